# The fixed words of the pages: buttons, headings and labels.  None has a parameter: numbers and names stand beside them.

# Places and pages
web-pages = Seiten
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-history = Partien
web-nav-rules = Regeln
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen
web-missing = Diese Seite gibt es nicht.
web-to-start = Zur Startseite
web-failed = Das hat nicht geklappt. Nichts ging verloren; versuche es noch einmal.
web-loading = Einen Moment …
web-yes = Ja
web-no = Nein
web-show = ansehen
web-understood = Verstanden
web-ober-unter = O, der Ober, steht für die Dame, U, der Unter, für den Buben.
web-copy = Kopieren
web-copied = Kopiert

# The first page
web-home-title = Eine Partie Karten?
web-home-free = Ohne Konto, ohne Uhr.
web-deal-cards = Karten geben
web-with-friends = Mit Freunden
web-your-name = Dein Name
web-player = Spieler
web-go-on = Weiterspielen
web-forget = Aus dieser Liste entfernen
web-games = Spiele
web-game = Spiel
web-minutes = Min.
web-opponent = Gegner
web-fair-cards = Bessere Karten bekommt hier niemand, auf keiner Stufe.
web-house-rules = Hausregeln
web-own-rules = Ändern
web-promise = Jedes Blatt ist vor dem Geben versiegelt und danach prüfbar.

# A new table
web-new-table = Ein eigener Tisch
web-memory = Was der Tisch sich merkt
web-seats = Plätze
web-seat = Platz
web-seat-me = Ich
web-seat-open = Frei für Freunde
web-clock = Bedenkzeit je Zug
web-takeover = Der Computer übernimmt nach
web-never = nie
web-watchers = Andere dürfen zusehen
web-open-table = Tisch eröffnen

# Before the match
web-invite = Mit diesem Link einladen
web-qr = Der Link des Tisches als QR-Code
web-free = frei
web-sit = Hinsetzen
web-waiting = Sobald alle sitzen, geht es los.

# The table
web-hand = Deine Hand
web-calls = Ansagen
web-choice = Was mit dieser Karte geschieht
web-trick = Der Stich
web-tricks = Stiche
web-talon = Talon
web-talon-count = Karten im Talon:
web-bidding = Reizen
web-less = Weniger
web-more = Mehr
web-safe = Vorsichtige Grenze mit diesem Blatt:
web-playable = spielbar
web-not-playable = jetzt nicht erlaubt
web-new = neu
web-next = danach
web-unqueue = Vorwahl aufheben
web-ahead = liegt vorn
web-thinking = überlegt …
web-computer-plays = Zurzeit spielt der Computer.
web-last-trick = Letzter Stich
web-losses = Bummerl
web-practice = Übung
web-unseen = Noch nicht gesehen
web-deal = Spiel
web-deals = Spiele
web-total = Zusammen
web-next-deal = Nächstes Spiel
web-rematch = Revanche
web-another = Anderes Spiel
web-tab-log = Verlauf
web-tab-about = Tisch
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-step-last = Zum Ende
web-now = jetzt
web-looking = Du blickst zurück; das Spiel geht inzwischen weiter.
web-back-to-now = Zurück zum Jetzt

# Banners
web-connecting = Verbindung wird wiederhergestellt …
web-connecting-more = Deine Karten bleiben, wie sie sind.
web-replaced = Dieser Tisch läuft in einem anderen Tab weiter. Hier siehst du zu.
web-play-here = Hier spielen
web-taken-over = Der Computer spielt für dich.
web-take-back-seat = Platz zurücknehmen

# The menu and its sheets
web-sheet-menu = Menü
web-sheet-settings = Einstellungen
web-sheet-log = Verlauf und Stand
web-sheet-rules = Regeln
web-sheet-last = Letzter Stich
web-sheet-verify = Das Mischen
web-sheet-help = Tasten
web-sheet-phrases = Etwas sagen
web-way-hint = Tipp
web-way-takeback = Zurücknehmen
web-way-resign = Aufgeben
web-way-leave = Tisch verlassen
web-ask-resign = Die ganze Partie aufgeben? Sie zählt als verloren.
web-ask-leave = Den Tisch verlassen? Ab jetzt spielt der Computer deine Karten.
web-way-return = Platz zurücknehmen

