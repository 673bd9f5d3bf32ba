"""Everything that Dreierschnapsen refuses, with the paragraph that forbids it."""

from __future__ import annotations

from enum import Enum

__all__ = ["Refusal"]


class Refusal(Enum):
    """Why something may not be done: message id and paragraph."""

    OTHER_GAME = ("refused-other-game", "D6.2")
    TRUMP_FIRST = ("refused-trump-first", "D2.1")
    TRUMP_NOT_HELD = ("refused-trump-not-held", "D2.1")
    TRUMP_DONE = ("refused-trump-done", "D2.3")
    TURN_OFF = ("refused-turn-off", "D2.2")
    TURN_WHICH = ("refused-turn-which", "D2.2")
    AUCTION_FIRST = ("refused-auction-first", "D3.1")
    CALL_DONE = ("refused-call-done", "D3.7")
    CALL_UNKNOWN = ("refused-call-unknown", "D3.2")
    CALL_NOT_CALLER = ("refused-call-not-caller", "D3.4")
    CALL_NOT_OPPONENT = ("refused-call-not-opponent", "D3.4")
    CALL_ACE = ("refused-call-ace", "D3.4")
    CALL_FIVE = ("refused-call-five", "D3.4")
    CALL_LOW = ("refused-call-low", "D3.6")
    TALON_OFF = ("refused-talon-off", "D4.1")
    TALON_FIRST = ("refused-talon-first", "D4.2")
    TALON_NOT_NOW = ("refused-talon-not-now", "D4.2")
    DISCARD_FIRST = ("refused-discard-first", "D4.3")
    DISCARD_NOT_NOW = ("refused-discard-not-now", "D4.3")
    DOUBLE_FIRST = ("refused-double-first", "D5.1")
    DOUBLE_NOT_NOW = ("refused-double-not-now", "D5.1")
    NOT_HELD = ("refused-not-held", "D6.2")
    FOLLOW = ("refused-follow", "D6.3")
    HEAD = ("refused-head", "D6.3")
    TRUMP = ("refused-trump", "D6.3")
    LEAD_MARRIAGE = ("refused-lead-marriage", "D7.2")
    MELD_NOT_LEADING = ("refused-meld-not-leading", "D7.1")
    MELD_NOT_HELD = ("refused-meld-not-held", "D7.1")
    MELD_VALUE = ("refused-meld-value", "D7.1")
    MELD_SECOND = ("refused-meld-second", "D7.3")
    MELD_CONTRACT = ("refused-meld-contract", "D7.5")
    CLAIM_AUTO = ("refused-claim-auto", "D9.5")
    CLAIM_NOT_NOW = ("refused-claim-not-now", "D9.1")
    CLAIM_CONTRACT = ("refused-claim-contract", "D9.2")
    PASS_NOT_NOW = ("refused-no-pass", "D9.4")
    LAST_FIRST = ("refused-last-first", "D9.4")
