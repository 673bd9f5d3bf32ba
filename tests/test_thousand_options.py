"""Every value of every option of Thousand does something: situations in which that value alone changes the outcome.

Each case looks at one situation under several values of one option.  Values of a closed set must all be told apart by
the cases of their option; of a number some values must be.

Contents: the table, that it is complete, what is refused, presets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import pytest

from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.options import Option, OptionError, Value
from bummerl.rules.reasons import Refused
from bummerl.rules.thousand import PRESETS, ThousandGame, ThousandOptions, ThousandStanding
from bummerl.rules.thousand.dealing import players
from bummerl.rules.thousand.limits import cap
from bummerl.rules.thousand.scoring import Played, given_up, played_out, rounded, stock_points
from bummerl.rules.thousand.sheet import advance, match_winner, misdeal
from bummerl.rules.thousand.table import Entry, Outcome
from bummerl.rules.tricks import may_play
from tests.thousand_table import Deal, begin, standing

ALL: Final = ThousandOptions.all()


class Case(NamedTuple):
    """What comes out of a situation under each value of one option; `needs` are other options that it takes."""

    option: str
    look: Callable[..., object]
    outcomes: Mapping[Value, object]
    needs: Mapping[str, Value] = {}


def options(**changed: Any) -> ThousandOptions:  # noqa: ANN401
    return ThousandOptions(**{"redeal_four_nines": "off", **changed})


# Situations


TWO: Final = ("AS KS JC AD 9D KH JH TS JS", "QC KD QD TH 9H QS 9S AC TC")
TEN: Final = ("AS KS JC AD 9D KH JH TS JS AH", "QC KD QD TH 9H QS 9S AC TC TD")


def legal(actions: str = "", pick: str = "", **o: Any) -> str:  # noqa: ANN401
    """Of what is legal after these actions, what begins like this."""
    return " ".join(word for word in begin(**o).play(actions).legal.split() if word.startswith(pick))


def two(**o: Any) -> Deal:  # noqa: ANN401
    """Two players; seat 0 is forehand."""
    nine = options(players=2, **o).hand_size == 9
    return begin(TWO if nine else TEN, "KC 9C JD AH TD QH" if nine else "KC 9C JD QH", dealer=1, players=2, **o)


def exchange_of_two(**o: Any) -> object:  # noqa: ANN401
    deal = two(**o)
    return len(deal.hand(0)), deal.game.options.gifts, deal.game.options.discards


def cuts(**o: Any) -> object:  # noqa: ANN401
    """Whether a nine and a jack at the bottom make a bad cut."""
    game = ThousandGame(options(**o))
    packs = [(*(card for card in game.pack if card != Card(bottom)), Card(bottom)) for bottom in ("9C", "JC")]
    return tuple(game.deal(pack, game.opening()).state.table.result is not None for pack in packs)


def third_cut(**o: Any) -> object:  # noqa: ANN401
    game = ThousandGame(options(**o))
    before = ThousandStanding(1, (0, 0, 0), cuts=2)
    result = game.deal((*(card for card in game.pack if card != Card("9C")), Card("9C")), before).state.table.result
    assert result is not None
    after = game.advance(before, result)
    return after.score, after.dealer


def misdealt(score: int = 0, **o: Any) -> object:  # noqa: ANN401
    after = misdeal(options(**o), standing((score, 0, 0)))
    return after.score[0], after.dealer


def both_misdeals(**o: Any) -> object:  # noqa: ANN401
    return [misdeal(options(misdeal_penalty=fine, **o), standing((0, 0, 0))).dealer for fine in (120, 0)]


def dealt(hand: str, **o: Any) -> str:  # noqa: ANN401
    """What forehand is asked with this hand; "over" if the deal is over."""
    rest = tuple(begin(redeal_four_nines="off").game.pack - Cards(hand))
    others = [" ".join(map(str, rest[start:14:2])) for start in range(2)]
    deal = begin((hand, *others), " ".join(map(str, rest[14:])), cut_check="off", **o)
    return "over" if deal.table.result else f"{deal.table.phase} {deal.legal if deal.table.turn == 0 else ''}".strip()


def stock(cards: str, actions: str = "pass pass", **o: Any) -> bool:  # noqa: ANN401
    """Whether the declarer may refuse this stock."""
    rest = tuple(begin().game.pack - Cards(cards))
    deal = begin([" ".join(map(str, rest[start::3])) for start in range(3)], cards, **o)
    return "redeal" in deal.play(actions).legal


def nines(**o: Any) -> str:  # noqa: ANN401
    """Forehand gives a nine to the player who has the other three."""
    hands = ("AS KS JC AD 9D KH JH", "9S 9H 9C KD QD TH JS", "QS TS AC TC KC QC JD")
    deal = begin(hands, "AH TD QH", **o).play("pass pass give:9D:1 give:JH:2")
    if deal.table.phase == "redeal":
        deal = deal.play("decline")
    return deal.legal


def scored(points: tuple[int, ...] = (119, 22, 19), contract: int = 120, **o: Any) -> object:  # noqa: ANN401
    blind, golden = o.pop("blind", False), o.pop("golden", False)
    return played_out(options(**o), Played((0, 1, 2), 0, contract, points, (1, 1, 1), blind, golden)).points


def widow(**o: Any) -> object:  # noqa: ANN401
    """Whether everybody sees the stock of a contract of 100, and of 105."""
    return [bool(begin(**o).play(actions).table.widow) for actions in ("pass pass", "bid:105 pass pass")]


def gift(**o: Any) -> object:  # noqa: ANN401
    return begin(**o).play("pass pass give:9D:1").log[-1].readers


def when_raised(**o: Any) -> object:  # noqa: ANN401
    deal = begin(**o).play("pass pass")
    first = deal.table.phase
    deal = deal.play("keep") if first == "raise" else deal
    return first, deal.play("give:9D:1 give:JH:2").table.phase


def given_up_by(contract: int = 140, thrown: int = 0, **o: Any) -> object:  # noqa: ANN401
    deal = Played((0, 1, 2), 0, contract, (0, 0, 0), (0, 0, 0))
    return given_up(options(**{"write_off": "half", "bomb": thrown, **o}), deal, bomb=thrown > 0).points


def third_write_off(**o: Any) -> object:  # noqa: ANN401
    deal = begin(write_off="sixty", standing=standing((0, 0, 0), write_offs=(2, 0, 0)), **o).play("pass pass")
    return deal.play("writeoff").after.score[0] if "writeoff" in deal.legal else "no"


def follow(hand: str, trick: str, trump: str, **o: Any) -> object:  # noqa: ANN401
    return str(may_play(Cards(hand), read_cards(trick), Suit.read(trump) if trump else None, options(**o).duty))


MELDS: Final = ("AC KS QS TS KH QH AD", "AS JS 9C TC KC QC JC", "9S 9H JH TH AH JD 9D")


def melds(actions: str, pick: str = "", **o: Any) -> str:  # noqa: ANN401
    deal = begin(MELDS, "TD KD QD", **o).play(f"pass pass give:TD:1 give:QD:2 keep {actions}")
    return " ".join(word for word in deal.legal.split() if word.startswith(pick))


def foreign(**o: Any) -> str:  # noqa: ANN401
    """Seat 1 has taken a trick after seat 0 made spades trump, and holds the ace of spades."""
    deal = begin(MELDS, "TD KD QD", **o)
    return deal.play("pass pass give:AD:1 give:QD:2 keep AC TC 9D 40S KS JS 9S KD AD JD").legal


def defended(**o: Any) -> object:  # noqa: ANN401
    """A defender declares spades."""
    hands = ("AC TC 9C KH QH 9D JD", "AS KS QS QC JC TD 9S", "9H TS JS JH TH AD KD")
    deal = begin(hands, "QD KC AH", **o).play("pass pass give:9D:1 give:QD:2 keep 9C QC KD 40S")
    return deal.table.points[1]


def aces(**o: Any) -> str:  # noqa: ANN401
    hands = ("AS AH AD AC KS JC 9D", "TS JS QC KD QD TH 9H", "QS 9S KH TC KC 9C JD")
    return " ".join(
        word
        for word in begin(hands, "JH TD QH", **o).play("pass pass give:9D:1 give:JH:2 keep TD KD JD").legal.split()
        if ":" in word
    )


def sheet(
    score: tuple[int, ...] = (0, 0, 0),
    points: tuple[int, ...] = (100, 20, 0),
    *,
    contract: int = 100,
    made: bool | None = None,
    bolted: tuple[int, ...] = (),
    books: dict[str, Any] | None = None,
    **o: Any,  # noqa: ANN401
) -> ThousandStanding:
    """The sheet after a deal that seat 0 has played."""
    was_made = points[0] > 0 if made is None else made
    entry = Entry(tuple(range(len(score))), 0, contract, was_made, played=True, bolted=bolted)
    return advance(options(**o), standing(score, **(books or {})), Outcome(points, (), entry))


def bolts(bolted: tuple[int, ...] = (2,), before: int = 1, **o: Any) -> object:  # noqa: ANN401
    after = sheet(bolted=bolted, books={"bolts": (0, before, before)}, **o)
    return after.score, after.bolts


ON: Final[dict[str, Any]] = {"barrel": (1, 0, 0)}


def barrel(points: tuple[int, ...], attempts: int = 0, falls: int = 0, **o: Any) -> tuple[int, int, int]:  # noqa: ANN401
    """The sheet of a player on the barrel who was the declarer."""
    books = {**ON, "attempts": (attempts, 0, 0), "falls": (falls, 0, 0)}
    after = sheet((o.get("barrel_at", 880), 0, 0), points, contract=abs(points[0]), books=books, **o)
    return after.score[0], after.attempts[0], after.falls[0]


def arrival(second: int = 845, others: int = 0, **o: Any) -> object:  # noqa: ANN401
    """Seat 0 sits on the barrel and loses nothing; seat 1 comes, and perhaps seat 2."""
    score = (880, second, others)
    entry = Entry((0, 1, 2), 2, 100, made=True, played=True)
    o = {"barrel_attempts": 0, **o}
    after = advance(options(**o), standing(score, **ON), Outcome((0, 40, 100), (), entry))
    return after.score, after.barrel


def golden(**o: Any) -> Deal:  # noqa: ANN401
    return begin(golden_round=True, **o)


FIRST: Final = {"deals": 0}

TABLE: Final = (
    Case("players", lambda **o: ThousandGame(options(**o)).opening().score, {2: (0,) * 2, 3: (0,) * 3, 4: (0,) * 4}),
    Case(
        "sitter",
        lambda **o: players(options(**o), 0),
        {"dealer": (1, 2, 3), "right_of_dealer": (1, 2, 0), "opposite_dealer": (1, 3, 0), "last_bidder": (1, 2, 3)},
        {"players": 4},
    ),
    Case(
        "sitter",
        lambda **o: players(options(**o), 0),
        {"dealer": (1, 2, 3), "last_bidder": (1, 2, 0)},
        {"players": 4, "forced_bid_seat": "dealer"},
    ),
    Case(
        "sitter_score",
        lambda **o: stock_points(options(**o), Cards("KH QH AS")),
        {
            "none": 0,
            "cards": 18,
            "cards_plus_marriage": 118,
            "marriage_only": 100,
            "aces40_plus_marriage": 140,
            "aces50_plus_marriage": 150,
        },
    ),
    Case(
        "two_player_mode",
        exchange_of_two,
        {"9_2x3": (9, 1, 1), "10_2x2_discard2": (10, 0, 2), "10_2x2_pass1": (10, 1, 0)},
    ),
    Case(
        "unused_to_last_trick",
        lambda **o: sum(two(**o).play("pass stock:1 give:9D:1 discard:JH keep").finish().table.points),
        {True: 120, False: 112},
    ),
    Case("cut_check", cuts, {"off": (False, False), "nine": (True, False), "nine_or_jack": (True, True)}),
    Case("cut_penalty_payer", third_cut, {"cutter": ((-120, 0, 0), 2), "dealer": ((0, -120, 0), 1)}),
    Case("misdeal_penalty", misdealt, {120: (-120, 1), 20: (-20, 1), 0: (0, 0)}),
    Case("misdeal_redealer", both_misdeals, {"same": [0, 0], "next": [1, 1], "next_if_penalty": [1, 0]}),
    Case(
        "redeal_four_nines",
        partial(dealt, "9S 9H 9D 9C AS TS KS"),
        {"off": "auction", "request": "redeal redeal decline", "automatic": "over"},
    ),
    Case(
        "redeal_three_nines",
        partial(dealt, "9S 9H 9D AC AS TS KS"),
        {True: "redeal redeal decline", False: "auction"},
        {"redeal_four_nines": "off"},
    ),
    Case(
        "redeal_four_jacks",
        partial(dealt, "JS JH JD JC AS TS KS"),
        {True: "redeal redeal decline", False: "auction"},
        {"redeal_four_nines": "off"},
    ),
    Case(
        "redeal_low_hand",
        partial(dealt, "9S 9H JS QD KC JD JH"),
        {0: "auction", 13: "redeal decline", 14: "redeal redeal decline"},
        {"redeal_four_nines": "off"},
    ),
    Case("redeal_low_stock", partial(stock, "9S JH JD"), {0: False, 4: False, 5: True}),
    Case("redeal_stock_two_nines", partial(stock, "9S 9D AC"), {True: True, False: False}),
    Case(
        "redeal_stock_only_at_min",
        partial(stock, "9S 9D AC", "bid:105 pass pass"),
        {True: False, False: True},
        {"redeal_stock_two_nines": True},
    ),
    Case(
        "redeal_four_nines_after_exchange",
        lambda **o: nines(**o)[:6],
        {True: "redeal", False: "keep r"},
    ),
    Case(
        "blind_bid",
        legal,
        {
            "off": "bid:105 bid:110 bid:115 bid:120 bid:125 bid:130 pass",
            "forced_seat_120": "blind:120 look",
            "any_first_bid": "blind:100 blind:105 blind:110 blind:115 blind:120 look",
        },
        {"marriage_values": "10,10,10,10", "bid_cap": "120_plus_marriages", "barrel_min_contract": 125},
    ),
    Case(
        "blind_scope",
        partial(scored, (130, 18, 12), blind=True),
        {"all": (240, 40, 20), "declarer": (240, 20, 10)},
    ),
    Case(
        "blind_min_score",
        lambda **o: begin(standing=standing((200, 0, 0)), **o).table.phase,
        {-9999: "blind", 200: "blind", 240: "auction"},
        {"blind_bid": "forced_seat_120"},
    ),
    Case(
        "forced_bid_seat",
        lambda **o: (begin(**o).table.bid, begin(**o).table.declarer, begin(**o).table.turn),
        {"forehand": (100, 0, 1), "dealer": (100, 2, 0), "none": (0, None, 0)},
    ),
    Case("min_bid", lambda **o: begin(**o).table.bid, {100: 100, 60: 60, 120: 120}),
    Case(
        "bid_steps",
        lambda **o: begin(**o).legal.split()[0],
        {"0:5": "bid:105", "0:10": "bid:110", "0:25,200:50": "bid:125"},
    ),
    Case("bid_jumps", lambda **o: len(begin(**o).legal.split()), {True: 61, False: 2}),
    Case(
        "bid_cap",
        lambda **o: [cap(options(**o), Cards(hand)) for hand in ("AS KS", "KS QS")],
        {"none": [400, 400], "120_without_marriage": [120, 400], "120_plus_marriages": [120, 160]},
    ),
    Case(
        "bid_limit_enforcement",
        lambda **o: begin(**o).play("bid:105 pass").why("bid:125"),
        {"reject": "bid-marriage T4.6", "minus_bid_and_skip": ""},
    ),
    Case(
        "silence_below",
        lambda **o: begin(standing=standing((0, -130, 0)), **o).legal.split()[0],
        {-9999: "bid:105", -130: "bid:105", -120: "pass", 0: "pass"},
    ),
    Case("stock_visibility", widow, {"all": [True, True], "declarer": [False, False], "hidden_at_min": [False, True]}),
    Case(
        "stock_mode",
        lambda **o: legal("pass pass give:AH:1", "give:", **o).replace("give:", "").replace(":2", ""),
        {
            "take_and_pass": "AS KS KH QH JH AD TD 9D JC",
            "pass_stock_cards": "QH TD",
        },
    ),
    Case("pass_face_up", gift, {True: None, False: (0, 1)}),
    Case(
        "raise_time",
        when_raised,
        {"after_pass": ("exchange", "raise"), "before_pass": ("raise", "lead"), "none": ("exchange", "lead")},
    ),
    Case(
        "raise_cap",
        lambda **o: begin(**o).play("pass pass give:KH:1 give:JH:2").why("raise:125"),
        {"none": "", "same_as_bid": "raise-cap T5.8"},
    ),
    Case("write_off", partial(legal, "pass pass", "writeoff"), {"off": "", "sixty": "writeoff"}),
    Case("write_off", given_up_by, {"sixty": (-140, 60, 60), "half": (-140, 70, 70)}),
    Case("write_off", partial(legal, "pass pass", "writeoff"), {"off": "", "half": "writeoff"}),
    Case("write_off_deduct", given_up_by, {True: (-140, 70, 70), False: (0, 70, 70)}),
    Case("write_off_fine", third_write_off, {120: -220, 0: -100, 50: -150}),
    Case("write_off_limit", third_write_off, {0: -220, 2: "no", 3: -220}),
    Case("bomb", partial(legal, "pass pass", "bomb"), {0: "", 60: "bomb"}),
    Case("bomb", lambda bomb: given_up_by(thrown=bomb), {60: (0, 60, 60), 40: (0, 40, 40)}),
    Case("must_beat", partial(follow, "AH 9H TS JC", "KH", ""), {True: "AH", False: "AH 9H"}),
    Case("must_trump", partial(follow, "AH JS", "9D KD", "S"), {True: "JS", False: "JS AH"}),
    Case("must_overtrump", partial(follow, "JS TS AH", "9D KS", "S"), {True: "TS", False: "TS JS"}),
    Case(
        "undertrump",
        partial(follow, "JS QS AH", "9D TS", "S"),
        {"forced": "QS JS", "free": "QS JS AH"},
        {"must_overtrump": True},
    ),
    Case("no_lead_foreign_trump", lambda **o: "AS" in foreign(**o).split(), {True: False, False: True}),
    Case(
        "marriage_values",
        partial(melds, "AC TC 9D", ""),
        {
            "100,80,60,40": "TS KS QS KH QH AD KD 40S 100H",
            "100,80,40,60": "TS KS QS KH QH AD KD 60S 100H",
        },
    ),
    Case("marriage_requires_trick", partial(melds, "", "100"), {True: "", False: "100H"}),
    Case(
        "trump_activation",
        partial(melds, "AC TC 9D 40S KS JS 9S 100H QH"),
        {"immediate": "AS TD KC QC JC 9C", "next_trick": "AS"},
    ),
    Case("defender_marriages", defended, {True: 47, False: 7}),
    Case("ace_marriage", aces, {0: "", 200: "meld:200", 100: "meld:100"}),
    Case("declarer_success", partial(scored, (131, 22, 19)), {"bid": (120, 20, 20), "actual": (130, 20, 20)}),
    Case("declarer_round_first", scored, {True: (120, 20, 20), False: (-120, 20, 20)}),
    Case("rounding", partial(scored, (79, 23, 18)), {1: (-120, 23, 18), 5: (-120, 25, 20), 10: (-120, 20, 20)}),
    Case("rounding_ties", lambda **o: rounded(options(**o), 15), {"up": 20, "down": 10}, {"rounding": 10}),
    Case(
        "bolt_mode",
        bolts,
        {
            "off": ((100, 20, 0), (0, 1, 1)),
            "cumulative": ((100, 20, 0), (0, 1, 2)),
            "consecutive": ((100, 20, 0), (0, 0, 2)),
        },
    ),
    Case(
        "bolt_test",
        lambda **o: played_out(options(**o), Played((0, 1, 2), 0, 100, (120, 0, 0), (6, 2, 0))).entry.bolted,
        {"no_trick": (2,), "zero_points": (1, 2)},
    ),
    Case("bolt_limit", bolts, {2: ((100, 20, -120), (0, 1, 0)), 3: ((100, 20, 0), (0, 1, 2))}),
    Case("bolt_declarer", lambda **o: sheet(bolted=(0,), **o).bolts[0], {True: 1, False: 0}),
    Case(
        "bolt_on_barrel",
        lambda **o: sheet((0, 880, 0), bolted=(1,), books={"barrel": (0, 1, 0)}, **o).bolts[1],
        {True: 1, False: 0},
    ),
    Case("penalty", partial(bolts, before=2), {120: ((100, 20, -120), (0, 2, 0)), 60: ((100, 20, -60), (0, 2, 0))}),
    Case(
        "no_win_streak",
        lambda **o: sheet(books={"streak": (0, 0, 2)}, **o).score[2],
        {0: 0, 3: -120, 4: 0},
    ),
    Case(
        "dump_truck",
        lambda **o: [sheet((0, score, 0), (100, by, 0), **o).score[1] for score, by in ((500, 55), (-600, 45))],
        {"off": [555, -555], "plus": [0, -555], "both": [0, 0]},
    ),
    Case(
        "dump_score",
        lambda **o: sheet((0, 500, 0), (100, 50, 0), **o).score[1],
        {555: 550, 550: 0},
        {"dump_truck": "plus"},
    ),
    Case("golden_round", lambda **o: begin(**o).table.bid, {True: 120, False: 100}),
    Case(
        "golden_raise",
        lambda **o: golden(**o).play("give:9D:1 give:JH:2").table.phase,
        {True: "raise", False: "lead"},
    ),
    Case("golden_stock", lambda **o: golden(**o).table.phase, {True: "exchange", False: "lead"}),
    Case(
        "golden_double_penalties",
        lambda **o: sheet(bolted=(2,), books={"deals": 0, "bolts": (0, 0, 1)}, golden_round=True, **o).score[2],
        {True: -240, False: 0},
    ),
    Case(
        "endgame",
        lambda **o: (sheet((0, 890, 0), **o).score[1], sheet((0, 870, 0), **o).score[1]),
        {"barrel": (880, 880), "freeze": (890, 890), "none": (910, 890)},
        {"barrel_required": False},
    ),
    Case("barrel_at", lambda **o: sheet((0, 890, 0), **o).score[1], {880: 880, 900: 900}),
    Case(
        "barrel_attempts",
        lambda **o: barrel((120, 0, 0), 1, **o),
        {3: (880, 2, 0), 2: (755, 0, 1), 0: (880, 2, 0)},
    ),
    Case("barrel_min_contract", lambda **o: barrel((125, 0, 0), **o)[0], {125: 1005, 130: 880}),
    Case("barrel_fall_penalty", lambda **o: barrel((120, 0, 0), 2, **o)[0], {125: 755, 120: 760}),
    Case(
        "barrel_failed_contract",
        lambda **o: (barrel((-120, 0, 0), 1, **o), barrel((-120, 0, 0), 2, **o)),
        {
            "lose_bid": ((760, 0, 1), (760, 0, 1)),
            "attempt_only": ((880, 2, 0), (755, 0, 1)),
            "max_on_last": ((760, 0, 1), (755, 0, 1)),
        },
    ),
    Case(
        "barrel_failed_counts_as_fall",
        lambda **o: barrel((-120, 0, 0), 0, 2, **o),
        {True: (0, 0, 0), False: (760, 0, 2)},
    ),
    Case(
        "barrel_falls_to_zero",
        lambda **o: barrel((-120, 0, 0), 0, 1, **o),
        {3: (760, 0, 2), 2: (0, 0, 0), 0: (760, 0, 2)},
    ),
    Case("barrel_places", arrival, {1: ((755, 880, 100), (0, 1, 0)), 2: ((880, 880, 100), (1, 2, 0))}),
    Case(
        "barrel_collision",
        arrival,
        {
            "oldest_falls": ((755, 880, 100), (0, 1, 0)),
            "all_fall": ((755, 755, 100), (0, 0, 0)),
            "coexist": ((880, 880, 100), (1, 2, 0)),
            "newcomer_bounces": ((880, 755, 100), (1, 0, 0)),
        },
    ),
    Case(
        "barrel_simultaneous",
        partial(arrival, others=800),
        {"all_fall": ((880, 755, 755), (1, 0, 0)), "coexist": ((755, 880, 880), (0, 1, 1))},
    ),
    Case("barrel_required", lambda **o: sheet((900 - 30, 0, 0), (140, 0, 0), **o).score[0], {True: 880, False: 1010}),
    Case(
        "target",
        lambda **o: match_winner(options(**o), standing((1000, 0, 0))),
        {1000: 0, 1001: None},
    ),
    Case(
        "target_exclusive",
        lambda **o: match_winner(options(**o), standing((1000, 0, 0))),
        {False: 0, True: None},
    ),
    Case(
        "win_tie",
        lambda **o: match_winner(options(**o), standing((1000, 1010, 0), declarer=0)),
        {"declarer": 0, "highest": 1},
    ),
)


@pytest.mark.parametrize("case", TABLE, ids=lambda case: case.option)
def test_every_value_does_what_the_table_says(case: Case) -> None:
    for value, outcome in case.outcomes.items():
        assert case.look(**{**case.needs, case.option: value}) == outcome, f"{case.option}={value}"


def test_every_value_is_told_apart_from_every_other() -> None:
    missing = []
    for option in ALL:
        told = {
            frozenset((str(one), str(two)))
            for case in TABLE
            if case.option == option.name
            for (one, first), (two, second) in combinations(case.outcomes.items(), 2)
            if first != second
        }
        if not told:
            missing.append(option.name)
        elif option.choices:
            pairs = combinations(map(str, option.choices), 2)
            missing += [f"{option.name}: {one}, {two}" for one, two in pairs if frozenset((one, two)) not in told]
    assert not missing


# The docs name every option and every value


def test_the_page_names_every_option_with_every_value_in_its_paragraph() -> None:
    page = (Path(__file__).parent.parent / "docs" / "rules" / "thousand.md").read_text(encoding="utf-8")
    parts = re.split(r"^\*\*§(T[0-9.]+)\*\*|^## .*", page, flags=re.MULTILINE)
    paragraphs = {number: text for number, text in zip(parts[1::2], parts[2::2], strict=True) if number}
    for option in ALL:
        text = paragraphs[option.paragraph]
        assert f"Option `{option.name}`" in text, f"{option.name} is not in §{option.paragraph}"
        own = text[text.index(f"Option `{option.name}`") :]
        for value in values_of(option):
            assert f"`{value}`" in own, f"§{option.paragraph} does not say {value} of {option.name}"


def values_of(option: Option) -> list[str]:
    if option.choices == (True, False):
        return ["true", "false"]
    return [str(value) for value in option.choices or (option.default,)]


# What is refused


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"marriage_values": "100,80,60"}, "option-marriage-values"),
        ({"marriage_values": "100,80,60,400"}, "option-marriage-values"),
        ({"marriage_values": "X"}, "option-marriage-values"),
        ({"bid_steps": "5"}, "option-bid-steps"),
        ({"bid_steps": "0:5,200:10,100:5"}, "option-bid-steps"),
        ({"bid_steps": "0:0"}, "option-bid-steps"),
        ({"min_bid": 300, "marriage_values": "10,10,10,10"}, "option-min-bid"),
        ({"ace_marriage": 5}, "option-ace-marriage"),
        ({"blind_bid": "forced_seat_120", "forced_bid_seat": "none"}, "option-blind-forced"),
        ({"bid_cap": "none", "bid_limit_enforcement": "minus_bid_and_skip"}, "option-cap-breach"),
        ({"bid_cap": "none", "raise_cap": "same_as_bid"}, "option-cap-raise"),
        ({"stock_visibility": "declarer", "redeal_low_stock": 5}, "option-stock-hidden"),
        ({"stock_visibility": "declarer", "players": 4}, "option-stock-sitter"),
        ({"must_overtrump": True, "must_trump": False}, "option-overtrump"),
        ({"golden_raise": True, "raise_time": "none"}, "option-golden-raise"),
        ({"barrel_at": 1000}, "option-barrel-height"),
        ({"endgame": "none"}, "option-barrel-required"),
        ({"barrel_min_contract": 100}, "option-barrel-short"),
        ({"barrel_min_contract": 165, "marriage_values": "10,10,10,10"}, "option-barrel-contract"),
        ({"dump_truck": "plus", "dump_score": 1000}, "option-dump-score"),
    ],
)
def test_what_does_not_go_together_is_refused(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        ThousandOptions(**changed)
    assert refused.value.reason.id == message
    assert refused.value.reason.paragraph.startswith("T")


def test_maps_are_read_from_text() -> None:
    read = ThousandOptions().with_texts({"bid_steps": " 0:5, 200:10 ", "marriage_values": "100, 80, 40, 60"})
    assert (read.steps, read.worth(Suit.SPADES), read.worth(Suit.CLUBS)) == (((0, 5), (200, 10)), 60, 40)
    assert [bid for bid in read.ladder if 190 <= bid <= 220] == [190, 195, 200, 210, 220]


@pytest.mark.parametrize("name", ["player", "barel_at"])
def test_a_wrong_name_is_answered_with_near_ones(name: str) -> None:
    with pytest.raises(Refused, match="option-unknown"):
        ThousandOptions.named(name)


# Presets


def test_presets_have_the_values_of_their_sources() -> None:
    base = PRESETS["thousand"]
    assert base == ThousandOptions()
    assert set(PRESETS["thousand_4p"].differing(base)) == {"players", "barrel_places"}
    assert set(PRESETS["thousand_2p"].differing(base)) == {"players"}
    assert set(PRESETS["thousand_golden"].differing(base)) == {"golden_round"}
    assert len(PRESETS) == 10
    assert {name: preset.barrel_min_contract for name, preset in PRESETS.items() if preset.endgame == "barrel"} == {
        **dict.fromkeys(["thousand", "thousand_4p", "thousand_2p", "thousand_golden"], 125),
        **dict.fromkeys(["thousand_pagat", "thousand_book", "thousand_online", "thousand_ukrainian"], 120),
    }


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("count", [3, 4])
def test_presets_for_three_play_with_four(preset: str, count: Literal[3, 4]) -> None:
    if PRESETS[preset].players != 2:
        assert replace(PRESETS[preset], players=count).active_players == 3
