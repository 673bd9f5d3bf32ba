"""Examples worked out by hand, from many descriptions of the games, with what has to come out: tricks and marriages.

They are numbered as they were collected; numbers that are missing belong to games for three and four, or repeat
another.  Trump is hearts unless a turn-up says otherwise.  Seat 0 is the forehand, seat 1 the dealer, so that pairs
read (forehand, dealer).

Contents: who wins a trick, what may be answered, drawing and exchanging, marriages.
"""

from __future__ import annotations

from typing import Final

import pytest

from bummerl.record import Record
from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.tricks import STRICT, may_play, winner
from tests.positions import (
    PRESETS,
    asked,
    game,
    hand,
    keeps_the_jack,
    legal,
    play,
    points,
    position,
    table,
    under,
    why,
    worth,
)

TWENTY_CARDS: Final = tuple(key for key in PRESETS if game(key).options.deck == 20)
"""The presets of Schnapsen."""


# Who wins a trick


@pytest.mark.parametrize(
    ("name", "trick", "wins", "worth_of_trick"),
    [
        pytest.param("schnapsen", "KS AS", "follower", 15, id="1-the-ace-takes-the-king"),
        pytest.param("schnapsen", "TS KS", "leader", 14, id="2-the-ten-outranks-the-king"),
        pytest.param("schnapsen", "AS TD", "leader", 21, id="4-an-ace-keeps-a-foreign-ten"),
        pytest.param("schnapsen", "QH KH", "follower", 7, id="5-the-higher-trump"),
        pytest.param("schnapsen", "TC TS", "leader", 20, id="7-two-plain-suits-the-lead-wins"),
        pytest.param("sixty_six", "9S JS", "follower", 2, id="8-nine-and-jack"),
    ],
)
def test_who_takes_the_trick(name: str, trick: str, wins: str, worth_of_trick: int) -> None:
    led, answer = read_cards(trick)
    assert winner([led, answer], Suit.HEARTS) == (1 if wins == "follower" else 0)

    after = play(asked(name, str(led), _hand_with(name, led, answer), closed=False), str(answer))

    assert table(after).tricks[0].winner == (1 if wins == "follower" else 0)
    assert points(after) == ((0, worth_of_trick) if wins == "follower" else (worth_of_trick, 0))


def _hand_with(name: str, led: Card, answer: Card) -> str:
    """A dealer's hand that holds this card."""
    rest = [card for card in game(name).pack if card not in (led, answer) and card.suit is not Suit.HEARTS]
    return str(Cards((answer, *rest[: game(name).options.hand_size - 1])))


# What may be answered


@pytest.mark.parametrize(
    ("name", "led", "cards", "answers"),
    [
        pytest.param("schnapsen", "KS", "AS JS QH TD JC", "AS", id="9-follow-and-head"),
        pytest.param("schnapsen", "KS", "QS JS AH TD JC", "QS JS", id="10-follow-though-a-trump-would-win"),
        pytest.param("schnapsen", "KS", "QH JH TD AC JC", "QH JH", id="11-void-so-trump"),
        pytest.param("schnapsen", "QH", "KH JH AS TS JD", "KH", id="13-head-a-trump"),
        pytest.param("schnapsen", "AH", "KH JH AS TS JD", "KH JH", id="14-follow-what-cannot-be-headed"),
        pytest.param("schnapsen", "JS", "AS TS KS QH JD", "AS TS KS", id="16-any-card-that-heads"),
        pytest.param("sixty_six_us", "KS", "AS 9S QH TD JC KD", "AS 9S", id="19-follow-suit-and-nothing-else"),
        pytest.param("sixty_six_us", "KS", "QH 9H TD AC JC 9D", "QH 9H TD 9D AC JC", id="20-void-so-any-card"),
        pytest.param("sixty_six", "KS", "QH 9H TD AC JC 9D", "QH 9H", id="20-void-so-trump"),
    ],
)
def test_what_may_be_answered_in_strict_play(name: str, led: str, cards: str, answers: str) -> None:
    assert legal(asked(name, led, cards)) == answers


