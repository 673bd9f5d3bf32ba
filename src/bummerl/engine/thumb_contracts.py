"""What players of Bauernschnapsen and Dreierschnapsen share who go by rules of thumb: judging and playing contracts.

The partner plays differently by contract: it feeds high cards where points are counted, and stays below where every
trick must be the declarer's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from bummerl.engine.cardplay import (
    Scene,
    claims_rightly,
    dearest,
    play,
    run_chance,
    scene,
    stop,
    suit_run,
    take,
    take_all,
    tops,
    under,
)
from bummerl.rules.actions import Action, Seat, Verb
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import View
from bummerl.rules.tricks import NORMAL, Order, marriages

__all__ = ["SURE_ENOUGH", "Dealt", "RowOfLadder", "chance_of", "claim_declare_or_play", "double"]

SURE_ENOUGH: Final = 0.72
"""How likely a contract must be to be called."""


class RowOfLadder(Protocol):
    """What a contract of either game says; an aim's value is the same word in both."""

    @property
    def aim(self) -> Aim:
        """What the declarer must do."""

    @property
    def trumps(self) -> bool:
        """Whether there are trumps."""


class Aim(Protocol):
    """An aim of either game."""

    @property
    def value(self) -> str:
        """Its word."""


class Dealt(NamedTuple):
    """The hand to be judged: the pack, the suit that would be trumps, the order of ranks, how many others play."""

    hand: Cards
    pack: Cards
    trump: Suit | None
    order: Order = NORMAL
    others: int = 3

    @property
    def unseen(self) -> int:
        """How many cards the others may hold."""
        return len(self.pack) - len(self.hand)


# How likely a contract is


def chance_of(contract: RowOfLadder, dealt: Dealt, *, leads: bool) -> float:
    """About how likely the declarer is to make this contract, with or without the first lead.

    >>> from bummerl.rules.bauern import CONTRACTS
    >>> from bummerl.rules.cards import PACKS
    >>> dealt = Dealt(Cards("AS TS KS AH AD"), PACKS[20], None)
    >>> chance_of(CONTRACTS["land"], dealt, leads=True)
    1.0
    """
    match contract.aim.value:
        case "at_once":
            return 1.0
        case "no_trick":
            return 1 - min(1.0, sum(_danger(dealt, card) for card in dealt.hand))
        case "every_trick":
            return _all_tricks(dealt) if leads else 0.0
        case "three":
            return _three_tricks(dealt) if leads else 0.0
        case _:
            return 0.0


def _all_tricks(dealt: Dealt) -> float:
    """Every suit must run from the top; with trumps these must draw all the others first."""
    chance = 1.0
    for suit in Suit:
        chance *= suit_run(dealt.hand, suit, dealt.pack, hands=dealt.others, size=len(dealt.hand), order=dealt.order)
    trump = dealt.trump
    if trump is not None and dealt.hand - trump.cards:
        high = tops(dealt.hand, trump, dealt.pack, dealt.order)
        missing = len((dealt.pack & trump.cards) - dealt.hand)
        chance *= run_chance(high, missing, hands=dealt.others, size=len(dealt.hand), unseen=dealt.unseen)
    return chance


def _three_tricks(dealt: Dealt) -> float:
    """The first three tricks and the points: trumps from the top, then aces, and the marriage if it is there."""
    hand, trump = dealt.hand, dealt.trump
    assert trump is not None, "there are trumps"
    high = tops(hand, trump, dealt.pack, dealt.order)
    led: list[tuple[float, Card]] = [(1.0, card) for card in sorted(hand & trump.cards, reverse=True)[:high]]
    safety = (0.55, 0.75, 0.9, 0.95)[min(high, 3)]
    for suit in Suit:
        if suit is not trump:
            led += [(safety, card) for card in sorted(hand & suit.cards, reverse=True)[: tops(hand, suit, dealt.pack)]][
                :1
            ]
    if len(led) < 3:
        return 0.0
    chance = 1.0
    points = sum(40 if suit is trump else 20 for suit in marriages(hand))
    for each, card in led[:3]:
        chance *= each
        points += card.points
    points += 3 * (6 * (dealt.others - 1) + 3)  # what falls on three tricks, a partner's high cards among it
    return chance * min(1.0, max(0.0, 0.5 + (points - 66) / 30))


