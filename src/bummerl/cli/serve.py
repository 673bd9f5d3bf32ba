"""The table in the browser: find a port and a database, say where it is, and serve until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn
from platformdirs import user_data_path

from bummerl.locale import Locale
from bummerl.rules.reasons import Refused, reason
from bummerl.web.app import Serving, create_app
from bummerl.web.host import Settings
from bummerl.web.messages import LONGEST_MESSAGE
from bummerl.web.patience import Patient
from bummerl.web.store import Store, migrate

if sys.platform == "win32":  # where there is no such limit
    resource = None
else:
    import resource

__all__ = [
    "Wanted",
    "allow_many_files",
    "bring_up_to_date",
    "collect_seldom",
    "database_url",
    "serve",
    "switch_soon",
    "uvicorn_config",
]

FIRST_PORT: Final = 8765
SWITCH: Final = 0.0005
"""Seconds after which a thread that has come back from the disk takes its turn while pictures are drawn."""

PORTS: Final = 50
"""How many are tried where none is asked for."""


MOST_FILES: Final = 10_000
"""Open at once: more than `Serving.all_sockets`, with the requests and files beside them."""


SPARE: Final = 100
"""Files that are not sockets of tables: the database, the bots, requests.  Who finds none left is cut off unheard."""


class Wanted(NamedTuple):
    """What the command was given; None where it decides."""

    host: str
    port: int | None
    database: str | None
    names: tuple[str, ...]
    is_open: bool | None
    pace: float


def serve(wanted: Wanted, locale: Locale, say: Callable[[str], None]) -> None:
    """Serve until a signal comes; Refused where the port or the database cannot be had."""
    url = database_url(wanted.database)
    with _listening(wanted.host, wanted.port) as listening:
        asyncio.run(_ready(url))
        is_any = wanted.host in {"0.0.0.0", "::"}  # noqa: S104  # somebody has asked for it
        host = _written("127.0.0.1" if is_any else wanted.host)
        address = f"http://{host}:{listening.getsockname()[1]}/"
        say(locale.text("server-at", address=address))
        say(locale.text("server-keeps", place=_shown(url)))
        if is_any or wanted.host not in {"127.0.0.1", "localhost", "::1"}:
            say(locale.text("server-open-to-all"))
        if _has_desktop() if wanted.is_open is None else wanted.is_open:
            webbrowser.open(address)
        sockets = sockets_for(allow_many_files())
        config = uvicorn_config(Serving(url, wanted.names, Settings(pace=wanted.pace), all_sockets=sockets))
        collect_seldom()
        switch_soon()
        uvicorn.Server(config).run(sockets=[listening])


def uvicorn_config(serving: Serving) -> uvicorn.Config:
    """How the server is run, wherever it listens."""
    return uvicorn.Config(
        create_app(serving),
        log_level="warning",
        access_log=False,
        server_header=False,
        http=Patient,
        ws_max_size=LONGEST_MESSAGE,
        # Pictures are small, and a compressor for every socket is not.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def allow_many_files() -> int:
    """Let the process open the sockets that it serves: a shell allows it a quarter of them at first. How many."""
    allowed = MOST_FILES
    if resource is not None:
        soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        # Some systems call it unlimited, and then refuse as much.
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if 0 <= soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        allowed = wanted if soft < 0 else max(soft, wanted)
    return allowed


def sockets_for(files: int) -> int:
    """How many sockets are served where so many files may be open.

    >>> sockets_for(300), sockets_for(10_000)
    (200, 4000)
    """
    return min(Serving.all_sockets, max(1, files - SPARE))


def collect_seldom() -> None:
    """Look for garbage in cycles now and then only: what tables are made of has none, and is a lot to look through.

    With 300 tables each search of everything stopped the server for a third of a second, several times a minute.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 4_000)


def switch_soon() -> None:
    """Let a thread that waits for the interpreter have it soon, in this whole process."""
    sys.setswitchinterval(SWITCH)


def bring_up_to_date(database: str | None) -> None:
    """Migrate the database; Refused if that cannot be done."""
    asyncio.run(migrate(database_url(database)))


def database_url(given: str | None) -> str:
    """The address of the database for its driver; Refused for one that is none, or whose driver is missing.

    >>> database_url("sqlite:///tables.sqlite"), database_url("postgres://me@host/cards")
    ('sqlite+aiosqlite:///tables.sqlite', 'postgresql+asyncpg://me@host/cards')
    """
    if given is None:
        path = user_data_path("bummerl", appauthor=False) / "tables.sqlite"
        given = f"sqlite:///{path}"
    scheme, colon, rest = given.partition("://")
    kind = scheme.partition("+")[0]
    if not colon or kind not in {"sqlite", "postgres", "postgresql"}:
        raise Refused(reason("server-database-url", given=given[:100]))
    if kind == "sqlite":
        _make_folder(rest)
        return f"sqlite+aiosqlite://{rest}"
    if importlib.util.find_spec("asyncpg") is None:
        raise Refused(reason("server-no-postgres"))
    return f"postgresql+asyncpg://{rest}"


def _make_folder(rest: str) -> None:
    """The folder of a database file, which may be the first thing that is kept there."""
    path = Path(rest.removeprefix("/"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        why = problem.strerror or type(problem).__name__
        raise Refused(reason("server-database-file", file=str(path), problem=why)) from None


async def _ready(url: str) -> None:
    """Refuse in a sentence what the server would only die of."""
    store = Store(url)
    try:
        await store.start(migrating=store.is_sqlite)
    finally:
        await store.close()


def _listening(host: str, port: int | None) -> socket.socket:
    """A socket at this port, or at the first one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else (port,)
    problem: OSError | None = None
    for each in ports:
        found = socket.socket(family, socket.SOCK_STREAM)
        try:
            if os.name != "nt":
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((host, each))
            found.listen(1024)
        except OSError as why:
            found.close()
            problem = why
        else:
            return found
    assert problem is not None, "a port was tried"
    raise Refused(reason("server-port", host=host, port=str(ports[0]), problem=problem.strerror or str(problem)))


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _shown(url: str) -> str:
    """Where tables are kept, without a password."""
    scheme, _, rest = url.partition("://")
    return rest.removeprefix("/") if scheme.startswith("sqlite") else rest.rpartition("@")[2]


def _has_desktop() -> bool:
    """Whether there is somebody to look at a browser here."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in {"win32", "darwin"} or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
