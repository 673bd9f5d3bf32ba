"""A standing as text and as numbers by name, whatever books the game keeps.

``dealer 0 score 3-5`` for most; a game with more books adds them where they are not as at the beginning:
``dealer 2 score 860--40-120 bolts 0-2-1``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Standing

__all__ = ["Books", "numbers", "read_books", "standing_of", "write_numbers", "write_standing"]

Books = Mapping[str, tuple[int, ...]]
"""What a file says of a standing: the numbers of each book by its name."""

_NUMBERS: Final = re.compile(r"-?\d{1,6}(?:--?\d{1,6})*", re.ASCII)


def numbers(text: str) -> tuple[int, ...] | None:
    """Numbers joined by hyphens; None if the text is anything else.

    >>> numbers("3-5"), numbers("860--40-120"), numbers("3-")
    ((3, 5), (860, -40, 120), None)
    """
    if _NUMBERS.fullmatch(text) is None:
        return None
    return tuple(map(int, re.split(r"(?<=\d)-", text)))


def write_numbers(given: tuple[int, ...]) -> str:
    """The text that `numbers` reads.

    >>> write_numbers((860, -40))
    '860--40'
    """
    return "-".join(map(str, given))


def write_standing(standing: Standing) -> str:
    """Dealer and score, then every other book that is not as at the beginning.

    >>> write_standing(Standing(1, (3, 5), carry=1))
    'dealer 1 score 3-5 carry 1'
    """
    words = [f"dealer {standing.dealer} score {write_numbers(standing.score)}"]
    for each in fields(standing)[2:]:
        value = getattr(standing, each.name)
        if isinstance(value, tuple) and any(value):
            words.append(f"{each.name} {write_numbers(value)}")
        elif not isinstance(value, tuple) and value != each.default:
            words.append(f"{each.name} {value}")
    return " ".join(words)


def read_books(text: str) -> Books | None:
    """The books of a text; None if it is not made of names and numbers.

    >>> read_books("dealer 1 score 3-5")
    {'dealer': (1,), 'score': (3, 5)}
    """
    words = text.split()
    values = [numbers(word) for word in words[1::2]]
    names = words[::2]
    if len(words) % 2 or len(set(names)) != len(names):
        return None
    books = {name: value for name, value in zip(names, values, strict=True) if value is not None}
    return books if len(books) == len(names) else None


def standing_of(game: AnyGame, books: Books) -> Standing | None:
    """The standing of this game with these books; None where a book is missing, foreign or cannot be."""
    opening: Standing = game.opening()
    known = {each.name: getattr(opening, each.name) for each in fields(opening)}
    if not {"dealer", "score"} <= set(books) <= set(known):
        return None
    changes: dict[str, Any] = {}
    for name, given in books.items():
        is_list = isinstance(known[name], tuple)
        if len(given) != (game.seats if is_list else 1):
            return None
        if min(given) < 0 and not game.counts_below_zero:
            return None
        changes[name] = given if is_list else given[0]
    standing = replace(opening, **changes)
    return standing if game.can_begin(standing) else None
