"""Worlds: every drawn state fits the view, and each is drawn as often as the shuffle makes it.

The oracle is plain: put the cards that the seat has not seen come from the pack in another order, play the same
actions again, and keep the deck if the seat sees the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, islice
from math import comb, factorial, gcd
from random import Random
from typing import NamedTuple

import pytest

from bummerl.engine.worlds import World, count, every, some, worlds
from bummerl.rules.actions import Action, Event, Kind, Verb, read_actions, write_actions
from bummerl.rules.cards import Card, Cards, Suit, read_cards, write_cards
from bummerl.rules.game import Standing, State, View
from bummerl.rules.options import OptionError
from bummerl.rules.schnapsen import Denial, Phase, SchnapsenGame, Table
from bummerl.rules.schnapsen.presets import PRESETS

Scale = Callable[[int, int], int]


class Case(NamedTuple):
    """A seat's place in a deal: the whole history, of which the seat has seen its part."""

    game: SchnapsenGame
    dealer: int
    deck: str
    actions: str
    seat: int


def game(preset: str, **changes: str) -> SchnapsenGame:
    return SchnapsenGame(PRESETS[preset].with_texts(changes))


CASES = {
    "schnapsen, two tricks": Case(
        game("schnapsen"), 1, "JS JH TH AH JD KC QC TS KS AC AD QS KD KH QD AS TC TD QH JC", "JH-AD TS-JD", 0
    ),
    "schnapsen, a marriage shown": Case(
        game("schnapsen"), 1, "JS JH TH AH JD KC QC TS KS AC AD QS KD KH QD AS TC TD QH JC", "JH-AD 20S QS-JD", 1
    ),
    "schnapsen, the opponent has exchanged and leads": Case(
        game("schnapsen"),
        0,
        "JC JD KC TC JH QD AH AC AD QH QS KS TS AS QC TH JS KD TD KH",
        "KC-TC exchange 20S KS-JD QD",
        1,
    ),
    "schnapsen, three tricks and an exchange of its own": Case(
        game("schnapsen"),
        0,
        "KC JC AD JD AH QC TC TD JS QH TH AS QD TS KS AC KD QS JH KH",
        "TD-TH AS-QD JS-AH exchange",
        1,
    ),
    "schnapsen, closed with denials": Case(
        game("schnapsen"),
        1,
        "TD JS KC KD JD QH QC JC KH JH AH AD TH TC QS AC KS QD TS AS",
        "exchange KC-QH JS-KD close TC-JD QC-TH",
        0,
    ),
    "sixty-six, closed before the draw": Case(
        game("sixty_six"),
        1,
        "KD 9C QH QC AD JC QS 9S KH KS KC TD 9D AH JS QD JH JD TH AS TC AC 9H TS",
        "KH-QC draw 9S-TD close AD-KD",
        1,
    ),
    "sixty-six, before the draw": Case(
        game("sixty_six"),
        0,
        "KD AS 9D TH AH 9H JC QC JH JS KS KC QS TC 9S AC QH 9C QD JD KH TS TD AD",
        "JC-KS draw 9H-9D",
        0,
    ),
    "sixty-six in America, the follower has exchanged": Case(
        game("sixty_six_us"),
        0,
        "KH KC JH AS 9C KS QD JC 9S AC QS 9D JD QC JS TC TH TD TS QH AH AD KD 9H",
        "KC-AC draw 9C-QD draw JS exchange",
        1,
    ),
    "scharf, two denials, two draws": Case(
        game("scharfschnapsen"), 1, "KH QD AC QS JD JC QH KC QC JH AH TS TH AS JS KD KS TC TD AD", "KC-QC QD-JD", 0
    ),
    "scharf, and then a marriage": Case(
        game("scharfschnapsen"),
        1,
        "KH QD AC QS JD JC QH KC QC JH AH TS TH AS JS KD KS TC TD AD",
        "KC-QC QD-JD 40H KH-TH KD",
        0,
    ),
    "scharf, a denied card is drawn and played": Case(
        game("scharfschnapsen"),
        1,
        "QS JH JC TH TS KS AC JS QH KH KD QC TD AH AD KC JD AS TC QD",
        "AC-TS JC-TD 20H KH-JH KS",
        0,
    ),
    "scharf, a denied trump is drawn and exchanged": Case(
        game("scharfschnapsen"),
        0,
        "AC QD TH QS KS JD KH KC TD AS AH TC QH KD JH JS AD QC TS JC",
        "KC-KS KH-QH 20D KD-TD exchange",
        1,
    ),
    "scharf, a denied queen is drawn and shown with the king": Case(
        game("scharfschnapsen"),
        0,
        "TS QS KH QH TC JS JD QC JH JC AH KD AS TH AC QD TD KC AD KS",
        "JD-JH QH-KH QC-TC 20D",
        1,
    ),
    "scharf, the last face-down card": Case(
        game("scharfschnapsen"),
        1,
        "TD AS TS TH QS JS KC JC KD JH JD KS QD TC AD AC QH KH AH QC",
        "TD-KD KS-JS AS-QS TC-QD",
        0,
    ),
    "scharf, closed": Case(
        game("scharfschnapsen", closing_allowed="true"),
        1,
        "KS QC JD TS KC QD TC QS AS TH AC QH JS TD JH JC AH KH AD KD",
        "20S KS-AS QD-JD close TH-JH",
        1,
    ),
    "scharf, the follower has exchanged, before the draw": Case(
        game("scharfschnapsen", closing_allowed="true", close_timing="before_or_after_draw", exchange_by="either"),
        0,
        "AD TC AC KH TH QD AS JH AH TD QC JD JC TS QS KC QH KD KS JS",
        "AC-TH draw TC exchange QC draw JH-AH",
        1,
    ),
}


