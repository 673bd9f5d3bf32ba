# Die Regeln des Bauernschnapsens, wie sie gelten, §B1.1 und so weiter aus docs/rules/bauernschnapsen.md. Neben den Optionen
# gibt es Listen der gespielten Ansagen oder „none“: $contracts mit ihren Werten, $by_rufer, $no_trick und so weiter.

called-at = { $contract } { $value }

# Steht statt eines Paragraphen, der keine Rolle spielen kann.
not-bauern-played = Entfällt, denn so etwas wird hier nicht gespielt.
not-bauern-kontra = Entfällt, denn verdoppelt wird nicht.
not-bauern-claims = Entfällt, denn das Programm meldet aus (§B8.2).

section-bauern-1 = Spieler und Geben
paragraph-bauern-1-1 =
    Gespielt wird zu viert mit 20 Karten: { $ace }, { $ten }, { $king }, { $queen } und { $jack } in vier Farben. Die Partner
    sitzen einander gegenüber und gewinnen und verlieren gemeinsam. Alles geht im Uhrzeigersinn.
paragraph-bauern-1-2 =
    Die Reihenfolge in jeder Farbe ist von oben nach unten { $ace }, { $ten }, { $king }, { $queen }, { $jack }; sie zählen 11,
    10, 4, 3 und 2 Augen, alle zusammen 120.
paragraph-bauern-1-3 = Links vom Geber sitzt der Rufer (die Vorhand). Nach jedem Spiel gibt der Nächste im Uhrzeigersinn.
paragraph-bauern-1-4 =
    { $knocking ->
        [false] Abheben gehört zum Mischen, und niemand wird gefragt.
       *[true]
            { $deal_packets ->
                [v5] Weil ohnehin fünf Karten auf einmal gegeben werden, wird nach Abheben oder Klopfen niemand gefragt.
               *[other]
                    Vor dem Geben hebt der rechts vom Geber ab, oder er klopft; dann bekommt jeder seine fünf Karten auf einmal.
            }
    }
paragraph-bauern-1-5 =
    Jeder bekommt fünf Karten, { $deal_packets ->
        [v5] alle auf einmal,
        [v1x5] immer einzeln,
       *[v3_2] zuerst je drei und dann je zwei,
    } der Rufer zuerst. Es bleibt keine übrig.

section-bauern-2 = Trumpf
paragraph-bauern-2-1 =
    Der Rufer sieht nur seine ersten drei Karten an und nennt { $trump_must_be_held ->
        [false] irgendeine Farbe:
       *[true] eine Farbe, die darunter ist:
    } Sie ist in diesem Spiel Trumpf. Vorher sieht sonst niemand seine Karten an.
paragraph-bauern-2-2 =
    { $aufschlagen ->
        [off] Aufschlagen gibt es nicht: Der Rufer muss eine Farbe nennen.
        [next_card]
            Stattdessen darf der Rufer die nächste der zwei Karten aufschlagen, die er noch nicht kennt: Ihre Farbe ist Trumpf. Die
            Karte gehört ihm, und alle haben sie gesehen.
       *[choose_one_of_two]
            Stattdessen darf der Rufer eine der zwei Karten aufschlagen, die er noch nicht kennt: Ihre Farbe ist Trumpf. Die Karte
            gehört ihm, und alle haben sie gesehen.
    }
paragraph-bauern-2-3 = Dann nehmen alle ihre fünf Karten auf.

section-bauern-3 = Ansagen
paragraph-bauern-3-1 =
    Das normale Spiel zählt 1 bis 3 Punkte (§B8). { $contracts ->
        [none] Andere Ansagen gibt es nicht.
       *[other] Angesagt werden darf, von unten nach oben: { $contracts }.
    }
