"""A player of the two-handed game that searches layouts of the hidden cards to their end, with all cards open.

```text
view ──► worlds ──► exact value of every action in each ──► averages ──► the best action
```

Once the talon is gone there is one layout, and the play is perfect.  Before that an average over open cards credits
both sides with knowing what they cannot know.  Where that is easy to avoid it is avoided: after a close, an exchange
or a declaration the same player acts again having seen nothing new, so what follows is chosen once for all layouts,
not anew in each.

Without the native kernel layouts are searched only when nothing is drawn any more, in plain Python; before that the
rules of thumb decide (`Advice.layouts` is then 0).
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.engine.cardplay import claims_rightly
from bummerl.engine.endgame import Endgame
from bummerl.engine.solver import NativeSolver, SlowSolverWarning, Solver, solver
from bummerl.engine.thumb import Thumb
from bummerl.engine.worlds import World, count, some
from bummerl.rules.actions import Action, Verb
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Game, State, View
from bummerl.rules.schnapsen import SchnapsenGame

__all__ = ["MOST_LAYOUTS", "Advice", "Pimc"]

MOST_LAYOUTS: Final = 10_000

PLAYOUTS: Final = 20
"""Random endings a layout, from which the choice between equal averages is made."""

_CLAIM: Final = Action(Verb.CLAIM)
_AGAIN: Final = frozenset({Verb.CLOSE, Verb.EXCHANGE, Verb.MELD})
"""After these the same player acts again, and has seen nothing new."""

_Values = Callable[[Sequence[State[Any]]], Sequence[Mapping[Action, float]]]


class Advice(NamedTuple):
    """An action, and the average value of every action over so many layouts, which may be all there are.

    Values are game points won less lost, carried ones included.  Without layouts the action comes from rules of thumb.
    """

    action: Action
    values: Mapping[Action, float] = {}
    layouts: int = 0
    is_all: bool = False


class Pimc:
    """The player; `layouts` is how many it searches for a decision at most.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("AHKHQH THKSQD JH ASTS JDQC ACTCKCJCADTDKDJSQS"))
    >>> deal = deal.play(*read_actions("close AH-TH"))
    >>> Pimc(10).advice(deal.view(1), Random(0)).action
    Action(verb=<Verb.MELD: 'meld'>, card=Card("KH"), value=40)
    """

    def __init__(self, layouts: int) -> None:
        self.layouts = layouts

    @property
    def name(self) -> str:
        """``pimc:N``, N being the number of layouts."""
        return f"pimc:{self.layouts}"

    def plays(self, game: Game[Any, Any, Any]) -> bool:
        """Whether it knows the game: two hands and a talon."""
        return game.rules == "schnapsen"

    def choose(self, view: View[Any], rng: Random) -> Action:
        """The only action there is, a right claim at once, otherwise what is best on average."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        if _CLAIM in legal and claims_rightly(view):
            return _CLAIM
        return self.advice(view, rng).action

    def advice(self, view: View[Any], rng: Random) -> Advice:
        """What to do, and what everything else is worth."""
        game, table = view.game, view.table
        assert isinstance(game, SchnapsenGame), "this player knows the two-handed game"
        found = _solver(game)
        if table.is_open and not found.native:
            return Advice(Thumb().choose(view, rng))
        worlds = some(view, self.layouts, rng)
        is_all = len(worlds) == count(view)
        judge = _Judge(view, game, worlds, found)
        values = judge.values([world.state for world in worlds])
        if _CLAIM in values and claims_rightly(view):
            return Advice(_CLAIM, values, len(worlds), is_all)
        return Advice(judge.best(values, rng.getrandbits(63)), values, len(worlds), is_all)


class _Judge:
    """What actions are worth to one seat on average over some layouts."""

    def __init__(self, view: View[Any], game: SchnapsenGame, worlds: Sequence[World], found: Solver) -> None:
        assert view.seat is not None, "a player has a seat"
        self.game, self.me, self.found = game, view.seat, found
        self.worlds = worlds
        total = sum(world.weight for world in worlds)
        self.weights = [world.weight / total for world in worlds]

    def values(self, states: Sequence[State[Any]]) -> dict[Action, float]:
        """The average of every action; one after which the seat acts again is worth as much as the best then."""
        found = self.each(states)
        averages = {}
        for action in found[0]:
            averages[action] = self.mean([values[action] for values in found])
            if action.verb in _AGAIN:
                after = [self.game.apply(state, action).state for state in states]
                if after[0].table.result is None and after[0].table.turn == self.me:
                    averages[action] = max(self.values(after).values())
        return averages

    def each(self, states: Sequence[State[Any]]) -> Sequence[Mapping[Action, float]]:
        """The exact values in every layout."""
        if self.found.native:
            answers = self.found.batch_values(states)
            return [{action: value.low for action, value in answer.items()} for answer in answers]
        may_claim = states[0].table.points[self.me] >= self.game.options.target_points
        return [
            {
                action: value
                for action, value in Endgame(self.game, state, self.me).values().items()
                if may_claim or action != _CLAIM
            }
            for state in states
        ]

    def mean(self, values: Sequence[float]) -> float:
        """The average over the layouts, by their weights."""
        return sum(weight * value for weight, value in zip(self.weights, values, strict=True))

    def best(self, values: Mapping[Action, float], seed: int) -> Action:
        """The action with the highest average; of equal ones the one that does best against careless play."""
        highest = max(values.values())
        equal = [action for action, value in values.items() if value > highest - 1e-9]
        kernel = self.found
        if len(equal) == 1 or not isinstance(kernel, NativeSolver):
            return equal[0]
        return max(equal, key=lambda action: self.by_chance(kernel, action, seed))

    def by_chance(self, kernel: NativeSolver, action: Action, seed: int) -> float:
        """The average when both go on by chance after this action; the same chance for every action."""
        states = [self.game.apply(world.state, action).state for world in self.worlds]
        going_on = [state for state in states if state.table.result is None]
        means = iter(kernel.playouts(going_on, PLAYOUTS, seed) if going_on else ())
        return self.mean(
            [self.result(state) if state.table.result else self.signed(state, next(means)) for state in states]
        )

    def result(self, state: State[Any]) -> float:
        """What a finished deal has brought."""
        mine, theirs = state.table.result.points[self.me], state.table.result.points[1 - self.me]
        return float(mine - theirs)

    def signed(self, state: State[Any], value: float) -> float:
        """A value for the seat to act, from this seat's side."""
        return value if state.table.turn == self.me else -value


@lru_cache(maxsize=8)
def _solver(game: AnyGame) -> Solver:
    """The game's solver, kept with its tables: answers do not depend on what was asked before."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SlowSolverWarning)  # whoever seats the player says it
        return solver(game, wrong_claims=False)
