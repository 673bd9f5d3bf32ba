"""A phone: what a banner says covers nothing, and what is wanted often is one tap away."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from bummerl.web.commands import Leave, Next, Takeback
from bummerl.web.offers import last_choice
from bummerl.web.room import Room, Stage
from tests.browser.cable import Cable
from tests.browser.people import PATIENCE, House, Person
from tests.browser.planted import at_a_position, offers, plant
from tests.browser.test_calls import in_the_third_trick
from tests.web_tables import Driven, secret

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}

GAMES: Final = {2: "schnapsen", 3: "thousand", 4: "bauernschnapsen"}

COVERED: Final = """() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => [each, each.getBoundingClientRect()]);
  const most = 1;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > most &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > most;
  const banners = boxes(".banner");
  const others = boxes(".top-bar .tool, .seat, .seat .card, .talon, .won, .pile, .contract, .turn, .held, .calls .btn");
  const out = [...banners, ...others].filter(([, { top, bottom }]) => bottom > innerHeight + most || top < -most);
  const names = (all) => all.map(([each]) => each.className);
  return {
    banners: banners.length,
    covered: names(others.filter(([, box]) => banners.some(([, banner]) => meet(banner, box)))),
    out: names(out),
  };
}"""


def played(room: Room) -> bool:
    """A trick is over, and somebody else has had a choice."""
    assert room.record is not None
    return bool(room.record.state.table.tricks) and last_choice(room, 1) is not None


def asked(seats: int) -> Driven:
    """Seat 1 wants to take something back."""
    table = at_a_position(played, GAMES[seats], bots=tuple(range(2, seats)))
    table.do(1, Takeback(do="takeback", id="takeback"))
    return table


def left(seats: int) -> Driven:
    """The computer plays for seat 0."""
    table = at_a_position(played, GAMES[seats], bots=())
    table.do(0, Leave(do="leave", id="leave"))
    return table


def training(seats: int) -> Driven:
    """Hints can be had."""
    return at_a_position(played, GAMES[seats], bots=tuple(range(1, seats)), memory="training")


def wants_a_hint(person: Person) -> None:
    """Asks for a hint."""
    person.at_turn()
    person.button("Hint").tap()


Situation = tuple[Callable[[int], Driven], Callable[[Person], object], dict[str, Any]]

NOTHING: Final[Callable[[Person], object]] = lambda _: None  # noqa: E731

SITUATIONS: Final[dict[str, Situation]] = {
    "asked": (asked, NOTHING, {}),
    "taken over": (left, NOTHING, {}),
    "hint": (training, wants_a_hint, {}),
    "legend": (training, NOTHING, {"settings": {"deck": "german"}}),
}


@pytest.mark.parametrize("seats", GAMES)
@pytest.mark.parametrize("what", SITUATIONS)
def test_a_banner_covers_no_card_no_seat_and_no_button_of_a_phone(house: House, what: str, seats: int) -> None:
    made, then, stored = SITUATIONS[what]
    anna = house.sits(plant(house.server, made(seats)), stored=stored, **PHONE)
    then(anna)
    expect(anna.page.locator(".banner").first).to_be_visible()
    anna.page.wait_for_timeout(100)
    found = anna.page.evaluate(COVERED)
    assert found["banners"] == 1
    assert not found["covered"]
    assert not found["out"]


def test_a_table_that_is_cut_off_says_so_beside_the_cards(house: House, cable: Cable) -> None:
    house.expected = ("WebSocket",)
    planted = plant(house.server, training(3))
    anna = house.person(stored={"secrets": {planted.id: secret(0)}}, cable=cable, **PHONE)
    anna.goes(f"/t/{planted.id}")
    expect(anna.page.locator(".turn")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    cable.pull()
    expect(anna.page.locator(".banner.warn")).to_be_visible(timeout=PATIENCE)
    anna.page.wait_for_timeout(100)
    assert not anna.page.evaluate(COVERED)["covered"]


def test_a_quick_phrase_is_one_tap_and_the_phrase_away_where_somebody_hears_it(house: House) -> None:
    planted = plant(house.server, at_a_position(in_the_third_trick, bots=()))
    anna = house.sits(planted, **PHONE)
    anna.page.locator(".top-bar").get_by_role("button", name="Say something").tap()
    anna.page.get_by_role("dialog", name="Say something").get_by_role("button").filter(has_text="Hello").tap()
    anna.until(lambda: any(sent.get("do") == "phrase" for sent in anna.line.sent))
    alone = house.sits(plant(house.server, training(2)), **PHONE)
    expect(alone.button("Say something")).to_have_count(0)


@pytest.mark.parametrize("options", [{}, {"match_points": "9"}])
def test_one_button_of_a_phone_leads_to_the_rules(house: House, options: dict[str, str]) -> None:
    anna = house.sits(
        plant(house.server, at_a_position(in_the_third_trick, options=options, salt=str(options))), **PHONE
    )
    sheets = anna.page.locator(".top-bar button:not([aria-label=Hint])")
    ways = [each for each in sheets.all() if each.is_visible()]
    opened = []
    for way in ways:
        way.tap()
        expect(anna.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
        opened.append(anna.page.get_by_role("dialog", name="Rules").is_visible())
        anna.closes()
    assert sum(opened) == 1


def test_a_phone_without_keys_offers_no_list_of_them(house: House) -> None:
    planted = plant(house.server, at_a_position(in_the_third_trick))
    for more, count in ((PHONE, 0), ({"viewport": PHONE["viewport"]}, 1)):
        anna = house.sits(planted, **more)
        anna.button("Menu").click()
        expect(anna.page.get_by_role("dialog", name="Menu")).to_be_visible(timeout=PATIENCE)
        keys = anna.page.get_by_role("dialog").get_by_role("button", name="Keys", exact=True)
        expect(keys).to_have_count(count)
        anna.closes()


def dealt_again() -> Driven:
    """A hand of Thousand that need not be played was thrown in."""
    table = at_a_position(offers("redeal"), "thousand_online", bots=(1, 2))
    table.act(Random(1), lambda action: str(action).startswith("redeal"))
    assert table.room.stage is Stage.BETWEEN
    return table


def test_cards_that_are_dealt_again_are_a_word_and_one_button(house: House) -> None:
    anna = house.sits(plant(house.server, dealt_again()), **PHONE)
    notice = anna.page.get_by_role("region", name="New cards for all")
    expect(notice.get_by_role("button")).to_have_count(1)
    expect(notice.get_by_role("link")).to_have_count(0)
    notice.get_by_role("button", name="Deal again").tap()
    anna.until(lambda: anna.line.shown["at"].startswith("2."))
    expect(notice).to_have_count(0)


# At a desk


def test_contracts_are_called_by_the_digits_on_their_buttons(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("call"), "bauernschnapsen", bots=(1, 2, 3))))
    anna.at_turn()
    expect(anna.page.locator(".hand .digit")).to_have_count(0)
    contracts = [call for call in anna.line.shown["calls"] if call["action"].startswith("call:")]
    for place, call in enumerate(contracts, start=1):
        button = anna.page.locator(f'[data-call="{call["action"]}"]')
        expect(button.locator("kbd")).to_have_text(str(place))
    wanted = contracts[-1]
    anna.page.keyboard.press(str(len(contracts)))
    if wanted["confirm"]:
        expect(anna.page.get_by_role("group", name=wanted["confirm"])).to_be_visible()
        anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.line.actions() == [wanted["action"]])


def test_bids_are_chosen_by_arrows_and_made_by_a_digit(house: House) -> None:
    anna = house.sits(plant(house.server, at_a_position(offers("bid:120", "pass"), "thousand", bots=(1, 2))))
    anna.at_turn()
    low, second = anna.line.shown["bids"]["values"][:2]
    number = anna.page.locator(".stepper output")
    anna.page.keyboard.press("ArrowUp")
    expect(number).to_have_text(str(second))
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("ArrowDown")
    expect(number).to_have_text(str(low))
    anna.page.keyboard.press("1")
    anna.until(lambda: anna.line.actions() == [f"bid:{low}"])


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "Advice: Schnapsen – bummerl"),
        ("de", "Ratgeber: Schnapsen – bummerl"),
        ("ja", "戦略\N{FULLWIDTH COLON}シュナプセン – bummerl"),
        ("ru", "Советы: Шнапсен – bummerl"),
        ("pl", "Porady: Schnapsen – bummerl"),
    ],
)
def test_the_title_of_advice_says_that_it_is_advice(house: House, lang: str, title: str) -> None:
    anna = house.person().goes(f"/strategy/schnapsen?lang={lang}")
    expect(anna.page).to_have_title(title)
    anna.goes(f"/learn?lang={lang}")
    expect(anna.page).to_have_title("Bummerl")


def test_no_clock_is_called_no_limit(house: House) -> None:
    anna = house.person().goes("/new")
    clock = anna.page.get_by_role("radiogroup", name="Time for a move")
    expect(clock.get_by_role("radio").first).to_have_text("no limit")
    takeover = anna.page.get_by_role("radiogroup", name=re.compile("^The computer takes over"))
    expect(takeover.get_by_role("radio", name="never")).to_have_count(1)


# What is said


def test_what_polish_leaves_to_english_is_marked_as_english(house: House) -> None:
    table = at_a_position(offers("call"), "bauernschnapsen", bots=(1, 2, 3))
    anna = house.sits(plant(house.server, table), locale="pl")
    english = anna.line.shown["english"]
    told = [line["text"] for line in anna.line.shown["log"] if line["text"] in english]
    assert told
    for text in (*told, *(rule for rule in anna.line.shown["table"]["rules"] if rule in english)):
        expect(anna.page.get_by_text(text, exact=True).first).to_have_attribute("lang", "en")
    call = anna.line.shown["calls"][0]["text"]
    assert call not in english
    assert anna.page.get_by_text(call).first.evaluate("(each) => each.closest('[lang]').lang") == "pl"


def test_points_stand_out_and_not_the_end_of_what_is_pending(house: House) -> None:
    def at_the_first_lead(room: Room) -> bool:
        assert room.record is not None
        return offers("20")(room) and not room.record.state.table.tricks

    anna = house.sits(plant(house.server, at_a_position(at_the_first_lead)), **PHONE)
    anna.at_turn()
    anna.page.locator(".calls .btn").filter(has_text="Declare 20").tap()
    line = anna.page.locator(".mine-so-far")
    expect(line).to_contain_text("20")
    assert re.search(r"<b>0</b> .*\b20\b", line.inner_html())


def test_the_legend_of_the_german_deck_is_there_for_the_first_deal(house: House) -> None:
    stored = {"settings": {"deck": "german"}}
    anna = house.sits(plant(house.server, training(2)), stored=stored, **PHONE)
    expect(anna.page.locator(".banner")).to_contain_text("acorns")
    rng, table = Random(2), training(2)
    while table.room.stage is Stage.PLAYING:
        table.act(rng)
    table.do(0, Next(do="next", id="next"))
    later = house.sits(plant(house.server, table), stored=stored, **PHONE)
    expect(later.page.locator(".left .score")).to_be_visible()
    expect(later.page.locator(".banner")).to_have_count(0)
