"""Exact values of the play of Bauernschnapsen, Dreierschnapsen, Sixty-six for three and four and Thousand.

```text
                        ┌─ kernel/tricks_*.hpp, by engine/tricks_positions.py
game ── trick_solver() ─┤
                        └─ alpha-beta on the rules themselves, where the kernel is missing or refuses
```

All cards are known to everybody, and a value is the first side's (`sides_of`), whoever is to act: that side wants
more of it and the other side less.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bummerl.engine.positions import number_of
from bummerl.engine.solver import ENDLESS, NATIVE, Enough, ExactValues, Value
from bummerl.engine.tricks_positions import Asked, Sides, Unsupported, needed, packed, points_of, sides_of
from bummerl.rules.actions import Action, Verb
from bummerl.rules.bauern import BauernGame
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import State
from bummerl.rules.sixty_six_multi import SixtySixMultiGame
from bummerl.rules.thousand import ThousandGame

if TYPE_CHECKING:
    from bummerl.engine._kernel import Tricks

__all__ = ["NativeTricks", "PythonTricks", "TrickSolver", "as_asked", "outcome", "trick_solver"]

_Line = tuple[int, int, int, bool, int]


class TrickSolver(ExactValues):
    """Answers for one game and one question.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.catalog import find
    >>> deck = tuple(find("bauernschnapsen").game.pack)
    >>> deal = Record.new("bauernschnapsen", deck).play(*read_actions("cut turn:0 pass pass pass pass pass pass"))
    >>> trick_solver(deal.game, Asked.POINTS).value(deal.state)[:3]
    (65, 65, True)
    """

    def __init__(self, game: AnyGame, asked: Asked = Asked.DEAL) -> None:
        self.game, self.asked = game, asked


def trick_solver(game: AnyGame, asked: Asked = Asked.DEAL) -> TrickSolver:
    """The kernel's answers if there is a kernel, otherwise plain Python's.

    >>> from bummerl.rules.catalog import find
    >>> trick_solver(find("thousand").game).native is NATIVE
    True
    """
    return NativeTricks(game, asked) if NATIVE else PythonTricks(game, asked, "no native kernel")


class NativeTricks(TrickSolver):
    """The kernel's answers; what it cannot do it leaves to plain Python, and `why` says what that was."""

    native = True

    def __init__(self, game: AnyGame, asked: Asked = Asked.DEAL, features: int | None = None) -> None:
        super().__init__(game, asked)
        from bummerl.engine._kernel import ALL_TRICK_FEATURES, Tricks  # noqa: PLC0415  # there may be none

        self.kernel: Tricks = Tricks(ALL_TRICK_FEATURES if features is None else features)

    def batch(self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1) -> list[Value]:
        """The value of each position."""
        bytes_ = self._packed(states)
        if bytes_ is None:
            return PythonTricks(self.game, self.asked, self.why).batch(states, limit)
        answers = self.kernel.solve(bytes_, every_action=False, limit=_most(limit), threads=threads)
        return [self._value(state, answer[0]) for state, answer in zip(states, answers, strict=True)]

    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position."""
        bytes_ = self._packed(states)
        if bytes_ is None:
            return PythonTricks(self.game, self.asked, self.why).batch_values(states, limit)
        answers = self.kernel.solve(bytes_, every_action=True, limit=_most(limit), threads=threads)
        return [self._by_action(state, answer) for state, answer in zip(states, answers, strict=True)]

    def stop(self) -> None:
        """Make what another thread is asking end soon, with answers that are not exact."""
        self.kernel.stop()

    def perft(self, state: State[Any], depth: int) -> int:
        """How many sequences of so many legal actions there are; Unsupported names what the kernel cannot do.

        >>> from bummerl.record import Record
        >>> from bummerl.rules.actions import read_actions
        >>> from bummerl.rules.catalog import find
        >>> deck = tuple(find("bauernschnapsen").game.pack)
        >>> deal = Record.new("bauernschnapsen", deck).play(*read_actions("cut turn:0 pass pass pass pass pass pass"))
        >>> NativeTricks(deal.game).perft(deal.state, 1) if NATIVE else 6
        6
        """
        return self.kernel.perft(packed(self.game, state), depth)

    def playouts(self, states: Sequence[State[Any]], times: int, seed: int) -> list[float]:
        """The mean value of each position over so many endings by chance, the same for the same seed.

        Every action that may be done has the same chance, but a claim is made as soon as it is right and never else.
        """
        played = self.kernel.playouts(b"".join(packed(self.game, state, self.asked) for state in states), times, seed)
        return [
            sum(self._worth(state, value) for value in values) / times
            for state, values in zip(states, played, strict=True)
        ]

    def _packed(self, states: Sequence[State[Any]]) -> bytes | None:
        try:
            found = b"".join(packed(self.game, state, self.asked) for state in states)
        except Unsupported as refused:
            self.why, self.native = str(refused), False
            return None
        self.why, self.native = "", True
        return found

    def _worth(self, state: State[Any], value: int) -> int:
        """Whether the contract of Thousand is made; other values are as they are."""
        if self.asked is Asked.DEAL and isinstance(self.game, ThousandGame):
            return 1 if value >= needed(self.game.options, state.table.bid) else -1
        return value

    def _value(self, state: State[Any], answer: _Line) -> Value:
        _, low, high, exact, nodes = answer
        return Value(self._worth(state, low), self._worth(state, high), exact, nodes)

    def _by_action(self, state: State[Any], answers: Sequence[_Line]) -> dict[Action, Value]:
        found = {answer[0]: self._value(state, answer) for answer in answers}
        numbers = {action: number_of(action) for action in self.game.legal(state)}
        return {action: found[number] for action, number in numbers.items() if number in found}


def _most(limit: int | None) -> int:
    return ENDLESS if limit is None else limit


class PythonTricks(TrickSolver):
    """Alpha-beta on the rules as they are: slow, and right for whatever has two sides.

    >>> from bummerl.rules.catalog import find
    >>> PythonTricks(find("thousand").game).native
    False
    """

    native = False

    def __init__(self, game: AnyGame, asked: Asked = Asked.DEAL, why: str = "") -> None:
        super().__init__(as_asked(game, asked), asked)
        self.why = why
        self._nodes, self._limit = 0, math.inf
        self._known: dict[object, int] = {}

    def batch(self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1) -> list[Value]:
        """The value of each position, one after the other whatever `threads` says."""
        del threads
        return [self._limited(state, sides_of(self.game, state), limit) for state in states]

    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position, one after the other whatever `threads` says."""
        del threads
        return [self._all(state, limit) for state in states]

    def _all(self, state: State[Any], limit: int | None) -> dict[Action, Value]:
        sides = sides_of(self.game, state)
        found, left = {}, limit
        for action in self.game.legal(state):
            if self._is_left_out(state, action):
                continue
            found[action] = self._limited(self.game.apply(state, action).state, sides, left)
            left = None if left is None else max(0, left - found[action].nodes)
        return found

    def _limited(self, state: State[Any], sides: Sides, limit: int | None) -> Value:
        self._nodes, self._limit = 0, math.inf if limit is None else limit
        self._known = {}
        try:
            value = self._search(state, sides, -math.inf, math.inf)
        except Enough:
            return Value(-math.inf, math.inf, exact=False, nodes=self._nodes)
        return Value(value, value, exact=True, nodes=self._nodes)

    def _search(self, state: State[Any], sides: Sides, low: float, high: float) -> float:
        if state.table.result is not None:
            return outcome(self.game, state, sides, self.asked)
        # How it came about does not matter for how it goes on.
        key = (state.hands, state.table._replace(denied=(), tricks=(), shown=()))
        if key in self._known:
            return self._known[key]
        if self._nodes >= self._limit:
            raise Enough
        self._nodes += 1
        is_first = state.table.turn in sides.first
        best = -math.inf if is_first else math.inf
        window = low, high
        for action in self.game.legal(state):
            if self._is_left_out(state, action):
                continue
            value = self._search(self.game.apply(state, action).state, sides, low, high)
            if is_first:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        if window[0] < best < window[1]:
            self._known[key] = int(best)
        return best

    def _is_left_out(self, state: State[Any], action: Action) -> bool:
        """Nobody claims who plays for card points."""
        return self.asked is Asked.POINTS and action.verb is Verb.CLAIM and state.table.result is None


