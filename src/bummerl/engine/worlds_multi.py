"""Full states that fit a view of a game for more than two, or with an auction; each is drawn with the same chance.

Hidden cards lie in *rooms* (`engine/rooms.py`); what the deal so far proves of them is gathered game by game
(`engine/proofs.py`).  Hidden cards that may lie in the same rooms form a *class*.  How many ways there are to fill the
rooms is counted class by class; a draw takes the numbers of cards of each class in each room by those counts, and then
cards.  Draws that break a condition are thrown away.

Only what the rules make certain is used.  How cards came to lie where they lie is not weighed: a hand that could have
been dealt and given away in many ways counts once.

Contents: the functions; then counting and drawing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, combinations, islice
from math import comb
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.engine.proofs import proved
from bummerl.engine.rooms import Rooms
from bummerl.engine.world import World
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import State, View

__all__ = ["count", "every", "held", "hidden", "some", "worlds"]

TRIES: Final = 100_000
"""So many draws in a row that break a condition mean that nothing fits."""


def worlds(view: View[Any], rng: Random) -> Iterator[State[Any]]:
    """Draw states that fit the view, without end and each on its own.

    ValueError for a spectator's view, and where nothing fits.

    >>> from bummerl.rules.dreier import GAME, PRESETS
    >>> game = GAME(PRESETS["dreierschnapsen"])
    >>> state, events = game.deal(game.pack, game.opening(dealer=2))
    >>> drawn = next(worlds(game.view(state, 0, events), Random(0)))
    >>> drawn.hands[0] == state.hands[0], drawn.hands[1] == state.hands[1], len(drawn.stock)
    (True, False, 11)
    """
    return _Filling(proved(view)).drawn(rng)


def count(view: View[Any]) -> int:
    """How many worlds fit the view; where conditions must be tried one by one that takes as long as `every`.

    The order of cards within a room tells no worlds apart.
    """
    filling = _Filling(proved(view))
    return sum(1 for _ in filling.all()) if filling.rooms.conditions else filling.size


def every(view: View[Any]) -> Iterator[World]:
    """All worlds that fit the view, each once."""
    return (World(state, 1) for state in _Filling(proved(view)).all())


def some(view: View[Any], limit: int, rng: Random) -> tuple[World, ...]:
    """All worlds that fit the view if they are at most `limit`, otherwise as many drawn ones."""
    filling = _Filling(proved(view))
    states = filling.all() if filling.size <= limit else islice(filling.drawn(rng), limit)
    return tuple(World(state, 1) for state in states)


def hidden(view: View[Any]) -> Cards:
    """The cards whose place the seat has not been shown, or that have moved on unseen since."""
    return _Filling(proved(view)).hidden


def held(view: View[Any], most: int, rng: Random) -> tuple[dict[Card, tuple[Fraction, ...]], int, bool]:
    """The chance of every seat to hold each hidden card, of how many layouts, and whether these are all.

    They are counted class by class; only where conditions hold are layouts tried, or `most` of them drawn.
    """
    filling, seats = _Filling(proved(view)), range(view.game.seats)
    rooms = filling.rooms
    if not rooms.conditions:
        owners = [rooms.owner(room) for room in rooms.rooms]
        found = {}
        for card, shares in filling.shares().items():
            parts = [(owners[room], share) for room, share in shares.items()]
            found[card] = tuple(sum((share for owner, share in parts if owner == seat), Fraction(0)) for seat in seats)
        return found, filling.size, True
    is_exact = filling.size <= most
    states = list(filling.all() if is_exact else islice(filling.drawn(rng), most))
    if not states:
        raise ValueError("no deal can have led to this view")
    counts = {card: [0] * len(seats) for card in filling.hidden}
    for state in states:
        for seat in seats:
            for card in rooms.holds(state, seat) & filling.hidden:
                counts[card][seat] += 1
    found = {card: tuple(Fraction(count, len(states)) for count in by_seat) for card, by_seat in counts.items()}
    return found, len(states), is_exact


# Counting and drawing


class _Class(NamedTuple):
    """Cards that may lie in the same rooms; `few` says whether quotas concern them."""

    cards: tuple[Card, ...]
    may: tuple[int, ...]
    few: bool


class _Filling:
    """The ways to fill the rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        view = rooms.view
        known = Cards(card for cards in rooms.inside.values() for card in cards)
        fixed = Cards(card for room in rooms.rooms for card in room.fixed)
        played = Cards(card for cards in rooms.played.values() for card in cards)
        hidden = self.hidden = view.game.pack - view.hand - rooms.own - played - fixed - known
        groups: dict[tuple[tuple[int, ...], bool], list[Card]] = {}
        for card in hidden:
            may = rooms.only.get(card, range(len(rooms.rooms)))
            allowed = tuple(n for n in may if not rooms.rooms[n].fixed and card not in rooms.out.get(n, ()))
            groups.setdefault((allowed, card in rooms.few), []).append(card)
        self.classes = [_Class(tuple(cards), may, few) for (may, few), cards in sorted(groups.items())]
        self.free = tuple(
            0 if room.fixed else room.places - len(rooms.inside.get(n, ())) for n, room in enumerate(rooms.rooms)
        )
        self.quota = tuple(rooms.quota.get(n, len(view.game.pack)) for n in range(len(rooms.rooms)))
        if sum(self.free) != len(hidden) or min(self.free, default=0) < 0:
            raise ValueError("the view does not say where all the cards lie: its worlds need the whole log")
        self.known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}

    @cached_property
    def size(self) -> int:
        """How many ways there are, conditions aside."""
        return self.ways(0, self.free, self.quota)

    def ways(self, number: int, free: tuple[int, ...], quota: tuple[int, ...]) -> int:
        """In how many ways the classes from this number on fill these places."""
        if number == len(self.classes):
            return int(not self.rooms.exact or not any(quota[n] for n in self.rooms.quota))
        key = (number, free, quota)
        if key not in self.known:
            self.known[key] = sum(weight for _, _, _, weight in self.splits(number, free, quota))
        return self.known[key]

    def splits(
        self, number: int, free: tuple[int, ...], quota: tuple[int, ...]
    ) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]]:
        """The numbers of cards that a class can have in its rooms, what is then left, and the ways of each."""
        each = self.classes[number]

        def go(
            rest: int, may: tuple[int, ...], free: tuple[int, ...], quota: tuple[int, ...], ways: int
        ) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]]:
            if not may:
                if rest == 0:
                    yield (), free, quota, ways
                return
            room = may[0]
            most = min(rest, free[room], quota[room] if each.few else rest)
            for cards in range(rest if len(may) == 1 else 0, most + 1):
                less = _less(free, room, cards)
                fewer = _less(quota, room, cards) if each.few else quota
                for counts, left, over, total in go(rest - cards, may[1:], less, fewer, ways * comb(rest, cards)):
                    yield (cards, *counts), left, over, total

        for counts, left, over, ways in go(len(each.cards), each.may, free, quota, 1):
            yield counts, left, over, ways * self.ways(number + 1, left, over)

    def shares(self) -> dict[Card, dict[int, Fraction]]:
        """The chance of each hidden card to lie in each room, conditions aside."""
        if not self.size:
            raise ValueError("no deal can have led to this view")
        found: dict[Card, dict[int, Fraction]] = {}
        before = {(self.free, self.quota): 1}
        for number, each in enumerate(self.classes):
            sums = dict.fromkeys(each.may, 0)
            after: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
            for (free, quota), ways in before.items():
                for counts, left, over, on in self.splits(number, free, quota):
                    if not on:
                        continue
                    behind = self.ways(number + 1, left, over)
                    after[left, over] = after.get((left, over), 0) + ways * on // behind
                    for room, cards in zip(each.may, counts, strict=True):
                        sums[room] += ways * on * cards
            share = {room: Fraction(total, self.size * len(each.cards)) for room, total in sums.items()}
            found |= dict.fromkeys(each.cards, share)
            before = after
        return found

    def drawn(self, rng: Random) -> Iterator[State[Any]]:
        """Fillings by chance, without end."""
        if not self.size:
            raise ValueError("no deal can have led to this view")
        failures = 0
        while failures < TRIES:
            state = self.state(self.one(rng), rng)
            if all(condition(state) for condition in self.rooms.conditions):
                failures = 0
                yield state
            else:
                failures += 1
        raise ValueError("no deal can have led to this view")

    def one(self, rng: Random) -> dict[int, Cards]:
        """A filling by chance: how many cards of each class lie where, then which."""
        free, quota = self.free, self.quota
        found: dict[int, Cards] = {}
        for number, each in enumerate(self.classes):
            splits = [split for split in self.splits(number, free, quota) if split[3]]
            at = rng.randrange(sum(split[3] for split in splits))
            counts, free, quota, _ = next(
                split for split, above in zip(splits, accumulate(s[3] for s in splits), strict=True) if at < above
            )
            cards = rng.sample(each.cards, len(each.cards))
            for room, size in zip(each.may, counts, strict=True):
                found[room] = found.get(room, Cards()) | Cards(cards[:size])
                del cards[:size]
        return found

    def all(self) -> Iterator[State[Any]]:
        """Every filling that meets the conditions."""
        for found in self._from(0, self.free, self.quota):
            state = self.state(found, None)
            if all(condition(state) for condition in self.rooms.conditions):
                yield state

    def _from(self, number: int, free: tuple[int, ...], quota: tuple[int, ...]) -> Iterator[dict[int, Cards]]:
        if number == len(self.classes):
            yield {}
            return
        each = self.classes[number]
        for counts, left, over, ways in self.splits(number, free, quota):
            if not ways:
                continue
            for rest in self._from(number + 1, left, over):
                for parts in _parted(each.cards, counts):
                    mine = dict(zip(each.may, parts, strict=True))
                    yield {room: mine.get(room, Cards()) | rest.get(room, Cards()) for room in {*mine, *rest}}

    def state(self, found: Mapping[int, Cards], rng: Random | None) -> State[Any]:
        """The state in which the rooms hold these cards beside what is known; `rng` mixes the stock."""
        rooms, view = self.rooms, self.rooms.view
        assert view.seat is not None, "somebody looks"
        hands = [Cards()] * view.game.seats
        hands[view.seat] = view.hand
        aside = [Cards()] * rooms.asides
        if rooms.asides and rooms.own:
            aside[view.seat if rooms.asides > 1 else 0] = rooms.own
        stock: list[Card] = []
        for number, room in enumerate(rooms.rooms):
            cards = found.get(number, Cards()) | rooms.inside.get(number, Cards())
            if room.kind == "hand":
                hands[room.at] = cards
            elif room.kind == "aside":
                aside[room.at] = cards
            elif room.fixed:
                stock += room.fixed
            else:
                order = list(cards)
                if rng is not None:
                    rng.shuffle(order)
                stock += order
        return State(view.table, tuple(hands), tuple(stock), tuple(aside))


def _less(values: tuple[int, ...], at: int, amount: int) -> tuple[int, ...]:
    return (*values[:at], values[at] - amount, *values[at + 1 :])


def _parted(cards: Sequence[Card], counts: Sequence[int]) -> Iterator[tuple[Cards, ...]]:
    """All ways to part the cards into sets of these sizes.

    >>> [" | ".join(map(str, parts)) for parts in _parted(list(Cards("AS TS KS")), [2, 1])]
    ['AS TS | KS', 'AS KS | TS', 'TS KS | AS']
    """
    if not counts:
        yield ()
        return
    for chosen in combinations(cards, counts[0]):
        rest = [card for card in cards if card not in chosen]
        for parts in _parted(rest, counts[1:]):
            yield (Cards(chosen), *parts)
