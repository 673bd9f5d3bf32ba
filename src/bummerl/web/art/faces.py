"""Cards: the faces of a deck at four sizes, as symbols that share their drawings.

Contents: FACES, Face, deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bummerl.rules.cards import PACKS, Card, Rank, Suit
from bummerl.web.art import aces, courts, pips, ranks
from bummerl.web.art.clothes import BELT
from bummerl.web.art.colours import GERMAN_LETTERS, PAINT, SUITS
from bummerl.web.art.french import FRENCH
from bummerl.web.art.german import GERMAN
from bummerl.web.art.paper import FACE, HEIGHT, INSETS, WIDTH, edge, paper, symbol
from bummerl.web.art.shapes import draw, number, outlined, use

__all__ = ["FACES", "Face", "deck"]

_MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)
_COURTS: Final = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})
_TURN: Final = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
_SHIFT: Final = 3
"""How far each half of a figure stands from the index."""


class Face(NamedTuple):
    """The measures of a card that is shown at some width, in units."""

    rank: float
    """Height of the rank."""
    sign: float
    """Size of the sign below it."""
    top: float
    gap: float
    column: float
    """Middle of the index."""
    weight: float = ranks.WEIGHT
    court_sign: float = 44
    """Size of the sign of German court cards."""
    low: float = 142
    """Middle of an Unter's sign."""

    @property
    def below(self) -> float:
        """Where the sign begins."""
        return self.top + self.rank + self.gap

    def centre(self, glyph: str) -> float:
        """Middle of a rank, which keeps 6 units from the edge."""
        return max(self.column, 7 + ranks.width(glyph, self.rank) / 2)


FACES: Final = {
    "l": Face(rank=40, sign=32, top=16, gap=8, column=30),
    "m": Face(rank=46, sign=36, top=14, gap=8, column=30),
    "s": Face(rank=78, sign=66, top=18, gap=12, column=44, weight=17, court_sign=70, low=285),
    "x": Face(rank=66, sign=54, top=14, gap=10, column=36, weight=17, court_sign=58, low=150),
}
"""Large (from 140 px), middle (from 60 px), small, and large index."""


def deck(*, german: bool) -> Iterator[str]:
    """The parts of a deck's sprite: what cards share, then signs and cards with all their faces."""
    for name, face in FACES.items():
        yield paper(INSETS[name], f"paper-{name}") + edge(INSETS[name], f"edge-{name}")
        yield from _indexes(name, face, german=german)
    for suit in Suit:
        yield from _signs(suit, german=german)
    figures = GERMAN if german else FRENCH
    for card, figure in figures.items():
        yield from _figure(card, figure, german=german)
    for card in PACKS[32]:
        if card.rank not in _COURTS:
            yield f'<g id="{card}-art">{_ace(card.suit, german=german) if card.rank is Rank.ACE else _number(card)}</g>'
    for card in PACKS[32]:
        for name in FACES:
            yield _card(card, name, german=german)


def _indexes(name: str, face: Face, *, german: bool) -> Iterator[str]:
    """The rank of each card in the corner, in every setting; what is not set is not displayed."""
    for rank in Rank:
        glyphs = []
        for setting, letter in ranks.letters(rank, german=german).items():
            shown = ranks.glyph(letter, face.centre(letter), face.top, face.rank, face.weight)
            display = "inline" if setting == "en" else "none"
            glyphs.append(f'<g style="display:var(--index-{setting},{display})">{shown}</g>' if setting else shown)
        pen = 'fill="none" stroke="currentColor" stroke-linejoin="round"'
        yield f'<g id="{rank.letter}-{name}" {pen}>{"".join(glyphs)}</g>'


def _colour(suit: Suit, *, german: bool) -> str:
    """The colour of index and French signs, open to the style sheet."""
    if german:
        return f"var(--letter-{GERMAN_LETTERS[suit].name},{GERMAN_LETTERS[suit].ink})"
    return f"var(--suit-{SUITS[suit].name},{SUITS[suit].ink})"


def _coat(suit: Suit, *, german: bool) -> dict[str, str]:
    """Garments of a suit, by the names that figures use."""
    if german:
        lettered = GERMAN_LETTERS[suit]
        return {"coat": lettered.coat, "trim": lettered.trim, lettered.name: lettered.coat}
    suited = SUITS[suit]
    coat = f"var(--coat-{suited.name},{suited.coat})"
    return {"coat": coat, "trim": PAINT[suited.trim], suited.name: coat}


