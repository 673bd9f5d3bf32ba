"""The program does what ``docs/rules/dreierschnapsen.md`` says: the normal game and what a deal is worth.

Seat 0 is the caller, seat 2 the dealer, so that triples read (caller, next, dealer).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dreier_table import NORMAL, SIX, TO_A_DEFENDER, deal, sides
from tests.rulebooks import rulebook
from tests.seats import Deal

paragraph = rulebook("dreierschnapsen.md").paragraph


# 9 The normal game


def claiming(**options: Any) -> Deal:  # noqa: ANN401  # values of options
    """The caller has declared forty and has 80; the defenders have no trick."""
    return deal(line=f"{NORMAL} AS-KS-TS AH-JH-JS 40H", **options)


@paragraph("D9.1")
def test_who_is_on_lead_may_claim_after_a_trick_or_a_marriage() -> None:
    begun = deal(line=NORMAL)
    assert begun.why("claim") == "refused-claim-not-now §D9.1"
    assert "claim" in begun.play("40H").legal
    assert "claim" in begun.play("TD-AD-QD").legal
    assert begun.play("TD").why("claim") == "refused-claim-not-now §D9.1"
    right = claiming()
    assert sides(right) == (80, 0)
    assert right.play("claim").reasons[0] == "end-side-claim"
    dear = claiming(target_points=81)
    assert dear.play("claim").reasons[0] == "end-side-wrong-claim"


@paragraph("D9.2")
def test_only_the_normal_game_is_claimed() -> None:
    schnapser = deal(line="trump:H call:schnapser pass pass pass pass AS-KS-TS")
    assert schnapser.why("claim") == "refused-claim-contract §D9.2"


@paragraph("D9.3")
def test_defenders_count_together() -> None:
    played = deal(line=f"{NORMAL} TD-AD-QD 20S KS-TS-AS")
    assert sides(played) == (25, 44)
    defenders = deal(line=f"{NORMAL} TD-AD-QD KD-JD-QH JC-TH-TC")
    assert sides(defenders) == (9, 24 + 22)
    claimed = defenders.play("20S claim")
    assert claimed.result.points == (0, 2, 2)
    assert claimed.reasons == ["end-side-claim", "worth-side-schneider"]


@paragraph("D9.4")
def test_after_the_last_trick_its_winner_claims_or_passes() -> None:
    last = deal(line=SIX)
    assert last.legal == "claim pass"
    assert last.why("AH") == "refused-last-first §D9.4"
    assert last.play("pass").result.points == (1, 0, 0)
    assert deal(line=NORMAL).why("pass") == "refused-no-pass §D9.4"


@paragraph("D9.5")
def test_the_game_may_claim_for_the_players() -> None:
    auto = claiming(claim_mode="auto")
    assert auto.result.points == (3, 0, 0)
    begun = deal(line=f"{NORMAL} AS-KS-TS", claim_mode="auto")
    assert begun.why("claim") == "refused-claim-auto §D9.5"
    end = deal(line=TO_A_DEFENDER, claim_mode="auto")
    assert end.result.points == (0, 1, 1)


# 10 What a deal is worth


@paragraph("D10.1")
def test_three_two_one() -> None:
    """Worked example 74: with fewer than 33 for the defenders together the caller scores 2."""
    assert claiming().play("claim").result.points == (3, 0, 0)
    two = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS AH-JH-JS 40H claim")
    assert sides(two) == (80, 24)
    assert two.result.points == (2, 0, 0)
    one = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS 40H KH-TH-JS KD-JD-QH claim")
    assert sides(one) == (74, 40)
    assert one.result.points == (1, 0, 0)


@paragraph("D10.1")
@pytest.mark.parametrize(("threshold", "value"), [(33, 2), (25, 2), (24, 1)])
def test_schneider_has_a_threshold(threshold: int, value: int) -> None:
    played = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS AH-JH-JS 40H claim", schneider_threshold=threshold)
    assert played.result.points == (value, 0, 0)


@paragraph("D10.2")
def test_nobody_claims_and_the_last_trick_decides() -> None:
    """Worked example 74: a defender takes the last trick, and each defender scores 1."""
    played = deal(line=TO_A_DEFENDER)
    assert played.table.turn == 2
    assert played.play("pass").result.points == (0, 1, 1)
    assert played.play("pass").reasons == ["end-side-last-trick", "worth-side-last-trick"]


@paragraph("D10.3")
def test_a_wrong_claim() -> None:
    early = deal(line=f"{NORMAL} AS-KS-TS")
    assert early.play("claim").result.points == (0, 3, 3)
    assert deal(line=f"{NORMAL} AS-KS-TS claim", false_claim_value="two").result.points == (0, 2, 2)
    later = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS claim")
    assert later.result.points == (0, 2, 2)
    defenders = deal(line=f"{NORMAL} TD-AD-QD claim")
    assert defenders.result.points == (3, 0, 0)


@paragraph("D10.4")
def test_a_contract_scores_its_value_either_way() -> None:
    assert deal(line="trump:H call:gang pass pass pass pass TD-AD-QD").result.points == (0, 9, 9)
    assert deal(line="trump:H call:gang pass pass pass pass TD-AD-QD", gang=11).result.points == (0, 11, 11)
