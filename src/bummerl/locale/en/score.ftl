# The score sheet for people who play with real cards.  The words at the beginning of lines (fine, undo) are typed as they
# are here in every language; score-words adds others.

# Other words for those of the sheet, a line each: the word, a colon, and what may be typed instead.
score-words =
    undo: back
    redo: again
    quit: bye
    writeoff: write-off
    nobody: tie, pass
    fine: penalty

# How lines are written.
score-help-thousand =
    A deal: the declarer, the contract, then each player’s card points in the order of the columns. What is left out is computed.
    anna 120 75 45 → the third player has the rest of 120
    anna 120 75+100 45 ? → marriages after a plus, by value or suit (75+h); ? is the rest
    ben 100 cora=0 ben=80 → by name; 0 is no trick, 0t is a trick without points
    Beside deals: fine ben, fine ben 60, misdeal, redeal.
score-help-thousand-two =
    A deal: the declarer, the contract, then each player’s card points in the order of the columns. What is left out is computed.
    anna 120 75 → the other player has the rest of 120
    anna 120 75+100 ? → marriages after a plus, by value or suit (75+h); ? is the rest
    ben 100 anna=40 ben=80 → by name; 0 is no trick, 0t is a trick without points
    Beside deals: fine ben, fine ben 60, misdeal, redeal.
score-help-blind = anna 120 blind 80 40 → a blind bid
score-help-write-off = anna 120 writeoff → written off
score-help-bomb = anna 120 bomb → the hand thrown in
score-help-stock = anna 120 75 45 stock 25 → what the stock is worth to who sits out, or its cards (stock KH QH 9S)
score-help-cut = cut → a bad card at the bottom
score-help-breach = breach ben 150 → a bid above the limit
score-help-points =
    A deal: who has won, and how many game points.
    anna 2 → or card points of the loser after a claim: anna claim 20 (0: no trick, 0t: a trick without points)
score-help-contracts =
    A deal: who has played, and what it gives.
    anna 2 → game points for Anna’s side; anna lost 2 gives them to the other side
    anna claim 20 → the loser’s card points after a claim (0: no trick)
    anna schnapser → a contract by its name; anna schnapser lost; anna schnapser x2 after doubling
score-help-closed = anna 2 closed → a closed talon, which counts more
score-help-losers = anna 1 2 → what each loser pays
score-help-wrong = anna wrong → a wrong claim
score-help-drum = anna 2 drum → drummed and won; anna lost 2 drum, anna whistle
score-help-ten = anna 2 ten ben → Ben has won the ten of trumps
score-help-nobody = nobody → a deal without a winner
score-help-redeal = redeal → it is dealt again
score-help-all =
    Players are numbers, names, or the beginning of a name.
    undo, undo 3, redo: take back and do again. fix 4 …: write line 4 anew. dealer ben: Ben deals next.
    new: the next match, once one is over. sheet: show it. export FILE: as .csv, .md or .json. export! FILE: over one that is there. quit: leave; all is saved.

# The sheet.
score-column-entry = Deal
score-row =
    { $kind ->
        [fine] Fine: { $name }
        [misdeal] Misdeal: { $name }
        [redeal] New deal
        [cut] Bad cut
        [breach] Bid too high: { $name }
        [dealer] Dealer: { $name }
        [new] New match
        [nobody] Nobody wins
        [blind] blind
        [writeoff] written off
        [bomb] thrown in
       *[other] { $name }
    }
score-book-bolts = Bolts
score-book-barrel = Barrel: deals left
score-book-falls = Falls
score-book-write-offs = Write-offs
score-book-bummerl = Bummerl
score-book-matches = Matches won
score-next = { $name } deals next.
score-next-sits = { $name } sits out.
score-next-golden = Golden round, deal { $number } of { $count }: { $name } plays for 120, and everything counts double.
score-next-cuts = Bad cuts in a row: { $count }.
score-won = The match is over. Won by: { $names }.
score-another = Press Enter or type “new” for another match, “undo” if something is wrong, “quit” to leave.

# What is said.
score-welcome = Type a line for each deal. “help” shows how, “quit” leaves; everything is saved at once.
score-ask-players = { $game }: names of the { $count } players in the order they sit, separated by commas (Enter for none):
score-resumed = This sheet goes on: { $path }. Another one: bummerl score --new
score-saved = The sheet is saved: { $path }
score-exported = Written: { $path }
score-fined = { $name } pays a fine of { $value }.
score-misdealt =
    { $value ->
        [0] { $name } has dealt wrongly.
       *[other] { $name } has dealt wrongly and pays { $value }.
    }
score-redealt = { $name } deals again; nothing is scored.
score-bad-cut = A bad card at the bottom: bad cut number { $count } in a row.
score-cut-fine = The third bad cut in a row: { $name } pays { $value }.
score-breached = { $name } bid { $value } without the marriage for it and loses that.

