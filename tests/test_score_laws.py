"""Laws of the score sheet.

A match that is played by the rules and typed in deal by deal gives the same books; whatever is typed changes nothing or
can be taken back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bummerl.cli.score.desk import Desk, JsonDesk
from bummerl.cli.score.files import Kept, load
from bummerl.cli.score.sheet import Sheet
from bummerl.cli.score.typed import KEYWORDS
from bummerl.locale import LANGUAGES, Locale
from bummerl.rules.actions import Action, Event, Kind, Verb
from bummerl.rules.cards import Card
from bummerl.rules.catalog import CATALOG, AnyGame, find
from bummerl.rules.game import Result, State
from bummerl.rules.reasons import Refused
from bummerl.rules.thousand import PRESETS, ThousandGame
from bummerl.rules.thousand.dealing import sitting_out
from bummerl.rules.thousand.scoring import stock_points
from bummerl.rules.thousand.table import Outcome
from tests.thousand_table import random_action, random_options, random_standing, sensible_action

NAMES: Final = ("Anna", "Ben", "Cora", "Dora")
MOST_DEALS: Final = 60

Choose = Callable[[AnyGame, State[Any]], Action]


class Dealt:
    """A deal that was played: its first and last state, and what happened."""

    def __init__(self, game: AnyGame, standing: Any, rng: Random, choose: Choose) -> None:  # noqa: ANN401
        deck = list(game.pack)
        rng.shuffle(deck)
        step = game.deal(deck, standing)
        self.first = step.state
        self.events: list[Event] = list(step.events)
        while step.state.table.result is None:
            step = game.apply(step.state, choose(game, step.state))
            self.events += step.events
        self.table: Any = step.state.table
        result = self.table.result
        assert isinstance(result, Result)
        self.result = result


# Thousand


def thousand_line(game: ThousandGame, deal: Dealt, rng: Random) -> str:
    """The deal as people type it."""
    outcome, table, options = deal.result, deal.table, game.options
    assert isinstance(outcome, Outcome)
    entry = outcome.entry
    if entry.bad_cut:
        return "cut"
    if entry.declarer is None:
        if outcome.again:
            return "redeal"
        (seat,) = [seat for seat, points in enumerate(outcome.points) if points]
        return f"breach {NAMES[seat]} {-outcome.points[seat]}"
    words = [NAMES[entry.declarer].lower(), str(entry.contract)]
    words += ["blind"] if table.blind == entry.declarer else []
    if entry.played:
        words += shares(deal, rng)
    out = sitting_out(options, table.standing.dealer)
    if out is not None and options.sitter_score != "none":
        stock = deal.first.stock
        exact = rng.random() < 0.5
        words += ["stock", *(map(str, stock) if exact else [str(stock_points(options, stock))])]
    if not entry.played:
        words.append("writeoff" if entry.wrote_off else "bomb")
    return " ".join(words)


def shares(deal: Dealt, rng: Random) -> list[str]:
    """Card points and marriages by seat; one number is left to be computed where that can be done."""
    table = deal.table
    marriages: dict[int, list[int]] = defaultdict(list)
    for event in deal.events:
        if event.kind is Kind.MELDED:
            marriages[event.seat].append(abs(event.value))
    words = []
    cards = {seat: table.points[seat] - table.declared[seat] for seat in sorted(table.players)}
    rest = rng.choice(list(cards)) if sum(cards.values()) == 120 and len(cards) > 2 else None
    for seat, points in cards.items():
        trick = "t" if table.won[seat] and not points else ""
        plus = "".join(f"+{value}" for value in marriages[seat])
        words.append(("?" if seat == rest and not trick else f"{points}{trick}") + plus)
    return [f"{NAMES[seat]}={word}" for seat, word in zip(cards, words, strict=True)] if rng.random() < 0.3 else words


def check_thousand(game: ThousandGame, rng: Random, opening: Any, choose: Choose, most: int = MOST_DEALS) -> Sheet:  # noqa: ANN401
    sheet = Sheet.new("thousand", game, NAMES[: game.seats], opening)
    standing = opening
    for _ in range(most):
        if game.match_winner(standing) is not None:
            break
        deal = Dealt(game, standing, rng, choose)
        line = thousand_line(game, deal, rng)
        sheet = sheet.enter(line)
        standing = game.advance(standing, deal.result)
        assert sheet.standing == standing, line
        assert sheet.winner == game.match_winner(standing)
    return sheet


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_of_thousand_typed_in_have_the_same_sheet(preset: str, scale: Callable[[int, int], int]) -> None:
    for number in range(scale(1, 30)):
        rng = Random(f"{preset} {number}")
        game = ThousandGame(PRESETS[preset])
        check_thousand(game, rng, game.opening(rng.randrange(game.seats)), sensible, 300)


def sensible(game: AnyGame, state: State[Any]) -> Action:
    assert isinstance(game, ThousandGame)
    return sensible_action(game, state)


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_under_any_options_from_anywhere_too(preset: str, scale: Callable[[int, int], int]) -> None:
    for number in range(scale(12, 300)):
        rng = Random(f"{preset} anywhere {number}")
        game = ThousandGame(random_options(rng, PRESETS[preset]))
        opening = random_standing(rng, game.options)

        def choose(played: AnyGame, state: State[Any], rng: Random = rng) -> Action:
            return random_action(rng, played.legal(state))

        try:
            check_thousand(game, rng, opening, choose, 12)
        except (AssertionError, Refused) as error:
            error.add_note(f"{preset} {number}: {game.options.differing(PRESETS[preset])}")
            raise


# The other games


def two_handed(game: AnyGame, deal: Dealt, rng: Random) -> str:
    result: Result = deal.result
    table: Any = getattr(deal.table, "two", deal.table)
    own: Result = table.result
    if own.winner is None:
        return "nobody"
    winner = own.winner if table is deal.table else deal.table.pair[own.winner]
    value = max(own.points) - table.standing.carry
    times = game.options.closed_game_multiplier
    if table.close is not None and times > 1:
        return f"{NAMES[winner]} {value // times} closed"
    ids = {why.id for why in result.reasons}
    if "end-claim" in ids and table.close is None and rng.random() < 0.5:
        loser = 1 - own.winner
        trick = "t" if table.won[loser] and not table.points[loser] else ""
        return f"{NAMES[winner]} claim {table.points[loser]}{trick}"
    return f"{winner + 1} {value}"


def sixty_six(game: AnyGame, deal: Dealt, _rng: Random) -> str:
    result, table = deal.result, deal.table
    points, seats = result.points, range(game.seats)
    if game.options.scoring == "each_pays":
        won = [seat for seat in seats if points[seat] > 0]
        if not won:
            return "nobody"
        times = 1 if table.declarer is None else 2
        losers = [seat for seat in seats if points[seat] < 0]
        if len(won) == 1:
            return f"{NAMES[won[0]]} {' '.join(str(-points[seat] // times) for seat in losers)}" + " drum" * (times > 1)
        if times > 1:
            return f"{NAMES[losers[0]]} lost {points[won[0]] // 2} drum"
        return f"{NAMES[losers[0]]} wrong {points[won[0]]} {points[won[1]]}"
    ten = [dict(why.params)["seat"] for why in result.reasons if why.id == "worth-trump-ten"]
    bonus = f" ten {NAMES[int(str(ten[0]))]}" if ten else ""
    first = result.reasons[0]
    seat = dict(first.params).get("seat")
    if not isinstance(seat, int):
        return "nobody" + bonus
    winner = (seat + 1) % 4 if first.id == "end-side-wrong-claim" else seat
    has_ten = bool(ten) and int(str(ten[0])) % 2 == winner % 2
    return f"{NAMES[winner]} {points[winner] - table.standing.carry - has_ten}{bonus}"


def dreier(_game: AnyGame, deal: Dealt, rng: Random) -> str:
    table, points = deal.table, deal.result.points
    declarer = NAMES[table.declarer]
    lost = " lost" if points[table.declarer] == 0 else ""
    if table.contract != "normal" and rng.random() < 0.7:
        return f"{declarer} {table.contract}{lost}" + (f" x{table.times}" if table.times > 1 else "")
    return f"{declarer} {max(points)}{lost}"


def bauern(_game: AnyGame, deal: Dealt, rng: Random) -> str:
    table, points = deal.table, deal.result.points
    if table.contract != "normal" and rng.random() < 0.7:
        lost = " lost" if points[table.declarer] == 0 else ""
        return f"{NAMES[table.declarer]} {table.contract}{lost}" + (f" x{table.times}" if table.times > 1 else "")
    return f"{points.index(max(points)) + 1} {max(points)}"


_LINES: Final[dict[str, Callable[[AnyGame, Dealt, Random], str]]] = {
    "schnapsen": two_handed,
    "sitting_out": two_handed,
    "sixty_six_multi": sixty_six,
    "dreier": dreier,
    "bauernschnapsen": bauern,
}

OTHERS: Final = [preset.key for preset in CATALOG if preset.game.rules != "thousand"]
ODD: Final = {
    "schnapsen": {"closed_game_multiplier": "2"},
    "sixty_six": {"no_claim_result": "carry_one", "tie_result": "next_plus_one"},
    "sixty_six_4p": {"trump_ten_bonus": "true", "false_claim_value": "two_or_three"},
    "sixty_six_4p_us": {"trump_ten_bonus": "true"},
    "sixty_six_3p_drums": {"false_claim_value": "two_or_three"},
    "bauernschnapsen": {"halved": "true"},
}


def check_other(name: str, game: AnyGame, rng: Random, matches: int) -> None:
    sheet = Sheet.new(name, game, NAMES[: game.seats])
    standing = sheet.opening

    def choose(played: AnyGame, state: State[Any]) -> Action:
        legal = played.legal(state)
        quiet = [action for action in legal if action.verb is not Verb.CLAIM]
        return rng.choice(quiet if quiet and rng.random() < 0.6 else legal)

    tally = [0] * game.seats
    for _ in range(matches):
        for _ in range(MOST_DEALS):
            deal = Dealt(game, standing, rng, choose)
            line = _LINES[game.rules](game, deal, rng)
            sheet = sheet.enter(line)
            standing = game.advance(standing, deal.result)
            assert sheet.standing == standing, f"{name}: {line}: {[str(why) for why in deal.result.reasons]}"
            if game.match_winner(standing) is not None:
                break
        else:
            return
        assert sheet.winner == game.match_winner(standing)
        assert max(sheet.tally) >= max(tally)
        assert max(now - had for now, had in zip(sheet.tally, tally, strict=True)) == game.bummerls(standing) > 0
        tally = list(sheet.tally)
        sheet = sheet.enter("new")
        standing = game.opening(standing.dealer)
        assert sheet.standing == standing


@pytest.mark.parametrize("name", OTHERS)
def test_matches_of_the_other_games_typed_in_have_the_same_sheet(name: str, scale: Callable[[int, int], int]) -> None:
    check_other(name, find(name).game, Random(name), scale(3, 60))


@pytest.mark.parametrize("name", ODD)
def test_house_rules_of_counting_hold_on_the_sheet_too(name: str, scale: Callable[[int, int], int]) -> None:
    game = find(name).game.with_texts(ODD[name])
    check_other(name, game, Random(f"odd {name}"), scale(6, 60))


# Anything that may be typed

SCRAPS: Final = (
    *(*KEYWORDS, *(form for forms in KEYWORDS.values() for form in forms)),
    *("anna", "ben", "Cora", "dora", "a", "1", "2", "3", "4", "0", "-1", "9999", "99999", "x2", "x3", "?", "t", "0t"),
    *("100", "120", "125", "75+h", "45", "75+100", "30", "60+40", "+40", "75++", "anna=5", "=", "==", "ben:40", "-"),
    *("schnapser", "gang", "land", "KH", "QH", "9S", "10♥", "é", "七", "１２０", "\x00", "\u202e", "+" * 50, "a" * 300),  # noqa: RUF001
)


def lines(rng: Random) -> Iterator[str]:
    """Rubbish, nearly right lines, and right ones."""
    good = ("anna 120 75+100 45", "ben 100 30 75 ?", "1 2", "anna 3", "2 1", "cora 100 20 40 60", "fine ben", "redeal")
    while True:
        match rng.randrange(4):
            case 0:
                yield rng.choice(good)
            case 1:
                words = rng.choice(good).split()
                words[rng.randrange(len(words))] = rng.choice(SCRAPS)
                yield " ".join(words)
            case 2:
                yield rng.choice(
                    ("undo", "redo", "undo 2", "redo 3", "fix 1 anna 1", "fix 2 redeal", "new", "", "sheet")
                )
            case _:
                yield " ".join(rng.choice(SCRAPS) for _ in range(rng.randrange(6)))


@pytest.mark.parametrize("preset", ["thousand", "thousand_4p", "thousand_online", *OTHERS])
def test_whatever_is_typed_is_refused_or_can_be_taken_back(preset: str, scale: Callable[[int, int], int]) -> None:
    rng = Random(f"fuzz {preset}")
    game = find(preset).game
    sheet = Sheet.new(preset, game, NAMES[: game.seats])
    for line, _ in zip(lines(rng), range(scale(250, 5_000)), strict=False):
        before, why = sheet, None
        try:
            sheet = sheet.enter(line)
        except Refused as refused:
            why = refused.reason
        if why is not None:
            assert sheet is before
            assert all(Locale(language).reason(why, sheet.names).strip() for language in LANGUAGES)
            continue
        assert sheet.undo().rows == before.rows, line
        assert sheet.undo().redo().rows == sheet.rows
        assert sheet.undo().enter(sheet.journal[-1]).rows == sheet.rows, "what is kept says the same as what was typed"


@pytest.mark.parametrize("kind", [Desk, JsonDesk])
@pytest.mark.parametrize("preset", ["thousand", "schnapsen", "sixty_six_3p_drums", "bauernschnapsen"])
def test_the_desk_survives_everything_and_the_file_is_always_the_sheet(
    preset: str, kind: type[Desk], tmp_path: Path, scale: Callable[[int, int], int]
) -> None:
    rng = Random(f"desk {preset}")
    game = find(preset).game
    said: list[str] = []
    path = tmp_path / "evening.sheet.json"
    desk = kind(Sheet.new(preset, game, NAMES[: game.seats]), Kept(path), Locale("en"), said.append)
    for line, _ in zip(lines(rng), range(scale(150, 2_000)), strict=False):
        if "export" in line or line.startswith("e"):
            continue
        said.clear()
        desk.obey(line)
        assert not any("Traceback" in text for text in said)
        if desk.sheet.journal or desk.sheet.undone:
            assert load(path) == desk.sheet
    while desk.sheet.journal:
        desk.obey("undo")
    assert desk.sheet.rows == ()
    assert desk.sheet.standing == game.opening()


def test_every_card_of_the_pack_can_lie_in_the_stock() -> None:
    game = find("thousand_4p").game
    sheet = Sheet.new("thousand_4p", game, NAMES)
    for card in game.pack:
        others = [other for other in map(Card, ("9S", "9H", "JD")) if other != card][:2]
        line = f"ben 100 100 20 0t stock {card} {others[0]} {others[1]}"
        assert sheet.enter(line).standing.score[1:] == (100, 20, 0)
