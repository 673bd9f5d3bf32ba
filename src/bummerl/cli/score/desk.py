"""Where the sheet is written: a line in, the whole sheet out; or, for programs, a line in and a line of JSON out."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bummerl.cli.score.export import exported, row_data
from bummerl.cli.score.files import Kept
from bummerl.cli.score.page import Page
from bummerl.cli.score.sheet import Sheet
from bummerl.cli.score.topics import topics
from bummerl.cli.score.typed import FORMS, number_of, refuse, spelled, vocabulary, words
from bummerl.cli.store import write_file
from bummerl.locale import Locale
from bummerl.rules.reasons import Refused

__all__ = ["Desk", "JsonDesk"]

Read = Callable[[], str | None]
Write = Callable[[str], None]


class Desk:
    """A sheet, its file, and the person who writes on it."""

    def __init__(self, sheet: Sheet, kept: Kept, locale: Locale, write: Write, width: int = 80) -> None:
        self.sheet, self.kept, self.locale, self.write, self.width = sheet, kept, locale, write, width
        own = vocabulary(locale.text("score-words"))
        self.forms = FORMS | {form.casefold(): word for word, forms in own.items() for form in forms}
        self.refused = 0

    def work(self, read: Read) -> None:
        """Read lines until they end or the person leaves; every line is saved before the next is read."""
        self.begin()
        while True:
            line = read()
            if line is None or not self.obey(line):
                self.end()
                return

    def obey(self, text: str) -> bool:
        """Do what a line says; False if the person leaves.  What is refused changes nothing."""
        try:
            return self._do(text)
        except Refused as error:
            self.refused += 1
            self.wrong(error)
            return True

    def _do(self, text: str) -> bool:
        line = spelled(words(text), self.forms) or ["new" if self.sheet.winner is not None else "sheet"]
        match [self._with_force(line[0]), *line[1:]]:
            case ["quit"]:
                return False
            case ["help" | "?"]:
                self.help()
            case ["sheet"]:
                self.show()
            case ["undo" | "redo" as way, *count] if len(count) < 2:
                self._step(way, number_of(count[0]) if count else 1)
            case ["export" | "export!" as word, *rest]:
                if not rest:
                    refuse("score-export-kind", given="")
                self.export(Path(text.strip().split(None, 1)[1].strip()), overwrite=word == "export!")
            case _:
                self._turn(self.sheet.enter(text if words(text) else "new", self.forms))
                self.told()
        return True

    def _with_force(self, word: str) -> str:
        """`export!`, in whatever words; any other word as it is."""
        is_forced = word.endswith("!") and self.forms.get(word[:-1].casefold()) == "export"
        return "export!" if is_forced else word

    def _step(self, way: str, count: int | None) -> None:
        if not count:
            refuse("score-steps", word=way)
        sheet = self.sheet
        most = len(sheet.journal if way == "undo" else sheet.undone)
        if count > most > 0:
            refuse("score-undo-most" if way == "undo" else "score-redo-most", count=most)
        for _ in range(count):
            sheet = sheet.undo() if way == "undo" else sheet.redo()
        self._turn(sheet)
        self.show()

    def _turn(self, sheet: Sheet) -> None:
        """The new sheet, once it is kept."""
        self.kept.save(sheet)
        self.sheet = sheet

    def export(self, path: Path, *, overwrite: bool = False) -> None:
        """Write the sheet to another file, in a folder that is there; over one of that name only with `overwrite`."""
        path = path.expanduser()
        if path.exists() and self.kept.path.exists() and path.samefile(self.kept.path):
            refuse("score-export-own", path=str(path))
        text = exported(self.sheet, path, self.locale)
        if path.exists() and not overwrite:
            refuse("score-export-there", path=str(path))
        if not path.parent.is_dir():
            refuse("score-export-failed", path=str(path), problem=os.strerror(errno.ENOENT))
        write_file(path, text, failed="score-export-failed")
        self.say("score-exported", path=str(path))

    # How it is told

    def say(self, message: str, **params: Any) -> None:  # noqa: ANN401
        """A sentence."""
        self.write(self.locale.text(message, **params))

    def begin(self) -> None:
        """What the person should know at first."""
        self.say("score-welcome")
        self.show()

    def end(self) -> None:
        """The last word."""
        self.say("score-saved", path=str(self.kept.path))

    def show(self) -> None:
        """The whole sheet."""
        self.write(Page(self.sheet, self.locale).text(self.width))

    def told(self) -> None:
        """What the last line did, and the whole sheet."""
        for why in self.sheet.rows[-1].entered.told:
            self.write(self.locale.reason(why, self.sheet.names))
        self.show()

    def help(self) -> None:
        """How lines are written for this game."""
        told = (self.locale.text(f"score-help-{topic}") for topic in topics(self.sheet.table))
        lines = [line for text in told for line in text.splitlines()]
        for line in lines:
            example, arrow, meaning = line.partition(" → ")
            self.write(f"  {example:<24} {meaning}" if arrow else line)

    def wrong(self, error: Refused) -> None:
        """What was expected."""
        self.write(self.locale.reason(error.reason, self.sheet.names))


class JsonDesk(Desk):
    """A desk for programs: each line is answered by one JSON object."""

    def say(self, message: str, **params: Any) -> None:  # noqa: ANN401
        """What was done."""
        self._answer({"done": message.removeprefix("score-"), **params})

    def begin(self) -> None:
        """Nothing."""

    end = begin

    def show(self) -> None:
        """The last row; with an empty sheet the number of its rows."""
        rows = len(self.sheet.rows)
        self._answer({"rows": rows, "last": row_data(self.sheet, rows - 1) if rows else None})

    def told(self) -> None:
        """The row that was written, or the last one after a correction."""
        self._answer(row_data(self.sheet, len(self.sheet.rows) - 1))

    def help(self) -> None:
        """Where the words are described."""
        self._answer({"help": "docs/score.md"})

    def wrong(self, error: Refused) -> None:
        """What was expected."""
        said = self.locale.reason(error.reason, self.sheet.names)
        self._answer({"error": error.reason.id.removeprefix("score-"), "message": said})

    def _answer(self, data: dict[str, Any]) -> None:
        self.write(json.dumps(data, ensure_ascii=False))
