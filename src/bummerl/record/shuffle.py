"""Commit–reveal shuffle: decks that nobody could arrange, and that anybody can check afterwards.

Whoever runs the table (the operator) fixes a secret for the whole match and publishes its fingerprint before
anyone sits down to play.  Every seat then adds random bytes of its own.  Secret and bytes together settle who
deals first and the order of every pack, and after each deal so much of the secret is opened as this deal
needs.  Nothing here draws random numbers: the secret is an argument, so the same arguments always give the
same cards.

Contents: the procedure, what it proves, the specification; chain, commitment, verify_link, seal,
first_dealer, shuffled.

The procedure
    1. The operator draws 32 random bytes, the *tip*, makes the *chain* of links from it, and publishes the
       *commitment*.  The bytes of the seats that the operator's own programs play are published with it (they
       may be empty).
    2. Every other seat publishes its random bytes, its *entropy*.  When several people play, each first
       publishes the *seal* of its bytes, and the bytes themselves once all the seals are there.
    3. Link 0 opens.  It settles who deals first.
    4. Link n, for n from 1, settles the pack of deal n and opens when that deal is over.  A pack that is thrown
       in and dealt again counts as a deal.
    5. Anyone may check deal n: ``verify_link(commitment, link, n)`` must hold, and
       ``shuffled(pack, link, entropy, n)`` must be the deck that was dealt, for the pack of the game and the
       bytes as the seats published them.  The deals of a match are numbered without a gap: to skip one would be
       to choose.

What it proves, and what not
    The operator could not choose the cards: the links were fixed before any seat gave its bytes, and the bytes
    were given before any pack was shuffled.  No seat could choose them either, for its bytes work only together
    with links that it did not know; and with seals, not even a seat in league with the operator could, short of
    refusing to open its seal, which everybody sees.  So a seat that gave honest random bytes of its own need
    trust nobody else.

    It does *not* stop the operator from looking.  Whoever holds the tip knows every card of the match from the
    moment the bytes are in.  A deal broken off before its link opened is not proven at all.  And it says nothing
    about how the cards were played.

Specification, version 1, for a verifier in another language
    All numbers are unsigned and big-endian; ``||`` joins bytes; ``uN(x)`` is the number x in N bits; texts are
    ASCII.

    chain       of L links (at most 65,536):  link(L-1) = tip;  link(i) = SHA-256(link(i+1)).
    commitment  SHA-256(link(0)), as 64 lower-case hexadecimal digits.
    link n      is genuine when SHA-256, applied n+1 times to it, gives the commitment.
    seal        of seat s: SHA-256("bummerl shuffle 1 seal" || u8(0) || u8(s) || entropy(s)), written likewise.
    message     "bummerl shuffle 1 " || purpose || u8(0) || u32(deal) || u8(number of seats), followed for every
                seat in order by  u32(length of its entropy) || entropy.  The purpose is "dealer", with deal 0
                and link 0, or "deck", with deal n and link n.
    stream      block(0) || block(1) || …, where
                block(k) = HMAC-SHA256(key = link, data = message || u32(k)).
    draw        a number below b: take the next byte of the stream until it is less than 256 - (256 mod b);
                the number is that byte mod b.
    dealer      the number drawn below the number of seats, from the stream of purpose "dealer".
    deck        start with the pack suit by suit, spades, hearts, diamonds, clubs, in each suit A T K Q J 9 8 7
                as far as the pack has them, at places 0, 1, 2, …  For i from the last place down to 1, draw
                j below i+1 from the stream of purpose "deck" and swap places i and j.  Place 0 is the top card.

    >>> from bummerl.rules.cards import PACKS, write_cards
    >>> links = chain(bytes(range(32)), 3)
    >>> commitment(links)
    '4e05063392f42b5180353ef82da86c714042155044d91ab3253f1bab08120a0a'
    >>> entropy = (b"fore", b"hand")
    >>> first_dealer(links[0], entropy)
    0
    >>> write_cards(shuffled(PACKS[20], links[1], entropy, deal=1))
    'QH KC TS KH TD JS AC KD AH JH QC AS TH AD JC KS TC QD JD QS'
    >>> verify_link(commitment(links), links[1], number=1)
    True
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain as join
from itertools import count
from typing import Final

from bummerl.rules.cards import Card, Cards

__all__ = ["LINK_SIZE", "LONGEST", "chain", "commitment", "first_dealer", "seal", "shuffled", "verify_link"]

LINK_SIZE: Final = 32
"""Bytes in a link, the tip included."""

LONGEST: Final = 1 << 16
"""The most links that a chain may have: one for the dealer, the others for one deal each."""

_LABEL: Final = b"bummerl shuffle 1 "


def chain(tip: bytes, length: int) -> tuple[bytes, ...]:
    """The links that come from a secret tip: the first opens first, the last is the tip itself.

    Link 0 is for the dealer and link n for deal n, so `length` links serve ``length - 1`` deals.

    >>> links = chain(b"thirty-two bytes nobody can know", 3)
    >>> links[2], links[0] == sha256(links[1]).digest()
    (b'thirty-two bytes nobody can know', True)
    """
    if not 1 <= length <= LONGEST:
        raise ValueError(f"a chain has 1 to {LONGEST} links, not {length}")
    links = [_whole(tip)]
    while len(links) < length:
        links.append(sha256(links[-1]).digest())
    return tuple(reversed(links))


def commitment(links: Sequence[bytes]) -> str:
    """What is published before anybody adds bytes: the hash of link 0.

    >>> commitment(chain(bytes(32), 1))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return sha256(_whole(links[0])).hexdigest()


