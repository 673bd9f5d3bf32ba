# The rules of Thousand in force: paragraph-thousand-4-3 is §T4.3 of docs/rules/thousand.md as the options make it.  Every
# option is a variable by its name, as in paragraphs.ftl; $steps and $marriages are made of bid-step and marriage-value.

bid-step =
    { $start ->
        [0] multiples of { $step }
       *[other] multiples of { $step } from { $start }
    }
marriage-value = { $suit } { $value }

# Instead of a paragraph that cannot matter.
not-thousand-blind = This does not apply: nobody bids blind.
not-thousand-write-off = This does not apply: nobody writes off.
not-thousand-bolts = This does not apply: there are no bolts.
not-thousand-golden = This does not apply: there is no golden round.
not-thousand-barrel = This does not apply: there is no barrel.
not-thousand-four = This does not apply: nobody sits out.
not-thousand-two = This does not apply: only two players have two stocks.

section-thousand-1 = Players and cards
paragraph-thousand-1-1 =
    { $players ->
        [2] Two players play, each for himself. There are two stocks (§T14).
        [4] Four sit at the table, and three of them play a deal, each for himself; one sits out (§T13).
       *[3] Three players play, each for himself.
    }
paragraph-thousand-1-2 =
    The pack has 24 cards. In every suit the ranks are, from high to low, { $ace }, { $ten }, { $king }, { $queen },
    { $jack }, { $nine }, worth 11, 10, 4, 3, 2 and 0: 30 in a suit, 120 in the pack.
paragraph-thousand-1-3 = All turns go clockwise. Forehand is the first player to the left of the dealer.

section-thousand-2 = The deal
paragraph-thousand-2-1 =
    The first dealer is drawn. After every deal the deal moves on to the next seat, but not after a new deal (§T2.7){ $cut_check ->
        [off] .
       *[other] {" "}or a bad cut (§T2.2).
    }
paragraph-thousand-2-2 =
    { $cut_check ->
        [off] Nobody looks at the bottom card after the cut, so no cut is bad.
        [nine_or_jack]
            The player on the dealer’s right cuts. If the bottom card is of the rank { $nine } or { $jack }, the cut is bad:
            the card is shown, and the same player cuts again.
       *[nine]
            The player on the dealer’s right cuts. If the bottom card is of the rank { $nine }, the cut is bad: the card is
            shown, and the same player cuts again.
    }
paragraph-thousand-2-3 =
    { $cut_check ->
        [off] This does not apply: no cut is bad.
       *[other]
            { $cut_penalty_payer ->
                [dealer] After a third bad cut in a row the dealer pays the fine (§T9.6) and deals again.
               *[cutter]
                    After a third bad cut in a row the cutter pays the fine (§T9.6), the deal is skipped, and the next
                    player deals.
            }
    }
paragraph-thousand-2-4 =
    { $players ->
        [2]
            Cards are dealt one at a time, forehand first: { $hand_size } to each player, and in between { $stock_size } face
            down to each of the two stocks. The first and the last card of the pack go to a stock.
       *[other]
            Cards are dealt one at a time, forehand first: { $hand_size } to each player, and { $stock_size } face down to the
            stock, which are the first card of the pack, the last one and the one in the middle.
    }
paragraph-thousand-2-5 =
    A misdeal cannot happen here; a score sheet kept for real cards can enter one. { $misdeal_penalty ->
        [0] It costs nothing
       *[other] The dealer pays { $misdeal_penalty }
    }, and { $misdeal_redealer ->
        [next] the next player deals.
        [same] the same dealer deals again.
       *[next_if_penalty] the next player deals if there was a fine, else the same dealer.
    }
