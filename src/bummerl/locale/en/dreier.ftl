# Dreierschnapsen: three players, one against two. The caller (Rufer) sits on the dealer’s left and makes trumps. What
# other games of contracts share with it is here too: trumps that are named, calls, discards, doubling, sides.

preset-dreierschnapsen = Dreierschnapsen
about-dreierschnapsen = Schnapsen for three: one plays a contract against two, from the normal game up to 24 game points.
preset-talonschnapsen = Talonschnapsen
about-talonschnapsen = Dreierschnapsen in which the declarer may take the two cards of the talon and lay two others away.

contract-gang = Gang
contract-farbenringerl = Farbenringerl
contract-herrenschnapser = Herrenschnapser
contract-bettler_talon = Bettler with the talon
contract-assenbettler_talon = Assenbettler with the talon
contract-ass_bettler_talon = Ass-Bettler with the talon
contract-schnapser_talon = Schnapser with the talon
contract-plauderer_talon = Plauderer with the talon
contract-damengang_talon = Damengang with the talon
contract-koenigsgang_talon = Königsgang with the talon
contract-gang_talon = Gang with the talon
contract-zehnergang_talon = Zehnergang with the talon
contract-bauernloch_talon = Bauernloch with the talon
contract-bauernschnapser_talon = Bauernschnapser with the talon
contract-kontraschnapser_talon = Kontraschnapser with the talon
contract-kontrabauernschnapser_talon = Kontrabauernschnapser with the talon

# What happens.

event-trumped =
    { $who ->
        [you] You make { $suit } trumps.
       *[other] { $name } makes { $suit } trumps.
    }
event-called =
    { $who ->
        [you] You call { $contract }.
       *[other] { $name } calls { $contract }.
    }
event-picked_up =
    { $who ->
        [you]
            { $count ->
                [0] You take the talon.
               *[other] You take the talon: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } takes the talon.
               *[other] { $name } takes the talon: { $cards }.
            }
    }
event-discarded =
    { $who ->
        [you]
            { $count ->
                [0] You lay a card away.
               *[other] You lay the { $card } away.
            }
       *[other]
            { $count ->
                [0] { $name } lays a card away.
               *[other] { $name } lays the { $card } away.
            }
    }
event-opened =
    { $who ->
        [you] You lay open: { $cards }.
       *[other] { $name } lays open: { $cards }.
    }
event-doubled =
    { $who ->
        [you] You double: the deal counts { $value } times.
       *[other] { $name } doubles: the deal counts { $value } times.
    }
event-waived =
    { $who ->
        [you] You pass{ $value ->
            [1] : no double
            [2] : without the talon
           *[other] {""}
        }.
       *[other] { $name } passes{ $value ->
            [1] : no double
            [2] : without the talon
           *[other] {""}
        }.
    }
event-ended-side =
    { $who ->
        [you] You and { $name } win the deal and score { $value ->
            [one] 1 game point
           *[other] { $value } game points
        }.
       *[other] { $partner } and { $name } win the deal and score { $value ->
            [one] 1 game point
           *[other] { $value } game points
        }.
    }

# Why something may not be done now.

refused-trump-first = First make trumps: name a suit, or let a card decide.
refused-trump-not-held = There are no { $suit } among your first cards: name a suit that is there.
refused-trump-done = Trumps have been made and stay as they are.
refused-turn-off = In this game no card is turned up: name a suit.
refused-turn-which = There is no such card to turn up.
refused-auction-first = First call a contract, or pass.
refused-call-done = The auction is over: nothing more is called.
refused-call-unknown = This contract is not played here.
refused-call-not-caller = { $contract } may only be called by the caller, who makes trumps.
refused-call-not-opponent = { $contract } may only be called by an opponent of the caller.
refused-call-ace = { $contract } needs an ace in your hand.
refused-call-five = { $contract } needs all five cards of the suit in your hand.
refused-call-low = The highest call is { $contract }: yours must be higher, or you pass.
refused-talon-off = The talon is not taken here.
refused-talon-first = First take the talon, or pass and play without it.
refused-talon-not-now = The talon can only be taken by the declarer of a normal game, just after the auction.
refused-discard-first = First lay away as many cards as you have taken.
refused-discard-not-now = There is nothing to lay away now.
refused-double-first = First double, or pass.
refused-double-not-now = Doubling comes before the first card, and only when you are asked.
refused-meld-contract = You declare no marriage in this contract: { $contract }.
refused-claim-contract = Only the normal game is claimed. In { $contract } the deal ends by itself when it is decided.
refused-no-pass = There is nothing to pass now: play a card.

