"""Tables of the server without a server: opened, seated, and driven by whatever commands a test likes."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from bummerl.record.match import Memory
from bummerl.record.shuffle import seal
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import find
from bummerl.web import commands
from bummerl.web.commands import Command, Move, TakeSeat
from bummerl.web.deciding import decide
from bummerl.web.folding import after, begin
from bummerl.web.happenings import Happening, Opened, Place, read, write
from bummerl.web.room import Room, Stage, secret_hash

ROOT = "5a" * 32


def opened(preset: str = "schnapsen", bots: tuple[Seat, ...] = (), **more: Any) -> Opened:  # noqa: ANN401  # its fields
    """The opening of a table of this preset, with rules of thumb in these seats."""
    seats = find(preset).game.seats
    places = tuple(Place(bot="thumb", name=f"Bot {seat}") if seat in bots else Place() for seat in range(seats))
    return Opened(**{"time": 0.0, "preset": preset, "places": places, "root": ROOT, **more})


@dataclass
class Driven:
    """A table with its log, whose clock goes on by a second a command."""

    room: Room
    log: list[Happening] = field(default_factory=list)
    now: float = 0

    @classmethod
    def open(cls, opening: Opened) -> Driven:
        """A table that has just been opened."""
        return cls(begin("table", opening), [opening])

    @classmethod
    def playing(cls, preset: str = "schnapsen", bots: tuple[Seat, ...] = (), **more: Any) -> Driven:  # noqa: ANN401
        """A table at which everybody sits and the first deal is dealt."""
        table = cls.open(opened(preset, bots, **more))
        persons = [seat for seat, chair in enumerate(table.room.chairs) if chair.is_free]
        for seat in persons:
            table.do(seat, TakeSeat(f"sit{seat}", seat, f"Person {seat}", secret_hash(secret(seat))))
        table.shuffle()
        return table

    def shuffle(self) -> None:
        """Everybody gives seal and bytes."""
        for kind in ("seal", "entropy"):
            for seat in range(self.room.game.seats):
                if self.room.wants(seat) == kind:
                    self.do(seat, share(kind, seat, f"{kind}{seat}.{self.room.number}"))

    def do(self, seat: Seat, command: Command) -> tuple[Happening, ...]:
        """Decide, write, read, believe; Refused as `decide`."""
        self.now += 1
        happenings = tuple(read(write(each)) for each in decide(self.room, seat, command, self.now))
        for happening in happenings:
            self.room = after(self.room, happening)
            self.log.append(happening)
        return happenings

    def act(self, rng: Random, among: Any = None) -> None:  # noqa: ANN401  # a filter of actions
        """Something legal for the seat to act."""
        room = self.room
        assert room.record is not None
        assert room.turn is not None
        legal = [action for action in room.game.legal(room.record.state) if among is None or among(action)]
        self.do(room.turn, Move(rng.choice(legal), room.at))

    def finish_deal(self, rng: Random) -> None:
        """Random play to the end of the deal."""
        assert self.room.match is not None
        number = len(self.room.match.deals)
        while self.room.stage is Stage.PLAYING and len(self.room.match.deals) == number:
            self.act(rng)
            assert self.room.match is not None


def secret(seat: Seat) -> str:
    """What only the browser of this seat knows."""
    return f"the secret of seat {seat}"


def entropy(seat: Seat) -> str:
    """The random bytes of this seat, in digits."""
    return f"{seat:02x}" * 16


def share(kind: str, seat: Seat, command: str) -> Command:
    """This seat's part in the shuffle."""
    if kind == "seal":
        return commands.Seal(do="seal", id=command, seal=seal(seat, bytes.fromhex(entropy(seat))))
    return commands.Entropy(do="entropy", id=command, entropy=entropy(seat))


def memory(name: str) -> Memory:
    """The level of this name."""
    return Memory(name)
