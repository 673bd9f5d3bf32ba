"""Reading deals and matches from text and JSON; ``docs/notation.md`` is the specification.

Text and JSON are first taken apart into fields (`_Fields`) and then built into one Match by playing the deals again, so
that what a file claims is compared with what the rules give.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final, NamedTuple

from bummerl.record.match import Fair, Match, MatchError, Memory
from bummerl.record.notation import VERSION, value_text
from bummerl.record.record import Record
from bummerl.record.shuffle import LINK_SIZE
from bummerl.record.standing import Books, numbers, read_books, standing_of, write_numbers, write_standing
from bummerl.rules.actions import IllegalAction, read_action
from bummerl.rules.cards import NotationError, read_cards
from bummerl.rules.catalog import AnyGame, UnknownGame, find
from bummerl.rules.game import Standing
from bummerl.rules.options import OptionError
from bummerl.rules.reasons import Reason, reason

__all__ = ["MAX_DEALS", "RecordError", "object_once", "read_deal", "read_match"]

MAX_DEALS: Final = 10_000
_MAX_LINE: Final = 20_000


class RecordError(NotationError):
    """A file or line that is damaged, cut off or untrue.

    `where` is the line (text) or place (JSON), `reason` says what is wrong, `cause` the rule behind it if there is
    one, and `good` is the match up to there, None if not even its header could be read.
    """

    def __init__(self, where: str, why: Reason, cause: Reason | None = None, good: Match | None = None) -> None:
        super().__init__(why)
        self.where, self.cause, self.good = where, cause, good

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}" + (f": {self.cause}" if self.cause is not None else "")


# Reading: text or JSON to fields


class _Deal(NamedTuple):
    """The fields of a deal as a file gives them, and where they stand in it."""

    where: str
    standing: Books
    deck: str
    actions: str
    points: tuple[int, ...] | None
    link: str | None


class _Fields(NamedTuple):
    """The fields of a match as a file gives them; `deals` fails at the first that cannot be taken apart."""

    name: str
    options: Mapping[str, str]
    seats: tuple[str, ...] | None
    opening: Books | None
    memory: str | None
    commitment: str | None
    entropy: tuple[str, ...]
    link: str | None
    deals: Iterator[_Deal]


def read_deal(text: str) -> Record:
    """The deal of a line or a JSON text; RecordError says what is wrong and how far it was good."""
    match = read_match(text)
    if len(match.deals) != 1:
        raise RecordError("line 1", reason("record-one-deal", deals=len(match.deals)), good=match)
    return match.deals[0]


def read_match(text: str) -> Match:
    """The match of a text or JSON file; a file of bare deal lines of one match will do as well.

    RecordError says where and why it cannot be, with the match as far as it was good.
    """
    stripped = text.lstrip("\ufeff \t\r\n")
    fields = _from_json(stripped) if stripped.startswith("{") else _from_text(text.removeprefix("\ufeff"))
    return _build(fields)


_NOT_BOOKS: Final = frozenset({"format", "version", "game", "options", "deck", "actions", "points", "link"})
_HEADERS: Final = ("bummerl", "seats", "game", "opening", "memory", "commitment", "entropy", "link 0")


def _from_text(text: str) -> _Fields:
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
    return _Fields(
        name,
        options,
        None if seats is None else _split(seats[1]),
        None if opening is None else _read_standing(*opening),
        headers["memory"][1] if "memory" in headers else None,
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


def _text_deals(lines: Iterable[tuple[str, str]], game: tuple[str, Mapping[str, str]]) -> Iterator[_Deal]:
    for where, line in lines:
        parts = _split(line) if len(line) <= _MAX_LINE else ()
        if not 3 <= len(parts) <= 6:
            raise RecordError(where, reason("record-fields", given=len(parts)))
        if _read_game(where, parts[0]) != game:
            raise RecordError(where, reason("record-other-game", given=parts[0][:200]))
        points = numbers(parts[4]) if len(parts) > 4 else None
        if len(parts) > 4 and points is None:
            raise RecordError(where, reason("record-points", given=parts[4][:40]))
        yield _Deal(
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


def _read_standing(where: str, text: str) -> Books:
    books = read_books(text)
    if books is None:
        raise RecordError(where, reason("record-standing", given=text[:80]))
    return books


def _from_json(text: str) -> _Fields:
    try:
        data = json.loads(text, object_pairs_hook=object_once)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:  # Python reads no number of thousands of digits
        where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else "line 1"
        raise RecordError(where, reason("record-json", problem=str(error)[:120])) from None
    read = _Json("", data)
    if read.get("version", int) != VERSION:
        raise RecordError("version", reason("record-version", given=str(data["version"])[:20], known=VERSION))
    options = {
        name: "[…]" if isinstance(value, (list, dict)) else value_text(value)
        for name, value in read.get("options", dict).items()
    }
    kind = read.get("format", str)
    if kind not in {"bummerl-deal", "bummerl-match"}:
        raise RecordError("format", reason("record-field", field="format", kind="bummerl-match, bummerl-deal"))
    if kind == "bummerl-deal":
        return _Fields(read.get("game", str), options, None, None, None, None, (), None, _json_deals([data], ""))
    shuffle = None if data.get("shuffle") is None else read.sub("shuffle")
    return _Fields(
        read.get("game", str),
        options,
        read.texts("seats"),
        read.sub("opening").books(),
        None if data.get("memory") is None else read.get("memory", str),
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


def _json_deals(deals: list[Any], place: str) -> Iterator[_Deal]:
    for number, data in enumerate(deals, 1):
        deal = _Json(f"{place} {number}".strip() if place else "", data)
        points = None if deal.data.get("points") is None else deal.numbers("points")
        link = None if deal.data.get("link") is None else deal.get("link", str)
        where = deal.place or "deal 1"
        yield _Deal(where, deal.books(), deal.get("deck", str), deal.get("actions", str), points, link)


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

    def books(self) -> Books:
        """Dealer, score and carried points, and whatever other numbers a game keeps."""
        books = {"dealer": (self.number("dealer"),), "score": self.numbers("score"), "carry": (self.number("carry"),)}
        for name, value in self.data.items():
            if name not in books and name not in _NOT_BOOKS and isinstance(value, int | list):
                books[name] = self.numbers(name) if isinstance(value, list) else (self.get(name, int),)
        return books

    def number(self, field: str) -> int:
        value: int = self.get(field, int)
        if not 0 <= value < 10**6:
            raise self._wrong(field, "int")
        return value

    def _wrong(self, field: str, kind: str) -> RecordError:
        return RecordError(self.place or "line 1", reason("record-field", field=field, kind=kind))


# Building: fields to a match, by playing it again


def _build(fields: _Fields) -> Match:
    try:
        preset = find(fields.name)
        game = preset.game.with_texts(fields.options)
    except (UnknownGame, OptionError) as error:
        raise RecordError("line 1", reason("record-game", given=fields.name[:60]), error.reason) from None
    deals = fields.deals
    first = next(deals, None) if fields.opening is None else None
    books = fields.opening if first is None else first.standing
    if books is None:
        raise RecordError("line 1", reason("record-empty"))
    opening = _standing("line 1", books, game)
    seats = fields.seats if fields.seats is not None else tuple(f"seat {seat}" for seat in range(game.seats))
    if len(seats) != game.seats:
        raise RecordError("line 1", reason("record-seats", given=len(seats), needed=game.seats))
    fair, memory = _fair(fields), _memory(fields)
    try:
        match = Match(preset.key, game, seats, opening, (), fair, memory)
    except NotationError as error:
        raise RecordError("line 1", error.reason) from None
    try:
        for deal in deals if first is None else chain((first,), deals):
            match = _add(match, deal)
    except RecordError as error:
        raise RecordError(error.where, error.reason, error.cause, error.good or match) from None
    return match


def _standing(where: str, books: Books, game: AnyGame, good: Match | None = None) -> Standing:
    standing = standing_of(game, books)
    if standing is None:
        given = " ".join(f"{name} {write_numbers(value)}" for name, value in books.items())
        raise RecordError(where, reason("record-standing", given=given[:80]), good=good)
    return standing


def _memory(fields: _Fields) -> Memory:
    if fields.memory is None:
        return Memory.POINTS
    if fields.memory not in set(Memory):
        raise RecordError("line 1", reason("record-memory", given=fields.memory[:40], known=", ".join(Memory)))
    return Memory(fields.memory)


def _fair(fields: _Fields) -> Fair | None:
    if fields.commitment is None:
        if fields.entropy or fields.link is not None:
            raise RecordError("commitment", reason("verify-nothing-published"))
        return None
    _hex("commitment", fields.commitment, LINK_SIZE)
    entropy = tuple(_hex("entropy", given) for given in fields.entropy)
    links = () if fields.link is None else (_hex("link 0", fields.link, LINK_SIZE),)
    return Fair(fields.commitment, entropy, links)


def _hex(where: str, text: str, size: int | None = None) -> bytes:
    if re.fullmatch(r"(?:[0-9a-f]{2}){0,4096}", text) is None or (size is not None and len(text) != 2 * size):
        raise RecordError(where, reason("record-hex", given=text[:80]))
    return bytes.fromhex(text)


def _add(match: Match, deal: _Deal) -> Match:
    """The match with one more deal, played action by action; what the file claims must be what comes out."""
    number = len(match.deals) + 1
    if match.current is not None:
        raise RecordError(deal.where, reason("record-unfinished", number=number, deal=number - 1), good=match)
    if match.winner is not None or number > MAX_DEALS:
        raise RecordError(deal.where, reason("record-after-end", number=number), good=match)
    standing = _standing(deal.where, deal.standing, match.game, match)
    if standing != match.standing:
        given, right = write_standing(standing)[:80], write_standing(match.standing)
        raise RecordError(
            deal.where, reason("record-wrong-standing", number=number, given=given, right=right), good=match
        )
    try:
        dealt = match.deal(read_cards(deal.deck))
    except NotationError as error:
        raise RecordError(deal.where, reason("record-deck", number=number), error.reason, match) from None
    played = _play(dealt, deal, number)
    result = played.deals[-1].result
    points = None if result is None else result.points
    if deal.points is not None and deal.points != points:
        given, right = ("-" if p is None else write_numbers(p)[:40] for p in (deal.points, points))
        raise RecordError(
            deal.where, reason("record-wrong-points", number=number, given=given, right=right), good=played
        )
    return _with_link(played, deal, number)


def _with_link(match: Match, deal: _Deal, number: int) -> Match:
    """The match with the link that a finished deal opened; deals cannot be checked when one before them is missing."""
    if deal.link is None:
        return match
    if match.fair is None:
        raise RecordError(deal.where, reason("verify-nothing-published"), good=match)
    if match.current is not None or len(match.fair.links) != number:
        raise RecordError(deal.where, reason("verify-links", given=len(match.fair.links), needed=number), good=match)
    return match.open_link(_hex(deal.where, deal.link, LINK_SIZE))


def _play(match: Match, deal: _Deal, number: int) -> Match:
    """The actions of a deal as far as they can be read and are legal; RecordError at the first that is not."""
    tokens = deal.actions.replace("-", " ").split()
    for at, token in enumerate(tokens, 1):
        try:
            match = match.play(read_action(token))
        except NotationError as error:
            raise RecordError(deal.where, reason("record-action", number=number, at=at), error.reason, match) from None
        except IllegalAction as error:
            why = reason("record-illegal", number=number, at=at, action=token)
            raise RecordError(deal.where, why, error.reason, match) from None
        except MatchError:
            why = reason("record-past-end", number=number, at=at, action=token[:20])
            raise RecordError(deal.where, why, good=match) from None
    return match
