"""The ladder of contracts (§B3): one row each, and what a row says at a table with its house rules.

What a contract asks for in play is in `bummerl.rules.contracts`; its value is the option of its name.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.contracts import Needs
from bummerl.rules.tricks import ACE_LOW, KING_LOW, NORMAL, TEN_LOW, Order

__all__ = ["CONTRACTS", "LADDER", "Aim", "Contract", "ladder", "order_of", "value_of"]


class Aim(Enum):
    """What the declarer must do (§B8, §B9)."""

    CLAIM = "claim"
    NO_TRICK = "no_trick"
    THREE = "three"
    EVERY_TRICK = "every_trick"
    AT_ONCE = "at_once"


class Contract(NamedTuple):
    """One row of the ladder: who may call it, what the hand must hold for that, and how it is played.

    `order` is that of the ranks (of Bauernloch an option decides); `open` lays the declarer's hand on the table.
    """

    word: str
    who: Literal["any", "rufer", "opponents"]
    aim: Aim
    trumps: bool = True
    order: Order = NORMAL
    needs: Needs = "nothing"
    open: bool = False


LADDER: Final = (
    Contract("normal", "any", Aim.CLAIM),
    Contract("bettler", "any", Aim.NO_TRICK, trumps=False),
    Contract("assenbettler", "any", Aim.NO_TRICK, trumps=False, order=ACE_LOW),
    Contract("ass_bettler", "any", Aim.NO_TRICK, trumps=False, needs="ace"),
    Contract("schnapser", "rufer", Aim.THREE),
    Contract("plauderer", "any", Aim.NO_TRICK, trumps=False, open=True),
    Contract("damengang", "any", Aim.EVERY_TRICK, trumps=False, order=KING_LOW),
    Contract("koenigsgang", "any", Aim.EVERY_TRICK, trumps=False, order=TEN_LOW),
    Contract("land", "any", Aim.EVERY_TRICK, trumps=False),
    Contract("zehnergang", "any", Aim.EVERY_TRICK, trumps=False, order=ACE_LOW),
    Contract("kontraschnapser", "opponents", Aim.THREE),
    Contract("bauernschnapser", "rufer", Aim.EVERY_TRICK),
    Contract("bauernloch", "rufer", Aim.EVERY_TRICK, order=ACE_LOW),
    Contract("farbenjodler", "any", Aim.AT_ONCE, trumps=False, needs="plain_suit"),
    Contract("kontrabauernschnapser", "opponents", Aim.EVERY_TRICK),
    Contract("kontrabauernloch", "opponents", Aim.EVERY_TRICK, order=ACE_LOW),
    Contract("herrenjodler", "any", Aim.AT_ONCE, needs="trump_suit"),
    Contract("kontraherrenjodler", "opponents", Aim.AT_ONCE, needs="trump_suit"),
)
"""All contracts in the order of the table in §B3.1; among equal values the later one is the higher (§B4.2)."""

CONTRACTS: Final = {contract.word: contract for contract in LADDER}
"""The same by their word."""


def value_of(options: BauernOptions, contract: Contract) -> int:
    """What the contract is worth in game points, 0 where it is not played; the normal game has no value to call.

    >>> value_of(BauernOptions(), CONTRACTS["land"]), value_of(BauernOptions(), CONTRACTS["normal"])
    (9, 0)
    """
    value: int = 0 if contract.aim is Aim.CLAIM else getattr(options, contract.word)
    return value


@lru_cache
def ladder(options: BauernOptions) -> tuple[Contract, ...]:
    """The contracts that may be called at this table, from the lowest up.

    >>> " ".join(contract.word for contract in ladder(BauernOptions(bettler=7)))
    'schnapser bettler land kontraschnapser bauernschnapser farbenjodler kontrabauernschnapser herrenjodler'
    """
    played = [contract for contract in LADDER if value_of(options, contract)]
    return tuple(sorted(played, key=lambda contract: value_of(options, contract)))


def order_of(options: BauernOptions, contract: Contract) -> Order:
    """The order of the ranks in this contract (§B3.5)."""
    is_bauernloch = contract.trumps and contract.order is not NORMAL
    return NORMAL if is_bauernloch and options.bauernloch_order == "normal" else contract.order
