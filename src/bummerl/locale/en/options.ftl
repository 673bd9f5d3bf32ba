# House rules. decides- says in a sentence what an option decides; value- says in a short phrase what one of its values
# means, so that a list of such phrases describes a table. option- says what is wrong with an option that was given.

decides-deck = How many cards the pack has.
value-deck-20 = 20 cards, without nines
value-deck-24 = 24 cards, with the nines
value-deck-32 = 32 cards, with the nines, eights and sevens

decides-hand_size = How many cards each player is dealt.
value-hand_size = { $value } cards in each hand

decides-deal_pattern = In which packets the cards are dealt; T is the turn-up.
value-deal_pattern = dealt as { $value }, where T is the turn-up

decides-dealer_rotation = Who deals the next deal.
value-dealer_rotation-alternate = the players deal in turn
value-dealer_rotation-winner = the winner of a deal deals the next
value-dealer_rotation-loser = the loser of a deal deals the next

decides-open_follow = What the follower must do while cards are still drawn.
value-open_follow-none = any card may be played while cards are drawn
value-open_follow-suit = follow suit from the first trick
value-open_follow-suit_trump = follow suit or else trump, from the first trick
value-open_follow-strict = follow suit and head the trick, or else trump, from the first trick

decides-strict_follow = What the follower must do once the talon is closed or used up.
value-strict_follow-suit = follow suit once no cards are drawn
value-strict_follow-suit_trump = follow suit or else trump, once no cards are drawn
value-strict_follow-strict = follow suit and head the trick, or else trump, once no cards are drawn

decides-closing_allowed = Whether the talon may be closed.
value-closing_allowed-true = the talon may be closed
value-closing_allowed-false = the talon is never closed

decides-close_on_first_lead = Whether the forehand may close before the first card is led.
value-close_on_first_lead-true = closing is possible before the first trick
value-close_on_first_lead-false = closing is possible only after the first trick

decides-min_talon_to_close = How many cards the talon must have for closing, the turn-up included.
value-min_talon_to_close = close with { $value } or more cards in the talon

decides-close_timing = Whether the winner of a trick may close before drawing.
value-close_timing-after_draw = close after drawing
value-close_timing-before_or_after_draw = close before or after drawing

decides-exchange_by = Who may exchange the lowest trump for the turn-up.
value-exchange_by-leader = only the leader exchanges
value-exchange_by-either = leader and follower may exchange

decides-exchange_requires_trick = Whether one must have won a trick before exchanging.
value-exchange_requires_trick-true = exchange only after winning a trick
value-exchange_requires_trick-false = exchange without having won a trick

decides-min_talon_to_exchange = How many cards the talon must have for exchanging, the turn-up included.
value-min_talon_to_exchange = exchange with { $value } or more cards in the talon

decides-exchange_after_opponent_close = Whether the closer’s opponent may still exchange at the moment of closing.
value-exchange_after_opponent_close-true = the closer’s opponent may still exchange
value-exchange_after_opponent_close-false = closing ends all exchanging

decides-marriage_on_first_lead = Whether a marriage may be declared at the very first lead.
value-marriage_on_first_lead-deferred = marriages from the first lead on
value-marriage_on_first_lead-forbidden = no marriage at the first lead

decides-marriage_needs_trick = Whether a marriage counts only once its owner has won a trick.
value-marriage_needs_trick-true = a marriage counts only with a trick
value-marriage_needs_trick-false = a marriage counts even without a trick

decides-marriage_counted = Whether a marriage counts when it is declared or with its owner’s next trick.
value-marriage_counted-at_once = a marriage counts when declared
value-marriage_counted-next_trick = a marriage counts with the next own trick

decides-marriage_after_close = Whether marriages may be declared after closing.
value-marriage_after_close-true = marriages after closing
value-marriage_after_close-false = no marriages after closing

decides-marriage_after_exhaustion = Whether marriages may be declared once the talon is used up.
value-marriage_after_exhaustion-true = marriages after the talon is used up
value-marriage_after_exhaustion-false = no marriages after the talon is used up

decides-marriage_lead_card = Which card of a declared marriage must be led.
value-marriage_lead_card-either = lead either card of a declared marriage
value-marriage_lead_card-king = lead the king of a declared marriage

decides-claim_timing = When a player may claim.
value-claim_timing-trick_or_marriage = claim after winning a trick or declaring a marriage
value-claim_timing-any_time = claim whenever it is your turn

decides-claim_mode = Whether players claim for themselves or the program claims for them.
value-claim_mode-manual = players claim for themselves
value-claim_mode-auto = the program claims for the players

decides-target_points = How many card points a right claim needs.
value-target_points = { $value } card points for a claim

decides-false_claim_value = What a wrong claim gives the opponent.
value-false_claim_value-two_or_three = a wrong claim costs 2, or 3 if the opponent has no trick
value-false_claim_value-two = a wrong claim costs 2
value-false_claim_value-as_if_won = a wrong claim costs what it would have won
value-false_claim_value-by_claimant = a wrong claim costs 1, 2 or 3, by what the claimant has

