"""The house rules of a table in a few lines, and what differs from the usual game in a few words.

Contents: lines, tags.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bummerl.record.match import Memory
from bummerl.rules.catalog import AnyGame, Preset, find
from bummerl.table.rulebook import reference_of
from bummerl.web.shown.words import Words

__all__ = ["lines", "tags"]

_ALWAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "schnapsen": ("deck", "marriage_on_first_lead", "min_talon_to_close", "claim_mode", "match_points"),
    "sitting_out": ("deck", "min_talon_to_close", "dealer_scores", "match_points"),
    "sixty_six_multi": ("deck", "ending", "scoring", "match_points"),
    "dreier": ("talon_exchange", "kontra_max", "claim_mode", "match_points"),
    "bauernschnapsen": ("aufschlagen", "kontra_contracts", "kontra_max", "match_points"),
    "thousand": ("min_bid", "trump_activation", "bolt_mode", "barrel_at", "target"),
}
"""What the players of each game ask first."""

_MOST_LINES: Final = 8


@lru_cache(512)
def lines(words: Words, preset: str, game: AnyGame, memory: Memory, watch: str = "") -> tuple[str, ...]:
    """The table's own rules, those asked first, those that differ from the usual game; what it remembers and shows."""
    names = list(dict.fromkeys((*_own(preset, game), *_ALWAYS[game.rules], *_differing(game, reference_of(game)))))
    told = [_said(words, game, name) for name in names[:_MOST_LINES]]
    if len(names) > _MOST_LINES:
        told.append(words.text("house-more", count=len(names) - _MOST_LINES))
    watching = [words.text(f"house-watch-{watch}")] if watch else []
    return (*told, words.text("house-memory", memory=memory.value), *watching)


@lru_cache(512)
def tags(words: Words, preset: str, game: AnyGame) -> tuple[str, ...]:
    """The table's own rules: how it differs from the game that it has the name of."""
    return tuple(_said(words, game, name) for name in _own(preset, game))


def _said(words: Words, game: AnyGame, name: str) -> str:
    return words.locale.option_value(name, getattr(game.options, name))


def _own(preset: str, game: AnyGame) -> tuple[str, ...]:
    return _differing(game, find(preset))


def _differing(game: AnyGame, other: Preset) -> tuple[str, ...]:
    return tuple(game.options.differing(other.game.options))
