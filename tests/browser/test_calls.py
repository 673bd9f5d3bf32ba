"""Everything that can be called at a table, by the controls that call it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from bummerl.rules.catalog import find
from bummerl.web.room import Room
from tests.browser.people import House, Person
from tests.browser.planted import Wanted, at_a_position, offers, plant


def sits(house: House, wanted: Wanted, preset: str = "schnapsen", **more: Any) -> Person:  # noqa: ANN401  # of the opening
    """Somebody at the own turn in a position that is wanted, with bots in the other seats."""
    bots = tuple(range(1, find(preset).game.seats))
    person = house.sits(plant(house.server, at_a_position(wanted, preset, bots=bots, **more)))
    person.at_turn()
    return person


def offered(person: Person, beginning: str) -> dict[str, Any]:
    """The call whose action begins like this."""
    calls: list[dict[str, Any]] = person.line.shown["calls"]
    return next(call for call in calls if call["action"].startswith(beginning))


def calls(person: Person, beginning: str) -> dict[str, Any]:
    """Clicks on a call, and says which it was."""
    call = offered(person, beginning)
    person.call(re.compile(f"^{re.escape(call['text'])}")).click()
    return call


def says_yes(person: Person, call: dict[str, Any]) -> None:
    """Answers the question that stands in the place of the calls."""
    question = person.page.get_by_role("group", name=call["confirm"])
    expect(question).to_be_visible()
    expect(person.hand.first).to_be_visible()
    question.get_by_role("button", name=call["text"]).click()


def points(low: int, high: int) -> Wanted:
    """The lead with so many card points, in which something may be claimed."""

    def wanted(room: Room) -> bool:
        assert room.record is not None
        table = room.record.state.table
        return offers("claim")(room) and low <= table.points[0] <= high and room.number == 1

    return wanted


def strict(room: Room) -> bool:
    """A card must be followed, and not every card does."""
    assert room.record is not None
    state = room.record.state
    return bool(state.table.trick) and len(room.game.legal(state)) < len(state.hands[0])


def in_the_third_trick(room: Room) -> bool:
    """Two tricks are over and a card lies on the table."""
    assert room.record is not None
    return len(room.record.state.table.tricks) == 2 and len(room.record.state.table.trick) == 1


def before_the_third_trick(room: Room) -> bool:
    """Two tricks are over and nobody has led yet."""
    assert room.record is not None
    return len(room.record.state.table.tricks) == 2 and not room.record.state.table.trick


def test_the_jack_of_trumps_is_exchanged_for_the_turn_up(house: House) -> None:
    anna = sits(house, offers("exchange"))
    turnup = anna.line.shown["talon"]["turnup"]
    expect(anna.held(turnup)).to_have_count(0)
    calls(anna, "exchange")
    expect(anna.held(turnup)).to_be_visible()
    expect(anna.held(f"J{turnup[1]}")).to_have_count(0)


@pytest.mark.parametrize("way", ["the choice above the card", "the key M", "the call"])
def test_a_marriage_is_declared_by(house: House, way: str) -> None:
    anna = sits(house, offers("20"))
    call = offered(anna, "20")
    king, queen = f"K{call['action'][-1]}", f"Q{call['action'][-1]}"
    if way == "the choice above the card":
        anna.held(king).click()
        anna.page.get_by_role("group", name="What to do with this card").get_by_role(
            "button", name="Play with 20"
        ).click()
        anna.until(lambda: len(anna.line.actions()) == 2)
        assert anna.line.actions() == [call["action"], king]
    else:
        anna.page.keyboard.press("m") if way == "the key M" else calls(anna, "20")
        anna.until(lambda: anna.line.shown["log"][-1]["kind"] == "melded")
        assert anna.line.actions() == [call["action"]]
        expect(anna.page.locator(".bubble")).to_contain_text("Twenty")
        assert {card["card"] for card in anna.line.shown["hand"] if card["play"]} == {king, queen}


def test_closing_asks_in_place_and_changes_the_picture(house: House) -> None:
    anna = sits(house, offers("close"))
    call = calls(anna, "close")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("group", name=call["confirm"])).to_have_count(0)
    assert not anna.line.actions()
    calls(anna, "close")
    says_yes(anna, call)
    anna.sees("Closed by you")
    assert anna.line.shown["talon"]["closed"]["seat"] == 0


def test_a_right_claim_wins_the_deal_at_once(house: House) -> None:
    anna = sits(house, points(66, 120))
    calls(anna, "claim")
    expect(anna.page.get_by_role("region", name=re.compile("You|won|claimed", re.IGNORECASE)).first).to_be_visible()
    anna.until(lambda: anna.line.shown["ended"])
    assert anna.line.shown["ended"]["rows"][0]["scored"] > 0


def test_a_wrong_claim_states_its_price_asks_and_loses_the_deal(house: House) -> None:
    anna = sits(house, points(0, 40))
    call = calls(anna, "claim")
    assert "if wrong" in call["sub"]
    says_yes(anna, call)
    anna.until(lambda: anna.line.shown["ended"])
    assert anna.line.shown["ended"]["rows"][1]["scored"] > 0
    anna.sees(anna.line.shown["ended"]["title"])


def test_minus_and_plus_go_through_the_bids_and_the_bid_joins_the_ladder(house: House) -> None:
    anna = sits(
        house,
        lambda room: offers("bid", "pass")(room) and room.record is not None and len(room.record.actions) > 4,
        "thousand",
    )
    bids = anna.line.shown["bids"]
    stepper = anna.page.get_by_role("group", name="Bidding")
    for name, place in (("More", 1), ("More", 2), ("Less", 1)):
        stepper.get_by_role("button", name=name).click()
        expect(stepper.get_by_role("status")).to_have_text(str(bids["values"][place]))
    anna.button(bids["texts"][1]).click()
    anna.until(anna.line.actions)
    assert anna.line.actions() == [f"bid:{bids['values'][1]}"]
    anna.settle()
    assert {"seat": 0, "value": bids["values"][1]}.items() <= anna.line.shown["bids"]["ladder"][
        len(bids["ladder"])
    ].items()


def test_passing_leaves_the_auction(house: House) -> None:
    anna = sits(
        house,
        lambda room: offers("bid", "pass")(room) and room.record is not None and len(room.record.actions) > 4,
        "thousand",
    )
    calls(anna, "pass")
    anna.settle()
    assert anna.line.actions() == ["pass"]


def test_a_card_is_passed_to_the_player_who_is_chosen(house: House) -> None:
    anna = sits(house, offers("give"), "thousand")
    card = next(card for card in anna.line.shown["hand"] if len(card["play"]) > 1)
    anna.held(card["card"]).click()
    way = card["play"][-1]
    anna.page.get_by_role("group", name="What to do with this card").get_by_role("button", name=way["text"]).click()
    expect(anna.held(card["card"])).to_have_count(0)
    assert anna.line.actions() == [way["action"]]


@pytest.mark.parametrize(
    ("preset", "beginning"),
    [
        ("bauernschnapsen", "trump"),
        ("dreierschnapsen", "trump"),
        ("bauernschnapsen", "call"),
        ("dreierschnapsen", "call"),
        ("bauernschnapsen", "kontra"),
        ("dreierschnapsen", "kontra"),
    ],
)
def test_trumps_contracts_and_kontra_are_called(house: House, preset: str, beginning: str) -> None:
    anna = sits(house, offers(beginning), preset)
    call = calls(anna, beginning)
    if call["confirm"]:
        says_yes(anna, call)
    anna.until(anna.line.actions)
    anna.settle()
    assert anna.line.actions() == [call["action"]]
    assert not anna.line.refused


@pytest.mark.parametrize("way", ["a click", "its key"])
def test_a_card_that_is_not_allowed_says_why(house: House, way: str) -> None:
    anna = sits(house, strict)
    held = next(card for card in anna.line.shown["hand"] if not card["play"])
    if way == "a click":
        anna.held(held["card"]).click(force=True)  # it is said to be disabled, and stays within reach
    else:
        order = anna.hand.evaluate_all("cards => cards.map((card) => card.dataset.card)")
        anna.page.keyboard.press(str(order.index(held["card"]) + 1))
    expect(anna.page.locator("#refusal")).to_have_text(held["why"])
    expect(anna.page.get_by_role("alert")).to_contain_text(held["why"])
    assert not anna.line.actions()


@pytest.mark.parametrize("way", ["the menu", "the key U"])
def test_a_training_table_takes_back(house: House, way: str) -> None:
    anna = sits(house, in_the_third_trick, memory="training")
    before = [card["card"] for card in anna.line.shown["hand"]]
    played = next(card["card"] for card in anna.line.shown["hand"] if len(card["play"]) == 1)
    anna.held(played).click()
    anna.settle()
    anna.at_turn()
    if way == "the menu":
        anna.button("Menu").click()
        anna.page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    else:
        anna.page.keyboard.press("u")
    anna.until(lambda: [card["card"] for card in anna.line.shown["hand"]] == before)
    expect(anna.held(played)).to_be_visible()


def test_a_hint_is_given_where_the_table_gives_hints(house: House) -> None:
    anna = sits(house, in_the_third_trick, memory="training")
    anna.page.keyboard.press("h")
    anna.until(lambda: any(message["is"] == "hint" for message in anna.line.heard))
    hint = next(message for message in anna.line.heard if message["is"] == "hint")
    anna.sees(hint["text"])


@pytest.mark.parametrize("way", ["a click on the pile", "the key L"])
def test_the_last_trick_can_be_seen_again(house: House, way: str) -> None:
    anna = sits(house, before_the_third_trick)
    anna.button(re.compile("^Last trick")).click() if way == "a click on the pile" else anna.page.keyboard.press("l")
    dialog = anna.page.get_by_role("dialog", name="Last trick")
    expect(dialog).to_be_visible()
    expect(dialog.locator("figure")).to_have_count(2)
    anna.closes()


def test_looking_back_disturbs_nothing_and_leads_back_to_now(house: House) -> None:
    anna = sits(house, in_the_third_trick, memory="training")
    now = anna.page.locator(".trick [data-laid]").get_attribute("data-laid")
    for _ in range(3):
        anna.button("One step back").click()
        anna.settle()
    anna.sees("You are looking back")
    expect(anna.page.locator(f'.trick [data-laid="{now}"]')).to_have_count(0)
    anna.button("One step on").click()
    anna.button("Back to now").click()
    expect(anna.page.locator(f'.trick [data-laid="{now}"]')).to_be_visible()
    anna.hand.and_(anna.page.locator(".up")).first.click()
    anna.settle()
    assert len(anna.line.actions()) == 1


@pytest.mark.parametrize("way", ["the button", "Enter"])
def test_the_next_deal_and_another_match_follow(house: House, way: str) -> None:
    anna = sits(house, points(66, 120))
    calls(anna, "claim")
    expect(anna.button(re.compile("^Next deal"))).to_be_visible()
    anna.button(re.compile("^Next deal")).click() if way == "the button" else anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.line.shown["at"].startswith("2."))
    expect(anna.page.locator(".ended")).to_have_count(0)


def test_resigning_ends_the_match_and_another_one_begins(house: House) -> None:
    anna = sits(house, in_the_third_trick)
    anna.resigns()
    anna.until(lambda: anna.line.shown["table"]["stage"] == "over")
    anna.button("Another match").click()
    anna.until(lambda: anna.line.shown["table"]["stage"] == "playing")
    assert anna.line.shown["score"]["teams"][0]["losses"] == 1
    expect(anna.hand.first).to_be_visible()
