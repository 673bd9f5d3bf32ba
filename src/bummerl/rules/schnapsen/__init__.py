"""The two-handed game with a talon: Schnapsen, Sixty-six and every preset of them."""

from bummerl.rules.schnapsen.game import SchnapsenGame
from bummerl.rules.schnapsen.options import SchnapsenOptions
from bummerl.rules.schnapsen.presets import PRESETS
from bummerl.rules.schnapsen.table import Close, Denial, Phase, Table, Trick

__all__ = ["GAME", "PRESETS", "Close", "Denial", "Phase", "SchnapsenGame", "SchnapsenOptions", "Table", "Trick"]

GAME = SchnapsenGame
"""The class that plays the options of `PRESETS`."""
