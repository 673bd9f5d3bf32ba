"""Reading deals and matches from text and JSON; ``docs/notation.md`` is the specification.

What `fields` has taken apart is built into one Match by playing the deals again, so that what a file claims is compared
with what the rules give.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from typing import Final

from bummerl.record.fields import Deal, Fields, RecordError, from_json, from_text
from bummerl.record.match import Fair, Match, MatchError, Memory
from bummerl.record.record import Record
from bummerl.record.shuffle import LINK_SIZE
from bummerl.record.standing import Books, standing_of, write_numbers, write_standing
from bummerl.rules.actions import IllegalAction, read_action
from bummerl.rules.cards import NotationError, read_cards
from bummerl.rules.catalog import AnyGame, UnknownGame, find
from bummerl.rules.game import Standing
from bummerl.rules.options import OptionError
from bummerl.rules.reasons import reason

__all__ = ["MAX_DEALS", "read_deal", "read_match"]

MAX_DEALS: Final = 10_000


def read_deal(text: str) -> Record:
    """The deal of a line or a JSON text; RecordError says what is wrong and how far it was good.

    >>> deal = read_deal("schnapsen | dealer 0 score 3-5 | JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD | TC-JH claim")
    >>> deal.result.points
    (3, 0)
    """
    match = read_match(text)
    if len(match.deals) != 1:
        raise RecordError("line 1", reason("record-one-deal", deals=len(match.deals)), good=match)
    return match.deals[0]


def read_match(text: str) -> Match:
    """The match of a text or JSON file; a file of bare deal lines of one match will do as well.

    RecordError says where and why it cannot be, with the match as far as it was good.

    >>> match = read_match("schnapsen | dealer 0 score 0-0 | JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD | TC-JH")
    >>> match.seats, len(match.current.actions)
    (('seat 0', 'seat 1'), 2)
    """
    stripped = text.lstrip("\ufeff \t\r\n")
    fields = from_json(stripped) if stripped.startswith("{") else from_text(text.removeprefix("\ufeff"))
    return _build(fields)


def _build(fields: Fields) -> Match:
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
        match = Match(preset.key, game, seats, opening, (), fair, memory, frozenset(fields.practice))
    except NotationError as error:
        raise RecordError("line 1", error.reason) from None
    try:
        for deal in deals if first is None else chain((first,), deals):
            match = _add(match, deal)
    except RecordError as error:
        raise RecordError(error.where, error.reason, error.cause, error.good or match) from None
    missing = [number for number in fields.practice if not 1 <= number <= len(match.deals)]
    if missing:
        good = replace(match, practice=match.practice - set(missing))
        raise RecordError("practice", reason("record-practice", given=str(missing[0])), good=good)
    return match


def _standing(where: str, books: Books, game: AnyGame, good: Match | None = None) -> Standing:
    standing = standing_of(game, books)
    if standing is None:
        given = " ".join(f"{name} {write_numbers(value)}" for name, value in books.items())
        raise RecordError(where, reason("record-standing", given=given[:80]), good=good)
    return standing


def _memory(fields: Fields) -> Memory:
    if fields.memory is None:
        return Memory.POINTS
    if fields.memory not in set(Memory):
        raise RecordError("line 1", reason("record-memory", given=fields.memory[:40], known=", ".join(Memory)))
    return Memory(fields.memory)


def _fair(fields: Fields) -> Fair | None:
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


def _add(match: Match, deal: Deal) -> Match:
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


def _with_link(match: Match, deal: Deal, number: int) -> Match:
    """The match with the link that a finished deal opened; deals cannot be checked when one before them is missing."""
    if deal.link is None:
        return match
    if match.fair is None:
        raise RecordError(deal.where, reason("verify-nothing-published"), good=match)
    if match.current is not None or len(match.fair.links) != number:
        raise RecordError(deal.where, reason("verify-links", given=len(match.fair.links), needed=number), good=match)
    return match.open_link(_hex(deal.where, deal.link, LINK_SIZE))


def _play(match: Match, deal: Deal, number: int) -> Match:
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
