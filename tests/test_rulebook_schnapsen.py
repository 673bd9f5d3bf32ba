"""The program does what ``docs/rules/schnapsen.md`` says, paragraph by paragraph: deal, match, what is seen.

Tricks, the talon, marriages, claims and what a deal is worth have files of their own.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bummerl.record import Match, Memory, Record
from bummerl.rules.cards import PACKS, Card, Cards, Rank, read_cards
from bummerl.rules.game import Standing
from bummerl.rules.options import OptionError, Value
from bummerl.rules.schnapsen import SchnapsenOptions
from tests.endings import CARRY, ENDINGS
from tests.positions import (
    TRICKS,
    after,
    asked,
    game,
    hand,
    legal,
    paid,
    play,
    points,
    position,
    result,
    sixty_all,
    strong,
    table,
    to_the_end,
    under,
    why,
    worth,
)
from tests.rulebooks import rulebook

BOOK = rulebook("schnapsen.md")
paragraph = BOOK.paragraph


def test_every_paragraph_has_a_test_and_every_test_a_paragraph() -> None:
    assert len(BOOK.numbers) == len(set(BOOK.numbers)) > 50
    assert BOOK.gap("test_rulebook_schnapsen_*.py") == (set(), set())


# 1 Pack and deal


@paragraph("1.1")
def test_twenty_cards_for_two() -> None:
    assert str(game("schnapsen").pack) == "AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC JC"
    assert game("schnapsen").seats == 2


@paragraph("1.1")
@pytest.mark.parametrize(("deck", "lowest"), [(20, "JH"), (24, "9H"), (32, "7H")])
def test_the_lowest_trump_is_the_lowest_of_the_pack(deck: int, lowest: str) -> None:
    assert len(game("schnapsen", deck=deck).pack) == deck
    deal = position("schnapsen", hands=(f"{lowest} AS AD AC TC", "TS TD KS KD KC"), turnup="KH", deck=deck)
    assert "exchange" in legal(deal)


@paragraph("1.2")
def test_ranks_and_card_points() -> None:
    ranks = sorted(Rank, reverse=True)
    assert "".join(rank.letter for rank in ranks) == "ATKQJ987"
    assert [rank.points for rank in ranks] == [11, 10, 4, 3, 2, 0, 0, 0]


@paragraph("1.2")
@pytest.mark.parametrize("size", [20, 24, 32])
def test_each_pack_holds_120(size: int) -> None:
    assert PACKS[size].points == 120


@paragraph("1.3")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_is_told_and_the_other_is_the_forehand(dealer: int) -> None:
    deal = position("schnapsen", hands=("AS TS KS QS JS", "AD TD KD QD JD"), turnup="AH", dealer=dealer)
    assert table(deal).turn == 1 - dealer
    assert hand(deal, 1 - dealer) == "AS TS KS QS JS"
    assert hand(deal, dealer) == "AD TD KD QD JD"


@paragraph("1.3")
def test_it_makes_no_difference_which_seat_deals() -> None:
    for deal, action in ENDINGS:
        over = play(deal, action)
        turned = replace(over, standing=Standing(dealer=0))
        assert worth(turned) == worth(over)[::-1]
        assert points(turned) == points(over)[::-1]
        assert table(turned).won == table(over).won[::-1]
        assert [legal(turned.upto(count)) for count in range(len(over.actions))] == [
            legal(over.upto(count)) for count in range(len(over.actions))
        ]


@paragraph("1.4")
def test_three_to_each_one_up_and_two_to_each() -> None:
    deck = tuple(game("schnapsen").pack)
    deal = Record.new("schnapsen", deck, Standing(dealer=1))
    assert deal.state.hands[0] == Cards(deck[place] for place in (0, 1, 2, 7, 8))
    assert deal.state.hands[1] == Cards(deck[place] for place in (3, 4, 5, 9, 10))
    assert table(deal).turnup == deck[6]
    assert deal.state.stock == (*deck[11:], deck[6])


@paragraph("1.4")
@pytest.mark.parametrize(
    ("hand_size", "pattern", "forehand", "turnup"),
    [
        (5, "3,T,2", (0, 1, 2, 7, 8), 6),
        (5, "3,2,T", (0, 1, 2, 6, 7), 10),
        (5, "2,3,T", (0, 1, 4, 5, 6), 10),
        (5, "5,T", (0, 1, 2, 3, 4), 10),
        (6, "3,3,T", (0, 1, 2, 6, 7, 8), 12),
        (6, "3,T,3", (0, 1, 2, 7, 8, 9), 6),
    ],
)
def test_other_packets(hand_size: int, pattern: str, forehand: tuple[int, ...], turnup: int) -> None:
    played = game("schnapsen", hand_size=hand_size, deal_pattern=pattern)
    deck = tuple(played.pack)
    state, _ = played.deal(deck, Standing(dealer=1))
    assert state.hands[0] == Cards(deck[place] for place in forehand)
    assert state.table.turnup == deck[turnup]
    assert [len(held) for held in state.hands] == [hand_size, hand_size]


@paragraph("1.5")
def test_the_turn_up_is_trump_and_the_last_card_of_the_talon() -> None:
    deal = to_the_end()
    assert (table(deal).trump.letter, table(deal).turnup) == ("S", Card("QS"))
    assert deal.state.stock == read_cards("KH QH KD KS TH QC JC KC JD QS")


@paragraph("1.5")
def test_the_talon_at_each_lead() -> None:
    assert [table(after(tricks)).talon for tricks in range(10)] == [10, 8, 6, 4, 2, 0, 0, 0, 0, 0]


# 9 The match


def match_of(*lines: str, **options: Value) -> Match:
    """A match in which the same cards are dealt again and again, the forehand always having the strong hand."""
    match = Match.new("schnapsen", seats=("Anna", "Bert"), dealer=1, game=game("schnapsen", **options))
    for line in lines:
        match = match.deal(strong().deck)
        match = match.play(*play(strong(), line).actions)
    return match


WON, LOST = "close AH-TH 40H KH-JD claim", "close AH-TH 40H claim"
"""The forehand wins 3; the dealer wins 3."""


@paragraph("9.1")
def test_seven_game_points_win_the_match() -> None:
    match = match_of(WON, LOST)
    assert (match.standing.score, match.winner) == ((6, 0), None)
    match = match_of(WON, LOST, WON)
    assert (match.standing.score, match.winner) == ((9, 0), 0)
    assert match_of(WON, match_points=1).winner == 0


@paragraph("9.2")
def test_the_score_is_counted_down() -> None:
    assert game("schnapsen").written_score(match_of(WON).standing) == (4, 7)
    assert game("schnapsen").written_score(Standing(score=(6 + 3, 0))) == (0, 7)
    assert game("schnapsen").written_score(Standing(score=(9, 8))) == (-2, -1)
    assert game("schnapsen", score_direction="up").written_score(Standing(score=(3, 0))) == (3, 0)


@paragraph("9.3")
@pytest.mark.parametrize(
    ("rotation", "forehand_won", "dealer_won"), [("alternate", 0, 0), ("winner", 0, 1), ("loser", 1, 0)]
)
def test_who_deals_next(rotation: str, forehand_won: int, dealer_won: int) -> None:
    assert match_of(WON, dealer_rotation=rotation).standing.dealer == forehand_won
    assert match_of(LOST, dealer_rotation=rotation).standing.dealer == dealer_won


@paragraph("9.3")
@pytest.mark.parametrize(("rotation", "dealer"), [("alternate", 0), ("winner", 1), ("loser", 1)])
def test_who_deals_after_a_deal_that_nobody_won(rotation: str, dealer: int) -> None:
    over = play(sixty_all(no_claim_result="higher_total", tie_result="next_plus_one", dealer_rotation=rotation), "pass")
    assert over.game.advance(over.standing, result(over)).dealer == dealer


@paragraph("9.4")
@pytest.mark.parametrize(("value", "to_nothing", "to_some"), [(1, 1, 1), (2, 2, 1)])
def test_the_loser_gets_a_bummerl(value: int, to_nothing: int, to_some: int) -> None:
    played = game("schnapsen", schneider_bummerl=value)
    assert played.bummerls(Standing(score=(7, 0))) == to_nothing
    assert played.bummerls(Standing(score=(2, 8))) == to_some
    assert played.bummerls(Standing(score=(6, 6))) == 0


@paragraph("9.5")
def test_a_carried_point_goes_to_the_winner_of_the_next_deal_on_top() -> None:
    deal = position("schnapsen", hands=("AH KH QH AS TS", "TH KS QD JD QC"), turnup="JH", carry=2)
    right, wrong = play(deal, WON), play(deal, LOST)
    assert (worth(right), worth(wrong)) == ((5, 0), (0, 5))
    assert paid(right) == "§7.4 §8.2 §9.5"
    assert result(right).carry == 0


@paragraph("9.5")
def test_several_deals_without_a_winner_add_one_point_each() -> None:
    deal = position(
        "schnapsen",
        hands=("JS AC AH TS TC", "AS TD QD JH AD"),
        turnup="QS",
        talon="KH QH KD KS TH QC JC KC JD",
        carry=1,
    )
    assert result(play(under(deal, **CARRY), " ".join((*TRICKS, "pass")))).carry == 2


# 10 What may be looked at


@paragraph("10.1")
@pytest.mark.parametrize(
    ("value", "own", "own_while_led", "others", "others_while_led"),
    [
        ("own_all", (2, 3), (2, 3), (0, 1, 3), (0, 1)),
        ("own_only", (2, 3), (2, 3), (0, 1), (0, 1)),
        ("last_only", (3,), (), (3,), ()),
        ("none", (), (), (), ()),
    ],
)
def test_which_tricks_may_be_looked_through(
    value: str,
    own: tuple[int, ...],
    own_while_led: tuple[int, ...],
    others: tuple[int, ...],
    others_while_led: tuple[int, ...],
) -> None:
    """After four tricks, the last two of them won by seat 1, and once the next card has been led."""
    deal = after(4, trick_review=value)
    led = play(deal, "TD")
    played = game("schnapsen", trick_review=value)
    assert played.reviewable(table(deal), 1) == own
    assert played.reviewable(table(led), 1) == own_while_led
    assert played.reviewable(table(deal), 0) == others
    assert played.reviewable(table(led), 0) == others_while_led


@paragraph("10.1")
def test_looking_never_changes_what_is_legal() -> None:
    choices = {legal(after(4, trick_review=value)) for value in ("own_all", "own_only", "last_only", "none")}
    assert len(choices) == 1


@paragraph("10.2")
def test_the_memory_level_belongs_to_the_table_and_not_to_the_game() -> None:
    assert [level.value for level in Memory] == ["strict", "own", "points", "training"]
    assert Match.new("schnapsen", seats=("Anna", "Bert")).memory is Memory.POINTS
    for name in ("memory", "memory_level"):
        with pytest.raises(OptionError) as refused:
            SchnapsenOptions.named(name)
        assert refused.value.reason.id == "option-unknown"


@paragraph("10.3")
def test_a_revoke_cannot_happen_and_its_penalty_is_no_option() -> None:
    assert why(asked("schnapsen", "KS", "AS JS QH TD JC"), "QH") == "refused-follow §6.1"
    with pytest.raises(OptionError) as refused:
        SchnapsenOptions().with_texts({"revoke_penalty": "3"})
    assert (refused.value.reason.id, refused.value.reason.paragraph) == ("option-left-out", "10.3")


@paragraph("10.4")
def test_a_marriage_marker_is_no_option() -> None:
    with pytest.raises(OptionError) as refused:
        SchnapsenOptions().with_texts({"marriage_marker_required": "true"})
    assert (refused.value.reason.id, refused.value.reason.paragraph) == ("option-left-out", "10.4")
