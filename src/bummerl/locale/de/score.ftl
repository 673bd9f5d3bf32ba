# Der Schreibzettel für Leute, die mit echten Karten spielen.  Die Wörter am Anfang der Zeilen (fine, undo) werden in jeder
# Sprache so getippt, wie sie hier stehen; score-words fügt andere hinzu.

score-words =
    undo: zurück, z
    redo: wieder
    help: hilfe
    sheet: zettel
    quit: ende
    fix: ändern
    dealer: geber
    new: neu
    fine: strafe
    misdeal: vergeben
    redeal: neugeben
    cut: abheben
    breach: überreizt
    writeoff: abschreiben
    bomb: bombe
    stock: stock
    nobody: niemand, unentschieden
    lost: verloren
    claim: ausgemeldet
    wrong: falsch
    closed: zugedreht
    drum: trommeln
    whistle: pfeifen
    ten: zehn, zehner

score-help-thousand =
    Ein Spiel: wer spielt, die Ansage, dann die Augen jedes Spielers in der Reihenfolge der Spalten. Was fehlt, wird ausgerechnet.
    anna 120 75 45 → der dritte Spieler hat den Rest von 120
    anna 120 75+100 45 ? → Paare nach einem Plus, mit Wert oder Farbe (75+h); ? ist der Rest
    ben 100 cora=0 ben=80 → mit Namen; 0 ist kein Stich, 0t ein Stich ohne Augen
    Außer Spielen: strafe ben, strafe ben 60, vergeben, neugeben.
score-help-thousand-two =
    Ein Spiel: wer spielt, die Ansage, dann die Augen jedes Spielers in der Reihenfolge der Spalten. Was fehlt, wird ausgerechnet.
    anna 120 75 → der andere Spieler hat den Rest von 120
    anna 120 75+100 ? → Paare nach einem Plus, mit Wert oder Farbe (75+h); ? ist der Rest
    ben 100 anna=40 ben=80 → mit Namen; 0 ist kein Stich, 0t ein Stich ohne Augen
    Außer Spielen: strafe ben, strafe ben 60, vergeben, neugeben.
score-help-blind = anna 120 blind 80 40 → blind gesagt
score-help-write-off = anna 120 abschreiben → abgeschrieben
score-help-bomb = anna 120 bombe → das Blatt hingeworfen
score-help-stock = anna 120 75 45 stock 25 → was der Stock dem wert ist, der aussetzt, oder seine Karten (stock KH QH 9S)
score-help-cut = abheben → eine schlechte Karte unten
score-help-breach = überreizt ben 150 → eine Ansage über der Grenze
score-help-points =
    Ein Spiel: wer gewonnen hat, und wie viele Punkte.
    anna 2 → oder die Augen des Verlierers nach dem Ausmelden: anna ausgemeldet 20 (0: kein Stich, 0t: ein Stich ohne Augen)
score-help-contracts =
    Ein Spiel: wer gespielt hat, und was es zählt.
    anna 2 → Punkte für Annas Seite; anna verloren 2 gibt sie der anderen Seite
    anna ausgemeldet 20 → die Augen der Verlierer nach dem Ausmelden (0: kein Stich)
    anna schnapser → ein Spiel mit seinem Namen; anna schnapser verloren; anna schnapser x2 nach Kontra
score-help-closed = anna 2 zugedreht → ein zugedrehtes Spiel, das mehr zählt
score-help-losers = anna 1 2 → was jeder Verlierer zahlt
score-help-wrong = anna falsch → falsch ausgemeldet
score-help-drum = anna 2 trommeln → getrommelt und gewonnen; anna verloren 2 trommeln, anna pfeifen
score-help-ten = anna 2 zehner ben → Ben hat den Trumpf-Zehner
score-help-nobody = niemand → ein Spiel ohne Gewinner
score-help-redeal = neugeben → es wird noch einmal gegeben
score-help-all =
    Spieler sind Nummern, Namen oder der Anfang eines Namens.
    zurück, zurück 3, wieder: zurücknehmen und wiederholen. ändern 4 …: Zeile 4 neu schreiben. geber ben: Als Nächstes gibt Ben.
    neu: die nächste Partie, wenn eine aus ist. zettel: zeigen. export DATEI: als .csv, .md oder .json. export! DATEI: über eine, die es schon gibt. ende: aufhören; alles ist gespeichert.

score-column-entry = Spiel
score-row =
    { $kind ->
        [fine] Strafe: { $name }
        [misdeal] Vergeben: { $name }
        [redeal] Neu gegeben
        [cut] Schlecht abgehoben
        [breach] Zu hoch gereizt: { $name }
        [dealer] Geber: { $name }
        [new] Neue Partie
        [nobody] Kein Gewinner
        [blind] blind
        [writeoff] abgeschrieben
        [bomb] hingeworfen
       *[other] { $name }
    }
