# How to play well: strategy-<rules>-<point>, with its title. Ranks are variables in the reader's deck: $queen is “ober” where suits are
# German. One paragraph each, in the second person, of a few sentences.

# What is said to an answer; $less, $value and $best are game points a deal, or points of Thousand.
strategy-decimal = .
strategy-right = Right.
strategy-as-good = Just as good: the program’s players see no difference to their own choice.
strategy-too-early = You do not have enough for that yet: whoever claims wrongly loses the deal at once.
strategy-unweighed = Not the best here. What it costs depends too much on the others to be put in a number.
strategy-worse = There is something better. By the reckoning of the program’s players this is worth { $value } game points a deal on average, the best { $best }: it costs { $less }.
strategy-worse-points = There is something better. By the reckoning of the program’s players this is worth { $value } points a deal on average, the best { $best }: it costs { $less }.

strategy-schnapsen-points-title = Count to 66, and to 33
strategy-schnapsen-points =
    Keep two numbers in your head, your points and your opponent's, and add up every trick as it is taken. All cards together hold
    120, marriages come on top. At 66 you can claim; at 33 you are safe from losing two. When you are close to 66, ask which trick
    will bring the rest; when your opponent is, ask which of your cards would hand it over.
strategy-schnapsen-cards-title = Remember what is gone
strategy-schnapsen-cards =
    Begin with trumps, then with the { $ace } and { $ten } of every suit. Once the talon is used up, every card that you have not
    seen is in your opponent's hand, so you can play the last five tricks as if it lay open. In the example both clubs and hearts
    seem worth leading, but only the low spade wins: it costs the opponent a trump, and the lead after that is worth more than the
    trick.
strategy-schnapsen-cards-why =
    The opponent has no spade left and must trump the { $jack }. With one trump less he can no longer stop your hearts and clubs.
strategy-schnapsen-open-title = Take the fat tricks, cheaply
strategy-schnapsen-open =
    While the talon is open nobody has to follow suit. So a small trump may take a { $ten } or an { $ace }, and that is what small
    trumps are for. Do not spend them on { $jack }s and { $queen }s: a trump used now is missing when suits must be followed. Lead
    what you can do without, and keep the { $ace } of trumps until it catches the { $ten }.
strategy-schnapsen-open-why =
    The { $king } of hearts is a trump and takes the { $ten } for good: nothing is gained by waiting, and the other three kings
    cannot win the trick.
strategy-schnapsen-discards-title = Lose small, and keep what may become a pair
strategy-schnapsen-discards =
    If you cannot or will not win a trick, give the card that is worth least. That is not always the smallest: a { $king } whose
    { $queen } you have not seen may still become a marriage, and a { $ten } without its { $ace } may still be caught. A lone
    { $queen } whose { $king } is gone is the card to lose.
strategy-schnapsen-discards-why =
    The { $king } of spades has gone, so this { $queen } can never be one of a pair. The trick is worth little; your trumps, the
    { $ten } and the { $king } of clubs are all better kept.
strategy-schnapsen-marriages-title = A marriage needs the lead
strategy-schnapsen-marriages =
    Forty points are more than most hands take in tricks, twenty are two good tricks. But only the player on lead can declare, and
    only one who has a trick scores at once. With a pair in hand keep a card that wins you the lead, and declare before the talon
    is gone and before your opponent can claim. After declaring you lead one of the two, usually the { $queen }, and the { $king }
    stays as the better card.
strategy-schnapsen-marriages-why =
    You have a trick, so the forty count at once, and with the talon closed nothing new can come into the opponent’s hand. Led
    without a word, { $king } or { $queen } would throw the pair away.
strategy-schnapsen-exchange-title = Exchange as soon as you can
strategy-schnapsen-exchange =
    The lowest trump becomes the turn-up, often an { $ace } or { $ten }, at no cost. Do it at your first lead: later your opponent
    may close the talon, or take the last card. Waiting only makes sense to hide which card you hold, and that is seldom worth a
    { $ten } of trumps.
strategy-schnapsen-exchange-why =
    The { $jack } of trumps becomes the { $ace }. The opponent is dangerous here; without the exchange you lose on average, with
    it the deal is even.
