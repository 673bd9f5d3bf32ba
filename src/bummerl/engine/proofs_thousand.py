"""What a deal of Thousand proves about the hidden cards: the stock, cards given away, bids.

A card of an open stock is still the declarer's or was given on; a bid above the limit needs a marriage.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from bummerl.engine.rooms import Rooms
from bummerl.rules.actions import Kind, Seat
from bummerl.rules.cards import Card, Cards, Rank, Suit
from bummerl.rules.game import State, View
from bummerl.rules.thousand.limits import ACES
from bummerl.rules.thousand.table import Outcome

__all__ = ["thousand"]


def thousand(rooms: Rooms, me: Seat) -> None:
    """The stock, who took it, and who got which card from it."""
    view = rooms.view
    table, options = view.table, view.game.options
    rooms.asides = options.players
    cuts = [event.cards[0] for event in view.log if event.kind is Kind.BAD_CUT]
    if isinstance(table.result, Outcome) and table.result.entry.bad_cut:
        for seat in range(options.players):
            if seat != me:
                rooms.add_hand(seat, 0)
        rooms.add("stock", 0, len(view.game.pack) - len(cuts))
        rooms.fix(tuple(cuts))
        return
    took = _took(view)
    for seat in range(options.players):
        if seat in table.unseen:
            rooms.add("aside", seat, options.hand_size)
        if seat != me:
            size = options.hand_size if seat in table.players and seat not in table.unseen else 0
            if took and seat == table.declarer:
                size += options.stock_size - len(table.given) - table.laid
            rooms.add_hand(seat, size + (seat in table.given) - len(rooms.played[seat]))
    _stock(rooms, me, took=took)
    gifts = {event.seat: event.cards[0] for event in view.log if event.kind is Kind.RECEIVED}
    redealt = [event for event in view.log if event.kind is Kind.REDEALT]
    for seat, cards in [
        *((seat, Cards((card,))) for seat, card in gifts.items()),
        *((e.seat, Cards(e.cards)) for e in redealt),
    ]:
        if seat != me:
            number = rooms.hand_of(seat)
            rooms.inside[number] |= cards - rooms.played[seat]
    widow = _widow(view) if took else Cards()
    if took and table.declarer != me:
        _open_stock(rooms, me, widow, gifts)
    _bids(rooms, me, widow, gifts)


def _took(view: View[Any]) -> bool:
    """Whether the declarer has taken the stock up."""
    table, options = view.table, view.game.options
    exchanges = not table.golden or options.golden_stock
    return table.chosen is not None if options.players == 2 else bool(table.won_at and exchanges)


def _widow(view: View[Any]) -> Cards:
    """The cards of the stock that was taken, as far as this seat has seen them."""
    seen = (event.cards for event in view.log if event.kind in {Kind.WIDOW, Kind.PEEKED})
    return Cards(view.table.widow) or Cards(next(seen, ()))


def _stock(rooms: Rooms, me: Seat, *, took: bool) -> None:
    """What lies face down: the stock before it is taken; of two the other, and what was laid to it."""
    view = rooms.view
    table, options = view.table, view.game.options
    over = [event.cards for event in view.log if event.kind is Kind.LEFT_OVER]
    peeked = [event.cards for event in view.log if event.kind is Kind.PEEKED]
    if over:
        rooms.fix(over[0])
    elif not took and peeked:
        rooms.fix(peeked[0])
    elif not took:
        for number in range(2 if options.players == 2 else 1):
            rooms.add("stock", number, options.stock_size)
    elif options.players == 2:
        rooms.add("stock", 0, options.stock_size)
        if table.declarer == me:
            rooms.fix(tuple(card for event in view.log if event.kind is Kind.LAID for card in event.cards))
        elif table.laid:
            rooms.add("laid", 0, table.laid)


def _open_stock(rooms: Rooms, me: Seat, widow: Cards, gifts: Mapping[Seat, Card]) -> None:
    """A card of the stock that this seat saw is still the declarer's, or was given away or laid down.

    Of those who got a card unseen, each has one card of the stock at most; where only such may be given, just one.
    """
    view = rooms.view
    table = view.table
    may = {rooms.hand_of(table.declarer)}
    for seat in table.given:
        if seat != me:
            number = rooms.hand_of(seat)
            may.add(number)
            rooms.quota[number] = 0 if seat in gifts else 1 - len(rooms.played[seat] & widow)
    laid = rooms.find("laid", 0)
    if laid is not None:
        may.add(laid)
    for card in widow:
        rooms.only[card] = may
    rooms.few = widow
    if view.game.options.stock_mode == "pass_stock_cards":
        rooms.exact = True
        if laid is not None:
            rooms.out[laid] = view.game.pack - widow


def _bids(rooms: Rooms, me: Seat, widow: Cards, gifts: Mapping[Seat, Card]) -> None:
    """A bid above the limit proves marriages, and where four nines end a deal nobody was dealt them."""
    view = rooms.view
    table, options = view.table, view.game.options
    highest: dict[Seat, int] = {}
    for event in view.log:
        if event.kind is Kind.BID and event.seat != me:
            highest[event.seat] = event.value
    is_breach = table.result is not None and table.result.reasons[0].id == "end-thousand-breach"
    for seat, bid in highest.items():
        if options.bid_cap != "none" and bid > 120:
            least = 1 if options.bid_cap == "120_without_marriage" else bid - 120
            is_fined = is_breach and seat == table.turn
            rooms.conditions.append(partial(_bid, rooms, seat, least, widow, gifts, is_fined=is_fined))
    if options.redeal_four_nines == "automatic":
        taken = {table.declarer, *table.given} if _took(view) else set()
        nines = Cards(card for card in view.game.pack if card.rank is Rank.NINE)
        for seat in set(table.players) - taken - {me}:
            rooms.conditions.append(partial(_lacks, rooms, seat, nines))


def _bid(
    rooms: Rooms,
    seat: Seat,
    least: int,
    widow: Cards,
    gifts: Mapping[Seat, Card],
    state: State[Any],
    *,
    is_fined: bool,
) -> bool:
    """Whoever bid this high held marriages for it; whoever was fined for it did not."""
    return (_held(rooms, state, seat, widow, gifts) < least) == is_fined


def _lacks(rooms: Rooms, seat: Seat, cards: Cards, state: State[Any]) -> bool:
    """The seat was not dealt all of these."""
    return not cards <= rooms.ever(state, seat)


def _held(rooms: Rooms, state: State[Any], seat: Seat, widow: Cards, gifts: Mapping[Seat, Card]) -> int:
    """The most that the marriages of a seat can have been worth when it bid, before cards were given away."""
    table, options, me = rooms.view.table, rooms.view.game.options, rooms.view.seat
    own = rooms.ever(state, seat)
    from_others: list[Cards] = []
    if seat == table.declarer and _took(rooms.view):
        own -= widow
        if table.laid:
            own |= Cards(state.stock[-table.laid :]) - widow
        for other in table.given:
            got = rooms.ever(state, other)
            if other in gifts:
                from_others.append(Cards((gifts[other],)) - widow)
            elif not got & widow and other != me:
                from_others.append(got)
    elif seat in gifts:
        own = own.without(gifts[seat])
    elif seat in table.given:
        own -= widow
    sets = [(suit.marriage, options.worth(suit)) for suit in Suit]
    if options.ace_marriage:
        sets.append((ACES, options.ace_marriage))
    best = 0
    for size in range(1, len(sets) + 1):
        for chosen in combinations(sets, size):
            cards = Cards(card for those, _ in chosen for card in those)
            if len(cards) <= options.hand_size and _covered(cards - own, from_others):
                best = max(best, sum(worth for _, worth in chosen))
    return best


def _covered(cards: Iterable[Card], givers: Sequence[Cards]) -> bool:
    """Whether each card can come from another giver, one from each."""
    left = tuple(cards)
    return not left or any(
        left[0] in those and _covered(left[1:], [*givers[:n], *givers[n + 1 :]]) for n, those in enumerate(givers)
    )
