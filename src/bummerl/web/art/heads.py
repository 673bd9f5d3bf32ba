"""Heads: faces, beards and hair.  The origin is the middle of the card; a head is 50 wide and reaches from -116 to -54.

Contents: BEARDS, BACK_HAIR, FRONT_HAIR, face.  Colour names: skin, shade, hair.
"""

from __future__ import annotations

from typing import Final

from bummerl.web.art.shapes import Drawing, Mark, disc, flat, line, moved, oval

__all__ = ["BACK_HAIR", "BEARDS", "BROWS", "EYES", "FRONT_HAIR", "MOUTHS", "NECK", "face"]

SKULL: Final = "M-25 -92C-25 -108 -14 -116 0 -116C14 -116 25 -108 25 -92C25 -70 14 -54 0 -54C-14 -54 -25 -70 -25 -92Z"

NECK: Final[Drawing] = (
    Mark("M-10 -62V-44Q0 -34 10 -44V-62Z", "skin"),
    flat("M-8.700 -58C-4 -51 4 -51 8.700 -58V-50Q0 -44 -8.700 -50Z", "shade"),
)

# Eyes and brows are those at the right, around the middle of the eye; the left ones are their mirror image.
EYES: Final[dict[str, tuple[Drawing, str]]] = {
    "dot": ((), oval(0, 0, 2.9, 3.6)),
    "lid": ((line("M-5.5 0Q0 -5 5.5 0", width=2.4),), oval(0, 1, 2.9, 3)),
    "almond": ((Mark("M-6 1Q0 -5.5 6 1Q0 4.5 -6 1Z", "white", 1.8),), disc(0, 0.4, 2.7)),
    "closed": ((line("M-5.5 0Q0 4.5 5.5 0", width=2.5),), ""),
}
BROWS: Final = {
    "flat": line("M-6 -9Q0 -12 6 -9"),
    "arch": line("M-6.5 -8.5Q0 -15.5 6.5 -8.5", width=2.2),
    "stern": line("M-6 -7L6 -11", width=3.2),
    "soft": line("M-6 -11Q0 -12.5 6 -8.5", width=2.4),
}
MOUTHS: Final[dict[str, Mark]] = {
    "smile": line("M-7 -66.5Q0 -61.5 7 -66.5", "lips"),
    "lips": Mark("M-6 -66Q-3 -69 0 -67.4Q3 -69 6 -66Q0 -61 -6 -66Z", "lips", 0.8, "lips"),
    "line": line("M-6 -65.5H6", "lips"),
    "smirk": line("M-6 -65Q2 -63.5 8 -68", "lips"),
    "o": Mark(oval(0, -65.5, 3.2, 3.8), "lips", 0.8, "lips"),
}


def face(eyes: str, brow: str, mouth: str, look: int) -> Drawing:
    """A face whose eyes turn to the left (-1), ahead (0) or to the right (1)."""
    lids, pupil = EYES[eyes]
    seen = (flat(pupil, "ink"),) if pupil else ()
    features: Drawing = (Mark(SKULL, "skin"), flat(disc(-14, -74, 5), "blush"), flat(disc(14, -74, 5), "blush"))
    for side in (-1, 1):
        x = 9.5 * side
        mirrored = " scale(-1 1)" if side < 0 else ""
        features += moved((*lids, BROWS[brow]), f"translate({x} -87){mirrored}")
        features += moved(seen, f"translate({x + 1.5 * look} -87)")
    tip = 3.4 * look + (1 if look > 0 else -2.6)
    nose = f"M{1.2 * look + 0.5:g} -88L{tip:g} -75.5Q{2 * look} -73.5 {look + 3.4:g} -75.5"
    return (*features, line(nose, width=2.2), MOUTHS[mouth])


_MOUSTACHE: Final = Mark(
    "M0 -71C-5 -74.5 -12 -73 -18 -66C-10 -66 -4 -66.5 0 -68C4 -66.5 10 -66 18 -66C12 -73 5 -74.5 0 -71Z", "beard", 2
)
_LIP: Final = line("M-5 -62.5Q0 -60 5 -62.5", "lips")

