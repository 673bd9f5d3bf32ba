"""Full states that fit what a seat sees: one door for every game.

```text
                 ┌─ two-handed ────────────── worlds_two     as likely as the shuffle makes them
view ──► worlds ─┼─ two of three play ─────── worlds_two     the same, in the seats of the three
                 └─ auctions, three, four ─── worlds_multi   each with the same chance
```
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bummerl.engine import worlds_multi, worlds_two
from bummerl.engine.sitting_out import as_three, as_two
from bummerl.engine.world import World
from bummerl.rules.cards import Cards
from bummerl.rules.game import State, View

__all__ = ["World", "count", "every", "hidden", "some", "worlds"]


def worlds(view: View[Any], rng: Random) -> Iterator[State[Any]]:
    """Draw states that fit the view, without end and each on its own.

    ValueError for a spectator's view, and where the log lacks what must be known.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.catalog import find
    >>> game = find("schnapsen").game
    >>> state, events = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> drawn = next(worlds(game.view(state, 0, events), Random(0)))
    >>> drawn.hands[0] == state.hands[0], drawn.hands[1] == state.hands[1], drawn.stock[-1]
    (True, False, Card("QS"))
    """
    match view.game.rules:
        case "schnapsen":
            return worlds_two.worlds(view, rng)
        case "sitting_out":
            return (as_three(view, state) for state in worlds_two.worlds(as_two(view), rng))
        case _:
            return worlds_multi.worlds(view, rng)


def count(view: View[Any]) -> int:
    """How many worlds fit the view.

    The order of face-down cards tells worlds apart only in the two-handed game, and while they may still be drawn.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.catalog import find
    >>> game = find("schnapsen").game
    >>> state, events = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> count(game.view(state, 1, events))
    726485760
    >>> closed = next(game.apply(state, action).state for action in game.legal(state) if str(action) == "close")
    >>> count(game.view(closed, 0, events))
    2002
    """
    match view.game.rules:
        case "schnapsen":
            return worlds_two.count(view)
        case "sitting_out":
            return worlds_two.count(as_two(view))
        case _:
            return worlds_multi.count(view)


def every(view: View[Any]) -> Iterator[World]:
    """All worlds that fit the view, `count` of them, each with its weight.

    The weights have no common divisor: they are all one unless, with two players, the opponent has ruled out cards and
    drawn since.
    """
    match view.game.rules:
        case "schnapsen":
            return worlds_two.every(view)
        case "sitting_out":
            return (_in_three(view, world) for world in worlds_two.every(as_two(view)))
        case _:
            return worlds_multi.every(view)


def some(view: View[Any], limit: int, rng: Random) -> tuple[World, ...]:
    """All worlds that fit the view if they are at most `limit`, otherwise as many drawn ones, all of weight one.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.catalog import find
    >>> game = find("schnapsen").game
    >>> state, events = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> len(some(game.view(state, 1, events), 20, Random(0)))
    20
    """
    match view.game.rules:
        case "schnapsen":
            return worlds_two.some(view, limit, rng)
        case "sitting_out":
            return tuple(_in_three(view, world) for world in worlds_two.some(as_two(view), limit, rng))
        case _:
            return worlds_multi.some(view, limit, rng)


def hidden(view: View[Any]) -> Cards:
    """The cards whose place a seat does not know, also those that it has seen and that have moved on unseen since.

    ValueError for a spectator's view, and for whoever sits out of a game for two.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.catalog import find
    >>> game = find("schnapsen").game
    >>> state, events = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> print(hidden(game.view(state, 0, events)) == state.hands[1] | Cards(state.stock[:-1]))
    True
    """
    match view.game.rules:
        case "schnapsen":
            return worlds_two.hidden(view)
        case "sitting_out":
            return worlds_two.hidden(as_two(view))
        case _:
            return worlds_multi.hidden(view)


def _in_three(view: View[Any], world: World) -> World:
    return world._replace(state=as_three(view, world.state))
