# Bauernschnapsen: zu viert, zwei gegen zwei. Der Rufer (Vorhand) sitzt links vom Geber und macht den Trumpf.

preset-bauernschnapsen = Bauernschnapsen (Viererschnapsen)
about-bauernschnapsen = Das übliche Viererschnapsen, zwei gegen zwei: Land, Schnapser, Bauernschnapser, die Kontraspiele und die Jodler.
preset-bauernschnapsen_wikipedia = Bauernschnapsen mit langer Liste
about-bauernschnapsen_wikipedia = Alle Ansagen vom Bettler bis zum Bauernloch, jede mit Kontra bis zum Achtfachen.
preset-bauernschnapsen_bummerl = Bauernschnapsen, heruntergezählt
about-bauernschnapsen_bummerl = Mit Bettler, Ass-Bettler und Zehnergang; auch der Partner des Rufers darf ansagen, und gezählt wird von 24 herunter.
preset-bauernschnapsen_styria = Steirisches Bauernschnapsen
about-bauernschnapsen_styria = Fünf Karten auf einmal, kein Aufschlagen, kein Kontra, eigene Werte, und das Programm meldet aus.
preset-bauernschnapsen_wikibooks = Bauernschnapsen mit Bauernloch
about-bauernschnapsen_wikibooks = Wenige Ansagen, Bauernloch statt Bauernschnapser, und Stichzwang nur dort, wo es um die Stiche geht.

# Ansagen: contract- nennt sie, aim- sagt, was zu tun ist.

contract-normal = Normales Spiel
contract-bettler = Bettler
contract-assenbettler = Assenbettler
contract-ass_bettler = Ass-Bettler
contract-schnapser = Schnapser
contract-plauderer = Plauderer
contract-damengang = Damengang
contract-koenigsgang = Königsgang
contract-land = Land
contract-zehnergang = Zehnergang
contract-kontraschnapser = Kontraschnapser
contract-bauernschnapser = Bauernschnapser
contract-bauernloch = Bauernloch
contract-farbenjodler = Farbenjodler
contract-kontrabauernschnapser = Kontrabauernschnapser
contract-kontrabauernloch = Kontrabauernloch
contract-herrenjodler = Herrenjodler
contract-kontraherrenjodler = Kontra-Herrenjodler

aim-normal = Gemeinsam mit dem Partner vor den anderen 66 Augen ausmelden.
aim-bettler = Keinen Stich machen, ohne Trumpf.
aim-assenbettler = Keinen Stich machen, ohne Trumpf; das Ass ist die niedrigste Karte.
aim-ass_bettler = Mit einem Ass auf der Hand keinen Stich machen, ohne Trumpf.
aim-schnapser = Die ersten drei Stiche allein machen und damit 66 Augen haben.
aim-plauderer = Mit offenen Karten keinen Stich machen, ohne Trumpf; die Gegner dürfen plaudern.
aim-damengang = Alle fünf Stiche allein machen, ohne Trumpf; die Dame ist die höchste, der König die niedrigste Karte.
aim-koenigsgang = Alle fünf Stiche allein machen, ohne Trumpf; der König ist die höchste, der Zehner die niedrigste Karte.
aim-land = Alle fünf Stiche allein machen, ohne Trumpf.
aim-zehnergang = Alle fünf Stiche allein machen, ohne Trumpf; der Zehner ist die höchste, das Ass die niedrigste Karte.
aim-kontraschnapser = Gegen den Rufer, der ausspielt, die ersten drei Stiche allein machen und damit 66 Augen haben.
aim-bauernschnapser = Alle fünf Stiche allein machen, mit Trumpf.
aim-bauernloch = Alle fünf Stiche allein machen, mit Trumpf; das Ass ist meist die niedrigste Karte.
aim-farbenjodler = Alle fünf Karten einer Farbe haben, die nicht Trumpf ist; wird sofort geschrieben.
aim-kontrabauernschnapser = Gegen den Rufer, der ausspielt, alle fünf Stiche allein machen, mit Trumpf.
aim-kontrabauernloch = Gegen den Rufer, der ausspielt, alle fünf Stiche allein machen, mit Trumpf; das Ass ist meist die niedrigste Karte.
aim-herrenjodler = Alle fünf Trümpfe haben; wird sofort geschrieben.
aim-kontraherrenjodler = Als Gegner des Rufers alle fünf Trümpfe haben; wird sofort geschrieben.

