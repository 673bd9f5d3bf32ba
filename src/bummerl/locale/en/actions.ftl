# What a player may do: the words on a button or in a menu.

action-play = Play the { $card }
action-meld = Declare { $value } ({ $suit })
action-exchange = Exchange for the turn-up
# Where the turn-up is known.
action-exchange-for = Exchange for the { $turnup }
action-close = Close the talon
action-claim = Claim { $target }
action-pass = Pass
action-draw = Draw a card
action-decline = Do not exchange

# Auctions and contracts.
action-redeal = Ask for a new deal
action-look = Look at your cards
action-blind = Bid { $value } blind
action-bid = Bid { $value }
action-stock = Take stock { $value }
action-take = Take the talon
action-give = Give the { $card } away
action-discard = Discard the { $card }
action-raise = Raise to { $value }
action-keep = Keep the contract
action-writeoff = Write the deal off
action-bomb = Throw the hand in
action-trump = Name trumps: { $suit }
action-turn = Turn up card { $value }
action-call = Call { $contract }
action-kontra = Double
action-drum = Drum: 66 alone
