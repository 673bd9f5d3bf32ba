"""The printed rules of the games for three and four and of Thousand: every paragraph of their pages, in every language.

What the pages say is compared with what is printed only by number; that a paragraph follows its options is tried on
every value of every option.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bummerl.locale import DECKS, LANGUAGES, LEFT_TO_ENGLISH, Locale
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.options import Option, OptionError, Options, Value
from bummerl.rules.reasons import Refused
from bummerl.table.rulebook import applies, paragraphs, rulebook, section, sentences
from tests.random_games import random_game

TRANSLATED: Final = tuple(language for language in LANGUAGES if language not in LEFT_TO_ENGLISH)
"""The languages that have the rules of all games."""

ROOT: Final = Path(__file__).parent.parent

PAGES: Final = {
    "thousand": "thousand.md",
    "bauernschnapsen": "bauernschnapsen.md",
    "dreier": "dreierschnapsen.md",
    "sixty_six_multi": "sixty-six-for-three-and-four.md",
}
"""The page of each game's rules."""

SOURCES: Final = {"thousand": "thousand", "bauernschnapsen": "bauern", "dreier": "dreier"}
"""The folder of a game's rules, where it has another name than the rules."""

FAMILY: Final = [preset.key for preset in CATALOG if preset.game.rules != "schnapsen"]
ALL_RULES: Final = [*PAGES, "sitting_out"]

SITTING_OUT_SECTION: Final = "M9."
"""The section of the page for three and four that is about the game in which one sits out."""

FREE_TEXTS: Final[dict[str, tuple[Value, ...]]] = {
    "bid_steps": ("0:5", "0:10", "0:5,200:10"),
    "marriage_values": ("100,80,60,40", "100,80,40,60"),
    "packets": ("3,2,3", "4,4"),
}
"""Values of the options that are not chosen from a list."""


COMPANIONS: Final[dict[tuple[str, Value], dict[str, Any]]] = {
    ("partners", True): {"packets": "3,3", "scoring": "game_points"},
    ("deck", 24): {"packets": "3,3"},
    ("packets", "4,4"): {"deck": 24, "partners": False},
}
"""What an option takes along, because it does not go with the rest."""


def page(rules: str) -> list[str]:
    """The numbers of the paragraphs on a page in order."""
    text = (ROOT / "docs" / "rules" / PAGES[rules]).read_text(encoding="utf-8")
    return re.findall(r"^\*\*§([A-Z][0-9.]+)\*\*", text, re.MULTILINE)


def printed(rules: str) -> tuple[str, ...]:
    """The numbers that are printed, without those of the two-handed game."""
    return tuple(number for number in paragraphs(rules) if number[0].isalpha())


def presets_of(rules: str) -> list[Preset]:
    return [preset for preset in CATALOG if preset.game.rules == rules]


