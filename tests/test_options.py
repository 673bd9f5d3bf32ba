"""Every value of every option does something: a table of situations in which that value alone changes the outcome.

Each case is one situation under several values of one option, with what then comes out: what is legal, what the deal
is worth, who deals next, how the score is written, which tricks may be looked at.  Two of the values that come out
differently are *told apart* by the case; `test_every_value_is_told_apart_from_every_other` fails when an option or a
value has no such case.  Where a value needs another option to be possible at all, `needs` says which.

Contents: the table, that it is complete, what is refused, options as texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.record import Record
from bummerl.rules.game import Standing
from bummerl.rules.options import Option, OptionError, Value
from bummerl.rules.reasons import Refused
from bummerl.rules.schnapsen import SchnapsenOptions
from tests.positions import (
    PRESETS,
    after,
    asked,
    at_65,
    big_win,
    both_reached,
    claimed_by_the_other,
    ending,
    exchange_and_out,
    failed,
    failed_against_a_trick,
    frozen,
    gained,
    game,
    hand,
    keeps_the_jack,
    legal,
    play,
    points,
    position,
    result,
    sixty_all,
    strong,
    table,
    two_pairs,
    under,
    worth,
    wrong_closer,
)
from tests.rulebooks import RULES

ALL: Final = SchnapsenOptions.all()

Make = Callable[..., Record]
"""A deal under some options."""

Look = Callable[[Record], object]
"""What is looked at in a deal."""


class Case(NamedTuple):
    """A situation, what is looked at in it, and what comes out under each value of one option."""

    option: str
    make: Make
    look: Look
    outcomes: Mapping[Value, object]
    needs: Mapping[Value, Mapping[str, Value]] = {}

    def outcome(self, value: Value) -> object:
        """What comes out under this value."""
        return self.look(self.make(**{**self.needs.get(value, {}), self.option: value}))


# How a situation is made


def then(make: Make, line: str) -> Make:
    """The same deal, some actions later."""
    return lambda **options: play(make(**options), line)


def that_needs(make: Make, **needed: Value) -> Make:
    """The same deal with another option set for all values alike."""
    return lambda **options: make(**{**needed, **options})


def deck_in_order(**options: Value) -> Record:
    """The pack suit by suit, high cards first, dealt out."""
    played = game("schnapsen", **options)
    return Record("schnapsen", played, Standing(dealer=1), tuple(played.pack))


def holding(lowest: str, deck: int) -> Make:
    """The forehand holds this low trump; the turn-up is the king."""
    hands = (f"{lowest} AS AD AC TC", "TS TD KS KD JC")
    return lambda **options: under(position("schnapsen", hands=hands, turnup="KH", deck=deck), **options)


def led_and_held(led: str, cards: str, *, closed: bool) -> Make:
    """The dealer holds these cards and must answer."""
    return lambda **options: asked("schnapsen", led, cards, closed=closed, **options)


def after_tricks(tricks: int) -> Make:
    """The deal `to_the_end` after so many tricks."""
    return lambda **options: after(tricks, **options)


def at_score(forehand: int, dealer: int) -> Make:
    """A deal that the forehand wins by 3 at once, at this score."""
    return lambda **options: play(
        under(
            position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH", score=(forehand, dealer)),
            **options,
        ),
        "close AH-TH 40H KH-JD claim",
    )


def small_hands(**options: Value) -> Record:
    """Four cards each from a pack of 32, so that the talon is as big as can be; the forehand holds the seven."""
    deal = position(
        "schnapsen", hands=("7H AS AD AC", "TS TD TC KS"), turnup="AH", deck=32, hand_size=4, deal_pattern="4,T"
    )
    return under(deal, **options)


def follower_with_the_jack(**options: Value) -> Record:
    """The forehand leads its ace of spades; the dealer holds the jack of trumps."""
    deal = position("schnapsen", hands=("AS KS AD KD AC", "JH TS TD TC QC"), turnup="AH")
    return under(deal, **options)


def pair_after_the_talon(**options: Value) -> Record:
    """The talon is used up, and the leader holds king and queen of diamonds."""
    deal = position(
        "schnapsen", hands=("AH KH QH KD KC", "AS QS JS AC TC"), turnup="TH", talon="KS JD TD AD TS JC QC JH QD"
    )
    return play(under(deal, **options), "QH-AS KH-AC KS-AD TD-JC AH-JH")


def forty_with_a_trick(**options: Value) -> Record:
    """The forehand has 15 and declares the 40."""
    deal = position("schnapsen", hands=("KS QS KH QH AC", "AS AH KD QD KC"), turnup="JH", talon="JD AD JS QC TD JC")
    return play(under(deal, **options), "AC-KD 40H")


def one_trick_of_nines(**options: Value) -> Record:
    """The forehand may claim with 68; the dealer has one trick, of two nines."""
    deal = position(
        "schnapsen",
        hands=("TS JS AH QH 9D", "AS QS 9S TH 9C"),
        turnup="TC",
        talon="JH JD 9H AC QD AD JC QC KD KH TD KS KC",
        deck=24,
    )
    return play(under(deal, **options), "9D-9C 9S-JS AH-AS 9H-AD TS-QS 20D")


def closer_without_card_points(**options: Value) -> Record:
    """The closer has nothing after the last trick; the dealer had no trick at the close."""
    deal = position("schnapsen", hands=("TH KH JH KD TC", "AS QS AD QD AC"), turnup="KS")
    return play(under(deal, **options), "close TC-AC QS-TH AS-KD AD-JH QD-KH")


# What is looked at


def may(action: str) -> Look:
    """Whether this is legal now."""
    return lambda deal: action in legal(deal).split()


def dealt(deal: Record) -> tuple[str, str]:
    """The forehand's cards and the turn-up."""
    return hand(deal, 0), str(table(deal).turnup)