def verify_link(commitment: str, link: bytes, number: int) -> bool:
    """Whether `link` is the one with this number in the chain that was committed to.

    >>> links = chain(bytes(32), 4)
    >>> verify_link(commitment(links), links[2], 2), verify_link(commitment(links), links[2], 3)
    (True, False)
    """
    if len(link) != LINK_SIZE or not 0 <= number < LONGEST:
        return False
    value = link
    for _ in range(number + 1):
        value = sha256(value).digest()
    return value.hex() == commitment


def seal(seat: int, entropy: bytes) -> str:
    """What a seat publishes so that its bytes stay hidden, yet fixed, until every seat has done the same.

    Only bytes that cannot be guessed are hidden by it: 16 random ones or more.

    >>> seal(0, b"sixteen or more!") == seal(1, b"sixteen or more!")
    False
    """
    return sha256(_LABEL + b"seal\0" + seat.to_bytes(1, "big") + entropy).hexdigest()


def first_dealer(link: bytes, entropy: Sequence[bytes]) -> int:
    """The seat that deals first: link 0 and the bytes of every seat, in the order of seats, settle it.

    >>> [first_dealer(chain(bytes([n]) * 32, 1)[0], (b"", b"", b"")) for n in range(8)]
    [2, 2, 1, 0, 2, 0, 1, 0]
    """
    return _below(len(entropy), _stream(link, b"dealer", 0, entropy))


def shuffled(pack: Cards, link: bytes, entropy: Sequence[bytes], deal: int) -> tuple[Card, ...]:
    """The pack in the order in which deal number `deal` (the first is 1) is dealt, top card first.

    >>> shuffled(Cards("AS AH AD"), bytes(32), (b"", b""), deal=1)
    (Card("AD"), Card("AS"), Card("AH"))
    """
    if not 1 <= deal < LONGEST:
        raise ValueError(f"deals are numbered 1 to {LONGEST - 1}; there is no deal {deal}")
    deck = sorted(pack, key=lambda card: (card.suit, -card.rank))
    stream = _stream(link, b"deck", deal, entropy)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(last + 1, stream)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def _stream(link: bytes, purpose: bytes, deal: int, entropy: Sequence[bytes]) -> Iterator[int]:
    """Bytes without end, which nobody can foretell who does not know the link."""
    key = _whole(link)
    if not entropy:
        raise ValueError("each seat gives its bytes, if only an empty text; there are none")
    seats = b"".join(len(given).to_bytes(4, "big") + given for given in entropy)
    message = _LABEL + purpose + b"\0" + deal.to_bytes(4, "big") + len(entropy).to_bytes(1, "big") + seats
    return join.from_iterable(hmac.digest(key, message + block.to_bytes(4, "big"), "sha256") for block in count())


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 to ``bound - 1``, each as likely as any other.

    >>> _below(20, iter([240, 255, 239]))
    19
    """
    # A plain remainder would favour small numbers: 256 is no multiple of 20.
    fair = 256 - 256 % bound
    return next(byte for byte in stream if byte < fair) % bound


def _whole(link: bytes) -> bytes:
    if len(link) != LINK_SIZE:
        raise ValueError(f"a link is {LINK_SIZE} bytes long; this one has {len(link)}")
    return link
