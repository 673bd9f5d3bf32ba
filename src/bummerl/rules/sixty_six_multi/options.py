"""The house rules of Sixty-six for three and four without a talon.

Paragraphs are those of ``docs/rules/sixty-six-for-three-and-four.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from bummerl.rules.cards import PACKS, Cards
from bummerl.rules.options import OptionError, Options, option
from bummerl.rules.tricks import DUTIES, Duty

__all__ = ["SixtySixMultiOptions"]


@dataclass(frozen=True, kw_only=True)
class SixtySixMultiOptions(Options):
    """Every house rule of Sixty-six for three or four players without a talon.

    >>> SixtySixMultiOptions(duty="suit").differing(SixtySixMultiOptions())
    {'duty': 'suit'}
    """

    partners: bool = option(default=False, paragraph="M1.1")
    """Whether four play in two partnerships, or three each alone."""
    deck: Literal[24, 32] = option(24, "M1.2")
    """Cards in the pack."""
    packets: str = option("3,2,3", "M1.4", pattern=True)
    """In which packets the cards are dealt."""
    deal_order: Literal["clockwise", "partner_first"] = option("clockwise", "M1.4")
    """Who gets each packet first."""
    trump_from: Literal["chosen", "bottom_card", "last_card"] = option("chosen", "M2.1")
    """How trumps are made."""
    drumming: bool = option(default=False, paragraph="M3.1")
    """Whether a player may undertake to reach the target alone against the others."""
    duty: Literal["suit", "suit_trump", "strict"] = option("strict", "M4.2")
    """What must be answered."""
    must_undertrump: bool = option(default=True, paragraph="M4.4")
    """Whether a trump must be played where none is high enough."""
    marriage_by: Literal["leader", "leader_and_partner", "nobody"] = option("leader", "M5.1")
    """Who may declare a marriage before a lead."""
    last_trick_points: int = option(0, "M4.6", 0, 50)
    """Card points for the last trick."""
    ending: Literal["all_tricks", "claim"] = option("all_tricks", "M6.1")
    """Whether all tricks are played and counted, or the first right claim wins."""
    target_points: int = option(66, "M6.2", 20, 200)
    """Card points that a right claim needs."""
    claim_mode: Literal["manual", "auto"] = option("manual", "M6.5")
    """Whether players claim or the game claims for them."""
    unclaimed: Literal["higher_total", "last_trick_one", "pool", "draw"] = option("higher_total", "M6.6")
    """What happens when all cards are played and nobody has claimed."""
    tie_result: Literal["redeal_same_dealer", "next_plus_one"] = option("redeal_same_dealer", "M6.7")
    """What happens when the highest totals are equal."""
    false_claim_value: Literal["two_or_three", "two"] = option("two", "M7.5")
    """What a wrong claim costs."""
    scoring: Literal["each_pays", "game_points", "bands"] = option("each_pays", "M7.1")
    """How a deal is scored."""
    schneider_threshold: int = option(33, "M7.1", 1, 66)
    """Below this a loser is Schneider."""
    hundred_value: Literal[1, 2] = option(2, "M7.3")
    """What exactly 100 of 130 card points are worth."""
    trump_ten_bonus: bool = option(default=False, paragraph="M7.6")
    """Whether winning the ten of trumps is worth a game point."""
    match_points: int = option(7, "M8.1", 1, 100)
    """Game points that win the match."""
    score_direction: Literal["up", "down"] = option("up", "M8.2")
    """Whether the score is written counting up from 0 or down to 0."""
    schneider_bummerl: int = option(1, "M8.4", 1, 4)
    """Bummerl for a loser who scored nothing."""
    trick_review: Literal["last_only", "none"] = option("last_only", "M10.1")
    """Which finished tricks may be looked at again."""

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """The packets as numbers of cards; OptionError if they cannot be read.

        >>> SixtySixMultiOptions().sizes
        (3, 2, 3)
        """
        words = self.packets.split(",")
        if not all(len(word) == 1 and word in "12345678" for word in words):
            raise OptionError("option-packets", "M1.4", given=self.packets[:60])
        return tuple(map(int, words))

    @property
    def pack(self) -> Cards:
        """The 24 or 32 cards (§M1.2)."""
        return PACKS[self.deck]

    @cached_property
    def following(self) -> Duty:
        """What must be answered (§M4.2, §M4.4)."""
        return DUTIES[self.duty]._replace(undertrump=self.must_undertrump)

    @property
    def players(self) -> int:
        """Four with partners, three without."""
        return 4 if self.partners else 3

    def __post_init__(self) -> None:
        super().__post_init__()
        dealt = sum(self.sizes) * self.players
        if dealt != self.deck:
            raise OptionError("option-packets-sum", "M1.4", given=self.packets[:60], dealt=dealt, deck=self.deck)
        for wrong, message, paragraph in (
            (not self.partners and self.deal_order == "partner_first", "option-partner-first", "M1.4"),
            (not self.partners and self.marriage_by == "leader_and_partner", "option-partner-marriage", "M5.1"),
            (
                self.trump_from == "chosen" and (len(self.sizes) == 1 or self.deal_order != "clockwise"),
                "option-chosen-trumps",
                "M2.1",
            ),
            (self.drumming and (self.partners or self.ending != "claim"), "option-drumming", "M3.1"),
            ((self.scoring == "each_pays") == self.partners, "option-each-pays", "M7.1"),
            (self.scoring == "bands" and not self._counts_130, "option-bands", "M7.3"),
            (self.unclaimed == "pool" and self.scoring != "each_pays", "option-pool", "M6.6"),
            (self.tie_result == "next_plus_one" and self.scoring == "each_pays", "option-tie-pays", "M6.7"),
            (self.trump_ten_bonus and self.scoring == "each_pays", "option-trump-ten", "M7.6"),
        ):
            if wrong:
                raise OptionError(message, paragraph)

    @property
    def _counts_130(self) -> bool:
        """Whether two sides share exactly 130 card points."""
        counts_all = self.ending == "all_tricks" and self.marriage_by == "nobody"
        return self.partners and counts_all and self.last_trick_points == 10
