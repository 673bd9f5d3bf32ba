"""Three whole deals of Bauernschnapsen, told line by line: what was done, who took each trick, how the sides stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from bummerl.rules.actions import Event, Kind
from bummerl.rules.cards import Suit, write_cards
from tests.bauern_table import Deal, play, points, position, reasons, worth


class Story(NamedTuple):
    """The hands from the Rufer on, his first three cards, what is done, and how that is told."""

    hands: tuple[str, str, str, str]
    first: str
    trump: str
    line: str
    told: str


TRUMPED_BY_THE_PARTNER: Final = Story(
    ("AC KD QD TH QH", "AS QC AD TD JH", "KS TC JD AH KH", "TS QS JS KC JC"),
    first="QH TH KD",
    trump="H",
    line="pass pass pass pass pass pass 20D QD-TD-JD-JS AD-KH-JC-KD AH-QS-QH-JH TC-KC-AC-QC claim",
    told="""
        2 cuts
        0 names hearts
        0 1 2 3 pass
        1 3 do not double
        0 declares 20 in diamonds
        0 leads QD-TD-JD-JS, 1 takes 17: 0 to 17, 20 wait
        1 leads AD-KH-JC-KD, 2 takes 21, 20 now count: 41 to 17
        2 leads AH-QS-QH-JH, 2 takes 19: 60 to 17
        2 leads TC-KC-AC-QC, 0 takes 28: 88 to 17
        0 claims
        2 to 0: end-bauern-claim §B8.1, worth-bauern-schneider §B8.3
    """,
)

CLAIMED_BEFORE_THE_TRICK: Final = Story(
    ("JS AC TD QH JH", "TC AD QD JD KH", "AS TS KS QS TH", "KC QC JC KD AH"),
    first="AC JS TD",
    trump="C",
    line="pass pass pass pass pass pass AC-TC-QS-JC TD-AD-KS-KD KH-TH-AH-JH 40C claim",
    told="""
        2 cuts
        0 names clubs
        0 1 2 3 pass
        1 3 do not double
        0 leads AC-TC-QS-JC, 0 takes 26: 26 to 0
        0 leads TD-AD-KS-KD, 1 takes 29: 26 to 29
        1 leads KH-TH-AH-JH, 3 takes 27: 26 to 56
        3 declares 40 in clubs
        3 claims
        0 to 2: end-bauern-claim §B8.1, worth-bauern-schneider §B8.3
    """,
)

THE_LAST_TRICK: Final = Story(
    ("AC TC KC QD JH", "AS JS AD TD QH", "TS KS QS JD AH", "QC JC KD TH KH"),
    first="AC TC KC",
    trump="C",
    line="pass pass pass pass pass pass AC-JS-JD-JC TC-QH-QS-QC KC-TD-KS-KH QD-AD-TS-KD AS-AH-TH-JH",
    told="""
        2 cuts
        0 names clubs
        0 1 2 3 pass
        1 3 do not double
        0 leads AC-JS-JD-JC, 0 takes 17: 17 to 0
        0 leads TC-QH-QS-QC, 0 takes 19: 36 to 0
        0 leads KC-TD-KS-KH, 0 takes 22: 58 to 0
        0 leads QD-AD-TS-KD, 1 takes 28: 58 to 28
        1 leads AS-AH-TH-JH, 1 takes 34: 58 to 62
        0 to 1: end-bauern-last-trick §B8.5, worth-bauern-last-trick §B8.5
    """,
)


def tell(story: Story) -> Iterator[str]:
    """The deal as it is played now."""
    deal = play(position(*story.hands, trump=story.trump, first=story.first), "")
    yield from said(deal.log)
    for token in grouped(story.line):
        before, deal = deal, play(deal, token)
        events = deal.log[len(before.log) :]
        yield from said(events, deal, before)
    yield f"{' to '.join(map(str, worth(deal)))}: {', '.join(reasons(deal))}"


def grouped(line: str) -> list[str]:
    """The actions, passes in one: four of the auction, two of doubling."""
    passes, words = line.count("pass"), [word for word in line.split() if word != "pass"]
    assert passes == 6
    return ["pass pass pass pass", "pass pass", *words]


def said(events: tuple[Event, ...], deal: Deal | None = None, before: Deal | None = None) -> Iterator[str]:
    """What these events come to."""
    kinds = [event.kind for event in events]
    first = events[0]
    if deal is None or before is None:
        for event in events:
            if event.kind is Kind.CUT:
                yield f"{event.seat} cuts"
            if event.kind is Kind.TRUMPED:
                yield f"{event.seat} names {Suit(event.value).name.lower()}"
    elif set(kinds) == {Kind.WAIVED}:
        what = "pass" if before.table.phase == "auction" else "do not double"
        yield f"{' '.join(str(event.seat) for event in events)} {what}"
    elif Kind.MELDED in kinds:
        yield f"{first.seat} declares {first.value} in {first.cards[0].suit.name.lower()}"
    elif Kind.CLAIMED in kinds:
        yield f"{first.seat} claims"
    else:
        took = next(event for event in events if event.kind is Kind.TOOK)
        counted = "".join(f", {event.value} now count" for event in events if event.kind is Kind.COUNTED)
        waiting = f", {sum(deal.table.pending)} wait" if any(deal.table.pending) else ""
        stand = " to ".join(map(str, points(deal)))
        trick = write_cards(took.cards).replace(" ", "-")
        yield f"{first.seat} leads {trick}, {took.seat} takes {took.value}{counted}: {stand}{waiting}"


@pytest.mark.parametrize("story", [TRUMPED_BY_THE_PARTNER, CLAIMED_BEFORE_THE_TRICK, THE_LAST_TRICK])
def test_a_whole_deal(story: Story) -> None:
    assert list(tell(story)) == [line.strip() for line in story.told.strip().splitlines()]
