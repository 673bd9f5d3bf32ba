"""Russian Schnapsen, also called Thousand, for two, three and four players."""

from bummerl.rules.thousand.game import ThousandGame
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.presets import PRESETS
from bummerl.rules.thousand.table import Denial, Phase, Table, ThousandStanding, Trick

__all__ = [
    "GAME",
    "PRESETS",
    "Denial",
    "Phase",
    "Table",
    "ThousandGame",
    "ThousandOptions",
    "ThousandStanding",
    "Trick",
]

GAME = ThousandGame
"""The class that plays the options of `PRESETS`."""
