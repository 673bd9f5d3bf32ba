"""What a position is worth with all cards known, in sentences or as JSON."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bummerl.cli.replay import read_file
from bummerl.engine.solver import SlowSolverWarning, Solver, Value, solver
from bummerl.locale import Locale
from bummerl.record.match import Match
from bummerl.record.record import Record
from bummerl.rules.actions import write_actions
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
        turn = self.record.state.table.turn
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SlowSolverWarning)  # it is said in the reader's language
            self.solver: Solver = solver(
                self.record.game, side=next(side for side in self.record.game.sides if turn in side)
            )

    def lines(self, locale: Locale) -> Iterator[str]:
        """Who solves, the value, every action's value and the best line, each as soon as it is known."""
        if not self.solver.native:
            yield locale.text(_WHY.get(self.solver.why, "solve-python"), why=self.solver.why)
        value = self.solver.value(self.record.state, self.limit)
        name = self.match.seats[self.record.state.table.turn]
        if value.exact:
            yield locale.text("solve-value", name=name, value=f"{value.low:+g}", nodes=value.nodes)
        else:
            yield locale.text(
                "solve-between", name=name, low=f"{value.low:+g}", high=f"{value.high:+g}", nodes=value.nodes
            )
            return
        yield locale.text("solve-line", line=self._line())
        for action, worth in self.solver.values(self.record.state, self.limit).items():
            yield f"  {action}: {_text(worth)}"

    def to_json(self) -> dict[str, Any]:
        """The same as plain data; `low` and `high` are equal where the search was not stopped."""
        value = self.solver.value(self.record.state, self.limit)
        return {
            "turn": self.record.state.table.turn,
            "native": self.solver.native,
            **_plain(value),
            "line": self._line() if value.exact else None,
            "actions": {
                str(action): _plain(worth)
                for action, worth in self.solver.values(self.record.state, self.limit).items()
            },
        }

    def _line(self) -> str:
        # Written together with what has been played, a trick that has begun stays one word.
        before, line = self.record.actions, self.solver.line(self.record.state)
        written = write_actions((*before, *line), self.record.game.seats).split()
        return " ".join(written[len(write_actions(before, self.record.game.seats).split()) :]) or written[-1]


def _text(value: Value) -> str:
    return f"{value.low:+g}" if value.exact else f"{value.low:+g} … {value.high:+g}"


def _plain(value: Value) -> dict[str, Any]:
    known = {"low": value.low, "high": value.high}
    bounded = {name: None if abs(bound) == float("inf") else bound for name, bound in known.items()}
    return {**bounded, "exact": value.exact, "nodes": value.nodes}
