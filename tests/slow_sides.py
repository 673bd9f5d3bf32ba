"""What the slow rules of Bauernschnapsen, Dreierschnapsen and Sixty-six for three and four have in common.

Slow, plain, and written from the rule pages alone; nothing here is shared with the package.  Everybody's card points,
tricks and waiting marriages are kept by seat, and a side has the sum.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tests.slow_tricks import ACE_HIGH, PACKS, WORTH, Duties, answers, best_of, cannot_have_held


def numbers(text: str) -> list[int]:
    """Packets as numbers: a comma or an underscore between them, `1x5` for five single cards.

    >>> numbers("3,2,3"), numbers("3_2"), numbers("1x5")
    ([3, 2, 3], [3, 2], [1, 1, 1, 1, 1])
    """
    if "x" in text:
        size, times = text.split("x")
        return [int(size)] * int(times)
    return [int(size) for size in text.replace("_", ",").split(",")]


class Row(NamedTuple):
    """A contract of a table like §B3.1 or §D3.2: who may call it, whether there are trumps, and how it is won."""

    who: str
    trumps: bool
    aim: str
    order: str = ACE_HIGH


class SlowSides:
    """A deal being played: `legal` lists what may be done as texts, `do` does it, and `scored` is what it was worth."""

    def __init__(self, options: Mapping[str, Any], deck: Sequence[str], seats: int, dealer: int) -> None:
        self.options, self.deck, self.dealer = options, list(deck), dealer
        self.seats = list(range(seats))
        self.first = (dealer + 1) % seats
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.stage, self.turn = "", self.first
        self.trump, self.order, self.duties = "", ACE_HIGH, Duties()
        self.resting: int | None = None
        self.trick: list[str] = []
        self.leader = self.first
        self.tricks: list[tuple[int, list[str], int]] = []
        self.points = [0 for _ in self.seats]
        self.pending = [0 for _ in self.seats]
        self.ruled_out: list[tuple[int, int, set[str]]] = []
        self.declared = ""
        self.scored: list[int] = []

    # What each game says for itself

    def side(self, seat: int) -> list[int]:
        """Who wins and loses with this seat."""
        raise NotImplementedError

    def legal(self) -> list[str]:
        """Everything that the seat to act may do."""
        raise NotImplementedError

    def after_a_marriage(self) -> None:
        """What a declared marriage decides."""

    def after_a_trick(self) -> None:
        """What a trick decides, and who is asked what."""
        raise NotImplementedError

    # The table

    def after(self, seat: int) -> int:
        """Who plays next."""
        following = (seat + 1) % len(self.seats)
        return self.after(following) if following == self.resting else following

    def won(self, seat: int) -> int:
        """Tricks of this seat."""
        return len([trick for trick in self.tricks if trick[2] == seat])

    def side_won(self, seat: int) -> int:
        """Tricks of its side."""
        return sum(map(self.won, self.side(seat)))

    def side_points(self, seat: int) -> int:
        """Card points that count for its side."""
        return sum(self.points[each] for each in self.side(seat))

    def others(self, seat: int) -> list[int]:
        """The other side, or all others."""
        return [each for each in self.seats if each not in self.side(seat)]

    # Marriages and tricks

    def leads(self) -> list[str]:
        """Any card, but after a marriage one of its two."""
        hand = self.hands[self.turn]
        return [rank + self.declared for rank in "KQ"] if self.declared else list(hand)

    def marriages(self, seat: int) -> list[str]:
        """What this hand could declare."""
        hand = self.hands[seat]
        suits = [suit for suit in "SHDC" if "K" + suit in hand and "Q" + suit in hand]
        return [("40" if suit == self.trump else "20") + suit for suit in suits]

    def count_marriage(self, text: str) -> None:
        """The points count at once for a side with a trick, and wait otherwise."""
        kept = self.points if self.side_won(self.turn) > 0 else self.pending
        kept[self.turn] += int(text[:2])

    def answers(self) -> list[str]:
        """What may be played to the trick."""
        return answers(self.hands[self.turn], self.trick, self.trump, self.duties, self.order)

    def play(self, card: str) -> None:
        """A card, and with the last one the trick."""
        seat = self.turn
        if self.trick:
            pack = PACKS[len(self.deck)]
            out = cannot_have_held(card, self.trick, self.trump, self.duties, self.order, pack)
            if out:
                self.ruled_out.append((seat, len(self.tricks), out))
        else:
            self.leader = seat
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.declared = ""
        self.turn, self.stage = self.after(seat), "follow"
        if len(self.trick) == len(self.seats) - (self.resting is not None):
            self.take_the_trick()

    def take_the_trick(self) -> None:
        """To its winner, with the marriages of the side that waited for it."""
        seat = self.leader
        for _ in range(best_of(self.trick, self.trump, self.order)):
            seat = self.after(seat)
        self.tricks.append((self.leader, self.trick, seat))
        self.points[seat] += sum(WORTH[card[0]] for card in self.trick)
        for each in self.side(seat):
            self.points[each] += self.pending[each]
            self.pending[each] = 0
        self.trick, self.turn, self.stage = [], seat, "lead"
        self.after_a_trick()

    def is_played_out(self) -> bool:
        """Whether no card is left, but for those of who sits out."""
        return not any(hand for seat, hand in enumerate(self.hands) if seat != self.resting)

    # The end

    def score(self, winners: Sequence[int], value: int) -> None:
        """Each of these gets so much."""
        self.scored = [value if seat in winners else 0 for seat in self.seats]
        self.stage = "over"

    def ladder(self, losers: Sequence[int], limit: int) -> int:
        """Three, two or one by what the losers have."""
        if sum(map(self.won, losers)) == 0:
            return 3
        return 2 if sum(self.points[seat] for seat in losers) < limit else 1