def next_dealer(deal: Record) -> int:
    """Who deals after this deal."""
    dealer: int = deal.game.advance(deal.standing, result(deal)).dealer
    return dealer


def what_follows(deal: Record) -> tuple[tuple[int, ...], Standing]:
    """What the deal is worth and where the match stands after it."""
    return worth(deal), deal.game.advance(deal.standing, result(deal))


def match_winner(deal: Record) -> int | None:
    """Who has won the match with this deal."""
    return deal.game.match_winner(deal.game.advance(deal.standing, result(deal)))


def written(deal: Record) -> tuple[int, ...]:
    """The score as it is written after this deal."""
    return deal.game.written_score(deal.game.advance(deal.standing, result(deal)))


def bummerls(deal: Record) -> int:
    """What the loser of the match gets."""
    return deal.game.bummerls(deal.game.advance(deal.standing, result(deal)))


def to_look_through(deal: Record) -> tuple[tuple[int, ...], ...]:
    """Which tricks each seat may look through: now, and once the next card has been led."""
    played = game("schnapsen", **deal.game.options.differing(SchnapsenOptions()))
    led = play(deal, legal(deal).split()[0])
    return tuple(played.reviewable(table(each), seat) for each in (deal, led) for seat in (0, 1))


def phase(deal: Record) -> str:
    """What is being decided."""
    return table(deal).phase.value


# The table

FOUR_EACH: Final[Mapping[str, Value]] = {"deal_pattern": "2,T,2"}
SIX_EACH: Final[Mapping[str, Value]] = {"hand_size": 6}
TIES_CARRY: Final[Mapping[str, Value]] = {"tie_result": "next_plus_one"}
HIGHER: Final[Mapping[str, Value]] = {"no_claim_result": "higher_total"}

LAST_WORDS: Final = "QH-QC AS-KS TS-QD pass"
"""What follows `close AH-TH 40H KH-JD` in the deal `strong` if nobody claims."""

