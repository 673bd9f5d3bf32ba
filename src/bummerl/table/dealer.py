"""How a match with a shuffle goes on: the same for a table in the terminal and one of the server.

Whoever runs a table knows the links of its chain; seats, bots and screens never do.

Contents: SessionError, LINKS; begun, dealt, played (the match afterwards), chance, leaves_no_choice.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from bummerl.record.match import Fair, Match
from bummerl.record.shuffle import commitment, first_dealer, shuffled
from bummerl.rules.actions import Action, Verb
from bummerl.rules.reasons import Refused, reason

__all__ = ["LINKS", "SessionError", "begun", "chance", "dealt", "leaves_no_choice", "played"]

LINKS: Final = 2048
"""Links of a match's chain: one for the dealer, one a deal; only a match whose rules never end it needs more."""


class SessionError(Refused):
    """Something that this table does not offer now."""


def begun(match: Match, links: Sequence[bytes], entropy: tuple[bytes, ...]) -> Match:
    """The match with its shuffle and its first dealer, before the first deal; `entropy` are the bytes of each seat.

    >>> from bummerl.record.shuffle import chain
    >>> links = chain(bytes(32), 3)
    >>> match = dealt(begun(Match.new("schnapsen", ("Anna", "Bert")), links, (b"a", b"b")), links)
    >>> match = played(match, links, match.deals[0].game.legal(match.deals[0].state)[0])
    >>> len(match.deals[0].actions), len(match.fair.links)
    (1, 1)
    """
    fair = Fair(commitment(links), entropy, tuple(links[:1]))
    return replace(match, opening=match.game.opening(first_dealer(links[0], entropy)), fair=fair)


def dealt(match: Match, links: Sequence[bytes]) -> Match:
    """The match with its next deal; MatchError as in `Match.deal`, SessionError when the shuffle is spent."""
    assert match.fair is not None, "a match at a table has a shuffle"
    number = len(match.deals) + 1
    if number == len(links):
        raise SessionError(reason("session-shuffle-spent", deals=len(links) - 1))
    deck = shuffled(match.game.pack, links[number], match.fair.entropy, number)
    return _published(match.deal(deck), links)


def played(match: Match, links: Sequence[bytes], action: Action) -> Match:
    """The match after this action; IllegalAction or MatchError as in `Match.play`."""
    return _published(match.play(action), links)


def _published(match: Match, links: Sequence[bytes]) -> Match:
    """The link of a deal that is over is open, where there was a shuffle; some are over as soon as they are dealt."""
    if match.fair is None or match.deals[-1].result is None:
        return match
    return match.open_link(links[len(match.deals)])


def chance(secret: bytes, match: Match) -> Random:
    """Chance for one decision: the same after a resume, and no help in guessing the deck."""
    place = f"bummerl session 1 chance {len(match.deals)} {len(match.deals[-1].actions)}".encode()
    return Random(hmac.digest(secret, place, "sha256"))


def leaves_no_choice(legal: tuple[Action, ...]) -> bool:
    """Whether a seat is asked only so that the question gives nothing away: with one answer there is none to give.

    >>> leaves_no_choice((Action(Verb.DECLINE),)), leaves_no_choice((Action(Verb.DECLINE), Action(Verb.EXCHANGE)))
    (True, False)
    """
    return len(legal) == 1 and legal[0].verb in {Verb.DECLINE, Verb.PASS}
