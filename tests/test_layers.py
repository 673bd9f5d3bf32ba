"""Imports point inward: this table is the map of the package, and the tests below keep it true."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final, NamedTuple

import pytest

# Innermost first.  A module may import what stands above its own line, and within its own entry whatever it likes.
# Entries of one line do not know each other.  "record.*" is the package with everything in it; a name without the
# star is that one module (or, of a package, its __init__ alone).
LEVELS: Final = (
    ("rules.reasons",),  #      sentences as data
    ("rules.cards",),  #        cards, sets of cards, packs
    ("rules.tricks",),  #       who wins a trick, what may be answered
    ("rules.actions",),  #      what a seat can do, what then happens, why not
    ("rules.tables",),  #       what the tables of several games have
    ("rules.marriages",),  #    what a marriage is worth, and when
    ("rules.contracts",),  #    whether a contract is made or lost
    ("rules.options",),  #      house rules as data
    ("rules.game",),  #         what every game answers
    # one entry a game; games do not know each other
    ("rules.schnapsen.*", "rules.bauern.*", "rules.dreier.*", "rules.sixty_six_multi.*", "rules.thousand.*"),
    ("rules.sitting_out.*",),  # two of three play the two-handed game
    ("rules.catalog",),  #      the list of presets
    ("rules",),  #              the names of the rules
    ("record.*", "locale.*"),  # histories of deals and matches · the sentences that people read
    ("engine.*",),  #           worlds and bots
    ("arena.*", "table.*", "lessons.*"),  # bots against bots · what a table tells a seat · advice
    ("bummerl",),  #            the public names, nothing else
    ("web.*",),  #              the server and what the browser is shown
    ("cli.*",),  #              the commands and the table in the terminal
    ("__main__",),  #           python -m bummerl
)

# These run wherever Python runs, with nothing installed.
STANDARD_LIBRARY_ONLY: Final = ("rules", "record")

# The rules know no chance, no clock and no machine: all chance is the deck, and that is an argument.
NOT_IN_RULES: Final = frozenset({"random", "secrets", "time", "datetime", "os", "sys", "pathlib", "socket"})

PACKAGE: Final = "bummerl"
ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / PACKAGE


class Module(NamedTuple):
    """A file of the package."""

    path: str
    text: str


def package() -> dict[str, Module]:
    """Every module of the package by its full name."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = Module(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    return found


def short(name: str) -> str:
    """The name as the table has it."""
    return name.removeprefix(f"{PACKAGE}.")


def place(name: str) -> tuple[int, str] | None:
    """The level and the entry to which a module belongs; None if the table does not have it."""
    wanted = short(name)
    for level, entries in enumerate(LEVELS):
        for entry in entries:
            inside = entry.endswith("*") and f"{wanted}.".startswith(entry[:-1])
            if inside or wanted == entry:
                return level, entry
    return None


