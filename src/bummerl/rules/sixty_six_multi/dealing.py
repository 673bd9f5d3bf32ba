"""The packets, trumps, and drumming (§M1 to §M3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Standing, State, Step
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.sixty_six_multi.play import next_lead
from bummerl.rules.sixty_six_multi.table import Phase, Table
from bummerl.rules.tables import put

__all__ = ["WHISTLE", "dealing_order", "do_drum", "do_trump", "drum_or_pass", "laid_out", "name_or_turn"]

_PASS: Final = Action(Verb.PASS)
_DRUM: Final = Action(Verb.DRUM)
WHISTLE: Final = Action(Verb.CALL, word="whistle")
_NEXT_CARD: Final = Action(Verb.TURN, value=0)


# The deal (§M1)


def laid_out(options: SixtySixMultiOptions, deck: tuple[Card, ...], standing: Standing) -> Step[Table]:
    """All cards, or the first packets until trumps are made (§M1.4, §M2)."""
    dealer = standing.dealer
    none = (0,) * options.players
    empty = (Cards(),) * options.players
    table = Table(standing, Phase.TRUMP, (dealer + 1) % options.players, none, none, none, empty)
    if options.trump_from == "chosen":
        hands, stock, events = _packets(options, empty, deck, dealer, options.sizes[:1])
        return Step(State(table, hands, stock), events)
    turned = deck[-1]  # the last card dealt is the bottom card of the pack, and the dealer's
    hands, stock, events = _packets(options, empty, deck, dealer, options.sizes)
    shown = put(empty, dealer, Cards((turned,)))
    told = Event(Kind.TURNED, dealer, (turned,))
    known = table._replace(trump=turned.suit, turned=turned, shown=shown)
    in_order = (told, *events) if options.trump_from == "bottom_card" else (*events, told)
    return _to_drumming(options, State(known, hands, stock), in_order)


def _packets(
    options: SixtySixMultiOptions, hands: tuple[Cards, ...], deck: tuple[Card, ...], dealer: Seat, sizes: Sequence[int]
) -> tuple[tuple[Cards, ...], tuple[Card, ...], tuple[Event, ...]]:
    """Deal packets of these sizes round the table; each seat sees its own (§M1.4)."""
    dealt: dict[Seat, tuple[Card, ...]] = {}
    at = 0
    for size in sizes:
        for seat in dealing_order(options, dealer):
            dealt[seat] = (*dealt.get(seat, ()), *deck[at : at + size])
            at += size
    for seat, cards in dealt.items():
        hands = put(hands, seat, hands[seat] | Cards(cards))
    events = tuple(Event(Kind.DEALT, seat, cards, readers=(seat,)) for seat, cards in dealt.items())
    return hands, deck[at:], events


def dealing_order(options: SixtySixMultiOptions, dealer: Seat) -> tuple[Seat, ...]:
    """Who gets the first packet, the second and so on; the dealer always the last."""
    steps = (2, 1, 3, 0) if options.deal_order == "partner_first" else (*range(1, options.players), 0)
    return tuple((dealer + step) % options.players for step in steps)


# Trumps (§M2)


def name_or_turn(_table: Table, hand: Cards) -> tuple[Action, ...]:
    """Name a suit of the first packet, or let the next card decide."""
    return (*(Action(Verb.TRUMP, value=suit) for suit in Suit if hand & suit.cards), _NEXT_CARD)


def do_trump(options: SixtySixMultiOptions, state: State[Table], action: Action) -> Step[Table]:
    """Trumps are made, and everybody gets the other packets (§M2)."""
    table, seat = state.table, state.table.turn
    assert action.value is not None, "trumps are named or turned by number"
    if action.verb is Verb.TURN:
        turned = state.stock[0]
        told = Event(Kind.TURNED, seat, (turned,))
        made = table._replace(trump=turned.suit, turned=turned, shown=put(table.shown, seat, Cards((turned,))))
    else:
        told = Event(Kind.TRUMPED, seat, value=action.value)
        made = table._replace(trump=Suit(action.value))
    hands, stock, events = _packets(options, state.hands, state.stock, table.standing.dealer, options.sizes[1:])
    return _to_drumming(options, State(made, hands, stock), (told, *events))


# Drumming (§M3)


def _to_drumming(options: SixtySixMultiOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    forehand = (state.table.standing.dealer + 1) % options.players
    phase = Phase.DRUM if options.drumming else Phase.LEAD
    begun = state._replace(table=state.table._replace(phase=phase, turn=forehand))
    return Step(begun, events) if options.drumming else next_lead(options, begun, events)


def drum_or_pass(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """Drum, whistle or pass (§M3.1)."""
    return (_DRUM, WHISTLE, _PASS)


def do_drum(options: SixtySixMultiOptions, state: State[Table], action: Action) -> Step[Table]:
    """The first who drums plays alone; when all have passed each plays for himself (§M3.2)."""
    table, seat = state.table, state.table.turn
    forehand = (table.standing.dealer + 1) % options.players
    if action.verb is not Verb.PASS:
        whistled = action.verb is Verb.CALL
        drummed = table._replace(declarer=seat, whistled=whistled, turn=forehand)
        return next_lead(
            options, state._replace(table=drummed), (Event(Kind.DRUMMED, seat, value=2 if whistled else 1),)
        )
    passed = Event(Kind.WAIVED, seat)
    table = table._replace(asked=table.asked + 1, turn=(seat + 1) % options.players)
    if table.asked < options.players:
        return Step(state._replace(table=table), (passed,))
    return next_lead(options, state._replace(table=table), (passed,))
