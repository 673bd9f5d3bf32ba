"""The rest of a deal of Sixty-six for three or four, played out in a moment with open cards by simple habits.

Somebody who leads declares what it can, leads what nobody beats, or else its cheapest card; whoever follows feeds its
side, takes with the dearest card that holds, or gives the cheapest.  The other side does so one time in four and plays
any card otherwise: whoever expects perfect defence with open cards takes no chances.

Played out over some worlds that fit a view, this says which card or declaration brings most on average.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from bummerl.rules.actions import Action, Seat, Verb
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import State, View
from bummerl.rules.sixty_six_multi import SixtySixMultiGame, Table, Trick
from bummerl.rules.sixty_six_multi.worth import claimed, played_out
from bummerl.rules.tricks import DUTIES, beats, marriages, may_play

__all__ = ["averages", "best_action", "drumming_pays"]

CLEARLY: Final = 1.0
"""Game points that drumming must promise more than passing does."""

CARELESS: Final = 0.75
"""How often the other side plays any card."""


def best_action(view: View[Any], legal: Iterable[Action], states: Iterable[State[Any]], rng: Random) -> Action:
    """The play or the declaration before a lead that brings most on average over these worlds."""
    values = averages(view, legal, states, rng)
    return max(values, key=lambda action: values[action])


def averages(
    view: View[Any], legal: Iterable[Action], states: Iterable[State[Any]], rng: Random
) -> dict[Action, float]:
    """What each play, and each declaration before a lead, brings on average over these worlds, in game points.

    >>> from bummerl.engine.worlds import some
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.sixty_six_multi import GAME, PRESETS
    >>> game = GAME(PRESETS["sixty_six_3p"])
    >>> state, events = game.deal(game.pack, game.opening(dealer=2))
    >>> for action in read_actions("trump:S AS 9S"):
    ...     state, more = game.apply(state, action)
    ...     events += more
    >>> view = game.view(state, 2, events)
    >>> states = [world.state for world in some(view, 5, Random(0))]
    >>> set(averages(view, view.legal, states, Random(0))) == set(view.legal)
    True
    """
    layouts = tuple(states)
    total = {action: 0.0 for action in legal if action.verb in {Verb.PLAY, Verb.MELD}}
    for state in layouts:
        for action in total:
            total[action] += _Playout(view, view.table, state.hands, rng).after(action)
    return {action: value / len(layouts) for action, value in total.items()}


def drumming_pays(view: View[Any], states: Sequence[State[Any]], rng: Random) -> bool:
    """Whether drumming brings clearly more on average than to let it be, before the first trick of these worlds.

    >>> from bummerl.engine.worlds import some
    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.sixty_six_multi import GAME, PRESETS
    >>> game = GAME(PRESETS["sixty_six_3p_drums"])
    >>> deck = read_cards("ASTSKS JSTHKH QH9DJD QSAH TDKD QDTC ADACQC 9SJH9H KCJC9C")
    >>> state, events = game.deal(deck, game.opening(dealer=2))
    >>> state, more = game.apply(state, *read_actions("trump:S"))
    >>> view = game.view(state, 0, events + more)
    >>> drumming_pays(view, [world.state for world in some(view, 20, Random(0))], Random(0))
    True
    """
    assert view.seat is not None, "a player has a seat"
    forehand = (view.table.standing.dealer + 1) % view.game.seats
    passed = view.table._replace(turn=forehand)
    drummed = passed._replace(declarer=view.seat)
    promised, otherwise = (
        sum(_Playout(view, table, state.hands, rng).led() for state in states) for table in (drummed, passed)
    )
    return promised > max(0, otherwise + CLEARLY * len(states))


class _Playout:
    """A deal going on with open cards, from the place that the table shows."""

    def __init__(self, view: View[Any], table: Table, hands: Sequence[Cards], rng: Random) -> None:
        game, me = view.game, view.seat
        assert isinstance(game, SixtySixMultiGame), "this game is played out here"
        assert me is not None, "a player has a seat"
        assert table.trump is not None, "trumps are made before a card is played"
        options = game.options
        self.options, self.table, self.rng, self.hands, self.me = options, table, rng, list(hands), me
        self.trump: Suit = table.trump
        self.seats = game.seats
        self.duty = DUTIES[options.duty]._replace(undertrump=options.must_undertrump)
        self.side = tuple(table.side(seat) for seat in range(self.seats))
        self.points, self.pending, self.won = list(table.points), list(table.pending), list(table.won)
        self.trick = list(table.trick)
        self.ends_early = options.ending == "claim"
        self.declares = options.marriage_by != "nobody"
        self.declared = set(table.declared)
        self.melded = Cards()

    def led(self) -> float:
        """What I win from the first lead on."""
        self.declare(self.table.turn)
        return self.on_lead()

    def after(self, action: Action) -> float:
        """What I win if this card is played, or this marriage declared, now."""
        assert action.card is not None, "a card is played and a king declared"
        if action.verb is Verb.PLAY:
            return self.value(action.card)
        self.count(self.table.turn, action.card.suit)
        self.melded = action.card.suit.marriage
        return self.on_lead()

    def on_lead(self) -> float:
        """What I win if nothing more is declared before this lead."""
        seat = self.table.turn
        return self.ended(seat) if self.claims(seat) else self.value(self.chosen(seat))

    def value(self, card: Card) -> float:
        """What I win more than the others from here on, if this card is played now; card points count a little."""
        seat = self.table.turn
        while True:
            self.hands[seat] = self.hands[seat].without(card)
            self.trick.append(card)
            seat = (seat + 1) % self.seats
            if len(self.trick) == self.seats:
                seat = self.taken(seat)
                if not self.hands[seat] or self.claims(seat) or (self.table.whistled and seat != self.table.declarer):
                    return self.ended(seat)
            if not self.trick:
                self.declare(seat)
                if self.claims(seat):
                    return self.ended(seat)
            card = self.chosen(seat)

    def claims(self, seat: Seat) -> bool:
        """Whether this seat's side has what it needs."""
        return self.ends_early and sum(self.points[each] for each in self.side[seat]) >= self.options.target_points

    def taken(self, leader: Seat) -> Seat:
        """The trick goes to its winner, and what its side has waiting counts."""
        seat = (leader + self.best()) % self.seats
        self.points[seat] += sum(card.points for card in self.trick)
        if not self.hands[seat]:
            self.points[seat] += self.options.last_trick_points
        for each in self.side[seat]:
            self.points[each] += self.pending[each]
            self.pending[each] = 0
        self.won[seat] += 1
        self.trick = []
        return seat

    def best(self) -> int:
        """Which card of the trick is winning."""
        best = 0
        for index, card in enumerate(self.trick):
            if beats(card, self.trick[best], self.trump):
                best = index
        return best

    def declare(self, seat: Seat) -> None:
        """Declare the dearest pair before this lead; first the partner, where that is done."""
        if self.options.marriage_by == "leader_and_partner":
            self.declared_by((seat + 2) % self.seats)
        pair = self.declared_by(seat)
        self.melded = Cards() if pair is None else pair.marriage

    def declared_by(self, seat: Seat) -> Suit | None:
        """The suit that this seat declares."""
        pairs = [suit for suit in marriages(self.hands[seat]) if suit not in self.declared] if self.declares else []
        if not pairs:
            return None
        suit = self.trump if self.trump in pairs else pairs[0]
        self.count(seat, suit)
        return suit

    def count(self, seat: Seat, suit: Suit) -> None:
        """This seat's marriage counts, or waits for a trick."""
        self.declared.add(suit)
        counted = self.points if any(self.won[each] for each in self.side[seat]) else self.pending
        counted[seat] += 40 if suit is self.trump else 20

    def chosen(self, seat: Seat) -> Card:
        """The card that this seat plays by habit."""
        hand = self.hands[seat]
        hand = hand & self.melded if self.melded and not self.trick else hand
        cards = tuple(may_play(hand, tuple(self.trick), self.trump, self.duty))
        if len(cards) == 1:
            return cards[0]
        if seat not in self.side[self.me] and self.rng.random() < CARELESS:
            return self.rng.choice(cards)
        others = 0
        for each, held in enumerate(self.hands):
            if each not in self.side[seat]:
                others |= held.mask
        return self.lead(cards, others) if not self.trick else self.answer(seat, cards, others)

    def lead(self, cards: Sequence[Card], others: int) -> Card:
        """What nobody of the other side beats, the dearest first; otherwise the cheapest."""
        sure = [card for card in cards if not self.above(card) & others]
        return max(sure, key=_points) if sure else min(cards, key=self.price)

    def answer(self, seat: Seat, cards: Sequence[Card], others: int) -> Card:
        """Feed the own side if it wins; take if the card holds; otherwise the cheapest."""
        best = self.best()
        leader = (seat - len(self.trick)) % self.seats
        lies = self.trick[best]
        is_last = len(self.trick) == self.seats - 1
        if (leader + best) % self.seats in self.side[seat] and (is_last or not self.above(lies) & others):
            return max(cards, key=lambda card: card.points - (4 if card.suit is self.trump else 0))
        taking = [card for card in cards if beats(card, lies, self.trump)]
        holding = taking if is_last else [card for card in taking if not self.above(card) & others]
        if holding:
            return max(holding, key=lambda card: card.points - (12 if card.suit is self.trump else 0))
        return min(cards, key=self.price)

    def above(self, card: Card) -> int:
        """The mask of the higher cards of its suit."""
        return card.suit.cards.mask & -(2 << card)

    def price(self, card: Card) -> float:
        """What giving a card away costs."""
        return card.points + (6 if card.suit is self.trump else 0)

    def ended(self, seat: Seat) -> float:
        """Game points that I win more than the others, now that this seat has claimed or won the last trick."""
        table = self.table._replace(
            points=tuple(self.points), won=tuple(self.won), tricks=(*self.table.tricks, Trick(seat, (), seat))
        )
        won = claimed(self.options, table, seat) if self.claims(seat) else played_out(self.options, table)
        mine, own = won.points[self.me], self.side[self.me]
        theirs = [won.points[each] for each in range(self.seats) if each not in own]
        share = sum(self.points[each] for each in own) * 2 - sum(self.points)
        return mine - sum(theirs) / len(theirs) + 0.01 * share


def _points(card: Card) -> int:
    return card.points
