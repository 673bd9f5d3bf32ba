"""The play of the cards (§B6), marriages (§B7), claims (§B8), and when a contract is decided (§B9)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Verb, plays
from bummerl.rules.bauern.contracts import Aim, Contract, order_of
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.refusals import Refusal
from bummerl.rules.bauern.table import HAND, Denial, Phase, Table, Trick
from bummerl.rules.bauern.worth import TARGET, claimed, failed, made, played_out
from bummerl.rules.cards import PACKS, Cards
from bummerl.rules.contracts import Goal, every_trick, no_trick, points_in_three
from bummerl.rules.game import Result, State, Step, ended
from bummerl.rules.marriages import collected, declared, plus, twenty_or_forty
from bummerl.rules.reasons import reason
from bummerl.rules.tables import put
from bummerl.rules.tricks import Duty, Order, marriages, may_play, ruled_out, winner

__all__ = [
    "answers",
    "claim_or_pass",
    "decided",
    "do_last",
    "do_lead",
    "do_play",
    "duty",
    "first_lead",
    "has_marriages",
    "laid_open",
    "leads",
    "may_answer",
    "no_claim",
    "no_meld",
    "order",
]

_PASS: Final = Action(Verb.PASS)
_CLAIM: Final = Action(Verb.CLAIM)
_WITH_MARRIAGES: Final = {
    "normal": frozenset({"normal"}),
    "schnapsers": frozenset({"normal", "schnapser", "kontraschnapser"}),
    "rufer_contracts": frozenset({"normal", "schnapser", "bauernschnapser"}),
}
_ENDINGS: Final = {
    Aim.NO_TRICK: ("end-bauern-no-trick-made", "end-bauern-no-trick-lost", "B9.1"),
    Aim.EVERY_TRICK: ("end-bauern-every-trick-made", "end-bauern-every-trick-lost", "B9.2"),
    Aim.THREE: ("end-bauern-three-made", "end-bauern-three-lost", "B9.3"),
}
"""How a contract ended, made or lost, and the paragraph."""


def first_lead(state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """With trumps the Rufer leads, without them the declarer (§B6.1); an open hand is laid down (§B6.9)."""
    table = state.table
    leader = table.rufer if table.played.trumps else table.declarer
    table = table._replace(phase=Phase.LEAD, turn=leader, leader=leader)
    if table.played.open:
        table, opened = laid_open(table, state.hands[table.declarer])
        events = (*events, opened)
    return Step(state._replace(table=table), events)


def laid_open(table: Table, cards: Cards) -> tuple[Table, Event]:
    """The declarer lays these cards on the table."""
    event = Event(Kind.OPENED, table.declarer, tuple(cards))
    return table._replace(shown=put(table.shown, table.declarer, cards)), event


# Leading (§B6.1, §B7)


def leads(options: BauernOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """A card, a marriage before it, or a claim."""
    actions = plays(hand if table.melded is None else hand & table.melded.suit.marriage)
    if no_meld(options, table) is None:
        actions += [twenty_or_forty(suit, table.trump) for suit in marriages(hand)]
    if no_claim(options, table) is None:
        actions.append(_CLAIM)
    return tuple(actions)


def do_lead(options: BauernOptions, state: State[Table], action: Action) -> Step[Table]:
    """A card led, a declaration or a claim."""
    if action.verb is Verb.MELD:
        return _meld(options, state, action)
    if action.verb is Verb.CLAIM:
        return _claim(options, state)
    return do_play(options, state, action)


def no_meld(options: BauernOptions, table: Table) -> Refusal | None:
    """Why the seat on lead may not declare a marriage that it holds."""
    contract, seat = table.played, table.turn
    if table.phase is not Phase.LEAD:
        return Refusal.MELD_NOT_LEADING
    if table.melded is not None:
        return Refusal.MELD_SECOND
    if not has_marriages(options, contract):
        return Refusal.MELD_CONTRACT
    if contract.aim is not Aim.CLAIM and seat != table.declarer:
        if options.schnapser_marriage == "declarer":
            return Refusal.MELD_DECLARER
        if seat not in table.side(table.declarer):
            return Refusal.MELD_SIDE
    if options.marriage_pending == "forbidden" and table.side_won(seat) == 0:
        return Refusal.MELD_NO_TRICK
    return None


def has_marriages(options: BauernOptions, contract: Contract) -> bool:
    """Whether marriages may be declared in this contract (§B7.2)."""
    if options.marriage_contracts == "all_trump":
        return contract.trumps
    return contract.word in _WITH_MARRIAGES[options.marriage_contracts]


def _meld(options: BauernOptions, state: State[Table], action: Action) -> Step[Table]:
    table, seat = state.table, state.table.turn
    king, value = action.card, action.value
    assert king is not None, "a marriage names its king"
    assert value is not None, "a marriage names its worth"
    points, pending = declared(table.points, table.pending, seat, value, counts=table.side_won(seat) > 0)
    shown = put(table.shown, seat, table.shown[seat] | king.suit.marriage)
    melded = table._replace(melded=king, shown=shown, points=points, pending=pending)
    events = (Event(Kind.MELDED, seat, tuple(king.suit.marriage), value),)
    return _unless_decided(options, state._replace(table=melded), events)


# Following (§B6)


def answers(options: BauernOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """The cards that may be played to a trick that is under way."""
    return tuple(plays(may_answer(options, table, hand)))


def may_answer(options: BauernOptions, table: Table, hand: Cards) -> Cards:
    """The same as a set (§B6.2 to §B6.5)."""
    return may_play(hand, table.trick, table.trump, duty(options, table), order(options, table))


def duty(options: BauernOptions, table: Table) -> Duty:
    """What one must do who does not lead, in this contract (§B6.2 to §B6.5)."""
    heads = {
        "always": True,
        "trick_contracts_only": table.played.aim in {Aim.THREE, Aim.EVERY_TRICK},
        "never": False,
    }
    return options.following[heads[options.stichzwang]]


def order(options: BauernOptions, table: Table) -> Order:
    """How strong the ranks are in this contract."""
    return order_of(options, table.played)


def do_play(options: BauernOptions, state: State[Table], action: Action) -> Step[Table]:
    """A card to the trick; the last one gives it to its winner."""
    table, seat, card = state.table, state.table.turn, action.card
    assert card is not None, "a play names its card"
    hands = put(state.hands, seat, state.hands[seat].without(card))
    trick = (*table.trick, card)
    denied = table.denied
    if table.trick:
        out = ruled_out(card, table.trick, table.trump, duty(options, table), order(options, table)) & PACKS[20]
        denied = (*denied, Denial(seat, len(table.tricks), out)) if out else denied
    played = table._replace(
        phase=Phase.FOLLOW,
        turn=table.after(seat),
        leader=table.leader if table.trick else seat,
        trick=trick,
        shown=put(table.shown, seat, table.shown[seat].without(card)),
        denied=denied,
        melded=None,
    )
    after = State(played, hands, state.stock, state.aside)
    events = (Event(Kind.PLAYED, seat, (card,)),)
    return _took(options, after, events) if len(trick) == table.active else Step(after, events)


def _took(options: BauernOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """Give the trick to its winner, with the marriages of the side that waited for it (§B6.6, §B7.4)."""
    table = state.table
    seat = table.leader
    for _ in range(winner(table.trick, table.trump, order(options, table))):
        seat = table.after(seat)
    worth = sum(card.points for card in table.trick)
    points, pending, waiting = collected(table.points, table.pending, seat, worth)
    points, pending, partners = collected(points, pending, (seat + 2) % 4, 0)
    counted = [
        Event(Kind.COUNTED, owner, value=value)
        for owner, value in ((seat, waiting), ((seat + 2) % 4, partners))
        if value
    ]
    taken = table._replace(
        phase=Phase.LEAD,
        turn=seat,
        leader=seat,
        trick=(),
        tricks=(*table.tricks, Trick(table.leader, table.trick, seat)),
        points=points,
        pending=pending,
        won=plus(table.won, seat, 1),
    )
    took = Event(Kind.TOOK, seat, table.trick, worth)
    return _unless_decided(options, state._replace(table=taken), (*events, took, *counted))


# How a deal is decided (§B8, §B9)


def _unless_decided(options: BauernOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The state as it is, unless the contract is made or lost by now, or the normal game is over."""
    table = state.table
    if table.played.aim is not Aim.CLAIM:
        result = _contract_result(options, table)
        return Step(state, events) if result is None else decided(state, table, result, events)
    seat = table.turn
    if options.claim_mode == "auto" and table.side_points(seat) >= TARGET:
        event = Event(Kind.CLAIMED, seat, value=table.side_points(seat))
        return decided(state, table, claimed(options, table, seat), (*events, event))
    if len(table.tricks) < HAND:
        return Step(state, events)
    last = table._replace(phase=Phase.LAST)
    if no_claim(options, last) is None:
        return Step(state._replace(table=last), events)
    return decided(state, table, played_out(options, table), events)


