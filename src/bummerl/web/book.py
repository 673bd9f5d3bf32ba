"""Rules as data: the numbered paragraphs in force, and the form in which house rules are chosen.

Contents: form, rules.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Any

from bummerl.locale import Locale
from bummerl.rules.catalog import Preset
from bummerl.rules.options import Option, Options, Value
from bummerl.table import rulebook
from bummerl.web.shown.words import in_english, words

__all__ = ["form", "rules"]


@lru_cache(256)
def form(preset: Preset, locale: Locale) -> dict[str, Any]:
    """The form of house rules: every option under the section of the rules that it belongs to; not to be changed.

    >>> from bummerl.rules.catalog import find
    >>> sections = form(find("schnapsen"), Locale("en"))["sections"]
    >>> sections[2]["name"], [option["name"] for option in sections[2]["options"]][:2]
    ('Exchange', ['exchange_by', 'exchange_requires_trick'])
    """
    locale, options = words(locale).ready, preset.game.options
    by_section: dict[str, list[Option]] = {}
    for known in options.all():
        by_section.setdefault(known.paragraph.partition(".")[0], []).append(known)
    told = {
        "preset": preset.key,
        "name": locale.preset(preset.key),
        "about": locale.preset_description(preset.key),
        "sections": [
            {
                "number": number,
                "name": rulebook.section(preset, locale, number),
                "options": [_field(known, options, locale) for known in by_section[number]],
            }
            for number in _sections(preset)
            if number in by_section
        ],
    }
    return told | {"english": sorted(in_english(told))}


def _field(known: Option, options: Options, locale: Locale) -> dict[str, Any]:
    """One option as a field of a form; texts are what `Options.with_texts` reads."""
    value = getattr(options, known.name)
    is_truth = isinstance(known.default, bool)
    kind = "truth" if is_truth else "choice" if known.choices else "text" if known.pattern else "number"
    choices = [
        {"value": _text(choice), "text": locale.option_value(known.name, choice)}
        for choice in known.choices
        if not is_truth
    ]
    is_number = kind == "number"
    return {
        "name": known.name,
        "paragraph": known.paragraph,
        "label": locale.option(known.name),
        "kind": kind,
        "value": _text(value),
        "text": locale.option_value(known.name, value),
        "choices": choices,
        "low": known.low if is_number else None,
        "high": known.high if is_number else None,
    }


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@lru_cache(256)
def rules(preset: Preset, locale: Locale) -> dict[str, Any]:
    """The numbered paragraphs that apply under the preset's options, section by section; not to be changed.

    `yours` marks paragraphs of which an option differs from the usual game, and those options say how.

    >>> from bummerl.rules.catalog import find
    >>> book = rules(find("santase"), Locale("en"))
    >>> [(each["number"], [option["text"] for option in each["options"]]) for each in book["sections"][3]["paragraphs"]
    ...  if each["yours"]]
    [('4.2', ['closing is possible only after the first trick']), ('4.3', ['close with 4 or more cards in the talon'])]
    """
    locale = words(locale).ready
    differing = preset.game.options.differing(rulebook.reference_of(preset.game).game.options)
    numbers = rulebook.paragraphs(preset.game.rules)
    sections = []
    for section, members in groupby(numbers, key=lambda number: number.partition(".")[0]):
        paragraphs = [_paragraph(preset, locale, number, differing) for number in members]
        kept = [each for each, applies in paragraphs if applies or each["yours"]]
        if kept:
            name = rulebook.section(preset, locale, section)
            own = _options(preset, locale, section, differing)
            sections.append(
                {"number": section, "lang": kept[0]["lang"], "title": name, "options": own, "paragraphs": kept}
            )
    told = {
        "preset": preset.key,
        "title": locale.preset(preset.key),
        "about": locale.preset_description(preset.key),
        "sections": sections,
    }
    return told | {"english": sorted(in_english(told))}


def _paragraph(preset: Preset, locale: Locale, number: str, differing: dict[str, Value]) -> tuple[dict[str, Any], bool]:
    """A paragraph with its options, and whether it applies."""
    options = _options(preset, locale, number, differing)
    told = {
        "number": number,
        "lang": rulebook.language(locale, number),
        "text": rulebook.sentences(preset, locale, number),
        "options": options,
        "yours": any(option["yours"] for option in options),
    }
    return told, rulebook.applies(preset, locale, number)


def _options(preset: Preset, locale: Locale, paragraph: str, differing: dict[str, Value]) -> list[dict[str, Any]]:
    """The options of a paragraph, or of a section as a whole, as they are."""
    options = preset.game.options
    return [
        {
            "name": known.name,
            "value": _text(getattr(options, known.name)),
            "text": locale.option_value(known.name, getattr(options, known.name)),
            "yours": known.name in differing,
        }
        for known in options.all()
        if known.paragraph == paragraph
    ]


def _sections(preset: Preset) -> list[str]:
    return list(dict.fromkeys(number.partition(".")[0] for number in rulebook.paragraphs(preset.game.rules)))
