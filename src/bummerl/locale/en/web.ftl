# The fixed words of the pages: buttons, headings and labels.  None has a parameter: numbers and names stand beside them.

# Places and pages
web-pages = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-history = My matches
web-nav-rules = Rules
web-language = Language
web-settings = Settings
web-close = Close
web-missing = There is no such page.
web-to-start = To the first page
web-failed = That did not work. Nothing was lost; try again.
web-loading = One moment …
web-yes = Yes
web-no = No
web-show = show
web-understood = Understood
web-ober-unter = O, the ober, counts as a queen; U, the unter, as a jack.
web-copy = Copy
web-copied = Copied
web-copy-by-hand = This browser does not let the page copy. Here is the link, to be copied by hand:

# The first page
web-home-title = A game of cards?
web-home-free = No account, no clock.
web-deal-cards = Deal the cards
web-with-friends = With friends
web-your-name = Your name
web-player = Player
web-go-on = Go on
web-forget = Remove from this list
web-games = Games
web-game = Game
web-minutes = min
web-opponent = Opponent
web-fair-cards = Nobody gets better cards here, at any level.
web-house-rules = House rules
web-own-rules = Change
web-promise = Every deck is sealed before the deal and can be checked after it.

# A new table
web-new-table = A table of your own
web-memory = What the table remembers
web-seats = Seats
web-seat = Seat
web-seat-me = Me
web-seat-open = Open for a friend
web-clock = Time for a move
web-takeover = The computer takes over after
web-never = never
web-watch = What others who watch see
web-watch-table = The table
web-watch-later = Later
web-watch-nobody = Nobody may watch
web-watch-table-about = Whoever has the link watches the table live, without hands.
web-watch-later-about = Whoever has the link sees each deal once it is over, with all hands open.
web-watch-nobody-about = The link only takes free seats.
web-watch-behind = You see each deal when it is over, with all hands open. The arrows of the log step through it.
web-open-table = Open the table

# Before the match
web-invite = Invite with this link
web-qr = The table’s link as a QR code
web-free = free
web-sit = Sit down
web-only-here = This address works on this computer only. For other devices, start the server with --host 0.0.0.0.
web-waiting = The match begins when all seats are taken.

# The table
web-hand = Your hand
web-calls = Calls
web-choice = What to do with this card
web-trick = The trick
web-tricks = Tricks
web-talon = Talon
web-talon-count = Cards in the talon:
web-turnup = Turned up:
web-held = Cards in hand:
web-bidding = Bidding
web-less = Less
web-more = More
web-safe = Careful maximum with this hand:
web-playable = playable
web-tap-again = Tap it again to play it
web-not-playable = not allowed now
web-new = new
web-next = next
web-unqueue = Take the choice back
web-ahead = ahead
web-thinking = thinking …
web-computer-plays = The computer plays for now.
web-clock-warning = seconds left, then the computer plays for you.
web-takes-over = When the time is over the computer plays for you.
web-away = away
web-last-trick = Last trick
web-losses = Bummerl
web-practice = practice
web-unseen = Not seen yet
web-deal = Deal
web-deals = Deals
web-total = Total
web-review = Review
web-back-to-table = Back to the table
web-next-deal = Next deal
web-rematch = Another match
web-another = Another game
web-tab-log = Log
web-tab-about = Table
web-step-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-now = now
web-looking = You are looking back; the game goes on meanwhile.
web-back-to-now = Back to now

# Banners
web-connecting = Connecting again …
web-connecting-more = Your cards stay as they are.
web-replaced = This table goes on in another tab. You are watching here.
web-play-here = Play here
web-taken-over = The computer plays for you.
web-take-back-seat = Take the seat back

# The menu and its sheets
web-sheet-menu = Menu
web-sheet-settings = Settings
web-sheet-log = Log and score
web-sheet-rules = Rules
web-sheet-last = Last trick
web-sheet-verify = The shuffle
web-sheet-help = Keys
web-sheet-phrases = Say something
web-sheet-device = Go on on another device
web-device-more = Open this link there: your seat goes with it, and this device watches.
web-device-warning = Whoever has this link plays for you. Give it to nobody.
web-device-link = Your own link
web-device-qr = Your own link as a QR code
web-device-ask = You already sit at this table in this browser. Take the seat of the link instead? The seat here can then no longer be played from here.
web-way-hint = Hint
web-way-takeback = Take back
web-way-resign = Resign
web-way-leave = Leave the table
web-ask-resign = Give the whole match up? It counts as lost.
web-ask-leave = Leave the table? The computer plays your cards from now on.
web-way-return = Take the seat back

