"""Deals of every game of tricks, led on to where cards are played, for tests of their exact search."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.engine.trick_solver import as_asked, outcome
from bummerl.engine.tricks_positions import Asked, Sides, Unsupported, packed, sides_of
from bummerl.rules.actions import Action, Verb
from bummerl.rules.catalog import CATALOG, AnyGame
from bummerl.rules.game import State
from bummerl.rules.options import OptionError

FAMILIES: Final = ("bauernschnapsen", "dreier", "sixty_six_multi", "thousand")

PRESETS: Final = {
    family: tuple(preset.game for preset in CATALOG if preset.game.rules == family and preset.key != "sixty_six_3p")
    for family in FAMILIES
}
"""All that have two sides."""

_OPEN: Final = {"lead", "follow", "partner", "last"}

# House rules that change what is played or what it is worth, beside those in which presets differ.
HOUSE: Final[dict[str, dict[str, tuple[object, ...]]]] = {
    "bauernschnapsen": {
        "stichzwang": ("always", "trick_contracts_only", "never"),
        "must_overtrump": (True, False),
        "undertrump": ("forced", "free"),
        "bettler_partner": ("sits_out", "plays"),
        "land_partner": ("sits_out", "plays"),
        "marriage_contracts": ("schnapsers", "normal", "rufer_contracts", "all_trump"),
        "schnapser_marriage": ("declarer", "team"),
        "marriage_pending": ("pending", "forbidden"),
        "claim_mode": ("manual", "auto"),
        "last_trick_value": ("one", "graded"),
        "false_claim": ("reject", "lose_2_or_3"),
        "schnapser_points": ("declarer", "team"),
        "schnapser_early_end": (True, False),
        "partner_contracts": (True, False),
    },
    "dreier": {
        "discard_points": ("nobody", "declarer"),
        "talon_exchange": (True, True, False),
        "first_lead": ("declarer", "caller_in_trumps"),
        "duty": ("suit", "suit_trump", "strict"),
        "must_undertrump": (True, False),
        "schnapser_early_end": (True, False),
        "target_points": (66, 66, 45, 90),
        "claim_mode": ("manual", "auto"),
        "schneider_threshold": (33, 33, 50),
        "false_claim_value": ("two_or_three", "two"),
    },
    "sixty_six_multi": {
        "duty": ("suit", "suit_trump", "strict"),
        "must_undertrump": (True, False),
        "marriage_by": ("leader", "leader_and_partner", "nobody"),
        "last_trick_points": (0, 0, 10),
        "target_points": (66, 66, 45, 90),
        "claim_mode": ("manual", "auto"),
        "unclaimed": ("higher_total", "last_trick_one", "draw"),
        "false_claim_value": ("two_or_three", "two"),
        "schneider_threshold": (33, 33, 50),
        "ending": ("all_tricks", "claim"),
        "scoring": ("game_points", "game_points", "bands"),
    },
    "thousand": {
        "must_beat": (True, False),
        "must_trump": (True, True, False),
        "must_overtrump": (True, False),
        "undertrump": ("forced", "free"),
        "marriage_requires_trick": (True, False),
        "trump_activation": ("immediate", "next_trick"),
        "defender_marriages": (True, False),
        "declarer_round_first": (True, False),
        "unused_to_last_trick": (True, False),
        "marriage_values": ("100,80,60,40", "100,80,40,60"),
    },
}


class Position(NamedTuple):
    """A state in which cards are played."""

    game: AnyGame
    state: State[Any]

    @property
    def sides(self) -> Sides:
        return sides_of(self.game, self.state)


def some_game(family: str, rng: Random, *, house: bool) -> AnyGame:
    """A preset of the family, sometimes with a few house rules changed."""
    while True:
        game = rng.choice(PRESETS[family])
        if not house or rng.random() < 0.3:
            return game
        options = {
            name: rng.choice(values) for name, values in rng.sample(sorted(HOUSE[family].items()), rng.randint(1, 5))
        }
        try:
            return type(game)(replace(game.options, **options))
        except OptionError:
            continue


def some_position(family: str, rng: Random, cards: int, *, house: bool = False) -> Position:
    """A position in which the seat to act has so many cards, after play at random."""
    while True:
        game = some_game(family, rng, house=house)
        deck = list(game.pack)
        rng.shuffle(deck)
        state = game.deal(deck, game.opening(rng.randrange(game.seats))).state
        contracts = rng.random() < 0.7
        while state.table.result is None and (
            state.table.phase not in _OPEN or len(state.hands[state.table.turn]) > cards
        ):
            state = game.apply(state, _some_action(game, state, rng, contracts=contracts)).state
        if state.table.result is None and len(state.hands[state.table.turn]) == cards:
            for _ in range(rng.randrange(4)):
                after = game.apply(state, _some_action(game, state, rng, contracts=contracts)).state
                if after.table.result is None:
                    state = after
            try:
                packed(game, state)
            except Unsupported:
                continue
            return Position(game, state)


def _some_action(game: AnyGame, state: State[Any], rng: Random, *, contracts: bool) -> Action:
    actions = [action for action in game.legal(state) if action.verb is not Verb.CLAIM] or list(game.legal(state))
    # The highest contract is not always called.
    contracts &= getattr(state.table, "contract", "") == "normal"
    liked = {Verb.MELD, Verb.TAKE, Verb.DRUM} | ({Verb.CALL} if contracts else {Verb.PASS})
    # At the table of Thousand redeals and write-offs would end most deals at once.
    ends = {"redeal", "write_off", "bomb"}
    actions = [action for action in actions if action.word not in ends and str(action) not in ends] or actions
    favourites = [action for action in actions if action.verb in liked]
    return rng.choice(favourites) if favourites and rng.random() < 0.5 else rng.choice(actions)


def brute(position: Position, asked: Asked) -> float:
    """The value by looking at every way to go on, with nothing left out and nothing remembered."""
    game, sides = as_asked(position.game, asked), position.sides

    def value(state: State[Any]) -> float:
        if state.table.result is not None:
            return outcome(game, state, sides, asked)
        actions = [action for action in game.legal(state) if asked is Asked.DEAL or action.verb is not Verb.CLAIM]
        found = [value(game.apply(state, action).state) for action in actions]
        return max(found) if state.table.turn in sides.first else min(found)

    return value(position.state)


def exact_values(position: Position, asked: Asked) -> dict[State[Any], float]:
    """The values of this position and of all that can come of it, each looked for once.

    What was played in earlier tricks is forgotten; positions that differ in anything else are two.
    """
    game, sides = as_asked(position.game, asked), position.sides
    found: dict[object, tuple[State[Any], float]] = {}

    def value(state: State[Any]) -> float:
        table = state.table
        if table.result is not None:
            return outcome(game, state, sides, asked)
        key = state._replace(table=table._replace(tricks=len(table.tricks), denied=()))
        if key not in found:
            actions = [action for action in game.legal(state) if asked is Asked.DEAL or action.verb is not Verb.CLAIM]
            values = [value(game.apply(state, action).state) for action in actions]
            found[key] = state, max(values) if table.turn in sides.first else min(values)
        return found[key][1]

    value(position.state)
    return dict(found.values())


def count(position: Position, depth: int) -> int:
    """How many sequences of so many legal actions there are, by the rules."""

    def sequences(state: State[Any], depth: int) -> int:
        actions = position.game.legal(state)
        if depth == 1:
            return len(actions)
        return sum(sequences(position.game.apply(state, action).state, depth - 1) for action in actions)

    return sequences(position.state, depth)


@cache
def deals(family: str, size: int, seed: int = 0, *, house: bool = False) -> tuple[Position, ...]:
    """Whole deals, from the first lead on."""
    rng = Random(seed)
    found: list[Position] = []
    while len(found) < size:
        game = some_game(family, rng, house=house)
        deck = list(game.pack)
        rng.shuffle(deck)
        state = game.deal(deck, game.opening(rng.randrange(game.seats))).state
        while state.table.result is None and state.table.phase not in _OPEN:
            state = game.apply(state, _some_action(game, state, rng, contracts=True)).state
        if state.table.result is None:
            try:
                packed(game, state)
            except Unsupported:
                continue
            found.append(Position(game, state))
    return tuple(found)