strategy-schnapsen-closing-title = Close when you can count the tricks
strategy-schnapsen-closing =
    Closing is a promise to reach 66 with the cards in your hand. Count the tricks that you are sure of: trumps from the top,
    aces, what the opponent must add to them, a marriage. If that makes 66, close, and do it early, while your opponent has no
    trick or less than 33. Every trick more could save one or two game points.
strategy-schnapsen-closing-why =
    Clubs from the top, the { $ace } of diamonds and the opponent’s cards under them bring your 25 past 66, and only one trump is
    against you. He has 14, so it pays two, whatever he holds; with the talon open he may still reach 33.
strategy-schnapsen-reading-title = Before you close, work out the other hand
strategy-schnapsen-reading =
    Close on what the opponent holds, not on what you hope. Declared cards are known: who showed a pair and led one half still has
    the other. Then list what you have not seen, suit by suit. A suit of which one card is missing can be answered once at most; a
    trump that is not among the unseen cannot hurt you. And what was thrown under your tricks tells: nobody gives away an { $ace }
    that could be kept.
strategy-schnapsen-reading-why =
    The { $king } of hearts is known from the declaration, the { $king } of clubs is the only trump you have not seen, the
    { $jack } the only spade. Your marriage, the { $ten } of trumps and two high spades make at least 76 with the talon closed,
    and the opponent stays below 33.
strategy-schnapsen-patience-title = A strong hand is not yet a closed one
strategy-schnapsen-patience =
    Three high trumps and an { $ace } look like a hand to close with, but count: without a marriage five tricks seldom hold 66,
    and strict rules let your opponent keep what you cannot catch. With the talon open the same hand draws more trumps, meets
    marriages and loses nothing by waiting. A failed closing costs two or three.
strategy-schnapsen-patience-why =
    Lead trumps and keep the talon open: nearly three game points on average. Closed, the same hand rather loses, for five tricks
    without a marriage seldom make 66.
strategy-schnapsen-claiming-title = Claim in time
strategy-schnapsen-claiming =
    As soon as you are certain of 66, stop and claim. Who plays on gives the opponent tricks, saves them from schneider, and may
    lose the last trick and the deal. Who claims too early loses two or three points at once. That is why you count from the first
    trick.
strategy-schnapsen-claiming-why =
    You have 76. Whoever closed and does not claim has won nothing yet, and the last card may still be lost.
strategy-schnapsen-unclaimed-title = Who never claims can lose a won deal
strategy-schnapsen-unclaimed =
    Nobody counts for you. If neither player claims, the last trick decides the deal, however many points lie on your side; and
    every trick that you let go brings the opponent nearer to a claim of his own and out of schneider. A deal that was won by two
    can so be lost by one: three game points, for one word.
strategy-schnapsen-unclaimed-why =
    You have 68, the opponent 26 and three cards that win all three tricks. Claimed now the deal brings two game points; played on
    it is lost.

strategy-sixty_six-nines-title = Twenty-four cards, six in hand
strategy-sixty_six-nines =
    The nines count nothing and win little: they are what you lead when you must lead and throw when you must lose. Twelve cards
    lie in the talon, so up to six tricks are played before suits must be followed. A pair has time to meet, and a small trump
    more tens to catch than in Schnapsen. Do not hurry to lead aces: nobody has to follow, and they may be trumped by a { $nine }.
strategy-sixty_six-counting-title = Count to 66, and remember the ten at the end
strategy-sixty_six-counting =
    The cards still hold 120, since nines add nothing, but the average trick is worth ten instead of twelve, and the last one ten
    more. So 66 comes later: count both sides as tricks are taken, and ask at every trick what is still out. The eight aces and
    tens are 84 of the 120; when you have seen six of them go to the other side, trumps will not save you.
strategy-sixty_six-exchange-title = Take a trick, then exchange the nine
strategy-sixty_six-exchange =
    The { $nine } of trumps fetches the turn-up, at most tables only for a player who has taken a trick, and only on lead. So a
    cheap trick early is worth more than its points. The card that you get may be half of a marriage: look at the turn-up before
    you throw a trump { $king } or { $queen } away.
strategy-sixty_six-exchange-why =
    The { $queen } of trumps comes to your { $king }: for a { $nine } you get a marriage of forty, with the lead to declare it at
    once.
strategy-sixty_six-marriages-title = Declare while the talon is open
strategy-sixty_six-marriages =
    In the German game nothing can be declared once the talon is closed or used up; American and Bulgarian tables allow it. Where
    it is forbidden, a pair that waits too long is worth two cards. With the lead and a pair declare; without the lead, keep
    something that wins a trick cheaply.
