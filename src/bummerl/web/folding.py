"""What each happening makes of a table.

Much follows by itself and is not in the log: the match begins when the last seat has given its bytes, the next deal is
dealt when all are ready, what everybody has agreed to is done.

Contents: begin, after, folded.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bummerl.record.match import Match
from bummerl.record.record import Record
from bummerl.rules.actions import Kind, Seat, read_action
from bummerl.rules.catalog import find
from bummerl.table.dealer import begun, dealt, played
from bummerl.web.happenings import (
    Acted,
    Answered,
    Asked,
    Came,
    Damaged,
    Filled,
    GaveEntropy,
    Happening,
    Left,
    Opened,
    Place,
    Ready,
    Returned,
    Sat,
    Sealed,
    TakenOver,
    Went,
)
from bummerl.web.room import REMEMBERED, Chair, Pending, Room, Stage

__all__ = ["after", "begin", "folded"]


def begin(table: str, opened: Opened) -> Room:
    """The table as its first happening makes it; Refused for a preset or options that there are not.

    >>> from bummerl.web.happenings import Place
    >>> opened = Opened(time=0.0, preset="schnapsen", places=(Place(), Place(bot="thumb", name="Resi")), root="0" * 64)
    >>> begin("k3vq", opened).stage.value
    'open'
    """
    game = find(opened.preset).game.with_texts(opened.options)
    if game.seats != len(opened.places):
        raise Damaged(f"{opened.preset} has {game.seats} seats, not {len(opened.places)}")
    return _settled(Room(table, opened, game, tuple(map(Chair.at, opened.places)), since=opened.time), opened.time)


def after(room: Room, happening: Happening) -> Room:
    """The room with this happening; Refused or Damaged for one that cannot follow."""
    if isinstance(happening, Opened) or happening.seat >= room.game.seats:
        raise Damaged(f"happening {room.seq + 1} has no place in this log")
    changed = replace(_changed(_in_order(room, happening.time), happening), seq=room.seq + 1)
    if happening.command and not isinstance(happening, Left):  # who comes next counts anew
        known = changed.chairs[happening.seat].done
        changed = _seated(changed, happening.seat, done=(*known, (happening.command, changed.seq))[-REMEMBERED:])
    settled = _settled(changed, happening.time)
    return settled if settled.stage is Stage.PLAYING else replace(settled, rested=settled.seq)


def folded(table: str, happenings: Iterable[Happening]) -> Room:
    """The room of a whole log."""
    lines = iter(happenings)
    first = next(lines, None)
    if not isinstance(first, Opened):
        raise Damaged("a log begins with the opening of its table")
    room = begin(table, first)
    for happening in lines:
        room = after(room, happening)
    return room


def _changed(room: Room, happening: Happening) -> Room:  # noqa: C901, PLR0912  # one case a happening
    assert not isinstance(happening, Opened), "only the first happening opens the table"
    seat, time = happening.seat, happening.time
    match happening:
        case Sat():
            maker = seat if room.maker is None else room.maker
            sat = replace(room, maker=maker)
            return _seated(sat, seat, name=happening.name, secret=happening.secret, since=time)
        case Came():
            return _seated(room, seat, tab=happening.tab, node=happening.node, since=time)
        case Went():
            return _seated(room, seat, tab="", node="", since=time)
        case Left():
            return _left(room, seat)
        case Filled():
            return _filled(room, happening)
        case Sealed():
            return _seated(room, seat, seal=happening.seal)
        case GaveEntropy():
            return _seated(room, seat, entropy=bytes.fromhex(happening.entropy))
        case Acted():
            if room.match is None or room.turn != seat:
                raise Damaged(f"happening {room.seq + 1}: it is not the turn of seat {seat}")
            match = played(room.match, room.links, read_action(happening.action))
            return replace(room, match=match, pending=None, since=time)
        case Ready():
            return _seated(room, seat, ready=True)
        case Asked():
            return replace(room, pending=Pending(seat, happening.wish, happening.kept))
        case Answered():
            asked = room.pending
            agreed = replace(asked, yes=asked.yes | {seat}) if asked is not None and happening.yes else None
            return replace(room, pending=agreed)
        case TakenOver():
            taken = _seated(room, seat, computer=happening.bot, cause=happening.cause)
            # Who knows the others' bytes must not choose between its own and none by staying away.
            return _shuffled_anew(taken) if room.match is None else taken
        case Returned():
            return _seated(room, seat, computer="", cause="", ready=False)


def _in_order(room: Room, time: float) -> Room:
    """The room in which nothing has happened after `time`: where a clock was put back, what came before is now."""
    if max(room.since, *(chair.since for chair in room.chairs)) <= time:
        return room
    chairs = tuple(replace(chair, since=min(chair.since, time)) for chair in room.chairs)
    return replace(room, since=min(room.since, time), chairs=chairs)


def _seated(room: Room, seat: Seat, **changes: Any) -> Room:  # noqa: ANN401  # fields of a chair
    chairs = list(room.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(room, chairs=tuple(chairs))


def _left(room: Room, seat: Seat) -> Room:
    """The seat is free; bytes that somebody has seen are no use to a newcomer, so there is another shuffle."""
    chairs = list(room.chairs)
    chairs[seat] = Chair.at(chairs[seat].place)
    others = (each for each, chair in enumerate(chairs) if chair.is_person)
    maker = next(others, None) if room.maker == seat else room.maker
    return _otherwise(room, replace(room, chairs=tuple(chairs), maker=maker, pending=None))


def _filled(room: Room, happening: Filled) -> Room:
    """The seat is a bot's, or free again."""
    if happening.place >= len(room.chairs) or room.match is not None or room.chairs[happening.place].is_person:
        raise Damaged(f"happening {room.seq + 1}: seat {happening.place} is not to be filled")
    chairs = list(room.chairs)
    chairs[happening.place] = Chair.at(Place(bot=happening.bot, name=happening.name))
    return _otherwise(room, replace(room, chairs=tuple(chairs)))


