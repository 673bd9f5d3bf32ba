"""Playthroughs that a card player can review: the files of ``tests/golden`` and what writes them.

A file tells one or more deals: the rules in force, the cards, at every action what was allowed, what was refused and
why, what then lay on the table and what each seat saw, and in the end what the deal was worth and how the match
stands.  Titles and record lines in it are written by people, everything else by ``python -m tests.golden_files``
(``make golden``), which plays the records again.  So a new story is a file with a title and a record:

    Deal 1: the forehand closes
    record    schnapsen | dealer 0 score 0-0 | JHQHAS… | close AS-TS

A preset without a file gets one with a deal played at random, to be replaced by something better.
Each reason for a refusal is shown where it first applies.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bummerl.record import Record, read_deal, view_json, write_deal
from bummerl.rules.actions import PLAYS, Action, Event, Kind, Seat, Verb, marriage
from bummerl.rules.cards import Suit, write_cards
from bummerl.rules.catalog import CATALOG, AnyGame, find
from bummerl.rules.game import View
from tests.random_games import TEMPERS, random_action, random_deck

FOLDER: Final = Path(__file__).parent / "golden"

WIDTH: Final = 10
"""How far the first column reaches."""


class Story(NamedTuple):
    """A deal and what it is told for."""

    title: str
    deal: Record


def read_stories(text: str) -> list[Story]:
    """The titles and deals of a file, whatever else stands in it."""
    found = re.findall(r"^Deal \d+: (.+)\nrecord +(.+)$", text, re.MULTILINE)
    assert found, "a playthrough has at least one title with its record below"
    return [Story(title, read_deal(line)) for title, line in found]


def write_stories(stories: list[Story]) -> str:
    """The whole file."""
    told: set[tuple[str, str]] = set()
    head = [*header(stories[0].deal.game, stories[0].deal.name)]
    for number, (title, deal) in enumerate(stories, 1):
        head += ["", "", f"Deal {number}: {title}", row("record", write_deal(deal)), *tell(deal, told)]
    return "\n".join(head) + "\n"


def row(label: str, text: str) -> str:
    """A line with its label in the first column.

    >>> row("hand", "AH KH")
    'hand      AH KH'
    """
    return f"{label:{WIDTH}}{text}".rstrip()


def header(game: AnyGame, name: str) -> Iterator[str]:
    """The rules in force."""
    changed = game.options.differing(type(game.options)())
    yield row("preset", name)
    yield row("rules", game.rules)
    for option, value in changed.items():
        yield row("option", f"{option} {str(value).lower() if isinstance(value, bool) else value}")
    if not changed:
        yield row("option", "all as in the rules")


def tell(deal: Record, told: set[tuple[str, str]]) -> Iterator[str]:
    """One deal from the first card to the score."""
    yield from the_deal(deal.upto(0))
    for number, action in enumerate(deal.actions):
        yield ""
        yield from a_choice(deal.upto(number), told)
        yield from what_happened(deal.upto(number + 1), action)
    yield ""
    if deal.result is None:
        yield from a_choice(deal, told)
    else:
        yield from the_end(deal, told)


def the_deal(deal: Record) -> Iterator[str]:
    """Standing, trump, talon and hands."""
    standing, table = deal.standing, deal.state.table
    carried = f"; {standing.carry} carried over" if standing.carry else ""
    yield row("standing", f"seat {standing.dealer} deals; {score(deal.game, standing)}{carried}")
    if (turnup := getattr(table, "turnup", None)) is not None:
        yield row("trump", f"{table.trump.name.lower()}, turned up with {turnup}")
    yield row("talon", write_cards(deal.state.stock) or "no cards")
    for seat in range(deal.game.seats):
        yield row(f"seat {seat}", write_cards(deal.state.hands[seat]))
    nobody = deal.view(None)
    seen = ", ".join(map(event_text, nobody.log))
    yield row("spectator", f"{write_cards(nobody.hand) or 'no cards'}; sees {seen}")


def score(game: AnyGame, standing: Any) -> str:  # noqa: ANN401  # each game keeps its own books
    """The score counted up, and as the table writes it."""
    won, written = ("-".join(map(str, numbers)) for numbers in (standing.score, game.written_score(standing)))
    return f"score {won}" + (f", written {written}" if written != won else "")


def a_choice(deal: Record, told: set[tuple[str, str]]) -> Iterator[str]:
    """Who is to act, what is allowed, and refusals that have not been told yet."""
    table = deal.state.table
    yield row(f"{len(deal.actions) + 1}.", f"seat {table.turn}: {table.phase}")
    yield row("  legal", " ".join(map(str, deal.game.legal(deal.state))))
    view = deal.view(table.turn)
    for action in worth_trying(deal.game, view):
        yield from refused(view, table.turn, action, told)
    for seat in range(deal.game.seats):
        if seat != table.turn:
            yield from refused(deal.view(seat), seat, Action(Verb.CLAIM), told)


def worth_trying(game: AnyGame, view: View[Any]) -> Iterator[Action]:
    """What a player might want: every word, every marriage and card of the hand, the wrong worth, a card not held."""
    yield from (Action(verb) for verb in (Verb.EXCHANGE, Verb.CLOSE, Verb.CLAIM, Verb.DRAW, Verb.DECLINE, Verb.PASS))
    held = [suit for suit in Suit if suit.marriage <= view.hand]
    yield from (marriage(suit, value) for suit in held for value in (20, 40))
    yield from (PLAYS[card] for card in view.hand)
    yield from (marriage(suit, 20) for suit in Suit if suit not in held)
    yield from (PLAYS[card] for card in game.pack - view.hand)


def refused(view: View[Any], seat: Seat | None, action: Action, told: set[tuple[str, str]]) -> Iterator[str]:
    """Why an action is refused, unless this was told before."""
    why = view.explain(action)
    if why is not None and (why.id, why.paragraph) not in told:
        told.add((why.id, why.paragraph))
        yield row("  refused", f"{action} by seat {seat}: {why}")


def what_happened(deal: Record, action: Action) -> Iterator[str]:
    """The action, what was seen of it, the table and what each seat knows."""
    events = deal.steps[-1].events
    public = ", ".join(event_text(event) for event in events if event.readers is None)
    yield row("  does", f"{action}: {public}" if public else str(action))
    for seat in range(deal.game.seats):
        if own := [event_text(event) for event in events if event.readers is not None and event.seen_by(seat)]:
            yield row(f"  {seat} sees", ", ".join(own))
    if deal.game.rules == "schnapsen":
        yield row("  table", table_text(deal))
        for seat in range(deal.game.seats):
            yield row(f"  seat {seat}", seat_text(deal.view(seat)))
    else:
        yield from what_changed(deal, deal.upto(len(deal.actions) - 1))


def what_changed(deal: Record, before: Record) -> Iterator[str]:
    """Of games that this file does not know: what is new on the table, and the hands that are not as they were."""
    table, old = (view_json(each.view(None))["table"] for each in (deal, before))
    news = [f"{field} {json.dumps(value, ensure_ascii=False)}" for field, value in table.items() if value != old[field]]
    yield row("  table", "; ".join(news) or "as it was")
    for seat, hand in enumerate(deal.state.hands):
        if hand != before.state.hands[seat]:
            yield row(f"  seat {seat}", write_cards(hand) or "no cards")


def event_text(event: Event) -> str:
    """What happened, to whom, with which cards."""
    value = f" {event.value}" if event.value or event.kind is Kind.CLAIMED else ""
    cards = f" {write_cards(event.cards)}" if event.cards else ""
    return f"{event.seat} {event.kind}{cards}{value}"


def table_text(deal: Record) -> str:
    """What lies there for all to see."""
    table = deal.state.table
    parts = [f"points {pair(table.points)}", f"tricks {pair(table.won)}", f"talon {table.talon}"]
    if any(table.pending):
        parts.insert(1, f"pending {pair(table.pending)}")
    if table.turnup is not None:
        parts[-1] += f" on {table.turnup}"
    if table.close is not None:
        close = table.close
        parts.append(f"closed by {close.seat} when the other had {close.points} and tricks {close.tricks}")
    if table.trick:
        parts.append(f"led {write_cards(table.trick)}")
    return "; ".join(parts)


def pair(numbers: tuple[int, ...]) -> str:
    """Numbers by seat."""
    return "-".join(map(str, numbers))


def seat_text(view: View[Any]) -> str:
    """What a seat holds, what it knows of the other's cards, and which tricks it may look at again."""
    assert view.seat is not None, "a spectator has no place in this line"
    table, other = view.table, 1 - view.seat
    parts = [write_cards(view.hand) or "no cards"]
    if shown := table.shown[other]:
        parts.append(f"knows that {other} holds {shown}")
    if denied := [denial for denial in table.denied if denial.seat == other]:
        parts.append(f"knows that in trick {denied[-1].trick + 1} {other} had none of {denied[-1].cards}")
    if tricks := view.game.reviewable(table, view.seat):
        parts.append(f"may look at tricks {' '.join(str(number + 1) for number in tricks)}")
    return "; ".join(parts)


