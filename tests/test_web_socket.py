"""The socket: every command is answered, none is done twice, and nobody plays another's seat, whatever is sent."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bummerl.locale import DECKS, LANGUAGES
from bummerl.web import reader as readers
from bummerl.web.app import Serving
from bummerl.web.commands import Arrive
from bummerl.web.host import Host, Settings
from bummerl.web.live import Live
from bummerl.web.messages import Look
from bummerl.web.reader import FRAMES
from bummerl.web.readers import locale_for
from bummerl.web.room import secret_hash
from bummerl.web.socket import Socket
from bummerl.web.store import Store
from tests.web_client import choices, open_table, request, served
from tests.web_tables import Driven, opened, secret

SECRET = "the secret of the first seat"
OTHER = "the secret of another one"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("web") / "tables.sqlite"
    serving = Serving(
        f"sqlite+aiosqlite:///{path}",
        settings=Settings(pace=0),
        rate=1e6,
        burst=1e6,
        opening_rate=1e6,
        opening_burst=1e6,
        socket_rate=1e6,
        socket_burst=1e6,
    )
    with served(serving) as found:
        yield found


TABS: list[Tab] = []


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """All tabs of a test are closed in its end."""
    yield
    while TABS:
        TABS.pop().close()


class Tab:
    """A tab of a browser: it sends what it likes and keeps what it is told."""

    def __init__(self, address: str, table: str) -> None:
        self.ending = ExitStack()
        self.line = self.ending.enter_context(connect(f"ws://{address}/ws/{table}", max_queue=None))
        TABS.append(self)
        self.told: list[dict[str, Any]] = []
        self.is_open = True

    @classmethod
    def greeted(cls, address: str, table: str, secret: str = SECRET, **more: object) -> Tab:
        """A tab that has said hello and was shown the table."""
        tab = cls(address, table)
        tab.send({"do": "hello", "secret": secret, **more})
        tab.until("shown")
        return tab

    def send(self, message: object) -> None:
        with suppress(ConnectionClosed):
            self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, seconds: float = 60) -> dict[str, Any] | None:
        """The next message; None when there is none in time or ever again."""
        try:
            message: dict[str, Any] = json.loads(self.line.recv(seconds))
        except TimeoutError:
            return None
        except ConnectionClosed:
            self.is_open = False
            return None
        self.told.append(message)
        return message

    def until(self, kind: str, **wanted: object) -> dict[str, Any]:
        """Listen until this message comes."""
        while True:
            message = self.hear()
            assert message is not None, f"{kind} {wanted} never came; told: {[each['is'] for each in self.told]}"
            if message["is"] == kind and wanted.items() <= message.items():
                return message

    def answer(self, known: str) -> dict[str, Any]:
        """Listen until the command with this id is answered."""
        while True:
            message = self.hear()
            assert message is not None, f"{known} was never answered"
            if message.get("id") == known:
                return message

    @property
    def shown(self) -> dict[str, Any]:
        """What was shown last."""
        return next(message for message in reversed(self.told) if message["is"] == "shown")

    def close(self) -> None:
        self.ending.close()


def unconnected(host: Host) -> Socket:
    """A socket to look into, which nobody hears."""
    return Socket(host, WebSocket({"type": "websocket", "headers": [], "query_string": b""}, None, None))  # type: ignore[arg-type]


def alone(address: str, **more: object) -> str:
    """A table of one person against the computer."""
    return open_table(address, "schnapsen", ["me", "bot:random"], SECRET, **more)


def begun(address: str, **more: object) -> tuple[str, Tab]:
    """The same with its first deal dealt, and the person's tab when it is its turn."""
    table = alone(address, **more)
    tab = Tab.greeted(address, table)
    tab.send({"do": "entropy", "id": "bytes", "entropy": "ab" * 16})
    while tab.shown["turn"] is None or not tab.shown["turn"]["mine"]:
        tab.until("shown")
    return table, tab


# Who one is


