"""A table for two to four that have no talon between them: opponents around, the trick in the middle.

The zones have the names of `layout`, and what is the same at every table (the bar, the words, the log, the person's own
side) is drawn by the same hands.

Contents: layout_around, table_around; trick, list, facts, the end.
"""

from __future__ import annotations

from typing import Final

from bummerl.cli.tui.canvas import Ink, Rect, Spot, Target
from bummerl.cli.tui.faces import LARGE, MIDDLE, SMALL, Size
from bummerl.cli.tui.layout import LEAST_WITH_SIDE, Layout, Spare
from bummerl.cli.tui.opponents import opponent, relation, trick_zone
from bummerl.cli.tui.panels import log, panel
from bummerl.cli.tui.person import calls, hand, own_line
from bummerl.cli.tui.stage import Stage, menu
from bummerl.cli.tui.text import cut, wrap
from bummerl.rules.actions import Seat
from bummerl.table.scene import Choice

__all__ = ["layout_around", "table_around"]

_CARDS: Final = ((LARGE, MIDDLE), (MIDDLE, MIDDLE), (MIDDLE, SMALL), (SMALL, SMALL))
"""Sizes of the hand and of what lies on the table, the grandest first."""
_PLATE: Final = 12
"""Columns that an opponent's name, tricks and points want."""
_LEAST_SEEN: Final = {SMALL: 4, MIDDLE: 5, LARGE: 14}
"""Columns of a card in hand that the next one leaves free."""
_WIDEST_END: Final = 76


# Zones