paragraph-bauern-3-2 =
    { $by_rufer ->
        [none] Nur für den Rufer und seinen Partner gibt es keine Ansage.
       *[other]
            { $partner_contracts ->
                [true] Nur der Rufer und sein Partner dürfen ansagen: { $by_rufer }. Auch wenn es der Partner ist, spielt der Rufer aus.
               *[false] Nur der Rufer darf ansagen: { $by_rufer }.
            }
    }{ $by_opponents ->
        [none] {""}
       *[other] {" "}Nur die Gegner des Rufers dürfen ansagen: { $by_opponents }.
    } Alles andere darf jeder ansagen.
paragraph-bauern-3-3 =
    { $needs_ace ->
        [none] {""}
       *[other] Ein { $ace } muss auf der Hand haben, wer das ansagt: { $needs_ace }.{" "}
    }{ $needs_plain_suit ->
        [none] {""}
       *[other] Alle fünf Karten einer Farbe, die nicht Trumpf ist, braucht man für: { $needs_plain_suit }.{" "}
    }{ $needs_trump_suit ->
        [none] Alle fünf Trümpfe braucht man für keine Ansage.
       *[other]
            Alle fünf Trümpfe braucht man für: { $needs_trump_suit }.{ $herrenjodler ->
                [0] {""}
               *[other]
                    { $herrenjodler_by ->
                        [rufer] {" "}Den Herrenjodler darf nur der Rufer ansagen.
                       *[anyone] {" "}Den Herrenjodler darf jeder ansagen, der sie hat.
                    }
            }
    }
paragraph-bauern-3-4 =
    { $without_trumps ->
        [none] In jedem Spiel ist die Farbe aus §B2 Trumpf.
       *[other] Ohne Trumpf gespielt wird: { $without_trumps }. In allen anderen Spielen ist die Farbe aus §B2 Trumpf.
    }
paragraph-bauern-3-5 =
    Die Reihenfolge der Karten bleibt{ $ace_low ->
        [none] {""}
       *[other] , nur ist sie von oben nach unten { $ten }, { $king }, { $queen }, { $jack }, { $ace } bei: { $ace_low }
    }{ $king_low ->
        [none] {""}
       *[other] ; { $queen }, { $jack }, { $ace }, { $ten }, { $king } bei: { $king_low }
    }{ $ten_low ->
        [none] {""}
       *[other] ; { $king }, { $queen }, { $jack }, { $ace }, { $ten } bei: { $ten_low }
    }.{ $bauernloch_order ->
        [normal] {" "}Auch beim Bauernloch gilt die gewöhnliche Reihenfolge.
       *[ace_low] {""}
    } Die Augen bleiben, was sie sind.

section-bauern-4 = Ansagen der Reihe nach
paragraph-bauern-4-1 = Vom Rufer an passt jeder der Reihe nach oder sagt etwas an, das mehr zählt als die letzte Ansage.
paragraph-bauern-4-2 =
    { $equal_value ->
        [ladder] Von zwei Ansagen, die gleich viel zählen, überbietet die, die in §B3.1 weiter hinten steht, die andere.
        [earlier_seat] Gleich viel darf ansagen, wer vom Rufer aus früher an der Reihe ist.
       *[never] Was gleich viel zählt wie die letzte Ansage, darf man nicht ansagen.
    }
paragraph-bauern-4-3 =
    { $auction_rounds ->
        [single] Jeder redet einmal.
       *[until_three_passes] Angesagt wird reihum, bis nach der letzten Ansage alle anderen gepasst haben.
    }
paragraph-bauern-4-4 =
    { $auction_rounds ->
        [single] Passen gilt, denn niemand redet zweimal.
       *[until_three_passes]
            { $pass_is_final ->
                [false] Wer gepasst hat, darf wieder ansagen, wenn er an die Reihe kommt, bis drei hintereinander passen.
               *[true] Wer gepasst hat, darf in diesem Spiel nichts mehr ansagen.
            }
    }
paragraph-bauern-4-5 = Sagt niemand etwas an, wird das normale Spiel gespielt; es gehört dem Rufer.
paragraph-bauern-4-6 =
    { $at_once ->
        [none] { not-bauern-played }
       *[other]
            Das Spiel ist sofort zu Ende, wenn angesagt wird: { $at_once }. Die fünf Karten werden gezeigt und die Punkte ohne Spiel
            geschrieben; überbieten oder verdoppeln kann das niemand.
    }

