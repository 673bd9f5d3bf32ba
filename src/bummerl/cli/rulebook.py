"""The rules in force, in the reader's language: each paragraph as the options make it, and the options themselves."""

from __future__ import annotations

from collections.abc import Iterator

from bummerl.locale import Locale
from bummerl.rules.catalog import CATALOG, Preset
from bummerl.rules.options import Option, Value

__all__ = ["rulebook"]


def rulebook(preset: Preset, locale: Locale) -> Iterator[str]:
    """The lines of a preset's rules.

    Options stand below their paragraph, with what else they could be; a star marks those that differ from the
    reference game.
    """
    options = preset.game.options
    reference = CATALOG[0].game.options
    params = {known.name: _word(getattr(options, known.name)) for known in options.all()}
    yield locale.preset(preset.key)
    yield locale.preset_description(preset.key)
    section = ""
    for paragraph in locale.rule_paragraphs(preset.game.rules):
        if paragraph.split(".")[0] != section:
            section = paragraph.split(".")[0]
            yield ""
            yield f"{section} {locale.rule_section(preset.game.rules, section)}"
        yield f"§{paragraph} {locale.rule(preset.game.rules, paragraph, params)}"
        for known in options.all():
            if known.paragraph == paragraph or (known.paragraph == section and paragraph.endswith(".1")):
                value = getattr(options, known.name)
                star = "*" if value != getattr(reference, known.name) else " "
                yield f"    {star} {known.name}={_word(value)}  ({_range(known)})"


def _word(value: Value) -> str | int:
    return str(value).lower() if isinstance(value, bool) else value


def _range(known: Option) -> str:
    if known.choices:
        return " | ".join(str(_word(choice)) for choice in known.choices)
    return "…" if known.pattern else f"{known.low}–{known.high}"
