"""The server may die at any moment: what it has said is done is done, once, and every match goes on to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from bummerl.web.folding import folded
from bummerl.web.happenings import Acted, read
from bummerl.web.room import Stage
from bummerl.web.store import Store
from tests.web_client import Client, Server, open_table, sqlite_at

TABLES = (
    ("schnapsen", ["me", "open"]),
    ("schnapsen", ["me", "bot:thumb"]),
    ("sixty_six", ["me", "open"]),
    ("sixty_six_3p_us", ["me", "bot:random", "bot:random"]),
)


def test_a_kill_loses_no_accepted_action_and_does_none_twice(tmp_path: Path, scale: Callable[[int, int], int]) -> None:
    async def run() -> None:
        server = Server(sqlite_at(tmp_path / "tables.sqlite"))
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
        await check(tmp_path, clients)

    asyncio.run(run())


async def check(folder: Path, clients: list[Client]) -> None:
    """Hold what the clients were told against the logs."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")
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
