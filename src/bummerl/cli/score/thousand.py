"""Lines of a score sheet of Thousand: deals, write-offs, fines, misdeals, bad cuts.

What they do to the sheet is decided by `bummerl.rules.thousand` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bummerl.cli.score.shares import ALL, Share, check_player, example, shares_of, stock_of
from bummerl.cli.score.typed import Entered, Table, number_of, refuse
from bummerl.rules.actions import Seat
from bummerl.rules.cards import PACKS, Card, Cards
from bummerl.rules.reasons import reason
from bummerl.rules.thousand.dealing import cut, forced_seat, players
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.scoring import Played, given_up, played_out, skipped
from bummerl.rules.thousand.sheet import entered, fine_due, fined, is_golden, misdealt
from bummerl.rules.thousand.table import Outcome, ThousandStanding

__all__ = ["read"]


def read(table: Table, standing: ThousandStanding, line: Sequence[str]) -> Entered:
    """What this line means after this standing; Refused says what was expected."""
    event = _EVENTS.get(line[0])
    return _deal(table, standing, line) if event is None else event(table, standing, line)


# Events


def _fine(table: Table, standing: ThousandStanding, line: Sequence[str]) -> Entered:
    options: ThousandOptions = table.game.options
    if len(line) not in {2, 3}:
        refuse("score-fine-expected", "T9.6", fine=options.penalty)
    seat = table.seat(line[1])
    amount = number_of(line[2]) if len(line) == 3 else options.penalty
    if amount is None or not 0 < amount <= 999:
        refuse("score-fine-expected", "T9.6", fine=options.penalty)
    due = fine_due(options, standing, amount)
    after, told = fined(options, standing, seat, due)
    why = reason("score-fined", "T9.6", seat=seat, value=due)
    return Entered(f"fine {seat + 1} {amount}", after, (why, *told), is_deal=False)


def _misdeal(table: Table, standing: ThousandStanding, line: Sequence[str]) -> Entered:
    _alone(line)
    options: ThousandOptions = table.game.options
    after, told = misdealt(options, standing)
    due = fine_due(options, standing, options.misdeal_penalty)
    return Entered("misdeal", after, (reason("score-misdealt", "T2.5", seat=standing.dealer, value=due), *told))


def _redeal(table: Table, standing: ThousandStanding, line: Sequence[str]) -> Entered:
    _alone(line)
    why = reason("score-redealt", "T2.7", seat=standing.dealer)
    return _outcome(table, standing, "redeal", skipped((0,) * len(table.names), why, again=True))


def _cut(table: Table, standing: ThousandStanding, line: Sequence[str]) -> Entered:
    options: ThousandOptions = table.game.options
    if len(line) > 1:
        refuse("score-too-much", given=line[1])
    nine = Card("9S")
    step = cut(options, (*PACKS[24] - Cards((nine,)), nine), standing)
    if step is None:
        refuse("score-not-played", "T2.2", word="cut", option="cut_check")
    result = step.state.table.result
    assert isinstance(result, Outcome), "a bad cut ends the deal"
    payer = next((seat for seat, points in enumerate(result.points) if points), None)
    if payer is None:
        why = reason("score-bad-cut", "T2.2", count=standing.cuts + 1)
    else:
        why = reason("score-cut-fine", "T2.3", seat=payer, value=-result.points[payer])
    return _outcome(table, standing, "cut", Outcome(result.points, (why,), result.entry, again=bool(result.again)))


def _breach(table: Table, standing: ThousandStanding, line: Sequence[str]) -> Entered:
    options: ThousandOptions = table.game.options
    if options.bid_limit_enforcement != "minus_bid_and_skip":
        refuse("score-not-played", "T4.7", word="breach", option="bid_limit_enforcement")
    bid = number_of(line[2]) if len(line) == 3 else None
    if bid is None:
        refuse("score-breach-expected", "T4.7")
    seat = table.seat(line[1])
    check_player(table, standing, seat)
    if bid not in options.ladder:
        _no_contract(options, line[2])
    points = tuple(-bid if each == seat else 0 for each in range(options.players))
    why = reason("score-breached", "T4.7", seat=seat, value=bid)
    return _outcome(table, standing, f"breach {seat + 1} {bid}", skipped(points, why, again=False))


_EVENTS: Final = {"fine": _fine, "misdeal": _misdeal, "redeal": _redeal, "cut": _cut, "breach": _breach}


def _alone(line: Sequence[str]) -> None:
    if len(line) > 1:
        refuse("score-too-much", given=line[1])


def _outcome(
    table: Table, standing: ThousandStanding, line: str, outcome: Outcome, played: Played | None = None
) -> Entered:
    after, told = entered(table.game.options, standing, outcome)
    if played is None:
        return Entered(line, after, (*outcome.reasons, *told))
    points = played.points if outcome.entry.played else None
    how = "made" if outcome.entry.made else "failed" if outcome.entry.played else line.rsplit(maxsplit=1)[-1]
    return Entered(
        line,
        after,
        (*outcome.reasons, *told),
        declarer=played.declarer,
        contract=played.contract,
        points=points,
        how=how,
    )


# Deals


def _deal(table: Table, standing: ThousandStanding, line: Sequence[str]) -> Entered:
    options: ThousandOptions = table.game.options
    seat = table.seat(line[0])
    check_player(table, standing, seat)
    if len(line) < 2:
        refuse("score-deal-expected", "T8.2", example=example(table, standing))
    contract = _contract(options, standing, seat, line[1], table)
    rest = list(line[2:])
    is_blind = "blind" in rest
    if is_blind:
        rest.remove("blind")
        _check_blind(options, standing, seat, contract)
    stock, rest = stock_of(table, standing, rest)
    playing = players(options, standing.dealer)
    start = f"{seat + 1} {contract}{' blind' * is_blind}"
    end = "" if stock is None else f" stock {stock}"
    sitter = {out: stock or 0 for out in range(options.players) if out not in playing}
    golden = is_golden(options, standing)
    if rest and rest[0] in {"writeoff", "bomb"}:
        _check_given_up(table, standing, seat, rest)
        none = (0,) * options.players
        points = tuple(sitter.get(each, 0) for each in range(options.players))
        given = Played(playing, seat, contract, points, none, is_blind, golden)
        outcome = given_up(options, given, bomb=rest[0] == "bomb")
        return _outcome(table, standing, f"{start}{end} {rest[0]}", outcome, given)
    shares = shares_of(table, standing, rest)
    points = tuple(
        sitter[each] if each in sitter else (shares[each].cards or 0) + _counting(options, shares[each], each == seat)
        for each in range(options.players)
    )
    tricks = tuple(int(each in shares and shares[each].has_trick) for each in range(options.players))
    deal = Played(playing, seat, contract, points, tricks, is_blind, golden)
    typed = " ".join(str(shares[each]) for each in sorted(shares))
    return _outcome(table, standing, f"{start} {typed}{end}", played_out(options, deal), deal)


def _counting(options: ThousandOptions, share: Share, is_declarer: bool) -> int:
    """Marriages of defenders count where the table has it so (§T7.7)."""
    return sum(share.marriages) if is_declarer or options.defender_marriages else 0


def _no_contract(options: ThousandOptions, given: str) -> None:
    ladder = options.ladder
    steps = options.bid_steps if len(options.steps) > 1 else options.steps[0][1]
    refuse("score-contract", "T4.3", given=given, low=ladder[0], high=ladder[-1], steps=steps)


def _contract(options: ThousandOptions, standing: ThousandStanding, seat: Seat, word: str, table: Table) -> int:
    contract = number_of(word)
    if is_golden(options, standing):
        forehand = players(options, standing.dealer)[0]
        higher = [bid for bid in options.ladder if bid > ALL and options.golden_raise]
        if contract is None or seat != forehand or contract not in {ALL, *higher}:
            refuse("score-golden", "T10.1", seat=forehand)
        return contract
    if contract is None:
        refuse("score-deal-expected", "T8.2", example=example(table, standing))
    if contract not in options.ladder:
        _no_contract(options, word)
    return contract


def _check_blind(options: ThousandOptions, standing: ThousandStanding, seat: Seat, contract: int) -> None:
    if options.blind_bid == "off":
        refuse("score-not-played", "T3.1", word="blind", option="blind_bid")
    is_forced = options.blind_bid == "forced_seat_120"
    forced = forced_seat(options, standing)
    if is_golden(options, standing) or (is_forced and (seat != forced or contract < ALL)):
        refuse("score-blind-who", "T3.1", least=ALL)
    if standing.score[seat] < options.blind_min_score:
        refuse("score-blind-score", "T3.5", least=options.blind_min_score)


def _check_given_up(table: Table, standing: ThousandStanding, seat: Seat, rest: Sequence[str]) -> None:
    options: ThousandOptions = table.game.options
    _alone(rest)
    if rest[0] == "bomb":
        if not options.bomb:
            refuse("score-not-played", "T5.11", word="bomb", option="bomb")
        return
    if options.write_off == "off":
        refuse("score-not-played", "T5.9", word="writeoff", option="write_off")
    if options.write_off_limit and standing.write_offs[seat] >= options.write_off_limit:
        refuse("score-write-off-limit", "T5.10", seat=seat, count=options.write_off_limit)
