"""What every exact solver answers, and what it may be asked.

Contents: NATIVE, Utility, ENDLESS; at_least, checked, going_on; SlowSolverWarning; Value, ExactValues, Solver.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from bummerl.rules.actions import Action
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import State

__all__ = [
    "ENDLESS",
    "NATIVE",
    "ExactValues",
    "SlowSolverWarning",
    "Solver",
    "Utility",
    "Value",
    "at_least",
    "checked",
    "going_on",
]

NATIVE: Final = find_spec("bummerl.engine._kernel") is not None
"""Whether this installation has the native kernel."""

Utility = Callable[[int], float]
"""What a difference in game points, won less lost by the seat to act, is worth to it; a mapping's ``__getitem__``."""

ENDLESS: Final = 2**64 - 1
"""The kernel's limit where there is none."""


def at_least(least: int, most: int = ENDLESS, **number: int) -> int:
    """The number if it is within these limits; ValueError that names it and says so.

    >>> at_least(1, times=3)
    3
    >>> at_least(1, times=0)
    Traceback (most recent call last):
    ValueError: times=0 is too small: 1 is the least
    """
    ((name, value),) = number.items()
    if value < least:
        raise ValueError(f"{name}={value} is too small: {least} is the least")
    if value > most:
        raise ValueError(f"{name}={value} is too large: {most} is the most")
    return value


def checked(limit: int | None, threads: int) -> tuple[int, int]:
    """Limit and threads as the kernel takes them; ValueError for a limit below 0 or without a thread."""
    nodes = ENDLESS if limit is None else min(ENDLESS, at_least(0, max(limit, ENDLESS), limit=limit))
    return nodes, min(2, at_least(1, threads=threads))


class SlowSolverWarning(RuntimeWarning):
    """There is no native kernel: exact searches take some thousand times as long."""


class Value(NamedTuple):
    """What a position or an action is worth, between `low` and `high`, which are equal when it is `exact`.

    `nodes` is what finding it took: boundaries between tricks in the kernel, positions in plain Python.  `why` names
    what the kernel could not do where plain Python stood in for it.
    """

    low: float
    high: float
    exact: bool
    nodes: int
    why: str = ""


class ExactValues(ABC):
    """Answers for one game; `native` says by what, and `why` why not by the kernel."""

    native: bool
    why: str = ""

    def value(self, state: State[Any], limit: int | None = None) -> Value:
        """The value of a position; not exact if it takes more than `limit` nodes.

        ValueError once the deal is over, for a `limit` below 0, and elsewhere for fewer `threads` than 1.

        >>> from bummerl.engine.solver import solver
        >>> from bummerl.record import Record
        >>> from bummerl.rules.actions import read_actions
        >>> from bummerl.rules.cards import read_cards
        >>> deck = read_cards("AHKHQH THKSQD JH ASTS JDQC ACTCKCJCADTDKDJSQS")
        >>> deal = Record.new("schnapsen", deck).play(*read_actions("close AH-TH"))
        >>> solver(deal.game).value(deal.state).low
        3.0
        """
        return self.batch((state,), limit)[0]

    def values(self, state: State[Any], limit: int | None = None) -> dict[Action, Value]:
        """The value of every action that may be done, in the order of the rules; `limit` is for all together."""
        return self.batch_values((state,), limit)[0]

    @abstractmethod
    def batch(self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1) -> list[Value]:
        """The value of each position, `limit` nodes for each, on one thread or two: the answers do not depend on it.

        Answers that are exact do not depend on the other positions either.  Where a search is cut short by its `limit`,
        how far it came may, for what is found out about one position helps with those after it.
        """

    @abstractmethod
    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position."""

    @abstractmethod
    def stop(self) -> None:
        """Make all that other threads are asking now, or wait to ask, end soon.

        What was not found out by then is not exact.  Each step of a `line` is a question of its own: only the one that
        is being asked ends.
        """


class Solver(ExactValues):
    """What a deal is worth to the seat to act."""

    def line(self, state: State[Any]) -> tuple[Action, ...]:
        """The actions to the end of the deal if everybody plays as well as can be, the first of equals each time."""
        line = []
        while state.table.result is None:
            values = self._for_line(state)
            best = max(values, key=lambda action: values[action])
            line.append(best)
            state = self.game.apply(state, best).state
        return tuple(line)

    game: AnyGame

    @abstractmethod
    def _for_line(self, state: State[Any]) -> dict[Action, float]: ...


def going_on(state: State[Any]) -> State[Any]:
    """The position, if there is something to solve in it; ValueError once the deal is over."""
    if state.table.result is not None:
        raise ValueError("the deal is over: there is nothing to solve")
    return state
