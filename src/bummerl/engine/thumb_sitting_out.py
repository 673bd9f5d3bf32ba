"""The player of the two-handed game at a table for three, of whom one sits out."""

from __future__ import annotations

from random import Random
from typing import Any

from bummerl.engine.sitting_out import as_two
from bummerl.engine.thumb import Thumb
from bummerl.rules.actions import Action
from bummerl.rules.game import View

__all__ = ["SittingOutThumb"]


class SittingOutThumb:
    """The two-handed player at a table for three.

    >>> from bummerl.rules.sitting_out import GAME, PRESETS
    >>> game = GAME(PRESETS["sixty_six_3p_us"])
    >>> state, events = game.deal(game.pack, game.opening(dealer=1))
    >>> view = game.view(state, 2, events)
    >>> SittingOutThumb().choose(view, Random(0)) in view.legal
    True
    """

    def choose(self, view: View[Any], rng: Random) -> Action:
        """What the two-handed player says."""
        return Thumb().choose(as_two(view), rng)
