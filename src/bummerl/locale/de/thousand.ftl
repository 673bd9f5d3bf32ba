# Russisches Schnapsen (Tausend): Reizen, Stock, Paare, Bolzen und das Fass.

# Fertige Regeln.

preset-thousand = Russisches Schnapsen (Tausend)
about-thousand = Zu dritt wird um drei Karten gereizt und bis 1000 gespielt, mit Bolzen und einem Fass bei 880.
preset-thousand_4p = Tausend zu viert
about-thousand_4p = Wer gibt, setzt aus, sieht den Stock und schreibt ihn; auf dem Fass ist Platz für zwei.
preset-thousand_2p = Tausend zu zweit
about-thousand_2p = Zwei Stöcke zu drei Karten: Einen nimmt, wer spielt, den anderen gewinnt der letzte Stich.
preset-thousand_golden = Tausend mit goldener Runde
about-thousand_golden = In der ersten Runde wird nicht gereizt: Die Vorhand muss 120 machen, und alles zählt doppelt.
preset-thousand_pagat = Tausend nach pagat
about-thousand_pagat = Ohne Blick auf die unterste Karte; auf dem Fass genügen 120, und man darf für je 60 abschreiben.
preset-thousand_book = Tausend nach dem Regelbuch
about-thousand_book =
    Ein russisches Regelbuch: Zwang für den Geber, Stichzwang, Trumpf erst ab dem nächsten Stich, 555 fällt auf null.
preset-thousand_online = Tausend wie im Netz
about-thousand_online =
    Wie auf russischen Servern: Schwache Blätter darf man ablehnen, blind sagen kann, wer muss, und aufs Fass passen
    alle.
preset-tysiac = Tysiąc (polnisch)
about-tysiac =
    Das polnische Spiel: Zehnerschritte, Stichzwang, Paare auch ohne Stich, und ab 800 zählt nur, was man angesagt hat.
preset-tysiac_2p = Tysiąc zu zweit
about-tysiac_2p = Zehn Karten und zwei Stöcke zu zwei; niemand muss reizen, und nach oben ist alles frei.
preset-thousand_ukrainian = Ukrainisches Tausend
about-thousand_ukrainian = Zwang für den Geber, Stich- und Übertrumpfzwang, und auf dem Fass nur zwei Versuche.

# Was geschieht. $value ist ein Gebot, ein Wert oder Punkte.

event-bad_cut =
    { $who ->
        [you] Du hebst ab, und unten liegt { FORM($card, "nominative") }: schlecht abgehoben, in Folge Nummer { $value }.
       *[other] { $name } hebt ab, und unten liegt { FORM($card, "nominative") }: schlecht abgehoben, in Folge Nummer { $value }.
    }
event-peeked =
    { $who ->
        [you] Du siehst dir den Stock an: { $cards }.
       *[other] { $name } sieht sich den Stock an: { $cards }.
    }
event-redealt =
    { $who ->
        [you] Du wirfst die Karten zusammen: { $cards }.
       *[other] { $name } wirft die Karten zusammen: { $cards }.
    }
event-looked =
    { $who ->
        [you] Du siehst deine Karten an.
       *[other] { $name } sieht die Karten an.
    }
event-bid =
    { $who ->
        [you] Du sagst { $value }.
       *[other] { $name } sagt { $value }.
    }
event-forced-bid =
    { $who ->
        [you] Du musst eröffnen, mit { $value }.
       *[other] { $name } muss eröffnen, mit { $value }.
    }
event-blind_bid =
    { $who ->
        [you] Du sagst blind { $value }.
       *[other] { $name } sagt blind { $value }.
    }
event-out =
    { $who ->
        [you] Du sagst „weiter“.
       *[other] { $name } sagt „weiter“.
    }
event-golden =
    { $who ->
        [you] Goldene Runde: Du musst { $value } machen.
       *[other] Goldene Runde: { $name } muss { $value } machen.
    }
event-chose =
    { $who ->
        [you] Du nimmst Stock { $value }.
       *[other] { $name } nimmt Stock { $value }.
    }
event-widow =
    { $who ->
        [you] Du nimmst den Stock: { $cards }.
       *[other] { $name } nimmt den Stock: { $cards }.
    }
event-received =
    { $who ->
        [you] Du bekommst { FORM($card, "accusative") } zugeschoben.
       *[other] { $name } bekommt { FORM($card, "accusative") } zugeschoben.
    }
event-laid =
    { $who ->
        [you] Du legst { FORM($card, "accusative") } zum anderen Stock.
       *[other] { $name } legt { FORM($card, "accusative") } zum anderen Stock.
    }
event-raised =
    { $who ->
        [you] Du erhöhst auf { $value }.
       *[other] { $name } erhöht auf { $value }.
    }
event-kept =
    { $who ->
        [you] Du bleibst bei { $value }.
       *[other] { $name } bleibt bei { $value }.
    }
