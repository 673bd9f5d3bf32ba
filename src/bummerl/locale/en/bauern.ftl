# Bauernschnapsen: four players in two sides. The Rufer (forehand) sits on the dealer’s left and makes trumps.

preset-bauernschnapsen = Bauernschnapsen
about-bauernschnapsen = The usual game for four, two against two: Land, Schnapser, Bauernschnapser, their Kontra forms and the Jodlers.
preset-bauernschnapsen_wikipedia = Bauernschnapsen with the long ladder
about-bauernschnapsen_wikipedia = Every contract from Bettler to Bauernloch, and each may be doubled up to eight times.
preset-bauernschnapsen_bummerl = Bauernschnapsen, counted down
about-bauernschnapsen_bummerl = With Bettler, Ass-Bettler and Zehnergang; the Rufer’s partner may call, too, and the score runs down from 24.
preset-bauernschnapsen_styria = Bauernschnapsen in Styria
about-bauernschnapsen_styria = Five cards at once, no turning up, no Kontra, values of their own, and the program claims.
preset-bauernschnapsen_wikibooks = Bauernschnapsen with Bauernloch
about-bauernschnapsen_wikibooks = Few contracts, Bauernloch in place of Bauernschnapser, and a trick must be beaten only where tricks are the aim.

# Contracts: contract- names one, aim- says what its declarer must do.

contract-normal = Normal game
contract-bettler = Bettler
contract-assenbettler = Assenbettler
contract-ass_bettler = Ass-Bettler
contract-schnapser = Schnapser
contract-plauderer = Plauderer
contract-damengang = Damengang
contract-koenigsgang = Königsgang
contract-land = Land
contract-zehnergang = Zehnergang
contract-kontraschnapser = Kontraschnapser
contract-bauernschnapser = Bauernschnapser
contract-bauernloch = Bauernloch
contract-farbenjodler = Farbenjodler
contract-kontrabauernschnapser = Kontrabauernschnapser
contract-kontrabauernloch = Kontrabauernloch
contract-herrenjodler = Herrenjodler
contract-kontraherrenjodler = Kontra-Herrenjodler

aim-normal = Together with your partner, claim 66 card points before the others do.
aim-bettler = Take no trick; there are no trumps.
aim-assenbettler = Take no trick; there are no trumps, and the ace is the lowest card.
aim-ass_bettler = Holding an ace, take no trick; there are no trumps.
aim-schnapser = Take the first three tricks alone, and have 66 card points by then.
aim-plauderer = Take no trick with your cards open; there are no trumps, and the others may talk.
aim-damengang = Take all five tricks alone, without trumps; the queen is highest and the king lowest.
aim-koenigsgang = Take all five tricks alone, without trumps; the king is highest and the ten lowest.
aim-land = Take all five tricks alone, without trumps.
aim-zehnergang = Take all five tricks alone, without trumps; the ten is highest and the ace lowest.
aim-kontraschnapser = Against the Rufer, who leads, take the first three tricks alone, and have 66 card points by then.
aim-bauernschnapser = Take all five tricks alone, with trumps.
aim-bauernloch = Take all five tricks alone, with trumps; the ace is usually the lowest card.
aim-farbenjodler = Hold all five cards of a suit that is not trumps; it is scored at once.
aim-kontrabauernschnapser = Against the Rufer, who leads, take all five tricks alone, with trumps.
aim-kontrabauernloch = Against the Rufer, who leads, take all five tricks alone, with trumps, the ace usually being the lowest card.
aim-herrenjodler = Hold all five trumps; it is scored at once.
aim-kontraherrenjodler = As an opponent of the Rufer, hold all five trumps; it is scored at once.

# What happens, and what may be done.

event-cut =
    { $who ->
        [you] You cut.
       *[other] { $name } cuts.
    }
event-knocked =
    { $who ->
        [you] You knock: five cards at once for everybody.
       *[other] { $name } knocks: five cards at once for everybody.
    }
action-cut = Cut
action-knock = Knock

