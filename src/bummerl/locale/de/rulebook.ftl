# Was die Paragrafen jedes Regelwerks umgibt, und die Ränge, von denen sie sprechen.

rank-ace = Ass
rank-ten = Zehner
rank-king = König
rank-queen = Dame
rank-jack = Bub
rank-ober = Ober
rank-unter = Unter
rank-nine = Neuner
rank-eight = Achter
rank-seven = Siebener

rulebook-reference = Mit diesen Regeln werden die anderen Formen des Spiels verglichen.
rulebook-same = Nichts ist anders als bei „{ $game }“.
rulebook-differs = Anders als bei „{ $game }“, unten mit einem Stern:
rulebook-other-values = andere Werte: { $values }
rulebook-other-numbers = andere Werte: ganze Zahlen von { $low } bis { $high }
rulebook-other-packets = andere Werte: Päckchen der Reihe nach mit einem T für die offene Trumpfkarte, etwa 2,3,T oder 5,T
rulebook-other-text = andere Werte: in derselben Schreibweise
rules-no-paragraph =
    Einen Paragraphen „{ $given }“ haben die Regeln nicht. Frag mit einer Nummer wie 4.3, oder wie 4 nach einem ganzen
    Abschnitt.
rulebook-does-not-apply = Entfällt,
