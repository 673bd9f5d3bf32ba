# Russian Schnapsen (Thousand): bids, stock, marriages, bolts and the barrel.

# Presets.

preset-thousand = Russian Schnapsen (Thousand)
about-thousand = Three players bid for three stock cards and race to 1000, with bolts and a barrel at 880 on the way.
preset-thousand_4p = Thousand for four
about-thousand_4p = The dealer sits out, sees the stock and scores it; there is room for two on the barrel.
preset-thousand_2p = Thousand for two
about-thousand_2p = Two stocks of three: the declarer takes one, and the last trick wins the other.
preset-thousand_golden = Thousand with a golden round
about-thousand_golden = The first round has no auction: forehand must make 120, and everything counts double.
preset-thousand_pagat = Thousand as on pagat
about-thousand_pagat = No cut check, 120 are enough on the barrel, and the declarer may write a deal off for 60 each.
preset-thousand_book = Thousand by the book
about-thousand_book =
    A Russian rule book: the dealer is forced, tricks must be beaten, trump changes with the next trick, 555 falls to
    zero.
preset-thousand_online = Thousand as played online
about-thousand_online =
    As on Russian servers: weak hands may be refused, the forced player may bid blind, and all fit on the barrel.
preset-tysiac = Tysiąc
about-tysiac =
    The Polish game: bids in tens, tricks must be beaten, marriages without a trick, and from 800 only contracts count.
preset-tysiac_2p = Tysiąc for two
about-tysiac_2p = Ten cards each and two stocks of two; nobody is forced to bid, and bids have no limit.
preset-thousand_ukrainian = Ukrainian Thousand
about-thousand_ukrainian =
    The dealer is forced, tricks must be beaten and overtrumped, and the barrel gives two attempts.

# What happens. $value is a bid, a worth or points.

event-bad_cut =
    { $who ->
        [you] You cut, and the bottom card is the { $card }: a bad cut, number { $value } in a row.
       *[other] { $name } cuts, and the bottom card is the { $card }: a bad cut, number { $value } in a row.
    }
event-peeked =
    { $who ->
        [you] You look at the stock: { $cards }.
       *[other] { $name } looks at the stock: { $cards }.
    }
event-redealt =
    { $who ->
        [you] You throw the cards in: { $cards }.
       *[other] { $name } throws the cards in: { $cards }.
    }
event-looked =
    { $who ->
        [you] You look at your cards.
       *[other] { $name } looks at the cards.
    }
event-bid =
    { $who ->
        [you] You bid { $value }.
       *[other] { $name } bids { $value }.
    }
event-forced-bid =
    { $who ->
        [you] You have to open: your bid is { $value }.
       *[other] { $name } has to open: the bid is { $value }.
    }
event-blind_bid =
    { $who ->
        [you] You bid { $value } blind.
       *[other] { $name } bids { $value } blind.
    }
event-out =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
event-golden =
    { $who ->
        [you] Golden round: you must make { $value }.
       *[other] Golden round: { $name } must make { $value }.
    }
event-chose =
    { $who ->
        [you] You take stock { $value }.
       *[other] { $name } takes stock { $value }.
    }
event-widow =
    { $who ->
        [you] You take the stock: { $cards }.
       *[other] { $name } takes the stock: { $cards }.
    }
event-received =
    { $who ->
        [you] You are given the { $card }.
       *[other] { $name } is given the { $card }.
    }
event-laid =
    { $who ->
        [you] You lay the { $card } to the other stock.
       *[other] { $name } lays the { $card } to the other stock.
    }
event-raised =
    { $who ->
        [you] You raise the contract to { $value }.
       *[other] { $name } raises the contract to { $value }.
    }
event-kept =
    { $who ->
        [you] You stay at { $value }.
       *[other] { $name } stays at { $value }.
    }
event-wrote_off =
    { $who ->
        [you] You write the contract of { $value } off.
       *[other] { $name } writes the contract of { $value } off.
    }
