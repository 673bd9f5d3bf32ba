"""The named rule sets of Dreierschnapsen."""

from __future__ import annotations

from typing import Final

from bummerl.rules.dreier.options import DreierOptions

__all__ = ["PRESETS"]

PRESETS: Final[dict[str, DreierOptions]] = {
    "dreierschnapsen": DreierOptions(),
    "talonschnapsen": DreierOptions(talon_exchange=True),
}
"""Options by preset name, the reference game first."""
