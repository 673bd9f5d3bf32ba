# Terminal: co mówią polecenia i tryb wierszowy.

player-name = Gracz
# Imiona graczy komputera w kolejności miejsc; o jedno więcej niż miejsc, by nikt nie dostał imienia człowieka.
computer-names = Zosia, Janek, Kasia, Marek
score = { $first } { $one } – { $second } { $two }
score-down = { $score }. Wynik spada od { $start }: kto pierwszy dojdzie do 0, wygrywa partię.
match-won =
    { $who ->
        [you] Wygrywasz partię! { $name } dostaje { $bummerls ->
            [one] bummerla
            [few] { $bummerls } bummerle
           *[other] { $bummerls } bummerli
        }.
       *[other] Partię wygrywa { $name }. Dostajesz { $bummerls ->
            [one] bummerla
            [few] { $bummerls } bummerle
           *[other] { $bummerls } bummerli
        }.
    }

table-talon = Atut: { $trump }. Odkryty atut to { $turnup }, pod nim { $facedown ->
        [one] 1 zakryta karta
        [few] { $facedown } zakryte karty
       *[other] { $facedown } zakrytych kart
    }.
table-closed =
    { $who ->
        [you] Atut: { $trump }. Talon zamknięty przez ciebie: gra ścisła.
       *[other] Atut: { $trump }. Talon zamyka { $name }: gra ścisła.
    }
table-gone = Atut: { $trump }. Talon się skończył: gra ścisła.
table-tricks = Lewy: ty { $own }, przeciwnik { $other }.
table-own-points = Masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $pending ->
        [0] .
       *[other] {" "}i jeszcze { $pending }, które czekają na lewę.
    }
table-other-points = { $name } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $pending ->
        [0] .
       *[other] {" "}i jeszcze { $pending }, które czekają na lewę.
    }
table-led = { $name } wychodzi: { $card }.
table-hand = Twoje karty: { $cards }
table-unseen = Wciąż ukryte: { $cards }
# Kto może mieć ukryte karty i z jakim prawdopodobieństwem; $where to „Resi 36%, talon 64%”.
tracker-cards = { $cards }: { $where }
tracker-share = { $name } { $percent }%
tracker-talon = talon
tracker-down = zakryte
tracker-exact = Dokładnie: { $layouts ->
        [one] policzono { $layouts } możliwy układ.
        [few] policzono { $layouts } możliwe układy.
       *[other] policzono { $layouts } możliwych układów.
    }
tracker-drawn = Oszacowano z { $layouts ->
        [one] { $layouts } układu wylosowanego
       *[other] { $layouts } układów wylosowanych
    } spośród możliwych.
trick = { $leader } wychodzi: { $led }, odpowiedź: { $answer } — { $who ->
        [you] twoja lewa.
       *[other] lewę bierze { $winner }.
    }
no-last-trick = Nie ma teraz lewy, którą wolno obejrzeć: odwraca się ją przy następnym wyjściu albo gdy tak każą zasady.
no-review = Nie ma teraz lew, które wolno obejrzeć.
taken-back = Ruch cofnięty.
hint = Podpowiedź: { $action }.
hint-known = Wszystkie karty są znane: przy najlepszej grze punktów { $sign }{ $value }.
hint-all = Średnio { $sign }{ $value } punktu przy odkrytych kartach; sprawdzone wszystkie układy ukrytych kart: { $layouts }.
hint-some = Średnio { $sign }{ $value } punktu przy odkrytych kartach; sprawdzone losowe układy ukrytych kart: { $layouts }.
hint-only = Nic innego teraz nie można.
hint-claim = Masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, a trzeba { $target }.
hint-marriage = Z meldunkiem masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, a trzeba { $target }.
hint-sure = Tego nie przebije już żadna karta: { $card }.
hint-takes = To bierze lewę, w niej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
confirm-close = Zamknąć talon? Tego nie da się cofnąć. Naciśnij { $key } jeszcze raz.
confirm-claim = Zgłosić? Błędne zgłoszenie przegrywa rozdanie. Naciśnij { $key } jeszcze raz.
confirm-claim-counted = Zgłosić? Według tego stołu masz { $points }, potrzeba { $target }; błędne zgłoszenie przegrywa rozdanie. Naciśnij { $key } jeszcze raz.

