"""The advice is there in every language that has it, and the program's own players agree with its examples."""

from __future__ import annotations

from random import Random

import pytest

from bummerl.engine.bots import bot
from bummerl.engine.pimc import Pimc
from bummerl.engine.solver import NATIVE
from bummerl.lessons.first_game import LESSONS
from bummerl.lessons.strategy import STRATEGY, Example, Point, page_of
from bummerl.lessons.worth import found, is_right, worth
from bummerl.locale import DECKS, Locale
from bummerl.rules.actions import read_action
from bummerl.rules.catalog import CATALOG, find

POINTS = [point for points in STRATEGY.values() for point in points]
EXAMPLES = [(point, point.example) for point in POINTS if point.example is not None]
LEAST = [("sixty_six_multi", 3), ("dreier", 4), ("bauernschnapsen", 3)]
TWO_HANDED = [(point, example) for point, example in EXAMPLES if point.game in {"schnapsen", "sixty_six"}]
OF_MANY = [(point, example) for point, example in EXAMPLES if (point, example) not in TWO_HANDED]


def named(value: object) -> str | None:
    return f"{value.game}-{value.name}" if isinstance(value, Point) else None


def test_every_game_of_the_catalog_has_advice() -> None:
    assert {page_of(preset.game) for preset in CATALOG} == set(STRATEGY)


@pytest.mark.parametrize(("page", "least"), [("schnapsen", 10), ("sixty_six", 3), ("thousand", 4), *LEAST])
def test_every_page_has_its_examples(page: str, least: int) -> None:
    assert sum(point.example is not None for point in STRATEGY[page]) >= least


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("deck", DECKS)
def test_every_point_has_its_title_and_its_text(language: str, deck: str) -> None:
    locale = Locale(language, deck)
    titles = [point.title(locale) for point in POINTS]
    texts = [point.text(locale) for point in POINTS]
    assert len(set(titles)) == len(titles)
    assert len(set(texts)) == len(texts)
    assert all("\n" not in text and text.endswith((".", "。")) for text in texts)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("deck", DECKS)
def test_every_example_says_why(language: str, deck: str) -> None:
    locale = Locale(language, deck)
    reasons = [point.why(locale) for point, _ in EXAMPLES]
    assert len(set(reasons)) == len(reasons)
    assert all("\n" not in why and why.endswith((".", "。")) for why in reasons)


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_thousand_is_taught_in_its_own_languages(language: str) -> None:
    locale = Locale(language)
    for point in STRATEGY["thousand"]:
        assert point.text(locale) != point.text(Locale("en"))
        if point.example is not None:
            assert point.why(locale) != point.why(Locale("en"))


def test_ranks_are_called_as_in_the_readers_deck() -> None:
    discards = next(point for point in POINTS if point.name == "discards")
    assert "queen" in discards.text(Locale("en"))
    assert "ober" in discards.text(Locale("en", "german"))


@pytest.mark.parametrize(("point", "example"), EXAMPLES, ids=named)
def test_an_example_asks_for_a_decision(point: Point, example: Example) -> None:
    assert page_of(find(example.preset).game) == point.game
    legal = example.record.view(example.record.state.table.turn).legal
    assert len(legal) > 1
    assert example.action in legal


@pytest.mark.skipif(not NATIVE, reason="the searches of the kernel")
@pytest.mark.parametrize(("point", "example"), TWO_HANDED, ids=named)
def test_a_search_of_many_layouts_finds_nothing_better(point: Point, example: Example) -> None:
    record = example.record
    values = Pimc(200).advice(record.view(record.state.table.turn), Random(1)).values
    assert values[example.action] >= max(values.values()) - 0.03, point.name


@pytest.mark.parametrize(("point", "example"), EXAMPLES, ids=named)
def test_no_answer_is_worth_more_than_the_best(point: Point, example: Example) -> None:
    figures = worth(point.key)
    assert is_right(example, max(figures, key=lambda action: figures[action]), figures)
    assert len([action for action in figures if not is_right(example, action, figures)]) >= 1


@pytest.mark.skipif(not NATIVE, reason="the searches of the kernel")
@pytest.mark.parametrize(("point", "example"), TWO_HANDED, ids=named)
def test_the_figures_kept_are_those_that_a_search_finds(point: Point, example: Example) -> None:
    assert {action: round(value, 2) for action, value in found(example).items()} == worth(point.key)


@pytest.mark.parametrize(("point", "example"), OF_MANY, ids=named)
def test_the_figures_kept_are_those_that_the_rules_of_thumb_play_out(point: Point, example: Example) -> None:
    again = found(example, {example.action})
    assert round(again[example.action], 2) == worth(point.key)[example.action]


# The first deal


def test_who_follows_the_lesson_wins_by_a_claim_of_74() -> None:
    lesson = LESSONS["first"]
    record = lesson.record
    told = []
    while record.result is None:
        now = lesson.told(record, Locale("en"))
        action = lesson.reply(record) if now is None else now.action
        assert action is not None
        told += [] if now is None else [now.text]
        record = record.play(action)
    assert len(told) == len(set(told)) == 10
    assert record.result.points == (2, 0)
    assert record.state.table.points[lesson.learner] == 74
    over = lesson.told(record, Locale("en"))
    assert over is not None
    assert over.text.startswith("You have won the deal.")


def test_what_the_lesson_counts_is_what_lies_on_the_table() -> None:
    lesson = LESSONS["first"]
    texts = [text for text, _ in lesson.script]
    counted = lesson.record.play(*(read_action(text) for text in texts[: texts.index("AD")]))
    told = lesson.told(counted, Locale("en"))
    assert counted.state.table.points[lesson.learner] == 53
    assert told is not None
    assert "53 points" in told.text


def test_whoever_leaves_the_lesson_is_told_so_and_plays_on() -> None:
    lesson = LESSONS["first"]
    record = lesson.record.play(read_action("AD"))
    assert lesson.reply(record) is None
    away = record.play(bot("thumb").choose(record.view(1), Random(1)))
    while away.state.table.turn != lesson.learner:
        away = away.play(bot("thumb").choose(away.view(1), Random(1)))
    told = lesson.told(away, Locale("de"))
    assert told is not None
    assert told.action is None
    assert "verlassen" in told.text
