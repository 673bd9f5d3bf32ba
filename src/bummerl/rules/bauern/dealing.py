"""The pack is cut, trumps are made, and everybody has five cards (§B1, §B2)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Verb
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.table import HAND, BauernStanding, Phase, Table
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import State, Step
from bummerl.rules.tables import put

__all__ = ["TURNS", "cut_or_knock", "do_cut", "do_trump", "laid_out", "name_or_turn"]

_CUT: Final = Action(Verb.CUT)
_KNOCK: Final = Action(Verb.KNOCK)
_TRUMPS: Final = tuple(Action(Verb.TRUMP, value=int(suit)) for suit in Suit)
TURNS: Final = (Action(Verb.TURN, value=0), Action(Verb.TURN, value=1))
_PACKETS: Final = {"3_2": (3, 2), "5": (5,), "1x5": (1, 1, 1, 1, 1)}


# The deal (§B1)


def laid_out(options: BauernOptions, deck: tuple[Card, ...], standing: BauernStanding) -> Step[Table]:
    """The pack is there to be cut; where there is nothing to decide the first cards are dealt at once (§B1.4)."""
    rufer = (standing.dealer + 1) % 4
    table = Table(standing, Phase.CUT, (standing.dealer + 3) % 4, declarer=rufer, leader=rufer)
    state = State(table, (Cards(),) * 4, deck)
    packets = _PACKETS[options.deal_packets]
    if options.knocking and packets != (HAND,):
        return Step(state, ())
    return _dealt(state, packets, ())


def cut_or_knock(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """Cut the pack, or knock on it (§B1.4)."""
    return (_CUT, _KNOCK)


def do_cut(options: BauernOptions, state: State[Table], action: Action) -> Step[Table]:
    """A cut deals packets, a knock five cards at once (§B1.4)."""
    seat = state.table.turn
    if action == _KNOCK:
        return _dealt(state, (HAND,), (Event(Kind.KNOCKED, seat),))
    return _dealt(state, _PACKETS[options.deal_packets], (Event(Kind.CUT, seat),))


def _dealt(state: State[Table], packets: tuple[int, ...], events: tuple[Event, ...]) -> Step[Table]:
    """Give the Rufer three cards; what everybody else will get waits face down, the Rufer's other two on top.

    The others do not look at their cards before trumps are made, so nobody needs to hold any yet (§B2.1).
    """
    table, rufer = state.table, state.table.rufer
    to_come: list[list[Card]] = [[], [], [], []]
    at = 0
    for size in packets:
        for held in to_come:
            held.extend(state.stock[at : at + size])
            at += size
    first, *others = to_come
    stock = (*first[3:], *(card for held in others for card in held))
    hand = Cards(first[:3])
    seen = Event(Kind.DEALT, rufer, tuple(hand), readers=(rufer,))
    naming = table._replace(phase=Phase.TRUMP, turn=rufer)
    return Step(State(naming, put(state.hands, rufer, hand), stock), (*events, seen))


# Trumps (§B2)


def name_or_turn(options: BauernOptions, _table: Table, hand: Cards) -> tuple[Action, ...]:
    """Name a suit, or turn up a card (§B2.1, §B2.2)."""
    any_suit = not options.trump_must_be_held
    named = [action for suit, action in zip(Suit, _TRUMPS, strict=True) if any_suit or hand & suit.cards]
    return (*named, *turns(options))


def turns(options: BauernOptions) -> tuple[Action, ...]:
    """The cards that may be turned up instead of naming a suit (§B2.2)."""
    return {"off": (), "next_card": TURNS[:1], "choose_one_of_two": TURNS}[options.aufschlagen]


def do_trump(state: State[Table], action: Action) -> Step[Table]:
    """Trumps are made, and everybody takes up five cards (§B2)."""
    table, value = state.table, action.value
    seat = table.turn
    assert value is not None, "trumps are a suit, and a card to turn up has a number"
    if action.verb is Verb.TRUMP:
        suit, shown, turned = Suit(value), table.shown, None
        event = Event(Kind.TRUMPED, seat, value=value)
    else:
        turned = state.stock[value]
        suit, shown = turned.suit, put(table.shown, seat, Cards((turned,)))
        event = Event(Kind.TURNED, seat, (turned,))
    calling = table._replace(phase=Phase.AUCTION, named=suit, trump=suit, turned=turned, shown=shown)
    return _taken_up(state._replace(table=calling), event)


def _taken_up(state: State[Table], event: Event) -> Step[Table]:
    """Everybody takes up five cards (§B2.3)."""
    rufer = state.table.rufer
    rest = list(state.stock)
    hands, events = state.hands, [event]
    for seat in ((rufer + place) % 4 for place in range(4)):
        missing = HAND - len(hands[seat])
        cards, rest = rest[:missing], rest[missing:]
        hands = put(hands, seat, hands[seat] | Cards(cards))
        events.append(Event(Kind.DEALT, seat, tuple(Cards(cards)), readers=(seat,)))
    return Step(State(state.table, hands, ()), tuple(events))
