"""Deals and matches as values: playing, taking back, looking, the score that adds up, and the proof of a fair shuffle.

Contents: Record, Match, what a match cannot do, verify.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError, replace
from hashlib import sha256
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.record import Fair, Match, MatchError, Memory, Record, RecordError, read_match, verify, write_match
from bummerl.record.shuffle import chain, commitment, first_dealer, shuffled
from bummerl.rules.actions import IllegalAction, Kind, read_actions
from bummerl.rules.cards import Cards, NotationError, read_cards
from bummerl.rules.catalog import UnknownGame
from bummerl.rules.game import DeckError, Standing
from bummerl.rules.reasons import Reason, Refused
from tests.positions import PRESETS, after, game, hand, play, points, position, strong, table, to_the_end
from tests.random_games import TEMPERS, random_deal

SEATS: Final = ("Anna", "Bert")

DECK: Final = read_cards("JSACAHASTDQDQSTSTCJHADKHQHKDKSTHQCJCKCJD")
LINE: Final = "TC-JH TS-QH AC-KS AS-QC TD-JS AH-TH KD-AD JC-KC JD-QD QS-KH pass"


def fair_match(name: str = "schnapsen", deals: int = 3, seed: int = 1, *, unfinished: bool = False) -> Match:
    """A match that was shuffled by the book and played by chance; every link is open that may be."""
    rng = Random(seed)
    links = chain(rng.randbytes(32), 40)
    entropy = (rng.randbytes(16), rng.randbytes(16))
    fair = Fair(commitment(links), entropy, links[:1])
    match = Match.new(name, SEATS, dealer=first_dealer(links[0], entropy), fair=fair)
    for number in range(1, deals + 1):
        if match.winner is not None:
            return match
        match = match.deal(shuffled(match.game.pack, links[number], entropy, number))
        assert match.current is not None
        over = random_deal(match.current, TEMPERS[1], rng)
        if unfinished and number == deals:
            return match.play(*over.actions[:3])
        match = match.play(*over.actions).open_link(links[number])
    return match


# A deal


@pytest.mark.parametrize("name", PRESETS)
def test_a_new_deal_is_the_game_as_dealt(name: str) -> None:
    played = game(name)
    deal = Record.new(name, played.pack, Standing(1, (2, 3)))
    assert (deal.name, deal.game, deal.actions, deal.result) == (name, played, (), None)
    assert deal.state == played.deal(played.pack, Standing(1, (2, 3))).state
    assert [len(cards) for cards in deal.state.hands] == [played.options.hand_size] * 2


def test_a_deal_is_found_by_any_name_of_its_game() -> None:
    assert Record.new("Sechsundsechzig", game("sixty_six").pack).name == "sixty_six"
    with pytest.raises(UnknownGame) as unknown:
        Record.new("skat", DECK)
    assert unknown.value.reason.id == "game-unknown"


def test_playing_gives_another_record_and_leaves_the_first_as_it_was() -> None:
    deal = Record.new("schnapsen", DECK)
    longer = play(deal, "TC-JH")
    assert (deal.actions, longer.actions) == ((), read_actions("TC-JH"))
    assert (table(deal).tricks, len(table(longer).tricks)) == ((), 1)
    with pytest.raises(FrozenInstanceError):
        deal.actions = longer.actions  # type: ignore[misc]


def test_records_of_the_same_play_are_equal_however_they_came_about() -> None:
    deal = Record.new("schnapsen", DECK)
    step_by_step = deal
    for action in read_actions(LINE):
        step_by_step = step_by_step.play(action)
    built = Record("schnapsen", game("schnapsen"), Standing(), DECK, read_actions(LINE))
    assert play(deal, LINE) == step_by_step == built
    assert hash(step_by_step) == hash(built)
    assert play(deal, LINE).steps == step_by_step.steps == built.steps
    assert built != replace(built, standing=Standing(1))
    assert built != replace(built, actions=built.actions[:-1])


@given(st.sampled_from(PRESETS), st.integers(0, 10**6), st.integers(0, 40))
def test_taking_back_is_having_played_less(name: str, seed: int, count: int) -> None:
    rng = Random(seed)
    deck = list(game(name).pack)
    rng.shuffle(deck)
    over = random_deal(Record.new(name, deck), {}, rng)
    left = max(0, len(over.actions) - count)
    fresh = Record(name, over.game, over.standing, over.deck, over.actions[:left])
    assert over.undo(count) == over.upto(left) == fresh
    assert over.undo(count).steps == fresh.steps
    assert over.undo(count).play(*over.actions[left:]) == over


def test_taking_back_too_much_leaves_the_deal() -> None:
    deal = play(Record.new("schnapsen", DECK), "TC-JH")
    assert deal.undo(99) == Record.new("schnapsen", DECK)
    assert deal.undo(0) == deal
    assert deal.undo() == play(Record.new("schnapsen", DECK), "TC")


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    deal = Record.new("schnapsen", DECK)
    with pytest.raises(IllegalAction) as refused:
        play(deal, "TC-JH QS AC")
    assert (str(refused.value.action), refused.value.reason.id) == ("QS", "refused-not-held")
    assert "AC" in map(str, refused.value.legal)
    assert deal.actions == ()


def test_a_record_of_illegal_actions_shows_it_when_it_is_replayed() -> None:
    damaged = Record("schnapsen", game("schnapsen"), Standing(), DECK, read_actions("TC-JH AC-JH"))
    with pytest.raises(IllegalAction):
        _ = damaged.state


@pytest.mark.parametrize(
    ("deck", "missing", "foreign"),
    [
        pytest.param(DECK[:-1], "JD", "", id="a card is missing"),
        pytest.param((*DECK[:-1], DECK[0]), "JD", "", id="a card is there twice"),
        pytest.param((*DECK, DECK[0]), "", "", id="a card too many"),
        pytest.param((*DECK[:-1], *read_cards("9S")), "JD", "9S", id="a card of another pack"),
        pytest.param((), "AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC JC", "", id="no card"),
    ],
)
def test_a_wrong_deck_is_refused(deck: tuple[int, ...], missing: str, foreign: str) -> None:
    with pytest.raises(DeckError) as refused:
        _ = Record.new("schnapsen", deck).steps  # type: ignore[arg-type]
    params = dict(refused.value.reason.params)
    assert refused.value.reason.id == "deck-wrong"
    assert (params["size"], params["given"]) == (20, len(deck))
    assert (params["missing"], params["foreign"]) == (tuple(Cards(missing)), tuple(Cards(foreign)))


def test_events_are_those_of_all_steps() -> None:
    deal = play(Record.new("schnapsen", DECK, Standing(1)), LINE)
    kinds = [event.kind for event in deal.events]
    assert kinds[:3] == [Kind.DEALT, Kind.DEALT, Kind.TURNED]
    assert (kinds.count(Kind.PLAYED), kinds.count(Kind.TOOK), kinds[-1]) == (20, 10, Kind.ENDED)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_its_own_cards_alone(seat: int) -> None:
    deal = after(3)
    view = deal.view(seat)
    assert str(view.hand) == hand(deal, seat)
    drawn = [event for event in view.log if event.kind in {Kind.DEALT, Kind.DREW}]
    assert {event.seat for event in drawn} == {seat}
    assert view.legal == (deal.game.legal(deal.state) if table(deal).turn == seat else ())


def test_a_spectator_sees_no_cards() -> None:
    view = after(3).view(None)
    assert (view.hand, view.legal) == (Cards(), ())
    assert not [event for event in view.log if event.kind in {Kind.DEALT, Kind.DREW}]


# A match


def test_a_match_begins_at_nothing() -> None:
    match = Match.new("66", SEATS, dealer=1)
    assert (match.name, match.game, match.memory, match.fair) == ("sixty_six", game("sixty_six"), Memory.POINTS, None)
    assert match.standing == match.opening == Standing(1, (0, 0))
    assert (match.current, match.finished, match.winner) == (None, (), None)
    with pytest.raises(FrozenInstanceError):
        match.deals = ()  # type: ignore[misc]


def test_the_standing_follows_from_the_deals() -> None:
    match = Match.new("schnapsen", SEATS, dealer=1).deal(to_the_end().deck)
    assert match.current is not None
    match = match.play(*read_actions("TC-JH TS-QH"))
    assert (match.standing, match.finished) == (Standing(1, (0, 0)), ())
    assert points(match.deals[-1]) == (25, 0)
    match = match.play(*read_actions("AC-KS AS-QC TD-JS AH-TH KD-AD JC-KC JD-QD QS-KH pass"))
    assert (match.current, len(match.finished)) == (None, 1)
    assert match.standing == Standing(0, (0, 1))

    match = match.deal(to_the_end().deck)
    assert match.current is not None
    assert match.current.standing == Standing(0, (0, 1))
    match = match.play(*read_actions("TC-JH claim"))
    assert match.standing == Standing(1, (3, 1))


def test_a_match_goes_on_until_somebody_has_won() -> None:
    match = Match.new("schnapsen", SEATS, dealer=1)
    for line in ("close AH-TH 40H KH-JD claim", "close AH-TH 40H claim", "close AH-TH 40H KH-JD claim"):
        assert match.winner is None
        match = match.deal(strong().deck).play(*read_actions(line))
    assert (match.standing.score, match.winner) == ((9, 0), 0)
    with pytest.raises(MatchError) as over:
        match.deal(strong().deck)
    assert over.value.reason.id == "match-over"


def test_actions_are_taken_back_within_the_current_deal() -> None:
    match = Match.new("schnapsen", SEATS, dealer=1).deal(DECK).play(*read_actions("TC-JH TS"))
    assert match.undo() == Match.new("schnapsen", SEATS, dealer=1).deal(DECK).play(*read_actions("TC-JH"))
    assert match.undo(9) == Match.new("schnapsen", SEATS, dealer=1).deal(DECK)


def test_a_match_of_other_options() -> None:
    match = Match.new("schnapsen", SEATS, dealer=1, game=game("schnapsen", match_points=3))
    match = match.deal(strong().deck).play(*read_actions("close AH-TH 40H KH-JD claim"))
    assert match.winner == 0
    assert match.deals[0].game == game("schnapsen", match_points=3)


def no_deal() -> Match:
    """Between deals."""
    return Match.new("schnapsen", SEATS)


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (lambda: no_deal().play(*read_actions("TC")), "match-no-deal"),
        (lambda: no_deal().undo(), "match-no-deal"),
        (lambda: no_deal().deal(DECK).deal(DECK), "match-deal-unfinished"),
        (lambda: no_deal().open_link(bytes(32)), "match-no-shuffle"),
        (lambda: Match.new("schnapsen", ("Anna",)), "match-seats"),
        (lambda: Match.new("schnapsen", ("Anna", "Bert", "Carl")), "match-seats"),
    ],
)
def test_what_a_match_cannot_do_now(what: Callable[[], Match], why: str) -> None:
    with pytest.raises(MatchError) as refused:
        what()
    assert refused.value.reason.id == why


@pytest.mark.parametrize(
    "name", ["", " ", " Anna", "Anna ", "A|B", "A\nB", "A\tB", "A\u2028B", "\ud800", "x" * 81, "A\0"]
)
def test_a_name_that_no_file_could_hold_is_refused(name: str) -> None:
    with pytest.raises(NotationError) as refused:
        Match.new("schnapsen", (name, "Bert"))
    assert refused.value.reason.id == "match-name"


@pytest.mark.parametrize("name", ["Anna", "#1", "a: b", "Ж", "アンナ", "x" * 80, "bummerl: 1", "{", "🂡"])
def test_any_other_name_will_do(name: str) -> None:
    match = Match.new("schnapsen", (name, "Bert"))
    assert read_match(write_match(match)) == match


# The proof of a fair shuffle


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("unfinished", [False, True])
def test_a_match_shuffled_by_the_book_is_proven(name: str, unfinished: bool) -> None:
    match = fair_match(name, deals=4, seed=7, unfinished=unfinished)
    assert match.deals
    assert verify(match) is None
    assert verify(read_match(write_match(match))) is None


@pytest.mark.parametrize("match", [fair_match(deals=0), fair_match(deals=1, unfinished=True)])
def test_without_a_finished_deal_nothing_is_proven_but_what_was_changed_is_told(match: Match) -> None:
    assert _id(verify(match)) == "verify-none-finished"
    assert match.fair is not None
    assert _id(verify(replace(match, fair=match.fair._replace(links=())))) == "verify-links"


def _id(why: Reason | None) -> str:
    return "" if why is None else why.id


def tampered() -> Iterator[tuple[str, Match, str]]:
    """A match that was dealt fairly, with something published changed; and what has to be said."""
    match = fair_match(deals=3)
    fair = match.fair
    assert fair is not None
    yield "nothing", replace(match, fair=None), "verify-nothing-published"
    yield "no entropy", replace(match, fair=fair._replace(entropy=())), "verify-entropy"
    yield "entropy of three", replace(match, fair=fair._replace(entropy=(*fair.entropy, b""))), "verify-entropy"
    yield "a link too few", replace(match, fair=fair._replace(links=fair.links[:-1])), "verify-links"
    yield "a link too many", replace(match, fair=fair._replace(links=(*fair.links, bytes(32)))), "verify-links"
    yield "links changed about", replace(match, fair=fair._replace(links=fair.links[::-1])), "verify-link"
    yield "entropy changed about", replace(match, fair=fair._replace(entropy=fair.entropy[::-1])), "verify-deck"
    other = fair_match(deals=0, seed=2).fair
    assert other is not None
    yield "another commitment", replace(match, fair=fair._replace(commitment=other.commitment)), "verify-link"
    upper = fair._replace(commitment=fair.commitment.upper())
    yield "the commitment in capitals", replace(match, fair=upper), "verify-link"
    opening = Standing(1 - match.opening.dealer)
    yield "another dealer", replace(match, opening=opening), "verify-dealer"


@pytest.mark.parametrize(("match", "why"), [pytest.param(match, why, id=what) for what, match, why in tampered()])
def test_what_was_changed_is_said(match: Match, why: str) -> None:
    found = _id(verify(match))
    assert found == why or (why == "verify-deck" and found == "verify-dealer")


def test_one_changed_byte_of_the_commitment_fails() -> None:
    match = fair_match(deals=2)
    fair = match.fair
    assert fair is not None
    for place, digit in enumerate(fair.commitment):
        for other in "0123456789abcdef".replace(digit, "")[:3]:
            changed = fair.commitment[:place] + other + fair.commitment[place + 1 :]
            assert _id(verify(replace(match, fair=fair._replace(commitment=changed)))) == "verify-link"


def with_a_byte_changed(given: bytes) -> Iterator[bytes]:
    """All neighbours with one bit of one byte changed, and one longer and one shorter by a byte."""
    for place in range(len(given)):
        for bit in (1, 128):
            yield given[:place] + bytes([given[place] ^ bit]) + given[place + 1 :]
    yield given + b"\0"
    yield given[:-1]


def test_one_changed_byte_of_a_link_fails() -> None:
    match = fair_match(deals=2)
    fair = match.fair
    assert fair is not None
    for number, link in enumerate(fair.links):
        for changed in with_a_byte_changed(link):
            links = (*fair.links[:number], changed, *fair.links[number + 1 :])
            assert _id(verify(replace(match, fair=fair._replace(links=links)))) == "verify-link"


def test_one_changed_byte_of_the_entropy_fails() -> None:
    match = fair_match(deals=1)
    fair = match.fair
    assert fair is not None
    for seat, entropy in enumerate(fair.entropy):
        for changed in with_a_byte_changed(entropy):
            given = tuple(changed if seat == other else fair.entropy[other] for other in (0, 1))
            assert _id(verify(replace(match, fair=fair._replace(entropy=given)))) in {"verify-deck", "verify-dealer"}


def test_any_two_cards_changed_about_in_any_deck_fail() -> None:
    match = fair_match(deals=3)
    for number, record in enumerate(match.deals, 1):
        for place in range(len(record.deck) - 1):
            deck = list(record.deck)
            deck[place], deck[place + 1] = deck[place + 1], deck[place]
            changed = replace(record, deck=tuple(deck))
            deals = (*match.deals[: number - 1], changed, *match.deals[number:])
            # A finished deal is known by its result, which here stays that of the deal as it was played.
            changed.__dict__["steps"] = record.steps
            assert _id(verify(replace(match, deals=deals))) == "verify-deck"


def test_deals_changed_about_fail() -> None:
    match = fair_match(deals=3)
    first, second, third = match.deals
    assert _id(verify(replace(match, deals=(second, first, third)))) == "verify-deck"


def test_a_link_is_what_the_next_one_hashes_to() -> None:
    fair = fair_match(deals=3).fair
    assert fair is not None
    assert [sha256(link).digest() for link in fair.links[1:]] == list(fair.links[:-1])


def test_no_changed_byte_in_the_published_lines_of_a_file_goes_unnoticed() -> None:
    """Commitment, entropy, links, decks and the first dealer: whatever is changed, the file is refused or unproven."""
    text = write_match(fair_match(deals=2, seed=3))
    lines = text.splitlines()
    noticed = 0
    for number, line in enumerate(lines):
        for place in published(line):
            for other in "0S" if line[place] not in "0S" else "1H":
                changed = line[:place] + other + line[place + 1 :]
                try:
                    match = read_match("\n".join([*lines[:number], changed, *lines[number + 1 :]]))
                except RecordError:
                    noticed += 1
                    continue
                assert verify(match) is not None, f"{other!r} at {place} of {line!r}"
                noticed += 1
    assert noticed > 700


def published(line: str) -> Iterator[int]:
    """The places of a line that hold something published."""
    key, _, value = line.partition(": ")
    if key in {"commitment", "entropy", "link 0"}:
        yield from (place for place in range(len(key) + 2, len(line)) if line[place] not in " |")
    elif key == "opening":
        yield line.index("dealer ") + 7
    elif line.count("|") >= 3:
        fields = line.split(" | ")
        for index in (2, 5):
            start = sum(len(field) + 3 for field in fields[:index])
            yield from range(start, start + len(fields[index]))
        yield line.index("dealer ") + 7
    else:
        assert value, "a header has a value"


def test_every_error_here_speaks_to_a_person() -> None:
    for error in (MatchError, RecordError, NotationError, IllegalAction, DeckError, UnknownGame):
        assert issubclass(error, Refused)
        assert issubclass(error, ValueError)


def test_a_position_is_a_record_like_any_other() -> None:
    deal = position("schnapsen", hands=("AS TS KS QS JS", "AD TD KD QD JD"), turnup="AH")
    assert deal == Record.new("schnapsen", deal.deck, Standing(1))