# How a deal ended, and what it was worth. $name speaks for a side.

end-side-claim =
    { $who ->
        [you] You claimed rightly: there are { $points } card points, and { $target } were needed.
       *[other] { $name } claimed rightly: there are { $points } card points, and { $target } were needed.
    }
end-side-wrong-claim =
    { $who ->
        [you] Your claim was wrong: there are { $points } card points, and { $target } were needed.
       *[other] { $name } claimed wrongly: there are { $points } card points, and { $target } were needed.
    }
end-side-last-trick =
    { $who ->
        [you] Nobody claimed, so the last trick decides, and it went to you.
       *[other] Nobody claimed, so the last trick decides, and it went to { $name }.
    }
end-contract-made =
    { $who ->
        [you] You have made your contract: { $contract }.
       *[other] { $name } has made the contract: { $contract }.
    }
end-contract-lost =
    { $who ->
        [you] You have lost your contract: { $contract }.
       *[other] { $name } has lost the contract: { $contract }.
    }
end-contract-shown =
    { $who ->
        [you] You show the cards of your contract and have won: { $contract }.
       *[other] { $name } shows the cards of the contract and has won: { $contract }.
    }
worth-side-no-trick = The losing side has no trick (schwarz): 3 game points.
worth-side-schneider = The losing side has { $points } card points, fewer than { $limit } (schneider): 2 game points.
worth-side-one = The losing side has { $points } card points, so not fewer than { $limit }: 1 game point.
worth-side-wrong-three = The other side has no trick, so the wrong claim costs 3 game points.
worth-side-wrong-two = The wrong claim costs 2 game points.
worth-side-last-trick = The last trick is worth 1 game point, whatever the card points.
worth-contract =
    { $value ->
        [one] The contract is worth 1 game point.
       *[other] The contract is worth { $value } game points.
    }
worth-doubled = The deal was doubled and counts { $times } times: { $value } game points.

# House rules.

option-discards-without-talon = Discards can only count for the declarer where the talon is taken (talon_exchange true).

decides-trump_turn = Which card the caller may turn up instead of naming trumps.
value-trump_turn-any_of_three = any of the next three cards may be turned up for trumps
value-trump_turn-next = only the next card may be turned up for trumps
value-trump_turn-off = trumps must be named

decides-gang = How many game points Gang is worth; 0 where it is not played.
value-gang =
    { $value ->
        [0] no Gang
       *[other] Gang for { $value }
    }
decides-farbenringerl = How many game points Farbenringerl is worth; 0 where it is not played.
value-farbenringerl =
    { $value ->
        [0] no Farbenringerl
       *[other] Farbenringerl for { $value }
    }
decides-herrenschnapser = How many game points Herrenschnapser is worth; 0 where it is not played.
value-herrenschnapser =
    { $value ->
        [0] no Herrenschnapser
       *[other] Herrenschnapser for { $value }
    }

decides-equal_bids = Whether a call of the same value can overcall.
value-equal_bids-talon_then_caller = of equal calls the one without the talon is higher, then the caller’s
value-equal_bids-never = only a higher value overcalls

decides-talon_exchange = Whether the declarer may take the talon.
value-talon_exchange-true = the declarer may take the talon
value-talon_exchange-false = the talon stays face down

decides-discard_points = For whom the cards laid away count.
value-discard_points-nobody = cards laid away count for nobody
value-discard_points-declarer = cards laid away count for the declarer

decides-first_lead = Who leads to the first trick.
value-first_lead-declarer = the declarer leads first
value-first_lead-caller_in_trumps = with trumps the caller leads first, else the declarer

decides-duty = What must be played to a trick.
value-duty-suit = following suit is the only duty
value-duty-suit_trump = follow suit, or else trump, in every trick
value-duty-strict = follow suit and head the trick, or else trump and overtrump, in every trick

decides-must_undertrump = Whether a trump must be played where none is high enough.
value-must_undertrump-true = a trump is due even if it cannot win
value-must_undertrump-false = a trump is due only if it wins
