"""The icon: two cards fanned on felt, a heart before an acorn.

Contents: icon.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.cards import Suit
from bummerl.web.art import pips
from bummerl.web.art.colours import GERMAN_LETTERS, LIGHT, PAINT
from bummerl.web.art.shapes import draw, outlined

__all__ = ["icon"]

_FELT: Final = "#35564C"


def icon(*, is_maskable: bool) -> str:
    """An icon of 512 by 512 units; the maskable one has no corners and keeps to the middle 80 %."""
    ground = f'<path d="M0 0h512v512H0z" fill="{_FELT}"/>' if is_maskable else f'<rect width="512" height="512" rx="112" fill="{_FELT}"/>'
    scale = 0.8 if is_maskable else 1
    cards = _card(Suit.CLUBS, -17, -52) + _card(Suit.HEARTS, 11, 44)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>bummerl</title>'
        f'{ground}<g transform="translate(256 262)scale({scale})">{cards}</g></svg>\n'
    )


def _card(suit: Suit, turn: float, x: float) -> str:
    sign = outlined(draw(pips.GERMAN[suit], {**pips.PAINT, "ink": PAINT["ink"]}), PAINT["ink"])
    if suit is Suit.HEARTS:
        sign = f'<path d="{pips.HEART}" fill="{GERMAN_LETTERS[suit].index}"/>'
    return (
        f'<g transform="rotate({turn} {x} 240)translate({x} 0)"><rect x="-128" y="-178" width="256" height="356" rx="26"'
        f' fill="{LIGHT.face}" stroke="#22332D" stroke-width="9"/><g transform="translate(-85 -85)scale(1.7)">{sign}</g></g>'
    )
