"""The laws of `tests/laws.py`, held against random matches of every preset with random options.

The second half breaks the rules on purpose and looks whether a law notices: a law that nothing can break is no law.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bummerl.record import Record, read_deal, view_json, write_deal
from bummerl.rules.actions import Action, Event, Kind, Verb
from bummerl.rules.cards import Card, Cards
from bummerl.rules.catalog import CATALOG
from bummerl.rules.game import Result, Standing, State, Step
from bummerl.rules.reasons import reason
from bummerl.rules.schnapsen import SchnapsenGame, SchnapsenOptions, Table
from tests import laws
from tests.random_games import TEMPERS, random_action, random_deck

Scale = Callable[[int, int], int]

PRESETS = [preset.key for preset in CATALOG if preset.game.rules == "schnapsen"]


@pytest.mark.parametrize("name", PRESETS)
def test_random_matches_keep_every_law(name: str, scale: Scale) -> None:
    for seed in range(scale(200, 10_000) // len(PRESETS)):
        laws.check_match(name, Random(f"{name} {seed}"))


# What leaves for a seat


def test_every_field_of_a_table_has_a_place_in_what_a_seat_is_sent() -> None:
    everywhere = {"standing", "phase", "turn", "result"}

    assert {*SchnapsenGame.public, *everywhere} == set(Table._fields)


def test_what_a_seat_is_sent_is_plain_json() -> None:
    deal = read_deal(
        "sixty_six | dealer 0 score 0-0 | KCTSTCKDTH9DASJCQCAHQD9SQSJD9CACJHKHKSJS9HADQHTD"
        " | 20C QC-9D close exchange AS-QS TS-QD TC-KD KC-TH claim"
    )
    for count in range(len(deal.actions) + 1):
        for seat in (0, 1, None):
            data = view_json(deal.upto(count).view(seat))
            assert json.loads(json.dumps(data)) == data


def test_what_has_no_place_in_a_view_is_refused() -> None:
    view = Record("schnapsen", CATALOG[0].game, Standing(), tuple(CATALOG[0].game.pack)).view(0)
    strange = view._replace(table=view.table._replace(melded=object()))

    with pytest.raises(TypeError, match="object has no place in a view"):
        view_json(strange)


# Rules that are broken


class ForgetsTheCard(SchnapsenGame):
    """An exchange loses the card that is put down."""

    def _exchange(self, state: State[Table]) -> Step[Table]:
        (table, hands, stock, aside), events = super()._exchange(state)
        return Step(State(table, hands, stock[:-1], aside), events)


class OffersTooMuch(SchnapsenGame):
    """Closing is offered twice."""

    def _leads(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        actions = super()._leads(table, hand)
        return (*actions, *(action for action in actions if str(action) == "close"))


class CountsTheLeadTwice(SchnapsenGame):
    """The card that was led counts twice."""

    def _follow(self, state: State[Table], card: Card) -> Step[Table]:
        (table, hands, stock, aside), events = super()._follow(state, card)
        points = tuple(
            had + (state.table.trick[0].points if seat == table.turn else 0) for seat, had in enumerate(table.points)
        )
        return Step(State(table._replace(points=(points[0], points[1])), hands, stock, aside), events)


class ForgetsATrick(SchnapsenGame):
    """A trick without card points is not counted."""

    def _follow(self, state: State[Table], card: Card) -> Step[Table]:
        (table, hands, stock, aside), events = super()._follow(state, card)
        counted = table._replace(won=state.table.won) if not card.points + state.table.trick[0].points else table
        return Step(State(counted, hands, stock, aside), events)


class NeverWaits(SchnapsenGame):
    """A marriage counts though its owner has no trick."""

    def _meld(self, state: State[Table], action: Action) -> Step[Table]:
        (table, hands, stock, aside), events = super()._meld(state, action)
        points = tuple(map(sum, zip(table.points, table.pending, strict=True)))
        counted = table._replace(points=(points[0], points[1]), pending=(0, 0))
        return Step(State(counted, hands, stock, aside), events)


class DrawsOpenly(SchnapsenGame):
    """Everybody reads what is drawn."""

    @staticmethod
    def _draw(
        state: State[Table],
    ) -> tuple[Table, tuple[Cards, ...], tuple[Card, ...], tuple[Event, ...]]:
        table, hands, stock, events = SchnapsenGame._draw(state)
        return table, hands, stock, tuple(event._replace(readers=None) for event in events)


class ShowsTheHand(SchnapsenGame):
    """What is known of a hand grows with every draw."""

    @staticmethod
    def _draw(
        state: State[Table],
    ) -> tuple[Table, tuple[Cards, ...], tuple[Card, ...], tuple[Event, ...]]:
        table, hands, stock, events = SchnapsenGame._draw(state)
        return table._replace(shown=(hands[0], hands[1])), hands, stock, events


class AsksTheHolderAlone(SchnapsenGame):
    """After a close the opponent is asked only when holding the lowest trump, which tells the closer so."""

    def _close(self, state: State[Table]) -> Step[Table]:
        step = super()._close(state)
        asked = step.state.table.turn
        if asked != state.table.turn and self._lowest(state.table) not in state.hands[asked]:
            back = self._back_to_closer(step.state.table)
            return Step(State(back, state.hands, state.stock), step.events)
        return step


class PlaysOn(SchnapsenGame):
    """A pass is one more lap."""

    def _at_the_end(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        return (*super()._at_the_end(table, hand), Action(Verb.DRAW))

    def _do(self, state: State[Table], action: Action) -> Step[Table]:
        if action.verb is Verb.DRAW and not state.hands[0]:
            return Step(state, (Event(Kind.PASSED, 0),))
        return super()._do(state, action)


class RefusesSilently(SchnapsenGame):
    """The reason cites a paragraph that does not exist."""

    def explain(self, table: Table, hand: Cards, action: Action) -> Any:  # noqa: ANN401  # as wrong as it can be
        why = super().explain(table, hand, action)
        return why and reason(why.id, "99.9")


class ScoresBoth(SchnapsenGame):
    """The loser gets a point, too."""

    @staticmethod
    def _end(state: State[Table], table: Table, result: Result, events: tuple[Event, ...]) -> Step[Table]:
        points = tuple(max(1, had) for had in result.points)
        return SchnapsenGame._end(state, table, result._replace(points=points), events)


class DealsForever(SchnapsenGame):
    """The dealer never changes."""

    def advance(self, standing: Standing, result: Result) -> Standing:
        return replace(super().advance(standing, result), dealer=standing.dealer)


class Remembers(SchnapsenGame):
    """A game that keeps something of what it has seen, and counts by it."""

    def _lead(self, state: State[Table], card: Card) -> Step[Table]:
        self.__dict__["leads"] = self.__dict__.get("leads", 0) + 1
        (table, hands, stock, aside), events = super()._lead(state, card)
        return Step(State(table, hands, stock, aside), (*events, Event(Kind.COUNTED, 0, value=self.__dict__["leads"])))


ASKING = SchnapsenOptions(exchange_after_opponent_close=True)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (ForgetsTheCard(SchnapsenOptions()), laws.cards_are_conserved),
        (OffersTooMuch(SchnapsenOptions()), laws.action_texts_are_unique_and_read_back),
        (CountsTheLeadTwice(SchnapsenOptions()), laws.points_add_up),
        (ForgetsATrick(replace(ASKING, deck=24)), laws.tricks_are_counted),
        (NeverWaits(SchnapsenOptions()), laws.marriages_wait_as_they_must),
        (DrawsOpenly(SchnapsenOptions()), laws.a_view_holds_no_hidden_card),
        (DrawsOpenly(SchnapsenOptions()), laws.what_a_seat_cannot_see_makes_no_difference),
        (ShowsTheHand(SchnapsenOptions()), laws.a_view_holds_no_hidden_card),
        (ShowsTheHand(SchnapsenOptions()), laws.what_a_seat_cannot_see_makes_no_difference),
        (AsksTheHolderAlone(ASKING), laws.what_a_seat_cannot_see_makes_no_difference),
        (PlaysOn(SchnapsenOptions()), laws.every_legal_action_applies),
        (PlaysOn(SchnapsenOptions()), laws.play_ends_in_time),
        (RefusesSilently(SchnapsenOptions()), laws.everything_else_is_refused),
        (ScoresBoth(SchnapsenOptions()), laws.one_side_scores_or_nobody),
        (DealsForever(SchnapsenOptions()), laws.the_match_moves_on),
        (Remembers(SchnapsenOptions()), laws.apply_changes_nothing_it_was_given),
        (Remembers(SchnapsenOptions()), laws.the_fold_is_the_live_state),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_law_notices_rules_that_break_it(game: SchnapsenGame, law: laws.Law) -> None:
    with pytest.raises(AssertionError) as caught:
        play_under(law, game)

    name, line = caught.value.__notes__[0].split("\n")
    assert name == f"broken: {law.__name__}"
    assert line.startswith("schnapsen")


def play_under(law: laws.Law, game: SchnapsenGame) -> None:
    """Random deals, with one law held against every moment, or every result if it is about results."""
    for seed in range(200):
        rng = Random(seed)
        temper = {**rng.choice(TEMPERS), "draw": 50}
        deal = Record("schnapsen", game, Standing(), random_deck(game, rng))
        while deal.result is None and len(deal.actions) < 100:
            deal = deal.play(random_action(game, deal.state, temper, rng))
            if law not in laws.FINISHED_OF_GAME[game.rules] or deal.result is not None:
                laws.hold((law,), deal, rng)


def test_what_fails_carries_the_line_that_plays_it_again() -> None:
    def forbids_everything(now: laws.Moment) -> None:
        raise AssertionError(f"{len(now.record.actions)} actions")

    rng = Random(1)
    deal = Record("schnapsen", SchnapsenGame(SchnapsenOptions()), Standing(), random_deck(CATALOG[0].game, rng))
    with pytest.raises(AssertionError) as caught:
        laws.hold((forbids_everything,), deal, rng)

    assert caught.value.__notes__ == [f"broken: forbids_everything\n{write_deal(deal)}"]
