"""Worlds of the games for more than two: exactly the states that fit, each drawn as often as any other.

What fits says a plain oracle, `tests/histories.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice
from math import factorial
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bummerl.engine.worlds import count, every, some, worlds
from bummerl.rules import bauern, dreier, sixty_six_multi
from bummerl.rules.actions import Kind, Seat
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import State
from tests.histories import fits, hidden, key, known_aside, rearranged, stocks_of
from tests.stories import GAMES, Story, looks, story

Scale = Callable[[int, int], int]


@pytest.mark.parametrize("key", GAMES)
def test_a_world_gives_the_seat_what_it_sees_and_can_be_played_on(key: str, scale: Scale) -> None:
    game = GAMES[key]
    for seed in range(scale(15, 600)):
        rng = Random(f"{key} {seed}")
        told = story(game, rng, rng.randrange(40), bold=rng.choice((0.2, 1, 4)))
        for view in looks(told, rng):
            for state in islice(worlds(view, rng), 2):
                again = game.view(state, view.seat, told.log)
                assert again == view, seed
                assert again.legal == view.legal, seed
                assert sizes(state) == sizes(told.state), seed
                assert sorted(lying(state)) == sorted(lying(told.state)), seed
                while state.table.result is None:
                    state = game.apply(state, rng.choice(game.legal(state))).state  # noqa: PLW2901


def sizes(state: State[Any]) -> object:
    return [len(hand) for hand in state.hands], len(state.stock), [len(cards) for cards in state.aside]


def lying(state: State[Any]) -> list[Card]:
    return [*state.stock, *chain.from_iterable(state.hands), *chain.from_iterable(state.aside)]


ORACLE: Final = (
    *("thousand", "thousand_ukrainian", "tysiac", "thousand_2p", "thousand_4p"),
    *bauern.PRESETS,
    *dreier.PRESETS,
    *sixty_six_multi.PRESETS,
)


@pytest.mark.parametrize("name", ORACLE)
def test_exactly_the_states_that_fit_are_worlds(name: str, scale: Scale) -> None:
    """Late in a deal every order of the hidden cards can be tried."""
    game, tried = GAMES[name], 0
    for seed in range(10_000):
        rng = Random(f"few {name} {seed}")
        told = story(game, rng, rng.randrange(12, 40), bold=rng.choice((0.3, 1, 4)))
        if told.state.table.result is not None:
            continue
        seat = told.state.table.turn
        view = told.view(seat)
        cards = hidden(told, seat)
        if not 2 <= len(cards) <= 7 or getattr(told.state.table, "sitter", None) == seat:
            continue
        expected = {key(state) for state in distinct(told, seat, cards) if fits(told, seat, state)}
        found = [key(world.state) for world in every(view)]
        assert len(found) == len(set(found)) == count(view), seed
        assert set(found) == expected, seed
        assert key(told.state) in expected, seed
        tried += 1
        if tried == scale(5, 300):
            return
    raise AssertionError("too few positions were found")


def distinct(told: Story, seat: Seat, cards: Sequence[Card]) -> Iterator[State[Any]]:
    """All states that the hidden cards can make, each once."""
    rng = Random(0)
    seen: set[object] = set()
    tries = 0
    limit = count_states(told, seat)
    while len(seen) < limit:
        state = rearranged(told, seat, rng.sample(cards, len(cards)))
        tries += 1
        assert tries < 200 * limit
        if key(state) not in seen:
            seen.add(key(state))
            yield state


def count_states(told: Story, seat: Seat) -> int:
    """How many ways there are to deal the hidden cards out."""
    state, shown = told.state, told.state.table.shown
    groups = [len(hand - shown[each]) for each, hand in enumerate(state.hands) if each != seat]
    groups += [len(those - known_aside(told, seat, each)) for each, those in enumerate(state.aside)]
    groups += map(len, stocks_of(state))
    ways = factorial(sum(groups))
    for size in groups:
        ways //= factorial(size)
    return ways


# Drawn worlds


def bound(freedom: int) -> float:
    """What chi-squared exceeds once in ten thousand samples (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.72 * part**0.5) ** 3)


@pytest.mark.parametrize("name", ["thousand", "thousand_2p", "bauernschnapsen", "talonschnapsen", "sixty_six_4p_us"])
def test_every_world_is_drawn_as_often_as_any_other(name: str, scale: Scale) -> None:
    game, tried = GAMES[name], 0
    for seed in range(10_000):
        rng = Random(f"alike {name} {seed}")
        told = story(game, rng, rng.randrange(8, 40), bold=4)
        view = told.view(told.state.table.turn)
        if told.state.table.result is not None or not 3 <= len(possible := some(view, 60, rng)) < 60:
            continue
        drawn = Counter(key(state) for state in islice(worlds(view, rng), 20 * len(possible)))
        assert drawn.keys() <= {key(world.state) for world in possible}
        value = sum((drawn[key(world.state)] - 20) ** 2 / 20 for world in possible)
        assert value < bound(len(possible) - 1), seed
        tried += 1
        if tried == scale(4, 200):
            return
    raise AssertionError("too few positions were found")