score-book-bolts = Bolzen
score-book-barrel = Fass: Spiele übrig
score-book-falls = Stürze
score-book-write-offs = Abgeschrieben
score-book-bummerl = Bummerl gesamt
score-book-matches = Gewonnene Partien
score-next = Als Nächstes gibt { $name }.
score-next-sits = { $name } setzt aus.
score-next-golden = Goldene Runde, Spiel { $number } von { $count }: { $name } spielt auf 120, und alles zählt doppelt.
score-next-cuts = Schlecht abgehoben in Folge: { $count }.
score-won = Die Partie ist aus. Gewonnen hat: { $names }.
score-another = Enter oder „neu“ für eine weitere Partie, „zurück“, wenn etwas nicht stimmt, „ende“ zum Aufhören.

score-welcome = Eine Zeile für jedes Spiel. „hilfe“ zeigt, wie; „ende“ hört auf. Alles ist sofort gespeichert.
score-ask-players = { $game }: Namen der { $count } Spieler, wie sie sitzen, mit Komma getrennt (Enter für keine):
score-resumed = Dieser Zettel geht weiter: { $path }. Ein anderer: bummerl score --new
score-saved = Der Zettel ist gespeichert: { $path }
score-exported = Geschrieben: { $path }
score-fined = { $name } zahlt { $value } Strafe.
score-misdealt =
    { $value ->
        [0] { $name } hat vergeben.
       *[other] { $name } hat vergeben und zahlt { $value }.
    }
score-redealt = { $name } gibt noch einmal; nichts wird geschrieben.
score-bad-cut = Unten lag eine schlechte Karte: Nummer { $count } in Folge.
score-cut-fine = Zum dritten Mal in Folge schlecht abgehoben: { $name } zahlt { $value }.
score-breached = { $name } hat { $value } ohne das nötige Paar gesagt und verliert sie.

score-empty = Schreib ein Spiel auf; „hilfe“ zeigt, wie.
score-line-strange = Eine Zeile hat höchstens { $most } druckbare Buchstaben, Ziffern und Zeichen.
score-full = Ein Zettel hat höchstens { $most } Zeilen. Beginne einen neuen: bummerl score --new
score-player-unknown = Einen Spieler „{ $given }“ gibt es nicht. Die Spieler: { $players }.
score-player-two = „{ $given }“ kann jeder von diesen Spielern sein: { $players }. Schreib mehr vom Namen oder die Nummer.
score-players = Dieses Spiel hat { $count } Spieler; genannt sind { $given }. Schreib zum Beispiel --players "{ $example }".
score-name = „{ $given }“ kann kein Name sein. Ein Name hat 1 bis { $most } Buchstaben.
score-name-taken = „{ $given }“ kann hier kein Name sein, weil es etwas anderes bedeutet. Wähle einen anderen.
score-names-same = Zwei Spieler heißen gleich. Häng bei einem einen Buchstaben an.
score-too-much = „{ $given }“ ist in dieser Zeile zu viel. „hilfe“ zeigt, wie Zeilen geschrieben werden.
score-word-unknown = „{ $given }“ versteht dieses Spiel nicht. „hilfe“ zeigt, wie Zeilen geschrieben werden.
score-deal-expected = Ein Spiel ist der Spieler, die Ansage und die Augen, zum Beispiel: { $example }
score-contract = „{ $given }“ ist hier keine Ansage. Ansagen gehen von { $low } bis { $high }, in Schritten von { $steps }.
score-golden = In der goldenen Runde hat { $name } die Vorhand und spielt auf 120; niemand sonst kann spielen.
score-sits-out = { $name } setzt dieses Spiel aus. Gibt jemand anderer, schreib zuerst „geber“ und den Namen.
score-points = „{ $given }“ ist nicht zu verstehen. Augen schreibt man 75, mit Paaren 75+100 oder 75+h; 0 ist kein Stich, ? der Rest.
score-points-missing = Schreib die Augen von mindestens { $least } dieser Spieler auf: { $players }. Einer lässt sich ausrechnen, wo alle Karten gespielt werden.
score-points-total = Alle Augen zusammen sind 120; diese sind { $total }. Paare schreibt man nach einem Plus: 75+100.
score-points-twice = Für { $name } stehen zwei Zahlen da. Schreib eine für jeden Spieler.
score-marriage = „{ $given }“ ist hier kein Paar. Sie sind { $known } wert; die Buchstaben s, h, d, c nennen ihre Farbe.
score-marriage-twice = So viele Paare zu { $value } gibt es nicht.
score-stock-missing = { $name } setzt aus und schreibt den Stock: Gib an, was er wert ist, etwa „stock 25“, oder seine Karten: „stock KH QH 9S“.
score-stock-worth = „{ $given }“ können drei Karten des Stocks nicht wert sein. Schreib eine Zahl oder drei Karten: „stock KH QH 9S“.
score-stock-nobody = In diesem Spiel schreibt niemand den Stock. Lass ihn weg.
score-not-played = „{ $word }“ wird an diesem Tisch nicht gespielt; das entscheidet die Option { $option }.
score-blind-who = Blind sagen kann nur, wer das darf, mindestens { $least }, und nicht in der goldenen Runde.
score-blind-score = Für eine blinde Ansage braucht man mindestens { $least } auf dem Zettel.
score-write-off-limit = { $name } hat schon { $count } Mal abgeschrieben, öfter geht es nicht.
score-fine-expected = Eine Strafe schreibt man „strafe ben“ für die üblichen { $fine }, oder mit einer Zahl von 1 bis 999: „strafe ben 60“.
score-breach-expected = Eine Ansage über der Grenze schreibt man mit Spieler und Ansage: „überreizt ben 150“.
score-expected = Schreib, wer gewonnen hat und wie viele Punkte, zum Beispiel „{ $name } 2“, oder „niemand“.
score-expected-contracts = Schreib, wer gespielt hat und die Punkte oder das Spiel, zum Beispiel „{ $name } 2“ oder „{ $name } schnapser verloren“.
score-value = „{ $given }“ ist ein Spiel hier nicht wert, bevor etwas dazukommt oder verdoppelt wird: { $known }.
score-game-points = „{ $given }“ sind keine Punkte eines Spiels: eine Zahl von 1 bis { $most }, mit allem Verdoppeln.
score-claim = „{ $given }“ sind keine Augen eines Verlierers: 0 (kein Stich), 0t (ein Stich ohne Augen) oder bis zu 130.
score-contract-alone = { $contract } hat einen eigenen Wert: Lass die Zahl und „ausgemeldet“ weg, oder lass das Spiel weg.
score-losers = Schreib eine Zahl, oder eine für jeden, der verliert: { $players }.
score-nobody = In diesem Spiel gewinnt immer jemand. Schreib, wer gewonnen hat.
score-dealer-expected = Schreib, wer als Nächstes gibt: „geber ben“.
score-match-goes-on = Die Partie ist noch nicht aus. Ein anderer Zettel: bummerl score --new
score-match-over = Die Partie ist aus: { $name } hat gewonnen. „neu“ beginnt eine weitere, „zurück“ nimmt zurück.
score-fix-expected = Schreib die Nummer einer Zeile von 1 bis { $count } und die Zeile, wie sie heißen soll: „ändern 3 anna 120 75 45“.
score-fix-breaks = Mit dieser Änderung würde Zeile { $number } ({ $line }) nicht mehr passen. Nimm lieber bis dorthin zurück.
score-nothing-to-undo = Es gibt nichts zurückzunehmen.
score-undo-most = { $count ->
        [one] Nur 1 Schritt lässt sich zurücknehmen.
       *[other] Nur { $count } Schritte lassen sich zurücknehmen.
    }
