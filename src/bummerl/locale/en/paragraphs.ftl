# The rules in force: paragraph-schnapsen-4-3 is §4.3 of docs/rules/schnapsen.md as the options make it, section- is the
# heading above it. Every option is a variable by its name; those that are on or off are the words true and false. So are
# the ranks in the reader's deck: $jack is “unter” where suits are German. $talon is the number of talon cards at the first
# lead, $open_tricks that of the tricks until it is used up, and $packets the deal in words, made of deal-packet.

# One packet for each player, the forehand first; 0 is the turn-up.
deal-packet =
    { $count ->
        [0] the turn-up
        [one] 1 card each
       *[other] { $count } cards each
    }

# Instead of a paragraph that cannot matter.
not-without-closing = This does not apply: the talon is never closed.
not-with-automatic-claims = This does not apply: the program claims for the players (§7.6).

section-schnapsen-1 = Pack and deal
paragraph-schnapsen-1-1 =
    The pack has { $deck } cards: { $deck ->
        [20] { $ace }, { $ten }, { $king }, { $queen } and { $jack }
        [24] { $ace }, { $ten }, { $king }, { $queen }, { $jack } and { $nine }
       *[32] { $ace }, { $ten }, { $king }, { $queen }, { $jack }, { $nine }, { $eight } and { $seven }
    } in each of four suits. Two players play.
paragraph-schnapsen-1-2 =
    In every suit the ranks are, from high to low, { $ace }, { $ten }, { $king }, { $queen }, { $jack }{ $deck ->
        [20] {""}
        [24] , { $nine }
       *[32] , { $nine }, { $eight }, { $seven }
    }. In card points { $ace } is 11, { $ten } 10, { $king } 4, { $queen } 3 and { $jack } 2{ $deck ->
        [20] {""}
        [24] ; { $nine } is nothing
       *[32] ; { $nine }, { $eight } and { $seven } are nothing
    }. The whole pack holds 120.
paragraph-schnapsen-1-3 = The first dealer is found in any fair way. The other player is the forehand.
paragraph-schnapsen-1-4 =
    Each player gets { $hand_size } cards, the forehand first each time: { $packets }.
paragraph-schnapsen-1-5 =
    The suit of the turn-up is trump for the whole deal. The other cards lie face down across it and are the talon
    together with it, { $talon } cards at the first lead; the turn-up is its last card. With each trick it loses two, so
    that it is used up after trick { $open_tricks }.

section-schnapsen-2 = Tricks
paragraph-schnapsen-2-1 = The forehand leads to the first trick. Whoever wins a trick leads to the next one.
paragraph-schnapsen-2-2 =
    Before leading a card, the leader may { $closing_allowed ->
        [false]
            { $claim_mode ->
                [auto] exchange (§3) and declare a marriage (§5), each once at most
               *[manual] exchange (§3) and declare a marriage (§5), each once at most, and claim (§7)
            }
       *[true]
            { $claim_mode ->
                [auto] exchange (§3), close (§4) and declare a marriage (§5), each once at most
               *[manual] exchange (§3), close (§4) and declare a marriage (§5), each once at most, and claim (§7)
            }
    }. The order is free{ $closing_allowed ->
        [false] {""}
       *[true]
            { $marriage_after_close ->
                [false] , but exchange and marriage must come before the close
               *[true] , but an exchange must come before the close
            }
    }; a marriage that the exchange has made possible may be declared at the same lead.
paragraph-schnapsen-2-3 =
    If both cards of a trick are of one suit, the higher one wins. If exactly one of them is a trump, the trump wins.
    Otherwise the card that was led wins.
paragraph-schnapsen-2-4 =
    The winner takes both cards, and their card points count at once. The cards are laid face down, and nobody announces
    or writes down totals.
paragraph-schnapsen-2-5 =
    { $closing_allowed ->
        [false] Until the talon is used up
       *[true] While the talon is open and not used up
    }, both players draw after each trick: first the winner takes the top card, then the loser the next one. When two
    cards are left, the winner gets the last face-down card and the loser the turn-up.{ $closing_allowed ->
        [false] {""}
       *[true]
            { $close_timing ->
                [before_or_after_draw] {" "}Before that, the winner may close the talon instead (§4.4).
               *[after_draw] {""}
            }
    }