FEATURES: Mapping[str, Callable[[Story, State[Any]], object]] = {
    "suits of the hands": lambda _, state: tuple(
        tuple(hand.mask >> 8 * suit & 255 and len(hand & Cards.of(255 << 8 * suit)) for suit in range(4))
        for hand in state.hands[:2]
    ),
    "points": lambda _, state: tuple(hand.points // 4 for hand in state.hands),
    "kings and queens": lambda _, state: tuple(
        len([card for card in hand if card.rank in {4, 5}]) for hand in state.hands
    ),
    "what was in the stock": lambda told, state: tuple(
        hand & Cards(getattr(told.state.table, "widow", ())) for hand in state.hands
    ),
}


class Early(NamedTuple):
    """A kind of position in which most of the cards are hidden."""

    game: str
    wanted: Callable[[Story, Seat], bool]


def is_voids(told: Story, seat: Seat) -> bool:
    return len({denial.seat for denial in told.state.table.denied} - {seat}) > 1


def has_passed(told: Story, seat: Seat) -> bool:
    table = told.state.table
    return len(table.given) == 2 and table.declarer != seat and not table.tricks


def has_bid(told: Story, seat: Seat) -> bool:
    """Another has bid so high that it must have held a marriage."""
    return any(each.kind is Kind.BID and each.value > 120 and each.seat != seat for each in told.log)


EARLY: Final = {
    "Thousand, cards passed": Early("thousand", has_passed),
    "Thousand, a high bid, still in the auction": Early(
        "thousand", lambda told, seat: has_bid(told, seat) and not told.state.table.won_at
    ),
    "Thousand, a high bid and cards passed": Early(
        "thousand", lambda told, seat: has_bid(told, seat) and has_passed(told, seat)
    ),
    "Thousand, a marriage shown": Early(
        "tysiac",
        lambda told, seat: (
            any(told.state.table.shown[each] for each in range(3) if each != seat) and bool(told.state.table.given)
        ),
    ),
    "Thousand, voids": Early("thousand", is_voids),
    "Bauernschnapsen, voids": Early("bauernschnapsen", is_voids),
    "Bauernschnapsen, a card turned up": Early(
        "bauernschnapsen", lambda told, seat: told.state.table.turned is not None and told.state.table.rufer != seat
    ),
    "Bauernschnapsen, a partner sits out": Early(
        "bauernschnapsen_wikipedia", lambda told, _: told.state.table.resting is not None
    ),
    "Dreierschnapsen, voids": Early("dreierschnapsen", is_voids),
    "Talonschnapsen, the talon taken": Early(
        "talonschnapsen", lambda told, seat: told.state.table.took and told.state.table.declarer != seat
    ),
}


SLOW: Final = ("Talonschnapsen, the talon taken",)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.soak] if name in SLOW else []) for name in EARLY]
)
def test_worlds_are_drawn_as_shuffling_and_rejecting_would(name: str, scale: Scale) -> None:
    case, seed = EARLY[name], 0
    while True:
        rng = Random(f"{name} {seed}")
        told = story(GAMES[case.game], rng, rng.randrange(4, 24), bold=rng.choice((1, 4)))
        seat = told.state.table.turn
        if told.state.table.result is None and case.wanted(told, seat) and len(hidden(told, seat)) > 6:
            break
        seed += 1
    expected = list(islice(by_rejection(told, seat, rng), scale(150, 5_000)))
    drawn = list(islice(worlds(told.view(seat), rng), scale(1_500, 20_000)))
    for what, feature in FEATURES.items():
        one, two = (Counter(feature(told, state) for state in states) for states in (expected, drawn))
        assert_alike(one, two, what)


def by_rejection(told: Story, seat: Seat, rng: Random) -> Iterator[State[Any]]:
    cards = hidden(told, seat)
    while True:
        state = rearranged(told, seat, rng.sample(cards, len(cards)))
        if fits(told, seat, state):
            yield state


def assert_alike(one: Counter[object], two: Counter[object], what: str) -> None:
    """Two samples come from one distribution, as far as chi-squared can tell."""
    pairs = [(one[outcome], two[outcome]) for outcome in sorted(one.keys() | two.keys(), key=repr)]
    bins = [pair for pair in pairs if sum(pair) >= 30]
    rare = [pair for pair in pairs if sum(pair) < 30]
    if rare:
        bins.append((sum(first for first, _ in rare), sum(second for _, second in rare)))
    ratio = (one.total() / two.total()) ** 0.5
    value = sum((first / ratio - second * ratio) ** 2 / (first + second) for first, second in bins)
    assert len(bins) == 1 or value < bound(len(bins) - 1), f"{what}: {value:.1f} in {len(bins)} bins"
