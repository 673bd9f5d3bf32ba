"""How many random deals a second the plain Python rules play, beside the package `schnapsen` in the same run.

    make bench                    a table
    make bench ARGS="--json"      the same for programs

Both sides play whole deals with uniformly random legal actions from shuffled packs, one after the other in short
turns, so that a machine that changes its speed changes both.  Figures are deals per CPU second: the median of
the turns, with the lowest and the highest.  The other package has no options, no closing and no claims; its rules
are our preset `schnapsen_course`, so that row is the like-for-like one.  Our side makes all events as well.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time

from schnapsen.bots import RandBot
from schnapsen.game import SchnapsenGamePlayEngine

from bummerl.rules.catalog import find

TURNS, DEALS = 9, 400
PRESETS = ("schnapsen_course", "schnapsen", "sixty_six")


def ours(preset: str) -> Callable[[Random], int]:
    """Play some random deals of this preset; the number of actions done."""
    game = find(preset).game

    def play(rng: Random) -> int:
        deck = list(game.pack)
        done = 0
        for _ in range(DEALS):
            rng.shuffle(deck)
            state = game.deal(deck).state
            while state.table.result is None:
                state, _events = game.apply(state, rng.choice(game.legal(state)))
                done += 1
        return done

    return play


def theirs(rng: Random) -> int:
    """Play some random deals of the other package."""
    engine = SchnapsenGamePlayEngine()
    for _ in range(DEALS):
        one, two = (RandBot(Random(rng.random())) for _ in range(2))
        engine.play_game(one, two, Random(rng.random()))
    return 0


def main() -> None:
    """Measure and print."""
    players: dict[str, Callable[[Random], int]] = {f"bummerl {preset}": ours(preset) for preset in PRESETS}
    players = {f"schnapsen {version('schnapsen')}": theirs} | players
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for turn in range(TURNS + 1):
        for name, play in players.items():
            rng = Random(turn)
            start = process_time()
            play(rng)
            if turn:  # the first warms up
                speeds[name].append(DEALS / (process_time() - start))
    anchor = next(iter(speeds.values()))
    rows = {
        name: {
            "deals_per_cpu_second": {"median": median(runs), "low": min(runs), "high": max(runs)},
            "ratio": {
                "median": median(run / base for run, base in zip(runs, anchor, strict=True)),
                "low": min(run / base for run, base in zip(runs, anchor, strict=True)),
                "high": max(run / base for run, base in zip(runs, anchor, strict=True)),
            },
        }
        for name, runs in speeds.items()
    }
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],  # noqa: S607  # whichever git there is
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    where = {"machine": platform.machine(), "python": platform.python_version(), "commit": commit.strip()}
    if "--json" in sys.argv[1:]:
        print(json.dumps({**where, "turns": TURNS, "deals_a_turn": DEALS, "rows": rows}, indent=1))
        return
    print(", ".join(f"{name} {value}" for name, value in where.items()), f"{TURNS} turns of {DEALS} deals", sep=", ")
    print(f"{'random deals':<26}{'per CPU second':>16}{'low':>8}{'high':>8}   ratio (low to high)")
    for name, row in rows.items():
        speed, ratio = row["deals_per_cpu_second"], row["ratio"]
        print(
            f"{name:<26}{speed['median']:>16,.0f}{speed['low']:>8,.0f}{speed['high']:>8,.0f}"
            f"   {ratio['median']:.2f} ({ratio['low']:.2f} to {ratio['high']:.2f})"
        )


if __name__ == "__main__":
    main()
