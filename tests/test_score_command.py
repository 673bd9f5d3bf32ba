"""The score sheet as people use it: the command, in a pipe and at a terminal."""

# ruff: noqa: RUF001  # other languages have letters of their own

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bummerl.cli.app import app
from bummerl.cli.score.files import Shelf, load
from bummerl.cli.score.page import Page
from bummerl.locale import Locale
from tests.score_sheets import sheet_of

# The command


def score(folder: Path, *words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["score", *words, "--folder", str(folder)], input=typed, env={"LANG": "C"})


def test_a_pipe_is_answered_line_by_line_in_json(tmp_path: Path) -> None:
    done = score(tmp_path, "thousand", "--players", "Anna,Ben,Cora", typed="anna 120 75+100 45\nfine ben\nundo\n")
    assert done.exit_code == 0, done.output
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("change") for answer in answers] == [[120, 45, 0], [0, -120, 0], None]
    assert answers[0]["standing"]["bolts"] == [0, 0, 1]


def test_a_refused_line_in_a_pipe_is_answered_and_told_by_the_status(tmp_path: Path) -> None:
    done = score(tmp_path, "thousand", typed="nonsense\n1 120 75+100 45\n")
    assert done.exit_code == 2
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["error"] == "player-unknown"
    assert second["row"] == 1


def test_the_sheet_goes_on_where_it_was_unless_a_new_one_is_wanted(tmp_path: Path) -> None:
    score(tmp_path, "thousand", "--players", "Anna,Ben,Cora", typed="anna 120 75+100 45\n")
    again = score(tmp_path, "--table", typed="cora 100 20 40 60+40\n")
    assert "This sheet goes on" in again.output
    assert load(Shelf(tmp_path).kept()[0]).standing.score == (140, 85, 100)
    score(tmp_path, "thousand", "--new", typed="redeal\n")
    assert len(Shelf(tmp_path).kept()) == 2
    score(tmp_path, "schnapsen", typed="1 2\n")
    assert len(Shelf(tmp_path).kept()) == 3


def test_a_table_is_printed_after_every_line_for_people(tmp_path: Path) -> None:
    typed = "anna 120 75+100 45\nquit\n"
    done = score(tmp_path, "--table", "--players", "Anna,Ben,Cora", "--dealer", "cora", typed=typed)
    assert done.exit_code == 0
    assert "120 (+120)" in done.output
    assert "Anna deals next." in done.output
    assert "The sheet is saved" in done.output


def test_names_are_asked_for_where_somebody_can_answer(tmp_path: Path) -> None:
    done = score(tmp_path, "schnapsen", "--table", typed="Eva, Max\neva 3\n")
    assert "Eva" in done.output
    assert load(Shelf(tmp_path).kept()[0]).names == ("Eva", "Max")


def test_a_match_ends_with_the_bummerl_and_enter_begins_another(tmp_path: Path) -> None:
    done = score(tmp_path, "schnapsen", "--table", "--players", "Eva,Max", typed="eva 3\neva 3\neva 1\n\nmax 2\n")
    assert "Won by: Eva" in done.output
    assert load(Shelf(tmp_path).kept()[0]).standing.score == (0, 2)
    assert load(Shelf(tmp_path).kept()[0]).tally == (0, 1)


