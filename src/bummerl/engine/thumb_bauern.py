"""A player of Bauernschnapsen that goes by rules of thumb: it calls what is clear, each contract has its own play."""

from __future__ import annotations

from random import Random
from typing import Any

from bummerl.engine.cardplay import best_trump, claims_rightly, dearest, scene
from bummerl.engine.thumb_contracts import SURE_ENOUGH, Dealt, chance_of, play_contract, strong_enough_to_double
from bummerl.rules.actions import Action, Verb
from bummerl.rules.bauern import CONTRACTS, Aim, BauernGame, Contract, Phase, Table
from bummerl.rules.bauern.contracts import order_of, value_of
from bummerl.rules.game import View

__all__ = ["BauernThumb"]


class BauernThumb:
    """The rule-of-thumb player of Bauernschnapsen.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.bauern import GAME, PRESETS, BauernStanding
    >>> from bummerl.rules.cards import read_cards
    >>> game = GAME(PRESETS["bauernschnapsen"])
    >>> deck = read_cards("ASTSKDKHJHADJDKSACQDTDQSTHQHKCQCJCTCAHJS")
    >>> state = game.deal(deck, BauernStanding(dealer=3)).state
    >>> for action in read_actions("cut trump:S"):
    ...     state = game.apply(state, action).state
    >>> print(state.hands[0], "·", BauernThumb().choose(game.view(state, 0), Random(0)))
    AS TS TH QH KD · pass
    """

    def choose(self, view: View[Any], rng: Random) -> Action:  # noqa: ARG002  # nothing is left to chance
        """What the rules of thumb say."""
        table: Table = view.table
        legal = view.legal
        match table.phase:
            case Phase.TRUMP:
                return best_trump(legal, view.hand)
            case Phase.AUCTION:
                return _call(view, legal)
            case Phase.DOUBLE:
                return _double(view, legal)
            case Phase.CUT:
                return legal[0]
            case _:
                return _play(view, legal)


def _game(view: View[Table]) -> BauernGame:
    assert isinstance(view.game, BauernGame), "this player knows Bauernschnapsen"
    return view.game


def _dealt(view: View[Table], contract: Contract) -> Dealt:
    game = _game(view)
    trump = view.table.named if contract.trumps else None
    return Dealt(view.hand, game.pack, trump, order_of(game.options, contract))


def _call(view: View[Table], legal: tuple[Action, ...]) -> Action:
    """The contract that is worth most, by its value and how likely it is; pass if none is likely enough."""
    table, options = view.table, _game(view).options
    best, most = legal[-1], 0.0
    for action in legal:
        if action.word is None:
            continue
        contract = CONTRACTS[action.word]
        leads = not contract.trumps or view.seat == table.rufer
        chance = chance_of(contract, _dealt(view, contract), leads=leads)
        worth = value_of(options, contract) * (2 * chance - 1)
        if chance >= SURE_ENOUGH and worth > most:
            best, most = action, worth
    return best


def _double(view: View[Table], legal: tuple[Action, ...]) -> Action:
    """Against a contract with a sure trick, in a normal game with a hand that wins it; nobody doubles back."""
    table = view.table
    is_foe = view.seat not in table.side(table.declarer)
    doubles = is_foe and strong_enough_to_double(_dealt(view, table.played), against=table.played.aim.value)
    return next(action for action in legal if (action.verb is Verb.KONTRA) == doubles)


def _play(view: View[Table], legal: tuple[Action, ...]) -> Action:
    """Claim, declare, or the card that suits the contract."""
    table, me = view.table, view.seat
    assert me is not None, "a player has a seat"
    claim = Action(Verb.CLAIM)
    if claim in legal and claims_rightly(view):
        return claim
    if table.phase is Phase.LAST:
        return Action(Verb.PASS)
    is_partner = me == (table.declarer + 2) % 4 and table.played.aim is not Aim.CLAIM
    if (declaration := dearest(legal)) is not None and not is_partner:
        return declaration
    friends = [seat for seat in table.side(me) if seat != table.resting]
    here = scene(view, friends, order=order_of(_game(view).options, table.played), trump=table.trump)
    return play_contract(here, legal, table.played.aim.value, me, table.declarer)
