"""Deals of Dreierschnapsen and Talonschnapsen in notation.

Seat 0 is the caller, seat 2 the dealer, so that triples read (caller, next, dealer).
"""

from __future__ import annotations

from typing import Any, Final

from bummerl.rules.cards import read_cards
from bummerl.rules.dreier import GAME, PRESETS, DreierStanding
from bummerl.rules.options import Value
from tests.seats import Deal, changed

__all__ = ["HANDS", "NORMAL", "RINGERL", "SIX", "TALON", "TO_A_DEFENDER", "deal", "sides", "talon_deal", "words"]

# Hearts are trumps wherever the caller names them: he has one of each suit among his first three or holds hearts.
HANDS: Final = ("AH KH QH AS TD JC", "TH JH KS QS AD KD", "TS JS QD JD AC TC")
TALON: Final = "KC QC"

NORMAL: Final = "trump:H pass pass pass pass pass"
"""The caller plays a normal game in hearts, not doubled."""

SIX: Final = f"{NORMAL} AS-KS-TS AH-JH-JS JC-TH-TC AD-JD-TD KD-QD-QH KH-QS-AC"
"""Six tricks: the caller has 68, the defenders 45, and 7 lie in the talon."""

TO_A_DEFENDER: Final = f"{NORMAL} AS-KS-TS KH-TH-JS AD-QD-TD KD-JD-QH AH-JH-AC JC-QS-TC"
"""Six tricks in which nobody comes to 66, the last of them a defender's."""

RINGERL: Final = ("AH TH KH QH JH AS", "AD TD KD QD JD TS", "AC TC KC KS QS JS")


def deal(
    hands: tuple[str, str, str] = HANDS,
    talon: str = TALON,
    line: str = "",
    *,
    score: tuple[int, int, int] = (0, 0, 0),
    name: str = "dreierschnapsen",
    **options: Value,
) -> Deal:
    """A deal of these hands, each in the order dealt: the first three cards are those of the first packet."""
    held = [read_cards(cards) for cards in hands]
    deck = [card for cards in held for card in cards[:3]]
    deck += read_cards(talon)
    deck += [card for cards in held for card in cards[3:]]
    game = GAME(changed(PRESETS[name], **options) if options else PRESETS[name])
    return Deal(game, tuple(deck), DreierStanding(2, score)).play(line)


def talon_deal(line: str = "", **options: Any) -> Deal:  # noqa: ANN401  # values of options
    return deal(line=line, name="talonschnapsen", **options)


def sides(found: Deal) -> tuple[int, int]:
    """Card points of the declarer and of the defenders."""
    seat = found.table.declarer
    return found.table.side_points(seat), found.table.side_points(found.table.against(seat))


def words(found: Deal) -> set[str]:
    """The contracts that may be called now."""
    return {text.removeprefix("call:") for text in found.legal.split() if text.startswith("call:")}
