"""What every answer to an example is worth, as the program's own players find it: kept beside the examples in a file.

    python -m bummerl.lessons.worth

writes `worth.json` anew, which takes minutes; the tests say when that is needed.  The figures are game points (in
Thousand points) of the reader's side less those of the other side, on average over layouts of the hidden cards that
fit the position: searched to the end in the two-handed game, played out by the players of the rules of thumb elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final

from bummerl.engine.bots import bot
from bummerl.engine.pimc import Pimc
from bummerl.engine.playouts import averages
from bummerl.engine.worlds import some
from bummerl.lessons.strategy import EXAMPLES, Example
from bummerl.rules.actions import Action, Seat, read_action
from bummerl.rules.game import Result, State, View

__all__ = ["found", "is_right", "worth"]

LAYOUTS: Final = 200
"""Of the hidden cards."""

FEW: Final = 60
"""Layouts where every one is played out card by card."""

EQUAL: Final = 0.05
"""So many game points less count for nothing."""

EQUAL_POINTS: Final = 1.0
"""So many points of Thousand."""

_FILE: Final = Path(__file__).with_name("worth.json")


def worth(name: str) -> Mapping[Action, float]:
    """What each answer to the example of this name is worth; answers that no player weighs are left out.

    >>> figures = worth("schnapsen-claiming")
    >>> max(figures, key=lambda action: figures[action]).verb
    <Verb.CLAIM: 'claim'>
    """
    return {read_action(text): value for text, value in _kept()[name].items()}


def is_right(example: Example, action: Action, figures: Mapping[Action, float]) -> bool:
    """Whether the answer is the best, or so near to it that the figures cannot tell them apart."""
    margin = EQUAL_POINTS if example.record.game.rules == "thousand" else EQUAL
    return action == example.action or figures.get(action, -inf) >= figures[example.action] - margin


@cache
def _kept() -> dict[str, dict[str, float]]:
    kept: dict[str, dict[str, float]] = json.loads(_FILE.read_text(encoding="utf-8"))
    return kept


def found(example: Example, answers: Collection[Action] | None = None) -> dict[Action, float]:
    """The figures of an example, or of some of its answers, found anew; the same at every call."""
    record = example.record
    view = record.view(record.state.table.turn)
    if view.game.rules == "schnapsen":
        return dict(Pimc(LAYOUTS).advice(view, Random(1)).values)
    states = [world.state for world in some(view, LAYOUTS if view.game.rules == "sixty_six_multi" else FEW, Random(1))]
    if view.game.rules == "sixty_six_multi":
        return averages(view, view.legal, states, Random(1))
    return {
        action: sum(_played(view, state, action, Random(number)) for number, state in enumerate(states)) / len(states)
        for action in view.legal
        if answers is None or action in answers
    }


def _played(view: View[Any], state: State[Any], action: Action, rng: Random) -> float:
    """What the reader's side has more than the other when all go on by the rules of thumb after this action."""
    assert view.seat is not None, "an example is a decision"
    thumb = bot("thumb")
    game, events = view.game, view.log
    while True:
        state, more = game.apply(state, action)
        events += more
        result: Result | None = state.table.result
        if result is not None:
            return _more(view.seat, state, result, game.sides)
        action = thumb.choose(game.view(state, state.table.turn, events), rng)


def _more(me: Seat, state: State[Any], result: Result, sides: Iterable[tuple[Seat, ...]]) -> float:
    """The points of a seat less what those who are not of its side have on average."""
    side = state.table.side(me) if hasattr(state.table, "side") else next(each for each in sides if me in each)
    others = [points for seat, points in enumerate(result.points) if seat not in side]
    return result.points[me] - sum(others) / len(others)


def _write() -> None:
    figures = {
        name: {str(action): round(value, 2) for action, value in found(example).items()}
        for name, example in EXAMPLES.items()
    }
    _FILE.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
