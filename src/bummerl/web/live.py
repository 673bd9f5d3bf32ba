"""A table that is loaded, and who looks at it.

Contents: new_id, NoTable, Watcher, Failing, Live.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from bummerl.rules.actions import Seat
from bummerl.rules.reasons import Refused
from bummerl.web.limits import Bucket
from bummerl.web.room import Room

__all__ = ["Failing", "Live", "NoTable", "Watcher", "new_id"]


def new_id() -> str:
    """An id of a table or replay: 128 random bits."""
    return secrets.token_urlsafe(16)


class NoTable(Refused):
    """There is no such table, or its log cannot be read."""


class Watcher(Protocol):
    """Somebody who looks at a table."""

    def wake(self) -> None:
        """The table has changed."""

    def hear(self, seat: Seat, phrase: str) -> None:
        """Somebody says a phrase."""


class Failing(NamedTuple):
    """What could not be done at a room: how often it was tried, and until when by the loop's clock it is not again."""

    room: Room
    tries: int
    until: float


@dataclass(eq=False)
class Live:
    """A table that is loaded."""

    table: str
    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    is_stale: bool = False
    """Whether the log may be longer than this room knows."""
    seen: dict[float, float] = field(default_factory=dict)
    """When, by the loop's clock, this node saw what the log has at a time."""
    grace: float = 0
    """Until when, by the loop's clock, nobody is taken over here."""
    thinks_at: str = ""
    """The place that a bot thinks about here."""
    failing: Failing | None = None
    """Holds for its room alone: whatever happens at the table, what is due is tried at once."""
    frames: dict[Any, str] = field(default_factory=dict)
    """What was shown of this room, by reader."""
    buckets: dict[tuple[str, Seat], Bucket] = field(default_factory=dict)
    """What a seat may still ask for, by what it is: coming back gives no more."""

    def become(self, room: Room, now: float) -> None:
        """The table has gone on; `now` by the loop's clock."""
        times = {room.since, *(chair.since for chair in room.chairs)}
        known = {self.room.since, *(chair.since for chair in self.room.chairs)}
        self.seen = {time: self.seen.get(time, now) for time in times if time in self.seen or time not in known}
        self.room = room
