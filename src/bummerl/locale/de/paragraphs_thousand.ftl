# Die Regeln von Tausend, wie sie gelten: paragraph-thousand-4-3 ist §T4.3 aus docs/rules/thousand.md unter den gewählten
# Optionen. Jede Option ist eine Variable wie in paragraphs.ftl; $steps und $marriages bestehen aus bid-step und marriage-value.

bid-step =
    { $start ->
        [0] Vielfache von { $step }
       *[other] ab { $start } Vielfache von { $step }
    }
marriage-value = { $suit } { $value }

# Steht statt eines Paragraphen, der keine Rolle spielen kann.
not-thousand-blind = Entfällt, denn blind wird nicht gereizt.
not-thousand-write-off = Entfällt, denn abgeschrieben wird nicht.
not-thousand-bolts = Entfällt, denn es gibt keine Bolzen.
not-thousand-golden = Entfällt, denn es gibt keine goldene Runde.
not-thousand-barrel = Entfällt, denn es gibt kein Fass.
not-thousand-four = Entfällt, denn niemand setzt aus.
not-thousand-two = Entfällt, denn zwei Stöcke gibt es nur zu zweit.

section-thousand-1 = Spieler und Karten
paragraph-thousand-1-1 =
    { $players ->
        [2] Gespielt wird zu zweit, jeder für sich. Es gibt zwei Stöcke (§T14).
        [4] Vier sitzen am Tisch, und drei davon spielen, jeder für sich; einer setzt aus (§T13).
       *[3] Gespielt wird zu dritt, jeder für sich.
    }
paragraph-thousand-1-2 =
    Gespielt wird mit 24 Karten. Die Reihenfolge in jeder Farbe ist von oben nach unten { $ace }, { $ten }, { $king },
    { $queen }, { $jack }, { $nine }; sie zählen 11, 10, 4, 3, 2 und 0 Augen, eine Farbe also 30 und alle zusammen 120.
paragraph-thousand-1-3 = Alles geht im Uhrzeigersinn. Vorhand ist der Erste links vom Geber, der mitspielt.

section-thousand-2 = Geben
paragraph-thousand-2-1 =
    Der erste Geber wird ausgelost. Nach jedem Spiel gibt der Nächste, nicht aber nach neuem Geben (§T2.7){ $cut_check ->
        [off] .
       *[other] {" "}oder nach schlechtem Abheben (§T2.2).
    }
paragraph-thousand-2-2 =
    { $cut_check ->
        [off] Nach dem Abheben sieht niemand die unterste Karte an, schlecht abheben kann man also nicht.
        [nine_or_jack]
            Der rechts vom Geber hebt ab. Liegt unten { $nine } oder { $jack }, ist schlecht abgehoben: Die Karte wird gezeigt, und
            derselbe hebt noch einmal ab.
       *[nine]
            Der rechts vom Geber hebt ab. Liegt unten ein { $nine }, ist schlecht abgehoben: Die Karte wird gezeigt, und derselbe
            hebt noch einmal ab.
    }
paragraph-thousand-2-3 =
    { $cut_check ->
        [off] Entfällt, denn schlecht abheben kann man nicht.
       *[other]
            { $cut_penalty_payer ->
                [dealer] Wird dreimal hintereinander schlecht abgehoben, zahlt der Geber die Strafe (§T9.6) und gibt noch einmal.
               *[cutter]
                    Wer dreimal hintereinander schlecht abhebt, zahlt die Strafe (§T9.6); das Spiel fällt aus, und der Nächste
                    gibt.
            }
    }
paragraph-thousand-2-4 =
    { $players ->
        [2]
            Gegeben wird einzeln, die Vorhand zuerst: jedem { $hand_size } Karten, dazwischen je { $stock_size } verdeckt in zwei
            Stöcke. Die erste und die letzte Karte des Packs kommen in einen Stock.
       *[other]
            Gegeben wird einzeln, die Vorhand zuerst: jedem { $hand_size } Karten, dazu { $stock_size } verdeckt in den Stock, und
            zwar die erste Karte des Packs, die letzte und die mittlere.
    }
paragraph-thousand-2-5 =
    Vergeben kann sich hier niemand; wer mit echten Karten spielt, kann es aber auf dem Zettel eintragen. { $misdeal_penalty ->
        [0] Es kostet nichts
       *[other] Der Geber zahlt { $misdeal_penalty }
    }, und { $misdeal_redealer ->
        [next] der Nächste gibt.
        [same] derselbe gibt noch einmal.
       *[next_if_penalty] wenn es etwas gekostet hat, gibt der Nächste, sonst derselbe.
    }
