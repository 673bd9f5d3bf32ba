# ruff: noqa: INP001  # a script, not a package
"""Draw docs/table.svg, the picture of the full-screen table in the README.

    python docs/make_table_picture.py

The same picture every time: the cards follow from a seed, and both players from the rule of thumb.
"""

from __future__ import annotations

import hashlib
import html
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bummerl.cli.places import Place
from bummerl.cli.session import Session
from bummerl.cli.store import Store
from bummerl.cli.tui.canvas import Canvas, Ink
from bummerl.cli.tui.palette import DARK
from bummerl.cli.tui.picture import picture
from bummerl.cli.tui.play import Play
from bummerl.engine.bots import bot
from bummerl.locale import Locale
from bummerl.record.match import Memory
from bummerl.rules.actions import Verb
from bummerl.rules.catalog import find

SEEDS: Final = tuple(f"table {number}" for number in range(40))
"""The first of these matches that has such a marriage in it is drawn."""
ADVISER: Final = bot("thumb")
LEAST_TRICKS: Final = 3
"""Tricks that are won when the picture is taken: a marriage has just been declared, and a card of it chosen."""

COLUMNS: Final = 100
ROWS: Final = 32
CELL: Final = (9, 19)
"""Width and height of a cell in the picture."""

# Signs that fill some of their cell: left, top, width and height as shares of it.
BLOCKS: Final = {"█": (0, 0, 1, 1), "▀": (0, 0, 1, 0.5), "▄": (0, 0.5, 1, 0.5), "▌": (0, 0, 0.5, 1)}


def table() -> Canvas:
    """The table after a marriage, with the card chosen that the hint names."""
    locale = Locale("en", "french4")
    with tempfile.TemporaryDirectory() as folder:
        for seed in SEEDS:
            play = sit(seed, Store(Path(folder)), locale)
            if played_to_marriage(play):
                return picture(play.shown, COLUMNS, ROWS, locale, DARK, play.session.match.game.options)
    sys.exit("No match has such a marriage in it: add seeds to SEEDS.")


def sit(seed: str, store: Store, locale: Locale) -> Play:
    """A match of Schnapsen whose cards follow from this seed."""
    preset, secret = find("schnapsen"), hashlib.sha256(seed.encode()).digest()
    session = Session.new(preset, "You", ADVISER, secret, Memory.POINTS, others=("Resi",))
    return Play(session, Place(store, store.new_path(preset.key)), locale)


def played_to_marriage(play: Play) -> bool:
    """Play on by the hints until the marriage is declared and a card of it chosen; False if the match ends before."""
    while play.session.match.winner is None:
        play.finish()
        if play.shown.is_over:
            play.press("enter")
            continue
        advice = play.session.hint(ADVISER)
        play.act(advice)
        play.finish()
        if advice.verb is Verb.MELD and sum(play.scene.won) >= LEAST_TRICKS and not play.shown.is_over:
            led = play.session.hint(ADVISER).card
            assert led is not None, "a card of the marriage is led"
            play.choose(led)
            return True
    return False


def drawn(canvas: Canvas) -> Iterator[str]:
    """The canvas as SVG, line by line."""
    wide, high = CELL
    width, height = canvas.columns * wide, canvas.rows * high
    box = f"0 0 {width} {height}"
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" shape-rendering="crispEdges">'
    yield "<title>bummerl: a table of Schnapsen in the terminal</title>"
    yield "<style>text { font: 15px 'DejaVu Sans Mono', Menlo, Consolas, monospace; white-space: pre }</style>"
    cells = [(x, y, sign, ink) for y, row in enumerate(canvas.cells()) for x, (sign, ink) in enumerate(row)]
    for (y, ground), run in itertools.groupby(cells, key=lambda cell: (cell[1], cell[3].ground)):
        columns = [x for x, *_ in run]
        yield _box(columns[0] * wide, y * high, len(columns) * wide, high, ground or DARK.page)
    for (y, block, colour), run in itertools.groupby(
        cells, key=lambda cell: (cell[1], BLOCKS.get(cell[2]), cell[3].sign)
    ):
        if block is not None:
            columns = [x for x, *_ in run]
            left, top, share, part = block
            size = (len(columns) - 1 + share) * wide
            yield _box((columns[0] + left) * wide, (y + top) * high, size, part * high, colour)
    for (y, ink), run in itertools.groupby(cells, key=lambda cell: (cell[1], cell[3])):
        yield from _texts(y, ink, [(x, sign) for x, _, sign, _ in run])
    yield "</svg>"


def _box(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<path fill="{colour}" d="M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"/>'


def _texts(y: int, ink: Ink, cells: list[tuple[int, str]]) -> Iterator[str]:
    """Words of one colour, each in its place whatever the font."""
    wide, high = CELL
    for is_text, run in itertools.groupby(cells, key=lambda cell: cell[1] not in BLOCKS and cell[1] != " "):
        word = list(run)
        if is_text:
            text = html.escape("".join(sign for _, sign in word))
            weight = ' font-weight="bold"' if ink.is_bold else ""
            place = f'x="{word[0][0] * wide}" y="{y * high + 14}" textLength="{len(word) * wide}"'
            yield f'<text {place} fill="{ink.sign}"{weight}>{text}</text>'


if __name__ == "__main__":
    (Path(__file__).parent / "table.svg").write_text("\n".join(drawn(table())) + "\n", encoding="utf-8")