class Found(NamedTuple):
    """Where some actions have led, and all events."""

    state: State[Table]
    events: tuple[Event, ...]


def played(case: Case, deck: Sequence[Card], actions: Iterable[Action]) -> Found | None:
    """Where the actions lead from this deck; None if one of them is illegal."""
    state, events = case.game.deal(deck, Standing(case.dealer))
    for action in actions:
        if action not in case.game.legal(state):
            return None
        state, more = case.game.apply(state, action)
        events += more
    return Found(state, events)


class Story(NamedTuple):
    """What happened in a case, and the places in the deck whose card the seat has not seen come.

    These were dealt to the other, drawn by it, or are still face down.
    """

    view: View[Table]
    truth: State[Table]
    actions: tuple[Action, ...]
    dealt: tuple[int, ...]
    drawn: tuple[int, ...]
    down: tuple[int, ...]

    @property
    def places(self) -> tuple[int, ...]:
        return self.dealt + self.drawn + self.down

    def until_trick(self, number: int) -> tuple[Action, ...]:
        """The actions up to and with this trick, counted from 0."""
        plays = [at for at, action in enumerate(self.actions) if action.verb is Verb.PLAY]
        return self.actions[: plays[2 * number + 1] + 1]


def story(case: Case) -> Story:
    deck, actions = read_cards(case.deck), read_actions(case.actions)
    found = played(case, deck, actions)
    assert found is not None
    came = {
        kind: [(card, event.seen_by(case.seat)) for event in found.events if event.kind is kind for card in event.cards]
        for kind in (Kind.DEALT, Kind.DREW, Kind.TURNED)
    }
    known = {card for cards in came.values() for card, is_seen in cards if is_seen}
    dealt = tuple(deck.index(card) for card, _ in came[Kind.DEALT] if card not in known)
    drawn = tuple(deck.index(card) for card, _ in came[Kind.DREW] if card not in known)
    down = tuple(at for at, card in enumerate(deck) if card not in known and at not in dealt + drawn)
    return Story(case.game.view(found.state, case.seat, found.events), found.state, actions, dealt, drawn, down)


def seen(name: str) -> View[Table]:
    return story(CASES[name]).view


# The oracle


def fitting(case: Case, told: Story, deck: Sequence[Card]) -> Found | None:
    """Where this deck leads, if the seat sees the same."""
    found = played(case, deck, told.actions)
    return found if found is not None and case.game.view(found.state, case.seat, found.events) == told.view else None


