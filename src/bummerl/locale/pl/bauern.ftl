# Bauernschnapsen: czworo, dwoje na dwoje. Reszta o tej grze jest po angielsku.

preset-bauernschnapsen = Bauernschnapsen
about-bauernschnapsen = Zwykła gra na czworo, dwoje na dwoje: Land, Schnapser, Bauernschnapser, ich kontry i Jodlery.
preset-bauernschnapsen_wikipedia = Bauernschnapsen z długą drabiną
about-bauernschnapsen_wikipedia = Wszystkie kontrakty od Bettlera do Bauernlocha, każdy można podwajać do ośmiu razy.
preset-bauernschnapsen_bummerl = Bauernschnapsen liczony w dół
about-bauernschnapsen_bummerl = Z Bettlerem, Ass-Bettlerem i Zehnergangiem; zgłasza też partner, a wynik schodzi od 24 w dół.
preset-bauernschnapsen_styria = Bauernschnapsen styryjski
about-bauernschnapsen_styria = Pięć kart naraz, atutu się nie odkrywa, bez kontry, własne wartości, zgłasza program.
preset-bauernschnapsen_wikibooks = Bauernschnapsen z Bauernlochem
about-bauernschnapsen_wikibooks =
    Mało kontraktów, Bauernloch zamiast Bauernschnapsera, a przebijać trzeba tylko tam, gdzie gra się na lewy.
