# Wie man gut spielt: strategy-<Regeln>-<Punkt>, mit Überschrift. Die Ränge heißen wie im Blatt der Leserin: $queen ist „Ober“, wo die Farben
# deutsch sind. Je ein Absatz, in der zweiten Person, wenige Sätze.

# Was zu einer Antwort gesagt wird; $less, $value und $best sind Punkte im Spiel oder Augen beim Tausender.
strategy-decimal = ,
strategy-right = Richtig.
strategy-as-good = Genauso gut: Die Spieler des Programms sehen keinen Unterschied zu ihrer eigenen Wahl.
strategy-too-early = Dafür hast du noch nicht genug: Wer falsch ausmeldet, verliert das Spiel sofort.
strategy-unweighed = Hier nicht das Beste. Was es kostet, hängt zu sehr von den anderen ab, um es in einer Zahl zu sagen.
strategy-worse = Es gibt etwas Besseres. Nach der Rechnung der Spieler des Programms bringt das im Schnitt { $value } Punkte, das Beste { $best }: Es kostet { $less }.
strategy-worse-points = Es gibt etwas Besseres. Nach der Rechnung der Spieler des Programms bringt das im Schnitt { $value } Augen, das Beste { $best }: Es kostet { $less }.

strategy-schnapsen-points-title = Zähl bis 66, und bis 33
strategy-schnapsen-points =
    Merk dir zwei Zahlen, deine Augen und die des anderen, und zähl jeden Stich sofort dazu. Alle Karten zusammen haben 120 Augen,
    Ansagen kommen dazu. Mit 66 darfst du ausmelden, mit 33 bist du vor dem Schneider sicher. Fehlt dir wenig, dann frag dich,
    welcher Stich den Rest bringt; fehlt dem anderen wenig, dann frag dich, welche deiner Karten ihm den Rest schenkt.
strategy-schnapsen-cards-title = Merk dir, was weg ist
strategy-schnapsen-cards =
    Fang mit den Trümpfen an, dann die Asse und Zehner jeder Farbe. Ist der Talon aufgebraucht, so hält der andere genau die
    Karten, die du nicht gesehen hast: Die letzten fünf Stiche spielst du wie mit offenen Karten. Im Beispiel wirken Kreuz und
    Herz verlockend, aber nur das kleine Pik gewinnt: Es kostet den anderen einen Trumpf, und was danach kommt, ist mehr wert als
    der Stich.
strategy-schnapsen-cards-why =
    Der andere hat kein Pik mehr und muss die kleine Karte stechen. Mit einem Trumpf weniger kann er dein Herz und dein Kreuz
    nicht mehr aufhalten.
strategy-schnapsen-open-title = Fette Stiche billig holen
strategy-schnapsen-open =
    Solange der Talon offen ist, muss niemand Farbe bekennen. Ein kleiner Trumpf darf also einen Zehner oder ein Ass stechen, und
    dafür sind kleine Trümpfe da. Verbrauch sie nicht für leere Stiche: Was du jetzt stichst, fehlt dir, wenn Farbzwang gilt.
    Spiel aus, was du entbehren kannst, und behalte das Trumpf-Ass, bis es den Zehner fängt.
strategy-schnapsen-open-why =
    Der Herz-König ist Trumpf und holt den Zehner sicher heim. Warten bringt nichts, und die drei anderen Könige können diesen
    Stich nicht machen.
strategy-schnapsen-discards-title = Klein verlieren, und behalten, was ein Paar werden kann
strategy-schnapsen-discards =
    Kannst oder willst du nicht stechen, dann gib die Karte, die dir am wenigsten nützt. Das ist nicht immer die kleinste: Zu
    einem König, dessen Gegenstück ({ $queen }) noch nicht gefallen ist, kann noch ein Paar werden, und ein Zehner ohne Ass ist
    leicht verloren. Wessen König schon weg ist, die gib her.
strategy-schnapsen-discards-why =
    Der Pik-König ist schon weg, also wird aus dieser Karte kein Paar mehr. Der Stich ist wenig wert; deine Trümpfe und Zehner und
    König in Kreuz sind alle nützlicher.
