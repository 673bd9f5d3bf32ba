"""The laws that every game must keep, whatever its options: small functions over a moment of a deal, a deal, a match.

A law asserts, and knows nothing of how a game works inside.  `check_match` plays a random match of a preset with some
options flipped and holds every law against it: the cheap ones at every moment, the costly ones at some.  Whatever
fails carries the record line that plays the same cards again.

Contents: Moment; laws of a moment, costly laws, laws of secrecy, laws of a finished deal, laws of a match; the lists of
laws; the match.  What only some game promises stands in the lists `OF_GAME` and `FINISHED_OF_GAME` under its rules.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import chain as join
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.record import (
    Fair,
    Match,
    MatchError,
    Memory,
    Record,
    deal_json,
    match_json,
    read_deal,
    read_match,
    verify,
    write_deal,
    write_match,
)
from bummerl.record.shuffle import chain, commitment, first_dealer, shuffled
from bummerl.record.views import view_json
from bummerl.rules.actions import (
    PLAYS,
    Action,
    IllegalAction,
    Kind,
    Seat,
    Verb,
    marriage,
    read_action,
    read_actions,
    write_actions,
)
from bummerl.rules.cards import Card, Cards, NotationError, Suit
from bummerl.rules.catalog import AnyGame
from bummerl.rules.game import Result, State, View
from bummerl.rules.reasons import Reason
from tests.random_games import TEMPERS, random_action, random_deck, random_game

MOST_DEALS: Final = 30
"""A random match is left alone after so many deals."""

RULES: Final = Path(__file__).parent.parent / "docs" / "rules"


class Moment(NamedTuple):
    """A deal after some of its actions, and chance for the laws that try something out."""

    record: Record
    rng: Random

    @property
    def game(self) -> AnyGame:
        return self.record.game

    @property
    def state(self) -> State[Any]:
        return self.record.state

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.game.legal(self.state)

    @property
    def seats(self) -> range:
        return range(self.game.seats)

    @property
    def before(self) -> Record:
        return self.record.undo()


Law = Callable[[Moment], None]


@cache
def whole_list() -> tuple[Action, ...]:
    """Every action that the notation can write, of the longer ones some: all plays, all marriages, all words."""
    melds = tuple(marriage(suit, value) for suit in Suit for value in (20, 40, 60, 80, 100))
    longer = "bid:100 blind:120 raise:5 stock:1 turn:2 trump:H give:AH:1 discard:9S call:land"
    return (*PLAYS, *melds, *words(), *read_actions(longer))


def words() -> Iterator[Action]:
    """The actions that are one word."""
    for verb in Verb:
        with suppress(NotationError):
            yield read_action(verb.value)


@cache
def paragraphs() -> frozenset[str]:
    """The numbers of all paragraphs of the rule pages."""
    pages = (path.read_text(encoding="utf-8") for path in RULES.glob("*.md"))
    return frozenset(join.from_iterable(re.findall(r"^\*\*§([0-9.]+)\*\*", page, re.MULTILINE) for page in pages))


# Laws of a moment


def cards_are_conserved(now: Moment) -> None:
    """Hands, stock, aside and played cards are the pack, and no card is there twice."""
    state = now.state
    played = (card for trick in state.table.tricks for card in trick.cards)
    cards = [*join.from_iterable(state.hands), *state.stock, *join.from_iterable(state.aside), *played]
    cards.extend(state.table.trick)
    assert len(cards) == len(now.game.pack), f"{len(cards)} cards of {len(now.game.pack)}"
    assert Cards(cards) == now.game.pack, "a card is there twice, and another is missing"


def only_the_seat_to_move_may_act(now: Moment) -> None:
    """It has at least one action; everybody else has none, and after the result nobody has."""
    over = now.record.result is not None
    for seat in (*now.seats, None):
        legal = now.record.view(seat).legal
        if over or seat != now.state.table.turn:
            assert legal == (), f"seat {seat} may act out of turn: {legal}"
        else:
            assert legal == now.legal, f"seat {seat} sees {legal}, the rules say {now.legal}"
            assert legal, f"seat {seat} is to move and can do nothing"


def every_legal_action_applies(now: Moment) -> None:
    """Nothing that is offered is refused, nothing happens silently, and no explanation forbids it."""
    for action in now.legal:
        step = now.game.apply(now.state, action)
        assert step.events, f"nothing happened by {action}"
        assert step.state != now.state, f"{action} changed nothing"
        assert now.record.view(now.state.table.turn).explain(action) is None, f"{action} is legal and explained away"


def action_texts_are_unique_and_read_back(now: Moment) -> None:
    """No two actions share a text, and every text is one action."""
    texts = [str(action) for action in now.legal]
    assert len(set(texts)) == len(texts), f"a text is there twice: {texts}"
    assert tuple(map(read_action, texts)) == now.legal, f"{texts} are read as something else"


def tricks_are_counted(now: Moment) -> None:
    """The tricks that each seat has won are those that the table keeps."""
    table = now.state.table
    won = tuple(sum(trick.winner == seat for trick in table.tricks) for seat in now.seats)
    assert table.won == won, f"{table.won} tricks are counted, {won} were won"


def points_add_up(now: Moment) -> None:
    """What a seat has is its tricks, its marriages but for those that wait, and the bonus of the last trick."""
    table, options = now.state.table, now.game.options
    declared = melds(now.record)
    last = not any(now.state.hands) and not table.trick and table.talon == 0
    for seat in now.seats:
        tricks = sum(Cards(trick.cards).points for trick in table.tricks if trick.winner == seat)
        bonus = options.last_trick_bonus if last and table.tricks[-1].winner == seat else 0
        expected = tricks + declared[seat] - table.pending[seat] + bonus
        assert table.points[seat] == expected, f"seat {seat} has {table.points[seat]}, not {expected}"


def marriages_wait_as_they_must(now: Moment) -> None:
    """A marriage waits only for its owner's first trick, or for the next one where that is the rule (§5.5, §5.8)."""
    table, options = now.state.table, now.game.options
    for seat in now.seats:
        waiting, declared = table.pending[seat], melds(now.record)[seat]
        assert 0 <= waiting <= declared, f"{waiting} wait of {declared}"
        if options.marriage_counted == "at_once":
            waits = options.marriage_needs_trick and table.won[seat] == 0
            assert waiting == (declared if waits else 0), f"seat {seat}: {waiting} of {declared} wait"


