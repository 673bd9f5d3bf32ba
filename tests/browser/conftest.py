"""A browser and a server for each worker, and persons who come to visit.

Without a Chromium these tests are skipped, except where CI asks for all.
"""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.cable import Cable
from tests.browser.people import House
from tests.browser.planted import away
from tests.web_client import Server, sqlite_at

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
NOT_NEEDED: Final = (
    # Pages of an address bar that nobody sees take as long as ours, and a spare process is for what comes next.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess"),
    # What Playwright does without itself: the last list of a command line is the one that counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "OptimizationHints", "PaintHolding"),
)
FLAGS: Final = ["--no-sandbox", f"--disable-features={','.join(NOT_NEEDED)}"]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this worker's own, with bots that answer at once."""
    if CHROMIUM is None:
        missing = "no Chromium to test the pages with; on Debian and Ubuntu: apt install chromium"
        pytest.fail(missing) if os.environ.get("CI") == "true" else pytest.skip(missing)
    with Server(sqlite_at(tmp_path_factory.mktemp("server") / "tables.sqlite")) as served:
        away(served.start())
        yield served
        served.kill(signal.SIGTERM)


@pytest.fixture(scope="package")
def browser(server: Server) -> Iterator[Browser]:  # noqa: ARG001  # whose fixture looks for the browser
    """The browser of this worker.  It ends with this package: nothing else runs beside its event loop."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS) as browser,
    ):
        yield browser


@pytest.fixture
def house(browser: Browser, server: Server, tmp_path: Path) -> Iterator[House]:
    """Where persons come to play; at the end of a test nobody may have anything to complain about."""
    house = House(browser, server, tmp_path)
    yield house
    house.close()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    """A line to the server that can be pulled out."""
    cable = Cable(server.port)
    yield cable
    cable.close()