def imports(name: str, module: Module, modules: Mapping[str, Module]) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a module imports, wherever in the file and on whatever condition."""
    for node in statements(module.text):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        else:
            source = node.module or ""
            if node.level:
                up = node.level - module.path.endswith("/__init__.py")
                parents = name.split(".")[: len(name.split(".")) - up]
                source = ".".join([*parents, *filter(None, [source])])
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield node.lineno, inner if inner in modules else source


@cache
def statements(text: str) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """The imports of a file; most files are the same in every test."""
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom))


def faults(modules: Mapping[str, Module]) -> list[str]:
    """A line for each import that points outward, and for each module that the table does not have."""
    found = []
    for name, module in modules.items():
        here = place(name)
        if here is None:
            found.append(
                f"{module.path}:1: {short(name)} has no level yet; "
                "add it to LEVELS in tests/test_layers.py, below everything that it imports"
            )
            continue
        for line, target in imports(name, module, modules):
            wrong = fault(name, here, target)
            if wrong:
                found.append(f"{module.path}:{line}: {short(name)} imports {short(target)}, {wrong}")
    return found


def circle(modules: Mapping[str, Module]) -> list[str]:
    """Modules each of which imports the one before it, the first of them again at the end; empty if there are none."""
    needed = {name: {target for _, target in imports(name, each, modules)} - {name} for name, each in modules.items()}
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as found:
        return [short(name) for name in found.args[1]]
    return []


def fault(name: str, here: tuple[int, str], target: str) -> str | None:
    """What is wrong with this import, if anything."""
    layer, top = short(name).partition(".")[0], target.partition(".")[0]
    if top != PACKAGE:
        if layer in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            return f"but {layer} needs nothing except the standard library"
        if layer == "rules" and top in NOT_IN_RULES:
            return "but the rules know no chance, no clock and no machine"
        return None
    there = place(target)
    if there is None:
        return "which has no level in tests/test_layers.py"
    if there[0] > here[0]:
        return "which lies further out"
    if there[0] == here[0] and there[1] != here[1]:
        return "its neighbour; they share a level and do not know each other"
    return None


def test_imports_point_inward() -> None:
    found = faults(package())

    assert not found, "\n".join(found)


def test_nothing_imports_itself_by_way_of_others() -> None:
    assert circle(package()) == []


def test_a_circle_within_an_entry_is_found() -> None:
    path = "src/bummerl/web/live.py"
    modules = {**package(), "bummerl.web.live": Module(path, "def f():\n    from bummerl.web import host")}

    assert {"web.live", "web.host"} <= set(circle(modules))


def test_the_whole_package_is_read() -> None:
    assert {"bummerl", "bummerl.rules.cards", "bummerl.record.shuffle", "bummerl.cli"} <= package().keys()


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("rules.cards", "x = 1\nimport bummerl.record.shuffle", "2: rules.cards imports record.shuffle, which lies"),
        ("rules.cards", "from bummerl.rules import tricks", "1: rules.cards imports rules.tricks, which lies further"),
        ("rules.cards", "from . import tricks", "1: rules.cards imports rules.tricks, which lies further out"),
        ("rules.tricks", "from ..record.shuffle import chain", "1: rules.tricks imports record.shuffle, which lies"),
        ("rules.tricks", "def f():\n    import bummerl.cli", "2: rules.tricks imports cli, which lies further out"),
        ("rules.game", "from bummerl import rules", "1: rules.game imports rules, which lies further out"),
        ("record.shuffle", "import bummerl", "1: record.shuffle imports bummerl, which lies further out"),
        ("record.shuffle", "import bummerl.locale", "1: record.shuffle imports locale, its neighbour"),
        ("record.shuffle", "import json, rich.text", "1: record.shuffle imports rich.text, but record needs nothing"),
        ("rules.cards", "from random import Random", "1: rules.cards imports random, but the rules know no chance"),
        ("rules.cards", "if 0:\n  import os.path", "2: rules.cards imports os.path, but the rules know no chance"),
        ("engine", "import bummerl.phone.app", "1: engine imports phone.app, which has no level"),
        ("rules.whist", "", "1: rules.whist has no level yet; add it to LEVELS in tests/test_layers.py"),
        ("phone", "", "1: phone has no level yet; add it to LEVELS in tests/test_layers.py"),
    ],
)
def test_an_arrow_that_points_outward_is_found(name: str, text: str, expected: str) -> None:
    path = f"src/bummerl/{name.replace('.', '/')}.py"

    found = faults({**package(), f"bummerl.{name}": Module(path, text)})

    assert [line for line in found if line.startswith(f"{path}:{expected}")]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("rules.tricks", "from bummerl.rules.cards import Card"),
        ("rules.catalog", "from bummerl.rules.schnapsen import presets"),
        ("record.shuffle", "import hmac, random\nfrom bummerl.rules.catalog import find"),
        ("record.newcomer", "from . import shuffle\nfrom ..rules import cards"),
        ("cli", "import rich\nfrom bummerl import rules, arena, locale"),
    ],
)
def test_an_arrow_that_points_inward_is_let_be(name: str, text: str) -> None:
    path = f"src/bummerl/{name.replace('.', '/')}.py"

    found = faults({**package(), f"bummerl.{name}": Module(path, text)})

    assert not [line for line in found if line.startswith(path)]
