# The terminal: what the commands and the line mode say.

player-name = Player
# What the computer’s players are called, in the order they sit; one more than there are seats for, so that nobody needs the person’s name.
computer-names = Rosie, Frank, Polly, Max
score = { $first } { $one } – { $second } { $two }
score-down = { $score }. The score counts down from { $start }: who first comes to 0 wins the match.
match-won =
    { $who ->
        [you] You win the match! { $name } gets { $bummerls ->
            [one] a Bummerl
           *[other] { $bummerls } Bummerl
        }.
       *[other] { $name } wins the match. You get { $bummerls ->
            [one] a Bummerl
           *[other] { $bummerls } Bummerl
        }.
    }

table-talon = Trump is { $trump }. The turn-up is the { $turnup }, with { $facedown ->
        [one] 1 card
       *[other] { $facedown } cards
    } face down on it.
table-closed =
    { $who ->
        [you] Trump is { $trump }. You have closed the talon: strict play.
       *[other] Trump is { $trump }. { $name } has closed the talon: strict play.
    }
table-gone = Trump is { $trump }. The talon is used up: strict play.
table-tricks = Tricks: you { $own }, opponent { $other }.
table-own-points = You have { $points } card points{ $pending ->
        [0] .
       *[other] {" "}and { $pending } that wait for a trick.
    }
table-other-points = { $name } has { $points } card points{ $pending ->
        [0] .
       *[other] {" "}and { $pending } that wait for a trick.
    }
table-led = { $name } led the { $card }.
table-hand = Your hand: { $cards }
table-unseen = Still hidden: { $cards }
# Who may hold the hidden cards, and how likely; $where is “Resi 36%, talon 64%”.
tracker-cards = { $cards }: { $where }
tracker-share = { $name } { $percent }%
tracker-talon = talon
tracker-down = face down
tracker-exact = Exact: { $layouts ->
        [one] only one layout is possible.
       *[other] all { $layouts } possible layouts are counted.
    }
tracker-drawn = Estimated from { $layouts } layouts that were drawn among those possible.
trick = { $leader } led the { $led }, answered with the { $answer }: { $who ->
        [you] your trick.
       *[other] { $winner }’s trick.
    }
no-last-trick = There is no trick that you may look at now: it is turned down with the next lead, or as soon as the rules say.
no-review = There is no trick that you may look through now.
taken-back = Taken back.
hint = Hint: { $action }.
hint-known = All cards are known: { $sign }{ $value } game points with the best play.
hint-all = On average { $sign }{ $value } game points with all cards open, over all { $layouts } ways the hidden cards can lie.
hint-some = On average { $sign }{ $value } game points with all cards open, over { $layouts } ways the hidden cards may lie, drawn at random.
hint-only = There is nothing else that you may do.
hint-claim = You have { $points } card points, and { $target } are needed.
hint-marriage = With the marriage you have { $points } card points, and { $target } are needed.
hint-sure = No card that is still out beats the { $card }.
hint-takes = It takes the trick, with { $points } card points in it.
confirm-close = Close the talon? It cannot be undone. Press { $key } again to close.
confirm-claim = Claim? A wrong claim loses the deal. Press { $key } again to claim.
confirm-claim-counted = Claim? By this table’s count you have { $points } card points, and { $target } are needed; a wrong claim loses the deal. Press { $key } again to claim.

lines-welcome = Type the key in front of a card or call and press Enter. ? lists all keys, q saves and leaves.
lines-deal = Deal { $number }.
lines-next-deal = Press Enter for the next deal, q to leave.
lines-new-match = Enter leaves the table. { $key }: another match of this game.
lines-your-turn = Your turn:
lines-saved = The match is saved. “bummerl play” goes on with it.
lines-kept = The record is kept in { $path }. “bummerl replay” steps through it, “bummerl verify” checks the shuffle.
lines-help =
    1 to 0: play that card. A card can also be typed as it is shown: { $label } is the { $card }.

    m, b, v: declare a marriage. x: exchange. c: close. s: claim. d: draw. n: pass or decline. c and s ask once more.

    t: the table. p: the points. l: the last trick. o: the tricks you may look through. r: say it again.

    h: hint. e: the rules, after a refusal the paragraph it names. u: take back, on a training table. q: save and leave.

