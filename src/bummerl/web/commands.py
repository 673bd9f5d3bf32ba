"""What is done at a table: by who has a seat, over the socket, and by the server itself.

Contents: Sent, SentCommand (forms of a message); one class a command of a seat; TakeSeat, FillSeat, Arrive, Depart,
Move, TakeOver (the server's); Command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bummerl.rules.actions import Action, Seat
from bummerl.web.happenings import Cause

__all__ = [
    "Act",
    "Answer",
    "Arrive",
    "Command",
    "Depart",
    "Entropy",
    "FillSeat",
    "Leave",
    "Move",
    "Next",
    "Rematch",
    "Resign",
    "Return",
    "Seal",
    "Sent",
    "SentCommand",
    "TakeOver",
    "TakeSeat",
    "Takeback",
]


class Sent(BaseModel):
    """A message of a browser, read strictly."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class SentCommand(Sent):
    """A message that is answered under its id."""

    id: Annotated[str, Field(min_length=1, max_length=40)]


class Seal(SentCommand):
    """The seal of my random bytes."""

    do: Literal["seal"]
    seal: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Entropy(SentCommand):
    """My random bytes: 16 to 64, in hexadecimal digits."""

    do: Literal["entropy"]
    entropy: Annotated[str, Field(pattern="^([0-9a-f]{2}){16,64}$")]


class Act(SentCommand):
    """An action in notation, chosen for the place `at`."""

    do: Literal["act"]
    action: Annotated[str, Field(max_length=40)]
    at: Annotated[str, Field(max_length=40)]


class Next(SentCommand):
    """Ready for the next deal."""

    do: Literal["next"]


class Takeback(SentCommand):
    """Take my last choice back."""

    do: Literal["takeback"]


class Resign(SentCommand):
    """Give the match up."""

    do: Literal["resign"]


class Rematch(SentCommand):
    """Another match at this table."""

    do: Literal["rematch"]


class Answer(SentCommand):
    """Whether I agree to what is asked."""

    do: Literal["answer"]
    yes: bool


class Return(SentCommand):
    """Take my seat back from the computer."""

    do: Literal["return"]


class Leave(SentCommand):
    """Give my seat free, or to the computer while the match is on."""

    do: Literal["leave"]


@dataclass(frozen=True)
class TakeSeat:
    """Somebody sits down; `secret` is the hash."""

    id: str
    seat: Seat
    name: str
    secret: str


@dataclass(frozen=True)
class FillSeat:
    """A free seat is for this bot, which has the first of these names that nobody has; without one it is free again."""

    id: str
    seat: Seat
    bot: str
    names: tuple[str, ...]


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
    | FillSeat
    | Arrive
    | Depart
    | Move
    | TakeOver
)
"""What `deciding.decide` decides about."""
