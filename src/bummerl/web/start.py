"""What the first page offers: games with their presets, bots, memory levels, languages, decks, and the fixed words.

Contents: start.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bummerl.engine.bots import BOTS, check_plays
from bummerl.lessons.first_game import LESSONS
from bummerl.locale import DECKS, LANGUAGES, Locale
from bummerl.locale.sentences import sentences
from bummerl.record.match import Memory
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.catalog import CATALOG, Preset
from bummerl.rules.reasons import Refused
from bummerl.table.keys import MARRIAGE_KEYS, PICK_KEYS, VERB_KEYS, Command
from bummerl.web.messages import PHRASES
from bummerl.web.replays import LONGEST_RECORD
from bummerl.web.shown import house
from bummerl.web.shown.words import in_english, words

__all__ = ["start"]

TOPIC: Final = "web"
"""The topic of the pages' own words."""

_SAID: Final = ("phrase-", "suit-", "count-")
"""What else the pages say begins with one of these."""

_KEY: Final = "web-key-"
"""What the keys do stands in their list."""

_NAMED_BY_PRESET: Final = {"dreier": "dreierschnapsen", "bauernschnapsen": "bauernschnapsen"}

_MINUTES: Final = {
    "schnapsen": 15,
    "sitting_out": 25,
    "sixty_six_multi": 20,
    "dreier": 30,
    "bauernschnapsen": 45,
    "thousand": 60,
}
"""How long a match usually takes."""


@lru_cache(maxsize=32)
def start(language: str, deck: str) -> dict[str, Any]:
    """All that the first page shows, for this reader; not to be changed."""
    locale = words(Locale(language, deck)).ready
    text = locale.text
    told = {
        "games": [_game(family, locale) for family in dict.fromkeys(preset.game.rules for preset in CATALOG)],
        "bots": [_bot(name, locale) for name in BOTS],
        "memory": [
            {"key": level.value, "name": text(f"memory-{level.value}"), "about": text(f"memory-{level.value}-about")}
            for level in Memory
        ],
        "languages": [{"key": each, "name": Locale(each).text("language-name")} for each in LANGUAGES],
        "decks": [{"key": each, "name": text(f"deck-{each}")} for each in DECKS],
        "cards": {str(card): locale.card(card) for card in map(Card, range(len(Suit) * len(Rank)))},
        "keys": _keys(locale),
        "texts": _texts(locale),
        "phrases": list(PHRASES),
        "longest_record": LONGEST_RECORD,
        "lessons_lang": locale.telling("lesson-first-title").language,
    }
    return told | {"english": sorted(in_english(told))}


def _game(family: str, locale: Locale) -> dict[str, Any]:
    by_preset = _NAMED_BY_PRESET.get(family)
    return {
        "family": family,
        "name": locale.text(f"family-{family}") if by_preset is None else locale.preset(by_preset),
        "presets": [_preset(preset, locale) for preset in CATALOG if preset.game.rules == family],
    }


def _preset(preset: Preset, locale: Locale) -> dict[str, Any]:
    return {
        "key": preset.key,
        "name": locale.preset(preset.key),
        "about": locale.preset_description(preset.key),
        "seats": preset.game.seats,
        "lines": list(house.lines(words(locale), preset.key, preset.game, Memory.POINTS)),
        "minutes": _MINUTES[preset.game.rules],
    }


def _bot(name: str, locale: Locale) -> dict[str, Any]:
    level, about = words(locale).computer(name)
    return {
        "key": name,
        "name": level,
        "about": about,
        "plays": [preset.key for preset in CATALOG if _plays(name, preset)],
    }


def _plays(name: str, preset: Preset) -> bool:
    try:
        check_plays(BOTS[name], preset)
    except Refused:
        return False
    return True


def _keys(locale: Locale) -> list[dict[str, str]]:
    """Every key that works at the table in the browser, and what it does."""
    verbs: dict[str, list[str]] = {}
    for verb, letter in VERB_KEYS.items():
        verbs.setdefault(letter, []).append(locale.text(f"screen-call-{verb.value}"))
    keys = {
        "1 … 9 0": "cards",
        "← → ↵": "arrows",
        "Esc": "escape",
        "1 2 … 0": "contracts",
        "↑ ↓": "steps",
        " ".join(MARRIAGE_KEYS).upper(): "marriage",
        " ".join(PICK_KEYS).upper(): "picks",
        Command.LAST.upper(): "last",
        Command.TABLE.upper(): "table",
        Command.POINTS.upper(): "points",
        Command.REPEAT.upper(): "repeat",
        Command.UNDO.upper(): "takeback",
        f"{Command.HINT} {Command.HINT_TOO}".upper(): "hint",
        Command.HELP.value: "help",
    }
    told = [(key, locale.text(f"{_KEY}{name}")) for key, name in keys.items()]
    called = [(letter.upper(), " / ".join(dict.fromkeys(texts))) for letter, texts in verbs.items()]
    return [{"key": key, "text": text} for key, text in (*told[:7], *called, *told[7:])]


def _texts(locale: Locale) -> dict[str, str]:
    """The fixed words of the pages, the quick phrases, the names of suits, of lessons, and of what is counted."""
    topics = sentences("en").topics
    lessons = {f"lesson-{lesson}-{part}" for lesson in LESSONS for part in ("title", "about")}
    said = [name for name, topic in topics.items() if topic.stem == TOPIC or name in lessons or name.startswith(_SAID)]
    fixed = [name for name in said if not name.startswith(_KEY)]
    return {name: locale.text(name) for name in fixed}
