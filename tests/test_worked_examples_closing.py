"""Examples worked out by hand, from many descriptions of the games, with what has to come out: closing.

They are numbered as they were collected; numbers that are missing belong to games for three and four, or repeat
another.  Trump is hearts unless a turn-up says otherwise.  Seat 0 is the forehand, seat 1 the dealer, so that pairs
read (forehand, dealer).
"""

from __future__ import annotations

from typing import Final

import pytest

from bummerl.record import Record
from bummerl.rules.schnapsen.worth import claimed
from tests.positions import (
    PRESETS,
    claimed_by_the_other,
    failed_against_a_trick,
    game,
    legal,
    play,
    points,
    position,
    table,
    under,
    why,
    worth,
)

SCHNAPSEN: Final = [(key, game(key).options) for key in PRESETS if game(key).options.deck == 20]
CLOSING: Final = tuple(key for key, options in SCHNAPSEN if options.closing_allowed)
"""The presets of Schnapsen in which the talon may be closed."""


def test_48_closing_at_the_opening_lead() -> None:
    deal = position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH")
    deal = play(deal, "close AH")
    assert legal(deal) == "TH"
    deal = play(deal, "TH 40H")
    assert points(deal) == (61, 0)
    assert worth(play(deal, "claim")) == (0, 3)

    deal = play(deal, "KH-JD")
    assert points(deal) == (67, 0)
    assert worth(play(deal, "claim")) == (3, 0)


@pytest.mark.parametrize(("name", "gets"), [("schnapsen", 3), ("schnapsen_ja_club", 3), ("schnapsen_ja_casual", 2)])
def test_49_a_close_that_fails(name: str, gets: int) -> None:
    deal = position(name, hands=("AH KH QH QS QC", "JH JD JS AS AC"), turnup="TH")
    deal = play(deal, "close AH-JH 40H KH-JD QH-JS QS-AS AC-QC")
    assert points(deal) == (64, 28)
    assert worth(play(deal, "pass")) == (0, gets)


def test_49_a_close_that_fails_by_the_rule_of_1895() -> None:
    deal = position("schnapsen", hands=("AH KH QH QS QC", "JH JD JS AS AC"), turnup="TH", failed_close_value="us1895")
    assert worth(play(deal, "close AH-JH 40H KH-JD QH-JS QS-AS AC-QC pass")) == (0, 3)


def test_49_the_classic_game_does_not_close_at_the_first_lead() -> None:
    deal = position("schnapsen_ja_classic", hands=("AH KH QH QS QC", "JH JD JS AS AC"), turnup="TH")
    assert why(deal, "close") == "refused-close-first-lead §4.2"


@pytest.mark.parametrize(
    ("name", "gets"),
    [
        ("schnapsen", 3),
        ("schnapsen_tournament", 3),
        ("schnapsen_ja_classic", 3),
        ("schnapsen_ja_club", 2),
        ("schnapsen_ja_casual", 2),
    ],
)
def test_50_what_the_opponent_had_at_the_close(name: str, gets: int) -> None:
    deal = position(name, hands=("AC KC QC TD JS", "JC TS KS QH JH"), turnup="TC", talon="AS AH")
    deal = play(deal, "TD-QH close JS")
    assert legal(deal).removesuffix(" claim") == "TS KS"
    deal = play(deal, "TS AH")
    assert (points(deal), legal(deal).removesuffix(" claim")) == ((13, 12), "AC KC QC")
    deal = play(deal, "AC 40C")
    assert points(deal) == (75, 12)
    assert worth(play(deal, "claim")) == (gets, 0)


@pytest.mark.parametrize("name", CLOSING)
def test_52_thirty_three_at_the_close_are_no_schneider(name: str) -> None:
    deal = position(name, hands=("TS QS TH JH KC", "AS KS AH AD KD"), turnup="JS", talon="QD QC AC JD TD TC KH QH JC")
    deal = play(deal, "JH-AS 20D KD-TS 20C KC-AH close AC-TC")
    assert table(deal).close is not None
    assert points(deal) == (70, 33)
    assert worth(play(deal, "claim")) == (1, 0)


@pytest.mark.parametrize("name", ["sixty_six", "sixty_six_us", "santase"])
def test_52_thirty_three_at_the_close_are_no_schneider_in_sixty_six(name: str) -> None:
    deal = position(
        name, hands=("AS QS TD KD TC JC", "TS KS AH QD KC QC"), turnup="9H", talon="KH 9C TH AC JH JS AD 9D QH JD 9S"
    )
    line = "JC-AH draw 20C QC-TC draw close 9C-AC QD-TD TH-KH AS-TS KD-KC claim"
    if name == "santase":
        # Nobody is asked before drawing, and whoever reaches 66 claims by itself.
        line = "JC-AH 20C QC-TC close 9C-AC QD-TD TH-KH AS-TS KD-KC"
    deal = play(deal, line)
    assert table(deal).close == (0, 33, 1, 8)
    assert worth(deal) == (1, 0)


def failed_in_the_american_game() -> Record:
    """The closer, forehand, has 60 after the last trick; the dealer had one trick at the close."""
    deal = position(
        "sixty_six_us",
        hands=("KS JH AD TD JD 9D", "AS TH QH QD JC 9C"),
        turnup="9S",
        talon="KH AH 9H AC QS QC KD TC JS KC TS",
    )
    return play(deal, "JH-AS draw 20H KH-AH close TD-QD 9D-9C JD-JC KS-QH AD-TH")