def by_rejection(case: Case, decks: int) -> Iterator[Found]:
    """Shuffle so many whole decks and keep those that fit."""
    told, rng = story(case), Random(1)
    deck = list(read_cards(case.deck))
    for _ in range(decks):
        cards = rng.sample([deck[place] for place in told.places], len(told.places))
        for place, card in zip(told.places, cards, strict=True):
            deck[place] = card
        found = fitting(case, told, deck)
        if found is not None:
            yield found


def by_trying_all(case: Case) -> dict[Cards, int]:
    """In how many decks that fit the other holds which hand, up to a factor and to the orders that nobody has seen."""
    told = story(case)
    first = combinations(sorted(read_cards(case.deck)[place] for place in told.places), len(told.dealt))
    return lowest(Counter(state.hands[1 - case.seat] for hand in first for state in going_on(case, told, hand)))


def going_on(case: Case, told: Story, start: tuple[Card, ...]) -> Iterator[State[Table]]:
    """Try each card as the next one that the other draws, until a trick cannot be played or it has drawn them all."""
    deck = list(read_cards(case.deck))
    left = [deck[place] for place in told.places if deck[place] not in start]
    for place, card in zip(told.places, (*start, *left), strict=True):
        deck[place] = card
    draws = len(start) - len(told.dealt)
    if draws == len(told.drawn):
        found = fitting(case, told, deck)
        if found is not None:
            yield found.state
    elif played(case, deck, told.until_trick(draws)) is not None:
        for card in left:
            yield from going_on(case, told, (*start, card))


def key(state: State[Table]) -> object:
    """What tells a world from others: the order of face-down cards only while they may still be drawn."""
    return state.hands, state.stock if state.table.is_open and state.table.result is None else ()


def lowest(weights: Mapping[Cards, int]) -> dict[Cards, int]:
    common = gcd(*weights.values())
    return {hand: weight // common for hand, weight in weights.items()}


# Every world, against all decks


def assert_every_world_has_its_weight(case: Case, expected: Mapping[Cards, int]) -> None:
    told = story(case)
    found = list(every(told.view))
    hands: Counter[Cards] = Counter()
    for world in found:
        hands[world.state.hands[1 - case.seat]] += world.weight

    assert len(found) == len({world.state for world in found}) == count(told.view)
    assert lowest(hands) == expected
    assert {each.state.stock[-1:] for each in found} == {told.truth.stock[-1:]}
    assert gcd(*(world.weight for world in found)) == 1
    assert key(told.truth) in {key(world.state) for world in found}


SLOW = (
    "schnapsen, two tricks",
    "schnapsen, three tricks and an exchange of its own",
    "schnapsen, closed with denials",
    "sixty-six, closed before the draw",
)
TOO_MANY_DECKS = ("sixty-six, before the draw", "sixty-six in America, the follower has exchanged")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.soak] if name in SLOW else [])
        for name in CASES
        if name not in TOO_MANY_DECKS
    ],
)
def test_every_world_has_the_weight_that_all_decks_give_it(name: str) -> None:
    assert_every_world_has_its_weight(CASES[name], by_trying_all(CASES[name]))


def test_every_world_of_any_deal_has_the_weight_that_all_decks_give_it(scale: Scale) -> None:
    """Long hands leave few cards to be drawn, so that all decks can be tried wherever a random deal has led."""
    rng = Random(5)
    tried = uneven = 0
    while tried < scale(20, 6_000):
        fixed = HANDS_OF_SEVEN if rng.random() < 0.9 else HANDS_OF_SIX
        follow = {"open_follow": rng.choice(["suit", "suit_trump", "strict", "strict"])}
        case = a_case(rng, flipped(rng, "scharfschnapsen", 0.15, fixed | follow))
        if case is not None:
            expected = by_trying_all(case)
            assert_every_world_has_its_weight(case, expected)
            tried += 1
            uneven += len(set(expected.values())) > 1

    assert uneven > tried / 4


# Drawn worlds, against chi-squared


