"""The play of the cards (§D6), marriages (§D7), when a contract is decided (§D8), and claims (§D9)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb, plays
from bummerl.rules.cards import PACKS, Card, Cards
from bummerl.rules.contracts import Goal, every_trick, no_trick, points_in_three
from bummerl.rules.dreier.contracts import Aim
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.refusals import Refusal
from bummerl.rules.dreier.table import SEATS, TRICKS, Denial, Phase, Table, Trick
from bummerl.rules.dreier.worth import claimed, decided, played_out
from bummerl.rules.game import State, Step, ended
from bummerl.rules.marriages import collected_by_side, declared, plus, twenty_or_forty
from bummerl.rules.tables import put, without
from bummerl.rules.tricks import marriages, may_play, ruled_out, winner

__all__ = [
    "answers",
    "claim_or_pass",
    "do_last",
    "do_lead",
    "do_play",
    "first_lead",
    "leads",
    "may_answer",
    "no_claim",
    "no_meld",
]

_CLAIM: Final = Action(Verb.CLAIM)
_PASS: Final = Action(Verb.PASS)


def first_lead(options: DreierOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The first lead, with the declarer's cards laid open where the contract says so (§D6.1, §D8.2)."""
    table = state.table
    seat, contract = table.declarer, table.played
    by_caller = options.first_lead == "caller_in_trumps" and contract.trumps
    table = table._replace(phase=Phase.LEAD, turn=table.caller if by_caller else seat, asked=())
    if contract.open:
        table = table._replace(shown=put(table.shown, seat, state.hands[seat]))
        events = (*events, Event(Kind.OPENED, seat, tuple(state.hands[seat])))
    return Step(state._replace(table=table), events)


# Leading (§D6.1, §D6.2)


