"""The opponent, and the table between the two players: talon, trick, pile.

Contents: opponent, talon, trick, pile.
"""

from __future__ import annotations

from bummerl.cli.tui.canvas import Ink, Rect, Spot, Target
from bummerl.cli.tui.faces import SMALL
from bummerl.cli.tui.stage import Stage
from bummerl.cli.tui.text import cut, width
from bummerl.rules.actions import Seat

__all__ = ["opponent", "pile", "talon", "trick"]


def opponent(stage: Stage) -> None:
    """Name, marks, backs, and what was won."""
    zone, scene, palette, canvas = stage.layout.opponent, stage.scene, stage.palette, stage.canvas
    other, size = 1 - scene.me, stage.layout.on_table
    step = 3 if size is SMALL or zone.width < 56 else 4
    held = scene.held[other]
    whole = (held - 1) * step + size.width
    x = zone.x + (zone.width - whole) // 2
    for number in range(held):
        stage.pen.back(Rect(x + number * step, zone.y, size.width, zone.height), is_cut=True)
    widest = (stage.duel.hand_size - 1) * step + size.width
    room = max(8, (zone.width - widest) // 2 - 1)
    if scene.turn == other:
        canvas.put(zone.x, zone.y, "●", Ink(palette.accent))
    canvas.put(zone.x + 2, zone.y, cut(stage.name(other), room - 2), Ink(palette.feltink, is_bold=True))
    stage.put_all(zone.x + 2, zone.y + 1, stage.marks(other))
    tricks, points, _ = stage.won(other)
    canvas.right(zone.right, zone.y, tricks, Ink(palette.feltink))
    canvas.right(zone.right, zone.y + 1, points, Ink(palette.feltink2))


def talon(stage: Stage) -> None:
    """The stack with its count, the turn-up, trump in words; turned over when closed, an outline when gone."""
    zone, size, scene, palette = stage.layout.middle, stage.layout.on_table, stage.scene, stage.palette
    canvas = stage.canvas
    stack = Rect(zone.x + 1, zone.y, *size)
    if scene.turnup is None:
        stage.pen.outline(stack)
        canvas.center(stack, stack.y + size.height // 2, "–", Ink(palette.feltink2))
    elif scene.closed_by is None:
        stage.pen.face(stack.right - 1, zone.y, size, scene.turnup)
        stage.pen.back(stack)
        stage.count(stack, scene.facedown)
    else:
        stage.pen.back(stack)
        height = max(3, size.height // 2)
        across = Rect(stack.x, stack.y + (size.height - height) // 2, 2 * size.width - 3, height)
        stage.pen.back(across)
        ink = Ink(palette.accentink, palette.accent, is_bold=True)
        canvas.center(across, across.y + height // 2, f" {stage.text('screen-closed')} ", ink)
    _trump(stage, stack.x, stack.bottom)


def _trump(stage: Stage, x: int, y: int) -> None:
    """The trump suit with its sign; the word before it goes where there is no room."""
    scene, palette, canvas = stage.scene, stage.palette, stage.canvas
    assert scene.trump is not None, "the turn-up makes trumps"
    before, sign = stage.text("screen-trump") + " ", f" {stage.locale.sign(scene.trump)} "
    name = stage.locale.suit(scene.trump)
    if x + width(before + sign + name) < _places(stage)[scene.me].x:
        x = canvas.put(x, y, before, Ink(palette.feltink2))
    x = canvas.put(x, y, sign, Ink(palette.suit(scene.trump, stage.locale.deck), palette.face, is_bold=True))
    canvas.put(x + 1, y, name, Ink(palette.feltink, is_bold=True))


def _places(stage: Stage) -> dict[Seat, Rect]:
    """Where the cards of a trick lie."""
    zone, size, me = stage.layout.middle, stage.layout.on_table, stage.scene.me
    left, right = 2 * size.width, size.width + 6
    x = zone.x + left + max(0, (zone.width - left - right - (2 * size.width + 1)) // 2)
    return {1 - me: Rect(x + size.width + 1, zone.y, *size), me: Rect(x, zone.y + 1, *size)}


def trick(stage: Stage) -> None:
    """The cards on the table: the opponent's upper right, one's own lower left."""
    scene = stage.scene
    played = dict(zip(scene.seats, scene.trick, strict=True))
    for seat, place in _places(stage).items():
        if seat in played:
            stage.pen.face(place.x, place.y, stage.layout.on_table, played[seat])
        else:
            stage.pen.outline(place)


def pile(stage: Stage) -> None:
    """One's own tricks, or the last trick on demand."""
    zone, size, scene, palette = stage.layout.middle, stage.layout.on_table, stage.scene, stage.palette
    last = scene.last_trick if stage.shown.shows_last else None
    place = Rect(zone.right - size.width - 1, zone.y, *size)
    if last is not None:
        for number, card in enumerate(last.cards):
            stage.pen.face(place.x + 4 * number - 4, zone.y, size, card)
    elif scene.won[scene.me]:
        stage.pen.back(place)
        stage.count(place, scene.won[scene.me])
    else:
        stage.pen.outline(place)
    label = stage.text("screen-own-tricks" if last is None else "screen-last-trick")
    start = stage.canvas.right(zone.right, place.bottom, label, Ink(palette.feltink2))
    if scene.last_trick is not None:
        ink = Ink(palette.accent if palette.is_dark else palette.feltink, is_bold=True)
        stage.canvas.right(start - 1, place.bottom, "l", ink)
    stage.canvas.mark(Rect(place.x - 4, zone.y, size.width + 5, size.height + 1), Target(Spot.KEY, key="l"))
