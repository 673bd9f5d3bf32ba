"""The house rules of Bauernschnapsen; paragraphs are those of ``docs/rules/bauernschnapsen.md``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from bummerl.rules.options import Options, option
from bummerl.rules.tricks import Duty

__all__ = ["BauernOptions"]

_MOST: Final = 96
"""The highest value of a contract: twice the highest that we have heard of."""


@dataclass(frozen=True, kw_only=True)
class BauernOptions(Options):
    """Every house rule of Bauernschnapsen.

    A contract has an option of its own name: its value in game points, 0 where the table does not play it.

    >>> BauernOptions(bettler=4).differing(BauernOptions())
    {'bettler': 4}
    """

    knocking: bool = option(default=True, paragraph="B1.4")
    """Whether the player on the dealer's right may knock instead of cutting."""
    deal_packets: Literal["3_2", "5", "1x5"] = option("3_2", "B1.5")
    """In which packets the cards are dealt after a cut."""
    trump_must_be_held: bool = option(default=True, paragraph="B2.1")
    """Whether the Rufer may only name a suit that is among the first three cards."""
    aufschlagen: Literal["choose_one_of_two", "next_card", "off"] = option("choose_one_of_two", "B2.2")
    """Which of the two unseen cards the Rufer may turn up instead of naming trumps."""
    bettler: int = option(0, "B3.1", 0, _MOST)
    """No trick."""
    assenbettler: int = option(0, "B3.1", 0, _MOST)
    """No trick, the ace the lowest card."""
    ass_bettler: int = option(0, "B3.1", 0, _MOST)
    """No trick, with an ace in the hand."""
    schnapser: int = option(6, "B3.1", 0, _MOST)
    """The first three tricks and 66 by then, for the Rufer."""
    plauderer: int = option(0, "B3.1", 0, _MOST)
    """No trick, with the cards open."""
    damengang: int = option(0, "B3.1", 0, _MOST)
    """All tricks, the queen the highest card."""
    koenigsgang: int = option(0, "B3.1", 0, _MOST)
    """All tricks, the king the highest card."""
    land: int = option(9, "B3.1", 0, _MOST)
    """All tricks without trumps."""
    zehnergang: int = option(0, "B3.1", 0, _MOST)
    """All tricks, the ten the highest card."""
    kontraschnapser: int = option(12, "B3.1", 0, _MOST)
    """The first three tricks and 66 by then, for an opponent of the Rufer."""
    bauernschnapser: int = option(12, "B3.1", 0, _MOST)
    """All tricks with trumps, for the Rufer."""
    bauernloch: int = option(0, "B3.1", 0, _MOST)
    """All tricks with trumps for the Rufer, usually with the ace the lowest card."""
    farbenjodler: int = option(18, "B3.1", 0, _MOST)
    """Five cards of a plain suit."""
    kontrabauernschnapser: int = option(24, "B3.1", 0, _MOST)
    """All tricks with trumps, for an opponent of the Rufer."""
    kontrabauernloch: int = option(0, "B3.1", 0, _MOST)
    """Bauernloch for an opponent of the Rufer."""
    herrenjodler: int = option(24, "B3.1", 0, _MOST)
    """All five trumps."""
    kontraherrenjodler: int = option(0, "B3.1", 0, _MOST)
    """All five trumps, for an opponent of the Rufer."""
    partner_contracts: bool = option(default=False, paragraph="B3.2")
    """Whether the Rufer's partner may call what the Rufer may."""
    herrenjodler_by: Literal["anyone", "rufer"] = option("anyone", "B3.3")
    """Who may call Herrenjodler."""
    bauernloch_order: Literal["ace_low", "normal"] = option("ace_low", "B3.5")
    """Whether the ace is the lowest card in Bauernloch."""
    equal_value: Literal["never", "ladder", "earlier_seat"] = option("never", "B4.2")
    """Whether a call of the same value can overcall."""
    auction_rounds: Literal["until_three_passes", "single"] = option("until_three_passes", "B4.3")
    """Whether one may call more than once."""
    pass_is_final: bool = option(default=True, paragraph="B4.4")
    """Whether somebody who has passed is out of the auction."""
    kontra_contracts: Literal["normal", "all", "none"] = option("normal", "B5.2")
    """What may be doubled."""
    kontra_max: Literal[1, 2, 4, 8] = option(4, "B5.3")
    """How many times a deal can count at most."""
    stichzwang: Literal["always", "trick_contracts_only", "never"] = option("always", "B6.3")
    """When one must beat the trick while following suit."""
    must_overtrump: bool = option(default=True, paragraph="B6.4")
    """Whether a higher trump must be played than the one that lies there."""
    undertrump: Literal["forced", "free"] = option("forced", "B6.5")
    """Whether a trump must be played where none is high enough."""
    bettler_partner: Literal["sits_out", "plays"] = option("sits_out", "B6.7")
    """Whether the declarer's partner plays in contracts without a trick."""
    land_partner: Literal["plays", "sits_out"] = option("plays", "B6.8")
    """Whether the declarer's partner plays in contracts for all tricks without trumps."""
    marriage_contracts: Literal["schnapsers", "normal", "rufer_contracts", "all_trump"] = option("schnapsers", "B7.2")
    """In which contracts marriages may be declared."""
    schnapser_marriage: Literal["declarer", "team"] = option("declarer", "B7.3")
    """Who may declare a marriage in a contract."""
    marriage_pending: Literal["pending", "forbidden"] = option("pending", "B7.4")
    """Whether a marriage may be declared before its side has a trick."""
    claim_mode: Literal["manual", "auto"] = option("manual", "B8.2")
    """Whether players claim or the game claims for them."""
    last_trick_value: Literal["one", "graded"] = option("one", "B8.5")
    """What the last trick wins where nobody has claimed."""
    false_claim: Literal["reject", "lose_2_or_3"] = option("reject", "B8.6")
    """Whether a wrong claim is possible, and what it costs."""
    schnapser_points: Literal["declarer", "team"] = option("declarer", "B9.4")
    """Whose card points count in a Schnapser."""
    schnapser_early_end: bool = option(default=True, paragraph="B9.5")
    """Whether a Schnapser is made as soon as the points are there."""
    halved: bool = option(default=False, paragraph="B9.8")
    """Whether a deal counts half, rounded up."""
    match_points: int = option(24, "B10.1", 2, 100)
    """Game points that win the match."""
    score_direction: Literal["up", "down"] = option("up", "B10.2")
    """Whether the score is written counting up from 0 or down to 0."""
    bummerl: int = option(1, "B10.3", 1, 4)
    """Bummerl for the losers of a match."""
    schneider_bummerl: int = option(2, "B10.4", 1, 8)
    """Bummerl for losers who scored nothing."""
    retour_bummerl: int = option(4, "B10.5", 1, 16)
    """Bummerl for losers who were one point from winning when the others had nothing."""
    trick_review: Literal["first_each", "last_only", "none"] = option("first_each", "B11.1")
    """Which finished tricks may be looked at again."""

    @cached_property
    def following(self) -> tuple[Duty, Duty]:
        """What must be answered where the trick need not be beaten when following suit, and where it must (§B6)."""
        over, under = self.must_overtrump, self.undertrump == "forced"
        duty = Duty(follow=True, trump=True, overtrump=over, undertrump=under)
        return duty, duty._replace(head=True)
