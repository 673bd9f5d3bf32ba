"""The page of a replay: step by step, linked to, taken away, proven."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.people import PATIENCE, House, Person
from tests.browser.planted import at_a_position, over, plant
from tests.web_client import request
from tests.web_tables import secret


@pytest.fixture
def replay(house: House) -> str:
    """The path of a replay of a match of one deal."""
    table = over()
    return f"/r/{plant(house.server, table).room.replay}"


def step(person: Person) -> int:
    """The step that the address of the page names."""
    found = re.search(r"step=(\d+)", person.page.url)
    return int(found[1]) if found else 0


def opens(house: House, path: str) -> Person:
    """Somebody who looks at a replay."""
    person = house.person().goes(path)
    expect(person.page.get_by_role("region", name="Replay")).to_be_visible(timeout=PATIENCE)
    return person


def test_keys_step_through_a_replay(house: House, replay: str) -> None:
    anna = opens(house, replay)
    for key, want in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        anna.page.keyboard.press(key)
        anna.until(lambda want=want: step(anna) == want)
    anna.page.keyboard.press("End")
    anna.until(lambda: step(anna) > 5)
    expect(anna.page.locator(".ended")).to_be_visible()


@pytest.mark.parametrize(("preset", "seats"), [("schnapsen", 2), ("sixty_six_3p", 3), ("sixty_six_4p", 4)])
def test_a_phone_writes_which_suit_is_trump(house: House, preset: str, seats: int) -> None:
    table = at_a_position(lambda _: True, preset, bots=tuple(range(1, seats)), salt="trump on a phone")
    table.finish_deal(Random(1))
    path = f"/r/{plant(house.server, table).room.replay}?deal=1&step=2"
    anna = house.person(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).goes(path)

    trump = anna.page.locator(".trump")

    expect(trump).to_be_visible(timeout=PATIENCE)
    expect(trump).to_contain_text("Trump")
    expect(trump.locator("svg")).to_be_visible()


def test_a_link_leads_to_one_move_of_one_seat(house: House, replay: str) -> None:
    anna = opens(house, f"{replay}?deal=1&step=3&seat=1")
    there = anna.page.locator(".log .now").inner_text()
    assert step(anna) == 3
    resi = opens(house, anna.page.url.removeprefix(house.address))
    expect(resi.page.locator(".log .now")).to_have_text(there)
    expect(anna.page.get_by_role("radio", checked=True)).to_have_text(
        anna.page.get_by_role("radio").nth(2).inner_text()
    )


def test_a_record_is_saved_verified_and_looked_at_again(house: House, replay: str, tmp_path: Path) -> None:
    anna = opens(house, replay)
    saved = {}
    for kind in ("txt", "json"):
        with anna.page.expect_download() as waiting:
            anna.page.get_by_role("link", name=re.compile(kind)).click()
        saved[kind] = tmp_path / f"match.{kind}"
        waiting.value.save_as(saved[kind])
    assert verified(saved["txt"]) == 0
    assert verified(saved["json"]) == 0
    changed = tmp_path / "changed.txt"
    changed.write_text(with_other_secret(saved["txt"].read_text()))
    assert verified(changed) != 0

    status, answer = request(house.server.address, "/api/replays", json.loads(saved["json"].read_text()))
    assert status == 201
    again = opens(house, f"/r/{answer['replay']}")
    again.sees("proven: the deck was fixed before the deal")


def verified(record: Path) -> int:
    """What the command that checks records ends with."""
    command = [sys.executable, "-m", "bummerl", "verify", str(record)]
    return subprocess.run(command, check=False, capture_output=True).returncode  # noqa: S603  # our own


def with_other_secret(text: str) -> str:
    """The record with one digit of the shuffle's secret changed."""
    secrets = re.findall(r"\b[0-9a-f]{64}\b", text)
    old = secrets[-1]
    return text.replace(old, ("0" if old[0] != "0" else "1") + old[1:])


def test_the_page_verifies_the_shuffle_of_the_match(house: House, replay: str) -> None:
    anna = opens(house, replay)
    anna.sees("proven: the deck was fixed before the deal")


def test_own_matches_lead_to_their_replay(house: House) -> None:
    table = over()
    planted = plant(house.server, table)
    anna = house.person(stored={"secrets": {planted.id: secret(0)}}).goes(f"/t/{planted.id}")
    expect(anna.page.locator(".ended")).to_be_visible()
    anna.goes("/history")
    anna.page.get_by_role("link", name="Look at it again").click()
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible()
