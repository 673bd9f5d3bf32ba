# How to play well: strategy-<rules>-<point>, with its title. Ranks are variables in the reader's deck: $queen is “ober” where suits are
# German. One paragraph each, in the second person, of a few sentences.

strategy-schnapsen-points-title = Count to 66, and to 33
strategy-schnapsen-points =
    Keep two numbers in your head, your points and your opponent's, and add up every trick as it is taken. All cards together hold
    120, marriages come on top. At 66 you can claim; at 33 you are safe from losing two. When you are close to 66, ask which trick will
    bring the rest; when your opponent is, ask which of your cards would hand it over.
strategy-schnapsen-cards-title = Remember what is gone
strategy-schnapsen-cards =
    Begin with trumps, then with the { $ace } and { $ten } of every suit. Once the talon is used up, every card that you have not seen is
    in your opponent's hand, so you can play the last five tricks as if it lay open. In the example both clubs and hearts seem worth
    leading, but only the low spade wins: it costs the opponent a trump, and the lead after that is worth more than the trick.
strategy-schnapsen-open-title = Take the fat tricks, cheaply
strategy-schnapsen-open =
    While the talon is open nobody has to follow suit. So a small trump may take a { $ten } or an { $ace }, and that is what small
    trumps are for. Do not spend them on { $jack }s and { $queen }s: a trump used now is missing when suits must be followed. Lead what you can
    do without, and keep the { $ace } of trumps until it catches the { $ten }.
strategy-schnapsen-discards-title = Lose small, and keep what may become a pair
strategy-schnapsen-discards =
    If you cannot or will not win a trick, give the card that is worth least. That is not always the smallest: a { $king } whose
    { $queen } you have not seen may still become a marriage, and a { $ten } without its { $ace } may still be caught. A lone
    { $queen } whose { $king } is gone is the card to lose.
strategy-schnapsen-marriages-title = A marriage needs the lead
strategy-schnapsen-marriages =
    Forty points are more than most hands take in tricks, twenty are two good tricks. But only the player on lead can declare, and only one who
    has a trick scores at once. With a pair in hand keep a card that wins you the lead, and declare before the talon is gone and before
    your opponent can claim. After declaring you lead one of the two, usually the { $queen }, and the { $king } stays as the better card.
strategy-schnapsen-exchange-title = Exchange as soon as you can
strategy-schnapsen-exchange =
    The lowest trump becomes the turn-up, often an { $ace } or { $ten }, at no cost. Do it at your first lead: later your opponent may close the
    talon, or take the last card. Waiting only makes sense to hide which card you hold, and that is seldom worth a { $ten } of trumps.
strategy-schnapsen-closing-title = Close when you can count the tricks
strategy-schnapsen-closing =
    Closing is a promise to reach 66 with the cards in your hand. Count the tricks that you are sure of: trumps from the top, aces,
    what the opponent must add to them, a marriage. If that makes 66, close, and do it early, while your opponent has no trick or
    less than 33. Every trick more could save one or two game points.
strategy-schnapsen-patience-title = A strong hand is not yet a closed one
strategy-schnapsen-patience =
    Three high trumps and an { $ace } look like a hand to close with, but count: without a marriage five tricks seldom hold 66, and
    strict rules let your opponent keep what you cannot catch. With the talon open the same hand draws more trumps, meets marriages
    and loses nothing by waiting. A failed closing costs two or three.
strategy-schnapsen-claiming-title = Claim in time
strategy-schnapsen-claiming =
    As soon as you are certain of 66, stop and claim. Who plays on gives the opponent tricks, saves them from schneider, and may lose the last
    trick and the deal. Who claims too early loses two or three points at once. That is why you count from the first trick.
strategy-schnapsen-sixty_six-title = Sixty-six is Schnapsen with nines
strategy-schnapsen-sixty_six =
    With six cards in hand and a longer talon there is more time: more tricks before suits must be followed, more cards that may complete
    a marriage, and fewer points in the average trick. Nines are the cards to lose. The last trick counts ten, so if nobody
    is near 66, keep a trump for it.

strategy-sixty_six_multi-partner-title = Feed your partner's tricks
strategy-sixty_six_multi-partner =
    When your partner's card is sure to win, add the { $ten } or the { $king }: points count for both of you. When your opponents win,
    give the least. If you play last you know who wins; if you play second, do not waste a high card under the one still to come.
strategy-sixty_six_multi-trumps-title = Draw trumps when your side is ahead
strategy-sixty_six_multi-trumps =
    Suits must be followed from the first trick, so an { $ace } is sure only while nobody can trump it. With long trumps lead
    them first; with short ones lead the suit of which you hold the { $ace }, before the others have none left.
strategy-sixty_six_multi-alone-title = Two against the one in front
strategy-sixty_six_multi-alone =
    With three players everybody plays for himself, but the one near the end is everybody's business. Let the leader win small tricks, and
    give your fat cards to the third player when you cannot take the trick yourself.
