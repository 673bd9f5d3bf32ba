# The rules of Sixty-six for three and four in force, §M1.1 and so on of docs/rules/sixty-six-for-three-and-four.md; section 9
# is for the game in which one sits out.  $packets is the deal as numbers.

# Instead of a paragraph that cannot matter.
not-multi-chosen = This does not apply: nobody chooses trumps.
not-multi-drums = This does not apply: nobody drums.
not-multi-marriages = This does not apply: there are no marriages.
not-multi-claims = This does not apply: nobody claims.
not-multi-scoring = This does not apply: deals are scored in another way (§M7.1).

section-sixty_six_multi-1 = Players, pack and deal
paragraph-sixty_six_multi-1-1 =
    { $partners ->
        [true]
            Four play in two fixed partnerships, partners opposite. Their tricks and card points count as one, and both score the same.
       *[false] Three play, each for himself.
    }
paragraph-sixty_six_multi-1-2 =
    The pack has { $deck } cards: { $deck ->
        [32] { $ace }, { $ten }, { $king }, { $queen }, { $jack }, { $nine }, { $eight } and { $seven }
       *[24] { $ace }, { $ten }, { $king }, { $queen }, { $jack } and { $nine }
    } in four suits. It holds 120 card points.
paragraph-sixty_six_multi-1-3 =
    Ranks from high to low are { $ace }, { $ten }, { $king }, { $queen }, { $jack }, { $nine }{ $deck ->
        [32] , { $eight }, { $seven }
       *[24] {""}
    }. Card points are 11, 10, 4, 3 and 2; lower cards are worth nothing.
paragraph-sixty_six_multi-1-4 =
    All cards are dealt, in packets of { $packets } to each. { $deal_order ->
        [partner_first] Each packet goes to the dealer’s partner, the left, the right, and the dealer.
       *[clockwise] The dealer’s left is first, and so on clockwise.
    }

section-sixty_six_multi-2 = Trumps
paragraph-sixty_six_multi-2-1 =
    { $trump_from ->
        [bottom_card] The card at the bottom of the pack, seen when the pack is cut, makes trumps. It is dealt to the dealer.
        [last_card] The last card dealt is turned up and makes trumps. It belongs to the dealer.
       *[chosen] The player on the dealer’s left makes trumps (§M2.2, §M2.3).
    }
paragraph-sixty_six_multi-2-2 =
    { $trump_from ->
        [chosen] The player on the dealer’s left looks at the first packet and names a suit that is in it.
       *[other] { not-multi-chosen }
    }
paragraph-sixty_six_multi-2-3 =
    { $trump_from ->
        [chosen] Or he names none: then the next card dealt to him is turned up, and its suit is trumps.
       *[other] { not-multi-chosen }
    }
paragraph-sixty_six_multi-2-4 =
    { $trump_from ->
        [chosen] Trumps are made once. Then the rest is dealt.
       *[other] Trumps are made once.
    }

section-sixty_six_multi-3 = Drumming
paragraph-sixty_six_multi-3-1 =
    { $drumming ->
        [true]
            Before the first trick a player may undertake to reach { $target_points } alone against both others: he drums on the table.
       *[false] Nobody drums: nobody may undertake to play alone against the others.
    }
paragraph-sixty_six_multi-3-2 =
    { $drumming ->
        [true]
            The players are asked in turn, from the dealer’s left on: drum, drum and whistle, or pass. The first who drums plays against
            the other two, whose points and tricks then count together. If all pass, each plays for himself. Whoever drums, the dealer’s
            left leads.
       *[false] { not-multi-drums }
    }
paragraph-sixty_six_multi-3-3 =
    { $drumming ->
        [true]
            After drumming all stakes are doubled, won or lost. If the drummer does not claim before the others or before the cards run
            out, he pays each of them twice what he would have to pay as a loser.
       *[false] { not-multi-drums }
    }
paragraph-sixty_six_multi-3-4 =
    { $drumming ->
        [true]
            Who whistles as well undertakes to claim before either opponent has a trick. As soon as one of them wins a trick it is lost.
            It is worth 3, doubled, from or to each opponent.
       *[false] { not-multi-drums }
    }

section-sixty_six_multi-4 = Play
paragraph-sixty_six_multi-4-1 =
    The dealer’s left leads to the first trick, and the winner of a trick to the next. The leader may play any card.
