"""What the panel of a finished deal says of the match."""

from __future__ import annotations

from random import Random

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.record.match import Match
from bummerl.rules.catalog import find

from .test_shown import moments, show


def finished(key: str) -> list[Match]:
    """A match of few points after each of its deals, several times."""
    preset = find(key)
    short = preset._replace(game=preset.game.with_texts({"match_points": "4"}))
    return [match for seed in range(40) for match in moments(short, Random(seed), 6) if match.current is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_who_are_level_at_the_top_are_told_that_the_match_goes_on(language: str) -> None:
    locale = Locale(language)
    level = 0
    for match in finished("dreierschnapsen"):
        best = max(match.standing.score)
        is_level = best >= 4 and match.standing.score.count(best) > 1
        level += is_level
        assert (locale.text("match-level") in show(match, 0, locale)["ended"]["why"]) == is_level
        assert (match.winner is None) or not is_level
    assert level, "a lost contract brings both opponents the same"
