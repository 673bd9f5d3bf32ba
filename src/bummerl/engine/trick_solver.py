"""Exact values of the play of Bauernschnapsen, Dreierschnapsen, Sixty-six for three and four and Thousand.

```text
                        ┌─ kernel/tricks_*.hpp, by engine/tricks_positions.py
game ── trick_solver() ─┤
                        └─ alpha-beta on the rules themselves, where the kernel is missing or refuses
```

All cards are known to everybody, and a value is the first side's (`sides_of`), whoever is to act: that side wants
more of it and the other side less.  What `Asked` says is counted, without contract and doubling.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from bummerl.engine.exact import NATIVE, SlowSolverWarning, Solver, Value, at_least, checked
from bummerl.engine.plain_solver import Aim, PythonSolver
from bummerl.engine.positions import number_of
from bummerl.engine.tricks_positions import Asked, Sides, Unsupported, needed, packed, points_of, sides_of
from bummerl.rules.actions import Action, Verb
from bummerl.rules.bauern import BauernGame
from bummerl.rules.catalog import AnyGame
from bummerl.rules.dreier import DreierGame
from bummerl.rules.game import State
from bummerl.rules.sixty_six_multi import SixtySixMultiGame
from bummerl.rules.thousand import ThousandGame

if TYPE_CHECKING:
    from bummerl.engine._kernel import Tricks

__all__ = [
    "NativeTricks",
    "PythonTricks",
    "TrickSolver",
    "as_asked",
    "has_sides",
    "is_contract",
    "outcome",
    "trick_solver",
]

_Line = tuple[int, int, int, bool, int]


class TrickSolver(Solver):
    """Answers for one game and one question.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.catalog import find
    >>> deck = tuple(find("bauernschnapsen").game.pack)
    >>> deal = Record.new("bauernschnapsen", deck).play(*read_actions("cut turn:0 pass pass pass pass pass pass"))
    >>> trick_solver(deal.game, Asked.POINTS).value(deal.state)[:3]
    (65, 65, True)
    """

    asked: Asked

    def _for_line(self, state: State[Any]) -> dict[Action, float]:
        sign = 1 if state.table.turn in sides_of(self.game, state).first else -1
        return {action: sign * value.low for action, value in self.values(state).items()}


def has_sides(game: AnyGame) -> bool:
    """Whether cards are, or can be, played by one side against another once every card is dealt.

    >>> from bummerl.rules.catalog import find
    >>> [has_sides(find(name).game) for name in ("schnapsen", "sixty_six_3p", "sixty_six_4p")]
    [False, False, True]
    """
    if isinstance(game, SixtySixMultiGame):
        return game.options.partners or game.options.drumming
    return isinstance(game, BauernGame | DreierGame | ThousandGame)


def trick_solver(game: AnyGame, asked: Asked = Asked.DEAL) -> TrickSolver:
    """The kernel's answers if there is a kernel, otherwise plain Python's.

    >>> from bummerl.rules.catalog import find
    >>> trick_solver(find("thousand").game).native is NATIVE
    True
    """
    return NativeTricks(game, asked) if NATIVE else PythonTricks(game, asked, "no native kernel")


class NativeTricks(TrickSolver):
    """The kernel's answers; what it cannot do it leaves to plain Python, and `Value.why` says what that was."""

    native = True

    def __init__(self, game: AnyGame, asked: Asked = Asked.DEAL, features: int | None = None) -> None:
        self.game, self.asked = game, asked
        from bummerl.engine._kernel import ALL_TRICK_FEATURES, Tricks  # noqa: PLC0415  # there may be none

        self.kernel: Tricks = Tricks(ALL_TRICK_FEATURES if features is None else features)
        self._python = PythonTricks(game, asked)

    def batch(self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1) -> list[Value]:
        """The value of each position."""
        since = self._python.stops()
        try:
            answers = self._solve(states, limit, threads, every_action=False)
        except Unsupported as refused:
            return [value._replace(why=str(refused)) for value in self.python.batch(states, limit, since=since)]
        return [self._value(state, answer[0]) for state, answer in zip(states, answers, strict=True)]

    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position."""
        since = self._python.stops()
        try:
            answers = self._solve(states, limit, threads, every_action=True)
        except Unsupported as refused:
            return [
                {action: value._replace(why=str(refused)) for action, value in values.items()}
                for values in self.python.batch_values(states, limit, since=since)
            ]
        return [self._by_action(state, answer) for state, answer in zip(states, answers, strict=True)]

    @cached_property
    def python(self) -> PythonTricks:
        """What answers where the kernel cannot; the first time it is said that this takes long."""
        warnings.warn(
            "the native kernel cannot do all that is asked (Value.why names what): plain Python searches, which takes "
            "some thousand times as long",
            SlowSolverWarning,
            stacklevel=3,
        )
        return self._python

    def stop(self) -> None:
        """Make all that other threads are asking now, or wait to ask, end soon."""
        self.kernel.stop()
        self._python.stop()

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
        return self.kernel.perft(packed(self.game, state), at_least(1, 2**31 - 1, depth=depth))

    def playouts(self, states: Sequence[State[Any]], times: int, seed: int) -> list[float]:
        """The mean value of each position over so many endings by chance, the same for the same seed.

        Every action that may be done has the same chance, but a claim is made as soon as it is right and never else.
        """
        positions = b"".join(packed(self.game, state, self.asked) for state in states)
        played = self.kernel.playouts(positions, at_least(1, 2**32 - 1, times=times), at_least(0, seed=seed))
        return [
            sum(self._worth(state, value) * count for value, count in counts.items()) / times
            for state, counts in zip(states, played, strict=True)
        ]

    def _solve(
        self, states: Sequence[State[Any]], limit: int | None, threads: int, *, every_action: bool
    ) -> list[list[_Line]]:
        since = self.kernel.stops()
        positions = b"".join(packed(self.game, state, self.asked) for state in states)
        return self.kernel.solve(positions, every_action, *checked(limit, threads), since)

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


class PythonTricks(TrickSolver, PythonSolver):
    """Alpha-beta on the rules as they are: slow, and right for whatever has two sides.

    >>> from bummerl.rules.catalog import find
    >>> PythonTricks(find("thousand").game).native
    False
    """

    def __init__(self, game: AnyGame, asked: Asked = Asked.DEAL, why: str = "") -> None:
        super().__init__(as_asked(game, asked), why=why)
        self.asked = asked

    def _aim(self, state: State[Any]) -> Aim:
        sides = sides_of(self.game, state)
        return Aim(frozenset(sides.first), partial(outcome, self.game, sides=sides, asked=self.asked))

    def _key(self, state: State[Any]) -> object:
        # How it came about does not matter for how it goes on.
        return (state.hands, state.table._replace(denied=(), tricks=(), shown=()))

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


def is_contract(game: AnyGame, state: State[Any]) -> bool:
    """Whether a deal is about a contract that the first side makes (1) or does not make (-1).

    >>> from bummerl.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.catalog import find
    >>> deck = tuple(find("bauernschnapsen").game.pack)
    >>> deal = Record.new("bauernschnapsen", deck).play(*read_actions("cut trump:S call:land pass pass pass"))
    >>> is_contract(deal.game, deal.state)
    True
    """
    if isinstance(game, SixtySixMultiGame):
        return state.table.declarer is not None
    return isinstance(game, ThousandGame) or state.table.contract != "normal"


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
        if is_contract(game, state):
            return 1 if ahead > 0 else -1
        carry: int = table.standing.carry
        return ahead - (ahead > 0) * carry + (ahead < 0) * carry
    if is_contract(game, state):
        return 1 if ahead > 0 else -1
    times: int = table.times
    return ahead // times if ahead > 0 else -(-ahead // times)
