# Co gracz może zrobić: słowa na przycisku lub w menu.

action-play = Zagraj { FORM($card, "accusative") }
action-meld = Zamelduj { $value } ({ $suit })
action-exchange = Wymień na odkryty atut
# Gdy odkryta karta jest znana.
action-exchange-for = Wymień na { FORM($turnup, "accusative") }
action-close = Zamknij talon
action-claim = Zgłoś { $target }
action-pass = Pas
action-draw = Dobierz kartę
action-decline = Zrezygnuj

# Licytacja i kontrakty.
action-redeal = Zażądaj nowego rozdania
action-look = Spójrz w karty
action-blind = Licytuj { $value } w ciemno
action-bid = Licytuj { $value }
action-stock = Weź musik { $value }
action-take = Weź talon
action-give = Oddaj { FORM($card, "accusative") }
action-discard = Odłóż { FORM($card, "accusative") }
action-raise = Podnieś do { $value }
action-keep = Zostań przy kontrakcie
action-writeoff = Zrezygnuj z rozdania
action-bomb = Rzuć bombę
action-trump = Wybierz atut: { $suit }
action-turn = Odkryj kartę { $value }
action-call = Zgłoś { $contract }
action-kontra = Kontra
action-drum = Bęben: 66 samemu
