"""Words in columns: score and log beside the table, and the count when a deal is over.

Contents: side, log, end; paragraphs of a log, counts of a deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bummerl.cli.tui.art import dots, number
from bummerl.cli.tui.canvas import Ink, Rect
from bummerl.cli.tui.stage import Stage
from bummerl.cli.tui.text import cut, width, wrap
from bummerl.rules.actions import Event, Kind, Seat
from bummerl.rules.cards import Card, Suit
from bummerl.table.scene import Scene

__all__ = ["Count", "counts", "end", "log", "panel", "paragraphs", "side"]

_MOST_LOZENGES: Final = 11
_WIDEST_COUNT: Final = 76


# Beside the table


def side(stage: Stage, rect: Rect) -> None:
    """Score, what is hidden on a training table, and the log."""
    score = Rect(rect.x + 1, rect.y, rect.width - 2, 7)
    _score(stage, score)
    y = score.bottom
    if stage.scene.unseen is not None and rect.height >= 24:
        _unseen(stage, Rect(score.x, y, score.width, 6))
        y += 6
    log(stage, Rect(score.x, y, score.width, rect.bottom - y))


def panel(stage: Stage, rect: Rect, title: str) -> Rect:
    """A framed panel; what is inside it."""
    palette = stage.palette
    stage.canvas.fill(rect, Ink(palette.ink, palette.surface))
    stage.canvas.frame(rect, Ink(palette.line))
    stage.canvas.put(rect.x + 2, rect.y, f" {cut(title, rect.width - 6)} ", Ink(palette.ink3))
    return Rect(rect.x + 2, rect.y + 1, rect.width - 4, rect.height - 2)


def _score(stage: Stage, rect: Rect) -> None:
    """The score of the match in large numbers, and how far it is to its end."""
    palette, scene, canvas = stage.palette, stage.scene, stage.canvas
    inner = panel(stage, rect, stage.score_title())
    half = inner.width // 2
    for seat in (scene.me, 1 - scene.me):
        digits = number(scene.score[seat])
        name, lozenges = cut(stage.name(seat), half - 1), _lozenges(stage, seat)
        is_left = seat == scene.me
        name_x, digits_x, lozenges_x = (
            inner.x if is_left else inner.right - size for size in (width(name), len(digits[0]), width(lozenges))
        )
        canvas.put(name_x, inner.y, name, Ink(palette.ink, is_bold=True))
        dots(canvas, digits_x, inner.y + 1, digits, palette.ink, palette)
        canvas.put(lozenges_x, inner.y + 4, lozenges, Ink(palette.accent))
    canvas.center(inner, inner.y + 2, ":", Ink(palette.ink3))


def _lozenges(stage: Stage, seat: Seat) -> str:
    """One for each game point of the match: full while still to win, or once won, as the score is counted."""
    most = stage.duel.match_points
    if most > _MOST_LOZENGES:
        return ""
    full = max(0, min(most, stage.scene.score[seat]))
    return "◆" * full + "◇" * (most - full)


def _unseen(stage: Stage, rect: Rect) -> None:
    """Cards whose place the person does not know."""
    scene, palette = stage.scene, stage.palette
    assert scene.unseen is not None, "asked on a training table only"
    inner = panel(stage, rect, stage.text("screen-unseen"))
    for y, suit in enumerate(Suit, inner.y):
        ink = Ink(palette.suit(suit, stage.locale.deck), palette.face, is_bold=True)
        x = stage.canvas.put(inner.x, y, f" {stage.locale.sign(suit)} ", ink) + 1
        for card in scene.unseen & suit.cards:
            x = stage.canvas.put(x, y, stage.locale.index(card.rank), Ink(palette.ink)) + 1


def log(stage: Stage, rect: Rect) -> None:
    """What happened in this deal, a paragraph a trick, the newest at the bottom."""
    palette, canvas = stage.palette, stage.canvas
    inner = panel(stage, rect, stage.text("screen-log"))
    rows: list[tuple[str, str, str]] = []
    at = 0
    for trick, whole in paragraphs(stage.shown.log):
        events = whole[max(0, stage.scene.log_from - at) :]
        at += len(whole)
        if not events:
            continue
        rows = [(label, line, palette.ink3) for label, line, _ in rows]
        label = str(trick) if trick else ""
        text = stage.teller.together(map(stage.sentence, events))
        for line in wrap(text, inner.width - 3):
            rows.append((label, line, palette.ink))
            label = ""
    for y, (label, line, colour) in enumerate(rows[-inner.height :], inner.y):
        canvas.put(inner.x, y, label, Ink(palette.accent))
        canvas.put(inner.x + 3, y, line, Ink(colour))


_LAST: Final = {Kind.CLAIMED, Kind.PASSED, Kind.SCORED, Kind.ENDED}
_BEGINS_TRICK: Final = {Kind.PLAYED, Kind.MELDED, Kind.ACES, Kind.EXCHANGED, Kind.CLOSED, Kind.DECLINED}


def paragraphs(events: tuple[Event, ...]) -> Iterator[tuple[int, list[Event]]]:
    """The events of a deal by trick, with the trick's number; 0 for what comes before the first and after the last."""
    tricks, heading, is_done = 0, 0, True
    paragraph: list[Event] = []
    for event in events:
        is_last = event.kind in _LAST
        begins_trick = is_done and event.kind in _BEGINS_TRICK
        if begins_trick or (is_last and paragraph and paragraph[0].kind not in _LAST):
            if paragraph:
                yield heading, paragraph
            paragraph = []
            tricks += begins_trick
            heading = tricks if begins_trick else 0
            is_done = False
        is_done = is_done or event.kind is Kind.TOOK
        paragraph.append(event)
    if paragraph:
        yield heading, paragraph


