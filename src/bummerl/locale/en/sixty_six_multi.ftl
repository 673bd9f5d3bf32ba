# Sixty-six for three and four: each alone, two partnerships, or one sitting out.

preset-sixty_six_3p = Sixty-six for three
about-sixty_six_3p = All 24 cards are dealt, trumps are named, every trick is counted, and each loser pays the winner.
preset-sixty_six_3p_drums = Sixty-six for three, with drumming
about-sixty_six_3p_drums = The first right claim wins; whoever drums plays alone against two for double stakes, and a pool waits.
preset-sixty_six_3p_us = American Sixty-six for three
about-sixty_six_3p_us = Two play the two-handed game, the dealer sits out and scores with the winner, but only up to 6.
preset-sixty_six_4p = Sixty-six for four
about-sixty_six_4p = Two against two with 24 cards; the leader and the leader’s partner may both declare marriages.
preset-sixty_six_4p_us = American Sixty-six for four
about-sixty_six_4p_us = Two against two with 32 cards and no marriages; all 130 card points are counted.

contract-whistle = drum and whistle: 66 before the others have a trick

# $value is 1 for drumming alone, 2 with a whistle.
event-drummed =
    { $value ->
        [2]
            { $who ->
                [you] You drum and whistle: 66 alone, before the others have a trick.
               *[other] { $name } drums and whistles: 66 alone, before the others have a trick.
            }
       *[other]
            { $who ->
                [you] You drum: 66 alone.
               *[other] { $name } drums: 66 alone.
            }
    }

refused-turn-next = Only the next card can be turned up.
refused-drum-first = First say whether you drum, or pass.
refused-drum-not-now = Drumming comes before the first trick, when you are asked.
refused-partner-first = Before your partner leads, declare a marriage, or pass.
refused-meld-not-played = In this game no marriages are declared.
refused-meld-again = The marriage in { $suit } has been declared already.
refused-claim-never = Nobody claims in this game: all tricks are played and counted.

end-most =
    { $who ->
        [you] You have the most card points: { $points }.
       *[other] { $name } has the most card points: { $points }.
    }
end-pool = Nobody claimed: each pays 1 into the pool, which now holds { $pool }.
end-draw = Nobody claimed: the deal is a draw.
end-multi-tie = The highest totals are equal, { $points } card points: nobody scores, and the same dealer deals again.
end-multi-tie-carried = The highest totals are equal, { $points } card points: nobody scores, and the next deal counts 1 more.
end-drum-lost =
    { $who ->
        [you] You drummed and did not claim: the undertaking is lost.
       *[other] { $name } drummed and did not claim: the undertaking is lost.
    }
end-whistle-lost =
    { $who ->
        [you] You whistled, and an opponent has a trick: the undertaking is lost.
       *[other] { $name } whistled, and an opponent has a trick: the undertaking is lost.
    }
worth-pays-no-trick =
    { $who ->
        [you] You have no trick (schwarz) and pay 3.
       *[other] { $name } has no trick (schwarz) and pays 3.
    }
worth-pays-schneider =
    { $who ->
        [you] You have { $points } card points, fewer than { $limit } (schneider), and pay 2.
       *[other] { $name } has { $points } card points, fewer than { $limit } (schneider), and pays 2.
    }
worth-pays-one =
    { $who ->
        [you] You have { $points } card points, not fewer than { $limit }, and pay 1.
       *[other] { $name } has { $points } card points, not fewer than { $limit }, and pays 1.
    }
worth-pays-whistle =
    { $who ->
        [you] With a whistle you pay 3.
       *[other] With a whistle { $name } pays 3.
    }
worth-pays-wrong =
    { $who ->
        [you] Your wrong claim must be paid to each opponent.
       *[other] { $name }’s wrong claim must be paid to each opponent.
    }
worth-drum = Somebody drummed, so every payment is doubled.
worth-pool =
    { $who ->
        [you] You take the pool: { $pool }.
       *[other] { $name } takes the pool: { $pool }.
    }
worth-band =
    { $value ->
        [one] { $points } of 130 card points are worth 1 game point.
       *[other] { $points } of 130 card points are worth { $value } game points.
    }
