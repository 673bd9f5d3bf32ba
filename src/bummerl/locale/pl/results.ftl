# Jak skończyło się rozdanie (end-) i ile jest warte (worth-): najpierw koniec, potem wartość, potem dodatki. $name to ten,
# o kim mowa; $who to „you”, gdy to czytający. $points to oczka, które się liczą: po zamknięciu czasem te z tamtej chwili.

end-claim =
    { $who ->
        [you] Zgłaszasz słusznie: masz { $points ->
                [one] { $points } oczko
                [few] { $points } oczka
               *[other] { $points } oczek
            }, a trzeba { $target }.
       *[other] { $name } zgłasza słusznie: { $points ->
               [one] { $points } oczko
               [few] { $points } oczka
              *[other] { $points } oczek
           }, a trzeba { $target }.
    }
end-wrong-claim =
    { $who ->
        [you] Zgłaszasz błędnie: masz { $points ->
                [one] { $points } oczko
                [few] { $points } oczka
               *[other] { $points } oczek
            }, a trzeba { $target }.
       *[other] { $name } zgłasza błędnie: { $points ->
               [one] { $points } oczko
               [few] { $points } oczka
              *[other] { $points } oczek
           }, a trzeba { $target }.
    }
end-failed-close =
    { $who ->
        [you] Zamknięcie nieudane: nie zgłaszasz { $target }. Masz { $points ->
                [one] { $points } oczko
                [few] { $points } oczka
               *[other] { $points } oczek
            }.
       *[other] { $name } zamyka talon i nie zgłasza { $target }: zamknięcie nieudane, { $points ->
               [one] { $points } oczko
               [few] { $points } oczka
              *[other] { $points } oczek
           }.
    }
end-last-trick =
    { $who ->
        [you] Nikt nie zgłosił, więc decyduje ostatnia lewa: jest twoja.
       *[other] Nikt nie zgłosił, więc decyduje ostatnia lewa: bierze ją { $name }.
    }
end-carried =
    Nikt nie zgłosił, a przy { $first } do { $second } nie ma zwycięzcy. Nikt nie zapisuje, a zwycięzca następnego rozdania dostanie
    o jeden punkt więcej.
end-only-one =
    { $who ->
        [you] Nikt nie zgłosił, ale tylko ty masz co najmniej { $target }: wygrywasz, { $points ->
                [one] { $points } oczko
                [few] { $points } oczka
               *[other] { $points } oczek
            }.
       *[other] Nikt nie zgłosił, ale tylko { $name } ma co najmniej { $target } i wygrywa, { $points ->
               [one] { $points } oczko
               [few] { $points } oczka
              *[other] { $points } oczek
           }.
    }
end-tie-carried =
    Oboje mają { $points ->
            [one] { $points } oczko
            [few] { $points } oczka
           *[other] { $points } oczek
        }: nikt nie zapisuje, a zwycięzca następnego rozdania dostanie o jeden punkt więcej.
end-tie = Oboje mają { $points ->
        [one] { $points } oczko
        [few] { $points } oczka
       *[other] { $points } oczek
    }: nikt nie zapisuje i rozdaje ten sam gracz.
end-higher =
    { $who ->
        [you] Nikt nie zgłosił: wygrywasz { $points } do { $others }.
       *[other] Nikt nie zgłosił: wygrywa { $name }, { $points } do { $others }.
    }

worth-no-trick =
    { $who ->
        [you] Nie masz żadnej lewy, która się liczy (schwarz): 3 punkty.
       *[other] { $name } nie ma żadnej lewy, która się liczy (schwarz): 3 punkty.
    }
worth-no-points =
    { $who ->
        [you] Nie masz oczek, które się liczą (schwarz): 3 punkty.
       *[other] { $name } nie ma oczek, które się liczą (schwarz): 3 punkty.
    }
worth-schneider =
    { $who ->
        [you] Twoje oczka, które się liczą: { $points }, mniej niż { $limit } (schneider): 2 punkty.
       *[other] { $name }: oczka, które się liczą: { $points }, mniej niż { $limit } (schneider): 2 punkty.
    }
worth-one =
    { $who ->
        [you] Twoje oczka, które się liczą: { $points }, nie mniej niż { $limit }: 1 punkt.
       *[other] { $name }: oczka, które się liczą: { $points }, nie mniej niż { $limit }: 1 punkt.
    }
worth-last-trick =
    { $who ->
        [you] Ostatnia lewa daje ci 1 punkt, bez względu na oczka.
       *[other] Za ostatnią lewę { $name } dostaje 1 punkt, bez względu na oczka.
    }

worth-closer-trickless =
    { $who ->
        [you] Talon zamknięty przez ciebie, a nie masz lewy: 3 punkty.
       *[other] { $name } zamyka talon i nie ma lewy: 3 punkty.
    }
worth-closer-beaten =
    { $who ->
        [you] Talon zamknięty przez ciebie, ale przeciwnik zgłasza wcześniej: 2 punkty.
       *[other] { $name } zamyka talon, ale przeciwnik zgłasza wcześniej: 2 punkty.
    }
worth-failed-always-three =
    { $who ->
        [you] W tej grze twoje nieudane zamknięcie zawsze kosztuje 3 punkty.
       *[other] W tej grze nieudane zamknięcie zawsze kosztuje 3 punkty. Płaci { $name }.
    }
