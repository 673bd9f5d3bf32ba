"""Worlds of the games for more than two: exactly the states that fit, each drawn as often as any other.

The oracle is plain: the hidden cards are put in every order (or in a random one) where hidden cards lie, the deal that
this makes is dealt and played again with the same actions, and the state is kept if the seat then sees the same.  What
others did unseen (a card given away, cards laid away, which cards came first) is tried in every way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, permutations, product
from math import factorial
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bummerl.engine.worlds import count, every, some, worlds
from bummerl.rules import bauern, dreier, sitting_out, sixty_six_multi
from bummerl.rules.actions import Action, Event, IllegalAction, Kind, Seat, Verb
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import Game, State, View
from bummerl.rules.thousand import PRESETS as THOUSAND
from bummerl.rules.thousand import ThousandGame

AnyGame = Game[Any, Any, Any]
Scale = Callable[[int, int], int]

GAMES: Final[Mapping[str, AnyGame]] = {
    **{key: ThousandGame(options) for key, options in THOUSAND.items()},
    **{key: bauern.GAME(options) for key, options in bauern.PRESETS.items()},
    **{key: dreier.GAME(options) for key, options in dreier.PRESETS.items()},
    **{key: sixty_six_multi.GAME(options) for key, options in sixty_six_multi.PRESETS.items()},
    **{key: sitting_out.GAME(options) for key, options in sitting_out.PRESETS.items()},
}


class Story(NamedTuple):
    """A deal as far as it went: everything, of which a seat has seen its part."""

    game: AnyGame
    standing: Any
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    state: State[Any]
    log: tuple[Event, ...]

    def view(self, seat: Seat) -> View[Any]:
        return self.game.view(self.state, seat, self.log)


def replayed(game: AnyGame, standing: Any, deck: Sequence[Card], actions: Iterable[Action]) -> Story | None:  # noqa: ANN401
    """Where these actions lead from this deck; None if one of them is illegal or comes after the end."""
    state, log = game.deal(deck, standing)
    done = tuple(actions)
    for action in done:
        try:
            state, events = game.apply(state, action)
        except IllegalAction:
            return None
        log += events
    return Story(game, standing, tuple(deck), done, state, log)


RARE: Final = frozenset({Verb.REDEAL, Verb.CLAIM, Verb.BOMB, Verb.WRITE_OFF})


def story(game: AnyGame, rng: Random, steps: int, *, bold: float = 1.0) -> Story:
    """A random deal after some actions; `bold` says how gladly the players call and bid."""
    standing = game.opening(rng.randrange(game.seats))
    deck = rng.sample(tuple(game.pack), len(game.pack))
    state, log = game.deal(deck, standing)
    actions: list[Action] = []
    while state.table.result is None and len(actions) < steps:
        legal = game.legal(state)
        weights = [
            0.02
            if each.verb in RARE
            else bold
            if each.verb in {Verb.BID, Verb.CALL}
            else 5
            if each.verb is Verb.MELD
            else 1
            for each in legal
        ]
        action = rng.choices(legal, weights)[0]
        actions.append(action)
        state, events = game.apply(state, action)
        log += events
    return Story(game, standing, tuple(deck), tuple(actions), state, log)


# What fits whom


def looks(told: Story, rng: Random) -> Iterator[View[Any]]:
    """The view of each seat that sees a hand."""
    for seat in rng.sample(range(told.game.seats), told.game.seats):
        if getattr(told.state.table, "sits", None) != seat:
            yield told.view(seat)


@pytest.mark.parametrize("key", GAMES)
def test_a_world_gives_the_seat_what_it_sees_and_can_be_played_on(key: str, scale: Scale) -> None:
    game = GAMES[key]
    for seed in range(scale(15, 600)):
        rng = Random(f"{key} {seed}")
        told = story(game, rng, rng.randrange(40), bold=rng.choice((0.2, 1, 4)))
        for view in looks(told, rng):
            for state in islice(worlds(view, rng), 2):
                again = game.view(state, view.seat, told.log)
                assert again == view, seed
                assert again.legal == view.legal, seed
                assert sizes(state) == sizes(told.state), seed
                assert sorted(lying(state)) == sorted(lying(told.state)), seed
                while state.table.result is None:
                    state = game.apply(state, rng.choice(game.legal(state))).state  # noqa: PLW2901


def sizes(state: State[Any]) -> object:
    return [len(hand) for hand in state.hands], len(state.stock), [len(cards) for cards in state.aside]


def lying(state: State[Any]) -> list[Card]:
    return [*state.stock, *chain.from_iterable(state.hands), *chain.from_iterable(state.aside)]


# The oracle: deals that lead to a state


def fits(told: Story, seat: Seat, state: State[Any]) -> bool:
    """Whether some deal, with the same public actions, leads to this state and shows the seat the same."""
    view = told.view(seat)
    return any(
        (again := replayed(told.game, told.standing, deck, actions)) is not None
        and again.game.view(again.state, seat, again.log) == view
        and key(again.state) == key(state)
        for deck, actions in histories(told, seat, state)
    )


def key(state: State[Any]) -> object:
    """What tells worlds apart: not the order of face-down cards."""
    return state.hands, *stocks_of(state), state.aside


def stocks_of(state: State[Any]) -> tuple[Cards, Cards]:
    """What lies face down, and what was laid to it."""
    laid = len(state.stock) - getattr(state.table, "laid", 0)
    return Cards(state.stock[:laid]), Cards(state.stock[laid:])


def histories(told: Story, seat: Seat, state: State[Any]) -> Iterator[tuple[tuple[Card, ...], tuple[Action, ...]]]:
    """Every deal that could lead to the state, with what others did unseen."""
    others = {
        each: state.hands[each] | played(told, each) | (state.aside[each] if len(state.aside) > 1 else Cards())
        for each in range(told.game.seats)
    }
    if told.game.rules == "thousand":
        yield from _of_thousand(told, seat, state, others)
    else:
        yield from _of_packets(told, seat, state, others)


def played(told: Story, seat: Seat) -> Cards:
    return Cards(card for event in told.log if event.kind is Kind.PLAYED and event.seat == seat for card in event.cards)


def _of_packets(
    told: Story, seat: Seat, state: State[Any], ever: Mapping[Seat, Cards]
) -> Iterator[tuple[tuple[Card, ...], tuple[Action, ...]]]:
    """Games that deal in packets: the cards of the seat that makes trumps are parted in every way."""
    dealt = [event for event in told.log if event.kind is Kind.DEALT]
    table = told.state.table
    taken = bool(getattr(table, "took", False))
    stock = [card for event in told.log if event.kind is Kind.PICKED_UP for card in event.cards]
    laid = [action for action in told.actions if action.verb is Verb.DISCARD]
    ways: list[list[tuple[tuple[list[Card], list[Card]], ...]]] = []
    for each in range(told.game.seats):
        packets = [list(event.cards) for event in dealt if event.seat == each]
        took = taken and table.declarer == each
        if each == seat:
            own = [*packets, stock] if took else packets
            ways.append([tuple((packet, packet) for packet in own)])
        else:
            talon = stock if took else []
            everything = ever[each] | state.aside[0] if took else ever[each]
            parted = _parted_alike([*packets, talon], everything, state.table.turned)
            # Which packet a card came in matters only for whoever made trumps from the first, or took the talon up.
            matters = took or each == (told.standing.dealer + 1) % told.game.seats
            ways.append(list(parted if matters else islice(parted, 1)))
    for chosen in product(*ways):
        there = {old: new for packet in chain.from_iterable(chosen) for old, new in zip(*packet, strict=True)}
        left = [card for card in told.deck if card not in there]
        new = sorted(set(told.deck) - set(there.values()))
        if not taken and len(state.stock) == len(left):
            new = list(state.stock)
        there |= dict(zip(left, new, strict=True))
        gone = iter(state.aside[0]) if laid and table.declarer != seat else iter(action.card for action in laid)
        actions = tuple(
            action._replace(card=next(gone)) if action.verb is Verb.DISCARD else action for action in told.actions
        )
        yield tuple(there[card] for card in told.deck), actions


def _parted_alike(
    groups: Sequence[list[Card]], cards: Cards, turned: Card | None
) -> Iterator[tuple[tuple[list[Card], list[Card]], ...]]:
    """All ways to part a seat's cards into packets of these sizes; one of them may be the talon that it took up."""
    for parts in _sets(cards, [len(group) for group in groups]):
        pairs = []
        for group, part in zip(groups, parts, strict=True):
            new = list(part)
            if turned in group and turned in new:  # the card that was turned up lay where it lay
                new.remove(turned)
                new.insert(group.index(turned), turned)
            pairs.append((group, new))
        yield tuple(pairs)


