"""Every value of every option of Bauernschnapsen does something: situations in which that value alone changes things.

A row names an option, a question to the game, and the values that answer it differently, each from every other.
"""

# ruff: noqa: ANN401  # options go through to a game that checks them

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, Final, NamedTuple

import pytest

from bummerl.rules.bauern import CONTRACTS, PRESETS, BauernOptions, BauernStanding
from bummerl.rules.game import Result
from bummerl.rules.options import Option, OptionError, Value
from tests.bauern_table import (
    ALL_PASS,
    AT_THE_FIFTH,
    MIXED,
    PAGE,
    PAIR,
    PARTNERS_FORTY,
    SPADES,
    STRONG,
    answers,
    called,
    claim_at,
    dealt,
    forgotten,
    game,
    last_lead,
    legal,
    normal,
    play,
    points,
    position,
    three,
    worth,
)

ALL: Final = {option.name: option for option in BauernOptions.all()}

Ask = Callable[..., object]


class Row(NamedTuple):
    """An option, the question, and the values that are told apart by it."""

    option: str
    ask: Ask
    values: tuple[Value, ...]


def may_call(word: str) -> Ask:
    """Whether somebody may call this contract, and what it wins or loses."""

    def ask(**options: Any) -> object:
        deal = position(*SPADES, trump="H", first="TH KH AC", **options)
        if word in {"herrenjodler", "kontraherrenjodler"}:
            deal = position(*SPADES, trump="S", first="TH KH AC", trump_must_be_held=False, **options)
        for _ in range(4):
            if f"call:{word}" in legal(deal):
                deal = play(deal, f"call:{word}")
                break
            deal = play(deal, "pass")
        else:
            return None
        while deal.table.result is None:
            quiet = [text for text in legal(deal).split() if text != "kontra" and not text.startswith("call")]
            deal = play(deal, "pass" if "pass" in quiet else quiet[0])
        return sum(worth(deal))

    return ask


def legal_after(line: str, hands: tuple[str, ...] = MIXED, **fixed: Any) -> Ask:
    """What may be done after this line."""
    return lambda **options: legal(play(position(*hands, trump="H", **fixed, **options), line))


def legal_then(make: Callable[..., Any], **fixed: Any) -> Ask:
    """What may be done in this situation."""
    return lambda **options: legal(make(**fixed, **options))


def first_hand(**options: Any) -> object:
    deal = dealt(tuple(game().pack), knocking=False, trump_must_be_held=False, **options)
    return play(deal, "trump:S").state.hands[0]


def times(**options: Any) -> object:
    deal = play(position(*MIXED, trump="H", **options), ALL_PASS)
    while deal.table.phase == "double":
        deal = play(deal, "kontra")
    return deal.table.times


def duties(**options: Any) -> object:
    return [answers("KS", "AS JS", "H", word, **options) for word in ("normal", "schnapser")]


def resting(word: str) -> Ask:
    return lambda **options: called(AT_THE_FIFTH, f"pass pass call:{word} pass", bettler=4, **options).table.resting


def after_wrong_claim(**options: Any) -> object:
    return legal(play(normal(**options), "20D"))


def partners_forty(**options: Any) -> object:
    calls = "pass pass call:schnapser pass"
    deal = called(PARTNERS_FORTY, calls, partner_contracts=True, **{"schnapser_marriage": "team", **options})
    return legal(deal), play(deal, "40H QH-JH-TH-TC AH-JS-KH-TS").table.result if "40H" in legal(deal) else None


def early(**options: Any) -> object:
    return play(called(STRONG, "call:schnapser pass pass pass", **options), "AH-JH-TC-KC TH-KD-KS-QC 40H").table.result


def standing_after(a: int, b: int, retour: int = 0) -> Ask:
    """Who has won at this score, what for, and how it is written."""

    def ask(**options: Any) -> object:
        played = game(**options)
        standing = BauernStanding(3, (a, b, a, b), retour=retour)
        return played.match_winner(standing), played.bummerls(standing), played.written_score(standing)

    return ask


