"""Lines of a score sheet of the games that count game points: who has won, and how much.

A line becomes the end of a deal at a table of that game, and the game's own rules say what it gives: what was carried
over, the pool, doubling, what the player scores who sits out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bummerl.cli.score.typed import Entered, Table, number_of, refuse
from bummerl.cli.score.ways import WAYS, Typed, Way
from bummerl.rules.game import Result, Standing
from bummerl.rules.reasons import reason

__all__ = ["read"]

_ADDED: Final = frozenset(
    {
        *("worth-carried", "worth-closed", "worth-pool", "worth-drum", "worth-trump-ten"),
        *("worth-dealer-scores", "worth-dealer-stays"),
        *("worth-pays-wrong", "worth-side-wrong-two", "worth-side-wrong-three"),
        *("end-contract-made", "end-contract-lost", "worth-contract", "worth-bauern-contract"),
        *("worth-doubled", "worth-bauern-doubled", "worth-bauern-halved"),
    }
)
"""Sentences that do not tell of card points, which nobody has typed who types what a deal is worth."""


def read(table: Table, standing: Standing, line: Sequence[str]) -> Entered:
    """What this line means after this standing; Refused says what was expected."""
    way = WAYS[table.game.rules]
    if line[0] == "redeal":
        if len(line) > 1:
            refuse("score-too-much", given=line[1])
        return Entered("redeal", standing, (reason("score-redealt", seat=standing.dealer),))
    if line[0] == "nobody":
        return _nobody(table, standing, line, way)
    typed = _taken_apart(table, line, way)
    if not typed.values and not typed.contract and "wrong" not in typed.flags and "whistle" not in typed.flags:
        _expected(table)
    result = way.result(table, standing, typed)
    return _entered(table, standing, typed.line(), result, shown=typed.claim)


def _nobody(table: Table, standing: Standing, line: Sequence[str], way: Way) -> Entered:
    """A deal without a winner; somebody may have won the ten of trumps."""
    ten = table.seat(line[2]) if len(line) == 3 and line[1] == "ten" and way.knows_ten(table.game.options) else None
    if len(line) > 1 and ten is None:
        refuse("score-too-much", given=line[1])
    result = way.nobody(table, standing, None)
    if result is None or result.winner is not None:
        refuse("score-nobody")
    if ten is not None:
        result = way.nobody(table, standing, ten) or result
    return _entered(table, standing, "nobody" if ten is None else f"nobody ten {ten + 1}", result, shown=True)


def _entered(table: Table, standing: Standing, line: str, result: Result, *, shown: bool) -> Entered:
    """The line's result on the sheet; `shown` says that card points were typed, or that there were none to type."""
    after = table.game.advance(standing, result)
    left_out = "worth-" if line.startswith("nobody") else "end-"
    told = (why for why in result.reasons if why.id in _ADDED or (shown and not why.id.startswith(left_out)))
    return Entered(line, after, tuple(told))


def _expected(table: Table) -> None:
    key = "score-expected-contracts" if table.game.rules in {"dreier", "bauernschnapsen"} else "score-expected"
    refuse(key, name=table.names[0])


# Reading


def _taken_apart(table: Table, line: Sequence[str], way: Way) -> Typed:
    options = table.game.options
    typed = Typed(table.seat(line[0]))
    rest = list(line[1:])
    while rest:
        word = rest.pop(0).casefold()
        times = number_of(word.removeprefix("x")) if word.startswith(("x", "×")) else None
        if word == "claim":
            typed.claim = True
        elif word in way.flags(options):
            typed.flags.add(word)
        elif word in way.contracts(options) and not typed.contract:
            typed.contract = word
        elif times in {1, 2, 4, 8} and way.contracts(options):
            typed.times = times or 1
        elif word == "ten" and rest and way.knows_ten(options):
            typed.ten = table.seat(rest.pop(0))
        elif number_of(word.removesuffix("t")) is not None:
            typed.values.append(word)
        else:
            refuse("score-word-unknown", given=word)
    return typed
