"""What each seat has done in a match, in figures.

Contents: statistics (a table, in words), figures (of one seat, to be added up over matches).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from bummerl.locale import Locale
from bummerl.record.match import Match
from bummerl.record.record import Record
from bummerl.rules.actions import Kind, Seat
from bummerl.table.facts import part_of

__all__ = ["figures", "statistics"]

_ROWS: Final = (
    "deals",
    "won",
    "average",
    "tricks",
    "marriages",
    "royals",
    "claims",
    "closes",
    "contracts",
    "schneider",
    "schwarz",
    "schneider-taken",
    "schwarz-taken",
)
"""The rows in their order; those in which nobody has anything are left out."""

_PAIRS: Final = {"won": "deals", "claims": "claimed", "closes": "closed", "contracts": "played"}
"""Rows that say how many of how many."""

_LITTLE: Final = {
    "schneider": {"worth-schneider", "worth-at-close-two", "worth-side-schneider", "worth-bauern-schneider"},
    "schwarz": {
        "worth-no-trick",
        "worth-no-points",
        "worth-at-close-three",
        "worth-side-no-trick",
        "worth-bauern-no-trick",
    },
}
"""The sentences by which the losers have few card points, or nothing."""

_PAYS: Final = {"schneider": "worth-pays-schneider", "schwarz": "worth-pays-no-trick"}
"""The same where everybody pays alone, with the seat that does."""


_ROYAL: Final = 40
"""What a marriage in trumps is worth."""


def statistics(match: Match, locale: Locale) -> list[dict[str, Any]]:
    """Rows of figures, one a seat: deals, game points a deal, tricks, marriages, claims, closes, contracts, schneider.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> match = Match.new("schnapsen", ("Anna", "Bert"))
    >>> match = match.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")).play(*read_actions("TC-JH claim"))
    >>> {row["is"]: row["values"] for row in statistics(match, Locale("en"))}
    {'deals': ['1', '1'], 'won': ['1 / 1', '0 / 1'], 'average': ['3', '0'], 'tricks': ['0', '1'],
     'claims': ['–', '0 / 1']}
    """
    counts = [_counted(match, seat) for seat in range(match.game.seats)]
    rows = []
    for row in _ROWS:
        if any(count[_PAIRS.get(row, row)] for count in counts) or row in {"average", "tricks"}:
            values = [_value(row, count, locale) for count in counts]
            rows.append({"is": row, "label": locale.text(f"count-{row}"), "values": values})
    return rows


def figures(match: Match, seat: Seat) -> dict[str, Any]:
    """What a seat has done: `counts` with how many, and of how many where that is asked, and game points a deal.

    `balance` has one number a deal that the seat has played: its own game points less those of the best other side.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> match = Match.new("schnapsen", ("Anna", "Bert"))
    >>> match = match.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")).play(*read_actions("TC-JH claim"))
    >>> told = figures(match, 1)
    >>> told["counts"]["claims"], told["counts"]["tricks"], told["counts"]["closes"], told["balance"]
    ([0, 1], [1, None], [0, 0], [-3])
    """
    count = _counted(match, seat)
    rows = [row for row in _ROWS if row != "average"]
    return {
        "counts": {row: [count[row], count[_PAIRS[row]] if row in _PAIRS else None] for row in rows},
        "balance": [_balance(record, seat) for record in match.finished if part_of(record.view(None)).sitter != seat],
    }


def _balance(record: Record, seat: Seat) -> int:
    """Own game points less those of the best other side."""
    result = record.result
    assert result is not None, "the deal is over"
    side = next(side for side in part_of(record.view(None)).sides if seat in side)
    others = [points for other, points in enumerate(result.points) if other not in side]
    return int(result.points[seat] - max(others))


def _counted(match: Match, seat: Seat) -> Counter[str]:
    count = Counter[str]()
    for record in match.finished:
        _count(count, record, seat)
    return count


def _value(row: str, count: Counter[str], locale: Locale) -> str:
    if row == "average":
        return locale.text("mean-value", mean=round(count["points"] / count["deals"], 1)) if count["deals"] else "–"
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
    own = [event for event in record.events if event.seat == seat]
    kinds = Counter(event.kind for event in own)
    count["deals"] += 1
    count["points"] += result.points[seat]
    count["tricks"] += table.won[seat]
    count["won"] += has_won
    count["marriages"] += kinds[Kind.MELDED]
    if record.game.rules != "thousand":  # where every marriage makes trumps
        count["royals"] += sum(event.kind is Kind.MELDED and event.value == _ROYAL for event in own)
    for row, tried, times in (
        ("claims", "claimed", kinds[Kind.CLAIMED]),
        ("closes", "closed", kinds[Kind.CLOSED]),
        ("contracts", "played", int(part.declarer == seat)),
    ):
        count[tried] += times
        count[row] += times * has_won
    for row, reasons in _LITTLE.items():
        little = any(why.id in reasons for why in result.reasons)
        paying = {dict(why.params)["seat"] for why in result.reasons if why.id == _PAYS[row]}
        count[row] += has_won and (little or bool(paying))
        count[f"{row}-taken"] += not has_won and (little or seat in paying)
