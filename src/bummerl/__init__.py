"""The Schnapsen family of card games: exact rules, records, bots and a table.

The names below are the public ones, and `bummerl.arena.arena`; everything else may move.  docs/bots.md shows how a bot
uses them.

>>> from random import Random
>>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
>>> view = deal.view(1)
>>> bot("thumb").choose(view, Random(0)) in view.legal, next(worlds(view, Random(0))).hands[1] == view.hand
(True, True)
"""

from bummerl.engine.bots import BOTS, Bot, UnknownBot, bot
from bummerl.engine.worlds import World, worlds
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
from bummerl.rules.actions import Action, Event, IllegalAction, Kind, Verb, read_action, read_actions, write_actions
from bummerl.rules.cards import Card, Cards, NotationError, Rank, Suit, read_cards, write_cards
from bummerl.rules.catalog import CATALOG, Preset, UnknownGame, find
from bummerl.rules.game import Game, Result, Standing, State, Step, View
from bummerl.rules.options import OptionError
from bummerl.rules.reasons import Reason, Refused

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "CATALOG",
    "Action",
    "Bot",
    "Card",
    "Cards",
    "Event",
    "Fair",
    "Game",
    "IllegalAction",
    "Kind",
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
    "UnknownBot",
    "UnknownGame",
    "Verb",
    "View",
    "World",
    "bot",
    "find",
    "read_action",
    "read_actions",
    "read_cards",
    "read_deal",
    "read_match",
    "verify",
    "worlds",
    "write_actions",
    "write_cards",
    "write_deal",
    "write_match",
]
