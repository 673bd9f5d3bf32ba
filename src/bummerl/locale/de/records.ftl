# Was an einer Karte, einer Aktion, einem Kartenstapel oder einer Datei nicht stimmt; und ob ehrlich gegeben wurde.

# $given ist das Geschriebene.
notation-suit = „{ $given }“ ist keine Farbe. Farben sind S, H, D und C.
notation-card =
    „{ $given }“ ist keine Karte. Eine Karte besteht aus Rang, A T K Q J 9 8 oder 7, und Farbe, S H D oder C, zum Beispiel AH.
notation-card-number = { $given } ist nicht die Nummer einer Karte. Karten haben die Nummern 0 bis 31.
notation-card-twice = { $card } steht zweimal da.
notation-action = „{ $given }“ ist keine Aktion. Schreib eine Karte (AH), eine Ansage (40H) oder das Wort einer anderen Aktion, wie in docs/notation.md.
# $missing und $foreign sind Karten.
deck-wrong =
    Gebraucht werden { $size } verschiedene Karten, hier sind { $given }. Es fehlen: { $missing }. Nicht im Spiel: { $foreign }.

record-empty = Es enthält kein Spiel.
record-one-deal = Gefragt ist ein einzelnes Spiel, hier sind { $deals }.
record-header-twice = „{ $header }“ steht zweimal da.
record-version = Es ist in Version „{ $given }“ geschrieben; dieses Programm liest Version { $known }.
record-format = „{ $given }“ ist nicht das Format einer Partie (bummerl-match) oder eines Spiels (bummerl-deal).
record-fields =
    Ein Spiel besteht aus 3 bis 6 Teilen mit | dazwischen: Spielart, Geber und Stand, Karten, Aktionen, Punkte, Kettenglied.
    Hier sind { $given }.
record-other-game = Die Spielart „{ $given }“ ist nicht die der Partie.
record-game = Die Spielart „{ $given }“ kann nicht gespielt werden.
record-points = „{ $given }“ sind keine Punkte eines Spiels. Schreib sie wie in 2-0.
record-option-twice = Eine Option steht zweimal da: „{ $given }“.
record-standing = „{ $given }“ ist kein Stand für dieses Spiel. Schreib ihn wie in: dealer 0 score 3-5.
record-json = Es ist kein JSON: { $problem }.
record-field-unknown = Ein Feld „{ $field }“ gibt es hier nicht.
record-book = Das Feld „{ $field }“ ist weder eine Zahl noch eine Liste von Zahlen, wie es die Bücher eines Standes sind.
# $kind ist int, str, dict oder object; alles andere ist eine Liste.
record-field =
    { $kind ->
        [int] Das Feld „{ $field }“ ist keine ganze Zahl, müsste es aber sein.
        [str] Das Feld „{ $field }“ ist kein Text, müsste es aber sein.
        [dict] Das Feld „{ $field }“ ist kein Objekt, müsste es aber sein.
        [object] Das Feld „{ $field }“ ist kein Objekt, müsste es aber sein.
       *[other] Das Feld „{ $field }“ ist keine Liste, müsste es aber sein.
    }
record-seats = Genannt sind { $given } Spieler, das Spiel hat { $needed }.
record-memory = „{ $given }“ ist keine Gedächtnisstufe. Stufen sind: { $known }.
record-practice = „{ $given }“ sind keine Nummern von Spielen dieser Partie.
record-hex = „{ $given }“ besteht nicht aus Paaren der Ziffern 0 bis 9 und a bis f.
record-unfinished = Spiel { $number } beginnt, obwohl Spiel { $deal } nicht zu Ende ist.
record-after-end = Spiel { $number } kommt nach dem Ende der Partie.
record-wrong-standing = Bei Spiel { $number } steht „{ $given }“; nach den Spielen davor ist es „{ $right }“.
record-deck = Die Karten von Spiel { $number } können nicht gegeben werden.
record-action = Aktion { $at } von Spiel { $number } ist nicht zu lesen.
record-illegal = Aktion { $at } von Spiel { $number }, „{ $action }“, ist nicht erlaubt.
record-past-end = Aktion { $at } von Spiel { $number }, „{ $action }“, kommt nach dem Ende des Spiels.
record-wrong-points = Bei Spiel { $number } stehen die Punkte { $given }; nachgespielt sind es { $right }.

match-seats = Genannt sind { $given } Spieler, das Spiel hat { $needed }.
match-name =
    „{ $given }“ kann kein Name sein. Ein Name hat 1 bis 80 druckbare Zeichen (keine Zeilenumbrüche oder Steuerzeichen),
    darunter kein |, und vorn und hinten keinen Leerraum.
match-deal-unfinished = Das Spiel ist noch nicht zu Ende; erst danach kommt das nächste.
match-over = Die Partie ist zu Ende; es wird nicht mehr gegeben.
match-no-deal = Es läuft kein Spiel. Gib zuerst das nächste.
match-no-shuffle = Zu dieser Partie wird kein Mischen veröffentlicht, also kommt auch nichts dazu.

verify-nothing-published =
    Vor dieser Partie wurde nichts veröffentlicht; ob die Karten gelegt waren, kann niemand sagen.
verify-none-finished = Kein Spiel dieser Partie ist zu Ende, also ist noch nichts bewiesen: Ein Spiel ist erst bewiesen, wenn es vorbei ist.
verify-entropy = { $given } Spieler haben zum Mischen beigetragen, das Spiel hat { $seats }. Die Karten sind nicht überprüfbar.
verify-links =
    Veröffentlicht sind { $given } Glieder der Mischkette, diese Spiele brauchen { $needed }. Die Karten sind nicht überprüfbar.
verify-link = Glied { $number } der Mischkette passt nicht zu dem, was vor der Partie veröffentlicht wurde: Es wurde geändert.
verify-dealer = Nach der Mischkette gibt nicht Platz { $given } als Erster: Der Geber wurde geändert.
verify-deck = Die Karten von Spiel { $number } sind nicht die aus der Mischkette: Sie wurden geändert.
verify-opening = Die Partie beginnt bei „{ $given }“; eine neue Partie beginnt bei „{ $right }“. Was davor gespielt wurde, lässt sich nicht prüfen.
verify-chosen =
    Jede Kartenfolge folgt aus Zahlen, die vor der Partie feststanden, aber kein Spieler hat eigene Zahlen beigetragen, wie
    immer bei --seed: Wer die Partie angelegt hat, konnte die Karten wählen. Es ist also nicht bewiesen, dass sie niemand
    gelegt hat.
file-unfinished = { $path } ist eine angefangene Partie; „bummerl play“ setzt sie fort. Nachspielen und prüfen lässt sie sich, wenn sie zu Ende ist.
