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

import atexit
import warnings
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.engine.cardplay import claims_rightly
from bummerl.engine.endgame import Endgame
from bummerl.engine.sitting_out import as_two
from bummerl.engine.solver import NativeSolver, SlowSolverWarning, Solver, solver
from bummerl.engine.thumb import Thumb
from bummerl.engine.worlds import World, count, some
from bummerl.rules.actions import Action, Verb
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Game, State, View
from bummerl.rules.schnapsen import SchnapsenGame
from bummerl.rules.sitting_out import SittingOutGame

__all__ = ["MOST_LAYOUTS", "Advice", "Pimc"]

MOST_LAYOUTS: Final = 10_000

PLAYOUTS: Final = 50
"""Random endings a layout and action."""

CARELESS: Final = 0.1
"""How much these count beside the exact values.

They choose between actions that are worth the same against perfect play, as all are in a lost position, and where ten
layouts cannot tell two actions apart.  Measured over 1,000 pairs against `thumb`: +0.20 game points a deal without
them, +0.27 if they only choose between equals, +0.30 so.
"""

_CLAIM: Final = Action(Verb.CLAIM)
_AGAIN: Final = frozenset({Verb.CLOSE, Verb.EXCHANGE, Verb.MELD})
"""After these the same player acts again, and has seen nothing new."""

_TOGETHER: Final = 10
"""Layouts that are searched at once: what is found out about one helps with the next."""

_TOO_LONG: Final = 4_000_000
"""Nodes after which a layout is left out; under the rules of the presets one in some thousand takes more."""


class Advice(NamedTuple):
    """An action, and the average value of every action over so many layouts, which may be all there are.

    Values are game points won less lost, carried ones included.  Without layouts the action comes from rules of thumb.
    """

    action: Action
    values: Mapping[Action, float] = {}
    layouts: int = 0
    is_all: bool = False


class Pimc:
    """The player; `layouts` is how many it searches for a decision at most, in about so many `nodes` if they are given.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("AHKHQH THKSQD JH ASTS JDQC ACTCKCJCADTDKDJSQS"))
    >>> deal = deal.play(*read_actions("close AH-TH"))
    >>> print(Pimc(10).choose(deal.view(1), Random(0)))
    40H
    """

    def __init__(self, layouts: int, nodes: int | None = None) -> None:
        self.layouts, self.nodes = layouts, nodes

    @property
    def name(self) -> str:
        """``pimc:N``, N being the number of layouts."""
        return f"pimc:{self.layouts}"

    def plays(self, game: Game[Any, Any, Any]) -> bool:
        """Whether it knows the game: two hands and a talon, a third player sitting out or not."""
        return isinstance(game, SchnapsenGame | SittingOutGame)

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
        if isinstance(view.game, SittingOutGame):
            view = as_two(view)
        game = view.game
        assert isinstance(game, SchnapsenGame), "this player knows the two-handed game"
        found = _solver(game)
        if view.table.is_open and not found.native:
            return Advice(Thumb().choose(view, rng))
        worlds = some(view, self.layouts, rng)
        judge = _Judge(view, game, found)
        values = judge.searched(worlds, self.nodes)
        if not values:
            return Advice(Thumb().choose(view, rng))
        claims = _CLAIM in values and claims_rightly(view)
        action = _CLAIM if claims else judge.best(values, rng.getrandbits(63))
        return Advice(action, values, len(judge.worlds), len(judge.worlds) == count(view))


class _Judge:
    """What actions are worth to one seat on average over some layouts."""

    def __init__(self, view: View[Any], game: SchnapsenGame, found: Solver) -> None:
        assert view.seat is not None, "a player has a seat"
        self.game, self.me, self.found = game, view.seat, found
        self.worlds: list[World] = []
        self.weights: list[float] = []

    def searched(self, worlds: Sequence[World], nodes: int | None) -> dict[Action, float]:
        """The averages over these layouts, or as many of them as so many nodes are enough for; empty if for none."""
        answers: list[Mapping[Action, float]] = []
        spent = 0
        ends = range(1, len(worlds) + _TOGETHER, _TOGETHER)  # the first alone: it shows whether this is possible at all
        for start, end in zip((0, *ends), ends, strict=False):
            part = worlds[start:end]
            for world, (values, taken) in zip(part, self.each([world.state for world in part]), strict=True):
                spent += taken
                if values:
                    self.worlds.append(world)
                    answers.append(values)
            if not answers or (nodes is not None and spent >= nodes):
                break
        total = sum(world.weight for world in self.worlds)
        self.weights = [world.weight / total for world in self.worlds]
        return self.averages([world.state for world in self.worlds], answers) if answers else {}

    def averages(self, states: Sequence[State[Any]], answers: Sequence[Mapping[Action, float]]) -> dict[Action, float]:
        """The average of every action; one after which the seat acts again is worth as much as the best then."""
        averages = {}
        for action in answers[0]:
            averages[action] = self.mean([values[action] for values in answers])
            if action.verb in _AGAIN:
                after = [self.game.apply(state, action).state for state in states]
                if after[0].table.result is None and after[0].table.turn == self.me:
                    then = [values for values, _ in self.each(after)]
                    if all(then):
                        averages[action] = max(self.averages(after, then).values())
        return averages

    def each(self, states: Sequence[State[Any]]) -> list[tuple[Mapping[Action, float], int]]:
        """The exact values in every layout, none where they take too long; and the nodes they took."""
        if self.found.native:
            return [
                (
                    {action: value.low for action, value in answer.items()}
                    if all(value.exact for value in answer.values())
                    else {},
                    sum(value.nodes for value in answer.values()),
                )
                for answer in self.found.batch_values(states, _TOO_LONG)
            ]
        may_claim = states[0].table.points[self.me] >= self.game.options.target_points
        values = [Endgame(self.game, state, self.me).values() for state in states]
        return [
            ({action: value for action, value in each.items() if may_claim or action != _CLAIM}, 0) for each in values
        ]

    def mean(self, values: Sequence[float]) -> float:
        """The average over the layouts, by their weights."""
        return sum(weight * value for weight, value in zip(self.weights, values, strict=True))

    def best(self, values: Mapping[Action, float], seed: int) -> Action:
        """The action with the highest average, to which a little of what it brings against careless play is added."""
        kernel = self.found
        if len(values) == 1 or not isinstance(kernel, NativeSolver):
            return max(values, key=lambda action: values[action])
        weight = CARELESS if len(self.worlds) > 1 else 1e-6  # what is known exactly is not to be outweighed
        return max(values, key=lambda action: values[action] + weight * self.by_chance(kernel, action, seed))

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


# Python does not always free a module when it ends, and kernels left over are then told to the user as leaks.
atexit.register(_solver.cache_clear)
