"""A score sheet for people who play with real cards.

`typed` reads what is typed, `thousand` (with `shares`) and `others` (with `ways`) turn a line into a deal, and `sheet`
keeps the lines and all that follows from them; `page` and `export` show it, `files` keeps it, `desk` talks to people.
"""
