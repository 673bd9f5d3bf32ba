"""Deals in which something was taken back that had shown cards are marked in the record for good."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.record import read_match, write_match
from bummerl.record.fields import RecordError
from bummerl.record.notation import match_json
from bummerl.rules.catalog import find
from bummerl.web.frames import finished
from bummerl.web.replayed import steps, summary
from tests.test_replayed import proven
from tests.web_tables import Driven

MATCH = replace(proven(find("schnapsen"), 3), practice=frozenset({1, 3}))


def test_text_and_json_keep_the_mark() -> None:
    assert "\npractice: 1 3\n" in write_match(MATCH)
    assert read_match(write_match(MATCH)) == MATCH
    assert read_match(json.dumps(match_json(MATCH))) == MATCH
    assert "practice" not in write_match(replace(MATCH, practice=frozenset()))


@pytest.mark.parametrize("given", ["4", "0", "one", "1-3", "-1", "1 99999999"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_of_no_deal_is_refused(given: str, language: str) -> None:
    text = write_match(MATCH).replace("practice: 1 3", f"practice: {given}")
    with pytest.raises(RecordError) as refused:
        read_match(text)
    locale = Locale(language)
    assert locale.place(refused.value.where)
    assert locale.reason(refused.value.reason)


def test_a_mark_that_is_no_list_of_numbers_is_refused_in_json() -> None:
    wrongs: tuple[object, ...] = ("1", [True], [7], {})
    for wrong in wrongs:
        with pytest.raises(RecordError):
            read_match(json.dumps({**match_json(MATCH), "practice": wrong}))


def test_the_replay_says_which_deals_were_practice() -> None:
    assert [deal["practice"] for deal in summary(MATCH, Locale())["deals"]] == [True, False, True]
    assert [steps(MATCH, number, None, Locale())[-1]["table"]["practice"] for number in (1, 2, 3)] == [
        True,
        False,
        True,
    ]


def test_the_mark_of_a_deal_that_goes_on_is_not_in_the_finished_match() -> None:
    table = Driven.playing()
    table.finish_deal(Random(3))
    match = table.room.match
    assert match is not None
    going = replace(match, deals=(*match.deals, match.deals[0].upto(2)), practice=frozenset({1, 2}))

    assert finished(going).practice == {1}
