# The rules of Bauernschnapsen in force, §B1.1 and so on of docs/rules/bauernschnapsen.md.  Besides the options there are
# lists of the contracts that are played, or “none”: $contracts with their values, $by_rufer, $no_trick and so on.

called-at = { $contract } { $value }

# Instead of a paragraph that cannot matter.
not-bauern-played = This does not apply: no such contract is played.
not-bauern-kontra = This does not apply: nothing is doubled.
not-bauern-claims = This does not apply: the program claims for the players (§B8.2).

section-bauern-1 = Players and deal
paragraph-bauern-1-1 =
    Four play with 20 cards: { $ace }, { $ten }, { $king }, { $queen } and { $jack } in four suits. Partners sit opposite and
    win and lose together. All turns go clockwise.
paragraph-bauern-1-2 =
    In every suit the ranks are, from high to low, { $ace }, { $ten }, { $king }, { $queen }, { $jack }, worth 11, 10, 4, 3 and
    2 card points; the pack holds 120.
paragraph-bauern-1-3 =
    The player on the dealer’s left is the Rufer (forehand). After each deal the next player clockwise deals.
paragraph-bauern-1-4 =
    { $knocking ->
        [false] The cut belongs to shuffling, and nobody is asked.
       *[true]
            { $deal_packets ->
                [v5] Five cards are dealt at once in any case, so nobody is asked to cut or knock.
               *[other]
                    Before the deal the player on the dealer’s right cuts or knocks; after a knock everybody is dealt five cards
                    at once.
            }
    }
paragraph-bauern-1-5 =
    Everybody gets five cards, { $deal_packets ->
        [v5] all at once,
        [v1x5] one at a time,
       *[v3_2] first three each and then two each,
    } beginning with the Rufer. No cards are left.

section-bauern-2 = Trumps
paragraph-bauern-2-1 =
    The Rufer looks at the first three cards only and names { $trump_must_be_held ->
        [false] any suit:
       *[true] a suit that is among them:
    } it is trump in this deal. The others do not look at their cards before that.
paragraph-bauern-2-2 =
    { $aufschlagen ->
        [off] Turning up a card instead is not allowed: the Rufer has to name trumps.
        [next_card]
            Instead, the Rufer may turn up the next of the two cards not seen yet (Aufschlagen): its suit is trump. The card is
            the Rufer’s, and everybody has seen it.
       *[choose_one_of_two]
            Instead, the Rufer may turn up either of the two cards not seen yet (Aufschlagen): its suit is trump. The card is
            the Rufer’s, and everybody has seen it.
    }
paragraph-bauern-2-3 = Then everybody takes up all five cards.

section-bauern-3 = Contracts
paragraph-bauern-3-1 =
    The normal game is worth 1 to 3 game points (§B8). { $contracts ->
        [none] No other contract is played.
       *[other] These contracts may be called, from the lowest up: { $contracts }.
    }
paragraph-bauern-3-2 =
    { $by_rufer ->
        [none] No contract belongs to the Rufer’s side alone.
       *[other]
            { $partner_contracts ->
                [true] Only the Rufer and the Rufer’s partner may call: { $by_rufer }. If the partner does, the Rufer still leads.
               *[false] Only the Rufer may call: { $by_rufer }.
            }
    }{ $by_opponents ->
        [none] {""}
       *[other] {" "}Only the Rufer’s opponents may call: { $by_opponents }.
    } Everybody may call the others.
paragraph-bauern-3-3 =
    { $needs_ace ->
        [none] {""}
       *[other] One needs the { $ace } of some suit in hand for: { $needs_ace }.{" "}
    }{ $needs_plain_suit ->
        [none] {""}
       *[other] One needs all five cards of a suit that is not trump for: { $needs_plain_suit }.{" "}
    }{ $needs_trump_suit ->
        [none] No contract needs all five trumps.
       *[other]
            One needs all five trumps for: { $needs_trump_suit }.{ $herrenjodler ->
                [0] {""}
               *[other]
                    { $herrenjodler_by ->
                        [rufer] {" "}Only the Rufer may call Herrenjodler.
                       *[anyone] {" "}Anyone who holds them may call Herrenjodler.
                    }
            }
    }
paragraph-bauern-3-4 =
    { $without_trumps ->
        [none] All contracts have the suit of §B2 as trump.
       *[other] There are no trumps in: { $without_trumps }. In all other contracts the suit of §B2 is trump.
    }
paragraph-bauern-3-5 =
    The ranks keep their order{ $ace_low ->
        [none] {""}
       *[other] , except that it is { $ten }, { $king }, { $queen }, { $jack }, { $ace } from high to low in: { $ace_low }
    }{ $king_low ->
        [none] {""}
       *[other] ; it is { $queen }, { $jack }, { $ace }, { $ten }, { $king } in: { $king_low }
    }{ $ten_low ->
        [none] {""}
       *[other] ; it is { $king }, { $queen }, { $jack }, { $ace }, { $ten } in: { $ten_low }
    }.{ $bauernloch_order ->
        [normal] {" "}Bauernloch, too, has the usual order.
       *[ace_low] {""}
    } Card points stay what they are.

