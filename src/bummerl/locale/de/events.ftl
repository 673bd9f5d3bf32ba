# Was am Tisch gerade geschehen ist. $name hat es getan; $who ist "you", wenn das die lesende Person ist. $count ist die
# Zahl der Karten, die sie sehen darf: 0, wenn sie das Geheimnis der anderen sind.

event-dealt =
    { $who ->
        [you]
            { $count ->
                [0] Du bekommst deine Karten.
               *[other] Du bekommst: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } bekommt Karten.
               *[other] { $name } bekommt: { $cards }.
            }
    }
event-turned = Aufgedeckt wird { FORM($card, "nominative") }: Trumpf ist { $suit }.
event-played =
    { $who ->
        [you] Du spielst { FORM($card, "accusative") }.
       *[other] { $name } spielt { FORM($card, "accusative") }.
    }
event-drew =
    { $who ->
        [you]
            { $count ->
                [0] Du hebst eine Karte ab.
               *[other] Du hebst { FORM($card, "accusative") } ab.
            }
       *[other]
            { $count ->
                [0] { $name } hebt eine Karte ab.
               *[other] { $name } hebt { FORM($card, "accusative") } ab.
            }
    }
# $card kommt unter den Talon, $taken auf die Hand.
event-exchanged =
    { $who ->
        [you] Du tauschst { FORM($card, "accusative") } gegen { FORM($taken, "accusative") } aus.
       *[other] { $name } tauscht { FORM($card, "accusative") } gegen { FORM($taken, "accusative") } aus.
    }
event-melded =
    { $who ->
        [you]
            { $value ->
                [20] Du sagst einen Zwanziger in { $suit } an.
                [40] Du sagst den Vierziger in { $suit } an.
               *[other] Du sagst { $value } in { $suit } an.
            }
       *[other]
            { $value ->
                [20] { $name } sagt einen Zwanziger in { $suit } an.
                [40] { $name } sagt den Vierziger in { $suit } an.
               *[other] { $name } sagt { $value } in { $suit } an.
            }
    }
# Ein Paar, das auf einen Stich warten musste.
event-counted =
    { $who ->
        [you] Deine angesagten { $value } Augen zählen jetzt.
       *[other] Die angesagten { $value } Augen von { $name } zählen jetzt.
    }
event-bonus =
    { $who ->
        [you] Du bekommst für den letzten Stich { $value } Augen dazu.
       *[other] { $name } bekommt für den letzten Stich { $value } Augen dazu.
    }
event-closed =
    { $who ->
        [you] Du drehst zu.
       *[other] { $name } dreht zu.
    }
event-declined =
    { $who ->
        [you] Du tauschst nicht aus.
       *[other] { $name } tauscht nicht aus.
    }
# $told ist "no", wenn alle selbst mitzählen.
event-took =
    { $told ->
        [no]
            { $who ->
                [you] Du machst den Stich.
               *[other] { $name } macht den Stich.
            }
       *[yes]
            { $who ->
                [you] Du machst den Stich mit { $value } Augen.
               *[other] { $name } macht den Stich mit { $value } Augen.
            }
    }
event-claimed =
    { $told ->
        [no]
            { $who ->
                [you] Du meldest dich aus.
               *[other] { $name } meldet sich aus.
            }
       *[yes]
            { $who ->
                [you] Du meldest dich mit { $value } Augen aus.
               *[other] { $name } meldet sich mit { $value } Augen aus.
            }
    }
event-passed =
    { $who ->
        [you] Du meldest dich nicht aus.
       *[other] { $name } meldet sich nicht aus.
    }
# $value sind Punkte für die Partie, 0, wenn niemand punktet.
event-ended =
    { $value ->
        [0] Das Spiel ist aus, und niemand punktet.
        [one]
            { $who ->
                [you] Du gewinnst das Spiel: 1 Punkt.
               *[other] { $name } gewinnt das Spiel: 1 Punkt.
            }
       *[other]
            { $who ->
                [you] Du gewinnst das Spiel: { $value } Punkte.
               *[other] { $name } gewinnt das Spiel: { $value } Punkte.
            }
    }
