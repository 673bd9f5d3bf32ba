"""Why an action is refused: the rules that forbid something, and the sentence for whatever breaks one."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Verb
from bummerl.rules.cards import Card, Cards
from bummerl.rules.marriages import refusal_params, wrong_pair
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.schnapsen.options import SchnapsenOptions
from bummerl.rules.schnapsen.refusals import Refusal
from bummerl.rules.schnapsen.table import Phase, Table
from bummerl.rules.tricks import may_play, wrong_card

__all__ = ["lead_pair", "may_answer", "no_claim", "no_close", "no_exchange", "no_meld", "refused"]

_WINDOW: Final = frozenset({Phase.LEAD, Phase.DRAW, Phase.LAST})
_FIRST: Final = {Phase.DRAW: Refusal.DRAW_FIRST, Phase.ANSWER: Refusal.ANSWER_FIRST, Phase.LAST: Refusal.LAST_FIRST}


def no_exchange(options: SchnapsenOptions, table: Table) -> Refusal | None:
    """Why the seat to act, if it holds the lowest trump, may not exchange it."""
    if table.phase is Phase.ANSWER:
        return None
    if table.close is not None:
        return Refusal.EXCHANGE_CLOSED
    if table.talon == 0:
        return Refusal.EXCHANGE_GONE
    if table.phase is Phase.DRAW or table.phase is Phase.LAST:
        return Refusal.EXCHANGE_NOT_NOW
    if table.phase is Phase.FOLLOW and options.exchange_by == "leader":
        return Refusal.EXCHANGE_NOT_LEADING
    if options.exchange_requires_trick and table.won[table.turn] == 0:
        return Refusal.EXCHANGE_NO_TRICK
    if table.talon < options.min_talon_to_exchange:
        return Refusal.EXCHANGE_TALON
    return None


def may_answer(options: SchnapsenOptions, table: Table) -> bool:
    """Whether the closer's opponent is asked for an exchange (§3.6); not whether it holds the card."""
    is_long_enough = table.talon >= options.min_talon_to_exchange
    return options.exchange_after_opponent_close and is_long_enough and table.turnup != options.lowest[table.trump]


def no_close(options: SchnapsenOptions, table: Table) -> Refusal | None:
    """Why the seat to act may not close the talon (§4)."""
    if not options.closing_allowed:
        return Refusal.CLOSE_NOT_PLAYED
    if table.close is not None:
        return Refusal.CLOSE_ALREADY
    if table.talon == 0:
        return Refusal.CLOSE_GONE
    if table.phase is not Phase.LEAD and table.phase is not Phase.DRAW:
        return Refusal.CLOSE_NOT_LEADING
    if not table.tricks and not options.close_on_first_lead:
        return Refusal.CLOSE_FIRST_LEAD
    if table.talon < options.min_talon_to_close:
        return Refusal.CLOSE_TALON
    return None


def no_meld(options: SchnapsenOptions, table: Table) -> Refusal | None:
    """Why the leader may not declare a marriage that it holds."""
    if table.phase is not Phase.LEAD:
        return Refusal.MELD_NOT_LEADING
    if table.melded is not None:
        return Refusal.MELD_SECOND
    if not table.tricks and options.marriage_on_first_lead == "forbidden":
        return Refusal.MELD_FIRST_LEAD
    if table.close is not None and not options.marriage_after_close:
        return Refusal.MELD_CLOSED
    if table.talon == 0 and not options.marriage_after_exhaustion:
        return Refusal.MELD_GONE
    return None


def lead_pair(options: SchnapsenOptions, king: Card) -> Cards:
    """The cards of a declared marriage one of which must be led (§5.2)."""
    return Cards((king,)) if options.marriage_lead_card == "king" else king.suit.marriage


def no_claim(options: SchnapsenOptions, table: Table) -> Refusal | None:
    """Why the seat to act may not claim now (§7)."""
    if options.claim_mode == "auto":
        return Refusal.CLAIM_AUTO
    if options.claim_timing == "any_time":
        return None
    has_window = table.tricks and table.phase in _WINDOW
    has_declared = table.melded is not None and table.phase is Phase.LEAD
    return None if has_window or has_declared else Refusal.CLAIM_NOT_NOW


def refused(options: SchnapsenOptions, table: Table, hand: Cards, action: Action) -> Reason:
    """The sentence for an action that is not legal."""
    refusal = _refusal(options, table, hand, action)
    params: dict[str, Param] = {}
    message, paragraph = refusal.value
    if table.is_open and refusal in {Refusal.FOLLOW, Refusal.HEAD, Refusal.TRUMP}:
        paragraph = "2.7"
    match refusal:
        case Refusal.LEAD_KING if table.melded is not None:
            params = {"suit": table.melded.suit}
        case Refusal.EXCHANGE_NOT_HELD:
            params = {"card": options.lowest[table.trump]}
        case Refusal.EXCHANGE_TALON:
            params = {"least": options.min_talon_to_exchange, "talon": table.talon}
        case Refusal.CLOSE_TALON:
            params = {"least": options.min_talon_to_close, "talon": table.talon}
        case Refusal.CLAIM_AUTO:
            params = {"target": options.target_points}
        case _:
            allowed = may_play(hand, table.trick, table.trump, options.following[not table.is_open])
            params = refusal_params(refusal.name, action.card, table, allowed)
    return reason(message, paragraph, **params)


def _refusal(options: SchnapsenOptions, table: Table, hand: Cards, action: Action) -> Refusal:
    phase, verb = table.phase, action.verb
    match verb:
        case Verb.PASS:
            return Refusal.PASS_NOT_NOW
        case Verb.DRAW:
            return Refusal.DRAW_NOT_NOW
        case Verb.DECLINE:
            return Refusal.DECLINE_NOT_NOW
        case Verb.CLAIM:
            return no_claim(options, table) or Refusal.CLAIM_NOT_NOW
        case Verb.EXCHANGE:
            return no_exchange(options, table) or Refusal.EXCHANGE_NOT_HELD
        case Verb.CLOSE:
            return no_close(options, table) or Refusal.CLOSE_NOT_LEADING
        case _ if phase in _FIRST:
            return _FIRST[phase]
        case Verb.MELD:
            return no_meld(options, table) or Refusal[wrong_pair(hand, action)]
        case Verb.PLAY:
            return _wrong_card(options, table, hand, action.card)
        case _:
            return Refusal.OTHER_GAME


def _wrong_card(options: SchnapsenOptions, table: Table, hand: Cards, card: Card | None) -> Refusal:
    refusal = Refusal[wrong_card(hand, table.trick, card)]
    if refusal is not Refusal.LEAD_MARRIAGE or table.melded is None:
        return refusal
    return refusal if len(lead_pair(options, table.melded)) > 1 else Refusal.LEAD_KING
