"""What a player is told about the own seat: the time that is left, the roles, and that it is one's turn."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from bummerl.rules.catalog import find
from bummerl.table.scene import scene_of
from bummerl.web.room import Room, Stage
from tests.browser.people import House, Person
from tests.browser.planted import Planted, at_a_position, offers, plant
from tests.browser.test_calls import before_the_third_trick, in_the_third_trick
from tests.browser.test_people import plays_a_card
from tests.web_tables import Driven

LISTENING = """
window.heard = [];
document.addEventListener("DOMContentLoaded", () => {
  for (const name of ["polite", "assertive"]) {
    const region = document.getElementById(name);
    const hear = () => region.textContent && window.heard.push([name, region.textContent.trim()]);
    new MutationObserver(hear).observe(region, {childList: true, characterData: true, subtree: true});
  }
});
"""
"""Writes down what is said in the live regions."""

INSIDE = """row => {
  const right = row.getBoundingClientRect().right + 1;
  return [...row.children].every((part) => part.getBoundingClientRect().right <= right);
}"""
"""Whether all that stands in a row stays in it."""


def listens(house: House, planted: Planted, seat: int = 0) -> Person:
    """Somebody at a seat whose screen reader is written down."""
    person = house.sits(planted, seat)
    person.context.add_init_script(LISTENING)
    person.page.reload()
    expect(person.page.locator(".turn, .ended").first).to_be_visible()
    return person


def heard(person: Person, region: str) -> list[str]:
    """What was said in this region, in its order."""
    return [text for name, text in person.page.evaluate("window.heard") if name == region]


def timed(left: float) -> Driven:
    """A table in its third trick at whose seat 0 about so many seconds are left."""
    since = at_a_position(in_the_third_trick, bots=()).room.since
    return at_a_position(in_the_third_trick, bots=(), clock=round(time.time() - since + left))


def test_ones_own_clock_runs_at_the_own_seat(house: House) -> None:
    anna = house.sits(plant(house.server, timed(200)))
    clock = anna.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^3:\d\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(anna.page.locator(".time.short")).to_have_count(0)


def test_that_time_gets_short_is_seen_and_said_once(house: House) -> None:
    anna = listens(house, plant(house.server, timed(28)))
    expect(anna.page.locator(".time.short")).to_be_visible()
    anna.until(lambda: any("seconds left" in text for text in heard(anna, "assertive")))
    anna.page.wait_for_timeout(2_500)
    assert len([text for text in heard(anna, "assertive") if "seconds left" in text]) == 1


def test_the_time_between_deals_is_shown_and_warned_of(house: House) -> None:
    table = at_a_position(lambda _: True, bots=(), clock=30)
    while table.room.stage is Stage.PLAYING:
        table.now = time.time() - 45
        table.act(Random(table.room.seq))
    anna = house.sits(plant(house.server, table))
    expect(anna.page.locator(".banner.warn")).to_contain_text("seconds left, then the computer plays for you")


def test_how_long_one_who_is_away_has_stands_at_the_seat(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(before_the_third_trick, bots=(), takeover=400)))
    line = anna.page.locator(".seat .line")
    expect(line).not_to_contain_text("away")
    plays_a_card(anna)
    expect(line).to_have_text(re.compile(r"away · \d+ s"))


def roles(person: Person) -> Locator:
    """The roles beside the own hand."""
    return person.page.locator(".turn .role")


@pytest.mark.parametrize(
    ("preset", "size"),
    [
        ("schnapsen", (1280, 800)),
        ("schnapsen", (360, 640)),
        ("bauernschnapsen", (360, 640)),
        ("bauernschnapsen", (640, 360)),
        ("thousand", (360, 640)),
    ],
)
def test_ones_own_roles_are_marked_like_those_of_others(house: House, preset: str, size: tuple[int, int]) -> None:
    def has_a_role(room: Room) -> bool:
        assert room.match is not None
        scene = scene_of(room.match, 0)
        return 0 in {scene.dealer, scene.forehand}

    bots = tuple(range(1, find(preset).game.seats))
    planted = plant(house.server, at_a_position(has_a_role, preset, bots=bots))
    anna = house.sits(planted, viewport={"width": size[0], "height": size[1]})
    texts = [role["text"] for role in anna.line.shown["seats"][0]["roles"]]
    assert texts
    expect(roles(anna)).to_have_text(texts)
    expect(roles(anna).first).to_be_visible()
    assert anna.page.locator(".turn").evaluate(INSIDE), "nothing is cut off"


def test_who_has_closed_is_marked_at_the_own_seat(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("close"))))
    anna.call("Close").click()
    anna.call("Close").click()
    expect(roles(anna).get_by_text("closed")).to_be_visible()


def test_a_watcher_reads_whose_hand_lies_below(house: House) -> None:
    planted = plant(house.server, at_a_position(in_the_third_trick, bots=()))
    eve = house.person().goes(f"/t/{planted.id}")
    expect(eve.page.locator(".turn")).to_contain_text("Person 0")
    anna = house.sits(planted)
    plays_a_card(anna)
    eve.until(lambda: eve.line.shown["turn"]["seat"] == 1 or eve.line.shown["trick"] == [])
    expect(eve.page.locator(".turn")).to_contain_text("Person 0")


def test_a_table_opened_at_ones_turn_says_so_and_every_move_is_said_once(house: House) -> None:
    anna = listens(house, plant(house.server, at_a_position(in_the_third_trick)))
    anna.until(lambda: heard(anna, "assertive"))
    assert heard(anna, "assertive") == [anna.line.shown["said"]["assertive"]]
    place = anna.line.shown["at"]
    card = next(card["card"] for card in anna.line.shown["hand"] if len(card["play"]) == 1)
    anna.held(card).click()
    anna.until(lambda: anna.line.shown["at"] != place and anna.line.shown["turn"]["mine"])
    said = [each["said"]["polite"] for each in anna.line.heard if each["is"] == "shown" and each["said"]["polite"]]
    assert said
    assert heard(anna, "polite") == said
    assert heard(anna, "assertive")[1:] == [anna.line.shown["said"]["assertive"]]
