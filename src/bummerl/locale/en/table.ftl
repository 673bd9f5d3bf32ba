# The table in the browser: short words for buttons and panels. $name is a player; $who is "you" where that is the reader.

# A card of the hand, for those who listen.
hand-trump = { $card }, trump

# What can be done with a chosen card.
play-card = Play
play-with = Play with { $value }
play-give = Give to { $name }
play-lay-away = Lay away

# The question before what cannot be taken back.
sure-close = Close the talon? Nobody draws any more.
sure-claim = Claim { $target }? A wrong claim loses the deal.
sure-writeoff = Write the deal off?
sure-bomb = Throw the hand in?
sure-turn = Turn the card up? Its suit will be trumps.
sure-call = Call { $call }? It counts { $value }.

# The second line of a button. $price are game points, such as 2 or 2–3.
sub-exchange = { $given } for { $taken }
sub-close = if you fail: { $price } { $most ->
        [one] game point
       *[other] game points
    }
sub-claim-right = you have { $points }
sub-claim-wrong = if wrong: { $price } { $most ->
        [one] game point
       *[other] game points
    }{ $sides ->
        [2] {""}
       *[other] {" "}for { $names }
    }
sub-meld-counts = { $value } count at once
sub-meld-waits = { $value } wait for your first trick
sub-kontra = counts { $times } times
sub-give-up = you { $own }, the others { $others } each
# What a contract asks for.
sub-contract = { $aim ->
        [no_trick] no trick
        [every_trick] every trick
        [three] the first three tricks, with 66
       *[at_once] scored at once
    }{ $trumps ->
        [no] , no trumps
       *[yes] {""}
    }{ $order ->
        [ace_low] , ace lowest
        [ten_low] , ten lowest
        [king_low] , king lowest
       *[normal] {""}
    }

# The closed talon.
closed-by = { $who ->
        [you] Closed by you in trick { $number }
       *[other] Closed by { $name } in trick { $number }
    }
closed-tricks = { $who ->
        [you] You had { $tricks }.
       *[other] { $name } had { $tricks }.
    }
closed-points = { $who ->
        [you] You had { $tricks } and { $points } card points.
       *[other] { $name } had { $tricks } and { $points } card points.
    }
closed-fails-you = If you fail, { $name } gets { $price } { $most ->
        [one] game point
       *[other] game points
    }.
closed-fails = { $who ->
        [you] If { $closer } fails, you get { $price }
       *[other] If { $closer } fails, { $name } gets { $price }
    } { $most ->
        [one] game point
       *[other] game points
    }.

stock-down = { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
pile-first = First trick: { $names }
panel-contract = Contract
panel-auction = Auction
panel-no-trump-yet = No trump yet

# What a seat says aloud, in quotation marks.
says-melded = “{ $value ->
        [20] Twenty
        [40] Forty
       *[other] { $value }
    }!”
says-marriage = “{ $value } in { $suit }!”
says-aces = “Four aces!”
says-exchanged = “I exchange.”
says-closed = “I close.”
says-claimed = “{ $target }!”
says-passed = “Pass.”
says-trumped = “Trumps: { $suit }.”
says-called = “{ $contract }!”
says-doubled = “Double!”
says-drummed = “I drum!”
says-knocked = “No cut.”
says-bid = “{ $value }”
says-blind_bid = “{ $value } blind!”
says-raised = “{ $value }!”
says-kept = “It stays.”
says-wrote_off = “I write it off.”
says-bombed = “I throw it in.”

turn-yours = Your turn
turn-other = { $name } is thinking …
screen-partner = your partner
title-bummerl = Bummerl

# How a deal ended, in the list beside the score.
deal-ended = { $kind ->
        [claim] { $who ->
            [you] You claimed
           *[other] { $name } claimed
        }
        [wrong-claim] { $who ->
            [you] You claimed wrongly
           *[other] { $name } claimed wrongly
        }
        [failed-close] { $who ->
            [you] You closed and failed
           *[other] { $name } closed and failed
        }
        [last-trick] { $who ->
            [you] Your last trick
           *[other] Last trick: { $name }
        }
        [points] { $who ->
            [you] You had more points
           *[other] { $name } had more points
        }
        [made] { $who ->
            [you] You made it
           *[other] { $name } made it
        }
        [lost] { $who ->
            [you] You did not make it
           *[other] { $name } did not make it
        }
        [given-up] { $who ->
            [you] You gave it up
           *[other] { $name } gave it up
        }
        [breach] { $who ->
            [you] You bid too high
           *[other] { $name } bid too high
        }
        [fine] Fine for the cut
        [passed] All passed
        [redeal] New cards for all
       *[tie] Nobody scores
    }
match-given-up = { $who ->
        [you] You give the match up.
       *[other] { $name } gives the match up.
    }
count-aces = four aces
count-left-over = cards left over

# $memory is what the table remembers.
house-memory = { $memory ->
        [strict] nobody counts for you
        [own] your own points are counted
        [training] training: points, open cards and hints
       *[points] all points are counted
    }
house-more = { $count ->
        [one] 1 more rule differs
       *[other] { $count } more rules differ
    }
shuffle-sealed = Shuffled and sealed. You can check it after the deal.
asked = { $wish ->
        [takeback] { $who ->
            [you] You have asked to take your last move back. Waiting for the answer.
           *[other] { $name } would like to take the last move back.
        }
        [resign] { $who ->
            [you] You have asked to give the match up. Waiting for the answer.
           *[other] { $name } would like to give the match up.
        }
       *[rematch] { $who ->
            [you] You have asked for another match. Waiting for the answer.
           *[other] { $name } would like another match.
        }
    }
house-watch-table = watching: live, without hands
house-watch-later = watching: each deal once it is over, all hands open
house-watch-nobody = watching: nobody
table-waits = { $stage ->
        [shuffling] The cards are being shuffled.
        [later] The first deal is being played.
       *[open] Waiting until all seats are taken.
    }

# What each has done in a match; two figures are how many of how many.
count-deals = Deals
count-won = Deals won
count-average = Game points a deal
mean-value = { $mean }
count-tricks = Tricks
count-marriages = Marriages
count-royals = Marriages in trumps (40)
count-claims = Right claims
count-closes = Closes won
count-contracts = Contracts made
count-schneider = Schneider given
count-schwarz = Schwarz given
count-schneider-taken = Schneider taken
count-schwarz-taken = Schwarz taken
