"""A first deal, played by the learner against an opponent who follows a script as long as the learner does.

Each decision of the learner has a text that says what there is to learn and what to try; whoever tries something else
plays on against the ordinary opponent, or takes it back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bummerl.locale import Locale
from bummerl.record.record import Record
from bummerl.rules.actions import Action, Seat, read_action
from bummerl.rules.cards import read_cards
from bummerl.rules.catalog import find

__all__ = ["LESSONS", "Lesson", "Told"]


class Told(NamedTuple):
    """What the learner is told at a decision, and what to try (None where the lesson leaves it open)."""

    text: str
    action: Action | None


class Lesson(NamedTuple):
    """A deal with its script: every action in order, with the name of its text where it is the learner's.

    >>> lesson = LESSONS["first"]
    >>> lesson.told(lesson.record, Locale("en")).action
    Action(verb=<Verb.EXCHANGE: 'exchange'>, card=None, value=None, to=None, word=None)
    >>> print(lesson.reply(lesson.record))
    None
    """

    name: str
    preset: str
    deck: str
    learner: Seat
    dealer: Seat
    script: tuple[tuple[str, str], ...]

    @property
    def record(self) -> Record:
        """The deal before the first action."""
        return Record.new(self.preset, read_cards(self.deck), find(self.preset).game.opening(self.dealer))

    def reply(self, record: Record) -> Action | None:
        """What the opponent does by the script; None once the learner has left it, or is to act."""
        action = self._next(record)
        return None if action is None or record.state.table.turn == self.learner else action

    def told(self, record: Record, locale: Locale) -> Told | None:
        """What to tell the learner now; None while the opponent is to act."""
        if record.result is not None:
            won = record.result.points[self.learner] > 0
            return Told(self._text("won" if won else "lost", locale), None)
        if record.state.table.turn != self.learner:
            return None
        action = self._next(record)
        if action is None:
            return Told(self._text("left", locale), None)
        return Told(self._text(self.script[len(record.actions)][1], locale), action)

    def _next(self, record: Record) -> Action | None:
        """The script's next action, if all before it was done."""
        done = len(record.actions)
        follows = tuple(read_action(text) for text, _ in self.script[:done]) == record.actions
        return read_action(self.script[done][0]) if follows and done < len(self.script) else None

    def _text(self, what: str, locale: Locale) -> str:
        return locale.in_line(f"lesson-{self.name}-{what}")


LESSONS: Final[Mapping[str, Lesson]] = {
    "first": Lesson(
        "first",
        "schnapsen",
        "JCJSADTSJDASACJHQDAHKHQCTCQSTDKSQHTHKCKD",
        learner=0,
        dealer=1,
        script=(
            ("exchange", "exchange"),
            ("JS", "lead"),
            ("TS", ""),
            ("JD", ""),
            ("QD", "win"),
            ("AC", "trump"),
            ("KH", ""),
            ("20S", "marriage"),
            ("QS", "queen"),
            ("AS", ""),
            ("QH", ""),
            ("JH", "discard"),
            ("AH", ""),
            ("JC", "strict"),
            ("AD", "count"),
            ("TD", ""),
            ("claim", "claim"),
        ),
    )
}
"""By name."""
