"""The languages and decks there are, and which language a person wants."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

__all__ = ["DECKS", "LANGUAGES", "LEFT_TO_ENGLISH", "detect_language"]

LANGUAGES: Final = ("en", "de", "ja", "ru", "pl")
"""The languages, by their two letters."""

_OTHER_GAMES: Final = frozenset(
    {"bauern", "dreier", "sixty_six_multi", "paragraphs", "paragraphs_bauern", "paragraphs_dreier"}
    | {"paragraphs_sixty_six_multi", "strategy", "lesson"}
)

LEFT_TO_ENGLISH: Final[Mapping[str, frozenset[str]]] = {"ru": _OTHER_GAMES, "pl": _OTHER_GAMES}
"""The topics of which a language may leave messages to English.

Russian and Polish say all that a table of Thousand can show, and what all games share.
"""

DECKS: Final = ("french", "french4", "german")
"""The decks that a person may look at: French suits in two or four colours, or German suits (acorns, leaves …)."""

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def detect_language(setting: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak: the explicit `setting`, or what the environment asks for, or English.

    A setting that names no known language is a ValueError; the environment is only a hint.

    >>> detect_language("de-AT"), detect_language(None, {"LANG": "ja_JP.UTF-8"}), detect_language(None, {"LANG": "C"})
    ('de', 'ja', 'en')
    """
    if setting is not None:
        language = _two_letters(setting)
        if language not in LANGUAGES:
            raise ValueError(f"{setting!r} is not a language here; languages are {', '.join(LANGUAGES)}")
        return language
    variables = os.environ if environment is None else environment
    wanted = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    language = _two_letters(wanted)
    return language if language in LANGUAGES else "en"


def _two_letters(text: str) -> str:
    """``de`` of ``de_AT.UTF-8`` or ``de-AT``."""
    return text.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
