"""Stories: random deals with everything in them, and what each seat has seen of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.rules import bauern, dreier, sitting_out, sixty_six_multi
from bummerl.rules.actions import Action, Event, IllegalAction, Seat, Verb
from bummerl.rules.cards import Card
from bummerl.rules.game import Game, State, View
from bummerl.rules.thousand import PRESETS as THOUSAND
from bummerl.rules.thousand import ThousandGame

__all__ = ["GAMES", "AnyGame", "Story", "looks", "replayed", "story"]

AnyGame = Game[Any, Any, Any]

GAMES: Final[Mapping[str, AnyGame]] = {
    **{key: ThousandGame(options) for key, options in THOUSAND.items()},
    **{key: bauern.GAME(options) for key, options in bauern.PRESETS.items()},
    **{key: dreier.GAME(options) for key, options in dreier.PRESETS.items()},
    **{key: sixty_six_multi.GAME(options) for key, options in sixty_six_multi.PRESETS.items()},
    **{key: sitting_out.GAME(options) for key, options in sitting_out.PRESETS.items()},
}


class Story(NamedTuple):
    """A deal as far as it went: everything, of which a seat has seen its part."""

    game: AnyGame
    standing: Any
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    state: State[Any]
    log: tuple[Event, ...]

    def view(self, seat: Seat) -> View[Any]:
        return self.game.view(self.state, seat, self.log)


def replayed(game: AnyGame, standing: Any, deck: Sequence[Card], actions: Iterable[Action]) -> Story | None:  # noqa: ANN401
    """Where these actions lead from this deck; None if one of them is illegal or comes after the end."""
    state, log = game.deal(deck, standing)
    done = tuple(actions)
    for action in done:
        try:
            state, events = game.apply(state, action)
        except IllegalAction:
            return None
        log += events
    return Story(game, standing, tuple(deck), done, state, log)


RARE: Final = frozenset({Verb.REDEAL, Verb.CLAIM, Verb.BOMB, Verb.WRITE_OFF})


def story(game: AnyGame, rng: Random, steps: int, *, bold: float = 1.0) -> Story:
    """A random deal after some actions; `bold` says how gladly the players call and bid."""
    standing = game.opening(rng.randrange(game.seats))
    deck = rng.sample(tuple(game.pack), len(game.pack))
    state, log = game.deal(deck, standing)
    actions: list[Action] = []
    while state.table.result is None and len(actions) < steps:
        legal = game.legal(state)
        weights = [
            0.02
            if each.verb in RARE
            else bold
            if each.verb in {Verb.BID, Verb.CALL}
            else 5
            if each.verb is Verb.MELD
            else 1
            for each in legal
        ]
        action = rng.choices(legal, weights)[0]
        actions.append(action)
        state, events = game.apply(state, action)
        log += events
    return Story(game, standing, tuple(deck), tuple(actions), state, log)


def looks(told: Story, rng: Random) -> Iterator[View[Any]]:
    """The view of each seat that sees a hand."""
    for seat in rng.sample(range(told.game.seats), told.game.seats):
        if getattr(told.state.table, "sits", None) != seat:
            yield told.view(seat)
