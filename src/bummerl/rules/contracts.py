"""What contracts ask: of the hand before they are called, and of the tricks before they are made.

Goals say, given the tricks so far, whether the declarer has made the contract, lost it, or neither yet.  `mine` says of
each finished trick in turn whether the declarer took it; where a partner's trick breaks the contract it is not the
declarer's.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Literal

from bummerl.rules.cards import Cards, Rank, Suit

__all__ = ["Goal", "Needs", "every_trick", "holds", "no_trick", "points_in_three"]


class Goal(StrEnum):
    """How a contract stands."""

    OPEN = "open"
    MADE = "made"
    FAILED = "failed"


def no_trick(mine: Sequence[bool], tricks: int) -> Goal:
    """Take none of so many tricks (Bettler and its kin).

    >>> no_trick((False, False), 5), no_trick((False, True), 5), no_trick((False,) * 5, 5)
    (<Goal.OPEN: 'open'>, <Goal.FAILED: 'failed'>, <Goal.MADE: 'made'>)
    """
    if any(mine):
        return Goal.FAILED
    return Goal.MADE if len(mine) == tricks else Goal.OPEN


def every_trick(mine: Sequence[bool], tricks: int) -> Goal:
    """Take all of so many tricks (Gang, Bauernschnapser and their kin).

    >>> every_trick((True, True), 5), every_trick((True, False), 5), every_trick((True,) * 5, 5)
    (<Goal.OPEN: 'open'>, <Goal.FAILED: 'failed'>, <Goal.MADE: 'made'>)
    """
    if not all(mine):
        return Goal.FAILED
    return Goal.MADE if len(mine) == tricks else Goal.OPEN


def points_in_three(mine: Sequence[bool], points: int, target: int = 66, *, early: bool = True) -> Goal:
    """Take the first three tricks and have the target by then (Schnapser and its kin).

    With `early` the contract is made as soon as the points are there; otherwise only after the third trick.

    >>> points_in_three((True, True), 50), points_in_three((True, True), 66)
    (<Goal.OPEN: 'open'>, <Goal.MADE: 'made'>)
    >>> points_in_three((True, True), 66, early=False), points_in_three((True, False), 80)
    (<Goal.OPEN: 'open'>, <Goal.FAILED: 'failed'>)
    >>> points_in_three((True, True, True), 64), points_in_three((True, True, True), 66, early=False)
    (<Goal.FAILED: 'failed'>, <Goal.MADE: 'made'>)
    """
    if not all(mine[:3]):
        return Goal.FAILED
    if points >= target and (early or len(mine) >= 3):
        return Goal.MADE
    return Goal.FAILED if len(mine) >= 3 else Goal.OPEN


Needs = Literal["nothing", "ace", "plain_suit", "trump_suit"]
"""What a contract asks of the hand: an ace, or all five cards of a suit that is not or is trumps."""

_SUIT: Final = 5


def holds(needs: Needs, hand: Cards, trump: Suit | None) -> bool:
    """Whether the hand has what the contract needs, in a pack of twenty.

    >>> spades = Cards("AS TS KS QS JS")
    >>> [holds("plain_suit", spades, trump) for trump in (Suit.HEARTS, Suit.SPADES)]
    [True, False]
    >>> holds("plain_suit", Cards("AS TS KS QS JS AH"), Suit.HEARTS)
    True
    """
    match needs:
        case "nothing":
            return True
        case "ace":
            return any(card.rank is Rank.ACE for card in hand)
        case "plain_suit":
            return any(len(hand & suit.cards) == _SUIT for suit in Suit if suit is not trump)
        case "trump_suit":
            return trump is not None and len(hand & trump.cards) == _SUIT
