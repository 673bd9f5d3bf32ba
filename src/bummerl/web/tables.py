"""Opening a table: what somebody wishes, checked, and made into the first lines of its log.

Contents: Wished, opening.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from bummerl.engine.bots import bot, check_plays
from bummerl.locale import Locale
from bummerl.record.match import Memory, check_name
from bummerl.record.notation import value_text
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import find
from bummerl.rules.reasons import Refused, reason
from bummerl.web.happenings import Opened, Place, Sat
from bummerl.web.room import secret_hash

__all__ = ["Wished", "opening"]

MOST_LAYOUTS: Final = 100
"""What a bot of the server may search for a move: more would keep others waiting."""

PEOPLE_TAKEOVER: Final = 60
"""Seconds away after which the computer plays, where people play each other."""


class Wished(BaseModel):
    """A table as somebody wishes it: `seats` are "me", "open" or "bot:NAME", `clock` and `takeover` seconds (0: no)."""

    model_config = ConfigDict(extra="forbid")

    preset: Annotated[str, Field(max_length=80)]
    options: Annotated[dict[str, Annotated[str, Field(max_length=80)]], Field(max_length=80)] = {}
    memory: Memory = Memory.POINTS
    seats: Annotated[list[Annotated[str, Field(max_length=80)]], Field(min_length=2, max_length=4)]
    name: Annotated[str, Field(max_length=80)]
    secret: Annotated[str, Field(min_length=16, max_length=128)]
    lang: Literal["en", "de", "ja", "ru", "pl"] | None = None
    clock: Annotated[int, Field(ge=0, le=3600)] = 0
    takeover: Annotated[int, Field(ge=0, le=86400)] | None = None
    watchers: bool = True


def opening(wished: Wished, locale: Locale, root: bytes, now: float) -> tuple[Opened, Sat, Seat]:
    """The first two happenings of the table and the seat of who opens it; Refused for what cannot be.

    `root` are 32 random bytes, from which all its shuffles come.
    """
    preset = find(wished.preset)
    game = preset.game.with_texts(wished.options)
    changed = game.options.differing(preset.game.options)
    if len(wished.seats) != game.seats:
        raise Refused(reason("table-seats", needed=game.seats, given=len(wished.seats)))
    if wished.seats.count("me") != 1:
        raise Refused(reason("table-one-me"))
    name = wished.name.strip()
    check_name(name)
    names = iter([each for each in locale.text("computer-names").split(", ") if each != name])
    places = []
    for word in wished.seats:
        if word in {"me", "open"}:
            places.append(Place())
            continue
        kind, colon, bot_name = word.partition(":")
        if kind != "bot" or not colon:
            raise Refused(reason("table-seat-word", given=word))
        player = bot(bot_name)
        check_plays(player, preset._replace(game=game))
        if getattr(player, "layouts", 0) > MOST_LAYOUTS:
            raise Refused(reason("table-bot-slow", name=bot_name, most=MOST_LAYOUTS))
        places.append(Place(bot=bot_name, name=next(names)))
    people = sum(not place.bot for place in places)
    takeover = wished.takeover if wished.takeover is not None else PEOPLE_TAKEOVER if people > 1 else 0
    opened = Opened(
        time=now,
        preset=preset.key,
        options={option: value_text(value) for option, value in changed.items()},
        memory=wished.memory,
        places=tuple(places),
        root=root.hex(),
        clock=wished.clock,
        takeover=takeover,
        watchers=wished.watchers,
    )
    seat = wished.seats.index("me")
    return opened, Sat(time=now, seat=seat, name=name, secret=secret_hash(wished.secret)), seat