def bound(freedom: int) -> float:
    """What chi-squared exceeds once in ten thousand samples (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.72 * part**0.5) ** 3)


def assert_alike(one: Counter[object], two: Counter[object], what: str) -> None:
    """Two samples come from one distribution, as far as chi-squared can tell."""
    pairs = [(one[outcome], two[outcome]) for outcome in sorted(one.keys() | two.keys(), key=repr)]
    bins = [pair for pair in pairs if sum(pair) >= 10]
    rare = [pair for pair in pairs if sum(pair) < 10]
    if rare:
        bins.append((sum(first for first, _ in rare), sum(second for _, second in rare)))
    ratio = (one.total() / two.total()) ** 0.5
    value = sum((first / ratio - second * ratio) ** 2 / (first + second) for first, second in bins)
    assert len(bins) == 1 or value < bound(len(bins) - 1), f"{what}: {value:.1f} in {len(bins)} bins"


FEATURES: Mapping[str, Callable[[Cards, State[Table]], object]] = {
    "the hand": lambda hand, _: hand.mask % 61,
    "its suits": lambda hand, _: tuple(len(hand & suit.cards) for suit in Suit),
    "its points": lambda hand, _: hand.points,
    "what it holds of what was ruled out": lambda hand, state: hand & Cards(ruled_out(state)),
    "the next card": lambda _, state: state.stock[:1],
    "the card after it": lambda _, state: state.stock[1:2],
}


def ruled_out(state: State[Table]) -> set[Card]:
    return {card for denial in state.table.denied for card in denial.cards}


@pytest.mark.parametrize("name", CASES)
def test_worlds_are_drawn_as_whole_decks_would_be(name: str, scale: Scale) -> None:
    case = CASES[name]
    expected = [found.state for found in by_rejection(case, scale(4_000, 1_000_000))]
    drawn = list(islice(worlds(seen(name), Random(2)), scale(3_000, 100_000)))

    assert len(expected) >= 5
    for what, feature in FEATURES.items():
        one, two = (
            Counter(feature(state.hands[1 - case.seat], state) for state in states) for states in (expected, drawn)
        )
        assert_alike(one, two, what)


@pytest.mark.parametrize(
    "name",
    [
        "schnapsen, three tricks and an exchange of its own",
        "schnapsen, closed with denials",
        "scharf, and then a marriage",
        "scharf, a denied card is drawn and played",
        "scharf, a denied trump is drawn and exchanged",
        "scharf, a denied queen is drawn and shown with the king",
        "scharf, the last face-down card",
        "scharf, closed",
    ],
)
def test_worlds_are_drawn_by_their_weights(name: str, scale: Scale) -> None:
    view = seen(name)
    weights = {key(world.state): world.weight for world in every(view)}
    whole = sum(weights.values())
    number = 8 * max(whole // min(weights.values()), scale(300, 50_000))
    drawn = Counter(key(state) for state in islice(worlds(view, Random(3)), number))

    assert drawn.keys() == weights.keys()
    value = sum(
        (drawn[each] - number * weights[each] / whole) ** 2 / (number * weights[each] / whole) for each in weights
    )
    assert value < bound(len(weights) - 1)


# Laws, over every preset and with options flipped

SHAPES = (
    {"deck": "20", "hand_size": "5", "deal_pattern": "3,T,2"},
    {"deck": "20", "hand_size": "4", "deal_pattern": "2,T,2"},
    {"deck": "20", "hand_size": "8", "deal_pattern": "4,T,4"},
    {"deck": "24", "hand_size": "6", "deal_pattern": "3,3,T"},
    {"deck": "24", "hand_size": "5", "deal_pattern": "5,T"},
    {"deck": "32", "hand_size": "6", "deal_pattern": "3,T,3"},
    {"deck": "32", "hand_size": "4", "deal_pattern": "T,4"},
)
HANDS_OF_SEVEN = {"deck": "20", "hand_size": "7", "deal_pattern": "7,T"}
HANDS_OF_SIX = {"deck": "20", "hand_size": "6", "deal_pattern": "3,3,T"}


def flipped(rng: Random, preset: str, share: float, fixed: Mapping[str, str]) -> SchnapsenGame:
    """A preset with some fixed options, and this share of the others flipped, as far as they go together."""
    options = PRESETS[preset].with_texts(fixed)
    for each in options.all():
        if rng.random() < share and each.name not in {"deck", "hand_size", "deal_pattern", *fixed}:
            value = rng.choice(each.choices) if each.choices else rng.randint(each.low, each.high)
            with suppress(OptionError):
                options = options.with_texts({each.name: str(value)})
    return SchnapsenGame(options)


def moments(rng: Random, game: SchnapsenGame) -> Iterator[tuple[list[Card], list[Action], Found]]:
    """A random deal: the deck, and after each action all actions and where they have led.  The dealer is seat 0."""
    deck = rng.sample(list(game.pack), len(game.pack))
    state, events = game.deal(deck)
    actions: list[Action] = []
    while True:
        yield deck, actions, Found(state, events)
        if state.table.result is not None:
            return
        actions.append(a_choice(rng, game.legal(state)))
        state, more = game.apply(state, actions[-1])
        events += more


def a_choice(rng: Random, legal: Sequence[Action]) -> Action:
    """Any legal action, but few claims and closes, which end what is to be seen, and many marriages."""
    often = {Verb.CLAIM: 1, Verb.CLOSE: 5, Verb.MELD: 150, Verb.EXCHANGE: 150}
    return rng.choices(legal, [often.get(action.verb, 30) for action in legal])[0]


def a_case(rng: Random, game: SchnapsenGame) -> Case | None:
    """A place in a random deal where the other has ruled out cards and drawn since; None if there is none."""
    places = [
        Case(game, 0, write_cards(deck), write_actions(actions), 1 - denial.seat)
        for deck, actions, found in moments(rng, game)
        for denial in found.state.table.denied[:1]
        if 0 < found.state.table.talon < found.state.table.tricks[denial.trick].talon
    ]
    return rng.choice(places) if places else None


def assert_fits(rng: Random, game: SchnapsenGame, found: Found, seat: int) -> None:
    view = game.view(found.state, seat, found.events)
    world = next(worlds(view, rng))

    assert game.view(world, seat, found.events) == view
    assert game.legal(world) == view.legal or view.table.turn != seat
    assert [len(hand) for hand in world.hands] == [len(hand) for hand in found.state.hands]
    assert len(world.stock) == len(found.state.stock)
    assert world.stock[-1:] == found.state.stock[-1:]
    gone = [card for trick in view.table.tricks for card in trick.cards]
    assert sorted([*gone, *view.table.trick, *world.hands[0], *world.hands[1], *world.stock]) == sorted(game.pack)
    if count(view) <= 200:
        every_world = {key(each.state) for each in every(view)}
        assert {key(world), key(found.state)} <= every_world
        assert len(every_world) == count(view)
    while world.table.result is None:
        world = game.apply(world, a_choice(rng, game.legal(world))).state


@pytest.mark.parametrize("preset", PRESETS)
def test_a_world_gives_the_seat_its_view_and_can_be_played_on(preset: str, scale: Scale) -> None:
    rng = Random(preset)
    for number in range(scale(12, 2_000)):
        shape = rng.choice(SHAPES) if number % 4 == 3 else {}
        game = flipped(rng, preset, 0.3, shape) if number % 2 else SchnapsenGame(PRESETS[preset])
        for _, _, found in moments(rng, game):
            for seat in (0, 1):
                if rng.random() < 0.4:
                    assert_fits(rng, game, found, seat)


def test_a_world_is_sound_in_every_phase() -> None:
    """Every phase at every size of talon and hands, with the talon closed or not, and after the end."""
    rng = Random(8)
    met: set[tuple[object, ...]] = set()
    for _ in range(60):
        game = flipped(rng, "sixty_six", 0.3, {"close_timing": "before_or_after_draw"})
        for _, _, found in moments(rng, game):
            table, held = found.state.table, sum(map(len, found.state.hands))
            moment = (table.phase, table.talon, held, table.close is not None, table.result is not None)
            if moment not in met:
                met.add(moment)
                assert_fits(rng, game, found, 0)
                assert_fits(rng, game, found, 1)

    assert {moment[0] for moment in met} == {*Phase}
    assert (Phase.ANSWER, 10, 10, True, False) in met, "closed before the draw"
    assert (Phase.LEAD, 2, 12, False, False) in met, "the last two cards"
    assert {moment[1] for moment in met if moment[-1]} >= {0, 2}, "after the end"


# Nothing that a seat cannot know


@pytest.mark.parametrize("name", CASES)
def test_states_that_a_seat_cannot_tell_apart_give_the_same_worlds(name: str) -> None:
    case = CASES[name]
    told = story(case)
    twins = [found for found in by_rejection(case, 3_000) if found.state.hands != told.truth.hands]

    assert twins
    for state, events in twins[:3]:
        view = case.game.view(state, case.seat, events)
        assert list(islice(worlds(view, Random(4)), 10)) == list(islice(worlds(told.view, Random(4)), 10))
        assert some(view, 10, Random(4)) == some(told.view, 10, Random(4))


@pytest.mark.parametrize("seed", [0, 1])
def test_the_generator_alone_decides_which_worlds_are_drawn(seed: int) -> None:
    view = seen("schnapsen, two tricks")
    one, two, three = (list(islice(worlds(view, Random(number)), 20)) for number in (seed, seed, seed + 2))

    assert one == two != three


def test_a_spectator_has_no_worlds() -> None:
    told = story(CASES["schnapsen, two tricks"])
    view = told.view.game.view(told.truth, None, told.view.log)

    for ask in (lambda: worlds(view, Random(0)), lambda: count(view), lambda: every(view)):
        with pytest.raises(ValueError, match="a spectator has none"):
            ask()


def test_the_log_is_needed_only_after_denials_before_a_draw() -> None:
    view = seen("schnapsen, closed with denials")

    assert some(view._replace(log=()), 10, Random(5)) == some(view, 10, Random(5))
    with pytest.raises(ValueError, match="need the whole log"):
        count(seen("scharf, two denials, two draws")._replace(log=()))


def test_a_view_to_which_no_deck_can_have_led_is_refused() -> None:
    """The opponent holds three cards, and has none of the pack."""
    view = seen("schnapsen, closed with denials")
    denied = (Denial(1, 3, view.game.pack),)

    with pytest.raises(ValueError, match="no deck can have led to this view"):
        count(view._replace(table=view.table._replace(denied=denied)))


# How many there are


@pytest.mark.parametrize(("tricks", "hands"), [(0, 2002), (1, 792), (2, 252), (3, 56), (4, 6)])
def test_as_many_worlds_as_hands_times_orders(tricks: int, hands: int) -> None:
    """With nothing shown: choose the hand from the unseen cards, then put the rest in order."""
    game, rng = SchnapsenGame(PRESETS["schnapsen"]), Random(9)
    state, _ = game.deal(rng.sample(list(game.pack), 20))
    while len(state.table.tricks) < tricks:
        plain = [action for action in game.legal(state) if action.verb is Verb.PLAY]
        state, _ = game.apply(state, rng.choice(plain))
    down = state.table.talon - 1

    assert count(game.view(state, 0)) == hands * factorial(down) == comb(5 + down, down) * factorial(down)


def test_there_is_one_world_when_the_talon_is_gone() -> None:
    game, rng = SchnapsenGame(PRESETS["scharfschnapsen"]), Random(10)
    last = [found for _, _, found in moments(rng, game) if found.state.table.talon == 0]

    assert last
    for state, events in last:
        assert list(every(game.view(state, 1, events))) == [World(state, 1)]


@pytest.mark.parametrize(("limit", "expected"), [(5, 5), (6, 6), (7, 6)])
def test_some_worlds_are_all_worlds_where_these_are_few(limit: int, expected: int) -> None:
    view = seen("scharf, the last face-down card")
    found = some(view, limit, Random(6))

    assert len(found) == expected
    assert (found == tuple(every(view))) == (limit >= 6)
    assert limit >= 6 or {world.weight for world in found} == {1}
