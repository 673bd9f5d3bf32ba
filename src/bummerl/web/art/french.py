"""Kings, queens and jacks of the French deck.

Contents: FRENCH.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.cards import Card
from bummerl.web.art.courts import Figure

__all__ = ["FRENCH"]

FRENCH: Final = {
    Card("KS"): Figure(
        "black", "long", "five-point crown", "ermine", "sword", beard="full", brow="stern", mouth="line", look=-1
    ),
    Card("KH"): Figure(
        "grey",
        "page",
        "arched crown",
        "cloak",
        "orb",
        beard="curly",
        eyes="dot",
        brow="soft",
        look=1,
        pattern="lozenges",
        collar_colours=("heart", "gold"),
        coat="trim",
        trim="heart",
        hat_colours=("heart", "gold"),
    ),
    Card("KD"): Figure(
        "auburn", "page", "square crown", "v-neck", "axe", beard="moustache", look=1, skin=2, pattern="checks"
    ),
    Card("KC"): Figure(
        "hazel",
        "curls",
        "three-point crown",
        "round",
        "sceptre",
        beard="forked",
        eyes="almond",
        look=-1,
        skin=3,
        pattern="stripes",
        hat_colours=("coat", "coat"),
    ),
    Card("QS"): Figure(
        "black",
        "bun",
        "tiara",
        "shawl",
        "fan",
        front="middle",
        brow="arch",
        mouth="lips",
        look=1,
        hat_colours=("coat", "white"),
        collar_colours=("trim", "coat"),
    ),
    Card("QH"): Figure(
        "auburn",
        "wavy",
        "coronet",
        "pearls",
        "rose",
        front="parted",
        eyes="almond",
        brow="soft",
        mouth="lips",
        look=1,
        pattern="dots",
        hat_colours=("coat", "white"),
    ),
    Card("QD"): Figure(
        "blonde",
        "braids",
        "kokoshnik",
        "round",
        "mirror",
        front="middle",
        eyes="almond",
        brow="arch",
        mouth="lips",
        look=1,
        pattern="lozenges",
        hat_colours=("coat", "goldl"),
    ),
    Card("QC"): Figure(
        "hazel", "page", "wreath", "ruff", "cup", front="fringe", eyes="closed", skin=2, hat_colours=("white", "goldl")
    ),
    Card("JS"): Figure(
        "blonde",
        "page",
        "beret",
        "scarf",
        "halberd",
        eyes="dot",
        mouth="line",
        look=-1,
        hat_colours=("coat", "white"),
        collar_colours=("trim", "coat"),
    ),
    Card("JH"): Figure(
        "hazel",
        "curls",
        "",
        "bow",
        "violin",
        front="ringlets",
        eyes="closed",
        brow="soft",
        pattern="stripes",
        collar_colours=("white", "gold"),
    ),
    Card("JD"): Figure(
        "black",
        "page",
        "tricorne",
        "lapels",
        "letter",
        beard="goatee",
        eyes="dot",
        brow="arch",
        mouth="smirk",
        look=1,
        skin=2,
    ),
    Card("JC"): Figure(
        "auburn",
        "",
        "feathered hat",
        "v-neck",
        "flute",
        front="temples",
        eyes="dot",
        look=1,
        hat_colours=("coat", "goldl"),
    ),
}
