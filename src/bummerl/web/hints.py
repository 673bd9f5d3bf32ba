"""Hints: a strong player's search, so dear that no place is searched twice and no seat searches twice at once.

Contents: Hints.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakValueDictionary

from bummerl.engine.pimc import Advice
from bummerl.rules.actions import Seat
from bummerl.web.room import Room

__all__ = ["Hints"]

KEPT: Final = 512
"""Hints that are kept; a place of a table is never named alike twice, and its hint is always the same."""

Search = Callable[[Room, Seat], Awaitable[Advice]]


class Hints:
    """Answers of a search by table, place and seat; those that were asked for last are kept."""

    def __init__(self, search: Search, *, kept: int = KEPT) -> None:
        self._search, self._most = search, kept
        self._found: OrderedDict[tuple[str, str, Seat], asyncio.Task[Advice]] = OrderedDict()
        self._seats: WeakValueDictionary[tuple[str, Seat], asyncio.Lock] = WeakValueDictionary()

    async def of(self, room: Room, seat: Seat) -> Advice:
        """The advice for this seat in this place; whoever asks while it is searched for waits for the same answer."""
        key = room.table, room.at, seat
        task = self._found.get(key)
        if task is None:
            task = self._found[key] = asyncio.create_task(self._one(room, seat))
            task.add_done_callback(lambda done: self._forget(key, done))
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        # Who hangs up must not take the answer from others who wait.
        return await asyncio.shield(task)

    def close(self) -> None:
        """Give up what is searched for."""
        for task in self._found.values():
            task.cancel()

    async def _one(self, room: Room, seat: Seat) -> Advice:
        place = room.table, seat
        lock = self._seats.get(place)
        if lock is None:
            lock = self._seats[place] = asyncio.Lock()
        async with lock:
            return await self._search(room, seat)

    def _forget(self, key: tuple[str, str, Seat], done: asyncio.Task[Advice]) -> None:
        """What has failed is tried again."""
        if (done.cancelled() or done.exception() is not None) and self._found.get(key) is done:
            del self._found[key]
