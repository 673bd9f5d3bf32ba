"""The others at a table for two to four without a talon between them: who sits where, and what is known of each.

Seats run clockwise, so the next seat is on the left.

Contents: relation, trick_zone, opponent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bummerl.cli.tui.canvas import Ink, Rect
from bummerl.cli.tui.stage import Stage
from bummerl.cli.tui.text import cut, width, wrap
from bummerl.rules.actions import Seat

__all__ = ["opponent", "relation", "trick_zone"]

Words = tuple[str, Ink]
"""A text and its colours."""


def relation(stage: Stage, seat: Seat) -> int:
    """Where a seat is: 0 oneself, 1 left, 2 opposite, 3 right."""
    seats = len(stage.scene.names)
    steps = (seat - stage.scene.me) % seats
    return {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}[seats][steps]


def trick_zone(stage: Stage) -> Rect:
    """The middle of the middle, where the cards of a trick lie."""
    zone, size = stage.layout.middle, stage.layout.on_table
    wide = len(stage.scene.names) * (size.width + 1) - 1
    return Rect(zone.x + (zone.width - wide) // 2, zone.y, wide, zone.height)


def opponent(stage: Stage, seat: Seat) -> None:
    """An opponent's name, score, marks, cards face down, and what was won."""
    if relation(stage, seat) == 2:
        _opposite(stage, seat)
        return
    zone, trick, palette, canvas = stage.layout.middle, trick_zone(stage), stage.palette, stage.canvas
    room = trick.x - zone.x - 3
    x = 2 + (zone.x if relation(stage, seat) == 1 else zone.right - room - 2)
    if stage.scene.turn == seat:
        canvas.put(x - 2, zone.y, "●", Ink(palette.accent))
    y = zone.y
    for line in _flowing(_who(stage, seat, room), room):
        stage.put_all(x, y, line)
        y += 1
    held = stage.scene.held[seat]
    if held:
        _backs(stage, x, y, room, held)
        y += 1
    tricks, points, short = _won(stage, seat)
    canvas.put(x, y, cut(tricks, room), Ink(palette.feltink))
    lines = wrap(points, room)
    for below, part in enumerate(lines if y + len(lines) < zone.bottom else [short], y + 1):
        canvas.put(x, below, part, Ink(palette.feltink2))


def _opposite(stage: Stage, seat: Seat) -> None:
    """Who sits on the other side: all in one line, the cards above it where there is room."""
    zone, palette, canvas = stage.layout.opponent, stage.palette, stage.canvas
    y = zone.bottom - 1
    held = stage.scene.held[seat]
    shown_above = zone.height >= 3
    tricks, points, short = _won(stage, seat)
    soft, who = Ink(palette.feltink2), _who(stage, seat, 16)
    named = sum(width(text) + 1 for text, _ in who) + 2
    whole, brief = (2 * held - 1, _joined(tricks, points)), (len(f"▚×{held}"), _joined(tricks, points))
    # Where room is short the cards face down become their number, then the points figures.
    ways = [
        (named + (0 if shown_above or not held else backs + 1) + width(won), backs, won)
        for backs, won in (whole, brief, (brief[0], _joined(tricks, short)))
    ]
    wide, backs, won = next((way for way in ways if way[0] <= zone.width), ways[-1])
    x = zone.x + max(0, (zone.width - wide) // 2)
    if stage.scene.turn == seat:
        canvas.put(x, y, "●", Ink(palette.accent))
    x = stage.put_all(x + 2, y, who)
    if held and not shown_above:
        _backs(stage, x, y, backs, held)
        x += backs + 1
    canvas.put(x, y, cut(won, zone.right - x), soft)
    if shown_above and held:
        size = stage.layout.on_table
        step = min(4, (zone.width - size.width) // max(1, held - 1))
        left = zone.x + (zone.width - (held - 1) * step - size.width) // 2
        for number in range(held):
            stage.pen.back(Rect(left + number * step, zone.y, size.width, zone.height - 1), is_cut=True)


def _joined(*texts: str) -> str:
    return " · ".join(filter(None, texts))


def _who(stage: Stage, seat: Seat, room: int) -> list[Words]:
    """Name, score and marks."""
    bold = Ink(stage.palette.feltink, is_bold=True)
    return [(cut(stage.name(seat), room), bold), *stage.seat_score(seat), *stage.marks(seat)]


def _won(stage: Stage, seat: Seat) -> tuple[str, str, str]:
    """Tricks and points; of one who takes no part only that."""
    return (stage.text("screen-sits"), "", "") if seat in stage.scene.resting else stage.won(seat)


def _flowing(words: Iterable[Words], room: int) -> Iterator[list[Words]]:
    """Lines of words that nothing divides."""
    line: list[Words] = []
    for text, ink in words:
        if line and sum(width(other) + 1 for other, _ in line) + width(text) > room:
            yield line
            line = []
        line.append((text, ink))
    yield line


def _backs(stage: Stage, x: int, y: int, room: int, held: int) -> None:
    """Cards face down, one column each, or their number where there is no room."""
    text = "│".join("▚" * held) if 2 * held - 1 <= room else f"▚×{held}"
    stage.canvas.put(x, y, text, Ink(stage.palette.backline, stage.palette.back))
