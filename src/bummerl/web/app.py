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
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, FastAPI, Query, Request, WebSocket
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocketDisconnect

from bummerl import __version__
from bummerl.record.notation import match_json, write_match
from bummerl.rules.catalog import UnknownGame, find
from bummerl.rules.reasons import Reason, Refused, reason
from bummerl.web import book
from bummerl.web.advice import strategy
from bummerl.web.bus import bus_for
from bummerl.web.frames import invitation
from bummerl.web.host import Host, NoTable, Settings, new_id
from bummerl.web.limits import HEADERS, Allowed, Guard, Rates
from bummerl.web.readers import locale_for, locale_of
from bummerl.web.replayed import steps, summary
from bummerl.web.replays import BadRecord, Replays
from bummerl.web.socket import Socket
from bummerl.web.start import start
from bummerl.web.statistics import figures
from bummerl.web.store import Store, StoreFailed
from bummerl.web.tables import Wished, opening

__all__ = ["Serving", "create_app"]

STATIC: Final = Path(__file__).parent / "static"


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


class BroughtRecord(BaseModel):
    """The replay of a record."""

    replay: str


class TooMany(Refused):
    """An address that wants more than its share."""


class Problem(BaseModel):
    """Why something was not done, with the paragraph of the rules that it rests on."""

    why: str
    paragraph: str


TableId = Annotated[str, InPath(pattern="^[A-Za-z0-9_-]{22}$")]
ReplayId = TableId
Name = Annotated[str, InPath(max_length=80)]
Lang = Annotated[str | None, Query(max_length=20)]
Deck = Annotated[str | None, Query(max_length=20)]
Given = dict[str, Any]

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 403, 404, 413, 421, 422, 429, 503)
}

STATUS: Final[dict[type[Refused], int]] = {NoTable: 404, UnknownGame: 404, StoreFailed: 503, TooMany: 429}

RECORD_BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {kind: {"schema": {"type": "string"}} for kind in ("text/plain",)},
    }
}

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
    app.include_router(pages)
    app.mount("/static", _Static(directory=STATIC))
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _too_long)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, allowed=Allowed(serving.names), rates=Rates(serving.rate, serving.burst))
    return app