section-bauern-4 = The auction
paragraph-bauern-4-1 =
    Beginning with the Rufer, everybody in turn passes or calls a contract that is worth more than the last one called.
paragraph-bauern-4-2 =
    { $equal_value ->
        [ladder] Of two contracts of the same value, the one that stands later in §B3.1 overcalls the other.
        [earlier_seat] The same value may be called by a player who comes earlier in the order from the Rufer.
       *[never] A contract of the same value as the last one cannot be called.
    }
paragraph-bauern-4-3 =
    { $auction_rounds ->
        [single] Everybody speaks once.
       *[until_three_passes] The auction goes round until everybody else has passed after the last call.
    }
paragraph-bauern-4-4 =
    { $auction_rounds ->
        [single] A pass is final, because nobody speaks twice.
       *[until_three_passes]
            { $pass_is_final ->
                [false] A player who has passed may call again when the turn comes round, until three pass in a row.
               *[true] A player who has passed is out of this auction.
            }
    }
paragraph-bauern-4-5 = If nobody calls, the normal game is played, and the Rufer is its declarer.
paragraph-bauern-4-6 =
    { $at_once ->
        [none] { not-bauern-played }
       *[other]
            A call of these ends the auction and the deal at once: { $at_once }. The five cards are shown, and the value is scored
            without play; nobody can overcall or double it.
    }

section-bauern-5 = Kontra
paragraph-bauern-5-1 =
    { $doubling ->
        [false] Nobody is asked to double.
       *[true]
            After the auction an opponent of the declarer may double (Kontra): first the one on the declarer’s left is asked,
            then the other. { $kontra_max ->
                [2] Doubling back is not allowed.
               *[other]
                    Then the declarer’s side may double again (Rekontra), first the declarer, then the partner{ $kontra_max ->
                        [8] ; then the opponents once more.
                       *[other] .
                    }
            } A partner who sits out is not asked.
    }
paragraph-bauern-5-2 =
    { $kontra_contracts ->
        [none] No contract is doubled.
        [all] Every contract that is played out may be doubled.
       *[normal] Only the normal game may be doubled.
    }
paragraph-bauern-5-3 =
    { $kontra_max ->
        [1] A deal always counts once.
       *[other]
            { $kontra_contracts ->
                [none] { not-bauern-kontra }
               *[other] A deal counts { $kontra_max } times at most.
            }
    }

section-bauern-6 = Play
paragraph-bauern-6-1 =
    In every contract with trumps the Rufer leads to the first trick, whoever is declarer; in contracts without trumps the
    declarer does. The winner of a trick leads to the next.
paragraph-bauern-6-2 = Everybody must follow suit.
paragraph-bauern-6-3 =
    { $stichzwang ->
        [never] Whoever follows suit may play any card of the suit.
        [trick_contracts_only]
            Where the declarer must take three or all tricks, whoever follows suit must beat the best card of the trick if
            possible, even the partner’s; if it has been trumped, any card of the suit will do. Otherwise any card of the suit
            may be played.
       *[always]
            Whoever follows suit must beat the best card of the trick with it if possible, even the partner’s. If the trick has
            been trumped, any card of the suit will do.
    }
paragraph-bauern-6-4 =
    Whoever cannot follow must play a trump{ $must_overtrump ->
        [false] ; any trump will do.
       *[true] , and if there is a trump in the trick already, a higher one if possible.
    }
paragraph-bauern-6-5 =
    { $must_overtrump ->
        [false] A trump that does not win must be played, too.
       *[true]
            { $undertrump ->
                [free] If no trump in the hand is high enough, any card may be played.
               *[forced] If no trump in the hand is high enough, a trump must be played all the same.
            }
    }
paragraph-bauern-6-6 =
    The highest trump takes the trick, or else the highest card of the suit that was led. The cards are turned down.
paragraph-bauern-6-7 =
    { $no_trick ->
        [none] { not-bauern-played }
       *[other]
            { $bettler_partner ->
                [plays] The declarer’s partner plays as usual in: { $no_trick }.
               *[sits_out] The declarer’s partner lays the cards down and sits out in: { $no_trick }. Tricks have three cards then.
            }
    }
paragraph-bauern-6-8 =
    { $gangs ->
        [none] { not-bauern-played }
       *[other]
            { $land_partner ->
                [sits_out] The declarer’s partner lays the cards down and sits out in: { $gangs }.
               *[plays] The declarer’s partner plays in: { $gangs }. A trick that the partner takes breaks the contract.
            }
    }
paragraph-bauern-6-9 =
    { $open_hand ->
        [none] { not-bauern-played }
       *[other]
            In a Plauderer the declarer lays the hand open before the first lead. The opponents may talk about it as they like.
    }

section-bauern-7 = Marriages
paragraph-bauern-7-1 =
    On lead, a player who holds { $king } and { $queen } of a suit may declare them and then leads one of the two: 40 card
    points in trumps, 20 in another suit. One marriage may be declared at one lead. Leading one of them without declaring is
    legal and scores nothing.
