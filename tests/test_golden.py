"""The playthroughs of ``tests/golden``: every preset has one, and playing the records again tells the same story."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from bummerl.record import write_deal
from bummerl.rules.catalog import CATALOG
from tests import golden_files

FILES = sorted(golden_files.FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_what_its_records_tell(path: Path) -> None:
    """If the new story is the right one, `make golden` writes it; read the diff."""
    before = path.read_text(encoding="utf-8")
    after = golden_files.write_stories(golden_files.read_stories(before))
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), path.name, "played again", n=1)

    assert before == after, "\n".join(lines)


@pytest.mark.parametrize("name", [preset.key for preset in CATALOG])
def test_every_preset_has_a_playthrough(name: str) -> None:
    path = golden_files.FOLDER / f"{name}.txt"
    assert path.exists(), f"`make golden` writes {path.name} with a deal played at random; put better ones into it"

    stories = golden_files.read_stories(path.read_text(encoding="utf-8"))
    assert {story.deal.name for story in stories} == {name}
    assert all(story.deal.result is not None for story in stories), "a story is told to its end"


def test_a_file_of_nothing_but_titles_and_records_is_a_playthrough() -> None:
    story = golden_files.random_story("schnapsen")
    text = f"Deal 1: {story.title}\nrecord    {write_deal(story.deal)}\n"

    assert golden_files.read_stories(text) == [story]
    assert golden_files.read_stories(golden_files.write_stories([story])) == [story]


def test_each_reason_for_a_refusal_is_told_once() -> None:
    for path in FILES:
        lines = path.read_text(encoding="utf-8").splitlines()
        reasons = [line.split(": ")[1] for line in lines if line.startswith("  refused")]
        assert len(set(reasons)) == len(reasons), path.name
