"""The program does what ``docs/rules/thousand.md`` says, paragraph by paragraph.

Seat 0 is the forehand of three, seat 1 the middle player and seat 2 the dealer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from bummerl.rules.actions import Kind
from bummerl.rules.cards import Card, Cards, Rank, Suit, read_cards
from bummerl.rules.thousand import PRESETS, Phase, ThousandGame, ThousandOptions, ThousandStanding
from bummerl.rules.thousand.dealing import forced_seat, hand_redeal, laid_out, players
from bummerl.rules.thousand.limits import cap
from bummerl.rules.thousand.scoring import Played, given_up, played_out, rounded, stock_points
from bummerl.rules.thousand.sheet import advance, entered, fine, fine_due, match_winner, misdeal
from bummerl.rules.thousand.table import Entry, Outcome
from bummerl.rules.tricks import may_play, winner
from tests.rulebooks import rulebook
from tests.thousand_table import Z_HANDS, Z_STOCK, Deal, begin, deck, game, standing

BOOK: Final = rulebook("thousand.md")
paragraph = BOOK.paragraph

OPTIONS: Final = PRESETS["thousand"]


def options(**changed: Any) -> ThousandOptions:  # noqa: ANN401
    return replace(OPTIONS, **changed)


def line(*points: int, contract: int = 100, declarer: int = 0, bolted: tuple[int, ...] = ()) -> Outcome:
    entry = Entry(tuple(range(len(points))), declarer, contract, points[declarer] > 0, played=True, bolted=bolted)
    return Outcome(points, (), entry)


def sheet(score: tuple[int, ...], outcome: Outcome, books: dict[str, Any] | None = None, **o: Any) -> ThousandStanding:  # noqa: ANN401
    return advance(options(**o), standing(score, **(books or {})), outcome)


def declared(**o: Any) -> Deal:  # noqa: ANN401
    """Forehand leads in the full deal of the page; 9D and JH were given away."""
    return begin(**o).play("pass pass give:9D:1 give:JH:2 keep")


@paragraph("T15.1")
def test_every_paragraph_has_a_test_and_every_test_a_paragraph() -> None:
    assert len(BOOK.numbers) == len(set(BOOK.numbers)) == 90
    assert BOOK.gap() == (set(), set())
    assert all(f"`{preset}`" in BOOK.text for preset in PRESETS)


# Players, cards, deal, T1 and T2


@paragraph("T1.1", "T1.2", "T1.3")
def test_players_and_cards() -> None:
    assert [game(preset).seats for preset in ("thousand", "thousand_2p", "thousand_4p")] == [3, 2, 4]
    assert len(game().pack) == 24
    assert game().pack.points == 120
    assert (game().pack & Suit.HEARTS.cards).points == 30
    assert [rank.points for rank in sorted(Rank, reverse=True)[:6]] == [11, 10, 4, 3, 2, 0]
    assert players(OPTIONS, 0) == (1, 2, 0)


@paragraph("T2.1")
def test_the_deal_moves_on() -> None:
    assert sheet((0, 0, 0), line(100, 0, 0)).dealer == 1
    assert begin(redeal_low_hand=40).play("redeal").after.dealer == 2


def cut(bottom: str, cuts: int = 0, **o: Any) -> Deal:  # noqa: ANN401
    played = ThousandGame(options(redeal_four_nines="off", **o))
    pack = (*(card for card in played.pack if card != Card(bottom)), Card(bottom))
    step = played.deal(pack, standing((0, 0, 0), cuts=cuts))
    return Deal(played, step, step.events)


@paragraph("T2.2")
def test_a_nine_at_the_bottom_is_a_bad_cut() -> None:
    deal = cut("9C")
    assert deal.log[0].kind is Kind.BAD_CUT
    assert (deal.log[0].seat, deal.log[0].cards) == (2, (Card("9C"),)), "the cutter sits on the dealer's right"
    assert (deal.outcome.again, deal.after.cuts, deal.after.score) == (True, 1, (0, 0, 0))
    assert cut("JC").table.result is None


@paragraph("T2.3")
def test_the_third_bad_cut_costs_the_fine() -> None:
    assert (cut("9C", 2).after.score, cut("9C", 2).after.dealer) == ((0, 0, -120), 1)
    dealer = cut("9C", 2, cut_penalty_payer="dealer").after
    assert (dealer.score, dealer.dealer, dealer.cuts) == ((-120, 0, 0), 0, 0)


@paragraph("T2.3", "T9.6")
def test_three_bad_cuts_are_over_even_where_they_cost_nothing() -> None:
    after = cut("9H", 2, penalty=0).after
    assert (after.score, after.dealer, after.cuts) == ((0, 0, 0), 1, 0)


@paragraph("T2.4")
def test_seven_cards_each_and_three_to_the_stock() -> None:
    pack = tuple(game().pack)
    state = laid_out(OPTIONS, pack, game().opening(2))
    assert state.stock == (pack[0], pack[12], pack[23])
    assert state.hands[0] == Cards(pack[place] for place in (1, 4, 7, 10, 14, 17, 20))
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert pack == deck(OPTIONS, 2, [" ".join(map(str, hand_of(pack, seat))) for seat in range(3)], str_of(state.stock))


def hand_of(pack: tuple[Card, ...], seat: int) -> list[Card]:
    rest = [card for place, card in enumerate(pack) if place not in {0, 12, 23}]
    return rest[seat::3]


def str_of(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


@paragraph("T2.5")
def test_a_misdeal_on_the_sheet() -> None:
    after = misdeal(OPTIONS, standing((50, 0, 0)))
    assert (after.score, after.dealer) == ((-70, 0, 0), 1)
    free = misdeal(options(misdeal_penalty=0), standing((50, 0, 0)))
    assert (free.score, free.dealer) == ((50, 0, 0), 0)


@paragraph("T2.6")
def test_everybody_is_asked_about_the_hand() -> None:
    deal = begin(redeal_four_nines="request")
    assert (deal.table.phase, deal.table.turn, deal.legal) == (Phase.REDEAL, 0, "decline")
    assert deal.why("redeal") == "redeal-hand T2.6"
    assert deal.play("decline decline decline").table.phase is Phase.AUCTION
    assert hand_redeal(OPTIONS, Cards("9S 9H 9D 9C AS"))
    assert not hand_redeal(OPTIONS, Cards("9S 9H 9D JC AS"))


@paragraph("T2.7")
def test_a_new_deal_scores_nothing() -> None:
    deal = begin(redeal_low_hand=40).play("decline redeal")
    assert deal.told == ["end-thousand-redeal"]
    assert deal.log[-1].cards == tuple(Cards(Z_HANDS[1])), "the hand is shown"
    assert deal.after == replace(deal.table.standing, cuts=0)


# Blind bids, T3


@paragraph("T3.1")
def test_the_forced_seat_may_bid_blind() -> None:
    deal = begin(blind_bid="forced_seat_120")
    assert (deal.table.turn, deal.legal) == (0, "blind:120 look")
    assert deal.play("blind:120").table.bid == 120
    assert deal.why("blind:125").startswith("blind-value")
    assert begin(blind_bid="any_first_bid").legal == "blind:100 blind:105 blind:110 blind:115 blind:120 look"


@paragraph("T4.1")
def test_a_forced_bid_that_is_too_high_to_be_blind_stands_all_the_same() -> None:
    deal = begin(blind_bid="any_first_bid", min_bid=130)
    assert (deal.table.turn, deal.table.declarer, deal.hand(0)) == (1, 0, Cards(Z_HANDS[0]))
    won = deal.play("pass pass")
    assert (won.table.phase, won.table.turn, won.table.bid) == (Phase.EXCHANGE, 0, 130)


@paragraph("T3.2")
def test_blind_cards_lie_face_down() -> None:
    deal = begin(blind_bid="forced_seat_120")
    assert (deal.hand(0), deal.state.aside[0]) == (Cards(), Cards(Z_HANDS[0]))
    assert deal.game.view(deal.state, 0, deal.log).hand == Cards()
    assert deal.play("look").hand(0) == Cards(Z_HANDS[0])
    assert deal.play("blind:120").hand(0) == Cards()
    won = deal.play("blind:120 pass pass")
    assert won.hand(0) == Cards(Z_HANDS[0]) | Cards(Z_STOCK)
    asked = begin(blind_bid="forced_seat_120", redeal_low_hand=40)
    assert asked.table.turn == 1, "the others have seen their cards"
    look = asked.play("decline decline look")
    assert (look.table.turn, look.table.phase) == (0, Phase.REDEAL)
    assert asked.play("decline decline blind:120").table.phase is Phase.AUCTION


@paragraph("T3.3")
def test_an_overbid_ends_blindness() -> None:
    deal = begin(blind_bid="forced_seat_120").play("blind:120 bid:125")
    assert (deal.table.blind, deal.hand(0)) == (None, Cards(Z_HANDS[0]))
    again = begin(blind_bid="any_first_bid").play("blind:100 blind:105")
    assert (again.table.blind, again.hand(0), again.hand(1)) == (1, Cards(Z_HANDS[0]), Cards())


@paragraph("T3.4")
def test_a_blind_deal_counts_double() -> None:
    deal = begin(blind_bid="forced_seat_120").play("blind:120 pass pass give:9D:1 give:JH:2 keep").finish()
    assert abs(deal.outcome.points[0]) == 240
    assert "worth-thousand-blind-all" in deal.told


@paragraph("T3.5")
def test_blind_bids_from_a_certain_total() -> None:
    before = standing((100, 0, 0))
    assert begin(standing=before, blind_bid="forced_seat_120", blind_min_score=240).table.phase is Phase.AUCTION


# The auction, T4


@paragraph("T4.1")
def test_forehand_holds_the_lowest_bid() -> None:
    deal = begin()
    assert (deal.table.bid, deal.table.declarer, deal.table.turn) == (100, 0, 1)
    assert deal.play("pass pass").table.phase is Phase.EXCHANGE
    assert forced_seat(options(players=4, forced_bid_seat="dealer"), game("thousand_4p").opening(1)) == 2
    nobody = begin(forced_bid_seat="none").play("pass pass pass")
    assert (nobody.told, nobody.outcome.again) == (["end-thousand-all-passed"], True)


@paragraph("T4.2", "T4.3")
def test_lowest_bid_and_steps() -> None:
    assert OPTIONS.ladder[:3] == (100, 105, 110)
    assert options(min_bid=42).ladder[:3] == (42, 45, 50)
    assert begin().why("bid:107") == "bid-step T4.3"


@paragraph("T4.4")
def test_a_pass_is_final() -> None:
    deal = begin().play("bid:110 pass bid:120")
    assert (deal.table.turn, deal.table.passed) == (1, (2,))
    assert deal.why("bid:120") == "bid-low T4.4"
    assert deal.play("pass").table.declarer == 0
    assert begin().play("pass pass").why("pass") == "pass-not-now T4.4"


@paragraph("T4.5")
def test_nobody_bids_what_cannot_be_made() -> None:
    deal = begin()
    assert deal.legal.split()[-2] == "bid:400"
    assert deal.why("bid:405") == "bid-highest T4.5"
    assert options(ace_marriage=200).highest == 600


@paragraph("T4.6")
def test_no_more_than_120_without_a_marriage() -> None:
    deal = begin().play("bid:105 pass")
    assert (deal.why("bid:120"), deal.why("bid:125")) == ("", "bid-marriage T4.6")
    assert cap(options(ace_marriage=200, bid_cap="120_plus_marriages"), Cards("AS AH AD AC KS")) == 320


@paragraph("T4.7")
def test_a_bid_too_high_is_fined() -> None:
    deal = begin(bid_limit_enforcement="minus_bid_and_skip").play("bid:105 pass bid:200")
    assert deal.outcome.points == (-200, 0, 0)
    assert (deal.after.score, deal.after.dealer) == ((-200, 0, 0), 0), "the next seat deals"


@paragraph("T4.8")
def test_a_big_minus_silences() -> None:
    deal = begin(standing=standing((0, -200, 0)), silence_below=-120)
    assert deal.legal == "pass"
    assert deal.why("bid:105") == "bid-silence T4.8"


# Stock and exchange, T5


@paragraph("T5.1", "T5.2")
def test_the_stock_is_shown_and_taken() -> None:
    deal = begin().play("pass pass")
    assert (deal.table.widow, len(deal.hand(0))) == (read_cards(Z_STOCK), 10)
    assert deal.table.shown[0] == Cards(Z_STOCK)
    hidden = begin(stock_visibility="declarer").play("pass pass")
    assert (hidden.table.widow, hidden.log[-1].readers) == ((), (0,))


@paragraph("T5.3")
def test_a_poor_stock_may_be_refused() -> None:
    rest = tuple(game().pack - Cards("9S JH JD"))
    hands = [str_of(rest[start::3]) for start in range(3)]
    deal = begin(hands, "9S JH JD", redeal_low_stock=5).play("pass pass")
    assert deal.play("redeal").told == ["end-thousand-redeal-stock"]
    first = deal.legal.split()[0]
    assert deal.play(first).why("redeal") == "redeal-stock T5.3", "a card has been given away"
    contested = begin(hands, "9S JH JD", redeal_low_stock=5).play("bid:105 pass pass")
    assert "redeal" not in contested.legal


@paragraph("T5.4")
def test_one_card_to_each_opponent() -> None:
    deal = begin().play("pass pass give:9D:1")
    assert Card("9D") in deal.hand(1)
    assert deal.why("give:JH:1").startswith("give-twice")
    assert deal.why("give:JH:0").startswith("give-to")
    assert deal.why("give:9C:2").startswith("give-not-held")
    assert deal.why("AS") == "exchange-first T5.4"
    assert [len(hand) for hand in deal.play("give:JH:2").state.hands] == [8, 8, 8]


@paragraph("T5.5")
def test_gifts_are_secret() -> None:
    event = begin().play("pass pass give:9D:1").log[-1]
    assert [event.seen_by(seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    shown = begin(pass_face_up=True).play("pass pass give:9D:1")
    assert shown.log[-1].readers is None
    assert shown.table.shown[1] == Cards("9D")


@paragraph("T5.6")
def test_four_nines_after_the_exchange() -> None:
    hands = ("AS KS JC AD 9D KH JH", "9S 9H 9C KD QD TH JS", "QS TS AC TC KC QC JD")
    deal = begin(hands, "AH TD QH", redeal_four_nines_after_exchange=True).play("pass pass give:9D:1 give:JH:2")
    assert (deal.table.phase, deal.table.turn) == (Phase.REDEAL, 0)
    assert deal.why("redeal") == "redeal-nines T5.6"
    assert deal.play("decline redeal").outcome.again
    assert deal.play("decline decline decline").table.phase is Phase.RAISE


@paragraph("T5.7")
def test_raising() -> None:
    deal = begin().play("pass pass give:9D:1 give:JH:2")
    assert (deal.table.phase, deal.why("AS")) == (Phase.RAISE, "raise-first T5.7")
    raised = deal.play("raise:140")
    assert (raised.table.bid, raised.table.won_at, raised.table.phase) == (140, 100, Phase.LEAD)
    assert raised.why("raise:150") == "raise-not-now T5.7"
    assert deal.why("raise:100") == "raise-low T5.7"


@paragraph("T5.8")
def test_raising_needs_no_marriage() -> None:
    apart = "pass pass give:KH:1 give:JH:2"
    assert begin().play(apart).why("raise:125") == ""
    assert begin(raise_cap="same_as_bid").play(apart).why("raise:125") == "raise-cap T5.8"


@paragraph("T5.9")
def test_writing_off() -> None:
    deal = begin(write_off="half").play("pass pass")
    assert deal.play("writeoff").outcome.points == (-100, 50, 50)
    assert deal.play("give:9D:1").why("writeoff") == "write-off-not-now T5.9"
    assert deal.play("give:9D:1 give:JH:2 writeoff").outcome.points == (-100, 50, 50)
    assert begin().play("pass pass").why("writeoff") == "write-off-never T5.9"


@paragraph("T5.10")
def test_every_third_write_off() -> None:
    deal = begin(write_off="sixty", standing=standing((0, 0, 0), write_offs=(5, 0, 0))).play("pass pass writeoff")
    assert deal.after.score == (-220, 60, 60)
    limited = begin(write_off="sixty", write_off_limit=5, standing=standing((0, 0, 0), write_offs=(5, 0, 0)))
    assert limited.play("pass pass").why("writeoff") == "write-off-limit T5.10"


@paragraph("T5.11")
def test_the_bomb() -> None:
    assert begin(bomb=60).play("pass pass bomb").outcome.points == (0, 60, 60)
    assert begin().play("pass pass").why("bomb") == "bomb-never T5.11"


# Play, T6


@paragraph("T6.1")
def test_the_declarer_leads_and_then_the_winner() -> None:
    deal = declared()
    assert deal.table.turn == 0
    assert deal.play("KS TS QS").table.turn == 1
    assert deal.why("QD") == "not-held T6.1"
    assert begin().why("AS") == "play-not-yet T6.1"


@paragraph("T6.2")
def test_follow_suit() -> None:
    deal = declared().play("AS")
    assert deal.legal == "TS JS"
    assert deal.why("9H") == "follow T6.2"


def follow(hand: str, trick: str, trump: str, **o: Any) -> Cards:  # noqa: ANN401
    return may_play(Cards(hand), read_cards(trick), Suit.read(trump) if trump else None, options(**o).duty)


@paragraph("T6.3")
def test_beating() -> None:
    assert follow("AH 9H TS JC", "KH", "") == Cards("AH 9H")
    assert follow("AH 9H TS JC", "KH", "", must_beat=True) == Cards("AH")
    assert follow("AD QD 9C", "9D JS", "S", must_beat=True) == Cards("AD QD")
    assert declared(must_beat=True).play("JC").why("9H") == "follow T6.2"
    assert declared(must_beat=True).play("AD KD").why("JD") == ""


@paragraph("T6.4", "T6.5")
def test_trumping() -> None:
    assert follow("AH JS", "9D KD", "S") == Cards("JS")
    assert follow("JS TS AH", "9D KS", "S") == Cards("TS JS")
    assert follow("JS TS AH", "9D KS", "S", must_overtrump=True) == Cards("TS")
    assert follow("JS QS AH", "9D TS", "S", must_overtrump=True) == Cards("QS JS")
    assert follow("JS QS AH", "9D TS", "S", must_overtrump=True, undertrump="free") == Cards("QS JS AH")


@paragraph("T6.6")
def test_who_wins() -> None:
    assert winner(read_cards("QD TD AD"), None) == 2
    assert winner(read_cards("AS 9C TS"), Suit.CLUBS) == 1
    assert winner(read_cards("9S 9H 9D"), None) == 0


MELDS: Final = ("AC KS QS TS KH QH AD", "AS JS 9C TC KC QC JC", "9S 9H JH TH AH JD 9D")


def melds(actions: str, **o: Any) -> Deal:  # noqa: ANN401
    return begin(MELDS, "TD KD QD", **o).play(f"pass pass give:AD:1 give:QD:2 keep {actions}")


@paragraph("T6.7")
def test_another_players_trump() -> None:
    deal = melds("AC TC 9D 40S KS JS 9S KD AD JD", no_lead_foreign_trump=True)
    assert (deal.table.turn, deal.legal) == (1, "KC QC JC 9C 60C")
    assert deal.why("AS") == "lead-trump T6.7"


@paragraph("T6.8")
def test_the_last_trick_may_be_looked_at() -> None:
    deal = melds("AC TC 9D")
    assert deal.game.reviewable(deal.table, 1) == (0,)
    assert deal.game.reviewable(deal.play("KS").table, 1) == ()


# Marriages, T7


@paragraph("T7.1")
def test_what_marriages_are_worth() -> None:
    assert [OPTIONS.worth(suit) for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)] == [100, 80, 60, 40]
    assert melds("AC TC 9D").why("60S") == "meld-value T7.1"
    assert melds("AC TC 9D").why("60C") == "meld-not-held T7.1"
    assert melds("").table.trump is None


@paragraph("T7.2")
def test_a_trick_first() -> None:
    assert melds("").why("40S") == "meld-no-trick T7.2"
    assert melds("AC TC 9D").why("40S") == ""
    assert melds("AC").why("60C") == "meld-not-leading T7.2"


@paragraph("T7.3")
def test_one_of_the_pair_is_led() -> None:
    deal = melds("AC TC 9D 40S")
    assert deal.legal == "KS QS"
    assert (deal.why("QH"), deal.why("100H")) == ("lead-marriage T7.3", "meld-second T7.3")


@paragraph("T7.4")
def test_trump_at_once() -> None:
    deal = melds("AC TC 9D 40S")
    assert (deal.table.trump, deal.table.points[0]) == (Suit.SPADES, 21 + 40)
    late = melds("AC TC 9D 40S", trump_activation="next_trick")
    assert (late.table.trump, late.table.coming, late.table.points[0]) == (None, Suit.SPADES, 61)
    assert late.play("KS JS 9S").table.trump is Suit.SPADES


@paragraph("T7.5")
def test_a_lead_without_a_word() -> None:
    deal = melds("AC TC 9D KS JS 9S")
    assert (deal.table.trump, deal.table.points[0]) == (None, 21 + 6)
    assert deal.why("40S") == "meld-not-held T7.1"


@paragraph("T7.6")
def test_one_marriage_after_another() -> None:
    deal = melds("AC TC 9D 40S KS JS 9S 100H")
    assert (deal.table.trump, deal.table.declared) == (Suit.HEARTS, (140, 0, 0))


@paragraph("T7.7")
def test_marriages_of_defenders() -> None:
    hands = ("AC TC 9C KH QH 9D JD", "AS KS QS QC JC TD 9S", "9H TS JS JH TH AD KD")
    played = "pass pass give:9D:1 give:QD:2 keep 9C QC KD 40S"
    assert begin(hands, "QD KC AH").play(played).table.declared == (0, 40, 0)
    mute = begin(hands, "QD KC AH", defender_marriages=False).play(played)
    assert (mute.table.declared, mute.table.trump) == ((0, 0, 0), Suit.SPADES)


@paragraph("T7.8")
def test_four_aces() -> None:
    hands = ("AS AH AD AC KS JC 9D", "TS JS QC KD QD TH 9H", "QS 9S KH TC KC 9C JD")
    deal = begin(hands, "JH TD QH", ace_marriage=200).play("pass pass give:9D:1 give:JH:2 keep TD KD JD")
    assert deal.why("meld:100") == "aces-value T7.8"
    aces = deal.play("meld:200")
    assert (aces.table.points[0], aces.table.trump, aces.legal) == (216, None, "AS AH AD AC")
    assert aces.why("KS") == "lead-ace T7.8"
    assert melds("AC TC 9D", ace_marriage=200).why("meld:200") == "aces-not-held T7.8"
    assert melds("AC TC 9D").why("meld:200") == "no-ace-marriage T7.8"


# The score, T8


@paragraph("T8.1")
def test_the_card_points_are_120() -> None:
    deal = declared().finish()
    assert sum(deal.table.points) - sum(deal.table.declared) == 120


def scored(contract: int, *points: int, **o: Any) -> tuple[int, ...]:  # noqa: ANN401
    return played_out(options(**o), Played((0, 1, 2), 0, contract, points, (1, 1, 1))).points


@paragraph("T8.2")
def test_the_contract() -> None:
    assert scored(120, 120, 0, 0)[0] == 120
    assert scored(120, 131, 0, 0)[0] == 120
    assert scored(120, 131, 0, 0, declarer_success="actual")[0] == 130
    assert scored(122, 122, 0, 0, declarer_success="actual")[0] == 122
    assert scored(120, 100, 0, 0)[0] == -120


@paragraph("T8.3")
def test_compared_as_they_are() -> None:
    assert scored(120, 119, 0, 0)[0] == -120
    assert scored(120, 119, 0, 0, declarer_round_first=True)[0] == 120


@paragraph("T8.4")
def test_rounding() -> None:
    assert scored(100, 0, 63, 62)[1:] == (65, 60)
    assert rounded(options(rounding=10, rounding_ties="down"), 15) == 10


@paragraph("T8.5")
def test_doubling_comes_after_rounding() -> None:
    deal = Played((0, 1, 2), 0, 120, (130, 18, 12), (1, 1, 1), blind=True)
    assert played_out(OPTIONS, deal).points == (240, 40, 20)


# Bolts and fines, T9


@paragraph("T9.1", "T9.2")
def test_bolts() -> None:
    deal = Played((0, 1, 2), 0, 100, (118, 0, 2), (7, 0, 1))
    outcome = played_out(OPTIONS, deal)
    assert outcome.entry.bolted == (1,)
    after, told = entered(OPTIONS, standing((0, 0, 0)), outcome)
    assert (after.bolts, [why.id for why in told]) == ((0, 1, 0), ["sheet-bolt"])
    assert sheet((0, 0, 0), line(100, 20, 0), {"bolts": (0, 1, 0)}, bolt_mode="consecutive").bolts == (0, 0, 0)


@paragraph("T9.3")
def test_the_third_bolt() -> None:
    after = sheet((0, 0, 300), line(100, 20, 0, bolted=(2,)), {"bolts": (0, 0, 2)})
    assert (after.score[2], after.bolts[2]) == (180, 0)


@paragraph("T9.4", "T9.5")
def test_who_gets_no_bolt() -> None:
    outcome = line(-120, 20, 0, contract=120, bolted=(0, 2))
    after = sheet((0, 0, 880), outcome, {"barrel": (0, 0, 1)})
    assert after.bolts == (0, 0, 0)
    after = sheet((0, 0, 880), outcome, {"barrel": (0, 0, 1)}, bolt_declarer=True, bolt_on_barrel=True)
    assert after.bolts == (1, 0, 1)


@paragraph("T9.6")
def test_a_fine() -> None:
    assert fine_due(OPTIONS, standing((0, 0, 0))) == 120
    assert fine(OPTIONS, standing((50, 0, 0)), 0, 120).score[0] == -70


@paragraph("T9.7")
def test_a_streak_without_points() -> None:
    books = {"streak": (2, 2, 2)}
    after = sheet((0, 0, 0), line(-100, 20, 0), books, no_win_streak=3)
    assert (after.score, after.streak) == ((-220, 20, -120), (0, 0, 0))


@paragraph("T9.8")
def test_the_dump_truck() -> None:
    assert sheet((455, 535, 0), line(100, 20, 0), dump_truck="both").score[:2] == (0, 0)
    assert sheet((-455, 0, 0), line(-100, 20, 0), dump_truck="both").score[0] == 0


# The golden round, T10


def golden(**o: Any) -> Deal:  # noqa: ANN401
    return begin(preset="thousand_golden", **o)


@paragraph("T10.1")
def test_the_golden_round_has_no_auction() -> None:
    deal = golden()
    assert (deal.table.phase, deal.table.declarer, deal.table.bid) == (Phase.EXCHANGE, 0, 120)
    assert begin(preset="thousand_golden", standing=standing((0, 0, 0), deals=3)).table.phase is Phase.AUCTION
    assert golden(redeal_four_nines="request", blind_bid="any_first_bid").table.phase is Phase.EXCHANGE


@paragraph("T10.2")
def test_golden_scores_are_doubled() -> None:
    deal = Played((0, 1, 2), 0, 120, (110, 33, 17), (1, 1, 1), golden=True)
    assert played_out(OPTIONS, deal).points == (-240, 70, 30)
    four = Played((0, 1, 2), 0, 120, (110, 33, 17, 23), (1, 1, 1, 0), golden=True)
    assert played_out(PRESETS["thousand_4p"], four).points[3] == 50


@paragraph("T10.3")
def test_the_golden_contract_stays() -> None:
    deal = golden().play("give:9D:1 give:JH:2")
    assert deal.table.phase is Phase.LEAD
    assert deal.why("raise:130") == "raise-golden T10.3"
    assert golden(golden_raise=True).play("give:9D:1 give:JH:2 raise:130").table.bid == 130


@paragraph("T10.4")
def test_golden_without_the_stock() -> None:
    deal = golden(golden_stock=False)
    assert (deal.table.phase, [len(hand) for hand in deal.state.hands]) == (Phase.LEAD, [7, 7, 7])
    over = deal.finish()
    assert len(over.table.tricks) == 7
    assert sum(over.table.points) == 120


@paragraph("T10.5")
def test_golden_bolts_and_fines() -> None:
    book = options(golden_round=True)
    before = ThousandStanding(0, (0, 0, 200), bolts=(0, 0, 2))
    outcome = line(240, 40, 0, contract=120, bolted=(2,))
    assert advance(book, before, outcome).score[2] == -40
    single = advance(replace(book, golden_double_penalties=False), before, outcome)
    assert (single.score[2], single.bolts[2]) == (80, 0)


# The barrel, T11


ON: Final[dict[str, Any]] = {"barrel": (1, 0, 0)}


@paragraph("T11.1")
def test_freeze() -> None:
    polish: dict[str, Any] = {"endgame": "freeze", "barrel_at": 800, "barrel_required": False}
    after = sheet((850, 850, 0), line(100, 60, 0), **polish)
    assert after.score == (950, 850, 0)
    assert fine(options(**polish), standing((850, 0, 0)), 0, 120).score[0] == 730


@paragraph("T11.2")
def test_onto_the_barrel() -> None:
    after = sheet((0, 870, 0), line(100, 60, 0))
    assert (after.score[1], after.on_barrel) == (880, (1,))


@paragraph("T11.3")
def test_what_counts_on_the_barrel() -> None:
    after = sheet((880, 0, 0), line(65, 100, 0, declarer=1), ON)
    assert (after.score[0], after.attempts[0]) == (880, 1)
    fined = fine(OPTIONS, standing((880, 0, 0), **ON), 0, 120)
    assert (fined.score[0], fined.falls[0], fined.on_barrel) == (760, 1, ())


@paragraph("T11.4", "T11.6")
def test_three_attempts() -> None:
    after = standing((880, 0, 0), **ON)
    for attempts in (1, 2):
        after = advance(OPTIONS, after, line(65, 100, 0, declarer=1))
        assert after.attempts[0] == attempts
    after = advance(OPTIONS, after, line(65, 100, 0, declarer=1))
    assert (after.score[0], after.on_barrel, after.falls[0]) == (755, (), 1)


@paragraph("T11.5")
def test_the_winning_contract() -> None:
    won = sheet((880, 0, 0), line(125, 0, 0, contract=125), ON)
    assert match_winner(OPTIONS, won) == 0
    short = sheet((880, 0, 0), line(120, 0, 0, contract=120), ON)
    assert (short.score[0], match_winner(OPTIONS, short)) == (880, None)


@paragraph("T11.7")
def test_a_lost_contract_on_the_barrel() -> None:
    after = sheet((880, 0, 0), line(-120, 0, 0, contract=120), ON)
    assert (after.score[0], after.falls[0]) == (760, 1)


@paragraph("T5.10", "T11.3", "T11.7")
def test_a_lost_contract_and_a_fine_are_both_subtracted_on_the_barrel() -> None:
    written_off = Outcome((-140, 70, 70), (), Entry((0, 1, 2), 0, 140, wrote_off=True))
    before = standing((880, 0, 0), **ON, write_offs=(2, 0, 0))
    after = advance(options(write_off="half"), before, written_off)
    assert (after.score[0], after.falls[0], after.on_barrel) == (880 - 140 - 120, 1, ())
    kept = advance(options(write_off="half", barrel_failed_contract="attempt_only"), before, written_off)
    assert (kept.score[0], kept.falls[0]) == (760, 1), "only the fine"


@paragraph("T11.8")
def test_the_third_fall() -> None:
    after = sheet((880, 0, 0), line(-120, 0, 0, contract=120), {**ON, "falls": (2, 0, 0)})
    assert (after.score[0], after.falls[0]) == (0, 0)


@paragraph("T11.9")
def test_a_second_player_pushes_the_first_off() -> None:
    after = sheet((880, 850, 0), line(0, 35, 100, declarer=2), ON)
    assert (after.score[:2], after.on_barrel, after.falls[0]) == ((755, 880), (1,), 1)


@paragraph("T11.5", "T11.9")
def test_who_wins_is_not_pushed_off_in_the_same_deal() -> None:
    won = sheet((880, 870, 0), line(125, 20, 0, contract=125), ON)
    assert (won.score, won.on_barrel, won.falls) == ((1005, 880, 0), (1,), (0, 0, 0))
    assert match_winner(OPTIONS, won) == 0
    crowded = sheet((880, 870, 865), line(125, 20, 25, contract=125), ON)
    assert (crowded.score, match_winner(OPTIONS, crowded)) == ((1005, 755, 755), 0)


@paragraph("T11.10")
def test_two_at_once() -> None:
    after = sheet((0, 870, 865), line(100, 20, 25))
    assert (after.score[1:], after.on_barrel, after.falls) == ((755, 755), (), (0, 0, 0))
    third = sheet((880, 870, 780), line(0, 20, 100, declarer=2), ON)
    assert (third.score, third.on_barrel) == ((880, 755, 755), (0,)), "who sits there stays"
    four = advance(PRESETS["thousand_4p"], standing((0, 870, 865, 0)), line(100, 20, 25, 0))
    assert four.on_barrel == (1, 2), "there is room for two"


@paragraph("T11.11")
def test_only_from_the_barrel() -> None:
    after = sheet((860, 0, 0), line(140, 0, 0, contract=140))
    assert (after.score[0], match_winner(OPTIONS, after)) == (880, None)


# The match, T12


@paragraph("T12.1")
def test_the_target() -> None:
    assert match_winner(OPTIONS, standing((995, 0, 0))) is None
    assert match_winner(OPTIONS, standing((1000, 0, 0))) == 0
    assert game().bummerls(standing((1000, 0, 0))) == 1
    assert game().bummerls(standing((995, 0, 0))) == 0


@paragraph("T12.2")
def test_two_at_the_target() -> None:
    assert match_winner(OPTIONS, standing((1000, 1010, 0), declarer=0)) == 1
    assert match_winner(OPTIONS, standing((1000, 1000, 0), declarer=1)) == 1
    assert match_winner(options(win_tie="declarer"), standing((1000, 1010, 0), declarer=0)) == 0


@paragraph("T12.3")
def test_the_order_of_the_sheet() -> None:
    kept = sheet((0, 0, 870), line(100, 20, 20, bolted=(2,)), {"bolts": (0, 0, 2)})
    assert (kept.score[2], kept.on_barrel) == (770, ()), "the fine comes before the barrel"
    once = sheet((880, 850, 0), line(0, 35, 100, declarer=2), {**ON, "attempts": (2, 0, 0)})
    assert (once.score[:2], once.falls[0]) == ((755, 880), 1), "fallen, and not pushed off besides"


# Four players, T13


def four(**o: Any) -> Deal:  # noqa: ANN401
    """Seat 0 deals and sits out; seat 1 is forehand."""
    return begin(("", *Z_HANDS), Z_STOCK, preset="thousand_4p", dealer=0, **o)


@paragraph("T13.1")
def test_the_dealer_sits_out() -> None:
    deal = four()
    assert (deal.table.players, deal.table.sitter, deal.hand(0)) == ((1, 2, 3), 0, Cards())
    assert deal.table.declarer == 1


@paragraph("T13.2")
def test_who_sits_out_sees_the_stock() -> None:
    deal = four()
    seen = [event for event in deal.game.view(deal.state, 0, deal.log).log if event.kind is Kind.PEEKED]
    assert seen[0].cards == read_cards(Z_STOCK)
    for seat in (1, 2, 3, None):
        assert not [event for event in deal.game.view(deal.state, seat, deal.log).log if event.kind is Kind.PEEKED]


@paragraph("T13.3")
def test_who_sits_out_scores_the_stock() -> None:
    assert stock_points(PRESETS["thousand_4p"], Cards("KH QH 9S")) == 107
    assert four().play("pass pass give:9D:2 give:JH:3 keep").finish().outcome.points[0] == 25
    assert four(write_off="sixty").play("pass pass writeoff").outcome.points == (25, -100, 60, 60)


@paragraph("T13.4")
def test_who_sits_out_gets_no_bolt_and_loses_no_attempt() -> None:
    deal = four(standing=standing((880, 0, 0, 0), barrel=(1, 0, 0, 0)))
    over = deal.play("pass pass give:9D:2 give:JH:3 keep").finish()
    assert (over.after.bolts[0], over.after.attempts[0], over.after.score[0]) == (0, 0, 880)
    assert PRESETS["thousand_4p"].barrel_places == 2


# Two players, T14


TWO: Final = ("AS KS JC AD 9D KH JH TS JS", "QC KD QD TH 9H QS 9S AC TC")


def two(**o: Any) -> Deal:  # noqa: ANN401
    return begin(TWO, "KC 9C JD AH TD QH", preset="thousand_2p", dealer=1, **o)


@paragraph("T14.1")
def test_nine_cards_and_two_stocks() -> None:
    deal = two()
    assert ([len(hand) for hand in deal.state.hands], len(deal.state.stock)) == ([9, 9], 6)
    assert deal.table.declarer == 0, "the one who does not deal is forced"
    ten = ("AS KS JC AD 9D KH JH TS JS AH", "QC KD QD TH 9H QS 9S AC TC TD")
    passed = begin(ten, "KC 9C JD QH", dealer=1, players=2, two_player_mode="10_2x2_pass1").play("pass stock:0")
    assert passed.why("discard:KC") == "discard-not-now T14.2"
    done = passed.play("give:9C:1 keep")
    assert [len(hand) for hand in done.state.hands] == [11, 11]
    laid = begin(ten, "KC 9C JD QH", dealer=1, players=2, two_player_mode="10_2x2_discard2").play("pass stock:0")
    assert laid.why("give:KC:1") == "give-none T14.2"
    assert laid.play("discard:KC discard:9C keep").finish().table.won[0] <= 10


@paragraph("T14.2")
def test_choose_a_stock() -> None:
    deal = two().play("pass")
    assert (deal.table.phase, deal.legal) == (Phase.STOCK, "stock:0 stock:1")
    assert deal.play("stock:0").table.widow == read_cards("KC 9C JD")
    taken = deal.play("stock:1")
    assert taken.table.widow == read_cards("AH TD QH")
    assert taken.play("discard:JH").log[-1].readers == (0,)
    assert taken.play("give:9D:1 discard:JH").table.phase is Phase.RAISE
    assert taken.play("discard:JH give:9D:1").table.phase is Phase.RAISE


@paragraph("T14.3")
def test_the_last_trick_wins_the_other_stock() -> None:
    over = two().play("pass stock:1 give:9D:1 discard:JH keep").finish()
    [left] = [event for event in over.log if event.kind is Kind.LEFT_OVER]
    assert (left.seat, left.value) == (over.table.tricks[-1].winner, 8)
    assert left.cards == read_cards("KC 9C JD JH")
    assert given_up(OPTIONS, Played((0, 1, 2), 0, 100, (0, 0, 0), (0, 0, 0))).points[0] == -100


def test_what_cannot_happen_here_is_refused() -> None:
    for action in ("close", "exchange", "claim", "kontra", "trump:H"):
        for deal in (begin(), declared()):
            with pytest.raises(ValueError, match="refused-other-game"):
                deal.play(action)
