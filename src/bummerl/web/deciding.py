"""Which happenings a command makes at a table, or why it makes none.  No clock, no chance, no database.

Contents: decide.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from bummerl.engine.pimc import Pimc
from bummerl.record.shuffle import seal
from bummerl.rules.actions import Action, IllegalAction, Seat, read_action
from bummerl.rules.reasons import reason
from bummerl.web.commands import (
    Act,
    Answer,
    Arrive,
    Command,
    Depart,
    Entropy,
    FillSeat,
    Leave,
    Move,
    Next,
    Rematch,
    Resign,
    Return,
    Seal,
    Takeback,
    TakeOver,
    TakeSeat,
)
from bummerl.web.filling import filled
from bummerl.web.happenings import (
    Acted,
    Answered,
    Asked,
    Came,
    GaveEntropy,
    Happening,
    Left,
    Ready,
    Returned,
    Sat,
    Sealed,
    TakenOver,
    Went,
    Wish,
)
from bummerl.web.names import check_readable, looks
from bummerl.web.offers import ON, is_missed, last_choice, missing, not_playing, refusal
from bummerl.web.room import Room, Stage, TableError

__all__ = ["decide"]


QUICK: Final = Pimc(10)
"""What plays for a person where it knows the game."""


def decide(room: Room, seat: Seat, command: Command, now: float) -> tuple[Happening, ...]:
    """The happenings that the command of this seat makes at `now` (seconds); Refused with the reason if none.

    None at all is an answer too: the command has been done already, or there is nothing to do.
    """
    known = getattr(command, "id", "")
    # Who sits down somewhere has no commands there that could have been done: they are another's.
    is_own = not isinstance(command, TakeSeat) or room.seat_of(command.secret) == seat
    if known and is_own and room.done(seat, known) is not None:
        return ()
    given: Any = {"time": now, "seat": seat, "command": known}
    return _Deciding(room, seat, given).of(command)


class _Deciding(NamedTuple):
    """One decision: at this table, for this seat, with what every happening is given."""

    room: Room
    seat: Seat
    given: Any

    def of(self, command: Command) -> tuple[Happening, ...]:  # one case a command
        given = self.given
        match command:
            case TakeSeat():
                return self.sits(command)
            case Arrive(tab, node):
                return (Came(**given, tab=tab, node=node),)
            case Depart(tab):
                return (Went(**given, tab=tab),) if self.room.chairs[self.seat].tab == tab else ()
            case Seal():
                self.shuffles("seal")
                return (Sealed(**given, seal=command.seal),)
            case Entropy():
                return self.gives(command)
            case Move():
                return self.moves(command)
            case TakeOver(cause):
                chair = self.room.chairs[self.seat]
                bot = _substitute(self.room)
                return (TakenOver(**given, bot=bot, cause=cause),) if chair.decides else ()
            case Return() | Leave() | Next() | Takeback() | Resign() | Rematch():
                why = refusal(self.room, self.seat, command.do)
                if why is not None:
                    raise why
                return self.goes(command)
            case _:
                if self.room.chairs[self.seat].computer:
                    raise TableError(reason("table-computer-plays"))
                return self.plays(command)

    def goes(self, command: Return | Leave | Next | Takeback | Resign | Rematch) -> tuple[Happening, ...]:
        """What follows from what the table offers."""
        given, room = self.given, self.room
        match command:
            case Return():
                return (Returned(**given),)
            case Leave():
                return self.leaves()
            case Next():
                return () if room.chairs[self.seat].ready else (Ready(**given),)
            case Takeback():
                kept = last_choice(room, self.seat)
                assert kept is not None, "it is offered"
                return self.asks("takeback", kept)
            case Resign():
                return self.asks("resign")
            case Rematch():
                return self.asks("rematch")

    def plays(self, command: Command) -> tuple[Happening, ...]:
        """What only a person can do that plays by itself."""
        match command:
            case Act():
                return self.acts(command)
            case FillSeat():
                return filled(self.room, self.seat, command, self.given)
            case Answer(yes=yes):
                return self.answers(yes=yes)
            case _:
                raise AssertionError(f"{command} is decided elsewhere")

    def sits(self, command: TakeSeat) -> tuple[Happening, ...]:
        room = self.room
        check_readable(command.name)
        if any(chair.secret == command.secret for chair in room.chairs):
            raise TableError(reason("table-sits-already"))
        if self.seat >= len(room.chairs) or not room.chairs[self.seat].is_free:
            raise TableError(reason("table-seat-taken"))
        if looks(command.name) in map(looks, room.names):
            raise TableError(reason("table-name-taken", name=command.name))
        return (Sat(**self.given, name=command.name, secret=command.secret),)

    def shuffles(self, what: Literal["seal", "entropy"]) -> None:
        if self.room.wants(self.seat) != what:
            raise TableError(reason("table-not-shuffling"))

    def gives(self, command: Entropy) -> tuple[Happening, ...]:
        self.shuffles("entropy")
        sealed = self.room.chairs[self.seat].seal
        if sealed and seal(self.seat, bytes.fromhex(command.entropy)) != sealed:
            raise TableError(reason("table-other-seal"))
        return (GaveEntropy(**self.given, entropy=command.entropy),)

    def acts(self, command: Act) -> tuple[Happening, ...]:
        action = read_action(command.action)
        self.must_play(command.at)
        self.must_be_legal(action)
        return (Acted(**self.given, action=str(action), by="person"),)

    def moves(self, command: Move) -> tuple[Happening, ...]:
        """What is not chosen for this place any more is nothing to complain about: the table has gone on."""
        room = self.room
        if room.at != command.at or room.turn != self.seat:
            return ()
        if command.of_bot and not room.chairs[self.seat].bot:
            return ()  # its person has come back meanwhile
        self.must_be_legal(command.action)
        by: Literal["bot", "server"] = "bot" if room.chairs[self.seat].bot else "server"
        return (Acted(**self.given, action=str(command.action), by=by),)

    def must_play(self, at: str) -> None:
        room = self.room
        if room.stage is not Stage.PLAYING:
            raise not_playing(room)
        if room.at != at:
            raise TableError(reason("table-gone-on"))
        if room.turn != self.seat:
            raise TableError(reason("refused-not-your-turn", room.game.turn_paragraph))

    def must_be_legal(self, action: Action) -> None:
        room = self.room
        assert room.record is not None, "a deal is being played"
        state = room.record.state
        why = room.game.explain(state.table, state.hands[self.seat], action)
        if why is not None:
            raise IllegalAction(action, why, room.game.legal(state))

    def asks(self, wish: Wish, kept: int = 0) -> tuple[Happening, ...]:
        """The wish; or, where somebody has had the same one a moment before, the consent to it."""
        asked = self.room.pending
        if asked is None:
            return (Asked(**self.given, wish=wish, kept=kept),)
        if asked.wish != wish or asked.kept > kept:
            raise TableError(reason("table-asked-already"))
        return (Answered(**self.given, yes=True),) if self.seat in missing(self.room) else ()

    def answers(self, *, yes: bool) -> tuple[Happening, ...]:
        if self.seat not in missing(self.room):
            raise TableError(reason("table-nothing-asked"))
        return (Answered(**self.given, yes=yes),)

    def leaves(self) -> tuple[Happening, ...]:
        room = self.room
        if not is_missed(room, self.seat):
            return ()
        if room.stage in ON:
            return (TakenOver(**self.given, bot=_substitute(room), cause="left"),)
        return (Left(**self.given),)


def _substitute(room: Room) -> str:
    """The bot that plays for a person: the strongest that is quick at this game."""
    return QUICK.name if QUICK.plays(room.game) else "thumb"