strategy-schnapsen-marriages-title = Ein Paar braucht das Ausspiel
strategy-schnapsen-marriages =
    Vierzig Augen sind mehr, als die meisten Blätter in Stichen machen, zwanzig sind zwei gute Stiche. Aber ansagen darf nur, wer
    ausspielt, und sofort zählt es nur mit einem Stich. Hast du ein Paar, so behalte eine Karte, die dich ans Spiel bringt, und
    sag an, ehe der Talon weg ist und ehe der andere ausmelden kann. Danach spielst du eine der beiden aus, meist die kleinere.
strategy-schnapsen-marriages-why =
    Du hast einen Stich, also zählen die vierzig sofort, und zugedreht kommt dem anderen nichts mehr in die Hand. Spielst du eine
    der beiden stumm aus, ist das Paar dahin.
strategy-schnapsen-exchange-title = Tausch, sobald du kannst
strategy-schnapsen-exchange =
    Aus dem kleinsten Trumpf wird die aufgedeckte Karte, oft ein Ass oder Zehner, und es kostet nichts. Tausch beim ersten
    Ausspiel: Später kann der andere zudrehen oder die letzte Karte heben. Warten verbirgt nur, was du hältst, und das ist selten
    einen Trumpf-Zehner wert.
strategy-schnapsen-exchange-why =
    Aus dem kleinsten Trumpf wird das Ass. Der andere ist hier gefährlich: Ohne den Tausch verlierst du im Schnitt, mit ihm steht
    es gleich.
strategy-schnapsen-closing-title = Dreh zu, wenn du die Stiche zählen kannst
strategy-schnapsen-closing =
    Wer zudreht, verspricht 66 mit den Karten in der Hand. Zähl die sicheren Stiche: Trümpfe von oben, Asse, was der andere
    zugeben muss, ein Paar. Macht das 66, dann dreh zu, und zwar früh, solange der andere keinen Stich oder weniger als 33 hat.
    Jeder weitere Stich von ihm kann dich einen oder zwei Punkte kosten.
strategy-schnapsen-closing-why =
    Kreuz von oben, das Karo-Ass und was der andere zugeben muss bringen deine 25 über 66, und nur ein Trumpf ist gegen dich. Er
    hat 14, also zahlt es zwei Punkte, was immer er hält; bei offenem Talon kann er noch auf 33 kommen.
strategy-schnapsen-reading-title = Lies das andere Blatt, bevor du zudrehst
strategy-schnapsen-reading =
    Dreh zu nach dem, was der andere hält, nicht nach dem, was du hoffst. Angesagte Karten kennst du: Wer ein Paar gezeigt und
    eine Hälfte ausgespielt hat, hält die andere noch. Dann geh Farbe für Farbe durch, was du noch nicht gesehen hast. Fehlt dir
    von einer Farbe nur eine Karte, kann sie höchstens einmal bedient werden; ein Trumpf, der nicht mehr fehlt, kann dich nicht
    stechen. Auch was er unter deine Stiche legt, sagt etwas: Niemand gibt ein Ass her, das er behalten kann.
strategy-schnapsen-reading-why =
    Den Herz-König kennst du von der Ansage, der Kreuz-König ist der einzige Trumpf, den du nicht gesehen hast, und in Pik fehlt
    nur eine kleine Karte. Dein Paar, der Trumpf-Zehner und zwei hohe Pik machen zugedreht mindestens 76, und der andere bleibt
    unter 33.
strategy-schnapsen-patience-title = Ein starkes Blatt ist noch kein zugedrehtes
strategy-schnapsen-patience =
    Drei hohe Trümpfe und ein Ass sehen zum Zudrehen aus. Aber zähl nach: Ohne Paar bringen fünf Stiche selten 66, und was du
    nicht fangen kannst, behält der andere. Bei offenem Talon zieht dasselbe Blatt Trümpfe nach, findet Paare und verliert durch
    Warten nichts. Misslingt das Zudrehen, kostet es zwei oder drei Punkte.
strategy-schnapsen-patience-why =
    Spiel Trumpf und lass den Talon offen: Das bringt im Schnitt fast drei Punkte. Zugedreht verliert dasselbe Blatt eher, denn
    fünf Stiche ohne Paar machen selten 66.
strategy-schnapsen-claiming-title = Rechtzeitig ausmelden
strategy-schnapsen-claiming =
    Sobald du sicher 66 hast, hör auf und melde aus. Wer weiterspielt, schenkt dem anderen Stiche, rettet ihn aus dem Schneider
    und verliert vielleicht noch den letzten Stich. Wer zu früh ausmeldet, verliert zwei oder drei Punkte auf einmal. Darum zählst
    du vom ersten Stich an.
