"""The play of the cards (§M4), marriages (§M5), and claims (§M6)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb, plays
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import State, Step, ended
from bummerl.rules.marriages import collected_by_side, declared, plus, twenty_or_forty
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.sixty_six_multi.refusals import Refusal
from bummerl.rules.sixty_six_multi.table import Denial, Phase, Table, Trick
from bummerl.rules.sixty_six_multi.worth import claimed, drum_lost, played_out
from bummerl.rules.tables import put, without
from bummerl.rules.tricks import marriages, may_play, ruled_out, winner

__all__ = [
    "answers",
    "claim_or_pass",
    "do_last",
    "do_lead",
    "do_partner",
    "do_play",
    "leads",
    "might_hold",
    "next_lead",
    "no_claim",
    "no_meld",
    "partner_melds",
]

_CLAIM: Final = Action(Verb.CLAIM)
_PASS: Final = Action(Verb.PASS)


# The partner's marriage (§M5.4)


def next_lead(options: SixtySixMultiOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The next lead; first the leader's partner is asked for a marriage, unless all know that there is none."""
    table = state.table
    partner = (table.turn + 2) % options.players
    if options.marriage_by == "leader_and_partner" and might_hold(options, table, partner):
        return Step(state._replace(table=table._replace(phase=Phase.PARTNER, turn=partner)), events)
    return Step(state._replace(table=table._replace(phase=Phase.LEAD)), events)


def might_hold(options: SixtySixMultiOptions, table: Table, seat: Seat) -> bool:
    """Whether this seat can have an undeclared marriage, by what lies open.

    The question must not depend on the hand, or it would tell what is in it.
    """
    if len(table.tricks) == sum(options.sizes) - 1:
        return False  # a single card is left
    played = Cards(card for trick in table.tricks for card in trick.cards)
    elsewhere = Cards(card for each, cards in enumerate(table.shown) if each != seat for card in cards)
    gone = played | elsewhere
    return any(not suit.marriage & gone and suit not in table.declared for suit in Suit)


def partner_melds(table: Table, hand: Cards) -> tuple[Action, ...]:
    """The marriages that the leader's partner may declare, or none."""
    suits = [suit for suit in marriages(hand) if suit not in table.declared]
    return (*(twenty_or_forty(suit, table.trump) for suit in suits), _PASS)


def do_partner(options: SixtySixMultiOptions, state: State[Table], action: Action) -> Step[Table]:
    """The partner's marriage, or a pass; then the leader leads."""
    table = state.table
    leader = (table.turn + 2) % options.players
    match action:
        case Action(Verb.MELD, Card() as king, int() as value):
            melded, event = _declared(table, king, value)
            melded = melded._replace(phase=Phase.LEAD, turn=leader, partner_melded=king)
            return _unless_claimed(options, state._replace(table=melded), (event,))
        case _:
            asked = table._replace(phase=Phase.LEAD, turn=leader)
            return Step(state._replace(table=asked), (Event(Kind.WAIVED, table.turn),))


# Leading (§M4.1, §M5)


