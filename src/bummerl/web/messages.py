"""What a browser may send over the socket, read strictly.

Contents: Lang, Secret; Hello, Reading, Sit, Fill, Look, Hint, Track, Phrase, Report; Message, read_message, Unreadable.
"""

from __future__ import annotations

import json
from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from bummerl.rules.reasons import Refused, reason
from bummerl.web.commands import (
    Act,
    Answer,
    Entropy,
    Leave,
    Next,
    Rematch,
    Resign,
    Return,
    Seal,
    Sent,
    SentCommand,
    Takeback,
)

__all__ = [
    "LONGEST_MESSAGE",
    "PHRASES",
    "Fill",
    "Hello",
    "Hint",
    "Lang",
    "Look",
    "Message",
    "Phrase",
    "Reading",
    "Report",
    "Secret",
    "Sit",
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
Letters = Literal["", Lang]
Secret = Annotated[str, Field(min_length=16, max_length=128)]


class Unreadable(Refused):
    """A message that is none; `command` is its id as far as it can be told."""

    def __init__(self, problem: str, command: str = "") -> None:
        super().__init__(reason("socket-unreadable", problem=problem))
        self.command = command


class Hello(Sent):
    """The first message: who I am and how I read; `seen` is the last `seq` that was shown to me.

    `unnamed` are the names of others that I do not want to see.
    """

    do: Literal["hello"]
    secret: Secret
    lang: Lang = "en"
    deck: Deck = "french"
    letters: Letters = ""
    seen: Annotated[int, Field(ge=0)] | None = None
    unnamed: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=8)] = Field(default_factory=list)


class Reading(SentCommand):
    """Another language or deck, or other letters, from now on."""

    do: Literal["reading"]
    lang: Lang
    deck: Deck
    letters: Letters = ""


class Sit(SentCommand):
    """Take a free seat."""

    do: Literal["sit"]
    seat: Annotated[int, Field(ge=0, le=3)]
    name: Annotated[str, Field(max_length=80)]


class Fill(SentCommand):
    """Give a free seat of my table to this bot, or, without one, take it back."""

    do: Literal["fill"]
    seat: Annotated[int, Field(ge=0, le=3)]
    bot: Annotated[str, Field(max_length=80)]


class Phrase(SentCommand):
    """Say one of the quick phrases."""

    do: Literal["phrase"]
    phrase: Annotated[str, Field(max_length=40)]


class Report(SentCommand):
    """Somebody's name should not be here: I will not see it again, and who runs the server is told."""

    do: Literal["report"]
    seat: Annotated[int, Field(ge=0, le=3)]
    name: Annotated[str, Field(max_length=80)]


class Hint(SentCommand):
    """What a strong player would do."""

    do: Literal["hint"]


class Track(SentCommand):
    """Where the cards may lie whose place I do not know."""

    do: Literal["tracker"]


class Look(SentCommand):
    """The table as I saw it after that many actions of that deal."""

    do: Literal["look"]
    deal: Annotated[int, Field(ge=1, le=10_000)]
    step: Annotated[int, Field(ge=0, le=10_000)]


Message = (
    Hello
    | Reading
    | Sit
    | Fill
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
    bummerl.web.messages.Unreadable: socket-unreadable: problem act.action: Field required
    """
    if len(text.encode("utf-8", "surrogatepass")) > LONGEST_MESSAGE:
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
