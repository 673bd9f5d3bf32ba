"""Text in a grid of cells, where a kanji takes two of them.

Contents: pieces, width, cut, wrap.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from unicodedata import category

from rich.cells import cell_len

__all__ = ["cut", "pieces", "width", "wrap"]

# Japanese breaks a line between any two signs, but before none of these and before no closing bracket or stop.
_LEANING: Final = frozenset("ー〜々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
_STOPS: Final = frozenset({"Pe", "Pf", "Po"})
_OPENING: Final = frozenset({"Ps", "Pi"})


def pieces(text: str) -> Iterator[tuple[str, int]]:
    r"""Signs with what belongs to them (accents, variation selectors), and the cells that each takes.

    >>> [cells for _, cells in pieces("K♥\ufe0e葉")]
    [1, 1, 2]
    """
    sign, cells = "", 0
    for char in text:
        size = cell_len(char)
        if size and sign:
            yield sign, cells
            sign, cells = "", 0
        if size or sign:
            sign, cells = sign + char, cells + size
    if sign:
        yield sign, cells


def width(text: str) -> int:
    r"""How many cells a text takes.

    >>> width("葉A"), width("10♥\ufe0e")
    (3, 3)
    """
    return sum(cells for _, cells in pieces(text))


def cut(text: str, limit: int) -> str:
    """The text, or as much as fits with an ellipsis.

    >>> cut("シュナプセン", 7), cut("Schnapsen", 9)
    ('シュナ…', 'Schnapsen')
    """
    if width(text) <= limit:
        return text
    kept, used = "", 0
    for sign, cells in pieces(text):
        if used + cells > limit - 1:
            break
        kept, used = kept + sign, used + cells
    return kept + "…" if limit > 0 else ""


def wrap(text: str, limit: int) -> list[str]:
    """Lines of at most `limit` cells, broken at spaces, or between kanji and kana as Japanese printers do.

    >>> wrap("You may play: any card", 12)
    ['You may', 'play: any', 'card']
    >>> wrap("交換できません。次へ", 14)
    ['交換できませ', 'ん。次へ']
    """
    lines: list[str] = []
    line, used, gap = "", 0, False
    for unit in _units(text):
        if unit == " ":
            gap = bool(line)
            continue
        size = width(unit) + gap
        if line and used + size > limit:
            lines.append(line)
            line, used, gap = "", 0, False
            size = width(unit)
        for part in _broken(unit, limit) if size > limit else [unit]:
            if line and used + width(part) + gap > limit:
                lines.append(line)
                line, used, gap = "", 0, False
            line += " " * gap + part
            used, gap = used + width(part) + gap, False
    return [*lines, line] if line else lines


def _units(text: str) -> Iterator[str]:
    """What a line break may not divide, and single spaces between."""
    unit = ""
    ends = True  # whether a break is possible after what `unit` holds
    for sign, cells in pieces(text):
        if sign.isspace():
            if unit:
                yield unit
            yield " "
            unit, ends = "", True
            continue
        leans = sign in _LEANING or category(sign[0]) in _STOPS
        is_open = bool(unit) and category(unit[-1]) in _OPENING
        if unit and (cells == 2 or ends) and not leans and not is_open:
            yield unit
            unit = ""
        unit += sign
        ends = cells == 2
    if unit:
        yield unit


def _broken(unit: str, limit: int) -> list[str]:
    """A word that is longer than a line."""
    parts, part, used = [], "", 0
    for sign, cells in pieces(unit):
        if part and used + cells > limit:
            parts.append(part)
            part, used = "", 0
        part, used = part + sign, used + cells
    return [*parts, part] if part else parts
