# Ein erstes Schnapsen, am Tisch erzählt: lesson-first-<Entscheidung>. Ränge sind Variablen im Blatt der Leserin. Zwei bis vier kurze Sätze; die
# gemeinte Karte oder Taste ist auf dem Bildschirm markiert.

lesson-first-title = Dein erstes Spiel
lesson-first-about = Zehn Entscheidungen, fünf Minuten: Du lernst Schnapsen, indem du es spielst.

lesson-first-exchange =
    Zwei spielen, jeder hat fünf Karten, und wer 66 Augen hat, gewinnt: { $ace } zählt 11, { $ten } 10, { $king } 4, { $queen } 3, { $jack } 2. Die
    offene Karte unter dem Talon zeigt, was Trumpf ist. Du hast den kleinsten Trumpf und darfst ihn gegen diese Karte tauschen, und hier ist es ein
    Ass. Tu es!
lesson-first-lead =
    Das war die beste Karte im Spiel, und sie hat nichts gekostet. Jetzt spielst du zum ersten Stich aus. Nimm etwas, das du entbehren kannst:
    { $jack } kostet nur 2 Augen, wenn der Stich verloren geht.
lesson-first-win =
    Verloren, und beide haben eine Karte vom Talon gezogen. Solange der Talon liegt, muss niemand Farbe bekennen. Es sticht die höhere Karte der
    ausgespielten Farbe, und die hast du.
lesson-first-trump =
    Dein Stich. Wer ihn macht, zieht zuerst und spielt wieder aus. Trumpf sticht jede andere Farbe, und du hast den höchsten. Spiel ihn aus: Niemand kann
    ihn nehmen, und er bringt dir auch die Augen des anderen.
lesson-first-marriage =
    Schau, was du gezogen hast: { $king } und { $queen } einer Farbe sind ein Paar. Wer ausspielt, darf es ansagen, für 20 Augen; in Trumpf wären es 40. Sie
    zählen sofort, weil du schon einen Stich hast.
lesson-first-queen = Von einem Paar muss jetzt eine Karte auf den Tisch. Spiel die kleinere aus und behalte { $king }.
lesson-first-discard =
    Das Ass hat gestochen, das kommt vor; die 20 bleiben dir. Jetzt spielt der andere aus. Billig kannst du diese Karte nicht nehmen, also wirf ab, was am
    wenigsten zählt.
lesson-first-strict =
    Der Talon ist aufgebraucht, jetzt gilt es streng: Farbe bekennen und stechen, wenn du kannst; ohne die Farbe musst du trumpfen. Du hast diese
    Farbe nicht. Dein kleinster Trumpf genügt, um ein Ass zu holen!
lesson-first-count =
    Du hast 53 Augen. Zähl mit: 40 von vorhin, 11 für das Ass und 2 dazu. Dreizehn fehlen. Spiel dein Ass aus: Es bringt 11 und das, was der andere
    zugeben muss.
lesson-first-claim =
    Ein Zehner: 74 Augen. Wer 66 hat, sagt es, und das Spiel ist aus. Spiel nicht weiter, jeder Stich mehr könnte den anderen retten. Melde aus!
lesson-first-won =
    Du hast gewonnen. Unter 33 Augen kostet es den Verlierer zwei Punkte, ohne Stich drei, sonst einen. Gezählt wird von sieben herunter; wer zuerst bei null ist, hat die Partie. Eines noch: Wer
    ausspielt, kann den Talon zudrehen, wenn er glaubt, dass seine fünf Karten reichen. Alles Weitere steht in den Regeln. Spiel eine ganze Partie!
lesson-first-lost = Diesmal war der andere schneller. Versuch das Spiel noch einmal, oder spiel eine Partie: Du weißt, wie es geht.
lesson-first-left =
    Du hast den Weg dieser Lektion verlassen, und das ist gut so: Spiel weiter, wie du magst. „Zurücknehmen“ bringt dich dorthin, wo du warst.
