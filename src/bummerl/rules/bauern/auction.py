"""The auction over the ladder of contracts (§B3, §B4), doubling (§B5), and who sits out (§B6.7, §B6.8)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Verb
from bummerl.rules.bauern.contracts import CONTRACTS, Aim, Contract, ladder, value_of
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.play import decided, first_lead, laid_open
from bummerl.rules.bauern.refusals import Refusal
from bummerl.rules.bauern.table import Call, Phase, Table
from bummerl.rules.bauern.worth import made
from bummerl.rules.cards import Cards
from bummerl.rules.contracts import holds
from bummerl.rules.game import State, Step
from bummerl.rules.reasons import reason
from bummerl.rules.tables import put

__all__ = ["call_or_pass", "do_call", "do_double", "double_or_pass", "no_call", "partner_rests"]

_PASS: Final = Action(Verb.PASS)
_KONTRA: Final = Action(Verb.KONTRA)
_CALLS: Final = {word: Action(Verb.CALL, word=word) for word in CONTRACTS}
_PLACE: Final = {word: place for place, word in enumerate(CONTRACTS)}
"""The order of the table in §B3.1."""
_MISSING: Final = {
    "ace": Refusal.CALL_ACE,
    "plain_suit": Refusal.CALL_PLAIN,
    "trump_suit": Refusal.CALL_TRUMPS,
}
_BY_OPPONENTS: Final = frozenset({1, 4})
"""How many times the deal counts when it is for the declarer's opponents to double it."""


# The auction (§B4)


def call_or_pass(options: BauernOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """The contracts that the seat to act may call, and a pass."""
    called = [_CALLS[contract.word] for contract in ladder(options) if no_call(options, table, hand, contract) is None]
    return (*called, _PASS)


def no_call(options: BauernOptions, table: Table, hand: Cards, contract: Contract) -> Refusal | None:
    """Why the seat to act may not call this contract."""
    return (
        _not_played(options, contract)
        or _not_entitled(options, table, hand, contract)
        or _too_low(options, table, contract)
    )


def _not_played(options: BauernOptions, contract: Contract) -> Refusal | None:
    return None if value_of(options, contract) else Refusal.CALL_NOT_PLAYED


def _not_entitled(options: BauernOptions, table: Table, hand: Cards, contract: Contract) -> Refusal | None:
    """By the seat (§B3.2) or by the cards (§B3.3)."""
    seat = table.turn
    if contract.who == "opponents" and seat in table.side(table.rufer):
        return Refusal.CALL_OPPONENTS
    if contract.who == "rufer":
        if options.partner_contracts and seat not in table.side(table.rufer):
            return Refusal.CALL_RUFER_SIDE
        if not options.partner_contracts and seat != table.rufer:
            return Refusal.CALL_RUFER
    if contract.word == "herrenjodler" and options.herrenjodler_by == "rufer" and seat != table.rufer:
        return Refusal.CALL_HERRENJODLER
    return None if holds(contract.needs, hand, table.named) else _MISSING[contract.needs]


def _too_low(options: BauernOptions, table: Table, contract: Contract) -> Refusal | None:
    """A call must be worth more than the last one, or as much where that is enough (§B4.1, §B4.2)."""
    value, last = value_of(options, contract), value_of(options, table.played)
    if value != last:
        return None if value > last else Refusal.CALL_LOW
    is_higher = False
    if options.equal_value == "ladder":
        is_higher = _PLACE[contract.word] > _PLACE[table.contract]
    elif options.equal_value == "earlier_seat":
        is_higher = (table.turn - table.rufer) % 4 < (table.declarer - table.rufer) % 4
    return None if is_higher else Refusal.CALL_EQUAL


def do_call(options: BauernOptions, state: State[Table], action: Action) -> Step[Table]:
    """A call or a pass; the deal, the auction or neither may be over with it."""
    table, seat = state.table, state.table.turn
    word = action.word or ""
    said = table._replace(calls=(*table.calls, Call(seat, word)))
    if action.verb is Verb.PASS:
        event = Event(Kind.WAIVED, seat)
        if options.pass_is_final or options.auction_rounds == "single":
            said = said._replace(passed=(*table.passed, seat))
    else:
        contract = CONTRACTS[word]
        event = Event(Kind.CALLED, seat, value=value_of(options, contract), word=word)
        said = said._replace(contract=word, declarer=seat, trump=table.named if contract.trumps else None)
        if contract.aim is Aim.AT_ONCE:
            why = reason("end-bauern-at-once", "B4.6", seat=seat, contract=word)
            laid_down, opened = laid_open(said, state.hands[seat])
            return decided(state, laid_down, made(options, said, why), (event, opened))
    if _is_over(options, said):
        return _contracted(options, state._replace(table=said), (event,))
    following = (seat + 1) % 4
    while following in said.passed:
        following = (following + 1) % 4
    return Step(state._replace(table=said._replace(turn=following)), (event,))


def _is_over(options: BauernOptions, table: Table) -> bool:
    """Whether the auction is over (§B4.3, §B4.4)."""
    if options.auction_rounds == "single":
        return len(table.calls) == 4
    silent = 4 if table.contract == "normal" else 3
    if options.pass_is_final:
        return len(table.passed) == silent
    return len(table.calls) >= silent and not any(call.word for call in table.calls[-silent:])


# Doubling (§B5), and who sits out (§B6.7, §B6.8)


def _contracted(options: BauernOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The contract is settled: the partner may lay the cards down, and somebody may double."""
    table, hands, aside = state.table, state.hands, state.aside
    if partner_rests(options, table.played):
        resting = (table.declarer + 2) % 4
        table = table._replace(resting=resting)
        aside = put((Cards(),) * 4, resting, hands[resting])
        hands = put(hands, resting, Cards())
    may_double = options.kontra_contracts == "all" or (
        options.kontra_contracts == "normal" and table.contract == "normal"
    )
    settled = State(table, hands, state.stock, aside)
    return _ask_or_play(options, settled, events) if may_double else first_lead(settled, events)


def partner_rests(options: BauernOptions, contract: Contract) -> bool:
    """Whether the declarer's partner lays the cards down (§B6.7, §B6.8)."""
    if contract.aim is Aim.NO_TRICK:
        return options.bettler_partner == "sits_out"
    return contract.aim is Aim.EVERY_TRICK and not contract.trumps and options.land_partner == "sits_out"


def _ask_or_play(options: BauernOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """Ask the next seat that may double; if there is none, play begins."""
    table = state.table
    first = table.declarer + (table.times in _BY_OPPONENTS)
    sitting = [seat % 4 for seat in (first, first + 2)]
    left = [seat for seat in sitting if seat not in table.asked and seat != table.resting]
    if table.times >= options.kontra_max or not left:
        return first_lead(state, events)
    return Step(state._replace(table=table._replace(phase=Phase.DOUBLE, turn=left[0])), events)


def double_or_pass(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """Double, or let the stakes be (§B5.1)."""
    return (_KONTRA, _PASS)


def do_double(options: BauernOptions, state: State[Table], action: Action) -> Step[Table]:
    """A double asks the other side, a pass the partner (§B5)."""
    table, seat = state.table, state.table.turn
    if action == _PASS:
        let_be = table._replace(asked=(*table.asked, seat))
        return _ask_or_play(options, state._replace(table=let_be), (Event(Kind.WAIVED, seat, value=1),))
    times = 2 * table.times
    doubled = table._replace(times=times, asked=())
    return _ask_or_play(options, state._replace(table=doubled), (Event(Kind.DOUBLED, seat, value=times),))
