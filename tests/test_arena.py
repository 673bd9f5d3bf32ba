"""The arena: figures that can be trusted, and the same ones every time."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from bummerl.arena import ArenaError, arena
from bummerl.arena.duplicate import mean_interval, share_interval
from bummerl.engine.bots import bot
from bummerl.rules.catalog import find

SHORT = find("schnapsen")._replace(game=find("schnapsen").game.with_texts({"match_points": "1"}))
RANDOM = (bot("random"), bot("random"))


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    one = arena(find("schnapsen"), RANDOM, deals=6, seed=4)
    assert arena(find("schnapsen"), RANDOM, deals=6, seed=4, processes=2) == one
    assert arena(find("schnapsen"), RANDOM, deals=6, seed=5) != one


def test_a_bot_against_itself_is_worth_nothing_on_the_same_decks() -> None:
    """Decisions at the same place get the same chance, so the swapped deal is the same deal."""
    report = arena(SHORT, (bot("thumb"), bot("thumb")), deals=3, seed=1)
    assert report.points[0].mean == 0
    assert (report.points[0].low, report.points[0].high) == (0, 0)


def test_what_one_bot_wins_the_other_loses() -> None:
    report = arena(SHORT, (bot("thumb"), bot("random")), deals=5, seed=1)
    first, second = report.points
    assert (first.mean, first.low, first.high) == (-second.mean, -second.high, -second.low)
    assert report.matches_won[0].mean + report.matches_won[1].mean == 1
    assert report.deals_won[0].mean + report.deals_won[1].mean <= 1


def test_changed_options_are_played_and_reported() -> None:
    preset = find("schnapsen")
    changed = preset._replace(game=preset.game.with_texts({"match_points": "1", "closing_allowed": "no"}))
    report = arena(changed, RANDOM, deals=2).to_json()
    assert report["options"] == {"match_points": 1, "closing_allowed": False}


@pytest.mark.parametrize("deals", [1, -1, 10**9])
def test_absurd_numbers_are_refused(deals: int) -> None:
    with pytest.raises(ArenaError) as refused:
        arena(find("schnapsen"), RANDOM, deals=deals)
    assert refused.value.reason.id == "arena-deals"
    with pytest.raises(ArenaError):
        arena(find("schnapsen"), RANDOM, deals=2, processes=deals if deals != 1 else 0)


def test_the_interval_of_a_mean_is_the_one_of_the_text_book() -> None:
    found = mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    deviation = sqrt(32 / 7)
    assert found.mean == 5
    assert found.high - found.mean == pytest.approx(1.959964 * deviation / sqrt(8), rel=1e-6)


def test_the_interval_of_single_wins_and_losses_is_wilsons() -> None:
    """80 of 100: 0.7112 to 0.8666, the textbook example."""
    found = share_interval([1.0] * 80 + [0.0] * 20)
    assert (found.low, found.high) == pytest.approx((0.7112, 0.8666), abs=1e-4)
    assert share_interval([0.0] * 20).low == pytest.approx(0, abs=1e-12)


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    rng = Random(1)
    covered = 0
    for _ in range(400):
        values = [fmean((rng.random() < 0.7, rng.random() < 0.7)) for _ in range(60)]
        low, high = share_interval(values)[1:]
        covered += low <= 0.7 <= high
    assert 0.92 <= covered / 400 <= 0.98
