"""The worked examples of Thousand, by their letters: what may be played, who wins, what is scored, and one whole deal.

T legal cards, W tricks, M marriages, A auction, E exchange, S deals, B bolts, R barrel, D dump truck, C cut,
F the player who sits out, X new deals, O write-offs, Z a full deal.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from bummerl.rules.actions import Kind
from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.thousand import PRESETS, Phase, ThousandOptions, ThousandStanding
from bummerl.rules.thousand.dealing import hand_redeal
from bummerl.rules.thousand.limits import cap
from bummerl.rules.thousand.scoring import Played, given_up, played_out, rounded, stock_points
from bummerl.rules.thousand.sheet import advance, match_winner
from bummerl.rules.thousand.table import Entry, Outcome
from bummerl.rules.tricks import may_play, winner
from tests.thousand_table import Z_HANDS, Deal, begin, deck, game, standing

OPTIONS: Final = PRESETS["thousand"]
STRICT: Final = replace(OPTIONS, must_beat=True, must_overtrump=True)


def suit(letter: str) -> Suit | None:
    return Suit.read(letter) if letter else None


# Legal cards


@pytest.mark.parametrize(
    ("name", "trump", "trick", "hand", "usual", "strict"),
    [
        ("T1", "", "KH", "AH 9H TS JC", "AH 9H", "AH"),
        ("T2", "", "TH", "KH JH AS", "KH JH", "KH JH"),
        ("T4", "S", "9D KS", "JS TS AH", "JS TS", "TS"),
        ("T5", "S", "9D TS", "JS QS AH", "JS QS", "JS QS"),
        ("T7", "S", "9D JS", "AD QD 9C", "AD QD", "AD QD"),
        ("T8", "", "QD KD", "AD JD 9C", "AD JD", "AD"),
    ],
)
def test_what_may_be_played(name: str, trump: str, trick: str, hand: str, usual: str, strict: str) -> None:
    for options, allowed in ((OPTIONS, usual), (STRICT, strict)):
        assert may_play(Cards(hand), read_cards(trick), suit(trump), options.duty) == Cards(allowed), name


def test_t5_with_free_undertrumping() -> None:
    free = replace(STRICT, undertrump="free")
    assert may_play(Cards("JS QS AH"), read_cards("9D TS"), Suit.SPADES, free.duty) == Cards("JS QS AH")


# Tricks


@pytest.mark.parametrize(
    ("name", "trump", "trick", "wins", "points"),
    [("W2", "", "QD TD AD", 2, 24), ("W3", "C", "AS 9C TS", 1, 21), ("W5", "", "9S 9H 9D", 0, 0)],
)
def test_who_wins_a_trick(name: str, trump: str, trick: str, wins: int, points: int) -> None:
    cards = read_cards(trick)
    assert (winner(cards, suit(trump)), Cards(cards).points) == (wins, points), name


W6_HANDS: Final = ("AC KS QS TS KH QH AD", "AS JS 9C TC KC QC JC", "9S 9H JH TH AH JD 9D")
W6_STOCK: Final = "TD KD QD"


def w6(**options: Any) -> Deal:  # noqa: ANN401
    """Seat 0 has made spades trump and leads to the third trick; seat 1 has no heart."""
    deal = begin(W6_HANDS, W6_STOCK, **options)
    return deal.play("pass pass give:TD:1 give:QD:2 keep AC TC 9D 40S KS JS 9S 100H QH")


def test_w6_a_new_trump_counts_in_the_same_trick() -> None:
    deal = w6()
    assert deal.table.trump is Suit.HEARTS
    assert deal.legal == "AS TD KC QC JC 9C", "the old trump is a suit like any other"
    trick = deal.play("AS 9H").table.tricks[-1]
    assert (trick.winner, Cards(trick.cards).points) == (0, 14)


def test_w6_with_the_next_trick() -> None:
    deal = w6(trump_activation="next_trick")
    assert deal.table.tricks[-1].trump is None, "spades were declared, but not yet trump"
    assert (deal.table.trump, deal.table.coming) == (Suit.SPADES, Suit.HEARTS)
    assert deal.legal == "AS"
    after = deal.play("AS 9H")
    assert after.table.tricks[-1].winner == 1
    assert (after.table.trump, after.table.trump_by) == (Suit.HEARTS, 0)


# Marriages


M_HANDS: Final = ("AC KC QC KH QH 9D JD", "AS 9S 9C TC JC TD KS", "9H TS JS JH TH AD KD")
M_STOCK: Final = "QD QS AH"


def m(actions: str, **options: Any) -> Deal:  # noqa: ANN401
    return begin(M_HANDS, M_STOCK, **options).play(f"pass pass give:9D:1 give:QD:2 keep {actions}")


def test_m2_the_marriage_counts_and_is_trump_in_this_very_trick() -> None:
    deal = m("AC 9C 9H 60C KC")
    assert deal.table.points[0] == 11 + 60
    assert deal.table.trump is Suit.CLUBS
    assert deal.legal == "TC JC"


def test_m3_a_king_led_without_a_word_is_a_king() -> None:
    deal = m("AC 9C 9H KC JC JH")
    assert (deal.table.points[0], deal.table.trump) == (11 + 8, None)
    assert deal.why("60C") == "meld-not-held T7.1"


def test_m5_a_defender_declares_on_lead() -> None:
    hands = ("AC TC 9C KH QH 9D JD", "AS KS QS QC JC TD 9S", "9H TS JS JH TH AD KD")
    deal = begin(hands, "QD KC AH").play("pass pass give:9D:1 give:QD:2 keep 9C QC KD")
    assert deal.table.turn == 1
    after = deal.play("40S KS")
    assert (after.table.points[1], after.table.trump_by) == (3 + 4 + 40, 1)


def test_m6_two_marriages_by_one_player() -> None:
    hands = ("AC AH AD KH QH KD QD", "AS 9S 9C TC KS TS QS", "JS TH JH 9H TD JD 9D")
    deal = begin(hands, "KC QC JC").play("pass pass give:KC:1 give:QC:2 keep")
    deal = deal.play("AC 9C QC 100H KH 9S JH 80D KD QS JD")
    assert (deal.table.declared, deal.table.points) == ((180, 0, 0), (180 + 14 + 6 + 9, 0, 0))
    assert deal.table.trump is Suit.DIAMONDS


# The auction: seat 0 is forehand, 1 middle, 2 dealer


def test_a1_forehand_is_left_with_a_hundred() -> None:
    deal = begin().play("pass pass")
    assert (deal.table.declarer, deal.table.bid) == (0, 100)


def test_a2_a_higher_bid_wins() -> None:
    deal = begin().play("bid:105 pass pass")
    assert (deal.table.declarer, deal.table.bid) == (1, 105)


def test_a4_what_may_be_bid_at_105() -> None:
    deal = begin().play("bid:105 pass")  # seat 0 has no marriage
    assert [deal.why(f"bid:{bid}").split()[0] for bid in (105, 107, 100)] == ["bid-low", "bid-step", "bid-low"]
    assert (deal.why("bid:110"), deal.why("bid:120")) == ("", "")
    assert deal.why("bid:125") == "bid-marriage T4.6"
    middle = begin()  # seat 1 has the marriage of diamonds
    assert middle.why("bid:125") == ""


def test_a5_the_limit_by_the_hand() -> None:
    hand = Cards("AS KS JC AD 9D KH JH")
    assert cap(OPTIONS, hand) == 120
    assert cap(OPTIONS, hand | Cards("QS")) == 400
    assert cap(replace(OPTIONS, bid_cap="120_plus_marriages"), hand | Cards("QS")) == 160


def test_a7_polish_steps() -> None:
    deal = begin(preset="tysiac")
    assert (deal.why("bid:105").split()[0], deal.why("bid:110")) == ("bid-step", "")


def test_a8_raising() -> None:
    deal = begin().play("pass pass give:9D:1 give:JH:2")
    assert (deal.why("raise:140"), deal.why("raise:142").split()[0]) == ("", "bid-step")
    assert deal.play("raise:140").why("raise:130").split()[0] == "raise-not-now"


# The exchange


def test_e1_eight_cards_each() -> None:
    deal = begin().play("pass pass give:9D:1 give:JH:2")
    assert [len(hand) for hand in deal.state.hands] == [8, 8, 8]


def test_e2_two_players() -> None:
    hands = ("AS KS JC AD 9D KH JH TS JS", "QC KD QD TH 9H QS 9S AC TC")
    deal = begin(hands, "KC 9C JD AH TD QH", preset="thousand_2p", dealer=1).play("pass stock:1")
    assert len(deal.hand(0)) == 12
    done = deal.play("give:9D:1 discard:JH")
    assert [len(hand) for hand in done.state.hands] == [10, 10]
    assert done.state.stock == read_cards("KC 9C JD JH")
    over = done.play("keep").finish()
    assert len(over.table.tricks) == 10
    assert sum(over.table.points) - sum(over.table.declared) == 120


# What a deal gives


def scored(
    contract: int,
    points: tuple[int, ...],
    tricks: tuple[int, ...] = (1, 1, 1),
    options: ThousandOptions = OPTIONS,
    *,
    blind: bool = False,
    golden: bool = False,
) -> Outcome:
    """Seat 0 is the declarer."""
    return played_out(options, Played((0, 1, 2), 0, contract, points, tricks, blind, golden))


S3: Final = ((57 + 60, 63, 0), (5, 3, 0))
S7: Final = ((100 + 60, 20, 0), (6, 2, 0))


@pytest.mark.parametrize(
    ("name", "contract", "points", "tricks", "after", "bolts"),
    [
        ("S2", 120, (79 + 40, 22, 19), (4, 2, 2), (-120, 20, 20), ()),
        ("S3", 100, *S3, (100, 65, 0), (2,)),
        ("S8", 100, (118, 0, 2), (7, 0, 1), (100, 0, 0), (1,)),
        ("S9", 120, (0, 70, 50), (0, 5, 3), (-120, 70, 50), (0,)),
    ],
)
def test_a_deal(
    name: str,
    contract: int,
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    after: tuple[int, ...],
    bolts: tuple[int, ...],
) -> None:
    outcome = scored(contract, points, tricks)
    assert outcome.points == after, name
    assert outcome.entry.bolted == bolts
    sheet = advance(OPTIONS, standing((0, 0, 0)), outcome)
    assert [seat for seat in range(3) if sheet.bolts[seat]] == [seat for seat in bolts if seat != 0], "no declarer"


def test_s2_rounded_first() -> None:
    lenient = replace(OPTIONS, declarer_round_first=True)
    assert scored(120, (119, 22, 19), options=lenient).points == (120, 20, 20)


def test_s5_blind() -> None:
    points = (90 + 40, 18, 12)
    assert scored(120, points, blind=True).points == (240, 40, 20)
    own = replace(OPTIONS, blind_scope="declarer")
    assert scored(120, points, blind=True, options=own).points == (240, 20, 10)


def test_s6_s7_golden() -> None:
    assert scored(120, (70 + 40, 33, 17), golden=True).points == (-240, 70, 30)
    outcome = scored(120, *S7, golden=True)
    assert outcome.points == (240, 40, 0)
    golden = replace(OPTIONS, golden_round=True)
    assert advance(golden, ThousandStanding(0, (0, 0, 0)), outcome).bolts == (0, 0, 2)


def test_s11_rounding_to_ten() -> None:
    ten = replace(OPTIONS, rounding=10)
    assert [rounded(ten, points) for points in (14, 16, 15)] == [10, 20, 20]
    assert rounded(replace(ten, rounding_ties="down"), 15) == 10


# Bolts


def test_b1_the_third_bolt() -> None:
    after = advance(OPTIONS, standing((0, 0, 300), bolts=(0, 0, 2)), scored(100, *S3))
    assert (after.score[2], after.bolts[2]) == (180, 0)


def test_b3_the_third_bolt_in_the_golden_round() -> None:
    golden = replace(OPTIONS, golden_round=True)
    before = ThousandStanding(0, (0, 0, 200), bolts=(0, 0, 2))
    after = advance(golden, before, scored(120, *S7, golden=True))
    assert (after.score[2], after.bolts[2]) == (-40, 0)


def test_b4_no_bolt_on_the_barrel() -> None:
    before = standing((0, 0, 880), barrel=(0, 0, 1), bolts=(0, 0, 2))
    after = advance(OPTIONS, before, scored(100, *S3))
    assert (after.score[2], after.bolts[2], after.attempts[2]) == (880, 2, 1)


# The barrel


def line(points: tuple[int, ...], contract: int = 100, declarer: int = 0) -> Outcome:
    """A line of the sheet: everybody won tricks."""
    entry = Entry(tuple(range(len(points))), declarer, contract, points[declarer] > 0, played=True)
    return Outcome(points, (), entry)


def after(before: ThousandStanding, outcome: Outcome, preset: str = "thousand", **options: Any) -> ThousandStanding:  # noqa: ANN401
    return advance(replace(PRESETS[preset], **options), before, outcome)


ON: Final = standing((880, 100, 100), barrel=(1, 0, 0))


def test_r2_the_barrel_comes_before_the_target() -> None:
    sheet = after(standing((860, 0, 0)), line((140, 10, 10), 140))
    assert (sheet.score[0], sheet.barrel[0], match_winner(OPTIONS, sheet)) == (880, 1, None)
    straight = replace(OPTIONS, barrel_required=False)
    sheet = advance(straight, standing((860, 0, 0)), line((140, 10, 10), 140))
    assert (sheet.score[0], match_winner(straight, sheet)) == (1000, 0)


def test_r3_winning_from_the_barrel() -> None:
    sheet = after(ON, line((125, 0, 5), 125))
    assert (sheet.score[0], match_winner(OPTIONS, sheet)) == (1005, 0)


def test_a_hundred_and_twenty_is_not_enough() -> None:
    sheet = after(ON, line((120, 0, 5), 120))
    assert (sheet.score[0], sheet.attempts[0]) == (880, 1)
    assert after(ON, line((120, 0, 5), 120), "thousand_pagat").score[0] == 1000


def test_r5_a_defender_uses_up_an_attempt() -> None:
    sheet = after(ON, line((65, 100, 5), declarer=1))
    assert (sheet.score[0], sheet.barrel[0], sheet.attempts[0]) == (880, 1, 1)


@pytest.mark.parametrize(("preset", "score"), [("thousand", 755), ("thousand_pagat", 760), ("thousand_book", 760)])
def test_r6_the_third_attempt(preset: str, score: int) -> None:
    sheet = after(replace(ON, attempts=(2, 0, 0)), line((65, 100, 5), declarer=1), preset)
    assert (sheet.score[0], sheet.barrel[0], sheet.falls[0]) == (score, 0, 1)


def test_r8_a_second_player_comes() -> None:
    before = standing((880, 850, 0), barrel=(1, 0, 0), attempts=(1, 0, 0))
    arriving = line((0, 35, 100), declarer=2)
    sheet = after(before, arriving)
    assert (sheet.score[:2], sheet.barrel[:2]) == ((755, 880), (0, sheet.barrel[1]))
    assert sheet.barrel[1] > 0
    both = after(before, arriving, "thousand_online")
    assert (both.score[:2], min(both.barrel[:2])) == ((880, 880), 1)


def test_r9_two_come_at_once() -> None:
    before = standing((0, 870, 865))
    sheet = after(before, line((100, 20, 25)))
    assert (sheet.score[1:], sheet.barrel) == ((755, 755), (0, 0, 0))
    both = after(before, line((100, 20, 25)), "thousand_pagat")
    assert both.score[1:] == (880, 880)


def test_r11_four_players_have_two_places() -> None:
    before = standing((880, 880, 860, 0), barrel=(1, 2, 0, 0))
    outcome = Outcome((0, 0, 100, 0), (), Entry((1, 2, 3), 2, 100, made=True, played=True))
    sheet = after(before, outcome, "thousand_4p")
    assert sheet.score[:3] == (755, 880, 880)
    assert sheet.on_barrel == (1, 2)


@pytest.mark.parametrize("raise_cap", ["none", "same_as_bid"])
def test_r12_raising_over_120_with_a_marriage_from_the_stock(raise_cap: str) -> None:
    deal = begin(raise_cap=raise_cap).play("pass pass give:9D:1 give:JH:2")
    assert deal.why("raise:125") == ""


# Dump truck, cut, sitter


@pytest.mark.parametrize(("dump_truck", "score"), [("off", 555), ("plus", 0), ("both", 0)])
def test_d1(dump_truck: str, score: int) -> None:
    assert after(standing((0, 500, 0)), line((100, 55, 5)), dump_truck=dump_truck).score[1] == score


@pytest.mark.parametrize(("dump_truck", "score"), [("off", -555), ("plus", -555), ("both", 0)])
def test_d2(dump_truck: str, score: int) -> None:
    assert after(standing((-455, 0, 0)), line((-100, 55, 5)), dump_truck=dump_truck).score[0] == score


def bottom(card: str, before: ThousandStanding) -> Deal:
    """A deal whose bottom card after the cut is this one."""
    played = game()
    pack = (*(each for each in played.pack if each != Card(card)), Card(card))
    step = played.deal(pack, before)
    return Deal(played, step, step.events)


def test_c1_three_nines_at_the_bottom() -> None:
    sheet = standing((0, 0, 0))
    dealt = [sheet.dealer]
    for card in ("9C", "9H", "9D"):
        deal = bottom(card, sheet)
        assert deal.table.result is not None
        sheet = deal.after
        dealt.append(sheet.dealer)
    assert dealt == [0, 0, 0, 1]
    assert (sheet.score, sheet.cuts) == ((0, 0, -120), 0), "the cutter sits on the dealer's right"


def test_c2_a_good_third_cut() -> None:
    sheet = bottom("9H", bottom("9C", standing((0, 0, 0))).after).after
    assert sheet.cuts == 2
    deal = bottom("KD", sheet)
    assert deal.table.result is None
    assert deal.table.phase is Phase.AUCTION
    assert sheet.score == (0, 0, 0)


@pytest.mark.parametrize(
    ("name", "rule", "stock", "points", "score"),
    [
        ("F1", "cards_plus_marriage", "KH QH 9S", 107, 105),
        ("F2", "cards_plus_marriage", "AS TD JC", 23, 25),
        ("F3", "aces50_plus_marriage", "AS AD 9C", 100, 100),
    ],
)
def test_what_the_stock_gives(name: str, rule: Any, stock: str, points: int, score: int) -> None:  # noqa: ANN401
    options = replace(PRESETS["thousand_4p"], sitter_score=rule)
    assert stock_points(options, Cards(stock)) == points, name
    assert rounded(options, points) == score


# New deals


@pytest.mark.parametrize(
    ("name", "hand", "may"),
    [
        ("X1", "9S 9H 9D 9C AS TS KS", True),
        ("X2", "9S 9H JS QD KC JD QH", False),
        ("X2", "9S 9H JS QD KC JD JH", True),
    ],
)
def test_hands_that_may_be_refused(name: str, hand: str, may: bool) -> None:
    assert hand_redeal(replace(OPTIONS, redeal_low_hand=14), Cards(hand)) is may, name


def with_stock(stock: str, **options: Any) -> Deal:  # noqa: ANN401
    """Forehand is declarer at a hundred and sees this stock."""
    rest = tuple(game().pack - Cards(stock))
    hands = [" ".join(map(str, rest[start::3])) for start in range(3)]
    return begin(hands, stock, **options).play("pass pass")


def test_x3_two_nines_in_the_stock() -> None:
    assert "redeal" in with_stock("9S 9D AC", redeal_stock_two_nines=True).legal
    assert "redeal" not in with_stock("9S 9D AC").legal


@pytest.mark.parametrize(("limit", "may"), [(5, True), (4, False)])
def test_x4_a_stock_worth_four(limit: int, may: bool) -> None:
    assert ("redeal" in with_stock("9S JH JD", redeal_low_stock=limit).legal) is may


# Write-offs


@pytest.mark.parametrize(
    ("name", "rule", "deduct", "contract", "points"),
    [
        ("O1", "sixty", False, 140, (0, 60, 60)),
        ("O2", "half", True, 140, (-140, 70, 70)),
        ("O3", "half", True, 130, (-130, 65, 65)),
    ],
)
def test_writing_off(name: str, rule: Any, deduct: bool, contract: int, points: tuple[int, ...]) -> None:  # noqa: ANN401
    options = replace(OPTIONS, write_off=rule, write_off_deduct=deduct)
    deal = Played((0, 1, 2), 0, contract, (0, 0, 0), (0, 0, 0))
    assert given_up(options, deal).points == points, name


def test_o1_the_third_time_is_fined() -> None:
    deal = begin(preset="thousand_pagat", standing=standing((300, 0, 0), write_offs=(2, 0, 0)))
    over = deal.play("pass pass writeoff")
    assert (over.after.score, over.after.write_offs[0]) == ((180, 60, 60), 3)


# The full deal Z


STORY: Final = """
            pass pass
            give:9D:1 give:JH:2
            raise:150
