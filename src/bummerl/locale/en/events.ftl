# What has just happened at the table. $name did it; $who is "you" where that is the reader. $count is the number of
# cards that the reader may see: 0 where they are another player's secret.

event-dealt =
    { $who ->
        [you]
            { $count ->
                [0] You get your cards.
               *[other] You get { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } gets cards.
               *[other] { $name } gets { $cards }.
            }
    }
event-turned = The { $card } is turned up: { $suit } are trumps.
event-played =
    { $who ->
        [you] You play the { $card }.
       *[other] { $name } plays the { $card }.
    }
event-drew =
    { $who ->
        [you]
            { $count ->
                [0] You draw a card.
               *[other] You draw the { $card }.
            }
       *[other]
            { $count ->
                [0] { $name } draws a card.
               *[other] { $name } draws the { $card }.
            }
    }
# $card goes under the talon, $taken into the hand.
event-exchanged =
    { $who ->
        [you] You exchange the { $card } for the { $taken }.
       *[other] { $name } exchanges the { $card } for the { $taken }.
    }
event-melded =
    { $who ->
        [you] You declare { $value } in { $suit }.
       *[other] { $name } declares { $value } in { $suit }.
    }
# A marriage that had to wait for a trick.
event-counted =
    { $who ->
        [you] The { $value } you have declared now count.
       *[other] The { $value } that { $name } has declared now count.
    }
event-bonus =
    { $who ->
        [you] You get { $value } card points more for the last trick.
       *[other] { $name } gets { $value } card points more for the last trick.
    }
event-closed =
    { $who ->
        [you] You close the talon.
       *[other] { $name } closes the talon.
    }
event-declined =
    { $who ->
        [you] You do not exchange.
       *[other] { $name } does not exchange.
    }
# $told is "no" where players count for themselves.
event-took =
    { $told ->
        [no]
            { $who ->
                [you] You take the trick.
               *[other] { $name } takes the trick.
            }
       *[yes]
            { $who ->
                [you] You take the trick, with { $value } card points.
               *[other] { $name } takes the trick, with { $value } card points.
            }
    }
event-claimed =
    { $told ->
        [no]
            { $who ->
                [you] You claim.
               *[other] { $name } claims.
            }
       *[yes]
            { $who ->
                [you] You claim, with { $value } card points.
               *[other] { $name } claims, with { $value } card points.
            }
    }
event-passed =
    { $who ->
        [you] You do not claim.
       *[other] { $name } does not claim.
    }
# $value are game points, 0 where nobody scores.
event-ended =
    { $value ->
        [0] The deal is over, and nobody scores.
        [one]
            { $who ->
                [you] You win the deal and score 1 game point.
               *[other] { $name } wins the deal and scores 1 game point.
            }
       *[other]
            { $who ->
                [you] You win the deal and score { $value } game points.
               *[other] { $name } wins the deal and scores { $value } game points.
            }
    }