CASES: Final = (
    # The pack and the deal
    Case("deck", holding("JH", 20), may("exchange"), {20: True, 24: False, 32: False}),
    Case("deck", holding("9H", 24), may("exchange"), {24: True, 32: False}),
    Case(
        "hand_size",
        deck_in_order,
        lambda deal: (hand(deal, 0), table(deal).talon),
        {
            4: ("AS TS AH TH", 12),
            5: ("AS TS KS KH QH", 10),
            6: ("AS TS KS KH QH JH", 8),
            8: ("AS TS KS QS JH AD TD KD", 4),
        },
        {
            4: FOUR_EACH,
            6: {"deal_pattern": "3,T,3"},
            8: {"deal_pattern": "4,T,4"},
        },
    ),
    Case(
        "deal_pattern",
        deck_in_order,
        dealt,
        {
            "3,T,2": ("AS TS KS KH QH", "TH"),
            "3,2,T": ("AS TS KS TH KH", "AD"),
            "2,3,T": ("AS TS JS AH TH", "AD"),
            "5,T": ("AS TS KS QS JS", "AD"),
            "3,3,T": ("AS TS KS TH KH QH", "KD"),
            "3,T,3": ("AS TS KS KH QH JH", "TH"),
        },
        {"3,3,T": SIX_EACH, "3,T,3": SIX_EACH},
    ),
    # What must be answered
    Case(
        "open_follow",
        led_and_held("KS", "AS JS QH TD JC", closed=False),
        legal,
        {"none": "AS JS QH TD JC", "suit": "AS JS", "suit_trump": "AS JS", "strict": "AS"},
    ),
    Case(
        "open_follow",
        led_and_held("KS", "QH JH TD AC JC", closed=False),
        legal,
        {"suit": "QH JH TD AC JC", "suit_trump": "QH JH", "strict": "QH JH"},
    ),
    Case(
        "strict_follow",
        led_and_held("KS", "AS JS QH TD JC", closed=True),
        legal,
        {"suit": "AS JS", "suit_trump": "AS JS", "strict": "AS"},
    ),
    Case(
        "strict_follow",
        led_and_held("KS", "QH JH TD AC JC", closed=True),
        legal,
        {"suit": "QH JH TD AC JC", "suit_trump": "QH JH", "strict": "QH JH"},
    ),
    # Closing
    Case("closing_allowed", strong, may("close"), {True: True, False: False}),
    Case("close_on_first_lead", strong, may("close"), {True: True, False: False}),
    Case("min_talon_to_close", after_tricks(4), may("close"), {2: True, 3: False, 4: False}),
    Case("min_talon_to_close", after_tricks(3), may("close"), {2: True, 3: True, 4: True, 5: False, 10: False}),
    Case("min_talon_to_close", small_hands, may("close"), {2: True, 24: True}),
    Case("min_talon_to_close", then(small_hands, "AS-KS"), may("close"), {2: True, 24: False}),
    Case("close_timing", after_tricks(1), phase, {"after_draw": "lead", "before_or_after_draw": "draw"}),
    # Exchanging
    Case(
        "exchange_by",
        then(follower_with_the_jack, "AS"),
        may("exchange"),
        {"leader": False, "either": True},
    ),
    Case("exchange_requires_trick", exchange_and_out, may("exchange"), {False: True, True: False}),
    Case(
        "min_talon_to_exchange",
        then(keeps_the_jack, "TD-KC QC-JD TH-JS QH-KS"),
        may("exchange"),
        {2: True, 3: False, 4: False},
    ),
    Case(
        "min_talon_to_exchange",
        then(keeps_the_jack, "TD-KC QC-JD TH-JS"),
        may("exchange"),
        {2: True, 4: True, 5: False},
    ),
    Case("min_talon_to_exchange", small_hands, may("exchange"), {2: True, 24: True}),
    Case("min_talon_to_exchange", then(small_hands, "AS-KS"), may("exchange"), {2: True, 24: False}),
    Case(
        "exchange_after_opponent_close",
        then(follower_with_the_jack, "close"),
        legal,
        {False: "AS KS AD KD AC", True: "exchange decline"},
    ),
    # Marriages
    Case("marriage_on_first_lead", two_pairs, may("20S"), {"deferred": True, "forbidden": False}),
    Case("marriage_needs_trick", then(two_pairs, "20S"), points, {True: (0, 0), False: (20, 0)}),
    Case("marriage_counted", forty_with_a_trick, points, {"at_once": (55, 0), "next_trick": (15, 0)}),
    Case("marriage_after_close", then(strong, "close AH-TH"), may("40H"), {True: True, False: False}),
    Case("marriage_after_exhaustion", pair_after_the_talon, may("20D"), {True: True, False: False}),
    Case(
        "marriage_lead_card",
        then(two_pairs, "20S"),
        legal,
        {"either": "KS QS close claim", "king": "KS close claim"},
    ),
    # Claiming
    Case("claim_timing", then(strong, "AH"), may("claim"), {"trick_or_marriage": False, "any_time": True}),
    Case("claim_mode", then(strong, "AH-TH"), may("claim"), {"manual": True, "auto": False}),
    Case(
        "claim_mode",
        then(strong, "close AH-TH 40H KH-JD"),
        lambda deal: deal.result is not None,
        {"manual": False, "auto": True},
    ),
    Case("target_points", then(strong, "AH-TH claim"), worth, {20: (3, 0), 21: (3, 0), 22: (0, 3), 66: (0, 3)}),
    Case(
        "target_points",
        then(strong, "close AH-TH 40H KH-JD QH-QC AS-KS TS-QD claim"),
        worth,
        {66: (3, 0), 101: (3, 0), 102: (0, 3), 200: (0, 3)},
    ),
    # What a deal is worth
    Case(
        "false_claim_value",
        lambda **options: at_65(40, **options),
        gained,
        {"two_or_three": -2, "two": -2, "as_if_won": -1, "by_claimant": -1},
    ),
    Case(
        "false_claim_value",
        lambda **options: at_65(20, **options),
        gained,
        {"two_or_three": -2, "two": -2, "as_if_won": -2, "by_claimant": -1},
    ),
    Case(
        "false_claim_value",
        lambda **options: at_65(0, **options),
        gained,
        {"two_or_three": -3, "two": -2, "as_if_won": -3, "by_claimant": -1},
    ),
    Case("closing_scored_at", frozen, gained, {"close": 3, "claim": 2}),
    Case(
        "failed_close_value",
        then(failed, "pass"),
        worth,
        {"opp_trickless": (0, 3), "closer_zero": (0, 2), "three": (0, 3), "us1895": (0, 3)},
    ),
    Case(
        "failed_close_value",
        lambda **options: play(failed_against_a_trick(60, **options), "pass"),
        worth,
        {"opp_trickless": (0, 2), "closer_zero": (0, 2), "three": (0, 3), "us1895": (0, 1)},
    ),
    Case(
        "failed_close_value",
        lambda **options: play(failed_against_a_trick(20, **options), "pass"),
        worth,
        {"opp_trickless": (0, 2), "closer_zero": (0, 2), "three": (0, 3), "us1895": (0, 2)},
    ),
    Case("failed_close_value", then(closer_without_card_points, "pass"), worth, {"closer_zero": (0, 3)}),
    Case(
        "opponent_claim_after_close_value",
        lambda **options: claimed_by_the_other("no trick", **options),
        gained,
        {"as_failed_close": 3, "closer_trickless": 2, "two": 2},
    ),
    Case(
        "opponent_claim_after_close_value",
        lambda **options: claimed_by_the_other("closer none", **options),
        gained,
        {"as_failed_close": 3, "closer_trickless": 3, "two": 2},
    ),
    Case("closer_false_claim", wrong_closer, gained, {"max": -3, "false_claim": -2}),
    Case("last_trick_bonus", after_tricks(10), points, {0: (64, 56), 9: (64, 65), 10: (64, 66), 50: (64, 106)}),
    Case(
        "no_claim_result",
        then(big_win, "pass"),
        worth,
        {"last_trick_one": (1, 0), "higher_total": (2, 0), "carry_one": (2, 0)},
        {"higher_total": TIES_CARRY, "carry_one": TIES_CARRY},
    ),
    Case(
        "no_claim_result",
        then(that_needs(after_tricks(10), **TIES_CARRY), "pass"),
        lambda deal: (worth(deal), result(deal).carry),
        {"last_trick_one": ((0, 1), 0), "higher_total": ((1, 0), 0), "carry_one": ((0, 0), 1)},
        {"last_trick_one": {"tie_result": "na"}},
    ),
    Case(
        "no_claim_result",
        then(that_needs(both_reached, **TIES_CARRY), "pass"),
        lambda deal: (worth(deal), result(deal).carry),
        {"higher_total": ((0, 1), 0), "carry_one": ((0, 0), 1)},
    ),
    Case(
        "tie_result",
        then(that_needs(sixty_all, **HIGHER), "pass"),
        what_follows,
        {
            "na": ((0, 1), Standing(dealer=0, score=(0, 1))),
            "redeal_same_dealer": ((0, 0), Standing(dealer=1)),
            "next_plus_one": ((0, 0), Standing(dealer=0, carry=1)),
        },
        {"na": {"no_claim_result": "last_trick_one"}},
    ),
    Case("schneider_threshold", lambda **options: ending(31, **options), gained, {31: 1, 32: 2, 33: 2, 66: 2}),
    Case("schneider_threshold", lambda **options: ending(33, **options), gained, {1: 1, 33: 1, 34: 2, 66: 2}),
    Case("schwarz_basis", one_trick_of_nines, gained, {"no_trick": 2, "zero_points": 3}),
    Case("closed_game_multiplier", frozen, gained, {1: 3, 2: 6, 4: 12}),
    Case(
        "closed_game_multiplier",
        then(failed, "pass"),
        worth,
        {1: (0, 3), 2: (0, 6), 4: (0, 12)},
    ),
    # The match and what may be looked at
    Case(
        "dealer_rotation", then(strong, "AH-TH 40H KH-JD claim"), next_dealer, {"alternate": 0, "winner": 0, "loser": 1}
    ),
    Case("dealer_rotation", then(strong, "AH-TH claim"), next_dealer, {"alternate": 0, "winner": 1, "loser": 0}),
    Case(
        "dealer_rotation",
        then(that_needs(sixty_all, **HIGHER, **TIES_CARRY), "pass"),
        next_dealer,
        {"alternate": 0, "winner": 1, "loser": 1},
    ),
    Case("match_points", at_score(0, 0), match_winner, {1: 0, 3: 0, 4: None, 7: None, 100: None}),
    Case("match_points", at_score(97, 99), match_winner, {100: 0}),
    Case("score_direction", at_score(3, 2), written, {"down": (1, 5), "up": (6, 2)}),
    Case("schneider_bummerl", at_score(4, 0), bummerls, {1: 1, 2: 2, 4: 4}),
    Case("schneider_bummerl", at_score(4, 1), bummerls, {1: 1, 2: 1, 4: 1}),
    Case(
        "trick_review",
        after_tricks(4),
        to_look_through,
        {
            "own_all": ((0, 1, 3), (2, 3), (0, 1), (2, 3)),
            "own_only": ((0, 1), (2, 3), (0, 1), (2, 3)),
            "last_only": ((3,), (3,), (), ()),
            "none": ((), (), (), ()),
        },
    ),
)


