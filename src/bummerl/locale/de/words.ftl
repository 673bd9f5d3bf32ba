# Was jedes Thema braucht.

# Steht an der Stelle eines Namens, wenn die lesende Person gemeint ist.
you = Du
# Wessen Namen niemand kennt; $number zählt ab 1.
player = Spieler { $number }
# Zwischen den Karten einer Aufzählung.
comma = ,{" "}
# Wenn eine Aufzählung leer ist.
no-cards = keine
# Ein Satz und der Paragraph der Regeln, auf dem er beruht.
with-paragraph = { $sentence } (§{ $paragraph })