def melds(record: Record) -> list[int]:
    """What each seat has declared, in card points."""
    declared = [0] * record.game.seats
    for step, action in zip(record.steps, record.actions, strict=False):
        if action.verb is Verb.MELD and action.value is not None:
            declared[step.state.table.turn] += action.value
    return declared


def the_talon_lies_on_its_turnup(now: Moment) -> None:
    """The table counts the face-down cards and the turn-up under them, and has no turn-up when they are gone."""
    table, stock = now.state.table, now.state.stock
    assert table.talon == len(stock), f"the table counts {table.talon} cards, there are {len(stock)}"
    assert table.turnup == (stock[-1] if stock else None), f"{table.turnup} is shown under the talon"


def what_is_shown_is_what_everybody_has_seen(now: Moment) -> None:
    """The table remembers of each hand the cards that everybody has seen: turned up, exchanged, shown as a marriage."""
    for seat in now.seats:
        known = now.state.hands[seat] & seen_cards(now.record, None)
        assert now.state.table.shown[seat] == known, (
            f"{now.state.table.shown[seat]} is shown of seat {seat}, not {known}"
        )


def play_ends_in_time(now: Moment) -> None:
    """A deal never has more actions than cards, draws, marriages, and one each of the other words."""
    assert len(now.record.actions) <= bound(now.game), f"{len(now.record.actions)} actions"


def bound(game: AnyGame) -> int:
    """The most actions that a deal can have: every card, draw and marriage; exchange, close, answer, last word."""
    draws: int = len(game.pack) // 2 - game.options.hand_size
    return len(game.pack) + draws + len(Suit) + len(("exchange", "close", "decline", "claim or pass"))


# Costly laws, for some moments


def everything_else_is_refused(now: Moment) -> None:
    """Whatever is not legal raises IllegalAction with a reason, and the reason cites a paragraph of the rule pages."""
    for action in whole_list():
        if action in now.legal:
            continue
        why = refusal(now, action)
        assert why.id.startswith("refused-"), f"{action}: {why}"
        assert why.paragraph in paragraphs(), f"{action}: no paragraph {why.paragraph!r}"
        if now.record.result is None:
            view = now.record.view(now.state.table.turn)
            assert view.explain(action) == why, f"{action}: the seat is told {view.explain(action)}, the table {why}"


