"""The messages as their files have them: what each uses, and how each of its variants can be said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bummerl.rules.cards import Card, Suit
from bummerl.rules.catalog import CATALOG
from bummerl.rules.options import Option
from bummerl.rules.reasons import Param

SOURCE: Final = Path(__file__).parent.parent / "src" / "bummerl"
FOLDER: Final = SOURCE / "locale"

SUITS: Final = ("spades", "hearts", "diamonds", "clubs", "leaves", "bells", "acorns")
RANKS: Final = ("ace", "ten", "king", "queen", "jack", "ober", "unter", "nine", "eight", "seven")
HAND: Final = (Card("AH"), Card("JH"))


class Message(NamedTuple):
    """One message as its file has it."""

    topic: str
    entry: ftl.Message


@lru_cache
def read(language: str) -> dict[str, Message]:
    """Every message of a language; a line that cannot be read, or a message that stands twice, fails here."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name} in {language} cannot be read: {entry.content}"
            assert not isinstance(entry, ftl.Term), f"{path.name} in {language} has a term; FORM does their work"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} in {language} stands in two places"
                found[entry.id.name] = Message(path.name, entry)
    return found


class Uses(Visitor):
    """What a message uses: variables with the keys they are compared to, forms of words, and other messages.

    The variables of the other messages are among them.
    """

    def __init__(self, language: str, name: str) -> None:
        super().__init__()
        self.language = language
        self.variables: dict[str, set[str]] = {}
        self.forms: list[tuple[str, str]] = []
        self.messages: list[str] = []
        self.visit(read(language)[name].entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's own name
        self.variables.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), "a sentence chooses by what it is given"
        keys = {key.name if isinstance(key, ftl.Identifier) else key.value for key in (v.key for v in node.variants)}
        self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "FORM", f"there is no function {node.id.name}"
        word, form = node.arguments.positional
        assert isinstance(word, ftl.VariableReference)
        assert isinstance(form, ftl.StringLiteral)
        self.forms.append((word.id.name, form.value))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)
        self.visit(read(self.language)[node.id.name].entry)


def plain(entry: ftl.Message) -> object:
    """A message without its comment, for comparing."""
    return [None if entry.value is None else entry.value.to_json(), [each.to_json() for each in entry.attributes]]


def options() -> dict[str, Option]:
    return {option.name: option for preset in CATALOG for option in preset.game.options.all()}


def option_values() -> Iterator[tuple[str, bool | int | str]]:
    """Every value once, whichever game has it."""
    everywhere = [option for preset in CATALOG for option in preset.game.options.all()]
    yield from dict.fromkeys((each.name, value) for each in everywhere for value in each.choices or (each.default,))


CARDS: Final[dict[str, Param]] = {
    "card": Card("JH"),
    "led": Card("QD"),
    "taken": Card("AS"),
    "turnup": Card("TC"),
    "suit": Suit.DIAMONDS,
    "cards": HAND,
}


def samples(uses: Uses) -> Iterator[dict[str, Param]]:
    """Parameters for a message, so that each of its variants is said once."""
    values = {name: [sample(key, keys) for key in sorted(keys)] or [""] for name, keys in uses.variables.items()}
    for chosen in product(*values.values()):
        yield {name: CARDS.get(name, value or "xyz") for name, value in zip(values, chosen, strict=True)}


def sample(key: str, keys: set[str]) -> Param:
    """A value that chooses the variant with this key, out of these."""
    if key == "one" or key.isdecimal():
        return 1 if key == "one" else int(key)
    if key == "few":
        return 3
    return 5 if any(other == "one" or other.isdecimal() for other in keys) else key
