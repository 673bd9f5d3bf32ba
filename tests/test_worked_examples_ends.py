"""Examples worked out by hand, from many descriptions of the games, with what has to come out: how deals end.

They are numbered as they were collected; numbers that are missing belong to games for three and four, or repeat
another.  Trump is hearts unless a turn-up says otherwise.  Seat 0 is the forehand, seat 1 the dealer, so that pairs
read (forehand, dealer).

Contents: claims while the talon was never closed, the end of a deal, the match.
"""

from __future__ import annotations

import pytest

from bummerl.record import Record
from bummerl.rules.cards import read_cards
from bummerl.rules.game import Standing
from tests.positions import (
    at_65,
    game,
    hand,
    legal,
    play,
    points,
    position,
    result,
    table,
    under,
    why,
    worth,
)

# Claims while the talon was never closed


@pytest.mark.parametrize(
    ("hands", "turnup", "talon", "line", "stands", "gets"),
    [
        pytest.param(
            ("AD QD JD AC KC", "TS KS JS JH TD"),
            "KH",
            "TC QC QS QH AS JC TH AH KD",
            "QD-TS TC-JH 20S KS-QH AC-JS AD-AH TD-JD",
            (33, 66),
            (0, 1),
            id="40-opponent-33",
        ),
        pytest.param(
            ("QS JS QH JD AC", "KH TD KD QD JC"),
            "AH",
            "TS KS KC QC JH TC TH AD AS",
            "QH-JC QS-QD JD-QC JH-KH TH-TS KS-JS TD-AD AC-TC KC-KD",
            (66, 32),
            (2, 0),
            id="40-opponent-32",
        ),
        pytest.param(
            ("TD QD AC QC JC", "AS AH TH KH KD"),
            "TS",
            "QH JD TC KS KC QS JH AD JS",
            "AC-AS 20H QH-JC KH-QC TC-JD",
            (0, 66),
            (0, 3),
            id="40-opponent-no-trick",
        ),
        pytest.param(
            ("KS QS QH KD JD", "TS TD QD AC TC"),
            "JH",
            "AH KC AD KH JS JC AS QC TH",
            "20S KS-TS TC-KD AH-QH JS-JD QD-KC AC-JC",
            (0, 66),
            (0, 3),
            id="41-opponent-no-trick-but-a-pending-twenty",
        ),
    ],
)
def test_a_right_claim(
    hands: tuple[str, str], turnup: str, talon: str, line: str, stands: tuple[int, int], gets: tuple[int, int]
) -> None:
    deal = play(position("schnapsen", hands=hands, turnup=turnup, talon=talon), line)
    assert points(deal) == stands
    assert worth(play(deal, "claim")) == gets


@pytest.mark.parametrize(("name", "gets"), [("schnapsen", 2), ("schnapsen_ja_club", 2), ("schnapsen_ja_casual", 1)])
def test_43_a_wrong_claim_at_65_against_40(name: str, gets: int) -> None:
    assert worth(play(under(at_65(40), name), "claim")) == (0, gets)


def test_43_a_wrong_claim_at_65_against_40_as_if_it_had_been_right() -> None:
    assert worth(play(under(at_65(40), false_claim_value="as_if_won"), "claim")) == (0, 1)


@pytest.mark.parametrize(("value", "gets"), [("two_or_three", 2), ("as_if_won", 2), ("by_claimant", 1)])
def test_44_a_wrong_claim_at_65_against_20(value: str, gets: int) -> None:
    assert worth(play(under(at_65(20), false_claim_value=value), "claim")) == (gets, 0)


def test_44_a_wrong_claim_at_65_against_20_among_casual_players() -> None:
    assert worth(play(under(at_65(20), "schnapsen_ja_casual"), "claim")) == (1, 0)


def test_46_whoever_leads_on_without_claiming_may_lose() -> None:
    deal = position(
        "schnapsen", hands=("AS TS JS TC KC", "KH QH JD AC JC"), turnup="TD", talon="AD KD QC TH QD KS QS JH AH"
    )
    deal = play(deal, "TC-QH KC-KH QC-JD 40D KD-AD 20S QS-AC")
    assert (points(deal), table(deal).turn) == ((70, 45), 0)
    deal = play(deal, "AS-TD")
    assert (points(deal), table(deal).turn) == ((70, 66), 1)
    assert worth(play(deal, "claim")) == (0, 1)


def test_47_a_later_lead_brings_the_claim_back() -> None:
    deal = position("schnapsen", hands=("KS QS KH QH AC", "AS AH KD QD KC"), turnup="JH", talon="JD AD JS QC JC TD")
    deal = play(deal, "AC-KD 40H KH-AS")
    assert (points(deal), table(deal).turn) == ((70, 0), 0)
    deal = play(deal, "JD-QD QC-QH 20S")
    assert points(deal) == (96, 5)
    assert worth(play(deal, "claim")) == (2, 0)


# The end of a deal


