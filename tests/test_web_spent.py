"""A match that outlasts its shuffle ends with a sentence, and another one begins with a new shuffle."""

from __future__ import annotations

from random import Random

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.record import verify
from bummerl.web import commands, links, room
from bummerl.web.folding import folded
from bummerl.web.frames import frame
from bummerl.web.happenings import read, write
from bummerl.web.room import Stage
from tests.web_tables import Driven

DEALS = 3


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffles whose chains serve so few deals."""
    for module in (links, room):
        monkeypatch.setattr(module, "LINKS", DEALS + 1)
    monkeypatch.setattr(links, "STRIDE", 2)
    monkeypatch.setattr(links, "_kept", links._kept.__wrapped__)
    monkeypatch.setattr(room, "published", links.published.__wrapped__)


def spent() -> Driven:
    """A table whose shuffle is used up."""
    table = Driven.playing(options={"match_points": "100"})
    for number in range(DEALS):
        if number:
            for seat in (0, 1):
                assert "next" in frame(table.room, seat, Locale("en"), None)["ways"]
                table.do(seat, commands.Next(do="next", id=f"next{number}"))
        table.finish_deal(Random(number))
    return table


def test_a_spent_shuffle_ends_the_match_in_a_sentence() -> None:
    table = spent()
    assert table.room.stage is Stage.OVER
    for language in LANGUAGES:
        ended = frame(table.room, 0, Locale(language), None)["ended"]
        assert ended["match"] == {
            "lines": [Locale(language).text("match-shuffle-spent", deals=DEALS)],
            "winners": [],
        }
    assert table.room.match is not None
    assert verify(table.room.match) is None, "what was dealt is proven"


def test_another_match_has_a_new_shuffle_committed_before_its_first_deal() -> None:
    table = spent()
    before = table.room.commitment
    table.do(0, commands.Rematch(do="rematch", id="again"))
    table.do(1, commands.Answer(do="answer", id="yes", yes=True))
    published = table.room.commitment
    assert published != before
    table.shuffle()
    table.finish_deal(Random(9))
    match = table.room.match
    assert match is not None
    assert match.fair is not None
    assert match.fair.commitment == published
    assert verify(match) is None
    assert folded("table", map(read, map(write, table.log))) == table.room


def test_a_match_that_goes_on_says_nothing_of_it() -> None:
    table = Driven.playing(options={"match_points": "100"})
    table.finish_deal(Random(1))
    assert table.room.stage is Stage.BETWEEN
    assert frame(table.room, 0, Locale("en"), None)["ended"]["match"] is None