event-bombed =
    { $who ->
        [you] You throw your hand in at { $value }.
       *[other] { $name } throws the hand in at { $value }.
    }
event-aces =
    { $who ->
        [you] You declare four aces, { $value }.
       *[other] { $name } declares four aces, { $value }.
    }
event-left_over =
    { $who ->
        [you] The last trick brings you the cards nobody took, { $cards }, with { $value } card points.
       *[other] The last trick brings { $name } the cards nobody took, { $cards }, with { $value } card points.
    }
# $how is whether they are won or lost.
event-scored =
    { $how ->
        [lost]
            { $who ->
                [you] You lose { $value } points.
               *[other] { $name } loses { $value } points.
            }
       *[won]
            { $who ->
                [you] You score { $value } points.
               *[other] { $name } scores { $value } points.
            }
    }

# Why something may not be done now.

refused-thousand-lead-ace = You have just declared four aces: lead one of them.
refused-thousand-lead-trump =
    { FORM($suit, "start") } are trumps by another player’s marriage: in this game you may not lead them while you hold
    another suit.
refused-thousand-play-not-yet = The play has not begun: first comes the auction.
refused-thousand-aces-not-held = To declare four aces you need all of them in your hand.
refused-thousand-no-ace-marriage = Four aces are worth nothing extra in this game.
refused-thousand-aces-value = Four aces are worth { $value }: declare that.
refused-thousand-meld-no-trick = You must have won a trick before you declare a marriage.
refused-thousand-bid-not-now = There is nothing to bid for now.
refused-thousand-bid-low = { $bid } is too low: the least you may bid is { $least }.
refused-thousand-bid-step = { $bid } cannot be bid: it must be a multiple of { $step }.
refused-thousand-bid-jump = No jumps in this game: bid { $least } or pass.
refused-thousand-bid-highest = { $bid } can never be made: all cards and marriages together are { $highest }.
refused-thousand-bid-marriage = You hold no marriage, so you may not bid more than 120; { $bid } is too high.
refused-thousand-bid-marriages = With your marriages you may bid up to { $limit }; { $bid } is too high.
refused-thousand-bid-silence = Your total is below { $limit }: you must pass.
refused-thousand-look-first = First bid blind or look at your cards.
refused-thousand-pass-not-now = There is nothing to pass on now.
refused-thousand-blind-not-now = You cannot bid blind now.
refused-thousand-blind-value = Blind you may bid { $least } here, or another number that is offered.
refused-thousand-look-not-now = There are no cards of yours to look at now.
refused-thousand-redeal-not-now = It is too late to ask for a new deal.
refused-thousand-redeal-hand = Your hand gives no right to a new deal.
refused-thousand-redeal-nines = Now only four nines give a right to a new deal.
refused-thousand-redeal-stock = This stock may not be refused, or a card has been given away already.
refused-thousand-decline-not-now = There is no question to decline now.
refused-thousand-answer-first = First say whether you want a new deal.
refused-thousand-stock-not-now = There is no stock to choose now.
refused-thousand-stock-number = There are two stocks: take the first or the second.
refused-thousand-give-not-now = Now no cards are given away.
refused-thousand-give-to = Give the card to one of your opponents in this deal.
refused-thousand-give-twice =
    { $who ->
        [you] You have your card already.
       *[other] { $name } has got a card already: the other one is for the other opponent.
    }