paragraph-thousand-2-6 =
    { $asks_for_hands ->
        [true] Before the auction everybody is asked, forehand first, whether to refuse the hand, with or without the right to.
       *[false] Nobody may refuse a hand before the auction.
    }{ $redeal_four_nines ->
        [request] {" "}A hand with all four cards of the rank { $nine } may be refused.
        [automatic] {" "}If a hand has all four cards of the rank { $nine }, the cards are thrown in at once.
       *[off] {""}
    }{ $redeal_three_nines ->
        [true] {" "}A hand with three cards of the rank { $nine } may be refused.
       *[false] {""}
    }{ $redeal_four_jacks ->
        [true] {" "}A hand with all four cards of the rank { $jack } may be refused.
       *[false] {""}
    }{ $redeal_low_hand ->
        [0] {""}
       *[other] {" "}A hand with fewer than { $redeal_low_hand } card points may be refused; marriages do not count.
    }
paragraph-thousand-2-7 = After a new deal nothing is scored, and the same dealer deals again.

section-thousand-3 = Blind bids
paragraph-thousand-3-1 =
    { $blind_bid ->
        [forced_seat_120] The player with the forced bid (§T4.1) may bid 120 before looking at the cards.
        [any_first_bid]
            Every player may make the first bid before looking at the cards.{ $bid_cap ->
                [none] {""}
               *[other] {" "}A blind bid goes to 120 at most, because nobody can know of a marriage.
            }
       *[off] Nobody bids before looking at the cards.
    }
paragraph-thousand-3-2 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            The cards of a player who may bid blind lie face down until that player looks or has won the auction. Who has
            looked may refuse the hand where §T2.6 allows it; a blind bidder may not.
    }
paragraph-thousand-3-3 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other] A blind bid that is overbid is one no longer: its owner takes up the cards and goes on like everybody else.
    }
paragraph-thousand-3-4 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_scope ->
                [declarer] If the blind bid wins the auction, the declarer’s score counts double, after rounding.
               *[all] If the blind bid wins the auction, everybody’s score of the deal counts double, after rounding.
            }
    }
paragraph-thousand-3-5 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_min_score ->
                [-9999] One may bid blind with any total.
               *[other] Only a player whose total is at least { $blind_min_score } may bid blind.
            }
    }

section-thousand-4 = The auction
paragraph-thousand-4-1 =
    { $forced_bid_seat ->
        [none]
            Nobody has to bid, and forehand speaks first. If everybody passes, the cards are thrown in, and the same dealer
            deals again.
        [dealer]
            The dealer holds the lowest bid from the start and cannot refuse it; a dealer who sits out leaves it to
            forehand. The next player speaks first. If the others pass at once, the holder is the declarer.
       *[forehand]
            Forehand holds the lowest bid from the start and cannot refuse it. The next player speaks first. If the others
            pass at once, forehand is the declarer.
    }
paragraph-thousand-4-2 = The lowest bid is { $min_bid }.
paragraph-thousand-4-3 = Bids are { $steps }. The lowest bid is always possible.
paragraph-thousand-4-4 =
    { $bid_jumps ->
        [false] Each bid must be the next possible one.
       *[true] Each bid is higher than the last, by as many steps as one likes.
    } A pass is final: whoever has passed is out. The auction ends when one bidder is left, the declarer; the others are the
    defenders.
paragraph-thousand-4-5 =
    Nobody may bid or raise to more than { $highest }, which is all card points and { $ace_marriage ->
        [0] all marriages together.
       *[other] all marriages, four cards of the rank { $ace } (§T7.8) among them.
    }
paragraph-thousand-4-6 =
    { $bid_cap ->
        [none] A hand without a marriage may be bid as high as one with a marriage.
        [v120_plus_marriages] Nobody may bid more than 120 and the worth of the marriages in hand.
       *[v120_without_marriage] Nobody may bid more than 120 without { $king } and { $queen } of a suit in hand.
    }{ $bid_cap ->
        [none] {""}
       *[other]
            { $ace_marriage ->
                [0] {""}
               *[other] {" "}All four cards of the rank { $ace } are as good as a marriage.
            }
    }
