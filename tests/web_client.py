"""A browser without a browser: it sits down, gives its bytes, plays what it may, and remembers what it was told."""

from __future__ import annotations

import asyncio
import itertools
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Self

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bummerl.cli.serve import Wanted, serve, uvicorn_config
from bummerl.locale import Locale
from bummerl.record.shuffle import seal
from bummerl.web.app import Serving
from bummerl.web.players import end_with_parent

BOUND: Final = Path(__file__).with_name("bound.py")

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, asyncio.TimeoutError, EOFError)


def request(address: str, path: str, data: object = None, **headers: str) -> tuple[int, Any]:
    """Status and JSON of a request."""
    body = None if data is None else json.dumps(data).encode()
    asked = urllib.request.Request(f"http://{address}{path}", body, {"content-type": "application/json", **headers})
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310  # the address is a test's
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, json.load(refused)


def open_table(address: str, preset: str, seats: list[str], secret: str, **more: object) -> str:
    """The id of a new table."""
    wished = {"preset": preset, "seats": seats, "name": "Person 0", "secret": secret, **more}
    status, answer = request(address, "/api/tables", wished)
    assert status == 201, answer
    return str(answer["table"])


@dataclass
class Client:
    """One person at one table, who comes back whenever the line breaks."""

    address: str
    table: str
    secret: str
    seat: int
    """Where it sits down; `elsewhere` are other servers of the same tables, tried in turn."""
    choose: Callable[[list[str]], str] = min
    done: dict[str, int] = field(default_factory=dict)
    """Commands that the server has said are done, with the happening."""
    refused: list[dict[str, Any]] = field(default_factory=list)
    shown: dict[str, Any] = field(default_factory=dict)
    waiting: dict[str, dict[str, Any]] = field(default_factory=dict)
    entropy: bytes = field(default_factory=lambda: os.urandom(16))
    numbers: Any = field(default_factory=itertools.count)
    asked_for: set[tuple[Any, ...]] = field(default_factory=set)
    elsewhere: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """Play until the match is over and nothing is unanswered."""
        while not self.is_through:
            try:
                async with connect(f"ws://{self.address}/ws/{self.table}", open_timeout=10) as line:
                    hello = {"do": "hello", "secret": self.secret, "lang": "en", "seen": self.shown.get("seq")}
                    await line.send(json.dumps(hello))
                    for command in self.waiting.values():
                        await line.send(json.dumps(command))
                    await self._listen(line)
            except LOST:
                self.elsewhere.append(self.address)
                self.address = self.elsewhere.pop(0)
                await asyncio.sleep(0.1)

    @property
    def is_through(self) -> bool:
        """Whether the match is over for this client."""
        return bool(self.shown) and self.shown["table"]["stage"] == "over" and not self.waiting

    async def _listen(self, line: ClientConnection) -> None:
        while not self.is_through:
            message = json.loads(await asyncio.wait_for(line.recv(), 60))
            match message["is"]:
                case "shown":
                    assert message["seq"] >= self.shown.get("seq", 0), "the table went back"
                    self.shown = message
                    await self._react(line)
                case "done":
                    if self.waiting.pop(message["id"], None):
                        self.done[message["id"]] = message["seq"]
                case "refused":
                    self.waiting.pop(message["id"], None)
                    self.refused.append(message)
                    self.asked_for.clear()
                    await self._react(line)
                case "gone":
                    raise AssertionError(message)
                case _:
                    pass

    async def _react(self, line: ClientConnection) -> None:
        shown = self.shown
        wants, stage = shown["shuffle"]["wants"], shown["table"]["stage"]
        if shown["me"] is None:
            await self._send(line, ("sit",), {"do": "sit", "seat": self.seat, "name": f"Person {self.seat}"})
        elif wants == "seal":
            await self._send(line, (wants,), {"do": wants, wants: seal(self.seat, self.entropy)})
        elif wants == "entropy":
            await self._send(line, (wants,), {"do": wants, wants: self.entropy.hex()})
        elif stage == "between" and "next" in shown["ways"]:
            await self._send(line, ("next", shown["at"]), {"do": "next"})
        elif stage == "playing" and shown["turn"] and shown["turn"]["mine"]:
            at = shown["at"]
            await self._send(line, ("act", at), {"do": "act", "action": self.choose(choices(shown)), "at": at})

    async def _send(self, line: ClientConnection, why: tuple[Any, ...], command: dict[str, Any]) -> None:
        if why in self.asked_for:
            return
        self.asked_for.add(why)
        known = f"{self.seat}.{next(self.numbers)}"
        self.waiting[known] = {"id": known, **command}
        await line.send(json.dumps(self.waiting[known]))