paragraph-thousand-2-6 =
    { $asks_for_hands ->
        [true]
            Vor dem Reizen wird jeder der Reihe nach von der Vorhand an gefragt, ob er sein Blatt hinlegt, auch wer es nicht
            darf.
       *[false] Vor dem Reizen darf niemand sein Blatt hinlegen.
    }{ $redeal_four_nines ->
        [request] {" "}Alle vier { $nine } darf man hinlegen.
        [automatic] {" "}Hat jemand alle vier { $nine }, wird sofort neu gegeben.
       *[off] {""}
    }{ $redeal_three_nines ->
        [true] {" "}Drei { $nine } darf man hinlegen.
       *[false] {""}
    }{ $redeal_four_jacks ->
        [true] {" "}Hinlegen darf auch, wem in keiner Farbe der { $jack } fehlt.
       *[false] {""}
    }{ $redeal_low_hand ->
        [0] {""}
       *[other] {" "}Ein Blatt mit weniger als { $redeal_low_hand } Augen darf man hinlegen; Paare zählen dabei nicht.
    }
paragraph-thousand-2-7 = Wird neu gegeben, schreibt niemand etwas, und derselbe gibt noch einmal.

section-thousand-3 = Blind reizen
paragraph-thousand-3-1 =
    { $blind_bid ->
        [forced_seat_120] Wer das erzwungene Gebot hat (§T4.1), darf 120 sagen, bevor er seine Karten ansieht.
        [any_first_bid]
            Jeder darf sein erstes Gebot sagen, bevor er seine Karten ansieht.{ $bid_cap ->
                [none] {""}
               *[other] {" "}Blind geht es nur bis 120, denn von einem Paar kann niemand wissen.
            }
       *[off] Blind, also vor dem Ansehen der Karten, wird nicht gereizt.
    }
paragraph-thousand-3-2 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            Die Karten dessen, der blind reizen darf, liegen verdeckt, bis er sie ansieht oder das Spiel bekommt. Wer sie angesehen
            hat, darf sie nach §T2.6 hinlegen; wer blind reizt, darf das nicht.
    }
paragraph-thousand-3-3 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other] Wird ein blindes Gebot überboten, gilt es nicht mehr als blind: Man nimmt die Karten auf und reizt weiter wie alle.
    }
paragraph-thousand-3-4 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_scope ->
                [declarer] Bekommt man das Spiel mit einem blinden Gebot, zählt das eigene Ergebnis nach dem Runden doppelt.
               *[all] Bekommt jemand das Spiel mit einem blinden Gebot, zählt nach dem Runden für alle alles doppelt.
            }
    }
paragraph-thousand-3-5 =
    { $blind_bid ->
        [off] { not-thousand-blind }
       *[other]
            { $blind_min_score ->
                [-9999] Blind reizen darf man bei jedem Stand.
               *[other] Blind reizen darf nur, wer mindestens { $blind_min_score } hat.
            }
    }

section-thousand-4 = Reizen
paragraph-thousand-4-1 =
    { $forced_bid_seat ->
        [none] Niemand muss reizen, und die Vorhand beginnt. Passen alle, werden die Karten zusammengeworfen, und derselbe gibt.
        [dealer]
            Der Geber hat von Anfang an das niedrigste Gebot und kann es nicht ablehnen; setzt er aus, hat es die Vorhand. Der
            Nächste beginnt. Passen alle anderen gleich, muss spielen, wer es hat.
       *[forehand]
            Die Vorhand hat von Anfang an das niedrigste Gebot und kann es nicht ablehnen. Der Nächste beginnt. Passen alle anderen
            gleich, muss die Vorhand spielen.
    }
paragraph-thousand-4-2 = Das niedrigste Gebot ist { $min_bid }.
paragraph-thousand-4-3 = Gereizt werden { $steps }. Das niedrigste Gebot geht immer.
paragraph-thousand-4-4 =
    { $bid_jumps ->
        [false] Gereizt wird Stufe um Stufe, ohne Springen.
       *[true] Jedes Gebot ist höher als das letzte, um wie viele Stufen man will.
    } Wer passt, ist draußen. Gereizt wird, bis nur noch einer übrig ist; der spielt, die anderen sind seine Gegner.
