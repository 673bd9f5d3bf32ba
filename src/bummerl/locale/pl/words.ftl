# Co jest potrzebne wszędzie.

# Zamiast imienia, gdy mowa o czytającym.
you = Ty
# Gracz, którego imienia nikt nie zna; $number liczy się od 1.
player = Gracz { $number }
# Między kartami na liście.
comma = ,{" "}
# Gdy na liście nie ma kart.
no-cards = brak
# Zdanie i paragraf zasad, na którym się opiera.
with-paragraph = { $sentence } (§{ $paragraph })
