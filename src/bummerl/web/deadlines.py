"""What the server has to do at a table by itself, and when.  It hangs on the room alone.

Contents: Due, due, deadline.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from bummerl.rules.actions import Seat
from bummerl.table.dealer import leaves_no_choice
from bummerl.web.offers import is_alone
from bummerl.web.room import Room, Stage

__all__ = ["Due", "deadline", "due"]


class Due(NamedTuple):
    """What the server does for a seat at `when`: choose for a bot, answer where there is no choice, or take over.

    `since` is the time in the log from which it is counted.
    """

    when: float
    what: Literal["bot", "answer", "away", "clock"]
    seat: Seat
    since: float


ANSWERED_AFTER: Final = 1.2
"""Seconds at least until the server answers for a person: at once would tell that there was no choice."""

LOOKED_AT: Final = 60
"""Seconds that everybody has at least to look at the end of a deal."""


def due(room: Room, pace: float) -> Due | None:
    """What the server has to do next; None if it is for persons to do something. Bots take `pace` seconds.

    It hangs on the room alone, so that any node comes to the same.
    """
    found, turn = [], room.turn
    answered = False
    if turn is not None:
        chair, record = room.chairs[turn], room.record
        assert record is not None, "a deal is being played"
        if chair.bot:
            return Due(room.since + pace, "bot", turn, room.since)
        answered = leaves_no_choice(room.game.legal(record.state))
        if answered:
            # As somebody who thinks about it would take, if there is somebody to whom a quick answer would tell it.
            slow = ANSWERED_AFTER + 2 * room.chance().random() if len(room.persons) > 1 else 1
            found.append(Due(room.since + pace * slow, "answer", turn, room.since))
    limits = [limit for seat in sorted(room.waited) for limit in _limits(room, seat)]
    found += [limit for limit in limits if not (answered and limit.what == "clock")]
    return min(found, default=None)


def deadline(room: Room, seat: Seat) -> float | None:
    """When the computer takes this seat over if its person does nothing; None if it does not wait for the seat."""
    limits = (limit.when for limit in _limits(room, seat)) if seat in room.waited else ()
    return min(limits, default=None)


def _limits(room: Room, seat: Seat) -> Iterator[Due]:
    """What ends the time of a person without whom it does not go on: the clock, or being away."""
    chair, clock, takeover = room.chairs[seat], room.opened.clock, room.takeover
    if not chair.decides:
        return
    here = max(chair.since, room.since)
    if is_alone(room):
        # Who plays bots alone keeps nobody waiting: the clock stands still meanwhile, and between the deals.
        if clock and chair.tab and room.stage is Stage.PLAYING:
            yield Due(here + clock, "clock", seat, here)
    elif clock and room.stage in {Stage.PLAYING, Stage.BETWEEN}:
        allowed = max(clock, LOOKED_AT) if room.stage is Stage.BETWEEN else clock
        yield Due(room.since + allowed, "clock", seat, room.since)
    if takeover and not chair.tab:
        yield Due(here + takeover, "away", seat, here)
