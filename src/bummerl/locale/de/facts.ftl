# Der Tisch im Terminal für zwei bis vier: was er über sein Spiel sagt, was man tun kann, das Ende einer Partie.
# $name ist, von wem der Satz handelt; $who ist „you“, wenn das der Leser ist.

# Spiel und Reizen.
fact-makes-trumps =
    { $who ->
        [you] Du bist Rufer: Sag den Trumpf an.
       *[other] { $name } macht Trumpf.
    }
fact-no-call =
    { $who ->
        [you] Noch ist nichts angesagt: So spielst du ein normales Spiel.
       *[other] Noch ist nichts angesagt: So spielt { $name } ein normales Spiel.
    }
fact-called =
    { $who ->
        [you] Du hast { $contract } ({ $value }) angesagt.
       *[other] { $name } hat { $contract } ({ $value }) angesagt.
    }
fact-contract =
    { $who ->
        [you] Du spielst { $contract } um { $value }.
       *[other] { $name } spielt { $contract } um { $value }.
    }
fact-normal =
    { $who ->
        [you] Normales Spiel; du bist der Spieler.
       *[other] Normales Spiel; { $name } ist der Spieler.
    }
fact-doubled = Es ist gespritzt: Das Spiel zählt { $times }-fach.
fact-no-trumps = Es gibt keinen Trumpf.
fact-turned = Als Trumpf aufgeschlagen: { $card }.
fact-took-talon =
    { $who ->
        [you] Du hast den Talon aufgenommen.
       *[other] { $name } hat den Talon aufgenommen.
    }
fact-lays-away =
    { $who ->
        [you] So viele Karten legst du noch weg: { $count }.
       *[other] So viele Karten legt { $name } noch weg: { $count }.
    }
fact-drummed =
    { $who ->
        [you] Du hast getrommelt: 66 allein gegen die anderen.
       *[other] { $name } hat getrommelt: 66 allein gegen die anderen.
    }
fact-whistled =
    { $who ->
        [you] Du hast getrommelt und gepfiffen: 66, ehe die anderen einen Stich haben.
       *[other] { $name } hat getrommelt und gepfiffen: 66, ehe die anderen einen Stich haben.
    }
fact-bid =
    { $who ->
        [you] Du hältst das höchste Gebot: { $value }.
       *[other] { $name } hält das höchste Gebot: { $value }.
    }
fact-plays-for =
    { $who ->
        [you] Du spielst um { $value }.
       *[other] { $name } spielt um { $value }.
    }
fact-passed =
    { $who ->
        [you] Du hast „weiter“ gesagt.
       *[other] { $name } hat „weiter“ gesagt.
    }
fact-blind =
    { $who ->
        [you] Du hast blind geboten.
       *[other] { $name } hat blind geboten.
    }
fact-unseen =
    { $who ->
        [you] Du hast deine Karten noch nicht angesehen.
       *[other] { $name } hat die Karten noch nicht angesehen.
    }
fact-widow = Im Stock waren { $cards }.
fact-coming = Vom nächsten Stich an ist { $suit } Trumpf.
fact-golden = Goldene Runde: ohne Reizen, und alles zählt doppelt.

# Wer mitspielt, und die Liste.
fact-sits =
    { $who ->
        [you] Du setzt dieses Spiel aus.
       *[other] { $name } setzt dieses Spiel aus.
    }
fact-rests =
    { $who ->
        [you] Du hast deine Karten weggelegt: Dein Partner spielt allein.
       *[other] { $name } hat die Karten weggelegt.
    }
fact-out-first =
    { $who ->
        [you] Du hast gewonnen; die anderen spielen aus, wer verliert.
       *[other] { $name } hat gewonnen; die anderen spielen aus, wer verliert.
    }
fact-carry = Aus früheren Spielen für den Gewinner dieses Spiels: { $value }.
fact-barrel =
    { $who ->
        [you] Du sitzt auf dem Fass: Versuch { $attempt } von { $attempts }.
       *[other] { $name } sitzt auf dem Fass: Versuch { $attempt } von { $attempts }.
    }
fact-barrel-for-ever =
    { $who ->
        [you] Du sitzt auf dem Fass.
       *[other] { $name } sitzt auf dem Fass.
    }
fact-bolts =
    { $who ->
        [you] Deine Bolzen: { $count } von { $limit }.
       *[other] Bolzen von { $name }: { $count } von { $limit }.
    }
fact-falls =
    { $who ->
        [you] Deine Stürze vom Fass: { $count }.
       *[other] Stürze vom Fass von { $name }: { $count }.
    }
# Karten, von denen alle wissen, wer sie hat.
fact-known = { $name } hat bekanntlich { $cards }.

# Der Tisch in Sätzen.
table-trump = Trumpf ist { $trump }.
table-trick = Auf dem Tisch: { $cards }.
trick-of-all = { $cards }: { $who ->
        [you] dein Stich.
       *[other] Stich von { $winner }.
    }

