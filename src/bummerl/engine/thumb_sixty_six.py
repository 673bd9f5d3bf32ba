"""A player of Sixty-six for three and four that goes by rules of thumb: trumps, drumming, marriages, tricks, claims.

Nothing is bid here, so the cards are all there is to play well: it looks how each would do in a few deals that fit its
view, played out by simple habits.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bummerl.engine.cardplay import best_trump, claims_rightly, dearest
from bummerl.engine.playouts import best_action, drumming_pays
from bummerl.engine.worlds import some
from bummerl.rules.actions import Action, Verb
from bummerl.rules.game import View
from bummerl.rules.sixty_six_multi import Phase, SixtySixMultiGame, Table

__all__ = ["SixtySixThumb"]

DRUM_LAYOUTS: Final = 60
"""Layouts of the hidden cards that are played out twice before the first trick: with drumming and without."""

LAYOUTS: Final = 800
"""Layouts of the hidden cards that are played out for a card, times the cards in the hand: long hands take long."""


class SixtySixThumb:
    """The rule-of-thumb player of Sixty-six without a talon.

    >>> from bummerl.rules.sixty_six_multi import GAME, PRESETS
    >>> game = GAME(PRESETS["sixty_six_3p"])
    >>> state, events = game.deal(game.pack, game.opening(dealer=2))
    >>> print(state.hands[0], "·", SixtySixThumb().choose(game.view(state, 0, events), Random(0)))
    AS TS KS · trump:S
    """

    def choose(self, view: View[Any], rng: Random) -> Action:
        """What the rules of thumb say."""
        assert isinstance(view.game, SixtySixMultiGame), "this player knows Sixty-six for three and four"
        assert view.seat is not None, "a player has a seat"
        table: Table = view.table
        legal = view.legal
        claim = Action(Verb.CLAIM)
        if claim in legal and claims_rightly(view):
            return claim
        match table.phase:
            case Phase.TRUMP:
                return best_trump(legal, view.hand)
            case Phase.DRUM:
                states = [world.state for world in some(view, DRUM_LAYOUTS, rng)]
                return Action(Verb.DRUM if drumming_pays(view, states, rng) else Verb.PASS)
            case Phase.PARTNER:
                return dearest(legal) or Action(Verb.PASS)
            case Phase.LAST:
                return Action(Verb.PASS)
            case _:
                pass
        states = [world.state for world in some(view, LAYOUTS // len(view.hand), rng)]
        return best_action(view, legal, states, rng)
