"""Cards, sets of cards and packs.

One numbering serves every pack of the family: bit ``8 * suit + rank``, the rank counted upwards in
playing strength (7 8 9 J Q K T A).  A set of cards is one integer, and of two cards of a suit the higher
bit wins.

Contents: Suit, Rank, Card, Cards, packs, reading a pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from enum import IntEnum
from typing import Final, final

from bummerl.rules.reasons import Refused, reason

__all__ = ["PACKS", "Card", "Cards", "NotationError", "Rank", "Suit", "read_cards", "write_cards"]


class NotationError(Refused):
    """A text that cannot be read as what it should be; the reason quotes the text."""


class Suit(IntEnum):
    """The four suits, by their French names (German: Laub, Herz, Schellen, Eichel).

    >>> Suit.HEARTS.letter, Suit.read("H")
    ('H', <Suit.HEARTS: 1>)
    """

    __hash__ = int.__hash__  # an enum's own hashes the name, and suits are keys of hot caches

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The letter of the notation: S, H, D or C."""
        return "SHDC"[self]

    @property
    def cards(self) -> Cards:
        """All cards of this suit, 7 to ace.

        >>> Suit.SPADES.cards
        Cards("AS TS KS QS JS 9S 8S 7S")
        """
        return _SUIT_CARDS[self]

    @property
    def marriage(self) -> Cards:
        """King and queen of this suit.

        >>> Suit.CLUBS.marriage
        Cards("KC QC")
        """
        return _MARRIAGES[self]

    @classmethod
    def read(cls, letter: str) -> Suit:
        """The suit with this letter; NotationError for any other text."""
        index = "SHDC".find(letter) if len(letter) == 1 else -1
        if index < 0:
            raise NotationError(reason("notation-suit", given=letter[:20]))
        return cls(index)


class Rank(IntEnum):
    """Ranks in playing strength: the ten stands between king and ace.

    >>> max(Rank), Rank.TEN.letter, Rank.TEN.points
    (<Rank.ACE: 7>, 'T', 10)
    """

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    JACK = 3
    QUEEN = 4
    KING = 5
    TEN = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The letter of the notation."""
        return "789JQKTA"[self]

    @property
    def points(self) -> int:
        """Card points (Augen): ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing."""
        return (0, 0, 0, 2, 3, 4, 10, 11)[self]


@final
class Card(int):
    """One card, read from its notation or its number; a plain int underneath.

    >>> ace = Card("AH")
    >>> ace, int(ace), ace.suit, ace.rank, ace.points
    (Card("AH"), 15, <Suit.HEARTS: 1>, <Rank.ACE: 7>, 11)
    """

    __slots__ = ()

    def __new__(cls, card: str | int) -> Card:
        """The card; NotationError if the text or number names none."""
        if isinstance(card, str):
            found = _BY_TEXT.get(card)
            if found is None:
                raise NotationError(reason("notation-card", given=card[:20]))
            return found
        if not 0 <= card < 32:
            raise NotationError(reason("notation-card-number", given=card))
        return _CARDS[card]

    def __bool__(self) -> bool:
        """Every card is something, also the one whose number is 0.

        >>> bool(Card("7S"))
        True
        """
        return True

    @property
    def suit(self) -> Suit:
        """The suit."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> Rank:
        """The rank."""
        return _RANK_OF[self]

    @property
    def points(self) -> int:
        """Card points (Augen)."""
        return _POINTS[self]

    def __str__(self) -> str:
        return _TEXT[self]

    def __repr__(self) -> str:
        return f'Card("{_TEXT[self]}")'


_TEXT: Final = tuple(rank.letter + suit.letter for suit in Suit for rank in Rank)
_CARDS: Final = tuple(int.__new__(Card, number) for number in range(32))
_BY_TEXT: Final = dict(zip(_TEXT, _CARDS, strict=True))
_SUIT_OF: Final = tuple(suit for suit in Suit for _ in Rank)
_RANK_OF: Final = tuple(rank for _ in Suit for rank in Rank)
_POINTS: Final = tuple(rank.points for rank in _RANK_OF)


