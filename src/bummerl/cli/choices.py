"""The language and the deck that a person wants: asked for now, by the environment, or remembered from last time."""

from __future__ import annotations

import json
import os
from pathlib import Path

from platformdirs import user_config_path

from bummerl.cli.store import write_file
from bummerl.locale import DECKS, LANGUAGES, Locale, detect_language

__all__ = ["chosen", "remember"]

_KNOWN = {"lang": LANGUAGES, "deck": DECKS}


def chosen(lang: str | None, deck: str | None) -> Locale:
    """The locale: of the command line, of BUMMERL_LANG and BUMMERL_DECK, as remembered, or of the system."""
    last = _remembered()
    wanted = {
        name: _known(name, asked) or _known(name, os.environ.get(f"BUMMERL_{name.upper()}")) or last.get(name)
        for name, asked in (("lang", lang), ("deck", deck))
    }
    return Locale(detect_language(lang or wanted["lang"]), wanted["deck"] or "french")


def remember(lang: str | None, deck: str | None) -> bool:
    """Keep what was asked for, and whether it is new; a disk that refuses is no reason not to play."""
    last = _remembered()
    given = {name: value for name, value in (("lang", lang), ("deck", deck)) if value is not None}
    if last | given == last:
        return False
    try:
        write_file(_path(), json.dumps(last | given))
    except OSError:
        return False
    return True


def _path() -> Path:
    return user_config_path("bummerl", appauthor=False) / "choices.json"


def _remembered() -> dict[str, str]:
    """What is known of the last choice; nothing of a file that is damaged."""
    try:
        data = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(data, dict):
        return {}
    return {name: data[name] for name in _KNOWN if _known(name, data.get(name))}


def _known(name: str, value: object) -> str | None:
    """The value, if there is such a language or deck."""
    return value if isinstance(value, str) and value in _KNOWN[name] else None
