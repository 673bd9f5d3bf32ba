"""The score sheet as people use it: what is typed and shown, files, exports, languages, and the command."""

# ruff: noqa: RUF001  # other languages have letters of their own

from __future__ import annotations

import csv
import io
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from typer.testing import CliRunner, Result

import bummerl.locale
from bummerl.cli.app import app
from bummerl.cli.score.desk import Desk
from bummerl.cli.score.export import exported, sheet_data
from bummerl.cli.score.files import Kept, Shelf, load, start_of
from bummerl.cli.score.page import Page, cells
from bummerl.cli.score.sheet import MOST_LINES, Sheet
from bummerl.cli.score.typed import KEYWORDS
from bummerl.locale import LANGUAGES, Locale
from bummerl.record.standing import read_books, standing_of, write_standing
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.reasons import Refused

NAMES: Final = ("Anna", "Ben", "Cora", "Dora")
EVENING: Final = ("anna 120 75+100 45", "fine ben", "ben 100 20 80 ?")


def sheet_of(name: str = "thousand", *lines: str, **options: str) -> Sheet:
    game = find(name).game.with_texts(options)
    sheet = Sheet.new(name, game, NAMES[: game.seats])
    for line in lines:
        sheet = sheet.enter(line)
    return sheet


def why(sheet: Sheet, line: str) -> str:
    """The sentence that refuses this line."""
    with pytest.raises(Refused) as refused:
        sheet.enter(line)
    return Locale("en").reason(refused.value.reason, sheet.names)


# Writing


