"""Tables as a browser is shown them, one file a moment of a game: ``python -m tests.shown_files FOLDER``.

For whoever works on the pages without a server.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.engine.bots import BOTS
from bummerl.locale import Locale
from bummerl.record.match import Match, Memory
from bummerl.rules.actions import Action, Kind, Seat, Verb
from bummerl.rules.catalog import find
from bummerl.rules.game import View
from bummerl.web.shown import Asked, Seating, Sitting, shown

NAMES: Final = ("Anna", "Resi", "Poldi", "Franz")

Wanted = Callable[[Match], bool]


class Moment(NamedTuple):
    """A file: its name, the game, what is waited for, who looks, and in which language."""

    name: str
    preset: str
    wanted: Wanted
    language: str = "en"
    deck: str = "french"
    memory: Memory = Memory.POINTS
    seat: Seat | None = -1
    likes: frozenset[Verb] = frozenset()


def table(match: Match) -> Any:  # noqa: ANN401  # of whatever game
    return match.deals[-1].state.table


def legal(match: Match) -> set[Verb]:
    record = match.current
    return set() if record is None else {action.verb for action in record.game.legal(record.state)}


def may(*verbs: Verb, tricks: int = 0) -> Wanted:
    return lambda match: set(verbs) <= legal(match) and sum(table(match).won) >= tricks


def has_illegal(match: Match) -> bool:
    """Whether somebody follows who may not play every card."""
    record = match.current
    if record is None or not table(match).trick:
        return False
    view = record.view(record.state.table.turn)
    return 0 < len(view.legal) < len(view.hand) - 1


def is_over(match: Match) -> bool:
    return match.current is None


def happened(kind: Kind) -> Wanted:
    return lambda match: any(event.kind is kind for event in match.deals[-1].events) and match.current is not None


def both(*wanted: Wanted) -> Wanted:
    return lambda match: all(each(match) for each in wanted)


def after_tricks(count: int) -> Wanted:
    return lambda match: sum(table(match).won) >= count and match.current is not None


LOUD: Final = frozenset({Verb.CALL, Verb.KONTRA, Verb.BID, Verb.DRUM, Verb.MELD, Verb.CLOSE, Verb.RAISE, Verb.TAKE})

MOMENTS: Final = (
    Moment("schnapsen-lead", "schnapsen", may(Verb.PLAY, Verb.CLOSE)),
    Moment("schnapsen-marriage-de", "schnapsen", may(Verb.MELD, tricks=2), "de", "german"),
    Moment("schnapsen-exchange", "schnapsen", may(Verb.EXCHANGE, tricks=1), memory=Memory.TRAINING),
    Moment("schnapsen-claim-strict", "schnapsen", may(Verb.CLAIM, tricks=3), memory=Memory.STRICT),
    Moment("schnapsen-claim-ja", "schnapsen", may(Verb.CLAIM, tricks=3), "ja"),
    Moment("schnapsen-closed", "schnapsen", happened(Kind.CLOSED), likes=frozenset({Verb.CLOSE})),
    Moment(
        "schnapsen-closed-follow", "schnapsen", both(happened(Kind.CLOSED), has_illegal), "de", "german", likes=LOUD
    ),
    Moment("schnapsen-watcher", "schnapsen", after_tricks(2), seat=None),
    Moment("schnapsen-over", "schnapsen", is_over),
    Moment("schnapsen-match-over", "schnapsen_course", lambda match: match.winner is not None),
    Moment("sixty-six-draw", "sixty_six", may(Verb.DRAW)),
    Moment("sitting-out", "sixty_six_3p_us", after_tricks(2)),
    Moment("sixty-six-4p", "sixty_six_4p", after_tricks(2)),
    Moment("sixty-six-drum", "sixty_six_3p_drums", may(Verb.DRUM)),
    Moment("dreier-trumps", "dreierschnapsen", may(Verb.TRUMP)),
    Moment("dreier-auction", "dreierschnapsen", may(Verb.CALL)),
    Moment("talon-take", "talonschnapsen", may(Verb.TAKE), likes=LOUD),
    Moment("talon-discard", "talonschnapsen", may(Verb.DISCARD), likes=LOUD),
    Moment("bauern-call-de", "bauernschnapsen", may(Verb.CALL), "de", "german"),
    Moment("bauern-kontra", "bauernschnapsen", may(Verb.KONTRA)),
    Moment("bauern-follow-de", "bauernschnapsen", both(after_tricks(2), has_illegal), "de", "german"),
    Moment("bauern-watcher", "bauernschnapsen", after_tricks(2), seat=None),
    Moment("bauern-over", "bauernschnapsen", is_over, "de", "german"),
    Moment("thousand-bidding", "thousand", may(Verb.BID, Verb.PASS), memory=Memory.TRAINING),
    Moment("thousand-giving-ru", "thousand", may(Verb.GIVE), "ru"),
    Moment("thousand-raise", "thousand", may(Verb.RAISE)),
    Moment("thousand-lead-ja", "thousand", both(may(Verb.MELD), after_tricks(1)), "ja"),
    Moment("thousand-follow-pl", "tysiac", both(after_tricks(3), has_illegal), "pl"),
    Moment("thousand-two-stocks", "thousand_2p", may(Verb.STOCK)),
    Moment("thousand-four", "thousand_4p", after_tricks(3)),
    Moment("thousand-over", "thousand", lambda match: is_over(match) and sum(table(match).won) > 0),
    Moment("thousand-write-off", "thousand_pagat", may(Verb.WRITE_OFF)),
)


def seating(match: Match, **more: Any) -> Seating:  # noqa: ANN401  # whatever a seating has
    stage = "playing" if match.current is not None else "between" if match.winner is None else "over"
    sitting = tuple(
        Sitting("bot", name, "thumb") if seat else Sitting("person", name) for seat, name in enumerate(NAMES)
    )
    at = f"{len(match.deals)}.{len(match.deals[-1].actions)}" if match.deals else ""
    known: dict[str, Any] = {"seq": 41, "at": at, "ways": ("hint", "resign"), "commitment": "0" * 64} | more
    return Seating("k3vq", match.name, match.game, match.memory, stage, sitting[: match.game.seats], **known)


def choose(view: View[Any], likes: frozenset[Verb], rng: Random) -> Action:
    liked = [action for action in view.legal if action.verb in likes]
    return rng.choice(liked) if liked and rng.random() < 0.5 else BOTS["thumb"].choose(view, rng)


def found(moment: Moment) -> tuple[Match, tuple[int, int]]:
    """A match at the moment that is waited for, and the place one action before."""
    preset = find(moment.preset)
    for seed in range(400):
        rng = Random(f"{moment.name} {seed}")
        match = Match.new(preset.key, NAMES[: preset.game.seats], memory=moment.memory)
        while match.winner is None and len(match.deals) < 5:
            deck = list(preset.game.pack)
            rng.shuffle(deck)
            match = match.deal(deck)
            before = (len(match.deals), 0)
            while match.current is not None:
                if moment.wanted(match):
                    return match, before
                before = (len(match.deals), len(match.current.actions))
                view = match.current.view(match.current.state.table.turn)
                match = match.play(choose(view, moment.likes, rng))
            if moment.wanted(match):
                return match, before
    raise LookupError(moment.name)


def files() -> Iterator[tuple[str, dict[str, Any]]]:
    """Name and content of every file."""
    for moment in MOMENTS:
        match, before = found(moment)
        locale = Locale(moment.language, moment.deck)
        turn = match.current.state.table.turn if match.current is not None else 0
        seat = turn if moment.seat == -1 else moment.seat
        yield moment.name, shown(match, seating(match), seat, locale, before)
    fresh = Match.new("bauernschnapsen", NAMES)
    empty = seating(fresh, at="")._replace(stage="open", sitting=(Sitting("person", "Anna"), *[Sitting("free")] * 3))
    yield "open-table", shown(fresh, empty, 0, Locale("de"))
    match, before = found(MOMENTS[0])
    asked = seating(match, asked=Asked(1, "takeback", (0,)))
    yield "asked", shown(match, asked, 0, Locale("en"), before)
    yield "replay-open", shown(match, seating(match), None, Locale("en"), before, is_open=True)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files():
        (folder / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
