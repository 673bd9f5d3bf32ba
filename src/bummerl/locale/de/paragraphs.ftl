# Die Regeln, wie sie gelten: paragraph-schnapsen-4-3 ist §4.3 aus docs/rules/schnapsen.md unter den gewählten Optionen,
# section- die Überschrift darüber. Jede Option ist unter ihrem Namen eine Variable; was an oder aus ist, als Wort true oder
# false. Auch die Ränge im Blatt der Leserin sind Variablen: $jack heißt mit deutschen Farben „Unter“. $talon ist die Zahl
# der Talonkarten beim ersten Ausspielen, $open_tricks die der Stiche, bis er aufgebraucht ist, und $packets sagt, wie
# gegeben wird, aus deal-packet.

# Ein Päckchen für jeden, die Vorhand zuerst; 0 ist die offene Trumpfkarte.
deal-packet =
    { $count ->
        [0] die offene Trumpfkarte
        [one] je 1 Karte
       *[other] je { $count } Karten
    }

# Steht statt eines Paragraphen, der keine Rolle spielen kann.
not-without-closing = Entfällt, denn hier wird nicht zugedreht.
not-with-automatic-claims = Entfällt, denn das Programm meldet aus (§7.6).

section-schnapsen-1 = Karten und Geben
paragraph-schnapsen-1-1 =
    Gespielt wird zu zweit mit { $deck } Karten: { $deck ->
        [20] { $ace }, { $ten }, { $king }, { $queen } und { $jack }
        [24] { $ace }, { $ten }, { $king }, { $queen }, { $jack } und { $nine }
       *[32] { $ace }, { $ten }, { $king }, { $queen }, { $jack }, { $nine }, { $eight } und { $seven }
    } in vier Farben.
paragraph-schnapsen-1-2 =
    Die Reihenfolge in jeder Farbe ist von oben nach unten { $ace }, { $ten }, { $king }, { $queen }, { $jack }{ $deck ->
        [20] {""}
        [24] , { $nine }
       *[32] , { $nine }, { $eight }, { $seven }
    }. Es zählen { $ace } 11 Augen, { $ten } 10, { $king } 4, { $queen } 3 und { $jack } 2{ $deck ->
        [20] {""}
        [24] ; { $nine } zählen nichts
       *[32] ; { $nine }, { $eight } und { $seven } zählen nichts
    }. Zusammen sind das 120 Augen.
paragraph-schnapsen-1-3 = Wer zuerst gibt, wird ausgelost. Der andere ist Vorhand.
paragraph-schnapsen-1-4 =
    Jeder bekommt { $hand_size } Karten, die Vorhand jedes Mal zuerst: { $packets }.
paragraph-schnapsen-1-5 =
    Die Farbe der offenen Trumpfkarte ist im ganzen Spiel Trumpf. Die übrigen Karten liegen verdeckt quer über ihr und bilden
    mit ihr den Talon, beim ersten Ausspielen { $talon } Karten; sie ist die letzte davon. Mit jedem Stich werden es um zwei
    weniger, sodass er nach dem { $open_tricks }. Stich aufgebraucht ist.

section-schnapsen-2 = Stiche
paragraph-schnapsen-2-1 = Zum ersten Stich spielt die Vorhand aus, dann immer, wer den letzten Stich gemacht hat.
paragraph-schnapsen-2-2 =
    Vor dem Ausspielen darf man { $closing_allowed ->
        [false]
            { $claim_mode ->
                [auto] austauschen (§3) und ein Paar ansagen (§5), jedes höchstens einmal
               *[manual] austauschen (§3) und ein Paar ansagen (§5), jedes höchstens einmal, und sich ausmelden (§7)
            }
       *[true]
            { $claim_mode ->
                [auto] austauschen (§3), zudrehen (§4) und ein Paar ansagen (§5), jedes höchstens einmal
               *[manual]
                    austauschen (§3), zudrehen (§4) und ein Paar ansagen (§5), jedes höchstens einmal, und sich ausmelden (§7)
            }
    }. Die Reihenfolge ist frei{ $closing_allowed ->
        [false] {""}
       *[true]
            { $marriage_after_close ->
                [false] , nur müssen Austauschen und Ansagen vor dem Zudrehen kommen
               *[true] , nur muss das Austauschen vor dem Zudrehen kommen
            }
    }; ein Paar, zu dem man durch das Austauschen kommt, darf man gleich ansagen.
