"""Random deals and matches of Sixty-six for three and four keep every law, whatever the house rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from bummerl.rules.game import Standing
from bummerl.rules.sitting_out import GAME as SITTING_OUT
from bummerl.rules.sitting_out import PRESETS as SITTING_OUT_PRESETS
from bummerl.rules.sitting_out import SittingOutOptions
from bummerl.rules.sitting_out.table import SittingOutStanding
from bummerl.rules.sixty_six_multi import GAME, PRESETS, SixtySixMultiOptions
from tests.random_games import random_options
from tests.seats import Deal, check_match, random_action

WORDS: Final = ("whistle",)


@pytest.mark.parametrize("name", PRESETS)
def test_random_matches_keep_the_laws(name: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(60, 3_000)):
        rng = Random(f"{name} {seed}")
        options = random_options(PRESETS[name], rng, most=4)
        assert isinstance(options, SixtySixMultiOptions)
        game, most = GAME(options), options.match_points
        sides = [rng.choice((0, rng.randrange(most), most - 1)) for _ in range(3)]
        score = (*sides[:2], *sides[:2]) if options.partners else tuple(sides)
        carry = rng.choice((0, 0, 3)) if options.unclaimed == "pool" or options.tie_result == "next_plus_one" else 0
        check_match(game, Standing(rng.randrange(game.seats), score, carry), WORDS, rng, deals=4)


@pytest.mark.parametrize("name", PRESETS)
def test_partners_agree_and_stakes_are_paid_from_hand_to_hand(name: str) -> None:
    rng, game = Random(name), GAME(PRESETS[name])
    for number in range(150):
        deck = list(game.pack)
        rng.shuffle(deck)
        standing = Standing(number % game.seats, (0,) * game.seats, carry=0 if game.seats == 4 else number % 2 * 3)
        deal = Deal(game, tuple(deck), standing)
        while deal.table.result is None:
            deal = deal.do(random_action(deal, rng))
        points = deal.result.points
        if game.seats == 4:
            assert points[:2] == points[2:]
            assert min(points) == 0
        else:
            assert sum(points) + deal.result.carry == standing.carry


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_ends(name: str) -> None:
    game = GAME(PRESETS[name])
    for seed in range(6):
        standing, deals = check_match(game, game.opening(seed % game.seats), WORDS, Random(seed), deals=60)
        assert game.match_winner(standing) is not None or deals == 60
        assert game.match_winner(standing) is not None or name.startswith("sixty_six_3p")


def test_random_matches_with_one_sitting_out_keep_the_laws(scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(60, 3_000)):
        rng = Random(seed)
        options = random_options(SITTING_OUT_PRESETS["sixty_six_3p_us"], rng, most=4)
        assert isinstance(options, SittingOutOptions)
        most = options.match_points
        score = [rng.randrange(most) for _ in range(3)]
        first = rng.choice((0, 0, 1)) * (1 + seed % 3)
        if first:
            score[first - 1] = most
        dealer = rng.choice([seat for seat in range(3) if seat != first - 1])
        standing = SittingOutStanding(dealer, tuple(score), rng.choice((0, 1)), first)
        check_match(SITTING_OUT(options), standing, WORDS, rng, deals=4)


def test_a_match_with_one_sitting_out_ends() -> None:
    game = SITTING_OUT(SITTING_OUT_PRESETS["sixty_six_3p_us"])
    for seed in range(8):
        standing, _ = check_match(game, game.opening(seed % 3), WORDS, Random(seed), deals=60)
        won = game.match_winner(standing)
        assert won is not None
        assert sorted(score >= 7 for score in standing.score) == [False, True, True]
        assert game.losses(standing)[won] == 0
