"""The settings of the page: what each does to the table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.people import House
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_calls import in_the_third_trick


def one_card_of_several(room: Any) -> bool:  # noqa: ANN401  # of any game
    """One card may be played, which another one will be followed by."""
    return in_the_third_trick(room) and len(room.game.legal(room.record.state)) > 1


def test_one_tap_plays_where_that_is_set_on_touch_too(house: House) -> None:
    planted = plant(house.server, at_a_position(one_card_of_several))
    anna = house.sits(planted, stored={"settings": {"taps": "one"}}, has_touch=True)
    anna.at_turn()
    card = next(card["card"] for card in anna.line.shown["hand"] if len(card["play"]) == 1)
    anna.held(card).tap()
    anna.until(anna.line.actions)
    assert anna.line.actions() == [card]


def test_two_taps_play_where_that_is_set_with_a_mouse_too(house: House) -> None:
    planted = plant(house.server, at_a_position(one_card_of_several))
    anna = house.sits(planted, stored={"settings": {"taps": "two"}})
    anna.at_turn()
    card = next(card["card"] for card in anna.line.shown["hand"] if len(card["play"]) == 1)
    anna.held(card).click()
    expect(anna.page.locator(".held.picked")).to_have_count(1)
    assert not anna.line.actions()
    anna.held(card).click()
    anna.until(anna.line.actions)


def test_the_careful_maximum_is_shown_while_bidding_unless_it_is_switched_off(house: House) -> None:
    table = at_a_position(offers("bid", "pass"), "thousand", bots=(1, 2), memory="training")
    anna = house.sits(plant(house.server, table))
    safe = anna.page.locator(".safe")
    expect(safe).to_contain_text(str(anna.line.shown["bids"]["safe"]))
    anna.settings().get_by_role("switch", name="careful maximum").uncheck()
    expect(safe).to_have_count(0)
