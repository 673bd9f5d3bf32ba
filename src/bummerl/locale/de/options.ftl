# Hausregeln. decides- sagt in einem Satz, was eine Option entscheidet; value- sagt in ein paar Worten, was einer ihrer Werte
# bedeutet, sodass eine Liste davon einen Tisch beschreibt. option- sagt, was an einer angegebenen Option nicht stimmt.

decides-deck = Wie viele Karten das Spiel hat.
value-deck-20 = 20 Karten, ohne Neuner
value-deck-24 = 24 Karten, mit den Neunern
value-deck-32 = 32 Karten, mit Neunern, Achtern und Siebenern

decides-hand_size = Wie viele Karten jeder bekommt.
value-hand_size = { $value } Karten auf der Hand

decides-deal_pattern = In welchen Päckchen gegeben wird; T ist die offene Trumpfkarte.
value-deal_pattern = gegeben wird { $value }, T ist die offene Trumpfkarte

decides-dealer_rotation = Wer das nächste Spiel gibt.
value-dealer_rotation-alternate = gegeben wird abwechselnd
value-dealer_rotation-winner = wer gewinnt, gibt als Nächstes
value-dealer_rotation-loser = wer verliert, gibt als Nächstes

decides-open_follow = Was man zugeben muss, solange abgehoben wird.
value-open_follow-none = freies Zugeben, solange abgehoben wird
value-open_follow-suit = Farbzwang vom ersten Stich an
value-open_follow-suit_trump = Farbzwang, sonst Trumpfzwang, vom ersten Stich an
value-open_follow-strict = Farb- und Stichzwang vom ersten Stich an

decides-strict_follow = Was man zugeben muss, wenn zugedreht oder der Talon aufgebraucht ist.
value-strict_follow-suit = nur Farbzwang nach dem Talon
value-strict_follow-suit_trump = Farbzwang, sonst Trumpfzwang, nach dem Talon
value-strict_follow-strict = Farb- und Stichzwang nach dem Talon

decides-closing_allowed = Ob zugedreht werden darf.
value-closing_allowed-true = Zudrehen ist erlaubt
value-closing_allowed-false = kein Zudrehen

decides-close_on_first_lead = Ob die Vorhand schon vor der ersten Karte zudrehen darf.
value-close_on_first_lead-true = Zudrehen auch vor dem ersten Stich
value-close_on_first_lead-false = Zudrehen erst nach dem ersten Stich

decides-min_talon_to_close = Wie viele Karten zum Zudrehen noch im Talon sein müssen, die offene mitgezählt.
value-min_talon_to_close = Zudrehen ab { $value } Karten im Talon

decides-close_timing = Ob man nach einem Stich schon vor dem Abheben zudrehen darf.
value-close_timing-after_draw = Zudrehen nach dem Abheben
value-close_timing-before_or_after_draw = Zudrehen vor oder nach dem Abheben

decides-exchange_by = Wer den niedrigsten Trumpf gegen die offene Karte austauschen darf.
value-exchange_by-leader = Austauschen nur beim Ausspielen
value-exchange_by-either = Austauschen auch vor dem Zugeben

decides-exchange_requires_trick = Ob man zum Austauschen schon einen Stich haben muss.
value-exchange_requires_trick-true = Austauschen erst mit einem Stich
value-exchange_requires_trick-false = Austauschen auch ohne Stich

decides-min_talon_to_exchange = Wie viele Karten zum Austauschen noch im Talon sein müssen, die offene mitgezählt.
value-min_talon_to_exchange = Austauschen ab { $value } Karten im Talon

decides-exchange_after_opponent_close = Ob man noch austauschen darf, wenn der Gegner gerade zudreht.
value-exchange_after_opponent_close-true = Austauschen noch beim Zudrehen des Gegners
value-exchange_after_opponent_close-false = nach dem Zudrehen kein Austauschen

decides-marriage_on_first_lead = Ob schon beim allerersten Ausspielen angesagt werden darf.
value-marriage_on_first_lead-deferred = Ansagen vom ersten Ausspielen an
value-marriage_on_first_lead-forbidden = kein Ansagen beim ersten Ausspielen

decides-marriage_needs_trick = Ob eine Ansage erst zählt, wenn man einen Stich hat.
value-marriage_needs_trick-true = Ansagen zählen nur mit einem Stich
value-marriage_needs_trick-false = Ansagen zählen auch ohne Stich

