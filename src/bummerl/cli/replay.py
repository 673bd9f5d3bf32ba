"""Stepping through a recorded match, all cards open or from one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bummerl.cli.store import SAVE_FORMAT, read_text
from bummerl.locale import Locale
from bummerl.record.fields import RecordError
from bummerl.record.match import Match
from bummerl.record.reading import read_match
from bummerl.record.record import Record
from bummerl.rules.actions import Event, Seat
from bummerl.rules.reasons import Refused, reason
from bummerl.table.facts import Part, part_of
from bummerl.table.scene import in_hand_order

__all__ = ["Replay", "read_file"]


def read_file(path: Path) -> tuple[Match | None, RecordError | None]:
    """The match of a file as far as it is good, and what is wrong with the rest; Refused if there is no such file."""
    try:
        text = read_text(path)
    except OSError as error:
        raise Refused(reason("file-cannot-read", path=str(path), problem=error.strerror or "")) from None
    except UnicodeDecodeError:
        raise Refused(reason("file-not-text", path=str(path))) from None
    try:
        return read_match(text), None
    except RecordError as error:
        if error.reason == reason("record-format", given=SAVE_FORMAT):
            raise Refused(reason("file-unfinished", path=str(path))) from None
        return error.good, error


class Replay:
    """The steps of a match: every deal from its beginning, one action after the other."""

    def __init__(self, match: Match, locale: Locale, seat: Seat | None = None) -> None:
        if seat is not None and not 0 <= seat < match.game.seats:
            raise Refused(reason("no-such-seat", seat_number=seat, last=match.game.seats - 1))
        self.match, self.locale, self.seat = match, locale, seat
        self.steps = [
            (number, at)
            for number, record in enumerate(match.deals)
            for at, step in enumerate(record.steps)
            if at == 0 or step.state.table.result is not None or any(map(self._sees, step.events))
        ]

    def _sees(self, event: Event) -> bool:
        return self.seat is None or event.seen_by(self.seat)

    def everything(self) -> Iterator[str]:
        """All steps, one after the other."""
        if not self.steps:
            yield self.locale.text("replay-no-deal")
        for index in range(len(self.steps)):
            yield from self.lines(index)

    def lines(self, index: int) -> Iterator[str]:
        """What one step shows: what happened, then the hands and the points."""
        number, at = self.steps[index]
        record = self.match.deals[number]
        if at == 0:
            score = self._score(record)
            yield ""
            yield self.locale.text("replay-deal", number=number + 1, score=score)
        step = record.steps[at]
        for event in step.events:
            if self._sees(event):
                yield self.locale.event(event, self.match.seats, self.seat)
        yield from self._hands(record, at)
        if step.state.table.result is not None:
            for why in step.state.table.result.reasons:
                yield "  " + self.locale.reason(why, self.match.seats, self.seat)

    def _score(self, record: Record) -> str:
        """What each side has: one number a team, with names where partners share it."""
        score = self.match.game.written_score(record.standing)
        teams = self._part(record, 0).teams
        if len(teams) == len(score):
            return "–".join(map(str, score))
        return " · ".join(f"{self._names(team)} {score[team[0]]}" for team in teams)

    def _part(self, record: Record, at: int) -> Part:
        return part_of(record.upto(at).view(None))

    def _names(self, seats: tuple[Seat, ...]) -> str:
        return " + ".join(self.match.seats[seat] for seat in seats)

    def _hands(self, record: Record, at: int) -> Iterator[str]:
        table: Any = record.steps[at].state.table
        sides = self._part(record, at).sides
        for seat, name in enumerate(self.match.seats):
            if self.seat is None or seat == self.seat:
                cards = in_hand_order(record.steps[at].state.hands[seat], table.trump)
                shown = " ".join(map(self.locale.short, cards))
                yield "    " + self.locale.text("replay-hand", name=name, cards=shown, points=table.points[seat])
        for side in sides:
            if len(side) > 1 and (self.seat is None or self.seat in side):
                points = sum(table.points[seat] for seat in side)
                yield "    " + self.locale.text("replay-side", names=self._names(side), points=points)

    def step(self, read: Callable[[], str | None], write: Callable[[str], None]) -> None:
        """Enter goes on, b back, a number to that deal, q leaves."""
        if not self.steps:
            write(self.locale.text("replay-no-deal"))
            return
        write(self.locale.text("replay-keys"))
        index = 0
        while True:
            for line in self.lines(index):
                write(line)
            typed = read()
            if typed is None or typed.strip() in {"q", "quit", "exit"}:
                return
            word = typed.strip()
            if word == "b":
                index = max(0, index - 1)
            elif word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(self.match.deals):
                index = self.steps.index((int(word[:6]) - 1, 0))
            elif not word and index + 1 < len(self.steps):
                index += 1
            elif not word:
                write(self.locale.text("replay-end"))
                return
            else:
                write(self.locale.text("replay-keys"))
