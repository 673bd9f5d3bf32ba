"""What the browser is shown: all that can be done, in every language, and nothing that the seat cannot know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bummerl.locale import LANGUAGES, Locale
from bummerl.record.match import Match, Memory
from bummerl.record.record import Record
from bummerl.rules.actions import Action, Event, Kind, Seat, Verb, read_action
from bummerl.rules.cards import Cards, read_cards
from bummerl.rules.catalog import CATALOG, Preset, find
from bummerl.rules.game import State, Step
from bummerl.table.scene import scene_of
from bummerl.table.tracker import tracked
from bummerl.web.shown import Asked, Sitting, shown
from bummerl.web.shown.seats import ENDS
from bummerl.web.tracking import told

from .shown_files import MOMENTS, NAMES, found, seating

EVERY_PRESET: Final = pytest.mark.parametrize("preset", CATALOG, ids=[preset.key for preset in CATALOG])


def liked(actions: tuple[Action, ...], rng: Random) -> Action:
    """Something that shows much of a game: it often ends nothing, and bids and calls are not always passed."""
    ends = {Verb.CLAIM, Verb.WRITE_OFF, Verb.BOMB, Verb.REDEAL}
    calm = [action for action in actions if action.verb not in ends or rng.random() < 0.05] or list(actions)
    low = [action for action in calm if (action.value or 0) <= 120] or calm
    return rng.choice(low)


def moments(preset: Preset, rng: Random, deals: int = 2, memory: Memory = Memory.TRAINING) -> Iterator[Match]:
    """Every moment of some random deals."""
    seats, dealer = NAMES[: preset.game.seats], rng.randrange(preset.game.seats)
    match = Match.new(preset.key, seats, dealer=dealer, game=preset.game, memory=memory)
    for _ in range(deals):
        deck = list(preset.game.pack)
        rng.shuffle(deck)
        match = match.deal(deck)
        while match.current is not None:
            yield match
            record = match.current
            match = match.play(liked(record.game.legal(record.state), rng))
        yield match
        if match.winner is not None:
            return


def seats(match: Match) -> tuple[Seat | None, ...]:
    return (*range(match.game.seats), None)


def show(match: Match, seat: Seat | None, locale: Locale | None = None, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    at = match.deals[-1]
    return shown(match, seating(match, **more), seat, locale or Locale(), (len(match.deals), len(at.actions) - 1))


# What can be done


@EVERY_PRESET
def test_every_legal_action_is_offered_once_and_what_is_refused_is_explained(preset: Preset) -> None:
    for match in moments(preset, Random(preset.key), 3):
        for seat in seats(match):
            table = show(match, seat)
            legal = match.deals[-1].view(seat).legal
            plays = [play for card in table["hand"] for play in card["play"]]
            bids = table["bids"] or {"values": [], "texts": [], "verb": None}
            offered = [play["action"] for play in plays if play["then"] is None]
            offered += [call["action"] for call in table["calls"]]
            offered += [f"{bids['verb']}:{value}" for value in bids["values"]]

            assert sorted(offered) == sorted(map(str, legal))
            assert len(bids["texts"]) == len(bids["values"])
            assert (table["turn"] is not None and table["turn"]["mine"]) == bool(legal)
            for card in table["hand"]:
                assert (card["why"] is not None) == (bool(legal) and not card["play"])


@EVERY_PRESET
def test_what_is_played_with_a_call_first_can_be_played_then(preset: Preset) -> None:
    for match in moments(preset, Random(1), 4):
        turn = match.deals[-1].state.table.turn
        for card in show(match, turn)["hand"]:
            for play in card["play"]:
                if play["then"] is not None:
                    after = match.play(read_action(play["action"])).current
                    assert after is not None
                    assert read_action(play["then"]) in after.game.legal(after.state)


def test_what_cannot_be_taken_back_asks_once_more() -> None:
    asked = set()
    for preset in CATALOG:
        for match in moments(preset, Random(2), 2):
            for call in show(match, match.deals[-1].state.table.turn)["calls"]:
                action = read_action(call["action"])
                if call["confirm"] is not None:
                    asked.add(action.verb)
                if action.verb in {Verb.CLOSE, Verb.WRITE_OFF, Verb.BOMB}:
                    assert call["confirm"]
                if action.verb is Verb.CLAIM:
                    assert (call["confirm"] is None) == (call["kind"] == "main")
    assert asked >= {Verb.CLOSE, Verb.CLAIM, Verb.WRITE_OFF, Verb.CALL, Verb.TURN}


def test_a_claim_that_is_right_by_the_table_s_count_is_the_main_call() -> None:
    kinds = set()
    for match in moments(find("schnapsen"), Random(5), 12):
        record, turn = match.deals[-1], match.deals[-1].state.table.turn
        for call in show(match, turn)["calls"]:
            if call["action"] == "claim":
                points = record.state.table.points[turn]
                assert call["kind"] == ("main" if points >= 66 else "risky")
                after = match.play(read_action("claim")).deals[-1].result
                assert after is not None
                assert call["kind"] == "main" or f" {max(after.points)} " in call["sub"]
                kinds.add(call["kind"])
    assert kinds == {"main", "risky"}


def test_a_failed_close_costs_what_is_said_when_it_is_closed() -> None:
    for deck in range(60):
        cards = list(find("schnapsen").game.pack)
        Random(deck).shuffle(cards)
        match = Match.new("schnapsen", NAMES[:2]).deal(cards).play(read_action("close"))
        said = show(match, 0)["talon"]["closed"]["lines"][-1]
        rng = Random(deck)
        while (record := match.current) is not None:
            legal = [action for action in record.game.legal(record.state) if action.verb is not Verb.CLAIM]
            match = match.play(rng.choice(legal))
        result = match.deals[-1].result
        assert result is not None
        assert said.endswith(f" {max(result.points)} game points.")


def test_a_card_to_part_with_is_asked_for_by_what_can_be_done_with_it() -> None:
    asked: dict[str, set[str]] = {}
    for key in ("thousand", "tysiac_2p", "thousand_2p"):
        for match in moments(find(key), Random(3), 12):
            state = match.deals[-1].state
            turn = show(match, state.table.turn)["turn"]
            verbs = {action.verb for action in match.deals[-1].game.legal(state)} & {Verb.GIVE, Verb.DISCARD}
            if match.current is not None and verbs:
                asked.setdefault(" ".join(sorted(verbs)), set()).add(turn["rule"])
    assert asked == {
        "give": {"Choose a card to give away."},
        "discard": {"Choose a card to lay away."},
        "discard give": {"Choose a card to give or lay away."},
    }


# In every language


@EVERY_PRESET
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_plain_data_and_finished_sentences(preset: Preset, language: str) -> None:
    locale = Locale(language, "german" if language == "de" else "french")
    for match in moments(preset, Random(f"{preset.key} {language}"), 1):
        for seat in seats(match):
            text = json.dumps(show(match, seat, locale), ensure_ascii=False)
            assert not re.search(r"\bNone\b|\?\?\?|\{ ?\$|refused-|fact-", text)


def test_the_first_page_of_a_table_says_what_is_waited_for() -> None:
    match = Match.new("bauernschnapsen", NAMES)
    sitting = (Sitting("person", "Anna"), Sitting("free"), Sitting("bot", "Resi", "thumb"), Sitting("free"))
    waiting = seating(match)._replace(stage="open", sitting=sitting)

    table = shown(None, waiting, 0, Locale())

    assert table["turn"]["text"] == "Waiting until all seats are taken."
    assert [seat["kind"] for seat in table["seats"]] == ["person", "free", "bot", "free"]
    assert table["seats"][0]["label"] == "You"
    assert table.keys() == show(match.deal(sorted(match.game.pack)), 0).keys()
    assert table["hand"] == table["calls"] == table["log"] == []


# Nothing that the seat cannot know

_MORE: Final = 35
"""Card points more: enough to be out of schneider."""


def tracker(match: Match, seat: Seat | None) -> str:
    """What is sent of the tracker."""
    return json.dumps(told(tracked(match.deals[-1].view(seat)), scene_of(match, seat), Locale()))


def other_world(match: Match, seat: Seat | None, rng: Random, hidden: frozenset[Seat]) -> Match:
    """The match as it would be with other hidden cards, and with other card points of the `hidden` seats."""
    record = match.deals[-1]
    steps = [Step(step.state, tuple(_other_event(e, seat, hidden) for e in step.events)) for step in record.steps]
    steps[-1] = Step(_other_state(record.state, seat, rng, hidden), steps[-1].events)
    other = Record(record.name, record.game, record.standing, record.deck, record.actions)
    other.__dict__["steps"] = tuple(steps)
    return Match(match.name, match.game, match.seats, match.opening, (*match.deals[:-1], other), None, match.memory)


def _other_event(event: Event, seat: Seat | None, hidden: frozenset[Seat]) -> Event:
    if not event.seen_by(seat):
        return event._replace(cards=read_cards("AS") * len(event.cards))
    if event.kind in {Kind.TOOK, Kind.CLAIMED} and event.seat in hidden:
        return event._replace(value=event.value + _MORE)
    return event


def _other_state(state: State[Any], seat: Seat | None, rng: Random, hidden: frozenset[Seat]) -> State[Any]:
    """Hands, stock and what lies aside mixed, except the reader's own hand and what lies open."""
    others = [each for each in range(len(state.hands)) if each != seat]
    known = [hand & state.table.shown[each] if each in others else hand for each, hand in enumerate(state.hands)]
    turnup = state.stock[-1:] if getattr(state.table, "turnup", None) is not None else ()
    covered = state.stock[: len(state.stock) - len(turnup)]
    mixed = [card for hand, open_ in zip(state.hands, known, strict=True) for card in hand - open_]
    mixed += [*covered, *(card for cards in state.aside for card in cards)]
    rng.shuffle(mixed)
    drawn = iter(mixed)
    hands = tuple(
        open_ | Cards(next(drawn) for _ in range(len(hand) - len(open_)))
        for hand, open_ in zip(state.hands, known, strict=True)
    )
    stock = (*(next(drawn) for _ in covered), *turnup)
    aside = tuple(Cards(next(drawn) for _ in cards) for cards in state.aside)
    return State(_other_table(state.table, hidden), hands, stock, aside)


