"""Logs on SQLite and on PostgreSQL: whole, in order, and written once, whoever else writes."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from bummerl.web.store import MIGRATIONS, ReplayRow, Store, StoreFailed, _revisions, migrate
from bummerl.web.writer import Append, Writer


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on an open store."""

    async def run() -> None:
        store = Store(url)
        await store.start(migrating=True)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_appended_is_read_in_its_order(url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.append("a", 0, ["one", "two"], ("replay", 1))
        assert await store.append("a", 2, ["drei 三 ♠"])
        assert await store.append("b", 0, ["other"])
        assert await store.lines("a") == ["one", "two", "drei 三 ♠"]
        assert await store.lines("a", after=1) == ["two", "drei 三 ♠"]
        assert await store.lines("nobody") == []
        assert await store.newest(["a", "b", "nobody"]) == {"a": 3, "b": 1}
        assert await store.replay("replay") == ReplayRow("a", 1, None)
        assert await store.replay("nothing") is None

    with_store(url, test)


def test_who_is_late_writes_nothing(url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.append("a", 0, ["one"])
        assert not await store.append("a", 0, ["other", "more"], ("replay", 1))
        assert await store.lines("a") == ["one"]
        assert await store.replay("replay") is None

    with_store(url, test)


def test_who_is_late_holds_up_nobody_in_its_transaction(url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.append("b", 0, ["one"])
        late = store.append("b", 0, ["other", "more"], ("late", 1))
        others = store.append("a", 0, ["x"]), store.append("c", 0, ["y", "z"], ("right", 1))
        first, second, third = await asyncio.gather(others[0], late, others[1])
        assert (first, second, third) == (True, False, True)
        assert [await store.lines(table) for table in "abc"] == [["x"], ["one"], ["y", "z"]]
        assert (await store.replay("late"), await store.replay("right")) == (None, ReplayRow("c", 1, None))

    with_store(url, test)


def test_of_many_writers_one_is_first(url: str) -> None:
    """Two stores are two nodes: each place in a log is written once, and no transaction waits for another for ever."""

    async def run() -> None:
        stores = [Store(url), Store(url)]
        for store in stores:
            await store.start(migrating=True)
        for seq in range(10):
            tries = [
                store.append(table, seq, [f"{node} {table} {seq}"])
                for node, store in enumerate(stores)
                for table in ("c", "a", "b", "e", "d")
            ]
            won = await asyncio.gather(*tries)
            assert sum(won) == 5
        for table in "abcde":
            lines = await stores[0].lines(table)
            assert [line[2:] for line in lines] == [f"{table} {seq}" for seq in range(10)]
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_many_appends_share_transactions_and_all_are_kept(url: str) -> None:
    async def test(store: Store) -> None:
        assert all(await asyncio.gather(*(store.append(f"t{number}", 0, ["x"]) for number in range(600))))
        assert len(await store.newest([f"t{number}" for number in range(600)])) == 600

    with_store(url, test)


def test_closing_writes_what_still_waits(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await store.start(migrating=True)
        waiting = [asyncio.ensure_future(store.append(f"t{number}", 0, ["x"])) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*waiting))

    asyncio.run(run())


def test_a_second_start_finds_the_same_logs(url: str) -> None:
    async def first(store: Store) -> None:
        await store.append("a", 0, ["one"])
        await store.add_record("imported", "bummerl: 1")

    async def second(store: Store) -> None:
        assert await store.lines("a") == ["one"]
        assert await store.replay("imported") == ReplayRow(None, None, "bummerl: 1")

    with_store(url, first)
    with_store(url, second)


def test_nodes_say_that_they_are_alive(url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.beat("one") == {"one"}
        assert await store.beat("two") == {"one", "two"}
        assert await store.beat("two") == {"one", "two"}

    with_store(url, test)


def test_a_database_that_was_not_migrated_is_not_used(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        with pytest.raises(StoreFailed, match="server-migrate"):
            await store.start(migrating=False)
        await store.close()
        await migrate(url)
        store = Store(url)
        await store.start(migrating=False)
        await store.close()

    asyncio.run(run())


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("This is no database." * 100)

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        with pytest.raises(StoreFailed, match="server-database"):
            await store.start(migrating=True)
        await store.close()

    asyncio.run(run())
    assert path.read_text().startswith("This is no database.")


def test_another_writer_of_the_file_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def test(store: Store) -> None:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        task = asyncio.ensure_future(store.append("a", 0, ["one"]))
        await asyncio.sleep(0.2)
        assert not task.done()
        other.execute("COMMIT")
        other.close()
        assert await task

    with_store(f"sqlite+aiosqlite:///{path}", test)


def test_sqlite_syncs_before_it_says_that_something_is_written(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert store._file is not None
        assert await store.append("a", 0, ["one"])
        with store._file.engine.connect() as writing:
            async with store.engine.connect() as connection:
                for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("busy_timeout", 10000)):
                    assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == wanted
                    assert writing.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() == wanted

    with_store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", test)


def test_the_forms_of_the_database_are_named_like_their_files() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]
    assert known[::-1] == _revisions()


def test_a_database_that_is_up_to_date_is_opened_without_what_migrates(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    asyncio.run(migrate(url))
    program = f"""
import asyncio, sys
from bummerl.web.store import migrate
asyncio.run(migrate({url!r}))
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603  # this program


def test_everybody_who_waited_for_a_failed_transaction_has_an_error_of_their_own() -> None:
    async def fails(together: Sequence[Append]) -> set[str]:
        raise OSError(f"{len(together)} were not written")

    async def run() -> None:
        writer = Writer(fails)
        appends = (writer.append(table, 0, ["{}"], None) for table in "abc")
        failures = await asyncio.gather(*appends, return_exceptions=True)
        assert [str(failure) for failure in failures] == ["3 were not written"] * 3
        assert len({id(failure) for failure in failures}) == 3

    asyncio.run(run())
