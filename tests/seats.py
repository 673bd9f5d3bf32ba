"""Games for three and four in tests: deals in notation, and the laws that every deal must keep.

```text
deal = Deal(game, deck, standing)         a deal at its beginning
deal = deal.play("trump:S pass pass pass")
deal.legal, deal.why("AS")                what may be done, and why not
```

Nothing here knows a game: what a test needs of its own game it reads from `deal.table`.

Contents: Deal, the laws (`check_deal`), random deals and matches.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any

import pytest

from bummerl.rules.actions import (
    PLAYS,
    Action,
    Event,
    IllegalAction,
    Kind,
    Seat,
    Verb,
    marriage,
    read_action,
    read_actions,
    write_actions,
)
from bummerl.rules.cards import Card, Cards, Suit, write_cards
from bummerl.rules.game import Game, Result, Standing, State, Step
from bummerl.rules.options import Option, Options, Value
from bummerl.rules.reasons import Reason

__all__ = ["Deal", "check_deal", "check_match", "every_action", "options_table", "random_action", "weight"]


def options_table(presets: dict[str, Any], known: Iterable[Option]) -> str:
    """The table of presets of a page: a row for each option, bold what differs from the first preset.

    >>> from bummerl.rules.dreier import PRESETS, DreierOptions
    >>> print(options_table(PRESETS, DreierOptions.all()[:1]), end="")
    | option | § | `dreierschnapsen` | `talonschnapsen` |
    | --- | --- | --- | --- |
    | `trump_must_be_held` | D2.1 | true | true |
    """
    reference = next(iter(presets.values()))
    lines = [["option", "§", *(f"`{name}`" for name in presets)], ["---"] * (2 + len(presets))]
    for option in known:
        default = getattr(reference, option.name)
        values = [getattr(options, option.name) for options in presets.values()]
        cells = [_word(value) if value == default else f"**{_word(value)}**" for value in values]
        lines.append([f"`{option.name}`", option.paragraph, *cells])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Deal:
    """A deal as far as it has been played; immutable."""

    game: Game[Any, Any, Any]
    deck: tuple[Card, ...]
    standing: Any
    actions: tuple[Action, ...] = ()

    @cached_property
    def steps(self) -> tuple[Step[Any], ...]:
        steps = [self.game.deal(self.deck, self.standing)]
        for action in self.actions:
            steps.append(self.game.apply(steps[-1].state, action))
        return tuple(steps)

    def play(self, line: str) -> Deal:
        """The deal after some more actions, given in notation."""
        return self.do(*read_actions(line))

    def do(self, *actions: Action) -> Deal:
        """The deal after some more actions."""
        steps = list(self.steps)
        for action in actions:
            steps.append(self.game.apply(steps[-1].state, action))
        longer = replace(self, actions=(*self.actions, *actions))
        longer.__dict__["steps"] = tuple(steps)
        return longer

    @property
    def state(self) -> State[Any]:
        return self.steps[-1].state

    @property
    def table(self) -> Any:  # noqa: ANN401  # of whatever game
        return self.state.table

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)

    @property
    def legal(self) -> str:
        """What the seat to act may do now."""
        return " ".join(map(str, self.game.legal(self.state)))

    def hand(self, seat: Seat) -> str:
        return str(self.state.hands[seat])

    @property
    def result(self) -> Result:
        result: Result | None = self.table.result
        assert result is not None, f"the deal goes on: {self.legal}"
        return result

    @property
    def reasons(self) -> list[str]:
        """The ids of the result's sentences."""
        return [why.id for why in self.result.reasons]

    def why(self, action: str) -> str:
        """Why the seat to act may not do this: the refusal and its paragraph."""
        with pytest.raises(IllegalAction) as refused:
            self.play(action)
        reason = refused.value.reason
        assert self.game.view(self.state, self.table.turn).explain(read_action(action)) == reason
        return f"{reason.id} §{reason.paragraph}"

    def __str__(self) -> str:
        played = write_actions(self.actions, self.game.trick_size(self.actions))
        return f"{self.game.options} {self.standing} {write_cards(self.deck)} : {played}"