refused-thousand-give-none = In this game no card is given away: lay two to the other stock.
refused-thousand-give-not-held = You do not hold the { $card }.
refused-thousand-give-stock = In this game only cards of the stock may be given away: { $cards }.
refused-thousand-discard-not-now = Now no card is laid away.
refused-thousand-exchange-first = You have too many cards: first give away or lay away what is due.
refused-thousand-raise-not-now = The contract can be raised only before the first lead, when you are asked.
refused-thousand-raise-first = First keep or raise the contract.
refused-thousand-raise-never = In this game the contract is never raised.
refused-thousand-raise-golden = In the golden round the contract stays at { $contract }.
refused-thousand-raise-low = { $bid } is no raise: the contract is { $contract }.
refused-thousand-raise-cap = With this hand you may raise to { $limit } at most; { $bid } is too high.
refused-thousand-keep-not-now = There is no contract to keep now.
refused-thousand-write-off-never = In this game deals are not written off.
refused-thousand-write-off-not-now =
    The declarer may write off only before giving a card away or when asked about raising.
refused-thousand-write-off-limit = You have written off { $limit } times: that is all for this match.
refused-thousand-bomb-never = In this game nobody throws the hand in.
refused-thousand-bomb-not-now =
    The declarer may throw the hand in only before giving a card away or when asked about raising.

# How a deal ended (end-), what it gave (worth-), and what then happened on the score sheet (sheet-).

end-thousand-made =
    { $who ->
        [you] You made the contract: { $points } points where { $contract } were needed. You score { $value }.
       *[other] { $name } made the contract: { $points } points where { $contract } were needed. That scores { $value }.
    }
end-thousand-failed =
    { $who ->
        [you] You missed the contract: { $points } points where { $contract } were needed. You lose { $value }.
       *[other] { $name } missed the contract: { $points } points where { $contract } were needed. That loses { $value }.
    }
end-thousand-written-off =
    { $who ->
        [you] You wrote the deal off: each opponent scores { $value }, and you lose { $loss }.
       *[other] { $name } wrote the deal off: each opponent scores { $value }, and that costs { $loss }.
    }
end-thousand-bomb =
    { $who ->
        [you] You threw the hand in: each opponent scores { $value }.
       *[other] { $name } threw the hand in: each opponent scores { $value }.
    }
end-thousand-bad-cut =
    { $who ->
        [you] The bottom card was the { $card }: you cut again. Bad cuts in a row: { $count }.
       *[other] The bottom card was the { $card }: { $name } cuts again. Bad cuts in a row: { $count }.
    }
end-thousand-cut-fine =
    { $who ->
        [you] The { $card } is the third bad cut in a row: you pay { $value }, and the next player deals.
       *[other] The { $card } is the third bad cut in a row: { $name } pays { $value }, and the next player deals.
    }
end-thousand-cut-fine-dealer =
    { $who ->
        [you] The { $card } is the third bad cut in a row: as dealer you pay { $value } and deal again.
       *[other] The { $card } is the third bad cut in a row: { $name }, the dealer, pays { $value } and deals again.
    }
end-thousand-redeal =
    { $who ->
        [you] Your hand need not be played: the same dealer deals again.
       *[other] The hand of { $name } need not be played: the same dealer deals again.
    }
end-thousand-redeal-stock =
    { $who ->
        [you] You refused the stock: the same dealer deals again.
       *[other] { $name } refused the stock: the same dealer deals again.
    }
end-thousand-all-passed = Everybody passed: the same dealer deals again.
end-thousand-breach =
    { $who ->
        [you] You bid { $value } without the marriage for it: that is lost, and the deal is over.
       *[other] { $name } bid { $value } without the marriage for it: that is lost, and the deal is over.
    }
worth-thousand-other =
    { $who ->
        [you] You collected { $points } points and score { $value }.
       *[other] { $name } collected { $points } points and scores { $value }.
    }
worth-thousand-sitter =
    { $who ->
        [you] You sat out: the stock is worth { $points }, and you score { $value }.
       *[other] { $name } sat out: the stock is worth { $points } and scores { $value }.
    }
worth-thousand-blind =
    { $who ->
        [you] You bid blind: your score counts double.
       *[other] { $name } bid blind: that score counts double.
    }
worth-thousand-blind-all =
    { $who ->
        [you] You bid blind: all scores count double.
       *[other] { $name } bid blind: all scores count double.
    }
