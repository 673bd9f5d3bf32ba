"""The figures of king, queen or Ober, and jack or Unter: who they are and how they are put together.

Contents: Figure, FRENCH, GERMAN, bust, limb.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bummerl.rules.cards import Card
from bummerl.web.art.clothes import COAT, COLLARS, PATTERNS, arm
from bummerl.web.art.colours import PAINT
from bummerl.web.art.hats import HATS
from bummerl.web.art.heads import BACK_HAIR, BEARDS, FRONT_HAIR, NECK, face
from bummerl.web.art.shapes import Drawing, draw, moved
from bummerl.web.art.things import BEHIND, THINGS

__all__ = ["FRENCH", "GERMAN", "Figure", "bust", "limb"]


class Figure(NamedTuple):
    """Somebody, as names in the tables of parts and of colours; `coat` and `trim` are those of the suit if not said."""

    hair: str
    back: str
    hat: str
    collar: str
    thing: str
    front: str = ""
    beard: str = ""
    eyes: str = "lid"
    brow: str = "flat"
    mouth: str = "smile"
    look: int = 0
    skin: int = 1
    pattern: str = ""
    hat_colours: tuple[str, str] = ("coat", "gold")
    collar_colours: tuple[str, str] = ("trim", "white")
    coat: str = "coat"
    trim: str = "trim"
    is_low: bool = False
    """Whether the arm hangs down, as an Unter's does."""

    @property
    def kind(self) -> tuple[str, str, str]:
        """What no two figures of a deck share: hat, hair, and what they hold."""
        return self.hat, f"{self.hair} {self.back} {self.front}", self.thing

    def colours(self, suit: Mapping[str, str]) -> dict[str, str]:
        """All paints, and what this figure calls its own, given coat and trim of its suit."""
        paint = {**PAINT, **suit}
        paint |= {"coat": paint[self.coat], "trim": paint[self.trim]}
        hair = paint[self.hair]
        strand = "#7A6A5C" if self.hair in {"black", "hazel"} else paint["ink"]
        hat, band = (paint[name] for name in self.hat_colours)
        collar, inset = (paint[name] for name in self.collar_colours)
        skin = {"skin": paint[f"skin{self.skin}"], "shade": paint[f"shade{self.skin}"]}
        own = {
            "hair": hair,
            "beard": hair,
            "strand": strand,
            "hat": hat,
            "band": band,
            "collar": collar,
            "inset": inset,
        }
        return {**paint, **own, **skin}


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

GERMAN: Final = {
    Card("KS"): Figure(
        "hazel",
        "page",
        "five-point crown",
        "ermine",
        "sceptre",
        beard="curly",
        eyes="dot",
        look=1,
        skin=2,
        hat_colours=("coat", "red"),
    ),
    Card("KH"): Figure(
        "black", "long", "arched crown", "round", "orb", beard="point", brow="arch", look=-1, pattern="lozenges"
    ),
    Card("KD"): Figure(
        "auburn",
        "curls",
        "square crown",
        "v-neck",
        "sword",
        beard="moustache",
        eyes="almond",
        look=1,
        pattern="checks",
        hat_colours=("red", "red"),
        collar_colours=("red", "white"),
    ),
    Card("KC"): Figure(
        "grey",
        "long",
        "leaf crown",
        "cloak",
        "staff",
        beard="full",
        brow="stern",
        look=-1,
        pattern="dots",
        coat="cream",
        trim="acorn",
        hat_colours=("green", "acorn"),
        collar_colours=("acorn", "gold"),
    ),
    Card("QS"): Figure(
        "hazel",
        "",
        "hunter's hat",
        "round",
        "horn",
        front="temples",
        beard="moustache",
        brow="stern",
        look=1,
        pattern="stripes",
        hat_colours=("coat", "red"),
    ),
    Card("QH"): Figure(
        "black",
        "page",
        "",
        "ruff",
        "quill",
        front="quiff",
        beard="goatee",
        eyes="almond",
        brow="arch",
        mouth="smirk",
        look=1,
        skin=2,
        pattern="sash",
    ),
    Card("QD"): Figure(
        "black",
        "",
        "",
        "tails",
        "tray",
        front="parted",
        beard="moustache",
        eyes="dot",
        brow="soft",
        look=1,
        coat="black",
        trim="white",
        collar_colours=("black", "white"),
    ),
    Card("QC"): Figure(
        "auburn",
        "",
        "wide hat",
        "lapels",
        "lantern",
        front="temples",
        beard="whiskers",
        eyes="dot",
        mouth="line",
        look=1,
        hat_colours=("coat", "red"),
        collar_colours=("green", "white"),
    ),
    Card("JS"): Figure(
        "auburn",
        "",
        "cap",
        "bow",
        "jug",
        front="ringlets",
        look=-1,
        is_low=True,
        hat_colours=("coat", "goldl"),
        collar_colours=("white", "red"),
    ),
    Card("JH"): Figure(
        "hazel",
        "",
        "hood",
        "round",
        "drum",
        front="temples",
        eyes="dot",
        brow="soft",
        mouth="o",
        look=-1,
        skin=2,
        is_low=True,
    ),
    Card("JD"): Figure(
        "blonde",
        "",
        "jester's cap",
        "ruff",
        "bird",
        front="fringe",
        eyes="dot",
        brow="arch",
        look=1,
        pattern="lozenges",
        is_low=True,
        hat_colours=("red", "blue"),
        coat="red",
        trim="gold",
    ),
    Card("JC"): Figure(
        "blonde",
        "page",
        "",
        "scarf",
        "basket",
        front="fringe",
        eyes="dot",
        brow="soft",
        look=-1,
        is_low=True,
        collar_colours=("red", "white"),
    ),
}

_SHOULDER, _HIP = -40, -16


def bust(figure: Figure, suit: Mapping[str, str]) -> str:
    """Head and shoulders, from the back to the front."""
    layers: tuple[Drawing, ...] = (
        BACK_HAIR[figure.back],
        COAT,
        PATTERNS[figure.pattern],
        NECK,
        COLLARS[figure.collar],
        face(figure.eyes, figure.brow, figure.mouth, figure.look),
        BEARDS[figure.beard],
        FRONT_HAIR[figure.front],
        HATS[figure.hat],
    )
    colours = figure.colours(suit)
    return "".join(draw(layer, colours) for layer in layers)


def limb(figure: Figure, suit: Mapping[str, str]) -> str:
    """The arm with what it holds, to be drawn over the bust."""
    height = _HIP if figure.is_low else _SHOULDER
    thing = moved(THINGS[figure.thing], f"translate(61 {height - 6})")
    layers = (thing, arm(height)) if figure.thing in BEHIND else (arm(height), thing)
    return "".join(draw(layer, figure.colours(suit)) for layer in layers)
