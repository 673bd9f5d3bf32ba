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
web-copy-by-hand = Ta przeglądarka nie pozwala stronie kopiować. Oto link do skopiowania ręcznie:

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
web-watch = Co widzą widzowie
web-watch-table = Stół
web-watch-later = Później
web-watch-nobody = Bez widzów
web-watch-table-about = Kto ma link, ogląda stół na żywo, bez kart w rękach.
web-watch-later-about = Kto ma link, widzi każde rozdanie po jego końcu, z odkrytymi kartami.
web-watch-nobody-about = Link służy tylko do zajęcia wolnych miejsc.
web-watch-behind = Każde rozdanie widzisz po jego końcu, z odkrytymi kartami. Strzałki w zapisie prowadzą przez nie.
web-open-table = Otwórz stół

# Before the match
web-invite = Zaproś tym linkiem
web-qr = Link stołu jako kod QR
web-free = wolne
web-sit = Usiądź
web-only-here = Ten adres działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer z --host 0.0.0.0.
web-waiting = Partia zacznie się, gdy wszyscy usiądą.

# The table
web-hand = Twoja ręka
web-calls = Zapowiedzi
web-choice = Co zrobić z tą kartą
web-trick = Lewa
web-tricks = Lewy
web-talon = Talon
web-talon-count = Kart w talonie:
web-turnup = Odkryta:
web-held = Kart na ręce:
web-bidding = Licytacja
web-less = Mniej
web-more = Więcej
web-safe = Ostrożna granica z tą ręką:
web-playable = można zagrać
web-tap-again = Dotknij jeszcze raz
web-not-playable = teraz nie wolno
web-new = nowa
web-next = następna
web-unqueue = Cofnij wybór
web-ahead = bije
web-thinking = myśli…
web-computer-plays = Na razie gra komputer.
web-clock-warning = s do końca, potem za ciebie zagra komputer.
web-takes-over = Gdy czas się skończy, za ciebie zagra komputer.
web-away = nieobecny
web-last-trick = Ostatnia lewa
web-losses = Przegrane partie
web-practice = ćwiczenie
web-unseen = Jeszcze niewidziane
web-deal = Rozdanie
web-deals = Rozdania
web-total = Razem
web-review = Obejrzyj rozdanie
web-back-to-table = Z powrotem do stołu
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
web-sheet-device = Graj dalej na innym urządzeniu
web-device-more = Otwórz tam ten link: miejsce przejdzie na tamto urządzenie, a to będzie patrzeć.
web-device-warning = Kto ma ten link, gra za ciebie. Nie dawaj go nikomu.
web-device-link = Twój własny link
web-device-qr = Twój własny link jako kod QR
web-device-ask = W tej przeglądarce już siedzisz przy tym stole. Zająć zamiast tego miejsce z linku? Na dotychczasowym nie będzie już można grać stąd.
web-way-hint = Podpowiedź
web-way-takeback = Cofnij ruch
web-way-resign = Poddaj się
web-way-leave = Odejdź od stołu
web-ask-resign = Poddać całą partię? Liczy się jako przegrana.
web-ask-leave = Odejść od stołu? Odtąd twoimi kartami gra komputer.
web-way-return = Wróć na miejsce

# Keys, in their order
web-key-cards = wybierz kartę; ponownie lub Enter zagrywa
web-key-arrows = wybierz strzałkami, zagraj klawiszem Enter
web-key-escape = odłóż kartę, zamknij pytanie
web-key-marriage = zgłoś meldunek
web-key-picks = wybrać atut, odkryć kartę, wziąć musik: litera stoi obok
web-key-last = ostatnia lewa
web-key-table = odczytaj stół
web-key-points = odczytaj punkty
web-key-repeat = powtórz
web-key-takeback = cofnij ruch
web-key-hint = podpowiedź
web-key-help = ta lista