event-wrote_off =
    { $who ->
        [you] Du schreibst die { $value } ab.
       *[other] { $name } schreibt die { $value } ab.
    }
event-bombed =
    { $who ->
        [you] Du wirfst bei { $value } die Karten hin.
       *[other] { $name } wirft bei { $value } die Karten hin.
    }
event-aces =
    { $who ->
        [you] Du sagst vier Asse an, { $value }.
       *[other] { $name } sagt vier Asse an, { $value }.
    }
event-left_over =
    { $who ->
        [you] Mit dem letzten Stich bekommst du die Karten, die niemand nahm: { $cards }, { $value } Augen.
       *[other] Mit dem letzten Stich bekommt { $name } die Karten, die niemand nahm: { $cards }, { $value } Augen.
    }
# $how sagt, ob sie gewonnen oder verloren sind.
event-scored =
    { $how ->
        [lost]
            { $who ->
                [you] Du verlierst { $value } Punkte.
               *[other] { $name } verliert { $value } Punkte.
            }
       *[won]
            { $who ->
                [you] Du schreibst { $value } Punkte.
               *[other] { $name } schreibt { $value } Punkte.
            }
    }

# Warum etwas jetzt nicht geht.

refused-thousand-lead-ace = Du hast gerade vier Asse angesagt: Spiel eines davon aus.
refused-thousand-lead-trump =
    { $suit } ist durch das Paar eines anderen Trumpf: Das darfst du hier nicht ausspielen, solange du anderes hast.
refused-thousand-play-not-yet = Es wird noch nicht gespielt: Zuerst wird gereizt.
refused-thousand-aces-not-held = Um vier Asse anzusagen, brauchst du alle vier auf der Hand.
refused-thousand-no-ace-marriage = Vier Asse zählen in diesem Spiel nichts extra.
refused-thousand-aces-value = Vier Asse zählen { $value }: Sag das an.
refused-thousand-meld-no-trick = Ein Paar darfst du erst ansagen, wenn du einen Stich hast.
refused-thousand-bid-not-now = Jetzt wird nicht gereizt.
refused-thousand-bid-low = { $bid } ist zu wenig: Mindestens { $least } musst du sagen.
refused-thousand-bid-step = { $bid } geht nicht: Es muss ein Vielfaches von { $step } sein.
refused-thousand-bid-jump = Springen darf man hier nicht: Sag { $least } oder „weiter“.
refused-thousand-bid-highest = { $bid } kann niemand schaffen: Alle Karten und Paare zusammen sind { $highest }.
refused-thousand-bid-marriage = Du hast kein Paar, also darfst du höchstens 120 sagen; { $bid } ist zu viel.
refused-thousand-bid-marriages = Mit deinen Paaren darfst du bis { $limit } gehen; { $bid } ist zu viel.
refused-thousand-bid-silence = Du stehst unter { $limit }: Du musst „weiter“ sagen.
refused-thousand-look-first = Sag erst blind oder sieh deine Karten an.
refused-thousand-pass-not-now = Jetzt kannst du nicht „weiter“ sagen.
refused-thousand-blind-not-now = Jetzt kannst du nicht blind sagen.
refused-thousand-blind-value = Blind kannst du hier { $least } sagen, oder was sonst angeboten ist.
refused-thousand-look-not-now = Du hast jetzt keine verdeckten Karten anzusehen.
refused-thousand-redeal-not-now = Für ein neues Geben ist es zu spät.
refused-thousand-redeal-hand = Mit diesem Blatt darfst du nicht neu geben lassen.
refused-thousand-redeal-nines = Jetzt darf nur neu geben lassen, wer vier Neuner hat.
refused-thousand-redeal-stock = Diesen Stock darfst du nicht ablehnen, oder es ist schon eine Karte abgegeben.
refused-thousand-decline-not-now = Jetzt hat niemand etwas gefragt.
refused-thousand-answer-first = Sag zuerst, ob du neu geben lassen willst.
refused-thousand-stock-not-now = Jetzt ist kein Stock zu wählen.
refused-thousand-stock-number = Es gibt zwei Stöcke: Nimm den ersten oder den zweiten.
refused-thousand-give-not-now = Jetzt werden keine Karten abgegeben.
refused-thousand-give-to = Gib die Karte einem deiner Gegner in diesem Spiel.
refused-thousand-give-twice =
    { $who ->
        [you] Du hast schon eine Karte.
       *[other] { $name } hat schon eine Karte: Die andere bekommt der andere Gegner.
    }
