"""The Schnapsen family of card games: exact rules, records, bots and a table.

The names below are the public ones; everything else may move.
"""

from bummerl.record import (
    Fair,
    Match,
    Memory,
    Record,
    RecordError,
    read_deal,
    read_match,
    verify,
    write_deal,
    write_match,
)
from bummerl.rules.actions import Action, Event, IllegalAction, read_action, read_actions, write_actions
from bummerl.rules.cards import Card, Cards, NotationError, Rank, Suit, read_cards, write_cards
from bummerl.rules.catalog import CATALOG, Preset, UnknownGame, find
from bummerl.rules.game import Game, Result, Standing, State, Step, View
from bummerl.rules.options import OptionError
from bummerl.rules.reasons import Reason, Refused

__version__ = "0.1.0"

__all__ = [
    "CATALOG",
    "Action",
    "Card",
    "Cards",
    "Event",
    "Fair",
    "Game",
    "IllegalAction",
    "Match",
    "Memory",
    "NotationError",
    "OptionError",
    "Preset",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Refused",
    "Result",
    "Standing",
    "State",
    "Step",
    "Suit",
    "UnknownGame",
    "View",
    "find",
    "read_action",
    "read_actions",
    "read_cards",
    "read_deal",
    "read_match",
    "verify",
    "write_actions",
    "write_cards",
    "write_deal",
    "write_match",
]
