"""Positions and plays of the two-handed game in notation.

```text
deal = position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH")
deal = play(deal, "close AH-TH 40H")
legal(deal)                 "KH QH claim"
why(deal, "AS")             "refused-lead-marriage §5.2"
worth(play(deal, "claim"))  (0, 3)
```

A position is a deal at its beginning, dealt card by card in the order of its game; later situations are reached by
playing.  Unless something else is said, seat 0 is the forehand and seat 1 the dealer, so that pairs read
(forehand, dealer).

Contents: position, asked, under, play; legal, why, hand, points, worth, paid; deals to look at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from bummerl.record import Record
from bummerl.rules.actions import IllegalAction, read_action, read_actions
from bummerl.rules.cards import Card, Cards, Suit, read_cards, write_cards
from bummerl.rules.catalog import CATALOG, find
from bummerl.rules.game import Result, Standing
from bummerl.rules.options import Value
from bummerl.rules.schnapsen import SchnapsenGame, Table

__all__ = [
    "PRESETS",
    "TRICKS",
    "after",
    "asked",
    "at_65",
    "big_win",
    "both_reached",
    "claimed_by_the_other",
    "ending",
    "exchange_and_out",
    "failed",
    "failed_against_a_trick",
    "frozen",
    "gained",
    "game",
    "hand",
    "keeps_the_jack",
    "legal",
    "paid",
    "play",
    "points",
    "position",
    "result",
    "sixty_all",
    "strong",
    "table",
    "to_the_end",
    "two_pairs",
    "under",
    "why",
    "worth",
    "wrong_closer",
]

PRESETS: Final = tuple(preset.key for preset in CATALOG if isinstance(preset.game, SchnapsenGame))
"""The presets of the game for two."""


def game(name: str, /, **options: Value) -> SchnapsenGame:
    """The game of a preset, with some of its options changed."""
    preset = find(name).game
    assert isinstance(preset, SchnapsenGame), f"{name} is another game"
    changes: dict[str, Any] = dict(options)
    return SchnapsenGame(replace(preset.options, **changes)) if options else preset


def position(
    name: str,
    *,
    hands: tuple[str, str],
    turnup: str,
    talon: str = "",
    dealer: int = 1,
    score: tuple[int, int] = (0, 0),
    carry: int = 0,
    **options: Value,
) -> Record:
    """A deal at its beginning: the hands of forehand and dealer, the turn-up, and the talon from the top.

    The places of the talon that are not named get the remaining cards suit by suit, high cards first.

    >>> deal = position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH", talon="AC AD")
    >>> write_cards(deal.deck)
    'AS TS AH KS TH QD JH KH QH JD QC AC AD QS JS TD KD TC KC JC'
    """
    played = game(name, **options)
    deck = _packed(played, hands, turnup, talon)
    return Record(find(name).key, played, Standing(dealer, score, carry), deck)


def _packed(played: SchnapsenGame, hands: tuple[str, str], turnup: str, talon: str) -> tuple[Card, ...]:
    """The pack that is dealt out like that."""
    held = [list(Cards(cards)) for cards in hands]
    top = read_cards(talon)
    named = Cards((*held[0], *held[1], *top, Card(turnup)))
    assert len(named) == len(held[0]) + len(held[1]) + len(top) + 1, "a card is in two places"
    assert named <= played.pack, f"no card of this game: {named - played.pack}"
    deck: list[Card] = []
    for size in played.options.packets:
        if size == 0:
            deck.append(Card(turnup))
        else:
            for cards in held:
                assert len(cards) >= size, "too few cards in a hand"
                deck.extend(cards[:size])
                del cards[:size]
    assert held == [[], []], "too many cards in a hand"
    return (*deck, *top, *(played.pack - named))


def asked(name: str, /, led: str, cards: str, *, closed: bool = True, **options: Value) -> Record:
    """Hearts are trump, `led` has been led, and a dealer with these cards must answer; the talon is closed or open.

    >>> legal(asked("schnapsen", "KS", "AS JS QH TD JC"))
    'AS'
    >>> legal(asked("schnapsen", "KS", "AS JS QH TD JC", closed=False))
    'AS JS QH TD JC'
    """
    played = game(name, **options)
    if closed:
        # The question is about the answer alone: the close before it shall always be possible and simple.
        played = game(name, **{**options, "close_on_first_lead": True, "exchange_after_opponent_close": False})
    rest = [card for card in played.pack if card not in Cards(cards) and card != Card(led)]
    turnup = next(card for card in rest if card.suit is Suit.HEARTS)
    rest.remove(turnup)
    leader = write_cards([Card(led), *rest[: played.options.hand_size - 1]])
    deck = _packed(played, (leader, cards), str(turnup), "")
    return play(Record(find(name).key, played, Standing(1), deck), f"close {led}" if closed else led)


def under(deal: Record, name: str | None = None, /, **options: Value) -> Record:
    """The same cards and the same play by other rules: another preset, or some options changed.

    >>> deal = position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH")
    >>> legal(deal), legal(under(deal, closing_allowed=False))
    ('AS TS AH KH QH 40H close', 'AS TS AH KH QH 40H')
    """
    key = find(deal.name if name is None else name).key
    if name is None:
        changed: dict[str, Value] = deal.game.options.differing(find(deal.name).game.options)
        options = {**changed, **options}
    played = game(key, **options)
    first = deal.steps[0].state
    dealer = deal.standing.dealer
    hands = str(first.hands[1 - dealer]), str(first.hands[dealer])
    deck = _packed(played, hands, str(first.table.turnup), write_cards(first.stock[:-1]))
    return Record(key, played, deal.standing, deck).play(*deal.actions)


def play(deal: Record, line: str) -> Record:
    """The deal after some more actions."""
    return deal.play(*read_actions(line))


def table(deal: Record) -> Table:
    """What lies open on the table now."""
    shown = deal.state.table
    assert isinstance(shown, Table)
    return shown


def legal(deal: Record) -> str:
    """What the seat to act may do now: cards suit by suit, then the rest."""
    return " ".join(map(str, deal.game.legal(deal.state)))


def why(deal: Record, action: str) -> str:
    """Why the seat to act may not do this now: the refusal and its paragraph.

    Doing it, asking beforehand and looking from the seat must all say the same.
    """
    with pytest.raises(IllegalAction) as refused:
        play(deal, action)
    reason = refused.value.reason
    if deal.result is None:
        assert deal.view(table(deal).turn).explain(read_action(action)) == reason
        assert refused.value.legal == deal.game.legal(deal.state)
    return f"{reason.id} §{reason.paragraph}"


def hand(deal: Record, seat: int) -> str:
    """The cards of a seat."""
    return str(deal.state.hands[seat])


def points(deal: Record) -> tuple[int, ...]:
    """The counted card points of both seats."""
    return table(deal).points


def result(deal: Record) -> Result:
    """How the deal ended."""
    assert deal.result is not None, f"the deal goes on; legal: {legal(deal)}"
    return deal.result


def worth(deal: Record) -> tuple[int, ...]:
    """The game points that each seat got for the deal."""
    return result(deal).points


def paid(deal: Record) -> str:
    """The paragraphs that explain the result, in order."""
    return " ".join(f"§{reason.paragraph}" for reason in result(deal).reasons)


# Deals to look at, under any options: the forehand is seat 0


TRICKS: Final = ("TC-JH", "TS-QH", "AC-KS", "AS-QC", "TD-JS", "AH-TH", "KD-AD", "JC-KC", "JD-QD", "QS-KH")
"""What is played in the deal `to_the_end`."""


def to_the_end(**options: Value) -> Record:
    """Spades are trump; TRICKS play it to the last card: 64 to 56, and the dealer wins the last trick."""
    deal = position(
        "schnapsen", hands=("JS AC AH TS TC", "AS TD QD JH AD"), turnup="QS", talon="KH QH KD KS TH QC JC KC JD"
    )
    return under(deal, **options)


def after(tricks: int, **options: Value) -> Record:
    """The deal `to_the_end` after so many tricks."""
    return play(to_the_end(**options), " ".join(TRICKS[:tricks]))


def exchange_and_out(**options: Value) -> Record:
    """`exchange 40H QH-AH JD-KD AS-QD AD-KC claim` is the whole deal."""
    deal = position(
        "schnapsen", hands=("JH QH AS TD KD", "AH TS QD JD KC"), turnup="KH", talon="AC JS QS KS AD TC QC JC TH"
    )
    return under(deal, **options)


def strong(**options: Value) -> Record:
    """The forehand closes at once and gets there: `close AH-TH 40H KH-JD claim`."""
    return under(position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH"), **options)


def two_pairs(**options: Value) -> Record:
    """The forehand holds two marriages in plain suits."""
    deal = position("schnapsen", hands=("KS QS KD QD AH", "AS JS TD JD AC"), turnup="TH", talon="QH JH")
    return under(deal, **options)


def keeps_the_jack(**options: Value) -> Record:
    """The forehand wins `TD-KC QC-JD TH-JS QH-KS AS-AC` and holds the jack of trumps all the while."""
    deal = position(
        "schnapsen", hands=("QH JH TD QC JC", "KS QS AD JD KC"), turnup="KH", talon="TH JS KD AC QD TS AS TC AH"
    )
    return under(deal, **options)


def ending(number: int, **options: Value) -> Record:
    """A deal in which someone is at the lead and may claim; the number is the opponent's card points."""
    match number:
        case 33:
            hands, turnup = ("AD QD JD AC KC", "TS KS JS JH TD"), "KH"
            talon, line = "TC QC QS QH AS JC TH AH KD", "QD-TS TC-JH 20S KS-QH AC-JS AD-AH TD-JD"
        case 32:
            hands, turnup = ("QS JS QH JD AC", "KH TD KD QD JC"), "AH"
            talon, line = "TS KS KC QC JH TC TH AD AS", "QH-JC QS-QD JD-QC JH-KH TH-TS KS-JS TD-AD AC-TC KC-KD"
        case 31:
            hands, turnup = ("AS KH QH JH JD", "TS JS TH TC KC"), "KD"
            talon, line = "AD QD JC KS QS QC TD AH AC", "20H KH-KC AD-TS JD-QD 20S KS-JC TH-AH"
        case _:
            hands, turnup = ("KS QS QH KD JD", "TS TD QD AC TC"), "JH"
            talon, line = "AH KC AD KH JS JC AS QC TH", "20S KS-TS TC-KD AH-QH JS-JD QD-KC AC-JC"
    deal = play(under(position("schnapsen", hands=hands, turnup=turnup, talon=talon), **options), line)
    assert points(deal)[1 - table(deal).turn] == number
    return deal


