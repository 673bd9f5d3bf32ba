"""What a seat has done in a match, in figures that can be added up."""

from __future__ import annotations

from itertools import product

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.record.match import Match
from bummerl.rules.actions import Verb, read_actions
from bummerl.rules.cards import read_cards
from bummerl.rules.catalog import Preset
from bummerl.web.statistics import figures, statistics

from .test_replayed import proven
from .test_shown import EVERY_PRESET

DECK = read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")


def after(*deals: str, preset: str = "schnapsen") -> Match:
    """A match of these deals, all from the same deck."""
    match = Match.new(preset, ("Anna", "Bert"))
    for actions in deals:
        match = match.deal(DECK).play(*read_actions(actions))
    return match


@EVERY_PRESET
def test_figures_say_what_the_table_of_the_replay_says(preset: Preset) -> None:
    match = proven(preset, 3)
    table = {row["is"]: row["values"] for row in statistics(match, Locale())}
    for seat, (name, values) in product(range(preset.game.seats), table.items()):
        told = figures(match, seat)
        if name == "average":
            continue
        count, of = told["counts"][name]
        assert values[seat] == ("–" if of == 0 else str(count) if of is None else f"{count} / {of}")


@EVERY_PRESET
def test_what_one_side_gives_another_side_takes(preset: Preset) -> None:
    match = proven(preset, 4)
    told = [figures(match, seat) for seat in range(preset.game.seats)]
    for name in ("schneider", "schwarz"):
        given = sum(each["counts"][name][0] for each in told)
        taken = sum(each["counts"][f"{name}-taken"][0] for each in told)
        assert (given > 0) == (taken > 0)
    calls = [action.verb for record in match.deals for action in record.actions]
    assert sum(each["counts"]["closes"][1] for each in told) == calls.count(Verb.CLOSE)
    for each in told:
        assert len(each["balance"]) == each["counts"]["deals"][0]
        assert each["counts"]["royals"][0] <= each["counts"]["marriages"][0]
    if preset.game.seats == 2 and len(preset.game.sides) == 2:
        assert told[0]["balance"] == [-points for points in told[1]["balance"]]


def test_a_wrong_claim_is_one_of_one_and_the_points_are_lost() -> None:
    told = figures(after("TC-JH claim"), 1)

    assert told["counts"]["claims"] == [0, 1]
    assert told["balance"] == [-3]


def test_a_marriage_in_trumps_is_told_apart_and_a_lost_close_is_one_of_one() -> None:
    match = Match.new("schnapsen", ("Anna", "Bert")).deal(DECK)
    while match.current is not None:
        legal = match.game.legal(match.current.state)
        wanted = ("40", "20", "close", "claim")
        match = match.play(
            next((action for want in wanted for action in legal if str(action).startswith(want)), legal[0])
        )
    counts = [figures(match, seat)["counts"] for seat in (0, 1)]
    melded = [str(action)[:2] for action in match.deals[0].actions if str(action)[:2] in {"20", "40"}]

    assert sum(count["marriages"][0] for count in counts) == len(melded)
    assert sum(count["royals"][0] for count in counts) == melded.count("40")
    assert sum(count["closes"][1] for count in counts) == 1


def test_nothing_played_is_nothing_counted() -> None:
    told = figures(Match.new("schnapsen", ("Anna", "Bert")), 0)

    assert told["balance"] == []
    assert not any(count or of for count, of in told["counts"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name(language: str) -> None:
    locale = Locale(language)

    assert all(locale.text(f"count-{name}") for name in figures(Match.new("schnapsen", ("Anna", "Bert")), 0)["counts"])
