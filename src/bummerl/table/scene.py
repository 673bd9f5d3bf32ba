"""What a person is shown: one value, made from the seat's view and the table's memory level alone.

The full-screen table, the line mode and the browser draw this and nothing else.

Contents: Choice, Taken, Scene, scene_of; the hand, choices and their keys, tricks; unseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from bummerl.engine.worlds import hidden
from bummerl.record.match import Match, Memory
from bummerl.rules.actions import Action, Event, Kind, Seat, Verb
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import Result, View
from bummerl.rules.reasons import Reason
from bummerl.rules.tricks import winner
from bummerl.table.facts import Teams, part_of
from bummerl.table.keys import CARD_KEYS, MARRIAGE_KEYS, PICK_KEYS, RECEIVERS, VERB_KEYS

__all__ = [
    "AMOUNTS",
    "COUNTED",
    "GIVES",
    "WITH_CARD",
    "Choice",
    "Scene",
    "Taken",
    "in_hand_order",
    "receiver",
    "scene_of",
    "unseen",
]


COUNTING: Final = frozenset({Memory.POINTS, Memory.TRAINING})
"""Levels at which the table counts the card points of all."""

TARGET: Final = 66
"""Card points of a claim where no option says otherwise."""


class Choice(NamedTuple):
    """Something that can be done now, and the key for it; what cannot be taken back asks once more.

    A key of one sign can be pressed; longer ones (the number of a bid, a card and the seat that gets it) are typed.
    """

    key: str
    action: Action
    is_final: bool


class Taken(NamedTuple):
    """A finished trick: the cards in order of play, who played each, and who took it."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    winner: Seat


class Scene(NamedTuple):
    """A table as one seat sees it.

    `reader` is the seat whose eyes these are, None for one who watches; `me` is the seat at the lower edge: the
    reader's, or the one behind which a watcher sits, who sees no hand.

    Tuples of numbers are indexed by seat.  `points` and `pending` are those of the seat's side, and None where the
    table does not remember for the player.  `teams` share a score, `sides` win and lose this deal together, and
    `resting` have no cards of their own in it.  `forehand` sits after the dealer, and `declarer` plays what is called;
    both are None where there is none.  `seats` played the cards of `trick` and `ahead` the best of them; `held` counts
    cards in hands, and `known` are cards that a seat is known to hold, as far as the table remembers them.

    `score_from` is where a score that counts down to 0 begins, and 0 where it counts up.  `facedown` counts the talon
    without the turn-up; `closed_by` is None while the talon is open or has run out, or where there is none
    (`has_talon`).  `facts` are sentences about all that is the game's own.  `review` are the won tricks that may be
    looked at again, with their numbers from 0; `unseen` the cards whose place the reader does not know, on a training
    table only.  Of the `log` nothing before `log_from` may be shown again.  `target` is what a claim needs, and
    `losses` are the Bummerl of a finished match.  `worth` is what each contract that can be called counts, by its word,
    and `forces_bid` whether the first bid is one that had to be.
    """

    reader: Seat | None
    me: Seat
    names: tuple[str, ...]
    game: str
    rules: str
    memory: Memory
    score: tuple[int, ...]
    score_from: int
    dealer: Seat
    forehand: Seat | None
    declarer: Seat | None
    deal_number: int
    trump: Suit | None
    has_talon: bool
    turnup: Card | None
    facedown: int
    closed_by: Seat | None
    turn: Seat | None
    seats: tuple[Seat, ...]
    trick: tuple[Card, ...]
    ahead: Seat | None
    hand: tuple[Card, ...]
    drawn: Card | None
    held: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    won: tuple[int, ...]
    points: tuple[int | None, ...]
    pending: tuple[int | None, ...]
    teams: Teams
    sides: Teams
    resting: tuple[Seat, ...]
    facts: tuple[Reason, ...]
    worth: Mapping[str, int]
    forces_bid: bool
    choices: tuple[Choice, ...]
    review: tuple[tuple[int, Taken], ...]
    unseen: Cards | None
    log: tuple[Event, ...]
    log_from: int
    target: int
    result: Result | None
    match_winner: Seat | None
    bummerls: int
    losses: tuple[int, ...]

    @property
    def is_duel(self) -> bool:
        """Whether this is the two-handed game with its talon, for which there is a table of its own."""
        return self.rules == "schnapsen"

    @property
    def last_trick(self) -> Taken | None:
        """The last trick, if it may be looked at."""
        if not self.review or self.trick:
            return None
        number, trick = self.review[-1]
        return trick if number + 1 == sum(self.won) else None

    def with_card(self, card: Card | None) -> tuple[Choice, ...]:
        """What can be done with a card of the hand: play it, or give or lay it away."""
        return tuple(each for each in self.choices if each.action.verb in WITH_CARD and each.action.card == card)

    @property
    def calls(self) -> tuple[Choice, ...]:
        """What can be done without choosing a card first."""
        return tuple(choice for choice in self.choices if choice.action.verb not in WITH_CARD)

    @property
    def remembers(self) -> bool:
        """Whether the table counts card points for its players."""
        return self.memory in COUNTING

    @property
    def can_draw(self) -> bool:
        """Whether the person may draw, which must be done before a card is led."""
        return any(choice.action.verb is Verb.DRAW for choice in self.choices)

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that share this one's score."""
        return next(team for team in self.teams if seat in team)


