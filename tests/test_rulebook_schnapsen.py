"""The program does what ``docs/rules/schnapsen.md`` says, paragraph by paragraph.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bummerl.record import Match, Memory, Record
from bummerl.rules.actions import read_action
from bummerl.rules.cards import PACKS, Card, Cards, Rank, Suit, read_cards
from bummerl.rules.game import Standing
from bummerl.rules.options import OptionError, Value
from bummerl.rules.schnapsen import SchnapsenOptions
from tests.positions import (
    TRICKS,
    Rulebook,
    after,
    asked,
    at_65,
    big_win,
    both_reached,
    claimed_by_the_other,
    ending,
    exchange_and_out,
    failed,
    failed_against_a_trick,
    frozen,
    gained,
    game,
    hand,
    keeps_the_jack,
    legal,
    paid,
    play,
    points,
    position,
    result,
    sixty_all,
    strong,
    table,
    to_the_end,
    two_pairs,
    under,
    why,
    worth,
    wrong_closer,
)

BOOK = Rulebook("schnapsen.md")
paragraph = BOOK.paragraph


def test_every_paragraph_has_a_test_and_every_test_a_paragraph() -> None:
    assert len(BOOK.numbers) == len(set(BOOK.numbers)) > 50
    assert BOOK.gap() == ([], [])


# Endings


def strong_closer_is_wrong() -> Record:
    """The closer has 61, and the dealer no trick."""
    return play(strong(), "close AH-TH 40H")


def frozen_schneider() -> Record:
    """The closer has 68; the dealer had a trick and 32 at the close and has 39 now."""
    deal = position(
        "schnapsen", hands=("AH KH JH QD TC", "AS TS TH AC KC"), turnup="JD", talon="JS AD QC QH KS KD QS TD JC"
    )
    return play(deal, "AH-TS JH-TH 20C QC-TC close 20H QH-KD AC-QD")


def last_trick_alone() -> Record:
    """The forehand wins the last trick and has 40; the dealer won the one before it and has 80."""
    deal = position(
        "schnapsen", hands=("JS JH AD KD TC", "AS KS QH QC JC"), turnup="AC", talon="TH TS QD TD KC KH AH JD QS"
    )
    return play(deal, "JS-AS KS-AD JC-TD KC-KD QH-JD QS-TS AC-QC KH-TH AH-JH QD-TC")


HIGHER: dict[str, Value] = {"no_claim_result": "higher_total", "tie_result": "redeal_same_dealer"}
CARRY: dict[str, Value] = {"no_claim_result": "carry_one", "tie_result": "next_plus_one"}

EXPLAINED = (
    (ending(33), "claim", "§7.4:1 §8.1:0"),
    (ending(32), "claim", "§7.4:0 §8.1:1"),
    (ending(0), "claim", "§7.4:1 §8.1:0"),
    (frozen(), "claim", "§7.4:0 §8.2:1"),
    (frozen(closing_scored_at="claim"), "claim", "§7.4:0 §8.2:1"),
    (failed(), "pass", "§8.3:0 §8.3:1"),
    (failed(failed_close_value="closer_zero"), "pass", "§8.3:0 §8.3:0"),
    (failed(failed_close_value="three"), "pass", "§8.3:0 §8.3:0"),
    (failed_against_a_trick(60, failed_close_value="us1895"), "pass", "§8.3:0 §8.3:0"),
    (claimed_by_the_other("one trick"), "claim", "§7.4:1 §8.3:0"),
    (claimed_by_the_other("no trick"), "claim", "§7.4:1 §8.3:1"),
    (claimed_by_the_other("no trick", opponent_claim_after_close_value="two"), "claim", "§7.4:1 §8.4:0"),
    (at_65(40), "claim", "§7.4:0 §8.5:0"),
    (at_65(0), "claim", "§7.4:0 §8.5:1"),
    (at_65(20, false_claim_value="as_if_won"), "claim", "§7.4:1 §8.5:1"),
    (at_65(20, false_claim_value="by_claimant"), "claim", "§7.4:1 §8.5:1"),
    (wrong_closer(), "claim", "§7.4:0 §8.6:0"),
    (after(10), "pass", "§8.7:1 §8.7:1"),
    (big_win(**HIGHER), "pass", "§8.7:0 §8.1:1"),
    (big_win(**CARRY), "pass", "§8.7:0 §8.1:1"),
    (after(10, **CARRY), "pass", "§8.7"),
    (sixty_all(**HIGHER), "pass", "§8.8"),
    (frozen(closed_game_multiplier=2), "claim", "§7.4:0 §8.2:1 §8.10"),
    (strong_closer_is_wrong(), "claim", "§7.4:0 §8.5:1"),
    (frozen_schneider(), "claim", "§7.4:0 §8.2:1"),
    (last_trick_alone(), "pass", "§8.7:0 §8.7:0"),
)
"""Endings: a deal, its last action, and the paragraphs that explain the result, each with its seat."""

ENDINGS = tuple((deal, action) for deal, action, _ in EXPLAINED)


# 1 Pack and deal


@paragraph("1.1")
def test_twenty_cards_for_two() -> None:
    assert str(game("schnapsen").pack) == "AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC JC"
    assert game("schnapsen").seats == 2


@paragraph("1.1")
@pytest.mark.parametrize(("deck", "lowest"), [(20, "JH"), (24, "9H"), (32, "7H")])
def test_the_lowest_trump_is_the_lowest_of_the_pack(deck: int, lowest: str) -> None:
    assert len(game("schnapsen", deck=deck).pack) == deck
    deal = position("schnapsen", hands=(f"{lowest} AS AD AC TC", "TS TD KS KD KC"), turnup="KH", deck=deck)
    assert "exchange" in legal(deal)


@paragraph("1.2")
def test_ranks_and_card_points() -> None:
    ranks = sorted(Rank, reverse=True)
    assert "".join(rank.letter for rank in ranks) == "ATKQJ987"
    assert [rank.points for rank in ranks] == [11, 10, 4, 3, 2, 0, 0, 0]


@paragraph("1.2")
@pytest.mark.parametrize("size", [20, 24, 32])
def test_each_pack_holds_120(size: int) -> None:
    assert PACKS[size].points == 120


@paragraph("1.3")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_is_told_and_the_other_is_the_forehand(dealer: int) -> None:
    deal = position("schnapsen", hands=("AS TS KS QS JS", "AD TD KD QD JD"), turnup="AH", dealer=dealer)
    assert table(deal).turn == 1 - dealer
    assert hand(deal, 1 - dealer) == "AS TS KS QS JS"
    assert hand(deal, dealer) == "AD TD KD QD JD"


@paragraph("1.3")
def test_it_makes_no_difference_which_seat_deals() -> None:
    for deal, action in ENDINGS:
        over = play(deal, action)
        turned = replace(over, standing=Standing(dealer=0))
        assert worth(turned) == worth(over)[::-1]
        assert points(turned) == points(over)[::-1]
        assert table(turned).won == table(over).won[::-1]
        assert [legal(turned.upto(count)) for count in range(len(over.actions))] == [
            legal(over.upto(count)) for count in range(len(over.actions))
        ]


@paragraph("1.4")
def test_three_to_each_one_up_and_two_to_each() -> None:
    deck = tuple(game("schnapsen").pack)
    deal = Record.new("schnapsen", deck, Standing(dealer=1))
    assert deal.state.hands[0] == Cards(deck[place] for place in (0, 1, 2, 7, 8))
    assert deal.state.hands[1] == Cards(deck[place] for place in (3, 4, 5, 9, 10))
    assert table(deal).turnup == deck[6]
    assert deal.state.stock == (*deck[11:], deck[6])


@paragraph("1.4")
@pytest.mark.parametrize(
    ("hand_size", "pattern", "forehand", "turnup"),
    [
        (5, "3,T,2", (0, 1, 2, 7, 8), 6),
        (5, "3,2,T", (0, 1, 2, 6, 7), 10),
        (5, "2,3,T", (0, 1, 4, 5, 6), 10),
        (5, "5,T", (0, 1, 2, 3, 4), 10),
        (6, "3,3,T", (0, 1, 2, 6, 7, 8), 12),
        (6, "3,T,3", (0, 1, 2, 7, 8, 9), 6),
    ],
)
def test_other_packets(hand_size: int, pattern: str, forehand: tuple[int, ...], turnup: int) -> None:
    played = game("schnapsen", hand_size=hand_size, deal_pattern=pattern)
    deck = tuple(played.pack)
    state, _ = played.deal(deck, Standing(dealer=1))
    assert state.hands[0] == Cards(deck[place] for place in forehand)
    assert state.table.turnup == deck[turnup]
    assert [len(held) for held in state.hands] == [hand_size, hand_size]


@paragraph("1.5")
def test_the_turn_up_is_trump_and_the_last_card_of_the_talon() -> None:
    deal = to_the_end()
    assert (table(deal).trump.letter, table(deal).turnup) == ("S", Card("QS"))
    assert deal.state.stock == read_cards("KH QH KD KS TH QC JC KC JD QS")


@paragraph("1.5")
def test_the_talon_at_each_lead() -> None:
    assert [table(after(tricks)).talon for tricks in range(10)] == [10, 8, 6, 4, 2, 0, 0, 0, 0, 0]


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


# 3 Exchange


@paragraph("3.1")
def test_the_jack_of_trumps_changes_places_with_the_turn_up() -> None:
    deal = play(exchange_and_out(), "exchange")
    assert hand(deal, 0) == "AS KH QH TD KD"
    assert (table(deal).turnup, deal.state.stock[-1], len(deal.state.stock)) == (Card("JH"), Card("JH"), 10)
    assert table(deal).shown == (Cards("KH"), Cards())


@paragraph("3.1")
def test_nobody_has_to_exchange_and_only_the_holder_of_the_jack_can() -> None:
    assert legal(exchange_and_out()) == "AS QH JH TD KD exchange close"
    assert why(strong(), "exchange") == "refused-exchange-not-held §3.1"


@paragraph("3.2")
def test_the_follower_does_not_exchange() -> None:
    deal = position("schnapsen", hands=("AS KS AD KD AC", "JH TS TD TC QC"), turnup="AH")
    assert why(play(deal, "AS"), "exchange") == "refused-exchange-not-leading §3.2"


@paragraph("3.2")
def test_where_either_exchanges_the_follower_may_play_the_card_at_once() -> None:
    deal = position("schnapsen", hands=("AS KS AD KD AC", "JH TS TD TC QC"), turnup="AH", exchange_by="either")
    deal = play(deal, "AS exchange")
    assert legal(deal) == "TS AH TD TC QC"
    assert table(play(deal, "AH")).tricks[0].winner == 1
    deal = position(
        "schnapsen",
        hands=("AS KS AD KD AC", "JH TS TD TC QC"),
        turnup="AH",
        exchange_by="either",
        exchange_requires_trick=True,
    )
    assert why(play(deal, "AS"), "exchange") == "refused-exchange-no-trick §3.3"


@paragraph("3.3")
def test_no_trick_is_needed_to_exchange() -> None:
    assert "exchange" in legal(exchange_and_out())


@paragraph("3.3")
def test_where_a_trick_is_needed_the_first_lead_is_too_early() -> None:
    deal = keeps_the_jack(exchange_requires_trick=True)
    assert why(deal, "exchange") == "refused-exchange-no-trick §3.3"
    assert "exchange" in legal(play(deal, "TD-KC"))


@paragraph("3.4")
def test_the_exchange_is_possible_down_to_two_cards() -> None:
    four = play(keeps_the_jack(), "TD-KC QC-JD TH-JS")
    two = play(four, "QH-KS")
    assert (table(four).talon, table(two).talon) == (4, 2)
    assert "exchange" in legal(two)
    assert "exchange" in legal(under(four, "schnapsen_tournament"))
    assert why(under(two, "schnapsen_tournament"), "exchange") == "refused-exchange-talon §3.4"


@paragraph("3.5")
def test_no_exchange_once_the_talon_is_closed_or_gone() -> None:
    assert why(play(keeps_the_jack(), "TD-KC close"), "exchange") == "refused-exchange-closed §3.5"
    gone = play(keeps_the_jack(), "TD-KC QC-JD TH-JS QH-KS AS-AC")
    assert why(gone, "exchange") == "refused-exchange-gone §3.5"


@paragraph("3.5")
def test_a_jack_that_comes_as_the_last_card_is_too_late() -> None:
    deal = position(
        "schnapsen", hands=("TS AH TD AC KC", "AS TH AD TC JC"), turnup="JH", talon="QD JD JS KH QS QH KS QC KD"
    )
    deal = play(deal, "AC-AD AH-JC TS-KH AS-JS KS-QC TC-KC KD-TD")
    assert (table(deal).turn, "JH" in hand(deal, 0)) == (0, True)
    assert why(deal, "exchange") == "refused-exchange-gone §3.5"


@paragraph("3.6")
def test_the_closers_opponent_does_not_exchange_either() -> None:
    deal = position("schnapsen", hands=("AS KS AD KD AC", "JH TS TD TC QC"), turnup="AH")
    closed = play(deal, "close")
    assert table(closed).turn == 0
    assert why(play(closed, "AS-TS AD-TD KS-JH"), "exchange") == "refused-exchange-closed §3.5"


@paragraph("3.6")
def test_where_the_closers_opponent_decides_the_question_is_put_whatever_the_hand() -> None:
    holds = position(
        "schnapsen",
        hands=("AS KS AD KD AC", "JH TS TD TC QC"),
        turnup="AH",
        exchange_after_opponent_close=True,
        exchange_requires_trick=True,
    )
    closed = play(holds, "close")
    assert (table(closed).turn, legal(closed)) == (1, "exchange decline")
    assert why(closed, "TS") == "refused-answer-first §3.6"
    taken = play(closed, "exchange")
    assert (hand(taken, 1), table(taken).turn) == ("TS AH TD TC QC", 0)

    lacks = position(
        "schnapsen", hands=("AS KS AD KD AC", "KH TS TD TC QC"), turnup="AH", exchange_after_opponent_close=True
    )
    closed = play(lacks, "close")
    assert (table(closed).turn, legal(closed)) == (1, "decline")
    assert why(closed, "exchange") == "refused-exchange-not-held §3.1"
    assert table(play(closed, "decline")).turn == 0
    assert why(lacks, "decline") == "refused-decline-not-now §3.6"


@paragraph("3.6")
def test_no_question_where_the_table_allows_no_exchange() -> None:
    jack_is_up = position(
        "schnapsen", hands=("AS KS AD KD AC", "AH TS TD TC QC"), turnup="JH", exchange_after_opponent_close=True
    )
    assert table(play(jack_is_up, "close")).turn == 0

    asks = keeps_the_jack(exchange_after_opponent_close=True, min_talon_to_exchange=4)
    assert legal(play(asks, "TD-KC QC-JD TH-JS close")) == "decline"
    assert table(play(asks, "TD-KC QC-JD TH-JS QH-KS close")).turn == 0


# 4 Closing


@paragraph("4.1")
def test_the_closer_undertakes_to_reach_66_and_pays_for_failing() -> None:
    deal = play(strong(), "close AH-TH 40H KH-JD")
    assert worth(play(deal, "claim")) == (3, 0)
    assert worth(play(deal, "QH-QC AS-KS TS-QD pass")) == (0, 3)


@paragraph("4.1")
def test_a_talon_is_closed_at_most_once_and_only_by_the_leader() -> None:
    closed = play(strong(), "close")
    assert why(closed, "close") == "refused-close-already §4.1"
    assert why(play(closed, "AH-TH"), "close") == "refused-close-already §4.1"
    assert why(play(strong(), "AH"), "close") == "refused-close-not-leading §4.1"
    assert why(after(5), "close") == "refused-close-gone §4.1"


@paragraph("4.1")
def test_where_closing_is_not_played_nobody_closes() -> None:
    assert why(strong(closing_allowed=False), "close") == "refused-close-not-played §4.1"


@paragraph("4.2")
def test_the_forehand_may_close_before_any_card_is_played() -> None:
    assert "close" in legal(strong())
    deal = strong(close_on_first_lead=False)
    assert why(deal, "close") == "refused-close-first-lead §4.2"
    assert "close" in legal(play(deal, "AS-JD"))


@paragraph("4.3")
def test_closing_is_possible_down_to_two_cards() -> None:
    assert "close" in legal(after(4))
    deal = after(4, min_talon_to_close=4)
    assert table(deal).talon == 2
    assert why(deal, "close") == "refused-close-talon §4.3"
    assert "close" in legal(after(3, min_talon_to_close=4))


@paragraph("4.4")
def test_both_hold_full_hands_at_a_close() -> None:
    deal = after(1)
    assert [len(cards) for cards in deal.state.hands] == [5, 5]
    assert "close" in legal(deal)


@paragraph("4.4")
def test_where_one_may_close_before_drawing_both_hands_are_shorter() -> None:
    deal = after(1, close_timing="before_or_after_draw")
    assert legal(deal) == "draw close claim"
    assert why(deal, "AH") == "refused-draw-first §4.4"
    assert why(deal, "exchange") == "refused-exchange-not-now §3.2"
    closed = play(deal, "close")
    assert [len(cards) for cards in closed.state.hands] == [4, 4]
    assert table(closed).close == (0, 0, 0, 10)
    drawn = play(deal, "draw")
    assert [len(cards) for cards in drawn.state.hands] == [5, 5]
    assert "close" in legal(drawn)
    assert why(drawn, "draw") == "refused-draw-not-now §4.4"


@paragraph("4.4")
def test_nobody_is_asked_before_drawing_where_closing_is_forbidden_then() -> None:
    asks = "TC-JH draw TS-QH draw AC-KS draw AS-QC"
    deal = play(to_the_end(close_timing="before_or_after_draw", min_talon_to_close=4), asks)
    assert legal(deal) == "draw close claim"
    deal = play(deal, "draw TD-JS")
    assert (table(deal).talon, table(deal).turn) == (0, 0)
    never = after(1, close_timing="before_or_after_draw", closing_allowed=False)
    assert table(never).talon == 8


@paragraph("4.5")
def test_after_a_close_nobody_draws_and_play_is_strict() -> None:
    deal = play(strong(), "close AH")
    assert legal(deal) == "TH"
    deal = play(deal, "TH")
    assert [len(cards) for cards in deal.state.hands] == [4, 4]
    assert table(deal).talon == 10


@paragraph("4.5")
def test_the_cards_of_a_closed_talon_count_for_nobody() -> None:
    deal = play(strong(), "close AH-TH KH-JD QH-QC AS-KS TS-QD")
    assert sum(points(deal)) == 120 - Cards(deal.state.stock).points
    assert points(deal) == (11 + 10 + 4 + 2 + 3 + 3 + 11 + 3 + 10 + 4, 0)


@paragraph("4.6")
def test_what_the_opponent_has_is_frozen_at_the_close() -> None:
    deal = play(after(3), "close")
    assert points(deal) == (25, 15)
    assert table(deal).close == (1, 25, 2, 4)


@paragraph("4.6")
def test_a_counted_marriage_is_frozen_and_a_pending_one_is_not() -> None:
    pending = play(two_pairs(), "20S KS-AS close")
    assert table(pending).pending == (20, 0)
    assert table(pending).close == (1, 0, 0, 8)
    counted = play(two_pairs(), "AH-JD 20S KS-AS close")
    assert table(counted).close == (1, 13 + 20, 1, 6)


# 5 Marriages


@paragraph("5.1")
def test_forty_in_trumps_and_twenty_otherwise() -> None:
    deal = position("schnapsen", hands=("KH QH KD QD AS", "AH TH AD TD AC"), turnup="JH")
    assert legal(deal) == "AS KH QH KD QD 40H 20D close"
    assert why(deal, "20H") == "refused-meld-value §5.1"
    assert why(deal, "40D") == "refused-meld-value §5.1"


@paragraph("5.1")
def test_the_leader_shows_both_cards() -> None:
    deal = play(two_pairs(), "20S")
    assert table(deal).shown[0] == Cards("KS QS")
    assert why(two_pairs(), "20C") == "refused-meld-not-held §5.1"


@paragraph("5.1")
def test_the_follower_never_declares() -> None:
    deal = position("schnapsen", hands=("AS TS JS AD TD", "KS QS KD QD AH"), turnup="TH")
    assert why(play(deal, "AS"), "20D") == "refused-meld-not-leading §5.1"


@paragraph("5.2")
def test_one_of_the_two_cards_is_led_and_need_not_win() -> None:
    deal = play(two_pairs(), "20S")
    assert legal(deal) == "KS QS close claim"
    assert why(deal, "AH") == "refused-lead-marriage §5.2"
    assert table(play(deal, "QS-AS")).turn == 1


@paragraph("5.2")
def test_where_the_king_must_be_led() -> None:
    deal = play(two_pairs(marriage_lead_card="king"), "20S")
    assert legal(deal) == "KS close claim"
    assert why(deal, "QS") == "refused-lead-king §5.2"


@paragraph("5.3")
def test_a_marriage_at_the_very_first_lead() -> None:
    assert table(play(two_pairs(), "20S")).pending == (20, 0)
    deal = two_pairs(marriage_on_first_lead="forbidden")
    assert why(deal, "20S") == "refused-meld-first-lead §5.3"
    assert "20S" in legal(play(deal, "AH-JD"))


@paragraph("5.4")
def test_one_marriage_at_one_lead() -> None:
    assert legal(two_pairs()).split()[-3:] == ["20S", "20D", "close"]
    declared = play(two_pairs(), "20S")
    assert why(declared, "20D") == "refused-meld-second §5.4"
    later = play(declared, "QS-JS")
    assert "20D" in legal(later)


@paragraph("5.5")
def test_a_pending_marriage_comes_with_the_first_own_trick() -> None:
    deal = position("schnapsen", hands=("KH QH AS TD KD", "AH JS QD JD KC"), turnup="TH", talon="TC QC")
    deal = play(deal, "40H QH-AH")
    assert (points(deal), table(deal).pending) == ((0, 14), (40, 0))
    deal = play(deal, "JS-AS")
    assert (points(deal), table(deal).pending) == ((53, 14), (0, 0))


@paragraph("5.5")
def test_without_any_trick_a_marriage_is_worth_nothing() -> None:
    deal = position(
        "schnapsen", hands=("KH QH JH AD AC", "TS JS TH TD KC"), turnup="AH", talon="QC AS KD TC JC QD QS KS JD"
    )
    line = "40H KH-TH TD-AC 20C QC-AD"
    assert points(play(deal, line)) == (0, 69)
    assert worth(play(deal, f"{line} claim")) == (0, 3)
    assert points(play(under(deal, marriage_needs_trick=False), line)) == (40, 69)


@paragraph("5.5")
def test_where_no_trick_is_needed_a_marriage_counts_at_once() -> None:
    deal = play(two_pairs(marriage_needs_trick=False), "20S")
    assert (points(deal), table(deal).pending) == ((20, 0), (0, 0))


@paragraph("5.5")
def test_the_whole_deal_of_the_page() -> None:
    totals = {"exchange 40H QH-AH": 0, "JD-KD": 46, "AS-QD": 60, "AD-KC": 75}
    deal = exchange_and_out()
    for line, total in totals.items():
        deal = play(deal, line)
        assert points(deal) == (total, 14)
    assert worth(play(deal, "claim")) == (2, 0)
    assert legal(under(exchange_and_out(), "schnapsen_tournament")) == "AS QH JH TD KD close"


@paragraph("5.6")
def test_marriages_after_a_close() -> None:
    assert "40H" in legal(play(strong(), "close AH-TH"))
    deal = play(strong(marriage_after_close=False), "close AH-TH")
    assert why(deal, "40H") == "refused-meld-closed §5.6"


@paragraph("5.7")
def test_marriages_after_the_talon() -> None:
    deal = position(
        "schnapsen", hands=("AH KH QH KD KC", "AS QS JS AC TC"), turnup="TH", talon="KS JD TD AD TS JC QC JH QD"
    )
    line = "QH-AS KH-AC KS-AD TD-JC AH-JH"
    assert "20D" in legal(play(deal, line))
    deal = play(under(deal, marriage_after_exhaustion=False), line)
    assert why(deal, "20D") == "refused-meld-gone §5.7"


@paragraph("5.8")
def test_with_a_trick_in_hand_a_marriage_counts_when_it_is_declared() -> None:
    deal = position("schnapsen", hands=("KS QS KH QH AC", "AS AH KD QD KC"), turnup="JH", talon="JD AD JS QC")
    assert points(play(deal, "AC-KD 40H")) == (55, 0)


@paragraph("5.8")
def test_where_it_waits_for_the_next_own_trick() -> None:
    deal = position(
        "schnapsen",
        hands=("KS QS KH QH AC", "AS AH KD QD KC"),
        turnup="JH",
        talon="JD AD JS QC TD JC",
        marriage_counted="next_trick",
    )
    declared = play(deal, "AC-KD 40H")
    assert (points(declared), table(declared).pending) == ((15, 0), (40, 0))
    assert points(play(declared, "KH-AS")) == (15 + 15 + 40, 0)
    lost = play(declared, "KH-AH")
    assert (points(lost), table(lost).pending) == ((15, 15), (40, 0))
    assert points(play(lost, "KC-QH")) == (15 + 7 + 40, 15)


@paragraph("5.9")
def test_a_king_led_without_a_declaration_is_an_ordinary_lead() -> None:
    deal = play(two_pairs(), "KS-JS")
    assert points(deal) == (6, 0)
    assert why(deal, "20S") == "refused-meld-not-held §5.1"


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


# 7 Claiming


@paragraph("7.1")
def test_reaching_66_is_not_enough() -> None:
    deal = play(strong(), "close AH-TH 40H KH-JD")
    assert (points(deal), deal.result) == ((67, 0), None)
    assert worth(play(deal, "QH-QC AS-KS TS-QD pass")) == (0, 3)


@paragraph("7.1")
def test_another_target() -> None:
    deal = play(strong(target_points=61), "close AH-TH 40H")
    assert worth(play(deal, "claim")) == (3, 0)


@paragraph("7.2")
def test_claim_after_a_trick_or_a_marriage_and_at_no_other_moment() -> None:
    assert why(strong(), "claim") == "refused-claim-not-now §7.2"
    assert why(play(strong(), "close"), "claim") == "refused-claim-not-now §7.2"
    assert why(play(strong(), "AH"), "claim") == "refused-claim-not-now §7.2"
    assert "claim" in legal(play(strong(), "40H"))
    assert "claim" in legal(play(strong(), "AH-TH"))
    assert "claim" in legal(play(strong(), "AH-TH close"))
    assert why(play(strong(), "40H KH"), "claim") == "refused-claim-not-now §7.2"


@paragraph("7.2")
def test_the_exchange_does_not_end_the_right_to_claim() -> None:
    assert "claim" in legal(play(keeps_the_jack(), "TD-KC exchange"))


@paragraph("7.2")
def test_the_winner_of_a_trick_may_claim_before_drawing() -> None:
    assert "claim" in legal(after(1, close_timing="before_or_after_draw"))


@paragraph("7.2")
def test_whoever_leads_on_may_lose_to_the_next_claim() -> None:
    deal = position(
        "schnapsen", hands=("AS TS JS TC KC", "KH QH JD AC JC"), turnup="TD", talon="AD KD QC TH QD KS QS JH AH"
    )
    deal = play(deal, "TC-QH KC-KH QC-JD 40D KD-AD 20S QS-AC AS-TD")
    assert (points(deal), table(deal).turn) == ((70, 66), 1)
    assert worth(play(deal, "claim")) == (0, 1)


@paragraph("7.2")
def test_at_any_time_whoever_is_to_act_may_claim() -> None:
    deal = strong(claim_timing="any_time")
    assert "claim" in legal(deal)
    closed = play(deal, "close AH-TH 40H KH-JD QH")
    assert legal(closed) == "KS QD QC claim"
    led = play(deal, "AH-TH 40H KH-JD AS")
    assert (points(led), table(led).turn) == ((67, 0), 1)
    assert worth(play(led, "claim")) == (2, 0)
    asked_to_exchange = play(two_pairs(claim_timing="any_time", exchange_after_opponent_close=True), "close")
    assert legal(asked_to_exchange) == "decline claim"


@paragraph("7.3")
def test_a_claim_ends_the_deal_and_no_card_is_led() -> None:
    over = play(strong(), "AH-TH 40H claim")
    assert legal(over) == ""
    assert why(over, "KH") == "refused-over §7.3"
    assert over.view(0).explain(read_action("KH")) == over.view(1).explain(read_action("KH"))


@paragraph("7.4")
@pytest.mark.parametrize(("answer", "total", "gets"), [("KC", 66, (3, 0)), ("QS", 65, (0, 3))])
def test_a_claim_is_right_at_66_and_wrong_at_65(answer: str, total: int, gets: tuple[int, int]) -> None:
    deal = position("schnapsen", hands=("TS KS TH KH QH", "QS AH KD QC JC"), turnup="JH", talon="AC KC")
    deal = play(deal, f"TH-JC TS-{answer} 40H")
    assert points(deal) == (total, 0)
    assert worth(play(deal, "claim")) == gets


@paragraph("7.4")
def test_the_other_players_total_does_not_matter() -> None:
    deal = position(
        "schnapsen", hands=("AS TS JS TC KC", "KH QH JD AC JC"), turnup="TD", talon="AD KD QC TH QD KS QS JH AH"
    )
    over = play(deal, "TC-QH KC-KH QC-JD 40D KD-AD 20S QS-AC AS-TD claim")
    assert paid(over) == "§7.4 §8.1"


@paragraph("7.4")
def test_a_claim_on_a_pending_marriage_is_legal_and_wrong() -> None:
    over = play(position("schnapsen", hands=("KH QH AH TH AS", "KS KD QD QC KC"), turnup="JH"), "40H claim")
    assert paid(over) == "§7.4 §8.5"


@paragraph("7.5")
def test_the_winner_of_the_last_trick_is_asked_whatever_the_total() -> None:
    deal = after(10)
    assert (table(deal).turn, points(deal)) == (1, (64, 56))
    assert legal(deal) == "claim pass"
    assert why(deal, "exchange") == "refused-exchange-gone §3.5"
    assert why(deal, "QS") == "refused-last-first §7.5"
    assert why(after(9), "pass") == "refused-pass-not-now §7.5"
    closed = play(strong(), "close AH-TH 40H KH-JD QH-QC AS-KS TS-QD")
    assert legal(closed) == "claim pass"


@paragraph("7.6")
def test_the_program_claims_where_it_is_told_to() -> None:
    by_trick = play(strong(claim_mode="auto"), "close AH-TH 40H KH-JD")
    assert worth(by_trick) == (3, 0)
    assert paid(by_trick) == "§7.4 §8.2"
    deal = position("schnapsen", hands=("TS KS TH KH QH", "QS AH KD QC JC"), turnup="JH", talon="AC KC")
    by_marriage = play(under(deal, claim_mode="auto"), "TH-JC TS-KC 40H")
    assert worth(by_marriage) == (3, 0)


@paragraph("7.6")
def test_nobody_claims_by_hand_then_and_nobody_is_asked_at_the_end() -> None:
    assert why(after(5, claim_mode="auto"), "claim") == "refused-claim-auto §7.6"
    assert why(play(strong(claim_mode="auto", claim_timing="any_time"), "AH"), "claim") == "refused-claim-auto §7.6"
    assert worth(after(10, claim_mode="auto")) == (0, 1)


# 8 What a deal is worth


@paragraph("8.1")
@pytest.mark.parametrize(("opponent", "value"), [(33, 1), (32, 2), (0, 3)])
def test_a_right_claim_is_worth_one_two_or_three(opponent: int, value: int) -> None:
    assert gained(ending(opponent)) == value


@paragraph("8.1")
def test_no_trick_is_schwarz_even_with_a_pending_marriage() -> None:
    deal = ending(0)
    assert (points(deal), table(deal).pending) == ((0, 66), (20, 0))
    assert paid(play(deal, "claim")) == "§7.4 §8.1"


@paragraph("8.1")
@pytest.mark.parametrize(("threshold", "value"), [(31, 1), (33, 2)])
def test_another_schneider_threshold(threshold: int, value: int) -> None:
    assert gained(ending(31, schneider_threshold=threshold)) == value


@paragraph("8.1")
@pytest.mark.parametrize(("basis", "value"), [("no_trick", 2), ("zero_points", 3)])
def test_a_trick_of_two_nines_under_either_basis_of_schwarz(basis: str, value: int) -> None:
    deal = position(
        "schnapsen",
        hands=("TS JS AH QH 9D", "AS QS 9S TH 9C"),
        turnup="TC",
        talon="JH JD 9H AC QD AD JC QC KD KH TD KS KC",
        deck=24,
        schwarz_basis=basis,
    )
    deal = play(deal, "9D-9C 9S-JS AH-AS 9H-AD TS-QS 20D")
    assert (points(deal), table(deal).won) == ((68, 0), (4, 1))
    assert gained(deal) == value


def explained(deal: Record) -> str:
    """The paragraphs that explain the result, each with the seat that it speaks of."""
    seats = [(reason.paragraph, dict(reason.params).get("seat")) for reason in result(deal).reasons]
    return " ".join(f"§{number}" if seat is None else f"§{number}:{seat}" for number, seat in seats)


@paragraph("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.10")
@pytest.mark.parametrize(("deal", "action", "said"), EXPLAINED)
def test_the_explanation_cites_the_paragraph_and_speaks_of_the_right_seat(deal: Record, action: str, said: str) -> None:
    assert explained(play(deal, action)) == said


@paragraph("8.2")
def test_fewer_than_33_at_the_close_are_schneider_whatever_comes_later() -> None:
    deal = frozen_schneider()
    assert (points(deal), table(deal).close) == ((68, 39), (0, 32, 1, 4))
    assert gained(deal) == 2


@paragraph("8.2")
@pytest.mark.parametrize(("value", "gets"), [("close", 3), ("claim", 2)])
def test_which_values_of_the_opponent_count(value: str, gets: int) -> None:
    deal = frozen(closing_scored_at=value)
    assert points(deal) == (75, 12)
    assert gained(deal) == gets


@paragraph("8.2")
def test_the_second_example() -> None:
    assert worth(play(strong(), "close AH-TH 40H KH-JD claim")) == (3, 0)
    assert worth(play(strong(), "close AH-TH 40H claim")) == (0, 3)


@paragraph("8.3")
@pytest.mark.parametrize(
    ("value", "no_trick", "trick_and_60", "trick_and_20"),
    [("opp_trickless", 3, 2, 2), ("closer_zero", 2, 2, 2), ("three", 3, 3, 3), ("us1895", 3, 1, 2)],
)
def test_a_failed_close(value: str, no_trick: int, trick_and_60: int, trick_and_20: int) -> None:
    assert worth(play(failed(failed_close_value=value), "pass")) == (0, no_trick)
    assert worth(play(failed_against_a_trick(60, failed_close_value=value), "pass")) == (0, trick_and_60)
    assert worth(play(failed_against_a_trick(20, failed_close_value=value), "pass")) == (0, trick_and_20)


@paragraph("8.3")
def test_thirty_three_are_enough_for_the_closer_by_the_rule_of_1895() -> None:
    """The dealer had a trick at the close."""
    deal = position(
        "schnapsen", hands=("QS QH AD JD AC", "TS TH KD TC QC"), turnup="QD", talon="JS KS JH KC AH AS KH TD JC"
    )
    with_33 = play(under(deal, failed_close_value="us1895"), "QS-TS JS-JD close AC-QC KS-KD KC-AD QH-TH TC-JH")
    assert points(with_33)[0] == 33
    assert worth(play(with_33, "pass")) == (0, 1)

    deal = position(
        "schnapsen", hands=("AH AD KD QD TC", "AS KH JH JD QC"), turnup="KS", talon="AC TH KC TS QH QS JC JS TD"
    )
    with_32 = play(under(deal, failed_close_value="us1895"), "TC-AS JD-QD close TH-KH AH-JH KC-AC TS-AD QC-KD")
    assert points(with_32)[0] == 32
    assert worth(play(with_32, "pass")) == (0, 2)


@paragraph("8.3")
def test_a_closer_without_card_points() -> None:
    deal = position("schnapsen", hands=("TH KH JH KD TC", "AS QS AD QD AC"), turnup="KS")
    line = "close TC-AC QS-TH AS-KD AD-JH QD-KH pass"
    assert worth(play(under(deal, failed_close_value="closer_zero"), line)) == (0, 3)


@paragraph("8.3")
def test_a_closer_who_does_not_claim_has_failed_with_66_too() -> None:
    deal = play(strong(), "close AH-TH 40H KH-JD QH-QC AS-KS TS-QD")
    assert points(deal)[0] > 66
    assert worth(play(deal, "pass")) == (0, 3)


@paragraph("8.4")
@pytest.mark.parametrize(
    ("value", "one_trick", "no_trick", "closer_none"),
    [("as_failed_close", 2, 3, 3), ("closer_trickless", 2, 2, 3), ("two", 2, 2, 2)],
)
def test_the_closers_opponent_claims_first(value: str, one_trick: int, no_trick: int, closer_none: int) -> None:
    options: dict[str, Value] = {"opponent_claim_after_close_value": value}
    assert gained(claimed_by_the_other("one trick", **options)) == one_trick
    assert gained(claimed_by_the_other("no trick", **options)) == no_trick
    assert gained(claimed_by_the_other("closer none", **options)) == closer_none


@paragraph("8.5")
@pytest.mark.parametrize(
    ("value", "forty", "twenty", "no_trick"),
    [("two_or_three", 2, 2, 3), ("two", 2, 2, 2), ("as_if_won", 1, 2, 3), ("by_claimant", 1, 1, 1)],
)
def test_a_wrong_claim(value: str, forty: int, twenty: int, no_trick: int) -> None:
    assert gained(at_65(40, false_claim_value=value)) == -forty
    assert gained(at_65(20, false_claim_value=value)) == -twenty
    assert gained(at_65(0, false_claim_value=value)) == -no_trick


@paragraph("8.6")
@pytest.mark.parametrize(("value", "gets"), [("max", 3), ("false_claim", 2)])
def test_a_wrong_claim_by_the_closer(value: str, gets: int) -> None:
    assert gained(wrong_closer(closer_false_claim=value)) == -gets
    assert gained(under(wrong_closer(), "schnapsen_ja_club")) == -2


@paragraph("8.7")
def test_the_winner_of_the_last_trick_scores_one() -> None:
    deal = after(10)
    assert points(deal) == (64, 56)
    assert worth(play(deal, "pass")) == (0, 1)
    assert points(last_trick_alone()) == (40, 80)
    assert worth(play(last_trick_alone(), "pass")) == (1, 0)


@paragraph("8.7")
def test_claim_two_or_pass_one() -> None:
    assert points(big_win()) == (88, 32)
    assert gained(big_win()) == 2
    assert gained(big_win(), "pass") == 1


@paragraph("8.7")
def test_the_higher_total_scores_on_the_ladder() -> None:
    assert worth(play(after(10, **HIGHER), "pass")) == (1, 0)
    assert worth(play(big_win(**HIGHER), "pass")) == (2, 0)


@paragraph("8.7")
def test_where_a_point_is_carried_only_one_who_alone_has_reached_the_target_scores() -> None:
    assert worth(play(big_win(**CARRY), "pass")) == (2, 0)
    neither = play(after(10, **CARRY), "pass")
    assert dict(result(neither).reasons[0].params) == {"first": 64, "second": 56}
    assert (worth(neither), result(neither).carry) == ((0, 0), 1)
    both = play(both_reached(**CARRY), "pass")
    assert (worth(both), result(both).carry) == ((0, 0), 1)


@paragraph("8.8")
def test_equal_totals_are_no_tie_in_schnapsen() -> None:
    assert worth(play(sixty_all(), "pass")) == (0, 1)


@paragraph("8.8")
@pytest.mark.parametrize(
    ("value", "standing"),
    [("redeal_same_dealer", Standing(dealer=1, carry=0)), ("next_plus_one", Standing(dealer=0, carry=1))],
)
def test_a_tie(value: str, standing: Standing) -> None:
    over = play(sixty_all(no_claim_result="higher_total", tie_result=value), "pass")
    assert worth(over) == (0, 0)
    assert over.game.advance(over.standing, result(over)) == standing


@paragraph("8.8")
@pytest.mark.parametrize(
    ("no_claim", "tie", "together"),
    [
        ("last_trick_one", "na", True),
        ("last_trick_one", "redeal_same_dealer", False),
        ("last_trick_one", "next_plus_one", False),
        ("higher_total", "na", False),
        ("higher_total", "redeal_same_dealer", True),
        ("higher_total", "next_plus_one", True),
        ("carry_one", "na", False),
        ("carry_one", "redeal_same_dealer", False),
        ("carry_one", "next_plus_one", True),
    ],
)
def test_which_values_go_together(no_claim: str, tie: str, together: bool) -> None:
    if together:
        game("schnapsen", no_claim_result=no_claim, tie_result=tie)
    else:
        with pytest.raises(OptionError) as refused:
            game("schnapsen", no_claim_result=no_claim, tie_result=tie)
        assert (refused.value.reason.id, refused.value.reason.paragraph) == ("option-tie", "8.8")


@paragraph("8.9")
def test_the_last_trick_has_no_bonus_unless_the_option_gives_one() -> None:
    assert points(after(10)) == (64, 56)
    deal = after(10, last_trick_bonus=10)
    assert points(deal) == (64, 66)
    assert worth(play(deal, "claim")) == (0, 1)


@paragraph("8.9")
def test_no_bonus_after_a_close() -> None:
    assert points(failed(last_trick_bonus=10)) == points(failed())


@paragraph("8.10")
@pytest.mark.parametrize(("times", "value"), [(1, 3), (2, 6)])
def test_a_closed_deal_is_multiplied_whoever_wins_it(times: int, value: int) -> None:
    assert gained(frozen(closed_game_multiplier=times)) == value
    assert worth(play(failed(closed_game_multiplier=times), "pass")) == (0, value)
    assert gained(ending(0, closed_game_multiplier=times)) == 3


@paragraph("8.10")
def test_carried_points_are_not_multiplied() -> None:
    deal = position(
        "schnapsen",
        hands=("AH KH QH AS TS", "TH KS QD JD QC"),
        turnup="JH",
        carry=1,
        closed_game_multiplier=2,
    )
    assert worth(play(deal, "close AH-TH 40H KH-JD claim")) == (7, 0)


# 9 The match


def match_of(*lines: str, **options: Value) -> Match:
    """A match in which the same cards are dealt again and again, the forehand always having the strong hand."""
    match = Match.new("schnapsen", seats=("Anna", "Bert"), dealer=1, game=game("schnapsen", **options))
    for line in lines:
        match = match.deal(strong().deck)
        match = match.play(*play(strong(), line).actions)
    return match


WON, LOST = "close AH-TH 40H KH-JD claim", "close AH-TH 40H claim"
"""The forehand wins 3; the dealer wins 3."""


@paragraph("9.1")
def test_seven_game_points_win_the_match() -> None:
    match = match_of(WON, LOST)
    assert (match.standing.score, match.winner) == ((6, 0), None)
    match = match_of(WON, LOST, WON)
    assert (match.standing.score, match.winner) == ((9, 0), 0)
    assert match_of(WON, match_points=1).winner == 0


@paragraph("9.2")
def test_the_score_is_counted_down() -> None:
    assert game("schnapsen").written_score(match_of(WON).standing) == (4, 7)
    assert game("schnapsen").written_score(Standing(score=(6 + 3, 0))) == (0, 7)
    assert game("schnapsen").written_score(Standing(score=(9, 8))) == (-2, -1)
    assert game("schnapsen", score_direction="up").written_score(Standing(score=(3, 0))) == (3, 0)


@paragraph("9.3")
@pytest.mark.parametrize(
    ("rotation", "forehand_won", "dealer_won"), [("alternate", 0, 0), ("winner", 0, 1), ("loser", 1, 0)]
)
def test_who_deals_next(rotation: str, forehand_won: int, dealer_won: int) -> None:
    assert match_of(WON, dealer_rotation=rotation).standing.dealer == forehand_won
    assert match_of(LOST, dealer_rotation=rotation).standing.dealer == dealer_won


@paragraph("9.3")
@pytest.mark.parametrize(("rotation", "dealer"), [("alternate", 0), ("winner", 1), ("loser", 1)])
def test_who_deals_after_a_deal_that_nobody_won(rotation: str, dealer: int) -> None:
    over = play(sixty_all(no_claim_result="higher_total", tie_result="next_plus_one", dealer_rotation=rotation), "pass")
    assert over.game.advance(over.standing, result(over)).dealer == dealer


@paragraph("9.4")
@pytest.mark.parametrize(("value", "to_nothing", "to_some"), [(1, 1, 1), (2, 2, 1)])
def test_the_loser_gets_a_bummerl(value: int, to_nothing: int, to_some: int) -> None:
    played = game("schnapsen", schneider_bummerl=value)
    assert played.bummerls(Standing(score=(7, 0))) == to_nothing
    assert played.bummerls(Standing(score=(2, 8))) == to_some
    assert played.bummerls(Standing(score=(6, 6))) == 0


@paragraph("9.5")
def test_a_carried_point_goes_to_the_winner_of_the_next_deal_on_top() -> None:
    deal = position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH", carry=2)
    right, wrong = play(deal, WON), play(deal, LOST)
    assert (worth(right), worth(wrong)) == ((5, 0), (0, 5))
    assert paid(right) == "§7.4 §8.2 §9.5"
    assert result(right).carry == 0


@paragraph("9.5")
def test_several_deals_without_a_winner_add_one_point_each() -> None:
    deal = position(
        "schnapsen",
        hands=("JS AC AH TS TC", "AS TD QD JH AD"),
        turnup="QS",
        talon="KH QH KD KS TH QC JC KC JD",
        carry=1,
    )
    assert result(play(under(deal, **CARRY), " ".join((*TRICKS, "pass")))).carry == 2


# 10 What may be looked at


@paragraph("10.1")
@pytest.mark.parametrize(
    ("value", "own", "own_while_led", "others", "others_while_led"),
    [
        ("own_all", (2, 3), (2, 3), (0, 1, 3), (0, 1)),
        ("own_only", (2, 3), (2, 3), (0, 1), (0, 1)),
        ("last_only", (3,), (), (3,), ()),
        ("none", (), (), (), ()),
    ],
)
def test_which_tricks_may_be_looked_through(
    value: str,
    own: tuple[int, ...],
    own_while_led: tuple[int, ...],
    others: tuple[int, ...],
    others_while_led: tuple[int, ...],
) -> None:
    """After four tricks, the last two of them won by seat 1, and once the next card has been led."""
    deal = after(4, trick_review=value)
    led = play(deal, "TD")
    played = game("schnapsen", trick_review=value)
    assert played.reviewable(table(deal), 1) == own
    assert played.reviewable(table(led), 1) == own_while_led
    assert played.reviewable(table(deal), 0) == others
    assert played.reviewable(table(led), 0) == others_while_led


@paragraph("10.1")
def test_looking_never_changes_what_is_legal() -> None:
    choices = {legal(after(4, trick_review=value)) for value in ("own_all", "own_only", "last_only", "none")}
    assert len(choices) == 1


@paragraph("10.2")
def test_the_memory_level_belongs_to_the_table_and_not_to_the_game() -> None:
    assert [level.value for level in Memory] == ["strict", "own", "points", "training"]
    assert Match.new("schnapsen", seats=("Anna", "Bert")).memory is Memory.POINTS
    for name in ("memory", "memory_level"):
        with pytest.raises(OptionError) as refused:
            SchnapsenOptions.named(name)
        assert refused.value.reason.id == "option-unknown"


@paragraph("10.3")
def test_a_revoke_cannot_happen_and_its_penalty_is_no_option() -> None:
    assert why(asked("schnapsen", "KS", "AS JS QH TD JC"), "QH") == "refused-follow §6.1"
    with pytest.raises(OptionError) as refused:
        SchnapsenOptions().with_texts({"revoke_penalty": "3"})
    assert (refused.value.reason.id, refused.value.reason.paragraph) == ("option-left-out", "10.3")


@paragraph("10.4")
def test_a_marriage_marker_is_no_option() -> None:
    with pytest.raises(OptionError) as refused:
        SchnapsenOptions().with_texts({"marriage_marker_required": "true"})
    assert (refused.value.reason.id, refused.value.reason.paragraph) == ("option-left-out", "10.4")