paragraph-schnapsen-2-3 =
    Sind beide Karten eines Stichs von derselben Farbe, sticht die höhere. Ist genau eine davon Trumpf, sticht der Trumpf. Sonst
    macht die ausgespielte Karte den Stich.
paragraph-schnapsen-2-4 =
    Wer den Stich macht, nimmt beide Karten, und ihre Augen zählen sofort. Gemachte Stiche werden verdeckt abgelegt, und niemand
    sagt seine Augen oder schreibt sie auf.
paragraph-schnapsen-2-5 =
    { $closing_allowed ->
        [false] Bis der Talon aufgebraucht ist
       *[true] Solange der Talon weder zugedreht noch aufgebraucht ist
    }, wird nach jedem Stich abgehoben: zuerst hebt ab, wer den Stich gemacht hat, dann der Gegner. Von den letzten zwei Karten
    bekommt die verdeckte, wer den Stich gemacht hat, und der Gegner die offene Trumpfkarte.{ $closing_allowed ->
        [false] {""}
       *[true]
            { $close_timing ->
                [before_or_after_draw] {" "}Statt abzuheben, darf man nach dem eigenen Stich auch zudrehen (§4.4).
               *[after_draw] {""}
            }
    }
paragraph-schnapsen-2-6 =
    { $closing_allowed ->
        [false] Offen ist der Talon, bis er aufgebraucht ist: zuletzt beim { $open_tricks }. Stich.
       *[true]
            Offen ist der Talon, solange er weder zugedreht noch aufgebraucht ist: wenn niemand zudreht, zuletzt beim
            { $open_tricks }. Stich.
    } Danach gilt für das Zugeben §6.
paragraph-schnapsen-2-7 =
    { $open_follow ->
        [none] Solange der Talon offen ist, darf man jede Karte zugeben.
        [suit]
            Auch solange der Talon offen ist, gilt Farbzwang: Wer kann, muss Farbe bekennen; wer nicht kann, darf jede Karte
            zugeben.
        [suit_trump]
            Auch solange der Talon offen ist, gelten Farb- und Trumpfzwang: Wer kann, muss Farbe bekennen, sonst Trumpf zugeben;
            wer beides nicht kann, darf jede Karte zugeben.
       *[strict]
            Auch solange der Talon offen ist, gilt Farb- und Stichzwang: Wer kann, muss Farbe bekennen, und zwar mit einer höheren
            Karte, wenn es geht, sonst Trumpf zugeben; wer beides nicht kann, darf jede Karte zugeben.
    }

section-schnapsen-3 = Austauschen
paragraph-schnapsen-3-1 =
    Der niedrigste Trumpf ist der Trumpf-{ $deck ->
        [20] { $jack }
        [24] { $nine }
       *[32] { $seven }
    }. Wer ihn hat, darf ihn gegen die offene Trumpfkarte austauschen, muss aber nicht; dann liegt er offen als letzte Karte
    unter dem Talon und wird abgehoben wie jede offene Trumpfkarte.
paragraph-schnapsen-3-2 =
    { $exchange_by ->
        [leader] Austauschen darf nur, wer ausspielt, und zwar bevor die Karte liegt
       *[either]
            Austauschen darf man vor dem Ausspielen und ebenso vor dem Zugeben; die eingetauschte Karte darf man gleich
            zugeben
    }{ $closing_allowed ->
        [false] {""}
       *[true]
            { $exchange_after_opponent_close ->
                [true] . Nach dem Zudrehen gilt §3.6
               *[false] {""}
            }
    }.
paragraph-schnapsen-3-3 =
    { $exchange_requires_trick ->
        [true] Austauschen darf nur, wer schon einen Stich gemacht hat, im ersten Stich also niemand.
       *[false] Einen Stich braucht man dazu nicht: Die Vorhand darf schon beim allerersten Ausspielen austauschen.
    }