def _otherwise(room: Room, then: Room) -> Room:
    """The room in which others sit; who has seen bytes must not sit there knowing them."""
    seen = room.match is None and any(chair.seal or chair.entropy for chair in room.chairs)
    return _shuffled_anew(then) if seen else then


def _shuffled_anew(room: Room) -> Room:
    return replace(room, number=room.number + 1, chairs=tuple(chair.fresh() for chair in room.chairs))


def _settled(room: Room, time: float) -> Room:
    """The room with all that follows by itself."""
    asked = room.pending
    if asked is not None and room.others(asked.seat, asked.wish) <= asked.yes:
        room = _granted(room, asked, time)
    if room.match is None and room.exercise is not None:
        if not any(chair.is_free for chair in room.chairs):
            room = replace(room, match=_exercised(room, room.exercise), since=time)
    elif room.match is None and all(chair.entropy is not None for chair in room.chairs):
        fresh = Match.new(room.opened.preset, room.names, game=room.game, memory=room.opened.memory)
        added = tuple(chair.entropy or b"" for chair in room.chairs)
        room = replace(room, match=dealt(begun(fresh, room.links, added), room.links), since=time)
    while room.stage is Stage.BETWEEN and not room.waited:
        assert room.match is not None, "a deal is over"
        chairs = tuple(replace(chair, ready=False) for chair in room.chairs)
        match = dealt(room.match, room.links)
        room = replace(room, chairs=chairs, match=match, pending=None, since=time)
    if room.match is None or room.record is None:
        return room
    place = (room.seq, len(room.match.deals), len(room.record.actions), room.undone)
    return replace(room, places=(*room.places, place)[-REMEMBERED:])


def _exercised(room: Room, start: Record) -> Match:
    """The match that is this deal alone."""
    return Match(start.name, start.game, room.names, start.standing, (start,), None, room.opened.memory)


def _granted(room: Room, asked: Pending, time: float) -> Room:
    """The room where this has been agreed to."""
    room = replace(room, pending=None)
    match asked.wish:
        case "resign":
            return replace(room, resigned=asked.seat)
        case "rematch":
            cleared = replace(room, match=None, resigned=None, places=(), losses=_losses(room))
            return _shuffled_anew(replace(cleared, undone=room.undone + 1, since=time))
        case "takeback":
            return _taken_back(room, asked, time)


def _losses(room: Room) -> tuple[int, ...]:
    """The Bummerl at this table, those of the match that is over included; who resigns gets one."""
    assert room.match is not None, "a match is over"
    lost = room.game.losses(room.match.standing)
    if room.resigned is not None:
        side = next(side for side in room.game.sides if room.resigned in side)
        lost = tuple(1 if seat in side else 0 for seat in range(room.game.seats))
    return tuple(had + new for had, new in zip(room.losses or (0,) * len(lost), lost, strict=True))


def _taken_back(room: Room, asked: Pending, time: float) -> Room:
    match, record = room.match, room.record
    if match is None or record is None:
        raise Damaged("there is nothing to take back")
    # The end of a deal lays all cards open, and its link.
    if record.result is not None or _has_seen(record, asked.seat, asked.kept):
        match = replace(match, practice=match.practice | {len(match.deals)})
    if record.result is not None and match.fair is not None:
        # The deal goes on, so what its end has published is taken back as well.
        match = replace(match, fair=match.fair._replace(links=match.fair.links[:-1]))
    match = replace(match, deals=(*match.deals[:-1], record.upto(asked.kept)))
    chairs = tuple(replace(chair, ready=False) for chair in room.chairs)
    undone = room.undone + 1
    return replace(room, match=match, chairs=chairs, undone=undone, since=time)


def _has_seen(record: Record, seat: Seat, kept: int) -> bool:
    """Whether this seat was shown cards by what happened after the first `kept` actions, its own plays apart."""
    own = {Kind.PLAYED, Kind.MELDED, Kind.DISCARDED, Kind.TOOK}
    return any(
        event.cards and event.seen_by(seat) and not (event.seat == seat and event.kind in own)
        for step in record.steps[kept + 1 :]
        for event in step.events
    )
