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
web-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Hier ist der Link, um ihn von Hand zu kopieren:

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
web-watch = Was Zuschauer sehen
web-watch-table = Den Tisch
web-watch-later = Später
web-watch-nobody = Niemand schaut zu
web-watch-table-about = Wer den Link hat, sieht den Tisch live, ohne Hände.
web-watch-later-about = Wer den Link hat, sieht jedes Spiel, sobald es zu Ende ist, mit allen Händen offen.
web-watch-nobody-about = Der Link dient nur für freie Plätze.
web-watch-behind = Du siehst jedes Spiel, wenn es zu Ende ist, mit allen Händen offen. Die Pfeile im Verlauf führen hindurch.
web-open-table = Tisch eröffnen

# Before the match
web-invite = Mit diesem Link einladen
web-qr = Der Link des Tisches als QR-Code
web-free = frei
web-sit = Hinsetzen
web-only-here = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte den Server mit --host 0.0.0.0 starten.
web-waiting = Sobald alle sitzen, geht es los.

# The table
web-hand = Deine Hand
web-calls = Ansagen
web-choice = Was mit dieser Karte geschieht
web-trick = Der Stich
web-tricks = Stiche
web-talon = Talon
web-talon-count = Karten im Talon:
web-turnup = Aufgeschlagen:
web-held = Karten auf der Hand:
web-bidding = Reizen
web-less = Weniger
web-more = Mehr
web-safe = Vorsichtige Grenze mit diesem Blatt:
web-playable = spielbar
web-tap-again = Noch einmal tippen
web-not-playable = jetzt nicht erlaubt
web-new = neu
web-next = danach
web-unqueue = Vorwahl aufheben
web-ahead = liegt vorn
web-thinking = überlegt …
web-computer-plays = Zurzeit spielt der Computer.
web-clock-warning = Sekunden noch, dann spielt der Computer für dich.
web-takes-over = Ist die Zeit um, spielt der Computer für dich.
web-away = nicht da
web-last-trick = Letzter Stich
web-losses = Bummerl
web-practice = Übung
web-unseen = Noch nicht gesehen
web-deal = Spiel
web-deals = Spiele
web-total = Zusammen
web-review = Ansehen
web-back-to-table = Zurück zum Tisch
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
web-sheet-device = Auf einem anderen Gerät weiterspielen
web-device-more = Dort diesen Link öffnen: Der Platz geht mit, und dieses Gerät sieht zu.
web-device-warning = Wer diesen Link hat, spielt für dich. Gib ihn niemandem.
web-device-link = Dein eigener Link
web-device-qr = Dein eigener Link als QR-Code
web-device-ask = In diesem Browser sitzt du schon an diesem Tisch. Stattdessen den Platz aus dem Link nehmen? Der bisherige lässt sich dann von hier aus nicht mehr spielen.
web-way-hint = Tipp
web-way-takeback = Zurücknehmen
web-way-resign = Aufgeben
web-way-leave = Tisch verlassen
web-ask-resign = Die ganze Partie aufgeben? Sie zählt als verloren.
web-ask-leave = Den Tisch verlassen? Ab jetzt spielt der Computer deine Karten.
web-way-return = Platz zurücknehmen

# Keys, in their order
web-key-cards = Karte wählen; noch einmal oder Enter spielt sie
web-key-arrows = mit Pfeilen wählen, mit Enter spielen
web-key-escape = Karte zurücklegen, Frage schließen
web-key-marriage = Paar ansagen
web-key-picks = Trumpf ansagen, eine Karte aufschlagen, einen Stock nehmen: Der Buchstabe steht dabei
web-key-last = der letzte Stich
web-key-table = den Tisch ansagen
web-key-points = die Augen ansagen
web-key-repeat = noch einmal sagen
web-key-takeback = zurücknehmen
web-key-hint = Tipp
web-key-help = diese Liste