paragraph-schnapsen-3-4 =
    { $min_talon_to_exchange ->
        [2]
            Zum Austauschen müssen mindestens 2 Karten im Talon sein, die offene mitgezählt; das sind es immer, solange der Talon
            offen ist.
       *[other]
            Zum Austauschen müssen noch mindestens { $min_talon_to_exchange } Karten im Talon sein, die offene mitgezählt.
    }
paragraph-schnapsen-3-5 =
    { $closing_allowed ->
        [false] Ist der Talon aufgebraucht, wird nicht mehr ausgetauscht.
       *[true]
            { $exchange_after_opponent_close ->
                [true] Ist der Talon zugedreht oder aufgebraucht, wird nicht mehr ausgetauscht, außer nach §3.6.
               *[false] Ist der Talon zugedreht oder aufgebraucht, wird nicht mehr ausgetauscht.
            }
    } Ein niedrigster Trumpf, den man beim letzten Abheben bekommt, kommt zu spät.
paragraph-schnapsen-3-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $exchange_after_opponent_close ->
                [true]
                    Gleich nach dem Zudrehen entscheidet der Gegner des Zudrehers, ob er austauscht; einen Stich braucht er dazu
                    nicht{ $min_talon_to_exchange ->
                        [2] {""}
                       *[other] , wohl aber die { $min_talon_to_exchange } Karten im Talon aus §3.4
                    }. Gefragt wird er auch ohne den niedrigsten Trumpf, damit der Zudreher nichts erfährt, nur dann nicht, wenn
                    dieser selbst offen liegt. Danach geht es beim Zudreher weiter.
               *[false] Nach dem Zudrehen wird nicht mehr ausgetauscht, auch nicht vom Gegner des Zudrehers.
            }
    }

section-schnapsen-4 = Zudrehen
paragraph-schnapsen-4-1 =
    { $closing_allowed ->
        [false] Der Talon wird nie zugedreht.
       *[true]
            Wer ausspielt und glaubt, ohne neue Karten auf { $target_points } zu kommen, darf zudrehen: Die offene Trumpfkarte kommt
            verdeckt auf den Talon. Der Zudreher muss dann { $claim_mode ->
                [auto] { $target_points } erreichen
               *[manual] { $target_points } erreichen und sich ausmelden
            }; misslingt das, kostet es ihn Punkte (§8.3). Zugedreht wird höchstens einmal, und zurücknehmen kann man es nicht.
    }
paragraph-schnapsen-4-2 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $close_on_first_lead ->
                [false] Vor dem Ende des ersten Stichs darf niemand zudrehen.
               *[true] Die Vorhand darf schon beim allerersten Ausspielen zudrehen, bevor eine Karte gespielt ist.
            }
    }
paragraph-schnapsen-4-3 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $min_talon_to_close ->
                [2]
                    Zum Zudrehen müssen mindestens 2 Karten im Talon sein, die offene mitgezählt; das sind es immer, solange der
                    Talon offen ist.
               *[other]
                    Zum Zudrehen müssen noch mindestens { $min_talon_to_close } Karten im Talon sein, die offene mitgezählt.
            }
    }
paragraph-schnapsen-4-4 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $close_timing ->
                [before_or_after_draw]
                    Solange Zudrehen erlaubt ist, entscheidet vor dem Abheben, wer den Stich gemacht hat. Wird da zugedreht, haben
                    beide eine Karte weniger auf der Hand, und für §4.3 zählt der Talon vor dem Abheben; wer abhebt, darf beim
                    Ausspielen noch zudrehen.
               *[after_draw]
                    Zugedreht wird beim Ausspielen, wenn beide abgehoben haben, sodass beide { $hand_size } Karten auf der Hand haben.
            }
    }
paragraph-schnapsen-4-5 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            Nach dem Zudrehen hebt in diesem Spiel niemand mehr ab, und von der nächsten ausgespielten Karte an gilt §6. Die Karten
            im zugedrehten Talon zählen für niemanden.
    }
paragraph-schnapsen-4-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closing_scored_at ->
                [claim]
                    { $failed_close_value ->
                        [closer_zero] Beim Zudrehen wird nichts festgehalten, denn es hängt nichts davon ab.
                        [three] Beim Zudrehen wird nichts festgehalten, denn es hängt nichts davon ab.
                       *[other]
                            Beim Zudrehen wird festgehalten, ob der Gegner des Zudrehers einen Stich hat; das zählt bei §8.3.
                    }
               *[close]
                    Beim Zudrehen werden die Stiche und Augen festgehalten, die der Gegner des Zudrehers da hat, für §8.2 und §8.3;
                    eine Ansage, die noch nicht zählt, ist nicht dabei. In Wien heißt das finster zudrehen.
            }
    }

