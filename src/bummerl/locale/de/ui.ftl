# Das Terminal: was die Befehle und der Zeilenmodus sagen.

player-name = Spieler
# Wie die Spieler des Computers heißen, in der Reihe, in der sie sitzen; einer mehr, als Plätze sind, damit keiner wie die Person heißen muss.
computer-names = Resi, Franz, Poldi, Mitzi
score = { $first } { $one } – { $second } { $two }
score-down = { $score }. Gezählt wird von { $start } hinunter: Wer zuerst auf 0 kommt, gewinnt die Partie.
match-won =
    { $who ->
        [you] Du gewinnst die Partie! { $name } bekommt { $bummerls ->
            [one] ein Bummerl
           *[other] { $bummerls } Bummerl
        }.
       *[other] { $name } gewinnt die Partie. Du bekommst { $bummerls ->
            [one] ein Bummerl
           *[other] { $bummerls } Bummerl
        }.
    }

table-talon = { $trump } ist Trumpf. Aufgedeckt liegt { $turnup }, darauf { $facedown ->
        [one] eine verdeckte Karte
       *[other] { $facedown } verdeckte Karten
    }.
table-closed =
    { $who ->
        [you] { $trump } ist Trumpf. Du hast zugedreht: Farb- und Stichzwang.
       *[other] { $trump } ist Trumpf. { $name } hat zugedreht: Farb- und Stichzwang.
    }
table-gone = { $trump } ist Trumpf. Der Talon ist aufgebraucht: Farb- und Stichzwang.
table-tricks = Stiche: du { $own }, Gegner { $other }.
table-own-points = Du hast { $points } Augen{ $pending ->
        [0] .
       *[other] {" "}und { $pending }, die auf einen Stich warten.
    }
table-other-points = { $name } hat { $points } Augen{ $pending ->
        [0] .
       *[other] {" "}und { $pending }, die auf einen Stich warten.
    }
table-led = Ausgespielt von { $name }: { $card }.
table-hand = Deine Hand: { $cards }
table-unseen = Noch verborgen: { $cards }
# Wer die verborgenen Karten haben kann, und wie wahrscheinlich; $where ist „Resi 36 %, Talon 64 %“.
tracker-cards = { $cards }: { $where }
tracker-share = { $name } { $percent } %
tracker-talon = Talon
tracker-down = verdeckt
tracker-exact = Genau: { $layouts ->
        [one] Nur eine Verteilung ist möglich.
       *[other] Alle { $layouts } möglichen Verteilungen sind gezählt.
    }
tracker-drawn = Geschätzt aus { $layouts } Verteilungen, gezogen unter den möglichen.
trick = { $leader }: { $led }, darauf { $answer }. { $who ->
        [you] Dein Stich.
       *[other] Stich für { $winner }.
    }
no-last-trick = Jetzt gibt es keinen Stich, den du ansehen darfst: Er bleibt höchstens bis zum nächsten Ausspielen offen.
no-review = Jetzt gibt es keinen Stich, den du durchsehen darfst.
taken-back = Zurückgenommen.
hint = Tipp: { $action }.
hint-known = Alle Karten sind bekannt: bei bestem Spiel { $sign }{ $value } Spielpunkte.
hint-all = Im Schnitt { $sign }{ $value } Spielpunkte bei offenen Karten, über alle { $layouts } möglichen Verteilungen der verdeckten Karten.
hint-some = Im Schnitt { $sign }{ $value } Spielpunkte bei offenen Karten, über { $layouts } zufällig gezogene Verteilungen der verdeckten Karten.
hint-only = Etwas anderes ist nicht erlaubt.
hint-claim = Du hast { $points } Augen, und { $target } sind nötig.
hint-marriage = Mit der Ansage hast du { $points } Augen, und { $target } sind nötig.
hint-sure = Keine Karte, die noch draußen ist, schlägt { FORM($card, "accusative") }.
hint-takes = Damit gehört der Stich dir: { $points } Augen.
confirm-close = Zudrehen? Das lässt sich nicht rückgängig machen. Noch einmal { $key } zum Zudrehen.
confirm-claim = Ausmelden? Wer falsch ausmeldet, verliert das Spiel. Noch einmal { $key } zum Ausmelden.
confirm-claim-counted = Ausmelden? Nach der Zählung dieses Tisches hast du { $points } Augen, nötig sind { $target }; wer falsch ausmeldet, verliert das Spiel. Noch einmal { $key } zum Ausmelden.

