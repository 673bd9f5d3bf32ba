"""The program does what ``docs/rules/schnapsen.md`` says: what a deal is worth.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

import pytest

from bummerl.record import Record
from bummerl.rules.game import Standing
from bummerl.rules.options import OptionError, Value
from tests.endings import CARRY, EXPLAINED, HIGHER, frozen_schneider, last_trick_alone
from tests.positions import (
    after,
    at_65,
    big_win,
    both_reached,
    claimed_by_the_other,
    ending,
    failed,
    failed_against_a_trick,
    frozen,
    gained,
    game,
    paid,
    play,
    points,
    position,
    result,
    sixty_all,
    strong,
    table,
    under,
    worth,
    wrong_closer,
)
from tests.rulebooks import rulebook

paragraph = rulebook("schnapsen.md").paragraph


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
