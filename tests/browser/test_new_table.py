"""Opening a table: who plays, for how long, by which rules; and the rules at the table at every size."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import House, Person
from tests.browser.planted import at_a_position, plant
from tests.browser.test_calls import before_the_third_trick, strict
from tests.browser.test_people import plays_a_card

OWN = {"match_points": "5", "claim_mode": "auto", "min_talon_to_close": "4"}


def wished(person: Person) -> dict[str, Any]:
    """What the page asks the server for when the table is opened."""
    with person.page.expect_request(lambda request: request.method == "POST") as asked:
        person.button("Open the table").click()
    wish: dict[str, Any] = json.loads(asked.value.post_data or "")
    return wish


@pytest.mark.parametrize("path", ["/", "/new"])
def test_against_bots_alone_the_computer_never_takes_over(house: House, path: str) -> None:
    anna = house.person().goes(path)
    if path == "/":
        anna.button("Deal the cards").click()
    else:
        expect(anna.page.get_by_role("radiogroup", name="takes over").get_by_role("radio", checked=True)).to_have_text(
            "never"
        )
        anna.button("Open the table").click()
    anna.until(lambda: anna.line.shown)
    table = anna.line.shown["table"]["id"]
    told = anna.page.request.get(f"{house.address}/api/tables/{table}").json()
    assert (told["takeover"], told["clock"]) == (0, 0)


def test_a_table_for_two_persons_is_taken_over_after_a_minute(house: House) -> None:
    anna = house.person().goes("/new")
    anna.page.get_by_label("Seat 2").select_option("open")
    expect(anna.page.get_by_role("radiogroup", name="takes over").get_by_role("radio", checked=True)).to_have_text(
        "60 s"
    )
    assert "takeover" not in wished(anna), "it is what the server does anyway"


def test_every_bot_is_told_apart_and_described_where_it_is_chosen(house: House) -> None:
    anna = house.person().goes("/new?preset=schnapsen")
    bots = anna.page.request.get(f"{house.address}/api/start?lang=en").json()["bots"]
    assert len({bot["name"] for bot in bots}) == len(bots) > 1
    choice = anna.page.get_by_label("Seat 2")
    for bot in bots:
        choice.select_option(f"bot:{bot['key']}")
        expect(choice.locator("option:checked")).to_have_text(bot["name"])
        expect(anna.page.get_by_text(bot["about"])).to_be_visible()


def test_the_link_holds_the_whole_form(house: House) -> None:
    anna = house.person().goes("/new?preset=schnapsen")
    anna.page.get_by_role("radio", name="training").click()
    anna.page.get_by_label("Seat 1").select_option("open")
    anna.page.get_by_label("Seat 2").select_option("me")
    for group, value in (("Time for a move", "30 s"), ("takes over", "180 s")):
        anna.page.get_by_role("radiogroup", name=group).get_by_role("radio", name=value).click()
    anna.page.get_by_role("radiogroup", name="watch").get_by_role("radio", name="later").click()
    link = anna.page.url.removeprefix(house.address)
    resi = house.person().goes(link)
    expect(resi.page.get_by_label("Seat 2")).to_have_value("me")
    assert (
        wished(resi).items()
        >= {
            "preset": "schnapsen",
            "memory": "training",
            "seats": ["open", "me"],
            "clock": 30,
            "takeover": 180,
            "watch": "later",
        }.items()
    )


def test_a_link_with_nonsense_opens_the_usual_form(house: House) -> None:
    anna = house.person().goes("/new?preset=schnapsen&seats=me,me&clock=-3&memory=x&takeover=1e9")
    assert wished(anna).items() >= {"seats": ["me", "bot:thumb"], "clock": 0, "memory": "points"}.items()


@pytest.mark.parametrize("size", [(1280, 800), (1000, 800), (768, 1024), (360, 640), (640, 360)])
def test_house_rules_are_indicated_and_reachable_at_every_size(house: House, size: tuple[int, int]) -> None:
    planted = plant(house.server, at_a_position(lambda _: True, options=OWN))
    anna = house.sits(planted, viewport={"width": size[0], "height": size[1]})
    tags, rules = anna.line.shown["table"]["tags"], anna.line.shown["table"]["rules"]
    assert (len(tags), rules[:3]) == (3, tags), "how the table differs stands first"
    expect(anna.page.get_by_role("heading", name="Schnapsen", exact=True)).to_be_visible()
    chip = anna.button("+3 House rules")
    expect(chip).to_be_visible()
    expect(chip).to_contain_text("+3")
    box = chip.bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= size[0]
    chip.click()
    sheet = anna.page.get_by_role("dialog", name="Rules")
    expect(sheet.locator(".in-force li").first).to_have_text(tags[0])
    expect(sheet.locator(".in-force li.yours")).to_have_text(tags)


@pytest.mark.parametrize("size", [(1280, 800), (360, 640), (640, 360)])
def test_practice_is_said_at_every_size(house: House, size: tuple[int, int]) -> None:
    planted = plant(house.server, at_a_position(before_the_third_trick, memory="training", options=OWN))
    anna = house.sits(planted, viewport={"width": size[0], "height": size[1]})
    anna.at_turn()
    plays_a_card(anna)
    anna.at_turn()
    anna.page.keyboard.press("u")
    practice = anna.page.locator(".house").get_by_text("practice", exact=True)
    expect(practice).to_be_in_viewport()
    expect(anna.button("+3 House rules")).to_be_in_viewport()


def test_a_table_of_the_usual_game_has_its_rules_a_click_away(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(lambda _: True)), viewport={"width": 360, "height": 640})
    anna.button("Rules").click()
    expect(anna.page.get_by_role("dialog", name="Rules").locator(".in-force li").first).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_a_refusal_leads_to_its_paragraph(house: House, size: tuple[int, int]) -> None:
    anna = house.sits(plant(house.server, at_a_position(strict)), viewport={"width": size[0], "height": size[1]})
    anna.at_turn()
    held = next(card for card in anna.line.shown["hand"] if not card["play"])
    anna.held(held["card"]).click(force=True, position={"x": 8, "y": 20})
    anna.button(f"Rules §{held['paragraph']}").click()
    rule = anna.page.get_by_role("dialog", name="Rules").locator("dd.cited")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_attribute("aria-current", "true")
    expect(anna.page.locator(f"[id='p{held['paragraph']}'] + dd.cited")).to_have_count(1)