def gained(deal: Record, action: str = "claim") -> int:
    """What the claimant gets; below zero, what the other player gets."""
    seat = table(deal).turn
    won = worth(play(deal, action))
    return won[seat] - won[1 - seat]


def frozen(**options: Value) -> Record:
    """The closer claims with 75; the dealer had no trick at the close and has one, with 12, now."""
    deal = position("schnapsen", hands=("AC KC QC TD JS", "JC TS KS QH JH"), turnup="TC", talon="AS AH")
    return play(under(deal, **options), "TD-QH close JS-TS AH-AC 40C")


def failed(**options: Value) -> Record:
    """The closer has 64 after the last trick; the dealer had no trick at the close."""
    deal = position("schnapsen", hands=("AH KH QH QS QC", "JH JD JS AS AC"), turnup="TH")
    return play(under(deal, **options), "close AH-JH 40H KH-JD QH-JS QS-AS AC-QC")


def failed_against_a_trick(closer_has: int, **options: Value) -> Record:
    """The closer has so many card points after the last trick; the dealer had a trick at the close."""
    if closer_has == 60:
        hands, turnup = ("QH TD QD AC TC", "AS AH TH JH KC"), "AD"
        talon, line = "QS JS KS JC TS KH KD JD QC", "QH-TH QS-QD close TC-JC JS-AS JH-TD KS-KC AC-AH"
    else:
        hands, turnup = ("TS KS TH QD JC", "AS JH TD JD QC"), "AH"
        talon, line = "AD KH JS KD AC TC QS KC QH", "QD-TD JD-TH close KS-AS KD-KH JS-JH QC-JC AD-TS"
    deal = play(under(position("schnapsen", hands=hands, turnup=turnup, talon=talon), **options), line)
    assert points(deal)[0] == closer_has
    return deal


