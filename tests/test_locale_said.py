"""Every sentence is there, and somebody says it: no message is missing, none is left over."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.rules.actions import _WITH_MORE, Action, Event, Kind, Verb, marriage, read_action
from bummerl.rules.cards import Suit
from bummerl.rules.catalog import CATALOG, AnyGame
from bummerl.rules.reasons import Reason
from bummerl.rules.schnapsen.refusals import Refusal
from tests.messages import FOLDER, RANKS, SOURCE, SUITS, Uses, option_values, options, read


def test_whatever_happens_or_is_refused_in_a_deal_can_be_told() -> None:
    """Deals of every preset with every action tried at every step, told to both players and to a spectator."""
    told = Told()
    for preset in CATALOG:
        everything = [read_action(str(card)) for card in preset.game.pack]
        everything += [marriage(suit, value) for suit in Suit for value in (20, 40)]
        everything += [Action(verb) for verb in Verb if verb not in _WITH_MORE]
        everything += map(
            read_action, ("trump:H", "bid:100", "raise:150", "turn:0", "stock:0", "discard:AH", "call:land")
        )
        rng = Random(preset.key)
        for _ in range(12):
            play_and_tell(preset.game, rng, everything, told)

    assert told.kinds <= set(Kind)
    assert len(told.kinds) > 30
    assert {refusal.value[0] for refusal in Refusal} <= told.reasons


class Told:
    """Says everything in every language, to everyone, and looks at each sentence; what was said once is known."""

    def __init__(self) -> None:
        self.known: set[Reason | Event] = set()
        self.locales = [Locale(language, deck) for language in LANGUAGES for deck in ("french", "german")]

    @property
    def kinds(self) -> set[Kind]:
        return {what.kind for what in self.known if isinstance(what, Event)}

    @property
    def reasons(self) -> set[str]:
        return {what.id for what in self.known if isinstance(what, Reason)}

    def reason(self, why: Reason) -> None:
        if why not in self.known:
            self.known.add(why)
            for locale, you in product(self.locales, (0, 1, None)):
                self.look(locale.reason(why, ("Anna", "Ben"), you))

    def event(self, event: Event) -> None:
        if event not in self.known:
            self.known.add(event)
            is_drawn = event.kind in {Kind.DEALT, Kind.DREW}
            unseen = event._replace(cards=()) if event.readers is not None and is_drawn else event
            for locale, you in product(self.locales, (0, 1, None)):
                self.look(locale.event(event, ("Anna", "Ben"), you))
                self.look(locale.event(unseen, ("Anna", "Ben"), you, hidden=True))

    def look(self, said: str) -> None:
        assert not re.search(r"[{}\n]|\?\?\?|None", said), said


def play_and_tell(game: AnyGame, rng: Random, everything: list[Action], told: Told) -> None:
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.deal(deck)
    while True:
        for event in events:
            told.event(event)
        for action in everything:
            why = game.view(state, state.table.turn).explain(action)
            if why is not None:
                told.reason(why)
        if state.table.result is not None:
            break
        legal = game.legal(state)
        # Somebody who likes marriages, and is slow to close and to claim, sees most of the game.
        liked = [action for action in legal if action.verb is Verb.MELD]
        patient = [action for action in legal if action.verb not in {Verb.CLOSE, Verb.CLAIM} or rng.random() < 0.1]
        state, events = game.apply(state, rng.choice(liked or patient or legal))
    for why in state.table.result.reasons:
        told.reason(why)


class Calls(NamedTuple):
    """What the source says: ids that it names, patterns of ids that it puts together, and parameters by id."""

    ids: set[str]
    patterns: list[re.Pattern[str]]
    params: list[tuple[str, set[str]]]


SPEAKERS: Final = frozenset({"reason", "OptionError", "text", "_told", "in_line"})
"""Functions whose first argument is a message id."""


@lru_cache
def calls() -> Calls:
    """The source of the package, read for message ids."""
    found = Calls(set(), [], [])
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            if name in SPEAKERS:
                note(node, found, path)
    return found


def note(call: ast.Call, found: Calls, path: Path) -> None:
    first = call.args[0]
    named = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    for each in named:
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            if " " in each.value:
                continue  # SQLAlchemy has a `text` as well
            found.ids.add(each.value)
            if all(keyword.arg is not None for keyword in call.keywords):
                found.params.append((each.value, {str(keyword.arg) for keyword in call.keywords}))
        elif isinstance(each, ast.JoinedStr) and path != FOLDER / "locale.py":
            parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in each.values)
            found.patterns.append(re.compile("".join(parts)))


@lru_cache
def constants() -> frozenset[str]:
    """Every text in the source that could be a message id."""
    return frozenset(
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@lru_cache
def pages() -> Calls:
    """The words that the browser's pages name, and those that they put together."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "web" / "static" / "js").rglob("*.js"))
    parts = (re.split(r"\$\{[^}]*\}", text) for text in re.findall(r"\bt\(`([^`]+)`", source))
    patterns = [re.compile("(?:web-)?" + ".+".join(map(re.escape, fixed))) for fixed in parts]
    return Calls({f"web-{name}" for name in re.findall(r'\bt\("([^"]+)"', source)}, patterns, [])


