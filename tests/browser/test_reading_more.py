"""More of what a reader may choose: where trumps lie, large letters, keys, texts that are left to English."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import House, Person
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_calls import before_the_third_trick, in_the_third_trick


def faces(person: Person, where: str) -> list[str]:
    """The pictures of cards that are used there."""
    found: list[str] = person.page.locator(f"{where} svg.card use").evaluate_all(
        "uses => uses.map((use) => use.getAttribute('href').split('#')[1])"
    )
    return found


def lies(person: Person) -> list[str]:
    """The hand from left to right."""
    cards: list[str] = person.hand.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    return cards


def with_trumps(room: Any) -> bool:  # noqa: ANN401  # of any game
    """A hand with trumps and others."""
    state = room.record.state
    return 1 < sum(card.suit is state.table.trump for card in state.hands[0]) < 4


def test_trumps_lie_at_the_left_or_at_the_right(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(with_trumps)))
    trump = anna.line.shown["trump"]["suit"]
    count = sum(card[1] == trump for card in lies(anna))
    settings = anna.settings()
    settings.get_by_role("radio", name="trumps right").click()
    assert [card[1] == trump for card in lies(anna)] == [False] * (5 - count) + [True] * count
    settings.get_by_role("radio", name="trumps left").click()
    assert [card[1] == trump for card in lies(anna)] == [True] * count + [False] * (5 - count)
    settings.get_by_role("radio", name="by rank").click()
    ranks = ["ATKQJ".index(card[0]) for card in lies(anna)]
    assert ranks == sorted(ranks)


def test_letters_are_large_on_small_cards_too(house: House) -> None:
    anna = house.sits(
        plant(house.server, at_a_position(before_the_third_trick)), viewport={"width": 360, "height": 640}
    )
    assert {face[-2:] for face in faces(anna, ".last")} == {"-s"}
    anna.button("Menu").click()
    anna.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Settings").click()
    anna.page.get_by_role("switch", name="Large letters").check()
    anna.closes()
    assert {face[-2:] for where in (".last", ".hand") for face in faces(anna, where)} == {"-x"}


def test_a_text_that_is_left_to_english_says_so(house: House) -> None:
    anna = house.person(locale="pl").goes("/rules/schnapsen?lang=pl")
    rule = anna.page.locator("dd span[lang]").first
    expect(rule).to_have_attribute("lang", "en")
    expect(anna.page.locator("html")).to_have_attribute("lang", "pl")
    anna.goes("/rules/thousand?lang=pl")
    expect(anna.page.locator("dd span[lang]").first).to_have_attribute("lang", "pl")
    anna.goes("/strategy/schnapsen?lang=ru")
    expect(anna.page.locator("h2[lang]").first).to_have_attribute("lang", "en")
    anna.goes("/learn?lang=ru")
    expect(anna.page.locator(".box h2[lang]").first).to_have_attribute("lang", "en")


# Keys


def test_the_help_lists_every_key(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    told = anna.page.request.get(f"{house.address}/api/start?lang=en").json()["keys"]
    anna.page.keyboard.press("?")
    sheet = anna.page.get_by_role("dialog", name="Keys")
    expect(sheet.locator("kbd")).to_have_text([each["key"] for each in told])
    expect(sheet.locator("dd")).to_have_text([each["text"] for each in told])


@pytest.mark.parametrize(("key", "beginning"), [("x", "exchange"), ("c", "close"), ("s", "claim")])
def test_what_is_called_has_its_key(house: House, key: str, beginning: str) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers(beginning))))
    anna.at_turn()
    call = next(call for call in anna.line.shown["calls"] if call["action"] == beginning)
    anna.page.keyboard.press(key)
    if call["confirm"]:
        expect(anna.page.get_by_role("group", name=call["confirm"])).to_be_visible()
        assert not anna.line.actions(), "what cannot be taken back is asked once"
        anna.page.keyboard.press(key)
    anna.until(anna.line.actions)
    assert anna.line.actions() == [beginning]


def test_r_says_it_again(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    anna.at_turn()
    anna.page.keyboard.press("t")
    polite = anna.page.locator("#polite")
    expect(polite).to_contain_text(anna.line.shown["said"]["table"].splitlines()[0])
    anna.page.keyboard.press("r")
    said = anna.line.shown["said"]
    expect(polite).to_have_text(re.compile(re.escape(said["polite"] or said["assertive"])))
