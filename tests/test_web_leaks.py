"""What a server sends a seat hangs on nothing that the seat cannot know: not one byte, not one secret."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bummerl.locale import Locale
from bummerl.record.match import Memory
from bummerl.rules.catalog import CATALOG, Preset
from bummerl.web.commands import Next
from bummerl.web.frames import finished, frame, invitation, looked
from bummerl.web.room import Room, Stage
from tests.test_shown import liked, other_world, unknown_points
from tests.web_tables import Driven

READERS = (Locale("en"), Locale("de", "german"))


def answers(room: Room, seat: int | None, locale: Locale) -> str:
    """All that this seat can be sent of the table as it is."""
    match = room.match
    assert match is not None
    number, step = len(match.deals), len(match.deals[-1].actions)
    told = [frame(room, seat, locale, room.seq - 1), frame(room, seat, locale, None), invitation(room, locale)]
    told.append(looked(room, seat, locale, number, step))
    return json.dumps(told)


@pytest.mark.parametrize("memory", [Memory.STRICT, Memory.POINTS, Memory.TRAINING])
@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_no_byte_of_an_answer_hangs_on_hidden_cards(
    preset: Preset, memory: Memory, scale: Callable[[int, int], int]
) -> None:
    rng = Random(f"{preset.key} {memory}")
    for _ in range(scale(1, 100)):
        table = Driven.playing(preset.key, memory=memory)
        while table.room.stage is Stage.PLAYING and table.room.match is not None and len(table.room.match.deals) == 1:
            room, match = table.room, table.room.match
            for seat in (None, *range(preset.game.seats)):
                if rng.random() > 0.06:
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
            assert room.record is not None
            action = liked(room.game.legal(room.record.state), rng)
            table.act(rng, among=lambda each, wanted=action: each == wanted)


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
