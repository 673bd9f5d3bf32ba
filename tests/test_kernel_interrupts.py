"""What ends a search before its time, or runs beside it: limits, stops, Ctrl-C, threads, and memory."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from textwrap import dedent
from typing import Any, Final

import pytest

from bummerl.engine.solver import NativeSolver, PythonSolver
from bummerl.rules.catalog import find
from bummerl.rules.game import Standing, State
from tests.random_games import random_deck, random_game
from tests.test_kernel import TWO_HANDED, Scale, closed_late, deals
from tests.watched import pressed_after, resident


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
        while not all(each.running() or each.done() for each in asked):
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
