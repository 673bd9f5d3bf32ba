"""Nodes: what is decided is written before it is told, and two nodes on one database are one table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bummerl.rules.actions import Action, Seat
from bummerl.rules.game import View
from bummerl.rules.reasons import Refused, reason
from bummerl.web import commands
from bummerl.web.attendant import Attendant
from bummerl.web.bus import LocalBus, Note, bus_for
from bummerl.web.commands import Arrive, Command, TakeSeat
from bummerl.web.folding import folded
from bummerl.web.happenings import Acted, read
from bummerl.web.host import Host, Settings
from bummerl.web.live import Live, NoTable
from bummerl.web.players import Players
from bummerl.web.room import Stage, TableError, secret_hash
from bummerl.web.store import Store, StoreFailed
from tests.web_tables import Driven, opened, secret, share

QUICK = Settings(pace=0, rounds=0.2)


class Looking:
    """Somebody who looks at a table and waits for it to change."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.heard: list[tuple[int, str]] = []

    def wake(self) -> None:
        self.changed.set()

    def hear(self, seat: int, phrase: str) -> None:
        self.heard.append((seat, phrase))


class SharedBus(LocalBus):
    """Notes between hosts of one process; every other one is lost."""

    is_shared = True
    ends: list[SharedBus]

    def __init__(self, ends: list[SharedBus]) -> None:
        self.ends, self.count, self.heard = ends, 0, lambda _: None
        ends.append(self)

    async def start(self, heard: Callable[[Note], None]) -> None:
        self.heard = heard

    def tell(self, note: Note) -> None:
        self.count += 1
        if self.count % 2 or note.phrase:
            for other in self.ends:
                if other is not self:
                    asyncio.get_running_loop().call_soon(other.heard, note)


def with_nodes(url: str, count: int, test: Callable[[list[Host]], Awaitable[None]]) -> None:
    """Run a test on some nodes of one database."""

    async def run() -> None:
        ends: list[SharedBus] = []
        hosts = []
        for number in range(count):
            store = Store(url)
            await store.start(migrating=True)
            node = f"node{number}"
            bus = LocalBus() if count == 1 else bus_for(url, node) if "postgresql" in url else SharedBus(ends)
            host = Host(store, bus, QUICK, node=node)
            await host.start()
            hosts.append(host)
        try:
            async with asyncio.timeout(60):
                await test(hosts)
        finally:
            for host in hosts:
                await host.close()
                await host.store.close()

    asyncio.run(run())


async def play(host: Host, other: Host, live: Live, seat: int) -> int:
    """Play a seat to the end of the match at this node, sending everything to the other one as well."""
    looking = Looking()
    host.watch(live, looking)
    await host.do(live, seat, Arrive(f"tab{seat}", host.node))
    twin = await other.live(live.table)
    sent = 0
    while live.room.stage is not Stage.OVER:
        room = live.room
        looking.changed.clear()
        command: commands.Command | None = None
        if room.wants(seat) is not None:
            command = share(str(room.wants(seat)), seat, f"s{seat}.{room.seq}")
        elif room.stage is Stage.BETWEEN and not room.chairs[seat].ready:
            command = commands.Next(do="next", id=f"n{seat}.{room.seq}")
        elif room.turn == seat and room.record is not None:
            action = room.game.legal(room.record.state)[0]
            command = commands.Act(do="act", id=f"a{seat}.{room.seq}", action=str(action), at=room.at)
        if command is None:
            try:
                async with asyncio.timeout(1):
                    await looking.changed.wait()
            except TimeoutError:
                pass
            continue
        answers = await asyncio.gather(
            host.do(live, seat, command), other.do(twin, seat, command), return_exceptions=True
        )
        sent += 1
        for answer in answers:
            assert isinstance(answer, int | Refused), answer
        assert any(isinstance(answer, int) for answer in answers), answers
    host.leave(live, looking, seat, f"tab{seat}")
    return sent


@pytest.mark.parametrize("preset", ["schnapsen", "sixty_six"])
def test_two_nodes_play_the_same_table_and_every_action_is_done_once(url: str, preset: str) -> None:
    async def test(hosts: list[Host]) -> None:
        room = await hosts[0].open(opened(preset, options={"match_points": "3"}))
        lives = [await host.live(room.table) for host in hosts]
        for seat in (0, 1):
            await hosts[seat].do(lives[seat], seat, TakeSeat(f"t{seat}", seat, f"P{seat}", secret_hash(secret(seat))))
        await asyncio.gather(play(hosts[0], hosts[1], lives[0], 0), play(hosts[1], hosts[0], lives[1], 1))
        lines = [read(line) for line in await hosts[0].store.lines(room.table)]
        ids = [line.command for line in lines if line.command]
        assert len(set(ids)) == len(ids)
        end = folded(room.table, lines)
        assert end.stage is Stage.OVER
        assert end.match is not None
        acted = [line for line in lines if isinstance(line, Acted)]
        assert len(acted) == sum(len(deal.actions) for deal in end.match.deals)
        await asyncio.sleep(0.5)
        for host in hosts:
            live = await host.live(room.table)
            async with live.lock:
                assert folded(room.table, lines).at == live.room.at

    with_nodes(url, 2, test)


