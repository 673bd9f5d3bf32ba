"""The players that the program has.

A bot is anything with a name that chooses an action from a view; it gets a random generator and keeps nothing between
two choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Protocol

from bummerl.engine.thumb import Thumb
from bummerl.rules.actions import Action, Verb
from bummerl.rules.game import View
from bummerl.rules.reasons import Refused, reason

__all__ = ["BOTS", "Bot", "RandomBot", "UnknownBot", "bot"]


class Bot(Protocol):
    """A player: it sees what its seat sees, and chooses."""

    @property
    def name(self) -> str:
        """What it is called in commands and records."""

    def choose(self, view: View[Any], rng: Random) -> Action:
        """One of ``view.legal``, which is not empty."""


class UnknownBot(Refused):
    """A name that no bot has; the reason lists those that there are."""


class RandomBot:
    """Any legal action, each as likely; but it claims whenever that is right, and never wrongly.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JHQHASAHTSQDKHTDKDJDKCACJSQSKSADTCQCJCTH"))
    >>> RandomBot().choose(deal.view(1), Random(1)) in deal.view(1).legal
    True
    """

    name = "random"

    def choose(self, view: View[Any], rng: Random) -> Action:
        """A legal action, by chance."""
        claim = Action(Verb.CLAIM)
        others = [action for action in view.legal if action != claim]
        is_right = view.table.points[view.seat or 0] >= view.game.options.target_points
        return claim if claim in view.legal and is_right else rng.choice(others)


BOTS: Final[Mapping[str, Bot]] = {player.name: player for player in (Thumb(), RandomBot())}
"""All bots by name, the strongest first."""


def bot(name: str) -> Bot:
    """The bot of this name; UnknownBot says which there are.

    >>> bot("thumb").name
    'thumb'
    """
    if name not in BOTS:
        raise UnknownBot(reason("bot-unknown", name=name[:60], known=", ".join(BOTS)))
    return BOTS[name]