section-schnapsen-5 = Ansagen
paragraph-schnapsen-5-1 =
    { $king } und { $queen } einer Farbe sind ein Paar. Wer ausspielt und beide hat, darf es ansagen und zeigt es; in Trumpf zählt es
    40 Augen, in jeder anderen Farbe 20. Wer zugibt, kann nie ansagen.
paragraph-schnapsen-5-2 =
    { $marriage_lead_card ->
        [king] Nach einer Ansage muss der { $king } des Paars zu diesem Stich ausgespielt werden. Stechen muss er nicht.
       *[either]
            Nach einer Ansage muss eine der beiden Karten, { $king } oder { $queen }, zu diesem Stich ausgespielt werden. Stechen muss
            sie nicht.
    }
paragraph-schnapsen-5-3 =
    { $marriage_on_first_lead ->
        [forbidden]
            Beim allerersten Ausspielen darf nicht angesagt werden. Das betrifft nur die Vorhand: Wer später ausspielt, hat einen
            Stich.
       *[deferred]
            Angesagt werden darf schon beim allerersten Ausspielen. { $marriage_counted ->
                [next_trick] Die Ansage wartet auf den ersten Stich der Vorhand (§5.8).
               *[at_once]
                    { $marriage_needs_trick ->
                        [false] Die Ansage zählt, obwohl die Vorhand noch keinen Stich hat (§5.5).
                       *[true] Weil die Vorhand noch keinen Stich hat, muss die Ansage warten (§5.5).
                    }
            }
    }
paragraph-schnapsen-5-4 =
    Bei einem Ausspielen darf nur ein Paar angesagt werden. Ein zweites muss auf ein anderes Ausspielen warten, und dann müssen
    beide Karten noch auf der Hand sein.
paragraph-schnapsen-5-5 =
    { $marriage_counted ->
        [next_trick]
            Jede Ansage wartet auf den nächsten eigenen Stich (§5.8). Wer keinen mehr macht, bekommt dafür nichts.
       *[at_once]
            { $marriage_on_first_lead ->
                [forbidden] Keine Ansage muss auf einen Stich warten: Wer ansagen darf, hat schon einen (§5.3).
               *[deferred]
                    { $marriage_needs_trick ->
                        [false] Eine Ansage zählt auch ohne Stich und bleibt gültig, selbst wenn keiner folgt.
                       *[true]
                            Eine Ansage zählt erst, wenn man einen Stich hat. Bis dahin wartet sie und kommt zum ersten eigenen Stich
                            dazu; wer im ganzen Spiel keinen Stich macht, bekommt dafür nichts.
                    }
            }
    }
paragraph-schnapsen-5-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $marriage_after_close ->
                [false] Ist zugedreht, wird nicht mehr angesagt.
               *[true] Auch nach dem Zudrehen dürfen beide weiter ansagen, wenn sie ausspielen.
            }
    }
paragraph-schnapsen-5-7 =
    { $marriage_after_exhaustion ->
        [false] Ist der Talon aufgebraucht, wird nicht mehr angesagt.
       *[true] Auch wenn der Talon aufgebraucht ist, darf weiter angesagt werden.
    }
paragraph-schnapsen-5-8 =
    { $marriage_counted ->
        [next_trick]
            Jede Ansage zählt erst mit dem nächsten eigenen Stich, auch wenn man schon Stiche hat. Das kann der Stich sein, zu dem
            man eine Karte des Paars ausspielt.
       *[at_once]
            { $marriage_on_first_lead ->
                [forbidden] Eine Ansage zählt sofort.
               *[deferred]
                    { $marriage_needs_trick ->
                        [false] Eine Ansage zählt sofort.
                       *[true] Hat man schon einen Stich, zählt eine Ansage sofort.
                    }
            }
    }
