"""The house rules of Dreierschnapsen; paragraphs are those of ``docs/rules/dreierschnapsen.md``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from bummerl.rules.options import OptionError, Options, option
from bummerl.rules.tricks import DUTIES, Duty

__all__ = ["DreierOptions"]

_MOST = 48
"""The most that a contract may be worth."""


@dataclass(frozen=True, kw_only=True)
class DreierOptions(Options):
    """Every house rule of Dreierschnapsen and Talonschnapsen.

    >>> DreierOptions(talon_exchange=True).differing(DreierOptions())
    {'talon_exchange': True}
    """

    trump_must_be_held: bool = option(default=True, paragraph="D2.1")
    """Whether the caller may only name a suit that is among the first three cards."""
    trump_turn: Literal["any_of_three", "next", "off"] = option("any_of_three", "D2.2")
    """Which card the caller may turn up instead of naming trumps."""
    bettler: int = option(4, "D3.2", 0, _MOST)
    """Game points for Bettler; 0 where it is not played."""
    assenbettler: int = option(0, "D3.2", 0, _MOST)
    """Game points for Assenbettler; 0 where it is not played."""
    ass_bettler: int = option(0, "D3.2", 0, _MOST)
    """Game points for Ass-Bettler; 0 where it is not played."""
    schnapser: int = option(6, "D3.2", 0, _MOST)
    """Game points for Schnapser; 0 where it is not played."""
    plauderer: int = option(0, "D3.2", 0, _MOST)
    """Game points for Plauderer; 0 where it is not played."""
    damengang: int = option(0, "D3.2", 0, _MOST)
    """Game points for Damengang; 0 where it is not played."""
    koenigsgang: int = option(0, "D3.2", 0, _MOST)
    """Game points for Königsgang; 0 where it is not played."""
    gang: int = option(9, "D3.2", 0, _MOST)
    """Game points for Gang; 0 where it is not played."""
    zehnergang: int = option(0, "D3.2", 0, _MOST)
    """Game points for Zehnergang; 0 where it is not played."""
    bauernloch: int = option(0, "D3.2", 0, _MOST)
    """Game points for Bauernloch; 0 where it is not played."""
    bauernschnapser: int = option(12, "D3.2", 0, _MOST)
    """Game points for Bauernschnapser; 0 where it is not played."""
    kontraschnapser: int = option(12, "D3.2", 0, _MOST)
    """Game points for Kontraschnapser; 0 where it is not played."""
    farbenringerl: int = option(18, "D3.2", 0, _MOST)
    """Game points for Farbenringerl; 0 where it is not played."""
    kontrabauernschnapser: int = option(24, "D3.2", 0, _MOST)
    """Game points for Kontrabauernschnapser; 0 where it is not played."""
    herrenschnapser: int = option(24, "D3.2", 0, _MOST)
    """Game points for Herrenschnapser; 0 where it is not played."""
    equal_bids: Literal["talon_then_caller", "never"] = option("talon_then_caller", "D3.6")
    """Whether a call of the same value can overcall."""
    talon_exchange: bool = option(default=False, paragraph="D4.1")
    """Whether the declarer may take the talon and discard two cards."""
    discard_points: Literal["nobody", "declarer"] = option("nobody", "D4.4")
    """For whom the card points of the discarded cards count."""
    kontra_max: Literal[1, 2, 4, 8] = option(8, "D5.3")
    """How many times a deal can count at most."""
    first_lead: Literal["declarer", "caller_in_trumps"] = option("declarer", "D6.1")
    """Who leads to the first trick."""
    duty: Literal["suit", "suit_trump", "strict"] = option("strict", "D6.3")
    """What must be answered."""
    must_undertrump: bool = option(default=True, paragraph="D6.5")
    """Whether a trump must be played where none is high enough."""
    schnapser_early_end: bool = option(default=True, paragraph="D8.4")
    """Whether a Schnapser is made as soon as the points are there."""
    target_points: int = option(66, "D9.1", 20, 200)
    """Card points that a right claim needs."""
    claim_mode: Literal["manual", "auto"] = option("manual", "D9.5")
    """Whether players claim or the game claims for them."""
    schneider_threshold: int = option(33, "D10.1", 1, 66)
    """Below this the losing side is Schneider and the deal is worth two."""
    false_claim_value: Literal["two_or_three", "two"] = option("two_or_three", "D10.3")
    """What a wrong claim gives the other side."""
    match_points: int = option(24, "D11.1", 1, 100)
    """Game points that win the match."""
    score_direction: Literal["up", "down"] = option("up", "D11.2")
    """Whether the score is written counting up from 0 or down to 0."""
    schneider_bummerl: int = option(2, "D11.5", 1, 4)
    """Bummerl for a loser who scored nothing."""
    retour_bummerl: int = option(4, "D11.6", 1, 8)
    """Bummerl for each of two players who were one point from winning when the third had nothing."""
    trick_review: Literal["first_each", "last_only", "none"] = option("first_each", "D12.1")
    """Which finished tricks may be looked at again."""

    @cached_property
    def following(self) -> Duty:
        """What must be answered (§D6.3, §D6.5)."""
        return DUTIES[self.duty]._replace(undertrump=self.must_undertrump)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.discard_points == "declarer" and not self.talon_exchange:
            raise OptionError("option-discards-without-talon", "D4.4")
