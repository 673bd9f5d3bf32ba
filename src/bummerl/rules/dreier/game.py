"""Dreierschnapsen: three players, twenty cards, a contract for one against the other two.

```text
 deal 3 ──► TRUMP ──► deal the rest ──► AUCTION ──► [TALON] ──► [DISCARD] ──► [DOUBLE] ──► LEAD ── play ──► FOLLOW ─┐
                                           │                                                 ▲                     │
                                           └─ shown at once ──► result                       └──── next trick ◄────┤
                                                                            result ◄── contract decided, [LAST] ◄──┘
```

Contents in order of play: the deal, trumps, the auction, the talon, doubling, leading, marriages, following, the
finished trick, claiming; then the refusals, and the match.  Paragraphs are those of ``docs/rules/dreierschnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb, plays
from bummerl.rules.cards import PACKS, Card, Cards, Suit
from bummerl.rules.contracts import Goal, every_trick, holds, no_trick, points_in_three
from bummerl.rules.dreier.contracts import CONTRACTS, Aim, Contract, in_play, spoken, value_of, word_of
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.dreier.refusals import Refusal
from bummerl.rules.dreier.table import Call, Denial, DreierStanding, Phase, Table, Trick
from bummerl.rules.dreier.worth import at_once, claimed, decided, played_out
from bummerl.rules.game import Apply, Choices, Game, Result, State, Step
from bummerl.rules.marriages import collected, declared, plus, twenty_or_forty
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.tables import put, without
from bummerl.rules.tricks import DUTIES, Duty, marriages, may_play, ruled_out, winner

__all__ = ["DreierGame"]

SEATS: Final = 3
TRICKS: Final = 6
PACKET: Final = 3
"""Each player is dealt two packets of so many cards, with the talon between them."""
TALON: Final = 2

_CLAIM: Final = Action(Verb.CLAIM)
_PASS: Final = Action(Verb.PASS)
_TAKE: Final = Action(Verb.TAKE)
_DOUBLE: Final = Action(Verb.KONTRA)


@dataclass(frozen=True)
class DreierGame(Game[DreierOptions, Table, DreierStanding]):
    """Dreierschnapsen or Talonschnapsen under some options.

    >>> game = DreierGame(DreierOptions())
    >>> state, events = game.deal(game.pack, DreierStanding(dealer=2))
    >>> state.hands[0], len(state.stock)
    (Cards("AS TS KS"), 11)
    >>> " ".join(map(str, game.legal(state)))
    'trump:S turn:0 turn:1 turn:2'
    """

    rules: ClassVar[str] = "dreier"
    turn_paragraph: ClassVar[str] = "D6.2"
    over_paragraph: ClassVar[str] = "D9.3"
    public: ClassVar[tuple[str, ...]] = (
        *("named", "trump", "turned", "contract", "declarer", "with_talon", "took", "away", "calls", "out", "times"),
        *("asked", "trick", "tricks", "points", "pending", "won", "shown", "denied", "melded"),
    )

    @property
    def seats(self) -> int:
        """Three (§D1.1)."""
        return SEATS

    @property
    def pack(self) -> Cards:
        """The twenty cards (§D1.1)."""
        return PACKS[20]

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """One row a phase."""
        return {
            Phase.TRUMP: (self._trumps, self._make_trumps),
            Phase.AUCTION: (self._calls, self._call),
            Phase.TALON: (self._before_talon, self._take_or_not),
            Phase.DISCARD: (self._discards, self._discard),
            Phase.DOUBLE: (self._doubles, self._double),
            Phase.LEAD: (self._leads, self._lead),
            Phase.FOLLOW: (self._answers, self._follow),
            Phase.LAST: (self._at_the_end, self._last),
        }

    # The deal (§D1)

    def start(self, deck: tuple[Card, ...], standing: DreierStanding) -> Step[Table]:
        """Three cards to each from the dealer's left; the rest waits until trumps are made (§D1.3)."""
        caller = (standing.dealer + 1) % SEATS
        hands, events = _packets((Cards(),) * SEATS, caller, deck[: PACKET * SEATS])
        table = Table(standing, Phase.TRUMP, caller, declarer=caller)
        return Step(State(table, hands, deck[PACKET * SEATS :]), events)

    # Trumps (§D2)

    def _trumps(self, _table: Table, hand: Cards) -> tuple[Action, ...]:
        """Name a suit, or turn up one of the next three cards."""
        held = self.options.trump_must_be_held
        named = [Action(Verb.TRUMP, value=suit) for suit in Suit if not held or hand & suit.cards]
        return (*named, *(Action(Verb.TURN, value=place) for place in self._turns))

    @property
    def _turns(self) -> range:
        return {"any_of_three": range(PACKET), "next": range(1), "off": range(0)}[self.options.trump_turn]

    def _make_trumps(self, state: State[Table], action: Action) -> Step[Table]:
        """Trumps are made, and everybody gets the second packet (§D2.3)."""
        table, caller = state.table, state.table.turn
        assert action.value is not None, "trumps are named or turned by number"
        turned = None
        if action.verb is Verb.TURN:
            turned = state.stock[TALON + action.value]
            told = Event(Kind.TURNED, caller, (turned,))
            suit = turned.suit
        else:
            suit = Suit(action.value)
            told = Event(Kind.TRUMPED, caller, value=suit)
        hands, events = _packets(state.hands, caller, state.stock[TALON:])
        shown = table.shown if turned is None else put(table.shown, caller, Cards((turned,)))
        made = table._replace(phase=Phase.AUCTION, named=suit, trump=suit, turned=turned, shown=shown)
        return Step(State(made, hands, state.stock[:TALON]), (told, *events))

    # The auction (§D3)

    def _calls(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        words = [
            word_of(contract, talon=talon)
            for contract in in_play(self.options)
            for talon in (True, False)
            if self._no_call(table, hand, contract, talon=talon) is None
        ]
        return (*(Action(Verb.CALL, word=word) for word in words), _PASS)

    def _no_call(self, table: Table, hand: Cards, contract: Contract, *, talon: bool) -> Refusal | None:
        """Why the seat to act may not call this."""
        is_caller = table.turn == table.caller
        if contract not in in_play(self.options):
            return Refusal.CALL_UNKNOWN
        if talon and (not self.options.talon_exchange or contract.aim is Aim.AT_ONCE):
            return Refusal.TALON_OFF
        if contract.who == "caller" and not is_caller:
            return Refusal.CALL_NOT_CALLER
        if contract.who == "opponents" and is_caller:
            return Refusal.CALL_NOT_OPPONENT
        if not holds(contract.needs, hand, table.named):
            return Refusal.CALL_ACE if contract.needs == "ace" else Refusal.CALL_FIVE
        if not self._overcalls(table, contract, talon=talon):
            return Refusal.CALL_LOW
        return None

    def _overcalls(self, table: Table, contract: Contract, *, talon: bool) -> bool:
        """Whether this call beats the highest so far: by value, then without the talon, then as the caller (§D3.6)."""
        value, highest = value_of(self.options, contract), value_of(self.options, table.played)
        if self.options.equal_bids == "never":
            return value > highest
        here = (value, not talon, table.turn == table.caller)
        return here > (highest, not table.with_talon, table.declarer == table.caller)

    def _call(self, state: State[Table], action: Action) -> Step[Table]:
        """A call takes the lead in the auction, a pass leaves it, except the caller's opening pass (§D3.5)."""
        table, seat = state.table, state.table.turn
        if action.word is None:
            is_opening = not table.calls
            out = table.out if is_opening else (*table.out, seat)
            table = table._replace(calls=(*table.calls, Call(seat, "")), out=out)
            event = Event(Kind.WAIVED, seat)
        else:
            word, talon = spoken(action.word)
            calls = (*table.calls, Call(seat, action.word))
            table = table._replace(calls=calls, contract=word, declarer=seat, with_talon=talon)
            event = Event(Kind.CALLED, seat, value=value_of(self.options, table.played), word=action.word)
        still = [each for each in _clockwise(seat) if each not in table.out and each != table.declarer]
        if still:
            return Step(state._replace(table=table._replace(turn=still[0])), (event,))
        return self._auctioned(state._replace(table=table), (event,))

    def _auctioned(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The declarer is known: trumps for the contract, then the talon, then doubling (§D3.7)."""
        table = state.table
        contract = table.played
        table = table._replace(turn=table.declarer, trump=table.named if contract.trumps else None)
        if contract.aim is Aim.AT_ONCE:
            suits = [suit.cards & self.pack for suit in Suit]
            five = next(cards for cards in suits if cards <= state.hands[table.declarer])
            opened = Event(Kind.OPENED, table.declarer, tuple(five))
            shown = table._replace(shown=put(table.shown, table.declarer, five))
            return _end(state, shown, at_once(self.options, shown), (*events, opened))
        if table.with_talon:
            return self._taken(state._replace(table=table), events)
        if contract.aim is Aim.CLAIM and self.options.talon_exchange:
            return Step(state._replace(table=table._replace(phase=Phase.TALON)), events)
        return self._to_doubling(state._replace(table=table), events)

    # The talon (§D4)

    @staticmethod
    def _before_talon(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        return (_TAKE, _PASS)

    def _take_or_not(self, state: State[Table], action: Action) -> Step[Table]:
        if action.verb is Verb.TAKE:
            return self._taken(state, ())
        return self._to_doubling(state, (Event(Kind.WAIVED, state.table.turn),))

    @staticmethod
    def _taken(state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The declarer picks the talon up; nobody knows any more which cards he keeps (§D4.3)."""
        table = state.table
        seat = table.declarer
        shown = put(table.shown, seat, Cards())
        took = table._replace(phase=Phase.DISCARD, took=True, away=TALON, shown=shown)
        picked = Event(Kind.PICKED_UP, seat, state.stock, readers=(seat,))
        hands = put(state.hands, seat, state.hands[seat] | Cards(state.stock))
        return Step(State(took, hands, (), (Cards(),)), (*events, picked))

    @staticmethod
    def _discards(_table: Table, hand: Cards) -> tuple[Action, ...]:
        return tuple(Action(Verb.DISCARD, card) for card in hand)

    def _discard(self, state: State[Table], action: Action) -> Step[Table]:
        table, card = state.table, action.card
        assert card is not None, "a discard names its card"
        seat = table.turn
        hands = put(state.hands, seat, state.hands[seat].without(card))
        table = table._replace(away=table.away - 1)
        event = Event(Kind.DISCARDED, seat, (card,), readers=(seat,))
        laid = State(table, hands, state.stock, (state.aside[0] | Cards((card,)),))
        return Step(laid, (event,)) if table.away else self._to_doubling(laid, (event,))

    # Doubling (§D5)

    def _to_doubling(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        if self.options.kontra_max == 1:
            return self._to_play(state, events)
        table = state.table._replace(phase=Phase.DOUBLE, turn=state.table.defenders[0])
        return Step(state._replace(table=table), events)

    @staticmethod
    def _doubles(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        return (_DOUBLE, _PASS)

    def _double(self, state: State[Table], action: Action) -> Step[Table]:
        """A double is answered by the other side; when a side lets it stand the play begins (§D5.2, §D5.3)."""
        table, seat = state.table, state.table.turn
        is_declarer = seat == table.declarer
        if action.verb is Verb.KONTRA:
            table = table._replace(times=2 * table.times, asked=())
            event = Event(Kind.DOUBLED, seat, value=table.times)
            waiting = table.defenders if is_declarer else (table.declarer,)
            if table.times >= self.options.kontra_max:
                waiting = ()
        else:
            event = Event(Kind.WAIVED, seat)
            table = table._replace(asked=(*table.asked, seat))
            side = (table.declarer,) if is_declarer else table.defenders
            waiting = tuple(each for each in side if each not in table.asked)
        if waiting:
            return Step(state._replace(table=table._replace(turn=waiting[0])), (event,))
        return self._to_play(state._replace(table=table), (event,))

    def _to_play(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The first lead, with the declarer's cards laid open where the contract says so (§D6.1, §D8.2)."""
        table = state.table
        seat, contract = table.declarer, table.played
        by_caller = self.options.first_lead == "caller_in_trumps" and contract.trumps
        table = table._replace(phase=Phase.LEAD, turn=table.caller if by_caller else seat, asked=())
        if contract.open:
            table = table._replace(shown=put(table.shown, seat, state.hands[seat]))
            events = (*events, Event(Kind.OPENED, seat, tuple(state.hands[seat])))
        return Step(state._replace(table=table), events)

    # Leading (§D6.1, §D6.2)

    def _leads(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        cards = hand if table.melded is None else hand & table.melded.suit.marriage
        actions = plays(cards)
        if self._no_meld(table) is None:
            actions += [twenty_or_forty(suit, table.trump) for suit in marriages(hand)]
        if self._no_claim(table) is None:
            actions.append(_CLAIM)
        return tuple(actions)

    def _lead(self, state: State[Table], action: Action) -> Step[Table]:
        match action:
            case Action(Verb.MELD, Card() as king, int() as value):
                return self._meld(state, king, value)
            case Action(Verb.PLAY, Card() as card):
                table = state.table
                seat = table.turn
                led = table._replace(
                    phase=Phase.FOLLOW,
                    turn=(seat + 1) % SEATS,
                    trick=(card,),
                    shown=without(table.shown, seat, card),
                    melded=None,
                )
                hands = put(state.hands, seat, state.hands[seat].without(card))
                return Step(state._replace(table=led, hands=hands), (Event(Kind.PLAYED, seat, (card,)),))
            case _:
                return self._claim(state)

    # Marriages (§D7)

    @staticmethod
    def _no_meld(table: Table) -> Refusal | None:
        """Why the leader may not declare a marriage that it holds."""
        if table.phase is not Phase.LEAD:
            return Refusal.MELD_NOT_LEADING
        if not table.played.counts_points:
            return Refusal.MELD_CONTRACT
        if table.played.aim is Aim.THREE and table.turn != table.declarer:
            return Refusal.MELD_CONTRACT
        if table.melded is not None:
            return Refusal.MELD_SECOND
        return None

    def _meld(self, state: State[Table], king: Card, value: int) -> Step[Table]:
        table, seat = state.table, state.table.turn
        points, pending = declared(table.points, table.pending, seat, value, counts=table.side_won(seat) > 0)
        shown = put(table.shown, seat, table.shown[seat] | king.suit.marriage)
        melded = table._replace(melded=king, shown=shown, points=points, pending=pending)
        event = Event(Kind.MELDED, seat, tuple(king.suit.marriage), value)
        return self._unless_over(state._replace(table=melded), (event,))

    # Following (§D6.3)

    @cached_property
    def _duty(self) -> Duty:
        return DUTIES[self.options.duty]._replace(undertrump=self.options.must_undertrump)

    def _answers(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        return tuple(plays(self._allowed(table, hand)))

    def _allowed(self, table: Table, hand: Cards) -> Cards:
        return may_play(hand, table.trick, table.trump, self._duty, table.played.order)

    def _follow(self, state: State[Table], action: Action) -> Step[Table]:
        """Play an answer; the third card finishes the trick."""
        table, card = state.table, action.card
        assert card is not None, "a play names its card"
        seat, order = table.turn, table.played.order
        hands = put(state.hands, seat, state.hands[seat].without(card))
        out = ruled_out(card, table.trick, table.trump, self._duty, order) & self.pack
        denied = (*table.denied, Denial(seat, len(table.tricks), out)) if out else table.denied
        trick = (*table.trick, card)
        table = table._replace(trick=trick, denied=denied, shown=without(table.shown, seat, card))
        played = Event(Kind.PLAYED, seat, (card,))
        if len(trick) < SEATS:
            return Step(state._replace(table=table._replace(turn=(seat + 1) % SEATS), hands=hands), (played,))
        leader = (seat + 1) % SEATS
        won = (leader + winner(trick, table.trump, order)) % SEATS
        worth = sum(card.points for card in trick)
        points, pending, waiting = table.points, table.pending, 0
        for each in table.side(won):
            points, pending, counts = collected(points, pending, each, worth if each == won else 0)
            waiting += counts
        table = table._replace(
            phase=Phase.LEAD,
            turn=won,
            trick=(),
            tricks=(*table.tricks, Trick(leader, trick, won)),
            points=points,
            pending=pending,
            won=plus(table.won, won, 1),
        )
        counted = (Event(Kind.COUNTED, won, value=waiting),) if waiting else ()
        events = (played, Event(Kind.TOOK, won, trick, worth), *counted)
        return self._unless_over(state._replace(table=table, hands=hands), events)

    # The end (§D8, §D9)

    def _goal(self, state: State[Table]) -> Goal:
        """How the contract stands (§D8)."""
        table = state.table
        mine = [trick.winner == table.declarer for trick in table.tricks]
        match table.played.aim:
            case Aim.NO_TRICK:
                return no_trick(mine, TRICKS)
            case Aim.EVERY_TRICK:
                return every_trick(mine, TRICKS)
            case Aim.THREE:
                points = table.points[table.declarer] + self._discards_count(state) if mine else 0
                early = self.options.schnapser_early_end
                return points_in_three(mine, points, self.options.target_points, early=early)
            case _:
                return Goal.OPEN

    def _discards_count(self, state: State[Table]) -> int:
        """What the cards laid away are worth for the declarer (§D4.4)."""
        return state.aside[0].points if self.options.discard_points == "declarer" and state.aside else 0

    def _side_points(self, state: State[Table], seat: Seat) -> int:
        """Card points of this seat's side, with what lies away where it counts."""
        discards = self._discards_count(state) if seat == state.table.declarer else 0
        return state.table.side_points(seat) + discards

    def _unless_over(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The state as it is, unless the contract is decided, the game claims for somebody, or no card is left."""
        table = state.table
        goal = self._goal(state)
        if goal is not Goal.OPEN:
            return _end(state, table, decided(self.options, table, made=goal is Goal.MADE), events)
        if table.played.aim is not Aim.CLAIM:
            return Step(state, events)
        is_played_out = not any(state.hands)
        if self.options.claim_mode == "auto":
            if self._side_points(state, table.turn) >= self.options.target_points:
                step = self._claim(state)
                return Step(step.state, (*events, *step.events))
            if is_played_out:
                return _end(state, table, played_out(table), events)
        if is_played_out:
            return Step(state._replace(table=table._replace(phase=Phase.LAST)), events)
        return Step(state, events)

    def _no_claim(self, table: Table) -> Refusal | None:
        """Why the seat to act may not claim now (§D9.1, §D9.2)."""
        if self.options.claim_mode == "auto":
            return Refusal.CLAIM_AUTO
        if table.played.aim is not Aim.CLAIM:
            return Refusal.CLAIM_CONTRACT
        has_window = table.phase in {Phase.LEAD, Phase.LAST} and (table.tricks or table.melded is not None)
        return None if has_window else Refusal.CLAIM_NOT_NOW

    def _claim(self, state: State[Table]) -> Step[Table]:
        table = state.table
        event = Event(Kind.CLAIMED, table.turn, value=self._side_points(state, table.turn))
        result = claimed(self.options, table, table.turn, self._discards_count(state))
        return _end(state, table, result, (event,))

    @staticmethod
    def _at_the_end(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        """The last trick's winner claims or passes (§D9.4)."""
        return (_CLAIM, _PASS)

    def _last(self, state: State[Table], action: Action) -> Step[Table]:
        if action.verb is Verb.CLAIM:
            return self._claim(state)
        table = state.table
        return _end(state, table, played_out(table), (Event(Kind.PASSED, table.turn),))

    # Refusals

    def explain(self, table: Table, hand: Cards, action: Action) -> Reason | None:
        """Why the seat to act may not do this, citing the paragraph; None if it may."""
        if action in self.choices(table, hand):
            return None
        refusal = self._refusal(table, hand, action)
        params: dict[str, Param] = {}
        paragraph = refusal.value[1]
        match refusal:
            case Refusal.NOT_HELD if action.card is not None:
                params = {"card": action.card}
            case Refusal.LEAD_MARRIAGE if table.melded is not None:
                params = {"suit": table.melded.suit}
            case Refusal.FOLLOW | Refusal.HEAD | Refusal.TRUMP:
                led = table.trick[0]
                params = {"led": led, "suit": led.suit, "cards": tuple(self._allowed(table, hand))}
            case Refusal.MELD_NOT_HELD if action.card is not None:
                params = {"suit": action.card.suit}
            case Refusal.MELD_VALUE if action.card is not None:
                params = {
                    "suit": action.card.suit,
                    "value": twenty_or_forty(action.card.suit, table.trump).value,
                }
            case Refusal.MELD_CONTRACT | Refusal.CLAIM_CONTRACT:
                params = {"contract": table.contract}
            case Refusal.CALL_LOW:
                params = {"contract": word_of(table.played, talon=table.with_talon)}
            case Refusal.CALL_ACE | Refusal.CALL_FIVE | Refusal.CALL_NOT_CALLER | Refusal.CALL_NOT_OPPONENT:
                params = {"contract": action.word}
            case Refusal.TRUMP_NOT_HELD if action.value is not None:
                params = {"suit": Suit(action.value)}
            case Refusal.CLAIM_AUTO:
                params = {"target": self.options.target_points}
            case _:
                pass
        return reason(refusal.value[0], paragraph, **params)

    def _refusal(self, table: Table, hand: Cards, action: Action) -> Refusal:
        phase = table.phase
        match action.verb:
            case Verb.TRUMP if phase is Phase.TRUMP:
                return Refusal.TRUMP_NOT_HELD
            case Verb.TURN if phase is Phase.TRUMP:
                return Refusal.TURN_WHICH if self._turns else Refusal.TURN_OFF
            case Verb.TRUMP | Verb.TURN:
                return Refusal.TRUMP_DONE
            case Verb.CALL if phase is Phase.AUCTION:
                return self._wrong_call(table, hand, action.word or "")
            case Verb.TAKE if not self.options.talon_exchange:
                return Refusal.TALON_OFF
            case _ if phase in _FIRST:
                return _FIRST[phase]
            case Verb.CLAIM:
                return self._no_claim(table) or Refusal.CLAIM_NOT_NOW
            case Verb.MELD:
                return self._no_meld(table) or _wrong_pair(hand, action)
            case Verb.PLAY:
                return self._wrong_card(table, hand, action.card)
            case other:
                return _NOT_NOW.get(other, Refusal.OTHER_GAME)

    def _wrong_call(self, table: Table, hand: Cards, word: str) -> Refusal:
        known, talon = spoken(word)
        if known not in CONTRACTS:
            return Refusal.CALL_UNKNOWN
        return self._no_call(table, hand, CONTRACTS[known], talon=talon) or Refusal.CALL_UNKNOWN

    @staticmethod
    def _wrong_card(table: Table, hand: Cards, card: Card | None) -> Refusal:
        if card is None or card not in hand:
            return Refusal.NOT_HELD
        if not table.trick:
            return Refusal.LEAD_MARRIAGE
        led = table.trick[0].suit
        if not hand & led.cards:
            return Refusal.TRUMP
        return Refusal.HEAD if card.suit is led else Refusal.FOLLOW

    # The match (§D11)

    def opening(self, dealer: Seat = 0) -> DreierStanding:
        """Nobody has scored."""
        return DreierStanding(dealer)

    def advance(self, standing: DreierStanding, result: Result) -> DreierStanding:
        """Add the points, hand the deal on, and remember who had nothing while both others were at 23 (§D11.6)."""
        score = tuple(had + won for had, won in zip(standing.score, result.points, strict=True))
        short = self.options.match_points - 1
        retour = standing.retour
        for seat in range(SEATS):
            if score[seat] == 0 and short > 0 and all(score[each] == short for each in range(SEATS) if each != seat):
                retour = seat + 1
        return replace(standing, dealer=(standing.dealer + 1) % SEATS, score=score, retour=retour)

    def match_winner(self, standing: DreierStanding) -> Seat | None:
        """The seat that has the match points and more than any other (§D11.1, §D11.3)."""
        best = max(standing.score)
        if best < self.options.match_points or standing.score.count(best) > 1:
            return None
        return standing.score.index(best)

    def losses(self, standing: DreierStanding) -> tuple[int, ...]:
        """How many Bummerl each seat gets at the end of this match (§D11.4 to §D11.6); all 0 while it goes on.

        >>> game = DreierGame(DreierOptions())
        >>> game.losses(DreierStanding(score=(24, 0, 7))), game.losses(DreierStanding(score=(24, 23, 23), retour=1))
        ((0, 2, 0), (0, 4, 4))
        """
        won = self.match_winner(standing)
        if won is None:
            return (0,) * SEATS
        if standing.retour == won + 1:
            return tuple(0 if seat == won else self.options.retour_bummerl for seat in range(SEATS))
        least = min(standing.score)
        each = self.options.schneider_bummerl if least == 0 else 1
        return tuple(each if score == least else 0 for score in standing.score)

    def bummerls(self, standing: DreierStanding) -> int:
        """How many Bummerl a loser of this finished match gets; `losses` says who."""
        return max(self.losses(standing))

    def written_score(self, standing: DreierStanding) -> tuple[int, ...]:
        """The score as the table writes it, counting up or down (§D11.2)."""
        if self.options.score_direction == "up":
            return standing.score
        return tuple(self.options.match_points - had for had in standing.score)

    # What may be looked at again (§D12.1)

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:  # noqa: ARG002  # all three see the same
        """Numbers (from 0) of the finished tricks that may be looked at now, oldest first."""
        if self.options.trick_review == "none" or not table.tricks:
            return ()
        seen = set() if table.trick else {len(table.tricks) - 1}
        if self.options.trick_review == "first_each":
            sides = [trick.winner == table.declarer for trick in table.tricks]
            seen |= {sides.index(side) for side in (True, False) if side in sides}
        return tuple(sorted(seen))


_FIRST: Final = {
    Phase.TRUMP: Refusal.TRUMP_FIRST,
    Phase.AUCTION: Refusal.AUCTION_FIRST,
    Phase.TALON: Refusal.TALON_FIRST,
    Phase.DISCARD: Refusal.DISCARD_FIRST,
    Phase.DOUBLE: Refusal.DOUBLE_FIRST,
    Phase.LAST: Refusal.LAST_FIRST,
}
"""What must be done first, before anything else."""

_NOT_NOW: Final = {
    Verb.CALL: Refusal.CALL_DONE,
    Verb.TAKE: Refusal.TALON_NOT_NOW,
    Verb.DISCARD: Refusal.DISCARD_NOT_NOW,
    Verb.KONTRA: Refusal.DOUBLE_NOT_NOW,
    Verb.PASS: Refusal.PASS_NOT_NOW,
}
"""What is not done while tricks are played."""


def _clockwise(seat: Seat) -> tuple[Seat, ...]:
    """The seats from the next one round to this one."""
    return tuple((seat + step) % SEATS for step in range(1, SEATS + 1))


def _packets(
    hands: tuple[Cards, ...], first: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Cards, ...], tuple[Event, ...]]:
    """Three cards more to each seat from `first` on, and each seat's own event."""
    events = []
    for turn in range(SEATS):
        seat, packet = (first + turn) % SEATS, cards[PACKET * turn : PACKET * (turn + 1)]
        hands = put(hands, seat, hands[seat] | Cards(packet))
        events.append(Event(Kind.DEALT, seat, packet, readers=(seat,)))
    return hands, tuple(events)


def _wrong_pair(hand: Cards, action: Action) -> Refusal:
    if action.card is None or not action.card.suit.marriage <= hand:
        return Refusal.MELD_NOT_HELD
    return Refusal.MELD_VALUE


def _end(state: State[Table], table: Table, result: Result, events: tuple[Event, ...]) -> Step[Table]:
    over = table._replace(result=result)
    ended = Event(Kind.ENDED, table.turn if result.winner is None else result.winner, value=max(result.points))
    return Step(state._replace(table=over), (*events, ended))
