"""Exercises: a lesson that is told at the table, and going on from a place of a replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from bummerl.lessons.first_game import LESSONS
from bummerl.lessons.strategy import STRATEGY
from bummerl.locale import Locale
from bummerl.record import write_match
from bummerl.record.notation import write_deal
from bummerl.rules.actions import read_action
from bummerl.web import commands
from bummerl.web.app import Serving, create_app
from bummerl.web.commands import Move, TakeSeat
from bummerl.web.folding import folded
from bummerl.web.frames import frame
from bummerl.web.offers import scripted
from bummerl.web.room import Stage, secret_hash
from tests.web_tables import Driven, opened, secret

SECRET = "a secret of thirty-two characters"
LESSON = LESSONS["first"]
FIRST = {"preset": "schnapsen", "seats": ["me", "bot:thumb"], "memory": "training", "name": "Anna", "secret": SECRET}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    path: Path = tmp_path_factory.mktemp("web") / "tables.sqlite"
    serving = Serving(f"sqlite+aiosqlite:///{path}", rate=1e6, burst=1e6, opening_rate=1e6, opening_burst=1e6)
    with TestClient(create_app(serving), base_url="http://127.0.0.1:8765") as client:
        yield client


def lesson_table() -> Driven:
    """A table with the first lesson, the learner in its seat."""
    start = write_deal(LESSON.record)
    table = Driven.open(opened("schnapsen", (1,), memory="training", start=start, lesson="first"))
    table.do(0, TakeSeat("sit", 0, "Anna", secret_hash(secret(0))))
    return table


def told(table: Driven) -> dict[str, str]:
    shown: dict[str, str] = frame(table.room, 0, Locale("en"), None)["lesson"]
    return shown


def stage(table: Driven) -> Stage:
    return table.room.stage


def test_a_lesson_begins_as_soon_as_the_learner_sits_and_ends_with_its_deal() -> None:
    table = lesson_table()
    assert stage(table) is Stage.PLAYING
    while stage(table) is Stage.PLAYING:
        turn = table.room.turn
        assert turn is not None
        action = read_action(told(table)["action"]) if turn == 0 else scripted(table.room)
        assert action is not None
        table.do(turn, Move(action, table.room.at))
    assert stage(table) is Stage.OVER
    assert told(table)["text"].startswith("You have won the deal.")
    assert frame(table.room, 0, Locale("en"), None)["shuffle"] is None
    assert folded("table", table.log) == table.room


def test_a_watcher_of_a_lesson_is_not_told_it() -> None:
    assert frame(lesson_table().room, None, Locale("en"), None)["lesson"] is None


def test_the_opponent_plays_by_itself_when_the_learner_goes_another_way_and_a_takeback_leads_back() -> None:
    table = lesson_table()
    table.do(0, Move(read_action("AD"), table.room.at))
    assert scripted(table.room) is None
    table.do(0, commands.Takeback(do="takeback", id="back"))
    assert told(table)["action"] == "exchange"


def test_another_match_is_the_same_exercise_again() -> None:
    table = lesson_table()
    table.finish_deal(Random(3))
    assert stage(table) is Stage.OVER
    table.do(0, commands.Rematch(do="rematch", id="again"))
    assert stage(table) is Stage.PLAYING
    assert told(table)["action"] == "exchange"


def test_a_lesson_is_opened_by_its_name(client: TestClient) -> None:
    made = client.post("/api/tables", json=FIRST | {"lesson": "first"})
    assert made.status_code == 201
    wrong = client.post("/api/tables", json=FIRST | {"lesson": "second"}, params={"lang": "en"})
    assert wrong.json()["why"] == "There is no lesson “second”. There is: first."
    seat = client.post("/api/tables", json=FIRST | {"lesson": "first", "seats": ["bot:thumb", "me"]})
    assert seat.json()["why"] == "In this lesson you sit at seat 1."


def test_a_replay_can_be_played_on_from_any_place_but_the_end(client: TestClient) -> None:
    played = Driven.playing("thousand")
    played.finish_deal(Random(5))
    assert played.room.match is not None
    replay = client.post(
        "/api/replays", content=write_match(played.room.match), headers={"content-type": "text/plain"}
    ).json()["replay"]
    deal = played.room.match.deals[0]
    wish = FIRST | {"preset": "thousand", "seats": ["me", "bot:thumb", "bot:thumb"]}
    start = {"replay": replay, "deal": 1, "step": len(deal.actions) - 3}
    made = client.post("/api/tables", json=wish | {"start": start})
    assert made.status_code == 201
    with client.websocket_connect(
        f"ws://127.0.0.1:8765/ws/{made.json()['table']}", headers={"origin": "http://127.0.0.1:8765"}
    ) as line:
        line.send_json({"do": "hello", "secret": SECRET, "lang": "en", "deck": "french", "seen": None})
        shown = line.receive_json()
        assert shown["at"].startswith(f"1.{len(deal.actions) - 3}")
        assert shown["table"]["practice"]
    over = client.post("/api/tables", json=wish | {"start": start | {"step": len(deal.actions)}})
    assert over.json()["why"] == "This place is the end of a deal; choose an earlier one to play on from."
    nowhere = client.post("/api/tables", json=wish | {"start": start | {"deal": 9}})
    assert nowhere.json()["why"] == "There is no such deal or step in this match."
    short = client.post("/api/tables", json=wish | {"start": start, "seats": ["me", "bot:thumb"]})
    assert short.json()["why"] == "This game has 3 seats, not 2."


def test_a_table_goes_on_from_an_example_of_the_advice(client: TestClient) -> None:
    wish = FIRST | {"preset": "thousand", "seats": ["bot:thumb", "me", "bot:thumb"], "example": "thousand-marriages"}
    made = client.post("/api/tables", json=wish)
    assert made.status_code == 201
    with client.websocket_connect(
        f"ws://127.0.0.1:8765/ws/{made.json()['table']}", headers={"origin": "http://127.0.0.1:8765"}
    ) as line:
        line.send_json({"do": "hello", "secret": SECRET, "lang": "en", "deck": "french", "seen": None})
        assert "40S" in {call["action"] for call in line.receive_json()["calls"]}
    wrong = client.post("/api/tables", json=wish | {"example": "thousand-luck"}, params={"lang": "en"})
    assert wrong.json()["why"] == "There is no example “thousand-luck”. Take one from the pages of advice."


def test_every_answer_to_an_example_is_told_something(client: TestClient) -> None:
    for page in STRATEGY:
        for section in client.get(f"/api/strategy/{page}", params={"lang": "en"}).json()["sections"]:
            for example in section["examples"]:
                answers = example["answers"]
                assert answers[example["best"]]["right"]
                assert not all(answer["right"] for answer in answers.values())
                assert all(answer["label"] and answer["text"] for answer in answers.values())
                offered = {call["action"] for call in example["shown"]["calls"]}
                offered |= {way["action"] for held in example["shown"]["hand"] for way in held["play"]}
                bids = example["shown"]["bids"]
                offered |= {f"{bids['verb']}:{value}" for value in bids["values"]} if bids and bids["values"] else set()
                assert answers.keys() == offered
