"""Exact values of positions with all cards known: by the native kernel where it can, in plain Python elsewhere.

```text
                  ┌─ NativeSolver ── positions (words, bytes) ── kernel/      two-handed games
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
from bummerl.engine.trick_solver import has_sides, trick_solver
from bummerl.rules.actions import Seat
from bummerl.rules.catalog import AnyGame

__all__ = [
    "NATIVE",
    "ExactValues",
    "NativeSolver",
    "PythonSolver",
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

    Where more than two play, `side` are the seats that play together, against all others; by default the seat to act
    alone.  Without `wrong_claims` nobody claims wrongly on purpose, although that may cost less than playing on.

    >>> from bummerl.rules.catalog import find
    >>> [solver(find(name).game).native is NATIVE for name in ("schnapsen", "thousand", "bauernschnapsen")]
    [True, True, True]
    """
    if not NATIVE:
        _warn()
    if utility is None and has_sides(game):
        return trick_solver(game)
    if not NATIVE:
        return PythonSolver(game, utility, "no native kernel", wrong_claims=wrong_claims, side=side)
    if game.rules != "schnapsen":
        return PythonSolver(game, utility, f"game={game.rules}", wrong_claims=wrong_claims, side=side)
    try:
        return NativeSolver(game, utility, wrong_claims=wrong_claims)
    except ValueError as refused:
        return PythonSolver(game, utility, str(refused), wrong_claims=wrong_claims, side=side)


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
