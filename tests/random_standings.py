"""Random places of a match for every game: just begun, in the middle, one deal from winning, near and on the barrel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from bummerl.rules.bauern import BauernStanding
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Standing
from bummerl.rules.sitting_out.table import SittingOutStanding
from tests import random_games, thousand_table

__all__ = ["bauern_standing", "standing_of"]


def standing_of(game: AnyGame, rng: Random) -> Any:  # noqa: ANN401  # of whatever game
    """A standing that a match of this game can have, the beginning in one of four."""
    return game.opening(rng.randrange(game.seats)) if rng.random() < 0.25 else _OF_GAME[game.rules](game, rng)


def bauern_standing(game: AnyGame, rng: Random) -> BauernStanding:
    """Often one point from winning, and sometimes against nothing."""
    most = game.options.match_points
    score = [max(0, most - 1 - rng.choice((0, 0, 1, 5, most))) for _ in range(2)]
    if rng.random() < 0.3:
        score[rng.randrange(2)] = 0
    retour = 1 + score.index(most - 1) if sorted(score) == [0, most - 1] else 0
    return BauernStanding(rng.randrange(4), (*score, *score), retour=retour)


def _each_alone(game: AnyGame, rng: Random) -> Standing:
    """Nothing, anything, or one point from winning, for each."""
    most = game.options.match_points
    score = tuple(rng.choice((0, rng.randrange(most), most - 1)) for _ in range(game.seats))
    standing: Standing = replace(game.opening(rng.randrange(game.seats)), score=score)
    return standing


def _multi(game: AnyGame, rng: Random) -> Standing:
    standing, options = _each_alone(game, rng), game.options
    if options.partners:
        standing = replace(standing, score=2 * standing.score[:2])
    carries = options.unclaimed == "pool" or options.tie_result == "next_plus_one"
    return replace(standing, carry=rng.choice((0, 0, 3)) if carries else 0)


def _sitting_out(game: AnyGame, rng: Random) -> SittingOutStanding:
    """Sometimes one has already won, and the other two play for who loses."""
    most = game.options.match_points
    score, first = list(_each_alone(game, rng).score), rng.choice((0, 0, rng.randint(1, 3)))
    if first:
        score[first - 1] = most
    dealer = rng.choice([seat for seat in range(3) if seat != first - 1])
    return SittingOutStanding(dealer, tuple(score), rng.choice((0, 1)), first)


_OF_GAME: Final[Mapping[str, Callable[[Any, Random], Standing]]] = {
    "schnapsen": random_games.random_standing,
    "sixty_six_multi": _multi,
    "sitting_out": _sitting_out,
    "dreier": _each_alone,
    "bauernschnapsen": bauern_standing,
    "thousand": lambda game, rng: thousand_table.random_standing(rng, game.options),
}
