"""The talon: taking it up, and laying two cards away (§D4)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Verb
from bummerl.rules.cards import Cards
from bummerl.rules.dreier.doubling import to_doubling
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.table import TALON, Phase, Table
from bummerl.rules.game import State, Step
from bummerl.rules.tables import put

__all__ = ["discards", "do_discard", "do_take", "take_or_pass", "taken"]

_PASS: Final = Action(Verb.PASS)
_TAKE: Final = Action(Verb.TAKE)


# The talon (§D4)


def take_or_pass(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """Take the talon up, or leave it."""
    return (_TAKE, _PASS)


def do_take(options: DreierOptions, state: State[Table], action: Action) -> Step[Table]:
    """The declarer takes the talon, or play goes on without it."""
    if action.verb is Verb.TAKE:
        return taken(state, ())
    return to_doubling(options, state, (Event(Kind.WAIVED, state.table.turn, value=2),))


def taken(state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The declarer picks the talon up; nobody knows any more which cards he keeps (§D4.3)."""
    table = state.table
    seat = table.declarer
    shown = put(table.shown, seat, Cards())
    took = table._replace(phase=Phase.DISCARD, took=True, away=TALON, shown=shown)
    picked = Event(Kind.PICKED_UP, seat, state.stock, readers=(seat,))
    hands = put(state.hands, seat, state.hands[seat] | Cards(state.stock))
    return Step(State(took, hands, (), (Cards(),)), (*events, picked))


def discards(_table: Table, hand: Cards) -> tuple[Action, ...]:
    """Any card may be laid away."""
    return tuple(Action(Verb.DISCARD, card) for card in hand)


def do_discard(options: DreierOptions, state: State[Table], action: Action) -> Step[Table]:
    """A card laid away; after the last one doubling begins."""
    table, card = state.table, action.card
    assert card is not None, "a discard names its card"
    seat = table.turn
    hands = put(state.hands, seat, state.hands[seat].without(card))
    table = table._replace(away=table.away - 1)
    event = Event(Kind.DISCARDED, seat, (card,), readers=(seat,))
    laid = State(table, hands, state.stock, (state.aside[0] | Cards((card,)),))
    return Step(laid, (event,)) if table.away else to_doubling(options, laid, (event,))
