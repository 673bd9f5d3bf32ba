# Der Tisch im ganzen Terminal: Marken, Beschriftungen und Knöpfe, kurz, weil wenig Platz ist.

screen-small =
    Der Tisch braucht { $wide } mal { $high } Zeichen; hier sind { $columns } mal { $rows }. Mach das Fenster größer oder spiel in Zeilen: bummerl play --plain

# In der Leiste oben.
screen-deal = Spiel { $number }
# Wenn Optionen von denen des genannten Spiels abweichen.
screen-house-rules = Hausregeln
screen-help = Hilfe
screen-quit = Speichern und beenden
screen-unsaved = nicht gespeichert

# Neben den Namen.
screen-dealer = gibt
screen-forehand = Vorhand
screen-declarer = spielt
screen-closed = zugedreht
screen-tricks = { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
# $pending sind Augen von Ansagen, die auf einen Stich warten.
screen-points = { $points } Augen{ $pending ->
        [0] {""}
       *[other] {" "}+ { $pending } vorgemerkt
    }
screen-your-lead = Du spielst aus
screen-your-answer = Du gibst zu
screen-your-call = Du entscheidest
screen-their-turn = { $name } ist dran …
screen-go-on = Weiter (jede Taste)

# Auf dem Tisch.
screen-trump = Trumpf
screen-own-tricks = Deine Stiche
screen-last-trick = Letzter Stich
# Auf einer Karte, die gerade abgehoben wurde.
screen-new = neu
# Was jetzt zugegeben werden muss, wo es nichts anzusagen gibt.
screen-rule-none = Jetzt darf jede Karte zugegeben werden.
screen-rule-suit = Es gilt Farbzwang.
screen-rule-suit_trump = Es gilt Farbzwang, und wer die Farbe nicht hat, muss trumpfen.
screen-rule-strict = Es gilt Farb- und Stichzwang.

# Knöpfe, wo die langen nicht hinpassen; $sign ist das Zeichen der Farbe.
screen-call-exchange = Tauschen
screen-call-meld = { $value }er { $sign }
screen-call-close = Zudrehen
screen-call-claim = Ausmelden
screen-call-draw = Abheben
screen-call-pass = Weiter
screen-call-decline = Nicht tauschen
screen-next = Nächstes Spiel
screen-leave = Tisch verlassen
screen-new-match = Neue Partie
screen-look-through = Stiche durchsehen

# Über der Hand.
screen-resumed = Die Partie geht weiter. Eine neue: bummerl play --new
screen-chosen = { $card }: noch einmal, oder Eingabe, zum Spielen.
# $action ist ein Knopf wie „20 ansagen (Herz)“.
screen-chosen-pair = { $key }: vorher { $action }.
screen-choose-first = Wähl zuerst eine Karte: mit ihrer Nummer, mit den Pfeiltasten oder mit einem Klick.
screen-no-key = Diese Taste tut hier nichts. ? zeigt alle Tasten.

# Kästen.
screen-score = Stand
screen-seat-score = Stand { $score }
screen-log = Dieses Spiel
screen-unseen = Noch verborgen
screen-count = Abrechnung
screen-marriage = angesagt
screen-bonus = letzter Stich
screen-uncounted = nie gezählt
# $score ist „Du 4 : 5 Resi“.
screen-new-score = Neuer Stand: { $score }
screen-rules = Regeln
screen-back = Esc: zurück zum Tisch

# Eine Zeile je Taste: die Taste, „ = “, was sie tut.
screen-help-keys =
    1 2 3 … = Karte wählen; dieselbe Taste noch einmal oder die Eingabetaste spielt sie
    ← → Eingabe = mit den Pfeilen wählen, mit der Eingabetaste spielen
    Maus = ein Klick wählt eine Karte, der zweite spielt sie; Knöpfe lassen sich klicken
    m b v = Zwanziger oder Vierziger ansagen
    x = den niedrigsten Trumpf gegen die offene Trumpfkarte tauschen
    c = zudrehen (fragt einmal nach)
    s = ausmelden (fragt einmal nach)
    d = abheben, wo man vor dem Abheben zudrehen darf
    n = weiter oder nicht austauschen
    Esc = Karte zurückstecken, Frage zurücknehmen
    {" "}
    l = letzter Stich; oder deine Stiche anklicken
    o = die Stiche durchsehen, die du noch einmal sehen darfst
    t = den ganzen Tisch ansagen, am Übungstisch auch die Chancen, wo jede verborgene Karte liegt
    p = die Augen ansagen
    r = die letzte Meldung noch einmal, ganz
    h = Tipp, wo der Tisch Tipps gibt
    e = die Regeln dieses Spiels, zuerst der Absatz, den eine Ablehnung genannt hat
    u = zurücknehmen, an einem Übungstisch
    {" "}
    Strg+T = dunkel oder hell
    jede Taste = beendet das Warten auf die Karten des Gegners
    q = speichern und beenden; „bummerl play“ setzt die Partie fort
