"""Phrases of one person are not heard, and a name that should not be here is not seen any more."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import House, Person
from tests.browser.planted import at_a_position, plant
from tests.browser.test_calls import in_the_third_trick


def says(person: Person, place: int = 0) -> str:
    """Says a quick phrase."""
    person.button("Say something").click()
    phrase = person.page.get_by_role("dialog", name="Say something").locator(".phrases button").nth(place)
    text = phrase.inner_text()
    phrase.click()
    person.settle()
    return text


def manners(person: Person) -> Any:  # noqa: ANN401  # a locator
    """What one can do about the others."""
    person.button("Say something").click()
    return person.page.get_by_role("dialog", name="Say something")


def heard(person: Person) -> int:
    """How many phrases came over the line."""
    return len([message for message in person.line.heard if message["is"] == "phrase"])


def test_one_person_is_muted_and_the_others_are_heard(house: House) -> None:
    planted = plant(house.server, at_a_position(in_the_third_trick_of_three, "sixty_six_3p", bots=()))
    anna, resi, zenzi = (house.sits(planted, seat) for seat in (0, 1, 2))
    manners(anna).get_by_role("switch", name="Hear nothing from Person 1").check()
    anna.closes()
    says(resi)
    text = says(zenzi, 1)
    anna.until(lambda: heard(anna) == 2)
    expect(anna.page.locator(".bubble")).to_have_text([text])
    anna.page.reload()
    expect(anna.page.locator(".turn")).to_be_visible()
    expect(manners(anna).get_by_role("switch", name="Hear nothing from Person 1")).to_be_checked()


def test_nobody_is_heard_where_phrases_are_off(house: House) -> None:
    planted = plant(house.server, at_a_position(in_the_third_trick, bots=()))
    anna, resi = (house.sits(planted, seat) for seat in (0, 1))
    manners(anna).get_by_role("switch", name="Show what others say").uncheck()
    anna.closes()
    says(resi)
    anna.until(lambda: heard(anna))
    expect(anna.page.locator(".bubble")).to_have_count(0)


def test_a_reported_name_is_seen_nowhere_by_who_reported_it(house: House) -> None:
    planted = plant(house.server, at_a_position(in_the_third_trick, bots=()))
    anna, resi = (house.sits(planted, seat) for seat in (0, 1))
    anna.sees("Person 1")
    sheet = manners(anna)
    sheet.get_by_role("button", name="Report the name: Person 1").click()
    expect(sheet.get_by_text(re.compile("You do not see this name any more"))).to_be_visible()
    anna.closes()
    expect(anna.page.get_by_text("Player 2").first).to_be_visible()
    assert "Person 1" not in anna.page.content()
    anna.page.reload()
    expect(anna.page.get_by_text("Player 2").first).to_be_visible()
    assert "Person 1" not in anna.page.content()
    resi.sees("Person 0")


def in_the_third_trick_of_three(room: Any) -> bool:  # noqa: ANN401  # of any game
    """Somewhere in the middle of a deal."""
    return len(room.record.state.table.tricks) == 2
