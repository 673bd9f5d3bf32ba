"""The end of a deal: why it ended, the count card by card, what it was worth, and the cards that were left.

Contents: ended.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bummerl.rules.actions import Kind, Seat
from bummerl.table.scene import in_hand_order
from bummerl.web.shown.middle import written
from bummerl.web.shown.seats import short_end
from bummerl.web.shown.sight import Sight

__all__ = ["ended"]


def ended(sight: Sight) -> dict[str, Any] | None:
    """The panel after a deal; null while it goes on.  Nothing is secret any more."""
    scene, words = sight.scene, sight.words
    if scene.result is None:
        return None if sight.seating.resigned is None else _given_up(sight, sight.seating.resigned)
    state = sight.match.deals[-1].state
    over = sight.match.deals[-1], scene.names, scene.reader
    winner, gave_up, last = scene.match_winner, sight.seating.resigned, scene.log[-1]
    match = _spent(sight) if gave_up is None else _lost_by(sight, gave_up)
    if winner is not None:
        match = {"lines": words.match_won(scene), "winners": [*scene.team(winner)]}
    return {
        "title": words.event(scene, last) if last.kind is Kind.ENDED else short_end(words, *over),
        "why": [*(words.reason(why, scene) for why in scene.result.reasons), *_level(sight)],
        "rows": [_row(sight, side) for side in _playing_sides(sight)],
        "hands": [written(in_hand_order(hand, scene.trump)) for hand in state.hands],
        "stock": written(state.stock),
        "match": match,
        "next": winner is None and gave_up is None,
    }


def _spent(sight: Sight) -> dict[str, Any] | None:
    """The end of a match that nobody has won, as its shuffle has no more deals; null where it goes on."""
    seating = sight.seating
    if seating.stage != "over" or seating.resigned is not None or not seating.commitment:
        return None
    return {"lines": [sight.words.text("match-shuffle-spent", deals=len(sight.match.deals))], "winners": []}


def _level(sight: Sight) -> Iterator[str]:
    """That those who have the match points have the same score, so that the match goes on."""
    score, goal = sight.match.standing.score, getattr(sight.options, "match_points", None)
    best = max(score)
    if goal is not None and best >= goal and sight.scene.match_winner is None:
        first = {sight.scene.team(seat) for seat, has in enumerate(score) if has == best}
        if len(first) > 1:
            yield sight.words.text("match-level")


def _given_up(sight: Sight, seat: Seat) -> dict[str, Any]:
    """The panel of a match that somebody has given up in the middle of a deal, whose cards stay as they lie."""
    match = _lost_by(sight, seat)
    return {
        "title": match["lines"].pop(0),
        "why": [],
        "rows": [],
        "hands": [],
        "stock": [],
        "match": match,
        "next": False,
    }


def _lost_by(sight: Sight, seat: Seat) -> dict[str, Any]:
    """The end of a match that this seat has given up."""
    scene, words = sight.scene, sight.words
    gives_up = words.text("match-given-up", **words.locale.who(seat, scene.names, scene.reader))
    winners = [each for side in sight.view.game.sides for each in side if seat not in side]
    losses = tuple(int(each not in winners) for each in range(len(scene.names)))
    won = words.match_won(scene._replace(match_winner=winners[0], bummerls=1, losses=losses))
    return {"lines": [gives_up, *won], "winners": winners}


def _playing_sides(sight: Sight) -> list[tuple[Seat, ...]]:
    """Those who have won or lost together, the reader's side first; one who sat out has a row if it scores."""
    scene = sight.scene
    assert scene.result is not None, "the deal is over"
    points = scene.result.points
    counted = [side for side in scene.sides if not set(side) <= set(scene.resting) or points[side[0]]]
    return sorted(counted, key=lambda side: min((seat - scene.me) % len(scene.names) for seat in side))


def _row(sight: Sight, side: tuple[Seat, ...]) -> dict[str, Any]:
    """What a side has won card by card, and what it scores."""
    scene, words = sight.scene, sight.words
    assert scene.result is not None, "the deal is over"
    extras = list(_extras(sight, side))
    return {
        "seats": list(side),
        "label": words.names(scene, side),
        "tricks": [
            {"cards": written(event.cards), "points": event.value}
            for event in scene.log
            if event.kind is Kind.TOOK and event.seat in side
        ],
        "extras": extras,
        "extra": sum(extra["points"] for extra in extras),
        "total": scene.points[side[0]],
        "scored": scene.result.points[side[0]],
        "now": scene.score[side[0]],
    }


_EXTRAS: Final = {
    Kind.MELDED: "screen-marriage",
    Kind.BONUS: "screen-bonus",
    Kind.ACES: "count-aces",
    Kind.LEFT_OVER: "count-left-over",
}


def _extras(sight: Sight, side: tuple[Seat, ...]) -> Iterator[dict[str, Any]]:
    """What counts beside tricks; marriages that never counted are taken off again."""
    scene, words = sight.scene, sight.words
    for event in scene.log:
        if event.seat in side and event.kind in _EXTRAS:
            text = words.text(_EXTRAS[event.kind])
            yield {"text": text, "cards": written(event.cards), "points": event.value}
    pending = scene.pending[side[0]]
    if pending:
        yield {"text": words.text("screen-uncounted"), "cards": [], "points": -pending}
