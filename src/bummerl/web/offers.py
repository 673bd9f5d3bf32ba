"""What a table offers a seat, and why it does not.

Contents: ON, Way, WAYS, refusal, ways, is_missed, missing, not_playing; last_choice, scripted, gives_hints, is_alone.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from bummerl.lessons.first_game import LESSONS
from bummerl.record.match import Memory
from bummerl.rules.actions import Action, Seat
from bummerl.rules.reasons import Refused, reason
from bummerl.table.dealer import SessionError, leaves_no_choice
from bummerl.web.room import Room, Stage, TableError

__all__ = [
    "ON",
    "WAYS",
    "Way",
    "gives_hints",
    "is_alone",
    "is_missed",
    "last_choice",
    "missing",
    "not_playing",
    "refusal",
    "scripted",
    "ways",
]

Way = Literal["return", "leave", "takeback", "resign", "next", "hint", "rematch"]
"""What a seat can ask for beside its actions, by the word of the command."""

WAYS: Final[tuple[Way, ...]] = get_args(Way)

ON: Final = frozenset({Stage.PLAYING, Stage.BETWEEN})
"""The match has begun and is not over."""


def refusal(room: Room, seat: Seat, way: Way) -> Refused | None:
    """Why this seat may not ask for this now; None if it may."""
    if way == "return":
        return None if room.chairs[seat].computer else TableError(reason("table-not-away"))
    if way == "leave":
        return None
    if room.chairs[seat].computer:
        return TableError(reason("table-computer-plays"))
    match way:
        case "next":
            return _no_next(room)
        case "hint":
            return _no_hint(room, seat)
        case "rematch":
            return _no_rematch(room)
    if room.stage not in ON:
        return not_playing(room)
    if way == "resign":
        return None if len(room.game.sides) == 2 else TableError(reason("table-no-resigning"))
    return _no_takeback(room, seat)


def ways(room: Room, seat: Seat) -> tuple[Way, ...]:
    """What this seat is offered: what it may ask for, without what would change nothing or is being asked already."""
    idle: set[Way] = set()
    if not is_missed(room, seat):
        idle.add("leave")
    if room.chairs[seat].ready:
        idle.add("next")
    if room.pending is not None:
        idle |= {"takeback", "resign"}
    return tuple(way for way in WAYS if way not in idle and refusal(room, seat, way) is None)


def is_missed(room: Room, seat: Seat) -> bool:
    """Whether anything changes when the person of this seat leaves: not in a match in which nobody waits for them."""
    return room.stage not in ON or not (room.chairs[seat].computer or is_alone(room))


def missing(room: Room) -> frozenset[Seat]:
    """The seats whose consent is waited for."""
    asked = room.pending
    return frozenset() if asked is None else room.others(asked.seat, asked.wish) - asked.yes


def not_playing(room: Room) -> Refused:
    """Why nothing can be done in a deal where none is being played."""
    return SessionError(reason("table-no-first-deal" if room.match is None else "session-deal-over"))


def _no_next(room: Room) -> Refused | None:
    if room.stage is Stage.BETWEEN:
        return None
    return TableError(reason("match-over" if room.stage is Stage.OVER else "match-deal-unfinished"))


def _no_hint(room: Room, seat: Seat) -> Refused | None:
    if not gives_hints(room):
        return SessionError(reason("table-no-hint", "10.2"))
    if room.stage is not Stage.PLAYING:
        return not_playing(room)
    return None if room.turn == seat else SessionError(reason("refused-not-your-turn", room.game.turn_paragraph))


def _no_rematch(room: Room) -> Refused | None:
    if room.stage is not Stage.OVER:
        return TableError(reason("table-not-over"))
    return TableError(reason("table-seat-free")) if any(chair.is_free for chair in room.chairs) else None


def _no_takeback(room: Room, seat: Seat) -> Refused | None:
    if not room.others(seat, "takeback") and room.opened.memory is not Memory.TRAINING:
        return SessionError(reason("table-no-takeback", "10.2"))
    return SessionError(reason("session-nothing-to-undo")) if last_choice(room, seat) is None else None


def last_choice(room: Room, seat: Seat) -> int | None:
    """How many actions of the deal were done before this seat's last choice; None if it has had none."""
    record = room.record
    if record is None:
        return None
    for number in range(len(record.actions) - 1, -1, -1):
        state = record.steps[number].state
        if state.table.turn == seat and not leaves_no_choice(room.game.legal(state)):
            return number
    return None


def scripted(room: Room) -> Action | None:
    """What the seat to act does by the script of the table's lesson; None where there is none, or it was left."""
    if not room.opened.lesson or room.record is None:
        return None
    return LESSONS[room.opened.lesson].reply(room.record)


def gives_hints(room: Room) -> bool:
    """Whether the table gives hints: with people, though they be away, only where it is for training (§10.2)."""
    memory = room.opened.memory
    return memory is Memory.TRAINING or (memory is Memory.POINTS and is_alone(room))


def is_alone(room: Room) -> bool:
    """Whether one person plays bots alone."""
    return sum(not chair.place.bot for chair in room.chairs) < 2