def _other_table(table: Any, hidden: frozenset[Seat]) -> Any:  # noqa: ANN401  # of whatever game
    if hasattr(table, "two"):
        pair = frozenset(number for number, seat in enumerate(table.pair) if seat in hidden)
        return table._replace(two=_other_table(table.two, pair))
    points = tuple(had + _MORE if seat in hidden else had for seat, had in enumerate(table.points))
    close = getattr(table, "close", None)
    if close is not None and 1 - close.seat in hidden:
        table = table._replace(close=close._replace(points=close.points + _MORE))
    return table._replace(points=points)


def unknown_points(match: Match, seat: Seat | None) -> frozenset[Seat]:
    """The seats whose card points the table does not tell this one."""
    everybody = frozenset(range(match.game.seats))
    if match.memory in {Memory.POINTS, Memory.TRAINING}:
        return frozenset()
    if match.memory is Memory.STRICT or seat is None:
        return everybody
    points = show(match, seat)["seats"]
    return frozenset(each for each in everybody if points[each]["points"] is None)


@EVERY_PRESET
@pytest.mark.parametrize("memory", Memory)
def test_no_byte_hangs_on_what_the_seat_cannot_know(preset: Preset, memory: Memory) -> None:
    check_worlds(preset, memory)


@pytest.mark.parametrize("memory", [Memory.STRICT, Memory.OWN])
@pytest.mark.parametrize("closing", ["close", "claim"])
def test_what_a_wrong_claim_costs_tells_no_points(closing: str, memory: Memory) -> None:
    house = {
        "false_claim_value": "as_if_won",
        "closer_false_claim": "false_claim",
        "closing_scored_at": closing,
        "claim_timing": "any_time",
    }
    preset = find("schnapsen")

    check_worlds(preset._replace(game=preset.game.with_texts(house)), memory, 16)


