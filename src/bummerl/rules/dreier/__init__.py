"""Dreierschnapsen: three players, a contract for one against the other two."""

from bummerl.rules.dreier.contracts import CONTRACTS, Aim, Contract
from bummerl.rules.dreier.game import DreierGame
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.presets import PRESETS
from bummerl.rules.dreier.table import Call, Denial, DreierStanding, Phase, Table, Trick

__all__ = [
    "CONTRACTS",
    "GAME",
    "PRESETS",
    "Aim",
    "Call",
    "Contract",
    "Denial",
    "DreierGame",
    "DreierOptions",
    "DreierStanding",
    "Phase",
    "Table",
    "Trick",
]

GAME = DreierGame
"""The class that plays the options of `PRESETS`."""
