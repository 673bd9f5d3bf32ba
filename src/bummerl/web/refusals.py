"""What is refused is answered by a sentence in the reader's language, with the status that says what kind it is.

Contents: TooMany, Problem, PROBLEMS, STATIC; answer_refusals.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from bummerl.rules.catalog import UnknownGame
from bummerl.rules.reasons import Reason, Refused, reason
from bummerl.web.limits import HEADERS
from bummerl.web.live import NoTable
from bummerl.web.readers import locale_of
from bummerl.web.replays import BadRecord
from bummerl.web.store import StoreFailed

__all__ = ["PROBLEMS", "STATIC", "Problem", "TooMany", "answer_refusals"]

STATIC: Final = Path(__file__).parent / "static"


class TooMany(Refused):
    """An address that wants more than its share."""


class Problem(BaseModel):
    """Why something was not done, with the paragraph of the rules that it rests on."""

    why: str
    paragraph: str


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 403, 404, 413, 421, 422, 429, 503)
}

STATUS: Final[dict[type[Refused], int]] = {NoTable: 404, UnknownGame: 404, StoreFailed: 503, TooMany: 429}


def answer_refusals(app: FastAPI) -> None:
    """From now on whatever is refused, or fails, is answered so."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _too_long)
    app.add_exception_handler(Exception, _failed)


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