# Was geschieht und was man tun darf.

event-cut =
    { $who ->
        [you] Du hebst ab.
       *[other] { $name } hebt ab.
    }
event-knocked =
    { $who ->
        [you] Du klopfst: Alle bekommen fünf Karten auf einmal.
       *[other] { $name } klopft: Alle bekommen fünf Karten auf einmal.
    }
action-cut = Abheben
action-knock = Klopfen

# Warum etwas jetzt nicht geht.

refused-bauern-cut-first = Heb zuerst ab oder klopf, dann wird gegeben.
refused-bauern-cut-not-now = Es ist schon gegeben: Abheben und Klopfen geht nicht mehr.
refused-bauern-trump-first = Mach zuerst den Trumpf: Sag eine Farbe an, oder schlag auf, wenn das gespielt wird.
refused-bauern-trump-not-now = Den Trumpf macht der Rufer, und zwar einmal, mit den ersten drei Karten.
refused-bauern-trump-not-held = Unter deinen ersten drei Karten hast du { FORM($suit, "none") }: Sag eine Farbe an, die dabei ist.
refused-bauern-turn-off = Hier wird nicht aufgeschlagen: Sag eine Farbe an.
refused-bauern-turn-next = Hier darf nur die nächste Karte aufgeschlagen werden, und das ist die vierte.
refused-bauern-turn-which = Zwei Karten hast du noch nicht gesehen: Aufschlagen kann man nur die vierte oder die fünfte.
refused-bauern-call-first = Sag zuerst etwas an, oder sag „weiter“.
refused-bauern-call-not-now = Angesagt wird, wenn der Trumpf feststeht und bevor ausgespielt wird.
refused-bauern-call-not-played = Diese Ansage wird hier nicht gespielt.
refused-bauern-call-rufer = Das darf nur der Rufer ansagen.
refused-bauern-call-rufer-side = Das dürfen nur der Rufer und sein Partner ansagen.
refused-bauern-call-opponents = Das dürfen nur die Gegner des Rufers ansagen.
refused-bauern-call-ace = Dafür brauchst du ein Ass auf der Hand.
refused-bauern-call-plain = Dafür brauchst du alle fünf Karten einer Farbe, die nicht Trumpf ist.
refused-bauern-call-trumps = Dafür brauchst du alle fünf Trümpfe.
refused-bauern-call-herrenjodler = Den Herrenjodler sagt hier nur der Rufer an.
refused-bauern-call-low = Das zählt { $value }, und zuletzt wurden { $last } angesagt: Sag mehr an, oder sag „weiter“.
refused-bauern-call-equal = Das zählt { $value }, nicht mehr als die letzte Ansage mit { $last }, und damit überbietest du sie hier nicht.
refused-bauern-double-first = Sag zuerst „Kontra“ oder „weiter“.
refused-bauern-double-not-now = Kontra sagt man nach dem Ansagen und vor dem Ausspielen, und nur die Seite, die gefragt ist.
refused-bauern-meld-contract = In diesem Spiel werden keine Paare angesagt.
refused-bauern-meld-declarer = In diesem Spiel darf nur der Spieler selbst ein Paar ansagen.
refused-bauern-meld-side = In diesem Spiel darf nur die Seite des Spielers ein Paar ansagen.
refused-bauern-meld-no-trick = Angesagt wird hier erst, wenn eure Seite einen Stich hat.
refused-bauern-claim-not-now = Ausmelden darfst du dich nur, wenn du am Ausspielen bist, nach einem Stich oder nach dem Ansagen eines Paars.
refused-bauern-claim-contract = Hier meldet man sich nicht aus: Das Spiel endet von selbst, sobald es gewonnen oder verloren ist.
refused-bauern-claim-auto = Ausmelden ist hier nicht nötig: Das Spiel endet von selbst, sobald eine Seite { $target } Augen hat.
refused-bauern-claim-short = Eure Seite hat { $points } Augen, nötig sind { $target }.
refused-bauern-pass-not-now = „Weiter“ sagen kannst du beim Ansagen, wenn du nach Kontra gefragt bist, und nach dem letzten Stich, wenn er dir gehört.
refused-bauern-last-first = Alle Karten sind gespielt, und der letzte Stich gehört dir: Meld dich aus oder sag „weiter“.

