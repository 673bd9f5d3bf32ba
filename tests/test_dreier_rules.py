"""The program does what ``docs/rules/dreierschnapsen.md`` says, paragraph by paragraph.

Seat 0 is the caller, seat 2 the dealer, so that triples read (caller, next, dealer).
"""

from __future__ import annotations

import os
from typing import Any, Final

import pytest

from bummerl.rules.actions import Kind
from bummerl.rules.cards import Card, Cards, Suit, read_cards
from bummerl.rules.dreier import CONTRACTS, GAME, PRESETS, Aim, DreierOptions, DreierStanding, Phase
from bummerl.rules.game import Result
from bummerl.rules.options import OptionError, Value
from bummerl.rules.tricks import may_play, winner
from tests.seats import Deal, Page, changed, options_table

PAGE: Final = Page("dreierschnapsen.md")
paragraph = PAGE.paragraph

# Hearts are trumps wherever the caller names them: he has one of each suit among his first three or holds hearts.
HANDS: Final = ("AH KH QH AS TD JC", "TH JH KS QS AD KD", "TS JS QD JD AC TC")
TALON: Final = "KC QC"

NORMAL: Final = "trump:H pass pass pass pass pass"
"""The caller plays a normal game in hearts, not doubled."""


def deal(
    hands: tuple[str, str, str] = HANDS,
    talon: str = TALON,
    line: str = "",
    *,
    score: tuple[int, int, int] = (0, 0, 0),
    name: str = "dreierschnapsen",
    **options: Value,
) -> Deal:
    """A deal of these hands, each in the order dealt: the first three cards are those of the first packet."""
    held = [read_cards(cards) for cards in hands]
    deck = [card for cards in held for card in cards[:3]]
    deck += read_cards(talon)
    deck += [card for cards in held for card in cards[3:]]
    game = GAME(changed(PRESETS[name], **options) if options else PRESETS[name])
    return Deal(game, tuple(deck), DreierStanding(2, score)).play(line)


def talon_deal(line: str = "", **options: Any) -> Deal:  # noqa: ANN401  # values of options
    return deal(line=line, name="talonschnapsen", **options)


def sides(found: Deal) -> tuple[int, int]:
    """Card points of the declarer and of the defenders."""
    seat = found.table.declarer
    return found.table.side_points(seat), found.table.side_points(found.table.against(seat))


def words(found: Deal) -> set[str]:
    """The contracts that may be called now."""
    return {text.removeprefix("call:") for text in found.legal.split() if text.startswith("call:")}


def test_every_paragraph_has_a_test_and_every_test_a_paragraph() -> None:
    assert len(PAGE.numbers) == len(set(PAGE.numbers)) > 50
    assert PAGE.gap() == (set(), set())


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


# 2 Trumps

FIRST_THREE: Final = ("AS TD JD QH KC JC", "TS KS QS AH TH KH", "AD KD QD JS JH AC")


@paragraph("D2.1")
def test_the_suit_named_is_among_the_first_three() -> None:
    begun = deal(FIRST_THREE, "TC QC")
    assert begun.legal == "trump:S trump:D turn:0 turn:1 turn:2"
    assert begun.why("trump:H") == "refused-trump-not-held §D2.1"
    assert begun.why("AS") == "refused-trump-first §D2.1"
    assert begun.play("trump:D").table.trump is Suit.DIAMONDS
    free = deal(FIRST_THREE, "TC QC", trump_must_be_held=False)
    assert free.play("trump:H").table.named is Suit.HEARTS


@paragraph("D2.2")
def test_a_card_turned_up_makes_trumps_and_is_known() -> None:
    turned = deal(FIRST_THREE, "TC QC", "turn:1")
    assert turned.table.trump is Suit.CLUBS
    assert turned.table.turned == Card("KC")
    assert turned.table.shown[0] == Cards("KC")
    assert "KC" in turned.hand(0)
    following = deal(FIRST_THREE, "TC QC", trump_turn="next")
    assert following.legal == "trump:S trump:D turn:0"
    assert following.why("turn:1") == "refused-turn-which §D2.2"
    without = deal(FIRST_THREE, "TC QC", trump_turn="off")
    assert without.legal == "trump:S trump:D"
    assert without.why("turn:0") == "refused-turn-off §D2.2"


