# Die Regeln des Dreierschnapsens, wie sie gelten, §D1.1 und so weiter aus docs/rules/dreierschnapsen.md. Neben den Optionen
# gibt es Listen der gespielten Ansagen oder „none“: $contracts mit ihren Werten, $by_caller, $no_trick und so weiter.

# Steht statt eines Paragraphen, der keine Rolle spielen kann.
not-dreier-played = Entfällt, denn so etwas wird hier nicht gespielt.
not-dreier-kontra = Entfällt, denn gespritzt wird nicht.
not-dreier-talon = Entfällt, denn der Talon bleibt liegen.
not-dreier-claims = Entfällt, denn das Programm meldet aus (§D9.5).

section-dreier-1 = Karten und Geben
paragraph-dreier-1-1 =
    Gespielt wird zu dritt mit 20 Karten: { $ace }, { $ten }, { $king }, { $queen } und { $jack } in vier Farben, in dieser
    Reihenfolge von oben nach unten. Sie zählen 11, 10, 4, 3 und 2 Augen, alle zusammen 120. Manche Ansagen haben eine andere
    Reihenfolge (§D8.1).
paragraph-dreier-1-2 =
    Einer spielt allein. Die beiden anderen sind seine Gegner und gewinnen und verlieren gemeinsam: Ihre Stiche und Augen zählen
    zusammen.
paragraph-dreier-1-3 =
    Vom linken Nachbarn des Gebers an bekommt jeder drei Karten, dann kommen zwei Karten verdeckt in den Talon, dann bekommt jeder
    noch drei.
paragraph-dreier-1-4 =
    Links vom Geber sitzt der Rufer. Er macht Trumpf, bevor die zweiten drei Karten gegeben werden.

section-dreier-2 = Trumpf
paragraph-dreier-2-1 =
    { $trump_must_be_held ->
        [false] Der Rufer sieht seine ersten drei Karten an und nennt irgendeine Farbe.
       *[true] Der Rufer sieht seine ersten drei Karten an und nennt eine Farbe, die darunter ist.
    }
paragraph-dreier-2-2 =
    { $trump_turn ->
        [off] Aufschlagen gibt es nicht: Der Rufer muss eine Farbe nennen.
        [next]
            Stattdessen darf der Rufer die erste seiner nächsten drei Karten aufschlagen. Ihre Farbe ist Trumpf, und die Karte, die alle
            gesehen haben, gehört ihm.
       *[any_of_three]
            Stattdessen darf der Rufer eine seiner nächsten drei Karten aufschlagen. Ihre Farbe ist Trumpf, und die Karte, die alle
            gesehen haben, gehört ihm.
    }
paragraph-dreier-2-3 = Trumpf wird nur einmal gemacht. Dann bekommen alle ihre zweiten drei Karten und sehen alle sechs an.

section-dreier-3 = Ansagen
paragraph-dreier-3-1 =
    Der Rufer redet zuerst, dann die anderen im Uhrzeigersinn. Jeder sagt etwas Höheres an als die höchste Ansage oder passt. Das
    normale Spiel hat der Rufer von Anfang an; ansagen muss er es nicht.
paragraph-dreier-3-2 =
    Das normale Spiel zählt 1 bis 3 Punkte (§D10.1). { $contracts ->
        [none] Andere Ansagen gibt es nicht.
       *[other] Angesagt werden darf, mit dem Wert dahinter: { $contracts }.
    }
paragraph-dreier-3-3 = Was in §D3.2 nicht steht, wird hier nicht gespielt.
paragraph-dreier-3-4 =
    { $by_caller ->
        [none] {""}
       *[other] Nur der Rufer darf ansagen: { $by_caller }.{" "}
    }{ $by_opponents ->
        [none] {""}
       *[other] Nur die Gegner des Rufers dürfen ansagen: { $by_opponents }.{" "}
    }{ $needs_ace ->
        [none] {""}
       *[other] Ein { $ace } braucht man für: { $needs_ace }.{" "}
    }{ $needs_plain_suit ->
        [none] {""}
       *[other] Alle fünf Karten einer Farbe, die nicht Trumpf ist, braucht man für: { $needs_plain_suit }.{" "}
    }{ $needs_trump_suit ->
        [none] {""}
       *[other] Alle fünf Trümpfe braucht man für: { $needs_trump_suit }.{" "}
    }Was verlangt ist, muss man beim Ansagen auf der Hand haben{ $talon_exchange ->
        [true] , noch ohne den Talon.
       *[false] .
    }
