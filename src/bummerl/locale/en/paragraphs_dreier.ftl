# The rules of Dreierschnapsen in force, §D1.1 and so on of docs/rules/dreierschnapsen.md.  Besides the options there are
# lists of the contracts that are played, or “none”: $contracts with their values, $by_caller, $no_trick and so on.

# Instead of a paragraph that cannot matter.
not-dreier-played = This does not apply: no such contract is played.
not-dreier-kontra = This does not apply: nothing is doubled.
not-dreier-talon = This does not apply: the talon stays where it lies.
not-dreier-claims = This does not apply: the program claims for the players (§D9.5).

section-dreier-1 = Pack and deal
paragraph-dreier-1-1 =
    Three players use 20 cards: { $ace }, { $ten }, { $king }, { $queen } and { $jack } in four suits, from high to low and worth
    11, 10, 4, 3 and 2 card points, together 120. Some contracts have another order (§D8.1).
paragraph-dreier-1-2 =
    One player, the declarer, plays alone. The other two are the defenders and win and lose together: their tricks and card points
    count as one.
paragraph-dreier-1-3 =
    From the dealer’s left on, each player gets three cards, then two cards go face down to the talon, then each gets three more.
paragraph-dreier-1-4 =
    The player on the dealer’s left is the caller (Rufer), who makes trumps before the second three cards are dealt.

section-dreier-2 = Trumps
paragraph-dreier-2-1 =
    { $trump_must_be_held ->
        [false] The caller, who has seen three cards, names any of the four suits.
       *[true] The caller, who has seen three cards, names a suit that is among them.
    }
paragraph-dreier-2-2 =
    { $trump_turn ->
        [off] A suit must be named: no card is turned up for it.
        [next]
            Instead, the caller may turn up the first of the three cards that come next (Aufschlagen). Its suit is trumps, and the
            card, seen by all, belongs to the caller’s hand.
       *[any_of_three]
            Instead, the caller may turn up any one of the three cards that come next (Aufschlagen). Its suit is trumps, and the
            card, seen by all, belongs to the caller’s hand.
    }
paragraph-dreier-2-3 = Trumps are made once. Then all get their second three cards and look at all six.

section-dreier-3 = The auction
paragraph-dreier-3-1 =
    The caller speaks first and then the others in turn, clockwise. Each calls a contract that is higher than the highest so far,
    or passes. The caller holds the normal game from the outset; it need not be called.
paragraph-dreier-3-2 =
    The normal game is worth 1 to 3 game points (§D10.1). { $contracts ->
        [none] No other contract is played.
       *[other] These contracts may be called, with what they are worth: { $contracts }.
    }
paragraph-dreier-3-3 = Contracts that §D3.2 does not name are not played here.
paragraph-dreier-3-4 =
    { $by_caller ->
        [none] {""}
       *[other] Only the caller may call: { $by_caller }.{" "}
    }{ $by_opponents ->
        [none] {""}
       *[other] Only the caller’s opponents may call: { $by_opponents }.{" "}
    }{ $needs_ace ->
        [none] {""}
       *[other] One needs the { $ace } of some suit for: { $needs_ace }.{" "}
    }{ $needs_plain_suit ->
        [none] {""}
       *[other] One needs all five cards of a plain suit for: { $needs_plain_suit }.{" "}
    }{ $needs_trump_suit ->
        [none] {""}
       *[other] One needs all five trumps for: { $needs_trump_suit }.{" "}
    }What is asked for must be in the hand when the contract is called{ $talon_exchange ->
        [true] , before the talon is taken.
       *[false] .
    }
paragraph-dreier-3-5 =
    Who has passed calls no more in this deal. The caller’s opening pass is different: it only leaves things at the normal game,
    and when another player has called something the caller is asked again.
paragraph-dreier-3-6 =
    A call is higher if its value is higher. { $equal_bids ->
        [never] A call of equal value is never higher.
       *[talon_then_caller]
            { $talon_exchange ->
                [true]
                    Of calls with equal value, one without the talon beats one with it; if that is equal too, the caller’s beats an
                    opponent’s.
               *[false] Of calls with equal value, the caller’s beats an opponent’s.
            }
    }
paragraph-dreier-3-7 =
    The auction ends when both others have passed since the highest call. Whoever made it is the declarer; if nobody has called,
    the caller plays the normal game.

section-dreier-4 = The talon
paragraph-dreier-4-1 =
    { $talon_exchange ->
        [true] The declarer may take the talon.
       *[false] The talon stays face down, and its two cards count for nobody.
    }
