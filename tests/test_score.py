"""The score sheet as people use it: what is typed, in every game."""

# ruff: noqa: RUF001  # other languages have letters of their own

from __future__ import annotations

from pathlib import Path

import pytest

from bummerl.cli.score.desk import Desk
from bummerl.cli.score.files import Kept, start_of
from bummerl.cli.score.page import Page
from bummerl.cli.score.sheet import MOST_LINES, Sheet
from bummerl.locale import Locale
from bummerl.rules.catalog import find
from bummerl.rules.reasons import Refused
from tests.score_sheets import EVENING, sheet_of, why

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


@pytest.mark.parametrize(
    "line",
    [
        "anna maria 120 75 0 45",
        "Anna  MARIA 120 \uff71\uff9d\uff85=75 cafe\u0301=45",
        "2 120 \u30a2\u30f3\u30ca=75 caf\u00e9=45",
    ],
)
def test_a_name_is_known_however_wide_or_composed_and_of_several_words(line: str) -> None:
    sheet = Sheet.new("thousand", find("thousand").game, ("\uff71\uff9d\uff85", "Anna Maria", "Cafe\u0301"))
    assert sheet.enter(line).standing.score == (75, -120, 45)
    fixed = sheet.enter("redeal").enter("fine anna maria 60").enter(f"fix 1 {line}")
    assert fixed.standing.score == (75, -180, 45)


@pytest.mark.parametrize(
    "names",
    [
        *[("A", "B"), ("A", "a", "B"), ("", "B", "C"), ("1", "B", "C"), ("undo", "B", "C")],
        *[("A", "\uff21", "B"), ("7 8", "B", "C"), ("\uff55ndo", "B", "C")],
    ],
)
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


@pytest.mark.parametrize(
    ("preset", "score", "lines", "tally"),
    [
        ("bauernschnapsen", "23-0-23-0", ("ben 2", "ben 22"), (4, 0, 4, 0)),
        ("bauernschnapsen", "23-1-23-1", ("ben 2", "ben 22"), (1, 0, 1, 0)),
        ("dreierschnapsen", "23-23-0", ("cora 6", "cora 18"), (4, 4, 0)),
        ("dreierschnapsen", "23-22-0", ("cora 24",), (0, 1, 0)),
    ],
)
def test_a_sheet_that_begins_one_point_from_winning_against_nothing_can_be_turned(
    preset: str, score: str, lines: tuple[str, ...], tally: tuple[int, ...]
) -> None:
    game = find(preset).game
    sheet = Sheet.new(
        preset, game, ("Anna", "Ben", "Cora", "Dora")[: game.seats], start_of(game, f"dealer 0 score {score}")
    )
    for line in lines:
        sheet = sheet.enter(line)
    assert sheet.tally == tally
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