def _signs(suit: Suit, *, german: bool) -> Iterator[str]:
    """The sign as a part of cards (S, and Sb where it is small), and alone (sign-S)."""
    name = suit.letter
    if german:
        colours = {**pips.PAINT, "ink": PAINT["ink"]}
        yield outlined(draw(pips.GERMAN[suit], colours), PAINT["ink"], name)
        yield outlined(draw(pips.GERMAN_BOLD[suit], colours), PAINT["ink"], f"{name}b")
    else:
        yield f'<path id="{name}" d="{pips.FRENCH[suit]}" fill="currentColor"/>'
    part = f"{name}b" if german else name
    colour = _colour(suit, german=german)
    yield f'<symbol id="sign-{name}" viewBox="0 0 100 100"><g color="{colour}">{use(part)}</g></symbol>'


def _sign(suit: Suit, x: float, y: float, size: float, *, bold: bool = False, turned: bool = False) -> str:
    """A sign by its centre."""
    half = -size / 2 if turned else size / 2
    return use(suit.letter + ("b" if bold else ""), x - half, y - half, size / 100, turned=turned)


def _figure(card: Card, figure: courts.Figure, *, german: bool) -> Iterator[str]:
    """A bust (for the small face), and the double figure around the middle of the card."""
    coat = _coat(card.suit, german=german)
    yield outlined(courts.bust(figure, coat), PAINT["ink"], f"{card}-bust")
    half = f"{card}-half"
    arm = outlined(courts.limb(figure, coat), PAINT["ink"])
    yield f'<g id="{half}" transform="translate({_SHIFT} 0)">{use(f"{card}-bust")}{arm}</g>'
    belt = outlined(draw(BELT, figure.colours(coat)), PAINT["ink"])
    yield f'<g id="{card}-art">{use(half)}{use(half, turned=True)}{belt}</g>'


def _number(card: Card) -> str:
    return "".join(_sign(card.suit, x, y, 46, turned=y > _MIDDLE[1]) for x, y in pips.PLACES[card.rank])


def _ace(suit: Suit, *, german: bool) -> str:
    """The ace, or Daus, around the middle of the card."""
    if not german:
        return aces.RING + _sign(suit, 0, 0, 96)
    return aces.season(suit) + _sign(suit, 0, -98, 76) + _sign(suit, 0, 98, 76, turned=True)


def _card(card: Card, name: str, *, german: bool) -> str:
    face, colour = FACES[name], _colour(card.suit, german=german)
    corner = use(f"{card.rank.letter}-{name}")
    if card.rank in _COURTS and german:
        sign = _court_sign(card, name)
    else:
        sign = _sign(card.suit, face.column, face.below + face.sign / 2, face.sign, bold=german)
    corner = f"<g>{corner}{sign}</g>"
    if name != "s":
        corner += f'<g transform="{_TURN}">{corner}</g>'
    shown = f'<g style="opacity:var(--card-art,1);filter:var(--card-art-filter,none)">{_art(card, name)}</g>'
    layers = f"{use(f'paper-{name}')}{shown}{corner}{use(f'edge-{name}')}"
    return symbol(f"{card}-{name}", f'<g color="{colour}">{layers}</g>')


def _court_sign(card: Card, name: str) -> str:
    """Of German courts: directly under the letter, but an Unter's near the middle, or at the foot of a small card."""
    face = FACES[name]
    size, bold = face.court_sign, name != "l"
    if card.rank is not Rank.JACK:
        return _sign(card.suit, face.column + 1, face.below + size / 2, size, bold=bold)
    sign = _sign(card.suit, face.column + 1, face.low, size, bold=bold)
    if name != "s":
        return sign
    place = f"translate({number(face.column + 1 - size / 2)} {number(face.low - size / 2)})scale({number(size / 100)})"
    rim = f'<path d="{pips.SHAPES[card.suit]}" fill="{FACE}" stroke="{FACE}" stroke-width="20" transform="{place}"/>'
    return rim + sign


def _art(card: Card, name: str) -> str:
    """What lies between the corners."""
    part, is_court = f"{card}-art", card.rank in _COURTS
    if name == "s":
        return use(f"{card}-bust", 134, 336, 1.45) if is_court else _sign(card.suit, 150, 232, 140)
    if is_court or card.rank is Rank.ACE:
        return use(part, *_MIDDLE, 0.82 if name == "x" else 1)
    return _sign(card.suit, *_MIDDLE, 104) if name == "x" else use(part)
