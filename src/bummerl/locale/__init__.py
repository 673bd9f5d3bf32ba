"""Every sentence that a person reads, in English, German and Japanese: one door to all of them.

The sentences stand in ``<language>/<topic>.ftl`` and are written in Fluent (https://projectfluent.org).  Code names
a sentence and what to fill in; how a language says it, the language alone decides.
"""

from bummerl.locale.languages import DECKS, LANGUAGES, detect_language
from bummerl.locale.locale import Locale

__all__ = ["DECKS", "LANGUAGES", "Locale", "detect_language"]
