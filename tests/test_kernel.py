"""The native kernel against the rules, a slow brute force, and itself with what makes it fast left out."""

from __future__ import annotations

import math
import struct
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from textwrap import dedent
from typing import Any, Final

import pytest

from bummerl.engine._kernel import ALL_FEATURES, Kernel, Unsupported
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
from tests.watched import pressed_after, resident

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


# What is asked


def test_one_thread_or_two_give_the_same_answers_and_nodes() -> None:
    native, states = NativeSolver(find("schnapsen").game), deals("schnapsen", 9)

    assert native.batch_values(states, limit=2_000) == native.batch_values(states, limit=2_000, threads=2)


@pytest.mark.skipif(sys.platform != "linux", reason="threads run out otherwise elsewhere")
def test_where_no_second_thread_can_be_had_one_answers_all() -> None:
    program = """
        import resource
        from bummerl.engine.native_solver import NativeSolver
        from bummerl.rules.catalog import find
        game = find("schnapsen").game
        states = [game.deal(tuple(game.pack)).state] * 5
        native = NativeSolver(game)
        expected = native.batch(states)
        taken = resource.getpagesize() * int(open("/proc/self/statm").read().split()[0])
        resource.setrlimit(resource.RLIMIT_AS, (taken + 2_000_000,) * 2)  # a thread's stack is larger
        try:
            __import__("threading").Thread(target=print).start()
        except RuntimeError:
            assert native.batch(states, threads=2) == expected
            print("alone")
    """
    done = subprocess.run([sys.executable, "-c", dedent(program)], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stdout, done.stderr) == (0, "alone\n", "")


def test_a_search_with_too_few_nodes_says_that_it_is_not_exact() -> None:
    native, (state,) = NativeSolver(find("schnapsen").game), deals("schnapsen", 1)
    whole = native.value(state)

    for limit in (0, 1, 50, whole.nodes - 1):
        value = native.value(state, limit)
        assert not value.exact
        assert value.low <= whole.low <= value.high
        assert value.nodes <= limit
    assert native.value(state, whole.nodes) == whole


def test_a_search_that_is_stopped_says_that_it_is_not_exact() -> None:
    native, states = NativeSolver(find("sixty_six").game), deals("sixty_six", 2_000)
    threading.Timer(0.2, native.stop).start()

    values = native.batch(states, threads=2)

    assert not all(value.exact for value in values)
    assert len(values) == len(states)


def test_a_stop_reaches_searches_that_still_wait() -> None:
    native, states = NativeSolver(find("sixty_six").game), deals("sixty_six", 2_000)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(native.batch, states) for _ in range(4)]
        while not all(each.running() for each in asked):
            time.sleep(0.01)
        time.sleep(0.2)
        native.stop()
        answers = [each.result() for each in asked]

    assert sum(all(value.exact for value in values) for values in answers) == 0
    assert sum(sum(value.nodes for value in values) == 0 for values in answers) == 3, "those that had not begun"
    assert native.value(states[0]).exact


def with_carries(count: int) -> list[State[Any]]:
    game, rng = find("sixty_six_us").game, Random(0)
    return [game.deal(random_deck(game, rng), Standing(carry=number % 3)).state for number in range(count)]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_stop_reaches_positions_of_every_carry(threads: int) -> None:
    native, states = NativeSolver(find("sixty_six_us").game), with_carries(1_200)
    threading.Timer(0.2, native.stop).start()
    start = time.monotonic()

    values = native.batch(states, threads=threads)

    assert time.monotonic() - start < 2
    assert [any(not value.exact for value in values[carry::3]) for carry in range(3)] == [True] * 3


def test_positions_of_different_carries_are_answered_as_if_each_carry_were_asked_alone() -> None:
    native, states = NativeSolver(find("sixty_six_us").game), with_carries(9)

    values = native.batch(states, threads=2)

    for carry in range(3):
        assert values[carry::3] == native.batch(states[carry::3])


class StoppedOnTheWay(list[State[Any]]):
    """Positions while which are read somebody says stop."""

    def __init__(self, states: list[State[Any]], stop: Callable[[], None]) -> None:
        super().__init__(states)
        self.stop = stop

    def __iter__(self) -> Iterator[State[Any]]:
        yield self[0]
        self.stop()
        yield from self[1:]


def test_a_stop_before_the_kernel_is_asked_is_not_lost() -> None:
    native, states = NativeSolver(find("sixty_six").game), deals("sixty_six", 20)

    values = native.batch(StoppedOnTheWay(states, native.stop))

    assert [value.nodes for value in values] == [0] * 20
    assert native.value(states[0]).exact


