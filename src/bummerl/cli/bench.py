"""How fast it is: figures of the rules and the kernel beside those of another implementation in the same run.

The other one is the package `schnapsen` of PyPI, an environment for bots in plain Python: it is measured where it is
installed, and used for nothing else.  V is how many random deals it plays a second, B the mean time of its exact search
for a lead from five cards with the talon gone.  F is the median time of a full two-handed deal by the kernel, in which
the games of tricks are measured.  All take turns on one thread, in CPU time, so that a machine that
changes its speed changes every figure; what is told is the median of the turns, with the lowest and the highest.
"""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import thread_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bummerl import __version__
from bummerl.engine.positions import packed
from bummerl.engine.solver import NATIVE, NativeSolver
from bummerl.engine.tricks_positions import Asked, without_marriages
from bummerl.engine.tricks_positions import packed as packed_tricks
from bummerl.engine.worlds import some
from bummerl.locale import Locale
from bummerl.rules.actions import Verb
from bummerl.rules.cards import Suit
from bummerl.rules.catalog import find
from bummerl.rules.game import State

if TYPE_CHECKING:
    from bummerl.engine._kernel import Kernel, Tricks

__all__ = ["Bench"]

PRESET: Final = "schnapsen_tournament"
TALONS: Final = (0, 2, 4, 6, 8, 10)


class Row(NamedTuple):
    """A figure and its unit: V (deals a second), B or F (seconds) or nodes; what it should be at least or at most."""

    unit: str
    least: float | None = None
    most: float | None = None


ROWS: Final = {
    "peer-deals": Row("V"),
    "rules-schnapsen_course": Row("V"),
    "rules-schnapsen": Row("V"),
    "rules-sixty_six": Row("V"),
    "kernel-deals": Row("V", least=700),
    "peer-search": Row("B"),
    "gone": Row("B", most=1 / 2000),
    "full-median": Row("B", most=1 / 15),
    "full-mean": Row("B", most=1 / 6),
    "full-nodes-median": Row("nodes", most=3000),
    "full-nodes-mean": Row("nodes"),
    "layouts": Row("B", most=28),
    "tricks-bauernschnapsen": Row("F", most=0.3),
    "tricks-thousand": Row("F", most=1.6),
    **{f"nodes-{talon}": Row("nodes") for talon in TALONS},
}
"""What is measured, in order.  `rules-` and `nodes-` go on with a preset and the cards in the talon."""

Figures = Iterator[tuple[str, float]]


