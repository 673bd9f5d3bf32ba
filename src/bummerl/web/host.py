"""The tables of one node: loaded when somebody comes, changed by decisions, told to all who look.

Nothing is kept here that the log does not say: any node may die, and any other go on.

Contents: Settings, Host.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bummerl.engine.pimc import Advice
from bummerl.rules.actions import Seat
from bummerl.rules.reasons import Refused, reason
from bummerl.table.tracker import Tracked
from bummerl.web.attendant import Attendant
from bummerl.web.bus import Bus, LocalBus, Note
from bummerl.web.commands import Arrive, Command, Depart
from bummerl.web.deciding import decide
from bummerl.web.folding import after, begin, folded
from bummerl.web.happenings import Damaged, Happening, Opened, read, write
from bummerl.web.live import Live, NoTable, Watcher, new_id
from bummerl.web.offers import refusal
from bummerl.web.players import Players
from bummerl.web.room import Room, TableError
from bummerl.web.searches import Searches
from bummerl.web.store import LAST, Store, StoreFailed

__all__ = ["Host", "Settings"]

LOG: Final = logging.getLogger("bummerl.web")

GRACE: Final = 10.0
"""Seconds in which nobody is taken over at a table that was just loaded: who waited for this server is on the way."""

TRIES: Final = 20
"""How often a command is decided anew because somebody else was quicker; between persons once is a lot."""


@dataclass(frozen=True)
class Settings:
    """How a node runs its tables; times in seconds."""

    pace: float = 0.9
    """How long a bot takes at least, so that one can see what it does."""
    cached: int = 400
    """Tables that are kept although nobody looks."""
    rounds: float = 10
    """Between two looks at the database for what notes have not told."""


class Host:
    """All that a node does with its tables; `start` before use and `close` in the end."""

    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        settings: Settings | None = None,
        *,
        node: str | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store, self.bus = store, LocalBus() if bus is None else bus
        self.settings = Settings() if settings is None else settings
        self.node = node or new_id()
        self.clock = clock
        self.players = Players()
        self.hints, self.trackers = Searches(self._advice), Searches(self._tracked)
        self.attendant = Attendant(self.do, self._spawn, self.players, self.clock, lambda: self.settings.pace)
        self.drawing = asyncio.Lock()
        """Held to draw a picture, one at each round of the loop: between them it hears and writes down who acts."""
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._departing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to the other nodes, and look after tables now and then."""
        await self.store.beat(self.node)
        await self.bus.start(self._heard)
        self._spawn(self._look_around())

    async def close(self) -> None:
        """Stop everything that was started; what was decided is written, unless the database hangs."""
        for live in self._tables.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in self._tasks:
            task.cancel()
        # Who was here is away now, as the log should say.
        if ending := {*self._tasks, *self._departing}:
            await asyncio.wait(ending, timeout=LAST)
        await self.bus.close()
        self.hints.close()
        self.trackers.close()
        self.players.close()

    # What the sockets and pages want

    async def open(self, opened: Opened, *more: Happening) -> Room:
        """A new table with what happens there at once; Refused if it cannot be."""
        table = new_id()
        room = begin(table, opened)
        for happening in more:
            room = after(room, happening)
        if not await self.store.append(table, 0, [write(each) for each in (opened, *more)], (room.replay, room.number)):
            raise StoreFailed(reason("server-database", problem="id"))
        self._keep(Live(table, room))
        return room

    async def live(self, table: str) -> Live:
        """The table, loaded if need be; NoTable if there is none."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def do(self, live: Live, seat: Seat, command: Command) -> int:
        """Do this for a seat; the number of the last happening when it was done. Refused with the reason."""
        async with live.lock:
            if live.is_stale:
                await self._catch_up(live)
            for _ in range(TRIES):
                try:
                    happenings = decide(live.room, seat, command, self.clock())
                except Refused:
                    # It may be that another node knows better.
                    if self.bus.is_shared and await self._catch_up(live):
                        continue
                    raise
                if not happenings:
                    return live.room.done(seat, getattr(command, "id", "")) or live.room.seq
                if await self._append(live, happenings):
                    return live.room.seq
                await self._catch_up(live)
        raise TableError(reason("table-gone-on"))

    def watch(self, live: Live, watcher: Watcher) -> None:
        """Tell this watcher from now on; the table goes on while somebody looks."""
        live.watchers.add(watcher)
        self._keep(live)
        self.attendant.schedule(live)

    async def arrive(self, live: Live, seat: Seat, tab: str) -> None:
        """The person of a seat is here, in this tab."""
        await self.do(live, seat, Arrive(tab, self.node))

    def leave(self, live: Live, watcher: Watcher, seat: Seat | None, tab: str) -> None:
        """This watcher looks no more."""
        live.watchers.discard(watcher)
        if seat is not None:
            departing = asyncio.create_task(self._depart(live, seat, tab))
            self._departing.add(departing)
            departing.add_done_callback(self._departing.discard)
        self.attendant.schedule(live)

    def say(self, live: Live, seat: Seat, phrase: str) -> None:
        """A phrase for everybody at the table; it is not kept."""
        for watcher in tuple(live.watchers):
            watcher.hear(seat, phrase)
        self.bus.tell(Note(live.table, 0, seat, phrase))

    async def hint(self, room: Room, seat: Seat) -> Advice:
        """What a strong player would do in this seat; Refused where the table gives no hints or not now."""
        why = refusal(room, seat, "hint")
        if why is not None:
            raise why
        return await self.hints.of(room, seat)

    async def _advice(self, room: Room, seat: Seat) -> Advice:
        assert room.record is not None, "somebody is to act"
        return await self.players.advice(room.record.view(seat), room.chance())

    async def _tracked(self, room: Room, seat: Seat) -> Tracked | None:
        assert room.record is not None, "a deal is being played"
        return await self.players.tracked(room.record.view(seat))

    async def replayed(self, table: str, number: int) -> Room:
        """The table as it was when the match of this number was last played; NoTable if there is none."""
        live = await self.live(table)
        if live.room.number == number:
            return live.room
        return await asyncio.to_thread(_until, table, await self.store.lines(table), number)

    # Loading and writing

    async def _load(self, table: str) -> Live:
        lines = await self.store.lines(table)
        if not lines:
            raise NoTable(reason("table-unknown"))
        try:
            # A long log takes a while, in which others play on.
            room = await asyncio.to_thread(lambda: folded(table, map(read, lines)))
        except (Refused, Damaged) as wrong:
            raise NoTable(reason("table-damaged", problem=str(wrong)[:200])) from wrong
        live = Live(table, room, is_stale=self.bus.is_shared, grace=asyncio.get_running_loop().time() + GRACE)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        """Hold the table; those that nobody looks at make room, the longest unused first."""
        self._tables[live.table] = live
        self._tables.move_to_end(live.table)
        for table in list(self._tables):
            if len(self._tables) <= self.settings.cached:
                break
            old = self._tables[table]
            if old is not live and not old.watchers and not old.lock.locked():
                del self._tables[table]

    async def _append(self, live: Live, happenings: Sequence[Happening]) -> bool:
        """Write and then believe; False if another node was quicker."""
        room = live.room
        for happening in happenings:
            room = after(room, happening)
        replay = (room.replay, room.number) if room.number != live.room.number else None
        try:
            written = await self.store.append(live.table, live.room.seq, [write(each) for each in happenings], replay)
        except (StoreFailed, asyncio.CancelledError):
            live.is_stale = True
            raise
        if written:
            self._become(live, room)
            self.bus.tell(Note(live.table, room.seq))
        return written

    async def _catch_up(self, live: Live) -> bool:
        """Read what others have written; whether there was something."""
        lines = await self.store.lines(live.table, live.room.seq)
        live.is_stale = False
        room = live.room
        try:
            for line in lines:
                room = after(room, read(line))
        except (Refused, Damaged) as wrong:
            live.is_stale = True
            raise NoTable(reason("table-damaged", problem=str(wrong)[:200])) from wrong
        if lines:
            self._become(live, room)
        return bool(lines)

    def _become(self, live: Live, room: Room) -> None:
        live.become(room, asyncio.get_running_loop().time())
        live.frames.clear()
        self.attendant.schedule(live)
        for watcher in tuple(live.watchers):
            watcher.wake()

    async def _depart(self, live: Live, seat: Seat, tab: str) -> None:
        try:
            await self.do(live, seat, Depart(tab))
        except Refused:
            live.is_stale = True

    def _heard(self, note: Note) -> None:
        if not note.table:
            for live in self._tables.values():
                live.is_stale = True
                if live.watchers:
                    self._spawn(self._refresh(live))
            return
        found = self._tables.get(note.table)
        if found is None:
            return
        if note.phrase:
            for watcher in tuple(found.watchers):
                watcher.hear(note.seat, note.phrase)
        elif note.seq > found.room.seq:
            found.is_stale = True
            if found.watchers:
                self._spawn(self._refresh(found))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            if live.is_stale:
                try:
                    await self._catch_up(live)
                except Refused:
                    live.is_stale = True

    async def _look_around(self) -> None:
        """Look around again and again, whatever happens: a node that does not is taken for dead."""
        was_away = False
        while True:
            await asyncio.sleep(self.settings.rounds)
            try:
                await self._round(was_away=was_away)
                was_away = False
            except StoreFailed:
                was_away = True
            except Exception:
                LOG.exception("node %s has not looked around", self.node)

    async def _round(self, *, was_away: bool) -> None:
        """Say that this node is alive, free seats of dead ones, and find what notes have not told."""
        alive = await self.store.beat(self.node)
        watched = [live for live in self._tables.values() if live.watchers]
        newest = await self.store.newest([live.table for live in watched]) if self.bus.is_shared else {}
        for live in watched:
            if was_away and live.failing is not None:
                live.failing = None
                self.attendant.schedule(live)
            if newest.get(live.table, 0) > live.room.seq:
                live.is_stale = True
                await self._refresh(live)
            for seat, chair in enumerate(live.room.chairs):
                if chair.tab and chair.node not in alive:
                    await self._depart(live, seat, chair.tab)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _until(table: str, lines: Sequence[str], number: int) -> Room:
    """The room of a log before the shuffle after `number` began."""
    first = read(lines[0])
    assert isinstance(first, Opened), "a log that is loaded begins so"
    room = begin(table, first)
    for line in lines[1:]:
        then = after(room, read(line))
        if then.number > number:
            break
        room = then
    return room
