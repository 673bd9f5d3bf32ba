"""Rooms: where the cards lie that a seat does not see, and what it knows of them.

Hidden cards lie in the other hands, aside, or in the stock.  A room has so many places, some cards are known to lie in
it, others cannot be there:

```text
          room   hand of seat 1   hand of seat 2   stock
        places         7                7            3
         known    K♥ Q♥ declared        –            –
           out        all ♠             –            –
```

What numbers cannot say (a bid that needs a marriage) is a *condition*: a state breaks it or does not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bummerl.engine.cardplay import playing
from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import State, View

__all__ = ["Condition", "Room", "Rooms", "played_cards"]


class Room(NamedTuple):
    """Where hidden cards lie: a hand, cards laid aside (their place in the state), or a part of the stock.

    `fixed` are the cards of a part of the stock that is known in its order.
    """

    kind: str
    at: int
    places: int
    fixed: tuple[Card, ...] = ()


Condition = Callable[[State[Any]], bool]


@dataclass
class Rooms:
    """What a seat knows of the hidden cards.

    `played` has each seat's played cards.  `inside` are cards known to lie in a room, `out` cards that are not
    there, `only` the rooms that a card may lie in.  Of the cards in `few` a room holds at most so many as its `quota`
    says, and just so many if `exact`.
    """

    view: View[Any]
    played: Mapping[Seat, Cards]
    rooms: list[Room] = field(default_factory=list)
    inside: dict[int, Cards] = field(default_factory=dict)
    out: dict[int, Cards] = field(default_factory=dict)
    only: dict[Card, set[int]] = field(default_factory=dict)
    own: Cards = field(default_factory=Cards)
    few: Cards = field(default_factory=Cards)
    quota: dict[int, int] = field(default_factory=dict)
    exact: bool = False
    asides: int = 0
    conditions: list[Condition] = field(default_factory=list)

    def add(self, kind: str, at: int, places: int, known: Cards | None = None) -> None:
        """One more room, and what is known to lie there."""
        self.inside[len(self.rooms)] = known or Cards()
        self.rooms.append(Room(kind, at, places))

    def fix(self, cards: tuple[Card, ...]) -> None:
        """A part of the stock that is known."""
        self.rooms.append(Room("stock", 0, len(cards), cards))

    def find(self, kind: str, at: int) -> int | None:
        """The number of a room."""
        return next((n for n, room in enumerate(self.rooms) if (room.kind, room.at) == (kind, at)), None)

    def hand_of(self, seat: Seat) -> int:
        """The number of another seat's hand."""
        found = self.find("hand", seat)
        assert found is not None, "another seat's hand is a room"
        return found

    def add_hand(self, seat: Seat, size: int, kind: str = "hand") -> None:
        """Another seat's cards, with those that it has shown and without those that it has ruled out."""
        table = self.view.table
        number = len(self.rooms)
        self.add(kind, seat, size, table.shown[seat])
        self.out[number] = Cards(card for denial in table.denied if denial.seat == seat for card in denial.cards)

    def owner(self, room: Room) -> Seat | None:
        """Whose hand a room is, in the hand or laid aside with it; None for what is nobody's."""
        is_hand = room.kind == "hand" or (room.kind == "aside" and self.asides == self.view.game.seats)
        return room.at if is_hand else None

    def holds(self, state: State[Any], seat: Seat) -> Cards:
        """All cards that a seat holds or has laid aside with its hand."""
        aside = state.aside[seat] if self.asides == len(state.hands) else Cards()
        return state.hands[seat] | aside

    def ever(self, state: State[Any], seat: Seat) -> Cards:
        """The same, and what it has played."""
        return self.holds(state, seat) | self.played[seat]


def played_cards(view: View[Any]) -> dict[Seat, Cards]:
    """The cards that each seat has played."""
    table, seats = view.table, view.game.seats
    cards: dict[Seat, list[Card]] = {seat: [] for seat in range(seats)}
    for trick in table.tricks:
        for seat, card in zip(playing(table, trick.leader, seats), trick.cards, strict=True):
            cards[seat].append(card)
    if table.trick:
        around = playing(table, table.turn, seats)
        for seat, card in zip(around[len(around) - len(table.trick) :], table.trick, strict=True):
            cards[seat].append(card)
    return {seat: Cards(those) for seat, those in cards.items()}
