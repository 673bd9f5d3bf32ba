"""Drawings in square dots, two to a cell, for suits and courts.

A letter is a colour: ``#`` the suit's, ``+`` its darker part, the others as in `_NAMED`; a dot is nothing.

Contents: Drawing, sign, portrait, dots, mixed, number.
"""

from __future__ import annotations

from typing import Final

from bummerl.cli.tui.canvas import Canvas, Ink
from bummerl.cli.tui.palette import Palette
from bummerl.rules.cards import Rank, Suit

__all__ = ["Drawing", "dots", "mixed", "number", "portrait", "sign"]

Drawing = tuple[str, ...]

_NAMED: Final = {
    "y": "metal",
    "s": "skin",
    "w": "linen",
    "k": "black",
    "r": "red",
    "g": "green",
    "o": "gold",
    "n": "brown",
}


def _drawing(text: str) -> Drawing:
    return tuple(text.split())


# Suits, seven dots wide and six high, and for the ace eleven by ten.

_SMALL: Final = {
    "spades": _drawing("...#... ..###.. .#####. ####### ##.#.## ..###.."),
    "hearts": _drawing(".##.##. ####### ####### .#####. ..###.. ...#..."),
    "diamonds": _drawing("...#... ..###.. .#####. .#####. ..###.. ...#..."),
    "clubs": _drawing("..###.. ..###.. ###.### ####### ...#... ..###.."),
    "leaves": _drawing("...#... ..#+#.. .##+##. ###+### .##+##. ...+..."),
    "bells": _drawing("...y... ..yyy.. .yyyyy. .rrrrr. .yykyy. ..yyy.."),
    "acorns": _drawing("...+... .+++++. +++++++ .#####. .#####. ..###.."),
}

_LARGE: Final = {
    "spades": _drawing(
        ".....#..... ....###.... ...#####... ..#######.. .#########. "
        "########### ########### .###.#.###. ....###.... ...#####..."
    ),
    "hearts": _drawing(
        "..##...##.. .####.####. ########### ########### ########### "
        ".#########. ..#######.. ...#####... ....###.... .....#....."
    ),
    "diamonds": _drawing(
        ".....#..... ....###.... ...#####... ..#######.. .#########. "
        ".#########. ..#######.. ...#####... ....###.... .....#....."
    ),
    "clubs": _drawing(
        "....###.... ...#####... ...#####... ....###.... .###.#.###. "
        "########### ########### .###.#.###. ....###.... ...#####..."
    ),
    "leaves": _drawing(
        ".....#..... ....#+#.... ...##+##... ..#+#+#+#.. .###+++###. "
        ".###.+.###. .####+####. ..##.+.##.. .....+..... ....++....."
    ),
    "bells": _drawing(
        ".....y..... ....yyy.... ...yyyyy... ..yyyyyyy.. ..yyyyyyy.. "
        "..rrrrrrr.. ..yyyyyyy.. ..yyykyyy.. ...yykyy... ....yyy...."
    ),
    "acorns": _drawing(
        ".....+..... .....+..... ...+++++... ..+++++++.. .+++++++++. "
        "..#######.. ..#######.. ..#######.. ...#####... .....#....."
    ),
}

# Courts, seven by six and eleven by fourteen.

_HEADS: Final = {
    "king": _drawing(".y.y.y. .yy#yy. .sssss. .sksks. .nnnnn. ..nnn.."),
    "queen": _drawing("..y#y.. .nnnnn. nnsssnn nsksksn nnsrsnn nnwwwnn"),
    "jack": _drawing("..####w .#####. .sssss. .sksks. .sssss. .##y##."),
    "ober": _drawing("..###y. ####### .sssss. .sksks. .snnns. .##w##."),
    "unter": _drawing("...#... .#####. .sssss. .sksks. .sssss. .ww#ww."),
}