# Why something may not be done now.

refused-bauern-cut-first = First cut or knock; then the cards are dealt.
refused-bauern-cut-not-now = The cards have been dealt: it is too late to cut or knock.
refused-bauern-trump-first = First make trumps: name a suit, or turn a card up where that is played.
refused-bauern-trump-not-now = Trumps are made once, by the Rufer, from the first three cards.
refused-bauern-trump-not-held = There are no { $suit } among your first three cards: name a suit that is there.
refused-bauern-turn-off = In this game no card is turned up: name a suit.
refused-bauern-turn-next = In this game only the next card may be turned up, and that is the fourth.
refused-bauern-turn-which = Two cards are still unseen: only the fourth or the fifth can be turned up.
refused-bauern-call-first = First call a contract, or pass.
refused-bauern-call-not-now = Contracts are called after trumps have been made and before the first lead, while you are in the auction.
refused-bauern-call-not-played = This contract is not called at this table.
refused-bauern-call-rufer = Only the Rufer may call this contract.
refused-bauern-call-rufer-side = Only the Rufer and the Rufer’s partner may call this contract.
refused-bauern-call-opponents = Only the opponents of the Rufer may call this contract.
refused-bauern-call-ace = For this contract you need an ace in your hand.
refused-bauern-call-plain = For this contract you need all five cards of a suit that is not trumps.
refused-bauern-call-trumps = For this contract you need all five trumps.
refused-bauern-call-herrenjodler = In this game only the Rufer calls Herrenjodler.
refused-bauern-call-low = This contract is worth { $value }, and the last call was { $last }: call more, or pass.
refused-bauern-call-equal = This contract is worth { $value }, no more than the last call of { $last }, and that does not overcall it here.
refused-bauern-double-first = First say whether you double, or pass.
refused-bauern-double-not-now = Kontra can be said after the auction and before the first lead, by the side that is asked.
refused-bauern-meld-contract = In this contract no marriages are declared.
refused-bauern-meld-declarer = In this contract only the declarer may declare a marriage.
refused-bauern-meld-side = In this contract only the declarer’s side may declare a marriage.
refused-bauern-meld-no-trick = In this game a marriage may be declared only when your side has a trick.
refused-bauern-claim-not-now = You may claim on lead, after a trick or a marriage of yours; at other times you may not.
refused-bauern-claim-contract = This contract is not claimed: it ends by itself when it is made or lost.
refused-bauern-claim-auto = There is no need to claim: the deal ends by itself as soon as a side has { $target } card points.
refused-bauern-claim-short = Your side has { $points } card points, and { $target } are needed.
refused-bauern-pass-not-now = You can pass in the auction, when asked to double, or after the last trick when it is yours.
refused-bauern-last-first = All cards are played and the last trick is yours: claim or pass.

# How a deal ended and what it was worth. $name speaks for a side; $contract is the contract that was played.

end-bauern-claim =
    { $who ->
        [you] You claimed rightly: your side has { $points } card points, and { $target } were needed.
       *[other] { $name } claimed rightly: that side has { $points } card points, and { $target } were needed.
    }
end-bauern-wrong-claim =
    { $who ->
        [you] Your claim was wrong: your side has { $points } card points, and { $target } were needed.
       *[other] { $name } claimed wrongly: that side has { $points } card points, and { $target } were needed.
    }
end-bauern-last-trick =
    { $who ->
        [you] Nobody claimed, so the last trick decides: it is yours.
       *[other] Nobody claimed, so the last trick decides: it is { $name }’s.
    }
end-bauern-at-once =
    { $who ->
        [you] You have the cards for it: { $contract } is scored at once.
       *[other] { $name } has the cards for it: { $contract } is scored at once.
    }
end-bauern-no-trick-made =
    { $who ->
        [you] You have taken no trick: { $contract } is made.
       *[other] { $name } has taken no trick: { $contract } is made.
    }
