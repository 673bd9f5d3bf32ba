"""The whole game as text: the same table with names of cards in the place of their pictures."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from bummerl.rules.catalog import find
from tests.browser.people import House
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_calls import before_the_third_trick, in_the_third_trick

TEXT = {"settings": {"text": True}}

WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("preset", ["schnapsen", "bauernschnapsen", "thousand"])
def test_a_deal_is_played_in_words_alone_at_360_pixels(house: House, preset: str) -> None:
    bots = tuple(range(1, find(preset).game.seats))
    planted = plant(house.server, at_a_position(lambda _: True, preset, bots=bots))
    anna = house.sits(planted, stored=TEXT, viewport={"width": 360, "height": 640})
    chance = Random(1)
    for _ in range(80):
        if anna.line.shown["ended"]:
            break
        expect(anna.page.locator("svg.card")).to_have_count(0)
        assert not anna.page.evaluate(WIDE)
        if not anna.plays_on(chance, 0.1):
            anna.page.wait_for_timeout(15)
    anna.until(lambda: anna.line.shown["ended"])
    expect(anna.page.get_by_role("heading", name=anna.line.shown["ended"]["title"])).to_be_visible()
    expect(anna.page.locator("svg.card")).to_have_count(0)


def test_hand_trick_trump_talon_and_score_are_words(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)), stored=TEXT)
    shown, felt = anna.line.shown, anna.page.locator(".felt")
    names = anna.page.request.get(f"{house.address}/api/start?lang=en").json()["cards"]
    for held in shown["hand"]:
        expect(anna.held(held["card"]).locator(".lifted")).to_contain_text(held["name"])
    laid = shown["trick"][0]
    expect(anna.page.get_by_role("list", name="The trick")).to_contain_text(f"Bot 1: {names[laid['card']]}")
    expect(felt).to_contain_text(shown["trump"]["text"])
    expect(felt).to_contain_text(
        f"Cards in the talon: {shown['talon']['count']}. Turned up: {names[shown['talon']['turnup']]}"
    )
    expect(felt).to_contain_text(f"Cards in hand: {shown['seats'][1]['held']}")
    expect(anna.page.locator(".score")).to_contain_text("Bummerl")


def test_the_last_trick_is_told_in_words(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(before_the_third_trick)), stored=TEXT)
    names = anna.page.request.get(f"{house.address}/api/start?lang=en").json()["cards"]
    told = ", ".join(names[card] for card in anna.line.shown["last"]["cards"])
    expect(anna.button(f"Last trick: {anna.line.shown['last']['text']}")).to_contain_text(told)


def test_words_are_played_by_keys_and_switched_on_in_the_settings(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("20"))))
    expect(anna.page.locator("svg.card").first).to_be_visible()
    anna.settings().get_by_role("switch", name="Text instead of pictures").check()
    anna.closes()
    expect(anna.page.locator("svg.card")).to_have_count(0)
    anna.page.keyboard.press("m")
    anna.until(anna.line.actions)
    expect(anna.page.locator(".bubble")).to_contain_text("Twenty!")
    expect(anna.page.locator(".bubble")).to_contain_text("king of")
    anna.at_turn()
    anna.hand.and_(anna.page.locator(".up")).first.focus()
    anna.page.keyboard.press("Enter")
    anna.choose_play()
    anna.until(lambda: len(anna.line.actions()) == 2)