refused-thousand-give-none = Hier wird nichts abgegeben: Leg zwei Karten zum anderen Stock.
refused-thousand-give-not-held = Du hast { FORM($card, "accusative") } nicht auf der Hand.
refused-thousand-give-stock = Hier darf man nur Karten aus dem Stock abgeben: { $cards }.
refused-thousand-discard-not-now = Jetzt wird nichts abgelegt.
refused-thousand-exchange-first = Du hast zu viele Karten: Gib oder leg zuerst ab, was fehlt.
refused-thousand-raise-not-now = Erhöhen kann man nur vor dem ersten Ausspielen, wenn gefragt ist.
refused-thousand-raise-first = Bleib zuerst bei deiner Ansage oder erhöhe sie.
refused-thousand-raise-never = In diesem Spiel wird nie erhöht.
refused-thousand-raise-golden = In der goldenen Runde bleibt es bei { $contract }.
refused-thousand-raise-low = { $bid } ist nicht höher: Angesagt sind { $contract }.
refused-thousand-raise-cap = Mit diesem Blatt darfst du bis { $limit } erhöhen; { $bid } ist zu viel.
refused-thousand-keep-not-now = Jetzt gibt es keine Ansage zu bestätigen.
refused-thousand-write-off-never = In diesem Spiel wird nicht abgeschrieben.
refused-thousand-write-off-not-now =
    Abschreiben kann nur, wer spielt, und nur vor dem Abgeben oder bei der Frage nach dem Erhöhen.
refused-thousand-write-off-limit = Du hast schon { $limit }-mal abgeschrieben: Mehr geht in dieser Partie nicht.
refused-thousand-bomb-never = In diesem Spiel wirft niemand die Karten hin.
refused-thousand-bomb-not-now =
    Hinwerfen kann nur, wer spielt, und nur vor dem Abgeben oder bei der Frage nach dem Erhöhen.

# Wie ein Spiel endete (end-), was es brachte (worth-) und was dann auf dem Zettel geschah (sheet-).

end-thousand-made =
    { $who ->
        [you] Du hast es geschafft: { $points } Punkte, nötig waren { $contract }. Du schreibst { $value }.
       *[other] { $name } hat es geschafft: { $points } Punkte, nötig waren { $contract }. Das zählt { $value }.
    }
end-thousand-failed =
    { $who ->
        [you] Du hast es nicht geschafft: { $points } Punkte, nötig waren { $contract }. Du verlierst { $value }.
       *[other] { $name } hat es nicht geschafft: { $points } Punkte, nötig waren { $contract }. Das kostet { $value }.
    }
end-thousand-written-off =
    { $who ->
        [you] Du hast abgeschrieben: Jeder Gegner schreibt { $value }, und du verlierst { $loss }.
       *[other] { $name } hat abgeschrieben: Jeder Gegner schreibt { $value }, und das kostet { $loss }.
    }
end-thousand-bomb =
    { $who ->
        [you] Du hast die Karten hingeworfen: Jeder Gegner schreibt { $value }.
       *[other] { $name } hat die Karten hingeworfen: Jeder Gegner schreibt { $value }.
    }
end-thousand-bad-cut =
    { $who ->
        [you] Unten lag { FORM($card, "nominative") }: Du hebst noch einmal ab. Schlecht abgehoben in Folge: { $count }.
       *[other] Unten lag { FORM($card, "nominative") }: { $name } hebt noch einmal ab. Schlecht abgehoben in Folge: { $count }.
    }
end-thousand-cut-fine =
    { $who ->
        [you] Mit { FORM($card, "accusative") } unten zum dritten Mal schlecht abgehoben: Du zahlst { $value }, und der Nächste gibt.
       *[other] Mit { FORM($card, "accusative") } unten zum dritten Mal schlecht abgehoben: { $name } zahlt { $value }, und der Nächste gibt.
    }
end-thousand-cut-fine-dealer =
    { $who ->
        [you] Mit { FORM($card, "accusative") } unten zum dritten Mal schlecht abgehoben: Als Geber zahlst du { $value } und gibst noch einmal.
       *[other] Mit { FORM($card, "accusative") } unten zum dritten Mal schlecht abgehoben: { $name } gibt, zahlt { $value } und gibt noch einmal.
    }
end-thousand-redeal =
    { $who ->
        [you] Dein Blatt muss nicht gespielt werden: Es wird noch einmal gegeben.
       *[other] Das Blatt von { $name } muss nicht gespielt werden: Es wird noch einmal gegeben.
    }
end-thousand-redeal-stock =
    { $who ->
        [you] Du hast den Stock abgelehnt: Es wird noch einmal gegeben.
       *[other] { $name } hat den Stock abgelehnt: Es wird noch einmal gegeben.
    }
end-thousand-all-passed = Alle haben „weiter“ gesagt: Es wird noch einmal gegeben.
end-thousand-breach =
    { $who ->
        [you] Du hast { $value } ohne das nötige Paar gesagt: Die sind verloren, und das Spiel ist aus.
       *[other] { $name } hat { $value } ohne das nötige Paar gesagt: Die sind verloren, und das Spiel ist aus.
    }
worth-thousand-other =
    { $who ->
        [you] Du hast { $points } Punkte und schreibst { $value }.
       *[other] { $name } hat { $points } Punkte und schreibt { $value }.
    }
