"""The pages can be put on a screen like a program of the device's own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.people import House

LIGHT, DARK = "#F5F0E7", "#191613"


@pytest.fixture
def page(house: House, tmp_path: Path) -> Iterator[Page]:
    """The first page in a browser with a profile: nothing is installed in a private window."""
    context = house.browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=CHROMIUM, args=FLAGS, color_scheme="dark", locale="en"
    )
    page = context.pages[0]
    page.goto(f"{house.address}/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield page
    context.close()


def test_the_browser_finds_nothing_against_installing_the_page(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    told = line.send("Page.getAppManifest")

    assert told["errors"] == []
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(told["data"])
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        size = page.evaluate(SIZE, icon["src"])
        assert icon["sizes"] in {"any", f"{size}x{size}"}


SIZE = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth === image.naturalHeight ? image.naturalWidth : -1;
}"""


def test_the_manifest_is_served_as_one_and_the_policy_lets_it_in(page: Page) -> None:
    answer = page.request.get(page.locator("link[rel=manifest]").evaluate("link => link.href"))

    assert answer.headers["content-type"] == "application/manifest+json"
    assert "manifest-src 'self'" in answer.headers["content-security-policy"]
    assert page.request.get(page.locator("link[rel=apple-touch-icon]").evaluate("link => link.href")).ok


def test_the_bar_of_the_device_has_the_colour_of_the_theme(page: Page) -> None:
    colours = "() => [...document.querySelectorAll('meta[name=theme-color]')].map(({content}) => content)"

    assert page.evaluate(colours) == [DARK, DARK]
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"() => ({colours})().every((colour) => colour === '{LIGHT}')")
