"""Random matches of every preset, with house rules flipped, from any place of a match: the laws that cost little.

Nothing is left out: each law is held against every moment or every deal.  The laws that cost more, such as that every
other action is refused and that hidden cards make no difference, are held against samples in `test_laws` and in the
tests of each game.  A failure names the seed, and `play(preset, seed)` plays the same match again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from random import Random
from typing import Any, Final

import pytest

from bummerl.rules.actions import Action, Event, Kind
from bummerl.rules.catalog import CATALOG, AnyGame, find
from bummerl.rules.game import Result, Standing, State
from bummerl.rules.thousand import ThousandGame
from tests import seats, thousand_table
from tests.random_games import random_deck, random_game
from tests.random_standings import standing_of
from tests.test_thousand_laws import points_add_up, the_sheet_is_sound

MATCHES: Final = 200
IN_A_SOAK: Final = 5_000
MOST_DEALS: Final = 30
LONGEST: Final = 200
"""No deal has as many actions."""

# What the points of the table are made of; the sheet of Thousand has laws of its own.
EARNED: Final = {Kind.TOOK, Kind.MELDED, Kind.BONUS}


@pytest.mark.parametrize("preset", [preset.key for preset in CATALOG])
def test_random_matches_from_anywhere_keep_the_laws(preset: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(MATCHES, IN_A_SOAK)):
        try:
            play(preset, seed)
        except Exception as error:
            error.add_note(f"play({preset!r}, {seed})")
            raise


def play(preset: str, seed: int) -> int:
    """A match to its end, or so many deals of it; how many deals it had."""
    rng = Random(f"{preset} {seed}")
    game = flipped(preset, rng)
    standing = standing_of(game, rng)
    for number in range(MOST_DEALS):
        if game.match_winner(standing) is not None:
            assert game.bummerls(standing) > 0
            return number
        assert game.bummerls(standing) == 0
        result = play_a_deal(game, standing, rng)
        after = game.advance(standing, result)
        if isinstance(game, ThousandGame):
            the_sheet_is_sound(game, standing, after)
        else:
            the_score_is_the_sum(game, standing, result, after)
        standing = after
    return MOST_DEALS


def flipped(preset: str, rng: Random) -> AnyGame:
    """The preset with some of its options changed."""
    game = find(preset).game
    if isinstance(game, ThousandGame):
        return ThousandGame(thousand_table.random_options(rng, game.options))
    return random_game(preset, rng)


def play_a_deal(game: AnyGame, standing: Standing, rng: Random) -> Result:
    state, events = game.deal(random_deck(game, rng), standing)
    told = list(events)
    for _ in range(LONGEST):
        cards_are_conserved(game, state)
        result: Result | None = state.table.result
        if result is not None:
            assert game.legal(state) == ()
            assert result.reasons
            results_agree(game, standing, result)
            if isinstance(game, ThousandGame):
                points_add_up(game, state)
            else:
                points_are_conserved(state, told)
            return result
        state, events = game.apply(state, choose(game, state, rng))
        told += events
    raise AssertionError("a deal does not end")


def choose(game: AnyGame, state: State[Any], rng: Random) -> Action:
    """As people might: passes often, seldom a claim."""
    legal = game.legal(state)
    assert legal, "somebody can always do something"
    if isinstance(game, ThousandGame):
        return thousand_table.random_action(rng, legal)
    return rng.choices(legal, [seats.weight(action, rng) for action in legal])[0]


# Laws


def cards_are_conserved(game: AnyGame, state: State[Any]) -> None:
    """Every card of the pack lies in one place, and none in two."""
    table = state.table
    masks = [cards.mask for cards in (*state.hands, *state.aside)]
    loose = [*state.stock, *table.trick, *(card for trick in table.tricks for card in trick.cards)]
    masks += [1 << card for card in loose]
    assert sum(map(int.bit_count, masks)) == len(game.pack)
    assert reduce(or_, masks) == game.pack.mask


def points_are_conserved(state: State[Any], told: list[Event]) -> None:
    """What counts or waits is what was taken, declared and given for the last trick."""
    table = state.table
    assert sum(table.points) + sum(table.pending) == sum(event.value for event in told if event.kind in EARNED)
    assert sum(table.won) == len(table.tricks)


def results_agree(game: AnyGame, standing: Standing, result: Result) -> None:
    """Partners have the same; what one side wins the other does not, or pays."""
    points = result.points
    assert len(points) == game.seats
    if game.rules == "thousand":
        return
    if game.seats == 4:
        assert points[:2] == points[2:]
    if getattr(game.options, "scoring", "") == "each_pays":
        assert sum(points) + result.carry == standing.carry
    else:
        assert min(points) <= getattr(game.options, "trump_ten_bonus", False), (
            "but for the ten of trumps one side scores"
        )


def the_score_is_the_sum(game: AnyGame, before: Standing, result: Result, after: Standing) -> None:
    assert after.score == tuple(map(sum, zip(before.score, result.points, strict=True)))
    assert 0 <= after.dealer < game.seats
    assert game.advance(before, result) == after


# Whether a law notices what breaks it


def test_a_card_in_two_places_or_in_none_is_noticed() -> None:
    game = find("bauernschnapsen").game
    state = game.deal(game.pack, game.opening()).state
    cards_are_conserved(game, state)
    for stock in (state.stock[1:], (*state.stock, state.stock[0]), (*state.stock[1:], state.stock[1])):
        with pytest.raises(AssertionError):
            cards_are_conserved(game, state._replace(stock=stock))


def test_points_that_nobody_has_taken_are_noticed() -> None:
    game = find("dreierschnapsen").game
    state = game.deal(game.pack, game.opening()).state
    points_are_conserved(state, [])
    with pytest.raises(AssertionError):
        points_are_conserved(state._replace(table=state.table._replace(points=(11, 0, 0))), [])


def test_partners_who_disagree_are_noticed() -> None:
    game = find("bauernschnapsen").game
    results_agree(game, game.opening(), Result((2, 0, 2, 0), ()))
    for points in ((2, 0, 0, 0), (2, 1, 2, 1), (2, 0, 2)):
        with pytest.raises(AssertionError):
            results_agree(game, game.opening(), Result(points, ()))