paragraph-schnapsen-2-6 =
    { $closing_allowed ->
        [false] The open phase lasts until the talon is used up: trick { $open_tricks } is its last.
       *[true]
            The open phase lasts as long as the talon is neither closed nor used up: unless somebody closes, trick
            { $open_tricks } is its last.
    } After that comes strict play (§6).
paragraph-schnapsen-2-7 =
    { $open_follow ->
        [none] In the open phase the follower may play any card.
        [suit]
            In the open phase, too, the follower must follow suit if able. A follower who cannot may play any card.
        [suit_trump]
            In the open phase, too, the follower must follow suit if able, or else trump. A follower who can do neither
            may play any card.
       *[strict]
            In the open phase, too, the follower must follow suit if able, with a higher card if possible, or else trump.
            A follower who can do neither may play any card.
    }

section-schnapsen-3 = Exchange
paragraph-schnapsen-3-1 =
    The lowest trump is the { $deck ->
        [20] { $jack }
        [24] { $nine }
       *[32] { $seven }
    } of trumps. Its holder may swap it for the turn-up but does not have to; it then lies face up as the last card of the
    talon and is drawn like any turn-up.
paragraph-schnapsen-3-2 =
    { $exchange_by ->
        [leader] Only the leader may exchange, before leading a card
       *[either]
            The leader may exchange before leading a card, and the follower before answering it; the follower may play the
            card taken at once
    }{ $closing_allowed ->
        [false] {""}
       *[true]
            { $exchange_after_opponent_close ->
                [true] . After a close §3.6 holds
               *[false] {""}
            }
    }.
paragraph-schnapsen-3-3 =
    { $exchange_requires_trick ->
        [true] You may exchange only after you have won a trick, so nobody exchanges in the first trick.
       *[false] No trick is needed: the forehand may exchange at the very first lead.
    }
paragraph-schnapsen-3-4 =
    { $min_talon_to_exchange ->
        [2] For an exchange the talon must have at least 2 cards, the turn-up counted, as it has throughout the open phase.
       *[other] For an exchange the talon must have at least { $min_talon_to_exchange } cards, the turn-up counted.
    }
paragraph-schnapsen-3-5 =
    { $closing_allowed ->
        [false] Once the talon is used up, there is no exchange.
       *[true]
            { $exchange_after_opponent_close ->
                [true] Once the talon is closed or used up, there is no exchange, except as in §3.6.
               *[false] Once the talon is closed or used up, there is no exchange.
            }
    } A lowest trump that comes with the last draw is too late.
paragraph-schnapsen-3-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $exchange_after_opponent_close ->
                [true]
                    Directly after a close the closer’s opponent decides whether to exchange; no trick is needed for
                    this{ $min_talon_to_exchange ->
                        [2] {""}
                       *[other] , but the { $min_talon_to_exchange } talon cards of §3.4 are
                    }. Holding the lowest trump or not, the opponent is asked, so that the closer learns nothing, unless
                    the turn-up is the lowest trump itself. Then the closer goes on.
               *[false] A close ends all exchanging: the closer’s opponent may not exchange either.
            }
    }

section-schnapsen-4 = Closing
paragraph-schnapsen-4-1 =
    { $closing_allowed ->
        [false] The talon is never closed.
       *[true]
            A leader who expects to reach { $target_points } without new cards may close the talon: the turn-up is laid face
            down on top of it. The closer undertakes to { $claim_mode ->
                [auto] reach { $target_points }
               *[manual] reach { $target_points } and to claim
            }, and pays for failing (§8.3). A talon is closed at most once, and a close cannot be taken back.
    }
paragraph-schnapsen-4-2 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $close_on_first_lead ->
                [false] Nobody may close before the first trick has been won.
               *[true] The forehand may close at the very first lead, before any card is played.
            }
    }
paragraph-schnapsen-4-3 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $min_talon_to_close ->
                [2] To be closed, the talon must have at least 2 cards, the turn-up counted, as it has throughout the open phase.
               *[other] To be closed, the talon must have at least { $min_talon_to_close } cards, the turn-up counted.
            }
    }
