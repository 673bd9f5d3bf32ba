"""Everything that Sixty-six for three and four refuses, with the paragraph that forbids it."""

from __future__ import annotations

from enum import Enum

__all__ = ["Refusal"]


class Refusal(Enum):
    """Why something may not be done: message id and paragraph."""

    OTHER_GAME = ("refused-other-game", "M4.1")
    TRUMP_FIRST = ("refused-trump-first", "M2.2")
    TRUMP_NOT_HELD = ("refused-trump-not-held", "M2.2")
    TRUMP_DONE = ("refused-trump-done", "M2.4")
    TURN_WHICH = ("refused-turn-next", "M2.3")
    DRUM_FIRST = ("refused-drum-first", "M3.1")
    DRUM_NOT_NOW = ("refused-drum-not-now", "M3.1")
    PARTNER_FIRST = ("refused-partner-first", "M5.4")
    NOT_HELD = ("refused-not-held", "M4.1")
    FOLLOW = ("refused-follow", "M4.2")
    HEAD = ("refused-head", "M4.2")
    TRUMP = ("refused-trump", "M4.2")
    LEAD_MARRIAGE = ("refused-lead-marriage", "M5.2")
    MELD_NOT_PLAYED = ("refused-meld-not-played", "M5.1")
    MELD_NOT_LEADING = ("refused-meld-not-leading", "M5.1")
    MELD_NOT_HELD = ("refused-meld-not-held", "M5.1")
    MELD_VALUE = ("refused-meld-value", "M5.1")
    MELD_SECOND = ("refused-meld-second", "M5.1")
    MELD_AGAIN = ("refused-meld-again", "M5.5")
    CLAIM_NEVER = ("refused-claim-never", "M6.1")
    CLAIM_AUTO = ("refused-claim-auto", "M6.5")
    CLAIM_NOT_NOW = ("refused-claim-not-now", "M6.2")
    PASS_NOT_NOW = ("refused-no-pass", "M6.4")
    LAST_FIRST = ("refused-last-first", "M6.4")