paragraph-bauern-7-2 =
    { $marriage_contracts ->
        [normal] Marriages may be declared in the normal game only.
        [rufer_contracts]
            Marriages may be declared in the normal game, in a Schnapser and in a Bauernschnapser, where they decide nothing.
        [all_trump] Marriages may be declared in every contract with trumps.
       *[schnapsers]
            { $three ->
                [none] Marriages may be declared in the normal game.
               *[other] Marriages may be declared in the normal game and in: { $three }.
            }
    }
paragraph-bauern-7-3 =
    { $schnapser_marriage ->
        [team] In contracts that are called, only the declarer and the partner may declare.
       *[declarer] In contracts that are called, only the declarer may declare.
    }
paragraph-bauern-7-4 =
    { $marriage_pending ->
        [forbidden] A marriage may be declared only by a side that has a trick.
       *[pending]
            A marriage may be declared before the side has a trick. Its points then wait until one of the two partners takes one,
            and never count if they take none.
    }

section-bauern-8 = How a normal game ends
paragraph-bauern-8-1 =
    { $claim_mode ->
        [auto] The side that has 66 or more card points first ends the deal and wins it. Contracts that are called end by §B9.
       *[manual]
            The side that has 66 or more card points ends the deal by claiming, and wins it. The player on lead may claim for the
            side: after winning a trick or after declaring a marriage, before the next card. Contracts that are called are not
            claimed.
    }
paragraph-bauern-8-2 =
    { $claim_mode ->
        [auto] The program claims for a side as soon as it has 66 after a trick or a marriage.
       *[manual] Players claim for themselves.
    }
paragraph-bauern-8-3 =
    The deal is worth 3 game points if the losers have no trick, 2 if they have one but fewer than 33 card points, otherwise 1.
    Points that wait do not count.
paragraph-bauern-8-4 =
    { $claim_mode ->
        [auto] After the last trick nobody is asked.
       *[manual] After the last trick its winner may still claim, or pass.
    }
paragraph-bauern-8-5 =
    { $last_trick_value ->
        [graded] If nobody has claimed, the side that took the last trick scores 1, 2 or 3 by what the losers have (§B8.3).
       *[one] If nobody has claimed, the side that took the last trick scores 1.
    }
paragraph-bauern-8-6 =
    { $claim_mode ->
        [auto] { not-bauern-claims }
       *[manual]
            { $false_claim ->
                [lose_2_or_3] A claim with fewer than 66 loses: the other side scores 2, or 3 if it has no trick.
               *[reject] A claim with fewer than 66 is refused.
            }
    }

section-bauern-9 = How a contract ends
paragraph-bauern-9-1 =
    { $no_trick ->
        [none] { not-bauern-played }
       *[other]
            The declarer must take no trick in: { $no_trick }. It is lost when the declarer takes one, and made when all cards are
            played.
    }
paragraph-bauern-9-2 =
    { $every_trick ->
        [none] { not-bauern-played }
       *[other]
            The declarer must take all tricks alone in: { $every_trick }. It is lost when anybody else takes one, the partner
            included.
    }
paragraph-bauern-9-3 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            The declarer must take the first three tricks alone and have 66 card points by then in: { $three }. It is lost when
            anybody else takes one of the three, or when the points are missing after the third.
    }
paragraph-bauern-9-4 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            { $schnapser_points ->
                [team] The declarer’s tricks and the marriages of both partners make these 66.
               *[declarer] The declarer’s own tricks and marriages make these 66.
            }
    }
paragraph-bauern-9-5 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            { $schnapser_early_end ->
                [false] It is made only when the third trick is won as well.
               *[true] It is made as soon as the declarer has 66, even before the third trick, and even right after a marriage.
            }
    }
paragraph-bauern-9-6 =
    A contract that is made scores its value for the declarer’s side; one that is lost scores it for the other side.
paragraph-bauern-9-7 =
    { $doubling ->
        [false] { not-bauern-kontra }
       *[true] Doubling multiplies what a deal is worth.
    }
paragraph-bauern-9-8 =
    { $halved ->
        [true] Every deal counts half, rounded up.
       *[false] That is the score; it is not halved.
    }

section-bauern-10 = The match
paragraph-bauern-10-1 =
    Both partners score what their side wins. The side that first has { $match_points } game points or more has won the match.
paragraph-bauern-10-2 =
    { $score_direction ->
        [down] The score is written downwards, from { $match_points } to 0.
       *[up] The score is written upwards, from 0 to { $match_points }.
    }
paragraph-bauern-10-3 = The losers of a match get { $bummerl } Bummerl.
paragraph-bauern-10-4 = Losers without a game point are Schneider and get { $schneider_bummerl } Bummerl.
paragraph-bauern-10-5 =
    Losers who stood one point from winning while the others had nothing are Retourschneider and get { $retour_bummerl } Bummerl.

section-bauern-11 = What may be looked at
paragraph-bauern-11-1 =
    { $trick_review ->
        [last_only] Only the last trick may be looked at, until the next lead.
        [none] No trick may be looked at again.
       *[first_each] Each side’s first trick stays open, and the last trick may be looked at until the next lead.
    }
