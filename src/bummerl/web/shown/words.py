"""Sentences that are said over and over at a table: made once, then remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bummerl.locale import Locale
from bummerl.rules.actions import Event, Kind, Seat
from bummerl.rules.cards import Card
from bummerl.rules.reasons import Param
from bummerl.table.scene import Scene
from bummerl.table.teller import Teller

__all__ = ["English", "Words", "in_english", "words"]

_MOST: Final = 1 << 14
"""Sentences that are remembered."""


class English(str):
    """A text that the reader's language leaves to English."""

    __slots__ = ()


def in_english(picture: object) -> set[str]:
    """The texts of a picture that are told in English to a reader of another language.

    >>> in_english({"log": [{"text": words(Locale("pl")).text("aim-bettler")}], "deal": "1"})
    {'Take no trick; there are no trumps.'}
    """
    if isinstance(picture, English):
        return {str(picture)}
    parts = picture.values() if isinstance(picture, dict) else picture if isinstance(picture, list | tuple) else ()
    return {text for part in parts for text in in_english(part)}


class _Ready(Locale):
    """A locale that makes each sentence once."""

    def text(self, message: str, **params: Param) -> str:
        """The text with this message id, filled in."""
        # A card, a suit and a number can be equal: the kind belongs to the key.
        key = (self.language, self.deck, message, *params.items(), *map(type, params.values()))
        made = _MADE.get(key)
        if made is None:
            made = super().text(message, **params)
            if self.telling(message) is not self or isinstance(params.get("sentence"), English):
                made = English(made)
            _MADE[key] = made
            if len(_MADE) > _MOST:
                _MADE.popitem(last=False)
        return made

    def _line(self, message: str, **params: Param) -> str:
        line = super()._line(message, **params)
        return line if self.telling(message) is self else English(line)


_MADE: Final[OrderedDict[tuple[object, ...], str]] = OrderedDict()
"""A picture asks for forty: this is a plain look, where `lru_cache` would first pack what it is given."""


@lru_cache(_MOST)
def _event(locale: _Ready, event: Event, names: tuple[str, ...], reader: Seat | None) -> str:
    return locale.event(event, names, reader, hidden=event.value < 0)


class Words(Teller):
    """The sentences about scenes, for one reader."""

    def __init__(self, locale: Locale) -> None:
        self.ready = _Ready(locale.language, locale.deck, locale.letters)
        super().__init__(self.ready)
        self.text = self.ready.text

    def together(self, sentences: Iterable[str]) -> str:
        """Sentences after each other."""
        parts = list(sentences)
        told = super().together(parts)
        return English(told) if parts and all(isinstance(part, English) for part in parts) else told

    def event(self, scene: Scene, event: Event) -> str:
        """What happened."""
        if event.kind in _OF_THE_SCENE:
            return super().event(scene, event)
        return _event(self.ready, event, scene.names, scene.reader)

    def trump_name(self, card: Card, scene: Scene) -> str:
        """The full name of a card, and that it is a trump."""
        name = self.locale.card(card)
        return self.text("hand-trump", card=card) if card.suit is scene.trump else name

    def computer(self, bot: str) -> tuple[str, str]:
        """What a bot is called here, by its kind and strength, and a sentence about it.

        >>> words(Locale("en")).computer("pimc:10")[0]
        'Strong (10 layouts)'
        """
        kind, _, layouts = bot.partition(":")
        if not layouts:
            return self.text(f"computer-level-{kind}"), self.text(f"bot-{kind}")
        number = int(layouts)
        return self.text(f"computer-level-{kind}", layouts=number), self.text(f"bot-{kind}-layouts", layouts=number)


_OF_THE_SCENE: Final = frozenset({Kind.BID, Kind.ENDED})
"""What is told by more than the event."""


@lru_cache(128)
def words(locale: Locale) -> Words:
    """The sentences of a reader's locale, the same object every time."""
    return Words(locale)