@paragraph("D2.3")
def test_trumps_are_made_once_and_then_all_see_six_cards() -> None:
    named = deal(FIRST_THREE, "TC QC", "trump:S")
    assert [len(hand) for hand in named.state.hands] == [6, 6, 6]
    assert named.why("trump:D") == "refused-trump-done §D2.3"
    assert named.why("turn:0") == "refused-trump-done §D2.3"


# 3 The auction


@paragraph("D3.1")
def test_the_caller_speaks_first_and_holds_the_normal_game() -> None:
    auction = deal(line="trump:H")
    assert (auction.table.phase, auction.table.turn, auction.table.contract) == (Phase.AUCTION, 0, "normal")
    assert auction.why("AH") == "refused-auction-first §D3.1"
    assert auction.play("call:schnapser").table.turn == 1
    raised = auction.play("pass call:bettler call:gang")
    assert (raised.table.contract, raised.table.declarer) == ("gang", 2)


@paragraph("D3.2")
def test_the_ladder() -> None:
    core = {word for word, contract in CONTRACTS.items() if contract.aim is not Aim.CLAIM}
    regional = {"assenbettler", "ass_bettler", "plauderer", "damengang", "koenigsgang", "zehnergang", "bauernloch"}
    values = {word: getattr(DreierOptions(), word) for word in core}
    assert {word for word, value in values.items() if value == 0} == regional
    assert [values[word] for word in ("bettler", "schnapser", "gang", "bauernschnapser", "kontraschnapser")] == [
        *(4, 6, 9, 12, 12),
    ]
    assert [values[word] for word in ("farbenringerl", "kontrabauernschnapser", "herrenschnapser")] == [18, 24, 24]
    assert words(deal(line="trump:H")) == {"bettler", "schnapser", "gang", "bauernschnapser"}
    assert words(deal(line="trump:H pass")) == {"bettler", "gang", "kontraschnapser", "kontrabauernschnapser"}


@paragraph("D3.2", "D3.3")
@pytest.mark.parametrize(
    ("word", "value", "of_caller"),
    [
        ("assenbettler", 5, True),
        ("ass_bettler", 5, True),
        ("plauderer", 7, True),
        ("damengang", 7, True),
        ("koenigsgang", 8, True),
        ("zehnergang", 10, True),
        ("bauernloch", 12, True),
        ("gang", 11, True),
        ("kontraschnapser", 14, False),
    ],
)
def test_regional_contracts_are_switched_on_by_their_value(word: str, value: int, of_caller: bool) -> None:
    line = "trump:H" if of_caller else "trump:H pass"
    on: dict[str, Any] = {word: value}
    off: dict[str, Any] = {word: 0}
    assert word in words(deal(line=line, **on))
    without = deal(line=line, **off)
    assert word not in words(without)
    assert without.why(f"call:{word}") == "refused-call-unknown §D3.2"


RINGERL: Final = ("AH TH KH QH JH AS", "AD TD KD QD JD TS", "AC TC KC KS QS JS")


@paragraph("D3.4")
def test_who_may_call_what() -> None:
    opening = deal(line="trump:H")
    assert opening.why("call:kontraschnapser") == "refused-call-not-opponent §D3.4"
    assert opening.why("call:kontrabauernschnapser") == "refused-call-not-opponent §D3.4"
    second = opening.play("pass")
    assert second.why("call:schnapser") == "refused-call-not-caller §D3.4"
    assert second.why("call:bauernschnapser") == "refused-call-not-caller §D3.4"
    assert second.why("call:farbenringerl") == "refused-call-five §D3.4"
    assert opening.why("call:nonsense") == "refused-call-unknown §D3.2"


@paragraph("D3.4")
def test_what_must_be_held() -> None:
    rich = deal(RINGERL, "QC JC", "trump:H")
    assert {"herrenschnapser"} <= words(rich)
    assert rich.why("call:farbenringerl") == "refused-call-five §D3.4"
    assert "farbenringerl" in words(rich.play("pass"))
    assert rich.play("pass pass").why("call:farbenringerl") == "refused-call-five §D3.4"
    aceless = ("KH TD JD QH KC JC", "TS KS QS AH TH AS", "AD KD QD JS JH AC")
    assert deal(aceless, "TC QC", "trump:D", ass_bettler=5).why("call:ass_bettler") == "refused-call-ace §D3.4"


