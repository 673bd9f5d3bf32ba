"""What stands on the felt covers nothing else that has to be read, and cuts nothing off."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from bummerl.rules.catalog import find
from bummerl.table.scene import scene_of
from bummerl.web.room import Room
from tests.browser.people import House
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_small_screens import PHONE
from tests.web_tables import Driven

DESKTOP: Final = {"width": 1440, "height": 900}

MEETS: Final = """([ones, others]) => {
  const all = (which) => [...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect());
  return all(ones).some((a) => all(others).some(
    (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""
"""Whether one thing lies over another."""


def test_the_count_of_three_is_whole_without_scrolling_where_the_hands_are_empty(house: House) -> None:
    table = Driven.playing("thousand", (1, 2))
    table.finish_deal(Random(4))
    anna = house.sits(plant(house.server, table), viewport=DESKTOP)
    panel = anna.page.locator(".ended")
    expect(panel).to_be_visible()
    assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight")


def test_what_the_partner_says_stands_beside_the_partner(house: House) -> None:
    def the_partner_has_passed(room: Room) -> bool:
        assert room.match is not None
        return scene_of(room.match, 0).dealer == 0 and offers("call")(room)

    table = at_a_position(the_partner_has_passed, "bauernschnapsen", bots=(1, 2, 3), avoid=("call",))
    anna = house.sits(plant(house.server, table), viewport=DESKTOP)
    expect(anna.page.locator(".at-top .bubble")).to_be_visible()
    assert not anna.page.evaluate(MEETS, [".at-top .bubble", ":is(.at-left, .at-right) .who"])


def test_no_bid_lies_over_the_stock_that_was_turned_up(house: House) -> None:
    def had_many_bids(room: Room) -> bool:
        assert room.record is not None
        bids = [action for action in map(str, room.record.actions) if action.startswith("bid")]
        return len(bids) > 4 and offers("give")(room)

    anna = house.sits(plant(house.server, at_a_position(had_many_bids, "thousand")), viewport=DESKTOP)
    expect(anna.page.locator(".rung.standing")).to_be_visible()
    assert not anna.page.evaluate(MEETS, [".rung", ".stocks .card"])


def test_whose_turn_it_is_reads_whole_beside_two_roles_on_a_phone(house: House) -> None:
    def deals_and_may_close(room: Room) -> bool:
        assert room.match is not None
        return scene_of(room.match, 0).dealer == 0 and offers("close")(room)

    table = plant(house.server, at_a_position(deals_and_may_close))
    anna = house.sits(table, viewport={"width": 360, "height": 640})
    anna.call("Close").click()
    anna.call("Close").click()
    expect(anna.page.locator(".turn .role")).to_have_text(["dealer", "closed"])
    assert anna.page.locator(".whose b").evaluate("text => text.scrollWidth <= text.clientWidth")


@pytest.mark.parametrize("language", ["de", "ja"])
def test_the_note_of_a_closed_talon_stands_below_the_place_of_the_trick(house: House, language: str) -> None:
    def is_closed(room: Room) -> bool:
        assert room.record is not None
        return room.record.state.table.close is not None and not room.record.state.table.trick

    table = plant(house.server, at_a_position(is_closed))
    anna = house.sits(table, locale=language, **PHONE)
    expect(anna.page.locator(".closed-note")).to_be_visible()
    assert not anna.page.evaluate(MEETS, [".closed-note", ".trick.empty"])


@pytest.mark.parametrize(("preset", "word"), [("schnapsen", "20"), ("bauernschnapsen", "20"), ("thousand", "give")])
def test_the_ways_to_play_a_card_cover_nothing_on_a_phone(house: House, preset: str, word: str) -> None:
    def has_choice(room: Room) -> bool:
        assert room.record is not None
        return offers(word)(room) and len(room.record.actions) > 6

    bots = tuple(range(1, find(preset).game.seats))
    anna = house.sits(plant(house.server, at_a_position(has_choice, preset, bots=bots)), **PHONE)
    anna.at_turn()
    card = next(each["card"] for each in anna.line.shown["hand"] if len(each["play"]) > 1)
    anna.page.locator(f'.held[data-card="{card}"]').tap(position={"x": 12, "y": 20})
    choice = anna.page.get_by_role("group", name="What to do with this card")
    expect(choice).to_be_visible()
    everything = ".held, .turn > *, .trick, .talon > *, .last, .pile, .contract, .seat"
    assert not anna.page.evaluate(MEETS, [".choice", everything])
    assert choice.evaluate("plate => plate.getBoundingClientRect().bottom <= innerHeight")
    if anna.line.shown["calls"]:
        choice.get_by_role("button", name="Take the choice back").tap()
        expect(choice).to_have_count(0)
        expect(anna.page.locator(".calls .btn").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "ja", "pl", "ru"])
@pytest.mark.parametrize(
    ("preset", "word"), [("schnapsen", "claim"), ("schnapsen", "close"), ("bauernschnapsen", "call:kontrabauern")]
)
def test_a_question_leaves_the_hand_in_sight_on_a_phone(house: House, preset: str, word: str, language: str) -> None:
    bots = tuple(range(1, find(preset).game.seats))
    anna = house.sits(plant(house.server, at_a_position(offers(word), preset, bots=bots)), locale=language, **PHONE)
    anna.page.locator(f'[data-call^="{word}"]').tap()
    question = anna.page.locator(".question")
    expect(question).to_be_visible()
    assert not anna.page.evaluate(MEETS, [".question", ".held .card, .turn"])
    assert question.evaluate(
        "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 1"
    )


@pytest.mark.parametrize("language", ["en", "de", "ja", "pl", "ru"])
def test_what_a_call_costs_is_said_with_its_unit_in_one_line(house: House, language: str) -> None:
    def can_only_close_or_claim(room: Room) -> bool:
        return (
            offers("close", "claim")(room)
            and not offers("20")(room)
            and not offers("40")(room)
            and not offers("exchange")(room)
        )

    anna = house.sits(plant(house.server, at_a_position(can_only_close_or_claim)), locale=language, **PHONE)
    unit = {"en": "game point", "de": "Punkt", "ja": "点", "pl": "meczow", "ru": "игров"}[language]
    for call in ("close", "claim"):
        price = anna.page.locator(f'[data-call="{call}"] small')
        expect(price).to_contain_text(unit)
        assert price.evaluate("each => each.offsetHeight < 2 * parseFloat(getComputedStyle(each).fontSize)")
