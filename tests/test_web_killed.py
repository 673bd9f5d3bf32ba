"""The server may die at any moment: what it has said is done is done, once, and every match goes on to its end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bummerl.web.folding import folded
from bummerl.web.happenings import Acted, read
from bummerl.web.room import Stage
from bummerl.web.store import Store
from tests.postgres import database
from tests.web_client import Client, Server, open_table, sqlite_at

TABLES = (
    ("schnapsen", ["me", "open"]),
    ("schnapsen", ["me", "bot:thumb"]),
    ("sixty_six", ["me", "open"]),
    ("sixty_six_3p_us", ["me", "bot:random", "bot:random"]),
)


def test_a_kill_loses_no_accepted_action_and_does_none_twice(tmp_path: Path, scale: Callable[[int, int], int]) -> None:
    async def run(server: Server) -> None:
        await server.start()
        rng = Random(1)
        clients: list[Client] = []
        for number, (preset, seats) in enumerate(TABLES):
            secrets = [f"secret {number} of seat {seat}" for seat in (0, 1)]
            more = {"options": {"match_points": "3"}}
            table = await asyncio.to_thread(open_table, server.address, preset, seats, secrets[0], **more)
            persons = range(1 + seats.count("open"))
            clients += [Client(server.address, table, secrets[seat], seat, rng.choice) for seat in persons]
        playing = [asyncio.create_task(client.play()) for client in clients]
        for _ in range(scale(3, 60)):
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            server.kill()
            await server.start()
        async with asyncio.timeout(scale(120, 600)):
            await asyncio.gather(*playing)
        server.kill()
        await check(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", clients)

    with Server(sqlite_at(tmp_path / "tables.sqlite")) as server:
        asyncio.run(run(server))


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
        playing = [asyncio.create_task(client.play()) for client in clients]
        for server in servers:
            while not clients[0].done or clients[0].shown.get("at", "") in {"", "1.0"}:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            server.kill()
            await server.start()
        async with asyncio.timeout(120):
            await asyncio.gather(*playing)
        for server in servers:
            server.kill()
        await check(url, clients)

    with Server(url) as one, Server(url) as other:
        asyncio.run(run(one, other))


def bring_up_to_date_in_a_process(url: str) -> None:
    """`bummerl serve --migrate`."""
    command = [sys.executable, "-m", "bummerl", "serve", "--migrate", "--database", url]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  # this program
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