end-bauern-no-trick-lost =
    { $who ->
        [you] You have had to take a trick: { $contract } is lost.
       *[other] { $name } has had to take a trick: { $contract } is lost.
    }
end-bauern-every-trick-made =
    { $who ->
        [you] You have taken every trick: { $contract } is made.
       *[other] { $name } has taken every trick: { $contract } is made.
    }
end-bauern-every-trick-lost =
    { $who ->
        [you] You have taken a trick: with that, { $contract } is lost.
       *[other] { $name } has taken a trick: with that, { $contract } is lost.
    }
end-bauern-three-made =
    { $who ->
        [you] You have { $points } card points from tricks of your own: { $contract } is made.
       *[other] { $name } has { $points } card points alone: { $contract } is made.
    }
end-bauern-three-lost =
    { $who ->
        [you] You have taken one of the first three tricks: with that, { $contract } is lost.
       *[other] { $name } has taken one of the first three tricks: with that, { $contract } is lost.
    }
end-bauern-three-short =
    { $who ->
        [you] After three tricks you have { $points } card points, and that is not enough: { $contract } is lost.
       *[other] After three tricks { $name } has { $points } card points, and that is not enough: { $contract } is lost.
    }
worth-bauern-no-trick =
    { $who ->
        [you] Your side has no trick: 3 game points.
       *[other] { $name }’s side has no trick: 3 game points.
    }
worth-bauern-schneider =
    { $who ->
        [you] Your side has { $points } card points, fewer than { $limit }: 2 game points.
       *[other] { $name }’s side has { $points } card points, fewer than { $limit }: 2 game points.
    }
worth-bauern-one =
    { $who ->
        [you] Your side has { $points } card points, so not fewer than { $limit }: 1 game point.
       *[other] { $name }’s side has { $points } card points, so not fewer than { $limit }: 1 game point.
    }
worth-bauern-last-trick =
    { $who ->
        [you] The last trick gives your side 1 game point.
       *[other] The last trick gives { $name }’s side 1 game point.
    }
worth-bauern-wrong-trickless =
    { $who ->
        [you] Your side has no trick yet, so the wrong claim costs the others 3 game points.
       *[other] { $name }’s side has no trick yet, so the wrong claim costs 3 game points.
    }
worth-bauern-wrong-two =
    { $who ->
        [you] Your wrong claim costs 2 game points.
       *[other] { $name }’s wrong claim costs 2 game points.
    }
worth-bauern-contract =
    { $value ->
        [one] { $contract } counts 1 game point.
       *[other] { $contract } counts { $value } game points.
    }
worth-bauern-doubled = The deal was doubled and counts { $times } times: { $value } game points.
worth-bauern-halved =
    { $value ->
        [one] Here everything counts half, rounded up: 1 game point.
       *[other] Here everything counts half, rounded up: { $value } game points.
    }

# House rules.

decides-knocking = Whether the player on the dealer’s right may knock instead of cutting.
value-knocking-true = cut or knock
value-knocking-false = nobody is asked to cut

decides-deal_packets = In which packets the cards are dealt to the four players.
value-deal_packets-3_2 = three cards each, then two
value-deal_packets-5 = five cards each at once
value-deal_packets-1x5 = one card each, five times

decides-trump_must_be_held = Whether the suit that is made trumps must be among the first three cards.
value-trump_must_be_held-true = trumps are named from the first three cards
value-trump_must_be_held-false = any suit may be made trumps

decides-aufschlagen = Whether a card may be turned up for trumps instead of naming a suit.
value-aufschlagen-choose_one_of_two = either of the two unseen cards may be turned up for trumps
value-aufschlagen-next_card = the next card may be turned up for trumps
value-aufschlagen-off = no card is turned up for trumps

decides-bettler = How many game points Bettler is worth; 0 where it is not played.
value-bettler =
    { $value ->
        [0] no Bettler
       *[other] Bettler for { $value }
    }

decides-assenbettler = How many game points Assenbettler is worth; 0 where it is not played.
value-assenbettler =
    { $value ->
        [0] no Assenbettler
       *[other] Assenbettler for { $value }
    }

