"""Cards, actions, deals and matches as text and as JSON: what is written, what is read back, and what is refused.

A damaged or dishonest file is refused with the place, the reason, the rule behind it, and the match as far as it was
good.  Whatever the text, reading it gives a value or a refusal and never anything else.

Contents: golden texts, round trips, damaged text files, damaged JSON, files that are cut, fuzz.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bummerl.record import (
    Match,
    Memory,
    Record,
    RecordError,
    deal_json,
    match_json,
    read_deal,
    read_match,
    reading,
    verify,
    write_deal,
    write_match,
)
from bummerl.rules.actions import read_action, read_actions, write_actions
from bummerl.rules.cards import NotationError, read_cards, write_cards
from bummerl.rules.catalog import find
from bummerl.rules.game import Standing
from bummerl.rules.reasons import Refused, reason
from tests.positions import PRESETS, exchange_and_out, game, play, points, sixty_all, strong, table, to_the_end, under
from tests.random_games import TEMPERS, random_deal, random_deck, random_game, random_standing
from tests.test_record import fair_match

DECK: Final = "JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"
LINE: Final = f"schnapsen | dealer 0 score 0-0 | {DECK} | TC-JH TS-QH"


# What is written


def test_a_deal_is_one_line() -> None:
    deal = play(Record.new("schnapsen", read_cards(DECK)), "TC-JH TS-QH")
    assert write_deal(deal) == LINE


def test_a_line_names_the_options_that_differ_and_the_standing() -> None:
    deal = under(exchange_and_out(), claim_mode="auto", match_points=9, marriage_after_close=False)
    deal = Record(deal.name, deal.game, Standing(1, (3, 5), 2), deal.deck, deal.actions)
    assert write_deal(deal).split(" | ")[:2] == [
        "schnapsen marriage_after_close=false claim_mode=auto match_points=9",
        "dealer 1 score 3-5 carry 2",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "exchange 40H QH-AH JD-KD AS-QD AD-KC claim",
        "close AH-TH 40H KH-JD claim",
        "KH exchange AH",
        "AD-QD draw close decline JS-AS",
        "TC-JH TS",
        "20S close KS-AS",
    ],
)
def test_the_actions_of_a_deal_on_one_line(line: str) -> None:
    assert write_actions(read_actions(line)) == line


def short_match() -> Match:
    """A match of two deals, the second unfinished."""
    match = Match.new("schnapsen", ("Anna", "thumb"), dealer=1, memory=Memory.OWN)
    match = match.deal(to_the_end().deck).play(*read_actions("TC-JH claim"))
    return match.deal(to_the_end().deck).play(*read_actions("TC-JH TS"))


def test_a_match_is_a_header_and_a_line_for_each_deal() -> None:
    deck = "".join(map(str, to_the_end().deck))
    assert write_match(short_match()).splitlines() == [
        "bummerl: 1",
        "seats: Anna | thumb",
        "opening: dealer 1 score 0-0",
        "memory: own",
        f"schnapsen | dealer 1 score 0-0 | {deck} | TC-JH claim | 0-3",
        f"schnapsen | dealer 0 score 0-3 | {deck} | TC-JH TS",
    ]


def test_a_match_without_a_deal_names_its_game() -> None:
    match = Match.new("sixty_six", ("Anna", "Bert"), game=game("sixty_six", match_points=9))
    assert "game: sixty_six match_points=9" in write_match(match).splitlines()
    assert read_match(write_match(match)) == match


def test_the_shuffle_stands_in_the_header_and_behind_each_finished_deal() -> None:
    match = fair_match(deals=2, unfinished=True)
    fair = match.fair
    assert fair is not None
    lines = write_match(match).splitlines()
    assert f"commitment: {fair.commitment}" in lines
    assert f"entropy: {fair.entropy[0].hex()} | {fair.entropy[1].hex()}" in lines
    assert f"link 0: {fair.links[0].hex()}" in lines
    assert lines[-2].endswith(f" | {fair.links[1].hex()}")
    assert lines[-1].count("|") == 3


def test_a_deal_as_json() -> None:
    assert deal_json(under(play(strong(), "close AH-TH"), claim_mode="auto")) == {
        "format": "bummerl-deal",
        "version": 1,
        "game": "schnapsen",
        "options": {"claim_mode": "auto"},
        "dealer": 1,
        "score": (0, 0),
        "carry": 0,
        "deck": "".join(map(str, strong().deck)),
        "actions": "close AH-TH",
    }


def test_a_match_as_json() -> None:
    data = json.loads(json.dumps(match_json(short_match())))
    assert list(data) == ["format", "version", "game", "options", "seats", "opening", "memory", "shuffle", "deals"]
    assert (data["format"], data["seats"], data["memory"]) == ("bummerl-match", ["Anna", "thumb"], "own")
    assert data["opening"] == {"dealer": 1, "score": [0, 0], "carry": 0}
    assert [deal.get("points") for deal in data["deals"]] == [[0, 3], None]
    assert data["shuffle"] is None


# What is written is read back


def some_match(seed: int, *, deals: int = 3) -> Match:
    """A match of some game under some options, begun anywhere, played by chance, its last deal perhaps unfinished."""
    rng = Random(seed)
    name = rng.choice(PRESETS)
    played = random_game(name, rng)
    seats = rng.choice((("Anna", "Bert"), ("アンナ", "Ж 2"), ("a:b", "#")))
    match = Match(name, played, seats, random_standing(played, rng), memory=rng.choice(list(Memory)))
    for _ in range(rng.randint(0, deals)):
        if match.winner is not None:
            break
        match = match.deal(random_deck(played, rng))
        assert match.current is not None
        over = random_deal(match.current, rng.choice(TEMPERS), rng)
        match = match.play(*over.actions)
    if match.finished and rng.random() < 0.4:
        shorter = match.deals[-1].undo(rng.randint(1, 9))
        match = replace(match, deals=(*match.deals[:-1], shorter))
    return match


@given(st.integers(0, 10**9))
def test_a_match_is_read_back_from_its_text_and_its_json(seed: int) -> None:
    match = some_match(seed)
    assert read_match(write_match(match)) == match
    assert read_match(json.dumps(match_json(match))) == match
    for deal in match.deals:
        assert read_deal(write_deal(deal)) == deal
        assert read_deal(json.dumps(deal_json(deal))) == deal


@pytest.mark.parametrize("deals", [0, 1, 3])
@pytest.mark.parametrize("unfinished", [False, True])
def test_a_fair_match_is_read_back_with_its_proof(deals: int, unfinished: bool) -> None:
    match = fair_match(deals=deals, unfinished=unfinished)
    for text in (write_match(match), json.dumps(match_json(match))):
        assert read_match(text) == match
        assert verify(read_match(text)) == (None if match.finished else reason("verify-none-finished"))


def test_a_shuffle_is_read_back_at_every_moment_before_the_first_deal() -> None:
    match = fair_match(deals=0)
    fair = match.fair
    assert fair is not None
    for early in (fair, fair._replace(links=()), fair._replace(links=(), entropy=())):
        begun = Match.new("schnapsen", ("Anna", "Bert"), fair=early)
        assert read_match(write_match(begun)) == begun
        assert read_match(json.dumps(match_json(begun))) == begun
    silent = fair._replace(entropy=(b"", b""))
    begun = Match.new("schnapsen", ("Anna", "Bert"), fair=silent)
    assert read_match(write_match(begun)) == begun


def test_a_deal_whose_link_is_not_open_yet_is_read_back() -> None:
    match = fair_match(deals=2)
    fair = match.fair
    assert fair is not None
    waiting = replace(match, fair=fair._replace(links=fair.links[:-1]))
    for text in (write_match(waiting), json.dumps(match_json(waiting))):
        assert read_match(text) == waiting


@pytest.mark.parametrize("end", ["", " |", " | ", "\n"])
def test_a_deal_without_actions_may_leave_the_field_out(end: str) -> None:
    line = LINE.rpartition(" | ")[0]
    assert read_deal(line + end) == Record.new("schnapsen", read_cards(DECK))


def test_bare_deal_lines_are_a_match_of_nameless_players() -> None:
    lines = write_match(short_match()).splitlines()[4:]
    match = read_match("\n".join(lines))
    assert match.seats == ("seat 0", "seat 1")
    assert match.standing == short_match().standing
    assert read_match(write_match(match)) == match


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n# a remark | with: signs\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace(" | ", "|"),
        lambda text: text.replace(" | ", "  |  "),
        lambda text: text.replace("TC-JH", "TC JH"),
        lambda text: text.replace("JSACAH", "JS AC AH "),
        lambda text: text.replace(": ", ":"),
    ],
    ids=["mark", "carriage", "remarks", "no end", "tight", "wide", "no hyphen", "spaced cards", "tight header"],
)
def test_a_file_may_be_spaced_otherwise(change: Callable[[str], str]) -> None:
    assert read_match(change(write_match(short_match()))) == short_match()


def test_a_game_may_go_by_another_name() -> None:
    assert read_deal(LINE.replace("schnapsen", "Soft")).name == "schnapsen"


# Damaged and dishonest text files


def refused(text: str, read: Callable[[str], object] = read_match) -> RecordError:
    """The refusal of this text."""
    with pytest.raises(RecordError) as error:
        read(text)
    assert isinstance(error.value, Refused)
    assert len(str(error.value)) < 1_000
    assert str(error.value).startswith(f"{error.value.where}: ")
    return error.value


def why(error: RecordError) -> tuple[str, str, str]:
    """Where, what is wrong, and the rule behind it."""
    return error.where, error.reason.id, "" if error.cause is None else error.cause.id


def good(error: RecordError) -> str:
    """The actions of each deal that was good, or of a deal as far as it was."""
    return "nothing" if error.good is None else " / ".join(write_actions(deal.actions) for deal in error.good.deals)


def changed(old: str, new: str, *, text: str | None = None) -> str:
    """A good file with one thing changed."""
    whole = FILE if text is None else text
    assert whole.count(old) == 1, f"{old!r} stands there {whole.count(old)} times"
    return whole.replace(old, new)


FIRST: Final = "TC-JH TS-QH AC-KS AS-QC TD-JS AH-TH KD-AD JC-KC JD-QD QS-KH pass"
TWO: Final = f"{FIRST} / AC-JH claim"
FILE: Final = f"""bummerl: 1
seats: Anna | thumb
opening: dealer 1 score 0-0
memory: points
schnapsen | dealer 1 score 0-0 | {DECK} | {FIRST} | 0-1
schnapsen | dealer 0 score 0-1 | {DECK} | AC-JH claim | 3-0
schnapsen | dealer 1 score 3-1 | {DECK} | AH-JH AC-QH
"""


def test_the_file_is_good_to_begin_with() -> None:
    assert write_match(read_match(FILE)) == FILE
    assert [points(deal) for deal in read_match(FILE).deals] == [(64, 56), (0, 13), (27, 0)]


@pytest.mark.parametrize(
    ("old", "new", "said", "kept"),
    [
        # The header
        pytest.param("bummerl: 1", "bummerl: 2", ("line 1", "record-version", ""), "nothing", id="another version"),
        pytest.param("bummerl: 1", "bummerl:", ("line 1", "record-version", ""), "nothing", id="no version"),
        pytest.param("memory:", "seats: A | B\nmemory:", ("line 4", "record-header-twice", ""), "nothing", id="twice"),
        pytest.param("thumb", "thumb | Carl", ("line 1", "record-seats", ""), "nothing", id="three players"),
        pytest.param("Anna | ", "", ("line 1", "record-seats", ""), "nothing", id="one player"),
        pytest.param("Anna", "", ("line 1", "match-name", ""), "nothing", id="nameless"),
        pytest.param(
            "opening: dealer 1", "opening: dealer 2", ("line 1", "record-standing", ""), "nothing", id="seat 2"
        ),
        pytest.param("opening: dealer 1", "opening: 1", ("line 3", "record-standing", ""), "nothing", id="no standing"),
        pytest.param(
            "opening: dealer 1 score 0-0",
            "opening: dealer 1 score 0-0-0",
            ("line 1", "record-standing", ""),
            "nothing",
            id="three scores",
        ),
        pytest.param(
            "opening: dealer 1 score 0-0",
            "opening: dealer 1 score 0-1",
            ("line 5", "record-wrong-standing", ""),
            "",
            id="another opening",
        ),
        pytest.param(
            "opening: dealer 1 score 0-0",
            "opening: dealer 1 score 7-0",
            ("line 5", "record-after-end", ""),
            "",
            id="over before it began",
        ),
        pytest.param("memory: points", "memory: all", ("line 1", "record-memory", ""), "nothing", id="memory"),
        pytest.param(
            "memory: points",
            "game: sixty_six",
            ("line 5", "record-other-game", ""),
            "",
            id="another game in the header",
        ),
        # A deal line
        pytest.param("TC-JH TS-QH", "TC-JH | TS-QH", ("line 5", "record-points", ""), "", id="a line in two"),
        pytest.param(" | 0-1\n", " | 0-1 | 00 | 1\n", ("line 5", "record-fields", ""), "", id="seven fields"),
        pytest.param(" | 0-1\n", " | x\n", ("line 5", "record-points", ""), "", id="points that are none"),
        pytest.param(" | 0-1\n", " | 1-0\n", ("line 5", "record-wrong-points", ""), FIRST, id="wrong points"),
        pytest.param(" | 3-0\n", " | 2-0\n", ("line 6", "record-wrong-points", ""), TWO, id="two"),
        pytest.param(
            "AH-JH AC-QH\n",
            "AH-JH AC-QH | 0-0\n",
            ("line 7", "record-wrong-points", ""),
            f"{TWO} / AH-JH AC-QH",
            id="points of an unfinished deal",
        ),
        pytest.param("score 3-1", "score 3-2", ("line 7", "record-wrong-standing", ""), TWO, id="score"),
        pytest.param("dealer 0", "dealer 1", ("line 6", "record-wrong-standing", ""), FIRST, id="another dealer"),
        pytest.param("3-1 |", "3-1 carry 1 |", ("line 7", "record-wrong-standing", ""), TWO, id="carry"),
        pytest.param("score 3-1", "score 3+1", ("line 7", "record-standing", ""), TWO, id="no score"),
        pytest.param("score 3-1", "score 3-\u0661", ("line 7", "record-standing", ""), TWO, id="digits"),
        # The play
        pytest.param("KD-AD", "KD-QD", ("line 5", "record-illegal", "refused-head"), FIRST[:38], id="an illegal card"),
        pytest.param(
            "AC-JH claim",
            "AC-JH close clam",
            ("line 6", "record-action", "notation-action"),
            f"{FIRST} / AC-JH close",
            id="clam",
        ),
        pytest.param("AC-JH claim", "AC-JH claim AH", ("line 6", "record-past-end", ""), TWO, id="after"),
        pytest.param(" pass ", " pass pass ", ("line 5", "record-past-end", ""), FIRST, id="a second pass"),
        pytest.param(
            " pass ", " ", ("line 5", "record-wrong-points", ""), FIRST.removesuffix(" pass"), id="not passed"
        ),
        pytest.param(
            "AC-JH claim | 3-0",
            "AC-JH",
            ("line 7", "record-unfinished", ""),
            f"{FIRST} / AC-JH",
            id="a deal after an unfinished one",
        ),
        pytest.param(
            "TC-JH", "40S", ("line 5", "record-illegal", "refused-meld-not-held"), "", id="a marriage not held"
        ),
        pytest.param("TC-JH", "AH-TC", ("line 5", "record-illegal", "refused-not-held"), "AH", id="another's card"),
    ],
)
def test_a_damaged_or_dishonest_file(old: str, new: str, said: tuple[str, str, str], kept: str) -> None:
    error = refused(changed(old, new))
    assert (why(error), good(error)) == (said, kept)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("schnapsen |", "skat |", ("line 1", "record-game", "game-unknown")),
        ("schnapsen |", "scharf |", ("line 1", "record-game", "game-two-meanings")),
        ("schnapsen |", "|", ("line 1", "record-game", "game-unknown")),
        ("schnapsen |", "schnapsen deck=21 |", ("line 1", "record-game", "option-value")),
        ("schnapsen |", "schnapsen decks=20 |", ("line 1", "record-game", "option-unknown")),
        ("schnapsen |", "schnapsen deck |", ("line 1", "record-game", "option-value")),
        ("schnapsen |", "schnapsen hand_size=6 |", ("line 1", "record-game", "option-pattern-sum")),
        ("schnapsen |", "schnapsen deck=20 deck=20 |", ("line 1", "record-option-twice", "")),
        ("schnapsen |", "schnapsen revoke_penalty=3 |", ("line 1", "record-game", "option-left-out")),
        ("schnapsen |", "sixty_six |", ("line 1", "record-deck", "deck-wrong")),
        ("JSACAH", "JSACAS", ("line 1", "record-deck", "deck-wrong")),
        ("JSACAH", "ACAH", ("line 1", "record-deck", "deck-wrong")),
        ("JSACAH", "JSACAH9H", ("line 1", "record-deck", "deck-wrong")),
        ("JSACAH", "JSAXAH", ("line 1", "record-deck", "notation-card")),
        ("JSACAH", "JSACA", ("line 1", "record-deck", "notation-card")),
        (DECK, "", ("line 1", "record-deck", "deck-wrong")),
        (DECK, f"{DECK}{' ' * 400}AS", ("line 1", "record-deck", "deck-wrong")),
        ("dealer 0", "dealer 2", ("line 1", "record-standing", "")),
        ("dealer 0", "dealer -1", ("line 1", "record-standing", "")),
        ("score 0-0", "score 0", ("line 1", "record-standing", "")),
        ("score 0-0", "score 0-0-0", ("line 1", "record-standing", "")),
        ("score 0-0", f"score 0-{'9' * 5000}", ("line 1", "record-standing", "")),
        (f" | {DECK} | TC-JH TS-QH", "", ("line 1", "record-fields", "")),
    ],
)
def test_a_damaged_line(old: str, new: str, said: tuple[str, str, str]) -> None:
    assert why(refused(changed(old, new, text=LINE), read_deal)) == said


def test_a_refusal_names_the_rule_behind_it() -> None:
    error = refused(changed("KD-AD", "KD-QD"))
    assert str(error) == (
        "line 5: record-illegal: number 1, at 14, action QD: refused-head (§6.2): led KD, suit DIAMONDS, cards AD"
    )


@pytest.mark.parametrize("text", ["", "\n", " ", "\ufeff", "# nothing\n", "\n# nothing\n\n"])
def test_an_empty_file(text: str) -> None:
    assert why(refused(text)) == ("line 1", "record-empty", "")


def test_a_header_alone_is_no_match() -> None:
    assert why(refused("bummerl: 1\nseats: A | B\n")) == ("line 1", "record-game", "game-unknown")
    assert why(refused("game: schnapsen\n")) == ("line 1", "record-empty", "")


def test_a_deal_after_the_match_is_over() -> None:
    line = f"schnapsen match_points=3 | dealer 1 score 0-0 | {DECK} | TC-JH claim | 0-3"
    assert read_match(line).winner == 1
    error = refused(f"{line}\n{line.replace('dealer 1 score 0-0', 'dealer 0 score 0-3')}")
    assert (why(error), good(error)) == (("line 2", "record-after-end", ""), "TC-JH claim")


def test_deals_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MAX_DEALS", 2)
    error = refused(FILE)
    assert (why(error), good(error)) == (("line 7", "record-after-end", ""), TWO)


def test_other_options_in_a_later_deal() -> None:
    error = refused(changed("schnapsen | dealer 0", "schnapsen match_points=9 | dealer 0"))
    assert (why(error), good(error)) == (("line 6", "record-other-game", ""), FIRST)


def test_read_deal_wants_a_single_deal() -> None:
    error = refused(FILE, read_deal)
    assert (why(error), dict(error.reason.params)) == (("line 1", "record-one-deal", ""), {"deals": 3})
    assert str(error) == "line 1: record-one-deal: deals 3"
    assert error.good == read_match(FILE)
    assert why(refused("game: schnapsen\nopening: dealer 0 score 0-0", read_deal))[1] == "record-one-deal"


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        ("TC-JH TS-QH QS", {"number": 1, "at": 5, "action": "QS"}),
        ("TC-JH TS-QH close KS-AS", {"number": 1, "at": 6, "action": "KS"}),
    ],
)
def test_the_action_is_counted(at: str, reason: dict[str, object]) -> None:
    error = refused(changed("TC-JH TS-QH", at, text=LINE))
    assert dict(error.reason.params) == reason
    assert good(error) in {"TC-JH TS-QH", "TC-JH TS-QH close"}


FAIR: Final = write_match(fair_match(deals=2, seed=3))


def fair_line(start: str) -> str:
    """The line of the fair match that begins like that."""
    return next(line for line in FAIR.splitlines() if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "change", "said"),
    [
        ("commitment", lambda line: line[:-1], "record-hex"),
        ("commitment", lambda line: line[:-1] + "g", "record-hex"),
        ("commitment", lambda line: line[:-2], "record-hex"),
        ("commitment", lambda _: "commitment: ", "record-hex"),
        ("commitment", lambda line: line.upper().replace("COMMITMENT", "commitment"), "record-hex"),
        ("commitment", lambda _: "", "verify-nothing-published"),
        ("entropy", lambda line: line[:-1], "record-hex"),
        ("entropy", lambda line: line + "0g", "record-hex"),
        ("entropy", lambda line: line.replace(" | ", " , "), "record-hex"),
        ("link 0", lambda line: line[:-1], "record-hex"),
        ("link 0", lambda line: line[:-2], "record-hex"),
        ("link 0", lambda line: line + "00", "record-hex"),
        ("link 0", lambda _: "", "verify-links"),
        ("schnapsen", lambda line: line[:-1], "record-hex"),
        ("schnapsen", lambda line: line[:-2], "record-hex"),
        ("schnapsen", lambda line: line + "00", "record-hex"),
        ("schnapsen", lambda line: line[:-64] + "x" * 64, "record-hex"),
        ("schnapsen", lambda line: line[:-64], "record-hex"),
        ("schnapsen", lambda line: line.rpartition(" | ")[0], "verify-links"),
    ],
)
def test_a_damaged_shuffle(start: str, change: Callable[[str], str], said: str) -> None:
    error = refused(FAIR.replace(fair_line(start), change(fair_line(start))))
    assert error.reason.id == said


def test_what_was_good_of_a_damaged_shuffle_is_kept() -> None:
    error = refused(FAIR.rstrip("\n")[:-1])
    whole = read_match(FAIR)
    assert error.where == f"line {len(FAIR.splitlines())}"
    assert error.good is not None
    assert error.good.deals[:1] == whole.deals[:1]


@pytest.mark.parametrize(
    "text",
    [
        "x" * 1_000_000,
        "|" * 1_000_000,
        "\n" * 300_000,
        "#\n" * 100_000,
        "{" * 1_000_000,
        "[" * 1_000_000,
        '{"version": ' + "9" * 1_000_000 + "}",
        '{"a":' * 200_000,
        f"schnapsen | dealer 0 score 0-0 | {DECK} | {'TC-JH ' * 200_000}",
        f"schnapsen | dealer 0 score 0-0 | {'AS' * 500_000} |",
        f"schnapsen {'a=b ' * 200_000}| dealer 0 score 0-0 | {DECK}",
        f"{'s' * 1_000_000} | dealer 0 score 0-0 | {DECK}",
        f"schnapsen {'o' * 1_000_000}=1 | dealer 0 score 0-0 | {DECK}",
        f"schnapsen deal_pattern={'1,' * 500_000}T | dealer 0 score 0-0 | {DECK}",
        f"schnapsen deck={'2' * 1_000_000} | dealer 0 score 0-0 | {DECK}",
        f"schnapsen | dealer 0 score {'0-' * 500_000}0 | {DECK}",
        f"seats: {'A | ' * 300_000}\n{LINE}",
        f"memory: {'m' * 1_000_000}\n{LINE}",
        f"commitment: {'0' * 1_000_000}\n{LINE}",
        json.dumps({**deal_json(strong()), "actions": "AS " * 300_000}),
        json.dumps({**deal_json(strong()), "deck": "AS" * 300_000}),
        json.dumps({**deal_json(strong()), "score": [0] * 300_000}),
        json.dumps({**deal_json(strong()), "game": "s" * 1_000_000}),
        json.dumps({**deal_json(strong()), "options": {"deck": "2" * 1_000_000}}),
        json.dumps({**deal_json(strong()), "options": {"deck": [[[20]]] * 100_000}}),
        json.dumps({**deal_json(strong()), "options": {str(number): 1 for number in range(100_000)}}),
        json.dumps({**deal_json(strong()), "deals": 1, "dealer": 10**4000}),
    ],
    ids=lambda text: f"{text[:30]}…{len(text)}",
)
def test_huge_input_is_refused_in_few_words(text: str) -> None:
    refused(text)
    refused(text, read_deal)


def test_a_file_of_many_remarks_is_a_file() -> None:
    assert read_match("# a remark\n" * 50_000 + FILE) == read_match(FILE)


# Damaged and dishonest JSON


def as_json() -> dict[str, Any]:
    """The good file as JSON data."""
    data: dict[str, Any] = json.loads(json.dumps(match_json(read_match(FILE))))
    return data


def edited(path: str, value: object) -> str:
    """The good file as JSON with one field changed (or left out: "…"); steps of the path are joined by dots."""
    data = as_json()
    *steps, last = path.split(".")
    inner: Any = data
    for step in steps:
        inner = inner[int(step)] if step.isdigit() else inner[step]
    key: Any = int(last) if last.isdigit() else last
    if value == "…":
        del inner[key]
    else:
        inner[key] = value
    return json.dumps(data)


KINDS: Final[tuple[object, ...]] = (None, True, 7, 1.5, "x", [], {}, [None], [[]], {"x": 1}, "…")


def field_cases() -> Iterator[Any]:
    """Each field with values of all wrong kinds."""
    wanted: Mapping[str, tuple[type, ...]] = {
        "version": (int,),
        "format": (str,),
        "game": (str,),
        "options": (dict,),
        "seats": (list,),
        "opening": (dict,),
        "memory": (str, type(None)),
        "shuffle": (dict, type(None)),
        "deals": (list,),
        "opening.dealer": (int,),
        "opening.score": (list,),
        "opening.carry": (int,),
        "deals.1": (dict,),
        "deals.1.dealer": (int,),
        "deals.1.score": (list,),
        "deals.1.carry": (int,),
        "deals.1.deck": (str,),
        "deals.1.actions": (str,),
        "deals.1.points": (list, type(None)),
        "deals.1.link": (str, type(None)),
    }
    for path, kinds in wanted.items():
        for value in KINDS:
            if type(value) not in kinds and not (value == "…" and type(None) in kinds):
                yield pytest.param(path, value, id=f"{path}={json.dumps(value)}")


@pytest.mark.parametrize(("path", "value"), list(field_cases()))
def test_a_field_of_a_wrong_kind(path: str, value: object) -> None:
    if path == "deals.1" and value == "…":
        assert refused(edited(path, value)).reason.id == "record-wrong-standing"
        return
    error = refused(edited(path, value))
    assert error.reason.id == "record-field"
    assert (error.good is not None) is path.startswith("deals.")
    if path.startswith("deals."):
        assert (error.where, good(error)) == ("deals 2", FIRST)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("format", "bummerl-save", ("format", "record-format", "")),
        ("comment", "nice", ("line 1", "record-field-unknown", "")),
        ("shuffle", {"commitment": "00" * 32, "entropy": [], "links": []}, ("shuffle", "record-field-unknown", "")),
        ("opening.bolts", {"a": 1}, ("opening", "record-book", "")),
        ("opening.deck", DECK, ("opening", "record-book", "")),
        ("opening.bolts", [0, 0], ("line 1", "record-standing", "")),
        ("deals.1.bolts", "whatever", ("deals 2", "record-book", "")),
        ("deals.1.deals", 1.5, ("deals 2", "record-book", "")),
        ("deals.1.first", True, ("deals 2", "record-book", "")),
        ("deals.1.game", "schnapsen", ("deals 2", "record-book", "")),
        ("deals.1.bogus", 1, ("deals 2", "record-standing", "")),
        ("deals.1.bogus", [None], ("deals 2", "record-field", "")),
        ("version", 2, ("version", "record-version", "")),
        ("version", 10**30, ("version", "record-version", "")),
        ("game", "skat", ("line 1", "record-game", "game-unknown")),
        ("game", "sixty_six", ("deals 1", "record-deck", "deck-wrong")),
        ("options", {"deck": 21}, ("line 1", "record-game", "option-value")),
        ("options", {"deck": "thirty"}, ("line 1", "record-game", "option-value")),
        ("options", {"hand_size": 99}, ("line 1", "record-game", "option-number")),
        ("options", {"hand_size": 10**4000}, ("line 1", "record-game", "option-number")),
        ("options", {"closing_allowed": "maybe"}, ("line 1", "record-game", "option-value")),
        ("options", {"colour": True}, ("line 1", "record-game", "option-unknown")),
        ("options", {"deal_pattern": "3,T"}, ("line 1", "record-game", "option-pattern-sum")),
        ("options", {"deck": None}, ("line 1", "record-game", "option-value")),
        ("options", {"deck": [20]}, ("line 1", "record-game", "option-value")),
        ("options", {"deck": 20.0}, ("line 1", "record-game", "option-value")),
        ("seats", ["A"], ("line 1", "record-seats", "")),
        ("seats", ["A", ""], ("line 1", "match-name", "")),
        ("seats", ["A", "\ud800"], ("line 1", "match-name", "")),
        ("memory", "all", ("line 1", "record-memory", "")),
        ("opening.dealer", 2, ("line 1", "record-standing", "")),
        ("opening.dealer", -1, ("opening", "record-field", "")),
        ("opening.carry", -1, ("opening", "record-field", "")),
        ("opening.carry", 10**9, ("opening", "record-field", "")),
        ("opening.score", [0], ("line 1", "record-standing", "")),
        ("opening.score", [0, -1], ("line 1", "record-standing", "")),
        ("opening.score", [0, True], ("opening", "record-field", "")),
        ("opening.score", [0, 1], ("deals 1", "record-wrong-standing", "")),
        ("deals.0.points", [1, 0], ("deals 1", "record-wrong-points", "")),
        ("deals.0.points", [0, 1, 0], ("deals 1", "record-wrong-points", "")),
        ("deals.2.points", [0, 0], ("deals 3", "record-wrong-points", "")),
        ("deals.1.dealer", 1, ("deals 2", "record-wrong-standing", "")),
        ("deals.1.deck", DECK[2:], ("deals 2", "record-deck", "deck-wrong")),
        ("deals.1.deck", DECK + " " * 300 + "AS", ("deals 2", "record-deck", "deck-wrong")),
        ("deals.1.actions", "AC-JH claim claim", ("deals 2", "record-past-end", "")),
        ("deals.1.actions", "AC-JH", ("deals 2", "record-wrong-points", "")),
        ("deals.1.actions", "QS", ("deals 2", "record-illegal", "refused-not-held")),
        ("deals.1.actions", "AC-JH \ud800", ("deals 2", "record-action", "notation-action")),
        ("deals.1.link", "00" * 32, ("deals 2", "verify-nothing-published", "")),
        ("deals.2.link", "00" * 32, ("deals 3", "verify-nothing-published", "")),
        ("shuffle", {"commitment": "00" * 32, "entropy": [], "link": "x"}, ("link 0", "record-hex", "")),
        ("shuffle", {"commitment": "x", "entropy": [], "link": None}, ("commitment", "record-hex", "")),
        ("shuffle", {"commitment": "00" * 32, "entropy": ["0"], "link": None}, ("entropy", "record-hex", "")),
        ("shuffle", {"commitment": "00" * 32, "entropy": [1], "link": None}, ("shuffle", "record-field", "")),
        ("shuffle", {"commitment": "00" * 32, "entropy": [], "link": 1}, ("shuffle", "record-field", "")),
        ("shuffle", {"entropy": []}, ("shuffle", "record-field", "")),
    ],
    ids=str,
)
def test_json_that_says_what_is_not(path: str, value: object, said: tuple[str, str, str]) -> None:
    assert why(refused(edited(path, value))) == said


def test_a_link_of_a_deal_that_is_not_over_is_refused() -> None:
    data = json.loads(json.dumps(match_json(fair_match(deals=2, unfinished=True))))
    data["deals"][1]["link"] = "00" * 32
    error = refused(json.dumps(data))
    assert (error.where, error.reason.id) == ("deals 2", "verify-links")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("{", "line 1"),
        ('{"format": "bummerl-match",\n "version"', "line 2"),
        ("{}{}", "line 1"),
        ("{'a': 1}", "line 1"),
    ],
)
def test_what_is_not_json(text: str, where: str) -> None:
    assert why(refused(text)) == (where, "record-json", "")


@pytest.mark.parametrize("number", ["1" * 5_000, "1e400", "-1", "NaN", "Infinity", "1.0", "true"])
def test_numbers_that_are_none(number: str) -> None:
    assert refused(json.dumps(as_json()).replace('"version": 1', f'"version": {number}')).reason.id in {
        "record-field",
        "record-json",
        "record-version",
    }


# Files that are cut


def is_beginning(part: Match, whole: Match) -> bool:
    """Whether one match is the other as it was earlier."""
    *before, last = part.deals or (None,)
    if last is None:
        return True
    earlier = whole.deals[len(before)].upto(len(last.actions))
    return tuple(before) == whole.deals[: len(before)] and last == earlier


def test_a_text_file_cut_anywhere_is_a_beginning_or_is_refused_with_one() -> None:
    for whole_text in (FILE, write_match(fair_match(deals=1, seed=5))):
        whole = read_match(whole_text)
        refusals = 0
        for length in range(len(whole_text)):
            try:
                part: Match | None = read_match(whole_text[:length])
            except RecordError as error:
                refusals += 1
                part = error.good
            assert part is None or is_beginning(part, whole), whole_text[:length]
        assert refusals > 100


def test_a_json_file_cut_anywhere_is_refused() -> None:
    text = json.dumps(as_json())
    for length in range(1, len(text), 7):
        assert refused(text[:length]).reason.id == "record-json"


@pytest.mark.parametrize(
    ("end", "said", "kept"),
    [
        ("AH-JH AC-Q", ("line 7", "record-action", "notation-action"), "AH-JH AC"),
        ("AH-JH A", ("line 7", "record-action", "notation-action"), "AH-JH"),
        ("| 3-0", None, ""),
        ("| 3-", ("line 6", "record-points", ""), None),
        (" JD-QD QS-KH pas", ("line 5", "record-action", "notation-action"), None),
    ],
)
def test_a_file_cut_in_the_middle_of_a_line(end: str, said: tuple[str, str, str] | None, kept: str | None) -> None:
    text = FILE[: FILE.index(end) + len(end)]
    if said is None:
        assert len(read_match(text).deals) == 2
        return
    error = refused(text)
    assert why(error) == said
    if kept is not None:
        assert good(error) == f"{TWO} / {kept}"


# Whatever the text

WORDS: Final = (
    *(
        "|",
        " | ",
        "-",
        ":",
        "=",
        "\n",
        " ",
        "#",
        "0",
        "1",
        "0-0",
        "carry",
        "dealer 1 score 0-0",
        "{",
        "}",
        "[",
        "]",
        '"',
    ),
    *("AS", "9H", "TC-JH", "40H", "20S", "close", "claim", "exchange", "pass", "draw", "decline", "schnapsen", "66"),
    *(
        "deck=24",
        "hand_size=6",
        "claim_mode=auto",
        "bummerl: 1",
        "seats: A | B",
        "link 0: 00",
        "commitment: 00",
        "é",
        "\0",
    ),
)

texts: Final = st.text(max_size=80) | st.lists(st.sampled_from(WORDS), max_size=30).map("".join)


def mutations() -> st.SearchStrategy[str]:
    """Good files in which pieces are left out, doubled, moved, or replaced."""
    files = st.sampled_from(
        [
            FILE,
            FAIR,
            LINE,
            json.dumps(as_json()),
            json.dumps(match_json(read_match(FAIR))),
            json.dumps(deal_json(read_deal(LINE))),
            write_match(some_match(1)),
            write_match(some_match(4)),
        ]
    )
    cut = st.tuples(st.floats(0, 1), st.integers(0, 30), texts | st.sampled_from(WORDS) | st.just(""))
    return st.builds(mutated, files, st.lists(cut, min_size=1, max_size=3), st.integers(0, 3))


def mutated(text: str, cuts: list[tuple[float, int, str]], lines: int) -> str:
    """The text with some pieces replaced, and some lines changed about."""
    for place, length, inserted in cuts:
        start = int(place * len(text))
        text = text[:start] + inserted + text[start + length :]
    if lines:
        rows = text.split("\n")
        rows.insert(lines % len(rows), rows[-lines % len(rows)])
        text = "\n".join(rows)
    return text


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(texts | mutations())
@example("{}")
@example('{"version": ' + "9" * 5_000 + "}")
def test_whatever_the_text_a_match_comes_out_or_a_refusal(text: str) -> None:
    """What is read can be written, and is then read as the same."""
    for read in (read_match, read_deal):
        found: Match | Record | None
        try:
            found = read(text)
        except RecordError as error:
            assert len(str(error)) < 1_000  # noqa: PT017  # every refusal is short
            found = error.good
        if isinstance(found, Match):
            assert read_match(write_match(found)) == found
            assert read_match(json.dumps(match_json(found))) == found
            verify(found)
        elif isinstance(found, Record):
            assert read_deal(write_deal(found)) == found


def values() -> st.SearchStrategy[Any]:
    """Anything that JSON can say."""
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.sampled_from(WORDS)
    return st.recursive(
        plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    )


@given(st.integers(0, 10**6), values(), st.booleans())
def test_whatever_stands_in_a_json_file_a_match_comes_out_or_a_refusal(
    seed: int, value: object, leave_out: bool
) -> None:
    rng = Random(seed)
    data: Any = json.loads(json.dumps(match_json(read_match(rng.choice((FILE, FAIR))))))
    inner: Any = data
    while True:
        keys: list[Any] = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = rng.choice(keys)
        if not isinstance(inner[key], (dict, list)) or not inner[key] or rng.random() < 0.2:
            break
        inner = inner[key]
    if leave_out:
        del inner[key]
    else:
        inner[key] = value
    try:
        found = read_match(json.dumps(data))
    except RecordError as error:
        sentence = str(error)
    else:
        sentence = ""
        assert read_match(write_match(found)) == found
    assert len(sentence) < 1_000


@given(st.text(max_size=30) | st.lists(st.sampled_from([*WORDS, "A", "S", "H"]), max_size=8).map("".join))
def test_whatever_the_text_cards_and_actions_come_out_or_a_refusal(text: str) -> None:
    for read, write in ((read_cards, write_cards), (read_actions, write_actions)):
        try:
            found: Any = read(text)
        except NotationError as error:
            assert len(str(error)) < 300  # noqa: PT017  # every refusal is short
        else:
            assert read(write(found)) == found
    try:
        action = read_action(text)
    except NotationError as error:
        assert error.reason.id == "notation-action"  # noqa: PT017  # whatever is wrong with it
    else:
        assert str(action) == text


@pytest.mark.parametrize(
    "text", ["", "A", "ah", "AH ", "1H", "0H", "040H", "40h", "4H", "1000H", "H", "Close", "pass\n"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_action(text)
    assert error.value.reason.id == "notation-action"


@pytest.mark.parametrize("text", ["A", "AHK", "ah", "A♥", "1H", "AH,KH", "AH-KH", "TH 10H"])
def test_what_are_no_cards(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_cards(text)
    assert error.value.reason.id == "notation-card"


def test_a_name_of_a_game_is_found_or_refused_in_few_words() -> None:
    for name in ("x" * 1_000_000, "", "scharf", "\0", "schnapsn"):
        with pytest.raises(Refused) as error:
            find(name)
        assert len(str(error.value)) < 300


def test_a_tie_that_is_carried_is_read_back() -> None:
    deal = play(sixty_all(no_claim_result="carry_one", tie_result="next_plus_one"), "pass")
    match = Match("schnapsen", deal.game, ("A", "B"), Standing(1), (deal,))
    following = match.deal(deal.deck)
    assert table(following.deals[1]).standing.carry == 1
    assert read_match(write_match(following)) == following
