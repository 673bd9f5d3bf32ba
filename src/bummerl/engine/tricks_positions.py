"""The play of Bauernschnapsen, Dreierschnapsen, Sixty-six for three and four and Thousand for the native kernel.

Once every card is dealt these games are one: tricks, marriages, two sides, and something that a side wants.  What
that is, the house rules and the position become one struct, 85 bytes that ``kernel/tricks_packed.hpp`` reads.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from enum import IntEnum, StrEnum
from typing import Any, Final, NamedTuple

from bummerl.rules import bauern, dreier, sixty_six_multi, thousand
from bummerl.rules.actions import Seat
from bummerl.rules.bauern import play as bauern_play
from bummerl.rules.bauern.contracts import order_of
from bummerl.rules.cards import Cards, Suit
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import State
from bummerl.rules.thousand.scoring import rounded
from bummerl.rules.tricks import NORMAL, Duty, Order

__all__ = ["Alone", "Asked", "Sides", "Unsupported", "needed", "packed", "points_of", "sides_of", "without_marriages"]


class Unsupported(ValueError):
    """What the kernel cannot do, by its name."""


class Alone(Unsupported):
    """Each of three plays for itself."""


class Asked(StrEnum):
    """What is asked about a deal; every answer is that of the first side, which wants more of it.

    >>> Asked("points")
    <Asked.POINTS: 'points'>
    """

    DEAL = "deal"
    """What the deal is about: 1, 2 or 3 where a side claims (less than 0 if the others do), otherwise whether the
    declarer makes it (1) or not (-1), as in Thousand.  Where all tricks are counted it is the same as `POINTS`."""
    POINTS = "points"
    """The card points that the side has when all cards are played and nobody has claimed."""


class Sides(NamedTuple):
    """Who plays, in clockwise order; who of them is on the first side; and who must make a contract."""

    seats: tuple[Seat, ...]
    first: tuple[Seat, ...]
    hero: Seat


class _Goal(IntEnum):
    POINTS, CLAIM, ALL, NONE, FIRST = range(5)


class _Claims(IntEnum):
    NEVER, AUTO, RIGHT, ANY = range(4)


class _Unclaimed(IntEnum):
    LAST_TRICK_ONE, LAST_TRICK_GRADED, HIGHER_TOTAL, DRAW, LOST = range(5)


class _Needs(IntEnum):
    NOTHING, SIDE_TRICK, OWN_TRICK = range(3)


class _NewTrump(IntEnum):
    NEVER, AT_ONCE, NEXT_TRICK = range(3)


class _Rules(NamedTuple):
    """What is played, in the kernel's words; who declares, whose marriages and points count are seats."""

    goal: _Goal
    duty: Duty
    melders: tuple[Seat, ...]
    worth: tuple[int, ...]
    order: Order = NORMAL
    counting: tuple[Seat, ...] | None = None
    counted: tuple[Seat, ...] | None = None
    needs: _Needs = _Needs.NOTHING
    pends: bool = True
    new_trump: _NewTrump = _NewTrump.NEVER
    partner_melds: bool = False
    claims: _Claims = _Claims.NEVER
    unclaimed: _Unclaimed = _Unclaimed.LAST_TRICK_ONE
    race: bool = False
    unbeaten: bool = False
    wrong_claim: int = 3
    schneider: int = 33
    target: int = 66
    bonus: int = 0
    early: bool = True
    low: int = 0
    high: int = 0x7FFF


_LAYOUT: Final = struct.Struct("<6I 12h 37B")
_MELDERS, _NEW_TRUMP, _TRUMP = 28, 32, 44
_PHASES: Final = {"partner": 0, "lead": 1, "follow": 2, "last": 3}
_NO_CARD: Final = 255
_NO_SUIT: Final = 4
_TRICKS_IN_THREE: Final = 3


