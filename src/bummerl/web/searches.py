"""What is searched for a seat in processes beside the server: hints, and where cards may lie.

It is so dear that no place is searched twice and no seat searches twice at once.

Contents: Searches.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from bummerl.rules.actions import Seat
from bummerl.web.room import Room

__all__ = ["Searches"]

KEPT: Final = 512
"""Answers that are kept; a place of a table is never named alike twice, and its answer is always the same."""

T = TypeVar("T")


@dataclass(eq=False)
class _Asked(Generic[T]):
    """An answer that is searched for or has been found, and how many wait for it."""

    task: asyncio.Task[T]
    begins: asyncio.Event
    waiting: int = 0


class Searches(Generic[T]):
    """Answers of a search by table, place and seat; those that were asked for last are kept."""

    def __init__(self, search: Callable[[Room, Seat], Awaitable[T]], *, kept: int = KEPT) -> None:
        self._search, self._most = search, kept
        self._found: OrderedDict[tuple[str, str, Seat], _Asked[T]] = OrderedDict()
        self._seats: WeakValueDictionary[tuple[str, Seat], asyncio.Lock] = WeakValueDictionary()

    async def of(self, room: Room, seat: Seat) -> T:
        """The answer for this seat in this place; whoever asks while it is searched for waits for the same one."""
        key = room.table, room.at, seat
        asked = self._found.get(key)
        if asked is None:
            begins = asyncio.Event()
            task = asyncio.create_task(self._one(room, seat, begins))
            task.add_done_callback(lambda done: self._forget(key, done))
            asked = self._found[key] = _Asked(task, begins)
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        asked.waiting += 1
        try:
            # Who hangs up must not take the answer from others who wait.
            return await asyncio.shield(asked.task)
        finally:
            asked.waiting -= 1
            # What has begun goes on in its process whatever becomes of the task: the next must wait for it.
            if not asked.waiting and not asked.begins.is_set():
                asked.task.cancel()
                self._forget(key, asked.task)

    def close(self) -> None:
        """Give up what is searched for."""
        for asked in self._found.values():
            asked.task.cancel()

    async def _one(self, room: Room, seat: Seat, begins: asyncio.Event) -> T:
        place = room.table, seat
        lock = self._seats.get(place)
        if lock is None:
            lock = self._seats[place] = asyncio.Lock()
        async with lock:
            begins.set()
            return await self._search(room, seat)

    def _forget(self, key: tuple[str, str, Seat], done: asyncio.Task[T]) -> None:
        """What has failed, or was given up, is tried again."""
        asked = self._found.get(key)
        if asked is not None and asked.task is done and (done.cancelling() or done.cancelled() or done.exception()):
            del self._found[key]