lines-welcome = Wpisz klawisz stojący przed kartą lub odzywką i naciśnij Enter. ? – wszystkie klawisze, q – zapisz i wyjdź.
lines-deal = Rozdanie { $number }.
lines-next-deal = Enter – następne rozdanie, q – wyjście.
lines-new-match = Enter – odejście od stołu. { $key }: następna partia w tę samą grę.
lines-your-turn = Twój ruch:
lines-saved = Partia zapisana. Dalszy ciąg: bummerl play
lines-kept = Zapis leży w { $path }. „bummerl replay” pokaże go krok po kroku, „bummerl verify” sprawdzi tasowanie.
lines-help =
    Od 1 do 0: zagraj tę kartę. Kartę można też napisać tak, jak jest pokazana: { $label } to { $card }.

    m, b, v: meldunek. x: wymiana. c: zamknięcie. s: zgłoszenie. d: dobranie. n: pas lub rezygnacja. c i s pytają jeszcze raz.

    t: stół. p: punkty. l: ostatnia lewa. o: lewy, które wolno obejrzeć. r: powtórz.

    h: podpowiedź. e: zasady, po odmowie paragraf, który podała. u: cofnij, przy stole do nauki. q: zapisz i wyjdź.

replay-deal = Rozdanie { $number }, wynik { $score }.
replay-hand = { $name }: { $cards } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
replay-keys = Enter: następny krok. b: krok wstecz. Liczba: do tego rozdania. q: wyjście.
replay-end = To był ostatni krok.
replay-no-deal = W tej partii niczego jeszcze nie rozdano.
replay-side = { $names } razem: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

verify-right = Tasowanie jest dowiedzione dla { $deals ->
        [one] 1 rozdania
       *[other] { $deals } rozdań
    }: każda talia wynika z liczb ustalonych przed początkiem partii.
verify-unfinished = Partia nie jest skończona: rozdanie jest dowiedzione dopiero po rozegraniu, a przyszłych rozdań w pliku nie ma.
verify-meaning =
    Każdemu, kto dodał swoje liczby, dowodzi to, że nikt nie ułożył kart. Nie dowodzi, że prowadzący stół ich nie oglądał. Że ruchy
    są dozwolone, a wynik dobry, sprawdzono, grając jeszcze raz. Imiona, opcje i poziom pamięci są takie, jak w pliku. Porównaj
    pieczęć tasowania z tą, którą pokazano przed partią.
arena-title = { $game }: talii { $deals }, każda grana { $seatings ->
        [2] dwa razy, z zamianą miejsc
       *[other] we wszystkich { $seatings } ustawieniach
    }, ziarno { $seed }. Przedziały 95 %.
arena-bot = { $name }: punktów na rozdanie { $points } (od { $low } do { $high }); wygrane rozdania { $deals }; wygrane partie { $matches } z { $played }

doctor-version = bummerl { $version }, Python { $python }
doctor-missing = Brakuje pakietu { $package }. Zainstaluj bummerl jeszcze raz: pip install .
doctor-languages = Języki: { $languages }. Teraz: { $current }.
doctor-encoding = Terminal pokazuje kolory kart i wszystkie języki ({ $encoding }).
doctor-encoding-poor = Kodowanie terminala { $encoding } nie pokazuje wszystkich znaków. Ustaw w LANG locale z UTF-8, na przykład C.UTF-8.
doctor-terminal = Terminal ma kolumn: { $columns }, wierszy: { $lines }.
doctor-terminal-small = Terminal ma kolumn: { $columns }, wierszy: { $lines }; stół na cały ekran potrzebuje 60 na 20. Powiększ okno albo graj z --plain.
doctor-folder = Partie są przechowywane w { $path }.
doctor-folder-closed = W { $path } nie można zapisać partii: { $problem }. Wybierz inny folder przez --folder.
doctor-damaged = Zapisane partie, których nie da się odczytać: { $files }. Następne „bummerl play” odłoży je na bok.
doctor-matches = Zapisane partie: nieskończone { $unfinished }, skończone { $finished }.
doctor-kernel = Przeszukuje szybkie jądro.
doctor-processors = Procesorów: { $count }.

