"""What the players of a deal of Thousand have collected, as it is typed: card points, marriages, the stock."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from bummerl.cli.lines import as_notation
from bummerl.cli.score.typed import Table, number_of, refuse
from bummerl.rules.actions import Seat
from bummerl.rules.cards import PACKS, Cards, NotationError, Suit, read_cards
from bummerl.rules.thousand.dealing import players
from bummerl.rules.thousand.options import ThousandOptions
from bummerl.rules.thousand.scoring import stock_points
from bummerl.rules.thousand.sheet import is_golden
from bummerl.rules.thousand.table import ThousandStanding

__all__ = ["ALL", "Share", "check_player", "example", "shares_of", "stock_of"]

ALL: Final = 120
"""Card points of the pack (§T8.1)."""

_VALUE: Final = re.compile(r"(\d{1,3}|[-?*])(t?)((?:\+[^+]+)*)")
_SUITS: Final = {sign: suit for suit, signs in zip(Suit, ("s♠", "h♥", "d♦", "c♣"), strict=True) for sign in signs}


class Share(NamedTuple):
    """What one player has collected: card points (None: the rest), marriages, and whether a trick is sure."""

    cards: int | None
    marriages: tuple[int, ...] = ()
    has_trick: bool = False

    def __str__(self) -> str:
        return f"{self.cards}{'t' * (self.has_trick and not self.cards)}" + "".join(
            f"+{each}" for each in self.marriages
        )


def example(table: Table, standing: ThousandStanding) -> str:
    """A deal as it may be typed at this table."""
    options: ThousandOptions = table.game.options
    seat, *others = players(options, standing.dealer)
    by_seat = {seat: "75+100"} | dict.fromkeys(others, "20") | {others[-1]: "25" if len(others) > 1 else "45"}
    shown = " ".join(by_seat[each] for each in sorted(by_seat))
    stock = " stock 25" if options.players == 4 and options.sitter_score != "none" else ""
    return f"{table.names[seat]} 120 {shown}{stock}"


def check_player(table: Table, standing: ThousandStanding, seat: Seat) -> None:
    """Refuse a player who sits out."""
    if seat not in players(table.game.options, standing.dealer):
        refuse("score-sits-out", "T13.1", seat=seat)


# The stock of whoever sits out (§T13.3)


def stock_of(table: Table, standing: ThousandStanding, rest: list[str]) -> tuple[int | None, list[str]]:
    """What the stock is worth, and the words without it."""
    options: ThousandOptions = table.game.options
    playing = players(options, standing.dealer)
    out = next((seat for seat in range(options.players) if seat not in playing), None)
    counts = out is not None and options.sitter_score != "none"
    if "stock" not in rest:
        if counts and not standing.barrel[out or 0]:
            refuse("score-stock-missing", "T13.3", seat=out)
        return (0 if counts else None), rest
    if not counts:
        refuse("score-stock-nobody", "T13.3")
    at = rest.index("stock")
    given, end = rest[at + 1 :], [word for word in rest[at + 1 :] if word in {"writeoff", "bomb"}]
    given = [word for word in given if word not in end]
    worth = number_of(given[0]) if len(given) == 1 else None
    if worth is None:
        try:
            cards = read_cards("".join(as_notation(word) for word in given))
        except NotationError:
            cards = ()
        if len(set(cards)) == 3 == len(cards) and Cards(cards) <= PACKS[24]:
            worth = stock_points(options, cards)
    if worth is None or worth not in _stocks(options):
        refuse("score-stock-worth", "T13.3", given=" ".join(given))
    return worth, [*rest[:at], *end]


@lru_cache
def _stocks(options: ThousandOptions) -> frozenset[int]:
    """All that three cards can be worth."""
    return frozenset(stock_points(options, cards) for cards in combinations(PACKS[24], 3))


# Card points and marriages


def shares_of(table: Table, standing: ThousandStanding, rest: Sequence[str]) -> dict[Seat, Share]:
    """What each player has collected; one of them may be left to be computed."""
    options: ThousandOptions = table.game.options
    playing = sorted(players(options, standing.dealer))
    shares = _typed_shares(table, playing, rest)
    unplayed = options.players == 2 or (is_golden(options, standing) and not options.golden_stock)
    is_all = options.unused_to_last_trick or not unplayed
    missing = [seat for seat in playing if seat not in shares]
    for seat in missing if len(missing) == 1 else ():
        shares[seat] = Share(None)
    unknown = [seat for seat, share in shares.items() if share.cards is None]
    if len(missing) > 1 or len(unknown) > int(is_all):
        names = ", ".join(table.names[seat] for seat in playing)
        if not rest:
            refuse("score-deal-expected", "T8.2", example=example(table, standing))
        refuse("score-points-missing", "T8.1", players=names, least=len(playing) - is_all)
    total = sum(share.cards or 0 for share in shares.values())
    if total > ALL or (is_all and not unknown and total != ALL):
        refuse("score-points-total", "T8.1", total=total)
    for seat in unknown:
        shares[seat] = shares[seat]._replace(cards=ALL - total)
    _check_marriages(options, shares)
    return {
        seat: share._replace(
            has_trick=bool(share.cards)
            or share.has_trick
            or (bool(share.marriages) and options.marriage_requires_trick)
        )
        for seat, share in shares.items()
    }


def _typed_shares(table: Table, playing: Sequence[Seat], rest: Sequence[str]) -> dict[Seat, Share]:
    options: ThousandOptions = table.game.options
    shares: dict[Seat, Share] = {}
    for word in rest:
        name, sign, value = word.replace(":", "=").partition("=")
        if sign:
            seat = table.seat(name)
            if seat not in playing:
                refuse("score-sits-out", "T13.1", seat=seat)
        else:
            seat = next((each for each in playing if each not in shares), -1)
            if seat < 0:
                refuse("score-too-much", given=word)
        if seat in shares:
            refuse("score-points-twice", seat=seat)
        shares[seat] = _share(options, value if sign else word)
    return shares


def _share(options: ThousandOptions, word: str) -> Share:
    found = _VALUE.fullmatch(word.casefold())
    if found is None:
        refuse("score-points", "T8.1", given=word)
    cards = None if found[1] in "?*" else 0 if found[1] == "-" else int(found[1])
    return Share(cards, tuple(_marriage(options, each) for each in found[3].split("+")[1:]), has_trick=bool(found[2]))


def _marriage(options: ThousandOptions, word: str) -> int:
    """What this marriage is worth, by its suit or its value; four aces by an a where they count (§T7.1, §T7.8)."""
    known = [*options.values, *([options.ace_marriage] if options.ace_marriage else [])]
    if word in _SUITS:
        return options.worth(_SUITS[word])
    if word == "a" and options.ace_marriage:
        return options.ace_marriage
    value = number_of(word)
    if value is None or value not in known:
        shown = ", ".join(map(str, sorted(known, reverse=True)))
        refuse("score-marriage", "T7.1", given=word, known=shown)
    return value


def _check_marriages(options: ThousandOptions, shares: dict[Seat, Share]) -> None:
    there = Counter(options.values)
    if options.ace_marriage:
        there[options.ace_marriage] += 1
    declared = Counter(value for share in shares.values() for value in share.marriages)
    for value in declared - there:
        refuse("score-marriage-twice", "T7.1", value=value)