paragraph-sixty_six_multi-4-2 =
    { $duty ->
        [suit] The others must follow suit; who cannot follow may play any card.
        [suit_trump] The others must follow suit; who cannot follow must trump; only who can do neither may play any card.
       *[strict]
            Play is strict from the first trick. The others must follow suit, and beat the best card so far if they can; who cannot follow
            must trump, and higher than a trump already played.
    }
paragraph-sixty_six_multi-4-3 =
    { $duty ->
        [strict]
            { $partners ->
                [true]
                    The partner’s card must be beaten like any other. If a trick has been trumped, whoever can follow suit may play any card
                    of the suit.
               *[false] If a trick has been trumped, whoever can follow suit may play any card of the suit.
            }
       *[other] Nobody has to beat the best card: any card of the suit will do.
    }
paragraph-sixty_six_multi-4-4 =
    { $duty ->
        [suit] No trump has to be played.
        [suit_trump] Who cannot follow must play a trump even if it does not win; any trump will do.
       *[strict]
            { $must_undertrump ->
                [false] A trump need only be played if it wins: who can neither follow nor overtrump may play any card.
               *[true] Who can neither follow nor overtrump must still play a trump; without one, any card may be played.
            }
    }
paragraph-sixty_six_multi-4-5 =
    The highest trump wins the trick; without a trump the highest card of the suit that was led. Its card points count at once for its
    winner’s side.
paragraph-sixty_six_multi-4-6 =
    { $last_trick_points ->
        [0] The last trick is worth nothing extra.
        [one] The winner of the last trick gets 1 card point more.
       *[other] The winner of the last trick gets { $last_trick_points } card points more.
    }

section-sixty_six_multi-5 = Marriages
paragraph-sixty_six_multi-5-1 =
    { $marriage_by ->
        [nobody] There are no marriages: { $king } and { $queen } of a suit are worth nothing extra.
       *[other]
            A player on lead who holds { $king } and { $queen } of a suit may declare them: 40 card points in trumps, 20 in another suit. One
            marriage may be declared at each lead{ $marriage_by ->
                [leader_and_partner] , and one more by the leader’s partner (§M5.4).
               *[leader] .
            }
    }
paragraph-sixty_six_multi-5-2 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other] After declaring, the leader must lead one of the two cards.
    }
paragraph-sixty_six_multi-5-3 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other]
            The points count at once if the side has a trick. Otherwise they wait until it has one; a side without a trick never gets them.
    }
paragraph-sixty_six_multi-5-4 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
        [leader_and_partner]
            The leader’s partner is asked before each lead and may declare one marriage, which stays in his hand, or pass. He is not asked
            when all can see that he has none to declare.
       *[leader] Only the leader declares.
    }
paragraph-sixty_six_multi-5-5 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other] A marriage is declared only once.
    }

section-sixty_six_multi-6 = The end of a deal
paragraph-sixty_six_multi-6-1 =
    { $ending ->
        [claim] The first right claim wins (§M6.2 to §M6.6).
       *[all_tricks] All tricks are played, and the most card points win. Nobody claims.
    }
