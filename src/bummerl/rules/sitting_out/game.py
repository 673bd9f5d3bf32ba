"""Sixty-six for three in which one sits out: the other two play the two-handed game as it is.

Every decision of a deal is `SchnapsenGame`'s; here are only the seats, who deals, and what the third player scores.
Paragraphs with an M are those of ``docs/rules/sixty-six-for-three-and-four.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar

from bummerl.rules.actions import Action, Event, Seat
from bummerl.rules.cards import PACKS, Card, Cards
from bummerl.rules.game import Apply, Choices, Game, Result, Standing, State, Step, lowest
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.schnapsen.game import SchnapsenGame
from bummerl.rules.schnapsen.table import Phase
from bummerl.rules.schnapsen.table import Table as TwoTable
from bummerl.rules.sitting_out.options import SittingOutOptions
from bummerl.rules.sitting_out.table import SittingOutStanding, Table

__all__ = ["SittingOutGame"]

SEATS = 3


@dataclass(frozen=True)
class SittingOutGame(Game[SittingOutOptions, Table, SittingOutStanding]):
    """The two-handed game for three under some options.

    >>> game = SittingOutGame(SittingOutOptions())
    >>> state, events = game.deal(game.pack, game.opening(dealer=1))
    >>> state.hands[1], state.table.pair, state.table.turn
    (Cards(""), (2, 0), 2)
    """

    rules: ClassVar[str] = "sitting_out"
    turn_paragraph: ClassVar[str] = "M4.1"
    over_paragraph: ClassVar[str] = "M6.3"
    public: ClassVar[tuple[str, ...]] = (
        *("pair", "trump", "turnup", "talon", "trick", "tricks", "points", "pending", "won"),
        *("shown", "denied", "melded", "close"),
    )

    @property
    def seats(self) -> int:
        """Three."""
        return SEATS

    @property
    def pack(self) -> Cards:
        """The pack of the two-handed game."""
        return PACKS[self.options.deck]

    @cached_property
    def two(self) -> SchnapsenGame:
        """The game that two of the three play."""
        return SchnapsenGame(self.options)

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """The phases of the two-handed game."""
        return dict.fromkeys(Phase, (self._choices, self._do))

    def start(self, deck: tuple[Card, ...], standing: SittingOutStanding) -> Step[Table]:
        """The dealer deals to the other two, from the left; of two who play for the loser one deals (§M9.2, §M9.5)."""
        dealer = standing.dealer
        if standing.first:
            pair = (SEATS - (standing.first - 1) - dealer, dealer)
        else:
            pair = ((dealer + 1) % SEATS, (dealer + 2) % SEATS)
        score = (standing.score[pair[0]], standing.score[pair[1]])
        state, events = self.two.start(deck, Standing(1, score, standing.carry))
        return self._three(Table(standing, pair, state.table), state, events)

    def _choices(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        return self.two.choices(table.two, hand)

    def _do(self, state: State[Table], action: Action) -> Step[Table]:
        table = state.table
        first, second = table.pair
        pair = State(table.two, (state.hands[first], state.hands[second]), state.stock)
        step = self.two.phases[table.two.phase][1](pair, action)
        return self._three(table, step.state, step.events)

    def _three(self, table: Table, state: State[TwoTable], events: tuple[Event, ...]) -> Step[Table]:
        """A step of the two-handed game in the seats of the three."""
        table = table._replace(two=state.table)
        if state.table.result is not None:
            table = table._replace(result=self.result_for_three(table, state.table.result))
        at = table.pair
        told = tuple(
            event._replace(
                seat=at[event.seat],
                readers=None if event.readers is None else tuple(at[seat] for seat in event.readers),
            )
            for event in events
        )
        return Step(State(table, table.spread(state.hands, Cards()), state.stock), told)

    def result_for_three(self, table: Table, result: Result) -> Result:
        """The result for three: the dealer scores with the winner, but may not reach the match points (§M9.4)."""
        standing, sits = table.standing, table.sits
        points = table.spread(result.points, 0)
        reasons = tuple(self._seated(table, why) for why in result.reasons)
        value = max(points)
        if value and not standing.first and self.options.dealer_scores == "with_winner":
            most = self.options.match_points - 1 - standing.score[sits]
            scores = min(value, most)
            points = tuple(scores if seat == sits else had for seat, had in enumerate(points))
            why = "worth-dealer-scores" if scores == value else "worth-dealer-stays"
            reasons = (*reasons, reason(why, "M9.4", seat=sits, value=scores))
        return Result(points, reasons, result.carry, result.again)

    @staticmethod
    def _seated(table: Table, why: Reason) -> Reason:
        params = tuple(
            (name, table.pair[value] if name == "seat" and isinstance(value, int) else value)
            for name, value in why.params
        )
        return why._replace(params=params)

    def refused(self, table: Table, hand: Cards, action: Action) -> Reason:
        """Which rule forbids this, as the two-handed game says."""
        return self.two.refused(table.two, hand, action)

    # The match (§M9.5, §M9.6)

    def opening(self, dealer: Seat = 0) -> SittingOutStanding:
        """Nobody has scored."""
        return SittingOutStanding(dealer)

    def advance(self, standing: SittingOutStanding, result: Result) -> SittingOutStanding:
        """Add the points; the deal passes to the left, past whoever is out (§M9.2, §M9.5)."""
        score = standing.plus(result.points)
        first = standing.first
        if not first:
            first = next((seat + 1 for seat in range(SEATS) if score[seat] >= self.options.match_points), 0)
        dealer = standing.dealer
        if not result.again or dealer == first - 1:
            dealer = next(seat for seat in _clockwise(dealer) if seat != first - 1)
        return SittingOutStanding(dealer, score, result.carry, first)

    def match_winner(self, standing: SittingOutStanding) -> Seat | None:
        """Who had the match points first, once the loser is known too (§M9.5)."""
        if not standing.first:
            return None
        done = sum(score >= self.options.match_points for score in standing.score)
        return standing.first - 1 if done > 1 or not self.options.play_for_loser else None

    def losses(self, standing: SittingOutStanding) -> tuple[int, ...]:
        """How many Bummerl each seat gets at the end of this match (§M9.6); all 0 while it goes on.

        >>> game = SittingOutGame(SittingOutOptions(schneider_bummerl=2))
        >>> game.losses(SittingOutStanding(score=(7, 8, 0), first=1))
        (0, 0, 2)
        """
        if self.match_winner(standing) is None:
            return (0,) * SEATS
        return lowest(standing.score, self.options.schneider_bummerl if min(standing.score) == 0 else 1)

    def can_begin(self, standing: SittingOutStanding) -> bool:
        """Whoever is out has the match points and does not deal; before that nobody has them (§M9.5)."""
        if not super().can_begin(standing) or standing.first not in range(SEATS + 1):
            return False
        if not standing.first:
            return max(standing.score) < self.options.match_points
        out = standing.first - 1
        return standing.dealer != out and standing.score[out] >= self.options.match_points

    def trick_size(self, actions: Sequence[Action]) -> int:  # noqa: ARG002  # it is always two
        """Two of the three (§M9.2)."""
        return self.two.seats

    @property
    def counts_down_from(self) -> int:
        """The match points, unless the score is counted up."""
        return self.options.match_points if self.options.score_direction == "down" else 0

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:
        """Numbers of the finished tricks that `seat` may look through; whoever sits out has won none."""
        return () if seat == table.sits else self.two.reviewable(table.two, table.pair.index(seat))


def _clockwise(seat: Seat) -> tuple[Seat, ...]:
    """The seats from the next one round to this one."""
    return tuple((seat + step) % SEATS for step in range(1, SEATS + 1))
