"""Names at a table: they can be read, and none looks like another one.

Contents: UnreadableName, check_readable, looks.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bummerl.record.match import check_name
from bummerl.rules.reasons import Refused, reason

__all__ = ["UnreadableName", "check_readable", "looks"]

MOST_MARKS: Final = 4
"""Marks on one letter; more pile up over the lines above and below, and no language needs them."""

_CYRILLIC: Final = "авекмнорстухіјѕһѵԁԛԝӏ"
_AS_LATIN: Final = "abekmhopctyxijshvdqwl"
_GREEK: Final = "αβεζηικμνορτυχ"
_AS_LATIN_TOO: Final = "abezhikmnoptyx"
_ALIKE: Final = str.maketrans(_CYRILLIC + _GREEK, _AS_LATIN + _AS_LATIN_TOO)
"""Letters, small after folding, that look like Latin ones, small or as capitals."""


class UnreadableName(Refused):
    """A name that nobody could read."""


def check_readable(name: str) -> None:
    """NotationError for a name that no record could hold, UnreadableName for one under a heap of marks."""
    check_name(name)
    kinds = "".join(unicodedata.category(sign)[0] for sign in unicodedata.normalize("NFC", name))
    if re.search(f"M{{{MOST_MARKS + 1}}}", kinds):
        raise UnreadableName(reason("table-name-marks"))


def looks(name: str) -> str:
    r"""A name as far as the eye tells it apart.

    That is without case, width, the script of letters that look alike, and marks that make no letter of their own.

    >>> looks("\N{CYRILLIC CAPITAL LETTER A}nna") == looks("ANNA"), looks("Anna") == looks("Anne")
    (True, False)
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = (sign for sign in plain if not unicodedata.category(sign).startswith("M") and not sign.isspace())
    return "".join(seen).translate(_ALIKE)
