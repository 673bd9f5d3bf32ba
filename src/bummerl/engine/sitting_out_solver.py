"""Exact values where two of three play: those of the two-handed game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bummerl.engine.exact import Solver, Value
from bummerl.engine.sitting_out import two_of
from bummerl.rules.actions import Action
from bummerl.rules.game import State
from bummerl.rules.sitting_out import SittingOutGame

__all__ = ["SittingOutSolver"]


class SittingOutSolver(Solver):
    """What a deal is worth to the seat to act against the other; what whoever sits out scores with one is left out.

    >>> from bummerl.engine.solver import solver
    >>> from bummerl.rules.catalog import find
    >>> game = find("sixty_six_3p_us").game
    >>> state, events = game.deal(game.pack, game.opening())
    >>> value = solver(game).value(state, limit=100)
    >>> value.low <= value.high
    True
    """

    def __init__(self, game: SittingOutGame, two: Solver) -> None:
        self.game, self.two = game, two
        self.native, self.why = two.native, two.why

    def batch(self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1) -> list[Value]:
        """The value of each position."""
        return self.two.batch([two_of(state) for state in states], limit, threads)

    def batch_values(
        self, states: Sequence[State[Any]], limit: int | None = None, threads: int = 1
    ) -> list[dict[Action, Value]]:
        """The values of all actions of each position."""
        return self.two.batch_values([two_of(state) for state in states], limit, threads)

    def stop(self) -> None:
        """Make all that other threads are asking now, or wait to ask, end soon."""
        self.two.stop()

    def line(self, state: State[Any]) -> tuple[Action, ...]:
        """The actions to the end of the deal if both play as well as can be."""
        return self.two.line(two_of(state))

    def _for_line(self, state: State[Any]) -> dict[Action, float]:
        return self.two._for_line(two_of(state))  # noqa: SLF001  # one family
