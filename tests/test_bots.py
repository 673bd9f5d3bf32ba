"""The bots: what they choose is legal, rests on the view alone, and is worth something."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bummerl.arena import arena
from bummerl.engine.bots import BOTS, UnknownBot, bot
from bummerl.engine.endgame import Endgame
from bummerl.engine.worlds import worlds
from bummerl.record import Record
from bummerl.rules.actions import Seat, Verb
from bummerl.rules.cards import Card, Cards, read_cards
from bummerl.rules.catalog import CATALOG, AnyGame, find
from bummerl.rules.game import State
from bummerl.rules.schnapsen import SchnapsenGame, Table
from bummerl.rules.schnapsen.table import Trick
from tests.positions import play, position
from tests.random_games import TEMPERS, random_action, random_deck, random_game, random_standing

PRESETS = [preset.key for preset in CATALOG if preset.game.rules == "schnapsen"]
PLAYERS = ["pimc:2", *(name for name in BOTS if ":" not in name)]  # random options make packs that take long


def random_position(name: str, rng: Random) -> Record:
    """A deal of this preset with options flipped, somewhere in the middle."""
    game = random_game(name, rng)
    record = Record(name, game, random_standing(game, rng), random_deck(game, rng))
    for _ in range(rng.randrange(20)):
        longer = record.play(random_action(game, record.state, rng.choice(TEMPERS), rng))
        if longer.result is not None:
            break
        record = longer
    return record


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("player", PLAYERS)
def test_every_choice_is_legal_and_repeatable(player: str, name: str) -> None:
    for seed in range(12):
        rng = Random(f"{name} {seed}")
        view = (record := random_position(name, rng)).view(record.state.table.turn)
        chosen = bot(player).choose(view, Random(seed))
        assert chosen in view.legal
        assert bot(player).choose(view, Random(seed)) == chosen


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("player", PLAYERS)
def test_hidden_cards_change_no_choice(player: str, name: str, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(12, 1000)):
        rng = Random(f"hidden {name} {seed}")
        record = random_position(name, rng)
        seat = record.state.table.turn
        view = record.view(seat)
        other = next(worlds(view, rng))
        swapped = record.game.view(other, seat, view.log)
        assert bot(player).choose(swapped, Random(seed)) == bot(player).choose(view, Random(seed))


def test_no_bot_claims_wrongly() -> None:
    for seed in range(60):
        rng = Random(seed)
        record = random_position(rng.choice(PRESETS), rng)
        seat = record.state.table.turn
        for player in map(bot, PLAYERS):
            if player.choose(record.view(seat), rng).verb is Verb.CLAIM:
                assert record.state.table.points[seat] >= record.game.options.target_points


def brute_force(game: AnyGame, state: State[Table], me: Seat) -> float:
    """The value of a state in which nothing is drawn any more, by the rules themselves; nobody claims wrongly."""
    table = state.table
    if table.result is not None:
        return float(table.result.points[me] - table.result.points[1 - me])
    may_claim = table.points[table.turn] >= game.options.target_points
    actions = [action for action in game.legal(state) if action.verb is not Verb.CLAIM or may_claim]
    values = [brute_force(game, game.apply(state, action).state, me) for action in actions]
    return max(values) if table.turn == me else min(values)


@pytest.mark.parametrize("name", PRESETS)
def test_endgames_have_the_values_that_the_rules_give(name: str, scale: Callable[[int, int], int]) -> None:
    checked = 0
    for seed in range(10_000):
        rng = Random(f"end {name} {seed}")
        game = random_game(name, rng)
        state: State[Table] = game.deal(random_deck(game, rng), random_standing(game, rng)).state
        while state.table.result is None and (state.table.is_open or max(map(len, state.hands)) > 3):
            state = game.apply(state, random_action(game, state, TEMPERS[2 + seed % 3], rng)).state
        if state.table.result is not None:
            continue
        assert isinstance(game, SchnapsenGame)
        me = rng.randrange(2)
        may_claim = state.table.points[state.table.turn] >= game.options.target_points
        for action, value in Endgame(game, state, me).values().items():
            if action.verb is not Verb.CLAIM or may_claim:
                assert value == brute_force(game, game.apply(state, action).state, me), (seed, str(action))
        checked += 1
        if checked == scale(12, 2000):
            return
    raise AssertionError("too few endgames were reached")


@pytest.mark.parametrize("name", ["schnapsen", "sixty_six", "scharfschnapsen"])
def test_thumb_beats_random(name: str) -> None:
    short = find(name)._replace(game=find(name).game.with_texts({"match_points": "3"}))
    report = arena(short, (bot("thumb"), bot("random")), deals=20, seed=1)
    assert report.matches_won[0].mean >= 0.85
    assert report.points[0].low > 0


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in PRESETS if find(name).game.options.match_points > 1])
def test_thumb_wins_at_least_95_percent_of_matches_against_random(name: str) -> None:
    report = arena(find(name), (bot("thumb"), bot("random")), deals=4000, seed=2)
    assert report.matches_won[0].low >= 0.95, report.matches_won[0]


STRONG, WEAK = "AH KH QH AS TS", "TH KS QD JD QC"


@pytest.mark.parametrize(
    ("played", "chosen"),
    [
        ("AS-QD TS-JD", "40H"),  # 26 and 40 are 66: nothing is left to close for
        ("AS-QD TS-JD close", "40H"),
        ("AS-QD close TS-KS", "40H"),
        ("AS-QD TS-JD 40H", "claim"),
    ],
)
def test_thumb_declares_a_marriage_that_wins_at_once(played: str, chosen: str) -> None:
    deal = play(position("schnapsen", hands=(STRONG, WEAK), turnup="JH"), played)
    assert {str(bot("thumb").choose(deal.view(0), Random(seed))) for seed in range(5)} == {chosen}


def test_thumb_leads_the_half_of_a_marriage_that_wins() -> None:
    """46 card points and a pending 40: the king takes the trick once ace and ten are gone, the queen may not."""
    deal = position("schnapsen", hands=("KS QS AD TD AC", "JH QC JC QD JD"), turnup="JS", talon="AS TS")
    view = deal.view(0)
    table = view.table._replace(melded=Card("KS"), points=(22, 0), pending=(40, 0), won=(0, 0))
    # The hand is as if ace and ten of trumps had been played.
    gone = Trick(1, (Card("AS"), Card("TS")), 1, 10)
    near = view._replace(table=table._replace(tricks=(gone,)), hand=Cards(read_cards("KS QS")))
    assert str(bot("thumb").choose(near, Random(0))) == "KS"


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot) as refused:
        bot("nobody")
    assert dict(refused.value.reason.params) == {"name": "nobody", "known": "pimc:N, thumb, random"}
