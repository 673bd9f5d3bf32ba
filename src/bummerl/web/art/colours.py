"""The colours of cards: paper, suits, garments, and what the settings make of them.

Contents: PAINT, LIGHT, DARK, OFF, SUITS, GERMAN_LETTERS, contrast, mixed, style_sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bummerl.rules.cards import Suit

__all__ = ["DARK", "DIMMED", "GERMAN_LETTERS", "LIGHT", "OFF", "PAINT", "SUITS", "contrast", "mixed", "style_sheet"]

PAINT: Final = {
    "ink": "#2A2420",
    "red": "#B3282D",
    "redd": "#7C151A",
    "rose": "#F0B4AE",
    "gold": "#D6A03A",
    "goldl": "#EFCF86",
    "goldd": "#B07B1E",
    "blue": "#3E5D7E",
    "bluel": "#9DB4C8",
    "green": "#38704C",
    "greenl": "#96B89C",
    "brown": "#74492A",
    "brownl": "#B98A57",
    "char": "#464854",
    "white": "#FBF5EA",
    "cream": "#F1E6D2",
    "linen": "#E3D6BE",
    "grey": "#CFC9C0",
    "greyd": "#8E8880",
    "black": "#2C2827",
    "auburn": "#93482A",
    "blonde": "#DFB768",
    "hazel": "#5A3A25",
    "ice": "#DDE6EA",
    "steel": "#A9B7C0",
    "lips": "#9E3B36",
    "blush": "#D9705C52",
    "shine": "#FFFFFF4D",
    "skin1": "#F4D8BC",
    "shade1": "#DDB48F",
    "skin2": "#E6BB94",
    "shade2": "#C9966B",
    "skin3": "#C08A62",
    "shade3": "#9A6844",
}
"""Paints by the names that drawings use."""


class Paper(NamedTuple):
    """What cards are printed on."""

    face: str
    edge: str
    film: float
    """Opacity of the dark film over the whole card."""


LIGHT: Final = Paper("#FFFDF8", "#CFC4B2", 0)
DARK: Final = Paper("#EAE3D6", "#8E867A", 0.07)
FILM: Final = "#1B1611"
OFF: Final = {LIGHT: "#D6DBCD", DARK: "#B7B3A8"}
"""The paper of a card that may not be played now."""
DIMMED: Final = 0.42
"""How far the index of such a card is mixed towards black, so that it stays readable."""
NIGHT: Final = "#1E1814"


class Suited(NamedTuple):
    """The colours of a suit; those with a 4 are for a deck in four colours."""

    name: str
    ink: str
    ink4: str
    light: str
    """The sign in light text on dark ground."""
    light4: str
    coat: str
    coat4: str
    trim: str


SUITS: Final = {
    Suit.SPADES: Suited("spade", "#26211E", "#26211E", "#E9E2D6", "#E9E2D6", "#3E5D7E", "#4A4C5A", "gold"),
    Suit.HEARTS: Suited("heart", "#B3202A", "#B3202A", "#F0837C", "#F0837C", "#B3282D", "#B3282D", "gold"),
    Suit.DIAMONDS: Suited("diamond", "#B3202A", "#1C5A9E", "#F0837C", "#86B6EE", "#A5532A", "#2C67A6", "goldl"),
    Suit.CLUBS: Suited("club", "#26211E", "#1F6B3C", "#E9E2D6", "#7CC796", "#38704C", "#38704C", "gold"),
}


class Lettered(NamedTuple):
    """The colours of a German suit, whose signs have their own."""

    name: str
    ink: str
    coat: str
    trim: str


GERMAN_LETTERS: Final = {
    Suit.SPADES: Lettered("leaf", "#24613A", "#3A7149", "#EFCF86"),
    Suit.HEARTS: Lettered("heart", "#B3202A", "#B3282D", "#EFCF86"),
    Suit.DIAMONDS: Lettered("bell", "#7A5200", "#D39A2E", "#F7E3AE"),
    Suit.CLUBS: Lettered("acorn", "#5A3716", "#7A4B22", "#E0B870"),
}


def mixed(colour: str, other: str, share: float) -> str:
    """The colour with a share of another in it.

    >>> mixed("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


def contrast(colour: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21 (WCAG 2.2).

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    high, low = sorted((_luminance(colour), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    """The relative luminance (WCAG 2.2), 0 to 1."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in _channels(colour))]
    return sum(weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _channels(colour: str) -> list[int]:
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]


def style_sheet() -> str:
    """The style sheet that sets what the sprites leave open."""
    return "\n".join(_rules()) + "\n"


def _rules() -> Iterator[str]:
    yield "/* The settings of the cards; README.md tells what each class does.  Written by `make cards`.  CC0. */"
    four = [(f"suit-{suit.name}", suit.ink4) for suit in SUITS.values() if suit.ink4 != suit.ink]
    four += [(f"coat-{suit.name}", suit.coat4) for suit in SUITS.values() if suit.coat4 != suit.coat]
    yield _rule(".deck-french4", *_set(four))
    yield _rule(
        ".cards-dark", *_set([("card-face", DARK.face), ("card-edge", DARK.edge), ("card-film", f"{DARK.film}")])
    )
    for setting in ("en", "de", "pl", "ru"):
        shown = [(f"index-{each}", "inline" if each == setting else "none") for each in ("en", "de", "pl", "ru")]
        yield _rule(f".index-{setting}", *_set(shown))
    yield _rule(".back-brown", *_set([("back-ink", "#5A3A2E")]))
    yield _rule(".cards-dark .card-off, .cards-dark.card-off", *_set([("card-face", OFF[DARK])]))
    yield _rule(
        ".card-off",
        *_set([("card-face", OFF[LIGHT]), ("card-art", "0.45"), ("card-art-filter", "saturate(0.35)")]),
        *_set([(f"suit-{suit.name}", mixed(suit.ink, NIGHT, DIMMED)) for suit in SUITS.values()]),
        *_set([(f"letter-{suit.name}", mixed(suit.ink, NIGHT, DIMMED)) for suit in GERMAN_LETTERS.values()]),
    )
    dull = [(f"suit-{suit.name}", mixed(suit.ink4, NIGHT, DIMMED)) for suit in SUITS.values()]
    yield _rule(".deck-french4 .card-off, .deck-french4.card-off", *_set(dull))
    light = [(f"suit-{suit.name}", suit.light) for suit in SUITS.values()]
    yield _rule(".cards-dark .sign, .cards-dark.sign", *_set(light))
    light = [(f"suit-{suit.name}", suit.light4) for suit in SUITS.values()]
    yield _rule(
        ".cards-dark.deck-french4 .sign, .cards-dark .deck-french4 .sign, .deck-french4 .cards-dark .sign", *_set(light)
    )


def _rule(selector: str, *declarations: str) -> str:
    return f"{selector} {{ {'; '.join(declarations)} }}"


def _set(values: list[tuple[str, str]]) -> list[str]:
    return [f"--{name}: {value}" for name, value in values]
