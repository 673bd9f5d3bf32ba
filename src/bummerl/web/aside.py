"""Work that takes a while, done beside the event loop and little of it at a time, so that no table is held up.

Contents: Aside.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

from fastapi.responses import Response

__all__ = ["Aside"]

P = ParamSpec("P")
R = TypeVar("R")

AT_ONCE: Final = 2
"""Each piece of work that runs takes the interpreter from the tables as often as they take it back."""


class Aside:
    """Threads for long work, of which few run at once; whoever comes later waits."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the work gives."""
        async with self._places:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def answer(self, work: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> Response:
        """What the work gives as JSON, which takes as long again where it is much."""
        return Response(await self.do(_written, work, *args, **kwargs), media_type="application/json")


def _written(work: Callable[..., Any], *args: object, **kwargs: object) -> bytes:
    return json.dumps(work(*args, **kwargs), ensure_ascii=False, separators=(",", ":")).encode()
