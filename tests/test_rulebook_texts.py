"""The printed rules say what holds: no paragraph is missing, and no option has a value that its paragraph does not say.

The tables at the top are for reviewers: sample paragraphs in all three languages, and which options cannot matter when.
"""

# ruff: noqa: RUF001  # Japanese has punctuation of its own

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bummerl.locale import DECKS, LANGUAGES, LEFT_TO_ENGLISH, Locale
from bummerl.rules.cards import Rank
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.options import Option, OptionError, Value
from bummerl.rules.reasons import Refused
from bummerl.rules.schnapsen import SchnapsenGame, SchnapsenOptions
from bummerl.table.rulebook import applies, paragraphs, rulebook, section, sentences
from tests.random_games import random_game

TRANSLATED: Final = tuple(language for language in LANGUAGES if language not in LEFT_TO_ENGLISH)
"""The languages that have the rules of all games."""

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = (ROOT / "docs" / "rules" / "schnapsen.md").read_text(encoding="utf-8")

TWO_HANDED = [preset.key for preset in CATALOG if preset.game.rules == "schnapsen"]


class Golden(NamedTuple):
    """A paragraph of a preset, as the deck of the reader names the cards."""

    preset: str
    paragraph: str
    en: str
    de: str
    ja: str
    deck: str = "french"


GOLDEN: Final = (
    Golden(
        "schnapsen",
        "3.1",
        "The lowest trump is the jack of trumps. Its holder may swap it for the turn-up but does not have to; it then "
        "lies face up as the last card of the talon and is drawn like any turn-up.",
        "Der niedrigste Trumpf ist der Trumpf-Bub. Wer ihn hat, darf ihn gegen die offene Trumpfkarte austauschen, "
        "muss aber nicht; dann liegt er offen als letzte Karte unter dem Talon und wird abgehoben wie jede offene "
        "Trumpfkarte.",
        "最も低い切り札は、切り札のJです。持っている人はターンアップと交換できますが、しなくてもかまいません。"
        "交換したカードは山札の最後の1枚として表向きに置かれ、ほかのターンアップと同じように引かれます。",
    ),
    Golden(
        "schnapsen_tournament",
        "5.2",
        "After a declaration its king must be led to this trick. It does not have to win.",
        "Nach einer Ansage muss der König des Paars zu diesem Stich ausgespielt werden. Stechen muss er nicht.",
        "宣言したら、このトリックではそのKをリードしなければなりません。そのトリックに勝つ必要はありません。",
    ),
    Golden(
        "sixty_six",
        "1.1",
        "The pack has 24 cards: ace, ten, king, ober, unter and nine in each of four suits. Two players play.",
        "Gespielt wird zu zweit mit 24 Karten: Ass, Zehner, König, Ober, Unter und Neuner in vier Farben.",
        "2人で、24枚のデッキを使います。4つのスートにそれぞれA、10、K、オーバー、ウンター、9があります。",
        deck="german",
    ),
    Golden(
        "schnapsen_ja_casual",
        "1.4",
        "Each player gets 5 cards, the forehand first each time: 3 cards each, 2 cards each, the turn-up.",
        "Jeder bekommt 5 Karten, die Vorhand jedes Mal zuerst: je 3 Karten, je 2 Karten, die offene Trumpfkarte.",
        "手札は5枚で、毎回ファーストハンドから先に、次の順で配ります：3枚ずつ、2枚ずつ、ターンアップ。",
    ),
    Golden(
        "santase",
        "4.3",
        "To be closed, the talon must have at least 4 cards, the turn-up counted.",
        "Zum Zudrehen müssen noch mindestens 4 Karten im Talon sein, die offene mitgezählt.",
        "クローズするには、山札がターンアップを含めて4枚以上残っていなければなりません。",
    ),
    Golden(
        "scharfschnapsen",
        "4.3",
        "This does not apply: the talon is never closed.",
        "Entfällt, denn hier wird nicht zugedreht.",
        "クローズがないので、この段落は関係ありません。",
    ),
    Golden(
        "santase",
        "8.5",
        "This does not apply: the program claims for the players (§7.6).",
        "Entfällt, denn das Programm meldet aus (§7.6).",
        "上がりは自動なので（§7.6）、この段落は関係ありません。",
    ),
    Golden(
        "sixty_six",
        "8.9",
        "The winner of the last trick gets 10 card points more, but only if the talon was never closed. They count as "
        "soon as the trick is won, so a claim after it includes them.",
        "Wer den letzten Stich macht, bekommt 10 Augen dazu, aber nur, wenn nicht zugedreht wurde. Das zählt sofort, "
        "also auch beim Ausmelden danach.",
        "クローズされなければ、最後のトリックを取った人に10点が加わります。トリックを取るとすぐに入るので、"
        "そのあとの上がりの宣言でも数えます。",
    ),
)