def refusal(now: Moment, action: Action) -> Reason:
    """Why the rules refuse this action."""
    try:
        now.game.apply(now.state, action)
    except IllegalAction as refused:
        error = refused
    else:
        raise AssertionError(f"{action} is not legal and was done")
    assert error.action == action, f"{action} was refused as {error.action}"
    assert error.legal == now.legal, f"the refusal of {action} offers {error.legal}"
    assert str(action) in str(error), f"the refusal of {action} does not name it"
    return error.reason


def nobody_acts_out_of_turn(now: Moment) -> None:
    """A seat that is not to move is told so, whatever it wants."""
    for seat in (*now.seats, None):
        if now.record.result is not None or seat != now.state.table.turn:
            for action in whole_list():
                why = now.record.view(seat).explain(action)
                assert why is not None, f"seat {seat} may {action} out of turn"
                assert why.paragraph in paragraphs(), f"{action}: no paragraph {why.paragraph!r}"


def apply_changes_nothing_it_was_given(now: Moment) -> None:
    """The state before an action is the same after it, and the same action gives the same again."""
    before = repr(now.state)
    for action in now.legal:
        first = now.game.apply(now.state, action)
        assert repr(now.state) == before, f"{action} changed the state it was given"
        assert now.game.apply(now.state, action) == first, f"{action} is one thing now and another later"


def the_fold_is_the_live_state(now: Moment) -> None:
    """Dealing and doing everything again gives the state that play came to, and the same events."""
    again = replace(now.record)
    assert "steps" not in again.__dict__, "nothing is folded yet"
    assert again.steps == now.record.steps, "the fold differs from what was played"


def taking_back_gives_the_state_before(now: Moment) -> None:
    """Undo is the record before, at every length; a move and its undo cancel out."""
    record = now.record
    for count in range(len(record.actions) + 2):
        left = max(0, len(record.actions) - count)
        assert record.undo(count) == replace(record, actions=record.actions[:left]), f"undo {count}"
        assert record.undo(count).state == record.steps[left].state, f"the state after undo {count}"
    for action in now.legal:
        assert record.play(action).undo().steps == record.steps, f"{action} and its undo"


def a_record_survives_its_texts(now: Moment) -> None:
    """Record, text, record and record, JSON, record are identities; so is the line of actions."""
    record = now.record
    line = write_deal(record)
    as_json = json.dumps(deal_json(record))
    for text in (line, as_json):
        read = read_deal(text)
        assert read == record, f"{text} is read as another record"
        assert read.steps == record.steps, f"{text} is played as another deal"
        assert write_deal(read) == line, f"{text} is written as another line"
    assert json.dumps(deal_json(read_deal(as_json))) == as_json, "the JSON is not written again as it was"
    actions = write_actions(record.actions, record.game.trick_size(record.actions))
    assert read_actions(actions) == record.actions, f"{actions} are read as others"


# Laws of secrecy


def seen_cards(record: Record, seat: Seat | None) -> Cards:
    """All cards that a seat (None: a spectator) has seen so far: its own, turned up, played, shown and exchanged.

    >>> from bummerl.rules.cards import read_cards
    >>> deal = Record.new("schnapsen", read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD"))
    >>> seen_cards(deal, None), seen_cards(deal.play(*read_actions("TC")), 0)
    (Cards("QS"), Cards("AS QS JH AD TD QD TC"))
    """
    seen = Cards()
    for step, action in zip(record.steps, (*record.actions, None), strict=True):
        state = step.state
        if seat is not None:
            seen |= state.hands[seat]
        if getattr(state.table, "turnup", None) is not None:
            seen |= Cards((state.table.turnup,))
        if action is not None and action.card is not None:
            seen |= action.card.suit.marriage if action.verb is Verb.MELD else Cards((action.card,))
    return seen


def a_view_holds_no_hidden_card(now: Moment) -> None:
    """Neither the view nor its bytes name a card that the seat has not seen, but for what tricks have ruled out."""
    for seat in (*now.seats, None):
        view, seen = now.record.view(seat), seen_cards(now.record, seat)
        told = Cards(join.from_iterable(event.cards for event in view.log))
        assert told <= seen, f"the log of seat {seat} tells of {told - seen}"
        named = Cards(cards_in(without_denials(view_json(view))))
        assert named <= seen, f"the bytes of seat {seat} name {named - seen}"
        assert view.hand == (Cards() if seat is None else now.state.hands[seat]), f"seat {seat} holds {view.hand}"