def ace_in_bauernloch(**options: Any) -> object:
    return answers("TH", "AH KH", "H", "bauernloch", **options)


def reviewed(**options: Any) -> object:
    deal = play(normal(**options), "20D QD-TD-JD-JS AD-KH-JC-KD AH-QS-QH-JH")
    return deal.game.reviewable(deal.table, 0)


ROWS: Final = (
    Row("knocking", lambda **o: dealt(tuple(game().pack), **o).table.phase, (True, False)),
    Row("deal_packets", first_hand, ("3_2", "5", "1x5")),
    Row("trump_must_be_held", legal_then(three), (True, False)),
    Row("aufschlagen", legal_then(three), ("choose_one_of_two", "next_card", "off")),
    *(Row(word, may_call(word), (0, 1, 7, 24, 96)) for word in CONTRACTS if word != "normal"),
    Row("partner_contracts", legal_after("pass pass"), (False, True)),
    Row(
        "herrenjodler_by",
        lambda **o: legal(
            play(position(*SPADES, trump="S", first="TH KH AC", trump_must_be_held=False, **o), "pass pass pass")
        ),
        ("anyone", "rufer"),
    ),
    Row("bauernloch_order", ace_in_bauernloch, ("ace_low", "normal")),
    Row(
        "equal_value",
        lambda **o: (
            legal_after("call:schnapser call:kontraschnapser pass pass")(**o),
            legal_after("call:schnapser call:land pass pass")(**o),
        ),
        ("never", "ladder", "earlier_seat"),
    ),
    Row("auction_rounds", legal_after("call:schnapser call:land pass pass"), ("until_three_passes", "single")),
    Row("pass_is_final", legal_after("pass call:land pass pass"), (True, False)),
    Row(
        "kontra_contracts",
        lambda **o: (legal_after(ALL_PASS)(**o), legal_after("call:land pass pass pass")(**o)),
        ("normal", "all", "none"),
    ),
    Row("kontra_max", times, (1, 2, 4, 8)),
    Row("stichzwang", duties, ("always", "trick_contracts_only", "never")),
    Row("must_overtrump", lambda **o: answers("KS QH", "JH AH QC", "H", **o), (True, False)),
    Row("undertrump", lambda **o: answers("KS AH", "KH JH AC", "H", **o), ("forced", "free")),
    Row("bettler_partner", resting("bettler"), ("sits_out", "plays")),
    Row("land_partner", resting("land"), ("plays", "sits_out")),
    Row(
        "marriage_contracts",
        lambda **o: [
            [legal(called(PAIR, f"{calls} pass pass pass", bauernloch=12, **o))]
            for calls in ("call:schnapser", "call:bauernschnapser", "call:bauernloch")
        ],
        ("schnapsers", "normal", "rufer_contracts", "all_trump"),
    ),
    Row("schnapser_marriage", partners_forty, ("declarer", "team")),
    Row("marriage_pending", legal_then(normal), ("pending", "forbidden")),
    Row("claim_mode", lambda **o: forgotten(**o).table.result, ("manual", "auto")),
    Row("last_trick_value", lambda **o: worth(play(forgotten(**o), "pass")), ("one", "graded")),
    Row("false_claim", after_wrong_claim, ("reject", "lose_2_or_3")),
    Row("schnapser_points", partners_forty, ("declarer", "team")),
    Row("schnapser_early_end", early, (True, False)),
    Row("halved", lambda **o: worth(claim_at(66, 32, **o)), (False, True)),
    Row("match_points", lambda **o: [standing_after(a, 1)(**o) for a in (1, 23, 24, 30)], (2, 24, 30, 31)),
    Row("score_direction", standing_after(3, 2), ("up", "down")),
    Row("bummerl", standing_after(24, 2), (1, 2, 3, 4)),
    Row("schneider_bummerl", standing_after(24, 0), tuple(range(1, 9))),
    Row("retour_bummerl", standing_after(24, 23, retour=2), tuple(range(1, 17))),
    Row("trick_review", reviewed, ("first_each", "last_only", "none")),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.option)
