"""The program does what ``docs/rules/schnapsen.md`` says: exchanging and closing.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

from bummerl.rules.cards import Card, Cards
from tests.positions import (
    after,
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
    under,
    why,
    worth,
)
from tests.rulebooks import rulebook

paragraph = rulebook("schnapsen.md").paragraph


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
