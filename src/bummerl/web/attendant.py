"""What a node does by itself at the tables that somebody looks at: bots, clocks, seats of who is away.

Contents: Attendant.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from bummerl.rules.actions import Action, Seat
from bummerl.rules.reasons import Refused
from bummerl.web.commands import Command, Move, TakeOver
from bummerl.web.deadlines import Due, due
from bummerl.web.live import Failing, Live
from bummerl.web.offers import scripted
from bummerl.web.players import Players
from bummerl.web.room import Room
from bummerl.web.store import StoreFailed

__all__ = ["Attendant"]

LOG: Final = logging.getLogger("bummerl.web")

SUBSTITUTE: Final = "thumb"
"""The bot that chooses where another one fails."""

LONGEST: Final = 30.0
"""Seconds at most until what could not be done is tried again."""

Do = Callable[[Live, Seat, Command], Awaitable[int]]
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Attendant:
    """It gives commands as a person would, when they are due; `spawn` runs its work, `pace` says a bot's seconds."""

    def __init__(
        self, do: Do, spawn: Spawn, players: Players, clock: Callable[[], float], pace: Callable[[], float]
    ) -> None:
        self._do, self._spawn, self._players = do, spawn, players
        self._clock, self._pace = clock, pace

    def schedule(self, live: Live) -> None:
        """Look anew at what is due at this table."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        room = live.room
        task = due(room, self._pace()) if live.watchers else None
        if task is None:
            return
        loop, failing = asyncio.get_running_loop(), live.failing
        pause = failing.until - loop.time() if failing is not None and failing.room is room else 0.0
        if task.what != "bot":
            delay = max(self._delay(live, task), pause)
            live.timer = loop.call_later(delay, lambda: self._spawn(self._serve(live, room, task)))
        elif pause > 0:
            live.timer = loop.call_later(pause, lambda: self.schedule(live))
        elif live.thinks_at != room.at:
            live.thinks_at = room.at
            self._spawn(self._serve(live, room, task))

    def _delay(self, live: Live, task: Due) -> float:
        """Seconds until the task is due."""
        room, measured = live.room, asyncio.get_running_loop().time()
        grace = live.grace - measured if task.what in {"away", "clock"} else 0.0
        if task.since in live.seen:
            # What this node has seen is measured, whatever becomes of the time of day.
            return max(0.0, live.seen[task.since] + (task.when - task.since) - measured, grace)
        # A clock that was put back must not hold up what is counted from a time that is yet to come.
        now = max(self._clock(), room.since, *(chair.since for chair in room.chairs))
        return max(0.0, task.when - now, grace)

    async def _serve(self, live: Live, room: Room, task: Due) -> None:
        """Do what is due, unless the table has gone on; what could not be done is tried again, later and later."""
        try:
            await self._done(live, room, task)
        except Exception as why:  # noqa: BLE001  # whatever it was, it must not hold the table up for ever
            self._fails(live, room, task, why)
        else:
            return
        finally:
            if live.thinks_at == room.at:
                live.thinks_at = ""
        self.schedule(live)

    def _fails(self, live: Live, room: Room, task: Due, why: Exception) -> None:
        """Once at once, since another node may have been quicker; where the database is away not even that."""
        before = live.failing
        tries = before.tries + 1 if before is not None and before.room is room else 1
        trace = None if isinstance(why, Refused) else why
        if tries == 2 or trace:
            said = "table %s: %s of seat %d fails at %s: %s"
            LOG.warning(said, room.table, task.what, task.seat, room.at, why, exc_info=trace)
        steps = min(tries, 9) - (not isinstance(why, StoreFailed))
        pause = min(LONGEST, 2.0 ** (steps - 1)) if steps else 0.0
        live.failing = Failing(room, tries, asyncio.get_running_loop().time() + pause)

    async def _done(self, live: Live, room: Room, task: Due) -> None:
        if task.what == "bot":
            # It thinks at once and tells when it is due: how long it thinks tells what it holds.
            action = await self._chosen(room, task)
            await asyncio.sleep(self._delay(live, task))
            await self._do(live, task.seat, Move(action, room.at, of_bot=True))
        elif room is not live.room:
            return
        elif task.what == "answer":
            assert room.record is not None, "somebody is to act"
            await self._do(live, task.seat, Move(room.game.legal(room.record.state)[0], room.at))
        else:
            await self._do(live, task.seat, TakeOver("away" if task.what == "away" else "clock"))

    async def _chosen(self, room: Room, task: Due) -> Action:
        assert room.record is not None, "somebody is to act"
        by_script = scripted(room)
        if by_script is not None:
            return by_script
        view = room.record.view(task.seat)
        for name in (room.chairs[task.seat].bot, SUBSTITUTE):
            try:
                return await self._players.choose(name, view, room.chance())
            except Exception:
                # A bot that fails must not hold the table up.
                LOG.exception("bot %s fails at table %s, %s", name, room.table, room.at)
        return view.legal[0]
