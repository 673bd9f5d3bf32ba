"""The oracle of worlds: whether a deal, with what others did unseen, leads to a state and shows a seat the same.

The hidden cards are put in every order (or in a random one) where hidden cards lie, the deal that this makes is dealt
and played again with the same actions, and the state is kept if the seat then sees the same.  What others did unseen (a
card given away, cards laid away, which cards came first) is tried in every way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, permutations, product
from typing import Any

from bummerl.rules.actions import Action, Kind, Seat, Verb
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import State
from tests.stories import Story, replayed

__all__ = ["fits", "hidden", "key", "known_aside", "rearranged", "stocks_of"]


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
