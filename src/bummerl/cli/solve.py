"""What a position is worth with all cards known, in sentences or as JSON.

Where cards are played in two sides, values are those of the side that must make the contract, whoever is to act.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bummerl.cli.replay import read_file
from bummerl.engine.solver import PythonSolver, SlowSolverWarning, Solver, Value, solver
from bummerl.engine.trick_solver import TrickSolver, is_contract, trick_solver
from bummerl.engine.tricks_positions import Alone, Asked, Sides, Unsupported, sides_of
from bummerl.locale import Locale
from bummerl.record.match import Match
from bummerl.record.record import Record
from bummerl.rules.actions import Action, write_actions
from bummerl.rules.reasons import Refused, reason

__all__ = ["Solution"]

_WHY: Final = {"no native kernel": "solve-no-kernel"}


class Solution:
    """The position at the end of a file, and who solves it.  Refused if there is none, or the deal is over."""

    def __init__(self, path: Path, limit: int | None = None) -> None:
        match, damage = read_file(path)
        if damage is not None:
            raise damage
        if match is None or match.current is None:
            raise Refused(reason("solve-over", path=str(path)))
        self.match: Match = match
        self.record: Record = match.current
        self.limit = limit
        self.sides: Sides | None = None
        with self._quietly():
            self.solver: Solver = solver(self.record.game)
        if isinstance(self.solver, TrickSolver):
            try:
                self.sides = sides_of(self.record.game, self.record.state)
            except Alone as refused:
                self.solver = PythonSolver(self.record.game, why=str(refused))
            except Unsupported:
                raise Refused(reason("solve-before-play", path=str(path))) from None

    @staticmethod
    @contextmanager
    def _quietly() -> Iterator[None]:
        """What is slow is said in the reader's language."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SlowSolverWarning)
            yield

    def lines(self, locale: Locale) -> Iterator[str]:
        """Who solves, the value, every action's value and the best line, each as soon as it is known."""
        value = self._value(self.solver)
        if why := value.why or self.solver.why:
            yield locale.text(_WHY.get(why, "solve-python"), why=why)
        yield self._told(value, locale)
        if self.sides is not None and (points := self._points()) is not None and points.exact:
            yield locale.text("solve-points", side=self._first, points=int(points.low), nodes=points.nodes)
        if not value.exact:
            return
        yield locale.text("solve-line", line=self._line())
        for action, worth in self._values().items():
            yield f"  {action}: {_text(worth)}"

    def to_json(self) -> dict[str, Any]:
        """The same as plain data; `low` and `high` are equal where the search was not stopped.

        `side` are the seats whose values these are; `points` what they get in cards, where that can be asked.
        """
        value, points = self._value(self.solver), None if self.sides is None else self._points()
        turn = self.record.state.table.turn
        return {
            "turn": turn,
            "side": [turn] if self.sides is None else list(self.sides.first),
            "native": not (value.why or self.solver.why),
            **_plain(value),
            "points": None if points is None else _plain(points),
            "line": self._line() if value.exact else None,
            "actions": {str(action): _plain(worth) for action, worth in self._values().items()},
        }

    def _value(self, asked: Solver) -> Value:
        with self._quietly():
            return asked.value(self.record.state, self.limit)

    def _values(self) -> dict[Action, Value]:
        with self._quietly():
            return self.solver.values(self.record.state, self.limit)

    def _points(self) -> Value | None:
        """The card points of the first side; None where a contract is not about them."""
        try:
            return self._value(trick_solver(self.record.game, Asked.POINTS))
        except Unsupported:
            return None

    @property
    def _first(self) -> str:
        assert self.sides is not None, "there are sides"
        return " + ".join(self.match.seats[seat] for seat in self.sides.first)

    def _told(self, value: Value, locale: Locale) -> str:
        known: dict[str, Any] = {"name": self.match.seats[self.record.state.table.turn], "nodes": value.nodes}
        bounds = {"low": f"{value.low:+g}", "high": f"{value.high:+g}"}
        if self.sides is None:
            if not value.exact:
                return locale.text("solve-between", **known, **bounds)
            return locale.text("solve-value", **known, value=f"{value.low:+g}")
        known["side"] = self._first
        if not value.exact:
            return locale.text("solve-side-between", **known, **bounds)
        if is_contract(self.record.game, self.record.state):
            return locale.text("solve-made" if value.low > 0 else "solve-not-made", **known)
        return locale.text("solve-side-value", **known, value=f"{value.low:+g}")

    def _line(self) -> str:
        # Written together with what has been played, a trick that has begun stays one word.
        with self._quietly():
            before, line = self.record.actions, self.solver.line(self.record.state)
        size = self.record.game.trick_size((*before, *line))
        written = write_actions((*before, *line), size).split()
        return " ".join(written[len(write_actions(before, size).split()) :]) or written[-1]


def _text(value: Value) -> str:
    return f"{value.low:+g}" if value.exact else f"{value.low:+g} … {value.high:+g}"


def _plain(value: Value) -> dict[str, Any]:
    known = {"low": value.low, "high": value.high}
    bounded = {name: None if abs(bound) == float("inf") else bound for name, bound in known.items()}
    return {**bounded, "exact": value.exact, "nodes": value.nodes}
