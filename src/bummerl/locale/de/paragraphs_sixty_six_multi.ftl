# Die Regeln von Sechsundsechzig zu dritt und zu viert, wie sie gelten, §M1.1 und so weiter aus
# docs/rules/sixty-six-for-three-and-four.md; Abschnitt 9 gilt, wenn einer aussetzt. $packets sind die Päckchen als Zahlen.

# Steht statt eines Paragraphen, der keine Rolle spielen kann.
not-multi-chosen = Entfällt, denn Trumpf macht hier niemand selbst.
not-multi-drums = Entfällt, denn getrommelt wird nicht.
not-multi-marriages = Entfällt, denn Paare zählen hier nichts.
not-multi-claims = Entfällt, denn ausgemeldet wird nicht.
not-multi-scoring = Entfällt, denn gezählt wird anders (§M7.1).

section-sixty_six_multi-1 = Spieler, Karten und Geben
paragraph-sixty_six_multi-1-1 =
    { $partners ->
        [true]
            Gespielt wird zu viert, zwei gegen zwei; die Partner sitzen einander gegenüber. Ihre Stiche und Augen zählen zusammen, und
            beide schreiben dasselbe.
       *[false] Gespielt wird zu dritt, jeder für sich.
    }
paragraph-sixty_six_multi-1-2 =
    Gespielt wird mit { $deck } Karten: { $deck ->
        [32] { $ace }, { $ten }, { $king }, { $queen }, { $jack }, { $nine }, { $eight } und { $seven }
       *[24] { $ace }, { $ten }, { $king }, { $queen }, { $jack } und { $nine }
    } in vier Farben. Zusammen sind das 120 Augen.
paragraph-sixty_six_multi-1-3 =
    Die Reihenfolge ist von oben nach unten { $ace }, { $ten }, { $king }, { $queen }, { $jack }, { $nine }{ $deck ->
        [32] , { $eight }, { $seven }
       *[24] {""}
    }. Die ersten fünf zählen 11, 10, 4, 3 und 2 Augen, alles darunter nichts.
paragraph-sixty_six_multi-1-4 =
    Alle Karten werden gegeben, jedem in Päckchen zu { $packets }. { $deal_order ->
        [partner_first] Jedes Päckchen bekommt zuerst der Partner des Gebers, dann der links, der rechts und zuletzt der Geber.
       *[clockwise] Zuerst bekommt der links vom Geber, dann geht es im Uhrzeigersinn weiter.
    }

section-sixty_six_multi-2 = Trumpf
paragraph-sixty_six_multi-2-1 =
    { $trump_from ->
        [bottom_card] Trumpf macht die unterste Karte des Packs, die beim Abheben zu sehen ist. Sie geht an den Geber.
        [last_card] Die letzte Karte wird aufgedeckt und macht Trumpf. Sie gehört dem Geber.
       *[chosen] Trumpf macht der links vom Geber (§M2.2, §M2.3).
    }
paragraph-sixty_six_multi-2-2 =
    { $trump_from ->
        [chosen] Der links vom Geber sieht sein erstes Päckchen an und nennt eine Farbe, die darin ist.
       *[other] { not-multi-chosen }
    }
paragraph-sixty_six_multi-2-3 =
    { $trump_from ->
        [chosen] Oder er nennt keine: Dann wird seine nächste Karte aufgedeckt, und ihre Farbe ist Trumpf.
       *[other] { not-multi-chosen }
    }
paragraph-sixty_six_multi-2-4 =
    { $trump_from ->
        [chosen] Trumpf wird nur einmal gemacht. Dann wird der Rest gegeben.
       *[other] Trumpf wird nur einmal gemacht.
    }

section-sixty_six_multi-3 = Trommeln
paragraph-sixty_six_multi-3-1 =
    { $drumming ->
        [true] Vor dem ersten Stich darf einer trommeln: Dann will er allein gegen beide anderen auf { $target_points } kommen.
       *[false] Getrommelt wird nicht: Allein gegen die anderen spielt niemand.
    }
paragraph-sixty_six_multi-3-2 =
    { $drumming ->
        [true]
            Gefragt wird der Reihe nach, vom linken Nachbarn des Gebers an: trommeln, trommeln und pfeifen oder passen. Wer als Erster
            trommelt, spielt gegen die beiden anderen, deren Augen und Stiche dann zusammen zählen. Passen alle, spielt jeder für sich.
            Egal wer trommelt, der links vom Geber spielt aus.
       *[false] { not-multi-drums }
    }
