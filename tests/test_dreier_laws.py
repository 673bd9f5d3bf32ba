"""Random deals and matches of Dreierschnapsen keep every law, whatever the house rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bummerl.rules.dreier import CONTRACTS, GAME, PRESETS, Aim, DreierOptions, DreierStanding
from bummerl.rules.dreier.contracts import TALON
from tests.random_games import random_options
from tests.seats import Deal, check_match, random_action

WORDS: Final = tuple(word + more for word in CONTRACTS for more in ("", TALON))

REGIONAL: Final = replace(
    PRESETS["talonschnapsen"],
    assenbettler=5,
    ass_bettler=5,
    plauderer=7,
    damengang=7,
    koenigsgang=8,
    zehnergang=10,
    bauernloch=12,
)


@pytest.mark.parametrize("name", [*PRESETS, "regional"])
def test_random_matches_keep_the_laws(name: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(120, 4_000)):
        rng = Random(f"{name} {seed}")
        options = random_options(REGIONAL if name == "regional" else PRESETS[name], rng, most=5)
        assert isinstance(options, DreierOptions)
        game = GAME(options)
        score = tuple(rng.choice((0, rng.randrange(options.match_points), options.match_points - 1)) for _ in range(3))
        check_match(game, DreierStanding(rng.randrange(3), score), WORDS, rng, deals=8)


def test_every_contract_is_played_and_can_be_made_and_lost() -> None:
    """Some thousand deals of people who like to call show each contract won and lost, those shown at once only won."""
    game, rng = GAME(REGIONAL), Random(3)
    seen: set[tuple[str, bool]] = set()
    for number in range(1_200):
        deck = sorted(game.pack)
        rng.shuffle(deck)
        deal = Deal(game, tuple(deck), DreierStanding(number % 3))
        while deal.table.result is None:
            action = random_action(deal, rng)
            calls = [each for each in game.legal(deal.state) if each.word is not None]
            deal = deal.do(rng.choice(calls) if calls and rng.random() < 0.3 else action)
        seen.add((deal.table.contract, deal.result.points[deal.table.declarer] > 0))
    played = {word for word, contract in CONTRACTS.items() if contract.aim is not Aim.AT_ONCE}
    assert {word for word, made in seen if not made} == played
    assert len({word for word, made in seen if made} & played) >= len(played) - 5


def test_a_match_ends() -> None:
    for seed in range(12):
        rng = Random(seed)
        standing, deals = check_match(GAME(PRESETS["dreierschnapsen"]), DreierStanding(seed % 3), WORDS, rng)
        assert max(standing.score) >= 24 or deals == 30