strategy-schnapsen-claiming-why =
    Du hast 76. Wer zugedreht hat und nicht ausmeldet, hat noch nichts gewonnen, und die letzte Karte kann noch verloren gehen.
strategy-schnapsen-unclaimed-title = Wer nie ausmeldet, kann ein gewonnenes Spiel verlieren
strategy-schnapsen-unclaimed =
    Niemand zählt für dich. Meldet keiner aus, so entscheidet der letzte Stich, ganz gleich, wie viele Augen auf deiner Seite
    liegen; und jeder Stich, den du noch hergibst, bringt den anderen näher an die eigenen 66 und aus dem Schneider. So wird aus
    zwei gewonnenen Punkten ein verlorener: ein Unterschied von drei, für ein einziges Wort.
strategy-schnapsen-unclaimed-why =
    Du hast 68, der andere hat 26 und drei Karten, die alle drei Stiche machen. Jetzt ausgemeldet bringt das Spiel zwei Punkte;
    weitergespielt ist es verloren.

strategy-sixty_six-nines-title = Vierundzwanzig Karten, sechs in der Hand
strategy-sixty_six-nines =
    Neuner zählen nichts und gewinnen wenig: Spiel sie aus, wenn du ausspielen musst, und wirf sie ab, wenn du verlierst. Im Talon
    liegen zwölf Karten, bis zu sechs Stiche lang muss also niemand bedienen. Ein Paar hat Zeit, sich zu finden, und ein kleiner
    Trumpf findet mehr Zehner zum Stechen als beim Schnapsen. Hab es mit den Assen nicht eilig: Niemand muss bedienen, und selbst
    ein Trumpf-Neuner sticht sie.
strategy-sixty_six-counting-title = Zähl bis 66, und vergiss die zehn am Schluss nicht
strategy-sixty_six-counting =
    Die Karten haben weiterhin 120 Augen, denn Neuner bringen keine dazu. Der Durchschnittsstich ist aber nur zehn wert statt
    zwölf, und der letzte bringt zehn extra. Die 66 kommen also später: Zähl beide Seiten mit, Stich für Stich, und frag dich, was
    noch fehlt. Die acht Asse und Zehner sind 84 der 120 Augen; liegen sechs davon beim anderen, helfen dir auch Trümpfe nicht
    mehr.
strategy-sixty_six-exchange-title = Mach einen Stich, dann tausch den Neuner
strategy-sixty_six-exchange =
    Der Trumpf-Neuner holt die aufgedeckte Karte, an den meisten Tischen erst, wenn du einen Stich hast, und nur vor dem
    Ausspielen. Ein billiger Stich am Anfang ist deshalb mehr wert als seine Augen. Die Karte, die du bekommst, kann die Hälfte
    eines Paars sein: Schau sie an, bevor du einen hohen Trumpf abwirfst.
strategy-sixty_six-exchange-why =
    Die aufgedeckte Karte passt zu deinem Trumpf-König: Für einen Neuner bekommst du ein Paar zu vierzig und kannst es gleich
    ansagen.
strategy-sixty_six-marriages-title = Sag an, solange der Talon offen ist
strategy-sixty_six-marriages =
    Beim deutschen Sechsundsechzig darf nichts mehr angesagt werden, sobald der Talon zugedeckt oder aufgebraucht ist; die
    amerikanischen und die bulgarischen Regeln erlauben es. Wo es verboten ist, sind aus einem Paar, das zu lange wartet, nur noch
    zwei Karten geworden. Bist du am Ausspielen und hast ein Paar, dann sag es an; bist du es nicht, dann behalte etwas, das
    billig einen Stich macht.
strategy-sixty_six-marriages-why =
    Vierzig Augen bringen dich von 14 auf 54, danach fehlen zwei Stiche. Deckst du vorher zu, darfst du nicht mehr ansagen und
    verlierst das Spiel.
strategy-sixty_six-deny-title = Sein Paar zählt erst mit seinem ersten Stich
strategy-sixty_six-deny =
    Sagt jemand ein Paar an, der noch keinen Stich hat, so warten die Augen nur. Solange alle Stiche dir gehören, sind sie nichts
    wert. Nimm also gleich den nächsten, notfalls mit einer hohen Karte, und mach weiter, solange es wenig kostet.
