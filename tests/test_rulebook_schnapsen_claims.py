"""The program does what ``docs/rules/schnapsen.md`` says: claiming.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

import pytest

from bummerl.rules.actions import read_action
from tests.positions import (
    after,
    keeps_the_jack,
    legal,
    paid,
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
