"""Who made a table gives its free seats to the computer, and may take them back until the match begins."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bummerl.rules.reasons import Refused
from bummerl.web import commands
from bummerl.web.commands import FillSeat, TakeSeat
from bummerl.web.filling import places_of
from bummerl.web.folding import after, folded
from bummerl.web.happenings import Damaged, Filled, read, write
from bummerl.web.offers import gives_hints, is_alone
from bummerl.web.room import Stage, TableError, secret_hash
from tests.test_web_people import Table, address, shows
from tests.test_web_socket import Tab, closed
from tests.web_client import Server, open_table
from tests.web_tables import Driven, opened, secret, share

__all__ = ["address", "closed"]

NAMES = ("Resi", "Franz", "Poldi", "Mitzi")


def made(preset: str = "sixty_six_3p_us", **more: Any) -> Driven:  # noqa: ANN401  # of the opening
    """A table at which only its maker sits, in seat 0."""
    table = Driven.open(opened(preset, **more))
    sits(table, 0)
    return table


def sits(table: Driven, seat: int, name: str = "") -> None:
    named = name or f"Person {seat}"
    table.do(seat, TakeSeat(f"sit{seat}.{table.now}", seat, named, secret_hash(secret(seat))))


def fill(seat: int, bot: str = "thumb", known: str = "") -> FillSeat:
    return FillSeat(known or f"fill{seat}{bot}", seat, bot, NAMES)


def test_the_match_begins_when_the_maker_has_given_the_last_seat_to_the_computer() -> None:
    table = made()
    table.do(0, fill(1, "pimc:10"))
    assert places_of(table.room, 0) == {"free": [2], "computer": [1]}
    table.do(0, fill(2))
    assert [chair.bot for chair in table.room.chairs] == ["", "pimc:10", "thumb"]
    assert table.room.names == ("Person 0", "Resi", "Franz")
    assert table.room.wants(0) == "entropy"
    table.do(0, share("entropy", 0, "bytes"))
    assert table.room.stage is Stage.PLAYING
    table.finish_deal(Random(1))
    assert folded("table", map(read, map(write, table.log))) == table.room


def test_a_seat_that_was_taken_back_is_free_for_a_person() -> None:
    table = made()
    table.do(0, fill(1))
    with pytest.raises(TableError, match="table-seat-taken"):
        sits(table, 1)
    table.do(0, fill(1, ""))
    assert places_of(table.room, 0) == {"free": [1, 2], "computer": []}
    sits(table, 1)
    assert table.room.chairs[1].is_person


def test_taking_a_seat_back_after_bytes_were_given_makes_the_shuffle_anew() -> None:
    table = made()
    sits(table, 1)
    table.do(0, fill(2))
    for seat in (0, 1):
        table.do(seat, share("seal", seat, f"seal{seat}"))
    table.do(0, share("entropy", 0, "bytes"))
    published = table.room.commitment
    table.do(0, fill(2, ""))
    assert table.room.commitment != published
    assert all(chair.entropy is None and not chair.seal for chair in table.room.chairs)


def test_only_the_maker_may_and_after_leaving_the_first_who_sits() -> None:
    table = made()
    sits(table, 1)
    with pytest.raises(TableError, match="table-fill-maker"):
        table.do(1, fill(2))
    assert places_of(table.room, 1) is None
    assert places_of(table.room, None) is None
    table.do(0, commands.Leave(do="leave", id="go"))
    sits(table, 0, "Newcomer")
    with pytest.raises(TableError, match="table-fill-maker"):
        table.do(0, fill(2))
    table.do(1, fill(2))
    assert table.room.chairs[2].place.bot == "thumb"


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (fill(0), "table-seat-taken"),
        (fill(3), "table-seat-taken"),
        (fill(2), "table-seat-taken"),
        (fill(1, "tarock"), "bot-unknown"),
        (fill(1, "pimc:5000"), "table-bot-slow"),
        (fill(1, ""), "table-fill-not-given"),
        (fill(2, ""), "table-fill-not-given"),
        (fill(0, ""), "table-fill-not-given"),
    ],
)
def test_what_cannot_be_filled_is_refused_and_changes_nothing(command: FillSeat, why: str) -> None:
    table = made(bots=(2,))
    before = table.room
    with pytest.raises(Refused, match=why):
        table.do(0, command)
    assert table.room is before


def test_nothing_is_filled_or_taken_back_after_the_deal() -> None:
    table = made()
    table.do(0, fill(1))
    table.do(0, fill(2))
    table.do(0, share("entropy", 0, "bytes"))
    assert places_of(table.room, 0) is None
    with pytest.raises(TableError, match="table-fill-late"):
        table.do(0, fill(2, "", known="late"))


def test_a_bot_has_a_name_that_looks_like_nobodys() -> None:
    table = made()
    sits(table, 1, "R\N{CYRILLIC SMALL LETTER IE}si")
    table.do(0, fill(2))
    assert table.room.names[2] == "Franz"


def test_who_is_left_alone_with_the_computer_is_waited_for() -> None:
    table = made(memory="points", takeover=60)
    assert not is_alone(table.room)
    table.do(0, fill(1))
    table.do(0, fill(2))
    assert is_alone(table.room)
    assert gives_hints(table.room)
    assert (table.room.opened.takeover, table.room.takeover) == (60, 0)


def test_a_filled_seat_that_cannot_be_is_no_log() -> None:
    room = made().room
    for place in (0, 9):
        with pytest.raises(Damaged):
            after(room, Filled(time=1.0, seat=0, place=place, bot="thumb", name="Resi"))


# Over the line


def test_the_page_of_the_maker_is_told_what_may_be_filled(address: str) -> None:
    table = Table.__new__(Table)
    table.address, table.number = address, 0
    table.table = open_table(address, "sixty_six_3p_us", ["me", "open", "open"], "the secret of person 0")
    table.tabs = [table.come(0), table.come(1)]
    assert table.say(1, "sit", seat=1, name="Person 1")["is"] == "done"
    table.tabs[0].until("shown")
    assert table.tabs[0].shown["places"] == {"free": [2], "computer": []}
    assert table.tabs[1].shown["places"] is None
    refused = table.say(1, "fill", seat=2, bot="thumb")
    assert refused["is"] == "refused"
    assert refused["why"] == (  # in the language of who asked
        "Nur wer diesen Tisch eröffnet hat, kann einen freien Platz dem Computer geben oder zurücknehmen."
    )
    assert table.say(0, "fill", seat=2, bot="pimc:10")["is"] == "done"
    assert table.tabs[0].shown["seats"][2]["kind"] == "bot"
    assert table.say(0, "fill", seat=2, bot="")["is"] == "done"
    assert table.tabs[0].shown["seats"][2]["kind"] == "free"
    assert table.say(0, "fill", seat=2, bot="random")["is"] == "done"
    table.shuffle()
    assert shows(table.tabs[1], "playing")["seats"][2]["bot"] == "random"


def test_a_filled_seat_survives_the_kill_of_the_server(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        asyncio.run(server.start())
        table = open_table(server.address, "sixty_six_3p_us", ["me", "open", "open"], secret(0))
        tab = Tab.greeted(server.address, table, secret(0))
        fills = {"do": "fill", "id": "f", "seat": 1, "bot": "thumb"}
        tab.send(fills)
        done = tab.answer("f")
        assert done["is"] == "done"
        server.kill()
        asyncio.run(server.start())
        tab = Tab.greeted(server.address, table, secret(0))
        assert tab.shown["seats"][1]["bot"] == "thumb"
        assert tab.shown["places"] == {"free": [2], "computer": [1]}
        tab.send(fills)
        assert tab.answer("f") == done, "what was done before the kill is not done again"
