"""Whatever the games for three and four say can be told in every language, to everybody at the table."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any, Final

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.rules import dreier, sitting_out, sixty_six_multi
from bummerl.rules.actions import Event
from bummerl.rules.cards import Suit
from bummerl.rules.dreier.refusals import Refusal as DreierRefusal
from bummerl.rules.game import Game
from bummerl.rules.reasons import Reason, reason
from bummerl.rules.sixty_six_multi.refusals import Refusal as MultiRefusal
from tests.random_games import random_options
from tests.seats import Deal, every_action, random_action
from tests.test_dreier_laws import REGIONAL, WORDS

NAMES: Final = ("Anna", "Ben", "Cora", "Dora")
LOCALES: Final = tuple(Locale(language, deck) for language in LANGUAGES for deck in ("french", "german"))

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {
    **{name: dreier.GAME(options) for name, options in dreier.PRESETS.items()},
    "regional": dreier.GAME(REGIONAL),
    **{name: sixty_six_multi.GAME(options) for name, options in sixty_six_multi.PRESETS.items()},
    **{name: sitting_out.GAME(options) for name, options in sitting_out.PRESETS.items()},
}


# What can be called at all: the normal game and what is shown at once have no talon.
SAID: Final = {
    dreier.contracts.word_of(contract, talon=talon)
    for contract in dreier.CONTRACTS.values()
    for talon in (False, True)
    if not talon or contract.aim not in {dreier.Aim.CLAIM, dreier.Aim.AT_ONCE}
}


def told(what: Reason | Event) -> None:
    for locale, you in product(LOCALES, (0, 1, None)):
        said = (
            [locale.reason(what, NAMES, you)]
            if isinstance(what, Reason)
            else [
                locale.event(what, NAMES, you),
                locale.event(what._replace(cards=()) if what.readers else what, NAMES, you, hidden=True),
            ]
        )
        for text in said:
            assert not re.search(r"[{}\n]|\?\?\?|None|  ", text), text


@pytest.fixture(scope="module")
def happened() -> set[Reason | Event]:
    """Everything that some hundred random deals say, with everything refused that can be."""
    seen: set[Reason | Event] = {reason("refused-meld-again", "M5.5", suit=Suit.SPADES)}  # too seldom to wait for
    for name, preset in GAMES.items():
        for number in range(40):
            rng = Random(f"{name} {number}")
            game = type(preset)(random_options(preset.options, rng, most=6))
            tries = every_action(game, WORDS)
            deck = list(game.pack)
            rng.shuffle(deck)
            deal = Deal(game, tuple(deck), game.opening(number % game.seats))
            while deal.table.result is None:
                if number < 8 or rng.random() < 0.1:
                    view = game.view(deal.state, deal.table.turn)
                    seen.update(why for action in tries if (why := view.explain(action)) is not None)
                deal = deal.do(random_action(deal, rng))
            seen.update(deal.events)
            seen.update(deal.result.reasons)
    return seen


def test_everything_can_be_told(happened: set[Reason | Event]) -> None:
    once: dict[tuple[str, str], Reason | Event] = {}
    for what in sorted(happened, key=str):
        if isinstance(what, Reason):
            once[what.id, str([value for name, value in what.params if name == "contract"])] = what
        else:
            once[what.kind, what.word] = what
    for what in once.values():
        told(what)


def test_every_refusal_is_met(happened: set[Reason | Event]) -> None:
    met = {what.id for what in happened if isinstance(what, Reason)}
    for refusals in (DreierRefusal, MultiRefusal):
        assert {refusal.value[0] for refusal in refusals} - met == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_presets_have_words(language: str) -> None:
    locale = Locale(language)
    for name, game in GAMES.items():
        if name != "regional":
            assert locale.preset(name)
            assert locale.preset_description(name).endswith((".", "。"))
        phrases: list[str] = []
        for option in game.options.all():
            assert locale.option(option.name).endswith((".", "。"))
            phrases += [locale.option_value(option.name, value) for value in option.choices or (option.default, 0, 3)]
        assert len(set(phrases)) >= len(phrases) - 2 * len(game.options.all())
        for action in every_action(game, WORDS):
            if action.word in {None, "whistle"} or action.word in SAID:
                assert locale.action(action)
