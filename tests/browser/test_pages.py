"""What every page owes its readers: that all can read it, that it comes quickly, and from here alone."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.resources import files
from typing import Final, Literal

import pytest
from playwright.sync_api import Response, expect

from bummerl.rules.catalog import find
from tests.browser.people import PATIENCE, House, Person
from tests.browser.planted import Wanted, at_a_position, offers, over, plant
from tests.browser.test_calls import in_the_third_trick
from tests.web_tables import secret

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js")
CHECKED: Final = """() => axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations
  .filter(({impact}) => ["serious", "critical"].includes(impact))
  .map(({id, help, nodes}) => `${id}: ${help}: ${nodes.slice(0, 4).map(({target}) => target.join(" "))}`))"""
PAGES: Final = ("/", "/new?preset=thousand", "/learn", "/history", "/rules/schnapsen", "/strategy/schnapsen")
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("light", "dark")
MOST_BYTES: Final = 150_000
"""Compressed, of the first view of a table."""
MOST_SECONDS: Final = 6.0
"""Until the first card can be played; two, where the machine has nothing else to do."""


def find_fault(person: Person) -> None:
    """Nothing that is serious may be wrong for those who cannot see, or not well, in the light and in the dark."""
    page = person.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html.dark")).to_have_count(int(theme == "dark"))
        assert page.evaluate(CHECKED) == [], theme


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_for_everybody(house: House, path: str) -> None:
    anna = house.person().goes(path)
    expect(anna.page.locator("main h1, main h2").first).to_be_visible()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    find_fault(anna)


@pytest.mark.parametrize(
    ("preset", "wanted"),
    [
        ("schnapsen", offers("exchange", "close")),
        ("schnapsen", in_the_third_trick),
        ("thousand", offers("bid", "pass")),
        ("thousand", offers("give")),
        ("bauernschnapsen", offers("call")),
    ],
    ids=["lead", "trick", "bids", "passing", "contracts"],
)
def test_tables_are_for_everybody(house: House, preset: str, wanted: Wanted) -> None:
    bots = tuple(range(1, find(preset).game.seats))
    table = at_a_position(wanted, preset, bots=bots, memory="training")
    anna = house.sits(plant(house.server, table))
    anna.at_turn()
    find_fault(anna)


def test_a_table_after_the_deal_and_a_replay_are_for_everybody(house: House) -> None:
    table = over()
    planted = plant(house.server, table)
    anna = house.sits(planted)
    expect(anna.page.locator(".ended")).to_be_visible()
    find_fault(anna)
    anna.goes(f"/r/{planted.room.replay}?step=4")
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible(timeout=PATIENCE)
    find_fault(anna)


def test_what_opens_over_a_table_is_for_everybody(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("close"))))
    opening: list[Callable[[], object]] = [
        anna.button("Menu").click,
        anna.button("Settings").first.click,
        anna.button("Rules").first.click,
        lambda: anna.page.keyboard.press("?"),
    ]
    for opens in opening:
        opens()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
        find_fault(anna)
        anna.closes()


def test_the_first_view_of_a_table_is_small_and_quick(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    planted = plant(house.server, at_a_position(in_the_third_trick))
    anna = house.person(stored={"secrets": {planted.id: secret(0)}})
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  # it marks its listeners
    start = time.monotonic()
    anna.goes(f"/t/{planted.id}")
    card = anna.page.locator(".held.up").first
    card.wait_for(timeout=PATIENCE)
    card.click(trial=True)
    seconds = time.monotonic() - start
    anna.page.wait_for_load_state("networkidle")
    sizes = {answer.url.removeprefix(house.address): sum_of(answer) for answer in answers}
    with capsys.disabled():
        sys.stdout.write(f"\na table: {sum(sizes.values()):,} bytes, {len(sizes)} answers, {seconds:.1f} s to a card\n")
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda each: -each[1])[:8]
    assert seconds < MOST_SECONDS
    assert "/static/js/logic/qr.js" not in sizes, "it comes when a code is wanted"


def sum_of(answer: Response) -> int:
    """Bytes of an answer as they went over the line."""
    measured = answer.request.sizes()
    return measured["responseBodySize"] + measured["responseHeadersSize"]
