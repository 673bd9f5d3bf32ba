# Zapis gry dla tych, którzy grają prawdziwymi kartami.  Słowa na początku wierszy (fine, undo) pisze się tak w każdym
# języku; score-words dodaje inne.

score-words =
    undo: cofnij
    redo: ponów
    help: pomoc
    sheet: zapis
    export: eksport
    quit: koniec
    fix: popraw
    dealer: rozdaje
    new: nowa
    fine: kara
    misdeal: błąd
    redeal: ponownie
    cut: przełożenie
    breach: przelicytował, przelicytowała
    blind: ciemno
    writeoff: rezygnacja
    bomb: bomba
    stock: musik
    nobody: nikt, remis
    lost: przegrał, przegrała
    claim: zgłosił, zgłosiła
    wrong: pomyłka
    closed: zamknął, zamknęła
    drum: bęben
    whistle: gwizd
    ten: dziesiątka

score-help-thousand =
    Rozdanie: grający, kontrakt, potem oczka każdego gracza w kolejności kolumn. Czego brak, to się oblicza.
    anna 120 75 45 → trzeci gracz ma resztę ze 120
    anna 120 75+100 45 ? → meldunki po plusie, wartością lub kolorem (75+h); ? to reszta
    ben 100 cora=0 ben=80 → według imion; 0 to bez lewy, 0t to lewa bez oczek
    Poza rozdaniami: kara ben, kara ben 60, błąd (złe rozdanie), ponownie (nowe rozdanie).
score-help-thousand-two =
    Rozdanie: grający, kontrakt, potem oczka każdego gracza w kolejności kolumn. Czego brak, to się oblicza.
    anna 120 75 → drugi gracz ma resztę ze 120
    anna 120 75+100 ? → meldunki po plusie, wartością lub kolorem (75+h); ? to reszta
    ben 100 anna=40 ben=80 → według imion; 0 to bez lewy, 0t to lewa bez oczek
    Poza rozdaniami: kara ben, kara ben 60, błąd (złe rozdanie), ponownie (nowe rozdanie).
score-help-blind = anna 120 ciemno 80 40 → gra w ciemno
score-help-write-off = anna 120 rezygnacja → rezygnacja
score-help-bomb = anna 120 bomba → karty rzucone na stół
score-help-stock = anna 120 75 45 musik 25 → ile musik jest wart dla pauzującego, lub jego karty (musik KH QH 9S)
score-help-cut = przełożenie → zła karta na spodzie
score-help-breach = przelicytował ben 150 → licytacja ponad granicę
score-help-points =
    Rozdanie: kto wygrał i ile punktów.
    anna 2 → lub oczka przegranego po zgłoszeniu: anna zgłosiła 20 (0 to bez lewy, 0t to lewa bez oczek)
score-help-contracts =
    Rozdanie: kto grał i ile to daje.
    anna 2 → punkty dla strony Anny; anna przegrała 2 daje je drugiej stronie
    anna zgłosiła 20 → oczka przegranych po zgłoszeniu (0 to bez lewy)
    anna schnapser → kontrakt po nazwie; anna schnapser przegrała; anna schnapser x2 po kontrze
score-help-closed = anna 2 zamknęła → zamknięty talon, który liczy się drożej
score-help-losers = anna 1 2 → ile płaci każdy przegrany
score-help-wrong = anna pomyłka → błędne zgłoszenie
score-help-drum = anna 2 bęben → wygrana z bębnem; anna przegrała 2 bęben, anna gwizd
score-help-ten = anna 2 dziesiątka ben → Ben wziął dziesiątkę atutową
score-help-nobody = nikt → rozdanie bez zwycięzcy
score-help-redeal = ponownie → rozdaje się jeszcze raz
score-help-all =
    Gracze to numery, imiona lub początek imienia.
    cofnij, cofnij 3, ponów: wycofać i przywrócić. popraw 4 …: napisać wiersz 4 na nowo. rozdaje ben: następny rozdaje Ben.
    nowa: następna partia, gdy jedna się skończy. zapis: pokazać. eksport PLIK: .csv, .md lub .json. eksport! PLIK: na miejsce istniejącego. koniec: wyjść; wszystko jest zapisane.

score-column-entry = Rozdanie
score-row =
    { $kind ->
        [fine] Kara: { $name }
        [misdeal] Złe rozdanie: { $name }
        [redeal] Nowe rozdanie
        [cut] Złe przełożenie
        [breach] Za wysoko: { $name }
        [dealer] Rozdaje { $name }
        [new] Nowa partia
        [nobody] Nikt nie wygrał
        [blind] w ciemno
        [writeoff] rezygnacja
        [bomb] bomba
       *[other] { $name }
    }
