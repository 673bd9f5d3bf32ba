"""How long a seat has, and what becomes of a table at which one person plays bots alone."""

from __future__ import annotations

from random import Random

from bummerl.web import commands
from bummerl.web.commands import Arrive, Depart
from bummerl.web.deadlines import deadline, due
from bummerl.web.frames import seating_of
from bummerl.web.room import Stage
from tests.web_tables import Driven

DAY = 86_400.0

RNG = Random(4)


def at_ones_turn(table: Driven) -> Driven:
    """The same table, when it is for the person at seat 0 to choose."""
    while (task := due(table.room, 1)) is not None and task.what in {"bot", "answer"}:
        table.act(RNG)
    return table


def test_who_goes_away_from_bots_finds_the_table_as_it_was_the_next_day() -> None:
    table = at_ones_turn(Driven.playing(bots=(1,)))
    table.do(0, Arrive("tab", "node"))
    place, log = table.room.at, len(table.log)
    table.do(0, Depart("tab"))
    assert due(table.room, 1) is None, "the computer never takes over"

    table.now += DAY
    table.do(0, Arrive("another tab", "node"))
    assert (table.room.at, len(table.log), table.room.chairs[0].computer) == (place, log + 2, "")
    table.act(RNG)
    assert table.room.at != place


def test_the_clock_of_who_plays_bots_alone_stands_still_meanwhile() -> None:
    table = at_ones_turn(Driven.playing(bots=(1,), clock=30))
    table.do(0, Arrive("tab", "node"))
    assert deadline(table.room, 0) == table.now + 30
    table.do(0, Depart("tab"))
    assert deadline(table.room, 0) is None
    assert due(table.room, 1) is None
    table.now += DAY
    table.do(0, Arrive("tab", "node"))
    assert deadline(table.room, 0) == table.now + 30


def test_between_the_deals_nobody_waits_for_who_plays_bots_alone() -> None:
    table = Driven.playing(bots=(1,), clock=30)
    table.do(0, Arrive("tab", "node"))
    table.finish_deal(RNG)
    assert table.room.stage is Stage.BETWEEN
    assert due(table.room, 1) is None


def test_leaving_bots_in_the_middle_leaves_the_match_as_it_is() -> None:
    table = Driven.playing(bots=(1,))
    assert "leave" not in seating_of(table.room, 0).ways
    assert table.do(0, commands.Leave(do="leave", id="gone")) == ()
    assert table.room.chairs[0].decides


def test_a_seat_is_told_when_its_time_is_over() -> None:
    table = Driven.playing(clock=30, takeover=20)
    turn = table.room.turn
    assert turn is not None
    for seat in (0, 1):
        table.do(seat, Arrive(f"tab {seat}", "node"))
    assert deadline(table.room, turn) == table.room.since + 30
    assert deadline(table.room, 1 - turn) is None, "nobody waits for that seat"
    table.do(turn, Depart(f"tab {turn}"))
    assert deadline(table.room, turn) == min(table.room.since + 30, table.now + 20)


def test_between_the_deals_everybody_has_a_minute_at_least() -> None:
    table = Driven.playing(clock=30)
    table.finish_deal(RNG)
    assert table.room.stage is Stage.BETWEEN
    assert {deadline(table.room, seat) for seat in (0, 1)} == {table.room.since + 60}
    table.do(0, commands.Next(do="next", id="ready"))
    assert deadline(table.room, 0) is None


def test_a_deadline_is_when_the_computer_takes_over() -> None:
    table = Driven.playing(clock=30)
    table.finish_deal(RNG)
    task = due(table.room, 1)
    assert task is not None
    assert task.when == deadline(table.room, task.seat)
