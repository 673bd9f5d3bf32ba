"""The score sheet of an evening: the lines that were typed, and everything that follows from them.

A sheet is its journal: undoing takes a line away, and every number is computed from the lines that are left by the
rules of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

from bummerl.cli.score import others, thousand
from bummerl.cli.score.typed import FORMS, KEYWORDS, Entered, Table, number_of, plain, refuse, spelled, words
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Standing
from bummerl.rules.reasons import Refused, reason

__all__ = ["MOST_LINES", "Row", "Sheet"]

MOST_LINES: Final = 2_000
"""More lines than any evening has."""

_LONGEST_NAME: Final = 30
_NAMES: Final = ("Anna", "Ben", "Cora", "Dora")


class Row(NamedTuple):
    """A line of the sheet: the match it belongs to, the standing before and what came of it.

    `tally` are the Bummerl of each player after this line, or the matches won where there are no Bummerl.
    """

    match: int
    before: Standing
    entered: Entered
    winner: Seat | None
    tally: tuple[int, ...]

    @property
    def after(self) -> Standing:
        """The standing that the line leads to."""
        return self.entered.standing


@dataclass(frozen=True)
class Sheet:
    """A sheet, immutable; `enter`, `undo` and `redo` give others and raise Refused where there is nothing to do.

    >>> from bummerl.rules.catalog import find
    >>> sheet = Sheet.new("thousand", find("thousand").game, ("Anna", "Ben", "Cora"))
    >>> sheet = sheet.enter("anna 120 75+100 45")
    >>> sheet.standing.score, sheet.standing.bolts, sheet.standing.dealer
    ((120, 45, 0), (0, 0, 1), 1)
    >>> sheet.undo().standing.score, sheet.undo().redo() == sheet
    ((0, 0, 0), True)
    """

    preset: str
    game: AnyGame
    names: tuple[str, ...]
    opening: Standing
    journal: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()

    @classmethod
    def new(cls, preset: str, game: AnyGame, names: tuple[str, ...], opening: Standing | None = None) -> Sheet:
        """An empty sheet; Refused where the names do not fit the game."""
        if len(names) != game.seats:
            refuse("score-players", count=game.seats, given=len(names), example=",".join(_NAMES[: game.seats]))
        for name in names:
            if not name.strip() or name != name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME:
                refuse("score-name", given=name[:_LONGEST_NAME], most=_LONGEST_NAME)
            if "".join(words(name)).isdigit() or plain(name).casefold() in KEYWORDS or not words(name):
                refuse("score-name-taken", given=name)
        if len({plain(name).casefold() for name in names}) < len(names):
            refuse("score-names-same")
        return cls(preset, game, names, game.opening() if opening is None else opening)

    @property
    def table(self) -> Table:
        """Who plays what."""
        return Table(self.game, self.names)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The lines with what came of them."""
        return self._computed(self._lines)

    @property
    def _lines(self) -> tuple[str, ...]:
        """The journal with its corrections made."""
        lines: list[str] = []
        for line in self.journal:
            word, _, rest = line.partition(" ")
            if word == "fix":
                number, _, better = rest.partition(" ")
                lines[int(number) - 1] = better
            else:
                lines.append(line)
        return tuple(lines)

    def _computed(self, lines: tuple[str, ...]) -> tuple[Row, ...]:
        rows: list[Row] = []
        for line in lines:
            rows.append(self._row(tuple(rows), line.split()))
        return tuple(rows)

    @property
    def standing(self) -> Standing:
        """Where the match stands now."""
        return self.rows[-1].after if self.rows else self.opening

    @property
    def winner(self) -> Seat | None:
        """The seat that has won the match; None while it goes on."""
        return self.rows[-1].winner if self.rows else self.game.match_winner(self.opening)

    @property
    def tally(self) -> tuple[int, ...]:
        """Bummerl by seat, or matches won where there are none."""
        return self.rows[-1].tally if self.rows else (0,) * len(self.names)

    # Writing

    def enter(self, text: str, forms: Mapping[str, str] | None = None) -> Sheet:
        """The sheet with one more line; `forms` are other words for those of the sheet (`typed.KEYWORDS`)."""
        own = {plain(name).casefold() for name in self.names}
        line = spelled(
            words(self.table.numbered(text)), {form: word for form, word in (forms or FORMS).items() if form not in own}
        )
        if not line:
            refuse("score-empty")
        if len(self.journal) >= MOST_LINES:
            refuse("score-full", most=MOST_LINES)
        if line[0] == "fix":
            return self._fixed(line[1:])
        row = self._row(self.rows, line)
        return self._with((*self.journal, row.entered.line), (*self.rows, row))

    def _fixed(self, line: list[str]) -> Sheet:
        number = number_of(line[0]) if line else None
        if number is None or not 1 <= number <= len(self.rows) or len(line) < 2:
            refuse("score-fix-expected", count=len(self.rows))
        row = self._row(self.rows[: number - 1], line[1:])
        lines = self._lines
        rows = [*self.rows[: number - 1], row]
        for at, later in enumerate(lines[number:], number + 1):
            try:
                rows.append(self._row(tuple(rows), later.split()))
            except Refused as error:
                raise Refused(reason("score-fix-breaks", number=at, line=later)) from error
        return self._with((*self.journal, f"fix {number} {row.entered.line}"), tuple(rows))

    def _with(self, journal: tuple[str, ...], rows: tuple[Row, ...]) -> Sheet:
        sheet = replace(self, journal=journal, undone=())
        sheet.__dict__["rows"] = rows
        return sheet

    def undo(self) -> Sheet:
        """The sheet without what was done last."""
        if not self.journal:
            refuse("score-nothing-to-undo")
        return replace(self, journal=self.journal[:-1], undone=(*self.undone, self.journal[-1]))

    def redo(self) -> Sheet:
        """The sheet with what was undone last."""
        if not self.undone:
            refuse("score-nothing-to-redo")
        return replace(self, journal=(*self.journal, self.undone[-1]), undone=self.undone[:-1])

    # A line

    def _row(self, rows: tuple[Row, ...], line: list[str]) -> Row:
        before = rows[-1].after if rows else self.opening
        over = rows[-1].winner if rows else self.game.match_winner(self.opening)
        match = rows[-1].match if rows else 1
        tally = rows[-1].tally if rows else (0,) * len(self.names)
        if line[0] == "new":
            if over is None:
                refuse("score-match-goes-on")
            return Row(match + 1, before, self._new(before, line), None, tally)
        if over is not None:
            refuse("score-match-over", seat=over)
        entered = self._dealer(before, line) if line[0] == "dealer" else self._entered(before, line)
        winner = self.game.match_winner(entered.standing)
        if winner is not None:
            won = self._won(entered.standing, winner)
            tally = tuple(had + more for had, more in zip(tally, won, strict=True))
        return Row(match, before, entered, winner, tally)

    def _entered(self, before: Standing, line: list[str]) -> Entered:
        if self.game.rules == "thousand":
            return thousand.read(self.table, cast("Any", before), line)
        return others.read(self.table, before, line)

    def _dealer(self, before: Standing, line: list[str]) -> Entered:
        if len(line) != 2:
            refuse("score-dealer-expected")
        seat = self.table.seat(line[1])
        if getattr(before, "first", 0) == seat + 1:
            refuse("score-sits-out", "M9.5", seat=seat)
        return Entered(f"dealer {seat + 1}", replace(before, dealer=seat), is_deal=False)

    def _new(self, before: Standing, line: list[str]) -> Entered:
        if len(line) > 2:
            refuse("score-too-much", given=line[2])
        dealer = before.dealer if len(line) == 1 else self.table.seat(line[1])
        return Entered(f"new {dealer + 1}", self.game.opening(dealer), is_deal=False)

    def _won(self, standing: Standing, winner: Seat) -> tuple[int, ...]:
        """What a finished match adds to the tally: Bummerl for the losers, or one for the winner."""
        if self.game.counts_bummerl:
            return self.game.losses(standing)
        return tuple(int(seat == winner) for seat in range(self.game.seats))
