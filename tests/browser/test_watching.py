"""Watching a table that shows each deal when it is over, and the card tracker of a training table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import House, Person


def opens(house: House, form: str) -> tuple[Person, str]:
    """Somebody who has opened a table by the link of its form, with the cards dealt; and the table's link."""
    anna = house.person().goes(f"/new?preset=schnapsen&seats=me,bot:thumb&{form}")
    anna.button("Open the table").click()
    expect(anna.hand).to_have_count(5)
    return anna, f"/t/{anna.line.shown['table']['id']}"


def plays_the_deal(person: Person, chance: Random) -> None:
    """Clicks what is offered until the deal is over."""

    def is_over() -> Any:  # noqa: ANN401  # the end of a deal, or None
        if (person.line.shown["turn"] or {}).get("mine"):  # "Next deal" is not to be clicked
            person.plays_on(chance)
        return person.line.shown["ended"]

    person.until(is_over)


def test_one_who_watches_later_steps_through_each_deal_when_it_is_over(house: House) -> None:
    chance = Random(4)
    anna, link = opens(house, "watch=later")
    eve = house.person().goes(link)
    eve.sees("The first deal is being played.")

    plays_the_deal(anna, chance)
    eve.until(lambda: eve.line.shown["ended"])

    told = {json.dumps({**message, "seq": 0}) for message in eve.line.heard}
    assert len(told) == 2, "nothing is told while the deal is played"
    eve.button("To the beginning").click()
    eve.sees("You are looking back")
    first = next(message for message in reversed(eve.line.heard) if message["is"] == "looked")["shown"]
    assert [len(seat["known"]) for seat in first["seats"]] == [5, 5]
    eve.button("Back to now").click()
    anna.button("Next deal", exact=False).click()
    anna.settle()
    assert eve.line.shown["at"].startswith("1.")
    expect(eve.page.locator(".ended")).to_be_visible()
    plays_the_deal(anna, chance)
    eve.until(lambda: eve.line.shown["at"].startswith("2."))


def test_a_training_table_says_where_the_hidden_cards_may_lie(house: House) -> None:
    anna, _ = opens(house, "memory=training")
    anna.at_turn()
    anna.page.get_by_role("tab", name="Table").click()

    chances = anna.page.get_by_role("region", name="Still hidden").get_by_role("table")

    expect(chances.get_by_role("columnheader", name="Talon")).to_be_visible()
    anna.sees("possible layouts are counted.")
    row = chances.get_by_role("rowheader").first
    expect(row).to_contain_text(" of ")  # the cards' names are read, not their signs
    anna.page.keyboard.press("t")
    polite = anna.page.locator("[aria-live=polite]").first
    expect(polite).to_contain_text("possible layouts are counted.")
    expect(polite).not_to_contain_text("Still hidden")  # the cards are named once, with their chances