lines-welcome = Tippe die Taste vor einer Karte oder Ansage und drücke die Eingabetaste. ? zeigt alle Tasten, q speichert und beendet.
lines-deal = Spiel { $number }.
lines-next-deal = Eingabetaste für das nächste Spiel, q zum Beenden.
lines-new-match = Eingabe verlässt den Tisch. { $key }: noch eine Partie.
lines-your-turn = Du bist am Zug:
lines-saved = Die Partie ist gespeichert. „bummerl play“ setzt sie fort.
lines-kept = Die Aufzeichnung liegt in { $path }. „bummerl replay“ geht sie durch, „bummerl verify“ prüft das Mischen.
lines-help =
    1 bis 0: diese Karte spielen. Eine Karte lässt sich auch schreiben, wie sie gezeigt wird: { $label } ist { $card }.

    m, b, v: Zwanziger oder Vierziger ansagen. x: tauschen. c: zudrehen. s: ausmelden. d: abheben. n: weiter oder ablehnen. c und s fragen noch einmal nach.

    t: der Tisch. p: die Augen. l: der letzte Stich. o: die Stiche, die du durchsehen darfst. r: noch einmal sagen.

    h: Tipp. e: die Regeln, nach einer Ablehnung der genannte Absatz. u: zurücknehmen, an einem Übungstisch. q: speichern und beenden.

replay-deal = Spiel { $number }, Stand { $score }.
replay-hand = { $name }: { $cards } · { $points } Augen
replay-keys = Eingabetaste: nächster Schritt. b: ein Schritt zurück. Eine Zahl: zu diesem Spiel. q: beenden.
replay-end = Das war der letzte Schritt.
replay-no-deal = In dieser Partie ist noch kein Spiel gegeben.
replay-side = { $names } zusammen: { $points } Augen

verify-right = Das Mischen ist bewiesen, für { $deals ->
        [one] ein Spiel
       *[other] alle { $deals } Spiele
    }: Jedes Paket folgt aus Zahlen, die vor Beginn der Partie feststanden.
verify-unfinished = Die Partie ist nicht zu Ende: Ein Spiel ist erst bewiesen, wenn es vorbei ist, und die weiteren Spiele stehen nicht in der Datei.
verify-meaning =
    Das beweist allen, die Zahlen beigetragen haben, dass niemand die Karten gelegt hat. Es beweist nicht, dass niemand,
    der den Tisch führte, sie angesehen hat. Ob die Züge erlaubt und die Punkte richtig sind, wurde durch Nachspielen
    geprüft. Namen, Hausregeln und Gedächtnisstufe sind das, was die Datei sagt. Vergleiche die Festlegung mit der, die
    vor der Partie gezeigt wurde.
arena-title = { $game }: { $deals } Pakete, jedes { $seatings ->
        [2] zweimal mit vertauschten Plätzen
       *[other] in allen { $seatings } Sitzordnungen
    }, Startwert { $seed }. Intervalle zu 95 %.
arena-bot = { $name }: Spielpunkte je Spiel { $points } ({ $low } bis { $high }); gewonnene Spiele { $deals }; gewonnene Partien { $matches } von { $played }

doctor-version = bummerl { $version } mit Python { $python }
doctor-missing = { $package } ist nicht installiert. Installiere bummerl neu: pip install .
doctor-languages = Sprachen: { $languages }. Jetzt: { $current }.
doctor-encoding = Das Terminal zeigt Farben und alle Sprachen ({ $encoding }).
doctor-encoding-poor = Die Zeichenkodierung des Terminals ist { $encoding } und zeigt nicht alle Zeichen. Setze LANG auf eine UTF-8-Sprache, zum Beispiel C.UTF-8.
doctor-terminal = Das Terminal hat { $columns } Spalten und { $lines } Zeilen.
doctor-terminal-small = Das Terminal hat { $columns } Spalten und { $lines } Zeilen; der ganze Tisch braucht 60 mal 20. Vergrößere es oder nimm --plain.
doctor-folder = Partien liegen in { $path }.
doctor-folder-closed = In { $path } lassen sich keine Partien speichern: { $problem }. Wähle mit --folder einen anderen Ordner.
doctor-damaged = Gespeicherte Partien, die nicht lesbar sind: { $files }. Das nächste „bummerl play“ legt sie beiseite.
doctor-matches = Gespeicherte Partien: { $unfinished } angefangen, { $finished } beendet.
doctor-kernel = Gesucht wird mit dem schnellen Rechenkern.
doctor-processors = Prozessoren: { $count }.

