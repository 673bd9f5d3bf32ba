"""Deals of Thousand for tests: hands as texts, actions as texts, random games under random options and standings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from bummerl.rules.actions import Action, Event, Seat, Verb, read_actions
from bummerl.rules.cards import Card, Cards, Rank, read_cards
from bummerl.rules.game import State, Step
from bummerl.rules.options import Option, OptionError, Value
from bummerl.rules.thousand import PRESETS, Phase, Table, ThousandGame, ThousandOptions, ThousandStanding
from bummerl.rules.thousand.dealing import players
from bummerl.rules.thousand.table import Outcome
from bummerl.rules.tricks import marriages, winner

Z_HANDS: Final = ("AS KS JC AD 9D KH JH", "TS JS QC KD QD TH 9H", "QS 9S AC TC KC 9C JD")
Z_STOCK: Final = "AH TD QH"
"""The cards of the full deal of the rules page: forehand, middle, dealer."""


def game(preset: str = "thousand", **options: Value) -> ThousandGame:
    """A preset with some options changed; nobody is asked about redeals unless that is wanted."""
    quiet: dict[str, Any] = {"redeal_four_nines": "off", "redeal_four_nines_after_exchange": False}
    return ThousandGame(replace(PRESETS[preset], **{**quiet, **options}))


def deck(options: ThousandOptions, dealer: Seat, hands: Sequence[str], stock: str) -> tuple[Card, ...]:
    """The pack that deals these hands, by seat, and this stock."""
    cards = iter(read_cards(stock))
    size = len(read_cards(stock))
    half = size // 2
    order = list(cards)
    if options.players == 2:
        order = [order[number // 2 + half * (number % 2)] for number in range(size)]
    places = [round(number * 23 / (size - 1)) for number in range(size)]
    seats = players(options, dealer)
    left = [list(read_cards(hand)) for hand in hands]
    packed: list[Card] = []
    turn = 0
    for place in range(24):
        if place in places:
            packed.append(order[places.index(place)])
        else:
            packed.append(left[seats[turn % len(seats)]].pop(0))
            turn += 1
    return tuple(packed)


@dataclass(frozen=True)
class Deal:
    """A deal under way, with all that has happened."""

    game: ThousandGame
    step: Step[Table]
    log: tuple[Event, ...]

    @property
    def state(self) -> State[Table]:
        return self.step.state

    @property
    def table(self) -> Table:
        return self.step.state.table

    @property
    def legal(self) -> str:
        """What may be done, as texts."""
        return " ".join(map(str, self.game.legal(self.state)))

    @property
    def outcome(self) -> Outcome:
        """The result of the finished deal."""
        result = self.table.result
        assert isinstance(result, Outcome)
        return result

    @property
    def told(self) -> list[str]:
        """The ids of the result's sentences."""
        return [why.id for why in self.outcome.reasons]

    @property
    def after(self) -> ThousandStanding:
        """The score sheet after the deal."""
        return self.game.advance(self.table.standing, self.outcome)

    def hand(self, seat: Seat) -> Cards:
        return self.state.hands[seat]

    def play(self, actions: str) -> Deal:
        """These actions done."""
        deal = self
        for action in read_actions(actions):
            step = deal.game.apply(deal.state, action)
            deal = Deal(deal.game, step, deal.log + step.events)
        return deal

    def why(self, action: str) -> str:
        """Why this may not be done now: the id of the sentence and its paragraph; "" if it may."""
        [read] = read_actions(action)
        found = self.game.explain(self.table, self.hand(self.table.turn), read)
        return (
            "" if found is None else f"{found.id.removeprefix('refused-').removeprefix('thousand-')} {found.paragraph}"
        )

    def finish(self, choose: Callable[[Deal], Action] | None = None) -> Deal:
        """Play on to the end, the first legal card each time."""
        deal = self
        while deal.table.result is None:
            action = deal.game.legal(deal.state)[0] if choose is None else choose(deal)
            deal = deal.play(str(action))
        return deal


def begin(
    hands: Sequence[str] = Z_HANDS,
    stock: str = Z_STOCK,
    *,
    preset: str = "thousand",
    dealer: Seat = 2,
    standing: ThousandStanding | None = None,
    **options: Value,
) -> Deal:
    """A deal of these hands (by seat); the dealer is seat 2, so that seat 0 is the forehand of three."""
    played = game(preset, **options)
    before = played.opening(dealer) if standing is None else replace(standing, dealer=dealer)
    step = played.deal(deck(played.options, dealer, hands, stock), before)
    return Deal(played, step, step.events)


def standing(score: Sequence[int], **books: Any) -> ThousandStanding:  # noqa: ANN401
    """A score sheet; the golden round is over."""
    return ThousandStanding(0, tuple(score), **{"deals": 9, **books})


# Chance


