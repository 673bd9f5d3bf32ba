"""What is appended to logs, written group by group: all that came while one was written is the next.

A group is one transaction, so that many busy tables share the cost of one sync.

Contents: Append, NotWritten, Writer, FileWriting (SQLite), write_together (any other).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, text

__all__ = ["Append", "FileWriting", "NotWritten", "Writer", "write_together"]

TOGETHER: Final = 256
"""Appends in one transaction at most."""

LINES: Final = "INSERT INTO happenings (table_id, seq, line) VALUES "


class Append(NamedTuple):
    """Lines for a log after its first `seq`, and the id by which the match of a number can be looked at."""

    table: str
    seq: int
    lines: Sequence[str]
    replay: tuple[str, int] | None
    done: asyncio.Future[bool]

    @property
    def rows(self) -> list[tuple[str, int, str]]:
        """The lines with their places."""
        return [(self.table, self.seq + 1 + at, line) for at, line in enumerate(self.lines)]


class NotWritten(Exception):
    """The database has failed; its error is the cause."""


class Writer:
    """Appends that wait, and the task that writes them; `write` gives the tables whose log was as long as thought."""

    def __init__(self, write: Callable[[Sequence[Append]], Awaitable[set[str]]]) -> None:
        self._write = write
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table: str, seq: int, lines: Sequence[str], replay: tuple[str, int] | None) -> bool:
        """Whether it was written; NotWritten if the database fails."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, seq, lines, replay, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Write what still waits."""
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                together = self._next()
                try:
                    written = await self._write(together)
                except Exception as problem:  # noqa: BLE001  # whatever it was, those who wait must hear of it
                    for each in together:
                        if not each.done.done():
                            # One for each: a traceback grows with everybody who raises it, and holds what they held.
                            each.done.set_exception(_failed(problem))
                else:
                    for each in together:
                        if not each.done.done():
                            each.done.set_result(each.table in written)
        finally:
            self._task = None

    def _next(self) -> list[Append]:
        """What is written together: of each table one append, in the order of tables, so that nodes cannot lock."""
        together: dict[str, Append] = {}
        later = []
        for each in self._waiting:
            if each.table in together or len(together) == TOGETHER:
                later.append(each)
            else:
                together[each.table] = each
        self._waiting = later
        return [together[table] for table in sorted(together)]


def _failed(problem: Exception) -> NotWritten:
    failed = NotWritten(str(problem))
    failed.__cause__ = problem
    return failed


class FileWriting:
    """Writes to SQLite, in a thread and on a connection of its own.

    A thread that comes back from the database waits for the interpreter while pictures are drawn, so that it should
    come back seldom: the driver's own statements take a few long steps, those of a toolkit above it many short ones.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "bummerl-store")

    async def write(self, together: Sequence[Append]) -> set[str]:
        """The tables whose log was as long as thought."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, together)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    def _written(self, together: Sequence[Append]) -> set[str]:
        connection = self.engine.raw_connection()
        try:
            return _write_to_file(connection.cursor().execute, together)
        finally:
            connection.close()  # which takes back what has failed half-way


def _write_to_file(execute: Callable[..., object], together: Sequence[Append]) -> set[str]:
    execute("BEGIN IMMEDIATE")
    try:
        _insert(execute, [row for each in together for row in each.rows])
        written = {each.table for each in together}
    except sqlite3.IntegrityError:
        # Somebody else has written one of them; nothing of the statement stays.
        written = {each.table for each in together if _is_inserted(execute, each)}
    for replay in _replays(together, written):
        execute(f"{REPLAY} (?, ?, ?) ON CONFLICT DO NOTHING", replay)
    execute("COMMIT")
    return written


def _insert(execute: Callable[..., object], rows: Sequence[tuple[str, int, str]]) -> None:
    execute(LINES + ", ".join(["(?, ?, ?)"] * len(rows)), [value for row in rows for value in row])


def _is_inserted(execute: Callable[..., object], each: Append) -> bool:
    try:
        _insert(execute, each.rows)
    except sqlite3.IntegrityError:
        return False
    return True


REPLAY: Final = "INSERT INTO replays (replay_id, table_id, number) VALUES"


def _replays(together: Iterable[Append], written: set[str]) -> list[tuple[str, str, int]]:
    return [
        (each.replay[0], each.table, each.replay[1])
        for each in together
        if each.replay is not None and each.table in written
    ]


def write_together(connection: Connection, together: Sequence[Append]) -> set[str]:
    """Write all that can be written in this transaction; the tables of which that was so."""
    # The first line of each settles who was quicker: nobody can have written the next one without it.
    first = [each.rows[0] for each in together]
    written = {str(row[0]) for row in connection.execute(*_given(first, returning=True))}
    rest = [row for each in together if each.table in written for row in each.rows[1:]]
    if rest:
        connection.execute(*_given(rest))
    for replay, table, number in _replays(together, written):
        given = {"replay": replay, "table": table, "number": number}
        connection.execute(text(f"{REPLAY} (:replay, :table, :number) ON CONFLICT DO NOTHING"), given)
    return written


def _given(rows: Sequence[tuple[str, int, str]], *, returning: bool = False) -> tuple[Any, dict[str, object]]:
    values = ", ".join(f"(:t{number}, :s{number}, :l{number})" for number in range(len(rows)))
    end = " ON CONFLICT DO NOTHING RETURNING table_id" if returning else ""
    given: dict[str, object] = {}
    for number, (table, seq, line) in enumerate(rows):
        given |= {f"t{number}": table, f"s{number}": seq, f"l{number}": line}
    return text(f"{LINES}{values}{end}"), given