@pytest.mark.parametrize("name", ["schnapsen", "schnapsen_tournament", "schnapsen_ja_classic", "schnapsen_ja_club"])
def test_62_the_last_trick_decides(name: str) -> None:
    deck = read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")
    deal = Record.new(name, deck, Standing(dealer=1))
    assert (hand(deal, 0), hand(deal, 1)) == ("TS JS AH AC TC", "AS JH AD TD QD")

    totals = []
    for trick in ("TC-JH", "TS-QH", "AC-KS", "AS-QC", "TD-JS", "AH-TH", "KD-AD", "JC-KC", "JD-QD", "QS-KH"):
        if trick == "KD-AD":
            assert legal(play(deal, "KD")) == "AD"
        deal = play(deal, trick)
        totals.append(points(deal))
    assert totals == [
        (12, 0),
        (25, 0),
        (25, 15),
        (25, 29),
        (37, 29),
        (58, 29),
        (58, 44),
        (64, 44),
        (64, 49),
        (64, 56),
    ]
    assert worth(play(deal, "pass")) == (0, 1)


@pytest.mark.parametrize(("tie", "carried"), [("redeal_same_dealer", 0), ("next_plus_one", 1)])
def test_64_sixty_five_all(tie: str, carried: int) -> None:
    deal = position(
        "sixty_six",
        hands=("AS JS AH KH 9H QD", "KS TH QH AD TC 9C"),
        turnup="KC",
        talon="QS KD QC JC JD AC TS 9D 9S TD JH",
        tie_result=tie,
    )
    before = play(
        deal, "KH-QH draw QS-9C draw KS-9H draw AD-AH draw TS-JS draw TC-TD draw JD-QD 9D-KD JH-AC KC-QC JC-TH"
    )
    assert points(before) == (44, 65)
    after = play(before, "AS-9S")
    assert points(after) == (65, 65)

    over = play(after, "pass")
    assert worth(over) == (0, 0)
    following = over.game.advance(over.standing, result(over))
    assert following.carry == carried
    if tie == "redeal_same_dealer":
        assert following.dealer == over.standing.dealer


@pytest.mark.parametrize(("last_word", "gets"), [("claim", (2, 0)), ("pass", (1, 0))])
def test_65_a_claim_after_the_last_trick(last_word: str, gets: tuple[int, int]) -> None:
    deal = position(
        "schnapsen", hands=("TS JS TD TC JC", "AS TH QH AD JD"), turnup="AC", talon="KD KH QC KS JH KC QS AH QD"
    )
    deal = play(deal, "TD-TH JS-AS JD-KD KS-QC KH-JH QS-TS JC-KC QD-AC AH-QH TC-AD")
    assert points(deal) == (88, 32)
    assert worth(play(deal, last_word)) == gets


def exchanges_at_once(name: str) -> Record:
    return position(name, hands=("JH QH AS TD KD", "AH TS QD JD KC"), turnup="KH", talon="AC JS QS KS AD TC QC JC TH")


def test_67_exchange_forty_and_out() -> None:
    deal = exchanges_at_once("schnapsen")
    for tricks, totals in (
        ("exchange 40H QH-AH", (0, 14)),
        ("JD-KD", (46, 14)),
        ("AS-QD", (60, 14)),
        ("AD-KC", (75, 14)),
    ):
        deal = play(deal, tricks)
        assert points(deal) == totals
    assert table(deal).won == (3, 1)
    assert worth(play(deal, "claim")) == (2, 0)


def test_67_neither_exchange_nor_forty_at_the_opening_of_a_tournament() -> None:
    deal = exchanges_at_once("schnapsen_tournament")
    assert why(deal, "exchange") == "refused-exchange-no-trick §3.3"
    assert legal(deal) == "AS QH JH TD KD close"


# The match


@pytest.mark.parametrize(
    ("score", "written", "winner"), [((3, 0), (4, 7), None), ((6, 0), (1, 7), None), ((9, 0), (0, 7), 0)]
)
def test_68_counting_down_from_seven(score: tuple[int, int], written: tuple[int, int], winner: int | None) -> None:
    standing = Standing(score=score)
    assert game("schnapsen").written_score(standing) == written
    assert game("schnapsen").match_winner(standing) == winner


@pytest.mark.parametrize(
    ("name", "line", "gets", "deals_next"),
    [
        pytest.param("schnapsen", "KS-AS claim", (3, 0), 0, id="schnapsen-forehand-won"),
        pytest.param("schnapsen", "KS-QS claim", (0, 3), 0, id="schnapsen-dealer-won"),
        pytest.param("sixty_six", "KS-AS claim", (2, 0), 0, id="sixty_six-forehand-won"),
        pytest.param("sixty_six", "KS-QS claim", (0, 2), 1, id="sixty_six-dealer-won"),
    ],
)
def test_70_who_deals_the_second_deal(name: str, line: str, gets: tuple[int, int], deals_next: int) -> None:
    """Either way the first deal ends with a wrong claim by the winner of its only trick."""
    nine_more = (" 9D", " 9C") if name == "sixty_six" else ("", "")
    hands = ("KS TS JS JD JC" + nine_more[0], "AS QS QD QC KC" + nine_more[1])
    deal = play(position(name, hands=hands, turnup="TH"), line)
    assert worth(deal) == gets
    assert deal.game.advance(deal.standing, result(deal)).dealer == deals_next
