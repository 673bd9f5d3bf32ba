# Co jest nie tak z opcją.

option-left-out = { $option } ma znaczenie tylko przy prawdziwych kartach; tu nie ma czego ustawiać.
option-unknown =
    { $count ->
        [0] Nie ma opcji „{ $option }”.
       *[other] Nie ma opcji „{ $option }”. Podobne: { $near }.
    }
option-value = { $option } nie może być „{ $given }”. Może być: { $allowed }.
option-number = { $option } nie może być „{ $given }”. Może być liczbą całkowitą od { $low } do { $high }.
