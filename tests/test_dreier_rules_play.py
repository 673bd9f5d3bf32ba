"""The program does what ``docs/rules/dreierschnapsen.md`` says: tricks, marriages and contracts.

Seat 0 is the caller, seat 2 the dealer, so that triples read (caller, next, dealer).
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from bummerl.rules.actions import Kind
from bummerl.rules.cards import Cards, Suit, read_cards
from bummerl.rules.dreier import CONTRACTS, GAME, DreierOptions, Phase
from bummerl.rules.tricks import may_play, winner
from tests.dreier_table import NORMAL, RINGERL, SIX, TALON, deal, sides, words
from tests.rulebooks import rulebook
from tests.seats import changed

paragraph = rulebook("dreierschnapsen.md").paragraph


# 6 Play


@paragraph("D6.1")
def test_the_declarer_leads_or_the_caller_in_trumps() -> None:
    kontra = "trump:H pass call:kontraschnapser pass pass pass pass"
    assert deal(line=kontra).table.turn == 1
    assert deal(line=kontra, first_lead="caller_in_trumps").table.turn == 0
    gang = "trump:H pass call:gang pass pass pass pass"
    assert deal(line=gang, first_lead="caller_in_trumps").table.turn == 1


@paragraph("D6.2")
def test_any_card_may_be_led_and_the_winner_leads() -> None:
    begun = deal(line=NORMAL)
    assert begun.legal == "AS AH KH QH TD JC 40H"
    assert begun.play("TD-AD-QD").table.turn == 1
    assert begun.why("QS") == "refused-not-held §D6.2"
    assert begun.why("close") == "refused-other-game §D6.2"


@paragraph("D6.3", "D6.4", "D6.5")
@pytest.mark.parametrize(
    ("duty", "undertrump", "trick", "hand", "allowed"),
    [
        ("strict", True, "KS JH", "AS QS AH TD", "AS QS"),
        ("strict", True, "KS QH", "AH JH TD AC", "AH"),
        ("strict", True, "QD KD", "AD JH TC", "AD"),
        ("strict", True, "KS AH", "KH JH AC", "KH JH"),
        ("strict", False, "KS AH", "KH JH AC", "KH JH AC"),
        ("strict", True, "KS", "TS JS AH", "TS"),
        ("suit_trump", True, "KS", "AS JS AH", "AS JS"),
        ("suit_trump", True, "KS QH", "AH JH TD", "AH JH"),
        ("suit", True, "KS", "AH TD", "AH TD"),
    ],
)
def test_what_must_be_answered(duty: str, undertrump: bool, trick: str, hand: str, allowed: str) -> None:
    game = GAME(changed(DreierOptions(), duty=duty, must_undertrump=undertrump))
    assert may_play(Cards(hand), read_cards(trick), Suit.HEARTS, game.options.following) == Cards(allowed)


@paragraph("D6.3")
def test_why_a_card_may_not_be_played() -> None:
    led = deal(line=f"{NORMAL} AS")
    assert led.legal == "KS QS"
    assert led.why("AD") == "refused-follow §D6.3"
    lower = deal(line=f"{NORMAL} TD")
    assert lower.legal == "AD"
    assert lower.why("KD") == "refused-head §D6.3"
    clubs = deal(line=f"{NORMAL} JC")
    assert clubs.legal == "TH JH"
    assert clubs.why("KS") == "refused-trump §D6.3"


@paragraph("D6.6")
def test_six_tricks() -> None:
    played = deal(line=SIX)
    assert [trick.winner for trick in played.table.tricks] == [0, 0, 1, 1, 0, 0]
    assert sides(played) == (68, 45)
    assert (played.table.phase, played.table.turn) == (Phase.LAST, 0)


# 7 Marriages


@paragraph("D7.1")
def test_forty_and_twenty_on_lead() -> None:
    begun = deal(line=NORMAL)
    assert begun.why("20H") == "refused-meld-value §D7.1"
    assert begun.why("20S") == "refused-meld-not-held §D7.1"
    assert begun.play("40H").table.pending == (40, 0, 0)
    defender = deal(line=f"{NORMAL} TD-AD-QD")
    assert "20S" in defender.legal
    assert sides(defender.play("20S")) == (0, 24 + 20)
    assert begun.play("AS").why("20S") == "refused-meld-not-leading §D7.1"


@paragraph("D7.2")
def test_one_of_the_two_is_led() -> None:
    melded = deal(line=f"{NORMAL} 40H")
    assert melded.legal == "KH QH claim"
    assert melded.why("AH") == "refused-lead-marriage §D7.2"


TWO_PAIRS: Final = ("KH QH AH KS QS AS", "TH JH TS JS AD TD", "KD QD JD AC TC KC")


@paragraph("D7.3")
def test_one_marriage_a_lead() -> None:
    melded = deal(TWO_PAIRS, "QC JC", f"{NORMAL} AS-TS-JD 40H")
    assert melded.why("20S") == "refused-meld-second §D7.3"
    assert "20S" in melded.play("QH-TH-KD AD-QD-AH").legal


@paragraph("D7.4")
def test_a_marriage_waits_for_the_sides_first_trick() -> None:
    waiting = deal(line=f"{NORMAL} 40H QH-TH-TS")
    assert sides(waiting) == (0, 23)
    assert waiting.table.pending == (40, 0, 0)
    taken = waiting.play("KS-JS-AS")
    assert sides(taken) == (17 + 40, 23)
    assert taken.table.pending == (0, 0, 0)


@paragraph("D7.5")
def test_marriages_only_where_points_count() -> None:
    assert "40H" in deal(line="trump:H call:schnapser pass pass pass pass").legal
    gang = deal(line="trump:H call:gang pass pass pass pass")
    assert "H" not in {action[-1] for action in gang.legal.split() if action[0] in "24"}
    assert gang.why("20H") == "refused-meld-contract §D7.5"
    assert deal(line="trump:H call:bauernschnapser pass pass pass pass").why("40H") == "refused-meld-contract §D7.5"
    kontra = deal(line="trump:H pass call:kontraschnapser pass pass pass pass", first_lead="caller_in_trumps")
    assert kontra.why("40H") == "refused-meld-contract §D7.5"


@paragraph("D7.6")
def test_a_king_led_without_declaring_scores_nothing_more() -> None:
    played = deal(line=f"{NORMAL} KH-TH-TS")
    assert sides(played) == (0, 24)
    assert played.table.pending == (0, 0, 0)


# 8 Contracts


@paragraph("D8.1")
@pytest.mark.parametrize(
    ("word", "value", "trick", "best"),
    [
        ("gang", 9, "KS AH TS", 2),
        ("zehnergang", 10, "AS JS TS", 2),
        ("assenbettler", 5, "AS JS KS", 2),
        ("koenigsgang", 8, "TS AS JS", 2),
        ("damengang", 7, "KS TS QS", 2),
        ("bauernloch", 12, "TS AH JH", 2),
    ],
)
def test_ranks_and_trumps_of_the_contracts(word: str, value: int, trick: str, best: int) -> None:
    contract = CONTRACTS[word]
    assert winner(read_cards(trick), Suit.HEARTS if contract.trumps else None, contract.order) == best
    on: dict[str, Any] = {word: value}
    assert word in words(deal(line="trump:H", **on))


@paragraph("D8.1")
def test_with_the_ace_lowest_a_ten_is_headed_by_nothing() -> None:
    game = GAME(DreierOptions())
    low = CONTRACTS["zehnergang"].order
    assert may_play(Cards("AS KS"), read_cards("TS"), None, game.options.following, low) == Cards("AS KS")
    assert may_play(Cards("AS KS"), read_cards("QS"), None, game.options.following, low) == Cards("KS")


BETTLER: Final = ("JS JD QS QD JC QC", "AS TS AH AD TD KH", "KS KD TH QH AC TC")


@paragraph("D8.2")
def test_bettler_wins_no_trick() -> None:
    made = deal(BETTLER, "JH KC", "trump:S call:bettler pass pass pass pass JS-AS-KS")
    assert made.table.result is None
    made = made.play("AH-QH-QS TS-TC-QC KH-TH-QD AC-JC-TD")
    assert made.table.result is None
    assert made.play("KD-JD-AD").result.points == (4, 0, 0)
    lost = deal(line="trump:H call:bettler pass pass pass pass AS-KS-TS")
    assert lost.result.points == (0, 4, 4)


@paragraph("D8.2")
def test_plauderer_lies_open() -> None:
    plauderer = deal(BETTLER, "JH KC", "trump:S call:plauderer pass pass", plauderer=7)
    assert plauderer.table.shown[0] == Cards()
    open_hand = plauderer.play("pass pass")
    assert open_hand.table.shown[0] == Cards(BETTLER[0])
    assert open_hand.play("JS").table.shown[0] == Cards("JD QS QD JC QC")
    assert open_hand.events[-1].kind is Kind.OPENED


@paragraph("D8.3")
def test_all_tricks_or_none_of_the_points() -> None:
    hands = ("AS TS KS AH TH AD", "JS QS JH QH JD QD", "KD TD AC TC KC QC")
    line = "trump:S call:gang pass pass pass pass AS-JS-QC TS-QS-KC KS-JD-TC AH-JH-AC TH-QH-TD"
    won = deal(hands, "KH JC", line)
    assert won.table.result is None
    assert won.play("AD-QD-KD").result.points == (9, 0, 0)
    bauer = deal(hands, "KH JC", line.replace("gang", "bauernschnapser"))
    assert bauer.play("AD-QD-KD").result.points == (12, 0, 0)


SCHNAPSER: Final = ("AH TH KH QH AS JC", "JH KS QS TS AD KD", "JS QD JD AC TC TD")


@paragraph("D8.4")
def test_schnapser_needs_66_in_three_tricks() -> None:
    line = "trump:H call:schnapser pass pass pass pass AH-JH-JS 40H"
    declared = deal(SCHNAPSER, TALON, line)
    # 15 and 40, then 4 + 3 more: not yet; the third trick brings it.
    two = declared.play("KH-KS-JD")
    assert sides(two)[0] == 15 + 40 + 10
    assert two.table.result is None
    assert two.play("TH-QS-QD").result.points == (6, 0, 0)


@paragraph("D8.4", "D8.5")
def test_schnapser_ends_as_soon_as_the_points_are_there() -> None:
    line = "trump:H call:schnapser pass pass pass pass AS-QS-JS 40H QH-JH-JD"
    early = deal(SCHNAPSER, TALON, f"{line}")
    assert sides(early)[0] == 16 + 40 + 7
    line = "trump:H call:schnapser pass pass pass pass TH-JH-AC AH-QS-TC 40H"
    at_once = deal(SCHNAPSER, TALON, line)
    assert at_once.result.points == (6, 0, 0)
    late = deal(SCHNAPSER, TALON, line, schnapser_early_end=False)
    assert late.table.result is None
    assert late.play("KH-KS-TD").result.points == (6, 0, 0)


@paragraph("D8.4")
@pytest.mark.parametrize(
    "line",
    ["JC-JH-AC", "AS-QS-JS AH-JH-JD JC-KS-TC"],
)
def test_schnapser_is_lost_with_the_first_trick_of_a_defender(line: str) -> None:
    lost = deal(SCHNAPSER, TALON, f"trump:H call:schnapser pass pass pass pass {line}")
    assert lost.result.points == (0, 6, 6)


@paragraph("D8.4")
def test_schnapser_is_lost_without_the_points() -> None:
    hands = ("AH TH KH JC AS QC", "JH QS JS QD KD TS", "KS TD JD AC TC AD")
    lost = deal(hands, "QH KC", "trump:H call:schnapser pass pass pass pass AH-JH-JD TH-JS-KS KH-QS-TD")
    assert sides(lost)[0] == 15 + 16 + 17
    assert lost.result.points == (0, 6, 6)


@paragraph("D8.5")
def test_a_contract_ends_when_it_is_decided() -> None:
    gang = deal(line="trump:H call:gang pass pass pass pass TD-AD-QD")
    assert gang.result.points == (0, 9, 9)
    assert gang.reasons == ["end-contract-lost", "worth-contract"]


@paragraph("D8.6")
def test_contracts_that_are_shown_at_once() -> None:
    farben = deal(RINGERL, "QC JC", "trump:H pass call:farbenringerl pass pass")
    assert farben.result.points == (0, 18, 0)
    assert farben.table.shown[1] == Cards("AD TD KD QD JD")
    herren = deal(RINGERL, "QC JC", "trump:H pass call:farbenringerl pass call:herrenschnapser pass")
    assert herren.result.points == (24, 0, 0)
