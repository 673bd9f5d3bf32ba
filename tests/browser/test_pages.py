"""What every page owes its readers: that all can read it, that it comes quickly, and from here alone."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Response, ViewportSize, expect

from bummerl.rules.actions import Verb
from bummerl.rules.catalog import find
from bummerl.web.commands import Takeback
from bummerl.web.offers import last_choice
from bummerl.web.room import Room
from tests.browser.people import PATIENCE, House, Person
from tests.browser.planted import Wanted, at_a_position, offers, over, plant
from tests.browser.test_calls import in_the_third_trick
from tests.web_tables import Driven, opened, secret

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js")
CHECKED: Final = """() => axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations
  .filter(({impact}) => ["serious", "critical"].includes(impact))
  .map(({id, help, nodes}) => `${id}: ${help}: ${nodes.slice(0, 4).map(({target}) => target.join(" "))}`))"""
PAGES: Final = ("/", "/new?preset=thousand", "/learn", "/history", "/rules/schnapsen", "/strategy/schnapsen")
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("light", "dark")
MOST_BYTES: Final = 150_000
"""Compressed, of the first view of a table."""
MOST_WORK: Final = 1.0
"""Seconds that the page's thread may work until the first card can be played; it takes a fourth of that."""
MOST_TRIPS: Final = 8
"""That may have to follow one upon another before the socket is opened."""
MOST_SECONDS: Final = 2.0
"""Until the first card can be played, where the machine has nothing else to do."""
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}


def find_fault(person: Person, *, on_phone: bool = False) -> None:
    """Nothing that is serious may be wrong for those who cannot see, or not well, in the light and in the dark.

    On a phone as well where that is wished: in the dark, since colours do not hang on the size.
    """
    page = person.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html.dark")).to_have_count(int(theme == "dark"))
        assert page.evaluate(CHECKED) == [], theme
    if on_phone:
        usual = page.viewport_size
        assert usual is not None
        page.set_viewport_size(PHONE)
        person.until(lambda: page.evaluate("innerWidth") == PHONE["width"])
        assert page.evaluate(CHECKED) == [], "on a phone"
        page.set_viewport_size(usual)


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_for_everybody(house: House, path: str) -> None:
    anna = house.person().goes(path)
    expect(anna.page.locator("main h1, main h2").first).to_be_visible()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    find_fault(anna, on_phone=path == "/")


@pytest.mark.parametrize("path", ["/nothing", "/t/nothing"])
def test_where_nothing_is_everybody_learns_it(house: House, path: str) -> None:
    house.expected = ("404", "403", "WebSocket connection")
    anna = house.person().goes(path)
    expect(anna.page.locator("main h1, .banner.bad").first).to_be_visible(timeout=PATIENCE)
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
    find_fault(anna, on_phone=True)


def test_a_seat_that_waits_is_for_everybody(house: House) -> None:
    table = Driven.open(opened("thousand", (2,)))
    anna = house.person().goes(f"/t/{plant(house.server, table).id}")
    expect(anna.button("Sit down").first).to_be_visible(timeout=PATIENCE)
    find_fault(anna, on_phone=True)


def test_a_question_between_persons_and_watching_are_for_everybody(house: House) -> None:
    table = at_a_position(lambda room: last_choice(room, 1) is not None, bots=())
    table.do(1, Takeback(do="takeback", id="takeback"))
    planted = plant(house.server, table)
    anna = house.sits(planted)
    expect(anna.page.locator(".banner.ask")).to_be_visible()
    find_fault(anna)
    eve = house.person().goes(f"/t/{planted.id}")
    eve.until(lambda: eve.line.shown)
    expect(eve.page.locator(".felt")).to_be_visible()
    find_fault(eve)


def test_what_is_refused_is_for_everybody(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(must_follow)))
    anna.at_turn()
    anna.page.locator(".held.off").first.click(force=True)
    expect(anna.page.locator("#refusal")).to_be_visible()
    assert not anna.line.actions()
    find_fault(anna)


def must_follow(room: Room) -> bool:
    """Some cards in hand may not be played to this trick."""
    assert room.record is not None
    state = room.record.state
    plays = [action for action in room.game.legal(state) if action.verb is Verb.PLAY]
    return bool(state.table.trick) and 0 < len(plays) < len(state.hands[0])


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
    dialog, keyboard = anna.page.get_by_role("dialog"), anna.page.keyboard
    in_menu = "Log and score", "The shuffle", "Say something", "Resign"
    opening: list[Callable[[], object]] = [
        anna.button("Menu").click,
        anna.button("Settings").first.click,
        anna.button("Rules").first.click,
        lambda: keyboard.press("?"),
        lambda: keyboard.press("l"),
        *(partial(choose_from_menu, anna, name) for name in in_menu),
    ]
    for opens in opening:
        opens()
        expect(dialog).to_be_visible()
        expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
        find_fault(anna)
        anna.closes()
    keyboard.press("c")
    expect(anna.call(re.compile("^Close"))).to_be_visible()
    find_fault(anna)


def choose_from_menu(person: Person, name: str) -> None:
    """Open what the menu leads to."""
    person.button("Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(person.page.get_by_role("dialog", name="Menu")).to_have_count(0)


def test_the_first_view_of_a_table_is_small_and_quick(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Few bytes, few trips that must wait for one another, and little work: these hang on no other work of the machine.

    How long it takes by the clock is held against what was asked where the machine is idle.
    """
    planted = plant(house.server, at_a_position(in_the_third_trick))
    anna = house.person(stored={"secrets": {planted.id: secret(0)}})
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  # it marks its listeners
    tools = anna.context.new_cdp_session(anna.page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    tools.send("Network.enable")
    trips: dict[str, int] = {}
    tools.on("Network.requestWillBeSent", lambda asked: count_trips(trips, asked))
    is_idle = os.getloadavg()[0] < (os.cpu_count() or 1) / 4
    start = time.monotonic()
    anna.goes(f"/t/{planted.id}")
    card = anna.page.locator(".held.up").first
    card.wait_for(timeout=PATIENCE)
    card.click(trial=True)
    seconds = time.monotonic() - start
    work = {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}["ThreadTime"]
    anna.page.wait_for_load_state("networkidle")
    sizes = {answer.url.removeprefix(house.address): sum_of(answer) for answer in answers}
    with capsys.disabled():
        sys.stdout.write(
            f"\na table: {sum(sizes.values()):,} bytes, {len(sizes)} answers, {max(trips.values())} trips one upon "
            f"another and two of the socket, {work:.2f} s of work, {seconds:.1f} s to a card"
            f"{'' if is_idle else ' on a busy machine'}\n"
        )
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda each: -each[1])[:8]
    assert len(trips) > 10
    assert max(trips.values()) <= MOST_TRIPS, sorted(trips.items(), key=lambda each: -each[1])[:8]
    assert 0 < work < MOST_WORK
    assert seconds < MOST_SECONDS or not is_idle
    assert "/static/js/logic/qr.js" not in sizes, "it comes when a code is wanted"


def count_trips(trips: dict[str, int], asked: dict[str, Any]) -> None:
    """How many answers had to come one after the other before the last of them could be asked for."""
    by = asked["initiator"]
    frames = by.get("stack", {}).get("callFrames", [])
    before = by.get("url") or (frames[-1]["url"] if frames else "")
    trips.setdefault(asked["request"]["url"], 1 + trips.get(before, 0))


def sum_of(answer: Response) -> int:
    """Bytes of an answer as they went over the line."""
    measured = answer.request.sizes()
    return measured["responseBodySize"] + measured["responseHeadersSize"]