def _contract_result(options: BauernOptions, table: Table) -> Result | None:
    """The result if the contract is made or lost by now (§B9)."""
    declarer = table.declarer
    aim = table.played.aim
    mine = [trick.winner == declarer for trick in table.tricks]
    points = table.points[declarer]
    if aim is Aim.NO_TRICK:
        goal = no_trick(mine, HAND)
    elif aim is Aim.EVERY_TRICK:
        goal = every_trick(mine, HAND)
    else:
        if options.schnapser_points == "team":
            points = table.side_points(declarer)
        goal = points_in_three(mine, points, TARGET, early=options.schnapser_early_end)
    if goal is Goal.OPEN:
        return None
    made_it, lost_it, paragraph = _ENDINGS[aim]
    if goal is Goal.MADE:
        why = reason(made_it, paragraph, seat=declarer, contract=table.contract, points=points)
        return made(options, table, why)
    if aim is Aim.THREE and all(mine):
        why = reason("end-bauern-three-short", paragraph, seat=declarer, contract=table.contract, points=points)
    else:
        why = reason(lost_it, paragraph, seat=table.tricks[-1].winner, contract=table.contract)
    return failed(options, table, why)


# Claiming (§B8)


def no_claim(options: BauernOptions, table: Table) -> Refusal | None:
    """Why the seat to act may not claim now (§B8)."""
    if table.played.aim is not Aim.CLAIM:
        return Refusal.CLAIM_CONTRACT
    if options.claim_mode == "auto":
        return Refusal.CLAIM_AUTO
    is_time = table.phase is Phase.LAST or (
        table.phase is Phase.LEAD and (bool(table.tricks) or table.melded is not None)
    )
    if not is_time:
        return Refusal.CLAIM_NOT_NOW
    if options.false_claim == "reject" and table.side_points(table.turn) < TARGET:
        return Refusal.CLAIM_SHORT
    return None


def _claim(options: BauernOptions, state: State[Table]) -> Step[Table]:
    table, seat = state.table, state.table.turn
    event = Event(Kind.CLAIMED, seat, value=table.side_points(seat))
    return decided(state, table, claimed(options, table, seat), (event,))


def claim_or_pass(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """The last trick's winner claims or passes (§B8.4)."""
    return (_CLAIM, _PASS)


def do_last(options: BauernOptions, state: State[Table], action: Action) -> Step[Table]:
    """A claim or a pass after the last trick (§B8.4)."""
    if action == _CLAIM:
        return _claim(options, state)
    table = state.table
    return decided(state, table, played_out(options, table), (Event(Kind.PASSED, table.turn),))


def decided(state: State[Table], table: Table, result: Result, events: tuple[Event, ...]) -> Step[Table]:
    """The declarer's side or the others have won: the event names the declarer, or who plays after him."""
    won = table.declarer if result.points[table.declarer] else (table.declarer + 1) % 4
    if table.played.aim is Aim.CLAIM and result.points[table.turn]:
        won = table.turn
    return ended(state, table._replace(result=result), events, won)
