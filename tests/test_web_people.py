"""People at one table: what they ask of each other through their browsers, and what happens to who is away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bummerl.record.shuffle import seal
from bummerl.web.app import Serving
from bummerl.web.host import Settings
from bummerl.web.store import Store
from tests.test_web_socket import Tab, closed
from tests.web_client import Client, choices, open_table, request, served

__all__ = ["closed"]

SECRETS = [f"the secret of person {seat}" for seat in range(4)]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path: Path = tmp_path_factory.mktemp("web") / "tables.sqlite"
    plenty: Any = dict.fromkeys(("rate", "burst", "opening_rate", "opening_burst", "socket_rate", "socket_burst"), 1e6)
    with served(Serving(f"sqlite+aiosqlite:///{path}", settings=Settings(pace=0), **plenty)) as found:
        yield found


class Table:
    """A table with all its people in one hand."""

    def __init__(self, address: str, preset: str = "schnapsen", people: int = 2, **more: object) -> None:
        self.address, self.number = address, 0
        seats = ["me", *["open"] * (people - 1)]
        self.table = open_table(address, preset, seats, SECRETS[0], **more)
        self.tabs = [self.come(0)]
        for seat in range(1, people):
            self.tabs.append(self.come(seat))
            assert self.say(seat, "sit", seat=seat, name=f"Person {seat}")["is"] == "done"
        self.shuffle()

    def come(self, seat: int) -> Tab:
        """This person opens the page."""
        return Tab.greeted(self.address, self.table, SECRETS[seat], lang=("en", "de")[seat % 2])

    def say(self, who: int, do: str, **more: object) -> dict[str, Any]:
        """A command of this person, and what it is answered; what was done is shown as well."""
        self.number += 1
        known, tab = f"c{self.number}", self.tabs[who]
        tab.send({"do": do, "id": known, **more})
        answer = tab.answer(known)
        while tab.shown["seq"] < answer.get("seq", 0):
            tab.until("shown")
        return answer

    def shuffle(self) -> None:
        """All give their part, and wait for the first cards."""
        given = [bytes([seat]) * 16 for seat in range(len(self.tabs))]
        for seat, own in enumerate(given):
            assert self.say(seat, "seal", seal=seal(seat, own))["is"] == "done"
        for seat, own in enumerate(given):
            assert self.say(seat, "entropy", entropy=own.hex())["is"] == "done"
        for tab in self.tabs:
            shows(tab, "playing")

    @property
    def turn(self) -> int:
        """Who is to act, as everybody agrees who was told."""
        turn = max((tab.shown for tab in self.tabs), key=lambda shown: shown["seq"])["turn"]
        return int(turn["seat"])

    def act(self, seat: int) -> dict[str, Any]:
        """This person does the first thing that the page offers."""
        shown = self.tabs[seat].shown
        while not (shown["turn"] and shown["turn"]["mine"]):
            shown = self.tabs[seat].until("shown")
        return self.say(seat, "act", action=choices(shown)[0], at=shown["at"])


def shows(tab: Tab, stage: str) -> dict[str, Any]:
    """Wait until this tab is shown the table at a stage."""
    while tab.shown["table"]["stage"] != stage:
        tab.until("shown")
    return tab.shown


def waits(tab: Tab, seat: int, **wanted: object) -> dict[str, Any]:
    """Wait until this tab is shown a seat so."""
    while not wanted.items() <= tab.shown["seats"][seat].items():
        tab.until("shown")
    return tab.shown


def asked(tab: Tab) -> dict[str, Any]:
    """Wait until something is asked of this person."""
    while not (tab.shown["asked"] or {}).get("mine"):
        tab.until("shown")
    found: dict[str, Any] = tab.shown["asked"]
    return found


def test_a_move_is_taken_back_when_the_other_agrees_and_not_when_it_does_not(address: str) -> None:
    table = Table(address)
    mine = table.turn
    other = 1 - mine
    before = table.tabs[mine].shown
    table.act(mine)
    for yes in (False, True):
        assert table.say(mine, "takeback")["is"] == "done"
        assert table.say(mine, "answer", yes=True)["is"] == "refused", "nobody agrees with oneself"
        assert asked(table.tabs[other])["wish"] == "takeback"
        assert table.say(other, "answer", yes=yes)["is"] == "done"
        while table.tabs[mine].shown["asked"]:
            table.tabs[mine].until("shown")
        back = [card["card"] for card in table.tabs[mine].shown["hand"]] == [card["card"] for card in before["hand"]]
        assert back is yes
    stale = table.say(mine, "act", action=choices(before)[0], at=before["at"])
    assert stale["is"] == "refused", "a command for the place as it was before is another place's"
    assert table.act(mine)["is"] == "done"


def test_a_match_is_given_up_and_another_one_has_another_shuffle(address: str) -> None:
    table = Table(address)
    first = table.tabs[0].shown["shuffle"]["commitment"]
    assert table.say(1, "rematch")["is"] == "refused"
    assert table.say(1, "resign")["is"] == "done"
    over = shows(table.tabs[0], "over")
    assert over["ways"].count("rematch") == 1
    assert table.say(0, "act", action="AH", at=over["at"])["is"] == "refused"
    assert table.say(0, "rematch")["is"] == "done"
    assert asked(table.tabs[1])["wish"] == "rematch"
    assert table.say(1, "answer", yes=False)["is"] == "done"
    assert table.say(1, "rematch")["is"] == "done"
    asked(table.tabs[0])
    assert table.say(0, "rematch")["is"] == "done"
    for tab in table.tabs:
        assert shows(tab, "shuffling")["shuffle"]["commitment"] != first
    table.shuffle()
    assert table.tabs[0].shown["score"]["teams"][1]["losses"] == 1


def test_the_replay_of_an_earlier_match_is_read_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(address)
    while table.tabs[0].shown["table"]["stage"] == "playing":
        table.act(int(table.tabs[0].shown["turn"]["seat"]))
        newest = max(tab.shown["seq"] for tab in table.tabs)
        for tab in table.tabs:
            while tab.shown["seq"] < newest:
                tab.until("shown")
    replay = table.tabs[0].shown["table"]["replay"]
    assert table.say(1, "resign")["is"] == "done"
    shows(table.tabs[0], "over")
    assert table.say(0, "rematch")["is"] == "done"
    assert table.say(1, "rematch")["is"] == "done"
    reads, lines = [], Store.lines

    async def counted(store: Store, wanted: str, after: int = 0) -> list[str]:
        reads.append(wanted)
        return await lines(store, wanted, after)

    monkeypatch.setattr(Store, "lines", counted)
    told = [request(address, f"/api/replays/{replay}")[1]["deals"] for _ in range(3)]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) == 1
    assert len(reads) == 1


def test_who_leaves_is_played_for_and_may_come_back(address: str) -> None:
    table = Table(address)
    seat = table.turn
    assert table.say(seat, "leave")["is"] == "done"
    waits(table.tabs[1 - seat], seat, computer=True)
    told = table.say(seat, "act", action="AH", at=table.tabs[seat].shown["at"])
    assert told["is"] == "refused"
    assert table.say(seat, "return")["is"] == "done"
    waits(table.tabs[1 - seat], seat, computer=False)
    assert table.say(seat, "return")["is"] == "refused"


def test_the_computer_takes_over_for_who_is_away_too_long(address: str) -> None:
    table = Table(address, takeover=1)
    seat = table.turn
    table.tabs[seat].close()
    waits(table.tabs[1 - seat], seat, online=False)
    waits(table.tabs[1 - seat], seat, computer=True)
    table.tabs[seat] = table.come(seat)
    assert "return" in table.tabs[seat].shown["ways"]
    assert table.say(seat, "return")["is"] == "done"
    assert not waits(table.tabs[seat], seat, computer=False)["seats"][1 - seat]["computer"]


def test_who_thinks_longer_than_the_clock_allows_is_played_for(address: str) -> None:
    table = Table(address, clock=1)
    seat = table.turn
    assert table.tabs[1 - seat].shown["seats"][seat]["deadline"] is not None
    waits(table.tabs[1 - seat], seat, computer=True)
    assert table.say(seat, "return")["is"] == "done"


@pytest.mark.parametrize(("preset", "people"), [("thousand", 3), ("sixty_six_3p", 3), ("bauernschnapsen", 4)])
def test_of_many_one_may_be_absent(address: str, preset: str, people: int) -> None:
    table = open_table(address, preset, ["me", *["open"] * (people - 1)], SECRETS[0], takeover=1)

    def goes_away(_: list[str]) -> str:
        raise asyncio.CancelledError

    async def run() -> None:
        # Cards that must be dealt again make a deal of nothing, so what counts is the deal in which somebody is missed.
        clients = [
            Client(address, table, SECRETS[seat], seat, goes_away if seat == 1 else min) for seat in range(people)
        ]
        playing = [asyncio.create_task(client.play()) for client in clients]
        rest = [client for client in clients if client.seat != 1]

        def is_played_for(client: Client) -> bool:
            return bool(client.shown) and client.shown["seats"][1]["computer"]

        def deal(client: Client) -> int:
            return int(client.shown["at"].partition(".")[0])

        async with asyncio.timeout(60):
            while not all(map(is_played_for, rest)):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            missed = max(map(deal, rest))
            while not all(deal(client) > missed or client.is_through for client in rest):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert playing[1].cancelled()
        for client in rest:
            assert client.shown["seats"][1]["computer"]
            assert not client.shown["seats"][1]["online"]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(run())


def test_the_next_deal_waits_for_everybody(address: str) -> None:
    table = Table(address, memory="points", options={"match_points": "99"})
    for _ in range(60):
        stages = {tab.shown["table"]["stage"] for tab in table.tabs}
        if stages != {"playing"}:
            break
        table.act(table.turn)
        for tab in table.tabs:
            while tab.shown["seq"] < max(each.shown["seq"] for each in table.tabs):
                tab.until("shown")
    over = [shows(tab, "between") for tab in table.tabs]
    assert over[0]["ended"]["rows"]
    assert table.say(0, "next")["is"] == "done"
    assert table.say(0, "next")["is"] == "done", "ready is ready"
    assert table.tabs[0].shown["table"]["stage"] == "between"
    replay = request(address, f"/api/replays/{over[0]['table']['replay']}")[1]
    assert len(replay["deals"]) == 1
    assert table.say(1, "next")["is"] == "done"
    for tab in table.tabs:
        assert shows(tab, "playing")["at"].startswith("2.")
    assert len(request(address, f"/api/replays/{over[0]['table']['replay']}")[1]["deals"]) == 1


def test_another_language_changes_the_words_and_nothing_else(address: str) -> None:
    table = Table(address)
    tab = table.tabs[0]
    before = tab.shown
    for lang, deck in (("ja", "french4"), ("ru", "german"), ("pl", "french"), ("en", "french")):
        assert table.say(0, "reading", lang=lang, deck=deck)["is"] == "done"
        told = tab.until("shown", lang=lang, deck=deck)
        assert [card["card"] for card in told["hand"]] == [card["card"] for card in before["hand"]]
        assert told["at"] == before["at"]
    assert table.say(0, "reading", lang="tlh", deck="french")["is"] == "refused"