def claimed_by_the_other(close_at: str, **options: Value) -> Record:
    """The closer's opponent is at the lead with 66; the closer closed like that."""
    match close_at:
        case "one trick":
            hands, turnup = ("TS KS QD TC QC", "AS TH KH AD JC"), "JH"
            talon, line = "JS AH JD QH TD KC KD QS AC", "TS-AS JS-AH close QC-JC QD-AD 40H"
        case "no trick":
            hands, turnup = ("AS TS KS AH KD", "JS TC KC QC JC"), "AC"
            talon, line = "QH AD", "AS-JS close AH-TC 40C QC-KS"
        case _:
            hands, turnup = ("TH KH JH KD TC", "AS QS AD QD AC"), "KS"
            talon, line = "", "close TC-AC QS-TH AS-KD AD-JH QD-KH"
    deal = play(under(position("schnapsen", hands=hands, turnup=turnup, talon=talon), **options), line)
    assert points(deal)[1] >= 66
    return deal


def at_65(opponent: int, **options: Value) -> Record:
    """Someone is at the lead with 65; the number is the opponent's card points."""
    match opponent:
        case 40:
            hands, turnup = ("TS KS QS TC KC", "AS TH JH JD JC"), "AH"
            talon, line = "QC KD QH AD JS TD QD KH AC", "20S KS-JD 20C QC-JC TC-JH KD-KC TH-TD AD-QH"
        case 20:
            hands, turnup = ("KS TH KH TC JC", "AS TS QS QH KC"), "KD"
            talon, line = "JH TD AH QD AC JS AD JD QC", "TC-TS TH-TD QH-JH AH-JS KC-KH QC-JC AD-QD"
        case _:
            hands, turnup = ("QS JS AD QD JD", "KS AH TD AC QC"), "TS"
            talon, line = "TC JH JC QH TH AS KC KD KH", "AD-TD TC-JH JD-AH JC-QH QD-AC"
    deal = play(under(position("schnapsen", hands=hands, turnup=turnup, talon=talon), **options), line)
    seat = table(deal).turn
    assert (points(deal)[seat], points(deal)[1 - seat]) == (65, opponent)
    return deal