worth-thousand-golden = Golden round: all scores count double.
sheet-bolt =
    { $who ->
        [you] You get a bolt: { $count } of { $limit }.
       *[other] { $name } gets a bolt: { $count } of { $limit }.
    }
sheet-bolt-fine =
    { $who ->
        [you] That is your bolt number { $limit }: you pay { $value }, and your bolts are gone.
       *[other] That is bolt number { $limit } for { $name }, who pays { $value }; the bolts are gone.
    }
sheet-write-off-fine =
    { $who ->
        [you] Your third write-off costs { $value } besides.
       *[other] The third write-off of { $name } costs { $value } besides.
    }
sheet-streak-fine =
    { $who ->
        [you] You scored nothing in { $count } deals in a row: you pay { $value }.
       *[other] { $name } scored nothing in { $count } deals in a row and pays { $value }.
    }
sheet-frozen =
    { $who ->
        [you] From { $limit } on only your own contracts count: these points are not entered.
       *[other] From { $limit } on only contracts of { $name } count: these points are not entered.
    }
sheet-barrel-won =
    { $who ->
        [you] { $contract } from the barrel: you win the match.
       *[other] { $contract } from the barrel: { $name } wins the match.
    }
sheet-barrel-short =
    { $who ->
        [you] { $contract } is not enough on the barrel, where you need { $least }: nothing is entered.
       *[other] { $contract } is not enough on the barrel, where { $name } needs { $least }: nothing is entered.
    }
sheet-barrel-attempt =
    { $who ->
        [you] You stay on the barrel: attempt { $count } of { $attempts } is used up.
       *[other] { $name } stays on the barrel: attempt { $count } of { $attempts } is used up.
    }
sheet-fall =
    { $who ->
        [you] You fall from the barrel and lose { $value }: { $score }.
       *[other] { $name } falls from the barrel and loses { $value }: { $score }.
    }
sheet-fall-to-zero =
    { $who ->
        [you] You fall from the barrel for time number { $count }: your score is zero.
       *[other] { $name } falls from the barrel for time number { $count }: the score is zero.
    }
sheet-together =
    { $who ->
        [you] Too many came to the barrel at once: you are thrown back to { $score }.
       *[other] Too many came to the barrel at once: { $name } is thrown back to { $score }.
    }
sheet-bounced =
    { $who ->
        [you] There is no room on the barrel: you are thrown back to { $score }.
       *[other] There is no room on the barrel: { $name } is thrown back to { $score }.
    }
sheet-barrel =
    { $who ->
        [you] You are on the barrel, at { $score }.
       *[other] { $name } is on the barrel, at { $score }.
    }
sheet-dump =
    { $who ->
        [you] Your total is exactly { $score }: the dump truck tips it to zero.
       *[other] The total of { $name } is exactly { $score }: the dump truck tips it to zero.
    }

# House rules.

decides-players = How many play.
value-players-2 = two players
value-players-3 = three players
value-players-4 = four players, one of whom sits out

decides-sitter = Who of four players sits out.
value-sitter-dealer = the dealer sits out
value-sitter-right_of_dealer = the player on the dealer’s right sits out
value-sitter-opposite_dealer = the player opposite the dealer sits out
value-sitter-last_bidder = whoever would bid last sits out

decides-sitter_score = What the stock gives the player who sits out.
value-sitter_score-none = nothing for the player who sits out
value-sitter_score-cards = the stock’s card points for the player who sits out
value-sitter_score-cards_plus_marriage = the stock’s card points and marriage for the player who sits out
value-sitter_score-marriage_only = only a marriage in the stock for the player who sits out
value-sitter_score-aces40_plus_marriage = 40 an ace and the marriage in the stock for the player who sits out
value-sitter_score-aces50_plus_marriage = 50 an ace and the marriage in the stock for the player who sits out

