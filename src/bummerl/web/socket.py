"""One browser's socket at one table: what it says is done or refused.

Contents: Socket.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from bummerl.rules.actions import Seat
from bummerl.rules.reasons import Refused, reason
from bummerl.table.scene import scene_of
from bummerl.web.commands import (
    Act,
    Answer,
    Entropy,
    FillSeat,
    Leave,
    Next,
    Rematch,
    Resign,
    Return,
    Seal,
    Takeback,
    TakeSeat,
)
from bummerl.web.frames import looked
from bummerl.web.host import Host
from bummerl.web.limits import Bucket
from bummerl.web.live import Live
from bummerl.web.messages import (
    PHRASES,
    Fill,
    Hello,
    Hint,
    Look,
    Message,
    Phrase,
    Reading,
    Report,
    Sit,
    Track,
    Unreadable,
    read_message,
)
from bummerl.web.reader import PATIENCE, Reader
from bummerl.web.readers import locale_for
from bummerl.web.room import Room, TableError, secret_hash
from bummerl.web.shown.words import words
from bummerl.web.tracking import Tracking
from bummerl.web.watching import seq_for

__all__ = ["Socket"]

LOG: Final = logging.getLogger("bummerl.web")

TOO_MANY: Final = 40
"""Messages that cannot be read or come too fast, after which the socket is closed."""

RATES: Final = {"phrase": (0.5, 4), "hint": (1.0, 8), "look": (8.0, 40), "tracker": (2.0, 40), "report": (0.05, 3)}
"""How many a second, and at once: hints and trackers take the time of bots, a look is a picture, a report is read."""


class TooFast(Refused):
    """More messages than a person sends."""


class Socket(Reader):
    """A socket from its opening to its end."""

    def __init__(self, host: Host, socket: WebSocket, *, rate: float = 12, burst: float = 40) -> None:
        super().__init__(host, socket)
        self._bucket = Bucket(rate, burst)
        self._looks = Bucket(*RATES["look"])
        self._advising: set[asyncio.Task[None]] = set()
        self._faults = 0
        self._tracking = Tracking(host.trackers, lambda known, told: self._answer({"id": known, **told}), self._refuse)

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
            for advising in self._advising:
                advising.cancel()
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

    async def _read(self) -> Message:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        text = message.get("text")
        if text is None:
            raise Unreadable("text")
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

    def _take(self, what: str, live: Live) -> None:
        """Refused for a seat that asks for more of this than a person wants; who watches has this socket alone."""
        seat = self.seat
        bucket = self._looks if seat is None else live.buckets.setdefault((what, seat), Bucket(*RATES[what]))
        if not bucket.take(time.monotonic()):
            raise TableError(reason("server-too-fast"))

    async def _do(self, live: Live, message: Message) -> None:
        self._must_belong(live.room)
        match message:
            case Hello():
                raise Unreadable("hello")
            case Reading():
                self.locale = locale_for(message.lang, message.deck, message.letters)
                self._answer({"is": "done", "id": message.id, "seq": seq_for(live.room, self.seat)})
                self._show()
            case Look():
                self._take("look", live)
                async with self._drawing():
                    room, away = self._as_read(live.room)
                    picture = looked(room, self.seat, self.locale, message.deal, message.step) | {"unnamed": away}
                self._answer({"is": "looked", "id": message.id, "shown": picture})
            case Sit():
                await self._sit(live, message)
            case Fill():
                names = tuple(self.locale.text("computer-names").split(", "))
                filling = FillSeat(message.id, message.seat, message.bot, names)
                seq = await self.host.do(live, await self._playing(live), filling)
                self._answer({"is": "done", "id": message.id, "seq": seq})
            case Phrase():
                await self._say(live, message)
            case Report():
                await self._report(live, message)
            case Hint():
                await self._hint(live, message)
            case Track():
                self._take("tracker", live)
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
        self._take("phrase", live)
        self.host.say(live, seat, message.phrase)
        self._answer({"is": "done", "id": message.id, "seq": live.room.seq})

    async def _report(self, live: Live, message: Report) -> None:
        """Names are all that somebody can write here; what is done about them is for who runs the server."""
        seat = await self._playing(live)
        chairs = live.room.chairs
        other = chairs[message.seat] if message.seat < len(chairs) else None
        if other is None or message.seat == seat or not other.is_person or other.name != message.name:
            raise TableError(reason("table-nobody-there"))
        self._take("report", live)
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
        self._take("hint", live)
        room, _ = self._as_read(live.room)
        # It is listened on meanwhile: who plays without it, or hangs up, does not wait for the search.
        advising = asyncio.create_task(self._advise(room, seat, message.id))
        self._advising.add(advising)
        advising.add_done_callback(self._advising.discard)

    async def _advise(self, room: Room, seat: Seat, known: str) -> None:
        try:
            advice = await self.host.hint(room, seat)
        except Refused as why:
            self._refuse(known, why)
            return
        except Exception:
            LOG.exception("table %s: no hint for seat %d at %s", room.table, seat, room.at)
            self._refuse(known, TableError(reason("server-failed")))
            return
        assert room.match is not None, "hints are given in a deal"
        text = words(self.locale).hint(advice, scene_of(room.match, seat), room.game)
        self._answer({"is": "hint", "id": known, "text": text, "action": str(advice.action), "at": room.at})

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