# Keys, in their order
web-key-1 = Karte wählen; noch einmal oder Enter spielt sie
web-key-2 = mit Pfeilen wählen, mit Enter spielen
web-key-3 = Karte zurücklegen, Frage schließen
web-key-4 = Paar ansagen
web-key-5 = Trumpf austauschen
web-key-6 = zudrehen
web-key-7 = ausmelden
web-key-8 = der letzte Stich
web-key-9 = den Tisch ansagen
web-key-10 = die Augen ansagen
web-key-11 = noch einmal sagen
web-key-12 = zurücknehmen
web-key-13 = Tipp
web-key-14 = diese Liste

# The shuffle
web-verify = Mischen prüfen
web-verify-later = Die Karten lassen sich prüfen, sobald die Partie aus ist.
web-verify-meaning = Das beweist, dass niemand die Karten ausgesucht hat, nachdem die Zufallszahlen der Spieler bekannt waren. Es beweist nicht, dass der Betreiber sie nicht angesehen hat.
web-verifying = Wird geprüft …
web-verify-right = bewiesen: Das Blatt stand vor dem Geben fest
web-verify-wrong = falsch: Dieses Blatt folgt nicht aus dem Siegel
web-verify-open = noch nicht offengelegt
web-no-proof = Zu dieser Partie gibt es keinen Beweis des Mischens.

# Replays
web-replay = Partie ansehen
web-step = Schritt
web-play-on = Abspielen
web-play-from-here = Ab hier weiterspielen
web-pause = Anhalten
web-link-to-move = Link zu diesem Zug
web-statistics = Statistik
web-seen-by = Gesehen von
web-open-cards = offene Karten

# Own matches
web-no-matches = Noch keine Partien
web-no-matches-more = Dein erstes Spiel dauert etwa fünf Minuten.
web-matches = Gewonnene Partien
web-points-a-deal = Punkte je Spiel
web-running-sum = Punkte bisher
web-won = gewonnen
web-lost = verloren
web-unfinished = offen
web-look-again = Noch einmal ansehen

# Learning
web-strategy = Ratgeber
web-try-it = Was würdest du spielen?
web-show-answer = Lösung zeigen
web-so-far = Bisher
web-learn-title = Spielend lernen
web-learn-lead = Ein Tisch, an dem du zurücknehmen, um Tipps bitten und mitzählen darfst.
web-learn-1 = Angehobene Karten darfst du spielen. Probiere eine andere: Der Tisch sagt, warum nicht.
web-learn-2 = Solange der Talon da ist, muss niemand bedienen. Hebe deine Trümpfe auf.
web-learn-3 = König und Dame einer Farbe zählen 20, in Trumpf 40: Sage sie beim Ausspielen an.
web-learn-4 = Zähle mit. Wer genug hat, meldet sich; niemand tut es für dich.
web-learn-5 = Zudrehen macht das Spiel streng und erhöht das Risiko. Tu es mit guten Trümpfen.
web-learn-6 = Sieh dir nach dem Spiel die Abrechnung an: Sie zeigt, woher jeder Punkt kam.
web-learn-play = Spielend lernen
web-learn-games = Oder ein beliebiges Spiel mit Tipps
web-lesson = Lektion
web-lesson-again = Noch einmal
web-lesson-match = Eine Partie spielen

# Settings
web-set-deck = Blatt
web-set-letters = Buchstaben der Karten
web-set-large = Große Zeichen
web-set-back = Rückseite
web-set-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-set-speed = Tempo der Karten
web-speed-off = aus
web-speed-fast = schnell
web-speed-normal = normal
web-speed-slow = langsam
web-set-taps = Eine Karte spielen
web-taps-auto = wie das Gerät
web-taps-one = ein Tipp
web-taps-two = zwei Tipps
web-set-order = Ordnung der Hand
web-order-suit = nach Farbe
web-order-rank = nach Rang
web-set-sound = Ton
web-set-keys = Einzelne Buchstaben als Tasten
web-set-only = Die einzige erlaubte Karte selbst ausspielen
web-set-safe = Beim Reizen die vorsichtige Grenze zeigen
web-set-phrases = Zeigen, was andere mit fertigen Sätzen sagen