def test_bots_of_two_nodes_choose_the_same_and_once(url: str) -> None:
    async def test(hosts: list[Host]) -> None:
        opening = opened("sixty_six_3p", bots=(1, 2))
        room = await hosts[0].open(opening)
        lives = [await host.live(room.table) for host in hosts]
        await hosts[0].do(lives[0], 0, TakeSeat("t", 0, "P0", secret_hash(secret(0))))
        lookers = [Looking(), Looking()]
        for host, live, looking in zip(hosts, lives, lookers, strict=True):
            host.watch(live, looking)
        await hosts[0].do(lives[0], 0, share("entropy", 0, "e"))
        for number in range(200):
            live = lives[0]
            room = live.room
            if room.stage is not Stage.PLAYING:
                break
            if room.turn == 0 and room.record is not None:
                action = str(room.game.legal(room.record.state)[0])
                await hosts[0].do(live, 0, commands.Act(do="act", id=f"a{number}", action=action, at=room.at))
            else:
                lookers[0].changed.clear()
                if lives[0].room is room:
                    await asyncio.wait_for(lookers[0].changed.wait(), 20)
        assert lives[0].room.stage in {Stage.BETWEEN, Stage.OVER}
        lines = [read(line) for line in await hosts[0].store.lines(room.table)]
        assert {line.by for line in lines if isinstance(line, Acted)} >= {"bot", "person"}
        folded(room.table, lines)

    with_nodes(url, 2, test)


def test_a_command_sent_twice_is_done_once_and_answered_twice(url: str) -> None:
    async def test(hosts: list[Host]) -> None:
        host = hosts[0]
        room = await host.open(opened(bots=(1,)))
        live = await host.live(room.table)
        sit = TakeSeat("same", 0, "Anna", secret_hash(secret(0)))
        first = await host.do(live, 0, sit)
        give = share("entropy", 0, "give")
        once = await host.do(live, 0, give)
        assert once == await host.do(live, 0, give) == first + 1
        assert len(await host.store.lines(room.table)) == 3

    with_nodes(url, 1, test)


def test_a_table_is_found_again_by_another_process(url: str) -> None:
    found: list[str] = []

    async def first(hosts: list[Host]) -> None:
        room = await hosts[0].open(opened(bots=(1,)))
        found.append(room.table)

    async def second(hosts: list[Host]) -> None:
        live = await hosts[0].live(found[0])
        assert live.room.stage is Stage.OPEN
        with pytest.raises(NoTable, match="table-unknown"):
            await hosts[0].live("x" * 22)

    with_nodes(url, 1, first)
    with_nodes(url, 1, second)


