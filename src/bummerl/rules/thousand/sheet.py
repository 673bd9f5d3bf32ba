"""The score sheet of a match of Thousand: bolts, fines, barrel, falls, dump truck (§T9 to §T12).

Nothing here knows a card.  `advance` enters the result of a deal, `fine` a fine, `misdeal` a misdeal; each returns the
next standing.  `entered`, `fined` and `misdealt` do the same and also tell what happened, in the order of §T12.3.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bummerl.rules.actions import Seat
from bummerl.rules.game import Result
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.table import Entry, Outcome, ThousandStanding

__all__ = ["advance", "entered", "fine", "fine_due", "fined", "is_golden", "match_winner", "misdeal", "misdealt"]

_NOTHING: Final = Entry()


def is_golden(options: ThousandOptions, standing: ThousandStanding) -> bool:
    """Whether the coming deal belongs to the golden round (§T10.1)."""
    return options.golden_round and standing.deals < options.players


def fine_due(options: ThousandOptions, standing: ThousandStanding, amount: int | None = None) -> int:
    """The usual fine, or `amount`, as it counts now: double in the golden round (§T9.6, §T10.5)."""
    due = options.penalty if amount is None else amount
    return 2 * due if is_golden(options, standing) and options.golden_double_penalties else due


def advance(options: ThousandOptions, standing: ThousandStanding, result: Result) -> ThousandStanding:
    """The sheet after a deal with this result."""
    return entered(options, standing, result)[0]


def fine(options: ThousandOptions, standing: ThousandStanding, seat: Seat, amount: int) -> ThousandStanding:
    """The sheet after a fine, whatever it is for; a player on the barrel falls from it (§T11.3).

    >>> standing = ThousandStanding(0, (300, 880, 10), barrel=(0, 1, 0))
    >>> after = fine(ThousandOptions(), standing, 1, 120)
    >>> after.score, after.falls
    ((300, 760, 10), (0, 1, 0))
    """
    return fined(options, standing, seat, amount)[0]


def fined(
    options: ThousandOptions, standing: ThousandStanding, seat: Seat, amount: int
) -> tuple[ThousandStanding, tuple[Reason, ...]]:
    """What `fine` does, and the sentences of what happened beyond the fine."""
    page = _Page(options, standing)
    page.pay(seat, amount)
    page.dump()
    return page.standing(standing), tuple(page.told)


def misdeal(options: ThousandOptions, standing: ThousandStanding) -> ThousandStanding:
    """The sheet after the dealer has dealt wrongly (§T2.5)."""
    return misdealt(options, standing)[0]


def misdealt(options: ThousandOptions, standing: ThousandStanding) -> tuple[ThousandStanding, tuple[Reason, ...]]:
    """What `misdeal` does, and the sentences of what happened beyond the fine."""
    due = fine_due(options, standing, options.misdeal_penalty)
    after, told = fined(options, standing, standing.dealer, due) if due else (standing, ())
    passes = options.misdeal_redealer == "next" or (options.misdeal_redealer == "next_if_penalty" and due > 0)
    if not passes:
        return replace(after, cuts=0), told
    dealer = (standing.dealer + 1) % options.players
    return replace(after, dealer=dealer, cuts=0, deals=standing.deals + 1), told


def match_winner(options: ThousandOptions, standing: ThousandStanding) -> Seat | None:
    """The seat that has reached the target (§T12.1, §T12.2).

    >>> match_winner(ThousandOptions(win_tie="declarer"), ThousandStanding(0, (1000, 1010, 3), declarer=0))
    0
    """
    needed = options.target + options.target_exclusive
    reached = [seat for seat, score in enumerate(standing.score) if score >= needed]
    if not reached:
        return None
    declarer = standing.declarer
    if options.win_tie == "declarer" and declarer in reached:
        return declarer
    return max(reached, key=lambda seat: (standing.score[seat], seat == declarer, -seat))


def entered(
    options: ThousandOptions, standing: ThousandStanding, result: Result
) -> tuple[ThousandStanding, tuple[Reason, ...]]:
    """The sheet after a deal, and the sentences of what happened on it beyond the points."""
    entry = result.entry if isinstance(result, Outcome) else _NOTHING
    page = _Page(options, standing)
    dealer = standing.dealer if result.again else (standing.dealer + 1) % options.players
    deals = standing.deals + (not result.again)
    if entry.declarer is None:
        for seat, points in enumerate(result.points):
            if points:
                page.pay(seat, -points)
        page.dump()
        cuts = (standing.cuts + 1) % 3 if entry.bad_cut else 0
        after = replace(page.standing(standing), dealer=dealer, deals=deals, cuts=cuts)
        return after, tuple(page.told)
    fines = page.fines(standing, result, entry)
    came = page.enter(result, entry, fines)
    page.arrive(came)
    page.dump()
    after = replace(page.standing(standing), dealer=dealer, deals=deals, cuts=0, declarer=entry.declarer)
    return after, tuple(page.told)


class _Page:
    """A standing being written on."""

    def __init__(self, options: ThousandOptions, standing: ThousandStanding) -> None:
        self.options = options
        self.score = list(standing.score)
        self.bolts = list(standing.bolts)
        self.barrel = list(standing.barrel)
        self.attempts = list(standing.attempts)
        self.falls = list(standing.falls)
        self.streak = list(standing.streak)
        self.write_offs = list(standing.write_offs)
        self.seats = range(len(self.score))
        self.told: list[Reason] = []

    def standing(self, before: ThousandStanding) -> ThousandStanding:
        """What is written now."""
        return replace(
            before,
            score=tuple(self.score),
            bolts=tuple(self.bolts),
            barrel=tuple(self.barrel),
            attempts=tuple(self.attempts),
            falls=tuple(self.falls),
            streak=tuple(self.streak),
            write_offs=tuple(self.write_offs),
        )

    # Bolts and fines (§T9, §T5.10)

    def fines(self, before: ThousandStanding, result: Result, entry: Entry) -> list[int]:
        """Write bolts, write-offs and bad luck down, and say what each seat has to pay for them."""
        due = [0] * len(self.score)
        for seat in entry.players:
            for amount in (
                self._bolt_fine(before, entry, seat),
                self._write_off_fine(before, entry, seat),
                self._streak_fine(before, result, seat),
            ):
                due[seat] += amount
        return due

    def _bolt_fine(self, before: ThousandStanding, entry: Entry, seat: Seat) -> int:
        options = self.options
        # A declarer who cannot get bolts does not break a row of them either (§T9.4).
        exempt = (seat == entry.declarer and not options.bolt_declarer) or (
            self.barrel[seat] > 0 and not options.bolt_on_barrel
        )
        if options.bolt_mode == "off" or exempt or not entry.played:
            return 0
        if seat not in entry.bolted:
            if options.bolt_mode == "consecutive":
                self.bolts[seat] = 0
            return 0
        double = is_golden(options, before) and options.golden_double_penalties
        self.bolts[seat] += 2 if double else 1
        if self.bolts[seat] < options.bolt_limit:
            self.told.append(reason("sheet-bolt", "T9.1", seat=seat, count=self.bolts[seat], limit=options.bolt_limit))
            return 0
        self.bolts[seat] = 0
        due = fine_due(options, before)
        self.told.append(reason("sheet-bolt-fine", "T9.3", seat=seat, limit=options.bolt_limit, value=due))
        return due

    def _write_off_fine(self, before: ThousandStanding, entry: Entry, seat: Seat) -> int:
        if not entry.wrote_off or seat != entry.declarer:
            return 0
        self.write_offs[seat] += 1
        if self.options.write_off_fine == 0 or self.write_offs[seat] % 3:
            return 0
        due = fine_due(self.options, before, self.options.write_off_fine)
        self.told.append(reason("sheet-write-off-fine", "T5.10", seat=seat, value=due))
        return due

    def _streak_fine(self, before: ThousandStanding, result: Result, seat: Seat) -> int:
        limit = self.options.no_win_streak
        if limit == 0 or self.barrel[seat]:
            return 0
        self.streak[seat] = 0 if result.points[seat] > 0 else self.streak[seat] + 1
        if self.streak[seat] < limit:
            return 0
        self.streak[seat] = 0
        due = fine_due(self.options, before)
        self.told.append(reason("sheet-streak-fine", "T9.7", seat=seat, count=limit, value=due))
        return due

    def pay(self, seat: Seat, amount: int) -> None:
        """A fine on its own (§T9.6, §T11.3)."""
        if self.barrel[seat]:
            self._fall(seat, amount)
        else:
            self.score[seat] -= amount

    # The points (§T11.3)

    def enter(self, result: Result, entry: Entry, fines: list[int]) -> list[Seat]:
        """Enter points and fines; the seats that reach the barrel."""
        options = self.options
        sitting = [seat for seat in self.seats if self.barrel[seat]]
        for seat in self.seats:
            gain = result.points[seat]
            if seat in sitting:
                self._enter_on_barrel(seat, gain, entry, fines[seat])
                continue
            if options.endgame == "freeze" and self.score[seat] >= options.barrel_at and seat != entry.declarer:
                if gain:
                    self.told.append(reason("sheet-frozen", "T11.1", seat=seat, limit=options.barrel_at))
                gain = 0
            self.score[seat] += gain - fines[seat]
        if options.endgame != "barrel":
            return []
        needed = options.target + options.target_exclusive
        return [
            seat
            for seat in self.seats
            if seat not in sitting
            and self.score[seat] >= options.barrel_at
            and (options.barrel_required or self.score[seat] < needed)
        ]

    def _enter_on_barrel(self, seat: Seat, gain: int, entry: Entry, due: int) -> None:
        """A deal of a player on the barrel: win, lose the contract, or use up an attempt (§T11.3 to §T11.7)."""
        options = self.options
        if seat not in entry.players:
            return
        last = options.barrel_attempts > 0 and self.attempts[seat] + 1 >= options.barrel_attempts
        lost = 0
        if seat == entry.declarer and not entry.made:
            if options.barrel_failed_contract != "attempt_only":
                lost = -gain
            if options.barrel_failed_contract == "max_on_last" and last:
                lost = max(lost, options.barrel_fall_penalty)
        elif seat == entry.declarer and not due:
            least = options.barrel_min_contract
            if entry.contract >= least:
                # Who has won sits there no longer: nobody who comes in this deal pushes the winner off.
                self.barrel[seat] = self.attempts[seat] = 0
                self.score[seat] += gain
                self.told.append(reason("sheet-barrel-won", "T11.5", seat=seat, contract=entry.contract))
                return
            self.told.append(reason("sheet-barrel-short", "T11.5", seat=seat, contract=entry.contract, least=least))
        self.attempts[seat] += 1
        if lost or due:
            counts = due > 0 or options.barrel_failed_counts_as_fall
            self._fall(seat, lost + due, counts=counts)
        elif last:
            self._fall(seat, options.barrel_fall_penalty)
        else:
            used, attempts = self.attempts[seat], options.barrel_attempts
            if attempts:
                self.told.append(reason("sheet-barrel-attempt", "T11.4", seat=seat, count=used, attempts=attempts))

    # The barrel (§T11)

    def _fall(self, seat: Seat, amount: int, *, counts: bool = True) -> None:
        """Off the barrel; the third fall resets the score (§T11.6, §T11.8)."""
        options = self.options
        self.barrel[seat] = self.attempts[seat] = 0
        self.score[seat] -= amount
        self.falls[seat] += counts
        if counts and options.barrel_falls_to_zero and self.falls[seat] >= options.barrel_falls_to_zero:
            self.told.append(reason("sheet-fall-to-zero", "T11.8", seat=seat, count=self.falls[seat]))
            self.score[seat] = self.falls[seat] = 0
        else:
            self.told.append(reason("sheet-fall", "T11.6", seat=seat, value=amount, score=self.score[seat]))

    def arrive(self, came: list[Seat]) -> None:
        """Seat those who have reached the barrel, as far as there is room (§T11.9, §T11.10)."""
        options = self.options
        for seat in came:
            self.score[seat] = options.barrel_at
        sitting = sorted((seat for seat in self.seats if self.barrel[seat]), key=lambda seat: self.barrel[seat])
        crowded = len(came) + len(sitting) > options.barrel_places
        if len(came) > 1 and crowded and options.barrel_simultaneous == "all_fall":
            self._bounce(came, "sheet-together", "T11.10")
            return
        if came and sitting and crowded:
            match options.barrel_collision:
                case "oldest_falls":
                    for seat in sitting[: len(came) + len(sitting) - options.barrel_places]:
                        self._fall(seat, options.barrel_fall_penalty)
                case "all_fall":
                    for seat in sitting:
                        self._fall(seat, options.barrel_fall_penalty)
                    self._bounce(came, "sheet-bounced", "T11.9")
                    return
                case "newcomer_bounces":
                    self._bounce(came, "sheet-bounced", "T11.9")
                    return
                case "coexist":
                    pass
        place = max(self.barrel) + 1
        for seat in came:
            self.barrel[seat], self.attempts[seat] = place, 0
            self.told.append(reason("sheet-barrel", "T11.2", seat=seat, score=options.barrel_at))

    def _bounce(self, came: list[Seat], how: str, paragraph: str) -> None:
        for seat in came:
            self.score[seat] -= self.options.barrel_fall_penalty
            self.told.append(reason(how, paragraph, seat=seat, score=self.score[seat]))

    # The dump truck (§T9.8)

    def dump(self) -> None:
        """Reset the scores that the dump truck takes."""
        options = self.options
        if options.dump_truck == "off":
            return
        for seat in self.seats:
            score = self.score[seat]
            hit = score == options.dump_score or (options.dump_truck == "both" and score == -options.dump_score)
            if hit and not self.barrel[seat]:
                self.score[seat] = 0
                self.told.append(reason("sheet-dump", "T9.8", seat=seat, score=score))
