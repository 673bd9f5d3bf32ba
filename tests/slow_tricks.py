"""Tricks of any number of hands once more, for the slow rules of the games beyond two: plain, and cards as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

ACE_HIGH = "ATKQJ987"
ACE_LOW = "TKQJA"
TEN_LOW = "KQJAT"
KING_LOW = "QJATK"
"""Ranks from high to low."""

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}

PACKS = {size: [rank + suit for suit in "SHDC" for rank in ACE_HIGH[: size // 4]] for size in (20, 24, 32)}


class Duties(NamedTuple):
    """What one must do who does not lead."""

    follow: bool = True
    beat: bool = True
    trump: bool = True
    overtrump: bool = True
    undertrump: bool = True


def duties(name: object, *, undertrump: object) -> Duties:
    """What the option `duty` of several games means."""
    return {
        "suit": Duties(beat=False, trump=False),
        "suit_trump": Duties(beat=False, overtrump=False),
        "strict": Duties(undertrump=bool(undertrump)),
    }[str(name)]


def best_of(trick: Sequence[str], trump: str, order: str = ACE_HIGH) -> int:
    """Which card wins: the highest trump, else the highest of the suit that was led.

    >>> best_of(["AS", "9C", "TS"], "C"), best_of(["QD", "TD", "AD"], ""), best_of(["AS", "JS", "TS"], "", ACE_LOW)
    (1, 2, 2)
    """
    in_play = [card for card in trick if card[1] == trump] or [card for card in trick if card[1] == trick[0][1]]
    return list(trick).index(min(in_play, key=lambda card: order.index(card[0])))


def answers(hand: Sequence[str], trick: Sequence[str], trump: str, must: Duties, order: str = ACE_HIGH) -> list[str]:
    """The cards that may be played to a trick that is under way.

    >>> answers(["JS", "TS", "AH"], ["9D", "KS"], "S", Duties())
    ['TS']
    """

    def wins(card: str) -> bool:
        return best_of([*trick, card], trump, order) == len(trick)

    same = [card for card in hand if card[1] == trick[0][1]]
    if same and must.follow:
        return (must.beat and [card for card in same if wins(card)]) or same
    trumps = [card for card in hand if card[1] == trump]
    if not must.trump or not trumps:
        return list(hand)
    if not must.overtrump:
        return trumps
    higher = [card for card in trumps if wins(card)]
    return higher or (trumps if must.undertrump else list(hand))


def cannot_have_held(
    card: str, trick: Sequence[str], trump: str, must: Duties, order: str, pack: Sequence[str]
) -> set[str]:
    """Every card beside which this one could not have been played."""
    return {other for other in pack if card not in answers([card, other], trick, trump, must, order)}
