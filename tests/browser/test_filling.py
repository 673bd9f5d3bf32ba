"""Who made a table gives its free seats to the computer, by the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, House, Person


def opened(house: House, **more: Any) -> Person:  # noqa: ANN401  # of the browser
    """Who has opened a table for three with two free seats."""
    anna = house.person(**more).goes("/new?preset=sixty_six_3p_us")
    for seat in (2, 3):
        anna.page.get_by_label(f"Seat {seat}").select_option("open")
    anna.button("Open the table").click()
    expect(anna.page.locator(".waiting")).to_be_visible(timeout=PATIENCE)
    return anna


def test_a_free_seat_is_given_to_the_computer_and_taken_back(house: House) -> None:
    anna = opened(house)
    gives = anna.button("Give to the computer")
    expect(gives).to_have_count(2)
    anna.page.get_by_label("Computer player, Seat 2").select_option("pimc:10")
    gives.first.click()
    expect(gives).to_have_count(1)
    anna.settle()
    assert anna.line.shown["seats"][1]["bot"] == "pimc:10"
    anna.button("Take the seat back from the computer").click()
    expect(gives).to_have_count(2)
    for _ in range(2):
        gives.first.click()
        anna.settle()
    anna.until(lambda: anna.line.shown["table"]["stage"] == "playing")


def test_a_guest_is_not_asked(house: House) -> None:
    anna = opened(house)
    bert = house.person().goes(f"/t/{anna.line.shown['table']['id']}")
    expect(bert.page.locator(".waiting")).to_be_visible(timeout=PATIENCE)
    expect(bert.button("Give to the computer")).to_have_count(0)


def test_the_waiting_room_is_as_wide_as_a_phone(house: House) -> None:
    anna = opened(house, viewport={"width": 360, "height": 640})
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    box = anna.button("Give to the computer").first.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360
