"""Full states of the two-handed game that fit a view, drawn with the chances that the shuffle gives them.

A seat sees neither its opponent's hand nor the face-down talon.  Every deck that agrees with all it has seen is
equally likely.  So is every hand, unless the opponent has ruled out cards and drawn since:

```text
time          0           1          2          3
opponent   ■■■■■   ─►     ■    ─►    ■    ─►    ■      the hand dealt, then one card after each open trick
                   trick 0    trick 1    trick 2       in trick 1 it ruled hearts out,
                                                       so a heart that it holds came at time 2 or 3
```

A card has an *earliest* time, after the last answer that rules it out, and a *latest*, before it was seen.  A hand
weighs as much as there are *ways* to bring the opponent's cards to it, each in time.  That depends only on how many
cards of each earliest time the hand has, its *mix*; so a mix is drawn first, and then cards within it.

Contents: worlds, count, every, some, hidden, held; then what the seat knows, and the ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, combinations, islice, permutations, product
from math import comb, factorial, gcd, prod
from random import Random
from typing import NamedTuple

from bummerl.engine.world import World
from bummerl.rules.actions import Kind, Seat
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import State, View
from bummerl.rules.schnapsen import Table

__all__ = ["count", "every", "held", "hidden", "some", "worlds"]


def worlds(view: View[Table], rng: Random) -> Iterator[State[Table]]:
    """Draw states that fit the view, without end and each on its own, as likely as the shuffle makes them.

    The log is read only where it matters when a card was seen: after the opponent has ruled out cards and drawn.
    ValueError for a spectator's view, and for a log that then lacks events.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.catalog import find
    >>> game = find("schnapsen").game
    >>> state, events = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> drawn = next(worlds(game.view(state, 0, events), Random(0)))
    >>> drawn.hands[0] == state.hands[0], drawn.hands[1] == state.hands[1], drawn.stock[-1]
    (True, False, Card("QS"))
    """
    return _drawn(_Unknown.of(view), rng)


def count(view: View[Table]) -> int:
    """How many worlds fit the view.

    The order of face-down cards tells worlds apart only while they may still be drawn.

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
    return _Unknown.of(view).size


def every(view: View[Table]) -> Iterator[World]:
    """All worlds that fit the view, `count` of them, each with its weight.

    The weights have no common divisor: they are all one unless the opponent has ruled out cards and drawn since.
    """
    return _all(_Unknown.of(view))


def some(view: View[Table], limit: int, rng: Random) -> tuple[World, ...]:
    """All worlds that fit the view if they are at most `limit`, otherwise as many drawn ones, all of weight one.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.catalog import find
    >>> game = find("schnapsen").game
    >>> state, events = game.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> len(some(game.view(state, 1, events), 20, Random(0)))
    20
    """
    unknown = _Unknown.of(view)
    if unknown.size <= limit:
        return tuple(_all(unknown))
    return tuple(World(state, 1) for state in islice(_drawn(unknown, rng), limit))


def hidden(view: View[Table]) -> Cards:
    """The cards whose place the seat has not been shown; ValueError for a spectator's view."""
    table = view.table
    if view.seat is None:
        raise ValueError("worlds are what a seat can think possible; a spectator has none")
    played = Cards(card for trick in table.tricks for card in trick.cards) | Cards(table.trick)
    up = Cards() if table.turnup is None else Cards((table.turnup,))
    return view.game.pack - view.hand - table.shown[1 - view.seat] - played - up


def held(view: View[Table]) -> tuple[dict[Card, Fraction], int]:
    """The chance of the opponent to hold each card that the seat has not seen, and how many hands it can have."""
    unknown = _Unknown.of(view)
    hands = [mix.weight * unknown.hands_of(mix) for mix in unknown.mixes]
    found = dict.fromkeys(unknown.unseen, Fraction(0))
    for at, cards in enumerate(unknown.classes):
        cases = sum(ways * mix.counts[at] for ways, mix in zip(hands, unknown.mixes, strict=True))
        found |= dict.fromkeys(cards, Fraction(cases, sum(hands) * len(cards)))
    return found, sum(map(unknown.hands_of, unknown.mixes))


# What the seat knows


class _Mix(NamedTuple):
    """How many cards of each class a hand has, and the weight of each such hand."""

    counts: tuple[int, ...]
    weight: int


