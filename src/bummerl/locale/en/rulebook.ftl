# What surrounds the paragraphs of every game’s rules, and the ranks that they speak of.

rank-ace = ace
rank-ten = ten
rank-king = king
rank-queen = queen
rank-jack = jack
rank-ober = ober
rank-unter = unter
rank-nine = nine
rank-eight = eight
rank-seven = seven

rulebook-reference = The other forms of the game are compared with these rules.
rulebook-same = Nothing differs from { $game }.
rulebook-differs = What differs from { $game }, marked with a star below:
rulebook-other-values = other values: { $values }
rulebook-other-numbers = other values: whole numbers from { $low } to { $high }
rulebook-other-packets = other values: packets in order with one T for the turn-up, as in 2,3,T or 5,T
rulebook-other-text = other values: written in the same way
rules-no-paragraph =
    The rules have no paragraph “{ $given }”. Ask for one by its number, as in 4.3, or for a whole section, as in 4.
rulebook-does-not-apply = This does not apply:
