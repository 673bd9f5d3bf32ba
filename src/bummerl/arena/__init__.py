"""Bots against bots: every deck in all seatings, figures with 95 % intervals."""

from bummerl.arena.duplicate import MOST_DEALS, ArenaError, Interval, Report, arena
from bummerl.arena.seated import BotError, Entrant, bot_from

__all__ = ["MOST_DEALS", "ArenaError", "BotError", "Entrant", "Interval", "Report", "arena", "bot_from"]
