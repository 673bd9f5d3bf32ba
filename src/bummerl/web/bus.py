"""How nodes tell each other what has happened: short notes, which may get lost.

A note about a table says how long its log is, or which phrase somebody said.  Who misses one finds out at the next
look at the database.

Contents: Note, Bus; LocalBus, PostgresBus; bus_for.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

__all__ = ["Bus", "LocalBus", "Note", "PostgresBus", "bus_for"]

CHANNEL: Final = "bummerl"
AGAIN: Final = 2.0
"""Seconds until a lost connection is made again."""


class Note(NamedTuple):
    """About a table: its log has `seq` lines, or the seat says a phrase; a table "" asks to look after all."""

    table: str
    seq: int = 0
    seat: int = 0
    phrase: str = ""


Heard = Callable[[Note], None]


class Bus(Protocol):
    """What carries notes."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same logs."""

    async def start(self, heard: Heard) -> None:
        """Listen: `heard` is called with every note of another node."""

    def tell(self, note: Note) -> None:
        """Send a note to the other nodes, at once and without waiting."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """For a process that has its tables to itself: there is nobody to tell.

    Somebody may have begun a second one on the same file, which then finds out by looking.
    """

    is_shared = True

    async def start(self, heard: Heard) -> None:
        """Nothing will be heard."""

    def tell(self, note: Note) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to close."""


class PostgresBus:
    """LISTEN and NOTIFY of the database that holds the logs."""

    is_shared = True

    def __init__(self, url: str, node: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._node = node
        self._notes: asyncio.Queue[Note] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        """Listen and send in the background for as long as this bus is open."""
        self._tasks = [asyncio.create_task(self._serve(heard))]

    def tell(self, note: Note) -> None:
        """Queue the note; when the database cannot keep up it is dropped, like any note may be."""
        with contextlib.suppress(asyncio.QueueFull):
            self._notes.put_nowait(note)

    async def close(self) -> None:
        """Stop both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, heard: Heard) -> None:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  # an extra

        def notified(_connection: object, _pid: object, _channel: object, payload: str) -> None:
            node, *fields = json.loads(payload)
            if node != self._node:
                heard(Note(*fields))

        while True:
            try:
                connection: Any = await asyncpg.connect(self._url)
                try:
                    await connection.add_listener(CHANNEL, notified)
                    heard(Note(""))  # whatever was said before is lost
                    while True:
                        note = await self._notes.get()
                        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps([self._node, *note]))
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(AGAIN)


def bus_for(url: str, node: str) -> Bus:
    """The bus that fits a database."""
    return PostgresBus(url, node) if url.startswith("postgresql") else LocalBus()