def sides_of(game: AnyGame, state: State[Any]) -> Sides:
    """Who plays against whom; Unsupported where everybody plays alone or cards are not played yet.

    >>> from bummerl.record import Record
    >>> from bummerl.rules.catalog import find
    >>> from bummerl.rules.actions import read_actions
    >>> deck = tuple(find("bauernschnapsen").game.pack)
    >>> deal = Record.new("bauernschnapsen", deck).play(*read_actions("cut turn:0 pass pass pass pass pass pass"))
    >>> sides_of(deal.game, deal.state)
    Sides(seats=(0, 1, 2, 3), first=(1, 3), hero=1)
    """
    table: Any = state.table
    if table.result is not None:
        raise Unsupported("the deal is over")
    if table.phase not in _PHASES:
        raise Unsupported(f"phase={table.phase}")
    match game:
        case bauern.BauernGame():
            seats = tuple(seat for seat in range(4) if seat != table.resting)
            first = tuple(seat for seat in table.side(table.declarer) if seat in seats)
            return Sides(seats, first, table.declarer)
        case dreier.DreierGame():
            return Sides((0, 1, 2), (table.declarer,), table.declarer)
        case sixty_six_multi.SixtySixMultiGame() if game.options.partners:
            return Sides((0, 1, 2, 3), (0, 2), 0)
        case sixty_six_multi.SixtySixMultiGame() if table.declarer is not None:
            return Sides((0, 1, 2), (table.declarer,), table.declarer)
        case sixty_six_multi.SixtySixMultiGame():
            raise Alone("partners=False: each of three plays alone")
        case thousand.ThousandGame():
            return Sides(table.players, (table.declarer,), table.declarer)
        case _:
            raise Unsupported(f"game={game.rules}")


def points_of(game: AnyGame, state: State[Any], seats: Iterable[Seat]) -> int:
    """The card points that these seats have, with what a declarer has laid away where that counts (§D4.4)."""
    table: Any = state.table
    laid = 0
    if isinstance(game, dreier.DreierGame) and game.options.discard_points == "declarer" and state.aside:
        laid = state.aside[0].points if table.declarer in seats else 0
    return laid + sum(int(table.points[seat]) for seat in seats)


def packed(game: AnyGame, state: State[Any], asked: Asked = Asked.DEAL, least: int | None = None) -> bytes:
    """The position as the kernel reads it; Unsupported names what it cannot do.

    With `least` only that is asked whether the first side gets so many card points.
    """
    sides = sides_of(game, state)
    rules = _rules(game, state, sides, asked)
    if least is not None and rules.goal is _Goal.POINTS:
        rules = rules._replace(low=max(0, least - 1), high=max(1, least))
    table: Any = state.table
    number = {seat: index for index, seat in enumerate(sides.seats)}

    def bits(seats: Iterable[Seat]) -> int:
        return sum(1 << number[seat] for seat in seats)

    others = tuple(seat for seat in sides.seats if seat not in sides.first)
    counted = sides.first if rules.counted is None else rules.counted
    pending: Sequence[int] = getattr(table, "pending", (0,) * len(table.points))
    hands = [state.hands[seat].mask for seat in sides.seats]
    shown = Cards(card for seat in sides.seats for card in table.shown[seat] & state.hands[seat])
    return _LAYOUT.pack(
        *hands,
        *(0,) * (4 - len(hands)),
        shown.mask,
        game.pack.mask,
        points_of(game, state, counted),
        points_of(game, state, others),
        sum(pending[seat] for seat in counted),
        sum(pending[seat] for seat in others),
        *rules.worth,
        rules.target,
        rules.bonus,
        rules.low,
        rules.high,
        len(hands),
        bits(sides.first),
        number[sides.hero],
        rules.order[0],
        rules.goal,
        *rules.duty,
        bits(rules.melders),
        bits(sides.seats if rules.counting is None else rules.counting),
        rules.needs,
        rules.pends,
        rules.new_trump,
        rules.partner_melds,
        rules.claims,
        rules.unclaimed,
        rules.race,
        rules.unbeaten,
        rules.wrong_claim,
        rules.schneider,
        _TRICKS_IN_THREE,
        rules.early,
        _PHASES[table.phase],
        number[table.turn],
        _suit(table.trump),
        _suit(getattr(table, "coming", None)),
        len(table.trick),
        *table.trick,
        *(_NO_CARD,) * (3 - len(table.trick)),
        _NO_CARD if table.melded is None else table.melded.suit,
        getattr(table, "partner_melded", None) is not None,
        sum(1 << suit for suit in table.declared) if rules.partner_melds else 0,
        bits(seat for seat in sides.seats if table.won[seat]),
        len(table.tricks),
    )


