"""What is worn below the head: coats, patterns, collars, sleeves.  Colour names: coat, trim, collar, inset, skin.

Contents: COAT, PATTERNS, COLLARS, arm, belt.
"""

from __future__ import annotations

from typing import Final

from bummerl.web.art.shapes import Drawing, Mark, box, disc, flat, line, moved, oval

__all__ = ["BELT", "COAT", "COLLARS", "PATTERNS", "arm"]

COAT: Final[Drawing] = (Mark("M-66 2C-67 -22 -56 -40 -24 -47L24 -47C56 -40 67 -22 66 2Z", "coat"),)
SLEEVE: Final = line("M-43 2C-43 -8 -45 -17 -49 -24", width=2)


def _lozenges(places: tuple[tuple[int, int], ...]) -> Drawing:
    return tuple(flat(f"M{x} {y - 7}l5 7l-5 7l-5 -7z", "trim") for x, y in places)


PATTERNS: Final[dict[str, Drawing]] = {
    "": (SLEEVE,),
    "stripes": tuple(line(f"M{x} 1L{0.55 * x:g} -42", "trim", 5) for x in (-48, -30, 30, 48)),
    "dots": (
        *(
            flat(disc(side * x, y, 3.1), "trim")
            for side in (-1, 1)
            for x, y in ((52, -10), (38, -24), (34, -6), (54, -25), (24, -14))
        ),
        SLEEVE,
    ),
    "lozenges": (*_lozenges(((-52, -12), (-36, -27), (-33, -8), (36, -27), (33, -8))), SLEEVE),
    "sash": (SLEEVE, Mark("M-50 -36L-32 -43L44 2H18Z", "trim")),
    "checks": (
        *(
            flat(box(x, y, 7, 7), "trim")
            for x, y in (
                *((-56, -16), (-49, -9), (-49, -23), (-42, -30), (-35, -23), (-42, -16), (-35, -9)),
                *((49, -16), (35, -16), (42, -9), (42, -23), (28, -23), (35, -30), (28, -9)),
            )
        ),
    ),
}

COLLARS: Final[dict[str, Drawing]] = {
    "ruff": tuple(
        Mark(oval(x, y, 9, 7.5), "white") for x, y in ((-30, -45), (30, -45), (-16, -40), (16, -40), (0, -37))
    ),
    "ermine": (
        Mark(
            "M-40 -46C-30 -50 -20 -52 -14 -52L0 -30L14 -52C20 -52 30 -50 40 -46C36 -26 22 -12 0 -8"
            "C-22 -12 -36 -26 -40 -46Z",
            "white",
        ),
        *(
            flat(f"M{x} {y}l3 8h-6z", "ink")
            for x, y in ((-28, -42), (-19, -30), (-7, -20), (28, -42), (19, -30), (7, -20))
        ),
    ),
    "v-neck": (
        Mark("M-26 -48L-12 -54L0 -16L12 -54L26 -48L8 2H-8Z", "collar"),
        Mark("M-12 -54L0 -16L12 -54L0 -38Z", "inset"),
    ),
    "round": (Mark("M-30 -47C-20 -28 20 -28 30 -47L20 -50C12 -38 -12 -38 -20 -50Z", "collar"),),
    "bow": (Mark("M-22 -48L0 -36L22 -48V-26L0 -36L-22 -26Z", "collar"), Mark(disc(0, -37, 4.5), "inset")),
    "lapels": (
        Mark("M-14 -52L-30 -46L-20 -14L-2 2H2L20 -14L30 -46L14 -52L0 -34Z", "collar"),
        Mark("M-14 -52L0 -34L14 -52L8 2H-8Z", "inset"),
        flat(disc(0, -22, 2.2), "ink"),
        flat(disc(0, -12, 2.2), "ink"),
    ),
    "tails": (
        Mark("M-14 -52L-30 -46L-20 -14L-2 2H2L20 -14L30 -46L14 -52L0 -34Z", "collar"),
        Mark("M-14 -52L0 -34L14 -52L8 2H-8Z", "inset"),
        line("M-23 -36L-14 -30M23 -36L14 -30", "greyd", 2),
        Mark("M0 -35L-12 -42V-28L0 -35L12 -42V-28Z", "red", 2),
        flat(disc(0, -16, 2.2), "ink"),
    ),
    "pearls": (
        Mark("M-28 -47C-18 -22 18 -22 28 -47L18 -51C10 -38 -10 -38 -18 -51Z", "skin"),
        *(Mark(disc(x, y, 3.6), "white", 1.6) for x, y in ((-19, -40), (-11, -33), (0, -30), (11, -33), (19, -40))),
    ),
    "shawl": (
        Mark("M-44 -44C-30 -52 -18 -54 -12 -54L0 -24L12 -54C18 -54 30 -52 44 -44L6 2H-6Z", "collar"),
        line("M-30 -44L-6 -4M30 -44L6 -4", "inset", 3),
    ),
    "cloak": (
        Mark("M-66 2C-68 -24 -56 -42 -22 -50L-8 -44L-30 2Z", "collar"),
        Mark("M66 2C68 -24 56 -42 22 -50L8 -44L30 2Z", "collar"),
        Mark(disc(0, -41, 5.5), "inset"),
    ),
    "scarf": (
        Mark("M-24 -52C-12 -42 12 -42 24 -52L26 -40C12 -30 -12 -30 -26 -40Z", "collar"),
        Mark("M6 -36L22 -32L26 2H10Z", "collar"),
        line("M11 -8h13", "inset", 3),
    ),
}

BELT: Final[Drawing] = (
    Mark("M-66 -2.4L66 -11.6V2.4L-66 11.6Z", "trim"),
    *moved((flat(f"M{x} -4.6l4.6 4.6l-4.6 4.6l-4.6 -4.6z", "coat") for x in (-46, -23, 0, 23, 46)), "rotate(-4)"),
)
"""The slanted band over the seam of both halves."""


def arm(y: float) -> Drawing:
    """The right arm with cuff and hand, the hand about 6 units above this height."""
    return (
        Mark(f"M34 2C34 -14 40 {y + 6:g} 50 {y + 2:g}L68 {y + 12:g}C64 {y + 28:g} 62 0 64 2Z", "coat"),
        Mark(f"M47 {y + 1:g}L70 {y + 13:g}L73 {y + 5:g}L51 {y - 7:g}Z", "trim"),
        Mark(disc(61, y - 6, 9), "skin"),
        line(f"M56 {y - 6:g}q5 4 10 1", "ink", 1.6),
    )
