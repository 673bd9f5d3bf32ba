# The full-screen table: marks, labels and buttons, short because room is short.

screen-small =
    The table needs { $wide } by { $high } characters; here are { $columns } by { $rows }. Make the window larger, or play in lines: bummerl play --plain

# In the bar at the top.
screen-deal = Deal { $number }
# Where options differ from those of the game that is named.
screen-house-rules = house rules
screen-help = Help
screen-quit = Save and quit
screen-unsaved = not saved

# Beside the names.
screen-dealer = dealer
screen-forehand = forehand
screen-declarer = declarer
screen-closed = closed
screen-tricks = { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
# $pending are points of marriages that wait for a trick.
screen-points = { $points } points{ $pending ->
        [0] {""}
       *[other] {" "}+ { $pending } waiting
    }
screen-your-lead = Your lead
screen-your-answer = Your turn to answer
screen-your-call = Your decision
screen-their-turn = { $name } plays …
screen-go-on = Go on (any key)

# On the table.
screen-trump = Trump
screen-own-tricks = Your tricks
screen-last-trick = Last trick
# On a card that has just been drawn.
screen-new = new
# What must be answered now, where there is nothing to call.
screen-rule-none = Any card may be played on a trick.
screen-rule-suit = Suit must be followed; without it, any card may be played.
screen-rule-suit_trump = Suit must be followed; without it, trump must be played.
screen-rule-strict = Follow suit and beat the card if you can; without the suit, trump.

# Buttons, where the long ones do not fit; $sign is that of the suit.
screen-call-exchange = Exchange
screen-call-meld = { $value } { $sign }
screen-call-close = Close
screen-call-claim = Claim
screen-call-draw = Draw
screen-call-pass = Pass
screen-call-decline = Do not exchange
screen-next = Next deal
screen-leave = Leave the table
screen-new-match = Another match
screen-look-through = Tricks to look through

# Above the hand.
screen-resumed = This match goes on. To begin a new one: bummerl play --new
screen-chosen = The { $card }: its key again, or Enter, plays it.
# $action is a button such as “Declare 20 (hearts)”.
screen-chosen-pair = { $key }: { $action } first.
screen-choose-first = Choose a card first: by its number, with the arrow keys, or by a click.
screen-no-key = That key does nothing here. ? lists all keys.

# Panels.
screen-score = Score
screen-seat-score = score { $score }
screen-log = This deal
screen-unseen = Still hidden
screen-count = The count
screen-marriage = marriage
screen-bonus = last trick
screen-uncounted = never counted
# $score is “You 4 : 5 Resi”.
screen-new-score = The score now: { $score }
screen-rules = Rules
screen-back = Esc: back to the table

# One line a key: the key, “ = ”, what it does.
screen-help-keys =
    1 2 3 … = choose a card; the same key again, or Enter, plays it
    ← → Enter = choose with the arrows, play with Enter
    mouse = click a card to choose it, click it again to play it; buttons take a click
    m b v = declare a marriage
    x = exchange the lowest trump for the turn-up
    c = close the talon (asks once more)
    s = claim (asks once more)
    d = draw, where you may close before drawing
    n = pass, or decline the exchange
    Esc = put the card back, take back the question
    {" "}
    l = the last trick; or click your tricks
    o = look through the tricks that you may see again
    t = say the whole table, on a training table also the chances of where each hidden card lies
    p = say the points
    r = say the last message again, all of it
    h = hint, where the table gives hints
    e = the rules of this game, first the paragraph that a refusal has named
    u = take back, on a training table
    {" "}
    Ctrl+T = dark or light
    any key = ends the waiting for the opponent’s cards
    q = save and quit; “bummerl play” goes on with the match
