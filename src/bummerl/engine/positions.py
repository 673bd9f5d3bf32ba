"""Positions of the two-handed game for the native kernel: options as words, a state as bytes."""

from __future__ import annotations

import struct
from typing import Final

from bummerl.rules.actions import Action, Verb
from bummerl.rules.game import State
from bummerl.rules.options import Options
from bummerl.rules.schnapsen.table import Phase, Table

__all__ = ["number_of", "packed", "words"]

_LAYOUT: Final = struct.Struct("<2I 3H 12B 24s")
_NONE: Final = 255
_PHASES: Final = {phase: number for number, phase in enumerate(Phase)}
_WORDS: Final = {Verb.EXCHANGE: 36, Verb.CLOSE: 37, Verb.CLAIM: 38, Verb.DRAW: 39, Verb.DECLINE: 40, Verb.PASS: 41}


def words(options: Options) -> dict[str, str]:
    """Every option by name with the text of its value.

    >>> from bummerl.rules.schnapsen.options import SchnapsenOptions
    >>> words(SchnapsenOptions())["failed_close_value"]
    'opp_trickless'
    """
    return {option.name: str(getattr(options, option.name)) for option in options.all()}


def packed(state: State[Table]) -> bytes:
    """The state as the kernel reads it: 50 bytes, laid out in ``kernel/packed.hpp``."""
    table = state.table
    close = table.close
    return _LAYOUT.pack(
        state.hands[0].mask,
        state.hands[1].mask,
        *table.points,
        0 if close is None else close.points,
        *table.pending,
        *(min(won, 1) for won in table.won),
        _PHASES[table.phase],
        table.turn,
        table.trump,
        len(state.stock),
        table.trick[0] if table.trick else _NONE,
        _NONE if table.melded is None else table.melded.suit,
        _NONE if close is None else close.seat,
        0 if close is None else min(close.tricks, 1),
        bytes(state.stock),
    )


def number_of(action: Action) -> int:
    """The kernel's number of an action: the card's, or 32 and the marriage's suit, or the word's.

    >>> from bummerl.rules.actions import read_actions
    >>> [number_of(action) for action in read_actions("AH 40H close")]
    [15, 33, 37]
    """
    if action.card is None:
        return _WORDS[action.verb]
    return 32 + action.card.suit if action.verb is Verb.MELD else int(action.card)