_BUSTS: Final = {
    "king": _drawing(
        "...y.y.y... ...yyyyy... ...yryry... ..nnnnnnn.. ..nsssssn.. ..nsksksn.. ..nsssssn.. "
        "..nnsrsnn.. ...nnnnn... ..#.nnn.#.. .###wnw###. ####www#### ####www#### ####www####"
    ),
    "queen": _drawing(
        "....y.y.... ....yyy.... ...nnnnn... ..nnsssnn.. ..nsssssn.. ..nsksksn.. ..nsssssn.. "
        "..nnsrsnn.. ..nnsssnn.. ..n..s..n.. ..##www##.. .####y####. ####www#### ####www####"
    ),
    "jack": _drawing(
        ".......w... ...###ww... ..######... ..#######.. ..nsssss... ..nsksks... ..nsssss... "
        "..nssrss... ....sss.... ...wwwww... ..##www##.. .###yyy###. ####yyy#### ####yyy####"
    ),
    "ober": _drawing(
        "........y.. ...####y... ...####y... .#########. ...sssss... ...sksks... ...sssss... "
        "...nnrnn... ....sss.... ..wwwwwww.. .##wwwww##. ####yy##### ####yy##### ####yy#####"
    ),
    "unter": _drawing(
        "....###.... ...#####... ..#######.. ..nnnnnnn.. ..nsssssn.. ..nsksksn.. ...sssss... "
        "...ssrss... ....sss.... ...##.##... ..###w###.. .####w####. #####w##### #####w#####"
    ),
}

_FRENCH: Final = ("spades", "hearts", "diamonds", "clubs")
_GERMAN: Final = ("leaves", "hearts", "bells", "acorns")


def sign(suit: Suit, deck: str, *, is_large: bool = False) -> Drawing:
    """The sign of a suit in a deck."""
    name = (_GERMAN if deck == "german" else _FRENCH)[suit]
    return (_LARGE if is_large else _SMALL)[name]


def portrait(rank: Rank, deck: str, *, is_large: bool = False) -> Drawing | None:
    """The figure on a court card; None for the others."""
    drawings = _BUSTS if is_large else _HEADS
    match rank:
        case Rank.KING:
            return drawings["king"]
        case Rank.QUEEN:
            return drawings["ober" if deck == "german" else "queen"]
        case Rank.JACK:
            return drawings["unter" if deck == "german" else "jack"]
        case _:
            return None


def dots(
    canvas: Canvas, x: int, y: int, drawing: Drawing, colour: str, palette: Palette, *, ghost: str | None = None
) -> None:
    """Put a drawing on the canvas with its upper left corner in this cell; a `ghost` has faded into this colour."""
    for row in range(0, len(drawing), 2):
        upper = drawing[row]
        lower = drawing[row + 1] if row + 1 < len(drawing) else "." * len(upper)
        for column, (high, low) in enumerate(zip(upper, lower, strict=True)):
            above, below = _colour(high, colour, palette, ghost), _colour(low, colour, palette, ghost)
            if above is None and below is None:
                continue
            if above is None:
                cell = ("▄", Ink(below or colour))
            elif below is None or above == below:
                cell = ("▀" if below is None else "█", Ink(above))
            else:
                cell = ("▀", Ink(above, below))
            canvas.put(x + column, y + row // 2, *cell)


def _colour(dot: str, colour: str, palette: Palette, ghost: str | None) -> str | None:
    if dot == ".":
        return None
    shade: str
    match dot:
        case "#":
            shade = colour
        case "+":
            shade = mixed(colour, "#0B0A09", 0.4)
        case _:
            shade = getattr(palette, _NAMED[dot])
    return shade if ghost is None else mixed(shade, ghost, 0.72)


def mixed(one: str, other: str, share: float) -> str:
    """A colour with some share of another.

    >>> mixed("#FF0000", "#0000FF", 0.5)
    '#800080'
    """
    parts = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in parts)


_DIGITS: Final = {
    digit: _drawing(text)
    for digit, text in zip(
        "0123456789-",
        (
            "### #.# #.# #.# ###",
            ".#. ##. .#. .#. ###",
            "### ..# ### #.. ###",
            "### ..# .## ..# ###",
            "#.# #.# ### ..# ..#",
            "### #.. ### ..# ###",
            "### #.. ### #.# ###",
            "### ..# ..# .#. .#.",
            "### #.# ### #.# ###",
            "### #.# ### ..# ###",
            "... ... ### ... ...",
        ),
        strict=True,
    )
}


def number(value: int) -> Drawing:
    r"""A number in large digits, three dots wide each and five high.

    >>> print(*number(41), sep="\n")
    #.#..#.
    #.#.##.
    ###..#.
    ..#..#.
    ..#.###
    """
    digits = [_DIGITS[digit] for digit in str(value)]
    return tuple(".".join(rows) for rows in zip(*digits, strict=True))
