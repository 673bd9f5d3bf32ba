"""Games with sides against `tests/slow_bauern.py` and its like, which were written from the rule pages alone."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from bummerl.record import Record, write_deal
from bummerl.rules.actions import Action, Verb
from bummerl.rules.bauern import auction as bauern_auction
from bummerl.rules.bauern import play as bauern_play
from bummerl.rules.bauern import worth as bauern_worth
from bummerl.rules.catalog import CATALOG, AnyGame, find
from bummerl.rules.dreier import worth as dreier_worth
from bummerl.rules.game import Result, Standing
from bummerl.rules.sixty_six_multi import worth as multi_worth
from tests import golden_files, seats
from tests.random_games import random_deck, random_game
from tests.random_standings import standing_of
from tests.slow_bauern import SlowBauern
from tests.slow_bauern import losses as bauern_losses
from tests.slow_dreier import SlowDreier
from tests.slow_dreier import losses as dreier_losses
from tests.slow_multi import SlowMulti
from tests.slow_multi import losses as multi_losses
from tests.slow_rules import SlowDeal
from tests.slow_sides import SlowSides

Scale = Callable[[int, int], int]

SLOW: Final[dict[str, Callable[..., SlowSides]]] = {
    "bauernschnapsen": SlowBauern,
    "dreier": SlowDreier,
    "sixty_six_multi": SlowMulti,
}


LOSSES: Final = {"bauernschnapsen": bauern_losses, "dreier": dreier_losses, "sixty_six_multi": multi_losses}

WORTHS: Final = (bauern_play, bauern_auction, bauern_worth, dreier_worth, multi_worth)
"""Where the sentences about the end of a deal are."""


RARE: Final[dict[str, list[dict[str, Any]]]] = {
    "bauernschnapsen": [{"false_claim": "lose_2_or_3", "claim_mode": "manual"}],
    "dreier": [{"talon_exchange": True}],
    "sixty_six_multi": [{"unclaimed": "higher_total"}, {"unclaimed": "draw"}, {"unclaimed": "last_trick_one"}],
}
"""Options without which some endings hardly ever happen."""


def presets(*rules: str) -> list[str]:
    """The presets of these games."""
    return [preset.key for preset in CATALOG if preset.game.rules in rules]


def settings(game: AnyGame) -> dict[str, Any]:
    """The options as a plain mapping."""
    return {option.name: getattr(game.options, option.name) for option in game.options.all()}


def facts(record: Record) -> dict[str, Any]:
    """What the package says of a deal under way."""
    state, table = record.state, record.state.table
    laid = next(iter(state.aside), ()) if record.game.rules == "dreier" else ()
    hands = [set(map(str, hand)) for hand in state.hands]
    if record.game.rules == "bauernschnapsen":
        hands = [hand | set(map(str, away)) for hand, away in zip(hands, state.aside or [()] * 4, strict=True)]
    return {
        "phase": str(table.phase),
        "turn": table.turn,
        "hands": hands,
        "laid": set(map(str, laid)),
        "points": list(table.points),
        "pending": list(table.pending),
        "won": list(table.won),
        "denied": [(denial.seat, denial.trick, set(map(str, denial.cards))) for denial in table.denied],
        "trump": "" if table.trump is None or table.phase == "auction" else "SHDC"[table.trump],
        "contract": (getattr(table, "contract", ""), getattr(table, "declarer", None), getattr(table, "times", 1)),
    }


def slow_facts(deal: SlowSides) -> dict[str, Any]:
    """What the slow rules say of it."""
    return {
        "phase": deal.stage,
        "turn": deal.turn,
        "hands": list(map(set, deal.hands)),
        "laid": set(getattr(deal, "laid", ())),
        "points": deal.points,
        "pending": deal.pending,
        "won": list(map(deal.won, deal.seats)),
        "denied": deal.ruled_out,
        "trump": "" if deal.stage == "auction" else deal.trump,
        "contract": (getattr(deal, "contract", ""), getattr(deal, "declarer", None), getattr(deal, "times", 1)),
    }


def as_people_might(record: Record, rng: Random, claims: float = 1) -> Action:
    """As people might, with many calls, doubles and marriages."""
    legal = record.game.legal(record.state)
    weights = [seats.weight(action, rng) for action in legal]
    eager = {Verb.MELD: 3, Verb.KONTRA: 2, Verb.CALL: rng.choice((0.1, 1, 1)), Verb.TAKE: 2, Verb.CLAIM: claims}
    return rng.choices(legal, [had * eager.get(each.verb, 1) for had, each in zip(weights, legal, strict=True)])[0]


def play_both(start: Record, choose: Callable[[Record], Action]) -> Result:
    """One deal in both, step by step."""
    record, game = start, start.game
    standing = start.standing
    slow: Any = SLOW[game.rules](settings(game), list(map(str, record.deck)), standing.dealer)
    if isinstance(slow, SlowMulti):
        slow.carried, slow.score_before = standing.carry, list(standing.score)
    while record.result is None:
        so_far = write_deal(record)
        assert facts(record) == slow_facts(slow), so_far
        assert sorted(map(str, game.legal(record.state))) == sorted(slow.legal()), so_far
        action = choose(record)
        record = record.play(action)
        slow.do(str(action))
    so_far = write_deal(record)
    assert (slow.stage, slow.legal()) == ("over", []), so_far
    assert list(record.result.points) == slow.scored, so_far
    if isinstance(slow, SlowMulti):
        assert (record.result.carry, record.result.again) == (slow.carries, slow.again), so_far
    return record.result


def play_both_at_random(name: str, game: AnyGame, standing: Standing, rng: Random) -> Result:
    """A random deal in both."""
    claims = rng.choice((0.01, 1, 20))
    deck = tuple(game.pack) if rng.random() < 0.03 else random_deck(game, rng)  # a whole suit in a hand is rare
    return play_both(Record(name, game, standing, deck), lambda record: as_people_might(record, rng, claims))


def play_both_again(deal: Record) -> Result:
    """A deal that was played before in both."""
    return play_both(deal.upto(0), lambda record: deal.actions[len(record.actions)])


@pytest.mark.parametrize("preset", presets(*SLOW))
def test_the_slow_rules_and_the_package_agree_on_every_step(preset: str, scale: Scale) -> None:
    for seed in range(scale(100, 5_000)):
        rng = Random(f"{preset} {seed}")
        game = random_game(preset, rng, 8)
        play_both_at_random(preset, game, standing_of(game, rng), rng)


@pytest.mark.parametrize("preset", presets(*SLOW))
def test_they_agree_on_how_matches_end(preset: str, scale: Scale) -> None:
    """Short matches, of which many end at nothing or one point from winning."""
    ended: Counter[int] = Counter()
    for seed in range(scale(20, 1_000)):
        rng = Random(f"match {preset} {seed}")
        known = find(preset).game
        game = type(known)(replace(known.options, match_points=rng.choice((2, 3, 6, known.options.match_points))))
        standing = game.opening(rng.randrange(game.seats))
        history = [standing.score]
        while not any(expected := LOSSES[game.rules](settings(game), history)) and len(history) < 12:
            assert (game.match_winner(standing), game.losses(standing)) == (None, (0,) * game.seats)
            result = play_both_at_random(preset, game, standing, rng)
            after = game.advance(standing, result)
            assert after.dealer == (standing.dealer if result.again else (standing.dealer + 1) % game.seats)
            standing = after
            history.append(standing.score)
        assert list(game.losses(standing)) == expected, (preset, seed, history)
        ended[max(expected)] += 1
    assert ended[1] + ended[2] + ended[4] > 0


def test_they_agree_on_everything_that_can_happen(scale: Scale) -> None:
    """Every sentence about the end of a deal of these games is said in one of them."""
    told: Counter[str] = Counter()
    names = presets(*SLOW)
    for name in names:
        text = (golden_files.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        for story in golden_files.read_stories(text):
            told.update(why.id for why in play_both_again(story.deal).reasons)
    for seed in range(scale(400, 20_000)):
        rng = Random(f"endings {seed}")
        name = rng.choice([*names, "sixty_six_4p_us"])
        game = random_game(name, rng, 8)
        if rng.random() < 0.3:
            game = type(game)(replace(game.options, **rng.choice(RARE[game.rules])))
        told.update(why.id for why in play_both_at_random(name, game, standing_of(game, rng), rng).reasons)
    source = "".join(map(inspect.getsource, WORTHS))
    known = set(re.findall(r'"((?:end|worth)-[a-z-]+)"', source))
    assert set(told) == known, f"endings that never happened: {known - set(told)}"


def test_two_of_three_play_what_the_slow_rules_for_two_say(scale: Scale) -> None:
    """§M9.1 to §M9.4; how the deal itself goes is compared in test_slow_rules.py."""
    for seed in range(scale(60, 3_000)):
        rng = Random(f"sitting out {seed}")
        game = find("sixty_six_3p_us").game
        standing = standing_of(game, rng)
        record = Record("sixty_six_3p_us", game, standing, random_deck(game, rng))
        pair = record.state.table.pair
        slow = SlowDeal(settings(game), list(map(str, record.deck)), 1, standing.carry)
        while record.result is None:
            assert sorted(map(str, game.legal(record.state))) == sorted(slow.legal()), write_deal(record)
            assert record.state.table.turn == pair[slow.turn]
            action = as_people_might(record, rng)
            record = record.play(action)
            slow.do(str(action))
        assert slow.scored is not None
        expected = dict(zip(pair, slow.scored, strict=True))
        sits = 3 - sum(pair)
        left = game.options.match_points - 1 - standing.score[sits]
        expected[sits] = 0 if standing.first else min(max(slow.scored), left)
        assert list(record.result.points) == [expected[seat] for seat in range(3)], write_deal(record)