score-nothing-to-redo = Es gibt nichts zu wiederholen.
score-redo-most = { $count ->
        [one] Nur 1 Schritt lässt sich wiederholen.
       *[other] Nur { $count } Schritte lassen sich wiederholen.
    }
score-steps = Schreib, wie viele Schritte: „{ $word }“ oder „{ $word } 3“.
score-export-kind = „{ $given }“ hat keine Endung, mit der ein Zettel geschrieben wird: .csv, .md oder .json.
score-export-own = { $path } ist der Zettel selbst. Wähle einen anderen Namen.
score-export-there = { $path } gibt es schon. Wähle einen anderen Namen oder überschreibe die Datei: „export! DATEI“, auf der Befehlszeile --overwrite.
score-export-failed = Der Export lässt sich nicht in { $path } schreiben: { $problem }. Nenne eine andere Datei.
score-nothing-to-export = So einen Zettel gibt es noch nicht. Beginne einen: bummerl score
score-start =
    „{ $given }“ ist kein Anfang einer Partie für { $seats } Spieler. Schreib zum Beispiel „{ $example }“, Bindestriche
    zwischen den Ständen.
score-cannot-read = Der Zettel { $path } lässt sich nicht lesen: { $problem }.
score-cannot-write = Der Zettel lässt sich nicht in { $path } schreiben: { $problem }. Wähle mit --folder oder --file einen anderen Ort.
score-file-damaged = Der Zettel { $path } ist beschädigt und bleibt, wie er ist. Beginne einen neuen: bummerl score --new
score-file-changed = Ein anderes Programm hat den Zettel { $path } inzwischen geändert. Nichts wurde geschrieben; hör auf und beginne neu.
score-file-there = { $path } gibt es schon. Wähle einen anderen Namen, oder lass --new weg, um weiterzuschreiben.
score-file-other = { $path } ist ein begonnener Zettel für { $game } mit { $players }. Lass Spiel, Spieler und Anfang weg, oder wähle eine andere Datei.