place-line = Zeile { $number }
place-deal = Spiel { $number }
# Was ein Tisch im Gedächtnis behält, nach dem Wert der Option.
memory-level =
    { $memory ->
        [strict] streng (strict)
        [own] eigene Augen (own)
        [points] alle Augen (points)
       *[training] Übung (training)
    }

session-deal-over = Dieses Spiel ist zu Ende.
session-no-hint = An einem Tisch mit der Gedächtnisstufe „{ memory-level }“ gibt es keine Tipps. Beginne eine Partie mit --memory points oder training.
session-no-undo = An einem Tisch mit der Gedächtnisstufe „{ memory-level }“ wird nichts zurückgenommen. Beginne eine Partie mit --memory training.
session-nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast in diesem Spiel noch nichts getan.
session-shuffle-spent = Diese Partie hat nach { $deals } Spielen kein Ende; mehr gibt ihre Mischung nicht her. Beginne eine neue: bummerl play --new

store-damaged = Die gespeicherte Partie { $path } ist nicht lesbar und wird beiseitegelegt.
store-newer = Die gespeicherte Partie { $path } stammt von einem neueren bummerl und bleibt, wo sie ist. Installiere die neuere Version, um sie fortzusetzen.
store-other-secret = Ihr Geheimnis ist nicht das, auf das sie sich festgelegt hat: Es wurde verändert.
store-cannot-read = Die gespeicherte Partie { $path } lässt sich nicht lesen: { $problem }.
store-cannot-write = Die Partie lässt sich nicht in { $path } speichern: { $problem }. Wähle mit --folder einen anderen Ordner.
file-cannot-read = { $path } lässt sich nicht lesen: { $problem }.
file-too-large = { $path } ist größer als { $megabytes } MB; das ist keine Aufzeichnung einer Partie.
file-not-text = { $path } ist keine Textdatei.
solve-value = { $name } ist am Zug: { $value } Spielpunkte bei bestem Spiel aller, alle Karten offen ({ $nodes } Knoten).
solve-between = { $name } ist am Zug: zwischen { $low } und { $high } Spielpunkte. Das ist nicht genau: Die Suche wurde nach { $nodes } Knoten abgebrochen.
solve-line = Bestes Spiel: { $line }
solve-no-kernel = Diese Installation hat keinen schnellen Rechenkern: Die Suche in reinem Python dauert einige tausend Mal so lang. Installiere einen C++-Compiler und danach bummerl neu.
solve-python = Das kann der schnelle Rechenkern nicht ({ $why }): Es sucht reines Python, und das kann sehr lange dauern. --nodes setzt eine Grenze.
solve-over = Das letzte Spiel in { $path } ist zu Ende: Es gibt nichts zu lösen. Gib eine Aufzeichnung an, deren letztes Spiel noch läuft.
solve-made = { $name } ist am Zug: die Ansage von { $side } gelingt bei bestem Spiel aller, alle Karten offen ({ $nodes } Knoten).
solve-not-made = { $name } ist am Zug: die Ansage von { $side } gelingt nicht bei bestem Spiel aller, alle Karten offen ({ $nodes } Knoten).
solve-side-value = { $name } ist am Zug: { $value } für { $side } bei bestem Spiel aller, alle Karten offen, ohne Ansage und Verdoppeln ({ $nodes } Knoten).
solve-side-between = { $name } ist am Zug: zwischen { $low } und { $high } für { $side }. Das ist nicht genau: Die Suche wurde nach { $nodes } Knoten abgebrochen.
solve-points = Augen von { $side }, wenn alle um sie spielen: { $points } ({ $nodes } Knoten).
solve-before-play = In { $path } wird noch gereizt, angesagt oder abgelegt, und das lässt sich nicht lösen: Gib eine Aufzeichnung an, in der schon Karten gespielt werden.
output-failed = Die Ausgabe kann nicht geschrieben werden: { $problem }.
no-finished-match = Es gibt noch keine beendete Partie. Nenne eine Datei oder spiele eine: bummerl play
no-such-seat = Einen Platz { $seat_number } gibt es nicht; Plätze sind 0 bis { $last }.
set-without-value = „{ $given }“ ändert nichts: Schreibe --set OPTION=WERT, zum Beispiel --set claim_mode=auto.