@pytest.mark.parametrize(
    ("value", "closer_has", "gets"), [("opp_trickless", 60, 2), ("us1895", 60, 1), ("us1895", 20, 2)]
)
def test_53_a_failed_close_by_what_the_closer_has(value: str, closer_has: int, gets: int) -> None:
    deal = failed_against_a_trick(closer_has, failed_close_value=value)
    assert table(deal).close == (0, 13, 1, 6)
    assert worth(play(deal, "pass")) == (0, gets)


def test_53_a_failed_close_in_the_american_game() -> None:
    deal = failed_in_the_american_game()
    assert (points(deal), table(deal).close) == ((60, 33), (0, 33, 1, 10))
    assert worth(play(deal, "pass")) == (0, 2)


def had_one_trick(name: str) -> Record:
    """The dealer, who had a trick at the close, is at the lead with 66 or more; the closer has tricks."""
    if name.startswith("schnapsen"):
        return under(claimed_by_the_other("one trick"), name)
    deal = position(
        name, hands=("QS JS AD QC JC 9C", "AS KH QH JH TC KC"), turnup="9S", talon="TS TH QD AC AH KS 9D KD TD JD 9H"
    )
    return play(deal, "QC-KC draw 20H QH-JS close AD-TS TC-9C AS-QS")


def had_no_trick(name: str) -> Record:
    """The dealer, who had no trick at the close, is at the lead with 66 or more; the closer has tricks."""
    if name.startswith("schnapsen"):
        return under(claimed_by_the_other("no trick"), name)
    deal = position(name, hands=("AS TS TH JH KD JD", "AH QH QD 9D AC TC"), turnup="JC", talon="AD 9H")
    return play(deal, "close decline TH-AH AC-TS QH-JH QD-KD AS-TC")


@pytest.mark.parametrize(
    ("name", "one_trick", "no_trick"), [("schnapsen", 2, 3), ("schnapsen_ja_club", 2, 2), ("sixty_six", 2, 2)]
)
def test_55_the_closers_opponent_claims_first(name: str, one_trick: int, no_trick: int) -> None:
    assert worth(play(had_one_trick(name), "claim")) == (0, one_trick)
    assert worth(play(had_no_trick(name), "claim")) == (0, no_trick)


@pytest.mark.parametrize(("name", "gets"), [("schnapsen", 2), ("schnapsen_ja_club", 3), ("sixty_six", 2)])
def test_55_the_closers_opponent_claims_first_while_the_closer_has_no_trick(name: str, gets: int) -> None:
    """Two players cannot come there: whoever closes after the first trick has won one.  The rule is asked alone."""
    shown = table(had_one_trick(name))
    assert claimed(game(name).options, shown._replace(won=(0, 4)), seat=1).points == (0, gets)


def test_56_casual_players_look_at_what_the_closer_has() -> None:
    deal = position("schnapsen_ja_casual", hands=("TH KH JH KD TC", "AS QS AD QD AC"), turnup="KS")
    deal = play(deal, "close TC-AC QS-TH AS-KD AD-JH QD-KH")
    assert points(deal) == (0, 69)
    assert worth(play(deal, "pass")) == (0, 3)
    for closer_has in (20, 60):
        deal = under(failed_against_a_trick(closer_has), "schnapsen_ja_casual")
        assert worth(play(deal, "pass")) == (0, 2)


def test_58_a_twenty_after_the_close() -> None:
    deal = position("schnapsen", hands=("AS KS QS AD TD", "TS JS QD JD AC"), turnup="TH")
    assert "20S" in legal(play(deal, "AD-JD close TD-QD"))
    deal = position("sixty_six", hands=("AS KS QS AD TD KD", "TS JS QD JD AC 9S"), turnup="TH")
    assert why(play(deal, "AD-JD draw close decline TD-QD"), "20S") == "refused-meld-closed §5.6"


def test_59_closing_before_the_draw() -> None:
    deal = position("sixty_six", hands=("AS KS QS AD TD KD", "TS JS QD JD AC 9S"), turnup="TH")
    deal = play(deal, "AD-JD")
    assert legal(deal) == "draw close claim"
    deal = play(deal, "close decline")
    assert [len(cards) for cards in deal.state.hands] == [5, 5]
    deal = play(deal, "AS-9S KS-TS AC-TD QD-KD QS-JS")
    assert legal(deal) == "claim pass"

    deal = play(position("schnapsen", hands=("AS KS QS AD TD", "TS JS QD JD AC"), turnup="TH"), "AD-JD")
    assert [len(cards) for cards in deal.state.hands] == [5, 5]
    assert table(deal).talon == 8


@pytest.mark.parametrize(("name", "gets"), [("schnapsen", 3), ("schnapsen_ja_club", 2)])
def test_61_the_closer_claims_wrongly(name: str, gets: int) -> None:
    deal = position(name, hands=("KS AH AD AC TC", "KD QD JD QC JC"), turnup="JH", talon="QS TH TS TD JS KC QH KH AS")
    deal = play(deal, "TC-JD close 20S KS-TH 20D QD-AD AC-QC")
    assert table(deal).close == (0, 0, 0, 8)
    assert (points(deal)[0], table(deal).won[1]) == (60, 1)
    assert worth(play(deal, "claim")) == (0, gets)
