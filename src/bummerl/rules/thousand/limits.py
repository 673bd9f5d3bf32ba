"""How high a hand may be bid and raised (§T4.3 to §T4.8, §T5.7, §T5.8)."""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Cards
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.refusals import Refusal
from bummerl.rules.thousand.table import Table
from bummerl.rules.tricks import marriages

__all__ = [
    "ACES",
    "bids",
    "blind_bids",
    "cap",
    "may_be_blind",
    "may_raise",
    "no_bid",
    "no_raise",
    "raises",
    "raises_early",
    "silent",
]

ACES: Final = Cards("AS AH AD AC")


def cap(options: ThousandOptions, hand: Cards) -> int:
    """The highest number that this hand may be bid to (§T4.5, §T4.6).

    >>> cap(ThousandOptions(), Cards("AS KS JC")), cap(ThousandOptions(), Cards("KS QS JC"))
    (120, 400)
    >>> cap(ThousandOptions(bid_cap="120_plus_marriages"), Cards("KS QS JC"))
    160
    """
    worth = sum(options.worth(suit) for suit in marriages(hand))
    if options.ace_marriage and hand >= ACES:
        worth += options.ace_marriage
    match options.bid_cap:
        case "none":
            return options.highest
        case "120_without_marriage":
            return options.highest if worth else 120
        case "120_plus_marriages":
            return 120 + worth


def silent(options: ThousandOptions, table: Table, seat: Seat) -> bool:
    """Whether this player's total is too low to bid (§T4.8)."""
    return table.standing.score[seat] < options.silence_below


def bids(options: ThousandOptions, table: Table, hand: Cards) -> tuple[int, ...]:
    """What the seat to act may bid, lowest first; above the limit too where that is fined instead (§T4.7)."""
    if silent(options, table, table.turn):
        return ()
    above = [bid for bid in options.ladder if bid > table.bid]
    if not options.bid_jumps:
        above = above[:1]
    limit = cap(options, hand)
    return tuple(bid for bid in above if no_bid(options, bid, limit) is None)


def no_bid(options: ThousandOptions, bid: int, limit: int) -> Refusal | None:
    """Why a hand that may be bid to this limit may not be bid so high, unless that is fined instead (§T4.7)."""
    if bid <= limit or options.bid_limit_enforcement != "reject":
        return None
    return Refusal.BID_MARRIAGES if options.bid_cap == "120_plus_marriages" else Refusal.BID_MARRIAGE


def may_be_blind(options: ThousandOptions, table: Table, seat: Seat, forced: Seat | None) -> bool:
    """Whether this player may bid blind at all (§T3.1, §T3.5)."""
    if options.blind_bid == "off" or (options.blind_bid == "forced_seat_120" and seat != forced):
        return False
    return table.standing.score[seat] >= options.blind_min_score and not silent(options, table, seat)


def blind_bids(options: ThousandOptions, table: Table, seat: Seat) -> tuple[int, ...]:
    """What this seat may bid without having looked: whatever it holds, nobody may need a marriage for it (§T3.1)."""
    holds = table.declarer == seat
    if options.blind_bid == "forced_seat_120":
        return (120,) if holds else ()
    above = [bid for bid in options.ladder if bid > table.bid or (holds and bid == table.bid)]
    if options.bid_cap != "none":
        above = [bid for bid in above if bid <= 120]
    return tuple(above if options.bid_jumps else above[:1])


def no_raise(options: ThousandOptions, table: Table) -> Refusal | None:
    """Why nobody may raise in this deal (§T5.7, §T10.3)."""
    if table.golden:
        return None if options.golden_raise else Refusal.RAISE_GOLDEN
    return Refusal.RAISE_NEVER if options.raise_time == "none" else None


def raises_early(options: ThousandOptions) -> bool:
    """Whether a contract is raised before cards are given away, not after (§T5.7)."""
    return options.raise_time == "before_pass"


def may_raise(options: ThousandOptions, table: Table) -> bool:
    """Whether raising is offered at all; that does not depend on the hand (§T5.7, §T10.3)."""
    return no_raise(options, table) is None and table.bid < options.ladder[-1]


def raises(options: ThousandOptions, table: Table, hand: Cards) -> tuple[int, ...]:
    """What the contract may be raised to, lowest first (§T5.7, §T5.8)."""
    if not may_raise(options, table):
        return ()
    limit = cap(options, hand) if options.raise_cap == "same_as_bid" else options.highest
    return tuple(bid for bid in options.ladder if table.bid < bid <= limit)