def the_end(deal: Record, told: set[tuple[str, str]]) -> Iterator[str]:
    """What the deal was worth and why, and how the match stands."""
    result, game = deal.result, deal.game
    assert result is not None, "the deal is over"
    winner = result.winner
    if game.seats == 2:
        yield row("result", "nobody scores" if winner is None else f"seat {winner} scores {result.points[winner]}")
    else:
        yield row("result", f"points {pair(result.points)}")
    yield from (row("because", str(why)) for why in result.reasons)
    yield from refused(deal.view(deal.state.table.turn), deal.state.table.turn, Action(Verb.CLAIM), told)
    after = game.advance(deal.standing, result)
    won = game.match_winner(after)
    if won is None:
        carried = f"; {after.carry} carried over" if after.carry else ""
        yield row("match", f"{score(game, after)}; seat {after.dealer} deals next{carried}")
    else:
        yield row("match", f"{score(game, after)}; seat {won} has won, Bummerl for the other: {game.bummerls(after)}")


# The command


def random_story(name: str) -> Story:
    """A deal of a preset as people might play it."""
    rng, game = Random(name), find(name).game
    deal = Record(name, game, game.opening(), random_deck(game, rng))
    while deal.result is None:
        deal = deal.play(random_action(game, deal.state, TEMPERS[1], rng))
    return Story("played at random", deal)


def main() -> None:
    """Write all files again, and one for every preset that has none."""
    FOLDER.mkdir(exist_ok=True)
    for preset in CATALOG:
        path = FOLDER / f"{preset.key}.txt"
        if not path.exists():
            path.write_text(write_stories([random_story(preset.key)]), encoding="utf-8")
            print(f"{path.name}: new, played at random; write better deals into it")
    for path in sorted(FOLDER.glob("*.txt")):
        before = path.read_text(encoding="utf-8")
        after = write_stories(read_stories(before))
        path.write_text(after, encoding="utf-8")
        print(f"{path.name}: {'as it was' if before == after else 'changed'}")


if __name__ == "__main__":
    main()
