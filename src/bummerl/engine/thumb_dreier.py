"""A player of Dreierschnapsen that goes by rules of thumb; contracts are judged as in Bauernschnapsen."""

from __future__ import annotations

from random import Random
from typing import Any

from bummerl.engine.cardplay import best_trump, claims_rightly, dearest, kept, scene
from bummerl.engine.thumb_contracts import SURE_ENOUGH, Dealt, chance_of, play_contract, strong_enough_to_double
from bummerl.rules.actions import Action, Verb
from bummerl.rules.dreier import CONTRACTS, Contract, DreierGame, Phase, Table
from bummerl.rules.dreier.contracts import spoken, value_of
from bummerl.rules.game import View

__all__ = ["DreierThumb"]


class DreierThumb:
    """The rule-of-thumb player of Dreierschnapsen and Talonschnapsen.

    >>> from bummerl.rules.dreier import GAME, PRESETS
    >>> game = GAME(PRESETS["dreierschnapsen"])
    >>> state = game.deal(game.pack, game.opening(dealer=2)).state
    >>> print(state.hands[0], "·", DreierThumb().choose(game.view(state, 0), Random(0)))
    AS TS KS · trump:S
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
            case Phase.TALON:
                return Action(Verb.TAKE)
            case Phase.DISCARD:
                return _discard(view, legal)
            case Phase.DOUBLE:
                return _double(view, legal)
            case _:
                return _play(view, legal)


def _game(view: View[Table]) -> DreierGame:
    assert isinstance(view.game, DreierGame), "this player knows Dreierschnapsen"
    return view.game


def _dealt(view: View[Table], contract: Contract) -> Dealt:
    trump = view.table.named if contract.trumps else None
    return Dealt(view.hand, _game(view).pack, trump, contract.order, others=2)


def _call(view: View[Table], legal: tuple[Action, ...]) -> Action:
    """The contract that is worth most without the talon; pass if none is likely enough."""
    options, table = _game(view).options, view.table
    best, most = legal[-1], 0.0
    for action in legal:
        word, talon = spoken(action.word or "")
        if not word or talon:
            continue
        contract = CONTRACTS[word]
        leads = options.first_lead == "declarer" or not contract.trumps or view.seat == table.caller
        chance = chance_of(contract, _dealt(view, contract), leads=leads)
        worth = value_of(options, contract) * (2 * chance - 1)
        if chance >= SURE_ENOUGH and worth > most:
            best, most = action, worth
    return best


def _discard(view: View[Table], legal: tuple[Action, ...]) -> Action:
    """What is least worth keeping."""
    here = scene(view, order=view.table.played.order, trump=view.table.trump)
    return min(legal, key=lambda action: 0.0 if action.card is None else kept(here, action.card))


def _double(view: View[Table], legal: tuple[Action, ...]) -> Action:
    """Against a contract with a sure trick, in a normal game with a hand that wins it; nobody doubles back."""
    table = view.table
    is_foe = view.seat != table.declarer
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
    if (declaration := dearest(legal)) is not None:
        return declaration
    here = scene(view, table.side(me), order=table.played.order, trump=table.trump)
    return play_contract(here, legal, table.played.aim.value, me, table.declarer)
