"""The counts of `tests/perft`: the package's, those of the slow rules, and what the files must have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bummerl.rules.catalog import CATALOG
from tests import perft_files
from tests.perft_files import Perft

Scale = Callable[[int, int], int]

LINES = perft_files.all_lines()
TWO_HANDED = [line for line in LINES if perft_files.has_slow_rules(line)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.where)
def test_the_package_counts_what_the_file_says(line: Perft, scale: Scale) -> None:
    wrong = list(perft_files.differences(line, scale(25_000, 100 * perft_files.MOST)))

    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("line", TWO_HANDED, ids=lambda line: line.where)
def test_the_slow_rules_count_what_the_file_says(line: Perft, scale: Scale) -> None:
    deal = perft_files.slow_deal(line.position)
    for depth in range(1, len(line.counts) + 1):
        if line.counts[depth] > scale(1_000, 150_000):
            break
        counted = perft_files.slow_count(deal, depth)
        assert counted == line.counts[depth], perft_files.division(line, depth, counted)


def test_every_preset_has_its_positions() -> None:
    presets = Counter(line.position.name for line in LINES)

    assert len(TWO_HANDED) >= 40
    assert {preset.key for preset in CATALOG if preset.game.rules == "schnapsen" and presets[preset.key] < 3} == set()


def test_every_game_has_its_positions() -> None:
    games = Counter(line.position.game.rules for line in LINES)
    seats = {line.position.game.seats for line in LINES if line.position.game.rules == "thousand"}

    assert {preset.game.rules for preset in CATALOG} == games.keys()
    assert min(games[rules] for rules in ("bauernschnapsen", "dreier", "sixty_six_multi", "thousand")) >= 7
    assert seats == {2, 3, 4}


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.where)
def test_a_line_has_every_depth_from_one(line: Perft) -> None:
    assert list(line.counts) == list(range(1, len(line.counts) + 1))
    assert max(line.counts.values()) >= 20_000 or line.counts[len(line.counts)] == 0


@pytest.mark.parametrize("path", sorted(perft_files.FOLDER.glob("*.perft")), ids=lambda path: path.name)
def test_a_file_explains_its_format(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith(perft_files.HEADER)


def test_a_division_adds_up() -> None:
    line = TWO_HANDED[0]
    game, state = line.position.game, line.position.state

    assert sum(perft_files.divide(game, state, 3).values()) == line.counts[3]
    assert perft_files.divide(game, state, 3) == perft_files.slow_divide(perft_files.slow_deal(line.position), 3)


def test_a_wrong_count_shows_the_division_by_first_action() -> None:
    line = TWO_HANDED[0]
    wrong = line._replace(counts={2: line.counts[2] + 1})

    (message,) = perft_files.differences(wrong, 1_000)

    assert f"{line.counts[2] + 1} in the file, {line.counts[2]} counted" in message
    assert all(f"\n{text} " in message for text in perft_files.divide(line.position.game, line.position.state, 1))


def test_the_generator_adds_counts_and_leaves_those_that_differ(tmp_path: Path) -> None:
    line = str(min(TWO_HANDED, key=lambda line: max(line.counts.values())))
    *position, counts = line.split("|")
    path = tmp_path / "some.perft"
    path.write_text("# a position\n" + "|".join(position) + "|\n", encoding="utf-8")

    added = list(perft_files.update(path))

    assert len(added) == 1
    assert path.read_text(encoding="utf-8") == f"{perft_files.HEADER}\n# a position\n{line}\n"

    path.write_text("|".join(position) + f"| 1:99 {counts.strip().split(' ', 1)[1]}\n", encoding="utf-8")
    messages = list(perft_files.update(path))

    assert any("99 in the file" in message for message in messages)
    assert " 1:99 " in path.read_text(encoding="utf-8")
