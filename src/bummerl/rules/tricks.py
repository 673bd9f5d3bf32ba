"""What every game of the family shares about tricks: who wins, what may be answered, who cannot hold what.

Paragraphs are those of ``docs/rules/schnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bummerl.rules.cards import Card, Cards, Suit

__all__ = ["FREE", "STRICT", "SUIT", "SUIT_TRUMP", "Duty", "beats", "may_play", "ruled_out", "winner"]


class Duty(NamedTuple):
    """What a player who does not lead must do, as far as the hand allows (§6).

    ``follow`` suit; ``head`` the trick when following; ``trump`` when void; ``overtrump`` a trump already
    played, and, if that cannot be done, still ``undertrump``.
    """

    follow: bool = False
    head: bool = False
    trump: bool = False
    overtrump: bool = False
    undertrump: bool = True


FREE: Final = Duty()
SUIT: Final = Duty(follow=True)
SUIT_TRUMP: Final = Duty(follow=True, trump=True)
STRICT: Final = Duty(follow=True, head=True, trump=True, overtrump=True)


@lru_cache(maxsize=1 << 13)
def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether `card`, played later, takes the trick from `best` (§2.3).

    >>> beats(Card("AS"), Card("TS"), Suit.HEARTS), beats(Card("TD"), Card("JS"), Suit.HEARTS)
    (True, False)
    >>> beats(Card("JH"), Card("AS"), Suit.HEARTS)
    True
    """
    if card.suit is best.suit:
        return card > best
    return card.suit is trump


def winner(trick: Sequence[Card], trump: Suit | None) -> int:
    """Index in `trick` (cards in order of play) of the card that takes it (§2.3).

    >>> winner([Card("TC"), Card("TS")], Suit.HEARTS)
    0
    >>> winner([Card("KS"), Card("QH"), Card("AS")], Suit.HEARTS)
    1
    """
    best = 0
    for index in range(1, len(trick)):
        if beats(trick[index], trick[best], trump):
            best = index
    return best


@lru_cache(maxsize=1 << 13)
def _tiers(trick: tuple[Card, ...], trump: Suit | None, duty: Duty) -> tuple[Cards, ...]:
    """The cards that must be played first, those that come next, and so on; what is in no tier comes last."""
    led = trick[0].suit
    best = trick[winner(trick, trump)]
    winning = Cards(card for suit in Suit for card in suit.cards if beats(card, best, trump))
    tiers = []
    if duty.follow:
        if duty.head:
            tiers.append(led.cards & winning)
        tiers.append(led.cards)
    if duty.trump and trump is not None:
        if duty.overtrump:
            tiers.append(trump.cards & winning)
        if duty.undertrump or not duty.overtrump:
            tiers.append(trump.cards)
    return tuple(tiers)


def may_play(hand: Cards, trick: tuple[Card, ...], trump: Suit | None, duty: Duty) -> Cards:
    """The cards of `hand` that may answer the cards already in `trick` (§6).

    >>> may_play(Cards("AS JS QH TD JC"), (Card("KS"),), Suit.HEARTS, STRICT)
    Cards("AS")
    >>> may_play(Cards("QH JH TD AC JC"), (Card("KS"),), Suit.HEARTS, STRICT)
    Cards("QH JH")
    >>> may_play(Cards("QH JH TD AC JC"), (), Suit.HEARTS, STRICT) == Cards("QH JH TD AC JC")
    True
    """
    if trick:
        for tier in _tiers(trick, trump, duty):
            if held := hand & tier:
                return held
    return hand


@lru_cache(maxsize=1 << 13)
def ruled_out(card: Card, trick: tuple[Card, ...], trump: Suit | None, duty: Duty) -> Cards:
    """The cards that nobody who answered `trick` with `card` can have held: `card` would not have been legal (§6).

    >>> ruled_out(Card("QS"), (Card("KS"),), Suit.HEARTS, STRICT)
    Cards("AS TS")
    >>> ruled_out(Card("JH"), (Card("KS"),), Suit.HEARTS, SUIT_TRUMP) == Suit.SPADES.cards
    True
    """
    others = (other for suit in Suit for other in suit.cards if other != card)
    return Cards(other for other in others if card not in may_play(Cards((card, other)), trick, trump, duty))
