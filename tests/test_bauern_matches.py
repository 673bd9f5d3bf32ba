"""Random matches of Bauernschnapsen with any house rules, from any standing: what must hold at every moment."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any, Final

import pytest

from bummerl.rules.actions import PLAYS, Action, Event, IllegalAction, Kind, Verb, marriage, read_action
from bummerl.rules.bauern import CONTRACTS, PRESETS, BauernGame, BauernOptions, BauernStanding, Phase, Table
from bummerl.rules.bauern.contracts import Aim, value_of
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, State
from bummerl.rules.options import Option, Value
from tests.random_standings import bauern_standing
from tests.rulebooks import rulebook

MATCHES: Final = 200
"""How many random matches; the seed is the number, so any of them can be played again."""

ALL_ACTIONS: Final = (
    *PLAYS,
    *(marriage(suit, value) for suit in Suit for value in (20, 40)),
    *(Action(Verb.CALL, word=word) for word in (*CONTRACTS, "solo")),
    *(Action(Verb.TRUMP, value=int(suit)) for suit in Suit),
    *(Action(Verb.TURN, value=number) for number in range(4)),
    *(Action(verb) for verb in Verb if verb not in {Verb.PLAY, Verb.MELD, Verb.CALL, Verb.TRUMP, Verb.TURN}),
)

PARAGRAPHS: Final = frozenset(rulebook("bauernschnapsen.md").numbers)


def random_value(option: Option, rng: Random) -> Value:
    if option.choices:
        return rng.choice(option.choices)
    if option.name in CONTRACTS:
        return rng.choice((0, rng.randint(1, 14), 12, 24))
    return rng.randint(option.low, min(option.high, 30))


def random_game(rng: Random) -> BauernGame:
    options = rng.choice(tuple(PRESETS.values()))
    chosen = rng.sample(BauernOptions.all(), rng.choice((0, 3, 8, 20)))
    changes: dict[str, Any] = {option.name: random_value(option, rng) for option in chosen}
    return BauernGame(replace(options, **changes))


# Laws of a moment


def cards_are_conserved(game: BauernGame, state: State[Table]) -> None:
    table = state.table
    played = chain.from_iterable(trick.cards for trick in table.tricks)
    cards = [*chain.from_iterable(state.hands), *state.stock, *chain.from_iterable(state.aside), *table.trick, *played]
    assert len(cards) == 20
    assert Cards(cards) == game.pack


def points_add_up(state: State[Table], melds: list[int]) -> None:
    table = state.table
    for seat in range(4):
        taken = [trick for trick in table.tricks if trick.winner == seat]
        assert table.won[seat] == len(taken)
        assert table.points[seat] + table.pending[seat] == melds[seat] + sum(Cards(t.cards).points for t in taken)
        waits = melds[seat] if table.side_won(seat) == 0 else 0
        assert table.pending[seat] == waits, f"seat {seat}: {table.pending} of {melds}"


def everything_else_is_refused(game: BauernGame, state: State[Table], legal: tuple[Action, ...]) -> None:
    for action in ALL_ACTIONS:
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                game.apply(state, action)
            assert refused.value.legal == legal
            assert refused.value.reason.id.startswith("refused-")
            assert refused.value.reason.paragraph in PARAGRAPHS or state.table.result is not None


def every_legal_action_applies(game: BauernGame, state: State[Table], legal: tuple[Action, ...]) -> None:
    before = repr(state)
    assert len(set(map(str, legal))) == len(legal)
    for action in legal:
        assert read_action(str(action)) == action
        assert action in ALL_ACTIONS
        step = game.apply(state, action)
        assert step.events
        assert step.state != state
        assert game.apply(state, action) == step
    assert repr(state) == before


def cards_in(value: object) -> Iterator[Card]:
    """All cards that a value names, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (tuple, Cards)):
        yield from chain.from_iterable(map(cards_in, value))


