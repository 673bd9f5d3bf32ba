# Stół w przeglądarce: krótkie słowa na przyciski i pola. $name to gracz; $who to „you”, gdy chodzi o czytającego.

# Karta w ręce, dla tych, którzy słuchają.
hand-trump = { $card }, atut

# Co można zrobić z wybraną kartą.
play-card = Zagraj
play-with = Zagraj z meldunkiem { $value }
play-give = Daj: { $name }
play-lay-away = Odłóż

# Pytanie przed tym, czego nie da się cofnąć.
sure-close = Zamknąć talon? Nikt już nie dobiera.
sure-claim = Zgłosić { $target }? Błędne zgłoszenie przegrywa rozdanie.
sure-writeoff = Zrezygnować z rozdania?
sure-bomb = Rzucić bombę?
sure-turn = Odkryć kartę? Jej kolor będzie atutem.
sure-call = Zapowiedzieć: { $call }? Liczy się za { $value }.

# Drugi wiersz przycisku. $price to punkty meczowe, na przykład 2 albo 2–3.
sub-exchange = { $given } za { $taken }
sub-close = porażka: { $price } { $most ->
        [one] punkt meczowy
        [few] punkty meczowe
       *[other] punktów meczowych
    }
sub-claim-right = punkty: { $points }
sub-claim-wrong = błąd: { $price } { $most ->
        [one] punkt meczowy
        [few] punkty meczowe
       *[other] punktów meczowych
    }{ $sides ->
        [2] {""}
       *[other] {" "}({ $names })
    }
sub-meld-counts = { $value } liczy się od razu
sub-meld-waits = { $value } czeka na pierwszą lewę
sub-kontra = mnożnik: { $times }
sub-give-up = ty { $own }, pozostali po { $others }
# Czego wymaga kontrakt.
sub-contract = { $aim ->
        [no_trick] ani jednej lewy
        [every_trick] wszystkie lewy
        [three] pierwsze trzy lewy i 66 punktów
       *[at_once] liczy się od razu
    }{ $trumps ->
        [no] , bez atutów
       *[yes] {""}
    }{ $order ->
        [ace_low] , as najniżej
        [ten_low] , dziesiątka najniżej
        [king_low] , król najniżej
       *[normal] {""}
    }

# Zamknięty talon.
closed-by = { $who ->
        [you] Zamykasz talon w lewie { $number }
       *[other] { $name } zamyka talon w lewie { $number }
    }
closed-tricks = { $who ->
        [you] Twój stan wtedy: { $tricks }.
       *[other] Stan wtedy, { $name }: { $tricks }.
    }
closed-points = { $who ->
        [you] Twój stan wtedy: { $tricks }, punkty: { $points }.
       *[other] Stan wtedy, { $name }: { $tricks }, punkty: { $points }.
    }
closed-fails-you = Jeśli ci się nie uda, { $name } dostaje { $price } { $most ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
closed-fails = { $who ->
        [you] Jeśli się nie uda ({ $closer }), dostajesz { $price }
       *[other] Jeśli się nie uda ({ $closer }), { $name } dostaje { $price }
    } { $most ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.

stock-down = { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[other] { $count } zakrytych kart
    }
pile-first = Pierwsza lewa: { $names }
panel-contract = Kontrakt
panel-auction = Licytacja
panel-no-trump-yet = Nie ma jeszcze atutu

# Co mówi się na głos, w cudzysłowie.
says-melded = „{ $value ->
        [20] Dwadzieścia
        [40] Czterdzieści
       *[other] { $value }
    }!”
says-marriage = „{ $value }, { $suit }!”
says-aces = „Cztery asy!”
says-exchanged = „Wymieniam”.
says-closed = „Zamykam”.
says-claimed = „{ $target }!”
says-passed = „Pas”.
says-trumped = „Atut: { $suit }”.
says-called = „{ $contract }!”
says-doubled = „Kontra!”
says-drummed = „Bębnię!”
says-knocked = „Nie przekładam”.
says-bid = „{ $value }”
says-blind_bid = „{ $value } w ciemno!”
says-raised = „{ $value }!”
says-kept = „Zostaje”.
says-wrote_off = „Rezygnuję”.
says-bombed = „Bomba!”

turn-yours = Twoja kolej
turn-other = { $name } myśli…
screen-partner = twój partner
title-bummerl = Bummerl

# Jak skończyło się rozdanie, na liście obok wyniku.
deal-ended = { $kind ->
        [claim] Zgłoszenie: { $name }
        [wrong-claim] Błędne zgłoszenie: { $name }
        [failed-close] Nieudane zamknięcie: { $name }
        [last-trick] Ostatnia lewa: { $name }
        [points] Więcej punktów: { $name }
        [made] Wygrany kontrakt: { $name }
        [lost] Przegrany kontrakt: { $name }
        [given-up] Rezygnacja: { $name }
        [breach] Za wysoka licytacja: { $name }
        [fine] Kara za przełożenie
        [passed] Wszyscy spasowali
        [redeal] Ponowne rozdanie
       *[tie] Nikt nie dostaje punktów
    }
match-given-up = { $who ->
        [you] Poddajesz mecz.
       *[other] { $name } poddaje mecz.
    }
count-aces = cztery asy
count-left-over = pozostałe karty

# $memory to, co pamięta stół.
house-memory = { $memory ->
        [strict] punkty liczysz samodzielnie
        [own] stół liczy twoje punkty
        [training] trening: punkty, znane karty i podpowiedzi
       *[points] stół liczy punkty wszystkich
    }
house-more = { $count ->
        [one] różni się jeszcze { $count } zasada
        [few] różnią się jeszcze { $count } zasady
       *[other] różni się jeszcze { $count } zasad
    }
shuffle-sealed = Karty potasowane i zapieczętowane. Po rozdaniu można to sprawdzić.
asked = { $wish ->
        [takeback] { $who ->
            [you] Chcesz cofnąć swój ostatni ruch. Czekamy na odpowiedź.
           *[other] { $name } chce cofnąć ostatni ruch.
        }
        [resign] { $who ->
            [you] Chcesz poddać mecz. Czekamy na odpowiedź.
           *[other] { $name } chce poddać mecz.
        }
       *[rematch] { $who ->
            [you] Chcesz zagrać jeszcze jeden mecz. Czekamy na odpowiedź.
           *[other] { $name } chce zagrać jeszcze jeden mecz.
        }
    }
house-watch-table = widzowie: na żywo, bez kart w rękach
house-watch-later = widzowie: każde rozdanie po jego końcu, karty odkryte
house-watch-nobody = widzowie: nikt
table-waits = { $stage ->
        [shuffling] Karty są tasowane.
        [later] Trwa pierwsze rozdanie.
       *[open] Czekamy, aż wszystkie miejsca będą zajęte.
    }

# Co każdy zrobił w meczu; dwie liczby to ile z ilu.
count-deals = Rozdania
count-won = Wygrane rozdania
count-average = Punkty na rozdanie
mean-value = { $mean }
count-tricks = Lewy
count-marriages = Meldunki
count-royals = Meldunki atutowe (40)
count-claims = Trafne zgłoszenia
count-closes = Udane zamknięcia
count-contracts = Wygrane kontrakty
count-schneider = Zadany schneider
count-schwarz = Zadany schwarz
count-schneider-taken = Poniesiony schneider
count-schwarz-taken = Poniesiony schwarz
