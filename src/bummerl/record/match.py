"""A match: deals in order, the score that they add up to, and what the shuffle published.

Contents: Memory (what a table remembers for its players), Fair (what makes the deals verifiable), Match, verify.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from bummerl.record.record import Record
from bummerl.record.shuffle import LINK_SIZE, first_dealer, shuffled, verify_link
from bummerl.record.standing import write_standing
from bummerl.rules.actions import Action, Seat
from bummerl.rules.cards import Card, NotationError
from bummerl.rules.catalog import AnyGame, find
from bummerl.rules.game import Standing
from bummerl.rules.reasons import Reason, Refused, reason

__all__ = ["Fair", "Match", "MatchError", "Memory", "check_name", "verify"]


class Memory(StrEnum):
    """How much the table remembers for its players, equal for all seats (§10.2).

    >>> Match.new("schnapsen", ("Anna", "Bert"), memory=Memory("strict")).memory.value
    'strict'
    """

    STRICT = "strict"
    """Open cards only, and won tricks as far as the rules let one look."""
    OWN = "own"
    """Also one's own card points."""
    POINTS = "points"
    """Also the opponent's card points, and hints."""
    TRAINING = "training"
    """Also which cards are out, and taking back."""


class MatchError(Refused):
    """Something that a match cannot do now."""


def check_name(name: str) -> None:
    """NotationError for a player's name that no record could hold."""
    if not name.strip() or "|" in name or not name.isprintable() or len(name) > 80 or name != name.strip():
        raise NotationError(reason("match-name", given=name[:80]))


class Fair(NamedTuple):
    """What the shuffle of a match has published: see `bummerl.record.shuffle`.

    `links` are the opened ones: link 0, then one for each finished deal.

    >>> from bummerl.record.shuffle import chain, commitment
    >>> links = chain(bytes(32), 100)
    >>> fair = Fair(commitment(links), (b"Anna's bytes", b""), links[:1])
    >>> Match.new("schnapsen", ("Anna", "Bert"), fair=fair).open_link(links[1]).fair.links == links[:2]
    True
    """

    commitment: str
    entropy: tuple[bytes, ...]
    links: tuple[bytes, ...]


@dataclass(frozen=True)
class Match:
    """A match of some preset, immutable; only its last deal can be unfinished.

    `practice` has the numbers of the deals, the first is 1, in which something was taken back that had shown cards.

    >>> from bummerl.rules.cards import read_cards
    >>> from bummerl.rules.actions import read_actions
    >>> match = Match.new("schnapsen", seats=("Anna", "Bert"))
    >>> match = match.deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> match = match.play(*read_actions("TC-JH claim"))
    >>> match.standing
    Standing(dealer=1, score=(3, 0), carry=0)
    """

    name: str
    game: AnyGame
    seats: tuple[str, ...]
    opening: Standing
    deals: tuple[Record, ...] = ()
    fair: Fair | None = None
    memory: Memory = Memory.POINTS
    practice: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        if len(self.seats) != self.game.seats:
            raise MatchError(reason("match-seats", needed=self.game.seats, given=len(self.seats)))
        for seat in self.seats:
            check_name(seat)

    @classmethod
    def new(
        cls,
        name: str,
        seats: tuple[str, ...],
        *,
        dealer: Seat = 0,
        game: AnyGame | None = None,
        fair: Fair | None = None,
        memory: Memory = Memory.POINTS,
    ) -> Match:
        """A match that has not begun; `game` is the preset with options changed, if they are."""
        preset = find(name)
        played = preset.game if game is None else game
        return cls(preset.key, played, seats, played.opening(dealer), (), fair, memory)

    @property
    def current(self) -> Record | None:
        """The deal being played; None between deals."""
        return self.deals[-1] if self.deals and self.deals[-1].result is None else None

    @property
    def finished(self) -> tuple[Record, ...]:
        """The deals that are over."""
        return self.deals[:-1] if self.current is not None else self.deals

    @property
    def standing(self) -> Standing:
        """The match after its last finished deal."""
        if not self.deals:
            return self.opening
        last = self.deals[-1]
        return last.standing if last.result is None else self.game.advance(last.standing, last.result)

    @property
    def winner(self) -> Seat | None:
        """The seat that has won the match; None while it goes on."""
        return self.game.match_winner(self.standing)

    def deal(self, deck: Iterable[Card]) -> Match:
        """The next deal; MatchError while one is being played or when the match is over."""
        if self.current is not None:
            raise MatchError(reason("match-deal-unfinished"))
        if self.winner is not None:
            raise MatchError(reason("match-over"))
        record = Record(self.name, self.game, self.standing, tuple(deck))
        record.steps  # noqa: B018  # a wrong deck is refused here
        # Nobody plays a deal any more that is over: a long match would hold all that ever happened.
        over = (*self.deals[:-1], self.deals[-1].closed()) if self.deals else ()
        return replace(self, deals=(*over, record))

    def play(self, *actions: Action) -> Match:
        """More actions in the current deal; IllegalAction as in `Record.play`, MatchError between deals."""
        return self._with(self._playing().play(*actions))

    def undo(self, count: int = 1) -> Match:
        """The last actions of the current deal taken back."""
        return self._with(self._playing().undo(count))

    def open_link(self, link: bytes) -> Match:
        """The shuffle's next link published."""
        if self.fair is None:
            raise MatchError(reason("match-no-shuffle"))
        return replace(self, fair=self.fair._replace(links=(*self.fair.links, link)))

    def _playing(self) -> Record:
        if self.current is None:
            raise MatchError(reason("match-no-deal"))
        return self.current

    def _with(self, record: Record) -> Match:
        return replace(self, deals=(*self.deals[:-1], record))


def verify(match: Match) -> Reason | None:
    """Why the published data do not prove the deals of this match; None if they do.

    Checked: that the match opens afresh, link 0 and the first dealer, for every finished deal its link and the order of
    its deck, that there is such a deal, and that somebody has added bytes.  That the actions are legal and the scores
    right is checked when a match is read.  A deal that is not finished is not proven.  Names, house rules and memory
    level are not bound by the commitment, which is made before anybody sits down: they are what the file says.

    >>> print(verify(Match.new("schnapsen", ("Anna", "Bert"))))
    verify-nothing-published
    """
    fair = match.fair
    if fair is None:
        return reason("verify-nothing-published")
    if len(fair.entropy) != match.game.seats:
        return reason("verify-entropy", given=len(fair.entropy), seats=match.game.seats)
    if len(fair.links) != 1 + len(match.finished):
        return reason("verify-links", given=len(fair.links), needed=1 + len(match.finished))
    for number, link in enumerate(fair.links):
        if len(link) != LINK_SIZE or not verify_link(fair.commitment, link, number):
            return reason("verify-link", number=number)
    fresh = match.game.opening(match.opening.dealer)
    if match.opening != fresh:
        return reason("verify-opening", given=write_standing(match.opening), right=write_standing(fresh))
    if match.opening.dealer != first_dealer(fair.links[0], fair.entropy):
        return reason("verify-dealer", given=match.opening.dealer)
    for number, record in enumerate(match.finished, 1):
        if record.deck != shuffled(match.game.pack, fair.links[number], fair.entropy, number):
            return reason("verify-deck", number=number)
    if not any(fair.entropy):
        return reason("verify-chosen")
    return None if match.finished else reason("verify-none-finished")
