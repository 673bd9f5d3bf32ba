"""The rules in force, in the reader's language: each paragraph as the options make it, and the options themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from bummerl.locale import Locale
from bummerl.record.match import Match
from bummerl.rules.catalog import CATALOG, AnyGame, Preset, find
from bummerl.rules.options import Option, Options, Value
from bummerl.rules.reasons import Param, Refused, reason
from bummerl.table.figures import figures

__all__ = ["applies", "language", "paragraphs", "reference_of", "rulebook", "rules_at_table", "section", "sentences"]

_TWO_HANDED: Final = (("", "schnapsen", (5, 7, 6, 6, 9, 5, 6, 10, 5, 4)),)
_PARAGRAPHS: Final = {
    "schnapsen": _TWO_HANDED,
    # One who sits out, and all rules of the two-handed game.
    "sitting_out": (("M", "sixty_six_multi", (0, 0, 0, 0, 0, 0, 0, 0, 6)), *_TWO_HANDED),
    "sixty_six_multi": (("M", "sixty_six_multi", (4, 4, 4, 6, 5, 7, 6, 5, 0, 1)),),
    "dreier": (("D", "dreier", (4, 3, 7, 4, 4, 6, 6, 6, 5, 4, 7, 1)),),
    "bauernschnapsen": (("B", "bauern", (5, 3, 5, 6, 3, 9, 4, 6, 8, 5, 1)),),
    "thousand": (("T", "thousand", (3, 7, 5, 8, 11, 8, 8, 5, 8, 5, 11, 3, 4, 3, 1)),),
}
"""The pages of a game's rules: the letter of their paragraphs, their name in the messages, and how many paragraphs each
section has, from section 1 on."""

_SAID_BEFORE: Final = {"sitting_out": frozenset({"1.3", "9.1", "9.3", "9.4"})}
"""Paragraphs that another page of the same rules says otherwise: who deals, who has won and who has lost (§M9)."""

_PAGES: Final = {letter: name for pages in _PARAGRAPHS.values() for letter, name, _ in pages}


def rulebook(
    preset: Preset, locale: Locale, paragraph: str | None = None, *, with_options: bool = True
) -> Iterator[str]:
    """The lines of a preset's rules, or those of one paragraph (``4.3`` or ``§4.3``) or section (``4``).

    Options stand below their paragraph, with what else they could be; a star marks those that differ from the
    reference game; without `with_options` the rules stand alone.  A paragraph that does not apply is left out of longer
    texts.  Refused if there is no such paragraph.

    >>> from bummerl.rules.catalog import find
    >>> for line in rulebook(find("santase"), Locale("en"), "§4.3"):
    ...     print(line)
    Santase
    <BLANKLINE>
    4 Closing
    §4.3 To be closed, the talon must have at least 4 cards, the turn-up counted.
      * min_talon_to_close=4 — close with 4 or more cards in the talon
            other values: whole numbers from 2 to 24
    """
    numbers = paragraphs(preset.game.rules)
    if paragraph is None:
        return chain(
            _headline(preset, locale, with_options=with_options),
            _body(preset, locale, numbers, with_options=with_options),
        )
    wanted = paragraph.strip().removeprefix("§").strip().rstrip(".").upper()
    shown = [number for number in numbers if wanted in {number, _section_of(number)}]
    if not shown:
        raise Refused(reason("rules-no-paragraph", given=paragraph[:60]))
    return chain([locale.preset(preset.key)], _body(preset, locale, shown, with_options=with_options))


def rules_at_table(match: Match, locale: Locale, cited: str = "") -> list[str]:
    """The rules of a match: the paragraph that was cited, if there is such a one, else all that are in force."""
    preset = find(match.name)._replace(game=match.game)
    is_known = cited in paragraphs(match.game.rules)
    return list(rulebook(preset, locale, cited if is_known else None, with_options=False))


def paragraphs(rules: str) -> tuple[str, ...]:
    """The numbers of all paragraphs of a game's rules in order.

    >>> paragraphs("schnapsen")[:6]
    ('1.1', '1.2', '1.3', '1.4', '1.5', '2.1')
    """
    return tuple(
        f"{letter}{section}.{number + 1}"
        for letter, _, counts in _PARAGRAPHS[rules]
        for section, count in enumerate(counts, start=1)
        for number in range(count)
    )


def sentences(preset: Preset, locale: Locale, paragraph: str) -> str:
    """What a paragraph says under the preset's options.

    >>> sentences(CATALOG[0], Locale("en", deck="german"), "3.1")
    'The lowest trump is the unter of trumps. Its holder may swap it for the turn-up but does not have to; ...'
    """
    return _told(f"paragraph-{_message(paragraph)}", preset, locale)


def section(preset: Preset, locale: Locale, number: str) -> str:
    """The heading of a section.

    >>> section(CATALOG[0], Locale("de"), "4")
    'Zudrehen'
    """
    return _told(f"section-{_message(number)}", preset, locale)


def language(locale: Locale, number: str) -> str:
    """The language in which a paragraph is told: the reader's, or English where it is left to that.

    >>> language(Locale("pl"), "4.3"), language(Locale("pl"), "T5.1")
    ('en', 'pl')
    """
    return locale.telling(f"paragraph-{_message(number)}").language


def _told(message: str, preset: Preset, locale: Locale) -> str:
    """A message of the rules, whose ranks and numbers are in the language that tells it."""
    telling = locale.telling(message)
    return _line(telling.text(message, **_params(preset, telling)))


def _message(number: str) -> str:
    """What the messages of a paragraph or section have after the word that says which they are.

    >>> _message("T11.2"), _message("4.3")
    ('thousand-11-2', 'schnapsen-4-3')
    """
    digits = number.lstrip("BDMT")
    return f"{_PAGES[number.removesuffix(digits)]}-{digits.replace('.', '-')}"


def _headline(preset: Preset, locale: Locale, *, with_options: bool) -> Iterator[str]:
    """The game's name and sentence, and what differs from the reference game."""
    options, reference = preset.game.options, reference_of(preset.game)
    yield locale.preset(preset.key)
    yield locale.preset_description(preset.key)
    yield ""
    differing = options.differing(reference.game.options)
    if not differing:
        same = "rulebook-reference" if preset.key == reference.key else "rulebook-same"
        yield locale.text(same, game=locale.preset(reference.key))
        return
    if not with_options:
        return
    yield locale.text("rulebook-differs", game=locale.preset(reference.key))
    for known in sorted(options.all(), key=_place):
        if known.name in differing:
            yield "    " + _setting(known, options, locale)