@pytest.mark.parametrize(
    ("case", "value"),
    [
        pytest.param(case, value, id=f"{case.option}={value}-{number}")
        for number, case in enumerate(CASES)
        for value in case.outcomes
    ],
)
def test_what_comes_out(case: Case, value: Value) -> None:
    assert case.outcome(value) == case.outcomes[value]


# The table is complete


def told_apart(option: str) -> set[frozenset[Value]]:
    """The pairs of values of this option that come out differently in one and the same situation."""
    return {
        frozenset(pair)
        for case in CASES
        if case.option == option
        for pair in combinations(case.outcomes, 2)
        if case.outcomes[pair[0]] != case.outcomes[pair[1]]
    }


def known_patterns() -> list[str]:
    """The deal patterns that the rule page names."""
    page = (RULES / "schnapsen.md").read_text(encoding="utf-8")
    return sorted(set(re.findall(r"`([1-8T](?:,[1-8T])+)`", page)))


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_every_value_is_told_apart_from_every_other(option: Option) -> None:
    """Of a number it is enough that the limits and the default each differ from some other value."""
    found = told_apart(option.name)
    if option.pattern:
        assert len(known_patterns()) > 5
        assert [pair for pair in combinations(known_patterns(), 2) if frozenset(pair) not in found] == []
    elif option.choices:
        assert [pair for pair in combinations(option.choices, 2) if frozenset(pair) not in found] == []
    else:
        apart = set().union(*found)
        assert {option.low, option.default, option.high} <= apart


