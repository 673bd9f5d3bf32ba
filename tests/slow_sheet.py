"""The score sheet of Thousand once more: slow, plain, and written from ``docs/rules/thousand.md`` alone (§T9 to §T12).

A sheet is a mapping with the fields that a standing has, but `barrel` is the list of those who sit there, those first
who came first, and `declarer` is None where nobody has played yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tests.slow_thousand import SlowThousand

Sheet = dict[str, Any]


def next_sheet(deal: SlowThousand) -> Sheet:
    """The sheet after this deal, in the order of §T12.3."""
    options, before = deal.options, deal.sheet
    sheet = deepcopy(dict(before))
    sheet["dealer"] = before["dealer"] if deal.again else (before["dealer"] + 1) % len(deal.seats)
    sheet["deals"] = before["deals"] + (0 if deal.again else 1)
    sheet["cuts"] = 0
    if not deal.contract:
        if deal.bad_cut and before["cuts"] < 2:
            sheet["cuts"] = before["cuts"] + 1
        for seat in deal.seats:
            if deal.scored[seat] < 0:
                pay(options, sheet, seat, -deal.scored[seat])
        return dumped(options, sheet)
    sheet["declarer"] = deal.declarer
    fines = all_fines(deal, sheet)
    enter(deal, sheet, fines)
    arrive(options, before, sheet)
    return dumped(options, sheet)


def all_fines(deal: SlowThousand, sheet: Sheet) -> list[int]:
    """What each seat pays for bolts, write-offs and bad luck (§T9.1 to §T9.7, §T5.10)."""
    o = deal.options
    times = 2 if deal.golden and o["golden_double_penalties"] else 1
    fines = [0 for _ in deal.seats]
    for seat in deal.players:
        sits = seat in deal.sheet["barrel"]
        can_get_bolts = (seat != deal.declarer or o["bolt_declarer"]) and (not sits or o["bolt_on_barrel"])
        if o["bolt_mode"] != "off" and deal.played and can_get_bolts:
            if seat in deal.bolted:
                sheet["bolts"][seat] += times
                if sheet["bolts"][seat] >= o["bolt_limit"]:
                    sheet["bolts"][seat] = 0
                    fines[seat] += times * o["penalty"]
            elif o["bolt_mode"] == "consecutive":
                sheet["bolts"][seat] = 0
        if seat == deal.declarer and deal.wrote_off:
            sheet["write_offs"][seat] += 1
            if sheet["write_offs"][seat] in range(3, 1_000, 3):
                fines[seat] += times * o["write_off_fine"]
        if o["no_win_streak"] and not sits:
            sheet["streak"][seat] = sheet["streak"][seat] + 1 if deal.scored[seat] <= 0 else 0
            if sheet["streak"][seat] >= o["no_win_streak"]:
                sheet["streak"][seat] = 0
                fines[seat] += times * o["penalty"]
    return fines


def enter(deal: SlowThousand, sheet: Sheet, fines: list[int]) -> None:
    """Points and fines; on the barrel only what §T11.3 lets through."""
    o = deal.options
    for seat in deal.seats:
        gain = deal.scored[seat]
        if seat in deal.sheet["barrel"]:
            if seat != deal.sitter:
                on_the_barrel(deal, sheet, seat, fines[seat])
        elif o["endgame"] == "freeze" and deal.sheet["score"][seat] >= o["barrel_at"] and seat != deal.declarer:
            sheet["score"][seat] -= fines[seat]
        else:
            sheet["score"][seat] += gain - fines[seat]


def on_the_barrel(deal: SlowThousand, sheet: Sheet, seat: int, fine: int) -> None:
    """§T11.3 to §T11.8."""
    o = deal.options
    plays = seat == deal.declarer
    if plays and deal.made and deal.contract >= o["barrel_min_contract"] and fine == 0:
        sheet["score"][seat] += deal.scored[seat]
        leave(sheet, seat)
        return
    sheet["attempts"][seat] += 1
    used_up = 0 < o["barrel_attempts"] <= sheet["attempts"][seat]
    lost = -deal.scored[seat] if plays and not deal.made and o["barrel_failed_contract"] != "attempt_only" else 0
    if plays and not deal.made and o["barrel_failed_contract"] == "max_on_last" and used_up:
        lost = max(lost, o["barrel_fall_penalty"])
    if fine:
        fall(o, sheet, seat, lost + fine)
    elif lost:
        fall(o, sheet, seat, lost, counts=o["barrel_failed_counts_as_fall"])
    elif used_up:
        fall(o, sheet, seat, o["barrel_fall_penalty"])


def leave(sheet: Sheet, seat: int) -> None:
    sheet["barrel"].remove(seat)
    sheet["attempts"][seat] = 0


def fall(options: Mapping[str, Any], sheet: Sheet, seat: int, amount: int, *, counts: bool = True) -> None:
    """§T11.6, §T11.8."""
    leave(sheet, seat)
    sheet["score"][seat] -= amount
    if counts:
        sheet["falls"][seat] += 1
        if sheet["falls"][seat] >= options["barrel_falls_to_zero"] > 0:
            sheet["score"][seat] = sheet["falls"][seat] = 0


def pay(options: Mapping[str, Any], sheet: Sheet, seat: int, amount: int) -> None:
    """A fine on its own (§T9.6, §T11.3)."""
    if seat in sheet["barrel"]:
        fall(options, sheet, seat, amount)
    else:
        sheet["score"][seat] -= amount


def arrive(options: Mapping[str, Any], before: Mapping[str, Any], sheet: Sheet) -> None:
    """§T11.2, §T11.9, §T11.10."""
    if options["endgame"] != "barrel":
        return
    enough = options["target"] + options["target_exclusive"]
    new = []
    for seat, score in enumerate(sheet["score"]):
        has_won = score >= enough and not options["barrel_required"]
        if seat not in before["barrel"] and score >= options["barrel_at"] and not has_won:
            new.append(seat)
            sheet["score"][seat] = options["barrel_at"]
    too_many = len(sheet["barrel"]) + len(new) - options["barrel_places"]
    if too_many > 0 and len(new) > 1 and options["barrel_simultaneous"] == "all_fall":
        thrown_back(options, sheet, new)
        return
    if too_many > 0 and new and sheet["barrel"]:
        rule = options["barrel_collision"]
        if rule in {"oldest_falls", "all_fall"}:
            for seat in sheet["barrel"][: too_many if rule == "oldest_falls" else None]:
                fall(options, sheet, seat, options["barrel_fall_penalty"])
        if rule in {"all_fall", "newcomer_bounces"}:
            thrown_back(options, sheet, new)
            return
    sheet["barrel"] += new


def thrown_back(options: Mapping[str, Any], sheet: Sheet, new: list[int]) -> None:
    for seat in new:
        sheet["score"][seat] -= options["barrel_fall_penalty"]


def dumped(options: Mapping[str, Any], sheet: Sheet) -> Sheet:
    """§T9.8."""
    wrong = {"off": set(), "plus": {options["dump_score"]}, "both": {options["dump_score"], -options["dump_score"]}}
    for seat, score in enumerate(sheet["score"]):
        if score in wrong[options["dump_truck"]] and seat not in sheet["barrel"]:
            sheet["score"][seat] = 0
    return sheet


def winner(options: Mapping[str, Any], sheet: Mapping[str, Any]) -> int | None:
    """§T12.1, §T12.2."""
    needed = options["target"] + (1 if options["target_exclusive"] else 0)
    there = [seat for seat, score in enumerate(sheet["score"]) if score >= needed]
    if sheet["declarer"] in there and options["win_tie"] == "declarer":
        return int(sheet["declarer"])
    best = [seat for seat in there if sheet["score"][seat] == max(sheet["score"])]
    if sheet["declarer"] in best:
        return int(sheet["declarer"])
    return best[0] if best else None
