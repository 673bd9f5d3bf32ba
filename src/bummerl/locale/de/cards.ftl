# Farben, Karten und die Zeichen in ihren Ecken. Doppeldeutsche Karten haben Laub, Schellen und Eichel statt Pik, Karo
# und Kreuz, und Ober und Unter statt Dame und Bub.
# FORM($card, "accusative") verlangt in einem Satz das Attribut .accusative; .object ist dasselbe ohne Artikel.

suit-spades = Pik
    .none = kein Pik
suit-hearts = Herz
    .none = kein Herz
suit-diamonds = Karo
    .none = kein Karo
suit-clubs = Kreuz
    .none = kein Kreuz
suit-leaves = Laub
    .none = kein Laub
suit-bells = Schellen
    .none = keine Schellen
suit-acorns = Eichel
    .none = keine Eichel

card-ace = { $suit }-Ass
    .nominative = das { $suit }-Ass
    .accusative = das { $suit }-Ass
    .object = { $suit }-Ass
card-ten = { $suit }-Zehner
    .nominative = der { $suit }-Zehner
    .accusative = den { $suit }-Zehner
    .object = { $suit }-Zehner
card-king = { $suit }-König
    .nominative = der { $suit }-König
    .accusative = den { $suit }-König
    .object = { $suit }-König
card-queen = { $suit }-Dame
    .nominative = die { $suit }-Dame
    .accusative = die { $suit }-Dame
    .object = { $suit }-Dame
card-jack = { $suit }-Bub
    .nominative = der { $suit }-Bub
    .accusative = den { $suit }-Buben
    .object = { $suit }-Buben
card-ober = { $suit }-Ober
    .nominative = der { $suit }-Ober
    .accusative = den { $suit }-Ober
    .object = { $suit }-Ober
card-unter = { $suit }-Unter
    .nominative = der { $suit }-Unter
    .accusative = den { $suit }-Unter
    .object = { $suit }-Unter
card-nine = { $suit }-Neuner
    .nominative = der { $suit }-Neuner
    .accusative = den { $suit }-Neuner
    .object = { $suit }-Neuner
card-eight = { $suit }-Achter
    .nominative = der { $suit }-Achter
    .accusative = den { $suit }-Achter
    .object = { $suit }-Achter
card-seven = { $suit }-Siebener
    .nominative = der { $suit }-Siebener
    .accusative = den { $suit }-Siebener
    .object = { $suit }-Siebener

# In der Ecke einer Karte und in kurzen Texten.
index-ace = A
index-ten = 10
index-king = K
index-queen = D
index-jack = B
index-ober = O
index-unter = U
index-nine = 9
index-eight = 8
index-seven = 7

# Farben, für die Schriften kein eigenes Zeichen haben.
sign-leaves = L
sign-bells = S
sign-acorns = E