def without_denials(data: dict[str, Any]) -> dict[str, Any]:
    """What a view says of where cards are: `denied` only says where they have not been."""
    return {**data, "table": {name: value for name, value in data["table"].items() if name != "denied"}}


def cards_in(data: object) -> Iterator[Card]:
    """All cards that some plain data name, however deep."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from cards_in(name)
            yield from cards_in(value)
    elif isinstance(data, list):
        for item in data:
            yield from cards_in(item)
    elif isinstance(data, str):
        yield from (Card(word) for word in re.findall(r"\b[AKQJT987][SHDC]\b", data))


def a_spectator_sees_no_cards(now: Moment) -> None:
    """Whoever holds no cards has an empty hand and reads no event that only some may read."""
    view = now.record.view(None)
    assert not view.hand, f"a spectator holds {view.hand}"
    assert view.legal == (), f"a spectator may {view.legal}"
    assert all(event.readers is None for event in view.log), "a spectator reads what only seats may"


def what_a_seat_cannot_see_makes_no_difference(now: Moment) -> None:
    """Put the cards that a seat has not seen elsewhere and play the same again: it notices nothing.

    The other deal is followed until one of its actions is not legal there, which can only be another seat's.  Up to
    that moment view, legal actions, reasons and bytes are the same.
    """
    for seat in (*now.seats, None):
        record, seen = now.record, seen_cards(now.record, seat)
        unseen = [place for place, card in enumerate(record.deck) if card not in seen]
        other = replace(record, deck=permuted(record.deck, unseen, now.rng), actions=())
        looks = sorted({len(record.actions), now.rng.randint(0, len(record.actions))})
        for count, action in enumerate((*record.actions, None)):
            mine, theirs = record.upto(count).view(seat), other.view(seat)
            assert mine == theirs, f"seat {seat} can tell {write_deal(other)} apart"
            assert mine.legal == theirs.legal, f"seat {seat} may do other things in {write_deal(other)}"
            if count in looks:
                assert view_bytes(mine) == view_bytes(theirs), f"seat {seat} gets other bytes in {write_deal(other)}"
                assert repr(mine) == repr(theirs), f"seat {seat} can tell {write_deal(other)} apart by its repr"
                for wanted in whole_list():
                    assert mine.explain(wanted) == theirs.explain(wanted), f"{wanted} in {write_deal(other)}"
            if action is None:
                break
            if action not in other.game.legal(other.state):
                assert mine.table.turn != seat, f"seat {seat} may not {action} in {write_deal(other)}"
                break
            other = other.play(action)


def view_bytes(view: View[Any]) -> bytes:
    """What would be sent to the seat."""
    return json.dumps(view_json(view)).encode()


def permuted(deck: tuple[Card, ...], places: list[int], rng: Random) -> tuple[Card, ...]:
    """The deck with the cards at some places in another order: all of them, or only two swapped."""
    moved = rng.sample(places, min(2, len(places))) if rng.random() < 0.3 else places
    cards = [deck[place] for place in moved]
    rng.shuffle(cards)
    changed = list(deck)
    for place, card in zip(moved, cards, strict=True):
        changed[place] = card
    return tuple(changed)


# Laws of a finished deal


def one_side_scores_or_nobody(now: Moment) -> None:
    """Points go to one seat, or to none where the options allow that, and are within bounds."""
    result, options = result_of(now), now.game.options
    scored = [points for points in result.points if points]
    assert all(points >= 0 for points in result.points), f"{result.points}"
    assert len(scored) <= 1, f"more than one seat scores: {result.points}"
    if not scored:
        assert options.no_claim_result != "last_trick_one", "somebody wins the last trick"
        assert now.state.table.close is None, "a closed deal is never drawn"
        assert result.winner is None, f"seat {result.winner} won nothing"
        return
    assert result.winner == result.points.index(scored[0]), f"seat {result.winner} did not score"
    times = 1 if now.state.table.close is None else options.closed_game_multiplier
    value = scored[0] - now.record.standing.carry
    assert value in {times, 2 * times, 3 * times}, f"{value} is no worth of a deal"
    assert result.carry == 0, "a point carried over is won once"
    assert not result.again, "a deal that was won is not dealt again"


def a_result_says_why(now: Moment) -> None:
    """How it ended and what it is worth, each with its paragraph; the last event says that it has ended."""
    result = result_of(now)
    assert result.reasons, "no reason is given"
    for why in result.reasons:
        assert why.id.startswith(("end-", "worth-")), f"{why}"
        assert why.paragraph in paragraphs(), f"{why}: no such paragraph"
    assert now.record.events[-1].kind is Kind.ENDED, f"the last event is {now.record.events[-1]}"
    assert not any(step.state.table.result for step in now.record.steps[:-1]), "play went on after the result"


def what_is_joined_is_of_one_trick(now: Moment) -> None:
    """A record joins the cards of a trick, however many play to it."""
    tricks = [Cards(trick.cards) for trick in now.state.table.tricks]
    for word in deal_json(now.record)["actions"].split():
        if "-" in word:
            cards = Cards(action.card for action in read_actions(word) if action.card is not None)
            assert any(cards <= trick for trick in tricks), f"{word} are no trick's cards"


def the_match_moves_on(now: Moment) -> None:
    """Points are added, the deal passes as the options say, and what was carried is the result's."""
    result, standing, options = result_of(now), now.record.standing, now.game.options
    after = now.game.advance(standing, result)
    assert after.score == tuple(map(sum, zip(standing.score, result.points, strict=True))), f"{after.score}"
    assert after.carry == result.carry, f"{after.carry} is carried"
    if result.again or (result.winner is None and options.dealer_rotation != "alternate"):
        dealer = standing.dealer
    elif options.dealer_rotation == "alternate" or result.winner is None:
        dealer = (standing.dealer + 1) % now.game.seats
    else:
        dealer = result.winner if options.dealer_rotation == "winner" else 1 - result.winner
    assert after.dealer == dealer, f"seat {after.dealer} deals next, not seat {dealer}"


