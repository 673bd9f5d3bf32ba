"""Every sentence that a person reads, in every language: one door to all of them.

The sentences stand in ``<language>/<topic>.ftl`` and are written in Fluent (https://projectfluent.org).  Code names
a sentence and what to fill in; how a language says it, the language alone decides.  A language may leave the
topics in ``LEFT_TO_ENGLISH`` to English, message by message; Russian and Polish are made for Thousand.
"""

from bummerl.locale.languages import DECKS, LANGUAGES, LEFT_TO_ENGLISH, detect_language
from bummerl.locale.locale import Locale

__all__ = ["DECKS", "LANGUAGES", "LEFT_TO_ENGLISH", "Locale", "detect_language"]
