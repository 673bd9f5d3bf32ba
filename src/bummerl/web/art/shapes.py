"""Marks: paths with the name of a colour, and how they are written as SVG.

Contents: Mark, Drawing, flat, line, disc, oval, box, moved, draw, number, use.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

__all__ = [
    "OUTLINE",
    "Drawing",
    "Mark",
    "box",
    "disc",
    "draw",
    "flat",
    "line",
    "moved",
    "number",
    "outlined",
    "oval",
    "use",
]

OUTLINE: Final = 2.6
"""Thickness of the line around everything, in units."""


class Mark(NamedTuple):
    """One path.  Colours are names, to be looked up when it is drawn; an empty one is none."""

    path: str
    fill: str = ""
    width: float = OUTLINE
    stroke: str = "ink"
    transform: str = ""


Drawing = tuple[Mark, ...]


def flat(path: str, fill: str) -> Mark:
    """An area without an outline."""
    return Mark(path, fill, 0)


def line(path: str, stroke: str = "ink", width: float = OUTLINE) -> Mark:
    """A line that encloses nothing."""
    return Mark(path, "", width, stroke)


def oval(x: float, y: float, across: float, down: float) -> str:
    """The path of an ellipse by its centre and radii.

    >>> oval(0, 0, 3, 2)
    'M-3 0a3 2 0 1 0 6 0a3 2 0 1 0-6 0z'
    """
    half, whole = f"{number(across)} {number(down)} 0 1 0", number(2 * across)
    return f"M{number(x - across)} {number(y)}a{half} {whole} 0a{half}-{whole} 0z"


def disc(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    return oval(x, y, radius, radius)


def box(x: float, y: float, width: float, height: float) -> str:
    """The path of a rectangle.

    >>> box(-2, 0, 4, 9.5)
    'M-2 0h4v9.5h-4z'
    """
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def moved(drawing: Iterable[Mark], transform: str) -> Drawing:
    """The same marks elsewhere."""
    return tuple(mark._replace(transform=f"{transform} {mark.transform}".strip()) for mark in drawing)


def draw(drawing: Iterable[Mark], colours: Mapping[str, str]) -> str:
    """Marks as SVG, for a group as `outlined` makes it; KeyError for a colour that is none.

    >>> draw((flat("M0 0h1v1z", "red"), line("M0 0h9")), {"red": "#B3282D"})
    '<path d="M0 0h1v1z" fill="#B3282D" stroke="none"/><path d="M0 0h9"/>'
    """
    return "".join(_written(mark, colours) for mark in drawing)


def _written(mark: Mark, colours: Mapping[str, str]) -> str:
    parts = [f'<path d="{mark.path}"']
    if mark.transform:
        parts.append(f'transform="{mark.transform}"')
    if mark.fill:
        parts.append(f'fill="{colours[mark.fill]}"')
    if not mark.width:
        parts.append('stroke="none"')
    else:
        if mark.stroke != "ink":
            parts.append(f'stroke="{colours[mark.stroke]}"')
        if mark.width != OUTLINE:
            parts.append(f'stroke-width="{number(mark.width)}"')
    return " ".join(parts) + "/>"


def outlined(content: str, ink: str, name: str = "") -> str:
    """A group in which lines are of this ink, round, and as thick as usual."""
    named = f' id="{name}"' if name else ""
    pen = f'fill="none" stroke="{ink}" stroke-width="{OUTLINE}" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g{named} {pen}>{content}</g>"


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, *, turned: bool = False) -> str:
    """A drawing that has a name, its origin at this place, upside down if turned.

    >>> use("S", 120, 95.5, 0.46)
    '<use href="#S" transform="translate(120 95.5)scale(.46)"/>'
    """
    moves = f"translate({number(x)} {number(y)})" if x or y else ""
    if turned or scale != 1:
        moves += f"scale({number(-scale if turned else scale)})"
    return f'<use href="#{name}"' + (f' transform="{moves}"' if moves else "") + "/>"


def number(value: float) -> str:
    """A number as short as it can be written.

    >>> number(12.0), number(0.4567), number(-0.5)
    ('12', '.457', '-.5')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text
