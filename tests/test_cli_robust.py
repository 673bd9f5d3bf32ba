"""What goes wrong around the program: streams, files, folders, other programs; nothing is lost and each is said."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import IO, Any

import pytest

from bummerl.cli import session as sessions
from bummerl.cli.places import Place
from bummerl.cli.session import SessionError
from bummerl.cli.store import Store, StoreError
from bummerl.engine.bots import bot
from bummerl.locale import LANGUAGES
from bummerl.record import Match, Memory, read_match, verify, write_match
from bummerl.record.fields import RecordError
from bummerl.rules.reasons import Refused, reason
from tests.test_cli import ENVIRONMENT, fair_file, play, play_out, run, session

COMMAND = [sys.executable, "-m", "bummerl"]


def execute(
    *words: str, redirected: str = "", typed: bytes = b"", out: IO[bytes] | int = subprocess.PIPE
) -> tuple[int, str]:
    """The program as its own process, its streams redirected as the shell does; status and error output."""
    script = ["sh", "-c", f'"$@" {redirected}', "sh", *COMMAND, *words]
    done = subprocess.run(script, input=typed, stdout=out, stderr=subprocess.PIPE, env=ENVIRONMENT, check=False)  # noqa: S603
    return done.returncode, done.stderr.decode()


def saved(folder: Path) -> Path:
    """A match that has just begun."""
    return Store(folder).create(session())


def changed_json(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


# Streams


def test_a_full_disk_behind_the_output_is_said() -> None:
    status, said = execute("games", redirected=">/dev/full")
    assert status == 2
    assert "cannot be written" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("redirected", [">&-", "2>/dev/full >/dev/full", "<&- >&- 2>&-"])
def test_closed_and_full_streams_end_quietly(redirected: str) -> None:
    status, said = execute("games", redirected=redirected)
    assert status in {0, 2}
    assert not said


def test_a_reader_that_leaves_early_is_no_error() -> None:
    _, said = execute("rules", redirected="| head -1")
    assert not said


def test_a_closed_input_leaves_the_match_saved(tmp_path: Path) -> None:
    assert execute("play", "--folder", str(tmp_path), redirected="<&-") == (0, "")
    assert len(Store(tmp_path).unfinished()) == 1


def test_bytes_that_are_no_text_are_not_understood(tmp_path: Path) -> None:
    assert execute("play", "--folder", str(tmp_path), typed=b"\xff\xfe\x00\n\xc3\nq\n") == (0, "")


# What is typed on the command line


@pytest.mark.parametrize("seed", ["\udcff\udcf0", "", "🂡", "e\u0301", "x" * 10_000])
def test_any_text_is_a_seed(tmp_path: Path, seed: str) -> None:
    first, second = (play(tmp_path, "--new", "--seed", seed, typed="q\n").output for _ in range(2))
    assert "Deal 1" in first
    assert first == second


def test_a_long_seed_of_the_arena_is_written_as_it_was_given() -> None:
    seed = "1234567890" * 4
    assert seed in run("arena", "random", "random", "--deals", "2", "--seed", seed).output
    assert "9" * 30 in run("arena", "random", "random", "--deals", "9" * 30).output


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_the_language_is_that_of_the_table(language: str) -> None:
    said = {run("--lang", language, typed="q\n").output, run("play", "--new", "--lang", language, typed="q\n").output}
    assert len({text.splitlines()[1] for text in said}) == 1
    assert run("--lang", language, "games").output == run("games", "--lang", language).output


def test_the_version_is_said() -> None:
    assert run("--version").output.startswith("bummerl ")


@pytest.mark.parametrize(
    ("words", "hint"), [(("plya",), "play"), (("play", "--sed", "1"), "--seed"), (("--lang", "xx"), "ja")]
)
def test_a_wrong_command_or_option_is_named(words: tuple[str, ...], hint: str) -> None:
    refused = run(*words)
    assert refused.exit_code == 2
    assert words[-1] in refused.output or words[1] in refused.output
    assert hint in refused.output


# Folders and files


@pytest.mark.parametrize("words", [("play", "--new"), ("play",), ("replay",), ("verify",)])
def test_a_folder_whose_name_is_too_long_is_refused(words: tuple[str, ...]) -> None:
    refused = run(*words, "--folder", "a" * 5000)
    assert refused.exit_code == 2
    assert "too long" in refused.output


def test_the_doctor_names_a_folder_that_cannot_be() -> None:
    ill = run("doctor", "--folder", "a" * 5000)
    assert ill.exit_code == 1
    assert "too long" in ill.output


def test_the_doctor_finds_a_full_disk(tmp_path: Path) -> None:
    script = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", *COMMAND, "doctor", "--folder", str(tmp_path)]
    done = subprocess.run(script, capture_output=True, text=True, env=ENVIRONMENT, check=False)  # noqa: S603
    assert f"✗ Matches cannot be written to {tmp_path}" in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize("said", [1, None, "x"])
def test_a_save_that_does_not_call_itself_one_is_none(said: object, tmp_path: Path) -> None:
    path = saved(tmp_path)
    changed_json(path, lambda data: data.update(format=said))
    with pytest.raises(StoreError):
        Store(tmp_path).load(path)


def test_pipes_and_folders_are_no_saved_matches(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "00001-schnapsen.match.json")
    os.mkfifo(tmp_path / "00002-schnapsen.match.txt")
    (tmp_path / "00003-schnapsen.match.json").mkdir()
    assert (Store(tmp_path).unfinished(), Store(tmp_path).finished()) == ([], [])
    assert play(tmp_path, typed="q\n").exit_code == 0
    assert [path.name[:5] for path in Store(tmp_path).unfinished()] == ["00004"]


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_without_end_is_refused(command: str, tmp_path: Path) -> None:
    large = tmp_path / "large"
    large.touch()
    os.truncate(large, 2_000_000_000)
    for path in ("/dev/zero", str(large)):
        refused = run(command, path)
        assert refused.exit_code == 2
        assert "20 MB" in refused.output


def test_a_match_without_deals_is_replayed_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    path.write_text(write_match(Match.new("schnapsen", ("Anna", "Bert"))), encoding="utf-8")
    done = run("replay", str(path))
    assert done.exit_code == 0
    assert "No deal" in done.output


def test_a_save_that_may_not_be_read_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path)

    def refuse(_path: Path) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("bummerl.cli.store.read_text", refuse)
    done = play(tmp_path, typed="q\n")
    assert "Permission denied" in done.output
    assert path.exists()


def test_a_save_of_a_newer_program_stays_where_it_is(tmp_path: Path) -> None:
    for place in ("save", "match"):
        path = saved(tmp_path / place)
        changed_json(path, lambda data: (data if place == "save" else data["match"]).update(version=99))  # noqa: B023
        before = path.read_bytes()
        done = play(tmp_path / place, typed="q\n")
        assert "newer" in done.output
        assert path.read_bytes() == before


def test_one_changed_byte_of_the_secret_is_told(tmp_path: Path) -> None:
    path = saved(tmp_path)
    before = json.loads(path.read_text(encoding="utf-8"))["secret"]
    for at in range(0, 64, 7):
        digit = "0" if before[at] != "0" else "1"
        changed_json(path, lambda data: data.update(secret=before[:at] + digit + before[at + 1 :]))  # noqa: B023
        with pytest.raises(StoreError) as refused:
            Store(tmp_path).load(path)
        assert refused.value.cause is not None
        assert refused.value.cause.id == "store-other-secret"


def test_a_deal_on_the_table_that_was_arranged_is_told(tmp_path: Path) -> None:
    path = saved(tmp_path)

    def arrange(data: dict[str, Any]) -> None:
        deal = data["match"]["deals"][0]
        deal["deck"] = deal["deck"][2:] + deal["deck"][:2]

    changed_json(path, arrange)
    with pytest.raises(StoreError) as refused:
        Store(tmp_path).load(path)
    assert refused.value.cause is not None
    assert refused.value.cause.id == "verify-deck"


def test_new_matches_that_begin_at_the_same_moment_get_a_file_each(tmp_path: Path) -> None:
    begun = session()
    with ThreadPoolExecutor(8) as pool:
        paths = list(pool.map(lambda _: Store(tmp_path).create(begun), range(40)))
    assert len(set(paths)) == 40
    assert all(Store(tmp_path).load(path).match == begun.match for path in paths)
    assert not list(tmp_path.glob(".*.tmp"))


def test_a_place_taken_by_another_program_is_not_written_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first, second = (Place(store, store.new_path("schnapsen")) for _ in range(2))
    for place in (first, second):
        place.save(session())
    assert first.path != second.path


@pytest.mark.parametrize("typed", ["1\n2\n3\n4\n5\n", "q\n"])
def test_a_match_that_cannot_be_saved_ends_with_a_sentence(
    tmp_path: Path, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bummerl.cli.store.os.fsync", full)
    done = play(tmp_path, *(["--new"] if typed == "q\n" else []), typed=typed)
    assert done.exit_code == 2
    assert "No space left" in done.output
    assert len(Store(tmp_path).unfinished()) == 1
    assert not list(tmp_path.glob(".*.tmp"))


# Matches without end


def test_a_match_that_never_ends_is_told_when_the_shuffle_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "LINKS", 3)
    endless = session(match_points=15)
    with pytest.raises(SessionError, match="session-shuffle-spent"):
        play_out(endless)
    assert len(endless.match.finished) == 2
    assert verify(endless.match) is None


# What verify says


def test_a_seed_is_not_called_proof(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "1", typed="q\n")
    (path,) = Store(tmp_path).unfinished()
    record = tmp_path / "record.txt"
    record.write_text(write_match(Store(tmp_path).load(path).match), encoding="utf-8")
    done = run("verify", str(record))
    assert done.exit_code == 1
    assert "could choose the cards" in done.output


def test_an_unfinished_match_is_said_to_be_one(tmp_path: Path) -> None:
    whole = fair_file(tmp_path)
    assert "unfinished" not in run("verify", str(whole)).output
    begun, played = tmp_path / "begun.txt", session(match_points=7)
    begun.write_text(write_match(played.match), encoding="utf-8")
    done = run("verify", str(begun))
    assert done.exit_code == 1
    assert "nothing is proven yet" in done.output

    played.bots = {**played.bots, 0: bot("thumb")}
    while played.step():
        pass
    begun.write_text(write_match(played.match), encoding="utf-8")
    done = run("verify", str(begun))
    assert done.exit_code == 0
    assert "proven for 1 deal" in done.output
    assert "unfinished" in done.output


def test_what_verify_does_not_prove_is_said(tmp_path: Path) -> None:
    done = run("verify", str(fair_file(tmp_path)))
    assert "Names, house rules and memory level are what the file says" in done.output.replace("\n", " ")


def test_a_match_that_does_not_open_afresh_is_not_proven() -> None:
    match = session(match_points=7).match
    later = replace(match, opening=replace(match.opening, score=(1, 0)), deals=())
    why = verify(later)
    assert why is not None
    assert why.id == "verify-opening"


@pytest.mark.parametrize("key", ["seats", "dealer"])
def test_a_key_that_stands_twice_is_named(key: str) -> None:
    text = (
        '{"format": "bummerl-match", "version": 1, "game": "schnapsen", "options": {}, "seats": ["A", "B"],'
        ' "opening": {"dealer": 0, "score": [0, 0], "carry": 0}, "deals": []}'
    )
    assert read_match(text).seats == ("A", "B")
    with pytest.raises(RecordError) as refused:
        read_match(text.replace(f'"{key}"', f'"{key}": 1, "{key}"', 1))
    assert dict(refused.value.reason.params) == {"header": key}


# Replay


def test_a_replay_from_a_seat_speaks_to_it(tmp_path: Path) -> None:
    path = fair_file(tmp_path)
    assert "Anna leads" in run("replay", str(path)).output or "Anna plays" in run("replay", str(path)).output
    assert "You " in run("replay", str(path), "--seat", "0").output


@pytest.mark.parametrize("preset", ["bauernschnapsen", "sixty_six_4p"])
def test_a_replay_of_partners_counts_for_the_side(preset: str, tmp_path: Path) -> None:
    shown = run("replay", str(fair_file(tmp_path, preset))).output
    assert "Anna + thumb 2 0 · thumb 1 + thumb 3 0" in shown
    assert "Anna + thumb 2 together" in shown


def test_a_name_in_the_record_is_neutral(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "1", typed="q\n")
    (path,) = Store(tmp_path).unfinished()
    assert Store(tmp_path).load(path).match.seats[0] == "Player"


# Fuzz


def test_saves_damaged_at_random_are_read_or_refused(tmp_path: Path, scale: Callable[[int, int], int]) -> None:
    rng = Random(7)
    path = saved(tmp_path)
    whole = path.read_text(encoding="utf-8")
    pieces = [
        "{",
        "}",
        '"',
        "null",
        "-1",
        "9" * 400,
        "[",
        "]",
        ",",
        ":",
        "1e999",
        "NaN",
        "\x00",
        "é",
        '{"a":1,"a":2}',
        "",
    ]
    for _ in range(scale(150, 20_000)):
        at = rng.randrange(len(whole))
        text = whole[:at] + rng.choice(pieces) + whole[at + rng.choice((0, 1, 5, 60)) :]
        path.write_text(text, encoding="utf-8")
        try:
            found = Store(tmp_path).load(path)
        except StoreError:
            continue
        assert verify(found.match) == reason("verify-none-finished")


def test_options_written_at_random_are_taken_or_refused(scale: Callable[[int, int], int]) -> None:
    rng = Random(8)
    names = [option.name for option in session().match.game.options.all()]
    values = [
        "true",
        "false",
        "auto",
        "-1",
        "0",
        "1",
        "66",
        "9" * 50,
        "",
        "=",
        "\udcff",
        "ä",
        "1e3",
        " 5 ",
        "none",
        "x" * 999,
    ]
    game = session().match.game
    for _ in range(scale(300, 50_000)):
        texts = {rng.choice([*names, "hand", ""]): rng.choice(values) for _ in range(rng.randrange(1, 4))}
        try:
            changed = game.with_texts(texts)
        except Refused:
            continue
        match = Match.new("schnapsen", ("A", "B"), game=changed, memory=Memory.OWN)
        assert read_match(write_match(match)) == match