def without_marriages(position: bytes, trump: Suit) -> bytes:
    """The same position where nobody declares marriages, so that trumps stay what they are."""
    fields = list(_LAYOUT.unpack(position))
    fields[_MELDERS], fields[_NEW_TRUMP], fields[_TRUMP] = 0, _NewTrump.NEVER, trump
    return _LAYOUT.pack(*fields)


def _suit(suit: Suit | None) -> int:
    return _NO_SUIT if suit is None else suit


def _rules(game: AnyGame, state: State[Any], sides: Sides, asked: Asked) -> _Rules:
    match game:
        case bauern.BauernGame():
            rules = _bauern(game, state, sides)
        case dreier.DreierGame():
            rules = _dreier(game, state, sides)
        case sixty_six_multi.SixtySixMultiGame():
            rules = _sixty_six(game, state, sides, asked)
        case thousand.ThousandGame():
            return _thousand(game, state, sides, asked)
        case _:
            raise Unsupported(f"game={game.rules}")
    if asked is Asked.DEAL:
        return rules
    if state.table.phase == "last":
        raise Unsupported("phase=last")
    if rules.goal not in {_Goal.CLAIM, _Goal.POINTS}:
        raise Unsupported(f"points in contract={state.table.contract}")
    return rules._replace(goal=_Goal.POINTS, claims=_Claims.NEVER)


_AIMS: Final = {"claim": _Goal.CLAIM, "no_trick": _Goal.NONE, "three": _Goal.FIRST, "every_trick": _Goal.ALL}


def _twenty_or_forty(trump: Suit | None) -> tuple[int, ...]:
    return tuple(40 if suit is trump else 20 for suit in Suit)


def _bauern(game: bauern.BauernGame, state: State[bauern.Table], sides: Sides) -> _Rules:
    table, options = state.table, game.options
    goal = _AIMS[table.played.aim.value]
    melders: tuple[Seat, ...] = ()
    if bauern_play.has_marriages(options, table.played):
        melders = sides.seats
        if goal is not _Goal.CLAIM:
            melders = (table.declarer,) if options.schnapser_marriage == "declarer" else sides.first
    claims = _Claims.AUTO if options.claim_mode == "auto" else _Claims.RIGHT
    if claims is _Claims.RIGHT and options.false_claim != "reject":
        claims = _Claims.ANY
    alone = (table.declarer,) if goal is not _Goal.CLAIM and options.schnapser_points == "declarer" else None
    return _Rules(
        goal,
        bauern_play.duty(options, table),
        melders,
        _twenty_or_forty(table.trump),
        order_of(options, table.played),
        counting=alone,
        counted=alone,
        needs=_Needs.SIDE_TRICK if options.marriage_pending == "forbidden" else _Needs.NOTHING,
        claims=claims if goal is _Goal.CLAIM else _Claims.NEVER,
        unclaimed=_Unclaimed.LAST_TRICK_ONE if options.last_trick_value == "one" else _Unclaimed.LAST_TRICK_GRADED,
        early=options.schnapser_early_end,
    )