replay-deal = Deal { $number }, score { $score }.
replay-hand = { $name }: { $cards } · { $points } card points
replay-keys = Enter: next step. b: one step back. A number: to that deal. q: leave.
replay-end = That was the last step.
replay-no-deal = No deal has been dealt in this match.
replay-side = { $names } together: { $points } card points

verify-right = The shuffle is proven for { $deals ->
        [one] 1 deal
       *[other] all { $deals } deals
    }: every deck follows from numbers that were fixed before the match began.
verify-unfinished = The match is unfinished: a deal is proven only when it is over, and the deals to come are not in the file.
verify-meaning =
    It proves to everybody who added numbers that nobody arranged the cards. It does not prove that whoever ran the table
    did not look at them. That the actions are legal and the score right was checked by playing them again. Names, house
    rules and memory level are what the file says. Compare the commitment with the one shown before the match.
arena-title = { $game }: { $deals } decks, each played { $seatings ->
        [2] twice with seats swapped
       *[other] in all { $seatings } seatings
    }, seed { $seed }. Intervals are 95 %.
arena-bot = { $name }: game points a deal { $points } ({ $low } to { $high }); deals won { $deals }; matches won { $matches } of { $played }

doctor-version = bummerl { $version } on Python { $python }
doctor-missing = { $package } is not installed. Install bummerl again: pip install .
doctor-languages = Languages: { $languages }. Now: { $current }.
doctor-encoding = The terminal shows suits and all languages ({ $encoding }).
doctor-encoding-poor = The terminal’s encoding is { $encoding }, which cannot show all signs. Set LANG to a UTF-8 locale, for instance C.UTF-8.
doctor-terminal = The terminal has { $columns } columns and { $lines } lines.
doctor-terminal-small = The terminal has { $columns } columns and { $lines } lines; the full-screen table wants 60 by 20. Make it larger or use --plain.
doctor-folder = Matches are kept in { $path }.
doctor-folder-closed = Matches cannot be written to { $path }: { $problem }. Choose another folder with --folder.
doctor-damaged = Saved matches that cannot be read: { $files }. The next “bummerl play” puts them aside.
doctor-matches = Saved matches: { $unfinished } unfinished, { $finished } finished.
doctor-kernel = Searches are done by the native kernel.
doctor-processors = Processors: { $count }.

place-line = Line { $number }
place-deal = Deal { $number }
# What a table remembers, by the option’s value.
memory-level =
    { $memory ->
        [strict] strict (strict)
        [own] own points (own)
        [points] all points (points)
       *[training] training (training)
    }

session-deal-over = This deal is over.
session-no-hint = There are no hints at a table with memory level { memory-level }. Start a match with --memory points or training.
session-no-undo = Nothing is taken back at a table with memory level { memory-level }. Start a match with --memory training.
session-nothing-to-undo = There is nothing to take back: you have not done anything in this deal yet.
session-shuffle-spent = This match has had { $deals } deals and no end; its shuffle has no more. Begin another one: bummerl play --new

