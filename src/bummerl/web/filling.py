"""Seats that the computer has: which bots play here, and the free seats that the maker of a table gives them.

Contents: check_serves, MOST_LAYOUTS; filled, places_of.
"""

from __future__ import annotations

from typing import Any, Final

from bummerl.engine.bots import bot, check_plays
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import Preset, find
from bummerl.rules.reasons import Refused, reason
from bummerl.web.commands import FillSeat
from bummerl.web.happenings import Filled, Happening
from bummerl.web.names import looks
from bummerl.web.room import Room, TableError

__all__ = ["MOST_LAYOUTS", "check_serves", "filled", "places_of"]

MOST_LAYOUTS: Final = 100
"""What a bot of the server may search for a move: more would keep others waiting."""


def check_serves(name: str, preset: Preset) -> None:
    """Refused for a bot that there is not, that does not play this game, or that thinks too long for a server.

    >>> check_serves("pimc:10", find("schnapsen"))
    """
    player = bot(name)
    check_plays(player, preset)
    if getattr(player, "layouts", 0) > MOST_LAYOUTS:
        raise Refused(reason("table-bot-slow", name=name, most=MOST_LAYOUTS))


def places_of(room: Room, seat: Seat | None) -> dict[str, list[Seat]] | None:
    """The seats that this one may give the computer, and those that it may take back; None if it has no say in it."""
    if seat is None or seat != room.maker or room.match is not None:
        return None
    chairs = list(enumerate(room.chairs))
    return {
        "free": [at for at, chair in chairs if chair.is_free],
        "computer": [at for at, chair in chairs if chair.place.bot and not room.opened.places[at].bot],
    }


def filled(room: Room, seat: Seat, command: FillSeat, given: Any) -> tuple[Happening, ...]:  # noqa: ANN401  # fields
    """What follows from giving a free seat to a bot, or from taking it back; Refused with the reason."""
    if room.match is not None:
        raise TableError(reason("table-fill-late"))
    places = places_of(room, seat)
    if places is None:
        raise TableError(reason("table-fill-maker"))
    if not command.bot:
        if command.seat not in places["computer"]:
            raise TableError(reason("table-fill-not-given"))
        return (Filled(**given, place=command.seat),)
    if command.seat not in places["free"]:
        raise TableError(reason("table-seat-taken"))
    check_serves(command.bot, find(room.opened.preset)._replace(game=room.game))
    taken = set(map(looks, room.names))
    name = next(name for name in command.names if looks(name) not in taken)
    return (Filled(**given, place=command.seat, bot=command.bot, name=name),)
