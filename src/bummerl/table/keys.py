"""Every key of a table: the line mode, the full screen and the browser mean the same by the same letter.

No letter is one that keyboards have in other places: Y and Z change theirs between QWERTY and QWERTZ.

Contents: CARD_KEYS, MARRIAGE_KEYS, PICK_KEYS, RECEIVERS, NEW_MATCH, VERB_KEYS, Command.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bummerl.rules.actions import Verb

__all__ = ["CARD_KEYS", "MARRIAGE_KEYS", "NEW_MATCH", "PICK_KEYS", "RECEIVERS", "VERB_KEYS", "Command"]

CARD_KEYS: Final = "1234567890-="
"""Keys of the cards in hand, from the left."""

MARRIAGE_KEYS: Final = "mbvfa"
"""Keys of the marriages that can be declared, in the order of the suits."""

PICK_KEYS: Final = "abfgjkmvw"
"""Keys of suits to name, cards to turn up and stocks to take, in their order: letters that mean nothing else then."""

RECEIVERS: Final = "abc"
"""Letters of those who can get a card, clockwise from the left."""

NEW_MATCH: Final = "n"
"""Key of another match, when one is over."""

VERB_KEYS: Final = {
    Verb.EXCHANGE: "x",
    Verb.CLOSE: "c",
    Verb.CLAIM: "s",
    Verb.PASS: "n",
    Verb.DRAW: "d",
    Verb.DECLINE: "n",
    Verb.REDEAL: "g",
    Verb.LOOK: "v",
    Verb.TAKE: "x",
    Verb.KEEP: "n",
    Verb.WRITE_OFF: "w",
    Verb.BOMB: "j",
    Verb.KONTRA: "k",
    Verb.DRUM: "d",
    Verb.CUT: "c",
    Verb.KNOCK: "k",
}
"""Keys of what is called by its name alone."""


class Command(StrEnum):
    """What can be asked of a table at any time, by its key."""

    HELP = "?"
    TABLE = "t"
    POINTS = "p"
    LAST = "l"
    REVIEW = "o"
    REPEAT = "r"
    UNDO = "u"
    HINT = "h"
    HINT_TOO = "i"
    RULES = "e"
    LEAVE = "q"
