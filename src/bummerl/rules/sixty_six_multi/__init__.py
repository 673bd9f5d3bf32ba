"""Sixty-six for three and for four where all cards are dealt: each alone, or two partnerships."""

from bummerl.rules.sixty_six_multi.game import SixtySixMultiGame
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.sixty_six_multi.presets import PRESETS
from bummerl.rules.sixty_six_multi.table import Denial, Phase, Table, Trick

__all__ = ["GAME", "PRESETS", "Denial", "Phase", "SixtySixMultiGame", "SixtySixMultiOptions", "Table", "Trick"]

GAME = SixtySixMultiGame
"""The class that plays the options of `PRESETS`."""