worth-failed-closer-zero =
    { $who ->
        [you] Talon zamknięty przez ciebie, a nie masz oczek: 3 punkty.
       *[other] { $name } zamyka talon i nie ma oczek: 3 punkty.
    }
worth-failed-trickless =
    { $who ->
        [you] W chwili zamknięcia talonu nie masz żadnej lewy: 3 punkty.
       *[other] W chwili zamknięcia talonu { $name } nie ma żadnej lewy: 3 punkty.
    }
worth-failed-one =
    { $who ->
        [you] Talon zamknięty przez ciebie, masz { $points ->
                [one] { $points } oczko
                [few] { $points } oczka
               *[other] { $points } oczek
            }, nie mniej niż { $limit }: 1 punkt.
       *[other] { $name } zamyka talon i ma { $points ->
               [one] { $points } oczko
               [few] { $points } oczka
              *[other] { $points } oczek
           }, nie mniej niż { $limit }: 1 punkt.
    }
worth-failed-two =
    { $who ->
        [you] Twoje nieudane zamknięcie kosztuje 2 punkty.
       *[other] Nieudane zamknięcie kosztuje 2 punkty. Płaci { $name }.
    }

worth-wrong-trickless =
    { $who ->
        [you] Nie masz jeszcze lewy, więc błędne zgłoszenie kosztuje 3 punkty.
       *[other] { $name } nie ma jeszcze lewy, więc błędne zgłoszenie kosztuje 3 punkty.
    }
worth-wrong-two =
    { $who ->
        [you] Twoje błędne zgłoszenie kosztuje 2 punkty.
       *[other] Błędne zgłoszenie kosztuje 2 punkty. Płaci { $name }.
    }
worth-wrong-closer =
    { $who ->
        [you] Talon też jest zamknięty przez ciebie, więc błędne zgłoszenie kosztuje tyle co nieudane zamknięcie, { $value ->
                [one] { $value } punkt
                [few] { $value } punkty
               *[other] { $value } punktów
            }{ $why ->
            [trickless] , bo przeciwnik nie miał wtedy lewy (§8.3)
            [closer-zero] , bo nie masz oczek (§8.3)
            [always-three] , jak zawsze w tej grze (§8.3)
           *[other] {""}
        }.
       *[other] Talon też zamyka { $name }, więc błędne zgłoszenie kosztuje tyle co nieudane zamknięcie, { $value ->
               [one] { $value } punkt
               [few] { $value } punkty
              *[other] { $value } punktów
           }{ $why ->
            [trickless] , bo druga strona nie miała wtedy lewy (§8.3)
            [closer-zero] , bo nie ma oczek (§8.3)
            [always-three] , jak zawsze w tej grze (§8.3)
           *[other] {""}
        }.
    }

# Dodaje się do tego, co wyżej; $value to suma do tej chwili.
worth-closed = Talon był zamknięty, więc liczy się razy { $times }: { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[other] { $value } punktów
    }.
worth-carried =
    { $carry ->
        [one] Dochodzi { $carry } punkt z poprzednich rozdań: razem { $value }.
        [few] Dochodzą { $carry } punkty z poprzednich rozdań: razem { $value }.
       *[other] Dochodzi { $carry } punktów z poprzednich rozdań: razem { $value }.
    }

# To samo według tego, co przeciwnik miał w chwili zamknięcia.
worth-at-close-three =
    { $who ->
        [you] W chwili zamknięcia talonu nie masz niczego, co się liczy (schwarz): 3 punkty.
       *[other] W chwili zamknięcia talonu { $name } nie ma niczego, co się liczy (schwarz): 3 punkty.
    }
worth-at-close-two =
    { $who ->
        [you] W chwili zamknięcia talonu masz { $points ->
                [one] { $points } oczko
                [few] { $points } oczka
               *[other] { $points } oczek
            }, mniej niż { $limit } (schneider): 2 punkty.
       *[other] W chwili zamknięcia talonu { $name } ma { $points ->
               [one] { $points } oczko
               [few] { $points } oczka
              *[other] { $points } oczek
           }, mniej niż { $limit } (schneider): 2 punkty.
    }
worth-at-close-one =
    { $who ->
        [you] W chwili zamknięcia talonu masz { $points ->
                [one] { $points } oczko
                [few] { $points } oczka
               *[other] { $points } oczek
            }, nie mniej niż { $limit }: 1 punkt.
       *[other] W chwili zamknięcia talonu { $name } ma { $points ->
               [one] { $points } oczko
               [few] { $points } oczka
              *[other] { $points } oczek
           }, nie mniej niż { $limit }: 1 punkt.
    }
worth-wrong-as-won =
    { $who ->
        [you] Twoje błędne zgłoszenie kosztuje tyle, ile dałaby wygrana, { $value ->
                [one] { $value } punkt
                [few] { $value } punkty
               *[other] { $value } punktów
            }.
       *[other] Błędne zgłoszenie kosztuje tyle, ile dałaby wygrana, { $value ->
               [one] { $value } punkt
               [few] { $value } punkty
              *[other] { $value } punktów
           }. Płaci { $name }.
    }
