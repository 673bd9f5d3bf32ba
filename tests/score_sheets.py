"""Score sheets in tests: an evening of Thousand, and why a line is refused."""

from __future__ import annotations

from typing import Final

import pytest

from bummerl.cli.score.sheet import Sheet
from bummerl.locale import Locale
from bummerl.rules.catalog import find
from bummerl.rules.reasons import Refused

__all__ = ["EVENING", "NAMES", "sheet_of", "why"]

NAMES: Final = ("Anna", "Ben", "Cora", "Dora")
EVENING: Final = ("anna 120 75+100 45", "fine ben", "ben 100 20 80 ?")


def sheet_of(name: str = "thousand", *lines: str, **options: str) -> Sheet:
    game = find(name).game.with_texts(options)
    sheet = Sheet.new(name, game, NAMES[: game.seats])
    for line in lines:
        sheet = sheet.enter(line)
    return sheet


def why(sheet: Sheet, line: str) -> str:
    """The sentence that refuses this line."""
    with pytest.raises(Refused) as refused:
        sheet.enter(line)
    return Locale("en").reason(refused.value.reason, sheet.names)
