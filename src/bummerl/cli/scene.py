"""What the person at the terminal is shown: one value, made from the seat's view and the table's memory level alone.

Both the full-screen table and the line mode draw this and nothing else.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bummerl.cli.session import Session
from bummerl.record.match import Memory
from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, View
from bummerl.rules.schnapsen.table import Table, Trick

__all__ = ["Choice", "Scene", "in_hand_order", "scene_of"]


class Choice(NamedTuple):
    """Something that can be done now, and the key for it; what cannot be taken back asks once more."""

    key: str
    action: Action
    is_final: bool


class Scene(NamedTuple):
    """A table for two as one seat sees it.

    Pairs are indexed by seat.  `points` and `pending` hold None where the table does not remember for the player.
    `facedown` counts the talon without the turn-up; `closed_by` is None while the talon is open or has run out.
    `review` are the won tricks that may be looked at again, with their numbers from 0; `unseen` the cards not yet
    seen, on a training table only.
    """

    me: Seat
    names: tuple[str, ...]
    game: str
    memory: Memory
    score: tuple[int, ...]
    dealer: Seat
    deal_number: int
    trump: Suit
    turnup: Card | None
    facedown: int
    closed_by: Seat | None
    turn: Seat | None
    leader: Seat
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    drawn: Card | None
    others: int
    won: tuple[int, ...]
    points: tuple[int | None, ...]
    pending: tuple[int | None, ...]
    choices: tuple[Choice, ...]
    review: tuple[tuple[int, Trick], ...]
    unseen: Cards | None
    log: tuple[Event, ...]
    result: Result | None
    match_winner: Seat | None
    bummerls: int

    @property
    def last_trick(self) -> Trick | None:
        """The last trick, if it may be looked at."""
        if not self.review or self.trick:
            return None
        number, trick = self.review[-1]
        return trick if number + 1 == sum(self.won) else None


def scene_of(session: Session) -> Scene:
    """The scene of a session for its person."""
    view = session.view
    table: Table = view.table
    match, me, memory = session.match, session.human, session.match.memory
    is_over = table.result is not None
    sees = (is_over or memory is not Memory.STRICT, is_over or memory in {Memory.POINTS, Memory.TRAINING})
    visible = tuple(sees[0] if seat == me else sees[1] for seat in (0, 1))
    hand = in_hand_order(view.hand, table.trump)
    return Scene(
        me=me,
        names=match.seats,
        game=match.name,
        memory=memory,
        score=match.game.written_score(match.standing),
        dealer=table.standing.dealer,
        deal_number=len(match.deals),
        trump=table.trump,
        turnup=table.turnup,
        facedown=max(0, table.talon - 1),
        closed_by=None if table.close is None else table.close.seat,
        turn=session.turn,
        leader=1 - table.turn if table.trick else table.turn,
        trick=table.trick,
        hand=hand,
        drawn=_drawn(view, hand),
        others=len(session.record.state.hands[1 - me]),
        won=table.won,
        points=_pair(visible, table.points),
        pending=_pair(visible, table.pending),
        choices=_choices(view, hand),
        review=tuple((number, table.tricks[number]) for number in match.game.reviewable(table, me)),
        unseen=_unseen(view) if memory is Memory.TRAINING and not is_over else None,
        log=tuple(_remembered(event, visible) for event in view.log),
        result=table.result,
        match_winner=match.winner,
        bummerls=match.game.bummerls(match.standing),
    )


_ALTERNATING: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def in_hand_order(hand: Cards, trump: Suit) -> tuple[Card, ...]:
    """Trumps first, then the other suits in alternating colours, high cards first.

    >>> in_hand_order(Cards("AS TH KD JC"), Suit.HEARTS)
    (Card("TH"), Card("JC"), Card("KD"), Card("AS"))
    """
    start = _ALTERNATING.index(trump)
    suits = _ALTERNATING[start:] + _ALTERNATING[:start]
    return tuple(card for suit in suits for card in hand & suit.cards)


def _pair(visible: tuple[bool, ...], values: tuple[int, ...]) -> tuple[int | None, ...]:
    return tuple(value if seen else None for seen, value in zip(visible, values, strict=True))


def _drawn(view: View[Any], hand: tuple[Card, ...]) -> Card | None:
    """The card drawn or exchanged since the last play, marked until the next."""
    for event in reversed(view.log):
        if event.kind is Kind.PLAYED and event.seat == view.seat:
            return None
        if event.kind in {Kind.DREW, Kind.EXCHANGED} and event.seat == view.seat and event.cards[-1] in hand:
            return event.cards[-1]
    return None


_KEYS: Final = {
    Verb.EXCHANGE: "x",
    Verb.CLOSE: "c",
    Verb.CLAIM: "s",
    Verb.PASS: "n",
    Verb.DRAW: "d",
    Verb.DECLINE: "n",
}
_MARRIAGE_KEYS: Final = "mbv"
_CARD_KEYS: Final = "1234567890"


def _choices(view: View[Any], hand: tuple[Card, ...]) -> tuple[Choice, ...]:
    choices = []
    marriages = iter(_MARRIAGE_KEYS)
    for action in view.legal:
        match action:
            case Action(Verb.PLAY, Card() as card):
                key = _CARD_KEYS[hand.index(card)]
            case Action(Verb.MELD):
                key = next(marriages)
            case _:
                key = _KEYS[action.verb]
        choices.append(Choice(key, action, action.verb in {Verb.CLOSE, Verb.CLAIM}))
    return tuple(sorted(choices, key=lambda choice: (choice.action.verb is not Verb.PLAY, _CARD_KEYS.find(choice.key))))


def _unseen(view: View[Any]) -> Cards:
    """Cards that the person has not seen: the opponent's and the face-down talon's."""
    table: Table = view.table
    played = Cards((*table.trick, *(card for trick in table.tricks for card in trick.cards)))
    turnup = Cards(() if table.turnup is None else (table.turnup,))
    assert view.seat is not None, "the person has a seat"
    return view.game.pack - played - view.hand - turnup - table.shown[1 - view.seat]


def _remembered(event: Event, visible: tuple[bool, ...]) -> Event:
    """The event with -1 for card points that the table does not count for the player."""
    counts_points = event.kind in {Kind.TOOK, Kind.CLAIMED}
    return event._replace(value=-1) if counts_points and not visible[event.seat] else event
