# Wie man gut spielt: strategy-<Regeln>-<Punkt>, mit Überschrift. Die Ränge heißen wie im Blatt der Leserin: $queen ist „Ober“, wo die Farben
# deutsch sind. Je ein Absatz, in der zweiten Person, wenige Sätze.

strategy-schnapsen-points-title = Zähl bis 66, und bis 33
strategy-schnapsen-points =
    Merk dir zwei Zahlen, deine Augen und die des anderen, und zähl jeden Stich sofort dazu. Alle Karten zusammen haben 120 Augen, Ansagen
    kommen dazu. Mit 66 darfst du ausmelden, mit 33 bist du vor dem Schneider sicher. Fehlt dir wenig, dann frag dich, welcher Stich den
    Rest bringt; fehlt dem anderen wenig, dann frag dich, welche deiner Karten ihm den Rest schenkt.
strategy-schnapsen-cards-title = Merk dir, was weg ist
strategy-schnapsen-cards =
    Fang mit den Trümpfen an, dann die Asse und Zehner jeder Farbe. Ist der Talon aufgebraucht, so hält der andere genau die Karten, die du
    nicht gesehen hast: Die letzten fünf Stiche spielst du wie mit offenen Karten. Im Beispiel wirken Kreuz und Herz verlockend, aber nur
    das kleine Pik gewinnt: Es kostet den anderen einen Trumpf, und was danach kommt, ist mehr wert als der Stich.
strategy-schnapsen-open-title = Fette Stiche billig holen
strategy-schnapsen-open =
    Solange der Talon offen ist, muss niemand Farbe bekennen. Ein kleiner Trumpf darf also einen Zehner oder ein Ass stechen, und dafür sind
    kleine Trümpfe da. Verbrauch sie nicht für leere Stiche: Was du jetzt stichst, fehlt dir, wenn Farbzwang gilt. Spiel aus, was du
    entbehren kannst, und behalte das Trumpf-Ass, bis es den Zehner fängt.
strategy-schnapsen-discards-title = Klein verlieren, und behalten, was ein Paar werden kann
strategy-schnapsen-discards =
    Kannst oder willst du nicht stechen, dann gib die Karte, die dir am wenigsten nützt. Das ist nicht immer die kleinste: Zu einem König,
    dessen Gegenstück ({ $queen }) noch nicht gefallen ist, kann noch ein Paar werden, und ein Zehner ohne Ass ist leicht verloren. Wessen
    König schon weg ist, die gib her.
strategy-schnapsen-marriages-title = Ein Paar braucht das Ausspiel
strategy-schnapsen-marriages =
    Vierzig Augen sind mehr, als die meisten Blätter in Stichen machen, zwanzig sind zwei gute Stiche. Aber ansagen darf nur, wer ausspielt,
    und sofort zählt es nur mit einem Stich. Hast du ein Paar, so behalte eine Karte, die dich ans Spiel bringt, und sag an, ehe der
    Talon weg ist und ehe der andere ausmelden kann. Danach spielst du eine der beiden aus, meist die kleinere.
strategy-schnapsen-exchange-title = Tausch, sobald du kannst
strategy-schnapsen-exchange =
    Aus dem kleinsten Trumpf wird die aufgedeckte Karte, oft ein Ass oder Zehner, und es kostet nichts. Tausch beim ersten Ausspiel:
    Später kann der andere zudrehen oder die letzte Karte heben. Warten verbirgt nur, was du hältst, und das ist selten einen
    Trumpf-Zehner wert.
strategy-schnapsen-closing-title = Dreh zu, wenn du die Stiche zählen kannst
strategy-schnapsen-closing =
    Wer zudreht, verspricht 66 mit den Karten in der Hand. Zähl die sicheren Stiche: Trümpfe von oben, Asse, was der andere zugeben muss,
    ein Paar. Macht das 66, dann dreh zu, und zwar früh, solange der andere keinen Stich oder weniger als 33 hat. Jeder weitere
    Stich von ihm kann dich einen oder zwei Punkte kosten.
strategy-schnapsen-patience-title = Ein starkes Blatt ist noch kein zugedrehtes
strategy-schnapsen-patience =
    Drei hohe Trümpfe und ein Ass sehen zum Zudrehen aus. Aber zähl nach: Ohne Paar bringen fünf Stiche selten 66, und was du nicht
    fangen kannst, behält der andere. Bei offenem Talon zieht dasselbe Blatt Trümpfe nach, findet Paare und verliert durch Warten
    nichts. Misslingt das Zudrehen, kostet es zwei oder drei Punkte.
