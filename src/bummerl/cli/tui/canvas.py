"""A grid of cells to draw on, and what a click on each place means.

Contents: Rect, Ink, Target, Canvas.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from bummerl.cli.tui.text import pieces, width
from bummerl.rules.cards import Card

__all__ = ["Canvas", "Ink", "Rect", "Spot", "Target"]


class Rect(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond it."""
        return self.y + self.height

    def inside(self, margin: int = 1) -> Rect:
        """What is left within a margin."""
        return Rect(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom


class Ink(NamedTuple):
    """Colour of sign and ground; no ground leaves what is there."""

    sign: str
    ground: str | None = None
    is_bold: bool = False


class Spot(Enum):
    """A kind of place that can be clicked."""

    CARD = auto()
    """A card of the hand."""
    KEY = auto()
    """A button: the same as pressing its key."""


class Target(NamedTuple):
    """What a click on some place means."""

    spot: Spot
    card: Card | None = None
    key: str = ""


class Canvas:
    """Cells with signs and colours, drawn over one another; the last drawing wins, for clicks as for the eye."""

    def __init__(self, columns: int, rows: int, ink: Ink) -> None:
        self.columns, self.rows = columns, rows
        self._signs = [[" "] * columns for _ in range(rows)]
        self._inks = [[ink] * columns for _ in range(rows)]
        self._targets: list[tuple[Rect, Target]] = []

    def put(self, x: int, y: int, text: str, ink: Ink) -> int:
        """Write a line of text; signs beyond the edges are lost. The column after its end."""
        for sign, cells in pieces(text):
            if 0 <= y < self.rows and x >= 0 and x + cells <= self.columns:
                self._free(x, y)
                ground = self._inks[y][x].ground if ink.ground is None else ink.ground
                self._inks[y][x] = ink._replace(ground=ground)
                # A cell has one width anyway, and the selector for the plain sign puts some programs out of step.
                self._signs[y][x] = sign.removesuffix("\ufe0e")
                if cells == 2:
                    self._free(x + 1, y)
                    self._signs[y][x + 1] = ""
                    self._inks[y][x + 1] = self._inks[y][x]
            x += cells
        return x

    def center(self, rect: Rect, y: int, text: str, ink: Ink) -> int:
        """Write a line in the middle of a rectangle."""
        return self.put(rect.x + max(0, (rect.width - width(text)) // 2), y, text, ink)

    def right(self, x: int, y: int, text: str, ink: Ink) -> int:
        """Write a line that ends before column `x`; the column where it begins."""
        start = x - width(text)
        self.put(start, y, text, ink)
        return start

    def fill(self, rect: Rect, ink: Ink, sign: str = " ") -> None:
        """Cover a rectangle with a sign of one cell on some ground."""
        left, right = max(0, rect.x), min(rect.right, self.columns)
        if left >= right:
            return
        for y in range(max(0, rect.y), min(rect.bottom, self.rows)):
            self._free(left, y)
            self._free(right - 1, y)
            self._signs[y][left:right] = [sign] * (right - left)
            self._inks[y][left:right] = [ink] * (right - left)

    def frame(self, rect: Rect, ink: Ink, lines: str = "╭╮╰╯─│", *, has_top: bool = True) -> None:
        """Draw a frame along the inner edge of a rectangle: four corners, the level and the upright line."""
        level, upright = lines[4] * (rect.width - 2), lines[5]
        if has_top:
            self.put(rect.x, rect.y, lines[0] + level + lines[1], ink)
        for y in range(rect.y + 1, rect.bottom - 1):
            self.put(rect.x, y, upright, ink)
            self.put(rect.right - 1, y, upright, ink)
        self.put(rect.x, rect.bottom - 1, lines[2] + level + lines[3], ink)

    def _free(self, x: int, y: int) -> None:
        """Leave no half of a wide sign that is about to be written over."""
        if self._signs[y][x] == "" and x > 0:
            self._signs[y][x - 1] = " "
        if x + 1 < self.columns and self._signs[y][x + 1] == "":
            self._signs[y][x + 1] = " "

    # Clicks

    def mark(self, rect: Rect, target: Target) -> None:
        """Say what a click on a rectangle means."""
        self._targets.append((rect, target))

    def target(self, x: int, y: int) -> Target | None:
        """What a click on a cell means."""
        return next((target for rect, target in reversed(self._targets) if rect.holds(x, y)), None)

    def where(self, target: Target) -> Rect | None:
        """Where this can be clicked."""
        return next((rect for rect, known in reversed(self._targets) if known == target), None)

    # What comes out

    def lines(self) -> list[str]:
        """The signs alone, row by row."""
        return ["".join(row) for row in self._signs]

    def cells(self) -> Iterator[list[tuple[str, Ink]]]:
        """Signs and colours, row by row; the second half of a wide sign is an empty one."""
        for signs, inks in zip(self._signs, self._inks, strict=True):
            yield list(zip(signs, inks, strict=True))

    def strip(self, y: int) -> Strip:
        """A row for textual."""
        segments: list[Segment] = []
        run, ink = "", self._inks[y][0]
        for sign, here in zip(self._signs[y], self._inks[y], strict=True):
            if here != ink:
                segments.append(Segment(run, _style(ink)))
                run, ink = "", here
            run += sign
        segments.append(Segment(run, _style(ink)))
        return Strip(segments, self.columns)


_NO_GROUND: Final = "#000000"


@lru_cache(maxsize=1 << 10)
def _style(ink: Ink) -> Style:
    return Style(color=ink.sign, bgcolor=ink.ground or _NO_GROUND, bold=ink.is_bold)
