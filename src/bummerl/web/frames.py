"""What a room tells one reader: its match as that seat may see it, and who sits around it.

Contents: frame, hidden, unnamed, looked, seating_of, invitation, finished.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from typing import Any, Literal

from bummerl.lessons.first_game import LESSONS
from bummerl.locale import Locale
from bummerl.record.match import Match
from bummerl.rules.actions import Seat
from bummerl.rules.reasons import reason
from bummerl.table.dealer import SessionError
from bummerl.web.deadlines import deadline
from bummerl.web.filling import places_of
from bummerl.web.offers import missing, ways
from bummerl.web.room import Chair, Room, TableError
from bummerl.web.shown import Asked, Seating, Sitting, may_look, shown
from bummerl.web.watching import is_behind, match_for, only_over, seating_for

__all__ = ["finished", "frame", "hidden", "invitation", "looked", "seating_of", "unnamed"]


def frame(room: Room, seat: Seat | None, locale: Locale, since: int | None) -> dict[str, Any]:
    """What this seat (None: one who watches) is shown, with what has moved since happening `since`."""
    place = None if since is None else room.place_after(since)
    match, behind = match_for(room, seat), is_behind(room, seat)
    is_open = behind and match is not None and match.current is None
    picture = shown(match, seating_of(room, seat), seat, locale, None if behind else place, is_open=is_open)
    return picture | {"lesson": _lesson(room, seat, locale), "places": places_of(room, seat)}


def _lesson(room: Room, seat: Seat | None, locale: Locale) -> dict[str, Any] | None:
    """What the learner at a table with a lesson is told now, and what to try."""
    lesson = LESSONS.get(room.opened.lesson)
    if lesson is None or seat != lesson.learner or room.record is None:
        return None
    told = lesson.told(room.record, locale)
    return told and {"text": told.text, "action": None if told.action is None else str(told.action)}


def hidden(room: Room, names: Container[str], reader: Seat | None) -> frozenset[Seat]:
    """The seats of others who have one of these names."""
    chairs = enumerate(room.chairs)
    return frozenset(seat for seat, chair in chairs if seat != reader and not chair.place.bot and chair.name in names)


def unnamed(room: Room, seats: frozenset[Seat], locale: Locale) -> Room:
    """The room for a reader who does not want to see the names of these seats: their numbers stand there."""
    if not seats:
        return room
    named = tuple(locale.who(seat)["name"] if seat in seats else name for seat, name in enumerate(room.names))
    chairs = tuple(replace(chair, name=name) for chair, name in zip(room.chairs, named, strict=True))
    return replace(room, chairs=chairs, match=room.match and replace(room.match, seats=named))


def looked(room: Room, seat: Seat | None, locale: Locale, deal: int, step: int) -> dict[str, Any]:
    """The table as this seat saw it after so many actions of that deal; SessionError where it may not look back to."""
    match = match_for(room, seat)
    if match is None or not may_look(match, seat, deal, step):
        raise SessionError(reason("table-no-such-place"))
    record = match.deals[deal - 1].upto(step)
    then = replace(match, deals=(*match.deals[: deal - 1], record))
    seating = seating_of(room, seat)._replace(ways=(), asked=None, wants=None)
    is_open = is_behind(room, seat) and match.deals[deal - 1].result is not None
    return shown(then, seating, seat, locale, is_open=is_open)


def seating_of(room: Room, seat: Seat | None) -> Seating:
    """Who sits at the table, as this reader may know it."""
    match, asked = room.match, room.pending
    seating = Seating(
        table=room.table,
        preset=room.opened.preset,
        game=room.game,
        memory=room.opened.memory,
        stage=room.stage.value,
        sitting=tuple(_sitting(room, each, chair) for each, chair in enumerate(room.chairs)),
        seq=room.seq,
        at=room.at,
        ways=() if seat is None else ways(room, seat),
        asked=None if asked is None else Asked(asked.seat, asked.wish, tuple(sorted(missing(room)))),
        practice=room.exercise is not None or (match is not None and len(match.deals) in match.practice),
        commitment="" if room.exercise is not None else room.commitment,
        wants=None if seat is None else room.wants(seat),
        since=room.since,
        losses=room.losses,
        replay=room.replay if match is not None and match.finished else "",
        resigned=room.resigned,
        watch=room.opened.watch,
    )
    return seating_for(room, seat, seating)


def invitation(room: Room, locale: Locale) -> dict[str, Any]:
    """What somebody sees before sitting down; nothing of the cards, nor the link of the replay, which shows them."""
    seating = seating_of(room, None)
    # Who is waited for, and since when, is for those who may see the deal.
    sitting = tuple(each._replace(deadline=None) for each in seating.sitting)
    picture = shown(None, seating._replace(replay="", sitting=sitting), None, locale)
    return {
        "table": picture["table"],
        "seats": picture["seats"],
        "free": [seat for seat, chair in enumerate(room.chairs) if chair.is_free],
        "watch": room.opened.watch,
        "clock": room.opened.clock,
        "takeover": room.opened.takeover,
        "commitment": room.commitment,
    }


def _sitting(room: Room, seat: Seat, chair: Chair) -> Sitting:
    if chair.is_free:
        return Sitting("free", online=False)
    kind: Literal["bot", "person"] = "bot" if chair.place.bot else "person"
    online = kind == "bot" or bool(chair.tab)
    return Sitting(kind, chair.name, chair.bot, online, bool(chair.computer), deadline(room, seat))


def finished(match: Match) -> Match:
    """The match without the deal that is being played: what everybody may look at."""
    if not match.finished:
        raise TableError(reason("table-no-deal-yet"))
    return only_over(match)
