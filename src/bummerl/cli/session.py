"""A match between the person at this terminal and bots: whose turn it is, what may be asked, and never a hidden card.

The session owns the secret of the shuffle; bots, hints and the screen get views only.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bummerl.engine.bots import Bot, advice
from bummerl.engine.pimc import Advice
from bummerl.record.match import Match, Memory
from bummerl.record.record import Record
from bummerl.record.shuffle import LINK_SIZE, chain
from bummerl.rules.actions import Action, Seat
from bummerl.rules.catalog import Preset
from bummerl.rules.game import View
from bummerl.rules.reasons import reason
from bummerl.table.dealer import LINKS, SessionError, begun, chance, dealt, leaves_no_choice, played
from bummerl.table.scene import Scene, scene_of
from bummerl.table.tracker import Tracked, tracked

__all__ = ["Session", "SessionError"]


@dataclass
class Session:
    """A match in progress.

    `secret` is the tip of the shuffle's chain; `bots` holds the seats that the program plays, all others are
    `human`.
    """

    match: Match
    secret: bytes
    human: Seat
    bots: Mapping[Seat, Bot]
    links: tuple[bytes, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.links = chain(self.secret, LINKS)

    @classmethod
    def new(
        cls,
        preset: Preset,
        name: str,
        bots: Bot | Mapping[Seat, Bot],
        secret: bytes,
        memory: Memory,
        *,
        entropy: bytes = b"",
        others: Sequence[str] = (),
    ) -> Session:
        """A match that begins with its first deal; the person sits at seat 0, a single bot takes all other seats.

        `entropy` are the person's own random bytes, drawn after the commitment is made.  Without them the secret alone
        settles the cards: such a match can be repeated, but its shuffle proves nothing.  `others` are names for the
        bots, who are called by their kind without them.
        """
        game = preset.game
        if not isinstance(bots, Mapping):
            bots = dict.fromkeys(range(1, game.seats), bots)
        free = iter([other for other in others if other != name])
        seats = tuple(next(free, _name(bots, seat)) if seat in bots else name for seat in range(game.seats))
        return cls._begun(Match.new(preset.key, seats, game=game, memory=memory), secret, 0, bots, entropy)

    def again(self) -> Session:
        """Another match like this one, at the same table, with a shuffle of its own that can be verified."""
        match = self.match
        fresh = Match.new(match.name, match.seats, game=match.game, memory=match.memory)
        # The person's bytes are drawn after the secret is fixed, so that neither could be chosen for the other.
        secret = secrets.token_bytes(LINK_SIZE)
        return self._begun(fresh, secret, self.human, self.bots, secrets.token_bytes(LINK_SIZE))

    @classmethod
    def _begun(cls, match: Match, secret: bytes, human: Seat, bots: Mapping[Seat, Bot], entropy: bytes) -> Session:
        """A match with its shuffle, its first dealer, and its first deal."""
        added = tuple(b"" if seat in bots else entropy for seat in range(match.game.seats))
        session = cls(match, secret, human, bots)
        session.match = begun(match, session.links, added)
        session.deal_next()
        return session

    @property
    def record(self) -> Record:
        """The deal on the table, finished or not."""
        return self.match.deals[-1]

    @property
    def view(self) -> View[Any]:
        """What the person may know."""
        return self.record.view(self.human)

    @property
    def scene(self) -> Scene:
        """What the person is shown."""
        return scene_of(self.match, self.human)

    @property
    def tracked(self) -> Tracked | None:
        """Where the cards may lie whose place the person does not know, on a training table only."""
        return tracked(self.view) if self.match.memory is Memory.TRAINING else None

    @property
    def is_over(self) -> bool:
        """Whether the deal on the table is over."""
        return self.record.result is not None

    @property
    def turn(self) -> Seat | None:
        """The seat to act; None when the deal is over."""
        return None if self.is_over else self.record.state.table.turn

    def deal_next(self) -> None:
        """Deal again; Refused while a deal is being played, when the match is over, or the shuffle spent."""
        self.match = dealt(self.match, self.links)

    def act(self, action: Action) -> None:
        """Do this for the person; IllegalAction or SessionError says why not."""
        if self.turn != self.human:
            message = "session-deal-over" if self.is_over else "refused-not-your-turn"
            raise SessionError(reason(message, "2.1" if not self.is_over else ""))
        self._play(action)

    def step(self) -> bool:
        """Let a bot act if it is its turn, or decide for the person what leaves no choice; whether it did."""
        turn = self.turn
        if turn is None:
            return False
        view = self.record.view(turn)
        if turn in self.bots:
            self._play(self.bots[turn].choose(view, chance(self.secret, self.match)))
            return True
        if leaves_no_choice(view.legal):
            self._play(view.legal[0])
            return True
        return False

    def hint(self) -> Advice:
        """What a bot would do in the person's place; SessionError where the table gives no hints."""
        if self.match.memory not in {Memory.POINTS, Memory.TRAINING}:
            raise SessionError(reason("session-no-hint", "10.2", memory=self.match.memory.value))
        if self.turn != self.human:
            raise SessionError(reason("session-deal-over" if self.is_over else "refused-not-your-turn"))
        return advice(self.view, chance(self.secret, self.match))

    def undo(self) -> None:
        """Take the person's last action of this deal back; SessionError where that cannot be."""
        if self.match.memory is not Memory.TRAINING:
            raise SessionError(reason("session-no-undo", "10.2", memory=self.match.memory.value))
        if self.match.winner is not None:
            raise SessionError(reason("session-deal-over"))
        record = self.record
        mine = [at for at in range(len(record.actions)) if self._was_choice(at)]
        if not mine:
            raise SessionError(reason("session-nothing-to-undo"))
        if self.is_over:
            assert self.match.fair is not None, "a session's match has a shuffle"
            # The deal goes on, so what its end has published is taken back as well.
            fair = self.match.fair._replace(links=self.match.fair.links[:-1])
            self.match = replace(self.match, fair=fair)
        self.match = replace(self.match, deals=(*self.match.deals[:-1], record.upto(mine[-1])))

    def _was_choice(self, at: int) -> bool:
        state = self.record.steps[at].state
        return state.table.turn == self.human and not leaves_no_choice(self.match.game.legal(state))

    def _play(self, action: Action) -> None:
        self.match = played(self.match, self.links, action)


def _name(bots: Mapping[Seat, Bot], seat: Seat) -> str:
    """What a bot is called at this table; those of one name get numbers."""
    name = bots[seat].name
    alike = [other for other in sorted(bots) if bots[other].name == name]
    return name if len(alike) == 1 else f"{name} {1 + alike.index(seat)}"
