# Dlaczego teraz nie można i co można. Czyta ten, kto spróbował.

refused-over = Rozdanie skończone; nic już w nim nie można.
refused-not-your-turn = To nie twoja kolej.

# $led to karta wyjścia, $suit jej kolor, $cards to, co wolno zagrać.
refused-not-held = Nie masz tej karty: { $card }. Zagraj kartę z ręki.
refused-lead-marriage = Kolor twojego meldunku to { $suit }: wyjdź z niego królem albo damą.
refused-lead-king = Kolor twojego meldunku to { $suit }: w tej grze wychodzi się jego królem.
refused-follow = Wyjście to { $suit }, a masz { $suit }: musisz dołożyć do koloru. Możesz: { $cards }.
refused-head = Możesz przebić wyjście ({ $led }), więc musisz. Możesz: { $cards }.
refused-trump = Nie masz { FORM($suit, "genitive") }, więc musisz przebić atutem. Możesz: { $cards }.

refused-exchange-not-leading = Wymienia tylko ten, kto wychodzi. Najpierw dołóż do lewy.
refused-exchange-not-held = Na odkryty atut wymienia się tylko jedną kartę: { $card }. Nie masz jej.
refused-exchange-no-trick = Wymieniać można dopiero po wzięciu lewy.
refused-exchange-talon =
    Do wymiany w talonie musi zostać co najmniej tyle kart: { $least }, licząc odkryty atut; jest ich { $talon }.
refused-exchange-closed = Talon jest zamknięty: nie ma już wymiany.
refused-exchange-gone = Talon się skończył: nie ma już odkrytego atutu.
refused-exchange-not-now = Wymieniać można przed swoim wyjściem, gdy karta z talonu jest już dobrana.

refused-close-not-leading = Talon zamyka tylko ten, kto wychodzi. Najpierw dołóż do lewy.
refused-close-not-played = W tej grze talonu się nie zamyka.
refused-close-first-lead = Przed pierwszą lewą talonu nie wolno zamknąć.
refused-close-talon =
    Do zamknięcia w talonie musi zostać co najmniej tyle kart: { $least }, licząc odkryty atut; jest ich { $talon }.
refused-close-already = Talon jest już zamknięty.
refused-close-gone = Talon się skończył: nie ma czego zamykać.

refused-meld-not-leading = Melduje tylko ten, kto wychodzi. Poczekaj na swoje wyjście.
refused-meld-not-held = Do meldunku ({ $suit }) potrzebne są obie karty w ręce.
refused-no-marriage = Nie masz meldunku: potrzeba króla i damy jednego koloru.
refused-meld-value = Meldunek ({ $suit }) jest wart { $value }: tyle zamelduj.
refused-meld-first-lead = W tej grze przy pierwszym wyjściu się nie melduje. Najpierw weź lewę.
refused-meld-second = Przy jednym wyjściu melduje się raz: wyjdź kartą z meldunku.
refused-meld-closed = Talon jest zamknięty: w tej grze potem się nie melduje.
refused-meld-gone = Talon się skończył: w tej grze potem się nie melduje.

refused-claim-auto = Zgłaszać nie trzeba: rozdanie skończy się samo, gdy tylko ktoś będzie mieć { $target }.
refused-claim-not-now = Zgłosić można przed swoim wyjściem, zaraz po wziętej lewie albo meldunku; kiedy indziej nie.
refused-pass-not-now = Pasować można tylko wtedy, gdy ostatnia lewa jest twoja, a nie chcesz zgłaszać.

refused-draw-not-now = Nie ma teraz czego dobierać. Karty dobiera się po lewie, póki talon jest otwarty.
refused-decline-not-now = Z wymiany rezygnuje się tylko wtedy, gdy przeciwnik właśnie zamyka talon.
refused-draw-first = Lewa jest twoja: najpierw dobierz kartę albo zamknij talon.
refused-answer-first = Przeciwnik zamyka talon: najpierw wymień atut albo zrezygnuj z wymiany.
refused-last-first = Wszystkie karty są zagrane, a ostatnia lewa jest twoja: zgłoś albo spasuj.

refused-other-game = W tej grze tego nie ma.