strategy-schnapsen-claiming-title = Rechtzeitig ausmelden
strategy-schnapsen-claiming =
    Sobald du sicher 66 hast, hör auf und melde aus. Wer weiterspielt, schenkt dem anderen Stiche, rettet ihn aus dem Schneider und verliert
    vielleicht noch den letzten Stich. Wer zu früh ausmeldet, verliert zwei oder drei Punkte auf einmal. Darum zählst du vom
    ersten Stich an.
strategy-schnapsen-sixty_six-title = Sechsundsechzig ist Schnapsen mit Neunern
strategy-schnapsen-sixty_six =
    Mit sechs Karten und längerem Talon ist mehr Zeit: mehr Stiche ohne Farbzwang, mehr Karten, die ein Paar ergänzen, und weniger Augen
    im Durchschnittsstich. Neuner sind die Karten zum Verlieren. Der letzte Stich zählt zehn; ist niemand nahe an 66,
    dann heb dir dafür einen Trumpf auf.

strategy-sixty_six_multi-partner-title = Füttere die Stiche deines Partners
strategy-sixty_six_multi-partner =
    Gehört der Stich sicher deinem Partner, so gib den Zehner oder König dazu: Die Augen zählen für euch beide. Gehört er den
    Gegnern, gib das Wenigste. Wer zuletzt spielt, weiß, wem er gehört; wer als Zweiter spielt, wirft keine hohe Karte unter die,
    die noch kommt.
strategy-sixty_six_multi-trumps-title = Zieh Trümpfe, wenn deine Seite vorn ist
strategy-sixty_six_multi-trumps =
    Farbzwang gilt vom ersten Stich an, ein Ass ist also nur sicher, solange niemand es stechen kann. Mit langen Trümpfen spiel sie
    zuerst; mit kurzen spiel die Farbe deines Asses, ehe die anderen keine mehr haben.
strategy-sixty_six_multi-alone-title = Zwei gegen den, der vorn liegt
strategy-sixty_six_multi-alone =
    Zu dritt spielt jeder für sich, aber wer kurz vor dem Ziel steht, geht alle an. Lass ihm kleine Stiche, und gib deine fetten Karten
    dem Dritten, wenn du den Stich nicht selbst machst.
strategy-sixty_six_multi-last_trick-title = Denk an den letzten Stich
strategy-sixty_six_multi-last_trick =
    Wo der letzte Stich zehn zählt, ist er so gut wie ein Zehner. Behalte einen Trumpf oder die höchste Karte einer Farbe, die die anderen
    schon abgeworfen haben.

strategy-dreier-calling-title = Was eine Ansage braucht
strategy-dreier-calling =
    Für das normale Spiel genügen drei sichere Stiche und gute Trümpfe. Für Spiele ohne Trumpf zähl die Karten, die dich schlagen
    können: Jede, die du nicht herausziehst, kann das Spiel kosten. Der Talon hilft wenig: Von den Karten, auf die du hoffst,
    liegen die meisten bei den anderen.
strategy-dreier-together-title = Die zwei spielen wie einer
strategy-dreier-together =
    Gegen den Rufer zählen zwei Blätter zusammen. Gib dem Stich deines Partners die fette Karte wie im Beispiel, und stich ihn nie. Spielst du
    aus, dann durch den Rufer hindurch zu deinem Partner, in der Farbe, in der dem Rufer die hohen Karten fehlen.
strategy-dreier-place-title = Wo der Rufer sitzt, sagt dir, was du ausspielst
strategy-dreier-place =
    Spielt der Rufer als Letzter, dann spiel klein aus: Hohes würde nur gefangen. Spielt er als Zweiter, dann spiel hoch aus, damit es ihn
    einen Trumpf oder ein Ass kostet.
strategy-dreier-talon-title = Was du weglegst
strategy-dreier-talon =
    Hast du den Talon genommen, dann mach dich in einer Farbe frei, damit du sie stechen kannst, und lass Paare beisammen. Weggelegte Augen
    zählen für dich, wo die Regeln es sagen, aber ein Zehner hinter seinem Ass ist in der Hand mehr wert.

strategy-bauernschnapsen-calling-title = Sag an, was du siehst
strategy-bauernschnapsen-calling =
    Lange Farben von oben ohne Lücke: Daraus sind die großen Spiele gemacht. Im Beispiel gibt es keinen Trumpf, und Kreuz kann niemand
    aufhalten. Ein Spiel, das zweimal Glück braucht, ist weniger wert, als es zahlt. Schau auf den Stand: Bei 20 von 24 reicht vielleicht ein
    kleines sicheres Spiel, bei 5 zu 20 ist ein gewagtes billig.
