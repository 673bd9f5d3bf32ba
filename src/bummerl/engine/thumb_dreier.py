"""A player of Dreierschnapsen that goes by rules of thumb; contracts are judged as in Bauernschnapsen."""

from __future__ import annotations

from random import Random
from typing import Any

from bummerl.engine.cardplay import best_trump, kept, scene
from bummerl.engine.thumb_contracts import SURE_ENOUGH, Dealt, chance_of, claim_declare_or_play, double
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
                return double(view, _dealt(view, table.played))
            case _:
                assert view.seat is not None, "a player has a seat"
                return claim_declare_or_play(view, table.played.order, table.side(view.seat))


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