def result_of(now: Moment) -> Result:
    """The result of a finished deal."""
    result = now.record.result
    assert result is not None, "the deal is not over"
    return result


# Laws of a match


def a_match_survives_its_texts(match: Match) -> None:
    """Match, text, match and match, JSON, match are identities."""
    text, as_json = write_match(match), json.dumps(match_json(match))
    for given in (text, as_json):
        read = read_match(given)
        assert read == match, "the match is read as another"
        assert read.standing == match.standing, "the match is read as another standing"
        assert write_match(read) == text, "the match is written as another text"
        assert json.dumps(match_json(read)) == as_json, "the match is written as another JSON"


def a_score_is_the_sum_of_its_deals(match: Match) -> None:
    """Every deal starts where the one before left off, and the score is what was won."""
    standing = match.opening
    for record in match.finished:
        assert record.standing == standing, f"a deal starts at {record.standing}, not {standing}"
        assert record.result is not None, "a finished deal has a result"
        standing = match.game.advance(standing, record.result)
    assert match.standing == standing, f"the match stands at {match.standing}, not {standing}"
    won = [[record.result.points[seat] for record in match.finished if record.result] for seat in match_seats(match)]
    assert match.standing.score == tuple(map(sum, won)), f"the score is {match.standing.score}"


def a_match_ends_when_somebody_has_won(match: Match) -> None:
    """The winner has the points, nobody else has, the loser gets a Bummerl, and no further deal is dealt."""
    score, needed = match.standing.score, match.game.options.match_points
    there = [seat for seat in match_seats(match) if score[seat] >= needed]
    assert len(there) <= 1, f"more than one seat has {needed}: {score}"
    assert match.winner == (there[0] if there else None), f"seat {match.winner} has won with {score}"
    assert (match.game.bummerls(match.standing) > 0) == bool(there), "a Bummerl is for the loser of a match"
    if there:
        try:
            match.deal(match.deals[-1].deck)
        except MatchError:
            return
        raise AssertionError("a deal was dealt after the end of the match")


def a_fair_match_can_be_verified(match: Match) -> None:
    """What the shuffle published proves every deal; another deck in any of them shows."""
    if match.fair is None:
        return
    why = verify(match)
    assert why is None, f"a fair match is not proven: {why}"


def match_seats(match: Match) -> range:
    """All seats of a match."""
    return range(match.game.seats)


EVERY_MOMENT: Final[tuple[Law, ...]] = (
    cards_are_conserved,
    only_the_seat_to_move_may_act,
    every_legal_action_applies,
    action_texts_are_unique_and_read_back,
    a_spectator_sees_no_cards,
)

SOME_MOMENTS: Final[tuple[Law, ...]] = (
    everything_else_is_refused,
    nobody_acts_out_of_turn,
    apply_changes_nothing_it_was_given,
    the_fold_is_the_live_state,
    taking_back_gives_the_state_before,
    a_record_survives_its_texts,
    a_view_holds_no_hidden_card,
    what_a_seat_cannot_see_makes_no_difference,
)