BEARDS: Final[dict[str, Drawing]] = {
    "": (),
    "full": (
        Mark(
            "M-25.5 -90C-25 -76 -19 -71 -12 -72C-6 -74 6 -74 12 -72C19 -71 25 -76 25.5 -90"
            "C29 -70 23 -42 0 -28C-23 -42 -29 -70 -25.5 -90Z",
            "beard",
        ),
        _LIP,
        _MOUSTACHE,
        line("M-10 -52Q-8 -44 -4 -38M10 -52Q8 -44 4 -38M0 -54V-40", "strand", 1.8),
    ),
    "curly": (
        Mark(
            "M-25.5 -90C-25 -77 -18 -72 -11 -72H11C18 -72 25 -77 25.5 -90C31 -82 30 -72 26 -68C29 -60 24 -52 18 -51"
            "C17 -43 7 -40 0 -45C-7 -40 -17 -43 -18 -51C-24 -52 -29 -60 -26 -68C-30 -72 -31 -82 -25.5 -90Z",
            "beard",
        ),
        _LIP,
        _MOUSTACHE,
        line("M-16 -60q4 4 8 0M8 -60q4 4 8 0M-4 -52q4 4 8 0", "strand", 1.8),
    ),
    "forked": (
        Mark(
            "M-25 -88C-24 -76 -18 -71 -11 -72H11C18 -71 24 -76 25 -88C28 -66 22 -44 11 -30"
            "C9 -40 5 -46 0 -50C-5 -46 -9 -40 -11 -30C-22 -44 -28 -66 -25 -88Z",
            "beard",
        ),
        _LIP,
        _MOUSTACHE,
        line("M-13 -54Q-13 -46 -11 -40M13 -54Q13 -46 11 -40", "strand", 1.8),
    ),
    "point": (Mark("M-11 -60C-6 -62 6 -62 11 -60C10 -48 4 -40 0 -34C-4 -40 -10 -48 -11 -60Z", "beard"), _MOUSTACHE),
    "moustache": (
        Mark(
            "M0 -72C-6 -76 -16 -75 -24 -62C-27 -66 -26 -70 -26 -70C-22 -60 -8 -62 0 -67.5"
            "C8 -62 22 -60 26 -70C26 -70 27 -66 24 -62C16 -75 6 -76 0 -72Z",
            "beard",
            2,
        ),
        _LIP,
    ),
    "whiskers": (
        Mark("M-25 -94C-26 -74 -22 -62 -14 -58C-12 -66 -16 -78 -18 -94Z", "beard"),
        Mark("M25 -94C26 -74 22 -62 14 -58C12 -66 16 -78 18 -94Z", "beard"),
        _MOUSTACHE,
    ),
    "goatee": (Mark("M-7 -59C-3 -61 3 -61 7 -59C6 -52 3 -48 0 -45C-3 -48 -6 -52 -7 -59Z", "beard", 2),),
}

BACK_HAIR: Final[dict[str, Drawing]] = {
    "": (),
    "page": (Mark("M-26 -108C-38 -92 -36 -72 -32 -60C-26 -56 26 -56 32 -60C36 -72 38 -92 26 -108Z", "hair"),),
    "long": (
        Mark(
            "M-27 -104C-36 -92 -38 -74 -40 -58C-34 -52 -26 -54 -24 -60H24C26 -54 34 -52 40 -58C38 -74 36 -92 27 -104Z",
            "hair",
        ),
        line("M-32 -80Q-34 -70 -34 -62M32 -80Q34 -70 34 -62", "strand", 1.8),
    ),
    "braids": tuple(
        part
        for x in (-31, 31)
        for part in (
            *(Mark(disc(x, y, 7.2), "hair") for y in (-70, -58, -46)),
            Mark(f"M{x - 5} -37h10l2 9h-14z", "red", 2),
        )
    ),
    "wavy": (
        Mark(
            "M-27 -104C-42 -98 -34 -84 -39 -76C-45 -66 -36 -58 -40 -48C-42 -40 -30 -36 -24 -42L24 -42"
            "C30 -36 42 -40 40 -48C36 -58 45 -66 39 -76C34 -84 42 -98 27 -104Z",
            "hair",
        ),
        line("M-31 -88C-30 -78 -36 -72 -32 -60M31 -88C30 -78 36 -72 32 -60", "strand", 1.8),
    ),
    "curls": tuple(
        Mark(disc(side * x, y, 9), "hair") for side in (-1, 1) for x, y in ((27, -92), (31, -78), (30, -64), (26, -52))
    ),
    "bun": (
        Mark(disc(0, -128, 15), "hair"),
        Mark("M-27 -104C-34 -90 -30 -78 -27 -72H27C30 -78 34 -90 27 -104Z", "hair"),
    ),
}

FRONT_HAIR: Final[dict[str, Drawing]] = {
    "": (),
    "parted": (
        Mark(
            "M-26 -88C-30 -114 -14 -121 0 -121C14 -121 30 -114 26 -88C22 -100 10 -106 -2 -109"
            "C-8 -104 -20 -100 -26 -88Z",
            "hair",
        ),
    ),
    "middle": (
        Mark(
            "M-26 -84C-31 -112 -16 -121 0 -121C16 -121 31 -112 26 -84C23 -98 12 -104 0 -111C-12 -104 -23 -98 -26 -84Z",
            "hair",
        ),
    ),
    "fringe": (
        Mark(
            "M-27 -80C-32 -110 -16 -121 0 -121C16 -121 32 -110 27 -80L23 -94C15 -99 8 -98 0 -99"
            "C-8 -98 -15 -99 -23 -94Z",
            "hair",
        ),
        line("M-12 -112L-13 -101M0 -113V-102M12 -112L13 -101", "strand", 1.8),
    ),
    "quiff": (
        Mark(
            "M-26 -90C-29 -106 -24 -116 -16 -118C-12 -126 6 -128 18 -120C27 -116 30 -104 26 -90"
            "C24 -98 20 -102 16 -104C4 -100 -10 -102 -18 -106C-22 -102 -25 -98 -26 -90Z",
            "hair",
        ),
    ),
    "temples": (
        Mark("M-26 -84C-28 -98 -25 -106 -22 -108L-18 -100Z", "hair"),
        Mark("M26 -84C28 -98 25 -106 22 -108L18 -100Z", "hair"),
    ),
    "ringlets": tuple(
        Mark(disc(x, y, 8.5), "hair") for x, y in ((-22, -104), (-11, -112), (2, -114), (14, -111), (23, -102))
    ),
}