def as_asked(game: AnyGame, asked: Asked) -> AnyGame:
    """The same game without what hides the answer.

    Nobody claims for players who play for card points, and a deal that counts half, rounded up, does not say of what.

    >>> from bummerl.rules.catalog import find
    >>> as_asked(find("bauernschnapsen_styria").game, Asked.POINTS).options.claim_mode
    'manual'
    """
    changes: dict[str, Any] = {}
    if asked is Asked.POINTS and hasattr(game.options, "claim_mode"):
        changes["claim_mode"] = "manual"
    if isinstance(game, BauernGame):
        changes["halved"] = False
    return type(game)(replace(game.options, **changes)) if changes else game


def outcome(game: AnyGame, state: State[Any], sides: Sides, asked: Asked) -> int:
    """What a finished deal was for the first side, as `Asked` has it.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.catalog import find
    >>> deck = tuple(find("bauernschnapsen").game.pack)
    >>> deal = Record.new("bauernschnapsen", deck).play(*read_actions("cut trump:S call:land pass pass pass"))
    >>> lost = deal.play(*read_actions("QD-JD-TH-TD"))
    >>> outcome(lost.game, lost.state, sides_of(deal.game, deal.state), Asked.DEAL)
    -1
    """
    table, result = state.table, state.table.result
    if asked is Asked.POINTS:
        return points_of(game, state, sides.first)
    other = next(seat for seat in sides.seats if seat not in sides.first)
    # The winners have what the deal was worth, or the losers pay it.
    ahead: int = result.points[sides.first[0]] - result.points[other]
    if isinstance(game, ThousandGame):
        return 1 if result.entry.made else -1
    if isinstance(game, SixtySixMultiGame):
        if game.options.scoring == "bands":
            return points_of(game, state, sides.first)
        if game.options.trump_ten_bonus:
            raise Unsupported("trump_ten_bonus=True")
        if table.declarer is not None:
            return 1 if ahead > 0 else -1
        carry: int = table.standing.carry
        return ahead - (ahead > 0) * carry + (ahead < 0) * carry
    if table.contract != "normal":
        return 1 if ahead > 0 else -1
    times: int = table.times
    return ahead // times if ahead > 0 else -(-ahead // times)