worth-thousand-sitter =
    { $who ->
        [you] Du hast ausgesetzt: Der Stock ist { $points } wert, du schreibst { $value }.
       *[other] { $name } hat ausgesetzt: Der Stock ist { $points } wert und zählt { $value }.
    }
worth-thousand-blind =
    { $who ->
        [you] Du hast blind gesagt: Dein Ergebnis zählt doppelt.
       *[other] { $name } hat blind gesagt: Dieses Ergebnis zählt doppelt.
    }
worth-thousand-blind-all =
    { $who ->
        [you] Du hast blind gesagt: Alles zählt doppelt.
       *[other] { $name } hat blind gesagt: Alles zählt doppelt.
    }
worth-thousand-golden = Goldene Runde: Alles zählt doppelt.
sheet-bolt =
    { $who ->
        [you] Du bekommst einen Bolzen: { $count } von { $limit }.
       *[other] { $name } bekommt einen Bolzen: { $count } von { $limit }.
    }
sheet-bolt-fine =
    { $who ->
        [you] Das ist dein Bolzen Nummer { $limit }: Du zahlst { $value }, und die Bolzen sind weg.
       *[other] Das ist Bolzen Nummer { $limit } für { $name }: { $value } sind fällig, und die Bolzen sind weg.
    }
sheet-write-off-fine =
    { $who ->
        [you] Dein drittes Abschreiben kostet dazu { $value }.
       *[other] Das dritte Abschreiben von { $name } kostet dazu { $value }.
    }
sheet-streak-fine =
    { $who ->
        [you] Spiele ohne Punkte in Folge: { $count }. Du zahlst { $value }.
       *[other] { $name } hat Spiele ohne Punkte in Folge: { $count }. Das kostet { $value }.
    }
sheet-frozen =
    { $who ->
        [you] Ab { $limit } zählt nur, was du selbst ansagst: Diese Punkte werden nicht geschrieben.
       *[other] Ab { $limit } zählt nur, was { $name } ansagt: Diese Punkte werden nicht geschrieben.
    }
sheet-barrel-won =
    { $who ->
        [you] { $contract } vom Fass: Du gewinnst die Partie.
       *[other] { $contract } vom Fass: { $name } gewinnt die Partie.
    }
sheet-barrel-short =
    { $who ->
        [you] { $contract } genügt auf dem Fass nicht, du brauchst { $least }: Es wird nichts geschrieben.
       *[other] { $contract } genügt auf dem Fass nicht, { $name } braucht { $least }: Es wird nichts geschrieben.
    }
sheet-barrel-attempt =
    { $who ->
        [you] Du bleibst auf dem Fass: Versuch { $count } von { $attempts } ist vorbei.
       *[other] { $name } bleibt auf dem Fass: Versuch { $count } von { $attempts } ist vorbei.
    }
sheet-fall =
    { $who ->
        [you] Du fällst vom Fass und verlierst { $value }: { $score }.
       *[other] { $name } fällt vom Fass und verliert { $value }: { $score }.
    }
sheet-fall-to-zero =
    { $who ->
        [you] Du fällst zum { $count }. Mal vom Fass: Du stehst bei null.
       *[other] { $name } fällt zum { $count }. Mal vom Fass und steht bei null.
    }
sheet-together =
    { $who ->
        [you] Zu viele kamen zugleich aufs Fass: Du fällst auf { $score } zurück.
       *[other] Zu viele kamen zugleich aufs Fass: { $name } fällt auf { $score } zurück.
    }
sheet-bounced =
    { $who ->
        [you] Auf dem Fass ist kein Platz: Du fällst auf { $score } zurück.
       *[other] Auf dem Fass ist kein Platz: { $name } fällt auf { $score } zurück.
    }
sheet-barrel =
    { $who ->
        [you] Du bist auf dem Fass, bei { $score }.
       *[other] { $name } ist auf dem Fass, bei { $score }.
    }
sheet-dump =
    { $who ->
        [you] Du stehst genau bei { $score }: Der Kipplaster kippt auf null.
       *[other] { $name } steht genau bei { $score }: Der Kipplaster kippt auf null.
    }

# Hausregeln.

decides-players = Wie viele mitspielen.
value-players-2 = zu zweit
value-players-3 = zu dritt
value-players-4 = zu viert, einer setzt aus

decides-sitter = Wer zu viert aussetzt.
value-sitter-dealer = der Geber setzt aus
value-sitter-right_of_dealer = der rechts vom Geber setzt aus
value-sitter-opposite_dealer = der gegenüber vom Geber setzt aus
value-sitter-last_bidder = wer zuletzt reizen würde, setzt aus

decides-sitter_score = Was der Stock dem bringt, der aussetzt.
value-sitter_score-none = wer aussetzt, schreibt nichts
value-sitter_score-cards = wer aussetzt, schreibt die Augen im Stock
value-sitter_score-cards_plus_marriage = wer aussetzt, schreibt Augen und Paar im Stock
value-sitter_score-marriage_only = wer aussetzt, schreibt nur ein Paar im Stock
value-sitter_score-aces40_plus_marriage = wer aussetzt, schreibt je Ass im Stock 40 und ein Paar
value-sitter_score-aces50_plus_marriage = wer aussetzt, schreibt je Ass im Stock 50 und ein Paar

