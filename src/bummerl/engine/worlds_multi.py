"""Full states that fit a view of a game for more than two, or with an auction; each is drawn with the same chance.

Hidden cards lie in *rooms*: the other hands, cards laid aside, the stock.  A room has so many places, some cards are
known to lie in it, others cannot be there:

```text
          room   hand of seat 1   hand of seat 2   stock
        places         7                7            3
         known    K♥ Q♥ declared        –            –
           out        all ♠             –            –
```

Hidden cards that may lie in the same rooms form a *class*.  How many ways there are to fill the rooms is counted class
by class; a draw takes the numbers of cards of each class in each room by those counts, and then cards.  What numbers
cannot say (a bid that needs a marriage) is a *condition*: draws that break it are thrown away.

Only what the rules make certain is used.  How cards came to lie where they lie is not weighed: a hand that could have
been dealt and given away in many ways counts once.

Contents: the functions; rooms and what is known of them; counting and drawing; then each game's rooms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, partial
from itertools import accumulate, combinations, islice
from math import comb
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.engine.cardplay import playing
from bummerl.engine.world import World
from bummerl.rules.actions import Kind, Seat
from bummerl.rules.bauern.contracts import CONTRACTS as BAUERN
from bummerl.rules.cards import Card, Cards, Rank, Suit
from bummerl.rules.contracts import Needs, holds
from bummerl.rules.dreier.contracts import CONTRACTS as DREIER
from bummerl.rules.dreier.contracts import spoken
from bummerl.rules.game import State, View
from bummerl.rules.thousand.limits import ACES
from bummerl.rules.thousand.table import Outcome

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
    return _Filling(_rooms(view)).drawn(rng)


def count(view: View[Any]) -> int:
    """How many worlds fit the view; where conditions must be tried one by one that takes as long as `every`.

    The order of cards within a room tells no worlds apart.
    """
    filling = _Filling(_rooms(view))
    return sum(1 for _ in filling.all()) if filling.rooms.conditions else filling.size


def every(view: View[Any]) -> Iterator[World]:
    """All worlds that fit the view, each once."""
    return (World(state, 1) for state in _Filling(_rooms(view)).all())


def some(view: View[Any], limit: int, rng: Random) -> tuple[World, ...]:
    """All worlds that fit the view if they are at most `limit`, otherwise as many drawn ones."""
    filling = _Filling(_rooms(view))
    states = filling.all() if filling.size <= limit else islice(filling.drawn(rng), limit)
    return tuple(World(state, 1) for state in states)


def hidden(view: View[Any]) -> Cards:
    """The cards whose place the seat has not been shown, or that have moved on unseen since."""
    return _Filling(_rooms(view)).hidden


def held(view: View[Any], most: int, rng: Random) -> tuple[dict[Card, tuple[Fraction, ...]], int, bool]:
    """The chance of every seat to hold each hidden card, of how many layouts, and whether these are all.

    They are counted class by class; only where conditions hold are layouts tried, or `most` of them drawn.
    """
    filling, seats = _Filling(_rooms(view)), range(view.game.seats)
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


# Rooms


class _Room(NamedTuple):
    """Where hidden cards lie: a hand, cards laid aside (their place in the state), or a part of the stock.

    `fixed` are the cards of a part of the stock that is known in its order.
    """

    kind: str
    at: int
    places: int
    fixed: tuple[Card, ...] = ()


Condition = Callable[[State[Any]], bool]


@dataclass
class _Rooms:
    """What a seat knows of the hidden cards.

    `played` has each seat's played cards.  `inside` are cards known to lie in a room, `out` cards that are not
    there, `only` the rooms that a card may lie in.  Of the cards in `few` a room holds at most so many as its `quota`
    says, and just so many if `exact`.
    """

    view: View[Any]
    played: Mapping[Seat, Cards]
    rooms: list[_Room] = field(default_factory=list)
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
        self.rooms.append(_Room(kind, at, places))

    def fix(self, cards: tuple[Card, ...]) -> None:
        """A part of the stock that is known."""
        self.rooms.append(_Room("stock", 0, len(cards), cards))

    def find(self, kind: str, at: int) -> int | None:
        """The number of a room."""
        return next((n for n, room in enumerate(self.rooms) if (room.kind, room.at) == (kind, at)), None)

    def add_hand(self, seat: Seat, size: int, kind: str = "hand") -> None:
        """Another seat's cards, with those that it has shown and without those that it has ruled out."""
        table = self.view.table
        number = len(self.rooms)
        self.add(kind, seat, size, table.shown[seat])
        self.out[number] = Cards(card for denial in table.denied if denial.seat == seat for card in denial.cards)

    def owner(self, room: _Room) -> Seat | None:
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


def _played(view: View[Any]) -> dict[Seat, Cards]:
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


def _rooms(view: View[Any]) -> _Rooms:
    """The rooms of this game."""
    if view.seat is None:
        raise ValueError("a spectator knows no hand, and every deal fits what it sees")
    rooms = _Rooms(view, _played(view))
    _OF_GAME[view.game.rules](rooms, view.seat)
    return rooms


