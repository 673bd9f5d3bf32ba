"""Russian Schnapsen, also called Thousand, for two, three and four players.

```text
 deal ──► cut ──► BLIND, REDEAL, AUCTION ──► STOCK, EXCHANGE, RAISE ──► LEAD ──► FOLLOW ──► result
           │                                                             ▲          │
           └─ bad: a new deal                                            └── trick ◄┘
```

The phases stand by topic in `dealing`, `auction`, `exchange` and `play`, what a deal gives in `scoring`, and the score
sheet in `sheet`.  Paragraphs are those of ``docs/rules/thousand.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, partial
from typing import ClassVar

from bummerl.rules.actions import Action, Event, Kind, Seat
from bummerl.rules.cards import PACKS, Card, Cards
from bummerl.rules.game import Apply, Choices, Game, Result, State, Step
from bummerl.rules.reasons import Reason
from bummerl.rules.thousand import auction, exchange, play, sheet, why
from bummerl.rules.thousand.dealing import cut, laid_out, nines_dealt
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.table import Phase, Table, ThousandStanding

__all__ = ["ThousandGame"]


@dataclass(frozen=True)
class ThousandGame(Game[ThousandOptions, Table, ThousandStanding]):
    """Thousand under some options.

    >>> game = ThousandGame(ThousandOptions(redeal_four_nines="off"))
    >>> deck = sorted(game.pack, key=lambda card: (card * 7) % 29)
    >>> state, events = game.deal(deck)
    >>> state.table.bid, state.table.declarer, state.table.turn, len(state.stock)
    (100, 1, 2, 3)
    >>> " ".join(map(str, game.legal(state)))
    'bid:105 bid:110 bid:115 bid:120 pass'
    """

    rules: ClassVar[str] = "thousand"
    counts_below_zero: ClassVar[bool] = True
    counts_bummerl: ClassVar[bool] = False
    public: ClassVar[tuple[str, ...]] = (
        *("players", "golden", "bid", "declarer", "won_at", "passed", "speaker", "unseen", "asked", "blind", "widow"),
        *("chosen", "given", "laid", "trump", "trump_by", "coming", "trick", "tricks", "points", "won", "shown"),
        *("denied", "melded", "declared"),
    )

    @property
    def seats(self) -> int:
        """Two, three or four (§T1.1)."""
        return self.options.players

    @property
    def pack(self) -> Cards:
        """The 24 cards, ace to nine (§T1.2)."""
        return PACKS[24]

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """One row a phase."""
        own = self.options
        return {
            Phase.BLIND: (partial(auction.blind_or_look, own), partial(auction.do_blind, own)),
            Phase.REDEAL: (self._asked, self._answered),
            Phase.AUCTION: (partial(auction.bid_or_pass, own), partial(auction.do_bid, own)),
            Phase.STOCK: (exchange.choose_stock, partial(exchange.do_stock, own)),
            Phase.EXCHANGE: (partial(exchange.give_away, own), partial(exchange.do_exchange, own)),
            Phase.RAISE: (partial(exchange.raise_or_keep, own), partial(exchange.do_raise, own)),
            Phase.LEAD: (partial(play.leads, own), partial(play.do_lead, own)),
            Phase.FOLLOW: (partial(play.answers, own), partial(play.do_play, own)),
        }

    # The same question is put before the auction and after the exchange, about different hands (§T2.6, §T5.6).

    def _asked(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        if table.won_at:
            return exchange.nines_or_decline(table, hand)
        return auction.redeal_or_decline(self.options, table, hand)

    def _answered(self, state: State[Table], action: Action) -> Step[Table]:
        if state.table.won_at:
            return exchange.do_nines(self.options, state, action)
        return auction.do_redeal(self.options, state, action)

    def start(self, deck: tuple[Card, ...], standing: ThousandStanding) -> Step[Table]:
        """The cut, the cards, and whatever ends a deal or decides it before anybody has spoken (§T2, §T10.1)."""
        options = self.options
        if (over := cut(options, deck, standing)) is not None:
            return over
        state = laid_out(options, deck, standing)
        if (over := nines_dealt(options, state)) is not None:
            return over
        table = state.table
        events: tuple[Event, ...] = ()
        if table.sitter is not None:
            events = (Event(Kind.PEEKED, table.sitter, state.stock, readers=(table.sitter,)),)
        if not table.golden:
            return auction.opened(options, state, events)
        forehand = table.players[0]
        golden = state._replace(table=table._replace(bid=120, declarer=forehand))
        events += tuple(Event(Kind.DEALT, seat, tuple(state.hands[seat]), readers=(seat,)) for seat in table.players)
        return exchange.auction_won(options, golden, (*events, Event(Kind.GOLDEN, forehand, value=120)))

    def refused(self, table: Table, hand: Cards, action: Action) -> Reason:
        """Which rule forbids this."""
        return why.refused(self.options, table, hand, action)

    # The match

    def opening(self, dealer: Seat = 0) -> ThousandStanding:
        """An empty score sheet."""
        return ThousandStanding(dealer, (0,) * self.options.players)

    def advance(self, standing: ThousandStanding, result: Result) -> ThousandStanding:
        """The score sheet after a deal (§T12.3)."""
        return sheet.advance(self.options, standing, result)

    def match_winner(self, standing: ThousandStanding) -> Seat | None:
        """The seat that has reached the target (§T12.1)."""
        return sheet.match_winner(self.options, standing)

    def losses(self, standing: ThousandStanding) -> tuple[int, ...]:
        """One for each loser of a finished match.

        >>> ThousandGame(ThousandOptions()).losses(ThousandStanding(0, (345, 1000, 20)))
        (1, 0, 1)
        """
        won = self.match_winner(standing)
        return tuple(int(won is not None and seat != won) for seat in range(self.seats))

    def trick_size(self, actions: Sequence[Action]) -> int:  # noqa: ARG002  # it is the same in every deal
        """Three of four (§T13.1)."""
        return self.options.active_players

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:  # noqa: ARG002  # the same for everybody
        """The last trick, until the next card is led (§T6.8)."""
        return (len(table.tricks) - 1,) if table.tricks and not table.trick else ()
