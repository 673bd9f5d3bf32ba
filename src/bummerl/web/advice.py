"""Advice for a game as a page: each point with the position in which it matters, and what is best there.

Contents: strategy.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bummerl.lessons.strategy import STRATEGY, Example, Point, page_of
from bummerl.lessons.worth import is_right, worth
from bummerl.locale import Locale
from bummerl.record.match import Match, Memory
from bummerl.rules.actions import Action, Verb
from bummerl.rules.catalog import find
from bummerl.table.scene import scene_of
from bummerl.web.shown import Seating, Sitting, shown
from bummerl.web.shown.words import words

__all__ = ["strategy"]


@lru_cache(maxsize=128)
def strategy(game: str, locale: Locale) -> dict[str, Any]:
    """The advice for a family of games or a preset of it; UnknownGame if there is none. Not to be changed.

    >>> strategy("sixty_six", Locale("en"))["sections"][2]["examples"][0]["best"]
    'exchange'
    """
    page = title = game
    if game not in STRATEGY:
        preset = find(game)
        page, title = page_of(preset.game), preset.key
    points = STRATEGY[page]
    key = next((point.example.preset for point in points if point.example is not None), title)
    shown_as = key if title == page else title
    return {
        "game": game,
        "lang": locale.telling(f"strategy-{points[0].game}-{points[0].name}").language,
        "preset": shown_as,
        "title": locale.preset(shown_as),
        "sections": [_section(point, locale) for point in points],
    }


def _section(point: Point, locale: Locale) -> dict[str, Any]:
    examples = [] if point.example is None else [_example(point, point.example, locale)]
    return {"title": point.title(locale), "text": point.text(locale), "examples": examples}


def _example(point: Point, example: Example, locale: Locale) -> dict[str, Any]:
    """The position as the seat to act sees it, and what is said to every answer."""
    record = example.record
    seat = record.state.table.turn
    computers = iter(locale.text("computer-names").split(", "))
    names = tuple(locale.text("player-name") if each == seat else next(computers) for each in range(record.game.seats))
    match = Match(record.name, record.game, names, record.standing, (record,), None, Memory.TRAINING)
    sitting = tuple(Sitting("person", name) for name in names)
    seating = Seating("", record.name, record.game, Memory.TRAINING, "playing", sitting)
    scene = scene_of(match, seat)
    figures = worth(point.key)
    return {
        "key": point.key,
        "best": example.best,
        "why": point.why(locale),
        "answers": {
            str(choice.action): {
                "right": is_right(example, choice.action, figures),
                "label": (label := words(locale).action_text(choice.action, scene))[:1].upper() + label[1:],
                "text": _told(choice.action, example, figures, locale),
            }
            for choice in scene.choices
        },
        "shown": shown(match, seating, seat, locale),
    }


def _told(action: Action, example: Example, figures: Mapping[Action, float], locale: Locale) -> str:
    """What this answer is worth, beside the best."""
    best = figures[example.action]
    if is_right(example, action, figures):
        return locale.text("strategy-right" if action == example.action else "strategy-as-good")
    if action not in figures:
        return locale.text("strategy-too-early" if action.verb is Verb.CLAIM else "strategy-unweighed")
    in_points = example.record.game.rules == "thousand"
    less, value, most = (
        f"{figure:{sign}.{0 if in_points else 1}f}".replace(".", locale.text("strategy-decimal")).replace(
            "-", "\N{MINUS SIGN}"
        )
        for figure, sign in ((best - figures[action], ""), (figures[action], "+"), (best, "+"))
    )
    return locale.text("strategy-worse-points" if in_points else "strategy-worse", less=less, value=value, best=most)
