"""What a declared marriage is worth to its side, and when: at once, or once the side has a trick.

Card points that count and card points that wait are tuples of one number a side (a seat, where everybody plays alone).
"""

from __future__ import annotations

from typing import Final, Protocol

from bummerl.rules.actions import Action, Seat, marriage
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.reasons import Param
from bummerl.rules.tables import put
from bummerl.rules.tricks import NORMAL, Order, winner

__all__ = [
    "Amounts",
    "collected",
    "collected_by_side",
    "declared",
    "plus",
    "refusal_params",
    "twenty_or_forty",
    "wrong_pair",
]

Amounts = tuple[int, ...]
"""Card points by side."""


def plus(amounts: Amounts, side: Seat, amount: int) -> Amounts:
    """The same amounts, but more for one side.

    >>> plus((10, 20), 1, 5)
    (10, 25)
    """
    return put(amounts, side, amounts[side] + amount)


def declared(points: Amounts, pending: Amounts, side: Seat, value: int, *, counts: bool) -> tuple[Amounts, Amounts]:
    """Points and pending points after `side` has declared a marriage that counts, or else waits.

    >>> declared((0, 17), (0, 0), 0, 20, counts=False)
    ((0, 17), (20, 0))
    """
    if counts:
        return plus(points, side, value), pending
    return points, plus(pending, side, value)


def collected(points: Amounts, pending: Amounts, side: Seat, worth: int) -> tuple[Amounts, Amounts, int]:
    """Points and pending points after `side` has taken `worth`, and what of its marriages now counts with it.

    >>> collected((0, 17), (20, 0), 0, 21)
    ((41, 17), (0, 0), 20)
    """
    waiting = pending[side]
    if waiting:
        pending = plus(pending, side, -waiting)
    return plus(points, side, worth + waiting), pending, waiting


def collected_by_side(
    points: Amounts, pending: Amounts, side: tuple[Seat, ...], winner: Seat, worth: int
) -> tuple[Amounts, Amounts, int]:
    """The same where amounts are by seat: `winner` takes the trick, and what waited for its whole side counts.

    >>> collected_by_side((0, 17, 0), (20, 0, 0), (0, 2), 2, 21)
    ((20, 17, 21), (0, 0, 0), 20)
    """
    counted = 0
    for seat in side:
        points, pending, waiting = collected(points, pending, seat, worth if seat == winner else 0)
        counted += waiting
    return points, pending, counted


def twenty_or_forty(suit: Suit, trump: Suit | None) -> Action:
    """The declaration of this marriage where trumps are worth forty and other suits twenty.

    >>> str(twenty_or_forty(Suit.HEARTS, Suit.HEARTS)), str(twenty_or_forty(Suit.SPADES, Suit.HEARTS))
    ('40H', '20S')
    """
    return _DECLARATIONS[suit is trump][suit]


def wrong_pair(hand: Cards, action: Action) -> str:
    """Why a declaration from this hand is wrong when one may be made: the name that every game gives this refusal.

    >>> wrong_pair(Cards("KH JH"), marriage(Suit.HEARTS, 20)), wrong_pair(Cards("KH QH"), marriage(Suit.HEARTS, 30))
    ('MELD_NOT_HELD', 'MELD_VALUE')
    """
    return "MELD_VALUE" if action.card is not None and action.card.suit.marriage <= hand else "MELD_NOT_HELD"


class _Table(Protocol):
    """What the tables of all games have where cards are played."""

    @property
    def trump(self) -> Suit | None: ...

    @property
    def trick(self) -> tuple[Card, ...]: ...

    @property
    def melded(self) -> Card | None: ...


def refusal_params(
    name: str, card: Card | None, table: _Table, allowed: Cards, order: Order = NORMAL
) -> dict[str, Param]:
    """What the sentence of a refusal is filled with that `wrong_card` or `wrong_pair` has named; nothing for others.

    `allowed` are the cards that may be played; `led` is the card to beat.
    """
    if name == "LEAD_MARRIAGE" and table.melded is not None:
        return {"suit": table.melded.suit}
    if name in {"FOLLOW", "HEAD", "TRUMP"}:
        best = table.trick[winner(table.trick, table.trump, order)]
        return {"led": best, "suit": table.trick[0].suit, "cards": tuple(allowed)}
    if name == "MELD_NOT_HELD":  # four aces are no suit's: `meld:200` names none
        return {"suit": table.trump if card is None else card.suit}
    if name == "NOT_HELD" and card is not None:
        return {"card": card}
    if name == "MELD_VALUE" and card is not None:
        return {"suit": card.suit, "value": twenty_or_forty(card.suit, table.trump).value}
    return {}


_DECLARATIONS: Final = tuple(tuple(marriage(suit, value) for suit in Suit) for value in (20, 40))