# When a deal is over


def end(stage: Stage) -> bool:
    """Why the deal ended, the count of both, what it was worth, and the score now; whether the hand's place is free."""
    palette, scene, layout, canvas = stage.palette, stage.scene, stage.layout, stage.canvas
    assert scene.result is not None, "the deal is over"
    top = layout.opponent.bottom
    room = Rect(1, top, layout.felt.width - 2, layout.calls.y - top)
    wide = min(room.width, _WIDEST_COUNT)
    texts = [(text, Ink(palette.accent, is_bold=True)) for text in stage.shown.closing]
    texts.append((stage.sentence(scene.log[-1]), Ink(palette.ink, is_bold=True)))
    texts += [(stage.locale.reason(why, scene.names, scene.me), Ink(palette.ink2)) for why in scene.result.reasons]
    columns = [list(counts(scene, seat)) for seat in (scene.me, 1 - scene.me)]
    length = max(map(len, columns))
    fixed = 6  # two for the frame, a gap, the sums, a gap, the score
    rows = [(line, ink) for text, ink in texts for line in wrap(text, wide - 6)][: room.height - fixed]
    has_room = room.height >= len(rows) + fixed + length
    height = len(rows) + fixed + length * has_room
    # Above the hand if there is room for it, so that one's last cards stay in sight.
    floor = layout.own if scene.hand else room.bottom
    y = max(room.y, min(floor - height, room.y + (floor - room.y - height) // 2))
    rect = Rect(room.x + (room.width - wide) // 2, y, wide, height)
    canvas.fill(rect, Ink(palette.ink, palette.surface))
    canvas.frame(rect, Ink(palette.accent))
    canvas.put(rect.x + 2, rect.y, f" {stage.text('screen-count')} ", Ink(palette.accent))
    for below, (line, ink) in enumerate(rows, rect.y + 1):
        canvas.put(rect.x + 3, below, line, ink)
    half = (wide - 6) // 2
    for x, seat, column in zip((0, half + 1), (scene.me, 1 - scene.me), columns, strict=True):
        place = Rect(rect.x + 3 + x, rect.y + len(rows) + 2, half - 1, 1)
        _column(stage, place, seat, column if has_room else [])
    score = cut(stage.text("screen-new-score", score=stage.score()), wide - 6)
    canvas.put(rect.x + 3, rect.bottom - 2, score, Ink(palette.ink, is_bold=True))
    return rect.bottom <= layout.own


def _column(stage: Stage, rect: Rect, seat: Seat, rows: list[Count]) -> None:
    """What one seat has won: name and sum, then where it comes from."""
    palette, canvas = stage.palette, stage.canvas
    bold, soft = Ink(palette.ink, is_bold=True), Ink(palette.ink2)
    tricks = stage.text("screen-tricks", count=stage.scene.won[seat])
    total = stage.text("screen-points", points=stage.scene.points[seat] or 0, pending=0)
    start = canvas.right(rect.right, rect.y, total, bold)
    name = cut(stage.name(seat), start - rect.x - 4 - width(tricks))
    canvas.put(rect.x, rect.y, f"{name} · {tricks}", bold)
    for y, row in enumerate(rows, rect.y + 1):
        x = rect.x
        for card in row.cards:
            x = stage.pen.chip(x, y, card, least=5) + 1
        if row.message:
            canvas.put(x, y, cut(stage.text(row.message), rect.right - x - 4), soft)
        canvas.right(rect.right, y, f"{row.points:+d}", soft)


class Count(NamedTuple):
    """A line of the count: the cards or the words that stand for some card points."""

    cards: tuple[Card, ...]
    message: str
    points: int


def counts(scene: Scene, seat: Seat) -> Iterator[Count]:
    """Where a seat's card points come from; they add up to what it has."""
    for event in scene.log:
        if event.seat != seat:
            continue
        match event.kind:
            case Kind.TOOK:
                yield Count(event.cards, "", event.value)
            case Kind.MELDED:
                yield Count(event.cards, "screen-marriage", event.value)
            case Kind.BONUS:
                yield Count((), "screen-bonus", event.value)
    if scene.pending[seat]:
        yield Count((), "screen-uncounted", -(scene.pending[seat] or 0))
