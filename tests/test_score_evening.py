"""Whole evenings at the score sheet, from a text file: what is typed, and what the sheet must show after every line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bummerl.cli.score.files import start_of
from bummerl.cli.score.sheet import Sheet
from bummerl.rules.catalog import find
from bummerl.rules.reasons import Refused

EVENINGS: Final = Path(__file__).with_name("test_score_evening.txt")
NAMES: Final = ("Anna", "Ben", "Cora", "Dora")
BOOKS: Final = ("cuts", "bolts", "barrel", "attempts", "falls", "streak", "write_offs")


def evenings() -> Iterator[tuple[str, list[str]]]:
    """Each evening: its table, and its lines."""
    lines = [line for line in EVENINGS.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    starts = [number for number, line in enumerate(lines) if line.startswith("==")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start].removeprefix("== "), lines[start + 1 : end]


def sheet_of(title: str) -> Sheet:
    table, _, start = title.partition(" | ")
    key, *options = table.split()
    game = find(key).game.with_texts(dict(option.split("=") for option in options))
    opening = game.opening() if not start else start_of(game, f"dealer 0 {start}")
    return Sheet.new(key, game, NAMES[: game.seats], opening)


def shown(sheet: Sheet) -> str:
    """Scores, and every book that is not all zero."""
    standing: Any = sheet.standing
    words = [*map(str, standing.score)]
    for book in BOOKS:
        value = getattr(standing, book)
        if isinstance(value, tuple) and any(value):
            words += [book, *map(str, value)]
        elif not isinstance(value, tuple) and value:
            words += [book, str(value)]
    return " ".join(words)


@pytest.mark.parametrize(("title", "lines"), list(evenings()), ids=[title for title, _ in evenings()])
def test_an_evening_ends_as_it_should(title: str, lines: list[str]) -> None:
    sheet = sheet_of(title)
    for line in lines:
        typed, sign, wanted = (part.strip() for part in re.split(r"(->|!!)", line))
        before = sheet
        if sign == "!!":
            with pytest.raises(Refused) as refused:
                sheet.enter(typed)
            assert refused.value.reason.id == wanted, line
        elif typed.startswith("undo"):
            sheet = sheet.undo()
            assert shown(sheet) == wanted, line
            assert sheet.redo().undo() == sheet
        else:
            sheet = sheet.enter(typed)
            assert shown(sheet) == wanted, line
            assert sheet.undo().standing == before.standing
    again = replace(sheet, journal=())
    for line in sheet.journal:
        again = again.enter(line)
    assert again.rows == sheet.rows, "the lines that are kept say the same as those that were typed"
