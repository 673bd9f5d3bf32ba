"""The program does what ``docs/rules/dreierschnapsen.md`` says, paragraph by paragraph: the deal, the match, the page.

The auction, play and what a deal is worth have files of their own.

Seat 0 is the caller, seat 2 the dealer, so that triples read (caller, next, dealer).
"""

from __future__ import annotations

import os
from typing import Final

import pytest

from bummerl.rules.cards import Cards
from bummerl.rules.dreier import GAME, PRESETS, DreierOptions, DreierStanding, Phase
from bummerl.rules.game import Result
from bummerl.rules.options import Value
from tests.dreier_table import NORMAL, deal, sides
from tests.rulebooks import rulebook
from tests.seats import Deal, changed, options_table

PAGE: Final = rulebook("dreierschnapsen.md")
paragraph = PAGE.paragraph


def test_every_paragraph_has_a_test_and_every_test_a_paragraph() -> None:
    assert len(PAGE.numbers) == len(set(PAGE.numbers)) > 50
    assert PAGE.gap("test_dreier_rules_*.py") == (set(), set())


def test_the_table_of_presets_is_what_the_code_says() -> None:
    before, block, after = PAGE.block()
    wanted = options_table(PRESETS, DreierOptions.all())
    if os.environ.get("BUMMERL_WRITE_DOCS") == "1":
        PAGE.path.write_text(before + wanted + after, encoding="utf-8")
        block = wanted
    assert block == wanted, "BUMMERL_WRITE_DOCS=1 writes the table anew"


def test_every_option_stands_in_its_paragraph() -> None:
    text = PAGE.path.read_text(encoding="utf-8")
    for option in DreierOptions.all():
        section = text.partition(f"**§{option.paragraph}**")[2].partition("\n**§")[0]
        assert f"`{option.name}`" in section, option.name
        for choice in option.choices:
            assert f"`{str(choice).lower()}`" in section, f"{option.name} {choice}"


# 1 Pack and deal


@paragraph("D1.1")
def test_three_play_with_twenty_cards() -> None:
    game = GAME(PRESETS["dreierschnapsen"])
    assert (game.seats, len(game.pack), game.pack.points) == (3, 20, 120)


@paragraph("D1.2")
def test_both_defenders_count_as_one() -> None:
    played = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS")
    # Defender 1 takes 11 + 10 + 3, then defender 2 takes nothing: the caller's ace wins 4 + 10 + 11.
    assert sides(played) == (25, 24)
    assert played.table.won == (1, 1, 0)
    assert (played.table.side(2), played.table.side(0)) == ((1, 2), (0,))


@paragraph("D1.3")
def test_three_cards_two_to_the_talon_three_cards() -> None:
    deck = tuple(GAME(PRESETS["dreierschnapsen"]).pack)
    played = Deal(GAME(PRESETS["dreierschnapsen"]), deck, DreierStanding(2)).play("turn:0")
    places = {0: (0, 1, 2, 11, 12, 13), 1: (3, 4, 5, 14, 15, 16), 2: (6, 7, 8, 17, 18, 19)}
    for seat, cards in places.items():
        assert played.state.hands[seat] == Cards(deck[place] for place in cards)
    assert played.state.stock == (deck[9], deck[10])


@paragraph("D1.4")
@pytest.mark.parametrize(("dealer", "caller"), [(0, 1), (1, 2), (2, 0)])
def test_the_dealers_left_makes_trumps_with_three_cards(dealer: int, caller: int) -> None:
    game = GAME(PRESETS["dreierschnapsen"])
    begun = Deal(game, tuple(game.pack), DreierStanding(dealer))
    assert (begun.table.phase, begun.table.turn, begun.table.caller) == (Phase.TRUMP, caller, caller)
    assert [len(hand) for hand in begun.state.hands] == [3, 3, 3]
    assert len(begun.state.stock) == 11


# 11 The match


def after(score: tuple[int, int, int], points: tuple[int, int, int], **options: Value) -> DreierStanding:
    game = GAME(changed(DreierOptions(), **options))
    return game.advance(DreierStanding(2, score), Result(points, ()))


@paragraph("D11.1")
def test_24_win_the_match() -> None:
    game = GAME(DreierOptions())
    assert game.match_winner(after((22, 5, 7), (3, 0, 0))) == 0
    assert game.match_winner(after((22, 5, 7), (1, 0, 0))) is None
    assert GAME(DreierOptions(match_points=7)).match_winner(after((6, 5, 1), (0, 2, 0))) == 1


@paragraph("D11.2")
def test_the_score_may_be_counted_down() -> None:
    standing = DreierStanding(0, (3, 0, 25))
    assert GAME(DreierOptions()).written_score(standing) == (3, 0, 25)
    assert GAME(DreierOptions(score_direction="down")).written_score(standing) == (21, 24, 0)


@paragraph("D11.3")
def test_two_who_are_equal_play_on() -> None:
    game = GAME(DreierOptions())
    tied = after((5, 18, 18), (0, 9, 9))
    assert game.match_winner(tied) is None
    assert game.bummerls(tied) == 0
    assert game.match_winner(game.advance(tied, Result((0, 0, 2), ()))) == 2
    assert game.match_winner(after((5, 18, 22), (0, 9, 9))) == 2


@paragraph("D11.4")
def test_the_lowest_gets_a_bummerl() -> None:
    game = GAME(DreierOptions())
    assert game.losses(after((22, 5, 7), (3, 0, 0))) == (0, 1, 0)
    assert game.losses(after((22, 5, 5), (3, 0, 0))) == (0, 1, 1)


@paragraph("D11.5")
def test_schneider() -> None:
    won = after((22, 5, 0), (3, 0, 0))
    assert GAME(DreierOptions()).losses(won) == (0, 0, 2)
    assert GAME(DreierOptions(schneider_bummerl=1)).losses(won) == (0, 0, 1)


@paragraph("D11.6")
def test_retourschneider() -> None:
    game = GAME(DreierOptions())
    standing = after((0, 14, 14), (0, 9, 9))
    assert standing == DreierStanding(0, (0, 23, 23), retour=1)
    won = game.advance(standing, Result((24, 0, 0), ()))
    assert game.losses(won) == (0, 4, 4)
    slowly = game.advance(game.advance(standing, Result((12, 0, 0), ())), Result((12, 0, 0), ()))
    assert game.losses(slowly) == (0, 4, 4)
    other = game.advance(standing, Result((0, 1, 0), ()))
    assert game.losses(other) == (2, 0, 0)
    assert GAME(DreierOptions(retour_bummerl=3)).losses(won) == (0, 3, 3)


@paragraph("D11.7")
def test_the_deal_passes_to_the_left() -> None:
    assert [after((0, 0, 0), (1, 0, 0)).dealer] == [0]
    assert GAME(DreierOptions()).advance(DreierStanding(0), Result((0, 2, 2), ())).dealer == 1


# 12 What may be looked at


@paragraph("D12.1")
@pytest.mark.parametrize(
    ("review", "between", "during"), [("first_each", (0, 1, 3), (0, 1)), ("last_only", (3,), ()), ("none", (), ())]
)
def test_what_may_be_looked_at(review: str, between: tuple[int, ...], during: tuple[int, ...]) -> None:
    played = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS AH-JH-JS KH-TH-JD", trick_review=review)
    for seat in range(3):
        assert played.game.reviewable(played.table, seat) == between
        assert played.game.reviewable(played.play("QS").table, seat) == during
