"""Exact values of positions with all cards known: by the native kernel where it can, in plain Python elsewhere.

```text
                  ┌─ NativeSolver ── positions (words, bytes) ── kernel/      two-handed games, one sitting out or not
game ── solver() ─┼─ trick_solver.py ─── tricks_positions.py ─── kernel/      games of tricks in two sides
                  └─ PythonSolver ── alpha-beta on the rules themselves       every game, given time
```

A value is what the seat to act gets, playing against others who see every card too and want the opposite.  It is in
game points won less those lost, carried points included, unless a `utility` says what each difference is worth.  Where
cards are played in two sides, values are those of `trick_solver.py`: the first side's, whoever is to act.
"""

from __future__ import annotations

import warnings
from collections.abc import Collection

from bummerl.engine.exact import NATIVE, ExactValues, SlowSolverWarning, Solver, Utility, Value
from bummerl.engine.native_solver import NativeSolver
from bummerl.engine.plain_solver import PythonSolver
from bummerl.engine.sitting_out_solver import SittingOutSolver
from bummerl.engine.trick_solver import has_sides, trick_solver
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import AnyGame
from bummerl.rules.sitting_out import SittingOutGame

__all__ = [
    "NATIVE",
    "ExactValues",
    "NativeSolver",
    "PythonSolver",
    "SittingOutSolver",
    "SlowSolverWarning",
    "Solver",
    "Utility",
    "Value",
    "solver",
]


def solver(
    game: AnyGame, utility: Utility | None = None, *, wrong_claims: bool = True, side: Collection[Seat] = ()
) -> Solver:
    """A solver for the game: the kernel's if there is one and it can do what is asked, otherwise plain Python's.

    Without `wrong_claims` nobody claims wrongly on purpose, although that may cost less than playing on; ValueError
    where not two play, for only there it means something.  Plain Python alone answers for a `side`, the seats that
    play together against all others, by default the seat to act alone, and for a `utility` of games that more than two
    play; both in game points, as they are written down.

    >>> from bummerl.rules.catalog import find
    >>> [solver(find(name).game).native is NATIVE for name in ("schnapsen", "thousand", "bauernschnapsen")]
    [True, True, True]
    """
    if not NATIVE:
        _warn()
    if isinstance(game, SittingOutGame) and not side:
        return SittingOutSolver(game, solver(game.two, utility, wrong_claims=wrong_claims))
    if not wrong_claims and game.rules != "schnapsen":
        raise ValueError("wrong_claims=False: only where two play can wrong claims be left out")
    if not side and utility is None and has_sides(game):
        return trick_solver(game)
    if why := _refused(game, utility, side):
        return PythonSolver(game, utility, why, wrong_claims=wrong_claims, side=side)
    try:
        return NativeSolver(game, utility, wrong_claims=wrong_claims)
    except ValueError as refused:
        return PythonSolver(game, utility, str(refused), wrong_claims=wrong_claims)


def _refused(game: AnyGame, utility: Utility | None, side: Collection[Seat]) -> str:
    """Why the kernel is not asked; empty if it is."""
    if not NATIVE:
        return "no native kernel"
    if side:
        return f"side={'+'.join(map(str, sorted(side)))}"
    if game.rules == "schnapsen":
        return ""
    return "utility" if utility is not None and has_sides(game) else f"game={game.rules}"


_WARNED: list[bool] = []


def _warn() -> None:
    if not _WARNED:
        _WARNED.append(True)
        warnings.warn(
            "bummerl was installed without its native kernel: exact searches work, but take some thousand times as "
            "long. Install a C++ compiler and then bummerl again.",
            SlowSolverWarning,
            stacklevel=3,
        )