paragraph-thousand-4-5 =
    Höher als { $highest } kann niemand reizen oder erhöhen: So viel sind alle Augen und { $ace_marriage ->
        [0] alle Paare zusammen.
       *[other] alle Paare zusammen, vier Asse (§T7.8) eingeschlossen.
    }
paragraph-thousand-4-6 =
    { $bid_cap ->
        [none] Auch wer kein Paar hat, darf reizen, so hoch er will.
        [v120_plus_marriages] Niemand darf höher reizen als 120 und was seine Paare wert sind.
       *[v120_without_marriage] Mehr als 120 darf nur sagen, wer { $king } und { $queen } einer Farbe auf der Hand hat.
    }{ $bid_cap ->
        [none] {""}
       *[other]
            { $ace_marriage ->
                [0] {""}
               *[other] {" "}Vier Asse gelten wie ein Paar.
            }
    }
paragraph-thousand-4-7 =
    { $bid_cap ->
        [none] Entfällt, denn eine Grenze gibt es nicht.
       *[other]
            { $bid_limit_enforcement ->
                [minus_bid_and_skip]
                    Ein Gebot über dieser Grenze beendet das Spiel: Wer es sagt, verliert so viel, sonst schreibt niemand etwas, und
                    der Nächste gibt.
               *[reject] Ein Gebot über dieser Grenze wird nicht angenommen.
            }
    }
paragraph-thousand-4-8 =
    { $silence_below ->
        [-9999] Reizen darf man bei jedem Stand.
       *[other]
            Wer unter { $silence_below } steht, muss passen.{ $forced_bid_seat ->
                [none] {""}
               *[other] {" "}Das erzwungene Gebot bleibt.
            }
    }

section-thousand-5 = Stock und Abgeben
paragraph-thousand-5-1 =
    { $players ->
        [2] Nach dem Reizen wählt, wer spielt, einen Stock (§T14.2).
       *[other] Nach dem Reizen kommt der Stock an die Reihe.
    } { $stock_visibility ->
        [declarer] Nur wer spielt, sieht ihn.
        [hidden_at_min] Er wird für alle aufgedeckt; nur wer bei { $min_bid } spielt, sieht ihn allein.
       *[all] Er wird für alle aufgedeckt.
    }
paragraph-thousand-5-2 = Wer spielt, nimmt den Stock auf und hat dann { $taken_size } Karten.
paragraph-thousand-5-3 =
    { $redeal_low_stock ->
        [0]
            { $redeal_stock_two_nines ->
                [true] Einen Stock mit zwei Karten vom Rang { $nine } darf man ablehnen, solange noch nichts abgegeben ist
               *[false] Ablehnen darf man den Stock nicht
            }
       *[other]
            { $redeal_stock_two_nines ->
                [true]
                    Einen Stock mit weniger als { $redeal_low_stock } Augen oder mit zwei Karten vom Rang { $nine } darf man ablehnen,
                    solange noch nichts abgegeben ist
               *[false]
                    Einen Stock mit weniger als { $redeal_low_stock } Augen darf man ablehnen, solange noch nichts abgegeben ist
            }
    }{ $asks_for_stock ->
        [true]
            { $redeal_stock_only_at_min ->
                [true]
                    , aber nur, wenn man bei { $min_bid } spielt{ $golden_round ->
                        [true] {" "}oder in der goldenen Runde
                       *[false] {""}
                    }. Dann wird neu gegeben (§T2.7).
               *[false] . Dann wird neu gegeben (§T2.7).
            }
       *[false] .
    }
paragraph-thousand-5-4 =
    { $gifts ->
        [0] Abgegeben wird nichts; wer spielt, legt dafür Karten zum anderen Stock (§T14.1).
        [1] Wer spielt, gibt seinem Gegner eine Karte.
       *[other] Wer spielt, gibt jedem Gegner eine Karte.
    }{ $stock_mode ->
        [pass_stock_cards] {" "}Es muss eine Karte aus dem Stock sein.
       *[take_and_pass] {" "}Es darf jede Karte von der Hand sein.
    } Dann hat jeder { $play_size } Karten.
