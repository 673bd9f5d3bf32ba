"""Views as plain data: what may leave the machine that knows all cards."""

from __future__ import annotations

from dataclasses import asdict
from enum import StrEnum
from typing import Any, Final

from bummerl.record.notation import VERSION
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.game import View
from bummerl.rules.reasons import Reason

__all__ = ["view_json"]


def view_json(view: View[Any]) -> dict[str, Any]:
    """The view as plain data for `json.dumps`: the same knowledge always gives the same text.

    Only what is named here goes out: a new field of a table stays at home until its game lists it as public.  It is all
    that the rules let the seat know; a table whose memory is shorter leaves out points and tricks.  Options are those
    that differ from the defaults of the rules, cards and actions are in notation, sets of cards suit by suit from the
    top, the log is what the seat saw happen, and `turn` is null once there is a result.

    >>> import json
    >>> from bummerl.record.record import Record
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> data = view_json(deal.view(1))
    >>> print(json.dumps({key: data[key] for key in ("rules", "seat", "turn", "hand", "legal")}))
    {"rules": "schnapsen", "seat": 1, "turn": 1, "hand": ["TS", "JS", "AH", "AC", "TC"],
     "legal": ["TS", "JS", "AH", "AC", "TC", "exchange", "close"]}
    >>> print(json.dumps({key: data["table"][key] for key in ("trump", "turnup", "talon", "trick", "points")}))
    {"trump": "S", "turnup": "QS", "talon": 10, "trick": [], "points": [0, 0]}
    >>> data["log"][1:]
    [{'kind': 'turned', 'seat': 0, 'cards': ['QS'], 'value': 0}]
    """
    game, table = view.game, view.table
    return {
        "format": "bummerl-view",
        "version": VERSION,
        "rules": game.rules,
        "options": game.options.differing(type(game.options)()),
        "seat": view.seat,
        **asdict(table.standing),
        "score": list(table.standing.score),
        "phase": table.phase.value,
        "turn": table.turn if table.result is None else None,
        "table": {field: _plain(getattr(table, field)) for field in game.public},
        "hand": _plain(view.hand),
        "legal": list(map(str, view.legal)),
        "result": _plain(table.result),
        "log": [{field: _plain(getattr(event, field)) for field in _WITNESSED} for event in view.log],
    }


_WITNESSED: Final = ("kind", "seat", "cards", "value")


def _plain(value: object) -> Any:  # noqa: ANN401  # what JSON can say
    match value:
        case Card():
            return str(value)
        case Suit():
            return value.letter
        case StrEnum():
            return value.value
        case None | bool() | int() | str():
            return value
        case Reason():
            params = {name: _plain(param) for name, param in value.params}
            return {"id": value.id, "paragraph": value.paragraph, "params": params}
        case tuple() if hasattr(value, "_fields"):
            return {field: _plain(getattr(value, field)) for field in value._fields}
        case Cards() | tuple():
            return [_plain(item) for item in value]
        case _:
            raise TypeError(f"{type(value).__name__} has no place in a view")