# Counting and drawing


class _Class(NamedTuple):
    """Cards that may lie in the same rooms; `few` says whether quotas concern them."""

    cards: tuple[Card, ...]
    may: tuple[int, ...]
    few: bool


class _Filling:
    """The ways to fill the rooms."""

    def __init__(self, rooms: _Rooms) -> None:
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


def _own_events(view: View[Any], *kinds: Kind) -> Cards:
    """The cards that my own events of these kinds tell of."""
    return Cards(card for event in view.log if event.seat == view.seat and event.kind in kinds for card in event.cards)


# Bauernschnapsen


def _bauern(rooms: _Rooms, me: Seat) -> None:
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


def _named(rooms: _Rooms, seat: Seat, state: State[Any]) -> bool:
    """Whoever named trumps held one."""
    table = rooms.view.table
    suit: Suit = table.named if hasattr(table, "named") else table.trump
    return bool(_all_of(rooms, seat, state) & suit.cards)


def _all_of(rooms: _Rooms, seat: Seat, state: State[Any]) -> Cards:
    """All cards that a seat has had, with those that a declarer has laid away."""
    laid = state.aside[0] if rooms.asides == 1 and seat == rooms.view.table.declarer else Cards()
    return rooms.ever(state, seat) | laid


def _called(rooms: _Rooms, seat: Seat, needs: Needs, state: State[Any]) -> bool:
    """Whoever called a contract held what it asks for."""
    return holds(needs, _all_of(rooms, seat, state), rooms.view.table.named)


# Dreierschnapsen


def _dreier(rooms: _Rooms, me: Seat) -> None:
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
                rooms.only[turned] = {len(rooms.rooms) - 1, _number(rooms, table.declarer)}

    if table.turned is None and view.game.options.trump_must_be_held:
        rooms.conditions.append(partial(_named, rooms, table.caller))
    for call in table.calls:
        contract = DREIER.get(spoken(call.word)[0])
        if contract is not None and contract.needs != "nothing":
            rooms.conditions.append(partial(_called, rooms, call.seat, contract.needs))


def _number(rooms: _Rooms, seat: Seat) -> int:
    found = rooms.find("hand", seat)
    assert found is not None, "another seat's hand is a room"
    return found


# Sixty-six for three and four


def _sixty_six(rooms: _Rooms, me: Seat) -> None:
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


# Thousand


def _thousand(rooms: _Rooms, me: Seat) -> None:
    """The stock, who took it, and who got which card from it."""
    view = rooms.view
    table, options = view.table, view.game.options
    rooms.asides = options.players
    cuts = [event.cards[0] for event in view.log if event.kind is Kind.BAD_CUT]
    if isinstance(table.result, Outcome) and table.result.entry.bad_cut:
        for seat in range(options.players):
            if seat != me:
                rooms.add_hand(seat, 0)
        rooms.add("stock", 0, len(view.game.pack) - len(cuts))
        rooms.fix(tuple(cuts))
        return
    took = _took(view)
    for seat in range(options.players):
        if seat in table.unseen:
            rooms.add("aside", seat, options.hand_size)
        if seat != me:
            size = options.hand_size if seat in table.players and seat not in table.unseen else 0
            if took and seat == table.declarer:
                size += options.stock_size - len(table.given) - table.laid
            rooms.add_hand(seat, size + (seat in table.given) - len(rooms.played[seat]))
    _stock(rooms, me, took=took)
    gifts = {event.seat: event.cards[0] for event in view.log if event.kind is Kind.RECEIVED}
    redealt = [event for event in view.log if event.kind is Kind.REDEALT]
    for seat, cards in [
        *((seat, Cards((card,))) for seat, card in gifts.items()),
        *((e.seat, Cards(e.cards)) for e in redealt),
    ]:
        if seat != me:
            number = _number(rooms, seat)
            rooms.inside[number] |= cards - rooms.played[seat]
    widow = _widow(view) if took else Cards()
    if took and table.declarer != me:
        _open_stock(rooms, me, widow, gifts)
    _bids(rooms, me, widow, gifts)


def _took(view: View[Any]) -> bool:
    """Whether the declarer has taken the stock up."""
    table, options = view.table, view.game.options
    exchanges = not table.golden or options.golden_stock
    return table.chosen is not None if options.players == 2 else bool(table.won_at and exchanges)


def _widow(view: View[Any]) -> Cards:
    """The cards of the stock that was taken, as far as this seat has seen them."""
    seen = (event.cards for event in view.log if event.kind in {Kind.WIDOW, Kind.PEEKED})
    return Cards(view.table.widow) or Cards(next(seen, ()))


