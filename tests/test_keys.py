"""The keys of the table: the same for lines, full screen and browser, and in the same place on every keyboard."""

from __future__ import annotations

from random import Random

import pytest

from bummerl.rules.catalog import CATALOG, Preset
from bummerl.table.keys import CARD_KEYS, MARRIAGE_KEYS, PICK_KEYS, RECEIVERS, VERB_KEYS, Command
from bummerl.table.scene import scene_of
from bummerl.web.start import start
from tests.web_tables import Driven

MOVE = {"y", "z"}
"""Letters that German and English keyboards have in each other's place."""


def listed(language: str = "en") -> set[str]:
    """Every sign of the page's list of keys."""
    return {sign.lower() for each in start(language, "french")["keys"] for sign in each["key"].split()}


def test_no_key_moves_between_keyboards() -> None:
    letters = {*MARRIAGE_KEYS, *PICK_KEYS, *RECEIVERS, *VERB_KEYS.values(), *(command.value for command in Command)}
    assert not letters & MOVE


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_every_single_key_of_a_deal_is_in_the_pages_list_and_means_one_thing(preset: Preset) -> None:
    known, rng, table = listed() | set(CARD_KEYS), Random(7), Driven.playing(preset.key)
    assert table.room.match is not None
    for _ in range(60):
        if table.room.turn is None:
            break
        keys = [choice.key for choice in scene_of(table.room.match, table.room.turn).choices]
        assert len(set(keys)) == len(keys)
        assert {key for key in keys if len(key) == 1} <= known
        assert not MOVE & set("".join(keys))
        table.act(rng)


@pytest.mark.parametrize("language", ["en", "de", "ja", "ru", "pl"])
def test_the_list_has_words_for_every_key(language: str) -> None:
    keys = start(language, "french")["keys"]
    assert len({each["key"] for each in keys}) == len(keys)
    assert all(each["text"].strip() for each in keys)
    assert {letter.lower() for letter in VERB_KEYS.values()} <= listed(language)
