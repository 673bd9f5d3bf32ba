"""The score sheet as people use it: files, exports and where a match begins."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from bummerl.cli.score.desk import Desk
from bummerl.cli.score.export import exported, sheet_data
from bummerl.cli.score.files import Kept, load, start_of
from bummerl.cli.score.sheet import Sheet
from bummerl.locale import Locale
from bummerl.record import RecordError, read_deal
from bummerl.record.standing import read_books, standing_of, write_standing
from bummerl.rules.cards import write_cards
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.reasons import Refused
from tests.score_sheets import EVENING, sheet_of

# Files and exports


def test_a_sheet_is_kept_and_read_again(tmp_path: Path) -> None:
    sheet = sheet_of("thousand", *EVENING, "redeal", dump_truck="both").undo()
    path = tmp_path / "x.sheet.json"
    Kept(path).save(sheet)
    assert load(path) == sheet
    assert load(path).redo().journal[-1] == "redeal"


def broken(data: dict[str, Any], **changes: Any) -> str:  # noqa: ANN401
    return json.dumps({**data, **changes})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 5000,
        broken(sheet_data(sheet_of()), version=2),
        broken(sheet_data(sheet_of()), journal=["1 120 75"]),
        broken(sheet_data(sheet_of()), journal=["fix 9 redeal"]),
        broken(sheet_data(sheet_of()), journal=7),
        broken(sheet_data(sheet_of()), players=["A"]),
        broken(sheet_data(sheet_of()), game="chess"),
        broken(sheet_data(sheet_of()), options={"nonsense": 1}),
        broken(sheet_data(sheet_of()), start="dealer 9 score 1"),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "00001-thousand.sheet.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        load(path)
    assert refused.value.reason.id == "score-file-damaged"
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_another_program_has_changed_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "x.sheet.json"
    first, second = Kept(path), Kept(path)
    first.save(sheet_of("thousand", "redeal"))
    with pytest.raises(Refused):
        second.save(sheet_of())
    assert load(path).journal == ("redeal",)


def test_what_cannot_be_saved_is_not_done(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    said: list[str] = []
    desk = Desk(sheet_of(), Kept(tmp_path / "file" / "x.json"), Locale("en"), said.append)
    desk.obey("redeal")
    assert desk.sheet.journal == ()
    assert "The sheet cannot be written" in said[-1]


def test_exports_say_the_same_as_the_sheet(tmp_path: Path) -> None:
    sheet = sheet_of("thousand", *EVENING)
    table = list(csv.DictReader(io.StringIO(exported(sheet, Path("x.csv"), Locale("en")))))
    assert [row["Anna score"] for row in table] == ["120", "120", "140"]
    assert [row["Ben change"] for row in table] == ["45", "-120", "-100"]
    assert [row["Cora bolts"] for row in table] == ["1", "1", "1"]
    assert [(row["declarer"], row["contract"]) for row in table] == [("Anna", "120"), ("", ""), ("Ben", "100")]
    markdown = exported(sheet, Path("x.MD"), Locale("en"))
    assert "| 3 | Ben 100 | 140 (+20) | -175 (-100) | 20 (+20) |" in markdown
    data = json.loads(exported(sheet, Path("x.json"), Locale("en")))
    assert data["rows"][0]["card_points"] == [175, 45, 0]
    assert data["standing"]["score"] == [140, -175, 20]
    (tmp_path / "x.json").write_text(json.dumps(data), encoding="utf-8")
    assert load(tmp_path / "x.json") == sheet


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_a_refused_beginning_shows_one_of_this_game(preset: Preset) -> None:
    with pytest.raises(Refused) as refused:
        start_of(preset.game, "x")
    example = str(dict(refused.value.reason.params)["example"])
    assert len(start_of(preset.game, example).score) == preset.game.seats
    with pytest.raises(Refused) as unnamed:
        Sheet.new(preset.key, preset.game, ())
    names = str(dict(unnamed.value.reason.params)["example"]).split(",")
    assert Sheet.new(preset.key, preset.game, tuple(names)).names == tuple(names)


@pytest.mark.parametrize("text", ["dealer 0", "dealer 0 score 1-2", "dealer 0 score 1-2-3 bolts 3-0-0", "score x", ""])
def test_a_beginning_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        start_of(find("thousand").game, text)


@pytest.mark.parametrize(
    ("preset", "text"),
    [
        ("sixty_six_3p_us", "dealer 0 score 7-3-1 first 1"),
        ("sixty_six_3p_us", "dealer 1 score 7-3-1 first 4"),
        ("sixty_six_3p_us", "dealer 1 score 1-3-1 first 1"),
        ("sixty_six_3p_us", "dealer 1 score 7-3-1"),
        ("bauernschnapsen", "dealer 0 score 1-2-3-4"),
        ("sixty_six_4p", "dealer 0 score 1-2-1-3"),
    ],
)
def test_a_player_who_is_out_has_won_and_does_not_deal_and_partners_have_the_same(preset: str, text: str) -> None:
    game = find(preset).game
    with pytest.raises(Refused):
        start_of(game, text)
    with pytest.raises(RecordError) as refused:
        read_deal(f"{preset} | {text} | {write_cards(tuple(game.pack))}")
    assert refused.value.reason.id == "record-standing"


def test_a_standing_of_thousand_below_zero_can_be_read_again() -> None:
    sheet = sheet_of("thousand", "anna 120 75 45")
    assert sheet.standing.score == (-120, 45, 0)
    books = read_books(write_standing(sheet.standing))
    assert books is not None
    assert standing_of(sheet.game, books) == sheet.standing
