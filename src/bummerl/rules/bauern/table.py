"""What lies on the table of Bauernschnapsen: everything that all four know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.bauern.contracts import CONTRACTS, Contract
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, Standing
from bummerl.rules.tables import Call, Denial, Trick

__all__ = ["HAND", "BauernStanding", "Call", "Denial", "Phase", "Table", "Trick", "side"]

HAND: Final = 5
"""How many cards everybody has, and tricks a deal."""


class Phase(StrEnum):
    """What is being decided."""

    __hash__ = str.__hash__  # an enum's own hashes the name anew each time

    CUT = "cut"
    """The player on the dealer's right cuts or knocks (§B1.4)."""
    TRUMP = "trump"
    """The Rufer, who has seen three cards, names trumps or turns a card up (§B2)."""
    AUCTION = "auction"
    """Call or pass (§B4)."""
    DOUBLE = "double"
    """Doubling, first the declarer's opponents (§B5)."""
    LEAD = "lead"
    FOLLOW = "follow"
    LAST = "last"
    """After the last trick of a normal game its winner claims or passes (§B8.4)."""


@dataclass(frozen=True)
class BauernStanding(Standing):
    """A match of two sides; partners always have the same score.

    `retour` is 1 + the lower seat of the side that has stood one point from winning with the others at nothing, 0 for
    none (§B10.5).

    >>> BauernStanding(dealer=3).score
    (0, 0, 0, 0)
    """

    score: tuple[int, ...] = (0, 0, 0, 0)
    retour: int = 0


def side(seat: Seat) -> tuple[Seat, Seat]:
    """A seat and its partner, who sits opposite; the lower seat first.

    >>> side(3)
    (1, 3)
    """
    return (seat % 2, seat % 2 + 2)


class Table(NamedTuple):
    """The public side of a deal.

    `named` is the suit that the Rufer made trumps, `trump` the suit that is trumps in this contract, `turned` the card
    that the Rufer turned up.  `contract` is the highest so far and `declarer` who holds it; `passed` are the seats that
    are out of the auction, `asked` those that have let the doubling stand, and the deal counts `times` times.
    `resting` is the declarer's partner where he sits out.

    `points`, `pending` and `won` are each seat's own; what a side has is their sum.  `shown` holds cards that all know
    a seat to hold, `melded` is the king of the marriage declared at this lead.
    """

    standing: BauernStanding
    phase: Phase
    turn: Seat
    named: Suit | None = None
    trump: Suit | None = None
    turned: Card | None = None
    contract: str = "normal"
    declarer: Seat = 0
    calls: tuple[Call, ...] = ()
    passed: tuple[Seat, ...] = ()
    times: int = 1
    asked: tuple[Seat, ...] = ()
    resting: Seat | None = None
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, ...] = (0, 0, 0, 0)
    pending: tuple[int, ...] = (0, 0, 0, 0)
    won: tuple[int, ...] = (0, 0, 0, 0)
    shown: tuple[Cards, ...] = (Cards(),) * 4
    denied: tuple[Denial, ...] = ()
    melded: Card | None = None
    result: Result | None = None

    @property
    def rufer(self) -> Seat:
        """The dealer's left, who makes trumps (§B1.3)."""
        return (self.standing.dealer + 1) % 4

    @property
    def played(self) -> Contract:
        """The contract's row of the ladder."""
        return CONTRACTS[self.contract]

    @property
    def active(self) -> int:
        """How many seats play to a trick: three where a partner sits out."""
        return 4 if self.resting is None else 3

    def after(self, seat: Seat) -> Seat:
        """Who plays after this seat."""
        following = (seat + 1) % 4
        return (following + 1) % 4 if following == self.resting else following

    def side(self, seat: Seat) -> tuple[Seat, Seat]:
        """The seats that win and lose with this one, itself among them."""
        return side(seat)

    def side_points(self, seat: Seat) -> int:
        """Card points that count for this seat's side."""
        return self.points[seat] + self.points[(seat + 2) % 4]

    def side_won(self, seat: Seat) -> int:
        """Tricks of this seat's side."""
        return self.won[seat] + self.won[(seat + 2) % 4]
