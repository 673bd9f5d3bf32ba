# Sechsundsechzig zu dritt und zu viert: jeder für sich, zwei gegen zwei, oder einer setzt aus.

preset-sixty_six_3p = Sechsundsechzig zu dritt
about-sixty_six_3p = Alle 24 Karten werden verteilt, der Trumpf wird angesagt, alle Stiche zählen, und jeder Verlierer zahlt.
preset-sixty_six_3p_drums = Sechsundsechzig zu dritt mit Trommeln
about-sixty_six_3p_drums = Wer sich zuerst zu Recht ausmeldet, gewinnt; wer trommelt, spielt allein um doppelten Einsatz; es gibt einen Pott.
preset-sixty_six_3p_us = Amerikanisches Sechsundsechzig zu dritt
about-sixty_six_3p_us = Zwei spielen zu zweit, der Geber setzt aus und schreibt mit dem Gewinner, aber nur bis 6.
preset-sixty_six_4p = Sechsundsechzig zu viert
about-sixty_six_4p = Zwei gegen zwei mit 24 Karten; wer ausspielt und der Partner dürfen beide ein Paar ansagen.
preset-sixty_six_4p_us = Amerikanisches Sechsundsechzig zu viert
about-sixty_six_4p_us = Zwei gegen zwei mit 32 Karten ohne Paare; alle 130 Augen werden gezählt.

contract-whistle = Trommeln und Pfeifen: 66, bevor die anderen einen Stich haben

# $value ist 1 für Trommeln allein, 2 mit Pfeifen.
event-drummed =
    { $value ->
        [2]
            { $who ->
                [you] Du trommelst und pfeifst: 66 allein, bevor die anderen einen Stich haben.
               *[other] { $name } trommelt und pfeift: 66 allein, bevor die anderen einen Stich haben.
            }
       *[other]
            { $who ->
                [you] Du trommelst: 66 allein.
               *[other] { $name } trommelt: 66 allein.
            }
    }

refused-turn-next = Aufgedeckt werden kann nur die nächste Karte.
refused-drum-first = Sag zuerst, ob du trommelst, oder sag „weiter“.
refused-drum-not-now = Getrommelt wird vor dem ersten Stich, wenn du gefragt bist.
refused-partner-first = Bevor dein Partner ausspielt: Sag ein Paar an oder sag „weiter“.
refused-meld-not-played = In diesem Spiel werden keine Paare angesagt.
refused-meld-again = Das Paar in { $suit } ist schon angesagt.
refused-claim-never = In diesem Spiel meldet sich niemand aus: Alle Stiche werden gespielt und gezählt.

end-most =
    { $who ->
        [you] Du hast die meisten Augen: { $points }.
       *[other] { $name } hat die meisten Augen: { $points }.
    }
end-pool = Niemand hat sich ausgemeldet: Jeder zahlt 1 in den Pott, in dem jetzt { $pool } liegen.
end-draw = Niemand hat sich ausgemeldet: Das Spiel geht unentschieden aus.
end-multi-tie = Gleichstand mit { $points } Augen: Niemand schreibt, und derselbe Geber gibt noch einmal.
end-multi-tie-carried = Gleichstand mit { $points } Augen: Niemand schreibt, und das nächste Spiel zählt 1 mehr.
end-drum-lost =
    { $who ->
        [you] Du hast getrommelt und dich nicht ausgemeldet: verloren.
       *[other] { $name } hat getrommelt und sich nicht ausgemeldet: verloren.
    }
end-whistle-lost =
    { $who ->
        [you] Du hast gepfiffen, und ein Gegner hat einen Stich: verloren.
       *[other] { $name } hat gepfiffen, und ein Gegner hat einen Stich: verloren.
    }
worth-pays-no-trick =
    { $who ->
        [you] Du hast keinen Stich (schwarz) und zahlst 3.
       *[other] { $name } hat keinen Stich (schwarz) und zahlt 3.
    }
worth-pays-schneider =
    { $who ->
        [you] Du hast { $points } Augen, weniger als { $limit } (Schneider), und zahlst 2.
       *[other] { $name } hat { $points } Augen, weniger als { $limit } (Schneider), und zahlt 2.
    }
worth-pays-one =
    { $who ->
        [you] Du hast { $points } Augen, nicht weniger als { $limit }, und zahlst 1.
       *[other] { $name } hat { $points } Augen, nicht weniger als { $limit }, und zahlt 1.
    }
worth-pays-whistle =
    { $who ->
        [you] Mit Pfeifen zahlst du 3.
       *[other] Mit Pfeifen zahlt { $name } 3.
    }
worth-pays-wrong =
    { $who ->
        [you] Dein falsches Ausmelden ist jedem Gegner zu zahlen.
       *[other] Das falsche Ausmelden von { $name } ist jedem Gegner zu zahlen.
    }
worth-drum = Es wurde getrommelt, darum wird alles doppelt gezahlt.
worth-pool =
    { $who ->
        [you] Du bekommst den Pott: { $pool }.
       *[other] { $name } bekommt den Pott: { $pool }.
    }
worth-band =
    { $value ->
        [one] { $points } von 130 Augen zählen 1 Punkt.
       *[other] { $points } von 130 Augen zählen { $value } Punkte.
    }
worth-trump-ten =
    { $who ->
        [you] Du hast den Trumpf-Zehner gewonnen: 1 Punkt mehr.
       *[other] { $name } hat den Trumpf-Zehner gewonnen: 1 Punkt mehr.
    }
