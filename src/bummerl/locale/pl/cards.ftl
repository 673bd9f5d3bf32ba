# Kolory, karty i znaki w ich rogach. Karty niemieckie mają wino, dzwonki i żołędzie zamiast pików, kar i trefli oraz
# wyżnika i niżnika zamiast damy i waleta.
# FORM($card, "accusative") w zdaniu bierze atrybut .accusative.

suit-spades = pik
    .genitive = pików
suit-hearts = kier
    .genitive = kierów
suit-diamonds = karo
    .genitive = kar
suit-clubs = trefl
    .genitive = trefli
suit-leaves = wino
    .genitive = win
suit-bells = dzwonek
    .genitive = dzwonków
suit-acorns = żołądź
    .genitive = żołędzi

card-ace = as { $suit }
    .accusative = asa { $suit }
card-ten = dziesiątka { $suit }
    .accusative = dziesiątkę { $suit }
card-king = król { $suit }
    .accusative = króla { $suit }
card-queen = dama { $suit }
    .accusative = damę { $suit }
card-jack = walet { $suit }
    .accusative = waleta { $suit }
card-ober = wyżnik { $suit }
    .accusative = wyżnika { $suit }
card-unter = niżnik { $suit }
    .accusative = niżnika { $suit }
card-nine = dziewiątka { $suit }
    .accusative = dziewiątkę { $suit }
card-eight = ósemka { $suit }
    .accusative = ósemkę { $suit }
card-seven = siódemka { $suit }
    .accusative = siódemkę { $suit }

# W rogu karty i w krótkich zapisach.
index-ace = A
index-ten = 10
index-king = K
index-queen = D
index-jack = W
index-ober = O
index-unter = N
index-nine = 9
index-eight = 8
index-seven = 7

# Kolory niemieckie, dla których czcionki nie mają znaku.
sign-leaves = w
sign-bells = d
sign-acorns = ż