paragraph-dreier-4-2 =
    { $talon_exchange ->
        [true]
            A call says whether the talon will be taken. Contracts that are shown at once are played without. The declarer of a normal
            game decides after the auction.
       *[false] { not-dreier-talon }
    }
paragraph-dreier-4-3 =
    { $talon_exchange ->
        [true]
            Who takes the talon picks both cards up and lays two cards of the hand away, unseen by the others. Any cards may be laid
            away.
       *[false] { not-dreier-talon }
    }
paragraph-dreier-4-4 =
    { $talon_exchange ->
        [true]
            { $discard_points ->
                [declarer]
                    The card points of the cards laid away count for the declarer in the final count; until then they are secret.
               *[nobody] The card points of the cards laid away count for nobody.
            }
       *[false] { not-dreier-talon }
    }

section-dreier-5 = Doubling
paragraph-dreier-5-1 =
    { $doubling ->
        [true]
            When the contract is fixed{ $talon_exchange ->
                [true] {" "}and cards have been laid away
               *[false] {""}
            }, the deal can be doubled (Spritzen) before the first card is led. Contracts that are shown at once are not doubled.
       *[false] Nothing is doubled.
    }
paragraph-dreier-5-2 =
    { $kontra_max ->
        [1] { not-dreier-kontra }
        [2] The defenders are asked, from the dealer’s left on. If one of them doubles, play begins.
        [4]
            The defenders are asked first, from the dealer’s left on. If one of them doubles, the declarer may double back (Retour).
       *[other]
            The defenders are asked first, from the dealer’s left on. If one of them doubles, the declarer may double back (Retour), and
            then the defenders once more (Re-Retour). When a side lets it stand, play begins.
    }
paragraph-dreier-5-3 =
    { $kontra_max ->
        [1] A deal always counts once.
       *[other] The deal counts { $kontra_max } times at most.
    }
paragraph-dreier-5-4 =
    { $doubling ->
        [true] Whatever the deal is worth in the end is multiplied, whichever side wins it.
       *[false] { not-dreier-kontra }
    }

section-dreier-6 = Play
paragraph-dreier-6-1 =
    { $first_lead ->
        [caller_in_trumps] In contracts with trumps the caller leads to the first trick, in the others the declarer.
       *[declarer] The declarer leads to the first trick.
    }
paragraph-dreier-6-2 = The leader may play any card of the hand. The winner of a trick leads to the next one.
paragraph-dreier-6-3 =
    { $duty ->
        [suit] The others must follow suit; who cannot follow may play any card.
        [suit_trump]
            The others must follow suit; who cannot follow must trump; only who can do neither may play any card.
       *[strict]
            Play is strict from the first trick. The others must follow suit, and beat the best card so far if they can; who cannot
            follow must trump, and higher than a trump already played.
    }
paragraph-dreier-6-4 =
    If a trick has been trumped, whoever can follow suit must do so and may play any card of the suit.
paragraph-dreier-6-5 =
    { $duty ->
        [suit] No trump has to be played.
        [suit_trump] Who cannot follow must play a trump even if it does not win; any trump will do.
       *[strict]
            { $must_undertrump ->
                [false] A trump need only be played if it wins: who can neither follow nor overtrump may play any card.
               *[true] Who can neither follow nor overtrump must still play a trump; who has none may play any card.
            }
    }
paragraph-dreier-6-6 =
    The highest trump wins the trick; without a trump the highest card of the suit that was led. The trick’s card points belong to
    its winner’s side at once. Six tricks are played, unless the deal ends before.

section-dreier-7 = Marriages
paragraph-dreier-7-1 =
    A player on lead who holds { $king } and { $queen } of a suit may declare them before playing: 40 card points in trumps, 20 in
    another suit. Defenders may do so as well as the declarer.
paragraph-dreier-7-2 = One of the two cards must be led to this trick. It need not win.
paragraph-dreier-7-3 = At one lead only one marriage is declared.
paragraph-dreier-7-4 =
    The points count at once if the side has a trick. Otherwise they wait until it has one; a side that never wins a trick never gets
    them.
paragraph-dreier-7-5 =
    { $three ->
        [none] Marriages are declared in the normal game only.
       *[other] Marriages are declared in the normal game, and by the declarer in: { $three }. In other contracts nothing is declared.
    }
paragraph-dreier-7-6 = Leading one of the two cards without declaring scores nothing more.

