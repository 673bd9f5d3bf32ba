"""What a deal of Dreierschnapsen is worth (§D10): who wins it, by how much, and the sentences that say why."""

from __future__ import annotations

from bummerl.rules.actions import Seat
from bummerl.rules.dreier.contracts import value_of
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.table import Table
from bummerl.rules.game import Result
from bummerl.rules.reasons import Reason, reason

__all__ = ["at_once", "claimed", "decided", "played_out"]


def claimed(options: DreierOptions, table: Table, seat: Seat, discards: int) -> Result:
    """The deal after `seat` has claimed, rightly or not (§D9.3); `discards` are what lies away for the declarer."""
    other = table.against(seat)
    points = _total(table, seat, discards)
    params = {"seat": seat, "points": points, "target": options.target_points}
    if points >= options.target_points:
        how = reason("end-side-claim", "D9.3", **params)
        return _won(table, seat, how, *_ladder(options, table, other, _total(table, other, discards)))
    how = reason("end-side-wrong-claim", "D9.3", **params)
    if options.false_claim_value == "two_or_three" and table.side_won(other) == 0:
        return _won(table, other, how, 3, reason("worth-side-wrong-three", "D10.3"))
    return _won(table, other, how, 2, reason("worth-side-wrong-two", "D10.3"))


def played_out(table: Table) -> Result:
    """A normal game in which nobody claimed: the last trick decides (§D10.2)."""
    last = table.tricks[-1].winner
    how = reason("end-side-last-trick", "D10.2", seat=last)
    return _won(table, last, how, 1, reason("worth-side-last-trick", "D10.2"))


def decided(options: DreierOptions, table: Table, *, made: bool) -> Result:
    """A contract that the declarer has made or lost (§D10.4)."""
    message = "end-contract-made" if made else "end-contract-lost"
    how = reason(message, "D10.4", seat=table.declarer, contract=table.contract)
    value = value_of(options, table.played)
    winner = table.declarer if made else table.against(table.declarer)
    return _won(table, winner, how, value, reason("worth-contract", "D10.4", value=value))


def at_once(options: DreierOptions, table: Table) -> Result:
    """A contract that is shown instead of played (§D8.6)."""
    how = reason("end-contract-shown", "D8.6", seat=table.declarer, contract=table.contract)
    value = value_of(options, table.played)
    return _won(table, table.declarer, how, value, reason("worth-contract", "D10.4", value=value))


def _total(table: Table, seat: Seat, discards: int) -> int:
    """The card points of this seat's side, with what lies away where it counts (§D4.4)."""
    return table.side_points(seat) + (discards if seat == table.declarer else 0)


def _ladder(options: DreierOptions, table: Table, loser: Seat, points: int) -> tuple[int, Reason]:
    """Three, two or one by what the losing side has (§D10.1)."""
    limit = options.schneider_threshold
    if table.side_won(loser) == 0:
        return 3, reason("worth-side-no-trick", "D10.1")
    if points < limit:
        return 2, reason("worth-side-schneider", "D10.1", points=points, limit=limit)
    return 1, reason("worth-side-one", "D10.1", points=points, limit=limit)


def _won(table: Table, winner: Seat, how: Reason, value: int, why: Reason) -> Result:
    """Each seat of the winner's side scores the value, times what was said in doubling (§D5.4)."""
    reasons = [how, why]
    if table.times > 1:
        value *= table.times
        reasons.append(reason("worth-doubled", "D5.4", times=table.times, value=value))
    winners = table.side(winner)
    return Result(tuple(value if seat in winners else 0 for seat in range(3)), tuple(reasons))
