"""The player that searches layouts: what it says rests on the view alone, is exact where all is known, and wins."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from textwrap import dedent
from typing import Any

import pytest
from typer.testing import CliRunner

from bummerl.arena import arena
from bummerl.cli.app import app
from bummerl.engine import pimc
from bummerl.engine import solver as solver_module
from bummerl.engine.bots import UnknownBot, bot, check_plays
from bummerl.engine.pimc import Pimc
from bummerl.engine.sitting_out import as_two
from bummerl.engine.solver import NATIVE, PythonSolver, solver
from bummerl.engine.worlds import count, every, worlds
from bummerl.record import Record
from bummerl.rules.actions import Verb
from bummerl.rules.catalog import CATALOG, find
from bummerl.rules.reasons import Refused
from tests.positions import play, position
from tests.random_games import TEMPERS, random_action, random_deck

PRESETS = [preset.key for preset in CATALOG if preset.game.rules == "schnapsen"]

needs_kernel = pytest.mark.skipif(not NATIVE, reason="open talons need the native kernel")


def deal_at(name: str, seed: int, *, is_open: bool = True, cards: int | None = None) -> Record:
    """A deal of the preset in its middle; with so many cards in the hand to act at most, or its talon gone."""
    for attempt in range(1000):
        rng = Random(f"{name} {seed} {attempt}")
        game = find(name).game
        record = Record(name, game, game.opening(rng.randrange(2)), random_deck(game, rng))
        wanted = rng.randrange(16)
        while record.result is None:
            table = getattr(record.state.table, "two", record.state.table)
            if cards is not None and len(record.state.hands[table.turn]) <= cards and table.is_open == is_open:
                return record
            if cards is None and table.is_open == is_open and len(record.actions) >= wanted * is_open:
                return record
            record = record.play(random_action(game, record.state, rng.choice(TEMPERS), rng))
    raise AssertionError("no deal gets there")


@needs_kernel
@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_neither_the_choice_nor_the_values(name: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(6, 500)):
        record = deal_at(name, seed, is_open=seed % 3 > 0)
        seat, rng = record.state.table.turn, Random(seed)
        view = record.view(seat)
        swapped = record.game.view(next(worlds(view, rng)), seat, view.log)
        assert Pimc(5).advice(swapped, Random(seed)) == Pimc(5).advice(view, Random(seed))


@needs_kernel
@pytest.mark.parametrize("name", PRESETS)
def test_what_is_told_is_the_average_over_all_layouts_where_there_are_few(name: str) -> None:
    record = deal_at(name, 1, is_open=False, cards=4)
    view = record.view(record.state.table.turn)
    advice = Pimc(10_000).advice(view, Random(0))
    layouts = list(every(view))
    assert (advice.layouts, advice.is_all) == (count(view), True)
    for action, told in advice.values.items():
        if action.verb is Verb.PLAY:
            found = [solver(record.game, wrong_claims=False).values(layout.state)[action].low for layout in layouts]
            weights = [layout.weight for layout in layouts]
            assert told == pytest.approx(sum(map(float.__mul__, found, map(float, weights))) / sum(weights))


@needs_kernel
def test_where_one_sits_out_it_plays_as_in_the_game_of_the_other_two() -> None:
    check_plays(bot("pimc:10"), find("sixty_six_3p_us"))
    for seed in range(4):
        record = deal_at("sixty_six_3p_us", seed, is_open=False)
        view = record.view(record.state.table.turn)
        advice = Pimc(5).advice(view, Random(seed))
        assert advice == Pimc(5).advice(as_two(view), Random(seed))
        assert advice.layouts
        assert set(advice.values) <= set(view.legal)


@pytest.mark.parametrize("name", PRESETS)
def test_with_all_cards_known_nothing_is_better(name: str, scale: Callable[[int, int], int]) -> None:
    checked = 0
    for seed in range(10_000):
        record = deal_at(name, seed, is_open=False, cards=3)
        view = record.view(record.state.table.turn)
        if count(view) > 1 or len(view.legal) == 1:
            continue
        chosen = Pimc(1).choose(view, Random(seed))
        values = PythonSolver(record.game, wrong_claims=False).values(record.state)
        assert values[chosen].low == max(value.low for value in values.values())
        checked += 1
        if checked == scale(5, 500):
            return


@needs_kernel
def test_a_close_is_worth_no_more_than_its_best_lead() -> None:
    """In each layout another lead may be the best, but nobody sees which layout it is."""
    deal = deal_at("schnapsen", 3)
    checked = 0
    for seed in range(40):
        deal = deal_at("schnapsen", seed)
        view = deal.view(deal.state.table.turn)
        close = next((action for action in view.legal if action.verb is Verb.CLOSE), None)
        if close is None or count(view) > 400:
            continue
        told = Pimc(400).advice(view, Random(0)).values[close]
        closed = deal.play(close)
        layouts = [(each.weight, deal.game.apply(each.state, close).state) for each in every(view)]
        found = solver(deal.game, wrong_claims=False)
        answers = found.batch_values([state for _, state in layouts])
        total = sum(weight for weight, _ in layouts)
        leads = [action for action in closed.view(closed.state.table.turn).legal if action in answers[0]]
        plain = [action for action in leads if action.verb is Verb.PLAY]
        if plain != leads:
            continue
        means = [
            sum(weight * answer[action].low for (weight, _), answer in zip(layouts, answers, strict=True)) / total
            for action in leads
        ]
        assert told == pytest.approx(max(means))
        checked += 1
    assert checked


def test_a_right_claim_is_made_at_once() -> None:
    deal = play(position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH"), "AS-QD TS-JD 40H")
    assert str(Pimc(10).choose(deal.view(0), Random(0))) == "claim"


def test_without_the_kernel_it_goes_by_rules_of_thumb_until_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(game: Any) -> PythonSolver:  # noqa: ANN401  # whichever game
        return PythonSolver(game, why="no native kernel", wrong_claims=False)

    monkeypatch.setattr(pimc, "_solver", slow)
    deal = deal_at("schnapsen", 1)
    view = deal.view(deal.state.table.turn)
    advice = Pimc(10).advice(view, Random(0))
    assert (advice.action, advice.layouts) == (bot("thumb").choose(view, Random(0)), 0)
    late = deal_at("schnapsen", 2, is_open=False, cards=3)
    told = Pimc(10).advice(late.view(late.state.table.turn), Random(0))
    assert told.layouts
    if NATIVE:
        monkeypatch.undo()
        assert told.values == Pimc(10).advice(late.view(late.state.table.turn), Random(0)).values


@needs_kernel
def test_no_kernel_is_left_over_when_python_ends() -> None:
    program = """
        import ctypes
        from bummerl.engine import pimc
        from bummerl.rules.catalog import find
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(pimc._solver))  # as if the module was never freed
        assert pimc._solver(find("schnapsen").game).native
    """
    done = subprocess.run([sys.executable, "-c", dedent(program)], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, "")


def test_that_there_is_no_kernel_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_module, "NATIVE", False)
    pimc._solver.cache_clear()
    try:
        done = CliRunner().invoke(app, ["arena", "pimc:1", "pimc:1", "--deals", "2"], env={"LANG": "C"})
    finally:
        pimc._solver.cache_clear()
    assert done.exit_code == 0, done.output
    assert done.stderr.count("pimc:1 plays by rules of thumb") == 1


@pytest.mark.parametrize("name", ["pimc:0", "pimc:", "pimc", "pimc:-3", "pimc:ten", "pimc:10001", "pimc:٣"])
def test_a_number_of_layouts_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(name)
    assert refused.value.reason.id == "bot-pimc-number"


@pytest.mark.parametrize("name", ["thousand", "bauernschnapsen", "sixty_six_3p", "dreierschnapsen"])
def test_other_games_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_plays(bot("pimc:10"), find(name))
    assert dict(refused.value.reason.params) == {"name": "pimc:10", "game": name}
    with pytest.raises(Refused):
        arena(find(name), (bot("random"), bot("pimc:10")), deals=2)


@needs_kernel
@pytest.mark.soak
def test_ten_layouts_win_a_quarter_of_a_game_point_a_deal_from_the_rule_of_thumb() -> None:
    report = arena(find("schnapsen"), (bot("pimc:10"), bot("thumb")), deals=1000, seed=4)
    assert report.points[0].mean >= 0.25
    assert report.points[0].low > 0.15