# Computergegner, jeder in einem Satz.
bot-pimc = Spielt N Verteilungen der verdeckten Karten (bei pimc:10 zehn) mit offenen Karten zu Ende und tut, was im Schnitt am besten ist; ist der Talon aufgebraucht, spielt er fehlerfrei. Nur für Spiele, in denen zwei zugleich spielen.
bot-pimc-layouts = Sieht sich bei jeder Entscheidung { $layouts } mögliche { $layouts ->
    [one] Verteilung
   *[other] Verteilungen
    } der verdeckten Karten an und tut, was im Schnitt am besten ist.
bot-thumb = Spielt nach Faustregeln: zählt Trümpfe und Augen, sagt mit Verstand an und sieht nie verdeckte Karten an.
bot-random = Spielt irgendeine erlaubte Karte, meldet sich aber aus, wenn es stimmt.
bot-unknown = Einen Computergegner „{ $name }“ gibt es nicht. Es gibt: { $known }.
bot-pimc-number = „{ $name }“ ist kein Computergegner: Nach pimc: steht die Zahl der Verteilungen, 1 bis { $most }, zum Beispiel pimc:10.
bot-pimc-slow = Diese Installation hat keinen schnellen Rechenkern: Bis der Talon zugedreht oder aufgebraucht ist, spielt { $name } nach Faustregeln, und danach ist er langsamer. Installiere einen C++-Compiler und danach bummerl neu.
bot-other-game = { $name } spielt nur, wo zwei mit Talon spielen, allein oder während ein Dritter aussetzt, nicht { $game }. Wähle einen anderen Computergegner; bummerl bots zählt sie auf.
arena-deals = Die Arena spielt 2 bis { $most } Pakete, nicht { $given }.
arena-processes = Die Arena verteilt ihre Arbeit auf 1 bis { $most } Prozesse, nicht { $given }.

shuffle-commitment = Prüfsumme der gemischten Karten (für „bummerl verify“): { $commitment }
choice-remembered = bummerl merkt sich diese Sprache und diese Karten für das nächste Mal. Ändern: --lang oder --deck.
resumed = Deine angefangene Partie geht weiter. Eine neue: bummerl play --new
resumed-otherwise = Deine angefangene Partie geht weiter, als { $name } gegen { $bot } mit der Gedächtnisstufe „{ memory-level }“. Eine neue: bummerl play --new
lines-not-understood = „{ $typed }“ verstehe ich nicht. ? zeigt alle Tasten.
lines-empty = Tippe eine Taste und drücke die Eingabetaste. ? zeigt alle Tasten.

# Was bummerl bench misst.  V und B sind die Geschwindigkeiten des Python-Pakets schnapsen.
bench-title = { $machine }, Python { $python }, bummerl { $version }, Stand { $commit }. { $preset }, ein Thread, Prozessorzeit, Median von { $turns } Durchgängen (kleinster … größter Wert).
bench-peer-deals = V: zufällige Spiele des Pakets schnapsen
bench-peer-search = B: seine exakte Suche beim Ausspiel mit fünf Karten ohne Talon, Mittel
bench-rules = Zufällige Spiele nach den Regeln in Python, { $about }
bench-kernel-deals = Zufällige Spiele des Rechenkerns
bench-gone = Exakter Wert beim Ausspiel mit fünf Karten ohne Talon, Mittel
bench-full-median = Exakter Wert eines ganzen Spiels mit Zudrehen, Median der Spiele
bench-full-mean = Dasselbe, Mittel
bench-full-nodes-median = Knoten eines ganzen Spiels, Median
bench-full-nodes-mean = Dasselbe, Mittel
bench-layouts = Alles, was beim ersten Ausspiel möglich ist, in 100 Verteilungen, exakt
bench-tricks = Genaue Augen eines Spiels ohne Talon in Einheiten von F, dem Median des ganzen Spiels: { $about }, Median
bench-nodes = Knoten bei { $about } Karten im Talon, Mittel
bench-at-least = mindestens { $goal }
bench-at-most = höchstens { $goal }
bench-no-peer = Das Paket schnapsen ist hier nicht installiert, verglichen wird also nicht: make bench installiert es gesondert und vergleicht.
