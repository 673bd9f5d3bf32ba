# The games: preset- is a name, about- a sentence that tells them apart.

preset-schnapsen = Schnapsen
about-schnapsen = The ordinary rules of Schnapsen: 20 cards, a talon to draw from or to close, and 66 card points to claim.
preset-schnapsen_tournament = Tournament Schnapsen
about-schnapsen_tournament =
    The sharper rules of serious tournaments: no exchange or marriage at the first lead, no exchange or close below four
    talon cards, and a marriage is led with its king.
preset-schnapsen_ja_classic = Japanese classic Schnapsen
about-schnapsen_ja_classic = As it is described in Japan: close to the ordinary rules, but no close before the first trick.
preset-schnapsen_ja_club = Japanese club Schnapsen
about-schnapsen_ja_club = As a Japanese club plays it: exchange only after winning a trick; a wrong claim always costs 2.
preset-schnapsen_ja_casual = Japanese casual Schnapsen
about-schnapsen_ja_casual = A Japanese introduction for casual play: claim whenever it is your turn; a wrong claim costs more the less you have.
preset-scharfschnapsen = Sharp Schnapsen
about-scharfschnapsen = A simplified form from Japan: the talon is never closed, and strict play begins with the first card.
preset-schnapsen_course = Schnapsen for programmers
about-schnapsen_course =
    The rules of a programming course: no closing, automatic claims, marriages that wait for the next trick, a single deal.
preset-sixty_six = Sixty-six
about-sixty_six =
    The German game: 24 cards, six in each hand, 10 card points for the last trick, and no
    marriage once the talon is closed or used up.
preset-sixty_six_us = American Sixty-six
about-sixty_six_us =
    Sixty-six by American rule books: strict play asks only for following suit, and a deal without a claim may be carried over.
preset-santase = Santase
about-santase = The Bulgarian Sixty-six: claims are automatic, a failed close costs 3, and 11 game points win the match.

# $near are names that resemble the one that was given.
game-unknown =
    { $count ->
        [0] There is no game “{ $name }”.
       *[other] There is no game “{ $name }”. Near it: { $near }.
    }
# "scharf" and "sharp"; $games are the keys of the two, which are described in the order of the text.
game-two-meanings =
    “{ $name }” means two games; say which: { $games }. schnapsen_tournament has the sharper rules of tournaments: no exchange
    or marriage at the first lead, no exchange or close below four talon cards, and the king of a marriage is led.
    scharfschnapsen is a simplified form: the talon is never closed, and strict play begins with the first card.
