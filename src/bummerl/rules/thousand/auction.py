"""Blind bids, the question for a new deal, and the auction (§T2.6, §T3, §T4).

```text
 opened ──► next ──┬─► REDEAL ── decline ─────► next
                   ├─► BLIND ─── blind, look ─► next
                   ├─► AUCTION ─ bid, pass ───► next
                   └─► one bidder is left: the stock
```
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Cards
from bummerl.rules.game import State, Step
from bummerl.rules.reasons import reason
from bummerl.rules.thousand.dealing import asks_for_hands, ended, forced_seat, hand_redeal, put, thrown_in
from bummerl.rules.thousand.exchange import auction_won
from bummerl.rules.thousand.limits import bids, blind_bids, cap, may_be_blind
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.scoring import skipped
from bummerl.rules.thousand.table import Phase, Table

__all__ = ["bid_or_pass", "blind_or_look", "do_bid", "do_blind", "do_redeal", "opened", "redeal_or_decline"]

_PASS: Final = Action(Verb.PASS)
_LOOK: Final = Action(Verb.LOOK)
_REDEAL: Final = Action(Verb.REDEAL)
_DECLINE: Final = Action(Verb.DECLINE)

Events = tuple[Event, ...]


def opened(options: ThousandOptions, state: State[Table], events: Events) -> Step[Table]:
    """The forced bid lies on the table, and the cards of those who may bid blind lie face down (§T3.2, §T4.1)."""
    table = state.table
    forced = forced_seat(options, table.standing)
    unseen = tuple(seat for seat in table.players if may_be_blind(options, table, seat, forced))
    hands = tuple(Cards() if seat in unseen else hand for seat, hand in enumerate(state.hands))
    aside = tuple(hand if seat in unseen else Cards() for seat, hand in enumerate(state.hands))
    events += tuple(Event(Kind.DEALT, seat, tuple(hand), readers=(seat,)) for seat, hand in enumerate(hands) if hand)
    speaker = table.players[0]
    if forced is not None:
        speaker = forced if forced in unseen else table.after(forced)
        table = table._replace(bid=options.min_bid, declarer=forced)
        events = (*events, Event(Kind.BID, forced, value=options.min_bid))
    covered = State(table._replace(speaker=speaker, unseen=unseen), hands, state.stock, aside)
    return _next(options, covered, events)


def _next(options: ThousandOptions, state: State[Table], events: Events) -> Step[Table]:
    """Ask whoever has seen a hand and not answered yet; then it is the speaker's turn."""
    table = state.table
    if asks_for_hands(options):
        for seat in table.players:
            if seat not in table.unseen and seat not in table.asked:
                return Step(state._replace(table=table._replace(phase=Phase.REDEAL, turn=seat)), events)
    left, speaker = table.contenders, table.speaker
    if not left:
        why = reason("end-thousand-all-passed", "T4.1")
        return ended(options, state, skipped((0,) * options.players, why, again=True), events)
    if len(left) == 1 and table.declarer == left[0]:
        if left[0] in table.unseen:
            state, more = _uncovered(state, left[0])
            events += more
        return auction_won(options, state, events)
    if speaker in table.unseen:
        if blind_bids(options, table, speaker):
            return Step(state._replace(table=table._replace(phase=Phase.BLIND, turn=speaker)), events)
        state, more = _looked(state, speaker)
        return _next(options, state, events + more)
    return Step(state._replace(table=table._replace(phase=Phase.AUCTION, turn=speaker)), events)


def _looked(state: State[Table], seat: Seat) -> tuple[State[Table], Events]:
    """The speaker takes its cards up; whoever holds the forced bid has bid already."""
    seen, events = _uncovered(state, seat)
    if seen.table.declarer == seat:
        seen = seen._replace(table=seen.table._replace(speaker=_next_speaker(seen.table, seat)))
    return seen, events


def _uncovered(state: State[Table], seat: Seat) -> tuple[State[Table], Events]:
    """The seat takes its cards up."""
    table = state.table
    hand = state.aside[seat]
    unseen = tuple(other for other in table.unseen if other != seat)
    hands, aside = put(state.hands, seat, hand), put(state.aside, seat, Cards())
    event = Event(Kind.DEALT, seat, tuple(hand), readers=(seat,))
    return State(table._replace(unseen=unseen), hands, state.stock, aside), (event,)


# The question for a new deal (§T2.6)


def redeal_or_decline(options: ThousandOptions, _table: Table, hand: Cards) -> tuple[Action, ...]:
    """Everybody is asked, with or without the right, so that the question tells nobody anything."""
    return (_REDEAL, _DECLINE) if hand_redeal(options, hand) else (_DECLINE,)


def do_redeal(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """A new deal, or on to the next."""
    table = state.table
    if action.verb is Verb.REDEAL:
        return thrown_in(options, state, "T2.6")
    return _next(options, state._replace(table=table._replace(asked=(*table.asked, table.turn))), ())


# Blind bids (§T3)


def blind_or_look(options: ThousandOptions, table: Table, _hand: Cards) -> tuple[Action, ...]:
    """Bid blind, or take the cards up."""
    return (*(Action(Verb.BLIND, value=bid) for bid in blind_bids(options, table, table.turn)), _LOOK)


def do_blind(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """A blind bid, or a look at the cards."""
    table = state.table
    seat = table.turn
    if action.verb is Verb.BLIND:
        assert action.value is not None, "a bid names its height"
        higher, more = _bid(state, seat, action.value)
        # Who bids without looking cannot ask for a new deal.
        bold = higher.table._replace(blind=seat, asked=(*higher.table.asked, seat))
        return _next(options, higher._replace(table=bold), (Event(Kind.BLIND_BID, seat, value=action.value), *more))
    seen, more = _looked(state, seat)
    return _next(options, seen, (Event(Kind.LOOKED, seat), *more))


# The auction (§T4)


def bid_or_pass(options: ThousandOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """Every legal bid, and pass."""
    return (*(Action(Verb.BID, value=bid) for bid in bids(options, table, hand)), _PASS)


def do_bid(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """A higher bid, or out of the auction."""
    table = state.table
    seat = table.turn
    if action.verb is Verb.PASS:
        out = table._replace(passed=(*table.passed, seat))
        out = out._replace(speaker=_next_speaker(out, seat))
        return _next(options, state._replace(table=out), (Event(Kind.OUT, seat),))
    bid = action.value
    assert bid is not None, "a bid names its height"
    event = Event(Kind.BID, seat, value=bid)
    if bid > cap(options, state.hands[seat]):
        points = [0] * options.players
        points[seat] = -bid
        why = reason("end-thousand-breach", "T4.7", seat=seat, value=bid)
        return ended(options, state, skipped(points, why, again=False), (event,))
    higher, more = _bid(state, seat, bid)
    return _next(options, higher, (event, *more))


def _bid(state: State[Table], seat: Seat, bid: int) -> tuple[State[Table], Events]:
    """The bid stands; a blind bid that it beats is one no longer, and its owner takes the cards up (§T3.3)."""
    bold = state.table.blind
    events: Events = ()
    if bold is not None:
        state, events = _uncovered(state, bold)
    table = state.table._replace(bid=bid, declarer=seat, blind=None)
    return state._replace(table=table._replace(speaker=_next_speaker(table, seat))), events


def _next_speaker(table: Table, seat: Seat) -> Seat:
    """The next player who has not passed."""
    later = table.after(seat)
    while later in table.passed and later != seat:
        later = table.after(later)
    return later
