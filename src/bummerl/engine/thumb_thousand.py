"""A player of Thousand that goes by rules of thumb.

It counts what its hand will bring, with a stock that it does not know yet, and bids while that is well above the bid:
bidding too high is the dearest fault of beginners.  As declarer it keeps pairs, aces and tens with their ace, declares
the dearest pair and cashes what is sure; as defender it feeds a partner who wins, but counts its own points more.

Contents: ThousandThumb; then a decision in its parts: bidding, the stock and raising, the play, what a hand is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, Final

from bummerl.engine.cardplay import dearest, play, scene, take
from bummerl.rules.actions import Action, Seat, Verb
from bummerl.rules.cards import Card, Cards, Rank, Suit
from bummerl.rules.game import View
from bummerl.rules.thousand import Table, ThousandGame, ThousandOptions
from bummerl.rules.thousand.limits import ACES, cap

__all__ = ["ThousandThumb"]

BID_MARGIN: Final = 20
"""How far the hand must be worth more than a bid, in card points."""

RAISE_MARGIN: Final = 25
"""The same for raising, once the stock is known."""

FRIEND: Final = 0.6
"""What a trick of the other defender is worth beside an own one: it hurts the declarer, too, but scores elsewhere."""


class ThousandThumb:
    """The rule-of-thumb player of Thousand.

    >>> from bummerl.rules.thousand import PRESETS
    >>> game = ThousandGame(PRESETS["thousand_ukrainian"])
    >>> deck = sorted(game.pack, key=lambda card: (card * 7) % 29)
    >>> state, events = game.deal(deck)
    >>> print(state.hands[1], "·", ThousandThumb().choose(game.view(state, 1, events), Random(0)))
    TS JH AD KD 9D TC QC · pass
    """

    def choose(self, view: View[Any], rng: Random) -> Action:  # noqa: ARG002  # nothing is left to chance
        """What the rules of thumb say."""
        return _Decision(view).made()


class _Decision:
    """One choice of one seat."""

    def __init__(self, view: View[Table]) -> None:
        assert isinstance(view.game, ThousandGame), "this player knows Thousand"
        assert view.seat is not None, "a player has a seat"
        self.view, self.options, self.table, self.hand = view, view.game.options, view.table, view.hand
        self.me: Seat = view.seat
        self.legal = view.legal

    def made(self) -> Action:
        """By what is to be decided."""
        by_phase: Mapping[str, Callable[[], Action]] = {
            "blind": self.look,
            "redeal": self.redeal,
            "auction": self.bid,
            "stock": lambda: self.legal[0],
            "exchange": self.give,
            "raise": self.raised,
            "lead": self.lead,
            "follow": self.play,
        }
        return by_phase[self.table.phase]()

    # Bidding

    def look(self) -> Action:
        """Never bid blind."""
        return next(action for action in self.legal if action.verb is Verb.LOOK)

    def redeal(self) -> Action:
        """Ask for a new deal wherever that is possible, unless the hand is good all the same."""
        asked = [action for action in self.legal if action.verb is Verb.REDEAL]
        return asked[0] if asked and hand_worth(self.options, self.hand) < 90 else self.legal[-1]

    def bid(self) -> Action:
        """The lowest bid, as long as the hand is worth it."""
        limit = min(hand_worth(self.options, self.hand) - BID_MARGIN + self.boldness(), cap(self.options, self.hand))
        bids = [action for action in self.legal if action.value is not None]
        return bids[0] if bids and (bids[0].value or 0) <= limit else self.legal[-1]

    def boldness(self) -> int:
        """How much more to bid because of the score: on the barrel, and against somebody who sits there."""
        options, standing = self.options, self.table.standing
        if standing.barrel[self.me]:
            is_last = options.barrel_attempts > 0 and standing.attempts[self.me] + 1 >= options.barrel_attempts
            return 25 if is_last else 10
        if options.endgame == "freeze" and standing.score[self.me] >= options.barrel_at:
            return 10  # only contracts count now
        return 5 if any(standing.barrel) else 0

    # The stock, and raising

    def give(self) -> Action:
        """Refuse a poor stock, write off what cannot be made if that is free, and part with what brings least."""
        if (way_out := self.way_out()) is not None:
            return way_out
        gifts = [(action, action.card) for action in self.legal if action.card is not None]
        score = self.table.standing.score

        def worth(each: tuple[Action, Card]) -> tuple[float, int]:
            to = each[0].to
            return worth_keeping(self.options, self.hand, each[1]), 0 if to is None else score[to]

        return min(gifts, key=worth)[0]

    def way_out(self) -> Action | None:
        """Out of a contract that will not be made."""
        ways = {action.verb: action for action in self.legal if action.card is None}
        is_hopeless = play_worth(self.options, self.hand) < self.table.bid - 30
        if Verb.REDEAL in ways and is_hopeless:
            return ways[Verb.REDEAL]
        if Verb.WRITE_OFF in ways and is_hopeless and not self.options.write_off_deduct:
            return ways[Verb.WRITE_OFF]
        return None

    def raised(self) -> Action:
        """Raise as far as the hand allows; on the barrel to what is needed there, unless that is far too much."""
        if (way_out := self.way_out()) is not None:
            return way_out
        raises = [action for action in self.legal if action.verb is Verb.RAISE]
        keep = next(action for action in self.legal if action.verb is Verb.KEEP)
        worth = play_worth(self.options, self.hand)
        least = self.options.barrel_min_contract
        if self.table.standing.barrel[self.me] and self.table.bid < least and worth >= least - 30:
            return next((action for action in raises if (action.value or 0) >= least), keep)
        if self.options.declarer_success == "actual":
            return keep
        limit = worth - RAISE_MARGIN
        return max(
            (action for action in raises if (action.value or 0) <= limit),
            key=lambda each: each.value or 0,
            default=keep,
        )

    # The play

    def lead(self) -> Action:
        """Declare the dearest pair; otherwise lead like any other card."""
        return dearest(self.legal) or self.play()

    def play(self) -> Action:
        """What the trick brings, less what the card is kept for."""
        table = self.table
        defenders = [seat for seat in table.players if seat != table.declarer]
        friends = defenders if self.me in defenders else ()
        here = scene(self.view, friends, trump=table.trump)
        return play(here, self.legal, partial(take, share=FRIEND))


# What a hand is worth


def hand_worth(options: ThousandOptions, hand: Cards) -> float:
    """The card points that a hand brings on average to a declarer who has not seen the stock.

    A linear rule, fitted to solved deals: aces, tens with their ace, pairs and their length, halves of pairs.

    >>> round(hand_worth(ThousandOptions(), Cards("AH TH KH QH 9H AS 9C")))
    185
    """
    worth = 9.0 + _high_cards(hand)
    for suit in Suit:
        held = hand & suit.cards
        value = options.worth(suit)
        if suit.marriage <= hand:
            worth += 0.78 * value - 5 + 8 * (len(held) - 2)
        elif suit.marriage & hand:
            worth += 0.13 * value
        worth += 6 * max(0, len(held) - 3)
    return worth + (0.8 * options.ace_marriage if hand >= ACES else 0)


def play_worth(options: ThousandOptions, hand: Cards) -> float:
    """The same once the stock is known, before or after giving cards away: no pair comes any more.

    >>> round(play_worth(ThousandOptions(), Cards("AH TH KH QH 9H AS 9C JC")))
    191
    """
    worth = 9.0 + _high_cards(hand)
    for suit in Suit:
        held = hand & suit.cards
        if suit.marriage <= hand:
            worth += 0.9 * options.worth(suit) - 5 + 6 * (len(held) - 2)
        worth += 6 * max(0, len(held) - 3)
    return worth + (0.9 * options.ace_marriage if hand >= ACES else 0)


def _high_cards(hand: Cards) -> float:
    worth = 0.0
    for card in hand:
        suit = hand & card.suit.cards
        if card.rank is Rank.ACE:
            worth += 27
        elif card.rank is Rank.TEN and len(suit) > 1:
            worth += 13 if any(other.rank is Rank.ACE for other in suit) else 3
    return worth


def worth_keeping(options: ThousandOptions, hand: Cards, card: Card) -> float:
    """How little the declarer would like to part with this card: never with pairs, aces, and tens under them."""
    suit = hand & card.suit.cards
    if card.rank is Rank.ACE:
        return 90
    if card in card.suit.marriage:
        if card.suit.marriage <= hand:
            return 100 + options.worth(card.suit)
        return 5 + 0.1 * options.worth(card.suit) + len(suit)
    if card.rank is Rank.TEN:
        return 80 if any(other.rank is Rank.ACE for other in suit) else 10 + 4 * len(suit)
    return 2 * len(suit) + card.points
