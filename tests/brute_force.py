"""Values by trying everything: no pruning, no order, nothing but the rules, and late positions to try it on."""

from __future__ import annotations

from random import Random
from typing import Any

from bummerl.record import Record
from bummerl.rules.actions import Action
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Standing, State
from tests.random_games import TEMPERS, random_deal, random_deck, random_game


class BruteForce:
    """The value of any state of a two-handed game, in game points of seat 0; what was found is kept."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.found: dict[object, tuple[State[Any], int]] = {}

    def value(self, state: State[Any]) -> int:
        """Game points of seat 0 less those of seat 1 when both play as well as can be."""
        result = state.table.result
        if result is not None:
            return int(result.points[0] - result.points[1])
        key = self._key(state)
        if key not in self.found:
            values = [self.value(self.game.apply(state, action).state) for action in self.game.legal(state)]
            self.found[key] = state, min(values) if state.table.turn else max(values)
        return self.found[key][1]

    def values(self, state: State[Any]) -> dict[Action, int]:
        """The same for every action, for the seat to act."""
        sign = -1 if state.table.turn else 1
        return {a: sign * self.value(self.game.apply(state, a).state) for a in self.game.legal(state)}

    @staticmethod
    def _key(state: State[Any]) -> object:
        """All that the rest of the deal can depend on."""
        table = state.table
        last = table.tricks[-1].winner if table.tricks else None
        won = tuple(map(bool, table.won))
        history = (table._replace(tricks=(), denied=(), shown=(), won=won, standing=table.standing), last)
        return history, state.hands, state.stock


def late_position(name: str, rng: Random, options: int, cards: int) -> Record | None:
    """A deal under house rules, up to `options` of them changed, with at most so many cards left; None: by no luck.

    A card that is still to be drawn counts three times, for the search grows with it.
    """
    game = random_game(name, rng, options)
    record = random_deal(
        Record(name, game, Standing(rng.randrange(2)), random_deck(game, rng)), rng.choice(TEMPERS), rng
    )
    late = [count for count in range(len(record.actions)) if _left(record.steps[count].state) <= cards]
    return record.upto(rng.choice(late)) if late else None


def _left(state: State[Any]) -> int:
    drawn = len(state.stock) if state.table.close is None else 0
    return sum(map(len, state.hands)) + 2 * drawn
