"""Doubling, from the declarer's opponents on (§D5)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Verb
from bummerl.rules.cards import Cards
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.play import first_lead
from bummerl.rules.dreier.table import Phase, Table
from bummerl.rules.game import State, Step

__all__ = ["do_double", "double_or_pass", "to_doubling"]

_PASS: Final = Action(Verb.PASS)
_DOUBLE: Final = Action(Verb.KONTRA)


# Doubling (§D5)


def to_doubling(options: DreierOptions, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
    """Ask the first defender, where doubling is played."""
    if options.kontra_max == 1:
        return first_lead(options, state, events)
    table = state.table._replace(phase=Phase.DOUBLE, turn=state.table.defenders[0])
    return Step(state._replace(table=table), events)


def double_or_pass(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """Double, or let the stakes be."""
    return (_DOUBLE, _PASS)


def do_double(options: DreierOptions, state: State[Table], action: Action) -> Step[Table]:
    """A double is answered by the other side; when a side lets it stand the play begins (§D5.2, §D5.3)."""
    table, seat = state.table, state.table.turn
    is_declarer = seat == table.declarer
    if action.verb is Verb.KONTRA:
        table = table._replace(times=2 * table.times, asked=())
        event = Event(Kind.DOUBLED, seat, value=table.times)
        waiting = table.defenders if is_declarer else (table.declarer,)
        if table.times >= options.kontra_max:
            waiting = ()
    else:
        event = Event(Kind.WAIVED, seat, value=1)
        table = table._replace(asked=(*table.asked, seat))
        side = (table.declarer,) if is_declarer else table.defenders
        waiting = tuple(each for each in side if each not in table.asked)
    if waiting:
        return Step(state._replace(table=table._replace(turn=waiting[0])), (event,))
    return first_lead(options, state._replace(table=table), (event,))
