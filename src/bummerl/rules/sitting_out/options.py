"""The house rules of Sixty-six for three with one sitting out: those of the two-handed game, and who scores what.

Paragraphs with an M are those of ``docs/rules/sixty-six-for-three-and-four.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bummerl.rules.options import option
from bummerl.rules.schnapsen.options import SchnapsenOptions

__all__ = ["SittingOutOptions"]


@dataclass(frozen=True, kw_only=True)
class SittingOutOptions(SchnapsenOptions):
    """Every house rule of the two-handed game, and those of the third player.

    >>> SittingOutOptions(dealer_scores="nothing").differing(SittingOutOptions())
    {'dealer_scores': 'nothing'}
    """

    dealer_rotation: Literal["alternate"] = option("alternate", "M9.2")
    """The deal passes to the left, whoever won."""
    dealer_scores: Literal["with_winner", "nothing"] = option("with_winner", "M9.4")
    """Whether the dealer, who sits out, scores what the winner of the deal scores."""
    play_for_loser: bool = option(default=True, paragraph="M9.5")
    """Whether the other two play on, when one has won, to find the loser."""