paragraph-schnapsen-4-4 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $close_timing ->
                [before_or_after_draw]
                    While closing is allowed, the winner of a trick decides before anyone draws. A close then leaves both
                    hands one card shorter, and for §4.3 the talon counts as it is before drawing; a winner who draws may
                    still close at the lead.
               *[after_draw] The talon is closed at a lead, after both players have drawn, so that both hold { $hand_size } cards.
            }
    }
paragraph-schnapsen-4-5 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            After a close nobody draws any more in this deal, and strict play (§6) begins with the next card led. The cards
            of the closed talon count for nobody.
    }
paragraph-schnapsen-4-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closing_scored_at ->
                [claim]
                    { $failed_close_value ->
                        [closer_zero] Nothing is noted at the moment of closing, for nothing depends on it.
                        [three] Nothing is noted at the moment of closing, for nothing depends on it.
                       *[other]
                            At the moment of closing it is noted whether the closer’s opponent has a trick; §8.3 uses this.
                    }
               *[close]
                    At the moment of closing the tricks and card points of the closer’s opponent are noted, for §8.2 and §8.3;
                    a marriage that does not count yet is not among them. In Vienna this is called dark closing.
            }
    }

section-schnapsen-5 = Marriages
paragraph-schnapsen-5-1 =
    The { $king } and { $queen } of one suit are a marriage. The leader who holds both may declare it and shows both; it is
    worth 40 card points in trumps and 20 in any other suit. The follower can never declare.
paragraph-schnapsen-5-2 =
    { $marriage_lead_card ->
        [king] After a declaration its { $king } must be led to this trick. It does not have to win.
       *[either] After a declaration its { $king } or { $queen } must be led to this trick. It does not have to win.
    }
paragraph-schnapsen-5-3 =
    { $marriage_on_first_lead ->
        [forbidden]
            No marriage may be declared at the very first lead. This bars only the forehand’s opening: whoever leads later
            has won a trick.
       *[deferred]
            A marriage may be declared at the very first lead. { $marriage_counted ->
                [next_trick] It waits for the forehand’s first trick (§5.8).
               *[at_once]
                    { $marriage_needs_trick ->
                        [false] It counts although the forehand has no trick yet (§5.5).
                       *[true] Since the forehand has no trick yet, it is pending (§5.5).
                    }
            }
    }
paragraph-schnapsen-5-4 =
    At one lead only one marriage may be declared. The second one has to wait for another lead, and both its cards must be in
    hand then.
paragraph-schnapsen-5-5 =
    { $marriage_counted ->
        [next_trick] Every marriage waits for its owner’s next trick (§5.8). An owner without a further trick gets nothing for it.
       *[at_once]
            { $marriage_on_first_lead ->
                [forbidden] No marriage has to wait for a trick: whoever may declare one has won a trick already (§5.3).
               *[deferred]
                    { $marriage_needs_trick ->
                        [false] A marriage counts even for an owner without a trick, and stays even if none follows.
                       *[true]
                            A marriage counts only once its owner has won a trick. Until then it is pending and is added
                            together with the owner’s first trick; without a trick in the whole deal it is worth nothing.
                    }
            }
    }
paragraph-schnapsen-5-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $marriage_after_close ->
                [false] Once the talon is closed, no marriage may be declared.
               *[true] After a close both players may go on declaring at their leads.
            }
    }
paragraph-schnapsen-5-7 =
    { $marriage_after_exhaustion ->
        [false] Once the talon is used up, no marriage may be declared.
       *[true] After the talon has been used up, marriages may be declared as before.
    }
paragraph-schnapsen-5-8 =
    { $marriage_counted ->
        [next_trick]
            Every marriage, even one declared with tricks in hand, is pending until its owner wins the next trick. The trick
            to which one of its cards is led can be that trick.
       *[at_once]
            { $marriage_on_first_lead ->
                [forbidden] A marriage counts at the moment of declaring it.
               *[deferred]
                    { $marriage_needs_trick ->
                        [false] A marriage counts at the moment of declaring it.
                       *[true] A player who has already won a trick counts a marriage at the moment of declaring it.
                    }
            }
    }
