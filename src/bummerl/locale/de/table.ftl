# Der Tisch im Browser: kurze Wörter für Knöpfe und Felder. $name ist ein Spieler; $who ist „you“, wenn der Leser gemeint ist.

# Eine Karte der Hand, für alle, die zuhören.
hand-trump = { $card }, Trumpf

# Was mit einer gewählten Karte geht.
play-card = Spielen
play-with = Mit { $value } spielen
play-give = { $name } geben
play-lay-away = Weglegen

# Die Frage vor dem, was sich nicht zurücknehmen lässt.
sure-close = Zudrehen? Dann hebt niemand mehr ab.
sure-claim = { $target } ausmelden? Wer sich irrt, verliert das Spiel.
sure-writeoff = Das Spiel abschreiben?
sure-bomb = Die Karten hinwerfen?
sure-turn = Die Karte aufschlagen? Ihre Farbe wird Trumpf.
sure-call = { $call } ansagen? Es zählt { $value }.

# Die zweite Zeile eines Knopfes. $price sind Punkte, etwa 2 oder 2–3.
sub-exchange = { $given } für { $taken }
sub-close = misslingt es: { $price } { $most ->
        [one] Punkt
       *[other] Punkte
    }
sub-claim-right = du hast { $points }
sub-claim-wrong = wenn falsch: { $price } { $most ->
        [one] Punkt
       *[other] Punkte
    }{ $sides ->
        [2] {""}
       *[other] {" "}für { $names }
    }
sub-meld-counts = { $value } zählen sofort
sub-meld-waits = { $value } warten auf deinen ersten Stich
sub-kontra = zählt { $times }-fach
sub-give-up = du { $own }, die anderen je { $others }
# Was eine Ansage verlangt.
sub-contract = { $aim ->
        [no_trick] kein Stich
        [every_trick] alle Stiche
        [three] die ersten drei Stiche, mit 66
       *[at_once] wird sofort geschrieben
    }{ $trumps ->
        [no] , ohne Trumpf
       *[yes] {""}
    }{ $order ->
        [ace_low] , Ass am niedrigsten
        [ten_low] , Zehner am niedrigsten
        [king_low] , König am niedrigsten
       *[normal] {""}
    }

# Der zugedrehte Talon.
closed-by = { $who ->
        [you] Von dir zugedreht im { $number }. Stich
       *[other] Von { $name } zugedreht im { $number }. Stich
    }
closed-tricks = { $who ->
        [you] Du hattest { $tricks }.
       *[other] { $name } hatte { $tricks }.
    }
closed-points = { $who ->
        [you] Du hattest { $tricks } und { $points } Augen.
       *[other] { $name } hatte { $tricks } und { $points } Augen.
    }
closed-fails-you = Misslingt es dir, bekommt { $name } dafür { $price } { $most ->
        [one] Punkt
       *[other] Punkte
    }.
closed-fails = { $who ->
        [you] Misslingt es { $closer }, bekommst du dafür { $price }
       *[other] Misslingt es { $closer }, bekommt { $name } dafür { $price }
    } { $most ->
        [one] Punkt
       *[other] Punkte
    }.

