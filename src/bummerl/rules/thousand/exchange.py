"""Between auction and play: the stock, the cards given away, raising and giving up (§T5, §T14).

```text
 auction_won ──► [STOCK] ──► [RAISE] ──► EXCHANGE ──► [REDEAL] ──► [RAISE] ──► the first lead
```

Before a card has been given away the declarer may refuse a poor stock; there and while raising, write the deal off or
throw the hand in.
"""

from __future__ import annotations

from typing import Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Cards, Rank
from bummerl.rules.game import State, Step
from bummerl.rules.reasons import reason
from bummerl.rules.thousand.dealing import ended, has_four_nines, put, redealt, thrown_in
from bummerl.rules.thousand.limits import may_raise, raises, raises_early
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.play import first_lead
from bummerl.rules.thousand.refusals import Refusal
from bummerl.rules.thousand.scoring import Played, given_up, stock_points
from bummerl.rules.thousand.table import Phase, Table

__all__ = [
    "auction_won",
    "choose_stock",
    "do_exchange",
    "do_nines",
    "do_raise",
    "do_stock",
    "givable",
    "give_away",
    "nines_or_decline",
    "no_bomb",
    "no_write_off",
    "poor_stock",
    "raise_or_keep",
]

_KEEP: Final = Action(Verb.KEEP)
_REDEAL: Final = Action(Verb.REDEAL)
_DECLINE: Final = Action(Verb.DECLINE)
_WRITE_OFF: Final = Action(Verb.WRITE_OFF)
_BOMB: Final = Action(Verb.BOMB)

Events = tuple[Event, ...]


def auction_won(options: ThousandOptions, state: State[Table], events: Events) -> Step[Table]:
    """The stock is turned up and taken, or one of two is chosen (§T5.1, §T14.2)."""
    table = state.table
    declarer = _declarer(table)
    state = state._replace(table=table._replace(won_at=table.bid, turn=declarer, asked=()))
    if not _exchanges(options, table):
        return _exchanged(options, state, events)
    if options.players == 2:
        return Step(state._replace(table=state.table._replace(phase=Phase.STOCK)), events)
    return _taken(options, state, 0, events)


def _declarer(table: Table) -> Seat:
    assert table.declarer is not None, "the auction has a winner"
    return table.declarer


def _exchanges(options: ThousandOptions, table: Table) -> bool:
    """Whether the stock is taken in this deal (§T10.4)."""
    return not table.golden or options.golden_stock


# The stock (§T5.1 to §T5.3, §T14.2)


def choose_stock(_table: Table, _hand: Cards) -> tuple[Action, ...]:
    """One of the two stocks."""
    return Action(Verb.STOCK, value=0), Action(Verb.STOCK, value=1)


