"""The commands as people and programs use them: typed lines, files, refusals, kills."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from bummerl.cli import choices
from bummerl.cli.app import app
from bummerl.cli.replay import Replay
from bummerl.cli.session import Session
from bummerl.cli.store import Store
from bummerl.engine.bots import BOTS, bot
from bummerl.engine.solver import NATIVE
from bummerl.locale import DECKS, LANGUAGES, Locale
from bummerl.record import Memory, read_match, verify
from bummerl.rules.catalog import CATALOG, find
from bummerl.rules.reasons import reason

ENVIRONMENT = {**os.environ, "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of whoever runs the tests are none of theirs."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed, env={"LANG": "C"})


def play(folder: Path, *words: str, typed: str = "") -> Result:
    return run("play", "--plain", "--folder", str(folder), *words, typed=typed)


# A person who always plays the first legal card, claims nothing, and goes on to the next deal.
# Enter comes before n, which would begin another match after the last deal.
ANY_CARD = "".join(f"{key}\n" for key in [*"1234567890", "", *"nddsac", ""])


def whole_match(folder: Path, *words: str) -> Result:
    return play(folder, "--set", "match_points=2", "--new", *words, typed=ANY_CARD * 80)


def session(preset: str = "schnapsen", *, match_points: int = 2, entropy: bytes = b"sixteen or more!") -> Session:
    """A match against the rule of thumb, about to begin; its shuffle can be proven."""
    changed = find(preset)
    changed = changed._replace(game=changed.game.with_texts({"match_points": str(match_points)}))
    return Session.new(changed, "Anna", bot("thumb"), bytes(range(32)), Memory.POINTS, entropy=entropy)


def play_out(played: Session) -> None:
    """Let the rule of thumb play for the person, to the end of the match."""
    played.bots = {**played.bots, 0: bot("thumb")}
    while played.match.winner is None:
        if not played.step():
            played.deal_next()


def fair_file(folder: Path, preset: str = "schnapsen") -> Path:
    """The record of a whole match whose shuffle can be proven."""
    played = session(preset)
    play_out(played)
    return Store(folder).save(played, folder / "00001.match.json")


def test_a_match_played_in_lines_ends_with_its_bummerl_and_a_record_that_verifies(tmp_path: Path) -> None:
    done = whole_match(tmp_path, "schnapsen", "--seed", "lines")

    assert done.exit_code == 0, done.output
    assert "Bummerl" in done.output
    (record,) = tmp_path.glob("*.match.txt")
    match = read_match(record.read_text(encoding="utf-8"))
    assert match.winner is not None
    assert verify(match) == reason("verify-chosen"), "with a seed nobody adds numbers"
    assert not list(tmp_path.glob("*.match.json")), "a finished match leaves no save behind"


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    records = []
    for folder, seed in (("one", "7"), ("two", "7"), ("three", "8")):
        whole_match(tmp_path / folder, "schnapsen", "--seed", seed)
        records += [path.read_text(encoding="utf-8") for path in (tmp_path / folder).glob("*.match.txt")]
    assert records[0] == records[1] != records[2]


@pytest.mark.parametrize("preset", [preset.key for preset in CATALOG if hasattr(preset.game.options, "match_points")])
def test_every_preset_can_be_played_to_the_end_in_lines(preset: str, tmp_path: Path) -> None:
    done = whole_match(tmp_path, preset, "--seed", "x", "--bot", "random")
    assert done.exit_code == 0, done.output
    assert list(tmp_path.glob("*.match.txt")), done.output[-500:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_lines_speak_every_language_with_every_deck(language: str, deck: str, tmp_path: Path) -> None:
    typed = "?\nt\np\nl\no\nh\nr\nu\n1\n2\nt\nq\n"
    done = play(tmp_path, "--seed", "1", "--lang", language, "--deck", deck, typed=typed)
    assert done.exit_code == 0, done.output
    assert "None" not in done.output
    assert "{" not in done.output


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "1", typed="1\nq\n")
    (path,) = Store(tmp_path).unfinished()
    before = Store(tmp_path).load(path).match

    again = play(tmp_path, typed="q\n")

    assert Store(tmp_path).load(path).match == before
    assert "Deal 1" in again.output


def test_another_game_does_not_touch_an_unfinished_match(tmp_path: Path) -> None:
    play(tmp_path, "schnapsen", "--seed", "1", typed="1\nq\n")
    play(tmp_path, "sixty_six", typed="1\nq\n")
    assert {Store(tmp_path).load(path).match.name for path in Store(tmp_path).unfinished()} == {
        "schnapsen",
        "sixty_six",
    }


def test_new_begins_another_match(tmp_path: Path) -> None:
    play(tmp_path, typed="q\n")
    play(tmp_path, "--new", typed="q\n")
    assert len(Store(tmp_path).unfinished()) == 2


@pytest.mark.parametrize("kills", [4])
def test_a_kill_at_any_moment_loses_no_action(kills: int, tmp_path: Path, scale: Callable[[int, int], int]) -> None:
    command = [sys.executable, "-m", "bummerl", "play", "--plain", "--folder", str(tmp_path), "--memory", "training"]
    done: list[str] = []
    for kill in range(scale(kills, 100)):
        rng = Random(kill)
        with subprocess.Popen(  # noqa: S603  # our own command
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdout.readline()
            process.stdin.write(ANY_CARD * 3)
            process.stdin.flush()
            time.sleep(rng.random() * 0.3)
            process.send_signal(signal.SIGKILL)
            process.stdout.close()
            process.stdin.close()
        saved = Store(tmp_path).unfinished()
        finished = Store(tmp_path).finished()
        assert len(saved) + len(finished) >= 1
        assert not list(tmp_path.glob("*.broken.json"))
        if saved:
            match = Store(tmp_path).load(saved[0]).match
            now = [str(action) for deal in match.deals for action in deal.actions]
            if not finished:
                assert now[: len(done)] == done, "what was saved is never changed"
                done = now


def test_a_damaged_save_is_put_aside_with_a_sentence(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "1", typed="1\nq\n")
    (path,) = Store(tmp_path).unfinished()
    path.write_text(path.read_text(encoding="utf-8")[:-200], encoding="utf-8")

    again = play(tmp_path, typed="q\n")

    assert again.exit_code == 0
    assert "cannot be read" in again.output
    assert list(tmp_path.glob("*.broken.json"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "nonsense"), "There is no game"),
        (("play", "scharf"), "means two games"),
        (("play", "--set", "claim_mode=perhaps"), "manual, auto"),
        (("play", "--set", "claim_modus=auto"), "claim_mode"),
        (("play", "--set", "deck"), "--set OPTION=VALUE"),
        (("play", "--set", "revoke_penalty=3"), "real cards"),
        (("play", "--set", "hand_size=6"), "deal"),
        (("play", "--bot", "nobody"), "thumb"),
        (("rules", "--paragraph", "99"), "99"),
        (("arena", "thumb", "nobody"), "random"),
        (("arena", "pimc:0", "thumb"), "pimc:10"),
        (("arena", "thumb", "pimc:"), "pimc:10"),
        (("arena", "pimc:10", "thumb", "--game", "thousand"), "thousand"),
        (("play", "thousand", "--bot", "pimc:10"), "thousand"),
        (("arena", "thumb", "random", "--deals", "0"), "0"),
        (("arena", "thumb", "random", "--processes", "-1"), "-1"),
        (("replay", "/nowhere/at/all"), "cannot be read"),
        (("verify", "/nowhere/at/all"), "cannot be read"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_used_is_refused_with_a_sentence(words: tuple[str, ...], sentence: str, language: str) -> None:
    refused = run(*words, "--lang", language)
    assert refused.exit_code == 2
    assert "Traceback" not in refused.output
    assert refused.output.strip()
    if language == "en":
        assert sentence in refused.output


def test_games_are_listed_for_people_and_programs() -> None:
    assert all(preset.key in run("games").output for preset in CATALOG)
    listed = json.loads(run("games", "--json").output)
    assert [entry["key"] for entry in listed] == [preset.key for preset in CATALOG]
    assert set(listed[0]) == {"key", "game", "seats", "aliases", "options"}
    assert listed[0]["options"]["target_points"] == 66


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_listed_with_a_sentence(language: str) -> None:
    assert [line.split(":")[0] for line in run("bots", "--lang", language).output.splitlines()] == [
        name.partition(":")[0] for name in BOTS
    ]


def test_the_speeds_are_told_and_speak_json() -> None:
    few = ("bench", "--turns", "1", "--share", "0.005")
    report = json.loads(run(*few, "--json").output)
    assert report.keys() == {"machine", "python", "version", "commit", "preset", "turns", "rows"}
    assert report["rows"]["rules-schnapsen"]["figure"]["median"] > 0
    assert report["rows"]["gone"].keys() == {"unit", "least", "most", "figure", "ratio", "met"}
    tricks = report["rows"]["tricks-thousand"]
    assert (tricks["unit"], tricks["most"], tricks["met"] is None) == ("F", 1.6, not NATIVE)
    table = run(*few).output
    assert "Random deals by the rules in Python, sixty_six\n" in table
    assert not NATIVE or "thousand, median\n" in table


def test_a_hint_says_over_how_many_layouts_it_is_best(tmp_path: Path) -> None:
    said = play(tmp_path, "schnapsen", "--seed", "2", typed="h\nq\n").output
    hint = next(line for line in said.splitlines() if line.startswith("Hint: "))
    if NATIVE:
        assert re.search(r"On average [+-]\d\.\d\d game points .* over \d+ ways", hint), hint


def test_a_hint_of_another_game_is_the_rule_of_thumbs(tmp_path: Path) -> None:
    said = play(tmp_path, "thousand", "--seed", "2", typed="h\nq\n").output
    assert "Hint: " in said
    assert "game points" not in next(line for line in said.splitlines() if line.startswith("Hint: "))


def test_the_arena_speaks_json() -> None:
    done = run("arena", "random", "random", "--deals", "4", "--seed", "3", "--set", "match_points=1", "--json")
    report = json.loads(done.output)
    assert {key: report[key] for key in ("game", "options", "seed", "deals")} == {
        "game": "schnapsen",
        "options": {"match_points": 1},
        "seed": 3,
        "deals": 4,
    }
    assert [player["name"] for player in report["bots"]] == ["random", "random"]
    assert set(report["bots"][0]) == {"name", "points_per_deal", "deals_won", "matches_won"}
    assert set(report["bots"][0]["points_per_deal"]) == {"mean", "low", "high"}
    assert set(report["bots"][0]["deals_won"]) == {"share", "low", "high"}
    assert set(report["bots"][0]["matches_won"]) == {"share", "low", "high", "played"}


def test_replay_shows_every_deal_and_stops_with_a_reason_where_a_file_is_damaged(tmp_path: Path) -> None:
    whole_match(tmp_path, "schnapsen", "--seed", "lines")
    (path,) = tmp_path.glob("*.match.txt")
    whole = run("replay", str(path))
    assert whole.exit_code == 0
    assert whole.output.count("Deal ") == len(read_match(path.read_text(encoding="utf-8")).deals)

    one_seat = run("replay", str(path), "--seat", "0")
    assert len(one_seat.output) < len(whole.output)

    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("-") - 10], encoding="utf-8")
    damaged = run("replay", str(path))
    assert damaged.exit_code in {0, 2}
    assert "Deal 1" in damaged.output


def test_a_replay_from_a_seat_leaves_out_what_it_cannot_see(tmp_path: Path) -> None:
    path = fair_file(tmp_path, "dreierschnapsen")
    for seat in range(3):
        steps = [list(lines) for lines in map(Replay(read_match(path.read_text()), Locale("en"), seat).lines, range(9))]
        assert all(len(lines) > 1 for lines in steps), "a step is more than one's own hand"
        assert all(one != other for one, other in pairwise(steps))


def test_the_last_match_is_the_one_finished_last(tmp_path: Path) -> None:
    first = fair_file(tmp_path)
    second = first.with_name("00002.match.txt")
    second.write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
    os.utime(second, (1, 1))
    assert Store(tmp_path).finished() == [first, second]


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_unfinished_match_goes_on_instead_of_being_replayed(command: str, tmp_path: Path) -> None:
    play(tmp_path, "--seed", "1", typed="q\n")
    (path,) = Store(tmp_path).unfinished()
    refused = run(command, str(path))
    assert refused.exit_code == 2
    assert "unfinished match; “bummerl play” goes on" in refused.output


def test_a_name_for_a_match_that_goes_on_already_is_answered(tmp_path: Path) -> None:
    play(tmp_path, "--name", "Anna", typed="q\n")
    assert "as Anna" in play(tmp_path, "--name", "Zoe", typed="q\n").output
    assert "as Anna" not in play(tmp_path, "--name", "Anna", typed="q\n").output
    refused = play(tmp_path, "--name", "a\nb")
    assert refused.exit_code == 2
    assert "control characters" in refused.output


def test_few_decks_make_no_certainty() -> None:
    few = run("arena", "thumb", "random", "--deals", "2", "--seed", "3", "--set", "match_points=1").output
    assert "the intervals are rough" in few
    assert "points a deal +2.500 (? to ?)" in few, few
    many = run("arena", "thumb", "random", "--deals", "30", "--seed", "3", "--set", "match_points=1").output
    assert "rough" not in many
    alike = run("arena", "random", "random", "--deals", "30", "--set", "match_points=1").output
    assert alike.count("points a deal +0.000 (+0.000 to +0.000)") == 2, "nobody is better than himself"


def test_one_changed_byte_fails_verification(tmp_path: Path) -> None:
    path = fair_file(tmp_path)
    assert run("verify", str(path)).exit_code == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("commitment"))
    changed = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    path.write_text("\n".join([*lines[:at], changed, *lines[at + 1 :]]), encoding="utf-8")
    failed = run("verify", str(path))
    assert failed.exit_code == 1
    assert failed.output.strip()


def test_the_doctor_says_whether_the_native_kernel_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bummerl.cli.doctor.NATIVE", False)
    assert "no native kernel" in run("doctor", "--folder", str(tmp_path), "--lang", "en").output
    monkeypatch.setattr("bummerl.cli.doctor.NATIVE", True)
    assert "by the native kernel" in run("doctor", "--folder", str(tmp_path), "--lang", "en").output


def test_the_doctor_finds_this_machine_well(tmp_path: Path) -> None:
    assert "bummerl" in run("doctor", "--folder", str(tmp_path)).output


def test_keys_pressed_at_random_in_lines_never_break_anything(tmp_path: Path, scale: Callable[[int, int], int]) -> None:
    rng = Random(5)
    keys = [
        *"1234567890mbvxcsdntplorhu?",
        "AH",
        "10s",
        "20h",
        "40H",
        "close",
        "claim",
        "",
        "ä",
        "\x1b",
        "x" * 300,
        "-1",
    ]
    for _ in range(scale(12, 2000)):
        preset = rng.choice(CATALOG).key
        memory = rng.choice(["strict", "own", "points", "training"])
        typed = "\n".join(rng.choice(keys) for _ in range(150)) + "\n"
        words = (preset, "--new", "--memory", memory, "--lang", rng.choice(LANGUAGES), "--seed", str(rng.random()))
        known = [name for name in BOTS if getattr(bot(name), "plays", lambda _: True)(find(preset).game)]
        done = play(tmp_path, *words, "--bot", rng.choice(known), typed=typed)
        assert done.exit_code == 0, (typed, done.output, done.exception)


# The language and the deck that are wanted


def test_the_command_line_goes_before_the_environment_and_this_before_the_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    choices.remember("ja", "german")
    choices.remember(None, "french4")
    assert choices.chosen(None, None) == Locale("ja", "french4")

    monkeypatch.setenv("BUMMERL_LANG", "de")
    monkeypatch.setenv("BUMMERL_DECK", "german")
    assert choices.chosen(None, None) == Locale("de", "german")
    assert choices.chosen("en", "french") == Locale("en", "french")

    monkeypatch.setenv("BUMMERL_LANG", "xx")
    assert choices.chosen(None, None) == Locale("ja", "german")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"lang": 7, "deck": "tarot"}', "[" * 100_000])
def test_a_damaged_memory_of_the_last_choice_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    choices.remember("de", None)
    file = next(path for path in tmp_path.rglob("*") if path.is_file())
    file.write_text(text, encoding="utf-8")

    assert choices.chosen(None, None) == Locale("en", "french")
