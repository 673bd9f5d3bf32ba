"""One deal as it was played: game, standing, deck, actions.  Everything else is folded from them.

Replaying, taking back, looking from a seat and checking are all the same fold over a shorter or longer list.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bummerl.rules.actions import Action, Event, Seat
from bummerl.rules.cards import Card
from bummerl.rules.catalog import AnyGame, find
from bummerl.rules.game import Result, Standing, State, Step, View

__all__ = ["Record"]


@dataclass(frozen=True)
class Record:
    """A deal: immutable; `play` and `undo` give other records.

    `name` is the preset that the game's options start from.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> deal = deal.play(*read_actions("TC-JH"))
    >>> deal.state.table.points, deal.undo().state.table.turn
    ((0, 12), 0)
    """

    name: str
    game: AnyGame
    standing: Standing
    deck: tuple[Card, ...]
    actions: tuple[Action, ...] = ()

    @classmethod
    def new(cls, name: str, deck: Iterable[Card], standing: Standing | None = None) -> Record:
        """A deal of a preset at its beginning; UnknownGame or DeckError if it cannot be."""
        preset = find(name)
        begun = preset.game.opening() if standing is None else standing
        return cls(preset.key, preset.game, begun, tuple(deck))

    @cached_property
    def steps(self) -> tuple[Step[Any], ...]:
        """The deal and then each action done; IllegalAction or DeckError if the record is not one of this game."""
        steps = [self.game.deal(self.deck, self.standing)]
        for action in self.actions:
            steps.append(self.game.apply(steps[-1].state, action))
        return tuple(steps)

    @property
    def state(self) -> State[Any]:
        """The deal after the last action."""
        return self.steps[-1].state

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, secrets included."""
        return tuple(event for step in self.steps for event in step.events)

    @cached_property
    def result(self) -> Result | None:
        """The result once the deal is over."""
        result: Result | None = self.state.table.result
        return result

    def closed(self) -> Record:
        """This deal with its result alone in memory; whoever wants more folds it again.

        >>> from bummerl.rules.cards import read_cards
        >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
        >>> deal.closed() == deal, "steps" in deal.closed().__dict__
        (True, False)
        """
        lean = replace(self)
        lean.__dict__["result"] = self.result
        return lean

    def view(self, seat: Seat | None) -> View[Any]:
        """What this seat (None: a spectator) may know now."""
        return self.game.view(self.state, seat, self.events)

    def play(self, *actions: Action) -> Record:
        """This deal with more actions; IllegalAction names the first that the rules do not allow."""
        steps = list(self.steps)
        for action in actions:
            steps.append(self.game.apply(steps[-1].state, action))
        longer = replace(self, actions=(*self.actions, *actions))
        longer.__dict__["steps"] = tuple(steps)
        return longer

    def undo(self, count: int = 1) -> Record:
        """This deal with the last actions taken back; none are left when there were fewer."""
        return self.upto(max(0, len(self.actions) - count))

    def upto(self, count: int) -> Record:
        """This deal after its first `count` actions."""
        shorter = replace(self, actions=self.actions[:count])
        if "steps" in self.__dict__:
            shorter.__dict__["steps"] = self.steps[: len(shorter.actions) + 1]
        return shorter