paragraph-thousand-5-5 =
    { $gifts ->
        [0] Entfällt, denn abgegeben wird nichts.
       *[other]
            { $pass_face_up ->
                [true] Abgegeben wird offen.
               *[false] Abgegeben wird verdeckt; nur wer gibt und wer bekommt, kennt die Karte.
            }
    }
paragraph-thousand-5-6 =
    { $redeal_four_nines_after_exchange ->
        [true]
            Wer nach dem Abgeben alle vier { $nine } hat, darf sie vor dem ersten Ausspielen hinlegen, und es wird neu gegeben.
            Gefragt wird jeder, die Vorhand zuerst.
       *[false] Nach dem Abgeben darf niemand mehr ein schwaches Blatt hinlegen.
    }
paragraph-thousand-5-7 =
    { $raise_time ->
        [none] Erhöht wird nicht.
        [before_pass]
            Wenn der Stock aufgenommen und noch nichts abgegeben ist, darf, wer spielt, seine Ansage einmal auf jede Zahl erhöhen,
            die man reizen kann, oder dabei bleiben.
       *[after_pass]
            Nach dem Abgeben und vor dem ersten Ausspielen darf, wer spielt, seine Ansage einmal auf jede Zahl erhöhen, die man
            reizen kann, oder dabei bleiben.
    }
paragraph-thousand-5-8 =
    { $raise_time ->
        [none] Entfällt, denn erhöht wird nicht.
       *[other]
            { $raise_cap ->
                [same_as_bid] Beim Erhöhen gilt die Grenze aus §T4.6 für das Blatt, wie es jetzt ist.
               *[none] Zum Erhöhen braucht man kein Paar: Die Grenze aus §T4.6 gilt dafür nicht.
            }
    }
paragraph-thousand-5-9 =
    { $write_off ->
        [off] Abgeschrieben wird nicht.
       *[other]
            Wer spielt, darf abschreiben, bevor die erste Karte abgegeben ist oder wenn er nach dem Erhöhen gefragt wird. Jeder
            Gegner schreibt { $write_off ->
                [half] die halbe Ansage, gerundet wie in §T8.4,
               *[sixty] 60,
            } er selbst { $write_off_deduct ->
                [false] 0.
               *[true] verliert die Ansage.
            }
    }
paragraph-thousand-5-10 =
    { $write_off ->
        [off] { not-thousand-write-off }
       *[other]
            { $write_off_fine ->
                [0] Häufiges Abschreiben kostet nichts extra.
               *[other] Jedes dritte Abschreiben kostet dazu { $write_off_fine }.
            } { $write_off_limit ->
                [0] Abschreiben darf man, so oft man will.
               *[other] Abschreiben darf man in einer Partie höchstens { $write_off_limit }-mal.
            }
    }
paragraph-thousand-5-11 =
    { $bomb ->
        [0] Die Karten hinwerfen darf man nicht.
       *[other]
            Wer spielt, darf die Karten hinwerfen, bevor die erste Karte abgegeben ist oder wenn er nach dem Erhöhen gefragt wird:
            Jeder Gegner schreibt { $bomb }, er selbst nichts.
    }

section-thousand-6 = Spielen
paragraph-thousand-6-1 = Zum ersten Stich spielt aus, wer das Spiel hat, dann immer, wer den letzten Stich gemacht hat.
paragraph-thousand-6-2 = Es gilt Farbzwang: Wer kann, muss Farbe bekennen.
paragraph-thousand-6-3 =
    { $must_beat ->
        [true]
            Wer bedient, muss die beste Karte im Stich stechen, wenn er kann. Ist der Stich getrumpft, genügt jede Karte der
            ausgespielten Farbe.
       *[false] Wer bedient, darf jede Karte der Farbe zugeben.
    }
paragraph-thousand-6-4 =
    { $must_trump ->
        [false] Wer nicht bedienen kann, darf jede Karte zugeben.
       *[true] Wer nicht bedienen kann, muss Trumpf zugeben, wenn es einen Trumpf gibt und er einen hat.
    }
paragraph-thousand-6-5 =
    { $must_trump ->
        [false] Trumpf muss niemand zugeben, überstechen also auch nicht.
       *[true]
            { $must_overtrump ->
                [false] Dazu genügt jeder Trumpf.
               *[true]
                    Überstechen muss, wer kann. { $undertrump ->
                        [free] Wer nur niedrigere Trümpfe hat, darf jede Karte zugeben.
                       *[forced] Wer nur niedrigere Trümpfe hat, muss trotzdem einen davon zugeben.
                    }
            }
    }