paragraph-thousand-4-7 =
    { $bid_cap ->
        [none] This does not apply: no hand sets a limit.
       *[other]
            { $bid_limit_enforcement ->
                [minus_bid_and_skip]
                    A bid above this limit ends the deal: the bidder loses the bid, nobody else scores, and the next player
                    deals.
               *[reject] A bid above this limit is refused.
            }
    }
paragraph-thousand-4-8 =
    { $silence_below ->
        [-9999] Everybody may bid, whatever the total.
       *[other]
            A player whose total is below { $silence_below } must pass.{ $forced_bid_seat ->
                [none] {""}
               *[other] {" "}The forced bid stays.
            }
    }

section-thousand-5 = Stock and exchange
paragraph-thousand-5-1 =
    { $players ->
        [2] After the auction the declarer chooses a stock (§T14.2), and
       *[other] After the auction
    } { $stock_visibility ->
        [declarer] only the declarer sees the stock.
        [hidden_at_min] the stock is turned up for all to see; if the auction was won at { $min_bid }, only the declarer sees it.
       *[all] the stock is turned up for all to see.
    }
paragraph-thousand-5-2 = The declarer takes the stock and then has { $taken_size } cards.
paragraph-thousand-5-3 =
    { $redeal_low_stock ->
        [0]
            { $redeal_stock_two_nines ->
                [true] A stock with two cards of the rank { $nine } may be refused before a card has been given away
               *[false] No stock may be refused
            }
       *[other]
            { $redeal_stock_two_nines ->
                [true]
                    A stock with fewer than { $redeal_low_stock } card points or with two cards of the rank { $nine } may be
                    refused before a card has been given away
               *[false]
                    A stock with fewer than { $redeal_low_stock } card points may be refused before a card has been given
                    away
            }
    }{ $asks_for_stock ->
        [true]
            { $redeal_stock_only_at_min ->
                [true]
                    , but only by a declarer who plays at { $min_bid }{ $golden_round ->
                        [true] {" "}or in the golden round
                       *[false] {""}
                    }. There is a new deal then (§T2.7).
               *[false] . There is a new deal then (§T2.7).
            }
       *[false] .
    }
paragraph-thousand-5-4 =
    { $gifts ->
        [0] The declarer gives no card to the opponent and lays cards to the other stock instead (§T14.1).
        [1] The declarer gives one card to the opponent.
       *[other] The declarer gives one card to each opponent.
    }{ $stock_mode ->
        [pass_stock_cards] {" "}It must be a card of the stock.
       *[take_and_pass] {" "}Any card of the hand will do.
    } Then everybody has { $play_size } cards.
paragraph-thousand-5-5 =
    { $gifts ->
        [0] This does not apply: no card is given away.
       *[other]
            { $pass_face_up ->
                [true] Cards are given away face up.
               *[false] Cards are given away face down; only giver and receiver know them.
            }
    }
paragraph-thousand-5-6 =
    { $redeal_four_nines_after_exchange ->
        [true]
            A player with all four cards of the rank { $nine } after the exchange may throw the cards in before the first
            lead. Everybody is asked, forehand first.
       *[false] After the exchange nobody may throw a hand in for its low cards.
    }
paragraph-thousand-5-7 =
    { $raise_time ->
        [none] The contract cannot be raised.
        [before_pass]
            When the stock was taken, and before a card is given away, the declarer may raise the contract once, to any
            number that can be bid, or keep it.
       *[after_pass]
            After the exchange, before the first lead, the declarer may raise the contract once, to any number that can be
            bid, or keep it.
    }
paragraph-thousand-5-8 =
    { $raise_time ->
        [none] This does not apply: the contract cannot be raised.
       *[other]
            { $raise_cap ->
                [same_as_bid] For raising, the limit of §T4.6 holds, measured on the hand of this moment.
               *[none] Raising needs no marriage: the limit of §T4.6 does not hold for it.
            }
    }
