"""The whole table for one reader.

Contents: shown.
"""

from __future__ import annotations

from typing import Any, Final

from bummerl.locale import LEFT_TO_ENGLISH, Locale
from bummerl.record.match import Match
from bummerl.rules.actions import Seat, Verb
from bummerl.table.scene import GIVES
from bummerl.web.shown import calls, ended, history, house, middle, seats
from bummerl.web.shown.layouts import layouts
from bummerl.web.shown.seating import Seating
from bummerl.web.shown.sight import Place, Sight, sight
from bummerl.web.shown.words import Words, in_english, words

__all__ = ["shown"]


def shown(
    match: Match | None,
    seating: Seating,
    seat: Seat | None,
    locale: Locale,
    since: Place | None = None,
    *,
    is_open: bool = False,
) -> dict[str, Any]:
    """What a reader is shown: the person at `seat`, or one who watches (None); the JSON is that of docs/server.md.

    Before the first deal there is no `match`, or one without deals.  `since` is the place that the reader was shown
    before: what has happened after it moves.  `is_open` lays all hands open, for replays of finished deals only.
    """
    speaking = words(locale)
    picture = _frame(seating, seat, speaking)
    if match is None or not match.deals:
        picture |= _nothing(seating, seat, speaking)
    else:
        picture |= _deal(sight(match, seating, seat, speaking, since), is_open=is_open)
    return picture | {"english": sorted(in_english(picture)) if locale.language in LEFT_TO_ENGLISH else []}


def _deal(seen: Sight, *, is_open: bool) -> dict[str, Any]:
    """What the deal looks like."""
    scene = seen.scene
    return {
        "seats": seats.seats(seen, is_open=is_open),
        "score": seats.score(seen),
        "trump": middle.trump(seen),
        "talon": middle.talon(seen),
        "stocks": middle.stocks(seen),
        "trick": middle.trick(seen),
        "piles": middle.piles(seen),
        "last": middle.last(seen),
        "tricks": middle.tricks(seen),
        "unseen": None if scene.unseen is None else middle.written(tuple(scene.unseen)),
        "hand": calls.hand(seen),
        "calls": calls.calls(seen),
        "bids": calls.bids(seen),
        "contract": middle.contract(seen),
        "facts": middle.facts(seen),
        "turn": _turn(seen),
        "log": history.log(seen),
        "log_from": scene.log_from,
        "moves": history.moves(seen),
        "ended": ended.ended(seen),
        "said": history.said(seen),
    }


def _frame(seating: Seating, seat: Seat | None, speaking: Words) -> dict[str, Any]:
    """What does not depend on the deal."""
    return {
        "is": "shown",
        "seq": seating.seq,
        "at": seating.at,
        "lang": speaking.locale.language,
        "deck": speaking.locale.deck,
        "table": {
            "id": seating.table,
            "preset": seating.preset,
            "game": speaking.locale.preset(seating.preset),
            "family": seating.game.rules,
            "seats": seating.game.seats,
            "memory": seating.memory.value,
            "rules": list(house.lines(speaking, seating.preset, seating.game, seating.memory, seating.watch)),
            "watch": seating.watch,
            "tags": list(house.tags(speaking, seating.preset, seating.game)),
            "practice": seating.practice,
            "stage": str(seating.stage),
            "replay": seating.replay,
        },
        "me": seat,
        "below": 0 if seat is None else seat,
        "asked": _asked(seating, seat, speaking),
        "ways": list(seating.ways),
        "shuffle": None
        if not seating.commitment
        else {
            "commitment": seating.commitment,
            "wants": seating.wants,
            "text": speaking.text("shuffle-sealed"),
            "layouts": layouts(seating.game) if str(seating.stage) in {"open", "shuffling"} else None,
        },
    }


def _asked(seating: Seating, seat: Seat | None, speaking: Words) -> dict[str, Any] | None:
    """What needs consent, and whether the reader has to answer."""
    asked = seating.asked
    if asked is None:
        return None
    names = tuple(sitting.name for sitting in seating.sitting)
    who = speaking.locale.who(asked.by, names, seat)
    return {
        "by": asked.by,
        "wish": asked.wish,
        "text": speaking.text("asked", wish=asked.wish, **who),
        "mine": seat in asked.waits_for,
    }


_WAITS: Final = frozenset({"shuffling", "later"})


def _nothing(seating: Seating, seat: Seat | None, speaking: Words) -> dict[str, Any]:
    """A table at which nothing has been dealt."""
    text = speaking.text("table-waits", stage=str(seating.stage) if seating.stage in _WAITS else "open")
    lists = ("stocks", "trick", "piles", "tricks", "hand", "calls", "facts", "log", "moves")
    nulls = ("score", "trump", "talon", "last", "unseen", "bids", "contract", "ended")
    return {
        **{name: [] for name in lists},
        **dict.fromkeys(nulls),
        "seats": seats.waiting_seats(seating, seat, speaking),
        "turn": {"seat": None, "mine": False, "text": text, "question": "", "rule": "", "since": None},
        "log_from": 0,
        "said": {"polite": "", "assertive": "", "table": text, "hidden": "", "points": ""},
    }


def _turn(seen: Sight) -> dict[str, Any] | None:
    """Who has to decide, what is asked, and the rule in force where there is nothing to call."""
    scene, words = seen.scene, seen.words
    if scene.turn is None:
        return None
    return {
        "seat": scene.turn,
        "mine": seen.on_turn,
        "text": history.turn_text(seen),
        "question": words.question(scene) if seen.on_turn else "",
        "rule": _rule(seen),
        "since": seen.seating.since,
    }


def _rule(seen: Sight) -> str:
    """What must be answered now."""
    scene, options, text = seen.scene, seen.options, seen.words.text
    if not seen.on_turn or not scene.hand:
        return ""
    verbs = {choice.action.verb for choice in scene.choices}
    if verbs & GIVES:
        return seen.words.parting(scene)
    if Verb.PLAY not in verbs or not scene.trick:
        return ""
    if not scene.has_talon:
        return text("screen-rule-trick")
    is_open = scene.closed_by is None and seen.table.talon > 0
    return text(f"screen-rule-{options.open_follow if is_open else options.strict_follow}")