paragraph-thousand-6-6 =
    Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe. Andere Karten stechen nie.
paragraph-thousand-6-7 =
    { $no_lead_foreign_trump ->
        [true] Trumpf, den ein anderer angesagt hat, darf man nicht ausspielen, außer man hat nichts anderes.
       *[false] Ausspielen darf man jede Karte.
    }
paragraph-thousand-6-8 = Den letzten Stich darf man ansehen, bis wieder ausgespielt wird.

section-thousand-7 = Paare und Trumpf
paragraph-thousand-7-1 =
    Am Anfang ist nichts Trumpf. { $king } und { $queen } einer Farbe auf einer Hand sind ein Paar. Es zählt je nach Farbe:
    { $marriages }.
paragraph-thousand-7-2 =
    { $marriage_requires_trick ->
        [false] Ein Paar darf man bei jedem Ausspielen ansagen, auch beim ersten.
       *[true] Ein Paar darf ansagen, wer ausspielt und in diesem Spiel schon einen Stich hat.
    }
paragraph-thousand-7-3 =
    Nach der Ansage muss { $king } oder { $queen } dieser Farbe ausgespielt werden. Bei einem Ausspielen wird nur einmal
    angesagt.
paragraph-thousand-7-4 =
    { $trump_activation ->
        [next_trick] Der Wert zählt sofort; die Farbe ist ab dem nächsten Stich Trumpf, statt der alten.
       *[immediate] Der Wert zählt sofort, und sofort, schon in diesem Stich, ist die Farbe Trumpf, statt der alten.
    }
paragraph-thousand-7-5 =
    { $king } oder { $queen }, ohne Ansage ausgespielt, ist eine gewöhnliche Karte. Ist sie weg, kann man das Paar nicht mehr
    ansagen.
paragraph-thousand-7-6 = Jeder darf alle Paare ansagen, die er hat, auch die Gegner. Jedes macht einen neuen Trumpf.
paragraph-thousand-7-7 =
    { $defender_marriages ->
        [false] Paare der Gegner machen Trumpf, zählen aber nichts.
       *[true] Paare der Gegner zählen wie die des Spielers.
    }
paragraph-thousand-7-8 =
    { $ace_marriage ->
        [0] Vier Asse auf einer Hand zählen nichts extra.
       *[other]
            Vier Asse auf einer Hand zählen { $ace_marriage }. Sie werden wie ein Paar angesagt, und dann muss eines davon ausgespielt
            werden. Trumpf bleibt, was es ist.
    }

section-thousand-8 = Was ein Spiel zählt
paragraph-thousand-8-1 = Punkte macht man mit den Augen in den eigenen Stichen und mit den Paaren, die man angesagt hat.
paragraph-thousand-8-2 =
    Wer spielt und mindestens seine Ansage macht, schreibt { $declarer_success ->
        [actual] seine Punkte, gerundet wie in §T8.4, mindestens aber die Ansage;
       *[bid] die Ansage;
    } sonst verliert er die Ansage.
paragraph-thousand-8-3 =
    { $declarer_round_first ->
        [true] Die Punkte dessen, der spielt, werden gerundet, bevor sie mit der Ansage verglichen werden.
       *[false] Die Punkte dessen, der spielt, werden ungerundet mit der Ansage verglichen.
    }
paragraph-thousand-8-4 =
    Die anderen schreiben, was sie gemacht haben{ $rounding ->
        [1] , und zwar genau.
       *[other]
            , gerundet auf Vielfache von { $rounding }{ $rounding ->
                [10]
                    ; { $rounding_ties ->
                        [down] genau die Hälfte wird abgerundet.
                       *[up] genau die Hälfte wird aufgerundet.
                    }
               *[other] .
            }
    }
paragraph-thousand-8-5 =
    Ein Spiel wird in dieser Reihenfolge abgerechnet: Ansage, Runden{ $players ->
        [4] , wer aussetzt (§T13.3)
       *[other] {""}
    }{ $doubles ->
        [true] , Verdoppeln
       *[false] {""}
    }. Was dann auf dem Zettel geschieht, sagt §T12.3.

