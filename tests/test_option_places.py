"""An option is read in one module of its game: whoever changes the rule finds all of it there.

``docs/add-a-variant.md`` promises it.  What is read in more is listed here, with the reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bummerl.rules.bauern.options import BauernOptions
from bummerl.rules.dreier.options import DreierOptions
from bummerl.rules.options import Options
from bummerl.rules.schnapsen.options import SchnapsenOptions
from bummerl.rules.sitting_out.options import SittingOutOptions
from bummerl.rules.sixty_six_multi.options import SixtySixMultiOptions
from bummerl.rules.thousand.options import ThousandOptions

ROOT: Final = Path(__file__).parent.parent
RULES: Final = ROOT / "src" / "bummerl" / "rules"

GAMES: Final[dict[str, type[Options]]] = {
    "schnapsen": SchnapsenOptions,
    "sitting_out": SittingOutOptions,
    "sixty_six_multi": SixtySixMultiOptions,
    "dreier": DreierOptions,
    "bauern": BauernOptions,
    "thousand": ThousandOptions,
}

NOT_RULES: Final = frozenset({"options", "presets"})
"""Where options are declared and set."""

SEVERAL: Final = {
    # The number that decides is said again: in the refusal of a claim, and in the reason of a result.
    ("schnapsen", "target_points"): "game why worth",
    ("sixty_six_multi", "target_points"): "play why worth",
    ("dreier", "target_points"): "play why worth",
    ("thousand", "silence_below"): "limits why",
    ("thousand", "write_off_limit"): "exchange why",
    # The players may not claim, and the game does it for them.
    ("schnapsen", "claim_mode"): "game why",
    # When a deal ends, and what the end is worth.
    ("sixty_six_multi", "ending"): "play worth",
    ("sixty_six_multi", "match_points"): "game worth",
    ("thousand", "write_off"): "exchange scoring",
    ("thousand", "bomb"): "exchange scoring",
    # A bid, a declaration and their refusals speak of the same value.
    ("thousand", "ace_marriage"): "limits play why",
    # What other rules are measured by.
    ("thousand", "min_bid"): "auction exchange why",
    ("thousand", "players"): "auction dealing exchange game sheet",
}


def own(game: str) -> set[str]:
    """The options that this game declares itself, not those of the game that it extends."""
    inherited = {each.name for each in SchnapsenOptions.all()} if game == "sitting_out" else set()
    return {each.name for each in GAMES[game].all()} - inherited


def reads(source: str, names: set[str]) -> Iterator[str]:
    """The options that this source reads, as `options.name` or `self.options.name`.

    >>> sorted(reads("own.deck == table.deck or self.options.duty", {"deck", "duty"}))
    ['deck', 'duty']
    >>> list(reads("table.deck", {"deck"}))
    []
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in names:
            holder = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if holder in {"options", "own"}:
                yield node.attr


def places(game: str) -> dict[str, list[str]]:
    """The modules of the game that read each option."""
    names = own(game)
    found: dict[str, list[str]] = {name: [] for name in names}
    for path in sorted((RULES / game).glob("*.py")):
        if path.stem not in NOT_RULES:
            for name in set(reads(path.read_text(encoding="utf-8"), names)):
                found[name].append(path.stem)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_read_in_one_module_of_its_game_or_has_a_reason(game: str) -> None:
    several = {(game, name): " ".join(where) for name, where in places(game).items() if len(where) > 1}

    assert several == {key: where for key, where in SEVERAL.items() if key[0] == game}


def test_the_guide_counts_the_options_truly() -> None:
    page = (ROOT / "docs" / "add-a-variant.md").read_text(encoding="utf-8")
    told = re.search(r"Of ([0-9]+) options ([0-9]+) are read in one module", page)
    assert told is not None

    count = sum(len(own(game)) for game in GAMES)
    assert (int(told[1]), int(told[2])) == (count, count - len(SEVERAL))