decides-two_player_mode = Wie zu zweit gegeben und getauscht wird.
value-two_player_mode-9_2x3 = zu zweit: neun Karten, zwei Stöcke zu drei, eine abgeben und eine ablegen
value-two_player_mode-10_2x2_discard2 = zu zweit: zehn Karten, zwei Stöcke zu zwei, zwei ablegen
value-two_player_mode-10_2x2_pass1 = zu zweit: zehn Karten, zwei Stöcke zu zwei, eine abgeben

decides-unused_to_last_trick = Ob Karten, die niemand nahm, mit dem letzten Stich zählen.
value-unused_to_last_trick-true = übrige Karten gehören zum letzten Stich
value-unused_to_last_trick-false = übrige Karten zählen für niemanden

decides-cut_check = Welche Karte unten das Abheben ungültig macht.
value-cut_check-off = niemand sieht die unterste Karte an
value-cut_check-nine = bei einem Neuner noch einmal abheben
value-cut_check-nine_or_jack = bei Neuner oder Bub noch einmal abheben

decides-cut_penalty_payer = Wer für dreimal schlechtes Abheben zahlt.
value-cut_penalty_payer-cutter = für dreimal schlechtes Abheben zahlt, wer abhebt
value-cut_penalty_payer-dealer = für dreimal schlechtes Abheben zahlt der Geber

decides-misdeal_penalty = Was Vergeben auf dem Zettel kostet.
value-misdeal_penalty = { $value } fürs Vergeben

decides-misdeal_redealer = Wer nach dem Vergeben gibt, auf dem Zettel.
value-misdeal_redealer-same = nach dem Vergeben gibt derselbe
value-misdeal_redealer-next = nach dem Vergeben gibt der Nächste
value-misdeal_redealer-next_if_penalty = nach dem Vergeben mit Strafe gibt der Nächste

decides-redeal_four_nines = Ob bei vier Neunern neu gegeben wird.
value-redeal_four_nines-off = vier Neuner müssen gespielt werden
value-redeal_four_nines-request = vier Neuner darf man hinlegen
value-redeal_four_nines-automatic = bei vier Neunern wird immer neu gegeben

decides-redeal_three_nines = Ob man drei Neuner hinlegen darf.
value-redeal_three_nines-true = drei Neuner darf man hinlegen
value-redeal_three_nines-false = drei Neuner müssen gespielt werden

decides-redeal_four_jacks = Ob man vier Buben hinlegen darf.
value-redeal_four_jacks-true = vier Buben darf man hinlegen
value-redeal_four_jacks-false = vier Buben müssen gespielt werden

decides-redeal_low_hand = Unter wie vielen Augen man ein Blatt hinlegen darf.
value-redeal_low_hand =
    { $value ->
        [0] schwache Blätter müssen gespielt werden
       *[other] Blätter unter { $value } Augen darf man hinlegen
    }

decides-redeal_low_stock = Unter wie vielen Augen man einen Stock ablehnen darf.
value-redeal_low_stock =
    { $value ->
        [0] einen mageren Stock muss man nehmen
       *[other] einen Stock unter { $value } Augen darf man ablehnen
    }

decides-redeal_stock_two_nines = Ob man einen Stock mit zwei Neunern ablehnen darf.
value-redeal_stock_two_nines-true = einen Stock mit zwei Neunern darf man ablehnen
value-redeal_stock_two_nines-false = einen Stock mit zwei Neunern muss man nehmen

decides-redeal_stock_only_at_min = Ob man den Stock nur beim niedrigsten Gebot ablehnen darf.
value-redeal_stock_only_at_min-true = Ablehnen des Stocks nur beim niedrigsten Gebot
value-redeal_stock_only_at_min-false = Ablehnen des Stocks bei jedem Gebot

decides-redeal_four_nines_after_exchange = Ob man vier Neuner nach dem Tausch hinlegen darf.
value-redeal_four_nines_after_exchange-true = vier Neuner nach dem Tausch darf man hinlegen
value-redeal_four_nines_after_exchange-false = vier Neuner nach dem Tausch müssen gespielt werden

decides-blind_bid = Wer sagen darf, ohne die Karten anzusehen.
value-blind_bid-off = kein blindes Reizen
value-blind_bid-forced_seat_120 = wer muss, darf blind 120 sagen
value-blind_bid-any_first_bid = jeder darf das erste Gebot blind machen

decides-blind_scope = Wessen Ergebnis ein blindes Gebot verdoppelt.
value-blind_scope-declarer = blind verdoppelt das Ergebnis dessen, der spielt
value-blind_scope-all = blind verdoppelt alles