@paragraph("D3.5")
def test_a_pass_is_final_except_the_callers_first() -> None:
    auction = deal(line="trump:H pass pass call:bettler")
    assert auction.table.turn == 0  # seat 1 has passed for good, the caller has not
    assert auction.table.out == (1,)
    ended = auction.play("pass")
    assert ended.table.declarer == 2
    assert ended.table.phase is Phase.DOUBLE
    again = auction.play("call:gang")
    assert again.table.turn == 2


@paragraph("D3.6")
def test_a_call_is_higher_by_value_then_without_the_talon_then_as_the_caller() -> None:
    gang_with = talon_deal("trump:H pass call:gang_talon")
    assert {"gang"} <= words(gang_with)
    assert gang_with.why("call:gang_talon") == "refused-call-low §D3.6"
    caller = gang_with.play("pass")
    assert {"gang", "gang_talon"} <= words(caller)  # the caller's goes before an opponent's
    gang_without = talon_deal("trump:H pass call:gang")
    assert gang_without.why("call:gang") == "refused-call-low §D3.6"
    assert "gang" in words(gang_without.play("pass"))
    assert "gang_talon" not in words(gang_without.play("pass"))


@paragraph("D3.6")
def test_of_two_twelves_the_caller_has_the_better() -> None:
    kontra = deal(line="trump:H pass call:kontraschnapser pass")
    assert "bauernschnapser" in words(kontra)
    bauer = deal(line="trump:H call:bauernschnapser")
    assert bauer.why("call:kontraschnapser") == "refused-call-low §D3.6"
    strict = deal(line="trump:H pass call:kontraschnapser pass", equal_bids="never")
    assert "bauernschnapser" not in words(strict)
    assert "gang_talon" not in words(talon_deal("trump:H pass call:gang pass", equal_bids="never"))


@paragraph("D3.7")
def test_the_auction_ends_when_both_others_have_passed() -> None:
    normal = deal(line="trump:H pass pass pass")
    assert (normal.table.declarer, normal.table.contract, normal.table.phase) == (0, "normal", Phase.DOUBLE)
    gang = deal(line="trump:H pass call:gang pass pass")
    assert (gang.table.declarer, gang.table.contract, gang.table.trump) == (1, "gang", None)
    assert gang.table.named is Suit.HEARTS
    assert gang.play("pass pass").why("call:gang") == "refused-call-done §D3.7"


# 4 The talon


@paragraph("D4.1")
def test_dreierschnapsen_leaves_the_talon_alone() -> None:
    plain = deal(line="trump:H")
    assert plain.why("call:gang_talon") == "refused-talon-off §D4.1"
    assert plain.play("pass pass pass").why("take") == "refused-talon-off §D4.1"
    assert plain.play("pass pass pass").state.stock == read_cards(TALON)


@paragraph("D4.2")
def test_a_call_says_whether_the_talon_is_taken() -> None:
    taken = talon_deal("trump:H call:gang_talon pass pass")
    assert (taken.table.phase, taken.table.took) == (Phase.DISCARD, True)
    without = talon_deal("trump:H call:gang pass pass")
    assert (without.table.phase, without.table.took) == (Phase.DOUBLE, False)
    normal = talon_deal("trump:H pass pass pass")
    assert normal.legal == "take pass"
    assert normal.why("AH") == "refused-talon-first §D4.2"
    assert normal.play("take").table.phase is Phase.DISCARD
    assert normal.play("pass").table.phase is Phase.DOUBLE
    assert normal.play("pass pass pass").why("take") == "refused-talon-not-now §D4.2"
    rich = deal(RINGERL, "QC JC", "trump:H", name="talonschnapsen")
    assert rich.why("call:herrenschnapser_talon") == "refused-talon-off §D4.1"


