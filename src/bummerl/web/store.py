"""Where logs are kept: SQLite for one process, PostgreSQL for as many as one likes.

What is appended is durable before anybody is told.  On SQLite the sync that busy tables share is a full one: with
``synchronous=NORMAL`` a kill of the process would lose nothing either, but a power cut could lose actions that were
answered, and shared syncs are cheap.

Contents: Store, StoreFailed, ReplayRow, migrate; LAST.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bummerl.rules.reasons import Refused, reason
from bummerl.web.writer import Append, FileWriting, NotWritten, Writer, write_together

__all__ = ["LAST", "ReplayRow", "Store", "StoreFailed", "migrate"]

ALIVE: Final = 30
"""Seconds after which a node that did not say so is taken for dead."""


LAST: Final = 12.0
"""Seconds in which a node that ends waits for the database; another writer of a file is waited for for ten."""

REFUSED: Final = ("readonly", "unable to open")
"""What SQLite says of a file that the system keeps from it."""


class StoreFailed(Refused):
    """The database did not do what it was asked; whether something was written has to be read again."""


class ReplayRow(NamedTuple):
    """What a replay's id stands for: a match of a table by the number of its shuffle, or a record of its own."""

    table: str | None
    number: int | None
    record: str | None


class Store:
    """The logs of all tables; `start` before use and `close` in the end."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine = _engine(url)
        # A driver that goes back and forth between threads for every statement takes several times as long.
        blocking = _listened(create_engine(url.replace("+aiosqlite", "", 1))) if self.is_sqlite else None
        self._file = None if blocking is None else FileWriting(blocking)
        self._path = Path(blocking.url.database) if blocking is not None and blocking.url.database else None
        self._known: tuple[int, int] | None = None
        self._writer = Writer(self._written if self._file is None else self._file.write)

    async def start(self, *, migrating: bool) -> None:
        """Open the database; StoreFailed if it cannot be, or if it needs a migration and `migrating` is not wished."""
        with _failing(), self._writable():
            async with self.engine.connect() as connection:
                # Who has read first is refused where another one writes meanwhile.
                await connection.execution_options(bummerl_writes=self.is_sqlite or migrating)
                await connection.run_sync(_upgrade if migrating else _check)
                if self.is_sqlite:
                    # A file that may only be read can be opened, and even begun to write to.
                    await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
                await connection.commit()
            self._known = self._place()

    async def close(self) -> None:
        """Write what still waits and let go of the database; of one that hangs without having written."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                await self._writer.close()
        await self.engine.dispose()
        if self._file is not None:
            await self._file.close()

    async def append(self, table: str, seq: int, lines: Sequence[str], replay: tuple[str, int] | None = None) -> bool:
        """Add lines to a log after its first `seq`; False if somebody was quicker and nothing was written.

        `replay` is the id by which the match of that number can be looked at.  StoreFailed if the database fails.
        """
        with self._failing():
            return await self._writer.append(table, seq, lines, replay)

    async def lines(self, table: str, after: int = 0) -> list[str]:
        """The log of a table from a place on; empty if there is no such table."""
        query = "SELECT line FROM happenings WHERE table_id = :table AND seq > :after ORDER BY seq"
        return [str(row[0]) for row in await self._rows(query, table=table, after=after)]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        names = {f"t{number}": table for number, table in enumerate(tables)}
        if not names:
            return {}
        listed = ", ".join(f":{name}" for name in names)
        query = f"SELECT table_id, MAX(seq) FROM happenings WHERE table_id IN ({listed}) GROUP BY table_id"  # noqa: S608
        return {str(row[0]): int(row[1]) for row in await self._rows(query, **names)}

    async def replay(self, replay: str) -> ReplayRow | None:
        """What this id stands for; None if for nothing."""
        query = "SELECT table_id, number, record FROM replays WHERE replay_id = :replay"
        rows = await self._rows(query, replay=replay)
        return ReplayRow(*rows[0]) if rows else None

    async def add_record(self, replay: str, record: str) -> None:
        """Keep a record under the id of a replay."""
        await self._do(
            "INSERT INTO replays (replay_id, record) VALUES (:replay, :record)", replay=replay, record=record
        )

    async def beat(self, node: str) -> frozenset[str]:
        """Say that this node is alive; which ones are."""
        now = time.time()
        await self._do("DELETE FROM nodes WHERE seen < :old", old=now - 10 * ALIVE)
        await self._do(
            "INSERT INTO nodes (node, seen) VALUES (:node, :now) ON CONFLICT (node) DO UPDATE SET seen = excluded.seen",
            node=node,
            now=now,
        )
        rows = await self._rows("SELECT node FROM nodes WHERE seen >= :since", since=now - ALIVE)
        return frozenset(str(row[0]) for row in rows)

    async def _rows(self, query: str, **values: object) -> Sequence[Any]:
        with self._failing():
            async with self.engine.connect() as connection:
                return (await connection.execute(text(query), values)).fetchall()

    async def _do(self, statement: str, **values: object) -> None:
        with self._failing():
            async with self.engine.connect() as connection, _writing(connection):
                await connection.execute(text(statement), values)

    @contextlib.contextmanager
    def _failing(self) -> Iterator[None]:
        """As below; a file that was deleted, or exchanged for another, would go on answering and keep nothing."""
        with _failing():
            if self._known is not None and self._place() != self._known:
                raise OSError(f"{self._path}: another file")
            yield

    @contextlib.contextmanager
    def _writable(self) -> Iterator[None]:
        """A file of which the system refuses to open or to write is one for whoever runs the server to look after."""
        try:
            yield
        except OperationalError as problem:
            if self._path is None or not any(word in str(problem.orig) for word in REFUSED):
                raise
            raise StoreFailed(
                reason("server-database-file", file=str(self._path), problem=_short(problem))
            ) from problem

    def _place(self) -> tuple[int, int] | None:
        """Which file it is, however it is called; FileNotFoundError if there is none."""
        if self._path is None:
            return None
        found = self._path.stat()
        return found.st_dev, found.st_ino

    async def _written(self, together: Sequence[Append]) -> set[str]:
        async with self.engine.connect() as connection, connection.begin():
            return await connection.run_sync(write_together, together)


