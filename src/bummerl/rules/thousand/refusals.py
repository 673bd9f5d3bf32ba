"""Everything that Thousand refuses, with the paragraph that forbids it."""

from __future__ import annotations

from enum import Enum

__all__ = ["Refusal"]


class Refusal(Enum):
    """Why something may not be done: message id and paragraph."""

    OTHER_GAME = ("refused-other-game", "T6.1")
    NOT_HELD = ("refused-not-held", "T6.1")
    FOLLOW = ("refused-follow", "T6.2")
    HEAD = ("refused-head", "T6.3")
    TRUMP = ("refused-trump", "T6.4")
    LEAD_MARRIAGE = ("refused-lead-marriage", "T7.3")
    LEAD_ACE = ("refused-thousand-lead-ace", "T7.8")
    LEAD_TRUMP = ("refused-thousand-lead-trump", "T6.7")

    PLAY_FIRST = ("refused-thousand-play-not-yet", "T6.1")
    MELD_NOT_LEADING = ("refused-meld-not-leading", "T7.2")
    MELD_NOT_HELD = ("refused-meld-not-held", "T7.1")
    MELD_ACES_NOT_HELD = ("refused-thousand-aces-not-held", "T7.8")
    MELD_NO_ACES = ("refused-thousand-no-ace-marriage", "T7.8")
    MELD_VALUE = ("refused-meld-value", "T7.1")
    MELD_ACES_VALUE = ("refused-thousand-aces-value", "T7.8")
    MELD_SECOND = ("refused-meld-second", "T7.3")
    MELD_NO_TRICK = ("refused-thousand-meld-no-trick", "T7.2")

    BID_NOT_NOW = ("refused-thousand-bid-not-now", "T4.4")
    BID_LOW = ("refused-thousand-bid-low", "T4.4")
    BID_STEP = ("refused-thousand-bid-step", "T4.3")
    BID_JUMP = ("refused-thousand-bid-jump", "T4.4")
    BID_HIGHEST = ("refused-thousand-bid-highest", "T4.5")
    BID_MARRIAGE = ("refused-thousand-bid-marriage", "T4.6")
    BID_MARRIAGES = ("refused-thousand-bid-marriages", "T4.6")
    BID_SILENCE = ("refused-thousand-bid-silence", "T4.8")
    BID_UNSEEN = ("refused-thousand-look-first", "T3.2")
    PASS_NOT_NOW = ("refused-thousand-pass-not-now", "T4.4")
    BLIND_NOT_NOW = ("refused-thousand-blind-not-now", "T3.1")
    BLIND_VALUE = ("refused-thousand-blind-value", "T3.1")
    LOOK_NOT_NOW = ("refused-thousand-look-not-now", "T3.2")
    REDEAL_NOT_NOW = ("refused-thousand-redeal-not-now", "T2.6")
    REDEAL_HAND = ("refused-thousand-redeal-hand", "T2.6")
    REDEAL_NINES = ("refused-thousand-redeal-nines", "T5.6")
    REDEAL_STOCK = ("refused-thousand-redeal-stock", "T5.3")
    DECLINE_NOT_NOW = ("refused-thousand-decline-not-now", "T2.6")
    ANSWER_FIRST = ("refused-thousand-answer-first", "T2.6")
    STOCK_NOT_NOW = ("refused-thousand-stock-not-now", "T14.2")
    STOCK_NUMBER = ("refused-thousand-stock-number", "T14.2")

    GIVE_NOT_NOW = ("refused-thousand-give-not-now", "T5.4")
    GIVE_TO = ("refused-thousand-give-to", "T5.4")
    GIVE_TWICE = ("refused-thousand-give-twice", "T5.4")
    GIVE_NONE = ("refused-thousand-give-none", "T14.2")
    GIVE_NOT_HELD = ("refused-thousand-give-not-held", "T5.4")
    GIVE_STOCK = ("refused-thousand-give-stock", "T5.4")
    DISCARD_NOT_NOW = ("refused-thousand-discard-not-now", "T14.2")
    EXCHANGE_FIRST = ("refused-thousand-exchange-first", "T5.4")
    RAISE_NOT_NOW = ("refused-thousand-raise-not-now", "T5.7")
    RAISE_FIRST = ("refused-thousand-raise-first", "T5.7")
    RAISE_NEVER = ("refused-thousand-raise-never", "T5.7")
    RAISE_GOLDEN = ("refused-thousand-raise-golden", "T10.3")
    RAISE_LOW = ("refused-thousand-raise-low", "T5.7")
    RAISE_CAP = ("refused-thousand-raise-cap", "T5.8")
    KEEP_NOT_NOW = ("refused-thousand-keep-not-now", "T5.7")
    WRITE_OFF_NEVER = ("refused-thousand-write-off-never", "T5.9")
    WRITE_OFF_NOT_NOW = ("refused-thousand-write-off-not-now", "T5.9")
    WRITE_OFF_LIMIT = ("refused-thousand-write-off-limit", "T5.10")
    BOMB_NEVER = ("refused-thousand-bomb-never", "T5.11")
    BOMB_NOT_NOW = ("refused-thousand-bomb-not-now", "T5.11")
