"""The program does what ``docs/rules/schnapsen.md`` says: marriages.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

from bummerl.rules.cards import Cards
from tests.positions import (
    exchange_and_out,
    legal,
    play,
    points,
    position,
    strong,
    table,
    two_pairs,
    under,
    why,
    worth,
)
from tests.rulebooks import rulebook

paragraph = rulebook("schnapsen.md").paragraph


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
