# Dlaczego teraz nie można i co można. Czyta ten, kto spróbował.

refused-over = Rozdanie skończone; nic już w nim nie można.
refused-not-your-turn = To nie twoja kolej.
refused-other-game = W tej grze tego nie ma.

# $led to karta wyjścia, $suit jej kolor, $cards to, co wolno zagrać.
refused-not-held = Nie masz tej karty: { $card }. Zagraj kartę z ręki.
refused-lead-marriage = Kolor twojego meldunku to { $suit }: wyjdź z niego królem albo damą.
refused-follow = Wyjście to { $suit }, a masz { $suit }: musisz dołożyć do koloru. Możesz: { $cards }.
refused-head = Możesz przebić kartę { $led }, więc musisz. Możesz: { $cards }.
refused-trump = Nie masz { FORM($suit, "genitive") }, więc musisz przebić atutem. Możesz: { $cards }.

refused-meld-not-leading = Melduje tylko ten, kto wychodzi. Poczekaj na swoje wyjście.
refused-meld-not-held = Do meldunku ({ $suit }) potrzebne są obie karty w ręce.
refused-meld-value = Meldunek ({ $suit }) jest wart { $value }: tyle zamelduj.
refused-meld-second = Przy jednym wyjściu melduje się raz: wyjdź kartą z meldunku.
