"""Why an action is refused: one function from the table, the hand and the action to a sentence."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Verb
from bummerl.rules.cards import Card, Cards, Rank, Suit
from bummerl.rules.marriages import refusal_params
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.thousand.exchange import givable, no_bomb, no_write_off
from bummerl.rules.thousand.limits import ACES, blind_bids, cap, no_bid, no_raise, silent
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.play import lead_cards, no_meld
from bummerl.rules.thousand.refusals import Refusal
from bummerl.rules.thousand.table import Phase, Table
from bummerl.rules.tricks import may_play, wrong_card

__all__ = ["refused"]

Told = tuple[Refusal, dict[str, Param]]

# What is out of place in a phase whatever its value.
_HOME: Final = {
    Verb.BLIND: ({Phase.BLIND}, Refusal.BLIND_NOT_NOW),
    Verb.LOOK: ({Phase.BLIND}, Refusal.LOOK_NOT_NOW),
    Verb.PASS: ({Phase.AUCTION}, Refusal.PASS_NOT_NOW),
    Verb.DECLINE: ({Phase.REDEAL}, Refusal.DECLINE_NOT_NOW),
    Verb.STOCK: ({Phase.STOCK}, Refusal.STOCK_NOT_NOW),
    Verb.GIVE: ({Phase.EXCHANGE}, Refusal.GIVE_NOT_NOW),
    Verb.DISCARD: ({Phase.EXCHANGE}, Refusal.DISCARD_NOT_NOW),
    Verb.KEEP: ({Phase.RAISE}, Refusal.KEEP_NOT_NOW),
}

# What has to be done first before a card is played or a marriage declared.
_FIRST: Final = {
    Phase.REDEAL: Refusal.ANSWER_FIRST,
    Phase.EXCHANGE: Refusal.EXCHANGE_FIRST,
    Phase.RAISE: Refusal.RAISE_FIRST,
}


def refused(options: ThousandOptions, table: Table, hand: Cards, action: Action) -> Reason:
    """The sentence for an action that is not legal."""
    refusal, params = _refusal(options, table, hand, action)
    message, paragraph = refusal.value
    return reason(message, paragraph, **params)


def _refusal(options: ThousandOptions, table: Table, hand: Cards, action: Action) -> Told:
    verb = action.verb
    if verb in _HOME and table.phase not in _HOME[verb][0]:
        return _HOME[verb][1], {}
    match verb:
        case Verb.BID:
            return _bid(options, table, hand, action.value)
        case Verb.BLIND:
            lowest = blind_bids(options, table, table.turn)[0]
            return Refusal.BLIND_VALUE, {"least": lowest}
        case Verb.REDEAL:
            return _redeal(table)
        case Verb.STOCK:
            return Refusal.STOCK_NUMBER, {}
        case Verb.GIVE | Verb.DISCARD:
            return _gift(options, table, hand, action)
        case Verb.RAISE:
            return _raise(options, table, hand, action.value)
        case Verb.WRITE_OFF:
            return _write_off(options, table)
        case Verb.BOMB:
            return no_bomb(options, table) or Refusal.BOMB_NOT_NOW, {}
        case Verb.MELD:
            return _meld(options, table, hand, action)
        case Verb.PLAY:
            return _play(options, table, hand, action.card)
        case _:
            return Refusal.OTHER_GAME, {}


def _bid(options: ThousandOptions, table: Table, hand: Cards, bid: int | None) -> Told:
    if table.phase is Phase.BLIND:
        return Refusal.BID_UNSEEN, {}
    if table.phase is not Phase.AUCTION or bid is None:
        return Refusal.BID_NOT_NOW, {}
    if silent(options, table, table.turn):
        return Refusal.BID_SILENCE, {"limit": options.silence_below}
    if bid <= table.bid or bid < options.min_bid:
        least = next((number for number in options.ladder if number > table.bid), 0)
        return Refusal.BID_LOW, {"bid": bid, "least": least}
    if bid > options.highest:
        return Refusal.BID_HIGHEST, {"bid": bid, "highest": options.highest}
    if bid not in options.ladder:
        return Refusal.BID_STEP, {"bid": bid, "step": options.step(bid)}
    limit = cap(options, hand)
    too_high = no_bid(options, bid, limit)
    if too_high is Refusal.BID_MARRIAGES:
        return too_high, {"bid": bid, "limit": limit}
    if too_high is not None:
        return too_high, {"bid": bid}
    return Refusal.BID_JUMP, {"least": next(number for number in options.ladder if number > table.bid)}


def _redeal(table: Table) -> Told:
    if table.phase is Phase.REDEAL:
        return (Refusal.REDEAL_NINES if table.won_at else Refusal.REDEAL_HAND), {}
    if table.phase is Phase.EXCHANGE or (table.phase is Phase.RAISE and not table.given):
        return Refusal.REDEAL_STOCK, {}
    return Refusal.REDEAL_NOT_NOW, {}


def _gift(options: ThousandOptions, table: Table, hand: Cards, action: Action) -> Told:
    card = action.card
    if action.verb is Verb.DISCARD:
        if table.laid >= options.discards:
            return Refusal.DISCARD_NOT_NOW, {}
    elif options.gifts == 0:
        return Refusal.GIVE_NONE, {}
    elif action.to == table.turn or action.to not in table.players:
        return Refusal.GIVE_TO, {}
    elif action.to in table.given:
        return Refusal.GIVE_TWICE, {"seat": action.to}
    if card is None or card not in hand:
        return Refusal.GIVE_NOT_HELD, {"card": card or Card("9S")}
    return Refusal.GIVE_STOCK, {"cards": tuple(givable(options, table, hand))}


def _raise(options: ThousandOptions, table: Table, hand: Cards, bid: int | None) -> Told:
    if (never := no_raise(options, table)) is not None:
        return never, {"contract": table.bid} if never is Refusal.RAISE_GOLDEN else {}
    if table.phase is not Phase.RAISE or bid is None:
        return Refusal.RAISE_NOT_NOW, {}
    if bid <= table.bid:
        return Refusal.RAISE_LOW, {"bid": bid, "contract": table.bid}
    if bid > options.highest:
        return Refusal.BID_HIGHEST, {"bid": bid, "highest": options.highest}
    if bid not in options.ladder:
        return Refusal.BID_STEP, {"bid": bid, "step": options.step(bid)}
    return Refusal.RAISE_CAP, {"bid": bid, "limit": cap(options, hand)}


def _write_off(options: ThousandOptions, table: Table) -> Told:
    refusal = no_write_off(options, table) or Refusal.WRITE_OFF_NOT_NOW
    return refusal, {"limit": options.write_off_limit} if refusal is Refusal.WRITE_OFF_LIMIT else {}


def _meld(options: ThousandOptions, table: Table, hand: Cards, action: Action) -> Told:
    if table.phase in _FIRST:
        return _FIRST[table.phase], {}
    if table.phase not in {Phase.LEAD, Phase.FOLLOW}:
        return Refusal.PLAY_FIRST, {}
    barred = no_meld(options, table)
    if action.card is None:
        if options.ace_marriage == 0:
            return Refusal.MELD_NO_ACES, {}
        if barred is not None:
            return barred, {}
        if not hand >= ACES:
            return Refusal.MELD_ACES_NOT_HELD, {}
        return Refusal.MELD_ACES_VALUE, {"value": options.ace_marriage}
    if barred is not None:
        return barred, {}
    suit = action.card.suit
    if not hand >= suit.marriage:
        return Refusal.MELD_NOT_HELD, {"suit": suit}
    return Refusal.MELD_VALUE, {"suit": suit, "value": options.worth(suit)}


def _play(options: ThousandOptions, table: Table, hand: Cards, card: Card | None) -> Told:
    if table.phase in _FIRST:
        return _FIRST[table.phase], {}
    if table.phase not in {Phase.LEAD, Phase.FOLLOW}:
        return Refusal.PLAY_FIRST, {}
    if card is None or card not in hand:
        return Refusal.NOT_HELD, {"card": card or Card("9S")}
    if table.phase is Phase.LEAD:
        return _lead(options, table, hand)
    name = wrong_card(hand, table.trick, card)
    allowed = may_play(hand, table.trick, table.trump, options.duty)
    return Refusal[name], refusal_params(name, card, table, allowed)


def _lead(options: ThousandOptions, table: Table, hand: Cards) -> Told:
    melded = table.melded
    if melded is None:
        trump = table.trump
        return Refusal.LEAD_TRUMP, {"suit": Suit.SPADES if trump is None else trump}
    if melded.rank is Rank.ACE:
        return Refusal.LEAD_ACE, {"cards": tuple(lead_cards(options, table, hand))}
    return Refusal.LEAD_MARRIAGE, {"suit": melded.suit}
