"""Matches on this machine: written after every action so that a kill at any moment loses nothing.

An unfinished match is a JSON file that also holds the shuffle's secret; a finished one becomes a text file that
anyone can read, replay and verify.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from bummerl.cli.session import Session
from bummerl.engine.bots import bot
from bummerl.record.notation import match_json, write_match
from bummerl.record.reading import RecordError, read_match
from bummerl.record.shuffle import LINK_SIZE
from bummerl.rules.reasons import Reason, Refused, reason

__all__ = ["Store", "StoreError", "write_file"]

VERSION: Final = 1


class StoreError(Refused):
    """A saved match that cannot be read or written; `cause` is the detail, if there is one."""

    def __init__(self, why: Reason, cause: Reason | None = None) -> None:
        super().__init__(why)
        self.cause = cause


class Store:
    """A folder of matches: ``*.match.json`` unfinished, ``*.match.txt`` finished."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = user_data_path("bummerl", appauthor=False) / "matches" if folder is None else folder

    def new_path(self, game: str) -> Path:
        """A name that no match here has yet."""
        number = 1 + max((_number(path) for path in self._files("*.match.*")), default=0)
        return self.folder / f"{number:05}-{game}.match.json"

    def unfinished(self) -> list[Path]:
        """Unfinished matches, the one played last first."""
        found = [path for path in self._files("*.match.json") if path.is_file()]
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)

    def finished(self) -> list[Path]:
        """Finished matches, the newest first."""
        return sorted(self._files("*.match.txt"), key=_number, reverse=True)

    def _files(self, pattern: str) -> Iterator[Path]:
        return self.folder.glob(pattern)

    def save(self, session: Session, path: Path) -> Path:
        """Write the match durably; the path of what was written. StoreError if the disk refuses."""
        if session.match.winner is None:
            return write_file(path, json.dumps(_saved(session), indent=1))
        done = path.with_name(path.name.removesuffix(".json").removesuffix(".txt") + ".txt")
        write_file(done, write_match(session.match))
        if path != done:
            path.unlink(missing_ok=True)
        return done

    def set_aside(self, path: Path) -> Path:
        """Keep a file that cannot be read out of the way; its new path."""
        stem, number = path.name.removesuffix(".match.json"), 1
        while (aside := path.with_name(f"{stem}.{number}.broken.json")).exists():
            number += 1
        try:
            return path.rename(aside)
        except OSError as error:
            raise StoreError(reason("store-cannot-write", path=str(aside), problem=error.strerror or "")) from None

    def load(self, path: Path) -> Session:
        """The session that was saved; StoreError says what is wrong with the file."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            secret, human = bytes.fromhex(data["secret"]), data["human"]
            bots = {int(seat): bot(name) for seat, name in data["bots"].items()}
            match = read_match(json.dumps(data["match"]))
        except OSError as error:
            raise StoreError(reason("store-cannot-read", path=str(path), problem=error.strerror or "")) from None
        except RecordError as error:
            raise StoreError(reason("store-damaged", path=str(path), where=error.where), error.reason) from None
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise StoreError(reason("store-damaged", path=str(path), where="1")) from None
        seats = range(match.game.seats)
        is_whole = (
            data.get("version") == VERSION
            and len(secret) == LINK_SIZE
            and type(human) is int
            and human in seats
            and match.fair is not None
        )
        if not is_whole or not match.deals or set(bots) != set(seats) - {human}:
            raise StoreError(reason("store-damaged", path=str(path), where="1"))
        return Session(match, secret, human, bots)


def _saved(session: Session) -> dict[str, object]:
    return {
        "format": "bummerl-save",
        "version": VERSION,
        "secret": session.secret.hex(),
        "human": session.human,
        "bots": {str(seat): player.name for seat, player in session.bots.items()},
        "match": match_json(session.match),
    }


def _number(path: Path) -> int:
    digits = path.name.split("-")[0]
    return int(digits) if digits.isascii() and digits.isdigit() else 0


def write_file(path: Path, text: str) -> Path:
    """All of it or nothing: a new file is made durable and then takes the old one's place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=".", suffix=".tmp", delete=False
        ) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(file.name).replace(path)
    except OSError as error:
        raise StoreError(reason("store-cannot-write", path=str(path), problem=error.strerror or "")) from None
    return path