decides-two_player_mode = How two players deal and exchange.
value-two_player_mode-9_2x3 = for two: nine cards, two stocks of three, give one and lay one away
value-two_player_mode-10_2x2_discard2 = for two: ten cards, two stocks of two, lay two away
value-two_player_mode-10_2x2_pass1 = for two: ten cards, two stocks of two, give one away

decides-unused_to_last_trick = Whether cards that nobody took count for the winner of the last trick.
value-unused_to_last_trick-true = cards nobody took go with the last trick
value-unused_to_last_trick-false = cards nobody took count for nobody

decides-cut_check = Which card at the bottom makes a cut bad.
value-cut_check-off = nobody looks at the bottom card
value-cut_check-nine = cut again on a nine
value-cut_check-nine_or_jack = cut again on a nine or jack

decides-cut_penalty_payer = Who pays for three bad cuts in a row.
value-cut_penalty_payer-cutter = the cutter pays for three bad cuts
value-cut_penalty_payer-dealer = the dealer pays for three bad cuts

decides-misdeal_penalty = What a misdeal costs on a score sheet.
value-misdeal_penalty = { $value } for a misdeal

decides-misdeal_redealer = Who deals after a misdeal on a score sheet.
value-misdeal_redealer-same = after a misdeal the same dealer deals
value-misdeal_redealer-next = after a misdeal the next player deals
value-misdeal_redealer-next_if_penalty = after a fined misdeal the next player deals

decides-redeal_four_nines = Whether four nines in a hand mean a new deal.
value-redeal_four_nines-off = four nines have to be played
value-redeal_four_nines-request = four nines may be thrown in
value-redeal_four_nines-automatic = four nines are always dealt again

decides-redeal_three_nines = Whether a hand with three nines may be thrown in.
value-redeal_three_nines-true = three nines may be thrown in
value-redeal_three_nines-false = three nines have to be played

decides-redeal_four_jacks = Whether a hand with four jacks may be thrown in.
value-redeal_four_jacks-true = four jacks may be thrown in
value-redeal_four_jacks-false = four jacks have to be played

decides-redeal_low_hand = A hand with fewer card points may be thrown in.
value-redeal_low_hand =
    { $value ->
        [0] weak hands have to be played
       *[other] hands below { $value } card points may be thrown in
    }

decides-redeal_low_stock = A stock with fewer card points may be refused.
value-redeal_low_stock =
    { $value ->
        [0] a cheap stock may not be refused
       *[other] a stock below { $value } card points may be refused
    }

decides-redeal_stock_two_nines = Whether a stock with two nines may be refused.
value-redeal_stock_two_nines-true = a stock with two nines may be refused
value-redeal_stock_two_nines-false = a stock with two nines must be taken

decides-redeal_stock_only_at_min = Whether the stock may be refused only at the lowest bid.
value-redeal_stock_only_at_min-true = the stock may be refused only at the lowest bid
value-redeal_stock_only_at_min-false = the stock may be refused at any bid

decides-redeal_four_nines_after_exchange = Whether four nines after the exchange may be thrown in.
value-redeal_four_nines_after_exchange-true = four nines after the exchange may be thrown in
value-redeal_four_nines_after_exchange-false = four nines after the exchange have to be played

decides-blind_bid = Who may bid before looking at the cards.
value-blind_bid-off = no blind bids
value-blind_bid-forced_seat_120 = the forced player may bid 120 blind
value-blind_bid-any_first_bid = everybody may make the first bid blind

decides-blind_scope = Whose score a blind bid doubles.
value-blind_scope-declarer = a blind bid doubles the declarer’s score
value-blind_scope-all = a blind bid doubles all scores

decides-blind_min_score = The least total for a blind bid.
value-blind_min_score =
    { $value ->
        [-9999] blind bids at any total
       *[other] blind bids from a total of { $value }
    }

