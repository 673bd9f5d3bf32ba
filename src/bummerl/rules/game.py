"""What a game is: options in, values out.

```text
options ─┐
deck ──► deal ──► State ──► legal ──► Action ──► apply ──► State' + Events
                    │                                        │
                    └─ table + my hand + events I saw ──► View(seat)
```

All chance is the order of the pack, so `deal` takes the pack as data and nothing here is random.  A state is
split once, at its root: what lies on the table is public, hands, stock and aside are secret.  What a seat may do
is computed from the table and its own hand alone, so legality can never depend on a hidden card.

Contents: Standing, Result, State, Step, the end of a deal and of a match, View, Game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from bummerl.rules.actions import Action, Event, IllegalAction, Kind, Seat
from bummerl.rules.cards import Card, Cards, NotationError
from bummerl.rules.options import Options
from bummerl.rules.reasons import Reason, reason

__all__ = ["Apply", "Choices", "DeckError", "Game", "Result", "Standing", "State", "Step", "View", "ended", "lowest"]


class DeckError(NotationError):
    """A deck that is not exactly the game's pack."""


@dataclass(frozen=True)
class Standing:
    """Where a match stands before a deal: who deals, what each seat has scored (counted up), what is carried over.

    A game that keeps more books (bolts, a barrel) adds fields with defaults, whole numbers or one a seat.

    >>> Standing(dealer=1, score=(3, 5))
    Standing(dealer=1, score=(3, 5), carry=0)
    """

    dealer: Seat = 0
    score: tuple[int, ...] = (0, 0)
    carry: int = 0

    def plus(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """The score with the points of a deal.

        >>> Standing(score=(3, 5)).plus((2, 0))
        (5, 5)
        """
        return tuple(had + won for had, won in zip(self.score, points, strict=True))


class Result(NamedTuple):
    """How a deal ended: game points a seat, and the sentences that explain them in order.

    `carry` is what the next deal's winner gets on top; `again` says that the same dealer deals once more.
    """

    points: tuple[int, ...]
    reasons: tuple[Reason, ...]
    carry: int = 0
    again: bool = False

    @property
    def winner(self) -> Seat | None:
        """The seat that scored most; None where nobody scored."""
        best = max(self.points)
        return self.points.index(best) if best > 0 else None


class PublicTable(Protocol):
    """What every game's table has; each game adds its own fields."""

    @property
    def standing(self) -> Standing:
        """The match before this deal."""

    @property
    def phase(self) -> StrEnum:
        """What is being decided."""

    @property
    def turn(self) -> Seat:
        """The seat to act; without meaning once there is a result."""

    @property
    def result(self) -> Result | None:
        """The result once the deal is over."""


O = TypeVar("O", bound=Options)  # noqa: E741  # options of a game
T = TypeVar("T", bound=PublicTable)
S = TypeVar("S", bound=Standing)


class State(NamedTuple, Generic[T]):
    """A deal at one moment.  `table` is public; the rest is secret and lies where it lies."""

    table: T
    hands: tuple[Cards, ...]
    stock: tuple[Card, ...]
    aside: tuple[Cards, ...] = ()


class Step(NamedTuple, Generic[T]):
    """The state after something was done, and the events that it caused."""

    state: State[T]
    events: tuple[Event, ...]


def ended(state: State[T], over: T, events: tuple[Event, ...], seat: Seat | None = None) -> Step[T]:
    """The end of a deal, whose table has its result: the last event names `seat`, else the winner or who was to act."""
    result = over.result
    assert result is not None, "a deal that is over has a result"
    if seat is None:
        seat = over.turn if result.winner is None else result.winner
    return Step(state._replace(table=over), (*events, Event(Kind.ENDED, seat, value=max(0, *result.points))))


def lowest(score: tuple[int, ...], each: int) -> tuple[int, ...]:
    """The Bummerl of a match that is won: `each` for whoever has the lowest score, partners both.

    >>> lowest((7, 3, 7, 3), 2)
    (0, 2, 0, 2)
    """
    least = min(score)
    return tuple(each if had == least else 0 for had in score)


# The last answer of `Game.choices`, since `apply` asks again what `legal` has just answered.  It stands here and not in
# the game: views hand their game to a seat, and the last hand may have been another's.
_LATEST: Final[list[tuple[Any, Any, Any, tuple[Action, ...]]]] = [(None, None, None, ())]

Choices = Callable[[Any, Cards], tuple[Action, ...]]
Apply = Callable[[Any, Action], Step[Any]]


class View(NamedTuple, Generic[T]):
    """All that one seat may know: the table, its own cards, the events that it saw.  `seat` None is a spectator."""

    game: Game[Any, T, Any]
    seat: Seat | None
    table: T
    hand: Cards
    log: tuple[Event, ...] = ()

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now; nothing when it is not its turn."""
        table = self.table
        if self.seat is None or table.result is not None or table.turn != self.seat:
            return ()
        return self.game.choices(table, self.hand)

    def explain(self, action: Action) -> Reason | None:
        """Why this seat may not do that now; None if it may."""
        table = self.table
        if table.result is not None:
            return reason("refused-over", self.game.over_paragraph)
        if table.turn != self.seat:
            return reason("refused-not-your-turn", self.game.turn_paragraph)
        return self.game.explain(table, self.hand, action)


@dataclass(frozen=True)
class Game(ABC, Generic[O, T, S]):
    """A game with its options; it holds nothing else and never changes.

    A subclass names its rules (`rules`), fills `phases` with one row a phase — what may be done, and what doing it
    means — and says how a deal starts, what a refused action broke, and how a match goes on.
    """

    options: O

    rules: ClassVar[str]

    turn_paragraph: ClassVar[str] = "2.1"
    """The paragraph that says whose turn it is."""

    over_paragraph: ClassVar[str] = "7.3"
    """The paragraph that says when a deal is over."""

    counts_below_zero: ClassVar[bool] = False
    """Whether scores can be negative."""

    counts_bummerl: ClassVar[bool] = True
    """Whether losers of a match get Bummerl; where they do not, the matches won are counted."""

    public: ClassVar[tuple[str, ...]] = ()
    """The fields of the table that every byte to a client may hold, beside standing, phase, turn and result."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win and lose a match together: each alone, unless the game has partners."""
        return tuple((seat,) for seat in range(self.seats))

    @property
    @abstractmethod
    def pack(self) -> Cards:
        """The cards of this game."""

    @property
    @abstractmethod
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """The state machine: phase → (what may be done, what doing it does)."""

    @abstractmethod
    def start(self, deck: tuple[Card, ...], standing: S) -> Step[T]:
        """The first state of a deal from a checked deck."""

    @abstractmethod
    def refused(self, table: T, hand: Cards, action: Action) -> Reason:
        """Which rule forbids the seat to act, holding `hand`, something that is not among its choices."""

    @abstractmethod
    def opening(self, dealer: Seat = 0) -> S:
        """The standing at the beginning of a match."""

    @abstractmethod
    def advance(self, standing: S, result: Result) -> S:
        """The match after a deal with this result."""

    @abstractmethod
    def match_winner(self, standing: S) -> Seat | None:
        """Who has won the match; None while it goes on."""

    @abstractmethod
    def losses(self, standing: S) -> tuple[int, ...]:
        """How many Bummerl (or, where there are none, lost matches) each seat gets; all 0 while the match goes on."""

    @abstractmethod
    def reviewable(self, table: T, seat: Seat) -> tuple[int, ...]:
        """Numbers (from 0) of the finished tricks that `seat` may look through now, oldest first."""

    def can_begin(self, standing: S) -> bool:
        """Whether a deal can be dealt after this standing: somebody here deals, and partners have the same score."""
        is_shared = all(len({standing.score[seat] for seat in side}) == 1 for side in self.sides)
        return 0 <= standing.dealer < self.seats and is_shared

    def trick_size(self, actions: Sequence[Action]) -> int:  # noqa: ARG002  # games ask it in which somebody rests
        """How many play to a trick in the deal of these actions."""
        return self.seats

    @property
    def counts_down_from(self) -> int:
        """Where a score begins that is written down to 0; 0 where it is counted up."""
        return 0

    def written_score(self, standing: S) -> tuple[int, ...]:
        """The score as the table writes it, counting up or down; who alone has come to 0 or past it has written 0."""
        start = self.counts_down_from
        if not start:
            return standing.score
        left = tuple(start - had for had in standing.score)
        # Where two are past it, which can be level, the numbers say who is ahead.
        return tuple(max(0, each) for each in left) if len({each for each in left if each <= 0}) == 1 else left

    def bummerls(self, standing: S) -> int:
        """How many Bummerl a loser of a finished match gets, who is one of `losses`; 0 while it goes on."""
        return max(self.losses(standing))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.options,)

    def deal(self, deck: Iterable[Card], standing: S | None = None) -> Step[T]:
        """Lay the pack out; `deck` runs from the top card down. DeckError unless it is exactly the pack."""
        cards = tuple(deck)
        if len(cards) != len(self.pack) or Cards(cards) != self.pack:
            missing, foreign = tuple(self.pack - Cards(cards)), tuple(Cards(cards) - self.pack)
            raise DeckError(
                reason("deck-wrong", size=len(self.pack), given=len(cards), missing=missing, foreign=foreign)
            )
        return self.start(cards, self.opening() if standing is None else standing)

    def choices(self, table: T, hand: Cards) -> tuple[Action, ...]:
        """What the seat to act may do, knowing the table and its own hand; nothing once the deal is over."""
        if table.result is not None:
            return ()
        last_game, last_table, last_hand, known = _LATEST[0]
        if last_table is table and last_hand is hand and last_game is self:
            return known
        actions = self.phases[table.phase][0](table, hand)
        _LATEST[0] = (self, table, hand, actions)
        return actions

    def explain(self, table: T, hand: Cards, action: Action) -> Reason | None:
        """Why the seat to act may not do this, citing the paragraph; None if it may."""
        return None if action in self.choices(table, hand) else self.refused(table, hand, action)

    def legal(self, state: State[T]) -> tuple[Action, ...]:
        """What the seat to act may do; nothing once the deal is over."""
        return self.choices(state.table, state.hands[state.table.turn])

    def apply(self, state: State[T], action: Action) -> Step[T]:
        """Do `action` for the seat to act; IllegalAction says why it may not be done."""
        table = state.table
        if table.result is not None:
            raise IllegalAction(action, reason("refused-over", self.over_paragraph), ())
        hand = state.hands[table.turn]
        legal = self.choices(table, hand)
        if action not in legal:
            why = self.explain(table, hand, action)
            assert why is not None, f"{action} is neither legal nor explained"
            raise IllegalAction(action, why, legal)
        return self.phases[table.phase][1](state, action)

    def view(self, state: State[T], seat: Seat | None, seen: Sequence[Event] = ()) -> View[T]:
        """What `seat` may know, having lived through `seen` (events it may not read are left out)."""
        hand = Cards() if seat is None else state.hands[seat]
        return View(self, seat, state.table, hand, tuple(event for event in seen if event.seen_by(seat)))

    def with_texts(self, texts: Mapping[str, str]) -> Self:
        """This game with some options changed, given as texts."""
        return type(self)(self.options.with_texts(texts))
