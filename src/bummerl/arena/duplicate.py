"""Two bots, every deck twice with seats swapped, and what the figures are worth.

A pair of deals (the same deck, the bots exchanged) is one observation: luck of the cards cancels within it, so the
interval of a mean comes from the spread of the pairs.  Matches are played the same way, from deck lists of their own.

Chance: deck, dealer and every decision get generators made from the seed and their place, so the figures do not depend
on the number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import starmap
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, NamedTuple

from bummerl.engine.bots import Bot, bot
from bummerl.rules.actions import Event
from bummerl.rules.catalog import AnyGame, Preset, find
from bummerl.rules.game import Result, Standing
from bummerl.rules.reasons import Refused, reason

__all__ = ["ArenaError", "Interval", "Report", "arena", "mean_interval", "share_interval"]

_Z: Final = NormalDist().inv_cdf(0.975)
MOST: Final = 10_000_000


class ArenaError(Refused):
    """A number of decks or processes that cannot be played."""


class Interval(NamedTuple):
    """A figure with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of two or more independent values and its 95 % interval, by the normal approximation.

    >>> mean_interval([1.0, 1.0, 3.0, 3.0]).mean
    2.0
    """
    mean = fmean(values)
    half = _Z * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def share_interval(values: Sequence[float]) -> Interval:
    """The mean of values between 0 and 1 and its 95 % interval: Wilson's, with the variance that the values show.

    The values are means over pairs, which spread less than single wins and losses would; Wilson's form keeps the
    interval inside 0 and 1 where all are won.

    >>> low, high = share_interval([1.0] * 20)[1:]
    >>> round(low, 3), round(high, 3)
    (0.839, 1.0)
    """
    count, mean = len(values), fmean(values)
    spread = sum((value - mean) ** 2 for value in values) / count
    # As many single wins and losses as would carry the same information.
    weight = count * mean * (1 - mean) / spread if spread > 0 else count
    centre = (mean + _Z**2 / (2 * weight)) / (1 + _Z**2 / weight)
    half = _Z * sqrt(mean * (1 - mean) / weight + _Z**2 / (4 * weight**2)) / (1 + _Z**2 / weight)
    return Interval(mean, max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Report:
    """What the arena found; `points`, `deals_won` and `matches_won` hold one interval a bot."""

    game: str
    options: dict[str, object]
    seed: int
    deals: int
    names: tuple[str, str]
    points: tuple[Interval, Interval]
    deals_won: tuple[Interval, Interval]
    matches_won: tuple[Interval, Interval]
    matches: int

    def to_json(self) -> dict[str, Any]:
        """The stable form of ``bummerl arena --json`` (see docs/notation.md)."""
        bots = []
        for each, name in enumerate(self.names):
            share, matches = self.deals_won[each], self.matches_won[each]
            bots.append(
                {
                    "name": name,
                    "points_per_deal": self.points[each]._asdict(),
                    "deals_won": {"share": share.mean, "low": share.low, "high": share.high},
                    "matches_won": {
                        "share": matches.mean,
                        "low": matches.low,
                        "high": matches.high,
                        "played": self.matches,
                    },
                }
            )
        return {"game": self.game, "options": self.options, "seed": self.seed, "deals": self.deals, "bots": bots}


def arena(preset: Preset, bots: tuple[Bot, Bot], deals: int, seed: int = 0, processes: int = 1) -> Report:
    """Play `deals` decks twice each, and a tenth as many pairs of matches, at least 20.

    ArenaError unless there are two decks at least.
    Game points a deal are a bot's own less its opponent's.

    >>> report = arena(find("schnapsen"), (bot("random"), bot("random")), deals=2)
    >>> round(report.points[0].mean + report.points[1].mean, 9), report.matches
    (0.0, 40)
    """
    if not 2 <= deals <= MOST:
        raise ArenaError(reason("arena-deals", given=deals, most=MOST))
    if not 1 <= processes <= 64:
        raise ArenaError(reason("arena-processes", given=processes, most=64))
    changed = preset.game.options.differing(find(preset.key).game.options)
    texts = {name: str(value) for name, value in changed.items()}
    names = (bots[0].name, bots[1].name)
    jobs = [(preset.key, texts, names, seed, "deal", number) for number in range(deals)]
    pairs = max(20, deals // 10)
    jobs += [(preset.key, texts, names, seed, "match", number) for number in range(pairs)]
    if processes == 1:
        played = list(starmap(_pair, jobs))
    else:
        with ProcessPoolExecutor(processes) as pool:
            played = list(pool.map(_pair, *zip(*jobs, strict=True), chunksize=max(1, len(jobs) // (8 * processes))))
    one, matches = played[:deals], played[deals:]
    points = mean_interval([pair.points for pair in one])
    won = [(pair.first, pair.second) for pair in one]
    match_won = [(pair.first, pair.second) for pair in matches]
    return Report(
        preset.key,
        dict(changed),
        seed,
        deals,
        names,
        (points, Interval(-points.mean, -points.high, -points.low)),
        _both(won),
        _both(match_won),
        2 * pairs,
    )


def _both(won: Sequence[tuple[float, float]]) -> tuple[Interval, Interval]:
    first, second = zip(*won, strict=True)
    return share_interval(first), share_interval(second)


class _Pair(NamedTuple):
    """Two games on the same cards: mean net game points of the first bot, and the share that each bot has won."""

    points: float
    first: float
    second: float


def _pair(key: str, texts: dict[str, str], names: tuple[str, str], seed: int, kind: str, number: int) -> _Pair:
    game = find(key).game.with_texts(texts)
    bots = (bot(names[0]), bot(names[1]))
    points, wins = 0.0, [0.0, 0.0]
    for swap in (0, 1):
        seated = bots[::-1] if swap else bots
        place = f"{seed} {kind} {number}"
        result = _deal(game, seated, place) if kind == "deal" else _match(game, seated, place)
        points += (result[swap] - result[1 - swap]) / 2
        for each in (0, 1):
            wins[each] += (result[each ^ swap] > result[1 - (each ^ swap)]) / 2
    return _Pair(points, wins[0], wins[1])


def _deal(game: AnyGame, seated: tuple[Bot, Bot], place: str) -> tuple[int, ...]:
    standing = game.opening(Random(f"{place} dealer").randrange(game.seats))
    return _played(game, seated, standing, f"{place} 0").points


def _match(game: AnyGame, seated: tuple[Bot, Bot], place: str) -> tuple[int, ...]:
    """1 for the seat that wins the match, 0 for the other."""
    standing = game.opening(Random(f"{place} dealer").randrange(game.seats))
    number = 0
    while game.match_winner(standing) is None:
        standing = game.advance(standing, _played(game, seated, standing, f"{place} {number}"))
        number += 1
    return tuple(int(seat == game.match_winner(standing)) for seat in range(game.seats))


def _played(game: AnyGame, seated: tuple[Bot, Bot], standing: Standing, place: str) -> Result:
    """One deal; decisions at the same place get the same chance whoever sits there."""
    deck = list(game.pack)
    Random(f"{place} deck").shuffle(deck)
    state, events = game.deal(deck, standing)
    logs: list[list[Event]] = [[event for event in events if event.seen_by(seat)] for seat in range(game.seats)]
    made = 0
    while state.table.result is None:
        seat = state.table.turn
        view = game.view(state, seat, logs[seat])
        state, events = game.apply(state, seated[seat].choose(view, Random(f"{place} choice {made}")))
        made += 1
        for each, log in enumerate(logs):
            log.extend(event for event in events if event.seen_by(each))
    result: Result = state.table.result
    return result
