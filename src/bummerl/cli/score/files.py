"""Where sheets are kept: a JSON file each, written whole after every line."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from bummerl.cli.score.export import FORMAT, VERSION, sheet_data
from bummerl.cli.score.sheet import MOST_LINES, Sheet
from bummerl.cli.score.typed import Table, refuse
from bummerl.cli.store import write_file
from bummerl.record.standing import read_books, standing_of, write_standing
from bummerl.rules.catalog import AnyGame, find
from bummerl.rules.game import Standing
from bummerl.rules.reasons import Refused
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.table import ThousandStanding

__all__ = ["Kept", "Shelf", "load", "start_of"]

_LARGEST: Final = 8_000_000


class Shelf:
    """A folder of sheets."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = user_data_path("bummerl", appauthor=False) / "sheets" if folder is None else folder

    def new_path(self, preset: str) -> Path:
        """A name that no sheet here has yet."""
        numbers = [path.name.partition("-")[0] for path in self.folder.glob("*.sheet.json")]
        last = max((int(number) for number in numbers if number.isascii() and number.isdigit()), default=0)
        return self.folder / f"{last + 1:05}-{preset}.sheet.json"

    def kept(self) -> list[Path]:
        """The sheets, the one written on last first."""
        found = [path for path in self.folder.glob("*.sheet.json") if path.is_file()]
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


class Kept:
    """A sheet's file: it is not written over when another program has changed it meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._stamp = self._now()

    def save(self, sheet: Sheet) -> None:
        """Write the sheet; Refused if the disk refuses, or if the file is not as it was left."""
        if self._now() != self._stamp:
            refuse("score-file-changed", path=str(self.path))
        text = json.dumps(sheet_data(sheet), ensure_ascii=False, indent=1) + "\n"
        write_file(self.path, text, failed="score-cannot-write")
        self._stamp = self._now()

    def _now(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_mtime_ns, status.st_ino


def load(path: Path) -> Sheet:
    """The sheet of a file, computed anew from its lines; Refused says what is wrong with it."""
    try:
        with path.open("rb") as file:
            text = file.read(_LARGEST + 1)  # a device has no end
        data = json.loads(text)
    except OSError as error:
        refuse("score-cannot-read", path=str(path), problem=error.strerror or "")
    except (ValueError, RecursionError):
        refuse("score-file-damaged", path=str(path))
    try:
        return _read(data)
    except (Refused, ValueError, KeyError, TypeError, AttributeError, IndexError):
        refuse("score-file-damaged", path=str(path))


def _read(data: Any) -> Sheet:  # noqa: ANN401  # whatever the file holds
    if data["format"] != FORMAT or data["version"] != VERSION:
        raise ValueError("no sheet of this version")
    preset = find(data["game"])
    game = preset.game.with_texts({name: str(value) for name, value in data["options"].items()})
    opening = start_of(game, data["start"])
    journal, undone = ([str(line) for line in data[book]] for book in ("journal", "undone"))
    if len(journal) + len(undone) > 2 * MOST_LINES:
        raise ValueError("too many lines")
    sheet = Sheet.new(preset.key, game, tuple(map(str, data["players"])), opening)
    for line in (*journal, *reversed(undone)):
        sheet = sheet.enter(line)
    for _ in undone:
        sheet = sheet.undo()
    return sheet


def start_of(game: AnyGame, text: str) -> Standing:
    """The standing that a sheet begins with, such as ``dealer 1 score 300-120--40``; Refused if it is none."""
    books = read_books(text)
    standing = None if books is None else standing_of(game, books)
    if standing is None or game.match_winner(standing) is not None or not _is_sound(game, standing):
        refuse("score-start", given=text[:80], seats=game.seats, example=_example(game))
    return standing


def _example(game: AnyGame) -> str:
    """A standing of this game in the middle of a match, for whoever has written one that cannot be."""
    opening = game.opening()
    scores = (300, 120, -40, 60) if game.counts_below_zero else (3, 1, 2, 0)
    teams = Table(game, ("",) * game.seats).teams
    by_seat = {seat: score for team, score in zip(teams, scores, strict=False) for seat in team}
    under_way = replace(opening, score=tuple(by_seat[seat] for seat in range(game.seats)))
    return write_standing(opening if game.match_winner(under_way) is not None else under_way)


def _is_sound(game: AnyGame, standing: Standing) -> bool:
    """Whether a sheet can look like this: bolts below their limit, nobody on the barrel who has not its points."""
    if not isinstance(standing, ThousandStanding):
        return standing.carry >= 0
    options: ThousandOptions = game.options
    books = (standing.bolts, standing.barrel, standing.attempts, standing.falls, standing.streak, standing.write_offs)
    attempts = options.barrel_attempts or 1_000
    return (
        min(map(min, books)) >= 0
        and standing.deals >= 0
        and standing.cuts in range(3)
        and standing.declarer in range(-1, game.seats)
        and max(standing.bolts) < options.bolt_limit
        and max(standing.attempts) < attempts
        and all(standing.score[seat] == options.barrel_at for seat in standing.on_barrel)
        and (options.endgame == "barrel" or not standing.on_barrel)
    )
