"""The house rules of the two-handed game with a talon.

Defaults are the ordinary ("soft") rules of Schnapsen.  Paragraphs are those of ``docs/rules/schnapsen.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from bummerl.rules.cards import PACKS, Card, Suit
from bummerl.rules.options import OptionError, Options, option
from bummerl.rules.tricks import DUTIES, Duty

__all__ = ["SchnapsenOptions"]


@dataclass(frozen=True, kw_only=True)
class SchnapsenOptions(Options):
    """Every house rule of Schnapsen and Sixty-six for two.

    >>> SchnapsenOptions(claim_mode="auto").differing(SchnapsenOptions())
    {'claim_mode': 'auto'}
    """

    deck: Literal[20, 24, 32] = option(20, "1.1")
    """Cards in the pack."""
    hand_size: int = option(5, "1.4", 4, 8)
    """Cards in each hand."""
    deal_pattern: str = option("3,T,2", "1.4", pattern=True)
    """Packets in the order dealt, forehand first each time; T is the turn-up."""
    dealer_rotation: Literal["alternate", "winner", "loser"] = option("alternate", "9.3")
    """Who deals the next deal."""
    open_follow: Literal["none", "suit", "suit_trump", "strict"] = option("none", "2.7")
    """What must be answered while cards are still drawn."""
    strict_follow: Literal["suit", "suit_trump", "strict"] = option("strict", "6")
    """What must be answered once the talon is closed or gone."""
    closing_allowed: bool = option(default=True, paragraph="4.1")
    """Whether the talon may be closed."""
    close_on_first_lead: bool = option(default=True, paragraph="4.2")
    """Whether forehand may close before the first trick."""
    min_talon_to_close: int = option(2, "4.3", 2, 24)
    """Least talon, the turn-up counted, at which one may close."""
    close_timing: Literal["after_draw", "before_or_after_draw"] = option("after_draw", "4.4")
    """Whether the trick's winner may close before drawing."""
    exchange_by: Literal["leader", "either"] = option("leader", "3.2")
    """Who may exchange the lowest trump."""
    exchange_requires_trick: bool = option(default=False, paragraph="3.3")
    """Whether one must have won a trick to exchange."""
    min_talon_to_exchange: int = option(2, "3.4", 2, 24)
    """Least talon, the turn-up counted, at which one may exchange."""
    exchange_after_opponent_close: bool = option(default=False, paragraph="3.6")
    """Whether the closer's opponent may exchange at the moment of closing."""
    marriage_on_first_lead: Literal["deferred", "forbidden"] = option("deferred", "5.3")
    """Whether a marriage may be declared at the very first lead."""
    marriage_needs_trick: bool = option(default=True, paragraph="5.5")
    """Whether marriage points wait until their owner has won a trick."""
    marriage_counted: Literal["at_once", "next_trick"] = option("at_once", "5.8")
    """Whether marriage points count at once or with the owner's next trick."""
    marriage_after_close: bool = option(default=True, paragraph="5.6")
    """Whether marriages may be declared after closing."""
    marriage_after_exhaustion: bool = option(default=True, paragraph="5.7")
    """Whether marriages may be declared once the talon is gone."""
    marriage_lead_card: Literal["either", "king"] = option("either", "5.2")
    """Which card of a declared marriage must be led."""
    claim_timing: Literal["trick_or_marriage", "any_time"] = option("trick_or_marriage", "7.2")
    """When one may claim."""
    claim_mode: Literal["manual", "auto"] = option("manual", "7.6")
    """Whether players claim or the game claims for them."""
    target_points: int = option(66, "7.1", 20, 200)
    """Card points that a right claim needs."""
    false_claim_value: Literal["two_or_three", "two", "as_if_won", "by_claimant"] = option("two_or_three", "8.5")
    """What a wrong claim gives the opponent."""
    closing_scored_at: Literal["close", "claim"] = option("close", "8.2")
    """Which of the opponent's tricks count when the closer claims rightly."""
    failed_close_value: Literal["opp_trickless", "closer_zero", "three", "us1895"] = option("opp_trickless", "8.3")
    """What a failed close gives the opponent."""
    opponent_claim_after_close_value: Literal["as_failed_close", "closer_trickless", "two"] = option(
        "as_failed_close", "8.4"
    )
    """What the closer's opponent gets for claiming first."""
    closer_false_claim: Literal["max", "false_claim"] = option("max", "8.6")
    """How a wrong claim by the closer is valued."""
    last_trick_bonus: int = option(0, "8.9", 0, 50)
    """Card points for the last trick when the talon ran out."""
    no_claim_result: Literal["last_trick_one", "higher_total", "carry_one"] = option("last_trick_one", "8.7")
    """Who wins a deal played out without closing or claim."""
    tie_result: Literal["na", "redeal_same_dealer", "next_plus_one"] = option("na", "8.8")
    """What happens when totals are equal."""
    schneider_threshold: int = option(33, "8.1", 1, 66)
    """Below this the loser is Schneider and the deal is worth two."""
    schwarz_basis: Literal["no_trick", "zero_points"] = option("no_trick", "8.1")
    """Whether three points need a loser without a trick or without card points."""
    closed_game_multiplier: int = option(1, "8.10", 1, 4)
    """What the worth of a deal is multiplied by when the talon was closed."""
    match_points: int = option(7, "9.1", 1, 100)
    """Game points that win the match."""
    score_direction: Literal["up", "down"] = option("down", "9.2")
    """Whether the score is written counting up from 0 or down to 0."""
    schneider_bummerl: int = option(1, "9.4", 1, 4)
    """Bummerl for a loser who scored nothing."""
    trick_review: Literal["own_all", "own_only", "last_only", "none"] = option("own_all", "10.1")
    """Which won tricks may be looked at again."""

    @classmethod
    def left_out(cls) -> Mapping[str, str]:
        """Revoke and marriage marker: with cards of paper only."""
        return {"revoke_penalty": "10.3", "marriage_marker_required": "10.4"}

    @cached_property
    def packets(self) -> tuple[int, ...]:
        """The deal pattern as numbers of cards, 0 for the turn-up; OptionError if it cannot be read.

        >>> SchnapsenOptions().packets
        (3, 0, 2)
        """
        words = self.deal_pattern.split(",")
        readable = all(word == "T" or (len(word) == 1 and word in "12345678") for word in words)
        if not readable or words.count("T") != 1:
            raise OptionError("option-pattern", "1.4", given=self.deal_pattern[:60])
        return tuple(0 if word == "T" else int(word) for word in words)

    @cached_property
    def lowest(self) -> tuple[Card, ...]:
        """The lowest card of each suit, in the order of Suit: jack, nine or seven (§3.1)."""
        return tuple(min(PACKS[self.deck] & suit.cards) for suit in Suit)

    @cached_property
    def following(self) -> tuple[Duty, Duty]:
        """What must be answered while the talon is open (§2.7), and when play is strict (§6)."""
        return DUTIES[self.open_follow], DUTIES[self.strict_follow]

    def __post_init__(self) -> None:
        super().__post_init__()
        dealt = sum(self.packets)
        if dealt != self.hand_size:
            raise OptionError(
                "option-pattern-sum", "1.4", given=self.deal_pattern[:60], dealt=dealt, hand_size=self.hand_size
            )
        talon = self.deck - 2 * self.hand_size
        most = max(self.min_talon_to_close if self.closing_allowed else 0, self.min_talon_to_exchange)
        if most > talon:
            raise OptionError("option-talon", "1.5", least=most, talon=talon)
        if self.marriage_counted == "next_trick" and not self.marriage_needs_trick:
            raise OptionError("option-marriage-clash", "5.8")
        if (self.no_claim_result == "last_trick_one") != (self.tie_result == "na"):
            raise OptionError("option-tie", "8.8", no_claim=self.no_claim_result, tie=self.tie_result)
        if self.no_claim_result == "carry_one" and self.tie_result != "next_plus_one":
            raise OptionError("option-tie", "8.8", no_claim=self.no_claim_result, tie=self.tie_result)