# When an option cannot matter: its paragraph then says so, whatever its value.

WITH_CLOSING: Final = frozenset(
    {
        "close_on_first_lead",
        "min_talon_to_close",
        "close_timing",
        "exchange_after_opponent_close",
        "marriage_after_close",
        "closing_scored_at",
        "failed_close_value",
        "opponent_claim_after_close_value",
        "closer_false_claim",
        "closed_game_multiplier",
    }
)
WITH_CLAIMS_BY_HAND: Final = frozenset({"claim_timing", "false_claim_value", "closer_false_claim"})
WITH_FIRST_LEAD: Final = frozenset({"marriage_needs_trick"})


def matters(name: str, options: SchnapsenOptions) -> bool:
    """Whether it makes a difference to a deal or match which value this option has."""
    if name in WITH_CLOSING and not options.closing_allowed:
        return False
    if name in WITH_CLAIMS_BY_HAND and options.claim_mode == "auto":
        return False
    return name not in WITH_FIRST_LEAD or options.marriage_on_first_lead == "deferred"


IN_WORDS: Final = frozenset({("last_trick_bonus", 0), ("closed_game_multiplier", 1)})
"""Numbers that a paragraph says without the number: there is no bonus, and a closed deal is like any other."""

# An option that does not go with the rest takes these along.
COMPANIONS: Final[dict[tuple[str, Value], dict[str, Value]]] = {
    **{("hand_size", size): {"deal_pattern": f"{size},T"} for size in range(4, 9)},
    ("no_claim_result", "last_trick_one"): {"tie_result": "na"},
    ("no_claim_result", "higher_total"): {"tie_result": "next_plus_one"},
    ("no_claim_result", "carry_one"): {"tie_result": "next_plus_one"},
    ("tie_result", "na"): {"no_claim_result": "last_trick_one"},
    ("tie_result", "redeal_same_dealer"): {"no_claim_result": "higher_total"},
    ("tie_result", "next_plus_one"): {"no_claim_result": "higher_total"},
    ("marriage_counted", "next_trick"): {"marriage_needs_trick": True},
    ("marriage_needs_trick", False): {"marriage_counted": "at_once"},
}
PATTERNS: Final = {
    4: ("4,T", "T,4", "2,T,2"),
    5: ("3,T,2", "3,2,T", "2,3,T", "5,T", "1,T,4"),
    6: ("3,3,T", "3,T,3", "6,T"),
    7: ("7,T", "4,T,3"),
    8: ("8,T", "4,4,T"),
}


def with_value(options: SchnapsenOptions, name: str, value: Value) -> SchnapsenOptions | None:
    """The options with one changed, and with it what must change, too; None if that is not allowed."""
    changes: dict[str, Any] = {**COMPANIONS.get((name, value), {}), name: value}
    try:
        return replace(options, **changes)
    except OptionError:
        return None


