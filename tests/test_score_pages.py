"""The score sheet as people use it: what is shown, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bummerl.locale
from bummerl.cli.score.desk import Desk
from bummerl.cli.score.export import exported
from bummerl.cli.score.files import Kept, start_of
from bummerl.cli.score.page import Page, cells
from bummerl.cli.score.sheet import Sheet
from bummerl.cli.score.typed import KEYWORDS
from bummerl.locale import LANGUAGES, Locale
from bummerl.rules.catalog import CATALOG, find
from bummerl.rules.reasons import Refused
from tests.score_sheets import NAMES, sheet_of

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


@pytest.mark.parametrize("width", [40, 44, 50, 60])
def test_no_number_is_broken_on_a_narrow_page(width: int) -> None:
    sheet = Sheet.new("thousand_4p", find("thousand_4p").game, NAMES)
    for line in ("ben 120 75+100 20 25 stock 25", "fine ben", "cora 400 20 20 80 stock KH QH 9S"):
        sheet = sheet.enter(line)
    text = Page(sheet, Locale("de")).text(width)
    assert {str(cell) for row in sheet.rows for cell in cells(sheet, row)} >= {"-380 (-400)", "0 (-120)"}
    assert set(text.split()) >= {word for row in sheet.rows for cell in cells(sheet, row) for word in str(cell).split()}
    assert max(map(len, text.splitlines())) <= width


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