def test_no_case_is_for_an_option_that_there_is_not() -> None:
    assert {case.option for case in CASES} == {option.name for option in ALL}


def test_a_value_needs_others_only_where_it_cannot_be_alone() -> None:
    for case in CASES:
        for value in case.needs:
            with pytest.raises(OptionError):
                case.make(**{case.option: value})


# What is refused


def refusal(**options: object) -> str:
    """Why these options cannot be: message and paragraph."""
    given: dict[str, Any] = dict(options)
    with pytest.raises(OptionError) as refused:
        SchnapsenOptions(**given)
    return _cited(refused.value)


def refusal_of_texts(**texts: str) -> str:
    """The same for options given as texts."""
    with pytest.raises(OptionError) as refused:
        SchnapsenOptions().with_texts(texts)
    return _cited(refused.value)


def _cited(error: Refused) -> str:
    assert isinstance(error, ValueError)
    assert len(str(error)) < 500
    return f"{error.reason.id} §{error.reason.paragraph}"


NUMBERS: Final = tuple(option for option in ALL if not option.choices and not option.pattern)
WORDS: Final = tuple(option for option in ALL if option.choices)


@pytest.mark.parametrize("option", NUMBERS, ids=lambda option: option.name)
def test_a_number_beyond_its_limits_is_refused(option: Option) -> None:
    expected = f"option-number §{option.paragraph}"
    for number in (option.low - 1, option.high + 1, -option.high, 10**30):
        assert refusal(**{option.name: number}) == expected
        assert refusal_of_texts(**{option.name: str(number)}) == expected


