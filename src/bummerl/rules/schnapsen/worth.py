"""What a deal is worth (§8): who wins it, by how much, and the sentences that say why.

Each ending is one function from the table to a Result; `ladder` is the three-two-one that most of them use.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.game import Result
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.schnapsen.options import SchnapsenOptions
from bummerl.rules.schnapsen.table import Close, Table

__all__ = ["claimed", "played_out"]


class Worth(NamedTuple):
    """Game points and why."""

    value: int
    why: Reason


def ladder(options: SchnapsenOptions, loser: Seat, points: int, tricks: int, paragraph: str = "8.1") -> Worth:
    """Three, two or one by what the loser has (§8.1).

    >>> ladder(SchnapsenOptions(), loser=1, points=32, tricks=2).value
    2
    """
    if options.schwarz_basis == "no_trick" and tricks == 0:
        return Worth(3, reason("worth-no-trick", paragraph, seat=loser))
    if options.schwarz_basis == "zero_points" and points == 0:
        return Worth(3, reason("worth-no-points", paragraph, seat=loser))
    limit = options.schneider_threshold
    if points < limit:
        return Worth(2, reason("worth-schneider", paragraph, seat=loser, points=points, limit=limit))
    return Worth(1, reason("worth-one", paragraph, seat=loser, points=points, limit=limit))


_AT_CLOSE: Final = {
    3: "worth-at-close-three",
    2: "worth-at-close-two",
    1: "worth-at-close-one",
}


def _frozen(options: SchnapsenOptions, close: Close) -> Worth:
    """The ladder on what the closer's opponent had at the moment of closing (§8.2)."""
    other = 1 - close.seat
    value = ladder(options, other, close.points, close.tricks).value
    limit = options.schneider_threshold
    return Worth(value, reason(_AT_CLOSE[value], "8.2", seat=other, points=close.points, limit=limit))


def claimed(options: SchnapsenOptions, table: Table, seat: Seat) -> Result:
    """The deal after `seat` has claimed, rightly or not (§7.4)."""
    points = table.points[seat]
    if points >= options.target_points:
        how = reason("end-claim", "7.4", seat=seat, points=points, target=options.target_points)
        return _won(options, table, seat, how, _right_claim(options, table, seat))
    how = reason("end-wrong-claim", "7.4", seat=seat, points=points, target=options.target_points)
    return _won(options, table, 1 - seat, how, _wrong_claim(options, table, seat))


def played_out(options: SchnapsenOptions, table: Table) -> Result:
    """The deal after the last trick when nobody has claimed (§8.3, §8.7)."""
    last = table.tricks[-1].winner
    if table.close is not None:
        closer = table.close.seat
        how = reason("end-failed-close", "8.3", seat=closer, points=table.points[closer], target=options.target_points)
        return _won(options, table, 1 - closer, how, _failed_close(options, table))
    if options.no_claim_result == "last_trick_one":
        how = reason("end-last-trick", "8.7", seat=last)
        return _won(options, table, last, how, Worth(1, reason("worth-last-trick", "8.7", seat=last)))
    if options.no_claim_result == "carry_one":
        reached = [seat for seat in (0, 1) if table.points[seat] >= options.target_points]
        if len(reached) != 1:
            return _nobody(table, reason("end-carried", "8.7", first=table.points[0], second=table.points[1]), carry=1)
        winner = reached[0]
        how = reason("end-only-one", "8.7", seat=winner, points=table.points[winner], target=options.target_points)
    else:
        if table.points[0] == table.points[1]:
            if options.tie_result == "next_plus_one":
                return _nobody(table, reason("end-tie-carried", "8.8", points=table.points[0]), carry=1)
            return _nobody(table, reason("end-tie", "8.8", points=table.points[0]), again=True)
        winner = 0 if table.points[0] > table.points[1] else 1
        how = reason("end-higher", "8.7", seat=winner, points=table.points[winner], others=table.points[1 - winner])
    loser = 1 - winner
    return _won(options, table, winner, how, ladder(options, loser, table.points[loser], table.won[loser]))