def scene_of(match: Match, seat: Seat | None) -> Scene:
    """The scene of the last deal of a match for the person at this seat, or for one who watches."""
    record, memory = match.deals[-1], match.memory
    view = record.view(seat)
    table: Any = view.table
    me = 0 if seat is None else seat
    is_over = table.result is not None
    remembers = memory in COUNTING
    part = part_of(view)
    own = next((side for side in part.sides if seat in side), ())
    sees_own, sees_others = is_over or memory is not Memory.STRICT, is_over or remembers
    visible = tuple(sees_own if each in own else sees_others for each in range(match.game.seats))
    # A marriage that makes trumps in the middle of a deal leaves the hand as it lies.
    hand = in_hand_order(view.hand, None if match.game.rules == "thousand" else table.trump)
    tricks = tuple(_tricks(view.log))
    # Of a deal that is over nothing is secret any more.
    reviewable = tuple(range(len(tricks))) if is_over else _reviewable(view, part.sitter)
    close = getattr(table, "close", None)
    none = (0,) * match.game.seats
    scene = Scene(
        reader=seat,
        me=me,
        names=match.seats,
        game=match.name,
        rules=match.game.rules,
        memory=memory,
        score=match.game.written_score(match.standing),
        score_from=match.game.counts_down_from,
        dealer=table.standing.dealer,
        forehand=_forehand(table.standing.dealer, match.game.seats, part.sitter),
        declarer=part.declarer,
        deal_number=len(match.deals),
        trump=table.trump,
        has_talon=hasattr(table, "talon"),
        turnup=getattr(table, "turnup", None),
        facedown=max(0, getattr(table, "talon", 0) - 1),
        closed_by=None if close is None else close.seat,
        turn=None if is_over else table.turn,
        seats=(seats := _on_table(view.log, len(table.trick))),
        trick=table.trick,
        ahead=seats[winner(table.trick, table.trump, part.order)] if seats else None,
        hand=hand,
        drawn=_drawn(view, hand),
        held=tuple(map(len, record.state.hands)),
        known=tuple(
            () if each == seat or not (remembers or each in part.is_open) else in_hand_order(cards, table.trump)
            for each, cards in enumerate(table.shown)
        ),
        won=table.won,
        points=_by_side(part.sides, visible, table.points),
        pending=_by_side(part.sides, visible, getattr(table, "pending", none)),
        teams=part.teams,
        sides=part.sides,
        resting=part.resting,
        facts=part.facts,
        worth=part.worth,
        forces_bid=part.forces_bid,
        choices=choices_of(view, hand),
        review=tuple((number, tricks[number]) for number in reviewable),
        unseen=unseen(view) if memory is Memory.TRAINING and not is_over and seat is not None else None,
        log=tuple(_remembered(event, visible) for event in view.log),
        log_from=0,
        target=getattr(match.game.options, "target_points", TARGET),
        result=table.result,
        match_winner=match.winner,
        bummerls=match.game.bummerls(match.standing),
        losses=match.game.losses(match.standing) if match.game.counts_bummerl else none,
    )
    tells_all = is_over or memory is Memory.TRAINING
    return scene if tells_all else scene._replace(log_from=_log_from(scene))


def _forehand(dealer: Seat, seats: int, sitter: Seat | None) -> Seat | None:
    """Who is first after the dealer; between two it goes without saying."""
    playing = [seat for step in range(1, seats + 1) if (seat := (dealer + step) % seats) != sitter]
    return playing[0] if len(playing) > 2 else None


def _log_from(scene: Scene) -> int:
    """Where the trick begins that lies open, or that may still be looked at; before the first it is the deal."""
    taken = [at for at, event in enumerate(scene.log, start=1) if event.kind is Kind.TOOK]
    if scene.last_trick is not None:
        taken.pop()
    return taken[-1] if taken else 0


def _by_side(sides: Teams, visible: tuple[bool, ...], values: tuple[int, ...]) -> tuple[int | None, ...]:
    """What each seat's side has, where the table tells it."""
    sums = {seat: sum(values[each] for each in side) for side in sides for seat in side}
    return tuple(sums[seat] if seen else None for seat, seen in enumerate(visible))


# The hand

_ALTERNATING: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def in_hand_order(hand: Cards, trump: Suit | None) -> tuple[Card, ...]:
    """Trumps first, then the other suits in alternating colours, high cards first.

    >>> in_hand_order(Cards("AS TH KD JC"), Suit.HEARTS)
    (Card("TH"), Card("JC"), Card("KD"), Card("AS"))
    """
    start = 0 if trump is None else _ALTERNATING.index(trump)
    suits = _ALTERNATING[start:] + _ALTERNATING[:start]
    return tuple(card for suit in suits for card in hand & suit.cards)