# Wie ein Spiel ausgegangen ist und was es zählt. $name steht für eine Seite, $contract ist die Ansage.

end-bauern-claim =
    { $who ->
        [you] Du hast dich zu Recht ausgemeldet: Eure Seite hat { $points } Augen, nötig waren { $target }.
       *[other] { $name } hat sich zu Recht ausgemeldet: Die Seite hat { $points } Augen, nötig waren { $target }.
    }
end-bauern-wrong-claim =
    { $who ->
        [you] Du hast dich zu Unrecht ausgemeldet: Eure Seite hat { $points } Augen, nötig waren { $target }.
       *[other] { $name } hat sich zu Unrecht ausgemeldet: Die Seite hat { $points } Augen, nötig waren { $target }.
    }
end-bauern-last-trick =
    { $who ->
        [you] Niemand hat sich ausgemeldet, also zählt der letzte Stich, und der gehört dir.
       *[other] Niemand hat sich ausgemeldet, also zählt der letzte Stich, und der gehört { $name }.
    }
end-bauern-at-once =
    { $who ->
        [you] Du hast die Karten dafür: { $contract } wird sofort geschrieben.
       *[other] { $name } hat die Karten dafür: { $contract } wird sofort geschrieben.
    }
end-bauern-no-trick-made =
    { $who ->
        [you] Du hast keinen Stich gemacht: { $contract } ist gewonnen.
       *[other] { $name } hat keinen Stich gemacht: { $contract } ist gewonnen.
    }
end-bauern-no-trick-lost =
    { $who ->
        [you] Du hast einen Stich machen müssen: { $contract } ist verloren.
       *[other] { $name } hat einen Stich machen müssen: { $contract } ist verloren.
    }
end-bauern-every-trick-made =
    { $who ->
        [you] Du hast alle Stiche gemacht: { $contract } ist gewonnen.
       *[other] { $name } hat alle Stiche gemacht: { $contract } ist gewonnen.
    }
end-bauern-every-trick-lost =
    { $who ->
        [you] Du hast einen Stich gemacht: Damit ist { $contract } verloren.
       *[other] { $name } hat einen Stich gemacht: Damit ist { $contract } verloren.
    }
end-bauern-three-made =
    { $who ->
        [you] Du hast allein { $points } Augen: { $contract } ist gewonnen.
       *[other] { $name } hat allein { $points } Augen: { $contract } ist gewonnen.
    }
end-bauern-three-lost =
    { $who ->
        [you] Du hast einen der ersten drei Stiche gemacht: Damit ist { $contract } verloren.
       *[other] { $name } hat einen der ersten drei Stiche gemacht: Damit ist { $contract } verloren.
    }
end-bauern-three-short =
    { $who ->
        [you] Nach drei Stichen hast du { $points } Augen, das reicht nicht: { $contract } ist verloren.
       *[other] Nach drei Stichen hat { $name } { $points } Augen, das reicht nicht: { $contract } ist verloren.
    }
worth-bauern-no-trick =
    { $who ->
        [you] Ihr habt keinen Stich: 3 Punkte.
       *[other] Die Seite von { $name } hat keinen Stich: 3 Punkte.
    }
worth-bauern-schneider =
    { $who ->
        [you] Ihr habt { $points } Augen, weniger als { $limit }: 2 Punkte.
       *[other] Die Seite von { $name } hat { $points } Augen, weniger als { $limit }: 2 Punkte.
    }
worth-bauern-one =
    { $who ->
        [you] Ihr habt { $points } Augen, also nicht weniger als { $limit }: 1 Punkt.
       *[other] Die Seite von { $name } hat { $points } Augen, also nicht weniger als { $limit }: 1 Punkt.
    }
worth-bauern-last-trick =
    { $who ->
        [you] Der letzte Stich bringt euch 1 Punkt.
       *[other] Der letzte Stich bringt der Seite von { $name } 1 Punkt.
    }