@pytest.mark.parametrize(
    "line",
    [
        "anna 120 75+100 45 0",
        "ANNA 120 75+100 45",
        "1 120 75 + h, 45",
        "a 120 75+♥ 45 -",
        "an 120 ?+h 45 0",
        "Anna 120 ben=45 anna=75+100",
        "anna 120 cora: 0 ben: 45 anna: ?+h",
        "１ １２０ ７５＋１００ ４５",
    ],
)
def test_a_deal_may_be_written_in_many_ways(line: str) -> None:
    sheet = sheet_of().enter(line)
    assert sheet.standing.score == (120, 45, 0)
    assert sheet.journal == ("1 120 75+100 45 0",)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("zoe 120 75 45", "There is no player “zoe”. The players are: 1 Anna, 2 Ben, 3 Cora."),
        ("anna", "A deal is the declarer, the contract and card points, such as: Ben 120 25 75+100 20 (§T8.2)"),
        ("anna 121 75 45", "“121” is no contract here. Contracts go from 100 to 400, in steps of 5. (§T4.3)"),
        ("anna 120 75 46 0", "All card points make 120; these make 121. Marriages are written after a plus"),
        ("anna 120 175", "Type the card points of at least 2 of: Anna, Ben, Cora."),
        ("anna 120 75+50 45", "“50” is no marriage here. They are worth 100, 80, 60, 40"),
        ("anna 120 75+100 45+100", "There are not so many marriages of 100 in the pack. (§T7.1)"),
        ("anna 120 75 45 0 0", "“0” is too much in this line."),
        ("anna 120 anna=75 anna=45", "There are two numbers for Anna."),
        ("anna 120 75 x", "“x” is not understood. Card points are written 75"),
        ("anna 120 blind 75 45", "“blind” is not played at this table; the option blind_bid decides that. (§T3.1)"),
        ("anna 120 writeoff", "“writeoff” is not played at this table; the option write_off decides that. (§T5.9)"),
        ("anna 120 75 45 stock 25", "Nobody scores the stock in this deal."),
        ("fine", "A fine is written “fine ben” for the usual 120"),
        ("fine ben 0", "A fine is written “fine ben” for the usual 120"),
        ("breach anna 150", "“breach” is not played at this table"),
        ("new", "The match is not over yet."),
        ("fix 1 redeal", "Type the number of a line from 1 to 0"),
        ("x" * 300, "A line has at most 200 letters"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_with_what_was_expected(line: str, sentence: str) -> None:
    assert sentence in why(sheet_of(), line)


def test_two_players_with_the_same_beginning_are_asked_for_more() -> None:
    game = find("thousand").game
    sheet = Sheet.new("thousand", game, ("Anna", "Anton", "Cora"))
    assert "1 Anna, 2 Anton" in why(sheet, "an 120 75 45")
    assert sheet.enter("ant 120 75 45").rows[0].entered.declarer == 1


def test_a_single_letter_is_a_command_only_alone() -> None:
    game = find("thousand").game
    sheet = Sheet.new("thousand", game, ("Ulla", "Ned", "Sven"))
    assert sheet.enter("u 120 75 45").rows[0].entered.declarer == 0


@pytest.mark.parametrize("names", [("A", "B"), ("A", "a", "B"), ("", "B", "C"), ("1", "B", "C"), ("undo", "B", "C")])
def test_names_that_cannot_be_told_apart_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(Refused):
        Sheet.new("thousand", find("thousand").game, names)


def test_undo_and_redo_go_any_number_of_steps_and_a_new_line_ends_redoing() -> None:
    sheet = sheet_of("thousand", *EVENING)
    scores = [row.after.score for row in sheet.rows]
    back = sheet.undo().undo().undo()
    assert back.rows == ()
    assert [row.after.score for row in back.redo().redo().redo().rows] == scores
    with pytest.raises(Refused):
        back.undo()
    with pytest.raises(Refused):
        sheet.redo()
    with pytest.raises(Refused):
        back.enter("redeal").redo()


def test_too_many_steps_back_or_again_are_refused_with_how_many_there_are(tmp_path: Path) -> None:
    said: list[str] = []
    desk = Desk(sheet_of("thousand", *EVENING[:2]), Kept(tmp_path / "s.json"), Locale("en"), said.append)
    for line in ("undo 99", "redo 1", "undo 2", "redo 9", "undo"):
        desk.obey(line)
    sentences = [text for text in said if text.endswith(".")]
    assert [text for text in sentences if "\n" not in text] == [
        "Only 2 steps can be taken back.",
        "There is nothing to do again.",
        "Only 2 steps can be done again.",
        "There is nothing to take back.",
    ]


def test_an_earlier_line_can_be_corrected_and_the_correction_taken_back() -> None:
    sheet = sheet_of("thousand", *EVENING)
    better = sheet.enter("fix 1 anna 125 75+100 45")
    assert [row.after.score for row in better.rows] == [(125, 45, 0), (125, -75, 0), (145, -175, 20)]
    assert better.undo().rows == sheet.rows
    assert "line 3" in why(
        sheet_of("thousand_4p", "redeal", "dealer ben", "anna 100 75+40 45 stock 25"), "fix 2 dealer 1"
    )


def test_a_correction_that_later_lines_do_not_bear_is_refused() -> None:
    sheet = sheet_of("sixty_six_3p_us", "dealer ben", "anna 3")
    assert "line 2" in why(sheet, "fix 1 dealer anna")


def test_a_sheet_has_an_end() -> None:
    sheet = sheet_of()
    full = Sheet(sheet.preset, sheet.game, sheet.names, sheet.opening, ("redeal",) * MOST_LINES)
    assert f"{MOST_LINES:,} lines" in why(full, "redeal")


# Other games


def test_who_counts_past_zero_has_zero_and_scores_all_that_was_won() -> None:
    sheet = sheet_of("schnapsen", "anna 3", "anna 3", "anna 3")
    assert sheet.game.written_score(sheet.standing) == (0, 7)
    assert "0 (-3)" in Page(sheet, Locale("en")).text(80)


def test_schnapsen_counts_down_to_the_bummerl() -> None:
    sheet = sheet_of("schnapsen", "anna 3", "anna claim 0", "ben claim 20", "anna 1")
    assert sheet.game.written_score(sheet.standing) == (0, 5)
    assert (sheet.winner, sheet.tally) == (0, (0, 1))
    assert "Won by: Anna" in Page(sheet, Locale("en")).text(80)
    assert "The match is over: Anna has won." in why(sheet, "ben 1")
    assert sheet.enter("new").standing.score == (0, 0)
    assert sheet.enter("new").tally == (0, 1)


@pytest.mark.parametrize(("claim", "value"), [("0", 3), ("0t", 2), ("32", 2), ("33", 1)])
def test_a_claim_is_worth_what_the_loser_has(claim: str, value: int) -> None:
    assert sheet_of("schnapsen", f"ben claim {claim}").standing.score == (0, value)


def test_what_is_carried_over_is_added_to_the_next_deal() -> None:
    sheet = sheet_of("sixty_six", "nobody", no_claim_result="carry_one", tie_result="next_plus_one")
    assert sheet.standing.carry == 1
    assert "1" in list(Page(sheet, Locale("en")).next_deal())[-1]
    assert sheet.enter("anna 2").standing.score == (3, 0)


def test_bauernschnapsen_counts_contracts_schneider_and_retour() -> None:
    sheet = sheet_of("bauernschnapsen", "anna schnapser", "ben land lost x2")
    assert sheet.standing.score == (24, 0, 24, 0)
    assert sheet.tally == (0, 2, 0, 2)
    retour = sheet_of("bauernschnapsen", "anna 23", "ben 12", "ben 12")
    assert retour.tally == (4, 0, 4, 0)
    assert "has its own value" in why(sheet_of("bauernschnapsen"), "anna schnapser 6")
    assert "schnapser lost" in why(sheet_of("bauernschnapsen"), "anna")


def test_drums_and_the_pool() -> None:
    sheet = sheet_of("sixty_six_3p_drums", "nobody", "anna 1 2 drum")
    assert sheet.standing.score == (-1 + 6 + 3, -1 - 2, -1 - 4)
    assert sheet_of("sixty_six_3p_drums", "ben whistle").standing.score == (-6, 12, -6)
    assert sheet_of("sixty_six_3p_drums", "ben lost whistle").standing.score == (6, -12, 6)


def test_the_ten_of_trumps_counts_in_a_tie_but_makes_no_tie() -> None:
    tie = sheet_of("sixty_six_4p_us", "nobody ten ben", trump_ten_bonus="true")
    assert (tie.standing.score, tie.standing.carry) == ((0, 1, 0, 1), 1)
    last = sheet_of("sixty_six_4p", trump_ten_bonus="true", unclaimed="last_trick_one")
    assert "Every deal of this game has a winner" in why(last, "nobody ten ben")


# Pages and languages


def test_names_are_shown_as_they_are() -> None:
    sheet = Sheet.new("schnapsen", find("schnapsen").game, ("[b]Eva", "山田:x:")).enter("1 2")
    text = Page(sheet, Locale("en")).text(60)
    assert "[b]Eva" in text
    assert "山田:x:" in text
    assert r"| 1 | [b]Eva 2 |" in exported(sheet, Path("x.md"), Locale("en"))


def test_the_page_shows_scores_bolts_the_barrel_and_who_deals() -> None:
    game = find("thousand").game
    opening = start_of(game, "dealer 0 score 860-0-300 bolts 0-0-1 deals 9")
    sheet = Sheet.new("thousand", game, NAMES[:3], opening).enter("anna 140 80+80 40 0")
    text = Page(sheet, Locale("en")).text(60)
    assert text.splitlines()[2].split() == ["1", "Anna", "140", "880", "(+20)", "40", "(+40)", "300"]
    assert [line.split()[-1] for line in text.splitlines() if "Bolts" in line] == ["••"]
    assert [line.split()[-1] for line in text.splitlines() if "Barrel" in line] == ["3"]
    assert text.endswith("Ben deals next.")
    assert max(map(len, text.splitlines())) <= 60


def test_the_golden_round_is_announced() -> None:
    sheet = sheet_of("thousand_golden")
    assert "deal 1 of 3: Ben plays for 120" in Page(sheet, Locale("en")).text(80)


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self, message: ftl.Message) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's own name
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, ftl.Message]:
    path = Path(bummerl.locale.__file__).parent / language / "score.ftl"
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], path
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", ["de", "ja", "ru", "pl"])
def test_every_sentence_of_the_sheet_is_in_every_language(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(english) == list(other)
    for name, message in english.items():
        assert Variables(message).names == Variables(other[name]).names, name
        assert message.to_json() != other[name].to_json(), name


@pytest.mark.parametrize("language", ["en", "de", "ja", "ru", "pl"])
def test_the_words_of_a_language_are_of_the_sheet_and_mean_one_thing(language: str) -> None:
    value = messages(language)["score-words"].value
    assert value is not None
    text = "".join(str(part.value) for part in value.elements if isinstance(part, ftl.TextElement))
    pairs = [
        (form.strip(), line.partition(":")[0])
        for line in text.splitlines()
        for form in line.partition(":")[2].split(",")
    ]
    assert {word for _, word in pairs} <= KEYWORDS.keys()
    assert len({form for form, _ in pairs}) == len(pairs)
    assert not [form for form, word in pairs if form in KEYWORDS and form != word]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["thousand", "thousand_4p", "schnapsen", "sixty_six_3p_drums", "bauernschnapsen"])
