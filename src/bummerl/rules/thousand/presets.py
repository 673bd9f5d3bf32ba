"""The named rule sets of Thousand; each is an instance, a local custom is `replace(preset, …)`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bummerl.rules.thousand.options import ThousandOptions

__all__ = ["PRESETS"]

_THOUSAND: Final = ThousandOptions()

# Most tables outside the reference agree on these.
_PLAIN: Final = replace(
    _THOUSAND,
    cut_check="off",
    misdeal_penalty=0,
    misdeal_redealer="same",
    redeal_four_nines="off",
)

_PAGAT: Final = replace(
    _PLAIN,
    redeal_four_nines_after_exchange=True,
    bolt_declarer=True,
    barrel_min_contract=120,
    barrel_fall_penalty=120,
    barrel_simultaneous="coexist",
    write_off="sixty",
    write_off_deduct=False,
    sitter="right_of_dealer",
    sitter_score="aces40_plus_marriage",
)

_BOOK: Final = replace(
    _PLAIN,
    cut_penalty_payer="dealer",
    misdeal_redealer="next",
    bid_steps="0:5,200:10",
    forced_bid_seat="dealer",
    must_beat=True,
    must_overtrump=True,
    trump_activation="next_trick",
    bolt_declarer=True,
    barrel_min_contract=120,
    barrel_fall_penalty=120,
    dump_truck="both",
    write_off="half",
    no_win_streak=3,
    win_tie="declarer",
    sitter_score="none",
)

_ONLINE: Final = replace(
    _PLAIN,
    redeal_four_nines="request",
    redeal_low_hand=14,
    redeal_low_stock=5,
    bid_cap="120_plus_marriages",
    raise_cap="same_as_bid",
    silence_below=-120,
    blind_bid="forced_seat_120",
    blind_scope="declarer",
    blind_min_score=240,
    bolt_mode="consecutive",
    golden_double_penalties=False,
    barrel_min_contract=120,
    barrel_fall_penalty=120,
    barrel_failed_contract="attempt_only",
    barrel_places=3,
    barrel_collision="coexist",
    barrel_simultaneous="coexist",
    barrel_falls_to_zero=0,
    dump_truck="plus",
    write_off="sixty",
    write_off_fine=0,
    write_off_limit=3,
    sitter_score="cards",
)

_TYSIAC: Final = replace(
    _PLAIN,
    bid_steps="0:10",
    raise_time="before_pass",
    must_beat=True,
    must_overtrump=True,
    marriage_requires_trick=False,
    rounding=10,
    bolt_mode="off",
    endgame="freeze",
    barrel_at=800,
    barrel_required=False,
    sitter="last_bidder",
    sitter_score="aces50_plus_marriage",
    two_player_mode="10_2x2_discard2",
    unused_to_last_trick=False,
)

_TYSIAC_2P: Final = replace(
    _PLAIN,
    players=2,
    bid_steps="0:10",
    forced_bid_seat="none",
    bid_cap="none",
    stock_visibility="declarer",
    raise_time="none",
    must_trump=False,
    undertrump="free",
    marriage_requires_trick=False,
    declarer_success="actual",
    rounding=1,
    bolt_mode="off",
    endgame="none",
    barrel_required=False,
    two_player_mode="10_2x2_discard2",
)

_UKRAINIAN: Final = replace(
    _PLAIN,
    misdeal_penalty=120,
    misdeal_redealer="next",
    forced_bid_seat="dealer",
    must_beat=True,
    must_overtrump=True,
    bolt_declarer=True,
    barrel_attempts=2,
    barrel_min_contract=120,
    barrel_fall_penalty=120,
    barrel_falls_to_zero=0,
)

PRESETS: Final = {
    "thousand": _THOUSAND,
    "thousand_4p": replace(_THOUSAND, players=4, barrel_places=2),
    "thousand_2p": replace(_THOUSAND, players=2),
    "thousand_golden": replace(_THOUSAND, golden_round=True),
    "thousand_pagat": _PAGAT,
    "thousand_book": _BOOK,
    "thousand_online": _ONLINE,
    "tysiac": _TYSIAC,
    "tysiac_2p": _TYSIAC_2P,
    "thousand_ukrainian": _UKRAINIAN,
}
