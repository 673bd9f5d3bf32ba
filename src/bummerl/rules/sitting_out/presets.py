"""The named rule sets of Sixty-six for three with one sitting out."""

from __future__ import annotations

from typing import Any, Final

from bummerl.rules.schnapsen.presets import PRESETS as TWO_HANDED
from bummerl.rules.sitting_out.options import SittingOutOptions

__all__ = ["PRESETS"]


def _like(name: str) -> SittingOutOptions:
    """The rules of a preset of the two-handed game, played by two of three."""
    two = TWO_HANDED[name]
    values: dict[str, Any] = {known.name: getattr(two, known.name) for known in two.all()}
    return SittingOutOptions(**values)


PRESETS: Final[dict[str, SittingOutOptions]] = {"sixty_six_3p_us": _like("sixty_six_us")}
"""Options by preset name."""
