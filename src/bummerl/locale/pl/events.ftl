# Co się stało przy stole. Zrobił to $name; $who to "you", gdy chodzi o czytającego. $count to liczba kart, które czytający
# widzi: 0, gdy są cudzą tajemnicą. $told to "no", gdy każdy liczy sam.

event-dealt =
    { $who ->
        [you]
            { $count ->
                [0] Dostajesz karty.
               *[other] Dostajesz: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } dostaje karty.
               *[other] { $name } dostaje: { $cards }.
            }
    }
event-turned = Odkryta karta to { $card }: atutem jest { $suit }.
event-played =
    { $who ->
        [you] Zagrywasz { FORM($card, "accusative") }.
       *[other] { $name } zagrywa { FORM($card, "accusative") }.
    }
event-drew =
    { $who ->
        [you]
            { $count ->
                [0] Dobierasz kartę.
               *[other] Dobierasz { FORM($card, "accusative") }.
            }
       *[other]
            { $count ->
                [0] { $name } dobiera kartę.
               *[other] { $name } dobiera { FORM($card, "accusative") }.
            }
    }
event-exchanged =
    { $who ->
        [you] Wymieniasz { FORM($card, "accusative") } na { FORM($taken, "accusative") }.
       *[other] { $name } wymienia { FORM($card, "accusative") } na { FORM($taken, "accusative") }.
    }
event-melded =
    { $who ->
        [you] Meldujesz { $value } ({ $suit }).
       *[other] { $name } melduje { $value } ({ $suit }).
    }
event-counted =
    { $who ->
        [you] Twoje zameldowane { $value } teraz się liczy.
       *[other] { $name }: zameldowane { $value } teraz się liczy.
    }
event-bonus =
    { $who ->
        [you] Za ostatnią lewę dostajesz jeszcze { $value }.
       *[other] Za ostatnią lewę { $name } dostaje jeszcze { $value }.
    }
event-closed =
    { $who ->
        [you] Zamykasz talon.
       *[other] { $name } zamyka talon.
    }
event-declined =
    { $who ->
        [you] Rezygnujesz.
       *[other] { $name } rezygnuje.
    }
event-took =
    { $told ->
        [no]
            { $who ->
                [you] Bierzesz lewę.
               *[other] { $name } bierze lewę.
            }
       *[yes]
            { $who ->
                [you] Bierzesz lewę, { $value ->
                        [one] { $value } punkt
                        [few] { $value } punkty
                       *[other] { $value } punktów
                    }.
               *[other] { $name } bierze lewę, { $value ->
                       [one] { $value } punkt
                       [few] { $value } punkty
                      *[other] { $value } punktów
                   }.
            }
    }
event-claimed =
    { $told ->
        [no]
            { $who ->
                [you] Zgłaszasz wygraną.
               *[other] { $name } zgłasza wygraną.
            }
       *[yes]
            { $who ->
                [you] Zgłaszasz wygraną, { $value ->
                        [one] { $value } punkt
                        [few] { $value } punkty
                       *[other] { $value } punktów
                    }.
               *[other] { $name } zgłasza wygraną, { $value ->
                       [one] { $value } punkt
                       [few] { $value } punkty
                      *[other] { $value } punktów
                   }.
            }
    }
event-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
event-ended =
    { $value ->
        [0] Rozdanie skończone, nikt nie zapisuje.
       *[other]
            { $who ->
                [you] Wygrywasz rozdanie: { $value ->
                    [one] { $value } punkt
                    [few] { $value } punkty
                   *[other] { $value } punktów
                }.
               *[other] Rozdanie wygrywa { $name }: { $value ->
                    [one] { $value } punkt
                    [few] { $value } punkty
                   *[other] { $value } punktów
                }.
            }
    }
