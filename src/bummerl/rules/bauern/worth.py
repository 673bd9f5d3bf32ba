"""What a deal is worth (§B8, §B9): who wins it, by how much, and the sentences that say why."""

from __future__ import annotations

from typing import Final, NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.bauern.contracts import value_of
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.table import Table, side
from bummerl.rules.game import Result
from bummerl.rules.reasons import Reason, reason

__all__ = ["TARGET", "claimed", "failed", "made", "played_out"]

TARGET: Final = 66
"""Card points that a right claim and a Schnapser need."""

_SCHNEIDER: Final = 33


class Worth(NamedTuple):
    """Game points and why."""

    value: int
    why: Reason


def _by_losers(table: Table, loser: Seat) -> Worth:
    """Three, two or one by what the losing side has (§B8.3)."""
    points = table.side_points(loser)
    if table.side_won(loser) == 0:
        return Worth(3, reason("worth-bauern-no-trick", "B8.3", seat=loser))
    if points < _SCHNEIDER:
        return Worth(2, reason("worth-bauern-schneider", "B8.3", seat=loser, points=points, limit=_SCHNEIDER))
    return Worth(1, reason("worth-bauern-one", "B8.3", seat=loser, points=points, limit=_SCHNEIDER))


def claimed(options: BauernOptions, table: Table, seat: Seat) -> Result:
    """The deal after `seat` has claimed for its side, rightly or not (§B8.1, §B8.6)."""
    points = table.side_points(seat)
    other = (seat + 1) % 4
    if points >= TARGET:
        how = reason("end-bauern-claim", "B8.1", seat=seat, points=points, target=TARGET)
        return _won(options, table, seat, how, _by_losers(table, other))
    how = reason("end-bauern-wrong-claim", "B8.6", seat=seat, points=points, target=TARGET)
    if table.side_won(other) == 0:
        worth = Worth(3, reason("worth-bauern-wrong-trickless", "B8.6", seat=other))
    else:
        worth = Worth(2, reason("worth-bauern-wrong-two", "B8.6", seat=seat))
    return _won(options, table, other, how, worth)


def played_out(options: BauernOptions, table: Table) -> Result:
    """A normal game after the last trick when nobody has claimed (§B8.5)."""
    last = table.tricks[-1].winner
    how = reason("end-bauern-last-trick", "B8.5", seat=last)
    if options.last_trick_value == "graded":
        return _won(options, table, last, how, _by_losers(table, (last + 1) % 4))
    return _won(options, table, last, how, Worth(1, reason("worth-bauern-last-trick", "B8.5", seat=last)))


def made(options: BauernOptions, table: Table, why: Reason) -> Result:
    """The declarer has made the contract (§B9.6)."""
    value = value_of(options, table.played)
    return _won(options, table, table.declarer, why, Worth(value, _contract_worth(table, value)))


def failed(options: BauernOptions, table: Table, why: Reason) -> Result:
    """The declarer has lost the contract: the other side scores its value (§B9.6)."""
    value = value_of(options, table.played)
    other = (table.declarer + 1) % 4
    return _won(options, table, other, why, Worth(value, _contract_worth(table, value)))


def _contract_worth(table: Table, value: int) -> Reason:
    return reason("worth-bauern-contract", "B9.6", contract=table.contract, value=value)


def _won(options: BauernOptions, table: Table, winner: Seat, how: Reason, worth: Worth) -> Result:
    """The same points for both partners, after doubling and halving (§B9.7, §B9.8)."""
    value, reasons = worth.value, [how, worth.why]
    if table.times > 1:
        value *= table.times
        reasons.append(reason("worth-bauern-doubled", "B9.7", times=table.times, value=value))
    if options.halved:
        value = (value + 1) // 2
        reasons.append(reason("worth-bauern-halved", "B9.8", value=value))
    winners = side(winner)
    return Result(tuple(value if seat in winners else 0 for seat in range(4)), tuple(reasons))