score-book-bolts = Bolty
score-book-barrel = Beczka: zostało
score-book-falls = Spadki
score-book-write-offs = Rezygnacje
score-book-bummerl = Bummerle
score-book-matches = Wygrane partie
score-next = Teraz rozdaje { $name }.
score-next-sits = Pauzuje { $name }.
score-next-golden = Złota kolejka, rozdanie { $number } z { $count }: { $name } gra 120, wszystko liczy się podwójnie.
score-next-cuts = Złe przełożenia z rzędu: { $count }.
score-won = Koniec partii. Wygrywa: { $names }.
score-another = Enter lub „nowa” to następna partia, „cofnij”, gdy coś się nie zgadza, „koniec”, by wyjść.

score-welcome = Jeden wiersz na rozdanie. „pomoc” pokaże jak, „koniec” kończy; wszystko zapisuje się od razu.
score-ask-players = { $game }: imiona graczy ({ $count }) w kolejności miejsc, po przecinkach (Enter, by pominąć):
score-resumed = Ten zapis trwa dalej: { $path }. Inny: bummerl score --new
score-saved = Zapis jest tutaj: { $path }
score-exported = Zapisano: { $path }
score-fined = { $name } płaci karę { $value }.
score-misdealt =
    { $value ->
        [0] { $name }: złe rozdanie.
       *[other] { $name }: złe rozdanie, kara { $value }.
    }
score-redealt = { $name } rozdaje jeszcze raz; nic się nie zapisuje.
score-bad-cut = Na spodzie zła karta: złe przełożenie numer { $count } z rzędu.
score-cut-fine = Trzecie złe przełożenie z rzędu: { $name } płaci { $value }.
score-breached = { $name } licytuje { $value } bez potrzebnego meldunku i tyle traci.