def values(known: Option, now: Value) -> tuple[Value, ...]:
    """All words of an option, and of numbers the ends, some between, and some about what it is `now`."""
    if known.pattern:
        return FREE_TEXTS.get(known.name, ())
    if known.choices:
        return known.choices
    assert isinstance(now, int)
    some = {known.low, known.low + 1, known.low + 2, (known.low + known.high) // 2, known.high, now - 1, now, now + 1}
    return tuple(sorted(number for number in some if known.low <= number <= known.high))


def with_value(preset: Preset, name: str, value: Value) -> Preset | None:
    """The preset with one option changed; None if the others do not allow it."""
    changes: dict[str, Any] = {**COMPANIONS.get((name, value), {}), name: value}
    try:
        options = replace(preset.game.options, **changes)
    except OptionError:
        return None
    return Preset(preset.key, type(preset.game)(options), ())


@cache
def own_text(preset: Preset, paragraph: str, locale: Locale) -> str:
    return sentences(preset, locale, paragraph)


# Every paragraph is there


@pytest.mark.parametrize("rules", PAGES)
def test_the_page_and_the_printed_rules_have_the_same_paragraphs(rules: str) -> None:
    wanted = [number for number in page(rules) if not number.startswith(SITTING_OUT_SECTION)]

    assert list(paragraphs(rules)) == wanted


def test_where_one_sits_out_the_section_about_that_comes_before_the_two_handed_rules() -> None:
    about = [number for number in page("sixty_six_multi") if number.startswith(SITTING_OUT_SECTION)]

    assert list(paragraphs("sitting_out")) == [*about, *paragraphs("schnapsen")]


@pytest.mark.parametrize("rules", PAGES)
def test_the_english_headings_are_those_of_the_page(rules: str) -> None:
    text = (ROOT / "docs" / "rules" / PAGES[rules]).read_text(encoding="utf-8")
    headings = dict(re.findall(r"^## [A-Z]?([0-9]+) (.+)$", text, re.MULTILINE))
    numbers = {number.partition(".")[0] for number in paragraphs(rules)}

    assert {section(presets_of(rules)[0], Locale("en"), number) for number in numbers} <= set(headings.values())


@pytest.mark.parametrize("rules", PAGES)
def test_whatever_a_game_can_cite_is_printed(rules: str) -> None:
    """A paragraph in the source is a citation: in a reason, an option or a table of them."""
    letter = paragraphs(rules)[0][0]
    cited = set()
    for path in (ROOT / "src/bummerl/rules" / SOURCES.get(rules, rules)).glob("*.py"):
        cited |= set(re.findall(rf'"({letter}[0-9]+(?:\.[0-9]+)?)"', path.read_text(encoding="utf-8")))
    sections = {number.partition(".")[0] for number in paragraphs(rules)}

    assert len(cited) > 10
    assert cited - {*paragraphs(rules), *sections} == set()


@pytest.mark.parametrize("rules", ALL_RULES)
def test_every_option_belongs_to_a_paragraph_that_is_printed(rules: str) -> None:
    options = presets_of(rules)[0].game.options
    there = {*paragraphs(rules), *(number.partition(".")[0] for number in paragraphs(rules))}

    assert {known.name: known.paragraph for known in options.all() if known.paragraph not in there} == {}


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("key", FAMILY)
def test_a_paragraph_refers_only_to_paragraphs_that_exist(key: str, language: str) -> None:
    preset = find(key)
    there = {*paragraphs(preset.game.rules), *(number.partition(".")[0] for number in paragraphs(preset.game.rules))}
    for number in printed(preset.game.rules):
        said = sentences(preset, Locale(language), number)

        assert set(re.findall(r"§([A-Z]?[0-9]+(?:\.[0-9]+)?)", said)) <= there, said


# The texts follow the options


def tellers(rules: str) -> Iterator[Preset]:
    """Presets to try an option on: all, and of Thousand some with more of its customs."""
    yield from presets_of(rules)
    for key, changes in RICH.get(rules, ()):
        yield Preset(key, type(find(key).game)(replace(find(key).game.options, **changes)), ())


RICH: Final[dict[str, tuple[tuple[str, dict[str, Any]], ...]]] = {
    "thousand": (
        ("thousand_golden", {"golden_stock": False}),
        ("thousand_online", {"dump_truck": "both", "write_off_fine": 120, "barrel_attempts": 0}),
    ),
    "dreier": (("talonschnapsen", {"plauderer": 7, "damengang": 7, "koenigsgang": 8}),),
    "sixty_six_multi": (("sixty_six_3p_drums", {"claim_mode": "auto"}),),
}
"""Presets with more customs, for options that matter only together with others."""


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("rules", PAGES)
def test_every_value_of_an_option_is_told_apart_in_its_paragraph(rules: str, language: str) -> None:
    """Under some preset: with others the option may not matter."""
    locale = Locale(language)
    for known in presets_of(rules)[0].game.options.all():
        missing = 99
        for base in tellers(rules):
            tried = [
                with_value(base, known.name, value) for value in values(known, getattr(base.game.options, known.name))
            ]
            allowed = [preset for preset in tried if preset is not None]
            said = {own_text(preset, known.paragraph, locale) for preset in allowed}
            if len(allowed) > 1:
                missing = min(missing, len(allowed) - len(said))

        assert missing == 0, f"{known.name} is not told apart"


@pytest.mark.parametrize("language", TRANSLATED)
def test_any_house_rules_can_be_printed(language: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(60, 6_000)):
        rng = Random(f"{language} {seed}")
        locale = Locale(language, rng.choice(DECKS))
        key = rng.choice(FAMILY)
        preset = Preset(key, random_game(key, rng, most=12), ())
        for number in printed(preset.game.rules):
            said = sentences(preset, locale, number)

            assert not list(faults(said, locale, preset.game.options)), f"§{number} under {preset.game.options}: {said}"


# The texts read well


def faults(said: str, locale: Locale, options: Options) -> Iterator[str]:
    """What is wrong with these sentences."""
    words = set(re.findall(r"[A-Za-zÄÖÜäöüß_0-9]+", said))
    raw = {str(choice) for known in options.all() for choice in known.choices} | {known.name for known in options.all()}
    if re.search(r"[{}\n\u2068\u2069]|\?\?\?|  | [.,;:!]|\.\.|,,|。。|、、|^[.,;:、。]", said):
        yield "signs that no sentence has"
    if not said.endswith((".", "。")):
        yield "no end"
    if words & {word for word in raw if "_" in word or word in {"True", "False"}}:
        yield "words of the options"
    if locale.language == "ja":
        if not re.search(r"[ぁ-ん]", said) or re.search(r"[A-Za-zÄÖÜäöüß]{2}|\s", said):
            yield "not Japanese"
    elif not said[0].isupper() and not said[0].isdigit():
        yield "a small letter at the beginning"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("key", FAMILY)
def test_every_preset_prints_its_rules(key: str, language: str, deck: str) -> None:
    preset, locale = find(key), Locale(language, deck)
    for number in printed(preset.game.rules):
        said = sentences(preset, locale, number)

        assert not list(faults(said, locale, preset.game.options)), f"§{number}: {said}"
    lines = "\n".join(rulebook(preset, locale))

    assert not re.search(r"[{}\u2068\u2069]|None|\?\?\?", lines)
    in_force = [each for each in paragraphs(preset.game.rules) if applies(preset, Locale("en"), each)]
    assert re.findall(r"^§([A-Z0-9.]+) ", lines, re.MULTILINE) == in_force


@pytest.mark.parametrize("rules", ALL_RULES)
def test_each_language_has_texts_of_its_own(rules: str) -> None:
    for preset in presets_of(rules):
        for number in printed(rules):
            assert len({sentences(preset, Locale(language), number) for language in TRANSLATED}) == len(TRANSLATED)


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_thousand_is_told_in_the_languages_of_those_who_play_it(language: str) -> None:
    locale = Locale(language)
    rng = Random(language)
    houses = [Preset("thousand", random_game("thousand", rng, most=20), ()) for _ in range(10)]
    for preset in (*tellers("thousand"), *houses):
        for number in printed("thousand"):
            said = sentences(preset, locale, number)

            assert not list(faults(said, locale, preset.game.options)), f"§{number}: {said}"
            assert said != sentences(preset, Locale("en"), number)


# Some paragraphs, for reviewers


@pytest.mark.parametrize(
    ("key", "paragraph", "said"),
    [
        (
            "thousand",
            "T11.9",
            (
                "There is room for one. When a player comes to a full barrel, whoever came first falls. "
                "A player who wins in the same deal is not pushed off."
            ),
        ),
        ("tysiac", "T11.1", "There is no barrel. From 800 on, a player scores only as declarer; fines count."),
        (
            "thousand_book",
            "T4.3",
            "Bids are multiples of 5, multiples of 10 from 200. The lowest bid is always possible.",
        ),
        ("bauernschnapsen", "B3.4", "There are no trumps in: Land. In all other contracts the suit of §B2 is trump."),
        ("talonschnapsen", "D4.1", "The declarer may take the talon."),
        ("sixty_six_4p_us", "M4.6", "The winner of the last trick gets 10 card points more."),
        ("sixty_six_3p_us", "M9.3", "The dealer sees no hand and does nothing in this deal."),
        ("sixty_six_3p_us", "4.3", None),
    ],
)
def test_sample_paragraphs(key: str, paragraph: str, said: str | None) -> None:
    shown = sentences(find(key), Locale("en"), paragraph)

    assert shown == (said or sentences(find("sixty_six_us"), Locale("en"), paragraph))


@pytest.mark.parametrize("asked", ["T11.2", "§T11.2", "t11.2", " § T11.2. "])
def test_a_paragraph_with_a_letter_can_be_asked_for(asked: str) -> None:
    lines = list(rulebook(find("thousand"), Locale("en"), asked))

    assert [line.split()[0] for line in lines if line.startswith("§")] == ["§T11.2"]
    assert lines[2] == "T11 The barrel"


@pytest.mark.parametrize("asked", ["M9", "M9.1", "4.3", "T99", "T"])
def test_what_another_game_has_is_refused(asked: str) -> None:
    with pytest.raises(Refused):
        rulebook(find("thousand"), Locale("en"), asked)


def test_who_sits_out_is_told_once_who_deals_and_who_wins() -> None:
    lines = list(rulebook(find("sixty_six_3p_us"), Locale("en")))
    told = {line.split(" ")[0] for line in lines if line.startswith("§")}
    assert {"§M9.2", "§M9.5", "§M9.6", "§9.2"} <= told
    assert not {"§1.3", "§9.1", "§9.3", "§9.4"} & told
    assert any(line.strip().startswith("match_points=") for line in lines), "the option is still named"
    assert not any(line.rstrip().endswith(":") for line in lines), "a single value has no others"