paragraph-dreier-3-5 =
    Wer gepasst hat, sagt in diesem Spiel nichts mehr an. Nur wenn der Rufer gleich am Anfang passt, heißt das, dass er beim normalen
    Spiel bleibt; sagt dann ein anderer etwas an, wird er noch einmal gefragt.
paragraph-dreier-3-6 =
    Höher ist, was mehr zählt. { $equal_bids ->
        [never] Was gleich viel zählt, ist nicht höher.
       *[talon_then_caller]
            { $talon_exchange ->
                [true]
                    Zählt es gleich viel, geht ohne Talon vor mit Talon; ist auch das gleich, geht der Rufer vor.
               *[false] Zählt es gleich viel, geht der Rufer vor.
            }
    }
paragraph-dreier-3-7 =
    Angesagt wird, bis nach der höchsten Ansage beide anderen gepasst haben. Von wem sie ist, der spielt; hat niemand etwas
    angesagt, spielt der Rufer das normale Spiel.

section-dreier-4 = Der Talon
paragraph-dreier-4-1 =
    { $talon_exchange ->
        [true] Wer spielt, darf den Talon nehmen.
       *[false] Der Talon bleibt verdeckt, und seine zwei Karten zählen für niemanden.
    }
paragraph-dreier-4-2 =
    { $talon_exchange ->
        [true]
            Bei der Ansage sagt man dazu, ob man den Talon nimmt. Was gleich gezeigt wird, geht nur ohne. Wer das normale Spiel hat,
            entscheidet nach den Ansagen.
       *[false] { not-dreier-talon }
    }
paragraph-dreier-4-3 =
    { $talon_exchange ->
        [true]
            Wer den Talon nimmt, nimmt beide Karten auf und legt zwei von der Hand weg, ohne dass die anderen sie sehen. Weglegen darf man
            jede Karte.
       *[false] { not-dreier-talon }
    }
paragraph-dreier-4-4 =
    { $talon_exchange ->
        [true]
            { $discard_points ->
                [declarer] Die Augen der weggelegten Karten zählen beim Abrechnen für den, der spielt; bis dahin sind sie geheim.
               *[nobody] Die Augen der weggelegten Karten zählen für niemanden.
            }
       *[false] { not-dreier-talon }
    }

section-dreier-5 = Spritzen
paragraph-dreier-5-1 =
    { $doubling ->
        [true]
            Steht das Spiel fest{ $talon_exchange ->
                [true] {" "}und ist weggelegt
               *[false] {""}
            }, darf man spritzen, bevor ausgespielt wird. Was gleich gezeigt wird, spritzt niemand.
       *[false] Gespritzt wird nicht.
    }
paragraph-dreier-5-2 =
    { $kontra_max ->
        [1] { not-dreier-kontra }
        [2] Gefragt werden die Gegner, vom linken Nachbarn des Gebers an. Spritzt einer, wird gespielt.
        [4]
            Zuerst werden die Gegner gefragt, vom linken Nachbarn des Gebers an. Spritzt einer, darf, wer spielt, zurückspritzen
            (Retour).
       *[other]
            Zuerst werden die Gegner gefragt, vom linken Nachbarn des Gebers an. Spritzt einer, darf, wer spielt, zurückspritzen
            (Retour), und darauf noch einmal die Gegner (Re-Retour). Lässt es eine Seite dabei, wird gespielt.
    }
paragraph-dreier-5-3 =
    { $kontra_max ->
        [1] Ein Spiel zählt immer einfach.
       *[other] Ein Spiel zählt höchstens { $kontra_max }-fach.
    }
paragraph-dreier-5-4 =
    { $doubling ->
        [true] Vervielfacht wird, was das Spiel am Ende zählt, egal welche Seite gewinnt.
       *[false] { not-dreier-kontra }
    }

section-dreier-6 = Spielen
paragraph-dreier-6-1 =
    { $first_lead ->
        [caller_in_trumps] Zum ersten Stich spielt mit Trumpf der Rufer aus, ohne Trumpf der, der angesagt hat.
       *[declarer] Zum ersten Stich spielt aus, wer das Spiel hat.
    }
paragraph-dreier-6-2 =
    Ausspielen darf man jede Karte. Zum nächsten Stich spielt immer aus, wer den letzten gemacht hat.
