"""Endings of deals of the two-handed game, and the paragraphs of ``docs/rules/schnapsen.md`` that explain them.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

from typing import Final

from bummerl.record import Record
from bummerl.rules.options import Value
from tests.positions import (
    after,
    at_65,
    big_win,
    claimed_by_the_other,
    ending,
    failed,
    failed_against_a_trick,
    frozen,
    play,
    position,
    sixty_all,
    strong,
    wrong_closer,
)

__all__ = ["CARRY", "ENDINGS", "EXPLAINED", "HIGHER", "frozen_schneider", "last_trick_alone"]


def strong_closer_is_wrong() -> Record:
    """The closer has 61, and the dealer no trick."""
    return play(strong(), "close AH-TH 40H")


def frozen_schneider() -> Record:
    """The closer has 68; the dealer had a trick and 32 at the close and has 39 now."""
    deal = position(
        "schnapsen", hands=("AH KH JH QD TC", "AS TS TH AC KC"), turnup="JD", talon="JS AD QC QH KS KD QS TD JC"
    )
    return play(deal, "AH-TS JH-TH 20C QC-TC close 20H QH-KD AC-QD")


def last_trick_alone() -> Record:
    """The forehand wins the last trick and has 40; the dealer won the one before it and has 80."""
    deal = position(
        "schnapsen", hands=("JS JH AD KD TC", "AS KS QH QC JC"), turnup="AC", talon="TH TS QD TD KC KH AH JD QS"
    )
    return play(deal, "JS-AS KS-AD JC-TD KC-KD QH-JD QS-TS AC-QC KH-TH AH-JH QD-TC")


HIGHER: Final[dict[str, Value]] = {"no_claim_result": "higher_total", "tie_result": "redeal_same_dealer"}
CARRY: Final[dict[str, Value]] = {"no_claim_result": "carry_one", "tie_result": "next_plus_one"}

EXPLAINED: Final = (
    (ending(33), "claim", "§7.4:1 §8.1:0"),
    (ending(32), "claim", "§7.4:0 §8.1:1"),
    (ending(0), "claim", "§7.4:1 §8.1:0"),
    (frozen(), "claim", "§7.4:0 §8.2:1"),
    (frozen(closing_scored_at="claim"), "claim", "§7.4:0 §8.2:1"),
    (failed(), "pass", "§8.3:0 §8.3:1"),
    (failed(failed_close_value="closer_zero"), "pass", "§8.3:0 §8.3:0"),
    (failed(failed_close_value="three"), "pass", "§8.3:0 §8.3:0"),
    (failed_against_a_trick(60, failed_close_value="us1895"), "pass", "§8.3:0 §8.3:0"),
    (claimed_by_the_other("one trick"), "claim", "§7.4:1 §8.3:0"),
    (claimed_by_the_other("no trick"), "claim", "§7.4:1 §8.3:1"),
    (claimed_by_the_other("no trick", opponent_claim_after_close_value="two"), "claim", "§7.4:1 §8.4:0"),
    (at_65(40), "claim", "§7.4:0 §8.5:0"),
    (at_65(0), "claim", "§7.4:0 §8.5:1"),
    (at_65(20, false_claim_value="as_if_won"), "claim", "§7.4:1 §8.5:1"),
    (at_65(20, false_claim_value="by_claimant"), "claim", "§7.4:1 §8.5:1"),
    (wrong_closer(), "claim", "§7.4:0 §8.6:0"),
    (after(10), "pass", "§8.7:1 §8.7:1"),
    (big_win(**HIGHER), "pass", "§8.7:0 §8.1:1"),
    (big_win(**CARRY), "pass", "§8.7:0 §8.1:1"),
    (after(10, **CARRY), "pass", "§8.7"),
    (sixty_all(**HIGHER), "pass", "§8.8"),
    (frozen(closed_game_multiplier=2), "claim", "§7.4:0 §8.2:1 §8.10"),
    (strong_closer_is_wrong(), "claim", "§7.4:0 §8.5:1"),
    (frozen_schneider(), "claim", "§7.4:0 §8.2:1"),
    (last_trick_alone(), "pass", "§8.7:0 §8.7:0"),
)
"""Endings: a deal, its last action, and the paragraphs that explain the result, each with its seat."""

ENDINGS: Final = tuple((deal, action) for deal, action, _ in EXPLAINED)