paragraph-schnapsen-5-9 =
    A { $king } or { $queen } led without a declaration is an ordinary lead, also from a hand that holds both. It scores nothing
    extra, and the marriage cannot be declared afterwards.

section-schnapsen-6 =
    { $strict_follow ->
        [suit] Strict play, following suit alone
        [suit_trump] Strict play, without heading the trick
       *[strict] Strict play
    }
paragraph-schnapsen-6-1 =
    Once the talon is { $closing_allowed ->
        [false] used up
       *[true] closed or used up
    }, the follower must follow suit if able. A follower who can follow may never trump.
paragraph-schnapsen-6-2 =
    { $strict_follow ->
        [strict]
            A follower who can follow suit must also head the trick: play a higher card of the suit led, trumps included, if
            there is one in hand. With no higher card, any card of the suit will do.
       *[other] Nobody has to head the trick: any card of the suit led will do.
    }
paragraph-schnapsen-6-3 =
    { $strict_follow ->
        [suit] Nobody has to trump, not even a follower who is void in the suit led.
       *[other] A follower who is void in the suit led must play a trump if there is one in hand. Any trump will do.
    }
paragraph-schnapsen-6-4 =
    { $strict_follow ->
        [suit] A follower who is void in the suit led may play any card.
       *[other] A follower who has neither the suit led nor a trump may play any card.
    }
paragraph-schnapsen-6-5 = The leader is free to lead any card, unless a marriage was just declared (§5.2).

section-schnapsen-7 = Claiming
paragraph-schnapsen-7-1 =
    { $claim_mode ->
        [auto] The target is { $target_points } card points, counted marriages included. Whoever reaches it first wins the deal.
       *[manual]
            The target is { $target_points } card points, counted marriages included. Reaching it is not enough: the player
            must claim.
    }
paragraph-schnapsen-7-2 =
    { $claim_mode ->
        [auto] { not-with-automatic-claims }
       *[manual]
            { $claim_timing ->
                [any_time]
                    Whoever is to act may claim, as leader or follower, even before the first card. A led card that is not yet
                    answered counts for nobody.
               *[trick_or_marriage]
                    You may claim at your lead when you have just won a trick or have declared a marriage at this lead, until
                    you lead a card. { $closing_allowed ->
                        [false] Drawing and exchanging in between do not matter.
                       *[true]
                            { $close_timing ->
                                [before_or_after_draw]
                                    Drawing, exchanging and closing in between do not matter, and where the winner of a trick
                                    decides before drawing (§4.4), that is a moment to claim, too.
                               *[after_draw] Drawing, exchanging and closing in between do not matter.
                            }
                    }
            }
    }
paragraph-schnapsen-7-3 = A claim ends the deal at once. After a claim on a marriage no card is led.
paragraph-schnapsen-7-4 =
    { $claim_mode ->
        [auto] No claim is wrong: the program counts along, without marriages that do not count yet (§5.5, §5.8).
       *[manual]
            A claim is right if the claimant’s card points have reached { $target_points } at that moment, without marriages
            that do not count yet (§5.5, §5.8). The other player’s total does not matter.
    }
paragraph-schnapsen-7-5 =
    { $claim_mode ->
        [auto]
            Nobody is asked after the last trick. { $closing_allowed ->
                [false] If the target has not been reached, §8.7 decides.
               *[true] If the target has not been reached, §8.7 decides, or §8.3 if the talon was closed.
            }
       *[manual]
            The winner of the last trick is asked once more, whatever the total: claim or pass. { $closing_allowed ->
                [false] After a pass §8.7 decides.
               *[true] After a pass §8.7 decides, or §8.3 if the talon was closed.
            }
    }
paragraph-schnapsen-7-6 =
    { $claim_mode ->
        [auto]
            The program claims for a player at the moment the total reaches { $target_points } by a trick or a marriage. Nobody
            claims by hand, and there are no wrong claims.
       *[manual] Players claim for themselves; the program never does it for them.
    }

# What makes the loser schneider, and schwarz.
fewer-than-schneider =
    { $schneider_threshold ->
        [one] fewer than 1 card point
       *[other] fewer than { $schneider_threshold } card points
    }
nothing-at-all =
    { $schwarz_basis ->
        [zero_points] no card points
       *[no_trick] no trick
    }