strategy-sixty_six-marriages-why =
    Forty points bring you from 14 to 54 and leave two tricks to go. Closing first would forbid the declaration and lose the deal.
strategy-sixty_six-deny-title = Their marriage counts with their first trick
strategy-sixty_six-deny =
    A pair declared by somebody without a trick only waits. As long as every trick is yours it is worth nothing. So take the very
    next one, with a high card if need be, and go on taking while it is cheap.
strategy-sixty_six-deny-why =
    The opponent has no trick: if the { $ace } takes this one, the twenty stay in the air. The { $king } of trumps would take it
    too, but you will need that later; and if you give the trick away, they count at once.
strategy-sixty_six-closing-title = Cover the talon with points in sight
strategy-sixty_six-closing =
    Once you cover the talon suits must be followed, the last trick counts no ten, and in the German game nothing more can be
    declared. So cover with a count in the hand: what you have, plus the tricks from the top of trumps and side suits, plus two or
    three points a trick from the other hand. Six cards are more than five, so a long trump suit is stronger here; but nines in
    the hand are tricks that somebody else will win.
strategy-sixty_six-closing-why =
    The { $ten } is now the highest trump and takes the { $king }, the only other one that can be held against you; then the
    { $ace } of clubs is safe. That makes more than 66 whatever the opponent plays, and he stays at 27: two game points.
strategy-sixty_six-last_trick-title = Prepare the last trick
strategy-sixty_six-last_trick =
    When the talon is used up, the last of six tricks counts ten beside its cards. Draw the trumps that are still out while you
    have the higher ones, cash your aces when they are safe, and keep for the end what nobody can beat.
strategy-sixty_six-last_trick-why =
    Two trumps are still out, the { $queen } and the { $nine }. The { $king } draws one, and no ace of yours is safe before that.
    Every other lead loses the deal.

strategy-sixty_six_multi-partner-title = Feed your partner's tricks
strategy-sixty_six_multi-partner =
    When your partner's card is sure to win, add the { $ten } or the { $king }: points count for both of you. When your opponents
    win, give the least. If you play last you know who wins; if you play second, do not waste a high card under the one still to
    come.
strategy-sixty_six_multi-partner-why =
    Your partner’s { $ace } has the trick, and your side needs four points. The { $ten } puts it beyond doubt; the { $king } would
    do, but the { $ten } might be caught later.
strategy-sixty_six_multi-aces-title = An ace is safest in the first round of its suit
strategy-sixty_six_multi-aces =
    Suits must be followed, so in the first round everybody still has one, and an { $ace } wins. In the second somebody is out and
    trumps it. Take with the { $ace } when its suit is led for the first time, even in second place: the { $ten } has to come to
    it or stay behind it.
strategy-sixty_six_multi-aces-why =
    Nobody has played a club yet, so the { $ace } will hold now. The { $queen } leaves the trick to the { $ten }, and in the next
    round your { $ace } meets a trump.
strategy-sixty_six_multi-tens-title = Count the tens
strategy-sixty_six_multi-tens =
    Aces and tens are 84 of the 120 points, and a hand of six or eight cards shows you only a few of them. Keep a list of the four
    tens: one whose { $ace } is gone is the highest card of its suit, one whose { $ace } is out is in danger until it finds a
    trick of its partner’s. Your own { $ten } belongs under a trick that is certain, or behind its { $ace }; never lead it while
    the { $ace } may sit behind you.
strategy-sixty_six_multi-tens-why =
    The { $ace }, { $king } and { $queen } of spades have fallen, so your { $ten } is the best spade left. Play it while the
    others still have to guard their own suits; each round you wait makes it more likely to be trumped.
strategy-sixty_six_multi-trumps-title = Draw trumps when your side is ahead
strategy-sixty_six_multi-trumps =
    Suits must be followed from the first trick, so an { $ace } is sure only while nobody can trump it. With long trumps lead them
    first; with short ones lead the suit of which you hold the { $ace }, before the others have none left.
strategy-sixty_six_multi-alone-title = Two against the one in front
strategy-sixty_six_multi-alone =
    With three players everybody plays for himself, but the one near the end is everybody's business. Let the leader win small
    tricks, and give your fat cards to the third player when you cannot take the trick yourself.
