"""Sixty-six for three and four where all cards are dealt: each alone, or two partnerships.

```text
 deal ──► [TRUMP] ──► [DRUM] ──► [PARTNER] ──► LEAD ── meld, play ──► FOLLOW ──► trick ──► next [PARTNER] …
                                                 │                                 │
                                                 └── claim ──► result ◄── [LAST] ◄─┘
```

The phases stand by topic in `dealing` and `play`, what is refused in `why`, what a deal gives in `worth`; here are the
phases in one table, and the match.  Paragraphs are those of ``docs/rules/sixty-six-for-three-and-four.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, partial
from typing import ClassVar

from bummerl.rules.actions import Action, Seat
from bummerl.rules.cards import Card, Cards
from bummerl.rules.game import Apply, Choices, Game, Result, Standing, Step, lowest
from bummerl.rules.reasons import Reason
from bummerl.rules.sixty_six_multi import dealing, play, why
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.sixty_six_multi.table import Phase, Table

__all__ = ["SixtySixMultiGame"]


@dataclass(frozen=True)
class SixtySixMultiGame(Game[SixtySixMultiOptions, Table, Standing]):
    """Sixty-six for three or four without a talon, under some options.

    >>> game = SixtySixMultiGame(SixtySixMultiOptions())
    >>> state, events = game.deal(game.pack, game.opening(dealer=2))
    >>> state.hands[0], len(state.stock)
    (Cards("AS TS KS"), 15)
    >>> " ".join(map(str, game.legal(state)))
    'trump:S turn:0'
    """

    rules: ClassVar[str] = "sixty_six_multi"
    turn_paragraph: ClassVar[str] = "M4.1"
    over_paragraph: ClassVar[str] = "M6.3"
    counts_below_zero: ClassVar[bool] = True
    public: ClassVar[tuple[str, ...]] = (
        *("trump", "turned", "declarer", "whistled", "asked", "trick", "tricks", "points", "pending", "won"),
        *("shown", "denied", "melded", "partner_melded", "declared"),
    )

    @property
    def seats(self) -> int:
        """Three, or four in partnerships (§M1.1)."""
        return self.options.players

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite, three play each alone (§M1.1)."""
        return ((0, 2), (1, 3)) if self.options.partners else super().sides

    @property
    def pack(self) -> Cards:
        """The 24 or 32 cards (§M1.2)."""
        return self.options.pack

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """One row a phase."""
        own = self.options
        return {
            Phase.TRUMP: (dealing.name_or_turn, partial(dealing.do_trump, own)),
            Phase.DRUM: (dealing.drum_or_pass, partial(dealing.do_drum, own)),
            Phase.PARTNER: (play.partner_melds, partial(play.do_partner, own)),
            Phase.LEAD: (partial(play.leads, own), partial(play.do_lead, own)),
            Phase.FOLLOW: (partial(play.answers, own), partial(play.do_play, own)),
            Phase.LAST: (play.claim_or_pass, partial(play.do_last, own)),
        }

    def start(self, deck: tuple[Card, ...], standing: Standing) -> Step[Table]:
        """All cards, or the first packets until trumps are made (§M1.4, §M2)."""
        return dealing.laid_out(self.options, deck, standing)

    def refused(self, table: Table, hand: Cards, action: Action) -> Reason:
        """Which rule forbids this."""
        return why.refused(self.options, table, hand, action)

    # The match (§M8)

    def opening(self, dealer: Seat = 0) -> Standing:
        """Nobody has scored."""
        return Standing(dealer, (0,) * self.seats)

    def advance(self, standing: Standing, result: Result) -> Standing:
        """Add the points and hand the deal on, unless the same dealer deals again (§M8.3)."""
        dealer = standing.dealer if result.again else (standing.dealer + 1) % self.seats
        return Standing(dealer, standing.plus(result.points), result.carry)

    def match_winner(self, standing: Standing) -> Seat | None:
        """The seat, or the lower seat of the side, that has the match points and more than any other (§M8.1)."""
        best = max(standing.score)
        holders = [seat for seat, score in enumerate(standing.score) if score == best]
        if best < self.options.match_points or len(holders) > (2 if self.options.partners else 1):
            return None
        return holders[0]

    def losses(self, standing: Standing) -> tuple[int, ...]:
        """How many Bummerl each seat gets at the end of this match (§M8.4); all 0 while it goes on.

        >>> game = SixtySixMultiGame(SixtySixMultiOptions(schneider_bummerl=2))
        >>> game.losses(Standing(0, (7, 3, -10))), game.losses(Standing(0, (6, 3, -9)))
        ((0, 0, 2), (0, 0, 0))
        """
        if self.match_winner(standing) is None:
            return (0,) * self.seats
        return lowest(standing.score, 1 if min(standing.score) > 0 else self.options.schneider_bummerl)

    @property
    def counts_down_from(self) -> int:
        """The match points, unless the score is counted up (§M8.2)."""
        return self.options.match_points if self.options.score_direction == "down" else 0

    # What may be looked at again (§M10.1)

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:  # noqa: ARG002  # all see the same
        """Numbers (from 0) of the finished tricks that may be looked at now."""
        if self.options.trick_review == "none" or table.trick or not table.tricks:
            return ()
        return (len(table.tricks) - 1,)
