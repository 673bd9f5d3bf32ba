"""The arena: figures that can be trusted, and the same ones every time."""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

import pytest

from bummerl.arena import ArenaError, BotError, arena, bot_from, duplicate
from bummerl.arena.duplicate import mean_interval, share_interval
from bummerl.engine.bots import bot
from bummerl.record import read_deal
from bummerl.rules.actions import Action, Verb, read_action
from bummerl.rules.catalog import find
from bummerl.rules.game import View

SHORT = find("schnapsen")._replace(game=find("schnapsen").game.with_texts({"match_points": "1"}))
RANDOM = (bot("random"), bot("random"))


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    one = arena(find("schnapsen"), RANDOM, deals=6, seed=4)
    assert arena(find("schnapsen"), RANDOM, deals=6, seed=4, processes=2) == one
    assert arena(find("schnapsen"), RANDOM, deals=6, seed=5) != one


def test_a_bot_against_itself_is_worth_nothing_on_the_same_decks() -> None:
    """Decisions at the same place get the same chance, so the swapped deal is the same deal."""
    report = arena(SHORT, (bot("thumb"), bot("thumb")), deals=3, seed=1)
    assert report.points[0].mean == 0
    assert (report.points[0].low, report.points[0].high) == (0, 0)


def test_what_one_bot_wins_the_other_loses() -> None:
    report = arena(SHORT, (bot("thumb"), bot("random")), deals=5, seed=1)
    first, second = report.points
    assert (first.mean, first.low, first.high) == (-second.mean, -second.high, -second.low)
    assert report.matches_won[0].mean + report.matches_won[1].mean == 1
    assert report.deals_won[0].mean + report.deals_won[1].mean <= 1


def test_changed_options_are_played_and_reported() -> None:
    preset = find("schnapsen")
    changed = preset._replace(game=preset.game.with_texts({"match_points": "1", "closing_allowed": "no"}))
    report = arena(changed, RANDOM, deals=2).to_json()
    assert report["options"] == {"match_points": 1, "closing_allowed": False}


@pytest.mark.parametrize("deals", [1, -1, 10**9])
def test_absurd_numbers_are_refused(deals: int) -> None:
    with pytest.raises(ArenaError) as refused:
        arena(find("schnapsen"), RANDOM, deals=deals)
    assert refused.value.reason.id == "arena-deals"
    with pytest.raises(ArenaError):
        arena(find("schnapsen"), RANDOM, deals=2, processes=deals if deals != 1 else 0)


def test_the_interval_of_a_mean_is_the_one_of_the_text_book() -> None:
    found = mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    deviation = sqrt(32 / 7)
    assert found.mean == 5
    assert found.high - found.mean == pytest.approx(1.959964 * deviation / sqrt(8), rel=1e-6)


def test_the_interval_of_single_wins_and_losses_is_wilsons() -> None:
    """80 of 100: 0.7112 to 0.8666, the textbook example."""
    found = share_interval([1.0] * 80 + [0.0] * 20)
    assert (found.low, found.high) == pytest.approx((0.7112, 0.8666), abs=1e-4)
    assert share_interval([0.0] * 20).low == pytest.approx(0, abs=1e-12)


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    rng = Random(1)
    covered = 0
    for _ in range(400):
        values = [fmean((rng.random() < 0.7, rng.random() < 0.7)) for _ in range(60)]
        low, high = share_interval(values)[1:]
        covered += low <= 0.7 <= high
    assert 0.92 <= covered / 400 <= 0.98


class First:
    """A bot of one's own."""

    name: str = "first"

    def choose(self, view: View[Any], rng: Random) -> Action:
        return rng.choice(view.legal[:1])


class Wrong(First):
    """It leads a card that is in no hand."""

    name = "wrong"

    def choose(self, view: View[Any], rng: Random) -> Action:
        return read_action("exchange") if len(view.table.tricks) == 2 else super().choose(view, rng)


class Broken(First):
    name = "broken"

    def choose(self, view: View[Any], rng: Random) -> Action:
        raise KeyError(len(view.hand) + rng.randrange(1))


