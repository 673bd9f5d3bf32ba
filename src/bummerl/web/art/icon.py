"""The icon: an acorn and a heart on two cards, on felt; a heart alone where there is little room.

Contents: icon, favicon.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.cards import Suit
from bummerl.web.art import pips
from bummerl.web.art.backs import BACK_INK
from bummerl.web.art.colours import GERMAN_LETTERS, LIGHT, PAINT
from bummerl.web.art.shapes import draw, number, outlined

__all__ = ["favicon", "icon"]

_SHADE: Final = "#22332D"


def icon(*, is_maskable: bool) -> str:
    """An icon of 512 by 512 units; the maskable one fills its square and keeps to the middle 80 %."""
    scale = 0.86 if is_maskable else 1.08
    cards = _card(Suit.CLUBS, -13, -78) + _card(Suit.HEARTS, 9, 80)
    return _icon(0 if is_maskable else 112, f'<g transform="translate(256 258)scale({number(scale)})">{cards}</g>')


def favicon() -> str:
    """An icon that is still a card at 16 px."""
    return _icon(112, f'<g transform="translate(256 256)scale(1.45)">{_card(Suit.HEARTS, 0, 0, 1.8)}</g>')


def _icon(radius: int, drawing: str) -> str:
    ground = f'<rect width="512" height="512" rx="{radius}" fill="{BACK_INK}"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>bummerl</title>'
    return f"{head}<metadata>CC0-1.0</metadata>{ground}{drawing}</svg>\n"


def _card(suit: Suit, turn: float, x: float, size: float = 1.35) -> str:
    """A card turned around a place below it, as in a hand."""
    if suit is Suit.HEARTS:
        sign = f'<path d="{pips.HEART}" fill="{GERMAN_LETTERS[suit].ink}"/>'
    else:
        sign = outlined(draw(pips.GERMAN[suit], {**pips.PAINT, "ink": PAINT["ink"]}), PAINT["ink"])
    paper = f'fill="{LIGHT.face}" stroke="{_SHADE}" stroke-width="8"'
    return (
        f'<g transform="translate({number(x)} 0)rotate({number(turn)})">'
        f'<rect x="-103" y="-144" width="206" height="288" rx="22" {paper}/>'
        f'<g transform="scale({number(size)})translate(-50 -50)">{sign}</g></g>'
    )
