"""The commit–reveal shuffle: known answers, a second implementation, even chances, and that tampering shows."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.record.shuffle import (
    LINK_SIZE,
    LONGEST,
    _below,
    chain,
    commitment,
    first_dealer,
    seal,
    shuffled,
    verify_link,
)
from bummerl.rules.cards import PACKS, Cards, write_cards

Scale = Callable[[int, int], int]


class Case(NamedTuple):
    """A known answer; tip and entropy are in hexadecimal."""

    tip: str
    length: int
    commitment: str
    entropy: tuple[str, ...]
    dealer: int
    deal: int
    deck: str


CASES = (
    Case(
        tip="0000000000000000000000000000000000000000000000000000000000000000",
        length=2,
        commitment="2b32db6c2c0a6235fb1397e8225ea85e0f0e6e8c7b126d0016ccbde0e667151e",
        entropy=("", ""),
        dealer=0,
        deal=1,
        deck="QS TS TC KC KS JC AC QD KD QH QC TD AS JH AH AD KH JD TH JS",
    ),
    Case(
        tip="000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        length=8,
        commitment="df01f0bd30b89f4187c3919067c99d5aee753a45894e1e31be4f0e26a26dd27b",
        entropy=("666f7265", "68616e64"),
        dealer=0,
        deal=7,
        deck="JC QS TD AC KD JD JH TC AS QH JS KS TH AH QD TS KC AD QC KH",
    ),
    Case(
        tip="8e5bd1bbdcc12856798c0aeef2f837fbff12eae891c3bd32872fbd1cb21ab5a3",
        length=300,
        commitment="3e951e7341cdd493566939e7b874bb1e15fea58f90dff6f63301c78ad76ca7f4",
        entropy=("00", "0000", ""),
        dealer=2,
        deal=256,
        deck="KC JH JS TD AH TH AD 9C JC QC 9S AS 9D QH TC 9H KH AC QD JD KS QS KD TS",
    ),
    Case(
        tip="ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        length=3,
        commitment="9fac7cfd6acb61dd22d32c2876818be20dda6717cf5387fcf9a53f4961018bb9",
        entropy=("c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3", "", "5a" * 70, "01"),
        dealer=1,
        deal=2,
        deck="JC QS TH JD TD KC AD QC TS JH QH KS QD AC AS AH KD KH TC JS",
    ),
    Case(
        tip="7a78c7548928535f30e6d416cf6f76f1bec62995622eb508093459f3a7bfe736",
        length=4,
        commitment="ba7b6504ed46eab02e2157ccfdaeee8b3f822019e8d16abbf3e241cc0156b87f",
        entropy=("7f" * 200,),
        dealer=0,
        deal=3,
        deck="TD 9C JH JC 7S AS AC TS QD KH KC 7H 7C JS 9S KD 9H TC KS 9D JD QH 8C AD TH 8D QC AH 8S 7D 8H QS",
    ),
)

# A second implementation, from the specification alone: cards are texts, HMAC and drawing are done by hand.


def hmac_by_hand(key: bytes, data: bytes) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + data).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def message_by_hand(purpose: str, deal: int, entropy: Sequence[bytes]) -> bytes:
    message = f"bummerl shuffle 1 {purpose}\0".encode("ascii") + struct.pack(">IB", deal, len(entropy))
    for seat in entropy:
        message += struct.pack(">I", len(seat)) + seat
    return message


def draws_by_hand(link: bytes, message: bytes, bounds: Iterable[int]) -> list[int]:
    drawn: list[int] = []
    taken = 0
    for bound in bounds:
        while True:
            block = hmac_by_hand(link, message + struct.pack(">I", taken // 32))
            byte = block[taken % 32]
            taken += 1
            if byte // bound < 256 // bound:
                break
        drawn.append(byte % bound)
    return drawn


def deck_by_hand(size: int, link: bytes, entropy: Sequence[bytes], deal: int) -> str:
    ranks = {20: "ATKQJ", 24: "ATKQJ9", 32: "ATKQJ987"}[size]
    places = [rank + suit for suit in "SHDC" for rank in ranks]
    bounds = range(size, 1, -1)
    drawn = draws_by_hand(link, message_by_hand("deck", deal, entropy), bounds)
    for bound, other in zip(bounds, drawn, strict=True):
        held = places[bound - 1]
        places[bound - 1] = places[other]
        places[other] = held
    return " ".join(places)


def chain_by_hand(tip: bytes, length: int) -> list[bytes]:
    links = [tip]
    for _ in range(length - 1):
        links.insert(0, hashlib.sha256(links[0]).digest())
    return links


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.deck.count(' ') + 1} cards, deal {case.deal}")
def test_known_answers(case: Case) -> None:
    links = chain(bytes.fromhex(case.tip), case.length)
    entropy = [bytes.fromhex(seat) for seat in case.entropy]
    pack = PACKS[len(case.deck.split())]

    assert commitment(links) == case.commitment
    assert first_dealer(links[0], entropy) == case.dealer
    assert write_cards(shuffled(pack, links[case.deal], entropy, case.deal)) == case.deck
    assert verify_link(case.commitment, links[case.deal], case.deal)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.deck.count(' ') + 1} cards, deal {case.deal}")
def test_known_answers_by_the_second_implementation(case: Case) -> None:
    links = chain_by_hand(bytes.fromhex(case.tip), case.length)
    entropy = [bytes.fromhex(seat) for seat in case.entropy]

    assert hashlib.sha256(links[0]).hexdigest() == case.commitment
    assert draws_by_hand(links[0], message_by_hand("dealer", 0, entropy), [len(entropy)]) == [case.dealer]
    assert deck_by_hand(len(case.deck.split()), links[case.deal], entropy, case.deal) == case.deck


links_of_a_match = st.binary(min_size=LINK_SIZE, max_size=LINK_SIZE)
bytes_of_all_seats = st.lists(st.binary(max_size=70), min_size=1, max_size=4)


@given(links_of_a_match, bytes_of_all_seats, st.integers(1, LONGEST - 1), st.sampled_from(sorted(PACKS)))
def test_both_implementations_agree(link: bytes, entropy: list[bytes], deal: int, size: int) -> None:
    deck = shuffled(PACKS[size], link, entropy, deal)

    assert write_cards(deck) == deck_by_hand(size, link, entropy, deal)
    assert Cards(deck) == PACKS[size]
    assert len(deck) == size
    assert [first_dealer(link, entropy)] == draws_by_hand(link, message_by_hand("dealer", 0, entropy), [len(entropy)])


def test_seal_as_specified() -> None:
    sealed = hashlib.sha256(b"bummerl shuffle 1 seal\x00\x02some random bytes").hexdigest()

    assert seal(2, b"some random bytes") == sealed


# Even chances.  The links are fixed, so these tests give the same figures every time; the bounds are exceeded by
# one honest shuffle in ten thousand.


def chi_squared(counts: Counter[object], outcomes: int) -> float:
    expected = counts.total() / outcomes
    missing = (outcomes - len(counts)) * expected
    return missing + sum((seen - expected) ** 2 / expected for seen in counts.values())


def many_links(amount: int) -> tuple[bytes, ...]:
    return tuple(hashlib.sha256(b"test %d" % number).digest() for number in range(amount))


def test_every_card_is_as_likely_to_lie_on_top(scale: Scale) -> None:
    tops: Counter[object] = Counter(
        shuffled(PACKS[20], link, (b"", b""), 1)[0] for link in many_links(scale(20_000, 1_000_000))
    )

    assert chi_squared(tops, 20) < 51


def test_every_pair_is_as_likely_to_lie_on_top_and_at_the_bottom(scale: Scale) -> None:
    tops: Counter[object] = Counter()
    ends: Counter[object] = Counter()
    for link in many_links(scale(20_000, 1_000_000)):
        deck = shuffled(PACKS[20], link, (b"", b""), 1)
        tops[deck[:2]] += 1
        ends[deck[0], deck[-1]] += 1

    assert chi_squared(tops, 20 * 19) < 490
    assert chi_squared(ends, 20 * 19) < 490


def test_every_number_is_drawn_by_equally_many_bytes() -> None:
    def drawn(bound: int, stream: Iterator[int]) -> Iterator[int]:
        with suppress(StopIteration):
            while True:
                yield _below(bound, stream)

    for bound in range(1, 257):
        counts = Counter(drawn(bound, iter(range(256))))

        assert counts == dict.fromkeys(range(bound), 256 // bound)


@pytest.mark.parametrize(("seats", "bound"), [(2, 15.2), (3, 18.5), (4, 21.2)])
def test_every_seat_is_as_likely_to_deal_first(seats: int, bound: float, scale: Scale) -> None:
    dealers: Counter[object] = Counter(
        first_dealer(link, [b""] * seats) for link in many_links(scale(20_000, 1_000_000))
    )

    assert chi_squared(dealers, seats) < bound


# Tampering.

TIP = bytes(range(100, 132))
LINKS = chain(TIP, 5)
ENTROPY = (b"the bytes of seat 0", b"those of seat 1")


def with_one_byte_changed(data: bytes) -> list[bytes]:
    return [data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :] for at in range(len(data))]


def test_each_link_belongs_to_its_number_alone() -> None:
    published = commitment(LINKS)

    accepted = [[number for number in range(-1, 9) if verify_link(published, link, number)] for link in LINKS]

    assert accepted == [[0], [1], [2], [3], [4]]


@pytest.mark.parametrize("number", range(5))
def test_a_link_with_one_byte_changed_is_refused(number: int) -> None:
    published = commitment(LINKS)

    assert not any(verify_link(published, link, number) for link in with_one_byte_changed(LINKS[number]))


def test_a_commitment_with_one_character_changed_is_refused() -> None:
    published = commitment(LINKS)
    changed = [f"{published[:at]}{int(published[at], 16) ^ 1:x}{published[at + 1 :]}" for at in range(64)]

    assert not any(verify_link(other, LINKS[2], 2) for other in [*changed, published[:-1], published + "0", ""])


def test_a_link_that_is_cut_short_or_drawn_out_is_refused() -> None:
    published = hashlib.sha256(hashlib.sha256(b"short").digest()).hexdigest()

    assert not verify_link(published, b"short", 1)
    assert not verify_link(commitment(LINKS), LINKS[0] + b"\0", 0)
    assert not verify_link(commitment(LINKS), LINKS[0], LONGEST)


def test_another_tip_or_length_gives_another_commitment() -> None:
    commitments = [commitment(chain(tip, 5)) for tip in (TIP, *with_one_byte_changed(TIP))]
    commitments.append(commitment(chain(TIP, 6)))

    assert len(set(commitments)) == len(commitments)


def test_one_changed_byte_of_link_entropy_or_deal_gives_another_deck() -> None:
    decks = [shuffled(PACKS[20], link, ENTROPY, 2) for link in (LINKS[2], *with_one_byte_changed(LINKS[2]))]
    decks += [shuffled(PACKS[20], LINKS[2], (other, ENTROPY[1]), 2) for other in with_one_byte_changed(ENTROPY[0])]
    decks += [shuffled(PACKS[20], LINKS[2], (ENTROPY[0], other), 2) for other in with_one_byte_changed(ENTROPY[1])]
    decks += [shuffled(PACKS[20], LINKS[2], ENTROPY, deal) for deal in (1, 3, 2 + 256, 2 + 512)]

    assert len(set(decks)) == len(decks)


def test_bytes_cannot_wander_from_one_seat_to_another() -> None:
    shared = [(b"ab", b"c"), (b"a", b"bc"), (b"abc", b""), (b"", b"abc"), (b"abc",), (b"c", b"ab"), (b"ab", b"c", b"")]

    assert len({shuffled(PACKS[20], LINKS[1], entropy, 1) for entropy in shared}) == len(shared)


def test_seals_tell_seats_and_bytes_apart() -> None:
    sealed = [seal(seat, data) for seat in range(4) for data in (b"", b"\0", *with_one_byte_changed(ENTROPY[0]))]

    assert len(set(sealed)) == len(sealed)


def test_the_pack_is_shuffled_from_one_order_however_it_was_gathered() -> None:
    scattered = Cards(sorted(PACKS[24], key=lambda card: card * 7 % 32))

    assert shuffled(scattered, LINKS[1], ENTROPY, 1) == shuffled(PACKS[24], LINKS[1], ENTROPY, 1)


# What cannot be asked.


@pytest.mark.parametrize("length", [-1, 0, LONGEST + 1])
def test_a_chain_has_a_first_link_and_an_end(length: int) -> None:
    with pytest.raises(ValueError, match=f"a chain has 1 to 65536 links, not {length}"):
        chain(TIP, length)


def test_the_longest_chain_holds_together() -> None:
    longest = chain(TIP, LONGEST)

    assert verify_link(commitment(longest), TIP, LONGEST - 1)


def test_links_have_their_size() -> None:
    with pytest.raises(ValueError, match="a link is 32 bytes long; this one has 31"):
        chain(TIP[1:], 2)
    with pytest.raises(ValueError, match="this one has 33"):
        shuffled(PACKS[20], TIP + b"\0", ENTROPY, 1)
    with pytest.raises(ValueError, match="this one has 0"):
        first_dealer(b"", ENTROPY)


@pytest.mark.parametrize("deal", [-1, 0, LONGEST])
def test_deals_are_numbered_from_one(deal: int) -> None:
    with pytest.raises(ValueError, match=f"there is no deal {deal}"):
        shuffled(PACKS[20], TIP, ENTROPY, deal)


def test_somebody_must_sit_at_the_table() -> None:
    with pytest.raises(ValueError, match="there are none"):
        shuffled(PACKS[20], TIP, (), 1)
    with pytest.raises(ValueError, match="there are none"):
        first_dealer(TIP, ())
