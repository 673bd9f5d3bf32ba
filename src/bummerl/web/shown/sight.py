"""All that a reader's table is made from: what the seat may know, who sits around it, and the words to say it.

Contents: Place, Veiled, Sight, sight.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bummerl.record.match import Match
from bummerl.rules.actions import Kind, Seat
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import State, View
from bummerl.table.scene import Scene, scene_of
from bummerl.web.shown.seating import Seating
from bummerl.web.shown.words import Words

__all__ = ["CARDS", "Place", "Sight", "Veiled", "sight"]

CARDS: Final = tuple(str(Card(number)) for number in range(32))
"""The notation of each card, by its number."""

Place = tuple[int, int]
"""A place in a match: the number of the deal, from 1, and of the actions done in it."""


class Veiled(NamedTuple):
    """Cards that have moved face down before the reader: when, and how many."""

    position: int
    step: int
    kind: Kind
    seat: Seat
    cards: int


_VEILED: Final = frozenset(
    {Kind.DEALT, Kind.DREW, Kind.RECEIVED, Kind.LAID, Kind.DISCARDED, Kind.PICKED_UP, Kind.WIDOW}
)
"""What everybody sees happen, with cards that not everybody sees."""


class Sight(NamedTuple):
    """A reader's table before it is put into words.

    `steps` has, for each event of the log, the actions before it; `veiled` stand before the event of their position.
    """

    scene: Scene
    view: View[Any]
    match: Match
    seating: Seating
    words: Words
    steps: tuple[int, ...]
    veiled: tuple[Veiled, ...]
    since: Place | None

    @property
    def table(self) -> Any:  # noqa: ANN401  # of whatever game
        """What lies open on the table."""
        return self.view.table

    @property
    def options(self) -> Any:  # noqa: ANN401  # of whatever game
        """The house rules."""
        return self.view.game.options

    @property
    def on_turn(self) -> bool:
        """Whether the reader has to decide something."""
        return self.scene.reader is not None and self.scene.turn == self.scene.reader

    @property
    def own_state(self) -> State[Any]:
        """The deal as far as the reader knows it for certain: nobody else has cards, and the stock is empty."""
        view, me = self.view, self.scene.me
        hands = tuple(view.hand if seat == me else Cards() for seat in range(view.game.seats))
        laid = Cards(card for event in view.log if event.kind is Kind.DISCARDED for card in event.cards)
        return State(view.table, hands, (), (laid,))

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.words.name(self.scene, seat)


def sight(match: Match, seating: Seating, seat: Seat | None, words: Words, since: Place | None) -> Sight:
    """The last deal of a match as this seat, or one who watches, may see it."""
    record = match.deals[-1]
    steps: list[int] = []
    veiled = []
    for at, step in enumerate(record.steps):
        for event in step.events:
            if event.seen_by(seat):
                steps.append(at)
            elif event.kind in _VEILED:
                veiled.append(Veiled(len(steps), at, event.kind, event.seat, len(event.cards)))
    scene = scene_of(match, seat)
    if seating.resigned is not None:
        scene = scene._replace(turn=None, choices=())
    return Sight(scene, record.view(seat), match, seating, words, tuple(steps), tuple(veiled), since)
