"""How quickly the other seat sees what one seat does, while many tables play.

    .venv/bin/python bench/load.py --tables 300 --seconds 60

Starts a server of its own on a fresh database, opens the tables, and plays both seats of each through sockets, on
average one action a second a table, after pauses of chance: tables that beat in time would act in bursts for ever once
the server has kept them waiting.  Prints percentiles of the time from sending an action to the arrival of the other
seat's picture of it, how late this program itself is (which the others contain), and what the server has used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bummerl.cli.serve import collect_seldom, database_url, switch_soon, uvicorn_config
from bummerl.record.shuffle import seal
from bummerl.web.app import Serving


def serve(database: str, listening: socket.socket) -> None:
    """The server, without limits for one address."""
    most = 1e9
    serving = Serving(
        database_url(database),
        rate=most,
        burst=most,
        opening_rate=most,
        opening_burst=most,
        socket_rate=most,
        socket_burst=most,
        sockets=100_000,
    )
    collect_seldom()
    switch_soon()
    uvicorn.Server(uvicorn_config(serving)).run(sockets=[listening])


@dataclass
class Measured:
    """What all tables have in common."""

    delays: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    actions: int = 0
    is_counting: bool = False


@dataclass
class Table:
    """One table with both its seats; `sent` is the action on its way: its seat, the time, and the place."""

    address: str
    id: str
    measured: Measured
    beat: float
    sent: tuple[int, float, str] | None = None
    next_at: float = 0

    async def play(self) -> None:
        """Play for as long as it is let."""
        await asyncio.gather(self.seat(0), self.seat(1))

    async def seat(self, seat: int) -> None:
        """One seat of it."""
        entropy = os.urandom(16)
        async with connect(f"ws://{self.address}/ws/{self.id}", compression=None, open_timeout=60) as line:
            secret = f"{self.id} seat {seat}"
            await line.send(json.dumps({"do": "hello", "secret": secret, "lang": random.choice(["en", "de", "ja"])}))
            done: set[str] = set()
            while True:
                text, came = await line.recv(), time.perf_counter()
                message = json.loads(text)
                match message["is"]:
                    case "shown":
                        self.seen(seat, message, came)
                        await self.react(line, seat, entropy, message, done)
                    case "done" if message["id"].startswith("act") and self.sent and self.measured.is_counting:
                        self.measured.answers.append(came - self.sent[1])
                    case "refused":
                        print(message)
                    case _:
                        pass

    def seen(self, seat: int, shown: dict[str, Any], came: float) -> None:
        """The other seat sees what was done."""
        if self.sent is not None and self.sent[0] != seat and self.sent[2] != shown["at"]:
            if self.measured.is_counting:
                self.measured.delays.append(came - self.sent[1])
            self.sent = None

    async def react(
        self, line: ClientConnection, seat: int, entropy: bytes, shown: dict[str, Any], done: set[str]
    ) -> None:
        """What this seat does about it."""
        wants, at = shown["shuffle"]["wants"], shown["at"]
        command: dict[str, Any] | None = None
        if shown["me"] is None:
            command = {"id": "sit", "do": "sit", "seat": seat, "name": f"Person {seat}"}
        elif wants is not None:
            given = seal(seat, entropy) if wants == "seal" else entropy.hex()
            command = {"id": f"{wants}{shown['shuffle']['commitment'][:20]}", "do": wants, wants: given}
        elif "next" in shown["ways"]:
            command = {"id": f"next{at}", "do": "next"}
        elif shown["table"]["stage"] == "over" and "rematch" in shown["ways"] and (seat == 0 or shown["asked"]):
            command = {"id": f"again{shown['seq']}", "do": "rematch"}
        elif shown["turn"] and shown["turn"]["mine"]:
            actions = [way["action"] for card in shown["hand"] for way in card["play"]]
            actions = actions or [call["action"] for call in shown["calls"]]
            command = {"id": f"act{at}", "do": "act", "action": random.choice(actions), "at": at}
        if command is None or command["id"] in done:
            return
        done.add(command["id"])
        if command["do"] == "act":
            await asyncio.sleep(max(0, self.next_at - time.perf_counter()))
            self.next_at = max(self.next_at + self.beat * random.uniform(0.5, 1.5), time.perf_counter())
            self.sent = (seat, time.perf_counter(), at)
            self.measured.actions += self.measured.is_counting
        await line.send(json.dumps(command))


def open_table(address: str, preset: str) -> str:
    """The id of a new table whose first seat is taken later."""
    secret = "the one who opens the table"
    wish = {"preset": preset, "seats": ["me", "open"], "name": "Opener", "secret": secret}
    asked = urllib.request.Request(
        f"http://{address}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(json.load(answer)["table"])


async def free_first(address: str, table: str) -> None:
    """The one who opened it leaves, so that both seats are taken by their own secrets."""
    async with connect(f"ws://{address}/ws/{table}", compression=None) as line:
        await line.send(json.dumps({"do": "hello", "secret": "the one who opens the table"}))
        await line.send(json.dumps({"do": "leave", "id": "leave"}))
        while json.loads(await line.recv())["is"] != "done":
            pass


def used(pid: int) -> tuple[float, float]:
    """Megabytes and processor seconds of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    memory = next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return memory, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def watch_itself(lags: list[float]) -> None:
    """How late this program is to do what is due."""
    while True:
        due = time.perf_counter() + 0.01
        await asyncio.sleep(0.01)
        lags.append(time.perf_counter() - due)


