"""The figures of king, queen or Ober, and jack or Unter, and how they are put together.

Contents: Figure, bust, limb.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bummerl.web.art.clothes import COAT, COLLARS, PATTERNS, arm
from bummerl.web.art.colours import PAINT
from bummerl.web.art.hats import HATS
from bummerl.web.art.heads import BACK_HAIR, BEARDS, FRONT_HAIR, NECK, face
from bummerl.web.art.shapes import Drawing, draw, moved
from bummerl.web.art.things import BEHIND, THINGS

__all__ = ["Figure", "bust", "limb"]


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
