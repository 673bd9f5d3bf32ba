"""Matches on this machine: written after every action so that a kill at any moment loses nothing.

An unfinished match is a JSON file that also holds the shuffle's secret; a finished one becomes a text file that
anyone can read, replay and verify.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from bummerl.cli.session import Session
from bummerl.engine.bots import bot
from bummerl.record.fields import RecordError, object_once
from bummerl.record.match import verify
from bummerl.record.notation import match_json, write_match
from bummerl.record.reading import read_match
from bummerl.record.shuffle import LINK_SIZE, commitment, shuffled
from bummerl.rules.reasons import Reason, Refused, reason

__all__ = ["Store", "StoreError", "read_text", "write_file"]

VERSION: Final = 1

SAVE_FORMAT: Final = "bummerl-save"
"""What an unfinished match calls itself."""


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
        try:
            number = 1 + max(map(_number, self.folder.glob("*.match.*")), default=0)
        except OSError as error:
            raise StoreError(_problem("store-cannot-write", self.folder, error)) from None
        return self.folder / f"{number:05}-{game}.match.json"

    def create(self, session: Session) -> Path:
        """Write a match under a name of its own, which no other program takes at the same moment; its path."""
        while True:
            path = self.new_path(session.match.name)
            try:
                return write_file(path, json.dumps(_saved(session), indent=1), is_new=True)
            except FileExistsError:
                continue

    def unfinished(self) -> list[Path]:
        """Unfinished matches, the one played last first; StoreError if the folder cannot be read."""
        return sorted(self._files("*.match.json"), key=_changed, reverse=True)

    def finished(self) -> list[Path]:
        """Finished matches, the one finished last first; StoreError if the folder cannot be read."""
        return sorted(self._files("*.match.txt"), key=_changed, reverse=True)

    def _files(self, pattern: str) -> list[Path]:
        """Files of this kind; a folder or a pipe of such a name is none of ours."""
        try:
            return [path for path in self.folder.glob(pattern) if path.is_file()]
        except OSError as error:
            raise StoreError(_problem("file-cannot-read", self.folder, error)) from None

    def save(self, session: Session, path: Path) -> Path:
        """Write the match durably; the path of what was written. StoreError if the disk refuses."""
        if session.match.winner is None:
            return write_file(path, json.dumps(_saved(session), indent=1))
        done = path.with_name(path.name.removesuffix(".json").removesuffix(".txt") + ".txt")
        write_file(done, write_match(session.match))
        if path != done:
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise StoreError(_problem("store-cannot-write", path, error)) from None
        return done

    def set_aside(self, path: Path) -> Path:
        """Keep a file that cannot be read out of the way; its new path."""
        stem, number = path.name.removesuffix(".match.json"), 1
        while (aside := path.with_name(f"{stem}.{number}.broken.json")).exists():
            number += 1
        try:
            return path.rename(aside)
        except OSError as error:
            raise StoreError(_problem("store-cannot-write", aside, error)) from None

    def load(self, path: Path) -> Session:
        """The session that was saved; StoreError says what is wrong with the file.

        The secret must be the one that was committed to, and the deal on the table the one that it gives.
        """
        try:
            data = json.loads(read_text(path), object_pairs_hook=object_once)
            _check_version(path, data)
            secret, human = bytes.fromhex(data["secret"]), data["human"]
            bots = {int(seat): bot(name) for seat, name in data["bots"].items()}
            match = read_match(json.dumps(data["match"]))
        except OSError as error:
            raise StoreError(_problem("store-cannot-read", path, error)) from None
        except StoreError:
            raise
        except RecordError as error:
            if error.reason.id == "record-version":
                raise StoreError(reason("store-newer", path=str(path))) from None
            raise StoreError(reason("store-damaged", path=str(path), where=error.where), error.reason) from None
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise StoreError(reason("store-damaged", path=str(path), where="1")) from None
        seats = range(match.game.seats)
        is_whole = (
            (data.get("format"), data.get("version")) == (SAVE_FORMAT, VERSION)
            and len(secret) == LINK_SIZE
            and type(human) is int
            and human in seats
            and match.fair is not None
        )
        if not is_whole or not match.deals or set(bots) != set(seats) - {human}:
            raise StoreError(reason("store-damaged", path=str(path), where="1"))
        session = Session(match, secret, human, bots)
        if (why := _not_dealt(session)) is not None:
            raise StoreError(reason("store-damaged", path=str(path), where="1"), why)
        return session


def _check_version(path: Path, data: dict[str, Any]) -> None:
    if data.get("format") == SAVE_FORMAT and type(data.get("version")) is int and data["version"] > VERSION:
        raise StoreError(reason("store-newer", path=str(path)))


def _not_dealt(session: Session) -> Reason | None:
    """Why the secret of a save does not give its cards; None if it does."""
    match, links = session.match, session.links
    assert match.fair is not None, "a session's match has a shuffle"
    if commitment(links) != match.fair.commitment:
        return reason("store-other-secret")
    why = verify(match)
    if why is not None and why.id not in {"verify-none-finished", "verify-chosen"}:
        return why
    number = len(match.deals)
    if match.current is not None and (
        number >= len(links)
        or match.current.deck != shuffled(match.game.pack, links[number], match.fair.entropy, number)
    ):
        return reason("verify-deck", number=number)
    return None


def _saved(session: Session) -> dict[str, object]:
    return {
        "format": SAVE_FORMAT,
        "version": VERSION,
        "secret": session.secret.hex(),
        "human": session.human,
        "bots": {str(seat): player.name for seat, player in session.bots.items()},
        "match": match_json(session.match),
    }


def _number(path: Path) -> int:
    digits = path.name.split("-")[0]
    return int(digits) if digits.isascii() and digits.isdigit() else 0


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # another program has just finished the match
        return 0


def _problem(message: str, path: Path, error: OSError) -> Reason:
    return reason(message, path=str(path), problem=error.strerror or "")


def _take(path: Path, temporary: Path) -> None:
    """Give a file its name; FileExistsError if there is one of that name."""
    try:
        path.hardlink_to(temporary)
    except FileExistsError:
        raise
    except OSError:  # a disk without hard links
        path.touch(exist_ok=False)
        temporary.replace(path)
    else:
        temporary.unlink()


LARGEST: Final = 20_000_000
"""Bytes of a file that could be a match."""


def read_text(path: Path) -> str:
    """The text of a file; OSError if it cannot be read, ValueError for what is too large or no UTF-8.

    No more is read than a match can have: a device has no size and no end.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Refused(reason("file-too-large", path=str(path), megabytes=LARGEST // 1_000_000))
    return data.decode("utf-8")


def write_file(path: Path, text: str, *, is_new: bool = False, failed: str = "store-cannot-write") -> Path:
    """All of it or nothing: a new file is made durable and then takes the old one's place.

    With `is_new` there may be none: FileExistsError if somebody was faster.  `failed` is the message of the StoreError.
    """
    temporary: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=".", suffix=".tmp", delete=False
        ) as file:
            temporary = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if is_new:
            _take(path, temporary)
        else:
            temporary.replace(path)
    except OSError as error:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
        if is_new and isinstance(error, FileExistsError):
            raise
        raise StoreError(_problem(failed, path, error)) from None
    return path