place-line = Wiersz { $number }
place-deal = Rozdanie { $number }
# Co pamięta stół.
memory-level =
    { $memory ->
        [strict] ścisły (strict)
        [own] własne punkty (own)
        [points] wszystkie punkty (points)
       *[training] nauka (training)
    }

session-deal-over = To rozdanie jest skończone.
session-no-hint = Przy stole z poziomem pamięci { memory-level } nie ma podpowiedzi. Zacznij partię z --memory points lub training.
session-no-undo = Przy stole z poziomem pamięci { memory-level } niczego się nie cofa. Zacznij partię z --memory training.
session-nothing-to-undo = Nie ma czego cofać: w tym rozdaniu nie było jeszcze twojego ruchu.
session-shuffle-spent = Rozdań w tej partii było { $deals }, a końca nie ma; tasowanie się wyczerpało. Zacznij inną: bummerl play --new

store-damaged = Zapisanej partii { $path } nie da się odczytać; została odłożona na bok.
store-newer = Zapisaną partię { $path } napisał nowszy bummerl; została na miejscu. By grać dalej, zainstaluj go.
store-other-secret = Jej tajna liczba nie jest tą, którą zapieczętowano: zmieniono ją.
store-cannot-read = Zapisanej partii { $path } nie da się odczytać: { $problem }.
store-cannot-write = Partii nie można zapisać w { $path }: { $problem }. Wybierz inny folder przez --folder.
file-cannot-read = Nie można odczytać { $path }: { $problem }.
file-too-large = { $path } ma ponad { $megabytes } MB; to nie jest zapis partii.
file-not-text = { $path } nie jest plikiem tekstowym.
output-failed = Nie można pisać na wyjście: { $problem }.
no-finished-match = Nie ma jeszcze skończonej partii. Podaj plik albo zagraj: bummerl play
no-such-seat = Nie ma miejsca { $seat_number }; miejsca są od 0 do { $last }.
set-without-value = „{ $given }” niczego nie zmienia: napisz --set OPCJA=WARTOŚĆ, na przykład --set claim_mode=auto.

# Boty, każdy jednym zdaniem.
bot-pimc = Rozgrywa do końca N układów ukrytych kart (pimc:10 to dziesięć) w otwarte karty i robi to, co średnio najlepsze; gdy talon się skończy, gra bezbłędnie. Tylko gry z talonem, w których naraz gra dwoje.
bot-pimc-layouts = Przy każdym wyborze ogląda { $layouts } { $layouts ->
    [one] możliwy układ
    [few] możliwe układy
   *[other] możliwych układów
    } ukrytych kart i robi to, co średnio najlepsze.
bot-thumb = Gra według prostych reguł: liczy atuty i punkty, rozsądnie licytuje i zgłasza, nigdy nie zagląda w cudze karty.
bot-random = Gra dowolną dozwoloną kartę, ale zgłasza, gdy to słuszne.
bot-unknown = Nie ma bota „{ $name }”. Są: { $known }.
bot-pimc-number = Nie ma bota „{ $name }”: po pimc: stoi liczba układów, od 1 do { $most }, na przykład pimc:10.
bot-pimc-slow = Ta instalacja nie ma szybkiego jądra: dopóki talon nie jest zamknięty ani wyczerpany, { $name } gra według prostych reguł, a potem wolniej. Zainstaluj kompilator C++, a potem bummerl od nowa.
bot-other-game = { $name } gra tylko tam, gdzie dwoje gra z talonem (trzecia osoba może pauzować), nie w { $game }. Wybierz innego bota: bummerl bots.
arena-deals = Arena gra od 2 do { $most } talii, nie { $given }.
arena-processes = Arena dzieli pracę między procesy, od 1 do { $most }, nie { $given }.

