"""Exact values of positions with all cards known: by the native kernel where it can, in plain Python elsewhere.

```text
                  ┌─ NativeSolver ── positions (words, bytes) ── kernel/      two-handed games
game ── solver() ─┼─ trick_solver.py ─── tricks_positions.py ─── kernel/      games of tricks in two sides
                  └─ PythonSolver ── alpha-beta on the rules themselves       every game, given time
```

A value is what the seat to act gets, playing against others who see every card too and want the opposite.  It is in
game points won less those lost, carried points included, unless a `utility` says what each difference is worth.  Where
cards are played in two sides, values are those of `trick_solver.py`: the first side's, whoever is to act.
"""

from __future__ import annotations

import math
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property
from importlib.util import find_spec
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bummerl.engine.positions import number_of, packed, words
from bummerl.rules.actions import Action, Seat, Verb
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import State

if TYPE_CHECKING:
    from bummerl.engine._kernel import Kernel

__all__ = [
    "ENDLESS",
    "NATIVE",
    "Aim",
    "Enough",
    "ExactValues",
    "NativeSolver",
    "PythonSolver",
    "SlowSolverWarning",
    "Solver",
    "Utility",
    "Value",
    "at_least",
    "checked",
    "solver",
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
        """The value of each position, `limit` nodes for each, on one thread or two: the answers do not depend on it."""

    @abstractmethod
    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position."""


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


def solver(
    game: AnyGame, utility: Utility | None = None, *, wrong_claims: bool = True, side: Collection[Seat] = ()
) -> Solver:
    """A solver for the game: the kernel's if there is one and it can do what is asked, otherwise plain Python's.

    Where more than two play, `side` are the seats that play together, against all others; by default the seat to act
    alone.  Without `wrong_claims` nobody claims wrongly on purpose, although that may cost less than playing on.

    >>> from bummerl.rules.catalog import find
    >>> [solver(find(name).game).native is NATIVE for name in ("schnapsen", "thousand", "bauernschnapsen")]
    [True, True, True]
    """
    from bummerl.engine.trick_solver import has_sides, trick_solver  # noqa: PLC0415  # which is built on this module

    if not NATIVE:
        _warn()
    if utility is None and has_sides(game):
        return trick_solver(game)
    if not NATIVE:
        return PythonSolver(game, utility, "no native kernel", wrong_claims=wrong_claims, side=side)
    if game.rules != "schnapsen":
        return PythonSolver(game, utility, f"game={game.rules}", wrong_claims=wrong_claims, side=side)
    try:
        return NativeSolver(game, utility, wrong_claims=wrong_claims)
    except ValueError as refused:
        return PythonSolver(game, utility, str(refused), wrong_claims=wrong_claims, side=side)


_WARNED: list[bool] = []


def _warn() -> None:
    if not _WARNED:
        _WARNED.append(True)
        warnings.warn(
            "bummerl was installed without its native kernel: exact searches work, but take some thousand times as "
            "long. Install a C++ compiler and then bummerl again.",
            SlowSolverWarning,
            stacklevel=3,
        )


class NativeSolver(Solver):
    """The kernel's answers for a two-handed game; ValueError names the option or the utility that it cannot do.

    >>> from bummerl.rules.catalog import find
    >>> solver = NativeSolver(find("schnapsen").game) if NATIVE else None
    """

    native = True

    def __init__(
        self,
        game: AnyGame,
        utility: Utility | None = None,
        *,
        wrong_claims: bool = True,
        features: int | None = None,
    ) -> None:
        from bummerl.engine._kernel import ALL_FEATURES, Kernel  # noqa: PLC0415  # there may be none

        if game.rules != "schnapsen":
            raise ValueError(f"game={game.rules}")
        self.game, self.utility = game, utility
        self.kernel: Kernel = Kernel(words(game.options), wrong_claims, ALL_FEATURES if features is None else features)
        self._steps(0)

    def batch(self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1) -> list[Value]:
        """The value of each position."""
        answers = self._solve(states, limit, threads, every_action=False)
        return [self._value(state, answer[0]) for state, answer in zip(states, answers, strict=True)]

    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position."""
        answers = self._solve(states, limit, threads, every_action=True)
        return [self._by_action(state, answer) for state, answer in zip(states, answers, strict=True)]

    def stop(self) -> None:
        """Make all that other threads are asking now, or wait to ask, end soon, with answers that are not exact."""
        self.kernel.stop()

    def perft(self, state: State[Any], depth: int) -> int:
        """How many sequences of so many legal actions there are.

        >>> from bummerl.rules.cards import read_cards
        >>> from bummerl.rules.catalog import find
        >>> game = find("schnapsen").game
        >>> state = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")).state
        >>> NativeSolver(game).perft(state, 2) if NATIVE else 36
        36
        """
        return self.kernel.perft(packed(_going_on(state)), at_least(1, 2**31 - 1, depth=depth))

    def playouts(self, states: Sequence[State[Any]], times: int, seed: int) -> list[float]:
        """The mean value of each position over so many endings by chance, the same for the same seed.

        Every action that may be done has the same chance, but a claim is made as soon as it is right and never else.
        """
        positions = b"".join(map(packed, map(_going_on, states)))
        counts = self.kernel.playouts(positions, at_least(1, 2**32 - 1, times=times), at_least(0, seed=seed))
        return [
            sum(self._worth(points, state) * count for points, count in enumerate(counted, -12)) / times
            for state, counted in zip(states, counts, strict=True)
        ]

    def _solve(
        self, states: Sequence[State[Any]], limit: int | None, threads: int, *, every_action: bool
    ) -> list[list[tuple[int, int, int, bool, int]]]:
        nodes, threads = checked(limit, threads)
        carries = {_going_on(state).table.standing.carry for state in states}
        if len(carries) > 1:
            return [self._solve((state,), limit, threads, every_action=every_action)[0] for state in states]
        return self.kernel.solve(
            b"".join(map(packed, states)),
            every_action,
            nodes,
            threads,
            self._steps(*carries),
        )

    def _worth(self, points: int, state: State[Any]) -> float:
        carry = state.table.standing.carry
        return self._utility(points + (points > 0) * carry - (points < 0) * carry)

    def _utility(self, difference: int) -> float:
        return float(difference if self.utility is None else self.utility(difference))

    def _value(self, state: State[Any], answer: tuple[int, int, int, bool, int]) -> Value:
        _, low, high, exact, nodes = answer
        return Value(self._worth(low, state), self._worth(high, state), exact, nodes)

    def _by_action(self, state: State[Any], answers: Iterable[tuple[int, int, int, bool, int]]) -> dict[Action, Value]:
        found = {answer[0]: self._value(state, answer) for answer in answers}
        numbers = {action: number_of(action) for action in self.game.legal(state)}
        return {action: found[number] for action, number in numbers.items() if number in found}

    def _steps(self, carry: int = 0) -> int:
        """Bit 16 + n where n game points are worth more than what comes before; ValueError if any are worth less."""
        if self.utility is None:
            return 2**32 - 1
        steps = 0
        for fewer, more in pairwise(self._differences):
            shift = [points + (points > 0) * carry - (points < 0) * carry for points in (fewer, more)]
            rise = self._utility(shift[1]) - self._utility(shift[0])
            if rise < 0 or math.isnan(rise):
                raise ValueError(f"utility={self._utility(shift[1])} for {shift[1]}, less than for {shift[0]}")
            steps |= (rise > 0) << (16 + more)
        return steps

    @cached_property
    def _differences(self) -> tuple[int, ...]:
        """The game points by which a deal can end, carried ones left out."""
        options = self.game.options
        times = {1, options.closed_game_multiplier} if options.closing_allowed else {1}
        won = {factor * value for factor in times for value in (1, 2, 3)}
        tie = set() if options.tie_result == "na" else {0}
        return tuple(sorted(won | tie | {-value for value in won}))

    def _for_line(self, state: State[Any]) -> dict[Action, float]:
        # More game points are never worth less, so who plays for them plays for the utility.
        return {action: value.low for action, value in self.without_utility.values(state).items()}

    @cached_property
    def without_utility(self) -> NativeSolver:
        """The same with values in game points."""
        plain = NativeSolver.__new__(NativeSolver)
        plain.game, plain.utility, plain.kernel = self.game, None, self.kernel
        return plain


def _going_on(state: State[Any]) -> State[Any]:
    if state.table.result is not None:
        raise ValueError("the deal is over: there is nothing to solve")
    return state


class Enough(Exception):
    """The limit is reached."""


class Aim(NamedTuple):
    """The seats that want more, and what the end of a deal is worth to them."""

    side: frozenset[Seat]
    worth: Callable[[State[Any]], float]


class PythonSolver(Solver):
    """Alpha-beta on the rules as they are: slow, without a table, right for every game.

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

    def batch(self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1) -> list[Value]:
        """The value of each position, one after the other whatever `threads` says."""
        checked(limit, threads)
        return [self._limited(state, self._aim(state), limit) for state in states]

    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position, one after the other whatever `threads` says."""
        checked(limit, threads)
        return [self._all(state, limit) for state in states]

    def _all(self, state: State[Any], limit: int | None) -> dict[Action, Value]:
        found, left, aim = {}, limit, self._aim(state)
        for action in self._actions(state):
            found[action] = self._limited(self.game.apply(state, action).state, aim, left)
            left = None if left is None else max(0, left - found[action].nodes)
        return found

    def _aim(self, state: State[Any]) -> Aim:
        side = self.side or frozenset((_going_on(state).table.turn,))
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
        if self._nodes >= self._limit:
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
        return {action: value.low for action, value in self._all(state, None).items()}
