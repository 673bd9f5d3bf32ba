"""The card tracker: chances are those of all worlds that fit the view, and hang on nothing else."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from bummerl.cli.session import Session
from bummerl.engine.bots import bot
from bummerl.engine.chances import chances
from bummerl.engine.worlds import count, every
from bummerl.locale import LANGUAGES, Locale
from bummerl.record.match import Memory
from bummerl.record.record import Record
from bummerl.rules.actions import Seat, read_actions
from bummerl.rules.cards import Card, Cards, read_cards
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.game import View
from bummerl.table.scene import scene_of, unseen
from bummerl.table.teller import Teller
from bummerl.table.tracker import Tracked, tracked
from bummerl.web.room import Room
from bummerl.web.searches import Searches
from bummerl.web.tracking import Tracking, told
from tests.histories import fits, hidden
from tests.stories import GAMES, Story, story
from tests.web_tables import Driven

from .test_shown import moments
from .test_worlds_multi import distinct

EVERY_PRESET: Final = pytest.mark.parametrize("preset", CATALOG, ids=[preset.key for preset in CATALOG])

FEW: Final = 8
"""Hidden cards that can lie in at most a thousand ways."""

ALL: Final = 1_000
"""Layouts that are tried here."""

DECK: Final = read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")


def views(preset: Preset, rng: Random, deals: int) -> Iterator[View[Any]]:
    """What the seats that play see at some moments."""
    for match in moments(preset, rng, deals):
        for seat in range(preset.game.seats):
            view = match.deals[-1].view(seat)
            if match.current is not None and rng.random() < 0.5 and getattr(view.table, "sits", None) != seat:
                yield view


def is_small(view: View[Any]) -> bool:
    """Whether all worlds can be tried here: few hidden cards, or chances that are counted and few worlds."""
    found = chances(view, 5, Random(1)) if len(unseen(view)) > FEW else None
    return found is None or (found.is_exact and found.layouts <= ALL and count(view) <= ALL)


def averaged(view: View[Any]) -> dict[Card, tuple[Fraction, ...]]:
    """By trying every world: how likely each seat holds each card that it may hold."""
    seats = range(view.game.seats)
    cases: dict[Card, list[int]] = {card: [0] * len(seats) for card in view.game.pack}
    total = 0
    for state, weight in every(view):
        total += weight
        for seat in seats:
            laid = state.aside[seat] if len(state.aside) == len(seats) else Cards()
            for card in state.hands[seat] | laid:
                cases[card][seat] += weight
    return {card: tuple(Fraction(number, total) for number in numbers) for card, numbers in cases.items()}


@pytest.mark.parametrize("family", sorted({preset.game.rules for preset in CATALOG}))
def test_chances_are_those_of_all_worlds_counted(family: str) -> None:
    looked = 0
    for preset in (preset for preset in CATALOG if preset.game.rules == family):
        every_view = (view for match in range(8) for view in views(preset, Random(f"{preset.key} {match}"), 3))
        few = islice(filter(is_small, every_view), 5)
        for view in few:
            found, expected = chances(view, ALL, Random(1)), averaged(view)
            assert found.is_exact
            assert dict(found.held) == {card: expected[card] for card in found.held}
            looked += 1
    assert looked


def moved(name: str, seed: int) -> tuple[Story, Seat] | None:
    """A deal in which the declarer took an open stock and parted with cards unseen, and a seat that wonders where."""
    rng = Random(f"moved {name} {seed}")
    deal = story(GAMES[name], rng, rng.randrange(12, 40), bold=rng.choice((0.3, 1, 4)))
    table, seat = deal.state.table, rng.randrange(deal.game.seats)
    is_asked = table.result is None and (table.given or table.laid) and table.declarer != seat
    cards = Cards(hidden(deal, seat))
    return (deal, seat) if is_asked and 2 <= len(cards) <= 7 and cards & Cards(table.widow) else None


@pytest.mark.parametrize("name", ["thousand", "thousand_2p", "tysiac"])
def test_cards_of_an_open_stock_that_moved_on_unseen_are_told_of_like_the_others(
    name: str, scale: Callable[[int, int], int]
) -> None:
    """Every deal that fits is tried: the tracker has all cards that may lie in more than one place, and how likely."""
    for deal, seat in islice(filter(None, (moved(name, seed) for seed in range(10_000))), scale(5, 100)):
        cards = hidden(deal, seat)
        fitting = [state for state in distinct(deal, seat, cards) if fits(deal, seat, state)]
        places = [(*state.hands, Cards(state.stock)) for state in fitting]
        shares = {
            card: tuple(
                Fraction(sum(card in lying[at] for lying in places), len(places)) for at in range(len(places[0]))
            )
            for card in cards
        }
        found = tracked(deal.view(seat))
        assert found is not None
        assert (found.is_exact, found.layouts) == (True, len(fitting))
        columns = [len(deal.state.hands) if holder is None else holder for holder in found.holders]
        rows = {card: row.percents for row in found.rows for card in row.cards}
        assert {card for card, share in shares.items() if max(share) < 1} <= rows.keys() <= shares.keys()
        for card, percents in rows.items():
            assert sum(shares[card][at] for at in columns) == 1
            for at, percent in zip(columns, percents, strict=True):
                assert abs(percent - 100 * shares[card][at]) <= Fraction(1, 2)
                assert (percent in {0, 100}) == (shares[card][at] in {0, 1})


def test_where_too_much_would_have_to_be_tried_chances_are_estimated() -> None:
    estimated = 0
    for view in views(find("sixty_six_3p"), Random(3), 16):
        if len(unseen(view)) > FEW:
            continue
        exact = chances(view, ALL, Random())
        drawn = [chances(view, 20, Random(seed)) for seed in range(20)]
        if drawn[0].is_exact:
            continue
        assert exact.is_exact
        assert {each.layouts for each in drawn} == {20}
        for card, held in exact.held.items():
            for seat, share in enumerate(held):
                guess = sum((each.held[card][seat] for each in drawn), Fraction(0)) / len(drawn)
                assert abs(share - guess) < 0.13  # five standard deviations
        estimated += 1
        if estimated > 3:
            break
    assert estimated


def test_with_two_players_and_no_suit_ruled_out_all_hidden_cards_are_alike() -> None:
    found = tracked(Record.new("schnapsen", DECK).view(0))

    assert found is not None
    assert found.holders == (1, None)
    assert [row.percents for row in found.rows] == [(36, 64)]  # five cards of fourteen
    assert (found.is_exact, found.layouts) == (True, 2002)


def test_a_suit_that_was_not_followed_lies_in_the_talon() -> None:
    deal = Record.new("schnapsen", DECK).play(*read_actions("close AC-AS"))

    found = tracked(deal.view(1))

    assert found is not None
    clubs = next(row for row in found.rows if Card("KC") in row.cards)
    assert clubs.percents == (0, 100)


@EVERY_PRESET
def test_the_tracker_tells_of_every_card_not_seen_and_each_is_somewhere(preset: Preset) -> None:
    rng = Random(f"{preset.key} cards")
    for match in moments(preset, rng, 1):
        if rng.random() < 0.85:
            continue
        for seat in range(preset.game.seats):
            view, scene = match.deals[-1].view(seat), scene_of(match, seat)
            found = tracked(view)
            assert found is None or match.current is not None
            if found is None:
                assert scene.unseen is None or not scene.unseen or view.table.sits == seat
                continue
            assert Cards(card for row in found.rows for card in row.cards) == scene.unseen
            for row in found.rows:
                assert len(row.percents) == len(found.holders)
                assert abs(sum(row.percents) - 100) <= len(row.percents)
            assert seat not in found.holders or seat in view.table.unseen  # its own cards, played blind


def test_the_same_view_is_always_told_the_same() -> None:
    rng = Random(5)
    for view in views(find("dreierschnapsen"), rng, 2):
        assert tracked(view) == tracked(view)


def test_the_table_in_words_names_each_hidden_card_once() -> None:
    match = next(moments(find("schnapsen"), Random(1)))
    scene, teller = scene_of(match, 0), Teller(Locale())
    assert scene.unseen is not None

    for found in (tracked(match.deals[-1].view(0)), None):
        said = "\n".join([*teller.table(scene), *teller.tracked(scene, found)])
        assert [said.count(teller.cards((card,))) for card in scene.unseen] == [1] * len(scene.unseen)
        assert ("36%" in said) == (found is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    match = next(moments(find("schnapsen"), Random(1)))

    table = told(tracked(match.deals[-1].view(0)), scene_of(match, 0), Locale(language))

    assert len(table["columns"]) == 2
    assert table["columns"][0] == "Resi"
    assert table["text"] in table["said"]
    assert "002" in table["text"]
    assert "36" in table["said"]
    assert "tracker" not in str(table)


def session(memory: Memory) -> Session:
    """A match against the computer."""
    return Session.new(find("schnapsen"), "Anna", bot("random"), hashlib.sha256(b"tracker").digest(), memory)


@pytest.mark.parametrize("memory", Memory)
def test_only_a_training_table_has_a_tracker(memory: Memory) -> None:
    assert (session(memory).tracked is not None) == (memory is Memory.TRAINING)


def test_who_watches_is_told_nothing() -> None:
    seat: Seat | None = None
    match = next(moments(find("schnapsen"), Random(1)))

    assert tracked(match.deals[-1].view(seat)) is None
    assert told(None, scene_of(match, seat), Locale())["rows"] == []


async def at_once(room: Room, seat: Seat) -> Tracked | None:
    """The tracker, worked out without a process for it."""
    assert room.record is not None
    return tracked(room.record.view(seat))


def test_only_the_newest_place_is_worked_out_and_who_asked_before_is_told_so() -> None:
    async def run() -> None:
        room = Driven.playing(memory=Memory.TRAINING).room
        answers: list[tuple[str, str]] = []
        tracking = Tracking(
            Searches(at_once),
            lambda command, answer: answers.append((command, answer["is"])),
            lambda command, why: answers.append((command, why.reason.id)),
        )
        tracking.ask("first", room, 0, Locale())
        tracking.ask("second", room, 0, Locale())
        for _ in range(10):
            await asyncio.sleep(0)
        assert sorted(answers) == [("first", "table-gone-on"), ("second", "tracker")]

    asyncio.run(run())