paragraph-dreier-6-3 =
    { $duty ->
        [suit] Es gilt Farbzwang: Wer kann, muss Farbe bekennen; wer nicht kann, darf jede Karte zugeben.
        [suit_trump]
            Es gelten Farb- und Trumpfzwang: Wer kann, muss Farbe bekennen, sonst Trumpf zugeben; wer beides nicht kann, darf jede Karte
            zugeben.
       *[strict]
            Vom ersten Stich an gilt Farb- und Stichzwang: Wer kann, muss Farbe bekennen, und zwar mit einer höheren Karte, wenn es geht,
            sonst Trumpf zugeben, und zwar höher als ein Trumpf, der schon liegt.
    }
paragraph-dreier-6-4 =
    Ist ein Stich getrumpft, muss man trotzdem Farbe bekennen, wenn man kann; dazu genügt jede Karte der Farbe.
paragraph-dreier-6-5 =
    { $duty ->
        [suit] Trumpf muss niemand zugeben.
        [suit_trump] Wer nicht bedienen kann, muss auch einen Trumpf zugeben, der nicht sticht; jeder genügt.
       *[strict]
            { $must_undertrump ->
                [false] Trumpf zugeben muss man nur, wenn er sticht: Wer weder bedienen noch überstechen kann, darf jede Karte zugeben.
               *[true] Wer weder bedienen noch überstechen kann, muss trotzdem Trumpf zugeben; wer keinen hat, darf jede Karte zugeben.
            }
    }
paragraph-dreier-6-6 =
    Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe. Die Augen gehören sofort der Seite, die ihn
    macht. Gespielt werden sechs Stiche, wenn das Spiel nicht vorher endet.

section-dreier-7 = Paare
paragraph-dreier-7-1 =
    Wer ausspielt und { $king } und { $queen } einer Farbe hat, darf sie vorher ansagen: In Trumpf sind das 40 Augen, sonst 20.
    Ansagen dürfen alle, auch die Gegner.
paragraph-dreier-7-2 = Eine der beiden Karten muss zu diesem Stich ausgespielt werden. Stechen muss sie nicht.
paragraph-dreier-7-3 = Bei einem Ausspielen wird nur ein Paar angesagt.
paragraph-dreier-7-4 =
    Die Augen zählen sofort, wenn die eigene Seite schon einen Stich hat. Sonst warten sie, bis sie einen macht; macht sie keinen,
    zählen sie nie.
paragraph-dreier-7-5 =
    { $three ->
        [none] Paare werden nur im normalen Spiel angesagt.
       *[other]
            Paare werden im normalen Spiel angesagt, und von dem, der spielt, auch bei: { $three }. Sonst wird nichts angesagt.
    }
paragraph-dreier-7-6 = Spielt man eine der beiden Karten ohne Ansage aus, bringt das nichts extra.

section-dreier-8 = Was angesagt werden kann
paragraph-dreier-8-1 =
    { $without_trumps ->
        [none] Was ausgespielt wird, hat immer Trumpf.
       *[other] Ohne Trumpf gespielt wird: { $without_trumps }.
    }{ $ace_low ->
        [none] {""}
       *[other] {" "}Von oben nach unten gilt { $ten }, { $king }, { $queen }, { $jack }, { $ace } bei: { $ace_low }.
    }{ $king_low ->
        [none] {""}
       *[other] {" "}Es gilt { $queen }, { $jack }, { $ace }, { $ten }, { $king } bei: { $king_low }.
    }{ $ten_low ->
        [none] {""}
       *[other] {" "}Es gilt { $king }, { $queen }, { $jack }, { $ace }, { $ten } bei: { $ten_low }.
    }
paragraph-dreier-8-2 =
    { $no_trick ->
        [none] { not-dreier-played }
       *[other]
            Keinen Stich machen darf, wer spielt, bei: { $no_trick }.{ $open_hand ->
                [none] {""}
               *[other]
                    {" "}Beim Plauderer liegen seine Karten vom ersten Ausspielen an offen, und die Gegner dürfen darüber reden.
            }
    }
paragraph-dreier-8-3 =
    { $every_trick ->
        [none] { not-dreier-played }
       *[other] Alle Stiche machen muss, wer spielt, bei: { $every_trick }.
    }
paragraph-dreier-8-4 =
    { $three ->
        [none] { not-dreier-played }
       *[other]
            Die ersten drei Stiche machen und damit samt Paaren auf { $target_points } Augen kommen muss, wer spielt, bei: { $three }.
            { $schnapser_early_end ->
                [false] Entschieden wird erst mit dem dritten Stich: Auch mit genug Augen muss man die Stiche davor machen.
               *[true] Gewonnen ist es, sobald die Augen da sind.
            }
    }
