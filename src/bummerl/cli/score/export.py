"""The sheet as CSV, Markdown and JSON; docs/score.md describes the columns and fields."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import fields
from io import StringIO
from pathlib import Path
from typing import Any, Final

from bummerl.cli.score.page import Page, barrel_left, cells
from bummerl.cli.score.sheet import Row, Sheet
from bummerl.cli.score.typed import refuse
from bummerl.locale import Locale
from bummerl.record.standing import write_standing
from bummerl.rules.catalog import find
from bummerl.rules.game import Standing
from bummerl.rules.thousand.table import ThousandStanding

__all__ = ["FORMAT", "VERSION", "exported", "row_data", "sheet_data"]

FORMAT: Final = "bummerl-sheet"
VERSION: Final = 1


def exported(sheet: Sheet, path: Path, locale: Locale) -> str:
    """The text for a file of this name; Refused where its ending is none of the three."""
    writer = _WRITERS.get(path.suffix.casefold())
    if writer is None:
        refuse("score-export-kind", given=path.name)
    return writer(sheet, locale)


# JSON, which is also how a sheet is kept


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """The sheet as data; `journal` and `undone` are what it is read from again, the rest is for other programs."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": sheet.preset,
        "options": sheet.game.options.differing(find(sheet.preset).game.options),
        "players": list(sheet.names),
        "start": write_standing(sheet.opening),
        "journal": list(sheet.journal),
        "undone": list(sheet.undone),
        "rows": [row_data(sheet, number) for number in range(len(sheet.rows))],
        "standing": _standing(sheet, sheet.standing),
        "winner": sheet.winner,
        "bummerl" if sheet.game.counts_bummerl else "matches": list(sheet.tally),
    }


def row_data(sheet: Sheet, number: int) -> dict[str, Any]:
    """A row as data; players are numbers from 0."""
    row = sheet.rows[number]
    entered = row.entered
    data: dict[str, Any] = {"row": number + 1, "match": row.match, "line": entered.line, "dealer": row.before.dealer}
    if entered.contract is not None:
        data |= {"declarer": entered.declarer, "contract": entered.contract, "how": entered.how}
    if entered.points is not None:
        data["card_points"] = list(entered.points)
    change = [after - before for before, after in zip(row.before.score, row.after.score, strict=True)]
    happened = [str(why.id) for why in entered.told]
    return data | {
        "change": change,
        "happened": happened,
        "standing": _standing(sheet, row.after),
        "winner": row.winner,
    }


def _standing(sheet: Sheet, standing: Standing) -> dict[str, Any]:
    books: dict[str, Any] = {each.name: getattr(standing, each.name) for each in fields(standing)}
    listed = {name: list(book) if isinstance(book, tuple) else book for name, book in books.items()}
    return listed | {"written": list(sheet.game.written_score(standing))}


def _json(sheet: Sheet, _locale: Locale) -> str:
    return json.dumps(sheet_data(sheet), ensure_ascii=False, indent=1) + "\n"


# Tables


def _csv(sheet: Sheet, locale: Locale) -> str:
    out = StringIO()
    page, writer = Page(sheet, locale), csv.writer(out, lineterminator="\n")
    sides = sheet.table.teams
    books = ("bolts", "barrel", "falls") if isinstance(sheet.opening, ThousandStanding) else ()
    heads = [f"{page.side(side)} {column}" for side in sides for column in ("change", "score", *books)]
    writer.writerow(["row", "match", "entry", "dealer", "declarer", "contract", *heads])
    for number, row in enumerate(sheet.rows, 1):
        entered = row.entered
        declarer = "" if entered.declarer is None else sheet.names[entered.declarer]
        contract = "" if entered.contract is None else entered.contract
        values: list[Any] = [number, row.match, entered.line, sheet.names[row.before.dealer], declarer, contract]
        for side, cell in zip(sides, cells(sheet, row), strict=True):
            values += [cell.change, cell.score, *_books(sheet, row, side[0])]
        writer.writerow(values)
    return out.getvalue()


def _books(sheet: Sheet, row: Row, seat: int) -> list[Any]:
    standing = row.after
    if not isinstance(standing, ThousandStanding):
        return []
    left = barrel_left(sheet, standing, seat)
    return [standing.bolts[seat], "" if left is None else left, standing.falls[seat]]


def _markdown(sheet: Sheet, locale: Locale) -> str:
    page = Page(sheet, locale)
    sides = sheet.table.teams
    lines = [["#", locale.text("score-column-entry"), *map(page.side, sides)], ["--:", "---", *["--:"] * len(sides)]]
    lines += [[str(number), page.entry(row), *map(str, cells(sheet, row))] for number, row in enumerate(sheet.rows, 1)]
    lines += [["", f"**{title}**", *values] for title, values in page.books()]
    table = "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)
    title = locale.preset(sheet.preset)
    return f"# {title}\n\n{table}\n" + "".join(f"{sentence}\n" for sentence in page.next_deal())


_WRITERS: Final[dict[str, Callable[[Sheet, Locale], str]]] = {".json": _json, ".csv": _csv, ".md": _markdown}