section-schnapsen-8 = What a deal is worth
paragraph-schnapsen-8-1 =
    { $closing_allowed ->
        [false] A right claim
       *[true] A right claim with the talon not closed
    } scores 3 game points if the opponent has { nothing-at-all } (schwarz), 2 if the opponent has { fewer-than-schneider }
    (schneider), and 1 otherwise.
paragraph-schnapsen-8-2 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closing_scored_at ->
                [claim]
                    A right claim by the closer scores 3, 2 or 1 as in §8.1, by what the opponent has at the moment of the
                    claim.
               *[close]
                    A right claim by the closer scores 3, 2 or 1 as in §8.1, but by what the opponent had at the moment of
                    closing (§4.6). What the opponent took after that does not count.
            }
    }
paragraph-schnapsen-8-3 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            A close fails if the deal is played to the end without a right claim by the closer, whatever the totals. { $failed_close_value ->
                [closer_zero] The closer’s opponent scores 2 game points, or 3 if the closer has no card points at the end.
                [three] The closer’s opponent always scores 3 game points.
                [us1895]
                    The closer’s opponent scores 3 game points if without a trick at the moment of closing; otherwise 2 if the
                    closer ends with { fewer-than-schneider }, and 1 if not.
               *[opp_trickless] The closer’s opponent scores 2 game points, or 3 if without a trick at the moment of closing.
            }
    }
paragraph-schnapsen-8-4 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $opponent_claim_after_close_value ->
                [closer_trickless]
                    If the closer’s opponent claims rightly before the closer does, this scores 2 game points, or 3 if the
                    closer has no trick.
                [two] If the closer’s opponent claims rightly before the closer does, this always scores 2 game points.
               *[as_failed_close]
                    If the closer’s opponent claims rightly before the closer does, this scores as much as a failed close would
                    at this moment (§8.3).
            }
    }
paragraph-schnapsen-8-5 =
    { $claim_mode ->
        [auto] { not-with-automatic-claims }
       *[manual]
            { $false_claim_value ->
                [two] After a wrong claim the other player always scores 2 game points.
                [as_if_won]
                    After a wrong claim the other player scores what the claimant would have scored if the claim had been
                    right.
                [by_claimant]
                    After a wrong claim the other player scores 3, 2 or 1 as in §8.1, by what the claimant has.
               *[two_or_three]
                    After a wrong claim the other player scores 2 game points, or 3 if that player has no trick at the moment
                    of the claim.
            }
    }
paragraph-schnapsen-8-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $claim_mode ->
                [auto] { not-with-automatic-claims }
               *[manual]
                    { $closer_false_claim ->
                        [false_claim] A wrong claim by the closer costs as much as any other (§8.5).
                       *[max]
                            A wrong claim by the closer is both a wrong claim and a failed close: the larger of the values of
                            §8.3 and §8.5 counts.
                    }
            }
    }
paragraph-schnapsen-8-7 =
    { $closing_allowed ->
        [false]
            { $claim_mode ->
                [auto] If nobody has reached the target by the last trick
               *[manual] If nobody has claimed by the end
            }
       *[true]
            { $claim_mode ->
                [auto] If nobody closed and nobody has reached the target by the last trick
               *[manual] If nobody closed and nobody has claimed by the end
            }
    }, { $no_claim_result ->
        [higher_total]
            the player with more card points scores 3, 2 or 1 as in §8.1. Equal totals are a tie (§8.8).
        [carry_one]
            { $claim_mode ->
                [auto] nobody scores, and the winner of the next deal gets 1 game point more (§9.5).
               *[manual]
                    a player who alone has reached { $target_points } scores 3, 2 or 1 as in §8.1. If neither or both have,
                    nobody scores, and the winner of the next deal gets 1 game point more (§9.5).
            }
       *[last_trick_one] the winner of the last trick scores 1 game point, whatever the totals.
    }
paragraph-schnapsen-8-8 =
    { $no_claim_result ->
        [last_trick_one] A tie cannot happen: there is always a winner of the last trick.
        [carry_one] A tie is nothing special: §8.7 holds for equal totals, too, and 1 game point is carried over.
       *[higher_total]
            { $tie_result ->
                [next_plus_one] After a tie nobody scores, and the winner of the next deal gets 1 game point more (§9.5).
               *[redeal_same_dealer] After a tie nobody scores, and the same dealer deals again.
            }
    }
