"""What lies on the table when two of three play: the two-handed table, with the seats of the three."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeVar

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, Standing
from bummerl.rules.schnapsen.table import Close, Denial, Trick
from bummerl.rules.schnapsen.table import Table as TwoTable

__all__ = ["SittingOutStanding", "Table"]


@dataclass(frozen=True)
class SittingOutStanding(Standing):
    """A match for three; `first` is 1 + the seat that has won and is out, while the others play for the loser (§M9.5).

    >>> SittingOutStanding(dealer=1).first
    0
    """

    score: tuple[int, ...] = (0, 0, 0)
    first: int = 0


V = TypeVar("V")


class Table(NamedTuple):
    """The public side of a deal.  `pair` are the seats that play, forehand first; `two` is their table as they see it.

    What is read from here is told in the seats of the three.
    """

    standing: SittingOutStanding
    pair: tuple[Seat, Seat]
    two: TwoTable
    result: Result | None = None

    @property
    def sits(self) -> Seat:
        """Who sits out."""
        return 3 - sum(self.pair)

    @property
    def phase(self) -> StrEnum:
        """What is being decided."""
        return self.two.phase

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        return self.pair[self.two.turn]

    @property
    def trump(self) -> Suit:
        """The suit of the turn-up."""
        return self.two.trump

    @property
    def turnup(self) -> Card | None:
        """The face-up card of the talon."""
        return self.two.turnup

    @property
    def talon(self) -> int:
        """The size of the talon, the turn-up included."""
        return self.two.talon

    @property
    def trick(self) -> tuple[Card, ...]:
        """The card that has been led."""
        return self.two.trick

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        at = self.pair
        return tuple(each._replace(leader=at[each.leader], winner=at[each.winner]) for each in self.two.tricks)

    @property
    def points(self) -> tuple[int, ...]:
        """Card points by seat."""
        return self.spread(self.two.points, 0)

    @property
    def pending(self) -> tuple[int, ...]:
        """Marriages that do not count yet, by seat."""
        return self.spread(self.two.pending, 0)

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks by seat."""
        return self.spread(self.two.won, 0)

    @property
    def shown(self) -> tuple[Cards, ...]:
        """Cards that all know a seat to hold."""
        return self.spread(self.two.shown, Cards())

    @property
    def denied(self) -> tuple[Denial, ...]:
        """Cards that a seat cannot have held."""
        return tuple(each._replace(seat=self.pair[each.seat]) for each in self.two.denied)

    @property
    def melded(self) -> Card | None:
        """The king of the marriage declared at this lead."""
        return self.two.melded

    @property
    def close(self) -> Close | None:
        """Who closed the talon, and when."""
        return None if self.two.close is None else self.two.close._replace(seat=self.pair[self.two.close.seat])

    def spread(self, values: tuple[V, ...], nothing: V) -> tuple[V, ...]:
        """One value for each of the three seats; whoever sits out has nothing."""
        return tuple(nothing if seat == self.sits else values[self.pair.index(seat)] for seat in range(3))
