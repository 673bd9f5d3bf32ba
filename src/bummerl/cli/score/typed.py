"""What people type at a score sheet: words, players, numbers; and the line that a sheet keeps of it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, NoReturn

from bummerl.rules.actions import Seat
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Standing
from bummerl.rules.reasons import Param, Reason, Refused, reason

__all__ = ["FORMS", "KEYWORDS", "Entered", "Table", "number_of", "plain", "refuse", "spelled", "vocabulary", "words"]

KEYWORDS: Final = {
    "undo": ("u",),
    "redo": ("r",),
    "help": ("h",),
    "sheet": ("s",),
    "export": ("e",),
    "quit": ("q", "exit"),
    "fix": ("f",),
    "dealer": (),
    "new": ("n",),
    "fine": (),
    "misdeal": (),
    "redeal": (),
    "cut": (),
    "breach": (),
    "blind": (),
    "writeoff": ("w",),
    "bomb": (),
    "stock": (),
    "nobody": ("draw",),
    "lost": (),
    "claim": (),
    "wrong": (),
    "closed": (),
    "drum": (),
    "whistle": (),
    "ten": (),
}
"""The words of the sheet with shorter or other forms; a language adds its own (message `score-words`)."""

FORMS: Final = {form: word for word, forms in KEYWORDS.items() for form in (word, *forms)}
"""The word that each form stands for."""

_INSIDE: Final = frozenset(list(KEYWORDS)[list(KEYWORDS).index("blind") :])
"""Words that stand within a line; the others begin one."""

_LONGEST: Final = 200
_GLUED: Final = re.compile(r"\s*([+=:])\s*")
_SEPARATORS: Final = re.compile(r"[\s,;]+")


def refuse(message: str, paragraph: str = "", **params: Param) -> NoReturn:
    """Say what was expected; nothing has changed."""
    raise Refused(reason(message, paragraph, **params))


def words(text: str) -> tuple[str, ...]:
    """A line taken apart; wide letters and digits count as plain ones, and commas as spaces.

    >>> words("Anna \N{FULLWIDTH DIGIT NINE}0, 75 + h  45")
    ('Anna', '90', '75+h', '45')
    """
    line = plain(text)
    if len(line) > _LONGEST or not all(sign.isprintable() or sign.isspace() for sign in line):
        refuse("score-line-strange", most=_LONGEST)
    return tuple(word for word in _SEPARATORS.split(_GLUED.sub(r"\1", line)) if word)


def plain(text: str) -> str:
    """The text with wide, half-width and composed signs as plain ones; names are compared so, too."""
    return unicodedata.normalize("NFKC", text).replace("\ufe0e", "").replace("\ufe0f", "")


def number_of(word: str) -> int | None:
    """The number that a word is, at most four digits; None for anything else.

    >>> number_of("120"), number_of("-5"), number_of("x")
    (120, None, None)
    """
    return int(word) if word.isascii() and word.isdigit() and len(word) < 5 else None


def spelled(line: Sequence[str], forms: Mapping[str, str]) -> list[str]:
    """The line in the sheet's own words; a single letter is a command only where it stands alone.

    >>> spelled(("u",), FORMS), spelled(("U", "120", "w"), FORMS), spelled(("f", "3"), FORMS)
    (['undo'], ['U', '120', 'writeoff'], ['f', '3'])
    """
    if not line:
        return []
    first, *rest = line
    own = forms.get(first.casefold(), first) if len(line) == 1 or len(first) > 1 else first
    if own == "fix" and rest:
        return [own, rest[0], *spelled(rest[1:], forms)]
    inner = [forms.get(word.casefold(), word) for word in rest]
    return [own, *(new if new in _INSIDE else word for new, word in zip(inner, rest, strict=True))]


def vocabulary(text: str) -> dict[str, tuple[str, ...]]:
    r"""The words of a language for those of the sheet, as `score-words` lists them.

    >>> vocabulary("lost: verloren\nundo: zurück, z")
    {'lost': ('verloren',), 'undo': ('zurück', 'z')}
    """
    pairs = (line.partition(":") for line in text.splitlines())
    return {word.strip(): tuple(form.strip() for form in forms.split(",")) for word, _, forms in pairs}


@dataclass(frozen=True)
class Table:
    """The people at the table and what they play.

    >>> from bummerl.rules.catalog import find
    >>> table = Table(find("thousand").game, ("Anna", "Ben", "Cora"))
    >>> table.seat("co"), table.seat("1")
    (2, 0)
    """

    game: AnyGame
    names: tuple[str, ...]

    def seat(self, word: str) -> Seat:
        """The player that a word means: a number from 1, a name, or the beginning of just one name."""
        number = number_of(word)
        if number is not None and 1 <= number <= len(self.names):
            return number - 1
        wanted = word.casefold()
        for fits in (str.__eq__, str.startswith):
            found = [seat for seat, name in enumerate(self.names) if fits(plain(name).casefold(), wanted)]
            if len(found) == 1:
                return found[0]
            if found:
                refuse("score-player-two", given=word, players=self.list(found))
        return refuse("score-player-unknown", given=word, players=self.list(range(len(self.names))))

    def numbered(self, text: str) -> str:
        """The line with numbers in place of names that are more than one word.

        >>> from bummerl.rules.catalog import find
        >>> Table(find("thousand").game, ("Anna", "Anna Maria", "Ben")).numbered("anna maria 120 anna=45 Anna Maria=75")
        '2 120 anna=45 2=75'
        """
        line = plain(text)
        for seat in sorted(range(len(self.names)), key=lambda seat: -len(self.names[seat])):
            parts = plain(self.names[seat]).split()
            if len(parts) > 1:
                name = r"\s+".join(map(re.escape, parts))
                line = re.sub(rf"(?<![^\s,;]){name}(?![^\s,;=:])", str(seat + 1), line, flags=re.IGNORECASE)
        return line

    def list(self, seats: Sequence[Seat]) -> str:
        """Players with the numbers that stand for them."""
        return ", ".join(f"{seat + 1} {self.names[seat]}" for seat in seats)

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Those who share a score, in the order of the columns."""
        if len(self.names) == 4 and self.game.rules != "thousand":
            return ((0, 2), (1, 3))
        return tuple((seat,) for seat in range(len(self.names)))


class Entered(NamedTuple):
    """What a line means: the line as the sheet keeps it, the standing after it, and the sentences that it is told by.

    `declarer`, `contract` and `points` are of a deal that was played: the card points with marriages, a number a seat.
    """

    line: str
    standing: Standing
    told: tuple[Reason, ...] = ()
    is_deal: bool = True
    declarer: Seat | None = None
    contract: int | None = None
    points: tuple[int, ...] | None = None
    how: str = ""
