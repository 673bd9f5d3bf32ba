"""What is worn on the head, above y = -100.  Colour names: hat and band, set by the figure.

Contents: HATS.
"""

from __future__ import annotations

from typing import Final

from bummerl.web.art.shapes import Drawing, Mark, box, disc, flat, line, moved, oval

__all__ = ["HATS"]

_PETALS: Final = ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))


def _blossom(x: float, y: float, colour: str) -> Drawing:
    petals = tuple(Mark(disc(5 * dx, 5 * dy, 4.4), colour, 1.6) for dx, dy in _PETALS)
    return moved((*petals, Mark(disc(0, 0, 3), "goldl", 1.4)), f"translate({x} {y})")


def _leaf(x: float, y: float, colour: str) -> Drawing:
    blade = f"M{x} {y}C{x - 8} {y - 8} {x - 6} {y - 18} {x} {y - 26}C{x + 6} {y - 18} {x + 8} {y - 8} {x} {y}Z"
    return Mark(blade, colour), line(f"M{x} {y - 3}V{y - 16}", "goldl", 1.6)


HATS: Final[dict[str, Drawing]] = {
    "": (),
    "five-point crown": (
        Mark("M-29 -108L-34 -141L-19 -127L-10 -147L0 -128L10 -147L19 -127L34 -141L29 -108Q0 -116 -29 -108Z", "gold"),
        line("M-25 -116Q0 -124 25 -116", "goldl", 2),
        Mark("M-29 -108Q0 -117 29 -108L28.5 -100Q0 -109 -28.500 -100Z", "hat"),
        *(Mark(disc(x, y, 3.6), "band", 2) for x, y in ((-34, -143), (-10, -149), (10, -149), (34, -143))),
    ),
    "three-point crown": (
        Mark(
            "M-29 -106L-33 -140C-24 -136 -18 -130 -15 -124L0 -150L15 -124C18 -130 24 -136 33 -140L29 -106"
            "Q0 -115 -29 -106Z",
            "gold",
        ),
        Mark("M0 -140L5.5 -131L0 -122L-5.5 -131Z", "hat", 2),
        line("M-29 -112Q0 -121 29 -112", "band", 3),
    ),
    "arched crown": (
        Mark("M-26 -110C-34 -140 -12 -150 0 -140C12 -150 34 -140 26 -110Z", "hat"),
        Mark("M-29 -103L-31 -120L-20 -113L-10 -122L0 -114L10 -122L20 -113L31 -120L29 -103Q0 -111 -29 -103Z", "gold"),
        line("M0 -139V-117", "goldl", 4),
        Mark("M-3 -152h6v4h4v5h-4v5h-6v-5h-4v-5h4z", "gold", 2),
    ),
    "square crown": (
        Mark("M-30 -106V-136H-20V-126H-10V-140H10V-126H20V-136H30V-106Q0 -114 -30 -106Z", "gold"),
        *(Mark(box(x, -121, 8, 8), "hat", 1.8) for x in (-22, -4, 14)),
    ),
    "leaf crown": (
        Mark("M-29 -106Q0 -116 29 -106L28 -116Q0 -125 -28 -116Z", "gold"),
        *_leaf(-21, -116, "hat"),
        *_leaf(21, -116, "hat"),
        *_leaf(0, -119, "band"),
    ),
    "tiara": (
        Mark("M-27 -104Q0 -120 27 -104L23 -116L13 -117L0 -139L-13 -117L-23 -116Z", "gold"),
        Mark(disc(0, -122, 4.2), "hat", 1.8),
        Mark(disc(-15, -113, 2.6), "band", 1.6),
        Mark(disc(15, -113, 2.6), "band", 1.6),
    ),
    "coronet": (
        Mark("M-25 -110Q0 -121 25 -110L28 -131L14 -122L0 -137L-14 -122L-28 -131Z", "gold"),
        *(Mark(disc(x, y, 3), "band", 1.8) for x, y in ((-28, -133), (0, -139), (28, -133))),
    ),
    "wreath": tuple(
        part
        for place, (x, y) in enumerate(((-24, -104), (-13, -115), (1, -119), (15, -114), (25, -103)))
        for part in _blossom(x, y, "band" if place % 2 else "hat")
    ),
    "kokoshnik": (
        Mark(
            "M-33 -96C-38 -126 -16 -150 0 -150C16 -150 38 -126 33 -96C24 -112 12 -116 0 -116"
            "C-12 -116 -24 -112 -33 -96Z",
            "hat",
        ),
        line("M-27 -108C-27 -126 -12 -140 0 -140C12 -140 27 -126 27 -108", "band", 3),
        *(Mark(disc(x, y, 3), "white", 1.4) for x, y in ((-18, -119), (0, -127), (18, -119))),
    ),
    "beret": (
        Mark("M-30 -104C-40 -124 -20 -138 6 -136C32 -136 44 -122 32 -108C20 -112 -10 -114 -30 -104Z", "hat"),
        line("M-20 -112C-22 -120 -16 -126 -8 -128", "shine", 3),
        Mark("M22 -128C36 -150 48 -146 56 -134C46 -136 36 -130 26 -120Z", "band"),
        line("M26 -124C34 -134 42 -138 50 -138", width=1.8),
    ),
    "feathered hat": (
        Mark("M-24 -110C-26 -130 -12 -142 4 -140C18 -138 26 -128 25 -111Z", "hat"),
        Mark("M-44 -106C-24 -120 24 -120 44 -108C24 -106 -20 -104 -44 -106Z", "hat"),
        Mark("M12 -120C18 -146 34 -154 46 -148C38 -140 40 -130 20 -116Z", "band"),
        line("M18 -120C24 -134 32 -142 40 -146", width=1.8),
    ),
    "tricorne": (
        Mark(
            "M-46 -114C-34 -134 -14 -128 0 -144C14 -128 34 -134 46 -114C30 -106 16 -110 0 -105"
            "C-16 -110 -30 -106 -46 -114Z",
            "hat",
        ),
        line("M-42 -114C-30 -127 -12 -123 0 -135C12 -123 30 -127 42 -114", "band", 3.2),
    ),
    "cap": (
        Mark("M-28 -104C-32 -128 -14 -138 0 -138C14 -138 32 -128 28 -104Q0 -114 -28 -104Z", "hat"),
        line("M0 -136V-120", width=1.8),
        Mark("M-31 -101Q0 -114 31 -101L30 -110Q0 -123 -30 -110Z", "band"),
        Mark(disc(0, -140, 5), "band"),
    ),
    "jester's cap": (
        Mark(
            "M-26 -102C-52 -112 -58 -134 -44 -146C-34 -140 -22 -138 0 -128C22 -138 34 -140 44 -146"
            "C58 -134 52 -112 26 -102Q0 -114 -26 -102Z",
            "hat",
        ),
        Mark("M0 -128C22 -138 34 -140 44 -146C58 -134 52 -112 26 -102Q12 -109 0 -109Z", "band"),
        Mark(disc(-46, -148, 6), "gold"),
        Mark(disc(46, -148, 6), "gold"),
    ),
    "hunter's hat": (
        Mark("M-22 -112L-16 -138Q0 -130 14 -140L22 -112Z", "hat"),
        Mark("M-40 -112C-30 -106 30 -106 40 -112C34 -118 -34 -118 -40 -112Z", "hat"),
        Mark("M-22 -118Q0 -112 22 -118L21 -125Q0 -119 -20.5 -125Z", "band"),
        Mark("M14 -122C22 -140 34 -150 44 -150C42 -136 30 -124 18 -118Z", "white"),
        line("M18 -121C26 -132 32 -140 39 -145", width=1.8),
    ),
    "hood": (
        Mark(
            "M-32 -62C-42 -104 -26 -140 4 -146C2 -138 20 -132 28 -116C36 -98 36 -78 32 -62"
            "C27 -68 27 -80 25 -92C20 -110 -20 -110 -25 -92C-27 -80 -27 -68 -32 -62Z",
            "hat",
        ),
        line("M-28 -80C-30 -104 -18 -116 0 -117C18 -116 30 -104 28 -80", "band", 3),
    ),
    "wide hat": (
        Mark("M-22 -112C-22 -132 -10 -138 0 -138C10 -138 22 -132 22 -112Z", "hat"),
        Mark(oval(0, -110, 46, 8.5), "hat"),
        Mark("M-22 -118Q0 -112 22 -118V-125Q0 -118 -22 -125Z", "band"),
        flat(oval(-9, -131, 5, 2.4), "shine"),
    ),
}
