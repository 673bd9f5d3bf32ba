"""The program does what ``docs/rules/schnapsen.md`` says: who wins a trick, and what may be answered.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

import pytest

from bummerl.record import Record
from bummerl.rules.actions import read_action
from bummerl.rules.cards import PACKS, Card, Cards, Suit, read_cards
from tests.positions import (
    after,
    asked,
    exchange_and_out,
    hand,
    keeps_the_jack,
    legal,
    play,
    points,
    position,
    strong,
    table,
    to_the_end,
    two_pairs,
    why,
)
from tests.rulebooks import rulebook

paragraph = rulebook("schnapsen.md").paragraph


# 2 Tricks


@paragraph("2.1")
def test_the_forehand_leads_first_and_then_the_winner_of_each_trick() -> None:
    winners = [trick.winner for trick in table(after(10)).tricks]
    assert winners == [0, 0, 1, 1, 0, 0, 1, 0, 1, 1]
    assert [table(after(tricks)).turn for tricks in range(10)] == [0, *winners[:9]]
    assert [trick.leader for trick in table(after(10)).tricks] == [0, *winners[:9]]


@paragraph("2.2")
def test_exchange_and_then_the_marriage_that_it_made() -> None:
    deal = position("schnapsen", hands=("JH KH AS AD AC", "TS TD JS JD JC"), turnup="QH", talon="KS KD KC QS")
    deal = play(deal, "AS-JS AD-JD")
    assert table(deal).talon == 6
    assert why(deal, "40H") == "refused-meld-not-held §5.1"
    deal = play(deal, "exchange 40H")
    assert legal(deal) == "KH QH close claim"


@paragraph("2.2")
def test_each_preliminary_once_at_one_lead() -> None:
    deal = exchange_and_out()
    assert why(play(deal, "exchange"), "exchange") == "refused-exchange-not-held §3.1"
    assert why(play(deal, "close"), "close") == "refused-close-already §4.1"
    assert why(play(two_pairs(), "20S"), "20D") == "refused-meld-second §5.4"


@paragraph("2.2")
def test_the_order_is_free_but_exchange_comes_before_close() -> None:
    deal = exchange_and_out()
    for order in ("exchange close 40H", "exchange 40H close"):
        assert legal(play(deal, order)) == "KH QH claim"
    assert why(play(deal, "close"), "exchange") == "refused-exchange-closed §3.5"


@paragraph("2.2")
def test_where_no_marriage_follows_a_close_it_comes_before() -> None:
    deal = exchange_and_out(marriage_after_close=False)
    assert legal(play(deal, "exchange 40H close")) == "KH QH claim"
    assert why(play(deal, "exchange close"), "40H") == "refused-meld-closed §5.6"


@paragraph("2.2")
def test_a_lead_ends_with_a_card_of_the_hand() -> None:
    assert why(to_the_end(), "QS") == "refused-not-held §2.2"
    assert table(play(to_the_end(), "TC")).turn == 1


@paragraph("2.3")
@pytest.mark.parametrize(
    ("led", "answer", "winner", "value"),
    [
        pytest.param("TS", "KS", 0, 14, id="the-ten-ranks-above-the-king"),
        pytest.param("QH", "KH", 1, 7, id="the-higher-trump"),
        pytest.param("TC", "TS", 0, 20, id="two-plain-suits"),
        pytest.param("AS", "JH", 1, 13, id="one-trump"),
    ],
)
def test_who_wins_a_trick(led: str, answer: str, winner: int, value: int) -> None:
    others = [card for card in PACKS[20] if card not in (Card(led), Card(answer)) and card.suit.letter != "H"]
    deal = play(asked("schnapsen", led, str(Cards((Card(answer), *others[:4]))), closed=False), answer)
    assert table(deal).tricks[0].winner == winner
    assert points(deal) == ((value, 0) if winner == 0 else (0, value))


@paragraph("2.4")
def test_the_winner_takes_both_cards_and_their_points_count_at_once() -> None:
    deal = after(1)
    assert table(deal).tricks[0].cards == read_cards("TC JH")
    assert (points(deal), table(deal).won) == ((12, 0), (1, 0))


@paragraph("2.5")
def test_first_the_winner_draws_and_then_the_loser() -> None:
    deal = after(1)
    assert hand(deal, 0) == "TS JS AH KH AC"
    assert hand(deal, 1) == "AS QH AD TD QD"
    lost = after(3)
    assert table(lost).turn == 1
    assert "TH" in hand(lost, 1)
    assert "QC" in hand(lost, 0)


@paragraph("2.5")
def test_the_loser_of_trick_five_gets_the_turn_up() -> None:
    deal = position(
        "schnapsen", hands=("TS AH TD AC KC", "AS TH AD TC JC"), turnup="JH", talon="QD JD JS KH QS QH KS QC KD"
    )
    deal = play(deal, "AC-AD AH-JC TS-KH AS-JS")
    assert deal.state.stock == read_cards("KD JH")
    deal = play(deal, "KS-QC")
    assert table(deal).turn == 1
    assert ("KD" in hand(deal, 1), "JH" in hand(deal, 0)) == (True, True)
    assert (table(deal).talon, table(deal).turnup) == (0, None)
    assert table(deal).shown == (Cards("JH"), Cards())


@paragraph("2.6")
def test_trick_five_is_open_and_trick_six_is_not() -> None:
    assert [table(after(tricks)).is_open for tricks in range(7)] == [True] * 5 + [False] * 2
    fifth = play(after(4), "TD")
    assert legal(fifth).split() == hand(fifth, 0).split()
    sixth = play(after(5), "AH")
    assert legal(sixth) == "TH"


@paragraph("2.6")
def test_a_close_ends_the_open_phase_at_once() -> None:
    assert not table(play(to_the_end(), "close")).is_open


@paragraph("2.7")
def test_any_card_may_answer_while_the_talon_is_open() -> None:
    assert legal(asked("schnapsen", "KS", "AS JS QH TD JC", closed=False)) == "AS JS QH TD JC"


@paragraph("2.7")
@pytest.mark.parametrize(
    ("value", "in_suit", "void"),
    [
        ("none", "AS JS QH TD JC", "QH JH TD AC JC"),
        ("suit", "AS JS", "QH JH TD AC JC"),
        ("suit_trump", "AS JS", "QH JH"),
        ("strict", "AS", "QH JH"),
    ],
)
def test_the_duty_of_the_open_phase(value: str, in_suit: str, void: str) -> None:
    assert legal(asked("schnapsen", "KS", "AS JS QH TD JC", closed=False, open_follow=value)) == in_suit
    assert legal(asked("schnapsen", "KS", "QH JH TD AC JC", closed=False, open_follow=value)) == void


@paragraph("2.7")
def test_a_duty_of_the_open_phase_is_cited_by_its_own_paragraph() -> None:
    deal = asked("schnapsen", "KS", "AS JS QH TD JC", closed=False, open_follow="strict")
    assert why(deal, "JC") == "refused-follow §2.7"


# 6 Strict play


@paragraph("6.1")
def test_follow_suit_and_never_trump_then() -> None:
    deal = asked("schnapsen", "KS", "QS JS AH TD JC")
    assert legal(deal) == "QS JS"
    assert why(deal, "AH") == "refused-follow §6.1"


@paragraph("6.1")
@pytest.mark.parametrize(
    ("value", "in_suit", "void"),
    [("strict", "AS", "QH JH"), ("suit_trump", "AS JS", "QH JH"), ("suit", "AS JS", "QH JH TD AC JC")],
)
def test_the_duty_of_strict_play(value: str, in_suit: str, void: str) -> None:
    assert legal(asked("schnapsen", "KS", "AS JS QH TD JC", strict_follow=value)) == in_suit
    assert legal(asked("schnapsen", "KS", "QH JH TD AC JC", strict_follow=value)) == void


@paragraph("6.2")
@pytest.mark.parametrize(
    ("led", "cards", "answers"),
    [
        ("KS", "AS JS QH TD JC", "AS"),
        ("KS", "QS JS AH TD JC", "QS JS"),
        ("JS", "AS TS KS QH JD", "AS TS KS"),
        ("QH", "KH JH AS TS JD", "KH"),
        ("AH", "KH JH AS TS JD", "KH JH"),
    ],
)
def test_head_the_trick_if_you_can(led: str, cards: str, answers: str) -> None:
    deal = asked("schnapsen", led, cards)
    assert legal(deal) == answers
    lower = [card for card in Cards(cards) & Card(led).suit.cards if str(card) not in answers]
    assert all(why(deal, str(card)) == "refused-head §6.2" for card in lower)


@paragraph("6.3")
def test_trump_if_you_are_void() -> None:
    deal = asked("schnapsen", "KS", "QH JH TD AC JC")
    assert legal(deal) == "QH JH"
    assert why(deal, "AC") == "refused-trump §6.3"


@paragraph("2.2", "3.1", "3.4", "4.3", "5.1", "5.2", "6.1", "6.2", "6.3", "7.6")
@pytest.mark.parametrize(
    ("deal", "action", "evidence"),
    [
        (to_the_end(), "QS", {"card": Card("QS")}),
        (asked("schnapsen", "KS", "QS JS AH TD JC"), "TD", {"led": "KS", "suit": Suit.SPADES, "cards": "QS JS"}),
        (asked("schnapsen", "KS", "AS JS QH TD JC"), "JS", {"led": "KS", "suit": Suit.SPADES, "cards": "AS"}),
        (asked("schnapsen", "KS", "QH JH TD AC JC"), "TD", {"led": "KS", "suit": Suit.SPADES, "cards": "QH JH"}),
        (play(two_pairs(), "20S"), "AH", {"suit": Suit.SPADES}),
        (play(two_pairs(marriage_lead_card="king"), "20D"), "QD", {"suit": Suit.DIAMONDS}),
        (two_pairs(), "exchange", {"card": Card("JH")}),
        (two_pairs(), "20C", {"suit": Suit.CLUBS}),
        (two_pairs(), "40S", {"suit": Suit.SPADES, "value": 20}),
        (after(4, min_talon_to_close=4), "close", {"least": 4, "talon": 2}),
        (
            play(keeps_the_jack(min_talon_to_exchange=6), "TD-KC QC-JD TH-JS"),
            "exchange",
            {"least": 6, "talon": 4},
        ),
        (after(1, claim_mode="auto", target_points=60), "claim", {"target": 60}),
    ],
)
def test_a_refusal_carries_the_evidence(deal: Record, action: str, evidence: dict[str, object]) -> None:
    refused = deal.view(table(deal).turn).explain(read_action(action))
    assert refused is not None
    given = dict(refused.params)
    assert {name: _text(value) for name, value in given.items()} == {
        name: _text(value) for name, value in evidence.items()
    }


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


@paragraph("2.2")
def test_what_is_legal_needs_no_excuse() -> None:
    for deal in (
        to_the_end(),
        two_pairs(),
        exchange_and_out(),
        after(3),
        after(10),
        asked("schnapsen", "KS", "AS JS QH TD JC"),
    ):
        view = deal.view(table(deal).turn)
        assert [view.explain(action) for action in view.legal] == [None] * len(view.legal)


@paragraph("6.4")
def test_any_card_if_you_have_neither() -> None:
    assert legal(asked("schnapsen", "KS", "TD QD AC TC JC")) == "TD QD AC TC JC"


@paragraph("6.5")
def test_the_leader_is_free() -> None:
    deal = play(strong(), "close AH-TH")
    assert legal(deal) == "AS TS KH QH 40H claim"
    assert legal(play(deal, "40H")) == "KH QH claim"
