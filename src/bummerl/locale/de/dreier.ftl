# Dreierschnapsen: zu dritt, einer gegen zwei. Der Rufer sitzt links vom Geber und macht den Trumpf. Was andere Spiele mit
# Ansagen damit gemeinsam haben, steht auch hier: Trumpf ansagen, Ansagen, Weglegen, Spritzen, Parteien.

preset-dreierschnapsen = Dreierschnapsen (zu dritt)
about-dreierschnapsen = Schnapsen zu dritt: einer spielt seine Ansage gegen zwei, vom normalen Spiel bis zu 24 Punkten.
preset-talonschnapsen = Talonschnapsen (zu dritt)
about-talonschnapsen = Dreierschnapsen, bei dem der Spieler die zwei Karten des Talons nehmen und zwei andere weglegen darf.

contract-gang = Gang
contract-farbenringerl = Farbenringerl
contract-herrenschnapser = Herrenschnapser
contract-bettler_talon = Bettler mit Talon
contract-assenbettler_talon = Assenbettler mit Talon
contract-ass_bettler_talon = Ass-Bettler mit Talon
contract-schnapser_talon = Schnapser mit Talon
contract-plauderer_talon = Plauderer mit Talon
contract-damengang_talon = Damengang mit Talon
contract-koenigsgang_talon = Königsgang mit Talon
contract-gang_talon = Gang mit Talon
contract-zehnergang_talon = Zehnergang mit Talon
contract-bauernloch_talon = Bauernloch mit Talon
contract-bauernschnapser_talon = Bauernschnapser mit Talon
contract-kontraschnapser_talon = Kontraschnapser mit Talon
contract-kontrabauernschnapser_talon = Kontrabauernschnapser mit Talon

# Was geschieht.

event-trumped =
    { $who ->
        [you] Du sagst den Trumpf an: { $suit }.
       *[other] { $name } sagt den Trumpf an: { $suit }.
    }
event-called =
    { $who ->
        [you] Du sagst { $contract } an.
       *[other] { $name } sagt { $contract } an.
    }
event-picked_up =
    { $who ->
        [you]
            { $count ->
                [0] Du nimmst den Talon.
               *[other] Du nimmst den Talon: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } nimmt den Talon.
               *[other] { $name } nimmt den Talon: { $cards }.
            }
    }
event-discarded =
    { $who ->
        [you]
            { $count ->
                [0] Du legst eine Karte weg.
               *[other] Du legst { FORM($card, "accusative") } weg.
            }
       *[other]
            { $count ->
                [0] { $name } legt eine Karte weg.
               *[other] { $name } legt { FORM($card, "accusative") } weg.
            }
    }
event-opened =
    { $who ->
        [you] Du legst auf: { $cards }.
       *[other] { $name } legt auf: { $cards }.
    }
event-doubled =
    { $who ->
        [you] Du spritzt: Das Spiel zählt { $value }-fach.
       *[other] { $name } spritzt: Das Spiel zählt { $value }-fach.
    }
event-waived =
    { $who ->
        [you] Du sagst „weiter“{ $value ->
            [1] : kein Kontra
            [2] : ohne Talon
           *[other] {""}
        }.
       *[other] { $name } sagt „weiter“{ $value ->
            [1] : kein Kontra
            [2] : ohne Talon
           *[other] {""}
        }.
    }
event-ended-side =
    { $who ->
        [you] Du und { $name }, ihr gewinnt das Spiel: { $value ->
            [one] 1 Punkt
           *[other] { $value } Punkte
        }.
       *[other] { $partner } und { $name } gewinnen das Spiel: { $value ->
            [one] 1 Punkt
           *[other] { $value } Punkte
        }.
    }

# Warum etwas jetzt nicht geht.

refused-trump-first = Mach zuerst den Trumpf: Sag eine Farbe an oder lass eine Karte entscheiden.
refused-trump-not-held = Unter deinen ersten Karten ist { FORM($suit, "none") }: Sag eine Farbe an, die dabei ist.
refused-trump-done = Der Trumpf ist gemacht, dabei bleibt es.
refused-turn-off = In diesem Spiel wird nicht aufgeschlagen: Sag eine Farbe an.
refused-turn-which = Diese Karte gibt es nicht zum Aufschlagen.
refused-auction-first = Sag zuerst ein Spiel an oder sag „weiter“.
refused-call-done = Die Ansagen sind vorbei.
refused-call-unknown = Dieses Spiel wird hier nicht gespielt.
refused-call-not-caller = { $contract } darf nur der Rufer ansagen, der den Trumpf macht.
refused-call-not-opponent = { $contract } darf nur ein Gegner des Rufers ansagen.
refused-call-ace = Für { $contract } brauchst du ein Ass auf der Hand.
refused-call-five = Für { $contract } brauchst du alle fünf Karten der Farbe auf der Hand.
refused-call-low = Die höchste Ansage ist { $contract }: Sag mehr an oder sag „weiter“.
refused-talon-off = Der Talon wird hier nicht genommen.
refused-talon-first = Nimm zuerst den Talon oder spiel mit „weiter“ ohne ihn.
refused-talon-not-now = Den Talon darf nur nehmen, wer ein normales Spiel spielt, gleich nach den Ansagen.
refused-discard-first = Leg zuerst so viele Karten weg, wie du genommen hast.
refused-discard-not-now = Jetzt gibt es nichts wegzulegen.
refused-double-first = Spritz zuerst oder sag „weiter“.
refused-double-not-now = Gespritzt wird vor der ersten Karte, und nur wenn du gefragt bist.
refused-meld-contract = In diesem Spiel sagst du kein Paar an: { $contract }.
refused-claim-contract = Ausgemeldet wird nur im normalen Spiel. { $contract } endet von selbst, sobald es entschieden ist.
refused-no-pass = Jetzt gibt es nichts weiterzusagen: Spiel eine Karte.

