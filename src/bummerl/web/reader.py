"""Somebody who reads a table over a socket: answers in their order, and the newest picture.

A reader that is slow gets the newest picture when it is ready for one, and none of those between.

Contents: Reader.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bummerl.locale import Locale
from bummerl.rules.reasons import Refused, reason
from bummerl.web.frames import frame, hidden, unnamed
from bummerl.web.host import Host
from bummerl.web.live import Live, NoTable, new_id
from bummerl.web.readers import locale_of
from bummerl.web.room import Room
from bummerl.web.store import StoreFailed
from bummerl.web.watching import is_behind

__all__ = ["FRAMES", "PATIENCE", "Reader"]

LOG: Final = logging.getLogger("bummerl.web")

PATIENCE: Final = 20.0
"""Seconds to say hello in, and to take what is sent."""

ANSWERS: Final = 64
"""Answers that may wait for a reader who does not read; then nothing more is read of it."""

FRAMES: Final = 64
"""Pictures of a table that are kept for those who see the same."""


class Reader:
    """What a socket is told, in the language of its reader."""

    def __init__(self, host: Host, socket: WebSocket) -> None:
        self.host, self.socket = host, socket
        self.tab = new_id()
        self.locale: Locale = locale_of(socket.scope)
        self.digest = ""
        self.last: int | None = None
        self.is_replaced = False
        self._answers: deque[dict[str, Any]] = deque()
        self._wake = asyncio.Event()
        self._has_room = asyncio.Event()
        self._has_room.set()
        self._unnamed: frozenset[str] = frozenset()
        self._must_show = False
        self._plays = False
        self._seen = ""
        self._live: Live | None = None

    @property
    def seat(self) -> int | None:
        """The seat of this reader now: it may have been given free, or taken in another tab."""
        return None if self._live is None else self._live.room.seat_of(self.digest)

    # What the host tells

    def wake(self) -> None:
        """The table has changed."""
        self._wake.set()

    def hear(self, seat: int, phrase: str) -> None:
        """Somebody says a phrase; a reader who is far behind does not hear it."""
        if len(self._answers) < ANSWERS:
            self._answer({"is": "phrase", "seat": seat, "phrase": phrase, "text": self.locale.text(f"phrase-{phrase}")})

    def _must_belong(self, room: Room) -> None:
        """Refused for who watches where nobody may, as soon as there is no seat to take."""
        if room.opened.watch == "nobody" and not any(chair.is_free for chair in room.chairs) and self.seat is None:
            raise NoTable(reason("table-no-watchers"))

    # What is sent

    def _show(self) -> None:
        self._must_show = True
        self._wake.set()

    def _refuse(self, command: str, why: Refused) -> None:
        names = self._as_read(self._live.room)[0].names if self._live is not None else ()
        sentence = self.locale.reason(why.reason, names, self.seat)
        self._answer({"is": "refused", "id": command, "why": sentence, "paragraph": why.reason.paragraph})

    def _answer(self, answer: dict[str, Any]) -> None:
        self._answers.append(answer)
        if len(self._answers) >= ANSWERS:
            self._has_room.clear()
        self._wake.set()

    async def _send(self) -> None:
        """Send what waits, and then the newest picture if it is another one."""
        live = self._live
        assert live is not None, "the table is known before anything is sent"
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._answers:
                    await self._out(json.dumps(self._answers.popleft(), ensure_ascii=False))
                self._has_room.set()
                await self._tell(live)
        except Refused as why:
            await self._gone(why)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        except Exception:
            # A page that hears nothing would wait for ever; one whose line breaks comes back.
            LOG.exception("table %s cannot be shown", live.table)
        await self._close()
        self._has_room.set()  # so that the end is heard

    async def _tell(self, live: Live) -> None:
        """The newest picture, if it is another one."""
        if not self._must_show and live.room.seq == self.last:
            return
        async with self._drawing():
            room = live.room
            self._must_belong(room)
            was_replaced, self.is_replaced = self.is_replaced, self._has_played(room)
            must_show, self._must_show = self._must_show, False
            picture = self._picture(live)
            # Who sees a deal when it is over is not told when somebody acts in it either.
            before, self._seen = self._seen, picture
            is_news = self._seen != before or must_show or not is_behind(room, self.seat)
        if self.is_replaced and not was_replaced:
            await self._out('{"is": "replaced"}')
        if is_news:
            await self._out(picture)
        self.last = room.seq

    @contextlib.asynccontextmanager
    async def _drawing(self) -> AsyncIterator[None]:
        """While a picture is drawn, the only one in this round of the loop."""
        async with self.host.drawing:
            await asyncio.sleep(0)
            yield

    def _as_read(self, room: Room) -> tuple[Room, list[int]]:
        """The room without the names that this reader does not want to see, and the seats that have them."""
        seats = hidden(room, self._unnamed, room.seat_of(self.digest))
        return unnamed(room, seats, self.locale), sorted(seats)

    def _has_played(self, room: Room) -> bool:
        """Whether this tab played its seat and another one does now."""
        seat = room.seat_of(self.digest)
        tab = "" if seat is None else room.chairs[seat].tab
        self._plays = self._plays or tab == self.tab
        return self._plays and tab not in {"", self.tab}

    def _picture(self, live: Live) -> str:
        """The table for this reader; those who see the same share it."""
        room = live.room
        seat = room.seat_of(self.digest)
        # Not by `last` itself, which is whatever a page says.
        place = None if self.last is None else room.place_after(self.last)
        room, away = self._as_read(room)
        key = (seat, self.locale, place, *away)
        found = live.frames.get(key)
        if found is None:
            picture = frame(room, seat, self.locale, self.last) | {"unnamed": away}
            found = live.frames[key] = json.dumps(picture, ensure_ascii=False)
            if len(live.frames) > FRAMES:
                del live.frames[next(iter(live.frames))]
        return found

    async def _out(self, text: str) -> None:
        # `wait_for` would make a task of it, which waits for all that is ready in the loop before it writes.
        async with asyncio.timeout(PATIENCE):
            await self.socket.send_text(text)

    async def _gone(self, why: Refused) -> None:
        """Say the last word; where the database is away there is none, so that the page comes back."""
        if isinstance(why, StoreFailed):
            await self._close()
            return
        text = json.dumps({"is": "gone", "why": self.locale.reason(why.reason)}, ensure_ascii=False)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await self._out(text)
        await self._close()

    async def _close(self) -> None:
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close()
