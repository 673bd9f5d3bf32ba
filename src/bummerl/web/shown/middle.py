"""What lies on the felt: trumps, the talon or the stock, the trick, and the tricks that may be looked at.

Contents: trump, talon, stocks, trick, piles, last, tricks, contract, facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bummerl.rules.actions import Kind, Seat
from bummerl.rules.cards import Card
from bummerl.rules.schnapsen.table import Trick
from bummerl.rules.schnapsen.worth import played_out
from bummerl.rules.sitting_out.table import Table as SittingOutTable
from bummerl.table.scene import Scene, Taken
from bummerl.web.shown.sight import CARDS, Sight

__all__ = [
    "contract",
    "facts",
    "failure",
    "last",
    "piles",
    "price",
    "stocks",
    "talon",
    "trick",
    "tricks",
    "trump",
    "written",
]


def written(cards: Sequence[Card]) -> list[str]:
    """Cards in notation."""
    return [CARDS[card] for card in cards]


def trump(sight: Sight) -> dict[str, Any] | None:
    """The suit of trumps; null as long as there is none."""
    suit = sight.scene.trump
    return None if suit is None else {"suit": suit.letter, "text": sight.words.text("table-trump", trump=suit)}


# The talon


def talon(sight: Sight) -> dict[str, Any] | None:
    """The talon with its turn-up, and who has closed it."""
    scene, table = sight.scene, sight.table
    if not scene.has_talon:
        return None
    turnup = None if scene.turnup is None else CARDS[scene.turnup]
    return {"count": table.talon, "turnup": turnup, "closed": _closed(sight)}


def _closed(sight: Sight) -> dict[str, Any] | None:
    """Who has closed, in which trick, what the other had then, and what failing costs."""
    scene, words, close = sight.scene, sight.words, sight.table.close
    if close is None:
        return None
    at = next(at for at, event in enumerate(scene.log) if event.kind is Kind.CLOSED)
    number = 1 + sum(event.kind is Kind.TOOK for event in scene.log[:at])
    other = next(seat for seat in range(len(scene.names)) if seat not in {close.seat, *scene.resting})
    lines = [_frozen(sight, other, close.tricks, close.points)]
    if scene.result is None:
        lines.append(_price(sight, close.seat, other))
    who = words.locale.who(close.seat, scene.names, scene.reader)
    return {"seat": close.seat, "text": words.text("closed-by", number=number, **who), "lines": lines}


def _frozen(sight: Sight, seat: Seat, won: int, points: int) -> str:
    """What the closer's opponent had when it was closed, as far as the table tells the reader."""
    scene, words = sight.scene, sight.words
    who = words.locale.who(seat, scene.names, scene.reader)
    tricks = words.text("screen-tricks", count=won)
    if scene.points[seat] is None:
        return words.text("closed-tricks", tricks=tricks, **who)
    return words.text("closed-points", tricks=tricks, points=points, **who)


def _price(sight: Sight, closer: Seat, other: Seat) -> str:
    """What the closer's opponent gets if the close fails."""
    scene, words = sight.scene, sight.words
    least, most = failure(sight, sight.table)
    costs = {"price": price(least, most), "most": most}
    if closer == scene.reader:
        return words.text("closed-fails-you", name=scene.names[other], **costs)
    who = words.locale.who(other, scene.names, scene.reader)
    return words.text("closed-fails", closer=scene.names[closer], **costs, **who)


def failure(sight: Sight, table: Any) -> tuple[int, int]:  # noqa: ANN401  # of two or of two of three
    """The least and the most that a failed close can cost, as far as the reader may know the points."""
    two: Any = table.two if isinstance(table, SittingOutTable) else table
    pair = table.pair if isinstance(table, SittingOutTable) else (0, 1)
    closer = two.close.seat
    points = two.points[closer]
    known = sight.scene.points[pair[closer]] is not None
    most = sight.options.target_points - 1
    tricks = two.tricks or (Trick(closer, (), 1 - closer, 0),)
    costs = set()
    for each in (points,) if known else (0, most):
        counted = tuple(each if seat == closer else had for seat, had in enumerate(two.points))
        result = played_out(sight.options, two._replace(points=counted, tricks=tricks))
        costs.add(result.points[1 - closer])
    return min(costs), max(costs)


def price(least: int, most: int) -> str:
    """Game points, or between which they are.

    >>> price(2, 2), price(2, 3)
    ('2', '2–3')
    """
    return str(most) if least == most else f"{least}–{most}"


# The stock of the other games


