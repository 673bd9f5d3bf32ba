"""Sixty-six for three and four where all cards are dealt: each alone, or two partnerships.

```text
 deal ──► [TRUMP] ──► [DRUM] ──► [PARTNER] ──► LEAD ── meld, play ──► FOLLOW ──► trick ──► next [PARTNER] …
                                                 │                                 │
                                                 └── claim ──► result ◄── [LAST] ◄─┘
```

Contents in order of play: the deal, trumps, drumming, the partner's marriage, leading, following, the finished trick,
claiming; then the refusals, and the match.  Paragraphs are those of ``docs/rules/sixty-six-for-three-and-four.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Final

from bummerl.rules.actions import Action, Event, Kind, Seat, Verb, plays
from bummerl.rules.cards import PACKS, Card, Cards, Suit
from bummerl.rules.game import Apply, Choices, Game, Result, Standing, State, Step
from bummerl.rules.marriages import collected, declared, plus, twenty_or_forty
from bummerl.rules.reasons import Param, Reason, reason
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.sixty_six_multi.refusals import Refusal
from bummerl.rules.sixty_six_multi.table import Denial, Phase, Table, Trick
from bummerl.rules.sixty_six_multi.worth import claimed, drum_lost, played_out
from bummerl.rules.tables import put, without
from bummerl.rules.tricks import DUTIES, Duty, marriages, may_play, ruled_out, winner

__all__ = ["SixtySixMultiGame"]

_CLAIM: Final = Action(Verb.CLAIM)
_PASS: Final = Action(Verb.PASS)
_DRUM: Final = Action(Verb.DRUM)
_WHISTLE: Final = Action(Verb.CALL, word="whistle")
_NEXT_CARD: Final = Action(Verb.TURN, value=0)


@dataclass(frozen=True)
class SixtySixMultiGame(Game[SixtySixMultiOptions, Table, Standing]):
    """Sixty-six for three or four without a talon, under some options.

    >>> game = SixtySixMultiGame(SixtySixMultiOptions())
    >>> state, events = game.deal(game.pack, game.opening(dealer=2))
    >>> state.hands[0], len(state.stock)
    (Cards("AS TS KS"), 15)
    >>> " ".join(map(str, game.legal(state)))
    'trump:S turn:0'
    """

    rules: ClassVar[str] = "sixty_six_multi"
    turn_paragraph: ClassVar[str] = "M4.1"
    over_paragraph: ClassVar[str] = "M6.3"
    counts_below_zero: ClassVar[bool] = True
    public: ClassVar[tuple[str, ...]] = (
        *("trump", "turned", "declarer", "whistled", "asked", "trick", "tricks", "points", "pending", "won"),
        *("shown", "denied", "melded", "partner_melded", "declared"),
    )

    @property
    def seats(self) -> int:
        """Three, or four in partnerships (§M1.1)."""
        return self.options.players

    @property
    def pack(self) -> Cards:
        """The 24 or 32 cards (§M1.2)."""
        return PACKS[self.options.deck]

    @cached_property
    def phases(self) -> Mapping[StrEnum, tuple[Choices, Apply]]:
        """One row a phase."""
        return {
            Phase.TRUMP: (self._trumps, self._make_trumps),
            Phase.DRUM: (self._before_drumming, self._drum),
            Phase.PARTNER: (self._partner_melds, self._partner),
            Phase.LEAD: (self._leads, self._lead),
            Phase.FOLLOW: (self._answers, self._follow),
            Phase.LAST: (self._at_the_end, self._last),
        }

    # The deal (§M1)

    def start(self, deck: tuple[Card, ...], standing: Standing) -> Step[Table]:
        """All cards, or the first packets until trumps are made (§M1.4, §M2)."""
        options, dealer = self.options, standing.dealer
        none = (0,) * self.seats
        empty = (Cards(),) * self.seats
        table = Table(standing, Phase.TRUMP, (dealer + 1) % self.seats, none, none, none, empty)
        if options.trump_from == "chosen":
            hands, stock, events = self._packets(empty, deck, dealer, options.sizes[:1])
            return Step(State(table, hands, stock), events)
        turned = deck[-1]  # the last card dealt is the bottom card of the pack, and the dealer's
        hands, stock, events = self._packets(empty, deck, dealer, options.sizes)
        shown = put(empty, dealer, Cards((turned,)))
        told = Event(Kind.TURNED, dealer, (turned,))
        known = table._replace(trump=turned.suit, turned=turned, shown=shown)
        in_order = (told, *events) if options.trump_from == "bottom_card" else (*events, told)
        return self._to_drumming(State(known, hands, stock), in_order)

    def _packets(
        self, hands: tuple[Cards, ...], deck: tuple[Card, ...], dealer: Seat, sizes: Sequence[int]
    ) -> tuple[tuple[Cards, ...], tuple[Card, ...], tuple[Event, ...]]:
        """Deal packets of these sizes round the table; each seat sees its own (§M1.4)."""
        dealt: dict[Seat, tuple[Card, ...]] = {}
        at = 0
        for size in sizes:
            for seat in self._order(dealer):
                dealt[seat] = (*dealt.get(seat, ()), *deck[at : at + size])
                at += size
        for seat, cards in dealt.items():
            hands = put(hands, seat, hands[seat] | Cards(cards))
        events = tuple(Event(Kind.DEALT, seat, cards, readers=(seat,)) for seat, cards in dealt.items())
        return hands, deck[at:], events

    def _order(self, dealer: Seat) -> tuple[Seat, ...]:
        """Who gets the first packet, the second and so on; the dealer always the last."""
        steps = (2, 1, 3, 0) if self.options.deal_order == "partner_first" else (*range(1, self.seats), 0)
        return tuple((dealer + step) % self.seats for step in steps)

    # Trumps (§M2)

    @staticmethod
    def _trumps(_table: Table, hand: Cards) -> tuple[Action, ...]:
        """Name a suit of the first packet, or let the next card decide."""
        return (*(Action(Verb.TRUMP, value=suit) for suit in Suit if hand & suit.cards), _NEXT_CARD)

    def _make_trumps(self, state: State[Table], action: Action) -> Step[Table]:
        table, seat = state.table, state.table.turn
        assert action.value is not None, "trumps are named or turned by number"
        if action.verb is Verb.TURN:
            turned = state.stock[0]
            told = Event(Kind.TURNED, seat, (turned,))
            made = table._replace(trump=turned.suit, turned=turned, shown=put(table.shown, seat, Cards((turned,))))
        else:
            told = Event(Kind.TRUMPED, seat, value=action.value)
            made = table._replace(trump=Suit(action.value))
        hands, stock, events = self._packets(state.hands, state.stock, table.standing.dealer, self.options.sizes[1:])
        return self._to_drumming(State(made, hands, stock), (told, *events))

    # Drumming (§M3)

    def _to_drumming(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        forehand = (state.table.standing.dealer + 1) % self.seats
        phase = Phase.DRUM if self.options.drumming else Phase.LEAD
        begun = state._replace(table=state.table._replace(phase=phase, turn=forehand))
        return Step(begun, events) if self.options.drumming else self._to_lead(begun, events)

    @staticmethod
    def _before_drumming(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        return (_DRUM, _WHISTLE, _PASS)

    def _drum(self, state: State[Table], action: Action) -> Step[Table]:
        """The first who drums plays alone; when all have passed each plays for himself (§M3.2)."""
        table, seat = state.table, state.table.turn
        forehand = (table.standing.dealer + 1) % self.seats
        if action.verb is not Verb.PASS:
            whistled = action.verb is Verb.CALL
            drummed = table._replace(declarer=seat, whistled=whistled, turn=forehand)
            return self._to_lead(
                state._replace(table=drummed), (Event(Kind.DRUMMED, seat, value=2 if whistled else 1),)
            )
        passed = Event(Kind.WAIVED, seat)
        table = table._replace(asked=table.asked + 1, turn=(seat + 1) % self.seats)
        if table.asked < self.seats:
            return Step(state._replace(table=table), (passed,))
        return self._to_lead(state._replace(table=table), (passed,))

    # The partner's marriage (§M5.4)

    def _to_lead(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The next lead; first the leader's partner is asked for a marriage, unless all know that there is none."""
        table = state.table
        partner = (table.turn + 2) % self.seats
        if self.options.marriage_by == "leader_and_partner" and self._might_hold(table, partner):
            return Step(state._replace(table=table._replace(phase=Phase.PARTNER, turn=partner)), events)
        return Step(state._replace(table=table._replace(phase=Phase.LEAD)), events)

    def _might_hold(self, table: Table, seat: Seat) -> bool:
        """Whether this seat can have an undeclared marriage, by what lies open.

        The question must not depend on the hand, or it would tell what is in it.
        """
        if len(table.tricks) == self.options.deck // self.seats - 1:
            return False  # a single card is left
        played = Cards(card for trick in table.tricks for card in trick.cards)
        elsewhere = Cards(card for each, cards in enumerate(table.shown) if each != seat for card in cards)
        gone = played | elsewhere
        return any(not suit.marriage & gone and suit not in table.declared for suit in Suit)

    def _partner_melds(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        suits = [suit for suit in marriages(hand) if suit not in table.declared]
        return (*(twenty_or_forty(suit, table.trump) for suit in suits), _PASS)

    def _partner(self, state: State[Table], action: Action) -> Step[Table]:
        table = state.table
        leader = (table.turn + 2) % self.seats
        match action:
            case Action(Verb.MELD, Card() as king, int() as value):
                melded, event = self._declared(table, king, value)
                melded = melded._replace(phase=Phase.LEAD, turn=leader, partner_melded=king)
                return self._unless_claimed(state._replace(table=melded), (event,))
            case _:
                asked = table._replace(phase=Phase.LEAD, turn=leader)
                return Step(state._replace(table=asked), (Event(Kind.WAIVED, table.turn),))

    # Leading (§M4.1, §M5)

    def _leads(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        actions = plays(hand if table.melded is None else hand & table.melded.suit.marriage)
        if self._no_meld(table) is None:
            actions += [twenty_or_forty(suit, table.trump) for suit in marriages(hand) if suit not in table.declared]
        if self._no_claim(table) is None:
            actions.append(_CLAIM)
        return tuple(actions)

    def _lead(self, state: State[Table], action: Action) -> Step[Table]:
        table = state.table
        match action:
            case Action(Verb.MELD, Card() as king, int() as value):
                melded, event = self._declared(table, king, value)
                return self._unless_claimed(state._replace(table=melded._replace(melded=king)), (event,))
            case Action(Verb.PLAY, Card() as card):
                seat = table.turn
                led = table._replace(
                    phase=Phase.FOLLOW,
                    turn=(seat + 1) % self.seats,
                    trick=(card,),
                    shown=without(table.shown, seat, card),
                    melded=None,
                    partner_melded=None,
                )
                hands = put(state.hands, seat, state.hands[seat].without(card))
                return Step(state._replace(table=led, hands=hands), (Event(Kind.PLAYED, seat, (card,)),))
            case _:
                return self._claim(state)

    def _no_meld(self, table: Table) -> Refusal | None:
        """Why the leader may not declare a marriage that it holds."""
        if self.options.marriage_by == "nobody":
            return Refusal.MELD_NOT_PLAYED
        if table.phase is not Phase.LEAD:
            return Refusal.MELD_NOT_LEADING
        return None if table.melded is None else Refusal.MELD_SECOND

    @staticmethod
    def _declared(table: Table, king: Card, value: int) -> tuple[Table, Event]:
        """A marriage of the seat to act: it counts if the side has a trick, and waits for one otherwise (§M5.3)."""
        seat = table.turn
        points, pending = declared(table.points, table.pending, seat, value, counts=table.side_won(seat) > 0)
        shown = put(table.shown, seat, table.shown[seat] | king.suit.marriage)
        suits = (*table.declared, king.suit)
        melded = table._replace(shown=shown, points=points, pending=pending, declared=suits)
        return melded, Event(Kind.MELDED, seat, tuple(king.suit.marriage), value)

    # Following (§M4)

    @cached_property
    def _duty(self) -> Duty:
        return DUTIES[self.options.duty]._replace(undertrump=self.options.must_undertrump)

    def _answers(self, table: Table, hand: Cards) -> tuple[Action, ...]:
        return tuple(plays(may_play(hand, table.trick, table.trump, self._duty)))

    def _follow(self, state: State[Table], action: Action) -> Step[Table]:
        """Play an answer; the last card finishes the trick."""
        table, card = state.table, action.card
        assert card is not None, "a play names its card"
        seat, trick = table.turn, (*table.trick, card)
        hands = put(state.hands, seat, state.hands[seat].without(card))
        out = ruled_out(card, table.trick, table.trump, self._duty) & self.pack
        denied = (*table.denied, Denial(seat, len(table.tricks), out)) if out else table.denied
        table = table._replace(trick=trick, denied=denied, shown=without(table.shown, seat, card))
        played = Event(Kind.PLAYED, seat, (card,))
        if len(trick) < self.seats:
            following = table._replace(turn=(seat + 1) % self.seats)
            return Step(state._replace(table=following, hands=hands), (played,))
        return self._finished(state._replace(table=table, hands=hands), (played,))

    def _finished(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The trick goes to its winner, with the marriages that waited for it (§M4.5, §M4.6, §M5.3)."""
        table, trick = state.table, state.table.trick
        leader = (table.turn + 1) % self.seats
        won = (leader + winner(trick, table.trump)) % self.seats
        worth = sum(card.points for card in trick)
        points, pending, counted = table.points, table.pending, 0
        for each in table.side(won):
            points, pending, waiting = collected(points, pending, each, worth if each == won else 0)
            counted += waiting
        events = (*events, Event(Kind.TOOK, won, trick, worth))
        if counted:
            events = (*events, Event(Kind.COUNTED, won, value=counted))
        bonus = self.options.last_trick_points
        if bonus and not any(state.hands):
            points = plus(points, won, bonus)
            events = (*events, Event(Kind.BONUS, won, value=bonus))
        taken = table._replace(
            phase=Phase.LEAD,
            turn=won,
            trick=(),
            tricks=(*table.tricks, Trick(leader, trick, won)),
            points=points,
            pending=pending,
            won=plus(table.won, won, 1),
        )
        return self._taken(state._replace(table=taken), events)

    def _taken(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """Go on after a trick: end the deal, or ask for what may be done before the next lead."""
        table = state.table
        if table.whistled and table.turn != table.declarer:
            return _end(state, table, drum_lost(self.options, table), events)
        is_played_out = not any(state.hands)
        if self.options.ending == "claim":
            if self._claims_itself(table):
                return self._unless_claimed(state, events)
            if is_played_out and self.options.claim_mode == "manual":
                return Step(state._replace(table=table._replace(phase=Phase.LAST)), events)
        if is_played_out:
            return _end(state, table, played_out(self.options, table), events)
        return self._to_lead(state, events)

    # Claiming (§M6)

    def _no_claim(self, table: Table) -> Refusal | None:
        """Why the seat to act may not claim now."""
        if self.options.ending != "claim":
            return Refusal.CLAIM_NEVER
        if self.options.claim_mode == "auto":
            return Refusal.CLAIM_AUTO
        has_declared = table.melded is not None or table.partner_melded is not None
        has_window = table.phase in {Phase.LEAD, Phase.LAST} and (table.tricks or has_declared)
        return None if has_window else Refusal.CLAIM_NOT_NOW

    def _claims_itself(self, table: Table) -> bool:
        is_auto = self.options.ending == "claim" and self.options.claim_mode == "auto"
        return is_auto and table.side_points(table.turn) >= self.options.target_points

    def _claim(self, state: State[Table]) -> Step[Table]:
        table = state.table
        event = Event(Kind.CLAIMED, table.turn, value=table.side_points(table.turn))
        return _end(state, table, claimed(self.options, table, table.turn), (event,))

    def _unless_claimed(self, state: State[Table], events: tuple[Event, ...]) -> Step[Table]:
        """The state as it is, unless the game claims for the seat on lead (§M6.5)."""
        if not self._claims_itself(state.table):
            return Step(state, events)
        step = self._claim(state)
        return Step(step.state, (*events, *step.events))

    @staticmethod
    def _at_the_end(_table: Table, _hand: Cards) -> tuple[Action, ...]:
        """The last trick's winner claims or passes (§M6.4)."""
        return (_CLAIM, _PASS)

    def _last(self, state: State[Table], action: Action) -> Step[Table]:
        if action.verb is Verb.CLAIM:
            return self._claim(state)
        table = state.table
        return _end(state, table, played_out(self.options, table), (Event(Kind.PASSED, table.turn),))

    # Refusals

    def explain(self, table: Table, hand: Cards, action: Action) -> Reason | None:
        """Why the seat to act may not do this, citing the paragraph; None if it may."""
        if action in self.choices(table, hand):
            return None
        refusal = self._refusal(table, hand, action)
        params: dict[str, Param] = {}
        match refusal:
            case Refusal.NOT_HELD if action.card is not None:
                params = {"card": action.card}
            case Refusal.LEAD_MARRIAGE if table.melded is not None:
                params = {"suit": table.melded.suit}
            case Refusal.FOLLOW | Refusal.HEAD | Refusal.TRUMP:
                led = table.trick[0]
                allowed = may_play(hand, table.trick, table.trump, self._duty)
                params = {"led": led, "suit": led.suit, "cards": tuple(allowed)}
            case Refusal.MELD_NOT_HELD | Refusal.MELD_AGAIN if action.card is not None:
                params = {"suit": action.card.suit}
            case Refusal.MELD_VALUE if action.card is not None:
                params = {"suit": action.card.suit, "value": twenty_or_forty(action.card.suit, table.trump).value}
            case Refusal.TRUMP_NOT_HELD if action.value is not None:
                params = {"suit": Suit(action.value)}
            case Refusal.CLAIM_AUTO:
                params = {"target": self.options.target_points}
            case _:
                pass
        return reason(refusal.value[0], refusal.value[1], **params)

    def _refusal(self, table: Table, hand: Cards, action: Action) -> Refusal:
        match action.verb:
            case Verb.TRUMP | Verb.TURN if table.phase is Phase.TRUMP:
                return Refusal.TRUMP_NOT_HELD if action.verb is Verb.TRUMP else Refusal.TURN_WHICH
            case Verb.MELD if table.phase is Phase.PARTNER:
                return _wrong_pair(table, hand, action)
            case _ if table.phase in _FIRST:
                return _FIRST[table.phase]
            case Verb.CLAIM:
                return self._no_claim(table) or Refusal.CLAIM_NOT_NOW
            case Verb.MELD:
                return self._no_meld(table) or _wrong_pair(table, hand, action)
            case Verb.PLAY:
                return self._wrong_card(table, hand, action.card)
            case Verb.CALL if action != _WHISTLE:
                return Refusal.OTHER_GAME
            case other:
                return _NOT_NOW.get(other, Refusal.OTHER_GAME)

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

    # The match (§M8)

    def opening(self, dealer: Seat = 0) -> Standing:
        """Nobody has scored."""
        return Standing(dealer, (0,) * self.seats)

    def advance(self, standing: Standing, result: Result) -> Standing:
        """Add the points and hand the deal on, unless the same dealer deals again (§M8.3)."""
        score = tuple(had + won for had, won in zip(standing.score, result.points, strict=True))
        dealer = standing.dealer if result.again else (standing.dealer + 1) % self.seats
        return Standing(dealer, score, result.carry)

    def match_winner(self, standing: Standing) -> Seat | None:
        """The seat, or the lower seat of the side, that has the match points and more than any other (§M8.1)."""
        best = max(standing.score)
        holders = [seat for seat, score in enumerate(standing.score) if score == best]
        if best < self.options.match_points or len(holders) > (2 if self.options.partners else 1):
            return None
        return holders[0]

    def losses(self, standing: Standing) -> tuple[int, ...]:
        """How many Bummerl each seat gets at the end of this match (§M8.4); all 0 while it goes on.

        >>> game = SixtySixMultiGame(SixtySixMultiOptions(schneider_bummerl=2))
        >>> game.losses(Standing(0, (7, 3, -10))), game.losses(Standing(0, (6, 3, -9)))
        ((0, 0, 2), (0, 0, 0))
        """
        if self.match_winner(standing) is None:
            return (0,) * self.seats
        least = min(standing.score)
        each = 1 if least > 0 else self.options.schneider_bummerl
        return tuple(each if score == least else 0 for score in standing.score)

    def bummerls(self, standing: Standing) -> int:
        """How many Bummerl a loser of this finished match gets; `losses` says who."""
        return max(self.losses(standing))

    def written_score(self, standing: Standing) -> tuple[int, ...]:
        """The score as the table writes it, counting up or down (§M8.2)."""
        if self.options.score_direction == "up":
            return standing.score
        return tuple(self.options.match_points - had for had in standing.score)

    # What may be looked at again (§M10.1)

    def reviewable(self, table: Table, seat: Seat) -> tuple[int, ...]:  # noqa: ARG002  # all see the same
        """Numbers (from 0) of the finished tricks that may be looked at now."""
        if self.options.trick_review == "none" or table.trick or not table.tricks:
            return ()
        return (len(table.tricks) - 1,)


_FIRST: Final = {
    Phase.TRUMP: Refusal.TRUMP_FIRST,
    Phase.DRUM: Refusal.DRUM_FIRST,
    Phase.PARTNER: Refusal.PARTNER_FIRST,
    Phase.LAST: Refusal.LAST_FIRST,
}
"""What must be done first, before anything else."""

_NOT_NOW: Final = {
    Verb.TRUMP: Refusal.TRUMP_DONE,
    Verb.TURN: Refusal.TRUMP_DONE,
    Verb.DRUM: Refusal.DRUM_NOT_NOW,
    Verb.CALL: Refusal.DRUM_NOT_NOW,
    Verb.PASS: Refusal.PASS_NOT_NOW,
}
"""What is not done while tricks are played."""


def _wrong_pair(table: Table, hand: Cards, action: Action) -> Refusal:
    if action.card is None or not action.card.suit.marriage <= hand:
        return Refusal.MELD_NOT_HELD
    return Refusal.MELD_AGAIN if action.card.suit in table.declared else Refusal.MELD_VALUE


def _end(state: State[Table], table: Table, result: Result, events: tuple[Event, ...]) -> Step[Table]:
    over = table._replace(result=result)
    ended = Event(Kind.ENDED, table.turn if result.winner is None else result.winner, value=max(0, *result.points))
    return Step(state._replace(table=over), (*events, ended))
