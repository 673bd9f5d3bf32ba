"""The program does what ``docs/rules/dreierschnapsen.md`` says: making trumps, the auction, the talon and doubling.

Seat 0 is the caller, seat 2 the dealer, so that triples read (caller, next, dealer).
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from bummerl.rules.actions import Kind
from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.dreier import CONTRACTS, Aim, DreierOptions, Phase
from bummerl.rules.options import OptionError
from tests.dreier_table import NORMAL, RINGERL, TALON, deal, sides, talon_deal, words
from tests.rulebooks import rulebook

paragraph = rulebook("dreierschnapsen.md").paragraph


# 2 Trumps

FIRST_THREE: Final = ("AS TD JD QH KC JC", "TS KS QS AH TH KH", "AD KD QD JS JH AC")


@paragraph("D2.1")
def test_the_suit_named_is_among_the_first_three() -> None:
    begun = deal(FIRST_THREE, "TC QC")
    assert begun.legal == "trump:S trump:D turn:0 turn:1 turn:2"
    assert begun.why("trump:H") == "refused-trump-not-held §D2.1"
    assert begun.why("AS") == "refused-trump-first §D2.1"
    assert begun.play("trump:D").table.trump is Suit.DIAMONDS
    free = deal(FIRST_THREE, "TC QC", trump_must_be_held=False)
    assert free.play("trump:H").table.named is Suit.HEARTS


@paragraph("D2.2")
def test_a_card_turned_up_makes_trumps_and_is_known() -> None:
    turned = deal(FIRST_THREE, "TC QC", "turn:1")
    assert turned.table.trump is Suit.CLUBS
    assert turned.table.turned == Card("KC")
    assert turned.table.shown[0] == Cards("KC")
    assert "KC" in turned.hand(0)
    following = deal(FIRST_THREE, "TC QC", trump_turn="next")
    assert following.legal == "trump:S trump:D turn:0"
    assert following.why("turn:1") == "refused-turn-which §D2.2"
    without = deal(FIRST_THREE, "TC QC", trump_turn="off")
    assert without.legal == "trump:S trump:D"
    assert without.why("turn:0") == "refused-turn-off §D2.2"


@paragraph("D2.3")
def test_trumps_are_made_once_and_then_all_see_six_cards() -> None:
    named = deal(FIRST_THREE, "TC QC", "trump:S")
    assert [len(hand) for hand in named.state.hands] == [6, 6, 6]
    assert named.why("trump:D") == "refused-trump-done §D2.3"
    assert named.why("turn:0") == "refused-trump-done §D2.3"


# 3 The auction


@paragraph("D3.1")
def test_the_caller_speaks_first_and_holds_the_normal_game() -> None:
    auction = deal(line="trump:H")
    assert (auction.table.phase, auction.table.turn, auction.table.contract) == (Phase.AUCTION, 0, "normal")
    assert auction.why("AH") == "refused-auction-first §D3.1"
    assert auction.play("call:schnapser").table.turn == 1
    raised = auction.play("pass call:bettler call:gang")
    assert (raised.table.contract, raised.table.declarer) == ("gang", 2)


@paragraph("D3.2")
def test_the_ladder() -> None:
    core = {word for word, contract in CONTRACTS.items() if contract.aim is not Aim.CLAIM}
    regional = {"assenbettler", "ass_bettler", "plauderer", "damengang", "koenigsgang", "zehnergang", "bauernloch"}
    values = {word: getattr(DreierOptions(), word) for word in core}
    assert {word for word, value in values.items() if value == 0} == regional
    assert [values[word] for word in ("bettler", "schnapser", "gang", "bauernschnapser", "kontraschnapser")] == [
        *(4, 6, 9, 12, 12),
    ]
    assert [values[word] for word in ("farbenringerl", "kontrabauernschnapser", "herrenschnapser")] == [18, 24, 24]
    assert words(deal(line="trump:H")) == {"bettler", "schnapser", "gang", "bauernschnapser"}
    assert words(deal(line="trump:H pass")) == {"bettler", "gang", "kontraschnapser", "kontrabauernschnapser"}


@paragraph("D3.2", "D3.3")
@pytest.mark.parametrize(
    ("word", "value", "of_caller"),
    [
        ("assenbettler", 5, True),
        ("ass_bettler", 5, True),
        ("plauderer", 7, True),
        ("damengang", 7, True),
        ("koenigsgang", 8, True),
        ("zehnergang", 10, True),
        ("bauernloch", 12, True),
        ("gang", 11, True),
        ("kontraschnapser", 14, False),
    ],
)
def test_regional_contracts_are_switched_on_by_their_value(word: str, value: int, of_caller: bool) -> None:
    line = "trump:H" if of_caller else "trump:H pass"
    on: dict[str, Any] = {word: value}
    off: dict[str, Any] = {word: 0}
    assert word in words(deal(line=line, **on))
    without = deal(line=line, **off)
    assert word not in words(without)
    assert without.why(f"call:{word}") == "refused-call-unknown §D3.2"


@paragraph("D3.4")
def test_who_may_call_what() -> None:
    opening = deal(line="trump:H")
    assert opening.why("call:kontraschnapser") == "refused-call-not-opponent §D3.4"
    assert opening.why("call:kontrabauernschnapser") == "refused-call-not-opponent §D3.4"
    second = opening.play("pass")
    assert second.why("call:schnapser") == "refused-call-not-caller §D3.4"
    assert second.why("call:bauernschnapser") == "refused-call-not-caller §D3.4"
    assert second.why("call:farbenringerl") == "refused-call-five §D3.4"
    assert opening.why("call:nonsense") == "refused-call-unknown §D3.2"


@paragraph("D3.4")
def test_what_must_be_held() -> None:
    rich = deal(RINGERL, "QC JC", "trump:H")
    assert {"herrenschnapser"} <= words(rich)
    assert rich.why("call:farbenringerl") == "refused-call-five §D3.4"
    assert "farbenringerl" in words(rich.play("pass"))
    assert rich.play("pass pass").why("call:farbenringerl") == "refused-call-five §D3.4"
    aceless = ("KH TD JD QH KC JC", "TS KS QS AH TH AS", "AD KD QD JS JH AC")
    assert deal(aceless, "TC QC", "trump:D", ass_bettler=5).why("call:ass_bettler") == "refused-call-ace §D3.4"


@paragraph("D3.5")
def test_a_pass_is_final_except_the_callers_first() -> None:
    auction = deal(line="trump:H pass pass call:bettler")
    assert auction.table.turn == 0  # seat 1 has passed for good, the caller has not
    assert auction.table.out == (1,)
    ended = auction.play("pass")
    assert ended.table.declarer == 2
    assert ended.table.phase is Phase.DOUBLE
    again = auction.play("call:gang")
    assert again.table.turn == 2


@paragraph("D3.6")
def test_a_call_is_higher_by_value_then_without_the_talon_then_as_the_caller() -> None:
    gang_with = talon_deal("trump:H pass call:gang_talon")
    assert {"gang"} <= words(gang_with)
    assert gang_with.why("call:gang_talon") == "refused-call-low §D3.6"
    caller = gang_with.play("pass")
    assert {"gang", "gang_talon"} <= words(caller)  # the caller's goes before an opponent's
    gang_without = talon_deal("trump:H pass call:gang")
    assert gang_without.why("call:gang") == "refused-call-low §D3.6"
    assert "gang" in words(gang_without.play("pass"))
    assert "gang_talon" not in words(gang_without.play("pass"))


@paragraph("D3.6")
def test_of_two_twelves_the_caller_has_the_better() -> None:
    kontra = deal(line="trump:H pass call:kontraschnapser pass")
    assert "bauernschnapser" in words(kontra)
    bauer = deal(line="trump:H call:bauernschnapser")
    assert bauer.why("call:kontraschnapser") == "refused-call-low §D3.6"
    strict = deal(line="trump:H pass call:kontraschnapser pass", equal_bids="never")
    assert "bauernschnapser" not in words(strict)
    assert "gang_talon" not in words(talon_deal("trump:H pass call:gang pass", equal_bids="never"))


@paragraph("D3.7")
def test_the_auction_ends_when_both_others_have_passed() -> None:
    normal = deal(line="trump:H pass pass pass")
    assert (normal.table.declarer, normal.table.contract, normal.table.phase) == (0, "normal", Phase.DOUBLE)
    gang = deal(line="trump:H pass call:gang pass pass")
    assert (gang.table.declarer, gang.table.contract, gang.table.trump) == (1, "gang", None)
    assert gang.table.named is Suit.HEARTS
    assert gang.play("pass pass").why("call:gang") == "refused-call-done §D3.7"


# 4 The talon


@paragraph("D4.1")
def test_dreierschnapsen_leaves_the_talon_alone() -> None:
    plain = deal(line="trump:H")
    assert plain.why("call:gang_talon") == "refused-talon-off §D4.1"
    assert plain.play("pass pass pass").why("take") == "refused-talon-off §D4.1"
    assert plain.play("pass pass pass").state.stock == read_cards(TALON)


@paragraph("D4.2")
def test_a_call_says_whether_the_talon_is_taken() -> None:
    taken = talon_deal("trump:H call:gang_talon pass pass")
    assert (taken.table.phase, taken.table.took) == (Phase.DISCARD, True)
    without = talon_deal("trump:H call:gang pass pass")
    assert (without.table.phase, without.table.took) == (Phase.DOUBLE, False)
    normal = talon_deal("trump:H pass pass pass")
    assert normal.legal == "take pass"
    assert normal.why("AH") == "refused-talon-first §D4.2"
    assert normal.play("take").table.phase is Phase.DISCARD
    assert normal.play("pass").table.phase is Phase.DOUBLE
    assert normal.play("pass pass pass").why("take") == "refused-talon-not-now §D4.2"
    rich = deal(RINGERL, "QC JC", "trump:H", name="talonschnapsen")
    assert rich.why("call:herrenschnapser_talon") == "refused-talon-off §D4.1"


@paragraph("D4.3")
def test_two_cards_are_laid_away_unseen() -> None:
    taken = talon_deal("trump:H pass pass pass take")
    assert len(taken.state.hands[0]) == 8
    assert taken.why("AH") == "refused-discard-first §D4.3"
    laid = taken.play("discard:JC discard:QC")
    assert laid.hand(0) == "AS AH KH QH TD KC"
    assert laid.state.aside == (Cards("JC QC"),)
    assert laid.table.phase is Phase.DOUBLE
    secret = [event for event in laid.events if event.kind in {Kind.PICKED_UP, Kind.DISCARDED}]
    assert [event.readers for event in secret] == [(0,)] * 3
    assert laid.play("pass pass").why("discard:AH") == "refused-discard-not-now §D4.3"


@paragraph("D4.4")
@pytest.mark.parametrize(("discard_points", "points"), [("nobody", (0, 3, 3)), ("declarer", (3, 0, 0))])
def test_for_whom_the_cards_laid_away_count(discard_points: str, points: tuple[int, int, int]) -> None:
    """Laying TD and KC away, the caller takes 16 in spades and declares 40: 56, or 70 with the cards laid away."""
    line = "trump:H pass pass pass take discard:TD discard:KC pass pass AS-QS-JS 40H"
    played = talon_deal(line, discard_points=discard_points)
    assert sides(played) == (56, 0)  # what lies away stays secret until the end
    assert played.play("claim").result.points == points
    with pytest.raises(OptionError):
        DreierOptions(discard_points="declarer")


# 5 Doubling


@paragraph("D5.1")
def test_a_deal_is_doubled_before_the_first_card() -> None:
    asked = deal(line="trump:H pass pass pass")
    assert (asked.legal, asked.table.turn) == ("kontra pass", 1)
    assert asked.why("AH") == "refused-double-first §D5.1"
    assert deal(line=NORMAL).why("kontra") == "refused-double-not-now §D5.1"
    rich = deal(RINGERL, "QC JC", "trump:H call:herrenschnapser pass pass")
    assert rich.result.points == (24, 0, 0)


@paragraph("D5.2")
def test_the_sides_double_in_turn() -> None:
    second = deal(line="trump:H pass pass pass pass kontra")
    assert (second.table.times, second.table.turn) == (2, 0)
    retour = second.play("kontra")
    assert (retour.table.times, retour.table.turn) == (4, 1)
    again = retour.play("pass kontra")
    assert (again.table.times, again.table.phase, again.table.turn) == (8, Phase.LEAD, 0)
    assert second.play("pass").table.phase is Phase.LEAD


@paragraph("D5.3")
@pytest.mark.parametrize(("most", "line"), [(1, ""), (2, "kontra"), (4, "kontra kontra"), (8, "kontra kontra kontra")])
def test_doubling_has_an_end(most: int, line: str) -> None:
    played = deal(line=f"trump:H pass pass pass {line}", kontra_max=most)
    assert (played.table.times, played.table.phase) == (most, Phase.LEAD)


@paragraph("D5.4")
def test_whatever_it_is_worth_is_doubled() -> None:
    lost = deal(line="trump:H pass call:gang pass pass kontra pass AD-QD-TD KS-TS-AS")
    # Seat 1 plays Gang and seat 0 wins the second trick.
    assert lost.result.points == (18, 0, 18)
    assert lost.reasons == ["end-contract-lost", "worth-contract", "worth-doubled"]