def values(known: Option, options: SchnapsenOptions) -> tuple[Value, ...]:
    """Values of an option: all words, and of numbers the ends and some between."""
    if known.pattern:
        return PATTERNS[options.hand_size]
    if known.choices:
        return known.choices
    some = {known.low, known.low + 1, known.low + 2, known.low + 3, (known.low + known.high) // 2, known.high}
    return tuple(sorted(number for number in some if known.low <= number <= known.high))


def preset(options: SchnapsenOptions, key: str = "schnapsen") -> Preset:
    return Preset(key, SchnapsenGame(options), ())


def own_text(options: SchnapsenOptions, known: Option, locale: Locale) -> str:
    """What the paragraph of an option says, or the section that is about nothing else."""
    own = [number for number in paragraphs("schnapsen") if f"{number}.".startswith(f"{known.paragraph}.")]
    assert own, f"{known.name} is about §{known.paragraph}, which does not exist"
    return " ".join(sentences(preset(options), locale, number) for number in own)


@cache
def options_of(key: str) -> SchnapsenOptions:
    options = find(key).game.options
    assert isinstance(options, SchnapsenOptions)
    return options


# Every paragraph is there


def message_ids(language: str, what: str) -> list[str]:
    """The numbers of the paragraphs or sections that the language has, as the file has them in order."""
    text = (ROOT / f"src/bummerl/locale/{language}/paragraphs.ftl").read_text(encoding="utf-8")
    return [found.replace("-", ".") for found in re.findall(rf"^{what}-schnapsen-([0-9-]+) =", text, re.MULTILINE)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_page_and_the_printed_rules_have_the_same_paragraphs(language: str) -> None:
    documented = re.findall(r"^\*\*§([0-9.]+)\*\*", PAGE, re.MULTILINE)

    assert message_ids(language, "paragraph") == documented
    assert paragraphs("schnapsen") == tuple(documented)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_page_and_the_printed_rules_have_the_same_sections(language: str) -> None:
    headings = re.findall(r"^## ([0-9]+) (.+)$", PAGE, re.MULTILINE)

    assert message_ids(language, "section") == [number for number, _ in headings]
    if language == "en":
        assert [section(CATALOG[0], Locale("en"), number) for number, _ in headings] == [name for _, name in headings]


@pytest.mark.parametrize("key", TWO_HANDED)
def test_a_paragraph_refers_only_to_paragraphs_that_exist(key: str) -> None:
    sections = {number.partition(".")[0] for number in paragraphs("schnapsen")}
    for language in TRANSLATED:
        for number in paragraphs("schnapsen"):
            said = sentences(find(key), Locale(language), number)

            assert set(re.findall(r"§([0-9]+(?:\.[0-9]+)?)", said)) <= {*paragraphs("schnapsen"), *sections}


# The texts follow the options


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("known", SchnapsenOptions.all(), ids=lambda known: known.name)
def test_every_value_of_an_option_is_said_by_its_paragraph(known: Option, language: str) -> None:
    """With all values that there are, on a big pack, where each number is allowed."""
    base = SchnapsenOptions(deck=32, hand_size=4, deal_pattern="2,T,2")
    all_values = range(known.low, known.high + 1) if known.low < known.high else values(known, base)
    said = {}
    for value in all_values:
        options = with_value(base, known.name, value)
        assert options is not None, f"{known.name} {value} is not tried"
        said[value] = own_text(options, known, Locale(language))

    assert len(set(said.values())) == len(said), f"two values of {known.name} are not told apart"
    if not known.pattern:
        for value, text in said.items():
            shown = re.findall(r"[0-9]+", re.sub(r"§[0-9.]+", "", text))
            is_number = isinstance(value, int) and not isinstance(value, bool)
            assert not is_number or (known.name, value) in IN_WORDS or str(value) in shown, f"{value}: {text}"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("key", TWO_HANDED)
def test_an_option_changes_its_paragraph_exactly_where_it_matters(key: str, language: str) -> None:
    base, locale = options_of(key), Locale(language)
    for known in base.all():
        tried = {value: with_value(base, known.name, value) for value in values(known, base)}
        texts = {own_text(options, known, locale) for options in tried.values() if options is not None}
        allowed = sum(options is not None for options in tried.values())

        wanted = allowed if matters(known.name, base) else 1
        assert len(texts) == wanted, f"{known.name}: {texts}"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("key", TWO_HANDED)
def test_what_the_page_counts_is_what_the_game_deals(key: str, language: str) -> None:
    game = find(key).game
    table = game.deal(game.pack).state.table
    locale = Locale(language)

    start = numbers_in(sentences(find(key), locale, "1.5"))
    lowest = min(game.pack & table.trump.cards).rank
    names = {rank: locale.text(f"rank-{rank.name.lower()}") for rank in (Rank.JACK, Rank.NINE, Rank.SEVEN)}

    assert {table.talon, table.talon // 2} <= start
    assert names[lowest] in sentences(find(key), locale, "3.1")


def numbers_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"[0-9]+", re.sub(r"§[0-9.]+", "", text))}


# The texts read well


FORBIDDEN: Final = frozenset(
    {
        "true",
        "false",
        "None",
        *(known.name for known in SchnapsenOptions.all() if "_" in known.name),
        *(str(choice) for known in SchnapsenOptions.all() for choice in known.choices if "_" in str(choice)),
        "us1895",
    }
)
"""Words of the options that no sentence has."""

RAW: Final = frozenset(
    str(choice) for known in SchnapsenOptions.all() for choice in known.choices if isinstance(choice, str)
)
"""Words that are English, too, but not German or Japanese."""

ENGLISH: Final = frozenset(
    {"the", "of", "and", "or", "is", "not", "has", "with", "after", "trick", "card", "player", "deal"}
)


def faults(said: str, locale: Locale) -> Iterator[str]:
    """What is wrong with these sentences."""
    words = set(re.findall(r"[A-Za-zÄÖÜäöüß_0-9]+", said))
    if re.search(r"[{}\n\u2068\u2069]|\?\?\?|  | [.,;:!]|\.\.|,,", said):
        yield "signs that no sentence has"
    if not said.rstrip("）)").endswith((".", "。")):
        yield "no end"
    if words & FORBIDDEN:
        yield f"words of the options: {words & FORBIDDEN}"
    if locale.language != "en" and words & (RAW | ENGLISH):
        yield f"English: {words & (RAW | ENGLISH)}"
    if locale.language == "ja":
        if not re.search(r"[ぁ-ん]", said) or re.search(r"[A-Za-zÄÖÜäöüß]{2}", said):
            yield "not Japanese"
        if re.search(r"\s", said):
            yield "a space in Japanese"
    elif not said[0].isupper() and not said[0].isdigit():
        yield "a small letter at the beginning"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("key", TWO_HANDED)
def test_every_preset_prints_its_rules(key: str, language: str, deck: str) -> None:
    locale = Locale(language, deck)
    for number in paragraphs("schnapsen"):
        said = sentences(find(key), locale, number)

        assert not list(faults(said, locale)), f"§{number}: {said}"
    printed = "\n".join(rulebook(find(key), locale))

    assert not re.search(r"[{}\u2068\u2069]|None|\?\?\?", printed)
    in_force = [each for each in paragraphs("schnapsen") if applies(find(key), Locale("en"), each)]
    assert re.findall(r"^§([A-Z0-9.]+) ", printed, re.MULTILINE) == in_force


@pytest.mark.parametrize("language", TRANSLATED)
def test_any_house_rules_can_be_printed(language: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(40, 4_000)):
        rng = Random(f"{language} {seed}")
        locale = Locale(language, rng.choice(DECKS))
        game = random_game(rng.choice(TWO_HANDED), rng, most=12)
        for number in paragraphs("schnapsen"):
            said = sentences(Preset("schnapsen", game, ()), locale, number)

            assert not list(faults(said, locale)), f"§{number} under {game.options}: {said}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_language_has_texts_of_its_own(language: str) -> None:
    for number in paragraphs("schnapsen"):
        others = {sentences(CATALOG[0], Locale(other), number) for other in TRANSLATED if other != language}

        assert sentences(CATALOG[0], Locale(language), number) not in others


@pytest.mark.parametrize(
    ("language", "french", "german"),
    [
        ("en", {"jack", "queen"}, {"unter", "ober"}),
        ("de", {"Bub", "Dame"}, {"Unter", "Ober"}),
        ("ja", {"J", "Q"}, {"ウンター", "オーバー"}),
    ],
)
def test_ranks_are_named_as_in_the_deck_of_the_reader(language: str, french: set[str], german: set[str]) -> None:
    for deck in DECKS:
        said = " ".join(sentences(CATALOG[0], Locale(language, deck), number) for number in paragraphs("schnapsen"))
        here, elsewhere = (german, french) if deck == "german" else (french, german)

        assert all(name in said for name in here)
        assert not any(re.search(rf"(?<![A-Za-z]){name}(?![A-Za-z])", said) for name in elsewhere)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.preset} §{golden.paragraph}")