decides-forced_bid_seat = Who holds the lowest bid from the start.
value-forced_bid_seat-forehand = forehand is forced to bid
value-forced_bid_seat-dealer = the dealer is forced to bid
value-forced_bid_seat-none = nobody is forced to bid

decides-min_bid = The lowest bid.
value-min_bid = bids from { $value }

decides-bid_steps = From which height on bids are multiples of what.
value-bid_steps = bids in steps of { $value } (from:step)

decides-bid_jumps = Whether a bid may leave out steps.
value-bid_jumps-true = bids may jump
value-bid_jumps-false = bids go step by step

decides-bid_cap = How high a hand may be bid.
value-bid_cap-none = no limit to bids
value-bid_cap-120_without_marriage = no more than 120 without a marriage
value-bid_cap-120_plus_marriages = no more than 120 and one’s marriages

decides-bid_limit_enforcement = What happens to a bid above the limit.
value-bid_limit_enforcement-reject = a bid above the limit is refused
value-bid_limit_enforcement-minus_bid_and_skip = a bid above the limit is lost and ends the deal

decides-silence_below = A player with a total below this must pass.
value-silence_below =
    { $value ->
        [-9999] everybody may bid
       *[other] whoever is below { $value } must pass
    }

decides-stock_visibility = Who sees the stock.
value-stock_visibility-all = everybody sees the stock
value-stock_visibility-declarer = only the declarer sees the stock
value-stock_visibility-hidden_at_min = the stock of the lowest bid stays hidden

decides-stock_mode = Whether any card or only a stock card is given away.
value-stock_mode-take_and_pass = any cards are given away
value-stock_mode-pass_stock_cards = only stock cards are given away

decides-pass_face_up = Whether cards are given away face up.
value-pass_face_up-true = cards are given away face up
value-pass_face_up-false = cards are given away face down

decides-raise_time = When the contract may be raised.
value-raise_time-after_pass = raise after giving cards away
value-raise_time-before_pass = raise before giving cards away
value-raise_time-none = no raising

decides-raise_cap = Whether the limit of bids holds for raising.
value-raise_cap-none = raising has no limit
value-raise_cap-same_as_bid = raising has the limit of bids

decides-write_off = What the others get when the declarer writes the deal off.
value-write_off-off = no writing off
value-write_off-sixty = a write-off gives each opponent 60
value-write_off-half = a write-off gives each opponent half the contract

decides-write_off_deduct = Whether writing off costs the contract.
value-write_off_deduct-true = writing off costs the contract
value-write_off_deduct-false = writing off costs nothing

decides-write_off_fine = What every third write-off costs besides.
value-write_off_fine = every third write-off costs { $value }

decides-write_off_limit = How often a player may write off in a match.
value-write_off_limit =
    { $value ->
        [0] any number of write-offs
       *[other] at most { $value } write-offs each
    }

decides-bomb = What the others get when the declarer throws the hand in.
value-bomb =
    { $value ->
        [0] no throwing in
       *[other] throwing in gives each opponent { $value }
    }

decides-must_beat = Whether one who follows suit must beat the trick.
value-must_beat-true = following suit, one must beat the trick
value-must_beat-false = following suit, any card will do

decides-must_trump = Whether one must trump when void.
value-must_trump-true = trump when void
value-must_trump-false = nobody has to trump

decides-no_lead_foreign_trump = Whether another player’s trump may be led.
value-no_lead_foreign_trump-true = another player’s trump may not be led
value-no_lead_foreign_trump-false = any trump may be led

decides-marriage_values = What the marriages of hearts, diamonds, clubs and spades are worth.
value-marriage_values = marriages of { $value } (♥, ♦, ♣, ♠)

decides-marriage_requires_trick = Whether a marriage needs a trick before it.
value-marriage_requires_trick-true = marriages only after winning a trick
value-marriage_requires_trick-false = marriages need no trick first

