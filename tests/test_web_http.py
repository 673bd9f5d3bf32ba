"""Requests: what they answer, what they are refused, and what stands in every answer."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bummerl.locale import LANGUAGES
from bummerl.record import read_match, verify, write_match
from bummerl.rules.catalog import CATALOG
from bummerl.web import matches as matches_module
from bummerl.web.app import Serving, create_app
from bummerl.web.limits import LONGEST_BODY
from tests.web_client import served
from tests.web_tables import Driven

SECRET = "a secret of thirty-two characters"
WISH = {"preset": "schnapsen", "seats": ["me", "bot:thumb"], "name": "Anna", "secret": SECRET}


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Serving:
    path = tmp_path_factory.mktemp("web") / "tables.sqlite"
    return Serving(f"sqlite+aiosqlite:///{path}", rate=1e6, burst=1e6, opening_rate=1e6, opening_burst=1e6)


@pytest.fixture(scope="module")
def client(serving: Serving) -> Iterator[TestClient]:
    with TestClient(create_app(serving), base_url="http://127.0.0.1:8765") as client:
        yield client


def finished_match() -> str:
    """A record with a deal that is over and one that is not."""
    table = Driven.playing()
    rng = Random(5)
    table.finish_deal(rng)
    assert table.room.match is not None
    return write_match(table.room.match)


# What is answered


def test_the_first_page_is_told_all_that_it_offers(client: TestClient) -> None:
    for language in LANGUAGES:
        told = client.get("/api/start", params={"lang": language}).json()
        assert {preset["key"] for game in told["games"] for preset in game["presets"]} == {each.key for each in CATALOG}
        assert [each["key"] for each in told["languages"]] == list(LANGUAGES)
        assert all(preset["name"] and preset["about"] for game in told["games"] for preset in game["presets"])
        strong = next(bot for bot in told["bots"] if bot["key"].startswith("pimc"))
        assert "schnapsen" in strong["plays"]
        assert "thousand" not in strong["plays"]
        assert all(told["texts"][f"phrase-{phrase}"] for phrase in told["phrases"])
        assert "hello" in told["phrases"]


def test_the_language_is_that_of_the_link_or_of_the_browser(client: TestClient) -> None:
    def title(**given: dict[str, str]) -> str:
        return str(
            client.get("/api/start", params=given.get("params"), headers=given.get("headers")).json()["memory"][3][
                "name"
            ]
        )

    assert title(params={"lang": "de"}, headers={"accept-language": "ja"}) == "Übung"
    assert title(headers={"accept-language": "fr, ja;q=0.5"}) == "練習"
    assert title(params={"lang": "xx"}, headers={"accept-language": "fr"}) == "Training"


def test_a_table_is_opened_and_an_invited_person_sees_no_card(client: TestClient) -> None:
    made = client.post("/api/tables", json=WISH | {"seats": ["open", "me"]})
    assert made.status_code == 201
    assert made.json()["seat"] == 1
    table = made.json()["table"]
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", table)
    seen = client.get(f"/api/tables/{table}").json()
    assert seen["free"] == [0]
    assert seen["takeover"] == 60
    assert [seat["name"] for seat in seen["seats"]] == ["", "Anna"]
    assert SECRET not in json.dumps(seen)


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_every_game_has_its_form_its_rules_and_its_advice(client: TestClient, preset: Any) -> None:  # noqa: ANN401
    form = client.get(f"/api/options/{preset.key}").json()
    names = {option["name"] for section in form["sections"] for option in section["options"]}
    assert names == {option.name for option in preset.game.options.all()}
    assert client.get(f"/api/rules/{preset.key}", params={"lang": "de", "deck": "german"}).json()["sections"]
    assert client.get(f"/api/strategy/{preset.key}").json()["sections"]


def test_the_rules_of_a_table_are_those_of_its_house(client: TestClient) -> None:
    wish = WISH | {"options": {"match_points": "5"}}
    table = client.post("/api/tables", json=wish).json()["table"]
    own = client.get("/api/rules/schnapsen", params={"table": table}).json()
    assert own != client.get("/api/rules/schnapsen").json()


def test_a_record_is_brought_shown_and_given_back(client: TestClient) -> None:
    text = finished_match()
    replay = client.post("/api/replays", content=text).json()["replay"]
    assert client.get(f"/api/replays/{replay}").json()["deals"]
    steps = client.get(f"/api/replays/{replay}/deals/1", params={"seat": 0}).json()["steps"]
    assert steps[-1]["ended"]
    assert len(steps) == len(read_match(text).deals[0].actions) + 1
    back = read_match(client.get(f"/api/replays/{replay}/record.txt").text)
    assert len(back.deals) == len(read_match(text).finished)
    assert verify(back) is None
    assert read_match(client.get(f"/api/replays/{replay}/record.json").text) == back
    assert client.get(f"/api/replays/{replay}/deals/9").status_code == 422


def test_pages_are_one_page_and_files_are_asked_for_anew_only_when_changed(client: TestClient) -> None:
    for path in ("/", "/t/abc", "/r/abc", "/rules/schnapsen", "/strategy/thousand", "/learn", "/history", "/new"):
        page = client.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
    script = client.get("/static/js/main.js")
    assert script.status_code == 200
    again = client.get("/static/js/main.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304
    assert client.get("/healthz").json() == {"well": True}


def test_long_answers_are_compressed(client: TestClient) -> None:
    with client.stream("GET", "/api/start", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join(answer.iter_raw())
    assert len(gzip.decompress(raw)) > 3 * len(raw)


@pytest.mark.parametrize("end", ["", "/record.txt", "/record.json", "/figures?seat=0", "/deals/1"])
def test_what_a_long_match_comes_to_is_worked_out_and_written_beside_the_tables(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    replay = client.post("/api/replays", content=finished_match()).json()["replay"]
    beside = []

    def noted(work: Any, *given: Any) -> Any:  # noqa: ANN401
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        beside.append(work)
        return work(*given)

    for name in ("summary", "write_match", "match_json", "figures", "steps"):
        monkeypatch.setattr(matches_module, name, partial(noted, getattr(matches_module, name)))
    assert client.get(f"/api/replays/{replay}{end}").status_code == 200
    assert len(beside) == 1


def test_of_matches_that_were_looked_at_only_so_many_deals_are_kept(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bummerl.web.replays.KEPT", 3)
    replays = [client.post("/api/replays", content=finished_match()).json()["replay"] for _ in range(5)]
    for replay in replays * 2:
        assert client.get(f"/api/replays/{replay}").json()["deals"][0]["number"] == 1
    app: Any = client.app
    kept = app.state.replays._kept
    assert list(kept) == replays[-3:]


# What is refused


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"preset": "whist"}, "whist"),
        ({"seats": ["me", "me"]}, "exactly one"),
        ({"seats": ["open", "bot:thumb"]}, "exactly one"),
        ({"seats": ["me", "bot:thumb", "open"]}, "2 seats"),
        ({"seats": ["me", "cat"]}, "cat"),
        ({"seats": ["me", "bot:hal"]}, "hal"),
        ({"seats": ["me", "bot:pimc:5000"]}, "pimc:100"),
        ({"preset": "thousand_2p", "seats": ["me", "bot:pimc:10"]}, "pimc:10"),
        ({"name": "A | B"}, "A | B"),
        ({"name": "  "}, ""),
        ({"options": {"nonsense": "1"}}, "nonsense"),
        ({"options": {"match_points": "many"}}, "many"),
        ({"memory": "perfect"}, "memory"),
        ({"secret": "short"}, "secret"),
        ({"clock": -1}, "clock"),
        ({"more": 1}, "more"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    client: TestClient, change: dict[str, object], sentence: str
) -> None:
    answer = client.post("/api/tables", json=WISH | change)
    assert answer.status_code in {404, 422}
    assert sentence in answer.json()["why"]
    assert set(answer.json()) == {"why", "paragraph"}


def test_a_refusal_is_in_the_readers_language(client: TestClient) -> None:
    answer = client.get(f"/api/tables/{'x' * 22}", params={"lang": "de"})
    assert answer.status_code == 404
    assert answer.json()["why"].startswith("Diesen Tisch gibt es nicht")


@pytest.mark.parametrize("text", ["", "nonsense", "{}", "[" * 5000, "bummerl: 1\nseats: A | B\n", "\0"])
def test_a_record_that_is_none_is_refused(client: TestClient, text: str) -> None:
    answer = client.post("/api/replays", content=text)
    assert answer.status_code == 422
    assert answer.json()["why"]


def test_what_is_too_long_is_refused_whatever_it_says_of_its_length(client: TestClient) -> None:
    assert client.post("/api/replays", content=b"x" * (LONGEST_BODY + 1)).status_code == 413
    chunks = (b"x" * 100_000 for _ in range(LONGEST_BODY // 100_000 + 2))
    assert client.post("/api/replays", content=chunks).status_code == 413
    assert client.post("/api/replays", content=b"x" * 400_000).status_code == 422


@pytest.mark.parametrize(
    "path", ["/nothing", "/api/nothing", "/static/nothing", "/static/../app.py", "/static/%2e%2e/app.py"]
)
def test_a_page_that_is_not_there_says_so(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["why"]


def test_what_is_nested_too_deeply_is_refused_for_what_it_is(client: TestClient) -> None:
    body = b"[" * 900_000
    for path in ("/api/tables", "/api/replays"):
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in {400, 422}
        assert "page" not in answer.json()["why"]


@pytest.mark.parametrize("path", ["/nothing", "/t/a/b", "/rules"])
def test_a_browser_that_goes_astray_gets_the_page_that_says_so(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.text == client.get("/").text
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/api/nothing", "/static/nothing", "/api/tables/nothing"])
def test_who_asks_for_data_is_told_in_data_that_there_is_none(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.json()["why"]


# Headers, hosts, origins, rates


def test_every_answer_has_the_headers_that_keep_pages_safe(
    client: TestClient, serving: Serving, tmp_path: Path
) -> None:
    app = create_app(replace(serving, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"))
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as broken:
        app.state.replays = None
        failed = broken.get(f"/api/replays/{'r' * 22}")
    assert (failed.status_code, failed.json()["paragraph"]) == (500, "")
    for answer in (*map(client.get, ("/", "/api/start", "/nothing", "/static/icons/icon.svg")), failed):
        headers = answer.headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    for path in ("/static/js/main.js", "/static/css/felt.css"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"


def test_the_page_itself_has_nothing_that_the_policy_forbids() -> None:
    page = (Path(__file__).parent.parent / "src/bummerl/web/static/index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=|https?://", page)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1/x", "me@127.0.0.1", "evil.example", "evil.example:8765", "", "127.0.0.1.evil.example", "[::1", "a b"],
)
def test_a_name_that_is_not_the_servers_is_turned_away(client: TestClient, host: str) -> None:
    assert client.get("/api/start", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", ["localhost", "localhost:1", "127.0.0.1", "192.168.7.9:8765", "[::1]:8765"])
def test_addresses_and_own_names_are_let_in(client: TestClient, host: str) -> None:
    assert client.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:9999", "file://", "http://[", ""])
def test_another_site_changes_nothing(client: TestClient, origin: str) -> None:
    assert client.post("/api/tables", json=WISH, headers={"origin": origin}).status_code == 403
    assert client.get("/api/start", headers={"origin": origin}).status_code == 200


def test_the_own_site_and_programs_may(client: TestClient) -> None:
    assert client.post("/api/tables", json=WISH, headers={"origin": "http://127.0.0.1:8765"}).status_code == 201
    assert client.post("/api/tables", json=WISH).status_code == 201
    assert client.post("/api/tables", json=WISH, headers={"sec-fetch-site": "cross-site"}).status_code == 403


def test_an_address_that_asks_for_too_much_waits(serving: Serving, tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"
    slow = replace(serving, database=database, rate=0.001, burst=5, opening_rate=0.001, opening_burst=2)
    with TestClient(create_app(slow), base_url="http://127.0.0.1") as client:
        assert [client.post("/api/tables", json=WISH).status_code for _ in range(3)] == [201, 201, 429]
        assert [client.get("/healthz").status_code for _ in range(3)] == [200, 200, 429]


def test_a_request_for_the_steps_of_a_deal_counts_as_ten(serving: Serving, tmp_path: Path) -> None:
    slow = replace(serving, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}", rate=0.001, burst=25)
    with TestClient(create_app(slow), base_url="http://127.0.0.1") as client:
        assert [client.get(f"/api/replays/{'r' * 22}/deals/1").status_code for _ in range(3)] == [404, 404, 429]
        assert [client.get("/healthz").status_code for _ in range(6)] == [200] * 5 + [429]


def test_a_page_of_many_files_is_no_crowd_of_requests(serving: Serving, tmp_path: Path) -> None:
    slow = replace(serving, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}", rate=0.001, burst=10)
    with TestClient(create_app(slow), base_url="http://127.0.0.1") as client:
        assert {client.get("/static/js/main.js").status_code for _ in range(90)} == {200}
        assert {client.get("/static/js/main.js").status_code for _ in range(20)} == {200, 429}


@pytest.mark.parametrize("limits", [{"sockets": 1}, {"all_sockets": 1}])
def test_a_socket_that_has_no_place_is_told_why(serving: Serving, tmp_path: Path, limits: Any) -> None:  # noqa: ANN401
    full = replace(serving, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}", **limits)
    with TestClient(create_app(full), base_url="http://127.0.0.1") as client:
        table = client.post("/api/tables", json=WISH).json()["table"]
        hello = {"do": "hello", "secret": SECRET, "lang": "de", "deck": "french", "seen": None}
        with client.websocket_connect(f"ws://127.0.0.1/ws/{table}") as first:
            first.send_json(hello)
            assert first.receive_json()["is"] == "shown"
            with client.websocket_connect(f"ws://127.0.0.1/ws/{table}?lang=de") as second:
                told = second.receive_json()
                assert told["is"] == "gone"
                assert "später" in told["why"]
                with pytest.raises(WebSocketDisconnect) as closed:
                    second.receive_json()
                assert (closed.value.code, closed.value.reason) == (1013, "server-full")
        with client.websocket_connect(f"ws://127.0.0.1/ws/{table}") as third:
            third.send_json(hello)
            assert third.receive_json()["is"] == "shown"


# The description


def test_the_server_does_what_its_description_says(
    serving: Serving, tmp_path: Path, scale: Callable[[int, int], int]
) -> None:
    """Requests of all kinds, made up from the description: none makes the server fail or answer what it did not say."""
    with served(replace(serving, database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")) as address:
        schema = schemathesis.openapi.from_url(f"http://{address}/api/openapi.json")
        tries = scale(12, 1_000)
        names = ("not_a_server_error", "status_code_conformance", "response_schema_conformance")
        checks = [CHECKS.get_one(name) for name in names]
        for operation in schema.get_all_operations():
            described: Any = operation.ok()  # type: ignore[union-attr]

            @settings(max_examples=tries, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
            @given(case=described.as_strategy())
            def tried(case: Any) -> None:  # noqa: ANN401
                case.call_and_validate(checks=checks)

            tried()


def test_the_longest_record_is_what_the_pages_are_told(client: TestClient) -> None:
    longest = client.get("/api/start").json()["longest_record"]
    told = [client.post("/api/replays", content="x" * (longest + more)).json()["why"] for more in (0, 1)]
    assert "longer than the server takes" in told[1]
    assert "longer than the server takes" not in told[0]


def test_a_server_in_a_program_leaves_how_its_threads_take_turns_alone(tmp_path: Path) -> None:
    before = sys.getswitchinterval()
    with TestClient(create_app(Serving(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"))):
        assert sys.getswitchinterval() == before


@pytest.mark.parametrize(
    ("path", "most"), [("r/figures?seat=0", 10), ("r/record.txt", 10), ("r", 10), ("r/deals/1?seat=0", 3), ("", 3)]
)
def test_a_request_for_a_replay_costs_what_it_takes(tmp_path: Path, path: str, most: int) -> None:
    serving = Serving(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}", rate=0, burst=30)
    with TestClient(create_app(serving), base_url="http://127.0.0.1:8765") as client:
        told = [client.get(f"/api/replays/{path}".rstrip("/")).status_code for _ in range(most + 1)]
    assert 429 not in told[:-1]
    assert told[-1] == 429
