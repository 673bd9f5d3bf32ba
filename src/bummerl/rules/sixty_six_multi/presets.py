"""The named rule sets of Sixty-six for three and four without a talon."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions

__all__ = ["PRESETS"]

_THREE: Final = SixtySixMultiOptions()

PRESETS: Final[dict[str, SixtySixMultiOptions]] = {
    "sixty_six_3p": _THREE,
    "sixty_six_3p_drums": replace(_THREE, drumming=True, ending="claim", unclaimed="pool"),
    "sixty_six_4p": SixtySixMultiOptions(
        partners=True,
        packets="3,3",
        deal_order="partner_first",
        trump_from="bottom_card",
        marriage_by="leader_and_partner",
        ending="claim",
        scoring="game_points",
    ),
    "sixty_six_4p_us": SixtySixMultiOptions(
        partners=True,
        deck=32,
        trump_from="last_card",
        marriage_by="nobody",
        last_trick_points=10,
        tie_result="next_plus_one",
        scoring="bands",
    ),
}
"""Options by preset name, the reference game first."""