worth-trump-ten =
    { $who ->
        [you] You have won the ten of trumps: 1 game point more.
       *[other] { $name } has won the ten of trumps: 1 game point more.
    }
worth-dealer-scores =
    { $who ->
        [you] You have dealt and score as much as the winner: { $value }.
       *[other] { $name } has dealt and scores as much as the winner: { $value }.
    }
worth-dealer-stays =
    { $who ->
        [you] You have dealt and may not end the match with it: you score { $value }.
       *[other] { $name } has dealt and may not end the match with it: { $name } scores { $value }.
    }

option-packets =
    “{ $given }” are not packets that can be dealt. Write numbers from 1 to 8 with commas, as in 3,2,3.
option-packets-sum = The packets { $given } deal { $dealt } cards in all, but the pack has { $deck }.
option-partner-first = To deal to the partner first there must be partners.
option-partner-marriage = For marriages of the leader’s partner there must be partners.
option-chosen-trumps = To name trumps there must be at least two packets, dealt clockwise.
option-drumming = Drumming needs three players and claims (partners false, ending claim).
option-each-pays = Three pay each other (scoring each_pays); partners score game points or bands.
option-bands = Bands of 130 need partners, no marriages, all tricks counted and 10 card points for the last trick.
option-pool = A pool is paid into only where each loser pays (scoring each_pays).
option-tie-pays = Where each loser pays, a tie is dealt again (tie_result redeal_same_dealer).
option-trump-ten = The ten of trumps is a game point only where game points are scored (not with scoring each_pays).

decides-partners = Whether four play in two partnerships, or three each alone.
value-partners-true = four players in two partnerships
value-partners-false = three players, each alone

decides-packets = In which packets the cards are dealt.
value-packets = dealt in packets of { $value }

decides-deal_order = Who gets each packet first.
value-deal_order-clockwise = dealt clockwise from the dealer’s left
value-deal_order-partner_first = dealt to partner, left, right and dealer

decides-trump_from = How trumps are made.
value-trump_from-chosen = the dealer’s left makes trumps
value-trump_from-bottom_card = the bottom card makes trumps
value-trump_from-last_card = the last card dealt makes trumps

decides-drumming = Whether somebody may undertake to reach the target alone against two.
value-drumming-true = drumming is allowed
value-drumming-false = nobody drums

decides-marriage_by = Who may declare a marriage before a lead.
value-marriage_by-leader = the leader declares marriages
value-marriage_by-leader_and_partner = the leader and the leader’s partner declare marriages
value-marriage_by-nobody = no marriages

decides-last_trick_points = How many card points the last trick brings.
value-last_trick_points =
    { $value ->
        [0] nothing extra for the last trick of all
       *[other] { $value } card points for the last trick of all
    }

decides-ending = Whether all tricks are counted, or the first right claim wins.
value-ending-all_tricks = all tricks are played and counted
value-ending-claim = the first right claim wins

decides-unclaimed = What happens when all cards are played and nobody has claimed.
value-unclaimed-higher_total = unclaimed, the higher total wins
value-unclaimed-last_trick_one = unclaimed, the last trick wins 1
value-unclaimed-pool = unclaimed, all pay into a pool
value-unclaimed-draw = unclaimed, the deal is a draw

decides-scoring = How a deal is scored.
value-scoring-each_pays = each loser pays the winner
value-scoring-game_points = the winners score 1, 2 or 3
value-scoring-bands = the winners score by their share of 130 card points

decides-hundred_value = What exactly 100 of 130 card points are worth.
value-hundred_value-1 = 100 of 130 are worth 1
value-hundred_value-2 = 100 of 130 are worth 2

decides-trump_ten_bonus = Whether winning the ten of trumps is a game point.
value-trump_ten_bonus-true = the ten of trumps brings 1 game point
value-trump_ten_bonus-false = the ten of trumps brings nothing extra

decides-dealer_scores = Whether the dealer who sits out scores with the winner.
value-dealer_scores-with_winner = the dealer scores with the winner
value-dealer_scores-nothing = the dealer scores nothing

decides-play_for_loser = Whether the other two play on when one has won.
value-play_for_loser-true = the last two play for the loser
value-play_for_loser-false = the match ends with the first winner