def test_the_desk_speaks_every_language(language: str, name: str, tmp_path: Path) -> None:
    said: list[str] = []
    desk = Desk(sheet_of(name), Kept(tmp_path / "x.json"), Locale(language), said.append, 60)
    for line in (
        "help",
        "ben 100 100 20 0 stock 25",
        "1 2",
        "fine 1",
        "nobody",
        "sheet",
        "undo",
        "nonsense",
        "undo 99",
        "",
    ):
        desk.obey(line)
    assert not [text for text in said if "None" in text or "{" in text]


HELPED: Final = (
    *((preset.key, {}) for preset in CATALOG),
    ("thousand_4p", {"bid_limit_enforcement": "minus_bid_and_skip", "blind_bid": "any_first_bid", "bomb": "60"}),
    ("tysiac", {"write_off": "half", "players": "4"}),
    ("schnapsen", {"closed_game_multiplier": "2", "tie_result": "next_plus_one", "no_claim_result": "higher_total"}),
    ("sixty_six_4p", {"trump_ten_bonus": "true", "unclaimed": "draw"}),
)


IN_THIS_DEAL: Final = {
    *("score-sits-out", "score-stock-missing", "score-golden", "score-blind-who", "score-blind-score"),
}
"""Refusals of a line that is played here, but not by this player or in this deal."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), HELPED, ids=lambda value: value if isinstance(value, str) else "")
def test_the_help_speaks_of_what_the_table_plays_and_of_nothing_else(
    name: str, options: dict[str, str], language: str, tmp_path: Path
) -> None:
    said: list[str] = []
    desk = Desk(sheet_of(name, **options), Kept(tmp_path / "x.json"), Locale(language), said.append)
    desk.help()
    refused = set()
    for line in [line for line in said if line.startswith("  ")]:
        example = line[2:26].rstrip() if line[25] == " " else re.split(r"  +| [^ -~]", line[2:])[0]
        try:
            desk.sheet.enter(example, desk.forms)
        except Refused as error:
            refused.add(error.reason.id)
    assert refused <= IN_THIS_DEAL
    assert "export!" in " ".join(said) or language != "en"


def test_the_help_leaves_out_what_is_not_played(tmp_path: Path) -> None:
    told = {}
    for name in ("thousand", "thousand_online", "bauernschnapsen", "sixty_six_4p"):
        said: list[str] = []
        Desk(sheet_of(name), Kept(tmp_path / "x.json"), Locale("en"), said.append).help()
        told[name] = "\n".join(said)
    assert all(word not in told["thousand"] for word in ("blind", "writeoff", "bomb", "stock", "breach"))
    assert "blind" in told["thousand_online"]
    assert "writeoff" in told["thousand_online"]
    assert "cut" not in told["thousand_online"]
    assert "nobody" not in told["bauernschnapsen"]
    assert "drum" not in told["sixty_six_4p"]
    assert "anna wrong" in told["sixty_six_4p"]


def test_a_new_match_begins_at_nothing_and_has_not_changed_a_score() -> None:
    won = sheet_of("bauernschnapsen", "ben 24", "new")
    assert "(-24)" not in Page(won, Locale("en")).text(80)
    assert not any(cell.change for cell in cells(won, won.rows[-1]))


def test_german_words_are_understood_and_kept_in_the_sheets_own(tmp_path: Path) -> None:
    desk = Desk(sheet_of(), Kept(tmp_path / "x.json"), Locale("de"), lambda _: None)
    for line in ("strafe ben", "vergeben", "neugeben", "geber cora", "zurück"):
        desk.obey(line)
    assert desk.sheet.journal == ("fine 2 120", "misdeal", "redeal")
    assert desk.refused == 0


def test_the_page_has_the_words_of_the_reader() -> None:
    page = Page(sheet_of("bauernschnapsen", "anna land lost x2"), Locale("de"))
    assert page.entry(page.sheet.rows[0]) == "Anna land verloren x2"


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


def test_a_standing_of_thousand_below_zero_can_be_read_again() -> None:
    sheet = sheet_of("thousand", "anna 120 75 45")
    assert sheet.standing.score == (-120, 45, 0)
    books = read_books(write_standing(sheet.standing))
    assert books is not None
    assert standing_of(sheet.game, books) == sheet.standing


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
