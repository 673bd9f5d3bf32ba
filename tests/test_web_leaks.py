"""What a server sends a seat hangs on nothing that the seat cannot know: not one byte, not one secret."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bummerl.engine.bots import advice
from bummerl.engine.pimc import Pimc
from bummerl.locale import Locale
from bummerl.record.match import Memory
from bummerl.rules.catalog import CATALOG, Preset
from bummerl.table.scene import scene_of
from bummerl.web.commands import Next
from bummerl.web.frames import finished, frame, invitation, looked
from bummerl.web.offers import gives_hints
from bummerl.web.room import Room, Stage
from bummerl.web.shown.words import words
from tests.test_shown import liked, other_world, unknown_points
from tests.web_tables import Driven

READERS = (Locale("en"), Locale("de", "german"))
MEMORIES = (Memory.STRICT, Memory.POINTS, Memory.TRAINING)
POSITIONS = 100_000
"""That a soak compares, every preset and memory as many as another."""
CHANCE = 0.15
"""That a seat's answers are compared at a place: deals differ more from each other than the places of one."""


def answers(room: Room, seat: int | None, locale: Locale) -> str:
    """All that this seat can be sent of the table as it is."""
    match = room.match
    assert match is not None
    number, step = len(match.deals), len(match.deals[-1].actions)
    told = [frame(room, seat, locale, room.seq - 1), frame(room, seat, locale, None), invitation(room, locale)]
    told.append(looked(room, seat, locale, number, step))
    return json.dumps(told)


def hint(room: Room, seat: int, locale: Locale) -> tuple[str, str]:
    """What this seat is told when it asks for a hint."""
    assert room.match is not None
    given = advice(room.match.deals[-1].view(seat), room.chance())
    scene = scene_of(room.match, seat)
    return str(given.action), words(locale).hint(given, scene, room.game)


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_no_byte_of_an_answer_hangs_on_hidden_cards(
    preset: Preset,
    memory: Memory,
    scale: Callable[[int, int], int],
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    monkeypatch.setattr("bummerl.engine.bots.ADVISER", Pimc(2, 10_000))
    rng = Random(f"{preset.key} {memory}")
    count: Counter[str] = Counter()
    wanted = scale(4, -(-POSITIONS // (len(MEMORIES) * len(CATALOG))))
    while count["positions"] < wanted or (memory is Memory.TRAINING and count["hints"] < wanted / 4):
        table = Driven.playing(preset.key, memory=memory, root=rng.randbytes(32).hex())
        while table.room.stage is Stage.PLAYING and table.room.match is not None and len(table.room.match.deals) == 1:
            room, match = table.room, table.room.match
            for seat in (None, *range(preset.game.seats)):
                if rng.random() > CHANCE:
                    continue
                other = other_world(match, seat, rng, unknown_points(match, seat))
                if other.deals[-1].view(seat).legal != match.deals[-1].view(seat).legal:
                    continue
                # Other bytes of other seats go with other cards.
                chairs = tuple(
                    chair if each == seat else replace(chair, entropy=rng.randbytes(16), secret="0" * 64)
                    for each, chair in enumerate(room.chairs)
                )
                changed = replace(room, match=replace(other, fair=match.fair), chairs=chairs)
                locale = rng.choice(READERS)
                assert answers(changed, seat, locale) == answers(room, seat, locale)
                count["positions"] += 1
                if seat is not None and room.turn == seat and gives_hints(room):
                    assert hint(changed, seat, locale) == hint(room, seat, locale)
                    count["hints"] += 1
            assert room.record is not None
            action = liked(room.game.legal(room.record.state), rng)
            table.act(rng, among=lambda each, wanted=action: each == wanted)
    for what, number in count.items():
        record_property(f"{what} compared", number)


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_no_secret_is_in_an_answer(preset: Preset) -> None:
    rng = Random(preset.key)
    table = Driven.playing(preset.key)
    table.finish_deal(rng)
    room = table.room
    assert room.match is not None
    assert room.match.fair is not None
    opened = room.match.fair.links
    secrets = [room.opened.root, *(chair.secret for chair in room.chairs)]
    secrets += [link.hex() for link in room.links[len(opened) : len(opened) + 3]] + [
        room.links[len(room.links) - 1].hex()
    ]
    for seat in (None, *range(preset.game.seats)):
        told = answers(room, seat, Locale())
        assert not [secret for secret in secrets if secret in told]


def test_a_replay_holds_no_deal_that_is_being_played() -> None:
    rng = Random(1)
    table = Driven.playing(bots=(1,))
    table.finish_deal(rng)
    while table.room.stage is Stage.BETWEEN:
        table.do(0, Next(do="next", id=f"n{table.room.seq}"))
    assert table.room.match is not None
    assert table.room.match.current is not None
    assert finished(table.room.match).current is None
    assert len(finished(table.room.match).deals) == len(table.room.match.deals) - 1