# Das Ende einer Partie; $names sind die, die zusammen schreiben.
match-goes-to = Gewinner der Partie: { $names }.
match-bummerl = Bummerl für { $names }: { $count }.
match-level = Gleichstand an der Spitze: Die Partie geht weiter, bis jemand vorn liegt.
match-shuffle-spent = Die Partie endet hier ohne Sieger: Nach { $deals } Spielen sind die Geheimnisse ihrer Mischung aufgebraucht. Eine weitere Partie beginnt mit einer neuen Mischung.

# Was man tun kann.
choice-give = { $card } an { $name }
choice-decline = Diese Karten spielen
choice-stock = Stock { $number } nehmen
choice-turn = { $number }. Karte aufschlagen
choice-turn-next = Die nächste Karte Trumpf machen lassen
choice-call = { $call } ({ $value })
choice-aces = Vier Asse ansagen ({ $value })
confirm-writeoff = Das Spiel abschreiben? Das lässt sich nicht rückgängig machen. Noch einmal { $key } zum Abschreiben.
confirm-bomb = Die Karten hinwerfen? Das lässt sich nicht rückgängig machen. Noch einmal { $key } zum Hinwerfen.
confirm-turn = { $action }? Das lässt sich nicht rückgängig machen. Noch einmal { $key } zum Aufschlagen.

# Worum es gerade geht, wo nicht nur eine Karte zu spielen ist.
ask-cut = Abheben oder klopfen?
ask-look = Ansehen oder blind reizen?
ask-redeal = Neu geben lassen?
ask-trump = Sag den Trumpf an.
ask-drum = Trommeln oder weiter?
ask-call = Ansagen? Weiter = normales Spiel
ask-call-more = Höher ansagen oder weiter?
ask-bid = Reizen oder weiter?
ask-stock = Welchen Stock nimmst du?
ask-take = Talon nehmen oder weiter?
ask-raise = Erhöhen oder dabei bleiben?
ask-give = Welche Karte gibst du her?
ask-kontra = Kontra oder weiter?
ask-draw = Abheben oder zudrehen?
ask-claim = Ausmelden oder weiter?
ask-meld = Paar ansagen oder weiter?
ask-decline = Austauschen oder nicht?

# Die Zeilenansicht.
lines-amounts-bid = Reizen, mit der Zahl: { $amounts }
lines-amounts-blind = Blind reizen, mit der Zahl: { $amounts }
lines-amounts-raise = Erhöhen, mit der Zahl: { $amounts }
lines-move-to = Eine Karte an { $to }: { $cards }
lines-move = Eine Karte und ein Buchstabe für den Empfänger ({ $to }), etwa { $key }: { $cards }
lines-lay-away = weglegen
lines-help-more =
    Bei 11 und 12 Karten sind - und = ihre Tasten. Gebote gibt man als Zahl ein: 120 oder b120.

    a, b, f, g …: Trumpf ansagen, eine Karte aufschlagen, einen Stock nehmen; welcher Buchstabe was ist, steht davor. c1, c2 …: dieses Spiel ansagen; sein Name geht auch. n: weiter oder bei der Ansage bleiben. k: Kontra oder klopfen. 3a: die dritte Karte an den ersten Spieler links, 3b an den zweiten. g: neu geben lassen. v: Karten ansehen. x: Talon aufnehmen. w: Spiel abschreiben. j: Karten hinwerfen. i: auch ein Rat.

    Alles geht auch in Notation: bid:120, give:9D:1, discard:QH, trump:H, call:land.

# Der Tisch auf dem ganzen Bildschirm.
screen-facts = Das Spiel
screen-sits = setzt aus
screen-choose-call = Mit ↑ und ↓ auswählen, dann Eingabe.
screen-chosen-gift = { $card }: { $ways }.
screen-rule-trick = Die angehobenen Karten sind erlaubt.
screen-rule-gift = { $how ->
        [give] Wähle eine Karte zum Abgeben.
        [discard] Wähle eine Karte zum Weglegen.
       *[either] Wähle eine Karte zum Abgeben oder Weglegen.
    }
screen-call-redeal = Neu geben
screen-call-look = Ansehen
screen-call-take = Aufnehmen
screen-call-keep = Bleiben
screen-call-writeoff = Abschreiben
screen-call-bomb = Hinwerfen
screen-call-trump = { $sign } Trumpf
screen-call-kontra = Kontra
screen-call-drum = Trommeln
screen-call-cut = Abheben
screen-call-knock = Klopfen
screen-call-stock = { $value }. Stock
screen-call-turn = { $value }. Karte auf
# Eine Zeile je Taste: die Taste, „ = “, was sie tut.
screen-help-more =
    ↑ ↓ Eingabe = ein Gebot, ein Spiel oder den Empfänger der gewählten Karte auswählen; dann ausführen
    1 … 0 - = = die Karten einer langen Hand, von links
    n = weiter oder bei der Ansage bleiben
    k = Kontra oder klopfen
    g = neu geben lassen
    v = die Karten ansehen
    x = den Talon aufnehmen
    a b = wer die gewählte Karte bekommt
    w j = Spiel abschreiben, Karten hinwerfen (fragt noch einmal)
    i = auch ein Rat