def test_sample_paragraphs(golden: Golden) -> None:
    said = [sentences(find(golden.preset), Locale(each, golden.deck), golden.paragraph) for each in TRANSLATED]

    assert said == [golden.en, golden.de, golden.ja]


# The printed page


@pytest.mark.parametrize("key", TWO_HANDED)
def test_every_option_stands_once_below_its_paragraph_and_has_a_star_where_it_differs(key: str) -> None:
    options = options_of(key)
    differing = options.differing(options_of("schnapsen"))
    page = list(rulebook(find(key), Locale("en")))
    body = page[page.index("1 Pack and deal") :]
    settings = re.findall(r"^  ([* ]) ([a-z_]+)=(.*?) — ", "\n".join(body), re.MULTILINE)

    assert sorted(name for _, name, _ in settings) == sorted(known.name for known in options.all())
    assert {name for star, name, _ in settings if star == "*"} == differing.keys()
    for _, name, text in settings:
        assert options.named(name).read(text) == getattr(options, name)


def test_an_option_of_a_whole_section_stands_below_its_heading() -> None:
    page = list(rulebook(find("sixty_six_us"), Locale("en"), "6"))

    assert page[2].startswith("6 Strict play")
    assert page[3] == "  * strict_follow=suit — follow suit once no cards are drawn"
    assert page[4].split() == ["other", "values:", "suit_trump,", "strict"]