_GOT: Final = frozenset({Kind.DREW, Kind.EXCHANGED, Kind.RECEIVED})


def _drawn(view: View[Any], hand: tuple[Card, ...]) -> Card | None:
    """The card drawn, exchanged or received since the last play, marked until the next."""
    for event in reversed(view.log):
        if event.kind is Kind.PLAYED and event.seat == view.seat:
            return None
        if event.kind in _GOT and event.seat == view.seat and event.cards and event.cards[-1] in hand:
            return event.cards[-1]
    return None


# Choices and their keys

GIVES: Final = frozenset({Verb.GIVE, Verb.DISCARD})
"""What takes a card out of the hand before the play."""

WITH_CARD: Final = frozenset({Verb.PLAY, *GIVES})
"""What is done with a card of the hand."""

AMOUNTS: Final = (Verb.BID, Verb.BLIND, Verb.RAISE)
"""What is said by a number alone."""

_PICKED: Final = frozenset({Verb.TRUMP, Verb.TURN, Verb.STOCK})
_FINAL: Final = frozenset({Verb.CLOSE, Verb.CLAIM, Verb.WRITE_OFF, Verb.BOMB, Verb.TURN})


def choices_of(view: View[Any], hand: tuple[Card, ...]) -> tuple[Choice, ...]:
    """All that can be done now, cards first, each with a key of its own."""
    legal = view.legal
    marriages, picks = iter(MARRIAGE_KEYS), iter(PICK_KEYS)
    contracts = 0
    choices = []
    for action in legal:
        verb, value = action.verb, action.value
        if verb in WITH_CARD:
            key = _card_key(view, hand, action)
        elif verb is Verb.MELD:
            key = next(marriages)
        elif verb in AMOUNTS:
            key = str(value)
        elif verb in _PICKED:
            key = next(picks)
        elif verb is Verb.CALL:
            contracts += 1
            key = f"c{contracts}"
        else:
            key = VERB_KEYS[verb]
        choices.append(Choice(key, action, verb in _FINAL))
    return tuple(sorted(choices, key=lambda choice: _place(hand, choice.action)))


def _place(hand: tuple[Card, ...], action: Action) -> int:
    """Cards come first, in the order of the hand."""
    if action.verb in WITH_CARD and action.card is not None:
        return hand.index(action.card)
    return len(hand)


def _card_key(view: View[Any], hand: tuple[Card, ...], action: Action) -> str:
    """The card's key; and a letter for who gets it, counted clockwise, where there is more than one way."""
    assert action.card is not None, "the action names a card"
    key = CARD_KEYS[hand.index(action.card)]
    ways = sum(other.card == action.card for other in view.legal if other.verb in WITH_CARD)
    return key if ways == 1 else key + receiver(action, view.seat or 0, view.game.seats)


def receiver(action: Action, giver: Seat, seats: int) -> str:
    """The letter for who gets a card, clockwise from the giver's left, or for the place where it is laid away."""
    return "d" if action.to is None else RECEIVERS[(action.to - giver - 1) % seats]


# Tricks


def _reviewable(view: View[Any], sitter: Seat | None) -> tuple[int, ...]:
    """Numbers of the tricks that the reader may look at; one who watches only those that all who play may."""
    if view.seat is not None:
        return view.game.reviewable(view.table, view.seat)
    playing = [seat for seat in range(view.game.seats) if seat != sitter]
    allowed = [view.game.reviewable(view.table, seat) for seat in playing]
    return tuple(number for number in allowed[0] if all(number in numbers for numbers in allowed))


def _on_table(log: tuple[Event, ...], cards: int) -> tuple[Seat, ...]:
    """Who played the cards that lie on the table."""
    played = [event.seat for event in log if event.kind is Kind.PLAYED]
    return tuple(played[len(played) - cards :])


def _tricks(log: tuple[Event, ...]) -> Iterator[Taken]:
    """The finished tricks."""
    seats: tuple[Seat, ...] = ()
    for event in log:
        if event.kind is Kind.PLAYED:
            seats = (*seats, event.seat)
        elif event.kind is Kind.TOOK:
            yield Taken(seats, event.cards, event.seat)
            seats = ()


# What is known


def unseen(view: View[Any]) -> Cards:
    """Cards whose place the person does not know: not seen yet, or seen and moved on face down.

    Who sits out of a game for two knows no hand, and what has not been seen is all that can be said.
    """
    if view.seat == getattr(view.table, "sits", None):
        return view.game.pack - Cards(card for event in view.log for card in event.cards)
    return hidden(view)


COUNTED: Final = frozenset({Kind.TOOK, Kind.CLAIMED})
"""Events that tell card points, which players of some tables have to count themselves."""


def _remembered(event: Event, visible: tuple[bool, ...]) -> Event:
    """The event with -1 for card points that the table does not count for the player."""
    return event._replace(value=-1) if event.kind in COUNTED and not visible[event.seat] else event
