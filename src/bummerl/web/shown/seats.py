"""Who sits around the table, and the score between them.

Contents: seats, waiting_seats, score.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bummerl.record.record import Record
from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card
from bummerl.table.scene import in_hand_order
from bummerl.table.teller import teams_of
from bummerl.web.shown.history import says
from bummerl.web.shown.middle import written
from bummerl.web.shown.seating import Seating
from bummerl.web.shown.sight import Sight
from bummerl.web.shown.words import Words

__all__ = ["ENDS", "score", "seats", "short_end", "waiting_seats"]


def seats(sight: Sight, *, is_open: bool = False) -> list[dict[str, Any]]:
    """Every seat with what may be known of it; `is_open` says that all hands lie open."""
    scene, words = sight.scene, sight.words
    team_of = {seat: number for number, team in enumerate(scene.teams) for seat in team}
    side_of = {seat: number for number, side in enumerate(scene.sides) for seat in side}
    found = []
    for seat in range(len(scene.names)):
        tricks = words.text("screen-tricks", count=scene.won[seat])
        points, pending = scene.points[seat], scene.pending[seat] or 0
        counted = "" if points is None else words.text("screen-points", points=points, pending=pending)
        is_idle = seat in scene.resting and not scene.won[seat]
        found.append(
            {
                **_person(sight.seating, seat, words),
                "label": words.name(scene, seat),
                "roles": _roles(sight, seat),
                "team": team_of[seat],
                "side": side_of[seat],
                "resting": seat in scene.resting,
                "held": scene.held[seat],
                "known": written(_open_hand(sight, seat) if is_open else scene.known[seat]),
                "won": scene.won[seat],
                "line": "" if is_idle else " · ".join(filter(None, (tricks, counted))),
                "points": points,
                "pending": scene.pending[seat],
                "says": says(sight, seat),
            }
        )
    return found


def _open_hand(sight: Sight, seat: Seat) -> tuple[Card, ...]:
    return in_hand_order(sight.match.deals[-1].state.hands[seat], sight.scene.trump)


def waiting_seats(seating: Seating, me: Seat | None, words: Words) -> list[dict[str, Any]]:
    """The seats of a table at which nothing has been dealt yet."""
    nothing = {"roles": [], "team": 0, "side": 0, "resting": False, "held": 0, "known": [], "won": 0, "line": ""}
    teams = seating.game.sides
    return [
        {
            **_person(seating, seat, words),
            "label": words.text("you") if seat == me else seating.sitting[seat].name,
            **nothing,
            "team": (team := next(number for number, side in enumerate(teams) if seat in side)),
            "side": team,
            "points": None,
            "pending": None,
            "says": None,
        }
        for seat in range(seating.game.seats)
    ]


def _person(seating: Seating, seat: Seat, words: Words) -> dict[str, Any]:
    """Who sits here."""
    sitting = seating.sitting[seat]
    return {
        "seat": seat,
        "name": sitting.name,
        "kind": sitting.kind,
        "bot": sitting.bot,
        "about": words.computer(sitting.bot)[1] if sitting.bot else "",
        "online": sitting.online,
        "computer": sitting.computer,
        "deadline": sitting.deadline,
    }


def _roles(sight: Sight, seat: Seat) -> list[dict[str, str]]:
    """Who deals, comes first, plays the contract, has closed, helps the reader, or sits out."""
    scene, text = sight.scene, sight.words.text
    roles = {
        "dealer": scene.dealer == seat,
        "forehand": scene.forehand == seat,
        "declarer": scene.declarer == seat,
        "closed": scene.closed_by == seat,
        "sits": seat in scene.resting,
        "partner": scene.reader not in {None, seat} and any({seat, scene.reader} <= set(team) for team in scene.teams),
    }
    return [{"is": role, "text": text(f"screen-{role}")} for role, has in roles.items() if has]


# The score

_MOST_LOZENGES: Final = 11


def score(sight: Sight) -> dict[str, Any]:
    """The score of the match: each team, what it wants, and the deals so far."""
    scene, words = sight.scene, sight.words
    target = _target(sight)
    kind = "numbers" if scene.rules == "thousand" else "lozenges" if target <= _MOST_LOZENGES else "bar"
    losses = sight.seating.losses or (0,) * len(scene.names)
    teams = teams_of(scene)
    counts = sight.view.game.counts_bummerl
    title = "title-bummerl" if counts else "screen-score"
    return {
        "title": words.text(title),
        "kind": kind,
        "target": target,
        "down": bool(scene.score_from),
        "teams": [
            {
                "seats": list(team),
                "label": words.names(scene, team),
                "score": scene.score[team[0]],
                "of": target,
                "losses": losses[team[0]] + scene.losses[team[0]] + int(counts and sight.seating.resigned in team),
                "marks": [mark for seat in team for mark in _marks(sight, seat)],
            }
            for team in teams
        ],
        "deals": [
            {
                "number": number,
                "text": short_end(words, record, scene.names, scene.reader),
                "points": [record.result.points[team[0]] for team in teams],
            }
            for number, record in enumerate(sight.match.deals, start=1)
            if record.result is not None
        ],
    }


def _target(sight: Sight) -> int:
    return int(getattr(sight.options, "match_points", 0) or sight.options.target)


def _marks(sight: Sight, seat: Seat) -> list[dict[str, Any]]:
    """The books of Thousand beside the score: barrel, bolts and falls."""
    scene, standing = sight.scene, sight.table.standing
    found = []
    for fact in scene.facts:
        if fact.id in _MARKS and dict(fact.params)["seat"] == seat:
            mark = _MARKS[fact.id]
            counts = {"barrel": "attempts", "bolt": "bolts", "fall": "falls"}
            count = getattr(standing, counts[mark])[seat]
            text = sight.words.locale.reason(fact, scene.names, scene.reader)
            of = {"barrel": sight.options.barrel_attempts, "bolt": sight.options.bolt_limit, "fall": 0}[mark]
            found.append({"is": mark, "count": count, "of": of, "text": text})
    return found


_MARKS: Final = {
    "fact-barrel": "barrel",
    "fact-barrel-for-ever": "barrel",
    "fact-bolts": "bolt",
    "fact-falls": "fall",
}


def short_end(words: Words, record: Record, names: tuple[str, ...], reader: Seat | None) -> str:
    """How a deal ended, in a few words."""
    assert record.result is not None, "the deal is over"
    why = record.result.reasons[0]
    seat = dict(why.params).get("seat")
    return _short(words, why.id, seat if isinstance(seat, int) else None, names, reader)


@lru_cache(4096)
def _short(words: Words, end: str, seat: Seat | None, names: tuple[str, ...], reader: Seat | None) -> str:
    kind = ENDS[end]
    who = words.locale.who(seat, names, reader) if seat is not None else {"who": "other", "name": ""}
    return words.text("deal-ended", kind=kind, **who)


ENDS: Final[dict[str, str]] = {
    "end-claim": "claim",
    "end-side-claim": "claim",
    "end-bauern-claim": "claim",
    "end-wrong-claim": "wrong-claim",
    "end-side-wrong-claim": "wrong-claim",
    "end-bauern-wrong-claim": "wrong-claim",
    "end-failed-close": "failed-close",
    "end-last-trick": "last-trick",
    "end-side-last-trick": "last-trick",
    "end-bauern-last-trick": "last-trick",
    "end-only-one": "claim",
    "end-higher": "points",
    "end-most": "points",
    "end-tie": "tie",
    "end-tie-carried": "tie",
    "end-carried": "tie",
    "end-multi-tie": "tie",
    "end-multi-tie-carried": "tie",
    "end-draw": "tie",
    "end-pool": "tie",
    "end-drum-lost": "lost",
    "end-whistle-lost": "lost",
    "end-contract-made": "made",
    "end-contract-lost": "lost",
    "end-contract-shown": "made",
    "end-bauern-at-once": "made",
    "end-bauern-no-trick-made": "made",
    "end-bauern-every-trick-made": "made",
    "end-bauern-three-made": "made",
    "end-bauern-no-trick-lost": "lost",
    "end-bauern-every-trick-lost": "lost",
    "end-bauern-three-lost": "lost",
    "end-bauern-three-short": "lost",
    "end-thousand-made": "made",
    "end-thousand-failed": "lost",
    "end-thousand-bomb": "given-up",
    "end-thousand-written-off": "given-up",
    "end-thousand-all-passed": "passed",
    "end-thousand-breach": "breach",
    "end-thousand-redeal": "redeal",
    "end-thousand-redeal-stock": "redeal",
    "end-thousand-bad-cut": "redeal",
    "end-thousand-cut-fine": "fine",
    "end-thousand-cut-fine-dealer": "fine",
}
"""What the ends of deals come to, in the words of the score's list."""
