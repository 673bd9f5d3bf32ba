"""Opening a table: what somebody wishes, checked, and made into the first lines of its log.

Contents: From, Wished, opening.
"""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from bummerl.lessons.first_game import LESSONS
from bummerl.lessons.strategy import EXAMPLES
from bummerl.locale import Locale
from bummerl.record.match import Memory
from bummerl.record.notation import value_text, write_deal
from bummerl.record.record import Record
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import find
from bummerl.rules.reasons import Refused, reason
from bummerl.web.filling import check_serves
from bummerl.web.happenings import Opened, Place, Sat, Watch
from bummerl.web.messages import Lang, Secret
from bummerl.web.names import check_readable, looks
from bummerl.web.room import secret_hash

__all__ = ["From", "Wished", "opening"]

PEOPLE_TAKEOVER: Final = 60
"""Seconds away after which the computer plays, where people play each other."""


class From(BaseModel):
    """A place in a finished deal of a replay: after the first `step` actions of deal number `deal`."""

    model_config = ConfigDict(extra="forbid")

    replay: Annotated[str, Field(max_length=80)]
    deal: Annotated[int, Field(ge=1, le=100_000)]
    step: Annotated[int, Field(ge=0, le=10_000)]


class Wished(BaseModel):
    """A table as somebody wishes it: `seats` are "me", "open" or "bot:NAME", `clock` and `takeover` seconds (0: no).

    An exercise begins from the place `start` of a replay, with the rules of that match, or goes on from an `example` of
    the advice, or is a `lesson`.
    """

    model_config = ConfigDict(extra="forbid")

    preset: Annotated[str, Field(max_length=80)]
    options: Annotated[dict[str, Annotated[str, Field(max_length=80)]], Field(max_length=80)] = {}
    memory: Memory = Memory.POINTS
    seats: Annotated[list[Annotated[str, Field(max_length=80)]], Field(min_length=2, max_length=4)]
    name: Annotated[str, Field(max_length=80)]
    secret: Secret
    lang: Lang | None = None
    clock: Annotated[int, Field(ge=0, le=3600)] = 0
    takeover: Annotated[int, Field(ge=0, le=86400)] | None = None
    watch: Watch = "table"
    lesson: Annotated[str, Field(max_length=80)] = ""
    example: Annotated[str, Field(max_length=80)] = ""
    start: From | None = None


def opening(
    wished: Wished, locale: Locale, root: bytes, now: float, start: Record | None = None
) -> tuple[Opened, Sat, Seat]:
    """The first two happenings of the table and the seat of who opens it; Refused for what cannot be.

    `root` are 32 random bytes, from which all its shuffles come; `start` is the deal to begin from, as far as it is
    played, instead of a shuffle.
    """
    if wished.lesson:
        start = _lesson(wished)
    if wished.example:
        start = _example(wished)
    if start is not None and start.result is not None:
        raise Refused(reason("table-start-over"))
    preset = find(wished.preset if start is None else start.name)
    game = preset.game.with_texts(wished.options) if start is None else start.game
    changed = game.options.differing(preset.game.options)
    if len(wished.seats) != game.seats:
        raise Refused(reason("table-seats", needed=game.seats, given=len(wished.seats)))
    if wished.seats.count("me") != 1:
        raise Refused(reason("table-one-me"))
    name = wished.name.strip()
    check_readable(name)
    names = iter([each for each in locale.text("computer-names").split(", ") if looks(each) != looks(name)])
    places = []
    for word in wished.seats:
        if word in {"me", "open"}:
            places.append(Place())
            continue
        kind, colon, bot_name = word.partition(":")
        if kind != "bot" or not colon:
            raise Refused(reason("table-seat-word", given=word))
        check_serves(bot_name, preset._replace(game=game))
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
        watch=wished.watch,
        start="" if start is None else write_deal(start),
        lesson=wished.lesson,
    )
    seat = wished.seats.index("me")
    return opened, Sat(time=now, seat=seat, name=name, secret=secret_hash(wished.secret)), seat


def _example(wished: Wished) -> Record:
    """The deal of an example; Refused if there is no such example."""
    example = EXAMPLES.get(wished.example)
    if example is None:
        raise Refused(reason("table-no-example", name=wished.example))
    return example.record


def _lesson(wished: Wished) -> Record:
    """The deal of a lesson; Refused if there is no such lesson, or the learner does not sit where it wants."""
    lesson = LESSONS.get(wished.lesson)
    if lesson is None:
        raise Refused(reason("table-no-lesson", name=wished.lesson, known=", ".join(LESSONS)))
    if wished.seats[lesson.learner] != "me":
        raise Refused(reason("table-lesson-seat", number=lesson.learner + 1))
    return lesson.record
