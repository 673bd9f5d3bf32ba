"""What calls leave on the table, what is chosen before one's turn, and who plays for whom."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bummerl.table.scene import scene_of
from bummerl.web.commands import TakeOver
from bummerl.web.room import Room
from tests.browser.cable import Cable
from tests.browser.people import House, Person
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_calls import before_the_third_trick, in_the_third_trick
from tests.browser.test_people import plays_a_card
from tests.web_tables import secret


def test_a_closed_talon_is_covered_and_sealed_and_stays_so(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("close"))))
    anna.at_turn()
    turnup = anna.page.locator("[data-turnup]")
    expect(turnup).to_be_visible()
    anna.page.keyboard.press("c")
    anna.page.keyboard.press("c")
    for _ in range(2):
        expect(anna.page.locator(".stack.is-closed .across.over")).to_be_visible()
        expect(anna.page.locator(".stack.is-closed .seal")).to_be_visible()
        expect(turnup).to_have_count(0)
        anna.at_turn()
        plays_a_card(anna)


def test_a_marriage_shows_both_cards(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("20"))))
    anna.at_turn()
    call = next(call for call in anna.line.shown["calls"] if call["action"].startswith("20"))
    anna.page.keyboard.press("m")
    shown = anna.page.locator(".bubble .shown-cards use")
    expect(shown).to_have_count(2)
    suit = call["action"][-1]
    assert [
        href.split("#")[1][:2] for href in shown.evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    ] == [
        f"K{suit}",
        f"Q{suit}",
    ]


def waits(house: House) -> tuple[Person, Person]:
    """Two persons: the first waits for the other, who is to lead or to answer."""
    planted = plant(house.server, at_a_position(before_the_third_trick, bots=()))
    anna, resi = house.sits(planted, 0), house.sits(planted, 1)
    anna.at_turn()
    plays_a_card(anna)
    resi.at_turn()
    return anna, resi


def test_a_card_chosen_while_waiting_is_marked_and_given_up_by_esc_or_its_button(house: House) -> None:
    anna, _ = waits(house)
    for cancel in ("Escape", None):
        anna.hand.first.click()
        expect(anna.hand.first).to_have_class(re.compile("queued"))
        expect(anna.hand.first).to_have_attribute("aria-label", re.compile("next"))
        if cancel:
            anna.page.keyboard.press(cancel)
        else:
            anna.button(re.compile("^Take the choice back")).click()
        expect(anna.page.locator(".queued")).to_have_count(0)
    assert len(anna.line.actions()) == 1


def test_a_card_chosen_while_waiting_is_played_at_the_turn(house: House) -> None:
    anna, resi = waits(house)
    card = anna.hand.first.get_attribute("data-card")
    anna.hand.first.click()

    def is_played() -> bool:
        if resi.line.is_quiet and resi.line.shown["turn"]["mine"]:
            plays_a_card(resi)
        return len(anna.line.actions()) > 1

    anna.until(is_played)
    anna.settle()
    assert anna.line.actions()[1:] == [card]
    expect(anna.page.locator(".queued")).to_have_count(0)


def drew(room: Room) -> bool:
    """Seat 0 has just drawn a card, and can play another one."""
    assert room.match is not None
    scene = scene_of(room.match, 0)
    return scene.drawn is not None and len(scene.hand) == 5


def test_the_card_that_was_drawn_is_marked_until_the_next_play(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(drew)))
    anna.at_turn()
    new = next(card["card"] for card in anna.line.shown["hand"] if card["new"])
    expect(anna.held(new).locator(".tag")).to_have_text("new")
    expect(anna.held(new)).to_have_attribute("aria-label", re.compile("new"))
    expect(anna.page.locator(".held .tag")).to_have_count(1)
    other = next(card["card"] for card in anna.line.shown["hand"] if len(card["play"]) == 1 and not card["new"])
    anna.held(other).click()
    anna.at_turn()
    expect(anna.held(new).locator(".tag")).to_have_count(0)


def test_where_the_computer_plays_for_one_there_is_a_banner_and_a_way_back(house: House) -> None:
    table = at_a_position(in_the_third_trick, bots=())
    table.do(1, TakeOver("away"))
    planted = plant(house.server, table)
    anna, resi = house.sits(planted, 0), house.sits(planted, 1)
    expect(anna.page.locator(".seat .name")).to_contain_text("Person 1*")
    resi.sees("The computer plays for you.")
    resi.button("Take the seat back").first.click()
    expect(resi.page.get_by_text("The computer plays for you.")).to_have_count(0)
    expect(anna.page.locator(".seat .name")).not_to_contain_text("*")


def test_a_short_break_of_the_line_is_not_spoken_of(house: House, cable: Cable) -> None:
    house.expected = ("WebSocket connection", "ERR_")
    planted = plant(house.server, at_a_position(in_the_third_trick))
    anna = house.person(stored={"secrets": {planted.id: secret(0)}}, cable=cable)
    anna.goes(f"/t/{planted.id}").at_turn()
    anna.page.evaluate(
        "window.spoken = 0; new MutationObserver(() => document.querySelector('.banner.warn') && (window.spoken += 1))"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    hellos = len([sent for sent in anna.line.sent if sent["do"] == "hello"])
    cable.pull()
    anna.page.wait_for_timeout(300)
    cable.plug()
    anna.until(lambda: len([sent for sent in anna.line.sent if sent["do"] == "hello"]) > hellos)
    anna.settle()
    assert anna.page.evaluate("window.spoken") == 0
