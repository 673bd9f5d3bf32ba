"""The play of the cards: leads, marriages, answers, tricks (§T6, §T7), and the count at the end (§T8.1)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Verb, marriage, plays
from bummerl.rules.cards import PACKS, Card, Cards, Rank, Suit
from bummerl.rules.game import State, Step
from bummerl.rules.marriages import plus
from bummerl.rules.thousand.dealing import ended, put
from bummerl.rules.thousand.limits import ACES
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.refusals import Refusal
from bummerl.rules.thousand.scoring import Played, played_out, stock_points
from bummerl.rules.thousand.table import Denial, Phase, Table, Trick
from bummerl.rules.tricks import marriages, may_play, ruled_out, winner

__all__ = ["answers", "do_lead", "do_play", "first_lead", "lead_cards", "leads", "no_meld"]

_PACK: Final = PACKS[24]


def first_lead(state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The declarer leads to the first trick (§T6.1)."""
    table = state.table
    assert table.declarer is not None, "somebody plays the contract"
    return Step(state._replace(table=table._replace(phase=Phase.LEAD, turn=table.declarer)), events)


# Leading (§T6.1, §T6.7)


def leads(options: ThousandOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """A card, or first a marriage."""
    actions = plays(lead_cards(options, table, hand))
    if no_meld(options, table) is None:
        actions += [marriage(suit, options.worth(suit)) for suit in marriages(hand)]
        if options.ace_marriage and hand >= ACES:
            actions.append(Action(Verb.MELD, value=options.ace_marriage))
    return tuple(actions)


def lead_cards(options: ThousandOptions, table: Table, hand: Cards) -> Cards:
    """Any card, but after a declaration one of those declared, and not another player's trump where that is barred."""
    if table.melded is not None:
        return hand & (ACES if table.melded.rank is Rank.ACE else table.melded.suit.marriage)
    if options.no_lead_foreign_trump and table.trump is not None and table.trump_by != table.turn:
        return hand - table.trump.cards or hand
    return hand


def no_meld(options: ThousandOptions, table: Table) -> Refusal | None:
    """Why the leader may not declare what it holds (§T7.2, §T7.3)."""
    if table.phase is not Phase.LEAD:
        return Refusal.MELD_NOT_LEADING
    if table.melded is not None:
        return Refusal.MELD_SECOND
    if options.marriage_requires_trick and table.won[table.turn] == 0:
        return Refusal.MELD_NO_TRICK
    return None


def do_lead(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """A card led, or a declaration before it."""
    if action.verb is Verb.MELD:
        return _meld(options, state, action)
    table, card = state.table, action.card
    assert card is not None, "a play names its card"
    seat = table.turn
    denied = table.denied
    is_foreign = table.melded is None and table.trump_by != seat and card.suit is table.trump
    if options.no_lead_foreign_trump and is_foreign:
        denied = (*denied, Denial(seat, len(table.tricks), _PACK - card.suit.cards))
    led = table._replace(
        phase=Phase.FOLLOW,
        turn=table.after(seat),
        trick=(card,),
        shown=put(table.shown, seat, table.shown[seat].without(card)),
        denied=denied,
        melded=None,
    )
    hands = put(state.hands, seat, state.hands[seat].without(card))
    return Step(State(led, hands, state.stock, state.aside), (Event(Kind.PLAYED, seat, (card,)),))


# Marriages (§T7)


def _meld(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    table, king, value = state.table, action.card, action.value
    assert value is not None, "a declaration names its worth"
    seat = table.turn
    cards = ACES if king is None else king.suit.marriage
    told = table._replace(
        melded=king or Card("AS"),
        shown=put(table.shown, seat, table.shown[seat] | cards),
    )
    if options.defender_marriages or seat == table.declarer:
        told = told._replace(points=plus(table.points, seat, value), declared=plus(table.declared, seat, value))
    if king is not None:
        told = _new_trump(options, told, king.suit)
    kind = Kind.ACES if king is None else Kind.MELDED
    return Step(state._replace(table=told), (Event(kind, seat, tuple(cards), value),))


def _new_trump(options: ThousandOptions, table: Table, suit: Suit) -> Table:
    """Trump at once, in this very trick, or with the next (§T7.4)."""
    if options.trump_activation == "immediate":
        return table._replace(trump=suit, trump_by=table.turn)
    return table._replace(coming=suit)


# Following (§T6.2 to §T6.6)


def answers(options: ThousandOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """The cards that may be played to a trick that is under way."""
    return tuple(plays(may_play(hand, table.trick, table.trump, options.duty)))


def do_play(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """A card to the trick; the last one gives it to its winner."""
    table, card = state.table, action.card
    assert card is not None, "a play names its card"
    seat = table.turn
    out = ruled_out(card, table.trick, table.trump, options.duty) & _PACK
    played = table._replace(
        turn=table.after(seat),
        trick=(*table.trick, card),
        shown=put(table.shown, seat, table.shown[seat].without(card)),
        denied=(*table.denied, Denial(seat, len(table.tricks), out)) if out else table.denied,
    )
    hands = put(state.hands, seat, state.hands[seat].without(card))
    event = Event(Kind.PLAYED, seat, (card,))
    after = State(played, hands, state.stock, state.aside)
    if len(played.trick) < len(played.players):
        return Step(after, (event,))
    return _taken(options, after, event)


def _taken(options: ThousandOptions, state: State[Table], event: Event) -> Step[Table]:
    """The trick goes to its winner, who leads next (§T6.6)."""
    table = state.table
    leader = table.turn
    seat = leader
    for _ in range(winner(table.trick, table.trump)):
        seat = table.after(seat)
    cards, worth = table.trick, Cards(table.trick).points
    taken = table._replace(
        phase=Phase.LEAD,
        turn=seat,
        trick=(),
        tricks=(*table.tricks, Trick(leader, cards, seat, table.trump)),
        points=plus(table.points, seat, worth),
        won=plus(table.won, seat, 1),
    )
    if table.coming is not None:
        taken = taken._replace(trump=table.coming, trump_by=leader, coming=None)
    events = (event, Event(Kind.TOOK, seat, cards, worth))
    after = state._replace(table=taken)
    return Step(after, events) if state.hands[seat] else _counted(options, after, events)


# The end (§T8)


def _counted(options: ThousandOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """All cards are played: what was never taken up, and the count (§T8.1, §T14.3)."""
    table, stock = state.table, state.stock
    declarer = table.declarer
    assert declarer is not None, "somebody played the contract"
    if stock and options.unused_to_last_trick:
        worth = Cards(stock).points
        events = (*events, Event(Kind.LEFT_OVER, table.turn, stock, worth))
        table = table._replace(points=plus(table.points, table.turn, worth))
    points = table.points
    if table.sitter is not None:
        points = plus(points, table.sitter, stock_points(options, table.widow or stock))
    deal = Played(table.players, declarer, table.bid, points, table.won, table.blind is not None, table.golden)
    return ended(options, state._replace(table=table), played_out(options, deal), events)
