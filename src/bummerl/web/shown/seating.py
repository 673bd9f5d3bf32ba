"""What a table in the browser knows beside its match: who sits there, and what is being asked.

The room makes one `Seating` for each reader; what is shown is made from it, the match and the reader's seat alone.

Contents: Sitting, Asked, Seating.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from bummerl.record.match import Memory
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import AnyGame

__all__ = ["Asked", "Seating", "Sitting"]


class Sitting(NamedTuple):
    """Who has a seat.

    `bot` is the name of the bot that plays, at a seat of a bot or where the `computer` plays for a person.  `deadline`
    is when the computer takes the seat over (seconds since 1970) if its person does nothing; None where nobody waits.
    """

    kind: Literal["person", "bot", "free"]
    name: str = ""
    bot: str = ""
    online: bool = True
    computer: bool = False
    deadline: float | None = None


class Asked(NamedTuple):
    """Something that needs consent: who asks, what for, and whose answer is missing."""

    by: Seat
    wish: str
    waits_for: tuple[Seat, ...]


class Seating(NamedTuple):
    """A table for one reader, at the number `seq` of its log; `at` names the place in the match.

    `stage` is "open" (seats are free), "shuffling" (random bytes are missing), "playing", "between" (deals) or "over";
    "later" for who watches and is shown no deal before one is over.
    `ways` are what the reader may ask for now, `wants` what the shuffle needs of the reader.  `since` is when the turn
    began (seconds since 1970).  `losses` are the Bummerl of earlier matches at this table, by seat.  A deal is
    `practice` when something has been taken back in it.  `replay` is the id of the match's replay, once it has one;
    `resigned` has given the match up.  `watch` is what those who watch are shown, "" where nobody can.
    """

    table: str
    preset: str
    game: AnyGame
    memory: Memory
    stage: str
    sitting: tuple[Sitting, ...]
    seq: int = 0
    at: str = ""
    ways: tuple[str, ...] = ()
    asked: Asked | None = None
    practice: bool = False
    commitment: str = ""
    wants: str | None = None
    since: float | None = None
    losses: tuple[int, ...] = ()
    replay: str = ""
    resigned: Seat | None = None
    watch: str = ""
