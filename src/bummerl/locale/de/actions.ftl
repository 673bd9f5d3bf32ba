# Was jemand tun darf: die Worte auf einem Knopf oder in einem Menü.

action-play = { FORM($card, "object") } spielen
action-meld = { $value } ansagen ({ $suit })
action-exchange = Gegen die offene Trumpfkarte austauschen
# Wenn die offene Karte bekannt ist.
action-exchange-for = Gegen { FORM($turnup, "accusative") } austauschen
action-close = Zudrehen
action-claim = Mit { $target } ausmelden
action-pass = Passen, nicht ausmelden
action-draw = Karte abheben
action-decline = Nicht austauschen