@pytest.mark.parametrize("option", NUMBERS, ids=lambda option: option.name)
def test_what_is_no_number_is_refused(option: Option) -> None:
    expected = f"option-number §{option.paragraph}"
    values: tuple[object, ...] = (None, True, 7.0, "7", (7,), [7], {})
    for value in values:
        assert refusal(**{option.name: value}) == expected
    for text in ("", "seven", "7.0", "7e0", "+7", "--7", "0x7", "\uff17", "\u0667", "7 7", "9" * 10_000):
        assert refusal_of_texts(**{option.name: text}) == expected


@pytest.mark.parametrize("option", WORDS, ids=lambda option: option.name)
def test_what_is_none_of_its_values_is_refused(option: Option) -> None:
    expected = f"option-value §{option.paragraph}"
    other_kind: tuple[object, ...] = (1, 0) if isinstance(option.default, bool) else (True, False, 20.0)
    for value in (None, "", "some", 2.5, ("none",), [], *other_kind):
        assert refusal(**{option.name: value}) == expected
    for text in ("", "some", "None", "none none", "2", "x" * 10_000):
        if text != "none":
            assert refusal_of_texts(**{option.name: text}) == expected


@pytest.mark.parametrize(
    "pattern",
    [
        *("", "T", "5", "3,2", "3,T,T,2", "3;T;2", "3,T,2,", ",3,T,2", "3,,T,2", "a,T,5", "0,T,5", "9,T", "3,T,-2"),
        *("3 T 2", "3,T,2\n3", "33,T,2", "3,T,2.0", "\uff13,T,2", "1," * 100_000 + "T"),
    ],
    ids=lambda pattern: pattern[:12] or "nothing",
)
def test_a_broken_deal_pattern_is_refused(pattern: str) -> None:
    assert refusal(deal_pattern=pattern) in {"option-pattern §1.4", "option-pattern-sum §1.4"}
    assert refusal_of_texts(deal_pattern=pattern) in {"option-pattern §1.4", "option-pattern-sum §1.4"}


@pytest.mark.parametrize("pattern", [None, 5, True, 3.2, ("3", "T", "2"), ["3,T,2"]])
def test_a_deal_pattern_that_is_no_text_is_refused(pattern: object) -> None:
    assert refusal(deal_pattern=pattern) == "option-pattern §1.4"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"deal_pattern": "3,T,3"}, "option-pattern-sum §1.4"),
        ({"hand_size": 6}, "option-pattern-sum §1.4"),
        ({"min_talon_to_close": 11}, "option-talon §1.5"),
        ({"min_talon_to_exchange": 11}, "option-talon §1.5"),
        ({"min_talon_to_close": 9, "hand_size": 6, "deal_pattern": "3,3,T"}, "option-talon §1.5"),
        ({"marriage_counted": "next_trick", "marriage_needs_trick": False}, "option-marriage-clash §5.8"),
        ({"tie_result": "redeal_same_dealer"}, "option-tie §8.8"),
        ({"tie_result": "next_plus_one"}, "option-tie §8.8"),
        ({"no_claim_result": "higher_total"}, "option-tie §8.8"),
        ({"no_claim_result": "carry_one"}, "option-tie §8.8"),
        ({"no_claim_result": "carry_one", "tie_result": "redeal_same_dealer"}, "option-tie §8.8"),
    ],
    ids=str,
)
def test_values_that_do_not_go_together_are_refused(options: dict[str, Value], why: str) -> None:
    assert refusal(**options) == why
    assert refusal_of_texts(**{name: str(value) for name, value in options.items()}) == why


