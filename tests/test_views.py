"""What leaves the machine that knows all cards: the whole public table, and never a card that the seat may not see."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from bummerl.record import Record, view_json
from bummerl.rules.cards import Card
from bummerl.rules.catalog import CATALOG
from tests.random_games import random_deck

ALWAYS = {"standing", "phase", "turn", "result"}
INNER = {"two"}
"""A table within the table, whose fields the outer one shows itself."""


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_a_view_shows_the_whole_public_table(preset: object, scale: Callable[[int, int], int]) -> None:
    assert isinstance(preset, type(CATALOG[0]))
    rng = Random(preset.key)
    for _ in range(scale(2, 200)):
        record = Record(preset.key, preset.game, preset.game.opening(), random_deck(preset.game, rng))
        while record.result is None:
            table = record.state.table
            fields = {*table._fields, *getattr(table, "two", table)._fields}
            for seat in (None, *range(preset.game.seats)):
                data = json.loads(json.dumps(view_json(record.view(seat))))
                assert set(data["table"]) == fields - ALWAYS - INNER
            record = record.play(rng.choice(preset.game.legal(record.state)))


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_a_spectator_gets_no_card_that_lies_hidden(preset: object) -> None:
    assert isinstance(preset, type(CATALOG[0]))
    record = Record(preset.key, preset.game, preset.game.opening(), random_deck(preset.game, Random(1)))
    seen = {str(card) for event in record.events if event.seen_by(None) for card in event.cards}
    sent = json.dumps(view_json(record.view(None)))
    hidden = [str(Card(number)) for number in range(32) if f'"{Card(number)!s}"' in sent]
    assert set(hidden) <= seen


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_the_game_that_a_view_hands_to_a_seat_remembers_no_hand(preset: object) -> None:
    assert isinstance(preset, type(CATALOG[0]))
    rng = Random(preset.key)
    record = Record(preset.key, preset.game, preset.game.opening(), random_deck(preset.game, rng))
    before = {name: value for name, value in vars(preset.game).items() if name != "phases"}
    while record.result is None:
        record = record.play(rng.choice(preset.game.legal(record.state)))
        game = record.view(0).game
        assert {name: value for name, value in vars(game).items() if name != "phases"} == before