paragraph-sixty_six_multi-6-2 =
    { $ending ->
        [claim]
            A player on lead whose side has { $target_points } card points may claim: after winning a trick{ $marriage_by ->
                [nobody] {""}
               *[other] , or after a marriage has been declared at this lead
            }, before leading.{ $partners ->
                [true] {" "}Only the player on lead claims, not the partner.
               *[false] {""}
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-3 =
    { $ending ->
        [claim] A claim ends the deal. It is right if the claimant’s side has the points, whatever the others have.
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-4 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] After the last trick nobody is asked.
               *[manual] After the last trick its winner claims or passes.
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-5 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] The program claims as soon as the side on lead has the points.
               *[manual] Players count and claim for themselves.
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-6 =
    { $ending ->
        [claim]
            { $unclaimed ->
                [last_trick_one] If nobody claims, the winner of the last trick scores 1.
                [pool] If nobody claims, each player pays 1 into a pool. It goes to the next player who alone wins a deal.
                [draw] If nobody claims, nobody scores.
               *[higher_total] If nobody claims, the higher total wins.
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-7 =
    { $tie_result ->
        [next_plus_one] If the highest totals are equal, nobody scores, and the next deal’s winners score 1 more.
       *[redeal_same_dealer] If the highest totals are equal, nobody scores, and the same dealer deals again.
    }

section-sixty_six_multi-7 = What a deal is worth
paragraph-sixty_six_multi-7-1 =
    { $scoring ->
        [game_points] The winners of a deal score game points (§M7.2).
        [bands] The winners of a deal score by their share of 130 card points (§M7.3).
       *[each_pays]
            Each loser pays the winner: 3 without a trick, 2 with fewer than { $schneider_threshold } card points, 1 otherwise. What some win
            others lose, so scores can be negative.
    }
paragraph-sixty_six_multi-7-2 =
    { $scoring ->
        [game_points]
            Each of the winning side scores 3 if the losing side has no trick, 2 if it has fewer than { $schneider_threshold } card points, 1
            otherwise.
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-3 =
    { $scoring ->
        [bands]
            { $hundred_value ->
                [1] All 130 points are counted: 66 to 100 score 1, 101 to 129 score 2, all 130 score 3.
               *[2] All 130 points are counted: 66 to 99 score 1, 100 to 129 score 2, all 130 score 3.
            }
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-4 =
    { $scoring ->
        [bands] At 65 to 65 nobody scores (§M6.7).
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-5 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] This does not apply: the program claims for the players (§M6.5).
               *[manual]
                    { $false_claim_value ->
                        [two_or_three] A wrong claim scores 2 for the other side, or 3 for those who have no trick.
                       *[two] A wrong claim scores 2 for the other side.
                    }{ $scoring ->
                        [each_pays] {" "}The claimant pays it to each of the others.
                       *[other] {""}
                    }{ $drumming ->
                        [true] {" "}After drumming each of the claimant’s side pays each of the other, doubled.
                       *[false] {""}
                    }
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-7-6 =
    { $trump_ten_bonus ->
        [true]
            The side that wins the { $ten } of trumps scores 1 more. If both sides would end the match with it, the losers of the deal do not
            get it.
       *[false] The { $ten } of trumps is a card like others.
    }

section-sixty_six_multi-8 = The match
paragraph-sixty_six_multi-8-1 =
    The first with { $match_points } game points wins the match. If several reach it at once the highest wins; if they are equal, play goes
    on.
paragraph-sixty_six_multi-8-2 =
    { $score_direction ->
        [down] The score is written counting down from { $match_points } to 0.
       *[up] The score is written counting up from 0.
    }
paragraph-sixty_six_multi-8-3 =
    { $tie_result ->
        [redeal_same_dealer] The deal passes to the left, unless a tie is dealt again.
       *[next_plus_one] The deal passes to the left.
    }
paragraph-sixty_six_multi-8-4 =
    Whoever has the lowest score at the end gets 1 Bummerl{ $schneider_bummerl ->
        [1] , also with nothing at all.
       *[other] ; with nothing at all it is { $schneider_bummerl } Bummerl.
    }
paragraph-sixty_six_multi-8-5 =
    { $tie_result ->
        [next_plus_one] Points that were carried over go to the winners of the next deal that somebody wins.
       *[redeal_same_dealer]
            { $unclaimed ->
                [pool] What lies in the pool goes to the winner of the next deal that one player alone wins.
               *[other] Nothing is carried over from one deal to the next.
            }
    }

section-sixty_six_multi-9 = One sits out
paragraph-sixty_six_multi-9-1 =
    Three play by the rules of the two-handed game below; two of them play each deal. Where those rules speak of dealing and of the match,
    this section comes first.
paragraph-sixty_six_multi-9-2 =
    The dealer deals to the other two, the left first, and sits out. The left is the forehand and leads. The deal passes to the left.
paragraph-sixty_six_multi-9-3 = The dealer sees no hand and does nothing in this deal.
paragraph-sixty_six_multi-9-4 =
    { $dealer_scores ->
        [nothing] The dealer scores nothing: only the winner of the deal does.
       *[with_winner]
            The dealer scores what the winner of the deal scores, but never more than one point short of winning the match.
    }
paragraph-sixty_six_multi-9-5 =
    The first with { $match_points } points has won. { $play_for_loser ->
        [false] The match is over, and the lowest score has lost.
       *[true] The other two then play on, dealing in turn, until one of them has { $match_points } too; the third has lost.
    }
paragraph-sixty_six_multi-9-6 =
    The loser gets 1 Bummerl{ $schneider_bummerl ->
        [1] , also with nothing at all.
       *[other] ; with nothing at all it is { $schneider_bummerl } Bummerl.
    }

section-sixty_six_multi-10 = What may be looked at
paragraph-sixty_six_multi-10-1 =
    { $trick_review ->
        [none] No trick may be looked at again.
       *[last_only] The last trick may be looked at until the next lead.
    }