@final
class Cards(AbstractSet[Card]):
    """An immutable set of cards, kept in one integer, with the whole set protocol.

    It iterates suit by suit, high cards first.

    >>> hand = Cards("AH KH 9S")
    >>> Card("KH") in hand, len(hand), hand.points
    (True, 3, 15)
    >>> hand - Cards("KH"), hand & Suit.HEARTS.cards
    (Cards("9S AH"), Cards("AH KH"))
    """

    __slots__ = ("mask",)

    mask: int
    """Bit ``n`` is set when ``Card(n)`` is in the set."""

    def __new__(cls, cards: str | Iterable[Card] = ()) -> Cards:
        """A set from notation (``"AH KH"`` or ``"AHKH"``) or from cards; NotationError on a repeated card."""
        if isinstance(cards, Cards):
            return cards
        given = read_cards(cards) if isinstance(cards, str) else tuple(cards)
        mask = 0
        for card in given:
            if isinstance(cards, str) and mask >> card & 1:
                raise NotationError(reason("notation-card-twice", card=card))
            mask |= 1 << card
        return cls.of(mask)

    @classmethod
    def of(cls, mask: int) -> Cards:
        """The set with this mask.

        >>> Cards.of(1 << Card("JS"))
        Cards("JS")
        """
        cards = _blank(cls)
        _set_mask(cards, mask)
        return cards

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a set of cards is immutable; {name} cannot be set")

    @property
    def points(self) -> int:
        """Card points (Augen) of all cards together."""
        return sum(_POINTS[card] for card in _in_order(self.mask))

    def without(self, card: Card) -> Cards:
        """The set less one card (which need not be in it).

        >>> Cards("AH KH").without(Card("AH"))
        Cards("KH")
        """
        return Cards.of(self.mask & ~(1 << card))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and 0 <= card < 32 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(_in_order(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, Cards) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)

    def __or__(self, other: AbstractSet[object]) -> Cards:
        return Cards.of(self.mask | _mask_of(other))

    def __and__(self, other: AbstractSet[object]) -> Cards:
        return Cards.of(self.mask & _mask_of(other))

    def __sub__(self, other: AbstractSet[object]) -> Cards:
        return Cards.of(self.mask & ~_mask_of(other))

    def __str__(self) -> str:
        return write_cards(self)

    def __repr__(self) -> str:
        return f'Cards("{self}")'

    def __reduce__(self) -> tuple[object, ...]:
        return Cards.of, (self.mask,)


_blank: Final = object.__new__
_set_mask: Final = Cards.__dict__["mask"].__set__


def _mask_of(cards: AbstractSet[object]) -> int:
    return cards.mask if isinstance(cards, Cards) else Cards(c for c in cards if isinstance(c, Card)).mask


_HIGH_FIRST: Final = tuple(
    tuple(
        tuple(card for card in reversed(_CARDS[8 * suit : 8 * suit + 8]) if held >> card.rank & 1)
        for held in range(256)
    )
    for suit in Suit
)


def _in_order(mask: int) -> tuple[Card, ...]:
    """Suit by suit, high cards first: four look-ups, for this is the hottest place of all."""
    spades, hearts, diamonds, clubs = _HIGH_FIRST
    return spades[mask & 255] + hearts[mask >> 8 & 255] + diamonds[mask >> 16 & 255] + clubs[mask >> 24]


_SUIT_CARDS: Final = tuple(Cards.of(0xFF << 8 * suit) for suit in Suit)
_MARRIAGES: Final = tuple(Cards(Card(f"{rank}{suit.letter}") for rank in "KQ") for suit in Suit)

PACKS: Final = {
    size: Cards(card for card in _CARDS if card.rank >= lowest)
    for size, lowest in ((20, Rank.JACK), (24, Rank.NINE), (32, Rank.SEVEN))
}
"""The packs of the family by size: 20 (ace to jack), 24 (to nine) and 32 (to seven)."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards in the order written, with or without spaces; NotationError if one cannot be read.

    >>> read_cards("JS AC"), read_cards("JSAC")
    ((Card("JS"), Card("AC")), (Card("JS"), Card("AC")))
    """
    joined = "".join(text.split())
    return tuple(Card(joined[start : start + 2]) for start in range(0, len(joined), 2))


def write_cards(cards: Iterable[Card]) -> str:
    """Notation of some cards in their order.

    >>> write_cards([Card("JS"), Card("AC")])
    'JS AC'
    """
    return " ".join(_TEXT[card] for card in cards)
