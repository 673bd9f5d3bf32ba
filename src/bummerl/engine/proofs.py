"""What the deal so far proves about the hidden cards, game by game: the rooms, and conditions on who called or named.

Only what the rules make certain is used: refused suits, cards that were shown, and what a call asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from bummerl.engine.proofs_thousand import thousand
from bummerl.engine.rooms import Rooms, played_cards
from bummerl.rules.actions import Kind, Seat
from bummerl.rules.bauern.contracts import CONTRACTS as BAUERN
from bummerl.rules.cards import Cards, Suit
from bummerl.rules.contracts import Needs, holds
from bummerl.rules.dreier.contracts import CONTRACTS as DREIER
from bummerl.rules.dreier.contracts import spoken
from bummerl.rules.game import State, View

__all__ = ["proved"]


def proved(view: View[Any]) -> Rooms:
    """The rooms in which the cards lie that this seat does not see, with all that is certain of them.

    ValueError for a spectator's view.

    >>> from bummerl.rules.dreier import GAME, PRESETS
    >>> game = GAME(PRESETS["dreierschnapsen"])
    >>> state, events = game.deal(game.pack, game.opening(dealer=2))
    >>> [(room.kind, room.at, room.places) for room in proved(game.view(state, 0, events)).rooms]
    [('hand', 1, 3), ('hand', 2, 3), ('stock', 0, 11)]
    """
    if view.seat is None:
        raise ValueError("a spectator knows no hand, and every deal fits what it sees")
    rooms = Rooms(view, played_cards(view))
    _OF_GAME[view.game.rules](rooms, view.seat)
    return rooms


# Bauernschnapsen


def _bauern(rooms: Rooms, me: Seat) -> None:
    """Nobody but the Rufer holds a card until trumps are made; a partner who sits out has laid the hand aside."""
    view = rooms.view
    table = view.table
    if table.phase in {"cut", "trump"}:
        first = 3 if table.phase == "trump" else 0
        for seat in range(4):
            if seat != me:
                rooms.add_hand(seat, first if seat == table.rufer else 0)
        rooms.add("stock", 0, len(view.game.pack) - first)
        return
    rooms.asides = 0 if table.resting is None else 4
    for seat in range(4):
        if seat == me:
            rooms.own = _own_events(view, Kind.DEALT) if seat == table.resting else Cards()
        else:
            rooms.add_hand(seat, 5 - len(rooms.played[seat]), "aside" if seat == table.resting else "hand")
    if table.turned is None and view.game.options.trump_must_be_held:
        rooms.conditions.append(partial(_named, rooms, table.rufer))
    for call in table.calls:
        if call.word and BAUERN[call.word].needs != "nothing":
            rooms.conditions.append(partial(_called, rooms, call.seat, BAUERN[call.word].needs))


# Dreierschnapsen


def _dreier(rooms: Rooms, me: Seat) -> None:
    """The talon lies there until the declarer has taken it up; then two cards lie aside."""
    view = rooms.view
    table = view.table
    is_first = table.phase == "trump"
    for seat in range(3):
        if seat != me:
            more = table.away if seat == table.declarer else 0
            rooms.add_hand(seat, 3 if is_first else 6 + more - len(rooms.played[seat]))
    if is_first:
        rooms.add("stock", 0, 11)
        return
    if not table.took:
        rooms.add("stock", 0, 2)
    else:
        rooms.asides = 1
        if table.declarer == me:
            rooms.own = _own_events(view, Kind.DISCARDED)
        else:
            rooms.add("aside", 0, 2 - table.away)
            played = Cards(card for cards in rooms.played.values() for card in cards)
            turned = table.turned
            if (
                turned is not None
                and table.declarer == table.caller
                and turned not in played | table.shown[table.caller]
            ):
                rooms.only[turned] = {len(rooms.rooms) - 1, rooms.hand_of(table.declarer)}

    if table.turned is None and view.game.options.trump_must_be_held:
        rooms.conditions.append(partial(_named, rooms, table.caller))
    for call in table.calls:
        contract = DREIER.get(spoken(call.word)[0])
        if contract is not None and contract.needs != "nothing":
            rooms.conditions.append(partial(_called, rooms, call.seat, contract.needs))


# Sixty-six for three and four


def _sixty_six(rooms: Rooms, me: Seat) -> None:
    """All cards are dealt, or the first packets while trumps are made."""
    view = rooms.view
    table, options, seats = view.table, view.game.options, view.game.seats
    is_first = table.phase == "trump"
    size = options.sizes[0] if is_first else options.deck // seats
    for seat in range(seats):
        if seat != me:
            rooms.add_hand(seat, size - len(rooms.played[seat]))
    if is_first:
        rooms.add("stock", 0, options.deck - seats * size)
    elif table.turned is None:
        rooms.conditions.append(partial(_named, rooms, (table.standing.dealer + 1) % seats))


# Of all three


def _named(rooms: Rooms, seat: Seat, state: State[Any]) -> bool:
    """Whoever named trumps held one."""
    table = rooms.view.table
    suit: Suit = table.named if hasattr(table, "named") else table.trump
    return bool(_all_of(rooms, seat, state) & suit.cards)


def _all_of(rooms: Rooms, seat: Seat, state: State[Any]) -> Cards:
    """All cards that a seat has had, with those that a declarer has laid away."""
    laid = state.aside[0] if rooms.asides == 1 and seat == rooms.view.table.declarer else Cards()
    return rooms.ever(state, seat) | laid


def _called(rooms: Rooms, seat: Seat, needs: Needs, state: State[Any]) -> bool:
    """Whoever called a contract held what it asks for."""
    return holds(needs, _all_of(rooms, seat, state), rooms.view.table.named)


def _own_events(view: View[Any], *kinds: Kind) -> Cards:
    """The cards that my own events of these kinds tell of."""
    return Cards(card for event in view.log if event.seat == view.seat and event.kind in kinds for card in event.cards)


_OF_GAME: Final[Mapping[str, Callable[[Rooms, Seat], None]]] = {
    "bauernschnapsen": _bauern,
    "dreier": _dreier,
    "sixty_six_multi": _sixty_six,
    "thousand": thousand,
}
"""By the rules of the game."""
