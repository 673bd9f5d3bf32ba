"""The drawn decks: the files are whole, small, readable, and what the program draws."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from bummerl.rules.cards import PACKS, Card, Rank, Suit
from bummerl.web.art import ranks
from bummerl.web.art.colours import DARK, DIMMED, FILM, GERMAN_LETTERS, LIGHT, NIGHT, OFF, SUITS, contrast, mixed
from bummerl.web.art.courts import Figure
from bummerl.web.art.faces import FACES
from bummerl.web.art.french import FRENCH
from bummerl.web.art.german import GERMAN
from bummerl.web.art.paper import WIDTH
from bummerl.web.art.pips import PLACES
from bummerl.web.art.sheet import STATIC, files, write

SVG: Final = "{http://www.w3.org/2000/svg}"
DRAWN: Final = files()
DECKS: Final = ("cards/french.svg", "cards/german.svg")
SPRITES: Final = (*DECKS, "cards/backs.svg")
INKS: Final = sorted(
    {ink for suit in SUITS.values() for ink in (suit.ink, suit.ink4)} | {x.ink for x in GERMAN_LETTERS.values()}
)


@cache
def parsed(name: str) -> ET.Element:
    return ET.fromstring(DRAWN[name])  # noqa: S314  # our own file


@cache
def symbols(name: str) -> dict[str, ET.Element]:
    return {symbol.attrib["id"]: symbol for symbol in parsed(name).iter(f"{SVG}symbol")}


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_the_files_in_the_folder_are_what_the_program_draws(name: str) -> None:
    assert (STATIC / name).read_text(encoding="utf-8") == DRAWN[name], "run `make cards`"


def test_only_what_has_changed_is_written(tmp_path: Path) -> None:
    assert {path.relative_to(tmp_path).as_posix() for path in write(tmp_path)} == DRAWN.keys()
    (tmp_path / "cards/german.svg").write_text("spoilt", encoding="utf-8")

    assert write(tmp_path) == [tmp_path / "cards/german.svg"]
    assert write(tmp_path) == []


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_every_card_of_every_pack_in_every_size(name: str) -> None:
    wanted = {f"{card}-{face}" for pack in PACKS.values() for card in pack for face in FACES}

    assert symbols(name).keys() == wanted | {f"sign-{suit.letter}" for suit in Suit}


def test_there_are_two_backs_each_also_for_small_cards() -> None:
    assert symbols("cards/backs.svg").keys() == {"quadratl", "quadratl-s", "seigaiha", "seigaiha-s"}


@pytest.mark.parametrize("name", SPRITES)
def test_every_symbol_has_the_shape_of_a_card_or_of_a_sign(name: str) -> None:
    for symbol, element in symbols(name).items():
        assert element.attrib["viewBox"] == ("0 0 100 100" if symbol.startswith("sign-") else "0 0 240 336")


@pytest.mark.parametrize("name", SPRITES)
def test_every_drawing_that_is_used_is_there_once(name: str) -> None:
    named = Counter(element.attrib["id"] for element in parsed(name).iter() if "id" in element.attrib)
    used = {element.attrib["href"] for element in parsed(name).iter(f"{SVG}use")}

    assert set(named.values()) == {1}
    assert used <= {f"#{each}" for each in named}


@pytest.mark.parametrize("name", SPRITES)
def test_every_drawing_that_is_there_is_used(name: str) -> None:
    named = {element.attrib["id"] for element in parsed(name).iter() if "id" in element.attrib}
    used = {element.attrib["href"].removeprefix("#") for element in parsed(name).iter(f"{SVG}use")}

    assert named - used == symbols(name).keys()


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_a_sprite_needs_no_font_no_script_and_nothing_from_elsewhere(name: str) -> None:
    if name.endswith(".svg"):
        tags = {element.tag.removeprefix(SVG) for element in parsed(name).iter()}

        assert tags <= {"svg", "title", "metadata", "defs", "symbol", "g", "path", "rect", "use"}
        assert "url(" not in DRAWN[name], "a page cannot reach clips and gradients of another file"


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_every_file_says_that_it_is_free(name: str) -> None:
    assert "CC0" in DRAWN[name]


def test_the_style_sheet_sets_what_the_sprites_leave_open_and_nothing_else() -> None:
    asked = {found for name in SPRITES for found in re.findall(r"var\((--[\w-]+)", DRAWN[name])}
    given = set(re.findall(r"(--[\w-]+):", DRAWN["cards/cards.css"]))

    assert given <= asked
    # What every deck has in one colour alone, and the line of backs, no setting changes.
    assert asked - given == {"--coat-heart", "--coat-club", "--back-line"}


@pytest.mark.parametrize("name", SPRITES)
def test_a_page_without_the_style_sheet_still_shows_cards(name: str) -> None:
    assert not re.findall(r"var\(--[\w-]+\)", DRAWN[name]), "every custom property has a fallback"


# Figures


@pytest.mark.parametrize("deck", [FRENCH, GERMAN], ids=["french", "german"])
def test_no_two_figures_share_hat_hair_and_what_they_hold(deck: dict[Card, Figure]) -> None:
    assert deck.keys() == {card for card in PACKS[32] if card.rank in {Rank.KING, Rank.QUEEN, Rank.JACK}}
    assert len({figure.kind for figure in deck.values()}) == len(deck)


@pytest.mark.parametrize("face", ["l", "m", "x"])
@pytest.mark.parametrize("suit", Suit)
def test_the_sign_of_an_unter_stands_lower_than_that_of_an_ober(suit: Suit, face: str) -> None:
    ober, unter = (sign_top(Card(f"{rank}{suit.letter}"), face) for rank in "QJ")

    assert ober + FACES[face].court_sign / 3 < unter < 168


def sign_top(card: Card, face: str) -> float:
    """Where the sign of a German court card begins."""
    places = [
        use.attrib.get("transform", "")
        for use in symbols("cards/german.svg")[f"{card}-{face}"].iter(f"{SVG}use")
        if use.attrib["href"].removesuffix("b") == f"#{card.suit.letter}"
    ]
    found = re.match(r"translate\(\S+ ([\d.]+)\)", places[0])
    assert found is not None
    return float(found[1])


def test_of_german_courts_only_an_unters_arm_hangs() -> None:
    assert {card for card, figure in GERMAN.items() if figure.is_low} == {Card(f"J{suit.letter}") for suit in Suit}
    assert not any(figure.is_low for figure in FRENCH.values())


@pytest.mark.parametrize(("rank", "count"), [(Rank.TEN, 10), (Rank.NINE, 9), (Rank.EIGHT, 8), (Rank.SEVEN, 7)])
def test_number_cards_have_as_many_signs_as_they_say(rank: Rank, count: int) -> None:
    assert len(set(PLACES[rank])) == count


# Indexes


@pytest.mark.parametrize(("setting", "expected"), [("en", "AKQJ"), ("de", "AKDB"), ("pl", "AKDW"), ("ru", "TKДB")])
@pytest.mark.parametrize("face", FACES)
def test_the_index_is_that_of_the_setting(setting: str, expected: str, face: str) -> None:
    shown = [shown_index("cards/french.svg", f"{rank}-{face}", setting) for rank in "AKQJ"]

    assert shown == [ranks.GLYPHS[letter].path for letter in expected]


def test_the_german_deck_has_one_index_in_every_setting() -> None:
    for setting in ranks.SETTINGS:
        shown = [shown_index("cards/german.svg", f"{rank}-m", setting) for rank in "AKQJT"]

        assert shown == [ranks.GLYPHS[letter].path for letter in ("A", "K", "O", "U", "10")]


def shown_index(name: str, index: str, setting: str) -> str:
    """The one glyph that is displayed after the style sheet's rule for a setting."""
    rule = re.search(rf"\.index-{setting} {{(.*)}}", DRAWN["cards/cards.css"])
    assert rule is not None
    values = dict(re.findall(r"(--[\w-]+): (\w+)", rule[1]))
    group = next(element for element in parsed(name).iter() if element.attrib.get("id") == index)
    shown = []
    for child in group:
        display = re.fullmatch(r"display:var\((--[\w-]+),\w+\)", child.attrib.get("style", ""))
        if display is None:
            shown.append(child)
        elif values[display[1]] == "inline":
            shown.extend(child)
    assert len(shown) == 1
    return shown[0].attrib["d"]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("letter", ranks.GLYPHS)
