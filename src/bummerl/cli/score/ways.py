"""What a line gives in each game that counts game points: the end of a deal, as that game's own rules score it.

A line is made into a table at which a deal ends so; which cards lie there does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bummerl.cli.score.typed import Table, number_of, refuse
from bummerl.rules.actions import Seat
from bummerl.rules.bauern import contracts as bauern_contracts
from bummerl.rules.bauern import worth as bauern_worth
from bummerl.rules.cards import Card
from bummerl.rules.dreier import contracts as dreier_contracts
from bummerl.rules.dreier import worth as dreier_worth
from bummerl.rules.game import Result, Standing
from bummerl.rules.reasons import reason
from bummerl.rules.schnapsen import worth as two_worth
from bummerl.rules.schnapsen.table import Close
from bummerl.rules.schnapsen.table import Table as TwoTable
from bummerl.rules.schnapsen.table import Trick as TwoTrick
from bummerl.rules.sixty_six_multi import worth as multi_worth
from bummerl.rules.tables import Trick

__all__ = ["WAYS", "Typed", "Way"]

_MOST: Final = 192
"""The most game points of a deal: the highest contract at the most doubling."""

_TEN: Final = Card("TS")

_FLAGS: Final = ("lost", "wrong", "closed", "drum", "whistle")


@dataclass
class Typed:
    """A line taken apart: who, and what was typed after it."""

    seat: Seat
    values: list[str] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    claim: bool = False
    contract: str = ""
    times: int = 1
    ten: Seat | None = None

    def line(self) -> str:
        """The line as the sheet keeps it."""
        words = [str(self.seat + 1), self.contract, "claim" * self.claim, *self.values]
        words += [flag for flag in _FLAGS if flag in self.flags]
        words += [f"x{self.times}" * (self.times > 1), "" if self.ten is None else f"ten {self.ten + 1}"]
        return " ".join(filter(None, words))


@dataclass(frozen=True)
class Way:
    """How a game is written down: what a line gives, a deal without a winner, and which words it knows."""

    result: Callable[[Table, Standing, Typed], Result]
    nobody: Callable[[Table, Standing, Seat | None], Result | None]
    flags: Callable[[Any], frozenset[str]]
    contracts: Callable[[Any], frozenset[str]] = lambda _: frozenset()
    knows_ten: Callable[[Any], bool] = lambda _: False


def _number(typed: Typed, at: int = 0) -> int:
    number = number_of(typed.values[at])
    if number is None:
        refuse("score-value", given=typed.values[at], known="1, 2, 3")
    return number


def _single(typed: Typed) -> None:
    if len(typed.values) > 1:
        refuse("score-too-much", given=typed.values[1])


def _loser(typed: Typed, at: int, limit: int) -> tuple[int, int]:
    """What a loser has, card points and tricks: as typed after `claim`, or so that the deal is worth what was typed."""
    word = typed.values[min(at, len(typed.values) - 1)]
    points = number_of(word.removesuffix("t"))
    assert points is not None, "values are numbers"
    if typed.claim:
        if points > 130:
            refuse("score-claim", given=word)
        return points, int(points > 0 or word.endswith("t"))
    have = {1: (limit, 1), 2: (0, 1), 3: (0, 0)}.get(points)
    if have is None or word.endswith("t"):
        refuse("score-value", given=word, known="1, 2, 3")
    return have


# The two-handed game, alone or with a third who sits out


def _two_handed(options: Any, two: TwoTable, typed: Typed, winner: Seat) -> Result:  # noqa: ANN401
    limit = options.schneider_threshold
    _single(typed)
    if "closed" in typed.flags and options.closed_game_multiplier == 1 and not typed.claim:
        typed.flags.discard("closed")  # the typed worth is what it is
    points, tricks = _loser(typed, 0, limit)
    if not typed.claim and points == 0 and tricks and options.schwarz_basis == "zero_points":
        points = limit - 1
    scored = [points, points]
    scored[winner] = options.target_points
    close = Close(winner, points, tricks, two.talon) if "closed" in typed.flags else None
    won = (tricks, 1) if winner else (1, tricks)
    return two_worth.claimed(options, two._replace(points=tuple(scored), won=won, close=close), winner)


def _schnapsen(table: Table, standing: Standing, typed: Typed) -> Result:
    return _two_handed(table.game.options, _dealt(table, standing), typed, typed.seat)


def _sitting_out(table: Table, standing: Standing, typed: Typed) -> Result:
    three = _dealt(table, standing)
    if typed.seat not in three.pair:
        refuse("score-sits-out", "M9.2", seat=typed.seat)
    result = _two_handed(table.game.options, three.two, typed, three.pair.index(typed.seat))
    return _for_three(table, three, result)


def _for_three(table: Table, three: Any, result: Result) -> Result:  # noqa: ANN401
    seated: Result = table.game.result_for_three(three, result)  # type: ignore[attr-defined]  # of this game alone
    return seated


def _tied(options: Any, two: TwoTable) -> Result:  # noqa: ANN401
    last = TwoTrick(0, (_TEN,), 0, 0)
    return two_worth.played_out(options, two._replace(points=(40, 40), won=(1, 1), tricks=(last,)))


def _schnapsen_nobody(table: Table, standing: Standing, _ten: Seat | None) -> Result:
    return _tied(table.game.options, _dealt(table, standing))


def _sitting_out_nobody(table: Table, standing: Standing, _ten: Seat | None) -> Result:
    three = _dealt(table, standing)
    return _for_three(table, three, _tied(table.game.options, three.two))


def _dealt(table: Table, standing: Standing) -> Any:  # noqa: ANN401  # the table of whatever game
    """A table of this game after this standing; which cards lie there does not matter."""
    return table.game.deal(table.game.pack, standing).state.table


# Sixty-six for three and four


def _sixty_six(table: Table, standing: Standing, typed: Typed) -> Result:
    options, laid = table.game.options, _dealt(table, standing)
    drummed = bool(typed.flags & {"drum", "whistle"})
    laid = laid._replace(
        trump=_TEN.suit,
        tricks=() if typed.ten is None else (Trick(0, (_TEN,), typed.ten),),
        declarer=typed.seat if drummed else None,
        whistled="whistle" in typed.flags,
    )
    seats = range(table.game.seats)
    winners = laid.side(typed.seat)
    losers = [seat for seat in seats if seat not in winners]
    payers = losers if options.scoring == "each_pays" else losers[:1]
    if "whistle" in typed.flags and not typed.values:
        typed.values = ["3"]
    points, won = [0] * len(seats), [0] * len(seats)
    if "wrong" in typed.flags:
        typed.values = typed.values or ["2"]
        for at, seat in enumerate(losers):
            won[seat] = int(_number(typed, min(at, len(typed.values) - 1)) == 2)
        return multi_worth.claimed(options, laid._replace(points=tuple(points), won=tuple(won)), typed.seat)
    if "lost" in typed.flags:
        if not drummed:
            refuse("score-word-unknown", given="lost")
        _single(typed)
        points[typed.seat], won[typed.seat] = _loser(typed, 0, options.schneider_threshold)
        return multi_worth.drum_lost(options, laid._replace(points=tuple(points), won=tuple(won)))
    if len(typed.values) not in {1, len(payers)}:
        refuse("score-losers", players=", ".join(table.names[seat] for seat in payers))
    points[typed.seat], won[typed.seat] = options.target_points, 1
    for at, seat in enumerate(payers):
        points[seat], won[seat] = _loser(typed, at, options.schneider_threshold)
    return multi_worth.claimed(options, laid._replace(points=tuple(points), won=tuple(won)), typed.seat)


def _sixty_six_nobody(table: Table, standing: Standing, ten: Seat | None) -> Result:
    laid = _dealt(table, standing)
    none = (0,) * table.game.seats
    last = Trick(0, (Card("AH"),), 0) if ten is None else Trick(0, (_TEN,), ten)
    over = laid._replace(trump=_TEN.suit, tricks=(last,), points=none, won=none)
    return multi_worth.played_out(table.game.options, over)


def _sixty_six_flags(options: Any) -> frozenset[str]:  # noqa: ANN401
    drums = {"drum", "whistle", "lost"} if options.drumming else set[str]()
    return frozenset({"wrong"} | drums if options.ending == "claim" else drums)


# Dreierschnapsen and Bauernschnapsen


def _agreed(table: Table, typed: Typed, winners: Sequence[Seat]) -> Result:
    """Game points that the players have agreed upon, doubling and all."""
    _single(typed)
    value = _number(typed)
    if not 0 < value <= _MOST or typed.times > 1:
        refuse("score-game-points", given=typed.values[0], most=_MOST)
    return Result(tuple(value if seat in winners else 0 for seat in range(table.game.seats)), ())


def _called(table: Table, standing: Standing, typed: Typed) -> tuple[Any, bool]:
    """A table at which the player has called what was typed, and whether that is lost; a contract has its own worth."""
    if typed.contract and (typed.values or typed.claim):
        refuse("score-contract-alone", contract=typed.contract)
    laid = _dealt(table, standing)
    called = laid._replace(declarer=typed.seat, contract=typed.contract or "normal", times=typed.times)
    return called, "lost" in typed.flags


def _dreier(table: Table, standing: Standing, typed: Typed) -> Result:
    options = table.game.options
    laid, is_lost = _called(table, standing, typed)
    if typed.contract:
        return dreier_worth.decided(options, laid, made=not is_lost)
    winner = laid.against(typed.seat) if is_lost else typed.seat
    if not typed.claim:
        return _agreed(table, typed, laid.side(winner))
    _single(typed)
    loser = laid.against(winner)
    points, tricks = _loser(typed, 0, options.schneider_threshold)
    score, won = _have(3, {winner: (options.target_points, 1), loser: (points, tricks)})
    return dreier_worth.claimed(options, laid._replace(points=score, won=won), winner, 0)


def _bauern(table: Table, standing: Standing, typed: Typed) -> Result:
    options = table.game.options
    laid, is_lost = _called(table, standing, typed)
    if typed.contract:
        if is_lost:
            why = reason("end-contract-lost", "B9.6", seat=typed.seat, contract=typed.contract)
            return bauern_worth.failed(options, laid, why)
        why = reason("end-contract-made", "B9.6", seat=typed.seat, contract=typed.contract)
        return bauern_worth.made(options, laid, why)
    winner = (typed.seat + is_lost) % 4
    if not typed.claim:
        return _agreed(table, typed, laid.side(winner))
    _single(typed)
    points, tricks = _loser(typed, 0, 33)
    score, won = _have(4, {winner: (bauern_worth.TARGET, 1), (winner + 1) % 4: (points, tricks)})
    return bauern_worth.claimed(options, laid._replace(points=score, won=won), winner)


def _have(seats: int, have: dict[Seat, tuple[int, int]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks by seat."""
    by_seat = [have.get(seat, (0, 0)) for seat in range(seats)]
    return tuple(points for points, _ in by_seat), tuple(won for _, won in by_seat)


def _dreier_contracts(options: Any) -> frozenset[str]:  # noqa: ANN401
    return frozenset(contract.word for contract in dreier_contracts.in_play(options))


def _bauern_contracts(options: Any) -> frozenset[str]:  # noqa: ANN401
    return frozenset(contract.word for contract in bauern_contracts.ladder(options))


def _never(_table: Table, _standing: Standing, _ten: Seat | None) -> None:
    return None


WAYS: Final = {
    "schnapsen": Way(_schnapsen, _schnapsen_nobody, lambda _: frozenset({"closed"})),
    "sitting_out": Way(_sitting_out, _sitting_out_nobody, lambda _: frozenset({"closed"})),
    "sixty_six_multi": Way(
        _sixty_six, _sixty_six_nobody, _sixty_six_flags, knows_ten=lambda options: bool(options.trump_ten_bonus)
    ),
    "dreier": Way(_dreier, _never, lambda _: frozenset({"lost"}), _dreier_contracts),
    "bauernschnapsen": Way(_bauern, _never, lambda _: frozenset({"lost"}), _bauern_contracts),
}
"""By the rules' name."""
