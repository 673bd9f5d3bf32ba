"""What a table of Thousand says, in English, German, Japanese, Russian and Polish.

Everything can be said, and in Russian and Polish nothing of it is English.
"""

# ruff: noqa: RUF001  # Russian letters look like Latin ones

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from typer.testing import CliRunner

from bummerl.cli.app import app
from bummerl.cli.lines import Lines
from bummerl.cli.tui.palette import DARK
from bummerl.cli.tui.picture import picture
from bummerl.cli.tui.stage import Shown
from bummerl.locale import LANGUAGES, LEFT_TO_ENGLISH, Locale
from bummerl.locale.sentences import Sentences, Word
from bummerl.record.match import Memory
from bummerl.rules.actions import Event, Kind, Verb
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.catalog import find
from bummerl.rules.game import State
from bummerl.rules.reasons import Reason
from bummerl.rules.thousand import PRESETS, ThousandGame, ThousandOptions
from bummerl.rules.thousand.refusals import Refusal
from bummerl.table.rulebook import rulebook
from bummerl.table.teller import Teller
from tests.test_tables import LOUD, moments, place
from tests.test_thousand_laws import whole_list
from tests.thousand_table import random_action, random_options, random_standing

SOURCES: Final = {language: Sentences(language) for language in LANGUAGES}

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
RANKS: Final = ("seven", "eight", "nine", "jack", "queen", "king", "ten", "ace")


class Uses(Visitor):
    """The variables of a message."""

    def __init__(self, message: ftl.Message) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's own name
        self.names.add(node.id.name)


def read(language: str, topic: str) -> dict[str, ftl.Message]:
    path = next(iter(SOURCES[language].topics.values())).parent / topic
    entries = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)], f"{path} cannot be read"
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def say(language: str, message: str, **params: Any) -> str:  # noqa: ANN401
    source = SOURCES[language]
    return source.say(message, {name: filled(source, value) for name, value in params.items()}).replace("\n", " ")


def filled(source: Sentences, value: object) -> object:
    match value:
        case Card():
            return Word(source, f"card-{RANKS[value.rank]}", suit=filled(source, value.suit))
        case Suit():
            return Word(source, f"suit-{SUITS[value]}")
        case tuple():
            return source.say("comma", {}).join(str(filled(source, card)) for card in value)
        case _:
            return value


def who(language: str, seat: int, you: int | None) -> dict[str, str]:
    return {"who": "you", "name": say(language, "you")} if seat == you else {"who": "other", "name": "Anna"}


