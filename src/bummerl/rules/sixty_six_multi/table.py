"""What lies on the table of Sixty-six for three and four: everything that all players know."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, Standing
from bummerl.rules.tables import Denial, Trick

__all__ = ["Denial", "Phase", "Table", "Trick"]


class Phase(StrEnum):
    """What is being decided."""

    __hash__ = str.__hash__  # an enum's own hashes the name anew each time

    TRUMP = "trump"
    """The dealer's left, who has seen the first packet, names trumps or lets the next card decide (§M2.2)."""
    DRUM = "drum"
    """Before the first trick a player may drum (§M3)."""
    PARTNER = "partner"
    """Before a lead the leader's partner may declare a marriage (§M5.4)."""
    LEAD = "lead"
    FOLLOW = "follow"
    LAST = "last"
    """After the last trick its winner claims or passes (§M6.4)."""


class Table(NamedTuple):
    """The public side of a deal.

    `declarer` is who has drummed, `whistled` whether with a whistle, `asked` how many have been asked so far.

    `points`, `pending` and `won` are each seat's own; what a side has is their sum.  `shown` holds cards that all know
    a seat to hold.  `melded` is the king of the marriage that the leader has declared at this lead, `partner_melded`
    that of the partner, and `declared` are the suits of all marriages of this deal.
    """

    standing: Standing
    phase: Phase
    turn: Seat
    points: tuple[int, ...]
    pending: tuple[int, ...]
    won: tuple[int, ...]
    shown: tuple[Cards, ...]
    trump: Suit | None = None
    turned: Card | None = None
    declarer: Seat | None = None
    whistled: bool = False
    asked: int = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    denied: tuple[Denial, ...] = ()
    melded: Card | None = None
    partner_melded: Card | None = None
    declared: tuple[Suit, ...] = ()
    result: Result | None = None

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose with this one, itself among them (§M1.1, §M3.2)."""
        if len(self.shown) == 4:
            return (seat % 2, seat % 2 + 2)
        if self.declarer is None or seat == self.declarer:
            return (seat,)
        return tuple(each for each in range(3) if each != self.declarer)

    def side_points(self, seat: Seat) -> int:
        """Card points that count for this seat's side."""
        return sum(self.points[each] for each in self.side(seat))

    def side_won(self, seat: Seat) -> int:
        """Tricks of this seat's side."""
        return sum(self.won[each] for each in self.side(seat))
