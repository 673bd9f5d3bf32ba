"""What lies on the table of the two-handed game: everything that both players know."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, Standing
from bummerl.rules.tables import Denial

__all__ = ["Close", "Denial", "Phase", "Table", "Trick"]


class Phase(StrEnum):
    """What is being decided (§2)."""

    __hash__ = str.__hash__  # an enum's own hashes the name anew each time

    LEAD = "lead"
    FOLLOW = "follow"
    DRAW = "draw"
    """Only with ``close_timing=before_or_after_draw``: draw, or close first (§4.4)."""
    ANSWER = "answer"
    """Only with ``exchange_after_opponent_close``: the closer's opponent may exchange (§3.6)."""
    LAST = "last"
    """After the last trick its winner claims or passes (§7.5)."""


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order of play, who took it, and the talon it was played at."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    talon: int


class Close(NamedTuple):
    """Who closed, and what the opponent had and the talon was at that moment (§4.6)."""

    seat: Seat
    points: int
    tricks: int
    talon: int


class Table(NamedTuple):
    """The public side of a deal.

    `talon` counts the turn-up; `turnup` is None once it has been drawn and stays known when it is turned face
    down by closing.  `points` are counted card points, `pending` marriages that do not count yet, `won` tricks.
    `shown` holds, for each seat, cards that both know it to hold; `melded` is the king of the marriage declared
    at this lead.
    """

    standing: Standing
    phase: Phase
    turn: Seat
    trump: Suit
    turnup: Card | None
    talon: int
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, ...] = (0, 0)
    pending: tuple[int, ...] = (0, 0)
    won: tuple[int, ...] = (0, 0)
    shown: tuple[Cards, Cards] = (Cards(), Cards())
    denied: tuple[Denial, ...] = ()
    melded: Card | None = None
    close: Close | None = None
    result: Result | None = None

    @property
    def is_open(self) -> bool:
        """Whether cards are still drawn (§2.6)."""
        return self.talon > 0 and self.close is None
