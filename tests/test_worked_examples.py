"""Examples worked out by hand, from many descriptions of the games, with what has to come out.

They are numbered as they were collected; numbers that are missing belong to games for three and four, or repeat
another.  Trump is hearts unless a turn-up says otherwise.  Seat 0 is the forehand, seat 1 the dealer, so that pairs
read (forehand, dealer).

Contents: who wins a trick, what may be answered, drawing and exchanging, marriages, claims, closing, the end of a
deal, the match.
"""

from __future__ import annotations

from typing import Final

import pytest

from bummerl.record import Record
from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.game import Standing
from bummerl.rules.schnapsen.worth import claimed
from bummerl.rules.tricks import STRICT, may_play, winner
from tests.positions import (
    PRESETS,
    asked,
    at_65,
    claimed_by_the_other,
    failed_against_a_trick,
    game,
    hand,
    keeps_the_jack,
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

TWENTY_CARDS: Final = tuple(key for key in PRESETS if game(key).options.deck == 20)
"""The presets of Schnapsen."""

CLOSING: Final = tuple(key for key in TWENTY_CARDS if game(key).options.closing_allowed)
"""Those in which the talon may be closed."""


# Who wins a trick


@pytest.mark.parametrize(
    ("name", "trick", "wins", "worth_of_trick"),
    [
        pytest.param("schnapsen", "KS AS", "follower", 15, id="1-the-ace-takes-the-king"),
        pytest.param("schnapsen", "TS KS", "leader", 14, id="2-the-ten-outranks-the-king"),
        pytest.param("schnapsen", "AS TD", "leader", 21, id="4-an-ace-keeps-a-foreign-ten"),
        pytest.param("schnapsen", "QH KH", "follower", 7, id="5-the-higher-trump"),
        pytest.param("schnapsen", "TC TS", "leader", 20, id="7-two-plain-suits-the-lead-wins"),
        pytest.param("sixty_six", "9S JS", "follower", 2, id="8-nine-and-jack"),
    ],
)
def test_who_takes_the_trick(name: str, trick: str, wins: str, worth_of_trick: int) -> None:
    led, answer = read_cards(trick)
    assert winner([led, answer], Suit.HEARTS) == (1 if wins == "follower" else 0)

    after = play(asked(name, str(led), _hand_with(name, led, answer), closed=False), str(answer))

    assert table(after).tricks[0].winner == (1 if wins == "follower" else 0)
    assert points(after) == ((0, worth_of_trick) if wins == "follower" else (worth_of_trick, 0))


def _hand_with(name: str, led: Card, answer: Card) -> str:
    """A dealer's hand that holds this card."""
    rest = [card for card in game(name).pack if card not in (led, answer) and card.suit is not Suit.HEARTS]
    return str(Cards((answer, *rest[: game(name).options.hand_size - 1])))


# What may be answered


@pytest.mark.parametrize(
    ("name", "led", "cards", "answers"),
    [
        pytest.param("schnapsen", "KS", "AS JS QH TD JC", "AS", id="9-follow-and-head"),
        pytest.param("schnapsen", "KS", "QS JS AH TD JC", "QS JS", id="10-follow-though-a-trump-would-win"),
        pytest.param("schnapsen", "KS", "QH JH TD AC JC", "QH JH", id="11-void-so-trump"),
        pytest.param("schnapsen", "QH", "KH JH AS TS JD", "KH", id="13-head-a-trump"),
        pytest.param("schnapsen", "AH", "KH JH AS TS JD", "KH JH", id="14-follow-what-cannot-be-headed"),
        pytest.param("schnapsen", "JS", "AS TS KS QH JD", "AS TS KS", id="16-any-card-that-heads"),
        pytest.param("sixty_six_us", "KS", "AS 9S QH TD JC KD", "AS 9S", id="19-follow-suit-and-nothing-else"),
        pytest.param("sixty_six_us", "KS", "QH 9H TD AC JC 9D", "QH 9H TD 9D AC JC", id="20-void-so-any-card"),
        pytest.param("sixty_six", "KS", "QH 9H TD AC JC 9D", "QH 9H", id="20-void-so-trump"),
    ],
)
def test_what_may_be_answered_in_strict_play(name: str, led: str, cards: str, answers: str) -> None:
    assert legal(asked(name, led, cards)) == answers


def test_17_what_may_be_answered_while_the_talon_is_open() -> None:
    assert legal(asked("schnapsen", "KS", "AS JS QH TD JC", closed=False)) == "AS JS QH TD JC"


@pytest.mark.parametrize(
    ("trick", "cards", "answers"),
    [
        pytest.param("KS JH", "AS QS AH TD", "AS QS", id="22-the-trick-is-trumped-any-card-of-the-suit"),
        pytest.param("KS QH", "AH JH TD AC", "AH", id="23-void-so-overtrump"),
        pytest.param("QD KD", "AD JH TC", "AD", id="25-head-rather-than-trump"),
    ],
)
def test_what_the_third_player_may_answer(trick: str, cards: str, answers: str) -> None:
    assert may_play(Cards(cards), read_cards(trick), Suit.HEARTS, STRICT) == Cards(answers)


# Drawing and exchanging


def test_26_the_loser_of_trick_five_draws_the_turn_up() -> None:
    deal = position(
        "schnapsen",
        hands=("TS AH TD AC KC", "AS TH AD TC JC"),
        turnup="JH",
        talon="QD JD JS KH QS QH KS QC KD",
    )
    deal = play(deal, "AC-AD AH-JC TS-KH AS-JS KS")
    assert (table(deal).talon, deal.state.stock) == (2, read_cards("KD JH"))

    deal = play(deal, "QC")
    assert (table(deal).turn, table(deal).talon) == (1, 0)
    assert hand(deal, 1) == "QS TH KD JD TC"
    assert hand(deal, 0) == "QH JH TD QD KC"
    assert legal(play(deal, "TC")) == "KC"


@pytest.mark.parametrize(
    ("name", "line", "talon", "allowed"),
    [
        ("schnapsen", "TD-KC QC-JD TH-JS", 4, True),
        ("schnapsen_tournament", "TD-KC QC-JD TH-JS", 4, True),
        ("schnapsen", "TD-KC QC-JD TH-JS QH-KS", 2, True),
        ("schnapsen_tournament", "TD-KC QC-JD TH-JS QH-KS", 2, False),
    ],
)
def test_28_the_last_exchange(name: str, line: str, talon: int, allowed: bool) -> None:
    deal = play(under(keeps_the_jack(), name), line)
    assert table(deal).talon == talon
    assert ("exchange" in legal(deal)) is allowed


@pytest.mark.parametrize("name", TWENTY_CARDS)
def test_29_no_exchange_without_an_open_talon(name: str) -> None:
    deal = under(under(keeps_the_jack(), name), open_follow="none")
    used_up = play(deal, "TD-KC QC-JD TH-JS QH-KS AS-AC")
    assert why(used_up, "exchange") == "refused-exchange-gone §3.5"
    if game(name).options.closing_allowed:
        assert why(play(deal, "TD-KC close"), "exchange") == "refused-exchange-closed §3.5"


@pytest.mark.parametrize("name", ["schnapsen", "schnapsen_tournament", "schnapsen_ja_club"])
def test_31_exchange_and_declare_at_one_lead(name: str) -> None:
    deal = position(name, hands=("AS AD AC KH JH", "QS QD QC JS JD"), turnup="QH", talon="TS KS TD KD")
    deal = play(deal, "AS-QS AD-QD")
    assert (table(deal).talon, table(deal).won) == (6, (2, 0))

    deal = play(deal, "exchange 40H")
    assert points(deal) == (28 + 40, 0)
    assert "KH" in legal(deal)


def test_32_the_closers_opponent_swaps_the_nine_in_german_sixty_six_alone() -> None:
    hands = ("9H JS QD JD QC JC", "AS KS AD KD AC KC")
    closed = play(position("sixty_six", hands=hands, turnup="AH"), "JS-KS close")
    assert (table(closed).turn, table(closed).won) == (0, (0, 1))
    after = play(closed, "exchange")
    assert "AH" in hand(after, 0)
    assert table(after).turnup == Card("9H")

    deal = position("schnapsen", hands=("JH JS QD JD QC", "AS KS AD KD AC"), turnup="AH")
    closed = play(deal, "JS-KS close")
    assert table(closed).turn == 1
    assert "exchange" not in legal(closed)
    assert why(play(closed, "AD"), "exchange") == "refused-exchange-closed §3.5"


# Marriages


def opens_with_forty(name: str) -> Record:
    return position(name, hands=("KH QH AS TD KD", "AH JS QD JD KC"), turnup="TH", talon="TC QC")


def test_34_a_marriage_at_the_opening_lead() -> None:
    deal = play(opens_with_forty("schnapsen"), "40H")
    assert (points(deal), table(deal).pending) == ((0, 0), (40, 0))
    assert why(opens_with_forty("schnapsen_tournament"), "40H") == "refused-meld-first-lead §5.3"


def test_35_the_pending_forty_comes_with_the_first_trick() -> None:
    deal = play(opens_with_forty("schnapsen"), "40H QH-AH")
    assert points(deal) == (0, 14)
    assert points(play(deal, "JS-AS")) == (53, 14)


def test_36_a_pending_forty_without_any_trick_is_worth_nothing() -> None:
    deal = position(
        "schnapsen", hands=("KH QH JH AD AC", "TS JS TH TD KC"), turnup="AH", talon="QC AS KD TC JC QD QS KS JD"
    )
    deal = play(deal, "40H KH-TH TD-AC 20C QC-AD")
    assert (points(deal), table(deal).won) == ((0, 69), (0, 3))
    assert worth(play(deal, "claim")) == (0, 3)


@pytest.mark.parametrize(("name", "allowed"), [("schnapsen", True), ("sixty_six_us", True), ("sixty_six", False)])
def test_37_a_twenty_once_the_talon_is_used_up(name: str, allowed: bool) -> None:
    if name == "schnapsen":
        hands, turnup = ("AH KH QH KD KC", "AS QS JS AC TC"), "TH"
        talon, line = "KS JD TD AD TS JC QC JH QD", "QH-AS KH-AC KS-AD TD-JC AH-JH"
    else:
        hands, turnup = ("KS 9S AH KD 9D AC", "TS JH AD TD KC JC"), "KH"
        talon = "JD QS TH TC 9C 9H AS QC QH JS QD"
        line = "9D-TS draw 9S-KC draw AC-QS draw AH-9H draw 9C-AD draw KS-JC draw"
    deal = play(position(name, hands=hands, turnup=turnup, talon=talon), line)
    assert table(deal).talon == 0
    if allowed:
        assert "20D" in legal(deal).split()
    else:
        assert why(deal, "20D") == "refused-meld-gone §5.7"


def test_38_one_marriage_at_one_lead() -> None:
    deal = position("schnapsen", hands=("KS QS KD QD AC", "AS TS AD TD JC"), turnup="TH")
    assert legal(deal) == "KS QS KD QD AC 20S 20D close"
    assert why(play(deal, "20S"), "20D") == "refused-meld-second §5.4"
    assert why(play(deal, "20D"), "20S") == "refused-meld-second §5.4"


@pytest.mark.parametrize(
    ("line", "had", "gets"), [("TH-JC TS-KC 40H", 26, (3, 0)), ("TH-JC TS-QS 40H", 25, (0, 3))], ids=["26", "25"]
)
def test_39_twenty_six_and_forty_are_sixty_six(line: str, had: int, gets: tuple[int, int]) -> None:
    deal = position("schnapsen", hands=("TS KS TH KH QH", "QS AH KD QC JC"), turnup="JH", talon="AC KC")
    deal = play(deal, line)
    assert (points(deal), table(deal).won) == ((had + 40, 0), (2, 0))
    assert worth(play(deal, "claim")) == gets


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


# Closing


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
