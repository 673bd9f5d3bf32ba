"""Deals of Bauernschnapsen in notation, for the tests of its rules.

```text
deal = position("AC KD QD TH QH", "AS QC AD TD JH", "KS TC JD AH KH", "TS QS JS KC JC", trump="H")
deal = play(deal, "pass pass pass pass pass pass")
legal(deal)            "QD KD AC …"
why(deal, "claim")     "refused-bauern-claim-not-now §B8.1"
```

Unless something else is said seat 0 is the Rufer and seat 3 the dealer, so that side A has seats 0 and 2.
"""

# ruff: noqa: ANN401  # options go through to a game that checks them

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from bummerl.rules.actions import Action, Event, IllegalAction, Seat, read_action, read_actions
from bummerl.rules.bauern import GAME, PRESETS, BauernGame, BauernStanding, Phase, Table, Trick
from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.game import State
from bummerl.rules.reasons import Reason

PAGE: Final = Path(__file__).parent.parent / "docs" / "rules" / "bauernschnapsen.md"

ALL_PASS: Final = "pass pass pass pass"
NO_KONTRA: Final = "pass pass"


class Deal(NamedTuple):
    """A deal at one moment, with everything that has happened in it."""

    game: BauernGame
    state: State[Table]
    log: tuple[Event, ...] = ()

    @property
    def table(self) -> Table:
        return self.state.table


def game(name: str = "bauernschnapsen", /, **options: Any) -> BauernGame:
    """The game of a preset, with some of its options changed."""
    changes: dict[str, Any] = dict(options)
    return GAME(replace(PRESETS[name], **changes))


def dealt(
    deck: str | tuple[Card, ...],
    name: str = "bauernschnapsen",
    /,
    dealer: Seat = 3,
    score: tuple[int, int] = (0, 0),
    retour: int = 0,
    **options: Any,
) -> Deal:
    """This pack, dealt out under a preset and some changes."""
    played = game(name, **options)
    standing = BauernStanding(dealer, (*score, *score), retour=retour)
    state, events = played.deal(read_cards(deck) if isinstance(deck, str) else deck, standing)
    return Deal(played, state, events)


def position(
    *hands: str, trump: str, preset: str = "bauernschnapsen", dealer: Seat = 3, first: str = "", **options: Any
) -> Deal:
    """A deal in which trumps have been named; hands from the Rufer on, the first three cards as given or fitting.

    >>> deal = position("AC KD QD TH QH", "AS QC AD TD JH", "KS TC JD AH KH", "TS QS JS KC JC", trump="H")
    >>> deal.table.phase.value, deal.state.hands[3]
    ('auction', Cards("TS QS JS KC JC"))
    """
    held = [list(read_cards(hand)) for hand in hands]
    top = read_cards(first) if first else _with_trump(held[0], Suit.read(trump))
    held[0] = [*top, *(card for card in held[0] if card not in top)]
    played = game(preset, **options)
    packets = {"3_2": (3, 2), "5": (5,), "1x5": (1,) * 5}[played.options.deal_packets]
    deck: list[Card] = []
    for size in packets:
        for cards in held:
            deck += cards[:size]
            del cards[:size]
    deal = dealt(tuple(deck), preset, dealer=dealer, **options)
    return play(deal, f"cut trump:{trump}" if deal.table.phase is Phase.CUT else f"trump:{trump}")


def _with_trump(hand: list[Card], trump: Suit) -> tuple[Card, ...]:
    """Three cards of the hand, a trump among them."""
    assert any(card.suit is trump for card in hand), "the Rufer cannot name this suit"
    return tuple(sorted(hand, key=lambda card: card.suit is not trump)[:3])


def play(deal: Deal, line: str) -> Deal:
    """The deal after these actions."""
    state, log = deal.state, deal.log
    for action in read_actions(line):
        state, events = deal.game.apply(state, action)
        log += events
    return Deal(deal.game, state, log)


def legal(deal: Deal) -> str:
    """What may be done now."""
    return " ".join(map(str, deal.game.legal(deal.state)))


def why(deal: Deal, text: str | Action) -> str:
    """Why this may not be done: message and paragraph."""
    return written(refusal(deal, text))


def refusal(deal: Deal, text: str | Action) -> Reason:
    """The reason for which this is refused."""
    with pytest.raises(IllegalAction) as refused:
        deal.game.apply(deal.state, read_action(text) if isinstance(text, str) else text)
    return refused.value.reason


def written(why: Reason) -> str:
    """Message and paragraph."""
    return f"{why.id} §{why.paragraph}"


def points(deal: Deal) -> tuple[int, int]:
    """Card points of the two sides, A first."""
    return deal.table.side_points(0), deal.table.side_points(1)


def worth(deal: Deal) -> tuple[int, int]:
    """What the deal was worth to the two sides."""
    result = deal.table.result
    assert result is not None, "the deal is not over"
    assert result.points[:2] == result.points[2:], "partners score the same"
    return result.points[0], result.points[1]


def reasons(deal: Deal) -> list[str]:
    """Why the deal was worth that."""
    assert deal.table.result is not None, "the deal is not over"
    return [written(each) for each in deal.table.result.reasons]


def after(deal: Deal) -> BauernStanding:
    """The match after this deal."""
    assert deal.table.result is not None, "the deal is not over"
    return deal.game.advance(deal.table.standing, deal.table.result)


