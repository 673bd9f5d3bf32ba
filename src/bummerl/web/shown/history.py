"""What has happened: the log, what moves since the reader's last picture, what the seats say, and the live regions.

Contents: log, moves, says, said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bummerl.rules.actions import Event, Kind, Seat
from bummerl.rules.cards import Suit
from bummerl.table.scene import COUNTED
from bummerl.web.shown.middle import written
from bummerl.web.shown.sight import Sight

__all__ = ["fresh", "log", "moves", "said", "says", "turn_text"]


def log(sight: Sight) -> list[dict[str, Any]]:
    """The lines that may be shown again, oldest first."""
    scene = sight.scene
    return [
        {
            "deal": scene.deal_number,
            "step": step,
            "seat": event.seat,
            "text": sight.words.event(scene, event),
            "cards": written(event.cards),
            "kind": event.kind.value,
        }
        for event, step in zip(scene.log[scene.log_from :], sight.steps[scene.log_from :], strict=True)
    ]


def _before(sight: Sight) -> int | None:
    """How many actions of this deal the reader's last picture had; None if nothing has happened since, or went back."""
    since, number = sight.since, sight.scene.deal_number
    if since is None or since[0] > number:
        return None
    if since[0] < number:
        return -1
    return since[1] if since[1] < len(sight.match.deals[-1].actions) else None


def fresh(sight: Sight) -> tuple[Event, ...]:
    """The events since the reader's last picture."""
    before = _before(sight)
    if before is None:
        return ()
    return tuple(event for event, step in zip(sight.scene.log, sight.steps, strict=True) if step > before)


def moves(sight: Sight) -> list[dict[str, Any]]:
    """What has moved since the reader's last picture, in order.

    Cards are null that moved face down, and `value` where the table does not tell it.
    """
    before = _before(sight)
    if before is None:
        return []
    moved = [
        (position, 1, _move(event.kind, event.seat, written(event.cards), _told(event)))
        for position, (event, step) in enumerate(zip(sight.scene.log, sight.steps, strict=True))
        if step > before
    ]
    moved += [
        (each.position, 0, _move(each.kind, each.seat, [None] * each.cards, 0))
        for each in sight.veiled
        if each.step > before
    ]
    return [move for _, _, move in sorted(moved, key=lambda each: each[:2])]


def _move(kind: Kind, seat: Seat, cards: Sequence[str | None], value: int | None) -> dict[str, Any]:
    return {"kind": kind.value, "seat": seat, "cards": cards, "value": value}


def _told(event: Event) -> int | None:
    return None if event.value < 0 and event.kind in COUNTED else event.value


# What the seats say

_SAID: Final = {
    Kind.MELDED,
    Kind.ACES,
    Kind.EXCHANGED,
    Kind.CLOSED,
    Kind.CLAIMED,
    Kind.PASSED,
    Kind.TRUMPED,
    Kind.CALLED,
    Kind.DOUBLED,
    Kind.DRUMMED,
    Kind.KNOCKED,
    Kind.BID,
    Kind.BLIND_BID,
    Kind.RAISED,
    Kind.KEPT,
    Kind.WROTE_OFF,
    Kind.BOMBED,
    Kind.OUT,
    Kind.WAIVED,
}
"""What is said aloud."""

_AT_A_LEAD: Final = {Kind.MELDED, Kind.ACES, Kind.EXCHANGED, Kind.CLOSED}
"""What is said before the speaker leads: it stands through that trick."""


def says(sight: Sight, seat: Seat) -> dict[str, Any] | None:
    """The last thing that a seat has said, until the next card is led; its number tells a new one from an old one."""
    log = sight.scene.log
    leads = 0
    for number in range(len(log) - 1, -1, -1):
        event = log[number]
        if event.kind is Kind.PLAYED and (number == 0 or not _is_answer(sight, number)):
            leads += 1
        if event.seat == seat and event.kind in _SAID:
            if leads > (event.kind in _AT_A_LEAD):
                return None
            return {"n": number, "text": _says(sight, event), "cards": written(event.cards)}
        if leads > 1:
            return None
    return None


def _is_answer(sight: Sight, number: int) -> bool:
    """Whether the card played at this place of the log answers another one."""
    for event in reversed(sight.scene.log[:number]):
        if event.kind is Kind.PLAYED:
            return True
        if event.kind is Kind.TOOK:
            return False
    return False


def _says(sight: Sight, event: Event) -> str:
    text = sight.words.text
    match event.kind:
        case Kind.MELDED if sight.scene.rules == "thousand":
            return text("says-marriage", suit=event.cards[0].suit, value=event.value)
        case Kind.CALLED:
            return text("says-called", contract=text(f"contract-{event.word}"))
        case Kind.TRUMPED:
            return text("says-trumped", suit=Suit(event.value))
        case Kind.WAIVED | Kind.OUT:
            return text("says-passed")
        case Kind.CLAIMED:
            return text("says-claimed", target=sight.scene.target)
        case _:
            return text(f"says-{event.kind}", value=event.value)


# For those who listen


def said(sight: Sight) -> dict[str, str]:
    """The live regions: what has happened, whether the reader is asked, and line by line the table and the points."""
    scene, words = sight.scene, sight.words
    news = fresh(sight)
    is_asked = sight.on_turn and (sight.since is None or bool(news))
    return {
        "polite": words.together(words.event(scene, event) for event in news),
        "assertive": (words.question(scene) or turn_text(sight)) if is_asked else "",
        "table": "\n".join(words.table(scene)),
        "hidden": "\n".join(words.tracked(scene, None)),
        "points": "\n".join(words.points_lines(scene)),
    }


def turn_text(sight: Sight) -> str:
    """Whose turn it is, and for what."""
    scene, words = sight.scene, sight.words
    if scene.turn is None:
        return ""
    if not sight.on_turn:
        return words.text("turn-other", name=scene.names[scene.turn])
    return words.text("turn-yours")