# What was expected.
score-empty = Type a deal; “help” shows how.
score-line-strange = A line has at most { $most } letters, digits and signs that can be printed.
score-full = A sheet has at most { $most } lines. Begin another: bummerl score --new
score-player-unknown = There is no player “{ $given }”. The players are: { $players }.
score-player-two = “{ $given }” can be any of these players: { $players }. Type more of the name, or the number.
score-players = This game has { $count } players; { $given } were named. Write for instance --players "{ $example }".
score-name = “{ $given }” cannot be a name. A name has 1 to { $most } letters.
score-name-taken = “{ $given }” cannot be a name here, because it means something else. Choose another.
score-names-same = Two players have the same name. Add a letter to one of them.
score-too-much = “{ $given }” is too much in this line. “help” shows how lines are written.
score-word-unknown = “{ $given }” is not understood in this game. “help” shows how lines are written.
score-deal-expected = A deal is the declarer, the contract and card points, such as: { $example }
score-contract = “{ $given }” is no contract here. Contracts go from { $low } to { $high }, in steps of { $steps }.
score-golden = In the golden round { $name } has forehand and plays for 120; nobody else can be the declarer.
score-sits-out = { $name } sits out this deal. If somebody else deals, type “dealer” and the name first.
score-points = “{ $given }” is not understood. Card points are written 75, with marriages 75+100 or 75+h; 0 is no trick, ? the rest.
score-points-missing = Type the card points of at least { $least } of: { $players }. One of them can be computed, where all cards are played.
score-points-total = All card points make 120; these make { $total }. Marriages are written after a plus: 75+100.
score-points-twice = There are two numbers for { $name }. Type one for each player.
score-marriage = “{ $given }” is no marriage here. They are worth { $known }; the letters s, h, d, c name their suits.
score-marriage-twice = There are not so many marriages of { $value } in the pack.
score-stock-missing = { $name } sits out and scores the stock: add what it is worth, such as “stock 25”, or its cards: “stock KH QH 9S”.
score-stock-worth = “{ $given }” is not what three cards of the stock can be worth. Type a number, or three cards: “stock KH QH 9S”.
score-stock-nobody = Nobody scores the stock in this deal. Leave it out.
score-not-played = “{ $word }” is not played at this table; the option { $option } decides that.
score-blind-who = Only a player who may bid blind can, for { $least } at least, and not in the golden round.
score-blind-score = A blind bid needs a total of at least { $least }.
score-write-off-limit = { $name } has written off { $count } times, and that is the limit.
score-fine-expected = A fine is written “fine ben” for the usual { $fine }, or with a number from 1 to 999: “fine ben 60”.
score-breach-expected = A bid above the limit is written with the player and the bid: “breach ben 150”.
score-expected = Type who has won and how many game points, such as “{ $name } 2”, or “nobody”.
score-expected-contracts = Type who has played and the game points or the contract, such as “{ $name } 2” or “{ $name } schnapser lost”.
score-value = “{ $given }” is not what a deal is worth here before anything is added or doubled: { $known }.
score-game-points = “{ $given }” are no game points of a deal: a number from 1 to { $most }, with all doubling in it.
score-claim = “{ $given }” are no card points of a loser: 0 (no trick), 0t (a trick without points), or up to 130.
score-contract-alone = { $contract } has its own value: leave the number and “claim” out, or leave the contract out.
score-losers = Type one number, or one for each of those who lose: { $players }.
score-nobody = Every deal of this game has a winner. Type who has won.
score-dealer-expected = Type who deals next: “dealer ben”.
score-match-goes-on = The match is not over yet. Another sheet: bummerl score --new
score-match-over = The match is over: { $name } has won. Type “new” for another match, or “undo”.
score-fix-expected = Type the number of a line from 1 to { $count } and the line as it should be: “fix 3 anna 120 75 45”.
score-fix-breaks = With this correction line { $number } ({ $line }) would not fit any more. Undo back to it instead.
score-nothing-to-undo = There is nothing to take back.
score-undo-most = { $count ->
        [one] Only 1 step can be taken back.
       *[other] Only { $count } steps can be taken back.
    }
score-nothing-to-redo = There is nothing to do again.
score-redo-most = { $count ->
        [one] Only 1 step can be done again.
       *[other] Only { $count } steps can be done again.
    }
score-steps = Type how many steps: “{ $word }”, or “{ $word } 3”.
score-export-kind = “{ $given }” has none of the endings that a sheet can be written as: .csv, .md or .json.
score-export-own = { $path } is the sheet itself. Choose another name.
score-export-there = { $path } is there already. Choose another name, or write over it: “export! FILE”, on the command line --overwrite.
score-export-failed = The export cannot be written to { $path }: { $problem }. Name another file.
score-nothing-to-export = There is no such sheet yet. Begin one: bummerl score
score-start =
    “{ $given }” is no beginning of a match for { $seats } players. Write for instance “{ $example }”, hyphens between the
    scores.
score-cannot-read = The sheet { $path } cannot be read: { $problem }.
score-cannot-write = The sheet cannot be written to { $path }: { $problem }. Choose another place with --folder or --file.
score-file-damaged = The sheet { $path } is damaged and was left as it is. Begin another: bummerl score --new
score-file-changed = The sheet { $path } has been changed by another program meanwhile. Nothing was written; leave and start again.
score-file-there = { $path } is there already. Choose another name, or leave --new out to go on with it.
score-file-other = { $path } is a sheet of { $game } for { $players } that has begun already. Leave the game, the players and the beginning out, or choose another file.