def layout_around(columns: int, rows: int, cards: int, seats: int) -> Layout:
    """The zones for a terminal of at least sixty by twenty, with so many cards in hand and on the table.

    >>> layout_around(60, 20, cards=12, seats=4).in_hand == SMALL
    True
    """
    side_width = min(44, max(28, columns // 3 - 4)) if columns >= LEAST_WITH_SIDE else 0
    felt = Rect(0, 1, columns - side_width, rows - 1)
    has_top = seats % 2 == 0
    # Without a panel beside the felt the facts want two rows before the cards grow.
    in_hand, on_table = _sizes(felt.width, rows - (side_width == 0), cards, seats, has_top=has_top)
    spare = Spare(rows - _needed(in_hand, on_table, has_top=has_top))

    facts = 1 + (0 if side_width else spare.take(3))
    banner, frames, more_words = spare.take(1), spare.take(2, 2), spare.take(1)
    backs = spare.take(2, 2) if has_top else 0
    gap, above_calls = spare.take(1), spare.take(1)
    strip = 0 if side_width or spare.rows < 4 else spare.take(10)
    above_all = spare.take(4) // 2

    told = Rect(1, 1 + above_all, felt.width - 2, facts)
    opponent = Rect(1, told.bottom, felt.width - 2, has_top + backs)
    middle = Rect(1, opponent.bottom + gap, felt.width - 2, on_table.height + 1)
    plate = Rect(1, middle.bottom + banner, felt.width - 2, 2 + more_words)
    hand = Rect(1, plate.bottom + 1, felt.width - 2, in_hand.height + 2)
    return Layout(
        felt=felt,
        side=Rect(felt.right, 1, side_width, rows - 1) if side_width else None,
        log=Rect(0, rows - strip, columns, strip) if strip else None,
        in_hand=in_hand,
        on_table=on_table,
        opponent=opponent,
        middle=middle,
        banner=middle.bottom if banner else plate.y,
        plate=plate,
        own=plate.bottom,
        hand=hand,
        has_keys_below=False,
        calls=Rect(1, hand.bottom + above_calls, felt.width - 2, 1 + frames),
        facts=told,
    )


def _sizes(columns: int, rows: int, cards: int, seats: int, *, has_top: bool) -> tuple[Size, Size]:
    """The largest cards that fit; those in hand may lie over each other as long as their corners can be read."""
    for in_hand, on_table in _CARDS:
        step = (columns - 2 - in_hand.width) // max(1, cards - 1)
        trick = seats * (on_table.width + 1) - 1
        fits = step >= _LEAST_SEEN[in_hand] and trick + 2 * (_PLATE + 2) <= columns
        if fits and _needed(in_hand, on_table, has_top=has_top) <= rows:
            return in_hand, on_table
    return SMALL, SMALL


def _needed(in_hand: Size, on_table: Size, *, has_top: bool) -> int:
    """Rows: bar, facts, who sits opposite, the trick, words, own line, hand, calls."""
    return 1 + 1 + has_top + (on_table.height + 1) + 2 + 1 + (in_hand.height + 2) + 1


# The picture


def table_around(stage: Stage) -> None:
    """All that lies on the felt and beside it; the bar and the words are drawn by the picture."""
    layout, shown = stage.layout, stage.shown
    if layout.side:
        _side(stage, layout.side)
    if layout.log and not shown.is_over:
        log(stage, layout.log)
    if shown.is_over:
        calls(stage)
        end(stage)
        return
    _facts(stage)
    for seat in range(len(stage.scene.names)):
        if seat != stage.scene.me:
            opponent(stage, seat)
    listed = () if stage.scene.trick else menu(shown)
    if listed:
        _list(stage, listed)
    else:
        _trick(stage)
    calls(stage)
    own_line(stage)
    hand(stage)


# The middle


def _places(stage: Stage) -> dict[Seat, Rect]:
    """Where the cards of a trick lie: at their players' sides."""
    zone, size = trick_zone(stage), stage.layout.on_table
    # From left to right: the left one, the one opposite, oneself, the right one.
    order = sorted(range(len(stage.scene.names)), key=lambda seat: (1, 2, 0, 3).index(relation(stage, seat)))
    return {
        seat: Rect(zone.x + number * (size.width + 1), zone.y + (relation(stage, seat) == 0), *size)
        for number, seat in enumerate(order)
    }


def _trick(stage: Stage) -> None:
    """The cards on the table, or the last trick on demand."""
    scene, size = stage.scene, stage.layout.on_table
    last = scene.last_trick if stage.shown.shows_last else None
    seats, cards = (scene.seats, scene.trick) if last is None else (last.seats, last.cards)
    played = dict(zip(seats, cards, strict=True))
    for seat, place in _places(stage).items():
        if seat in played:
            stage.pen.face(place.x, place.y, size, played[seat])
        elif seat not in scene.resting:
            stage.pen.outline(place)
    zone = trick_zone(stage)
    if last is not None:
        stage.canvas.center(zone, zone.bottom - 1, stage.text("screen-last-trick"), Ink(stage.palette.feltink))
    stage.canvas.mark(zone, Target(Spot.KEY, key="l"))


def _list(stage: Stage, listed: tuple[Choice, ...]) -> None:
    """What can be called, the lowest at the bottom, around what is picked."""
    palette, canvas, zone = stage.palette, stage.canvas, trick_zone(stage)
    picked = stage.shown.picked
    at = listed.index(picked) if picked in listed else 0
    rows = min(zone.height, len(listed))
    first = min(max(0, at - rows // 2), len(listed) - rows)
    canvas.fill(Rect(zone.x, zone.bottom - rows, zone.width, rows), Ink(palette.ink, palette.surface))
    for row, choice in enumerate(listed[first : first + rows]):
        y = zone.bottom - 1 - row
        is_picked = choice == picked
        ink = Ink(palette.accentink, palette.accent, is_bold=True) if is_picked else Ink(palette.ink, palette.surface)
        canvas.fill(Rect(zone.x, y, zone.width, 1), ink)
        more = row == rows - 1 and first + rows < len(listed)
        less = row == 0 and first > 0
        canvas.put(zone.x, y, "▸" if is_picked else "↑" if more else "↓" if less else " ", ink)
        canvas.put(zone.x + 2, y, cut(stage.teller.action_text(choice.action, stage.scene), zone.width - 3), ink)
    canvas.mark(Rect(zone.x, zone.y, zone.width, zone.height // 2), Target(Spot.KEY, key="up"))
    canvas.mark(Rect(zone.x, zone.y + zone.height // 2, zone.width, zone.height // 2), Target(Spot.KEY, key="down"))


# Facts and the score


def _facts(stage: Stage) -> None:
    """Trumps, and what is the game's own where no panel beside the felt says it."""
    zone, scene, palette, canvas = stage.layout.facts, stage.scene, stage.palette, stage.canvas
    assert zone is not None, "this table has a place for facts"
    x = zone.x
    if scene.trump is not None:
        ink = Ink(palette.suit(scene.trump, stage.locale.deck), palette.face, is_bold=True)
        x = canvas.put(x, zone.y, stage.text("screen-trump"), Ink(palette.feltink2)) + 1
        x = canvas.put(x, zone.y, f" {stage.locale.sign(scene.trump)} ", ink) + 1
        x = canvas.put(x, zone.y, stage.locale.suit(scene.trump), Ink(palette.feltink, is_bold=True)) + 2
    if scene.turnup is not None:
        x = stage.pen.chip(x, zone.y, scene.turnup) + 1
        x = canvas.put(x, zone.y, f"+{scene.facedown}", Ink(palette.feltink2)) + 2
    if scene.closed_by is not None:
        x = canvas.put(x, zone.y, f" {stage.text('screen-closed')} ", Ink(palette.accentink, palette.accent)) + 2
    if stage.layout.side is not None:
        return
    lines = _after(stage.teller.together(stage.teller.facts(scene)), x - zone.x, zone.width)
    if len(lines) > zone.height:
        room = zone.right - x if zone.height == 1 else zone.width
        lines = [*lines[: zone.height - 1], cut(f"{lines[zone.height - 1]} …", room)]
    for y, line in enumerate(lines, zone.y):
        canvas.put(x if y == zone.y else zone.x, y, line, Ink(palette.feltink2))


def _after(text: str, used: int, wide: int) -> list[str]:
    """Lines of a text whose first line is shorter."""
    first, *_ = wrap(text, max(8, wide - used)) or [""]
    return [first, *wrap(text[len(first) :], wide)] if text else []


def _side(stage: Stage, rect: Rect) -> None:
    """Score, facts and log beside the felt."""
    scene, palette, canvas = stage.scene, stage.palette, stage.canvas
    teams = sorted(scene.teams, key=lambda team: min((seat - scene.me) % len(scene.names) for seat in team))
    inner = panel(stage, Rect(rect.x + 1, rect.y, rect.width - 2, len(teams) + 2), stage.score_title())
    for y, team in enumerate(teams, inner.y):
        start = canvas.right(inner.right, y, str(scene.score[team[0]]), Ink(palette.ink, is_bold=True))
        canvas.put(inner.x, y, cut(stage.teller.names(scene, team), start - inner.x - 1), Ink(palette.ink))
    y = rect.y + len(teams) + 2
    lines = [line for fact in stage.teller.facts(scene) for line in wrap(fact, rect.width - 6)]
    if scene.unseen is not None:
        lines += wrap(stage.text("screen-unseen") + ": " + stage.teller.cards(scene.unseen), rect.width - 6)
    if lines:
        height = min(len(lines) + 2, max(3, (rect.bottom - y) * 2 // 3))
        inner = panel(stage, Rect(rect.x + 1, y, rect.width - 2, height), stage.text("screen-facts"))
        for row, line in enumerate(lines[: inner.height], inner.y):
            canvas.put(inner.x, row, line, Ink(palette.ink2))
        y += height
    if rect.bottom - y >= 3:
        log(stage, Rect(rect.x + 1, y, rect.width - 2, rect.bottom - y))


# When a deal is over


def end(stage: Stage) -> None:
    """Why the deal ended, and the line of the score sheet."""
    palette, scene, layout, canvas = stage.palette, stage.scene, stage.layout, stage.canvas
    assert scene.result is not None, "the deal is over"
    room = Rect(1, layout.felt.y, layout.felt.width - 2, layout.calls.y - layout.felt.y)
    wide = min(room.width, _WIDEST_END)
    bold = Ink(palette.ink, is_bold=True)
    sheet = [(cut(line, wide - 6), bold) for line in stage.teller.sheet(scene)]
    texts = [(text, Ink(palette.accent, is_bold=True)) for text in stage.shown.closing]
    if scene.log:
        texts.append((stage.sentence(scene.log[-1]), bold))
    texts += [(stage.teller.reason(why, scene), Ink(palette.ink2)) for why in scene.result.reasons]
    rows = [(line, ink) for text, ink in texts for line in wrap(text, wide - 6)]
    rows = rows[: max(0, room.height - len(sheet) - 3)]
    height = len(rows) + len(sheet) + 3
    rect = Rect(room.x + (room.width - wide) // 2, room.y + max(0, (room.height - height) // 2), wide, height)
    canvas.fill(rect, Ink(palette.ink, palette.surface))
    canvas.frame(rect, Ink(palette.accent))
    canvas.put(rect.x + 2, rect.y, f" {stage.text('screen-count')} ", Ink(palette.accent))
    for y, (line, ink) in enumerate([*rows, ("", bold), *sheet], rect.y + 1):
        canvas.put(rect.x + 3, y, line, ink)