decides-trump_activation = When a marriage makes trump.
value-trump_activation-immediate = a marriage is trump in its own trick
value-trump_activation-next_trick = a marriage is trump from the next trick on

decides-defender_marriages = Whether defenders’ marriages give points.
value-defender_marriages-true = everybody’s marriages count
value-defender_marriages-false = only the declarer’s marriages count

decides-ace_marriage = What four aces in one hand are worth.
value-ace_marriage =
    { $value ->
        [0] four aces count nothing extra
       *[other] four aces count { $value }
    }

decides-declarer_success = What a contract made scores.
value-declarer_success-bid = a contract made scores the contract
value-declarer_success-actual = a contract made scores what was collected

decides-declarer_round_first = Whether the declarer’s points are rounded before the test.
value-declarer_round_first-true = the declarer’s points are rounded first
value-declarer_round_first-false = the declarer’s points are compared as they are

decides-rounding = To multiples of what points are rounded.
value-rounding-1 = no rounding
value-rounding-5 = rounded to 5
value-rounding-10 = rounded to 10

decides-rounding_ties = Which way points in the middle are rounded.
value-rounding_ties-up = halves are rounded up
value-rounding_ties-down = halves are rounded down

decides-bolt_mode = Whether deals without a trick are marked.
value-bolt_mode-off = no bolts
value-bolt_mode-cumulative = bolts are counted through the match
value-bolt_mode-consecutive = bolts count only in a row

decides-bolt_test = What earns a bolt.
value-bolt_test-no_trick = a bolt for taking no trick
value-bolt_test-zero_points = a bolt for collecting no points

decides-bolt_limit = How many bolts cost the fine.
value-bolt_limit = the fine after { $value } bolts

decides-bolt_declarer = Whether the declarer can get bolts.
value-bolt_declarer-true = bolts for the declarer, too
value-bolt_declarer-false = no bolts for the declarer

decides-bolt_on_barrel = Whether there are bolts on the barrel.
value-bolt_on_barrel-true = bolts on the barrel, too
value-bolt_on_barrel-false = no bolts on the barrel

decides-penalty = The usual fine.
value-penalty = fines of { $value }

decides-no_win_streak = After how many deals in a row without points the fine is due.
value-no_win_streak =
    { $value ->
        [0] no fine for a bad streak
       *[other] the fine after { $value } deals without points
    }

decides-dump_truck = Whether a certain total falls to zero.
value-dump_truck-off = no dump truck
value-dump_truck-plus = the dump truck takes positive totals
value-dump_truck-both = the dump truck takes positive and negative totals

decides-dump_score = The total that the dump truck takes.
value-dump_score = dump truck at { $value }

decides-golden_round = Whether the first round has no auction and counts double.
value-golden_round-true = a golden round first
value-golden_round-false = no golden round

decides-golden_raise = Whether one may raise in the golden round.
value-golden_raise-true = raising in the golden round
value-golden_raise-false = no raising in the golden round

decides-golden_stock = Whether the stock is taken in the golden round.
value-golden_stock-true = the golden round with the stock
value-golden_stock-false = the golden round without the stock

decides-golden_double_penalties = Whether bolts and fines count double in the golden round.
value-golden_double_penalties-true = golden bolts and fines count double
value-golden_double_penalties-false = golden bolts and fines count once

decides-endgame = What holds a player up shortly before the target.
value-endgame-barrel = a barrel before the target
value-endgame-freeze = near the target only contracts count
value-endgame-none = nothing special before the target

decides-barrel_at = The total that leads onto the barrel, or at which the score is frozen.
value-barrel_at = barrel or freeze at { $value }

decides-barrel_attempts = How many deals one may stay on the barrel.
value-barrel_attempts =
    { $value ->
        [0] any number of attempts on the barrel
       *[other] attempts on the barrel: { $value }
    }

decides-barrel_min_contract = The least contract that wins from the barrel.
value-barrel_min_contract = { $value } wins from the barrel

