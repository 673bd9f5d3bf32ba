"""Bots against bots: every deck in all seatings, figures with 95 % intervals."""

from bummerl.arena.duplicate import ArenaError, Interval, Report, arena

__all__ = ["ArenaError", "Interval", "Report", "arena"]
