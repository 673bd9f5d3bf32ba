"""What requests are made of: the forms of their parts, and what they ask of this server.

Contents: TableId, ReplayId, Name, Lang, Deck, Given; host_of, replays_of, may_open.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Request

from bummerl.rules.reasons import reason
from bummerl.web.host import Host
from bummerl.web.refusals import TooMany
from bummerl.web.replays import Replays

__all__ = ["Deck", "Given", "Lang", "Name", "ReplayId", "TableId", "host_of", "may_open", "replays_of"]

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$")]
ReplayId = TableId
Name = Annotated[str, Path(max_length=80)]
Lang = Annotated[str | None, Query(max_length=20)]
Deck = Annotated[str | None, Query(max_length=20)]
Given = dict[str, Any]


def host_of(request: Request) -> Host:
    """The tables of this server."""
    host: Host = request.app.state.host
    return host


def replays_of(request: Request) -> Replays:
    """The replays of this server."""
    replays: Replays = request.app.state.replays
    return replays


def may_open(request: Request) -> None:
    """Refused for an address that has kept a lot here lately."""
    if not request.app.state.openings.take(request.client.host if request.client else ""):
        raise TooMany(reason("server-too-fast"))
