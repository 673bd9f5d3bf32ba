"""A player that goes by rules of thumb: it counts trumps and points, declares, exchanges, closes and claims sensibly.

It sees its view and nothing else.  While cards are drawn it weighs each card by what the trick brings and what the card
is worth keeping for.  Once the talon is closed or gone it plays a few layouts that fit its view to the end
(`endgame.py`), and before closing it does the same to see whether the close would hold.

Contents: Thumb, then a decision in its parts: the end, closing, leading, answering, what a card is worth.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bummerl.engine.endgame import Endgame
from bummerl.engine.worlds import some
from bummerl.rules.actions import Action, Verb
from bummerl.rules.cards import Card, Cards, Rank
from bummerl.rules.game import State, View
from bummerl.rules.schnapsen.game import SchnapsenGame
from bummerl.rules.schnapsen.table import Close, Phase, Table
from bummerl.rules.tricks import DUTIES, beats, marriages, may_play

__all__ = ["Thumb"]

LAYOUTS: Final = (6, 6, 6, 6, 6, 6, 4, 2, 1)
"""Layouts of the hidden cards that are played out for a decision, by cards in the hand: long hands take long."""

BOLD_ENOUGH: Final = 1.2
"""Game points that a close must promise on average."""


class Thumb:
    """The rule-of-thumb player of the two-handed game.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JHQHASAHTSQDKHTDKDJDKCACJSQSKSADTCQCJCTH"))
    >>> print(Thumb().choose(deal.view(1), Random(0)))
    exchange
    """

    name = "thumb"

    def choose(self, view: View[Any], rng: Random) -> Action:
        """What the rules of thumb say."""
        return view.legal[0] if len(view.legal) == 1 else _Decision(view, rng).made()


class _Decision:
    """One choice of one seat."""

    def __init__(self, view: View[Table], rng: Random) -> None:
        assert isinstance(view.game, SchnapsenGame), "this player knows the two-handed game"
        assert view.seat is not None, "a player has a seat"
        self.view, self.game, self.options, self.rng = view, view.game, view.game.options, rng
        self.table, self.hand, self.me, self.other = view.table, view.hand, view.seat, 1 - view.seat

    def made(self) -> Action:
        """Claim, exchange, close and declare where that is good, otherwise the best card."""
        by_verb = {action.verb: action for action in self.view.legal if action.verb is not Verb.PLAY}
        if Verb.CLAIM in by_verb and self.mine() >= self.options.target_points:
            return by_verb[Verb.CLAIM]
        melds = [action for action in self.view.legal if action.verb is Verb.MELD]
        for action in self.view.legal:
            if self.wins_at_once(action):
                return action
        for verb in (Verb.EXCHANGE, Verb.PASS):
            if verb in by_verb:
                return by_verb[verb]
        if Verb.CLOSE in by_verb and self.should_close():
            return by_verb[Verb.CLOSE]
        if self.table.phase is Phase.DRAW:
            return by_verb[Verb.DRAW]
        choices = [action for action in self.view.legal if action.verb not in {Verb.CLOSE, Verb.CLAIM}]
        if not self.table.is_open:
            return self.best_to_the_end(choices)
        if melds:
            return max(melds, key=lambda action: action.value or 0)
        judge = self.answer_worth if self.table.trick else self.lead_worth
        cards = [(action, action.card) for action in choices if action.card is not None]
        return max(cards, key=lambda each: judge(each[1]))[0]

    def layouts(self) -> int:
        """How many layouts to look at."""
        return LAYOUTS[len(self.hand)]

    def mine(self) -> int:
        """Own card points that count."""
        return self.table.points[self.me]

    def wins_at_once(self, action: Action) -> bool:
        """Whether the target is certainly reached with this declaration or this lead, whatever is hidden."""
        if action.verb is Verb.PLAY and action.card is not None and not self.table.trick:
            points = self.mine() + self.table.pending[self.me] + action.card.points
            return points >= self.options.target_points and not self.unseen() & self.beaters(action.card)
        if action.verb is not Verb.MELD:
            return False
        hands = (self.hand, self.hand)  # only the own one is looked at, wherever it lies
        after = self.game.apply(State(self.table, hands, ()), action).state.table
        if after.result is not None:
            return after.result.winner == self.me
        may_claim = any(choice.verb is Verb.CLAIM for choice in self.game.choices(after, self.hand))
        return may_claim and after.points[self.me] >= self.options.target_points

    # Once no card is drawn any more

    def best_to_the_end(self, choices: list[Action]) -> Action:
        """What is best on average over layouts that fit, each played to its end with open cards."""
        total = dict.fromkeys(choices, 0.0)
        for world in some(self.view, self.layouts(), self.rng):
            values = Endgame(self.game, world.state, self.me).values()
            for action in choices:
                total[action] += world.weight * values[action]
        return max(choices, key=lambda action: total[action])

    # Closing (§4)

    def should_close(self) -> bool:
        """Whether a close holds in most layouts, as far as it is worth asking."""
        table, trump = self.table, self.table.trump
        pairs = marriages(self.hand) if self.options.marriage_after_close else []
        declared = sum(40 if suit is trump else 20 for suit in pairs)
        reach = self.mine() + table.pending[self.me] + declared + self.hand.points + 2 * len(self.hand)
        trumps_needed = 1 if self.mine() > 30 else 2
        if reach < self.options.target_points or len(self.hand & trump.cards) < trumps_needed:
            return False
        close = Close(self.me, table.points[self.other], table.won[self.other], table.talon)
        closed = self.view._replace(table=table._replace(phase=Phase.LEAD, close=close))
        worlds = some(closed, self.layouts(), self.rng)
        promised = sum(world.weight * Endgame(self.game, world.state, self.me).best() for world in worlds)
        return promised >= BOLD_ENOUGH * sum(world.weight for world in worlds)

    # While cards are drawn

    def lead_worth(self, card: Card) -> float:
        """How good it is to lead this card: small cards first."""
        if self.table.melded is not None:
            return -float(card.points)  # either half of the marriage: the weaker one
        if self.options.open_follow != "none":
            return self.forced_lead_worth(card)
        return -self.keep(card) - 0.5 * card.points

    def beaters(self, card: Card) -> Cards:
        """Cards that take a trick to which this one is led."""
        higher = Cards(other for other in card.suit.cards if other > card)
        return higher if card.suit is self.table.trump else higher | self.table.trump.cards

    def forced_lead_worth(self, card: Card) -> float:
        """The same where every lead must be answered by the rules of strict play: what the trick brings on average."""
        swing, worlds = 0, some(self.view, self.layouts(), self.rng)
        for world in worlds:
            answers = may_play(
                world.state.hands[self.other], (card,), self.table.trump, DUTIES[self.options.open_follow]
            )
            swing += min(
                (-1 if beats(answer, card, self.table.trump) else 1) * (card.points + answer.points)
                for answer in answers
            )
        return 1.2 * swing / len(worlds) - 0.4 * self.keep(card)

    def answer_worth(self, card: Card) -> float:
        """How good it is to answer with this card: what the trick brings, less what the card would be kept for."""
        table, target = self.table, self.options.target_points
        led = table.trick[0]
        trick = led.points + card.points
        if not beats(card, led, table.trump):
            gives_away = table.points[self.other] + table.pending[self.other] + trick >= target
            return -1.2 * trick - self.keep(card) - (60 if gives_away else 0)
        gain = 1.2 * trick
        if self.mine() + table.pending[self.me] + trick >= target:
            gain += 100
        if table.won[self.me] == 0:
            gain += 4 + 0.5 * table.pending[self.me]
        pairs = marriages(self.hand.without(card))
        if pairs:
            gain += 14 if table.trump in pairs else 8
        if card.suit is not table.trump and card.rank is Rank.TEN:
            gain += 6  # a ten is never safer than in a trick that it wins
        return gain - self.keep(card)

    def keep(self, card: Card) -> float:
        """What a card is worth keeping for: its rank, trumps more, halves of marriages most."""
        is_trump = card.suit is self.table.trump
        worth = _KEPT[card.rank] + (9 if is_trump else 0)
        if card in card.suit.marriage:
            partner = card.suit.marriage.without(card)
            if partner <= self.hand:
                worth += 22 if is_trump else 12
            elif partner <= self.unseen() - self.table.shown[self.other]:
                worth += 5 if is_trump else 2.5
        lowest = min(self.game.pack & self.table.trump.cards)
        if card == lowest and self.table.turnup is not None and self.table.turnup.rank >= Rank.QUEEN:
            worth += 6  # it may still be exchanged
        return worth

    def unseen(self) -> Cards:
        """Cards that the opponent holds or may draw."""
        table = self.table
        played = Cards((*table.trick, *(card for trick in table.tricks for card in trick.cards)))
        return self.game.pack - played - self.hand


_KEPT: Final = {
    Rank.ACE: 9.0,
    Rank.TEN: 7.0,
    Rank.KING: 3.0,
    Rank.QUEEN: 2.0,
    Rank.JACK: 0.0,
    Rank.NINE: -2.0,
    Rank.EIGHT: -2.0,
    Rank.SEVEN: -2.0,
}
