"""The auction: calls, what beats a call, and what the winner does next (§D3)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import PACKS, Cards, Suit
from bummerl.rules.contracts import holds
from bummerl.rules.dreier.contracts import Aim, Contract, in_play, spoken, value_of, word_of
from bummerl.rules.dreier.doubling import to_doubling
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.refusals import Refusal
from bummerl.rules.dreier.table import SEATS, Call, Phase, Table
from bummerl.rules.dreier.talon import taken
from bummerl.rules.dreier.worth import at_once
from bummerl.rules.game import State, Step, ended
from bummerl.rules.tables import put

__all__ = ["call_or_pass", "do_call", "no_call", "no_take"]

_PASS: Final = Action(Verb.PASS)


# The auction (§D3)


def call_or_pass(options: DreierOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """The contracts that the seat to act may call, and a pass."""
    words = [
        word_of(contract, talon=talon)
        for contract in in_play(options)
        for talon in (True, False)
        if no_call(options, table, hand, contract, talon=talon) is None
    ]
    return (*(Action(Verb.CALL, word=word) for word in words), _PASS)


def no_call(options: DreierOptions, table: Table, hand: Cards, contract: Contract, *, talon: bool) -> Refusal | None:
    """Why the seat to act may not call this."""
    is_caller = table.turn == table.caller
    if contract not in in_play(options):
        return Refusal.CALL_UNKNOWN
    if talon and (contract.aim is Aim.AT_ONCE or no_take(options)):
        return Refusal.TALON_OFF
    if contract.who == "caller" and not is_caller:
        return Refusal.CALL_NOT_CALLER
    if contract.who == "opponents" and is_caller:
        return Refusal.CALL_NOT_OPPONENT
    if not holds(contract.needs, hand, table.named):
        return Refusal.CALL_ACE if contract.needs == "ace" else Refusal.CALL_FIVE
    if not _overcalls(options, table, contract, talon=talon):
        return Refusal.CALL_LOW
    return None


def no_take(options: DreierOptions) -> Refusal | None:
    """Why nobody may take the talon up (§D4.1)."""
    return None if options.talon_exchange else Refusal.TALON_OFF


def _overcalls(options: DreierOptions, table: Table, contract: Contract, *, talon: bool) -> bool:
    """Whether this call beats the highest so far: by value, then without the talon, then as the caller (§D3.6)."""
    value, highest = value_of(options, contract), value_of(options, table.played)
    if options.equal_bids == "never":
        return value > highest
    here = (value, not talon, table.turn == table.caller)
    return here > (highest, not table.with_talon, table.declarer == table.caller)


def do_call(options: DreierOptions, state: State[Table], action: Action) -> Step[Table]:
    """A call takes the lead in the auction, a pass leaves it, except the caller's opening pass (§D3.5)."""
    table, seat = state.table, state.table.turn
    if action.word is None:
        is_opening = not table.calls
        out = table.out if is_opening else (*table.out, seat)
        table = table._replace(calls=(*table.calls, Call(seat, "")), out=out)
        event = Event(Kind.WAIVED, seat)
    else:
        word, talon = spoken(action.word)
        calls = (*table.calls, Call(seat, action.word))
        table = table._replace(calls=calls, contract=word, declarer=seat, with_talon=talon)
        event = Event(Kind.CALLED, seat, value=value_of(options, table.played), word=action.word)
    still = [each for each in _clockwise(seat) if each not in table.out and each != table.declarer]
    if still:
        return Step(state._replace(table=table._replace(turn=still[0])), (event,))
    return _auctioned(options, state._replace(table=table), (event,))


def _auctioned(options: DreierOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The declarer is known: trumps for the contract, then the talon, then doubling (§D3.7)."""
    table = state.table
    contract = table.played
    table = table._replace(turn=table.declarer, trump=table.named if contract.trumps else None)
    if contract.aim is Aim.AT_ONCE:
        suits = [suit.cards & PACKS[20] for suit in Suit]
        five = next(cards for cards in suits if cards <= state.hands[table.declarer])
        opened = Event(Kind.OPENED, table.declarer, tuple(five))
        shown = table._replace(shown=put(table.shown, table.declarer, five))
        return ended(state, shown._replace(result=at_once(options, shown)), (*events, opened))
    if table.with_talon:
        return taken(state._replace(table=table), events)
    if contract.aim is Aim.CLAIM and no_take(options) is None:
        return Step(state._replace(table=table._replace(phase=Phase.TALON)), events)
    return to_doubling(options, state._replace(table=table), events)


def _clockwise(seat: Seat) -> tuple[Seat, ...]:
    """The seats from the next one round to this one."""
    return tuple((seat + step) % SEATS for step in range(1, SEATS + 1))