def leads(options: DreierOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """A card, a marriage before it, or a claim."""
    cards = hand if table.melded is None else hand & table.melded.suit.marriage
    actions = plays(cards)
    if no_meld(table) is None:
        actions += [twenty_or_forty(suit, table.trump) for suit in marriages(hand)]
    if no_claim(options, table) is None:
        actions.append(_CLAIM)
    return tuple(actions)


def do_lead(options: DreierOptions, state: State[Table], action: Action) -> Step[Table]:
    """A card led, a declaration or a claim."""
    match action:
        case Action(Verb.MELD, Card() as king, int() as value):
            return _meld(options, state, king, value)
        case Action(Verb.PLAY, Card() as card):
            table = state.table
            seat = table.turn
            led = table._replace(
                phase=Phase.FOLLOW,
                turn=(seat + 1) % SEATS,
                trick=(card,),
                shown=without(table.shown, seat, card),
                melded=None,
            )
            hands = put(state.hands, seat, state.hands[seat].without(card))
            return Step(state._replace(table=led, hands=hands), (Event(Kind.PLAYED, seat, (card,)),))
        case _:
            return _claim(options, state)


# Marriages (§D7)


def no_meld(table: Table) -> Refusal | None:
    """Why the leader may not declare a marriage that it holds."""
    if table.phase is not Phase.LEAD:
        return Refusal.MELD_NOT_LEADING
    if not table.played.counts_points:
        return Refusal.MELD_CONTRACT
    if table.played.aim is Aim.THREE and table.turn != table.declarer:
        return Refusal.MELD_CONTRACT
    if table.melded is not None:
        return Refusal.MELD_SECOND
    return None


def _meld(options: DreierOptions, state: State[Table], king: Card, value: int) -> Step[Table]:
    table, seat = state.table, state.table.turn
    points, pending = declared(table.points, table.pending, seat, value, counts=table.side_won(seat) > 0)
    shown = put(table.shown, seat, table.shown[seat] | king.suit.marriage)
    melded = table._replace(melded=king, shown=shown, points=points, pending=pending)
    event = Event(Kind.MELDED, seat, tuple(king.suit.marriage), value)
    return _unless_over(options, state._replace(table=melded), (event,))


def answers(options: DreierOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """The cards that may be played to a trick that is under way."""
    return tuple(plays(may_answer(options, table, hand)))


def may_answer(options: DreierOptions, table: Table, hand: Cards) -> Cards:
    """The same as a set (§D6.3)."""
    return may_play(hand, table.trick, table.trump, options.following, table.played.order)


def do_play(options: DreierOptions, state: State[Table], action: Action) -> Step[Table]:
    """Play an answer; the third card finishes the trick."""
    table, card = state.table, action.card
    assert card is not None, "a play names its card"
    seat, order = table.turn, table.played.order
    hands = put(state.hands, seat, state.hands[seat].without(card))
    out = ruled_out(card, table.trick, table.trump, options.following, order) & PACKS[20]
    denied = (*table.denied, Denial(seat, len(table.tricks), out)) if out else table.denied
    trick = (*table.trick, card)
    table = table._replace(trick=trick, denied=denied, shown=without(table.shown, seat, card))
    played = Event(Kind.PLAYED, seat, (card,))
    if len(trick) < SEATS:
        return Step(state._replace(table=table._replace(turn=(seat + 1) % SEATS), hands=hands), (played,))
    leader = (seat + 1) % SEATS
    won = (leader + winner(trick, table.trump, order)) % SEATS
    worth = sum(card.points for card in trick)
    points, pending, waiting = collected_by_side(table.points, table.pending, table.side(won), won, worth)
    table = table._replace(
        phase=Phase.LEAD,
        turn=won,
        trick=(),
        tricks=(*table.tricks, Trick(leader, trick, won)),
        points=points,
        pending=pending,
        won=plus(table.won, won, 1),
    )
    counted = (Event(Kind.COUNTED, won, value=waiting),) if waiting else ()
    events = (played, Event(Kind.TOOK, won, trick, worth), *counted)
    return _unless_over(options, state._replace(table=table, hands=hands), events)


# The end (§D8, §D9)


def _goal(options: DreierOptions, state: State[Table]) -> Goal:
    """How the contract stands (§D8)."""
    table = state.table
    mine = [trick.winner == table.declarer for trick in table.tricks]
    match table.played.aim:
        case Aim.NO_TRICK:
            return no_trick(mine, TRICKS)
        case Aim.EVERY_TRICK:
            return every_trick(mine, TRICKS)
        case Aim.THREE:
            points = table.points[table.declarer] + _discards_count(options, state) if mine else 0
            early = options.schnapser_early_end
            return points_in_three(mine, points, options.target_points, early=early)
        case _:
            return Goal.OPEN


def _discards_count(options: DreierOptions, state: State[Table]) -> int:
    """What the cards laid away are worth for the declarer (§D4.4)."""
    return state.aside[0].points if options.discard_points == "declarer" and state.aside else 0


def _side_points(options: DreierOptions, state: State[Table], seat: Seat) -> int:
    """Card points of this seat's side, with what lies away where it counts."""
    discards = _discards_count(options, state) if seat == state.table.declarer else 0
    return state.table.side_points(seat) + discards


def _unless_over(options: DreierOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The state as it is, unless the contract is decided, the game claims for somebody, or no card is left."""
    table = state.table
    goal = _goal(options, state)
    if goal is not Goal.OPEN:
        return ended(state, table._replace(result=decided(options, table, made=goal is Goal.MADE)), events)
    if table.played.aim is not Aim.CLAIM:
        return Step(state, events)
    is_played_out = not any(state.hands)
    if options.claim_mode == "auto":
        if _side_points(options, state, table.turn) >= options.target_points:
            step = _claim(options, state)
            return Step(step.state, (*events, *step.events))
        if is_played_out:
            return ended(state, table._replace(result=played_out(table)), events)
    if is_played_out:
        return Step(state._replace(table=table._replace(phase=Phase.LAST)), events)
    return Step(state, events)


def no_claim(options: DreierOptions, table: Table) -> Refusal | None:
    """Why the seat to act may not claim now (§D9.1, §D9.2)."""
    if options.claim_mode == "auto":
        return Refusal.CLAIM_AUTO
    if table.played.aim is not Aim.CLAIM:
        return Refusal.CLAIM_CONTRACT
    has_window = table.phase in {Phase.LEAD, Phase.LAST} and (table.tricks or table.melded is not None)
    return None if has_window else Refusal.CLAIM_NOT_NOW


def _claim(options: DreierOptions, state: State[Table]) -> Step[Table]:
    table = state.table
    event = Event(Kind.CLAIMED, table.turn, value=_side_points(options, state, table.turn))
    result = claimed(options, table, table.turn, _discards_count(options, state))
    return ended(state, table._replace(result=result), (event,))


def claim_or_pass(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """The last trick's winner claims or passes (§D9.4)."""
    return (_CLAIM, _PASS)


def do_last(options: DreierOptions, state: State[Table], action: Action) -> Step[Table]:
    """A claim or a pass after the last trick (§D9.4)."""
    if action.verb is Verb.CLAIM:
        return _claim(options, state)
    table = state.table
    return ended(state, table._replace(result=played_out(table)), (Event(Kind.PASSED, table.turn),))