paragraph-schnapsen-5-9 =
    Wer { $king } oder { $queen } ohne Ansage ausspielt, spielt eine Karte wie jede andere aus, auch wenn er beide hat. Das bringt
    nichts extra, und nachträglich ansagen kann man nicht.

section-schnapsen-6 =
    { $strict_follow ->
        [suit] Farbzwang
        [suit_trump] Farb- und Trumpfzwang
       *[strict] Farb- und Stichzwang
    }
paragraph-schnapsen-6-1 =
    { $closing_allowed ->
        [false] Ist der Talon aufgebraucht
       *[true] Ist der Talon zugedreht oder aufgebraucht
    }, gilt Farbzwang: Wer kann, muss Farbe bekennen und darf nicht mit Trumpf stechen.
paragraph-schnapsen-6-2 =
    { $strict_follow ->
        [strict]
            Wer Farbe bekennen kann, muss auch stechen, also eine höhere Karte der ausgespielten Farbe zugeben, wenn er eine hat,
            ebenso in Trumpf (Stichzwang). Hat er keine höhere, genügt jede Karte der Farbe.
       *[other] Stichzwang gilt nicht: Jede Karte der ausgespielten Farbe genügt.
    }
paragraph-schnapsen-6-3 =
    { $strict_follow ->
        [suit] Trumpfzwang gilt nicht: Auch wer die ausgespielte Farbe nicht hat, muss nicht mit Trumpf stechen.
       *[other]
            Wer die ausgespielte Farbe nicht hat, aber Trumpf, muss mit Trumpf stechen (Trumpfzwang). Welchen Trumpf er nimmt, ist
            frei.
    }
paragraph-schnapsen-6-4 =
    { $strict_follow ->
        [suit] Wer die ausgespielte Farbe nicht hat, darf jede Karte zugeben.
       *[other] Wer weder die ausgespielte Farbe noch Trumpf hat, darf jede Karte zugeben.
    }
paragraph-schnapsen-6-5 =
    Ausspielen darf man jede Karte, außer man hat gerade ein Paar angesagt (§5.2).

section-schnapsen-7 = Ausmelden
paragraph-schnapsen-7-1 =
    { $claim_mode ->
        [auto] Das Ziel sind { $target_points } Augen, gezählte Ansagen inbegriffen. Wer sie zuerst erreicht, gewinnt das Spiel.
       *[manual]
            Das Ziel sind { $target_points } Augen, gezählte Ansagen inbegriffen. Sie zu erreichen genügt nicht: Man muss sich
            ausmelden.
    }
paragraph-schnapsen-7-2 =
    { $claim_mode ->
        [auto] { not-with-automatic-claims }
       *[manual]
            { $claim_timing ->
                [any_time]
                    Ausmelden darf sich, wer an der Reihe ist, beim Ausspielen wie beim Zugeben, sogar vor der ersten Karte. Eine
                    ausgespielte Karte, auf die noch nicht zugegeben wurde, zählt für niemanden.
               *[trick_or_marriage]
                    Ausmelden darf man sich vor dem Ausspielen, wenn man gerade einen Stich gemacht oder ein Paar angesagt hat, und zwar
                    bis man ausspielt. { $closing_allowed ->
                        [false] Abheben und Austauschen dazwischen schaden nicht.
                       *[true]
                            { $close_timing ->
                                [before_or_after_draw]
                                    Abheben, Austauschen und Zudrehen dazwischen schaden nicht, und auch wer nach dem Stich vor dem
                                    Abheben entscheidet (§4.4), darf sich da schon ausmelden.
                               *[after_draw] Abheben, Austauschen und Zudrehen dazwischen schaden nicht.
                            }
                    }
            }
    }
paragraph-schnapsen-7-3 =
    Ausmelden beendet das Spiel sofort. Nach dem Ausmelden auf eine Ansage wird keine Karte mehr ausgespielt.
paragraph-schnapsen-7-4 =
    { $claim_mode ->
        [auto]
            Falsches Ausmelden gibt es nicht: Das Programm zählt mit, ohne Ansagen, die noch nicht zählen (§5.5, §5.8).
       *[manual]
            Zu Recht meldet sich aus, wer in diesem Augenblick { $target_points } Augen erreicht hat, ohne Ansagen, die noch nicht
            zählen (§5.5, §5.8). Wie viele der Gegner hat, ist egal.
    }
