"""Colours: paper, felt, one copper accent, and the suits of each deck."""

from __future__ import annotations

from typing import Final, NamedTuple

from bummerl.rules.cards import Suit

__all__ = ["DARK", "LIGHT", "Palette"]


class Palette(NamedTuple):
    """The colours of a table by lamplight or by day.

    `ink`, `ink2`, `ink3` are text on paper, most important first; `feltink`, `feltink2` on felt.  Cards keep a
    light face in both.
    """

    name: str
    is_dark: bool
    page: str
    surface: str
    sunk: str
    line: str
    ink: str
    ink2: str
    ink3: str
    accent: str
    accentink: str
    accentsoft: str
    felt: str
    feltink: str
    feltink2: str
    feltline: str
    bad: str
    face: str
    edge: str
    dull: str
    dulledge: str
    back: str
    backline: str
    black: str
    red: str
    green: str
    blue: str
    gold: str
    brown: str
    skin: str
    linen: str
    metal: str

    def suit(self, suit: Suit, deck: str) -> str:
        """The colour of a suit on a card's face."""
        spades, hearts, diamonds, clubs = _DECKS[deck]
        name = {Suit.SPADES: spades, Suit.HEARTS: hearts, Suit.DIAMONDS: diamonds, Suit.CLUBS: clubs}[suit]
        colour: str = getattr(self, name)
        return colour


_DECKS: Final = {
    "french": ("black", "red", "red", "black"),
    "french4": ("black", "red", "blue", "green"),
    "german": ("green", "red", "gold", "brown"),
}

LIGHT: Final = Palette(
    name="bummerl-light",
    is_dark=False,
    page="#F5F0E7",
    surface="#FCF9F3",
    sunk="#ECE5D8",
    line="#CBBFAB",
    ink="#2B241F",
    ink2="#5E5349",
    ink3="#6A5E52",
    accent="#8C4A12",
    accentink="#FFFFFF",
    accentsoft="#F3DFC6",
    felt="#C3CFBB",
    feltink="#26312A",
    feltink2="#3F4E44",
    feltline="#9DAD95",
    bad="#A8232A",
    face="#FFFDF8",
    edge="#B5A88F",
    dull="#D9DED1",
    dulledge="#9FAB98",
    back="#35564C",
    backline="#7FA394",
    black="#26211E",
    red="#B3202A",
    green="#1F6B3C",
    blue="#1C5A9E",
    gold="#8A5C00",
    brown="#6B3F17",
    skin="#F0CDA8",
    linen="#FFFFFF",
    metal="#D9A520",
)

DARK: Final = Palette(
    name="bummerl-dark",
    is_dark=True,
    page="#191613",
    surface="#25201C",
    sunk="#1F1B17",
    line="#4A3F34",
    ink="#F1E9DC",
    ink2="#C3B6A4",
    ink3="#9F927F",
    accent="#E9AE6A",
    accentink="#2A1908",
    accentsoft="#4A3520",
    felt="#1F2F29",
    feltink="#E7EFE7",
    feltink2="#B3C4B8",
    feltline="#48625A",
    bad="#F0918A",
    face="#E6DFD1",
    edge="#9C917F",
    dull="#8F948A",
    dulledge="#666D65",
    back="#3E6A5C",
    backline="#86B09F",
    black="#26211E",
    red="#A81B25",
    green="#1A5C33",
    blue="#184F8C",
    gold="#775000",
    brown="#5A3716",
    skin="#E3BE98",
    linen="#F6F1E6",
    metal="#C9971B",
)
