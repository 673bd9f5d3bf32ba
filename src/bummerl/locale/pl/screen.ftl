# Stół na cały ekran: znaki, podpisy i przyciski, krótkie, bo miejsca jest mało.

screen-small =
    Stół potrzebuje { $wide } na { $high } znaków, a tu jest { $columns } na { $rows }. Powiększ okno albo graj wierszami: bummerl play --plain

# W pasku u góry.
screen-deal = Rozdanie { $number }
# Gdy opcje są inne niż w nazwanej grze.
screen-house-rules = własne zasady
screen-help = Pomoc
screen-quit = Wyjdź
screen-unsaved = niezapisane

# Obok imion.
screen-dealer = rozdaje
screen-forehand = pierwszy gracz
screen-declarer = grający
screen-closed = talon zamknięty
screen-tricks = { $count ->
        [one] 1 lewa
        [few] { $count } lewy
       *[other] { $count } lew
    }
# $pending to punkty meldunków, które czekają na lewę.
screen-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $pending ->
        [0] {""}
       *[other] {" "}+ { $pending } czeka
    }
screen-your-lead = Twoje wyjście
screen-your-answer = Twoja odpowiedź
screen-your-call = Twoja decyzja
screen-their-turn = { $name } myśli …
screen-go-on = Dalej (dowolny klawisz)

# Na stole.
screen-trump = Atut
screen-own-tricks = Twoje lewy
screen-last-trick = Ostatnia lewa
# Na karcie właśnie dobranej.
screen-new = nowa
# Jak trzeba teraz odpowiedzieć, gdy nie ma czego zgłaszać.
screen-rule-none = Do lewy wolno dołożyć dowolną kartę.
screen-rule-suit = Trzeba dołożyć do koloru; bez niego – dowolna karta.
screen-rule-suit_trump = Trzeba dołożyć do koloru; bez niego – atut.
screen-rule-strict = Do koloru i wyżej, jeśli się da; bez koloru – atut.

# Przyciski, gdy długie się nie mieszczą; $sign to znak koloru.
screen-call-exchange = Wymień
screen-call-meld = { $value } { $sign }
screen-call-close = Zamknij
screen-call-claim = Zgłoś
screen-call-draw = Dobierz
screen-call-pass = Pas
screen-call-decline = Nie wymieniaj
screen-next = Następne rozdanie
screen-leave = Wstań od stołu
screen-new-match = Nowa partia
screen-look-through = Lewy do obejrzenia

# Nad kartami.
screen-resumed = Partia trwa dalej. Nowa: bummerl play --new
screen-chosen = { $card }: ten sam klawisz albo Enter – zagraj.
# $action to przycisk, na przykład „Zamelduj 100 (kiery)”.
screen-chosen-pair = { $key }: najpierw „{ $action }”.
screen-choose-first = Najpierw wybierz kartę: cyfrą, strzałkami lub kliknięciem.
screen-no-key = Ten klawisz nic tu nie robi. ? – wszystkie klawisze.

# Okna.
screen-score = Wynik
screen-seat-score = wynik { $score }
screen-log = To rozdanie
screen-unseen = Wciąż ukryte
screen-count = Liczenie
screen-marriage = meldunek
screen-bonus = ostatnia lewa
screen-uncounted = niezaliczony
# $score to „Ty 4 : 5 Anna”.
screen-new-score = Wynik teraz: { $score }
screen-rules = Zasady
screen-back = Esc: z powrotem do stołu

# Wiersz na klawisz: klawisz, „ = ”, co robi.
screen-help-keys =
    1 2 3 … = wybierz kartę; ten sam klawisz albo Enter – zagraj
    ← → Enter = wybierz strzałkami, zagraj Enterem
    mysz = kliknięcie wybiera kartę, drugie ją gra; przyciski też działają
    m b v = meldunek
    x = wymień najniższy atut na odkryty
    c = zamknij talon (pyta jeszcze raz)
    s = zgłoś wygraną (pyta jeszcze raz)
    d = dobierz, gdy wcześniej wolno zamknąć
    n = pas albo rezygnacja z wymiany
    Esc = odłóż kartę, cofnij pytanie
    {" "}
    l = ostatnia lewa; albo kliknij swoje lewy
    o = lewy, które wolno obejrzeć
    t = opisz cały stół, a przy stole do ćwiczeń także szanse, gdzie leżą ukryte karty
    p = podaj punkty
    r = powtórz ostatnią wiadomość w całości
    h = podpowiedź, gdzie stół je daje
    e = zasady tej gry, najpierw paragraf, który podała odmowa
    u = cofnij, przy stole do nauki
    {" "}
    Ctrl+T = stół ciemny lub jasny
    dowolny klawisz = nie czekaj na karty przeciwnika
    q = zapisz i wyjdź; „bummerl play” podejmie partię
