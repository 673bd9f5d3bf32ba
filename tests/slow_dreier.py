"""A deal of Dreierschnapsen once more: slow, plain, and written from ``docs/rules/dreierschnapsen.md`` alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.slow_sides import Row, SlowSides
from tests.slow_tricks import ACE_LOW, KING_LOW, TEN_LOW, WORTH, duties

LADDER = {
    "normal": Row("caller", True, "66"),
    "bettler": Row("anyone", False, "none"),
    "assenbettler": Row("anyone", False, "none", ACE_LOW),
    "ass_bettler": Row("anyone", False, "none"),
    "schnapser": Row("caller", True, "three"),
    "plauderer": Row("anyone", False, "none"),
    "damengang": Row("anyone", False, "all", KING_LOW),
    "koenigsgang": Row("anyone", False, "all", TEN_LOW),
    "gang": Row("anyone", False, "all"),
    "zehnergang": Row("anyone", False, "all", ACE_LOW),
    "bauernloch": Row("caller", True, "all", ACE_LOW),
    "bauernschnapser": Row("caller", True, "all"),
    "kontraschnapser": Row("opponents", True, "three"),
    "farbenringerl": Row("anyone", False, "shown"),
    "kontrabauernschnapser": Row("opponents", True, "all"),
    "herrenschnapser": Row("caller", True, "shown"),
}


class SlowDreier(SlowSides):
    """A deal for three; the caller is `first`."""

    def __init__(self, options: Mapping[str, Any], deck: Sequence[str], dealer: int) -> None:
        super().__init__(options, deck, 3, dealer)
        self.contract, self.declarer, self.times = "normal", self.first, 1
        self.with_talon = False
        self.named = ""
        self.highest_call: tuple[int, ...] = (0,)
        self.spoke = 0
        self.out: list[int] = []
        self.stood: list[int] = []
        self.laid: list[str] = []
        self.duties = duties(options["duty"], undertrump=options["must_undertrump"])
        for step in range(3):
            self.hands[(self.first + step) % 3] = self.deck[3 * step : 3 * step + 3]
        self.talon = self.deck[9:11]
        self.stage = "trump"

    def side(self, seat: int) -> list[int]:
        """§D1.2."""
        return [seat] if seat == self.declarer else [each for each in self.seats if each != self.declarer]

    def defenders(self) -> list[int]:
        """From the dealer's left on (§D5.2)."""
        order = [(self.first + step) % 3 for step in range(3)]
        return [seat for seat in order if seat != self.declarer]

    def value(self, word: str) -> int:
        return 0 if word == "normal" else int(self.options[word])

    # What may be done

    def legal(self) -> list[str]:
        """Everything that the seat to act may do."""
        hand, o = self.hands[self.turn], self.options
        match self.stage:
            case "trump":
                suits = [suit for suit in "SHDC" if not o["trump_must_be_held"] or suit in {card[1] for card in hand}]
                turns = {"off": 0, "next": 1, "any_of_three": 3}[o["trump_turn"]]
                return [*(f"trump:{suit}" for suit in suits), *(f"turn:{place}" for place in range(turns))]
            case "auction":
                words = [
                    word + end for word in LADDER for end in ("", "_talon") if self.may_call(word, talon=end != "")
                ]
                return [*(f"call:{word}" for word in words), "pass"]
            case "talon":
                return ["take", "pass"]
            case "discard":
                return [f"discard:{card}" for card in hand]
            case "double":
                return ["kontra", "pass"]
            case "lead":
                return self.legal_leads()
            case "follow":
                return self.answers()
            case "last":
                return ["claim", "pass"]
        return []

    def legal_leads(self) -> list[str]:
        """§D7, §D9.1."""
        found = self.leads()
        aim = LADDER[self.contract].aim
        by_declarer = aim == "three" and self.turn == self.declarer
        if self.declared == "" and (aim == "66" or by_declarer):
            found += self.marriages(self.turn)
        if aim == "66" and self.options["claim_mode"] == "manual" and (self.tricks or self.declared):
            found.append("claim")
        return found

    def may_call(self, word: str, *, talon: bool) -> bool:
        """§D3.2, §D3.4, §D3.6, §D4.2."""
        row, is_caller = LADDER[word], self.turn == self.first
        hand = self.hands[self.turn]
        whole = [suit for suit in "SHDC" if {rank + suit for rank in "ATKQJ"} <= set(hand)]
        if self.value(word) == 0 or (talon and (not self.options["talon_exchange"] or row.aim == "shown")):
            return False
        if (row.who == "caller" and not is_caller) or (row.who == "opponents" and is_caller):
            return False
        if word == "ass_bettler" and not any(card[0] == "A" for card in hand):
            return False
        if word == "farbenringerl" and not [suit for suit in whole if suit != self.named]:
            return False
        if word == "herrenschnapser" and self.named not in whole:
            return False
        return self.rank(word, talon=talon) > self.highest_call

    def rank(self, word: str, *, talon: bool) -> tuple[int, ...]:
        """What decides between calls: the value, then without the talon, then the caller."""
        if self.options["equal_bids"] == "never":
            return (self.value(word),)
        return (self.value(word), 0 if talon else 1, 1 if self.turn == self.first else 0)

    # Doing it

    def do(self, text: str) -> None:
        """Do one of the legal things."""
        assert text in self.legal(), f"{text} is not among {self.legal()}"
        match self.stage:
            case "trump":
                word, rest = text.split(":")
                self.make_trumps(rest if word == "trump" else self.deck[11 + int(rest)][1])
            case "auction":
                self.speak(text)
            case "talon":
                self.take_talon() if text == "take" else self.ask_for_doubling()
            case "discard":
                card = text.removeprefix("discard:")
                self.hands[self.turn].remove(card)
                self.laid.append(card)
                if len(self.laid) == 2:
                    self.ask_for_doubling()
            case "double":
                self.answer_doubling(text)
            case _ if text == "claim":
                self.claim()
            case _ if text == "pass":
                self.score(self.side(self.tricks[-1][2]), self.times)
            case _ if len(text) == 3:
                self.declared = text[2]
                self.count_marriage(text)
                self.check()
            case _:
                self.play(text)

    def make_trumps(self, suit: str) -> None:
        """§D2."""
        self.named = suit
        for step in range(3):
            self.hands[(self.first + step) % 3] += self.deck[11 + 3 * step : 14 + 3 * step]
        self.stage = "auction"

    def speak(self, text: str) -> None:
        """§D3.5, §D3.7."""
        opening = self.spoke == 0
        self.spoke += 1
        if text == "pass":
            if not opening:
                self.out.append(self.turn)
        else:
            word = text.removeprefix("call:")
            self.with_talon = word.endswith("_talon")
            word = word.removesuffix("_talon")
            self.highest_call = self.rank(word, talon=self.with_talon)
            self.contract, self.declarer = word, self.turn
        for step in (1, 2):
            seat = (self.turn + step) % 3
            if seat not in self.out and seat != self.declarer:
                self.turn = seat
                return
        self.settle()

    def settle(self) -> None:
        """§D3.7, §D4.2."""
        row = LADDER[self.contract]
        self.turn, self.trump, self.order = self.declarer, self.named if row.trumps else "", row.order
        if row.aim == "shown":
            self.score([self.declarer], self.value(self.contract))
        elif self.with_talon:
            self.take_talon()
        elif self.contract == "normal" and self.options["talon_exchange"]:
            self.stage = "talon"
        else:
            self.ask_for_doubling()

    def take_talon(self) -> None:
        """§D4.3."""
        self.hands[self.declarer] += self.talon
        self.talon, self.stage = [], "discard"

    # Doubling (§D5)

    def ask_for_doubling(self) -> None:
        if self.options["kontra_max"] == 1:
            self.begin_play()
        else:
            self.stage, self.turn = "double", self.defenders()[0]

    def answer_doubling(self, text: str) -> None:
        mine = self.defenders() if self.turn != self.declarer else [self.declarer]
        theirs = [self.declarer] if self.turn != self.declarer else self.defenders()
        if text == "kontra":
            self.times, self.stood = 2 * self.times, []
            asked = theirs if self.times < self.options["kontra_max"] else []
        else:
            self.stood.append(self.turn)
            asked = [seat for seat in mine if seat not in self.stood]
        if asked:
            self.turn = asked[0]
        else:
            self.begin_play()

    def begin_play(self) -> None:
        """§D6.1."""
        by_caller = self.options["first_lead"] == "caller_in_trumps" and LADDER[self.contract].trumps
        self.stage, self.turn = "lead", self.first if by_caller else self.declarer

    # The end (§D8 to §D10)

    def counted(self, seat: int) -> int:
        """The card points of this side, with what was laid away where it counts (§D4.4)."""
        counts = self.options["discard_points"] == "declarer" and seat == self.declarer
        return self.side_points(seat) + (sum(WORTH[card[0]] for card in self.laid) if counts else 0)

    def after_a_trick(self) -> None:
        """§D9.4, §D10.2."""
        self.check()
        if self.stage != "over" and self.contract == "normal" and self.is_played_out():
            if self.options["claim_mode"] == "auto":
                self.score(self.side(self.turn), self.times)
            else:
                self.stage = "last"

    after_a_marriage = after_a_trick

    def check(self) -> None:
        """§D8.4, §D8.5, §D9.5."""
        aim = LADDER[self.contract].aim
        takers = [taker for _, _, taker in self.tricks]
        mine = [taker == self.declarer for taker in takers]
        target = self.options["target_points"]
        if aim == "66":
            if self.options["claim_mode"] == "auto" and self.counted(self.turn) >= target:
                self.claim()
        elif aim == "none":
            if any(mine) or len(mine) == 6:
                self.end_contract(made=not any(mine))
        elif aim == "all":
            if not all(mine) or len(mine) == 6:
                self.end_contract(made=all(mine))
        elif not all(mine):
            self.end_contract(made=False)
        elif mine:
            enough = self.counted(self.declarer) >= target
            if len(mine) == 3 or (enough and self.options["schnapser_early_end"]):
                self.end_contract(made=enough)

    def end_contract(self, *, made: bool) -> None:
        winners = [self.declarer] if made else self.defenders()
        self.score(winners, self.times * self.value(self.contract))

    def claim(self) -> None:
        """§D9.3, §D10.1, §D10.3."""
        others = self.others(self.turn)
        if self.counted(self.turn) >= self.options["target_points"]:
            tricks = self.side_won(others[0])
            value = 3 if tricks == 0 else 2 if self.counted(others[0]) < self.options["schneider_threshold"] else 1
            self.score(self.side(self.turn), value * self.times)
        else:
            three = self.options["false_claim_value"] == "two_or_three" and self.side_won(others[0]) == 0
            self.score(others, (3 if three else 2) * self.times)


def losses(options: Mapping[str, Any], history: Sequence[Sequence[int]]) -> list[int]:
    """How many Bummerl each seat gets, given the scores of a match after each deal (§D11)."""
    score, most = history[-1], options["match_points"]
    best = max(score)
    if best < most or list(score).count(best) > 1:
        return [0, 0, 0]
    won = list(score).index(best)
    others = [seat for seat in range(3) if seat != won]
    if most > 1 and any(past[won] == 0 and all(past[seat] == most - 1 for seat in others) for past in history):
        return [options["retour_bummerl"] if seat in others else 0 for seat in range(3)]
    each = options["schneider_bummerl"] if min(score) == 0 else 1
    return [each if had == min(score) else 0 for had in score]
