"""What each seat has done in a match, in figures.

Contents: statistics.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from bummerl.locale import Locale
from bummerl.record.match import Match
from bummerl.record.record import Record
from bummerl.rules.actions import Kind, Seat
from bummerl.table.facts import part_of

__all__ = ["statistics"]

_ROWS: Final = (
    "deals",
    "won",
    "average",
    "tricks",
    "marriages",
    "claims",
    "closes",
    "contracts",
    "schneider",
)
"""The rows in their order; those in which nobody has anything are left out."""

_PAIRS: Final = {"won": "deals", "claims": "claimed", "closes": "closed", "contracts": "played"}
"""Rows that say how many of how many."""


def statistics(match: Match, locale: Locale) -> list[dict[str, Any]]:
    """Rows of figures, one a seat: deals, game points a deal, tricks, marriages, claims, closes, contracts, schneider.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> match = Match.new("schnapsen", ("Anna", "Bert"))
    >>> match = match.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")).play(*read_actions("TC-JH claim"))
    >>> {row["is"]: row["values"] for row in statistics(match, Locale("en"))}
    {'deals': ['1', '1'], 'won': ['1 / 1', '0 / 1'], 'average': ['3.0', '0.0'], 'tricks': ['0', '1'],
     'claims': ['–', '0 / 1']}
    """
    counts = [Counter[str]() for _ in match.seats]
    for record in match.finished:
        for seat in range(match.game.seats):
            _count(counts[seat], record, seat)
    rows = []
    for row in _ROWS:
        if any(count[_PAIRS.get(row, row)] for count in counts) or row in {"average", "tricks"}:
            values = [_value(row, count) for count in counts]
            rows.append({"is": row, "label": locale.text(f"count-{row}"), "values": values})
    return rows


def _value(row: str, count: Counter[str]) -> str:
    if row == "average":
        return f"{count['points'] / count['deals']:.1f}" if count["deals"] else "–"
    if row in _PAIRS:
        tries = count[_PAIRS[row]]
        return f"{count[row]} / {tries}" if tries else "–"
    return str(count[row])


def _count(count: Counter[str], record: Record, seat: Seat) -> None:
    """Add what this seat has done in a deal; one who sits out has not played it."""
    result, table = record.result, record.state.table
    assert result is not None, "the deal is over"
    part = part_of(record.view(None))
    if seat == part.sitter:
        return
    has_won = result.points[seat] > 0
    kinds = Counter(event.kind for event in record.events if event.seat == seat)
    count["deals"] += 1
    count["points"] += result.points[seat]
    count["tricks"] += table.won[seat]
    count["won"] += has_won
    count["marriages"] += kinds[Kind.MELDED]
    for row, tried, times in (
        ("claims", "claimed", kinds[Kind.CLAIMED]),
        ("closes", "closed", kinds[Kind.CLOSED]),
        ("contracts", "played", int(part.declarer == seat)),
    ):
        count[tried] += times
        count[row] += times * has_won
    count["schneider"] += has_won and any(_is_schneider(why.id) for why in result.reasons)


def _is_schneider(reason: str) -> bool:
    """Whether the sentence says that the loser has little or nothing."""
    return any(what in reason for what in ("schneider", "no-trick", "no-points")) and reason.startswith("worth-")