class Bench:
    """Measures in so many turns; with a `share` below 1 it looks at fewer positions."""

    def __init__(self, turns: int = 5, share: float = 1.0) -> None:
        self.turns, self.share = turns, share
        self.game = find(PRESET).game
        self.found: dict[str, list[float]] = {name: [] for name in ROWS}

    def run(self) -> None:
        """Measure everything; the first turn only warms up."""
        if NATIVE:
            self.solver = NativeSolver(self.game)
            self.by_talon = {talon: self._positions(talon, self._some(300)) for talon in TALONS}
            self.gone = self._positions(
                0, 10 * self._some(300)
            )  # ten times as many: the other needs seconds, this none
            self.full = self._positions(10, self._some(2000))
            self.tricks = {name: _trick_deals(name, self._some(500)) for name in ("bauernschnapsen", "thousand")}
            self.views = [self.game.view(state, state.table.turn) for state in self.full[: self._some(20)]]
        for turn in range(self.turns + 1):
            for name, figure in self._turn(turn):
                if turn:
                    self.found[name].append(figure)

    def _turn(self, turn: int) -> Figures:
        if find_spec("schnapsen") is not None:
            yield from _peer(turn, self._some(400), self._some(300))
        for name in ("schnapsen_course", "schnapsen", "sixty_six"):
            yield f"rules-{name}", _rules(name, turn, self._some(400))
        if NATIVE:
            yield from self._kernel(turn)

    def _some(self, number: int) -> int:
        return max(2, round(self.share * number))

    def _positions(self, talon: int, number: int) -> list[State[Any]]:
        """Leads with so many cards in the talon, after tricks played at random without closing."""
        found: list[State[Any]] = []
        rng = Random(f"talon {talon}")
        while len(found) < number:
            deck = list(self.game.pack)
            rng.shuffle(deck)
            state = self.game.deal(deck).state
            while state.table.result is None and (state.table.talon > talon or state.table.trick):
                legal = self.game.legal(state)
                quiet = [action for action in legal if action.verb not in {Verb.CLOSE, Verb.CLAIM}]
                state = self.game.apply(state, rng.choice(quiet)).state
            if state.table.result is None and max(state.table.points) < self.game.options.target_points:
                found.append(state)
        return found

    def _kernel(self, turn: int) -> Figures:
        from bummerl.engine._kernel import Tricks  # noqa: PLC0415  # there may be none

        kernel = self.solver.kernel
        times = self._some(200_000)
        start = thread_time()
        kernel.deals(times, turn)
        yield "kernel-deals", times / (thread_time() - start)

        many = self._some(300)
        gone = [b"".join(map(packed, self.gone[at : at + many])) for at in range(0, len(self.gone), many)]
        start = thread_time()
        for positions in gone:
            kernel.solve(positions)
        yield "gone", (thread_time() - start) / len(self.gone)

        seconds, nodes = _each(kernel, map(packed, self.full))
        yield "full-median", median(seconds)
        yield "full-mean", fmean(seconds)
        yield "full-nodes-median", median(nodes)
        yield "full-nodes-mean", fmean(nodes)

        tricks = Tricks()
        for name, leads in self.tricks.items():
            yield f"tricks-{name}", median(_each(tricks, leads)[0])

        seconds = []
        for view in self.views:
            layouts = b"".join(packed(world.state) for world in some(view, 100, Random(turn)))
            start = thread_time()
            kernel.solve(layouts, every_action=True)
            seconds.append(thread_time() - start)
        yield "layouts", median(seconds)

        for talon, states in self.by_talon.items():
            yield f"nodes-{talon}", fmean(value.nodes for value in self.solver.batch(states))

    # Telling

    def ratio(self, name: str) -> list[float]:
        """The figure in its unit, turn by turn; empty where the other implementation is that and is not installed."""
        base = {"V": "peer-deals", "B": "peer-search", "F": "full-median", "nodes": ""}[ROWS[name].unit]
        pairs = zip(self.found[name], self.found.get(base, ()), strict=False)
        return [figure / unit for figure, unit in pairs]

    def is_met(self, name: str) -> bool | None:
        """Whether a figure is as it should be; None where nothing is asked, or nothing was measured."""
        row = ROWS[name]
        figures = self.found[name] if row.unit == "nodes" else self.ratio(name)
        if not figures or (row.least is None and row.most is None):
            return None
        return (row.least is None or median(figures) >= row.least) and (row.most is None or median(figures) <= row.most)

    def to_json(self) -> dict[str, Any]:
        """Machine, commit and all figures: deals a second, seconds or nodes."""
        return {
            **_where(),
            "preset": PRESET,
            "turns": self.turns,
            "rows": {
                name: {
                    **ROWS[name]._asdict(),
                    "figure": _spread(self.found[name]),
                    "ratio": _spread(self.ratio(name)),
                    "met": self.is_met(name),
                }
                for name in ROWS
            },
        }

    def lines(self, locale: Locale) -> Iterator[str]:
        """The same as a table."""
        where = _where()
        yield locale.text("bench-title", turns=self.turns, preset=PRESET, **{key: str(where[key]) for key in where})
        for name, row in ROWS.items():
            figure, ratio = _spread(self.found[name]), _spread(self.ratio(name))
            if figure is None:
                continue
            kind, _, about = name.partition("-") if name.startswith(("rules-", "nodes-", "tricks-")) else (name, "", "")
            yield locale.text(f"bench-{kind}", about=about)
            told = [_told(figure, row.unit)]
            if ratio is not None and not name.startswith("peer"):
                told.append(_ratio_told(ratio, row.unit))
            if (met := self.is_met(name)) is not None:
                goal = row.least if row.least is not None else row.most
                assert goal is not None, "it is met or not"
                message = "bench-at-least" if row.least is not None else "bench-at-most"
                sign = "✓" if met else "✗"
                told.append(f"{sign} {locale.text(message, goal=_number(goal, row.unit))}")
            yield "    " + "   ".join(told)
        if find_spec("schnapsen") is None:
            yield locale.text("bench-no-peer")
        if not NATIVE:
            yield locale.text("solve-no-kernel")