worth-dealer-scores =
    { $who ->
        [you] Du hast gegeben und schreibst so viel wie der Gewinner: { $value }.
       *[other] { $name } hat gegeben und schreibt so viel wie der Gewinner: { $value }.
    }
worth-dealer-stays =
    { $who ->
        [you] Du hast gegeben und darfst damit nicht gewinnen: Du schreibst { $value }.
       *[other] { $name } hat gegeben und darf damit nicht gewinnen: { $name } schreibt { $value }.
    }

option-packets =
    „{ $given }“ sind keine Päckchen, die man geben kann. Schreib Zahlen von 1 bis 8 mit Kommas, etwa 3,2,3.
option-packets-sum = Die Päckchen { $given } geben zusammen { $dealt } Karten, das Spiel hat aber { $deck }.
option-partner-first = Zuerst dem Partner geben kann nur, wer einen Partner hat.
option-partner-marriage = Paare des Partners kann es nur mit Partnern geben.
option-chosen-trumps = Um den Trumpf anzusagen, müssen es mindestens zwei Päckchen sein, reihum gegeben.
option-drumming = Trommeln geht nur zu dritt und mit Ausmelden (partners false, ending claim).
option-each-pays = Zu dritt zahlt jeder Verlierer (scoring each_pays); Partner schreiben Punkte oder Stufen.
option-bands = Die Stufen von 130 verlangen Partner, keine Paare, alle Stiche und 10 Augen für den letzten Stich.
option-pool = Einen Pott gibt es nur, wo jeder Verlierer zahlt (scoring each_pays).
option-tie-pays = Wo jeder Verlierer zahlt, wird bei Gleichstand noch einmal gegeben (tie_result redeal_same_dealer).
option-trump-ten = Der Trumpf-Zehner zählt nur, wo Punkte geschrieben werden (nicht mit scoring each_pays).

decides-partners = Ob vier in zwei Parteien spielen oder drei jeder für sich.
value-partners-true = vier Spieler, zwei gegen zwei
value-partners-false = drei Spieler, jeder für sich

decides-packets = In welchen Päckchen gegeben wird.
value-packets = gegeben in Päckchen zu { $value }

decides-deal_order = Wer jedes Päckchen zuerst bekommt.
value-deal_order-clockwise = gegeben wird reihum, links vom Geber zuerst
value-deal_order-partner_first = gegeben wird Partner, links, rechts, Geber

decides-trump_from = Wie der Trumpf gemacht wird.
value-trump_from-chosen = wer links vom Geber sitzt, macht den Trumpf
value-trump_from-bottom_card = die unterste Karte ist Trumpf
value-trump_from-last_card = die letzte gegebene Karte ist Trumpf

decides-drumming = Ob jemand allein gegen zwei antreten darf.
value-drumming-true = Trommeln ist erlaubt
value-drumming-false = kein Trommeln

decides-marriage_by = Wer vor dem Ausspielen ein Paar ansagen darf.
value-marriage_by-leader = Paare sagt an, wer ausspielt
value-marriage_by-leader_and_partner = Paare sagt an, wer ausspielt, und auch der Partner
value-marriage_by-nobody = keine Paare

decides-last_trick_points = Wie viele Augen der letzte Stich bringt.
value-last_trick_points =
    { $value ->
        [0] nichts extra für den allerletzten Stich
       *[other] { $value } Augen für den allerletzten Stich
    }

decides-ending = Ob alle Stiche gezählt werden oder das erste richtige Ausmelden gewinnt.
value-ending-all_tricks = alle Stiche werden gespielt und gezählt
value-ending-claim = das erste richtige Ausmelden gewinnt

decides-unclaimed = Was gilt, wenn alle Karten gespielt sind und niemand sich ausgemeldet hat.
value-unclaimed-higher_total = ohne Ausmelden gewinnen die meisten Augen
value-unclaimed-last_trick_one = ohne Ausmelden zählt der letzte Stich 1
value-unclaimed-pool = ohne Ausmelden zahlen alle in den Pott
value-unclaimed-draw = ohne Ausmelden ist es unentschieden

decides-scoring = Wie geschrieben wird.
value-scoring-each_pays = jeder Verlierer zahlt dem Gewinner
value-scoring-game_points = die Gewinner schreiben 1, 2 oder 3
value-scoring-bands = die Gewinner schreiben nach ihrem Anteil an 130 Augen

decides-hundred_value = Was genau 100 von 130 Augen zählen.
value-hundred_value-1 = 100 von 130 zählen 1
value-hundred_value-2 = 100 von 130 zählen 2

decides-trump_ten_bonus = Ob der Trumpf-Zehner einen Punkt bringt.
value-trump_ten_bonus-true = der Trumpf-Zehner bringt 1 Punkt
value-trump_ten_bonus-false = der Trumpf-Zehner bringt nichts extra

decides-dealer_scores = Ob der Geber, der aussetzt, mit dem Gewinner schreibt.
value-dealer_scores-with_winner = der Geber schreibt mit dem Gewinner
value-dealer_scores-nothing = der Geber schreibt nichts

decides-play_for_loser = Ob die anderen zwei weiterspielen, wenn einer gewonnen hat.
value-play_for_loser-true = die letzten zwei spielen um den Verlierer
value-play_for_loser-false = mit dem ersten Gewinner ist Schluss
