"""Deals of the games for three and four that a card player can read: the files of ``tests/stories``.

    BUMMERL_WRITE_STORIES=1 .venv/bin/python -m pytest tests/test_sixty_six_multi_stories.py

writes them anew; read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from bummerl.rules.actions import Event, Verb, write_actions
from bummerl.rules.cards import write_cards
from bummerl.rules.game import Standing
from tests import test_dreier_rules as dreier
from tests import test_sixty_six_multi_rules as multi
from tests.seats import Deal, every_action

FOLDER: Final = Path(__file__).parent / "stories"

RINGERL: Final = "trump:H pass call:farbenringerl pass call:herrenschnapser pass"


def first_legal(deal: Deal) -> Deal:
    """The rest of a deal, always with the first card that is allowed."""
    while deal.table.result is None:
        deal = deal.do(deal.game.legal(deal.state)[0])
    return deal


class Story(NamedTuple):
    """A deal and what it is told for."""

    title: str
    deal: Callable[[], Deal]


STORIES: Final[dict[str, list[Story]]] = {
    "dreierschnapsen": [
        Story(
            "the caller names trumps, plays the normal game and claims; the defenders have 24 together",
            lambda: dreier.deal(line=f"{dreier.NORMAL} TD-AD-QD KS-TS-AS AH-JH-JS 40H claim"),
        ),
        Story(
            "nobody comes to 66, and a defender takes the last trick",
            lambda: dreier.deal(line=f"{dreier.TO_A_DEFENDER} pass"),
        ),
        Story(
            "an opponent calls Gang, is doubled, and loses the second trick",
            lambda: dreier.deal(line="trump:H pass call:gang pass pass kontra pass AD-QD-TD KS-TS-AS"),
        ),
        Story("five cards of a suit against all five trumps", lambda: dreier.deal(dreier.RINGERL, "QC JC", RINGERL)),
        Story(
            "a Schnapser made with a marriage before the third trick",
            lambda: dreier.deal(
                dreier.SCHNAPSER, dreier.TALON, "trump:H call:schnapser pass pass pass pass TH-JH-AC AH-QS-TC 40H"
            ),
        ),
    ],
    "talonschnapsen": [
        Story(
            "the caller takes the talon for a normal game, lays two cards away and claims too early",
            lambda: dreier.talon_deal("trump:H pass pass pass take discard:TD discard:KC pass pass AS-QS-JS 40H claim"),
        ),
        Story(
            "Gang without the talon goes before Gang with it, and the caller's before an opponent's",
            lambda: dreier.talon_deal("trump:H pass call:gang_talon pass call:gang pass pass pass TD-AD-QD"),
        ),
    ],
    "sixty_six_3p": [
        Story("all tricks are counted and each loser pays", multi.to_the_end),
        Story("the next card makes trumps", lambda: first_legal(multi.deal("sixty_six_3p", multi.THREE, "turn:0"))),
    ],
    "sixty_six_3p_drums": [
        Story(
            "drumming, and 66 before the others have anything", lambda: multi.drums("drum AS-JS-9S AH-JH-9H 40H claim")
        ),
        Story("a whistle that a single trick spoils", lambda: multi.drums("call:whistle AS-JS-9S TD-AD-JD")),
        Story("nobody claims: the pool", lambda: multi.drums(f"pass pass pass {multi.TO_THE_END} pass")),
    ],
    "sixty_six_4p": [
        Story("leader and partner both declare", lambda: multi.four("pass AH-JH-TS-9H 20S 40H claim")),
        Story("a claim too early", lambda: multi.four("20S AH-JH-TS-9H pass claim")),
    ],
    "sixty_six_4p_us": [Story("130 card points are shared", lambda: first_legal(multi.eight()))],
    "sixty_six_3p_us": [
        Story("a wrong claim: the other player and the dealer score 2", lambda: multi.sitting(multi.OUT)),
        Story("the dealer on 5 stops at 6", lambda: multi.sitting(multi.OUT, score=(0, 0, 5))),
        Story("two play for the loser", lambda: multi.sitting(multi.OUT, score=(6, 8, 2), first=2)),
    ],
}


def write(name: str) -> str:
    """The whole file of a preset."""
    lines: list[str] = [f"preset    {name}"]
    told: set[str] = set()
    for number, story in enumerate(STORIES[name], 1):
        lines += ["", "", f"Deal {number}: {story.title}", *tell(story.deal(), told)]
    return "\n".join(lines) + "\n"


def tell(deal: Deal, told: set[str]) -> Iterator[str]:
    """One deal from the first card to the score."""
    yield f"standing  {score(deal.standing)}"
    yield f"deck      {write_cards(deal.deck)}"
    yield f"play      {write_actions(deal.actions, deal.game.seats)}"
    yield ""
    tries = every_action(deal.game, ("schnapser", "gang", "kontraschnapser", "gang_talon", "whistle"))
    for event in deal.steps[0].events:
        yield f"          {seen(event)}"
    for number, action in enumerate(deal.actions):
        before = deal.steps[number].state
        seat = before.table.turn
        legal = deal.game.legal(before)
        yield f"{number + 1}. seat {seat}, {before.table.phase}: {action}"
        yield f"  hand    {before.hands[seat]}"
        yield f"  legal   {' '.join(map(str, legal))}"
        view = deal.game.view(before, seat)
        for refused in tries:
            why = view.explain(refused)
            if why is not None and why.id not in told:
                told.add(why.id)
                yield f"  refused {refused}: {why}"
        for event in deal.steps[number + 1].events:
            yield f"          {seen(event)}"
        table = deal.steps[number + 1].state.table
        if action.verb in {Verb.PLAY, Verb.MELD} and not table.trick:
            yield f"  points  {numbers(table.points)}, waiting {numbers(table.pending)}, tricks {numbers(table.won)}"
    yield f"result    {numbers(deal.result.points)}{' carry ' + str(deal.result.carry) if deal.result.carry else ''}"
    for reason in deal.result.reasons:
        yield f"          {reason}"
    yield f"after     {score(deal.game.advance(deal.standing, deal.result))}"


def seen(event: Event) -> str:
    """An event and who sees it."""
    readers = "all" if event.readers is None else "seat " + " ".join(map(str, event.readers))
    parts = [event.kind.value, f"seat {event.seat}", write_cards(event.cards), event.word]
    worth = str(event.value) if event.value else ""
    return f"{readers}: {' '.join(part for part in (*parts, worth) if part)}"


def numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def score(standing: Standing) -> str:
    """The dealer, the score and whatever more the match keeps."""
    more: dict[str, Any] = {name: value for name, value in vars(standing).items() if name not in {"dealer", "score"}}
    kept = "".join(f", {name} {value}" for name, value in more.items() if value)
    return f"dealer {standing.dealer}, score {numbers(standing.score)}{kept}"


@pytest.mark.parametrize("name", STORIES)
def test_the_stories_are_told_as_written(name: str) -> None:
    path, wanted = FOLDER / f"{name}.txt", write(name)
    if os.environ.get("BUMMERL_WRITE_STORIES") == "1":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(wanted, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == wanted, "BUMMERL_WRITE_STORIES=1 writes the stories anew"
