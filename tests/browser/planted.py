"""Tables that stand in the server's log before anybody comes, at the very position that a test is about."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from bummerl.cli.serve import database_url
from bummerl.rules.actions import Action, Seat
from bummerl.web.commands import TakeSeat
from bummerl.web.happenings import write
from bummerl.web.room import Room, Stage, secret_hash
from bummerl.web.store import Store
from tests.web_client import Server
from tests.web_tables import Driven, opened, secret

MANY = 3_000
"""So many deals are looked through for a position before a test gives up."""


def away(work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401  # whatever it gives
    """Do this in a thread of its own: the browser's event loop has this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Planted(NamedTuple):
    """A table in the server's log."""

    id: str
    room: Room


Wanted = Callable[[Room], bool]


def at_a_position(
    wanted: Wanted,
    preset: str = "schnapsen",
    *,
    bots: tuple[Seat, ...] = (1,),
    avoid: tuple[str, ...] = ("claim",),
    salt: str = "",
    **more: Any,  # noqa: ANN401  # of the opening
) -> Driven:
    """The first table on which seat 0 comes to a position that is wanted, by play without what to avoid.

    Another salt gives other deals, and the links of other replays.
    """
    for number in range(MANY):
        rng = Random(number)
        root = sha256(f"{preset} {number} {salt}".encode()).hexdigest()
        table = Driven.open(opened(preset, bots, root=root, **more))
        table.now = time.time() - 100
        for seat in set(range(table.room.game.seats)) - set(bots):
            table.do(seat, TakeSeat(f"sit{seat}", seat, f"Person {seat}", secret_hash(secret(seat))))
        table.shuffle()
        while table.room.stage is Stage.PLAYING:
            if table.room.turn == 0 and wanted(table.room):
                return table
            table.act(rng, _without(avoid))
    raise AssertionError("no deal has such a position")


def over() -> Driven:
    """A table at which a match of one deal is over, which nobody has claimed."""
    table = at_a_position(lambda _: True, options={"match_points": "1"}, salt="over")
    while table.room.stage is Stage.PLAYING:
        table.act(Random(table.room.seq), _without(("claim",)))
    assert table.room.stage is Stage.OVER
    return table


def _without(avoid: tuple[str, ...]) -> Callable[[Action], bool]:
    return lambda action: str(action).partition(":")[0] not in avoid


def plant(server: Server, table: Driven) -> Planted:
    """Write the log of a table where the server finds it."""
    name = secrets.token_urlsafe(16)
    lines = [write(each) for each in table.log]
    away(_written(server.database, name, lines, (table.room.replay, table.room.number)))
    return Planted(name, table.room)


async def _written(database: str, name: str, lines: list[str], replay: tuple[str, int]) -> None:
    store = Store(database_url(database))
    await store.start(migrating=False)
    try:
        assert await store.append(name, 0, lines, replay)
    finally:
        await store.close()


def offers(*words: str) -> Wanted:
    """Positions in which an action begins with each of these words."""

    def offered(room: Room) -> bool:
        assert room.record is not None
        legal = [str(action) for action in room.game.legal(room.record.state)]
        return all(any(action.startswith(word) for action in legal) for word in words)

    return offered
