"""Cards: faces in three sizes, backs, and places where a card has been or will be.

Contents: Size, Look, face, back, outline, chip.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from bummerl.cli.tui.art import dots, mixed, portrait, sign
from bummerl.cli.tui.canvas import Canvas, Ink, Rect
from bummerl.cli.tui.palette import Palette
from bummerl.cli.tui.text import width
from bummerl.locale import Locale
from bummerl.rules.cards import Card, Rank

__all__ = ["LARGE", "MIDDLE", "SMALL", "Look", "Pen", "Size"]


class Size(NamedTuple):
    """The cells of a card, its frame included."""

    width: int
    height: int


SMALL: Final = Size(7, 5)
MIDDLE: Final = Size(9, 7)
LARGE: Final = Size(13, 11)


class Look(Enum):
    """How a card stands out; its place says the same, for eyes that do not see colours."""

    PLAIN = auto()
    CHOSEN = auto()
    DULL = auto()
    DULL_CHOSEN = auto()


# Where the pips of a number card stand in eleven by nine cells.
_PIPS: Final = {
    Rank.SEVEN: ((3, 1), (7, 1), (5, 2), (3, 4), (7, 4), (3, 7), (7, 7)),
    Rank.EIGHT: ((3, 1), (7, 1), (5, 2), (3, 4), (7, 4), (5, 6), (3, 7), (7, 7)),
    Rank.NINE: ((3, 1), (7, 1), (3, 3), (7, 3), (5, 4), (3, 5), (7, 5), (3, 7), (7, 7)),
    Rank.TEN: ((3, 1), (7, 1), (5, 2), (3, 3), (7, 3), (3, 5), (7, 5), (5, 6), (3, 7), (7, 7)),
}

_NUMERALS: Final = {Rank.SEVEN: "VII", Rank.EIGHT: "VIII", Rank.NINE: "IX", Rank.TEN: "X"}
"""What German packs write on their number cards, so that a ten is no ace at a glance."""


class Pen:
    """Draws cards on a canvas, in one reader's deck and one palette."""

    def __init__(self, canvas: Canvas, locale: Locale, palette: Palette) -> None:
        self.canvas, self.locale, self.palette = canvas, locale, palette

    def colour(self, card: Card) -> str:
        """The colour of the card's suit."""
        return self.palette.suit(card.suit, self.locale.deck)

    def face(self, x: int, y: int, size: Size, card: Card, look: Look = Look.PLAIN) -> None:
        """A card face up."""
        palette, is_dull = self.palette, look in {Look.DULL, Look.DULL_CHOSEN}
        ground = palette.dull if is_dull else palette.face
        rect = Rect(x, y, *size)
        self.canvas.fill(rect, Ink(palette.ink, ground))
        match look:
            case Look.PLAIN:
                self.canvas.frame(rect, Ink(palette.edge, ground))
            case Look.DULL:
                self.canvas.frame(rect, Ink(palette.dulledge, ground), "┌┐└┘╌╎")
            case Look.CHOSEN | Look.DULL_CHOSEN:
                ink = Ink(palette.black if is_dull else _accent(palette), ground, is_bold=True)
                self.canvas.frame(rect, ink, "┏┓┗┛━┃")
        self._middle(rect.inside(), size, card, ground if is_dull else None)
        ink = Ink(palette.black if is_dull else self.colour(card), ground, is_bold=not is_dull)
        corner = self.locale.short(card)
        self.canvas.put(x + 1, y + 1, corner, ink)
        self.canvas.right(rect.right - 1, rect.bottom - 2, corner, ink)
        if self.locale.deck == "german" and size != SMALL:
            self.canvas.put(x + 1, rect.bottom - 2, _NUMERALS.get(card.rank, ""), ink)

    def _middle(self, inner: Rect, size: Size, card: Card, ghost: str | None) -> None:
        deck, colour = self.locale.deck, self.colour(card)
        is_large = size == LARGE
        if size == SMALL:
            return
        drawing = portrait(card.rank, deck, is_large=is_large)
        if drawing is None and is_large and card.rank in _PIPS and deck != "german":
            pip = self.locale.sign(card.suit)
            ink = Ink(colour if ghost is None else mixed(colour, ghost, 0.6))
            for across, down in _PIPS[card.rank]:
                self.canvas.put(inner.x + across, inner.y + down, pip, ink)
            return
        shown = drawing or sign(card.suit, deck, is_large=is_large)
        left = inner.x + (inner.width - len(shown[0])) // 2
        top = inner.y + (inner.height - len(shown) // 2) // 2
        dots(self.canvas, left, top, shown, colour, self.palette, ghost=ghost)

    def back(self, rect: Rect, *, is_cut: bool = False) -> None:
        """A card, or some of it, face down; `is_cut` is one that reaches beyond the upper edge of the table."""
        ink = Ink(self.palette.backline, self.palette.back)
        if is_cut:
            rect = Rect(rect.x, rect.y - 1, rect.width, rect.height + 1)
        inner = rect.inside()
        self.canvas.fill(Rect(rect.x, rect.y + is_cut, rect.width, rect.height - is_cut), ink)
        self.canvas.fill(inner, ink, "▚")
        self.canvas.frame(rect, ink, has_top=not is_cut)

    def outline(self, rect: Rect) -> None:
        """A place without its card."""
        self.canvas.frame(rect, Ink(self.palette.feltline), "┌┐└┘╌╎")

    def chip(self, x: int, y: int, card: Card, least: int = 0) -> int:
        """A card in a line of text, at least so wide; the column after it."""
        ink = Ink(self.colour(card), self.palette.face, is_bold=True)
        before = " " * max(1, 1 + least - self.chip_width(card))
        return self.canvas.put(x, y, f"{before}{self.locale.short(card)} ", ink)

    def chip_width(self, card: Card) -> int:
        """The cells that a card takes in a line of text."""
        return width(self.locale.short(card)) + 2


def _accent(palette: Palette) -> str:
    """The accent, dark enough for a card's face."""
    return "#8C4A12" if palette.is_dark else palette.accent
