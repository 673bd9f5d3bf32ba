"""What a table offers a seat.

Contents: last_choice, scripted, gives_hints, is_alone.
"""

from __future__ import annotations

from bummerl.lessons.first_game import LESSONS
from bummerl.record.match import Memory
from bummerl.rules.actions import Action, Seat
from bummerl.table.dealer import leaves_no_choice
from bummerl.web.room import Room

__all__ = ["gives_hints", "is_alone", "last_choice", "scripted"]


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
