"""The card tracker of a training table, worked out beside the event loop and put into the reader's words.

Contents: Tracking, tracker, told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from bummerl.locale import Locale
from bummerl.record.match import Memory
from bummerl.rules.actions import Seat
from bummerl.rules.reasons import Refused, reason
from bummerl.table.dealer import SessionError
from bummerl.table.scene import Scene, scene_of
from bummerl.table.tracker import Tracked
from bummerl.web.room import Room, Stage
from bummerl.web.searches import Searches
from bummerl.web.shown.middle import written
from bummerl.web.shown.words import words

__all__ = ["Tracking", "told", "tracker"]

LOG: Final = logging.getLogger("bummerl.web")


class Tracking:
    """The tracker of one reader: nothing waits for it, and only the newest place is worked out.

    `tell` is given the command and its answer, `refuse` the command and why there is none.
    """

    def __init__(
        self,
        searches: Searches[Tracked | None],
        tell: Callable[[str, dict[str, Any]], None],
        refuse: Callable[[str, Refused], None],
    ) -> None:
        self.searches, self.tell, self.refuse = searches, tell, refuse
        self._work: asyncio.Task[None] | None = None

    def ask(self, command: str, room: Room, seat: Seat | None, locale: Locale) -> None:
        """Begin with this place, and let go of the one before."""
        self.stop()
        self._work = asyncio.create_task(self._answer(command, room, seat, locale))
        self._work.add_done_callback(lambda work: self._let_go(command, work))

    def stop(self) -> None:
        """Nobody wants it any more."""
        if self._work is not None:
            self._work.cancel()

    def _let_go(self, command: str, work: asyncio.Task[None]) -> None:
        """Who waits for what is not worked out, or was never begun, is told so."""
        if work.cancelled():
            self.refuse(command, SessionError(reason("table-gone-on")))

    async def _answer(self, command: str, room: Room, seat: Seat | None, locale: Locale) -> None:
        try:
            self.tell(command, await tracker(self.searches, room, seat, locale))
        except Refused as why:
            self.refuse(command, why)
        except Exception:
            # A table can be played without it.
            LOG.exception("no tracker at table %s, %s", room.table, room.at)
            self.refuse(command, SessionError(reason("server-failed")))


async def tracker(searches: Searches[Tracked | None], room: Room, seat: Seat | None, locale: Locale) -> dict[str, Any]:
    """The tracker of this seat now; SessionError where the table has none, or no deal is being played."""
    if seat is None:
        raise SessionError(reason("table-only-watching"))
    if room.opened.memory is not Memory.TRAINING:
        raise SessionError(reason("table-no-tracker"))
    if room.stage is not Stage.PLAYING or room.match is None:
        raise SessionError(reason("session-deal-over"))
    return {"is": "tracker", "at": room.at, **told(await searches.of(room, seat), scene_of(room.match, seat), locale)}


def told(found: Tracked | None, scene: Scene, locale: Locale) -> dict[str, Any]:
    """What is sent: a column for each holder, rows of cards about which the same is known, and how sure that is."""
    speaking = words(locale)
    if found is None:
        return {"columns": [], "rows": [], "text": "", "said": ""}
    columns = [speaking.holder(scene, holder) for holder in found.holders]
    return {
        "columns": [name[:1].upper() + name[1:] for name in columns],
        "rows": [{"cards": written(row.cards), "percents": list(row.percents)} for row in found.rows],
        "text": speaking.certainty(found),
        "said": "\n".join(speaking.tracked(scene, found)),
    }