paragraph-thousand-5-9 =
    { $write_off ->
        [off] Nobody can write a contract off.
       *[other]
            A declarer can write a contract off, before the first card is given away or when asked about raising. Each
            opponent scores { $write_off ->
                [half] half the contract, rounded as in §T8.4,
               *[sixty] 60,
            } and the declarer { $write_off_deduct ->
                [false] 0.
               *[true] loses the contract.
            }
    }
paragraph-thousand-5-10 =
    { $write_off ->
        [off] { not-thousand-write-off }
       *[other]
            { $write_off_fine ->
                [0] There is no fine for writing off often.
               *[other] Every third write-off of a player costs { $write_off_fine } besides.
            } { $write_off_limit ->
                [0] One may write off as often as one likes.
                [one] One may write off once in a match.
               *[other] One may write off { $write_off_limit } times in a match.
            }
    }
paragraph-thousand-5-11 =
    { $bomb ->
        [0] The declarer cannot throw the hand in.
       *[other]
            The declarer can throw the hand in, before the first card is given away or when asked about raising: each
            opponent scores { $bomb }, the declarer nothing.
    }

section-thousand-6 = Play
paragraph-thousand-6-1 = The declarer leads to the first trick, and the winner of a trick to the next.
paragraph-thousand-6-2 = Everybody must follow suit if able.
paragraph-thousand-6-3 =
    { $must_beat ->
        [true]
            One who follows suit must beat the card now winning, if able. A plain suit cannot beat a trump: then any card of
            the suit will do.
       *[false] One who follows suit may play any card of the suit.
    }
paragraph-thousand-6-4 =
    { $must_trump ->
        [false] One who cannot follow suit may play any card.
       *[true] One who cannot follow suit must play a trump, if there is a trump suit and one holds a trump.
    }
paragraph-thousand-6-5 =
    { $must_trump ->
        [false] No trump has to be played, so none has to be overtrumped either.
       *[true]
            { $must_overtrump ->
                [false] Any trump will do.
               *[true]
                    It must be higher than the trump now winning, if able. { $undertrump ->
                        [free] One who has only lower trumps may play any card.
                       *[forced] One who has only lower trumps must play one all the same.
                    }
            }
    }
paragraph-thousand-6-6 =
    The highest trump wins the trick; without a trump, the highest card of the suit that was led. Other cards cannot win.
paragraph-thousand-6-7 =
    { $no_lead_foreign_trump ->
        [true] One may not lead the trump suit that another player has declared, unless one holds nothing else.
       *[false] Any card may be led.
    }
paragraph-thousand-6-8 = The last trick may be looked at until the next card is led.

section-thousand-7 = Marriages and trump
paragraph-thousand-7-1 =
    A deal begins without trump. A marriage is { $king } and { $queen } of a suit in one hand. It is worth, by its suit:
    { $marriages }.
paragraph-thousand-7-2 =
    { $marriage_requires_trick ->
        [false] A marriage may be declared at any lead, even at the first.
       *[true] A marriage may be declared by a player who is on lead and has won a trick in this deal.
    }
paragraph-thousand-7-3 =
    After the declaration { $king } or { $queen } of this suit must be led. There is one declaration at a lead.
paragraph-thousand-7-4 =
    { $trump_activation ->
        [next_trick] The value counts at once; the suit is trump from the next trick on, in place of the old trump.
       *[immediate] The value counts at once, and the suit is trump at once, in this very trick, in place of the old trump.
    }
paragraph-thousand-7-5 =
    If { $king } or { $queen } is led without a declaration, it is an ordinary card, and its marriage cannot be declared any
    more.
paragraph-thousand-7-6 = Everybody, declarer or defender, may declare as many marriages as he has. Each makes a new trump.
paragraph-thousand-7-7 =
    { $defender_marriages ->
        [false] The marriages of defenders make trump, but give no points.
       *[true] The marriages of defenders count like the declarer’s.
    }
