"""A player of Bauernschnapsen that goes by rules of thumb: it calls what is clear, each contract has its own play."""

from __future__ import annotations

from random import Random
from typing import Any

from bummerl.engine.cardplay import best_trump
from bummerl.engine.thumb_contracts import SURE_ENOUGH, Dealt, chance_of, claim_declare_or_play, double
from bummerl.rules.actions import Action
from bummerl.rules.bauern import CONTRACTS, BauernGame, Contract, Phase, Table
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
                return double(view, _dealt(view, table.played))
            case Phase.CUT:
                return legal[0]
            case _:
                assert view.seat is not None, "a player has a seat"
                friends = [seat for seat in table.side(view.seat) if seat != table.resting]
                return claim_declare_or_play(view, order_of(_game(view).options, table.played), friends)


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
