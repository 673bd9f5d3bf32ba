# Suits, cards and the signs in their corners. The German deck has leaves for spades, bells for diamonds and acorns
# for clubs, and an ober and an unter for queen and jack.
# FORM($suit, "start") in a sentence asks for the attribute .start.

suit-spades = spades
    .start = Spades
suit-hearts = hearts
    .start = Hearts
suit-diamonds = diamonds
    .start = Diamonds
suit-clubs = clubs
    .start = Clubs
suit-leaves = leaves
    .start = Leaves
suit-bells = bells
    .start = Bells
suit-acorns = acorns
    .start = Acorns

card-ace = ace of { $suit }
card-ten = ten of { $suit }
card-king = king of { $suit }
card-queen = queen of { $suit }
card-jack = jack of { $suit }
card-ober = ober of { $suit }
card-unter = unter of { $suit }
card-nine = nine of { $suit }
card-eight = eight of { $suit }
card-seven = seven of { $suit }

# In the corner of a card, and in short texts.
index-ace = A
index-ten = 10
index-king = K
index-queen = Q
index-jack = J
index-ober = O
index-unter = U
index-nine = 9
index-eight = 8
index-seven = 7

# German suits that have no sign of their own in fonts.
sign-leaves = L
sign-bells = B
sign-acorns = A
