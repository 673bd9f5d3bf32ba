"""The rest of a deal with both hands known and nothing drawn any more, searched to its end.

Plain Python over masks, for the five or six tricks at most that are left once the talon is closed or gone.  Whoever
leads declares what it can, claims as soon as that is right, and never wrongly; results come from the rules' own
`worth.py`, so every option that changes what a deal is worth is in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bummerl.rules.actions import Action, Seat, Verb
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import State
from bummerl.rules.schnapsen.game import SchnapsenGame
from bummerl.rules.schnapsen.table import Phase, Table, Trick
from bummerl.rules.schnapsen.worth import claimed, played_out
from bummerl.rules.tricks import DUTIES, beats, marriages, may_play

__all__ = ["Endgame"]

_WORST: Final = -1000.0


class Side(NamedTuple):
    """What a side has: hand, counted points, points that wait for a trick, tricks."""

    hand: Cards
    points: int
    pending: int
    won: int


class Endgame:
    """Exact values, in game points won less lost by `me`, of a state in which no card is drawn any more.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> deck = read_cards("AHKHQH THKSQD JH ASTS JDQC ACTCKCJCADTDKDJSQS")
    >>> deal = Record.new("schnapsen", deck).play(*read_actions("close AH-TH"))
    >>> values = Endgame(deal.game, deal.state, 1).values()
    >>> {str(action): value for action, value in values.items() if action.verb is not Verb.PLAY}
    {'40H': 3.0, 'claim': -3.0}
    """

    def __init__(self, game: SchnapsenGame, state: State[Table], me: Seat) -> None:
        table = state.table
        assert not table.is_open, "cards are still drawn"
        self.game, self.options, self.table, self.me = game, game.options, table, me
        self.trump = table.trump
        self.duty = DUTIES[self.options.strict_follow]
        self.may_meld = (
            self.options.marriage_after_exhaustion if table.close is None else self.options.marriage_after_close
        )
        self.bonus = self.options.last_trick_bonus if table.close is None else 0
        self.sides = tuple(Side(state.hands[s], table.points[s], table.pending[s], table.won[s]) for s in (0, 1))
        self.claims_any_time = self.options.claim_timing == "any_time" and self.options.claim_mode == "manual"
        self.known: dict[tuple[Seat, Side, Side], float] = {}

    def values(self) -> dict[Action, float]:
        """The value of each legal action of the seat to move."""
        table, seat = self.table, self.table.turn
        legal = self.game.choices(table, self.sides[seat].hand)
        return {action: self._value(seat, action) for action in legal}

    def best(self) -> float:
        """The value of the state for `me` when it leads; quicker than the values of all actions."""
        assert self.table.turn == self.me, "it is another's lead"
        return self._lead(self.me, self.sides[self.me], self.sides[1 - self.me], _WORST, -_WORST)

    def _value(self, seat: Seat, action: Action) -> float:
        mine, other = self.sides[seat], self.sides[1 - seat]
        match action:
            case Action(Verb.CLAIM):
                return self._claim(seat, mine, other)
            case Action(Verb.MELD, Card() as king, int() as value):
                return self._after_meld(seat, mine, other, king, value)
            case Action(Verb.PLAY, Card() as card) if self.table.trick:
                return self._resolve(1 - seat, self.sides[1 - seat], mine, self.table.trick[0], card)
            case Action(Verb.PLAY, Card() as card):
                return self._led(seat, mine, other, card, _WORST, -_WORST)
            case Action(Verb.PASS):
                return self._played_out(seat, mine, other)
            case _:
                # Exchanging or declining an exchange goes on with the closer's lead; only the hand may differ.
                return self._exchanged(seat, swaps=action.verb is Verb.EXCHANGE)

    def _exchanged(self, seat: Seat, *, swaps: bool) -> float:
        mine, other = self.sides[seat], self.sides[1 - seat]
        if swaps and self.table.turnup is not None:
            lowest = min(self.game.pack & self.trump.cards)
            mine = mine._replace(hand=mine.hand.without(lowest) | Cards((self.table.turnup,)))
        leader = seat if self.table.close is None else self.table.close.seat
        first, second = (mine, other) if leader == seat else (other, mine)
        return self._lead(leader, first, second, _WORST, -_WORST)

    # All values are from `me`'s side; the leader maximises if it is `me` and minimises otherwise.

    def _lead(self, seat: Seat, mine: Side, other: Side, low: float, high: float) -> float:
        if mine.points >= self.options.target_points and (mine.won or self.options.claim_timing == "any_time"):
            return self._claim(seat, mine, other)
        if not mine.hand:
            return self._played_out(seat, mine, other)
        key = (seat, mine, other)
        if key in self.known:
            return self.known[key]
        start = (low, high)
        best = _WORST if seat == self.me else -_WORST
        pairs = marriages(mine.hand) if self.may_meld else []
        for suit in pairs:
            worth = 40 if suit is self.trump else 20
            value = self._after_meld(seat, mine, other, max(suit.marriage), worth, low, high)
            best, low, high = self._better(seat, value, best, low, high)
            if low >= high:
                return best
        for card in _high_first(mine.hand.mask):
            value = self._led(seat, mine, other, card, low, high)
            best, low, high = self._better(seat, value, best, low, high)
            if low >= high:
                return best
        if start[0] < best < start[1]:  # otherwise it is a bound only
            self.known[key] = best
        return best

    def _better(self, seat: Seat, value: float, best: float, low: float, high: float) -> tuple[float, float, float]:
        if seat == self.me:
            best = max(best, value)
            return best, max(low, best), high
        best = min(best, value)
        return best, low, min(high, best)

    def _after_meld(
        self, seat: Seat, mine: Side, other: Side, king: Card, worth: int, low: float = _WORST, high: float = -_WORST
    ) -> float:
        counts = self.options.marriage_counted == "at_once" and (mine.won > 0 or not self.options.marriage_needs_trick)
        if counts:
            mine = mine._replace(points=mine.points + worth)
            if mine.points >= self.options.target_points:
                return self._claim(seat, mine, other)
        else:
            mine = mine._replace(pending=mine.pending + worth)
        pair = (king,) if self.options.marriage_lead_card == "king" else tuple(king.suit.marriage)
        best = _WORST if seat == self.me else -_WORST
        for card in pair:
            value = self._led(seat, mine, other, card, low, high)
            best, low, high = self._better(seat, value, best, low, high)
        return best

    def _led(self, seat: Seat, mine: Side, other: Side, card: Card, low: float, high: float) -> float:
        if self.claims_any_time and other.points >= self.options.target_points:
            return self._claim(1 - seat, other, mine)
        answers = may_play(other.hand, (card,), self.trump, self.duty)
        best = -_WORST if seat == self.me else _WORST
        mine = mine._replace(hand=mine.hand.without(card))
        for answer in answers:
            value = self._resolve(seat, mine, other, card, answer, low, high)
            best, low, high = self._better(1 - seat, value, best, low, high)
            if low >= high:
                break
        return best

    def _resolve(
        self,
        leader: Seat,
        mine: Side,
        other: Side,
        card: Card,
        answer: Card,
        low: float = _WORST,
        high: float = -_WORST,
    ) -> float:
        """The trick is complete; `mine` is the leader's side, its card already out of the hand."""
        other = other._replace(hand=other.hand.without(answer))
        worth = card.points + answer.points + (self.bonus if not mine.hand else 0)
        if beats(answer, card, self.trump):
            return self._lead(1 - leader, _took(other, worth), mine, low, high)
        return self._lead(leader, _took(mine, worth), other, low, high)

    # Results

    def _table(self, seat: Seat, mine: Side, other: Side) -> Table:
        sides = (mine, other) if seat == 0 else (other, mine)
        return self.table._replace(
            points=(sides[0].points, sides[1].points), won=(sides[0].won, sides[1].won), phase=Phase.LEAD, turn=seat
        )

    def _claim(self, seat: Seat, mine: Side, other: Side) -> float:
        points = claimed(self.options, self._table(seat, mine, other), seat).points
        return float(points[self.me] - points[1 - self.me])

    def _played_out(self, winner: Seat, mine: Side, other: Side) -> float:
        table = self._table(winner, mine, other)
        table = table._replace(tricks=(*table.tricks, Trick(winner, (), winner, 0)))
        points = played_out(self.options, table).points
        return float(points[self.me] - points[1 - self.me])


@lru_cache(maxsize=1 << 14)
def _high_first(mask: int) -> tuple[Card, ...]:
    """High cards first: they decide most, so the search is cut soonest."""
    return tuple(sorted(Cards.of(mask), key=lambda card: -card.rank))


def _took(side: Side, worth: int) -> Side:
    return Side(side.hand, side.points + worth + side.pending, 0, side.won + 1)
