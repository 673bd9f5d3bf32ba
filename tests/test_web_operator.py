"""What befalls whoever runs a server: disks, clocks, databases and bots that fail; a table goes on afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

import pytest
from websockets.asyncio.client import connect

from bummerl.rules.actions import Action
from bummerl.rules.reasons import Refused, reason
from bummerl.web import commands
from bummerl.web import host as hosting
from bummerl.web import store as stores
from bummerl.web.bus import LocalBus
from bummerl.web.commands import Arrive, TakeSeat
from bummerl.web.happenings import Acted, Place, TakenOver, read
from bummerl.web.host import Host, Settings
from bummerl.web.live import Failing, Live
from bummerl.web.room import Stage, secret_hash
from bummerl.web.store import Store, StoreFailed
from tests.postgres import as_postgres, database, programs
from tests.test_web_host import Looking, with_nodes
from tests.test_web_socket import begun, closed
from tests.web_client import LOST, Server, choices, open_table, request
from tests.web_tables import opened, secret, share

__all__ = ["closed"]


def sqlite(path: Path) -> str:
    """The address of a database in this folder."""
    return f"sqlite+aiosqlite:///{path / 'tables.sqlite'}"


async def dealt(host: Host, **more: Any) -> Live:  # noqa: ANN401  # fields of an opening
    """A table of one person and a bot, or as wanted, with its first deal; nobody looks yet."""
    room = await host.open(opened(**{"bots": (1,), **more}))
    live = await host.live(room.table)
    people = [seat for seat in range(2) if not live.room.chairs[seat].bot]
    for seat in people:
        await host.do(live, seat, TakeSeat("sit", seat, ("Anna", "Resi")[seat], secret_hash(secret(seat))))
    for kind in ("seal", "entropy") if len(people) > 1 else ("entropy",):
        for seat in people:
            await host.do(live, seat, share(kind, seat, kind))
    return live


async def bots_turn(host: Host, live: Live) -> None:
    """Play until the bot is to act."""
    for number in range(40):
        room = live.room
        if room.turn == 1:
            return
        assert room.record is not None
        legal = [action for action in room.game.legal(room.record.state) if action.card is not None]
        act = commands.Act(do="act", id=f"a{number}", action=str(legal[0]), at=room.at)
        await host.do(live, 0, act)
    raise AssertionError("the bot is never to act")


async def until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110  # what is waited for has no event
            await asyncio.sleep(0.02)


# Bots


@pytest.mark.parametrize("fails", [{"random"}, {"random", "thumb"}])
def test_rules_of_thumb_choose_where_a_bot_fails(tmp_path: Path, fails: set[str]) -> None:
    asked: list[str] = []

    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        choose = host.players.choose

        async def failing(name: str, view: Any, rng: Random) -> Action:  # noqa: ANN401
            asked.append(name)
            if name in fails:
                raise ZeroDivisionError
            return await choose(name, view, rng)

        host.players.choose = failing  # type: ignore[method-assign]
        live = await dealt(host, places=(Place(), Place(bot="random", name="Resi")))
        await bots_turn(host, live)
        before = live.room.at
        host.watch(live, Looking())
        await until(lambda: live.room.at != before)
        lines = [read(line) for line in await host.store.lines(live.table)]
        assert next(line.by for line in lines if isinstance(line, Acted) and line.seat == 1) == "bot"

    with_nodes(sqlite(tmp_path), 1, test)
    assert asked[:2] == ["random", "thumb"]


async def answered_after(host: Host, thought: float) -> float:
    """Seconds until a bot that thinks for so long has played."""
    choose = host.players.choose

    async def thinking(_: str, view: Any, rng: Random) -> Action:  # noqa: ANN401
        await asyncio.sleep(thought)
        return await choose("random", view, rng)

    live = await dealt(host)
    await bots_turn(host, live)
    began, before = time.time(), live.room.at
    host.players.choose = thinking  # type: ignore[assignment, method-assign]
    host.watch(live, Looking())
    await until(lambda: live.room.at != before)
    host.players.choose = choose  # type: ignore[method-assign]
    return time.time() - began


def test_how_long_a_bot_thinks_is_not_to_be_seen(tmp_path: Path) -> None:
    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        await answered_after(host, 0)  # its process has begun
        host.settings = Settings(pace=0.8)
        took = [await answered_after(host, thought) for thought in (0.0, 0.5)]
        assert abs(took[0] - took[1]) < 0.3, took

    with_nodes(sqlite(tmp_path), 1, test)


def test_a_bot_that_still_thinks_does_not_play_for_who_has_come_back(tmp_path: Path) -> None:
    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        thinks, may_answer = asyncio.Event(), asyncio.Event()

        async def thinking(_: str, view: Any, _rng: Random) -> Action:  # noqa: ANN401
            thinks.set()
            await may_answer.wait()
            action: Action = view.legal[0]
            return action

        host.players.choose = thinking  # type: ignore[assignment, method-assign]
        room = await host.open(opened())
        live = await host.live(room.table)
        for seat in (0, 1):
            await host.do(live, seat, TakeSeat(f"s{seat}", seat, f"P{seat}", secret_hash(secret(seat))))
        for kind in ("seal", "entropy"):
            for seat in (0, 1):
                await host.do(live, seat, share(kind, seat, f"{kind}{seat}"))
        turn = live.room.turn
        assert turn is not None
        host.watch(live, Looking())
        await host.do(live, turn, commands.Leave(do="leave", id="away"))
        await thinks.wait()
        await host.do(live, turn, commands.Return(do="return", id="back"))
        before = live.room
        may_answer.set()
        await asyncio.sleep(0.3)
        assert live.room is before

    with_nodes(sqlite(tmp_path), 1, test)


# Clocks


def test_a_clock_that_is_put_back_holds_no_bot_up(tmp_path: Path) -> None:
    now = [time.time()]

    async def run() -> None:
        store = Store(sqlite(tmp_path))
        await store.start(migrating=True)
        host = Host(store, LocalBus(), Settings(pace=0.1), clock=lambda: now[0])
        await host.start()
        live = await dealt(host)
        await bots_turn(host, live)
        now[0] -= 3600
        before = live.room.at
        host.watch(live, Looking())
        try:
            await until(lambda: live.room.at != before)
        finally:
            await host.close()
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("jump", [3600, -3600], ids=["forward", "back"])
@pytest.mark.parametrize("what", [{"clock": 2, "bots": ()}, {"takeover": 2}], ids=["clock", "takeover"])
def test_the_time_of_day_may_jump_while_somebody_is_waited_for(tmp_path: Path, what: dict[str, Any], jump: int) -> None:
    now = [time.time()]

    def clock() -> float:
        now[0] += 0.001
        return now[0]

    async def run() -> None:
        store = Store(sqlite(tmp_path))
        await store.start(migrating=True)
        host = Host(store, LocalBus(), Settings(pace=0), clock=clock)
        await host.start()
        try:
            live = await dealt(host, **what)
            host.watch(live, Looking())
            await until(lambda: live.room.turn == 0 or "clock" in what)
            began = time.monotonic()
            now[0] += jump
            host.watch(live, Looking())  # somebody comes to look, so that it is reckoned anew
            await asyncio.sleep(0.5)
            assert not any(chair.computer for chair in live.room.chairs), "taken over at once"
            host.watch(live, Looking())
            await until(lambda: any(chair.computer for chair in live.room.chairs))
            assert time.monotonic() - began > 1
        finally:
            await host.close()
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("what", [{"clock": 1, "bots": ()}, {"takeover": 1}], ids=["clock", "takeover"])
def test_nobody_pays_for_the_time_in_which_the_server_was_away(
    tmp_path: Path, what: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "GRACE", 1.0)
    table: list[str] = []

    async def first(nodes: list[Host]) -> None:
        live = await dealt(nodes[0], **what)
        while live.room.turn != 0 and "takeover" in what:
            watcher = Looking()
            nodes[0].watch(live, watcher)
            await until(lambda: live.room.turn == 0)
            nodes[0].leave(live, watcher, None, "")
        table.append(live.table)

    async def second(nodes: list[Host]) -> None:
        await asyncio.sleep(1.2)  # the server was away for longer than the clock or the patience
        live = await nodes[0].live(table[0])
        nodes[0].watch(live, Looking())
        await asyncio.sleep(0.5)
        lines = [read(line) for line in await nodes[0].store.lines(table[0])]
        assert not [line for line in lines if isinstance(line, TakenOver)]
        await until(lambda: any(chair.computer for chair in live.room.chairs))

    with_nodes(sqlite(tmp_path), 1, first)
    with_nodes(sqlite(tmp_path), 1, second)


# Databases


def test_a_database_of_a_newer_version_is_refused_in_a_sentence_and_left_alone(tmp_path: Path) -> None:
    async def run(wanted: str) -> None:
        for migrating in (True, False):
            store = Store(sqlite(tmp_path))
            try:
                if wanted:
                    with pytest.raises(StoreFailed, match=wanted):
                        await store.start(migrating=migrating)
                else:
                    await store.start(migrating=True)
            finally:
                await store.close()

    asyncio.run(run(""))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'yet to come'")
    connection.close()
    asyncio.run(run("server-newer"))


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        live = await dealt(host)
        await bots_turn(host, live)
        assert host.store._file is not None
        limit = host.store._file.engine.connect()
        pages = limit.exec_driver_sql("PRAGMA page_count").scalar_one()
        limit.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        limit.close()
        fill = [host.do(live, 0, Arrive(f"tab {number}" + "x" * 200, "node")) for number in range(400)]
        told = await asyncio.gather(*fill, return_exceptions=True)
        assert "full" in str(next(each for each in told if isinstance(each, StoreFailed)))
        full, lines = live.room, len(await host.store.lines(live.table))
        assert full.seq == lines
        limit = host.store._file.engine.connect()
        limit.exec_driver_sql("PRAGMA max_page_count = 1000000")
        limit.close()
        assert await host.do(live, 0, Arrive("tab", "node")) == lines + 1

    with_nodes(sqlite(tmp_path), 1, test)


@pytest.mark.parametrize("mode", [0o444, 0o000])
def test_a_file_that_may_not_be_written_to_is_refused_at_the_start(tmp_path: Path, mode: int) -> None:
    async def run(wanted: str) -> None:
        store = Store(sqlite(tmp_path))
        try:
            if wanted:
                with pytest.raises(StoreFailed, match=wanted):
                    await store.start(migrating=True)
            else:
                await store.start(migrating=True)
        finally:
            await store.close()

    asyncio.run(run(""))
    file = tmp_path / "tables.sqlite"
    file.chmod(mode)
    if os.access(file, os.W_OK):
        pytest.skip("this user may write to whatever there is")
    asyncio.run(run(r"server-database-file: file .*tables\.sqlite"))
    for each in tmp_path.iterdir():
        each.chmod(0o644)
    asyncio.run(run(""))


def test_a_file_that_may_be_written_to_no_more_refuses_and_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        live = await dealt(host)
        await bots_turn(host, live)
        assert host.store._file is not None
        seq, watcher = live.room.seq, Looking()
        with host.store._file.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = 1")
        host.watch(live, watcher)  # the bot's card cannot be written either
        for _ in range(3):
            with pytest.raises(StoreFailed, match="readonly"):
                await host.do(live, 0, Arrive("tab", "node"))
        host.leave(live, watcher, 0, "tab")
        with pytest.raises(StoreFailed, match="readonly"):
            await host.open(opened())
        assert live.room.seq == seq == len(await host.store.lines(live.table))
        with host.store._file.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = 0")
        assert await host.do(live, 0, Arrive("tab", "node")) == seq + 1
        host.watch(live, watcher)
        before = live.room.at
        await until(lambda: live.room.at != before)

    with_nodes(sqlite(tmp_path), 1, test)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody can limit another process")
def test_a_disk_that_is_full_for_a_while_is_spoken_of_and_no_action_is_lost(tmp_path: Path) -> None:
    with (tmp_path / "errors").open("wb") as stderr, Told(f"sqlite:///{tmp_path}/tables.sqlite", stderr) as server:
        asyncio.run(server.start())
        assert isinstance(server.process, subprocess.Popen)
        table, tab = begun(server.address)
        act = {"do": "act", "id": "card", "action": choices(tab.shown)[0], "at": tab.shown["at"]}
        room = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, room[1]))
        for number in range(3):
            tab.send({**act, "id": f"full{number}"})
            refused = tab.answer(f"full{number}")
            assert refused["is"] == "refused"
            assert refused["why"].startswith("The database does not answer as it should")
        status, told = request(server.address, "/healthz")
        assert (status, told["why"][:12]) == (503, "The database")
        before = tab.shown
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, room)
        tab.send(act)
        done = tab.answer("card")
        assert (done["is"], done["seq"]) == ("done", before["seq"] + 1), "nothing of what was refused is in the log"
        server.kill()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        rows = connection.execute("SELECT seq, line FROM happenings WHERE table_id = ?", (table,)).fetchall()
    connection.close()
    commands_by_seq = {seq: json.loads(line).get("command") for seq, line in rows}
    assert commands_by_seq[done["seq"]] == "card"
    assert not [known for known in commands_by_seq.values() if known and known.startswith("full")]


def test_a_database_that_hangs_does_not_keep_a_server_that_is_asked_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (hosting, stores):
        monkeypatch.setattr(module, "LAST", 0.3)

    async def hangs(_: object) -> set[str]:
        await asyncio.Event().wait()
        raise AssertionError

    async def run() -> float:
        store = Store(sqlite(tmp_path))
        await store.start(migrating=True)
        host = Host(store, LocalBus())
        await host.start()
        live, looking = await dealt(host), Looking()
        await host.arrive(live, 0, "tab")
        host.watch(live, looking)
        store._writer._write = hangs
        host.leave(live, looking, 0, "tab")
        await asyncio.sleep(0.01)
        began = time.monotonic()
        async with asyncio.timeout(30):
            await host.close()
            await store.close()
        return time.monotonic() - began

    assert asyncio.run(run()) < 20


def test_a_table_does_not_wait_long_for_a_database_that_has_come_back(tmp_path: Path) -> None:
    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        live = await dealt(host)
        await bots_turn(host, live)
        live.failing = Failing(live.room, 9, asyncio.get_running_loop().time() + 3600)
        host.watch(live, Looking())
        beat, failed = host.store.beat, asyncio.Event()

        async def away(_: str) -> frozenset[str]:
            failed.set()
            raise StoreFailed(reason("server-database", problem="full"))

        host.store.beat = away  # type: ignore[assignment, method-assign]
        await failed.wait()
        before = live.room.at
        host.store.beat = beat  # type: ignore[method-assign]
        await until(lambda: live.room.at != before)

    with_nodes(sqlite(tmp_path), 1, test)


@pytest.mark.skipif(sys.platform == "win32", reason="there a file that is open cannot be taken away")
@pytest.mark.parametrize("instead", [None, b""])
def test_a_database_that_was_taken_away_keeps_nothing_and_says_so(tmp_path: Path, instead: bytes | None) -> None:
    file = tmp_path / "tables.sqlite"

    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        live = await dealt(host)
        seq = live.room.seq
        file.rename(tmp_path / "elsewhere")
        if instead is not None:
            file.write_bytes(instead)
        with pytest.raises(StoreFailed, match=r"tables\.sqlite"):
            await host.do(live, 0, Arrive("tab", "node"))
        with pytest.raises(StoreFailed, match=r"tables\.sqlite"):
            await host.open(opened())
        assert file.exists() == (instead is not None)
        (tmp_path / "elsewhere").replace(file)
        assert await host.do(live, 0, Arrive("tab", "node")) == seq + 1

    with_nodes(sqlite(tmp_path), 1, test)


def test_two_servers_of_one_file_are_one_table(tmp_path: Path) -> None:
    async def test(nodes: list[Host]) -> None:
        lives = [await nodes[0].live((await nodes[0].open(opened())).table)]
        lives.append(await nodes[1].live(lives[0].table))
        sit = [TakeSeat(f"s{seat}", seat, f"P{seat}", secret_hash(secret(seat))) for seat in (0, 1)]
        await nodes[0].do(lives[0], 0, sit[0])
        await nodes[1].do(lives[1], 1, sit[1])
        with pytest.raises(Refused, match="table-seat-taken"):
            await nodes[0].do(lives[0], 1, TakeSeat("other", 1, "Eve", secret_hash("another secret of Eve")))
        assert lives[0].room == lives[1].room

    with_nodes(sqlite(tmp_path), 2, test)


def test_postgres_may_go_away_and_come_back(postgres: Path) -> None:
    url = database(postgres, "goes_away")
    programs_folder = programs()
    assert programs_folder is not None

    def control(*command: str) -> None:
        options = ["-D", str(postgres / "data"), "-w", "-l", str(postgres / "log")]
        asked = [*as_postgres(), str(programs_folder / "pg_ctl"), *options, *command]
        subprocess.run(asked, check=True, capture_output=True, timeout=60, cwd=postgres)  # noqa: S603

    async def test(nodes: list[Host]) -> None:
        host = nodes[0]
        live = await dealt(host, takeover=3600)
        looking = Looking()
        host.watch(live, looking)
        await until(lambda: live.room.turn == 0)
        await asyncio.to_thread(control, "-m", "immediate", "stop")
        try:
            with pytest.raises(StoreFailed):
                await host.do(live, 0, Arrive("tab", host.node))
            await asyncio.sleep(0.5)  # the round finds no database either
        finally:
            started = f"-k {postgres} -c listen_addresses='' -c fsync=off"
            await asyncio.to_thread(control, "-o", started, "start")
        before = live.room.seq
        await host.do(live, 0, Arrive("tab", host.node))
        assert live.room.seq == before + 1
        assert live.room.stage is Stage.PLAYING
        assert host.node in await host.store.beat("another")
        beats = [task for task in host._tasks if not task.done()]
        assert beats, "nobody looks around any more"

    with_nodes(url, 1, test)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_server_that_is_asked_to_end_while_bots_think_ends_soon_and_loses_nothing(tmp_path: Path) -> None:
    async def run(server: Server) -> list[tuple[str, str, int]]:
        await server.start()
        done: list[tuple[str, str, int]] = []

        async def person(number: int) -> None:
            key = f"the secret of person {number:04}"
            table = await asyncio.to_thread(
                open_table, server.address, "schnapsen", ["me", "bot:pimc:100"], key, memory="training"
            )
            with suppress(*LOST):
                async with connect(f"ws://{server.address}/ws/{table}") as line:
                    await line.send(json.dumps({"do": "hello", "secret": key}))
                    await line.send(json.dumps({"do": "entropy", "id": "bytes", "entropy": "ab" * 16}))
                    while True:
                        told = json.loads(await line.recv())
                        if told["is"] == "done":
                            done.append((table, told["id"], told["seq"]))
                        if told["is"] == "shown" and told["turn"] and told["turn"]["mine"]:
                            seq = told["seq"]
                            await line.send(json.dumps({"do": "hint", "id": f"hint{seq}"}))
                            act = {"do": "act", "id": f"act{seq}", "action": choices(told)[0], "at": told["at"]}
                            await line.send(json.dumps(act))

        people = [asyncio.create_task(person(number)) for number in range(6)]
        async with asyncio.timeout(60):
            while len(done) < 12:  # noqa: ASYNC110  # what is waited for has no event
                await asyncio.sleep(0.02)
        assert isinstance(server.process, subprocess.Popen)
        server.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.process.wait, 20)
        await asyncio.gather(*people)
        return done

    errors = tmp_path / "errors"
    with errors.open("wb") as stderr, Told(f"sqlite:///{tmp_path}/tables.sqlite", stderr) as server:
        done = asyncio.run(run(server))
    assert b"Traceback" not in errors.read_bytes()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        rows = connection.execute("SELECT table_id, seq, line FROM happenings").fetchall()
    connection.close()
    kept = {(table, seq): json.loads(line).get("command") for table, seq, line in rows}
    assert all(kept[table, seq] == known for table, known, seq in done)


class Told(Server):
    """A server whose complaints are kept in a file."""

    def __init__(self, database: str, stderr: BinaryIO) -> None:
        super().__init__(database)
        self.stderr = stderr

    def begin(self) -> None:
        """The process."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=self.stderr)  # noqa: S603
