"""What a deal of Thousand gives (§T8): facts in, the line of the score sheet and its sentences out.

The same functions serve the table, which knows every card, and a score sheet kept by people who play with real cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bummerl.rules.actions import Seat
from bummerl.rules.cards import Card, Cards, Rank
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.table import Entry, Outcome
from bummerl.rules.tricks import marriages

__all__ = ["Played", "given_up", "played_out", "rounded", "skipped", "stock_points"]


class Played(NamedTuple):
    """What must be known of a deal to score it.

    `points` are the card points of tricks and counting marriages and `tricks` how many tricks were won, one number a
    seat; a player who sits out has the points of the stock (§T13.3) and no trick.
    """

    players: tuple[Seat, ...]
    declarer: Seat
    contract: int
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    blind: bool = False
    golden: bool = False


def rounded(options: ThousandOptions, points: int, of: int = 1) -> int:
    """`points` divided by `of`, rounded to the unit of this table (§T8.4).

    >>> rounded(ThousandOptions(), 63), rounded(ThousandOptions(), 62), rounded(ThousandOptions(), 105, of=2)
    (65, 60, 55)
    >>> [rounded(ThousandOptions(rounding=10, rounding_ties=ties), 15) for ties in ("up", "down")]
    [20, 10]
    """
    unit = options.rounding
    if options.rounding_ties == "up":
        return (2 * points + of * unit) // (2 * of * unit) * unit
    return -((-2 * points + of * unit) // (2 * of * unit)) * unit


def stock_points(options: ThousandOptions, stock: Iterable[Card]) -> int:
    """What the stock gives the player who sits out, before rounding (§T13.3).

    >>> stock_points(ThousandOptions(players=4), Cards("KH QH 9S"))
    107
    """
    cards = Cards(stock)
    pairs = sum(options.worth(suit) for suit in marriages(cards))
    aces = sum(card.rank is Rank.ACE for card in cards)
    match options.sitter_score:
        case "none":
            return 0
        case "cards":
            return cards.points
        case "cards_plus_marriage":
            return cards.points + pairs
        case "marriage_only":
            return pairs
        case "aces40_plus_marriage":
            return 40 * aces + pairs
        case "aces50_plus_marriage":
            return 50 * aces + pairs


def played_out(options: ThousandOptions, deal: Played) -> Outcome:
    """The deal after its last trick (§T8.5).

    >>> deal = Played((0, 1, 2), 0, 100, (117, 63, 0), (5, 3, 0))
    >>> played_out(ThousandOptions(), deal).points
    (100, 65, 0)
    """
    declarer, contract, raw = deal.declarer, deal.contract, deal.points[deal.declarer]
    tested = rounded(options, raw) if options.declarer_round_first else raw
    made = tested >= contract
    score = [rounded(options, points) for points in deal.points]
    if not made:
        score[declarer] = -contract
    elif options.declarer_success == "bid":
        score[declarer] = contract
    else:
        score[declarer] = max(contract, score[declarer])
    how = "end-thousand-made" if made else "end-thousand-failed"
    paragraph = "T8.3" if options.declarer_round_first else "T8.2"
    reasons = [reason(how, paragraph, seat=declarer, points=raw, contract=contract, value=abs(score[declarer]))]
    reasons += _others(options, deal, score)
    reasons += _doubled(options, deal, score)
    entry = Entry(deal.players, declarer, contract, made, played=True, bolted=_bolted(options, deal))
    return Outcome(score, reasons, entry)


def _others(options: ThousandOptions, deal: Played, score: list[int]) -> list[Reason]:
    """What the declarer's opponents and the player who sits out get (§T8.4, §T13.3)."""
    told = []
    for seat, points in enumerate(deal.points):
        if seat not in deal.players:
            if options.sitter_score != "none":
                told.append(reason("worth-thousand-sitter", "T13.3", seat=seat, points=points, value=score[seat]))
        elif seat != deal.declarer:
            told.append(reason("worth-thousand-other", "T8.4", seat=seat, points=points, value=score[seat]))
    return told


def _doubled(options: ThousandOptions, deal: Played, score: list[int]) -> list[Reason]:
    """Double what a blind bid or the golden round doubles, after rounding (§T3.4, §T10.2)."""
    told = []
    if deal.blind:
        seats = range(len(score)) if options.blind_scope == "all" else (deal.declarer,)
        for seat in seats:
            score[seat] *= 2
        if options.blind_scope == "all":
            told.append(reason("worth-thousand-blind-all", "T3.4", seat=deal.declarer))
        else:
            told.append(reason("worth-thousand-blind", "T3.4", seat=deal.declarer))
    if deal.golden:
        score[:] = [2 * each for each in score]
        told.append(reason("worth-thousand-golden", "T10.2"))
    return told


def _bolted(options: ThousandOptions, deal: Played) -> tuple[Seat, ...]:
    """The players who have not won what saves from a bolt (§T9.2)."""
    counted = deal.tricks if options.bolt_test == "no_trick" else deal.points
    return tuple(seat for seat in deal.players if counted[seat] == 0)


def given_up(options: ThousandOptions, deal: Played, *, bomb: bool = False) -> Outcome:
    """The deal after the declarer has written it off or thrown the hand in (§T5.9, §T5.11).

    >>> deal = Played((0, 1, 2), 0, 140, (0, 0, 0), (0, 0, 0))
    >>> given_up(ThousandOptions(write_off="half"), deal).points
    (-140, 70, 70)
    """
    declarer, contract = deal.declarer, deal.contract
    loss = 0
    if bomb:
        share = options.bomb
    elif options.write_off == "sixty":
        share = 60
    else:
        share = rounded(options, contract, of=2)
    if not bomb and options.write_off_deduct:
        loss = contract
    score = [rounded(options, points) for points in deal.points]
    for seat in deal.players:
        score[seat] = -loss if seat == declarer else share
    how = (
        reason("end-thousand-bomb", "T5.11", seat=declarer, value=share)
        if bomb
        else reason("end-thousand-written-off", "T5.9", seat=declarer, value=share, loss=loss)
    )
    reasons = [how, *_doubled(options, deal, score)]
    return Outcome(score, reasons, Entry(deal.players, declarer, contract, made=False, wrote_off=not bomb))


def skipped(points: Iterable[int], why: Reason, *, again: bool, bad_cut: bool = False) -> Outcome:
    """A deal that is not played: after a bad cut, a request for a new deal or a forbidden bid."""
    return Outcome(points, (why,), Entry(bad_cut=bad_cut), again=again)
