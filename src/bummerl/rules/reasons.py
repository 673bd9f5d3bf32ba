"""Sentences as data: why something was refused, why a deal is worth two, what is wrong with a file.

The rules never hold a sentence.  They name a message and what to fill in; the locale files say it in the reader's
language.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from typing import NamedTuple

__all__ = ["Param", "Reason", "Refused", "reason"]

Param = Hashable
"""What a sentence may be filled with: texts, numbers, cards, suits, tuples of cards, seats (by the name `seat`)."""


class Reason(NamedTuple):
    """A message id, the rule paragraph it rests on ("" for none), and the parameters by name."""

    id: str
    paragraph: str
    params: tuple[tuple[str, Param], ...] = ()

    def __str__(self) -> str:
        filled = ", ".join(f"{name} {_shown(value)}" for name, value in self.params)
        cited = f" (§{self.paragraph})" if self.paragraph else ""
        return f"{self.id}{cited}{': ' if filled else ''}{filled}"


def reason(message: str, paragraph: str = "", **params: Param) -> Reason:
    """A reason with its parameters named.

    >>> print(reason("refused-exchange-talon", "3.4", least=4, talon=2))
    refused-exchange-talon (§3.4): least 4, talon 2
    """
    return Reason(message, paragraph, tuple(params.items()))


def _shown(value: Param) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value.name if isinstance(value, Enum) else str(value)


class Refused(ValueError):
    """Base of every error that is told to a person: `reason` is the sentence."""

    def __init__(self, why: Reason) -> None:
        self.reason = why
        super().__init__(str(why))
