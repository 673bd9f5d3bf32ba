"""The server: pages, requests and sockets.  Nothing here knows rules; what is refused is said in the reader's language.

Contents: Serving (how a server runs), create_app.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, Final

from fastapi import APIRouter, FastAPI, Query, Request, WebSocket
from fastapi.responses import FileResponse, Response
from pydantic import BaseModel
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocketDisconnect

from bummerl import __version__
from bummerl.rules.catalog import find
from bummerl.web import book
from bummerl.web.advice import strategy
from bummerl.web.asking import Deck, Given, Lang, Name, TableId, host_of, may_open, replays_of
from bummerl.web.bus import bus_for
from bummerl.web.frames import invitation
from bummerl.web.host import Host, Settings
from bummerl.web.limits import Allowed, Guard, Rates
from bummerl.web.live import new_id
from bummerl.web.matches import matches
from bummerl.web.readers import locale_for, locale_of
from bummerl.web.refusals import PROBLEMS, STATIC, answer_refusals
from bummerl.web.replays import Replays
from bummerl.web.socket import Socket
from bummerl.web.start import start
from bummerl.web.store import Store
from bummerl.web.tables import Wished, opening

__all__ = ["Serving", "create_app"]


@dataclass(frozen=True)
class Serving:
    """How a server runs: its database, names beside its addresses, and what an address may ask of it a second."""

    database: str
    names: tuple[str, ...] = ()
    settings: Settings = field(default_factory=Settings)
    rate: float = 40
    burst: float = 400
    opening_rate: float = 0.5
    opening_burst: float = 30
    socket_rate: float = 12
    socket_burst: float = 40
    sockets: int = 500
    """That an address may have open: a club's many people can share one."""
    all_sockets: int = 4000


class OpenedTable(BaseModel):
    """A table that has been opened, and the seat of who opened it."""

    table: str
    seat: int


pages = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api", responses=PROBLEMS)


def create_app(serving: Serving) -> FastAPI:
    """The server; its tables are opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(serving.database)
        await store.start(migrating=store.is_sqlite)
        node = new_id()
        host = Host(store, bus_for(serving.database, node), serving.settings, node=node)
        await host.start()
        app.state.host, app.state.replays = host, Replays(host)
        try:
            yield
        finally:
            await host.close()
            await store.close()

    app = FastAPI(
        title="bummerl",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.serving = serving
    app.state.openings = Rates(serving.opening_rate, serving.opening_burst)
    app.state.sockets = Counter()
    app.include_router(api)
    app.include_router(matches)
    app.include_router(pages)
    app.mount("/static", _Static(directory=STATIC))
    answer_refusals(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, allowed=Allowed(serving.names), rates=Rates(serving.rate, serving.burst))
    return app


class _Static(StaticFiles):
    """Files that a browser keeps, and asks for anew only whether they have changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


# Pages

PAGES: Final = ("/", "/new", "/learn", "/history", "/t/{table}", "/r/{replay}", "/rules/{preset}", "/strategy/{game}")


async def page() -> Response:
    """All pages are one; which it is, the browser sees by its address."""
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


for address in PAGES:
    pages.add_api_route(address, page, methods=["GET", "HEAD"])


@pages.get("/healthz")
async def health(request: Request) -> dict[str, bool]:
    """Whether the database answers."""
    await host_of(request).store.beat(host_of(request).node)
    return {"well": True}


@pages.get("/favicon.ico")
async def icon() -> Response:
    """The sign of the program."""
    return FileResponse(STATIC / "icon.svg", media_type="image/svg+xml")


@pages.websocket("/ws/{table}")
async def table_socket(socket: WebSocket, table: str) -> None:
    """A reader's socket at a table."""
    serving: Serving = socket.app.state.serving
    host: Host = socket.app.state.host
    here: Counter[str] = socket.app.state.sockets
    address = socket.client.host if socket.client else ""
    if here[address] >= serving.sockets or here.total() >= serving.all_sockets:
        await _turn_away(socket)
        return
    here[address] += 1
    try:
        await Socket(host, socket, rate=serving.socket_rate, burst=serving.socket_burst).serve(table[:40])
    finally:
        here[address] -= 1
        if not here[address]:
            del here[address]


async def _turn_away(socket: WebSocket) -> None:
    """Say why: a page does not hear what is said to it before its socket is open."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await socket.send_json({"is": "gone", "why": locale_of(socket.scope).text("server-full")})
        await socket.close(1013, "server-full")  # try again later


# Tables


@api.get("/start")
async def first_page(request: Request, lang: Lang = None, deck: Deck = None) -> Given:  # noqa: ARG001  # in the scope
    """Games, bots, memory levels, languages, decks, and the fixed words of the pages."""
    locale = locale_of(request.scope)
    return start(locale.language, locale.deck)


@api.post("/tables", status_code=201)
async def open_table(request: Request, wished: Wished) -> OpenedTable:
    """Open a table and sit down at it."""
    may_open(request)
    host = host_of(request)
    locale = locale_of(request.scope) if wished.lang is None else locale_for(wished.lang)
    begin = None if wished.start is None else await replays_of(request).place(wished.start)
    opened, sat, seat = opening(wished, locale, secrets.token_bytes(32), host.clock(), begin)
    room = await host.open(opened, sat)
    return OpenedTable(table=room.table, seat=seat)


@api.get("/tables/{table}")
async def see_table(request: Request, table: TableId, lang: Lang = None) -> Given:  # noqa: ARG001  # in the scope
    """What an invited person sees before sitting down."""
    live = await host_of(request).live(table)
    return invitation(live.room, locale_of(request.scope))


# Rules and advice


@api.get("/options/{preset}")
async def options(request: Request, preset: Name, lang: Lang = None) -> Given:  # noqa: ARG001  # in the scope
    """The form of house rules."""
    return book.form(find(preset), locale_of(request.scope))


@api.get("/rules/{preset}")
async def rules(
    request: Request,
    preset: Name,
    table: Annotated[str | None, Query(max_length=40)] = None,
    lang: Lang = None,  # noqa: ARG001  # in the scope
    deck: Deck = None,  # noqa: ARG001
) -> Given:
    """The numbered paragraphs in force; those of a table with its house rules."""
    found = find(preset)
    if table is not None:
        room = (await host_of(request).live(table)).room
        found = find(room.opened.preset)._replace(game=room.game)
    return await asyncio.to_thread(book.rules, found, locale_of(request.scope))


@api.get("/strategy/{game}")
async def advice(request: Request, game: Name, lang: Lang = None, deck: Deck = None) -> Given:  # noqa: ARG001
    """Advice with example positions."""
    return await asyncio.to_thread(strategy, game, locale_of(request.scope))
