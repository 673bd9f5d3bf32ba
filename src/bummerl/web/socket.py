"""One browser's socket at one table: what it says is done or refused, and what changes is shown.

A reader that is slow gets the newest picture when it is ready for one, and none of those between.

Contents: Socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import time
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bummerl.locale import Locale
from bummerl.rules.reasons import Refused, reason
from bummerl.table.scene import scene_of
from bummerl.web.commands import (
    LONGEST_MESSAGE,
    PHRASES,
    Act,
    Answer,
    Entropy,
    Hello,
    Hint,
    Leave,
    Look,
    Message,
    Next,
    Phrase,
    Reading,
    Rematch,
    Report,
    Resign,
    Return,
    Seal,
    Sit,
    Takeback,
    TakeSeat,
    Track,
    Unreadable,
    read_message,
)
from bummerl.web.deciding import TableError
from bummerl.web.frames import frame, hidden, looked, unnamed
from bummerl.web.host import Host, Live, NoTable, new_id
from bummerl.web.limits import Bucket
from bummerl.web.readers import locale_for, locale_of
from bummerl.web.room import Room, secret_hash
from bummerl.web.shown.words import words
from bummerl.web.store import StoreFailed
from bummerl.web.tracking import Tracking
from bummerl.web.watching import is_behind

__all__ = ["Socket"]

LOG: Final = logging.getLogger("bummerl.web")

PATIENCE: Final = 20.0
"""Seconds to say hello in, and to take what is sent."""

ANSWERS: Final = 64
"""Answers that may wait for a reader who does not read; then nothing more is read of it."""

TOO_MANY: Final = 40
"""Messages that cannot be read or come too fast, after which the socket is closed."""

FRAMES: Final = 64
"""Pictures of a table that are kept for those who see the same."""

PHRASE_RATE: Final = 0.5
"""A second, as those that follow."""

HINT_RATE: Final = 1.0
"""A hint takes a strong player's thought, for which others wait."""

REPORT_RATE: Final = 0.05
"""A report is read by somebody."""


_NUMBER: Final = re.compile(r'"seq": \d+, ')


class TooFast(Refused):
    """More messages than a person sends."""


