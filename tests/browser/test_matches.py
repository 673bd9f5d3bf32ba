"""A match of every family, from the form of its house rules to its end, by clicking on what is offered."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest

from bummerl.locale import Locale
from tests.browser.people import House

POINTS: Final = "How many game points win the match."
TOTAL: Final = "The total that wins."
BARREL: Final = "The total that leads onto the barrel, or at which the score is frozen."
NEEDED: Final = "Whether only a player on the barrel can win."
"""Whoever plays at random seldom wins from there: thirty deals a match of three, two without."""
MATCHES: Final[dict[str, dict[str, int | bool]]] = {
    "schnapsen": {POINTS: 3},
    "sixty_six": {POINTS: 1},
    "sixty_six_3p": {POINTS: 1},
    "sixty_six_4p": {POINTS: 1},
    "sixty_six_3p_us": {POINTS: 2},
    "dreierschnapsen": {POINTS: 2},
    "talonschnapsen": {POINTS: 1},
    "bauernschnapsen": {POINTS: 2},
    "thousand": {TOTAL: 120, BARREL: 110, NEEDED: False},
    "thousand_4p": {TOTAL: 120, BARREL: 110, NEEDED: False},
    "thousand_2p": {TOTAL: 120, BARREL: 110},
}


@pytest.mark.parametrize("preset", MATCHES)
def test_a_match_is_played_to_its_end_through_what_the_page_offers(house: House, preset: str) -> None:
    anna = house.person().goes(f"/new?preset={preset}")
    for label, value in MATCHES[preset].items():
        decided = anna.page.get_by_label(re.compile(rf"^{re.escape(label)}"))
        if isinstance(value, bool):
            decided.set_checked(value)
            continue
        decided.fill(str(value))
        decided.press("Tab")
    anna.button("Open the table").click()
    anna.plays_to_the_end(Random(preset))

    shown = anna.line.shown
    assert shown["table"]["preset"] == preset
    assert shown["ended"]["match"]["winners"], "somebody has won"
    # Where there is no choice the server answers, and now and then the person does so at the same moment.
    late = Locale("en").text("table-gone-on")
    assert not [why for why in anna.line.refused if why != late], "nothing is offered that is refused"
    anna.sees(shown["ended"]["match"]["lines"][0])
