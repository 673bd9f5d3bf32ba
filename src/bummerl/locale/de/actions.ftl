# Was jemand tun darf: die Worte auf einem Knopf oder in einem Menü.

action-play = { FORM($card, "object") } spielen
action-meld = { $value } ansagen ({ $suit })
action-exchange = Gegen die offene Trumpfkarte austauschen
# Wenn die offene Karte bekannt ist.
action-exchange-for = Gegen { FORM($turnup, "accusative") } austauschen
action-close = Zudrehen
action-claim = Mit { $target } ausmelden
action-pass = Weiter
action-draw = Karte abheben
action-decline = Nicht austauschen

# Reizen und Ansagen.
action-redeal = Neu geben lassen
action-look = Karten ansehen
action-blind = Blind { $value } sagen
action-bid = { $value } sagen
action-stock = Stock { $value } nehmen
action-take = Talon aufnehmen
action-give = { FORM($card, "accusative") } abgeben
action-discard = { FORM($card, "accusative") } ablegen
action-raise = Auf { $value } erhöhen
action-keep = Bei der Ansage bleiben
action-writeoff = Spiel abschreiben
action-bomb = Karten hinwerfen
action-trump = Trumpf ansagen: { $suit }
action-turn = Karte { $value } aufschlagen
action-call = { $contract } ansagen
action-kontra = Kontra
action-drum = Trommeln: 66 allein
