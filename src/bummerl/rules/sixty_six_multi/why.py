"""Why an action is refused: one function from the table, the hand and the action to a sentence."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Verb
from bummerl.rules.cards import Cards, Suit
from bummerl.rules.marriages import refusal_params, wrong_pair
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.sixty_six_multi.dealing import WHISTLE
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.sixty_six_multi.play import no_claim, no_meld
from bummerl.rules.sixty_six_multi.refusals import Refusal
from bummerl.rules.sixty_six_multi.table import Phase, Table
from bummerl.rules.tricks import may_play, wrong_card

__all__ = ["refused"]

_FIRST: Final = {
    Phase.TRUMP: Refusal.TRUMP_FIRST,
    Phase.DRUM: Refusal.DRUM_FIRST,
    Phase.PARTNER: Refusal.PARTNER_FIRST,
    Phase.LAST: Refusal.LAST_FIRST,
}
"""What must be done first, before anything else."""
_NOT_NOW: Final = {
    Verb.TRUMP: Refusal.TRUMP_DONE,
    Verb.TURN: Refusal.TRUMP_DONE,
    Verb.DRUM: Refusal.DRUM_NOT_NOW,
    Verb.CALL: Refusal.DRUM_NOT_NOW,
    Verb.PASS: Refusal.PASS_NOT_NOW,
}
"""What is not done while tricks are played."""


def refused(options: SixtySixMultiOptions, table: Table, hand: Cards, action: Action) -> Reason:
    """The sentence for an action that is not legal."""
    refusal = _refusal(options, table, hand, action)
    params: dict[str, Param] = {}
    match refusal:
        case Refusal.MELD_AGAIN if action.card is not None:
            params = {"suit": action.card.suit}
        case Refusal.TRUMP_NOT_HELD if action.value is not None:
            params = {"suit": Suit(action.value)}
        case Refusal.CLAIM_AUTO:
            params = {"target": options.target_points}
        case _:
            allowed = may_play(hand, table.trick, table.trump, options.following)
            params = refusal_params(refusal.name, action.card, table, allowed)
    message, paragraph = refusal.value
    return reason(message, paragraph, **params)


def _refusal(options: SixtySixMultiOptions, table: Table, hand: Cards, action: Action) -> Refusal:
    match action.verb:
        case Verb.TRUMP | Verb.TURN if table.phase is Phase.TRUMP:
            return Refusal.TRUMP_NOT_HELD if action.verb is Verb.TRUMP else Refusal.TURN_WHICH
        case Verb.MELD if table.phase is Phase.PARTNER:
            return _wrong_pair(table, hand, action)
        case _ if table.phase in _FIRST:
            return _FIRST[table.phase]
        case Verb.CLAIM:
            return no_claim(options, table) or Refusal.CLAIM_NOT_NOW
        case Verb.MELD:
            return no_meld(options, table) or _wrong_pair(table, hand, action)
        case Verb.PLAY:
            return Refusal[wrong_card(hand, table.trick, action.card)]
        case Verb.CALL if action != WHISTLE:
            return Refusal.OTHER_GAME
        case other:
            return _NOT_NOW.get(other, Refusal.OTHER_GAME)


def _wrong_pair(table: Table, hand: Cards, action: Action) -> Refusal:
    refusal = Refusal[wrong_pair(hand, action)]
    again = action.card is not None and action.card.suit in table.declared
    return Refusal.MELD_AGAIN if refusal is Refusal.MELD_VALUE and again else refusal
