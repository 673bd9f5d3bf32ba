"""The chain of a shuffle by its tip and a few of its links.

Contents: Links, published.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, overload

from bummerl.record.shuffle import chain, commitment
from bummerl.table.dealer import LINKS

__all__ = ["Links", "published"]


class Links(Sequence[bytes]):
    """The chain of a shuffle by its tip and a few of its links, since a match seldom wants many of the others.

    >>> links, whole = Links(bytes(32)), chain(bytes(32), LINKS)
    >>> all(links[number] == whole[number] for number in (0, 1, 63, 64, 2040, 2047))
    True
    """

    def __init__(self, tip: bytes) -> None:
        self._tip = tip

    def __len__(self) -> int:
        return LINKS

    @overload
    def __getitem__(self, number: int) -> bytes: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[bytes, ...]: ...
    def __getitem__(self, number: int | slice) -> bytes | tuple[bytes, ...]:
        if isinstance(number, slice):
            return tuple(self[each] for each in range(*number.indices(LINKS)))
        # The link itself is as many hashes away from the next one that is kept.
        return chain(_kept(self._tip)[number // STRIDE], STRIDE - number % STRIDE)[0]


STRIDE: Final = 64


@lru_cache(maxsize=1024)
def _kept(tip: bytes) -> tuple[bytes, ...]:
    """The last one of every `STRIDE` links."""
    return chain(tip, LINKS)[STRIDE - 1 :: STRIDE]


@lru_cache(maxsize=1024)
def published(tip: bytes) -> str:
    """Every picture shows it."""
    return commitment(Links(tip)[:1])
