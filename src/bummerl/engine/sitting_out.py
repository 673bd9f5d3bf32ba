"""The game for three in which one sits out, seen as the two-handed game that it is for the other two."""

from __future__ import annotations

from typing import Any

from bummerl.rules.cards import Cards
from bummerl.rules.game import State, View
from bummerl.rules.schnapsen.table import Table as TwoTable
from bummerl.rules.sitting_out import SittingOutGame

__all__ = ["as_three", "as_two", "two_of"]


def as_two(view: View[Any]) -> View[TwoTable]:
    """The view of a seat that plays, as the two-handed game gives it; whoever sits out sees what a spectator sees.

    >>> from bummerl.rules.sitting_out import GAME, PRESETS
    >>> game = GAME(PRESETS["sixty_six_3p_us"])
    >>> state, events = game.deal(game.pack, game.opening(dealer=1))
    >>> as_two(game.view(state, 2, events)).seat, as_two(game.view(state, 1, events)).seat
    (0, None)
    """
    game, table = view.game, view.table
    assert isinstance(game, SittingOutGame), "two of three play"
    at = table.pair
    log = tuple(
        event._replace(
            seat=at.index(event.seat),
            readers=None if event.readers is None else tuple(at.index(seat) for seat in event.readers),
        )
        for event in view.log
    )
    return View(game.two, at.index(view.seat) if view.seat in at else None, table.two, view.hand, log)


def two_of(state: State[Any]) -> State[TwoTable]:
    """A state of the three, as the two-handed game has it; the inverse of `as_three`.

    >>> from bummerl.rules.sitting_out import GAME, PRESETS
    >>> game = GAME(PRESETS["sixty_six_3p_us"])
    >>> state, events = game.deal(game.pack, game.opening(dealer=1))
    >>> two_of(state).table.turn, as_three(game.view(state, 2, events), two_of(state)) == state
    (0, True)
    """
    table = state.table
    return State(table.two, tuple(state.hands[seat] for seat in table.pair), state.stock, state.aside)


def as_three(view: View[Any], state: State[TwoTable]) -> State[Any]:
    """A state of the two-handed game in the seats of the three."""
    return State(view.table, view.table.spread(state.hands, Cards()), state.stock, state.aside)
