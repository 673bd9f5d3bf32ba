"""Settings that reach further than the page: letters of the cards, sound; and a shuffle that is made anew."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from bummerl.web.commands import TakeSeat
from bummerl.web.room import secret_hash
from tests.browser.people import House
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_calls import in_the_third_trick
from tests.web_tables import Driven, opened, secret

SOUNDS = """() => {
  window.sounds = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
  }
}"""


def test_letters_chosen_by_hand_are_those_of_the_calls(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("exchange"))))
    exchange = anna.call("Exchange")
    expect(exchange).to_contain_text("J")
    anna.settings().get_by_role("radio", name="A K D B").click()
    anna.closes()
    expect(exchange).to_contain_text("B")
    expect(exchange).not_to_contain_text("J")
    anna.page.reload()
    expect(exchange).to_contain_text("B")
    expect(anna.page.locator("html")).to_have_class("index-de")


def test_nothing_sounds_until_sound_is_switched_on_and_nothing_after_it_is_switched_off(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(in_the_third_trick)))
    anna.page.evaluate(SOUNDS)

    def sounds_of_a_card() -> int:
        before = int(anna.page.evaluate("window.sounds"))
        anna.at_turn()
        anna.held(next(card["card"] for card in anna.line.shown["hand"] if card["play"])).click()
        anna.choose_play()
        anna.settle()
        return int(anna.page.evaluate("window.sounds")) - before

    assert sounds_of_a_card() == 0
    anna.button("Sound").click()
    assert sounds_of_a_card() > 0
    anna.button("Sound").click()
    assert sounds_of_a_card() == 0


def test_a_shuffle_that_is_made_anew_after_a_takeover_goes_on_by_itself(house: House) -> None:
    table = Driven.open(opened(takeover=1))
    for seat in (0, 1):
        table.do(seat, TakeSeat(f"sit{seat}", seat, f"Person {seat}", secret_hash(secret(seat))))
    planted = plant(house.server, table)
    began = time.monotonic()
    anna = house.person(stored={"secrets": {planted.id: secret(0)}}).goes(f"/t/{planted.id}")
    expect(anna.hand).to_have_count(5, timeout=40_000)
    assert time.monotonic() - began > 1, "the other has its time to come"
    seals = [sent for sent in anna.line.sent if sent["do"] == "seal"]
    bytes_given = [sent for sent in anna.line.sent if sent["do"] == "entropy"]
    assert len(seals) == 1, "for the shuffle that nobody else took part in"
    assert len(bytes_given) == 1, "for the one that was made anew"
    asked = {each["shuffle"]["commitment"] for each in anna.line.heard if each["is"] == "shown" and each["shuffle"]}
    assert len(asked) == 2