paragraph-thousand-7-8 =
    { $ace_marriage ->
        [0] All four cards of the rank { $ace } in one hand are worth nothing extra.
       *[other]
            All four cards of the rank { $ace } in one hand are worth { $ace_marriage }. They are declared like a marriage, and
            then one of them must be led. Trump stays what it is.
    }

section-thousand-8 = The score of a deal
paragraph-thousand-8-1 = Deal points are the card points of one’s tricks and the marriages one has declared.
paragraph-thousand-8-2 =
    A declarer who has collected at least the contract scores { $declarer_success ->
        [actual] what was collected, rounded as in §T8.4, but not less than the contract;
       *[bid] the contract;
    } otherwise he loses the contract.
paragraph-thousand-8-3 =
    { $declarer_round_first ->
        [true] The declarer’s points are rounded before they are compared with the contract.
       *[false] The declarer’s points are compared with the contract as they are, without rounding.
    }
paragraph-thousand-8-4 =
    The others score what they have collected{ $rounding ->
        [1] , not rounded.
       *[other]
            , rounded to the nearest multiple of { $rounding }{ $rounding ->
                [10]
                    ; { $rounding_ties ->
                        [down] points exactly in the middle are rounded down.
                       *[up] points exactly in the middle are rounded up.
                    }
               *[other] .
            }
    }
paragraph-thousand-8-5 =
    A deal is scored in this order: contract; rounding{ $players ->
        [4] ; the player who sits out (§T13.3)
       *[other] {""}
    }{ $doubles ->
        [true] ; doubling
       *[false] {""}
    }. What then happens on the score sheet says §T12.3.

section-thousand-9 = Bolts and fines
paragraph-thousand-9-1 =
    { $bolt_mode ->
        [off] There are no bolts: a deal without a trick has no consequences.
        [consecutive]
            A bolt is a mark on the score sheet for a poor deal (§T9.2). Only bolts in a row count: a better deal takes
            them all away.
       *[cumulative]
            A bolt is a mark on the score sheet for a poor deal (§T9.2). Bolts are counted through the match.
    }
paragraph-thousand-9-2 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_test ->
                [zero_points] Whoever has no deal points gets a bolt, with or without a trick.
               *[no_trick] Whoever wins no trick gets a bolt. A trick without points saves from it.
            }
    }
paragraph-thousand-9-3 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other] Bolt number { $bolt_limit } costs the fine (§T9.6) and takes the others away.
    }
paragraph-thousand-9-4 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_declarer ->
                [true] The declarer can get a bolt, too.
               *[false] The declarer never gets a bolt.
            }
    }
paragraph-thousand-9-5 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $endgame ->
                [barrel]
                    { $bolt_on_barrel ->
                        [true] A player on the barrel can get a bolt, too.
                       *[false] A player on the barrel gets no bolt.
                    }
               *[other] { not-thousand-barrel }
            }
    }
paragraph-thousand-9-6 =
    The usual fine is { $penalty }; it is taken off the total. With real cards it is also due for breaking the rules.
paragraph-thousand-9-7 =
    { $no_win_streak ->
        [0] Deals in a row without points cost nothing.
       *[other]
            { $no_win_streak ->
                [one] After a deal
               *[other] After { $no_win_streak } deals in a row
            } in which a player scored nothing above zero the fine is due. Deals on the barrel and deals spent sitting out do
            not count.
    }
paragraph-thousand-9-8 =
    { $dump_truck ->
        [plus] A total of exactly { $dump_score } falls back to 0 (the dump truck).
        [both] A total of exactly { $dump_score } or −{ $dump_score } falls back to 0 (the dump truck).
       *[off] No total falls back to 0 by itself.
    }

section-thousand-10 = The golden round
paragraph-thousand-10-1 =
    { $golden_round ->
        [false] There is no golden round: the match begins with an ordinary deal.
       *[true]
            The first { $players } deals of a match have no auction: forehand is the declarer and must collect 120. Nobody can
            bid blind or refuse a hand before the exchange.
    }