@paragraph("D4.3")
def test_two_cards_are_laid_away_unseen() -> None:
    taken = talon_deal("trump:H pass pass pass take")
    assert len(taken.state.hands[0]) == 8
    assert taken.why("AH") == "refused-discard-first §D4.3"
    laid = taken.play("discard:JC discard:QC")
    assert laid.hand(0) == "AS AH KH QH TD KC"
    assert laid.state.aside == (Cards("JC QC"),)
    assert laid.table.phase is Phase.DOUBLE
    secret = [event for event in laid.events if event.kind in {Kind.PICKED_UP, Kind.DISCARDED}]
    assert [event.readers for event in secret] == [(0,)] * 3
    assert laid.play("pass pass").why("discard:AH") == "refused-discard-not-now §D4.3"


@paragraph("D4.4")
@pytest.mark.parametrize(("discard_points", "points"), [("nobody", (0, 3, 3)), ("declarer", (3, 0, 0))])
def test_for_whom_the_cards_laid_away_count(discard_points: str, points: tuple[int, int, int]) -> None:
    """Laying TD and KC away, the caller takes 16 in spades and declares 40: 56, or 70 with the cards laid away."""
    line = "trump:H pass pass pass take discard:TD discard:KC pass pass AS-QS-JS 40H"
    played = talon_deal(line, discard_points=discard_points)
    assert sides(played) == (56, 0)  # what lies away stays secret until the end
    assert played.play("claim").result.points == points
    with pytest.raises(OptionError):
        DreierOptions(discard_points="declarer")


# 5 Doubling


@paragraph("D5.1")
def test_a_deal_is_doubled_before_the_first_card() -> None:
    asked = deal(line="trump:H pass pass pass")
    assert (asked.legal, asked.table.turn) == ("kontra pass", 1)
    assert asked.why("AH") == "refused-double-first §D5.1"
    assert deal(line=NORMAL).why("kontra") == "refused-double-not-now §D5.1"
    rich = deal(RINGERL, "QC JC", "trump:H call:herrenschnapser pass pass")
    assert rich.result.points == (24, 0, 0)


@paragraph("D5.2")
def test_the_sides_double_in_turn() -> None:
    second = deal(line="trump:H pass pass pass pass kontra")
    assert (second.table.times, second.table.turn) == (2, 0)
    retour = second.play("kontra")
    assert (retour.table.times, retour.table.turn) == (4, 1)
    again = retour.play("pass kontra")
    assert (again.table.times, again.table.phase, again.table.turn) == (8, Phase.LEAD, 0)
    assert second.play("pass").table.phase is Phase.LEAD


@paragraph("D5.3")
@pytest.mark.parametrize(("most", "line"), [(1, ""), (2, "kontra"), (4, "kontra kontra"), (8, "kontra kontra kontra")])
def test_doubling_has_an_end(most: int, line: str) -> None:
    played = deal(line=f"trump:H pass pass pass {line}", kontra_max=most)
    assert (played.table.times, played.table.phase) == (most, Phase.LEAD)


@paragraph("D5.4")
def test_whatever_it_is_worth_is_doubled() -> None:
    lost = deal(line="trump:H pass call:gang pass pass kontra pass AD-QD-TD KS-TS-AS")
    # Seat 1 plays Gang and seat 0 wins the second trick.
    assert lost.result.points == (18, 0, 18)
    assert lost.reasons == ["end-contract-lost", "worth-contract", "worth-doubled"]


# 6 Play


@paragraph("D6.1")
def test_the_declarer_leads_or_the_caller_in_trumps() -> None:
    kontra = "trump:H pass call:kontraschnapser pass pass pass pass"
    assert deal(line=kontra).table.turn == 1
    assert deal(line=kontra, first_lead="caller_in_trumps").table.turn == 0
    gang = "trump:H pass call:gang pass pass pass pass"
    assert deal(line=gang, first_lead="caller_in_trumps").table.turn == 1


@paragraph("D6.2")
def test_any_card_may_be_led_and_the_winner_leads() -> None:
    begun = deal(line=NORMAL)
    assert begun.legal == "AS AH KH QH TD JC 40H"
    assert begun.play("TD-AD-QD").table.turn == 1
    assert begun.why("QS") == "refused-not-held §D6.2"
    assert begun.why("close") == "refused-other-game §D6.2"


