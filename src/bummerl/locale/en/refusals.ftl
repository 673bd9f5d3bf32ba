# Why something may not be done now, and what to do instead. The reader is the player who tried it.

refused-over = The deal is over; nothing more can be done in it.
refused-not-your-turn = It is not your turn yet: your opponent acts first.

# $led is the card that was led, $suit its suit, $cards what may be played.
refused-not-held = You do not hold the { $card }. Play a card from your hand.
refused-lead-marriage = You have just declared the marriage in { $suit }: the card you lead must come from it.
refused-lead-king = You have just declared the marriage in { $suit }: in this game its king must be led.
refused-follow = { FORM($suit, "start") } were led and you hold { $suit }: you must follow suit. You may play: { $cards }.
refused-head = You can beat the { $led }, so you must: head the trick. You may play: { $cards }.
refused-trump = You have no { $suit }, so you must trump. You may play: { $cards }.

refused-exchange-not-leading = Only the player who leads may exchange. First answer the card that was led.
refused-exchange-not-held = Only the { $card } can be exchanged for the turn-up, and you do not hold it.
refused-exchange-no-trick = You may exchange only after you have won a trick.
refused-exchange-talon =
    To exchange, at least { $least } cards must be left in the talon, the turn-up included; there are { $talon }.
refused-exchange-closed = The talon is closed: there is no exchanging any more.
refused-exchange-gone = The talon is used up: there is no turn-up left to exchange for.
refused-exchange-not-now = You may exchange before you lead a card, and that is after drawing.

refused-close-not-leading = Only the player who leads may close the talon. First answer the card that was led.
refused-close-not-played = In this game the talon is never closed.
refused-close-first-lead = The talon may not be closed before the first trick has been played.
refused-close-talon =
    To close, at least { $least } cards must be left in the talon, the turn-up included; there are { $talon }.
refused-close-already = The talon has already been closed.
refused-close-gone = The talon is used up: there is nothing left to close.

refused-meld-not-leading = Only the player who leads may declare a marriage. Wait until you are on lead.
refused-meld-not-held = To declare the marriage in { $suit } you need both its cards in your hand.
refused-no-marriage = You hold no marriage: it takes the king and queen of one suit.
refused-meld-value = The marriage in { $suit } is worth { $value }: declare { $value }.
refused-meld-first-lead = In this game no marriage may be declared at the very first lead. Win a trick first.
refused-meld-second = You have already declared a marriage at this lead, and one is the limit. Lead one of its cards.
refused-meld-closed = The talon is closed: in this game no marriage may be declared after that.
refused-meld-gone = The talon is used up: in this game no marriage may be declared after that.

refused-claim-auto =
    There is no need to claim: the deal ends by itself as soon as a player has { $target } card points.
refused-claim-not-now =
    You may claim before you lead, if you have just won a trick or declared a marriage; at other times you may not.
refused-pass-not-now = You can pass only when the last trick is yours and you do not want to claim.

refused-draw-not-now = There is nothing for you to draw now. Cards are drawn after a trick, while the talon is open.
refused-decline-not-now = You can decline the exchange only when your opponent has just closed the talon.
refused-draw-first = The trick is yours: first draw a card or close the talon.
refused-answer-first = Your opponent has closed the talon: first exchange, or decline to.
refused-last-first = All cards are played and the last trick is yours: claim or pass.

refused-other-game = There is no such call in this game.