@lru_cache
def page_constants() -> frozenset[str]:
    """Every text in the pages' source that could be the id of one of their words."""
    sources = (path.read_text(encoding="utf-8") for path in (SOURCE / "web" / "static" / "js").rglob("*.js"))
    return frozenset(f"web-{text}" for source in sources for text in re.findall(r'"([a-z][\w-]*)"', source))


def ids_of_rules() -> set[str]:
    """Ids in the rules and records that are not the first argument of a call: tables, and choices made beforehand."""
    topics = "refused|end|worth|option|game|notation|deck|record|match|verify"
    return {text for text in constants() if re.fullmatch(rf"(?:{topics})-[a-z]+(?:-[a-z]+)*", text)}


def built() -> set[str]:
    """The ids that `Locale` puts together itself."""
    numbers = {name for name, option in options().items() if not option.choices}
    return {
        *(f"event-{kind}" for kind in Kind),
        *(f"action-{verb}" for verb in Verb),
        *(f"decides-{name}" for name in options()),
        *(f"value-{name}" for name in numbers),
        *(f"value-{name}-{str(value).lower()}" for name, value in option_values() if name not in numbers),
        *(f"{what}-{preset.key}" for preset in CATALOG for what in ("preset", "about")),
        *(name for name in read("en") if name.startswith(("contract-", "aim-"))),
        *(f"suit-{suit}" for suit in SUITS),
        *(f"{what}-{rank}" for rank in RANKS for what in ("card", "index", "rank")),
        *(f"sign-{suit}" for suit in ("leaves", "bells", "acorns")),
        *(f"place-{what}" for what in ("line", "deal")),
    }


def test_every_message_that_the_source_names_exists() -> None:
    named = calls().ids | pages().ids | ids_of_rules() | built() | {refusal.value[0] for refusal in Refusal}

    assert not sorted(named - read("en").keys())


def test_every_message_is_said_by_somebody() -> None:
    inner = {other for name in read("en") for other in Uses("en", name).messages}
    unused = read("en").keys() - built() - constants() - page_constants() - inner
    patterns = [*calls().patterns, *pages().patterns]

    assert not sorted(name for name in unused if not any(pattern.fullmatch(name) for pattern in patterns))


def test_whoever_names_a_message_gives_what_it_needs() -> None:
    for (name, given), language in product(calls().params, LANGUAGES):
        params = given | ({"who", "name"} if "seat" in given else set())

        if name in read(language):
            assert Uses(language, name).variables.keys() <= params, f"{name} in {language} is given {sorted(given)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_words(language: str) -> None:
    locale = Locale(language)
    phrases = [locale.option_value(name, value) for name, value in option_values()]

    assert len(set(phrases)) == len(phrases), "two values are told apart by their phrase alone"
    assert not [phrase for phrase in phrases if phrase.endswith((".", "。"))], "a phrase stands in a list"
    for name in options():
        assert locale.option(name).endswith((".", "。"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_name_of_its_own_and_a_sentence(language: str) -> None:
    locale = Locale(language)

    assert len({locale.preset(preset.key) for preset in CATALOG}) == len(CATALOG)
    for preset in CATALOG:
        assert locale.preset_description(preset.key).endswith((".", "。"))
        assert "\n" not in locale.preset_description(preset.key)
