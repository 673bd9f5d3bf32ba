"""A deal or match in text or JSON, taken apart into fields; ``docs/notation.md`` is the specification.

Whether the fields are true is the affair of `reading`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from bummerl.record.match import Match
from bummerl.record.notation import VERSION, value_text
from bummerl.record.standing import Books, numbers, read_books
from bummerl.rules.cards import NotationError
from bummerl.rules.reasons import Reason, reason

__all__ = ["Deal", "Fields", "RecordError", "from_json", "from_text", "object_once"]

_MAX_LINE: Final = 20_000


class RecordError(NotationError):
    """A file or line that is damaged, cut off or untrue.

    `where` is the line (text) or place (JSON), `reason` says what is wrong, `cause` the rule behind it if there is
    one, and `good` is the match up to there, None if not even its header could be read.

    >>> from bummerl.record.reading import read_match
    >>> try:
    ...     read_match("schnapsen | dealer 0 score 0-0 | JSAC")
    ... except RecordError as error:
    ...     error.where, error.reason.id, error.cause.id, len(error.good.deals)
    ('line 1', 'record-deck', 'deck-wrong', 0)
    """

    def __init__(self, where: str, why: Reason, cause: Reason | None = None, good: Match | None = None) -> None:
        super().__init__(why)
        self.where, self.cause, self.good = where, cause, good

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}" + (f": {self.cause}" if self.cause is not None else "")


class Deal(NamedTuple):
    """The fields of a deal as a file gives them, and where they stand in it."""

    where: str
    standing: Books
    deck: str
    actions: str
    points: tuple[int, ...] | None
    link: str | None


class Fields(NamedTuple):
    """The fields of a match as a file gives them; `deals` fails at the first that cannot be taken apart."""

    name: str
    options: Mapping[str, str]
    seats: tuple[str, ...] | None
    opening: Books | None
    memory: str | None
    practice: tuple[int, ...]
    commitment: str | None
    entropy: tuple[str, ...]
    link: str | None
    deals: Iterator[Deal]


_OF_FILE: Final = frozenset({"format", "version", "game", "options"})
_OF_MATCH: Final = _OF_FILE | {"seats", "opening", "memory", "practice", "shuffle", "deals"}
_OF_DEAL: Final = frozenset({"deck", "actions", "points", "link"})
_HEADERS: Final = ("bummerl", "seats", "game", "opening", "memory", "practice", "commitment", "entropy", "link 0")


def from_text(text: str) -> Fields:
    """The fields of a text file, or of bare deal lines."""
    lines = [(f"line {number}", line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(where, line) for where, line in lines if line and not line.startswith("#")]
    if not lines:
        raise RecordError("line 1", reason("record-empty"))
    headers: dict[str, tuple[str, str]] = {}
    while lines and _header(lines[0][1]):
        where, line = lines.pop(0)
        key, _, value = line.partition(":")
        if key in headers:
            raise RecordError(where, reason("record-header-twice", header=key))
        headers[key] = (where, value.strip())
    where, version = headers.get("bummerl", ("line 1", str(VERSION)))
    if version != str(VERSION):
        raise RecordError(where, reason("record-version", given=version[:20], known=VERSION))
    game_where, game = headers.get("game", lines[0] if lines else ("line 1", ""))
    name, options = _read_game(game_where, game.split("|")[0])
    opening = headers.get("opening")
    seats, entropy = headers.get("seats"), headers.get("entropy")
    return Fields(
        name,
        options,
        None if seats is None else _split(seats[1]),
        None if opening is None else _read_standing(*opening),
        headers["memory"][1] if "memory" in headers else None,
        _read_practice(*headers["practice"]) if "practice" in headers else (),
        headers["commitment"][1] if "commitment" in headers else None,
        () if entropy is None else _split(entropy[1]),
        headers["link 0"][1] if "link 0" in headers else None,
        _text_deals(lines, (name, options)),
    )


def _header(line: str) -> bool:
    key, colon, _ = line.partition(":")
    return bool(colon) and key in _HEADERS


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|"))


def _text_deals(lines: Iterable[tuple[str, str]], game: tuple[str, Mapping[str, str]]) -> Iterator[Deal]:
    for where, line in lines:
        parts = _split(line) if len(line) <= _MAX_LINE else ()
        if not 3 <= len(parts) <= 6:
            raise RecordError(where, reason("record-fields", given=len(parts)))
        if _read_game(where, parts[0]) != game:
            raise RecordError(where, reason("record-other-game", given=parts[0][:200]))
        points = numbers(parts[4]) if len(parts) > 4 else None
        if len(parts) > 4 and points is None:
            raise RecordError(where, reason("record-points", given=parts[4][:40]))
        yield Deal(
            where,
            _read_standing(where, parts[1]),
            parts[2],
            parts[3] if len(parts) > 3 else "",
            points,
            parts[5] if len(parts) > 5 else None,
        )


def _read_game(where: str, text: str) -> tuple[str, Mapping[str, str]]:
    name, *settings = text.split() or [""]
    options = dict(setting.partition("=")[::2] for setting in settings)
    if len(options) != len(settings):
        raise RecordError(where, reason("record-option-twice", given=text[:200]))
    return name, options


def _read_practice(where: str, text: str) -> tuple[int, ...]:
    found = text.split()
    if not all(number.isdecimal() and len(number) < 6 for number in found):
        raise RecordError(where, reason("record-practice", given=text[:40]))
    return tuple(map(int, found))


def _read_standing(where: str, text: str) -> Books:
    books = read_books(text)
    if books is None:
        raise RecordError(where, reason("record-standing", given=text[:80]))
    return books


def from_json(text: str) -> Fields:
    """The fields of a JSON file."""
    try:
        data = json.loads(text, object_pairs_hook=object_once)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:  # Python reads no number of thousands of digits
        where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else "line 1"
        raise RecordError(where, reason("record-json", problem=str(error)[:120])) from None
    read = _Json("", data)
    kind = read.get("format", str)
    if kind not in {"bummerl-deal", "bummerl-match"}:
        raise RecordError("format", reason("record-format", given=kind[:40]))
    if read.get("version", int) != VERSION:
        raise RecordError("version", reason("record-version", given=str(data["version"])[:20], known=VERSION))
    options = {
        name: "[…]" if isinstance(value, (list, dict)) else value_text(value)
        for name, value in read.get("options", dict).items()
    }
    if kind == "bummerl-deal":
        return Fields(read.get("game", str), options, None, None, None, (), None, (), None, _json_deals([data], ""))
    read.only(_OF_MATCH)
    shuffle = None if data.get("shuffle") is None else read.sub("shuffle")
    if shuffle is not None:
        shuffle.only(frozenset({"commitment", "entropy", "link"}))
    return Fields(
        read.get("game", str),
        options,
        read.texts("seats"),
        read.sub("opening").books(frozenset()),
        None if data.get("memory") is None else read.get("memory", str),
        () if data.get("practice") is None else read.numbers("practice"),
        None if shuffle is None else shuffle.get("commitment", str),
        () if shuffle is None else shuffle.texts("entropy"),
        None if shuffle is None or shuffle.data.get("link") is None else shuffle.get("link", str),
        _json_deals(read.get("deals", list), "deals"),
    )


def object_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object for `json.loads`; RecordError if a key stands there twice, for each reader would take another."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"“{key[:40]}”", reason("record-header-twice", header=key[:80]))
        found[key] = value
    return found


def _json_deals(deals: list[Any], place: str) -> Iterator[Deal]:
    for number, data in enumerate(deals, 1):
        deal = _Json(f"{place} {number}".strip() if place else "", data)
        points = None if deal.data.get("points") is None else deal.numbers("points")
        link = None if deal.data.get("link") is None else deal.get("link", str)
        where = deal.place or "deal 1"
        books = deal.books(_OF_DEAL if place else _OF_DEAL | _OF_FILE)
        yield Deal(where, books, deal.get("deck", str), deal.get("actions", str), points, link)


class _Json:
    """A JSON object that says which of its fields is missing or of the wrong kind."""

    def __init__(self, place: str, data: Any) -> None:  # noqa: ANN401  # whatever the file holds
        self.place = place
        if not isinstance(data, dict):
            raise RecordError(place or "line 1", reason("record-field", field=place or "{…}", kind="object"))
        self.data: dict[str, Any] = data

    def get(self, field: str, kind: type) -> Any:  # noqa: ANN401  # checked just here
        value = self.data.get(field)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self._wrong(field, kind.__name__)
        return value

    def sub(self, field: str) -> _Json:
        return _Json(f"{self.place} {field}".strip(), self.data.get(field))

    def texts(self, field: str) -> tuple[str, ...]:
        values = self.get(field, list)
        if not all(isinstance(value, str) for value in values):
            raise self._wrong(field, "list of str")
        return tuple(values)

    def numbers(self, field: str) -> tuple[int, ...]:
        values = self.get(field, list)
        if not all(type(value) is int and abs(value) < 10**6 for value in values):
            raise self._wrong(field, "list of int")
        return tuple(values)

    def only(self, known: frozenset[str]) -> None:
        """RecordError for a field that is none of these: whoever wrote it meant something by it."""
        for field in self.data:
            if field not in known:
                raise RecordError(self.place or "line 1", reason("record-field-unknown", field=field[:40]))

    def books(self, others: frozenset[str]) -> Books:
        """Dealer, score and carried points, and whatever other numbers a game keeps; `others` are no books."""
        books = {"dealer": (self.number("dealer"),), "score": self.numbers("score"), "carry": (self.number("carry"),)}
        for name, value in self.data.items():
            if name in books or name in others:
                continue
            if isinstance(value, list):
                books[name] = self.numbers(name)
            elif type(value) is int:
                books[name] = (value,)
            else:
                raise RecordError(self.place or "line 1", reason("record-book", field=name[:40]))
        return books

    def number(self, field: str) -> int:
        value: int = self.get(field, int)
        if not 0 <= value < 10**6:
            raise self._wrong(field, "int")
        return value

    def _wrong(self, field: str, kind: str) -> RecordError:
        return RecordError(self.place or "line 1", reason("record-field", field=field, kind=kind))
