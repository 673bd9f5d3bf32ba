"""Sentences that are said over and over at a table: made once, then remembered."""

from __future__ import annotations

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
        return _text(self, message, tuple((name, type(value), value) for name, value in params.items()))


@lru_cache(_MOST)
def _text(locale: _Ready, message: str, params: tuple[tuple[str, type, Param], ...]) -> str:
    return Locale.text(locale, message, **{name: value for name, _, value in params})


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


_OF_THE_SCENE: Final = frozenset({Kind.BID, Kind.ENDED})
"""What is told by more than the event."""


@lru_cache(128)
def words(locale: Locale) -> Words:
    """The sentences of a reader's locale, the same object every time."""
    return Words(locale)