paragraph-schnapsen-7-5 =
    { $claim_mode ->
        [auto]
            Nach dem letzten Stich wird niemand gefragt. { $closing_allowed ->
                [false] Ist das Ziel nicht erreicht, gilt §8.7.
               *[true] Ist das Ziel nicht erreicht, gilt §8.7, nach dem Zudrehen aber §8.3.
            }
       *[manual]
            Wer den letzten Stich gemacht hat, wird noch einmal gefragt, egal wie die Augen stehen: ausmelden oder passen. { $closing_allowed ->
                [false] Nach dem Passen gilt §8.7.
               *[true] Nach dem Passen gilt §8.7, wenn zugedreht wurde aber §8.3.
            }
    }
paragraph-schnapsen-7-6 =
    { $claim_mode ->
        [auto]
            Das Programm meldet aus, sobald jemand durch einen Stich oder eine Ansage { $target_points } Augen erreicht. Selbst meldet
            sich niemand aus, und falsches Ausmelden gibt es nicht.
       *[manual] Jeder meldet sich selbst aus; das Programm nimmt es niemandem ab.
    }

# Womit man Schneider ist, und was Schwarz ausmacht.
fewer-than-schneider =
    { $schneider_threshold ->
        [one] weniger als 1 Auge
       *[other] weniger als { $schneider_threshold } Augen
    }
nothing-at-all =
    { $schwarz_basis ->
        [zero_points] keine Augen
       *[no_trick] keinen Stich
    }

section-schnapsen-8 = Was ein Spiel zählt
paragraph-schnapsen-8-1 =
    { $closing_allowed ->
        [false] Wer sich zu Recht ausmeldet, bekommt
       *[true] Wer sich ohne Zudrehen zu Recht ausmeldet, bekommt
    } 3 Punkte, wenn der Gegner { nothing-at-all } hat (Schwarz), 2, wenn er { fewer-than-schneider } hat (Schneider), und sonst 1.
paragraph-schnapsen-8-2 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closing_scored_at ->
                [claim]
                    Meldet sich der Zudreher zu Recht aus, bekommt er 3, 2 oder 1 wie in §8.1, nach dem, was der Gegner beim Ausmelden
                    hat.
               *[close]
                    Meldet sich der Zudreher zu Recht aus, bekommt er 3, 2 oder 1 wie in §8.1, aber nach dem, was der Gegner beim
                    Zudrehen hatte (§4.6). Was der Gegner danach noch macht, zählt nicht.
            }
    }
paragraph-schnapsen-8-3 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            Das Zudrehen misslingt, wenn das Spiel zu Ende geht, ohne dass sich der Zudreher zu Recht ausmeldet, egal wie die Augen
            stehen. { $failed_close_value ->
                [closer_zero] Der Gegner bekommt 2 Punkte, oder 3, wenn der Zudreher am Ende keine Augen hat.
                [three] Der Gegner bekommt immer 3 Punkte.
                [us1895]
                    Der Gegner bekommt 3 Punkte, wenn er beim Zudrehen keinen Stich hatte; sonst 2, wenn der Zudreher am Ende
                    { fewer-than-schneider } hat, und 1, wenn nicht.
               *[opp_trickless] Der Gegner bekommt 2 Punkte, oder 3, wenn er beim Zudrehen keinen Stich hatte.
            }
    }
paragraph-schnapsen-8-4 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $opponent_claim_after_close_value ->
                [closer_trickless]
                    Meldet sich der Gegner vor dem Zudreher zu Recht aus, bekommt er 2 Punkte, oder 3, wenn der Zudreher keinen Stich
                    hat.
                [two] Meldet sich der Gegner vor dem Zudreher zu Recht aus, bekommt er immer 2 Punkte.
               *[as_failed_close]
                    Meldet sich der Gegner vor dem Zudreher zu Recht aus, bekommt er so viel, wie misslungenes Zudrehen in diesem
                    Augenblick kostet (§8.3).
            }
    }
