"""Bots of other people: how the arena finds them, and what it says when one does what it may not."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from traceback import format_exception_only
from typing import Any, Final

from bummerl.engine.bots import Bot, bot
from bummerl.record import Record, write_deal
from bummerl.rules.actions import Action
from bummerl.rules.game import View
from bummerl.rules.reasons import Reason, Refused, reason

__all__ = ["BotError", "Entrant", "bot_from", "chosen", "made"]

Entrant = Bot | Callable[[], Bot]
"""A bot, or what makes one."""

# A bot may end its own program, but not the arena's without a word; whoever presses Ctrl+C may.
_ANYTHING: Final = (Exception, SystemExit)


class BotError(Refused):
    """A bot that cannot be found, is none, raises, or chooses what it may not do."""

    def __reduce__(self) -> tuple[type[BotError], tuple[Reason]]:
        return type(self), (self.reason,)  # it may have to travel from another process


def bot_from(text: str) -> Entrant:
    """A bot of the program by its name, or one's own as ``module:Class``; UnknownBot or BotError if there is none.

    >>> bot_from("random").name, bot_from("pimc:10").name
    ('random', 'pimc:10')
    >>> made(bot_from("bummerl.engine.bots:RandomBot")).name
    'random'
    """
    module, colon, name = text.partition(":")
    if not colon or module == "pimc":
        return bot(text)
    try:
        found = getattr(import_module(module), name, None)
    except _ANYTHING as error:
        if isinstance(error, ValueError) or (isinstance(error, ModuleNotFoundError) and error.name == module):
            raise BotError(reason("bot-no-module", module=module[:60])) from error
        raise BotError(reason("bot-broken-module", module=module[:60], error=_said(error))) from error
    if found is None:
        raise BotError(reason("bot-no-class", module=module[:60], name=name[:60]))
    made(found)
    entrant: Entrant = found
    return entrant


def made(entrant: Entrant) -> Bot:
    """The bot itself: a class or function is called, an object is there already; BotError if it is no bot."""
    shown = getattr(entrant, "__qualname__", type(entrant).__name__)[:60]
    found: object = entrant
    if isinstance(entrant, type) or (callable(entrant) and not hasattr(entrant, "choose")):
        try:
            found = entrant()
        except _ANYTHING as error:
            raise BotError(reason("bot-not-made", name=shown, error=_said(error))) from error
    try:
        name: object = found.name  # type: ignore[attr-defined]  # what has none is no bot
        is_bot = isinstance(name, str) and 0 < len(name) <= 40 and name.isprintable() and hasattr(found, "choose")
    except _ANYTHING:
        is_bot = False
    if not is_bot:
        raise BotError(reason("bot-is-none", name=shown))
    player: Bot = found  # type: ignore[assignment]  # it has what a bot has
    return player


def chosen(player: Bot, view: View[Any], rng: Random, record: Record) -> Action:
    """What the bot chooses, as the rules have it; BotError with the deal so far if it raises or may not do that."""
    said = ""
    try:
        action: object = player.choose(view, rng)
        # Only plain actions are compared: a class of the bot's own could call itself equal to anything.
        allowed = next((legal for legal in view.legal if type(action) is Action and legal == action), None)
        if allowed is None:
            said = str(action)[:60]
    except _ANYTHING as error:
        raise BotError(
            reason("bot-raised", name=player.name, place=view.seat, error=_said(error), line=write_deal(record))
        ) from error
    if allowed is None:
        legal = " ".join(map(str, view.legal))
        raise BotError(
            reason("bot-illegal", name=player.name, place=view.seat, action=said, legal=legal, line=write_deal(record))
        )
    return allowed


def _said(error: BaseException) -> str:
    return " ".join("".join(format_exception_only(error)).split())[:200]
