"""House rules as data: what every game's options dataclass can do.

A game declares one frozen dataclass whose fields are booleans, whole numbers with limits, or one of a few
words.  Reading them from text, checking them and listing what differs is here, once for all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from typing import Any, Final, Literal, Self, get_args, get_origin, get_type_hints

from bummerl.rules.reasons import Param, Refused, reason

__all__ = ["Option", "OptionError", "Options", "Value", "option"]

Value = bool | int | str


class OptionError(Refused):
    """An option that does not exist, has no such value, or does not go with another; `reason` says which."""

    def __init__(self, message: str, paragraph: str, **params: Param) -> None:
        super().__init__(reason(message, paragraph, **params))


@dataclass(frozen=True)
class Option:
    """One option of a game: its name, paragraph, default, and the values it can take.

    `choices` lists the words of a closed set or the two truth values; a number has `low` and `high`.
    """

    name: str
    paragraph: str
    default: Value
    choices: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    pattern: bool = False

    def read(self, text: str) -> Value:
        """The value this text stands for; OptionError if it is none of the option's.

        >>> Option("cards", "1.1", 5, low=5, high=8).read("6")
        6
        """
        word = text.strip()
        if self.pattern:
            return "".join(word.split()).upper()
        if isinstance(self.default, bool):
            if word.lower() in _TRUTH:
                return _TRUTH[word.lower()]
        elif self.choices:
            found = next((choice for choice in self.choices if str(choice) == word), None)
            if found is not None:
                return found
        elif word.removeprefix("-").isascii() and word.removeprefix("-").isdigit() and len(word) < 10:
            self.check(int(word))
            return int(word)
        raise self._refusal(word)

    def check(self, value: object) -> None:
        """OptionError unless `value` is one this option can take."""
        if self.pattern:
            fits = isinstance(value, str)
        elif self.choices:
            fits = any(value is choice or (value == choice and type(value) is type(choice)) for choice in self.choices)
        else:
            fits = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if not fits:
            raise self._refusal(str(value))

    def _refusal(self, given: str) -> OptionError:
        given = given[:60]
        if self.pattern:
            return OptionError("option-pattern", self.paragraph, given=given)
        if self.choices:
            allowed = ", ".join(
                str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices
            )
            return OptionError("option-value", self.paragraph, option=self.name, given=given, allowed=allowed)
        return OptionError("option-number", self.paragraph, option=self.name, given=given, low=self.low, high=self.high)


_TRUTH: Final = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


def option(default: Any, paragraph: str, low: int = 0, high: int = 0, *, pattern: bool = False) -> Any:  # noqa: ANN401
    """A dataclass field with its rule paragraph and, for a number, its limits."""
    return field(default=default, metadata={"paragraph": paragraph, "low": low, "high": high, "pattern": pattern})


@dataclass(frozen=True, kw_only=True)
class Options:
    """Base of every game's options: checked when made, changed by `with_texts` or `dataclasses.replace`."""

    def __post_init__(self) -> None:
        for known in self.all():
            known.check(getattr(self, known.name))

    @classmethod
    def all(cls) -> tuple[Option, ...]:
        """Every option of the game in the order of its rules."""
        if "_all" not in cls.__dict__:
            cls._all = tuple(_described(cls))  # type: ignore[attr-defined]  # computed once a class
        known: tuple[Option, ...] = cls.__dict__["_all"]
        return known

    @classmethod
    def left_out(cls) -> Mapping[str, str]:
        """Options that exist only with real cards, by name, with the paragraph that describes them."""
        return {}

    @classmethod
    def named(cls, name: str) -> Option:
        """The option of this name; OptionError, with the nearest names, if there is none."""
        for known in cls.all():
            if known.name == name:
                return known
        if name in cls.left_out():
            raise OptionError("option-left-out", cls.left_out()[name], option=name)
        near = get_close_matches(name, [known.name for known in cls.all()], n=3, cutoff=0.5)
        raise OptionError("option-unknown", "", option=name[:60], near=", ".join(near), count=len(near))

    def with_texts(self, texts: Mapping[str, str]) -> Self:
        """These options with some changed, given as texts; OptionError names the first that does not fit."""
        return replace(self, **{name: self.named(name).read(text) for name, text in texts.items()})

    def differing(self, other: Options) -> dict[str, Value]:
        """The options that differ from `other`'s, by name."""
        mine = {known.name: getattr(self, known.name) for known in self.all()}
        return {name: value for name, value in mine.items() if value != getattr(other, name)}


def _described(cls: type[Options]) -> list[Option]:
    types = get_type_hints(cls)
    listed = []
    for each in fields(cls):
        kind = types[each.name]
        choices = get_args(kind) if get_origin(kind) is Literal else (True, False) if kind is bool else ()
        default: Any = each.default
        listed.append(Option(each.name, default=default, choices=choices, **each.metadata))
    return listed
