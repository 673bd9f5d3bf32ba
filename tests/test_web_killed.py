"""The server may die at any moment: what it has said is done is done, once, and every match goes on to its end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest

from bummerl.web.folding import folded
from bummerl.web.happenings import Acted, read
from bummerl.web.room import Stage
from bummerl.web.store import Store, migrate
from tests.postgres import database, programs
from tests.web_client import Client, Forked, Server, open_table, sqlite_at

ROOT = Path(__file__).parent.parent

TABLES = (
    ("schnapsen", ["me", "open"]),
    ("schnapsen", ["me", "bot:thumb"]),
    ("sixty_six", ["me", "open"]),
    ("sixty_six_3p_us", ["me", "bot:random", "bot:random"]),
    ("sixty_six_4p", ["me", "bot:random", "open", "bot:random"]),
)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def test_a_kill_loses_no_accepted_action_and_does_none_twice(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, scale: Callable[[int, int], int]
) -> None:
    path, kills = tmp_path / "tables.sqlite", scale(10, 100)
    url = f"sqlite+aiosqlite:///{path}"
    if kind == "postgresql":
        url = database(request.getfixturevalue("postgres"), "killed")

    async def run(server: Server) -> None:
        await migrate(url)
        await server.start()
        rng = Random(1)
        evening = Evening(server, rng)
        async with asyncio.timeout(scale(300, 1_800)), asyncio.TaskGroup() as playing:
            for number, table in enumerate(TABLES):
                playing.create_task(evening.matches(number, *table))
            for _ in range(kills):
                await evening.goes_on()
                await asyncio.sleep(rng.uniform(0, 0.3))
                evening.cut_off += sum(bool(client.waiting) for client in evening.clients)
                server.kill()
                await server.start()
            evening.is_late = True
        server.kill()
        assert evening.cut_off > kills / 2, "nobody waited for an answer when the server was killed"
        await check(url, evening.clients)

    with Forked(sqlite_at(path) if kind == "sqlite" else url) as server:
        asyncio.run(run(server))


@dataclass
class Evening:
    """Persons who play one match after another, each at a table of its own, all of one server that is killed."""

    server: Server
    rng: Random
    clients: list[Client] = field(default_factory=list)
    is_late: bool = False
    """Whether nobody begins another match."""
    cut_off: int = 0
    """Clients who had no answer yet when the server was killed."""

    async def matches(self, number: int, preset: str, seats: list[str]) -> None:
        """Match after match until it is late."""
        while not self.is_late:
            secrets = [f"secret {number} of seat {seat}" for seat in (0, 1)]
            table = await self.table(preset, seats, secrets[0])
            here = [
                Client(self.server.address, table, secrets[seat > 0], seat, self.rng.choice)
                for seat, sits in enumerate(seats)
                if not sits.startswith("bot")
            ]
            self.clients += here
            await asyncio.gather(*(client.play() for client in here))

    async def table(self, preset: str, seats: list[str], secret: str) -> str:
        """A new table, as soon as there is a server to open it."""
        more = {"options": {"match_points": "3"}}
        while True:
            with suppress(OSError, HTTPException):
                address = self.server.address
                return await asyncio.to_thread(open_table, address, preset, seats, secret, **more)
            await asyncio.sleep(0.1)

    async def goes_on(self) -> None:
        """Wait until somebody has done something more."""
        done = self.done
        while self.done == done:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    @property
    def done(self) -> int:
        """What the server has said is done."""
        return sum(len(client.done) for client in self.clients)


def test_of_two_servers_of_one_database_either_may_die(postgres: Path) -> None:
    url = database(postgres, "two_servers")

    async def run(*servers: Server) -> None:
        with pytest.raises(AssertionError, match="has ended"):
            await servers[0].start()
        await asyncio.to_thread(bring_up_to_date_in_a_process, url)
        for server in servers:
            await server.start()
        addresses = [server.address for server in servers]
        secrets = ["the secret of seat 0", "the secret of seat 1"]
        more = {"options": {"match_points": "3"}}
        table = await asyncio.to_thread(open_table, addresses[0], "schnapsen", ["me", "open"], secrets[0], **more)
        clients = [
            Client(addresses[seat], table, secrets[seat], seat, elsewhere=[addresses[1 - seat]]) for seat in (0, 1)
        ]
        # A client that fails ends the wait for what it does.
        async with asyncio.timeout(300), asyncio.TaskGroup() as playing:
            for client in clients:
                playing.create_task(client.play())
            for server in servers:
                while not clients[0].done or clients[0].shown.get("at", "") in {"", "1.0"}:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
                server.kill()
                await server.start()
        for server in servers:
            server.kill()
        await check(url, clients)

    with Forked(url) as one, Forked(url) as other:
        asyncio.run(run(one, other))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere one cannot see as easily what runs")
@pytest.mark.parametrize("kind", [Server, Forked])
def test_a_server_ends_with_the_process_of_its_test(tmp_path: Path, kind: type[Server]) -> None:
    program = f"""
import asyncio, sys, time
from tests.web_client import {kind.__name__}
if __name__ == "__main__":
    server = {kind.__name__}(sys.argv[1])
    asyncio.run(server.start())
    print(server.process.pid, flush=True)
    time.sleep(120)
"""
    with killed(program, sqlite_at(tmp_path / "tables.sqlite")) as told:
        server = Path("/proc", told)
        assert is_alive(server)
    ends(lambda: not is_alive(server))


def test_a_postgres_ends_with_the_process_of_its_test() -> None:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    program = """
import time
from tests.postgres import cluster
with cluster() as folder:
    print(folder, flush=True)
    time.sleep(120)
"""
    with killed(program) as told:
        folder = Path(told)
        server = Path("/proc", (folder / "data" / "postmaster.pid").read_text().split()[0])
        assert is_alive(server) or sys.platform != "linux"
    ends(lambda: not folder.exists())
    assert not is_alive(server)


@contextmanager
def killed(program: str, *more: str) -> Iterator[str]:
    """The first line that a program of Python says, which is killed in the end."""
    command = [sys.executable, "-c", program, *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as test:  # noqa: S603  # as above
        assert test.stdout is not None
        try:
            yield test.stdout.readline().strip()
        finally:
            test.kill()


def ends(is_true: Callable[[], bool]) -> None:
    """Wait until it is."""
    late = time.monotonic() + 30
    while not is_true():
        assert time.monotonic() < late, "it goes on"
        time.sleep(0.05)


def is_alive(process: Path) -> bool:
    """Whether this process of Linux runs, and is not only waited for."""
    with suppress(OSError):
        return (process / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def bring_up_to_date_in_a_process(url: str) -> None:
    """`bummerl serve --migrate`."""
    command = [sys.executable, "-m", "bummerl", "serve", "--migrate", "--database", url]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)  # noqa: S603  # this program
    assert "up to date" in done.stdout


async def check(url: str, clients: list[Client]) -> None:
    """Hold what the clients were told against the logs."""
    store = Store(url)
    await store.start(migrating=False)
    for client in clients:
        lines = [read(line) for line in await store.lines(client.table)]
        room = folded(client.table, lines)
        assert room.stage is Stage.OVER
        assert room.match is not None
        by_command = {line.command: number for number, line in enumerate(lines, 1) if line.command}
        assert len(by_command) == sum(bool(line.command) for line in lines), "a command was done twice"
        for command, seq in client.done.items():
            assert by_command[command] == seq, f"{command} was said to be done and is not there"
        acted = sum(isinstance(line, Acted) for line in lines)
        assert acted == sum(len(deal.actions) for deal in room.match.deals)
        assert client.done
    await store.close()