def test_every_value_changes_something(row: Row) -> None:
    answered = {value: row.ask(**{row.option: value}) for value in row.values}
    for one, other in combinations(row.values, 2):
        assert answered[one] != answered[other], f"{row.option}: {one} and {other} are the same"


def test_every_option_and_every_word_has_a_row() -> None:
    assert {row.option for row in ROWS} == ALL.keys()
    for row in ROWS:
        assert set(ALL[row.option].choices) <= set(row.values), f"a value of {row.option} is not tried"


@pytest.mark.parametrize("option", ALL.values(), ids=lambda option: option.name)
def test_every_option_and_value_stands_under_its_paragraph(option: Option) -> None:
    text = PAGE.read_text(encoding="utf-8")
    paragraph = text.partition(f"**§{option.paragraph}**")[2].partition("\n**§")[0]
    assert f"`{option.name}`" in paragraph
    for value in option.choices or (option.low, option.high, option.default):
        assert f"`{word(value)}`" in paragraph, f"{option.name}: {value}"


@pytest.mark.parametrize(
    ("name", "text"), [("land", "97"), ("land", "-1"), ("kontra_max", "3"), ("match_points", "1"), ("undertrump", "")]
)
def test_other_values_are_refused(name: str, text: str) -> None:
    with pytest.raises(OptionError) as refused:
        BauernOptions().with_texts({name: text})
    assert dict(refused.value.reason.params)["option"] == name


BEGIN: Final = "<!-- presets:begin -->\n"
END: Final = "<!-- presets:end -->\n"


def preset_table() -> Iterator[str]:
    """The lines of the block at the end of the page, written anew by BUMMERL_WRITE_DOCS=1."""
    yield "Values in bold differ from `bauernschnapsen`."
    yield ""
    names = [key.removeprefix("bauernschnapsen_") for key in PRESETS]
    yield row("option", "§", *(f"`{'…_' if number else ''}{name}`" for number, name in enumerate(names)))
    yield row(*["---"] * (2 + len(PRESETS)))
    for option in ALL.values():
        values = [getattr(options, option.name) for options in PRESETS.values()]
        shown = [word(value) if value == values[0] else f"**{word(value)}**" for value in values]
        yield row(f"`{option.name}`", option.paragraph, *shown)


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def word(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_the_table_of_presets_is_what_the_code_says() -> None:
    before, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    block, end, after = rest.partition(END)
    wanted = "".join(f"{line}\n" for line in preset_table())
    if os.environ.get("BUMMERL_WRITE_DOCS") == "1" and block != wanted:
        PAGE.write_text(f"{before}{begin}{wanted}{end}{after}", encoding="utf-8")
        block = wanted
    assert block == wanted, f"{PAGE.name} is out of date; BUMMERL_WRITE_DOCS=1 writes the table anew"


def test_a_preset_is_the_first_with_some_values_changed() -> None:
    assert next(iter(PRESETS)) == "bauernschnapsen"
    assert BauernOptions() == PRESETS["bauernschnapsen"]
    assert all(replace(options) == options for options in PRESETS.values())
    assert {key: len(options.differing(BauernOptions())) for key, options in PRESETS.items()} == {
        "bauernschnapsen": 0,
        "bauernschnapsen_wikipedia": 11,
        "bauernschnapsen_bummerl": 6,
        "bauernschnapsen_styria": 11,
        "bauernschnapsen_wikibooks": 14,
    }


def test_last_leads_are_as_the_other_tests_need_them() -> None:
    assert points(last_lead()) == (58, 28)
    assert legal(forgotten()) == "claim pass"
    assert isinstance(play(forgotten(), "pass").table.result, Result)