@contextlib.contextmanager
def _failing() -> Iterator[None]:
    """Whatever fails inside is a StoreFailed: drivers raise errors of their own, beside those of SQLAlchemy."""
    try:
        yield
    except StoreFailed:
        raise
    except NotWritten as failed:
        raise StoreFailed(reason("server-database", problem=_short(failed.__cause__ or failed))) from failed
    except Exception as problem:
        raise StoreFailed(reason("server-database", problem=_short(problem))) from problem


@contextlib.asynccontextmanager
async def _writing(connection: AsyncConnection) -> AsyncIterator[None]:
    """A transaction that may write from its beginning on."""
    connection = await connection.execution_options(bummerl_writes=True)
    async with connection.begin():
        yield


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=3, max_overflow=0)
    _listened(engine.sync_engine)
    return engine


def _listened(engine: Engine) -> Engine:
    """The engine of SQLite with what every connection and transaction begins with."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:  # noqa: ANN401  # the driver's
        # Transactions are begun below: the driver's own begin too late to be refused in time by another writer.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "journal_size_limit=67108864"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begins(connection: Connection) -> None:
        writes = connection.get_execution_options().get("bummerl_writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


# Migrations


MIGRATIONS: Final = Path(__file__).parent / "migrations"


def _upgrade(connection: Connection) -> None:
    if _found(connection) == _revisions()[-1]:
        return
    # It takes longer to load than all the rest of the server, and is seldom needed.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check(connection: Connection) -> None:
    if _found(connection) != _revisions()[-1]:
        raise StoreFailed(reason("server-migrate"))


def _found(connection: Connection) -> str | None:
    """The revision of the database; StoreFailed for one that is yet to come."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if found is not None and found not in _revisions():
        raise StoreFailed(reason("server-newer"))
    return found


def _revisions() -> list[str]:
    """All that there are, the newest last, by the names of their files."""
    return sorted(path.name[1:5] for path in MIGRATIONS.glob("versions/v*.py"))


async def migrate(url: str) -> None:
    """Bring the database to the form that this version wants; StoreFailed if that cannot be done."""
    store = Store(url)
    await store.start(migrating=True)
    await store.close()


def _short(problem: BaseException) -> str:
    return str(getattr(problem, "orig", problem)).splitlines()[0][:200] if str(problem) else type(problem).__name__
