"""Why something is a good idea, where that can be said for certain: from what lies open and the person's own cards.

Contents: grounds_of.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Kind, Verb
from bummerl.rules.cards import Card, Cards
from bummerl.rules.catalog import AnyGame
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.tricks import beats, winner
from bummerl.table.scene import Scene

__all__ = ["grounds_of"]

_ONE_ORDER: Final = frozenset({"schnapsen", "sitting_out", "sixty_six_multi", "thousand"})
"""Games in which the ranks keep their order whatever is played."""


def grounds_of(action: Action, scene: Scene, game: AnyGame) -> Reason | None:
    """What speaks for this action of the person to move; None where there is nothing certain to say.

    The log of the scene must be whole, as it is at every table that gives hints.
    """
    card, points = action.card, scene.points[scene.me]
    if len(scene.choices) == 1:
        return reason("hint-only")
    if action.verb is Verb.CLAIM and points is not None and points >= scene.target:
        return reason("hint-claim", points=points, target=scene.target)
    if action.verb is Verb.MELD and points is not None and scene.is_duel and scene.won[scene.me]:
        total = points + (action.value or 0)
        counts_now = getattr(game.options, "marriage_counted", "at_once") == "at_once"
        return (
            reason("hint-marriage", points=total, target=scene.target) if counts_now and total >= scene.target else None
        )
    if action.verb is Verb.PLAY and card is not None and scene.rules in _ONE_ORDER:
        if not scene.trick:
            return None if _beating(card, scene, game.pack) else reason("hint-sure", card=card)
        others = len(scene.names) - len(scene.resting) - 1
        if len(scene.trick) == others and winner((*scene.trick, card), scene.trump) == others:
            return reason("hint-takes", points=sum(each.points for each in (*scene.trick, card)))
    return None


def _beating(card: Card, scene: Scene, pack: Cards) -> Cards:
    """Cards that would beat this lead, unless they have been played or are in one's own hand."""
    played = Cards(each for event in scene.log if event.kind is Kind.PLAYED for each in event.cards)
    return Cards(other for other in pack - played - Cards(scene.hand) if beats(other, card, scene.trump))