def leads(options: SixtySixMultiOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """A card, a marriage before it, or a claim."""
    actions = plays(hand if table.melded is None else hand & table.melded.suit.marriage)
    if no_meld(options, table) is None:
        actions += [twenty_or_forty(suit, table.trump) for suit in marriages(hand) if suit not in table.declared]
    if no_claim(options, table) is None:
        actions.append(_CLAIM)
    return tuple(actions)


def do_lead(options: SixtySixMultiOptions, state: State[Table], action: Action) -> Step[Table]:
    """A card led, a declaration or a claim."""
    table = state.table
    match action:
        case Action(Verb.MELD, Card() as king, int() as value):
            melded, event = _declared(table, king, value)
            return _unless_claimed(options, state._replace(table=melded._replace(melded=king)), (event,))
        case Action(Verb.PLAY, Card() as card):
            seat = table.turn
            led = table._replace(
                phase=Phase.FOLLOW,
                turn=(seat + 1) % options.players,
                trick=(card,),
                shown=without(table.shown, seat, card),
                melded=None,
                partner_melded=None,
            )
            hands = put(state.hands, seat, state.hands[seat].without(card))
            return Step(state._replace(table=led, hands=hands), (Event(Kind.PLAYED, seat, (card,)),))
        case _:
            return _claim(options, state)


def no_meld(options: SixtySixMultiOptions, table: Table) -> Refusal | None:
    """Why the leader may not declare a marriage that it holds."""
    if options.marriage_by == "nobody":
        return Refusal.MELD_NOT_PLAYED
    if table.phase is not Phase.LEAD:
        return Refusal.MELD_NOT_LEADING
    return None if table.melded is None else Refusal.MELD_SECOND


def _declared(table: Table, king: Card, value: int) -> tuple[Table, Event]:
    """A marriage of the seat to act: it counts if the side has a trick, and waits for one otherwise (§M5.3)."""
    seat = table.turn
    points, pending = declared(table.points, table.pending, seat, value, counts=table.side_won(seat) > 0)
    shown = put(table.shown, seat, table.shown[seat] | king.suit.marriage)
    suits = (*table.declared, king.suit)
    melded = table._replace(shown=shown, points=points, pending=pending, declared=suits)
    return melded, Event(Kind.MELDED, seat, tuple(king.suit.marriage), value)


def answers(options: SixtySixMultiOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """The cards that may be played to a trick that is under way."""
    return tuple(plays(may_play(hand, table.trick, table.trump, options.following)))


def do_play(options: SixtySixMultiOptions, state: State[Table], action: Action) -> Step[Table]:
    """Play an answer; the last card finishes the trick."""
    table, card = state.table, action.card
    assert card is not None, "a play names its card"
    seat, trick = table.turn, (*table.trick, card)
    hands = put(state.hands, seat, state.hands[seat].without(card))
    out = ruled_out(card, table.trick, table.trump, options.following) & options.pack
    denied = (*table.denied, Denial(seat, len(table.tricks), out)) if out else table.denied
    table = table._replace(trick=trick, denied=denied, shown=without(table.shown, seat, card))
    played = Event(Kind.PLAYED, seat, (card,))
    if len(trick) < options.players:
        following = table._replace(turn=(seat + 1) % options.players)
        return Step(state._replace(table=following, hands=hands), (played,))
    return _finished(options, state._replace(table=table, hands=hands), (played,))


def _finished(options: SixtySixMultiOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The trick goes to its winner, with the marriages that waited for it (§M4.5, §M4.6, §M5.3)."""
    table, trick = state.table, state.table.trick
    leader = (table.turn + 1) % options.players
    won = (leader + winner(trick, table.trump)) % options.players
    worth = sum(card.points for card in trick)
    points, pending, counted = collected_by_side(table.points, table.pending, table.side(won), won, worth)
    events = (*events, Event(Kind.TOOK, won, trick, worth))
    if counted:
        events = (*events, Event(Kind.COUNTED, won, value=counted))
    bonus = options.last_trick_points
    if bonus and not any(state.hands):
        points = plus(points, won, bonus)
        events = (*events, Event(Kind.BONUS, won, value=bonus))
    taken = table._replace(
        phase=Phase.LEAD,
        turn=won,
        trick=(),
        tricks=(*table.tricks, Trick(leader, trick, won)),
        points=points,
        pending=pending,
        won=plus(table.won, won, 1),
    )
    return _taken(options, state._replace(table=taken), events)


def _taken(options: SixtySixMultiOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """Go on after a trick: end the deal, or ask for what may be done before the next lead."""
    table = state.table
    if table.whistled and table.turn != table.declarer:
        return ended(state, table._replace(result=drum_lost(options, table)), events)
    is_played_out = not any(state.hands)
    if options.ending == "claim":
        if _claims_itself(options, table):
            return _unless_claimed(options, state, events)
        if is_played_out and options.claim_mode == "manual":
            return Step(state._replace(table=table._replace(phase=Phase.LAST)), events)
    if is_played_out:
        return ended(state, table._replace(result=played_out(options, table)), events)
    return next_lead(options, state, events)


# Claiming (§M6)


def no_claim(options: SixtySixMultiOptions, table: Table) -> Refusal | None:
    """Why the seat to act may not claim now."""
    if options.ending != "claim":
        return Refusal.CLAIM_NEVER
    if options.claim_mode == "auto":
        return Refusal.CLAIM_AUTO
    has_declared = table.melded is not None or table.partner_melded is not None
    has_window = table.phase in {Phase.LEAD, Phase.LAST} and (table.tricks or has_declared)
    return None if has_window else Refusal.CLAIM_NOT_NOW


def _claims_itself(options: SixtySixMultiOptions, table: Table) -> bool:
    is_auto = options.ending == "claim" and options.claim_mode == "auto"
    return is_auto and table.side_points(table.turn) >= options.target_points


def _claim(options: SixtySixMultiOptions, state: State[Table]) -> Step[Table]:
    table = state.table
    event = Event(Kind.CLAIMED, table.turn, value=table.side_points(table.turn))
    return ended(state, table._replace(result=claimed(options, table, table.turn)), (event,))


def _unless_claimed(options: SixtySixMultiOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """The state as it is, unless the game claims for the seat on lead (§M6.5)."""
    if not _claims_itself(options, state.table):
        return Step(state, events)
    step = _claim(options, state)
    return Step(step.state, (*events, *step.events))


def claim_or_pass(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """The last trick's winner claims or passes (§M6.4)."""
    return (_CLAIM, _PASS)


def do_last(options: SixtySixMultiOptions, state: State[Table], action: Action) -> Step[Table]:
    """A claim or a pass after the last trick (§M6.4)."""
    if action.verb is Verb.CLAIM:
        return _claim(options, state)
    table = state.table
    return ended(state, table._replace(result=played_out(options, table)), (Event(Kind.PASSED, table.turn),))
