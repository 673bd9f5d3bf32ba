"""What a browser may send over the socket, read strictly, and what the server itself does at a table.

Contents: Hello, Reading, one class a command, Look, Hint, Track, Phrase, Report; Message and `read_message`; TakeSeat,
Arrive, Depart, Move, TakeOver (the server's).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bummerl.rules.actions import Action, Seat
from bummerl.rules.reasons import Refused, reason
from bummerl.web.happenings import Cause

__all__ = [
    "LONGEST_MESSAGE",
    "PHRASES",
    "Act",
    "Answer",
    "Arrive",
    "Command",
    "Depart",
    "Entropy",
    "Hello",
    "Hint",
    "Leave",
    "Look",
    "Message",
    "Move",
    "Next",
    "Phrase",
    "Reading",
    "Rematch",
    "Report",
    "Resign",
    "Return",
    "Seal",
    "Sit",
    "TakeOver",
    "TakeSeat",
    "Takeback",
    "Track",
    "Unreadable",
    "read_message",
]

LONGEST_MESSAGE: Final = 4096
"""Bytes of a message of a browser."""

PHRASES: Final = ("hello", "luck", "played", "thanks", "oops", "moment", "again", "bye")
"""The quick phrases; their texts are messages of the locale."""

Lang = Literal["en", "de", "ja", "ru", "pl"]
Deck = Literal["french", "french4", "german"]
Letters = Literal["", "en", "de", "ja", "ru", "pl"]
Secret = Annotated[str, Field(min_length=16, max_length=128)]


class Unreadable(Refused):
    """A message that is none; `command` is its id as far as it can be told."""

    def __init__(self, problem: str, command: str = "") -> None:
        super().__init__(reason("socket-unreadable", problem=problem))
        self.command = command


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class _Command(_Message):
    id: Annotated[str, Field(min_length=1, max_length=40)]


class Hello(_Message):
    """The first message: who I am and how I read; `seen` is the last `seq` that was shown to me.

    `unnamed` are the names of others that I do not want to see.
    """

    do: Literal["hello"]
    secret: Secret
    lang: Lang = "en"
    deck: Deck = "french"
    letters: Letters = ""
    seen: Annotated[int, Field(ge=0)] | None = None
    unnamed: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=8)] = []


class Reading(_Command):
    """Another language or deck, or other letters, from now on."""

    do: Literal["reading"]
    lang: Lang
    deck: Deck
    letters: Letters = ""


class Sit(_Command):
    """Take a free seat."""

    do: Literal["sit"]
    seat: Annotated[int, Field(ge=0, le=3)]
    name: Annotated[str, Field(max_length=80)]


class Seal(_Command):
    """The seal of my random bytes."""

    do: Literal["seal"]
    seal: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Entropy(_Command):
    """My random bytes: 16 to 64, in hexadecimal digits."""

    do: Literal["entropy"]
    entropy: Annotated[str, Field(pattern="^([0-9a-f]{2}){16,64}$")]


class Act(_Command):
    """An action in notation, chosen for the place `at`."""

    do: Literal["act"]
    action: Annotated[str, Field(max_length=40)]
    at: Annotated[str, Field(max_length=40)]


class Next(_Command):
    """Ready for the next deal."""

    do: Literal["next"]


class Takeback(_Command):
    """Take my last choice back."""

    do: Literal["takeback"]


class Resign(_Command):
    """Give the match up."""

    do: Literal["resign"]


class Rematch(_Command):
    """Another match at this table."""

    do: Literal["rematch"]


class Answer(_Command):
    """Whether I agree to what is asked."""

    do: Literal["answer"]
    yes: bool


class Return(_Command):
    """Take my seat back from the computer."""

    do: Literal["return"]


class Leave(_Command):
    """Give my seat free, or to the computer while the match is on."""

    do: Literal["leave"]


class Phrase(_Command):
    """Say one of the quick phrases."""

    do: Literal["phrase"]
    phrase: Annotated[str, Field(max_length=40)]


class Report(_Command):
    """Somebody's name should not be here: I will not see it again, and who runs the server is told."""

    do: Literal["report"]
    seat: Annotated[int, Field(ge=0, le=3)]
    name: Annotated[str, Field(max_length=80)]


class Hint(_Command):
    """What a strong player would do."""

    do: Literal["hint"]


class Track(_Command):
    """Where the cards may lie that I have not seen."""

    do: Literal["tracker"]


class Look(_Command):
    """The table as I saw it after that many actions of that deal."""

    do: Literal["look"]
    deal: Annotated[int, Field(ge=1, le=10_000)]
    step: Annotated[int, Field(ge=0, le=10_000)]


Message = (
    Hello
    | Reading
    | Sit
    | Seal
    | Entropy
    | Act
    | Next
    | Takeback
    | Resign
    | Rematch
    | Answer
    | Return
    | Leave
    | Phrase
    | Report
    | Hint
    | Track
    | Look
)

_READER: Final[TypeAdapter[Message]] = TypeAdapter(Annotated[Message, Field(discriminator="do")])


def read_message(text: str) -> Message:
    """The message of a text; Unreadable says what is wrong with it, quoting nothing of it.

    >>> read_message('{"do": "act", "id": "7", "action": "AH", "at": "1.0"}').action
    'AH'
    >>> read_message('{"do": "act", "id": "7"}')
    Traceback (most recent call last):
    bummerl.web.commands.Unreadable: socket-unreadable: problem act.action: Field required
    """
    if len(text) > LONGEST_MESSAGE:
        raise Unreadable(f"> {LONGEST_MESSAGE}")
    try:
        return _READER.validate_json(text)
    except ValidationError as wrong:
        first = wrong.errors(include_input=False, include_url=False)[0]
        where = ".".join(map(str, first["loc"]))[:60]
        known = first["type"] not in {"union_tag_invalid", "json_invalid"}
        problem = f"{where}: {first['msg']}".removeprefix(": ") if known else "JSON, do"
        raise Unreadable(problem, _id_of(text)) from None


def _id_of(text: str) -> str:
    """The id of a message that cannot be used otherwise, so that its sender knows which one it was."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and len(found) <= 40 and found.isprintable() else ""


@dataclass(frozen=True)
class TakeSeat:
    """Somebody sits down; `secret` is the hash."""

    id: str
    seat: Seat
    name: str
    secret: str


@dataclass(frozen=True)
class Arrive:
    """A tab of the seat's person is there and plays from now on."""

    tab: str
    node: str


@dataclass(frozen=True)
class Depart:
    """This tab is gone."""

    tab: str


@dataclass(frozen=True)
class Move:
    """What a bot has chosen for the place `at`, or what the server answers where there is no choice."""

    action: Action
    at: str
    of_bot: bool = False


@dataclass(frozen=True)
class TakeOver:
    """The computer plays for a person who is away or out of time."""

    cause: Cause


Command = (
    Seal
    | Entropy
    | Act
    | Next
    | Takeback
    | Resign
    | Rematch
    | Answer
    | Return
    | Leave
    | TakeSeat
    | Arrive
    | Depart
    | Move
    | TakeOver
)
"""What `deciding.decide` decides about."""
