"""Where everything stands in a terminal of some size: fixed zones, so that nothing moves during a deal."""

from __future__ import annotations

from typing import Final, NamedTuple

from bummerl.cli.tui.canvas import Rect
from bummerl.cli.tui.faces import LARGE, MIDDLE, SMALL, Size

__all__ = ["LEAST", "LEAST_WITH_SIDE", "Layout", "Spare", "layout_of"]

LEAST: Final = (60, 20)
"""The smallest terminal that holds a table, columns and rows."""

# Sizes of the hand and of what lies on the table, the grandest first.
_CARDS: Final = ((LARGE, LARGE), (LARGE, MIDDLE), (MIDDLE, MIDDLE), (MIDDLE, SMALL), (SMALL, SMALL))
LEAST_WITH_SIDE: Final = 92
"""Columns from which score and log stand beside the felt."""
_LEAST_LOG: Final = 24
"""Columns that a log wants."""
_LEAST_STRIP: Final = 4
"""Rows that a log below the table wants."""
_LIFT: Final = 2
"""Rows above the hand into which cards rise: one for those that may be played, one for the chosen one."""


class Layout(NamedTuple):
    """The zones of a table.

    `side` holds score and log, where there is room beside the felt; `log` the log alone.  `facts` is where trumps and
    contracts stand at tables that have them.
    """

    felt: Rect
    side: Rect | None
    log: Rect | None
    in_hand: Size
    on_table: Size
    opponent: Rect
    middle: Rect
    banner: int
    plate: Rect
    own: int
    hand: Rect
    has_keys_below: bool
    calls: Rect
    facts: Rect | None = None


def layout_of(columns: int, rows: int, cards: int) -> Layout:
    """The zones for a terminal of at least `LEAST`, with up to so many cards in a hand.

    >>> layout_of(80, 24, cards=5).in_hand == MIDDLE, layout_of(60, 20, cards=6).in_hand == SMALL
    (True, True)
    """
    side_width = min(44, max(28, columns // 3 - 4)) if columns >= LEAST_WITH_SIDE else 0
    felt = Rect(0, 1, columns - side_width, rows - 1)
    side = Rect(felt.right, 1, side_width, rows - 1) if side_width else None
    in_hand, on_table = _sizes(felt.width, rows, cards)
    spare = Spare(rows - _needed(in_hand, on_table))

    # Spare rows go to what wants them most: the banner, more words, gaps, framed buttons, the opponent's cards.
    banner = spare.take(0 if in_hand is SMALL else 1)
    more_words, below_opponent, frames = spare.take(1), spare.take(1), spare.take(2, 2)
    longer_backs, above_calls, above_banner = spare.take(1), spare.take(1), spare.take(1)
    above_all = spare.take(4) // 2
    strip = 0 if side or spare.rows < _LEAST_STRIP else spare.take(10)

    y = 1 + above_all
    opponent = Rect(1, y, felt.width - 2, 2 + longer_backs)
    y = opponent.bottom + below_opponent
    middle = Rect(1, y, felt.width - 2, on_table.height + 1)
    banner_at = middle.bottom + above_banner
    plate = Rect(1, banner_at + banner, felt.width - 2, 2 + more_words)
    own = plate.bottom
    hand = Rect(0, own + 1, felt.width, in_hand.height + _LIFT)
    has_keys_below = in_hand is LARGE
    calls = Rect(1, hand.bottom + has_keys_below + above_calls, felt.width - 2, 1 + frames)
    log = None
    beside = min(32, felt.width - _middle_width(on_table) - 3)
    if strip:
        log = Rect(0, rows - strip, columns, strip)
    elif side is None and beside >= _LEAST_LOG:
        log = Rect(columns - beside, 1, beside, middle.bottom - 1)
        middle = middle._replace(width=middle.width - beside)
        opponent = opponent._replace(width=opponent.width - beside)
    return Layout(
        felt=felt,
        side=side,
        log=log,
        in_hand=in_hand,
        on_table=on_table,
        opponent=opponent,
        middle=middle,
        banner=banner_at,
        plate=plate,
        own=own,
        hand=hand,
        has_keys_below=has_keys_below,
        calls=calls,
    )


class Spare:
    """Rows to give away."""

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def take(self, most: int, step: int = 1) -> int:
        """Some of them: up to `most`, in whole steps."""
        taken = min(most, self.rows) // step * step
        self.rows -= taken
        return taken


def _sizes(width: int, rows: int, cards: int) -> tuple[Size, Size]:
    """The largest cards in hand and on the table that fit, with gaps between those in hand."""
    for in_hand, on_table in _CARDS:
        step = (width - in_hand.width) // (cards - 1)
        if _needed(in_hand, on_table) <= rows and step > in_hand.width:
            return in_hand, on_table
    return SMALL, SMALL


def _needed(in_hand: Size, on_table: Size) -> int:
    """Rows: bar, opponent, middle, words, own line, hand and its keys, calls."""
    return 1 + 2 + (on_table.height + 1) + 2 + 1 + (in_hand.height + _LIFT) + (in_hand is LARGE) + 1


def _middle_width(size: Size) -> int:
    """Columns: talon and turn-up, trick, pile."""
    return (2 * size.width - 1) + (2 * size.width + 1) + (size.width + 4) + 4
