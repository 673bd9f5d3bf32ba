"""The players that the program has.

A bot is anything with a name that chooses an action from a view; it gets a random generator and keeps nothing between
two choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Protocol

from bummerl.engine.cardplay import claims_rightly
from bummerl.engine.pimc import MOST_LAYOUTS, Advice, Pimc
from bummerl.engine.solver import NATIVE
from bummerl.engine.thumb import Thumb
from bummerl.engine.thumb_bauern import BauernThumb
from bummerl.engine.thumb_dreier import DreierThumb
from bummerl.engine.thumb_sitting_out import SittingOutThumb
from bummerl.engine.thumb_sixty_six import SixtySixThumb
from bummerl.engine.thumb_thousand import ThousandThumb
from bummerl.rules.actions import Action, Verb
from bummerl.rules.catalog import Preset
from bummerl.rules.game import View
from bummerl.rules.reasons import Refused, reason

__all__ = ["BOTS", "Bot", "RandomBot", "UnknownBot", "advice", "bot", "check_plays"]


class Player(Protocol):
    """It sees what its seat sees, and chooses."""

    def choose(self, view: View[Any], rng: Random) -> Action:
        """One of ``view.legal``, which is not empty."""


class Bot(Player, Protocol):
    """A player with a name."""

    @property
    def name(self) -> str:
        """What it is called in commands and records."""


class UnknownBot(Refused):
    """A name that no bot has; the reason lists those that there are."""


class RandomBot:
    """Any sensible legal action, each as likely.

    It claims whenever that is right and never wrongly, passes two times in three while there is bidding, bids 120 at
    most or the cheapest contract if nobody has called one, never raises or doubles, and never gives a deal up.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JHQHASAHTSQDKHTDKDJDKCACJSQSKSADTCQCJCTH"))
    >>> RandomBot().choose(deal.view(1), Random(1)) in deal.view(1).legal
    True
    """

    name = "random"

    def choose(self, view: View[Any], rng: Random) -> Action:
        """A legal action, by chance."""
        legal = view.legal
        if _CLAIM in legal and claims_rightly(view):
            return _CLAIM
        others = [action for action in legal if action.verb not in _NEVER]
        if any(action.verb in _BIDS for action in others):
            return _by_chance(view, others, rng)
        return rng.choice(others)


def _by_chance(view: View[Any], actions: list[Action], rng: Random) -> Action:
    """A bid or, two times in three, none."""
    silent = [action for action in actions if action.verb not in _BIDS]
    if silent and rng.random() < 2 / 3:
        return rng.choice(silent)
    low = [action for action in actions if action.verb is Verb.DRUM or 0 < (action.value or 0) <= _HIGHEST_BID]
    if getattr(view.table, "contract", None) == "normal":
        low += [action for action in actions if action.verb is Verb.CALL][:1]
    return rng.choice(low or silent or actions)


_CLAIM: Final = Action(Verb.CLAIM)
_BIDS: Final = frozenset({Verb.BID, Verb.BLIND, Verb.CALL, Verb.DRUM})
_NEVER: Final = frozenset({Verb.CLAIM, Verb.RAISE, Verb.KONTRA, Verb.WRITE_OFF, Verb.BOMB})
_HIGHEST_BID: Final = 120


class ThumbBot:
    """The player that goes by rules of thumb: for each game the one that knows it."""

    name = "thumb"

    def choose(self, view: View[Any], rng: Random) -> Action:
        """What the rules of thumb of this game say."""
        legal = view.legal
        return legal[0] if len(legal) == 1 else _THUMBS[view.game.rules].choose(view, rng)


_THUMBS: Final[Mapping[str, Player]] = {
    "schnapsen": Thumb(),
    "sitting_out": SittingOutThumb(),
    "thousand": ThousandThumb(),
    "bauernschnapsen": BauernThumb(),
    "dreier": DreierThumb(),
    "sixty_six_multi": SixtySixThumb(),
}
"""By the rules of the game."""

BOTS: Final[Mapping[str, Bot]] = {player.name: player for player in (Pimc(10), ThumbBot(), RandomBot())}
"""A bot of every kind by name, the strongest first."""

ADVISER: Final = Pimc(100, nodes=3_000_000) if NATIVE else Pimc(10)
"""What is looked at within a second."""


def bot(name: str) -> Bot:
    """The bot of this name, where the N of ``pimc:N`` is any number of layouts; UnknownBot says which there are.

    >>> bot("thumb").name, bot("pimc:25").name
    ('thumb', 'pimc:25')
    """
    kind, colon, number = name.partition(":")
    if kind == "pimc":
        if not (colon and number.isascii() and number.isdecimal() and 1 <= int(number[:9]) <= MOST_LAYOUTS):
            raise UnknownBot(reason("bot-pimc-number", name=name[:60], most=MOST_LAYOUTS))
        return Pimc(int(number))
    if name not in BOTS:
        known = ", ".join(("pimc:N", *(known for known in BOTS if ":" not in known)))
        raise UnknownBot(reason("bot-unknown", name=name[:60], known=known))
    return BOTS[name]


def check_plays(player: Bot, preset: Preset) -> None:
    """Refused if the bot says by a method ``plays(game)`` that it does not know this game.

    >>> from bummerl.rules.catalog import find
    >>> check_plays(bot("pimc:10"), find("schnapsen"))
    """
    plays = getattr(player, "plays", None)
    if plays is not None and not plays(preset.game):
        raise Refused(reason("bot-other-game", name=player.name[:60], game=preset.key))


def advice(view: View[Any], rng: Random) -> Advice:
    """What the strongest bot that knows the game would do, within a second."""
    return ADVISER.advice(view, rng) if ADVISER.plays(view.game) else Advice(BOTS["thumb"].choose(view, rng))
