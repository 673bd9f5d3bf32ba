"""Every language says the same, in each of its variants.

The table at the top is for reviewers: what may be the same in two languages.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from bummerl.locale import DECKS, LANGUAGES, LEFT_TO_ENGLISH, Locale
from bummerl.rules.thousand import ThousandOptions
from tests.messages import RANKS, Uses, options, plain, read, samples

SAME_AS_ENGLISH: Final = {
    ("de", "comma"): "German lists have the same comma",
    **{
        (language, "mean-value"): "a number, written as the language writes it" for language in ("de", "ja", "pl", "ru")
    },
    ("de", "with-paragraph"): "German cites a paragraph in the same way",
    ("de", "preset-schnapsen"): "the game's own name",
    ("de", "called-at"): "a contract and its value",
    ("de", "marriage-value"): "a suit and its value",
    ("de", "section-bauern-5"): "the game's own word",
    **{(language, "title-bummerl"): "the game's own word" for language in ("de", "pl")},
    **{
        (language, f"index-{rank}"): "cards carry the same index in both"
        for language in ("de", "ja")
        for rank in RANKS
        if rank not in {"queen", "jack"}
    },
    **{
        (language, f"index-{rank}"): "cards carry the same index in both"
        for language, ranks in (
            ("ru", ("ten", "nine", "eight", "seven")),
            ("pl", ("ace", "ten", "king", "ober", "nine", "eight", "seven")),
        )
        for rank in ranks
    },
    **{(language, "score"): "names and numbers" for language in ("de", "ja")},
    **{
        ("de", f"contract-{name}"): "contracts have their Austrian names in English too"
        for name in (
            *("gang", "farbenringerl", "herrenschnapser", "bettler", "assenbettler", "ass_bettler", "schnapser"),
            *("plauderer", "damengang", "koenigsgang", "land", "zehnergang", "kontraschnapser", "bauernschnapser"),
            *("bauernloch", "farbenjodler", "kontrabauernschnapser", "kontrabauernloch", "herrenjodler"),
            "kontraherrenjodler",
        )
    },
    ("ja", "strategy-decimal"): "numbers have a point in Japan too",
    ("ja", "index-queen"): "cards in Japan have Q",
    ("ja", "index-jack"): "cards in Japan have J",
    ("de", "sign-leaves"): "Laub and leaves begin with the same letter",
    **{
        (language, name): "signs, numbers and names"
        for language in ("ru", "pl")
        for name in ("comma", "with-paragraph", "score", "marriage-value", "screen-call-meld", "screen-call-trump")
    },
    **{(language, "choice-call"): "signs and numbers" for language in ("de", "ru", "pl")},
    **{("de", f"web-{name}"): "the word is German itself, or the same" for name in ("losses", "speed-normal")},
    **{(language, "web-talon"): "the same word" for language in ("de", "pl")},
    ("pl", "tracker-talon"): "the same word",
    **{(language, "tracker-cards"): "cards and names" for language in ("de", "ru", "pl")},
    **{(language, "tracker-share"): "a name and a number" for language in ("ja", "pl")},
    **{("pl", f"web-{name}"): "the same word" for name in ("minutes", "sheet-menu")},
    **{
        ("pl", f"preset-{game}"): "the game's own name"
        for game in ("schnapsen", "santase", "dreierschnapsen", "talonschnapsen", "bauernschnapsen", "tysiac")
    },
}
"""Messages that are the same in a language as in English, and why they should be."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_under_the_same_topic(language: str) -> None:
    here = {name: message.topic for name, message in read(language).items()}
    english = {name: message.topic for name, message in read("en").items()}
    missing = english.keys() - here.keys()

    assert here == {name: topic for name, topic in english.items() if name not in missing}
    assert {english[name].removesuffix(".ftl") for name in missing} == LEFT_TO_ENGLISH.get(language, set())


@pytest.mark.parametrize("language", LEFT_TO_ENGLISH)
def test_what_is_left_to_english_only_other_games_than_thousand_can_say(language: str) -> None:
    """Their contracts, calls, options and rules; never what a list of all games has, nor an option of Thousand."""
    left = read("en").keys() - read(language).keys()
    shared = {name for name in left if name.startswith(("preset-", "about-", "rank-", "rulebook-", "fact-", "screen-"))}
    options = {f"decides-{option.name}" for option in ThousandOptions.all()}

    assert not shared
    assert not left & options
    assert not [name for name in left if "thousand" in name]


@pytest.mark.parametrize("language", LEFT_TO_ENGLISH)
def test_what_is_left_to_english_is_english_with_all_its_words(language: str) -> None:
    for deck in DECKS:
        english, locale = Locale("en", deck), Locale(language, deck)
        for name in read("en").keys() - read(language).keys():
            for params in samples(Uses("en", name)):
                assert locale.text(name, **params) == english.text(name, **params)


def test_a_message_that_no_list_leaves_to_english_is_missed() -> None:
    for language in LEFT_TO_ENGLISH:
        assert Locale(language).telling("no-such-message").language == language
    assert not LEFT_TO_ENGLISH.keys() & {"en", "de", "ja"}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_takes_the_same_parameters_in_every_language(language: str) -> None:
    """All but `who`, for a language that says "you" like any name, and what every paragraph is given."""
    for name, message in read("en").items():
        if name not in read(language):
            continue  # left to English, which another test looks at
        chosen_by = {"who"} | (
            {*options(), *RANKS} if message.topic.startswith(("paragraphs", "strategy", "lesson")) else set()
        )
        wanted, given = (Uses(each, name).variables.keys() - chosen_by for each in ("en", language))

        assert given == wanted, f"{name} in {language}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_message_is_translated_or_listed_with_its_reason(language: str) -> None:
    same = {
        (language, name)
        for name, message in read(language).items()
        if plain(message.entry) == plain(read("en")[name].entry)
    }

    assert same == {key for key in SAME_AS_ENGLISH if key[0] == language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_to_its_own_topic_alone(language: str) -> None:
    """Topics are parsed one by one, so another may not be there yet."""
    for name, message in read(language).items():
        for other in Uses(language, name).messages:
            assert read(language)[other].topic == message.topic, f"{name} in {language} refers to {other}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["suit", "card"])
def test_every_form_that_a_sentence_asks_for_exists_and_no_other(language: str, words: str) -> None:
    forms = {
        tuple(attribute.id.name for attribute in message.entry.attributes)
        for name, message in read(language).items()
        if name.startswith(f"{words}-")
    }
    asked = {
        form
        for name in read(language)
        for word, form in Uses(language, name).forms
        if (word == "suit") == (words == "suit")
    }

    assert len(forms) == 1
    assert set(forms.pop()) == asked


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_every_variant(language: str, deck: str) -> None:
    locale = Locale(language, deck)
    for name, message in read(language).items():
        for text in [name, *(f"{name}.{attribute.id.name}" for attribute in message.entry.attributes)]:
            for params in samples(Uses(language, name)):
                said = locale.text(text, **params)

                assert said.strip(), text
                assert not re.search(r"[{}\u2068\u2069]|\?\?\?|None", said), f"{text} in {language}: {said}"
                assert "  " not in said, f"{text} in {language}: {said}"