def _dreier(game: dreier.DreierGame, state: State[dreier.Table], sides: Sides) -> _Rules:
    table, options = state.table, game.options
    goal = _AIMS[table.played.aim.value]
    claims = _Claims.AUTO if options.claim_mode == "auto" else _Claims.ANY
    return _Rules(
        goal,
        game.options.following,
        sides.seats if goal is _Goal.CLAIM else sides.first if goal is _Goal.FIRST else (),
        _twenty_or_forty(table.trump),
        table.played.order,
        claims=claims if goal is _Goal.CLAIM else _Claims.NEVER,
        wrong_claim=3 if options.false_claim_value == "two_or_three" else 2,
        schneider=options.schneider_threshold,
        target=options.target_points,
        early=options.schnapser_early_end,
    )


_UNCLAIMED: Final = {
    "higher_total": _Unclaimed.HIGHER_TOTAL,
    "last_trick_one": _Unclaimed.LAST_TRICK_ONE,
    "draw": _Unclaimed.DRAW,
}


def _sixty_six(
    game: sixty_six_multi.SixtySixMultiGame, state: State[sixty_six_multi.Table], sides: Sides, asked: Asked
) -> _Rules:
    table, options = state.table, game.options
    if asked is Asked.DEAL and options.trump_ten_bonus:
        raise Unsupported("trump_ten_bonus=True")
    counts_all = options.ending == "all_tricks"
    drums = table.declarer is not None
    claims = _Claims.NEVER if counts_all else _Claims.AUTO if options.claim_mode == "auto" else _Claims.ANY
    return _Rules(
        _Goal.POINTS if options.scoring == "bands" else _Goal.CLAIM,
        game.options.following,
        () if options.marriage_by == "nobody" else sides.seats,
        _twenty_or_forty(table.trump),
        partner_melds=options.marriage_by == "leader_and_partner",
        claims=claims if options.scoring != "bands" else _Claims.NEVER,
        unclaimed=_Unclaimed.LOST
        if drums
        else _Unclaimed.HIGHER_TOTAL
        if counts_all
        else _UNCLAIMED[options.unclaimed],
        race=drums,
        unbeaten=table.whistled,
        wrong_claim=3 if options.false_claim_value == "two_or_three" else 2,
        schneider=options.schneider_threshold,
        target=options.target_points,
        bonus=options.last_trick_points,
    )


def needed(options: thousand.ThousandOptions, contract: int) -> int:
    """The card points that make this contract (§T8.2, §T8.3).

    >>> needed(thousand.ThousandOptions(), 120), needed(thousand.ThousandOptions(declarer_round_first=True), 120)
    (120, 118)
    """
    if not options.declarer_round_first:
        return contract
    return next(points for points in range(contract + 1) if rounded(options, points) >= contract)


_ACES: Final = Cards("AS AH AD AC")


def _thousand(game: thousand.ThousandGame, state: State[thousand.Table], sides: Sides, asked: Asked) -> _Rules:
    table, options = state.table, game.options
    if options.no_lead_foreign_trump:
        raise Unsupported("no_lead_foreign_trump=True")
    if options.ace_marriage and any(hand >= _ACES for hand in state.hands):
        raise Unsupported(f"ace_marriage={options.ace_marriage}")
    if table.melded is not None and table.melded not in table.melded.suit.marriage:
        raise Unsupported(f"ace_marriage={options.ace_marriage}")
    contract = needed(options, table.bid)
    return _Rules(
        _Goal.POINTS,
        options.duty,
        sides.seats,
        options.values,
        counting=None if options.defender_marriages else sides.first,
        needs=_Needs.OWN_TRICK if options.marriage_requires_trick else _Needs.NOTHING,
        pends=False,
        new_trump=_NewTrump.AT_ONCE if options.trump_activation == "immediate" else _NewTrump.NEXT_TRICK,
        bonus=Cards(state.stock).points if options.unused_to_last_trick else 0,
        low=contract - 1 if asked is Asked.DEAL else 0,
        high=contract if asked is Asked.DEAL else 0x7FFF,
    )
