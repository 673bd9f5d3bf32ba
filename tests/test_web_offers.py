"""What a table offers a seat is what it takes: the page shows no button that is refused, and hides none that works."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest

from bummerl.engine.pimc import Advice
from bummerl.record.match import Memory
from bummerl.rules.actions import Seat
from bummerl.rules.reasons import Refused
from bummerl.web.deciding import decide
from bummerl.web.frames import seating_of
from bummerl.web.happenings import Answered, Happening
from bummerl.web.host import Host
from bummerl.web.offers import WAYS, Way, missing
from bummerl.web.room import Room
from bummerl.web.searches import Searches
from tests.test_web_room import COMMANDS, any_command, simple
from tests.web_tables import Driven, opened

TABLES: Final[tuple[tuple[str, tuple[Seat, ...], dict[str, Any]], ...]] = (
    ("schnapsen", (), {"options": {"match_points": "2"}}),
    ("schnapsen", (1,), {"memory": Memory.TRAINING}),
    ("schnapsen", (1,), {"memory": Memory.STRICT}),
    ("sixty_six", (), {"memory": Memory.TRAINING, "options": {"match_points": "1"}}),
    ("sixty_six_3p_us", (2,), {"options": {"match_points": "1"}}),
    ("sixty_six_4p", (1, 3), {}),
    ("bauernschnapsen", (2,), {"memory": Memory.TRAINING}),
    ("dreierschnapsen", (), {}),
    ("thousand", (1,), {}),
)

KINDS: Final = ("move", *COMMANDS, "sit", "fill", "share")
CHANCES: Final = (60, *([1] * len(COMMANDS)), 6, 1, 12)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_is_offered_is_taken_and_what_is_not_changes_nothing(
    number: int, scale: Callable[[int, int], int]
) -> None:
    preset, bots, more = TABLES[number]
    offered: set[Way] = set()
    for seed in range(scale(4, 300)):
        rng = Random(f"{number} {seed}")
        table = Driven.playing(preset, bots, **more) if seed % 4 else Driven.open(opened(preset, bots, **more))
        seats = table.room.game.seats
        if seed % 4 == 2:
            table.finish_deal(rng)
        for _ in range(150):
            for seat in range(seats):
                if table.room.chairs[seat].is_person:
                    offered.update(held_against_what_is_taken(table.room, seat))
            kind = rng.choices(KINDS, CHANCES)[0]
            seat = table.room.turn if kind == "move" and table.room.turn is not None else rng.randrange(seats)
            with suppress(Refused):
                table.do(seat, any_command(table.room, seat, kind, rng.randrange(1_000_000)))
    assert {"leave", "return"} <= offered
    assert offered & {"next", "rematch"}
    assert "takeback" in offered or more.get("memory") is Memory.STRICT


def held_against_what_is_taken(room: Room, seat: Seat) -> tuple[Way, ...]:
    """What this seat is offered, all of which it must be able to do, and nothing else."""
    offered: tuple[Way, ...] = seating_of(room, seat).ways  # type: ignore[assignment]  # what is shown knows words alone
    for way in WAYS:
        if way in offered:
            follows = ask(room, seat, way)
            assert follows or way != "leave", "a match that goes on alike cannot be left"
            continue
        with suppress(Refused):
            follows = ask(room, seat, way)
            # Who has had the same wish a moment later agrees.
            agrees = room.pending is not None and room.pending.wish == way and seat in missing(room)
            assert [type(each) for each in follows] == [Answered] * agrees, (way, room.stage)
    return offered


def ask(room: Room, seat: Seat, way: Way) -> Sequence[Happening | Advice]:
    """What follows; Refused if the table does not offer it."""
    if way != "hint":
        return decide(room, seat, simple(way, "asked"), 10_000)
    host = Host.__new__(Host)
    host.hints = Searches(at_once)
    return [asyncio.run(host.hint(room, seat))]


async def at_once(room: Room, seat: Seat) -> Advice:
    """A hint without a search for it."""
    assert room.record is not None
    assert room.turn == seat
    return Advice(room.record.view(seat).legal[0])
