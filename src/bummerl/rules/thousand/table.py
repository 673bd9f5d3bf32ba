"""What lies on the table of Thousand, and the score sheet before a deal: everything that all players know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import NamedTuple, Self

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, Standing
from bummerl.rules.reasons import Reason
from bummerl.rules.tables import Denial

__all__ = ["Denial", "Entry", "Outcome", "Phase", "Table", "ThousandStanding", "Trick"]


class Phase(StrEnum):
    """What is being decided."""

    __hash__ = str.__hash__  # an enum's own hashes the name anew each time

    BLIND = "blind"
    """Bid before looking, or look (§T3)."""
    REDEAL = "redeal"
    """Ask for a new deal because of the hand, or not (§T2.6, §T5.6)."""
    AUCTION = "auction"
    """Bid or pass (§T4)."""
    STOCK = "stock"
    """With two players: choose one of the two stocks (§T14.2)."""
    EXCHANGE = "exchange"
    """The declarer gives cards away; before the first, the deal may be refused or given up (§T5)."""
    RAISE = "raise"
    """The declarer raises the contract or keeps it (§T5.7)."""
    LEAD = "lead"
    FOLLOW = "follow"


@dataclass(frozen=True)
class ThousandStanding(Standing):
    """The score sheet between two deals.

    `deals` have been finished and `cuts` of the coming one were bad; `declarer` played the last deal (-1: nobody did).
    One number a seat: `bolts`; `barrel`, the place in the order of arrival of those who sit on it (0: not there);
    `attempts` used there; `falls` so far; `streak`, deals in a row without points; `write_offs` so far.

    >>> ThousandStanding(0, (120, 60, 0)).bolts
    (0, 0, 0)
    """

    deals: int = 0
    cuts: int = 0
    declarer: int = -1
    bolts: tuple[int, ...] = ()
    barrel: tuple[int, ...] = ()
    attempts: tuple[int, ...] = ()
    falls: tuple[int, ...] = ()
    streak: tuple[int, ...] = ()
    write_offs: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        nothing = (0,) * len(self.score)
        for field in fields(self):
            if getattr(self, field.name) == ():
                object.__setattr__(self, field.name, nothing)

    @property
    def on_barrel(self) -> tuple[Seat, ...]:
        """The seats on the barrel, those first who came first (§T11)."""
        seats = (seat for seat, place in enumerate(self.barrel) if place)
        return tuple(sorted(seats, key=lambda seat: self.barrel[seat]))


class Entry(NamedTuple):
    """What the score sheet must know of a deal beside its points.

    `declarer` is None where there was none: after a redeal or a deal that was skipped.  `played` says whether the
    cards were played, and `bolted` who then had no trick (§T9.2), perhaps the declarer too.
    """

    players: tuple[Seat, ...] = ()
    declarer: Seat | None = None
    contract: int = 0
    made: bool = False
    played: bool = False
    bolted: tuple[Seat, ...] = ()
    wrote_off: bool = False
    bad_cut: bool = False


class Outcome(Result):
    """The result of a deal of Thousand: the points of the sheet's line, and the entry that belongs to them.

    The points are those before bolts, barrel and falls, which the sheet sees to.
    """

    entry: Entry

    def __new__(cls, points: Iterable[int], reasons: Iterable[Reason], entry: Entry, *, again: bool = False) -> Self:
        """An outcome of these points, told by these sentences."""
        made = super().__new__(cls, tuple(points), tuple(reasons), 0, again)
        made.entry = entry
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and tuple(self) == tuple(other) and self.entry == other.entry

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((tuple(self), self.entry))

    def __repr__(self) -> str:
        return f"Outcome({self.points}, again={self.again}, {self.entry})"

    def __reduce__(self) -> tuple[object, ...]:
        return _outcome, (self.points, self.reasons, self.entry, self.again)

    def told(self, reasons: Iterable[Reason]) -> Outcome:
        """The same outcome with more sentences."""
        return Outcome(self.points, (*self.reasons, *reasons), self.entry, again=self.again)


def _outcome(points: tuple[int, ...], reasons: tuple[Reason, ...], entry: Entry, again: int) -> Outcome:
    return Outcome(points, reasons, entry, again=bool(again))


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order of play, who took it, and the trump that decided it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    trump: Suit | None


class Table(NamedTuple):
    """The public side of a deal.

    `players` are the seats that play, forehand first.  `bid` is the highest bid and `declarer` the seat that made it;
    after the auction they are the contract and who plays it, and `won_at` what the auction was won at.  `unseen`
    are seats whose cards still lie face down before them, `asked` those that have answered in phase REDEAL, `speaker`
    is the seat that bids next.  `widow`
    are the stock cards that were turned up for all, `chosen` the number of the stock that was taken, `given` the seats
    that got a card, `laid` the number of cards discarded.
    `coming` is the trump from the next trick on, `trump_by` the seat that declared the present one.  `points` are the
    card points of tricks and marriages, `declared` those of marriages alone.  `shown` holds, for each seat, cards
    that everybody knows it to hold; `melded` is the king of the marriage declared at this lead, or an ace after four
    aces.
    """

    standing: ThousandStanding
    phase: Phase
    turn: Seat
    players: tuple[Seat, ...]
    golden: bool
    shown: tuple[Cards, ...]
    points: tuple[int, ...]
    declared: tuple[int, ...]
    won: tuple[int, ...]
    bid: int = 0
    declarer: Seat | None = None
    won_at: int = 0
    passed: tuple[Seat, ...] = ()
    speaker: Seat = 0
    unseen: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    blind: Seat | None = None
    widow: tuple[Card, ...] = ()
    chosen: int | None = None
    given: tuple[Seat, ...] = ()
    laid: int = 0
    trump: Suit | None = None
    trump_by: Seat | None = None
    coming: Suit | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    denied: tuple[Denial, ...] = ()
    melded: Card | None = None
    result: Result | None = None

    def after(self, seat: Seat) -> Seat:
        """The player who sits next in clockwise order."""
        return self.players[(self.players.index(seat) + 1) % len(self.players)]

    @property
    def contenders(self) -> tuple[Seat, ...]:
        """The players who have not passed (§T4.4)."""
        return tuple(seat for seat in self.players if seat not in self.passed)

    @property
    def sitter(self) -> Seat | None:
        """The seat of four that sits out (§T13.1)."""
        out = [seat for seat in range(len(self.standing.score)) if seat not in self.players]
        return out[0] if out else None
