"""Positions from published columns: averages over all layouts, and the moves that the columns recommend.

The averages were computed apart from this program, with its rules of the soft game and all cards open.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bummerl.engine.pimc import Pimc
from bummerl.engine.solver import NATIVE, solver
from bummerl.engine.worlds import every, worlds
from bummerl.rules.actions import read_action
from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.catalog import find
from bummerl.rules.game import Standing, View
from bummerl.rules.schnapsen import Table
from bummerl.rules.schnapsen.table import Close, Phase, Trick

FILE: Final = Path(__file__).parent / "columns.toml"
POSITIONS: Final = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
GAME: Final = find("schnapsen").game
SOLVER: Final = solver(GAME)

pytestmark = pytest.mark.skipif(not NATIVE, reason="open talons need the native kernel")


def view_of(found: dict[str, Any]) -> View[Table]:
    """What the player sees, seat 0; the tricks before are any that leave these cards."""
    hand, unseen = Cards(read_cards(found["hand"])), Cards(read_cards(found["unseen"]))
    led = read_cards(found.get("led", ""))
    known = Cards(read_cards(found.get("known", "")))
    turnup = Card(found["turnup"]) if "turnup" in found else None
    lies = hand | unseen | Cards(led) | (Cards() if turnup is None else Cards((turnup,)))
    played = sorted(GAME.pack - lies)
    tricks = [Trick(0, pair, 0, 10 - 2 * at) for at, pair in enumerate(zip(played[::2], played[1::2], strict=True))]
    closed_at = found.get("closed_at")
    table = Table(
        standing=Standing(),
        phase=Phase.FOLLOW if led else Phase.LEAD,
        turn=0,
        trump=Suit.read(found["trump"]),
        turnup=turnup,
        talon=0 if turnup is None else 2,
        trick=led,
        tricks=tuple(tricks),
        points=tuple(found["points"]),
        won=(1, 1),
        shown=(Cards(), known),
        close=None if closed_at is None else Close(1, closed_at, 1, 2),
    )
    return View(GAME, 0, table, hand)


def averages(found: dict[str, Any]) -> dict[str, float]:
    """The mean value of every action over all layouts, and of every lead after a close."""
    view = view_of(found)
    layouts = tuple(every(view))
    total: defaultdict[str, float] = defaultdict(float)
    for line in found["averages"]:
        before, _, last = line.rpartition(" ")
        states = [world.state for world in layouts]
        if before:
            states = [GAME.apply(state, read_action(before)).state for state in states]
        for world, values in zip(layouts, SOLVER.batch_values(states), strict=True):
            total[line] += world.weight * values[read_action(last)].low
    weights = sum(world.weight for world in layouts)
    return {line: worth / weights for line, worth in total.items()}


@pytest.mark.parametrize("found", POSITIONS, ids=lambda found: found["name"])
def test_averages_over_all_layouts_are_those_computed_elsewhere(found: dict[str, Any]) -> None:
    assert averages(found) == pytest.approx(found["averages"], abs=0.001)


def test_most_published_moves_are_those_that_the_player_makes() -> None:
    """Not all need be: an average over open cards does not know what the columns know of guessing."""
    asked = [found for found in POSITIONS if "best" in found]
    right = [found["name"] for found in asked if _move(view_of(found)) in found["best"]]
    assert len(right) >= 15, {found["name"] for found in asked} - set(right)
    assert len(asked) == 16


def _move(view: View[Table]) -> str:
    """What it does, with the lead after a close."""
    action = Pimc(2000).choose(view, Random(0))
    if str(action) != "close":
        return str(action)
    closed = GAME.apply(next(worlds(view, Random(0))), action).state
    return f"close {Pimc(2000).choose(view._replace(table=closed.table), Random(0))}"
