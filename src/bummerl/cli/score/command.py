"""`bummerl score`: find or begin the sheet that is wanted, and hand it to the desk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import get_terminal_size
from typing import NamedTuple

from bummerl.cli.score.desk import Desk, JsonDesk
from bummerl.cli.score.files import Kept, Shelf, load, start_of
from bummerl.cli.score.sheet import Sheet
from bummerl.cli.score.typed import refuse
from bummerl.locale import Locale
from bummerl.rules.catalog import Preset
from bummerl.rules.reasons import Reason, Refused

__all__ = ["Wanted", "keep_score"]

_NARROWEST = 40


class Wanted(NamedTuple):
    """What was asked for on the command line; None or "" for what was not."""

    preset: Preset
    is_any: bool = False
    """Whether any game will do."""
    players: str = ""
    dealer: str = ""
    start: str = ""
    file: Path | None = None
    is_new: bool = False
    folder: Path | None = None


def keep_score(
    wanted: Wanted,
    locale: Locale,
    read: Callable[[], str | None],
    write: Callable[[str], None],
    *,
    warn: Callable[[str], None],
    as_json: bool,
    export: Path | None = None,
    overwrite: bool = False,
) -> int:
    """Keep the score; how many lines were refused.  With `export` the sheet is written there and that is all."""
    shelf = Shelf(wanted.folder)
    path = wanted.file if wanted.file is not None else _resumed(shelf, wanted, lambda why: warn(locale.reason(why)))
    is_old = path is not None and path.exists() and not (wanted.is_new and wanted.file is None)
    if path is not None and is_old:
        if wanted.is_new:
            refuse("score-file-there", path=str(path))
        sheet = load(path)
        _check_same(sheet, wanted, path)
    else:
        if export is not None:
            refuse("score-nothing-to-export")
        sheet = _begun(wanted, locale, None if as_json else read, write)
        path = path or shelf.new_path(sheet.preset)
    kept = Kept(path)
    width = max(_NARROWEST, get_terminal_size().columns)
    desk = (JsonDesk if as_json else Desk)(sheet, kept, locale, write, width)
    if export is not None:
        desk.export(export, overwrite=overwrite)
        return 0
    if is_old and not as_json:
        desk.say("score-resumed", path=str(path))
    desk.work(read)
    return desk.refused


def _resumed(shelf: Shelf, wanted: Wanted, warn: Callable[[Reason], None]) -> Path | None:
    """The sheet that was written on last, of this game and these players if they are given."""
    if wanted.is_new or wanted.start or wanted.dealer:
        return None
    for path in shelf.kept():
        try:
            sheet = load(path)
        except Refused as error:
            warn(error.reason)
            continue
        if _is_same(sheet, wanted):
            return path
    return None


def _is_same(sheet: Sheet, wanted: Wanted) -> bool:
    is_game = wanted.is_any or sheet.game == wanted.preset.game
    return is_game and (not wanted.players or sheet.names == _names(wanted.players))


def _check_same(sheet: Sheet, wanted: Wanted, path: Path) -> None:
    if not _is_same(sheet, wanted) or wanted.start or wanted.dealer:
        refuse("score-file-other", path=str(path), game=sheet.preset, players=", ".join(sheet.names))


def _begun(
    wanted: Wanted, locale: Locale, read: Callable[[], str | None] | None, write: Callable[[str], None]
) -> Sheet:
    """An empty sheet; the names are asked for where somebody can answer."""
    game = wanted.preset.game
    given = wanted.players
    if not given and read is not None:
        write(locale.text("score-ask-players", game=locale.preset(wanted.preset.key), count=game.seats))
        given = (read() or "").strip()
    names = _names(given) if given else tuple(locale.text("player", number=seat + 1) for seat in range(game.seats))
    opening = start_of(game, wanted.start) if wanted.start else game.opening()
    sheet = Sheet.new(wanted.preset.key, game, names, opening)
    if wanted.dealer:
        sheet = replace(sheet, opening=replace(opening, dealer=sheet.table.seat(wanted.dealer)))
    return sheet


def _names(players: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in players.replace("、", ",").split(","))
