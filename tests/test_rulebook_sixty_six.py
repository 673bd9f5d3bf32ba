"""The program does what ``docs/rules/sixty-six.md`` says, paragraph by paragraph.

Seat 0 is the forehand and seat 1 the dealer, so that pairs read (forehand, dealer); trump is hearts unless the
turn-up says otherwise.
"""

from __future__ import annotations

from typing import Final

import pytest

from bummerl.record import Record
from bummerl.rules.cards import Cards
from bummerl.rules.game import Standing
from bummerl.rules.options import Value
from tests.positions import (
    asked,
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
from tests.rulebooks import rulebook

BOOK = rulebook("sixty-six.md")
paragraph = BOOK.paragraph

PRESETS: Final = ("sixty_six", "sixty_six_us", "santase")

every_preset = pytest.mark.parametrize("name", PRESETS)


def test_every_paragraph_has_a_test_and_every_test_a_paragraph() -> None:
    assert len(BOOK.numbers) == len(set(BOOK.numbers)) > 10
    assert BOOK.gap() == (set(), set())


def go(deal: Record, line: str) -> Record:
    """Play the line, drawing where a preset asks before drawing and declining where one asks after a close."""
    for word in line.replace("-", " ").split():
        deal = play(deal, word)
        while deal.result is None and table(deal).phase in {"draw", "answer"}:
            deal = play(deal, "draw" if table(deal).phase == "draw" else "decline")
    return deal


def sixty_five_all(name: str, **options: Value) -> Record:
    """No close, no claim: the forehand has 44 + 11 + 10 for the last trick, the dealer 65."""
    deal = position(
        name,
        hands=("AS JS AH KH 9H QD", "KS TH QH AD TC 9C"),
        turnup="KC",
        talon="QS KD QC JC JD AC TS 9D 9S TD JH",
    )
    line = "KH-QH QS-9C KS-9H AD-AH TS-JS TC-TD JD-QD 9D-KD JH-AC KC-QC JC-TH AS-9S"
    return go(under(deal, **options), line)


def nine_of_trumps(name: str, **options: Value) -> Record:
    """The forehand holds the nine of trumps and strong cards, the turn-up is the ace."""
    deal = position(name, hands=("9H JS AD TD AC TC", "AS KS QD JD QC JC"), turnup="AH", talon="TS QS 9S KD KC 9D 9C")
    return under(deal, **options)


def marriages(name: str, **options: Value) -> Record:
    """The forehand holds a marriage in trumps and one in spades."""
    deal = position(name, hands=("KH QH KS QS AD AC", "AS TS JS JD 9D JC"), turnup="TH", talon="9S 9C")
    return under(deal, **options)


@paragraph("66.1")
@every_preset
def test_twenty_four_cards_and_six_in_each_hand(name: str) -> None:
    assert (len(game(name).pack), game(name).pack.points) == (24, 120)
    assert Cards("9S 9H 9D 9C") <= game(name).pack
    assert [len(cards) for cards in nine_of_trumps(name).state.hands] == [6, 6]


@paragraph("66.1")
@every_preset
def test_a_nine_is_worth_nothing_but_makes_a_trick(name: str) -> None:
    deal = go(asked(name, "9S", "JS AD TD KD QD JD", closed=False), "JS")
    assert (points(deal), table(deal).won) == ((0, 2), (0, 1))
    deal = go(asked(name, "9S", "9C AD TD KD QD JD", closed=False), "9C")
    assert (points(deal), table(deal).won) == ((0, 0), (1, 0))


@paragraph("66.2")
@every_preset
def test_three_and_three_and_then_the_turn_up(name: str) -> None:
    deck = tuple(game(name).pack)
    state, _ = game(name).deal(deck, Standing(dealer=1))
    assert state.hands[0] == Cards(deck[place] for place in (0, 1, 2, 6, 7, 8))
    assert state.hands[1] == Cards(deck[place] for place in (3, 4, 5, 9, 10, 11))
    assert state.table.turnup == deck[12]


@paragraph("66.2")
@every_preset
def test_the_talon_at_each_lead(name: str) -> None:
    deal = sixty_five_all(name, claim_mode="manual")
    assert [trick.talon for trick in table(deal).tricks] == [12, 10, 8, 6, 4, 2, 0, 0, 0, 0, 0, 0]


@paragraph("66.3")
@pytest.mark.parametrize(
    ("name", "forehand_won", "dealer_won"), [("sixty_six", 0, 1), ("santase", 0, 1), ("sixty_six_us", 0, 0)]
)
def test_who_deals_next(name: str, forehand_won: int, dealer_won: int) -> None:
    deal = nine_of_trumps(name, claim_mode="manual")
    for line, winner, deals in (("JS-AS claim", 0, forehand_won), ("AD-QD claim", 1, dealer_won)):
        over = play(deal, line)
        assert result(over).winner == winner
        assert over.game.advance(over.standing, result(over)).dealer == deals


@paragraph("66.4")
@every_preset
def test_only_with_a_trick_is_the_nine_exchanged(name: str) -> None:
    deal = nine_of_trumps(name)
    assert why(deal, "exchange") == "refused-exchange-no-trick §3.3"
    assert "AH" in hand(go(deal, "AD-QD exchange"), 0)


@paragraph("66.4")
@pytest.mark.parametrize(("name", "allowed"), [("sixty_six", False), ("sixty_six_us", True), ("santase", False)])
def test_the_follower_exchanges_in_the_american_game_alone(name: str, allowed: bool) -> None:
    deal = position(name, hands=("AS AD TD KD AC 9S", "9H TS KS QC JC 9C"), turnup="AH", talon="JS QD")
    deal = go(deal, "9S-TS KS-AS KD")
    assert (table(deal).turn, table(deal).won, table(deal).talon) == (1, (1, 1), 8)
    if allowed:
        swapped = play(deal, "exchange")
        assert ("AH" in hand(swapped, 1), "9H" in hand(swapped, 1)) == (True, False)
        assert table(play(swapped, "AH")).tricks[-1].winner == 1
    else:
        assert why(deal, "exchange") == "refused-exchange-not-leading §3.2"


@paragraph("66.4")
@pytest.mark.parametrize(("name", "allowed"), [("sixty_six", True), ("sixty_six_us", True), ("santase", False)])
def test_the_exchange_at_two_cards(name: str, allowed: bool) -> None:
    deal = position(
        name, hands=("9H AS TS AD TD AC", "KS QS JS KD QD JD"), turnup="AH", talon="9S KC 9D QC 9C JC TC QH KH JH TH"
    )
    deal = go(under(deal, claim_mode="manual"), "AS-KS TS-QS AD-KD TD-QD AC-JC")
    assert table(deal).talon == 2
    if allowed:
        assert "exchange" in legal(deal)
    else:
        assert why(deal, "exchange") == "refused-exchange-talon §3.4"


def dealer_closes(name: str, forehand: str, turnup: str) -> Record:
    """The dealer wins the first trick and closes; the forehand has no trick."""
    deal = position(name, hands=(forehand, "AS KS QD JD QC TC"), turnup=turnup, talon="TS QS")
    return play(go(deal, f"{forehand.split()[1]}-AS"), "close")


@paragraph("66.5")
@pytest.mark.parametrize(("name", "asks"), [("sixty_six", True), ("sixty_six_us", False), ("santase", False)])
def test_the_closers_opponent_may_take_the_turn_up_without_a_trick(name: str, asks: bool) -> None:
    closed = dealer_closes(name, "9H JS AD TD AC JC", "AH")
    assert table(closed).won[0] == 0
    if asks:
        assert legal(closed) == "exchange decline"
        assert "AH" in hand(play(closed, "exchange"), 0)
    else:
        assert table(closed).turn == 1


@paragraph("66.5")
def test_the_question_is_put_whatever_the_opponent_holds() -> None:
    assert legal(dealer_closes("sixty_six", "KH JS AD TD AC JC", "AH")) == "decline"
    assert table(dealer_closes("sixty_six", "KH JS AD TD AC JC", "9H")).turn == 1


@paragraph("66.6")
@pytest.mark.parametrize(("name", "asks"), [("sixty_six", True), ("sixty_six_us", True), ("santase", False)])
def test_closing_before_the_draw_or_after_it(name: str, asks: bool) -> None:
    deal = play(nine_of_trumps(name), "AD-QD")
    if not asks:
        assert [len(cards) for cards in deal.state.hands] == [6, 6]
        return
    assert legal(deal) == "draw close claim"
    assert [len(cards) for cards in go(deal, "close").state.hands] == [5, 5]
    drawn = play(deal, "draw")
    assert [len(cards) for cards in drawn.state.hands] == [6, 6]
    assert "close" in legal(drawn)


@paragraph("66.6")
def test_whoever_closes_before_the_draw_neither_exchanges_nor_declares_in_the_german_game() -> None:
    closed = play(marriages("sixty_six"), "AD-JD close decline")
    assert legal(closed) == "KS QS KH QH AC claim"
    closed = play(nine_of_trumps("sixty_six"), "AD-QD close decline")
    assert why(closed, "exchange") == "refused-exchange-closed §3.5"


@paragraph("66.7")
@pytest.mark.parametrize(
    ("name", "first_lead", "at_two"),
    [("sixty_six", True, True), ("sixty_six_us", False, True), ("santase", False, False)],
)
def test_when_the_talon_may_be_closed(name: str, first_lead: bool, at_two: bool) -> None:
    deal = position(
        name, hands=("KH AS TS AD TD AC", "KS QS JS KD QD JD"), turnup="AH", talon="9S KC 9D QC 9C JC TC QH 9H JH TH"
    )
    deal = under(deal, claim_mode="manual")
    if first_lead:
        assert "close" in legal(deal)
    else:
        assert why(deal, "close") == "refused-close-first-lead §4.2"
    assert "close" in legal(go(deal, "AS-KS TS-QS AD-KD TD-QD"))
    late = go(deal, "AS-KS TS-QS AD-KD TD-QD AC-JC")
    assert table(late).talon == 2
    if at_two:
        assert "close" in legal(late)
    else:
        assert why(late, "close") == "refused-close-talon §4.3"


@paragraph("66.8")
@pytest.mark.parametrize(("name", "allowed"), [("sixty_six", False), ("sixty_six_us", True), ("santase", True)])
def test_a_marriage_once_the_talon_is_closed_or_used_up(name: str, allowed: bool) -> None:
    closed = go(marriages(name), "AD-JD close")
    deal = position(
        name,
        hands=("KS 9S AH KD 9D AC", "TS JH AD TD KC JC"),
        turnup="KH",
        talon="JD QS TH TC 9C 9H AS QC QH JS QD",
    )
    used_up = go(under(deal, claim_mode="manual"), "9D-TS 9S-KC AC-QS AH-9H 9C-AD KS-JC")
    assert table(used_up).talon == 0
    if allowed:
        assert "20S" in legal(closed)
        assert "20D" in legal(used_up)
    else:
        assert why(closed, "20S") == "refused-meld-closed §5.6"
        assert why(used_up, "20D") == "refused-meld-gone §5.7"


@paragraph("66.8")
def test_exchange_marriage_close_lead_is_the_order_of_the_german_game() -> None:
    deal = position("sixty_six", hands=("9H QH AD TD AC TC", "AS TS JS JD 9D JC"), turnup="KH", talon="9S 9C")
    deal = play(deal, "AD-JD draw exchange 40H close")
    assert table(deal).turn == 0
    assert legal(deal) == "KH QH claim"


@paragraph("66.9")
@pytest.mark.parametrize(("name", "allowed"), [("sixty_six", True), ("sixty_six_us", True), ("santase", False)])
def test_a_marriage_at_the_very_first_lead(name: str, allowed: bool) -> None:
    if allowed:
        assert table(play(marriages(name), "40H")).pending == (40, 0)
    else:
        assert why(marriages(name), "40H") == "refused-meld-first-lead §5.3"


@paragraph("66.10")
@pytest.mark.parametrize(
    ("cards", "strict", "american"),
    [
        ("AS 9S QH TD JC KD", "AS", "AS 9S"),
        ("QH 9H TD AC JC 9D", "QH 9H", "QH 9H TD 9D AC JC"),
    ],
)
def test_the_american_game_asks_for_following_suit_alone(cards: str, strict: str, american: str) -> None:
    assert legal(asked("sixty_six", "KS", cards)) == strict
    assert legal(asked("santase", "KS", cards)) == strict
    assert legal(asked("sixty_six_us", "KS", cards)) == american


@paragraph("66.11")
@every_preset
def test_ten_for_the_last_trick(name: str) -> None:
    deal = sixty_five_all(name)
    assert points(deal) == (65, 65)
    assert points(under(deal, last_trick_bonus=0)) == (55, 65)


@paragraph("66.11")
def test_a_claim_after_the_last_trick_includes_the_ten() -> None:
    deal = under(sixty_five_all("sixty_six"), target_points=65)
    assert worth(play(deal, "claim")) == (1, 0)


@paragraph("66.11")
def test_no_ten_after_a_close() -> None:
    deal = play(marriages("sixty_six"), "close decline KH-JS QH-JC AD-JD AC-9D KS-AS TS-QS")
    assert sum(points(deal)) == 120 - Cards(deal.state.stock).points


@paragraph("66.12")
@pytest.mark.parametrize(("name", "again", "carry"), [("sixty_six", 1, 0), ("santase", 1, 0), ("sixty_six_us", 0, 1)])
def test_sixty_five_all_scores_nothing(name: str, again: int, carry: int) -> None:
    deal = sixty_five_all(name)
    over = deal if deal.result is not None else play(deal, "pass")
    assert worth(over) == (0, 0)
    assert over.game.advance(over.standing, result(over)) == Standing(dealer=again, carry=carry)


@paragraph("66.12")
@pytest.mark.parametrize(
    ("name", "value", "carry"), [("sixty_six", (0, 1), 0), ("santase", (0, 1), 0), ("sixty_six_us", (0, 0), 1)]
)
def test_the_totals_decide(name: str, value: tuple[int, int], carry: int) -> None:
    """Without the bonus it is 55 to 65, and neither has reached 66."""
    deal = sixty_five_all(name, last_trick_bonus=0)
    over = deal if deal.result is not None else play(deal, "pass")
    assert (worth(over), result(over).carry) == (value, carry)


@paragraph("66.12")
def test_one_who_alone_has_reached_66_scores_in_the_american_game() -> None:
    deal = sixty_five_all("sixty_six_us", last_trick_bonus=11)
    assert points(deal) == (66, 65)
    assert worth(play(deal, "pass")) == (1, 0)


@paragraph("66.13")
@every_preset
def test_a_right_claim_by_the_closer_counts_all_tricks_of_the_opponent(name: str) -> None:
    """The dealer had no trick at the close and wins one later, worth 12."""
    deal = position(
        name, hands=("QS TH AD KC JC 9C", "AS JS 9S AH 9H KD"), turnup="JD", talon="QC JH TD AC 9D KH TS TC QH KS QD"
    )
    line = "AD-KD KC-JS QS-AH TD-JH close TH-KH JC-TC 9S-TS"
    over = go(deal, line if game(name).options.claim_mode == "auto" else f"{line} claim")
    assert (points(over), worth(over)) == ((71, 12), (2, 0))
    assert worth(under(over, closing_scored_at="close")) == (3, 0)


@paragraph("66.13")
@every_preset
def test_a_close_that_fails_against_an_opponent_without_a_trick_then(name: str) -> None:
    deal = position(
        name, hands=("KS QS TH QH JH TC", "JS KD JD KC JC 9C"), turnup="AS", talon="9D KH 9S QC 9H AD QD TS AC AH TD"
    )
    over = go(deal, "QH-KC close JH-KH 9C-TC QS-JS TH-JC 9D-KD JD-KS")
    over = over if over.result is not None else play(over, "pass")
    assert (points(over), worth(over)) == ((40, 10), (0, 3))


@paragraph("66.13")
@pytest.mark.parametrize(("name", "value"), [("sixty_six", 2), ("sixty_six_us", 2), ("santase", 3)])
def test_a_close_that_fails_against_an_opponent_with_a_trick_then(name: str, value: int) -> None:
    deal = position(
        name, hands=("TS QS 9H TD 9D JC", "KS AD KD JD TC KC"), turnup="JS", talon="9C AH QD QH AC KH QC TH JH 9S AS"
    )
    over = go(deal, "JC-TC KD-TD close AH-QH 9H-KS 9C-QS 9D-AD KC-TS QD-JD")
    over = over if over.result is not None else play(over, "pass")
    assert (points(over), worth(over)) == ((50, 27), (0, value))


@paragraph("66.13")
@pytest.mark.parametrize(("name", "value"), [("sixty_six", 2), ("sixty_six_us", 3), ("santase", 3)])
def test_the_closers_opponent_claims_first(name: str, value: int) -> None:
    """The dealer had no trick at the close."""
    deal = position(
        name, hands=("TH AD TD 9D QC JC", "TS JS AH KH QD TC"), turnup="KC", talon="KD AC AS 9S QH JH 9H JD 9C QS KS"
    )
    line = "9D-JS close JC-TC QD-AD TH-AH AC-QC TS-TD"
    over = go(deal, line if game(name).options.claim_mode == "auto" else f"{line} claim")
    assert (points(over), worth(over)) == ((16, 67), (0, value))


@paragraph("66.13")
@every_preset
def test_a_wrong_claim_costs_two_whether_or_not_the_opponent_has_a_trick(name: str) -> None:
    deal = nine_of_trumps(name, claim_mode="manual")
    assert worth(play(deal, "AD-QD claim")) == (0, 2)
    assert worth(go(deal, "JS-AS QD-TD claim")) == (0, 2)


@paragraph("66.14")
@pytest.mark.parametrize(
    ("name", "target", "mode"), [("sixty_six", 7, "manual"), ("sixty_six_us", 7, "manual"), ("santase", 11, "auto")]
)
def test_the_match(name: str, target: int, mode: str) -> None:
    played = game(name)
    assert played.match_winner(Standing(score=(target - 1, 0))) is None
    assert played.match_winner(Standing(score=(target, 0))) == 0
    assert played.written_score(Standing(score=(3, 0))) == (3, 0)
    assert played.bummerls(Standing(score=(target, 0))) == 1
    assert played.options.claim_mode == mode


@paragraph("66.14")
@every_preset
def test_only_the_last_trick_may_be_looked_at(name: str) -> None:
    deal = go(nine_of_trumps(name), "AD-QD TD-JD")
    assert game(name).reviewable(table(deal), 0) == game(name).reviewable(table(deal), 1) == (1,)
    assert game(name).reviewable(table(play(deal, "JS")), 0) == ()
