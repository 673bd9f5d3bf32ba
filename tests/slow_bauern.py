"""A deal of Bauernschnapsen once more: slow, plain, and written from ``docs/rules/bauernschnapsen.md`` alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.slow_sides import Row, SlowSides, numbers
from tests.slow_tricks import ACE_HIGH, ACE_LOW, KING_LOW, TEN_LOW, Duties

LADDER = {
    "normal": Row("anybody", True, "66"),
    "bettler": Row("anybody", False, "none"),
    "assenbettler": Row("anybody", False, "none", ACE_LOW),
    "ass_bettler": Row("anybody", False, "none"),
    "schnapser": Row("rufer", True, "three"),
    "plauderer": Row("anybody", False, "none"),
    "damengang": Row("anybody", False, "all", KING_LOW),
    "koenigsgang": Row("anybody", False, "all", TEN_LOW),
    "land": Row("anybody", False, "all"),
    "zehnergang": Row("anybody", False, "all", ACE_LOW),
    "kontraschnapser": Row("opponents", True, "three"),
    "bauernschnapser": Row("rufer", True, "all"),
    "bauernloch": Row("rufer", True, "all", ACE_LOW),
    "farbenjodler": Row("anybody", False, "shown"),
    "kontrabauernschnapser": Row("opponents", True, "all"),
    "kontrabauernloch": Row("opponents", True, "all", ACE_LOW),
    "herrenjodler": Row("anybody", True, "shown"),
    "kontraherrenjodler": Row("opponents", True, "shown"),
}


class SlowBauern(SlowSides):
    """A deal for four; the Rufer is `first`."""

    def __init__(self, options: Mapping[str, Any], deck: Sequence[str], dealer: int) -> None:
        super().__init__(options, deck, 4, dealer)
        self.named = ""
        self.contract, self.declarer, self.times = "normal", self.first, 1
        self.calls: list[str] = []
        self.out: list[int] = []
        self.stood: list[int] = []
        self.dealt: list[list[str]] = []
        self.unseen: list[str] = []
        packets = numbers(str(options["deal_packets"]))
        if options["knocking"] and packets != [5]:
            self.stage, self.turn = "cut", (dealer - 1) % 4
        else:
            self.deal(packets)

    # Deal and trumps (§B1, §B2)

    def deal(self, packets: Sequence[int]) -> None:
        pack = list(self.deck)
        self.dealt = [[] for _ in self.seats]
        for size in packets:
            for step in range(4):
                seat = (self.first + step) % 4
                self.dealt[seat] += pack[:size]
                del pack[:size]
        self.hands[self.first], self.unseen = self.dealt[self.first][:3], self.dealt[self.first][3:]
        self.stage, self.turn = "trump", self.first

    def make_trumps(self, suit: str) -> None:
        self.named = self.trump = suit
        self.hands = [list(hand) for hand in self.dealt]
        self.stage = "auction"

    # The ladder (§B3, §B4)

    def side(self, seat: int) -> list[int]:
        """§B1.1."""
        return [seat, (seat + 2) % 4]

    def value(self, word: str) -> int:
        return 0 if word == "normal" else int(self.options[word])

    def may_call(self, word: str) -> bool:
        if self.value(word) == 0:
            return False
        seat, row = self.turn, LADDER[word]
        of_rufer = seat in self.side(self.first)
        if row.who == "opponents" and of_rufer:
            return False
        if row.who == "rufer" and not (seat == self.first or (of_rufer and self.options["partner_contracts"])):
            return False
        if word == "herrenjodler" and self.options["herrenjodler_by"] == "rufer" and seat != self.first:
            return False
        return self.holds_what_is_asked(word) and self.is_higher(word)

    def holds_what_is_asked(self, word: str) -> bool:
        """§B3.3."""
        hand = self.hands[self.turn]
        suits = {card[1] for card in hand}
        if word == "ass_bettler":
            return any(card[0] == "A" for card in hand)
        if word == "farbenjodler":
            return len(suits) == 1 and suits != {self.named}
        return suits == {self.named} if LADDER[word].aim == "shown" else True

    def is_higher(self, word: str) -> bool:
        """§B4.1, §B4.2."""
        new, old = self.value(word), self.value(self.contract)
        if new != old:
            return new > old
        if self.options["equal_value"] == "ladder":
            return list(LADDER).index(word) > list(LADDER).index(self.contract)
        order = [(self.first + step) % 4 for step in range(4)]
        return self.options["equal_value"] == "earlier_seat" and order.index(self.turn) < order.index(self.declarer)

    def speak(self, text: str) -> None:
        seat = self.turn
        word = "" if text == "pass" else text.removeprefix("call:")
        self.calls.append(word)
        if word == "":
            self.out.append(seat)
        else:
            self.contract, self.declarer = word, seat
            if LADDER[word].aim == "shown":
                self.win(seat, self.value(word))
                return
        if self.nobody_speaks_any_more():
            self.settle()
            return
        may_return = self.options["auction_rounds"] != "single" and not self.options["pass_is_final"]
        self.turn = (seat + 1) % 4
        while self.turn in self.out and not may_return:
            self.turn = (self.turn + 1) % 4

    def nobody_speaks_any_more(self) -> bool:
        """§B4.3, §B4.4."""
        if self.options["auction_rounds"] == "single":
            return len(self.calls) == 4
        silence = 3 if any(self.calls) else 4
        if self.options["pass_is_final"]:
            return len(set(self.out)) == silence
        return self.calls[-silence:] == [""] * silence

    def settle(self) -> None:
        """§B3.4, §B3.5, §B6.3 to §B6.8."""
        o, row = self.options, LADDER[self.contract]
        self.trump = self.named if row.trumps else ""
        is_loch = "bauernloch" in self.contract
        self.order = ACE_HIGH if is_loch and o["bauernloch_order"] == "normal" else row.order
        beat = {"always": True, "never": False, "trick_contracts_only": row.aim in {"three", "all"}}[o["stichzwang"]]
        self.duties = Duties(beat=beat, overtrump=o["must_overtrump"], undertrump=o["undertrump"] == "forced")
        if row.aim == "none" and o["bettler_partner"] == "sits_out":
            self.resting = (self.declarer + 2) % 4
        if row.aim == "all" and not row.trumps and o["land_partner"] == "sits_out":
            self.resting = (self.declarer + 2) % 4
        doubled = o["kontra_contracts"] == "all" or (o["kontra_contracts"] == "normal" and self.contract == "normal")
        self.ask_for_doubling() if doubled else self.begin_play()

    # Kontra (§B5)

    def ask_for_doubling(self) -> None:
        by_opponents = self.times in {1, 4}
        first = self.declarer + 1 if by_opponents else self.declarer
        for seat in (first % 4, (first + 2) % 4):
            if self.times < self.options["kontra_max"] and seat not in self.stood and seat != self.resting:
                self.stage, self.turn = "double", seat
                return
        self.begin_play()

    def begin_play(self) -> None:
        """§B6.1."""
        self.stage, self.turn = "lead", self.first if LADDER[self.contract].trumps else self.declarer

    # What may be done

    def legal(self) -> list[str]:
        """Everything that the seat to act may do."""
        hand, o = self.hands[self.turn], self.options
        if self.stage == "trump":
            suits = [suit for suit in "SHDC" if not o["trump_must_be_held"] or suit in {card[1] for card in hand}]
            turns = {"off": 0, "next_card": 1, "choose_one_of_two": 2}[o["aufschlagen"]]
            return [*(f"trump:{suit}" for suit in suits), *(f"turn:{place}" for place in range(turns))]
        if self.stage == "auction":
            return [*(f"call:{word}" for word in LADDER if self.may_call(word)), "pass"]
        if self.stage == "lead":
            found = self.leads()
            if self.declared == "" and self.may_declare():
                found += self.marriages(self.turn)
            if (self.tricks or self.declared) and self.may_claim():
                found.append("claim")
            return found
        fixed = {"cut": ["cut", "knock"], "double": ["kontra", "pass"], "last": ["claim", "pass"]}
        return self.answers() if self.stage == "follow" else fixed.get(self.stage, [])

    def may_declare(self) -> bool:
        """§B7.2 to §B7.4."""
        allowed = {
            "schnapsers": ["normal", "schnapser", "kontraschnapser"],
            "normal": ["normal"],
            "rufer_contracts": ["normal", "schnapser", "bauernschnapser"],
            "all_trump": [word for word, row in LADDER.items() if row.trumps],
        }[self.options["marriage_contracts"]]
        if self.contract not in allowed:
            return False
        entitled = [self.declarer] if self.options["schnapser_marriage"] == "declarer" else self.side(self.declarer)
        if self.contract != "normal" and self.turn not in entitled:
            return False
        return self.options["marriage_pending"] == "pending" or self.side_won(self.turn) > 0

    def may_claim(self) -> bool:
        """§B8.1, §B8.2, §B8.6."""
        if self.contract != "normal" or self.options["claim_mode"] == "auto":
            return False
        return self.options["false_claim"] != "reject" or self.side_points(self.turn) >= 66

    # Doing it

    def do(self, text: str) -> None:
        """Do one of the legal things."""
        assert text in self.legal(), f"{text} is not among {self.legal()}"
        if self.stage == "cut":
            self.deal([5] if text == "knock" else numbers(str(self.options["deal_packets"])))
        elif self.stage == "trump":
            word, rest = text.split(":")
            self.make_trumps(rest if word == "trump" else self.unseen[int(rest)][1])
        elif self.stage == "auction":
            self.speak(text)
        elif self.stage == "double":
            if text == "pass":
                self.stood.append(self.turn)
            else:
                self.times, self.stood = 2 * self.times, []
            self.ask_for_doubling()
        elif text == "claim":
            self.claim()
        elif text == "pass":
            self.nobody_claims()
        elif len(text) == 3:
            self.declared = text[2]
            self.count_marriage(text)
            self.check()
        else:
            self.play(text)

    def after_a_trick(self) -> None:
        """§B8, §B9."""
        self.check()
        if self.stage == "over" or len(self.tricks) < 5 or self.contract != "normal":
            return
        if self.may_claim():
            self.stage = "last"
        else:
            self.nobody_claims()

    def check(self) -> None:
        """Whether a contract is made or lost by now (§B9), or the program claims (§B8.2)."""
        aim, declarer = LADDER[self.contract].aim, self.declarer
        takers = [taker for _, _, taker in self.tricks]
        alone = all(taker == declarer for taker in takers[:3] if aim == "three") and (
            aim != "all" or set(takers) <= {declarer}
        )
        team = self.options["schnapser_points"] == "team"
        enough = (self.side_points(declarer) if team else self.points[declarer]) >= 66
        if aim == "66":
            if self.options["claim_mode"] == "auto" and self.side_points(self.turn) >= 66:
                self.claim()
        elif aim == "none":
            if declarer in takers or len(takers) == 5:
                self.end_contract(made=declarer not in takers)
        elif not alone:
            self.end_contract(made=False)
        elif aim == "all":
            if len(takers) == 5:
                self.end_contract(made=True)
        elif len(takers) >= 3 or (enough and self.options["schnapser_early_end"]):
            self.end_contract(made=enough)

    # What it is worth (§B8.3 to §B8.6, §B9.6 to §B9.8)

    def end_contract(self, *, made: bool) -> None:
        self.win(self.declarer if made else (self.declarer + 1) % 4, self.value(self.contract))

    def claim(self) -> None:
        other = (self.turn + 1) % 4
        if self.side_points(self.turn) >= 66:
            self.win(self.turn, self.ladder(self.side(other), 33))
        else:
            self.win(other, 3 if self.side_won(other) == 0 else 2)

    def nobody_claims(self) -> None:
        winner = self.tricks[-1][2]
        graded = self.options["last_trick_value"] == "graded"
        self.win(winner, self.ladder(self.others(winner), 33) if graded else 1)

    def win(self, seat: int, value: int) -> None:
        value *= self.times
        self.score(self.side(seat), (value + 1) // 2 if self.options["halved"] else value)


def losses(options: Mapping[str, Any], history: Sequence[Sequence[int]]) -> list[int]:
    """How many Bummerl each seat gets, given the scores of a match after each deal (§B10)."""
    score = list(history[-1])
    most = options["match_points"]
    winners = [seat for seat in range(4) if score[seat] >= most]
    if not winners:
        return [0, 0, 0, 0]
    loser = (winners[0] + 1) % 4
    had_it = any(past[loser] == most - 1 and past[winners[0]] == 0 for past in history)
    each = options["bummerl"]
    if score[loser] == 0:
        each = options["schneider_bummerl"]
    elif had_it:
        each = options["retour_bummerl"]
    return [0 if seat in winners else each for seat in range(4)]
