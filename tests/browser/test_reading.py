"""What a reader may choose: language, deck, colours, speed, keys. The table keeps its place meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import House
from tests.browser.planted import at_a_position, plant
from tests.browser.test_calls import in_the_third_trick


def test_languages_change_without_a_reload_and_keep_the_place(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    anna.page.evaluate("window.stays = true")
    cards = anna.page.locator("button.held")
    place, before = anna.line.shown["at"], cards.count()
    for language, button, turn in (
        ("de", "Menü", "Du bist dran"),
        ("ja", "メニュー", "番です"),
        ("en", "Menu", "Your turn"),
    ):
        anna.page.locator("select.language").first.select_option(language)
        expect(anna.page.locator(".turn")).to_contain_text(re.compile(turn))
        expect(anna.button(button)).to_be_visible()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        assert f"lang={language}" in anna.page.url
        anna.settle()
        assert (anna.line.shown["at"], anna.line.shown["lang"], cards.count()) == (place, language, before)
    assert anna.page.evaluate("window.stays"), "the page was not loaded again"
    assert len([sent for sent in anna.line.sent if sent["do"] == "hello"]) == 1


@pytest.mark.parametrize(
    "path", ["/", "/new", "/learn", "/history", "/rules/schnapsen", "/strategy/schnapsen", "/nothing"]
)
def test_every_page_changes_its_language_in_place(house: House, path: str) -> None:
    if path == "/nothing":
        house.expected = ("404",)
    anna = house.person().goes(path)
    anna.page.locator("select.language").first.select_option("de")
    expect(anna.page.locator("nav").get_by_text("Spielen")).to_be_visible()
    anna.page.locator("select.language").first.select_option("ja")
    expect(anna.page.locator("html")).to_have_attribute("lang", "ja")
    expect(anna.page.locator("nav").get_by_text("Spielen")).to_have_count(0)
    assert "lang=ja" in anna.page.url


def test_the_german_deck_has_obers_and_unters(house: House) -> None:
    table = at_a_position(
        lambda room: room.record is not None and {"Q", "J"} <= {str(card)[0] for card in room.record.state.hands[0]}
    )
    anna = house.sits(plant(house.server, table))
    settings = anna.settings()
    settings.get_by_role("radio", name="German suits").click()
    anna.closes()
    expect(anna.card("ober of").or_(anna.card("Ober of")).first).to_be_visible()
    expect(anna.card("unter of").or_(anna.card("Unter of")).first).to_be_visible()
    expect(anna.page.locator('.hand use[href*="german.svg"]').first).to_be_attached()
    expect(anna.page.locator('.hand use[href*="french.svg"]')).to_have_count(0)


def test_theme_and_four_colours_change_at_once_and_are_kept(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(lambda _: True)))
    root = anna.page.locator("html")
    page = anna.page.locator("body")
    light = page.evaluate("body => getComputedStyle(body).backgroundColor")
    settings = anna.settings()
    settings.get_by_role("radio", name="dark").click()
    settings.get_by_role("radio", name="French suits in four colours").click()
    expect(root).to_have_class(re.compile(r"\bdark\b.*deck-french4|deck-french4.*\bdark\b"))
    assert page.evaluate("body => getComputedStyle(body).backgroundColor") != light
    anna.closes()
    anna.page.reload()
    expect(root).to_have_class(re.compile("deck-french4"))


def test_without_speed_nothing_moves(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)), reduced_motion="no-preference")
    settings = anna.settings()
    settings.get_by_role("radio", name="off", exact=True).click()
    anna.closes()
    anna.page.evaluate("""() => {
      window.moved = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
    }""")
    anna.hand.and_(anna.page.locator(".up")).first.click()
    anna.choose_play()
    anna.settle()
    assert anna.line.actions()
    assert anna.page.evaluate("window.moved") == 0


def test_single_letters_can_be_switched_off(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.closes()
    settings = anna.settings()
    settings.get_by_role("switch", name="Single letters as keys").uncheck()
    anna.closes()
    for key in "?tp1":
        anna.page.keyboard.press(key)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.locator(".held.picked")).to_have_count(0)
    assert not anna.line.actions()


def test_the_table_and_the_points_are_said_on_their_keys(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    polite = anna.page.locator("#polite")
    for key, name in (("t", "table"), ("p", "points")):
        anna.page.keyboard.press(key)
        expect(polite).to_contain_text(anna.line.shown["said"][name].splitlines()[0])
