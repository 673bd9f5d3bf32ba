"""A deal by keys alone, by touch, by dragging; and tables that never scroll."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from bummerl.rules.catalog import find
from tests.browser.people import House
from tests.browser.planted import Wanted, at_a_position, offers, plant
from tests.browser.test_calls import in_the_third_trick

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 640}}
FITS = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
INSIDE = """() => {
  const boxes = [...document.querySelectorAll(':is([aria-label="Your hand"], [aria-label="Calls"]) button')];
  return boxes.length > 0 && boxes.every((box) => {
    const { left, right, bottom, width } = box.getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && width >= 24;
  });
}"""
"""All of every card and call is there to be touched."""
SIZES = [(360, 640), (640, 360), (768, 1024), (1440, 900)]


def test_a_deal_from_the_first_page_to_its_end_by_keys_alone(house: House) -> None:
    anna = house.person().goes("/")
    keyboard = anna.page.keyboard
    expect(anna.button("Deal the cards")).to_be_visible()
    for _ in range(40):
        if anna.page.evaluate("document.activeElement.textContent") == "Deal the cards":
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    anna.until(lambda: anna.line.shown.get("turn"))

    def may_be_played() -> list[bool]:
        told: list[bool] = anna.hand.evaluate_all(
            "all => all.map((card) => card.getAttribute('aria-disabled') !== 'true')"
        )
        return told

    for _ in range(600):
        anna.until(lambda: anna.line.is_quiet and (anna.line.shown["turn"] or anna.line.shown["ended"]))
        if anna.line.shown["ended"]:
            break
        if not anna.line.shown["turn"]["mine"]:
            anna.page.wait_for_timeout(30)
            continue
        anna.until(lambda: True in may_be_played())
        keyboard.press(str(may_be_played().index(True) + 1))
        if anna.page.locator(".held.picked").count():
            keyboard.press("Enter")
        anna.settle()
    expect(anna.page.locator(".ended")).to_be_visible()
    keyboard.press("Enter")
    anna.until(lambda: anna.line.shown["at"].startswith("2."))
    assert not anna.line.refused


def test_the_arrows_move_through_the_hand_and_enter_plays(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    anna.at_turn()
    anna.hand.first.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.hand.nth(1)).to_be_focused()
    anna.page.keyboard.press("End")
    expect(anna.hand.last).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.hand.first).to_be_focused()
    card = anna.hand.first.get_attribute("data-card")
    anna.page.keyboard.press("Enter")
    anna.until(anna.line.actions)
    assert anna.line.actions() == [card]


def test_on_touch_the_first_tap_selects_and_the_second_plays(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)), **PHONE)
    anna.at_turn()
    card = anna.hand.and_(anna.page.locator(".up")).first
    name = card.get_attribute("data-card")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".turn")).to_contain_text("Tap it again to play it")
    assert not anna.line.actions()
    card.tap()
    anna.settle()
    assert anna.line.actions() == [name]


def test_the_longest_calls_are_whole_on_a_phone(house: House) -> None:
    contracts = at_a_position(
        offers("call:schnapser", "call:land", "call:bauernschnapser"), "bauernschnapsen", bots=(1, 2, 3)
    )
    anna = house.sits(plant(house.server, contracts), **PHONE, locale="de")
    anna.at_turn()
    calls = anna.page.locator(".calls button")
    assert calls.count() == 4
    for call in calls.all():
        box = call.bounding_box()
        assert box is not None
        assert box["x"] >= 0, call.inner_text()
        assert box["x"] + box["width"] <= 360, call.inner_text()


@pytest.mark.parametrize(
    ("preset", "wanted"),
    [
        ("schnapsen", offers("exchange", "close")),
        ("thousand", offers("give")),
        ("bauernschnapsen", offers("call")),
    ],
    ids=["schnapsen", "thousand", "bauernschnapsen"],
)
def test_nothing_scrolls_at_a_table(house: House, preset: str, wanted: Wanted) -> None:
    table = at_a_position(wanted, preset, bots=tuple(range(1, find(preset).game.seats)))
    anna = house.sits(plant(house.server, table), viewport=dict(zip(("width", "height"), SIZES[0], strict=True)))
    anna.at_turn()
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        for fits in (FITS, INSIDE):
            anna.until(lambda fits=fits: anna.page.evaluate(fits))


@pytest.mark.parametrize("far", [True, False], ids=["to the table", "and put back"])
def test_a_card_is_dragged(house: House, far: bool) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    anna.at_turn()
    card = anna.hand.and_(anna.page.locator(".up")).first
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3
    mouse = anna.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y - 12, steps=3)
    expect(card).to_have_class(re.compile("carried"))
    if far:
        mouse.move(x + 60, y - 1.2 * box["height"], steps=5)
    mouse.up()
    anna.settle()
    anna.page.wait_for_timeout(100)
    if far:
        expect(anna.held(str(name))).to_have_count(0)
    else:
        expect(anna.held(str(name))).to_be_visible()
    assert anna.line.actions() == ([name] if far else [])
