# Jak dobrze grać: strategy-<zasady>-<rada>, z tytułem. Nazwy figur są zmiennymi. Po jednym akapicie, kilka zdań, w drugiej osobie.

# Co się mówi po odpowiedzi; $less, $value i $best to punkty za rozdanie.
strategy-decimal = ,
strategy-right = Dobrze.
strategy-as-good = Równie dobrze: gracze programu nie widzą różnicy między tym a własnym wyborem.
strategy-too-early = Na to masz jeszcze za mało punktów: kto ogłosi błędnie, od razu przegrywa rozdanie.
strategy-unweighed = Nie najlepiej. Ile to kosztuje, zbyt zależy od innych, by podać liczbę.
strategy-worse = Jest coś lepszego. Według obliczeń graczy programu daje to średnio { $value } punktu meczowego na rozdanie, najlepsze zagranie { $best }; różnica wynosi { $less }.
strategy-worse-points = Jest coś lepszego. Według obliczeń graczy programu daje to średnio { $value } punktów na rozdanie, najlepsze zagranie { $best }; różnica wynosi { $less }.

strategy-thousand-bidding-title = Licytuj to, co umiesz policzyć
strategy-thousand-bidding =
    Policz pewne lewy w każdym kolorze od góry, dodaj swoje meldunki, a na musik nie więcej niż dziesięć czy piętnaście. Bez
    meldunku sto punktów zdarza się rzadko, a granica 120 ma swój powód. Zbyt wysoka licytacja to najdroższy błąd: tracisz
    zapowiedziane punkty, a rywale zapisują swoje. Jeśli musisz grać sto ze słabą kartą, postaraj się stracić jak najmniej.
strategy-thousand-bidding-why =
    Trzy asy to trzy lewy i 33 punkty, ale nie ma meldunku, a do stu daleko. Pasuj: w obronie asy przyniosą więcej.
strategy-thousand-writing_off-title = Rezygnuj z tego, czego nie da się uratować
strategy-thousand-writing_off =
    Gdzie zasady na to pozwalają, po obejrzeniu musiku można zrezygnować z rozdania: rywale dostają po sześćdziesiąt albo połowę
    zapowiedzi. Najpierw sprawdź, ile to kosztuje ciebie. Jeśli zapowiedzi się nie odejmuje, rezygnuj, gdy szanse na nią spadają
    poniżej połowy: cudze sześćdziesiąt jest tańsze niż własna setka. Jeśli się ją odejmuje, zwykle lepiej grać: biorąc połowę
    punktów, zostawiasz rywalom mniej, niż dałaby im rezygnacja, a obrońcy też się mylą. Licz swoje rezygnacje, bo za trzecią
    często grozi kara. I nigdy nie dawaj sześćdziesięciu komuś, komu wystarczą do wygranej.
strategy-thousand-passing-title = Oddawaj to, co innym się nie przyda
strategy-thousand-passing =
    Dwie oddane karty wrócą do ciebie w cudzych lewach. Oddawaj dziewiątki i samotne walety, które nie wzmocnią obcych asów i
    dziesiątek ani nie będą połową meldunku. Skracaj kolor, nigdy nie rozbijaj pary. Król lub dama, których pary nie widziałeś,
    mogą komuś dać meldunek.
strategy-thousand-passing-why =
    Bez trefli możesz przebijać ten kolor, a dziewiątka pik zostaje czwartym atutem. Asów i połówek własnych par się nie oddaje:
    na nich opiera się licytacja.
strategy-thousand-first_trick-title = Najpierw lewa, potem meldunek
strategy-thousand-first_trick =
    Przy większości stołów meldować wolno dopiero po wzięciu lewy. Zagraj pewnego asa, potem melduj. Z dwóch meldunków jako
    ostatni zgłoś ten, którego kolor ma zostać atutem: każdy nowy zmienia atut.
strategy-thousand-first_trick-why =
    As pik to pewna lewa, a po niej możesz zameldować. Jeśli teraz zagrasz jedną z kart pary, przepadnie czterdzieści punktów, na
    które licytowałeś.
strategy-thousand-marriages-title = Meldunek daje atut, a atut daje lewy
strategy-thousand-marriages =
    Meldunek przynosi swoje punkty i od tej chwili jego kolor bije wszystkie inne. Melduj, zanim cudze atuty przebiją twoje asy i
    dziesiątki. Graj atutami, dopóki mają je inni, potem długim kolorem.
strategy-thousand-marriages-why =
    Masz lewę, więc czterdzieści liczy się od razu, a piki stają się atutem. Najpierw pewny as jest równie dobry; zagranie z pary
    bez meldunku kosztuje kontrakt.
strategy-thousand-defending-title = We dwóch przeciw grającemu, a jednak osobno
strategy-thousand-defending =
    Obaj obrońcy chcą, by kontrakt padł, ale każdy zapisuje tylko własne lewy. Bierz lewę, którą inaczej wziąłby grający; dokładaj
    punkty partnerowi, jeśli to może obalić kontrakt. Gdy kontraktu nie da się już obalić, graj na własne punkty.
strategy-thousand-barrel-title = Na beczce
strategy-thousand-barrel =
    Na beczce trzeba w trzech rozdaniach choć raz wygrać licytację i wypełnić kontrakt. Nie czekaj na trzecie. Przeciw komuś na
    beczce licytuj o pięć wyżej, niż byś chciał: lepiej stracić trochę, niż dać mu wygrać.
strategy-thousand-bolts-title = Unikaj trzeciego bolta
strategy-thousand-bolts =
    Rozdanie bez lewy dwa razy nic nie kosztuje, a za trzecim wiele. Mając dwa bolty, zachowaj pewną lewę, asa lub krytą
    dziesiątkę, nawet jeśli przeciw kontraktowi lepsza byłaby inna karta.