class Socket:
    """A socket from its opening to its end."""

    def __init__(self, host: Host, socket: WebSocket, *, rate: float = 12, burst: float = 40) -> None:
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
        self._bucket = Bucket(rate, burst)
        self._phrases = Bucket(PHRASE_RATE, 4)
        self._hints = Bucket(HINT_RATE, 8)
        self._unnamed: frozenset[str] = frozenset()
        self._faults = 0
        self._must_show = False
        self._plays = False
        self._seen = ""
        self._live: Live | None = None
        self._tracking = Tracking(host.players, lambda known, told: self._answer({"id": known, **told}), self._refuse)

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

    # What the browser says

    async def serve(self, table: str) -> None:
        """Talk until one side has enough."""
        await self.socket.accept()
        try:
            live = await self._met(table)
        except (WebSocketDisconnect, TimeoutError):
            await self._close()
            return
        except Refused as why:
            await self._gone(why)
            return
        self.host.watch(live, self)
        sender = asyncio.create_task(self._send())
        try:
            seat = self.seat
            if seat is not None:
                await self.host.arrive(live, seat, self.tab)
            self._show()
            await self._listen(live)
        except WebSocketDisconnect:
            pass
        except Refused as why:
            sender.cancel()
            await self._gone(why)
        finally:
            sender.cancel()
            self._tracking.stop()
            self.host.leave(live, self, self.seat, self.tab)
            await asyncio.gather(sender, return_exceptions=True)
            await self._close()

    async def _met(self, table: str) -> Live:
        """Who it is, and the table; Refused if there is none or it is not for this reader."""
        hello = await asyncio.wait_for(self._read(), PATIENCE)
        if not isinstance(hello, Hello):
            raise Unreadable("hello")
        self.locale, self.last = locale_for(hello.lang, hello.deck, hello.letters), hello.seen
        self._unnamed = frozenset(hello.unnamed)
        self.digest = secret_hash(hello.secret)
        live = self._live = await self.host.live(table)
        self._must_belong(live.room)
        return live

    def _must_belong(self, room: Room) -> None:
        """Refused for who watches where nobody may, as soon as there is no seat to take."""
        if room.opened.watch == "nobody" and not any(chair.is_free for chair in room.chairs) and self.seat is None:
            raise NoTable(reason("table-no-watchers"))

    async def _read(self) -> Message:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        text = message.get("text")
        if text is None:
            raise Unreadable("text")
        if len(text.encode("utf-8", "surrogatepass")) > LONGEST_MESSAGE:
            raise Unreadable(f"> {LONGEST_MESSAGE}")
        return read_message(text)

    async def _listen(self, live: Live) -> None:
        while True:
            await self._has_room.wait()
            known = ""
            try:
                message = await self._read()
                known = getattr(message, "id", "")
                self._in_time()
                await self._do(live, message)
            except (Unreadable, TooFast) as why:
                self._refuse(known or getattr(why, "command", ""), why)
                self._faults += 1
                if self._faults > TOO_MANY:
                    raise
            except Refused as why:
                self._refuse(known, why)

    def _in_time(self) -> None:
        if not self._bucket.take(time.monotonic()):
            raise TooFast(reason("server-too-fast"))

    async def _do(self, live: Live, message: Message) -> None:
        match message:
            case Hello():
                raise Unreadable("hello")
            case Reading():
                self.locale = locale_for(message.lang, message.deck, message.letters)
                self._answer({"is": "done", "id": message.id, "seq": live.room.seq})
                self._show()
            case Look():
                async with self._drawing():
                    room, away = self._as_read(live.room)
                    picture = looked(room, self.seat, self.locale, message.deal, message.step) | {"unnamed": away}
                self._answer({"is": "looked", "id": message.id, "shown": picture})
            case Sit():
                await self._sit(live, message)
            case Phrase():
                await self._say(live, message)
            case Report():
                await self._report(live, message)
            case Hint():
                await self._hint(live, message)
            case Track():
                self._tracking.ask(message.id, self._as_read(live.room)[0], self.seat, self.locale)
            case (
                Act() | Next() | Seal() | Entropy() | Takeback() | Resign() | Rematch() | Answer() | Return() | Leave()
            ):
                seq = await self.host.do(live, await self._playing(live), message)
                self._answer({"is": "done", "id": message.id, "seq": seq})

    async def _sit(self, live: Live, message: Sit) -> None:
        """Take a seat, unless this reader has done so by the same command."""
        seat = self.seat
        seq = None if seat is None else live.room.done(seat, message.id)
        if seq is None:
            seq = await self.host.do(live, message.seat, TakeSeat(message.id, message.seat, message.name, self.digest))
            await self.host.arrive(live, message.seat, self.tab)
        self._answer({"is": "done", "id": message.id, "seq": seq})
        self._show()

    async def _say(self, live: Live, message: Phrase) -> None:
        seat = await self._playing(live)
        if message.phrase not in PHRASES:
            raise TableError(reason("table-no-such-phrase"))
        if not self._phrases.take(time.monotonic()):
            raise TableError(reason("server-too-fast"))
        self.host.say(live, seat, message.phrase)
        self._answer({"is": "done", "id": message.id, "seq": live.room.seq})

    async def _report(self, live: Live, message: Report) -> None:
        """Names are all that somebody can write here; what is done about them is for who runs the server."""
        seat = await self._playing(live)
        chairs = live.room.chairs
        other = chairs[message.seat] if message.seat < len(chairs) else None
        if other is None or message.seat == seat or not other.is_person or other.name != message.name:
            raise TableError(reason("table-nobody-there"))
        if not live.reports.setdefault(seat, Bucket(REPORT_RATE, 3)).take(time.monotonic()):
            raise TableError(reason("server-too-fast"))
        LOG.warning(
            "table %s: seat %d reports the name of seat %d: %a",
            live.table,
            seat,
            message.seat,
            message.name,
        )
        self._unnamed |= {message.name}
        self._answer({"is": "done", "id": message.id, "seq": live.room.seq})
        self._show()

    async def _hint(self, live: Live, message: Hint) -> None:
        seat = await self._playing(live)
        if not self._hints.take(time.monotonic()):
            raise TableError(reason("server-too-fast"))
        room, _ = self._as_read(live.room)
        advice = await self.host.hint(room, seat)
        assert room.match is not None, "hints are given in a deal"
        text = words(self.locale).hint(advice, scene_of(room.match, seat), room.game)
        self._answer({"is": "hint", "id": message.id, "text": text, "action": str(advice.action), "at": room.at})

    async def _playing(self, live: Live) -> int:
        """The seat that this tab plays; Refused if it plays none."""
        seat = self.seat
        if seat is None:
            raise TableError(reason("table-only-watching"))
        if not live.room.chairs[seat].tab:
            await self.host.arrive(live, seat, self.tab)  # somebody thought that this node is dead
        if live.room.chairs[seat].tab != self.tab:
            raise TableError(reason("table-replaced"))
        return seat

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
            before, self._seen = self._seen, _NUMBER.sub("", picture, 1)
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
