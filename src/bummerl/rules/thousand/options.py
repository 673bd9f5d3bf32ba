"""The house rules of Russian Schnapsen, also called Thousand.

Defaults are the rules of the preset ``thousand`` for three players.  Paragraphs are those of
``docs/rules/thousand.md``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final, Literal

from bummerl.rules.cards import Suit
from bummerl.rules.options import OptionError, Options, option
from bummerl.rules.tricks import Duty

__all__ = ["NEVER", "ThousandOptions"]

NEVER: Final = -9999
"""A score that nobody falls below: an option with this value asks nothing."""

_VALUES: Final = re.compile(r"[1-9][0-9]{1,2}(,[1-9][0-9]{1,2}){3}")
_STEPS: Final = re.compile(r"0:[1-9][0-9]?(,[1-9][0-9]{0,2}:[1-9][0-9]?)*")


@dataclass(frozen=True, kw_only=True)
class ThousandOptions(Options):
    """Every house rule of Thousand.

    >>> ThousandOptions(players=4, barrel_places=2).differing(ThousandOptions())
    {'players': 4, 'barrel_places': 2}
    >>> ThousandOptions().worth(Suit.SPADES), ThousandOptions(bid_steps="0:5,200:10").step(200)
    (40, 10)
    """

    players: Literal[2, 3, 4] = option(3, "T1.1")
    """How many sit at the table."""
    sitter: Literal["dealer", "right_of_dealer", "opposite_dealer", "last_bidder"] = option("dealer", "T13.1")
    """Who of four sits out."""
    sitter_score: Literal[
        "none", "cards", "cards_plus_marriage", "marriage_only", "aces40_plus_marriage", "aces50_plus_marriage"
    ] = option("cards_plus_marriage", "T13.3")
    """What the stock gives the player who sits out."""
    two_player_mode: Literal["9_2x3", "10_2x2_discard2", "10_2x2_pass1"] = option("9_2x3", "T14.1")
    """How two players deal and exchange."""
    unused_to_last_trick: bool = option(default=True, paragraph="T14.3")
    """Whether cards that nobody has taken up count for the winner of the last trick."""
    cut_check: Literal["off", "nine", "nine_or_jack"] = option("nine", "T2.2")
    """Which card at the bottom makes a cut bad."""
    cut_penalty_payer: Literal["cutter", "dealer"] = option("cutter", "T2.3")
    """Who pays for three bad cuts in a row."""
    misdeal_penalty: int = option(120, "T2.5", 0, 480)
    """What a misdeal costs the dealer, on a score sheet."""
    misdeal_redealer: Literal["same", "next", "next_if_penalty"] = option("next_if_penalty", "T2.5")
    """Who deals after a misdeal, on a score sheet."""
    redeal_four_nines: Literal["off", "request", "automatic"] = option("request", "T2.6")
    """Whether four nines in a hand mean a new deal."""
    redeal_three_nines: bool = option(default=False, paragraph="T2.6")
    """Whether a hand with three nines may be refused."""
    redeal_four_jacks: bool = option(default=False, paragraph="T2.6")
    """Whether a hand with four jacks may be refused."""
    redeal_low_hand: int = option(0, "T2.6", 0, 40)
    """A hand with fewer card points may be refused."""
    redeal_low_stock: int = option(0, "T5.3", 0, 32)
    """The declarer may refuse a stock with fewer card points."""
    redeal_stock_two_nines: bool = option(default=False, paragraph="T5.3")
    """Whether the declarer may refuse a stock with two nines."""
    redeal_stock_only_at_min: bool = option(default=True, paragraph="T5.3")
    """Whether the stock may be refused only by a declarer who got it without a contest."""
    redeal_four_nines_after_exchange: bool = option(default=False, paragraph="T5.6")
    """Whether four nines after the exchange may be refused."""
    blind_bid: Literal["off", "forced_seat_120", "any_first_bid"] = option("off", "T3.1")
    """Who may bid before looking at the cards."""
    blind_scope: Literal["declarer", "all"] = option("all", "T3.4")
    """Whose score a blind bid doubles."""
    blind_min_score: int = option(NEVER, "T3.5", NEVER, 9999)
    """Least total score for a blind bid."""
    forced_bid_seat: Literal["forehand", "dealer", "none"] = option("forehand", "T4.1")
    """Who holds the lowest bid from the start."""
    min_bid: int = option(100, "T4.2", 20, 300)
    """The lowest bid."""
    bid_steps: str = option("0:5", "T4.3", pattern=True)
    """From which height on bids are multiples of what."""
    bid_jumps: bool = option(default=True, paragraph="T4.4")
    """Whether a bid may leave out steps."""
    bid_cap: Literal["none", "120_without_marriage", "120_plus_marriages"] = option("120_without_marriage", "T4.6")
    """How high a hand may be bid."""
    bid_limit_enforcement: Literal["reject", "minus_bid_and_skip"] = option("reject", "T4.7")
    """What happens to a bid above that limit."""
    silence_below: int = option(NEVER, "T4.8", NEVER, 0)
    """A player whose total is below this must pass."""
    stock_visibility: Literal["all", "declarer", "hidden_at_min"] = option("all", "T5.1")
    """Who sees the stock."""
    stock_mode: Literal["take_and_pass", "pass_stock_cards"] = option("take_and_pass", "T5.4")
    """Whether any card or only a card of the stock may be given away."""
    pass_face_up: bool = option(default=False, paragraph="T5.5")
    """Whether cards are given away face up."""
    raise_time: Literal["after_pass", "before_pass", "none"] = option("after_pass", "T5.7")
    """When the contract may be raised."""
    raise_cap: Literal["none", "same_as_bid"] = option("none", "T5.8")
    """Whether the limit of bids holds for raising."""
    write_off: Literal["off", "sixty", "half"] = option("off", "T5.9")
    """What the others get when the declarer writes the deal off."""
    write_off_deduct: bool = option(default=True, paragraph="T5.9")
    """Whether the declarer then loses the contract."""
    write_off_fine: int = option(120, "T5.10", 0, 480)
    """What every third write-off costs."""
    write_off_limit: int = option(0, "T5.10", 0, 20)
    """How often a player may write off in a match; 0 for any number."""
    bomb: int = option(0, "T5.11", 0, 240)
    """What the others get when the declarer throws the hand in; 0 where that is not done."""
    must_beat: bool = option(default=False, paragraph="T6.3")
    """Whether one who follows suit must beat the card that is winning."""
    must_trump: bool = option(default=True, paragraph="T6.4")
    """Whether one who cannot follow suit must trump."""
    must_overtrump: bool = option(default=False, paragraph="T6.5")
    """Whether one must overtrump."""
    undertrump: Literal["forced", "free"] = option("forced", "T6.5")
    """Whether trumps that are too low must be played all the same."""
    no_lead_foreign_trump: bool = option(default=False, paragraph="T6.7")
    """Whether the trump that another player has declared may not be led."""
    marriage_values: str = option("100,80,60,40", "T7.1", pattern=True)
    """What the marriages of hearts, diamonds, clubs and spades are worth."""
    marriage_requires_trick: bool = option(default=True, paragraph="T7.2")
    """Whether a marriage may be declared only after winning a trick."""
    trump_activation: Literal["immediate", "next_trick"] = option("immediate", "T7.4")
    """When the suit of a marriage becomes trump."""
    defender_marriages: bool = option(default=True, paragraph="T7.7")
    """Whether marriages of the declarer's opponents count."""
    ace_marriage: int = option(0, "T7.8", 0, 400)
    """What four aces in one hand are worth; 0 for nothing."""
    declarer_success: Literal["bid", "actual"] = option("bid", "T8.2")
    """What the declarer scores for a contract made."""
    declarer_round_first: bool = option(default=False, paragraph="T8.3")
    """Whether the declarer's points are rounded before they are compared with the contract."""
    rounding: Literal[1, 5, 10] = option(5, "T8.4")
    """To multiples of what points are rounded."""
    rounding_ties: Literal["up", "down"] = option("up", "T8.4")
    """Which way points in the middle are rounded."""
    bolt_mode: Literal["off", "cumulative", "consecutive"] = option("cumulative", "T9.1")
    """Whether deals without a trick are marked, and whether they must follow each other."""
    bolt_test: Literal["no_trick", "zero_points"] = option("no_trick", "T9.2")
    """What earns a bolt."""
    bolt_limit: int = option(3, "T9.3", 2, 9)
    """How many bolts cost the fine."""
    bolt_declarer: bool = option(default=False, paragraph="T9.4")
    """Whether the declarer can get bolts."""
    bolt_on_barrel: bool = option(default=False, paragraph="T9.5")
    """Whether a player on the barrel can get bolts."""
    penalty: int = option(120, "T9.6", 0, 480)
    """The usual fine."""
    no_win_streak: int = option(0, "T9.7", 0, 9)
    """After how many deals in a row without points the fine is due; 0 for never."""
    dump_truck: Literal["off", "plus", "both"] = option("off", "T9.8")
    """Whether a certain total falls to zero."""
    dump_score: int = option(555, "T9.8", 1, 9999)
    """That total."""
    golden_round: bool = option(default=False, paragraph="T10.1")
    """Whether the first round of deals has no auction and counts double."""
    golden_raise: bool = option(default=False, paragraph="T10.3")
    """Whether the contract may be raised in the golden round."""
    golden_stock: bool = option(default=True, paragraph="T10.4")
    """Whether the stock is played with in the golden round."""
    golden_double_penalties: bool = option(default=True, paragraph="T10.5")
    """Whether bolts and fines count double in the golden round."""
    endgame: Literal["barrel", "freeze", "none"] = option("barrel", "T11.1")
    """What holds a player up shortly before the target."""
    barrel_at: int = option(880, "T11.2", 100, 9998)
    """The total that leads onto the barrel, or at which the score is frozen."""
    barrel_attempts: int = option(3, "T11.4", 0, 9)
    """How many deals one may stay on the barrel; 0 for any number."""
    barrel_min_contract: int = option(125, "T11.5", 20, 300)
    """The least contract that wins from the barrel."""
    barrel_fall_penalty: int = option(125, "T11.6", 0, 480)
    """What a fall from the barrel costs."""
    barrel_failed_contract: Literal["lose_bid", "attempt_only", "max_on_last"] = option("lose_bid", "T11.7")
    """What a lost contract does to a player on the barrel."""
    barrel_failed_counts_as_fall: bool = option(default=True, paragraph="T11.7")
    """Whether that is a fall."""
    barrel_falls_to_zero: int = option(3, "T11.8", 0, 9)
    """The fall that resets the score to zero; 0 for none."""
    barrel_places: int = option(1, "T11.9", 1, 4)
    """How many may sit on the barrel."""
    barrel_collision: Literal["oldest_falls", "all_fall", "coexist", "newcomer_bounces"] = option(
        "oldest_falls", "T11.9"
    )
    """What happens when a player comes to a full barrel."""
    barrel_simultaneous: Literal["all_fall", "coexist"] = option("all_fall", "T11.10")
    """What happens when more players than there is room for come to the barrel in one deal."""
    barrel_required: bool = option(default=True, paragraph="T11.11")
    """Whether only a player on the barrel can win."""
    target: int = option(1000, "T12.1", 100, 9999)
    """The total that wins."""
    target_exclusive: bool = option(default=False, paragraph="T12.1")
    """Whether the target must be exceeded."""
    win_tie: Literal["declarer", "highest"] = option("highest", "T12.2")
    """Who wins when several reach the target in one deal."""

    @cached_property
    def values(self) -> tuple[int, int, int, int]:
        """What the marriages are worth, in the order of Suit; OptionError if the text cannot be read.

        >>> ThousandOptions(marriage_values="100,80,40,60").values
        (60, 100, 80, 40)
        """
        if _VALUES.fullmatch(self.marriage_values):
            hearts, diamonds, clubs, spades = map(int, self.marriage_values.split(","))
            if max(hearts, diamonds, clubs, spades) <= 300:
                return spades, hearts, diamonds, clubs
        raise OptionError("option-marriage-values", "T7.1", given=self.marriage_values[:60])

    def worth(self, suit: Suit) -> int:
        """What the marriage of this suit is worth (§T7.1)."""
        return self.values[suit]

    @cached_property
    def steps(self) -> tuple[tuple[int, int], ...]:
        """The steps of bids as pairs of the height they begin at and the step; OptionError if they cannot be read.

        >>> ThousandOptions(bid_steps="0:5,200:10").steps
        ((0, 5), (200, 10))
        """
        if _STEPS.fullmatch(self.bid_steps):
            pairs = (part.split(":") for part in self.bid_steps.split(","))
            steps = tuple((int(start), int(step)) for start, step in pairs)
            if all(one[0] < two[0] for one, two in pairwise(steps)):
                return steps
        raise OptionError("option-bid-steps", "T4.3", given=self.bid_steps[:60])

    def step(self, bid: int) -> int:
        """What a bid of this height must be a multiple of (§T4.3)."""
        return next(step for start, step in reversed(self.steps) if bid >= start)

    @cached_property
    def highest(self) -> int:
        """What nobody can exceed: all card points and all marriages (§T4.5)."""
        return 120 + sum(self.values) + self.ace_marriage

    @cached_property
    def ladder(self) -> tuple[int, ...]:
        """Every number that can be bid, lowest first (§T4.3, §T4.5)."""
        return tuple(
            bid for bid in range(self.min_bid, self.highest + 1) if bid == self.min_bid or bid % self.step(bid) == 0
        )

    @cached_property
    def duty(self) -> Duty:
        """What one must do who does not lead (§T6.2 to §T6.5)."""
        return Duty(
            follow=True,
            head=self.must_beat,
            trump=self.must_trump,
            overtrump=self.must_overtrump,
            undertrump=self.undertrump == "forced",
        )

    @property
    def active_players(self) -> int:
        """How many play a deal: of four players one sits out."""
        return min(self.players, 3)

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt (§T2.4, §T14.1)."""
        if self.players > 2:
            return 7
        return 9 if self.two_player_mode == "9_2x3" else 10

    @property
    def stock_size(self) -> int:
        """How many cards the stock has, for two players each of the two (§T2.4, §T14.1)."""
        return 2 if self.players == 2 and self.two_player_mode != "9_2x3" else 3

    @property
    def gifts(self) -> int:
        """How many cards the declarer gives away (§T5.4, §T14.2)."""
        return 0 if self.players == 2 and self.two_player_mode == "10_2x2_discard2" else self.active_players - 1

    @property
    def discards(self) -> int:
        """How many cards the declarer lays to the stock that nobody took (§T14.2)."""
        if self.players > 2:
            return 0
        return {"9_2x3": 1, "10_2x2_discard2": 2, "10_2x2_pass1": 0}[self.two_player_mode]

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.steps or self.min_bid > self.highest:
            raise OptionError("option-min-bid", "T4.2", min_bid=self.min_bid, highest=self.highest)
        if 0 < self.ace_marriage < 10:
            raise OptionError("option-ace-marriage", "T7.8", given=self.ace_marriage)
        self._check_combinations()
        self._check_end()

    def _check_combinations(self) -> None:
        if self.blind_bid == "forced_seat_120" and (self.forced_bid_seat == "none" or self.min_bid > 120):
            raise OptionError("option-blind-forced", "T3.1")
        if self.bid_cap == "none" and self.bid_limit_enforcement == "minus_bid_and_skip":
            raise OptionError("option-cap-breach", "T4.7")
        if self.bid_cap == "none" and self.raise_cap == "same_as_bid":
            raise OptionError("option-cap-raise", "T5.8")
        if self.stock_visibility != "all" and (
            self.redeal_low_stock or self.redeal_stock_two_nines or self.stock_mode == "pass_stock_cards"
        ):
            raise OptionError("option-stock-hidden", "T5.1")
        if self.stock_visibility != "all" and self.players == 4 and self.sitter_score != "none":
            raise OptionError("option-stock-sitter", "T13.3")
        if self.must_overtrump and not self.must_trump:
            raise OptionError("option-overtrump", "T6.5")
        if self.golden_raise and self.raise_time == "none":
            raise OptionError("option-golden-raise", "T10.3")

    def _check_end(self) -> None:
        needed = self.target + self.target_exclusive
        if self.endgame != "none" and self.barrel_at >= self.target:
            raise OptionError("option-barrel-height", "T11.2", barrel_at=self.barrel_at, target=self.target)
        if self.barrel_required and self.endgame != "barrel":
            raise OptionError("option-barrel-required", "T11.11", endgame=self.endgame)
        if self.endgame == "barrel" and self.barrel_at + self.barrel_min_contract < needed:
            raise OptionError(
                "option-barrel-short",
                "T11.5",
                barrel_at=self.barrel_at,
                contract=self.barrel_min_contract,
                needed=needed,
            )
        if self.endgame == "barrel" and self.barrel_min_contract > self.highest:
            raise OptionError("option-barrel-contract", "T11.5", contract=self.barrel_min_contract)
        if self.dump_truck != "off" and self.dump_score >= self.target:
            raise OptionError("option-dump-score", "T9.8", dump_score=self.dump_score, target=self.target)
