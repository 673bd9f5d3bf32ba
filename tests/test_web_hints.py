"""A hint is searched for once, whoever asks how often; a seat gets no more of what is dear by coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bummerl.engine.pimc import Advice
from bummerl.rules.actions import Seat
from bummerl.rules.game import View
from bummerl.table.tracker import Tracked
from bummerl.web.app import Serving
from bummerl.web.host import Settings
from bummerl.web.players import Players
from bummerl.web.room import Room
from bummerl.web.searches import Searches
from tests.test_web_socket import Tab, begun, closed
from tests.web_client import served
from tests.web_tables import Driven

__all__ = ["closed"]


TOO_MUCH: Final = "Too much at once. Wait a moment and try again."


class Search:
    """A search that waits until it may end."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Seat]] = []
        self.now = self.most = 0
        self.may_end = asyncio.Event()
        self.fails = False

    async def __call__(self, room: Room, seat: Seat) -> Advice:
        self.asked.append((room.at, seat))
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            await self.may_end.wait()
        finally:
            self.now -= 1
        if self.fails:
            raise OSError("no process")
        assert room.record is not None
        assert room.turn is not None
        return Advice(room.record.view(room.turn).legal[0])


def two_places() -> tuple[Room, Room, Seat]:
    """Two places of one table at which the same seat is to act."""
    table = Driven.playing()
    first = table.room
    seat = first.turn
    assert seat is not None
    table.act(Random(1), lambda action: action.verb.value == "play")
    while table.room.turn != seat:
        table.act(Random(1), lambda action: action.verb.value == "play")
    return first, table.room, seat


def test_who_asks_again_for_the_same_place_waits_for_the_same_answer() -> None:
    async def run() -> None:
        room, _, seat = two_places()
        search = Search()
        hints = Searches(search)
        asking = [asyncio.create_task(hints.of(room, seat)) for _ in range(5)]
        await asyncio.sleep(0.01)
        asking.pop().cancel()  # who hangs up takes the answer from nobody
        search.may_end.set()
        found = await asyncio.gather(*asking)
        assert all(each is found[0] for each in found)
        assert await hints.of(room, seat) is found[0]
        assert search.asked == [(room.at, seat)]

    asyncio.run(run())


def test_a_seat_has_one_search_at_a_time_and_others_need_not_wait_for_it() -> None:
    async def run() -> None:
        first, second, seat = two_places()
        search = Search()
        hints = Searches(search)
        asking = [asyncio.create_task(hints.of(room, seat)) for room in (first, second)]
        await asyncio.sleep(0.01)
        assert search.asked == [(first.at, seat)]
        asking.append(asyncio.create_task(hints.of(first, 1 - seat)))
        await asyncio.sleep(0.01)
        assert len(search.asked) == 2
        search.may_end.set()
        await asyncio.gather(*asking)
        assert search.most == 2
        assert (second.at, seat) in search.asked

    asyncio.run(run())


def test_a_search_that_failed_is_tried_again_and_few_answers_are_kept() -> None:
    async def run() -> None:
        first, second, seat = two_places()
        search = Search()
        search.may_end.set()
        search.fails = True
        hints = Searches(search, kept=1)
        with pytest.raises(OSError, match="no process"):
            await hints.of(first, seat)
        search.fails = False
        for room in (first, second, second, first):
            await hints.of(room, seat)
        assert [at for at, _ in search.asked] == [first.at, first.at, second.at, first.at]

    asyncio.run(run())


def test_a_place_that_nobody_waits_for_any_more_is_searched_only_if_it_has_begun() -> None:
    async def run() -> None:
        table = Driven.playing()
        rooms = []
        for _ in range(4):
            rooms.append(table.room)
            table.act(Random(1), lambda action: action.verb.value == "play")
        search = Search()
        searches = Searches(search)
        for room in rooms[:-1]:
            left = asyncio.create_task(searches.of(room, 0))
            await asyncio.sleep(0.01)
            left.cancel()  # the game has gone on
        newest = asyncio.create_task(searches.of(rooms[-1], 0))
        await asyncio.sleep(0.01)
        assert search.asked == [(rooms[0].at, 0)]
        search.may_end.set()
        await newest
        assert search.asked == [(rooms[0].at, 0), (rooms[-1].at, 0)]
        await searches.of(rooms[1], 0)
        assert search.asked[-1] == (rooms[1].at, 0)

    asyncio.run(run())


def test_a_tracker_is_worked_out_once_a_place_however_many_tabs_ask(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[View[Any]] = []
    tracked = Players.tracked

    async def counted(players: Players, view: View[Any]) -> Tracked | None:
        asked.append(view)
        return await tracked(players, view)

    monkeypatch.setattr(Players, "tracked", counted)
    table, tab = begun(address, memory="training")
    tabs = [tab, *(Tab.greeted(address, table) for _ in range(3))]
    for number in range(40):
        tabs[number % 4].send({"do": "tracker", "id": f"t{number}"})
    answers = [each.answer(f"t{36 + number}") for number, each in enumerate(tabs)]

    assert {each["is"] for each in answers} == {"tracker"}
    assert len(asked) == 1


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path: Path = tmp_path_factory.mktemp("web") / "tables.sqlite"
    url = f"sqlite+aiosqlite:///{path}"
    with served(Serving(url, settings=Settings(pace=0), socket_rate=1e6, socket_burst=1e6)) as found:
        yield found


@pytest.mark.parametrize(("ask", "most"), [({"do": "hint"}, 8), ({"do": "look", "deal": 1, "step": 0}, 40)])
def test_coming_back_gives_no_more_hints_and_looks(address: str, ask: dict[str, object], most: int) -> None:
    table, tab = begun(address)
    answers = []
    for number in range(2 * most):
        if number % 5 == 4:
            tab = Tab.greeted(address, table)
        tab.send({**ask, "id": f"a{number}"})
        answers.append(tab.answer(f"a{number}"))
    given = [each for each in answers if each["is"] != "refused"]
    assert most <= len(given) < 2 * most
    refused = {each["why"] for each in answers if each["is"] == "refused"}
    assert refused == {TOO_MUCH}


def test_coming_back_gives_no_more_trackers(address: str) -> None:
    table, tab = begun(address, memory="training")
    for number in range(60):
        tab.send({"do": "tracker", "id": f"a{number}"})
    tab.answer("a59")
    tab = Tab.greeted(address, table)
    for number in range(30):
        tab.send({"do": "tracker", "id": f"b{number}"})
    while not {f"b{number}" for number in range(30)} <= {told.get("id") for told in tab.told}:
        assert tab.hear() is not None
    assert TOO_MUCH in [told.get("why") for told in tab.told]
