"""A deal of Thousand once more: slow, plain, and written from ``docs/rules/thousand.md`` alone.

Nothing here is shared with the package: cards are texts, hands are lists, options and the score sheet are mappings.
`tests/test_slow_rules_thousand.py` plays both and compares; the sheet is in `tests/slow_sheet.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Any

from tests.slow_tricks import ACE_HIGH, PACKS, WORTH, Duties, answers, best_of, cannot_have_held

SUITS = "HDCS"
"""In the order in which the option names what their marriages are worth (§T7.1)."""


def who_plays(options: Mapping[str, Any], dealer: int) -> list[int]:
    """The seats that play, forehand first (§T1.3, §T13.1)."""
    seats = [(dealer + step) % options["players"] for step in range(1, options["players"] + 1)]
    if options["players"] == 4:
        last = (dealer - 1) % 4 if options["forced_bid_seat"] == "dealer" else dealer
        out = {"dealer": dealer, "right_of_dealer": (dealer - 1) % 4, "opposite_dealer": (dealer + 2) % 4}
        seats.remove({**out, "last_bidder": last}[options["sitter"]])
    return seats


def rounded(options: Mapping[str, Any], points: Fraction | int) -> int:
    """§T8.4.

    >>> [rounded({"rounding": 10, "rounding_ties": ties}, 15) for ties in ("up", "down")]
    [20, 10]
    """
    steps = Fraction(points) / options["rounding"]
    half = Fraction(1, 2)
    return int((floor(steps + half) if options["rounding_ties"] == "up" else ceil(steps - half)) * options["rounding"])


def ladder(options: Mapping[str, Any]) -> list[int]:
    """Every number that can be bid (§T4.2, §T4.3, §T4.5)."""
    steps = [tuple(map(int, pair.split(":"))) for pair in options["bid_steps"].split(",")]
    top = 120 + sum(map(int, options["marriage_values"].split(","))) + options["ace_marriage"]
    found = [options["min_bid"]]
    for bid in range(options["min_bid"] + 1, top + 1):
        step = [size for start, size in steps if start <= bid][-1]
        if bid % step == 0:
            found.append(bid)
    return found


class SlowThousand:
    """A deal being played: `legal` lists what may be done as texts, `do` does it, `stage` is "over" at the end.

    Then `scored` has the line of the sheet, `again` says that the same dealer deals once more, and `played` that the
    cards were played; `bolted` had no trick, or no points where these count.
    """

    def __init__(self, options: Mapping[str, Any], deck: Sequence[str], sheet: Mapping[str, Any]) -> None:
        self.options, self.sheet = options, sheet
        self.seats = list(range(options["players"]))
        self.players = who_plays(options, sheet["dealer"])
        self.sitter = next((seat for seat in self.seats if seat not in self.players), None)
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.covered: list[list[str]] = [[] for _ in self.seats]
        self.stocks: list[list[str]] = []
        self.golden = options["golden_round"] and sheet["deals"] < options["players"]
        self.stage, self.turn, self.speaker = "", self.players[0], self.players[0]
        self.bid, self.won_at = 0, 0
        self.declarer: Any = None  # a seat once there is one, as the next two
        self.blind: Any = None
        self.trump_by: Any = None
        self.passed: list[int] = []
        self.asked: list[int] = []
        self.unseen: list[int] = []
        self.open_stock: list[str] = []
        self.given: list[int] = []
        self.laid = 0
        self.trump, self.coming = "", ""
        self.trick: list[str] = []
        self.tricks: list[tuple[int, list[str], int]] = []
        self.ruled_out: list[tuple[int, int, set[str]]] = []
        self.declared = ""
        self.points = [0] * len(self.seats)
        self.scored: list[int] = []
        self.again = self.made = self.played = self.wrote_off = self.bad_cut = False
        self.contract = 0
        self.bolted: list[int] = []
        self.duties = Duties(
            beat=options["must_beat"],
            trump=options["must_trump"],
            overtrump=options["must_overtrump"],
            undertrump=options["undertrump"] == "forced",
        )
        self.begin(list(deck))

    # The beginning (§T2, §T10.1)

    def begin(self, deck: list[str]) -> None:
        options = self.options
        bad = {"off": "", "nine": "9", "nine_or_jack": "9J"}[options["cut_check"]]
        if deck[-1][0] in bad:
            self.cut_badly()
            return
        self.lay_out(deck)
        for seat in self.players:
            if options["redeal_four_nines"] == "automatic" and self.count(self.hands[seat], "9") == 4:
                self.throw_in()
                return
        if self.golden:
            self.bid, self.declarer = 120, self.players[0]
            self.win_the_auction()
            return
        self.open_the_auction()

    def cut_badly(self) -> None:
        """§T2.2, §T2.3."""
        self.bad_cut = True
        self.again = True
        self.scored = [0 for _ in self.seats]
        if self.sheet["cuts"] == 2:
            cutter = (self.sheet["dealer"] - 1) % len(self.seats)
            by_dealer = self.options["cut_penalty_payer"] == "dealer"
            doubled = self.golden and self.options["golden_double_penalties"]
            self.scored[self.sheet["dealer"] if by_dealer else cutter] = -self.options["penalty"] * (
                2 if doubled else 1
            )
            self.again = by_dealer
        self.stage = "over"

    def lay_out(self, deck: list[str]) -> None:
        """§T2.4, §T14.1."""
        two = len(self.seats) == 2
        size = {"9_2x3": 6, "10_2x2_discard2": 4, "10_2x2_pass1": 4}[self.options["two_player_mode"]] if two else 3
        to_stock = [round(Fraction(23 * number, size - 1)) for number in range(size)]
        stock = [deck[place] for place in to_stock]
        others = [card for place, card in enumerate(deck) if place not in to_stock]
        for number, card in enumerate(others):
            self.hands[self.players[number % len(self.players)]].append(card)
        self.stocks = [stock[0::2], stock[1::2]] if two else [stock]

    def open_the_auction(self) -> None:
        """§T3.2, §T4.1."""
        forced = {"forehand": self.players[0], "dealer": self.sheet["dealer"], "none": None}[
            self.options["forced_bid_seat"]
        ]
        if forced is not None and forced not in self.players:
            forced = self.players[0]
        for seat in self.players:
            rule = self.options["blind_bid"]
            entitled = rule == "any_first_bid" or (rule == "forced_seat_120" and seat == forced)
            enough = self.sheet["score"][seat] >= self.options["blind_min_score"] and not self.is_silent(seat)
            if entitled and enough:
                self.unseen.append(seat)
                self.covered[seat], self.hands[seat] = self.hands[seat], []
        if forced is not None:
            self.bid, self.declarer = self.options["min_bid"], forced
            self.speaker = forced if forced in self.unseen else self.next_to(forced)
        self.go_on()

    # Small questions

    @staticmethod
    def count(cards: Sequence[str], rank: str) -> int:
        return len([card for card in cards if card[0] == rank])

    @staticmethod
    def worth(cards: Sequence[str]) -> int:
        return sum(WORTH[card[0]] for card in cards)

    def is_silent(self, seat: int) -> bool:
        """§T4.8."""
        return bool(self.sheet["score"][seat] < self.options["silence_below"])

    def next_to(self, seat: int) -> int:
        """Who of the players sits next and has not passed."""
        for step in range(1, len(self.seats)):
            other = (seat + step) % len(self.seats)
            if other in self.players and other not in self.passed:
                return other
        return seat

    def after(self, seat: int) -> int:
        """Who plays next."""
        return self.players[(self.players.index(seat) + 1) % len(self.players)]

    def marriage_worth(self, suit: str) -> int:
        """§T7.1."""
        return int(self.options["marriage_values"].split(",")[SUITS.index(suit)])

    def pairs(self, cards: Sequence[str]) -> list[str]:
        """The suits of which king and queen are among these."""
        return [suit for suit in SUITS if "K" + suit in cards and "Q" + suit in cards]

    def limit(self, hand: Sequence[str]) -> int:
        """How high a hand may be bid (§T4.5, §T4.6)."""
        bonus = sum(map(self.marriage_worth, self.pairs(hand)))
        if self.count(hand, "A") == 4:
            bonus += self.options["ace_marriage"]
        if self.options["bid_cap"] == "120_plus_marriages":
            return 120 + bonus
        return 120 if self.options["bid_cap"] == "120_without_marriage" and bonus == 0 else 10_000

    def is_hopeless(self, hand: Sequence[str]) -> bool:
        """§T2.6."""
        o = self.options
        return bool(
            (o["redeal_four_nines"] == "request" and self.count(hand, "9") == 4)
            or (o["redeal_three_nines"] and self.count(hand, "9") >= 3)
            or (o["redeal_four_jacks"] and self.count(hand, "J") == 4)
            or self.worth(hand) < o["redeal_low_hand"]
        )

    # Before the play: what comes next

    def go_on(self) -> None:
        """The next question before or in the auction (§T2.6, §T3, §T4)."""
        o = self.options
        if (
            o["redeal_four_nines"] == "request"
            or o["redeal_three_nines"]
            or o["redeal_four_jacks"]
            or o["redeal_low_hand"]
        ):
            for seat in self.players:
                if seat not in self.unseen and seat not in self.asked:
                    self.stage, self.turn = "redeal", seat
                    return
        left = [seat for seat in self.players if seat not in self.passed]
        if not left:
            self.throw_in()
        elif left == [self.declarer]:
            self.look(left[0])
            self.win_the_auction()
        elif self.speaker in self.unseen and not self.blind_bids():
            self.look(self.speaker)
            if self.speaker == self.declarer:  # who holds the forced bid has bid already (§T4.1)
                self.speaker = self.next_to(self.speaker)
            self.go_on()
        else:
            self.stage, self.turn = "blind" if self.speaker in self.unseen else "auction", self.speaker

    def look(self, seat: int) -> None:
        if seat in self.unseen:
            self.unseen.remove(seat)
            self.hands[seat], self.covered[seat] = self.covered[seat], []

    def throw_in(self) -> None:
        """§T2.7."""
        self.again, self.scored, self.stage = True, [0 for _ in self.seats], "over"

    def higher(self) -> list[int]:
        """What is above the highest bid (§T4.3, §T4.4)."""
        return [bid for bid in ladder(self.options) if bid > self.bid]

    def blind_bids(self) -> list[int]:
        """§T3.1."""
        seat = self.speaker
        if self.options["blind_bid"] == "forced_seat_120":
            return [120] if seat == self.declarer else []
        bids = [self.bid] * (seat == self.declarer) + self.higher()
        if self.options["bid_cap"] != "none":
            bids = [bid for bid in bids if bid <= 120]
        return bids if self.options["bid_jumps"] else bids[:1]

    def bids(self) -> list[int]:
        """§T4.3 to §T4.8."""
        bids = [] if self.is_silent(self.turn) else self.higher()
        if not self.options["bid_jumps"]:
            bids = bids[:1]
        if self.options["bid_limit_enforcement"] == "reject":
            bids = [bid for bid in bids if bid <= self.limit(self.hands[self.turn])]
        return bids

    def win_the_auction(self) -> None:
        """§T5.1, §T10.4, §T14.2."""
        self.won_at, self.asked, self.turn = self.bid, [], self.declarer
        if self.golden and not self.options["golden_stock"]:
            self.exchanged()
        elif len(self.seats) == 2:
            self.stage = "stock"
        else:
            self.take_stock(0)

    def take_stock(self, number: int) -> None:
        cards = self.stocks.pop(number)
        self.hands[self.turn] += cards
        seen = self.options["stock_visibility"]
        if seen == "all" or (seen == "hidden_at_min" and self.won_at > self.options["min_bid"]):
            self.open_stock = cards
        early = self.options["raise_time"] == "before_pass" and self.can_be_raised()
        self.stage = "raise" if early else "exchange"

    def can_be_raised(self) -> bool:
        """Whether there is anything to ask there (§T5.7, §T5.9, §T10.3)."""
        return self.may_raise() or self.may_write_off() or self.options["bomb"] > 0

    def may_raise(self) -> bool:
        allowed = self.options["golden_raise"] if self.golden else self.options["raise_time"] != "none"
        return bool(allowed and self.higher())

    def may_write_off(self) -> bool:
        """§T5.9, §T5.10."""
        most = self.options["write_off_limit"]
        used = self.sheet["write_offs"][self.declarer]
        return bool(self.options["write_off"] != "off" and (most == 0 or used < most))

    def to_give(self) -> int:
        discards_only = len(self.seats) == 2 and self.options["two_player_mode"] == "10_2x2_discard2"
        return 0 if discards_only else len(self.players) - 1

    def to_lay(self) -> int:
        if len(self.seats) > 2:
            return 0
        return {"9_2x3": 1, "10_2x2_discard2": 2, "10_2x2_pass1": 0}[self.options["two_player_mode"]]

    def is_poor(self) -> bool:
        """§T5.3."""
        o = self.options
        uncontested = self.won_at == o["min_bid"] or self.golden
        if not self.open_stock or (o["redeal_stock_only_at_min"] and not uncontested):
            return False
        two_nines = o["redeal_stock_two_nines"] and self.count(self.open_stock, "9") >= 2
        return bool(two_nines or self.worth(self.open_stock) < o["redeal_low_stock"])

    def ways_out(self) -> list[str]:
        untouched = not self.given and self.laid == 0
        found = ["redeal"] if untouched and self.is_poor() else []
        if self.stage == "raise" or untouched:
            found += ["writeoff"] * self.may_write_off() + ["bomb"] * (self.options["bomb"] > 0)
        return found

    def exchanged(self) -> None:
        """§T5.6, §T5.7, §T6.1."""
        if self.options["redeal_four_nines_after_exchange"]:
            for seat in self.players:
                if seat not in self.asked:
                    self.stage, self.turn = "redeal", seat
                    return
        self.turn = self.declarer
        untouched = self.golden and not self.options["golden_stock"]
        late = self.options["raise_time"] != "before_pass" or untouched
        self.stage = "raise" if late and self.can_be_raised() else "lead"

    # What may be done

    def legal(self) -> list[str]:
        """Everything that the seat to act may do."""
        hand = self.hands[self.turn]
        if self.stage == "redeal":
            allowed = self.count(hand, "9") == 4 if self.won_at else self.is_hopeless(hand)
            return ["redeal"] * allowed + ["decline"]
        if self.stage == "blind":
            return [*(f"blind:{bid}" for bid in self.blind_bids()), "look"]
        if self.stage == "auction":
            return [*(f"bid:{bid}" for bid in self.bids()), "pass"]
        if self.stage == "stock":
            return ["stock:0", "stock:1"]
        if self.stage == "exchange":
            return self.legal_gifts()
        if self.stage == "raise":
            most = self.limit(hand) if self.options["raise_cap"] == "same_as_bid" else 10_000
            raises = [bid for bid in self.higher() if bid <= most] if self.may_raise() else []
            return [*(f"raise:{bid}" for bid in raises), "keep", *self.ways_out()]
        if self.stage == "lead":
            return self.legal_leads()
        if self.stage == "follow":
            return answers(hand, self.trick, self.trump, self.duties)
        return []

    def legal_gifts(self) -> list[str]:
        """§T5.4, §T14.2."""
        hand = self.hands[self.turn]
        if self.options["stock_mode"] == "pass_stock_cards":
            hand = [card for card in hand if card in self.open_stock]
        found = []
        if len(self.given) < self.to_give():
            others = [seat for seat in self.players if seat != self.turn and seat not in self.given]
            found += [f"give:{card}:{seat}" for card in hand for seat in others]
        if self.laid < self.to_lay():
            found += [f"discard:{card}" for card in hand]
        return found + self.ways_out()

    def legal_leads(self) -> list[str]:
        """§T6.7, §T7.2, §T7.3, §T7.8."""
        hand = self.hands[self.turn]
        if self.declared == "A":
            return [card for card in hand if card[0] == "A"]
        if self.declared:
            return [rank + self.declared for rank in "KQ"]
        foreign = self.options["no_lead_foreign_trump"] and self.trump_by != self.turn
        cards = [card for card in hand if card[1] != self.trump] if foreign and self.trump else hand
        found = list(cards or hand)
        if self.options["marriage_requires_trick"] and self.won(self.turn) == 0:
            return found
        found += [f"{self.marriage_worth(suit)}{suit}" for suit in self.pairs(hand)]
        if self.options["ace_marriage"] and self.count(hand, "A") == 4:
            found.append(f"meld:{self.options['ace_marriage']}")
        return found

    def won(self, seat: int) -> int:
        return len([trick for trick in self.tricks if trick[2] == seat])

    # Doing it

    def do(self, text: str) -> None:
        """Do one of the legal things."""
        assert text in self.legal(), f"{text} is not among {self.legal()}"
        word, _, rest = text.partition(":")
        if word in {"redeal", "decline", "blind", "bid", "look", "pass"}:
            self.speak(word, rest)
        elif self.stage in {"stock", "exchange", "raise"}:
            self.see_to_the_stock(word, rest)
        elif word == "meld":
            self.declare("A", int(rest))
        elif len(text) > 2:
            self.declare(text[-1], int(text[:-1]))
        else:
            self.play(text)

    def speak(self, word: str, rest: str) -> None:
        """§T2.6, §T3, §T4, §T5.6."""
        if word == "redeal":
            self.throw_in()
        elif word in {"blind", "bid"}:
            self.bid_now(int(rest), blind=word == "blind")
        elif word == "decline":
            self.asked.append(self.turn)
            if self.won_at:
                self.exchanged()
            else:
                self.go_on()
        else:
            if word == "pass":
                self.passed.append(self.turn)
            self.look(self.turn)
            if word == "pass" or self.declarer == self.turn:
                self.speaker = self.next_to(self.turn)
            self.go_on()

    def see_to_the_stock(self, word: str, rest: str) -> None:
        """§T5, §T14.2."""
        if word == "stock":
            self.take_stock(int(rest))
        elif word in {"give", "discard"}:
            self.part_with(rest[:2], int(rest[3:]) if word == "give" else None)
        elif word == "writeoff":
            self.wrote_off = True
            half = rounded(self.options, Fraction(self.bid, 2))
            share = 60 if self.options["write_off"] == "sixty" else half
            self.give_up(share, deduct=self.options["write_off_deduct"])
        elif word == "bomb":
            self.give_up(self.options["bomb"], deduct=False)
        else:
            self.bid = int(rest or self.bid)
            untouched = self.golden and not self.options["golden_stock"]
            early = self.options["raise_time"] == "before_pass" and not untouched
            self.stage = "exchange" if early else "lead"

    def bid_now(self, bid: int, *, blind: bool) -> None:
        """§T3.3, §T4.7."""
        seat = self.turn
        if not blind and bid > self.limit(self.hands[seat]):
            self.scored, self.stage = [0 for _ in self.seats], "over"
            self.scored[seat] = -bid
            return
        if self.blind is not None:
            self.look(self.blind)
        self.bid, self.declarer, self.blind = bid, seat, seat if blind else None
        if blind:
            self.asked.append(seat)
        self.speaker = self.next_to(seat)
        self.go_on()

    def part_with(self, card: str, to: int | None) -> None:
        self.hands[self.turn].remove(card)
        if to is None:
            self.stocks[0].append(card)
            self.laid += 1
        else:
            self.hands[to].append(card)
            self.given.append(to)
        if len(self.given) == self.to_give() and self.laid == self.to_lay():
            self.exchanged()

    def declare(self, what: str, worth: int) -> None:
        """§T7.3, §T7.4, §T7.7."""
        self.declared = what
        if self.turn == self.declarer or self.options["defender_marriages"]:
            self.points[self.turn] += worth
        if what == "A":
            return
        if self.options["trump_activation"] == "immediate":
            self.trump, self.trump_by = what, self.turn
        else:
            self.coming = what

    def play(self, card: str) -> None:
        """§T6.6."""
        seat = self.turn
        out: set[str] = set()
        if self.trick:
            out = cannot_have_held(card, self.trick, self.trump, self.duties, ACE_HIGH, PACKS[24])
        elif (
            not self.declared
            and self.options["no_lead_foreign_trump"]
            and card[1] == self.trump
            and seat != self.trump_by
        ):
            out = {other for other in PACKS[24] if other[1] != self.trump}
        if out:
            self.ruled_out.append((seat, len(self.tricks), out))
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.declared = ""
        self.turn, self.stage = self.after(seat), "follow"
        if len(self.trick) == len(self.players):
            self.finish_the_trick()

    def finish_the_trick(self) -> None:
        leader = self.turn
        seat = leader
        for _ in range(best_of(self.trick, self.trump)):
            seat = self.after(seat)
        self.points[seat] += self.worth(self.trick)
        self.tricks.append((leader, self.trick, seat))
        self.trick, self.turn, self.stage = [], seat, "lead"
        if self.coming:
            self.trump, self.trump_by, self.coming = self.coming, leader, ""
        if not self.hands[seat]:
            self.score()

    # What it is worth (§T5.9, §T8, §T13.3, §T14.3)

    def of_the_sitter(self) -> int:
        """§T13.3."""
        stock = self.open_stock or [card for stock in self.stocks for card in stock]
        aces, pairs = self.count(stock, "A"), sum(map(self.marriage_worth, self.pairs(stock)))
        return {
            "none": 0,
            "cards": self.worth(stock),
            "cards_plus_marriage": self.worth(stock) + pairs,
            "marriage_only": pairs,
            "aces40_plus_marriage": 40 * aces + pairs,
            "aces50_plus_marriage": 50 * aces + pairs,
        }[self.options["sitter_score"]]

    def score(self) -> None:
        """The order of §T8.5."""
        o = self.options
        if o["unused_to_last_trick"]:
            self.points[self.turn] += sum(map(self.worth, self.stocks))
        raw = self.points[self.declarer]
        self.contract, self.played = self.bid, True
        self.made = (rounded(o, raw) if o["declarer_round_first"] else raw) >= self.bid
        self.scored = [rounded(o, points) for points in self.points]
        if not self.made:
            self.scored[self.declarer] = -self.bid
        elif o["declarer_success"] == "bid" or self.scored[self.declarer] < self.bid:
            self.scored[self.declarer] = self.bid
        for seat in self.players:
            saved = self.won(seat) > 0 if o["bolt_test"] == "no_trick" else self.points[seat] > 0
            if not saved:
                self.bolted.append(seat)
        self.finish()

    def give_up(self, share: int, *, deduct: bool) -> None:
        """§T5.9, §T5.11."""
        self.contract = self.bid
        self.scored = [share for _ in self.seats]
        self.scored[self.declarer] = -self.bid if deduct else 0
        self.finish()

    def finish(self) -> None:
        if self.sitter is not None:
            self.scored[self.sitter] = rounded(self.options, self.of_the_sitter())
        for seat in self.seats:
            if self.blind is not None and (self.options["blind_scope"] == "all" or seat == self.declarer):
                self.scored[seat] *= 2  # §T3.4
            if self.golden:
                self.scored[seat] *= 2  # §T10.2
        self.stage = "over"