def test_nothing_is_done_before_hello(address: str) -> None:
    tab = Tab(address, alone(address))
    tab.send({"do": "next", "id": "1"})
    assert tab.hear() is not None
    assert tab.told[0]["is"] == "gone"
    assert tab.hear() is None
    assert not tab.is_open


def test_a_table_that_is_none_is_gone(address: str) -> None:
    tab = Tab(address, "x" * 22)
    tab.send({"do": "hello", "secret": SECRET, "lang": "de"})
    told = tab.hear()
    assert told is not None
    assert told["is"] == "gone"
    assert told["why"].startswith("Diesen Tisch gibt es nicht")


def test_who_watches_plays_nobodys_seat(address: str) -> None:
    table, tab = begun(address)
    watcher = Tab.greeted(address, table, OTHER)
    assert watcher.shown["me"] is None
    assert watcher.shown["hand"] == []
    for number, command in enumerate(
        ({"do": "act", "action": choices(tab.shown)[0], "at": tab.shown["at"]}, {"do": "resign"}, {"do": "leave"})
    ):
        watcher.send({"id": f"w{number}", **command})
        assert watcher.answer(f"w{number}")["is"] == "refused"
    watcher.send({"id": "s", "do": "sit", "seat": 0, "name": "Me"})
    assert watcher.answer("s")["is"] == "refused"


def test_who_sits_down_under_the_id_of_anothers_command_gets_nothing_by_it(address: str) -> None:
    table, tab = begun(address)
    watcher = Tab.greeted(address, table, OTHER)
    watcher.send({"id": "bytes", "do": "sit", "seat": 0, "name": "Me"})

    assert watcher.answer("bytes")["is"] == "refused"
    tab.send({"do": "phrase", "id": "p", "phrase": "hello"})
    assert tab.answer("p")["is"] == "done"


def test_who_watches_deals_that_are_over_learns_no_number_of_the_running_one(address: str) -> None:
    table, tab = begun(address, watch="later")
    watcher = Tab.greeted(address, table, OTHER)
    told = watcher.shown["seq"]
    tab.send({"do": "act", "id": "a", "action": choices(tab.shown)[0], "at": tab.shown["at"]})
    assert tab.answer("a")["seq"] > told

    watcher.send({"do": "reading", "id": "r", "lang": "de", "deck": "german"})

    numbers = [watcher.answer("r")["seq"]]
    numbers += [each["seq"] for each in watcher.told if each["is"] == "shown"]
    assert set(numbers) == {told}
    assert Tab.greeted(address, table, OTHER).shown["seq"] == told


def test_the_tracker_is_told_to_the_seat_at_a_training_table_alone(address: str) -> None:
    table, tab = begun(address, memory="training")
    watcher = Tab.greeted(address, table, OTHER)
    _, other = begun(address, memory="points")
    for asking in (tab, watcher, other):
        asking.send({"do": "tracker", "id": "t"})

    told = tab.answer("t")

    assert told["at"] == tab.shown["at"]
    assert sorted(card for row in told["rows"] for card in row["cards"]) == sorted(tab.shown["unseen"])
    assert told["columns"][-1] == "Talon"
    assert told["text"].startswith("Exact: ")
    assert watcher.answer("t")["is"] == other.answer("t")["is"] == "refused"


def test_a_table_without_watchers_lets_none_in(address: str) -> None:
    table = alone(address, watch="nobody")
    tab = Tab(address, table)
    tab.send({"do": "hello", "secret": OTHER})
    told = tab.hear()
    assert told is not None
    assert told["is"] == "gone"
    assert Tab.greeted(address, table).shown["me"] == 0


def test_who_came_in_while_a_seat_was_free_does_not_stay_to_watch(address: str) -> None:
    table = open_table(address, "schnapsen", ["me", "open"], SECRET, watch="nobody")
    lurking = Tab.greeted(address, table, "the secret of one who lurks")
    assert lurking.shown["me"] is None
    guest = Tab.greeted(address, table, OTHER)
    guest.send({"do": "sit", "id": "s", "seat": 1, "name": "Bert"})
    assert guest.answer("s")["is"] == "done"
    assert lurking.until("gone")["why"].startswith("All seats of this table are taken")
    assert lurking.hear() is None
    assert guest.until("shown", me=1)["shuffle"]["wants"] == "seal"


