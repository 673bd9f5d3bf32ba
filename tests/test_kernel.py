"""The native kernel against the rules, a slow brute force, and itself with what makes it fast left out."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from bummerl.engine._kernel import ALL_FEATURES, Kernel
from bummerl.engine.positions import packed, words
from bummerl.engine.solver import NativeSolver, PythonSolver, solver
from bummerl.engine.trick_solver import NativeTricks, has_sides
from bummerl.record import Record, write_deal
from bummerl.rules.actions import Action, Verb, read_actions
from bummerl.rules.cards import Card, read_cards
from bummerl.rules.catalog import CATALOG, AnyGame, find
from bummerl.rules.game import Standing, State
from bummerl.rules.sitting_out import SittingOutGame
from tests import perft_files
from tests.brute_force import BruteForce, late_position
from tests.random_games import TEMPERS, random_deal, random_deck, random_game

Scale = Callable[[int, int], int]

TWO_HANDED: Final = [preset.key for preset in CATALOG if preset.game.rules == "schnapsen"]
FEATURES: Final = [1 << bit for bit in range(ALL_FEATURES.bit_length())]


def deals(name: str, count: int, seed: int = 0) -> list[State[Any]]:
    game, rng = find(name).game, Random(seed)
    return [game.deal(random_deck(game, rng)).state for _ in range(count)]


def closed_late(name: str = "schnapsen") -> State[Any]:
    deck = read_cards("AHKHQH THKSQD JH ASTS JDQC ACTCKCJCADTDKDJSQS")
    return Record.new(name, deck).play(*read_actions("close AH-TH")).state


# The rules


@pytest.mark.parametrize(
    "line",
    [line for line in perft_files.all_lines() if line.position.game.rules == "schnapsen"],
    ids=lambda line: line.where,
)
def test_the_kernel_counts_what_the_rules_count(line: perft_files.Perft) -> None:
    state = line.position.state
    if state.table.result is None:
        counting = NativeSolver(line.position.game)
        assert {depth: counting.perft(state, depth) for depth in line.counts} == line.counts


@pytest.mark.parametrize("family", ["schnapsen", "sixty_six"])
@pytest.mark.parametrize(("options", "cards"), [(0, 12), (8, 10)], ids=["presets", "house rules"])
def test_late_positions_have_the_value_of_the_brute_force(family: str, options: int, cards: int, scale: Scale) -> None:
    names = [key for key in TWO_HANDED if (find(key).game.options.deck == 24) == (family == "sixty_six")]
    rng, compared = Random(f"{family} {options}"), 0
    while compared < scale(10_000, 5_000_000):
        record = late_position(rng.choice(names), rng, options, cards)
        if record is None:
            continue
        force, native = BruteForce(record.game), NativeSolver(record.game)
        expected = force.values(record.state)
        found = {action: value.low for action, value in native.values(record.state).items()}
        assert found == expected, write_deal(record)
        assert native.value(record.state).low == max(expected.values()), write_deal(record)
        later = list(force.found.values())
        for (state, ahead), value in zip(later, native.batch([state for state, _ in later]), strict=True):
            assert value.low == (-ahead if state.table.turn else ahead), (write_deal(record), state)
        compared += 1 + len(later)


@pytest.mark.parametrize("name", TWO_HANDED)
def test_no_feature_changes_a_value_of_a_whole_deal(name: str, scale: Scale) -> None:
    game = find(name).game
    states = deals(name, scale(1, 200), seed=3)
    expected = [value.low for value in NativeSolver(game).batch(states)]

    for left_out in FEATURES:
        solved = NativeSolver(game, features=ALL_FEATURES & ~left_out).batch(states)
        assert [value.low for value in solved] == expected, left_out


def test_points_that_end_the_deal_by_themselves_can_be_worth_less_than_a_close() -> None:
    options = {**words(find("schnapsen").game.options), "hand_size": "4", "close_timing": "before_or_after_draw"}
    options |= {"claim_mode": "auto", "closed_game_multiplier": "2"}
    four_left = bytes.fromhex("a00000a01040001800002f0000000000000100010204ffffff0017031613").ljust(50, b"\0")

    values = {Kernel(options, features=features).solve(four_left)[0][0][1] for features in (ALL_FEATURES, 0)}

    assert values == {3}


@pytest.mark.parametrize("name", TWO_HANDED)
def test_the_best_action_is_worth_what_the_position_is(name: str, scale: Scale) -> None:
    native, states = NativeSolver(find(name).game), deals(name, scale(3, 1_000), seed=4)

    for value, values in zip(native.batch(states), native.batch_values(states), strict=True):
        assert value.exact
        assert value.low == max(each.low for each in values.values())


@pytest.mark.parametrize("name", ["schnapsen", "sixty_six"])
def test_names_of_suits_and_seats_change_nothing(name: str) -> None:
    game = find(name).game
    renamed = {suit: "SHDC"[(number + 1) % 4] for number, suit in enumerate("SHDC")}
    for seed in range(5):
        deck = random_deck(game, Random(seed))
        other = tuple(Card(f"{str(card)[0]}{renamed[str(card)[1]]}") for card in deck)
        states = [game.deal(deck).state, game.deal(deck, Standing(1)).state, game.deal(other).state]
        assert len({value.low for value in NativeSolver(game).batch(states)}) == 1


# What a value is of


def test_a_utility_is_what_the_value_is_worth() -> None:
    game, states = find("schnapsen").game, deals("schnapsen", 20)
    chances = {-3: 0.0, -2: 0.1, -1: 0.1, 1: 0.7, 2: 0.9, 3: 1.0}
    plain, chance = NativeSolver(game).batch(states), NativeSolver(game, chances.__getitem__).batch(states)

    assert [value.low for value in chance] == [chances[int(value.low)] for value in plain]
    assert all(value.low == value.high and value.exact for value in chance)


def test_a_utility_for_which_more_can_be_worse_is_left_to_python() -> None:
    asked = solver(find("schnapsen").game, lambda difference: -difference)

    assert not asked.native
    assert asked.why.startswith("utility=")


def test_what_only_plain_python_can_do_is_named() -> None:
    two, four, alone = (find(name).game for name in ("schnapsen", "bauernschnapsen", "sixty_six_3p"))
    asked = [
        solver(two, side=(1,)),
        solver(four, side=(2, 0)),
        solver(four, float),
        solver(alone),
        solver(alone, float),
    ]

    assert [type(each) for each in asked] == [PythonSolver] * 5
    assert [each.why for each in asked] == ["side=1", "side=0+2", "utility", *["game=sixty_six_multi"] * 2]


def test_a_value_is_that_of_the_side_that_is_asked_for() -> None:
    game, state = find("schnapsen").game, closed_late()
    value = NativeSolver(game).value(state).low

    assert value
    for seat in (0, 1):
        (asked,) = solver(game, side=(seat,)).batch([state])
        assert asked.low == (value if seat == state.table.turn else -value)


@pytest.mark.parametrize("name", ["bauernschnapsen", "thousand", "sixty_six_3p"])
def test_wrong_claims_are_left_out_only_where_two_play(name: str) -> None:
    with pytest.raises(ValueError, match="wrong_claims=False: only where two play"):
        solver(find(name).game, wrong_claims=False)


def test_one_who_sits_out_changes_no_value() -> None:
    game, rng = find("sixty_six_3p_us").game, Random(4)
    assert isinstance(game, SittingOutGame)
    asked, two = solver(game), NativeSolver(find("sixty_six_us").game)
    assert asked.native
    for dealer in (0, 1, 2):
        deck = random_deck(game, rng)
        state, other = game.deal(deck, game.opening(dealer)).state, two.game.deal(deck, Standing(1)).state
        while state.table.talon:
            assert asked.value(state, 2_000) == two.value(other, 2_000)
            assert asked.values(state, 2_000) == two.values(other, 2_000)
            action = rng.choice([each for each in game.legal(state) if each.verb not in {Verb.CLOSE, Verb.CLAIM}])
            state, other = game.apply(state, action).state, two.game.apply(other, action).state
        value, seat = asked.value(state), state.table.turn
        for action in asked.line(state):
            state = game.apply(state, action).state
        assert state.table.result is not None
        points, (against,) = state.table.result.points, {*state.table.pair} - {seat}
        assert points[seat] - points[against] == value.low


def test_what_is_carried_over_is_part_of_a_value() -> None:
    game = find("sixty_six_us").game
    deck = random_deck(game, Random(1))
    plain, carried = (game.deal(deck, Standing(carry=carry)).state for carry in (0, 2))
    low, more = (value.low for value in NativeSolver(game).batch([plain, carried]))

    assert more - low == {True: 2, False: -2}[low > 0]


def test_who_may_not_claim_wrongly_on_purpose_has_no_such_action() -> None:
    native = NativeSolver(find("schnapsen").game, wrong_claims=False)

    assert Verb.CLAIM not in {action.verb for action in native.values(closed_late())}


def test_playouts_are_the_same_for_the_same_seed_and_stay_within_what_can_be_won() -> None:
    native, states = NativeSolver(find("schnapsen").game), deals("schnapsen", 4)

    assert native.playouts(states, 100, seed=5) == native.playouts(states, 100, seed=5)
    assert native.playouts(states, 100, seed=5) != native.playouts(states, 100, seed=6)
    assert all(-3 < mean < 3 for mean in native.playouts(states, 1_000, seed=5))
    deals_won = native.kernel.deals(10_000, 1)
    assert sum(deals_won) == 10_000
    assert all(deals_won[12 + points] for points in (-3, -2, -1, 1, 2, 3))


def careless(game: AnyGame, state: State[Any]) -> list[Action]:
    """What a playout chooses from: a claim as soon as it is right and never else."""
    legal = game.legal(state)
    claims = [action for action in legal if action.verb is Verb.CLAIM]
    is_right = state.table.points[state.table.turn] >= game.options.target_points
    return claims if claims and is_right else [action for action in legal if action not in claims]


def won(state: State[Any], seat: int) -> int:
    return int(2 * state.table.result.points[seat] - sum(state.table.result.points))


@pytest.mark.parametrize("options", [0, 8], ids=["presets", "house rules"])
def test_playouts_choose_every_action_as_often(options: int, scale: Scale) -> None:
    """What comes of a position by chance is the mean of what comes of it after each action, and so to the end."""
    rng, seen, times = Random(f"chance {options}"), Counter[Verb](), 20_000
    for number in range(scale(40, 5_000)):
        name = rng.choice(TWO_HANDED)
        game = random_game(name, rng, options)
        record = random_deal(Record(name, game, Standing(0), random_deck(game, rng)), rng.choice(TEMPERS), rng)
        states = [step.state for step in record.steps[:-1]]
        if number % 2:  # where there are most kinds of them
            states = [max(states, key=lambda state: len({action.verb for action in game.legal(state)}))]
        state = rng.choice(states)
        kernel, actions = NativeSolver(game).kernel, careless(game, state)
        seen.update({action.verb for action in actions})
        expected = [0.0] * 25
        for seed, action in enumerate(actions):
            after = game.apply(state, action).state
            if after.table.result is not None:
                expected[12 + won(after, state.table.turn)] += times / len(actions)
                continue
            (counts,) = kernel.playouts(packed(after), times, 1_000 + seed)
            for index, count in enumerate(counts if after.table.turn == state.table.turn else reversed(counts)):
                expected[index] += count / len(actions)
        (counts,) = kernel.playouts(packed(state), times, number)
        for found, mean in zip(counts, expected, strict=True):
            assert found == pytest.approx(mean, abs=7 * math.sqrt(mean) + 1), write_deal(record)
    assert {Verb.PLAY, Verb.MELD, Verb.CLOSE, Verb.EXCHANGE} <= seen.keys()


def test_random_deals_end_as_often_with_each_value_as_those_by_the_rules() -> None:
    game, rng, times, many = find("schnapsen").game, Random(6), 2_000, 1_000_000
    by_rules = Counter[int]()
    for state in deals("schnapsen", times, seed=6):
        while state.table.result is None:
            state = game.apply(state, rng.choice(careless(game, state))).state  # noqa: PLW2901  # deal by deal
        by_rules[won(state, 1)] += 1  # the forehand

    for value, found in enumerate(NativeSolver(game).kernel.deals(many, 6), -12):
        share = found / many
        assert by_rules[value] == pytest.approx(times * share, abs=4 * math.sqrt(times * share)), value


def test_every_preset_is_solved_by_the_kernel_that_knows_its_play() -> None:
    kinds = {preset.key: type(solver(preset.game)) for preset in CATALOG}

    assert {key for key, kind in kinds.items() if kind is NativeSolver} == set(TWO_HANDED)
    assert {key for key, kind in kinds.items() if kind is NativeTricks} == {
        preset.key for preset in CATALOG if has_sides(preset.game)
    }
    assert {key for key, kind in kinds.items() if kind is PythonSolver} == {"sixty_six_3p"}