def _right_claim(options: SchnapsenOptions, table: Table, seat: Seat) -> Worth:
    other = 1 - seat
    close = table.close
    if close is None:
        return ladder(options, other, table.points[other], table.won[other])
    if close.seat == seat:
        if options.closing_scored_at == "close":
            return _frozen(options, close)
        return ladder(options, other, table.points[other], table.won[other], "8.2")
    match options.opponent_claim_after_close_value:
        case "as_failed_close":
            return _failed_close(options, table)
        case "closer_trickless":
            if table.won[close.seat] == 0:
                return Worth(3, reason("worth-closer-trickless", "8.4", seat=close.seat))
            return Worth(2, reason("worth-closer-beaten", "8.4", seat=close.seat))
        case "two":
            return Worth(2, reason("worth-closer-beaten", "8.4", seat=close.seat))


def _failed_close(options: SchnapsenOptions, table: Table) -> Worth:
    """What the closer's opponent gets when the close fails (§8.3)."""
    close = table.close
    assert close is not None, "only a closed deal can fail"
    closer, other = close.seat, 1 - close.seat
    trickless = close.tricks == 0
    match options.failed_close_value:
        case "three":
            return Worth(3, reason("worth-failed-always-three", "8.3", seat=closer))
        case "closer_zero":
            if table.points[closer] == 0:
                return Worth(3, reason("worth-failed-closer-zero", "8.3", seat=closer))
        case "opp_trickless" | "us1895" if trickless:
            return Worth(3, reason("worth-failed-trickless", "8.3", seat=other))
        case "us1895" if table.points[closer] >= options.schneider_threshold:
            limit, points = options.schneider_threshold, table.points[closer]
            return Worth(1, reason("worth-failed-one", "8.3", seat=closer, points=points, limit=limit))
        case _:
            pass
    return Worth(2, reason("worth-failed-two", "8.3", seat=closer))


def _wrong_claim(options: SchnapsenOptions, table: Table, seat: Seat) -> Worth:
    """What a wrong claim of `seat` gives the opponent (§8.5, §8.6)."""
    other = 1 - seat
    match options.false_claim_value:
        case "two_or_three" if table.won[other] == 0:
            worth = Worth(3, reason("worth-wrong-trickless", "8.5", seat=other))
        case "as_if_won":
            value = _right_claim(options, table, seat).value
            worth = Worth(value, reason("worth-wrong-as-won", "8.5", seat=seat, value=value))
        case "by_claimant":
            worth = ladder(options, seat, table.points[seat], table.won[seat], "8.5")
        case _:
            worth = Worth(2, reason("worth-wrong-two", "8.5", seat=seat))
    if table.close is not None and table.close.seat == seat and options.closer_false_claim == "max":
        failed = _failed_close(options, table)
        if failed.value > worth.value:
            why = failed.why.id.rpartition("failed-")[2]
            return Worth(failed.value, reason("worth-wrong-closer", "8.6", seat=seat, value=failed.value, why=why))
    return worth


def _won(options: SchnapsenOptions, table: Table, winner: Seat, how: Reason, worth: Worth) -> Result:
    value, reasons = worth.value, [how, worth.why]
    if table.close is not None and options.closed_game_multiplier > 1:
        value *= options.closed_game_multiplier
        reasons.append(reason("worth-closed", "8.10", times=options.closed_game_multiplier, value=value))
    if table.standing.carry:
        value += table.standing.carry
        reasons.append(reason("worth-carried", "9.5", carry=table.standing.carry, value=value))
    return Result((value, 0) if winner == 0 else (0, value), tuple(reasons))


def _nobody(table: Table, how: Reason, carry: int = 0, *, again: bool = False) -> Result:
    return Result((0, 0), (how,), table.standing.carry + carry, again)
