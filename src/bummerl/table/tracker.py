"""The card tracker: where the cards may lie whose place a seat does not know, and how likely that is.

It is made from the view alone, chance included: whoever sees the same is told the same, whatever the hidden cards are.

Contents: Row, Tracked, tracked.
"""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.engine.chances import chances
from bummerl.record.views import view_json
from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card
from bummerl.rules.game import View
from bummerl.table.scene import unseen

__all__ = ["MOST", "Row", "Tracked", "tracked"]

MOST: Final = 500
"""Layouts that are tried one by one, or drawn where there are more: then most chances are right to 4 in a hundred."""


class Row(NamedTuple):
    """Cards about which the seat knows the same, and the chance of each holder to have any one of them, in percent."""

    cards: tuple[Card, ...]
    percents: tuple[int, ...]


class Tracked(NamedTuple):
    """What the tracker tells: `holders` are seats, and None for what lies face down and is in nobody's hand.

    `layouts` are the ways in which the cards can lie, or those of them that were drawn where that `is_exact` no more.
    """

    holders: tuple[Seat | None, ...]
    rows: tuple[Row, ...]
    layouts: int
    is_exact: bool


def tracked(view: View[Any]) -> Tracked | None:
    """The tracker of a seat that plays in this deal; None for whoever sits out or watches, or knows all.

    >>> from bummerl.record.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> told = tracked(deal.play(*read_actions("close AC-AS")).view(1))
    >>> told.holders, told.layouts, [(len(row.cards), row.percents) for row in told.rows]
    ((0, None), 210, [(10, (40, 60)), (3, (0, 100))])
    """
    if view.seat in {None, getattr(view.table, "sits", None)} or view.table.result is not None:
        return None
    hidden = unseen(view)
    if not hidden:
        return None
    found = chances(view, MOST, Random(json.dumps(view_json(view))))
    shares = {card: (*found.held[card], 1 - sum(found.held[card], Fraction(0))) for card in hidden}
    columns = [at for at in range(view.game.seats + 1) if any(share[at] for share in shares.values())]
    rows: dict[tuple[int, ...], list[Card]] = {}
    for card, share in shares.items():
        rows.setdefault(tuple(_percent(share[at]) for at in columns), []).append(card)
    return Tracked(
        tuple(None if at == view.game.seats else at for at in columns),
        tuple(Row(tuple(cards), percents) for percents, cards in rows.items()),
        found.layouts,
        found.is_exact,
    )


def _percent(share: Fraction) -> int:
    """Rounded, but neither 0 nor 100 for what is not certain.

    >>> _percent(Fraction(1, 3)), _percent(Fraction(1, 1000)), _percent(Fraction(999, 1000)), _percent(Fraction(0))
    (33, 1, 99, 0)
    """
    return int(share) * 100 if share in {0, 1} else min(99, max(1, round(share * 100)))
