"""The exact search of tricks against the rules: counts, values by brute force, and what must not change an answer."""

from __future__ import annotations

import math
import struct
import threading
import time
import warnings
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bummerl.engine import plain_solver
from bummerl.engine.solver import NATIVE, SlowSolverWarning, Value
from bummerl.engine.trick_solver import NativeTricks, PythonTricks, trick_solver
from bummerl.engine.tricks_positions import Asked, Unsupported, packed, sides_of
from bummerl.rules.actions import Verb
from bummerl.rules.catalog import find
from bummerl.rules.game import State
from bummerl.rules.sixty_six_multi import PRESETS, SixtySixMultiGame
from bummerl.rules.thousand import ThousandGame, ThousandOptions
from tests.trick_deals import FAMILIES, Position, brute, count, deals, exact_values, some_position
from tests.watched import pressed_after, resident

pytestmark = pytest.mark.skipif(not NATIVE, reason="there is no native kernel")

Scale = Callable[[int, int], int]

NAMES = ("order", "table", "bounds", "history", "equals", "slack", "cash", "likely", "plain")
FEATURES = {1 << bit: name for bit, name in enumerate(NAMES)}
ALL = sum(FEATURES)
HAND = {"bauernschnapsen": 5, "dreier": 6, "sixty_six_multi": 8, "thousand": 8}


def can_ask(position: Position) -> list[Asked]:
    """What the kernel can be asked about this position."""
    found = []
    for asked in Asked:
        try:
            packed(position.game, position.state, asked)
        except Unsupported:
            continue
        found.append(asked)
    return found


def solved(position: Position, asked: Asked, features: int = ALL) -> float:
    """The value, which must be exact."""
    value = NativeTricks(position.game, asked, features).value(position.state)
    assert value.exact
    assert value.low == value.high
    return value.low


@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_rules_count_the_same_sequences(family: str, scale: Scale) -> None:
    rng = Random(family)
    for _ in range(scale(40, 4_000)):
        position = some_position(family, rng, rng.randint(1, HAND[family] - 1), house=True)
        depth = rng.randint(1, 4)
        assert NativeTricks(position.game).perft(position.state, depth) == count(position, depth), position


@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_rules_count_the_same_sequences_from_the_first_lead(family: str) -> None:
    for position in deals(family, 8, house=True):
        assert NativeTricks(position.game).perft(position.state, 4) == count(position, 4), position


@pytest.mark.parametrize("family", FAMILIES)
def test_late_values_are_those_of_brute_force(family: str, scale: Scale) -> None:
    """Of a late position, and of every position that can come of it."""
    rng, compared = Random(f"late {family}"), 0
    while compared < scale(6_000, 2_000_000):
        position = some_position(family, rng, rng.choice((1, 2, 2, 3, 4)), house=True)
        for asked in can_ask(position):
            expected = exact_values(position, asked)
            solver = NativeTricks(position.game, asked)
            states = [state for state in expected if asked is Asked.DEAL or state.table.phase != "last"]
            for state, value in zip(states, solver.batch(states), strict=True):
                assert (value.low, value.high, value.exact) == (expected[state], expected[state], True), (
                    position,
                    state,
                )
            assert solved(position, asked) == expected[position.state], position
            values = solver.values(position.state)
            best = max if position.state.table.turn in position.sides.first else min
            assert best(value.low for value in values.values()) == expected[position.state], position
            compared += len(states)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_position_looked_for_once_has_the_value_of_every_way_to_go_on(family: str, scale: Scale) -> None:
    rng = Random(f"once {family}")
    for _ in range(scale(15, 3_000)):
        position = some_position(family, rng, rng.choice((1, 2, 2, 3)), house=True)
        for asked in can_ask(position):
            assert exact_values(position, asked)[position.state] == brute(position, asked), position


@pytest.mark.parametrize("family", FAMILIES)
def test_a_deal_is_worth_its_best_action(family: str, scale: Scale) -> None:
    for position in deals(family, scale(12, 2_000), seed=1, house=True):
        for asked in can_ask(position):
            solver = NativeTricks(position.game, asked)
            values = solver.values(position.state)
            best = max if position.state.table.turn in position.sides.first else min
            assert all(value.exact for value in values.values())
            assert best(value.low for value in values.values()) == solver.value(position.state).low, position


@pytest.mark.parametrize("feature", FEATURES, ids=FEATURES.get)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_makes_it_fast_changes_no_value(family: str, feature: int, scale: Scale) -> None:
    rng = Random(f"{family} {feature}")
    slow = FEATURES[feature] == "table"  # without it eight cards take minutes
    for _ in range(scale(6, 400)):
        position = some_position(family, rng, min(HAND[family], 5 if slow else 8), house=True)
        for asked in can_ask(position):
            assert solved(position, asked, ALL & ~feature) == solved(position, asked), position