def do_stock(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """Take that stock."""
    assert action.value is not None, "a stock has a number"
    chosen = state._replace(table=state.table._replace(chosen=action.value))
    return _taken(options, chosen, action.value, (Event(Kind.CHOSE, state.table.turn, value=action.value + 1),))


def _taken(options: ThousandOptions, state: State[Table], number: int, events: Events) -> Step[Table]:
    table = state.table
    declarer = _declarer(table)
    size = options.stock_size
    cards = state.stock[number * size : (number + 1) * size]
    left = state.stock[: number * size] + state.stock[(number + 1) * size :]
    is_open = options.stock_visibility == "all" or (
        options.stock_visibility == "hidden_at_min" and table.won_at > options.min_bid
    )
    event = Event(Kind.WIDOW, declarer, cards, readers=None if is_open else (declarer,))
    if is_open:
        table = table._replace(widow=cards, shown=put(table.shown, declarer, Cards(cards)))
    hands = put(state.hands, declarer, state.hands[declarer] | Cards(cards))
    is_early = raises_early(options) and _has_raise_phase(options, table)
    table = table._replace(phase=Phase.RAISE if is_early else Phase.EXCHANGE, turn=declarer)
    return Step(State(table, hands, left, state.aside), (*events, event))


def poor_stock(options: ThousandOptions, table: Table) -> bool:
    """Whether the declarer may refuse this stock, as long as no card has been given away (§T5.3)."""
    if not table.widow or table.given or table.laid:
        return False
    if options.redeal_stock_only_at_min and table.won_at > options.min_bid and not table.golden:
        return False
    nines = sum(card.rank is Rank.NINE for card in table.widow)
    return Cards(table.widow).points < options.redeal_low_stock or (options.redeal_stock_two_nines and nines >= 2)


# Giving the deal up (§T5.9 to §T5.11)


def no_write_off(options: ThousandOptions, table: Table) -> Refusal | None:
    """Why the seat to act may not write the deal off here (§T5.9, §T5.10)."""
    if options.write_off == "off":
        return Refusal.WRITE_OFF_NEVER
    if 0 < options.write_off_limit <= table.standing.write_offs[table.turn]:
        return Refusal.WRITE_OFF_LIMIT
    return None if _may_give_up(table) else Refusal.WRITE_OFF_NOT_NOW


def no_bomb(options: ThousandOptions, table: Table) -> Refusal | None:
    """Why the seat to act may not throw the hand in here (§T5.11)."""
    if options.bomb == 0:
        return Refusal.BOMB_NEVER
    return None if _may_give_up(table) else Refusal.BOMB_NOT_NOW


def _may_give_up(table: Table) -> bool:
    return table.phase is Phase.RAISE or (table.phase is Phase.EXCHANGE and not table.given and not table.laid)


def _ways_out(options: ThousandOptions, table: Table) -> list[Action]:
    ways = [_REDEAL] if poor_stock(options, table) else []
    if no_write_off(options, table) is None:
        ways.append(_WRITE_OFF)
    if no_bomb(options, table) is None:
        ways.append(_BOMB)
    return ways


def _given_up(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    table = state.table
    seat = table.turn
    if action.verb is Verb.REDEAL:
        return redealt(options, state, seat, table.widow, reason("end-thousand-redeal-stock", "T5.3", seat=seat))
    points = [0] * options.players
    if table.sitter is not None:
        points[table.sitter] = stock_points(options, table.widow or state.stock)
    none = (0,) * options.players
    deal = Played(table.players, seat, table.bid, tuple(points), none, table.blind == seat, table.golden)
    is_bomb = action.verb is Verb.BOMB
    event = Event(Kind.BOMBED if is_bomb else Kind.WROTE_OFF, seat, value=table.bid)
    return ended(options, state, given_up(options, deal, bomb=is_bomb), (event,))


# Giving cards away (§T5.4, §T5.5, §T14.2)


def givable(options: ThousandOptions, table: Table, hand: Cards) -> Cards:
    """The cards that the declarer may part with."""
    return hand & Cards(table.widow) if options.stock_mode == "pass_stock_cards" else hand


def give_away(options: ThousandOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """A card to each opponent who has none yet, and to the other stock; or a way out before the first."""
    cards = givable(options, table, hand)
    actions: list[Action] = []
    if len(table.given) < options.gifts:
        others = [seat for seat in table.players if seat != table.turn and seat not in table.given]
        actions += [Action(Verb.GIVE, card, to=seat) for seat in others for card in cards]
    if table.laid < options.discards:
        actions += [Action(Verb.DISCARD, card) for card in cards]
    return (*actions, *_ways_out(options, table))


def do_exchange(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """Give or discard a card, or get out."""
    table = state.table
    seat, card = table.turn, action.card
    if card is None:
        return _given_up(options, state, action)
    hands, stock = put(state.hands, seat, state.hands[seat].without(card)), state.stock
    # A card laid away face down may be one of those that everybody has seen: what the declarer holds is open again.
    shown = put(table.shown, seat, Cards())
    if action.verb is Verb.DISCARD:
        stock = (*stock, card)
        table = table._replace(laid=table.laid + 1, shown=shown)
        event = Event(Kind.LAID, seat, (card,), readers=(seat,))
    else:
        to = action.to
        assert to is not None, "a gift has a receiver"
        hands = put(hands, to, hands[to] | Cards((card,)))
        if options.pass_face_up:
            shown = put(table.shown, seat, table.shown[seat].without(card))
            shown = put(shown, to, shown[to] | Cards((card,)))
        table = table._replace(given=(*table.given, to), shown=shown)
        event = Event(Kind.RECEIVED, to, (card,), readers=None if options.pass_face_up else (seat, to))
    state = State(table, hands, stock, state.aside)
    if len(table.given) < options.gifts or table.laid < options.discards:
        return Step(state, (event,))
    return _exchanged(options, state, (event,))


def _exchanged(options: ThousandOptions, state: State[Table], events: Events) -> Step[Table]:
    """After the exchange: four nines (§T5.6), then raising (§T5.7), then the play."""
    table = state.table
    if options.redeal_four_nines_after_exchange:
        for seat in table.players:
            if seat not in table.asked:
                return Step(state._replace(table=table._replace(phase=Phase.REDEAL, turn=seat)), events)
    is_late = not raises_early(options) or not _exchanges(options, table)
    if is_late and _has_raise_phase(options, table):
        return Step(state._replace(table=table._replace(phase=Phase.RAISE, turn=_declarer(table))), events)
    return first_lead(state, events)


# Four nines after the exchange (§T5.6)


def nines_or_decline(_table: Table, hand: Cards) -> tuple[Action, ...]:
    """Everybody is asked here, too."""
    return (_REDEAL, _DECLINE) if has_four_nines(hand) else (_DECLINE,)


def do_nines(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """A new deal, or on to the next."""
    table = state.table
    if action.verb is Verb.REDEAL:
        return thrown_in(options, state, "T5.6")
    return _exchanged(options, state._replace(table=table._replace(asked=(*table.asked, table.turn))), ())


# Raising (§T5.7, §T5.8, §T10.3)


def _has_raise_phase(options: ThousandOptions, table: Table) -> bool:
    raising = table._replace(phase=Phase.RAISE, turn=_declarer(table))
    return may_raise(options, table) or None in {no_write_off(options, raising), no_bomb(options, raising)}


def raise_or_keep(options: ThousandOptions, table: Table, hand: Cards) -> tuple[Action, ...]:
    """Keep the contract, raise it, or get out."""
    higher = (Action(Verb.RAISE, value=bid) for bid in raises(options, table, hand))
    return (_KEEP, *higher, *_ways_out(options, table))


def do_raise(options: ThousandOptions, state: State[Table], action: Action) -> Step[Table]:
    """On with this contract, or out."""
    table = state.table
    match action:
        case Action(Verb.KEEP):
            event = Event(Kind.KEPT, table.turn, value=table.bid)
        case Action(Verb.RAISE, value=int() as bid):
            event = Event(Kind.RAISED, table.turn, value=bid)
            table = table._replace(bid=bid)
        case _:
            return _given_up(options, state, action)
    if raises_early(options) and _exchanges(options, table):
        return Step(state._replace(table=table._replace(phase=Phase.EXCHANGE)), (event,))
    return first_lead(state._replace(table=table), (event,))
