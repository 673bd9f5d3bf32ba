"""The rules for two once more: slow, plain, and written from the rule pages alone.

Nothing here is shared with the package.  Cards are texts, hands and the talon are lists, options are a mapping from
name to value.  Where the package and this file disagree, one of them has misread ``docs/rules/schnapsen.md``;
`tests/test_slow_rules.py` plays both and compares.

A deal is a `SlowDeal`: `legal` lists what may be done as texts, `do` does it, and when `stage` is "over" the scores are
in `scored`.  A match is moved on by `next_dealer`, `match_winner`, `black_marks` and `shown_score`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy

ORDER = "ATKQJ987"
"""Ranks from high to low (§1.2)."""

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}

LOWEST = {20: "J", 24: "9", 32: "7"}
"""The rank of the lowest trump by the size of the pack (§1.1)."""

Setting = bool | int | str


class SlowDeal:
    """A deal being played.

    >>> deal = SlowDeal({**REFERENCE}, "JS AC AH AS TD QD QS TS TC JH AD KH QH KD KS TH QC JC KC JD".split(), dealer=0)
    >>> deal.hands[1], deal.talon[-1], deal.turn
    (['JS', 'AC', 'AH', 'TS', 'TC'], 'QS', 1)
    >>> deal.do("TC"), deal.do("JH")
    (None, None)
    >>> deal.points, deal.turn, deal.hands[1]
    ([0, 12], 1, ['JS', 'AC', 'AH', 'TS', 'KH'])
    """

    def __init__(self, options: Mapping[str, Setting], deck: Sequence[str], dealer: int, carried: int = 0) -> None:
        self.options = options
        self.dealer = dealer
        self.carried = carried
        self.hands: list[list[str]] = [[], []]
        self.talon: list[str] = []
        self.trump = ""
        self.deal(list(deck))
        self.turn = 1 - dealer  # §2.1: the forehand leads to the first trick
        self.stage = "lead"
        self.led: str | None = None
        self.tricks: list[tuple[int, str, str]] = []
        self.ruled_out: list[tuple[int, int, set[str]]] = []
        self.points = [0, 0]
        self.pending = [0, 0]
        self.closer: int | None = None
        self.frozen_tricks = 0
        self.frozen_points = 0
        self.declared = ""
        self.may_claim = False
        self.scored: list[int] | None = None
        self.carries = 0
        self.deals_again = False

    def deal(self, deck: list[str]) -> None:
        """Packets in the order of the pattern (§1.4); what is left lies on the turn-up (§1.5)."""
        turn_up = ""
        for packet in str(self.options["deal_pattern"]).split(","):
            if packet.strip().upper() == "T":
                turn_up = deck.pop(0)
            else:
                for seat in (1 - self.dealer, self.dealer):
                    for _ in range(int(packet)):
                        self.hands[seat].append(deck.pop(0))
        self.talon = [*deck, turn_up]
        self.trump = turn_up[1]

    def copy(self) -> SlowDeal:
        """The same deal once more, to try something out."""
        other = copy(self)
        other.hands = [list(hand) for hand in self.hands]
        for name in ("talon", "tricks", "ruled_out", "points", "pending"):
            setattr(other, name, list(getattr(self, name)))
        return other

    # What can be asked of the table

    def won(self, seat: int) -> int:
        """How many tricks this seat has taken."""
        return len([trick for trick in self.tricks if trick[0] == seat])

    def is_open(self) -> bool:
        """§2.6: neither closed nor used up."""
        return self.closer is None and len(self.talon) > 0

    def lowest_trump(self) -> str:
        """§3.1."""
        return LOWEST[int(self.options["deck"])] + self.trump

    # What may be done

    def legal(self) -> list[str]:
        """Everything that the seat to act may do, as texts of the notation."""
        if self.stage == "lead":
            return self.legal_at_the_lead()
        if self.stage == "follow":
            return self.legal_answers()
        if self.stage == "draw":
            return ["close", "draw", *self.claim_if(allowed=True)]  # §4.4
        if self.stage == "answer":
            can_exchange = self.lowest_trump() in self.hands[self.turn]
            return [*(["exchange"] if can_exchange else []), "decline", *self.claim_if(allowed=False)]  # §3.6
        if self.stage == "last":
            return ["claim", "pass"]  # §7.5
        return []

    def claim_if(self, *, allowed: bool) -> list[str]:
        """§7.2 and §7.6."""
        if self.options["claim_mode"] == "auto":
            return []
        return ["claim"] if allowed or self.options["claim_timing"] == "any_time" else []

    def legal_at_the_lead(self) -> list[str]:
        """§2.2."""
        hand = self.hands[self.turn]
        found = []
        for card in hand:
            if self.declared == "":
                found.append(card)
            elif card == "K" + self.declared:
                found.append(card)  # §5.2
            elif card == "Q" + self.declared and self.options["marriage_lead_card"] == "either":
                found.append(card)
        if self.may_exchange():
            found.append("exchange")
        if self.may_close():
            found.append("close")
        pairs = [suit for suit in "SHDC" if "K" + suit in hand and "Q" + suit in hand]
        if self.may_declare():
            found += [("40" if suit == self.trump else "20") + suit for suit in pairs]
        return found + self.claim_if(allowed=self.may_claim)

    def may_exchange(self) -> bool:
        """§3.1 to §3.5, for the leader or a follower who has the lowest trump."""
        if self.lowest_trump() not in self.hands[self.turn]:
            return False
        if self.closer is not None or len(self.talon) == 0:
            return False
        if self.stage == "follow" and self.options["exchange_by"] != "either":
            return False
        if self.options["exchange_requires_trick"] and self.won(self.turn) == 0:
            return False
        return len(self.talon) >= int(self.options["min_talon_to_exchange"])

    def closing_is_possible(self) -> bool:
        """§4.1 and §4.3, apart from whose turn it is."""
        if not self.options["closing_allowed"] or self.closer is not None:
            return False
        return len(self.talon) >= int(self.options["min_talon_to_close"]) and len(self.talon) > 0

    def may_close(self) -> bool:
        """§4.1 to §4.3 at a lead."""
        first_lead = len(self.tricks) == 0
        return self.closing_is_possible() and not (first_lead and not self.options["close_on_first_lead"])

    def may_declare(self) -> bool:
        """§5.3, §5.4, §5.6, §5.7 for a leader who holds the pair."""
        if self.declared != "":
            return False
        if len(self.tricks) == 0 and self.options["marriage_on_first_lead"] == "forbidden":
            return False
        if self.closer is not None and not self.options["marriage_after_close"]:
            return False
        used_up = self.closer is None and len(self.talon) == 0
        return not (used_up and not self.options["marriage_after_exhaustion"])

    def legal_answers(self) -> list[str]:
        """§2.7 and §6, and what else a follower may do."""
        assert self.led is not None
        duty = self.options["open_follow" if self.is_open() else "strict_follow"]
        found = answers(self.hands[self.turn], self.led, self.trump, str(duty))
        if self.may_exchange():
            found.append("exchange")
        return found + self.claim_if(allowed=False)

    # Doing it

    def do(self, text: str) -> None:
        """Do one of the legal things."""
        assert text in self.legal(), f"{text} is not among {self.legal()}"
        if text == "exchange":
            self.exchange()
        elif text == "close":
            self.close()
        elif text == "decline":
            self.back_to_the_closer()
        elif text == "draw":
            self.draw()
        elif text == "claim":
            self.claim()
        elif text == "pass":
            self.played_to_the_end()
        elif text[:2] in {"20", "40"}:
            self.declare(text[2], int(text[:2]))
        elif self.stage == "lead":
            self.lead(text)
        else:
            self.answer(text)

    def lead(self, card: str) -> None:
        """The right to claim ends with the lead (§7.2)."""
        self.hands[self.turn].remove(card)
        self.led = card
        self.declared = ""
        self.may_claim = False
        self.turn = 1 - self.turn
        self.stage = "follow"

    def answer(self, card: str) -> None:
        """The trick is complete (§2.3, §2.4)."""
        assert self.led is not None
        self.tell_what_it_rules_out(card, self.led)
        self.hands[self.turn].remove(card)
        winner = self.turn if takes(card, self.led, self.trump) else 1 - self.turn
        self.points[winner] += WORTH[self.led[0]] + WORTH[card[0]]
        self.points[winner] += self.pending[winner]  # §5.5, §5.8
        self.pending[winner] = 0
        self.tricks.append((winner, self.led, card))
        self.led = None
        self.turn = winner
        self.stage = "lead"
        self.may_claim = True
        last = self.hands == [[], []]
        if last and self.closer is None and len(self.talon) == 0:
            self.points[winner] += int(self.options["last_trick_bonus"])  # §8.9
        if self.claimed_by_the_program():
            return
        if last and self.options["claim_mode"] == "auto":
            self.played_to_the_end()
        elif last:
            self.stage = "last"
        elif self.is_open() and self.options["close_timing"] == "before_or_after_draw" and self.closing_is_possible():
            self.stage = "draw"
        elif self.is_open():
            self.draw()

    def tell_what_it_rules_out(self, card: str, led: str) -> None:
        """Whoever answered so had no card that would have forbidden it (§6)."""
        duty = str(self.options["open_follow" if self.is_open() else "strict_follow"])
        pack = [rank + suit for suit in "SHDC" for rank in ORDER[: int(self.options["deck"]) // 4]]
        others = {other for other in pack if card not in answers([card, other], led, self.trump, duty)}
        if others:
            self.ruled_out.append((self.turn, len(self.tricks), others))

    def draw(self) -> None:
        """First the winner, then the loser (§2.5)."""
        self.hands[self.turn].append(self.talon.pop(0))
        self.hands[1 - self.turn].append(self.talon.pop(0))
        self.stage = "lead"

    def exchange(self) -> None:
        """§3.1; after a close the closer goes on (§3.6)."""
        hand = self.hands[self.turn]
        hand.remove(self.lowest_trump())
        hand.append(self.talon.pop())
        self.talon.append(self.lowest_trump())
        if self.stage == "answer":
            self.back_to_the_closer()

    def close(self) -> None:
        """§4.6 freezes what the opponent has; §3.6 asks the opponent."""
        self.closer = self.turn
        self.frozen_tricks = self.won(1 - self.turn)
        self.frozen_points = self.points[1 - self.turn]
        self.stage = "lead"
        if self.options["exchange_after_opponent_close"] and self.somebody_could_exchange():
            self.stage = "answer"
            self.turn = 1 - self.turn

    def somebody_could_exchange(self) -> bool:
        """The question of §3.6 is idle, for all to see, when the talon is too small or its last card is the lowest."""
        large = len(self.talon) >= int(self.options["min_talon_to_exchange"])
        return large and self.talon[-1] != self.lowest_trump()

    def back_to_the_closer(self) -> None:
        """§3.6: then the closer goes on."""
        assert self.closer is not None
        self.turn = self.closer
        self.stage = "lead"

    def declare(self, suit: str, worth: int) -> None:
        """§5.1, §5.5, §5.8."""
        self.declared = suit
        self.may_claim = True
        at_once = self.options["marriage_counted"] == "at_once"
        if at_once and (self.won(self.turn) > 0 or not self.options["marriage_needs_trick"]):
            self.points[self.turn] += worth
        else:
            self.pending[self.turn] += worth
        self.claimed_by_the_program()

    def claimed_by_the_program(self) -> bool:
        """§7.6: with automatic claims, as soon as a trick or a marriage reaches the target."""
        if self.options["claim_mode"] == "auto" and self.points[self.turn] >= int(self.options["target_points"]):
            self.claim()
            return True
        return False

    # What it is worth

    def claim(self) -> None:
        """§7.4."""
        if self.points[self.turn] >= int(self.options["target_points"]):
            self.score(self.turn, self.worth_of_a_right_claim(self.turn))
        else:
            self.score(1 - self.turn, self.worth_of_a_wrong_claim(self.turn))

    def ladder(self, points: int, tricks: int) -> int:
        """§8.1: three, two or one by what the loser has."""
        nothing = tricks == 0 if self.options["schwarz_basis"] == "no_trick" else points == 0
        if nothing:
            return 3
        return 2 if points < int(self.options["schneider_threshold"]) else 1

    def worth_of_a_right_claim(self, seat: int) -> int:
        """§8.1, §8.2, §8.4."""
        other = 1 - seat
        if self.closer == seat and self.options["closing_scored_at"] == "close":
            return self.ladder(self.frozen_points, self.frozen_tricks)
        if self.closer is None or self.closer == seat:
            return self.ladder(self.points[other], self.won(other))
        rule = self.options["opponent_claim_after_close_value"]
        if rule == "two":
            return 2
        if rule == "closer_trickless":
            return 3 if self.won(self.closer) == 0 else 2
        return self.worth_of_a_failed_close()

    def worth_of_a_failed_close(self) -> int:
        """§8.3."""
        assert self.closer is not None
        rule = self.options["failed_close_value"]
        if rule == "three":
            return 3
        if rule == "closer_zero":
            return 3 if self.points[self.closer] == 0 else 2
        if self.frozen_tricks == 0:
            return 3
        if rule == "us1895":
            return 2 if self.points[self.closer] < int(self.options["schneider_threshold"]) else 1
        return 2

    def worth_of_a_wrong_claim(self, seat: int) -> int:
        """§8.5, §8.6."""
        rule = self.options["false_claim_value"]
        if rule == "two":
            value = 2
        elif rule == "as_if_won":
            value = self.worth_of_a_right_claim(seat)
        elif rule == "by_claimant":
            value = self.ladder(self.points[seat], self.won(seat))
        else:
            value = 3 if self.won(1 - seat) == 0 else 2
        if seat == self.closer and self.options["closer_false_claim"] == "max":
            value = max(value, self.worth_of_a_failed_close())
        return value

    def played_to_the_end(self) -> None:
        """§8.3, §8.7, §8.8."""
        if self.closer is not None:
            self.score(1 - self.closer, self.worth_of_a_failed_close())
            return
        rule = self.options["no_claim_result"]
        if rule == "last_trick_one":
            self.score(self.tricks[-1][0], 1)
        elif rule == "carry_one":
            there = [seat for seat in (0, 1) if self.points[seat] >= int(self.options["target_points"])]
            if len(there) == 1:
                loser = 1 - there[0]
                self.score(there[0], self.ladder(self.points[loser], self.won(loser)))
            else:
                self.nobody_scores(carries=1)
        elif self.points[0] != self.points[1]:
            loser = 0 if self.points[0] < self.points[1] else 1
            self.score(1 - loser, self.ladder(self.points[loser], self.won(loser)))
        elif self.options["tie_result"] == "next_plus_one":
            self.nobody_scores(carries=1)
        else:
            self.nobody_scores(carries=0)
            self.deals_again = self.options["tie_result"] == "redeal_same_dealer"

    def score(self, winner: int, value: int) -> None:
        """§8.10, and what an earlier deal carried over (§9.5)."""
        if self.closer is not None:
            value *= int(self.options["closed_game_multiplier"])
        self.scored = [0, 0]
        self.scored[winner] = value + self.carried
        self.carries = 0
        self.stage = "over"

    def nobody_scores(self, carries: int) -> None:
        """Points that were carried here go on to the winner of the next deal (§9.5)."""
        self.scored = [0, 0]
        self.carries = self.carried + carries
        self.stage = "over"

    # What may be looked at (§10.1)

    def reviewable(self, seat: int) -> list[int]:
        """The numbers, from 0, of the tricks that a seat may look through."""
        found = []
        for number, trick in enumerate(self.tricks):
            own = trick[0] == seat
            last = number == len(self.tricks) - 1 and self.led is None
            rule = self.options["trick_review"]
            if (rule == "own_all" and (own or last)) or (rule == "own_only" and own) or (rule == "last_only" and last):
                found.append(number)
        return found


def takes(card: str, led: str, trump: str) -> bool:
    """Whether the answer takes the trick (§2.3).

    >>> takes("KS", "TS", "H"), takes("KH", "QH", "H"), takes("TS", "TC", "H"), takes("JH", "AS", "H")
    (False, True, False, True)
    """
    if card[1] == led[1]:
        return ORDER.index(card[0]) < ORDER.index(led[0])
    return card[1] == trump


def answers(hand: list[str], led: str, trump: str, duty: str) -> list[str]:
    """The cards that may be played to the one led (§2.7, §6).

    >>> answers("AS JS QH TD JC".split(), "KS", "H", "strict"), answers("QH JH TD AC JC".split(), "KS", "H", "strict")
    (['AS'], ['QH', 'JH'])
    """
    same_suit = [card for card in hand if card[1] == led[1]]
    higher = [card for card in same_suit if ORDER.index(card[0]) < ORDER.index(led[0])]
    trumps = [card for card in hand if card[1] == trump]
    if duty == "none":
        return list(hand)
    if duty == "strict" and higher:
        return higher
    if same_suit:
        return same_suit
    if duty in {"strict", "suit_trump"} and trumps:
        return trumps
    return list(hand)


# The match (§9)


def next_dealer(options: Mapping[str, Setting], deal: SlowDeal) -> int:
    """§9.3."""
    assert deal.scored is not None
    if deal.deals_again:
        return deal.dealer
    if options["dealer_rotation"] == "alternate":
        return 1 - deal.dealer
    if deal.scored == [0, 0]:
        return deal.dealer
    winner = 0 if deal.scored[0] > 0 else 1
    return winner if options["dealer_rotation"] == "winner" else 1 - winner


def match_winner(options: Mapping[str, Setting], score: Sequence[int]) -> int | None:
    """§9.1."""
    for seat in (0, 1):
        if score[seat] >= int(options["match_points"]):
            return seat
    return None


def black_marks(options: Mapping[str, Setting], score: Sequence[int]) -> int:
    """§9.4: how many Bummerl the loser of the match gets; none while it goes on."""
    winner = match_winner(options, score)
    if winner is None:
        return 0
    return int(options["schneider_bummerl"]) if score[1 - winner] == 0 else 1


REFERENCE: Mapping[str, Setting] = {
    "deck": 20,
    "hand_size": 5,
    "deal_pattern": "3,T,2",
    "dealer_rotation": "alternate",
    "open_follow": "none",
    "strict_follow": "strict",
    "closing_allowed": True,
    "close_on_first_lead": True,
    "min_talon_to_close": 2,
    "close_timing": "after_draw",
    "exchange_by": "leader",
    "exchange_requires_trick": False,
    "min_talon_to_exchange": 2,
    "exchange_after_opponent_close": False,
    "marriage_on_first_lead": "deferred",
    "marriage_needs_trick": True,
    "marriage_counted": "at_once",
    "marriage_after_close": True,
    "marriage_after_exhaustion": True,
    "marriage_lead_card": "either",
    "claim_timing": "trick_or_marriage",
    "claim_mode": "manual",
    "target_points": 66,
    "false_claim_value": "two_or_three",
    "closing_scored_at": "close",
    "failed_close_value": "opp_trickless",
    "opponent_claim_after_close_value": "as_failed_close",
    "closer_false_claim": "max",
    "last_trick_bonus": 0,
    "no_claim_result": "last_trick_one",
    "tie_result": "na",
    "schneider_threshold": 33,
    "schwarz_basis": "no_trick",
    "closed_game_multiplier": 1,
    "match_points": 7,
    "score_direction": "down",
    "schneider_bummerl": 1,
    "trick_review": "own_all",
}
"""The defaults that the rule page names, option by option."""