decides-marriage_counted = Ob eine Ansage sofort zählt oder erst mit dem nächsten eigenen Stich.
value-marriage_counted-at_once = Ansagen zählen sofort
value-marriage_counted-next_trick = Ansagen zählen mit dem nächsten eigenen Stich

decides-marriage_after_close = Ob nach dem Zudrehen noch angesagt werden darf.
value-marriage_after_close-true = Ansagen auch nach dem Zudrehen
value-marriage_after_close-false = kein Ansagen nach dem Zudrehen

decides-marriage_after_exhaustion = Ob noch angesagt werden darf, wenn der Talon aufgebraucht ist.
value-marriage_after_exhaustion-true = Ansagen auch nach dem Talon
value-marriage_after_exhaustion-false = kein Ansagen nach dem Talon

decides-marriage_lead_card = Welche Karte eines angesagten Paars ausgespielt werden muss.
value-marriage_lead_card-either = beide Karten eines Paars dürfen ausgespielt werden
value-marriage_lead_card-king = vom Paar wird der König ausgespielt

decides-claim_timing = Wann man sich ausmelden darf.
value-claim_timing-trick_or_marriage = Ausmelden nach einem Stich oder einer Ansage
value-claim_timing-any_time = Ausmelden, wann immer man an der Reihe ist

decides-claim_mode = Ob man sich selbst ausmeldet oder das Programm es übernimmt.
value-claim_mode-manual = jeder meldet sich selbst aus
value-claim_mode-auto = das Programm meldet aus

decides-target_points = Wie viele Augen man zum Ausmelden braucht.
value-target_points = Ausmelden ab { $value } Augen

decides-false_claim_value = Was falsches Ausmelden dem Gegner bringt.
value-false_claim_value-two_or_three = falsches Ausmelden kostet 2, hat der Gegner keinen Stich, 3
value-false_claim_value-two = falsches Ausmelden kostet 2
value-false_claim_value-as_if_won = falsches Ausmelden kostet, was es eingebracht hätte
value-false_claim_value-by_claimant = falsches Ausmelden kostet 1, 2 oder 3, je nach den eigenen Augen

decides-closing_scored_at = Was vom Gegner zählt, wenn sich der Zudreher zu Recht ausmeldet.
value-closing_scored_at-close = beim Zudrehen zählt, was der Gegner da schon hatte (Zudrehen finster)
value-closing_scored_at-claim = beim Zudrehen zählt, was der Gegner am Ende hat

decides-failed_close_value = Was misslungenes Zudrehen dem Gegner bringt.
value-failed_close_value-opp_trickless = misslungenes Zudrehen kostet 2, hatte der Gegner da keinen Stich, 3
value-failed_close_value-closer_zero = misslungenes Zudrehen kostet 2, ohne eigene Augen 3
value-failed_close_value-three = misslungenes Zudrehen kostet 3
value-failed_close_value-us1895 =
    misslungenes Zudrehen kostet 3, wenn der Gegner da keinen Stich hatte, sonst 2, und 1, wenn man nicht Schneider ist

decides-opponent_claim_after_close_value = Was der Gegner des Zudrehers bekommt, wenn er sich zuerst ausmeldet.
value-opponent_claim_after_close_value-as_failed_close = Ausmelden gegen den Zudreher bringt so viel wie misslungenes Zudrehen
value-opponent_claim_after_close_value-closer_trickless = Ausmelden gegen den Zudreher bringt 2, hat dieser keinen Stich, 3
value-opponent_claim_after_close_value-two = Ausmelden gegen den Zudreher bringt 2

decides-closer_false_claim = Was es kostet, wenn sich der Zudreher falsch ausmeldet.
value-closer_false_claim-max = falsches Ausmelden des Zudrehers kostet so viel wie misslungenes Zudrehen, wenn das mehr ist
value-closer_false_claim-false_claim = falsches Ausmelden des Zudrehers kostet so viel wie jedes andere

decides-last_trick_bonus = Wie viele Augen der letzte Stich bringt, wenn nicht zugedreht wurde.
value-last_trick_bonus =
    { $value ->
        [0] keine Augen für den letzten Stich
       *[other] { $value } Augen für den letzten Stich
    }

decides-no_claim_result = Wer gewinnt, wenn niemand zudreht und sich niemand ausmeldet.
value-no_claim_result-last_trick_one = ohne Ausmelden bringt der letzte Stich 1
value-no_claim_result-higher_total = ohne Ausmelden gewinnt die höhere Augenzahl
value-no_claim_result-carry_one = ohne Ausmelden gewinnt nur, wer allein das Ziel erreicht, sonst bleibt 1 Punkt stehen

