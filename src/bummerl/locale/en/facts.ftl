# The terminal at tables for two to four: what the table tells of its game, choices, the end of a match.
# In facts, $name is whom the sentence is about; $who is "you" where that is the reader.

# The contract and the auction.
fact-makes-trumps =
    { $who ->
        [you] You make trumps.
       *[other] { $name } makes trumps.
    }
fact-no-call =
    { $who ->
        [you] Nobody has called a contract: as it is, you play a normal game.
       *[other] Nobody has called a contract: as it is, { $name } plays a normal game.
    }
fact-called =
    { $who ->
        [you] You have called { $contract } ({ $value }).
       *[other] { $name } has called { $contract } ({ $value }).
    }
fact-contract =
    { $who ->
        [you] You play { $contract } for { $value }.
       *[other] { $name } plays { $contract } for { $value }.
    }
fact-normal =
    { $who ->
        [you] Normal game; you are the declarer.
       *[other] Normal game; { $name } is the declarer.
    }
fact-doubled = The deal is doubled: it counts { $times } times.
fact-no-trumps = There are no trumps.
fact-turned = Turned up for trumps: { $card }.
fact-took-talon =
    { $who ->
        [you] You have taken the talon.
       *[other] { $name } has taken the talon.
    }
fact-lays-away =
    { $who ->
        [you] Cards that you still lay away: { $count }.
       *[other] Cards that { $name } still lays away: { $count }.
    }
fact-drummed =
    { $who ->
        [you] You have drummed: 66 alone against the others.
       *[other] { $name } has drummed: 66 alone against the others.
    }
fact-whistled =
    { $who ->
        [you] You have drummed and whistled: 66 before the others have a trick.
       *[other] { $name } has drummed and whistled: 66 before the others have a trick.
    }
fact-bid =
    { $who ->
        [you] You have the highest bid: { $value }.
       *[other] { $name } has the highest bid: { $value }.
    }
fact-plays-for =
    { $who ->
        [you] You play for { $value }.
       *[other] { $name } plays for { $value }.
    }
fact-passed =
    { $who ->
        [you] You have passed.
       *[other] { $name } has passed.
    }
fact-blind =
    { $who ->
        [you] You have bid blind.
       *[other] { $name } has bid blind.
    }
fact-unseen =
    { $who ->
        [you] You have not looked at your cards.
       *[other] { $name } has not looked at the cards.
    }
fact-widow = The stock was { $cards }.
fact-coming = From the next trick on, { $suit } are trumps.
fact-golden = Golden round: no auction, and all scores count double.

# Who plays, and the score sheet.
fact-sits =
    { $who ->
        [you] You sit out this deal.
       *[other] { $name } sits out this deal.
    }
fact-rests =
    { $who ->
        [you] You have laid your cards down: your partner plays alone.
       *[other] { $name } has laid the cards down.
    }
fact-out-first =
    { $who ->
        [you] You have won; the others play for who loses.
       *[other] { $name } has won; the others play for who loses.
    }
fact-carry = Left from earlier deals, for the winner of this one: { $value }.
fact-barrel =
    { $who ->
        [you] You are on the barrel: attempt { $attempt } of { $attempts }.
       *[other] { $name } is on the barrel: attempt { $attempt } of { $attempts }.
    }
fact-barrel-for-ever =
    { $who ->
        [you] You are on the barrel.
       *[other] { $name } is on the barrel.
    }
fact-bolts =
    { $who ->
        [you] Your bolts: { $count } of { $limit }.
       *[other] { $name }’s bolts: { $count } of { $limit }.
    }
fact-falls =
    { $who ->
        [you] Your falls from the barrel: { $count }.
       *[other] { $name }’s falls from the barrel: { $count }.
    }
# Cards that everybody knows a player to hold.
fact-known = { $name } is known to hold { $cards }.

# The table in sentences.
table-trump = Trump is { $trump }.
table-trick = On the table: { $cards }.
trick-of-all = { $cards }: { $who ->
        [you] your trick.
       *[other] { $winner }’s trick.
    }

