"""Names that look like markup, fill the page or run from right to left: they are text wherever they stand."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from bummerl.web.commands import Next, TakeSeat
from bummerl.web.room import Stage, secret_hash
from tests.browser.people import PATIENCE, House
from tests.browser.planted import plant
from tests.web_client import request
from tests.web_tables import Driven, opened, secret

NAMES: Final = (
    '<img src=x onerror="window.hit=1">',
    "\"'><script>window.hit=1</script>{{7*7}}${7*7}&lt;b&gt;",
    "שלום עולם\u0301\u0302\u0303\u0304 😀🏰👑" + "e\u0301\u0302\u0303\u0304\u0305" * 6,
    "Wilhelmine" * 8,
)
SIZES: Final = ({"width": 360, "height": 640}, {"width": 768, "height": 1024}, {"width": 1440, "height": 900})

STRAYS: Final = """() => {
  const wide = document.documentElement.clientWidth;
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const names = [...document.querySelectorAll(".called, .who, .team, .count b, .rung, .log li, h1, .pile, .contract")];
  const out = names.filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return seen(each) && (left < -1 || right > wide + 1);
  });
  const places = [...document.querySelectorAll(".seat .who")].filter(seen).map((who) => who.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const panel = document.querySelector(".ended");
  return {
    over: places.some((a, at) => places.slice(at + 1).some((b) => meets(a, b))),
    cut: panel ? panel.scrollWidth > panel.clientWidth : false,
    hit: window.hit ?? null,
    markup: document.querySelectorAll("img[src=x], body script:not([src])").length,
    scrolls: document.documentElement.scrollWidth > wide,
    out: out.map((each) => `${each.className} ${each.textContent.slice(0, 30)}`),
  };
}"""
CLEAN: Final[dict[str, object]] = {"over": False, "cut": False, "hit": None, "markup": 0, "scrolls": False, "out": []}


def named(preset: str, *, deals_over: bool) -> Driven:
    """A table of persons with such names, in a deal or after one."""
    table = Driven.open(opened(preset, memory="training"))
    for seat in range(table.room.game.seats):
        table.do(seat, TakeSeat(f"sit{seat}", seat, NAMES[-1 - seat], secret_hash(secret(seat))))
    table.shuffle()
    rng = Random(4)
    if deals_over:
        table.finish_deal(rng)
    else:
        for _ in range(14):
            if table.room.stage is Stage.PLAYING:
                table.act(rng)
    return table


def looks_clean(page: Page, what: str) -> None:
    """Nothing runs, nothing is markup, and nothing hangs out of the page."""
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a width and a height
        page.wait_for_timeout(80)
        assert page.evaluate(STRAYS) == CLEAN, f"{what} at {size}"


@pytest.mark.parametrize("preset", ["schnapsen", "thousand", "bauernschnapsen"])
@pytest.mark.parametrize("deals_over", [False, True], ids=["in a deal", "after a deal"])
def test_a_name_is_only_text_at_the_table(house: House, preset: str, deals_over: bool) -> None:
    anna = house.sits(plant(house.server, named(preset, deals_over=deals_over)))
    looks_clean(anna.page, "table")
    for shown in (each["name"] for each in anna.line.shown["seats"][1:]):
        expect(anna.page.locator(".seat .name", has_text=shown[:20]).first).to_be_attached()
    anna.button("Menu").click()
    looks_clean(anna.page, "menu")
    anna.closes()
    anna.goes("/history")
    expect(anna.page.get_by_role("listitem").first).to_contain_text(NAMES[-2][:12])
    looks_clean(anna.page, "history")
    anna.goes("/")
    looks_clean(anna.page, "home")


def test_a_name_is_only_text_in_a_replay(house: House) -> None:
    table = named("thousand", deals_over=True)
    replay = plant(house.server, table).room.replay
    anna = house.person().goes(f"/r/{replay}?step=9")
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible(timeout=PATIENCE)
    looks_clean(anna.page, "replay")


def test_a_name_is_only_text_where_seats_are_free(house: House) -> None:
    table = Driven.open(opened("thousand"))
    for seat in (0, 1):
        table.do(seat, TakeSeat(f"sit{seat}", seat, NAMES[seat], secret_hash(secret(seat))))
    planted = plant(house.server, table)
    guest = house.person().goes(f"/t/{planted.id}")
    guest.sees(NAMES[0])
    looks_clean(guest.page, "waiting")


def test_a_record_with_such_names_is_a_replay_like_any_other(house: House) -> None:
    table = named("schnapsen", deals_over=True)
    while table.room.stage is Stage.BETWEEN:
        for seat in (0, 1):
            table.do(seat, Next(do="next", id=f"n{seat}.{table.room.seq}"))
        table.finish_deal(Random(table.room.seq))
    replay = plant(house.server, table).room.replay
    status, record = request(house.server.address, f"/api/replays/{replay}/record.json")
    assert status == 200, record
    text = json.dumps(record).replace(json.dumps(NAMES[-1])[1:-1], json.dumps(NAMES[0])[1:-1])
    sent = house.person()
    status, answer = request(house.server.address, "/api/replays", json.loads(text))
    assert status == 201, answer
    sent.goes(f"/r/{answer['replay']}")
    sent.sees(NAMES[0])
    looks_clean(sent.page, "replay")


@pytest.mark.parametrize(
    "path",
    [
        "/rules/%3Cimg%20src=x%20onerror=window.hit=1%3E",
        "/new?preset=%3Cimg%20src=x%20onerror=window.hit=1%3E&rules=a%3D%3Cimg%20src%3Dx%20onerror%3Dwindow.hit%3D1%3E",
        "/strategy/schnapsen?lang=%22%3E%3Cimg%20src=x%3E&deck=%3Cscript%3E",
        "/t/x%22onerror=window.hit=1",
        "/%E2%80%AE%F0%9F%98%80",
    ],
)
def test_an_address_is_never_markup(house: House, path: str) -> None:
    house.expected = ("404", "400")
    anna = house.person().goes(path)
    expect(anna.page.locator("h1, h2, .banner").first).to_be_visible()
    looks_clean(anna.page, path)
