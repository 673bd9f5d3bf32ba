"""Exact values without the kernel, best lines, and the command."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from random import Random
from typing import Final

import pytest
from typer.testing import CliRunner

from bummerl.cli.app import app
from bummerl.engine import solver as solver_module
from bummerl.engine.solver import PythonSolver, SlowSolverWarning, solver
from bummerl.engine.trick_solver import outcome
from bummerl.engine.tricks_positions import Asked, sides_of
from bummerl.record import Record, read_deal, write_deal
from bummerl.rules.actions import Verb, read_actions
from bummerl.rules.cards import read_cards
from bummerl.rules.catalog import find
from tests.brute_force import BruteForce, late_position
from tests.random_games import random_deck
from tests.trick_deals import Position, brute

CLOSED: Final = "schnapsen | dealer 0 score 0-0 | AHKHQHTHKSQDJHASTSJDQCACTCKCJCADTDKDJSQS | close AH-TH"
"""The closer leads with a marriage in hand: 40 and one trick more are enough."""


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words), env={"LANG": "C"})
    return done.exit_code, done.output


def test_plain_python_finds_the_value_of_the_brute_force() -> None:
    rng, tried = Random(8), 0
    while tried < 40:
        record = late_position(rng.choice(["schnapsen", "sixty_six", "scharfschnapsen"]), rng, 4, 6)
        if record is None:
            continue
        tried += 1
        values = PythonSolver(record.game).values(record.state)
        assert {action: value.low for action, value in values.items()} == BruteForce(record.game).values(record.state)


def test_plain_python_stops_at_its_limit_and_says_so() -> None:
    record = read_deal(CLOSED)

    assert not PythonSolver(record.game).value(record.state, limit=3).exact
    assert PythonSolver(record.game).value(record.state).exact


def test_the_best_line_ends_the_deal_with_the_value() -> None:
    rng, tried = Random(9), 0
    while tried < 20:
        record = late_position("schnapsen", rng, 4, 6)
        if record is None:
            continue
        tried += 1
        turn = record.state.table.turn
        for each in (PythonSolver(record.game), solver(record.game) if solver_module.NATIVE else None):
            if each is not None:
                result = record.play(*each.line(record.state)).result
                assert result is not None
                assert result.points[turn] - result.points[1 - turn] == each.value(record.state).low


@pytest.mark.parametrize("name", ["bauernschnapsen", "thousand", "dreierschnapsen", "sixty_six_3p"])
def test_plain_python_solves_the_end_of_every_game(name: str) -> None:
    game, rng = find(name).game, Random(name)
    record = Record.new(name, random_deck(game, rng))
    while record.result is None or len(record.actions) < 4:
        begun = record if record.result is None else Record.new(name, random_deck(game, rng))
        record = begun if begun.result is not None else begun.play(rng.choice(game.legal(begun.state)))
    late = record.undo(4)

    values = PythonSolver(game, side=(late.state.table.turn,)).values(late.state)

    assert set(values) == set(game.legal(late.state))
    assert PythonSolver(game).value(late.state).low == max(value.low for value in values.values())


def test_who_may_not_claim_wrongly_on_purpose_is_not_tried_to() -> None:
    record = read_deal(CLOSED)
    values = PythonSolver(record.game, wrong_claims=False).values(record.state)

    assert Verb.CLAIM not in {action.verb for action in values}


def test_without_a_kernel_it_is_said_once_what_that_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_module, "NATIVE", False)
    monkeypatch.setattr(solver_module, "_WARNED", [])
    game = find("schnapsen").game

    with pytest.warns(SlowSolverWarning, match="C\\+\\+ compiler"):
        asked = solver(game)
    with warnings.catch_warnings(action="error"):
        solver(game)
    assert (asked.native, asked.why) == (False, "no native kernel")


# The command


def test_solve_prints_the_value_and_the_best_line(tmp_path: Path) -> None:
    (tmp_path / "deal.txt").write_text(CLOSED, encoding="utf-8")

    code, output = run("solve", str(tmp_path / "deal.txt"))

    assert code == 0, output
    assert "+3 game points" in output
    assert "Best line: " in output
    assert "  40H: +3" in output
    assert "  claim: -3" in output


def test_solve_prints_json_for_programs(tmp_path: Path) -> None:
    (tmp_path / "deal.txt").write_text(CLOSED, encoding="utf-8")

    code, output = run("solve", str(tmp_path / "deal.txt"), "--json")
    data = json.loads(output)

    assert code == 0
    assert (data["turn"], data["low"], data["high"], data["exact"]) == (1, 3, 3, True)
    line = read_actions(data["line"])
    record = read_deal(CLOSED).play(*line)
    assert record.result is not None
    assert record.result.points == (0, 3)


def test_solve_says_when_it_was_stopped(tmp_path: Path) -> None:
    deck = read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")
    (tmp_path / "deal.txt").write_text(write_deal(Record.new("schnapsen", deck)), encoding="utf-8")

    code, output = run("solve", str(tmp_path / "deal.txt"), "--nodes", "5")

    assert code == 0
    assert "not exact" in output


def test_solve_refuses_a_deal_that_is_over(tmp_path: Path) -> None:
    (tmp_path / "deal.txt").write_text(f"{CLOSED} claim", encoding="utf-8")

    code, output = run("solve", str(tmp_path / "deal.txt"))

    assert code == 2
    assert "is over" in output


def some_record(name: str, phases: set[str], cards: int) -> Record:
    """A deal played at random to a position in one of these phases, with so many cards to play at most."""
    game, rng = find(name).game, Random(name)
    while True:
        record = Record.new(name, random_deck(game, rng))
        while record.result is None:
            table = record.state.table
            if table.phase in phases and len(record.state.hands[table.turn]) <= cards:
                return record
            record = record.play(rng.choice(game.legal(record.state)))


@pytest.mark.parametrize("name", ["thousand", "tysiac_2p", "bauernschnapsen", "dreierschnapsen", "sixty_six_4p"])
def test_solve_says_what_the_side_gets_and_how_in_games_of_two_sides(name: str, tmp_path: Path) -> None:
    record = some_record(name, {"lead"}, 3)
    file = tmp_path / "deal.txt"
    file.write_text(write_deal(record), encoding="utf-8")

    code, output = run("solve", str(file))
    data = json.loads(run("solve", str(file), "--json")[1])

    assert code == 0, output
    sides = sides_of(record.game, record.state)
    side = " + ".join(f"seat {seat}" for seat in sides.first)
    assert f"the contract of {side} is " in output or f" for {side} if all play" in output
    assert (data["side"], data["native"]) == (list(sides.first), solver_module.NATIVE)
    assert data["low"] == brute(Position(record.game, record.state), Asked.DEAL)
    best = max if record.state.table.turn in sides.first else min
    assert best(action["low"] for action in data["actions"].values()) == data["low"]
    end = record.play(*read_actions(data["line"]))
    assert end.result is not None
    assert outcome(record.game, end.state, sides, Asked.DEAL) == data["low"]


def test_solve_plays_one_against_two_where_each_is_alone(tmp_path: Path) -> None:
    file = tmp_path / "deal.txt"
    file.write_text(write_deal(some_record("sixty_six_3p", {"lead"}, 2)), encoding="utf-8")

    code, output = run("solve", str(file))

    assert code == 0, output
    assert "in plain Python" in output
    assert "Best line: " in output


@pytest.mark.parametrize("name", ["thousand", "bauernschnapsen", "dreierschnapsen"])
def test_solve_refuses_what_comes_before_the_play(name: str, tmp_path: Path) -> None:
    before = {"cut", "trump", "auction", "redeal", "exchange", "raise"}
    (tmp_path / "deal.txt").write_text(write_deal(some_record(name, before, 12)), encoding="utf-8")

    code, output = run("solve", str(tmp_path / "deal.txt"))

    assert code == 2
    assert "give a record in which cards are played" in output
