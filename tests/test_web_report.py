"""Names are all that somebody can write at a table: one that should not be there is noted for who runs the server."""

from __future__ import annotations

import logging

import pytest

from bummerl.locale import Locale
from bummerl.web.frames import frame, unnamed
from tests.test_web_socket import OTHER, SECRET, Tab, address, closed
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
            anna.send({"do": "report", "id": known, "seat": seat})
            assert (anna.answer(known)["is"] == "done") is is_done, known
    assert [record.getMessage() for record in caplog.records] == [
        f"table {table}: seat 0 reports the name of seat 1: 'Not a nice name'"
    ] * 3
    assert "Not a nice name" not in str(anna.shown)
    assert "Not a nice name" in str(Tab.greeted(address, table).shown)
    assert "Not a nice name" not in str(Tab.greeted(address, table, unnamed=[1]).shown)
    assert Tab.greeted(address, table, OTHER).shown["seats"][1]["name"] == "Not a nice name"