class Flatterer(Action):
    """An action that calls itself equal to every other."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Cheat(First):
    name = "cheat"

    def choose(self, view: View[Any], rng: Random) -> Action:
        return Flatterer(Verb.PLAY, rng.choice(tuple(view.game.pack - view.hand)))


class Unreadable(First):
    name = "unreadable"

    def choose(self, view: View[Any], rng: Random) -> Action:
        del view, rng

        class Word:
            def __str__(self) -> str:
                raise LookupError

        return Word()  # type: ignore[return-value]  # that is the point


class Quitter(First):
    name = "quitter"

    def choose(self, view: View[Any], rng: Random) -> Action:
        del view, rng
        sys.exit(0)


class Painter(First):
    name = "\x1b[31mred"


class Shy(First):
    @property
    def name(self) -> str:  # type: ignore[override]  # a name that cannot be had
        raise LookupError


class Nameless:
    pass


def needs_something(given: First) -> First:
    return given


@pytest.mark.parametrize("processes", [1, 2])
def test_an_object_and_its_class_play_alike(processes: int) -> None:
    one = arena(SHORT, (First(), bot("random")), deals=3, processes=processes)
    assert one.names == ("first", "random")
    assert arena(SHORT, (First, bot("random")), deals=3, processes=processes) == one
    assert arena(SHORT, (bot_from("tests.test_arena:First"), bot("random")), deals=3) == one


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("tests.nowhere:First", "bot-no-module"),
        (":First", "bot-no-module"),
        ("..:First", "bot-broken-module"),
        ("tests.test_arena:Nobody", "bot-no-class"),
        ("tests.test_arena:", "bot-no-class"),
        ("tests.test_arena:Nameless", "bot-is-none"),
        ("tests.test_arena:Painter", "bot-is-none"),
        ("tests.test_arena:Shy", "bot-is-none"),
        ("tests.test_arena:needs_something", "bot-not-made"),
        ("nobody", "bot-unknown"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refused:
        bot_from(text)
    assert getattr(refused.value, "reason").id == why  # noqa: B009  # a ValueError has none for the type checker


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Wrong, "bot-illegal"),
        (Cheat, "bot-illegal"),
        (Broken, "bot-raised"),
        (Quitter, "bot-raised"),
        (Unreadable, "bot-raised"),
    ],
)
def test_a_bot_that_does_what_it_may_not_stops_the_arena_with_the_deal(
    wrong: type[First], why: str, processes: int
) -> None:
    game = find("schnapsen")
    with pytest.raises(BotError) as stopped:
        arena(game, (First(), wrong()), deals=4, seed=3, processes=processes)
    said = stopped.value.reason
    params = dict(said.params)
    assert (said.id, params["name"]) == (why, wrong.name)
    shown = read_deal(str(params["line"]))
    assert shown.state.table.turn == params["place"]
    if why == "bot-illegal":
        assert params["legal"] == " ".join(map(str, shown.view(shown.state.table.turn).legal))


def test_a_bot_that_cannot_travel_is_refused_where_it_would_have_to() -> None:
    class Here(First):
        pass

    with pytest.raises(ArenaError) as refused:
        arena(SHORT, (Here(), First()), deals=2, processes=2)
    assert refused.value.reason.id == "arena-bot-stays"


def test_a_match_that_goes_on_for_ever_is_counted_as_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicate, "MOST_DEALS", 1)
    report = arena(find("schnapsen"), RANDOM, deals=2)
    assert report.matches_won[0].mean == report.matches_won[1].mean == 0
    assert report.to_json()["matches_undecided"] == report.matches == 40
    assert arena(SHORT, RANDOM, deals=2).undecided == 0


@pytest.mark.parametrize(
    ("name", "sides"),
    [
        ("schnapsen", ((0,), (1,))),
        ("thousand", ((0,), (1,), (2,))),
        ("thousand_4p", ((0,), (1,), (2,), (3,))),
        ("sixty_six_4p", ((0, 2), (1, 3))),
        ("bauernschnapsen", ((0, 2), (1, 3))),
    ],
)
def test_the_games_say_who_plays_together(name: str, sides: tuple[tuple[int, ...], ...]) -> None:
    assert find(name).game.sides == sides
