"""What adorns the aces: a ring in the French deck, and a season between two signs in the German one.

Contents: RING, SEASONS, season.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.cards import Suit
from bummerl.web.art.colours import PAINT
from bummerl.web.art.paper import FACE
from bummerl.web.art.shapes import Drawing, Mark, box, disc, draw, flat, line, moved, outlined, oval

__all__ = ["RING", "season"]

_DIAMONDS: Final = "".join(f"M{x} {y - 7}l4.5 7l-4.5 7l-4.5-7z" for x, y in ((0, -75), (0, 75), (-75, 0), (75, 0)))

RING: Final = (
    f'<path d="{disc(0, 0, 70)}" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    f'<path d="{disc(0, 0, 75)}" fill="none" stroke="currentColor" stroke-width=".8"/>'
    f'<path d="{_DIAMONDS}" fill="currentColor"/>'
)
"""Around the sign in the middle of a French ace, in the colour of the suit."""

_SKIES: Final = {
    "spring": "#DCE9E4",
    "meadow": "#9FC08F",
    "meadowl": "#BBD4A8",
    "petal": "#F3B9BE",
    "petald": "#B3525E",
    "summer": "#CFE3EE",
    "sun": "#F4C64A",
    "sund": "#B9831A",
    "field": "#E5BE5A",
    "ear": "#D89F2C",
    "eard": "#9A6B14",
    "autumn": "#F3E3C6",
    "far": "#CDB48A",
    "near": "#A9692C",
    "beech": "#B3482A",
    "maple": "#D6902E",
    "oak": "#8C3A22",
    "winter": "#B9C9D6",
    "drift": "#DCE5EA",
    "snow": "#FBFAF6",
    "fir": "#2F5C48",
}
_COLOURS: Final = {**PAINT, **_SKIES}
_PETALS: Final = ((0, -5), (4.8, -1.5), (3, 4), (-3, 4), (-4.8, -1.5))
_SKY: Final = box(-47, -47, 94, 94)


def _blossom(x: float, y: float) -> Drawing:
    return (
        *(Mark(disc(x + dx, y + dy, 4.4), "petal", 1.2, "petald") for dx, dy in _PETALS),
        flat(disc(x, y, 2.4), "goldl"),
    )


def _corn(x: float) -> Drawing:
    grains = (
        Mark(oval(x + 3 + dx, y, 3, 4.6), "ear", 1.2, "eard")
        for dx, y in ((-3, 20), (4, 24), (-3, 10), (4, 13), (1, 3))
    )
    return line(f"M{x} 47C{x + 1} 30 {x + 2} 22 {x + 4} 6", "eard", 2.2), *grains


def _tree(x: float, y: float, colour: str) -> Drawing:
    return (
        flat(box(x - 2, y, 4, 14), "hazel"),
        Mark(disc(x, y - 6, 13), colour, 1.8),
        flat(disc(x - 4, y - 11, 4), "shine"),
    )


_FIR: Final[Drawing] = (
    flat(box(-2.5, 0, 5, 9), "hazel"),
    Mark("M0 -46L10 -28H5L15 -12H7L18 2H-18L-7 -12H-15L-5 -28H-10Z", "fir", 1.8),
    flat("M0 -46L6 -35Q0 -31 -6 -35ZM-6 -26Q0 -22 7 -26L11 -19Q0 -14 -11 -19Z", "snow"),
)

SEASONS: Final[dict[Suit, Drawing]] = {
    Suit.HEARTS: (
        flat(_SKY, "spring"),
        flat("M-47 18Q-16 2 47 26V47H-47Z", "meadowl"),
        flat("M-47 30Q-10 12 47 26V47H-47Z", "meadow"),
        line("M-47 -10C-20 -6 0 -14 40 -36M-14 -9C-4 -20 -2 -26 2 -34M8 -18C20 -14 28 -12 38 -14", "hazel", 4),
        *(part for at in ((2, -34), (-26, -8), (38, -14), (24, -27), (-5, -12), (-40, -11)) for part in _blossom(*at)),
    ),
    Suit.SPADES: (
        flat(_SKY, "autumn"),
        flat("M-47 0L-18 -26L8 2L26 -12L47 6V47H-47Z", "far"),
        flat("M-47 22Q-16 2 47 26V47H-47Z", "near"),
        *(part for tree in ((-22, 16, "beech"), (14, 24, "maple"), (32, 12, "oak")) for part in _tree(*tree)),
        *(
            flat("M0 -7C6 -2 6 4 0 8C-6 4 -6 -2 0 -7Z", "beech")._replace(
                transform=f"translate({x} {y}) rotate({turn})"
            )
            for x, y, turn in ((-34, -24, 20), (4, -34, -30), (30, -28, 50))
        ),
    ),
    Suit.DIAMONDS: (
        flat(_SKY, "summer"),
        Mark(disc(14, -18, 15), "sun", 2, "sund"),
        flat("M-47 10Q0 -6 47 12V47H-47Z", "field"),
        *(part for x in range(-40, 42, 13) for part in _corn(x)),
    ),
    Suit.CLUBS: (
        flat(_SKY, "winter"),
        flat("M-47 6Q-20 -8 6 6T47 0V47H-47Z", "drift"),
        flat("M-47 18Q-8 0 47 20V47H-47Z", "snow"),
        *(
            mark
            for x, y, k in ((-2, 12, 0.56), (-24, 26, 0.8), (20, 26, 1))
            for mark in moved(_FIR, f"translate({x} {y}) scale({k})")
        ),
        *(
            flat(disc(x, y, 2.2), "snow")
            for x, y in ((-36, -24), (-12, -36), (36, -26), (40, -8), (-40, -4), (4, -24), (-18, -14))
        ),
    ),
}
"""Spring for hearts, summer for bells, autumn for leaves, winter for acorns."""


def season(suit: Suit) -> str:
    """The season of a suit in a round frame; the corners of its square are covered with paper."""
    mask = f"M-49-49h98v98h-98z{disc(0, 0, 46)}"
    picture = draw(SEASONS[suit], _COLOURS)
    picture += f'<path d="{mask}" fill="{FACE}" fill-rule="evenodd" stroke="none"/>'
    return outlined(
        picture + draw((Mark(disc(0, 0, 46)), Mark(disc(0, 0, 50), "", 1.8, "gold")), _COLOURS), PAINT["ink"]
    )
