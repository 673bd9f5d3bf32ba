"""The packets, and trumps between them (§D1, §D2)."""

from __future__ import annotations

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.table import PACKET, SEATS, TALON, DreierStanding, Phase, Table
from bummerl.rules.game import State, Step
from bummerl.rules.tables import put

__all__ = ["do_trump", "laid_out", "name_or_turn", "turns"]


# The deal (§D1)


def laid_out(deck: tuple[Card, ...], standing: DreierStanding) -> Step[Table]:
    """Three cards to each from the dealer's left; the rest waits until trumps are made (§D1.3)."""
    caller = (standing.dealer + 1) % SEATS
    hands, events = _packets((Cards(),) * SEATS, caller, deck[: PACKET * SEATS])
    table = Table(standing, Phase.TRUMP, caller, declarer=caller)
    return Step(State(table, hands, deck[PACKET * SEATS :]), events)


# Trumps (§D2)


def name_or_turn(options: DreierOptions, _table: Table, hand: Cards) -> tuple[Action, ...]:
    """Name a suit, or turn up one of the next three cards."""
    held = options.trump_must_be_held
    named = [Action(Verb.TRUMP, value=suit) for suit in Suit if not held or hand & suit.cards]
    return (*named, *(Action(Verb.TURN, value=place) for place in turns(options)))


def turns(options: DreierOptions) -> range:
    """The numbers of the cards that may be turned up (§D2.2)."""
    return {"any_of_three": range(PACKET), "next": range(1), "off": range(0)}[options.trump_turn]


def do_trump(state: State[Table], action: Action) -> Step[Table]:
    """Trumps are made, and everybody gets the second packet (§D2.3)."""
    table, caller = state.table, state.table.turn
    assert action.value is not None, "trumps are named or turned by number"
    turned = None
    if action.verb is Verb.TURN:
        turned = state.stock[TALON + action.value]
        told = Event(Kind.TURNED, caller, (turned,))
        suit = turned.suit
    else:
        suit = Suit(action.value)
        told = Event(Kind.TRUMPED, caller, value=suit)
    hands, events = _packets(state.hands, caller, state.stock[TALON:])
    shown = table.shown if turned is None else put(table.shown, caller, Cards((turned,)))
    made = table._replace(phase=Phase.AUCTION, named=suit, trump=suit, turned=turned, shown=shown)
    return Step(State(made, hands, state.stock[:TALON]), (told, *events))


def _packets(
    hands: tuple[Cards, ...], first: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Cards, ...], tuple[Event, ...]]:
    """Three cards more to each seat from `first` on, and each seat's own event."""
    events = []
    for turn in range(SEATS):
        seat, packet = (first + turn) % SEATS, cards[PACKET * turn : PACKET * (turn + 1)]
        hands = put(hands, seat, hands[seat] | Cards(packet))
        events.append(Event(Kind.DEALT, seat, packet, readers=(seat,)))
    return hands, tuple(events)