paragraph-schnapsen-8-9 =
    { $last_trick_bonus ->
        [0] The last trick has no bonus.
       *[other]
            The winner of the last trick gets { $last_trick_bonus ->
                [one] 1 card point more
               *[other] { $last_trick_bonus } card points more
            }{ $closing_allowed ->
                [false] {""}
               *[true] , but only if the talon was never closed
            }. They count as soon as the trick is won, so a claim after it includes them.
    }
paragraph-schnapsen-8-10 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closed_game_multiplier ->
                [1] A closed deal has no other values than those above.
               *[other]
                    If the talon was closed, the deal counts { $closed_game_multiplier } times, whoever wins it.{ $tie_result ->
                        [next_plus_one] {" "}Carried points (§9.5) are not multiplied.
                       *[other] {""}
                    }
            }
    }

section-schnapsen-9 = The match
paragraph-schnapsen-9-1 =
    { $match_points ->
        [one]
            1 game point wins the match, so the first deal that somebody wins decides it. The loser gets a Bummerl, a black
            mark.
       *[other]
            Deals are played until one player has { $match_points } game points. That player wins the match, and the loser gets
            a Bummerl, a black mark.
    }
paragraph-schnapsen-9-2 =
    { $score_direction ->
        [up] The score is counted up from 0; whoever has { $match_points } or more has won.
       *[down]
            The score is counted down: both players start at { $match_points } and subtract what they win; whoever gets to 0 has
            won.
    }
paragraph-schnapsen-9-3 =
    { $dealer_rotation ->
        [winner]
            The winner of a deal deals the next one.{ $tie_result ->
                [na] {""}
               *[other] {" "}If nobody won, the same dealer deals again.
            }
        [loser]
            The loser of a deal deals the next one.{ $tie_result ->
                [na] {""}
               *[other] {" "}If nobody won, the same dealer deals again.
            }
       *[alternate]
            The players deal in turn, whoever won.{ $tie_result ->
                [na] {""}
                [redeal_same_dealer] {" "}Only after a tie (§8.8) the same dealer deals again.
               *[next_plus_one] {" "}After a deal that nobody won the deal passes on, too.
            }
    }
paragraph-schnapsen-9-4 =
    { $schneider_bummerl ->
        [1] The loser of a match gets 1 Bummerl, however high the loss.
       *[other]
            The loser of a match gets 1 Bummerl, but { $schneider_bummerl } after scoring no game point in the whole match
            (Schneider-Bummerl).
    }
paragraph-schnapsen-9-5 =
    { $tie_result ->
        [na] Nothing is ever carried over: every deal has a winner.
        [redeal_same_dealer] Nothing is ever carried over: after a tie the next deal counts like any other.
       *[next_plus_one]
            A point carried over goes to the winner of the next deal, on top of the value of that deal and however it was won.
            Several deals without a winner in a row add one point each; what is carried ends with the match.
    }

section-schnapsen-10 = What may be looked at
paragraph-schnapsen-10-1 =
    { $trick_review ->
        [own_only] You may look through the tricks you have won, but never at those of your opponent.
        [last_only] Only the last trick, whoever won it, may be looked at, until the next card is led.
        [none] Won tricks stay face down: nobody may look at them again.
       *[own_all]
            You may look through the tricks you have won, and at your opponent’s last trick until the next card is led.
    }
paragraph-schnapsen-10-2 =
    How much a table helps the memory is a setting of the table, the same for both players, and no rule of the game. It may
    show only the open cards and what §10.1 allows, or your own card points as well, or those of both sides with hints, or a
    card tracker and undo besides.
paragraph-schnapsen-10-3 =
    Only with real cards: a revoke, that is a card against the duties of the follower, loses the deal, commonly for 3 game
    points. Here no illegal card is accepted, so there is nothing to punish.
paragraph-schnapsen-10-4 =
    Only with real cards: some tournaments ask the player to take a marker for a 20 or 40 before leading. Here declaring is an
    action of its own and cannot be forgotten halfway.