# Wie ein Spiel ausging und was es zählt. $name steht für die Partei.

end-side-claim =
    { $who ->
        [you] Du hast dich zu Recht ausgemeldet: Es sind { $points } Augen, nötig waren { $target }.
       *[other] { $name } hat sich zu Recht ausgemeldet: Es sind { $points } Augen, nötig waren { $target }.
    }
end-side-wrong-claim =
    { $who ->
        [you] Du hast dich falsch ausgemeldet: Es sind { $points } Augen, nötig waren { $target }.
       *[other] { $name } hat sich falsch ausgemeldet: Es sind { $points } Augen, nötig waren { $target }.
    }
end-side-last-trick =
    { $who ->
        [you] Niemand hat sich ausgemeldet, also entscheidet der letzte Stich, und der ging an dich.
       *[other] Niemand hat sich ausgemeldet, also entscheidet der letzte Stich, und der ging an { $name }.
    }
end-contract-made =
    { $who ->
        [you] Du hast dein Spiel gewonnen: { $contract }.
       *[other] { $name } hat das Spiel gewonnen: { $contract }.
    }
end-contract-lost =
    { $who ->
        [you] Du hast dein Spiel verloren: { $contract }.
       *[other] { $name } hat das Spiel verloren: { $contract }.
    }
end-contract-shown =
    { $who ->
        [you] Du legst die Karten auf und hast gewonnen: { $contract }.
       *[other] { $name } legt die Karten auf und hat gewonnen: { $contract }.
    }
worth-side-no-trick = Die Verlierer haben keinen Stich (schwarz): 3 Punkte.
worth-side-schneider = Die Verlierer haben { $points } Augen, weniger als { $limit } (Schneider): 2 Punkte.
worth-side-one = Die Verlierer haben { $points } Augen, also nicht weniger als { $limit }: 1 Punkt.
worth-side-wrong-three = Die Gegenseite hat noch keinen Stich, darum kostet das falsche Ausmelden 3 Punkte.
worth-side-wrong-two = Das falsche Ausmelden kostet 2 Punkte.
worth-side-last-trick = Der letzte Stich zählt 1 Punkt, ganz gleich, wie viele Augen es sind.
worth-contract =
    { $value ->
        [one] Das Spiel zählt 1 Punkt.
       *[other] Das Spiel zählt { $value } Punkte.
    }
worth-doubled = Es wurde gespritzt, das Spiel zählt { $times }-fach: { $value } Punkte.

# Hausregeln.

option-discards-without-talon = Weggelegte Karten können nur zählen, wo der Talon genommen wird (talon_exchange true).

decides-trump_turn = Welche Karte der Rufer aufschlagen darf, statt eine Farbe anzusagen.
value-trump_turn-any_of_three = Aufschlagen einer der nächsten drei Karten
value-trump_turn-next = Aufschlagen nur der nächsten Karte
value-trump_turn-off = kein Aufschlagen, der Trumpf wird angesagt

decides-gang = Wie viele Punkte der Gang zählt; 0, wo er nicht gespielt wird.
value-gang =
    { $value ->
        [0] kein Gang
       *[other] Gang zählt { $value }
    }
decides-farbenringerl = Wie viele Punkte das Farbenringerl zählt; 0, wo es nicht gespielt wird.
value-farbenringerl =
    { $value ->
        [0] kein Farbenringerl
       *[other] Farbenringerl zählt { $value }
    }
decides-herrenschnapser = Wie viele Punkte der Herrenschnapser zählt; 0, wo er nicht gespielt wird.
value-herrenschnapser =
    { $value ->
        [0] kein Herrenschnapser
       *[other] Herrenschnapser zählt { $value }
    }

decides-equal_bids = Ob eine Ansage mit gleichem Wert überbieten kann.
value-equal_bids-talon_then_caller = bei gleichem Wert geht ohne Talon vor, dann der Rufer
value-equal_bids-never = überboten wird nur mit höherem Wert

decides-talon_exchange = Ob der Talon genommen werden darf.
value-talon_exchange-true = wer spielt, darf den Talon nehmen
value-talon_exchange-false = der Talon bleibt liegen

decides-discard_points = Für wen weggelegte Karten zählen.
value-discard_points-nobody = weggelegte Karten zählen für niemanden
value-discard_points-declarer = weggelegte Karten zählen für den Spieler

decides-first_lead = Wer zum ersten Stich ausspielt.
value-first_lead-declarer = wer das Spiel spielt, spielt zuerst aus
value-first_lead-caller_in_trumps = mit Trumpf spielt der Rufer zuerst aus, sonst wer das Spiel spielt

decides-duty = Was man zugeben muss.
value-duty-suit = nur Farbzwang, vom ersten Stich an
value-duty-suit_trump = Farbzwang, sonst Trumpfzwang, und das vom ersten Stich an
value-duty-strict = Farb-, Stich- und Trumpfzwang vom ersten Stich an

decides-must_undertrump = Ob man auch mit einem zu niedrigen Trumpf stechen muss.
value-must_undertrump-true = Trumpfzwang auch mit zu niedrigem Trumpf
value-must_undertrump-false = Trumpfzwang nur, wenn der Trumpf sticht
