"""Persons at one table, each with a browser of their own: invited, cut off, watched, asked."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.people import House, Person
from tests.browser.planted import at_a_position, plant


def invites(house: House) -> tuple[Person, str]:
    """Somebody who has opened a table for a friend, and the link."""
    anna = house.person().goes("/")
    anna.page.get_by_role("textbox", name="Your name").fill("Anna")
    anna.button("With friends").click()
    return anna, anna.page.get_by_role("textbox", name="Invite with this link").input_value().removeprefix(
        house.address
    )


def sits_down(house: House, link: str, name: str, cable: Cable | None = None) -> Person:
    """Somebody who follows the link and takes the free seat."""
    person = house.person(cable=cable).goes(link)
    person.page.get_by_role("textbox", name="Your name").fill(name)
    person.button("Sit down").click()
    return person


def two(house: House) -> tuple[Person, Person, str]:
    """Two at a table, after the deal."""
    anna, link = invites(house)
    resi = sits_down(house, link, "Resi")
    for person in (anna, resi):
        expect(person.hand).to_have_count(5)
    return anna, resi, link


def turns(*people: Person) -> Person:
    """Whoever has to play."""

    def one() -> Person | None:
        return next((each for each in people if each.line.is_quiet and each.line.shown["turn"]["mine"]), None)

    people[0].until(one)
    found = one()
    assert found is not None
    found.at_turn()
    return found


def plays_a_card(person: Person) -> str:
    """Plays the first card that may be played, and says which."""
    card = next(card["card"] for card in person.line.shown["hand"] if card["play"])
    person.held(card).click()
    person.choose_play()
    person.settle()
    return str(card)


def between_persons(wanted: Any = lambda room: len(room.record.state.table.tricks) == 2) -> Any:  # noqa: ANN401
    """A position at a table of two persons."""
    return at_a_position(wanted, bots=())


def test_two_invited_persons_play_and_their_pages_do_the_shuffle(house: House) -> None:
    anna, resi, _ = two(house)
    for person, other in ((anna, "Resi"), (resi, "Anna")):
        person.sees(other)
        assert [sent["do"] for sent in person.line.sent if sent["do"] in {"seal", "entropy"}] == ["seal", "entropy"]
        assert person.line.shown["shuffle"]["commitment"] == anna.line.shown["shuffle"]["commitment"]
    assert set(held(anna)).isdisjoint(held(resi))


def held(person: Person) -> list[str]:
    """The cards in hand as the page shows them."""
    cards: list[str] = person.hand.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    return cards


def test_a_pulled_cable_and_a_reload_in_the_middle_lose_no_action(house: House, cable: Cable) -> None:
    house.expected = ("WebSocket connection", "ERR_")
    anna, link = invites(house)
    resi = sits_down(house, link, "Resi", cable)
    played = [plays_a_card(turns(anna, resi)), plays_a_card(turns(anna, resi))]
    while turns(anna, resi) is not resi:
        played.append(plays_a_card(anna))

    cable.pull()
    card = next(card["card"] for card in resi.line.shown["hand"] if card["play"])
    resi.held(card).click()
    resi.choose_play()
    resi.sees("Connecting again")
    expect(resi.held(card)).to_be_visible()
    cable.plug()
    expect(resi.page.get_by_text("Connecting again")).to_have_count(0)
    resi.settle()
    played.append(card)

    resi.page.reload()
    expect(resi.hand.first).to_be_visible()
    while len(played) < 8:
        played.append(plays_a_card(turns(anna, resi)))
    assert len(set(played)) == 8, "no card was played twice"
    assert card in json.dumps(anna.line.texts), "the card that was played without a connection came through"
    assert not anna.line.refused + resi.line.refused


def test_a_watcher_sees_no_hand_on_the_page_or_on_the_line(house: House) -> None:
    anna, resi, link = two(house)
    eve = house.person().goes(link)
    eve.until(lambda: eve.line.shown)
    expect(eve.page.locator(".felt")).to_be_visible()
    for _ in range(4):
        plays_a_card(turns(anna, resi))
    anna.settle()
    eve.until(lambda: eve.line.shown["seq"] >= anna.line.shown["seq"])
    hidden = {*held(anna), *held(resi)} - {anna.line.shown["talon"]["turnup"]}
    known = {card for seat in anna.line.shown["seats"] for card in seat["known"]}
    there = eve.page.content()
    for card in hidden - known:
        assert f'"{card}"' not in "".join(eve.line.texts), card
        assert f'data-card="{card}"' not in there
        assert f"#{card}-" not in there
    assert eve.line.shown["me"] is None
    expect(eve.page.get_by_role("group", name="Your hand")).to_have_count(0)


def test_taking_back_between_persons_needs_consent(house: House) -> None:
    planted = plant(house.server, between_persons())
    anna, resi = (house.sits(planted, seat) for seat in (0, 1))
    anna.at_turn()
    card = plays_a_card(anna)
    for yes in (False, True):
        anna.until(lambda: "takeback" in anna.line.shown["ways"])
        anna.page.keyboard.press("u")
        banner = resi.page.locator(".banner.ask")
        expect(banner).to_contain_text("Person 0")
        expect(anna.page.locator(".banner.ask")).to_contain_text("Waiting")
        banner.get_by_role("button", name="Yes" if yes else "No", exact=True).click()
        expect(banner).to_have_count(0)
        anna.settle()
        anna.until(lambda: anna.line.shown["asked"] is None)
        turned_down = anna.page.locator(".banner", has_text="turned down")
        expect(turned_down).to_have_count(0 if yes else 1)
        if not yes:
            turned_down.get_by_role("button").click()
    expect(anna.held(card)).to_be_visible()
    anna.at_turn()


def test_the_answer_no_goes_by_itself_once_it_has_been_read(house: House) -> None:
    planted = plant(house.server, between_persons())
    anna, resi = (house.sits(planted, seat) for seat in (0, 1))
    anna.at_turn()
    plays_a_card(anna)
    anna.until(lambda: "takeback" in anna.line.shown["ways"])
    anna.page.clock.install()
    anna.page.keyboard.press("u")
    resi.page.locator(".banner.ask").get_by_role("button", name="No", exact=True).click()
    denied = anna.page.locator(".banner", has_text="turned down")
    expect(denied).to_be_visible()
    expect(anna.page.locator("#assertive")).to_contain_text("turned down")

    denied.hover()
    anna.page.clock.fast_forward(60_000)
    anna.page.wait_for_timeout(1_500)
    expect(denied).to_be_visible()
    anna.page.mouse.move(0, 0)
    anna.page.clock.fast_forward(60_000)
    expect(denied).to_have_count(0)


def test_another_match_between_persons_begins_when_both_want_it(house: House) -> None:
    planted = plant(house.server, between_persons())
    anna, resi = (house.sits(planted, seat) for seat in (0, 1))
    anna.resigns()
    anna.button("Another match").click()
    banner = resi.page.locator(".banner.ask")
    banner.get_by_role("button", name="Yes", exact=True).click()
    for person in (anna, resi):
        person.until(lambda person=person: person.line.shown["table"]["stage"] == "playing")
        expect(person.hand).to_have_count(5)


def test_the_newer_of_two_tabs_plays_and_the_older_says_that_it_watches(house: House) -> None:
    planted = plant(house.server, at_a_position(lambda _: True))
    anna = house.sits(planted)
    newer = Person(house, anna.context).goes(f"/t/{planted.id}")
    newer.at_turn()
    anna.sees("You are watching here")
    card = plays_a_card(newer)
    assert card in newer.line.actions()
    anna.hand.first.click(force=True)
    assert not anna.line.actions(), "the older tab plays nothing"
    anna.button("Play here").click()
    newer.sees("You are watching here")
    anna.at_turn()
    plays_a_card(anna)
    assert anna.line.actions()


def test_a_quick_phrase_is_heard_at_the_other_seat(house: House) -> None:
    planted = plant(house.server, between_persons())
    anna, resi = (house.sits(planted, seat) for seat in (0, 1))
    anna.button("Say something").click()
    phrases = anna.page.get_by_role("dialog", name="Say something").locator(".phrases button")
    text = phrases.first.inner_text()
    phrases.first.click()
    expect(resi.page.locator(".bubble")).to_contain_text(text)
