"""What lies on the table of Dreierschnapsen: everything that all three know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.dreier.contracts import CONTRACTS, Contract
from bummerl.rules.game import Result, Standing
from bummerl.rules.tables import Call, Denial, Trick

__all__ = ["PACKET", "SEATS", "TALON", "TRICKS", "Call", "Denial", "DreierStanding", "Phase", "Table", "Trick"]

SEATS: Final = 3
TRICKS: Final = 6
PACKET: Final = 3
"""Each player is dealt two packets of so many cards, with the talon between them."""
TALON: Final = 2


class Phase(StrEnum):
    """What is being decided."""

    __hash__ = str.__hash__  # an enum's own hashes the name anew each time

    TRUMP = "trump"
    """The caller, who has seen three cards, names trumps or turns a card up (§D2)."""
    AUCTION = "auction"
    """Call or pass (§D3)."""
    TALON = "talon"
    """The declarer of a normal game takes the talon or plays without it (§D4.2)."""
    DISCARD = "discard"
    """The declarer lays two cards away (§D4.3)."""
    DOUBLE = "double"
    """Doubling, first the defenders (§D5)."""
    LEAD = "lead"
    FOLLOW = "follow"
    LAST = "last"
    """After the last trick of a normal game its winner claims or passes (§D9.4)."""


@dataclass(frozen=True)
class DreierStanding(Standing):
    """A match for three.

    `retour` is 1 + the seat that had nothing when both others were one point from winning (§D11.6).

    >>> DreierStanding(dealer=2).score
    (0, 0, 0)
    """

    score: tuple[int, ...] = (0, 0, 0)
    retour: int = 0


class Table(NamedTuple):
    """The public side of a deal.

    `named` is the suit that the caller made trumps, `trump` the suit that is trumps in this contract, `turned` the card
    that the caller turned up.  `contract` is the highest so far and `declarer` who holds it; `with_talon` says that it
    was called with the talon, `took` that the talon was taken, `away` how many cards are still to be laid away.  `out`
    are the seats that have passed, `asked` those that have let the doubling stand; the deal counts `times` times.

    `points`, `pending` and `won` are each seat's own; what a side has is their sum.  `shown` holds cards that all know
    a seat to hold, `melded` is the king of the marriage declared at this lead.
    """

    standing: DreierStanding
    phase: Phase
    turn: Seat
    named: Suit | None = None
    trump: Suit | None = None
    turned: Card | None = None
    contract: str = "normal"
    declarer: Seat = 0
    with_talon: bool = False
    took: bool = False
    away: int = 0
    calls: tuple[Call, ...] = ()
    out: tuple[Seat, ...] = ()
    times: int = 1
    asked: tuple[Seat, ...] = ()
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, ...] = (0, 0, 0)
    pending: tuple[int, ...] = (0, 0, 0)
    won: tuple[int, ...] = (0, 0, 0)
    shown: tuple[Cards, ...] = (Cards(), Cards(), Cards())
    denied: tuple[Denial, ...] = ()
    melded: Card | None = None
    result: Result | None = None

    @property
    def caller(self) -> Seat:
        """The dealer's left (Rufer), who makes trumps (§D1.4)."""
        return (self.standing.dealer + 1) % 3

    @property
    def played(self) -> Contract:
        """The contract's row of the ladder."""
        return CONTRACTS[self.contract]

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose with this one, itself among them (§D1.2)."""
        return (seat,) if seat == self.declarer else self.defenders

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The two who play against the declarer, the first after the dealer first."""
        seats = ((self.standing.dealer + step) % 3 for step in (1, 2, 3))
        return tuple(seat for seat in seats if seat != self.declarer)

    def against(self, seat: Seat) -> Seat:
        """A seat of the other side."""
        return self.defenders[0] if seat == self.declarer else self.declarer

    def side_points(self, seat: Seat) -> int:
        """Card points that count for this seat's side."""
        return sum(self.points[each] for each in self.side(seat))

    def side_won(self, seat: Seat) -> int:
        """Tricks of this seat's side."""
        return sum(self.won[each] for each in self.side(seat))