paragraph-schnapsen-8-5 =
    { $claim_mode ->
        [auto] { not-with-automatic-claims }
       *[manual]
            { $false_claim_value ->
                [two] Meldet sich jemand falsch aus, bekommt der Gegner immer 2 Punkte.
                [as_if_won] Meldet sich jemand falsch aus, bekommt der Gegner, was das Ausmelden zu Recht eingebracht hätte.
                [by_claimant]
                    Meldet sich jemand falsch aus, bekommt der Gegner 3, 2 oder 1 wie in §8.1, nach dem, was der Ausmelder hat.
               *[two_or_three]
                    Meldet sich jemand falsch aus, bekommt der Gegner 2 Punkte, oder 3, wenn er in diesem Augenblick keinen Stich hat.
            }
    }
paragraph-schnapsen-8-6 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $claim_mode ->
                [auto] { not-with-automatic-claims }
               *[manual]
                    { $closer_false_claim ->
                        [false_claim] Meldet sich der Zudreher falsch aus, kostet das so viel wie sonst (§8.5).
                       *[max]
                            Meldet sich der Zudreher falsch aus, ist auch das Zudrehen misslungen: Es zählt der größere Wert aus §8.3
                            und §8.5.
                    }
            }
    }
paragraph-schnapsen-8-7 =
    { $closing_allowed ->
        [false]
            { $claim_mode ->
                [auto] Hat bis zum letzten Stich niemand das Ziel erreicht
               *[manual] Hat sich bis zum Ende niemand ausgemeldet
            }
       *[true]
            { $claim_mode ->
                [auto] Hat niemand zugedreht und bis zum letzten Stich niemand das Ziel erreicht
               *[manual] Hat niemand zugedreht und sich bis zum Ende niemand ausgemeldet
            }
    }, { $no_claim_result ->
        [higher_total] bekommt, wer mehr Augen hat, 3, 2 oder 1 wie in §8.1. Gleich viele Augen sind ein Gleichstand (§8.8).
        [carry_one]
            { $claim_mode ->
                [auto] punktet niemand, und wer das nächste Spiel gewinnt, bekommt 1 Punkt mehr (§9.5).
               *[manual]
                    bekommt, wer allein { $target_points } Augen erreicht hat, 3, 2 oder 1 wie in §8.1. Hat das niemand oder haben es
                    beide, punktet niemand, und wer das nächste Spiel gewinnt, bekommt 1 Punkt mehr (§9.5).
            }
       *[last_trick_one] bekommt, wer den letzten Stich gemacht hat, 1 Punkt, egal wie die Augen stehen.
    }
paragraph-schnapsen-8-8 =
    { $no_claim_result ->
        [last_trick_one] Gleichstand kommt nicht vor: Irgendwer macht immer den letzten Stich.
        [carry_one] Gleichstand ist nichts Besonderes: Auch bei gleich vielen Augen gilt §8.7, und 1 Punkt bleibt stehen.
       *[higher_total]
            { $tie_result ->
                [next_plus_one] Bei Gleichstand punktet niemand, und wer das nächste Spiel gewinnt, bekommt 1 Punkt mehr (§9.5).
               *[redeal_same_dealer] Bei Gleichstand punktet niemand, und dieselbe Person gibt noch einmal.
            }
    }
paragraph-schnapsen-8-9 =
    { $last_trick_bonus ->
        [0] Der letzte Stich bringt nichts extra.
       *[other]
            Wer den letzten Stich macht, bekommt { $last_trick_bonus ->
                [one] 1 Auge
               *[other] { $last_trick_bonus } Augen
            } dazu{ $closing_allowed ->
                [false] {""}
               *[true] , aber nur, wenn nicht zugedreht wurde
            }. Das zählt sofort, also auch beim Ausmelden danach.
    }
paragraph-schnapsen-8-10 =
    { $closing_allowed ->
        [false] { not-without-closing }
       *[true]
            { $closed_game_multiplier ->
                [1] Ein zugedrehtes Spiel zählt nicht mehr, als oben steht.
               *[other]
                    Wurde zugedreht, zählt das Spiel { $closed_game_multiplier }-fach, egal wer gewinnt.{ $tie_result ->
                        [next_plus_one] {" "}Stehen gebliebene Punkte (§9.5) werden nicht vervielfacht.
                       *[other] {""}
                    }
            }
    }