def a_view_names_only_what_was_seen(game: BauernGame, state: State[Table], log: tuple[Event, ...]) -> None:
    """The table names public cards alone, but for those that a seat cannot have held; a log what its seat saw."""
    public = Cards(card for event in log if event.readers is None for card in event.cards)
    table = state.table._replace(denied=())
    assert Cards(cards_in(table)) <= public
    for seat in (*range(4), None):
        view = game.view(state, seat, log)
        mine = Cards(c for event in log if event.readers == (seat,) for c in event.cards)
        assert Cards(card for event in view.log for card in event.cards) <= public | mine
        assert view.hand <= mine
        if seat is not None and seat != table.turn:
            assert view.legal == ()
        if state.table.result is None:
            assert (view.explain(Action(Verb.CLAIM)) is None) == (Action(Verb.CLAIM) in view.legal)


def hidden_cards_make_no_difference(game: BauernGame, state: State[Table], rng: Random) -> None:
    """Whoever holds what the seat to act does not see: the same may be done, and the same is refused."""
    table, seat = state.table, state.table.turn
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += [*state.stock, *chain.from_iterable(state.aside)]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for other in range(4):
        if other != seat:
            size = len(hands[other])
            hands[other], hidden = Cards(hidden[:size]), hidden[size:]
    stock, hidden = tuple(hidden[: len(state.stock)]), hidden[len(state.stock) :]
    aside = []
    for cards in state.aside:
        aside.append(Cards(hidden[: len(cards)]))
        hidden = hidden[len(cards) :]
    other_world = State(table, tuple(hands), stock, tuple(aside))
    assert game.legal(other_world) == game.legal(state)
    assert game.view(other_world, seat).legal == game.view(state, seat).legal


def denials_are_true(before: State[Table], after: State[Table]) -> None:
    for denial in after.table.denied[len(before.table.denied) :]:
        assert not denial.cards & before.hands[denial.seat], f"{denial} is untrue"


# The duties and tricks once more, as the page says them


def strength(game: BauernGame, table: Table, card: Card) -> int:
    """How strong a card is in its suit (§B1.2, §B3.5)."""
    low_ace = {"assenbettler", "zehnergang"}
    if game.options.bauernloch_order == "ace_low":
        low_ace |= {"bauernloch", "kontrabauernloch"}
    ranks = {"damengang": "QJATK", "koenigsgang": "KQJAT"}.get(table.contract, "ATKQJ")
    if table.contract in low_ace:
        ranks = "TKQJA"
    return -ranks.index(card.rank.letter)


def best_place(game: BauernGame, table: Table, trick: tuple[Card, ...]) -> int:
    """Which card takes the trick (§B6.6)."""
    trumps = [card for card in trick if card.suit is table.trump]
    rivals = trumps or [card for card in trick if card.suit is trick[0].suit]
    return trick.index(max(rivals, key=lambda card: strength(game, table, card)))


def due(game: BauernGame, table: Table, hand: Cards) -> Cards:
    """What may answer the trick (§B6.2 to §B6.5)."""
    options, trick = game.options, table.trick
    best = trick[best_place(game, table, trick)]
    same = Cards(card for card in hand if card.suit is trick[0].suit)
    if same:
        if table.contract == "normal" or CONTRACTS[table.contract].aim is Aim.NO_TRICK:
            heads = options.stichzwang == "always"
        else:
            heads = options.stichzwang != "never"
        higher = Cards(
            card
            for card in same
            if card.suit is best.suit and strength(game, table, card) > strength(game, table, best)
        )
        return higher if heads and higher else same
    trumps = Cards(card for card in hand if card.suit is table.trump)
    if not trumps or not options.must_overtrump or best.suit is not table.trump:
        return trumps or hand
    higher = Cards(card for card in trumps if strength(game, table, card) > strength(game, table, best))
    return higher or (trumps if options.undertrump == "forced" else hand)


def answers_are_those_of_the_page(game: BauernGame, state: State[Table], legal: tuple[Action, ...]) -> None:
    table = state.table
    if table.phase is Phase.FOLLOW:
        assert Cards(action.card for action in legal if action.card is not None) == due(
            game, table, state.hands[table.turn]
        )


