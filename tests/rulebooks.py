"""Pages of rules, and the tests that hold the program to their paragraphs."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

__all__ = ["RULES", "Rulebook", "rulebook"]

RULES: Final = Path(__file__).parent.parent / "docs" / "rules"

Test = TypeVar("Test", bound=Callable[..., Any])


@cache
def rulebook(name: str) -> Rulebook:
    """The page of this name, the same for all files that test it."""
    return Rulebook(name)


class Rulebook:
    """A page of rules and the tests that hold the program to its paragraphs, which may have a letter before them.

    >>> book = Rulebook("dreierschnapsen.md")
    >>> @book.paragraph("D1.2")
    ... def test_both_defenders_count_as_one() -> None: ...
    >>> untested, unknown = book.gap()
    >>> "D1.1" in untested, "D1.2" in untested, unknown
    (True, False, set())
    """

    def __init__(self, name: str) -> None:
        self.path = RULES / name
        self.text = self.path.read_text(encoding="utf-8")
        self.numbers = re.findall(r"^\*\*§([A-Z]?[0-9]+\.[0-9]+)\*\*", self.text, re.MULTILINE)
        self.tested: set[str] = set()

    def paragraph(self, *numbers: str) -> Callable[[Test], Test]:
        """Mark a test as one of these paragraphs."""

        def mark(test: Test) -> Test:
            self.tested.update(numbers)
            return test

        return mark

    def gap(self, files: str = "") -> tuple[set[str], set[str]]:
        """Paragraphs without a test, and tests of paragraphs that are not on the page.

        Where the tests stand in several files, these are read first, so that a run of one file finds no gap.
        """
        for path in Path(__file__).parent.glob(files) if files else ():
            import_module(f"tests.{path.stem}")
        return set(self.numbers) - self.tested, self.tested - set(self.numbers)

    def block(self) -> tuple[str, str, str]:
        """The page before, in and after its table of presets."""
        before, begin, rest = self.text.partition("<!-- presets:begin -->\n")
        block, end, after = rest.partition("<!-- presets:end -->\n")
        assert begin, f"{self.path.name} has no table of presets"
        assert end, f"{self.path.name} has no end of its table of presets"
        return before + begin, block, end + after
