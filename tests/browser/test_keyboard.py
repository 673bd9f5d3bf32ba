"""Playing without a pointer: the focus is never lost, is always seen, and what happens is said once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.people import House, Person
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_calls import in_the_third_trick

FOCUSED: Final = """() => {
  const { activeElement: here } = document;
  return here === document.body ? "" : here.getAttribute("aria-label") ?? here.textContent;
}"""
HEARD: Final = """() => {
  window.heard = [];
  for (const how of ["polite", "assertive"])
    new MutationObserver(() => window.heard.push([how, document.getElementById(how).textContent.trim()])).observe(
      document.getElementById(how), { childList: true, characterData: true, subtree: true });
}"""
RINGED: Final = """() => {
  const here = document.activeElement;
  return [here, ...here.querySelectorAll("*")].some((each) => getComputedStyle(each).outlineStyle !== "none");
}"""


def focused(page: Page) -> str:
    """What has the focus, by its name; "" for nothing."""
    return str(page.evaluate(FOCUSED))


def tabs_to(person: Person, name: str) -> None:
    """Presses Tab until this has the focus, which is seen on the way."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if name in focused(person.page):
            assert person.page.evaluate(RINGED), f"{name} has the focus and does not show it"
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_a_sheet_gives_the_focus_back(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    for way in ("Escape", "Enter"):
        tabs_to(anna, "Menu")
        anna.page.keyboard.press("Enter")
        expect(anna.page.get_by_role("dialog", name="Menu")).to_be_visible()
        if way == "Enter":
            tabs_to(anna, "Settings")
            anna.page.keyboard.press("Enter")
            expect(anna.page.get_by_role("dialog", name="Settings")).to_be_visible()
        anna.closes()
        assert focused(anna.page) == "Menu"


def test_a_question_has_the_focus_and_gives_it_back_to_its_call(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("close"))))
    call: dict[str, Any] = next(each for each in anna.line.shown["calls"] if each["action"] == "close")
    tabs_to(anna, call["text"])
    anna.page.keyboard.press("Enter")
    assert focused(anna.page) == call["confirm"]
    expect(anna.page.locator("#assertive")).to_have_text(call["confirm"])
    anna.page.keyboard.press("Escape")
    assert call["text"] in focused(anna.page)
    assert not anna.line.actions()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.line.actions() == ["close"])


def test_a_deal_is_played_with_keys_alone_and_everything_is_said_once(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(lambda _: True, avoid=("claim", "close"))))
    anna.page.evaluate(HEARD)
    for _ in range(20):
        anna.until(lambda: anna.line.is_quiet and (anna.line.shown["ended"] or anna.line.shown["turn"]["mine"]))
        if anna.line.shown["ended"]:
            break
        if anna.line.shown["turn"]["question"] and not anna.page.locator(".held.up").count():
            anna.page.keyboard.press("n")
            anna.settle()
            continue
        place = next(at for at, name in enumerate(names(anna)) if ", playable," in name)
        anna.page.keyboard.press(str(place + 1))
        anna.page.wait_for_timeout(30)
        if anna.page.locator(".held.picked").count():
            anna.page.keyboard.press("Enter")
        if anna.page.get_by_role("group", name="What to do with this card").is_visible():
            anna.page.get_by_role("group", name="What to do with this card").get_by_role("button").first.press("Enter")
        anna.settle()
        anna.page.wait_for_timeout(60)
    heard = anna.page.evaluate("window.heard")
    plays = [text for how, text in heard if how == "polite"]
    assert plays, "moves are said"
    assert all(a != b for a, b in pairwise(plays)), "nothing is said twice"
    assert any(anna.line.shown["ended"]["title"] in text for text in plays), "the end is said"


def names(person: Person) -> list[str]:
    """What the cards in hand are called, in their order."""
    return [str(each.get_attribute("aria-label")) for each in person.hand.all()]
