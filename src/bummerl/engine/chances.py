"""Where the cards lie whose place a seat does not know: the chance of each to be in each hand.

All worlds that fit the view are as likely as `worlds` has them.  Nearly always cards can be counted instead of worlds,
however many these are; where what somebody called proves a holding, the worlds are gone through one by one if they
are few, and otherwise some are drawn.

Contents: Chances, chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from bummerl.engine import worlds_multi, worlds_two
from bummerl.engine.sitting_out import as_two
from bummerl.rules.cards import Card
from bummerl.rules.game import View

__all__ = ["Chances", "chances"]


class Chances(NamedTuple):
    """For each hidden card the chance of every seat to hold it, by seat; what is missing to 1 lies face down.

    A hand that its player has laid down unseen is still that player's.  `layouts` counts the ways in which the cards
    can lie, or those that were drawn where that `is_exact` no more.
    """

    held: Mapping[Card, tuple[Fraction, ...]]
    layouts: int
    is_exact: bool


def chances(view: View[Any], most: int, rng: Random) -> Chances:
    """Where the hidden cards may lie, exact unless more than `most` layouts would have to be tried: so many are drawn.

    ValueError for a view that has no worlds: one who watches or sits out knows no hand.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.catalog import find
    >>> game = find("schnapsen").game
    >>> state, events = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> found = chances(game.view(state, 1, events), 100, Random(0))
    >>> found.held[Card("JD")], found.layouts, found.is_exact
    ((Fraction(5, 14), Fraction(0, 1)), 2002, True)
    """
    if view.game.rules not in {"schnapsen", "sitting_out"}:
        held, layouts, is_exact = worlds_multi.held(view, most, rng)
        return Chances(held, layouts, is_exact)
    is_three = view.game.rules == "sitting_out"
    of_two, layouts = worlds_two.held(as_two(view) if is_three else view)
    (other,) = {*(view.table.pair if is_three else (0, 1))} - {view.seat}
    seats = range(view.game.seats)
    nobody = Fraction(0)
    return Chances(
        {card: tuple(chance if seat == other else nobody for seat in seats) for card, chance in of_two.items()},
        layouts,
        is_exact=True,
    )