def wrong_closer(**options: Value) -> Record:
    """The closer is at the lead with 60; the dealer had no trick at the close and has one now."""
    deal = position(
        "schnapsen", hands=("KS AH AD AC TC", "KD QD JD QC JC"), turnup="JH", talon="QS TH TS TD JS KC QH KH AS"
    )
    return play(under(deal, **options), "TC-JD close 20S KS-TH 20D QD-AD AC-QC")


def big_win(**options: Value) -> Record:
    """After the last trick its winner, the forehand, has 88 and the dealer 32."""
    deal = position(
        "schnapsen", hands=("TS JS TD TC JC", "AS TH QH AD JD"), turnup="AC", talon="KD KH QC KS JH KC QS AH QD"
    )
    return play(under(deal, **options), "TD-TH JS-AS JD-KD KS-QC KH-JH QS-TS JC-KC QD-AC AH-QH TC-AD")


def both_reached(**options: Value) -> Record:
    """After the last trick the forehand has 66 and the dealer, who won it, 74."""
    deal = position(
        "schnapsen", hands=("TS AH TD AC KC", "AS TH JH AD JC"), turnup="TC", talon="QD JD KD KH QS QH KS QC JS"
    )
    line = "AC-JH AH-JC AS-TD QS-TS 20H QH-AD QD-KD JD-KC JS-TC QC-KS TH-KH"
    deal = play(under(deal, **options), line)
    assert points(deal) == (66, 74)
    return deal


def sixty_all(**options: Value) -> Record:
    """After the last trick both have 60; the dealer has won it."""
    deal = position(
        "schnapsen", hands=("AS AH QH TC KC", "JS JH AD TD QD"), turnup="TS", talon="QS KS QC TH JD AC JC KD KH"
    )
    line = "AH-JS QS-AS KS-TD TC-QD JC-AD QH-TH JH-KH JD-KD AC-KC TS-QC"
    deal = play(under(deal, **options), line)
    assert points(deal) == (60, 60)
    return deal