@pytest.mark.parametrize("key", TWO_HANDED)
def test_the_page_begins_with_the_game_and_what_differs(key: str) -> None:
    page = list(rulebook(find(key), Locale("en")))
    differing = options_of(key).differing(options_of("schnapsen"))
    listed = [line for line in page[4 : page.index("1 Pack and deal")] if line]

    assert page[0] == Locale("en").preset(key)
    assert page[1] == Locale("en").preset_description(key)
    assert {re.match(r" *([a-z_]*)", line)[1] for line in listed} == differing.keys()  # type: ignore[index]  # never None
    assert ("differs" in page[3]) == bool(differing)


def test_rules_that_were_changed_back_differ_in_nothing() -> None:
    page = list(rulebook(preset(SchnapsenOptions(), "santase"), Locale("en")))

    assert page[3] == "Nothing differs from Schnapsen."


@pytest.mark.parametrize("asked", ["4.3", "§4.3", " § 4.3 ", "4.3."])
def test_one_paragraph_can_be_asked_for(asked: str) -> None:
    page = list(rulebook(find("schnapsen"), Locale("de"), asked))

    assert [line for line in page if line.startswith("§")] == [
        "§4.3 " + sentences(find("schnapsen"), Locale("de"), "4.3"),
    ]
    assert page[:3] == ["Schnapsen", "", "4 Zudrehen"]


def test_a_whole_section_can_be_asked_for() -> None:
    page = list(rulebook(find("schnapsen"), Locale("en"), "1"))

    assert [line.split()[0] for line in page if line.startswith("§")] == ["§1.1", "§1.2", "§1.3", "§1.4", "§1.5"]


@pytest.mark.parametrize("asked", ["", "§", "0", "11", "4.7", "4.30", "§66.4", "deck", "4.3.1", "x" * 999])
def test_a_paragraph_that_does_not_exist_is_refused(asked: str) -> None:
    with pytest.raises(Refused) as refused:
        rulebook(find("schnapsen"), Locale("en"), asked)

    assert refused.value.reason.id == "rules-no-paragraph"
    for language in TRANSLATED:
        said = Locale(language).reason(refused.value.reason)
        assert asked[:60] in said
        assert len(said) < 300
