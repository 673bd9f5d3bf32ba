# Gry: preset- to nazwa, about- to zdanie, które odróżnia ją od innych.

preset-schnapsen = Schnapsen
about-schnapsen = Zwykły schnapsen: 20 kart, talon, z którego się dobiera albo który się zamyka, i 66 oczek do zgłoszenia.
preset-schnapsen_tournament = Schnapsen turniejowy
about-schnapsen_tournament =
    Ostrzejsze zasady poważnych turniejów: przy pierwszym wyjściu ani wymiany, ani meldunku, poniżej czterech kart w talonie ani
    wymiany, ani zamykania, a z meldunku wychodzi się królem.
preset-schnapsen_ja_classic = Klasyczny schnapsen japoński
about-schnapsen_ja_classic = Tak opisuje się go w Japonii: prawie zwykłe zasady, ale przed pierwszą lewą talonu się nie zamyka.
preset-schnapsen_ja_club = Klubowy schnapsen japoński
about-schnapsen_ja_club = Tak gra pewien klub w Japonii: wymiana dopiero po wziętej lewie; błędne zgłoszenie zawsze kosztuje 2.
preset-schnapsen_ja_casual = Domowy schnapsen japoński
about-schnapsen_ja_casual =
    Japońskie wprowadzenie do swobodnej gry: zgłasza się w każdej swojej kolejce; błąd jest tym droższy, im mniej się ma.
preset-scharfschnapsen = Ostry schnapsen
about-scharfschnapsen = Uproszczona odmiana z Japonii: talonu się nie zamyka, a gra ścisła trwa od pierwszej karty.
preset-schnapsen_course = Schnapsen dla programistów
about-schnapsen_course =
    Zasady kursu programowania: bez zamykania, zgłasza program, meldunek czeka na następną lewę, rozdanie jest jedno.
preset-sixty_six = Sześćdziesiąt sześć
about-sixty_six =
    Gra niemiecka: 24 karty, po sześć na ręce, 10 oczek za ostatnią lewę i żadnych meldunków, gdy talon jest zamknięty albo się
    skończył.
preset-sixty_six_us = Amerykańskie sześćdziesiąt sześć
about-sixty_six_us =
    Według książek amerykańskich: gra ścisła każe tylko dokładać do koloru, a rozdanie bez zgłoszenia może przejść na następne.
preset-santase = Santase
about-santase = Bułgarskie sześćdziesiąt sześć: zgłasza program, nieudane zamknięcie kosztuje 3, partia trwa do 11.

# $near to nazwy podobne do podanej.
game-unknown =
    { $count ->
        [0] Nie ma gry „{ $name }”.
       *[other] Nie ma gry „{ $name }”. Podobne: { $near }.
    }
# „Ostry”: $games to klucze dwóch gier, opisanych w tej samej kolejności.
game-two-meanings =
    „{ $name }” to dwie gry; powiedz która: { $games }. schnapsen_tournament ma ostrzejsze zasady turniejów: przy pierwszym wyjściu
    ani wymiany, ani meldunku, poniżej czterech kart w talonie ani wymiany, ani zamykania, z meldunku wychodzi się królem.
    scharfschnapsen to uproszczona odmiana: talonu się nie zamyka, a gra ścisła trwa od pierwszej karty.
