"""The beginning of a deal: the cut, who plays, the cards, new deals (§T2), and how any deal ends.

Contents: who plays and who sits out; laying the pack out; the end.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Event, Kind, Seat
from bummerl.rules.cards import Card, Cards, Rank
from bummerl.rules.game import State, Step
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.scoring import skipped
from bummerl.rules.thousand.sheet import entered, fine_due, is_golden
from bummerl.rules.thousand.table import Outcome, Phase, Table, ThousandStanding

__all__ = [
    "asks_for_hands",
    "cut",
    "ended",
    "forced_seat",
    "hand_redeal",
    "has_four_nines",
    "laid_out",
    "nines_dealt",
    "players",
    "put",
    "redealt",
    "sitting_out",
    "thrown_in",
]

_BAD_CUTS: Final = {
    "off": frozenset[Rank](),
    "nine": frozenset({Rank.NINE}),
    "nine_or_jack": frozenset({Rank.NINE, Rank.JACK}),
}


# Who plays and who sits out (§T1.3, §T13.1)


def sitting_out(options: ThousandOptions, dealer: Seat) -> Seat | None:
    """The seat of four that does not play.

    >>> [sitting_out(ThousandOptions(players=4, sitter=who), 1) for who in ("dealer", "opposite_dealer")]
    [1, 3]
    """
    if options.players < 4:
        return None
    match options.sitter:
        case "dealer":
            return dealer
        case "right_of_dealer":
            return (dealer + 3) % 4
        case "opposite_dealer":
            return (dealer + 2) % 4
        case "last_bidder":
            # The auction goes round from the forced bid: it comes last to the dealer, or, where that seat opens, to
            # the one on the dealer's right.
            return (dealer + 3) % 4 if options.forced_bid_seat == "dealer" else dealer


def players(options: ThousandOptions, dealer: Seat) -> tuple[Seat, ...]:
    """The seats that play, forehand first.

    >>> players(ThousandOptions(players=4), 1), players(ThousandOptions(players=2), 1)
    ((2, 3, 0), (0, 1))
    """
    out = sitting_out(options, dealer)
    clockwise = ((dealer + steps) % options.players for steps in range(1, options.players + 1))
    return tuple(seat for seat in clockwise if seat != out)


def forced_seat(options: ThousandOptions, standing: ThousandStanding) -> Seat | None:
    """The player who holds the lowest bid from the start; forehand for a dealer who sits out (§T4.1)."""
    playing = players(options, standing.dealer)
    match options.forced_bid_seat:
        case "forehand":
            return playing[0]
        case "dealer":
            return standing.dealer if standing.dealer in playing else playing[0]
        case "none":
            return None


# Laying the pack out (§T2.4, §T14.1)


def laid_out(options: ThousandOptions, deck: tuple[Card, ...], standing: ThousandStanding) -> State[Table]:
    """The cards as dealt: the first, the last and those evenly between to the stock, the rest one at a time."""
    table = empty_table(options, standing)
    size = options.stock_size * (2 if options.players == 2 else 1)
    places = [round(number * (len(deck) - 1) / (size - 1)) for number in range(size)]
    hands = [0] * options.players
    rest = [card for place, card in enumerate(deck) if place not in places]
    for number, card in enumerate(rest):
        hands[table.players[number % len(table.players)]] |= 1 << card
    stock = [deck[place] for place in places]
    # Of two stocks each gets every other card.
    stock = stock[::2] + stock[1::2] if options.players == 2 else stock
    nothing = (Cards(),) * options.players
    return State(table, tuple(map(Cards.of, hands)), tuple(stock), nothing)


def empty_table(options: ThousandOptions, standing: ThousandStanding) -> Table:
    """The table before anything has happened."""
    playing = players(options, standing.dealer)
    none = (0,) * options.players
    return Table(
        standing=standing,
        phase=Phase.AUCTION,
        turn=playing[0],
        players=playing,
        golden=is_golden(options, standing),
        shown=(Cards(),) * options.players,
        points=none,
        declared=none,
        won=none,
    )


# The cut (§T2.2, §T2.3)


def cut(options: ThousandOptions, deck: tuple[Card, ...], standing: ThousandStanding) -> Step[Table] | None:
    """The deal that is over before it has begun because of a bad cut; None after a good one."""
    bottom = deck[-1]
    if bottom.rank not in _BAD_CUTS[options.cut_check]:
        return None
    cutter = (standing.dealer - 1) % options.players
    table = empty_table(options, standing)
    state = State(table, (Cards(),) * options.players, deck, (Cards(),) * options.players)
    event = Event(Kind.BAD_CUT, cutter, (bottom,), standing.cuts + 1)
    points = [0] * options.players
    if standing.cuts < 2:
        why = reason("end-thousand-bad-cut", "T2.2", seat=cutter, card=bottom, count=standing.cuts + 1)
        return ended(options, state, skipped(points, why, again=True, bad_cut=True), (event,))
    due = fine_due(options, standing)
    payer = cutter if options.cut_penalty_payer == "cutter" else standing.dealer
    points[payer] = -due
    if payer == cutter:
        why = reason("end-thousand-cut-fine", "T2.3", seat=cutter, card=bottom, value=due)
    else:
        why = reason("end-thousand-cut-fine-dealer", "T2.3", seat=payer, card=bottom, value=due)
    return ended(options, state, skipped(points, why, again=payer != cutter, bad_cut=True), (event,))


# New deals (§T2.6, §T2.7)


def asks_for_hands(options: ThousandOptions) -> bool:
    """Whether there is anything to ask before the auction."""
    return (
        options.redeal_four_nines == "request"
        or options.redeal_three_nines
        or options.redeal_four_jacks
        or options.redeal_low_hand > 0
    )


def nines_dealt(options: ThousandOptions, state: State[Table]) -> Step[Table] | None:
    """A new deal where somebody was dealt four nines and that alone ends it (§T2.6)."""
    if options.redeal_four_nines == "automatic":
        for seat in state.table.players:
            if has_four_nines(state.hands[seat]):
                why = reason("end-thousand-redeal", "T2.6", seat=seat)
                return redealt(options, state, seat, tuple(state.hands[seat]), why)
    return None


def hand_redeal(options: ThousandOptions, hand: Cards) -> bool:
    """Whether a hand may be refused before the auction (§T2.6).

    >>> hand_redeal(ThousandOptions(redeal_low_hand=14), Cards("9S 9H JS QD KC JD JH"))
    True
    """
    nines = _count(hand, Rank.NINE)
    return (
        (options.redeal_four_nines == "request" and nines == 4)
        or (options.redeal_three_nines and nines >= 3)
        or (options.redeal_four_jacks and _count(hand, Rank.JACK) == 4)
        or hand.points < options.redeal_low_hand
    )


def has_four_nines(hand: Cards) -> bool:
    """Whether these are all the nines there are."""
    return _count(hand, Rank.NINE) == 4


def _count(hand: Cards, rank: Rank) -> int:
    return sum(card.rank is rank for card in hand)


def redealt(
    options: ThousandOptions, state: State[Table], seat: Seat, shown: tuple[Card, ...], why: Reason
) -> Step[Table]:
    """The cards are thrown in, and the same dealer deals again (§T2.7)."""
    event = Event(Kind.REDEALT, seat, shown)
    return ended(options, state, skipped((0,) * options.players, why, again=True), (event,))


def thrown_in(options: ThousandOptions, state: State[Table], paragraph: str) -> Step[Table]:
    """The seat to act shows a hand that it need not play."""
    seat = state.table.turn
    why = reason("end-thousand-redeal", paragraph, seat=seat)
    return redealt(options, state, seat, tuple(state.hands[seat]), why)


# The end


def ended(options: ThousandOptions, state: State[Table], outcome: Outcome, events: tuple[Event, ...]) -> Step[Table]:
    """The deal with its result, which also tells what it does on the score sheet."""
    _, told = entered(options, state.table.standing, outcome)
    over = state.table._replace(result=outcome.told(told))
    scored = tuple(Event(Kind.SCORED, seat, value=points) for seat, points in enumerate(outcome.points) if points)
    return Step(State(over, state.hands, state.stock, state.aside), (*events, *scored))


def put(values: tuple[Cards, ...], seat: Seat, value: Cards) -> tuple[Cards, ...]:
    """The same tuple with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
