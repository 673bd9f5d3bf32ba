"""What the tables of several games have in common, and changing what belongs to one seat."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards

__all__ = ["Call", "Denial", "Trick", "put", "without"]


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order of play, and who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Denial(NamedTuple):
    """Cards that `seat` cannot have held when it answered trick number `trick` (from 0) as it did."""

    seat: Seat
    trick: int
    cards: Cards


class Call(NamedTuple):
    """What a seat said in the auction; the word is "" for a pass."""

    seat: Seat
    word: str


V = TypeVar("V")


def put(places: tuple[V, ...], seat: Seat, value: V) -> tuple[V, ...]:
    """The same for every seat but one.

    >>> put((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    return (*places[:seat], value, *places[seat + 1 :])


def without(hands: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    """The sets of cards by seat, less one card of a seat if it has it.

    >>> without((Cards("AH"), Cards("KH QH")), 1, Card("KH"))
    (Cards("AH"), Cards("QH"))
    """
    return put(hands, seat, hands[seat].without(card)) if card in hands[seat] else hands
