"""What figures hold, around the hand.

Contents: BEHIND, THINGS.
"""

from __future__ import annotations

from typing import Final

from bummerl.web.art.shapes import Drawing, Mark, box, disc, flat, line, moved, oval

__all__ = ["BEHIND", "THINGS"]

_STEAM: Final = "c-4 -6 4 -8 0 -15"

BEHIND: Final[dict[str, Drawing]] = {
    "sceptre": (
        Mark(box(-2.6, -64, 5.2, 98), "gold"),
        Mark(disc(0, -72, 9), "red"),
        flat(disc(-3, -75, 2.2), "shine"),
        Mark("M0 -96L5 -82H-5Z", "gold"),
    ),
    "sword": (
        Mark("M-4 -6V-82L0 -96L4 -82V-6Z", "ice"),
        line("M0 -84V-16", "steel", 1.6),
        Mark(box(-15, -12, 30, 6), "gold"),
        Mark(box(-3, -6, 6, 18), "brown"),
        Mark(disc(0, 15, 4), "gold", 2),
    ),
    "axe": (
        Mark(box(-2.6, -86, 5.2, 120), "brownl"),
        Mark("M3 -82C26 -90 30 -46 3 -54Z", "ice"),
        line("M20 -76C23 -70 23 -64 19 -58", "steel", 1.8),
    ),
    "staff": (
        Mark(box(-2.6, -86, 5.2, 120), "brownl"),
        Mark(disc(0, -90, 8), "gold"),
        flat(disc(-2.5, -93, 2), "shine"),
    ),
    "rose": (
        line("M0 34C4 10 -2 -14 0 -36", "ink", 6.4),
        line("M0 34C4 10 -2 -14 0 -36", "green", 3),
        Mark("M0 -14C12 -22 16 -14 18 -10C10 -6 4 -8 0 -14Z", "green", 2),
        Mark(disc(0, -44, 13), "red"),
        line("M-6 -44C-6 -52 7 -51 6 -43C5 -37 -3 -39 -1 -44", "white", 2.2),
    ),
    "halberd": (
        Mark(box(-2.4, -92, 4.8, 126), "brownl"),
        Mark("M0 -110L6 -88H-6Z", "ice"),
        Mark("M2 -84C26 -92 26 -58 2 -64Z", "ice"),
        Mark("M-2 -79L-15 -74L-2 -67Z", "ice"),
    ),
    "violin": moved(
        (
            Mark(box(-2.6, -66, 5.2, 40), "black"),
            Mark(disc(0, -68, 5), "black"),
            Mark(
                "M0 -32C12 -32 14 -20 9 -14C5 -9 13 -6 15 4C17 18 8 24 0 24C-8 24 -17 18 -15 4"
                "C-13 -6 -5 -9 -9 -14C-14 -20 -12 -32 0 -32Z",
                "auburn",
            ),
            line("M-1.5 -60V12M1.5 -60V12", "goldl", 1.2),
            line("M-8 0q-2 5 0 9M8 0q2 5 0 9", width=1.6),
        ),
        "translate(0 -6) rotate(14)",
    ),
    "flute": moved(
        (Mark(box(-3.2, -72, 6.4, 96), "brownl"), *(flat(disc(0, y, 1.9), "ink") for y in (-60, -50, -40, -30))),
        "rotate(10)",
    ),
    "quill": moved(
        (
            Mark("M0 24C-4 0 -2 -34 16 -56C22 -38 18 -8 4 6Z", "white"),
            line("M0 30C2 0 6 -30 14 -48", width=2),
            line("M3 2L10 -4M5 -12L14 -20M7 -24L15 -34M2 -6L-2 -14M4 -20L0 -28", width=1.5),
        ),
        "translate(-2 -4)",
    ),
}
"""Long things, which the hand closes around."""

