"""What bots have won against each other, in the reader's words."""

from __future__ import annotations

from typing import Any, Final

from bummerl.arena import MOST_DEALS
from bummerl.locale import Locale

__all__ = ["report_lines"]


_FEW: Final = 30
"""From so many decks on the mean of them is nearly normal, as its interval takes it to be."""


def report_lines(report: dict[str, Any], seatings: int, locale: Locale) -> list[str]:
    """The lines of a report: points a deal, deals and matches won, each with its interval."""
    title = {"game": locale.preset(report["game"]), "deals": report["deals"], "seed": str(report["seed"])}
    lines = [locale.text("arena-title", **title, seatings=seatings)]
    is_rough = report["deals"] < _FEW
    for player in report["bots"]:
        points, deals, matches = player["points_per_deal"], player["deals_won"], player["matches_won"]
        # So few decks that are all alike do not show how far others would lie apart.
        low, high = (
            ("?", "?")
            if is_rough and points["low"] == points["high"]
            else (_signed(points["low"]), _signed(points["high"]))
        )
        lines.append(
            locale.text(
                "arena-bot",
                name=player["name"],
                points=_signed(points["mean"]),
                low=low,
                high=high,
                deals=_percent(deals),
                matches=_percent(matches),
                played=matches["played"],
            )
        )
    if is_rough:
        lines.append(locale.text("arena-rough", decks=_FEW))
    if undecided := report["matches_undecided"]:
        lines.append(locale.text("arena-undecided", matches=undecided, deals=MOST_DEALS))
    return lines


def _signed(number: float) -> str:
    return f"{number + 0.0:+.3f}"  # nothing is no less than nothing


def _percent(share: dict[str, float]) -> str:
    return f"{100 * share['share']:.1f} % ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