class _Unknown(NamedTuple):
    """What a view leaves open.

    `unseen` are the face-down talon and the opponent's hand but for what it has `shown`; `classes` those of them
    that it may hold, by their earliest time.
    """

    view: View[Table]
    shown: Cards
    unseen: Cards
    classes: tuple[tuple[Card, ...], ...]
    mixes: tuple[_Mix, ...]

    @classmethod
    def of(cls, view: View[Table]) -> _Unknown:
        """What this view leaves open."""
        table, unseen = view.table, hidden(view)
        assert view.seat is not None, "somebody looks"
        other = 1 - view.seat
        shown = table.shown[other]
        face_down = 0 if table.turnup is None else table.talon - 1

        draws = (table.tricks[0].talon - table.talon) // 2 if table.tricks else 0
        classes: dict[int, list[Card]] = {}
        for card in unseen:
            earliest = _earliest(table, other, card, len(table.tricks))
            if earliest <= draws:
                classes.setdefault(earliest, []).append(card)
        sizes = [len(cards) for cards in classes.values()]
        held = len(unseen) - face_down
        every_counts = [counts for counts in product(*(range(size + 1) for size in sizes)) if sum(counts) == held]
        mixes = tuple(_Mix(counts, 1) for counts in every_counts)
        if len(mixes) > 1:
            known = _known(view, other, draws)
            if len(known) + held != (len(view.game.pack) - table.tricks[0].talon) // 2 + draws:
                raise ValueError("the opponent has ruled out cards and drawn since: its worlds need the whole log")
            mixes = _weighed(every_counts, tuple(classes), known, draws)
        if not mixes:
            raise ValueError("no deck can have led to this view")
        return cls(view, shown, unseen, tuple(map(tuple, classes.values())), mixes)

    def hands_of(self, mix: _Mix) -> int:
        """How many hands have this mix."""
        return prod(comb(len(cards), number) for cards, number in zip(self.classes, mix.counts, strict=True))

    @property
    def order_matters(self) -> bool:
        """Whether face-down cards may still be drawn."""
        return self.view.table.is_open and self.view.table.result is None

    @property
    def size(self) -> int:
        """How many worlds there are."""
        orders = factorial(self.view.table.talon - 1) if self.order_matters else 1
        return orders * sum(self.hands_of(mix) for mix in self.mixes)

    def state(self, found: Iterable[Card], face_down: Iterable[Card]) -> State[Table]:
        """The state in which the opponent holds the cards `found`."""
        table, seat = self.view.table, self.view.seat
        other = Cards(found) | self.shown
        hands = (self.view.hand, other) if seat == 0 else (other, self.view.hand)
        return State(table, hands, (*face_down, *(() if table.turnup is None else (table.turnup,))))


def _drawn(unknown: _Unknown, rng: Random) -> Iterator[State[Table]]:
    chances = list(accumulate(mix.weight * unknown.hands_of(mix) for mix in unknown.mixes))
    while True:
        (mix,) = rng.choices(unknown.mixes, cum_weights=chances)
        parts = zip(unknown.classes, mix.counts, strict=True)
        found = Cards(card for cards, number in parts for card in rng.sample(cards, number))
        face_down = list(unknown.unseen - found)
        rng.shuffle(face_down)
        yield unknown.state(found, face_down)


def _all(unknown: _Unknown) -> Iterator[World]:
    for mix in unknown.mixes:
        parts = zip(unknown.classes, mix.counts, strict=True)
        for hand in product(*(combinations(cards, number) for cards, number in parts)):
            found = Cards(card for part in hand for card in part)
            face_down = unknown.unseen - found
            for order in permutations(face_down) if unknown.order_matters else (face_down,):
                yield World(unknown.state(found, order), mix.weight)


# The ways


_Time = tuple[int, int]
"""Earliest and latest time at which a card can have come."""


def _earliest(table: Table, other: Seat, card: Card, trick: int) -> int:
    """The earliest time at which `other` can have got this card, if it left its hand before answering `trick`."""
    denied = (denial for denial in table.denied if denial.seat == other and denial.trick < trick)
    return max((denial.trick + 1 for denial in denied if card in denial.cards), default=0)


def _known(view: View[Table], other: Seat, draws: int) -> tuple[_Time, ...]:
    """The times of all cards that `other` is known to have been dealt or to have drawn face down.

    A card is first seen when it is played, shown in a marriage, or exchanged; the turn-up that came for it was
    never drawn.
    """
    trick = 0
    seen: dict[Card, int] = {}
    turnup: Card | None = None
    for event in view.log:
        if event.kind is Kind.TOOK:
            trick += 1
        elif event.seat == other and event.kind in {Kind.PLAYED, Kind.MELDED, Kind.EXCHANGED}:
            if event.kind is Kind.EXCHANGED:
                turnup = event.cards[1]
            for card in event.cards:
                seen.setdefault(card, trick)
    drawn = {card: latest for card, latest in seen.items() if card != turnup}
    return tuple((_earliest(view.table, other, card, latest), min(latest, draws)) for card, latest in drawn.items())


def _weighed(
    every_counts: Iterable[tuple[int, ...]], earliest: tuple[int, ...], known: tuple[_Time, ...], draws: int
) -> tuple[_Mix, ...]:
    """The mixes that can have come about, with the weight of each."""
    ways = {}
    for counts in every_counts:
        hand = [(first, draws) for first, number in zip(earliest, counts, strict=True) for _ in range(number)]
        ways[counts] = _ways(tuple(sorted((*known, *hand))), draws)
    common = gcd(*ways.values())
    return tuple(_Mix(counts, number // common) for counts, number in ways.items() if number)


@lru_cache(maxsize=1 << 14)
def _ways(times: tuple[_Time, ...], draw: int) -> int:
    """In how many ways cards with these times can have come, one with each of so many draws, the rest dealt.

    >>> _ways(((0, 0), (0, 1), (0, 1)), 1), _ways(((0, 0), (0, 1), (1, 1)), 1), _ways(((0, 1), (1, 1), (1, 1)), 1)
    (2, 1, 0)
    """
    if any(first > draw for first, _ in times):
        return 0
    if draw == 0:
        return 1
    ways = 0
    for drawn in set(times):
        if drawn[1] == draw:
            rest = list(times)
            rest.remove(drawn)
            earlier = sorted((first, min(last, draw - 1)) for first, last in rest)
            ways += times.count(drawn) * _ways(tuple(earlier), draw - 1)
    return ways
