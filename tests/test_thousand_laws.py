"""Laws of Thousand in random matches, with random house rules, from random places of the match.

A failure names its seed; `play_match(seed)` plays the same match again.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Final

import pytest

from bummerl.rules.actions import PLAYS, Action, Event, IllegalAction, Seat, Verb, marriage, read_actions, write_actions
from bummerl.rules.cards import Cards, Suit
from bummerl.rules.game import State
from bummerl.rules.thousand import PRESETS, Phase, Table, ThousandGame, ThousandStanding
from bummerl.rules.thousand.table import Entry, Outcome
from tests.thousand_table import random_action, random_options, random_standing, sensible_action

MOST_DEALS: Final = 30


def whole_list(game: ThousandGame) -> tuple[Action, ...]:
    """Actions of every kind, most of them wrong at any moment."""
    numbers = (20, 60, 95, 100, 101, 105, 120, 125, 140, 160, 205, 300, 400, 595, 900)
    words = tuple(
        Action(verb)
        for verb in Verb
        if verb
        not in {Verb.PLAY, Verb.MELD, Verb.BID, Verb.BLIND, Verb.RAISE, Verb.STOCK, Verb.GIVE, Verb.DISCARD, Verb.TURN}
    )
    cards = tuple(game.pack)
    return (
        *PLAYS,
        *(marriage(suit, value) for suit in Suit for value in (20, 40, 60, 80, 100)),
        *(Action(Verb.MELD, value=value) for value in (100, 200)),
        *(Action(verb, value=value) for verb in (Verb.BID, Verb.BLIND, Verb.RAISE) for value in numbers),
        *(Action(Verb.STOCK, value=value) for value in range(3)),
        *(Action(Verb.GIVE, card, to=seat) for card in cards for seat in range(5)),
        *(Action(Verb.DISCARD, card) for card in cards),
        *words,
    )


# Laws of a moment


def cards_are_conserved(game: ThousandGame, state: State[Table]) -> None:
    table = state.table
    played = chain.from_iterable(trick.cards for trick in table.tricks)
    cards = [*chain.from_iterable(state.hands), *state.stock, *chain.from_iterable(state.aside), *played, *table.trick]
    assert len(cards) == 24
    assert Cards(cards) == game.pack


def what_is_shown_is_held(state: State[Table]) -> None:
    for seat, cards in enumerate(state.table.shown):
        assert cards <= state.hands[seat] | state.aside[seat], f"seat {seat} does not hold what it showed"


def denied_cards_are_not_held(state: State[Table]) -> None:
    for denial in state.table.denied:
        assert not denial.cards & state.hands[denial.seat], f"{denial} is wrong"


def every_legal_action_can_be_done(game: ThousandGame, state: State[Table], rng: Random) -> None:
    legal = game.legal(state)
    assert legal, "somebody can always do something"
    assert len(set(legal)) == len(legal)
    for action in rng.sample(legal, min(3, len(legal))):
        game.apply(state, action)
        assert read_actions(write_actions([action])) == (action,)


def every_other_action_is_refused(
    game: ThousandGame, state: State[Table], rng: Random, tried: tuple[Action, ...]
) -> None:
    legal = game.legal(state)
    for action in rng.sample(tried, 12):
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                game.apply(state, action)
            assert refused.value.reason.paragraph.startswith("T")
            assert refused.value.legal == legal


def secrets_do_not_matter(game: ThousandGame, state: State[Table], seen: list[Event], rng: Random) -> None:
    """Another world that looks the same to a seat: its view and its choices are the same."""
    seat: Seat = rng.choice(state.table.players)
    other = another_world(state, seat, rng)
    mine, theirs = game.view(state, seat, seen), game.view(other, seat, seen)
    assert mine == theirs
    assert mine.legal == theirs.legal
    assert game.view(state, None, seen).hand == Cards()
    for event in mine.log:
        assert event.readers is None or seat in event.readers


def another_world(state: State[Table], seat: Seat, rng: Random) -> State[Table]:
    """The cards that this seat does not hold, dealt anew among the places it cannot see."""
    places = [*(list(hand) for other, hand in enumerate(state.hands) if other != seat), list(state.stock)]
    places += [list(hand) for hand in state.aside]
    cards = list(chain.from_iterable(places))
    rng.shuffle(cards)
    dealt = iter(cards)
    new = [[next(dealt) for _ in place] for place in places]
    hands = [Cards(new.pop(0)) if other != seat else state.hands[seat] for other in range(len(state.hands))]
    stock = tuple(new.pop(0))
    return State(state.table, tuple(hands), stock, tuple(map(Cards, new)))


# Laws of a deal and of the sheet


def points_add_up(game: ThousandGame, state: State[Table]) -> None:
    table = state.table
    outcome = table.result
    assert isinstance(outcome, Outcome)
    assert len(outcome.points) == game.seats
    if not outcome.entry.played:
        return
    cards = sum(table.points) - sum(table.declared)
    if not game.options.unused_to_last_trick:
        cards += Cards(state.stock).points
    assert cards == 120
    assert sum(table.won) == len(table.tricks) > 6
    assert all(outcome.points[seat] >= 0 for seat in range(game.seats) if seat != table.declarer)
    assert outcome.points[table.declarer or 0] != 0 or table.sitter == table.declarer


def the_sheet_is_sound(game: ThousandGame, before: ThousandStanding, after: ThousandStanding) -> None:
    options = game.options
    on_barrel = [seat for seat, place in enumerate(after.barrel) if place]
    won = game.match_winner(after)
    for seat in range(game.seats):
        if seat in on_barrel and seat != won:
            assert after.score[seat] == options.barrel_at
            assert not options.barrel_attempts or after.attempts[seat] < options.barrel_attempts
        if seat not in on_barrel:
            assert after.attempts[seat] == 0
        assert after.bolts[seat] < options.bolt_limit
        assert after.score[seat] < options.target or options.target_exclusive or seat == won or not on_barrel
    if options.endgame != "barrel":
        assert not on_barrel
    if options.barrel_required and won is not None:
        assert before.barrel[won], "only a player on the barrel can win"
    if options.barrel_falls_to_zero:
        assert max(after.falls) < options.barrel_falls_to_zero
    if options.barrel_collision == "oldest_falls" and options.barrel_simultaneous == "all_fall":
        assert len(on_barrel) <= max(options.barrel_places, sum(place > 0 for place in before.barrel))
    assert after.cuts < 3
    assert after.dealer == before.dealer or after.deals == before.deals + 1


# A match


def play_match(seed: str, preset: str, most: int = 8) -> Iterator[tuple[ThousandGame, State[Table]]]:
    """A random match, law by law."""
    rng = Random(seed)
    game = ThousandGame(random_options(rng, PRESETS[preset], most))
    tried = whole_list(game)
    standing = game.opening(rng.randrange(game.seats)) if rng.random() < 0.3 else random_standing(rng, game.options)
    for _ in range(MOST_DEALS):
        if game.match_winner(standing) is not None:
            assert game.bummerls(standing) == 1
            return
        deck = list(game.pack)
        rng.shuffle(deck)
        step = game.deal(deck, standing)
        seen = list(step.events)
        while step.state.table.result is None:
            state = step.state
            cards_are_conserved(game, state)
            what_is_shown_is_held(state)
            denied_cards_are_not_held(state)
            if rng.random() < 0.15:
                every_legal_action_can_be_done(game, state, rng)
                every_other_action_is_refused(game, state, rng, tried)
                secrets_do_not_matter(game, state, seen, rng)
            step = game.apply(state, random_action(rng, game.legal(state)))
            seen += step.events
            yield game, state
        state = step.state
        result = state.table.result
        assert result is not None
        cards_are_conserved(game, state)
        points_add_up(game, state)
        after = game.advance(standing, result)
        assert game.advance(standing, result) == after
        the_sheet_is_sound(game, standing, after)
        assert not game.legal(state)
        standing = after


@pytest.mark.parametrize("preset", PRESETS)
def test_random_matches_keep_the_laws(preset: str, scale: Callable[[int, int], int]) -> None:
    for number in range(scale(10, 500)):
        seed = f"{preset} {number}"
        try:
            for _ in play_match(seed, preset):
                pass
        except AssertionError as broken:
            raise AssertionError(f"play_match({seed!r}, {preset!r}): {broken}") from broken


def test_every_phase_is_met() -> None:
    met = set()
    for number in range(40):
        rng = Random(number)
        preset = rng.choice(["thousand_online", "thousand_2p", "thousand_pagat"])
        met |= {state.table.phase for _, state in play_match(f"{preset} {number}", preset, 0)}
    assert met == set(Phase)


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_from_the_start_come_to_an_end(preset: str) -> None:
    """Random bidders lose more than they win, so somebody must play who counts a little."""
    rng = Random(preset)
    game = ThousandGame(PRESETS[preset])
    standing = game.opening()
    for _ in range(300):
        if game.match_winner(standing) is not None:
            return
        deck = list(game.pack)
        rng.shuffle(deck)
        state = game.deal(deck, standing).state
        while state.table.result is None:
            state = game.apply(state, sensible_action(game, state)).state
        standing = game.advance(standing, state.table.result)
    raise AssertionError(f"nobody has won: {standing}")


def test_outcomes_are_values() -> None:
    """Equal when everything is equal, and the same after a journey to another process."""
    [*_, (game, state)] = play_match("values", "thousand_pagat", 0)
    outcome = Outcome((1, 2, 3), (), Entry((0, 1, 2), 0, 100, made=True, played=True))
    other = Outcome((1, 2, 3), (), Entry((0, 1, 2), 1, 100, made=True, played=True))
    assert outcome != other
    assert outcome == Outcome(outcome.points, outcome.reasons, outcome.entry)
    assert hash(outcome) == hash(Outcome(outcome.points, outcome.reasons, outcome.entry))
    assert outcome.winner == 2
    for value in (outcome, game, state, game.opening(1)):
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301  # our own bytes
