"""Counts of action sequences: the files of ``tests/perft`` and what counts them.

Whoever plays by the same rules comes to the same numbers, so a second implementation is checked by them without
knowing the first.  `HEADER` describes the format.  ``python -m tests.perft_files`` adds counts where a line has too
few; where a count differs it prints the difference and leaves the file as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

from bummerl.record import Record, read_deal, write_deal
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import State
from tests.slow_rules import Setting, SlowDeal

FOLDER: Final = Path(__file__).parent / "perft"

MOST: Final = 1_000_000
"""The generator goes as deep as it expects this many sequences, in the games for two."""

ENOUGH: Final = 20_000
"""In the other games it stops at the first depth that has so many."""

LONGEST: Final = 60
"""No deal has as many actions."""

HEADER: Final = """\
# How many sequences of actions there are from a position: whoever plays by the same rules counts the same.
#
#   game and changed options | standing | deck | actions so far | depth:count depth:count ...
#
# The first four fields are a deal of the notation: a preset and the options that differ from it; who deals, what the
# seats have scored, what is carried over; the pack, top card first; the actions that lead to the position, the cards
# of a trick joined by hyphens.  The fourth is empty where nothing has been done yet.
# A count is the number of ways to do that many legal actions one after the other, whatever they are: a card, an
# exchange, a close, a marriage, a claim, a draw, a pass or a decline is one action each.  After the end of the deal
# there are none, so a sequence that ends it early is not counted at greater depths, and a last count of 0 says that
# every way to play has ended.
# Lines that begin with # and empty lines are for people.  `python -m tests.perft_files` adds missing counts.
"""


class Perft(NamedTuple):
    """A line of a file: where it stands, the position, and its counts by depth."""

    where: str
    position: Record
    counts: dict[int, int]

    def __str__(self) -> str:
        counts = " ".join(f"{depth}:{count}" for depth, count in sorted(self.counts.items()))
        return f"{write_deal(self.position)} | {counts}".rstrip()


def read_line(where: str, line: str) -> Perft:
    """The line's position and counts.

    >>> line = "schnapsen | dealer 0 score 0-0 | JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD | TC-JH claim | 1:0"
    >>> str(read_line("here", line)) == line
    True
    """
    *fields, counts = line.split("|")
    found = (pair.split(":") for pair in counts.split())
    return Perft(where, read_deal("|".join(fields)), {int(depth): int(count) for depth, count in found})


def read_file(path: Path) -> Iterator[Perft]:
    """All lines of a file that are not for people."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield read_line(f"{path.name}:{number}", line)


def all_lines() -> list[Perft]:
    """All lines of all files."""
    return [line for path in sorted(FOLDER.glob("*.perft")) for line in read_file(path)]


# Counting


def tally(game: AnyGame, state: State[Any], depth: int) -> list[int]:
    """The number of sequences of 1, 2, … up to `depth` actions; a 0 comes last."""
    counts = [0] * depth
    add(game, state, counts, 0)
    return counts[: counts.index(0) + 1] if 0 in counts else counts


def add(game: AnyGame, state: State[Any], counts: list[int], depth: int) -> None:
    """Add what begins with this state, so many actions deep."""
    actions = game.legal(state)
    counts[depth] += len(actions)
    if depth + 1 < len(counts):
        for action in actions:
            add(game, game.apply(state, action).state, counts, depth + 1)


def divide(game: AnyGame, state: State[Any], depth: int) -> dict[str, int]:
    """The number of sequences of `depth` actions by the first of them, whose text is the key."""
    return {str(action): last(game, game.apply(state, action).state, depth - 1) for action in game.legal(state)}


def last(game: AnyGame, state: State[Any], depth: int) -> int:
    """The number of sequences of exactly `depth` actions."""
    if depth == 0:
        return 1
    counts = tally(game, state, depth)
    return counts[-1] if len(counts) == depth else 0


def slow_deal(position: Record) -> SlowDeal:
    """The position under the slow rules."""
    options: Mapping[str, Setting] = {
        option.name: getattr(position.game.options, option.name) for option in position.game.options.all()
    }
    standing = position.standing
    deal = SlowDeal(options, list(map(str, position.deck)), standing.dealer, standing.carry)
    for action in position.actions:
        deal.do(str(action))
    return deal