strategy-sixty_six-deny-why =
    Der andere hat noch keinen Stich: Nimmt das Ass diesen, hängen die zwanzig weiter in der Luft. Der Trumpf-König könnte es
    auch, aber den brauchst du noch; und lässt du den Stich laufen, zählen sie sofort.
strategy-sixty_six-closing-title = Deck zu, wenn das Ziel in Sicht ist
strategy-sixty_six-closing =
    Nach dem Zudecken gilt sofort Farbzwang, der letzte Stich zählt keine zehn mehr, und beim deutschen Sechsundsechzig darf
    niemand mehr ansagen. Deck also nur mit einer Rechnung zu: was du hast, dazu die Stiche von oben in Trumpf und in den anderen
    Farben, dazu zwei bis drei Augen je Stich aus der fremden Hand. Sechs Karten sind mehr als fünf, lange Trümpfe sind hier also
    stärker; aber mit jedem Neuner in der Hand macht ein anderer den Stich.
strategy-sixty_six-closing-why =
    Der Zehner ist jetzt der höchste Trumpf und fängt den König, den einzigen anderen, der gegen dich stehen kann; danach ist das
    Kreuz-Ass sicher. Das macht mehr als 66, was immer der andere zugibt, und er bleibt bei 27: zwei Punkte.
strategy-sixty_six-last_trick-title = Bereite den letzten Stich vor
strategy-sixty_six-last_trick =
    Ist der Talon aufgebraucht, so zählt der letzte der sechs Stiche zehn extra. Zieh die Trümpfe, die noch fehlen, solange du die
    höheren hast, spiel deine Asse, wenn sie sicher sind, und behalte für den Schluss, was niemand schlagen kann.
strategy-sixty_six-last_trick-why =
    Zwei kleine Trümpfe fehlen noch. Der König zieht einen davon, und vorher ist keines deiner Asse sicher. Mit jeder anderen
    Karte verlierst du das Spiel.

strategy-sixty_six_multi-partner-title = Füttere die Stiche deines Partners
strategy-sixty_six_multi-partner =
    Gehört der Stich sicher deinem Partner, so gib den Zehner oder König dazu: Die Augen zählen für euch beide. Gehört er den
    Gegnern, gib das Wenigste. Wer zuletzt spielt, weiß, wem er gehört; wer als Zweiter spielt, wirft keine hohe Karte unter die,
    die noch kommt.
strategy-sixty_six_multi-partner-why =
    Das Ass deines Partners macht den Stich, und euch fehlen vier Augen. Mit dem Zehner ist es entschieden; der König würde auch
    reichen, aber der Zehner könnte später gefangen werden.
strategy-sixty_six_multi-aces-title = In der ersten Runde ist ein Ass am sichersten
strategy-sixty_six_multi-aces =
    Farbzwang gilt, also hat in der ersten Runde einer Farbe noch jeder eine Karte, und das Ass gewinnt. In der zweiten ist jemand
    frei und sticht. Wird die Farbe deines Asses zum ersten Mal gespielt, dann nimm es, auch als Zweiter: Der Zehner muss darunter
    fallen oder zurückbleiben.
strategy-sixty_six_multi-aces-why =
    Kreuz ist noch nicht gespielt worden, also hält das Ass jetzt. Mit der kleinen Karte überlässt du den Stich vielleicht dem
    Zehner, und in der nächsten Runde wird dein Ass gestochen.
strategy-sixty_six_multi-tens-title = Zähl die Zehner
strategy-sixty_six_multi-tens =
    Asse und Zehner sind 84 der 120 Augen, und mit sechs oder acht Karten siehst du nur wenige davon. Merk dir die vier Zehner:
    Ist das Ass dazu gefallen, so ist der Zehner die höchste Karte seiner Farbe; ist es noch draußen, so ist er in Gefahr, bis er
    in einen Stich des Partners kommt. Dein eigener Zehner gehört unter einen sicheren Stich oder hinter sein Ass; spiel ihn nie
    aus, solange das Ass hinter dir sitzen kann.
strategy-sixty_six_multi-tens-why =
    Ass, König und das Gegenstück zum König sind in Pik gefallen, dein Zehner ist jetzt die beste Karte der Farbe. Spiel ihn
    gleich: Mit jeder Runde, die du wartest, wird er eher gestochen.
