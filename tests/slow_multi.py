"""A deal of Sixty-six for three or four without a talon once more: slow, plain, and written from the rule page alone.

The page is ``docs/rules/sixty-six-for-three-and-four.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.slow_sides import SlowSides, numbers
from tests.slow_tricks import duties


class SlowMulti(SlowSides):
    """A deal for three or four; `carried` is what an earlier deal has left in the pool or for the next winners."""

    def __init__(
        self,
        options: Mapping[str, Any],
        deck: Sequence[str],
        dealer: int,
        carried: int = 0,
        score: Sequence[int] = (0, 0, 0, 0),
    ) -> None:
        super().__init__(options, deck, 4 if options["partners"] else 3, dealer)
        self.carried, self.carries, self.again = carried, 0, False
        self.score_before = list(score)
        self.declarer: int | None = None
        self.whistled = False
        self.asked = 0
        self.shown: list[str] = []
        self.all_declared: list[str] = []
        self.declared_now = False
        self.duties = duties(options["duty"], undertrump=options["must_undertrump"])
        self.packets = numbers(options["packets"])
        self.pack = list(self.deck)
        self.known: list[list[str]] = [[] for _ in self.seats]
        if options["trump_from"] == "chosen":
            self.give(self.packets[:1])
            self.stage = "trump"
        else:
            self.trump = deck[-1][1]
            self.known[dealer] = [deck[-1]]
            self.give(self.packets)
            self.ask_for_drums()

    def give(self, packets: Sequence[int]) -> None:
        """§M1.4."""
        n = len(self.seats)
        order = [2, 1, 3, 0] if self.options["deal_order"] == "partner_first" else [*range(1, n), 0]
        for size in packets:
            for step in order:
                self.hands[(self.dealer + step) % n] += self.pack[:size]
                del self.pack[:size]

    def side(self, seat: int) -> list[int]:
        """§M1.1, §M3.2."""
        if len(self.seats) == 4:
            return sorted([seat, (seat + 2) % 4])
        if self.declarer is None or seat == self.declarer:
            return [seat]
        return [each for each in self.seats if each != self.declarer]

    # What may be done

    def legal(self) -> list[str]:
        """Everything that the seat to act may do."""
        hand = self.hands[self.turn]
        match self.stage:
            case "trump":
                return [*(f"trump:{suit}" for suit in "SHDC" if suit in {card[1] for card in hand}), "turn:0"]
            case "drum":
                return ["drum", "call:whistle", "pass"]
            case "partner":
                return [*self.new_marriages(), "pass"]
            case "lead":
                found = self.leads()
                if self.declared == "" and self.options["marriage_by"] != "nobody":
                    found += self.new_marriages()
                manual = self.options["ending"] == "claim" and self.options["claim_mode"] == "manual"
                if manual and (self.tricks or self.declared_now):
                    found.append("claim")
                return found
            case "follow":
                return self.answers()
            case "last":
                return ["claim", "pass"]
        return []

    def new_marriages(self) -> list[str]:
        """§M5.5."""
        return [text for text in self.marriages(self.turn) if text[2] not in self.all_declared]

    # Doing it

    def do(self, text: str) -> None:
        """Do one of the legal things."""
        assert text in self.legal(), f"{text} is not among {self.legal()}"
        match self.stage:
            case "trump":
                self.trump = text[-1] if text.startswith("trump") else self.pack[0][1]
                if text == "turn:0":
                    self.known[self.turn] = [self.pack[0]]
                self.give(self.packets[1:])
                self.ask_for_drums()
            case "drum":
                self.drum(text)
            case "partner":
                self.stage = "lead"
                if text != "pass":
                    self.declare(text)
                self.turn = (self.turn + 2) % 4
                self.let_the_program_claim()
            case _ if text == "claim":
                self.claim()
            case _ if text == "pass":
                self.nobody_claims()
            case "lead" if len(text) == 3:
                self.declared = text[2]
                self.declare(text)
                self.let_the_program_claim()
            case _:
                self.known[self.turn] = [card for card in self.known[self.turn] if card != text]
                self.declared_now = False
                self.play(text)

    def ask_for_drums(self) -> None:
        self.turn = self.first
        if self.options["drumming"]:
            self.stage = "drum"
        else:
            self.next_lead()

    def drum(self, text: str) -> None:
        """§M3.2."""
        if text == "pass":
            self.asked += 1
            self.turn = (self.turn + 1) % 3
        else:
            self.declarer, self.whistled = self.turn, text != "drum"
            self.turn = self.first
        if self.declarer is not None or self.asked == 3:
            self.next_lead()

    def next_lead(self) -> None:
        """The partner is asked unless all can see that there is nothing to declare (§M5.4)."""
        self.stage = "lead"
        if self.options["marriage_by"] != "leader_and_partner":
            return
        partner = (self.turn + 2) % 4
        gone = [card for _, cards, _ in self.tricks for card in cards]
        gone += [card for seat in self.seats if seat != partner for card in self.known[seat]]
        left = [suit for suit in "SHDC" if suit not in self.all_declared and not {"K" + suit, "Q" + suit} & set(gone)]
        if left and len(self.hands[partner]) > 1:
            self.stage, self.turn = "partner", partner

    def declare(self, text: str) -> None:
        self.count_marriage(text)
        self.all_declared.append(text[2])
        self.known[self.turn] += ["K" + text[2], "Q" + text[2]]
        self.declared_now = True

    def let_the_program_claim(self) -> bool:
        """§M6.5."""
        auto = self.options["ending"] == "claim" and self.options["claim_mode"] == "auto"
        if auto and self.side_points(self.turn) >= self.options["target_points"]:
            self.claim()
            return True
        return False

    def after_a_trick(self) -> None:
        """§M3.4, §M4.6, §M6."""
        if self.is_played_out():
            self.points[self.turn] += self.options["last_trick_points"]
        if self.whistled and self.turn != self.declarer:
            self.lose_the_drum()
        elif self.let_the_program_claim():
            pass
        elif not self.is_played_out():
            self.next_lead()
        elif self.options["ending"] == "claim" and self.options["claim_mode"] == "manual":
            self.stage = "last"
        else:
            self.nobody_claims()

    # What it is worth (§M6.6, §M6.7, §M7)

    def claim(self) -> None:
        seat = self.turn
        if self.side_points(seat) < self.options["target_points"]:
            self.lose_by_a_wrong_claim(self.side(seat))
        elif self.declarer is not None and seat != self.declarer:
            self.lose_the_drum()
        else:
            self.win(self.side(seat), None)

    def owed(self, seat: int) -> int:
        """What a loser owes, who plays for himself (§M7.1)."""
        return 3 if self.whistled else self.ladder([seat], self.options["schneider_threshold"])

    def lose_by_a_wrong_claim(self, losers: Sequence[int]) -> None:
        """§M7.5."""
        winners = [seat for seat in self.seats if seat not in losers]
        three = self.options["false_claim_value"] == "two_or_three"
        if self.options["scoring"] != "each_pays":
            self.win(winners, 3 if three and self.side_won(winners[0]) == 0 else 2)
            return
        self.scored = [0 for _ in self.seats]
        for winner in winners:
            value = 3 if three and self.side_won(winner) == 0 else 2
            for loser in losers:
                self.pay(loser, winner, value)
        self.finish_paying()

    def lose_the_drum(self) -> None:
        """§M3.3."""
        assert self.declarer is not None
        self.scored = [0 for _ in self.seats]
        for seat in self.others(self.declarer):
            self.pay(self.declarer, seat, self.owed(self.declarer))
        self.finish_paying()

    def pay(self, loser: int, winner: int, value: int) -> None:
        value *= 1 if self.declarer is None else 2
        self.scored[winner] += value
        self.scored[loser] -= value

    def finish_paying(self) -> None:
        """Who alone has won takes the pool (§M6.6)."""
        ahead = [seat for seat in self.seats if self.scored[seat] > 0]
        if len(ahead) == 1:
            self.scored[ahead[0]] += self.carried
        else:
            self.carries = self.carried
        self.stage = "over"

    def win(self, winners: Sequence[int], value: int | None) -> None:
        losers = [seat for seat in self.seats if seat not in winners]
        if self.options["scoring"] == "each_pays":
            self.scored = [0 for _ in self.seats]
            for loser in losers:
                self.pay(loser, winners[0], self.owed(loser) if value is None else value)
            self.finish_paying()
            return
        if value is None:
            value = self.ladder(losers, self.options["schneider_threshold"])
        self.score(winners, value + self.carried)
        self.add_the_ten(winners)

    def nobody_claims(self) -> None:
        if self.declarer is not None:
            self.lose_the_drum()
            return
        rule = self.options["unclaimed"] if self.options["ending"] == "claim" else "higher_total"
        if rule == "pool":
            self.scored = [-1 for _ in self.seats]
            self.carries, self.stage = self.carried + len(self.seats), "over"
        elif rule == "draw":
            self.scored = [0 for _ in self.seats]
            self.carries, self.stage = self.carried, "over"
        elif rule == "last_trick_one":
            self.win(self.side(self.tricks[-1][2]), 1)
        else:
            self.highest_wins()

    def highest_wins(self) -> None:
        totals = {seat: self.side_points(seat) for seat in self.seats}
        best = max(totals.values())
        winners = [seat for seat in self.seats if totals[seat] == best]
        if winners != self.side(winners[0]):
            plus = self.options["tie_result"] == "next_plus_one"
            self.score([], 0)
            self.again, self.carries = not plus, self.carried + plus
            self.add_the_ten([])
        elif self.options["scoring"] == "bands":
            bands = [(130, 3), (101, 2), (100, self.options["hundred_value"]), (66, 1)]
            self.win(winners, next(value for least, value in bands if best >= least))
        else:
            self.win(winners, None)

    def add_the_ten(self, winners: Sequence[int]) -> None:
        """§M7.6."""
        takers = [taker for _, cards, taker in self.tricks if "T" + self.trump in cards]
        if not self.options["trump_ten_bonus"] or not takers:
            return
        more = [had + (seat in self.side(takers[0])) for seat, had in enumerate(self.scored)]
        at_the_end = [self.score_before[seat] + more[seat] >= self.options["match_points"] for seat in self.seats]
        if not (winners and takers[0] not in winners and all(at_the_end)):
            self.scored = more


def losses(options: Mapping[str, Any], history: Sequence[Sequence[int]]) -> list[int]:
    """How many Bummerl each seat gets, given the scores of a match after each deal (§M8)."""
    score = list(history[-1])
    sides = [(0, 2), (1, 3)] if options["partners"] else [(0,), (1,), (2,)]
    best = [side for side in sides if score[side[0]] == max(score)]
    if max(score) < options["match_points"] or len(best) > 1:
        return [0 for _ in score]
    each = options["schneider_bummerl"] if min(score) <= 0 else 1
    return [each if had == min(score) else 0 for had in score]
