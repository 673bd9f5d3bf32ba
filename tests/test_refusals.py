"""What refusals of all games have in common: they name the card to beat, and every one of them can be said."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.rules.actions import PLAYS, Action, Verb, read_action
from bummerl.rules.cards import Card, Cards, Suit
from bummerl.rules.catalog import CATALOG, find
from bummerl.rules.game import State
from bummerl.rules.marriages import refusal_params
from tests.random_games import random_deck
from tests.seats import weight


def led(preset: str, rng: Random) -> Any:  # noqa: ANN401  # of whatever game
    """A state of a random deal in which somebody leads."""
    game = find(preset).game
    while True:
        state: State[Any] = game.deal(random_deck(game, rng), game.opening(rng.randrange(game.seats))).state
        while state.table.result is None:
            if state.table.phase == "lead" and state.table.melded is None and rng.random() < 0.3:
                return state
            legal = game.legal(state)
            state = game.apply(state, rng.choices(legal, [weight(action, rng) for action in legal])[0]).state


@pytest.mark.parametrize("preset", [preset.key for preset in CATALOG])
def test_a_declaration_of_another_game_is_refused_in_words(preset: str) -> None:
    """`meld:200` names no suit, and yet somebody can type it."""
    game, rng = find(preset).game, Random(preset)
    for _ in range(10):
        state = led(preset, rng)
        why = game.explain(state.table, state.hands[state.table.turn], read_action("meld:200"))
        assert why is not None
        assert all(Locale(language).reason(why) for language in LANGUAGES)


def test_the_card_to_beat_is_named_and_not_the_one_that_was_led() -> None:
    game, rng, found = find("sixty_six_3p").game, Random(1), 0
    while found < 5:
        state = led("sixty_six_3p", rng)
        while state.table.result is None and len(state.table.trick) < 2:
            state = game.apply(state, rng.choice(game.legal(state))).state
        table, hand = state.table, state.hands[state.table.turn]
        trick = table.trick
        if not trick or trick[1].suit is not trick[0].suit or trick[1].rank < trick[0].rank:
            continue
        for card in hand:
            why = game.explain(table, hand, PLAYS[card])
            if why is not None and why.id == "refused-head":
                assert dict(why.params)["led"] == trick[1]
                found += 1


def test_what_a_refusal_is_filled_with() -> None:
    table = find("sixty_six_3p").game.deal(find("sixty_six_3p").game.pack, None).state.table
    table = table._replace(trump=Suit.HEARTS, trick=(Card("QS"), Card("KS")), melded=Card("KD"))
    filled = [
        refusal_params(name, Card("KC"), table, Cards("AS TS"))
        for name in ("HEAD", "LEAD_MARRIAGE", "NOT_HELD", "MELD_NOT_HELD", "MELD_VALUE", "CLAIM_AUTO")
    ]
    assert filled == [
        {"led": Card("KS"), "suit": Suit.SPADES, "cards": (Card("AS"), Card("TS"))},
        {"suit": Suit.DIAMONDS},
        {"card": Card("KC")},
        {"suit": Suit.CLUBS},
        {"suit": Suit.CLUBS, "value": 20},
        {},
    ]
    assert refusal_params("MELD_NOT_HELD", None, table, Cards()) == {"suit": Suit.HEARTS}
    assert Action(Verb.MELD, value=200) == read_action("meld:200")