paragraph-sixty_six_multi-3-3 =
    { $drumming ->
        [true]
            Nach dem Trommeln zählt alles doppelt, gewonnen oder verloren. Meldet sich der Trommler nicht vor den anderen und nicht bis
            zum letzten Stich aus, zahlt er jedem doppelt, was er als Verlierer zahlen müsste.
       *[false] { not-multi-drums }
    }
paragraph-sixty_six_multi-3-4 =
    { $drumming ->
        [true]
            Wer dazu pfeift, will sich ausmelden, bevor ein Gegner einen Stich hat. Macht einer einen, ist es gleich verloren. Es zählt 3,
            doppelt, von jedem oder an jeden Gegner.
       *[false] { not-multi-drums }
    }

section-sixty_six_multi-4 = Spielen
paragraph-sixty_six_multi-4-1 =
    Zum ersten Stich spielt der links vom Geber aus, dann immer, wer den letzten Stich gemacht hat. Ausspielen darf man jede Karte.
paragraph-sixty_six_multi-4-2 =
    { $duty ->
        [suit] Es gilt Farbzwang: Wer kann, muss Farbe bekennen; wer nicht kann, darf jede Karte zugeben.
        [suit_trump]
            Es gelten Farb- und Trumpfzwang: Wer kann, muss Farbe bekennen, sonst Trumpf zugeben; wer beides nicht kann, darf jede Karte
            zugeben.
       *[strict]
            Vom ersten Stich an gilt Farb- und Stichzwang: Wer kann, muss Farbe bekennen, und zwar mit einer höheren Karte, wenn es geht,
            sonst Trumpf zugeben, und zwar höher als ein Trumpf, der schon liegt.
    }
paragraph-sixty_six_multi-4-3 =
    { $duty ->
        [strict]
            { $partners ->
                [true]
                    Auch die Karte des Partners muss man stechen. Ist ein Stich getrumpft, genügt zum Bedienen jede Karte der Farbe.
               *[false] Ist ein Stich getrumpft, genügt zum Bedienen jede Karte der Farbe.
            }
       *[other] Stechen muss niemand: Zum Bedienen genügt jede Karte der Farbe.
    }
paragraph-sixty_six_multi-4-4 =
    { $duty ->
        [suit] Trumpf muss niemand zugeben.
        [suit_trump] Wer nicht bedienen kann, muss auch einen Trumpf zugeben, der nicht sticht; jeder genügt.
       *[strict]
            { $must_undertrump ->
                [false] Trumpf zugeben muss man nur, wenn er sticht: Wer weder bedienen noch überstechen kann, darf jede Karte zugeben.
               *[true] Wer weder bedienen noch überstechen kann, muss trotzdem Trumpf zugeben; ohne Trumpf darf man jede Karte zugeben.
            }
    }
paragraph-sixty_six_multi-4-5 =
    Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe. Die Augen zählen sofort für die Seite, die ihn
    macht.
paragraph-sixty_six_multi-4-6 =
    { $last_trick_points ->
        [0] Der letzte Stich bringt nichts extra.
        [one] Wer den letzten Stich macht, bekommt 1 Auge dazu.
       *[other] Wer den letzten Stich macht, bekommt { $last_trick_points } Augen dazu.
    }

section-sixty_six_multi-5 = Ansagen
paragraph-sixty_six_multi-5-1 =
    { $marriage_by ->
        [nobody] Paare gibt es nicht: { $king } und { $queen } einer Farbe zählen nichts extra.
       *[other]
            Wer ausspielt und { $king } und { $queen } einer Farbe hat, darf sie ansagen: In Trumpf sind das 40 Augen, sonst 20. Bei einem
            Ausspielen darf man ein Paar ansagen{ $marriage_by ->
                [leader_and_partner] , und der Partner noch eines (§M5.4).
               *[leader] .
            }
    }
paragraph-sixty_six_multi-5-2 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other] Wer am Ausspielen ist und ansagt, muss eine der beiden Karten ausspielen.
    }
paragraph-sixty_six_multi-5-3 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other]
            Die Augen zählen sofort, wenn die eigene Seite schon einen Stich hat. Sonst warten sie, bis sie einen macht; ohne Stich zählen
            sie nie.
    }
