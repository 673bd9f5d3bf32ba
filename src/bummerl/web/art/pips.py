"""The signs of the suits in a box of 100 by 100 units, and how many of them stand where.

Contents: FRENCH, GERMAN, GERMAN_BOLD, SHAPES, PAINT, PLACES.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.cards import Rank, Suit
from bummerl.web.art.shapes import Drawing, Mark, disc, flat, line

__all__ = ["FRENCH", "GERMAN", "GERMAN_BOLD", "PAINT", "PLACES", "SHAPES"]

HEART: Final = (
    "M50 92C22 68 5 51 5 32C5 16 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 16 95 32C95 51 78 68 50 92Z"
)
SPADE: Final = (
    "M50 4C55 22 93 43 93 65C93 78 83 85 73 85C65 85 58 81 54 74C54.5 84 59 91 68 96H32"
    "C41 91 45.5 84 46 74C42 81 35 85 27 85C17 85 7 78 7 65C7 43 45 22 50 4Z"
)
DIAMOND: Final = "M50 3C58 22 70 38 87 50C70 62 58 78 50 97C42 78 30 62 13 50C30 38 42 22 50 3Z"
CLUB: Final = (
    "M50 5C63 5 72 14 72 26C72 33 69 38 65 42C68 40.5 71 40 74 40C86 40 95 49 95 61C95 73 86 82 74 82"
    "C65 82 58 78 54 70C54.5 82 59 91 68 96H32C41 91 45.5 82 46 70C42 78 35 82 26 82C14 82 5 73 5 61"
    "C5 49 14 40 26 40C29 40 32 40.5 35 42C31 38 28 33 28 26C28 14 37 5 50 5Z"
)
LEAF: Final = (
    "M52 4C57 20 94 38 94 63C94 77 84 84 73 84C63 84 56 79 52 71C48 79 41 84 31 84C20 84 10 77 10 63C10 38 47 20 52 4Z"
)
NUT: Final = "M20 42C20 70 34 88 50 98C66 88 80 70 80 42Z"
CUP: Final = "M10 44C10 24 26 12 50 12C74 12 90 24 90 44C78 49 64 51 50 51C36 51 22 49 10 44Z"

FRENCH: Final = {Suit.SPADES: SPADE, Suit.HEARTS: HEART, Suit.DIAMONDS: DIAMOND, Suit.CLUBS: CLUB}
"""One path each, in the colour of the suit."""

PAINT: Final = {
    "leaf": "#3F8450",
    "leafd": "#1F4A2C",
    "vein": "#CBE2C4",
    "heart": "#C0272D",
    "heartd": "#7C151A",
    "gleam": "#F0B4AE",
    "nut": "#C9924A",
    "nutl": "#EBCB95",
    "cup": "#7A4B22",
    "bark": "#46280F",
    "bell": "#EDBB3E",
    "belld": "#6B4508",
    "belll": "#FBE9B4",
    "band": "#B3282D",
}
"""The signs' own colours; they are the same in every setting."""

GERMAN: Final = {
    Suit.SPADES: (
        line("M52 66C52 82 50 92 38 98", "leafd", 7),
        Mark(LEAF, "leaf", 3.4, "leafd"),
        line("M52 18V70M52 60L30 66M52 60L74 66M52 44L30 50M52 44L74 50", "vein", 4.2),
    ),
    Suit.HEARTS: (Mark(HEART, "heart", 3.4, "heartd"), line("M18 36C17 25 23 18 31 18", "gleam", 5)),
    Suit.DIAMONDS: (
        Mark(disc(50, 11, 8), "", 6, "belld"),
        Mark(disc(50, 58, 38), "bell", 3.4, "belld"),
        line("M26 42C31 33 38 29 46 28", "belll", 6),
        Mark("M12 55H88V62A38 38 0 0 1 86 69H14A38 38 0 0 1 12 62Z", "band", 2.4, "belld"),
        line("M50 69V90", "belld", 7),
        flat(disc(50, 80, 6.5), "belld"),
    ),
    Suit.CLUBS: (
        line("M50 14C50 8 54 4 60 2", "bark", 7),
        Mark(NUT, "nut", 3.4, "bark"),
        line("M32 56C33 68 39 77 46 84", "nutl", 5),
        Mark(CUP, "cup", 3.4, "bark"),
        line("M24 47L50 13M42 50L72 17M62 50L84 30M76 47L50 13M58 50L28 17M38 50L16 30", "bark", 3),
    ),
}

GERMAN_BOLD: Final[dict[Suit, Drawing]] = {
    Suit.SPADES: (
        line("M52 66C52 82 50 92 38 98", "leafd", 10),
        Mark(LEAF, "leaf", 6.5, "leafd"),
        line("M52 26V68M52 58L32 63M52 58L72 63", "vein", 6.5),
    ),
    Suit.HEARTS: (Mark(HEART, "heart", 5, "heartd"), line("M20 36C19 27 24 21 31 21", "gleam", 7)),
    Suit.DIAMONDS: (
        Mark(disc(50, 12, 8), "", 8, "belld"),
        Mark(disc(50, 57, 38), "bell", 6.5, "belld"),
        Mark("M12 52H88V62A38 38 0 0 1 86 69H14A38 38 0 0 1 12 62Z", "band", 4, "belld"),
        line("M50 70V90", "belld", 10),
    ),
    Suit.CLUBS: (
        line("M50 14C50 8 54 5 60 3", "bark", 11),
        Mark(NUT, "nut", 6.5, "bark"),
        line("M35 60C37 69 41 75 46 81", "nutl", 7),
        Mark(CUP, "cup", 6.5, "bark"),
        line("M30 48L62 16M60 49L30 18", "bark", 4.5),
    ),
}
"""The same signs for sizes at which fine lines would run together."""

SHAPES: Final = {
    Suit.SPADES: f"{LEAF}M52 66C52 82 50 92 38 98",
    Suit.HEARTS: HEART,
    Suit.DIAMONDS: disc(50, 11, 8) + disc(50, 58, 38),
    Suit.CLUBS: NUT + CUP,
}
"""What German signs cover, for a rim of paper around them."""

_Places = tuple[tuple[float, float], ...]


def _twice(*places: tuple[float, float]) -> _Places:
    """The places, and those opposite them."""
    return (*places, *((240 - x, 336 - y) for x, y in places))


_CORNERS: Final = _twice((82, 58), (158, 58))
_MIDDLES: Final = ((82, 168), (158, 168))

PLACES: Final[dict[Rank, _Places]] = {
    Rank.TEN: (*_CORNERS, *_twice((82, 131), (158, 131), (120, 94.5))),
    Rank.NINE: (*_CORNERS, *_twice((82, 131), (158, 131)), (120, 168)),
    Rank.EIGHT: (*_CORNERS, *_MIDDLES, *_twice((120, 113))),
    Rank.SEVEN: (*_CORNERS, *_MIDDLES, (120, 113)),
}
"""Centres of the signs of number cards; those below the middle (168) are upside down."""
