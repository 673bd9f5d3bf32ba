"""What the help of a score sheet speaks of: nothing that this table does not play."""

from __future__ import annotations

from bummerl.cli.score.typed import Table
from bummerl.cli.score.ways import WAYS

__all__ = ["topics"]


def topics(table: Table) -> list[str]:
    """The messages of the help, in order, by what follows ``score-help-`` in their names.

    >>> from bummerl.rules.catalog import find
    >>> topics(Table(find("thousand_4p").game, ("Anna", "Ben", "Cora", "Dora")))
    ['thousand', 'stock', 'cut', 'all']
    """
    options = table.game.options
    if table.game.rules == "thousand":
        first = "thousand-two" if options.players == 2 else "thousand"
        played = {
            "blind": options.blind_bid != "off",
            "write-off": options.write_off != "off",
            "bomb": options.bomb > 0,
            "stock": options.players == 4 and options.sitter_score != "none",
            "cut": options.cut_check != "off",
            "breach": options.bid_limit_enforcement != "reject",
        }
    else:
        way = WAYS[table.game.rules]
        flags = way.flags(options)
        result = way.nobody(table, table.game.opening(), None)
        first = "contracts" if way.contracts(options) else "points"
        played = {
            "closed": "closed" in flags and options.closed_game_multiplier > 1,
            "losers": getattr(options, "scoring", "") == "each_pays",
            "wrong": "wrong" in flags,
            "drum": "drum" in flags,
            "ten": way.knows_ten(options),
            "nobody": result is not None and result.winner is None,
            "redeal": True,
        }
    return [first, *(topic for topic, is_played in played.items() if is_played), "all"]