decides-barrel_fall_penalty = What a fall from the barrel costs.
value-barrel_fall_penalty = a fall from the barrel costs { $value }

decides-barrel_failed_contract = What a lost contract does on the barrel.
value-barrel_failed_contract-lose_bid = a lost contract is subtracted on the barrel
value-barrel_failed_contract-attempt_only = a lost contract costs only an attempt on the barrel
value-barrel_failed_contract-max_on_last = a lost last attempt costs at least the fall

decides-barrel_failed_counts_as_fall = Whether a lost contract on the barrel is a fall.
value-barrel_failed_counts_as_fall-true = a lost contract is a fall
value-barrel_failed_counts_as_fall-false = a lost contract is no fall

decides-barrel_falls_to_zero = The fall that resets the score.
value-barrel_falls_to_zero =
    { $value ->
        [0] falls never reset the score
       *[other] fall number { $value } resets the score
    }

decides-barrel_places = How many may sit on the barrel.
value-barrel_places = places on the barrel: { $value }

decides-barrel_collision = What happens when a player comes to a full barrel.
value-barrel_collision-oldest_falls = on a full barrel the first to come falls
value-barrel_collision-all_fall = on a full barrel everybody falls
value-barrel_collision-coexist = the barrel holds everybody
value-barrel_collision-newcomer_bounces = a full barrel throws newcomers back

decides-barrel_simultaneous = What happens when too many come to the barrel at once.
value-barrel_simultaneous-all_fall = coming together, all are thrown back
value-barrel_simultaneous-coexist = coming together, all stay

decides-barrel_required = Whether only a player on the barrel can win.
value-barrel_required-true = only from the barrel can one win
value-barrel_required-false = one can win without the barrel

decides-target = The total that wins.
value-target = the match goes to { $value }

decides-target_exclusive = Whether the target must be exceeded.
value-target_exclusive-true = the target must be exceeded
value-target_exclusive-false = the target must be reached

decides-win_tie = Who wins when several reach the target in one deal.
value-win_tie-declarer = of several at the target the declarer wins
value-win_tie-highest = of several at the target the highest wins

# Options that cannot be.

option-marriage-values =
    “{ $given }” are no values of marriages. Write four numbers from 10 to 300 for hearts, diamonds, clubs and spades,
    as in 100,80,60,40.
option-bid-steps =
    “{ $given }” are no steps. Write pairs of a height and a step below 100, from 0 upwards, as in 0:5,200:10.
option-min-bid = min_bid is { $min_bid }, but cards and marriages together are only { $highest }.
option-ace-marriage = Four aces cannot be worth { $given }: take 0, or 10 and more.
option-blind-forced = blind_bid forced_seat_120 needs a forced bid of at most 120: change forced_bid_seat or min_bid.
option-cap-breach = Without a limit (bid_cap none) no bid can break it: set bid_limit_enforcement to reject.
option-cap-raise = Without a limit of bids (bid_cap none) there is none for raising: set raise_cap to none.
option-stock-hidden =
    Whoever refuses a stock or gives only stock cards away must show it: set stock_visibility to all, or leave those
    options off.
option-stock-sitter =
    A hidden stock cannot be scored by the player who sits out: set stock_visibility to all or sitter_score to none.
option-overtrump = must_overtrump needs must_trump.
option-golden-raise = golden_raise needs a raise_time other than none.
option-barrel-height = barrel_at is { $barrel_at }, but it must be below the target of { $target }.
option-barrel-required = With endgame { $endgame } nobody can win from a barrel: set barrel_required to false.
option-barrel-short =
    From { $barrel_at } a contract of { $contract } does not reach { $needed }: raise barrel_at or barrel_min_contract.
option-barrel-contract = Nobody can make { $contract }: lower barrel_min_contract.
option-dump-score = dump_score is { $dump_score }, but it must be below the target of { $target }.