AD-9D-JD    seat 0 takes 13
100H
KH-TH-JH    seat 1 takes 16
80D
KD-9S-TD    seat 0 takes 14
AH-9H-9C    seat 0 takes 11
AS-JS-QS    seat 0 takes 16
KS-TS-KC    seat 1 takes 18
QD-TC-JC    seat 1 takes 15
QC-AC-QH    seat 2 takes 17
"""


def story(text: str, deal: Deal) -> Deal:
    """Play the lines of a story and hold them against what happens."""
    for written in text.strip().splitlines():
        actions, _, claim = written.strip().partition("  ")
        before = len(deal.log)
        deal = deal.play(actions)
        took = [event for event in deal.log[before:] if event.kind is Kind.TOOK]
        if claim:
            assert [f"seat {event.seat} takes {event.value}" for event in took] == [claim.strip()], written
    return deal


def test_z_the_full_deal() -> None:
    deal = begin()
    assert deal.table.trump is None
    assert deal.why("bid:125") == "", "the middle player holds king and queen of diamonds"
    assert cap(OPTIONS, Cards(Z_HANDS[0])) == 120

    over = story(STORY, deal)

    assert over.table.points == (154, 129, 17)
    assert tuple(mine - melds for mine, melds in zip(over.table.points, over.table.declared, strict=True)) == (
        54,
        49,
        17,
    )
    assert over.table.trump is Suit.DIAMONDS
    assert over.outcome.points == (150, 130, 15)
    assert over.after.score == (150, 130, 15)
    assert over.told == ["end-thousand-made", "worth-thousand-other", "worth-thousand-other"]


def test_z_at_155() -> None:
    assert story(STORY.replace("raise:150", "raise:155"), begin()).outcome.points == (-155, 130, 15)


def test_the_deck_of_a_test_deals_what_it_says() -> None:
    for preset in ("thousand", "thousand_4p"):
        options = PRESETS[preset]
        hands = Z_HANDS if options.players == 3 else ("", *Z_HANDS)
        pack = deck(options, 2 if options.players == 3 else 0, hands, "AH TD QH")
        state = game(preset).deal(pack, game(preset).opening(2 if options.players == 3 else 0)).state
        assert state.hands == tuple(map(Cards, hands))
        assert state.stock == read_cards("AH TD QH")