paragraph-sixty_six_multi-5-4 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
        [leader_and_partner]
            Der Partner dessen, der ausspielt, wird jedes Mal vorher gefragt und darf ein Paar ansagen, das er in der Hand behält, oder passen.
            Gefragt wird er nicht, wenn alle sehen können, dass er keines hat.
       *[leader] Ansagen darf nur, wer ausspielt.
    }
paragraph-sixty_six_multi-5-5 =
    { $marriage_by ->
        [nobody] { not-multi-marriages }
       *[other] Ein Paar wird nur einmal angesagt.
    }

section-sixty_six_multi-6 = Das Ende eines Spiels
paragraph-sixty_six_multi-6-1 =
    { $ending ->
        [claim] Es gewinnt, wer sich zuerst zu Recht ausmeldet (§M6.2 bis §M6.6).
       *[all_tricks] Gespielt werden alle Stiche, und die meisten Augen gewinnen. Ausgemeldet wird nicht.
    }
paragraph-sixty_six_multi-6-2 =
    { $ending ->
        [claim]
            Wer am Ausspielen ist und mit seiner Seite { $target_points } Augen hat, darf sich ausmelden: nach einem gemachten Stich{ $marriage_by ->
                [nobody] {""}
               *[other] {" "}oder nach einer Ansage bei diesem Ausspielen
            }, bevor er ausspielt.{ $partners ->
                [true] {" "}Der Partner darf das nicht für ihn tun.
               *[false] {""}
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-3 =
    { $ending ->
        [claim] Ausmelden beendet das Spiel. Es ist richtig, wenn die eigene Seite die Augen hat, egal was die anderen haben.
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-4 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] Nach dem letzten Stich wird niemand gefragt.
               *[manual] Wer den letzten Stich gemacht hat, meldet sich aus oder passt.
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-5 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] Das Programm meldet aus, sobald die Seite am Ausspielen die Augen hat.
               *[manual] Jeder zählt selbst und meldet sich selbst aus.
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-6 =
    { $ending ->
        [claim]
            { $unclaimed ->
                [last_trick_one] Meldet sich niemand aus, bringt der letzte Stich 1 Punkt.
                [pool] Meldet sich niemand aus, zahlt jeder 1 in den Topf. Ihn bekommt, wer als Nächster allein ein Spiel gewinnt.
                [draw] Meldet sich niemand aus, schreibt niemand etwas.
               *[higher_total] Meldet sich niemand aus, gewinnen die meisten Augen.
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-6-7 =
    { $tie_result ->
        [next_plus_one] Sind die höchsten Stände gleich, schreibt niemand etwas, und wer das nächste Spiel gewinnt, bekommt 1 mehr.
       *[redeal_same_dealer] Sind die höchsten Stände gleich, schreibt niemand etwas, und derselbe gibt noch einmal.
    }

section-sixty_six_multi-7 = Was ein Spiel zählt
paragraph-sixty_six_multi-7-1 =
    { $scoring ->
        [game_points] Wer ein Spiel gewinnt, schreibt Punkte (§M7.2).
        [bands] Wer ein Spiel gewinnt, schreibt nach seinem Anteil an 130 Augen (§M7.3).
       *[each_pays]
            Jeder Verlierer zahlt dem Sieger: 3 ohne Stich, 2 mit weniger als { $schneider_threshold } Augen, sonst 1. Was einer gewinnt,
            verlieren andere, man kann also ins Minus kommen.
    }
paragraph-sixty_six_multi-7-2 =
    { $scoring ->
        [game_points]
            Jeder von der siegreichen Seite schreibt 3, wenn die andere keinen Stich hat, 2, wenn sie weniger als { $schneider_threshold } Augen
            hat, und sonst 1.
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-3 =
    { $scoring ->
        [bands]
            { $hundred_value ->
                [1] Gezählt werden alle 130 Augen: 66 bis 100 bringen 1, 101 bis 129 bringen 2, alle 130 bringen 3.
               *[2] Gezählt werden alle 130 Augen: 66 bis 99 bringen 1, 100 bis 129 bringen 2, alle 130 bringen 3.
            }
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-4 =
    { $scoring ->
        [bands] Bei 65 zu 65 schreibt niemand etwas (§M6.7).
       *[other] { not-multi-scoring }
    }
paragraph-sixty_six_multi-7-5 =
    { $ending ->
        [claim]
            { $claim_mode ->
                [auto] Entfällt, denn das Programm meldet aus (§M6.5).
               *[manual]
                    { $false_claim_value ->
                        [two_or_three] Falsches Ausmelden bringt der anderen Seite 2, oder 3, wenn sie keinen Stich hat.
                       *[two] Falsches Ausmelden bringt der anderen Seite 2.
                    }{ $scoring ->
                        [each_pays] {" "}Wer sich falsch ausmeldet, zahlt jedem der anderen so viel.
                       *[other] {""}
                    }{ $drumming ->
                        [true] {" "}Nach dem Trommeln zahlt jeder von seiner Seite jedem von der anderen, doppelt.
                       *[false] {""}
                    }
            }
       *[all_tricks] { not-multi-claims }
    }
paragraph-sixty_six_multi-7-6 =
    { $trump_ten_bonus ->
        [true]
            Die Seite, die den Trumpf-{ $ten } macht, schreibt 1 mehr. Käme damit bei beiden die Partie zu Ende, bekommen ihn die Verlierer
            des Spiels nicht.
       *[false] Der Trumpf-{ $ten } ist eine Karte wie jede andere.
    }

section-sixty_six_multi-8 = Die Partie
paragraph-sixty_six_multi-8-1 =
    Die Partie gewinnt, wer zuerst { $match_points } Punkte hat. Kommen mehrere zugleich so weit, gewinnt der höchste Stand; sind sie gleich,
    wird weitergespielt.
paragraph-sixty_six_multi-8-2 =
    { $score_direction ->
        [down] Gezählt wird hinunter, von { $match_points } auf 0.
       *[up] Gezählt wird von 0 hinauf.
    }
paragraph-sixty_six_multi-8-3 =
    { $tie_result ->
        [redeal_same_dealer] Gegeben wird reihum nach links, außer wenn nach Gleichstand noch einmal gegeben wird.
       *[next_plus_one] Gegeben wird reihum nach links.
    }
paragraph-sixty_six_multi-8-4 =
    Wer am Ende am wenigsten hat, bekommt 1 Bummerl{ $schneider_bummerl ->
        [1] , auch wer gar nichts hat.
       *[other] , wer gar nichts hat, { $schneider_bummerl } Bummerl.
    }
paragraph-sixty_six_multi-8-5 =
    { $tie_result ->
        [next_plus_one] Stehen gebliebene Punkte bekommt, wer das nächste Spiel gewinnt.
       *[redeal_same_dealer]
            { $unclaimed ->
                [pool] Was im Topf ist, bekommt, wer als Nächster allein ein Spiel gewinnt.
               *[other] Stehen bleibt von einem Spiel zum nächsten nichts.
            }
    }

section-sixty_six_multi-9 = Einer setzt aus
paragraph-sixty_six_multi-9-1 =
    Zu dritt gelten die Regeln für zwei, die unten stehen; jedes Spiel spielen zwei davon. Wo es dort ums Geben und um die Partie geht,
    gilt zuerst dieser Abschnitt.
paragraph-sixty_six_multi-9-2 =
    Der Geber gibt den beiden anderen, dem linken zuerst, und setzt aus. Der links von ihm ist Vorhand und spielt aus. Gegeben wird reihum
    nach links.
paragraph-sixty_six_multi-9-3 = Der Geber sieht keine Karten und tut in diesem Spiel nichts.
paragraph-sixty_six_multi-9-4 =
    { $dealer_scores ->
        [nothing] Der Geber schreibt nichts, nur wer das Spiel gewinnt.
       *[with_winner]
            Der Geber schreibt so viel wie der, der das Spiel gewinnt, aber höchstens so, dass ihm noch ein Punkt zum Sieg fehlt.
    }
paragraph-sixty_six_multi-9-5 =
    Wer zuerst { $match_points } Punkte hat, hat gewonnen. { $play_for_loser ->
        [false] Damit ist die Partie aus, und verloren hat, wer am wenigsten hat.
       *[true]
            Die beiden anderen spielen weiter und geben abwechselnd, bis auch einer von ihnen { $match_points } hat; der Dritte hat verloren.
    }
paragraph-sixty_six_multi-9-6 =
    Wer verliert, bekommt 1 Bummerl{ $schneider_bummerl ->
        [1] , auch wer gar nichts hat.
       *[other] , wer gar nichts hat, { $schneider_bummerl } Bummerl.
    }

section-sixty_six_multi-10 = Was man ansehen darf
paragraph-sixty_six_multi-10-1 =
    { $trick_review ->
        [none] Gemachte Stiche darf niemand mehr ansehen.
       *[last_only] Den letzten Stich darf man ansehen, bis wieder ausgespielt wird.
    }