strategy-sixty_six_multi-signals-title = Your cards are the only signals
strategy-sixty_six_multi-signals =
    Partners may tell each other nothing but what they play. So play what can be read: lead the suit in which you want help, throw
    the lowest card of the suit that you do not want returned, give your highest one to show that there is more behind it. Return
    your partner’s suit before you start one of your own. And remember that the other side reads too.
strategy-sixty_six_multi-last_trick-title = Look ahead to the last trick
strategy-sixty_six_multi-last_trick =
    Where the last trick counts ten it is as good as a { $ten }. Keep one trump or the highest card of a suit that the others have
    already thrown away.

strategy-dreier-calling-title = What a call needs
strategy-dreier-calling =
    For the normal game three sure tricks and good trumps are enough, for the contracts without trumps count the cards that can
    beat you: each one that you cannot draw may cost the deal. The talon helps little: of the cards that you hope for, most lie in
    the other hands.
strategy-dreier-calling-why =
    { $ace }, { $ten } and { $king } of spades and { $ace } and { $ten } of hearts cannot be beaten without trumps; they bring
    down the { $king } and the { $queen } of hearts, so the { $jack } wins the last trick. Every trick is sure, and nothing
    cheaper pays as well.
strategy-dreier-together-title = The two play as one
strategy-dreier-together =
    Against the caller two hands add up. Give your partner's winning trick the fat card, as in the example, and never trump it.
    When you lead, lead through the caller towards your partner, in the suit in which the caller is short of high cards.
strategy-dreier-together-why =
    Your partner’s { $ace } wins, so the { $ten } comes home: it is worth ten there, and in your hand it would be caught by the
    caller’s trumps.
strategy-dreier-place-title = Where the caller sits decides what you lead
strategy-dreier-place =
    If the caller plays last, lead low: high cards would only be caught. If the caller plays second, lead high, so that beating it
    costs a trump or an { $ace }.
strategy-dreier-kontra-title = Double what you can beat from your own hand
strategy-dreier-kontra =
    Kontra doubles for all three. Say it when your own tricks and one of your partner’s beat the contract more often than not: two
    high trumps, or aces in three suits. The caller of a normal game may be weak, since somebody has to play; whoever calls a
    great contract has seen it. Kontra against those only with the card that stops it.
strategy-dreier-kontra-why =
    { $ace } and { $ten } of trumps and aces in two more suits: the caller of a mere normal game will hardly take what he needs
    against that. It doubles a deal that you win most of the time.
strategy-dreier-talon-title = What to lay away
strategy-dreier-talon =
    With the talon in hand make a suit empty, so that you can trump it, and keep pairs together. Points that you lay away count
    for you where the rules say so: a lone { $ten }, which its { $ace } would catch, is nowhere safer. Behind its { $ace } a
    { $ten } belongs in the hand.
strategy-dreier-talon-why =
    A lone { $ten } falls to the { $ace } as soon as that is led. Laid away its ten points are yours, and you can trump the suit.

strategy-bauernschnapsen-calling-title = Call what you can see
strategy-bauernschnapsen-calling =
    Long suits from the top, without a gap, are what the great contracts are made of: in the example no trumps are made and the
    clubs cannot be stopped. A contract that needs luck twice is worth less than it pays. Remember the score: at 20 of 24 a small
    safe game may be all you need, and at 5 to 20 a risky one is cheap.
strategy-bauernschnapsen-calling-why =
    Four clubs from the { $ace } down and another { $ace }: without trumps nobody can beat them, whoever has what. The contract is
    worth nine and cannot fail.
strategy-bauernschnapsen-feeding-title = Smear, but only what is safe
strategy-bauernschnapsen-feeding =
    If your partner takes the trick, give the card with the most points that will not win you a trick later. An { $ace } alone in
    its suit that may be trumped is better given now. If the opponents take it, give a { $jack } and keep your tens.
strategy-bauernschnapsen-feeding-why =
    The trick is your partner’s and the { $ace } is your dearest card. Later it would be trumped; here its eleven are yours.
strategy-bauernschnapsen-contracts-title = Help in a Schnapser, stay below in a Land
strategy-bauernschnapsen-contracts =
    In a Schnapser your partner needs 66 in three tricks: play your highest points under the cards that win, and never take the
    trick away. In a Land or Bauernschnapser your partner needs every trick: play your lowest, so that you do not overtake.
