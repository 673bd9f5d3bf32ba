"""The program does what ``docs/rules/bauernschnapsen.md`` says, paragraph by paragraph, with all its examples.

Seat 0 is the Rufer and seat 3 the dealer; side A has seats 0 and 2, pairs read (A, B).
"""

from __future__ import annotations

from typing import Any

import pytest

from bummerl.rules.actions import Action, Kind, Verb
from bummerl.rules.bauern import CONTRACTS, PRESETS, BauernStanding
from bummerl.rules.bauern.contracts import LADDER, ladder, order_of, value_of
from bummerl.rules.cards import PACKS, Card, Cards, Suit
from bummerl.rules.game import Result
from tests.bauern_table import (
    ALL_PASS,
    AT_THE_FIFTH,
    HELPFUL_PARTNER,
    MIXED,
    NO_KONTRA,
    PAIR,
    PARTNERS_FORTY,
    SPADES,
    STRONG,
    STRONG_DEALER,
    TENS,
    UNTIL_THE_FOURTH,
    after,
    answers,
    called,
    claim_at,
    dealt,
    forgotten,
    game,
    last_lead,
    late,
    legal,
    normal,
    play,
    points,
    position,
    reasons,
    three,
    why,
    worth,
)
from tests.rulebooks import rulebook

BOOK = rulebook("bauernschnapsen.md")
paragraph = BOOK.paragraph


def test_every_paragraph_has_a_test_and_every_test_a_paragraph() -> None:
    assert len(BOOK.numbers) == len(set(BOOK.numbers)) > 50
    assert BOOK.tested == set(BOOK.numbers)


# 1 Players and deal