# Laws


def every_action(game: Game[Any, Any, Any], words: Iterable[str]) -> tuple[Action, ...]:
    """Every action that somebody might try: all cards, marriages, suits, contracts and plain words."""
    plain = {
        Verb.CLAIM,
        Verb.PASS,
        Verb.TAKE,
        Verb.KEEP,
        Verb.KONTRA,
        Verb.DRUM,
        Verb.DECLINE,
        Verb.EXCHANGE,
        Verb.CLOSE,
    }
    return (
        *(PLAYS[card] for card in sorted(game.pack)),
        PLAYS[0],
        *(marriage(suit, value) for suit in Suit for value in (20, 40)),
        *(Action(Verb.TRUMP, value=suit) for suit in Suit),
        *(Action(Verb.TURN, value=place) for place in range(4)),
        *(Action(Verb.CALL, word=word) for word in (*words, "nonsense")),
        *(Action(Verb.DISCARD, card) for card in sorted(game.pack)[:4]),
        *(Action(verb) for verb in sorted(plain)),
        Action(Verb.BID, value=120),
    )


def check_deal(deal: Deal, tries: tuple[Action, ...], rng: Random, *, depth: bool = True) -> None:
    """Every law at this moment of a deal."""
    try:
        _cards_are_conserved(deal)
        _points_add_up(deal)
        _legal_or_explained(deal, tries, rng)
        if depth:
            _views_say_what_a_seat_may_know(deal, rng)
        if deal.table.result is not None:
            _results_agree(deal)
    except Exception as wrong:
        wrong.add_note(str(deal))
        raise


def _cards_are_conserved(deal: Deal) -> None:
    state = deal.state
    played = [card for trick in state.table.tricks for card in trick.cards]
    cards = [*chain.from_iterable(state.hands), *state.stock, *chain.from_iterable(state.aside), *played]
    cards += state.table.trick
    assert len(cards) == len(deal.game.pack)
    assert Cards(cards) == deal.game.pack


def _points_add_up(deal: Deal) -> None:
    """What counts or waits is what was taken, declared and given for the last trick."""
    table = deal.table
    sources = {Kind.TOOK, Kind.MELDED, Kind.BONUS}
    earned = sum(event.value for event in deal.events if event.kind in sources)
    assert sum(table.points) + sum(table.pending) == earned
    assert sum(table.won) == len(table.tricks)
    if getattr(deal.game.options, "marriage_needs_trick", True):
        for seat, points in enumerate(table.points):
            won = table.side_won(seat) if hasattr(table, "side_won") else table.won[seat]
            assert points == 0 or won


def _legal_or_explained(deal: Deal, tries: tuple[Action, ...], rng: Random) -> None:
    game, state = deal.game, deal.state
    legal = game.legal(state)
    assert len(set(legal)) == len(legal)
    assert (not legal) == (state.table.result is not None)
    view = game.view(state, state.table.turn, deal.events)
    assert view.legal == legal
    for action in legal:
        assert view.explain(action) is None
        assert read_action(str(action)) == action
        game.apply(state, action)
    refused = [action for action in tries if action not in legal]
    for action in refused:
        why = view.explain(action)
        assert isinstance(why, Reason), f"{action} is neither legal nor explained"
    for action in rng.sample(refused, min(3, len(refused))):
        with pytest.raises(IllegalAction):
            game.apply(state, action)
    if state.table.result is None:
        for seat in range(game.seats):
            if seat != state.table.turn:
                assert game.view(state, seat).legal == ()