def test_a_tab_that_was_replaced_and_plays_again_is_told_when_it_is_replaced_again(address: str) -> None:
    table, old = begun(address)
    for _ in range(2):
        new = Tab.greeted(address, table)
        old.until("replaced")
        new.close()
        while old.hear()["seats"][0]["online"] is not False:  # type: ignore[index]
            pass
        old.send({"do": "phrase", "id": "x", "phrase": "hello"})
        old.answer("x")


def test_a_picture_that_cannot_be_drawn_ends_the_socket_and_nothing_else(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tab = begun(address)
    with monkeypatch.context() as broken:
        broken.setattr(readers, "frame", lambda *_: 1 / 0)
        tab.send({"do": "reading", "id": "r", "lang": "de", "deck": "german"})
        while tab.hear() is not None:
            pass
        assert not tab.is_open
    again = Tab.greeted(address, table)
    while not again.shown["seats"][0]["online"]:  # it may hear first that the other line broke
        again.until("shown")


def test_pictures_are_kept_by_the_table_and_not_by_what_a_page_says_it_has_seen(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await store.start(migrating=True)
        host = Host(store)
        room = await host.open(opened(bots=(1,)))
        live = await host.live(room.table)
        socket = unconnected(host)
        for seen in range(200):
            socket._live, socket.last = live, 10**6 + seen
            assert json.loads(socket._picture(live))["is"] == "shown"
        assert len(live.frames) == 1
        for number in range(100):
            socket._unnamed = frozenset({f"Nobody {number}", "Bot 1"})
            socket._picture(live)
        assert len(live.frames) == 1, "names that no other person has"
        readers = {locale_for(*how) for how in product(LANGUAGES, DECKS, ("en", "de", "ja", "ru", "pl"))}
        assert len(readers) > FRAMES
        newest = ""
        for reader in readers:
            socket.locale = reader
            newest = socket._picture(live)
        assert len(live.frames) == FRAMES
        assert [*live.frames.values()][-1] == newest, "the oldest goes first"
        await store.close()

    asyncio.run(run())


def test_looking_back_waits_until_another_picture_is_drawn() -> None:
    async def run() -> None:
        host = Host(Store("sqlite+aiosqlite:///never-opened.sqlite"))
        socket = unconnected(host)
        socket.digest = secret_hash(secret(0))
        socket._live = live = Live("table", Driven.playing().room)
        async with host.drawing:
            looking = asyncio.create_task(socket._do(live, Look(do="look", id="l", deal=1, step=0)))
            for _ in range(10):
                await asyncio.sleep(0)
            assert not socket._answers
        await looking
        assert socket._answers.pop()["shown"]["hand"]

    asyncio.run(run())


def test_the_newest_tab_of_a_seat_plays(address: str) -> None:
    table, old = begun(address)
    new = Tab.greeted(address, table)
    old.until("replaced")
    at, action = new.shown["at"], choices(new.shown)[0]
    old.send({"do": "act", "id": "old", "action": action, "at": at})
    assert old.answer("old")["is"] == "refused"
    new.send({"do": "act", "id": "new", "action": action, "at": at})
    assert new.answer("new")["is"] == "done"
    assert old.until("shown")["me"] == 0


def test_who_gave_a_seat_up_is_not_shown_the_hand_of_who_comes_next(address: str) -> None:
    table = open_table(address, "schnapsen", ["me", "open"], SECRET)
    first, again = Tab.greeted(address, table), Tab.greeted(address, table)
    again.send({"do": "leave", "id": "go"})
    assert again.answer("go")["is"] == "done"
    newcomer = Tab.greeted(address, table, OTHER)
    newcomer.send({"do": "sit", "id": "sit", "seat": 0, "name": "New"})
    assert newcomer.answer("sit")["is"] == "done"
    deadline = time.monotonic() + 10
    while first.shown["seats"][0]["name"] != "New":
        assert time.monotonic() < deadline
        first.until("shown")
    assert first.shown["me"] is None


# Commands


def test_a_command_sent_again_is_answered_again_and_done_once(address: str) -> None:
    table, tab = begun(address)
    command = {"do": "act", "id": "once", "action": choices(tab.shown)[0], "at": tab.shown["at"]}
    tab.send(command)
    first = tab.answer("once")
    assert first["is"] == "done"
    tab.send(command)
    assert tab.answer("once") == first
    tab.close()
    back = Tab.greeted(address, table)
    back.send(command)
    assert back.answer("once") == first


def test_what_was_chosen_for_another_place_is_not_done(address: str) -> None:
    _, tab = begun(address)
    tab.send({"do": "act", "id": "late", "action": choices(tab.shown)[0], "at": "9.9"})
    told = tab.answer("late")
    assert told["is"] == "refused"
    assert told["why"]


def test_a_refusal_names_the_paragraph(address: str) -> None:
    _, tab = begun(address)
    tab.send({"do": "act", "id": "x", "action": "claim", "at": tab.shown["at"]})
    told = tab.answer("x")
    assert told["is"] == "refused"
    assert told["paragraph"]
    assert f"§{told['paragraph']}" in told["why"]


def test_another_language_is_read_without_losing_the_place(address: str) -> None:
    _, tab = begun(address)
    at = tab.shown["at"]
    tab.send({"do": "reading", "id": "r", "lang": "ja", "deck": "german"})
    tab.answer("r")
    shown = tab.until("shown", lang="ja", deck="german")
    assert shown["at"] == at


def test_looking_back_disturbs_nothing(address: str) -> None:
    _, tab = begun(address)
    before = tab.shown
    tab.send({"do": "look", "id": "l", "deal": 1, "step": 0})
    told = tab.answer("l")
    assert told["is"] == "looked"
    assert told["shown"]["hand"]
    tab.send({"do": "look", "id": "m", "deal": 7, "step": 0})
    assert tab.answer("m")["is"] == "refused"
    assert tab.shown == before


def test_a_hint_is_given_where_the_table_gives_hints(address: str) -> None:
    _, tab = begun(address)
    tab.send({"do": "hint", "id": "h"})
    told = tab.answer("h")
    assert told["is"] == "hint"
    assert told["action"] in choices(tab.shown)
    assert told["text"].startswith("Hint: ")
    _, strict = begun(address, memory="strict")
    strict.send({"do": "hint", "id": "h"})
    assert strict.answer("h")["is"] == "refused"


def test_a_phrase_is_heard_in_the_hearers_language(address: str) -> None:
    table, tab = begun(address)
    watcher = Tab.greeted(address, table, OTHER, lang="de")
    tab.send({"do": "phrase", "id": "p", "phrase": "played"})
    assert tab.answer("p")["is"] == "done"
    assert watcher.until("phrase")["text"] == "Gut gespielt!"
    tab.send({"do": "phrase", "id": "q", "phrase": "you fool"})
    assert tab.answer("q")["is"] == "refused"


# What is no command


def test_too_long_a_message_ends_the_socket_and_nothing_else(address: str) -> None:
    table, tab = begun(address)
    tab.send("x" * 5000)
    while tab.hear() is not None:
        pass
    assert not tab.is_open
    assert Tab.greeted(address, table).shown["me"] == 0


def test_messages_that_come_too_fast_are_refused_and_then_the_socket_is_closed(tmp_path: Path) -> None:
    serving = Serving(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}", socket_rate=0.001, socket_burst=3)
    with served(serving) as address:
        tab = Tab.greeted(address, alone(address))
        for number in range(60):
            tab.send({"do": "look", "id": str(number), "deal": 1, "step": 0})
        kinds: Counter[str] = Counter()
        while (message := tab.hear()) is not None:
            kinds[message["is"]] += 1
        assert kinds["gone"] == 1
        assert not tab.is_open


def test_a_socket_of_another_site_is_turned_away(address: str) -> None:
    table = alone(address)
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{address}/ws/{table}", origin=Origin("http://evil.example")),
    ):
        pass
    with connect(f"ws://{address}/ws/{table}", origin=Origin(f"http://{address}")):
        pass


def test_a_slow_reader_gets_the_newest_picture_and_none_of_those_between(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await store.start(migrating=True)
        host = Host(store, settings=Settings(pace=0))
        await host.start()
        room = await host.open(opened(bots=(1,)))
        live = await host.live(room.table)
        sent: list[dict[str, Any]] = []
        reads = asyncio.Event()
        hello = {"type": "websocket.receive", "text": json.dumps({"do": "hello", "secret": OTHER})}
        said = [{"type": "websocket.connect"}, hello]

        async def receive() -> dict[str, Any]:
            if said:
                return said.pop(0)
            await asyncio.sleep(60)
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.send":
                await reads.wait()
                sent.append(json.loads(message["text"]))

        socket = WebSocket({"type": "websocket", "headers": [], "query_string": b""}, receive, send)
        serving = asyncio.create_task(Socket(host, socket).serve(room.table))
        await asyncio.sleep(0.2)
        for number in range(30):
            await host.do(live, 0, Arrive(f"tab {number}", host.node))
        reads.set()
        async with asyncio.timeout(10):
            while not sent or sent[-1]["seq"] < live.room.seq:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        assert len(sent) <= 2
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await host.close()
        await store.close()

    asyncio.run(run())


JUNK = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=20),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=6,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"do": st.sampled_from(["hello", "act", "sit", "next", "answer", "rubbish"])},
        optional={"id": st.text(max_size=50), "seat": st.integers(), "yes": st.none(), "action": st.text(max_size=60)},
    ).map(json.dumps),
)

