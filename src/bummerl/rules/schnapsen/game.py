"""The two-handed game with a talon: Schnapsen, Sixty-six and all their house rules.

```text
            ┌─────────────────────────────── next trick ◄──────────────────────────────┐
            ▼                                                                          │
 deal ──► LEAD ── meld, exchange ──► LEAD ── play ──► FOLLOW ── play ──► trick ──► [DRAW] ──► draw
            │                                                             │            │
            └─ close ──► [ANSWER] ──► LEAD                                ▼            └─ close
                                                        hands empty ──► [LAST] ──► result
```

Contents in order of play: the deal, leading, exchanging, closing, marriages, following, the finished trick,
drawing, claiming; then the match.  What forbids something stands in `why`.
Paragraphs are those of ``docs/rules/schnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Final, TypeVar

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb, plays
from bummerl.rules.cards import PACKS, Card, Cards
from bummerl.rules.game import Apply, Choices, Game, Result, Standing, State, Step, ended, lowest
from bummerl.rules.marriages import collected, declared, plus, twenty_or_forty
from bummerl.rules.reasons import Reason
from bummerl.rules.schnapsen.options import SchnapsenOptions
from bummerl.rules.schnapsen.table import Close, Denial, Phase, Table, Trick
from bummerl.rules.schnapsen.why import lead_pair, may_answer, no_claim, no_close, no_exchange, no_meld, refused
from bummerl.rules.schnapsen.worth import claimed, played_out
from bummerl.rules.tricks import FREE, Duty, marriages, may_play, ruled_out, winner

__all__ = ["SchnapsenGame"]

_CLOSE: Final = Action(Verb.CLOSE)
_CLAIM: Final = Action(Verb.CLAIM)
_EXCHANGE: Final = Action(Verb.EXCHANGE)
_DRAW: Final = Action(Verb.DRAW)
_DECLINE: Final = Action(Verb.DECLINE)
_PASS: Final = Action(Verb.PASS)


@dataclass(frozen=True)
class SchnapsenGame(Game[SchnapsenOptions, Table, Standing]):
    """Two-handed Schnapsen or Sixty-six under some options.

    >>> from bummerl.rules.cards import read_cards
    >>> game = SchnapsenGame(SchnapsenOptions())
    >>> deck = read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")
    >>> state, events = game.deal(deck)
    >>> state.hands[1], state.table.turnup, state.table.talon
    (Cards("TS JS AH AC TC"), Card("QS"), 10)
    >>> " ".join(map(str, game.legal(state)))
    'TS JS AH AC TC exchange close'
    """

    rules: ClassVar[str] = "schnapsen"
    public: ClassVar[tuple[str, ...]] = (
        *("trump", "turnup", "talon", "trick", "tricks", "points", "pending", "won"),
        *("shown", "denied", "melded", "close"),
    )

    @property
    def seats(self) -> int:
        """Two."""
        return 2

    @property
    def pack(self) -> Cards:
        """The 20, 24 or 32 cards (§1.1)."""
        return PACKS[self.options.deck]

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """What may be done in each phase; what doing it means depends on the action alone."""
        choices = {
            Phase.LEAD: self._leads,
            Phase.FOLLOW: self._answers,
            Phase.DRAW: self._before_drawing,
            Phase.ANSWER: self._after_close,
            Phase.LAST: self._at_the_end,
        }
        return {phase: (may, self._do) for phase, may in choices.items()}

    def _do(self, state: State[Table], action: Action) -> Step[Table]:
        match action.verb:
            case Verb.PLAY:
                assert action.card is not None, "a play names its card"
                return self._follow(state, action.card) if state.table.trick else self._lead(state, action.card)
            case Verb.MELD:
                return self._meld(state, action)
            case Verb.EXCHANGE:
                return self._exchange(state)
            case Verb.CLOSE:
                return self._close(state)
            case Verb.CLAIM:
                return self._claim(state)
            case Verb.DRAW:
                table, hands, stock, events = self._draw(state)
                return Step(State(table, hands, stock), events)
            case Verb.DECLINE:
                return self._declined(state)
            case Verb.PASS:
                table = state.table
                passed = Event(Kind.PASSED, table.turn)
                return self._end(state, table, played_out(self.options, table), (passed,))
            case _:
                raise AssertionError(f"{action} is never legal in this game")

    # The deal (§1)

    def start(self, deck: tuple[Card, ...], standing: Standing) -> Step[Table]:
        """Packets to forehand and dealer in turn, the turn-up among them, the rest on top of it (§1.4)."""
        hands = [0, 0]
        forehand = 1 - standing.dealer
        at = 0
        turnup = deck[0]
        for size in self.options.packets:
            if size == 0:
                turnup = deck[at]
                at += 1
            else:
                for seat in (forehand, 1 - forehand):
                    hands[seat] |= sum(1 << card for card in deck[at : at + size])
                    at += size
        stock = (*deck[at:], turnup)
        held = (Cards.of(hands[0]), Cards.of(hands[1]))
        table = Table(standing, Phase.LEAD, forehand, turnup.suit, turnup, len(stock))
        events = (
            *(Event(Kind.DEALT, seat, tuple(held[seat]), readers=(seat,)) for seat in (0, 1)),
            Event(Kind.TURNED, standing.dealer, (turnup,)),
        )
        return Step(State(table, held, stock), events)

    # Leading (§2.1, §2.2)

    def _leads(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        actions = plays(self._lead_cards(table, hand))
        if no_meld(self.options, table) is None:
            actions += [twenty_or_forty(suit, table.trump) for suit in marriages(hand)]
        if hand.mask >> self._lowest(table) & 1 and no_exchange(self.options, table) is None:
            actions.append(_EXCHANGE)
        if no_close(self.options, table) is None:
            actions.append(_CLOSE)
        if no_claim(self.options, table) is None:
            actions.append(_CLAIM)
        return tuple(actions)

    def _lead_cards(self, table: Table, hand: Cards) -> Cards:
        """Any card, but after a declaration one of the pair (§5.2)."""
        if table.melded is None:
            return hand
        return hand & lead_pair(self.options, table.melded)

    def _lead(self, state: State[Table], card: Card) -> Step[Table]:
        table = state.table
        seat = table.turn
        led = table._replace(
            phase=Phase.FOLLOW, turn=1 - seat, trick=(card,), shown=_less(table.shown, seat, card), melded=None
        )
        played = Event(Kind.PLAYED, seat, (card,))
        return Step(State(led, _put(state.hands, seat, state.hands[seat].without(card)), state.stock), (played,))

    # The exchange (§3)

    def _lowest(self, table: Table) -> Card:
        """The lowest trump of the pack: jack, nine or seven (§3.1)."""
        return self.options.lowest[table.trump]

    def _exchange(self, state: State[Table]) -> Step[Table]:
        table = state.table
        seat, low, high = table.turn, self._lowest(table), table.turnup
        assert high is not None, "there is a turn-up while cards can be exchanged"
        hand = Cards.of(state.hands[seat].mask & ~(1 << low) | 1 << high)
        shown = _put(table.shown, seat, Cards.of(table.shown[seat].mask & ~(1 << low) | 1 << high))
        swapped = table._replace(turnup=low, shown=shown)
        if table.phase is Phase.ANSWER:
            swapped = self._back_to_closer(swapped)
        event = Event(Kind.EXCHANGED, seat, (low, high))
        return Step(State(swapped, _put(state.hands, seat, hand), (*state.stock[:-1], low)), (event,))

    # Closing (§4)

    def _close(self, state: State[Table]) -> Step[Table]:
        table = state.table
        seat, other = table.turn, 1 - table.turn
        close = Close(seat, table.points[other], table.won[other], table.talon)
        # The question is put whether or not the opponent holds the lowest trump, so that it tells the closer nothing.
        if may_answer(self.options, table):
            closed = table._replace(phase=Phase.ANSWER, turn=other, close=close)
        else:
            closed = table._replace(phase=Phase.LEAD, close=close)
        return Step(State(closed, state.hands, state.stock), (Event(Kind.CLOSED, seat),))

    def _after_close(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        """The closer's opponent exchanges or declines (§3.6)."""
        actions = [_EXCHANGE] if self._lowest(table) in hand else []
        actions.append(_DECLINE)
        if no_claim(self.options, table) is None:
            actions.append(_CLAIM)
        return tuple(actions)

    def _declined(self, state: State[Table]) -> Step[Table]:
        event = Event(Kind.DECLINED, state.table.turn)
        return Step(State(self._back_to_closer(state.table), state.hands, state.stock), (event,))

    @staticmethod
    def _back_to_closer(table: Table) -> Table:
        assert table.close is not None, "only a close is answered"
        return table._replace(phase=Phase.LEAD, turn=table.close.seat)

    # Marriages (§5)

    def _meld(self, state: State[Table], action: Action) -> Step[Table]:
        table = state.table
        king, value = action.card, action.value
        assert king is not None, "a marriage names its king"
        assert value is not None, "a marriage names its worth"
        seat = table.turn
        counts = self.options.marriage_counted == "at_once" and (
            table.won[seat] > 0 or not self.options.marriage_needs_trick
        )
        shown = _put(table.shown, seat, table.shown[seat] | king.suit.marriage)
        points, pending = declared(table.points, table.pending, seat, value, counts=counts)
        melded = table._replace(melded=king, shown=shown, points=points, pending=pending)
        events = (Event(Kind.MELDED, seat, tuple(king.suit.marriage), value),)
        return self._unless_claimed(state._replace(table=melded), seat, events)

    # Following (§2.7, §6)

    def _duty(self, table: Table) -> Duty:
        return self.options.following[not table.is_open]

    def _answers(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        actions = plays(may_play(hand, table.trick, table.trump, self._duty(table)))
        if hand.mask >> self._lowest(table) & 1 and no_exchange(self.options, table) is None:
            actions.append(_EXCHANGE)
        if no_claim(self.options, table) is None:
            actions.append(_CLAIM)
        return tuple(actions)

    def _follow(self, state: State[Table], card: Card) -> Step[Table]:
        """Play the answer and give the trick to its winner, with the marriages that waited for it (§2.3, §5.5)."""
        table = state.table
        seat, led = table.turn, table.trick[0]
        cards = (led, card)
        won = seat if winner(cards, table.trump) else 1 - seat
        hands = _put(state.hands, seat, state.hands[seat].without(card))
        denied, duty = table.denied, self._duty(table)
        if duty is not FREE:
            out = ruled_out(card, table.trick, table.trump, duty) & self.pack
            denied = (*denied, Denial(seat, len(table.tricks), out)) if out else denied
        worth = led.points + card.points
        events = [Event(Kind.PLAYED, seat, (card,)), Event(Kind.TOOK, won, cards, worth)]
        points, pending, waiting = collected(table.points, table.pending, won, worth)
        if waiting:
            events.append(Event(Kind.COUNTED, won, value=waiting))
        bonus = self.options.last_trick_bonus
        if bonus and not hands[0] and table.talon == 0:
            points = plus(points, won, bonus)
            events.append(Event(Kind.BONUS, won, value=bonus))
        taken = table._replace(
            phase=Phase.LEAD,
            turn=won,
            trick=(),
            tricks=(*table.tricks, Trick(1 - seat, cards, won, table.talon)),
            points=points,
            pending=pending,
            won=plus(table.won, won, 1),
            shown=_less(table.shown, seat, card),
            denied=denied,
        )
        return self._taken(State(taken, hands, state.stock), tuple(events))

    def _taken(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """Go on after a trick: claim by itself, draw, or end."""
        table = state.table
        if self._claims_itself(table, table.turn) or (not state.hands[0] and self.options.claim_mode == "auto"):
            return self._unless_claimed(state, table.turn, events)
        if not state.hands[0]:
            return Step(State(table._replace(phase=Phase.LAST), state.hands, state.stock), events)
        if not table.is_open:
            return Step(state, events)
        if self.options.close_timing == "before_or_after_draw":
            waiting = table._replace(phase=Phase.DRAW)
            if no_close(self.options, waiting) is None:
                return Step(State(waiting, state.hands, state.stock), events)
        drawn, hands, stock, draws = self._draw(state)
        return Step(State(drawn, hands, stock), events + draws)

    # Drawing (§2.5)

    def _before_drawing(self, table: Table, _hand: Cards) -> tuple[Action, ...]:
        claim = (_CLAIM,) if no_claim(self.options, table) is None else ()
        return (_DRAW, _CLOSE, *claim)

    @staticmethod
    def _draw(
        state: State[Table],
    ) -> tuple[Table, tuple[Cards, ...], tuple[Card, ...], tuple[Event, ...]]:
        """The trick's winner draws, then the loser; the last card drawn is the turn-up (§2.5)."""
        table = state.table
        first, second = table.turn, 1 - table.turn
        one, two, *rest = state.stock
        last = not rest
        hands = _put(state.hands, first, Cards.of(state.hands[first].mask | 1 << one))
        hands = _put(hands, second, Cards.of(hands[second].mask | 1 << two))
        drawn = table._replace(
            phase=Phase.LEAD,
            talon=len(rest),
            turnup=None if last else table.turnup,
            shown=_put(table.shown, second, Cards.of(table.shown[second].mask | 1 << two)) if last else table.shown,
        )
        events = (
            Event(Kind.DREW, first, (one,), readers=(first,)),
            Event(Kind.DREW, second, (two,), readers=None if last else (second,)),
        )
        return drawn, hands, tuple(rest), events

    # Claiming (§7)

    def _claims_itself(self, table: Table, seat: Seat) -> bool:
        return self.options.claim_mode == "auto" and table.points[seat] >= self.options.target_points

    def _claim(self, state: State[Table]) -> Step[Table]:
        table = state.table
        event = Event(Kind.CLAIMED, table.turn, value=table.points[table.turn])
        return self._end(state, table, claimed(self.options, table, table.turn), (event,))

    def _unless_claimed(self, state: State[Table], seat: Seat, events: tuple[Event, ...]) -> Step[Table]:
        """The state as it is, unless the deal is over by an automatic claim or with the last card (§7.6)."""
        table = state.table
        if self._claims_itself(table, seat):
            event = Event(Kind.CLAIMED, seat, value=table.points[seat])
            return self._end(state, table, claimed(self.options, table, seat), (*events, event))
        if not state.hands[0] and not state.hands[1]:
            return self._end(state, table, played_out(self.options, table), events)
        return Step(state, events)

    def _at_the_end(self, _table: Table, _hand: Cards) -> tuple[Action, ...]:
        """The last trick's winner claims or passes (§7.5)."""
        return (_CLAIM, _PASS)

    @staticmethod
    def _end(state: State[Table], table: Table, result: Result, events: tuple[Event, ...]) -> Step[Table]:
        return ended(state, table._replace(result=result), events)

    def refused(self, table: Table, hand: Cards, action: Action) -> Reason:
        """Which rule forbids this."""
        return refused(self.options, table, hand, action)

    # The match (§9)

    def opening(self, dealer: Seat = 0) -> Standing:
        """Nobody has scored."""
        return Standing(dealer)

    def advance(self, standing: Standing, result: Result) -> Standing:
        """Add the points, hand the deal on (§9.3) and carry what is carried (§9.5)."""
        return Standing(self._next_dealer(standing.dealer, result), standing.plus(result.points), result.carry)

    def _next_dealer(self, dealer: Seat, result: Result) -> Seat:
        if result.again:
            return dealer
        match self.options.dealer_rotation:
            case "alternate":
                return 1 - dealer
            case "winner":
                return dealer if result.winner is None else result.winner
            case "loser":
                return dealer if result.winner is None else 1 - result.winner

    def match_winner(self, standing: Standing) -> Seat | None:
        """The seat that has the match points (§9.1)."""
        return next((seat for seat in (0, 1) if standing.score[seat] >= self.options.match_points), None)

    def losses(self, standing: Standing) -> tuple[int, ...]:
        """How many Bummerl each seat gets at the end of this match (§9.4); all 0 while it goes on.

        >>> game = SchnapsenGame(SchnapsenOptions(schneider_bummerl=2))
        >>> game.losses(Standing(0, (3, 8))), game.losses(Standing(0, (7, 0)))
        ((1, 0), (0, 2))
        """
        if self.match_winner(standing) is None:
            return (0, 0)
        return lowest(standing.score, self.options.schneider_bummerl if min(standing.score) == 0 else 1)

    @property
    def counts_down_from(self) -> int:
        """The match points, unless the score is counted up (§9.2).

        >>> SchnapsenGame(SchnapsenOptions()).written_score(Standing(0, (3, 8)))
        (4, 0)
        """
        return self.options.match_points if self.options.score_direction == "down" else 0

    # What may be looked at again (§10.1)

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:
        """Numbers (from 0) of the finished tricks that `seat` may look through now, oldest first."""
        between_tricks = not table.trick and bool(table.tricks)
        last = {len(table.tricks) - 1} if between_tricks else set()
        own = {number for number, trick in enumerate(table.tricks) if trick.winner == seat}
        match self.options.trick_review:
            case "own_all":
                return tuple(sorted(own | last))
            case "own_only":
                return tuple(sorted(own))
            case "last_only":
                return tuple(last)
            case "none":
                return ()


V = TypeVar("V")


def _put(pair: tuple[V, ...], seat: Seat, value: V) -> tuple[V, V]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _less(pair: tuple[Cards, Cards], seat: Seat, card: Card) -> tuple[Cards, Cards]:
    return _put(pair, seat, pair[seat].without(card)) if pair[seat] else pair
