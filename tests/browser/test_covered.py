"""What stands on the felt covers nothing else that has to be read, and cuts nothing off."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import expect

from bummerl.table.scene import scene_of
from bummerl.web.room import Room
from tests.browser.people import House
from tests.browser.planted import at_a_position, offers, plant
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
