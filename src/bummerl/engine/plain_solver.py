"""Exact values in plain Python: alpha-beta on the rules themselves.

Contents: MOST_KNOWN, Enough, Aim, PythonSolver.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final, NamedTuple

from bummerl.engine.exact import Solver, Utility, Value, checked, going_on
from bummerl.rules.actions import Action, Seat, Verb
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import State

__all__ = ["MOST_KNOWN", "Aim", "Enough", "PythonSolver"]


MOST_KNOWN: Final = 1 << 18
"""Positions whose values are remembered at most, some hundred megabytes; all are forgotten once there are more."""


class Enough(Exception):
    """The limit is reached, or somebody has said stop."""


class Aim(NamedTuple):
    """The seats that want more, and what the end of a deal is worth to them."""

    side: frozenset[Seat]
    worth: Callable[[State[Any]], float]


class PythonSolver(Solver):
    """Alpha-beta on the rules as they are: slow, right for every game.

    >>> from bummerl.rules.catalog import find
    >>> PythonSolver(find("bauernschnapsen").game, side=(0, 2)).native
    False
    """

    native = False

    def __init__(
        self,
        game: AnyGame,
        utility: Utility | None = None,
        why: str = "",
        *,
        wrong_claims: bool = True,
        side: Collection[Seat] = (),
    ) -> None:
        self.game, self.utility, self.why = game, utility, why
        self.wrong_claims, self.side = wrong_claims, frozenset(side)
        self._nodes, self._limit = 0, math.inf
        self._known: dict[object, float] = {}
        self._turn, self._stops, self._since = Lock(), 0, 0

    def batch(
        self,
        states: Sequence[State[Any]],
        limit: int | None = None,
        threads: int = 1,
        *,
        since: int | None = None,
    ) -> list[Value]:
        """The value of each position, one after the other whatever `threads` says.

        Every stop after the first `since` ends it, by default every one from now on.
        """
        checked(limit, threads)
        with self._alone(since):
            return [self._limited(state, self._aim(state), limit) for state in states]

    def batch_values(
        self,
        states: Sequence[State[Any]],
        limit: int | None = None,
        threads: int = 1,
        *,
        since: int | None = None,
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position, one after the other whatever `threads` says."""
        checked(limit, threads)
        with self._alone(since):
            return [self._all(state, limit) for state in states]

    def stop(self) -> None:
        """Make all that other threads are asking now, or wait to ask, end soon."""
        self._stops += 1

    def stops(self) -> int:
        """How many stops there have been."""
        return self._stops

    @contextmanager
    def _alone(self, since: int | None) -> Iterator[None]:
        before = self._stops if since is None else since
        with self._turn:
            self._since = before
            yield

    def _all(self, state: State[Any], limit: int | None) -> dict[Action, Value]:
        found, left, aim = {}, limit, self._aim(state)
        for action in self._actions(state):
            found[action] = self._limited(self.game.apply(state, action).state, aim, left)
            left = None if left is None else max(0, left - found[action].nodes)
        return found

    def _aim(self, state: State[Any]) -> Aim:
        side = self.side or frozenset((going_on(state).table.turn,))
        return Aim(side, lambda end: self._difference(end, side))

    def _difference(self, end: State[Any], side: frozenset[Seat]) -> float:
        points = end.table.result.points
        difference: int = 2 * sum(points[seat] for seat in side) - sum(points)
        return float(difference if self.utility is None else self.utility(difference))

    def _limited(self, state: State[Any], aim: Aim, limit: int | None) -> Value:
        self._nodes, self._limit = 0, math.inf if limit is None else limit
        self._known = {}
        try:
            value = self._search(state, aim, -math.inf, math.inf)
        except Enough:
            return Value(-math.inf, math.inf, exact=False, nodes=self._nodes)
        return Value(value, value, exact=True, nodes=self._nodes)

    def _search(self, state: State[Any], aim: Aim, low: float, high: float) -> float:
        if state.table.result is not None:
            return aim.worth(state)
        key = self._key(state)
        if key in self._known:
            return self._known[key]
        if self._nodes >= self._limit or self._stops != self._since:
            raise Enough
        self._nodes += 1
        is_ours = state.table.turn in aim.side
        best = -math.inf if is_ours else math.inf
        window = low, high
        for action in self._actions(state):
            value = self._search(self.game.apply(state, action).state, aim, low, high)
            if is_ours:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        if key is not None and window[0] < best < window[1]:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = best
        return best

    def _key(self, state: State[Any]) -> object:
        """What positions that are worth the same have in common; None if nothing is to be remembered."""
        del state
        return None

    def _actions(self, state: State[Any]) -> list[Action]:
        """What may be done, claims first: they end the deal at once."""
        actions = [action for action in self.game.legal(state) if not self._is_left_out(state, action)]
        return sorted(actions, key=lambda action: action.verb is not Verb.CLAIM)

    def _is_left_out(self, state: State[Any], action: Action) -> bool:
        if self.wrong_claims or action.verb is not Verb.CLAIM or self.game.rules != "schnapsen":
            return False
        return bool(state.table.points[state.table.turn] < self.game.options.target_points)

    def _for_line(self, state: State[Any]) -> dict[Action, float]:
        return {action: value.low for action, value in self.values(state).items()}