def _stock(rooms: _Rooms, me: Seat, *, took: bool) -> None:
    """What lies face down: the stock before it is taken; of two the other, and what was laid to it."""
    view = rooms.view
    table, options = view.table, view.game.options
    over = [event.cards for event in view.log if event.kind is Kind.LEFT_OVER]
    peeked = [event.cards for event in view.log if event.kind is Kind.PEEKED]
    if over:
        rooms.fix(over[0])
    elif not took and peeked:
        rooms.fix(peeked[0])
    elif not took:
        for number in range(2 if options.players == 2 else 1):
            rooms.add("stock", number, options.stock_size)
    elif options.players == 2:
        rooms.add("stock", 0, options.stock_size)
        if table.declarer == me:
            rooms.fix(tuple(card for event in view.log if event.kind is Kind.LAID for card in event.cards))
        elif table.laid:
            rooms.add("laid", 0, table.laid)


def _open_stock(rooms: _Rooms, me: Seat, widow: Cards, gifts: Mapping[Seat, Card]) -> None:
    """A card of the stock that this seat saw is still the declarer's, or was given away or laid down.

    Of those who got a card unseen, each has one card of the stock at most; where only such may be given, just one.
    """
    view = rooms.view
    table = view.table
    may = {_number(rooms, table.declarer)}
    for seat in table.given:
        if seat != me:
            number = _number(rooms, seat)
            may.add(number)
            rooms.quota[number] = 0 if seat in gifts else 1 - len(rooms.played[seat] & widow)
    laid = rooms.find("laid", 0)
    if laid is not None:
        may.add(laid)
    for card in widow:
        rooms.only[card] = may
    rooms.few = widow
    if view.game.options.stock_mode == "pass_stock_cards":
        rooms.exact = True
        if laid is not None:
            rooms.out[laid] = view.game.pack - widow


def _bids(rooms: _Rooms, me: Seat, widow: Cards, gifts: Mapping[Seat, Card]) -> None:
    """A bid above the limit proves marriages, and where four nines end a deal nobody was dealt them."""
    view = rooms.view
    table, options = view.table, view.game.options
    highest: dict[Seat, int] = {}
    for event in view.log:
        if event.kind is Kind.BID and event.seat != me:
            highest[event.seat] = event.value
    is_breach = table.result is not None and table.result.reasons[0].id == "end-thousand-breach"
    for seat, bid in highest.items():
        if options.bid_cap != "none" and bid > 120:
            least = 1 if options.bid_cap == "120_without_marriage" else bid - 120
            is_fined = is_breach and seat == table.turn
            rooms.conditions.append(partial(_bid, rooms, seat, least, widow, gifts, is_fined=is_fined))
    if options.redeal_four_nines == "automatic":
        taken = {table.declarer, *table.given} if _took(view) else set()
        nines = Cards(card for card in view.game.pack if card.rank is Rank.NINE)
        for seat in set(table.players) - taken - {me}:
            rooms.conditions.append(partial(_lacks, rooms, seat, nines))


def _bid(
    rooms: _Rooms,
    seat: Seat,
    least: int,
    widow: Cards,
    gifts: Mapping[Seat, Card],
    state: State[Any],
    *,
    is_fined: bool,
) -> bool:
    """Whoever bid this high held marriages for it; whoever was fined for it did not."""
    return (_held(rooms, state, seat, widow, gifts) < least) == is_fined


def _lacks(rooms: _Rooms, seat: Seat, cards: Cards, state: State[Any]) -> bool:
    """The seat was not dealt all of these."""
    return not cards <= rooms.ever(state, seat)


def _held(rooms: _Rooms, state: State[Any], seat: Seat, widow: Cards, gifts: Mapping[Seat, Card]) -> int:
    """The most that the marriages of a seat can have been worth when it bid, before cards were given away."""
    table, options, me = rooms.view.table, rooms.view.game.options, rooms.view.seat
    own = rooms.ever(state, seat)
    from_others: list[Cards] = []
    if seat == table.declarer and _took(rooms.view):
        own -= widow
        if table.laid:
            own |= Cards(state.stock[-table.laid :]) - widow
        for other in table.given:
            got = rooms.ever(state, other)
            if other in gifts:
                from_others.append(Cards((gifts[other],)) - widow)
            elif not got & widow and other != me:
                from_others.append(got)
    elif seat in gifts:
        own = own.without(gifts[seat])
    elif seat in table.given:
        own -= widow
    sets = [(suit.marriage, options.worth(suit)) for suit in Suit]
    if options.ace_marriage:
        sets.append((ACES, options.ace_marriage))
    best = 0
    for size in range(1, len(sets) + 1):
        for chosen in combinations(sets, size):
            cards = Cards(card for those, _ in chosen for card in those)
            if len(cards) <= options.hand_size and _covered(cards - own, from_others):
                best = max(best, sum(worth for _, worth in chosen))
    return best


def _covered(cards: Iterable[Card], givers: Sequence[Cards]) -> bool:
    """Whether each card can come from another giver, one from each."""
    left = tuple(cards)
    return not left or any(
        left[0] in those and _covered(left[1:], [*givers[:n], *givers[n + 1 :]]) for n, those in enumerate(givers)
    )


_OF_GAME: Final[Mapping[str, Callable[[_Rooms, Seat], None]]] = {
    "bauernschnapsen": _bauern,
    "dreier": _dreier,
    "sixty_six_multi": _sixty_six,
    "thousand": _thousand,
}
"""By the rules of the game."""