strategy-sixty_six_multi-trumps-title = Zieh Trümpfe, wenn deine Seite vorn ist
strategy-sixty_six_multi-trumps =
    Farbzwang gilt vom ersten Stich an, ein Ass ist also nur sicher, solange niemand es stechen kann. Mit langen Trümpfen spiel
    sie zuerst; mit kurzen spiel die Farbe deines Asses, ehe die anderen keine mehr haben.
strategy-sixty_six_multi-alone-title = Zwei gegen den, der vorn liegt
strategy-sixty_six_multi-alone =
    Zu dritt spielt jeder für sich, aber wer kurz vor dem Ziel steht, geht alle an. Lass ihm kleine Stiche, und gib deine fetten
    Karten dem Dritten, wenn du den Stich nicht selbst machst.
strategy-sixty_six_multi-signals-title = Deine Karten sind die einzigen Zeichen
strategy-sixty_six_multi-signals =
    Partner sagen einander nichts, außer durch das, was sie spielen. Spiel also so, dass man es lesen kann: Spiel die Farbe aus,
    in der du Hilfe willst, wirf die kleinste Karte der Farbe ab, die du nicht zurückhaben willst, und zeig mit einer hohen, dass
    noch mehr dahinter ist. Bring die Farbe deines Partners zurück, ehe du eine eigene anfängst. Und denk daran, dass die anderen
    mitlesen.
strategy-sixty_six_multi-last_trick-title = Denk an den letzten Stich
strategy-sixty_six_multi-last_trick =
    Wo der letzte Stich zehn zählt, ist er so gut wie ein Zehner. Behalte einen Trumpf oder die höchste Karte einer Farbe, die die
    anderen schon abgeworfen haben.

strategy-dreier-calling-title = Was eine Ansage braucht
strategy-dreier-calling =
    Für das normale Spiel genügen drei sichere Stiche und gute Trümpfe. Für Spiele ohne Trumpf zähl die Karten, die dich schlagen
    können: Jede, die du nicht herausziehst, kann das Spiel kosten. Der Talon hilft wenig: Von den Karten, auf die du hoffst,
    liegen die meisten bei den anderen.
strategy-dreier-calling-why =
    Ass, Zehner und König in Pik, Ass und Zehner in Herz: Ohne Trumpf schlägt sie keiner. Zwei Runden Herz holen die beiden
    anderen Herzkarten heraus, also macht auch deine kleine den letzten Stich. Jeder Stich ist sicher, und nichts Billigeres zahlt
    so gut.
strategy-dreier-together-title = Die zwei spielen wie einer
strategy-dreier-together =
    Gegen den Rufer zählen zwei Blätter zusammen. Gib dem Stich deines Partners die fette Karte wie im Beispiel, und stich ihn
    nie. Spielst du aus, dann durch den Rufer hindurch zu deinem Partner, in der Farbe, in der dem Rufer die hohen Karten fehlen.
strategy-dreier-together-why =
    Das Ass deines Partners macht den Stich, also kommt der Zehner heim. In deiner Hand würde ihn der Rufer mit einem Trumpf
    holen.
strategy-dreier-place-title = Wo der Rufer sitzt, sagt dir, was du ausspielst
strategy-dreier-place =
    Spielt der Rufer als Letzter, dann spiel klein aus: Hohes würde nur gefangen. Spielt er als Zweiter, dann spiel hoch aus,
    damit es ihn einen Trumpf oder ein Ass kostet.
strategy-dreier-kontra-title = Kontra auf das, was du selbst schlagen kannst
strategy-dreier-kontra =
    Kontra verdoppelt für alle drei. Sag es, wenn deine eigenen Stiche und einer deines Partners das Spiel öfter schlagen als
    nicht: zwei hohe Trümpfe oder Asse in drei Farben. Wer nur das normale Spiel spielt, kann schwach sein, denn einer muss ja;
    wer ein großes Spiel ansagt, hat es gesehen. Dagegen sag Kontra nur mit der Karte, die es aufhält.
strategy-dreier-kontra-why =
    Ass und Zehner in Trumpf, dazu zwei weitere Asse mit Zehnern: Wer nur das normale Spiel spielt, bekommt dagegen kaum zusammen,
    was er braucht. Du verdoppelst ein Spiel, das du meistens gewinnst.