@pytest.mark.parametrize("key", ["santase", "schnapsen_course"])
def test_whether_a_marriage_would_end_the_deal_tells_no_points(key: str) -> None:
    rng, compared = Random(key), 0
    for match in chain.from_iterable(moments(find(key), rng, 1, Memory.STRICT) for _ in range(60)):
        seat = match.deals[-1].state.table.turn
        if not any(action.verb is Verb.MELD for action in match.deals[-1].view(seat).legal):
            continue
        other = other_world(match, seat, rng, frozenset({seat}))
        if other.deals[-1].view(seat).legal == match.deals[-1].view(seat).legal:
            assert show(other, seat)["hand"] == show(match, seat)["hand"]
            compared += 1
    assert compared >= 5


def check_worlds(preset: Preset, memory: Memory, deals: int = 2) -> None:
    """Everybody is shown the same, whatever the hidden cards and points are."""
    rng = Random(f"{preset.key} {memory}")
    for match in moments(preset, rng, deals, memory):
        if match.current is None or rng.random() < 0.5:
            continue  # after the deal nothing is secret
        for seat in seats(match):
            other = other_world(match, seat, rng, unknown_points(match, seat))
            if other.deals[-1].view(seat).legal != match.deals[-1].view(seat).legal:
                continue  # where wrong claims are refused, that one may be made says how many points there are
            assert json.dumps(show(other, seat)) == json.dumps(show(match, seat))
            if memory is Memory.TRAINING and rng.random() < 0.05:
                assert tracker(other, seat) == tracker(match, seat)


