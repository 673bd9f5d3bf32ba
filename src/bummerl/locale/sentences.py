"""The sentences of one language, read from its Fluent files topic by topic as they are asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Sentences", "Word", "sentences"]


class Word(str):
    """A name in its plain form; ``FORM($name, "accusative")`` in a sentence asks for another of its forms."""

    __slots__ = ("message", "params", "source")

    source: Sentences
    message: str
    params: Mapping[str, object]

    def __new__(cls, source: Sentences, message: str, **params: object) -> Self:
        """The word that `message` says; its other forms are the attributes of that message."""
        word = super().__new__(cls, source.say(message, params))
        word.source, word.message, word.params = source, message, params
        return word

    def form(self, name: str) -> str:
        """This word in the form that its message calls `name`."""
        return self.source.say(f"{self.message}.{name}", self.params)


def _form(word: Any, name: str) -> Any:  # noqa: ANN401  # Fluent hands over whatever the sentence was given
    return word.form(name)


_FUNCTIONS: Final[dict[str, Any]] = {"FORM": _form}

_MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Sentences:
    """All sentences of one language.

    A topic is one file, parsed when the first of its messages is wanted; so messages refer to none of another topic.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.parsed: set[str] = set()

    @cached_property
    def topics(self) -> dict[str, Path]:
        """The file of each message."""
        found = sorted((Path(__file__).parent / self.language).glob("*.ftl"))
        return {name: topic for topic in found for name in _MESSAGE.findall(topic.read_text(encoding="utf-8"))}

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Fluent takes a tenth of a second to import, which only those should pay for who say something.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        # Signs that isolate what is filled in would show as boxes in a terminal; no language here is written leftwards.
        return FluentBundle([self.language], functions=_FUNCTIONS, use_isolating=False)

    def _parse(self, topic: Path) -> None:
        from fluent.syntax import FluentParser  # noqa: PLC0415

        if topic.name not in self.parsed:
            self._bundle.add_resource(FluentParser(with_spans=False).parse(topic.read_text(encoding="utf-8")))
            self.parsed.add(topic.name)

    def __contains__(self, message: str) -> bool:
        return message in self.topics

    def say(self, message: str, params: Mapping[str, object]) -> str:
        """The sentence, filled in; ``message.attribute`` asks for an attribute.

        KeyError if there is no such message or it needs a parameter that is not given.

        >>> sentences("en").say("event-closed", {"who": "other", "name": "Anna"})
        'Anna closes the talon.'
        """
        name, _, attribute = message.partition(".")
        if name not in self.topics:
            raise KeyError(f"there is no message {message} in {self.language}")
        self._parse(self.topics[name])
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise KeyError(f"there is no text in message {message} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise KeyError(f"message {message} in {self.language} cannot be filled in: {errors[0]}")
        return str(text)


@lru_cache
def sentences(language: str) -> Sentences:
    """The sentences of a language, the same object every time."""
    return Sentences(language)