worth-bauern-wrong-trickless =
    { $who ->
        [you] Ihr habt noch keinen Stich, darum kostet das falsche Ausmelden die anderen 3 Punkte.
       *[other] Die Seite von { $name } hat noch keinen Stich, darum kostet das falsche Ausmelden 3 Punkte.
    }
worth-bauern-wrong-two =
    { $who ->
        [you] Dein falsches Ausmelden kostet 2 Punkte.
       *[other] Das falsche Ausmelden von { $name } kostet 2 Punkte.
    }
worth-bauern-contract =
    { $value ->
        [one] { $contract } zählt 1 Punkt.
       *[other] { $contract } zählt { $value } Punkte.
    }
worth-bauern-doubled = Es wurde Kontra gesagt, darum zählt das Spiel { $times }-fach: { $value } Punkte.
worth-bauern-halved =
    { $value ->
        [one] Hier zählt alles die Hälfte, aufgerundet: 1 Punkt.
       *[other] Hier zählt alles die Hälfte, aufgerundet: { $value } Punkte.
    }

# Hausregeln.

decides-knocking = Ob der Spieler rechts vom Geber klopfen darf, statt abzuheben.
value-knocking-true = abheben oder klopfen
value-knocking-false = niemand wird nach dem Abheben gefragt

decides-deal_packets = In welchen Päckchen die vier Spieler ihre Karten bekommen.
value-deal_packets-3_2 = drei Karten, dann zwei
value-deal_packets-5 = fünf Karten auf einmal
value-deal_packets-1x5 = fünfmal eine Karte

decides-trump_must_be_held = Ob die Trumpffarbe unter den ersten drei Karten sein muss.
value-trump_must_be_held-true = Trumpf muss unter den ersten drei Karten sein
value-trump_must_be_held-false = jede Farbe darf Trumpf werden

decides-aufschlagen = Ob man aufschlagen darf, statt eine Farbe anzusagen.
value-aufschlagen-choose_one_of_two = eine der zwei ungesehenen Karten darf aufgeschlagen werden
value-aufschlagen-next_card = die nächste Karte darf aufgeschlagen werden
value-aufschlagen-off = es wird nicht aufgeschlagen

decides-bettler = Wie viele Punkte die Ansage Bettler zählt; 0, wenn sie nicht gespielt wird.
value-bettler =
    { $value ->
        [0] Bettler wird nicht gespielt
       *[other] Bettler zählt { $value }
    }

decides-assenbettler = Wie viele Punkte die Ansage Assenbettler zählt; 0, wenn sie nicht gespielt wird.
value-assenbettler =
    { $value ->
        [0] Assenbettler wird nicht gespielt
       *[other] Assenbettler zählt { $value }
    }

decides-ass_bettler = Wie viele Punkte die Ansage Ass-Bettler zählt; 0, wenn sie nicht gespielt wird.
value-ass_bettler =
    { $value ->
        [0] Ass-Bettler wird nicht gespielt
       *[other] Ass-Bettler zählt { $value }
    }

decides-schnapser = Wie viele Punkte die Ansage Schnapser zählt; 0, wenn sie nicht gespielt wird.
value-schnapser =
    { $value ->
        [0] Schnapser wird nicht gespielt
       *[other] Schnapser zählt { $value }
    }

decides-plauderer = Wie viele Punkte die Ansage Plauderer zählt; 0, wenn sie nicht gespielt wird.
value-plauderer =
    { $value ->
        [0] Plauderer wird nicht gespielt
       *[other] Plauderer zählt { $value }
    }

decides-damengang = Wie viele Punkte die Ansage Damengang zählt; 0, wenn sie nicht gespielt wird.
value-damengang =
    { $value ->
        [0] Damengang wird nicht gespielt
       *[other] Damengang zählt { $value }
    }

decides-koenigsgang = Wie viele Punkte die Ansage Königsgang zählt; 0, wenn sie nicht gespielt wird.
value-koenigsgang =
    { $value ->
        [0] Königsgang wird nicht gespielt
       *[other] Königsgang zählt { $value }
    }

decides-land = Wie viele Punkte die Ansage Land zählt; 0, wenn sie nicht gespielt wird.
value-land =
    { $value ->
        [0] Land wird nicht gespielt
       *[other] Land zählt { $value }
    }

