"""Bauernschnapsen: four players, partners opposite, and contracts from Bettler to Herrenjodler.

```text
 [CUT] ── cut, knock ──► TRUMP ── trump, turn ──► AUCTION ── call, pass ──► [DOUBLE] ── kontra, pass ──┐
                                                     │                                                 ▼
                                                     └─ a Jodler ──► result             LEAD ── meld ──► LEAD
                                                                                          │ ▲
                                                     result ◄── claim ───────────────── play │ next trick
                                                        ▲                                 ▼  │
                                                        └── decided, [LAST] ◄── trick ◄── FOLLOW
```

The phases stand by topic in `dealing`, `auction` and `play`, what is refused in `why`, what a deal gives in `worth`;
here are the phases in one table, and the match.  Paragraphs are those of ``docs/rules/bauernschnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, partial
from typing import ClassVar

from bummerl.rules.actions import Action, Seat
from bummerl.rules.bauern import auction, dealing, play, why
from bummerl.rules.bauern.contracts import CONTRACTS
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.table import BauernStanding, Phase, Table
from bummerl.rules.cards import PACKS, Card, Cards
from bummerl.rules.game import Apply, Choices, Game, Result, Step, lowest
from bummerl.rules.reasons import Reason

__all__ = ["BauernGame"]


@dataclass(frozen=True)
class BauernGame(Game[BauernOptions, Table, BauernStanding]):
    """Bauernschnapsen under some options.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> game = BauernGame(BauernOptions())
    >>> deck = read_cards("QHTHKDASQCADKSTCJDTSQSJSACQDTDJHAHKHKCJC")
    >>> state = game.deal(deck, BauernStanding(dealer=3)).state
    >>> for action in read_actions("cut trump:H"):
    ...     state = game.apply(state, action).state
    >>> state.hands[0], " ".join(map(str, game.legal(state)))
    (Cards("TH QH KD QD AC"), 'call:schnapser call:land call:bauernschnapser pass')
    """

    rules: ClassVar[str] = "bauernschnapsen"
    turn_paragraph: ClassVar[str] = "B6.1"
    over_paragraph: ClassVar[str] = "B8.1"
    public: ClassVar[tuple[str, ...]] = (
        *("named", "trump", "turned", "contract", "declarer", "calls", "passed", "times", "asked", "resting", "leader"),
        *("trick", "tricks", "points", "pending", "won", "shown", "denied", "melded"),
    )

    @property
    def seats(self) -> int:
        """Four; partners sit opposite (§B1.1)."""
        return 4

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite (§B1.1)."""
        return ((0, 2), (1, 3))

    @property
    def pack(self) -> Cards:
        """The 20 cards, ace to jack (§B1.1)."""
        return PACKS[20]

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """One row a phase."""
        own = self.options
        return {
            Phase.CUT: (dealing.cut_or_knock, partial(dealing.do_cut, own)),
            Phase.TRUMP: (partial(dealing.name_or_turn, own), dealing.do_trump),
            Phase.AUCTION: (partial(auction.call_or_pass, own), partial(auction.do_call, own)),
            Phase.DOUBLE: (auction.double_or_pass, partial(auction.do_double, own)),
            Phase.LEAD: (partial(play.leads, own), partial(play.do_lead, own)),
            Phase.FOLLOW: (partial(play.answers, own), partial(play.do_play, own)),
            Phase.LAST: (play.claim_or_pass, partial(play.do_last, own)),
        }

    def start(self, deck: tuple[Card, ...], standing: BauernStanding) -> Step[Table]:
        """The pack is there to be cut, or the first cards are dealt at once (§B1.4)."""
        return dealing.laid_out(self.options, deck, standing)

    def refused(self, table: Table, hand: Cards, action: Action) -> Reason:
        """Which rule forbids this."""
        return why.refused(self.options, table, hand, action)

    # The match (§B10)

    def opening(self, dealer: Seat = 0) -> BauernStanding:
        """Nobody has scored."""
        return BauernStanding(dealer)

    def advance(self, standing: BauernStanding, result: Result) -> BauernStanding:
        """Add the points, hand the deal on, and remember who was one point from winning against nothing (§B10)."""
        score = standing.plus(result.points)
        retour, short = standing.retour, self.options.match_points - 1
        for had in (standing.score, score):  # a sheet may begin there
            retour = next((seat + 1 for seat in (0, 1) if had[seat] == short and had[1 - seat] == 0), retour)
        return BauernStanding((standing.dealer + 1) % 4, score, retour=retour)

    def match_winner(self, standing: BauernStanding) -> Seat | None:
        """The lower seat of the side that has the match points (§B10.1)."""
        return next((seat for seat in (0, 1) if standing.score[seat] >= self.options.match_points), None)

    def losses(self, standing: BauernStanding) -> tuple[int, ...]:
        """How many Bummerl each seat gets at the end of this match (§B10.3 to §B10.5); all 0 while it goes on.

        >>> game = BauernGame(BauernOptions())
        >>> game.losses(BauernStanding(0, (24, 7, 24, 7))), game.losses(BauernStanding(0, (0, 24, 0, 24)))
        ((0, 1, 0, 1), (2, 0, 2, 0))
        """
        won = self.match_winner(standing)
        if won is None:
            return (0, 0, 0, 0)
        if standing.score[1 - won] == 0:
            return lowest(standing.score, self.options.schneider_bummerl)
        if standing.retour == 1 + (1 - won):
            return lowest(standing.score, self.options.retour_bummerl)
        return lowest(standing.score, self.options.bummerl)

    @property
    def counts_down_from(self) -> int:
        """The match points, unless the score is counted up (§B10.2).

        >>> BauernGame(BauernOptions(score_direction="down")).written_score(BauernStanding(0, (3, 25, 3, 25)))
        (21, 0, 21, 0)
        """
        return self.options.match_points if self.options.score_direction == "down" else 0

    def trick_size(self, actions: Sequence[Action]) -> int:
        """Three where the declarer's partner sits out (§B6.7, §B6.8)."""
        called = [CONTRACTS[action.word] for action in actions if action.word in CONTRACTS]
        return self.seats - bool(called and auction.partner_rests(self.options, called[-1]))

    # What may be looked at again (§B11.1)

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:  # noqa: ARG002  # open tricks are open to all
        """Numbers (from 0) of the finished tricks that may be looked through now, oldest first."""
        last = {len(table.tricks) - 1} if table.tricks and not table.trick else set()
        match self.options.trick_review:
            case "first_each":
                first: dict[int, int] = {}
                for number, trick in enumerate(table.tricks):
                    first.setdefault(trick.winner % 2, number)
                return tuple(sorted(last | set(first.values())))
            case "last_only":
                return tuple(last)
            case "none":
                return ()