def the_trick_goes_to_the_best_card(game: BauernGame, before: State[Table], after: State[Table]) -> None:
    """Counted on from the leader, past a partner who sits out; the winner leads to the next."""
    if len(after.table.tricks) > len(before.table.tricks):
        trick = after.table.tricks[-1]
        seats = [seat % 4 for seat in range(trick.leader, trick.leader + 4) if seat % 4 != after.table.resting]
        assert trick.winner == seats[best_place(game, before.table, trick.cards)]
        assert after.table.turn == after.table.leader == trick.winner
        assert len(trick.cards) == len(seats)


# Laws of a deal and a match


def a_result_is_possible(game: BauernGame, table: Table) -> None:
    result, options = table.result, game.options
    assert isinstance(result, Result)
    assert result.points[:2] == result.points[2:], "partners score the same"
    assert min(result.points) == 0 < max(result.points), "one side scores"
    contract = CONTRACTS[table.contract]
    values = {1, 2, 3} if contract.aim is Aim.CLAIM else {value_of(options, contract)}
    scored = {table.times * value for value in values}
    assert max(result.points) in ({(value + 1) // 2 for value in scored} if options.halved else scored)
    assert all(re.match("end-bauern|worth-bauern", why.id) for why in result.reasons)
    assert {why.paragraph for why in result.reasons} <= PARAGRAPHS
    assert table.times <= options.kontra_max


def play_a_deal(game: BauernGame, standing: BauernStanding, rng: Random, *, costly: float) -> Table:
    deck = list(game.pack)
    rng.shuffle(deck)
    state, log = game.deal(deck, standing)
    melds = [0] * 4
    eager = rng.random() < 0.25
    for _ in range(80):
        table = state.table
        cards_are_conserved(game, state)
        points_add_up(state, melds)
        legal = game.legal(state)
        answers_are_those_of_the_page(game, state, legal)
        assert (legal == ()) == (table.result is not None)
        if rng.random() < costly:
            every_legal_action_applies(game, state, legal)
            everything_else_is_refused(game, state, legal)
            a_view_names_only_what_was_seen(game, state, log)
            if table.result is None:
                hidden_cards_make_no_difference(game, state, rng)
        if table.result is not None:
            assert log[-1].kind is Kind.ENDED
            a_result_is_possible(game, table)
            return table
        action = choose(legal, table, rng, eager=eager)
        if action.verb is Verb.MELD:
            melds[table.turn] += action.value or 0
        before = state
        state, events = game.apply(state, action)
        denials_are_true(before, state)
        the_trick_goes_to_the_best_card(game, before, state)
        log += events
    raise AssertionError("a deal does not end")


def choose(legal: tuple[Action, ...], table: Table, rng: Random, *, eager: bool) -> Action:
    """Any action; passes two times in three where one may call, so that the normal game is played often enough."""
    passing = Action(Verb.PASS)
    if table.phase is Phase.AUCTION and not eager and rng.random() < 0.67:
        return passing
    patient = [action for action in legal if action.verb is not Verb.CLAIM or rng.random() < 0.3]
    return rng.choice(patient or legal)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_random_match(seed: int) -> None:
    rng = Random(seed)
    game = random_game(rng)
    standing = game.opening(rng.randrange(4)) if rng.random() < 0.3 else bauern_standing(game, rng)
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301  # our own bytes
    for _ in range(2 * game.options.match_points):
        table = play_a_deal(game, standing, rng, costly=0.2)
        assert table.result is not None
        after = game.advance(standing, table.result)
        assert after.dealer == (standing.dealer + 1) % 4
        assert after.score == tuple(map(sum, zip(standing.score, table.result.points, strict=True)))
        assert game.advance(standing, table.result) == after
        standing = after
        winner = game.match_winner(standing)
        assert (winner is None) == (max(standing.score) < game.options.match_points)
        assert (game.bummerls(standing) > 0) == (winner is not None)
        if winner is not None:
            assert standing.score[winner] == max(standing.score)
            return
    raise AssertionError("a match does not end")