def _body(preset: Preset, locale: Locale, numbers: Sequence[str], *, with_options: bool) -> Iterator[str]:
    """Paragraphs under the headings of their sections; of several only those that apply."""
    above = ""
    for number in numbers:
        told = (
            []
            if len(numbers) > 1 and not applies(preset, locale, number)
            else [f"§{number} {sentences(preset, locale, number)}"]
        )
        heading = []
        if _section_of(number) != above:
            heading = ["", f"{_section_of(number)} {section(preset, locale, _section_of(number))}"]
            heading += _settings(preset, locale, _section_of(number)) if with_options else []
        told += _settings(preset, locale, number) if with_options else []
        if told:
            above = _section_of(number)
            yield from heading
            yield from told


def applies(preset: Preset, locale: Locale, number: str) -> bool:
    """Whether a paragraph matters under the preset's options; one that does not says so first or, in Japanese, last."""
    if number in _SAID_BEFORE.get(preset.game.rules, ()):
        return False
    telling = locale.telling(f"paragraph-{_message(number)}")
    nothing, said = telling.text("rulebook-does-not-apply"), sentences(preset, locale, number)
    return not said.startswith(nothing) and not said.rstrip("。").endswith(nothing)


def _settings(preset: Preset, locale: Locale, paragraph: str) -> Iterator[str]:
    """The options of a paragraph, or of a section as a whole."""
    options, reference = preset.game.options, reference_of(preset.game).game.options
    for known in options.all():
        if known.paragraph == paragraph:
            differs = getattr(options, known.name) != getattr(reference, known.name)
            yield f"  {'*' if differs else ' '} {_setting(known, options, locale)}"
            if len(known.choices) != 1:
                yield f"            {_other_values(known, options, locale)}"


def _setting(known: Option, options: Options, locale: Locale) -> str:
    value = getattr(options, known.name)
    return f"{known.name}={_word(value)} — {locale.option_value(known.name, value)}"


def _other_values(known: Option, options: Options, locale: Locale) -> str:
    if known.pattern and known.name == "deal_pattern":
        return locale.text("rulebook-other-packets")
    if known.pattern:
        return locale.text("rulebook-other-text")
    if not known.choices:
        return locale.text("rulebook-other-numbers", low=known.low, high=known.high)
    others = [str(_word(choice)) for choice in known.choices if choice != getattr(options, known.name)]
    return locale.text("rulebook-other-values", values=locale.text("comma").join(others))


def _params(preset: Preset, locale: Locale) -> dict[str, Param]:
    """What the paragraphs may speak of: every option, the ranks, and what follows from the options."""
    options = preset.game.options
    params: dict[str, Param] = {known.name: _key(known, getattr(options, known.name)) for known in options.all()}
    return params | locale.ranks | figures(options, locale)


def reference_of(game: AnyGame) -> Preset:
    """The preset that the others of a game are compared with.

    >>> reference_of(find("santase").game).key
    'schnapsen'
    """
    return next(known for known in CATALOG if known.game.rules == game.rules)


def _word(value: Value) -> str | int:
    """A value as it is typed; numbers stay numbers, for sentences that count."""
    return str(value).lower() if isinstance(value, bool) else value


def _key(known: Option, value: Value) -> str | int:
    """A value as sentences choose by it; no choice of theirs may begin with a digit, so those that do get a ``v``."""
    word = _word(value)
    return f"v{word}" if known.choices and isinstance(word, str) and word[0].isdigit() else word


def _place(known: Option) -> list[int]:
    """Where in the rules an option belongs."""
    return [int(number.lstrip("BDMT")) for number in known.paragraph.split(".")]


def _section_of(paragraph: str) -> str:
    return paragraph.partition(".")[0]


def _line(text: str) -> str:
    """A text of one line, however many its file has."""
    return text.replace("\n", " ")
