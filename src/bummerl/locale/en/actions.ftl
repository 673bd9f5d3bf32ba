# What a player may do: the words on a button or in a menu.

action-play = Play the { $card }
action-meld = Declare { $value } ({ $suit })
action-exchange = Exchange for the turn-up
# Where the turn-up is known.
action-exchange-for = Exchange for the { $turnup }
action-close = Close the talon
action-claim = Claim { $target }
action-pass = Pass, do not claim
action-draw = Draw a card
action-decline = Do not exchange
