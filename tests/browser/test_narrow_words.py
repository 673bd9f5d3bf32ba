"""Words on a phone: no name is cut off or broken within, and what belongs together stands on one line."""

from __future__ import annotations

import time
from typing import Final

import pytest
from playwright.sync_api import expect

from bummerl.web.room import Room
from tests.browser.people import House
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_covered import MEETS
from tests.browser.test_small_screens import PHONE
from tests.web_tables import Driven, opened

LINES: Final = """(element) => {
  const range = document.createRange();
  const lines = [];
  for (const [place, letter] of [...element.textContent].entries()) {
    range.setStart(element.firstChild, place);
    range.setEnd(element.firstChild, place + 1);
    const { top } = range.getBoundingClientRect();
    if (lines.at(-1)?.top === top) lines.at(-1).text += letter;
    else lines.push({ top, text: letter });
  }
  return lines.map(({ text }) => text.trim());
}"""
"""The lines in which a text is set."""


def game(table: str, score: str, *deals: int) -> dict[str, object]:
    """A match of this browser."""
    told = {"table": f"{table:0>22}", "preset": "schnapsen", "game": "Schnapsen", "against": "Resi", "score": score}
    return told | {"at": 1_790_000_000, "over": True, "won": 1, "replay": None, "deals": deals}


@pytest.mark.parametrize(
    ("preset", "lines"),
    [
        ("thousand", ["ロシアン・シュナプセン", "（サウザンド）"]),  # noqa: RUF001  # as Japanese writes them
        ("sixty_six", ["66（ゼクスウントゼヒツィヒ）"]),  # noqa: RUF001  # as Japanese writes them
    ],
)
def test_the_name_of_a_game_breaks_between_its_words(house: House, preset: str, lines: list[str]) -> None:
    table = Driven.open(opened(preset, (1,)))
    table.now = time.time()
    anna = house.person(locale="ja", **PHONE).goes(f"/t/{plant(house.server, table).id}")
    expect(anna.page.locator(".waiting")).to_be_visible()
    anna.page.set_viewport_size({"width": 320, "height": 640})
    name = anna.page.locator(".top-bar .game")
    assert name.evaluate(LINES) == lines
    assert name.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


@pytest.mark.parametrize("language", ["en", "de", "ja", "pl", "ru"])
def test_the_numbers_of_a_game_stand_on_one_line(house: House, language: str) -> None:
    stored = {"tables": [game("a", "5 : 0", 2, 3, -1, 1), game("b", "0 : 2", -3, 1)]}
    anna = house.person(stored=stored, locale=language, **PHONE).goes("/history")
    numbers = anna.page.locator(".numbers").last
    expect(numbers).to_be_visible()
    tops = numbers.locator("dd.display").evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
    assert len(tops) == 3
    assert max(tops) - min(tops) < 1


def test_whose_card_is_awaited_reads_whole(house: House) -> None:
    def waits(room: Room) -> bool:
        assert room.record is not None
        return len(room.record.state.table.trick) == 2

    table = at_a_position(waits, "bauernschnapsen", bots=(1, 2, 3), salt="waits")
    anna = house.sits(plant(house.server, table), locale="ja", **PHONE)
    name = anna.page.locator(".laid .called")
    expect(name).to_be_visible()
    assert name.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_a_bid_is_said_below_the_name_and_the_points(house: House) -> None:
    def has_bids(room: Room) -> bool:
        assert room.record is not None
        return offers("bid")(room) and len(room.record.actions) > 3

    table = at_a_position(has_bids, "thousand", bots=(1, 2), salt="bids")
    anna = house.sits(plant(house.server, table), locale="ja", **PHONE)
    expect(anna.page.locator(".bubble.up").first).to_be_visible()
    assert not anna.page.evaluate(MEETS, [".bubble.up", ".seat :is(.called, .line)"])
