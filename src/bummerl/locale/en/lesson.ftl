# A first deal of Schnapsen, told at the table: lesson-first-<decision>. Ranks are variables in the reader's deck. Two to four short sentences; the
# card or button to try is marked on the screen, so it need not be described.

lesson-first-title = Your first deal
lesson-first-about = Ten decisions, five minutes: you learn Schnapsen by playing it.

lesson-first-exchange =
    Two players, five cards each, and 66 points to reach: the { $ace } counts 11, the { $ten } 10, { $king } 4, { $queen } 3, { $jack } 2. The open
    card under the talon shows the trump suit. You hold the { $jack } of trumps, so you may exchange it for that open card, and here it
    is an { $ace }. Do it!
lesson-first-lead =
    That was the best card of the deal, for nothing. Now you lead to the first trick. Play a card that you can spare: a { $jack } costs only 2
    points if it loses.
lesson-first-win =
    Lost, and both have drawn a card from the talon. While there is a talon, nobody has to follow suit. The higher card of the suit led wins, and your
    { $queen } beats the { $jack }.
lesson-first-trump =
    Your trick. Who wins it draws first and leads again. A trump beats every card of the other suits, and you hold the highest. Lead it: nobody can
    take it, and it brings you the opponent's points as well.
lesson-first-marriage =
    Look what you have drawn: { $king } and { $queen } of one suit are a marriage. On lead you may declare it, for 20 points; in trumps it would
    be 40. The points count at once, because you have taken a trick.
lesson-first-queen = Of a marriage one card must be led now. The { $queen } is the smaller one, so lead it and keep the { $king }.
lesson-first-discard =
    The { $ace } has taken it, that can happen; the 20 stay yours. Now the opponent leads. You cannot beat this card cheaply, so throw away what is
    worth least.
lesson-first-strict =
    The talon is used up, and now the rules are strict: follow suit and win if you can; without the suit you must trump. You have no card of
    this suit. Your smallest trump is enough to take an { $ace }!
lesson-first-count =
    You have 53 points. Count with me: 40 before, 11 for the { $ace } and 2 for the { $jack }. Thirteen are missing. Lead your { $ace }: it brings 11
    and what the opponent must add.
lesson-first-claim =
    A { $ten }: 74 points. Whoever has 66 says so, and the deal is over. Do not play on, every trick more could save the opponent. Claim!
lesson-first-won =
    You have won the deal. Below 33 points the loser pays two, without a trick three, otherwise one. The score counts down from seven; whoever is at zero first has won the match. There is one thing
    more: on lead you can close the talon when you think that your five cards will do. You will find the rest in the rules. Play a whole match!
lesson-first-lost = This time the opponent was there first. Try the deal again, or play a match: you know how it goes.
lesson-first-left =
    You have left the path of this lesson, and that is fine: play on as you like. “Take back” brings you to where you were.
