# The fixed words of the pages: buttons, headings and labels.  None has a parameter: numbers and names stand beside them.

# Places and pages
web-pages = Strony
web-nav-play = Graj
web-nav-learn = Nauka
web-nav-history = Moje partie
web-nav-rules = Zasady
web-language = Język
web-settings = Ustawienia
web-close = Zamknij
web-missing = Nie ma takiej strony.
web-to-start = Na stronę główną
web-failed = Nie udało się. Nic nie przepadło; spróbuj jeszcze raz.
web-loading = Chwileczkę…
web-yes = Tak
web-no = Nie
web-show = pokaż
web-understood = Rozumiem
web-ober-unter = O, wyżnik, to dama; U, niżnik, to walet.
web-copy = Kopiuj
web-copied = Skopiowano

# The first page
web-home-title = Partyjka kart?
web-home-free = Bez konta, bez zegara.
web-deal-cards = Rozdaj karty
web-with-friends = Ze znajomymi
web-your-name = Twoje imię
web-player = Gracz
web-go-on = Graj dalej
web-forget = Usuń z tej listy
web-games = Gry
web-game = Gra
web-minutes = min
web-opponent = Przeciwnik
web-fair-cards = Nikt tu nie dostaje lepszych kart, na żadnym poziomie.
web-house-rules = Zasady stołu
web-own-rules = Zmień
web-promise = Każda talia jest zapieczętowana przed rozdaniem, a po nim można ją sprawdzić.

# A new table
web-new-table = Własny stół
web-memory = Co pamięta stół
web-seats = Miejsca
web-seat = Miejsce
web-seat-me = Ja
web-seat-open = Wolne dla znajomego
web-clock = Czas na ruch
web-takeover = Komputer przejmuje po
web-never = nigdy
web-watchers = Inni mogą oglądać
web-open-table = Otwórz stół

# Before the match
web-invite = Zaproś tym linkiem
web-qr = Link stołu jako kod QR
web-free = wolne
web-sit = Usiądź
web-waiting = Partia zacznie się, gdy wszyscy usiądą.

# The table
web-hand = Twoja ręka
web-calls = Zapowiedzi
web-choice = Co zrobić z tą kartą
web-trick = Lewa
web-tricks = Lewy
web-talon = Talon
web-talon-count = Kart w talonie:
web-bidding = Licytacja
web-less = Mniej
web-more = Więcej
web-safe = Ostrożna granica z tą ręką:
web-playable = można zagrać
web-not-playable = teraz nie wolno
web-new = nowa
web-next = następna
web-unqueue = Cofnij wybór
web-ahead = bije
web-thinking = myśli…
web-computer-plays = Na razie gra komputer.
web-last-trick = Ostatnia lewa
web-losses = Przegrane partie
web-practice = ćwiczenie
web-unseen = Jeszcze niewidziane
web-deal = Rozdanie
web-deals = Rozdania
web-total = Razem
web-next-deal = Następne rozdanie
web-rematch = Rewanż
web-another = Inna gra
web-tab-log = Przebieg
web-tab-about = Stół
web-step-first = Na początek
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-step-last = Na koniec
web-now = teraz
web-looking = Oglądasz przeszłość; gra toczy się dalej.
web-back-to-now = Wróć do teraz

# Banners
web-connecting = Łączę ponownie…
web-connecting-more = Twoje karty zostają, jak są.
web-replaced = Ten stół jest otwarty w innej karcie. Tutaj tylko oglądasz.
web-play-here = Graj tutaj
web-taken-over = Komputer gra za ciebie.
web-take-back-seat = Wróć na miejsce

# The menu and its sheets
web-sheet-menu = Menu
web-sheet-settings = Ustawienia
web-sheet-log = Przebieg i wynik
web-sheet-rules = Zasady
web-sheet-last = Ostatnia lewa
web-sheet-verify = Tasowanie
web-sheet-help = Klawisze
web-sheet-phrases = Powiedz coś
web-way-hint = Podpowiedź
web-way-takeback = Cofnij ruch
web-way-resign = Poddaj się
web-way-leave = Odejdź od stołu
web-ask-resign = Poddać całą partię? Liczy się jako przegrana.
web-ask-leave = Odejść od stołu? Odtąd twoimi kartami gra komputer.
web-way-return = Wróć na miejsce