@EVERY_PRESET
def test_a_strict_table_tells_no_points_before_the_end(preset: Preset) -> None:
    for match in moments(preset, Random(3), 1, Memory.STRICT):
        table = show(match, 0)
        told = [seat["points"] for seat in table["seats"]] + [seat["pending"] for seat in table["seats"]]
        assert all(points is None for points in told) == (match.current is not None)
        took = [move["value"] for move in table["moves"] if move["kind"] == "took"]
        assert match.current is None or not any(took)


def test_one_who_watches_sees_hands_only_when_the_deal_is_over() -> None:
    for match in moments(find("schnapsen"), Random(4), 2):
        table = show(match, None)
        assert table["hand"] == table["calls"] == []
        assert table["unseen"] is None
        assert (table["ended"] is None) == (match.current is not None)
        assert not any(line["kind"] == "dealt" for line in table["log"])


# The count


@EVERY_PRESET
def test_the_count_adds_up(preset: Preset) -> None:
    for match in moments(preset, Random(6), 3):
        ended = show(match, 0)["ended"]
        if match.current is not None:
            assert ended is None
            continue
        assert ended["title"]
        assert ended["why"]
        assert sum(len(hand) for hand in ended["hands"]) == sum(map(len, match.deals[-1].state.hands))
        for row in ended["rows"]:
            assert sum(trick["points"] for trick in row["tricks"]) + row["extra"] == row["total"]


def test_every_end_of_a_deal_has_a_few_words() -> None:
    rules = Path(__file__).parent.parent / "src" / "bummerl" / "rules"
    ends = {end for path in rules.rglob("*.py") for end in re.findall(r'"(end-[a-z-]+)"', path.read_text("utf-8"))}

    assert ends == set(ENDS)


def test_a_card_that_is_turned_up_for_trumps_is_no_contract() -> None:
    table = show(next(moments(find("sixty_six_4p"), Random(1))), 0)

    assert table["contract"] is None
    assert table["facts"][0].startswith("Turned up for trumps")


def test_the_contract_counts_what_its_player_has() -> None:
    match, _ = found(next(moment for moment in MOMENTS if moment.name == "thousand-four"))
    declarer = match.deals[-1].state.table.declarer

    contract = show(match, declarer)["contract"]

    assert contract["seat"] == declarer
    assert contract["so_far"] == match.deals[-1].state.table.points[declarer]
    assert contract["of"] == match.deals[-1].state.table.bid
    assert contract["lines"][0] == f"You play for {contract['of']}."


