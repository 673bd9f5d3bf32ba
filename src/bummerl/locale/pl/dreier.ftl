# Dreierschnapsen: jeden na dwóch. Reszta o tej grze jest po angielsku.

preset-dreierschnapsen = Dreierschnapsen
about-dreierschnapsen = Schnapsen na troje: jeden gra kontrakt przeciw dwojgu, od zwykłej gry do 24 punktów.
preset-talonschnapsen = Talonschnapsen
about-talonschnapsen = Dreierschnapsen, w którym grający może wziąć dwie karty talonu i odłożyć dwie inne.

event-waived =
    { $who ->
        [you] Pasujesz{ $value ->
            [1] : bez kontry
            [2] : bez talonu
           *[other] {""}
        }.
       *[other] { $name } pasuje{ $value ->
            [1] : bez kontry
            [2] : bez talonu
           *[other] {""}
        }.
    }
event-ended-side =
    { $who ->
        [you] Rozdanie wygrywacie: ty i { $name }, { $value ->
            [one] { $value } punkt
            [few] { $value } punkty
           *[other] { $value } punktów
        }.
       *[other] Rozdanie wygrywają { $partner } i { $name }: { $value ->
            [one] { $value } punkt
            [few] { $value } punkty
           *[other] { $value } punktów
        }.
    }
