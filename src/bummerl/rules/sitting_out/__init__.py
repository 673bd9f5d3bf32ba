"""Sixty-six for three in which one sits out and the other two play the two-handed game."""

from bummerl.rules.sitting_out.game import SittingOutGame
from bummerl.rules.sitting_out.options import SittingOutOptions
from bummerl.rules.sitting_out.presets import PRESETS
from bummerl.rules.sitting_out.table import Table

__all__ = ["GAME", "PRESETS", "SittingOutGame", "SittingOutOptions", "Table"]

GAME = SittingOutGame
"""The class that plays the options of `PRESETS`."""