decides-closing_scored_at = What of the opponent’s counts when the closer claims rightly.
value-closing_scored_at-close = the closer scores by what the opponent had at the close
value-closing_scored_at-claim = the closer scores by what the opponent has at the claim

decides-failed_close_value = What a failed close gives the opponent.
value-failed_close_value-opp_trickless = a failed close costs 2, or 3 if the opponent had no trick at the close
value-failed_close_value-closer_zero = a failed close costs 2, or 3 if the closer has no card points
value-failed_close_value-three = a failed close costs 3
value-failed_close_value-us1895 =
    a failed close costs 3 if the opponent had no trick at the close, else 2, or 1 if the closer is not schneider

decides-opponent_claim_after_close_value = What the closer’s opponent gets for claiming first.
value-opponent_claim_after_close_value-as_failed_close = the closer’s opponent claims for the price of a failed close
value-opponent_claim_after_close_value-closer_trickless =
    the closer’s opponent claims for 2, or 3 if the closer has no trick
value-opponent_claim_after_close_value-two = the closer’s opponent claims for 2

decides-closer_false_claim = How a wrong claim by the closer is valued.
value-closer_false_claim-max = the closer’s wrong claim costs as much as a failed close if that is more
value-closer_false_claim-false_claim = the closer’s wrong claim costs as much as any other

decides-last_trick_bonus = How many card points the last trick brings when the talon was never closed.
value-last_trick_bonus =
    { $value ->
        [0] no bonus for the last trick
       *[other] { $value } card points for the last trick
    }

decides-no_claim_result = Who wins a deal that is played out without closing or claim.
value-no_claim_result-last_trick_one = without a claim the last trick wins 1
value-no_claim_result-higher_total = without a claim the higher total wins
value-no_claim_result-carry_one = without a claim only a player alone at the target wins, or else 1 point is carried over

decides-tie_result = What happens when both have the same card points at the end.
value-tie_result-na = ties cannot happen
value-tie_result-redeal_same_dealer = after a tie the same dealer deals again
value-tie_result-next_plus_one = after a tie the next deal counts 1 more

decides-schneider_threshold = With fewer card points than this the loser is schneider, and the deal counts 2.
value-schneider_threshold = schneider with fewer than { $value } card points

decides-schwarz_basis = Whether schwarz, which counts 3, means no trick or no card points.
value-schwarz_basis-no_trick = schwarz without a trick
value-schwarz_basis-zero_points = schwarz without card points

decides-closed_game_multiplier = How many times a deal counts in which the talon was closed.
value-closed_game_multiplier =
    { $value ->
        [1] closed deals count like others
       *[other] closed deals count { $value } times
    }

decides-match_points = How many game points win the match.
value-match_points =
    { $value ->
        [one] 1 game point wins the match
       *[other] { $value } game points win the match
    }

decides-score_direction = Whether the score is counted up from 0 or down to 0.
value-score_direction-up = the score counts up from 0
value-score_direction-down = the score counts down to 0

decides-schneider_bummerl = How many Bummerl a loser gets who scored nothing in the whole match.
value-schneider_bummerl =
    { $value ->
        [1] a match lost to nothing is one Bummerl like any other
       *[other] a match lost to nothing is { $value } Bummerl
    }

decides-trick_review = Which won tricks may be looked at again.
value-trick_review-own_all = look through your own tricks, and the opponent’s last until the next lead
value-trick_review-own_only = look through your own tricks only
value-trick_review-last_only = look at the last trick only, until the next lead
value-trick_review-none = won tricks stay face down

decides-must_overtrump = Whether a higher trump must be played than the one in the trick.
value-must_overtrump-true = trumps must be overtrumped
value-must_overtrump-false = any trump will do

decides-undertrump = Whether a trump must be played that is not high enough.
value-undertrump-forced = a lower trump must be played, too
value-undertrump-free = nobody has to undertrump

option-left-out = { $option } matters only with real cards; here there is nothing to set.
option-unknown =
    { $count ->
        [0] There is no option “{ $option }”.
       *[other] There is no option “{ $option }”. Near it: { $near }.
    }
option-value = { $option } cannot be “{ $given }”. It can be: { $allowed }.
option-number = { $option } cannot be “{ $given }”. It can be any whole number from { $low } to { $high }.
option-pattern =
    “{ $given }” is not a deal pattern. Write the packets in order, each from 1 to 8 cards, and T once for the turn-up,
    with commas between them, as in 3,T,2.
option-pattern-sum =
    The deal pattern { $given } deals { $dealt } cards to each player, but hand_size is { $hand_size }. Change one of the two.
option-talon =
    min_talon_to_close or min_talon_to_exchange asks for { $least } talon cards, but a deal starts with { $talon }. Lower it
    to { $talon } at most.
option-marriage-clash =
    marriage_counted cannot be next_trick while marriage_needs_trick is false. Change one of the two.
option-tie =
    no_claim_result { $no_claim } and tie_result { $tie } do not go together. last_trick_one goes with na, higher_total with
    redeal_same_dealer or next_plus_one, carry_one with next_plus_one.
