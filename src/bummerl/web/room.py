"""A table as the fold of its log: who sits, the shuffle, the match, and what is being asked.

`folding` makes it, happening by happening; `deciding` says, from a room, which happenings a command makes.

Contents: TableError, Stage, Chair, Pending, Room.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from hashlib import sha256
from random import Random
from typing import Final

from bummerl.record.match import Match
from bummerl.record.reading import read_deal
from bummerl.record.record import Record
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import AnyGame
from bummerl.rules.reasons import Refused
from bummerl.table.dealer import LINKS, chance
from bummerl.web.happenings import Opened, Place, Wish
from bummerl.web.links import Links, published

__all__ = ["REMEMBERED", "Chair", "Pending", "Room", "Stage", "TableError", "secret_hash"]

REMEMBERED: Final = 32
"""Commands of a seat that are known again when they are sent twice, and happenings whose place in the deal is known."""


class TableError(Refused):
    """Something that this table does not offer now."""


class Stage(StrEnum):
    """What the table is at."""

    OPEN = "open"
    """Seats are free."""
    SHUFFLING = "shuffling"
    """All sit; random bytes are awaited."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A deal is over, the match is not."""
    OVER = "over"


def secret_hash(secret: str) -> str:
    """What the log keeps of a seat's secret."""
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Chair:
    """A seat and who has it.  `tab` is where its person plays, "" while away; `since` when that last changed."""

    place: Place
    name: str = ""
    secret: str = ""
    computer: str = ""
    """The bot that plays for the person now."""
    cause: str = ""
    tab: str = ""
    node: str = ""
    since: float = 0
    seal: str = ""
    entropy: bytes | None = None
    ready: bool = False
    done: tuple[tuple[str, int], ...] = ()

    @classmethod
    def at(cls, place: Place) -> Chair:
        """The seat when the table is opened."""
        return cls(place, place.name, entropy=b"" if place.bot else None)

    @property
    def is_person(self) -> bool:
        """Whether somebody sits here, the computer playing for them or not."""
        return bool(self.secret)

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.place.bot and not self.secret

    @property
    def bot(self) -> str:
        """The bot that plays this seat; "" for none."""
        return self.place.bot or self.computer

    @property
    def decides(self) -> bool:
        """Whether a person plays here by itself."""
        return self.is_person and not self.computer

    def fresh(self) -> Chair:
        """This chair before another shuffle."""
        return replace(self, seal="", entropy=b"" if self.bot else None, ready=False)


@dataclass(frozen=True)
class Pending:
    """A wish that waits for the consent of others."""

    seat: Seat
    wish: Wish
    kept: int = 0
    yes: frozenset[Seat] = frozenset()