shuffle-commitment = Suma kontrolna tasowania (dla „bummerl verify”): { $commitment }
choice-remembered = bummerl zapamięta ten język i tę talię. Zmiana: --lang albo --deck.
resumed = Twoja nieskończona partia trwa dalej. Inna: bummerl play --new
resumed-otherwise = Twoja nieskończona partia trwa dalej; imię { $name }, przeciwnik { $bot }, poziom pamięci { memory-level }. Inna: bummerl play --new
lines-not-understood = Nie rozumiem „{ $typed }”. ? – wszystkie klawisze.
lines-empty = Wpisz klawisz i naciśnij Enter. ? – wszystkie klawisze.

solve-value = Na ruchu { $name }: punktów { $value } przy najlepszej grze wszystkich i odkrytych kartach (węzłów: { $nodes }).
solve-between = Na ruchu { $name }: punktów od { $low } do { $high }. To nie jest dokładne: przeszukiwanie przerwano, węzłów: { $nodes }.
solve-line = Najlepszy przebieg: { $line }
solve-no-kernel = Ta instalacja nie ma szybkiego jądra: przeszukiwanie w samym Pythonie trwa tysiące razy dłużej. Zainstaluj kompilator C++, a potem bummerl od nowa.
solve-python = Jądro tego nie umie ({ $why }): przeszukiwanie w samym Pythonie może trwać bardzo długo. Granicę wyznacza --nodes.
solve-over = Ostatnie rozdanie w { $path } jest skończone: nie ma czego rozwiązywać. Podaj zapis, w którym rozdanie jeszcze trwa.
solve-made = Na ruchu { $name }: kontrakt ({ $side }) wygrany przy najlepszej grze wszystkich i odkrytych kartach (węzłów: { $nodes }).
solve-not-made = Na ruchu { $name }: kontrakt ({ $side }) przegrany przy najlepszej grze wszystkich i odkrytych kartach (węzłów: { $nodes }).
solve-side-value = Na ruchu { $name }: { $value } dla { $side } przy najlepszej grze wszystkich i odkrytych kartach, bez kontraktu i podwojeń (węzłów: { $nodes }).
solve-side-between = Na ruchu { $name }: od { $low } do { $high } dla { $side }. To nie jest dokładne: przeszukiwanie przerwano, węzłów: { $nodes }.
solve-points = Punkty w kartach, gdy wszyscy o nie grają, { $side }: { $points } (węzłów: { $nodes }).
solve-before-play = W { $path } trwa jeszcze licytacja, zapowiedź lub oddawanie kart, a tego nie da się rozwiązać: podaj zapis, w którym gra się już kartami.

# Co mierzy bummerl bench. V i B to szybkości pakietu schnapsen dla Pythona.
bench-title = { $machine }, Python { $python }, bummerl { $version }, commit { $commit }. { $preset }, jeden wątek, czas procesora, mediana przebiegów: { $turns } (najmniej … najwięcej).
bench-peer-deals = V: losowe rozdania pakietu schnapsen
bench-peer-search = B: jego dokładne przeszukiwanie przy wyjściu z pięciu kart bez talonu, średnia
bench-rules = Losowe rozdania według reguł w Pythonie, { $about }
bench-kernel-deals = Losowe rozdania jądra
bench-gone = Dokładna wartość wyjścia z pięciu kart bez talonu, średnia
bench-full-median = Dokładna wartość całego rozdania z zamykaniem, mediana rozdań
bench-full-mean = To samo, średnia
bench-full-nodes-median = Węzłów na całe rozdanie, mediana
bench-full-nodes-mean = To samo, średnia
bench-layouts = Wszystkie pierwsze ruchy w 100 układach, dokładnie
bench-tricks = Dokładne punkty w kartach rozdania bez talonu w jednostkach F, mediany całego rozdania: { $about }, mediana
bench-nodes = Węzłów przy kartach w talonie: { $about }, średnia
bench-at-least = co najmniej { $goal }
bench-at-most = najwyżej { $goal }
bench-no-peer = Pakiet schnapsen nie jest tu zainstalowany, więc nie ma porównania: make bench instaluje go osobno i porównuje.
