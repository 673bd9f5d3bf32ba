"""Where in the pack the cards lie that each seat will get.

It is told before anybody gives random bytes: nobody can choose afterwards which of the shuffled cards are whose.

Contents: layouts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from bummerl.rules.actions import Action, Kind
from bummerl.rules.cards import Card
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Standing, Step

__all__ = ["layouts"]

_DEALING: Final = 5
"""Steps at most after which all cards are dealt."""

_DREW: Final = "schnapsen", "sitting_out"
"""Games in which the winner of a trick draws from the talon, and then the loser."""


@lru_cache(maxsize=64)
def layouts(game: AnyGame) -> list[dict[str, Any]]:
    """Every way in which a deal of this game can be laid out; not to be changed.

    Each has the `dealer`, of each seat the places in the pack (0 is the top card) of its `hands`, that of the turn-up
    (`up`, or null), those of the talon in the order of drawing, and whether cards go `on` from hand to hand later.

    >>> from bummerl.rules.catalog import find
    >>> layouts(find("schnapsen").game)[0]["hands"][1], layouts(find("schnapsen").game)[0]["up"]
    ([0, 1, 2, 7, 8], 6)
    """
    found: list[dict[str, Any]] = []
    for standing in _standings(game):
        deck, first = _dealt(game, standing)
        for hands in _hands(game, first):
            layout = {
                "dealer": standing.dealer,
                "hands": [sorted(map(deck.index, hand)) for hand in hands],
                "up": next((deck.index(event.cards[0]) for event in first.events if event.kind is Kind.TURNED), None),
                "talon": list(map(deck.index, first.state.stock)) if game.rules in _DREW else [],
                "on": game.rules == "thousand",
            }
            if layout not in found:
                found.append(layout)
    return found


def _standings(game: AnyGame) -> Iterator[Standing]:
    """Standings that may be laid out differently: by the dealer, and by who is out already."""
    for dealer in range(game.seats):
        fresh: Any = game.opening(dealer)
        yield fresh
        if game.rules == "sitting_out":
            yield from (replace(fresh, first=1 + out) for out in range(game.seats) if out != dealer)


def _dealt(game: AnyGame, standing: Standing) -> tuple[list[Card], Step[Any]]:
    """A pack, and how it is laid out: one that is not thrown in at once."""
    deck = sorted(game.pack)
    for _ in deck:
        step = game.deal(deck, standing)
        if game.legal(step.state):
            return deck, step
        deck = [*deck[1:], deck[0]]
    raise AssertionError("no pack can be played")


def _hands(game: AnyGame, first: Step[Any]) -> Iterator[list[list[Card]]]:
    """The cards dealt to each seat, by what the first who decides does."""
    for action in game.legal(first.state):
        hands: list[list[Card]] = [[] for _ in range(game.seats)]
        step = first
        legal: tuple[Action, ...] = (action,)
        for _ in range(_DEALING):
            for event in step.events:
                if event.kind is Kind.DEALT:
                    hands[event.seat].extend(event.cards)
            if not legal:
                break
            step = game.apply(step.state, legal[0])
            legal = game.legal(step.state)
        yield hands