def _views_say_what_a_seat_may_know(deal: Deal, rng: Random) -> None:
    """A seat's log explains its hand; what it may do, and what that makes public, hangs on nothing hidden from it."""
    game, state = deal.game, deal.state
    for seat in range(game.seats):
        view = game.view(state, seat, deal.events)
        assert _hand_by_log(view.log, seat) == view.hand
        assert all(event.seen_by(seat) for event in view.log)
    if state.table.result is not None:
        return
    if getattr(state.table, "contract", "") in {"farbenringerl", "herrenschnapser"}:
        return  # the call has told which cards another hand must have
    seat = state.table.turn
    other = _with_hidden_cards_changed(state, seat, rng)
    assert game.legal(other) == game.legal(state)
    quiet = [action for action in game.legal(state) if action.verb in {Verb.PLAY, Verb.MELD, Verb.PASS, Verb.DISCARD}]
    for action in quiet:
        here, there = game.apply(state, action), game.apply(other, action)
        if any(event.kind is Kind.OPENED for event in here.events):
            continue  # somebody else's cards are laid open
        assert here.state.table == there.state.table, f"{action} tells of hidden cards"


def _hand_by_log(log: Iterable[Event], seat: Seat) -> Cards:
    hand = Cards()
    for event in log:
        if event.seat != seat:
            continue
        match event.kind:
            case Kind.DEALT | Kind.DREW | Kind.PICKED_UP:
                hand |= Cards(event.cards)
            case Kind.PLAYED | Kind.DISCARDED:
                hand -= Cards(event.cards)
            case Kind.EXCHANGED:
                hand = (hand - Cards(event.cards[:1])) | Cards(event.cards[1:])
            case _:
                pass
    return hand


def _with_hidden_cards_changed(state: State[Any], seat: Seat, rng: Random) -> State[Any]:
    """The same table and the same hand of this seat, with what others hold and the stock mixed."""
    others = [each for each in range(len(state.hands)) if each != seat]
    shown = state.table.shown
    fixed = {each: Cards(card for card in state.hands[each] if card in shown[each]) for each in others}
    last = state.stock[-1:] if getattr(state.table, "turnup", None) is not None else ()
    hidden = [card for each in others for card in state.hands[each] - fixed[each]]
    hidden += state.stock[: len(state.stock) - len(last)]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for each in others:
        size = len(state.hands[each]) - len(fixed[each])
        hands[each] = fixed[each] | Cards(hidden[:size])
        del hidden[:size]
    return state._replace(hands=tuple(hands), stock=(*hidden, *last))


def _results_agree(deal: Deal) -> None:
    result = deal.result
    assert len(result.points) == deal.game.seats
    assert result.reasons
    ended = deal.events[-1]
    assert ended.kind is Kind.ENDED


def random_action(deal: Deal, rng: Random) -> Action:
    """Something legal, as people might do it: seldom a claim, never a wrong one in three of four, passes often."""
    legal = deal.game.legal(deal.state)
    weights = [weight(action, rng) for action in legal]
    return rng.choices(legal, weights)[0]


def weight(action: Action, rng: Random) -> float:
    """How much people like an action of this kind."""
    match action.verb:
        case Verb.PASS | Verb.DECLINE:
            return 10
        case Verb.MELD:
            return 4
        case Verb.CLAIM:
            return 0.05 if rng.random() < 0.5 else 2
        case Verb.CLOSE:
            return 0.1
        case Verb.CALL:
            return 0.5
        case _:
            return 1


def check_match(
    game: Game[Any, Any, Any], standing: Standing, words: Iterable[str], rng: Random, *, deals: int = 30
) -> tuple[Any, int]:
    """Play random deals to the end of the match or so many of them, and hold the laws against some moments."""
    tries = every_action(game, words)
    for number in range(deals):
        if game.match_winner(standing) is not None:
            assert game.bummerls(standing) > 0
            return standing, number
        assert game.bummerls(standing) == 0
        deck = list(game.pack)
        rng.shuffle(deck)
        deal = Deal(game, tuple(deck), standing)
        while deal.table.result is None:
            if rng.random() < 0.1:
                check_deal(deal, tries, rng)
            deal = deal.do(random_action(deal, rng))
        check_deal(deal, tries, rng)
        standing = game.advance(standing, deal.result)
    return standing, deals


def changed(options: Options, **values: Value) -> Any:  # noqa: ANN401  # of whatever game
    """Options with some changed by name."""
    changes: dict[str, Any] = dict(values)
    return replace(options, **changes)
