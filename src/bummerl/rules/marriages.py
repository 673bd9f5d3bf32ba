"""What a declared marriage is worth to its side, and when: at once, or once the side has a trick.

Card points that count and card points that wait are tuples of one number a side (a seat, where everybody plays alone).
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Seat, marriage
from bummerl.rules.cards import Cards, Suit
from bummerl.rules.tables import put

__all__ = ["Amounts", "collected", "declared", "plus", "twenty_or_forty", "wrong_pair"]

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


_DECLARATIONS: Final = tuple(tuple(marriage(suit, value) for suit in Suit) for value in (20, 40))
