"""Where logs are kept: SQLite for one process, PostgreSQL for as many as one likes, by the same statements.

What is appended is durable before anybody is told.  Everything that waits is written in one transaction, so that many
busy tables share the cost of one sync.  On SQLite that sync is a full one: with ``synchronous=NORMAL`` a kill of the
process would lose nothing either, but a power cut could lose actions that were answered, and shared syncs are cheap.

Contents: Store, StoreFailed, ReplayRow, migrate.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bummerl.rules.reasons import Refused, reason

__all__ = ["ReplayRow", "Store", "StoreFailed", "migrate"]

TOGETHER: Final = 256
"""Appends in one transaction at most."""

ALIVE: Final = 30
"""Seconds after which a node that did not say so is taken for dead."""


class StoreFailed(Refused):
    """The database did not do what it was asked; whether something was written has to be read again."""


class ReplayRow(NamedTuple):
    """What a replay's id stands for: a match of a table by the number of its shuffle, or a record of its own."""

    table: str | None
    number: int | None
    record: str | None


class _Append(NamedTuple):
    table: str
    seq: int
    lines: Sequence[str]
    replay: tuple[str, int] | None
    done: asyncio.Future[bool]


class Store:
    """The logs of all tables; `start` before use and `close` in the end."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine = _engine(url)
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        # A driver that goes back and forth between threads for every statement takes several times as long.
        self._blocking = _listened(create_engine(url.replace("+aiosqlite", "", 1))) if self.is_sqlite else None
        self._thread = ThreadPoolExecutor(1, "bummerl-store") if self.is_sqlite else None

    async def start(self, *, migrating: bool) -> None:
        """Open the database; StoreFailed if it cannot be, or if it needs a migration and `migrating` is not wished."""
        with _failing():
            async with self.engine.connect() as connection:
                await connection.run_sync(_upgrade if migrating else _check)
                await connection.commit()
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what still waits and let go of the database."""
        if self._writer is not None:
            self._closing = True
            self._wake.set()
            await self._writer
        await self.engine.dispose()
        if self._blocking is not None and self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._blocking.dispose)
            self._thread.shutdown()

    async def append(self, table: str, seq: int, lines: Sequence[str], replay: tuple[str, int] | None = None) -> bool:
        """Add lines to a log after its first `seq`; False if somebody was quicker and nothing was written.

        `replay` is the id by which the match of that number can be looked at.  StoreFailed if the database fails.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, seq, lines, replay, done))
        self._wake.set()
        return await done

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
        with _failing():
            async with self.engine.connect() as connection:
                return (await connection.execute(text(query), values)).fetchall()

    async def _do(self, statement: str, **values: object) -> None:
        with _failing():
            async with self.engine.connect() as connection, _writing(connection):
                await connection.execute(text(statement), values)

    async def _write(self) -> None:
        """Write what waits, again and again."""
        while not self._closing or self._waiting:
            await self._wake.wait()
            together = self._next()
            if not together:
                continue
            try:
                written = await self._written(together)
            except Exception as problem:  # noqa: BLE001  # whatever it was, those who wait must hear of it
                failed = StoreFailed(reason("server-database", problem=_short(problem)))
                for each in together:
                    if not each.done.done():
                        each.done.set_exception(failed)
                continue
            for each in together:
                if not each.done.done():
                    each.done.set_result(each.table in written)

    def _next(self) -> list[_Append]:
        """What is written together: of each table one append, in the order of tables, so that nodes cannot lock."""
        together: dict[str, _Append] = {}
        later = []
        for each in self._waiting:
            if each.table in together or len(together) == TOGETHER:
                later.append(each)
            else:
                together[each.table] = each
        self._waiting = later
        if not later:
            self._wake.clear()
        return [together[table] for table in sorted(together)]

    async def _written(self, together: Sequence[_Append]) -> set[str]:
        """The tables whose log was as long as thought."""
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_in_thread, together)
        async with self.engine.connect() as connection, connection.begin():
            return await connection.run_sync(_write_together, together)

    def _write_in_thread(self, together: Sequence[_Append]) -> set[str]:
        assert self._blocking is not None, "there is a thread for SQLite alone"
        with self._blocking.connect().execution_options(bummerl_writes=True) as connection, connection.begin():
            return _write_together(connection, together)


def _write_together(connection: Connection, together: Sequence[_Append]) -> set[str]:
    """Write all that can be written in this transaction; the tables of which that was so."""
    # The first line of each settles who was quicker: nobody can have written the next one without it.
    first = [(each.table, each.seq + 1, each.lines[0]) for each in together]
    written = {str(row[0]) for row in connection.execute(*_insert(first, returning=True))}
    mine = [each for each in together if each.table in written]
    rest = [(each.table, each.seq + 1 + at, line) for each in mine for at, line in enumerate(each.lines) if at]
    if rest:
        connection.execute(*_insert(rest))
    for each in mine:
        if each.replay is not None:
            connection.execute(
                text(
                    "INSERT INTO replays (replay_id, table_id, number) VALUES (:replay, :table, :number) "
                    "ON CONFLICT DO NOTHING"
                ),
                {"replay": each.replay[0], "table": each.table, "number": each.replay[1]},
            )
    return written


def _insert(rows: Sequence[tuple[str, int, str]], *, returning: bool = False) -> tuple[Any, dict[str, object]]:
    values = ", ".join(f"(:t{number}, :s{number}, :l{number})" for number in range(len(rows)))
    end = " ON CONFLICT DO NOTHING RETURNING table_id" if returning else ""
    given: dict[str, object] = {}
    for number, (table, seq, line) in enumerate(rows):
        given |= {f"t{number}": table, f"s{number}": seq, f"l{number}": line}
    return text(f"INSERT INTO happenings (table_id, seq, line) VALUES {values}{end}"), given  # noqa: S608


@contextlib.contextmanager
def _failing() -> Iterator[None]:
    """Whatever fails inside is a StoreFailed: drivers raise errors of their own, beside those of SQLAlchemy."""
    try:
        yield
    except StoreFailed:
        raise
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
    connection.execution_options(bummerl_writes=True)
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
