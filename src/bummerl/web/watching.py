"""What those who watch a table may see of it, as the table has it.

`table`: the running deal, without hands.  `later`: nothing of it; each deal when it is over, all hands open.
`nobody`: whoever has no seat, and finds none free, is turned away.  No card of a running deal that is not open to all
ever reaches somebody who watches.

Contents: is_behind, seq_for, match_for, only_over, seating_for.
"""

from __future__ import annotations

from dataclasses import replace

from bummerl.record.match import Match
from bummerl.rules.actions import Seat
from bummerl.web.room import Room, Stage
from bummerl.web.shown import Seating

__all__ = ["is_behind", "match_for", "only_over", "seating_for", "seq_for"]


def is_behind(room: Room, seat: Seat | None) -> bool:
    """Whether this reader is shown deals only when they are over, with all hands open."""
    return seat is None and room.opened.watch == "later"


def seq_for(room: Room, seat: Seat | None) -> int:
    """The number of the last happening that this reader knows of: not how many there are in a deal it is not to see."""
    return room.rested if is_behind(room, seat) else room.seq


def match_for(room: Room, seat: Seat | None) -> Match | None:
    """The match as far as this reader may see it."""
    match = room.match
    if match is None or not is_behind(room, seat) or room.stage is Stage.OVER:
        return match
    return only_over(match)


def only_over(match: Match) -> Match:
    """The match without the deal that is being played."""
    deals = match.finished
    return replace(match, deals=deals, practice=frozenset(each for each in match.practice if each <= len(deals)))


def seating_for(room: Room, seat: Seat | None, seating: Seating) -> Seating:
    """Who sits there, without what tells how a running deal goes to a reader who is not to see it."""
    match = match_for(room, seat)
    if match is None or match is room.match:
        return seating
    last = match.deals[-1] if match.deals else None
    return seating._replace(
        seq=seq_for(room, seat),
        stage="between" if match.deals else "later",
        sitting=tuple(sitting._replace(deadline=None) for sitting in seating.sitting),
        at="" if last is None else f"{len(match.deals)}.{len(last.actions)}",
        asked=None,
        practice=len(match.deals) in match.practice,
        since=None,
    )
