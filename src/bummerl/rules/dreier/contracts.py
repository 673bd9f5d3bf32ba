"""The ladder of contracts of Dreierschnapsen (§D3), one row each.

What a contract asks for in play is in `bummerl.rules.contracts`, which Bauernschnapsen shares.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, NamedTuple

from bummerl.rules.contracts import Needs
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.tricks import ACE_LOW, KING_LOW, NORMAL, TEN_LOW, Order

__all__ = ["CONTRACTS", "TALON", "Aim", "Contract", "in_play", "spoken", "value_of", "word_of"]


class Aim(Enum):
    """What the declarer must do (§D8)."""

    CLAIM = "claim"
    NO_TRICK = "no_trick"
    THREE = "three"
    EVERY_TRICK = "every_trick"
    AT_ONCE = "at_once"


class Contract(NamedTuple):
    """One row of the ladder.

    `who` may call it; `needs` is what the hand must hold for that; `open` lays the declarer's hand on the table.
    """

    word: str
    who: Literal["any", "caller", "opponents"]
    aim: Aim
    trumps: bool = True
    order: Order = NORMAL
    needs: Needs = "nothing"
    open: bool = False

    @property
    def counts_points(self) -> bool:
        """Whether card points decide, so that marriages may be declared (§D7.1)."""
        return self.aim is Aim.CLAIM or self.aim is Aim.THREE


_LADDER: Final = (
    Contract("normal", "caller", Aim.CLAIM),
    Contract("bettler", "any", Aim.NO_TRICK, trumps=False),
    Contract("assenbettler", "any", Aim.NO_TRICK, trumps=False, order=ACE_LOW),
    Contract("ass_bettler", "any", Aim.NO_TRICK, trumps=False, needs="ace"),
    Contract("schnapser", "caller", Aim.THREE),
    Contract("plauderer", "any", Aim.NO_TRICK, trumps=False, open=True),
    Contract("damengang", "any", Aim.EVERY_TRICK, trumps=False, order=KING_LOW),
    Contract("koenigsgang", "any", Aim.EVERY_TRICK, trumps=False, order=TEN_LOW),
    Contract("gang", "any", Aim.EVERY_TRICK, trumps=False),
    Contract("zehnergang", "any", Aim.EVERY_TRICK, trumps=False, order=ACE_LOW),
    Contract("bauernloch", "caller", Aim.EVERY_TRICK, order=ACE_LOW),
    Contract("bauernschnapser", "caller", Aim.EVERY_TRICK),
    Contract("kontraschnapser", "opponents", Aim.THREE),
    Contract("farbenringerl", "any", Aim.AT_ONCE, trumps=False, needs="plain_suit"),
    Contract("kontrabauernschnapser", "opponents", Aim.EVERY_TRICK),
    Contract("herrenschnapser", "caller", Aim.AT_ONCE, needs="trump_suit"),
)

CONTRACTS: Final = {contract.word: contract for contract in _LADDER}
"""All contracts by their word, from the lowest up."""

TALON: Final = "_talon"
"""What a call adds to the contract's word when the talon will be taken (§D4.2)."""


def value_of(options: DreierOptions, contract: Contract) -> int:
    """Game points for this contract; 0 for the normal game, whose worth depends, and for what is not played (§D3.2).

    >>> value_of(DreierOptions(), CONTRACTS["gang"])
    9
    """
    return 0 if contract.aim is Aim.CLAIM else int(getattr(options, contract.word))


def in_play(options: DreierOptions) -> tuple[Contract, ...]:
    """The contracts that may be called under these options, without the normal game.

    >>> [contract.word for contract in in_play(DreierOptions())][:4]
    ['bettler', 'schnapser', 'gang', 'bauernschnapser']
    """
    return tuple(each for each in _LADDER if value_of(options, each))


def spoken(word: str) -> tuple[str, bool]:
    """A call taken apart: the contract's word, and whether the talon will be taken.

    >>> spoken("gang_talon"), spoken("gang")
    (('gang', True), ('gang', False))
    """
    return word.removesuffix(TALON), word.endswith(TALON)


def word_of(contract: Contract, *, talon: bool) -> str:
    """The word that is said for a contract."""
    return contract.word + TALON if talon else contract.word
