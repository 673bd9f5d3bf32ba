"""What a key would stand for if it were allowed, and why it is not: the same for lines and for the whole screen.

Contents: why_not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bummerl.rules.actions import PLAYS, Action, Verb, marriage
from bummerl.rules.cards import Suit
from bummerl.rules.game import View
from bummerl.rules.reasons import Reason
from bummerl.table.keys import CARD_KEYS, MARRIAGE_KEYS, RECEIVERS, VERB_KEYS
from bummerl.table.scene import AMOUNTS, Scene

__all__ = ["why_not"]


def why_not(key: str, scene: Scene, view: View[Any]) -> Reason | None:
    """Why what this key stands for cannot be done now; None for a key that stands for nothing in this game."""
    if key in MARRIAGE_KEYS:
        return _no_marriage(scene, view)
    for action in _meant(key, scene):
        why = view.explain(action)
        if why is not None and why.id != _OTHER_GAME:
            return why
    return None


def _meant(key: str, scene: Scene) -> Iterator[Action]:
    """All that the key can stand for at some time."""
    if key in CARD_KEYS and CARD_KEYS.index(key) < len(scene.hand):
        yield PLAYS[scene.hand[CARD_KEYS.index(key)]]
    elif key.removeprefix("b").strip().isdecimal() and len(key) <= _LONGEST:
        amount = int(key.removeprefix("b"))
        verbs = [choice.action.verb for choice in scene.choices if choice.action.verb in AMOUNTS]
        yield Action(verbs[0] if verbs else Verb.BID, value=amount)
    elif len(key) == 2 and key[0] in CARD_KEYS and CARD_KEYS.index(key[0]) < len(scene.hand):
        card = scene.hand[CARD_KEYS.index(key[0])]
        if key[1] == "d":
            yield Action(Verb.DISCARD, card)
        elif key[1] in RECEIVERS[: len(scene.names) - 1]:
            seat = (scene.me + 1 + RECEIVERS.index(key[1])) % len(scene.names)
            yield Action(Verb.GIVE, card, to=seat)
    for verb, letter in VERB_KEYS.items():
        if letter == key:
            yield Action(verb)


def _no_marriage(scene: Scene, view: View[Any]) -> Reason | None:
    """Why no marriage can be declared: those in hand may not be now, or there is none."""
    pairs = [suit for suit in Suit if all(card in scene.hand for card in suit.marriage)]
    whys = [view.explain(marriage(suit, _worth(suit, scene, view))) for suit in pairs or Suit]
    why = next((why for why in whys if why is not None and why.id != _OTHER_GAME), None)
    if why is not None and not pairs and dict(why.params).get("suit") is not None:
        return Reason("refused-no-marriage", why.paragraph)
    return why


def _worth(suit: Suit, scene: Scene, view: View[Any]) -> int:
    """What the marriage of a suit is worth in this game."""
    options = view.game.options
    if hasattr(options, "worth"):
        return int(options.worth(suit))
    return 40 if suit is scene.trump else 20


_OTHER_GAME: Final = "refused-other-game"
_LONGEST: Final = 6
"""Signs of the longest number that may be meant for a bid."""