def stocks(sight: Sight) -> list[dict[str, Any]]:
    """Cards that lie in the middle and are not drawn one by one: face down, or as far as the reader has seen them."""
    scene, words = sight.scene, sight.words
    if scene.has_talon or scene.result is not None:
        return []
    lies = len(sight.match.deals[-1].state.stock)
    size = getattr(sight.options, "stock_size", 0) or lies
    piles: list[dict[str, Any]] = [
        {"cards": [None] * min(size, lies - at), "text": words.text("stock-down", count=min(size, lies - at))}
        for at in range(0, lies, size or 1)
    ]
    is_fresh = scene.turn is not None and sight.table.phase in _STOCK_PHASES
    shown = [event for event in scene.log if event.kind is Kind.WIDOW and event.cards]
    if is_fresh and shown:
        cards = shown[-1].cards
        piles.insert(0, {"cards": written(cards), "text": words.text("fact-widow", cards=cards)})
    return piles


_STOCK_PHASES: Final = frozenset({"exchange", "raise", "redeal"})


# Tricks


def trick(sight: Sight) -> list[dict[str, Any]]:
    """The cards of the trick in order of play."""
    scene = sight.scene
    return [
        {"seat": seat, "card": CARDS[card], "ahead": seat == scene.ahead}
        for seat, card in zip(scene.seats, scene.trick, strict=True)
    ]


def last(sight: Sight) -> dict[str, Any] | None:
    """The last trick, if it may be looked at."""
    found = sight.scene.last_trick
    return None if found is None else _taken(sight, found)


def tricks(sight: Sight) -> list[dict[str, Any]]:
    """All tricks that may be looked through, with their numbers from 1."""
    return [{"number": number + 1, **_taken(sight, each)} for number, each in sight.scene.review]


def _taken(sight: Sight, taken: Taken) -> dict[str, Any]:
    return {
        "seats": list(taken.seats),
        "cards": written(taken.cards),
        "winner": taken.winner,
        "text": sight.words.trick_text(sight.scene, taken),
    }


def piles(sight: Sight) -> list[dict[str, Any]]:
    """The first trick of each side, where it lies open for the whole deal."""
    scene = sight.scene
    if getattr(sight.options, "trick_review", "") != "first_each":
        return []
    found: dict[tuple[Seat, ...], Taken] = {}
    for _, taken in scene.review:
        found.setdefault(next(side for side in scene.sides if taken.winner in side), taken)
    return [
        {
            "seats": list(side),
            "cards": written(taken.cards),
            "text": sight.words.text("pile-first", names=sight.words.names(scene, side)),
        }
        for side, taken in found.items()
    ]


# The contract


def contract(sight: Sight) -> dict[str, Any] | None:
    """What is played, by whom and for how much, or what has been called so far; null in games without."""
    scene, words = sight.scene, sight.words
    if not has_contract(scene):
        return None
    lines = [words.locale.reason(fact, scene.names, scene.reader) for fact in scene.facts if fact.id in _CONTRACT]
    is_thousand = scene.rules == "thousand" and scene.declarer is not None
    if scene.trump is not None and not any(fact.id == "fact-turned" for fact in scene.facts):
        lines.append(words.text("table-trump", trump=scene.trump))
    elif is_thousand:
        lines.append(words.text("panel-no-trump-yet"))
    return {
        "title": words.text("panel-contract" if scene.declarer is not None else "panel-auction"),
        "lines": lines,
        "seat": scene.declarer,
        "so_far": scene.points[scene.declarer] if is_thousand and scene.declarer is not None else None,
        "of": sight.table.bid if is_thousand else None,
    }


def facts(sight: Sight) -> list[str]:
    """What is the game's own and stands nowhere else."""
    scene = sight.scene
    elsewhere = _CONTRACT if has_contract(scene) else frozenset()
    return [
        sight.words.locale.reason(fact, scene.names, scene.reader) for fact in scene.facts if fact.id not in elsewhere
    ]


def has_contract(scene: Scene) -> bool:
    """Whether something is played that has been called, or is being called."""
    return scene.declarer is not None or any(fact.id in _AUCTION for fact in scene.facts)


_AUCTION: Final = frozenset(f"fact-{what}" for what in ("makes-trumps", "no-call", "called", "bid", "blind"))
"""Facts of an auction that goes on."""

_CONTRACT: Final = _AUCTION | {
    f"fact-{what}"
    for what in (
        *("contract", "normal", "doubled", "no-trumps", "turned", "took-talon", "lays-away", "drummed", "whistled"),
        *("plays-for", "coming", "golden"),
    )
}
"""Facts that belong to the contract; what is left is the sheet's or the seats'."""