decides-ass_bettler = How many game points Ass-Bettler is worth; 0 where it is not played.
value-ass_bettler =
    { $value ->
        [0] no Ass-Bettler
       *[other] Ass-Bettler for { $value }
    }

decides-schnapser = How many game points Schnapser is worth; 0 where it is not played.
value-schnapser =
    { $value ->
        [0] no Schnapser
       *[other] Schnapser for { $value }
    }

decides-plauderer = How many game points Plauderer is worth; 0 where it is not played.
value-plauderer =
    { $value ->
        [0] no Plauderer
       *[other] Plauderer for { $value }
    }

decides-damengang = How many game points Damengang is worth; 0 where it is not played.
value-damengang =
    { $value ->
        [0] no Damengang
       *[other] Damengang for { $value }
    }

decides-koenigsgang = How many game points Königsgang is worth; 0 where it is not played.
value-koenigsgang =
    { $value ->
        [0] no Königsgang
       *[other] Königsgang for { $value }
    }

decides-land = How many game points Land is worth; 0 where it is not played.
value-land =
    { $value ->
        [0] no Land
       *[other] Land for { $value }
    }

decides-zehnergang = How many game points Zehnergang is worth; 0 where it is not played.
value-zehnergang =
    { $value ->
        [0] no Zehnergang
       *[other] Zehnergang for { $value }
    }

decides-kontraschnapser = How many game points Kontraschnapser is worth; 0 where it is not played.
value-kontraschnapser =
    { $value ->
        [0] no Kontraschnapser
       *[other] Kontraschnapser for { $value }
    }

decides-bauernschnapser = How many game points Bauernschnapser is worth; 0 where it is not played.
value-bauernschnapser =
    { $value ->
        [0] no Bauernschnapser
       *[other] Bauernschnapser for { $value }
    }

decides-bauernloch = How many game points Bauernloch is worth; 0 where it is not played.
value-bauernloch =
    { $value ->
        [0] no Bauernloch
       *[other] Bauernloch for { $value }
    }

decides-farbenjodler = How many game points Farbenjodler is worth; 0 where it is not played.
value-farbenjodler =
    { $value ->
        [0] no Farbenjodler
       *[other] Farbenjodler for { $value }
    }

decides-kontrabauernschnapser = How many game points Kontrabauernschnapser is worth; 0 where it is not played.
value-kontrabauernschnapser =
    { $value ->
        [0] no Kontrabauernschnapser
       *[other] Kontrabauernschnapser for { $value }
    }

decides-kontrabauernloch = How many game points Kontrabauernloch is worth; 0 where it is not played.
value-kontrabauernloch =
    { $value ->
        [0] no Kontrabauernloch
       *[other] Kontrabauernloch for { $value }
    }

decides-herrenjodler = How many game points Herrenjodler is worth; 0 where it is not played.
value-herrenjodler =
    { $value ->
        [0] no Herrenjodler
       *[other] Herrenjodler for { $value }
    }

decides-kontraherrenjodler = How many game points Kontra-Herrenjodler is worth; 0 where it is not played.
value-kontraherrenjodler =
    { $value ->
        [0] no Kontra-Herrenjodler
       *[other] Kontra-Herrenjodler for { $value }
    }

decides-partner_contracts = Whether the Rufer’s partner may call what the Rufer may.
value-partner_contracts-false = only the Rufer calls Schnapser and Bauernschnapser
value-partner_contracts-true = the Rufer’s partner may call Schnapser and Bauernschnapser, too

decides-herrenjodler_by = Who may call Herrenjodler.
value-herrenjodler_by-anyone = anybody calls Herrenjodler
value-herrenjodler_by-rufer = only the Rufer calls Herrenjodler

decides-bauernloch_order = Whether the ace is the lowest card in Bauernloch.
value-bauernloch_order-ace_low = in Bauernloch the ace is lowest
value-bauernloch_order-normal = Bauernloch has the usual order of ranks