class _Static(StaticFiles):
    """Files that a browser keeps, and asks for anew only whether they have changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


# What is refused


def _problem(request: Request, why: Reason, status: int) -> JSONResponse:
    locale = locale_of(request.scope)
    return JSONResponse({"why": locale.reason(why), "paragraph": why.paragraph}, status)


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused), "it is registered for these"
    status = next((status for kind, status in STATUS.items() if isinstance(problem, kind)), 422)
    answer = _problem(request, problem.reason, status)
    if isinstance(problem, BadRecord):
        locale = locale_of(request.scope)
        why = f"{locale.place(problem.where)}: {locale.reason(problem.reason)}"
        return JSONResponse({"why": why, "paragraph": ""}, status)
    return answer


async def _invalid(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError), "it is registered for these"
    first = problem.errors()[0]
    where = ".".join(map(str, first["loc"]))[:80]
    # An address that cannot be one is like one that is not there.
    if first["loc"][0] == "path":
        return _problem(request, reason("table-unknown"), 404)
    return _problem(request, reason("server-request", problem=f"{where}: {first['msg']}"[:200]), 422)


async def _http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException), "it is registered for these"
    if problem.status_code == 404 and _wants_page(request):  # not found
        return FileResponse(STATIC / "index.html", 404, headers={"cache-control": "no-cache"})
    is_missing = problem.status_code in {404, 405}
    why = reason("server-no-page") if is_missing else reason("server-request", problem=str(problem.detail)[:200])
    answer = _problem(request, why, problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


def _wants_page(request: Request) -> bool:
    """Whether somebody has gone to an address with a browser, whose page then says that there is nothing."""
    is_data = request.url.path.startswith(("/api/", "/static/", "/ws/"))
    return request.method in {"GET", "HEAD"} and not is_data and "text/html" in request.headers.get("accept", "")


async def _too_long(request: Request, _: Exception) -> Response:
    """The body was cut off by `Guard`; who has really hung up does not read this."""
    return _problem(request, reason("server-too-long"), 413)


async def _failed(request: Request, _: Exception) -> Response:
    """What is answered here no `Guard` sees."""
    answer = _problem(request, reason("server-failed"), 500)
    answer.headers.update(HEADERS)
    return answer


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def _replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def _may_open(request: Request) -> None:
    """Refused for an address that has kept a lot here lately."""
    if not request.app.state.openings.take(request.client.host if request.client else ""):
        raise TooMany(reason("server-too-fast"))


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
    await _host(request).store.beat(_host(request).node)
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
    _may_open(request)
    host = _host(request)
    locale = locale_of(request.scope) if wished.lang is None else locale_for(wished.lang)
    begin = None if wished.start is None else await _replays(request).place(wished.start)
    opened, sat, seat = opening(wished, locale, secrets.token_bytes(32), host.clock(), begin)
    room = await host.open(opened, sat)
    return OpenedTable(table=room.table, seat=seat)


@api.get("/tables/{table}")
async def see_table(request: Request, table: TableId, lang: Lang = None) -> Given:  # noqa: ARG001  # in the scope
    """What an invited person sees before sitting down."""
    live = await _host(request).live(table)
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
        room = (await _host(request).live(table)).room
        found = find(room.opened.preset)._replace(game=room.game)
    return await asyncio.to_thread(book.rules, found, locale_of(request.scope))


@api.get("/strategy/{game}")
async def advice(request: Request, game: Name, lang: Lang = None, deck: Deck = None) -> Given:  # noqa: ARG001
    """Advice with example positions."""
    return await asyncio.to_thread(strategy, game, locale_of(request.scope))


# Replays


@api.get("/replays/{replay}/record.txt", response_class=PlainTextResponse)
async def record_text(request: Request, replay: ReplayId) -> PlainTextResponse:
    """The match as `bummerl replay` and `bummerl verify` read it."""
    replays = _replays(request)
    return PlainTextResponse(await replays.aside.do(write_match, await replays.match(replay)))


@api.get("/replays/{replay}/record.json", response_model=Given)
async def record_json(request: Request, replay: ReplayId) -> Response:
    """The same as JSON."""
    replays = _replays(request)
    return await replays.aside.answer(match_json, await replays.match(replay))


@api.get("/replays/{replay}", response_model=Given)
async def see_replay(request: Request, replay: ReplayId, lang: Lang = None) -> Response:  # noqa: ARG001  # in the scope
    """Names, game, rules, deals with results, the proof of the shuffle, statistics a seat."""
    replays = _replays(request)
    return await replays.aside.answer(summary, await replays.match(replay), locale_of(request.scope))


@api.get("/replays/{replay}/figures", response_model=Given)
async def see_figures(request: Request, replay: ReplayId, seat: Annotated[int, Query(ge=0, le=3)]) -> Response:
    """What a seat has done in the match: how many, of how many, and game points a deal."""
    replays = _replays(request)
    match = await replays.match(replay)
    if seat >= match.game.seats:
        raise Refused(reason("table-no-such-place"))
    return await replays.aside.answer(figures, match, seat)


@api.get("/replays/{replay}/deals/{number}", response_model=Given)
async def see_deal(
    request: Request,
    replay: ReplayId,
    number: Annotated[int, InPath(ge=1, le=10_000)],
    seat: Annotated[int | None, Query(ge=0, le=3)] = None,
    lang: Lang = None,  # noqa: ARG001  # in the scope
    deck: Deck = None,  # noqa: ARG001
    letters: Lang = None,  # noqa: ARG001
) -> Response:
    """The deal after it was dealt and after every action, as a seat saw it or with all hands."""
    replays = _replays(request)
    match, locale = await replays.match(replay), locale_of(request.scope)
    return await replays.aside.answer(lambda: {"steps": steps(match, number, seat, locale)})


@api.post("/replays", status_code=201, openapi_extra=RECORD_BODY)
async def bring_record(request: Request) -> BroughtRecord:
    """Keep a record, text or JSON, for everybody who gets its link."""
    _may_open(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused(reason("server-request", problem="UTF-8")) from None
    return BroughtRecord(replay=await _replays(request).bring(text))