# The shuffle
web-verify = Mischen prüfen
web-verify-later = Jedes Blatt lässt sich prüfen, sobald sein Spiel aus ist.
web-verify-meaning = Das beweist, dass niemand die Karten ausgesucht hat, nachdem die Zufallszahlen der Spieler bekannt waren. Es beweist nicht, dass der Betreiber sie nicht angesehen hat.
web-verifying = Wird geprüft …
web-verify-right = bewiesen: Das Blatt stand vor dem Geben fest
web-verify-wrong = falsch: Dieses Blatt folgt nicht aus dem Siegel
web-verify-open = noch nicht offengelegt
web-verify-fits = folgt aus dem Siegel
web-proven = Bewiesen: Niemand hat die Karten dieser Spiele ausgesucht.
web-exchanged = Nicht bewiesen: Die Aufzeichnung gehört nicht zu dem Mischen, das dieser Browser kennt.
web-not-verify-entropy = Nicht bewiesen: Es gibt nicht von jedem Spieler eine Zufallszahl.
web-not-verify-links = Nicht bewiesen: Es sind nicht so viele Glieder des Mischens offengelegt, wie die Spiele brauchen.
web-not-verify-link = Nicht bewiesen: Ein offengelegtes Glied passt nicht zum Siegel; eines von beiden wurde geändert.
web-not-verify-opening = Nicht bewiesen: Die Partie beginnt nicht an ihrem Anfang.
web-not-verify-dealer = Nicht bewiesen: Nach dem Mischen gibt jemand anders als Erster.
web-not-verify-deck = Nicht bewiesen: Die Karten eines Spiels sind nicht die, die das Mischen ergibt.
web-not-verify-chosen = Nicht bewiesen: Kein Spieler hat eine Zufallszahl beigetragen, also konnte der Betreiber die Karten aussuchen.
web-not-verify-none-finished = Nicht bewiesen: Noch ist kein Spiel aus.
web-kept-gave = Siegel und eigene Zufallszahl sind die, die dieser Browser vor dem Geben aufgehoben hat.
web-kept-saw = Das Siegel ist das, das dieser Browser vor dem Geben gesehen hat; eine eigene Zufallszahl hat er nicht beigetragen.
web-kept-away = Dieser Browser war vor dem Geben nicht dabei: Er weiß nicht, ob dieses Siegel damals gezeigt wurde.
web-kept-seal = Dieses Siegel hat dieser Browser vor dem Geben nicht gesehen: Die Karten wurden ausgetauscht, oder es wurde neu gemischt, während man weg war.
web-kept-bytes = Die Zufallszahl, die dieser Browser gegeben hat, steht nicht in der Aufzeichnung.
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
web-all-games = Alle Spiele
web-day = Tag
web-result = Ergebnis
web-so-far = Bisher
web-share-so-far = Bisher gewonnen
web-curve-points = Punkte im Spiel, bisher
web-curve-share = Gewonnene Partien, bisher
web-as-table = Als Tabelle
web-interval = In Klammern: Dort liegt der wahre Anteil in 19 von 20 Fällen. Punkte im Spiel sind die eigenen ohne die der besten anderen Seite.
web-bring = Eine Aufzeichnung ansehen
web-bring-more = Eine Partie, die als Text oder JSON gespeichert wurde: Datei auswählen oder hier ablegen.
web-bring-choose = Datei auswählen
web-bring-too-long = Diese Datei ist zu lang für die Aufzeichnung einer Partie.
web-won = gewonnen
web-lost = verloren
web-unfinished = offen
web-look-again = Noch einmal ansehen

# Learning
web-strategy = Ratgeber
web-try-it = Was würdest du spielen?
web-show-answer = Lösung zeigen
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
web-order-suit = Trumpf links
web-order-right = Trumpf rechts
web-order-rank = nach Rang
web-set-sound = Ton
web-set-keys = Einzelne Buchstaben als Tasten
web-set-only = Die einzige erlaubte Karte selbst ausspielen
web-set-safe = Beim Reizen die vorsichtige Grenze zeigen
web-set-phrases = Zeigen, was andere mit fertigen Sätzen sagen
web-mute = Nichts hören von
web-report = Namen melden
web-reported = Du siehst diesen Namen nicht mehr, und wer diesen Server betreibt, findet ihn im Protokoll des Servers.
web-set-text = Text statt Bilder
