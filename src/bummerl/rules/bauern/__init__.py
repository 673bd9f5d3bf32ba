"""Bauernschnapsen: four players in two partnerships, and a ladder of contracts."""

from bummerl.rules.bauern.contracts import CONTRACTS, Aim, Contract
from bummerl.rules.bauern.game import BauernGame
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.presets import PRESETS
from bummerl.rules.bauern.table import BauernStanding, Call, Denial, Phase, Table, Trick

__all__ = [
    "CONTRACTS",
    "GAME",
    "PRESETS",
    "Aim",
    "BauernGame",
    "BauernOptions",
    "BauernStanding",
    "Call",
    "Contract",
    "Denial",
    "Phase",
    "Table",
    "Trick",
]

GAME = BauernGame
"""The class that plays the options of `PRESETS`."""