strategy-dreier-talon-title = Was du weglegst
strategy-dreier-talon =
    Hast du den Talon genommen, dann mach dich in einer Farbe frei, damit du sie stechen kannst, und lass Paare beisammen.
    Weggelegte Augen zählen für dich, wo die Regeln es sagen: Ein blanker Zehner, den sein Ass fangen würde, liegt nirgends
    sicherer. Hinter seinem Ass gehört der Zehner in die Hand.
strategy-dreier-talon-why =
    Ein blanker Zehner fällt, sobald das Ass gespielt wird. Weggelegt gehören seine zehn Augen dir, und die Farbe kannst du
    stechen.

strategy-bauernschnapsen-calling-title = Sag an, was du siehst
strategy-bauernschnapsen-calling =
    Lange Farben von oben ohne Lücke: Daraus sind die großen Spiele gemacht. Im Beispiel gibt es keinen Trumpf, und Kreuz kann
    niemand aufhalten. Ein Spiel, das zweimal Glück braucht, ist weniger wert, als es zahlt. Schau auf den Stand: Bei 20 von 24
    reicht vielleicht ein kleines sicheres Spiel, bei 5 zu 20 ist ein gewagtes billig.
strategy-bauernschnapsen-calling-why =
    Vier Kreuz vom Ass abwärts und noch ein Ass: Ohne Trumpf kann sie niemand schlagen, wer immer was hat. Das Spiel zahlt neun
    und kann nicht verloren gehen.
strategy-bauernschnapsen-feeding-title = Schmieren, aber nur, was sicher ist
strategy-bauernschnapsen-feeding =
    Macht dein Partner den Stich, dann gib die Karte mit den meisten Augen, die dir später keinen Stich macht. Ein blankes Ass,
    das gestochen werden kann, gibst du besser jetzt. Machen ihn die Gegner, dann gib das Kleinste und behalte die Zehner.
strategy-bauernschnapsen-feeding-why =
    Der Stich gehört deinem Partner, und das Ass ist deine teuerste Karte. Später würde es gestochen, hier gehören seine elf Augen
    euch.
strategy-bauernschnapsen-contracts-title = Beim Schnapser helfen, beim Land darunter bleiben
strategy-bauernschnapsen-contracts =
    Beim Schnapser braucht dein Partner 66 in drei Stichen: Leg deine höchsten Augen unter seine Karten und nimm ihm den Stich
    nicht ab. Beim Land und beim Bauernschnapser braucht er jeden Stich: Leg das Kleinste, damit du ihn nicht überstichst.
strategy-bauernschnapsen-kontra-title = Kontra, wenn du zählen kannst
strategy-bauernschnapsen-kontra =
    Kontra lohnt sich, wenn du das Spiel öfter schlägst als nicht. Zwei sichere Trumpfstiche gegen das normale Spiel oder die eine
    Karte, die ein Land aufhält, sind ein Grund; ein gutes Gefühl ist keiner, denn es verrät auch, wo die Trümpfe sitzen.
strategy-bauernschnapsen-kontra-why =
    Im Trumpf hast du das Paar zu vierzig, dazu zwei Asse, die Stiche machen, solange ihre Farben frisch sind. Gegen ein Spiel,
    das niemand erhöht hat, reicht das in mehr als der Hälfte der Fälle, und es zählt doppelt.
strategy-bauernschnapsen-trump-title = Trumpf macht die Länge, nicht die Schönheit
strategy-bauernschnapsen-trump =
    Nenn von drei Karten die Farbe, von der du zwei hast, oder die mit einem König oder { $queen }, zu denen das Gegenstück noch
    kommen kann. Ein einzelnes Ass macht in jeder Farbe einen Stich, Trumpf oder nicht.

strategy-thousand-bidding-title = Reize, was du zählen kannst
strategy-thousand-bidding =
    Zähl die Stiche jeder Farbe von oben, deine Paare, und für den Stock nicht mehr als zehn oder fünfzehn. Ohne Paar sind 100
    selten zu machen, und die Grenze von 120 hat ihren Grund. Zu hoch reizen ist der teuerste Fehler: Du verlierst das Gebot, und
    die Gegner schreiben an. Musst du 100 mit einem schlechten Blatt spielen, dann halte den Verlust klein.
