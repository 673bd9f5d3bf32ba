# Warum etwas jetzt nicht geht und was stattdessen zu tun ist. Angesprochen ist, wer es versucht hat.

refused-over = Das Spiel ist zu Ende, jetzt geht nichts mehr.
refused-not-your-turn = Du bist noch nicht an der Reihe: Zuerst ist dein Gegner dran.

# $led ist die ausgespielte Karte, $suit ihre Farbe, $cards sind die erlaubten Karten.
refused-not-held = Du hast { FORM($card, "accusative") } nicht auf der Hand. Spiel eine Karte aus deinem Blatt.
refused-lead-marriage = Du hast gerade das Paar in { $suit } angesagt: Jetzt musst du eine der beiden Karten ausspielen.
refused-lead-king = Du hast gerade das Paar in { $suit } angesagt: In diesem Spiel musst du davon den König ausspielen.
refused-follow = { $suit } wurde ausgespielt, und du hast { $suit }: Du musst Farbe bekennen. Erlaubt: { $cards }.
refused-head = Du kannst { FORM($led, "accusative") } stechen, also musst du es auch (Stichzwang). Erlaubt: { $cards }.
refused-trump = Du hast { FORM($suit, "none") }, also musst du mit Trumpf stechen. Erlaubt: { $cards }.

refused-exchange-not-leading = Austauschen darf nur, wer ausspielt. Gib zuerst eine Karte zum laufenden Stich.
refused-exchange-not-held = Zum Austauschen brauchst du { FORM($card, "accusative") }; diese Karte hast du nicht.
refused-exchange-no-trick = Austauschen darfst du erst, wenn du einen Stich gemacht hast.
refused-exchange-talon =
    Zum Austauschen müssen noch mindestens { $least } Karten im Talon sein, die offene Trumpfkarte mitgezählt;
    jetzt sind es { $talon }.
refused-exchange-closed = Der Talon ist zugedreht: Ausgetauscht wird nicht mehr.
refused-exchange-gone = Der Talon ist aufgebraucht: Es liegt keine offene Trumpfkarte mehr da.
refused-exchange-not-now = Austauschen kannst du, bevor du ausspielst, und das ist nach dem Abheben.

refused-close-not-leading = Zudrehen darf nur, wer ausspielt. Gib zuerst eine Karte zum laufenden Stich.
refused-close-not-played = In diesem Spiel wird nicht zugedreht.
refused-close-first-lead = Vor dem ersten Stich darf nicht zugedreht werden.
refused-close-talon =
    Zum Zudrehen müssen noch mindestens { $least } Karten im Talon sein, die offene Trumpfkarte mitgezählt;
    jetzt sind es { $talon }.
refused-close-already = Der Talon ist schon zugedreht.
refused-close-gone = Der Talon ist aufgebraucht: Es gibt nichts mehr zuzudrehen.

refused-meld-not-leading = Ein Paar ansagen darf nur, wer ausspielt. Warte, bis du am Ausspielen bist.
refused-meld-not-held = Um das Paar in { $suit } anzusagen, musst du beide Karten auf der Hand haben.
refused-no-marriage = Du hast kein Paar auf der Hand: Dazu gehören König und Dame einer Farbe.
refused-meld-value = Das Paar in { $suit } zählt { $value }: Sag { $value } an.
refused-meld-first-lead = Beim allerersten Ausspielen wird in diesem Spiel nicht angesagt. Mach zuerst einen Stich.
refused-meld-second = Du hast gerade schon ein Paar angesagt, und mehr als eines geht nicht. Spiel eine der beiden Karten aus.
refused-meld-closed = Der Talon ist zugedreht: In diesem Spiel wird danach nicht mehr angesagt.
refused-meld-gone = Der Talon ist aufgebraucht: In diesem Spiel wird danach nicht mehr angesagt.

refused-claim-auto =
    Ausmelden ist hier nicht nötig: Das Spiel endet von selbst, sobald jemand { $target } Augen hat.
refused-claim-not-now =
    Ausmelden darfst du dich vor dem Ausspielen, wenn du gerade einen Stich gemacht oder ein Paar angesagt hast,
    sonst nicht.
refused-pass-not-now = „Weiter“ sagen kannst du nur, wenn du den letzten Stich gemacht hast und dich nicht ausmelden willst.

refused-draw-not-now = Für dich gibt es jetzt nichts abzuheben. Abgehoben wird nach einem Stich, solange der Talon offen ist.
refused-decline-not-now = Auf das Austauschen verzichten kannst du nur, wenn dein Gegner gerade zugedreht hat.
refused-draw-first = Der Stich gehört dir: Heb zuerst ab oder dreh zu.
refused-answer-first = Dein Gegner hat zugedreht: Tausch zuerst aus oder verzichte darauf.
refused-last-first = Alle Karten sind gespielt, und der letzte Stich gehört dir: Meld dich aus oder sag „weiter“.

refused-other-game = Diese Ansage gibt es in diesem Spiel nicht.