# The shuffle
web-verify = Sprawdź tasowanie
web-verify-later = Każdą talię można sprawdzić, gdy tylko skończy się jej rozdanie.
web-verify-meaning = To dowodzi, że nikt nie dobrał kart po poznaniu losowych liczb graczy. Nie dowodzi, że prowadzący stół do nich nie zajrzał.
web-verifying = Sprawdzam…
web-verify-right = udowodnione: talia była ustalona przed rozdaniem
web-verify-wrong = błąd: ta talia nie wynika z pieczęci
web-verify-open = jeszcze nieujawnione
web-verify-fits = wynika z pieczęci
web-proven = Udowodnione: nikt nie dobrał kart tych rozdań.
web-exchanged = Nieudowodnione: zapis nie dotyczy tasowania, które zna ta przeglądarka.
web-not-verify-entropy = Nieudowodnione: nie ma losowej liczby od każdego gracza.
web-not-verify-links = Nieudowodnione: ujawniono nie tyle ogniw tasowania, ile trzeba dla tych rozdań.
web-not-verify-link = Nieudowodnione: ujawnione ogniwo nie pasuje do pieczęci; coś z nich zmieniono.
web-not-verify-opening = Nieudowodnione: partia nie zaczyna się od początku.
web-not-verify-dealer = Nieudowodnione: według tasowania pierwszy rozdaje inny gracz.
web-not-verify-deck = Nieudowodnione: karty jednego z rozdań nie są tymi, które daje tasowanie.
web-not-verify-chosen = Nieudowodnione: żaden gracz nie dodał losowej liczby, więc prowadzący stół mógł dobrać karty.
web-not-verify-none-finished = Nieudowodnione: żadne rozdanie jeszcze się nie skończyło.
web-kept-gave = Pieczęć i twoja losowa liczba są tymi, które ta przeglądarka zachowała przed rozdaniem.
web-kept-saw = Pieczęć jest tą, którą ta przeglądarka widziała przed rozdaniem; własnej losowej liczby nie dodała.
web-kept-away = Tej przeglądarki nie było tu przed rozdaniem: nie wie, czy wtedy pokazano tę pieczęć.
web-kept-seal = Przed rozdaniem ta przeglądarka widziała inną pieczęć: karty podmieniono albo potasowano na nowo, gdy cię nie było.
web-kept-bytes = Losowej liczby, którą dała ta przeglądarka, nie ma w zapisie.
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
web-all-games = Wszystkie gry
web-day = Dzień
web-result = Wynik
web-so-far = Dotąd
web-share-so-far = Wygrane dotąd
web-curve-points = Punkty na rozdanie, dotąd
web-curve-share = Wygrane partie, dotąd
web-as-table = Jako tabela
web-interval = W nawiasie: tam w 19 przypadkach na 20 leży prawdziwy udział. Punkty na rozdanie to własne bez punktów najlepszej innej strony.
web-bring = Obejrzyj zapis
web-bring-more = Partia zapisana jako tekst lub JSON: wybierz plik albo upuść go tutaj.
web-bring-choose = Wybierz plik
web-bring-too-long = Ten plik jest za długi jak na zapis partii.
web-won = wygrana
web-lost = przegrana
web-unfinished = nieukończona
web-look-again = Obejrzyj

# Learning
web-strategy = Porady
web-try-it = Co byś zagrał?
web-show-answer = Pokaż odpowiedź
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
web-order-suit = atuty z lewej
web-order-right = atuty z prawej
web-order-rank = starszeństwem
web-set-sound = Dźwięk
web-set-keys = Litery jako klawisze
web-set-only = Jedyną dozwoloną kartę zagrywaj automatycznie
web-set-safe = Pokazuj ostrożną granicę w licytacji
web-set-phrases = Pokazuj gotowe zwroty innych
web-mute = Nie słuchaj, co mówi:
web-report = Zgłoś imię
web-reported = Nie widzisz już tego imienia, a prowadzący serwer znajdzie je w dzienniku serwera.
web-set-text = Tekst zamiast obrazków
