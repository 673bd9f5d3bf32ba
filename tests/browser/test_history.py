"""Own matches: none is lost, what they come to is told honestly, and records from elsewhere come in."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from bummerl.locale import Locale
from bummerl.record import write_match
from bummerl.record.notation import match_json
from bummerl.web.commands import TakeSeat
from bummerl.web.room import secret_hash
from tests.browser.people import PATIENCE, House, Person
from tests.browser.planted import at_a_position, over, plant
from tests.browser.test_pages import find_fault
from tests.browser.test_proofs import match
from tests.web_client import request
from tests.web_tables import Driven, opened, secret

TEXT = Locale("en").text
LOOK_AGAIN = TEXT("web-look-again")


def short(house: House, salt: str) -> Person:
    """Somebody at a table whose matches have one deal."""
    table = Driven.open(opened("schnapsen", (1,), options={"match_points": "1"}, root=salt * 32))
    table.do(0, TakeSeat("sit", 0, "Anna", secret_hash(secret(0))))
    planted = plant(house.server, table)
    return house.person(stored={"secrets": {planted.id: secret(0)}}).goes(f"/t/{planted.id}")


def test_another_match_at_the_table_leaves_the_one_before_in_the_list(house: House) -> None:
    anna = short(house, "a1")
    replays = plays_matches(anna, 2)
    anna.goes("/history")
    links = anna.page.get_by_role("link", name=LOOK_AGAIN)
    expect(links).to_have_count(len(replays))
    assert [link.get_attribute("href") for link in links.all()] == [f"/r/{replay}" for replay in replays[::-1]]
    expect(anna.page.get_by_role("link", name="Go on")).to_have_count(1)
    anna.page.get_by_role("button", name=TEXT("web-forget")).last.click()
    expect(links).to_have_count(len(replays) - 1)
    assert links.first.get_attribute("href") == f"/r/{replays[-1]}"


def plays_matches(anna: Person, count: int) -> list[str]:
    """Plays at least so many matches, and begins another one; the replays of those that are over."""
    for number in range(count):
        anna.plays_to_the_end(Random(number))
        anna.button("Another match").click()
        anna.until(lambda: anna.line.shown["table"]["stage"] == "playing")
    tables = [message["table"] for message in anna.line.heard if message["is"] == "shown"]
    return list(dict.fromkeys(table["replay"] for table in tables if table["stage"] == "over"))


OLD: dict[str, Any] = {
    "table": "t" * 22,
    "preset": "schnapsen",
    "game": "Schnapsen",
    "against": "Resi",
    "score": "7 : 3",
    "at": 1_790_000_000,
    "over": True,
    "replay": "r" * 22,
    "won": 1,
    "deals": [3, -1, 2],
}


def test_what_was_kept_before_is_still_read(house: House) -> None:
    anna = house.person(stored={"tables": [OLD, {**OLD, "table": "u" * 22, "won": 0, "deals": [-3]}]}).goes("/history")
    expect(anna.page.get_by_role("link", name=LOOK_AGAIN)).to_have_count(2)
    panel = anna.page.get_by_role("article")
    expect(panel).to_contain_text("1 / 2")
    expect(panel).to_contain_text("+0.25")


def test_what_the_server_counts_is_added_up_with_honest_intervals(house: House) -> None:
    anna = short(house, "b2")
    wanted = []
    for replay in plays_matches(anna, 2):
        status, told = request(house.server.address, f"/api/replays/{replay}/figures?seat=0")
        assert status == 200
        wanted.append(told["counts"])
    anna.goes("/history")
    for name in ("tricks", "won"):
        count, of = (sum(each[name][place] or 0 for each in wanted) for place in (0, 1))
        row = anna.page.get_by_role("row", name=TEXT(f"count-{name}"))
        told = re.compile(rf"^{count} / {of}" if of else rf"^{count}$")
        expect(row.get_by_role("cell")).to_have_text(told, timeout=PATIENCE)
    won = sum(each["won"][0] for each in wanted)
    # Wilson's interval of so many tries, worked out by hand.
    said = {
        (0, 2): "0% (0% – 66%)",
        (1, 2): "50% (9% – 91%)",
        (2, 2): "100% (34% – 100%)",
        (0, 3): "0% (0% – 56%)",
        (1, 3): "33% (6% – 79%)",
        (2, 3): "67% (21% – 94%)",
        (3, 3): "100% (44% – 100%)",
    }.get((won, len(wanted)))
    if said is not None:  # by chance more matches were played
        expect(anna.page.locator(".numbers .interval")).to_have_text(said)
    expect(anna.page.get_by_role("row", name=TEXT("count-contracts"))).to_have_count(0)

    expect(anna.page.get_by_role("img", name=TEXT("web-curve-share"))).to_be_visible()
    anna.page.get_by_text(TEXT("web-as-table"), exact=True).click()
    expect(anna.page.get_by_role("columnheader", name=TEXT("web-share-so-far"))).to_be_visible()


FIGURES = {
    "counts": {"deals": [5, None], "claims": [2, 3], "closes": [0, 0], "marriages": [4, None], "schneider": [1, None]},
    "balance": [3, -2, 1, 1, -1],
}
KEPT: list[dict[str, Any]] = [
    {**OLD, "table": f"{number:022}", "replay": f"r{number:021}", "at": OLD["at"] + number, "won": number % 2}
    | ({"seat": 0, "figures": FIGURES} if number else {})
    for number in range(5)
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_numbers_and_curves_are_for_everybody(house: House, theme: Any) -> None:  # noqa: ANN401  # one of playwright's words
    phone: Any = {"width": 360, "height": 640}
    anna = house.person(stored={"tables": KEPT}, viewport=phone, color_scheme=theme).goes("/history")
    anna.page.get_by_text(TEXT("web-as-table"), exact=True).click()
    rows = anna.page.get_by_role("table").filter(has=anna.page.get_by_role("columnheader")).get_by_role("row")
    expect(rows).to_have_count(1 + len(KEPT))
    # Nothing was closed, so there is no share of closes.
    expect(anna.page.get_by_role("row", name=TEXT("count-closes"))).to_have_count(0)
    expect(anna.page.get_by_role("row", name=TEXT("count-claims"))).to_contain_text("8 / 12 67% (39% – 86%)")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    find_fault(anna)


# Records from elsewhere


def files() -> dict[str, str]:
    """Records that are taken."""
    one = match()
    return {"match.txt": write_match(one), "match.json": json.dumps(match_json(one))}


@pytest.mark.parametrize("name", ["match.txt", "match.json"])
def test_a_record_is_chosen_and_looked_at(house: House, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(files()[name])
    anna = house.person().goes("/history")
    anna.page.locator("input[type=file]").set_input_files(tmp_path / name)
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible(timeout=PATIENCE)
    anna.sees(TEXT("web-proven"))


DROP = """([selector, text]) => {
  const given = new DataTransfer();
  given.items.add(new File([text], "match.txt", {type: "text/plain"}));
  const drop = new DragEvent("drop", {dataTransfer: given, bubbles: true, cancelable: true});
  document.querySelector(selector).dispatchEvent(drop);
}"""


def test_a_record_is_dropped_and_looked_at(house: House) -> None:
    anna = house.person().goes("/history")
    expect(anna.page.locator(".bring")).to_be_visible()
    anna.page.evaluate(DROP, [".bring", files()["match.txt"]])
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("", "Zeile 1"),
        ("what is this?", "Zeile 1"),
        (files()["match.txt"].replace("seats: Anna | Bert", "seats: Anna"), "Zeile 1"),
        (write_match(match(0)), ""),
        ("x" * 300_001, Locale("de").text("web-bring-too-long")),
        ("\x00\x01\x02" * 100, "Zeile 1"),
        ('{"format": 3}', "format"),
    ],
    ids=["empty", "nonsense", "one seat", "no deal", "too long", "binary", "json"],
)
def test_what_is_no_record_is_refused_in_the_readers_language(
    house: House, tmp_path: Path, record: str, said: str
) -> None:
    house.expected = ("422",)
    (tmp_path / "match.txt").write_text(record)
    anna = house.person(locale="de").goes("/history")
    anna.page.locator("input[type=file]").set_input_files(tmp_path / "match.txt")
    alert = anna.page.locator(".bring [role=alert]")
    expect(alert).to_contain_text(said, timeout=PATIENCE)
    assert alert.inner_text()
    (tmp_path / "match.txt").write_text(files()["match.txt"])
    anna.page.locator("input[type=file]").set_input_files(tmp_path / "match.txt")
    expect(anna.page.get_by_role("region", name="Partie ansehen")).to_be_visible(timeout=PATIENCE)


def test_a_record_is_sent_as_a_text_and_why_it_was_refused_is_not_said_again_on_another_visit(
    house: House, tmp_path: Path
) -> None:
    house.expected = ("422",)
    (tmp_path / "match.txt").write_text("what is this?")
    anna = house.person().goes("/history")
    with anna.page.expect_request("**/api/replays?*") as sent:
        anna.page.locator("input[type=file]").set_input_files(tmp_path / "match.txt")
    assert sent.value.headers["content-type"] == "text/plain"
    alert = anna.page.locator(".bring [role=alert]")
    expect(alert).to_be_visible()
    anna.page.get_by_role("link", name=TEXT("web-nav-learn")).first.click()
    expect(anna.page.locator(".bring")).to_have_count(0)
    anna.page.go_back()
    expect(anna.page.locator(".bring")).to_be_visible()
    expect(alert).to_have_count(0)


# The way from the table to the replay, and the mark of practice


def test_a_finished_deal_is_reviewed_and_the_way_leads_back(house: House) -> None:
    table = at_a_position(lambda _: True, salt="review")
    table.finish_deal(Random(3))
    anna = house.sits(plant(house.server, table))
    review = anna.page.locator(".ended .ways").get_by_role("link", name=TEXT("web-review"))
    expect(review).to_have_class("btn main")
    review.click()
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible(timeout=PATIENCE)
    assert f"/r/{table.room.replay}?deal=1" in anna.page.url
    anna.page.get_by_role("link", name=TEXT("web-back-to-table")).click()
    anna.button(f"{TEXT('web-next-deal')} ↵").click()
    anna.until(lambda: anna.line.shown["at"].startswith("2."))


def test_the_end_of_a_match_leads_to_its_replay(house: House) -> None:
    table = over()
    anna = house.sits(plant(house.server, table))
    anna.page.locator(".ended .ways").get_by_role("link", name=TEXT("web-review")).click()
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible(timeout=PATIENCE)
    expect(anna.page.get_by_role("link", name=TEXT("web-back-to-table"))).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)], ids=str)
def test_practice_is_marked_at_the_table_and_in_the_replay(house: House, size: tuple[int, int]) -> None:
    table = at_a_position(lambda _: True, memory="training", salt=f"practice {size}")
    table.finish_deal(Random(3))
    planted = plant(house.server, table)
    view: Any = {"width": size[0], "height": size[1]}
    anna = house.sits(planted, viewport=view)
    anna.page.keyboard.press("u")
    anna.until(lambda: anna.line.shown["table"]["practice"])
    mark = anna.page.get_by_text(TEXT("web-practice"), exact=True)
    expect(mark).to_be_in_viewport(ratio=0.9)
    rng = Random(5)
    for _ in range(200):
        if anna.line.shown["table"]["stage"] == "between":
            break
        anna.plays_on(rng)
    assert anna.line.shown["table"]["stage"] != "playing"
    anna.goes(f"/r/{table.room.replay}")
    expect(mark).to_be_in_viewport(ratio=0.9, timeout=PATIENCE)
    status, told = request(house.server.address, f"/api/replays/{table.room.replay}")
    assert status == 200
    assert told["deals"][0]["practice"]
