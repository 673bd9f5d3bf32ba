"""Matches to look at: those of tables as far as their deals are over, and records that somebody has brought.

Contents: Replays.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bummerl.record.fields import RecordError
from bummerl.record.match import Match
from bummerl.record.notation import write_match
from bummerl.record.reading import read_match
from bummerl.record.record import Record
from bummerl.rules.reasons import Reason, Refused, reason
from bummerl.web.aside import Aside
from bummerl.web.frames import finished
from bummerl.web.host import Host
from bummerl.web.live import NoTable, new_id
from bummerl.web.replayed import imported
from bummerl.web.room import TableError
from bummerl.web.tables import From

__all__ = ["LONGEST_RECORD", "BadRecord", "Replays"]

LONGEST_RECORD: Final = 300_000
"""Signs of a record that is brought: a match of a thousand deals has fewer, and every deal is played again."""

KEPT: Final = 2000
"""Deals of matches that are kept: once somebody has looked at them they hold every place that they went through."""


class BadRecord(Refused):
    """A record that cannot be read: `where` in it, and why."""

    def __init__(self, where: str, why: Reason) -> None:
        super().__init__(why)
        self.where = where


class Replays:
    """Matches by the ids of their replays; those that were looked at last are kept."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.aside = Aside()
        self._kept: OrderedDict[str, Match] = OrderedDict()

    async def match(self, replay: str) -> Match:
        """The finished deals of the match with this id; NoTable if there is none, TableError if it is too early."""
        if replay in self._kept:
            self._kept.move_to_end(replay)
            return self._kept[replay]
        row = await self._host.store.replay(replay)
        if row is None:
            raise NoTable(reason("replay-unknown"))
        if row.table is None or row.number is None:
            match = await self.aside.do(read_match, row.record or "")
            return self._keep(replay, match)
        room = await self._host.replayed(row.table, row.number)
        if room.match is None:
            raise NoTable(reason("table-no-deal-yet"))
        match = finished(room.match)
        # A match that is played no more has its whole log read anew, which must not be so for every request.
        is_past = (await self._host.live(row.table)).room.number != row.number
        return self._keep(replay, match) if is_past or match.winner is not None else match

    async def place(self, place: From) -> Record:
        """A deal as far as it was played at this place; NoTable or TableError as for `match`, or if there is none."""
        match = await self.match(place.replay)
        if place.deal > len(match.deals) or place.step > len(match.deals[place.deal - 1].actions):
            raise TableError(reason("table-no-such-place"))
        return match.deals[place.deal - 1].upto(place.step)

    async def bring(self, text: str) -> str:
        """The id of a replay of this record; BadRecord says where it is wrong."""
        if len(text) > LONGEST_RECORD:
            raise Refused(reason("server-too-long"))
        try:
            written = await self.aside.do(_rewritten, text)
        except RecordError as wrong:
            raise BadRecord(wrong.where, wrong.reason) from wrong
        replay = new_id()
        await self._host.store.add_record(replay, written)
        return replay

    def _keep(self, replay: str, match: Match) -> Match:
        self._kept[replay] = match
        while len(self._kept) > 1 and sum(len(each.deals) for each in self._kept.values()) > KEPT:
            self._kept.popitem(last=False)
        return match


def _rewritten(text: str) -> str:
    """The finished deals of a record, in the form in which they are kept."""
    return write_match(imported(text))
