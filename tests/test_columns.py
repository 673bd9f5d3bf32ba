"""Positions from published columns: averages over all layouts, and the moves that the columns recommend.

The averages were computed apart from this program, with its rules of the soft game and all cards open.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import pytest

from bummerl.engine.solver import NATIVE, solver
from bummerl.engine.worlds import every
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
    worlds = tuple(every(view))
    total: defaultdict[str, float] = defaultdict(float)
    for line in found["averages"]:
        before, _, last = line.rpartition(" ")
        states = [world.state for world in worlds]
        if before:
            states = [GAME.apply(state, read_action(before)).state for state in states]
        for world, values in zip(worlds, SOLVER.batch_values(states), strict=True):
            total[line] += world.weight * values[read_action(last)].low
    weights = sum(world.weight for world in worlds)
    return {line: worth / weights for line, worth in total.items()}


@pytest.mark.parametrize("found", POSITIONS, ids=lambda found: found["name"])
def test_averages_over_all_layouts_are_those_computed_elsewhere(found: dict[str, Any]) -> None:
    assert averages(found) == pytest.approx(found["averages"], abs=0.001)