# The end of a match; $names are those who share a score.
match-goes-to = The match goes to: { $names }.
match-bummerl = Bummerl for { $names }: { $count }.
match-level = Level at the top: the match goes on until somebody is ahead.
match-shuffle-spent = The match ends here without a winner: after { $deals } deals its shuffle has no secrets left. Another match begins with a new shuffle.

# What can be done.
choice-give = { $card } to { $name }
choice-decline = Play these cards
choice-stock = Take stock { $number }
choice-turn = Turn up your card { $number }
choice-turn-next = Let the next card decide trumps
choice-call = { $call } ({ $value })
choice-aces = Declare four aces ({ $value })
confirm-writeoff = Write the deal off? It cannot be undone. Press { $key } again to write it off.
confirm-bomb = Throw the hand in? It cannot be undone. Press { $key } again to throw it in.
confirm-turn = { $action }? It cannot be undone. Press { $key } again to turn it up.

# What is decided, where it is more than a card to play.
ask-cut = Cut, or knock?
ask-look = Look at your cards, or bid blind?
ask-redeal = Ask for a new deal?
ask-trump = You make trumps: which suit?
ask-drum = Drum, or pass?
ask-call = Call? Pass = normal game
ask-call-more = Call higher, or pass?
ask-bid = Bid, or pass?
ask-stock = Which stock do you take?
ask-take = Take the talon, or pass?
ask-raise = Raise your bid, or keep it?
ask-give = Which card do you part with?
ask-kontra = Double, or pass?
ask-draw = Draw, or close?
ask-claim = Claim, or pass?
ask-meld = Declare a marriage, or pass?
ask-decline = Exchange, or not?

# The line mode.
lines-amounts-bid = Bid, by its number: { $amounts }
lines-amounts-blind = Bid blind, by its number: { $amounts }
lines-amounts-raise = Raise to, by its number: { $amounts }
lines-move-to = One card to { $to }: { $cards }
lines-move = One card, and a letter for who gets it ({ $to }), such as { $key }: { $cards }
lines-lay-away = lay away
lines-help-more =
    With 11 and 12 cards their keys are - and =. Bids are typed as numbers: 120, or b120.

    a, b, f, g …: name trumps, turn a card up, take a stock; the prompt shows which letter is which. c1, c2 …: call that contract; its name does too. n: pass, or keep the contract. k: double, or knock. 3a: give the third card to the first player on your left, 3b to the second. g: ask for a new deal. v: look at your cards. x: take the talon. w: write the deal off. j: throw the hand in. i: hint, too.

    Anything can also be typed in notation: bid:120, give:9D:1, discard:QH, trump:H, call:land.

# The full-screen table.
screen-facts = The game
screen-sits = sits out
screen-choose-call = Choose with ↑ and ↓, then Enter.
screen-chosen-gift = The { $card }: { $ways }.
screen-rule-trick = Play a card that the rules allow: those are raised.
screen-rule-gift = { $how ->
        [give] Choose a card to give away.
        [discard] Choose a card to lay away.
       *[either] Choose a card to give or lay away.
    }
screen-call-redeal = New deal
screen-call-look = Look
screen-call-take = Take
screen-call-keep = Keep
screen-call-writeoff = Write off
screen-call-bomb = Throw in
screen-call-trump = { $sign }
screen-call-kontra = Double
screen-call-drum = Drum
screen-call-cut = Cut
screen-call-knock = Knock
screen-call-stock = Stock { $value }
screen-call-turn = Turn { $value }
# One line a key: the key, “ = ”, what it does.
screen-help-more =
    ↑ ↓ Enter = choose a bid, a contract, or who gets the chosen card; then do it
    1 … 0 - = = the cards of a long hand, from the left
    n = pass, or keep the contract
    k = double, or knock
    g = ask for a new deal
    v = look at your cards
    x = take the talon
    a b = who gets the chosen card
    w j = write the deal off, throw the hand in (asks once more)
    i = hint, too
