"""Deals and matches as text and JSON; ``docs/notation.md`` is the specification.

A deal is one line, a match a few header lines and then one line a deal.  JSON says the same with names.  Both are
first taken apart into fields (`_Fields`) and then built into one Match by playing the deals again, so that what a file
claims is compared with what the rules give.

Contents: writing, views, reading, building.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from enum import StrEnum
from itertools import chain
from typing import Any, Final, NamedTuple

from bummerl.record.match import Fair, Match, MatchError, Memory
from bummerl.record.record import Record
from bummerl.record.shuffle import LINK_SIZE
from bummerl.rules.actions import IllegalAction, read_action, write_actions
from bummerl.rules.cards import Card, Cards, NotationError, Suit, read_cards
from bummerl.rules.catalog import AnyGame, UnknownGame, find
from bummerl.rules.game import Standing, View
from bummerl.rules.options import OptionError, Value
from bummerl.rules.reasons import Reason, reason

__all__ = [
    "MAX_DEALS",
    "RecordError",
    "deal_json",
    "match_json",
    "read_deal",
    "read_match",
    "view_json",
    "write_deal",
    "write_match",
]

VERSION: Final = 1
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


# Writing


def write_deal(record: Record) -> str:
    """The deal on one line: game and changed options, dealer and score, deck, actions.

    >>> from bummerl.rules.actions import read_actions
    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> print(write_deal(deal.play(*read_actions("TC-JH TS-QH"))))
    schnapsen | dealer 0 score 0-0 | JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD | TC-JH TS-QH
    >>> read_deal(write_deal(deal)) == deal
    True
    """
    return " | ".join(
        (
            _game_text(record.name, record.game),
            _standing_text(record.standing),
            "".join(map(str, record.deck)),
            write_actions(record.actions, record.game.seats),
        )
    ).rstrip()


def write_match(match: Match) -> str:
    """The match as text, one line a deal; `read_match` reads it back."""
    lines = [f"bummerl: {VERSION}", f"seats: {' | '.join(match.seats)}"]
    if not match.deals:
        lines.append(f"game: {_game_text(match.name, match.game)}")
    lines.append(f"opening: {_standing_text(match.opening)}")
    lines.append(f"memory: {match.memory}")
    links: tuple[bytes, ...] = ()
    if match.fair is not None:
        lines.append(f"commitment: {match.fair.commitment}")
        if match.fair.entropy:
            lines.append(f"entropy: {' | '.join(given.hex() for given in match.fair.entropy)}")
        links = match.fair.links
        lines.extend(f"link 0: {link.hex()}" for link in links[:1])
    for number, record in enumerate(match.deals, 1):
        line = write_deal(record)
        if record.result is not None:
            line += " | " + "-".join(map(str, record.result.points))
            if number < len(links):
                line += f" | {links[number].hex()}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def deal_json(record: Record) -> dict[str, Any]:
    """The deal as plain data for `json.dumps`; `read_deal` reads that back."""
    return {
        "format": "bummerl-deal",
        "version": VERSION,
        "game": record.name,
        "options": _changed(record.name, record.game),
        **_deal_fields(record),
    }


def match_json(match: Match) -> dict[str, Any]:
    """The match as plain data for `json.dumps`; `read_match` reads that back."""
    fair = match.fair
    deals = []
    for number, record in enumerate(match.deals, 1):
        fields = _deal_fields(record)
        if record.result is not None:
            fields["points"] = list(record.result.points)
            if fair is not None and number < len(fair.links):
                fields["link"] = fair.links[number].hex()
        deals.append(fields)
    shuffle = fair and {
        "commitment": fair.commitment,
        "entropy": [given.hex() for given in fair.entropy],
        "link": fair.links[0].hex() if fair.links else None,
    }
    return {
        "format": "bummerl-match",
        "version": VERSION,
        "game": match.name,
        "options": _changed(match.name, match.game),
        "seats": list(match.seats),
        "opening": asdict(match.opening),
        "memory": match.memory.value,
        "shuffle": shuffle,
        "deals": deals,
    }


def _deal_fields(record: Record) -> dict[str, Any]:
    return {
        **asdict(record.standing),
        "deck": "".join(map(str, record.deck)),
        "actions": write_actions(record.actions, record.game.seats),
    }


def _game_text(name: str, game: AnyGame) -> str:
    return " ".join((name, *(f"{option}={_value_text(value)}" for option, value in _changed(name, game).items())))


def _value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _changed(name: str, game: AnyGame) -> dict[str, Value]:
    changed: dict[str, Value] = game.options.differing(find(name).game.options)
    return changed


def _standing_text(standing: Standing) -> str:
    carry = f" carry {standing.carry}" if standing.carry else ""
    return f"dealer {standing.dealer} score {'-'.join(map(str, standing.score))}{carry}"


# Views: what may leave the machine that knows all cards


def view_json(view: View[Any]) -> dict[str, Any]:
    """The view as plain data for `json.dumps`: the same knowledge always gives the same text.

    Only what is named here goes out: a new field of a table stays at home until it is listed in `_PUBLIC`.  It is all
    that the rules let the seat know; a table whose memory is shorter leaves out points and tricks.  Options are those
    that differ from the defaults of the rules, cards and actions are in notation, sets of cards suit by suit from the
    top, the log is what the seat saw happen, and `turn` is null once there is a result.

    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> data = view_json(deal.view(1))
    >>> print(json.dumps({key: data[key] for key in ("rules", "seat", "turn", "hand", "legal")}))
    {"rules": "schnapsen", "seat": 1, "turn": 1, "hand": ["TS", "JS", "AH", "AC", "TC"],
     "legal": ["TS", "JS", "AH", "AC", "TC", "exchange", "close"]}
    >>> print(json.dumps({key: data["table"][key] for key in ("trump", "turnup", "talon", "trick", "points")}))
    {"trump": "S", "turnup": "QS", "talon": 10, "trick": [], "points": [0, 0]}
    >>> data["log"][1:]
    [{'kind': 'turned', 'seat': 0, 'cards': ['QS'], 'value': 0}]
    """
    game, table = view.game, view.table
    return {
        "format": "bummerl-view",
        "version": VERSION,
        "rules": game.rules,
        "options": game.options.differing(type(game.options)()),
        "seat": view.seat,
        **asdict(table.standing),
        "score": list(table.standing.score),
        "phase": table.phase.value,
        "turn": table.turn if table.result is None else None,
        "table": {field: _plain(getattr(table, field)) for field in _PUBLIC[game.rules]},
        "hand": _plain(view.hand),
        "legal": list(map(str, view.legal)),
        "result": _plain(table.result),
        "log": [{field: _plain(getattr(event, field)) for field in _WITNESSED} for event in view.log],
    }


_PUBLIC: Final = {
    "schnapsen": (
        *("trump", "turnup", "talon", "trick", "tricks", "points", "pending", "won"),
        *("shown", "denied", "melded", "close"),
    ),
}
"""What lies on the table of each game, beside the standing, phase, turn and result that every game has."""

_WITNESSED: Final = ("kind", "seat", "cards", "value")


def _plain(value: object) -> Any:  # noqa: ANN401  # what JSON can say
    match value:
        case Card():
            return str(value)
        case Suit():
            return value.letter
        case StrEnum():
            return value.value
        case None | bool() | int() | str():
            return value
        case Reason():
            params = {name: _plain(param) for name, param in value.params}
            return {"id": value.id, "paragraph": value.paragraph, "params": params}
        case tuple() if hasattr(value, "_fields"):
            return {field: _plain(getattr(value, field)) for field in value._fields}
        case Cards() | tuple():
            return [_plain(item) for item in value]
        case _:
            raise TypeError(f"{type(value).__name__} has no place in a view")


# Reading: text or JSON to fields


class _Deal(NamedTuple):
    """The fields of a deal as a file gives them, and where they stand in it."""

    where: str
    standing: Standing
    deck: str
    actions: str
    points: tuple[int, ...] | None
    link: str | None


class _Fields(NamedTuple):
    """The fields of a match as a file gives them; `deals` fails at the first that cannot be taken apart."""

    name: str
    options: Mapping[str, str]
    seats: tuple[str, ...] | None
    opening: Standing | None
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


_STANDING: Final = re.compile(r"dealer (\d) score (\d{1,6}(?:-\d{1,6})+)(?: carry (\d{1,6}))?", re.ASCII)
_POINTS: Final = re.compile(r"\d{1,6}(-\d{1,6})+", re.ASCII)
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
        points = parts[4] if len(parts) > 4 else None
        if points is not None and not _POINTS.fullmatch(points):
            raise RecordError(where, reason("record-points", given=points[:40]))
        yield _Deal(
            where,
            _read_standing(where, parts[1]),
            parts[2],
            parts[3] if len(parts) > 3 else "",
            None if points is None else tuple(map(int, points.split("-"))),
            parts[5] if len(parts) > 5 else None,
        )


def _read_game(where: str, text: str) -> tuple[str, Mapping[str, str]]:
    name, *settings = text.split() or [""]
    options = dict(setting.partition("=")[::2] for setting in settings)
    if len(options) != len(settings):
        raise RecordError(where, reason("record-option-twice", given=text[:200]))
    return name, options


def _read_standing(where: str, text: str) -> Standing:
    found = _STANDING.fullmatch(text)
    if found is None:
        raise RecordError(where, reason("record-standing", given=text[:80]))
    return Standing(int(found[1]), tuple(map(int, found[2].split("-"))), int(found[3] or 0))


def _from_json(text: str) -> _Fields:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:  # Python reads no number of thousands of digits
        where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else "line 1"
        raise RecordError(where, reason("record-json", problem=str(error)[:120])) from None
    read = _Json("", data)
    if read.get("version", int) != VERSION:
        raise RecordError("version", reason("record-version", given=str(data["version"])[:20], known=VERSION))
    options = {
        name: "[…]" if isinstance(value, (list, dict)) else _value_text(value)
        for name, value in read.get("options", dict).items()
    }
    if read.get("format", str) == "bummerl-deal":
        return _Fields(read.get("game", str), options, None, None, None, None, (), None, _json_deals([data], ""))
    shuffle = None if data.get("shuffle") is None else read.sub("shuffle")
    return _Fields(
        read.get("game", str),
        options,
        read.texts("seats"),
        read.sub("opening").standing(),
        None if data.get("memory") is None else read.get("memory", str),
        None if shuffle is None else shuffle.get("commitment", str),
        () if shuffle is None else shuffle.texts("entropy"),
        None if shuffle is None or shuffle.data.get("link") is None else shuffle.get("link", str),
        _json_deals(read.get("deals", list), "deals"),
    )


def _json_deals(deals: list[Any], place: str) -> Iterator[_Deal]:
    for number, data in enumerate(deals, 1):
        deal = _Json(f"{place} {number}".strip() if place else "", data)
        points = None if deal.data.get("points") is None else deal.numbers("points")
        link = None if deal.data.get("link") is None else deal.get("link", str)
        where = deal.place or "deal 1"
        yield _Deal(where, deal.standing(), deal.get("deck", str), deal.get("actions", str), points, link)


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
        if not all(type(value) is int and 0 <= value < 10**6 for value in values):
            raise self._wrong(field, "list of int")
        return tuple(values)

    def standing(self) -> Standing:
        dealer, carry = self.get("dealer", int), self.get("carry", int)
        if not 0 <= dealer < 10 or not 0 <= carry < 10**6:
            raise self._wrong("dealer", "int")
        return Standing(dealer, self.numbers("score"), carry)

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
    opening = fields.opening if first is None else first.standing
    if opening is None:
        raise RecordError("line 1", reason("record-empty"))
    _check_standing("line 1", opening, game)
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


def _check_standing(where: str, standing: Standing, game: AnyGame) -> None:
    if standing.dealer >= game.seats or len(standing.score) != game.seats:
        raise RecordError(where, reason("record-standing", given=_standing_text(standing)[:80]))


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
    if deal.standing != match.standing:
        given, right = _standing_text(deal.standing)[:80], _standing_text(match.standing)
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
        given, right = ("-" if p is None else "-".join(map(str, p))[:40] for p in (deal.points, points))
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