section-schnapsen-9 = Die Partie
paragraph-schnapsen-9-1 =
    { $match_points ->
        [one]
            1 Punkt gewinnt die Partie, es entscheidet also das erste Spiel, das jemand gewinnt. Wer verliert, bekommt ein Bummerl.
       *[other]
            Gespielt wird, bis jemand { $match_points } Punkte hat und damit die Partie gewinnt. Wer verliert, bekommt ein Bummerl.
    }
paragraph-schnapsen-9-2 =
    { $score_direction ->
        [up] Gezählt wird von 0 hinauf; wer { $match_points } oder mehr hat, hat gewonnen.
       *[down]
            Gezählt wird hinunter: Beide beginnen bei { $match_points } und ziehen ab, was sie gewinnen; wer auf 0 kommt, hat
            gewonnen.
    }
paragraph-schnapsen-9-3 =
    { $dealer_rotation ->
        [winner]
            Wer ein Spiel gewinnt, gibt das nächste.{ $tie_result ->
                [na] {""}
               *[other] {" "}Hat niemand gewonnen, gibt dieselbe Person noch einmal.
            }
        [loser]
            Wer ein Spiel verliert, gibt das nächste.{ $tie_result ->
                [na] {""}
               *[other] {" "}Hat niemand gewonnen, gibt dieselbe Person noch einmal.
            }
       *[alternate]
            Gegeben wird abwechselnd, egal wer gewinnt.{ $tie_result ->
                [na] {""}
                [redeal_same_dealer] {" "}Nur nach Gleichstand (§8.8) gibt dieselbe Person noch einmal.
               *[next_plus_one] {" "}Auch nach einem Spiel, das niemand gewonnen hat, wird gewechselt.
            }
    }
paragraph-schnapsen-9-4 =
    { $schneider_bummerl ->
        [1] Wer die Partie verliert, bekommt 1 Bummerl, egal wie hoch er verliert.
       *[other]
            Wer die Partie verliert, bekommt 1 Bummerl, ohne einen einzigen Punkt in der ganzen Partie aber { $schneider_bummerl }
            (Schneider-Bummerl).
    }
paragraph-schnapsen-9-5 =
    { $tie_result ->
        [na] Stehen bleibt nie etwas: Jedes Spiel hat einen Sieger.
        [redeal_same_dealer] Stehen bleibt nie etwas: Nach Gleichstand zählt das nächste Spiel wie jedes andere.
       *[next_plus_one]
            Einen stehen gebliebenen Punkt bekommt, wer das nächste Spiel gewinnt, zu dessen Wert dazu und egal wie es gewonnen wurde.
            Mehrere Spiele ohne Sieger hintereinander geben je einen Punkt; mit der Partie verfällt, was noch steht.
    }

section-schnapsen-10 = Was man ansehen darf
paragraph-schnapsen-10-1 =
    { $trick_review ->
        [own_only] Die eigenen Stiche darf man durchsehen, die des Gegners nie.
        [last_only] Nur den letzten Stich darf man ansehen, egal wer ihn gemacht hat, und nur bis zum nächsten Ausspielen.
        [none] Gemachte Stiche bleiben verdeckt: Niemand darf sie noch einmal ansehen.
       *[own_all]
            Die eigenen Stiche darf man durchsehen, den letzten Stich des Gegners nur bis zum nächsten Ausspielen.
    }
paragraph-schnapsen-10-2 =
    Wie sehr ein Tisch dem Gedächtnis hilft, wird am Tisch eingestellt, für beide gleich, und ist keine Regel des Spiels. Er zeigt
    nur die offenen Karten und was §10.1 erlaubt, oder auch die eigenen Augen, oder die Augen beider und Tipps, oder dazu noch
    gefallene Karten und Zurücknehmen.
paragraph-schnapsen-10-3 =
    Nur mit echten Karten: Wer gegen den Zwang zugibt, verliert das Spiel, meist um 3 Punkte. Hier wird keine verbotene Karte
    angenommen, also gibt es nichts zu bestrafen.
paragraph-schnapsen-10-4 =
    Nur mit echten Karten: Bei manchen Turnieren muss man sich für einen Zwanziger oder Vierziger vor dem Ausspielen eine Marke
    nehmen. Hier wird eigens angesagt, und vergessen kann man nichts.
