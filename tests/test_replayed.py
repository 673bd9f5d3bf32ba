"""Looking back: rules and option forms as data, replays, statistics, imports, and what a table lets one look at."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.record.fields import RecordError
from bummerl.record.match import Match, Memory
from bummerl.record.notation import match_json, write_match
from bummerl.record.shuffle import chain
from bummerl.rules.actions import Verb
from bummerl.rules.catalog import Preset, find
from bummerl.rules.reasons import Refused
from bummerl.table.dealer import begun, dealt, played
from bummerl.table.rulebook import applies, paragraphs
from bummerl.web.book import form, rules
from bummerl.web.replayed import imported, steps, summary
from bummerl.web.shown import may_look, shown
from bummerl.web.statistics import statistics

from .shown_files import NAMES, seating
from .test_shown import EVERY_PRESET, liked, moments

LINKS = chain(bytes(32), 8)


def proven(preset: Preset, deals: int = 2, memory: Memory = Memory.POINTS) -> Match:
    """A match of some random deals whose shuffle is published."""
    seats = NAMES[: preset.game.seats]
    match = begun(Match.new(preset.key, seats, memory=memory), LINKS, tuple(seat.encode() for seat in seats))
    rng = Random(preset.key)
    for _ in range(deals):
        match = dealt(match, LINKS)
        while (record := match.current) is not None:
            match = played(match, LINKS, liked(record.game.legal(record.state), rng))
        if match.winner is not None:
            break
    return match


# Rules as data


@EVERY_PRESET
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_has_every_option_once_and_reads_back_what_it_shows(preset: Preset, language: str) -> None:
    fields = [field for section in form(preset, Locale(language))["sections"] for field in section["options"]]
    options = preset.game.options

    assert sorted(field["name"] for field in fields) == sorted(option.name for option in options.all())
    assert options.with_texts({field["name"]: field["value"] for field in fields}) == options
    for field in fields:
        known = options.named(field["name"])
        assert field["label"]
        assert field["text"]
        if field["kind"] == "choice":
            assert [choice["value"] for choice in field["choices"]] == list(map(str, known.choices))
            assert field["value"] in {choice["value"] for choice in field["choices"]}
        if field["kind"] == "number":
            assert field["low"] <= int(field["value"]) <= field["high"]
    assert json.dumps(fields)


@EVERY_PRESET
def test_the_book_has_every_paragraph_that_applies(preset: Preset) -> None:
    locale = Locale("de", "german")
    told = [each for section in rules(preset, locale)["sections"] for each in section["paragraphs"]]
    wanted = {number for number in paragraphs(preset.game.rules) if applies(preset, locale, number)}

    assert wanted <= {each["number"] for each in told}
    assert all(each["yours"] for each in told if each["number"] not in wanted)
    assert len({each["number"] for each in told}) == len(told)


def test_house_rules_are_marked_in_the_book() -> None:
    preset = find("schnapsen")
    house = preset._replace(game=preset.game.with_texts({"min_talon_to_close": "4"}))
    yours = [
        (paragraph["number"], option["text"])
        for section in rules(house, Locale())["sections"]
        for paragraph in section["paragraphs"]
        for option in paragraph["options"]
        if option["yours"]
    ]

    assert yours == [("4.3", "close with 4 or more cards in the talon")]


# Replays


@EVERY_PRESET
def test_a_deal_is_replayed_step_by_step(preset: Preset) -> None:
    match = proven(preset, memory=Memory.STRICT)
    record = match.deals[-1]
    for seat in (*range(preset.game.seats), None):
        pictures = steps(match, len(match.deals), seat, Locale())

        assert [picture["at"] for picture in pictures] == [
            f"{len(match.deals)}.{at}" for at in range(len(record.steps))
        ]
        assert pictures[-1]["ended"] is not None
        assert all(picture["ended"] is None for picture in pictures[:-1])
        for picture, step in zip(pictures, record.steps, strict=True):
            if seat is None:
                assert [len(each["known"]) for each in picture["seats"]] == list(map(len, step.state.hands))
            else:
                assert {card["card"] for card in picture["hand"]} == set(map(str, step.state.hands[seat]))
            assert all(each["points"] is not None for each in picture["seats"])


def test_a_deal_that_is_not_over_is_not_replayed() -> None:
    match = next(moments(find("schnapsen"), Random(1)))

    with pytest.raises(Refused, match="table-no-such-place"):
        steps(match, 1, 0, Locale())
    with pytest.raises(Refused, match="table-no-such-place"):
        steps(proven(find("schnapsen")), 1, 2, Locale())


@pytest.mark.parametrize("key", ["schnapsen", "bauernschnapsen", "thousand"])
def test_the_summary_proves_the_shuffle_or_says_why_not(key: str) -> None:
    match = proven(find(key))
    right = summary(match, Locale())

    assert right["proof"]["right"]
    assert "proven" in right["proof"]["text"]
    assert [len(deal["deck"]) for deal in right["proof"]["deals"]] == [len(match.game.pack)] * len(match.deals)
    assert match.fair is not None
    other = replace(match, fair=match.fair._replace(entropy=(b"another", *match.fair.entropy[1:])))
    assert not summary(other, Locale())["proof"]["right"]
    assert summary(replace(match, fair=None), Locale())["proof"] is None
    assert json.dumps(right)


@EVERY_PRESET
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_speaks_every_language(preset: Preset, language: str) -> None:
    told = summary(proven(preset), Locale(language))

    assert [deal["number"] for deal in told["deals"]] == list(range(1, len(told["deals"]) + 1))
    assert all(deal["text"] for deal in told["deals"])
    assert told["rules"]


@EVERY_PRESET
def test_statistics_count_what_happened(preset: Preset) -> None:
    match = proven(preset, 4)
    rows = {row["is"]: row["values"] for row in statistics(match, Locale())}
    tricks = sum(sum(record.state.table.won) for record in match.deals)
    claims = sum(action.verb is Verb.CLAIM for record in match.deals for action in record.actions)

    assert all(len(values) == preset.game.seats for values in rows.values())
    assert sum(map(int, rows["tricks"])) == tricks
    if getattr(preset.game.options, "claim_mode", "manual") == "manual":
        tried = [value.split(" / ")[1] for value in rows.get("claims", ()) if " / " in value]
        assert sum(map(int, tried)) == claims


# Imports


def test_a_record_is_imported_as_text_and_as_json() -> None:
    match = proven(find("thousand"))

    assert imported(write_match(match)) == match
    assert imported(json.dumps(match_json(match))) == match


def test_of_an_unfinished_match_the_finished_deals_are_imported() -> None:
    match = proven(find("schnapsen"), 1)
    longer = dealt(match, LINKS)

    assert imported(write_match(longer)).deals == match.deals
    with pytest.raises(Refused, match="table-no-deal-yet"):
        imported(write_match(next(moments(find("schnapsen"), Random(1)))))
    with pytest.raises(RecordError):
        imported("no record")


# Looking back while it goes on


@pytest.mark.parametrize("memory", Memory)
@pytest.mark.parametrize("key", ["schnapsen", "sixty_six", "bauernschnapsen", "thousand"])
def test_one_looks_back_as_far_as_the_log_goes(key: str, memory: Memory) -> None:
    for match in moments(find(key), Random(f"{key} {memory}"), 2, memory):
        number, done = len(match.deals), len(match.deals[-1].actions)
        for seat in (0, None):
            log = shown(match, seating(match), seat, Locale())["log"]
            allowed = [step for step in range(done + 1) if may_look(match, seat, number, step)]

            assert {line["step"] for line in log} <= {*allowed}
            assert done in allowed
            assert allowed == list(range(allowed[0], done + 1))
            if memory is Memory.TRAINING or match.current is None:
                assert allowed[0] == 0
        assert not may_look(match, 0, number + 1, 0)
        assert not may_look(match, 0, number, done + 1)
        assert number == 1 or may_look(match, 0, 1, 0)


def test_a_strict_table_forgets_tricks_that_are_turned_down() -> None:
    forgets = False
    for match in moments(find("schnapsen"), Random(2), 2, Memory.STRICT):
        forgets |= match.current is not None and not may_look(match, 0, len(match.deals), 0)
    assert forgets