store-damaged = The saved match { $path } cannot be read and is put aside.
store-newer = The saved match { $path } was written by a newer bummerl and is left in place. Install the newer version to go on with it.
store-other-secret = Its secret is not the one that was committed to: it was changed.
store-cannot-read = The saved match { $path } cannot be read: { $problem }.
store-cannot-write = The match cannot be saved to { $path }: { $problem }. Choose another folder with --folder.
file-cannot-read = { $path } cannot be read: { $problem }.
file-too-large = { $path } is larger than { $megabytes } MB; that is no record of a match.
file-not-text = { $path } is not a text file.
solve-value = { $name } is to act: { $value } game points if all play as well as can be, all cards known ({ $nodes } nodes).
solve-between = { $name } is to act: between { $low } and { $high } game points. This is not exact: the search was stopped after { $nodes } nodes.
solve-line = Best line: { $line }
solve-no-kernel = This installation has no native kernel: searching in plain Python takes some thousand times as long. Install a C++ compiler and then bummerl again.
solve-python = The native kernel cannot do this ({ $why }): searching in plain Python, which can take very long. --nodes sets a limit.
solve-over = The last deal in { $path } is over: there is nothing to solve. Give a record whose last deal is still going on.
solve-made = { $name } is to act: the contract of { $side } is made if all play as well as can be, all cards known ({ $nodes } nodes).
solve-not-made = { $name } is to act: the contract of { $side } is not made if all play as well as can be, all cards known ({ $nodes } nodes).
solve-side-value = { $name } is to act: { $value } for { $side } if all play as well as can be, all cards known, without contract and doubling ({ $nodes } nodes).
solve-side-between = { $name } is to act: between { $low } and { $high } for { $side }. This is not exact: the search was stopped after { $nodes } nodes.
solve-points = Card points of { $side } if all play for them: { $points } ({ $nodes } nodes).
solve-before-play = In { $path } the players still bid, call or lay cards away, and that cannot be solved: give a record in which cards are played.
output-failed = The output cannot be written: { $problem }.
no-finished-match = There is no finished match yet. Name a file, or play one: bummerl play
no-such-seat = There is no seat { $seat_number }; seats are 0 to { $last }.
set-without-value = “{ $given }” changes nothing: write --set OPTION=VALUE, for instance --set claim_mode=auto.

# Bots, each in a sentence.
bot-pimc = Plays N layouts of the hidden cards (pimc:10 is ten of them) to the end with all cards open and does what is best on average; once the talon is gone it plays perfectly. Only for games that two play at a time.
bot-pimc-layouts = Looks at { $layouts } possible { $layouts ->
    [one] layout
   *[other] layouts
    } of the hidden cards for each choice and does what is best on average.
bot-thumb = Plays by rules of thumb: counts trumps and points, makes sensible calls, and never looks at hidden cards.
bot-random = Plays any legal card, but claims when that is right.
bot-unknown = There is no bot “{ $name }”. There are: { $known }.
bot-pimc-number = “{ $name }” is no bot: after pimc: stands the number of layouts, 1 to { $most }, for instance pimc:10.
bot-pimc-slow = This installation has no native kernel: until the talon is closed or gone, { $name } plays by rules of thumb, and after that it is slower. Install a C++ compiler and then bummerl again.
bot-other-game = { $name } plays only where two play with a talon, alone or while a third sits out, not { $game }. Choose another bot; bummerl bots lists them.
arena-deals = The arena plays 2 to { $most } decks, not { $given }.
arena-processes = The arena shares its work between 1 and { $most } processes, not { $given }.

shuffle-commitment = Checksum of the shuffled cards (for “bummerl verify”): { $commitment }
choice-remembered = bummerl keeps this language and deck for the next time. To change them: --lang or --deck.
resumed = Your unfinished match goes on. Another one: bummerl play --new
resumed-otherwise = Your unfinished match goes on, as { $name } against { $bot } at memory level { memory-level }. Another one: bummerl play --new
lines-not-understood = I do not understand “{ $typed }”. ? lists all keys.
lines-empty = Type a key and press Enter. ? lists all keys.

# What bummerl bench measures.  V and B are the speeds of the Python package schnapsen.
bench-title = { $machine }, Python { $python }, bummerl { $version }, commit { $commit }. { $preset }, one thread, CPU time, median of { $turns } turns (lowest … highest).
bench-peer-deals = V: random deals of the package schnapsen
bench-peer-search = B: its exact search for a lead from five cards, talon gone, mean
bench-rules = Random deals by the rules in Python, { $about }
bench-kernel-deals = Random deals by the kernel
bench-gone = Exact value of a lead from five cards, talon gone, mean
bench-full-median = Exact value of a full deal, closing allowed, median of the deals
bench-full-mean = The same, mean
bench-full-nodes-median = Nodes of a full deal, median
bench-full-nodes-mean = The same, mean
bench-layouts = All first actions in 100 layouts, exact
bench-tricks = Exact card points of a deal without talon in units of F, the full deal's median: { $about }, median
bench-nodes = Nodes with { $about } cards in the talon, mean
bench-at-least = at least { $goal }
bench-at-most = at most { $goal }
bench-no-peer = The package schnapsen is not installed here, so nothing is compared: make bench installs it apart and does.
