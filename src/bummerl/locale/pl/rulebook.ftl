# Co otacza paragrafy zasad każdej gry, i figury, o których w nich mowa.

rank-ace = as
rank-ten = dziesiątka
rank-king = król
rank-queen = dama
rank-jack = walet
rank-ober = wyżnik
rank-unter = niżnik
rank-nine = dziewiątka
rank-eight = ósemka
rank-seven = siódemka

rulebook-reference = Z tymi zasadami porównuje się inne odmiany gry.
rulebook-same = Żadnych różnic: „{ $game }”.
rulebook-differs = Różnice wobec gry „{ $game }”, niżej oznaczone gwiazdką:
rulebook-other-values = inne wartości: { $values }
rulebook-other-numbers = inne wartości: liczby całkowite od { $low } do { $high }
rulebook-other-packets = inne wartości: paczki po kolei i jedno T, czyli odkryty atut, na przykład 2,3,T albo 5,T
rulebook-other-text = inne wartości: zapisane tak samo
rules-no-paragraph =
    W zasadach nie ma paragrafu „{ $given }”. Podaj jego numer, na przykład 4.3, albo numer całego rozdziału, na przykład 4.
rulebook-does-not-apply = Nie dotyczy:
