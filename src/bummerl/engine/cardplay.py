"""Counting cards: what a player who goes by rules of thumb knows of a trick, and which card it plays to it.

A `Scene` is a view as somebody sees it who counts: which cards each of the others may still hold, who plays after me,
with whom I play.  `holds` guesses from that how likely a card is to win; everything else is a choice by such chances.

```text
take      as many card points as possible; friends are fed, foes are not
take_all  every trick: the surest card
stop      one trick against somebody who wants them all
under     no trick, or none from a friend who wants them all; with `feed` the friend gets the points
```

Contents: Scene; the four ways to play; what is worth keeping; choosing trumps; long suits; claiming.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import comb
from typing import Any, Final, NamedTuple

from bummerl.rules.actions import Action, Kind, Seat, Verb
from bummerl.rules.cards import Card, Cards, Rank, Suit
from bummerl.rules.game import View
from bummerl.rules.tricks import NORMAL, Order, beats, marriages, winner

__all__ = [
    "Scene",
    "best_trump",
    "claims_rightly",
    "dearest",
    "kept",
    "play",
    "playing",
    "run_chance",
    "scene",
    "stop",
    "suit_run",
    "take",
    "take_all",
    "tops",
    "under",
]


class Scene(NamedTuple):
    """A trick as a player sees it who counts cards.

    `could` has for each other seat the cards that it may hold, `later` who still plays to this trick, `best` who is
    winning it (None before a lead), `friends` who plays with me.
    """

    hand: Cards
    trick: tuple[Card, ...]
    trump: Suit | None
    order: Order
    could: Mapping[Seat, Cards]
    later: tuple[Seat, ...]
    best: Seat | None
    friends: frozenset[Seat]

    @property
    def unseen(self) -> Cards:
        """All cards that others may hold."""
        return Cards(card for cards in self.could.values() for card in cards)

    def strength(self, card: Card) -> int:
        """How strong a card is: its rank in this order, trumps above all others."""
        return self.order[card.rank] + (8 if card.suit is self.trump else 0)

    def wins(self, card: Card) -> bool:
        """Whether the card beats what lies there; a lead always does."""
        if not self.trick:
            return True
        best = self.trick[winner(self.trick, self.trump, self.order)]
        return beats(card, best, self.trump, self.order)

    def holds(self, card: Card, *, against: Iterable[Seat] | None = None) -> float:
        """About how likely it is that nobody who plays later beats this card; friends do not count.

        Each card that a seat may hold is there with the same chance; a seat trumps only where it cannot follow.
        """
        led = self.trick[0].suit if self.trick else card.suit
        chance = 1.0
        for seat in self.later if against is None else against:
            if seat in self.friends:
                continue
            could = self.could[seat]
            missing = 1 - min(1.0, len(self.hand) / max(1, len(could)))
            higher = [other for other in could if beats(other, card, self.trump, self.order)]
            following = sum(other.suit is led for other in higher)
            suit = len(could & led.cards)
            trumped = missing**suit * (1 - missing ** (len(higher) - following))
            chance *= missing**following * (1 - trumped)
        return chance


def playing(table: Any, me: Seat, seats: int) -> tuple[Seat, ...]:  # noqa: ANN401  # of whatever game
    """Those who play to a trick, from `me` on in their order; a table that skips somebody says so by `after`."""
    order = [me]
    while True:
        following = table.after(order[-1]) if hasattr(table, "after") else (order[-1] + 1) % seats
        if following == me:
            return tuple(order)
        order.append(following)


def scene(view: View[Any], friends: Iterable[Seat] = (), *, order: Order = NORMAL, trump: Suit | None = None) -> Scene:
    """What the seat to act knows; `friends` play with it.

    >>> from bummerl.rules.dreier import GAME, PRESETS
    >>> from bummerl.rules.actions import read_actions
    >>> game = GAME(PRESETS["dreierschnapsen"])
    >>> state = game.deal(game.pack, game.opening(dealer=2)).state
    >>> for action in read_actions("trump:S pass pass pass pass pass AS QS"):
    ...     state = game.apply(state, action).state
    >>> here = scene(game.view(state, 2), (1,), trump=state.table.trump)
    >>> here.best, here.later, here.could[0] & here.could[1] == here.unseen, here.wins(Card("JD"))
    (0, (), True, False)
    """
    table, me = view.table, view.seat
    assert me is not None, "a player has a seat"
    around = playing(table, me, view.game.seats)
    trick = tuple(table.trick)
    earlier = around[len(around) - len(trick) :]
    played = Cards((*trick, *(card for each in table.tricks for card in each.cards)))
    shown = Cards(card for seat, cards in enumerate(table.shown) if seat != me for card in cards)
    unseen = view.game.pack - view.hand - played - shown
    could = {}
    for seat in around[1:]:
        denied = Cards(card for denial in table.denied if denial.seat == seat for card in denial.cards)
        could[seat] = table.shown[seat] | (unseen - denied)
    best = earlier[winner(trick, trump, order)] if trick else None
    later = around[1 : len(around) - len(trick)]
    return Scene(view.hand, trick, trump, order, could, later, best, frozenset(friends) - {me})


# Four ways to play.  Each gives the worth of a card; `play` takes the best that is legal.

Judge = Callable[[Scene, Card], float]


def play(here: Scene, legal: Iterable[Action], judge: Judge) -> Action:
    """The legal play that this judge likes best."""
    cards = [(action, action.card) for action in legal if action.verb is Verb.PLAY and action.card is not None]
    return max(cards, key=lambda each: judge(here, each[1]))[0]


def take(here: Scene, card: Card, *, share: float = 1.0) -> float:
    """What a card is worth where card points count: what the trick brings, less what the card would be kept for.

    `share` says what a friend's trick is worth beside an own one.
    """
    worth = sum(other.points for other in here.trick) + card.points + _AVERAGE * len(here.later)
    chance, value = here.holds(card), 1.0
    if here.trick and not here.wins(card):
        if here.best in here.friends:
            lies = here.trick[winner(here.trick, here.trump, here.order)]
            chance, value = here.holds(lies), share
        else:
            chance, value = 0.3 if here.friends & set(here.later) else 0.0, share
    return worth * (value * chance - (1 - chance)) - kept(here, card)


def take_all(here: Scene, card: Card) -> float:
    """The surest card first; trumps before others as long as somebody may have one, and then long suits."""
    chance = here.holds(card) if here.wins(card) else 0.0
    draws = card.suit is here.trump and any(other.suit is here.trump for other in here.unseen)
    cheap = -here.strength(card) if here.trick else here.strength(card)
    return 100 * chance + (20 if draws else 0) + len(here.hand & card.suit.cards) + 0.1 * cheap


def stop(here: Scene, card: Card) -> float:
    """Win a trick from somebody who wants them all; what cannot win is thrown off from below."""
    if here.wins(card) and here.best not in here.friends:
        return 100 * here.holds(card, against=[seat for seat in here.could if seat not in here.friends])
    return -here.strength(card) - 0.1 * card.points


def under(here: Scene, card: Card, *, feed: bool = False) -> float:
    """Stay below: the highest card that does not win; if it must win, the one that is soonest beaten.

    With `feed` the points of the card matter instead, and a lead is left to others.
    """
    if not here.wins(card):
        return 100 + (card.points if feed else here.strength(card))
    again = here.holds(card, against=here.later)
    return -100 * again - here.strength(card) * (1 if here.later else -1)


_AVERAGE: Final = 4.0
"""Card points that somebody who plays later adds to a trick."""

# What is worth keeping

_KEPT: Final = {Rank.ACE: 9.0, Rank.TEN: 6.0, Rank.KING: 2.0, Rank.QUEEN: 1.5, Rank.JACK: 0.5}


def kept(here: Scene, card: Card) -> float:
    """What a card may still bring: high cards and trumps more, halves of marriages most."""
    worth = _KEPT.get(card.rank, 0.0) + (4 if card.suit is here.trump else 0)
    other = card.suit.marriage.without(card)
    if card in card.suit.marriage:
        if other <= here.hand:
            worth += 14 if card.suit is here.trump else 9
        elif other <= here.unseen:
            worth += 1
    return worth


# Trumps and long suits


def best_trump(actions: Sequence[Action], hand: Cards) -> Action:
    """The suit to name: long, high, best of all with its marriage.

    >>> from bummerl.rules.actions import read_actions
    >>> print(best_trump(read_actions("trump:S trump:H turn:0"), Cards("AS KH QH")))
    trump:H
    """
    named = [action for action in actions if action.verb is Verb.TRUMP]

    def worth(action: Action) -> int:
        held = hand & Suit(action.value or 0).cards
        return held.points + 6 * len(held) + (15 if marriages(held) else 0)

    return max(named, key=worth) if named else actions[0]


def tops(held: Cards, suit: Suit, pack: Cards, order: Order = NORMAL) -> int:
    """How many of the highest cards of the suit are held without a gap.

    >>> from bummerl.rules.cards import PACKS
    >>> tops(Cards("AH TH QH JH"), Suit.HEARTS, PACKS[20])
    2
    """
    count = 0
    for card in sorted(pack & suit.cards, key=lambda card: -order[card.rank]):
        if card not in held:
            break
        count += 1
    return count


def run_chance(high: int, missing: int, *, hands: int, size: int, unseen: int) -> float:
    """How likely `high` leads are to draw the `missing` cards of a suit, so that all the rest of it wins.

    No hand of `size` cards among the `unseen` may then hold more than `high` of them.

    >>> run_chance(1, 1, hands=3, size=5, unseen=15), round(run_chance(1, 2, hands=3, size=5, unseen=15), 3)
    (1.0, 0.714)
    """
    ways = sum(comb(missing, number) * comb(unseen - missing, size - number) for number in range(high + 1, missing + 1))
    return max(0.0, 1 - hands * ways / comb(unseen, size))


def suit_run(hand: Cards, suit: Suit, pack: Cards, *, hands: int, size: int, order: Order = NORMAL) -> float:
    """How likely all cards of this suit are to win, led from the top; 1 where none is held."""
    held = hand & suit.cards
    high = tops(hand, suit, pack, order)
    if high >= len(held):
        return 1.0
    missing = len(pack & suit.cards) - len(held)
    return run_chance(high, missing, hands=hands, size=size, unseen=len(pack) - len(hand))


# Declaring and claiming


def dearest(actions: Iterable[Action]) -> Action | None:
    """The declaration that is worth most, if there is any."""
    return max((each for each in actions if each.verb is Verb.MELD), key=lambda each: each.value or 0, default=None)


def claims_rightly(view: View[Any]) -> bool:
    """Whether a claim of the seat to act would be right, by what it knows: its own discards may count, too."""
    table, seat, options = view.table, view.seat, view.game.options
    assert seat is not None, "a player has a seat"
    points = table.side_points(seat) if hasattr(table, "side_points") else table.points[seat]
    if getattr(options, "discard_points", "nobody") == "declarer":
        laid = [event for event in view.log if event.kind is Kind.DISCARDED and event.seat == seat]
        points += sum(card.points for event in laid for card in event.cards)
    target: int = getattr(options, "target_points", 66)
    return bool(points >= target)
