"""The examples of docs/bots.md run."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_page_for_writers_of_bots_is_true() -> None:
    page = Path(__file__).parent.parent / "docs" / "bots.md"
    done = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert done.attempted > 10
    assert done.failed == 0
