"""What every game of the family shares about tricks: who wins, what may be answered, who cannot hold what.

Paragraphs are those of ``docs/rules/schnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bummerl.rules.cards import Card, Cards, Rank, Suit

__all__ = [
    "ACE_LOW",
    "DUTIES",
    "FREE",
    "KING_LOW",
    "NORMAL",
    "STRICT",
    "SUIT",
    "SUIT_TRUMP",
    "TEN_LOW",
    "Duty",
    "Order",
    "beats",
    "marriages",
    "may_play",
    "ruled_out",
    "winner",
    "wrong_card",
]


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

DUTIES: Final = {"none": FREE, "suit": SUIT, "suit_trump": SUIT_TRUMP, "strict": STRICT}
"""The duties that options name."""


Order = tuple[int, int, int, int, int, int, int, int]
"""How strong each rank is in its suit, from seven to ace; trump beats plain suits in every order."""

NORMAL: Final[Order] = (0, 1, 2, 3, 4, 5, 6, 7)
ACE_LOW: Final[Order] = (1, 2, 3, 4, 5, 6, 7, 0)
TEN_LOW: Final[Order] = (2, 3, 4, 5, 6, 7, 0, 1)
KING_LOW: Final[Order] = (3, 4, 5, 6, 7, 0, 1, 2)
"""The ranks in a ring, cut at another place: with the ace lowest the ten is the highest card, and so on."""


# Whoever plays in the normal order leaves it out: a cache then has the less to hash.


@lru_cache(maxsize=1 << 13)
def beats(card: Card, best: Card, trump: Suit | None, order: Order = NORMAL) -> bool:
    """Whether `card`, played later, takes the trick from `best` (§2.3).

    >>> beats(Card("AS"), Card("TS"), Suit.HEARTS), beats(Card("TD"), Card("JS"), Suit.HEARTS)
    (True, False)
    >>> beats(Card("JH"), Card("AS"), Suit.HEARTS)
    True
    >>> beats(Card("AS"), Card("TS"), None, ACE_LOW), beats(Card("JS"), Card("AS"), None, TEN_LOW)
    (False, True)
    """
    if card.suit is best.suit:
        return order[card.rank] > order[best.rank]
    return card.suit is trump


def winner(trick: Sequence[Card], trump: Suit | None, order: Order = NORMAL) -> int:
    """Index in `trick` (cards in order of play) of the card that takes it (§2.3).

    >>> winner([Card("TC"), Card("TS")], Suit.HEARTS)
    0
    >>> winner([Card("KS"), Card("QH"), Card("AS")], Suit.HEARTS)
    1
    >>> winner([Card("AS"), Card("JS"), Card("TS"), Card("KS")], None, ACE_LOW)
    2
    """
    best = 0
    if order is NORMAL:
        for index, card in enumerate(trick):
            if beats(card, trick[best], trump):
                best = index
    else:
        for index, card in enumerate(trick):
            if beats(card, trick[best], trump, order):
                best = index
    return best


@lru_cache(maxsize=1 << 13)
def _tiers(trick: tuple[Card, ...], trump: Suit | None, duty: Duty, order: Order = NORMAL) -> tuple[int, ...]:
    """Masks of the cards that must be played first, that come next, and so on; what is in none comes last."""
    led = trick[0].suit.cards.mask
    best = trick[winner(trick, trump, order)]
    winning = Cards(card for suit in Suit for card in suit.cards if beats(card, best, trump, order)).mask
    tiers = []
    if duty.follow:
        if duty.head:
            tiers.append(led & winning)
        tiers.append(led)
    if duty.trump and trump is not None:
        if duty.overtrump:
            tiers.append(trump.cards.mask & winning)
        if duty.undertrump or not duty.overtrump:
            tiers.append(trump.cards.mask)
    return tuple(tiers)


def may_play(hand: Cards, trick: tuple[Card, ...], trump: Suit | None, duty: Duty, order: Order = NORMAL) -> Cards:
    """The cards of `hand` that may answer the cards already in `trick` (§6).

    >>> may_play(Cards("AS JS QH TD JC"), (Card("KS"),), Suit.HEARTS, STRICT)
    Cards("AS")
    >>> may_play(Cards("QH JH TD AC JC"), (Card("KS"),), Suit.HEARTS, STRICT)
    Cards("QH JH")
    >>> may_play(Cards("QH JH TD AC JC"), (), Suit.HEARTS, STRICT) == Cards("QH JH TD AC JC")
    True
    """
    if trick and duty is not FREE:
        for tier in _tiers(trick, trump, duty) if order is NORMAL else _tiers(trick, trump, duty, order):
            if held := hand.mask & tier:
                return Cards.of(held)
    return hand


def ruled_out(card: Card, trick: tuple[Card, ...], trump: Suit | None, duty: Duty, order: Order = NORMAL) -> Cards:
    """The cards that nobody who answered `trick` with `card` can have held: one of them would have been due (§6).

    >>> ruled_out(Card("QS"), (Card("KS"),), Suit.HEARTS, STRICT)
    Cards("AS TS")
    """
    out = 0
    for tier in _tiers(trick, trump, duty) if order is NORMAL else _tiers(trick, trump, duty, order):
        if tier >> card & 1:
            break
        out |= tier
    return Cards.of(out)


def wrong_card(hand: Cards, trick: Sequence[Card], card: Card | None) -> str:
    """Why a card that may not be played to `trick` may not: the name that every game gives this refusal (§6).

    >>> wrong_card(Cards("AS JH TD"), (Card("KS"),), Card("TD")), wrong_card(Cards("JH TD"), (Card("KS"),), Card("TD"))
    ('FOLLOW', 'TRUMP')
    >>> wrong_card(Cards("AS JS"), (Card("KS"),), Card("JS")), wrong_card(Cards("AS JS"), (Card("KS"),), Card("QS"))
    ('HEAD', 'NOT_HELD')
    """
    if card is None or card not in hand:
        return "NOT_HELD"
    if not trick:
        return "LEAD_MARRIAGE"
    led = trick[0].suit
    if not hand & led.cards:
        return "TRUMP"
    return "HEAD" if card.suit is led else "FOLLOW"


def marriages(hand: Cards) -> list[Suit]:
    """The suits of which `hand` holds king and queen (§5.1).

    >>> marriages(Cards("KH QH KS"))
    [<Suit.HEARTS: 1>]
    """
    pairs = hand.mask & hand.mask >> 1 & _QUEENS
    return [suit for suit in _SUITS if pairs >> 8 * suit + Rank.QUEEN & 1] if pairs else []


_SUITS: Final = tuple(Suit)
_QUEENS: Final = Cards(Card(8 * suit + Rank.QUEEN) for suit in Suit).mask
