"""What a seat can do, what then happens, and why something is refused: values with a text, no behaviour.

Contents: Verb, Action and its text, Kind and Event, IllegalAction.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from bummerl.rules.cards import Card, Cards, NotationError, Rank, Suit
from bummerl.rules.reasons import Reason, Refused, reason

__all__ = [
    "PLAYS",
    "Action",
    "Event",
    "IllegalAction",
    "Kind",
    "Seat",
    "Verb",
    "marriage",
    "plays",
    "read_action",
    "read_actions",
    "write_actions",
]

Seat = int
"""A place at the table: 0 to n-1, clockwise."""


class Verb(StrEnum):
    """What kind of action it is; the value is its word in the notation where the action has no other text."""

    __hash__ = str.__hash__  # an enum's own hashes the name anew each time

    PLAY = "play"
    MELD = "meld"
    EXCHANGE = "exchange"
    CLOSE = "close"
    CLAIM = "claim"
    PASS = "pass"
    DRAW = "draw"
    DECLINE = "decline"
    REDEAL = "redeal"
    LOOK = "look"
    BLIND = "blind"
    BID = "bid"
    STOCK = "stock"
    TAKE = "take"
    GIVE = "give"
    DISCARD = "discard"
    RAISE = "raise"
    KEEP = "keep"
    WRITE_OFF = "writeoff"
    BOMB = "bomb"
    TRUMP = "trump"
    TURN = "turn"
    CALL = "call"
    KONTRA = "kontra"
    DRUM = "drum"
    CUT = "cut"
    KNOCK = "knock"


class Action(NamedTuple):
    """One action of the seat to move; `str` gives its notation and `read_action` reads it back.

    `value` is a bid, a marriage's worth, the number of a stock or card, or the suit of a trump; `to` the seat that is
    given a card; `word` the contract that is called.

    >>> str(Action(Verb.PLAY, Card("AH"))), str(marriage(Suit.HEARTS, 40)), str(Action(Verb.CLOSE))
    ('AH', '40H', 'close')
    >>> str(Action(Verb.BID, value=120)), str(Action(Verb.GIVE, Card("9D"), to=1)), str(Action(Verb.CALL, word="land"))
    ('bid:120', 'give:9D:1', 'call:land')
    """

    verb: Verb
    card: Card | None = None
    value: int | None = None
    to: Seat | None = None
    word: str | None = None

    def __str__(self) -> str:
        match self:
            case Action(Verb.PLAY, Card() as card):
                return str(card)
            case Action(Verb.MELD, Card() as king, int() as value):
                return f"{value}{king.suit.letter}"
            case Action(Verb.TRUMP, value=int() as suit):
                return f"{self.verb}:{Suit(suit).letter}"
            case _:
                given = (self.verb.value, self.value, self.card, self.to, self.word)
                return ":".join(str(part) for part in given if part is not None)


PLAYS: Final = tuple(Action(Verb.PLAY, Card(number)) for number in range(32))
"""The action that plays each card, by the card's number."""


def marriage(suit: Suit, value: int) -> Action:
    """The declaration of the marriage of `suit`, worth `value` card points; its card is the king."""
    return Action(Verb.MELD, Card(Rank.KING + 8 * suit), value)


def plays(cards: Cards) -> list[Action]:
    """Playing each of these cards.

    >>> [str(action) for action in plays(Cards("AH JS"))]
    ['JS', 'AH']
    """
    return [PLAYS[card] for card in cards]


_NUMBERED: Final = frozenset({Verb.BLIND, Verb.BID, Verb.RAISE, Verb.STOCK, Verb.TURN, Verb.MELD})
_WITH_MORE: Final = _NUMBERED | {Verb.PLAY, Verb.GIVE, Verb.DISCARD, Verb.TRUMP, Verb.CALL}
_WORDS: Final = {verb.value: Action(verb) for verb in Verb if verb not in _WITH_MORE}
_MARRIAGE: Final = re.compile(r"([1-9][0-9]{1,2})([SHDC])")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_CONTRACT: Final = re.compile(r"[a-z_]{1,40}")


def read_action(text: str) -> Action:
    """The action that this token stands for; NotationError if it stands for none.

    >>> read_action("20S") == marriage(Suit.SPADES, 20)
    True
    """
    if text in _WORDS:
        return _WORDS[text]
    if found := _MARRIAGE.fullmatch(text):
        return marriage(Suit.read(found[2]), int(found[1]))
    try:
        return _longer(text) if ":" in text else PLAYS[Card(text)]
    except NotationError:
        raise NotationError(reason("notation-action", given=text[:20])) from None


