# What every topic needs.

# Stands for a name where the reader is meant.
you = You
# A player whose name nobody knows; $number counts from 1.
player = Player { $number }
# Between the cards of a list.
comma = ,{" "}
# Where a list has no cards.
no-cards = none
# A sentence and the paragraph of the rules that it rests on.
with-paragraph = { $sentence } (§{ $paragraph })