def test_a_sheet_is_exported_from_the_command_line_and_from_within(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    score(tmp_path, typed=f"1 120 75+100 45\nexport {out / 'my evening.csv'}\n")
    assert (out / "my evening.csv").read_text(encoding="utf-8").startswith("row,match")
    done = score(tmp_path, "--export", str(out / "x.md"))
    assert done.exit_code == 0, done.output
    assert "Player 1" in (out / "x.md").read_text(encoding="utf-8")
    assert score(tmp_path, "--export", str(out / "x.pdf")).exit_code == 2
    kept = Shelf(tmp_path).kept()[0]
    assert score(tmp_path, "--export", str(kept)).exit_code == 2


def test_an_export_writes_over_nothing_unasked_and_makes_no_folder(tmp_path: Path) -> None:
    there, nowhere = tmp_path / "there.csv", tmp_path / "no" / "x.csv"
    there.write_text("mine", encoding="utf-8")
    done = score(tmp_path, typed=f"redeal\nexport {there}\nexport {nowhere}\n")
    _, first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert (first["error"], second["error"]) == ("export-there", "export-failed")
    assert (there.read_text(encoding="utf-8"), nowhere.parent.exists()) == ("mine", False)
    assert "export cannot be written" in score(tmp_path, "--export", str(nowhere)).stderr
    assert "--overwrite" in score(tmp_path, "--export", str(there)).stderr

    score(tmp_path, "--lang", "ja", typed=f"書き出し！ {there}\n")
    assert there.read_text(encoding="utf-8").startswith("row,match")
    assert score(tmp_path, "--export", str(there), "--overwrite").exit_code == 0
    assert score(tmp_path, typed=f"undo! 1\nexport! {there}\n").exit_code == 2, "only an export can be forced"


def test_a_named_file_is_used_and_not_taken_for_another_game(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    assert score(tmp_path, "schnapsen", "--file", str(file), typed="1 2\n").exit_code == 0
    assert score(tmp_path, "thousand", "--file", str(file)).exit_code == 2
    assert score(tmp_path, "--new", "--file", str(file)).exit_code == 2
    assert score(tmp_path, "--file", str(file), typed="2 2\n").exit_code == 0
    assert load(file).standing.score == (2, 2)


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("thousand", "--players", "Anna,Ben"),
        ("thousand", "--start", "dealer 7 score 0-0-0"),
        ("thousand", "--set", "nonsense=1"),
        ("thousand", "--dealer", "Zoe", "--players", "Anna,Ben,Cora"),
        ("thousand", "--new", "--export", "x.md"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused_in_a_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    done = score(tmp_path, *words, typed="")
    assert done.exit_code == 2
    assert done.stderr.strip().endswith((".", "bummerl score", "bummerl games"))
    assert not list(tmp_path.iterdir())


def test_a_damaged_sheet_is_told_and_passed_over(tmp_path: Path) -> None:
    (tmp_path / "00007-thousand.sheet.json").write_text("{}", encoding="utf-8")
    done = score(tmp_path, typed="redeal\n")
    assert "is damaged" in done.stderr
    assert done.exit_code == 0
    assert load(tmp_path / "00008-thousand.sheet.json").journal == ("redeal",)


def test_a_match_under_way_is_written_on(tmp_path: Path) -> None:
    start = "dealer 1 score 860--40-300 bolts 0-0-2 deals 9"
    done = score(tmp_path, "thousand", "--start", start, typed="1 100 75+40 45\n")
    assert json.loads(done.stdout)["standing"]["score"] == [880, 5, 180], done.output


@pytest.mark.skipif(os.name == "nt", reason="folders are closed in another way there")
def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = score(tmp_path / "file", typed="redeal\n")
    assert done.exit_code == 2
    assert "The sheet cannot be written" in json.loads(done.stdout)["message"]


def documented() -> Iterator[tuple[str, str]]:
    """A game with house rules, and a line that the documentation promises for it."""
    page = (Path(__file__).parent.parent / "docs" / "score.md").read_text(encoding="utf-8")
    rows = page.partition("## Game points")[2].partition("\n## ")[0].splitlines()
    for row in rows:
        if row.startswith("| `"):
            typed, where, _ = row.strip("| ").split(" | ", 2)
            games = re.findall(r"`([^`]+)`", where) or ["schnapsen", "sixty_six_3p", "sixty_six_4p", "bauernschnapsen"]
            for game in games if "where" not in where else ["santase"]:
                yield from ((game, line) for line in re.findall(r"`([^`]+)`", typed))


@pytest.mark.parametrize(("game", "line"), list(documented()))
def test_lines_of_the_documentation_are_understood_by_the_games_it_names(game: str, line: str) -> None:
    name, *settings = game.split()
    assert sheet_of(name, line, **dict(setting.split("=") for setting in settings)).rows


def test_the_session_in_the_documentation_is_what_the_program_says() -> None:
    page = (Path(__file__).parent.parent / "docs" / "score.md").read_text(encoding="utf-8")
    block = page.partition("```text\n")[2].partition("```")[0]
    typed = [line.removeprefix("> ") for line in block.splitlines() if line.startswith("> ")]
    sheet = sheet_of("thousand", *typed)
    told = [Locale("en").reason(why, sheet.names) for why in sheet.rows[-1].entered.told]
    shown = "\n".join([*told, Page(sheet, Locale("en")).text(80)])
    assert block.rpartition(f"> {typed[-1]}\n")[2].strip("\n") == shown.strip("\n")
