"""The picture of a table: a pure function of what is shown, the reader, the colours and the size.

Contents: picture; the bar, the words above the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bummerl.cli.tui import middle, panels, person
from bummerl.cli.tui.around import layout_around, table_around
from bummerl.cli.tui.canvas import Canvas, Ink, Rect, Spot, Target
from bummerl.cli.tui.layout import LEAST, layout_of
from bummerl.cli.tui.palette import Palette
from bummerl.cli.tui.stage import Shown, Stage, Tone
from bummerl.cli.tui.text import cut, width, wrap
from bummerl.locale import Locale
from bummerl.rules.actions import Event, Kind
from bummerl.rules.cards import Card
from bummerl.rules.catalog import find
from bummerl.rules.options import Options
from bummerl.rules.schnapsen.options import SchnapsenOptions

__all__ = ["picture"]

_CALLS: Final = {Kind.EXCHANGED, Kind.MELDED, Kind.CLOSED, Kind.CLAIMED, Kind.PASSED, Kind.ACES}
_WIDEST_WORDS: Final = 84
_USUAL: Final = 8
"""Cards in hand for which there is room in any deal; longer hands make the cards smaller."""


def picture(shown: Shown, columns: int, rows: int, locale: Locale, palette: Palette, options: Options) -> Canvas:
    """The table in so many columns and rows; one sentence where it does not fit."""
    canvas = Canvas(columns, rows, Ink(palette.ink, palette.page))
    if columns < LEAST[0] or rows < LEAST[1]:
        hint = locale.text("screen-small", columns=columns, rows=rows, wide=LEAST[0], high=LEAST[1])
        for y, line in enumerate(wrap(hint, columns)):
            canvas.put(0, y, line, Ink(palette.ink))
        return canvas
    if isinstance(options, SchnapsenOptions) and shown.scene.is_duel:
        layout = layout_of(columns, rows, options.hand_size)
    else:
        layout = layout_around(columns, rows, max(_USUAL, len(shown.scene.hand)), len(shown.scene.names))
    stage = Stage(canvas, shown, locale, palette, options, layout)
    canvas.fill(layout.felt, Ink(palette.feltink, palette.felt))
    _bar(stage)
    if shown.scene.is_duel:
        _table_for_two(stage)
    else:
        table_around(stage)
    if not shown.is_over:
        _words(stage)
    return canvas


def _table_for_two(stage: Stage) -> None:
    """The two-handed game with its talon."""
    layout, shown = stage.layout, stage.shown
    if layout.side:
        panels.side(stage, layout.side)
    if layout.log and not shown.is_over:
        panels.log(stage, layout.log)
    middle.opponent(stage)
    person.calls(stage)
    if shown.is_over:
        leaves_hand = panels.end(stage)
    else:
        middle.talon(stage)
        middle.trick(stage)
        middle.pile(stage)
        leaves_hand = True
    if leaves_hand:
        person.own_line(stage)
        person.hand(stage)


class _Bar(NamedTuple):
    """The texts of the bar at the top; `keys` with their labels, from the left."""

    title: str
    score: str
    keys: tuple[tuple[str, str], ...]

    @property
    def columns(self) -> int:
        """What it takes with its gaps."""
        texts = [self.title, self.score, *(label for _, label in self.keys)]
        return sum(width(text) + 2 for text in texts if text)


def _bars(stage: Stage) -> Iterator[_Bar]:
    """The bar, and shorter ones: what matters least gives way first."""
    scene, help_, leave = stage.scene, f"? {stage.text('screen-help')}", f"q {stage.text('screen-quit')}"
    game, deal = stage.locale.preset(scene.game), stage.text("screen-deal", number=scene.deal_number)
    is_other = find(scene.game).game.options != stage.options
    title = " · ".join([game, *([stage.text("screen-house-rules")] if is_other else []), deal])
    score, short = ("", "") if stage.layout.side else (stage.score(), stage.score(is_short=True))
    yield _Bar(title, score, (("?", help_), ("q", leave)))
    yield _Bar(title, score, (("?", help_), ("q", "q")))
    yield _Bar(title, short, (("?", help_), ("q", "q")))
    yield _Bar(title, short, (("?", "?"), ("q", "q")))
    yield _Bar(f"{game} · {deal}", short, (("?", "?"), ("q", "q")))


def _bar(stage: Stage) -> None:
    """The game, the deal, the score, and where help is."""
    palette, canvas = stage.palette, stage.canvas
    unsaved = f" {stage.text('screen-unsaved')} " if stage.shown.is_unsaved else ""
    room = canvas.columns - (width(unsaved) + 2 if unsaved else 0)
    *_, shortest = bars = list(_bars(stage))
    title, score, labels = next((bar for bar in bars if bar.columns <= room), shortest)
    end = canvas.columns - 1
    for key, label in reversed(labels):
        start = canvas.right(end, 0, label, Ink(palette.ink3))
        canvas.put(start, 0, key, Ink(palette.accent, is_bold=True))
        canvas.mark(Rect(start, 0, end - start, 1), Target(Spot.KEY, key=key))
        end = start - 2
    if unsaved:
        end = canvas.right(end, 0, unsaved, Ink(palette.page, palette.bad)) - 2
    if score:
        end = canvas.right(end, 0, score, Ink(palette.ink, is_bold=True)) - 2
    canvas.put(1, 0, cut(title, end - 1), Ink(palette.ink2, is_bold=True))


def _words(stage: Stage) -> None:
    """What was called, and what is to be said; long answers grow upwards, never over the hand."""
    palette, shown, plate = stage.palette, stage.shown, stage.layout.plate
    called = _last_call(stage.shown.log)
    wide = min(plate.width, _WIDEST_WORDS)
    lines = [line for text in shown.words for line in wrap(text, wide - 4)]
    rows = plate.height - (called is not None and stage.layout.banner == plate.y)
    if shown.tone is Tone.NEWS:
        lines = lines[-rows:]
    height = max(rows, len(lines))
    rect = Rect(plate.x + (plate.width - wide) // 2, plate.bottom - height, wide, height)
    if called is not None and stage.layout.banner < rect.y:
        _banner(stage, Rect(rect.x, stage.layout.banner, wide, 1), called)
    if not lines:
        return
    edges = {Tone.NEWS: palette.feltline, Tone.SAID: palette.ink3, Tone.REFUSED: palette.bad}
    edge, ink = edges.get(shown.tone, palette.accent), palette.ink2 if shown.tone is Tone.NEWS else palette.ink
    stage.canvas.fill(rect, Ink(ink, palette.surface))
    for y in range(rect.y, rect.bottom):
        stage.canvas.put(rect.x, y, "▌", Ink(edge))
    for y, line in enumerate(lines, rect.y):
        stage.canvas.put(rect.x + 2, y, line, Ink(ink))


def _last_call(log: tuple[Event, ...]) -> Event | None:
    """The last call, until the trick after it is taken."""
    for event in reversed(log):
        if event.kind is Kind.TOOK:
            return None
        if event.kind in _CALLS:
            return event
    return None


def _banner(stage: Stage, rect: Rect, called: Event) -> None:
    """A call in words, with the cards that it showed."""
    palette, pen = stage.palette, stage.pen
    cards: tuple[Card, ...] = called.cards if called.kind in {Kind.MELDED, Kind.ACES} else called.cards[-1:]
    stage.canvas.fill(rect, Ink(palette.accentink, palette.accent))
    chips = sum(pen.chip_width(card) + 1 for card in cards)
    text = cut(stage.sentence(called), rect.width - 2 - chips)
    x = rect.x + (rect.width - width(text) - chips) // 2
    x = stage.canvas.put(x, rect.y, text, Ink(palette.accentink, is_bold=True))
    for card in cards:
        x = pen.chip(x + 1, rect.y, card)
