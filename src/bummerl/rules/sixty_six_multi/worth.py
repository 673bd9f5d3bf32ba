"""What a deal of Sixty-six for three or four is worth (§M6, §M7): who wins it, and the sentences that say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Rank
from bummerl.rules.game import Result
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.sixty_six_multi.table import Table

__all__ = ["claimed", "drum_lost", "played_out"]

_DRUM: Final = 2
"""Drumming doubles every stake, won or lost (§M3.3)."""

_ALL: Final = 3
"""What a whistle is worth before it is doubled: the opponents have no trick, or it is lost (§M3.4)."""


def claimed(options: SixtySixMultiOptions, table: Table, seat: Seat) -> Result:
    """The deal after `seat` has claimed, rightly or not (§M6.3)."""
    points = table.side_points(seat)
    params = {"seat": seat, "points": points, "target": options.target_points}
    if points >= options.target_points:
        how = reason("end-side-claim", "M6.3", **params)
        if table.declarer is not None and seat != table.declarer:
            return _lost_drum(options, table, [how])
        return _won(options, table, seat, how, lambda loser: _ladder(options, table, loser))
    how = reason("end-side-wrong-claim", "M6.3", **params)
    return _wrong(options, table, seat, how)


def drum_lost(options: SixtySixMultiOptions, table: Table) -> Result:
    """The drummer has not claimed in time, or lost a trick after whistling (§M3.3, §M3.4)."""
    assert table.declarer is not None, "somebody has drummed"
    message = "end-whistle-lost" if table.whistled else "end-drum-lost"
    return _lost_drum(options, table, [reason(message, "M3.4" if table.whistled else "M3.3", seat=table.declarer)])


def played_out(options: SixtySixMultiOptions, table: Table) -> Result:
    """The deal after the last trick, where all tricks count or nobody has claimed (§M6.1, §M6.6)."""
    if table.declarer is not None:
        return drum_lost(options, table)
    if options.ending == "claim":
        last = table.tricks[-1].winner
        match options.unclaimed:
            case "pool":
                pool = table.standing.carry + len(table.points)
                why = reason("end-pool", "M6.6", pool=pool)
                return Result((-1,) * len(table.points), (why,), pool)
            case "draw":
                return Result((0,) * len(table.points), (reason("end-draw", "M6.6"),), table.standing.carry)
            case "last_trick_one":
                why = reason("worth-side-last-trick", "M6.6")
                return _won(options, table, last, reason("end-side-last-trick", "M6.6", seat=last), lambda _: (1, why))
            case "higher_total":
                pass
    return _highest(options, table)


def _highest(options: SixtySixMultiOptions, table: Table) -> Result:
    """The most card points win; equal totals are a tie (§M6.1, §M6.7)."""
    totals = [table.side_points(seat) for seat in range(len(table.points))]
    best = max(totals)
    won = totals.index(best)
    if totals.count(best) > len(table.side(won)):
        none = (0,) * len(table.points)
        if options.tie_result == "next_plus_one":
            why = reason("end-multi-tie-carried", "M6.7", points=best)
            return _with_ten(options, table, Result(none, (why,), table.standing.carry + 1), None)
        again = Result(none, (reason("end-multi-tie", "M6.7", points=best),), table.standing.carry, again=True)
        return _with_ten(options, table, again, None)
    how = reason("end-most", "M6.1", seat=won, points=best)
    if options.scoring == "bands":
        return _won(options, table, won, how, lambda _: _band(options, best))
    return _won(options, table, won, how, lambda loser: _ladder(options, table, loser))


def _ladder(options: SixtySixMultiOptions, table: Table, loser: Seat) -> tuple[int, Reason]:
    """Three, two or one by what this loser has (§M7.1)."""
    limit = options.schneider_threshold
    if options.scoring == "each_pays":
        points, tricks = table.points[loser], table.won[loser]  # each pays for himself, even where two play together
        if table.whistled:
            return _ALL, reason("worth-pays-whistle", "M3.4", seat=loser)
        if tricks == 0:
            return 3, reason("worth-pays-no-trick", "M7.1", seat=loser)
        if points < limit:
            return 2, reason("worth-pays-schneider", "M7.1", seat=loser, points=points, limit=limit)
        return 1, reason("worth-pays-one", "M7.1", seat=loser, points=points, limit=limit)
    points, tricks = table.side_points(loser), table.side_won(loser)
    if tricks == 0:
        return 3, reason("worth-side-no-trick", "M7.2")
    if points < limit:
        return 2, reason("worth-side-schneider", "M7.2", points=points, limit=limit)
    return 1, reason("worth-side-one", "M7.2", points=points, limit=limit)


def _band(options: SixtySixMultiOptions, points: int) -> tuple[int, Reason]:
    """One, two or three by the winners' share of 130 (§M7.3)."""
    value = 3 if points == 130 else 2 if points > 100 else options.hundred_value if points == 100 else 1
    return value, reason("worth-band", "M7.3", points=points, value=value)


