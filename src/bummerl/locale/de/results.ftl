# Wie ein Spiel ausging (end-) und was es wert war (worth-). Ein Ergebnis besteht aus dem Ausgang, dem Wert und dem, was
# dazukam. $name ist die Person, um die es geht; $who ist "you", wenn sie das selbst liest. $points sind die Augen, die
# zählen: nach dem Zudrehen vielleicht die aus diesem Augenblick.

end-claim =
    { $who ->
        [you] Du hast dich zu Recht ausgemeldet: Du hast { $points } Augen, nötig waren { $target }.
       *[other] { $name } hat sich zu Recht ausgemeldet, mit { $points } Augen; nötig waren { $target }.
    }
end-wrong-claim =
    { $who ->
        [you] Du hast dich falsch ausgemeldet: Du hast { $points } Augen, nötig waren { $target }.
       *[other] { $name } hat sich falsch ausgemeldet, mit { $points } Augen; nötig waren { $target }.
    }
end-failed-close =
    { $who ->
        [you] Du hast zugedreht, dich aber nicht mit { $target } ausgemeldet: Zudrehen misslungen, mit { $points } Augen.
       *[other]
            { $name } hat zugedreht, sich aber nicht mit { $target } ausgemeldet: Zudrehen misslungen, mit { $points }
            Augen.
    }
end-last-trick =
    { $who ->
        [you] Niemand hat sich ausgemeldet, es entscheidet der letzte Stich: Er gehört dir.
       *[other] Niemand hat sich ausgemeldet, es entscheidet der letzte Stich: Ihn hat { $name } gemacht.
    }
end-carried =
    Niemand hat sich ausgemeldet, und { $first } zu { $second } Augen ergeben keinen Sieger. Niemand punktet; wer das
    nächste Spiel gewinnt, bekommt einen Punkt mehr.
end-only-one =
    { $who ->
        [you] Niemand hat sich ausgemeldet, aber nur du hast mindestens { $target }: Du gewinnst mit { $points } Augen.
       *[other]
            Niemand hat sich ausgemeldet, aber nur { $name } hat mindestens { $target } und gewinnt mit { $points } Augen.
    }
end-tie-carried =
    Beide haben { $points } Augen: Niemand punktet; wer das nächste Spiel gewinnt, bekommt einen Punkt mehr.
end-tie = Beide haben { $points } Augen: Niemand punktet, und dieselbe Person gibt noch einmal.
end-higher =
    { $who ->
        [you] Niemand hat sich ausgemeldet: Du gewinnst mit { $points } zu { $others } Augen.
       *[other] Niemand hat sich ausgemeldet: { $name } gewinnt mit { $points } zu { $others } Augen.
    }

worth-no-trick =
    { $who ->
        [you] Für dich zählt kein Stich (Schwarz): 3 Punkte.
       *[other] Für { $name } zählt kein Stich (Schwarz): 3 Punkte.
    }
worth-no-points =
    { $who ->
        [you] Für dich zählen keine Augen (Schwarz): 3 Punkte.
       *[other] Für { $name } zählen keine Augen (Schwarz): 3 Punkte.
    }
worth-schneider =
    { $who ->
        [you] Für dich zählen { $points } Augen, weniger als { $limit } (Schneider): 2 Punkte.
       *[other] Für { $name } zählen { $points } Augen, weniger als { $limit } (Schneider): 2 Punkte.
    }
worth-one =
    { $who ->
        [you] Für dich zählen { $points } Augen, also nicht weniger als { $limit }: 1 Punkt.
       *[other] Für { $name } zählen { $points } Augen, also nicht weniger als { $limit }: 1 Punkt.
    }
worth-last-trick =
    { $who ->
        [you] Der letzte Stich bringt dir 1 Punkt, egal wie die Augen stehen.
       *[other] Der letzte Stich bringt { $name } 1 Punkt, egal wie die Augen stehen.
    }

worth-closer-trickless =
    { $who ->
        [you] Du hast zugedreht und keinen Stich: 3 Punkte.
       *[other] { $name } hat zugedreht und keinen Stich: 3 Punkte.
    }
worth-closer-beaten =
    { $who ->
        [you] Du hast zugedreht, aber dein Gegner hat sich zuerst ausgemeldet: 2 Punkte.
       *[other] { $name } hat zugedreht, aber die Gegenseite hat sich zuerst ausgemeldet: 2 Punkte.
    }