section-bauern-5 = Kontra
paragraph-bauern-5-1 =
    { $doubling ->
        [false] Nach Kontra wird niemand gefragt.
       *[true]
            Nach den Ansagen darf ein Gegner dessen, der spielt, Kontra geben: Gefragt wird zuerst der links von ihm, dann der
            andere. { $kontra_max ->
                [2] Ein Rekontra gibt es nicht.
               *[other]
                    Darauf darf die spielende Seite Rekontra geben, zuerst der Spieler, dann sein Partner{ $kontra_max ->
                        [8] ; darauf noch einmal die Gegner.
                       *[other] .
                    }
            } Ein Partner, der aussetzt, wird nicht gefragt.
    }
paragraph-bauern-5-2 =
    { $kontra_contracts ->
        [none] Kontra gibt es bei keinem Spiel.
        [all] Kontra gibt es bei allem, was gespielt wird.
       *[normal] Kontra gibt es nur beim normalen Spiel.
    }
paragraph-bauern-5-3 =
    { $kontra_max ->
        [1] Ein Spiel zählt immer einfach.
       *[other]
            { $kontra_contracts ->
                [none] { not-bauern-kontra }
               *[other] Ein Spiel zählt höchstens { $kontra_max }-fach.
            }
    }

section-bauern-6 = Spielen
paragraph-bauern-6-1 =
    In jedem Spiel mit Trumpf spielt der Rufer zum ersten Stich aus, egal wer angesagt hat, ohne Trumpf der, der angesagt hat.
    Danach spielt aus, wer den letzten Stich gemacht hat.
paragraph-bauern-6-2 = Es gilt Farbzwang: Wer kann, muss Farbe bekennen.
paragraph-bauern-6-3 =
    { $stichzwang ->
        [never] Wer bedient, darf jede Karte der Farbe zugeben: Stichzwang gibt es nicht.
        [trick_contracts_only]
            Wo es um die ersten drei oder um alle Stiche geht, gilt Stichzwang: Wer bedient, muss die beste Karte im Stich stechen,
            wenn er kann, auch die des Partners; ist der Stich getrumpft, genügt jede Karte der Farbe. Sonst darf, wer bedient, jede
            Karte der Farbe zugeben.
       *[always]
            Es gilt Stichzwang: Wer bedient, muss die beste Karte im Stich stechen, wenn er kann, auch die des Partners. Ist der Stich
            getrumpft, genügt jede Karte der Farbe.
    }
paragraph-bauern-6-4 =
    Wer nicht bedienen kann, muss Trumpf zugeben{ $must_overtrump ->
        [false] ; jeder Trumpf genügt.
       *[true] , und wenn schon einer im Stich liegt, einen höheren, wenn er kann.
    }
paragraph-bauern-6-5 =
    { $must_overtrump ->
        [false] Auch einen Trumpf, der nicht sticht, muss man zugeben.
       *[true]
            { $undertrump ->
                [free] Wer nur Trümpfe hat, die zu niedrig sind, darf jede Karte zugeben.
               *[forced] Wer nur Trümpfe hat, die zu niedrig sind, muss trotzdem einen davon zugeben.
            }
    }
paragraph-bauern-6-6 =
    Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe. Gemachte Stiche werden verdeckt
    abgelegt.
paragraph-bauern-6-7 =
    { $no_trick ->
        [none] { not-bauern-played }
       *[other]
            { $bettler_partner ->
                [plays] Der Partner dessen, der spielt, spielt wie sonst mit bei: { $no_trick }.
               *[sits_out]
                    Der Partner dessen, der spielt, legt seine Karten weg und setzt aus bei: { $no_trick }. Ein Stich hat dann drei
                    Karten.
            }
    }