section-thousand-9 = Bolzen und Strafen
paragraph-thousand-9-1 =
    { $bolt_mode ->
        [off] Bolzen gibt es nicht: Ein Spiel ohne Stich hat keine Folgen.
        [consecutive]
            Ein Bolzen ist ein Zeichen auf dem Zettel für ein missratenes Spiel (§T9.2). Bolzen zählen nur in Folge: Ein besseres
            Spiel löscht alle.
       *[cumulative]
            Ein Bolzen ist ein Zeichen auf dem Zettel für ein missratenes Spiel (§T9.2). Bolzen zählen durch die ganze Partie.
    }
paragraph-thousand-9-2 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_test ->
                [zero_points] Einen Bolzen bekommt, wer keine Punkte macht, ob mit oder ohne Stich.
               *[no_trick] Einen Bolzen bekommt, wer keinen Stich macht. Auch ein leerer Stich rettet davor.
            }
    }
paragraph-thousand-9-3 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other] Der { $bolt_limit }. Bolzen kostet die Strafe (§T9.6), und die Bolzen sind weg.
    }
paragraph-thousand-9-4 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $bolt_declarer ->
                [true] Auch wer spielt, kann einen Bolzen bekommen.
               *[false] Wer spielt, bekommt nie einen Bolzen.
            }
    }
paragraph-thousand-9-5 =
    { $bolt_mode ->
        [off] { not-thousand-bolts }
       *[other]
            { $endgame ->
                [barrel]
                    { $bolt_on_barrel ->
                        [true] Auch auf dem Fass kann man einen Bolzen bekommen.
                       *[false] Auf dem Fass bekommt man keinen Bolzen.
                    }
               *[other] { not-thousand-barrel }
            }
    }
paragraph-thousand-9-6 =
    Die übliche Strafe ist { $penalty }; sie wird abgezogen. Mit echten Karten ist sie auch für Regelverstöße fällig.
paragraph-thousand-9-7 =
    { $no_win_streak ->
        [0] Mehrere Spiele ohne Punkte hintereinander kosten nichts.
       *[other]
            Wer in { $no_win_streak } Spielen hintereinander nichts über null schreibt, zahlt die Strafe. Spiele auf dem Fass und
            solche, in denen man aussetzt, zählen dabei nicht.
    }
paragraph-thousand-9-8 =
    { $dump_truck ->
        [plus] Wer genau auf { $dump_score } steht, fällt auf 0 zurück (Kipplaster).
        [both] Wer genau auf { $dump_score } oder −{ $dump_score } steht, fällt auf 0 zurück (Kipplaster).
       *[off] Kein Stand fällt von selbst auf 0 zurück.
    }

section-thousand-10 = Die goldene Runde
paragraph-thousand-10-1 =
    { $golden_round ->
        [false] Eine goldene Runde gibt es nicht: Die Partie beginnt mit einem gewöhnlichen Spiel.
       *[true]
            In den ersten { $players } Spielen einer Partie wird nicht gereizt: Die Vorhand spielt und muss 120 machen. Blind reizen
            oder vor dem Abgeben ein Blatt hinlegen kann da niemand.
    }
paragraph-thousand-10-2 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true] In diesen Spielen zählt nach dem Runden alles doppelt, auch was unter null ist.
    }
paragraph-thousand-10-3 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_raise ->
                [true] Die 120 darf man erhöhen (§T5.7).
               *[false] Es bleibt bei 120.
            }
    }
paragraph-thousand-10-4 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_stock ->
                [true] Stock und Abgeben sind wie sonst.
               *[false]
                    Der Stock bleibt liegen. { $unused_to_last_trick ->
                        [true] Er gehört dem, der den letzten Stich macht.
                       *[false] Er zählt für niemanden.
                    }
            }
    }
paragraph-thousand-10-5 =
    { $golden_round ->
        [false] { not-thousand-golden }
       *[true]
            { $golden_double_penalties ->
                [true] Auch Bolzen und Strafen zählen doppelt.
               *[false] Bolzen und Strafen zählen wie sonst.
            }
    }

section-thousand-11 = Das Fass
paragraph-thousand-11-1 =
    { $endgame ->
        [barrel] Das letzte Stück vor dem Ziel hat eigene Regeln: das Fass.
        [freeze] Ein Fass gibt es nicht. Ab { $barrel_at } schreibt man nur noch, was man selbst spielt; Strafen zählen.
       *[none] Ein Fass gibt es nicht; bis zum Ziel ändert sich nichts.
    }
