"""Dreierschnapsen: three players, twenty cards, a contract for one against the other two.

```text
 deal 3 ──► TRUMP ──► deal the rest ──► AUCTION ──► [TALON] ──► [DISCARD] ──► [DOUBLE] ──► LEAD ── play ──► FOLLOW ─┐
                                           │                                                 ▲                     │
                                           └─ shown at once ──► result                       └──── next trick ◄────┤
                                                                            result ◄── contract decided, [LAST] ◄──┘
```

The phases stand by topic in `dealing`, `auction`, `talon`, `doubling` and `play`, what is refused in `why`, what a deal
gives in `worth`; here are the phases in one table, and the match.
Paragraphs are those of ``docs/rules/dreierschnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, partial
from typing import ClassVar

from bummerl.rules.actions import Action, Seat
from bummerl.rules.cards import PACKS, Card, Cards
from bummerl.rules.dreier import auction, dealing, doubling, play, talon, why
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.table import SEATS, DreierStanding, Phase, Table
from bummerl.rules.game import Apply, Choices, Game, Result, Step, lowest
from bummerl.rules.reasons import Reason

__all__ = ["DreierGame"]


@dataclass(frozen=True)
class DreierGame(Game[DreierOptions, Table, DreierStanding]):
    """Dreierschnapsen or Talonschnapsen under some options.

    >>> game = DreierGame(DreierOptions())
    >>> state, events = game.deal(game.pack, DreierStanding(dealer=2))
    >>> state.hands[0], len(state.stock)
    (Cards("AS TS KS"), 11)
    >>> " ".join(map(str, game.legal(state)))
    'trump:S turn:0 turn:1 turn:2'
    """

    rules: ClassVar[str] = "dreier"
    turn_paragraph: ClassVar[str] = "D6.2"
    over_paragraph: ClassVar[str] = "D9.3"
    public: ClassVar[tuple[str, ...]] = (
        *("named", "trump", "turned", "contract", "declarer", "with_talon", "took", "away", "calls", "out", "times"),
        *("asked", "trick", "tricks", "points", "pending", "won", "shown", "denied", "melded"),
    )

    @property
    def seats(self) -> int:
        """Three (§D1.1)."""
        return SEATS

    @property
    def pack(self) -> Cards:
        """The twenty cards (§D1.1)."""
        return PACKS[20]

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """One row a phase."""
        own = self.options
        return {
            Phase.TRUMP: (partial(dealing.name_or_turn, own), dealing.do_trump),
            Phase.AUCTION: (partial(auction.call_or_pass, own), partial(auction.do_call, own)),
            Phase.TALON: (talon.take_or_pass, partial(talon.do_take, own)),
            Phase.DISCARD: (talon.discards, partial(talon.do_discard, own)),
            Phase.DOUBLE: (doubling.double_or_pass, partial(doubling.do_double, own)),
            Phase.LEAD: (partial(play.leads, own), partial(play.do_lead, own)),
            Phase.FOLLOW: (partial(play.answers, own), partial(play.do_play, own)),
            Phase.LAST: (play.claim_or_pass, partial(play.do_last, own)),
        }

    def start(self, deck: tuple[Card, ...], standing: DreierStanding) -> Step[Table]:
        """Three cards to each, from the dealer's left (§D1.3)."""
        return dealing.laid_out(deck, standing)

    def refused(self, table: Table, hand: Cards, action: Action) -> Reason:
        """Which rule forbids this."""
        return why.refused(self.options, table, hand, action)

    # The match (§D11)

    def opening(self, dealer: Seat = 0) -> DreierStanding:
        """Nobody has scored."""
        return DreierStanding(dealer)

    def advance(self, standing: DreierStanding, result: Result) -> DreierStanding:
        """Add the points, hand the deal on, and remember who had nothing while both others were at 23 (§D11.6)."""
        score = standing.plus(result.points)
        short = self.options.match_points - 1
        retour = standing.retour
        for had in (standing.score, score):  # a sheet may begin there
            if short > 0 and sorted(had) == [0, short, short]:
                retour = 1 + had.index(0)
        return replace(standing, dealer=(standing.dealer + 1) % SEATS, score=score, retour=retour)

    def match_winner(self, standing: DreierStanding) -> Seat | None:
        """The seat that has the match points and more than any other (§D11.1, §D11.3)."""
        best = max(standing.score)
        if best < self.options.match_points or standing.score.count(best) > 1:
            return None
        return standing.score.index(best)

    def losses(self, standing: DreierStanding) -> tuple[int, ...]:
        """How many Bummerl each seat gets at the end of this match (§D11.4 to §D11.6); all 0 while it goes on.

        >>> game = DreierGame(DreierOptions())
        >>> game.losses(DreierStanding(score=(24, 0, 7))), game.losses(DreierStanding(score=(24, 23, 23), retour=1))
        ((0, 2, 0), (0, 4, 4))
        """
        won = self.match_winner(standing)
        if won is None:
            return (0,) * SEATS
        if standing.retour == won + 1:
            return tuple(0 if seat == won else self.options.retour_bummerl for seat in range(SEATS))
        return lowest(standing.score, self.options.schneider_bummerl if min(standing.score) == 0 else 1)

    @property
    def counts_down_from(self) -> int:
        """The match points, unless the score is counted up (§D11.2)."""
        return self.options.match_points if self.options.score_direction == "down" else 0

    # What may be looked at again (§D12.1)

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:  # noqa: ARG002  # all three see the same
        """Numbers (from 0) of the finished tricks that may be looked at now, oldest first."""
        if self.options.trick_review == "none" or not table.tricks:
            return ()
        seen = set() if table.trick else {len(table.tricks) - 1}
        if self.options.trick_review == "first_each":
            sides = [trick.winner == table.declarer for trick in table.tricks]
            seen |= {sides.index(side) for side in (True, False) if side in sides}
        return tuple(sorted(seen))