def test_a_stop_ends_plain_python_and_what_waits_for_it() -> None:
    asked, states = PythonSolver(find("schnapsen").game), deals("schnapsen", 20)
    with ThreadPoolExecutor(2) as pool:
        batch, by_action = pool.submit(asked.batch, states), pool.submit(asked.batch_values, states)
        time.sleep(0.2)
        asked.stop()
        values, actions = batch.result(timeout=10), by_action.result(timeout=10)

    assert not any(value.exact for value in values)
    assert not any(value.exact for each in actions for value in each.values() if value.nodes)
    assert asked.value(closed_late()).exact


LONG: Final[Mapping[str, Callable[[NativeSolver, list[State[Any]]], object]]] = {
    "batch": lambda native, states: native.batch(states),
    "batch on two threads": lambda native, states: native.batch(states, threads=2),
    "batch_values": lambda native, states: native.batch_values(states),
    "perft": lambda native, states: native.perft(states[0], 20),
    "playouts": lambda native, states: native.playouts(states, 2**32 - 1, seed=0),
    "deals": lambda native, _: native.kernel.deals(2**32 - 1, 0),
}


@pytest.mark.parametrize("name", LONG)
def test_control_c_ends_what_takes_long(name: str) -> None:
    native, states = NativeSolver(find("sixty_six").game), deals("sixty_six", 2_000)
    with pressed_after(0.2), pytest.raises(KeyboardInterrupt):
        LONG[name](native, states)

    assert native.value(states[0]).exact


def test_control_c_ends_waiting_for_a_search_of_another_thread() -> None:
    native, states = NativeSolver(find("sixty_six").game), deals("sixty_six", 2_000)
    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(native.batch, states * 5)
        time.sleep(0.1)
        with pressed_after(0.2), pytest.raises(KeyboardInterrupt):
            native.value(states[0])
        assert not other.done()
        native.stop()


def test_memory_does_not_grow_with_the_number_of_searches(scale: Scale) -> None:
    """Kernels that come and go, right and wrong questions, every way to ask."""
    rng, limit = Random(0), 300
    games = [random_game(rng.choice(TWO_HANDED), rng, 6) for _ in range(20)]
    positions = [(game, game.deal(random_deck(game, rng)).state) for game in games]
    kept = [NativeSolver(game) for game in games]

    def ask(count: int) -> None:
        for number in range(count):
            game, state = positions[number % len(positions)]
            native = kept[number % len(kept)] if number % 10 else NativeSolver(game)
            match number % 7:
                case 0:
                    native.batch_values([state], limit)
                case 1:
                    native.batch([state] * 3, limit, threads=2)
                case 2:
                    native.playouts([state], 5, number)
                case 3:
                    native.perft(state, 2)
                case 4:
                    native.kernel.deals(5, number)
                case 5:
                    with pytest.raises(ValueError, match="no position"):
                        native.kernel.solve(b"\xff" * 50)
                case _:
                    native.value(state, limit)

    ask(3_000)
    before = resident()
    ask(scale(6_000, 1_000_000))
    assert resident() - before < 8_000_000, "bytes"


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


# What is refused


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda asked, state: asked.value(state, -1), "limit=-1 is too small: 0 is the least"),
        (lambda asked, state: asked.values(state, -1), "limit=-1 is too small: 0 is the least"),
        (lambda asked, state: asked.batch([state], threads=0), "threads=0 is too small: 1 is the least"),
        (lambda asked, state: asked.batch_values([state], threads=-2), "threads=-2 is too small: 1 is the least"),
    ],
)
def test_numbers_that_mean_nothing_are_refused_by_every_solver(ask: Callable[..., object], said: str) -> None:
    game, state = find("schnapsen").game, closed_late()
    for asked in (NativeSolver(game), PythonSolver(game)):
        with pytest.raises(ValueError, match=f"^{said}$"):
            ask(asked, state)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda asked, state: asked.perft(state, 0), "depth=0 is too small: 1 is the least"),
        (lambda asked, state: asked.perft(state, 2**40), "depth=1099511627776 is too large: 2147483647 is the most"),
        (lambda asked, state: asked.playouts([state], 0, 1), "times=0 is too small: 1 is the least"),
        (lambda asked, state: asked.playouts([state], 2**40, 1), "times=1099511627776 is too large"),
        (lambda asked, state: asked.playouts([state], 1, -1), "seed=-1 is too small: 0 is the least"),
        (lambda asked, state: asked.playouts([state], 1, 2**64), "seed=18446744073709551616 is too large"),
    ],
)
def test_numbers_that_mean_nothing_are_refused_by_the_kernel(ask: Callable[..., object], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        ask(NativeSolver(find("schnapsen").game), closed_late())


def test_a_limit_beyond_all_searches_is_none() -> None:
    native, state = NativeSolver(find("schnapsen").game), closed_late()

    assert native.value(state, 2**80) == native.value(state) == native.batch([state], threads=100)[0]


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"failed_close_value": "four"}, "failed_close_value=four"),
        ({"deck": "36"}, "deck=36"),
        ({"target_points": "many"}, "target_points=many"),
        ({"first_newcomer": "True"}, "first_newcomer=True"),
        ({"deck": "32", "hand_size": "1"}, "hand_size=1"),
        ({"deck": "32", "hand_size": "3"}, "hand_size=3"),
        ({"hand_size": "9"}, "hand_size=9"),
    ],
)
def test_an_option_that_the_kernel_does_not_know_is_refused_by_name(changes: Mapping[str, str], named: str) -> None:
    with pytest.raises(Unsupported, match=f"^{named}$"):
        Kernel({**words(find("schnapsen").game.options), **changes})


