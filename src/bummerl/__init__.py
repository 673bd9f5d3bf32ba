"""The Schnapsen family of card games: exact rules, records, bots and a table."""

__version__ = "0.1.0"