strategy-thousand-bidding-why =
    Drei Asse sind drei Stiche und 33 Augen, aber ein Paar ist nicht dabei, und hundert sind weit. Pass, und lass deine Asse gegen
    den Spieler arbeiten.
strategy-thousand-writing_off-title = Schreib ab, was nicht zu retten ist
strategy-thousand-writing_off =
    Wo die Regeln es erlauben, darfst du die Runde aufgeben, wenn du den Stock gesehen hast; die anderen bekommen dann je sechzig
    oder das halbe Gebot. Frag zuerst, was es dich kostet. Wird dir das Gebot nicht abgezogen, dann schreib ab, sobald du es eher
    verfehlst als schaffst: Ihre sechzig sind billiger als deine hundert. Wird es abgezogen, dann spiel meistens weiter: Machst du
    die Hälfte der Augen, bekommen die anderen weniger, als du ihnen geschenkt hättest, und auch Gegner machen Fehler. Zähl mit,
    wie oft du abgeschrieben hast, denn an vielen Tischen kostet das dritte Mal eine Strafe, und schenk nie sechzig einem, der
    damit gewinnt.
strategy-thousand-passing-title = Gib her, was die anderen nicht brauchen
strategy-thousand-passing =
    Die zwei Karten, die du weitergibst, kommen gegen dich zurück. Gib Neuner und blanke { $jack }, wo die anderen weder Ass noch
    Zehner und kein halbes Paar gewinnen. Mach eine Farbe kurz, zerreiß nie ein Paar. Ein König oder { $queen }, deren Gegenstück
    du nicht gesehen hast, kann jemandem zum Paar fehlen.
strategy-thousand-passing-why =
    Ohne Kreuz kannst du diese Farbe stechen, und der Pik-Neuner bleibt dein vierter Trumpf. Asse und halbe Paare gibst du nicht
    her: Auf ihnen steht dein Gebot.
strategy-thousand-first_trick-title = Erst ein Stich, dann das Paar
strategy-thousand-first_trick =
    An den meisten Tischen darf nur ansagen, wer schon einen Stich hat. Zieh ein sicheres Ass, dann sag an. Von zwei Paaren sag
    das zuletzt an, dessen Farbe Trumpf bleiben soll: Jedes neue wechselt den Trumpf.
strategy-thousand-first_trick-why =
    Das Pik-Ass ist ein sicherer Stich, danach kannst du das Paar ansagen. Spielst du jetzt eine der beiden Karten aus, sind die
    vierzig dahin, auf die du geboten hast.
strategy-thousand-marriages-title = Das Paar macht Trumpf, und Trumpf macht Stiche
strategy-thousand-marriages =
    Ein Paar zählt seine Augen, und von da an schlägt seine Farbe alle anderen. Sag an, ehe deine Asse und Zehner von fremden
    Trümpfen gestochen werden. Spiel Trumpf, bis die anderen keinen mehr haben, dann deine lange Farbe.
strategy-thousand-marriages-why =
    Du hast einen Stich, also zählen die vierzig sofort, und Pik wird Trumpf. Erst ein sicheres Ass ist ebenso gut; eine Hälfte
    des Paars stumm auszuspielen kostet das Gebot.
strategy-thousand-defending-title = Zu zweit gegen den Spieler, und doch allein
strategy-thousand-defending =
    Beide Gegner wollen, dass das Gebot fällt, aber jeder schreibt seine eigenen Stiche an. Nimm den Stich, den sonst der Spieler
    nähme; füttere den Partner, wenn das Gebot daran scheitern kann. Ist das Gebot nicht mehr zu schlagen, dann spiel auf eigene
    Augen.
strategy-thousand-barrel-title = Auf dem Fass
strategy-thousand-barrel =
    Auf dem Fass musst du in drei Runden einmal das Spiel bekommen und dein Gebot erfüllen. Wart nicht auf die dritte. Gegen
    einen, der auf dem Fass sitzt, biete fünf mehr, als dir lieb ist: Wenig zu verlieren ist besser, als ihn gewinnen zu lassen.
strategy-thousand-bolts-title = Kein dritter Bolzen
strategy-thousand-bolts =
    Eine Runde ohne Stich kostet zweimal nichts und beim dritten Mal viel. Mit zwei Bolzen behalte einen sicheren Stich, ein Ass
    oder einen gedeckten Zehner, auch wenn eine andere Karte gegen das Gebot besser wäre.