def _wrong(options: SixtySixMultiOptions, table: Table, seat: Seat, how: Reason) -> Result:
    """A wrong claim: the claimant's side pays two to each opponent, or loses two (§M7.5)."""
    trickless = options.false_claim_value == "two_or_three"
    if options.scoring != "each_pays":
        other = next(each for each in range(len(table.points)) if each not in table.side(seat))
        value = 3 if trickless and table.side_won(other) == 0 else 2
        why = reason("worth-side-wrong-three" if value == 3 else "worth-side-wrong-two", "M7.5")
        return _won(options, table, other, how, lambda _: (value, why))
    points = [0] * len(table.points)
    times = 1 if table.declarer is None else _DRUM
    payers = table.side(seat)
    for receiver in range(len(table.points)):
        if receiver not in payers:
            value = 3 if trickless and table.side_won(receiver) == 0 else 2
            for payer in payers:
                points[receiver] += times * value
                points[payer] -= times * value
    reasons = [how, reason("worth-pays-wrong", "M7.5", seat=seat)]
    if times > 1:
        reasons.append(reason("worth-drum", "M3.3"))
    return _with_pool(table, Result(tuple(points), tuple(reasons)))


def _lost_drum(options: SixtySixMultiOptions, table: Table, reasons: list[Reason]) -> Result:
    """The drummer pays each opponent twice what he would owe as a loser (§M3.3)."""
    declarer = table.declarer
    assert declarer is not None, "somebody has drummed"
    value, why = _ladder(options, table, declarer)
    paid = _DRUM * value
    points = tuple(-2 * paid if seat == declarer else paid for seat in range(len(table.points)))
    return _with_pool(table, Result(points, (*reasons, why, reason("worth-drum", "M3.3"))))


def _won(
    options: SixtySixMultiOptions,
    table: Table,
    winner: Seat,
    how: Reason,
    worth: Callable[[Seat], tuple[int, Reason]],
) -> Result:
    """The winner is paid by each loser, or each of the winning side gets the worth of the deal (§M7.1, §M7.2)."""
    winners = table.side(winner)
    losers = [seat for seat in range(len(table.points)) if seat not in winners]
    if options.scoring != "each_pays":
        value, why = worth(losers[0])
        reasons = [how, why]
        if table.standing.carry:
            value += table.standing.carry
            reasons.append(reason("worth-carried", "M8.5", carry=table.standing.carry, value=value))
        points = tuple(value if seat in winners else 0 for seat in range(len(table.points)))
        return _with_ten(options, table, Result(points, tuple(reasons)), winner)
    times = 1 if table.declarer is None else _DRUM
    paid = {seat: worth(seat) for seat in losers}
    points = tuple(
        sum(times * value for value, _ in paid.values()) if seat == winner else -times * paid[seat][0]
        for seat in range(len(table.points))
    )
    reasons = [how, *(why for _, why in paid.values())]
    if times > 1:
        reasons.append(reason("worth-drum", "M3.3"))
    return _with_pool(table, Result(points, tuple(reasons)))


def _with_pool(table: Table, result: Result) -> Result:
    """The only winner of a deal takes the pool; it stays where two are paid (§M6.6)."""
    pool, winner = table.standing.carry, result.winner
    if not pool or winner is None or sum(points > 0 for points in result.points) > 1:
        return result._replace(carry=pool)
    points = tuple(had + pool if seat == winner else had for seat, had in enumerate(result.points))
    return Result(points, (*result.reasons, reason("worth-pool", "M6.6", seat=winner, pool=pool)))


def _with_ten(options: SixtySixMultiOptions, table: Table, result: Result, winner: Seat | None) -> Result:
    """One more for the side that has won the ten of trumps (§M7.6).

    It may not bring the losing side to the end of the match together with the winning one.
    """
    assert table.trump is not None, "trumps are made before a trick is won"
    ten = Card(8 * table.trump + Rank.TEN)
    taker = next((trick.winner for trick in table.tricks if ten in trick.cards), None)
    if not options.trump_ten_bonus or taker is None:
        return result
    side = table.side(taker)
    points = tuple(had + (seat in side) for seat, had in enumerate(result.points))
    reached = [table.standing.score[seat] + points[seat] >= options.match_points for seat in range(len(table.points))]
    if winner is not None and winner not in side and all(reached):
        return result
    return result._replace(points=points, reasons=(*result.reasons, reason("worth-trump-ten", "M7.6", seat=taker)))