def random_value(option: Option, rng: Random) -> Value:
    """Any value that this option can take by itself, mostly near its default."""
    if option.choices:
        return rng.choice(option.choices)
    if option.name == "marriage_values":
        return rng.choice(["100,80,40,60", "100,80,60,60", "40,60,80,100"])
    if option.name == "bid_steps":
        return rng.choice(["0:10", "0:5,200:10", "0:1", "0:25"])
    if option.name == "silence_below":
        return rng.choice([option.low, -120, 0])
    if option.name == "blind_min_score":
        return rng.choice([option.low, 0, 240])
    low = max(option.low, int(option.default) - 20 if isinstance(option.default, int) else 0)
    return rng.randint(low, min(option.high, max(low + 6, int(option.default) + 20)))


def random_options(rng: Random, base: ThousandOptions, most: int = 8) -> ThousandOptions:
    """A preset with some options changed so that they go together."""
    while True:
        chosen = rng.sample(ThousandOptions.all(), rng.randint(0, most))
        changes: dict[str, Any] = {option.name: random_value(option, rng) for option in chosen}
        try:
            return replace(base, **changes)
        except OptionError:
            continue


def random_standing(rng: Random, options: ThousandOptions) -> ThousandStanding:
    """A match in the middle: near and on the barrel, with bolts, or just begun."""
    seats = options.players
    score = [rng.choice([0, rng.randrange(-400, 880, 5), 555 - 120, 700 + 5 * rng.randrange(36)]) for _ in range(seats)]
    top = min(options.target, options.barrel_at if options.endgame == "barrel" else options.target)
    score = [min(each, top - 5) for each in score]
    barrel, attempts = [0] * seats, [0] * seats
    if options.endgame == "barrel" and rng.random() < 0.6:
        sitting = rng.sample(range(seats), rng.randint(1, min(options.barrel_places, seats)))
        for place, seat in enumerate(sitting, 1):
            score[seat], barrel[seat] = options.barrel_at, place
            attempts[seat] = rng.randrange(max(1, options.barrel_attempts))
    return ThousandStanding(
        rng.randrange(seats),
        tuple(score),
        deals=rng.randrange(6),
        cuts=rng.randrange(3),
        bolts=tuple(rng.randrange(options.bolt_limit) for _ in range(seats)),
        barrel=tuple(barrel),
        attempts=tuple(attempts),
        falls=tuple(rng.randrange(max(1, options.barrel_falls_to_zero)) for _ in range(seats)),
        streak=tuple(rng.randrange(max(1, options.no_win_streak)) for _ in range(seats)),
        write_offs=tuple(rng.randrange(4) for _ in range(seats)),
    )


def random_action(rng: Random, legal: Sequence[Action]) -> Action:
    """As the random player does: it passes two times in three, bids low, seldom raises or gives up, likes marriages."""
    melds = [action for action in legal if action.verb is Verb.MELD]
    if melds and rng.random() < 0.8:
        return rng.choice(melds)
    quiet = [action for action in legal if action.verb in {Verb.PASS, Verb.KEEP, Verb.LOOK, Verb.DECLINE}]
    if quiet and rng.random() < 0.66:
        return rng.choice(quiet)
    low = [action for action in legal if action.verb not in {Verb.BID, Verb.RAISE} or (action.value or 0) <= 140]
    tame = [action for action in low if action.verb not in {Verb.WRITE_OFF, Verb.BOMB} or rng.random() < 0.05]
    return rng.choice(tame or low or list(legal))


def sensible_action(game: ThousandGame, state: State[Table]) -> Action:
    """A player good enough to end a match: bids what the hand is worth, declares marriages, plays high cards first."""
    table, legal = state.table, game.legal(state)
    hand = state.hands[table.turn]
    on_barrel = table.standing.barrel[table.turn] > 0
    worth = 40 + sum(12 if card.rank is Rank.ACE else 3 for card in hand if card.rank >= Rank.TEN)
    worth += sum(game.options.worth(suit) for suit in marriages(hand)) + 40 * on_barrel
    bids = [action for action in legal if action.verb in {Verb.BID, Verb.RAISE}]
    wanted = game.options.barrel_min_contract if on_barrel else 0
    match table.phase:
        case Phase.BLIND | Phase.REDEAL:
            return legal[-1]
        case Phase.AUCTION:
            affordable = [action for action in bids if (action.value or 0) <= worth]
            return affordable[0] if affordable else legal[-1]
        case Phase.RAISE:
            needed = [action for action in bids if (action.value or 0) >= wanted > table.bid]
            return needed[0] if needed else legal[0]
        case Phase.STOCK:
            return legal[0]
        case Phase.EXCHANGE:
            kept = Cards(card for suit in marriages(hand) for card in suit.marriage)
            parting = [action for action in legal if action.card is not None]
            return min(parting, key=lambda action: (action.card in kept, (action.card or Card("AS")).rank))
        case Phase.LEAD | Phase.FOLLOW:
            melds = [action for action in legal if action.verb is Verb.MELD]
            if melds:
                return max(melds, key=lambda action: action.value or 0)
            cards = [action for action in legal if action.card is not None]
            best = max(cards, key=lambda action: (action.card or Card("7S")).rank)
            played = (*table.trick, best.card) if best.card is not None else table.trick
            wins = winner(played, table.trump) == len(table.trick)
            return best if wins else min(cards, key=lambda action: (action.card or Card("AS")).rank)
