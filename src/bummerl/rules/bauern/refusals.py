"""Everything that Bauernschnapsen refuses, with the paragraph that forbids it."""

from __future__ import annotations

from enum import Enum

__all__ = ["Refusal"]


class Refusal(Enum):
    """Why something may not be done: message id and paragraph."""

    OTHER_GAME = ("refused-other-game", "B6.1")
    CUT_FIRST = ("refused-bauern-cut-first", "B1.4")
    CUT_NOT_NOW = ("refused-bauern-cut-not-now", "B1.4")
    TRUMP_FIRST = ("refused-bauern-trump-first", "B2.1")
    TRUMP_NOT_NOW = ("refused-bauern-trump-not-now", "B2.1")
    TRUMP_NOT_HELD = ("refused-bauern-trump-not-held", "B2.1")
    TURN_OFF = ("refused-bauern-turn-off", "B2.2")
    TURN_NEXT = ("refused-bauern-turn-next", "B2.2")
    TURN_WHICH = ("refused-bauern-turn-which", "B2.2")
    CALL_FIRST = ("refused-bauern-call-first", "B4.1")
    CALL_NOT_NOW = ("refused-bauern-call-not-now", "B4.1")
    CALL_NOT_PLAYED = ("refused-bauern-call-not-played", "B3.1")
    CALL_RUFER = ("refused-bauern-call-rufer", "B3.2")
    CALL_RUFER_SIDE = ("refused-bauern-call-rufer-side", "B3.2")
    CALL_OPPONENTS = ("refused-bauern-call-opponents", "B3.2")
    CALL_ACE = ("refused-bauern-call-ace", "B3.3")
    CALL_PLAIN = ("refused-bauern-call-plain", "B3.3")
    CALL_TRUMPS = ("refused-bauern-call-trumps", "B3.3")
    CALL_HERRENJODLER = ("refused-bauern-call-herrenjodler", "B3.3")
    CALL_LOW = ("refused-bauern-call-low", "B4.1")
    CALL_EQUAL = ("refused-bauern-call-equal", "B4.2")
    DOUBLE_FIRST = ("refused-bauern-double-first", "B5.1")
    DOUBLE_NOT_NOW = ("refused-bauern-double-not-now", "B5.1")
    NOT_HELD = ("refused-not-held", "B6.1")
    LEAD_MARRIAGE = ("refused-lead-marriage", "B7.1")
    FOLLOW = ("refused-follow", "B6.2")
    HEAD = ("refused-head", "B6.3")
    TRUMP = ("refused-trump", "B6.4")
    MELD_NOT_LEADING = ("refused-meld-not-leading", "B7.1")
    MELD_NOT_HELD = ("refused-meld-not-held", "B7.1")
    MELD_VALUE = ("refused-meld-value", "B7.1")
    MELD_SECOND = ("refused-meld-second", "B7.1")
    MELD_CONTRACT = ("refused-bauern-meld-contract", "B7.2")
    MELD_DECLARER = ("refused-bauern-meld-declarer", "B7.3")
    MELD_SIDE = ("refused-bauern-meld-side", "B7.3")
    MELD_NO_TRICK = ("refused-bauern-meld-no-trick", "B7.4")
    CLAIM_NOT_NOW = ("refused-bauern-claim-not-now", "B8.1")
    CLAIM_CONTRACT = ("refused-bauern-claim-contract", "B8.1")
    CLAIM_AUTO = ("refused-bauern-claim-auto", "B8.2")
    CLAIM_SHORT = ("refused-bauern-claim-short", "B8.6")
    PASS_NOT_NOW = ("refused-bauern-pass-not-now", "B8.4")
    LAST_FIRST = ("refused-bauern-last-first", "B8.4")