@dataclass(frozen=True)
class Room:
    """A table after `seq` happenings: immutable; `after` gives the next one."""

    table: str
    opened: Opened
    game: AnyGame
    chairs: tuple[Chair, ...]
    seq: int = 1
    rested: int = 1
    """The last happening after which no deal was being played."""
    maker: Seat | None = None
    """Who has made the table; after they have left, the first of those who sit."""
    number: int = 1
    """Of the shuffle; every match has its own."""
    match: Match | None = None
    resigned: Seat | None = None
    pending: Pending | None = None
    undone: int = 0
    """How often the place in the match went back, so that a place is never named alike twice."""
    losses: tuple[int, ...] = ()
    """The Bummerl of earlier matches at this table, by seat."""
    since: float = 0
    """When the turn began."""
    places: tuple[tuple[int, int, int, int], ...] = field(default=(), repr=False)
    """Of the last happenings: seq, and then deal, step and `undone` after it."""

    @cached_property
    def stage(self) -> Stage:
        """What the table is at."""
        match = self.match
        if match is None:
            return Stage.OPEN if any(chair.is_free for chair in self.chairs) else Stage.SHUFFLING
        if match.winner is not None or self.resigned is not None:
            return Stage.OVER
        if match.current is not None:
            return Stage.PLAYING
        if self.exercise is not None:
            return Stage.OVER
        return Stage.BETWEEN if len(match.deals) + 1 < LINKS else Stage.OVER

    @cached_property
    def exercise(self) -> Record | None:
        """The deal that is played here instead of a match."""
        return read_deal(self.opened.start) if self.opened.start else None

    @property
    def takeover(self) -> int:
        """Seconds away after which the computer plays for a person, 0 never.

        Where the computer was given all seats but one nobody is kept waiting any more.
        """
        was_shared = sum(not place.bot for place in self.opened.places) > 1
        is_shared = sum(not chair.place.bot for chair in self.chairs) > 1
        return 0 if was_shared and not is_shared else self.opened.takeover

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits, by seat; "" where nobody does."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def record(self) -> Record | None:
        """The deal on the table, finished or not."""
        return self.match.deals[-1] if self.match is not None and self.match.deals else None

    @property
    def at(self) -> str:
        """The place in the match that an action is chosen for; never named alike twice at one table.

        It is the number of the deal and of the actions in it, and how often it went back if it ever did.
        """
        if self.record is None or self.match is None:
            return ""
        back = f".{self.undone}" if self.undone else ""
        return f"{len(self.match.deals)}.{len(self.record.actions)}{back}"

    @property
    def turn(self) -> Seat | None:
        """The seat to act in the deal; None where no deal is being played."""
        if self.stage is not Stage.PLAYING:
            return None
        assert self.record is not None, "a deal is being played"
        turn: Seat = self.record.state.table.turn
        return turn

    @property
    def waited(self) -> frozenset[Seat]:
        """The seats without which it does not go on, be they persons or played by the computer."""
        match self.stage:
            case Stage.PLAYING:
                return frozenset() if self.turn is None else frozenset({self.turn})
            case Stage.SHUFFLING:
                return frozenset(seat for seat in range(self.game.seats) if self.wants(seat) is not None)
            case Stage.BETWEEN:
                return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.decides and not chair.ready)
            case _:
                return frozenset()

    def wants(self, seat: Seat) -> str | None:
        """What the shuffle waits for from this seat: "seal", "entropy", or None."""
        chair = self.chairs[seat]
        if self.stage is not Stage.SHUFFLING or chair.entropy is not None or not chair.is_person:
            return None
        if len(self.persons) < 2:
            return "entropy"
        if not chair.seal:
            return "seal"
        return None if any(not self.chairs[each].seal for each in self.persons) else "entropy"

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats whose persons play by themselves."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.decides)

    def others(self, seat: Seat, wish: Wish) -> frozenset[Seat]:
        """The seats whose consent this wish needs."""
        others = {each for each in self.persons if each != seat}
        if wish == "resign":
            others &= set(next(side for side in self.game.sides if seat in side))
        return frozenset(others)

    def seat_of(self, digest: str) -> Seat | None:
        """The seat that belongs to whoever knows the secret with this hash."""
        found = [seat for seat, chair in enumerate(self.chairs) if hmac.compare_digest(chair.secret, digest)]
        return found[0] if found else None

    def done(self, seat: Seat, command: str) -> int | None:
        """The happening by which this command of the seat was done; None if it was not, or long ago."""
        return next((seq for known, seq in self.chairs[seat].done if known == command), None)

    def place_after(self, seq: int) -> tuple[int, int] | None:
        """Deal and step after an earlier happening; None if that is long ago or the match went back since."""
        found = next((place for place in self.places if place[0] == seq), None)
        return found[1:3] if found is not None and found[3] == self.undone else None

    @property
    def commitment(self) -> str:
        """The checksum of the shuffle, published before anybody adds bytes."""
        return published(self._tip)

    @cached_property
    def replay(self) -> str:
        """The id of the replay of this match: nobody can derive it from the table's."""
        return urlsafe_b64encode(self._derived("replay")[:16]).decode().rstrip("=")

    def chance(self) -> Random:
        """Chance for one decision, which tells nothing about the cards."""
        assert self.match is not None, "somebody decides"
        return chance(self._tip, self.match)

    @property
    def links(self) -> Links:
        """The shuffle's chain."""
        return Links(self._tip)

    @property
    def _tip(self) -> bytes:
        return self._derived("shuffle")

    def _derived(self, purpose: str) -> bytes:
        place = f"bummerl table 1 {purpose} {self.number}".encode()
        return hmac.digest(bytes.fromhex(self.opened.root), place, "sha256")