decides-zehnergang = Wie viele Punkte die Ansage Zehnergang zählt; 0, wenn sie nicht gespielt wird.
value-zehnergang =
    { $value ->
        [0] Zehnergang wird nicht gespielt
       *[other] Zehnergang zählt { $value }
    }

decides-kontraschnapser = Wie viele Punkte die Ansage Kontraschnapser zählt; 0, wenn sie nicht gespielt wird.
value-kontraschnapser =
    { $value ->
        [0] Kontraschnapser wird nicht gespielt
       *[other] Kontraschnapser zählt { $value }
    }

decides-bauernschnapser = Wie viele Punkte die Ansage Bauernschnapser zählt; 0, wenn sie nicht gespielt wird.
value-bauernschnapser =
    { $value ->
        [0] Bauernschnapser wird nicht gespielt
       *[other] Bauernschnapser zählt { $value }
    }

decides-bauernloch = Wie viele Punkte die Ansage Bauernloch zählt; 0, wenn sie nicht gespielt wird.
value-bauernloch =
    { $value ->
        [0] Bauernloch wird nicht gespielt
       *[other] Bauernloch zählt { $value }
    }

decides-farbenjodler = Wie viele Punkte die Ansage Farbenjodler zählt; 0, wenn sie nicht gespielt wird.
value-farbenjodler =
    { $value ->
        [0] Farbenjodler wird nicht gespielt
       *[other] Farbenjodler zählt { $value }
    }

decides-kontrabauernschnapser = Wie viele Punkte die Ansage Kontrabauernschnapser zählt; 0, wenn sie nicht gespielt wird.
value-kontrabauernschnapser =
    { $value ->
        [0] Kontrabauernschnapser wird nicht gespielt
       *[other] Kontrabauernschnapser zählt { $value }
    }

decides-kontrabauernloch = Wie viele Punkte die Ansage Kontrabauernloch zählt; 0, wenn sie nicht gespielt wird.
value-kontrabauernloch =
    { $value ->
        [0] Kontrabauernloch wird nicht gespielt
       *[other] Kontrabauernloch zählt { $value }
    }

decides-herrenjodler = Wie viele Punkte die Ansage Herrenjodler zählt; 0, wenn sie nicht gespielt wird.
value-herrenjodler =
    { $value ->
        [0] Herrenjodler wird nicht gespielt
       *[other] Herrenjodler zählt { $value }
    }

decides-kontraherrenjodler = Wie viele Punkte die Ansage Kontra-Herrenjodler zählt; 0, wenn sie nicht gespielt wird.
value-kontraherrenjodler =
    { $value ->
        [0] Kontra-Herrenjodler wird nicht gespielt
       *[other] Kontra-Herrenjodler zählt { $value }
    }

decides-partner_contracts = Ob der Partner des Rufers ansagen darf, was der Rufer darf.
value-partner_contracts-false = Schnapser und Bauernschnapser sagt nur der Rufer an
value-partner_contracts-true = auch der Partner des Rufers sagt Schnapser und Bauernschnapser an

decides-herrenjodler_by = Wer den Herrenjodler ansagen darf.
value-herrenjodler_by-anyone = Herrenjodler für alle
value-herrenjodler_by-rufer = Herrenjodler nur für den Rufer

decides-bauernloch_order = Ob beim Bauernloch das Ass die niedrigste Karte ist.
value-bauernloch_order-ace_low = beim Bauernloch ist das Ass die niedrigste Karte
value-bauernloch_order-normal = beim Bauernloch gilt die übliche Reihenfolge

decides-equal_value = Ob eine Ansage von einer gleich hohen überboten werden kann.
value-equal_value-never = jede Ansage muss mehr zählen als die letzte
value-equal_value-ladder = bei gleichem Wert gilt die Reihenfolge der Liste
value-equal_value-earlier_seat = wer früher dran ist, darf gleich hoch ansagen

decides-auction_rounds = Ob man öfter als einmal ansagen darf.
value-auction_rounds-until_three_passes = angesagt wird, bis die anderen weiter sagen
value-auction_rounds-single = jeder sagt einmal an oder weiter

