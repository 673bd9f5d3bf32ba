"""Matches that are looked at again: their deals step by step, what they came to, and whether the shuffle is proven.

Contents: imported, summary, steps.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bummerl.locale import Locale
from bummerl.record.match import Match, Memory, verify
from bummerl.record.reading import read_match
from bummerl.rules.actions import Seat
from bummerl.rules.reasons import Refused, reason
from bummerl.table.scene import scene_of
from bummerl.web.frames import finished
from bummerl.web.shown import Seating, Sitting, house, shown
from bummerl.web.shown.seats import short_end
from bummerl.web.shown.words import words
from bummerl.web.statistics import statistics

__all__ = ["imported", "steps", "summary"]


def imported(text: str) -> Match:
    """The finished deals of a record in text or JSON; RecordError for one that is wrong, Refused for one without."""
    return finished(read_match(text))


def summary(match: Match, locale: Locale) -> dict[str, Any]:
    """Names, game, rules, deals with results, the proof of the shuffle, and statistics a seat."""
    speaking = words(locale)
    game = match.game
    standings = [record.standing for record in match.deals[1:]] + [match.standing]
    winner = match.winner
    return {
        "preset": match.name,
        "game": locale.preset(match.name),
        "family": game.rules,
        "rules": list(house.lines(speaking, match.name, game, match.memory)),
        "tags": list(house.tags(speaking, match.name, game)),
        "memory": match.memory.value,
        "names": list(match.seats),
        "sides": [list(side) for side in game.sides],
        "deals": [
            {
                "number": number,
                "text": short_end(speaking, record, match.seats, None),
                "points": list(record.result.points),
                "score": list(game.written_score(standing)),
                "steps": len(record.steps),
            }
            for number, (record, standing) in enumerate(zip(match.deals, standings, strict=True), start=1)
            if record.result is not None
        ],
        "winner": winner,
        "end": [] if winner is None else speaking.match_won(scene_of(match, None)),
        "losses": list(game.losses(match.standing)),
        "statistics": statistics(match, locale),
        "proof": _proof(match, locale),
    }


def _proof(match: Match, locale: Locale) -> dict[str, Any] | None:
    """What the shuffle has published, and what follows from it; null for a match without."""
    fair, why = match.fair, verify(match)
    if fair is None:
        return None
    links = [link.hex() for link in fair.links]
    deals = [
        {"number": number, "link": links[number] if number < len(links) else None, "deck": list(map(str, record.deck))}
        for number, record in enumerate(match.deals, start=1)
    ]
    said = locale.text("verify-right", deals=len(match.deals)) if why is None else locale.reason(why)
    return {
        "commitment": fair.commitment,
        "entropy": [given.hex() for given in fair.entropy],
        "link": links[0] if links else None,
        "deals": deals,
        "right": why is None,
        "text": said,
        "meaning": locale.text("verify-meaning").replace("\n", " "),
    }


def steps(match: Match, number: int, seat: Seat | None, locale: Locale) -> list[dict[str, Any]]:
    """A finished deal after it was dealt and after every action, as this seat saw it, or with all hands open.

    Refused where there is no such deal or seat.  Points are told at every step: nothing of the deal is secret any more.
    """
    if not 1 <= number <= len(match.finished) or (seat is not None and not 0 <= seat < match.game.seats):
        raise Refused(reason("table-no-such-place"))
    record = match.deals[number - 1]
    memory = match.memory if match.memory is Memory.TRAINING else Memory.POINTS
    told = replace(match, memory=memory)
    sitting = tuple(Sitting("person", name) for name in match.seats)
    seating = Seating("", match.name, match.game, memory, "playing", sitting)
    pictures = []
    for at in range(len(record.steps)):
        then = replace(told, deals=(*match.deals[: number - 1], record.upto(at)))
        now = seating._replace(seq=at, at=f"{number}.{at}")
        if at + 1 == len(record.steps):
            now = now._replace(stage="between" if then.winner is None else "over")
        pictures.append(shown(then, now, seat, locale, (number, at - 1), is_open=seat is None))
    return pictures