score-empty = Napisz rozdanie; „pomoc” pokaże jak.
score-line-strange = Wiersz ma najwyżej { $most } znaków, które da się wydrukować.
score-full = Zapis ma najwyżej { $most } wierszy. Zacznij inny: bummerl score --new
score-player-unknown = Nie ma gracza „{ $given }”. Gracze: { $players }.
score-player-two = „{ $given }” pasuje do kilku graczy: { $players }. Napisz więcej z imienia albo numer.
score-players = Graczy w tej grze: { $count }; podano: { $given }. Napisz na przykład --players "{ $example }".
score-name = „{ $given }” nie może być imieniem. Imię ma od 1 do { $most } liter.
score-name-taken = „{ $given }” nie może tu być imieniem, bo znaczy co innego. Wybierz inne.
score-names-same = Dwoje graczy ma to samo imię. Dodaj do jednego literę.
score-too-much = „{ $given }” jest w tym wierszu zbędne. „pomoc” pokaże, jak się pisze wiersze.
score-word-unknown = „{ $given }” jest w tej grze niezrozumiałe. „pomoc” pokaże, jak się pisze wiersze.
score-deal-expected = Rozdanie to grający, kontrakt i oczka, na przykład: { $example }
score-contract = „{ $given }” nie jest tu kontraktem. Kontrakty są od { $low } do { $high }, co { $steps }.
score-golden = W złotej kolejce na ręku jest { $name } i gra 120; nikt inny grać nie może.
score-sits-out = { $name } pauzuje w tym rozdaniu. Jeśli rozdaje kto inny, napisz najpierw „rozdaje” i imię.
score-points = „{ $given }” jest niezrozumiałe. Oczka pisze się 75, z meldunkami 75+100 lub 75+h; 0 to bez lewy, ? to reszta.
score-points-missing = Napisz oczka co najmniej tylu graczy: { $least }. Gracze: { $players }. Jednego można obliczyć, gdy gra się wszystkimi kartami.
score-points-total = Wszystkie oczka to 120, a te dają { $total }. Meldunki pisze się po plusie: 75+100.
score-points-twice = Dla gracza { $name } są dwie liczby. Napisz każdemu jedną.
score-marriage = „{ $given }” nie jest tu meldunkiem. Są warte { $known }; kolory oznaczają litery s, h, d, c.
score-marriage-twice = Tylu meldunków po { $value } nie ma w talii.
score-stock-missing = { $name } pauzuje i zapisuje musik: dodaj, ile jest wart, na przykład „musik 25”, lub karty: „musik KH QH 9S”.
score-stock-worth = „{ $given }”: tyle trzy karty musiku nie mogą być warte. Napisz liczbę lub trzy karty: „musik KH QH 9S”.
score-stock-nobody = W tym rozdaniu nikt nie zapisuje musiku. Pomiń go.
score-not-played = „{ $word }”: tego się przy tym stole nie gra; decyduje o tym opcja { $option }.
score-blind-who = W ciemno gra tylko ten, komu wolno, co najmniej { $least }, i nie w złotej kolejce.
score-blind-score = Do gry w ciemno trzeba mieć w zapisie co najmniej { $least }.
score-write-off-limit = { $name }: rezygnacji było już { $count }, więcej nie wolno.
score-fine-expected = Karę pisze się „kara ben” (zwykłe { $fine }) lub z liczbą od 1 do 999: „kara ben 60”.
score-breach-expected = Licytację ponad granicę pisze się z graczem i liczbą: „przelicytował ben 150”.
score-expected = Napisz, kto wygrał i ile punktów, na przykład „{ $name } 2”, lub „nikt”.
score-expected-contracts = Napisz, kto grał, i punkty lub kontrakt, na przykład „{ $name } 2” lub „{ $name } schnapser przegrał”.
score-value = „{ $given }”: tyle rozdanie tu nie jest warte, zanim coś się doda lub podwoi: { $known }.
score-game-points = „{ $given }” to nie punkty rozdania: liczba od 1 do { $most }, razem z podwojeniami.
score-claim = „{ $given }” to nie oczka przegranego: 0 (bez lewy), 0t (lewa bez oczek) lub do 130.
score-contract-alone = { $contract } ma własną wartość: pomiń liczbę i „zgłosił” albo pomiń kontrakt.
score-losers = Napisz jedną liczbę albo po jednej na każdego przegranego: { $players }.
score-nobody = W tej grze każde rozdanie ma zwycięzcę. Napisz, kto wygrał.
score-dealer-expected = Napisz, kto rozdaje następny: „rozdaje ben”.
score-match-goes-on = Partia jeszcze się nie skończyła. Inny zapis: bummerl score --new
score-match-over = Partia skończona, wygrywa { $name }. „nowa” zaczyna następną, „cofnij” cofa.
score-fix-expected = Napisz numer wiersza od 1 do { $count } i wiersz, jaki ma być: „popraw 3 anna 120 75 45”.
score-fix-breaks = Po tej poprawce wiersz { $number } ({ $line }) już by nie pasował. Cofnij raczej do niego.
score-nothing-to-undo = Nie ma czego cofać.
score-undo-most = Cofnąć można najwyżej tyle kroków: { $count }.
score-nothing-to-redo = Nie ma czego przywracać.
score-redo-most = Przywrócić można najwyżej tyle kroków: { $count }.
score-steps = Napisz, ile kroków: „{ $word }” lub „{ $word } 3”.
score-export-kind = „{ $given }” nie ma końcówki, z którą pisze się zapis: .csv, .md lub .json.
score-export-own = { $path } to sam zapis. Wybierz inną nazwę.
score-export-there = { $path } już jest. Wybierz inną nazwę albo nadpisz plik: „export! PLIK”, w wierszu poleceń --overwrite.
score-export-failed = Eksportu nie można zapisać w { $path }: { $problem }. Podaj inny plik.
score-nothing-to-export = Takiego zapisu jeszcze nie ma. Zacznij: bummerl score
score-start = „{ $given }” to nie początek partii; graczy jest tu { $seats }. Napisz na przykład „{ $example }”, między wynikami łączniki.
score-cannot-read = Zapisu { $path } nie da się odczytać: { $problem }.
score-cannot-write = Zapisu nie można zachować w { $path }: { $problem }. Wybierz inne miejsce przez --folder lub --file.
score-file-damaged = Zapis { $path } jest uszkodzony i zostaje, jaki jest. Zacznij inny: bummerl score --new
score-file-changed = Zapis { $path } zmienił tymczasem inny program. Nic nie zapisano; wyjdź i zacznij od nowa.
score-file-there = { $path } już jest. Wybierz inną nazwę albo pomiń --new, by pisać dalej.
score-file-other = { $path } to zaczęty zapis: { $game }, gracze { $players }. Pomiń grę, graczy i początek albo wybierz inny plik.
