"""Writing deals and matches as text and JSON; ``docs/notation.md`` is the specification.

A deal is one line, a match a few header lines and then one line a deal.  JSON says the same with names.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from bummerl.record.match import Match
from bummerl.record.record import Record
from bummerl.record.standing import write_numbers, write_standing
from bummerl.rules.actions import write_actions
from bummerl.rules.catalog import AnyGame, find
from bummerl.rules.options import Value

__all__ = ["VERSION", "deal_json", "match_json", "value_text", "write_deal", "write_match"]

VERSION: Final = 1


# Writing


def write_deal(record: Record) -> str:
    """The deal on one line: game and changed options, dealer and score, deck, actions.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> print(write_deal(deal.play(*read_actions("TC-JH TS-QH"))))
    schnapsen | dealer 0 score 0-0 | JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD | TC-JH TS-QH
    """
    return " | ".join(
        (
            _game_text(record.name, record.game),
            write_standing(record.standing),
            "".join(map(str, record.deck)),
            write_actions(record.actions, record.game.trick_size(record.actions)),
        )
    ).rstrip()


def write_match(match: Match) -> str:
    """The match as text, one line a deal; `read_match` reads it back.

    >>> print(write_match(Match.new("schnapsen", ("Anna", "Bert"))), end="")
    bummerl: 1
    seats: Anna | Bert
    game: schnapsen
    opening: dealer 0 score 0-0
    memory: points
    """
    lines = [f"bummerl: {VERSION}", f"seats: {' | '.join(match.seats)}"]
    if not match.deals:
        lines.append(f"game: {_game_text(match.name, match.game)}")
    lines.append(f"opening: {write_standing(match.opening)}")
    lines.append(f"memory: {match.memory}")
    if match.practice:
        lines.append(f"practice: {' '.join(map(str, sorted(match.practice)))}")
    links: tuple[bytes, ...] = ()
    if match.fair is not None:
        lines.append(f"commitment: {match.fair.commitment}")
        if match.fair.entropy:
            lines.append(f"entropy: {' | '.join(given.hex() for given in match.fair.entropy)}")
        links = match.fair.links
        lines.extend(f"link 0: {link.hex()}" for link in links[:1])
    for number, record in enumerate(match.deals, 1):
        line = write_deal(record)
        if record.result is not None:
            line += " | " + write_numbers(record.result.points)
            if number < len(links):
                line += f" | {links[number].hex()}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def deal_json(record: Record) -> dict[str, Any]:
    """The deal as plain data for `json.dumps`; `read_deal` reads that back."""
    return {
        "format": "bummerl-deal",
        "version": VERSION,
        "game": record.name,
        "options": _changed(record.name, record.game),
        **_deal_fields(record),
    }


def match_json(match: Match) -> dict[str, Any]:
    """The match as plain data for `json.dumps`; `read_match` reads that back."""
    fair = match.fair
    deals = []
    for number, record in enumerate(match.deals, 1):
        fields = _deal_fields(record)
        if record.result is not None:
            fields["points"] = list(record.result.points)
            if fair is not None and number < len(fair.links):
                fields["link"] = fair.links[number].hex()
        deals.append(fields)
    shuffle = fair and {
        "commitment": fair.commitment,
        "entropy": [given.hex() for given in fair.entropy],
        "link": fair.links[0].hex() if fair.links else None,
    }
    return {
        "format": "bummerl-match",
        "version": VERSION,
        "game": match.name,
        "options": _changed(match.name, match.game),
        "seats": list(match.seats),
        "opening": asdict(match.opening),
        "memory": match.memory.value,
        **({"practice": sorted(match.practice)} if match.practice else {}),
        "shuffle": shuffle,
        "deals": deals,
    }


def _deal_fields(record: Record) -> dict[str, Any]:
    return {
        **asdict(record.standing),
        "deck": "".join(map(str, record.deck)),
        "actions": write_actions(record.actions, record.game.trick_size(record.actions)),
    }


def _game_text(name: str, game: AnyGame) -> str:
    return " ".join((name, *(f"{option}={value_text(value)}" for option, value in _changed(name, game).items())))


def value_text(value: Value) -> str:
    """An option's value as it is written.

    >>> value_text(True), value_text(5)
    ('true', '5')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def _changed(name: str, game: AnyGame) -> dict[str, Value]:
    changed: dict[str, Value] = game.options.differing(find(name).game.options)
    return changed