def answers(
    trick: str, hand: str, trump: str, contract: str = "normal", preset: str = "bauernschnapsen", **o: Any
) -> str:
    """What the next player may play who holds `hand` when `trick` lies there; trump "-" for none."""
    played = game(preset, **o)
    cards = read_cards(trick)
    table = Table(
        BauernStanding(3),
        Phase.FOLLOW,
        len(cards),
        named=Suit.HEARTS,
        trump=None if trump == "-" else Suit.read(trump),
        contract=contract,
        trick=cards,
    )
    return " ".join(map(str, played.choices(table, Cards(hand))))


def late(deal: Deal, tricks: str, points: tuple[int, ...], won: tuple[int, ...], turn: Seat, hands: str = "") -> Deal:
    """The same deal with the lead at `turn` and these points and tricks of the four seats, as if played so far."""
    made = tuple(Trick(0, (), 0) for _ in tricks.split())
    table = deal.table._replace(phase=Phase.LEAD, turn=turn, points=points, won=won, tricks=made)
    held = tuple(Cards(hand) for hand in hands.split("/")) if hands else deal.state.hands
    return deal._replace(state=deal.state._replace(table=table, hands=held))


# Hands, and deals at moments that matter

MIXED: Final = ("AC KD QD TH QH", "AS QC AD TD JH", "KS TC JD AH KH", "TS QS JS KC JC")
"""Nobody holds much."""

STRONG: Final = ("AH TH KH QH AS", "JH TS AD TD KD", "KS TC AC QD JD", "QS JS KC QC JC")
"""The Rufer takes every trick."""

STRONG_DEALER: Final = ("JH TS AD TD KD", "KS TC AC QD JD", "QS JS KC QC JC", "AH TH KH QH AS")
"""The dealer does, though the Rufer leads."""

HELPFUL_PARTNER: Final = ("AH TH QS JS KD", "JH KS AD TD QD", "AS TS AC TC KH", "QH KC QC JC JD")
"""The partner must take the second trick."""

UNTIL_THE_FOURTH: Final = ("JS TD KD QD JD", "AS AD AC TC QS", "AH TH KH QH JH", "TS KS KC QC JC")
"""Seat 1 takes three tricks without trumps, and then its partner takes one."""

AT_THE_FIFTH: Final = ("TH KH QH AC TC", "TS AD TD JC QC", "JS QS KD JD KC", "AS KS QD AH JH")
"""Seat 2 must take the fifth trick."""

TENS: Final = ("TS KS TH TD TC", "AS AH AD AC KH", "QS QH QD QC KD", "JS JH JD JC KC")
"""The Rufer has all tens."""

SPADES: Final = ("TH KH QH AC TC", "TD AD KD JC QC", "AH JH QD JD KC", "AS TS KS QS JS")
"""The dealer has all spades."""

PAIR: Final = ("KH QH KS TC JC", "AH AS TS QC KC", "TH QS JS AD TD", "JH KD QD JD AC")
"""The Rufer has the marriage in hearts."""


PARTNERS_FORTY: Final = ("KH QH KD QD JD", "JH TS AD TD KC", "AH TH AS AC JC", "KS QS JS TC QC")
"""The Rufer has two marriages, the partner the highest cards."""


def called(hands: tuple[str, ...], calls: str, trump: str = "H", **options: Any) -> Deal:
    """A deal after these calls and without any doubling."""
    deal = play(position(*hands, trump=trump, **options), calls)
    while deal.table.phase == "double":
        deal = play(deal, "pass")
    return deal


def normal(**options: Any) -> Deal:
    """The beginning of a normal game."""
    return called(MIXED, ALL_PASS, **options)


def claim_at(mine: int, others: int, *, others_won: int = 1, turn: int = 0, kontra: str = NO_KONTRA, **o: Any) -> Deal:
    """A normal game claimed by `turn` with these card points."""
    deal = play(position(*MIXED, trump="H", **o), f"{ALL_PASS} {kontra}")
    values, won = [0, 0, 0, 0], [0, 0, 0, 0]
    values[turn], values[(turn + 1) % 4] = mine, others
    won[turn], won[(turn + 1) % 4] = 2, others_won
    return play(late(deal, "x x x", tuple(values), tuple(won), turn), "claim")


def three(first: str = "AS TD JD", unseen: str = "QH KC", **options: Any) -> Deal:
    """The Rufer has seen these three cards; the other two wait."""
    top, two = read_cards(first), read_cards(unseen)
    rest = [card for card in game().pack if card not in {*top, *two}]
    return play(dealt((*top, *rest[:9], *two, *rest[9:]), **options), "cut")


def last_lead(**options: Any) -> Deal:
    """All cards but the last trick's are played, nobody has claimed 66."""
    hands = ("AC TC KC QD JH", "AS JS AD TD QH", "TS KS QS JD AH", "QC JC KD TH KH")
    deal = called(hands, ALL_PASS, trump="C", **options)
    return play(deal, "AC-JS-JD-JC TC-QH-QS-QC KC-TD-KS-KH QD-AD-TS-KD")


def forgotten(**options: Any) -> Deal:
    """Side A has forgotten to claim 66 and takes the last trick."""
    deal = late(last_lead(**options), "x x x x", (60, 20, 7, 0), (3, 1, 0, 0), 0, "JH/AS/AH/TH")
    return play(deal, "JH-AS-AH-TH")
