"""The named rule sets of Bauernschnapsen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bummerl.rules.bauern.options import BauernOptions

__all__ = ["PRESETS"]

_PLAIN: Final = BauernOptions()

PRESETS: Final[dict[str, BauernOptions]] = {
    "bauernschnapsen": _PLAIN,
    "bauernschnapsen_wikipedia": replace(
        _PLAIN,
        bettler=4,
        assenbettler=5,
        ass_bettler=5,
        plauderer=7,
        damengang=7,
        koenigsgang=8,
        zehnergang=10,
        bauernloch=12,
        kontra_contracts="all",
        kontra_max=8,
        herrenjodler_by="rufer",
    ),
    "bauernschnapsen_bummerl": replace(
        _PLAIN,
        bettler=4,
        ass_bettler=5,
        zehnergang=10,
        partner_contracts=True,
        herrenjodler_by="rufer",
        score_direction="down",
    ),
    "bauernschnapsen_styria": replace(
        _PLAIN,
        deal_packets="5",
        aufschlagen="off",
        bettler=5,
        assenbettler=7,
        plauderer=8,
        zehnergang=10,
        farbenjodler=16,
        kontraherrenjodler=48,
        kontra_contracts="none",
        kontra_max=1,
        claim_mode="auto",
    ),
    "bauernschnapsen_wikibooks": replace(
        _PLAIN,
        bettler=4,
        land=0,
        zehnergang=10,
        bauernschnapser=0,
        bauernloch=12,
        farbenjodler=0,
        kontrabauernschnapser=0,
        kontrabauernloch=24,
        herrenjodler=0,
        partner_contracts=True,
        bauernloch_order="normal",
        kontra_max=2,
        stichzwang="trick_contracts_only",
        undertrump="free",
    ),
}
"""Options by preset name, the reference game first."""
