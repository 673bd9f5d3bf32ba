"""Every game by name: the presets, their aliases in German, English and Japanese, and a helpful `find`."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from bummerl.rules import bauern, dreier, schnapsen, sitting_out, sixty_six_multi, thousand
from bummerl.rules.game import Game
from bummerl.rules.reasons import Refused, reason

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
    "thousand": (
        *("1000", "Тысяча", "Tausend", "Russisches Schnapsen", "Russian Schnapsen"),
        *("サウザンド", "ロシアン・シュナプセン", "ロシアン・シュナップセン"),
    ),
    "thousand_4p": ("1000 for four", "Тысяча вчетвером", "Tausend zu viert", "サウザンド 4人"),
    "thousand_2p": ("1000 for two", "Тысяча вдвоём", "Tausend zu zweit", "サウザンド 2人"),
    "thousand_golden": ("golden round", "Золотой кон", "Goldene Runde", "ゴールデンラウンド"),
    "thousand_pagat": ("1000 pagat",),
    "thousand_book": ("1000 book", "Тысяча по книге"),
    "thousand_online": ("1000 online", "Тысяча онлайн"),
    "tysiac": ("Tysiąc", "Polish 1000", "ティシャチャ"),
    "tysiac_2p": ("Tysiąc dla dwóch", "Polish 1000 for two", "ティシャチャ 2人"),
    "thousand_ukrainian": ("Ukrainian 1000", "Тисяча"),
    "bauernschnapsen": ("Viererschnapsen", "Bauern", "バウエルンシュナプセン"),
    "bauernschnapsen_wikipedia": ("Bauernschnapsen lang", "Bauernschnapsen long ladder"),
    "bauernschnapsen_bummerl": ("Bauernschnapsen Bummerl",),
    "bauernschnapsen_styria": ("Bauernschnapsen steirisch", "Styrian Bauernschnapsen"),
    "bauernschnapsen_wikibooks": ("Bauernschnapsen regional",),
    "dreierschnapsen": ("Dreier", "Three-handed Schnapsen", "ドライアーシュナプセン"),
    "talonschnapsen": ("Talon", "Staperlschnapsen", "タロンシュナプセン"),
    "sixty_six_3p": ("66 zu dritt", "Sixty-six for three", "六十六 3人"),
    "sixty_six_3p_drums": ("66 mit Trommeln", "Sixty-six with drums", "六十六 太鼓"),
    "sixty_six_3p_us": ("66 US for three", "Sechsundsechzig zu dritt (USA)", "六十六 3人 (米国)"),
    "sixty_six_4p": ("66 zu viert", "Sixty-six for four", "六十六 4人"),
    "sixty_six_4p_us": ("66 US for four", "Sechsundsechzig zu viert (USA)", "六十六 4人 (米国)"),
}

CATALOG: Final = tuple(
    Preset(key, package.GAME(options), _ALIASES.get(key, ()))
    for package in (schnapsen, sixty_six_multi, sitting_out, dreier, bauern, thousand)
    for key, options in package.PRESETS.items()
)
"""All presets, the reference game first; another game is another package in the line."""

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