# Keys, in their order
web-key-cards = choose a card; again, or Enter, plays it
web-key-arrows = choose with the arrows, play with Enter
web-key-escape = put the card back, take back the question
web-key-marriage = declare a marriage
web-key-picks = name trumps, turn a card up, take a stock: the letter stands beside it
web-key-last = the last trick
web-key-table = say the table
web-key-points = say the points
web-key-repeat = say it again
web-key-takeback = take back
web-key-hint = hint
web-key-help = this list

# The shuffle
web-verify = Verify the shuffle
web-verify-later = Each deck can be checked as soon as its deal is over.
web-verify-meaning = It proves that nobody chose the cards after seeing the players’ random numbers. It does not prove that whoever runs the table did not look at them.
web-verifying = Checking …
web-verify-right = proven: the deck was fixed before the deal
web-verify-wrong = wrong: this deck does not follow from the seal
web-verify-open = not opened yet
web-verify-fits = follows from the seal
web-proven = Proven: nobody chose the cards of these deals.
web-exchanged = Not proven: the record is not of the shuffle that this browser knows.
web-not-verify-entropy = Not proven: there is not one random number for each player.
web-not-verify-links = Not proven: there are not as many opened links of the shuffle as the deals need.
web-not-verify-link = Not proven: an opened link does not fit the seal; one of them was changed.
web-not-verify-opening = Not proven: the match does not begin at its beginning.
web-not-verify-dealer = Not proven: the shuffle makes another player the first dealer.
web-not-verify-deck = Not proven: the cards of a deal are not those that the shuffle gives.
web-not-verify-chosen = Not proven: no player added a random number, so whoever ran the table could choose the cards.
web-not-verify-none-finished = Not proven: no deal is over yet.
web-kept-gave = The seal and your random number are those that this browser kept before the deal.
web-kept-saw = The seal is the one that this browser saw before the deal; it gave no random number of its own.
web-kept-away = This browser was not there before the deal: it cannot say whether this seal was shown then.
web-kept-seal = This is not the seal that this browser saw before the deal: the cards were exchanged, or shuffled anew while you were away.
web-kept-bytes = The random number that this browser gave is not in the record.
web-no-proof = This match has no proof of its shuffle.

# Replays
web-replay = Replay
web-step = Step
web-play-on = Play
web-play-from-here = Play on from here
web-pause = Pause
web-link-to-move = Link to this move
web-statistics = Statistics
web-seen-by = Seen by
web-open-cards = open cards

# Own matches
web-no-matches = No matches yet
web-no-matches-more = Your first deal takes about five minutes.
web-matches = Matches won
web-points-a-deal = Points a deal
web-all-games = All games
web-day = Day
web-result = Result
web-so-far = So far
web-share-so-far = Won so far
web-curve-points = Points a deal so far
web-curve-share = Matches won so far
web-as-table = As a table
web-interval = In brackets: where the true share lies in 19 of 20 cases. Points a deal are your own less those of the best other side.
web-bring = Look at a record
web-bring-more = A match that was saved as text or JSON: choose the file, or drop it here.
web-bring-choose = Choose a file
web-bring-too-long = This file is too long for a record of a match.
web-won = won
web-lost = lost
web-unfinished = unfinished
web-look-again = Look at it again

# Learning
web-strategy = Advice
web-try-it = What would you play?
web-show-answer = Show the answer
web-learn-title = Learn by playing
web-learn-lead = A table where you may take back, ask for a hint and count along.
web-learn-1 = Raised cards may be played. Try one that is not raised: the table says why.
web-learn-2 = While the talon lasts, nobody has to follow suit. Keep your trumps.
web-learn-3 = King and queen of a suit are worth 20, in trumps 40: declare them when you lead.
web-learn-4 = Count your points. Whoever has enough says so; nobody does it for you.
web-learn-5 = Closing the talon makes play strict and doubles the risk. Do it with good trumps.
web-learn-6 = After the deal look at the count: it shows where every point came from.
web-learn-play = Play and learn
web-learn-games = Or play any game with hints
web-lesson = Lesson
web-lesson-again = Again
web-lesson-match = Play a match

# Settings
web-set-deck = Cards
web-set-letters = Letters on the cards
web-set-large = Large letters
web-set-back = Back of the cards
web-set-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-set-speed = Speed of the cards
web-speed-off = off
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-set-taps = To play a card
web-taps-auto = as the device
web-taps-one = one tap
web-taps-two = two taps
web-set-order = Order of the hand
web-order-suit = trumps left
web-order-right = trumps right
web-order-rank = by rank
web-set-sound = Sound
web-set-keys = Single letters as keys
web-set-only = Play the only legal card by itself
web-set-safe = Show the careful maximum while bidding
web-set-phrases = Show what others say in quick phrases
web-mute = Hear nothing from
web-report = Report the name
web-reported = You do not see this name any more, and whoever runs this server finds it in the server’s log.
web-set-text = Text instead of pictures