def slow_count(deal: SlowDeal, depth: int) -> int:
    """The number of sequences of `depth` actions under the slow rules."""
    actions = deal.legal()
    if depth == 1:
        return len(actions)
    return sum(slow_count(done(deal, text), depth - 1) for text in actions)


def slow_divide(deal: SlowDeal, depth: int) -> dict[str, int]:
    """The same by the first action."""
    return {text: 1 if depth == 1 else slow_count(done(deal, text), depth - 1) for text in deal.legal()}


def done(deal: SlowDeal, text: str) -> SlowDeal:
    """The deal after an action."""
    after = deal.copy()
    after.do(text)
    return after


def division(line: Perft, depth: int, counted: int) -> str:
    """What to look at when a count is wrong: the position, and the counts by first action, of both rules."""
    position = line.position
    fast = divide(position.game, position.state, depth)
    slow = slow_divide(slow_deal(position), depth) if has_slow_rules(line) else {}
    rows = [f"{text:8} {fast.get(text, '-'):>10} {slow.get(text, '-'):>10}" for text in {**fast, **slow}]
    title = f"{line.where}, depth {depth}: {line.counts[depth]} in the file, {counted} counted"
    return "\n".join((title, write_deal(position), f"{'':8} {'package':>10} {'slow rules':>10}", *rows))


# The command


def completed(line: Perft) -> Perft:
    """The line with all counts up to the depth at which the next would pass `MOST`, or up to the end of all play."""
    game, state = line.position.game, line.position.state
    depth = len(line.counts)
    counts = tally(game, state, depth) if depth else []
    while not counts or (counts[-1] and not is_deep(line, counts)):
        # Once there are fewer with every action, all that are left may as well be counted in one go; among three and
        # four the next trick can be as wide again.
        shrinks = len(counts) > 1 and counts[-1] < counts[-2] and has_slow_rules(line)
        depth = LONGEST if shrinks else len(counts) + 1
        counts = tally(game, state, depth)
    return line._replace(counts=dict(enumerate(counts, 1)))


def is_deep(line: Perft, counts: list[int]) -> bool:
    """Whether these counts go as deep as a file is to go."""
    return expected(counts) > MOST if has_slow_rules(line) else max(counts) >= ENOUGH


def has_slow_rules(line: Perft) -> bool:
    """Whether the slow rules know the game of this line."""
    return line.position.game.rules == "schnapsen"


def expected(counts: list[int]) -> float:
    """The next count, if it grows as it last did.

    >>> expected([7, 49])
    343.0
    """
    return counts[-1] ** 2 / (counts[-2] if len(counts) > 1 else 1)


def differences(line: Perft, most: int) -> Iterator[str]:
    """What is wrong with the counts of a line, down to the first that is greater than `most`."""
    depths = list(takewhile(lambda depth: line.counts[depth] <= most, sorted(line.counts)))
    counts = tally(line.position.game, line.position.state, depths[-1]) if depths else []
    for depth in depths:
        counted = counts[depth - 1] if depth <= len(counts) else 0
        if counted != line.counts[depth]:
            yield division(line, depth, counted)


def update(path: Path) -> Iterator[str]:
    """Add what is missing in a file and its header; say what was added and what differs."""
    lines = without_header(path.read_text(encoding="utf-8")).splitlines()
    for number, text in enumerate(lines):
        if not text.strip() or text.startswith("#"):
            continue
        line = read_line(f"{path.name}:{number + len(HEADER.splitlines()) + 2}", text)
        yield from differences(line, 100 * MOST)
        counts = {**completed(line).counts, **line.counts}
        whole = line._replace(counts=counts)
        if whole != line:
            lines[number] = str(whole)
            yield f"{line.where}: added depths {sorted(set(whole.counts) - set(line.counts))}"
    path.write_text("\n".join((HEADER, *lines, "")), encoding="utf-8")


def without_header(text: str) -> str:
    """The text after the header, whichever words that has."""
    return text.split("\n\n", 1)[1] if text.startswith(HEADER.splitlines()[0]) else text


def main() -> int:
    """Bring all files up to date; 1 if any count differs."""
    wrong = 0
    for path in sorted(FOLDER.glob("*.perft")):
        for message in update(path):
            wrong += "added depths" not in message
            sys.stdout.write(message + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
