"""Rank glyphs: our own strokes, one weight, 100 units high; never text.

Contents: GLYPHS, SETTINGS, WEIGHT, glyph, letters, width.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bummerl.rules.cards import Rank
from bummerl.web.art.shapes import number

__all__ = ["GLYPHS", "SETTINGS", "WEIGHT", "glyph", "letters", "width"]

WEIGHT: Final = 15.5
"""Thickness of a stroke."""


class Glyph(NamedTuple):
    """A sign by its width and the line that a pen draws."""

    width: float
    path: str


GLYPHS: Final = {
    "A": Glyph(80, "M7 100L40 3L73 100M19 68H61"),
    "B": Glyph(72, "M11 4V96H38C56 96 65 86 65 72C65 57 55 48 38 48H11M36 48C51 48 59 39 59 26C59 13 51 4 36 4H11"),
    "D": Glyph(78, "M11 4V96H30C58 96 69 77 69 50C69 23 58 4 30 4Z"),
    "J": Glyph(54, "M22 8H46V72C46 90 38 97 25 97C13 97 6 90 5 76"),
    "K": Glyph(74, "M10 0V100M67 0L11 62M31 41L70 100"),
    "O": Glyph(84, "M42 3C18 3 8 24 8 50C8 76 18 97 42 97C66 97 76 76 76 50C76 24 66 3 42 3Z"),
    "Q": Glyph(84, "M42 3C18 3 8 24 8 50C8 76 18 97 42 97C66 97 76 76 76 50C76 24 66 3 42 3ZM47 70L78 104"),
    "T": Glyph(72, "M2 8H70M36 8V100"),
    "U": Glyph(74, "M9 0V62C9 85 19 97 37 97C55 97 65 85 65 62V0"),
    "W": Glyph(100, "M6 0L27 96L50 20L73 96L94 0"),
    "Д": Glyph(84, "M8 106V84H76V106M20 84C27 66 29 44 29 8H64V84"),
    "10": Glyph(98, "M3 22L22 6V100M68 3C51 3 45 24 45 50C45 76 51 97 68 97C85 97 91 76 91 50C91 24 85 3 68 3Z"),
    "9": Glyph(70, "M35 61C17 61 7 49 7 32C7 15 17 3 35 3C53 3 63 15 63 36C63 66 48 88 22 97"),
    "8": Glyph(
        70,
        "M35 47C19 47 11 38 11 25C11 12 19 3 35 3C51 3 59 12 59 25C59 38 51 47 35 47"
        "C17 47 7 58 7 72C7 87 17 97 35 97C53 97 63 87 63 72C63 58 53 47 35 47Z",
    ),
    "7": Glyph(66, "M3 8H60L24 100"),
}

SETTINGS: Final = {"en": "AKQJ", "de": "AKDB", "pl": "AKDW", "ru": "TKДB"}
"""The letters of ace, king, queen and jack by the setting of the index; some Cyrillic ones look the same."""

_GERMAN: Final = "AKOU"
_LETTERED: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
_NUMBERED: Final = {Rank.TEN: "10", Rank.NINE: "9", Rank.EIGHT: "8", Rank.SEVEN: "7"}


def letters(rank: Rank, *, german: bool) -> dict[str, str]:
    """The glyph of a rank by setting; one for all where it never changes.

    >>> letters(Rank.QUEEN, german=False)
    {'en': 'Q', 'de': 'D', 'pl': 'D', 'ru': 'Д'}
    >>> letters(Rank.JACK, german=True), letters(Rank.KING, german=False), letters(Rank.TEN, german=False)
    ({'': 'U'}, {'': 'K'}, {'': '10'})
    """
    if rank in _NUMBERED:
        return {"": _NUMBERED[rank]}
    place = _LETTERED.index(rank)
    if german:
        return {"": _GERMAN[place]}
    found = {setting: row[place] for setting, row in SETTINGS.items()}
    return found if len(set(found.values())) > 1 else {"": found["en"]}


def width(name: str, height: float) -> float:
    """How wide a glyph of this height is."""
    return GLYPHS[name].width * height / 100


def glyph(name: str, centre: float, top: float, height: float, weight: float = WEIGHT) -> str:
    """A glyph in the colour of the moment.

    >>> glyph("7", 33, 0, 100)
    '<path d="M3 8H60L24 100" stroke-width="15.5" transform="scale(1)"/>'
    """
    left = centre - width(name, height) / 2
    move = f"translate({number(left)} {number(top)})" if left or top else ""
    place = f"{move}scale({number(height / 100)})"
    return f'<path d="{GLYPHS[name].path}" stroke-width="{number(weight)}" transform="{place}"/>'