FINISHED_DEALS: Final[tuple[Law, ...]] = (a_result_says_why, what_is_joined_is_of_one_trick)

OF_GAME: Final[Mapping[str, tuple[Law, ...]]] = {
    "schnapsen": (
        tricks_are_counted,
        points_add_up,
        marriages_wait_as_they_must,
        the_talon_lies_on_its_turnup,
        what_is_shown_is_what_everybody_has_seen,
        play_ends_in_time,
    ),
}
"""Laws of every moment that only these rules promise."""

FINISHED_OF_GAME: Final[Mapping[str, tuple[Law, ...]]] = {
    "schnapsen": (one_side_scores_or_nobody, the_match_moves_on),
}
"""The same of a finished deal."""

MATCHES: Final[tuple[Callable[[Match], None], ...]] = (
    a_match_survives_its_texts,
    a_score_is_the_sum_of_its_deals,
    a_match_ends_when_somebody_has_won,
    a_fair_match_can_be_verified,
)


# The match that they are held against


def hold(laws: Iterable[Law], record: Record, rng: Random) -> None:
    """Each of the laws at this moment; what fails carries the law's name and the line that plays it again."""
    for law in laws:
        try:
            law(Moment(record, rng))
        except Exception as error:
            error.add_note(f"broken: {law.__name__}\n{write_deal(record)}")
            raise


def hold_match(match: Match) -> None:
    """Each of the laws of a match; what fails carries the law's name and the match."""
    for law in MATCHES:
        try:
            law(match)
        except Exception as error:
            error.add_note(f"broken: {law.__name__}\n{write_match(match)}")
            raise


def check_match(name: str, rng: Random, costly: float = 0.05) -> Match:
    """Play a random match and hold every law against it, the costly ones with this chance at each moment."""
    game = random_game(name, rng)
    match, decks = new_match(name, game, rng)
    while match.winner is None and len(match.deals) < MOST_DEALS:
        match = match.deal(next(decks))
        temper = rng.choice(TEMPERS)
        check_moment(match.deals[-1], rng, costly)
        while (deal := match.current) is not None:
            match = match.play(random_action(game, deal.state, temper, rng))
            check_moment(match.deals[-1], rng, costly)
        hold((*FINISHED_DEALS, *FINISHED_OF_GAME.get(game.rules, ())), match.deals[-1], rng)
        if match.fair is not None:
            match = match.open_link(next(decks.links))
        if rng.random() < costly:
            hold_match(match)
    hold_match(match)
    return match


def check_moment(record: Record, rng: Random, costly: float) -> None:
    """The laws of a moment, the costly ones by chance."""
    hold((*EVERY_MOMENT, *OF_GAME.get(record.game.rules, ())), record, rng)
    if rng.random() < costly:
        hold(SOME_MOMENTS, record, rng)


class Decks:
    """The packs of a match: shuffled so that it can be verified, and the links to open, or plainly random."""

    def __init__(self, game: AnyGame, rng: Random, *, fair: bool) -> None:
        self.game, self.rng, self.fair = game, rng, fair
        self.secret = chain(rng.randbytes(32), MOST_DEALS + 1)
        self.links = iter(self.secret[1:])
        self.entropy = (rng.randbytes(16), *(rng.randbytes(rng.choice((0, 16))) for _ in range(1, game.seats)))
        self.number = 0

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        return self

    def __next__(self) -> tuple[Card, ...]:
        self.number += 1
        if not self.fair:
            return random_deck(self.game, self.rng)
        return shuffled(self.game.pack, self.secret[self.number], self.entropy, self.number)


def new_match(name: str, game: AnyGame, rng: Random) -> tuple[Match, Decks]:
    """A match that has not begun, and its packs; half of the matches have a shuffle that can be verified."""
    decks = Decks(game, rng, fair=rng.random() < 0.5)
    seats = tuple(f"player {seat}" for seat in range(game.seats))
    memory = rng.choice(list(Memory))
    if not decks.fair:
        return Match(name, game, seats, game.opening(rng.randrange(game.seats)), memory=memory), decks
    opening = game.opening(first_dealer(decks.secret[0], decks.entropy))
    published = Fair(commitment(decks.secret), decks.entropy, decks.secret[:1])
    return Match(name, game, seats, opening, fair=published, memory=memory), decks
