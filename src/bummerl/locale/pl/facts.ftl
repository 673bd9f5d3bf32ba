# Stół w terminalu: co mówi o grze i co można zrobić; tylko to, co bywa w Tysiącu.
# $name to ten, o kim mówi zdanie; $who to „you“, gdy jest nim czytelnik.

fact-sits =
    { $who ->
        [you] Pauzujesz w tym rozdaniu.
       *[other] { $name } pauzuje w tym rozdaniu.
    }
fact-golden = Złota kolejka: bez licytacji, wszystkie punkty podwójnie.
fact-bid =
    { $who ->
        [you] Najwyższa odzywka jest twoja: { $value }.
       *[other] Najwyższą odzywkę ma { $name }: { $value }.
    }
fact-plays-for =
    { $who ->
        [you] Grasz za { $value }.
       *[other] { $name } gra za { $value }.
    }
fact-passed =
    { $who ->
        [you] Nie licytujesz już.
       *[other] { $name } już nie licytuje.
    }
fact-blind =
    { $who ->
        [you] Licytujesz w ciemno.
       *[other] { $name } licytuje w ciemno.
    }
fact-unseen =
    { $who ->
        [you] Jeszcze nie patrzysz w karty.
       *[other] { $name } jeszcze nie patrzy w karty.
    }
fact-widow = W musiku były: { $cards }.
fact-coming = Od następnej lewy atutem są { $suit }.
fact-barrel =
    { $who ->
        [you] Jesteś na beczce: próba { $attempt } z { $attempts }.
       *[other] { $name } jest na beczce: próba { $attempt } z { $attempts }.
    }
fact-barrel-for-ever =
    { $who ->
        [you] Jesteś na beczce.
       *[other] { $name } jest na beczce.
    }
fact-bolts =
    { $who ->
        [you] Twoje bolty: { $count } z { $limit }.
       *[other] Bolty, { $name }: { $count } z { $limit }.
    }
fact-falls =
    { $who ->
        [you] Twoje spadki z beczki: { $count }.
       *[other] Spadki z beczki, { $name }: { $count }.
    }
fact-known = Wszyscy wiedzą, że { $name } ma { $cards }.

table-trump = Atut: { $trump }.
table-trick = Na stole: { $cards }.
trick-of-all = { $cards }: { $who ->
        [you] twoja lewa.
       *[other] lewę bierze { $winner }.
    }
match-goes-to = Partię wygrywa: { $names }.

choice-give = { $card } → { $name }
choice-decline = Graj tymi kartami
choice-stock = Weź musik { $number }
choice-aces = Zamelduj cztery asy ({ $value })
confirm-writeoff = Zrezygnować z rozdania? Tego nie da się cofnąć. Naciśnij { $key } jeszcze raz.
confirm-bomb = Rzucić bombę? Tego nie da się cofnąć. Naciśnij { $key } jeszcze raz.

lines-amounts-bid = Licytuj, liczbą: { $amounts }
lines-amounts-blind = Licytuj w ciemno, liczbą: { $amounts }
lines-amounts-raise = Podnieś, liczbą: { $amounts }
lines-move-to = Jedna karta, dla kogo: { $to }: { $cards }
lines-move = Karta i litera tego, kto ją dostaje ({ $to }), na przykład { $key }: { $cards }
lines-lay-away = odłóż
lines-help-more =
    Klawisze jedenastej i dwunastej karty to - i =. Odzywki wpisuje się liczbą: 120 albo b120.

    n: pas albo zostań przy kontrakcie. 3a: trzecia karta dla pierwszego po lewej, 3b dla drugiego. y: zażądaj nowego rozdania. v: spójrz w karty. w: zrezygnuj. z: rzuć bombę. i: też podpowiedź.

    Wszystko można wpisać też w zapisie: bid:120, give:9D:1, discard:QH.

screen-facts = Gra
screen-sits = pauzuje
screen-choose-call = Wybierz klawiszami ↑ i ↓, potem Enter.
screen-chosen-gift = { $card }: { $ways }.
screen-rule-trick = Zagraj jedną z uniesionych kart.
screen-rule-gift = Wybierz kartę do oddania lub odłożenia.
screen-call-redeal = Nowe rozdanie
screen-call-look = Spójrz
screen-call-keep = Zostań
screen-call-writeoff = Zrezygnuj
screen-call-bomb = Bomba
screen-call-stock = Musik { $value }
screen-help-more =
    ↑ ↓ Enter = wybierz odzywkę albo odbiorcę karty i zatwierdź
    1 … 0 - = = karty długiej ręki, od lewej
    n = pas albo zostań przy kontrakcie
    y = zażądaj nowego rozdania
    v = spójrz w karty
    a b = kto dostaje wybraną kartę
    w z = zrezygnuj, rzuć bombę (pyta jeszcze raz)
    i = też podpowiedź