_FRONT: Final[dict[str, Drawing]] = {
    "orb": (
        Mark(disc(2, -18, 15), "gold"),
        flat(disc(-4, -25, 3.4), "goldl"),
        line("M-13 -18H17M2 -33V-18", width=2.2),
        Mark("M-.5 -50h5v5h5v5h-5v7h-5v-7h-5v-5h5z", "gold", 2),
    ),
    "fan": (
        Mark("M0 4L-30 -34C-14 -56 14 -58 30 -38Z", "white"),
        line("M0 4L-17 -42M0 4L-4 -47M0 4L9 -47M0 4L20 -43", width=1.8),
        Mark("M-30 -34C-14 -56 14 -58 30 -38L25 -31C12 -47 -12 -46 -24 -27Z", "red", 2),
    ),
    "cup": (
        Mark("M14 -13C25 -14 24 -1 11 -2", "", 3),
        Mark("M-18 -16H14C14 -2 8 4 -2 4C-12 4 -18 -2 -18 -16Z", "white"),
        Mark(oval(-2, -16, 16, 4.6), "brown"),
        line(f"M-8 -26{_STEAM}M3 -26{_STEAM}", "greyd", 2.4),
    ),
    "letter": moved(
        (Mark(box(-17, -13, 34, 26), "white"), line("M-17 -11L0 4L17 -11", width=2), Mark(disc(0, 3, 4.6), "red", 1.6)),
        "translate(0 -20) rotate(8)",
    ),
    "mirror": (
        Mark(box(-3, -10, 6, 32), "gold"),
        Mark(oval(0, -32, 16, 21), "gold"),
        Mark(oval(0, -32, 10.5, 15), "ice", 2),
        line("M-4 -28L3 -40M0 -24L6 -34", "white", 2),
    ),
    "tray": (
        Mark(oval(0, -14, 30, 6.5), "ice"),
        Mark("M10 -31C19 -32 18 -22 7 -23", "", 2.6),
        Mark("M-16 -34H10C10 -22 5 -17 -3 -17C-11 -17 -16 -22 -16 -34Z", "white"),
        Mark(oval(-3, -34, 13, 3.6), "brown", 2),
        line(f"M-7 -42{_STEAM}M2 -42{_STEAM}", "greyd", 2.4),
        Mark(box(17, -30, 7, 13), "ice", 1.8),
    ),
    "horn": moved(
        (
            line("M-6 10C-24 4 -26 -22 -6 -28C14 -33 26 -16 18 -2", "ink", 11),
            line("M-6 10C-24 4 -26 -22 -6 -28C14 -33 26 -16 18 -2", "gold", 6),
            Mark("M12 -12L23 -8L30 16Q16 20 4 12Z", "gold"),
            line("M8 8Q18 15 29 11", width=2),
            line("M-12 6L-20 20", "green", 4),
        ),
        "translate(0 -20)",
    ),
    "lantern": (
        line("M0 -2V-14", width=3),
        Mark("M-11 -44H11L14 -14H-14Z", "goldl"),
        Mark("M0 -38C8 -28 5 -19 0 -19C-5 -19 -8 -28 0 -38Z", "red", 1.8),
        Mark("M-13 -44L0 -56L13 -44Z", "char"),
        line("M-4 -57a4 4 0 0 1 8 0", width=2.2),
    ),
    "jug": (
        Mark("M11 -22C25 -22 25 -2 13 -2", "", 3),
        Mark("M-10 -36H10L7 -24C18 -16 16 6 8 8H-8C-16 6 -18 -16 -7 -24Z", "bluel"),
        line("M-12 -9q6 -5 12 0t12 0", "blue", 3),
        line("M-6 -24H6", width=1.8),
    ),
    "basket": (
        line("M-15 -14C-15 -44 15 -44 15 -14", width=3),
        Mark(disc(-7, -17, 7), "red"),
        Mark(disc(7, -17, 7), "green"),
        Mark(disc(0, -21, 7), "gold"),
        Mark("M-18 -14H18L13 8H-13Z", "brownl"),
        line("M-16 -6H16M-14 1H14", width=1.8),
    ),
    "drum": (
        Mark("M-17 -26V2C-10 8 10 8 17 2V-26Z", "red"),
        line("M-15 -19L-8 4L0 -18L8 4L15 -19", "goldl", 2.4),
        Mark(oval(0, -26, 17, 6), "white"),
        line("M-22 -44L-4 -28", "ink", 5.6),
        line("M-22 -44L-4 -28", "brownl", 2.6),
    ),
    "bird": moved(
        (
            Mark("M-14 4C-12 -12 4 -16 12 -8L20 -8L14 -2C14 10 0 16 -12 10L-24 14Z", "blue"),
            flat(disc(9, -6, 1.8), "white"),
            Mark("M-8 4C-2 -4 6 0 6 6C2 10 -4 10 -8 4Z", "bluel", 1.8),
        ),
        "translate(-2 -18)",
    ),
}

THINGS: Final = {"": (), **BEHIND, **_FRONT}
"""Everything, by name."""