paragraph-dreier-8-5 =
    Ein angesagtes Spiel ist zu Ende, sobald es gewonnen ist oder nicht mehr gewonnen werden kann. Auszumelden gibt es nichts.
paragraph-dreier-8-6 =
    { $at_once ->
        [none] { not-dreier-played }
       *[other] Wer das ansagt, zeigt die fünf Karten und hat gewonnen, ohne dass gespielt wird: { $at_once }.
    }

section-dreier-9 = Das normale Spiel
paragraph-dreier-9-1 =
    { $claim_mode ->
        [auto] Das normale Spiel gewinnt, welche Seite am Ausspielen zuerst { $target_points } Augen hat.
       *[manual]
            Wer am Ausspielen ist und mit seiner Seite { $target_points } Augen hat, darf sich ausmelden: nach einem gemachten Stich oder
            nach einem angesagten Paar, bevor er ausspielt.
    }
paragraph-dreier-9-2 = Nur das normale Spiel gewinnt man durch Ausmelden.
paragraph-dreier-9-3 =
    Ausmelden beendet das Spiel. Es ist richtig, wenn die eigene Seite die Augen hat; wie viele die andere hat, ist egal. Die Augen
    der Gegner zählen zusammen.
paragraph-dreier-9-4 =
    { $claim_mode ->
        [auto] Nach dem letzten Stich wird niemand gefragt.
       *[manual] Wer den letzten Stich gemacht hat, meldet sich aus oder passt.
    }
paragraph-dreier-9-5 =
    { $claim_mode ->
        [auto] Das Programm meldet aus, sobald die Seite am Ausspielen die Augen hat.
       *[manual] Jeder zählt selbst und meldet sich selbst aus.
    }

section-dreier-10 = Was ein Spiel zählt
paragraph-dreier-10-1 =
    Wer sich zu Recht ausmeldet, bekommt 3, wenn die andere Seite keinen Stich hat, 2, wenn sie weniger als { $schneider_threshold }
    Augen hat, und sonst 1.
paragraph-dreier-10-2 = Meldet sich niemand aus, bekommt die Seite mit dem letzten Stich 1 Punkt.
paragraph-dreier-10-3 =
    { $claim_mode ->
        [auto] { not-dreier-claims }
       *[manual]
            { $false_claim_value ->
                [two] Meldet sich jemand falsch aus, bekommt die andere Seite 2 Punkte.
               *[two_or_three] Meldet sich jemand falsch aus, bekommt die andere Seite 3, wenn sie keinen Stich hat, und sonst 2.
            }
    }
paragraph-dreier-10-4 =
    Eine gewonnene Ansage schreibt der, der spielt, mit ihrem Wert. Ist sie verloren, schreibt ihn jeder Gegner.

section-dreier-11 = Die Partie
paragraph-dreier-11-1 = Die Partie gewinnt, wer zuerst { $match_points } Punkte hat. Was darüber ist, zählt nicht.
paragraph-dreier-11-2 =
    { $score_direction ->
        [down] Gezählt wird hinunter, von { $match_points } auf 0.
       *[up] Gezählt wird von 0 hinauf.
    }
paragraph-dreier-11-3 =
    Kommen zwei im selben Spiel auf { $match_points }, gewinnt der höhere Stand. Sind sie gleich, wird weitergespielt, bis einer
    vorn ist.
paragraph-dreier-11-4 = Wer am wenigsten hat, verliert und bekommt 1 Bummerl; haben zwei gleich wenig, bekommen es beide.
paragraph-dreier-11-5 = Wer ohne einen Punkt verliert, ist Schneider und bekommt { $schneider_bummerl } Bummerl.
paragraph-dreier-11-6 =
    Stehen zwei einen Punkt vor dem Sieg, während der Dritte noch nichts hat, und gewinnt der Dritte doch, ist das ein
    Retourschneider: Er kostet jeden der beiden { $retour_bummerl } Bummerl.
paragraph-dreier-11-7 = Gegeben wird reihum nach links.

section-dreier-12 = Was man ansehen darf
paragraph-dreier-12-1 =
    { $trick_review ->
        [last_only] Nur den letzten Stich darf man ansehen, bis wieder ausgespielt wird.
        [none] Gemachte Stiche darf niemand mehr ansehen.
       *[first_each]
            Der erste Stich dessen, der spielt, und der erste der Gegner bleiben offen; den letzten darf man ansehen, bis wieder
            ausgespielt wird.
    }
