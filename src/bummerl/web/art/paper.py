"""What faces and backs are drawn on.

Contents: WIDTH, HEIGHT, INSETS, paper, edge, symbol.
"""

from __future__ import annotations

from typing import Final

from bummerl.web.art.colours import FILM, LIGHT
from bummerl.web.art.shapes import number

__all__ = ["FACE", "HEIGHT", "INSETS", "WIDTH", "edge", "paper", "symbol"]

WIDTH: Final = 240
HEIGHT: Final = 336
INSETS: Final = {"l": 0.8, "m": 1.5, "s": 3, "x": 1.5}
"""Half the edge's line, which is 1.1 px wide, in units of a card that is large, middle, small, or has a large index."""
FACE: Final = f"var(--card-face,{LIGHT.face})"
_RADIUS: Final = 15


def paper(inset: float, name: str = "") -> str:
    """The paper, below everything."""
    return f'<rect {_place(inset, name)} fill="{FACE}"/>'


def edge(inset: float, name: str = "") -> str:
    """The edge, and the film that dims the card in the dark, over everything."""
    line = f'stroke="var(--card-edge,{LIGHT.edge})" stroke-width="1.1" vector-effect="non-scaling-stroke"'
    return f'<rect {_place(inset, name)} fill="{FILM}" fill-opacity="var(--card-film,0)" {line}/>'


def symbol(name: str, content: str) -> str:
    """A card that pages can ask for."""
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{content}</symbol>'


def _place(inset: float, name: str) -> str:
    named = f'id="{name}" ' if name else ""
    size = f'width="{number(WIDTH - 2 * inset)}" height="{number(HEIGHT - 2 * inset)}" rx="{number(_RADIUS - inset)}"'
    return f'{named}x="{number(inset)}" y="{number(inset)}" {size}'