section-dreier-8 = Contracts
paragraph-dreier-8-1 =
    { $without_trumps ->
        [none] All contracts that are played out have trumps.
       *[other] There is no trump suit in: { $without_trumps }.
    }{ $ace_low ->
        [none] {""}
       *[other] {" "}From high to low it is { $ten }, { $king }, { $queen }, { $jack }, { $ace } in: { $ace_low }.
    }{ $king_low ->
        [none] {""}
       *[other] {" "}It is { $queen }, { $jack }, { $ace }, { $ten }, { $king } in: { $king_low }.
    }{ $ten_low ->
        [none] {""}
       *[other] {" "}It is { $king }, { $queen }, { $jack }, { $ace }, { $ten } in: { $ten_low }.
    }
paragraph-dreier-8-2 =
    { $no_trick ->
        [none] { not-dreier-played }
       *[other]
            The declarer must not win a trick in: { $no_trick }.{ $open_hand ->
                [none] {""}
               *[other]
                    {" "}In Plauderer the declarer’s hand lies open from the first lead on, and the defenders may talk about it.
            }
    }
paragraph-dreier-8-3 =
    { $every_trick ->
        [none] { not-dreier-played }
       *[other] The declarer must win every trick in: { $every_trick }.
    }
paragraph-dreier-8-4 =
    { $three ->
        [none] { not-dreier-played }
       *[other]
            The declarer must win the first three tricks and have { $target_points } card points by then, marriages included, in:
            { $three }. { $schnapser_early_end ->
                [false] Only the third trick decides: the tricks before it must be won even with the points.
               *[true] The contract is made as soon as the points are there.
            }
    }
paragraph-dreier-8-5 =
    A called contract ends as soon as it is made or can no longer be made. There is nothing to claim.
paragraph-dreier-8-6 =
    { $at_once ->
        [none] { not-dreier-played }
       *[other] The declarer shows the five cards and has won, without play, in: { $at_once }.
    }

section-dreier-9 = The normal game
paragraph-dreier-9-1 =
    { $claim_mode ->
        [auto] The normal game is won by the first side on lead with { $target_points } card points.
       *[manual]
            A player on lead whose side has { $target_points } card points may claim: after winning a trick, or after declaring a
            marriage, before leading.
    }
paragraph-dreier-9-2 = Only the normal game is won by claiming.
paragraph-dreier-9-3 =
    A claim ends the deal. It is right if the claimant’s side has the points; the other side’s points do not matter. Defenders’
    points count together.
paragraph-dreier-9-4 =
    { $claim_mode ->
        [auto] After the last trick nobody is asked.
       *[manual] After the last trick its winner claims or passes.
    }
paragraph-dreier-9-5 =
    { $claim_mode ->
        [auto] The program claims as soon as the side on lead has the points.
       *[manual] Players count and claim for themselves.
    }

section-dreier-10 = What a deal is worth
paragraph-dreier-10-1 =
    A right claim scores 3 if the other side has no trick, 2 if it has fewer than { $schneider_threshold } card points, 1 otherwise.
paragraph-dreier-10-2 = If nobody claims, the side that won the last trick scores 1.
paragraph-dreier-10-3 =
    { $claim_mode ->
        [auto] { not-dreier-claims }
       *[manual]
            { $false_claim_value ->
                [two] A wrong claim scores 2 for the other side.
               *[two_or_three] A wrong claim scores for the other side: 3 if it has no trick, otherwise 2.
            }
    }
paragraph-dreier-10-4 =
    A contract that is made scores its value for the declarer. If it is lost, each defender scores it.

section-dreier-11 = The match
paragraph-dreier-11-1 = The match is won by the first player with { $match_points } game points. Points beyond that do not matter.
paragraph-dreier-11-2 =
    { $score_direction ->
        [down] The score is written counting down from { $match_points } to 0.
       *[up] The score is written counting up from 0.
    }
paragraph-dreier-11-3 =
    If two players reach { $match_points } in the same deal, the higher score wins. If they are equal, play goes on until one is
    ahead.
paragraph-dreier-11-4 = The player with the lowest score has lost and gets 1 Bummerl; of two who are equal both get it.
paragraph-dreier-11-5 = A loser who has scored nothing is Schneider and gets { $schneider_bummerl } Bummerl.
paragraph-dreier-11-6 =
    If two players stand one point from winning while the third has nothing, and the third still wins, that is a Retourschneider: it
    costs each of the two { $retour_bummerl } Bummerl.
paragraph-dreier-11-7 = The deal passes to the left.

section-dreier-12 = What may be looked at
paragraph-dreier-12-1 =
    { $trick_review ->
        [last_only] Only the last trick may be looked at, until the next lead.
        [none] No trick may be looked at again.
       *[first_each]
            The first trick of the declarer and the first trick of the defenders stay face up; the last trick may be looked at until the
            next lead.
    }