def test_the_least_talon_for_closing_does_not_matter_where_nobody_closes() -> None:
    assert SchnapsenOptions(min_talon_to_close=24, closing_allowed=False).min_talon_to_close == 24


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("min_talon_close", "min_talon_to_close"),
        ("closing", "closing_allowed"),
        ("trump_review", "trick_review"),
        ("DECK", ""),
        ("", ""),
        ("q" * 100_000, ""),
    ],
    ids=lambda text: text[:20] or "nothing",
)
def test_an_unknown_option_is_refused_and_near_ones_are_named(name: str, near: str) -> None:
    with pytest.raises(OptionError) as refused:
        SchnapsenOptions().with_texts({name: "1"})
    assert _cited(refused.value) == "option-unknown §"
    named = str(dict(refused.value.reason.params)["near"])
    assert near in named.split(", ") if near else named == ""
    assert dict(refused.value.reason.params)["count"] == len([each for each in named.split(", ") if each])


@pytest.mark.parametrize(("name", "number"), SchnapsenOptions.left_out().items())
def test_options_of_real_cards_are_refused_by_name(name: str, number: str) -> None:
    assert refusal_of_texts(**{name: "1"}) == f"option-left-out §{number}"


# Options as texts


@pytest.mark.parametrize("name", PRESETS)
def test_the_texts_of_all_options_give_the_options_again(name: str) -> None:
    options = game(name).options
    texts = {option.name: str(getattr(options, option.name)) for option in options.all()}
    assert SchnapsenOptions().with_texts(texts) == options
    changed = {name: str(value) for name, value in options.differing(SchnapsenOptions()).items()}
    assert SchnapsenOptions().with_texts(changed) == options


@pytest.mark.parametrize(
    ("texts", "value"),
    [
        *(((text, True)) for text in ("true", "TRUE", " yes ", "On", "1")),
        *(((text, False)) for text in ("false", "False", "no", "OFF", "0")),
    ],
)
def test_a_truth_value_can_be_written_in_several_ways(texts: str, value: bool) -> None:
    assert SchnapsenOptions().with_texts({"closing_allowed": texts}).closing_allowed is value


@pytest.mark.parametrize("text", ["3,2,T", "3,2,t", " 3,2,T ", "3, 2, T", "3 , 2 , T"])
def test_a_deal_pattern_is_kept_in_one_spelling(text: str) -> None:
    assert SchnapsenOptions().with_texts({"deal_pattern": text}).deal_pattern == "3,2,T"


def test_a_deal_pattern_with_spaces_is_only_read_from_texts() -> None:
    """A record writes options between spaces."""
    assert refusal(deal_pattern="3, 2, T") == "option-pattern §1.4"


def test_every_option_names_its_paragraph_of_the_page() -> None:
    page = (RULES / "schnapsen.md").read_text(encoding="utf-8")
    for option in ALL:
        at = page.index(f"Option `{option.name}`")
        before = re.findall(r"^\*\*§([0-9.]+)\*\*", page[:at], re.MULTILINE)[-1]
        assert before == option.paragraph or before.startswith(f"{option.paragraph}."), option.name


def test_the_page_names_every_value() -> None:
    page = (RULES / "schnapsen.md").read_text(encoding="utf-8")
    for option in WORDS:
        at = page.index(f"Option `{option.name}`")
        text = page[at : page.find("\n**§", at)]
        for choice in option.choices:
            word = str(choice).lower() if isinstance(choice, bool) else str(choice)
            assert f"`{word}`" in text, f"{option.name} {word}"
        default = str(option.default).lower() if isinstance(option.default, bool) else option.default
        assert f"- `{default}` (default)" in text


names: Final = st.sampled_from([option.name for option in ALL]) | st.text(max_size=20)
values: Final = (
    st.sampled_from([str(choice) for option in ALL for choice in option.choices])
    | st.integers(-5, 300).map(str)
    | st.text("123456789T, ", max_size=12)
    | st.text(max_size=20)
)


@given(st.dictionaries(names, values, max_size=4))
def test_whatever_the_texts_options_come_out_or_a_refusal(texts: dict[str, str]) -> None:
    try:
        options = SchnapsenOptions().with_texts(texts)
    except OptionError as error:
        sentence = str(error)
    else:
        sentence = ""
        assert SchnapsenOptions().with_texts({name: str(getattr(options, name)) for name in texts}) == options
    assert len(sentence) < 500


def test_options_are_frozen_and_compare_by_value() -> None:
    options = SchnapsenOptions(deck=24)
    assert options == SchnapsenOptions(deck=24) != SchnapsenOptions()
    assert hash(options) == hash(SchnapsenOptions(deck=24))
    assert options.differing(SchnapsenOptions()) == {"deck": 24}
    with pytest.raises(AttributeError):
        options.deck = 20  # type: ignore[misc]