strategy-bauernschnapsen-feeding-title = Schmieren, aber nur, was sicher ist
strategy-bauernschnapsen-feeding =
    Macht dein Partner den Stich, dann gib die Karte mit den meisten Augen, die dir später keinen Stich macht. Ein blankes Ass, das
    gestochen werden kann, gibst du besser jetzt. Machen ihn die Gegner, dann gib das Kleinste und behalte die Zehner.
strategy-bauernschnapsen-contracts-title = Beim Schnapser helfen, beim Land darunter bleiben
strategy-bauernschnapsen-contracts =
    Beim Schnapser braucht dein Partner 66 in drei Stichen: Leg deine höchsten Augen unter seine Karten und nimm ihm den Stich nicht ab. Beim
    Land und beim Bauernschnapser braucht er jeden Stich: Leg das Kleinste, damit du ihn nicht überstichst.
strategy-bauernschnapsen-kontra-title = Kontra, wenn du zählen kannst
strategy-bauernschnapsen-kontra =
    Kontra lohnt sich, wenn du das Spiel öfter schlägst als nicht. Zwei sichere Trumpfstiche gegen das normale Spiel oder die eine Karte, die
    ein Land aufhält, sind ein Grund; ein gutes Gefühl ist keiner, denn es verrät auch, wo die Trümpfe sitzen.
strategy-bauernschnapsen-trump-title = Trumpf macht die Länge, nicht die Schönheit
strategy-bauernschnapsen-trump =
    Nenn von drei Karten die Farbe, von der du zwei hast, oder die mit einem König oder { $queen }, zu denen das Gegenstück noch kommen
    kann. Ein einzelnes Ass macht in jeder Farbe einen Stich, Trumpf oder nicht.

strategy-thousand-bidding-title = Reize, was du zählen kannst
strategy-thousand-bidding =
    Zähl die Stiche jeder Farbe von oben, deine Paare, und für den Stock nicht mehr als zehn oder fünfzehn. Ohne Paar sind 100 selten zu
    machen, und die Grenze von 120 hat ihren Grund. Zu hoch reizen ist der teuerste Fehler: Du verlierst das Gebot, und die Gegner
    schreiben an. Musst du 100 mit einem schlechten Blatt spielen, dann halte den Verlust klein.
strategy-thousand-passing-title = Gib her, was die anderen nicht brauchen
strategy-thousand-passing =
    Die zwei Karten, die du weitergibst, kommen gegen dich zurück. Gib Neuner und blanke { $jack }, wo die anderen weder Ass noch Zehner und
    kein halbes Paar gewinnen. Mach eine Farbe kurz, zerreiß nie ein Paar. Ein König oder { $queen }, deren Gegenstück du nicht gesehen hast,
    kann jemandem zum Paar fehlen.
strategy-thousand-first_trick-title = Erst ein Stich, dann das Paar
strategy-thousand-first_trick =
    An den meisten Tischen darf nur ansagen, wer schon einen Stich hat. Zieh ein sicheres Ass, dann sag an. Von zwei Paaren sag das
    zuletzt an, dessen Farbe Trumpf bleiben soll: Jedes neue wechselt den Trumpf.
strategy-thousand-marriages-title = Das Paar macht Trumpf, und Trumpf macht Stiche
strategy-thousand-marriages =
    Ein Paar zählt seine Augen, und von da an schlägt seine Farbe alle anderen. Sag an, ehe deine Asse und Zehner von fremden Trümpfen
    gestochen werden. Spiel Trumpf, bis die anderen keinen mehr haben, dann deine lange Farbe.
strategy-thousand-defending-title = Zu zweit gegen den Spieler, und doch allein
strategy-thousand-defending =
    Beide Gegner wollen, dass das Gebot fällt, aber jeder schreibt seine eigenen Stiche an. Nimm den Stich, den sonst der Spieler nähme; füttere den
    Partner, wenn das Gebot daran scheitern kann. Ist das Gebot nicht mehr zu schlagen, dann spiel auf eigene Augen.
strategy-thousand-barrel-title = Auf dem Fass
strategy-thousand-barrel =
    Auf dem Fass musst du in drei Runden einmal das Spiel bekommen und dein Gebot erfüllen. Wart nicht auf die dritte. Gegen einen, der auf
    dem Fass sitzt, biete fünf mehr, als dir lieb ist: Wenig zu verlieren ist besser, als ihn gewinnen zu lassen.
strategy-thousand-bolts-title = Kein dritter Bolzen
strategy-thousand-bolts =
    Eine Runde ohne Stich kostet zweimal nichts und beim dritten Mal viel. Mit zwei Bolzen behalte einen sicheren Stich, ein Ass oder einen
    gedeckten Zehner, auch wenn eine andere Karte gegen das Gebot besser wäre.
