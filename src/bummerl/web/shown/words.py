"""Sentences that are said over and over at a table: made once, then remembered."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Final

from bummerl.locale import Locale
from bummerl.rules.actions import Event, Kind, Seat
from bummerl.rules.cards import Card
from bummerl.rules.reasons import Param
from bummerl.table.scene import Scene
from bummerl.table.teller import Teller

__all__ = ["Words", "words"]

_MOST: Final = 1 << 14
"""Sentences that are remembered."""


class _Ready(Locale):
    """A locale that makes each sentence once."""

    def text(self, message: str, **params: Param) -> str:
        """The text with this message id, filled in."""
        # A card, a suit and a number can be equal: the kind belongs to the key.
        key = (self.language, self.deck, message, *params.items(), *map(type, params.values()))
        made = _MADE.get(key)
        if made is None:
            made = _MADE[key] = super().text(message, **params)
            if len(_MADE) > _MOST:
                _MADE.popitem(last=False)
        return made


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