decides-tie_result = Was bei gleich vielen Augen am Ende geschieht.
value-tie_result-na = Gleichstand kommt nicht vor
value-tie_result-redeal_same_dealer = bei Gleichstand gibt dieselbe Person noch einmal
value-tie_result-next_plus_one = bei Gleichstand zählt das nächste Spiel 1 mehr

decides-schneider_threshold = Mit weniger Augen als diesen ist man Schneider, und das Spiel zählt 2.
value-schneider_threshold = Schneider unter { $value } Augen

decides-schwarz_basis = Ob Schwarz, das 3 zählt, ohne Stich oder ohne Augen heißt.
value-schwarz_basis-no_trick = Schwarz ohne Stich
value-schwarz_basis-zero_points = Schwarz ohne Augen

decides-closed_game_multiplier = Wievielfach ein Spiel zählt, in dem zugedreht wurde.
value-closed_game_multiplier =
    { $value ->
        [1] zugedrehte Spiele zählen wie andere
       *[other] zugedrehte Spiele zählen { $value }-fach
    }

decides-match_points = Wie viele Punkte die Partie gewinnen.
value-match_points =
    { $value ->
        [one] Partie auf 1 Punkt
       *[other] Partie auf { $value } Punkte
    }

decides-score_direction = Ob von 0 hinauf oder auf 0 hinunter gezählt wird.
value-score_direction-up = gezählt wird von 0 hinauf
value-score_direction-down = gezählt wird auf 0 hinunter

decides-schneider_bummerl = Wie viele Bummerl bekommt, wer in der ganzen Partie keinen Punkt gemacht hat.
value-schneider_bummerl =
    { $value ->
        [1] eine Partie zu null ist ein Bummerl wie jedes andere
       *[other] eine Partie zu null zählt { $value } Bummerl
    }

decides-trick_review = Welche gemachten Stiche man noch einmal ansehen darf.
value-trick_review-own_all = die eigenen Stiche ansehen, den letzten des Gegners bis zum nächsten Ausspielen
value-trick_review-own_only = nur die eigenen Stiche ansehen
value-trick_review-last_only = nur den letzten Stich ansehen, bis zum nächsten Ausspielen
value-trick_review-none = gemachte Stiche bleiben verdeckt

decides-must_overtrump = Ob ein Trumpf im Stich übertrumpft werden muss.
value-must_overtrump-true = es muss übertrumpft werden
value-must_overtrump-false = jeder Trumpf genügt

decides-undertrump = Ob man untertrumpfen muss.
value-undertrump-forced = auch ein niedrigerer Trumpf muss fallen
value-undertrump-free = untertrumpfen muss man nicht

option-left-out = { $option } spielt nur mit echten Karten eine Rolle; hier gibt es nichts einzustellen.
option-unknown =
    { $count ->
        [0] Die Option „{ $option }“ gibt es nicht.
       *[other] Die Option „{ $option }“ gibt es nicht. Ähnlich heißen: { $near }.
    }
option-value = { $option } kann nicht „{ $given }“ sein. Möglich: { $allowed }.
option-number = { $option } kann nicht „{ $given }“ sein. Möglich ist jede ganze Zahl von { $low } bis { $high }.
option-pattern =
    „{ $given }“ sagt nicht, wie gegeben wird. Schreib die Päckchen der Reihe nach, jedes mit 1 bis 8 Karten, und einmal T
    für die offene Trumpfkarte, durch Beistriche getrennt, zum Beispiel 3,T,2.
option-pattern-sum =
    Mit { $given } bekommt jeder { $dealt } Karten, aber hand_size ist { $hand_size }. Ändere eines von beiden.
option-talon =
    min_talon_to_close oder min_talon_to_exchange verlangt { $least } Karten im Talon, am Anfang sind es aber { $talon }. Setz es
    auf höchstens { $talon }.
option-marriage-clash =
    marriage_counted kann nicht next_trick sein, solange marriage_needs_trick false ist. Ändere eines von beiden.
option-tie =
    no_claim_result { $no_claim } und tie_result { $tie } passen nicht zusammen. Zu last_trick_one gehört na, zu higher_total
    redeal_same_dealer oder next_plus_one, zu carry_one next_plus_one.
