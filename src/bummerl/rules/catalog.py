"""Every game by name: the presets, their aliases in German, English and Japanese, and a helpful `find`."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from bummerl.rules.game import Game
from bummerl.rules.reasons import Refused, reason
from bummerl.rules.schnapsen.game import SchnapsenGame
from bummerl.rules.schnapsen.presets import PRESETS as SCHNAPSEN

__all__ = ["CATALOG", "AnyGame", "Preset", "UnknownGame", "find"]

AnyGame = Game[Any, Any, Any]
"""A game whose options and table need not be known."""


class Preset(NamedTuple):
    """A named rule set: its key, the game under its options, and other names people use."""

    key: str
    game: AnyGame
    aliases: tuple[str, ...]


class UnknownGame(Refused):
    """A name that is no game's, or more than one's; `reason` says which were meant or come near."""


_ALIASES: Final[dict[str, tuple[str, ...]]] = {
    "schnapsen": ("weich", "soft", "Schnapsen weich", "シュナプセン", "シュナップセン"),
    "schnapsen_tournament": ("scharf gespielt", "Turnier", "tournament", "競技"),
    "schnapsen_ja_classic": ("シュナプセン クラシック", "Schnapsen klassisch (Japan)", "classic"),
    "schnapsen_ja_club": ("シュナプセン クラブ", "Schnapsen Klub (Japan)", "club"),
    "schnapsen_ja_casual": ("シュナプセン カジュアル", "Schnapsen zwanglos (Japan)", "casual"),
    "scharfschnapsen": ("シャープシュナプセン", "Scharfschnapsen", "sharp schnapsen"),
    "schnapsen_course": ("course", "Kurs", "講座"),
    "sixty_six": ("66", "Sechsundsechzig", "Sixty-six", "六十六", "シックスティシックス"),
    "sixty_six_us": ("66 US", "Sixty-six (US)", "Sechsundsechzig (USA)", "六十六 (米国)"),
    "santase": ("Сантасе", "Bulgarian 66", "サンタセ", "Santase"),
}

CATALOG: Final = tuple(Preset(key, SchnapsenGame(options), _ALIASES[key]) for key, options in SCHNAPSEN.items())
"""All presets, the reference game first."""

_TWO_MEANINGS: Final = {
    "scharf": ("schnapsen_tournament", "scharfschnapsen"),
    "sharp": ("schnapsen_tournament", "scharfschnapsen"),
}


def find(name: str) -> Preset:
    """The preset with this key or alias, whatever its case; UnknownGame says what came near.

    >>> find("66").key, find("Sechsundsechzig").key
    ('sixty_six', 'sixty_six')
    """
    wanted = _folded(name)
    if wanted in _TWO_MEANINGS:
        raise UnknownGame(reason("game-two-meanings", name=name, games=", ".join(_TWO_MEANINGS[wanted])))
    names = {_folded(known): preset for preset in CATALOG for known in (preset.key, *preset.aliases)}
    if wanted in names:
        return names[wanted]
    near = {names[known].key: None for known in get_close_matches(wanted, names, n=3, cutoff=0.5)}
    raise UnknownGame(reason("game-unknown", name=name[:60], near=", ".join(near), count=len(near)))


def _folded(name: str) -> str:
    return "".join(name.casefold().replace("-", "_").replace(" ", "_").split())