paragraph-bauern-6-8 =
    { $gangs ->
        [none] { not-bauern-played }
       *[other]
            { $land_partner ->
                [sits_out] Der Partner dessen, der spielt, legt seine Karten weg und setzt aus bei: { $gangs }.
               *[plays]
                    Der Partner dessen, der spielt, spielt mit bei: { $gangs }. Macht er einen Stich, ist das Spiel verloren.
            }
    }
paragraph-bauern-6-9 =
    { $open_hand ->
        [none] { not-bauern-played }
       *[other]
            Beim Plauderer legt, wer spielt, seine Karten vor dem ersten Ausspielen offen hin. Die Gegner dürfen darüber reden, so
            viel sie wollen.
    }

section-bauern-7 = Ansagen von Paaren
paragraph-bauern-7-1 =
    Wer ausspielt und { $king } und { $queen } einer Farbe hat, darf sie ansagen und spielt dann eine der beiden Karten aus: In
    Trumpf sind das 40 Augen, sonst 20. Bei einem Ausspielen wird nur ein Paar angesagt. Ohne Ansage zählt es nichts.
paragraph-bauern-7-2 =
    { $marriage_contracts ->
        [normal] Paare werden nur im normalen Spiel angesagt.
        [rufer_contracts]
            Paare werden im normalen Spiel, im Schnapser und im Bauernschnapser angesagt; im Bauernschnapser entscheiden sie nichts.
        [all_trump] Paare werden in jedem Spiel mit Trumpf angesagt.
       *[schnapsers]
            { $three ->
                [none] Paare werden im normalen Spiel angesagt.
               *[other] Paare werden im normalen Spiel angesagt, außerdem bei: { $three }.
            }
    }
paragraph-bauern-7-3 =
    { $schnapser_marriage ->
        [team] In angesagten Spielen darf nur die spielende Seite ein Paar ansagen, auch der Partner.
       *[declarer] In angesagten Spielen darf nur ein Paar ansagen, wer selbst spielt.
    }
paragraph-bauern-7-4 =
    { $marriage_pending ->
        [forbidden] Ein Paar darf nur ansagen, wessen Seite schon einen Stich hat.
       *[pending]
            Ein Paar darf man auch ansagen, bevor die eigene Seite einen Stich hat. Die Augen warten dann, bis einer der Partner einen
            macht; machen sie keinen, zählen sie nie.
    }

section-bauern-8 = Wie ein normales Spiel endet
paragraph-bauern-8-1 =
    { $claim_mode ->
        [auto] Welche Seite zuerst 66 Augen hat, gewinnt, und das Spiel ist zu Ende. Für angesagte Spiele gilt §B9.
       *[manual]
            Die Seite mit 66 oder mehr Augen beendet das Spiel durch Ausmelden und gewinnt es. Ausmelden darf sich, wer am Ausspielen
            ist, für seine Seite: nach einem gemachten Stich oder nach einem angesagten Paar, bevor die nächste Karte liegt. In
            angesagten Spielen meldet sich niemand aus.
    }
paragraph-bauern-8-2 =
    { $claim_mode ->
        [auto] Das Programm meldet eine Seite aus, sobald sie nach einem Stich oder einem Paar 66 hat.
       *[manual] Ausmelden muss man sich selbst.
    }
paragraph-bauern-8-3 =
    Das Spiel zählt 3 Punkte, wenn die Verlierer keinen Stich haben, 2, wenn sie einen haben, aber weniger als 33 Augen, und sonst
    1. Augen, die noch warten, zählen nicht.
paragraph-bauern-8-4 =
    { $claim_mode ->
        [auto] Nach dem letzten Stich wird niemand gefragt.
       *[manual] Wer den letzten Stich gemacht hat, darf sich noch ausmelden oder passen.
    }
paragraph-bauern-8-5 =
    { $last_trick_value ->
        [graded]
            Hat sich niemand ausgemeldet, schreibt die Seite mit dem letzten Stich 1, 2 oder 3, nach dem, was die Verlierer haben
            (§B8.3).
       *[one] Hat sich niemand ausgemeldet, schreibt die Seite mit dem letzten Stich 1 Punkt.
    }
