# Cudze boty i partie bez końca

arena-undecided = { $matches ->
        [one] { $matches } partia nie ma zwycięzcy
        [few] { $matches } partie nie mają zwycięzcy
       *[other] { $matches } partii nie ma zwycięzcy
    }, choć rozdań było { $deals }; takich partii nie wygrał nikt.
arena-bot-stays = Bota „{ $name }” nie da się przekazać innemu procesowi. Graj jednym procesem albo podaj klasę z modułu.
bot-no-module = Nie ma modułu „{ $module }”. Bota podaje się jako moduł:Klasa; moduł leży w tym folderze albo jest zainstalowany.
bot-broken-module = Modułu „{ $module }” nie da się załadować: { $error }
bot-no-class = W module „{ $module }” nie ma „{ $name }”.
bot-not-made = Z „{ $name }” nie da się zrobić bota; wywołuje się to bez argumentów. Odpowiedź: { $error }
bot-is-none = „{ $name }” to nie bot: bot ma nazwę (od 1 do 40 znaków drukowalnych) i metodę choose(view, rng).
bot-raised = Bot „{ $name }” na miejscu { $place } (licząc od 0) przerwał: { $error }. Rozdanie do tej chwili: { $line }
bot-illegal = Bot „{ $name }” na miejscu { $place } (licząc od 0) wybrał { $action }, a wolno: { $legal }. Rozdanie do tej chwili: { $line }
arena-rough = Gdy talii jest mniej niż { $decks }, przedziały są zgrubne. Znak ? stoi tam, gdzie wszystkie talie dały to samo i nie widać rozrzutu.