def test_whoever_gives_up_ends_the_match_and_opens_no_card() -> None:
    match = next(moments(find("schnapsen"), Random(7)))

    table = show(match, 1, resigned=0)

    assert table["ended"]["title"] == "Anna gives the match up."
    assert table["ended"]["match"] == {"lines": ["You win the match! Anna gets a Bummerl."], "winners": [1]}
    assert [team["losses"] for team in table["score"]["teams"]] == [0, 1]
    assert table["turn"] is None
    assert not any(table["ended"]["hands"])
    assert not any(card["play"] for card in table["hand"])


def test_whoever_gives_up_between_deals_is_told_below_the_deal() -> None:
    match = next(each for each in moments(find("schnapsen"), Random(7)) if each.deals[-1].result is not None)

    ended = show(match, 1, resigned=0)["ended"]

    assert ended["match"]["lines"] == ["Anna gives the match up.", "You win the match! Anna gets a Bummerl."]
    assert not ended["next"]
    assert any(row["tricks"] for row in ended["rows"])


# What moves and what is said


def test_moves_are_what_has_happened_since() -> None:
    match = Match.new("schnapsen", NAMES[:2]).deal(read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    match = match.play(*map(read_action, ("TC", "JH")))

    moves = [(m["kind"], m["cards"]) for m in shown(match, seating(match), 0, Locale(), (1, 1))["moves"]]

    assert moves == [("played", ["JH"]), ("took", ["TC", "JH"]), ("drew", [None]), ("drew", ["QH"])]
    assert shown(match, seating(match), 0, Locale(), (1, 2))["moves"] == []
    assert shown(match, seating(match), 0, Locale(), None)["moves"] == []
    assert shown(match, seating(match), 0, Locale(), (1, 5))["moves"] == []  # taken back
    assert len(shown(match, seating(match), 0, Locale(), (0, 0))["moves"]) > 4


def test_a_marriage_is_said_until_the_next_trick_is_led() -> None:
    match, _ = found(next(moment for moment in MOMENTS if moment.name == "schnapsen-marriage-de"))
    record = match.current
    assert record is not None
    turn = record.state.table.turn
    meld = next(action for action in record.game.legal(record.state) if action.verb is Verb.MELD)
    said: list[Any] = []
    match = match.play(meld)
    while (record := match.current) is not None and len(said) < 4:
        said.append(show(match, turn)["seats"][turn]["says"])
        match = match.play(next(action for action in record.game.legal(record.state) if action.verb is Verb.PLAY))

    assert [bubble and bubble["text"] for bubble in said] == ["“Twenty!”", "“Twenty!”", "“Twenty!”", None]
    assert said[0]["n"] == said[2]["n"]


def test_a_wish_is_asked_of_those_whose_answer_is_missing() -> None:
    match = next(moments(find("schnapsen"), Random(8)))
    wish = Asked(1, "takeback", (0,))

    mine, other = (show(match, seat, asked=wish)["asked"] for seat in (0, 1))

    assert mine == {"by": 1, "wish": "takeback", "text": "Resi would like to take the last move back.", "mine": True}
    assert not other["mine"]


def test_all_hands_lie_open_in_a_replay() -> None:
    match = next(moments(find("thousand"), Random(9)))

    table = shown(match, seating(match), None, Locale(), is_open=True)

    assert [Cards(map(_card, seat["known"])) for seat in table["seats"]] == list(match.deals[-1].state.hands)


def _card(text: str) -> Any:  # noqa: ANN401  # the card of this notation
    return read_cards(text)[0]


def test_a_careful_maximum_is_said_at_training_tables_alone() -> None:
    moment = next(moment for moment in MOMENTS if moment.name == "thousand-bidding")
    match, _ = found(moment)
    turn = match.deals[-1].state.table.turn

    assert show(match, turn)["bids"]["safe"] % 5 == 0
    without = found(moment._replace(memory=Memory.POINTS))[0]
    assert show(without, turn)["bids"]["safe"] is None
