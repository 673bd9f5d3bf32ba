"""Why an action is refused: one function from the table, the hand and the action to a sentence."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Verb
from bummerl.rules.cards import Cards, Suit
from bummerl.rules.dreier.auction import no_call, no_take
from bummerl.rules.dreier.contracts import CONTRACTS, spoken, word_of
from bummerl.rules.dreier.dealing import turns
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.play import may_answer, no_claim, no_meld
from bummerl.rules.dreier.refusals import Refusal
from bummerl.rules.dreier.table import Phase, Table
from bummerl.rules.marriages import refusal_params, wrong_pair
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.tricks import wrong_card

__all__ = ["refused"]

_FIRST: Final = {
    Phase.TRUMP: Refusal.TRUMP_FIRST,
    Phase.AUCTION: Refusal.AUCTION_FIRST,
    Phase.TALON: Refusal.TALON_FIRST,
    Phase.DISCARD: Refusal.DISCARD_FIRST,
    Phase.DOUBLE: Refusal.DOUBLE_FIRST,
    Phase.LAST: Refusal.LAST_FIRST,
}
"""What must be done first, before anything else."""
_NOT_NOW: Final = {
    Verb.CALL: Refusal.CALL_DONE,
    Verb.TAKE: Refusal.TALON_NOT_NOW,
    Verb.DISCARD: Refusal.DISCARD_NOT_NOW,
    Verb.KONTRA: Refusal.DOUBLE_NOT_NOW,
    Verb.PASS: Refusal.PASS_NOT_NOW,
}
"""What is not done while tricks are played."""


def refused(options: DreierOptions, table: Table, hand: Cards, action: Action) -> Reason:
    """The sentence for an action that is not legal."""
    refusal = _refusal(options, table, hand, action)
    params: dict[str, Param] = {}
    match refusal:
        case Refusal.MELD_CONTRACT | Refusal.CLAIM_CONTRACT:
            params = {"contract": table.contract}
        case Refusal.CALL_LOW:
            params = {"contract": word_of(table.played, talon=table.with_talon)}
        case Refusal.CALL_ACE | Refusal.CALL_FIVE | Refusal.CALL_NOT_CALLER | Refusal.CALL_NOT_OPPONENT:
            params = {"contract": action.word}
        case Refusal.TRUMP_NOT_HELD if action.value is not None:
            params = {"suit": Suit(action.value)}
        case Refusal.CLAIM_AUTO:
            params = {"target": options.target_points}
        case _:
            allowed = may_answer(options, table, hand)
            params = refusal_params(refusal.name, action.card, table, allowed, table.played.order)
    message, paragraph = refusal.value
    return reason(message, paragraph, **params)


def _refusal(options: DreierOptions, table: Table, hand: Cards, action: Action) -> Refusal:
    phase = table.phase
    match action.verb:
        case Verb.TRUMP if phase is Phase.TRUMP:
            return Refusal.TRUMP_NOT_HELD
        case Verb.TURN if phase is Phase.TRUMP:
            return Refusal.TURN_WHICH if turns(options) else Refusal.TURN_OFF
        case Verb.TRUMP | Verb.TURN:
            return Refusal.TRUMP_DONE
        case Verb.CALL if phase is Phase.AUCTION:
            return _wrong_call(options, table, hand, action.word or "")
        case Verb.TAKE if no_take(options):
            return Refusal.TALON_OFF
        case _ if phase in _FIRST:
            return _FIRST[phase]
        case Verb.CLAIM:
            return no_claim(options, table) or Refusal.CLAIM_NOT_NOW
        case Verb.MELD:
            return no_meld(table) or Refusal[wrong_pair(hand, action)]
        case Verb.PLAY:
            return Refusal[wrong_card(hand, table.trick, action.card)]
        case other:
            return _NOT_NOW.get(other, Refusal.OTHER_GAME)


def _wrong_call(options: DreierOptions, table: Table, hand: Cards, word: str) -> Refusal:
    known, talon = spoken(word)
    if known not in CONTRACTS:
        return Refusal.CALL_UNKNOWN
    return no_call(options, table, hand, CONTRACTS[known], talon=talon) or Refusal.CALL_UNKNOWN
