"""Requests for matches to look at again.

Contents: matches (the routes).
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel

from bummerl.record.notation import match_json, write_match
from bummerl.rules.reasons import Refused, reason
from bummerl.web.asking import Deck, Given, Lang, ReplayId, may_open, replays_of
from bummerl.web.readers import locale_of
from bummerl.web.refusals import PROBLEMS
from bummerl.web.replayed import steps, summary
from bummerl.web.statistics import figures

__all__ = ["matches"]

RECORD_BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}

matches = APIRouter(prefix="/api/replays", responses=PROBLEMS)


class BroughtRecord(BaseModel):
    """The replay of a record."""

    replay: str


@matches.get("/{replay}/record.txt", response_class=PlainTextResponse)
async def record_text(request: Request, replay: ReplayId) -> PlainTextResponse:
    """The match as `bummerl replay` and `bummerl verify` read it."""
    replays = replays_of(request)
    return PlainTextResponse(await replays.aside.do(write_match, await replays.match(replay)))


@matches.get("/{replay}/record.json", response_model=Given)
async def record_json(request: Request, replay: ReplayId) -> Response:
    """The same as JSON."""
    replays = replays_of(request)
    return await replays.aside.answer(match_json, await replays.match(replay))


@matches.get("/{replay}", response_model=Given)
async def see_replay(request: Request, replay: ReplayId, lang: Lang = None) -> Response:  # noqa: ARG001  # in the scope
    """Names, game, rules, deals with results, the proof of the shuffle, statistics a seat."""
    replays = replays_of(request)
    return await replays.aside.answer(summary, await replays.match(replay), locale_of(request.scope))


@matches.get("/{replay}/figures", response_model=Given)
async def see_figures(request: Request, replay: ReplayId, seat: Annotated[int, Query(ge=0, le=3)]) -> Response:
    """What a seat has done in the match: how many, of how many, and game points a deal."""
    replays = replays_of(request)
    match = await replays.match(replay)
    if seat >= match.game.seats:
        raise Refused(reason("table-no-such-place"))
    return await replays.aside.answer(figures, match, seat)


@matches.get("/{replay}/deals/{number}", response_model=Given)
async def see_deal(
    request: Request,
    replay: ReplayId,
    number: Annotated[int, Path(ge=1, le=10_000)],
    seat: Annotated[int | None, Query(ge=0, le=3)] = None,
    lang: Lang = None,  # noqa: ARG001  # in the scope
    deck: Deck = None,  # noqa: ARG001
    letters: Lang = None,  # noqa: ARG001
) -> Response:
    """The deal after it was dealt and after every action, as a seat saw it or with all hands."""
    replays = replays_of(request)
    match, locale = await replays.match(replay), locale_of(request.scope)
    return await replays.aside.answer(lambda: {"steps": steps(match, number, seat, locale)})


@matches.post("", status_code=201, openapi_extra=RECORD_BODY)
async def bring_record(request: Request) -> BroughtRecord:
    """Keep a record, text or JSON, for everybody who gets its link."""
    may_open(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused(reason("server-request", problem="UTF-8")) from None
    return BroughtRecord(replay=await replays_of(request).bring(text))
