"""Names are all that somebody can write at a table: one that should not be there is noted for who runs the server."""

from __future__ import annotations

import logging

import pytest

from bummerl.locale import Locale
from bummerl.rules.reasons import Refused, reason
from bummerl.web.frames import frame, unnamed
from bummerl.web.host import Host
from bummerl.web.live import Live
from bummerl.web.store import Store
from tests.test_web_socket import OTHER, SECRET, Tab, address, closed, unconnected
from tests.web_client import open_table
from tests.web_tables import Driven

__all__ = ["address", "closed"]


def test_a_name_that_is_not_wanted_stands_in_no_text() -> None:
    table = Driven.playing()
    names = table.room.names
    told = str(frame(unnamed(table.room, frozenset({1}), Locale("en")), 0, Locale("en"), None))
    assert names[1] not in told
    assert "Player 2" in told
    assert table.room.names == names, "the others see it"


def test_a_report_is_logged_at_a_measured_pace_and_hides_the_name(
    address: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = open_table(address, "schnapsen", ["me", "open"], SECRET)
    anna, other = Tab.greeted(address, table), Tab.greeted(address, table, OTHER)
    other.send({"do": "sit", "id": "sit", "seat": 1, "name": "Not a\u200d nice name"})
    assert other.answer("sit")["is"] == "refused", "signs that cannot be seen are in no name"
    other.send({"do": "sit", "id": "sit again", "seat": 1, "name": "Not a nice name"})
    assert other.answer("sit again")["is"] == "done"
    with caplog.at_level(logging.WARNING, "bummerl.web"):
        for known, seat, is_done in (("me", 0, False), ("r", 1, True), ("s", 1, True), ("t", 1, True), ("u", 1, False)):
            anna.send({"do": "report", "id": known, "seat": seat, "name": "Not a nice name"})
            assert (anna.answer(known)["is"] == "done") is is_done, known
    assert [record.getMessage() for record in caplog.records] == [
        f"table {table}: seat 0 reports the name of seat 1: 'Not a nice name'"
    ] * 3
    assert "Not a nice name" not in str(anna.shown)
    assert "Not a nice name" in str(Tab.greeted(address, table).shown)
    assert "Not a nice name" not in str(Tab.greeted(address, table, unnamed=["Not a nice name"]).shown)
    assert Tab.greeted(address, table, OTHER).shown["seats"][1]["name"] == "Not a nice name"


def test_coming_back_gives_no_more_reports(address: str) -> None:
    table = open_table(address, "schnapsen", ["me", "open"], SECRET)
    other = Tab.greeted(address, table, OTHER)
    other.send({"do": "sit", "id": "sit", "seat": 1, "name": "Not a nice name"})
    other.answer("sit")
    told = []
    for _ in range(4):
        anna = Tab.greeted(address, table)
        anna.send({"do": "report", "id": "r", "seat": 1, "name": "Not a nice name"})
        told.append(anna.answer("r")["is"])
        anna.close()
    assert told == ["done", "done", "done", "refused"]


def test_who_takes_the_seat_of_a_reported_name_is_seen(address: str) -> None:
    table = open_table(address, "schnapsen", ["me", "open"], SECRET)
    anna, other = Tab.greeted(address, table), Tab.greeted(address, table, OTHER)
    other.send({"do": "sit", "id": "sit", "seat": 1, "name": "Not a nice name"})
    other.answer("sit")
    anna.send({"do": "report", "id": "late", "seat": 1, "name": "Who sat here before"})
    assert anna.answer("late")["is"] == "refused", "somebody else is not meant"
    anna.send({"do": "report", "id": "r", "seat": 1, "name": "Not a nice name"})
    assert anna.answer("r")["is"] == "done"
    while anna.until("shown")["unnamed"] != [1]:
        pass
    other.send({"do": "leave", "id": "go"})
    other.answer("go")
    next_one = Tab.greeted(address, table, "the secret of a third one")
    next_one.send({"do": "sit", "id": "sit", "seat": 1, "name": "Nice name"})
    while anna.until("shown")["seats"][1]["name"] != "Nice name":
        pass
    assert anna.shown["unnamed"] == []


def test_no_refusal_says_a_name_that_is_not_wanted() -> None:
    table = Driven.playing()
    socket = unconnected(Host(Store("sqlite+aiosqlite:///never-opened.sqlite")))
    socket._live = Live("table", table.room)
    last = Refused(reason("end-last-trick", "8.7", seat=1))
    for unwanted, is_said in ((), True), ((table.room.names[1],), False):
        socket._unnamed = frozenset(unwanted)
        socket._refuse("x", last)
        assert (table.room.names[1] in socket._answers.pop()["why"]) is is_said