strategy-bauernschnapsen-kontra-title = Say Kontra when you can count
strategy-bauernschnapsen-kontra =
    Kontra pays if you defeat the contract more often than not. Two sure trump tricks against a normal game, or the one card that
    stops a Land, are reasons; a good feeling is none, for it also tells the declarer where the trumps are.
strategy-bauernschnapsen-kontra-why =
    { $king } and { $queen } of trumps are a marriage of forty, and the two aces win as long as their suits are fresh. Against a
    game that nobody raised this is enough in more than half of the deals, and it counts double.
strategy-bauernschnapsen-trump-title = Make trumps of length, not of beauty
strategy-bauernschnapsen-trump =
    From three cards name the suit of which you hold two, or the one with a { $king } or { $queen } whose partner may come. One
    { $ace } alone is a trick in any suit, trump or not.

strategy-thousand-bidding-title = Bid what you can count
strategy-thousand-bidding =
    Count the tricks from the top of each suit, add your marriages, and for the stock no more than ten or fifteen. A hand without
    a marriage rarely makes 100, and the limit without one is 120 for good reason. Overbidding is the dearest fault of all: you
    lose the bid, and each opponent scores. If you are forced to play 100 with a poor hand, keep the loss small.
strategy-thousand-bidding-why =
    Three aces are three tricks and 33 points, but there is no marriage, and a hundred is far away. Pass, and let your aces
    defend.
strategy-thousand-writing_off-title = Write off what cannot be saved
strategy-thousand-writing_off =
    Where the rules allow it, you may give the deal up after seeing the stock; the others then get sixty each, or half the bid.
    Ask first what it costs you. If your bid is not deducted, write off as soon as you are more likely to fail than not: their
    sixty are cheaper than your hundred. If it is deducted, it is mostly better to play: when you take half of the card points the
    others get less than you would have given them, and defenders make mistakes. Count how often you have done it, since many
    tables fine the third time, and never give sixty to somebody whom they would bring home.
strategy-thousand-passing-title = Give away what the others cannot use
strategy-thousand-passing =
    The two cards that you give come back in tricks against you. Give nines and lone { $jack }s, from suits where the others gain
    no { $ace } or { $ten } and no missing half of a marriage. Make a suit short, never break a pair. A { $king } or { $queen }
    whose partner you have not seen could give somebody a marriage.
strategy-thousand-passing-why =
    Without clubs you can take that suit with trumps, and the { $nine } of spades stays as your fourth trump. Aces, and halves of
    your pairs, are what the bid was made on.
strategy-thousand-first_trick-title = First a trick, then the marriage
strategy-thousand-first_trick =
    Most tables let you declare only when you have taken a trick. Cash a sure { $ace }, then declare. Of two marriages declare
    last the one whose suit you want as trumps: each new one changes them.
strategy-thousand-first_trick-why =
    The { $ace } of spades is a sure trick, and afterwards the { $king } and the { $queen } are free to be declared. Led now, one
    of the pair would break the marriage of forty that you bid on.
strategy-thousand-marriages-title = The marriage makes trumps, and trumps make tricks
strategy-thousand-marriages =
    A marriage is worth its points, and from that moment its suit beats all others. Declare before your { $ace }s and { $ten }s
    can be trumped by somebody else's. Lead trumps until the others have none, then your long suit.
strategy-thousand-marriages-why =
    You have a trick, and forty count at once and make spades trumps. A sure { $ace } first is as good; to lead from the pair
    without declaring costs the contract.
strategy-thousand-defending-title = Against the declarer you are two, and yet alone
strategy-thousand-defending =
    Both defenders want the contract to fail, but each scores his own tricks. Take the trick where the declarer would; feed your
    partner when the contract can be broken by it. When the contract is safe anyway, play for your own points: trickless deals are
    counted.
strategy-thousand-barrel-title = On the barrel
strategy-thousand-barrel =
    On the barrel you must win an auction and make what you bid within three deals. Do not wait for the third. Against a rival on
    the barrel bid five more than you like: losing a little is better than letting him win the match.
strategy-thousand-bolts-title = Avoid the third bolt
strategy-thousand-bolts =
    A deal without a trick costs nothing the first two times and much the third. With two bolts keep a sure trick, an { $ace } or
    a guarded { $ten }, even if another card would be better for the contract.