SENT = st.lists(
    st.tuples(
        st.sampled_from(["act", "act", "act", "again", "stale", "forged", "junk", "junk", "other", "reopen", "newer"]),
        st.integers(0, 1000),
        JUNK,
    ),
    min_size=5,
    max_size=25,
)


def made(kind: str, choice: int, known: str, shown: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any] | None:
    """A command of this kind; None for junk."""
    if kind in {"act", "stale", "forged"}:
        offered = choices(shown) or ["AH"]
        at = shown["at"] if kind != "stale" else "1.0"
        return {"do": "act", "id": known, "action": offered[choice % len(offered)], "at": at}
    if kind == "again" and log:
        return log[choice % len(log)]
    if kind == "other":
        words: list[dict[str, Any]] = [{"do": "next"}, {"do": "takeback"}, {"do": "answer", "yes": True}]
        return {"id": known, **words[choice % len(words)]}
    return None


# The client's threads use chance of their own while strategies draw.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@settings(max_examples=settings().max_examples // 8, suppress_health_check=list(HealthCheck))
@given(sent=SENT)
def test_whatever_is_sent_every_command_is_answered_and_done_at_most_once(
    address: str, sent: list[tuple[str, int, Any]]
) -> None:
    table, tab = begun(address)
    forger = Tab.greeted(address, table, OTHER)
    tabs = [tab, forger]
    log: list[dict[str, Any]] = []
    answered: dict[str, dict[str, Any]] = {}
    for number, (kind, choice, junk) in enumerate(sent):
        if not tab.is_open or kind in {"reopen", "newer"}:
            if kind == "reopen":
                tab.close()
            tab = Tab.greeted(address, table)
            tabs.append(tab)
        command = made(kind, choice, f"c{number}", tab.shown, log)
        if command is None:
            tab.send(junk)
        elif kind == "forged":
            forger.send(command)
            assert forger.answer(command["id"])["is"] == "refused"
        else:
            tab.send(command)
            told = tab.answer(command["id"])
            if told["is"] == "done":
                assert answered.setdefault(command["id"], told)["seq"] == told["seq"]
                while tab.shown["seq"] < told["seq"]:
                    tab.until("shown")
            log.append(command)
    assert request(address, "/healthz")[0] == 200
    last = Tab.greeted(address, table)
    assert last.shown["seq"] >= max((told["seq"] for told in answered.values()), default=0)
    for each in (*tabs, last):
        each.close()
