"""A table of the server is the fold of its log, and nothing gets into the log that does not belong there."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bummerl.locale import LANGUAGES, Locale
from bummerl.record import read_match, verify, write_match
from bummerl.rules.actions import Action, IllegalAction
from bummerl.rules.cards import NotationError
from bummerl.rules.catalog import CATALOG
from bummerl.rules.reasons import Refused, reason
from bummerl.table.dealer import leaves_no_choice
from bummerl.web import commands
from bummerl.web.commands import Arrive, Command, Depart, FillSeat, Move, TakeOver, TakeSeat
from bummerl.web.deadlines import deadline, due
from bummerl.web.deciding import decide
from bummerl.web.folding import after, folded
from bummerl.web.frames import frame, invitation
from bummerl.web.happenings import Acted, Damaged, Opened, Sat, read, write
from bummerl.web.names import UnreadableName, looks
from bummerl.web.offers import gives_hints, last_choice
from bummerl.web.room import Room, Stage, TableError, secret_hash
from bummerl.web.tables import Wished, opening
from tests.web_tables import Driven, entropy, opened, secret, share

PRESETS = ("schnapsen", "schnapsen_tournament", "sixty_six_3p", "bauernschnapsen", "thousand", "tysiac_2p")


def act(room: Room, action: str, command: str = "act", at: str | None = None) -> Command:
    return commands.Act(do="act", id=command, action=action, at=room.at if at is None else at)


def simple(kind: str, command: str) -> Command:
    made: dict[str, Command] = {
        "next": commands.Next(do="next", id=command),
        "takeback": commands.Takeback(do="takeback", id=command),
        "resign": commands.Resign(do="resign", id=command),
        "rematch": commands.Rematch(do="rematch", id=command),
        "yes": commands.Answer(do="answer", id=command, yes=True),
        "no": commands.Answer(do="answer", id=command, yes=False),
        "return": commands.Return(do="return", id=command),
        "leave": commands.Leave(do="leave", id=command),
        "arrive": Arrive(f"tab {command}", "node"),
        "depart": Depart(f"tab {command}"),
        "away": TakeOver("away"),
    }
    return made[kind]


def legal(room: Room) -> tuple[Action, ...]:
    assert room.record is not None
    return room.game.legal(room.record.state)


COMMANDS = ("next", "takeback", "resign", "rematch", "yes", "no", "return", "leave", "arrive", "depart", "away")


def any_command(room: Room, seat: int, kind: str, number: int) -> Command:
    """A command of this kind, made as well as possible so that it often has an effect."""
    name = f"c{number}"
    if kind in COMMANDS:
        return simple(kind, name)
    if kind == "sit":
        return TakeSeat(name, seat, f"Person {number % 5}", secret_hash(secret(number % 5)))
    if kind == "fill":
        bot = ("thumb", "random", "", "pimc:10")[number % 4]
        return FillSeat(name, number % room.game.seats, bot, ("Resi", "Franz", "Poldi", "Mitzi"))
    if kind == "share":
        return share(room.wants(seat) or "entropy", seat, name)
    if room.record is None:
        return act(room, "AH", name)
    legal = room.game.legal(room.record.state)
    if kind == "move" and legal:
        return Move(legal[number % len(legal)], room.at)
    wanted = str(legal[number % len(legal)]) if legal and kind != "wild" else ("AH", "close", "bid:100")[number % 3]
    return act(room, wanted, name, None if number % 7 else "1.0")


STEPS = st.lists(
    st.tuples(
        st.integers(0, 3),
        st.sampled_from([*COMMANDS, "wild", "finish", "fill", *["sit", "share"] * 3, *["act", "move"] * 12]),
        st.integers(0, 50),
    ),
    min_size=40,
    max_size=160,
)


@settings(suppress_health_check=list(HealthCheck))
@given(
    preset=st.sampled_from(PRESETS),
    bots=st.sets(st.integers(1, 3)),
    level=st.sampled_from(["strict", "points", "training"]),
    seated=st.booleans(),
    steps=STEPS,
)
def test_whatever_is_commanded_the_table_is_the_fold_of_its_log(
    preset: str, bots: set[int], level: str, *, seated: bool, steps: list[tuple[int, str, int]]
) -> None:
    begun = Driven.playing if seated else lambda preset, bots, **more: Driven.open(opened(preset, bots, **more))
    table = begun(preset, tuple(sorted(bots)), memory=level)
    for number, (wanted, kind, choice) in enumerate(steps):
        room = table.room
        seat = wanted % room.game.seats
        if kind == "finish":
            if room.stage is Stage.PLAYING:
                table.finish_deal(Random(choice))
            continue
        if kind in {"act", "move"} and room.turn is not None and choice % 10:
            seat = room.turn
        # Only who sits there can send these; the socket sees to that.
        if kind not in {"sit", "move"} and not room.chairs[seat].is_person:
            continue
        if kind == "move" and room.chairs[seat].is_person and choice % 3:
            continue
        command = any_command(room, seat, kind, choice + 100 * number)
        before, length = table.room, len(table.log)
        try:
            made = table.do(seat, command)
        except Refused:
            assert table.room is before
            assert len(table.log) == length
            continue
        assert table.room.seq == len(table.log) == length + len(made)
        known = getattr(command, "id", "")
        if made and known and kind != "leave":
            assert table.room.done(seat, known) == table.room.seq
            assert decide(table.room, seat, command, table.now) == ()
        holds(table.room)
    assert folded("table", map(read, map(write, table.log))) == table.room


def holds(room: Room) -> None:
    """What is true of every room."""
    secrets = [chair.secret for chair in room.chairs if chair.secret]
    assert len(set(secrets)) == len(secrets)
    names = [name for name in room.names if name]
    assert len(set(names)) == len(names)
    assert (room.stage is Stage.PLAYING) == (room.turn is not None)
    assert all(chair.secret or chair.place.bot or not chair.computer for chair in room.chairs)
    if room.match is not None and room.match.current is None:
        match = read_match(write_match(room.match))
        assert match == room.match
        assert verify(match) is None or {chair.entropy for chair in room.chairs} == {b""}
    if room.pending is not None:
        assert room.others(room.pending.seat, room.pending.wish) - room.pending.yes


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.key)
def test_a_match_of_every_game_can_be_played_and_folds(preset: object) -> None:
    assert isinstance(preset, type(CATALOG[0]))
    rng = Random(preset.key)
    table = Driven.playing(preset.key)
    table.finish_deal(rng)
    for seat in range(preset.game.seats):
        if table.room.stage is Stage.BETWEEN:
            table.do(seat, simple("next", f"n{seat}"))
    assert table.room.match is not None
    assert table.room.stage is Stage.OVER or len(table.room.match.deals) == 2
    assert folded("table", table.log) == table.room


# The shuffle


def test_one_person_gives_bytes_and_two_give_seals_first() -> None:
    alone = Driven.open(opened(bots=(1,)))
    alone.do(0, TakeSeat("s", 0, "Anna", secret_hash(secret(0))))
    assert alone.room.wants(0) == "entropy"
    assert alone.room.wants(1) is None

    table = Driven.open(opened())
    table.do(0, TakeSeat("s", 0, "Anna", secret_hash(secret(0))))
    assert (table.room.stage, table.room.wants(0)) == (Stage.OPEN, None)
    table.do(1, TakeSeat("s", 1, "Ben", secret_hash(secret(1))))
    assert (table.room.wants(0), table.room.wants(1)) == ("seal", "seal")
    table.do(0, share("seal", 0, "a"))
    assert (table.room.wants(0), table.room.wants(1)) == (None, "seal")
    table.do(1, share("seal", 1, "a"))
    assert (table.room.wants(0), table.room.wants(1)) == ("entropy", "entropy")


@pytest.mark.parametrize(
    "name", ["Anna", "ANNA", "\uff21nna", "Anna\ufe0f", "An na", "Ann\u0430", "\u0410nna", "\u0391nn\u03b1"]
)
def test_nobody_takes_a_name_that_looks_like_anothers(name: str) -> None:
    table = Driven.open(opened())
    table.do(0, TakeSeat("a", 0, "Anna", secret_hash(secret(0))))
    with pytest.raises(TableError, match="table-name-taken"):
        table.do(1, TakeSeat("b", 1, name, secret_hash(secret(1))))
    table.do(1, TakeSeat("c", 1, "Anni", secret_hash(secret(1))))


def test_a_name_under_a_heap_of_marks_is_refused_and_one_with_its_own_marks_is_not() -> None:
    table = Driven.open(opened())
    with pytest.raises(UnreadableName, match="table-name-marks"):
        table.do(0, TakeSeat("a", 0, "Ann" + "\u0301" * 12, secret_hash(secret(0))))
    table.do(0, TakeSeat("a", 0, "Bắc \u0939\u093f\u0928\u094d\u0926\u0940", secret_hash(secret(0))))


def test_a_computer_is_not_named_like_the_person() -> None:
    wished = Wished(preset="schnapsen", seats=["me", "bot:thumb"], name="R\u043esie", secret="s" * 32)
    opened_so, _, _ = opening(wished, Locale("en"), bytes(32), 0.0)
    assert looks(opened_so.places[1].name) != looks("Rosie")


def test_other_bytes_than_those_sealed_are_refused() -> None:
    table = Driven.open(opened())
    for seat in (0, 1):
        table.do(seat, TakeSeat("s", seat, f"P{seat}", secret_hash(secret(seat))))
    for seat in (0, 1):
        table.do(seat, share("seal", seat, "a"))
    with pytest.raises(TableError, match="table-other-seal"):
        table.do(0, commands.Entropy(do="entropy", id="x", entropy=entropy(7)))


def test_who_leaves_during_the_shuffle_makes_it_anew() -> None:
    table = Driven.open(opened())
    for seat in (0, 1):
        table.do(seat, TakeSeat("s", seat, f"P{seat}", secret_hash(secret(seat))))
    for seat in (0, 1):
        table.do(seat, share("seal", seat, "a"))
    table.do(0, share("entropy", 0, "b"))
    published = table.room.commitment
    table.do(1, simple("leave", "go"))
    assert table.room.commitment != published
    assert table.room.chairs[0].entropy is None
    table.do(1, TakeSeat("s", 1, "Newcomer", secret_hash(secret(2))))
    assert (table.room.wants(0), table.room.wants(1)) == ("seal", "seal")


def test_who_stays_away_after_the_seal_makes_the_shuffle_anew() -> None:
    table = Driven.open(opened(takeover=60))
    for seat in (0, 1):
        table.do(seat, TakeSeat(f"s{seat}", seat, f"P{seat}", secret_hash(secret(seat))))
    first = table.room.commitment
    for seat in (0, 1):
        table.do(seat, share("seal", seat, f"seal{seat}"))
    table.do(0, share("entropy", 0, "given"))
    table.do(1, simple("away", "away"))
    assert table.room.commitment != first
    assert table.room.chairs[0].entropy is None
    table.do(0, share("entropy", 0, "again"))
    assert table.room.stage is Stage.PLAYING
    assert table.room.match is not None
    assert table.room.match.fair is not None
    assert table.room.match.fair.entropy == (bytes.fromhex(entropy(0)), b"")


def test_a_rematch_has_a_shuffle_and_a_replay_of_its_own() -> None:
    table = Driven.playing(bots=(1,))
    before = (table.room.commitment, table.room.replay)
    table.do(0, simple("resign", "r"))
    assert table.room.stage == "over"
    table.do(0, simple("rematch", "again"))
    assert table.room.stage == "shuffling"
    assert table.room.losses == (1, 0)
    assert not set(before) & {table.room.commitment, table.room.replay}
    assert table.room.chairs[0].entropy is None


def test_two_who_ask_for_another_match_at_the_same_moment_agree() -> None:
    table = Driven.playing()
    table.do(0, simple("resign", "r"))
    assert table.room.stage == "over"
    table.do(0, simple("rematch", "mine"))
    table.do(0, simple("rematch", "mine again"))
    assert table.room.stage == "over", "nobody agrees with oneself"
    table.do(1, simple("rematch", "mine too"))
    assert table.room.stage == "shuffling"


def test_two_who_want_to_take_back_at_the_same_moment_agree_where_both_get_what_they_want() -> None:
    rng = Random(3)
    table = Driven.playing()
    while None in {last_choice(table.room, 0), last_choice(table.room, 1)}:
        table.act(rng)
    earlier, later = sorted((0, 1), key=lambda seat: last_choice(table.room, seat) or 0)
    kept = last_choice(table.room, earlier)
    table.do(later, simple("takeback", "later"))
    with pytest.raises(TableError, match="table-asked-already"):
        table.do(earlier, simple("takeback", "too early"))
    table.do(earlier, simple("no", "not that"))
    table.do(earlier, simple("takeback", "earlier"))
    table.do(later, simple("takeback", "that too"))
    assert table.room.record is not None
    assert len(table.room.record.actions) == kept


# Acting


def test_an_action_is_refused_for_the_reason_that_the_rules_have() -> None:
    table = Driven.playing()
    turn = table.room.turn
    assert turn is not None
    with pytest.raises(TableError, match="refused-not-your-turn"):
        table.do(1 - turn, act(table.room, "AH"))
    with pytest.raises(IllegalAction):
        table.do(turn, act(table.room, "claim"))
    with pytest.raises(NotationError):
        table.do(turn, act(table.room, "rubbish"))
    with pytest.raises(TableError, match="table-gone-on"):
        table.do(turn, act(table.room, "AH", at="9.9"))


def test_a_place_is_never_named_alike_twice() -> None:
    rng = Random(3)
    table = Driven.playing(bots=(1,), memory="training")
    seen = {table.room.at}
    for number in range(12):
        for _ in range(3):
            if table.room.stage is Stage.PLAYING:
                table.act(rng)
                assert table.room.at not in seen
                seen.add(table.room.at)
        if number % 2:
            table.do(0, simple("takeback", f"t{number}"))
            assert table.room.at not in seen
            seen.add(table.room.at)


# Taking back


def test_taking_back_is_free_on_a_training_table_against_the_computer() -> None:
    table = Driven.playing(bots=(1,), memory="training")
    while table.room.turn != 0:
        table.act(Random(1))
    at = table.room.record
    table.act(Random(1))
    table.do(0, simple("takeback", "t"))
    assert table.room.record is not None
    assert at is not None
    assert table.room.record.actions == at.actions


def test_a_bot_cannot_consent_elsewhere() -> None:
    table = Driven.playing(bots=(1,))
    with pytest.raises(Refused, match="table-no-takeback"):
        table.do(0, simple("takeback", "t"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_do_not_speak_of_another_program(language: str) -> None:
    table = Driven.open(opened())
    table.do(0, TakeSeat("sit", 0, "Anna", secret_hash(secret(0))))
    for way in ("takeback", "resign"):
        with pytest.raises(Refused, match="table-no-first-deal"):
            table.do(0, simple(way, way))
    for why in ("table-no-takeback", "table-no-hint", "table-no-first-deal"):
        sentence = Locale(language).reason(reason(why, "10.2"))
        assert why not in sentence
        assert "bummerl" not in sentence
        assert "--" not in sentence


def test_between_people_it_takes_consent_and_no_means_no() -> None:
    table = Driven.playing()
    turn = table.room.turn
    assert turn is not None
    table.act(Random(1))
    here = table.room.record
    table.do(turn, simple("takeback", "t"))
    with pytest.raises(TableError, match="table-nothing-asked"):
        table.do(turn, simple("yes", "own"))
    table.do(1 - turn, simple("no", "n"))
    assert table.room.record == here
    table.do(turn, simple("takeback", "t2"))
    table.do(1 - turn, simple("yes", "y"))
    assert table.room.record is not None
    assert not table.room.record.actions


def practice(room: Room) -> frozenset[int]:
    assert room.match is not None
    return room.match.practice


def test_a_deal_in_which_shown_cards_were_taken_back_is_practice() -> None:
    table = Driven.playing(bots=(1,), memory="training")
    while table.room.turn != 0:
        table.act(Random(1))
    table.act(Random(1), among=lambda action: action.card is not None)
    table.do(0, simple("takeback", "t"))
    first = practice(table.room)
    while table.room.turn != 0 or not table.room.record or len(table.room.record.actions) < 4:
        table.act(Random(1), among=lambda action: action.verb == "play")
    mine = table.room
    table.act(Random(1), among=lambda action: action.verb == "play")
    while table.room.turn != 0:
        table.act(Random(1))
    table.do(0, simple("takeback", "t2"))
    assert practice(table.room) == {1}
    assert practice(mine) == first


def test_a_deal_whose_end_was_taken_back_is_practice() -> None:
    table = Driven.playing()
    table.finish_deal(Random(3))
    assert not practice(table.room)
    assert table.room.match is not None
    last = table.room.match.deals[-1].steps[-2].state.table.turn
    table.do(last, simple("takeback", "t"))
    table.do(1 - last, simple("yes", "y"))
    assert table.room.stage is Stage.PLAYING
    assert practice(table.room) == {1}
    assert read_match(write_match(table.room.match)).practice == {1}


def test_who_is_away_for_a_moment_is_still_played_against_without_hints() -> None:
    table = Driven.playing()
    assert not gives_hints(table.room)
    table.do(1, simple("away", "a"))
    assert not gives_hints(table.room)
    assert gives_hints(Driven.playing(bots=(1,)).room)


# Leaving, and the computer


def test_the_computer_plays_for_who_is_away_and_gives_the_seat_back() -> None:
    table = Driven.playing(takeover=60)
    turn = table.room.turn
    assert turn is not None
    table.do(turn, Arrive("tab", "node"))
    task = due(table.room, 1)
    assert task is None
    table.do(turn, Depart("tab"))
    task = due(table.room, 1)
    assert task is not None
    assert (task.what, task.seat, task.when) == ("away", turn, table.now + 60)
    table.do(turn, TakeOver("away"))
    assert table.room.chairs[turn].computer
    task = due(table.room, 1)
    assert task is not None
    assert task.what == "bot"
    with pytest.raises(TableError, match="table-computer-plays"):
        table.do(turn, act(table.room, "AH"))
    table.do(turn, simple("return", "back"))
    assert not table.room.chairs[turn].computer


@pytest.mark.parametrize(
    ("preset", "bot"),
    [("sixty_six", "pimc:10"), ("sixty_six_3p_us", "pimc:10"), ("sixty_six_3p", "thumb"), ("thousand", "thumb")],
)
def test_who_plays_for_a_person_is_the_strongest_that_knows_the_game(preset: str, bot: str) -> None:
    table = Driven.playing(preset)
    table.do(1, simple("leave", "go"))
    assert table.room.chairs[1].bot == bot


def test_a_tab_that_is_not_the_newest_takes_nobody_away() -> None:
    table = Driven.playing()
    table.do(0, Arrive("old", "node"))
    table.do(0, Arrive("new", "node"))
    assert table.do(0, Depart("old")) == ()
    assert table.room.chairs[0].tab == "new"


def test_the_clock_of_a_decision_runs_out() -> None:
    table = Driven.playing(clock=30)
    task = due(table.room, 1)
    assert task is not None
    assert (task.what, task.when) == ("clock", table.room.since + 30)


def test_who_plays_alone_has_the_whole_clock_after_the_time_of_day_was_put_back() -> None:
    table = Driven.playing(bots=(1,), clock=30)
    table.now += 3600
    table.do(0, Arrive("tab", "node"))
    table.now -= 3600
    for _ in range(8):
        table.act(Random(5))
        if table.room.turn == 0:
            assert deadline(table.room, 0) == table.now + 30


def test_who_has_no_choice_is_not_put_on_the_clock() -> None:
    table, rng = Driven.playing("bauernschnapsen", clock=1), Random(1)
    while not leaves_no_choice(legal(table.room)):
        table.act(rng)
    task = due(table.room, 0.9)
    assert task is not None
    assert task.what == "answer"
    assert task.when > table.room.since + 1, "at once would tell"


def test_own_tables_against_the_computer_wait_for_ever() -> None:
    table = Driven.playing(bots=(1,))
    while table.room.turn != 0:
        table.act(Random(1))
    assert due(table.room, 1) is None


def test_a_match_of_three_sides_is_not_given_up() -> None:
    table = Driven.playing("thousand")
    with pytest.raises(TableError, match="table-no-resigning"):
        table.do(0, simple("resign", "r"))


def test_a_partner_is_asked_before_a_match_is_given_up() -> None:
    table = Driven.playing("bauernschnapsen")
    table.do(0, simple("resign", "r"))
    assert table.room.stage == "playing"
    with pytest.raises(TableError, match="table-nothing-asked"):
        table.do(1, simple("yes", "y"))
    table.do(2, simple("yes", "y"))
    assert table.room.stage == "over"


# The log


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "{}",
        '{"kind":"ready"}',
        '{"kind":"ready","time":1,"seat":0,"more":1}',
        '{"kind":"ready","time":"1","seat":0}',
        '{"kind":"acted","time":1.0,"seat":0,"action":"AH","by":"nobody"}',
        '{"kind":"opened","time":1.0,"preset":"schnapsen","places":[],"root":"00"}',
    ],
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(Damaged):
        read(line)


def test_a_log_that_cannot_have_been_is_refused() -> None:
    table = Driven.playing()
    turn = table.room.turn
    assert turn is not None
    with pytest.raises(Damaged):
        after(table.room, Acted(time=1.0, seat=1 - turn, action="AH", by="person"))
    with pytest.raises(Refused):
        after(table.room, Acted(time=1.0, seat=turn, action="claim", by="person"))
    with pytest.raises(Damaged):
        after(table.room, Sat(time=1.0, seat=3, name="X", secret="0" * 64))
    with pytest.raises(Damaged):
        folded("table", [])
    assert isinstance(table.log[0], Opened)


def test_the_log_keeps_no_secret_of_a_seat() -> None:
    table = Driven.playing()
    text = "\n".join(map(write, table.log))
    assert secret(0) not in text
    assert secret_hash(secret(0)) in text


def test_who_may_not_watch_is_not_told_the_link_of_the_replay() -> None:
    table = Driven.playing(watch="nobody")
    table.finish_deal(Random(5))
    assert frame(table.room, 0, Locale("en"), None)["table"]["replay"] == table.room.replay
    assert table.room.replay not in json.dumps(invitation(table.room, Locale("en")))