decides-blind_min_score = Ab welchem Stand man blind sagen darf.
value-blind_min_score =
    { $value ->
        [-9999] blind bei jedem Stand
       *[other] blind ab einem Stand von { $value }
    }

decides-forced_bid_seat = Wer von Anfang an das niedrigste Gebot hält.
value-forced_bid_seat-forehand = die Vorhand muss
value-forced_bid_seat-dealer = der Geber muss
value-forced_bid_seat-none = niemand muss

decides-min_bid = Das niedrigste Gebot.
value-min_bid = Gebote ab { $value }

decides-bid_steps = Ab welcher Höhe Gebote Vielfache wovon sind.
value-bid_steps = Gebote in Schritten { $value } (ab:Schritt)

decides-bid_jumps = Ob ein Gebot Stufen überspringen darf.
value-bid_jumps-true = Springen beim Reizen erlaubt
value-bid_jumps-false = gereizt wird Stufe um Stufe

decides-bid_cap = Wie hoch man mit einem Blatt gehen darf.
value-bid_cap-none = kein Höchstgebot
value-bid_cap-120_without_marriage = ohne Paar höchstens 120
value-bid_cap-120_plus_marriages = höchstens 120 und die eigenen Paare

decides-bid_limit_enforcement = Was mit einem zu hohen Gebot geschieht.
value-bid_limit_enforcement-reject = zu hohe Gebote werden abgelehnt
value-bid_limit_enforcement-minus_bid_and_skip = ein zu hohes Gebot ist verloren und beendet das Spiel

decides-silence_below = Wer darunter steht, muss „weiter“ sagen.
value-silence_below =
    { $value ->
        [-9999] jeder darf reizen
       *[other] wer unter { $value } steht, muss „weiter“ sagen
    }

decides-stock_visibility = Wer den Stock sieht.
value-stock_visibility-all = alle sehen den Stock
value-stock_visibility-declarer = nur wer spielt, sieht den Stock
value-stock_visibility-hidden_at_min = beim niedrigsten Gebot bleibt der Stock verdeckt

decides-stock_mode = Ob man beliebige oder nur Stockkarten abgibt.
value-stock_mode-take_and_pass = abgeben darf man beliebige Karten
value-stock_mode-pass_stock_cards = abgeben darf man nur Stockkarten

decides-pass_face_up = Ob offen abgegeben wird.
value-pass_face_up-true = abgegeben wird offen
value-pass_face_up-false = abgegeben wird verdeckt

decides-raise_time = Wann man erhöhen darf.
value-raise_time-after_pass = erhöhen nach dem Abgeben
value-raise_time-before_pass = erhöhen vor dem Abgeben
value-raise_time-none = kein Erhöhen

decides-raise_cap = Ob die Grenze fürs Reizen auch beim Erhöhen gilt.
value-raise_cap-none = beim Erhöhen keine Grenze
value-raise_cap-same_as_bid = beim Erhöhen gilt die Grenze fürs Reizen

decides-write_off = Was die anderen beim Abschreiben bekommen.
value-write_off-off = kein Abschreiben
value-write_off-sixty = Abschreiben bringt jedem Gegner 60
value-write_off-half = Abschreiben bringt jedem Gegner die halbe Ansage

decides-write_off_deduct = Ob Abschreiben die Ansage kostet.
value-write_off_deduct-true = Abschreiben kostet die Ansage
value-write_off_deduct-false = Abschreiben kostet nichts

decides-write_off_fine = Was jedes dritte Abschreiben dazu kostet.
value-write_off_fine = jedes dritte Abschreiben kostet { $value }

decides-write_off_limit = Wie oft man in einer Partie abschreiben darf.
value-write_off_limit =
    { $value ->
        [0] Abschreiben beliebig oft
       *[other] Abschreiben höchstens { $value }-mal
    }

decides-bomb = Was die anderen bekommen, wenn die Karten hingeworfen werden.
value-bomb =
    { $value ->
        [0] kein Hinwerfen
       *[other] Hinwerfen bringt jedem Gegner { $value }
    }

decides-must_beat = Ob man beim Bedienen stechen muss.
value-must_beat-true = Stichzwang beim Bedienen
value-must_beat-false = freie Wahl beim Bedienen

decides-must_trump = Ob man ohne die Farbe trumpfen muss.
value-must_trump-true = Trumpfzwang
value-must_trump-false = kein Trumpfzwang

decides-no_lead_foreign_trump = Ob man den Trumpf eines anderen ausspielen darf.
value-no_lead_foreign_trump-true = fremden Trumpf darf man nicht ausspielen
value-no_lead_foreign_trump-false = jeden Trumpf darf man ausspielen

decides-marriage_values = Was die Paare in Herz, Karo, Kreuz und Pik zählen.
value-marriage_values = Paare zu { $value } (♥, ♦, ♣, ♠)

decides-marriage_requires_trick = Ob man vor einem Paar einen Stich braucht.
value-marriage_requires_trick-true = Paare erst mit einem Stich
value-marriage_requires_trick-false = Paare vom ersten Ausspielen an