@paragraph("B1.1")
def test_four_with_twenty_cards_and_partners_opposite() -> None:
    assert str(game().pack) == "AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC JC"
    assert game().seats == 4
    assert [normal().table.side(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]


@paragraph("B1.2")
def test_card_points() -> None:
    assert [Card(f"{rank}S").points for rank in "ATKQJ"] == [11, 10, 4, 3, 2]
    assert PACKS[20].points == 120


@paragraph("B1.3")
@pytest.mark.parametrize("dealer", range(4))
def test_the_rufer_sits_on_the_dealers_left_and_the_deal_goes_round(dealer: int) -> None:
    deal = dealt(tuple(game().pack), dealer=dealer)
    assert deal.table.rufer == (dealer + 1) % 4
    assert deal.table.turn == (dealer + 3) % 4
    deal = play(deal, "cut")
    assert deal.table.turn == deal.table.rufer
    over = position(*MIXED, trump="H", dealer=dealer)
    over = play(over, f"{ALL_PASS} {NO_KONTRA} 20D QD-TD-JD-JS AD-KH-JC-KD AH-QS-QH-JH TC-KC-AC-QC claim")
    assert after(over).dealer == (dealer + 1) % 4


@paragraph("B1.4")
def test_cut_or_knock() -> None:
    pack = tuple(game().pack)
    deal = dealt(pack)
    assert legal(deal) == "cut knock"
    cut, knocked = play(deal, "cut"), play(deal, "knock")
    assert cut.state.hands[0] == knocked.state.hands[0] == Cards(pack[:3])
    assert play(cut, "trump:S").state.hands[0] == Cards(pack[place] for place in (0, 1, 2, 12, 13))
    assert play(knocked, "trump:S").state.hands[0] == Cards(pack[:5])
    assert why(cut, "knock") == "refused-bauern-trump-first §B2.1"
    assert why(deal, "trump:S") == "refused-bauern-cut-first §B1.4"


@paragraph("B1.4")
@pytest.mark.parametrize("options", [{"knocking": False}, {"deal_packets": "5"}])
def test_where_nobody_is_asked_to_cut(options: dict[str, Any]) -> None:
    assert dealt(tuple(game().pack), **options).table.phase == "trump"


@paragraph("B1.5")
@pytest.mark.parametrize(
    ("packets", "rufer", "next_seat"),
    [
        ("3_2", (0, 1, 2, 12, 13), (3, 4, 5, 14, 15)),
        ("5", (0, 1, 2, 3, 4), (5, 6, 7, 8, 9)),
        ("1x5", (0, 4, 8, 12, 16), (1, 5, 9, 13, 17)),
    ],
)
def test_packets(packets: str, rufer: tuple[int, ...], next_seat: tuple[int, ...]) -> None:
    pack = tuple(game().pack)
    deal = dealt(pack, deal_packets=packets, trump_must_be_held=False, knocking=False)
    assert deal.state.hands[0] == Cards(pack[place] for place in rufer[:3])
    deal = play(deal, "trump:H")
    assert deal.state.hands[0] == Cards(pack[place] for place in rufer)
    assert deal.state.hands[1] == Cards(pack[place] for place in next_seat)
    assert deal.state.stock == ()
    assert sum(map(len, deal.state.hands)) == 20


# 2 Trumps


@paragraph("B2.1")
def test_a_suit_of_the_first_three_cards() -> None:
    deal = three()
    assert str(deal.state.hands[0]) == "AS TD JD"
    assert [hand for hand in deal.state.hands[1:] if hand] == []
    assert len(deal.state.stock) == 17
    assert legal(deal) == "trump:S trump:D turn:0 turn:1"
    assert why(deal, "trump:H") == "refused-bauern-trump-not-held §B2.1"
    assert why(deal, "pass") == "refused-bauern-trump-first §B2.1"
    assert play(deal, "trump:D").table.trump is Suit.DIAMONDS


@paragraph("B2.1")
def test_any_suit_where_it_need_not_be_held() -> None:
    deal = three(trump_must_be_held=False)
    assert legal(deal) == "trump:S trump:H trump:D trump:C turn:0 turn:1"


@paragraph("B2.2")
def test_turning_up_a_card() -> None:
    deal = play(three(), "turn:1")
    assert deal.table.trump is Suit.CLUBS
    assert (deal.table.turned, deal.table.shown[0]) == (Card("KC"), Cards("KC"))
    assert Card("KC") in deal.state.hands[0]
    assert len(deal.state.hands[0]) == 5
    assert play(three(), "turn:0").table.trump is Suit.HEARTS


@paragraph("B2.2")
def test_where_only_the_next_card_or_none_may_be_turned() -> None:
    assert legal(three(aufschlagen="next_card")) == "trump:S trump:D turn:0"
    assert why(three(aufschlagen="next_card"), "turn:1") == "refused-bauern-turn-next §B2.2"
    assert legal(three(aufschlagen="off")) == "trump:S trump:D"
    assert why(three(aufschlagen="off"), "turn:0") == "refused-bauern-turn-off §B2.2"
    assert why(three(), "turn:2") == "refused-bauern-turn-which §B2.2"
    assert why(three(), "turn:3") == "refused-bauern-turn-which §B2.2"


@paragraph("B2.3")
def test_then_everybody_takes_up_five_cards() -> None:
    deal = play(three(), "trump:D")
    assert [len(hand) for hand in deal.state.hands] == [5, 5, 5, 5]
    for seat in range(4):
        mine = [card for event in deal.log if event.kind is Kind.DEALT and event.seat == seat for card in event.cards]
        assert Cards(mine) == deal.state.hands[seat]
        assert all(event.readers == (event.seat,) for event in deal.log if event.kind is Kind.DEALT)
    assert why(deal, "trump:D") == "refused-bauern-call-first §B4.1"
    assert why(normal(), "trump:D") == "refused-bauern-trump-not-now §B2.1"
    assert why(normal(), "cut") == "refused-bauern-cut-not-now §B1.4"


# 3 Contracts


@paragraph("B3.1")
@pytest.mark.parametrize(
    ("preset", "worths"),
    [
        (
            "bauernschnapsen",
            (
                "schnapser 6 land 9 kontraschnapser 12 bauernschnapser 12 farbenjodler 18 kontrabauernschnapser 24 "
                "herrenjodler 24"
            ),
        ),
        (
            "bauernschnapsen_wikipedia",
            (
                "bettler 4 assenbettler 5 ass_bettler 5 schnapser 6 plauderer 7 damengang 7 koenigsgang 8 land 9 "
                "zehnergang 10 kontraschnapser 12 bauernschnapser 12 bauernloch 12 farbenjodler 18 "
                "kontrabauernschnapser 24 herrenjodler 24"
            ),
        ),
        (
            "bauernschnapsen_bummerl",
            (
                "bettler 4 ass_bettler 5 schnapser 6 land 9 zehnergang 10 kontraschnapser 12 bauernschnapser 12 "
                "farbenjodler 18 kontrabauernschnapser 24 herrenjodler 24"
            ),
        ),
        (
            "bauernschnapsen_styria",
            (
                "bettler 5 schnapser 6 assenbettler 7 plauderer 8 land 9 zehnergang 10 kontraschnapser 12 "
                "bauernschnapser 12 farbenjodler 16 kontrabauernschnapser 24 herrenjodler 24 kontraherrenjodler 48"
            ),
        ),
        (
            "bauernschnapsen_wikibooks",
            "bettler 4 schnapser 6 zehnergang 10 kontraschnapser 12 bauernloch 12 kontrabauernloch 24",
        ),
    ],
)
def test_the_ladders_of_the_presets(preset: str, worths: str) -> None:
    options = PRESETS[preset]
    assert " ".join(f"{each.word} {value_of(options, each)}" for each in ladder(options)) == worths


@paragraph("B3.1")
def test_a_contract_that_is_not_played_or_unknown_is_refused() -> None:
    deal = position(*MIXED, trump="H")
    assert why(deal, "call:bettler") == "refused-bauern-call-not-played §B3.1"
    assert why(deal, "call:solo") == "refused-bauern-call-not-played §B3.1"
    assert why(deal, "call:normal") == "refused-bauern-call-not-played §B3.1"
    assert "call:bettler" in legal(position(*MIXED, trump="H", bettler=1))


@paragraph("B3.2")
def test_whose_contracts_they_are() -> None:
    deal = position(*MIXED, trump="H")
    assert legal(deal) == "call:schnapser call:land call:bauernschnapser pass"
    assert why(deal, "call:kontraschnapser") == "refused-bauern-call-opponents §B3.2"
    first = play(deal, "pass")
    assert legal(first) == "call:land call:kontraschnapser call:kontrabauernschnapser pass"
    assert why(first, "call:schnapser") == "refused-bauern-call-rufer §B3.2"
    assert legal(play(first, "pass")) == "call:land pass"


@paragraph("B3.2")
def test_the_partner_may_call_them_where_that_is_the_rule() -> None:
    deal = play(position(*MIXED, trump="H", partner_contracts=True), "pass")
    assert why(deal, "call:bauernschnapser") == "refused-bauern-call-rufer-side §B3.2"
    deal = play(deal, "pass")
    assert legal(deal) == "call:schnapser call:land call:bauernschnapser pass"
    deal = play(deal, "call:schnapser pass")
    assert (deal.table.declarer, deal.table.turn, deal.table.phase.value) == (2, 0, "lead")


@paragraph("B3.3")
def test_what_must_be_held() -> None:
    deal = position(*SPADES, trump="H", first="TH KH AC", preset="bauernschnapsen_wikipedia")
    assert "call:ass_bettler" in legal(deal)
    assert "call:farbenjodler" not in legal(deal)
    assert why(deal, "call:farbenjodler") == "refused-bauern-call-plain §B3.3"
    assert why(deal, "call:herrenjodler") == "refused-bauern-call-trumps §B3.3"
    assert "call:farbenjodler" in legal(play(deal, "pass pass pass"))
    no_ace = position("TH KH QH TC KC", "AH JH QD JD AC", "TD AD KD JC QC", SPADES[3], trump="H", ass_bettler=5)
    assert why(no_ace, "call:ass_bettler") == "refused-bauern-call-ace §B3.3"


@paragraph("B3.3")
def test_all_trumps_may_be_anybodys_or_the_rufers() -> None:
    hands = (SPADES[0], *SPADES[1:])
    spades = position(*hands, trump="S", trump_must_be_held=False, first="TH KH AC")
    assert "call:herrenjodler" in legal(play(spades, "pass pass pass"))
    assert "call:farbenjodler" not in legal(play(spades, "pass pass pass"))
    theirs = position(*hands, trump="S", trump_must_be_held=False, first="TH KH AC", herrenjodler_by="rufer")
    assert why(play(theirs, "pass pass pass"), "call:herrenjodler") == "refused-bauern-call-herrenjodler §B3.3"
    mine = position("AS TS KS QS JS", *SPADES[:3], trump="S", herrenjodler_by="rufer")
    assert "call:herrenjodler" in legal(mine)
    kontra = position(*hands, trump="S", trump_must_be_held=False, first="TH KH AC", kontraherrenjodler=48)
    assert worth(play(kontra, "pass pass pass call:kontraherrenjodler")) == (0, 48)


@paragraph("B3.4")
def test_contracts_without_trumps() -> None:
    without = {contract.word for contract in LADDER if not contract.trumps}
    bettler = {"bettler", "assenbettler", "ass_bettler", "plauderer"}
    assert without == {*bettler, "damengang", "koenigsgang", "land", "zehnergang", "farbenjodler"}
    assert called(MIXED, "call:land pass pass pass").table.trump is None
    assert called(MIXED, "call:schnapser pass pass pass").table.trump is Suit.HEARTS


@paragraph("B3.5")
@pytest.mark.parametrize(
    ("contract", "ranks"),
    [
        *((word, "TKQJA") for word in ("assenbettler", "zehnergang", "bauernloch", "kontrabauernloch")),
        ("damengang", "QJATK"),
        ("koenigsgang", "KQJAT"),
        *((word, "ATKQJ") for word in ("normal", "bettler", "ass_bettler", "plauderer", "land", "schnapser")),
    ],
)
def test_the_order_of_the_ranks(contract: str, ranks: str) -> None:
    order = order_of(PRESETS["bauernschnapsen"], CONTRACTS[contract])
    assert "".join(sorted("ATKQJ", key=lambda rank: -order[Card(f"{rank}S").rank])) == ranks


@paragraph("B3.5")
def test_bauernloch_may_have_the_normal_order_and_zehnergang_never() -> None:
    options = PRESETS["bauernschnapsen_wikibooks"]
    assert order_of(options, CONTRACTS["bauernloch"]) == order_of(options, CONTRACTS["normal"])
    assert order_of(options, CONTRACTS["zehnergang"]) != order_of(options, CONTRACTS["normal"])


@paragraph("B3.5")
def test_zehnergang() -> None:
    assert answers("TS", "AS KS", "-", "zehnergang", "bauernschnapsen_wikipedia") == "AS KS"
    assert answers("QS", "AS KS", "-", "zehnergang", "bauernschnapsen_wikipedia") == "KS"
    hands = ("AS TD JD AH TH", "JS AD KD QD JH", "TS KH QH AC TC", "KS QS KC QC JC")
    deal = called(hands, "call:zehnergang pass pass pass", zehnergang=10)
    deal = play(deal, "AS-JS-TS-KS")
    assert deal.log[-2].seat == 2


# 4 The auction


@paragraph("B4.1")
def test_each_call_is_worth_more_than_the_last() -> None:
    deal = play(position(*MIXED, trump="H", partner_contracts=True), "pass call:land")
    assert legal(deal) == "call:bauernschnapser pass"
    assert why(deal, "call:schnapser") == "refused-bauern-call-low §B4.1"
    assert why(deal, "AC") == "refused-bauern-call-first §B4.1"
    assert why(normal(), "call:land") == "refused-bauern-call-not-now §B4.1"


@paragraph("B4.2")
def test_the_same_value_is_not_enough() -> None:
    deal = play(position(*MIXED, trump="H"), "call:bauernschnapser")
    assert why(deal, "call:kontraschnapser") == "refused-bauern-call-equal §B4.2"
    assert legal(deal) == "call:kontrabauernschnapser pass"
    deal = play(position(*MIXED, trump="H"), "call:schnapser call:kontraschnapser pass pass")
    assert why(deal, "call:bauernschnapser") == "refused-bauern-call-equal §B4.2"


@paragraph("B4.2")
def test_the_ladder_may_break_ties() -> None:
    deal = play(position(*MIXED, trump="H", equal_value="ladder"), "call:schnapser call:kontraschnapser pass pass")
    assert "call:bauernschnapser" in legal(deal)
    deal = play(position(*MIXED, trump="H", equal_value="ladder"), "call:bauernschnapser")
    assert why(deal, "call:kontraschnapser") == "refused-bauern-call-equal §B4.2"
    deal = play(position(*MIXED, trump="H", equal_value="ladder"), "pass call:land")
    assert why(deal, "call:land") == "refused-bauern-call-equal §B4.2"


@paragraph("B4.2")
def test_the_earlier_seat_may_hold_the_same_value() -> None:
    deal = play(position(*MIXED, trump="H", equal_value="earlier_seat"), "call:schnapser call:land")
    assert why(deal, "call:land") == "refused-bauern-call-equal §B4.2"
    deal = play(deal, "pass pass call:land")
    assert (deal.table.declarer, deal.table.contract) == (0, "land")


@paragraph("B4.3")
def test_who_was_overcalled_may_call_again() -> None:
    deal = play(position(*MIXED, trump="H"), "call:schnapser call:land pass pass call:bauernschnapser")
    assert (deal.table.turn, legal(deal)) == (1, "call:kontrabauernschnapser pass")
    assert play(deal, "pass").table.declarer == 0


@paragraph("B4.3")
def test_one_call_each_where_that_is_the_rule() -> None:
    deal = play(position(*MIXED, trump="H", auction_rounds="single"), "call:schnapser call:land pass pass")
    assert (deal.table.phase.value, deal.table.declarer, deal.table.contract) == ("lead", 1, "land")


@paragraph("B4.4")
def test_a_pass_is_final_or_not() -> None:
    deal = play(position(*MIXED, trump="H"), "pass call:land pass pass")
    assert (deal.table.phase.value, deal.table.declarer) == ("lead", 1)
    deal = play(position(*MIXED, trump="H", pass_is_final=False), "pass call:land pass pass")
    assert (deal.table.turn, legal(deal)) == (0, "call:bauernschnapser pass")
    deal = play(deal, "call:bauernschnapser pass pass pass")
    assert (deal.table.phase.value, deal.table.declarer) == ("lead", 0)
    nobody = play(position(*MIXED, trump="H", pass_is_final=False), ALL_PASS)
    assert (nobody.table.phase.value, nobody.table.contract) == ("double", "normal")


@paragraph("B4.5")
def test_nobody_calls() -> None:
    table = normal().table
    assert (table.contract, table.declarer, table.turn, table.phase.value) == ("normal", 0, 0, "lead")
    assert called(MIXED, "pass call:land pass pass").table.turn == 1


@paragraph("B4.6")
def test_a_jodler_is_scored_at_once() -> None:
    deal = play(position(*SPADES, trump="H", first="TH KH AC"), "pass pass pass call:farbenjodler")
    assert (worth(deal), reasons(deal)[0]) == ((0, 18), "end-bauern-at-once §B4.6")
    assert deal.table.shown[3] == Cards("AS TS KS QS JS")
    all_trumps = play(position("AS TS KS QS JS", *SPADES[:3], trump="S"), "call:herrenjodler")
    assert worth(all_trumps) == (24, 0)
    assert all_trumps.game.match_winner(after(all_trumps)) == 0


# 5 Kontra


@paragraph("B5.1")
def test_who_is_asked_to_double() -> None:
    deal = play(position(*MIXED, trump="H", kontra_max=8), ALL_PASS)
    assert (deal.table.turn, legal(deal)) == (1, "kontra pass")
    assert why(deal, "AC") == "refused-bauern-double-first §B5.1"
    assert play(deal, "pass").table.turn == 3
    once = play(deal, "pass kontra")
    assert (once.table.times, once.table.turn) == (2, 0)
    assert play(once, "pass").table.turn == 2
    twice = play(once, "pass kontra")
    assert (twice.table.times, twice.table.turn) == (4, 1)
    assert (play(twice, "kontra").table.times, play(twice, "kontra").table.phase.value) == (8, "lead")
    assert why(normal(), "kontra") == "refused-bauern-double-not-now §B5.1"


@paragraph("B5.1")
def test_a_partner_who_sits_out_is_not_asked() -> None:
    deal = play(position(*AT_THE_FIFTH, trump="H", preset="bauernschnapsen_wikipedia"), "pass pass call:bettler pass")
    assert deal.table.turn == 3
    deal = play(deal, "kontra")
    assert deal.table.turn == 2
    assert play(deal, "pass").table.phase == "lead"


@paragraph("B5.2")
@pytest.mark.parametrize(
    ("what", "phases"), [("normal", "double lead"), ("all", "double double"), ("none", "lead lead")]
)
def test_what_is_doubled(what: str, phases: str) -> None:
    deals = [
        play(position(*MIXED, trump="H", kontra_contracts=what), calls)
        for calls in (ALL_PASS, "call:land pass pass pass")
    ]
    assert " ".join(deal.table.phase for deal in deals) == phases


@paragraph("B5.3")
@pytest.mark.parametrize("most", [1, 2, 4, 8])
def test_how_often(most: int) -> None:
    deal = play(position(*MIXED, trump="H", kontra_max=most), ALL_PASS)
    while deal.table.phase == "double":
        deal = play(deal, "kontra")
    assert deal.table.times == most


# 6 Play


@paragraph("B6.1")
def test_who_leads() -> None:
    assert called(MIXED, "pass call:land pass pass").table.turn == 1
    assert called(MIXED, "pass call:kontraschnapser pass pass").table.turn == 0
    assert called(MIXED, "pass pass pass call:kontrabauernschnapser").table.turn == 0
    assert play(normal(), "KD-TD-JD-JS").table.turn == 1


@paragraph("B6.2")
def test_follow_suit() -> None:
    assert answers("KS", "TH JC", "-", "land") == "TH JC"
    assert answers("KS", "JS TH JC", "H", stichzwang="never") == "JS"
    deal = play(normal(), "AC")
    assert why(deal, "AS") == "refused-follow §B6.2"


@paragraph("B6.3")
@pytest.mark.parametrize(
    ("trick", "hand", "allowed"),
    [
        ("AS", "TS JS QD", "TS JS"),
        ("KS", "AS TS JS QD", "AS TS"),
        ("KS QH", "AS JS TC", "AS JS"),
        ("KS TS", "AS JS QD", "AS"),
    ],
)
def test_beat_the_trick(trick: str, hand: str, allowed: str) -> None:
    assert answers(trick, hand, "H") == allowed


@paragraph("B6.3")
def test_where_and_whether_one_must_beat_it() -> None:
    assert answers("KS", "AS JS", "H", "normal", "bauernschnapsen_wikibooks") == "AS JS"
    assert answers("KS", "AS JS", "H", "schnapser", "bauernschnapsen_wikibooks") == "AS"
    assert answers("KS", "AS JS", "-", "zehnergang", "bauernschnapsen_wikibooks") == "AS JS"
    assert answers("KS", "TS JS", "-", "zehnergang", "bauernschnapsen_wikibooks") == "TS"
    assert answers("KS", "AS JS", "-", "bettler", "bauernschnapsen_wikibooks") == "AS JS"
    assert answers("KS", "AS JS", "H", "schnapser", stichzwang="never") == "AS JS"
    assert why(play(normal(), "KD"), "AS") == "refused-follow §B6.2"
    hands = ("KS QH JD AC TC", "AS JS TD KD QD", "TS QS KC QC JC", "AH TH KH JH AD")
    assert why(play(called(hands, ALL_PASS), "KS"), "JS") == "refused-head §B6.3"


@paragraph("B6.4")
@pytest.mark.parametrize(
    ("trick", "hand", "allowed", "any_trump"),
    [("KS", "JH AH QC", "AH JH", "AH JH"), ("KS QH", "JH AH QC", "AH", "AH JH")],
)
def test_trump_and_overtrump(trick: str, hand: str, allowed: str, any_trump: str) -> None:
    assert answers(trick, hand, "H") == allowed
    assert answers(trick, hand, "H", must_overtrump=False) == any_trump


@paragraph("B6.4")
def test_not_trumping_is_refused() -> None:
    hands = ("KS QH JD AC TC", "AH JH TD KD QD", "TS QS KC QC JC", "TH KH AS JS AD")
    deal = play(called(hands, ALL_PASS), "KS")
    assert why(deal, "TD") == "refused-trump §B6.4"


@paragraph("B6.5")
def test_undertrump() -> None:
    assert answers("KS AH", "KH JH AC", "H") == "KH JH"
    assert answers("KS AH", "KH JH AC", "H", undertrump="free") == "KH JH AC"
    assert answers("KS TH", "AH JH AC", "H", undertrump="free") == "AH"


@paragraph("B6.6")
def test_who_takes_the_trick() -> None:
    hands = ("KS TD JD TH KH", "AH AD KD QD JH", "TS QH AC TC AS", "JS QS KC QC JC")
    deal = play(called(hands, "pass pass call:land pass", land_partner="plays"), "AC-KC-JD-QD")
    assert deal.table.turn == 2
    deal = play(called(hands, "call:land pass pass pass"), "KS-AH-TS-JS")
    took = next(event for event in deal.log if event.kind is Kind.TOOK)
    assert (took.seat, took.value) == (2, 27)
    trumped = play(normal(), "AC-QC-TC-JC")
    assert trumped.table.tricks[0].winner == 0


@paragraph("B6.7")
def test_the_partner_of_a_bettler_sits_out() -> None:
    deal = called(AT_THE_FIFTH, "pass pass call:bettler pass", bettler=4)
    assert (deal.table.resting, deal.state.hands[0], deal.state.aside[0]) == (0, Cards(), Cards(AT_THE_FIFTH[0]))
    deal = play(deal, "JS-AS-TS")
    assert (len(deal.table.tricks), deal.table.turn) == (1, 3)
    playing = called(AT_THE_FIFTH, "pass pass call:bettler pass", bettler=4, bettler_partner="plays")
    assert (playing.table.resting, playing.table.active) == (None, 4)


@paragraph("B6.8")
def test_the_partner_of_a_land_plays_or_sits_out() -> None:
    assert called(MIXED, "call:land pass pass pass").table.resting is None
    deal = called(MIXED, "call:land pass pass pass", land_partner="sits_out")
    assert (deal.table.resting, deal.table.active) == (2, 3)
    schnapser = called(MIXED, "call:schnapser pass pass pass", land_partner="sits_out")
    assert schnapser.table.resting is None


@paragraph("B6.9")
def test_a_plauderer_is_open() -> None:
    deal = called(AT_THE_FIFTH, "pass pass call:plauderer pass", plauderer=7)
    assert deal.table.shown[2] == deal.state.hands[2] == Cards(AT_THE_FIFTH[2])
    assert (deal.log[-1].kind, deal.log[-1].readers) == (Kind.OPENED, None)
    assert play(deal, "JS").table.shown[2] == Cards("QS KD JD KC")
    closed = called(AT_THE_FIFTH, "pass pass call:bettler pass", bettler=4)
    assert not any(closed.table.shown)


# 7 Marriages


@paragraph("B7.1")
def test_forty_and_twenty_on_lead() -> None:
    deal = called(PAIR, ALL_PASS)
    assert legal(deal) == "KS KH QH TC JC 40H"
    assert why(deal, "20H") == "refused-meld-value §B7.1"
    assert why(deal, "20S") == "refused-meld-not-held §B7.1"
    deal = play(deal, "40H")
    assert legal(deal) == "KH QH"
    assert why(deal, "KS") == "refused-lead-marriage §B7.1"
    assert why(deal, "20S") == "refused-meld-second §B7.1"
    assert why(play(deal, "KH"), "20S") == "refused-meld-not-leading §B7.1"
    assert play(called(PAIR, ALL_PASS), "KH").table.pending == (0, 0, 0, 0)
    assert legal(normal()).endswith("20D")


@paragraph("B7.2")
@pytest.mark.parametrize(
    ("which", "schnapser", "bauernschnapser", "land"),
    [
        ("schnapsers", True, False, False),
        ("normal", False, False, False),
        ("rufer_contracts", True, True, False),
        ("all_trump", True, True, False),
    ],
)
def test_in_which_contracts(which: str, *, schnapser: bool, bauernschnapser: bool, land: bool) -> None:
    may = {
        word: "H" in legal(called(PAIR, f"call:{word} pass pass pass", marriage_contracts=which)).split()[-1]
        and legal(called(PAIR, f"call:{word} pass pass pass", marriage_contracts=which)).endswith("40H")
        for word in ("schnapser", "bauernschnapser", "land")
    }
    assert may == {"schnapser": schnapser, "bauernschnapser": bauernschnapser, "land": land}
    assert legal(called(PAIR, ALL_PASS, marriage_contracts=which)).endswith("40H")


@paragraph("B7.2")
def test_no_marriage_in_land() -> None:
    deal = called(PAIR, "call:land pass pass pass")
    assert why(deal, "20H") == "refused-bauern-meld-contract §B7.2"


@paragraph("B7.3")
def test_who_may_declare_in_a_schnapser() -> None:
    mine = called(PAIR, "pass pass call:schnapser pass", partner_contracts=True)
    assert why(mine, "40H") == "refused-bauern-meld-declarer §B7.3"
    team = called(PAIR, "pass pass call:schnapser pass", partner_contracts=True, schnapser_marriage="team")
    assert legal(team).endswith("40H")
    theirs = called(PAIR, "pass call:kontraschnapser pass pass", schnapser_marriage="team")
    assert why(theirs, "40H") == "refused-bauern-meld-side §B7.3"


@paragraph("B7.4")
def test_points_wait_for_a_trick_of_either_partner() -> None:
    deal = play(normal(), "20D QD-TD-JD-JS")
    assert (points(deal), deal.table.pending) == ((0, 17), (20, 0, 0, 0))
    deal = play(deal, "AD-KH-JC-KD")
    assert (points(deal), deal.table.pending) == ((41, 17), (0, 0, 0, 0))
    assert [event.value for event in deal.log if event.kind is Kind.COUNTED] == [20]


@paragraph("B7.4")
def test_points_that_wait_never_count_without_a_trick() -> None:
    deal = play(normal(), "20D QD-TD-JD-JS")
    deal = late(deal, "x x x x", (0, 67, 0, 0), (0, 4, 0, 0), 1)
    assert deal.table.pending == (20, 0, 0, 0)
    assert worth(play(deal, "claim")) == (0, 3)


@paragraph("B7.4")
def test_or_nobody_declares_before_the_first_trick() -> None:
    deal = normal(marriage_pending="forbidden")
    assert why(deal, "20D") == "refused-bauern-meld-no-trick §B7.4"
    assert legal(late(deal, "x", (0, 0, 5, 0), (0, 0, 1, 0), 0)).endswith("20D")


# 8 How a normal game ends


@paragraph("B8.1")
def test_when_one_may_claim() -> None:
    deal = normal()
    assert why(deal, "claim") == "refused-bauern-claim-not-now §B8.1"
    deal = play(deal, "20D QD-TD-JD-JS AD-KH-JC-KD AH-QS-QH-JH")
    assert why(deal, "claim") == "refused-bauern-claim-short §B8.6"
    assert why(play(deal, "TC"), "claim") == "refused-bauern-claim-not-now §B8.1"
    deal = play(deal, "TC-KC-AC-QC")
    assert legal(deal) == "TH claim"
    assert worth(play(deal, "claim")) == (2, 0)
    assert why(called(MIXED, "call:land pass pass pass"), "claim") == "refused-bauern-claim-contract §B8.1"


@paragraph("B8.1")
def test_a_declaration_is_claimed_before_the_next_card() -> None:
    hands = ("JS AC TD QH JH", "TC AD QD JD KH", "AS TS KS QS TH", "KC QC JC KD AH")
    deal = play(called(hands, ALL_PASS, trump="C"), "AC-TC-QS-JC TD-AD-KS-KD KH-TH-AH-JH 40C")
    assert points(deal) == (26, 96)
    assert legal(deal) == "KC QC claim"
    assert worth(play(deal, "claim")) == (0, 2)


@paragraph("B8.2")
def test_the_program_may_claim() -> None:
    line = "20D QD-TD-JD-JS AD-KH-JC-KD AH-QS-QH-JH TC-KC-AC-QC"
    deal = play(normal(claim_mode="auto"), line)
    assert worth(deal) == (2, 0)
    assert why(normal(claim_mode="auto"), "claim") == "refused-bauern-claim-auto §B8.2"
    assert play(normal(), line).table.result is None
    hands = ("JS AC TD QH JH", "TC AD QD JD KH", "AS TS KS QS TH", "KC QC JC KD AH")
    at_once = called(hands, ALL_PASS, trump="C", claim_mode="auto")
    assert worth(play(at_once, "AC-TC-QS-JC TD-AD-KS-KD KH-TH-AH-JH 40C")) == (0, 2)


@paragraph("B8.3")
@pytest.mark.parametrize(("others", "won", "value"), [(35, 1, 1), (33, 1, 1), (32, 1, 2), (0, 0, 3)])
def test_three_two_one(others: int, won: int, value: int) -> None:
    assert worth(claim_at(66, others, others_won=won)) == (value, 0)


@paragraph("B8.3")
def test_the_other_side_wins_in_the_same_way() -> None:
    assert worth(claim_at(66, 20, turn=1)) == (0, 2)


@paragraph("B8.4")
def test_after_the_last_trick() -> None:
    deal = forgotten()
    assert (deal.table.turn, legal(deal), deal.table.phase.value) == (2, "claim pass", "last")
    assert worth(play(deal, "claim")) == (2, 0)
    assert worth(play(deal, "pass")) == (1, 0)
    assert why(deal, "AH") == "refused-bauern-last-first §B8.4"
    assert why(normal(), "pass") == "refused-bauern-pass-not-now §B8.4"


@paragraph("B8.5")
def test_the_last_trick_wins_one() -> None:
    deal = play(last_lead(), "AS-AH-TH-JH")
    assert (worth(deal), reasons(deal)) == ((0, 1), ["end-bauern-last-trick §B8.5", "worth-bauern-last-trick §B8.5"])
    assert worth(play(last_lead(last_trick_value="graded"), "AS-AH-TH-JH")) == (0, 1)
    assert worth(play(forgotten(last_trick_value="graded"), "pass")) == (2, 0)


@paragraph("B8.6")
def test_a_wrong_claim() -> None:
    assert why(play(normal(), "20D QD-TD-JD-JS"), "claim") == "refused-bauern-claim-short §B8.6"
    deal = play(normal(false_claim="lose_2_or_3"), "20D QD-TD-JD-JS claim")
    assert (worth(deal), reasons(deal)[0]) == ((3, 0), "end-bauern-wrong-claim §B8.6")
    deal = play(normal(false_claim="lose_2_or_3"), "20D QD-TD-JD-JS AD-KH-JC-KD claim")
    assert worth(deal) == (0, 2)
    assert worth(play(normal(false_claim="lose_2_or_3"), "20D claim")) == (0, 3)
    assert legal(play(last_lead(false_claim="lose_2_or_3"), "AS-AH-TH-JH")) == "claim pass"


# 9 How a contract ends


@paragraph("B9.1")
def test_a_bettler() -> None:
    deal = called(AT_THE_FIFTH, "pass pass call:bettler pass", preset="bauernschnapsen_wikipedia")
    deal = play(deal, "JS-AS-TS KS-JC-QS QD-AD-KD TD-JD-AH")
    assert deal.table.result is None
    lost = play(deal, "QC-KC-JH")
    assert (worth(lost), reasons(lost)[0]) == ((0, 4), "end-bauern-no-trick-lost §B9.1")
    won = called(
        (*AT_THE_FIFTH[:1], "TS AD TD JC KC", "JS QS KD JD QC", AT_THE_FIFTH[3]),
        "pass pass call:bettler pass",
        bettler=4,
    )
    won = play(won, "JS-AS-TS KS-JC-QS QD-AD-KD TD-JD-AH KC-QC-JH")
    assert (worth(won), reasons(won)[0]) == ((4, 0), "end-bauern-no-trick-made §B9.1")


@paragraph("B9.1")
def test_a_partner_who_plays_may_take_tricks() -> None:
    deal = called(AT_THE_FIFTH, "pass pass call:bettler pass", bettler=4, bettler_partner="plays")
    deal = play(deal, "JS-AS-TH-TS KS-TC-JC-QS QD-AC-AD-KD")
    assert deal.table.result is None


@paragraph("B9.2")
def test_all_tricks() -> None:
    land = called(UNTIL_THE_FOURTH, "pass call:land pass pass", trump="D")
    land = play(land, "AS-JH-TS-JS AD-QH-JC-JD AC-KH-QC-QD")
    assert land.table.result is None
    land = play(land, "QS-TH-KS-KD")
    assert (worth(land), reasons(land)[0]) == ((9, 0), "end-bauern-every-trick-lost §B9.2")
    bauer = called(STRONG, "call:bauernschnapser pass pass pass")
    bauer = play(bauer, "AH-JH-TC-KC TH-KD-KS-QC KH-TD-QD-JC QH-AD-AC-JS AS-TS-JD-QS")
    assert (worth(bauer), reasons(bauer)[0]) == ((12, 0), "end-bauern-every-trick-made §B9.2")
    tens = called(TENS, "call:zehnergang pass pass pass", preset="bauernschnapsen_wikipedia")
    assert worth(play(tens, "TS-AS-QS-JS TH-AH-QH-JH TD-AD-QD-JD TC-AC-QC-JC KS-KH-KD-KC")) == (10, 0)


@paragraph("B9.3")
def test_a_schnapser() -> None:
    deal = called(STRONG, "call:schnapser pass pass pass")
    made = play(deal, "AH-JH-TC-KC TH-KD-KS-QC KH-TS-QD-QS")
    assert (made.table.points[0], worth(made), reasons(made)[0]) == (68, (6, 0), "end-bauern-three-made §B9.3")
    short = play(deal, "AH-JH-TC-QC TH-KD-KS-JC KH-TS-JD-JS")
    assert (short.table.points[0], worth(short)) == (64, (0, 6))
    assert reasons(short)[0] == "end-bauern-three-short §B9.3"
    partner = play(called(HELPFUL_PARTNER, "call:schnapser pass pass pass"), "AH-JH-KH-QH QS-KS-AS-JC")
    assert (worth(partner), reasons(partner)[0]) == ((0, 6), "end-bauern-three-lost §B9.3")
    kontra = play(called(STRONG, "pass call:kontraschnapser pass pass"), "AH-JH-TC-KC")
    assert worth(kontra) == (12, 0)


@paragraph("B9.4")
@pytest.mark.parametrize(("whose", "value"), [("declarer", None), ("team", (6, 0))])
def test_whose_points_make_a_schnapser(whose: str, value: tuple[int, int] | None) -> None:
    deal = called(
        PARTNERS_FORTY,
        "pass pass call:schnapser pass",
        partner_contracts=True,
        schnapser_marriage="team",
        schnapser_points=whose,
    )
    deal = play(deal, "40H QH-JH-TH-TC")
    assert (deal.table.points[2], deal.table.side_points(2)) == (25, 65)
    deal = play(deal, "AH-JS-KH-TS")
    assert (None if deal.table.result is None else worth(deal)) == value


@paragraph("B9.5")
def test_a_schnapser_is_made_at_once_or_with_the_third_trick() -> None:
    line = "AH-JH-TC-KC TH-KD-KS-QC 40H"
    early = play(called(STRONG, "call:schnapser pass pass pass"), line)
    assert worth(early) == (6, 0)
    late_end = play(called(STRONG, "call:schnapser pass pass pass", schnapser_early_end=False), line)
    assert late_end.table.result is None
    assert worth(play(late_end, "KH-TS-QD-QS")) == (6, 0)


@paragraph("B9.6")
def test_the_value_goes_to_the_declarer_or_to_the_others() -> None:
    deal = called(STRONG_DEALER, "pass pass pass call:kontrabauernschnapser")
    made = play(deal, "JH-JD-JC-QH AH-KD-QD-QC TH-TD-KS-KC KH-AD-TC-JS AS-TS-AC-QS")
    assert (worth(made), reasons(made)[1]) == ((0, 24), "worth-bauern-contract §B9.6")
    assert made.game.match_winner(after(made)) == 1
    assert worth(play(called(STRONG, "pass pass pass call:kontrabauernschnapser"), "AH-JH-TC-KC")) == (24, 0)


@paragraph("B9.7")
def test_doubling() -> None:
    assert worth(claim_at(66, 32, kontra="kontra pass pass")) == (4, 0)
    assert worth(claim_at(66, 0, others_won=0, kontra="kontra kontra")) == (12, 0)
    deal = play(position(*STRONG, trump="H", kontra_contracts="all"), "call:schnapser pass pass pass kontra pass pass")
    lost = play(deal, "AH-JH-TC-QC TH-KD-KS-JC KH-TS-JD-JS")
    assert (worth(lost), reasons(lost)[2]) == ((0, 12), "worth-bauern-doubled §B9.7")


@paragraph("B9.8")
@pytest.mark.parametrize(("others", "won", "value"), [(35, 1, 1), (32, 1, 1), (0, 0, 2)])
def test_halved(others: int, won: int, value: int) -> None:
    assert worth(claim_at(66, others, others_won=won, halved=True)) == (value, 0)
    land = called(UNTIL_THE_FOURTH, "pass call:land pass pass", trump="D", halved=True)
    lost = play(land, "AS-JH-TS-JS AD-QH-JC-JD AC-KH-QC-QD QS-TH-KS-KD")
    assert (worth(lost), reasons(lost)[-1]) == ((5, 0), "worth-bauern-halved §B9.8")


# 10 The match


def result(a: int, b: int) -> Result:
    """A deal that scored this."""
    return Result((a, b, a, b), ())


def stand(a: int, b: int, retour: int = 0) -> BauernStanding:
    """A match at this score."""
    return BauernStanding(3, (a, b, a, b), retour=retour)


@paragraph("B10.1")
def test_the_match_goes_to_24() -> None:
    played = game()
    assert played.opening(2) == BauernStanding(2, (0, 0, 0, 0))
    assert played.match_winner(stand(23, 23)) is None
    assert played.match_winner(played.advance(stand(22, 7), result(2, 0))) == 0
    assert played.match_winner(played.advance(stand(23, 6), result(0, 18))) == 1
    assert played.advance(stand(22, 7), result(3, 0)) == BauernStanding(0, (25, 7, 25, 7))
    assert game(match_points=7).match_winner(stand(7, 3)) == 0


@paragraph("B10.2")
def test_the_score_may_be_written_downwards() -> None:
    assert game().written_score(stand(3, 20)) == (3, 20, 3, 20)
    assert game("bauernschnapsen_bummerl").written_score(stand(3, 20)) == (21, 4, 21, 4)


@paragraph("B10.3")
def test_one_bummerl() -> None:
    assert game().bummerls(stand(24, 7)) == 1
    assert game().bummerls(stand(6, 24)) == 1
    assert game().bummerls(stand(23, 7)) == 0
    assert game(bummerl=2).bummerls(stand(24, 7)) == 2


@paragraph("B10.4")
def test_schneider() -> None:
    assert game().bummerls(stand(24, 0)) == 2
    assert game(schneider_bummerl=3).bummerls(stand(24, 0)) == 3


@paragraph("B10.5")
def test_retourschneider() -> None:
    played = game()
    ahead = played.advance(stand(21, 0), result(2, 0))
    assert ahead.retour == 1
    caught = played.advance(played.advance(ahead, result(0, 12)), result(0, 12))
    assert (caught.score[:2], played.match_winner(caught), played.bummerls(caught)) == ((23, 24), 1, 4)
    assert game(retour_bummerl=3).bummerls(caught) == 3
    not_quite = played.advance(stand(21, 1), result(2, 0))
    assert (not_quite.retour, played.bummerls(played.advance(not_quite, result(0, 24)))) == (0, 1)
    assert played.bummerls(played.advance(ahead, result(1, 0))) == 2


# 11 What may be looked at


@paragraph("B11.1")
@pytest.mark.parametrize(
    ("review", "between", "led"), [("first_each", (0, 1, 2), (0, 1)), ("last_only", (2,), ()), ("none", (), ())]
)
def test_tricks_that_may_be_looked_at(review: str, between: tuple[int, ...], led: tuple[int, ...]) -> None:
    deal = play(normal(trick_review=review), "20D QD-TD-JD-JS AD-KH-JC-KD AH-QS-QH-JH")
    for seat in range(4):
        assert deal.game.reviewable(deal.table, seat) == between
        assert deal.game.reviewable(play(deal, "TC").table, seat) == led


def test_calls_of_other_games_are_refused() -> None:
    for verb in (Verb.CLOSE, Verb.EXCHANGE, Verb.DRAW, Verb.TAKE, Verb.DRUM):
        assert why(normal(), Action(verb)) == "refused-other-game §B6.1"