strategy-sixty_six_multi-last_trick-title = Look ahead to the last trick
strategy-sixty_six_multi-last_trick =
    Where the last trick counts ten it is as good as a { $ten }. Keep one trump or the highest card of a suit that the others have
    already thrown away.

strategy-dreier-calling-title = What a call needs
strategy-dreier-calling =
    For the normal game three sure tricks and good trumps are enough, for the contracts without trumps count the cards that can beat you:
    each one that you cannot draw may cost the deal. The talon helps little: of the cards that you hope for, most lie in the other hands.
strategy-dreier-together-title = The two play as one
strategy-dreier-together =
    Against the caller two hands add up. Give your partner's winning trick the fat card, as in the example, and never trump it. When you lead, lead
    through the caller towards your partner, in the suit in which the caller is short of high cards.
strategy-dreier-place-title = Where the caller sits decides what you lead
strategy-dreier-place =
    If the caller plays last, lead low: high cards would only be caught. If the caller plays second, lead high, so that beating it
    costs a trump or an { $ace }.
strategy-dreier-talon-title = What to lay away
strategy-dreier-talon =
    With the talon in hand make a suit empty, so that you can trump it, and keep pairs together. Points that you lay away count
    for you where the rules say so, but a { $ten } in hand behind its { $ace } is worth more.

strategy-bauernschnapsen-calling-title = Call what you can see
strategy-bauernschnapsen-calling =
    Long suits from the top, without a gap, are what the great contracts are made of: in the example no trumps are made and the
    clubs cannot be stopped. A contract that needs luck twice is worth less than it pays. Remember the score: at 20 of 24 a small
    safe game may be all you need, and at 5 to 20 a risky one is cheap.
strategy-bauernschnapsen-feeding-title = Smear, but only what is safe
strategy-bauernschnapsen-feeding =
    If your partner takes the trick, give the card with the most points that will not win you a trick later. An { $ace } alone
    in its suit that may be trumped is better given now. If the opponents take it, give a { $jack } and keep your tens.
strategy-bauernschnapsen-contracts-title = Help in a Schnapser, stay below in a Land
strategy-bauernschnapsen-contracts =
    In a Schnapser your partner needs 66 in three tricks: play your highest points under the cards that win, and never take the trick
    away. In a Land or Bauernschnapser your partner needs every trick: play your lowest, so that you do not overtake.
strategy-bauernschnapsen-kontra-title = Say Kontra when you can count
strategy-bauernschnapsen-kontra =
    Kontra pays if you defeat the contract more often than not. Two sure trump tricks against a normal game, or the one card that
    stops a Land, are reasons; a good feeling is none, for it also tells the declarer where the trumps are.
strategy-bauernschnapsen-trump-title = Make trumps of length, not of beauty
strategy-bauernschnapsen-trump =
    From three cards name the suit of which you hold two, or the one with a { $king } or { $queen } whose partner may come. One
    { $ace } alone is a trick in any suit, trump or not.

strategy-thousand-bidding-title = Bid what you can count
strategy-thousand-bidding =
    Count the tricks from the top of each suit, add your marriages, and for the stock no more than ten or fifteen. A hand without a marriage rarely
    makes 100, and the limit without one is 120 for good reason. Overbidding is the dearest fault of all: you lose the bid, and each opponent
    scores. If you are forced to play 100 with a poor hand, keep the loss small.
strategy-thousand-passing-title = Give away what the others cannot use
strategy-thousand-passing =
    The two cards that you give come back in tricks against you. Give nines and lone { $jack }s, from suits where the others gain
    no { $ace } or { $ten } and no missing half of a marriage. Make a suit short, never break a pair. A { $king } or { $queen } whose partner you
    have not seen could give somebody a marriage.
strategy-thousand-first_trick-title = First a trick, then the marriage
strategy-thousand-first_trick =
    Most tables let you declare only when you have taken a trick. Cash a sure { $ace }, then declare.
    Of two marriages declare last the one whose suit you want as trumps: each new one changes them.
strategy-thousand-marriages-title = The marriage makes trumps, and trumps make tricks
strategy-thousand-marriages =
    A marriage is worth its points, and from that moment its suit beats all others. Declare before your { $ace }s and { $ten }s can
    be trumped by somebody else's. Lead trumps until the others have none, then your long suit.
strategy-thousand-defending-title = Against the declarer you are two, and yet alone
strategy-thousand-defending =
    Both defenders want the contract to fail, but each scores his own tricks. Take the trick where the declarer would; feed your
    partner when the contract can be broken by it. When the contract is safe anyway, play for your own points: trickless deals are counted.
strategy-thousand-barrel-title = On the barrel
strategy-thousand-barrel =
    On the barrel you must win an auction and make what you bid within three deals. Do not wait for the third. Against a rival on the barrel
    bid five more than you like: losing a little is better than letting him win the match.
strategy-thousand-bolts-title = Avoid the third bolt
strategy-thousand-bolts =
    A deal without a trick costs nothing the first two times and much the third. With two bolts keep a sure trick, an { $ace } or a guarded { $ten },
    even if another card would be better for the contract.
