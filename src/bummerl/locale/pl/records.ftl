# Co jest nie tak z kartą, ruchem, talią lub plikiem; i czy partię rozdano uczciwie.

# $given to to, co napisano.
notation-suit = „{ $given }” to nie kolor. Kolory to S, H, D i C.
notation-card = „{ $given }” to nie karta. Karta to figura, A T K Q J 9 8 lub 7, i kolor, S H D lub C, na przykład AH.
notation-card-number = { $given } to nie numer karty. Karty mają numery od 0 do 31.
notation-card-twice = Karta { $card } stoi tam dwa razy.
notation-action = „{ $given }” to nie ruch. Napisz kartę (AH), meldunek (40H) albo słowo innego ruchu, jak w docs/notation.md.
# $missing i $foreign to karty.
deck-wrong = Talia ma { $size } różnych kart, ta { $given }. Brakuje: { $missing }. Obce: { $foreign }.

record-empty = Nie ma tam żadnego rozdania.
record-one-deal = Potrzebne jest jedno rozdanie, a jest ich { $deals }.
record-header-twice = „{ $header }” stoi tam dwa razy.
record-version = Zapis jest w wersji „{ $given }”; ten program czyta wersję { $known }.
record-format = „{ $given }” nie jest formatem partii (bummerl-match) ani rozdania (bummerl-deal).
record-fields =
    Rozdanie zapisuje się w 3–6 częściach z | pomiędzy: gra, rozdający i wynik, talia, ruchy, punkty, ogniwo. Tu jest { $given }.
record-other-game = Gra „{ $given }” nie jest grą tej partii.
record-game = W grę „{ $given }” nie da się zagrać.
record-points = „{ $given }” to nie punkty rozdania. Pisze się je jak 2-0.
record-option-twice = Opcja stoi dwa razy: „{ $given }”.
record-standing = „{ $given }” to nie wynik tej gry. Pisze się go jak: dealer 0 score 3-5.
record-json = To nie jest JSON: { $problem }.
record-field-unknown = Pola „{ $field }” tu nie ma.
record-book = Pole „{ $field }” nie jest liczbą ani listą liczb, jakimi są pola wyniku.
# $kind to int, str, dict lub object; wszystko inne to lista.
record-field =
    { $kind ->
        [int] Pole „{ $field }” powinno być liczbą całkowitą.
        [str] Pole „{ $field }” powinno być tekstem.
        [dict] Pole „{ $field }” powinno być obiektem.
        [object] Pole „{ $field }” powinno być obiektem.
       *[other] Pole „{ $field }” powinno być listą.
    }
record-seats = Podano graczy: { $given }; gra ma ich { $needed }.
record-memory = „{ $given }” to nie poziom pamięci. Poziomy: { $known }.
record-practice = „{ $given }” to nie numery rozdań tej partii.
record-hex = „{ $given }” nie jest zapisane cyframi 0–9 i a–f, po dwie.
record-unfinished = Rozdanie { $number } zaczyna się, choć rozdanie { $deal } nie jest skończone.
record-after-end = Rozdanie { $number } stoi po końcu partii.
record-wrong-standing = W rozdaniu { $number } stoi „{ $given }”; po poprzednich rozdaniach jest „{ $right }”.
record-deck = Talii rozdania { $number } nie da się rozdać.
record-action = Ruchu { $at } w rozdaniu { $number } nie da się odczytać.
record-illegal = Ruch { $at } w rozdaniu { $number }, „{ $action }”, nie jest dozwolony.
record-past-end = Ruch { $at } w rozdaniu { $number }, „{ $action }”, stoi po jego końcu.
record-wrong-points = W rozdaniu { $number } zapisano punkty { $given }; zagrane jeszcze raz daje { $right }.

match-seats = Podano graczy: { $given }; gra ma ich { $needed }.
match-name =
    „{ $given }” nie może być imieniem. Imię ma od 1 do 80 znaków drukowalnych (bez znaków końca wiersza i sterujących), bez |
    i bez spacji na brzegach.
match-deal-unfinished = Rozdanie jeszcze trwa; dokończ je przed następnym.
match-over = Partia jest skończona; więcej się w niej nie rozdaje.
match-no-deal = Nie ma teraz rozdania. Najpierw rozdaj następne.
match-no-shuffle = Ta partia nie ogłosiła tasowania, nie ma do czego dodawać.

verify-nothing-published = Przed tą partią niczego nie ogłoszono, więc nie wiadomo, czy rozdania ułożono.
verify-none-finished = Żadne rozdanie tej partii nie jest skończone, więc nic jeszcze nie dowiedziono: rozdanie jest dowiedzione dopiero po rozegraniu.
verify-entropy = Do tasowania dodało graczy: { $given }; gra ma ich { $seats }. Rozdań nie da się sprawdzić.
verify-links = Ogłoszono ogniw tasowania: { $given }; te rozdania potrzebują { $needed }. Rozdań nie da się sprawdzić.
verify-link = Ogniwo { $number } tasowania nie pasuje do ogłoszonego przed partią: zmieniono je.
verify-dealer = Według tasowania pierwszy nie rozdaje gracz z miejsca { $given }: zmieniono rozdającego.
verify-deck = Karty rozdania { $number } nie są tymi, które daje tasowanie: zmieniono je.
verify-opening = Partia zaczyna się od „{ $given }”; nowa zaczyna się od „{ $right }”. Tego, co było przedtem, nie da się sprawdzić.
verify-chosen =
    Każda talia wynika z liczb ustalonych przed początkiem partii, ale żaden gracz nie dodał własnych, jak zawsze przy --seed: kto
    urządził partię, mógł wybrać karty. Nie jest więc dowiedzione, że nikt ich nie ułożył.
file-unfinished = { $path } to nieskończona partia; „bummerl play” gra ją dalej. Odtworzyć i sprawdzić można ją, gdy się skończy.