stock-down = { $count ->
        [one] 1 Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
pile-first = Erster Stich: { $names }
panel-contract = Ansage
panel-auction = Ansagen
panel-no-trump-yet = Noch kein Trumpf

# Was ein Platz laut sagt, in Anführungszeichen.
says-melded = „{ $value ->
        [20] Zwanzig
        [40] Vierzig
       *[other] { $value }
    }!“
says-marriage = „{ $value } in { $suit }!“
says-aces = „Vier Asse!“
says-exchanged = „Ich tausche.“
says-closed = „Ich drehe zu.“
says-claimed = „{ $target }!“
says-passed = „Weiter.“
says-trumped = „Trumpf: { $suit }.“
says-called = „{ $contract }!“
says-doubled = „Kontra!“
says-drummed = „Ich trommle!“
says-knocked = „Nicht abheben.“
says-bid = „{ $value }“
says-blind_bid = „{ $value } blind!“
says-raised = „{ $value }!“
says-kept = „Es bleibt dabei.“
says-wrote_off = „Ich schreibe ab.“
says-bombed = „Ich werfe hin.“

turn-yours = Du bist dran
turn-other = { $name } überlegt …
screen-partner = dein Partner
title-bummerl = Bummerl

# Wie ein Spiel ausging, in der Liste neben dem Stand.
deal-ended = { $kind ->
        [claim] { $who ->
            [you] Du ausgemeldet
           *[other] { $name } ausgemeldet
        }
        [wrong-claim] { $who ->
            [you] Du falsch ausgemeldet
           *[other] { $name } falsch ausgemeldet
        }
        [failed-close] { $who ->
            [you] Zugedreht, nicht geschafft
           *[other] { $name }: zugedreht, nicht geschafft
        }
        [last-trick] { $who ->
            [you] Dein letzter Stich
           *[other] Letzter Stich: { $name }
        }
        [points] { $who ->
            [you] Du mit mehr Augen
           *[other] { $name } mit mehr Augen
        }
        [made] { $who ->
            [you] Geschafft
           *[other] { $name }: geschafft
        }
        [lost] { $who ->
            [you] Nicht geschafft
           *[other] { $name }: nicht geschafft
        }
        [given-up] { $who ->
            [you] Du aufgegeben
           *[other] { $name } aufgegeben
        }
        [breach] { $who ->
            [you] Du zu hoch gereizt
           *[other] { $name } zu hoch gereizt
        }
        [fine] Strafe fürs Abheben
        [passed] Alle gepasst
        [redeal] Neue Karten für alle
       *[tie] Niemand bekommt etwas
    }
match-given-up = { $who ->
        [you] Du gibst die Partie auf.
       *[other] { $name } gibt die Partie auf.
    }
count-aces = vier Asse
count-left-over = übrige Karten

# $memory ist, was der Tisch sich merkt.
house-memory = { $memory ->
        [strict] niemand zählt für dich mit
        [own] deine eigenen Augen werden gezählt
        [training] Training: Augen, offene Karten und Tipps
       *[points] alle Augen werden gezählt
    }
house-more = { $count ->
        [one] 1 Regel mehr weicht ab
       *[other] { $count } Regeln mehr weichen ab
    }
shuffle-sealed = Gemischt und versiegelt. Nach dem Spiel prüfbar.
asked = { $wish ->
        [takeback] { $who ->
            [you] Du möchtest deinen letzten Zug zurücknehmen. Die Antwort steht noch aus.
           *[other] { $name } möchte den letzten Zug zurücknehmen.
        }
        [resign] { $who ->
            [you] Du möchtest die Partie aufgeben. Die Antwort steht noch aus.
           *[other] { $name } möchte die Partie aufgeben.
        }
       *[rematch] { $who ->
            [you] Du möchtest noch eine Partie. Die Antwort steht noch aus.
           *[other] { $name } möchte noch eine Partie.
        }
    }
house-watch-table = Zuschauer: live, ohne Hände
house-watch-later = Zuschauer: jedes Spiel erst danach, alle Hände offen
house-watch-nobody = Zuschauer: keine
table-waits = { $stage ->
        [shuffling] Die Karten werden gemischt.
        [later] Das erste Spiel läuft.
       *[open] Es wird gewartet, bis alle Plätze besetzt sind.
    }

# Was jeder in einer Partie getan hat; zwei Zahlen heißen: so viele von so vielen.
count-deals = Spiele
count-won = Gewonnene Spiele
count-average = Punkte im Spiel
mean-value = { $mean }
count-tricks = Stiche
count-marriages = Ansagen
count-royals = Ansagen in Trumpf (40)
count-claims = Richtig ausgemeldet
count-closes = Zudrehen gewonnen
count-contracts = Spiele als Spieler gewonnen
count-schneider = Schneider gemacht
count-schwarz = Schwarz gemacht
count-schneider-taken = Schneider geworden
count-schwarz-taken = Schwarz geworden