@paragraph("D6.3", "D6.4", "D6.5")
@pytest.mark.parametrize(
    ("duty", "undertrump", "trick", "hand", "allowed"),
    [
        ("strict", True, "KS JH", "AS QS AH TD", "AS QS"),
        ("strict", True, "KS QH", "AH JH TD AC", "AH"),
        ("strict", True, "QD KD", "AD JH TC", "AD"),
        ("strict", True, "KS AH", "KH JH AC", "KH JH"),
        ("strict", False, "KS AH", "KH JH AC", "KH JH AC"),
        ("strict", True, "KS", "TS JS AH", "TS"),
        ("suit_trump", True, "KS", "AS JS AH", "AS JS"),
        ("suit_trump", True, "KS QH", "AH JH TD", "AH JH"),
        ("suit", True, "KS", "AH TD", "AH TD"),
    ],
)
def test_what_must_be_answered(duty: str, undertrump: bool, trick: str, hand: str, allowed: str) -> None:
    game = GAME(changed(DreierOptions(), duty=duty, must_undertrump=undertrump))
    assert may_play(Cards(hand), read_cards(trick), Suit.HEARTS, game.options.following) == Cards(allowed)


@paragraph("D6.3")
def test_why_a_card_may_not_be_played() -> None:
    led = deal(line=f"{NORMAL} AS")
    assert led.legal == "KS QS"
    assert led.why("AD") == "refused-follow §D6.3"
    lower = deal(line=f"{NORMAL} TD")
    assert lower.legal == "AD"
    assert lower.why("KD") == "refused-head §D6.3"
    clubs = deal(line=f"{NORMAL} JC")
    assert clubs.legal == "TH JH"
    assert clubs.why("KS") == "refused-trump §D6.3"


SIX: Final = f"{NORMAL} AS-KS-TS AH-JH-JS JC-TH-TC AD-JD-TD KD-QD-QH KH-QS-AC"
"""Six tricks: the caller has 68, the defenders 45, and 7 lie in the talon."""

TO_A_DEFENDER: Final = f"{NORMAL} AS-KS-TS KH-TH-JS AD-QD-TD KD-JD-QH AH-JH-AC JC-QS-TC"
"""Six tricks in which nobody comes to 66, the last of them a defender's."""


@paragraph("D6.6")
def test_six_tricks() -> None:
    played = deal(line=SIX)
    assert [trick.winner for trick in played.table.tricks] == [0, 0, 1, 1, 0, 0]
    assert sides(played) == (68, 45)
    assert (played.table.phase, played.table.turn) == (Phase.LAST, 0)


# 7 Marriages


@paragraph("D7.1")
def test_forty_and_twenty_on_lead() -> None:
    begun = deal(line=NORMAL)
    assert begun.why("20H") == "refused-meld-value §D7.1"
    assert begun.why("20S") == "refused-meld-not-held §D7.1"
    assert begun.play("40H").table.pending == (40, 0, 0)
    defender = deal(line=f"{NORMAL} TD-AD-QD")
    assert "20S" in defender.legal
    assert sides(defender.play("20S")) == (0, 24 + 20)
    assert begun.play("AS").why("20S") == "refused-meld-not-leading §D7.1"


@paragraph("D7.2")
def test_one_of_the_two_is_led() -> None:
    melded = deal(line=f"{NORMAL} 40H")
    assert melded.legal == "KH QH claim"
    assert melded.why("AH") == "refused-lead-marriage §D7.2"


TWO_PAIRS: Final = ("KH QH AH KS QS AS", "TH JH TS JS AD TD", "KD QD JD AC TC KC")


@paragraph("D7.3")
def test_one_marriage_a_lead() -> None:
    melded = deal(TWO_PAIRS, "QC JC", f"{NORMAL} AS-TS-JD 40H")
    assert melded.why("20S") == "refused-meld-second §D7.3"
    assert "20S" in melded.play("QH-TH-KD AD-QD-AH").legal