async def measure(address: str, pid: int, tables: int, seconds: float, preset: str) -> None:
    """Open, warm up, measure, and say what came out."""
    measured = Measured()
    ids = [await asyncio.to_thread(open_table, address, preset) for _ in range(tables)]
    for table in ids:
        await free_first(address, table)
    playing = []
    for table in ids:
        playing.append(asyncio.create_task(Table(address, table, measured, 1.0).play()))
        await asyncio.sleep(1.0 / tables)
    await asyncio.sleep(5)
    measured.is_counting = True
    watching = asyncio.create_task(watch_itself(measured.lags))
    began, (_, before) = time.perf_counter(), used(pid)
    own = time.process_time()
    memory = []
    while (passed := time.perf_counter() - began) < seconds:
        memory.append(f"{used(pid)[0]:.0f}")
        await asyncio.sleep(min(seconds / 6, max(0.1, seconds - passed)))
    passed = time.perf_counter() - began
    load, mine = (used(pid)[1] - before) / passed, (time.process_time() - own) / passed
    watching.cancel()
    for name, values in (
        ("other seat sees it", measured.delays),
        ("answer", measured.answers),
        ("this program is late", measured.lags),
    ):
        points = ", ".join(f"p{share:g} {percentile(values, share / 100):.1f}" for share in (50, 95, 99, 100))
        print(f"{name}: {points} ms ({len(values)} measured)")
    print(f"{tables} tables, {measured.actions / passed:.0f} actions/s for {passed:.0f} s")
    print(f"server: {load:.2f} cores; this program: {mine:.2f} cores; machine load {os.getloadavg()[0]:.1f}")
    print(f"server memory, MB: {' '.join(memory)}")
    failed = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    broken = [result for result in results if not isinstance(result, asyncio.CancelledError)]
    print(f"tables that broke: {len(failed)} {broken[:3]}")


def main() -> None:
    """Read the arguments, serve, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--preset", default="schnapsen")
    parser.add_argument("--database", help="by default a fresh SQLite file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(1024)
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        database = given.database or f"sqlite:///{folder}/tables.sqlite"
        process = multiprocessing.get_context("fork").Process(target=serve, args=(database, listening))
        process.start()
        try:
            assert process.pid is not None, "it has been started"
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"http://{address}/healthz", timeout=10)
                    break
                except OSError:
                    time.sleep(0.1)
            asyncio.run(measure(address, process.pid, given.tables, given.seconds, given.preset))
        finally:
            process.terminate()
            process.join()


if __name__ == "__main__":
    main()
