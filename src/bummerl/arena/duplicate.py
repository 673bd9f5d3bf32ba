"""Two bots, every deck in all seatings, and what the figures are worth.

```text
two players     A B    B A                  sides are swapped
partners        A B A B    B A B A          the same
three, four     A B B    B A B    B B A     one A against the others, in each seat once; even is a third, a quarter
```

The deals of one deck are one observation: luck of the cards cancels within it, so the interval of a mean comes from
the spread of these rounds.  Matches are played the same way, from deck lists of their own.

A match that nobody has won after 500 deals ends undecided, is won by nobody and is counted apart: players who never
make a contract would go on for ever.

A bot that raises, or chooses what it may not do, stops the arena with a BotError that names it, its seat and the record
of the deal: figures over the rest would hide the fault, and a forfeit would be worth more than some hands.

Chance: deck, dealer and every decision get generators made from the seed and their place, so the figures do not depend
on the number of processes.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import starmap
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, NamedTuple

from bummerl.arena.seated import Entrant, chosen, made
from bummerl.engine.bots import Bot, check_plays
from bummerl.record import Record
from bummerl.rules.actions import Action, Event
from bummerl.rules.catalog import Preset, find
from bummerl.rules.game import Result, Standing
from bummerl.rules.reasons import Refused, reason

__all__ = [
    "MOST_DEALS",
    "ArenaError",
    "Figures",
    "Interval",
    "Report",
    "arena",
    "figures",
    "mean_interval",
    "share_interval",
]

_Z: Final = NormalDist().inv_cdf(0.975)
MOST: Final = 10_000_000
MOST_DEALS: Final = 500
"""A match is left without a winner after so many deals: players who never make a contract go on for ever."""


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

    The values are means over rounds, which spread less than single wins and losses would; Wilson's form keeps the
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


class Figures(NamedTuple):
    """Intervals for each bot, how many matches were played, and how many of them nobody won."""

    points: tuple[Interval, Interval]
    deals_won: tuple[Interval, Interval]
    matches_won: tuple[Interval, Interval]
    matches: int
    undecided: int


@dataclass(frozen=True)
class Report:
    """What the arena found; `points`, `deals_won` and `matches_won` hold one interval a bot.

    Where three or four play each alone, the second bot sits in several seats: its figures are those of one seat.
    """

    game: str
    options: dict[str, object]
    seed: int
    deals: int
    names: tuple[str, str]
    points: tuple[Interval, Interval]
    deals_won: tuple[Interval, Interval]
    matches_won: tuple[Interval, Interval]
    matches: int
    undecided: int

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
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "deals": self.deals,
            "bots": bots,
            "matches_undecided": self.undecided,
        }


def arena(preset: Preset, bots: tuple[Entrant, Entrant], deals: int, seed: int = 0, processes: int = 1) -> Report:
    """Play `deals` decks in all seatings, and a tenth as many rounds of matches, at least 20.

    A bot is an object with a name and `choose`, or a class or function that makes one: then each round gets a new one.
    ArenaError unless there are two decks at least; BotError where a bot is none or does what it may not; Refused where
    one says that it does not play the game.
    Game points a deal are a bot's own less its opponents' (the mean of them where they play each alone).

    >>> from bummerl.engine.bots import bot
    >>> report = arena(find("schnapsen"), (bot("random"), bot("random")), deals=2)
    >>> round(report.points[0].mean + report.points[1].mean, 9), report.matches
    (0.0, 40)
    """
    if not 2 <= deals <= MOST:
        raise ArenaError(reason("arena-deals", given=deals, most=MOST))
    if not 1 <= processes <= 64:
        raise ArenaError(reason("arena-processes", given=processes, most=64))
    changed = preset.game.options.differing(find(preset.key).game.options)
    players = (made(bots[0]), made(bots[1]))
    for player in players:
        check_plays(player, preset)
    names = (players[0].name, players[1].name)
    found = figures(preset, bots, deals, max(20, deals // 10), seed, processes)
    return Report(preset.key, dict(changed), seed, deals, names, *found)


def figures(
    preset: Preset, bots: tuple[Entrant, Entrant], deals: int, rounds: int, seed: int = 0, processes: int = 1
) -> Figures:
    """Play so many decks, and so many rounds of matches, each in all seatings; at least two of both."""
    jobs = [
        (preset, bots, seed, kind, number)
        for kind, most in (("deal", deals), ("match", rounds))
        for number in range(most)
    ]
    if processes == 1:
        played = list(starmap(_round, jobs))
    else:
        for each in bots:
            _check_travels(each)
        with ProcessPoolExecutor(processes) as pool:
            played = list(pool.map(_round, *zip(*jobs, strict=True), chunksize=max(1, len(jobs) // (8 * processes))))
    points = mean_interval([each.points for each in played[:deals]])
    return Figures(
        (points, Interval(-points.mean, -points.high, -points.low)),
        _both(played[:deals]),
        _both(played[deals:]),
        len(preset.game.sides) * rounds,
        sum(each.undecided for each in played[deals:]),
    )


def _check_travels(entrant: Entrant) -> None:
    """ArenaError for a bot that cannot be sent to another process."""
    try:
        pickle.dumps(entrant)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise ArenaError(reason("arena-bot-stays", name=made(entrant).name)) from error


def _both(played: Sequence[_Round]) -> tuple[Interval, Interval]:
    return share_interval([each.first for each in played]), share_interval([each.second for each in played])


class _Round(NamedTuple):
    """Games on the same cards in all seatings.

    Mean net game points of the first bot, the share that the first bot and one side of the second have won, how many
    games nobody has won.
    """

    points: float
    first: float
    second: float
    undecided: int


def _round(preset: Preset, bots: tuple[Entrant, Entrant], seed: int, kind: str, number: int) -> _Round:
    mine, other = map(made, bots)
    places = preset.game.sides
    points = first = second = 0.0
    undecided = 0
    for here in places:
        seated = tuple(mine if seat in here else other for seat in range(preset.game.seats))
        place = f"{seed} {kind} {number}"
        result = (_deal if kind == "deal" else _match)(preset, seated, place)
        undecided += not any(result)
        got = [result[side[0]] for side in places]
        own = result[here[0]]
        points += (own - (sum(got) - own) / (len(places) - 1)) / len(places)
        best = max(got)
        won = [score == best and got.count(best) == 1 for score in got]
        is_mine = won[places.index(here)]
        first += is_mine / len(places)
        second += (sum(won) - is_mine) / (len(places) - 1) / len(places)
    return _Round(points, first, second, undecided)


def _deal(preset: Preset, seated: Sequence[Bot], place: str) -> tuple[int, ...]:
    standing = preset.game.opening(Random(f"{place} dealer").randrange(preset.game.seats))
    return _played(preset, seated, standing, f"{place} 0").points


def _match(preset: Preset, seated: Sequence[Bot], place: str) -> tuple[int, ...]:
    """1 for the seats of the side that wins the match, 0 for the others; nobody wins one that does not end."""
    game = preset.game
    standing = game.opening(Random(f"{place} dealer").randrange(game.seats))
    for number in range(MOST_DEALS):
        standing = game.advance(standing, _played(preset, seated, standing, f"{place} {number}"))
        if (winner := game.match_winner(standing)) is not None:
            won = next(side for side in game.sides if winner in side)
            return tuple(int(seat in won) for seat in range(game.seats))
    return (0,) * game.seats


def _played(preset: Preset, seated: Sequence[Bot], standing: Standing, place: str) -> Result:
    """One deal; decisions at the same place get the same chance whoever sits there."""
    game = preset.game
    deck = list(game.pack)
    Random(f"{place} deck").shuffle(deck)
    state, events = game.deal(deck, standing)
    logs: list[list[Event]] = [[event for event in events if event.seen_by(seat)] for seat in range(game.seats)]
    done: list[Action] = []
    while state.table.result is None:
        seat = state.table.turn
        record = Record(preset.key, game, standing, tuple(deck), tuple(done))
        view = game.view(state, seat, logs[seat])
        action = chosen(seated[seat], view, Random(f"{place} choice {len(done)}"), record)
        state, events = game.apply(state, action)
        done.append(action)
        for each, log in enumerate(logs):
            log.extend(event for event in events if event.seen_by(each))
    result: Result = state.table.result
    return result
