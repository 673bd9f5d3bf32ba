"""The named rule sets of the two-handed game; each is an instance, a local custom is `replace(preset, …)`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bummerl.rules.schnapsen.options import SchnapsenOptions

__all__ = ["PRESETS"]

_SOFT: Final = SchnapsenOptions()

_TOURNAMENT: Final = SchnapsenOptions(
    min_talon_to_close=4,
    exchange_requires_trick=True,
    min_talon_to_exchange=4,
    marriage_on_first_lead="forbidden",
    marriage_lead_card="king",
    schneider_bummerl=2,
    trick_review="none",
)

_JA_CLASSIC: Final = SchnapsenOptions(close_on_first_lead=False, score_direction="up", trick_review="last_only")

_JA_CLUB: Final = SchnapsenOptions(
    exchange_requires_trick=True,
    false_claim_value="two",
    closing_scored_at="claim",
    opponent_claim_after_close_value="closer_trickless",
    closer_false_claim="false_claim",
    score_direction="up",
    trick_review="own_only",
)

_JA_CASUAL: Final = SchnapsenOptions(
    deal_pattern="3,2,T",
    claim_timing="any_time",
    false_claim_value="by_claimant",
    closing_scored_at="claim",
    failed_close_value="closer_zero",
    schwarz_basis="zero_points",
    score_direction="up",
    trick_review="last_only",
)

_SIXTY_SIX: Final = SchnapsenOptions(
    deck=24,
    hand_size=6,
    deal_pattern="3,3,T",
    dealer_rotation="winner",
    close_timing="before_or_after_draw",
    exchange_requires_trick=True,
    exchange_after_opponent_close=True,
    marriage_after_close=False,
    marriage_after_exhaustion=False,
    false_claim_value="two",
    closing_scored_at="claim",
    opponent_claim_after_close_value="two",
    last_trick_bonus=10,
    no_claim_result="higher_total",
    tie_result="redeal_same_dealer",
    score_direction="up",
    trick_review="last_only",
)

PRESETS: Final[dict[str, SchnapsenOptions]] = {
    "schnapsen": _SOFT,
    "schnapsen_tournament": _TOURNAMENT,
    "schnapsen_ja_classic": _JA_CLASSIC,
    "schnapsen_ja_club": _JA_CLUB,
    "schnapsen_ja_casual": _JA_CASUAL,
    "scharfschnapsen": replace(_JA_CASUAL, open_follow="strict", closing_allowed=False),
    "schnapsen_course": replace(
        _SOFT, closing_allowed=False, claim_mode="auto", marriage_counted="next_trick", match_points=1
    ),
    "sixty_six": _SIXTY_SIX,
    "sixty_six_us": replace(
        _SIXTY_SIX,
        dealer_rotation="alternate",
        strict_follow="suit",
        close_on_first_lead=False,
        exchange_by="either",
        exchange_after_opponent_close=False,
        marriage_after_close=True,
        marriage_after_exhaustion=True,
        opponent_claim_after_close_value="as_failed_close",
        no_claim_result="carry_one",
        tie_result="next_plus_one",
    ),
    "santase": replace(
        _SIXTY_SIX,
        close_on_first_lead=False,
        min_talon_to_close=4,
        min_talon_to_exchange=4,
        close_timing="after_draw",
        exchange_after_opponent_close=False,
        marriage_on_first_lead="forbidden",
        marriage_after_close=True,
        marriage_after_exhaustion=True,
        claim_mode="auto",
        failed_close_value="three",
        opponent_claim_after_close_value="as_failed_close",
        match_points=11,
    ),
}
"""Options by preset name, the reference game first."""
