"""The table of all presets and options in docs/rules/schnapsen.md is what the code says.

    BUMMERL_WRITE_DOCS=1 .venv/bin/python -m pytest tests/test_docs_presets.py

writes it anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bummerl.rules.catalog import CATALOG
from bummerl.rules.options import Option, Value
from bummerl.rules.schnapsen import SchnapsenOptions

PAGE: Final = Path(__file__).parent.parent / "docs" / "rules" / "schnapsen.md"

BEGIN: Final = "<!-- presets:begin -->\n"
END: Final = "<!-- presets:end -->\n"


def table() -> Iterator[str]:
    """The lines of the block: what bold means, then a row for each option in the order of the paragraphs."""
    presets = [preset for preset in CATALOG if preset.game.rules == "schnapsen"]
    reference = presets[0].game.options
    yield f"Values in bold differ from `{presets[0].key}`."
    yield ""
    yield row("option", "§", *(f"`{preset.key}`" for preset in presets))
    yield row(*["---"] * (2 + len(presets)))
    for known in sorted(SchnapsenOptions.all(), key=place):
        default = getattr(reference, known.name)
        values = [getattr(preset.game.options, known.name) for preset in presets]
        shown = [word(value) if value == default else f"**{word(value)}**" for value in values]
        yield row(f"`{known.name}`", known.paragraph, *shown)


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def place(known: Option) -> list[int]:
    return [int(number) for number in known.paragraph.split(".")]


def word(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_the_table_of_presets_is_what_the_code_says() -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    block, end, after = rest.partition(END)
    assert begin, f"{PAGE.name} has no line {BEGIN}"
    assert end, f"{PAGE.name} has no line {END}"
    wanted = "".join(f"{line}\n" for line in table())

    if os.environ.get("BUMMERL_WRITE_DOCS") == "1" and block != wanted:
        PAGE.write_text(f"{before}{begin}{wanted}{end}{after}", encoding="utf-8")
        block = wanted

    assert block == wanted, f"{PAGE.name} is out of date; BUMMERL_WRITE_DOCS=1 writes the table anew"