worth-failed-always-three =
    { $who ->
        [you] Dein misslungenes Zudrehen kostet in diesem Spiel auf jeden Fall 3 Punkte.
       *[other] Das misslungene Zudrehen von { $name } kostet in diesem Spiel auf jeden Fall 3 Punkte.
    }
worth-failed-closer-zero =
    { $who ->
        [you] Du hast zugedreht und keine Augen: 3 Punkte.
       *[other] { $name } hat zugedreht und keine Augen: 3 Punkte.
    }
worth-failed-trickless =
    { $who ->
        [you] Du hattest beim Zudrehen keinen Stich: 3 Punkte.
       *[other] { $name } hatte beim Zudrehen keinen Stich: 3 Punkte.
    }
worth-failed-one =
    { $who ->
        [you] Du hast zugedreht und { $points } Augen, nicht weniger als { $limit }: 1 Punkt.
       *[other] { $name } hat zugedreht und { $points } Augen, nicht weniger als { $limit }: 1 Punkt.
    }
worth-failed-two =
    { $who ->
        [you] Dein misslungenes Zudrehen kostet 2 Punkte.
       *[other] Das misslungene Zudrehen von { $name } kostet 2 Punkte.
    }

worth-wrong-trickless =
    { $who ->
        [you] Du hast noch keinen Stich, darum kostet das falsche Ausmelden 3 Punkte.
       *[other] { $name } hat noch keinen Stich, darum kostet das falsche Ausmelden 3 Punkte.
    }
worth-wrong-two =
    { $who ->
        [you] Dein falsches Ausmelden kostet 2 Punkte.
       *[other] Das falsche Ausmelden von { $name } kostet 2 Punkte.
    }
worth-wrong-closer =
    { $who ->
        [you] Du hast auch zugedreht, darum kostet dein falsches Ausmelden so viel wie misslungenes Zudrehen: { $value } Punkte{ $why ->
            [trickless] , weil dein Gegner beim Zudrehen keinen Stich hatte (§8.3)
            [closer-zero] , weil du keine Augen hast (§8.3)
            [always-three] , wie in diesem Spiel immer (§8.3)
           *[other] {""}
        }.
       *[other] { $name } hat auch zugedreht, darum kostet das falsche Ausmelden so viel wie misslungenes Zudrehen: { $value } Punkte{ $why ->
            [trickless] , weil die Gegenseite beim Zudrehen keinen Stich hatte (§8.3)
            [closer-zero] , weil { $name } keine Augen hat (§8.3)
            [always-three] , wie in diesem Spiel immer (§8.3)
           *[other] {""}
        }.
    }

# Kommt zum Obigen dazu; $value ist die Summe bisher.
worth-closed = Es wurde zugedreht, darum zählt das Spiel { $times }-fach: { $value } Punkte.
worth-carried =
    { $carry ->
        [one] Ein Punkt aus dem vorigen Spiel kommt dazu: zusammen { $value }.
       *[other] { $carry } Punkte aus den vorigen Spielen kommen dazu: zusammen { $value }.
    }

# Dasselbe nach dem, was der Gegner beim Zudrehen hatte.
worth-at-close-three =
    { $who ->
        [you] Beim Zudrehen hattest du nichts, was zählt (Schwarz): 3 Punkte.
       *[other] Beim Zudrehen hatte { $name } nichts, was zählt (Schwarz): 3 Punkte.
    }
worth-at-close-two =
    { $who ->
        [you] Beim Zudrehen hattest du { $points } Augen, weniger als { $limit } (Schneider): 2 Punkte.
       *[other] Beim Zudrehen hatte { $name } { $points } Augen, weniger als { $limit } (Schneider): 2 Punkte.
    }
worth-at-close-one =
    { $who ->
        [you] Beim Zudrehen hattest du { $points } Augen, also nicht weniger als { $limit }: 1 Punkt.
       *[other] Beim Zudrehen hatte { $name } { $points } Augen, also nicht weniger als { $limit }: 1 Punkt.
    }
worth-wrong-as-won =
    { $who ->
        [you] Dein falsches Ausmelden kostet, was es eingebracht hätte. Punkte: { $value }.
       *[other] Das falsche Ausmelden von { $name } kostet, was es eingebracht hätte. Punkte: { $value }.
    }