def test_17_what_may_be_answered_while_the_talon_is_open() -> None:
    assert legal(asked("schnapsen", "KS", "AS JS QH TD JC", closed=False)) == "AS JS QH TD JC"


@pytest.mark.parametrize(
    ("trick", "cards", "answers"),
    [
        pytest.param("KS JH", "AS QS AH TD", "AS QS", id="22-the-trick-is-trumped-any-card-of-the-suit"),
        pytest.param("KS QH", "AH JH TD AC", "AH", id="23-void-so-overtrump"),
        pytest.param("QD KD", "AD JH TC", "AD", id="25-head-rather-than-trump"),
    ],
)
def test_what_the_third_player_may_answer(trick: str, cards: str, answers: str) -> None:
    assert may_play(Cards(cards), read_cards(trick), Suit.HEARTS, STRICT) == Cards(answers)


# Drawing and exchanging


def test_26_the_loser_of_trick_five_draws_the_turn_up() -> None:
    deal = position(
        "schnapsen",
        hands=("TS AH TD AC KC", "AS TH AD TC JC"),
        turnup="JH",
        talon="QD JD JS KH QS QH KS QC KD",
    )
    deal = play(deal, "AC-AD AH-JC TS-KH AS-JS KS")
    assert (table(deal).talon, deal.state.stock) == (2, read_cards("KD JH"))

    deal = play(deal, "QC")
    assert (table(deal).turn, table(deal).talon) == (1, 0)
    assert hand(deal, 1) == "QS TH KD JD TC"
    assert hand(deal, 0) == "QH JH TD QD KC"
    assert legal(play(deal, "TC")) == "KC"


@pytest.mark.parametrize(
    ("name", "line", "talon", "allowed"),
    [
        ("schnapsen", "TD-KC QC-JD TH-JS", 4, True),
        ("schnapsen_tournament", "TD-KC QC-JD TH-JS", 4, True),
        ("schnapsen", "TD-KC QC-JD TH-JS QH-KS", 2, True),
        ("schnapsen_tournament", "TD-KC QC-JD TH-JS QH-KS", 2, False),
    ],
)
def test_28_the_last_exchange(name: str, line: str, talon: int, allowed: bool) -> None:
    deal = play(under(keeps_the_jack(), name), line)
    assert table(deal).talon == talon
    assert ("exchange" in legal(deal)) is allowed


@pytest.mark.parametrize("name", TWENTY_CARDS)
def test_29_no_exchange_without_an_open_talon(name: str) -> None:
    deal = under(under(keeps_the_jack(), name), open_follow="none")
    used_up = play(deal, "TD-KC QC-JD TH-JS QH-KS AS-AC")
    assert why(used_up, "exchange") == "refused-exchange-gone §3.5"
    if game(name).options.closing_allowed:
        assert why(play(deal, "TD-KC close"), "exchange") == "refused-exchange-closed §3.5"


@pytest.mark.parametrize("name", ["schnapsen", "schnapsen_tournament", "schnapsen_ja_club"])
def test_31_exchange_and_declare_at_one_lead(name: str) -> None:
    deal = position(name, hands=("AS AD AC KH JH", "QS QD QC JS JD"), turnup="QH", talon="TS KS TD KD")
    deal = play(deal, "AS-QS AD-QD")
    assert (table(deal).talon, table(deal).won) == (6, (2, 0))

    deal = play(deal, "exchange 40H")
    assert points(deal) == (28 + 40, 0)
    assert "KH" in legal(deal)


