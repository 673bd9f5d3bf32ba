"""A score sheet for people who play with real cards.

`typed` reads what is typed, `thousand` and `others` turn a line into a deal of their games, `sheet` keeps the lines and
all that follows from them, `page` and `export` show it, `files` keeps it, and `desk` talks to the person who writes.
"""
