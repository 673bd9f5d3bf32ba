"""The pages of advice: every example is answered by a click or a key, is told what it is worth, and is played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from bummerl.lessons.strategy import STRATEGY, Example
from bummerl.lessons.worth import is_right, worth
from bummerl.rules.actions import Verb, read_action
from tests.browser.people import House, Person

SCHNAPSEN = [point for point in STRATEGY["schnapsen"] if point.example is not None]
OTHERS = [
    point.key for page in ("bauernschnapsen", "thousand", "sixty_six") for point in STRATEGY[page] if point.example
]
WRONG = "There is something better."


def reads(house: House, page: str, key: str) -> tuple[Person, Locator]:
    """Somebody before an example of the advice."""
    anna = house.person().goes(f"/strategy/{page}")
    figure = anna.page.locator(f'[data-example="{key}"]')
    expect(figure).to_be_visible()
    return anna, figure


def answers(figure: Locator, action: str) -> None:
    """Choose a card, a call, or who is given a card."""
    read = read_action(action)
    if read.verb is Verb.PLAY or read.verb is Verb.DISCARD or read.verb is Verb.GIVE:
        figure.locator(f'[data-card="{read.card}"]').click()
        way = figure.locator(f'[data-way="{action}"]')
        if way.count():
            way.click()
    else:
        figure.locator(f'[data-call="{action}"]').click()


def example_of(key: str) -> Example:
    """The example of this key."""
    return next(point.example for points in STRATEGY.values() for point in points if point.key == key and point.example)


def test_every_example_of_schnapsen_can_be_answered_right(house: House) -> None:
    anna = house.person().goes("/strategy/schnapsen")
    for point in SCHNAPSEN:
        figure = anna.page.locator(f'[data-example="{point.key}"]')
        answers(figure, example_of(point.key).best)
        expect(figure.locator("figcaption[role=status]")).to_contain_text("Right.")
        expect(figure.locator(".best")).to_have_count(1)
    expect(anna.page.locator(".example .not-best")).to_have_count(0)


@pytest.mark.parametrize("key", OTHERS)
def test_examples_of_other_games_can_be_answered_too(house: House, key: str) -> None:
    _, figure = reads(house, key.partition("-")[0], key)
    answers(figure, example_of(key).best)
    expect(figure.locator("figcaption[role=status]")).to_contain_text("Right.")


@pytest.mark.parametrize("key", ["schnapsen-unclaimed", "schnapsen-patience", "bauernschnapsen-calling"])
def test_a_wrong_answer_is_told_what_it_costs(house: House, key: str) -> None:
    example, figures = example_of(key), worth(key)
    wrong = min(figures, key=lambda action: figures[action])
    assert not is_right(example, wrong, figures)
    _, figure = reads(house, key.partition("-")[0], key)
    answers(figure, str(wrong))
    caption = figure.locator("figcaption[role=status]")
    expect(caption).to_contain_text(WRONG)
    expect(caption).to_contain_text(f"it costs {figures[example.action] - figures[wrong]:.1f}")
    expect(figure.locator(".not-best")).to_have_count(1)
    expect(figure.locator(".best")).to_have_count(0)


def test_the_answer_is_shown_to_whoever_asks(house: House) -> None:
    _, figure = reads(house, "schnapsen", "schnapsen-exchange")
    figure.get_by_role("button", name="Show the answer").click()
    expect(figure.locator('[data-call="exchange"]')).to_have_class(re.compile("best"))
    expect(figure.locator("figcaption[role=status]")).to_contain_text("becomes the ace")


def test_a_bid_is_chosen_by_minus_and_plus(house: House) -> None:
    _, figure = reads(house, "thousand", "thousand-bidding")
    figure.get_by_role("button", name="More").click()
    figure.locator(".bid").click()
    expect(figure.locator("figcaption[role=status]")).to_contain_text(WRONG)
    figure.locator('[data-call="pass"]').click()
    expect(figure.locator("figcaption[role=status]")).to_contain_text("Right.")


def test_an_example_is_answered_by_keyboard_and_told_to_a_screen_reader(house: House) -> None:
    anna, figure = reads(house, "schnapsen", "schnapsen-closing")
    close = figure.get_by_role("group", name="Calls").get_by_role("button").first
    close.focus()
    anna.page.keyboard.press("Enter")
    expect(figure.locator("figcaption[role=status]")).to_contain_text("Right.")
    expect(close).to_be_focused()
    expect(close).to_have_attribute("aria-pressed", "true")
    ace = figure.get_by_role("group", name="Your hand").get_by_role("button", name="ace of clubs")
    ace.focus()
    anna.page.keyboard.press("Space")
    expect(figure.locator("figcaption[role=status]")).to_contain_text(WRONG)
    expect(ace).to_have_attribute("aria-pressed", "true")
    expect(close).to_have_attribute("aria-pressed", "false")


def test_a_card_that_may_not_be_played_says_why(house: House) -> None:
    _, figure = reads(house, "sixty_six_multi", "sixty_six_multi-aces")
    figure.locator('[data-card="TH"]').click(force=True)
    expect(figure.locator("figcaption[role=status]")).to_contain_text("you must follow suit")


@pytest.mark.parametrize("key", ["schnapsen-marriages", "thousand-marriages"])
def test_an_example_is_played_on_at_a_table(house: House, key: str) -> None:
    anna, figure = reads(house, key.partition("-")[0], key)
    figure.get_by_role("button", name="Play on from here").click()
    anna.at_turn()
    expect(anna.page).to_have_url(re.compile("/t/"))
    assert anna.line.shown["table"]["practice"]
    actions = {call["action"] for call in anna.line.shown["calls"]}
    assert example_of(key).best in actions