@paragraph("D7.4")
def test_a_marriage_waits_for_the_sides_first_trick() -> None:
    waiting = deal(line=f"{NORMAL} 40H QH-TH-TS")
    assert sides(waiting) == (0, 23)
    assert waiting.table.pending == (40, 0, 0)
    taken = waiting.play("KS-JS-AS")
    assert sides(taken) == (17 + 40, 23)
    assert taken.table.pending == (0, 0, 0)


@paragraph("D7.5")
def test_marriages_only_where_points_count() -> None:
    assert "40H" in deal(line="trump:H call:schnapser pass pass pass pass").legal
    gang = deal(line="trump:H call:gang pass pass pass pass")
    assert "H" not in {action[-1] for action in gang.legal.split() if action[0] in "24"}
    assert gang.why("20H") == "refused-meld-contract §D7.5"
    assert deal(line="trump:H call:bauernschnapser pass pass pass pass").why("40H") == "refused-meld-contract §D7.5"
    kontra = deal(line="trump:H pass call:kontraschnapser pass pass pass pass", first_lead="caller_in_trumps")
    assert kontra.why("40H") == "refused-meld-contract §D7.5"


@paragraph("D7.6")
def test_a_king_led_without_declaring_scores_nothing_more() -> None:
    played = deal(line=f"{NORMAL} KH-TH-TS")
    assert sides(played) == (0, 24)
    assert played.table.pending == (0, 0, 0)


# 8 Contracts


@paragraph("D8.1")
@pytest.mark.parametrize(
    ("word", "value", "trick", "best"),
    [
        ("gang", 9, "KS AH TS", 2),
        ("zehnergang", 10, "AS JS TS", 2),
        ("assenbettler", 5, "AS JS KS", 2),
        ("koenigsgang", 8, "TS AS JS", 2),
        ("damengang", 7, "KS TS QS", 2),
        ("bauernloch", 12, "TS AH JH", 2),
    ],
)
def test_ranks_and_trumps_of_the_contracts(word: str, value: int, trick: str, best: int) -> None:
    contract = CONTRACTS[word]
    assert winner(read_cards(trick), Suit.HEARTS if contract.trumps else None, contract.order) == best
    on: dict[str, Any] = {word: value}
    assert word in words(deal(line="trump:H", **on))


@paragraph("D8.1")
def test_with_the_ace_lowest_a_ten_is_headed_by_nothing() -> None:
    game = GAME(DreierOptions())
    low = CONTRACTS["zehnergang"].order
    assert may_play(Cards("AS KS"), read_cards("TS"), None, game.options.following, low) == Cards("AS KS")
    assert may_play(Cards("AS KS"), read_cards("QS"), None, game.options.following, low) == Cards("KS")


BETTLER: Final = ("JS JD QS QD JC QC", "AS TS AH AD TD KH", "KS KD TH QH AC TC")


@paragraph("D8.2")
def test_bettler_wins_no_trick() -> None:
    made = deal(BETTLER, "JH KC", "trump:S call:bettler pass pass pass pass JS-AS-KS")
    assert made.table.result is None
    made = made.play("AH-QH-QS TS-TC-QC KH-TH-QD AC-JC-TD")
    assert made.table.result is None
    assert made.play("KD-JD-AD").result.points == (4, 0, 0)
    lost = deal(line="trump:H call:bettler pass pass pass pass AS-KS-TS")
    assert lost.result.points == (0, 4, 4)


@paragraph("D8.2")
def test_plauderer_lies_open() -> None:
    plauderer = deal(BETTLER, "JH KC", "trump:S call:plauderer pass pass", plauderer=7)
    assert plauderer.table.shown[0] == Cards()
    open_hand = plauderer.play("pass pass")
    assert open_hand.table.shown[0] == Cards(BETTLER[0])
    assert open_hand.play("JS").table.shown[0] == Cards("JD QS QD JC QC")
    assert open_hand.events[-1].kind is Kind.OPENED


@paragraph("D8.3")
def test_all_tricks_or_none_of_the_points() -> None:
    hands = ("AS TS KS AH TH AD", "JS QS JH QH JD QD", "KD TD AC TC KC QC")
    line = "trump:S call:gang pass pass pass pass AS-JS-QC TS-QS-KC KS-JD-TC AH-JH-AC TH-QH-TD"
    won = deal(hands, "KH JC", line)
    assert won.table.result is None
    assert won.play("AD-QD-KD").result.points == (9, 0, 0)
    bauer = deal(hands, "KH JC", line.replace("gang", "bauernschnapser"))
    assert bauer.play("AD-QD-KD").result.points == (12, 0, 0)


