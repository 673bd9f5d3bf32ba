"""What a table tells of its game beside cards, tricks and points, as sentences that any front end can show.

One small function a game; whoever draws or says the sentences need not know the game.

Contents: Part, part_of; the two-handed game, the game with one sitting out, Sixty-six, Dreierschnapsen,
Bauernschnapsen, Thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.bauern.contracts import ladder as bauern_ladder
from bummerl.rules.bauern.contracts import order_of
from bummerl.rules.bauern.contracts import value_of as bauern_value
from bummerl.rules.bauern.table import Phase as BauernPhase
from bummerl.rules.bauern.table import Table as BauernTable
from bummerl.rules.dreier.contracts import in_play, word_of
from bummerl.rules.dreier.contracts import value_of as dreier_value
from bummerl.rules.dreier.table import Phase as DreierPhase
from bummerl.rules.dreier.table import Table as DreierTable
from bummerl.rules.game import View
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.sitting_out.table import Table as SittingOutTable
from bummerl.rules.sixty_six_multi.table import Table as SixtySixTable
from bummerl.rules.thousand.table import Phase as ThousandPhase
from bummerl.rules.thousand.table import Table as ThousandTable
from bummerl.rules.tricks import NORMAL, Order

__all__ = ["Part", "Teams", "part_of"]

Teams = tuple[tuple[Seat, ...], ...]
"""Seats that win and lose together; each seat stands once."""


class Part(NamedTuple):
    """A game's own part of a scene.

    `teams` share a score through the match, `sides` win and lose this deal together.  `resting` are seats without
    cards of their own in this deal; `is_open` says whose known cards lie open on the table, whatever it remembers.
    `declarer` plays what is called, as far as that is settled; `sitter` takes no part in the deal.  `worth` is what
    each contract that can be called counts, by its word; `forces_bid` says whether the first bid is one that had to be.
    `order` is that of the ranks.
    """

    facts: tuple[Reason, ...] = ()
    teams: Teams = ()
    sides: Teams = ()
    resting: tuple[Seat, ...] = ()
    is_open: tuple[Seat, ...] = ()
    declarer: Seat | None = None
    sitter: Seat | None = None
    worth: Mapping[str, int] = MappingProxyType({})
    forces_bid: bool = False
    order: Order = NORMAL


def part_of(view: View[Any]) -> Part:
    """The part of the game that is played."""
    seats = view.game.seats
    part = _PARTS[view.game.rules](view)
    alone = tuple((seat,) for seat in range(seats))
    teams = part.teams or alone
    return part._replace(teams=teams, sides=part.sides or teams)


_ACROSS: Final = ((0, 2), (1, 3))


def _carried(view: View[Any]) -> Iterator[Reason]:
    """What earlier deals have left for the winner of this one."""
    carry = view.table.standing.carry
    if carry:
        yield reason("fact-carry", value=carry)


# Two-handed, alone or with a third who sits out


def _two(_view: View[Any]) -> Part:
    """The table shows all there is."""
    return Part()


def _sitting_out(view: View[SittingOutTable]) -> Part:
    table = view.table
    facts = [reason("fact-sits", seat=table.sits)]
    if table.standing.first:
        facts.append(reason("fact-out-first", seat=table.standing.first - 1))
    return Part((*facts, *_carried(view)), resting=(table.sits,), sitter=table.sits)


# Sixty-six for three and four


def _sixty_six(view: View[SixtySixTable]) -> Part:
    table = view.table
    is_drummed = table.declarer is not None and len(table.shown) == 3
    facts = []
    if table.declarer is not None:
        facts.append(reason("fact-whistled" if table.whistled else "fact-drummed", seat=table.declarer))
    if table.turned is not None:
        facts.append(reason("fact-turned", card=table.turned))
    teams = _ACROSS if len(table.shown) == 4 else ()
    sides = _sides(table.side, 3) if is_drummed else ()
    return Part((*facts, *_carried(view)), teams, sides, declarer=table.declarer)


def _sides(side: Callable[[Seat], tuple[Seat, ...]], seats: int) -> Teams:
    return tuple(dict.fromkeys(tuple(sorted(side(seat))) for seat in range(seats)))


# Dreierschnapsen and Bauernschnapsen


def _dreier(view: View[DreierTable]) -> Part:
    table = view.table
    contract = table.played
    facts = []
    if table.phase is DreierPhase.TRUMP:
        facts.append(reason("fact-makes-trumps", seat=table.caller))
    else:
        word, value = word_of(contract, talon=table.with_talon), dreier_value(view.game.options, contract)
        facts += _contract(table, word, value, is_auction=table.phase is DreierPhase.AUCTION)
        if table.took:
            facts.append(reason("fact-took-talon", seat=table.declarer))
        if table.away:
            facts.append(reason("fact-lays-away", seat=table.declarer, count=table.away))
    is_settled = table.phase not in {DreierPhase.TRUMP, DreierPhase.AUCTION}
    return Part(
        tuple(facts),
        sides=_sides(table.side, 3) if is_settled else (),
        is_open=(table.declarer,) if contract.open and is_settled else (),
        declarer=table.declarer if is_settled else None,
        worth={
            word_of(each, talon=talon): dreier_value(view.game.options, each)
            for each in in_play(view.game.options)
            for talon in (False, True)
        },
        order=contract.order,
    )


def _bauern(view: View[BauernTable]) -> Part:
    table = view.table
    contract = table.played
    facts = []
    if table.phase is BauernPhase.TRUMP:
        facts.append(reason("fact-makes-trumps", seat=table.rufer))
    elif table.phase is not BauernPhase.CUT:
        value = bauern_value(view.game.options, contract)
        facts += _contract(table, contract.word, value, is_auction=table.phase is BauernPhase.AUCTION)
        if table.resting is not None:
            facts.append(reason("fact-rests", seat=table.resting))
    is_settled = table.phase not in {BauernPhase.CUT, BauernPhase.TRUMP, BauernPhase.AUCTION}
    is_open = contract.open and is_settled and table.phase is not BauernPhase.DOUBLE
    return Part(
        tuple(facts),
        _ACROSS,
        resting=() if table.resting is None else (table.resting,),
        is_open=(table.declarer,) if is_open else (),
        declarer=table.declarer if is_settled else None,
        worth={each.word: bauern_value(view.game.options, each) for each in bauern_ladder(view.game.options)},
        order=order_of(view.game.options, contract),
    )


def _contract(table: BauernTable | DreierTable, word: str, value: int, *, is_auction: bool) -> Iterator[Reason]:
    """The highest call or the contract, what it is worth, trumps made, and how many times the deal counts."""
    if value:
        yield reason("fact-called" if is_auction else "fact-contract", seat=table.declarer, contract=word, value=value)
    elif is_auction:
        yield reason("fact-no-call", seat=table.declarer)
    else:
        yield reason("fact-normal", seat=table.declarer)
    if table.times > 1:
        yield reason("fact-doubled", times=table.times)
    if table.trump is None and not is_auction:
        yield reason("fact-no-trumps")
    elif table.turned is not None:
        yield reason("fact-turned", card=table.turned)


# Thousand


def _thousand(view: View[ThousandTable]) -> Part:
    table = view.table
    return Part(
        (*_thousand_deal(table), *_thousand_sheet(view)),
        resting=() if table.sitter is None else (table.sitter,),
        declarer=table.declarer if table.won_at else None,
        sitter=table.sitter,
        forces_bid=view.game.options.forced_bid_seat != "none",
    )


def _thousand_deal(table: ThousandTable) -> Iterator[Reason]:
    """The bidding, the stock, and trumps to come."""
    if table.sitter is not None:
        yield reason("fact-sits", seat=table.sitter)
    if table.golden:
        yield reason("fact-golden")
    if table.declarer is not None:
        plays = table.won_at > 0
        yield reason("fact-plays-for" if plays else "fact-bid", seat=table.declarer, value=table.bid)
    if table.blind is not None:
        yield reason("fact-blind", seat=table.blind)
    if not table.won_at:
        for seat in table.passed:
            yield reason("fact-passed", seat=seat)
    for seat in table.unseen:
        yield reason("fact-unseen", seat=seat)
    if table.widow and table.phase in {ThousandPhase.EXCHANGE, ThousandPhase.RAISE, ThousandPhase.REDEAL}:
        yield reason("fact-widow", cards=table.widow)
    if table.coming is not None:
        yield reason("fact-coming", suit=table.coming)


def _thousand_sheet(view: View[ThousandTable]) -> Iterator[Reason]:
    """Barrel, bolts and falls of each seat."""
    standing, options = view.table.standing, view.game.options
    for seat in range(view.game.seats):
        if standing.barrel[seat]:
            attempt, attempts = standing.attempts[seat] + 1, options.barrel_attempts
            if attempts:
                yield reason("fact-barrel", seat=seat, attempt=attempt, attempts=attempts)
            else:
                yield reason("fact-barrel-for-ever", seat=seat)
        if standing.bolts[seat]:
            yield reason("fact-bolts", seat=seat, count=standing.bolts[seat], limit=options.bolt_limit)
        if standing.falls[seat]:
            yield reason("fact-falls", seat=seat, count=standing.falls[seat])


_PARTS: Final[dict[str, Callable[[View[Any]], Part]]] = {
    "schnapsen": _two,
    "sitting_out": _sitting_out,
    "sixty_six_multi": _sixty_six,
    "dreier": _dreier,
    "bauernschnapsen": _bauern,
    "thousand": _thousand,
}
"""By the rules' name."""