def _danger(dealt: Dealt, card: Card) -> float:
    """How likely this card is to take a trick against its owner's will: lower cards out, and few higher ones."""
    missing = [other for other in dealt.pack - dealt.hand if other.suit is card.suit]
    lower = sum(dealt.order[other.rank] < dealt.order[card.rank] for other in missing)
    return 0.25 * lower**2 / (1 + len(missing) - lower)


def strong_enough_to_double(dealt: Dealt, *, against: str) -> bool:
    """Whether to double: a sure trick against somebody who wants them all, or a hand that wins a normal game."""
    if dealt.trump is None:
        return False
    high = tops(dealt.hand, dealt.trump, dealt.pack, dealt.order)
    if against == "every_trick":
        return high >= 1
    if against != "claim":
        return False
    trumps = len(dealt.hand & dealt.trump.cards)
    aces = sum(tops(dealt.hand, suit, dealt.pack) > 0 for suit in Suit if suit is not dealt.trump)
    pairs = sum(2 if suit is dealt.trump else 1 for suit in marriages(dealt.hand))
    return trumps + high + aces + pairs >= 6


def double(view: View[Any], dealt: Dealt) -> Action:
    """Against a contract with a sure trick, in a normal game with a hand that wins it; nobody doubles back."""
    table = view.table
    is_foe = view.seat not in table.side(table.declarer)
    doubles = is_foe and strong_enough_to_double(dealt, against=table.played.aim.value)
    return next(action for action in view.legal if (action.verb is Verb.KONTRA) == doubles)


# Playing it


def claim_declare_or_play(view: View[Any], order: Order, friends: Iterable[Seat]) -> Action:
    """Claim, declare, or the card that suits the contract; a partner declares only where points are counted."""
    table, me, legal = view.table, view.seat, view.legal
    assert me is not None, "a player has a seat"
    claim, silent = Action(Verb.CLAIM), Action(Verb.PASS)
    if claim in legal and claims_rightly(view):
        return claim
    if silent in legal:
        return silent
    aim: str = table.played.aim.value
    is_partner = me != table.declarer and me in table.side(table.declarer)
    if (declaration := dearest(legal)) is not None and (aim == "claim" or not is_partner):
        return declaration
    return play_contract(scene(view, friends, order=order, trump=table.trump), legal, aim, me, table.declarer)


Judge = Callable[[Scene, Card], float]


def play_contract(here: Scene, legal: Iterable[Action], aim: str, me: Seat, declarer: Seat) -> Action:
    """The card that suits the contract: the declarer's own, its partner's, or that of one who plays against it."""
    if aim == "claim":
        return play(here, legal, take)
    role = "declarer" if me == declarer else "partner" if declarer in here.friends else "foe"
    return play(here, legal, _JUDGES[aim, role])


def _give(here: Scene, card: Card) -> float:
    """Make somebody take a trick who wants none: low leads, and stay below wherever it leads the trick."""
    return -here.strength(card) if not here.trick else under(here, card)


_JUDGES: Final[dict[tuple[str, str], Judge]] = {
    ("every_trick", "declarer"): take_all,
    ("every_trick", "partner"): under,
    ("every_trick", "foe"): stop,
    ("three", "declarer"): take_all,
    ("three", "partner"): partial(under, feed=True),
    ("three", "foe"): stop,
    ("no_trick", "declarer"): under,
    ("no_trick", "partner"): take_all,
    ("no_trick", "foe"): _give,
}