paragraph-bauern-8-6 =
    { $claim_mode ->
        [auto] { not-bauern-claims }
       *[manual]
            { $false_claim ->
                [lose_2_or_3] Wer sich mit weniger als 66 ausmeldet, verliert: Die Gegner schreiben 2, oder 3, wenn sie keinen Stich haben.
               *[reject] Mit weniger als 66 kann man sich nicht ausmelden.
            }
    }

section-bauern-9 = Wie ein angesagtes Spiel endet
paragraph-bauern-9-1 =
    { $no_trick ->
        [none] { not-bauern-played }
       *[other]
            Keinen Stich machen darf, wer spielt, bei: { $no_trick }. Macht er einen, ist es verloren; gewonnen ist es, wenn alle
            Karten gespielt sind.
    }
paragraph-bauern-9-2 =
    { $every_trick ->
        [none] { not-bauern-played }
       *[other]
            Alle Stiche selbst machen muss, wer spielt, bei: { $every_trick }. Verloren ist es, wenn ein anderer einen macht, auch der
            Partner.
    }
paragraph-bauern-9-3 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            Die ersten drei Stiche selbst machen und dabei auf 66 Augen kommen muss, wer spielt, bei: { $three }. Verloren ist es, wenn
            ein anderer einen der drei macht oder wenn nach dem dritten die Augen fehlen.
    }
paragraph-bauern-9-4 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            { $schnapser_points ->
                [team] Für die 66 zählen die Stiche dessen, der spielt, und die Paare beider Partner.
               *[declarer] Für die 66 zählen nur die eigenen Stiche und Paare dessen, der spielt.
            }
    }
paragraph-bauern-9-5 =
    { $three ->
        [none] { not-bauern-played }
       *[other]
            { $schnapser_early_end ->
                [false] Gewonnen ist es erst, wenn auch der dritte Stich gemacht ist.
               *[true] Gewonnen ist es, sobald die 66 da sind, auch vor dem dritten Stich und auch gleich nach einem angesagten Paar.
            }
    }
paragraph-bauern-9-6 =
    Was gewonnen wird, schreibt die spielende Seite mit seinem Wert, was verloren wird, die andere.
paragraph-bauern-9-7 =
    { $doubling ->
        [false] { not-bauern-kontra }
       *[true] Kontra und Rekontra vervielfachen, was das Spiel zählt.
    }
paragraph-bauern-9-8 =
    { $halved ->
        [true] Jedes Spiel zählt die Hälfte, aufgerundet.
       *[false] Die vollen Punkte werden geschrieben.
    }

section-bauern-10 = Die Partie
paragraph-bauern-10-1 =
    Beide Partner schreiben, was ihre Seite gewinnt. Die Partie gewinnt die Seite, die zuerst { $match_points } oder mehr Punkte
    hat.
paragraph-bauern-10-2 =
    { $score_direction ->
        [down] Gezählt wird hinunter, von { $match_points } auf 0.
       *[up] Gezählt wird hinauf, von 0 auf { $match_points }.
    }
paragraph-bauern-10-3 = Wer die Partie verliert, bekommt { $bummerl } Bummerl.
paragraph-bauern-10-4 = Wer ohne einen Punkt verliert, ist Schneider und bekommt { $schneider_bummerl } Bummerl.
paragraph-bauern-10-5 =
    Wer einen Punkt vor dem Sieg stand, während die anderen noch nichts hatten, und doch verliert, ist Retourschneider und bekommt
    { $retour_bummerl } Bummerl.

section-bauern-11 = Was man ansehen darf
paragraph-bauern-11-1 =
    { $trick_review ->
        [last_only] Nur den letzten Stich darf man ansehen, bis wieder ausgespielt wird.
        [none] Gemachte Stiche darf niemand mehr ansehen.
       *[first_each] Der erste Stich jeder Seite bleibt offen, und den letzten darf man ansehen, bis wieder ausgespielt wird.
    }
