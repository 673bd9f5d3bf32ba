"""Random decks, house rules and play: everything comes from one seeded generator, so a seed is a test case."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import Any, Final

from bummerl.record import Record
from bummerl.rules.actions import Action, Verb
from bummerl.rules.cards import Card
from bummerl.rules.catalog import AnyGame, find
from bummerl.rules.game import Standing, State
from bummerl.rules.options import Option, OptionError, Options, Value

Temper = dict[str, float]
"""How much a player likes each kind of action: a weight by its verb, and one for claims that would be wrong."""

SHAPES: Final = (
    (4, "4,T"),
    (4, "1,1,T,2"),
    (5, "3,T,2"),
    (5, "3,2,T"),
    (5, "T,5"),
    (6, "3,3,T"),
    (6, "3,T,3"),
    (7, "4,T,3"),
    (8, "2,T,3,3"),
)
"""Hand sizes and packets that deal them."""

TEMPERS: Final[tuple[Temper, ...]] = (
    {},
    {"claim": 3, "wrong": 0.02, "close": 0.3, "meld": 3, "exchange": 3},
    {"claim": 0.1, "wrong": 0.01, "close": 0.03, "meld": 2},
    {"claim": 0, "wrong": 0, "close": 0, "pass": 1},
    {"claim": 0.2, "wrong": 0.02, "close": 2, "meld": 5, "exchange": 5},
)
"""Any action alike; as people play; patient; to the last trick; fond of closing."""


def random_value(option: Option, rng: Random) -> Value:
    """Any value that this option can take by itself, often one near the lower end, where the game changes most."""
    if option.choices:
        return rng.choice(option.choices)
    near = max(2 * int(option.default), option.low + 4)
    return rng.randint(option.low, option.high if rng.random() < 0.3 else min(option.high, near))


def random_options(options: Options, rng: Random, most: int = 6, among: Collection[str] = ()) -> Options:
    """These options with up to `most` of them changed, or all those named, in a way that goes together."""
    for _ in range(1_000):
        chosen = rng.sample(options.all(), rng.randint(0, most))
        if among:
            chosen = [option for option in options.all() if option.name in among]
        changes: dict[str, Value] = {option.name: random_value(option, rng) for option in chosen if not option.pattern}
        if any(option.name in {"hand_size", "deal_pattern"} for option in chosen):
            changes["hand_size"], changes["deal_pattern"] = rng.choice(SHAPES)
        try:
            return replace(options, **changes)
        except OptionError:
            continue
    raise AssertionError("no combination of options was allowed")


def random_game(name: str, rng: Random, most: int = 6) -> AnyGame:
    """A preset with some options flipped."""
    game = find(name).game
    return type(game)(random_options(game.options, rng, most))


def random_deck(game: AnyGame, rng: Random) -> tuple[Card, ...]:
    """The pack in random order."""
    deck = list(game.pack)
    rng.shuffle(deck)
    return tuple(deck)


def random_standing(game: AnyGame, rng: Random) -> Standing:
    """Any standing that a match of the two-handed game can have."""
    score = tuple(rng.randrange(game.options.match_points) for _ in range(game.seats))
    carry = rng.choice((0, 0, 1, 2)) if game.options.tie_result == "next_plus_one" else 0
    standing: Standing = replace(game.opening(rng.randrange(game.seats)), score=score, carry=carry)
    return standing


def random_action(game: AnyGame, state: State[Any], temper: Temper, rng: Random) -> Action:
    """One of the legal actions, to the taste of `temper`."""
    actions = game.legal(state)
    weights = [_weight(game, state, action, temper) for action in actions]
    return rng.choices(actions, weights)[0] if sum(weights) else rng.choice(actions)


def _weight(game: AnyGame, state: State[Any], action: Action, temper: Temper) -> float:
    table = state.table
    if action.verb is Verb.CLAIM and table.points[table.turn] < game.options.target_points:
        return temper.get("wrong", 1)
    return temper.get(action.verb, 1)


def random_deal(record: Record, temper: Temper, rng: Random) -> Record:
    """The deal played to its end."""
    while record.result is None:
        record = record.play(random_action(record.game, record.state, temper, rng))
    return record
