"""The package against `tests/slow_rules.py`, which was written from the rule pages alone, step by step."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import pytest

from bummerl.record import Record, read_deal, write_deal
from bummerl.rules.actions import Action, read_action
from bummerl.rules.cards import read_cards
from bummerl.rules.catalog import CATALOG, AnyGame
from bummerl.rules.game import State
from bummerl.rules.schnapsen import SchnapsenOptions, worth
from tests.random_games import (
    TEMPERS,
    Temper,
    random_action,
    random_deck,
    random_game,
    random_options,
    random_standing,
)
from tests.slow_rules import (
    REFERENCE,
    Setting,
    SlowDeal,
    black_marks,
    match_winner,
    next_dealer,
)

Scale = Callable[[int, int], int]

PRESETS: Final = [preset.key for preset in CATALOG if preset.game.rules == "schnapsen"]

OF_THE_END: Final = (
    "claim_timing",
    "target_points",
    "false_claim_value",
    "closing_scored_at",
    "failed_close_value",
    "opponent_claim_after_close_value",
    "closer_false_claim",
    "no_claim_result",
    "tie_result",
    "schneider_threshold",
    "schwarz_basis",
    "closed_game_multiplier",
)
"""The options that say how a deal ends and what it is worth (§7, §8), the bonus apart."""

RARE: Final = """
sixty_six_us | dealer 1 score 0-0 | TSADKDAS9HAHTCJH9CKHTHKSQHTDQD9DQCKCJCJSQSACJD9S | AD-KH close claim

schnapsen_ja_casual | dealer 0 score 0-0 | THQCJHJDAHTCQDKHADTDKCJSASKDQSKSTSACQHJC
    | close QC-TC AH-KH TD-QD JD-TH AD-JH claim

schnapsen_ja_club | dealer 0 score 0-0 | QCACAHJDADTHKDQSKHTDASJSTSJCQHTCJHKSQDKC
    | close AC-AD AS-QS JD-QC TD-AH TH-KH claim

schnapsen_ja_club failed_close_value=us1895 | dealer 1 score 0-0 | ASKCTDQCKDJDJCJHQSTSTCJSACAHTHKHQDQHADKS
    | AS-TS QS-TC close KD-TD TH-AH JD-KC JS-AC QC-JH pass

schnapsen | dealer 0 score 0-0 | QSASTHTDTSKDJHQCTCQHKCQDACJDKSKHJSJCADAH
    | TH-TS TC-KD QD-TD 40H close QH-AS claim

santase | dealer 1 score 0-0 | 9HTHADQHACASKHKSQDJSAH9CJCKD9DJDTDQSQCTCKC9STSJH
    | KH-JS KS-AH AD-QH 9H-AS TH-9C QC-JD TD-QD AC-JC JH-TC KD-9D QS-9S TS-KC

santase dealer_rotation=alternate | dealer 1 score 0-0 | KSJCAHTDTSKD9S9D9CQSQHTHACJHTCQDKCASADJS9HJDQCKH
    | AH-QS JC-TH QD-TC KD-9D AS-9C AD-TD 9S-JS AC-JH QC-JD QH-KH 9H-KC TS-KS

schnapsen marriage_needs_trick=false | dealer 0 score 0-0 | JSAHKCACASQHKDQCTHQDTDTSJHKSKHJDADQSTCJC
    | 20C QC-AC claim

schnapsen deck=24 hand_size=6 deal_pattern=3,3,T | dealer 1 score 0-0 | QHTC9CADTS9S9DKSTHKH9HKDQDAHTDQCACJSJCJHASQSKCJD
    | 9D-9S QH-KH claim

sixty_six_us no_claim_result=higher_total | dealer 0 score 0-0 | 9SACKCJH9DAHJDQHTHJCQCADQSJS9HTC9CKDASTDKSTSKHQD
    | 9S-9D draw JD-JC draw TC-AH draw AC-9C draw QH-KS draw TS-KH draw 9H-TH KD-QD KC-QC TD-AD JH-QS JS-AS pass
