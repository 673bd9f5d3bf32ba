"""Bauernschnapsen: four players, partners opposite, and contracts from Bettler to Herrenjodler.

```text
 [CUT] ── cut, knock ──► TRUMP ── trump, turn ──► AUCTION ── call, pass ──► [DOUBLE] ── kontra, pass ──┐
                                                     │                                                 ▼
                                                     └─ a Jodler ──► result             LEAD ── meld ──► LEAD
                                                                                          │ ▲
                                                     result ◄── claim ───────────────── play │ next trick
                                                        ▲                                 ▼  │
                                                        └── decided, [LAST] ◄── trick ◄── FOLLOW
```

Contents in order of play: the deal, trumps, the auction, doubling, leading, following, the finished trick, claiming;
then the refusals, and the match.  Paragraphs are those of ``docs/rules/bauernschnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Final, TypeVar

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb, plays
from bummerl.rules.bauern.contracts import CONTRACTS, Aim, Contract, ladder, order_of, value_of
from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.bauern.refusals import Refusal
from bummerl.rules.bauern.table import BauernStanding, Call, Denial, Phase, Table, Trick
from bummerl.rules.bauern.worth import TARGET, claimed, failed, made, played_out
from bummerl.rules.cards import PACKS, Card, Cards, Suit
from bummerl.rules.contracts import Goal, every_trick, holds, no_trick, points_in_three
from bummerl.rules.game import Apply, Choices, Game, Result, State, Step
from bummerl.rules.marriages import collected, declared, plus, twenty_or_forty
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.tables import put
from bummerl.rules.tricks import Duty, Order, marriages, may_play, ruled_out, winner

__all__ = ["BauernGame"]

_HAND: Final = 5
_CUT: Final = Action(Verb.CUT)
_KNOCK: Final = Action(Verb.KNOCK)
_PASS: Final = Action(Verb.PASS)
_KONTRA: Final = Action(Verb.KONTRA)
_CLAIM: Final = Action(Verb.CLAIM)
_CALLS: Final = {word: Action(Verb.CALL, word=word) for word in CONTRACTS}
_TRUMPS: Final = tuple(Action(Verb.TRUMP, value=int(suit)) for suit in Suit)
_TURNS: Final = (Action(Verb.TURN, value=0), Action(Verb.TURN, value=1))

_PACKETS: Final = {"3_2": (3, 2), "5": (5,), "1x5": (1, 1, 1, 1, 1)}


@dataclass(frozen=True)
class BauernGame(Game[BauernOptions, Table, BauernStanding]):
    """Bauernschnapsen under some options.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> game = BauernGame(BauernOptions())
    >>> deck = read_cards("QHTHKDASQCADKSTCJDTSQSJSACQDTDJHAHKHKCJC")
    >>> state = game.deal(deck, BauernStanding(dealer=3)).state
    >>> for action in read_actions("cut trump:H"):
    ...     state = game.apply(state, action).state
    >>> state.hands[0], " ".join(map(str, game.legal(state)))
    (Cards("TH QH KD QD AC"), 'call:schnapser call:land call:bauernschnapser pass')
    """

    rules: ClassVar[str] = "bauernschnapsen"
    turn_paragraph: ClassVar[str] = "B6.1"
    over_paragraph: ClassVar[str] = "B8.1"

    @property
    def seats(self) -> int:
        """Four; partners sit opposite (§B1.1)."""
        return 4

    @property
    def pack(self) -> Cards:
        """The 20 cards, ace to jack (§B1.1)."""
        return PACKS[20]

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """One row a phase."""
        return {
            Phase.CUT: (self._cuts, self._cut),
            Phase.TRUMP: (self._trumps, self._trump),
            Phase.AUCTION: (self._calls, self._call),
            Phase.DOUBLE: (self._doubles, self._double),
            Phase.LEAD: (self._leads, self._lead),
            Phase.FOLLOW: (self._answers, self._play),
            Phase.LAST: (self._at_the_end, self._end_of_play),
        }

    # The deal (§B1)

    def start(self, deck: tuple[Card, ...], standing: BauernStanding) -> Step[Table]:
        """The pack is there to be cut; where there is nothing to decide the first cards are dealt at once (§B1.4)."""
        rufer = (standing.dealer + 1) % 4
        table = Table(standing, Phase.CUT, (standing.dealer + 3) % 4, declarer=rufer, leader=rufer)
        state = State(table, (Cards(),) * 4, deck)
        packets = _PACKETS[self.options.deal_packets]
        if self.options.knocking and packets != (_HAND,):
            return Step(state, ())
        return self._dealt(state, packets, ())

    @staticmethod
    def _cuts(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        return (_CUT, _KNOCK)

    def _cut(self, state: State[Table], action: Action) -> Step[Table]:
        seat = state.table.turn
        if action == _KNOCK:
            return self._dealt(state, (_HAND,), (Event(Kind.KNOCKED, seat),))
        return self._dealt(state, _PACKETS[self.options.deal_packets], (Event(Kind.CUT, seat),))

    @staticmethod
    def _dealt(state: State[Table], packets: tuple[int, ...], events: tuple[Event, ...]) -> Step[Table]:
        """Give the Rufer three cards; what everybody else will get waits face down, the Rufer's other two on top.

        The others do not look at their cards before trumps are made, so nobody needs to hold any yet (§B2.1).
        """
        table, rufer = state.table, state.table.rufer
        to_come: list[list[Card]] = [[], [], [], []]
        at = 0
        for size in packets:
            for held in to_come:
                held.extend(state.stock[at : at + size])
                at += size
        first, *others = to_come
        stock = (*first[3:], *(card for held in others for card in held))
        hand = Cards(first[:3])
        seen = Event(Kind.DEALT, rufer, tuple(hand), readers=(rufer,))
        naming = table._replace(phase=Phase.TRUMP, turn=rufer)
        return Step(State(naming, put(state.hands, rufer, hand), stock), (*events, seen))

    # Trumps (§B2)

    def _trumps(self, _table: Table, hand: Cards) -> tuple[Action, ...]:
        any_suit = not self.options.trump_must_be_held
        named = [action for suit, action in zip(Suit, _TRUMPS, strict=True) if any_suit or hand & suit.cards]
        return (*named, *self._turns)

    @cached_property
    def _turns(self) -> tuple[Action, ...]:
        return {"off": (), "next_card": _TURNS[:1], "choose_one_of_two": _TURNS}[self.options.aufschlagen]

    def _trump(self, state: State[Table], action: Action) -> Step[Table]:
        table, value = state.table, action.value
        seat = table.turn
        assert value is not None, "trumps are a suit, and a card to turn up has a number"
        if action.verb is Verb.TRUMP:
            suit, shown, turned = Suit(value), table.shown, None
            event = Event(Kind.TRUMPED, seat, value=value)
        else:
            turned = state.stock[value]
            suit, shown = turned.suit, put(table.shown, seat, Cards((turned,)))
            event = Event(Kind.TURNED, seat, (turned,))
        calling = table._replace(phase=Phase.AUCTION, named=suit, trump=suit, turned=turned, shown=shown)
        return self._taken_up(state._replace(table=calling), event)

    @staticmethod
    def _taken_up(state: State[Table], event: Event) -> Step[Table]:
        """Everybody takes up five cards (§B2.3)."""
        rufer = state.table.rufer
        rest = list(state.stock)
        hands, events = state.hands, [event]
        for seat in ((rufer + place) % 4 for place in range(4)):
            missing = _HAND - len(hands[seat])
            cards, rest = rest[:missing], rest[missing:]
            hands = put(hands, seat, hands[seat] | Cards(cards))
            events.append(Event(Kind.DEALT, seat, tuple(Cards(cards)), readers=(seat,)))
        return Step(State(state.table, hands, ()), tuple(events))

    # The auction (§B4)

    def _calls(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        called = [
            _CALLS[contract.word] for contract in ladder(self.options) if self._no_call(table, hand, contract) is None
        ]
        return (*called, _PASS)

    def _no_call(self, table: Table, hand: Cards, contract: Contract) -> Refusal | None:
        """Why the seat to act may not call this contract."""
        return self._not_played(contract) or self._not_entitled(table, hand, contract) or self._too_low(table, contract)

    def _not_played(self, contract: Contract) -> Refusal | None:
        return None if value_of(self.options, contract) else Refusal.CALL_NOT_PLAYED

    def _not_entitled(self, table: Table, hand: Cards, contract: Contract) -> Refusal | None:
        """By the seat (§B3.2) or by the cards (§B3.3)."""
        seat = table.turn
        if contract.who == "opponents" and seat in table.side(table.rufer):
            return Refusal.CALL_OPPONENTS
        if contract.who == "rufer":
            if self.options.partner_contracts and seat not in table.side(table.rufer):
                return Refusal.CALL_RUFER_SIDE
            if not self.options.partner_contracts and seat != table.rufer:
                return Refusal.CALL_RUFER
        if contract.word == "herrenjodler" and self.options.herrenjodler_by == "rufer" and seat != table.rufer:
            return Refusal.CALL_HERRENJODLER
        return None if holds(contract.needs, hand, table.named) else _MISSING[contract.needs]

    def _too_low(self, table: Table, contract: Contract) -> Refusal | None:
        """A call must be worth more than the last one, or as much where that is enough (§B4.1, §B4.2)."""
        value, last = value_of(self.options, contract), value_of(self.options, table.played)
        if value != last:
            return None if value > last else Refusal.CALL_LOW
        is_higher = False
        if self.options.equal_value == "ladder":
            is_higher = _PLACE[contract.word] > _PLACE[table.contract]
        elif self.options.equal_value == "earlier_seat":
            is_higher = (table.turn - table.rufer) % 4 < (table.declarer - table.rufer) % 4
        return None if is_higher else Refusal.CALL_EQUAL

    def _call(self, state: State[Table], action: Action) -> Step[Table]:
        table, seat = state.table, state.table.turn
        word = action.word or ""
        said = table._replace(calls=(*table.calls, Call(seat, word)))
        if action.verb is Verb.PASS:
            event = Event(Kind.WAIVED, seat)
            if self.options.pass_is_final or self.options.auction_rounds == "single":
                said = said._replace(passed=(*table.passed, seat))
        else:
            contract = CONTRACTS[word]
            event = Event(Kind.CALLED, seat, value=value_of(self.options, contract), word=word)
            said = said._replace(contract=word, declarer=seat, trump=table.named if contract.trumps else None)
            if contract.aim is Aim.AT_ONCE:
                why = reason("end-bauern-at-once", "B4.6", seat=seat, contract=word)
                laid_down, opened = self._open(said, state.hands[seat])
                return self._end(state, laid_down, made(self.options, said, why), (event, opened))
        if self._is_over(said):
            return self._contracted(state._replace(table=said), (event,))
        following = (seat + 1) % 4
        while following in said.passed:
            following = (following + 1) % 4
        return Step(state._replace(table=said._replace(turn=following)), (event,))

    def _is_over(self, table: Table) -> bool:
        """Whether the auction is over (§B4.3, §B4.4)."""
        if self.options.auction_rounds == "single":
            return len(table.calls) == 4
        silent = 4 if table.contract == "normal" else 3
        if self.options.pass_is_final:
            return len(table.passed) == silent
        return len(table.calls) >= silent and not any(call.word for call in table.calls[-silent:])

    # Doubling (§B5), and who sits out (§B6.7, §B6.8)

    def _contracted(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The contract is settled: the partner may lay the cards down, and somebody may double."""
        table, hands, aside = state.table, state.hands, state.aside
        if self._partner_rests(table.played):
            resting = (table.declarer + 2) % 4
            table = table._replace(resting=resting)
            aside = put((Cards(),) * 4, resting, hands[resting])
            hands = put(hands, resting, Cards())
        may_double = self.options.kontra_contracts == "all" or (
            self.options.kontra_contracts == "normal" and table.contract == "normal"
        )
        settled = State(table, hands, state.stock, aside)
        return self._ask_or_play(settled, events) if may_double else self._begin(settled, events)

    def _partner_rests(self, contract: Contract) -> bool:
        if contract.aim is Aim.NO_TRICK:
            return self.options.bettler_partner == "sits_out"
        return contract.aim is Aim.EVERY_TRICK and not contract.trumps and self.options.land_partner == "sits_out"

    def _ask_or_play(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """Ask the next seat that may double; if there is none, play begins."""
        table = state.table
        first = table.declarer + (table.times in _BY_OPPONENTS)
        sitting = [seat % 4 for seat in (first, first + 2)]
        left = [seat for seat in sitting if seat not in table.asked and seat != table.resting]
        if table.times >= self.options.kontra_max or not left:
            return self._begin(state, events)
        return Step(state._replace(table=table._replace(phase=Phase.DOUBLE, turn=left[0])), events)

    @staticmethod
    def _doubles(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        return (_KONTRA, _PASS)

    def _double(self, state: State[Table], action: Action) -> Step[Table]:
        table, seat = state.table, state.table.turn
        if action == _PASS:
            let_be = table._replace(asked=(*table.asked, seat))
            return self._ask_or_play(state._replace(table=let_be), (Event(Kind.WAIVED, seat),))
        times = 2 * table.times
        doubled = table._replace(times=times, asked=())
        return self._ask_or_play(state._replace(table=doubled), (Event(Kind.DOUBLED, seat, value=times),))

    def _begin(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """With trumps the Rufer leads, without them the declarer (§B6.1); an open hand is laid down (§B6.9)."""
        table = state.table
        leader = table.rufer if table.played.trumps else table.declarer
        table = table._replace(phase=Phase.LEAD, turn=leader, leader=leader)
        if table.played.open:
            table, opened = self._open(table, state.hands[table.declarer])
            events = (*events, opened)
        return Step(state._replace(table=table), events)

    @staticmethod
    def _open(table: Table, cards: Cards) -> tuple[Table, Event]:
        """The declarer lays these cards on the table."""
        event = Event(Kind.OPENED, table.declarer, tuple(cards))
        return table._replace(shown=put(table.shown, table.declarer, cards)), event

    # Leading (§B6.1, §B7)

    def _leads(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        actions = plays(hand if table.melded is None else hand & table.melded.suit.marriage)
        if self._no_meld(table) is None:
            actions += [twenty_or_forty(suit, table.trump) for suit in marriages(hand)]
        if self._no_claim(table) is None:
            actions.append(_CLAIM)
        return tuple(actions)

    def _lead(self, state: State[Table], action: Action) -> Step[Table]:
        if action.verb is Verb.MELD:
            return self._meld(state, action)
        if action.verb is Verb.CLAIM:
            return self._claim(state)
        return self._play(state, action)

    def _no_meld(self, table: Table) -> Refusal | None:
        """Why the seat on lead may not declare a marriage that it holds."""
        contract, seat = table.played, table.turn
        if table.phase is not Phase.LEAD:
            return Refusal.MELD_NOT_LEADING
        if table.melded is not None:
            return Refusal.MELD_SECOND
        if contract.word not in self._with_marriages:
            return Refusal.MELD_CONTRACT
        if contract.aim is not Aim.CLAIM and seat != table.declarer:
            if self.options.schnapser_marriage == "declarer":
                return Refusal.MELD_DECLARER
            if seat not in table.side(table.declarer):
                return Refusal.MELD_SIDE
        if self.options.marriage_pending == "forbidden" and table.side_won(seat) == 0:
            return Refusal.MELD_NO_TRICK
        return None

    @cached_property
    def _with_marriages(self) -> frozenset[str]:
        """The contracts in which marriages may be declared (§B7.2)."""
        if self.options.marriage_contracts == "all_trump":
            return frozenset(word for word, contract in CONTRACTS.items() if contract.trumps)
        return _WITH_MARRIAGES[self.options.marriage_contracts]

    def _meld(self, state: State[Table], action: Action) -> Step[Table]:
        table, seat = state.table, state.table.turn
        king, value = action.card, action.value
        assert king is not None, "a marriage names its king"
        assert value is not None, "a marriage names its worth"
        points, pending = declared(table.points, table.pending, seat, value, counts=table.side_won(seat) > 0)
        shown = put(table.shown, seat, table.shown[seat] | king.suit.marriage)
        melded = table._replace(melded=king, shown=shown, points=points, pending=pending)
        events = (Event(Kind.MELDED, seat, tuple(king.suit.marriage), value),)
        return self._unless_decided(state._replace(table=melded), events)

    # Following (§B6)

    def _answers(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        return tuple(plays(self._may_answer(table, hand)))

    def _may_answer(self, table: Table, hand: Cards) -> Cards:
        return may_play(hand, table.trick, table.trump, self._duty(table), self._order(table))

    def _duty(self, table: Table) -> Duty:
        heads = {
            "always": True,
            "trick_contracts_only": table.played.aim in {Aim.THREE, Aim.EVERY_TRICK},
            "never": False,
        }
        return self._duties[heads[self.options.stichzwang]]

    @cached_property
    def _duties(self) -> tuple[Duty, Duty]:
        """The duty where the trick need not be beaten while following suit, and where it must be."""
        trumps = {
            "trump": True,
            "overtrump": self.options.must_overtrump,
            "undertrump": self.options.undertrump == "forced",
        }
        return Duty(follow=True, head=False, **trumps), Duty(follow=True, head=True, **trumps)

    def _order(self, table: Table) -> Order:
        return order_of(self.options, table.played)

    def _play(self, state: State[Table], action: Action) -> Step[Table]:
        table, seat, card = state.table, state.table.turn, action.card
        assert card is not None, "a play names its card"
        hands = put(state.hands, seat, state.hands[seat].without(card))
        trick = (*table.trick, card)
        denied = table.denied
        if table.trick:
            out = ruled_out(card, table.trick, table.trump, self._duty(table), self._order(table)) & self.pack
            denied = (*denied, Denial(seat, len(table.tricks), out)) if out else denied
        played = table._replace(
            phase=Phase.FOLLOW,
            turn=table.after(seat),
            leader=table.leader if table.trick else seat,
            trick=trick,
            shown=put(table.shown, seat, table.shown[seat].without(card)),
            denied=denied,
            melded=None,
        )
        after = State(played, hands, state.stock, state.aside)
        events = (Event(Kind.PLAYED, seat, (card,)),)
        return self._took(after, events) if len(trick) == table.active else Step(after, events)

    def _took(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """Give the trick to its winner, with the marriages of the side that waited for it (§B6.6, §B7.4)."""
        table = state.table
        seat = table.leader
        for _ in range(winner(table.trick, table.trump, self._order(table))):
            seat = table.after(seat)
        worth = sum(card.points for card in table.trick)
        points, pending, waiting = collected(table.points, table.pending, seat, worth)
        points, pending, partners = collected(points, pending, (seat + 2) % 4, 0)
        counted = [
            Event(Kind.COUNTED, owner, value=value)
            for owner, value in ((seat, waiting), ((seat + 2) % 4, partners))
            if value
        ]
        taken = table._replace(
            phase=Phase.LEAD,
            turn=seat,
            leader=seat,
            trick=(),
            tricks=(*table.tricks, Trick(table.leader, table.trick, seat)),
            points=points,
            pending=pending,
            won=plus(table.won, seat, 1),
        )
        took = Event(Kind.TOOK, seat, table.trick, worth)
        return self._unless_decided(state._replace(table=taken), (*events, took, *counted))

    # How a deal is decided (§B8, §B9)

    def _unless_decided(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The state as it is, unless the contract is made or lost by now, or the normal game is over."""
        table = state.table
        if table.played.aim is not Aim.CLAIM:
            decided = self._contract_result(table)
            return Step(state, events) if decided is None else self._end(state, table, decided, events)
        seat = table.turn
        if self.options.claim_mode == "auto" and table.side_points(seat) >= TARGET:
            event = Event(Kind.CLAIMED, seat, value=table.side_points(seat))
            return self._end(state, table, claimed(self.options, table, seat), (*events, event))
        if len(table.tricks) < _HAND:
            return Step(state, events)
        last = table._replace(phase=Phase.LAST)
        if self._no_claim(last) is None:
            return Step(state._replace(table=last), events)
        return self._end(state, table, played_out(self.options, table), events)

    def _contract_result(self, table: Table) -> Result | None:
        """The result if the contract is made or lost by now (§B9)."""
        declarer = table.declarer
        aim = table.played.aim
        mine = [trick.winner == declarer for trick in table.tricks]
        points = table.points[declarer]
        if aim is Aim.NO_TRICK:
            goal = no_trick(mine, _HAND)
        elif aim is Aim.EVERY_TRICK:
            goal = every_trick(mine, _HAND)
        else:
            if self.options.schnapser_points == "team":
                points = table.side_points(declarer)
            goal = points_in_three(mine, points, TARGET, early=self.options.schnapser_early_end)
        if goal is Goal.OPEN:
            return None
        made_it, lost_it, paragraph = _ENDINGS[aim]
        if goal is Goal.MADE:
            why = reason(made_it, paragraph, seat=declarer, contract=table.contract, points=points)
            return made(self.options, table, why)
        if aim is Aim.THREE and all(mine):
            why = reason("end-bauern-three-short", paragraph, seat=declarer, contract=table.contract, points=points)
        else:
            why = reason(lost_it, paragraph, seat=table.tricks[-1].winner, contract=table.contract)
        return failed(self.options, table, why)

    # Claiming (§B8)

    def _no_claim(self, table: Table) -> Refusal | None:
        if table.played.aim is not Aim.CLAIM:
            return Refusal.CLAIM_CONTRACT
        if self.options.claim_mode == "auto":
            return Refusal.CLAIM_AUTO
        is_time = table.phase is Phase.LAST or (
            table.phase is Phase.LEAD and (bool(table.tricks) or table.melded is not None)
        )
        if not is_time:
            return Refusal.CLAIM_NOT_NOW
        if self.options.false_claim == "reject" and table.side_points(table.turn) < TARGET:
            return Refusal.CLAIM_SHORT
        return None

    def _claim(self, state: State[Table]) -> Step[Table]:
        table, seat = state.table, state.table.turn
        event = Event(Kind.CLAIMED, seat, value=table.side_points(seat))
        return self._end(state, table, claimed(self.options, table, seat), (event,))

    @staticmethod
    def _at_the_end(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        """The last trick's winner claims or passes (§B8.4)."""
        return (_CLAIM, _PASS)

    def _end_of_play(self, state: State[Table], action: Action) -> Step[Table]:
        if action == _CLAIM:
            return self._claim(state)
        table = state.table
        return self._end(state, table, played_out(self.options, table), (Event(Kind.PASSED, table.turn),))

    @staticmethod
    def _end(state: State[Table], table: Table, result: Result, events: tuple[Event, ...]) -> Step[Table]:
        """The declarer's side or the others have won: the event names the declarer, or who plays after him."""
        won = table.declarer if result.points[table.declarer] else (table.declarer + 1) % 4
        if table.played.aim is Aim.CLAIM and result.points[table.turn]:
            won = table.turn
        ended = Event(Kind.ENDED, won, value=max(result.points))
        return Step(state._replace(table=table._replace(result=result)), (*events, ended))

    # Refusals

    def explain(self, table: Table, hand: Cards, action: Action) -> Reason | None:
        """Why the seat to act may not do this, citing the paragraph; None if it may."""
        if action in self.choices(table, hand):
            return None
        refusal = self._refusal(table, hand, action)
        message, paragraph = refusal.value
        return reason(message, paragraph, **self._params(table, hand, action, refusal))

    def _params(self, table: Table, hand: Cards, action: Action, refusal: Refusal) -> dict[str, Param]:
        """What the sentence of this refusal is filled with."""
        match refusal:
            case Refusal.TRUMP_NOT_HELD if action.value is not None:
                return {"suit": Suit(action.value)}
            case Refusal.CALL_LOW | Refusal.CALL_EQUAL if action.word is not None:
                last = value_of(self.options, table.played)
                return {"value": value_of(self.options, CONTRACTS[action.word]), "last": last}
            case Refusal.NOT_HELD if action.card is not None:
                return {"card": action.card}
            case Refusal.LEAD_MARRIAGE if table.melded is not None:
                return {"suit": table.melded.suit}
            case Refusal.FOLLOW | Refusal.HEAD | Refusal.TRUMP:
                best = table.trick[winner(table.trick, table.trump, self._order(table))]
                allowed = self._may_answer(table, hand)
                return {"led": best, "suit": table.trick[0].suit, "cards": tuple(allowed)}
            case Refusal.MELD_NOT_HELD if action.card is not None:
                return {"suit": action.card.suit}
            case Refusal.MELD_VALUE if action.card is not None:
                return {"suit": action.card.suit, "value": twenty_or_forty(action.card.suit, table.trump).value or 0}
            case Refusal.CLAIM_SHORT:
                return {"points": table.side_points(table.turn), "target": TARGET}
            case Refusal.CLAIM_AUTO:
                return {"target": TARGET}
            case _:
                return {}

    def _refusal(self, table: Table, hand: Cards, action: Action) -> Refusal:
        if action.verb not in _MINE:
            return Refusal.OTHER_GAME
        first = _FIRST.get(table.phase)
        match action.verb:
            case Verb.TRUMP | Verb.TURN if table.phase is Phase.TRUMP:
                return self._wrong_trump(action)
            case Verb.CALL if table.phase is Phase.AUCTION:
                contract = CONTRACTS.get(action.word or "")
                not_now = contract and self._no_call(table, hand, contract)
                return not_now or Refusal.CALL_NOT_PLAYED
            case _ if first is not None:
                return first
            case Verb.MELD:
                return self._no_meld(table) or self._wrong_pair(hand, action)
            case Verb.PLAY:
                return self._wrong_card(table, hand, action.card)
            case Verb.CLAIM:
                return self._no_claim(table) or Refusal.CLAIM_NOT_NOW
            case _:
                return _NOT_NOW[action.verb]

    def _wrong_trump(self, action: Action) -> Refusal:
        if action.verb is Verb.TRUMP:
            return Refusal.TRUMP_NOT_HELD
        if self.options.aufschlagen == "off":
            return Refusal.TURN_OFF
        return Refusal.TURN_NEXT if action in _TURNS else Refusal.TURN_WHICH

    @staticmethod
    def _wrong_pair(hand: Cards, action: Action) -> Refusal:
        if action.card is None or not action.card.suit.marriage <= hand:
            return Refusal.MELD_NOT_HELD
        return Refusal.MELD_VALUE

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

    # The match (§B10)

    def opening(self, dealer: Seat = 0) -> BauernStanding:
        """Nobody has scored."""
        return BauernStanding(dealer)

    def advance(self, standing: BauernStanding, result: Result) -> BauernStanding:
        """Add the points, hand the deal on, and remember who was one point from winning against nothing (§B10)."""
        score = tuple(had + won for had, won in zip(standing.score, result.points, strict=True))
        retour = standing.retour
        for seat in (0, 1):
            if score[seat] == self.options.match_points - 1 and score[1 - seat] == 0:
                retour = seat + 1
        return BauernStanding((standing.dealer + 1) % 4, score, retour=retour)

    def match_winner(self, standing: BauernStanding) -> Seat | None:
        """The lower seat of the side that has the match points (§B10.1)."""
        return next((seat for seat in (0, 1) if standing.score[seat] >= self.options.match_points), None)

    def bummerls(self, standing: BauernStanding) -> int:
        """How many Bummerl the losers of this finished match get (§B10.3 to §B10.5)."""
        won = self.match_winner(standing)
        if won is None:
            return 0
        if standing.score[1 - won] == 0:
            return self.options.schneider_bummerl
        if standing.retour == 1 + (1 - won):
            return self.options.retour_bummerl
        return self.options.bummerl

    def written_score(self, standing: BauernStanding) -> tuple[int, ...]:
        """The score as the table writes it, counting up or down (§B10.2).

        >>> BauernGame(BauernOptions(score_direction="down")).written_score(BauernStanding(0, (3, 25, 3, 25)))
        (21, -1, 21, -1)
        """
        if self.options.score_direction == "up":
            return standing.score
        return tuple(self.options.match_points - had for had in standing.score)

    # What may be looked at again (§B11.1)

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:  # noqa: ARG002  # open tricks are open to all
        """Numbers (from 0) of the finished tricks that may be looked through now, oldest first."""
        last = {len(table.tricks) - 1} if table.tricks and not table.trick else set()
        match self.options.trick_review:
            case "first_each":
                first: dict[int, int] = {}
                for number, trick in enumerate(table.tricks):
                    first.setdefault(trick.winner % 2, number)
                return tuple(sorted(last | set(first.values())))
            case "last_only":
                return tuple(last)
            case "none":
                return ()


_PLACE: Final = {word: place for place, word in enumerate(CONTRACTS)}
"""The order of the table in §B3.1."""
_MISSING: Final = {
    "ace": Refusal.CALL_ACE,
    "plain_suit": Refusal.CALL_PLAIN,
    "trump_suit": Refusal.CALL_TRUMPS,
}
_BY_OPPONENTS: Final = frozenset({1, 4})
"""How many times the deal counts when it is for the declarer's opponents to double it."""

_WITH_MARRIAGES: Final = {
    "normal": frozenset({"normal"}),
    "schnapsers": frozenset({"normal", "schnapser", "kontraschnapser"}),
    "rufer_contracts": frozenset({"normal", "schnapser", "bauernschnapser"}),
}
_ENDINGS: Final = {
    Aim.NO_TRICK: ("end-bauern-no-trick-made", "end-bauern-no-trick-lost", "B9.1"),
    Aim.EVERY_TRICK: ("end-bauern-every-trick-made", "end-bauern-every-trick-lost", "B9.2"),
    Aim.THREE: ("end-bauern-three-made", "end-bauern-three-lost", "B9.3"),
}
"""How a contract ended, made or lost, and the paragraph."""

_FIRST: Final = {
    Phase.CUT: Refusal.CUT_FIRST,
    Phase.TRUMP: Refusal.TRUMP_FIRST,
    Phase.AUCTION: Refusal.CALL_FIRST,
    Phase.DOUBLE: Refusal.DOUBLE_FIRST,
    Phase.LAST: Refusal.LAST_FIRST,
}
_NOT_NOW: Final = {
    Verb.CUT: Refusal.CUT_NOT_NOW,
    Verb.KNOCK: Refusal.CUT_NOT_NOW,
    Verb.TRUMP: Refusal.TRUMP_NOT_NOW,
    Verb.TURN: Refusal.TRUMP_NOT_NOW,
    Verb.CALL: Refusal.CALL_NOT_NOW,
    Verb.KONTRA: Refusal.DOUBLE_NOT_NOW,
    Verb.PASS: Refusal.PASS_NOT_NOW,
}
_MINE: Final = frozenset({*_NOT_NOW, Verb.PLAY, Verb.MELD, Verb.CLAIM})


V = TypeVar("V")
