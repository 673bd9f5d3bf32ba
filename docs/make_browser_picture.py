# ruff: noqa: INP001  # a script, not a package
"""Take docs/browser.png, the picture of the table in the README, by a browser.

    pip install pillow
    python -m docs.make_browser_picture

The other player has just declared something and lost the lead, and a king of one's own marriage is chosen.
"""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path
from signal import SIGTERM
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from bummerl.rules.actions import Verb
from bummerl.web.happenings import Place
from bummerl.web.room import Room
from tests.browser.conftest import CHROMIUM
from tests.browser.people import House
from tests.browser.planted import at_a_position, away, plant
from tests.web_client import Server, sqlite_at

PICTURE: Final = Path(__file__).parent / "browser.png"
COLOURS: Final = 256
PLACES: Final = (Place(), Place(bot="thumb", name="Resi"))


def wanted(room: Room) -> bool:
    """The lead to the third or fourth trick with a marriage in hand, after one of the other player."""
    assert room.record is not None
    record = room.record
    table = record.state.table
    said = [
        step.state.table.turn
        for step, action in zip(record.steps, record.actions, strict=False)
        if action.verb is Verb.MELD
    ]
    may = {action.verb for action in room.game.legal(record.state)}
    return len(table.tricks) in {2, 3} and Verb.MELD in may and said == [1] and table.close is None


def main() -> None:
    """Take the picture."""
    server = Server(sqlite_at(Path(tempfile.mkdtemp()) / "tables.sqlite"))
    away(server.start())
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            house = House(browser, server, PICTURE.parent)
            planted = plant(server, at_a_position(wanted, places=PLACES))
            size = {"width": 1440, "height": 900}
            person = house.sits(planted, viewport=size, color_scheme="light", locale="en")
            king = next(card for card in person.line.shown["hand"] if len(card["play"]) > 1)
            person.held(king["card"]).click()
            person.page.mouse.move(720, 5)
            person.page.wait_for_timeout(300)
            taken = person.page.screenshot()
    finally:
        server.kill(SIGTERM)
    picture = Image.open(BytesIO(taken)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    picture.save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
