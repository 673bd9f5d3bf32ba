"""The kernel's answers for two-handed games with a talon.

Contents: NativeSolver.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from bummerl.engine.exact import Solver, Utility, Value, at_least, checked, going_on
from bummerl.engine.positions import number_of, packed, words
from bummerl.rules.actions import Action
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import State

if TYPE_CHECKING:
    from bummerl.engine._kernel import Kernel

__all__ = ["NativeSolver"]


class NativeSolver(Solver):
    """The kernel's answers for a two-handed game; ValueError names the option or the utility that it cannot do.

    >>> from bummerl.engine.exact import NATIVE
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
        """Make all that other threads are asking now, or wait to ask, end soon."""
        self.kernel.stop()

    def perft(self, state: State[Any], depth: int) -> int:
        """How many sequences of so many legal actions there are.

        >>> from bummerl.engine.exact import NATIVE
        >>> from bummerl.rules.cards import read_cards
        >>> from bummerl.rules.catalog import find
        >>> game = find("schnapsen").game
        >>> state = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")).state
        >>> NativeSolver(game).perft(state, 2) if NATIVE else 36
        36
        """
        return self.kernel.perft(packed(going_on(state)), at_least(1, 2**31 - 1, depth=depth))

    def playouts(self, states: Sequence[State[Any]], times: int, seed: int) -> list[float]:
        """The mean value of each position over so many endings by chance, the same for the same seed.

        Every action that may be done has the same chance, but a claim is made as soon as it is right and never else.
        """
        positions = b"".join(map(packed, map(going_on, states)))
        counts = self.kernel.playouts(positions, at_least(1, 2**32 - 1, times=times), at_least(0, seed=seed))
        return [
            sum(self._worth(points, state) * count for points, count in enumerate(counted, -12)) / times
            for state, counted in zip(states, counts, strict=True)
        ]

    def _solve(
        self, states: Sequence[State[Any]], limit: int | None, threads: int, *, every_action: bool
    ) -> list[list[tuple[int, int, int, bool, int]]]:
        since = self.kernel.stops()
        nodes, threads = checked(limit, threads)
        # What is carried shifts what game points are worth, so what is asked.
        groups: dict[int, list[int]] = {}
        for index, state in enumerate(states):
            groups.setdefault(going_on(state).table.standing.carry, []).append(index)
        answers: dict[int, list[tuple[int, int, int, bool, int]]] = {}
        for carry, group in groups.items():
            positions = b"".join(packed(states[index]) for index in group)
            solved = self.kernel.solve(positions, every_action, nodes, threads, self._steps(carry), since)
            answers.update(zip(group, solved, strict=True))
        return [answers[index] for index in range(len(states))]

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