def test_what_cannot_be_written_has_not_happened(tmp_path: object) -> None:
    async def test(hosts: list[Host]) -> None:
        host = hosts[0]
        room = await host.open(opened(bots=(1,)))
        live = await host.live(room.table)
        before = live.room
        append = host.store.append

        async def fails(*_: object, **__: object) -> bool:
            raise StoreFailed(reason("server-database", problem="the disk is full"))

        host.store.append = fails  # type: ignore[method-assign]
        with pytest.raises(StoreFailed):
            await host.do(live, 0, TakeSeat("t", 0, "Anna", secret_hash(secret(0))))
        assert live.room is before
        host.store.append = append  # type: ignore[method-assign]
        await host.do(live, 0, TakeSeat("t", 0, "Anna", secret_hash(secret(0))))
        assert live.room.stage is Stage.SHUFFLING

    with_nodes(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite", 1, test)


def test_few_tables_that_nobody_looks_at_are_kept(tmp_path: object) -> None:
    async def test(hosts: list[Host]) -> None:
        host = hosts[0]
        host.settings = replace(host.settings, cached=5)
        looked = await host.open(opened(bots=(1,)))
        host.watch(await host.live(looked.table), Looking())
        tables = [(await host.open(opened(bots=(1,)))).table for _ in range(20)]
        assert len(host._tables) == 5
        assert looked.table in host._tables
        assert (await host.live(tables[0])).room.table == tables[0]

    with_nodes(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite", 1, test)


def test_a_phrase_is_heard_at_every_node(url: str) -> None:
    async def test(hosts: list[Host]) -> None:
        room = await hosts[0].open(opened(bots=(1,)))
        lookers = [Looking(), Looking()]
        for host, looking in zip(hosts, lookers, strict=True):
            host.watch(await host.live(room.table), looking)
        await asyncio.sleep(0.3)
        hosts[0].say(await hosts[0].live(room.table), 0, "hello")
        async with asyncio.timeout(10):
            while not lookers[1].heard:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        assert [looking.heard for looking in lookers] == [[(0, "hello")], [(0, "hello")]]

    with_nodes(url, 2, test)


def test_who_was_at_a_node_that_died_is_away(url: str) -> None:
    async def test(hosts: list[Host]) -> None:
        host = hosts[0]
        room = await host.open(opened(bots=(1,)))
        live = await host.live(room.table)
        await host.do(live, 0, TakeSeat("t", 0, "Anna", secret_hash(secret(0))))
        await host.do(live, 0, Arrive("tab", "a node that is no more"))
        host.watch(live, Looking())
        async with asyncio.timeout(10):
            while live.room.chairs[0].tab:  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    with_nodes(url, 1, test)


class Thinking(Players):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked, self.may_answer = 0, asyncio.Event()

    async def choose(self, name: str, view: View[Any], rng: Random) -> Action:  # noqa: ARG002  # any will do
        self.asked += 1
        await self.may_answer.wait()
        return view.legal[0]


def test_a_bot_whose_choice_could_not_be_done_thinks_once_more_and_not_twice() -> None:
    async def run() -> None:
        table = Driven.playing(bots=(0, 1))
        live, players = Live("table", table.room), Thinking()
        live.watchers.add(Looking())
        tasks: set[asyncio.Task[None]] = set()

        async def do(_live: Live, _seat: Seat, _command: Command) -> int:
            players.may_answer.clear()
            raise TableError(reason("table-gone-on"))

        attendant = Attendant(do, lambda work: tasks.add(asyncio.create_task(work)), players, lambda: 0.0, lambda: 0.0)
        attendant.schedule(live)
        players.may_answer.set()
        await asyncio.sleep(0.05)
        attendant.schedule(live)  # somebody comes to look meanwhile
        await asyncio.sleep(0.05)
        assert players.asked == 2
        for task in tasks:
            task.cancel()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("why", "pauses", "is_told_once"),
    [
        (TableError(reason("table-gone-on")), [0, 1, 2, 4, 8, 16, 30, 30, 30], True),
        (StoreFailed(reason("server-database", problem="full")), [1, 2, 4, 8, 16, 30, 30, 30, 30], True),
        (KeyError("a fault of the program"), [0, 1, 2, 4, 8, 16, 30, 30, 30], False),
    ],
)
def test_what_cannot_be_done_is_tried_later_and_later_until_something_happens(
    why: Exception, pauses: list[int], is_told_once: bool, caplog: pytest.LogCaptureFixture
) -> None:
    table, tried = Driven.playing(bots=(0, 1)), []
    live = Live("table", table.room)
    live.watchers.add(Looking())

    async def do(_live: Live, _seat: Seat, command: Command) -> int:
        tried.append(command)
        raise why

    async def run() -> None:
        loop, players, tasks = asyncio.get_running_loop(), Thinking(), set[asyncio.Task[None]]()
        players.may_answer.set()
        attendant = Attendant(do, lambda work: tasks.add(asyncio.create_task(work)), players, lambda: 0.0, lambda: 0.0)

        async def settled() -> None:
            while tasks:
                await tasks.pop()

        attendant.schedule(live)
        for number, pause in enumerate(pauses, 1):
            before = loop.time()
            if number > 1:
                assert live.failing is not None
                live.failing = live.failing._replace(until=before)  # the pause is over
                attendant.schedule(live)
            while len(tried) < number:
                await tasks.pop()
            assert live.failing is not None
            assert before + pause <= live.failing.until <= loop.time() + pause
            if pause:
                attendant.schedule(live)  # somebody comes to look meanwhile
                await settled()
                assert len(tried) == number
        table.act(Random(1))
        live.become(table.room, loop.time())
        attendant.schedule(live)
        await tasks.pop()
        assert len(tried) == len(pauses) + 1
        for task in tasks:
            task.cancel()
        if live.timer is not None:
            live.timer.cancel()

    asyncio.run(run())
    told = [record for record in caplog.records if record.name == "bummerl.web"]
    assert len(told) == (1 if is_told_once else len(tried))
    assert [bool(record.exc_info) for record in told] == [not is_told_once] * len(told)


def test_a_node_looks_around_again_whatever_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    beats = 0

    async def test(hosts: list[Host]) -> None:
        beat, third = hosts[0].store.beat, asyncio.Event()

        async def falters(node: str) -> frozenset[str]:
            nonlocal beats
            beats += 1
            if beats == 1:
                raise RuntimeError("a fault of the program")
            if beats == 3:
                third.set()
            return await beat(node)

        monkeypatch.setattr(hosts[0].store, "beat", falters)
        await third.wait()

    with_nodes(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite", 1, test)
    assert "a fault of the program" in caplog.text
