# Die Spiele: preset- ist ein Name, about- ein Satz, der sie unterscheidet.

preset-schnapsen = Schnapsen
about-schnapsen =
    Weiches Schnapsen, wie es üblich ist: 20 Karten, ein Talon zum Abheben oder Zudrehen, Ausmelden ab 66 Augen.
preset-schnapsen_tournament = Turnierschnapsen
about-schnapsen_tournament =
    Scharfes Schnapsen, wie im Turnier: beim ersten Ausspielen kein Austauschen und Ansagen, unter vier Talonkarten kein
    Austauschen und Zudrehen, und vom Paar wird der König ausgespielt.
preset-schnapsen_ja_classic = Schnapsen klassisch (Japan)
about-schnapsen_ja_classic = Wie es in Japan beschrieben wird: fast wie üblich, aber kein Zudrehen vor dem ersten Stich.
preset-schnapsen_ja_club = Schnapsen im Klub (Japan)
about-schnapsen_ja_club =
    Wie ein japanischer Klub spielt: Austauschen erst mit einem Stich, falsches Ausmelden kostet immer 2.
preset-schnapsen_ja_casual = Schnapsen zwanglos (Japan)
about-schnapsen_ja_casual =
    Eine japanische Einführung für zwanglose Runden: Ausmelden, wann immer man an der Reihe ist; falsches
    Ausmelden kostet umso mehr, je weniger man hat.
preset-scharfschnapsen = Scharfschnapsen (Japan)
about-scharfschnapsen = Eine vereinfachte Form aus Japan: kein Zudrehen, Farb- und Stichzwang von der ersten Karte an.
preset-schnapsen_course = Schnapsen für Programmierkurse
about-schnapsen_course =
    Die Regeln eines Programmierkurses: kein Zudrehen, Ausmelden von selbst, Ansagen zählen mit dem nächsten Stich, ein
    einziges Spiel.
preset-sixty_six = Sechsundsechzig
about-sixty_six =
    Das deutsche Spiel: 24 Karten, sechs auf der Hand, 10 Augen für den letzten Stich, kein Ansagen nach dem Talon.
preset-sixty_six_us = Amerikanisches Sechsundsechzig
about-sixty_six_us =
    Sechsundsechzig nach amerikanischen Regelbüchern: nur Farbzwang, und ohne Ausmelden bleibt oft ein Punkt stehen.
preset-santase = Santase (Bulgarien)
about-santase =
    Das bulgarische Sechsundsechzig: Ausmelden von selbst, misslungenes Zudrehen kostet 3, die Partie geht auf 11 Punkte.

# $near sind Namen, die dem angegebenen ähneln.
game-unknown =
    { $count ->
        [0] Ein Spiel „{ $name }“ gibt es nicht.
       *[other] Ein Spiel „{ $name }“ gibt es nicht. Ähnlich heißen: { $near }.
    }
# „scharf“ und „sharp“; $games sind die Schlüssel der beiden, die der Text der Reihe nach beschreibt.
game-two-meanings =
    „{ $name }“ bedeutet zweierlei; sag, was du meinst: { $games }. schnapsen_tournament hat die scharfen Regeln der Turniere:
    beim ersten Ausspielen kein Austauschen und Ansagen, unter vier Talonkarten kein Austauschen und Zudrehen, vom Paar
    wird der König ausgespielt. scharfschnapsen ist eine vereinfachte Form: kein Zudrehen, Farb- und Stichzwang von der
    ersten Karte an.