def choices(shown: dict[str, Any]) -> list[str]:
    """All that the page offers."""
    plays = [way["action"] for card in shown["hand"] for way in card["play"]]
    calls = [call["action"] for call in shown["calls"]]
    bids = [f"{shown['bids']['verb']}:{value}" for value in shown["bids"]["values"]] if shown["bids"] else []
    return plays + calls + bids


class Server:
    """`bummerl serve` as a process of its own, which can be killed and begun again at the same port.

    A context in whose end it is killed, however a test ends; it ends as well when the process of the test is killed.
    """

    def __init__(self, database: str, *more: str) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.command = [sys.executable, "-P", str(BOUND), "serve", "--no-open", "--port", str(self.port)]
        self.command += ["--database", database, "--pace", "0", *more]
        self.process: subprocess.Popen[bytes] | BaseProcess | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Begin, and wait until it answers."""
        self.begin()
        late = time.monotonic() + 120
        while time.monotonic() < late:
            with suppress(OSError):
                if (await asyncio.to_thread(request, self.address, "/healthz"))[0] == 200:
                    return
            assert not self.has_ended, "the server has ended"
            await asyncio.sleep(0.05)
        raise AssertionError("the server does not answer")

    def begin(self) -> None:
        """The process."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)  # noqa: S603  # this program

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended by itself."""
        assert isinstance(self.process, subprocess.Popen)
        return self.process.poll() is not None

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it as the machine would."""
        assert isinstance(self.process, subprocess.Popen)
        self.process.send_signal(how)
        self.process.wait(30)


class Forked(Server):
    """The same from one that has loaded everything but opened nothing: it begins in a tenth of the time."""

    def begin(self) -> None:
        """The process, which serves as the command does."""
        forks = multiprocessing.get_context("forkserver")
        forks.set_forkserver_preload(["tests.web_client", *LOADED])
        wanted = Wanted("127.0.0.1", self.port, self.database, (), is_open=False, pace=0)
        self.process = forks.Process(target=_serve, args=(wanted,))
        self.process.start()

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended by itself."""
        assert isinstance(self.process, BaseProcess)
        return not self.process.is_alive()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it as the machine would."""
        assert isinstance(self.process, BaseProcess)
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, how)
        self.process.join(30)
        assert self.process.exitcode is not None, "it does not end"


LOADED: Final = (
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
)
"""What a server loads only when it has begun."""


def _serve(wanted: Wanted) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    serve(wanted, Locale(), lambda _: None)


@contextmanager
def served(serving: Serving) -> Iterator[str]:
    """A server in a thread of this process, at the address that this gives."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        server = uvicorn.Server(uvicorn_config(serving))
        # One that does not end fails its test, and must not keep this process from ending as well.
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        late = time.monotonic() + 120
        try:
            while not server.started:
                assert thread.is_alive(), "the server has ended"
                assert time.monotonic() < late, "the server does not begin"
                time.sleep(0.02)
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(60)
            assert not thread.is_alive(), "the server does not end"


def sqlite_at(path: Path) -> str:
    """The address of a database file."""
    return f"sqlite:///{path}"
