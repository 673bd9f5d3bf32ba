"""Learning in the browser: the first lesson and off its path, playing on from a replay, a deck one does not know."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import PATIENCE, House, Person
from tests.browser.planted import over, plant

SIZES = [(360, 640), (640, 360), (1440, 900)]


def learns(house: House, size: tuple[int, int] = (1280, 800)) -> Person:
    """Somebody at the table of the first lesson."""
    anna = house.person(viewport={"width": size[0], "height": size[1]}).goes("/learn")
    anna.button("Play and learn").first.click()
    anna.at_turn()
    expect(told(anna)).to_be_visible()
    return anna


def told(anna: Person) -> Locator:
    """What the lesson says."""
    return anna.page.get_by_role("region", name="Lesson")


def follows(anna: Person) -> None:
    """Does what is marked."""
    marked = anna.page.locator(".calls .hinted")
    if marked.count():
        marked.first.click()
    else:
        anna.page.locator(".held.hinted").first.click()
        anna.choose_play()
    anna.settle()


@pytest.mark.parametrize("size", SIZES)
def test_the_first_lesson_is_followed_by_its_marks_to_its_end(house: House, size: tuple[int, int]) -> None:
    anna = learns(house, size)
    while anna.line.shown["lesson"]["action"] is not None:
        expect(told(anna)).to_contain_text(anna.line.shown["lesson"]["text"])
        before = anna.line.shown["at"]
        follows(anna)
        anna.until(lambda before=before: anna.line.shown["at"] != before)
        anna.until(lambda: anna.line.shown["ended"] or (anna.line.shown["turn"] or {}).get("mine"))
    expect(told(anna)).to_contain_text("You have won the deal.")
    anna.button("Again").click()
    anna.until(lambda: anna.line.shown["lesson"]["action"] == "exchange")


def test_after_the_lesson_a_match_is_played(house: House) -> None:
    anna = learns(house)
    lesson = anna.page.url
    anna.page.keyboard.press("x")
    anna.settle()
    anna.resigns()
    anna.button("Play a match").click()
    expect(anna.page).not_to_have_url(lesson)
    expect(anna.page.locator(".hand .held")).to_have_count(5)
    expect(told(anna)).to_have_count(0)


def test_off_the_path_of_the_lesson_one_can_go_back_to_it(house: House) -> None:
    anna = learns(house)
    anna.page.locator(".held.up:not(.hinted)").first.click()
    anna.choose_play()
    told(anna).get_by_role("button", name="Take back").click()
    anna.until(lambda: anna.line.shown["lesson"]["action"] == "exchange")


def test_a_replay_is_played_on_from_any_place_but_its_end(house: House) -> None:
    replay = plant(house.server, over()).room.replay
    anna = house.person().goes(f"/r/{replay}?deal=1&step=2&seat=0")
    anna.button("Play on from here").click()
    anna.at_turn()
    expect(anna.page).to_have_url(re.compile("/t/"))
    assert anna.line.shown["table"]["practice"]
    resi = house.person().goes(f"/r/{replay}?deal=1&step=0")
    expect(resi.button("Play on from here")).to_be_enabled(timeout=PATIENCE)
    resi.page.keyboard.press("End")
    expect(resi.button("Play on from here")).to_be_disabled()


def test_the_german_deck_is_explained_once(house: House) -> None:
    anna = house.person(stored={"settings": {"deck": "german"}}).goes("/")
    anna.button("Deal the cards").click()
    anna.sees("counts as a queen")
    anna.button("Understood").click()
    anna.page.reload()
    expect(anna.page.locator(".turn")).to_be_visible(timeout=PATIENCE)
    expect(anna.page.get_by_text("counts as a queen")).to_have_count(0)