def test_an_index_stays_on_the_card_and_leaves_the_rest_of_it_free(letter: str, face: str) -> None:
    measures = FACES[face]
    wide = ranks.width(letter, measures.rank)
    left = measures.centre(letter) - wide / 2

    assert left >= 6
    assert left + wide <= {"l": 54, "m": 57, "x": 76, "s": 86}[face]
    assert left + wide < WIDTH / 2 - 24 or letter == "10"


# Colours


def on_card(ink: str, face: str, film: float) -> float:
    """The contrast of an index under the film that lies over the whole card."""
    return contrast(mixed(ink, FILM, film), mixed(face, FILM, film))


@pytest.mark.parametrize("paper", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ink", INKS)
def test_an_index_can_be_read_by_day_and_in_the_dark(ink: str, paper: tuple[str, str, float]) -> None:
    face, _, film = paper

    assert on_card(ink, face, film) >= 4.5


@pytest.mark.parametrize("paper", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ink", INKS)
def test_the_index_of_a_card_that_may_not_be_played_can_be_read(ink: str, paper: tuple[str, str, float]) -> None:
    assert on_card(mixed(ink, NIGHT, DIMMED), next(OFF[each] for each in OFF if each == paper), paper[2]) >= 4.5


@pytest.mark.parametrize("suit", Suit)
def test_signs_in_light_text_can_be_read_on_dark_ground(suit: Suit) -> None:
    for ground in ("#191613", "#25201C", "#1F1B17", "#22332D", "#1B2A25", "#43392F"):
        assert contrast(SUITS[suit].light, ground) >= 4
        assert contrast(SUITS[suit].light4, ground) >= 4


def test_contrast_is_that_of_the_accessibility_guidelines() -> None:
    # The grey that is the lightest to pass on white, and the next one.
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.005)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert contrast("#123456", "#123456") == 1


# Sizes


@pytest.mark.parametrize(
    ("name", "limit"), [("cards/french.svg", 16), ("cards/german.svg", 16), ("cards/backs.svg", 4)]
)
def test_a_sprite_is_small_on_its_way_to_the_page(name: str, limit: int) -> None:
    assert len(gzip.compress(DRAWN[name].encode(), 6)) < 1024 * limit


@pytest.mark.parametrize("size", [192, 512])
@pytest.mark.parametrize("name", ["icon", "maskable"])
def test_icons_are_there_in_the_sizes_that_systems_ask_for(name: str, size: int) -> None:
    head = (STATIC / "icons" / f"{name}-{size}.png").read_bytes()[:24]

    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(head[start : start + 4]) for start in (16, 20)] == [size, size]


def test_the_picture_of_the_decks_is_no_burden() -> None:
    assert (STATIC.parents[3] / "docs" / "cards.png").stat().st_size < 400_000