paragraph-thousand-11-2 =
    { $endgame ->
        [barrel] Wer { $barrel_at } erreicht, sitzt auf dem Fass und steht genau auf { $barrel_at }.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-3 =
    { $endgame ->
        [barrel]
            Auf dem Fass wird nichts geschrieben außer der Ansage, die gewinnt (§T11.5), einer verlorenen Ansage (§T11.7), Strafen
            und Stürzen. Wer auf dem Fass eine Strafe zahlt, fällt herunter.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-4 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] Auf dem Fass darf man bleiben, so lange man will.
                [one] Man hat einen Versuch: das nächste Spiel, das man mitspielt.
               *[other] Man hat { $barrel_attempts } Versuche: die nächsten { $barrel_attempts } Spiele, die man mitspielt.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-5 =
    { $endgame ->
        [barrel]
            Um vom Fass zu gewinnen, muss man das Spiel bekommen und mindestens { $barrel_min_contract } ansagen und machen. Eine
            niedrigere Ansage zählt nichts, auch wenn man sie macht.
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-6 =
    { $endgame ->
        [barrel]
            { $barrel_attempts ->
                [0] Ein Sturz vom Fass kostet { $barrel_fall_penalty }.
               *[other] Nach dem letzten Versuch fällt man vom Fass und verliert { $barrel_fall_penalty }.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-7 =
    { $endgame ->
        [barrel]
            { $barrel_failed_contract ->
                [attempt_only] Eine verlorene Ansage kostet nur einen Versuch.
                [max_on_last]
                    Eine verlorene Ansage wird abgezogen, beim letzten Versuch mindestens aber, was ein Sturz kostet, und man ist vom
                    Fass herunten.
               *[lose_bid] Eine verlorene Ansage wird abgezogen, und man ist vom Fass herunten.
            }{ $barrel_failed_contract ->
                [attempt_only] {""}
               *[other]
                    { $barrel_failed_counts_as_fall ->
                        [false] {" "}Für §T11.8 ist das kein Sturz.
                       *[true] {" "}Auch das ist ein Sturz.
                    }
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-8 =
    { $endgame ->
        [barrel]
            { $barrel_falls_to_zero ->
                [0] Auch viele Stürze führen nie auf 0.
               *[other] Beim { $barrel_falls_to_zero }. Sturz steht man bei 0, und die Stürze zählen wieder von vorn.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-9 =
    { $endgame ->
        [barrel]
            { $barrel_collision ->
                [coexist] Auf dem Fass haben alle nebeneinander Platz.
               *[other]
                    { $barrel_places ->
                        [one] Auf dem Fass ist Platz für einen.
                       *[other] Auf dem Fass ist Platz für { $barrel_places }.
                    } Kommt jemand auf ein volles Fass, { $barrel_collision ->
                        [all_fall] fallen alle, die dort sitzen, und wer kommt, fällt um { $barrel_fall_penalty } zurück.
                        [newcomer_bounces] fällt nur, wer kommt, um { $barrel_fall_penalty } zurück.
                       *[oldest_falls] fällt, wer zuerst da war.
                    } Wer im selben Spiel gewinnt, fällt nicht.
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-10 =
    { $endgame ->
        [barrel]
            { $barrel_simultaneous ->
                [coexist] Wer im selben Spiel wie andere aufs Fass kommt, bleibt.
               *[all_fall]
                    Kommen zugleich mehr aufs Fass, als Platz haben, fallen sie alle um { $barrel_fall_penalty } zurück, und wer schon
                    dort sitzt, bleibt. Zurückfallen ist kein Sturz.{ $barrel_places ->
                        [1] {""}
                       *[other] {" "}Platz ist für { $barrel_places }.
                    }
            }
       *[other] { not-thousand-barrel }
    }
paragraph-thousand-11-11 =
    { $endgame ->
        [barrel]
            { $barrel_required ->
                [false] Wer das Ziel erreicht, gewinnt, mit oder ohne Fass.
               *[true] Gewinnen kann man nur vom Fass.
            }
       *[other] { not-thousand-barrel }
    }

section-thousand-12 = Die Partie
paragraph-thousand-12-1 =
    { $target_exclusive ->
        [true] Die Partie ist nach dem Spiel aus, in dem jemand über { $target } kommt.
       *[false] Die Partie ist nach dem Spiel aus, in dem jemand { $target } erreicht.
    }
paragraph-thousand-12-2 =
    { $win_tie ->
        [declarer] Kommen im selben Spiel mehrere ans Ziel, gewinnt von ihnen, wer gespielt hat, sonst der höchste Stand.
       *[highest]
            Kommen im selben Spiel mehrere ans Ziel, gewinnt der höchste Stand; bei Gleichstand, wer gespielt hat.
    }
paragraph-thousand-12-3 =
    Auf dem Zettel kommt der Reihe nach: Bolzen und Strafen; Punkte;{ $endgame ->
        [barrel] {" "}was auf dem Fass geschieht, dann, wer dorthin kommt;
       *[other] {""}
    }{ $dump_truck ->
        [off] {""}
       *[other] {" "}der Kipplaster (§T9.8);
    } das Ziel.

section-thousand-13 = Zu viert
paragraph-thousand-13-1 =
    { $players ->
        [4]
            Vier sitzen am Tisch, drei spielen. { $sitter ->
                [right_of_dealer] Der rechts vom Geber setzt aus.
                [opposite_dealer] Der gegenüber vom Geber setzt aus.
                [last_bidder]
                    Es setzt aus, wer zuletzt reizen würde: { $forced_bid_seat ->
                        [dealer] der rechts vom Geber.
                       *[other] der Geber.
                    }
               *[dealer] Der Geber setzt aus.
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-2 =
    { $players ->
        [4] Wer aussetzt, sieht den Stock von Anfang an und darf nichts verraten.
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-3 =
    { $players ->
        [4]
            { $sitter_score ->
                [none] Wer aussetzt, schreibt nichts.
                [cards] Wer aussetzt, schreibt die Augen im Stock, gerundet wie in §T8.4.
                [marriage_only] Wer aussetzt, schreibt ein Paar, das im Stock liegt.
                [aces40_plus_marriage] Wer aussetzt, schreibt 40 für jedes Ass im Stock und ein Paar darin.
                [aces50_plus_marriage] Wer aussetzt, schreibt 50 für jedes Ass im Stock und ein Paar darin.
               *[cards_plus_marriage] Wer aussetzt, schreibt die Augen im Stock und ein Paar darin, gerundet wie in §T8.4.
            }
       *[other] { not-thousand-four }
    }
paragraph-thousand-13-4 =
    { $players ->
        [4] Wer aussetzt, bekommt keinen Bolzen und verbraucht auf dem Fass keinen Versuch, schreibt dort aber auch nichts.
       *[other] { not-thousand-four }
    }

section-thousand-14 = Zu zweit
paragraph-thousand-14-1 =
    { $players ->
        [2]
            Es gibt zwei Stöcke. { $two_player_mode ->
                [v10_2x2_discard2]
                    Jeder bekommt zehn Karten, jeder Stock zwei. Wer spielt, nimmt einen Stock und legt zwei Karten zum anderen. Es
                    gibt zehn Stiche.
                [v10_2x2_pass1]
                    Jeder bekommt zehn Karten, jeder Stock zwei. Wer spielt, nimmt einen Stock und gibt dem Gegner eine Karte. Es gibt
                    elf Stiche.
               *[v9_2x3]
                    Jeder bekommt neun Karten, jeder Stock drei. Wer spielt, nimmt einen Stock, gibt dem Gegner eine Karte und legt
                    eine zum anderen Stock. Es gibt zehn Stiche.
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-2 =
    { $players ->
        [2]
            Wer spielt, wählt einen der beiden Stöcke, ohne einen zu kennen. Der andere bleibt verdeckt.{ $two_player_mode ->
                [v9_2x3] {" "}Ob man zuerst abgibt oder zuerst ablegt, ist egal.
               *[other] {""}
            }
       *[other] { not-thousand-two }
    }
paragraph-thousand-14-3 =
    { $players ->
        [2]
            { $unused_to_last_trick ->
                [false] Der andere Stock zählt samt dem, was dort abgelegt wurde, für niemanden.
               *[true] Wer den letzten Stich macht, bekommt den anderen Stock samt dem, was dort abgelegt wurde.
            }
       *[other] { not-thousand-two }
    }

section-thousand-15 = Vorlagen
paragraph-thousand-15-1 =
    Eine Vorlage ist ein Satz von Optionen. Die dieses Spiels unterscheiden sich von der ersten, Tausend zu dritt, nur in den
    Optionen mit Stern.