decides-trump_activation = Ab wann ein Paar Trumpf macht.
value-trump_activation-immediate = ein Paar ist sofort Trumpf
value-trump_activation-next_trick = ein Paar ist ab dem nächsten Stich Trumpf

decides-defender_marriages = Ob Paare der Gegner zählen.
value-defender_marriages-true = Paare zählen für alle
value-defender_marriages-false = nur Paare dessen, der spielt, zählen

decides-ace_marriage = Was vier Asse auf einer Hand zählen.
value-ace_marriage =
    { $value ->
        [0] vier Asse zählen nichts extra
       *[other] vier Asse zählen { $value }
    }

decides-declarer_success = Was ein geschafftes Spiel zählt.
value-declarer_success-bid = geschafft zählt die Ansage
value-declarer_success-actual = geschafft zählt, was man hat

decides-declarer_round_first = Ob vor dem Vergleich mit der Ansage gerundet wird.
value-declarer_round_first-true = vor dem Vergleich wird gerundet
value-declarer_round_first-false = verglichen wird genau

decides-rounding = Auf welche Vielfachen gerundet wird.
value-rounding-1 = nicht gerundet
value-rounding-5 = auf 5 gerundet
value-rounding-10 = auf 10 gerundet

decides-rounding_ties = Wohin genau die Hälfte gerundet wird.
value-rounding_ties-up = die Hälfte wird aufgerundet
value-rounding_ties-down = die Hälfte wird abgerundet

decides-bolt_mode = Ob Spiele ohne Stich einen Bolzen bringen.
value-bolt_mode-off = keine Bolzen
value-bolt_mode-cumulative = Bolzen zählen durch die ganze Partie
value-bolt_mode-consecutive = Bolzen zählen nur in Folge

decides-bolt_test = Wofür es einen Bolzen gibt.
value-bolt_test-no_trick = ein Bolzen ohne Stich
value-bolt_test-zero_points = ein Bolzen ohne Punkte

decides-bolt_limit = Wie viele Bolzen die Strafe kosten.
value-bolt_limit = Strafe nach { $value } Bolzen

decides-bolt_declarer = Ob Bolzen bekommen kann, wer spielt.
value-bolt_declarer-true = Bolzen auch für den, der spielt
value-bolt_declarer-false = keine Bolzen für den, der spielt

decides-bolt_on_barrel = Ob es auf dem Fass Bolzen gibt.
value-bolt_on_barrel-true = Bolzen auch auf dem Fass
value-bolt_on_barrel-false = keine Bolzen auf dem Fass

decides-penalty = Die übliche Strafe.
value-penalty = Strafen zu { $value }

decides-no_win_streak = Nach wie vielen Spielen ohne Punkte die Strafe fällig ist.
value-no_win_streak =
    { $value ->
        [0] keine Strafe für eine Pechsträhne
       *[other] Strafe nach { $value } Spielen ohne Punkte
    }

decides-dump_truck = Ob ein bestimmter Stand auf null fällt.
value-dump_truck-off = kein Kipplaster
value-dump_truck-plus = der Kipplaster trifft nur im Plus
value-dump_truck-both = der Kipplaster trifft im Plus und im Minus

decides-dump_score = Der Stand, den der Kipplaster trifft.
value-dump_score = Kipplaster bei { $value }

decides-golden_round = Ob die erste Runde ohne Reizen doppelt zählt.
value-golden_round-true = zuerst eine goldene Runde
value-golden_round-false = keine goldene Runde

decides-golden_raise = Ob man in der goldenen Runde erhöhen darf.
value-golden_raise-true = Erhöhen in der goldenen Runde
value-golden_raise-false = kein Erhöhen in der goldenen Runde

decides-golden_stock = Ob in der goldenen Runde der Stock genommen wird.
value-golden_stock-true = goldene Runde mit Stock
value-golden_stock-false = goldene Runde ohne Stock

decides-golden_double_penalties = Ob Bolzen und Strafen in der goldenen Runde doppelt zählen.
value-golden_double_penalties-true = goldene Bolzen und Strafen zählen doppelt
value-golden_double_penalties-false = goldene Bolzen und Strafen zählen einfach

decides-endgame = Was kurz vor dem Ziel aufhält.
value-endgame-barrel = vor dem Ziel steht das Fass
value-endgame-freeze = nahe am Ziel zählen nur Ansagen
value-endgame-none = vor dem Ziel nichts Besonderes

decides-barrel_at = Bei welchem Stand das Fass steht oder nur noch Ansagen zählen.
value-barrel_at = Fass oder Stillstand bei { $value }

decides-barrel_attempts = Wie viele Spiele man auf dem Fass bleibt.
value-barrel_attempts =
    { $value ->
        [0] Versuche auf dem Fass unbegrenzt
       *[other] Versuche auf dem Fass: { $value }
    }