decides-equal_value = Whether a contract can be overcalled by one of the same value.
value-equal_value-never = a call must be worth more than the last
value-equal_value-ladder = among equal values the higher rung of the ladder wins
value-equal_value-earlier_seat = the earlier seat may call the same value

decides-auction_rounds = Whether a player may call more than once.
value-auction_rounds-until_three_passes = the auction goes on until the others have passed
value-auction_rounds-single = everybody speaks once in the auction

decides-pass_is_final = Whether somebody who has passed is out of the auction.
value-pass_is_final-true = whoever passes is out of the auction
value-pass_is_final-false = whoever passes may call again

decides-kontra_contracts = Which contracts may be doubled.
value-kontra_contracts-normal = Kontra in the normal game only
value-kontra_contracts-all = Kontra in every contract
value-kontra_contracts-none = no Kontra

decides-kontra_max = How many times a deal can count at most.
value-kontra_max-1 = nothing is doubled
value-kontra_max-2 = a deal counts twice at most
value-kontra_max-4 = a deal counts four times at most
value-kontra_max-8 = a deal counts eight times at most

decides-stichzwang = When one must beat the trick while following suit.
value-stichzwang-always = the trick must be beaten in every contract
value-stichzwang-trick_contracts_only = the trick must be beaten only where tricks are the aim
value-stichzwang-never = the trick need not be beaten

decides-bettler_partner = Whether the declarer’s partner plays in Bettler and its kin.
value-bettler_partner-sits_out = in Bettler the partner sits out
value-bettler_partner-plays = in Bettler the partner plays

decides-land_partner = Whether the declarer’s partner plays in Land and its kin.
value-land_partner-plays = in Land the partner plays
value-land_partner-sits_out = in Land the partner sits out

decides-marriage_contracts = In which contracts marriages may be declared.
value-marriage_contracts-schnapsers = marriages in the normal game, Schnapser and Kontraschnapser
value-marriage_contracts-normal = marriages in the normal game only
value-marriage_contracts-rufer_contracts = marriages in the normal game, Schnapser and Bauernschnapser
value-marriage_contracts-all_trump = marriages in every contract with trumps

decides-schnapser_marriage = Who may declare a marriage in a Schnapser.
value-schnapser_marriage-declarer = in a Schnapser only the declarer declares marriages
value-schnapser_marriage-team = in a Schnapser the partner may declare marriages, too

decides-marriage_pending = Whether a marriage may be declared before its side has a trick.
value-marriage_pending-pending = marriage points wait for the side’s first trick
value-marriage_pending-forbidden = no marriage before the side’s first trick

decides-last_trick_value = What the last trick wins where nobody has claimed.
value-last_trick_value-one = the last trick wins 1
value-last_trick_value-graded = the last trick wins 1, 2 or 3, by what the losers have

decides-false_claim = Whether a wrong claim is possible, and what it costs.
value-false_claim-reject = wrong claims are refused
value-false_claim-lose_2_or_3 = a wrong claim costs the side 2, or 3 if the others have no trick

decides-schnapser_points = Whose card points count in a Schnapser.
value-schnapser_points-declarer = in a Schnapser the declarer’s own points count
value-schnapser_points-team = in a Schnapser the partner’s marriages count, too

decides-schnapser_early_end = Whether a Schnapser is made as soon as the card points are there.
value-schnapser_early_end-true = a Schnapser is made at 66
value-schnapser_early_end-false = a Schnapser is made with the third trick

decides-halved = Whether every deal counts half.
value-halved-false = deals count in full
value-halved-true = deals count half, rounded up

decides-bummerl = How many Bummerl the losers of a match get.
value-bummerl = a lost match is { $value } Bummerl

decides-retour_bummerl = How many Bummerl losers get who were one point from winning when the others had nothing.
value-retour_bummerl = a match lost from one point short of winning to nothing is { $value } Bummerl

value-trick_review-first_each = each side’s first trick stays open