def test_32_the_closers_opponent_swaps_the_nine_in_german_sixty_six_alone() -> None:
    hands = ("9H JS QD JD QC JC", "AS KS AD KD AC KC")
    closed = play(position("sixty_six", hands=hands, turnup="AH"), "JS-KS close")
    assert (table(closed).turn, table(closed).won) == (0, (0, 1))
    after = play(closed, "exchange")
    assert "AH" in hand(after, 0)
    assert table(after).turnup == Card("9H")

    deal = position("schnapsen", hands=("JH JS QD JD QC", "AS KS AD KD AC"), turnup="AH")
    closed = play(deal, "JS-KS close")
    assert table(closed).turn == 1
    assert "exchange" not in legal(closed)
    assert why(play(closed, "AD"), "exchange") == "refused-exchange-closed §3.5"


# Marriages


def opens_with_forty(name: str) -> Record:
    return position(name, hands=("KH QH AS TD KD", "AH JS QD JD KC"), turnup="TH", talon="TC QC")


def test_34_a_marriage_at_the_opening_lead() -> None:
    deal = play(opens_with_forty("schnapsen"), "40H")
    assert (points(deal), table(deal).pending) == ((0, 0), (40, 0))
    assert why(opens_with_forty("schnapsen_tournament"), "40H") == "refused-meld-first-lead §5.3"


def test_35_the_pending_forty_comes_with_the_first_trick() -> None:
    deal = play(opens_with_forty("schnapsen"), "40H QH-AH")
    assert points(deal) == (0, 14)
    assert points(play(deal, "JS-AS")) == (53, 14)


def test_36_a_pending_forty_without_any_trick_is_worth_nothing() -> None:
    deal = position(
        "schnapsen", hands=("KH QH JH AD AC", "TS JS TH TD KC"), turnup="AH", talon="QC AS KD TC JC QD QS KS JD"
    )
    deal = play(deal, "40H KH-TH TD-AC 20C QC-AD")
    assert (points(deal), table(deal).won) == ((0, 69), (0, 3))
    assert worth(play(deal, "claim")) == (0, 3)


@pytest.mark.parametrize(("name", "allowed"), [("schnapsen", True), ("sixty_six_us", True), ("sixty_six", False)])
def test_37_a_twenty_once_the_talon_is_used_up(name: str, allowed: bool) -> None:
    if name == "schnapsen":
        hands, turnup = ("AH KH QH KD KC", "AS QS JS AC TC"), "TH"
        talon, line = "KS JD TD AD TS JC QC JH QD", "QH-AS KH-AC KS-AD TD-JC AH-JH"
    else:
        hands, turnup = ("KS 9S AH KD 9D AC", "TS JH AD TD KC JC"), "KH"
        talon = "JD QS TH TC 9C 9H AS QC QH JS QD"
        line = "9D-TS draw 9S-KC draw AC-QS draw AH-9H draw 9C-AD draw KS-JC draw"
    deal = play(position(name, hands=hands, turnup=turnup, talon=talon), line)
    assert table(deal).talon == 0
    if allowed:
        assert "20D" in legal(deal).split()
    else:
        assert why(deal, "20D") == "refused-meld-gone §5.7"


def test_38_one_marriage_at_one_lead() -> None:
    deal = position("schnapsen", hands=("KS QS KD QD AC", "AS TS AD TD JC"), turnup="TH")
    assert legal(deal) == "KS QS KD QD AC 20S 20D close"
    assert why(play(deal, "20S"), "20D") == "refused-meld-second §5.4"
    assert why(play(deal, "20D"), "20S") == "refused-meld-second §5.4"


@pytest.mark.parametrize(
    ("line", "had", "gets"), [("TH-JC TS-KC 40H", 26, (3, 0)), ("TH-JC TS-QS 40H", 25, (0, 3))], ids=["26", "25"]
)
def test_39_twenty_six_and_forty_are_sixty_six(line: str, had: int, gets: tuple[int, int]) -> None:
    deal = position("schnapsen", hands=("TS KS TH KH QH", "QS AH KD QC JC"), turnup="JH", talon="AC KC")
    deal = play(deal, line)
    assert (points(deal), table(deal).won) == ((had + 40, 0), (2, 0))
    assert worth(play(deal, "claim")) == gets
