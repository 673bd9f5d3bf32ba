"""Which language and deck a request is answered in."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from bummerl.locale import DECKS, LANGUAGES, Locale

__all__ = ["locale_for", "locale_of", "preferred"]


def locale_for(language: str, deck: str = "french", letters: str = "") -> Locale:
    """The locale of a reader, the same object every time; what there is not is English, French, the language's letters.

    >>> locale_for("de", "tarot") is locale_for("de")
    True
    """
    return _locale(
        language if language in LANGUAGES else "en",
        deck if deck in DECKS else "french",
        letters if letters in LANGUAGES else "",
    )


@lru_cache(maxsize=128)
def _locale(language: str, deck: str, letters: str) -> Locale:
    return Locale(language, deck, letters)


def locale_of(scope: Scope) -> Locale:
    """The locale that a request asks for by ``?lang=``, ``?deck=``, ``?letters=``, or by its browser's languages."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    wanted = query.get("lang", [""])[0]
    language = wanted if wanted in LANGUAGES else preferred(Headers(scope=scope).get("accept-language", ""))
    return locale_for(language, query.get("deck", ["french"])[0], query.get("letters", [""])[0])


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that there is, by its weights; English if there is none.

    >>> preferred("fr-CH, ja;q=0.7, de-AT;q=0.9, *;q=0.1"), preferred("fr")
    ('de', 'en')
    """
    found = []
    for number, part in enumerate(header[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.strip().lower().partition("-")[0]
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and quality > 0:
            found.append((-quality, number, language))
    return min(found)[2] if found else "en"