# Keys, in their order
web-key-1 = wybierz kartę; ponownie lub Enter zagrywa
web-key-2 = wybierz strzałkami, zagraj klawiszem Enter
web-key-3 = odłóż kartę, zamknij pytanie
web-key-4 = zgłoś meldunek
web-key-5 = wymień atut
web-key-6 = zamknij talon
web-key-7 = ogłoś wygraną
web-key-8 = ostatnia lewa
web-key-9 = odczytaj stół
web-key-10 = odczytaj punkty
web-key-11 = powtórz
web-key-12 = cofnij ruch
web-key-13 = podpowiedź
web-key-14 = ta lista

# The shuffle
web-verify = Sprawdź tasowanie
web-verify-later = Talie można sprawdzić po zakończeniu partii.
web-verify-meaning = To dowodzi, że nikt nie dobrał kart po poznaniu losowych liczb graczy. Nie dowodzi, że prowadzący stół do nich nie zajrzał.
web-verifying = Sprawdzam…
web-verify-right = udowodnione: talia była ustalona przed rozdaniem
web-verify-wrong = błąd: ta talia nie wynika z pieczęci
web-verify-open = jeszcze nieujawnione
web-no-proof = Ta partia nie ma dowodu tasowania.

# Replays
web-replay = Powtórka
web-step = Krok
web-play-on = Odtwarzaj
web-play-from-here = Graj stąd
web-pause = Pauza
web-link-to-move = Link do tego ruchu
web-statistics = Statystyka
web-seen-by = Oczami
web-open-cards = odkryte karty

# Own matches
web-no-matches = Nie ma jeszcze partii
web-no-matches-more = Pierwsze rozdanie zajmie około pięciu minut.
web-matches = Wygrane partie
web-points-a-deal = Punkty na rozdanie
web-running-sum = Punkty dotąd
web-won = wygrana
web-lost = przegrana
web-unfinished = nieukończona
web-look-again = Obejrzyj

# Learning
web-strategy = Porady
web-try-it = Co byś zagrał?
web-show-answer = Pokaż odpowiedź
web-so-far = Dotychczas
web-learn-title = Ucz się, grając
web-learn-lead = Stół, przy którym wolno cofać ruchy, prosić o podpowiedź i śledzić punkty.
web-learn-1 = Uniesione karty można zagrać. Spróbuj innej: stół powie, dlaczego nie.
web-learn-2 = Dopóki jest talon, nie trzeba dokładać do koloru. Oszczędzaj atuty.
web-learn-3 = Król i dama w kolorze to 20 punktów, w atutach 40: zgłoś je, gdy wychodzisz.
web-learn-4 = Licz punkty. Kto ma dość, sam to ogłasza.
web-learn-5 = Zamknięcie talonu zaostrza grę i zwiększa ryzyko. Rób to z dobrymi atutami.
web-learn-6 = Po rozdaniu obejrzyj podliczenie: widać, skąd wziął się każdy punkt.
web-learn-play = Graj i ucz się
web-learn-games = Albo dowolna gra z podpowiedziami
web-lesson = Lekcja
web-lesson-again = Jeszcze raz
web-lesson-match = Zagraj partię

# Settings
web-set-deck = Karty
web-set-letters = Litery na kartach
web-set-large = Duże znaki
web-set-back = Rewers
web-set-theme = Kolory
web-theme-system = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-set-speed = Szybkość kart
web-speed-off = brak
web-speed-fast = szybko
web-speed-normal = zwykła
web-speed-slow = wolno
web-set-taps = Zagranie karty
web-taps-auto = jak w systemie
web-taps-one = jedno dotknięcie
web-taps-two = dwa dotknięcia
web-set-order = Układ kart
web-order-suit = kolorami
web-order-rank = starszeństwem
web-set-sound = Dźwięk
web-set-keys = Litery jako klawisze
web-set-only = Jedyną dozwoloną kartę zagrywaj automatycznie
web-set-safe = Pokazuj ostrożną granicę w licytacji
web-set-phrases = Pokazuj gotowe zwroty innych
