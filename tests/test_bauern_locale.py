"""Whatever Bauernschnapsen says can be said in every language: refusals, results, events, contracts, house rules."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bummerl.locale import DECKS, LANGUAGES, LEFT_TO_ENGLISH, Locale
from bummerl.rules.actions import Event, Verb
from bummerl.rules.bauern import CONTRACTS, PRESETS, BauernOptions
from bummerl.rules.bauern.refusals import Refusal
from bummerl.rules.reasons import Reason
from tests.bauern_table import ALL_PASS, PAIR, called, play, refusal
from tests.random_standings import bauern_standing
from tests.test_bauern_matches import ALL_ACTIONS, choose, random_game

NAMES: Final = ("Anna", "Ben", "Cleo", "Dan")
MINE: Final = {Verb.CUT, Verb.KNOCK, Verb.TRUMP, Verb.TURN, Verb.CALL, Verb.KONTRA, Verb.PLAY, Verb.MELD, Verb.CLAIM}
RARE: Final = {
    "refused-lead-marriage",
    "refused-meld-second",
    "refused-bauern-meld-side",
    "refused-bauern-meld-no-trick",
}
FOLDER: Final = Path(__file__).parent.parent / "src" / "bummerl"
SENTENCE_ENDS: Final = (".", "。", ")", "）")  # noqa: RUF001  # Japanese has punctuation of its own


def look(said: str) -> str:
    assert not re.search(r"[{}\n]|\?\?\?|None|  ", said), said
    return said


def ids_in_the_source() -> set[str]:
    """Every message id that the rules of the game name."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / "rules" / "bauern").glob("*.py")))
    return set(re.findall(r'"((?:refused|end|worth)-[a-z-]+)"', text))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in LEFT_TO_ENGLISH])
def test_every_id_of_the_rules_is_a_message_and_every_message_is_used(language: str) -> None:
    text = (FOLDER / "locale" / language / "bauern.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    ours = {name for name in messages if re.match("(?:refused|end|worth)-", name)}
    assert len(messages) == len(set(messages))
    assert ours == {name for name in ids_in_the_source() if "-bauern-" in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_contracts_presets_and_house_rules_have_words(language: str) -> None:
    locale = Locale(language)
    for word in CONTRACTS:
        look(locale.text(f"contract-{word}"))
        assert look(locale.text(f"aim-{word}")).endswith((".", "。"))
    assert len({locale.preset(key) for key in PRESETS}) == len(PRESETS)
    assert all(look(locale.preset_description(key)).endswith((".", "。")) for key in PRESETS)
    phrases = []
    for option in BauernOptions.all():
        assert look(locale.option(option.name)).endswith((".", "。"))
        values = option.choices or (option.low, option.high)
        phrases += [look(locale.option_value(option.name, value)) for value in values]
    assert len(set(phrases)) == len(phrases), "two values are told apart by their phrase alone"


def test_whatever_happens_or_is_refused_in_a_deal_can_be_told() -> None:
    locales = [Locale(language, deck) for language in LANGUAGES for deck in DECKS[:2]]
    known: set[Reason | Event] = set()
    for seed in range(60):
        rng = Random(seed)
        game = random_game(rng)
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.deal(deck, bauern_standing(game, rng))
        while True:
            table, turn = state.table, state.table.turn
            why = map(game.view(state, turn).explain, ALL_ACTIONS) if rng.random() < 0.4 else ()
            told: list[Reason | Event] = [
                *events,
                *(each for each in why if each),
                *(table.result.reasons if table.result else ()),
            ]
            for what in told:
                if what not in known:
                    known.add(what)
                    for locale, you in product(locales, (0, 1, None)):
                        tell(what, locale, you)
            if table.result is not None:
                break
            state, events = game.apply(state, choose(game.legal(state), table, rng, eager=seed % 3 == 0))
    ids = {what.id for what in known if isinstance(what, Reason)}
    assert {each.value[0] for each in Refusal} <= ids | RARE


def test_what_is_rarely_refused_can_be_told() -> None:
    declared = play(called(PAIR, ALL_PASS), "40H")
    team = called(PAIR, "pass call:kontraschnapser pass pass", schnapser_marriage="team")
    rare = [refusal(declared, "KS"), refusal(declared, "20S"), refusal(team, "40H")]
    rare.append(refusal(called(PAIR, ALL_PASS, marriage_pending="forbidden"), "40H"))
    for why, language, deck in product(rare, LANGUAGES, DECKS):
        tell(why, Locale(language, deck), 0)
    assert {why.id for why in rare} == RARE


def tell(what: Reason | Event, locale: Locale, you: int | None) -> None:
    if isinstance(what, Reason):
        assert look(locale.reason(what, NAMES, you)).endswith(SENTENCE_ENDS)
    else:
        look(locale.event(what, NAMES, you))
        if what.readers is not None:
            look(locale.event(what._replace(cards=()), NAMES, you, hidden=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label(language: str) -> None:
    for action in ALL_ACTIONS:
        if action.verb in MINE and action.word != "solo":
            look(Locale(language).action(action))
