# Terminal przy stole na dwoje do czworga: co mówi o grze, co można zrobić, koniec partii.
# $name to ten, o kim mówi zdanie; $who to „you“, gdy jest nim czytelnik.

fact-makes-trumps =
    { $who ->
        [you] Atut wybierasz ty.
       *[other] Atut wybiera { $name }.
    }
fact-no-call =
    { $who ->
        [you] Nikt nie zgłosił kontraktu: na razie to zwykła gra, a grasz ty.
       *[other] Nikt nie zgłosił kontraktu: na razie to zwykła gra, a gra { $name }.
    }
fact-called =
    { $who ->
        [you] Twój kontrakt: { $contract } ({ $value }).
       *[other] { $name } zgłasza kontrakt: { $contract } ({ $value }).
    }
fact-contract =
    { $who ->
        [you] Grasz { $contract } za { $value }.
       *[other] { $name } gra { $contract } za { $value }.
    }
fact-normal =
    { $who ->
        [you] Zwykła gra; grasz ty.
       *[other] Zwykła gra; gra { $name }.
    }
fact-doubled = Kontra: rozdanie liczy się razy { $times }.
fact-no-trumps = Nie ma atutu.
fact-turned = Atut odkryty kartą: { $card }.
fact-took-talon =
    { $who ->
        [you] Talon jest u ciebie.
       *[other] Talon bierze { $name }.
    }
fact-lays-away =
    { $who ->
        [you] Do odłożenia zostało ci kart: { $count }.
       *[other] { $name } odkłada jeszcze kart: { $count }.
    }
fact-drummed =
    { $who ->
        [you] Bęben: grasz w pojedynkę, 66 przeciw reszcie.
       *[other] Bęben: { $name } gra w pojedynkę, 66 przeciw reszcie.
    }
fact-whistled =
    { $who ->
        [you] Bęben i gwizd: trzeba ci 66, zanim reszta weźmie lewę.
       *[other] Bęben i gwizd: { $name } ma zrobić 66, zanim reszta weźmie lewę.
    }
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
fact-coming = Od następnej lewy atut: { $suit }.
fact-rests =
    { $who ->
        [you] Twoje karty leżą na stole: partner gra bez ciebie.
       *[other] { $name } kładzie karty i nie gra.
    }
fact-out-first =
    { $who ->
        [you] Wygrywasz; reszta gra o to, kto przegra.
       *[other] { $name } wygrywa; reszta gra o to, kto przegra.
    }
fact-carry = Z poprzednich rozdań zostało dla zwycięzcy tego: { $value }.
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
match-bummerl = Bummerl, { $names }: { $count }.
match-level = Na czele remis: partia trwa, aż ktoś wyjdzie na prowadzenie.
match-shuffle-spent = Partia kończy się tu bez zwycięzcy: po { $deals } rozdaniach jej tasowanie nie ma już sekretów. Następna partia zacznie się od nowego tasowania.

choice-give = { $card } → { $name }
choice-decline = Graj tymi kartami
choice-stock = Weź musik { $number }
choice-turn = Odkryj { $number }. kartę
choice-turn-next = Niech o atucie zdecyduje następna karta
choice-call = { $call } ({ $value })
choice-aces = Zamelduj cztery asy ({ $value })
confirm-writeoff = Zrezygnować z rozdania? Tego nie da się cofnąć. Naciśnij { $key } jeszcze raz.
confirm-bomb = Rzucić bombę? Tego nie da się cofnąć. Naciśnij { $key } jeszcze raz.
confirm-turn = { $action }? Tego nie da się cofnąć. Naciśnij { $key } jeszcze raz.

# O czym się decyduje, poza kartą.
ask-cut = Przełożyć czy zapukać?
ask-look = Spojrzeć w karty czy licytować w ciemno?
ask-redeal = Zażądać nowego rozdania?
ask-trump = Wybierz atut.
ask-drum = Bęben czy pas?
ask-call = Kontrakt? Pas = zwykła gra
ask-call-more = Wyższy kontrakt czy pas?
ask-bid = Licytacja czy pas?
ask-stock = Który musik bierzesz?
ask-take = Wziąć talon czy pas?
ask-raise = Podnieść kontrakt czy zostawić?
ask-give = Którą kartę oddajesz?
ask-kontra = Kontra czy pas?
ask-draw = Dobrać czy zamknąć?
ask-claim = Zgłosić czy pas?
ask-meld = Zgłosić meldunek czy pas?
ask-decline = Wymienić czy nie?

lines-amounts-bid = Licytuj, liczbą: { $amounts }
lines-amounts-blind = Licytuj w ciemno, liczbą: { $amounts }
lines-amounts-raise = Podnieś, liczbą: { $amounts }
lines-move-to = Jedna karta, dla kogo: { $to }: { $cards }
lines-move = Karta i litera tego, kto ją dostaje ({ $to }), na przykład { $key }: { $cards }
lines-lay-away = odłóż
lines-help-more =
    Klawisze jedenastej i dwunastej karty to - i =. Odzywki wpisuje się liczbą: 120 albo b120.

    a, b, f, g …: wybierz atut, odkryj kartę, weź musik; litera stoi przed każdym. c1, c2 …: zgłoś ten kontrakt; można też nazwą. n: pas albo zostań przy kontrakcie. k: kontra albo stukanie. 3a: trzecia karta dla pierwszego po lewej, 3b dla drugiego. g: zażądaj nowego rozdania. v: spójrz w karty. x: weź talon. w: zrezygnuj. j: rzuć bombę. i: też podpowiedź.

    Wszystko można wpisać też w zapisie: bid:120, give:9D:1, discard:QH, trump:H, call:land.

screen-facts = Gra
screen-sits = pauzuje
screen-choose-call = Wybierz klawiszami ↑ i ↓, potem Enter.
screen-chosen-gift = { $card }: { $ways }.
screen-rule-trick = Zagraj jedną z uniesionych kart.
screen-rule-gift = { $how ->
        [give] Wybierz kartę do oddania.
        [discard] Wybierz kartę do odłożenia.
       *[either] Wybierz kartę do oddania lub odłożenia.
    }
screen-call-redeal = Nowe rozdanie
screen-call-look = Spójrz
screen-call-take = Weź
screen-call-keep = Zostań
screen-call-writeoff = Zrezygnuj
screen-call-bomb = Bomba
screen-call-trump = { $sign }
screen-call-kontra = Kontra
screen-call-drum = Bęben
screen-call-cut = Przełóż
screen-call-knock = Zastukaj
screen-call-stock = Musik { $value }
screen-call-turn = { $value }. karta
screen-help-more =
    ↑ ↓ Enter = wybierz odzywkę, kontrakt albo odbiorcę karty i zatwierdź
    1 … 0 - = = karty długiej ręki, od lewej
    n = pas albo zostań przy kontrakcie
    k = kontra albo stukanie
    g = zażądaj nowego rozdania
    v = spójrz w karty
    x = weź talon
    a b = kto dostaje wybraną kartę
    w j = zrezygnuj, rzuć bombę (pyta jeszcze raz)
    i = też podpowiedź
