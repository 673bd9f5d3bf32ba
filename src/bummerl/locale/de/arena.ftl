# Fremde Bots, und Partien ohne Ende

arena-undecided = { $matches ->
        [one] 1 Partie hatte nach { $deals } Spielen keinen Sieger und zählt
       *[other] { $matches } Partien hatten nach { $deals } Spielen keinen Sieger und zählen
    } als von niemandem gewonnen.
arena-bot-stays = Der Bot „{ $name }“ lässt sich nicht an einen anderen Prozess schicken. Spiele mit einem Prozess oder nenne die Klasse eines Moduls.
bot-no-module = Ein Modul „{ $module }“ gibt es nicht. Nenne deinen Bot als modul:Klasse; das Modul muss in diesem Ordner liegen oder installiert sein.
bot-broken-module = Das Modul „{ $module }“ lässt sich nicht laden: { $error }
bot-no-class = Im Modul „{ $module }“ gibt es kein „{ $name }“.
bot-not-made = Aus „{ $name }“ wird kein Bot; aufgerufen wird ohne Argumente. Die Meldung: { $error }
bot-is-none = „{ $name }“ ist kein Bot: Ein Bot hat einen Namen (name, 1 bis 40 druckbare Zeichen) und eine Methode choose(view, rng).
bot-raised = Der Bot „{ $name }“ auf Platz { $place } (gezählt ab 0) ist abgebrochen: { $error }. Das Spiel bis dahin: { $line }
bot-illegal = Der Bot „{ $name }“ auf Platz { $place } (gezählt ab 0) wählte { $action }, erlaubt ist aber: { $legal }. Das Spiel bis dahin: { $line }
arena-rough = Bei weniger als { $decks } Paketen sind die Intervalle grob. Ein ? steht, wo alle Pakete dasselbe ergaben und keine Streuung zeigen.
