"""Why an action is refused: one function from the table, the hand and the action to a sentence."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Verb
from bummerl.rules.bauern.auction import no_call
from bummerl.rules.bauern.contracts import CONTRACTS, value_of
from bummerl.rules.bauern.dealing import TURNS, turns
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.play import may_answer, no_claim, no_meld, order
from bummerl.rules.bauern.refusals import Refusal
from bummerl.rules.bauern.table import Phase, Table
from bummerl.rules.bauern.worth import TARGET
from bummerl.rules.cards import Cards, Suit
from bummerl.rules.marriages import refusal_params, wrong_pair
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.tricks import wrong_card

__all__ = ["refused"]

_FIRST: Final = {
    Phase.CUT: Refusal.CUT_FIRST,
    Phase.TRUMP: Refusal.TRUMP_FIRST,
    Phase.AUCTION: Refusal.CALL_FIRST,
    Phase.DOUBLE: Refusal.DOUBLE_FIRST,
    Phase.LAST: Refusal.LAST_FIRST,
}
_NOT_NOW: Final = {
    Verb.CUT: Refusal.CUT_NOT_NOW,
    Verb.KNOCK: Refusal.CUT_NOT_NOW,
    Verb.TRUMP: Refusal.TRUMP_NOT_NOW,
    Verb.TURN: Refusal.TRUMP_NOT_NOW,
    Verb.CALL: Refusal.CALL_NOT_NOW,
    Verb.KONTRA: Refusal.DOUBLE_NOT_NOW,
    Verb.PASS: Refusal.PASS_NOT_NOW,
}
_MINE: Final = frozenset({*_NOT_NOW, Verb.PLAY, Verb.MELD, Verb.CLAIM})


def refused(options: BauernOptions, table: Table, hand: Cards, action: Action) -> Reason:
    """The sentence for an action that is not legal."""
    refusal = _refusal(options, table, hand, action)
    message, paragraph = refusal.value
    return reason(message, paragraph, **_params(options, table, hand, action, refusal))


def _params(options: BauernOptions, table: Table, hand: Cards, action: Action, refusal: Refusal) -> dict[str, Param]:
    """What the sentence of this refusal is filled with."""
    match refusal:
        case Refusal.TRUMP_NOT_HELD if action.value is not None:
            return {"suit": Suit(action.value)}
        case Refusal.CALL_LOW | Refusal.CALL_EQUAL if action.word is not None:
            last = value_of(options, table.played)
            return {"value": value_of(options, CONTRACTS[action.word]), "last": last}
        case Refusal.CLAIM_SHORT:
            return {"points": table.side_points(table.turn), "target": TARGET}
        case Refusal.CLAIM_AUTO:
            return {"target": TARGET}
        case _:
            allowed = may_answer(options, table, hand)
            return refusal_params(refusal.name, action.card, table, allowed, order(options, table))


def _refusal(options: BauernOptions, table: Table, hand: Cards, action: Action) -> Refusal:
    if action.verb not in _MINE:
        return Refusal.OTHER_GAME
    first = _FIRST.get(table.phase)
    match action.verb:
        case Verb.TRUMP | Verb.TURN if table.phase is Phase.TRUMP:
            return _wrong_trump(options, action)
        case Verb.CALL if table.phase is Phase.AUCTION:
            contract = CONTRACTS.get(action.word or "")
            not_now = contract and no_call(options, table, hand, contract)
            return not_now or Refusal.CALL_NOT_PLAYED
        case _ if first is not None:
            return first
        case Verb.MELD:
            return no_meld(options, table) or Refusal[wrong_pair(hand, action)]
        case Verb.PLAY:
            return Refusal[wrong_card(hand, table.trick, action.card)]
        case Verb.CLAIM:
            return no_claim(options, table) or Refusal.CLAIM_NOT_NOW
        case _:
            return _NOT_NOW[action.verb]


def _wrong_trump(options: BauernOptions, action: Action) -> Refusal:
    if action.verb is Verb.TRUMP:
        return Refusal.TRUMP_NOT_HELD
    if not turns(options):
        return Refusal.TURN_OFF
    return Refusal.TURN_NEXT if action in TURNS else Refusal.TURN_WHICH