def _longer(text: str) -> Action:
    """An action of a word and what belongs to it, such as ``bid:120`` or ``give:9D:1``."""
    match text.split(":"):
        case ["trump", letter]:
            return Action(Verb.TRUMP, value=Suit.read(letter))
        case ["give", card, seat] if _NUMBER.fullmatch(seat):
            return Action(Verb.GIVE, Card(card), to=int(seat))
        case ["discard", card]:
            return Action(Verb.DISCARD, Card(card))
        case ["call", contract] if _CONTRACT.fullmatch(contract):
            return Action(Verb.CALL, word=contract)
        case [word, number] if word in _NUMBERED and _NUMBER.fullmatch(number):
            return Action(Verb(word), value=int(number))
        case _:
            raise NotationError(reason("notation-action", given=text[:20]))


def write_actions(actions: Sequence[Action], size: int = 2) -> str:
    """The actions of a deal on one line, the cards of a trick of `size` cards joined by hyphens.

    >>> write_actions(read_actions("40H QH AH close AS"))
    '40H QH-AH close AS'
    """
    words: list[str] = []
    played = 0
    follows = False
    for action in actions:
        is_play = action.verb is Verb.PLAY
        if is_play and follows and played % size:
            words[-1] += f"-{action}"
        else:
            words.append(str(action))
        played += is_play
        follows = is_play
    return " ".join(words)


def read_actions(text: str) -> tuple[Action, ...]:
    """The actions of a line that `write_actions` wrote; NotationError names the token that cannot be read."""
    return tuple(read_action(token) for word in text.split() for token in word.split("-"))


class Kind(StrEnum):
    """What happened."""

    DEALT = "dealt"
    TURNED = "turned"
    PLAYED = "played"
    DREW = "drew"
    EXCHANGED = "exchanged"
    MELDED = "melded"
    COUNTED = "counted"
    BONUS = "bonus"
    CLOSED = "closed"
    DECLINED = "declined"
    TOOK = "took"
    CLAIMED = "claimed"
    PASSED = "passed"
    TRUMPED = "trumped"
    CALLED = "called"
    PICKED_UP = "picked_up"
    DISCARDED = "discarded"
    OPENED = "opened"
    DOUBLED = "doubled"
    DRUMMED = "drummed"
    WAIVED = "waived"
    CUT = "cut"
    KNOCKED = "knocked"
    BAD_CUT = "bad_cut"
    PEEKED = "peeked"
    REDEALT = "redealt"
    LOOKED = "looked"
    BID = "bid"
    BLIND_BID = "blind_bid"
    OUT = "out"
    GOLDEN = "golden"
    CHOSE = "chose"
    WIDOW = "widow"
    RECEIVED = "received"
    LAID = "laid"
    RAISED = "raised"
    KEPT = "kept"
    WROTE_OFF = "wrote_off"
    BOMBED = "bombed"
    ACES = "aces"
    LEFT_OVER = "left_over"
    SCORED = "scored"
    ENDED = "ended"


class Event(NamedTuple):
    """Something that happened, and who may know of it.

    `cards` are the cards concerned (dealt, played, taken with the trick …), `value` the card points, the marriage's
    worth, the suit that is made trumps, how many times the deal counts, or what is waived (0 a call, 1 a double, 2 the
    talon), `word` the contract that is called.
    `readers` is None when everyone at the table, spectators included, sees it.
    """

    kind: Kind
    seat: Seat
    cards: tuple[Card, ...] = ()
    value: int = 0
    readers: tuple[Seat, ...] | None = None
    word: str = ""

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may know of it.

        >>> Event(Kind.DREW, 0, (Card("AH"),), readers=(0,)).seen_by(1)
        False
        """
        return self.readers is None or seat in self.readers


class IllegalAction(Refused):
    """An action that the rules do not allow now; `reason` says why, `legal` lists what is allowed."""

    def __init__(self, action: Action, why: Reason, legal: tuple[Action, ...]) -> None:
        super().__init__(why)
        self.action = action
        self.legal = legal

    def __str__(self) -> str:
        return f"{self.action} is not allowed: {self.reason}. Legal: {' '.join(map(str, self.legal)) or 'nothing'}"
