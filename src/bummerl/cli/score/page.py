"""The sheet as it lies on the table: a line a deal, a column a player, and below what the next deal must know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from bummerl.cli.score.sheet import Row, Sheet
from bummerl.cli.score.typed import vocabulary
from bummerl.locale import Locale
from bummerl.rules.game import Standing
from bummerl.rules.reasons import reason
from bummerl.rules.thousand.dealing import players
from bummerl.rules.thousand.sheet import is_golden
from bummerl.rules.thousand.table import ThousandStanding

__all__ = ["Cell", "Page", "barrel_left", "cells"]


_NARROW = 60
"""Below so many columns every space is needed."""


class Cell(NamedTuple):
    """What a row says of one side: its score as the table writes it, and what the row has changed."""

    score: int
    change: int

    def __str__(self) -> str:
        return f"{self.score} ({self.change:+d})" if self.change else str(self.score)


def cells(sheet: Sheet, row: Row) -> tuple[Cell, ...]:
    """The cells of a row, a side each; another match begins anew and changes no score."""
    start = row.after if row.entered.line.startswith("new") else row.before
    after, sign = sheet.game.written_score(row.after), -1 if sheet.game.counts_down_from else 1
    scored = [sign * (now - had) for had, now in zip(start.score, row.after.score, strict=True)]
    return tuple(Cell(after[side[0]], scored[side[0]]) for side in sheet.table.teams)


def barrel_left(sheet: Sheet, standing: Standing, seat: int) -> int | None:
    """How many deals a player may still stay on the barrel, 0 for any number; None for one who is not there."""
    if not isinstance(standing, ThousandStanding) or not standing.barrel[seat]:
        return None
    attempts: int = sheet.game.options.barrel_attempts
    return attempts - standing.attempts[seat] if attempts else 0


class Page:
    """A sheet in a reader's language."""

    def __init__(self, sheet: Sheet, locale: Locale) -> None:
        self.sheet, self.locale = sheet, locale
        self._words = vocabulary(locale.text("score-words"))

    def side(self, seats: Sequence[int]) -> str:
        """What a side is called."""
        return " + ".join(self.sheet.names[seat] for seat in seats)

    def entry(self, row: Row) -> str:
        """A row in a few words."""
        entered = row.entered
        word, _, rest = entered.line.partition(" ")
        names = self.sheet.names
        if not word.isdigit():
            first = rest.partition(" ")[0]
            name = names[int(first) - 1] if first.isdigit() else names[row.before.dealer]
            return self.locale.text("score-row", kind=word, name=name)
        name = names[int(word) - 1]
        if entered.contract is None:
            return " ".join([name, *(self._words.get(each, (each,))[0] for each in rest.split())])
        blind = " " + self.locale.text("score-row", kind="blind", name=name) if " blind" in entered.line else ""
        kind = entered.how if entered.points is None else "deal"
        tail = "" if kind == "deal" else " " + self.locale.text("score-row", kind=kind, name=name)
        return f"{name} {entered.contract}{blind}{tail}"

    def text(self, width: int) -> str:
        """The whole sheet for a terminal of this width."""
        sheet, say = self.sheet, self.locale.text
        shown = RichTable(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), collapse_padding=width < _NARROW)
        shown.add_column("#", justify="right")
        shown.add_column(say("score-column-entry"), overflow="fold")
        columns = list(zip(*(cells(sheet, row) for row in sheet.rows), strict=True)) or [()] * len(sheet.table.teams)
        for side, column in zip(sheet.table.teams, columns, strict=True):
            # A number that is broken at the end of a line reads as another.
            longest = max((len(word) for cell in column for word in str(cell).split()), default=None)
            shown.add_column(self.side(side), justify="right", overflow="fold", min_width=longest)
        if not sheet.rows:
            start = sheet.game.written_score(sheet.opening)
            shown.add_row("", "", *(str(start[side[0]]) for side in sheet.table.teams))
        for number, row in enumerate(sheet.rows, 1):
            shown.add_row(str(number), self.entry(row), *map(str, cells(sheet, row)))
        shown.add_section()
        for title, values in self.books():
            shown.add_row("", title, *values)
        out = StringIO()
        Console(
            file=out, width=width, color_system=None, legacy_windows=False, markup=False, emoji=False, highlight=False
        ).print(shown)
        lines = [line.rstrip() for line in out.getvalue().splitlines()]
        return "\n".join([*filter(None, lines), *self.next_deal()])

    def books(self) -> Iterator[tuple[str, list[str]]]:
        """What is kept beside the score, as far as there is any: bolts, the barrel, falls, Bummerl."""
        return ((title, values) for title, values in self._books() if any(values))

    def _books(self) -> Iterator[tuple[str, list[str]]]:
        sheet, say = self.sheet, self.locale.text
        options, standing = sheet.game.options, sheet.standing
        sides = sheet.table.teams
        if isinstance(standing, ThousandStanding):
            if options.bolt_mode != "off":
                yield say("score-book-bolts"), ["•" * standing.bolts[seat] for (seat,) in sides]
            if options.endgame == "barrel":
                left = [barrel_left(sheet, standing, seat) for (seat,) in sides]
                yield say("score-book-barrel"), ["" if each is None else str(each or "∞") for each in left]
                yield say("score-book-falls"), [str(standing.falls[seat] or "") for (seat,) in sides]
            if options.write_off != "off":
                yield say("score-book-write-offs"), [str(standing.write_offs[seat] or "") for (seat,) in sides]
        if any(sheet.tally):
            title = "score-book-bummerl" if sheet.game.counts_bummerl else "score-book-matches"
            yield say(title), [str(sheet.tally[side[0]] or "") for side in sides]

    def next_deal(self) -> Iterator[str]:
        """Who has won, or who deals next and what is special about the deal."""
        sheet, say = self.sheet, self.locale.text
        standing, names = sheet.standing, sheet.names
        if sheet.winner is not None:
            won = next(side for side in sheet.table.teams if sheet.winner in side)
            yield say("score-won", names=self.side(won))
            yield say("score-another")
            return
        yield say("score-next", name=names[standing.dealer])
        if isinstance(standing, ThousandStanding):
            options = sheet.game.options
            playing = players(options, standing.dealer)
            for seat in range(options.players):
                if seat not in playing:
                    yield say("score-next-sits", name=names[seat])
            if is_golden(options, standing):
                number = standing.deals + 1
                yield say("score-next-golden", number=number, count=options.players, name=names[playing[0]])
            if standing.cuts:
                yield say("score-next-cuts", count=standing.cuts)
        if standing.carry:
            yield self.locale.reason(reason("fact-carry", value=standing.carry))
        if first := getattr(standing, "first", 0):
            yield self.locale.reason(reason("fact-out-first", seat=first - 1), names)
