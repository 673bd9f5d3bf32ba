"""The decks, drawn by code: ``python -m bummerl.web.art`` (``make cards``) writes the sprites that the pages show.

A card is a box of 240 by 336 units.  What is drawn is data (`pips`, `ranks`, `heads`, `hats`, `clothes`, `things`);
`courts` puts figures together, `faces` lays cards out at four sizes, `sheet` writes the files.
"""
