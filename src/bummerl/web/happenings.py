"""The lines of a table's log: typed, written as JSON, read strictly.

A happening is never changed and never removed, so a reader must know every form that was ever written: new fields get
defaults, old names stay.

The class of a line is its `kind`.

Contents: Place (a seat as the table was opened with it), one class a happening, Happening, read, write.
"""

from __future__ import annotations

import json
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from bummerl.record.match import Memory

__all__ = [
    "Acted",
    "Answered",
    "Asked",
    "Came",
    "Damaged",
    "Filled",
    "GaveEntropy",
    "Happening",
    "Left",
    "Opened",
    "Place",
    "Ready",
    "Returned",
    "Sat",
    "Sealed",
    "TakenOver",
    "Watch",
    "Went",
    "Wish",
    "read",
    "write",
]

Wish = Literal["takeback", "resign", "rematch"]
"""What may need the consent of others."""

Watch = Literal["table", "later", "nobody"]
"""What those who watch are shown: the running deal without hands, deals that are over with all hands, or nothing."""

Cause = Literal["away", "clock", "left"]
"""Why the computer has taken a seat over."""

_HEX: Final = r"^[0-9a-f]*$"
Hash = Annotated[str, Field(pattern=_HEX, min_length=64, max_length=64)]
Number = Annotated[int, Field(ge=0)]


class Damaged(ValueError):
    """A line of the log that cannot be one."""


class _Line(BaseModel):
    """What all happenings have: when, and the id of the command that it answers ("" when the server acted)."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    time: float
    command: str = ""


class _OfSeat(_Line):
    """A happening at one seat."""

    seat: Number


class Place(BaseModel):
    """A seat as the table was opened with it: for a bot, or (without one) for whoever comes."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    bot: str = ""
    name: str = ""


class Opened(_Line):
    """The table exists.  From `root` come the secrets of all its shuffles; `takeover` and `clock` are seconds, 0 never.

    Options are those that differ from the preset's, as texts.  An exercise begins from the deal `start`, in notation,
    instead of a shuffle, and ends with it; `lesson` names the one that is told there.  `watch` is what those who watch
    are shown (see `watching`).
    """

    kind: Literal["opened"] = "opened"
    preset: str
    options: dict[str, str] = {}
    memory: Annotated[Memory, Field(strict=False)] = Memory.POINTS
    places: Annotated[tuple[Place, ...], Field(min_length=2, max_length=4)]
    root: Hash
    clock: Number = 0
    takeover: Number = 0
    watch: Watch = "table"
    start: str = ""
    lesson: str = ""
    watchers: bool = True
    """Older logs say only whether there are any."""

    @model_validator(mode="after")
    def _of_old(self) -> Self:
        return self if self.watchers else self.model_copy(update={"watch": "nobody", "watchers": True})


class Sat(_OfSeat):
    """A person takes a free seat; `secret` is the SHA-256 of the secret that only its browser knows."""

    kind: Literal["sat"] = "sat"
    name: str
    secret: Hash


class Came(_OfSeat):
    """The person at a seat is there: in this tab, which plays from now on, at this node."""

    kind: Literal["came"] = "came"
    tab: str
    node: str


class Went(_OfSeat):
    """The tab that played this seat is gone."""

    kind: Literal["went"] = "went"
    tab: str


class Left(_OfSeat):
    """A seat is given free."""

    kind: Literal["left"] = "left"


class Filled(_OfSeat):
    """Who has made the table gives a free seat, `place`, to a bot of this name; without a bot it is free again."""

    kind: Literal["filled"] = "filled"
    place: Number
    bot: str = ""
    name: str = ""


class Sealed(_OfSeat):
    """The seal of a seat's random bytes."""

    kind: Literal["sealed"] = "sealed"
    seal: Hash


class GaveEntropy(_OfSeat):
    """The random bytes of a seat, in hexadecimal digits."""

    kind: Literal["entropy"] = "entropy"
    entropy: Annotated[str, Field(pattern=_HEX, max_length=128)]


class Acted(_OfSeat):
    """An action in notation, chosen by the seat's person, by a bot, or by the server where there was no choice."""

    kind: Literal["acted"] = "acted"
    action: str
    by: Literal["person", "bot", "server"]


class Ready(_OfSeat):
    """A seat has seen the end of a deal; the next one is dealt when all have."""

    kind: Literal["ready"] = "ready"


class Asked(_OfSeat):
    """A seat wishes something, which is done as soon as nobody is left whose consent it needs.

    Of the deal's actions `kept` remain if it is to take back.
    """

    kind: Literal["asked"] = "asked"
    wish: Wish
    kept: Number = 0


class Answered(_OfSeat):
    """A seat agrees to what was asked, or not."""

    kind: Literal["answered"] = "answered"
    yes: bool


class TakenOver(_OfSeat):
    """The computer plays for a person, as this bot."""

    kind: Literal["takenover"] = "takenover"
    bot: str
    cause: Cause


class Returned(_OfSeat):
    """A person has its seat back."""

    kind: Literal["returned"] = "returned"


Happening = (
    Opened
    | Sat
    | Came
    | Went
    | Left
    | Filled
    | Sealed
    | GaveEntropy
    | Acted
    | Ready
    | Asked
    | Answered
    | TakenOver
    | Returned
)

_READER: Final[TypeAdapter[Happening]] = TypeAdapter(Annotated[Happening, Field(discriminator="kind")])


def write(happening: Happening) -> str:
    """The line as JSON, without what is as by default.

    >>> write(Ready(time=1.5, seat=0, command="a"))
    '{"kind":"ready","time":1.5,"command":"a","seat":0}'
    """
    data = {"kind": happening.kind, **happening.model_dump(mode="json", exclude_defaults=True)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> Happening:
    """The happening of a line; Damaged says what is wrong with it.

    >>> read('{"time": 1.5, "seat": 0, "kind": "ready"}').seat
    0
    >>> read('{"time": 1.5, "seat": -1, "kind": "ready"}')
    Traceback (most recent call last):
    bummerl.web.happenings.Damaged: ready.seat: Input should be greater than or equal to 0
    """
    try:
        return _READER.validate_json(line)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        raise Damaged(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from None