SCHNAPSER: Final = ("AH TH KH QH AS JC", "JH KS QS TS AD KD", "JS QD JD AC TC TD")


@paragraph("D8.4")
def test_schnapser_needs_66_in_three_tricks() -> None:
    line = "trump:H call:schnapser pass pass pass pass AH-JH-JS 40H"
    declared = deal(SCHNAPSER, TALON, line)
    # 15 and 40, then 4 + 3 more: not yet; the third trick brings it.
    two = declared.play("KH-KS-JD")
    assert sides(two)[0] == 15 + 40 + 10
    assert two.table.result is None
    assert two.play("TH-QS-QD").result.points == (6, 0, 0)


@paragraph("D8.4", "D8.5")
def test_schnapser_ends_as_soon_as_the_points_are_there() -> None:
    line = "trump:H call:schnapser pass pass pass pass AS-QS-JS 40H QH-JH-JD"
    early = deal(SCHNAPSER, TALON, f"{line}")
    assert sides(early)[0] == 16 + 40 + 7
    line = "trump:H call:schnapser pass pass pass pass TH-JH-AC AH-QS-TC 40H"
    at_once = deal(SCHNAPSER, TALON, line)
    assert at_once.result.points == (6, 0, 0)
    late = deal(SCHNAPSER, TALON, line, schnapser_early_end=False)
    assert late.table.result is None
    assert late.play("KH-KS-TD").result.points == (6, 0, 0)


@paragraph("D8.4")
@pytest.mark.parametrize(
    "line",
    ["JC-JH-AC", "AS-QS-JS AH-JH-JD JC-KS-TC"],
)
def test_schnapser_is_lost_with_the_first_trick_of_a_defender(line: str) -> None:
    lost = deal(SCHNAPSER, TALON, f"trump:H call:schnapser pass pass pass pass {line}")
    assert lost.result.points == (0, 6, 6)


@paragraph("D8.4")
def test_schnapser_is_lost_without_the_points() -> None:
    hands = ("AH TH KH JC AS QC", "JH QS JS QD KD TS", "KS TD JD AC TC AD")
    lost = deal(hands, "QH KC", "trump:H call:schnapser pass pass pass pass AH-JH-JD TH-JS-KS KH-QS-TD")
    assert sides(lost)[0] == 15 + 16 + 17
    assert lost.result.points == (0, 6, 6)


@paragraph("D8.5")
def test_a_contract_ends_when_it_is_decided() -> None:
    gang = deal(line="trump:H call:gang pass pass pass pass TD-AD-QD")
    assert gang.result.points == (0, 9, 9)
    assert gang.reasons == ["end-contract-lost", "worth-contract"]


@paragraph("D8.6")
def test_contracts_that_are_shown_at_once() -> None:
    farben = deal(RINGERL, "QC JC", "trump:H pass call:farbenringerl pass pass")
    assert farben.result.points == (0, 18, 0)
    assert farben.table.shown[1] == Cards("AD TD KD QD JD")
    herren = deal(RINGERL, "QC JC", "trump:H pass call:farbenringerl pass call:herrenschnapser pass")
    assert herren.result.points == (24, 0, 0)


# 9 The normal game


def claiming(**options: Any) -> Deal:  # noqa: ANN401  # values of options
    """The caller has declared forty and has 80; the defenders have no trick."""
    return deal(line=f"{NORMAL} AS-KS-TS AH-JH-JS 40H", **options)


@paragraph("D9.1")
def test_who_is_on_lead_may_claim_after_a_trick_or_a_marriage() -> None:
    begun = deal(line=NORMAL)
    assert begun.why("claim") == "refused-claim-not-now §D9.1"
    assert "claim" in begun.play("40H").legal
    assert "claim" in begun.play("TD-AD-QD").legal
    assert begun.play("TD").why("claim") == "refused-claim-not-now §D9.1"
    right = claiming()
    assert sides(right) == (80, 0)
    assert right.play("claim").reasons[0] == "end-side-claim"
    dear = claiming(target_points=81)
    assert dear.play("claim").reasons[0] == "end-side-wrong-claim"