decides-barrel_min_contract = Welche Ansage vom Fass mindestens gewinnt.
value-barrel_min_contract = vom Fass gewinnen { $value }

decides-barrel_fall_penalty = Was ein Sturz vom Fass kostet.
value-barrel_fall_penalty = ein Sturz vom Fass kostet { $value }

decides-barrel_failed_contract = Was ein verlorenes Spiel auf dem Fass bewirkt.
value-barrel_failed_contract-lose_bid = verlorene Spiele zählen auf dem Fass
value-barrel_failed_contract-attempt_only = verlorene Spiele kosten auf dem Fass nur einen Versuch
value-barrel_failed_contract-max_on_last = der letzte Versuch kostet mindestens den Sturz

decides-barrel_failed_counts_as_fall = Ob ein verlorenes Spiel auf dem Fass ein Sturz ist.
value-barrel_failed_counts_as_fall-true = ein verlorenes Spiel ist ein Sturz
value-barrel_failed_counts_as_fall-false = ein verlorenes Spiel ist kein Sturz

decides-barrel_falls_to_zero = Nach welchem Sturz man bei null steht.
value-barrel_falls_to_zero =
    { $value ->
        [0] Stürze führen nie auf null
       *[other] Sturz Nummer { $value } führt auf null
    }

decides-barrel_places = Wie viele aufs Fass passen.
value-barrel_places = Plätze auf dem Fass: { $value }

decides-barrel_collision = Was geschieht, wenn das Fass voll ist.
value-barrel_collision-oldest_falls = ist das Fass voll, fällt der Erste
value-barrel_collision-all_fall = ist das Fass voll, fallen alle
value-barrel_collision-coexist = aufs Fass passen alle
value-barrel_collision-newcomer_bounces = ein volles Fass wirft Neue zurück

decides-barrel_simultaneous = Was geschieht, wenn zu viele zugleich aufs Fass kommen.
value-barrel_simultaneous-all_fall = wer zugleich kommt, fällt zurück
value-barrel_simultaneous-coexist = wer zugleich kommt, bleibt

decides-barrel_required = Ob nur vom Fass aus gewonnen wird.
value-barrel_required-true = gewonnen wird nur vom Fass
value-barrel_required-false = gewonnen wird auch ohne Fass

decides-target = Der Stand, der gewinnt.
value-target = gespielt wird bis { $value }

decides-target_exclusive = Ob man über das Ziel hinaus muss.
value-target_exclusive-true = man muss über das Ziel hinaus
value-target_exclusive-false = man muss das Ziel erreichen

decides-win_tie = Wer gewinnt, wenn mehrere im selben Spiel ans Ziel kommen.
value-win_tie-declarer = von mehreren am Ziel gewinnt, wer spielt
value-win_tie-highest = von mehreren am Ziel gewinnt der höchste Stand

# Optionen, die nicht gehen.

option-marriage-values =
    „{ $given }“ sind keine Werte von Paaren. Schreib vier Zahlen von 10 bis 300 für Herz, Karo, Kreuz und Pik, etwa
    100,80,60,40.
option-bid-steps =
    „{ $given }“ sind keine Schritte. Schreib Paare aus Höhe und Schritt unter 100, von 0 an aufsteigend, etwa
    0:5,200:10.
option-min-bid = min_bid ist { $min_bid }, aber Karten und Paare zusammen sind nur { $highest }.
option-ace-marriage = Vier Asse können nicht { $given } zählen: Nimm 0, oder 10 und mehr.
option-blind-forced =
    blind_bid forced_seat_120 braucht ein erzwungenes Gebot von höchstens 120: Ändere forced_bid_seat oder min_bid.
option-cap-breach = Ohne Grenze (bid_cap none) kann sie niemand verletzen: Setz bid_limit_enforcement auf reject.
option-cap-raise = Ohne Grenze beim Reizen (bid_cap none) gibt es beim Erhöhen keine: Setz raise_cap auf none.
option-stock-hidden =
    Wer einen Stock ablehnt oder nur Stockkarten abgibt, muss ihn zeigen: Setz stock_visibility auf all oder lass diese
    Optionen weg.
option-stock-sitter =
    Einen verdeckten Stock kann nicht schreiben, wer aussetzt: Setz stock_visibility auf all oder sitter_score auf none.
option-overtrump = must_overtrump braucht must_trump.
option-golden-raise = golden_raise braucht ein anderes raise_time als none.
option-barrel-height = barrel_at ist { $barrel_at }, muss aber unter dem Ziel { $target } liegen.
option-barrel-required = Mit endgame { $endgame } gewinnt niemand vom Fass: Setz barrel_required auf false.
option-barrel-short =
    Von { $barrel_at } erreicht eine Ansage von { $contract } die { $needed } nicht: Erhöhe barrel_at oder
    barrel_min_contract.
option-barrel-contract = { $contract } kann niemand schaffen: Senk barrel_min_contract.
option-dump-score = dump_score ist { $dump_score }, muss aber unter dem Ziel { $target } liegen.