paragraph-thousand-10-2 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true] All scores of these deals count double, after rounding, also those below zero.
    }
paragraph-thousand-10-3 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_raise ->
                [true] The contract of 120 may be raised (§T5.7).
               *[false] The contract stays at 120.
            }
    }
paragraph-thousand-10-4 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_stock ->
                [true] The stock is taken and cards are given away as usual.
               *[false]
                    The stock stays where it lies. { $unused_to_last_trick ->
                        [true] It counts for the winner of the last trick.
                       *[false] It counts for nobody.
                    }
            }
    }
paragraph-thousand-10-5 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_double_penalties ->
                [true] Bolts and fines count double.
               *[false] Bolts and fines count as usual.
            }
    }

section-thousand-11 = The barrel
paragraph-thousand-11-1 =
    { $endgame ->
        [barrel] The last stretch has rules of its own: the barrel.
        [freeze] There is no barrel. From { $barrel_at } on, a player scores only as declarer; fines count.
       *[none] There is no barrel; nothing changes before the target.
    }
paragraph-thousand-11-2 =
    { $endgame ->
        [barrel] A player whose total reaches { $barrel_at } is on the barrel, and the total is exactly { $barrel_at }.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-3 =
    { $endgame ->
        [barrel]
            On the barrel no points are entered, except the contract that wins (§T11.5), a lost contract (§T11.7), and fines
            and falls. A fine makes the player fall.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-4 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] One may stay on the barrel for any number of deals.
                [one] One has one attempt: the next deal that one plays.
               *[other] One has { $barrel_attempts } attempts: the next { $barrel_attempts } deals that one plays.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-5 =
    { $endgame ->
        [barrel]
            To win, a player on the barrel must win the auction and make a contract of at least { $barrel_min_contract }. A
            smaller contract that is made counts for nothing.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-6 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] A fall from the barrel costs { $barrel_fall_penalty }.
               *[other] After the last attempt the player falls from the barrel and loses { $barrel_fall_penalty }.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-7 =
    { $endgame ->
        [barrel]
            { $barrel_failed_contract ->
                [attempt_only] A lost contract only uses up an attempt.
                [max_on_last]
                    A lost contract is subtracted, in the last attempt at least the cost of a fall, and the player is off the
                    barrel.
               *[lose_bid] A lost contract is subtracted, and the player is off the barrel.
            }{ $barrel_failed_contract ->
                [attempt_only] {""}
               *[other]
                    { $barrel_failed_counts_as_fall ->
                        [false] {" "}This is not a fall in the sense of §T11.8.
                       *[true] {" "}This is a fall, too.
                    }
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-8 =
    { $endgame ->
        [barrel]
            { $barrel_falls_to_zero ->
                [0] However often a player falls, the total is never set to 0 for it.
               *[other] With fall number { $barrel_falls_to_zero } the total is 0, and falls are counted anew.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-9 =
    { $endgame ->
        [barrel]
            { $barrel_collision ->
                [coexist] Any number of players may sit on the barrel together.
               *[other]
                    { $barrel_places ->
                        [one] There is room for one.
                       *[other] There is room for { $barrel_places }.
                    } When a player comes to a full barrel, { $barrel_collision ->
                        [all_fall] those who sit there fall, and the newcomer is thrown back by { $barrel_fall_penalty }.
                        [newcomer_bounces] the newcomer is thrown back by { $barrel_fall_penalty }.
                       *[oldest_falls] whoever came first falls.
                    } A player who wins in the same deal is not pushed off.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-10 =
    { $endgame ->
        [barrel]
            { $barrel_simultaneous ->
                [coexist] Players who come to the barrel in the same deal all stay.
               *[all_fall]
                    If more players come at once than there is room for, all of them are thrown back by
                    { $barrel_fall_penalty }, and those who sit there stay. To be thrown back is not a fall.{ $barrel_places ->
                        [1] {""}
                       *[other] {" "}There is room for { $barrel_places }.
                    }
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-11 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [false] Whoever reaches the target wins, with or without the barrel.
               *[true] Only a player on the barrel can win.
            }
       *[other] { not-thousand-barrel }
    }

section-thousand-12 = The match
paragraph-thousand-12-1 =
    The match ends after the deal in which a player’s total { $target_exclusive ->
        [true] exceeds { $target }.
       *[false] reaches { $target }.
    }
paragraph-thousand-12-2 =
    { $win_tie ->
        [declarer]
            If several players reach it in one deal, the declarer wins if among them; otherwise the highest total.
       *[highest]
            If several players reach it in one deal, the highest total wins; of equal totals the declarer’s.
    }
paragraph-thousand-12-3 =
    The score sheet is kept in this order: bolts and fines; points;{ $endgame ->
        [barrel] {" "}what happens on the barrel, then who arrives there;
       *[other] {""}
    }{ $dump_truck ->
        [off] {""}
       *[other] {" "}the dump truck (§T9.8);
    } the target.

section-thousand-13 = Four players
paragraph-thousand-13-1 =
    { $players ->
        [4]
            Four players sit at the table, three play. { $sitter ->
                [right_of_dealer] The one on the dealer’s right sits out.
                [opposite_dealer] The one opposite the dealer sits out.
                [last_bidder]
                    The one to whom the auction would come last sits out: { $forced_bid_seat ->
                        [dealer] the one on the dealer’s right.
                       *[other] the dealer.
                    }
               *[dealer] The dealer sits out.
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-2 =
    { $players ->
        [4] Whoever sits out sees the stock from the start, and must keep it to himself.
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-3 =
    { $players ->
        [4]
            { $sitter_score ->
                [none] Whoever sits out scores nothing.
                [cards] Whoever sits out scores the card points of the stock, rounded as in §T8.4.
                [marriage_only] Whoever sits out scores a marriage that lies in the stock.
                [aces40_plus_marriage] Whoever sits out scores 40 for each card of the rank { $ace } in the stock, and a marriage in it.
                [aces50_plus_marriage] Whoever sits out scores 50 for each card of the rank { $ace } in the stock, and a marriage in it.
               *[cards_plus_marriage]
                    Whoever sits out scores the card points of the stock and a marriage in it, rounded as in §T8.4.
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-4 =
    { $players ->
        [4]
            Whoever sits out gets no bolt and uses up no attempt on the barrel, and scores nothing while on it.
       *[other] { not-thousand-four }
    }

section-thousand-14 = Two players
paragraph-thousand-14-1 =
    { $players ->
        [2]
            There are two stocks. { $two_player_mode ->
                [v10_2x2_discard2]
                    Each player gets ten cards, each stock two. The declarer takes one stock and lays two cards to the other.
                    There are ten tricks.
                [v10_2x2_pass1]
                    Each player gets ten cards, each stock two. The declarer takes one stock and gives a card to the opponent.
                    There are eleven tricks.
               *[v9_2x3]
                    Each player gets nine cards, each stock three. The declarer takes one stock, gives a card to the opponent and
                    lays one to the other stock. There are ten tricks.
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-2 =
    { $players ->
        [2]
            The declarer chooses one of the stocks before seeing either. The other stays face down.{ $two_player_mode ->
                [v9_2x3] {" "}The order of giving and laying is free.
               *[other] {""}
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-3 =
    { $players ->
        [2]
            { $unused_to_last_trick ->
                [false] The other stock, with what was laid there, counts for nobody.
               *[true] The winner of the last trick gets the other stock, with what was laid there.
            }
       *[other] { not-thousand-two }
    }

section-thousand-15 = Presets
paragraph-thousand-15-1 =
    A preset is a set of option values. Those of this game differ from the first, thousand for three, only in the options
    with a star.