@paragraph("D9.2")
def test_only_the_normal_game_is_claimed() -> None:
    schnapser = deal(line="trump:H call:schnapser pass pass pass pass AS-KS-TS")
    assert schnapser.why("claim") == "refused-claim-contract §D9.2"


@paragraph("D9.3")
def test_defenders_count_together() -> None:
    played = deal(line=f"{NORMAL} TD-AD-QD 20S KS-TS-AS")
    assert sides(played) == (25, 44)
    defenders = deal(line=f"{NORMAL} TD-AD-QD KD-JD-QH JC-TH-TC")
    assert sides(defenders) == (9, 24 + 22)
    claimed = defenders.play("20S claim")
    assert claimed.result.points == (0, 2, 2)
    assert claimed.reasons == ["end-side-claim", "worth-side-schneider"]


@paragraph("D9.4")
def test_after_the_last_trick_its_winner_claims_or_passes() -> None:
    last = deal(line=SIX)
    assert last.legal == "claim pass"
    assert last.why("AH") == "refused-last-first §D9.4"
    assert last.play("pass").result.points == (1, 0, 0)
    assert deal(line=NORMAL).why("pass") == "refused-no-pass §D9.4"


@paragraph("D9.5")
def test_the_game_may_claim_for_the_players() -> None:
    auto = claiming(claim_mode="auto")
    assert auto.result.points == (3, 0, 0)
    begun = deal(line=f"{NORMAL} AS-KS-TS", claim_mode="auto")
    assert begun.why("claim") == "refused-claim-auto §D9.5"
    end = deal(line=TO_A_DEFENDER, claim_mode="auto")
    assert end.result.points == (0, 1, 1)


# 10 What a deal is worth


@paragraph("D10.1")
def test_three_two_one() -> None:
    """Worked example 74: with fewer than 33 for the defenders together the caller scores 2."""
    assert claiming().play("claim").result.points == (3, 0, 0)
    two = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS AH-JH-JS 40H claim")
    assert sides(two) == (80, 24)
    assert two.result.points == (2, 0, 0)
    one = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS 40H KH-TH-JS KD-JD-QH claim")
    assert sides(one) == (74, 40)
    assert one.result.points == (1, 0, 0)


@paragraph("D10.1")
@pytest.mark.parametrize(("threshold", "value"), [(33, 2), (25, 2), (24, 1)])
def test_schneider_has_a_threshold(threshold: int, value: int) -> None:
    played = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS AH-JH-JS 40H claim", schneider_threshold=threshold)
    assert played.result.points == (value, 0, 0)


@paragraph("D10.2")
def test_nobody_claims_and_the_last_trick_decides() -> None:
    """Worked example 74: a defender takes the last trick, and each defender scores 1."""
    played = deal(line=TO_A_DEFENDER)
    assert played.table.turn == 2
    assert played.play("pass").result.points == (0, 1, 1)
    assert played.play("pass").reasons == ["end-side-last-trick", "worth-side-last-trick"]


@paragraph("D10.3")
def test_a_wrong_claim() -> None:
    early = deal(line=f"{NORMAL} AS-KS-TS")
    assert early.play("claim").result.points == (0, 3, 3)
    assert deal(line=f"{NORMAL} AS-KS-TS claim", false_claim_value="two").result.points == (0, 2, 2)
    later = deal(line=f"{NORMAL} TD-AD-QD KS-TS-AS claim")
    assert later.result.points == (0, 2, 2)
    defenders = deal(line=f"{NORMAL} TD-AD-QD claim")
    assert defenders.result.points == (3, 0, 0)


@paragraph("D10.4")
def test_a_contract_scores_its_value_either_way() -> None:
    assert deal(line="trump:H call:gang pass pass pass pass TD-AD-QD").result.points == (0, 9, 9)
    assert deal(line="trump:H call:gang pass pass pass pass TD-AD-QD", gang=11).result.points == (0, 11, 11)


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
