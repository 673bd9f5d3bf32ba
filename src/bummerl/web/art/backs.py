"""Backs in one ink: *Quadratl*, squares as on a tiled stove, and *Seigaiha*, waves.

Contents: backs.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

from bummerl.web.art.paper import HEIGHT, INSETS, WIDTH, edge, paper, symbol
from bummerl.web.art.shapes import box, disc, number, use

__all__ = ["BACK_INK", "BACK_LINE", "backs"]

BACK_INK: Final = "#35564C"
BACK_LINE: Final = "#E9DFC9"
_INK: Final = f"var(--back-ink,{BACK_INK})"
_LINE: Final = f"var(--back-line,{BACK_LINE})"
_MARGIN: Final = 11


def backs() -> Iterator[str]:
    """The parts of the sprite: both backs, each also for cards below 60 px."""
    for name, inset in (("", INSETS["m"]), ("-s", INSETS["s"])):
        yield _back(f"quadratl{name}", _squares(is_small=bool(name)), inset)
        across = 3 if name else 5
        yield from _wave_rows(across, name)
        yield _back(f"seigaiha{name}", _waves(across, name), inset)


def _back(name: str, drawing: str, inset: float) -> str:
    """A back with its paper, frame and edge."""
    size = f'width="{WIDTH - 2 * _MARGIN}" height="{HEIGHT - 2 * _MARGIN}" rx="8"'
    ground = f'<rect x="{_MARGIN}" y="{_MARGIN}" {size} fill="{_INK}"/>'
    return symbol(name, paper(inset) + ground + drawing + edge(inset))


def _filled(path: str, colour: str = _LINE) -> str:
    return f'<path d="{path}" fill="{colour}"/>'


def _stroked(path: str, width: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{_LINE}" stroke-width="{number(width)}"/>'


def _square(x: float, y: float, size: float) -> str:
    return box(x - size / 2, y - size / 2, size, size)


def _squares(*, is_small: bool) -> str:
    """A border of squares, a double line, a lozenge of squares, and one more in each corner."""
    columns, rows = (8, 12) if is_small else (14, 21)
    size = 14 if is_small else 9
    left, top = 25.5, 25.5
    right, bottom = WIDTH - left, HEIGHT - top
    across = [left + (right - left) * n / (columns - 1) for n in range(columns)]
    down = [top + (bottom - top) * n / (rows - 1) for n in range(rows)]
    border = [(x, y) for x in across for y in (top, bottom)] + [(x, y) for y in down[1:-1] for x in (left, right)]
    step, square, reach = (23, 18, 4) if is_small else (17, 13, 6)
    field = [
        (120 + column * step, 168 + row * step)
        for column in range(-reach, reach + 1)
        for row in range(-reach, reach + 1)
        if 1.7 * abs(column) + abs(row) <= 1.125 * reach and (column + row) % 2 == 0 and (column or row)
    ]
    drawing = _filled("".join(_square(x, y, size) for x, y in border))
    drawing += _filled("".join(_square(x, y, square) for x, y in field))
    drawing += _filled(f"M120 {168 - step}l{step * 0.66:g} {step}l-{step * 0.66:g} {step}l-{step * 0.66:g}-{step}z")
    drawing += _filled(_square(120, 168, square * 0.5), _INK)
    if is_small:
        return drawing + _stroked(box(46, 46, 148, 244), 4)
    corners = [(x, y) for x in (70, 170) for y in (70, 266)]
    drawing += _stroked("".join(_square(x, y, 16) for x, y in corners), 2.2)
    drawing += _filled("".join(_square(x, y, 6) for x, y in corners))
    return drawing + _stroked(box(44, 44, 152, 248), 2.5) + _stroked(box(50, 50, 140, 236), 1)


_WAVES: Final = (14, 14, 226, 322)
"""Left, top, right and bottom of the field of waves."""
_RINGS: Final = {5: (1, 0.7, 0.4), 3: (1, 0.55)}
"""Radii of a wave's rings, by the waves in a row."""


def _wave_rows(across: int, name: str) -> Iterator[str]:
    """Two rows of half discs, the second with halves of them at its ends, and the caps of a row that lies too low."""
    left, _, right, _ = _WAVES
    radius = (right - left) / across / 2
    whole = [left + radius * (2 * n + 1) for n in range(across)]
    rings = _RINGS[across]
    yield _row(f"w0{name}", [_arc(x, radius * ring, 0, left, right) for ring in rings for x in whole])
    between = [left + 2 * radius * n for n in range(across + 1)]
    yield _row(f"w1{name}", [_arc(x, radius * ring, 0, left, right) for ring in rings for x in between])
    yield _row(f"w2{name}", [_arc(x, radius * ring, radius / 2, left, right) for ring in rings for x in between])


def _row(name: str, arcs: list[str]) -> str:
    return f'<path id="{name}" d="{"".join(arcs)}"/>'


def _arc(x: float, radius: float, rise: float, left: float, right: float) -> str:
    """The part of a circle that is higher than its centre by the rise, and lies between left and right."""
    if radius <= rise:
        return ""
    half = sqrt(radius**2 - rise**2)
    begin = f"M{number(x - half)} {number(-rise)}" if x > left else f"M{number(x)} {number(-rise)}V{number(-radius)}"
    end = f"{number(x + half)} {number(-rise)}" if x < right else f"{number(x)} {number(-radius)}V{number(-rise)}"
    return f"{begin}A{number(radius)} {number(radius)} 0 0 1 {end}"


def _waves(across: int, name: str) -> str:
    """Waves from top to bottom, each row before the one above it, and a seal in the middle."""
    left, top, right, bottom = _WAVES
    radius = (right - left) / across / 2
    count = int((bottom - top - radius) / (radius / 2)) + 1
    start = bottom - radius / 2 * (count - 1)
    rows = "".join(use(f"w{(count - 1 - n) % 2}{name}", 0, start + n * radius / 2) for n in range(count))
    rows += use(f"w2{name}", 0, bottom + radius / 2)
    drawing = f'<g fill="{_INK}" stroke="{_LINE}" stroke-width="{3 if name else 1.7}">{rows}</g>'
    scale = 1.25 if name else 1
    seal = (
        f'<path d="{disc(0, 0, 38)}" fill="{_INK}"/>{_stroked(disc(0, 0, 38), 2.5)}'
        f"{_stroked('M0-25l19 25l-19 25l-19-25z', 2.5)}{_filled(_square(0, 0, 13))}"
    )
    border = _stroked(box(left, top, right - left, bottom - top), 3)
    return f'{drawing}{border}<g transform="translate(120 168)scale({scale})">{seal}</g>'
