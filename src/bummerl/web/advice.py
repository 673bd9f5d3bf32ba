"""Advice for a game as a page: each point with the position in which it matters, and what is best there.

Contents: strategy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bummerl.lessons.strategy import STRATEGY, Example, Point
from bummerl.locale import Locale
from bummerl.record.match import Match, Memory
from bummerl.rules.catalog import find
from bummerl.web.shown import Seating, Sitting, shown

__all__ = ["strategy"]


@lru_cache(maxsize=128)
def strategy(game: str, locale: Locale) -> dict[str, Any]:
    """The advice for a family of games or a preset of it; UnknownGame if there is none. Not to be changed.

    >>> strategy("sixty_six", Locale("en"))["sections"][1]["examples"][0]["best"]
    'JS'
    """
    family, title = game, game
    if game not in STRATEGY:
        preset = find(game)
        family, title = preset.game.rules, preset.key
    # Two of three who play the two-handed game play it like two.
    points = STRATEGY.get(family) or STRATEGY["schnapsen"]
    key = next((point.example.preset for point in points if point.example is not None), title)
    return {
        "game": game,
        "lang": locale.telling(f"strategy-{points[0].game}-{points[0].name}").language,
        "title": locale.preset(key if title == family else title),
        "sections": [_section(point, locale) for point in points],
    }


def _section(point: Point, locale: Locale) -> dict[str, Any]:
    examples = [] if point.example is None else [_example(point.example, locale)]
    return {"title": point.title(locale), "text": point.text(locale), "examples": examples}


def _example(example: Example, locale: Locale) -> dict[str, Any]:
    """The position as the seat to act sees it, and the best action."""
    record = example.record
    seat = record.state.table.turn
    computers = iter(locale.text("computer-names").split(", "))
    names = tuple(locale.text("player-name") if each == seat else next(computers) for each in range(record.game.seats))
    match = Match(record.name, record.game, names, record.standing, (record,), None, Memory.POINTS)
    sitting = tuple(Sitting("person", name) for name in names)
    seating = Seating("", record.name, record.game, Memory.POINTS, "playing", sitting)
    picture = shown(match, seating, seat, locale)
    turnup = getattr(record.state.table, "turnup", None)
    return {
        "text": locale.action(example.action, turnup),
        "best": example.best,
        "cards": [held["card"] for held in picture["hand"]],
        "shown": picture,
    }