@pytest.mark.parametrize("family", FAMILIES)
def test_everything_slow_at_once_finds_the_same(family: str) -> None:
    rng = Random(f"slow {family}")
    for _ in range(10):
        position = some_position(family, rng, 4, house=True)
        for asked in can_ask(position):
            assert solved(position, asked, 0) == solved(position, asked), position


# The layout of kernel/tricks_packed.hpp by fields, to turn a position round without the rules.
LAYOUT = struct.Struct("<6I 12h 37B")
SIDE, HERO, MELDERS, COUNTING, TURN, TRUMP, COMING, TRICK, MELDED, DECLARED, WON = (
    *(19, 20, 28, 29, 43, 44, 45),
    *(47, 50, 52, 53),
)


def with_suits(bytes_: bytes, order: list[int]) -> bytes:
    """Every suit called by another name."""
    fields = list(LAYOUT.unpack(bytes_))
    new = {suit: order.index(suit) for suit in range(4)} | {4: 4}
    for at in range(6):
        fields[at] = sum((fields[at] >> 8 * suit & 255) << 8 * new[suit] for suit in range(4))
    worth = fields[10:14]
    for suit in range(4):
        fields[10 + new[suit]] = worth[suit]
    fields[TRUMP], fields[COMING] = new[fields[TRUMP]], new[fields[COMING]]
    fields[MELDED] = new.get(fields[MELDED], 255)
    fields[DECLARED] = sum((fields[DECLARED] >> suit & 1) << new[suit] for suit in range(4))
    for at in range(TRICK, TRICK + 3):
        if fields[at] != 255:
            fields[at] = 8 * new[fields[at] // 8] + fields[at] % 8
    return LAYOUT.pack(*fields)


def with_seats(bytes_: bytes, step: int) -> bytes:
    """Everybody some seats further on."""
    fields = list(LAYOUT.unpack(bytes_))
    seats = fields[18]
    hands = fields[:seats]
    for seat in range(seats):
        fields[(seat + step) % seats] = hands[seat]
    for at in (SIDE, MELDERS, COUNTING, WON):
        fields[at] = sum((fields[at] >> seat & 1) << (seat + step) % seats for seat in range(seats))
    for at in (HERO, TURN):
        fields[at] = (fields[at] + step) % seats
    return LAYOUT.pack(*fields)


@pytest.mark.parametrize("family", FAMILIES)
def test_other_suits_and_other_seats_change_no_value(family: str) -> None:
    from bummerl.engine._kernel import Tricks  # noqa: PLC0415  # there may be none

    kernel, rng = Tricks(), Random(family)
    for _ in range(12):
        position = some_position(family, rng, HAND[family] - 1, house=True)
        for asked in can_ask(position):
            bytes_ = packed(position.game, position.state, asked)
            turned = [bytes_, *(with_seats(bytes_, step) for step in range(bytes_[48]))]
            turned += [with_suits(each, rng.sample(range(4), 4)) for each in turned]
            (values,) = {answer[0][1:3] for answer in kernel.solve(b"".join(turned))}
            assert values[0] == values[1]


@pytest.mark.parametrize("family", FAMILIES)
def test_two_threads_give_the_answers_of_one(family: str) -> None:
    positions = deals(family, 12, seed=2)
    for position in positions:
        solver = NativeTricks(position.game)
        states = [position.state] * 5
        assert solver.batch_values(states, threads=2) == solver.batch_values(states, threads=1)
        assert solver.batch(states, threads=2) == solver.batch(states)


def test_a_search_that_is_cut_short_says_so_and_is_not_wrong() -> None:
    for position in deals("thousand", 10, seed=3):
        solver = NativeTricks(position.game, Asked.POINTS)
        exact = solver.value(position.state)
        for limit in (0, 1, 10, 100):
            short = solver.value(position.state, limit)
            assert short.low <= exact.low <= short.high
            assert short.nodes <= limit
            assert short.exact == (short.low == short.high)
        assert solver.value(position.state) == exact


def slow() -> tuple[NativeTricks, list[State[Any]]]:
    """First leads, with all left out that makes searching them fast."""
    positions = deals("sixty_six_multi", 4, seed=5)
    game = positions[0].game
    return NativeTricks(game, features=0), [each.state for each in positions if each.game == game]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_that_is_stopped_says_so(threads: int) -> None:
    solver, states = slow()
    threading.Timer(0.2, solver.stop).start()
    start = time.monotonic()

    values = solver.batch(states * 100, threads=threads)

    assert time.monotonic() - start < 2
    assert not all(value.exact for value in values)
    assert all(value.low <= value.high for value in values)


def test_a_stop_ends_plain_python_where_the_kernel_leaves_it_the_work() -> None:
    game = ThousandGame(ThousandOptions(no_lead_foreign_trump=True))
    deck, rng = list(game.pack), Random(3)
    rng.shuffle(deck)
    state = game.deal(deck, game.opening()).state
    while state.table.phase != "lead":
        state = game.apply(state, game.legal(state)[0]).state
    solver = NativeTricks(game)
    threading.Timer(0.3, solver.stop).start()

    with pytest.warns(SlowSolverWarning):
        value = solver.value(state)

    assert not value.exact
    assert value.why == "no_lead_foreign_trump=True"


LONG: dict[str, Callable[[NativeTricks, list[State[Any]]], object]] = {
    "batch": lambda solver, states: solver.batch(states),
    "batch on two threads": lambda solver, states: solver.batch(states * 2, threads=2),
    "batch_values": lambda solver, states: solver.batch_values(states),
    "playouts": lambda solver, states: solver.playouts(states, 2**32 - 1, seed=0),
}


@pytest.mark.parametrize("name", LONG)
def test_control_c_ends_what_takes_long(name: str) -> None:
    solver, states = slow()
    with pressed_after(0.2), pytest.raises(KeyboardInterrupt):
        LONG[name](solver, states * 100)

    assert NativeTricks(solver.game).value(states[0]).exact


def test_memory_does_not_grow_with_the_number_of_searches(scale: Scale) -> None:
    """Kernels that come and go, right and wrong questions, every way to ask."""
    rng = Random(0)
    positions = [some_position(family, rng, 4, house=True) for family in FAMILIES for _ in range(5)]
    kept = [NativeTricks(position.game) for position in positions]

    def ask(count: int) -> None:
        for number in range(count):
            game, state = positions[number % len(positions)]
            solver = kept[number % len(kept)] if number % 10 else NativeTricks(game)
            match number % 7:
                case 0:
                    solver.batch_values([state], 300)
                case 1:
                    solver.batch([state] * 3, 300, threads=2)
                case 2:
                    solver.playouts([state], 5, number)
                case 3:
                    solver.perft(state, 2)
                case 4:
                    with pytest.raises(ValueError, match="no position"):
                        solver.kernel.solve(b"\xff" * LAYOUT.size)
                case _:
                    solver.value(state, 300)

    ask(1_500)
    before = resident()
    ask(scale(3_000, 1_000_000))
    assert resident() - before < 8_000_000, "bytes"


@pytest.mark.parametrize("family", FAMILIES)
def test_playouts_choose_every_action_as_often(family: str, scale: Scale) -> None:
    """What comes of a position by chance is the mean of what comes of it after each action."""
    rng, times = Random(f"chance {family}"), 20_000
    for number in range(scale(8, 1_000)):
        game, state = some_position(family, rng, rng.randint(2, 5), house=True)
        kernel, sides = NativeTricks(game).kernel, sides_of(game, state)
        legal = game.legal(state)
        actions = [action for action in legal if action.verb is not Verb.CLAIM]
        if len(actions) < len(legal):
            continue  # whether a claim is right is not what this is about
        after = [game.apply(state, action).state for action in actions]
        if any(each.table.result is not None or sides_of(game, each) != sides for each in after):
            continue
        expected = Counter[int]()
        for seed, each in enumerate(after):
            (counts,) = kernel.playouts(packed(game, each), times, 1_000 + seed)
            assert sum(counts.values()) == times
            expected.update(counts)
        (counts,) = kernel.playouts(packed(game, state), times, number)
        for value in expected.keys() | counts.keys():
            mean = expected[value] / len(actions)
            assert counts.get(value, 0) == pytest.approx(mean, abs=7 * math.sqrt(mean) + 8), (state, value)


def test_as_many_playouts_as_one_likes_take_no_memory() -> None:
    (position,) = deals("dreier", 1, seed=6)
    solver = NativeTricks(position.game)
    before = resident()
    solver.playouts([position.state], 1_000_000, seed=0)

    assert resident() - before < 4_000_000, "bytes"


def test_playouts_are_the_same_for_the_same_seed_and_lie_between_the_ends() -> None:
    for position in deals("bauernschnapsen", 10, seed=4):
        solver = NativeTricks(position.game)
        means = solver.playouts([position.state], 50, seed=1)
        assert means == solver.playouts([position.state], 50, seed=1)
        assert -3 <= means[0] <= 3


@pytest.mark.parametrize("family", FAMILIES)
def test_plain_python_finds_the_same(family: str) -> None:
    rng = Random(f"python {family}")
    for _ in range(25):
        position = some_position(family, rng, rng.randint(2, 4), house=True)
        for asked in can_ask(position):
            python = PythonTricks(position.game, asked).value(position.state)
            assert python.low == solved(position, asked), position


def test_what_the_kernel_cannot_do_it_leaves_to_plain_python() -> None:
    rng = Random(1)
    barred = ThousandOptions(no_lead_foreign_trump=True)
    position = some_position("thousand", rng, 2)
    state = position.state
    while not isinstance(position.game, ThousandGame) or len(state.table.standing.score) != barred.players:
        position = some_position("thousand", rng, 2)
        state = position.state
    game = ThousandGame(barred)
    solver = trick_solver(game)

    with pytest.warns(SlowSolverWarning, match="some thousand times"):
        value = solver.value(state)

    with warnings.catch_warnings(action="error"):
        assert solver.values(state)
    assert value.why == "no_lead_foreign_trump=True"
    assert value.low == brute(Position(game, state), Asked.DEAL)
    with pytest.raises(Unsupported, match="no_lead_foreign_trump=True"):
        packed(game, state)


def test_plain_python_remembers_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    position = some_position("dreier", Random(7), 4)
    expected = PythonTricks(position.game).value(position.state)
    monkeypatch.setattr(plain_solver, "MOST_KNOWN", 20)
    asked = PythonTricks(position.game)

    found = asked.value(position.state)

    assert expected.nodes > 40
    assert found.low == expected.low
    assert len(asked._known) <= 20


def test_plain_python_keeps_to_its_limit() -> None:
    (position,) = deals("dreier", 1)

    value = PythonTricks(position.game).value(position.state, 20)

    assert value == Value(-float("inf"), float("inf"), exact=False, nodes=20)


def test_three_who_play_alone_have_no_sides() -> None:
    game = find("sixty_six_3p").game
    state = game.deal(tuple(game.pack), game.opening()).state
    while state.table.phase != "lead":
        state = game.apply(state, game.legal(state)[0]).state

    with pytest.raises(Unsupported, match="each of three plays alone"):
        sides_of(game, state)


def test_before_cards_are_played_there_is_nothing_to_solve() -> None:
    game = find("thousand").game
    deck = list(game.pack)
    Random(0).shuffle(deck)
    state = game.deal(deck, game.opening()).state

    with pytest.raises(Unsupported, match="phase="):
        sides_of(game, state)


def test_bytes_that_are_no_position_are_refused() -> None:
    from bummerl.engine._kernel import Tricks  # noqa: PLC0415  # there may be none

    (position,) = deals("bauernschnapsen", 1)
    good = packed(position.game, position.state)
    rng = Random(0)
    with pytest.raises(ValueError, match="another size"):
        Tricks().solve(good[1:])
    reasons = []
    for _ in range(2_000):
        wrong = bytearray(good)
        for _ in range(rng.randint(1, 3)):
            wrong[rng.randrange(len(wrong))] = rng.randrange(256)
        try:
            Tricks().solve(bytes(wrong), limit=1_000)
        except ValueError as why:
            reasons.append(str(why))
    assert len(reasons) > 1_000
    assert all(why.startswith("no position of tricks: ") for why in reasons)


def test_more_card_points_than_a_search_has_room_for_are_refused() -> None:
    from bummerl.engine._kernel import Tricks  # noqa: PLC0415  # there may be none

    (position,) = deals("bauernschnapsen", 1)
    fields = list(LAYOUT.unpack(packed(position.game, position.state)))
    fields[6] = fields[7] = 850
    assert Tricks().solve(LAYOUT.pack(*fields))
    fields[6] = fields[7] = 1_000

    with pytest.raises(ValueError, match="no position of tricks: the card points"):
        Tricks().solve(LAYOUT.pack(*fields))


def test_whoever_drums_wins_when_an_opponent_claims_wrongly() -> None:
    game = SixtySixMultiGame(replace(PRESETS["sixty_six_3p_drums"], unclaimed="draw"))
    rng = Random(2)
    while True:
        deck = list(game.pack)
        rng.shuffle(deck)
        state = game.deal(deck, game.opening(2)).state
        while state.table.result is None and state.table.declarer in {None, state.table.turn}:
            actions = [each for each in game.legal(state) if each.verb is not Verb.CLAIM]
            drums = [each for each in actions if each.verb is Verb.DRUM]
            state = game.apply(state, (drums or actions)[0]).state
            while state.table.trick:
                state = game.apply(state, game.legal(state)[0]).state
        if state.table.result is None and state.table.tricks:
            break
    claim = next(each for each in game.legal(state) if each.verb is Verb.CLAIM)
    assert state.table.side_points(state.table.turn) < game.options.target_points

    result, declarer = game.apply(state, claim).state.table.result, state.table.declarer

    assert result is not None
    assert declarer is not None
    assert result.points[declarer] > 0
