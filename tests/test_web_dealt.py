"""What a browser keeps of the cards that it was shown fits the deck that was dealt, and no other one."""

from __future__ import annotations

import json
import shutil
import subprocess
from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest

from bummerl.locale import Locale
from bummerl.rules.actions import Kind
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.reasons import Refused
from bummerl.web.commands import Answer, Takeback, TakeSeat
from bummerl.web.frames import frame
from bummerl.web.room import Stage, secret_hash
from bummerl.web.shown.layouts import layouts
from tests.web_tables import Driven, opened, secret

NODE: Final = shutil.which("node")

JUDGE: Final = """
import { matching, noticed } from "./src/bummerl/web/static/js/logic/dealt.js";
const cases = JSON.parse(await new Response(process.stdin).text());
const told = cases.map(({ pictures, decks }) => {
  const kept = pictures.reduce(noticed, null);
  return decks.map((deck) => matching({ deals: [{ number: 1, deck }] }, kept));
});
console.log(JSON.stringify(told));
"""

SOME: Final = [preset for preset in CATALOG if not preset.key.startswith("schnapsen_ja")]


def begun(preset: str, seed: int, **more: Any) -> tuple[Driven, list[list[dict[str, Any]]]]:  # noqa: ANN401  # of the opening
    """A table before its first deal with everybody there, and what each seat and a watcher were shown."""
    table = Driven.open(opened(preset, root=f"{seed:02x}" * 32, **more))
    for seat in range(table.room.game.seats):
        table.do(seat, TakeSeat(f"sit{seat}", seat, f"Person {seat}", secret_hash(secret(seat))))
    readers = [*range(table.room.game.seats), None]
    pictures: list[list[dict[str, Any]]] = [[frame(table.room, reader, Locale("en"), None)] for reader in readers]
    table.shuffle()
    return table, pictures


def looked(table: Driven, pictures: list[list[dict[str, Any]]]) -> None:
    for seen, reader in zip(pictures, [*range(table.room.game.seats), None], strict=True):
        seen.append(frame(table.room, reader, Locale("en"), None))


def judged(cases: list[dict[str, Any]]) -> Any:  # noqa: ANN401  # JSON
    """What the page would say of these decks after these pictures."""
    assert NODE is not None
    command = [NODE, "--input-type=module", "-e", JUDGE]
    done = subprocess.run(command, input=json.dumps(cases), capture_output=True, text=True, check=True)  # noqa: S603
    return json.loads(done.stdout)


@pytest.mark.skipif(NODE is None, reason="there is no node")
@pytest.mark.parametrize("memory", ["strict", "training"])
@pytest.mark.parametrize("preset", SOME, ids=lambda preset: preset.key)
def test_what_was_shown_fits_the_deck_that_was_dealt_and_no_other(preset: Preset, memory: str) -> None:
    cases: list[dict[str, Any]] = []
    for seed in range(3):
        table, pictures = begun(preset.key, seed, memory=memory)
        rng = Random(seed)
        while table.room.stage is Stage.PLAYING and table.room.match is not None and len(table.room.match.deals) == 1:
            looked(table, pictures)
            table.act(rng)
        assert table.room.match is not None
        record = table.room.match.deals[0]
        deck = list(map(str, record.deck))
        for reader, seen in enumerate(pictures):
            decks = [deck]
            own = {
                str(card)
                for step in record.steps
                for event in step.events
                if event.kind is Kind.DEALT and event.seat == reader
                for card in event.cards
            }
            # Somebody else gets a card of mine, and I one of theirs.
            if own and len(seen) > 1:
                mine, other = deck.index(min(own)), next(at for at, card in enumerate(deck) if card not in own)
                decks.append([deck[{mine: other, other: mine}.get(at, at)] for at in range(len(deck))])
            cases.append({"pictures": seen, "decks": decks})
    told = judged(cases)
    exchanged = 0
    for case, (right, *wrong) in zip(cases, told, strict=True):
        assert right["others"] == [], (preset.key, memory)
        if len(case["pictures"]) > 1:
            assert right["seen"] == [1]
        for each in wrong:
            assert each["others"] == [1], (preset.key, memory)
            exchanged += 1
    assert exchanged


@pytest.mark.skipif(NODE is None, reason="there is no node")
@pytest.mark.parametrize("preset", ["schnapsen", "schnapsen_ja_club", "sixty_six_us", "bauernschnapsen", "thousand"])
def test_pictures_that_were_missed_and_choices_that_were_taken_back_raise_no_alarm(preset: str) -> None:
    cases: list[dict[str, Any]] = []
    for seed in range(6):
        table, pictures = begun(preset, seed, memory=("strict", "points", "training")[seed % 3])
        rng, number = Random(seed), 0
        while table.room.stage is Stage.PLAYING:
            number += 1
            if rng.random() < 0.5:
                looked(table, pictures)
            table.act(rng)
            if rng.random() < 0.15 and table.room.stage is Stage.PLAYING:
                taken_back(table, rng.randrange(table.room.game.seats), number)
        assert table.room.match is not None
        decks = [list(map(str, table.room.match.deals[0].deck))]
        cases += [{"pictures": seen, "decks": decks} for seen in pictures]
    for (right,) in judged(cases):
        assert right["others"] == []


def taken_back(table: Driven, seat: int, number: int) -> None:
    """The last choice of this seat, if it had one, by consent of all."""
    with suppress(Refused):
        table.do(seat, Takeback(do="takeback", id=f"back{number}"))
    for other in range(table.room.game.seats):
        if table.room.pending is not None and other != seat:
            table.do(other, Answer(do="answer", id=f"yes{number}.{other}", yes=True))


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_every_place_of_a_pack_is_one_seats_or_nobodys(preset: Preset) -> None:
    for layout in layouts(find(preset.key).game):
        places = [place for hand in layout["hands"] for place in hand]
        assert len(set(places)) == len(places)
        assert not set(places) & set(layout["talon"])
        assert set(places) | set(layout["talon"]) <= set(range(len(preset.game.pack)))
    assert {layout["dealer"] for layout in layouts(preset.game)} == set(range(preset.game.seats))


def test_where_cards_will_lie_is_told_before_the_deal_alone() -> None:
    table, pictures = begun("schnapsen", 1)
    looked(table, pictures)
    for before, after in pictures:
        assert before["shuffle"]["layouts"] == layouts(table.room.game)
        assert after["shuffle"]["layouts"] is None