"""
"""Endings that random play hardly finds: the closer claims wrongly, has no points, has no trick;
1895; the opponent had 33 at the close; ties; points without a trick, a trick without points."""


def settings(game: AnyGame) -> Mapping[str, Setting]:
    """The options as a plain mapping."""
    return {option.name: getattr(game.options, option.name) for option in game.options.all()}


def facts(state: State[Any]) -> dict[str, object]:
    """What the package says of a deal under way."""
    table = state.table
    return {
        "turn": table.turn,
        "hands": [set(map(str, hand)) for hand in state.hands],
        "talon": list(map(str, state.stock)),
        "points": list(table.points),
        "pending": list(table.pending),
        "won": list(table.won),
        "close": None if table.close is None else (table.close.seat, table.close.tricks, table.close.points),
        "denied": [(denial.seat, denial.trick, set(map(str, denial.cards))) for denial in table.denied],
    }


def slow_facts(deal: SlowDeal) -> dict[str, object]:
    """What the slow rules say of it."""
    return {
        "turn": deal.turn,
        "hands": [set(hand) for hand in deal.hands],
        "talon": deal.talon,
        "points": deal.points,
        "pending": deal.pending,
        "won": [deal.won(0), deal.won(1)],
        "close": None if deal.closer is None else (deal.closer, deal.frozen_tricks, deal.frozen_points),
        "denied": deal.ruled_out,
    }


def play_both(start: Record, choose: Callable[[Record], Action]) -> Record:
    """One deal in both, step by step, and then what it does to the match."""
    record, game, standing = start, start.game, start.standing
    slow = SlowDeal(settings(game), list(map(str, record.deck)), standing.dealer, standing.carry)

    while record.result is None:
        so_far = write_deal(record)
        assert facts(record.state) == slow_facts(slow), so_far
        assert sorted(map(str, game.legal(record.state))) == sorted(slow.legal()), so_far
        for seat in (0, 1):
            assert list(game.reviewable(record.state.table, seat)) == slow.reviewable(seat), so_far
        action = choose(record)
        record = record.play(action)
        slow.do(str(action))

    so_far = write_deal(record)
    assert slow.stage == "over", so_far
    assert slow.legal() == [], so_far
    assert slow.scored == list(record.result.points), so_far
    after = game.advance(standing, record.result)
    assert after.carry == slow.carries, so_far
    assert after.dealer == next_dealer(settings(game), slow), so_far
    assert game.match_winner(after) == match_winner(settings(game), after.score), so_far
    assert game.bummerls(after) == black_marks(settings(game), after.score), so_far
    return record


def play_both_at_random(name: str, game: AnyGame, temper: Temper, rng: Random) -> Record:
    """A random deal in both."""
    start = Record(name, game, random_standing(game, rng), random_deck(game, rng))
    return play_both(start, lambda record: random_action(game, record.state, temper, rng))


def play_both_again(deal: Record) -> Record:
    """A deal that was played before in both."""
    return play_both(deal.upto(0), lambda record: deal.actions[len(record.actions)])


def endings(record: Record) -> list[str]:
    """What says how a deal ended and what it is worth."""
    return [] if record.result is None else [why.id for why in record.result.reasons]


@pytest.mark.parametrize("name", PRESETS)
def test_the_slow_rules_and_the_package_agree_on_every_step(name: str, scale: Scale) -> None:
    for seed in range(scale(100, 5_000)):
        rng = Random(f"{name} {seed}")
        play_both_at_random(name, random_game(name, rng), rng.choice(TEMPERS), rng)


def test_they_agree_on_every_ending_and_what_it_is_worth(scale: Scale) -> None:
    """With all options about the end at random, and much closing."""
    found: Counter[str] = Counter()
    for seed in range(scale(800, 30_000)):
        rng = Random(seed)
        name = rng.choice(PRESETS)
        game = CATALOG[PRESETS.index(name)].game
        options = random_options(game.options, rng, among=OF_THE_END)
        temper = {**rng.choice(TEMPERS), "close": rng.choice((0, 1, 4))}
        found.update(endings(play_both_at_random(name, type(game)(options), temper, rng)))
    for text in RARE.strip().split("\n\n"):
        found.update(endings(play_both_again(read_deal(" ".join(text.split())))))

    known = set(re.findall(r'"((?:end|worth)-[a-z0-9-]+)"', inspect.getsource(worth)))
    assert set(found) == known, f"endings that never happened: {known - set(found)}"


def test_the_slow_rules_name_every_option_and_its_default() -> None:
    assert {option.name: option.default for option in SchnapsenOptions.all()} == REFERENCE


def slow_deal(deck: str, actions: str, dealer: int = 0, **options: Setting) -> SlowDeal:
    """The slow rules after some actions."""
    deal = SlowDeal({**REFERENCE, **options}, list(map(str, read_cards(deck))), dealer)
    for text in actions.replace("-", " ").split():
        deal.do(text)
    return deal


def test_a_whole_deal_of_the_rule_page_is_worth_what_it_says() -> None:
    """The example of §8.7."""
    deal = slow_deal(
        "JS AC AH AS TD QD QS TS TC JH AD KH QH KD KS TH QC JC KC JD",
        "TC-JH TS-QH AC-KS AS-QC TD-JS AH-TH KD-AD JC-KC JD-QD QS-KH pass",
    )

    assert deal.points == [56, 64]
    assert deal.scored == [1, 0]


@pytest.mark.parametrize(("scored_at", "points"), [("close", 3), ("claim", 2)])
def test_a_closed_deal_of_the_rule_page_is_worth_what_it_says(scored_at: str, points: int) -> None:
    """The first example of §8.2."""
    deal = slow_deal(
        "AC KC QC JC TS KS TC TD JS QH JH AS AH KH TH AD KD QD JD QS",
        "TD-QH close JS-TS AH-AC 40C claim",
        closing_scored_at=scored_at,
    )

    assert deal.points == [12, 75]
    assert deal.scored == [0, points]


def test_an_action_of_the_slow_rules_is_one_of_the_notation() -> None:
    legal = slow_deal("KH QH AC TC KC AS QC JC TS TD AH JH KD JD QS KS QD TH AD JS", "", dealer=1).legal()

    assert [str(read_action(text)) for text in legal] == legal