@pytest.mark.parametrize(("deck", "held"), [(20, 4), (20, 8), (24, 4), (24, 8), (32, 4), (32, 8)])
def test_hands_are_dealt_of_every_size_that_the_rules_allow(deck: int, held: int) -> None:
    options = {**words(find("schnapsen").game.options), "deck": str(deck), "hand_size": str(held)}

    assert sum(Kernel(options).deals(1_000, 0)) == 1_000


def test_a_missing_option_is_refused_by_name() -> None:
    known = words(find("schnapsen").game.options)

    for name in known.keys() - {
        *("deal_pattern", "dealer_rotation", "tie_result", "match_points"),
        *("score_direction", "schneider_bummerl", "trick_review"),
    }:
        with pytest.raises(Unsupported, match=name):
            Kernel({key: value for key, value in known.items() if key != name})


def test_bytes_that_are_no_position_are_refused() -> None:
    kernel, good, rng = Kernel(words(find("schnapsen").game.options)), packed(closed_late()), Random(0)
    assert kernel.solve(good)

    with pytest.raises(ValueError, match="another size"):
        kernel.solve(good[:-1])
    refused = 0
    for _ in range(2_000):
        wrong = bytearray(good)
        for _ in range(rng.randint(1, 3)):
            wrong[rng.randrange(len(wrong))] = rng.randrange(256)
        try:
            kernel.solve(bytes(wrong), limit=1_000)
        except ValueError as error:
            refused += "no position of this game" in str(error)
    assert refused > 1_000


@pytest.mark.parametrize("waiting", [20, 40])
def test_a_leader_for_whom_a_marriage_waits_that_it_does_not_declare_now_is_refused(waiting: int) -> None:
    """A second one could wait beside it then, for which a search has no room."""
    kernel, good = Kernel(words(find("schnapsen").game.options)), bytearray(packed(closed_late()))
    turn = good[19]
    good[14 + turn] = waiting

    with pytest.raises(ValueError, match="no position of this game: the marriages that wait"):
        kernel.solve(bytes(good))
    good[14 + turn], good[14 + 1 - turn] = 0, waiting
    assert kernel.solve(bytes(good))


@pytest.mark.parametrize("held", [3, 5, 8])
def test_hands_of_another_size_are_refused_while_cards_are_drawn(held: int) -> None:
    options = {**words(find("schnapsen").game.options), "deck": "32", "close_timing": "before_or_after_draw"}
    hands = [2**held - 1 << 8, 2**held - 1 << 16]
    before_the_draw = struct.pack(
        "<2I3H12B24s", *hands, *[0] * 5, 1, 0, 2, 0, 0, 4, 255, 255, 255, 0, bytes([25, 26, 27, 0])
    )

    with pytest.raises(ValueError, match="no position of this game: the hands"):
        Kernel(options).solve(before_the_draw)


def test_a_deal_that_is_over_is_refused() -> None:
    game = find("schnapsen").game
    over = next(game.apply(closed_late(), a).state for a in game.legal(closed_late()) if a.verb is Verb.CLAIM)

    for asked in (NativeSolver(game), PythonSolver(game)):
        with pytest.raises(ValueError, match="over"):
            asked.value(over)


def test_every_preset_is_solved_by_the_kernel_that_knows_its_play() -> None:
    kinds = {preset.key: type(solver(preset.game)) for preset in CATALOG}

    assert {key for key, kind in kinds.items() if kind is NativeSolver} == set(TWO_HANDED)
    assert {key for key, kind in kinds.items() if kind is NativeTricks} == {
        preset.key for preset in CATALOG if has_sides(preset.game)
    }
    assert {key for key, kind in kinds.items() if kind is PythonSolver} == {"sixty_six_3p"}