def _trick_deals(name: str, number: int) -> list[bytes]:
    """Whole deals at the first lead, for the card points of the declarer's side; in Thousand with trumps that stay."""
    game, rng = find(name).game, Random(f"tricks {name}")
    found: list[bytes] = []
    while len(found) < number:
        state = game.deal(rng.sample(tuple(game.pack), len(game.pack)), game.opening()).state
        while state.table.result is None and state.table.phase != "lead":
            legal = game.legal(state)
            passes = [action for action in legal if action.verb is Verb.PASS]
            state = game.apply(state, rng.choice(passes or legal)).state
        if state.table.result is None:
            position = packed_tricks(game, state, Asked.POINTS)
            found.append(without_marriages(position, rng.choice(list(Suit))) if name == "thousand" else position)
    return found


def _each(kernel: Kernel | Tricks, positions: Iterable[bytes]) -> tuple[list[float], list[int]]:
    """Seconds and nodes of each position, asked alone."""
    seconds, nodes = [], []
    for position in positions:
        start = thread_time()
        ((answer,),) = kernel.solve(position)
        seconds.append(thread_time() - start)
        nodes.append(answer[4])
    return seconds, nodes


def _rules(name: str, turn: int, deals: int) -> float:
    """Random deals a second by the rules in Python, events and all."""
    game, rng = find(name).game, Random(turn)
    deck = list(game.pack)
    start = thread_time()
    for _ in range(deals):
        rng.shuffle(deck)
        state = game.deal(deck).state
        while state.table.result is None:
            state = game.apply(state, rng.choice(game.legal(state))).state
    return deals / (thread_time() - start)


def _peer(turn: int, deals: int, positions: int) -> Figures:
    """The other implementation: random deals a second, and seconds for an exact search with the talon gone."""
    play, bots = import_module("schnapsen.game"), import_module("schnapsen.bots")
    engine, rng = play.SchnapsenGamePlayEngine(), Random(turn)
    start = thread_time()
    for _ in range(deals):
        one, two = (bots.RandBot(Random(rng.random())) for _ in range(2))
        engine.play_game(one, two, Random(rng.random()))
    yield "peer-deals", deals / (thread_time() - start)
    views = [
        play.LeaderPerspective(engine.get_random_phase_two_state(Random(seed)), engine) for seed in range(positions)
    ]
    start = thread_time()
    for view in views:
        bots.AlphaBetaBot().get_move(view, None)
    yield "peer-search", (thread_time() - start) / positions


def _spread(figures: Sequence[float]) -> dict[str, float] | None:
    if not figures:
        return None
    return {"median": median(figures), "low": min(figures), "high": max(figures)}


def _number(figure: float, unit: str) -> str:
    return (
        f"{figure:g} F"
        if unit == "F"
        else f"{figure:,.0f}"
        if unit == "nodes"
        else f"{figure:,.0f} {unit}"
        if figure >= 1
        else f"{unit}/{1 / figure:,.0f}"
    )


def _told(figure: dict[str, float], unit: str) -> str:
    shown = {"V": "{:,.0f}/s", "B": "{:,.1f} µs", "F": "{:,.1f} µs", "nodes": "{:,.0f}"}[unit]
    factor = 1e6 if unit in "BF" else 1
    mid, low, high = (shown.format(factor * figure[key]) for key in ("median", "low", "high"))
    return f"{mid} ({low} … {high})"


def _ratio_told(ratio: dict[str, float], unit: str) -> str:
    mid, low, high = (
        f"{ratio[key]:,.2f} {unit}" if ratio[key] >= 1 or unit == "F" else _number(ratio[key], unit)
        for key in ("median", "low", "high")
    )
    return f"{mid} ({low} … {high})"


def _where() -> dict[str, str]:
    """The machine and the version, with the commit where there is one."""
    try:
        commit = subprocess.run(
            ["git", "describe", "--always", "--dirty"],  # noqa: S607  # whichever git there is
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        commit = "?"
    try:
        cpuinfo = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        processor = next(
            line.partition(":")[2].strip() for line in cpuinfo.splitlines() if line.startswith("model name")
        )
    except (OSError, StopIteration):
        processor = platform.processor() or platform.machine()
    return {
        "machine": f"{platform.system()} {platform.machine()}, {processor}",
        "python": platform.python_version(),
        "version": __version__,
        "commit": commit,
    }