decides-pass_is_final = Ob draußen ist, wer einmal weiter gesagt hat.
value-pass_is_final-true = wer weiter sagt, ist draußen
value-pass_is_final-false = wer weiter sagt, darf später noch ansagen

decides-kontra_contracts = Bei welchen Spielen man Kontra sagen darf.
value-kontra_contracts-normal = Kontra nur im normalen Spiel
value-kontra_contracts-all = Kontra bei allen Ansagen
value-kontra_contracts-none = kein Kontra

decides-kontra_max = Wie oft ein Spiel höchstens zählt.
value-kontra_max-1 = nichts wird verdoppelt
value-kontra_max-2 = ein Spiel zählt höchstens doppelt
value-kontra_max-4 = ein Spiel zählt höchstens vierfach
value-kontra_max-8 = ein Spiel zählt höchstens achtfach

decides-stichzwang = Wann beim Bedienen Stichzwang gilt.
value-stichzwang-always = Stichzwang in jedem Spiel
value-stichzwang-trick_contracts_only = Stichzwang nur, wo es um Stiche geht
value-stichzwang-never = kein Stichzwang

decides-bettler_partner = Ob der Partner beim Bettler und seinen Verwandten mitspielt.
value-bettler_partner-sits_out = beim Bettler setzt der Partner aus
value-bettler_partner-plays = beim Bettler spielt der Partner mit

decides-land_partner = Ob der Partner beim Land und seinen Verwandten mitspielt.
value-land_partner-plays = beim Land spielt der Partner mit
value-land_partner-sits_out = beim Land setzt der Partner aus

decides-marriage_contracts = In welchen Spielen Paare angesagt werden.
value-marriage_contracts-schnapsers = Paare im normalen Spiel, im Schnapser und im Kontraschnapser
value-marriage_contracts-normal = Paare nur im normalen Spiel
value-marriage_contracts-rufer_contracts = Paare im normalen Spiel, im Schnapser und im Bauernschnapser
value-marriage_contracts-all_trump = Paare in jedem Spiel mit Trumpf

decides-schnapser_marriage = Wer im Schnapser ein Paar ansagen darf.
value-schnapser_marriage-declarer = im Schnapser sagt nur der Spieler Paare an
value-schnapser_marriage-team = im Schnapser darf auch der Partner Paare ansagen

decides-marriage_pending = Ob ein Paar angesagt werden darf, bevor die Seite einen Stich hat.
value-marriage_pending-pending = Paare zählen, sobald die Seite einen Stich hat
value-marriage_pending-forbidden = kein Paar vor dem ersten Stich der Seite

decides-last_trick_value = Was der letzte Stich zählt, wenn sich niemand ausgemeldet hat.
value-last_trick_value-one = der letzte Stich zählt 1
value-last_trick_value-graded = der letzte Stich zählt 1, 2 oder 3, je nach den Augen der Verlierer

decides-false_claim = Ob man sich falsch ausmelden kann und was das kostet.
value-false_claim-reject = falsches Ausmelden wird nicht angenommen
value-false_claim-lose_2_or_3 = falsches Ausmelden kostet 2, ohne Stich der anderen 3

decides-schnapser_points = Wessen Augen im Schnapser zählen.
value-schnapser_points-declarer = im Schnapser zählen nur die Augen des Spielers
value-schnapser_points-team = im Schnapser zählen auch die Paare des Partners

decides-schnapser_early_end = Ob ein Schnapser gewonnen ist, sobald die Augen da sind.
value-schnapser_early_end-true = ein Schnapser ist mit 66 gewonnen
value-schnapser_early_end-false = ein Schnapser ist mit dem dritten Stich gewonnen

decides-halved = Ob jedes Spiel die Hälfte zählt.
value-halved-false = Spiele zählen voll
value-halved-true = Spiele zählen die Hälfte, aufgerundet

decides-bummerl = Wie viele Bummerl eine verlorene Partie bringt.
value-bummerl = eine verlorene Partie sind { $value } Bummerl

decides-retour_bummerl = Wie viele Bummerl bekommt, wer einen Punkt vor dem Sieg stand, als die anderen noch nichts hatten.
value-retour_bummerl = Retourschneider sind { $value } Bummerl

value-trick_review-first_each = der erste Stich jeder Seite bleibt offen
