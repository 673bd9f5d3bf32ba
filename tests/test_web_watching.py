"""Those who watch: no card of a running deal reaches them early, whatever the table shows; then all is open."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from bummerl.locale import Locale
from bummerl.record.match import Memory
from bummerl.rules.cards import Cards
from bummerl.table.dealer import SessionError
from bummerl.web.commands import Next
from bummerl.web.frames import finished, frame, invitation, looked
from bummerl.web.happenings import Opened, read, write
from bummerl.web.replayed import steps
from bummerl.web.room import Stage
from bummerl.web.watching import seq_for
from tests.laws import cards_in
from tests.web_tables import Driven, opened

WATCHED: Final = pytest.mark.parametrize("watch", ["table", "later"])
GAMES: Final = pytest.mark.parametrize("preset", ["schnapsen", "dreierschnapsen", "bauernschnapsen", "thousand"])


def seen(table: Driven) -> dict[str, Any]:
    """What somebody who watches is shown."""
    return frame(table.room, None, Locale(), None)


def go_on(table: Driven) -> None:
    """The next deal."""
    for seat in table.room.waited:
        table.do(seat, Next(do="next", id=f"next{seat}.{table.now}"))


@GAMES
@pytest.mark.parametrize("memory", [Memory.STRICT, Memory.TRAINING])
def test_live_no_card_is_named_that_does_not_lie_open(preset: str, memory: Memory) -> None:
    rng = Random(preset)
    table = Driven.playing(preset, memory=memory)
    while table.room.stage is Stage.PLAYING:
        record = table.room.record
        assert record is not None
        public = Cards(card for event in record.view(None).log for card in event.cards)
        assert Cards(cards_in(seen(table))) <= public
        table.act(rng)


@GAMES
def test_later_nothing_at_all_is_told_of_a_running_deal(preset: str) -> None:
    rng = Random(preset)
    table = Driven.playing(preset, watch="later", clock=30)
    for number in (1, 2):
        before, invited = seen(table), invitation(table.room, Locale())
        while table.room.match is not None and len(table.room.match.finished) < number:
            assert seen(table) == before
            assert invitation(table.room, Locale()) == invited
            table.act(rng)
        assert seen(table) != before
        if table.room.stage is not Stage.BETWEEN:
            break
        over = seen(table)
        go_on(table)
        assert seen(table)["log"] == over["log"]
        assert seen(table)["ended"] == over["ended"]


def test_later_who_reads_anew_does_not_learn_how_much_is_in_the_log() -> None:
    table = Driven.playing(watch="later")
    before = table.room.rested
    table.act(Random(4))

    assert seq_for(table.room, None) == before == seen(table)["seq"]
    assert seq_for(table.room, 0) == table.room.seq > before
    table.finish_deal(Random(4))
    assert seq_for(table.room, None) == table.room.seq == seen(table)["seq"]


@pytest.mark.parametrize("watch", ["table", "later", "nobody"])
def test_an_invitation_does_not_tell_who_is_waited_for(watch: str) -> None:
    table = Driven.playing(watch=watch, clock=30)

    assert any(seat["deadline"] for seat in frame(table.room, 0, Locale(), None)["seats"])
    assert not any(seat["deadline"] for seat in invitation(table.room, Locale())["seats"])


def test_later_the_first_deal_is_waited_for() -> None:
    shown = seen(Driven.playing(watch="later"))

    assert shown["turn"]["text"] == "The first deal is being played."
    assert not list(cards_in(shown))


def test_later_nobody_looks_into_the_running_deal() -> None:
    table = Driven.playing(watch="later")
    with pytest.raises(SessionError):
        looked(table.room, None, Locale(), 1, 0)
    table.finish_deal(Random(2))
    go_on(table)

    first = looked(table.room, None, Locale(), 1, 0)

    assert table.room.match is not None
    hands = table.room.match.deals[0].steps[0].state.hands
    assert [Cards(cards_in(seat["known"])) for seat in first["seats"]] == list(hands)
    with pytest.raises(SessionError):
        looked(table.room, None, Locale(), 2, 0)


@GAMES
@WATCHED
def test_after_the_deal_everything_is_open_to_seats_and_watchers(preset: str, watch: str) -> None:
    table = Driven.playing(preset, watch=watch)
    table.finish_deal(Random(3))
    match = table.room.match
    assert match is not None
    last = match.deals[0].state

    for seat in (*range(table.room.game.seats), None):
        shown = frame(table.room, seat, Locale(), None)
        assert [Cards(cards_in(hand)) for hand in shown["ended"]["hands"]] == list(last.hands)
        assert Cards(cards_in(shown["ended"]["stock"])) == Cards(last.stock)
        assert shown["table"]["replay"] == table.room.replay
    opened_hands = steps(finished(match), 1, None, Locale())[0]["seats"]
    assert [Cards(cards_in(each["known"])) for each in opened_hands] == list(match.deals[0].steps[0].state.hands)


def test_a_match_that_is_given_up_opens_no_card() -> None:
    table = Driven.playing(watch="later")
    table.room = replace(table.room, resigned=0)

    shown = seen(table)

    assert shown["table"]["stage"] == "over"
    assert not any(shown["ended"]["hands"])
    assert not any(seat["known"] for seat in shown["seats"])


def test_who_watches_gets_no_bummerl() -> None:
    table = Driven.playing()
    while table.room.stage is not Stage.OVER:
        table.finish_deal(Random(table.now))
        go_on(table)

    lines = seen(table)["ended"]["match"]["lines"]

    assert lines[0].startswith("The match goes to: Person ")
    assert not any("You" in line for line in lines)


def test_what_watchers_see_stands_among_the_rules_of_the_table() -> None:
    rules = {watch: frame(Driven.playing(watch=watch).room, 0, Locale(), None)["table"] for watch in ("table", "later")}

    assert rules["table"]["rules"][-1] == "watching: live, without hands"
    assert rules["later"]["rules"][-1] == "watching: each deal once it is over, all hands open"
    assert rules["later"]["watch"] == "later"


def test_logs_of_old_say_whether_there_are_watchers() -> None:
    line = json.loads(write(opened()))

    without, with_ = (read(json.dumps({**line, "watchers": each})) for each in (False, True))

    assert isinstance(without, Opened)
    assert isinstance(with_, Opened)
    assert (without.watch, with_.watch) == ("nobody", "table")
