"""Thousand against `tests/slow_thousand.py` and `tests/slow_sheet.py`, which were written from the rule page alone."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, replace
from random import Random
from typing import Any, Final

import pytest

from bummerl.record import Record, write_deal
from bummerl.rules.actions import Verb
from bummerl.rules.game import Standing
from bummerl.rules.options import OptionError
from bummerl.rules.thousand import (
    PRESETS,
    ThousandGame,
    ThousandOptions,
    ThousandStanding,
    auction,
    dealing,
    exchange,
    scoring,
    sheet,
)
from bummerl.rules.thousand.table import Outcome
from tests.random_games import random_deck
from tests.slow_sheet import Sheet, next_sheet, winner
from tests.slow_thousand import SlowThousand
from tests.thousand_table import (
    Z_HANDS,
    Z_STOCK,
    deck,
    random_action,
    random_options,
    random_standing,
    sensible_action,
)

Scale = Callable[[int, int], int]

GAME: Final = ThousandGame(PRESETS["thousand"])

RARE: Final[list[dict[str, Any]]] = [
    {},
    {"endgame": "barrel", "barrel_at": 600, "target": 700, "barrel_simultaneous": "all_fall", "barrel_places": 1},
    {"blind_bid": "any_first_bid"},
    {"bid_limit_enforcement": "minus_bid_and_skip"},
    {"cut_check": "nine_or_jack", "cut_penalty_payer": "dealer"},
    {"redeal_low_stock": 32, "redeal_stock_only_at_min": False, "golden_round": True},
    {"redeal_low_hand": 40, "barrel_collision": "newcomer_bounces"},
]
"""Options without which some endings hardly ever happen."""

OPTIONS: Final = [option.name for option in ThousandOptions.all()]


def settings(options: ThousandOptions) -> dict[str, Any]:
    """The options as a plain mapping."""
    return {name: getattr(options, name) for name in OPTIONS}


def plain(standing: Standing) -> Sheet:
    """The score sheet as the slow rules keep it."""
    assert isinstance(standing, ThousandStanding)
    books = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(standing).items()}
    del books["carry"]
    return {
        **books,
        "barrel": list(standing.on_barrel),
        "declarer": None if standing.declarer < 0 else standing.declarer,
    }


def facts(record: Record) -> dict[str, Any]:
    """What the package says of a deal under way."""
    state, table = record.state, record.state.table
    return {
        "phase": str(table.phase),
        "turn": table.turn,
        "hands": [set(map(str, hand)) for hand in state.hands],
        "covered": [set(map(str, hand)) for hand in state.aside],
        "stock": list(map(str, state.stock)),
        "bid": (table.bid, table.declarer, table.blind, table.won_at),
        "trump": ("" if table.trump is None else "SHDC"[table.trump], table.trump_by),
        "points": list(table.points),
        "won": list(table.won),
        "denied": [(denial.seat, denial.trick, set(map(str, denial.cards))) for denial in table.denied],
    }


def slow_facts(deal: SlowThousand) -> dict[str, Any]:
    """What the slow rules say of it."""
    return {
        "phase": deal.stage,
        "turn": deal.turn,
        "hands": list(map(set, deal.hands)),
        "covered": list(map(set, deal.covered)),
        "stock": [card for stock in deal.stocks for card in stock],
        "bid": (deal.bid, deal.declarer, deal.blind, deal.won_at),
        "trump": (deal.trump, deal.trump_by),
        "points": deal.points,
        "won": [deal.won(seat) for seat in deal.seats],
        "denied": deal.ruled_out,
    }


def play_both(start: Record, rng: Random) -> Record:
    """One deal in both, step by step, and then what stands on the sheet."""
    record, game = start, start.game
    assert isinstance(game, ThousandGame)
    slow = SlowThousand(settings(game.options), list(map(str, record.deck)), plain(record.standing))
    is_sensible = rng.random() < 0.5
    while record.result is None:
        so_far = write_deal(record)
        assert facts(record) == slow_facts(slow), so_far
        assert sorted(map(str, game.legal(record.state))) == sorted(slow.legal()), so_far
        legal = game.legal(record.state)
        action = sensible_action(game, record.state) if is_sensible else random_action(rng, legal)
        given_up = [each for each in legal if each.verb in {Verb.WRITE_OFF, Verb.BOMB, Verb.REDEAL, Verb.BLIND}]
        if given_up and rng.random() < 0.25:
            action = rng.choice(given_up)
        record = record.play(action)
        slow.do(str(action))

    so_far, result = write_deal(record), record.result
    assert isinstance(result, Outcome)
    assert (slow.stage, slow.legal()) == ("over", []), so_far
    assert (list(result.points), result.again) == (slow.scored, slow.again), so_far
    assert isinstance(record.standing, ThousandStanding)
    after = game.advance(record.standing, result)
    expected = next_sheet(slow)
    assert plain(after) == expected, so_far
    assert game.match_winner(after) == winner(settings(game.options), expected), so_far
    return record


def cheap(options: ThousandOptions, rng: Random) -> ThousandOptions:
    """Sometimes what costs something costs nothing."""
    free = [name for name in ("penalty", "barrel_fall_penalty", "write_off_fine") if rng.random() < 0.1]
    changes: dict[str, Any] = dict.fromkeys(free, 0)
    return replace(options, **changes)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_slow_rules_and_the_package_agree_on_every_step(preset: str, scale: Scale) -> None:
    for seed in range(scale(60, 5_000)):
        rng = Random(f"{preset} {seed}")
        game = ThousandGame(cheap(random_options(rng, PRESETS[preset]), rng))
        start = Record(preset, game, random_standing(rng, game.options), random_deck(game, rng))
        try:
            play_both(start, rng)
        except Exception as error:
            error.add_note(f"{preset} {seed}")
            raise


def test_they_agree_on_everything_that_can_happen(scale: Scale) -> None:
    """Every sentence about the end of a deal and about the sheet is said in one of them."""
    told: Counter[str] = Counter()
    for seed in range(scale(300, 10_000)):
        rng = Random(seed)
        preset = rng.choice(list(PRESETS))
        wanted: dict[str, Any] = rng.choice(RARE)
        try:
            options = replace(random_options(rng, PRESETS[preset], 4), **wanted)
        except OptionError:
            continue
        start = Record(preset, ThousandGame(options), random_standing(rng, options), random_deck(GAME, rng))
        result = play_both(start, rng).result
        assert result is not None
        told.update(why.id for why in result.reasons)

    source = "".join(map(inspect.getsource, (sheet, scoring, dealing, auction, exchange)))
    known = set(re.findall(r'"((?:sheet|end-thousand|worth-thousand)-[a-z-]+)"', source))
    assert set(told) == known, f"endings that never happened: {known - set(told)}"


def test_the_example_of_the_page_is_worth_what_it_says() -> None:
    """§T8.5, and the full deal with a contract of 150."""
    options = {**settings(PRESETS["thousand"]), "redeal_four_nines": "off"}
    deal = SlowThousand(options, list(map(str, deck(PRESETS["thousand"], 2, Z_HANDS, Z_STOCK))), plain(GAME.opening(2)))
    play = """pass pass give:9D:1 give:JH:2 raise:150 AD 9D JD 100H KH TH JH 80D KD 9S TD AH 9H 9C AS JS QS KS TS KC
    QD TC JC QC AC QH"""
    for text in play.split():
        deal.do(text)
    assert (deal.points, deal.scored) == ([154, 129, 17], [150, 130, 15])