# The program


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_presets_have_words(language: str) -> None:
    source = SOURCES[language]
    phrases = []
    for option in ThousandOptions.all():
        assert say(language, f"decides-{option.name}").endswith((".", "。"))
        for value in option.choices or (option.default,):
            word = str(value).lower() if isinstance(value, bool) else str(value)
            own = f"value-{option.name}-{word}"
            phrases.append(say(language, own) if own in source else say(language, f"value-{option.name}", value=value))
    assert len(set(phrases)) == len(phrases)
    assert not [phrase for phrase in phrases if phrase.endswith((".", "。"))]
    assert len({say(language, f"preset-{key}") for key in PRESETS}) == len(PRESETS)
    assert all(say(language, f"about-{key}").endswith((".", "。")) for key in PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message(language: str) -> None:
    assert not [refusal for refusal in Refusal if refusal.value[0] not in SOURCES[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    assert len({str(filled(SOURCES[language], Card(number))) for number in range(32)}) == 32
    assert len({say(language, f"index-{RANKS[rank]}") for rank in Rank}) == 8


def test_names_in_russian_and_polish() -> None:
    assert say("ru", "event-played", card=Card("QH"), **who("ru", 0, 0)) == "Вы играете даму червей."
    assert say("pl", "event-played", card=Card("TS"), **who("pl", 1, 0)) == "Anna zagrywa dziesiątkę pik."
    assert say("ru", "refused-trump", suit=Suit.CLUBS, cards=(Card("AS"),)) == (
        "У вас нет треф, надо бить козырем. Можно: туз пик."
    )


# What happens and what is refused


def test_whatever_happens_or_is_refused_can_be_told() -> None:
    kinds: set[Kind] = set()
    told: set[str] = set()
    for number in range(30):
        rng = Random(number)
        game = ThousandGame(random_options(rng, PRESETS[rng.choice(list(PRESETS))], 12))
        tried = whole_list(game)
        standing = random_standing(rng, game.options)
        for _ in range(6):
            if game.match_winner(standing) is not None:
                break
            deck = list(game.pack)
            rng.shuffle(deck)
            step = game.deal(deck, standing)
            while True:
                for event in step.events:
                    kinds.add(event.kind)
                    tell_event(event, rng)
                state: State[Any] = step.state
                for action in rng.sample(tried, 20):
                    why = game.view(state, state.table.turn).explain(action)
                    if why is not None and why.id.startswith("refused"):
                        told.add(why.id)
                        tell_reason(why, rng)
                if state.table.result is not None:
                    break
                step = game.apply(state, random_action(rng, game.legal(state)))
            for why in state.table.result.reasons:
                told.add(why.id)
                tell_reason(why, rng)
            standing = game.advance(standing, state.table.result)
    rare = {"sheet-barrel-won", "sheet-fall-to-zero", "sheet-dump", "sheet-together", "sheet-bounced"}
    named = {name for name in SOURCES["en"].topics if re.match("(end-thousand|worth-thousand|sheet)-", name)}
    assert len(named - told) < 18, sorted(named - told)
    assert rare <= named
    assert {Kind.BID, Kind.OUT, Kind.WIDOW, Kind.RECEIVED, Kind.SCORED, Kind.BAD_CUT} <= kinds


def tell_event(event: Event, rng: Random) -> None:
    language = rng.choice(LANGUAGES)
    for you in (event.seat, None):
        params: dict[str, Any] = {"value": event.value, "cards": event.cards, "count": len(event.cards), "told": "yes"}
        if event.kind is Kind.SCORED:
            params |= {"how": "lost" if event.value < 0 else "won", "value": abs(event.value)}
        if event.cards:
            params |= {"card": event.cards[0], "suit": event.cards[0].suit, "taken": event.cards[-1]}
        look(say(language, f"event-{event.kind}", **params, **who(language, event.seat, you)))


def tell_reason(why: Reason, rng: Random) -> None:
    language = rng.choice(LANGUAGES)
    params = dict(why.params)
    seat: Any = params.pop("seat", 0)
    for you in (seat, None):
        look(say(language, why.id, **params, **who(language, seat, you)))


def look(said: str) -> None:
    assert said.strip()
    assert not re.search(r"[{}]|\?\?\?|None|  ", said), said


def test_every_sheet_sentence_can_be_said() -> None:
    """Also those that random play meets once in a blue moon."""
    sample = {"seat": 1, "card": Card("9C"), "suit": Suit.HEARTS, "cards": (Card("AS"),)}
    for language, (name, message) in product(LANGUAGES, read("en", "thousand.ftl").items()):
        uses = Uses(message).names
        for you in (1, None):
            params = {each: sample.get(each, 7) for each in uses - {"who", "name"}}
            look(say(language, name, **params, **(who(language, 1, you) if "name" in uses else {})))


def test_actions_have_labels_in_all_languages() -> None:
    verbs = {Verb.PASS, Verb.REDEAL, Verb.LOOK, Verb.BLIND, Verb.BID, Verb.STOCK, Verb.GIVE, Verb.DISCARD, Verb.RAISE}
    verbs |= {Verb.KEEP, Verb.WRITE_OFF, Verb.BOMB, Verb.PLAY, Verb.MELD, Verb.DECLINE}
    for language, verb in product(LANGUAGES, verbs):
        look(say(language, f"action-{verb}", card=Card("AS"), suit=Suit.SPADES, value=120))


# Whole matches


class Heard:
    """The messages that were told, and the languages that told them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.messages: set[str] = set()
        self.languages: set[str] = set()
        original = Locale.telling

        def telling(locale: Locale, message: str) -> Locale:
            told = original(locale, message)
            self.messages.add(message)
            self.languages.add(told.language)
            return told

        patch.setattr(Locale, "telling", telling)


@pytest.mark.parametrize("language", LEFT_TO_ENGLISH)
@pytest.mark.parametrize("preset", ["thousand", "tysiac", "thousand_2p", "thousand_4p"])
def test_a_match_says_nothing_in_english(preset: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played by bots, told in lines and shown as pictures, with every refusal of the moment and with the rules."""
    heard, locale, said = Heard(monkeypatch), Locale(language), list[str]()
    chance, everything = Random(preset), whole_list(ThousandGame(PRESETS[preset]))
    for session in moments(preset, 3, Memory.TRAINING, LOUD["thousand"]):
        scene, teller = session.scene, Teller(locale)
        said += [*teller.table(scene), *teller.sheet(scene), *(teller.event(scene, event) for event in scene.log)]
        if session.turn == 0:
            said += Lines(session, place(), locale, lambda: None, said.append).prompt(scene)
        for action in chance.sample(everything, 30):
            why = session.view.explain(action)
            if why is not None:
                said.append(locale.reason(why, scene.names, you=0))
        shown = Shown(scene, len(scene.log))
        for size in ((80, 24), (120, 40)):
            said += picture(shown, *size, locale, DARK, session.match.game.options).lines()
    said += rulebook(find(preset), locale)

    assert heard.languages == {language}
    assert len(heard.messages) > 100
    assert not english_in(said, heard.messages)


@pytest.mark.parametrize("language", LEFT_TO_ENGLISH)
def test_other_games_are_scored_and_played_with_english_where_it_is_needed(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for home in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(home, str(tmp_path))
    for preset in ("schnapsen", "bauernschnapsen", "dreierschnapsen", "sixty_six_3p_drums"):
        done = CliRunner().invoke(app, ["rules", preset, "--lang", language])
        assert done.exit_code == 0, done.output
        done = CliRunner().invoke(app, ["score", preset, "--new", "--lang", language], input="\nhelp\n1 2\nquit\n")
        assert done.exit_code == 0, done.output
        words = ["play", preset, "--plain", "--seed", "1", "--new", "--lang", language]
        done = CliRunner().invoke(app, words, input="?\nt\np\nh\n1\n2\nq\n")
        assert done.exit_code == 0, done.output


def english_in(said: list[str], messages: set[str]) -> set[str]:
    """What English says of these messages and somebody has said all the same, longer words only."""
    plain: set[str] = set()
    for message in messages & SOURCES["en"].topics.keys():
        with suppress(KeyError):
            plain.add(SOURCES["en"].say(message, {}))
    text = "\n".join(said)
    return {english for english in plain if len(english) > 7 and " " in english and english in text}