def _sets(cards: Cards, sizes: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        if not cards:
            yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        for rest in _sets(cards - Cards(chosen), sizes[1:]):
            yield (chosen, *rest)


def _of_thousand(
    told: Story, seat: Seat, state: State[Any], ever: Mapping[Seat, Cards]
) -> Iterator[tuple[tuple[Card, ...], tuple[Action, ...]]]:
    """Every card that the declarer can have given to somebody else, or laid away, unseen."""
    table = told.state.table
    gave = [action for action in told.actions if action.verb is Verb.GIVE]
    stocks, away = stocks_of(state)
    first, _ = told.game.deal(told.deck, told.standing)
    hands = [hand | aside for hand, aside in zip(first.hands, first.aside, strict=True)]
    stock = Cards(table.widow) if table.widow else Cards(first.stock)
    is_known = {action.to: seat in {table.declarer, action.to} for action in gave}
    gifts = [[action.card for _ in (0,)] if is_known[action.to] else list(ever[action.to or 0]) for action in gave]
    if not table.widow and not gave:
        stock = Cards(state.stock)
    # Which of them lay at the bottom matters for the cut.
    lefts = list(permutations(stocks) if table.widow else [tuple(stock)])
    for left, chosen in product(lefts, list(product(*gifts))):
        dealt = dict(ever)
        for action, card in zip(gave, chosen, strict=True):
            assert action.to is not None
            assert card is not None
            dealt[action.to] = dealt[action.to].without(card)
            dealt[table.declarer] |= Cards((card,))
        if table.won_at:
            dealt[table.declarer] = (dealt[table.declarer] | away) - stock
        if any(len(dealt[each]) != len(hands[each]) for each in range(told.game.seats)):
            continue
        there = {card: card for card in table.widow}
        there |= dict(zip([card for card in first.stock if card not in there], left, strict=True))
        for each, hand in enumerate(hands):
            there |= dict(zip(hand, dealt[each], strict=True))
        if len(set(there.values())) != len(told.deck):
            continue
        of = {Verb.GIVE: iter(chosen), Verb.DISCARD: iter(away)}
        actions = tuple(
            action._replace(card=next(of[action.verb])) if action.verb in of else action for action in told.actions
        )
        yield tuple(there[card] for card in told.deck), actions


def rearranged(told: Story, seat: Seat, order: Sequence[Card]) -> State[Any]:
    """The true state with the hidden cards in another order; cards that all know lie where they lay."""
    state, cards = told.state, iter(order)

    def filled(held: Iterable[Card], fixed: Cards) -> list[Card]:
        return [card if card in fixed else next(cards) for card in held]

    shown = state.table.shown
    hands = tuple(hand if each == seat else Cards(filled(hand, shown[each])) for each, hand in enumerate(state.hands))
    aside = tuple(Cards(filled(those, known_aside(told, seat, each))) for each, those in enumerate(state.aside))
    return State(state.table, hands, tuple(filled(state.stock, Cards())), aside)


def known_aside(told: Story, seat: Seat, place: int) -> Cards:
    """What the seat knows of cards that lie aside: its own, and what their owner has shown."""
    table, aside = told.state.table, told.state.aside
    if len(aside) == 1:
        return aside[0] if table.declarer == seat else Cards()
    is_own = place == seat and seat not in getattr(table, "unseen", ())
    return aside[place] if is_own else table.shown[place]


def hidden(told: Story, seat: Seat) -> list[Card]:
    """The hidden cards in the order in which `rearranged` takes them."""
    state, shown = told.state, told.state.table.shown
    cards = [card for each, hand in enumerate(state.hands) if each != seat for card in hand if card not in shown[each]]
    for each, those in enumerate(state.aside):
        cards += [card for card in those if card not in known_aside(told, seat, each)]
    # Stock before aside would do as well: `rearranged` fills hands, then aside, then the stock.
    return cards + list(state.stock)


ORACLE: Final = (
    *("thousand", "thousand_ukrainian", "tysiac", "thousand_2p", "thousand_4p"),
    *bauern.PRESETS,
    *dreier.PRESETS,
    *sixty_six_multi.PRESETS,
)


@pytest.mark.parametrize("name", ORACLE)
def test_exactly_the_states_that_fit_are_worlds(name: str, scale: Scale) -> None:
    """Late in a deal every order of the hidden cards can be tried."""
    game, tried = GAMES[name], 0
    for seed in range(10_000):
        rng = Random(f"few {name} {seed}")
        told = story(game, rng, rng.randrange(12, 40), bold=rng.choice((0.3, 1, 4)))
        if told.state.table.result is not None:
            continue
        seat = told.state.table.turn
        view = told.view(seat)
        cards = hidden(told, seat)
        if not 2 <= len(cards) <= 7 or getattr(told.state.table, "sitter", None) == seat:
            continue
        expected = {key(state) for state in distinct(told, seat, cards) if fits(told, seat, state)}
        found = [key(world.state) for world in every(view)]
        assert len(found) == len(set(found)) == count(view), seed
        assert set(found) == expected, seed
        assert key(told.state) in expected, seed
        tried += 1
        if tried == scale(5, 300):
            return
    raise AssertionError("too few positions were found")


def distinct(told: Story, seat: Seat, cards: Sequence[Card]) -> Iterator[State[Any]]:
    """All states that the hidden cards can make, each once."""
    rng = Random(0)
    seen: set[object] = set()
    tries = 0
    limit = count_states(told, seat)
    while len(seen) < limit:
        state = rearranged(told, seat, rng.sample(cards, len(cards)))
        tries += 1
        assert tries < 200 * limit
        if key(state) not in seen:
            seen.add(key(state))
            yield state


def count_states(told: Story, seat: Seat) -> int:
    """How many ways there are to deal the hidden cards out."""
    state, shown = told.state, told.state.table.shown
    groups = [len(hand - shown[each]) for each, hand in enumerate(state.hands) if each != seat]
    groups += [len(those - known_aside(told, seat, each)) for each, those in enumerate(state.aside)]
    groups += map(len, stocks_of(state))
    ways = factorial(sum(groups))
    for size in groups:
        ways //= factorial(size)
    return ways


# Drawn worlds


def bound(freedom: int) -> float:
    """What chi-squared exceeds once in ten thousand samples (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.72 * part**0.5) ** 3)


@pytest.mark.parametrize("name", ["thousand", "thousand_2p", "bauernschnapsen", "talonschnapsen", "sixty_six_4p_us"])
def test_every_world_is_drawn_as_often_as_any_other(name: str, scale: Scale) -> None:
    game, tried = GAMES[name], 0
    for seed in range(10_000):
        rng = Random(f"alike {name} {seed}")
        told = story(game, rng, rng.randrange(8, 40), bold=4)
        view = told.view(told.state.table.turn)
        if told.state.table.result is not None or not 3 <= len(possible := some(view, 60, rng)) < 60:
            continue
        drawn = Counter(key(state) for state in islice(worlds(view, rng), 20 * len(possible)))
        assert drawn.keys() <= {key(world.state) for world in possible}
        value = sum((drawn[key(world.state)] - 20) ** 2 / 20 for world in possible)
        assert value < bound(len(possible) - 1), seed
        tried += 1
        if tried == scale(4, 200):
            return
    raise AssertionError("too few positions were found")


FEATURES: Mapping[str, Callable[[Story, State[Any]], object]] = {
    "suits of the hands": lambda _, state: tuple(
        tuple(hand.mask >> 8 * suit & 255 and len(hand & Cards.of(255 << 8 * suit)) for suit in range(4))
        for hand in state.hands[:2]
    ),
    "points": lambda _, state: tuple(hand.points // 4 for hand in state.hands),
    "kings and queens": lambda _, state: tuple(
        len([card for card in hand if card.rank in {4, 5}]) for hand in state.hands
    ),
    "what was in the stock": lambda told, state: tuple(
        hand & Cards(getattr(told.state.table, "widow", ())) for hand in state.hands
    ),
}


class Early(NamedTuple):
    """A kind of position in which most of the cards are hidden."""

    game: str
    wanted: Callable[[Story, Seat], bool]


def is_voids(told: Story, seat: Seat) -> bool:
    return len({denial.seat for denial in told.state.table.denied} - {seat}) > 1


def has_passed(told: Story, seat: Seat) -> bool:
    table = told.state.table
    return len(table.given) == 2 and table.declarer != seat and not table.tricks


def has_bid(told: Story, seat: Seat) -> bool:
    """Another has bid so high that it must have held a marriage."""
    return any(each.kind is Kind.BID and each.value > 120 and each.seat != seat for each in told.log)


EARLY: Final = {
    "Thousand, cards passed": Early("thousand", has_passed),
    "Thousand, a high bid, still in the auction": Early(
        "thousand", lambda told, seat: has_bid(told, seat) and not told.state.table.won_at
    ),
    "Thousand, a high bid and cards passed": Early(
        "thousand", lambda told, seat: has_bid(told, seat) and has_passed(told, seat)
    ),
    "Thousand, a marriage shown": Early(
        "tysiac",
        lambda told, seat: (
            any(told.state.table.shown[each] for each in range(3) if each != seat) and bool(told.state.table.given)
        ),
    ),
    "Thousand, voids": Early("thousand", is_voids),
    "Bauernschnapsen, voids": Early("bauernschnapsen", is_voids),
    "Bauernschnapsen, a card turned up": Early(
        "bauernschnapsen", lambda told, seat: told.state.table.turned is not None and told.state.table.rufer != seat
    ),
    "Bauernschnapsen, a partner sits out": Early(
        "bauernschnapsen_wikipedia", lambda told, _: told.state.table.resting is not None
    ),
    "Dreierschnapsen, voids": Early("dreierschnapsen", is_voids),
    "Talonschnapsen, the talon taken": Early(
        "talonschnapsen", lambda told, seat: told.state.table.took and told.state.table.declarer != seat
    ),
}


SLOW: Final = ("Talonschnapsen, the talon taken",)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.soak] if name in SLOW else []) for name in EARLY]
)
def test_worlds_are_drawn_as_shuffling_and_rejecting_would(name: str, scale: Scale) -> None:
    case, seed = EARLY[name], 0
    while True:
        rng = Random(f"{name} {seed}")
        told = story(GAMES[case.game], rng, rng.randrange(4, 24), bold=rng.choice((1, 4)))
        seat = told.state.table.turn
        if told.state.table.result is None and case.wanted(told, seat) and len(hidden(told, seat)) > 6:
            break
        seed += 1
    expected = list(islice(by_rejection(told, seat, rng), scale(150, 5_000)))
    drawn = list(islice(worlds(told.view(seat), rng), scale(1_500, 20_000)))
    for what, feature in FEATURES.items():
        one, two = (Counter(feature(told, state) for state in states) for states in (expected, drawn))
        assert_alike(one, two, what)


def by_rejection(told: Story, seat: Seat, rng: Random) -> Iterator[State[Any]]:
    cards = hidden(told, seat)
    while True:
        state = rearranged(told, seat, rng.sample(cards, len(cards)))
        if fits(told, seat, state):
            yield state


def assert_alike(one: Counter[object], two: Counter[object], what: str) -> None:
    """Two samples come from one distribution, as far as chi-squared can tell."""
    pairs = [(one[outcome], two[outcome]) for outcome in sorted(one.keys() | two.keys(), key=repr)]
    bins = [pair for pair in pairs if sum(pair) >= 30]
    rare = [pair for pair in pairs if sum(pair) < 30]
    if rare:
        bins.append((sum(first for first, _ in rare), sum(second for _, second in rare)))
    ratio = (one.total() / two.total()) ** 0.5
    value = sum((first / ratio - second * ratio) ** 2 / (first + second) for first, second in bins)
    assert len(bins) == 1 or value < bound(len(bins) - 1), f"{what}: {value:.1f} in {len(bins)} bins"
