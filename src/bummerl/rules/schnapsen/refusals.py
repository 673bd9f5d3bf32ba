"""Everything that the two-handed game refuses, with the paragraph that forbids it."""

from __future__ import annotations

from enum import Enum

__all__ = ["Refusal"]


class Refusal(Enum):
    """Why something may not be done: message id and paragraph."""

    OTHER_GAME = ("refused-other-game", "2.2")
    NOT_HELD = ("refused-not-held", "2.2")
    LEAD_MARRIAGE = ("refused-lead-marriage", "5.2")
    LEAD_KING = ("refused-lead-king", "5.2")
    FOLLOW = ("refused-follow", "6.1")
    HEAD = ("refused-head", "6.2")
    TRUMP = ("refused-trump", "6.3")
    EXCHANGE_NOT_LEADING = ("refused-exchange-not-leading", "3.2")
    EXCHANGE_NOT_HELD = ("refused-exchange-not-held", "3.1")
    EXCHANGE_NO_TRICK = ("refused-exchange-no-trick", "3.3")
    EXCHANGE_TALON = ("refused-exchange-talon", "3.4")
    EXCHANGE_CLOSED = ("refused-exchange-closed", "3.5")
    EXCHANGE_GONE = ("refused-exchange-gone", "3.5")
    EXCHANGE_NOT_NOW = ("refused-exchange-not-now", "3.2")
    CLOSE_NOT_LEADING = ("refused-close-not-leading", "4.1")
    CLOSE_NOT_PLAYED = ("refused-close-not-played", "4.1")
    CLOSE_FIRST_LEAD = ("refused-close-first-lead", "4.2")
    CLOSE_TALON = ("refused-close-talon", "4.3")
    CLOSE_ALREADY = ("refused-close-already", "4.1")
    CLOSE_GONE = ("refused-close-gone", "4.1")
    MELD_NOT_LEADING = ("refused-meld-not-leading", "5.1")
    MELD_NOT_HELD = ("refused-meld-not-held", "5.1")
    MELD_VALUE = ("refused-meld-value", "5.1")
    MELD_FIRST_LEAD = ("refused-meld-first-lead", "5.3")
    MELD_SECOND = ("refused-meld-second", "5.4")
    MELD_CLOSED = ("refused-meld-closed", "5.6")
    MELD_GONE = ("refused-meld-gone", "5.7")
    CLAIM_AUTO = ("refused-claim-auto", "7.6")
    CLAIM_NOT_NOW = ("refused-claim-not-now", "7.2")
    PASS_NOT_NOW = ("refused-pass-not-now", "7.5")
    DRAW_NOT_NOW = ("refused-draw-not-now", "4.4")
    DECLINE_NOT_NOW = ("refused-decline-not-now", "3.6")
    DRAW_FIRST = ("refused-draw-first", "4.4")
    ANSWER_FIRST = ("refused-answer-first", "3.6")
    LAST_FIRST = ("refused-last-first", "7.5")
