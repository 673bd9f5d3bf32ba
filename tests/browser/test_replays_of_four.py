"""A replay of four seats on a phone: every name, every count and the trick can be read beside open hands and speech."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import PATIENCE, House
from tests.browser.planted import at_a_position, plant
from tests.browser.test_small_screens import PHONE

COVERS: Final = """() => {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
  const box = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const text = range.getBoundingClientRect();
    const own = each.getBoundingClientRect();
    return each.matches(".called, .line") ? { ...text.toJSON(), right: Math.min(text.right, own.right) } : own;
  };
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const read = seen(
    ".seat .called, .seat .line, .seat .avatar, .whose, .mine-so-far, .hand .card, .laid .card, .contract",
  );
  const over = seen(".bubble, .held-there .card, .contract, .leads .tag");
  return read.flatMap((one) =>
    over
      .filter((other) => one !== other && !(one.matches(".laid .card") && other.matches(".tag")))
      .filter((other) => meet(box(one), box(other)))
      .map((other) => `${other.className.baseVal ?? other.className} over ${one.className.baseVal ?? one.className}`),
  );
}"""
"""What lies over something that has to be read; the name of the card that leads stands on the card."""

CUT: Final = """() => [...document.querySelectorAll(".seat .line")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""

SCROLLS: Final = (
    """() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"""
)


@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("preset", ["bauernschnapsen", "sixty_six_4p", "thousand_4p"])
def test_no_step_of_a_replay_of_four_hides_a_name_a_count_or_a_card(house: House, preset: str, language: str) -> None:
    table = at_a_position(lambda _: True, preset, bots=(1, 2, 3), salt="four")
    table.finish_deal(Random(1))
    path = f"/r/{plant(house.server, table).room.replay}?deal=1"
    anna = house.person(locale=language, **PHONE).goes(path)
    last = int(anna.page.locator("input[type=range]").get_attribute("max", timeout=PATIENCE) or 0)
    assert last > 8
    for _ in range(last - 1):
        anna.page.keyboard.press("ArrowRight")
        expect(anna.page.locator(".ghost")).to_have_count(0)
        anna.page.wait_for_timeout(60)
        assert not anna.page.evaluate(COVERS)
        assert not anna.page.evaluate(CUT)
        assert not anna.page.evaluate(SCROLLS)
