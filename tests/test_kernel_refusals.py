"""What the kernel does not take: numbers, options and bytes that mean nothing, and deals that are over."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from random import Random

import pytest

from bummerl.engine._kernel import Kernel, Unsupported
from bummerl.engine.positions import packed, words
from bummerl.engine.solver import NativeSolver, PythonSolver
from bummerl.rules.actions import Verb
from bummerl.rules.catalog import find
from tests.test_kernel import closed_late


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
