# What is wrong with a card, an action, a deck or a file; and whether a match was dealt fairly.

# $given is what was written.
notation-suit = “{ $given }” is not a suit. Suits are S, H, D and C.
notation-card = “{ $given }” is not a card. A card is its rank, A T K Q J 9 8 or 7, and its suit, S H D or C, as in AH.
notation-card-number = { $given } is not the number of a card. Cards have the numbers 0 to 31.
notation-card-twice = The { $card } stands there twice.
notation-action = “{ $given }” is not an action. Write a card (AH), a marriage (40H) or the word of another action, as docs/notation.md lists them.
# $missing and $foreign are cards.
deck-wrong = A deck has { $size } different cards, this one { $given }. Missing: { $missing }. Not in the pack: { $foreign }.

record-empty = There is no deal in it.
record-one-deal =
    { $deals ->
        [one] A single deal is wanted, and there is { $deals }.
       *[other] A single deal is wanted, and there are { $deals }.
    }
record-header-twice = “{ $header }” stands there twice.
record-version = It is written in version “{ $given }”; this program reads version { $known }.
record-format = “{ $given }” is not the format of a match (bummerl-match) or a deal (bummerl-deal).
record-fields =
    A deal is written in 3 to 6 parts with | between them: game, dealer and score, deck, actions, points, link. Here are
    { $given }.
record-other-game = The game “{ $given }” is not the one of the match.
record-game = The game “{ $given }” cannot be played.
record-points = “{ $given }” are not the points of a deal. Write them as in 2-0.
record-option-twice = An option stands there twice: “{ $given }”.
record-standing = “{ $given }” is no score for this game. Write it as in: dealer 0 score 3-5.
record-json = It is not JSON: { $problem }.
record-field-unknown = There is no field “{ $field }” here.
record-book = The field “{ $field }” is no number and no list of numbers, as the books of a standing are.
# $kind is int, str, dict or object; everything else is a list.
record-field =
    { $kind ->
        [int] The field “{ $field }” is not a whole number as it should be.
        [str] The field “{ $field }” is not a text as it should be.
        [dict] The field “{ $field }” is not an object as it should be.
        [object] The field “{ $field }” is not an object as it should be.
       *[other] The field “{ $field }” is not a list as it should be.
    }
record-seats = { $given } players are named; the game has { $needed }.
record-memory = “{ $given }” is not a memory level. Levels are: { $known }.
record-practice = “{ $given }” are not numbers of deals of this match.
record-hex = “{ $given }” is not written in the digits 0 to 9 and a to f, two at a time.
record-unfinished = Deal { $number } begins although deal { $deal } is not finished.
record-after-end = Deal { $number } comes after the match is over.
record-wrong-standing = Deal { $number } says “{ $given }”; after the deals before it, it is “{ $right }”.
record-deck = The deck of deal { $number } cannot be dealt.
record-action = Action { $at } of deal { $number } cannot be read.
record-illegal = Action { $at } of deal { $number }, “{ $action }”, is not allowed.
record-past-end = Action { $at } of deal { $number }, “{ $action }”, comes after the deal is over.
record-wrong-points = Deal { $number } says the points are { $given }; played again, they are { $right }.

match-seats = { $given } players are named; the game has { $needed }.
match-name =
    “{ $given }” cannot be a name. A name has 1 to 80 characters that can be printed (no line breaks or control characters),
    no | among them, and no space at its beginning or end.
match-deal-unfinished = The deal is not over yet; finish it before the next one.
match-over = The match is over; no more deals are dealt in it.
match-no-deal = No deal is being played. Deal the next one first.
match-no-shuffle = This match publishes no shuffle, so there is nothing to add to it.

verify-nothing-published = Nothing was published before this match, so nobody can tell whether its deals were arranged.
verify-none-finished = No deal of this match is finished, so nothing is proven yet: a deal is proven only when it is over.
verify-entropy = { $given } players have added to the shuffle; the game has { $seats }. The deals cannot be checked.
verify-links = { $given } links of the shuffle are published; these deals need { $needed }. The deals cannot be checked.
verify-link = Link { $number } of the shuffle does not fit what was published before the match: it was changed.
verify-dealer = The shuffle does not make seat { $given } the first dealer: the dealer was changed.
verify-deck = The cards of deal { $number } are not the ones that the shuffle gives: they were changed.
verify-opening = The match begins at “{ $given }”; a new match begins at “{ $right }”. What was played before cannot be checked.
verify-chosen =
    Every deck follows from numbers that were fixed before the match began, but no player added numbers of their own, as
    always with --seed: whoever set the match up could choose the cards. So it is not proven that nobody arranged them.
file-unfinished = { $path } is an unfinished match; “bummerl play” goes on with it. It can be replayed and verified once it is over.
